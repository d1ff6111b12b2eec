//! What season decks, votes, and numbers from elsewhere add to the story of a
//! game, as sentences.

use super::GameWords;
use super::news::taken_by_itself;
use crate::text::Value;
use cards::PileCard;
use game::{Act, Ballot, BarbarianTrack, Cards, Deed, Seat, State, Task, Turned};

impl GameWords<'_> {
    /// What season decks, votes, and numbers from elsewhere add to the deeds.
    pub fn season_deed(&self, deed: &Deed, before: &State) -> String {
        let active = before.active();
        match deed {
            Deed::Dice { red, yellow, face } => {
                let values: [(&str, Value<'_>); 4] = [
                    ("who", self.name(active).into()),
                    ("number", (red.pips() + yellow.pips()).into()),
                    ("red", red.pips().into()),
                    ("yellow", yellow.pips().into()),
                ];
                let rolled = self.text.with("act-dice", &values);
                if before.passes_over(red.pips() + yellow.pips()) {
                    return self.text.with("act-seven-passed", &[("act", rolled.into())]);
                }
                match face {
                    Some(face) => {
                        let face = self.text.event_face(*face);
                        let values = [("act", rolled.into()), ("face", face.into())];
                        self.text.with("act-dice-face", &values)
                    }
                    None => rolled,
                }
            }
            Deed::DrawPrinted { card } => {
                let line =
                    self.card_line(*card, active, ("act-printed-number", "act-printed-marker"));
                let number = self.game.setup().card(*card).map(cards::Card::number);
                if number.is_some_and(|number| before.passes_over(number)) {
                    return self.text.with("act-seven-passed", &[("act", line.into())]);
                }
                line
            }
            Deed::UseSource { numbers } => {
                let source = self.text.get(&format!("numbers-{}", numbers.key()));
                self.text.with("act-use-source", &[("source", source.into())])
            }
            Deed::Vote { player, ballot } => match ballot {
                Ballot::Reset => self.about("act-vote-reset", *player),
                Ballot::LeapYear => self.about("act-vote-leap", *player),
            },
            Deed::TurnWeather => {
                let season = self.season_word(before.season().next());
                self.about_with("act-turn-weather", active, "season", season.into())
            }
            Deed::PassWeather { to } => {
                let holder = before.weather_holder();
                self.about_with("act-pass-weather", holder, "to", self.name(*to).into())
            }
            Deed::Pay { player, card } => match card {
                Some(kind) => self.with_cards("act-pay", *player, Cards::of(*kind, 1)),
                None => self.about("act-pay-one", *player),
            },
            Deed::Swap { player, cards } => match cards {
                Some((give, get)) => self.text.with(
                    "act-swap",
                    &[
                        ("who", self.name(*player).into()),
                        ("give", self.text.kind(*give).into()),
                        ("get", self.text.kind(*get).into()),
                    ],
                ),
                None => self.about("act-swap-one", *player),
            },
            Deed::MendRoad { player, at } => self.about_link("act-mend", *player, *at),
            Deed::Resolve => match before.open_tasks().first() {
                Some(Task::Barbarians { .. }) => self.text.get("act-barbarians"),
                _ => self.text.get("act-resolve"),
            },
            Deed::MoveBarbarians { to } => self.ship_line("act-move-ship", *to),
            // All others have their sentence in `deed`.
            _ => String::new(),
        }
    }

    fn ship_line(&self, key: &str, to: BarbarianTrack) -> String {
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

    /// What an act changed on its own: the season, the ship, or cards that
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
        match (act.barbarians, &act.deed) {
            (None, _) | (_, Deed::MoveBarbarians { .. }) => {}
            (Some(BarbarianTrack::HARBOR), _) => parts.push(self.text.get("act-ship-harbor")),
            (Some(BarbarianTrack::ISLAND), _) => parts.push(self.text.get("act-ship-island")),
            (Some(to), _) => parts.push(self.ship_line("act-ship", to)),
        }
        parts.extend(taken_by_itself(act).map(|(seat, cards)| self.takes(seat, cards)));
        parts
    }

    /// Who drew what: a number with its event, or a card without a number.
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
