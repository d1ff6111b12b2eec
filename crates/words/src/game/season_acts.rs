//! What season decks, votes, and numbers from elsewhere add to the story of a
//! game, as sentences.

use super::GameWords;
use super::news::taken_by_itself;
use crate::text::Value;
use cards::{Die, EventFace, PileCard};
use game::{Act, Ballot, BarbarianTrack, CardKind, Deed, NumberSource, Seat, State, Task, Turned};

impl GameWords<'_> {
    pub(super) fn rolled(
        &self,
        red: Die,
        yellow: Die,
        face: Option<EventFace>,
        before: &State,
    ) -> String {
        let number = red.pips() + yellow.pips();
        let values: [(&str, Value<'_>); 4] = [
            ("who", self.name(before.active()).into()),
            ("number", number.into()),
            ("red", red.pips().into()),
            ("yellow", yellow.pips().into()),
        ];
        let rolled = self.text.with("act-dice", &values);
        if before.passes_over(number) {
            return self.text.with("act-seven-passed", &[("act", rolled.into())]);
        }
        match face {
            Some(face) => {
                let face = self.text.event_face(face);
                let values = [("act", rolled.into()), ("face", face.into())];
                self.text.with("act-dice-face", &values)
            }
            None => rolled,
        }
    }

    pub(super) fn drawn_printed(&self, card: PileCard, before: &State) -> String {
        let keys = ("act-printed-number", "act-printed-marker");
        let line = self.card_line(card, before.active(), keys);
        let number = self.game.setup().card(card).map(cards::Card::number);
        if number.is_some_and(|number| before.passes_over(number)) {
            return self.text.with("act-seven-passed", &[("act", line.into())]);
        }
        line
    }

    pub(super) fn new_source(&self, numbers: NumberSource) -> String {
        let source = self.text.get(&format!("numbers-{}", numbers.key()));
        self.text.with("act-use-source", &[("source", source.into())])
    }

    pub(super) fn vote(&self, player: Seat, ballot: Ballot) -> String {
        match ballot {
            Ballot::Reset => self.about("act-vote-reset", player),
            Ballot::LeapYear => self.about("act-vote-leap", player),
        }
    }

    /// The season that began as the weather stack was turned.
    pub(super) fn weather_turned(&self, before: &State) -> String {
        let season = self.season_word(before.season().next());
        self.about_with("act-turn-weather", before.active(), "season", season.into())
    }

    pub(super) fn swapped(&self, player: Seat, cards: Option<(CardKind, CardKind)>) -> String {
        let Some((give, get)) = cards else { return self.about("act-swap-one", player) };
        let values = [
            ("who", self.name(player).into()),
            ("give", self.text.kind(give).into()),
            ("get", self.text.kind(get).into()),
        ];
        self.text.with("act-swap", &values)
    }

    pub(super) fn resolved(&self, before: &State) -> String {
        let fought = matches!(before.open_tasks().first(), Some(Task::Barbarians { .. }));
        self.text.get(if fought { "act-barbarians" } else { "act-resolve" })
    }

    pub(super) fn ship_line(&self, key: &str, to: BarbarianTrack) -> String {
        self.text.with(key, &[("step", to.steps().into())])
    }

    /// The card that ended a draw, and what was drawn on the way to it.
    pub fn drawn(&self, turned: &[Turned], active: Seat) -> String {
        let mut cards = turned.iter().rev().filter_map(|one| match one {
            Turned::Card(card) => Some(*card),
            Turned::Shuffle(_) => None,
        });
        let Some(card) = cards.next() else { return self.text.get("act-draw") };
        let line = self.card_line(card, active, ("act-draw-number", "act-draw-marker"));
        let mut on_the_way: Vec<String> = cards
            .map(|card| {
                let aside = || self.text.get("act-seven-aside");
                self.text.marker(card).unwrap_or_else(aside)
            })
            .collect();
        if on_the_way.is_empty() {
            return line;
        }
        on_the_way.reverse();
        let values = [("act", line.into()), ("cards", self.text.list(&on_the_way).into())];
        self.text.with("act-draw-after", &values)
    }

    /// Returns what an act changed on its own: the season, the ship, or cards that
    /// nobody chose.
    pub fn consequences(&self, act: &Act) -> Vec<String> {
        let mut parts = Vec::new();
        if let Deed::Draw { turned } = &act.deed
            && turned.iter().any(|one| matches!(one, Turned::Shuffle(_)))
        {
            parts.push(self.text.get("act-draw-shuffle"));
        }
        if let Some(season) = act.season
            && act.deed != Deed::TurnWeather
        {
            let season = self.season_word(season);
            parts.push(self.text.with("act-season", &[("season", season.into())]));
        }
        match act.barbarians.filter(|_| !matches!(act.deed, Deed::MoveBarbarians { .. })) {
            None => {}
            Some(BarbarianTrack::HARBOR) => parts.push(self.text.get("act-ship-harbor")),
            Some(BarbarianTrack::ISLAND) => parts.push(self.text.get("act-ship-island")),
            Some(to) => parts.push(self.ship_line("act-ship", to)),
        }
        parts.extend(taken_by_itself(act).map(|(seat, cards)| self.takes(seat, cards)));
        parts
    }

    /// Returns who drew what: a number with its event, or a card without a number.
    fn card_line(&self, card: PileCard, active: Seat, (number, marker): (&str, &str)) -> String {
        let setup = self.game.setup();
        let known = setup.deck(card).zip(setup.card(card));
        let Some((deck, known)) = known else {
            let card = self.text.marker(card).unwrap_or_default();
            return self.about_with(marker, active, "card", card.into());
        };
        let values: [(&str, Value<'_>); 3] = [
            ("who", self.name(active).into()),
            ("number", known.number().into()),
            ("event", self.text.card_title(deck, known).into()),
        ];
        self.text.with(number, &values)
    }
}
