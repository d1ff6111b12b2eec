//! Rules of the base game as Cities & Knights has them, and questions to a game of it: levels,
//! metropolises, and what follows from a deed or a progress card, step by step.

use std::collections::BTreeSet;

use super::{
    KnightsDeed, KnightsRules, KnightsTask, Level, PROGRESS_CARDS, Play, PointCard, Track,
};
use crate::{
    Building, Cards, Deed, DevelopmentCard, GiftOf, Kinds, OwnScenario, PerSeat, Position, Round,
    Rules, ScenarioTable, SeaTask, Seat, Seats, State, StealTargets, Task, Way, hand::only, seven,
};
use board::Intersection;
use cards::{Award, Freedom};

/// Says if there is `award`: without knight cards no Largest Army (KNIGHTS 1), with wagons no Longest
/// Road (TRADERS 5.1).
fn has_award(with_knights: bool, with_wagons: bool, award: Award) -> bool {
    match award {
        Award::LargestArmy => !with_knights,
        Award::LongestRoad => !with_wagons,
        Award::Harbormaster => true,
    }
}

/// The most players with whom the Pirate Islands leave the point cards in the box.
const FEW_PLAYERS: usize = 3;

/// Returns how many development cards of a kind wagons have, of which readings differ; of those of
/// six nobody says it (TRADERS 5.1).
const fn wagon_cards(kind: DevelopmentCard, players: usize) -> u8 {
    let (four, six) = match kind {
        DevelopmentCard::Knight => (16, 22),
        DevelopmentCard::RoadBuilding
        | DevelopmentCard::SwiftJourney
        | DevelopmentCard::VictoryPoint => (3, 5),
        DevelopmentCard::YearOfPlenty | DevelopmentCard::Monopoly => (0, 0),
    };
    if players > 4 { six } else { four }
}

impl Rules {
    /// Says if `award` counts where it is played by these rules.
    pub fn plays_for(&self, award: Award) -> bool {
        has_award(self.knights.is_some(), self.wagons.is_some(), award)
            && self.harbormaster.counts(award)
    }

    /// The kinds of cards that hands and bank hold (KNIGHTS 1).
    pub const fn kinds(&self) -> Kinds {
        match self.knights {
            Some(_) => Kinds::WithCommodities,
            None => Kinds::Resources,
        }
    }

    /// Returns how many development cards of `kind`, or of all, a table of `players` has: with
    /// Cities & Knights none, and in the Pirate Islands point cards count as knights, or stay in
    /// the box with few players (RULES 1, KNIGHTS 1, SCENARIOS 4.2).
    pub fn development_cards(
        &self,
        kind: impl Into<Option<DevelopmentCard>>,
        players: usize,
        own: Option<OwnScenario>,
    ) -> u8 {
        if self.knights.is_some() {
            return 0;
        }
        if self.wagons.is_some() {
            let count = |kind| wagon_cards(kind, players);
            return kind.into().map_or_else(|| DevelopmentCard::ALL.map(count).iter().sum(), count);
        }
        let count = |kind: DevelopmentCard| match (own, kind) {
            (Some(OwnScenario::Pirates), DevelopmentCard::VictoryPoint) => 0,
            (Some(OwnScenario::Pirates), DevelopmentCard::Knight) if players > FEW_PLAYERS => {
                kind.count(players).saturating_add(DevelopmentCard::VictoryPoint.count(players))
            }
            (
                _,
                DevelopmentCard::Knight
                | DevelopmentCard::RoadBuilding
                | DevelopmentCard::YearOfPlenty
                | DevelopmentCard::Monopoly
                | DevelopmentCard::VictoryPoint
                | DevelopmentCard::SwiftJourney,
            ) => kind.count(players),
        };
        kind.into().map_or_else(|| DevelopmentCard::ALL.map(count).iter().sum(), count)
    }

    /// Returns what the opening places before its road in `round`: with Cities & Knights a city in
    /// the second (RULES 3, KNIGHTS 2).
    pub const fn opens_with(&self, round: Round) -> Building {
        let has_city = self.knights.is_some() || self.wagons.is_some();
        match (has_city, round) {
            // Of three settlements the second is the city, too; *our ruling*.
            (true, Round::Second) => Building::City,
            _ => Building::Settlement,
        }
    }
}

impl State {
    /// Returns what this table plays by where editions differ; the usual where it plays without.
    pub fn knights_rules(&self) -> KnightsRules {
        self.rules.knights.unwrap_or_default()
    }

    /// The level that `seat` has reached on `track`.
    pub fn improvement(&self, seat: Seat, track: Track) -> Level {
        let knights = self.knights();
        knights.map_or(Level::default(), |it| it.table().improvements.of(seat).of(track))
    }

