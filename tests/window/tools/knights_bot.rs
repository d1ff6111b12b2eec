//! A player of Cities & Knights: decides by looking at the state, and does every deed by
//! touching what the screen names.

use cards::{Die, EventFace};
use game::{
    Building, Deed, ExtraBuilding, Following, HarborTrade, KnightsChange, KnightsDeed, KnightsTask,
    NumberSource, Outcome, Phase, Play, ProgressCard, Purchase, Seat, Source, State, Task, Track,
};

use super::bot::Bot;
use super::knights_wishes::is_bought;

impl Bot {
    /// Plays on until somebody wins or `acts` are done; what happened is among `done`.
    pub fn play_knights(&mut self, acts: usize) {
        self.goes_on(acts, Self::knights_step, |bot, before, count, draw| {
            bot.note(before, count);
            let is_late = bot.state().turn() > 8;
            if bot.state().phase() == Phase::Event && is_late && !bot.done.contains("reopened") {
                bot.reopen();
            }
            let attacks = |state: &State| state.knights().map(|it| it.table().attacks);
            let is_through =
                bot.state().phase() == Phase::Trading && attacks(bot.state()) > attacks(draw);
            if is_through && bot.done.insert("undone through an attack") {
                bot.goes_back_to(draw);
            }
        });
    }

    /// Undo as far as `before`, and redo to where it is now: each step stands as it stood.
    pub fn goes_back_to(&mut self, before: &State) {
        for after in self.undoes_to(before).iter().rev() {
            self.choose_before("redo-what", &[], "what");
            assert_eq!(self.state(), after);
        }
    }

    /// Takes back what was done until it is as in `before`; how it stood at each step until then.
    pub fn undoes_to(&mut self, before: &State) -> Vec<State> {
        let mut stood = Vec::new();
        while self.state() != before {
            stood.push(self.state().clone());
            assert!(stood.len() < 60, "it was never like that");
            self.choose_before("undo-what", &[], "what");
        }
        stood
    }

    /// Keeps what happened since `count` acts, when it was as in `before`.
    fn note(&mut self, before: &State, count: usize) {
        let acts: Vec<_> = self.game().acts_from(count).map(|(_, _, act)| (*act).clone()).collect();
        for act in &acts {
            if act.knights.iter().any(|it| matches!(it, KnightsChange::Attacked { .. })) {
                let attack = before.attack_now();
                self.done.insert(match attack.outcome {
                    Outcome::Lost => "attack lost",
                    Outcome::Repelled if attack.defender.is_some() => "attack won",
                    Outcome::Repelled if attack.draws.len() > 1 => "attack tied",
                    Outcome::Repelled => "attack repelled by nobody",
                });
            }
            if let Deed::Knights(deed) = &act.deed {
                self.done.insert(kind(deed));
                if let KnightsDeed::LoseCity { at, .. } = deed
                    && self.state().pieces().building(*at).map(|it| it.1)
                        == Some(Building::LaidCity)
                {
                    self.done.insert("city laid on its side");
                }
            }
        }
        for track in Track::ALL {
            let (was, is) =
                (before.metropolis_holder(track), self.state().metropolis_holder(track));
            if was.is_some() && is.is_some() && was != is {
                self.done.insert("metropolis taken over");
            }
        }
    }

    /// The next thing that is to be done.
    pub fn knights_step(&mut self) {
        match self.state().open_tasks().first().cloned() {
            Some(Task::Knights(task)) => {
                let deed = self.answer(&task);
                return self.does(&deed);
            }
            Some(Task::FreeRoad { .. }) => {
                let damaged = self.state().damaged_links(self.state().builder()).next();
                let deed = match (damaged, self.state().road_spots().first()) {
                    (Some(at), _) => Deed::RepairRoad { at },
                    (None, Some(at)) => Deed::BuildRoad { at: *at },
                    (None, None) => return self.choose_before("task-leave-name", &[], "left"),
                };
                return self.does(&deed);
            }
            Some(task) => return self.task(&task),
            None => {}
        }
        match self.state().phase() {
            Phase::BeforeProduction => match self.alchemist() {
                Some(deed) => self.does(&deed),
                None if self.state().numbers() == NumberSource::Table => self.tables_dice(),
                None => self.number(),
            },
            Phase::Trading => self.does_or_passes(),
            Phase::ExtraBuilding { .. } => self.knights_beside(),
            _ => self.step(),
        }
    }

    /// What the table's own dice show in this turn, a 7 now and then.
    pub fn tables_dice(&mut self) {
        const SUMS: [u8; 11] = [6, 8, 5, 9, 7, 4, 10, 3, 11, 8, 6];
        let number = SUMS[self.state().turn() as usize % SUMS.len()];
        self.choose_with("roll-name", &[("number", number.into())]);
    }

    fn does_or_passes(&mut self) {
        let Some(deed) = self.wish() else { return self.pass() };
        if self.state().hands().is_none() && is_bought(&deed) {
            self.asks(self.state().builder());
        }
        self.does(&deed);
    }

    /// Another player's part of a turn.
    fn knights_beside(&mut self) {
        if self.state().rules().extra_building == ExtraBuilding::Special {
            let pays = |seat: &Seat| self.state().can_pay(*seat, Purchase::City);
            let mut wants = self.state().special_builders().into_iter().filter(pays);
            let next = wants.find(|seat| *seat != self.state().builder() && self.is_new(*seat));
            if self.lets_build(next) {
                return;
            }
        }
        self.does_or_passes();
    }

