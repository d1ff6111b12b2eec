//! Cards, places, tasks, and events in words, and roads and ships where a sentence may be about
//! either.

use super::GameWords;
use crate::decks::is_bare_seven;
use crate::said::InWords;
use crate::text::Value;
use board::{Path, Spot};
use cards::{Award, Bars, Card, Deck, Die, Measure, Season, Weather};
use game::{
    BootDraw, BuildPiece, Building, Cards, Condition, DevelopmentCard, FishTask, GiftOf, Over,
    Phase, Piece, ProgressCard, Purchase, RobberEscape, Round, ScenarioTask, SeaTask, Seat,
    StealTargets, Task, award_measure, seven,
};

impl GameWords<'_> {
    /// "2 ore and 1 wool", "nothing".
    pub fn cards(&self, cards: Cards) -> String {
        self.text.card_list(cards)
    }

    /// Returns who a friendly robber leaves alone.
    pub fn spared(&self) -> Option<String> {
        let position = self.state.position();
        let spared: Vec<Seat> = self.others().filter(|seat| position.is_spared(*seat)).collect();
        (!spared.is_empty()).then(|| self.with("robber-spares", &[("players", &spared)]))
    }

    pub fn about(&self, key: &str, seat: Seat) -> String {
        self.with(key, &[("who", &seat)])
    }

    pub fn about_with(&self, key: &str, seat: Seat, name: &str, value: Value<'_>) -> String {
        self.text.with(key, &[("who", self.name(seat).into()), (name, value)])
    }

    /// A place: "between the hills (6) and the pasture (4)".
    pub fn place(&self, place: Spot) -> String {
        self.places().spot(place)
    }

    /// Returns the text of a card's event under this table's rulings, if we have words for it and
    /// more happens than the card's 7.
    pub fn event_text(&self, deck: &Deck, card: &Card) -> Option<String> {
        if is_bare_seven(deck, card) {
            return None;
        }
        let (effects, event) = (self.state.effects(), &card.event);
        // A 7 that says so itself moves no robber before the first attack (KNIGHTS 11).
        if self.state.position().is_robber_locked()
            && seven().iter().all(|part| effects.contains(part))
        {
            return Some(self.sleeping_seven());
        }
        let set = self.state.rules().rulings.of(event);
        let played = (self.state.rules().expansions(), self.state.setup().own_scenario());
        self.text.event_text_in(deck, event, set, played)
    }

    pub fn development_card(&self, card: DevelopmentCard) -> String {
        self.text.named(&card)
    }

    pub fn award(&self, award: Award) -> String {
        self.text.award_by(award, self.state.rules())
    }

    pub fn measure(&self, measure: Measure) -> String {
        self.with(&format!("measure-{}", measure.key()), &[])
    }

    pub fn purchase(&self, purchase: Purchase) -> String {
        self.text.named(&purchase)
    }

    /// The name of something bought for a place, as the price list has it.
    pub fn build_piece(&self, piece: BuildPiece) -> String {
        use BuildPiece as P;
        self.text.get(match piece {
            P::Road => "price-road",
            P::Ship => "price-ship",
            P::Bridge => "price-bridge",
            P::RepairBridge => "price-repair-bridge",
            P::Repair => "price-repair",
            P::RepairShip => "price-repair-ship",
            P::Settlement => "price-settlement",
            P::City => "price-city",
            P::Wall => "piece-wall",
            P::Knight => "piece-knight",
            P::Activation => "knight-activation",
            P::Promotion => "knight-promotion",
        })
    }

    pub fn task(&self, task: &Task) -> String {
        let who = task.player();
        // Whether it may as well be what is at sea: the pirate, or a ship.
        let either = |key: &str, is_so: bool| {
            self.with(key, &[("who", &who), ("either", &if is_so { "yes" } else { "no" })])
        };
        match task {
            Task::MoveRobber { .. } => either("task-robber", self.state.may_move_pirate()),
            Task::Steal { from: StealTargets::BesideRobber, .. } => {
                // With wagons a bandit robs, in place of the robber (TRADERS 5.3).
                let is_road = self.state.wagons().is_some();
                self.about(if is_road { "task-steal-road-later" } else { "task-steal-later" }, who)
            }
            Task::Steal { or_oil: true, from: StealTargets::OneOf(prey), .. }
                if prey.iter().any(|seat| self.state.oil_of(*seat) > 0) =>
            {
                self.about("task-steal-or-oil", who)
            }
            Task::Steal { from: StealTargets::OneOf(prey), .. } => match prey.as_slice() {
                [one] => self.about_with("task-steal-one", who, "from", self.name(*one).into()),
                _ => self.about("task-steal", who),
            },
            Task::Take { resource: Some(kind), .. } => {
                self.about_with("task-take-fixed", who, "resource", self.text.kind(*kind).into())
            }
            Task::Take { .. } if self.state.takes_by_aqueduct() => {
                self.about("task-take-aqueduct", who)
            }
            Task::Fish(FishTask::Boot { among, drawn: BootDraw::Perhaps, .. })
                if among.len() == 1 =>
            {
                let one = among.first().copied().unwrap_or(who);
                self.about("fish-task-boot-one", one)
            }
            Task::Take { or_oil: true, .. } => self.about("task-take-or-oil", who),
            Task::Take { .. } => self.about("task-take", who),
            Task::MendRoad { .. } => self.about_links("task-mend", who, self.damaged_links(who)),
            Task::TurnWeather { .. } => {
                let season = self.text.season(self.state.season().next());
                self.about_with("task-turn-weather", who, "season", season.into())
            }
            Task::Give { to, of, .. } => {
                let has_oil = *of == GiftOf::AnyOrOil && self.state.oil_of(who) > 0;
                let key = if has_oil { "task-give-or-oil" } else { "task-give" };
                match to.as_slice() {
                    [one] => {
                        let one = self.name(*one).into();
                        self.about_with(&format!("{key}-one"), who, "to", one)
                    }
                    _ => self.about(key, who),
                }
            }
            Task::DamageRoad { bars, .. } => {
                self.about_links("task-damage", who, self.links_to_damage(who, *bars))
            }
            Task::RobberTo { to: RobberEscape::Fixed(Some(hex)), .. } => {
                self.with("task-flee", &[("place", hex)])
            }
            Task::RobberTo { to: RobberEscape::Fixed(None), .. } => {
                self.text.get("task-flee-board")
            }
            Task::RobberTo { to: RobberEscape::Among(_), .. } => self.text.get("task-flee-among"),
            Task::FreeRoad { .. } => either("task-free-road", self.state.may_lay_ship_free(who)),
            Task::Sea(SeaTask::Scenario(ScenarioTask::LoseToFleet { player, .. })) => {
                let strength = self.state.lower_die().map_or(0, Die::pips);
                let warships = self.state.position().warships(*player);
                let sums = [("strength", &strength as &dyn InWords), ("warships", &warships)];
                let sums = self.with("sea-fleet-sums", &sums);
                self.text.sentences(&[self.say(task, who), sums])
            }
            Task::Discard { .. }
            | Task::Pay { .. }
            | Task::Swap { .. }
            | Task::AtTable { .. }
            | Task::Vote { .. }
            | Task::Fish(_)
            | Task::Rivers(_)
            | Task::Wagons(_)
            | Task::Oil(_)
            | Task::Barbarians { .. }
            | Task::ChooseYield { .. }
            | Task::Knights(_)
            | Task::Sea(
                SeaTask::Gold { .. }
                | SeaTask::TurnUp { .. }
                | SeaTask::FreeShip { .. }
                | SeaTask::Scenario(
                    ScenarioTask::LayHarbor { .. }
                    | ScenarioTask::Fleet { .. }
                    | ScenarioTask::RevealPoints { .. },
                ),
            ) => self.say(task, who),
        }
    }

    /// A season within a sentence: "spring".
    pub fn season_word(&self, season: Season) -> String {
        self.text.get(&format!("season-word-{}", season.key()))
    }

    /// Says that a card's event waits for another season; without an event, nothing does.
    pub fn waiting_event(&self, deck: &Deck, card: &Card) -> Option<String> {
        if is_bare_seven(deck, card) {
            return None;
        }
        let season = card.season.filter(|_| !card.is_featured_in(self.state.drawn_in()))?;
        Some(self.with("card-quiet", &[("season", &self.season_word(season))]))
    }

    /// Returns what a 7 does, for a season card: unlike deck A's cards, it doesn't say
    /// so itself.
    pub fn season_seven(&self, card: &Card) -> Option<String> {
        let is_locked = self.state.position().is_robber_locked();
        (card.number() == 7 && card.season.is_some())
            .then(|| if is_locked { self.sleeping_seven() } else { self.seven() })
    }

    /// Returns what a 7 does; at sea it may move the pirate in place of the robber (SEA 5).
    fn seven(&self) -> String {
        self.in_scenario("card-seven")
    }

    /// The sentence of this key, or what it is in the scenario that is played (SCENARIOS 6).
    fn in_scenario(&self, key: &str) -> String {
        let own = self.state.setup().own_scenario();
        let own = own.map(|own| format!("{key}-in-{}", own.key()));
        let own = own.filter(|key| self.text.has(key));
        self.with(own.as_deref().unwrap_or(key), &[])
    }

    /// Returns what a 7 does before the first attack; at sea the pirate waits for it, too (SEA 12).
    fn sleeping_seven(&self) -> String {
        self.in_scenario("card-seven-sleeps")
    }

    /// Returns what a 7 means that asks nothing of anybody any more.
    pub fn seven_done(&self) -> String {
        let is_locked = self.state.position().is_robber_locked();
        self.with(if is_locked { "seven-robber-sleeps" } else { "seven-nothing" }, &[])
    }

    /// Returns how many cards a hand may have on a 7.
    pub fn hand_limit(&self) -> u8 {
        u8::try_from(self.state.rules().hand_limit).unwrap_or(u8::MAX)
    }

    /// "More than 7 cards? Discard half", or what a Saboteur asks.
    pub fn discard_question(&self) -> String {
        if self.state.phase() != Phase::Event {
            let card = self.progress_card(ProgressCard::Saboteur);
            return self.with("task-sabotage-ask", &[("card", &card)]);
        }
        let has_walls = self.state.pieces().walls().next().is_some();
        let key = if has_walls { "task-discard-ask-walls" } else { "task-discard-ask" };
        self.with(key, &[("limit", &self.hand_limit())])
    }

    /// That the game is over, and who won it, or all who won together (SCENARIOS 3.7).
    pub fn end(&self, over: Over) -> String {
        match over.winner() {
            Some(winner) => self.about("win-title", winner),
            None if matches!(over, Over::BoardDead { .. }) => self.text.get("oil-end-title"),
            None if over.winners().is_empty() => self.text.get("end-title"),
            None => self.with("sea-win-shared", &[("names", &over.winners().to_vec())]),
        }
    }

    /// Returns whose turn it is, or who has won.
    pub fn standing(&self) -> String {
        if let Some(over) = self.state.over() {
            return self.end(over);
        }
        let is_opening = matches!(self.state.phase(), Phase::Founding { .. });
        let key = if is_opening { "opening-of" } else { "turn-of" };
        self.about_with(key, self.active(), "turn", self.state.turn().into())
    }

    /// That the game begins, and which game it is.
    pub fn history_start(&self) -> String {
        self.with("history-start", &[])
    }

    pub fn founding_request(&self) -> Option<String> {
        let Phase::Founding { round, settlement } = self.state.phase() else { return None };
        // What was found comes first, or what gold brings.
        if !self.state.tasks().is_empty() {
            return None;
        }
        let key = match (settlement, round) {
            (Some(_), _) if !self.state.founding_ships().is_empty() => "sea-found-link",
            (Some(_), _) => "found-road",
            (None, Round::First) => "found-settlement-1",
            (None, Round::Second) if self.opens_with_city(round) => "knights-found-city",
            (None, Round::Second) => "found-settlement-2",
            (None, Round::Third) => "sea-found-settlement-3",
        };
        Some(self.about(key, self.active()))
    }

    pub fn opens_with_city(&self, round: Round) -> bool {
        self.state.rules().opens_with(round) == Building::City
    }

    pub fn founds_city(&self) -> bool {
        let Phase::Founding { round, .. } = self.state.phase() else { return false };
        self.opens_with_city(round)
    }

    pub fn weather_holder(&self) -> Option<Seat> {
        let is_held = self.state.rules().cards.weather == Weather::Held;
        is_held.then(|| self.state.weather_holder())
    }

    /// "Anna: 3": a player's count toward an award.
    pub fn award_count(&self, award: Award, seat: Seat) -> String {
        let count = self.state.measure(award_measure(award), seat);
        self.about_with("check-award-count", seat, "count", count.into())
    }

    /// "Red takes 2 ore".
    pub fn takes(&self, seat: Seat, cards: Cards) -> String {
        if cards.is_empty() {
            self.about("takes-nothing", seat)
        } else {
            self.about_with("takes", seat, "cards", self.cards(cards).into())
        }
    }
}