    /// Returns who has the metropolis of `track` (KNIGHTS 7).
    pub fn metropolis_holder(&self, track: Track) -> Option<Seat> {
        let at = self.knights()?.table().metropolises[track]?;
        self.pieces.building(at).map(|(seat, _)| seat)
    }

    /// Returns whether a metropolis stands at `at`.
    pub(crate) fn is_metropolis(&self, at: Intersection) -> bool {
        self.knights().is_some_and(|knights| knights.table().is_metropolis(at))
    }

    /// The cities of `seat` that carry no metropolis, sorted.
    pub fn cities_without_metropolis(&self, seat: Seat) -> Vec<Intersection> {
        if self.knights.is_none() {
            return Vec::new();
        }
        let cities = self.pieces.places_of(seat, Building::City);
        cities.filter(|at| !self.is_metropolis(*at)).collect()
    }

    /// The cities of `seat` that lie on their side, sorted (KNIGHTS 9).
    pub fn laid_cities(&self, seat: Seat) -> Vec<Intersection> {
        self.pieces.places_of(seat, Building::LaidCity).collect()
    }

    /// Returns how many progress cards from the deck of `track` a player holds.
    pub fn progress_of(&self, seat: Seat, track: Track) -> u8 {
        self.knights().map_or(0, |knights| knights.table.progress.of(seat)[track])
    }

    /// Returns how many progress cards a player holds (KNIGHTS 8).
    pub fn progress_cards(&self, seat: Seat) -> u8 {
        let held = Track::ALL.into_iter().map(|track| self.progress_of(seat, track));
        held.fold(0, u8::saturating_add)
    }

    /// Returns how many cards the deck of `track` has left.
    pub fn progress_left(&self, track: Track) -> u8 {
        let held = self.players().seats().map(|seat| self.progress_of(seat, track));
        let shown = PointCard::ALL.into_iter().filter(|point| {
            point.card().track() == track
                && self.knights().is_some_and(|knights| knights.shown(*point).is_some())
        });
        let gone = held.chain(shown.map(|_| 1)).fold(0, u8::saturating_add);
        PROGRESS_CARDS.saturating_sub(gone)
    }

    /// Returns where the displaced knight may go, if one waits for that (KNIGHTS 10).
    pub fn relocations(&self) -> BTreeSet<Intersection> {
        let displaced = self.knights().and_then(|it| it.displaced);
        let Some((owner, _, from)) = displaced else { return BTreeSet::new() };
        self.position().relocations(owner, from, self.knights_rules().displaced)
    }

    /// Returns what a deed of Cities & Knights asks next.
    pub(crate) fn knights_tasks(&self, deed: &KnightsDeed) -> Vec<Task> {
        let player = self.builder();
        match deed {
            KnightsDeed::Improve { track } => {
                self.metropolis_task(player, *track).into_iter().collect()
            }
            KnightsDeed::Displace { .. } => self.relocation_task().into_iter().collect(),
            KnightsDeed::LoseKnight { .. } => {
                let place = KnightsTask::PlaceDeserter { player };
                self.is_doable(&place).then_some(Task::Knights(place)).into_iter().collect()
            }
            KnightsDeed::Play(play) => self.play_tasks(play),
            KnightsDeed::ChaseRobber { .. } => {
                let [_, _, steal] = seven();
                self.position().tasks(&[steal], self.occasion())
            }
            KnightsDeed::ChooseDeck { player, .. } => self.surplus(*player).into_iter().collect(),
            KnightsDeed::BuildWall { .. }
            | KnightsDeed::PlaceMetropolis { .. }
            | KnightsDeed::Recruit { .. }
            | KnightsDeed::Activate { .. }
            | KnightsDeed::Promote { .. }
            | KnightsDeed::MoveKnight { .. }
            | KnightsDeed::Relocate { .. }
            | KnightsDeed::LoseCity { .. }
            | KnightsDeed::PutBack { .. }
            | KnightsDeed::RollEventDie { .. }
            | KnightsDeed::EventDie { .. }
            | KnightsDeed::ShowPoint { .. }
            | KnightsDeed::TradeAtHarbor { .. }
            | KnightsDeed::PlaceDeserter { .. } => Vec::new(),
        }
    }

    /// The metropolis that the level which `player` just reached on `track` brings.
    pub(super) fn metropolis_task(&self, player: Seat, track: Track) -> Option<Task> {
        let task = Task::Knights(KnightsTask::PlaceMetropolis { player, track });
        self.earns_metropolis(player, track).then_some(task)
    }

