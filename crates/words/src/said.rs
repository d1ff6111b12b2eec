//! What says itself ([`Said`]): a message of the game's, put into a language.

use super::game::GameWords;
use super::places::Places;
use super::text::{Text, Value};
use board::Spot;
use cards::Award;
use game::{BadTable, Cards, Discrepancy, Ground, MessageValue, Rules, Said, Seat, State, Way};
use store::{BadPosition, ImportProblem, Imported};

/// All that the values of messages are told by.
struct Speaker<'a> {
    text: &'a Text,
    rules: &'a Rules,
    called: &'a dyn Fn(Seat) -> String,
    /// What places are called, where an island is laid out.
    places: Option<Places<'a>>,
    /// The table, where there is one to look at.
    state: Option<&'a State>,
}

impl Speaker<'_> {
    /// A message; `more` are values that it doesn't bring itself.
    fn say(&self, what: &impl Said, more: &[(&str, Value<'_>)]) -> String {
        let message = what.message();
        let own = message.values.iter().map(|(name, value)| (*name, self.value(*value)));
        let values: Vec<_> = more.iter().cloned().chain(own).collect();
        self.text.with(message.key, &values)
    }

    fn value(&self, value: MessageValue) -> Value<'static> {
        let text = self.text;
        match value {
            MessageValue::Count(count) => count.into(),
            MessageValue::Case(word) => word.into(),
            MessageValue::Axis(number) => number.to_string().into(),
            MessageValue::Player(Some(seat)) => (self.called)(seat).into(),
            MessageValue::Player(None) => text.get("nobody").into(),
            MessageValue::Place(spot) => {
                self.places.map(|places| places.spot(spot)).unwrap_or_default().into()
            }
            MessageValue::Piece(spot) => self.piece(spot).into(),
            MessageValue::Cards(cards) => text.card_list(cards).into(),
            MessageValue::Kind(kind) => text.kind(kind).into(),
            MessageValue::Development(card) => text.named(&card).into(),
            MessageValue::Progress(card) => {
                text.progress_card(card, self.rules.knights.unwrap_or_default().edition).into()
            }
            MessageValue::Award(award) => text.award_by(award, self.rules).into(),
            MessageValue::Track(track) => text.track(track).into(),
            MessageValue::Level(level) => text.named(&level).into(),
            MessageValue::Color(color) => text.color(color).into(),
            MessageValue::Face(face) => text.event_face(face).into(),
            MessageValue::Ground(ground) => text.turned_up(ground).into(),
            MessageValue::HandSize(seat) => {
                let hands = self.state.and_then(State::hands);
                hands.map_or(0, |hands| hands.size(seat)).into()
            }
            MessageValue::GoldDue(count) => {
                self.state.map_or_else(|| count.into(), |state| state.gold_due(count)).into()
            }
        }
    }

    /// What is on a place: on a path a road unless it is a ship, else a building unless it is
    /// a knight.
    fn piece(&self, spot: Spot) -> &'static str {
        let pieces = self.state.map(State::pieces);
        match spot {
            Spot::Path(at) => match pieces.and_then(|pieces| pieces.link(at)) {
                Some(link) if link.way == Way::Ship => "ship",
                _ => "road",
            },
            Spot::Intersection(at) if pieces.is_some_and(|it| it.knight(at).is_some()) => "knight",
            Spot::Intersection(_) | Spot::Hex(_) => "building",
        }
    }
}

impl Text {
    /// A name that needs no values: "Road Building".
    pub fn named(&self, what: &impl Said) -> String {
        self.get(what.message().key)
    }

    /// "2 ore and 1 wool", "nothing".
    pub fn card_list(&self, cards: Cards) -> String {
        let parts: Vec<String> =
            cards.kinds().map(|(kind, count)| self.cards(count, kind)).collect();
        if parts.is_empty() { self.get("nothing") } else { self.list(&parts) }
    }

    /// Returns what lay under a hidden hex: "sea", "forest 6".
    pub fn turned_up(&self, is: Option<Ground>) -> String {
        match is {
            None => self.get("sea-hex-sea"),
            Some(Ground { terrain, token: None }) => self.terrain(terrain),
            Some(Ground { terrain, token: Some(token) }) => {
                let terrain = self.terrain(terrain);
                let values = [("terrain", terrain.into()), ("number", token.number().into())];
                self.with("sea-hex-land", &values)
            }
        }
    }

    pub fn award(&self, award: Award) -> String {
        self.get(&format!("award-{}", award.key()))
    }

    /// Returns what an award is called by `rules`: with Seafarers ships count for the longest road
    /// (SEA 4).
    pub fn award_by(&self, award: Award, rules: &Rules) -> String {
        match (award, rules.sea) {
            (Award::LongestRoad, Some(_)) => self.get("award-trade-route"),
            _ => self.award(award),
        }
    }

    /// What does not add up by `rules`, in a sentence that says both sides: in a game in play,
    /// or in one being set up. `called` says what players are called.
    pub fn discrepancy(
        &self,
        found: Discrepancy,
        rules: &Rules,
        called: &dyn Fn(Seat) -> String,
        places: Places<'_>,
    ) -> String {
        Speaker { text: self, rules, called, places: Some(places), state: None }.say(&found, &[])
    }

    /// Why a table can't be as it is told. `called` says what players are called.
    pub fn bad_table(&self, why: BadTable, called: &dyn Fn(Seat) -> String) -> String {
        let rules = &Rules::default();
        Speaker { text: self, rules, called, places: None, state: None }.say(&why, &[])
    }

    /// Why a text is not a position, and what to do.
    pub fn bad_position(&self, why: &BadPosition) -> String {
        let (rules, called) = (&Rules::default(), &|_| String::new());
        Speaker { text: self, rules, called, places: None, state: None }.say(why, &[])
    }

    /// Everything left out of a position or set otherwise, one sentence each.
    pub fn import_problems(
        &self,
        imported: &Imported,
        called: &dyn Fn(Seat) -> String,
    ) -> Vec<String> {
        let sea = imported.sea.as_ref().map(|(rules, _)| *rules);
        let rules = &Rules { sea, ..Rules::default() };
        let places = Some(self.places(&imported.island));
        let speaker = Speaker { text: self, rules, called, places, state: None };
        let say = |problem: &ImportProblem| match problem {
            ImportProblem::Unreadable(field) => speaker.say(problem, &[("field", field.into())]),
            problem => speaker.say(problem, &[]),
        };
        let more = (imported.more > 0)
            .then(|| self.with("import-more-problems", &[("count", imported.more.into())]));
        imported.problems.iter().map(say).chain(more).collect()
    }
}

impl GameWords<'_> {
    /// Returns what a message says. Where it names no player, it is about `who`.
    pub fn say(&self, what: &impl Said, who: Seat) -> String {
        self.say_with(what, who, &[])
    }

    /// The same with values that the message doesn't bring itself.
    pub fn say_with(&self, what: &impl Said, who: Seat, more: &[(&str, Value<'_>)]) -> String {
        let speaker = Speaker {
            text: self.text,
            rules: self.state.rules(),
            called: &|seat| self.name(seat),
            places: Some(self.places()),
            state: Some(self.state),
        };
        let who = ("who", self.name(who).into());
        speaker.say(what, &[&[who], more].concat())
    }

    /// Returns what does not add up, in a sentence that says both sides.
    pub fn discrepancy(&self, found: Discrepancy) -> String {
        self.say(&found, self.active())
    }
}