/// Subject of a sentence, by the word that its `$piece` chooses by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Links {
    Roads,
    Ships,
    Bridges,
    /// Roads and ships.
    Both,
    /// Roads and bridges.
    Crossings,
    Any,
}

impl Links {
    /// Those of `pieces`; roads where there are none.
    fn of(pieces: &[Piece]) -> Self {
        let is_there = |piece| pieces.contains(&piece);
        match (is_there(Piece::Road), is_there(Piece::Ship), is_there(Piece::Bridge)) {
            (false, true, false) => Self::Ships,
            (false, false, true) => Self::Bridges,
            (true, true, false) => Self::Both,
            (true, false, true) => Self::Crossings,
            (_, true, true) => Self::Any,
            (_, false, false) => Self::Roads,
        }
    }

    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Roads => "road",
            Self::Ships => "ship",
            Self::Bridges => "bridge",
            Self::Both => "both",
            Self::Crossings => "crossings",
            Self::Any => "any",
        }
    }
}

impl GameWords<'_> {
    pub(super) fn about_links(&self, key: &str, seat: Seat, links: Links) -> String {
        self.about_with(key, seat, "piece", links.key().into())
    }

    /// That a player turns back what lies damaged on a path.
    pub fn mending(&self, seat: Seat, at: Path) -> String {
        self.with(
            "task-mend-one-name",
            &[
                ("who", &seat),
                ("piece", &self.link_at(at).key()),
                ("place", &self.places().path(at)),
            ],
        )
    }

    /// Returns what lies on a path, or lay there: a road unless it is something else.
    fn link_at(&self, at: Path) -> Links {
        let lies = self.state.pieces().on_path(at);
        Links::of(&lies.map(|(_, piece)| piece).into_iter().collect::<Vec<_>>())
    }

    pub(super) fn damaged_links(&self, seat: Seat) -> Links {
        let links = self.state.pieces().links_of(seat).map(|(_, link)| link);
        let damaged = links.filter(|link| link.condition == Condition::Damaged);
        Links::of(&damaged.map(|link| link.piece).collect::<Vec<_>>())
    }

    /// Returns what an earthquake may turn of a player's.
    fn links_to_damage(&self, seat: Seat, bars: Bars) -> Links {
        let pieces = self.state.pieces();
        let position = self.state.position();
        let turned = position.may_turn(seat, bars).filter_map(|at| pieces.on_path(at));
        let turned = turned.map(|(_, piece)| piece).chain([Piece::Road]);
        Links::of(&turned.collect::<Vec<_>>())
    }

    pub(super) fn links(&self) -> Links {
        let lies = Piece::ALL.into_iter().filter(|piece| piece.lies());
        let played = self.state.rules().expansions();
        let lies = lies.filter(|piece| piece.expansion().is_none_or(|it| played.has(it)));
        Links::of(&lies.collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use crate::text::Text;
    use cards::{RulingSet, deck_a};

    #[test]
    fn every_event_of_deck_a_has_a_name_and_a_text_for_each_reading() {
        let text = Text::english();
        for event in deck_a().expect("deck A").events().keys() {
            assert!(text.has(&format!("event-{event}")), "{event}");
            for set in RulingSet::ALL {
                let own = format!("event-{event}-text-{}", set.key());
                let usual = format!("event-{event}-text");
                assert!(text.has(&own) || text.has(&usual), "{event}, {}", set.key());
            }
        }
    }

    #[test]
    fn readings_that_differ_have_texts_that_differ() {
        let text = Text::english();
        let words = |event: &str, set: RulingSet| {
            let own = format!("event-{event}-text-{}", set.key());
            if text.has(&own) { text.get(&own) } else { text.get(&format!("event-{event}-text")) }
        };
        for (id, event) in deck_a().expect("deck A").events() {
            for one in RulingSet::ALL {
                for other in RulingSet::ALL {
                    let alike = event.effects(one) == event.effects(other);
                    let same = words(id.as_str(), one) == words(id.as_str(), other);
                    assert_eq!(alike, same, "{id}: {} and {}", one.key(), other.key());
                }
            }
        }
    }
}