    /// Returns whether the level that `seat` just reached brings the metropolis of `track`: the
    /// first at level 4, or whoever reaches level 5 before its holder (KNIGHTS 7).
    fn earns_metropolis(&self, seat: Seat, track: Track) -> bool {
        let level = self.improvement(seat, track);
        let is_due = match self.metropolis_holder(track) {
            None => level >= Level::METROPOLIS,
            Some(holder) => {
                holder != seat
                    && level == Level::MOST
                    && self.improvement(holder, track) < Level::MOST
            }
        };
        is_due && !self.cities_without_metropolis(seat).is_empty()
    }

    /// The one way to do `task`, if there is only one.
    pub(crate) fn only_knights_way(&self, task: &KnightsTask) -> Option<Deed> {
        let deed = match *task {
            KnightsTask::PlaceMetropolis { player, track } => {
                let at = only(self.cities_without_metropolis(player))?;
                KnightsDeed::PlaceMetropolis { player, track, at }
            }
            // Gold may save it (TRADERS 8.2).
            KnightsTask::LoseCity { player } if self.may_save_city(player) => return None,
            KnightsTask::LoseCity { player } => {
                KnightsDeed::LoseCity { player, at: only(self.cities_without_metropolis(player))? }
            }
            KnightsTask::ChooseDeck { player } => {
                let decks = Track::ALL.into_iter().filter(|it| self.progress_left(*it) > 0);
                KnightsDeed::ChooseDeck { player, track: only(decks)? }
            }
            KnightsTask::PutBack { player } => {
                let held = Track::ALL.into_iter().filter(|it| self.progress_of(player, *it) > 0);
                let track = only(held)?;
                // It may be a card that counts a point: that one is shown instead.
                let may_show = |point: &PointCard| {
                    point.card().track() == track
                        && self.knights().is_some_and(|knights| knights.shown(*point).is_none())
                };
                if PointCard::ALL.iter().any(may_show) {
                    return None;
                }
                KnightsDeed::PutBack { player, track }
            }
            KnightsTask::LoseKnight { player } => {
                let (at, _) = only(self.pieces.knights_of(player))?;
                KnightsDeed::LoseKnight { player, at }
            }
            KnightsTask::Relocate { player } => {
                KnightsDeed::Relocate { player, to: only(self.relocations())? }
            }
            KnightsTask::EventDie { .. }
            | KnightsTask::Promote { .. }
            | KnightsTask::TradeAtHarbor { .. }
            | KnightsTask::StealFromEach { .. }
            | KnightsTask::PlaceDeserter { .. } => return None,
        };
        Some(Deed::Knights(deed))
    }
}

/// Number of knights that a Smith promotes, of roads that Road Building brings, and of cards that a
/// guest gives (KNIGHTS 12).
const TWO: usize = 2;

impl State {
    pub(super) fn play_tasks(&self, play: &Play) -> Vec<Task> {
        let player = self.builder();
        match play {
            Play::Crane { track } => self.metropolis_task(player, *track).into_iter().collect(),
            Play::RoadBuilding => {
                vec![Task::FreeRoad { player }; self.free_roads(player).min(TWO)]
            }
            Play::Smith => {
                let promote = Task::Knights(KnightsTask::Promote { player });
                vec![promote; self.promotable().take(TWO).count()]
            }
            Play::CommercialHarbor => {
                let partners = self.harbor_partners().into_iter();
                let trade = |with| Task::Knights(KnightsTask::TradeAtHarbor { player, with });
                partners.map(trade).collect()
            }
            Play::Bishop => vec![
                Task::MoveRobber { player, freedom: Freedom::Must },
                Task::Knights(KnightsTask::StealFromEach { player }),
            ],
            Play::Deserter { from } => {
                vec![Task::Knights(KnightsTask::LoseKnight { player: *from })]
            }
            // What it was decides what may be laid in its place: a ship where no road could.
            Play::Diplomat { at, from } if *from == player => match self.took_up(*at) {
                Way::Road => vec![Task::FreeRoad { player }],
                Way::Ship => vec![Task::Sea(SeaTask::FreeShip { player })],
            },
            Play::Intrigue { .. } => self.relocation_task().into_iter().collect(),
            Play::Saboteur => {
                let count = |seat| self.hand_size(seat).map(|size| size / 2);
                let hit = self.sabotaged().into_iter();
                hit.map(|seat| Task::Discard { player: seat, count: count(seat) }).collect()
            }
            Play::Wedding => self
                .wedding_guests()
                .into_iter()
                .flat_map(|guest| {
                    let has = self.hand_size(guest).map_or(TWO, usize::from);
                    let gift = Task::Give {
                        player: guest,
                        to: Seats::from_iter([player]),
                        of: GiftOf::Any,
                    };
                    vec![gift; has.min(TWO)]
                })
                .collect(),
            Play::Diplomat { .. }
            | Play::Alchemist { .. }
            | Play::Engineer { .. }
            | Play::Inventor { .. }
            | Play::Irrigation
            | Play::Medicine { .. }
            | Play::Mining
            | Play::MasterMerchant { .. }
            | Play::Merchant { .. }
            | Play::MerchantFleet { .. }
            | Play::ResourceMonopoly { .. }
            | Play::TradeMonopoly { .. }
            | Play::Spy { .. }
            | Play::Warlord => Vec::new(),
        }
    }