    /// An Alchemist that sets an 8, if there is one: once, for it is the same each time.
    fn alchemist(&self) -> Option<Deed> {
        let is_new = !self.done.contains(ProgressCard::Alchemist.key());
        let die = |pips: u8| Die::try_from(pips).expect("a die");
        let play = Play::Alchemist { red: die(3), yellow: die(5) };
        let deed = Deed::Knights(KnightsDeed::Play(play));
        (is_new && self.may(&deed)).then_some(deed)
    }

    /// One way to do what is asked.
    fn answer(&self, task: &KnightsTask) -> Deed {
        let state = self.state();
        let held = |player: Seat| {
            Track::ALL.into_iter().filter(move |track| state.progress_of(player, *track) > 0)
        };
        let deed = match *task {
            KnightsTask::PlaceMetropolis { player, track } => {
                let at = state.cities_without_metropolis(player)[0];
                KnightsDeed::PlaceMetropolis { player, track, at }
            }
            KnightsTask::LoseCity { player } => {
                let at = state.cities_without_metropolis(player)[0];
                KnightsDeed::LoseCity { player, at }
            }
            KnightsTask::Relocate { player } => {
                let to = state.relocations().into_iter().next().expect("a place");
                KnightsDeed::Relocate { player, to }
            }
            KnightsTask::EventDie { .. } => {
                let faces = [
                    EventFace::Ship,
                    EventFace::Trade,
                    EventFace::Ship,
                    EventFace::Politics,
                    EventFace::Ship,
                    EventFace::Science,
                ];
                let face = faces[state.turn() as usize % faces.len()];
                let fits = |red: &Die| match state.source() {
                    Some(Source::Roll(roll)) => {
                        (1..=6).contains(&roll.number().saturating_sub(red.pips()))
                    }
                    _ => true,
                };
                let is_asked = face != EventFace::Ship && state.red_die().is_none();
                let red = is_asked.then(|| Die::ALL.into_iter().find(fits).expect("a die"));
                KnightsDeed::EventDie { face, red }
            }
            KnightsTask::ChooseDeck { player } => {
                let decks = Track::ALL.into_iter();
                let most = decks.max_by_key(|track| state.progress_left(*track));
                KnightsDeed::ChooseDeck { player, track: most.expect("a deck") }
            }
            KnightsTask::PutBack { player } => {
                KnightsDeed::PutBack { player, track: held(player).next().expect("a card") }
            }
            KnightsTask::Promote { .. } => {
                KnightsDeed::Promote { at: state.promotable().next().expect("a knight") }
            }
            KnightsTask::TradeAtHarbor { player, with } => {
                KnightsDeed::TradeAtHarbor { with, trade: self.harbor_trade(player, with) }
            }
            KnightsTask::LoseKnight { player } => {
                let at = state.pieces().knights_of(player).next().expect("a knight").0;
                KnightsDeed::LoseKnight { player, at }
            }
            KnightsTask::PlaceDeserter { .. } => {
                let at = state.knight_spots().into_iter().next().expect("a place");
                let level = state.deserter_levels().into_iter().max().expect("a level");
                KnightsDeed::PlaceDeserter { at, level }
            }
            KnightsTask::StealFromEach { .. } => panic!("the robber's move answers it"),
        };
        Deed::Knights(deed)
    }

    fn harbor_trade(&self, player: Seat, with: Seat) -> HarborTrade {
        if self.state().rules().following != Following::Open {
            return HarborTrade::Unseen;
        }
        let offered = self.known(player).kinds().find_map(|(kind, _)| kind.resource());
        let got = self.known(with).kinds().find_map(|(kind, _)| kind.commodity());
        match (offered, got) {
            (Some(resource), Some(commodity)) => HarborTrade::Seen(resource, commodity),
            _ => HarborTrade::NoCommodity,
        }
    }
}

/// What a deed is kept as among what was done.
const fn kind(deed: &KnightsDeed) -> &'static str {
    match deed {
        KnightsDeed::BuildWall { .. } => "wall",
        KnightsDeed::Improve { .. } => "improve",
        KnightsDeed::PlaceMetropolis { .. } => "metropolis",
        KnightsDeed::Recruit { .. } => "recruit",
        KnightsDeed::Activate { .. } => "activate",
        KnightsDeed::Promote { .. } => "promote",
        KnightsDeed::MoveKnight { .. } => "move a knight",
        KnightsDeed::Displace { .. } => "displace",
        KnightsDeed::Relocate { .. } => "relocate",
        KnightsDeed::LoseCity { .. } => "lose a city",
        KnightsDeed::ChooseDeck { .. } => "choose a deck",
        KnightsDeed::PutBack { .. } => "put back",
        KnightsDeed::ChaseRobber { .. } => "chase",
        KnightsDeed::RollEventDie { .. } => "the app's event die",
        KnightsDeed::EventDie { .. } => "the table's event die",
        KnightsDeed::ShowPoint { point, .. } => point.card().key(),
        KnightsDeed::TradeAtHarbor { .. } => "trade at a harbor",
        KnightsDeed::LoseKnight { .. } => "lose a knight",
        KnightsDeed::PlaceDeserter { .. } => "place a deserter",
        KnightsDeed::Play(play) => play.card().key(),
    }
}