    /// The displaced knight goes where it can; where it can't, it is back in the supply.
    pub(super) fn relocation_task(&self) -> Option<Task> {
        let displaced = self.knights().and_then(|it| it.displaced);
        let (player, ..) = displaced.filter(|_| !self.relocations().is_empty())?;
        Some(Task::Knights(KnightsTask::Relocate { player }))
    }

    /// Once the robber stands where a Bishop wants it, a card is taken from everybody
    /// beside it.
    pub(crate) fn point_out_each_victim(&mut self) {
        let Some(Task::Knights(KnightsTask::StealFromEach { player })) = self.tasks.first() else {
            return;
        };
        let player = *player;
        let owners = self.owners_beside_robber().into_iter();
        let owners = owners.filter(|owner| *owner != player);
        let steal = |owner: Seat| Task::Steal {
            or_oil: false,
            player,
            from: StealTargets::OneOf(Seats::from_iter([owner])),
            freedom: Freedom::Must,
            of: Kinds::WithCommodities,
        };
        self.tasks.splice(0..1, owners.map(steal).collect::<Vec<_>>());
    }

    /// Returns whether a task of Cities & Knights can still be done.
    pub(crate) fn is_doable(&self, task: &KnightsTask) -> bool {
        match task {
            KnightsTask::PutBack { player } => self.has_surplus(*player),
            KnightsTask::Promote { .. } => self.promotable().next().is_some(),
            KnightsTask::TradeAtHarbor { with, .. } => {
                self.seating.is_present(*with) && self.may_trade_at_harbor(*with)
            }
            KnightsTask::LoseKnight { player } => self.pieces.knights_of(*player).next().is_some(),
            KnightsTask::PlaceDeserter { .. } => {
                !self.deserter_levels().is_empty() && !self.knight_spots().is_empty()
            }
            KnightsTask::Relocate { .. } => !self.relocations().is_empty(),
            KnightsTask::LoseCity { player } => !self.cities_without_metropolis(*player).is_empty(),
            KnightsTask::ChooseDeck { .. } => {
                Track::ALL.into_iter().any(|track| self.progress_left(track) > 0)
            }
            KnightsTask::PlaceMetropolis { player, .. } => {
                !self.cities_without_metropolis(*player).is_empty()
            }
            KnightsTask::EventDie { .. } | KnightsTask::StealFromEach { .. } => true,
        }
    }

    /// Returns whether a resource is taken now since the number brought its taker no card: whatever
    /// events give comes before the number is paid.
    pub fn takes_by_aqueduct(&self) -> bool {
        self.knights.is_some() && self.payout().is_some()
    }
}

impl Position<'_> {
    /// Says if there is `award`.
    pub fn has_award(&self, award: Award) -> bool {
        let is_of_scenario = |scenario: &ScenarioTable| scenario.has_award(award);
        has_award(self.knights.is_some(), self.wagons.is_some(), award)
            && self.scenario().is_none_or(is_of_scenario)
    }

    /// The kinds of cards there are.
    pub const fn kinds(&self) -> Kinds {
        if self.knights.is_some() { Kinds::WithCommodities } else { Kinds::Resources }
    }

    /// Returns who may take a resource because a production brought them no card, clockwise from
    /// `first`. `paid` is what the bank paid, `gold` what gold brings each, which is
    /// something, too (SEA 12).
    pub fn aqueduct(&self, paid: &PerSeat<Cards>, gold: &PerSeat<u8>, first: Seat) -> Seats {
        let Some(knights) = self.knights else { return Seats::new() };
        let is_able =
            |seat: &Seat| knights.improvements.of(*seat).of(Track::Science) >= Level::ABLE;
        let players = self.seating.from(first).into_iter();
        let is_left_out = |seat: &Seat| paid.of(*seat).is_empty() && gold.of(*seat) == 0;
        players.filter(is_able).filter(is_left_out).collect()
    }
}
