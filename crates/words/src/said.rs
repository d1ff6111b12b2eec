//! Things that say themselves ([`Said`]): a message of the game's, put into a language; and values
//! of other sentences about a game, each said by its type.

use super::errors::reason_of;
use super::game::GameWords;
use super::places::Places;
use super::text::{Text, Value};
use board::{HarborKind, Hex, Intersection, Path, Resource, Spot, Terrain};
use cards::{Award, Die, EventFace, Measure};
use game::{
    BadTable, Building, CardKind, Cards, DevelopmentCard, Discrepancy, Expansion, FishPurchase,
    Goods, Ground, InMessage, KnightLevel, MessageValue, Piece, PointCard, ProgressCard, Round,
    Rules, Said, Seat, State, Track, Wonder,
};
use scenarios::Opening;
use store::Imported;

/// All that the values of messages are told by.
#[derive(Clone, Copy)]
pub(crate) struct Speaker<'a> {
    pub text: &'a Text,
    pub rules: &'a Rules,
    /// Gives the name of a player.
    pub called: &'a dyn Fn(Seat) -> String,
    /// Gives the names of places, where an island is laid out.
    pub places: Option<Places<'a>>,
    /// The table, where there is one to look at.
    pub state: Option<&'a State>,
}

/// The expansions in play, by which any sentence about a game may choose its words.
fn played(rules: &Rules) -> [(&'static str, Value<'static>); Expansion::ALL.len()] {
    let word = |is_so| Value::from(if is_so { "yes" } else { "no" });
    let played = rules.expansions();
    Expansion::ALL.map(|one| (one.key(), word(played.has(one))))
}

/// The pieces that everybody begins with, and whether a city is among them, as sentences of the
/// opening choose by.
fn opening(state: &State) -> [(&'static str, Value<'static>); 2] {
    let word = match state.setup().opening() {
        Opening::TwoSettlements => "two",
        Opening::ThreeSettlements => "three",
        Opening::OneGivenTwoMore => "given",
    };
    let has_city = state.rules().opens_with(Round::Second) == Building::City;
    [("opening", word.into()), ("city", if has_city { "yes" } else { "no" }.into())]
}

impl Speaker<'_> {
    /// A message; `more` are values that it doesn't bring itself.
    pub fn say(&self, what: &impl Said, more: &[(&str, Value<'_>)]) -> String {
        let message = what.message();
        let own = message.values.iter().map(|(name, value)| (*name, self.value(value)));
        let played = played(self.rules)
            .into_iter()
            .chain(self.state.into_iter().flat_map(|state| opening(state)));
        let values: Vec<_> = played.chain(more.iter().cloned()).chain(own).collect();
        self.text.with(message.key, &values)
    }

    fn value(&self, value: &MessageValue) -> Value<'static> {
        let text = self.text;
        match value {
            MessageValue::Count(count) => (*count).into(),
            MessageValue::Case(word) => (*word).into(),
            MessageValue::Words(words) => words.clone().into(),
            MessageValue::File(path) => super::errors::file(path).into(),
            MessageValue::Reason(kind, words) => reason_of(text, *kind, words).into(),
            MessageValue::Player(Some(seat)) => (self.called)(*seat).into(),
            MessageValue::Player(None) => text.get("nobody").into(),
            MessageValue::Place(spot) => {
                self.places.map(|places| places.spot(*spot)).unwrap_or_default().into()
            }
            MessageValue::Piece(spot) => self.piece(*spot).into(),
            MessageValue::Points(count) => (*count).into(),
            MessageValue::Goods(goods) => text.goods(*goods).into(),
            MessageValue::Cards(cards) => text.card_list(*cards).into(),
            MessageValue::Kind(kind) => text.kind(*kind).into(),
            MessageValue::Development(card) => text.named(card).into(),
            MessageValue::Progress(card) => {
                text.progress_card(*card, self.rules.knights.unwrap_or_default().edition).into()
            }
            MessageValue::Award(award) => text.award_by(*award, self.rules).into(),
            MessageValue::Track(track) => text.track(*track).into(),
            MessageValue::Level(level) => text.named(level).into(),
            MessageValue::Color(color) => text.color(*color).into(),
            MessageValue::Face(face) => text.event_face(*face).into(),
            MessageValue::Harbor(kind) => text.harbor(*kind).into(),
            MessageValue::Wonder(wonder) => text.named(wonder).into(),
            MessageValue::FishPurchase(purchase) => text.named(purchase).into(),
            MessageValue::Cargo(cargo) => text.named(cargo).into(),
            MessageValue::Site(site) => text.terrain(Terrain::Trade(*site)).into(),
            MessageValue::Ground(ground) => text.turned_up(*ground).into(),
            MessageValue::HandSize(seat) => {
                let hands = self.state.and_then(State::hands);
                hands.map_or(0, |hands| hands.size(*seat)).into()
            }
            MessageValue::GoldDue(count) => {
                self.state.map_or_else(|| (*count).into(), |state| state.gold_due(*count)).into()
            }
        }
    }

    /// The kind of piece on a place: on a path a road unless it is a ship, else a building unless
    /// it is a knight.
    fn piece(&self, spot: Spot) -> &'static str {
        let pieces = self.state.map(State::pieces);
        match spot {
            Spot::Path(at) => {
                let lies = pieces.and_then(|pieces| pieces.on_path(at));
                lies.map_or(Piece::Road, |(_, piece)| piece).key()
            }
            Spot::Intersection(at) if pieces.is_some_and(|it| it.knight(at).is_some()) => "knight",
            Spot::Intersection(_) | Spot::Hex(_) => "building",
        }
    }
}

/// A value in a sentence about a game, said by its type.
pub trait InWords {
    fn in_words(&self, say: &GameWords<'_>) -> Value<'static>;
}

/// Values as messages have them.
macro_rules! as_in_messages {
    ($($of:ty)*) => {$(
        impl InWords for $of {
            fn in_words(&self, say: &GameWords<'_>) -> Value<'static> {
                let name = |seat| say.name(seat);
                say.speaker(&name).value(&InMessage::value(self))
            }
        }
    )*};
}

as_in_messages! {
    u8 u16 i16 u32 usize Die Seat Cards Goods CardKind Resource Track KnightLevel EventFace
    DevelopmentCard ProgressCard PointCard FishPurchase Award Hex Intersection Path Spot HarborKind Wonder
}

/// Texts as they are.
macro_rules! as_they_are {
    ($($of:ty)*) => {$(
        impl InWords for $of {
            fn in_words(&self, _: &GameWords<'_>) -> Value<'static> {
                String::from(self.clone()).into()
            }
        }
    )*};
}

as_they_are!(String & str);

impl InWords for Measure {
    fn in_words(&self, say: &GameWords<'_>) -> Value<'static> {
        say.measure(*self).into()
    }
}

impl InWords for Vec<Seat> {
    fn in_words(&self, say: &GameWords<'_>) -> Value<'static> {
        say.names(self).into()
    }
}

impl Text {
    /// A name that needs no values: "Road Building".
    pub fn named(&self, what: &impl Said) -> String {
        self.get(what.message().key)
    }

    /// "2 ore and 1 wool", "nothing".
    pub fn card_list(&self, cards: Cards) -> String {
        self.goods(cards.into())
    }

    /// "2 ore and 3 gold", "1 oil", "nothing".
    pub fn goods(&self, goods: Goods) -> String {
        let cards = goods.cards.kinds().map(|(kind, count)| self.cards(count, kind));
        let gold =
            (goods.gold > 0).then(|| self.with("gold-count", &[("count", goods.gold.into())]));
        let oil = (goods.oil > 0).then(|| self.with("oil-count", &[("count", goods.oil.into())]));
        let parts: Vec<String> = cards.chain(gold).chain(oil).collect();
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
        self.with(&format!("award-{}", award.key()), &played(rules))
    }

    /// Tells what does not add up by `rules`, in a sentence that says both sides: in a game in
    /// play, or in one being set up. `called` says what players are called.
    pub fn discrepancy(
        &self,
        found: Discrepancy,
        rules: &Rules,
        called: &dyn Fn(Seat) -> String,
        places: Places<'_>,
    ) -> String {
        Speaker { text: self, rules, called, places: Some(places), state: None }.say(&found, &[])
    }

    /// Returns the words of something outside a game, such as the reason that a file can't be
    /// used.
    pub fn said(&self, what: &impl Said) -> String {
        let (rules, called) = (&Rules::default(), &|_| String::new());
        Speaker { text: self, rules, called, places: None, state: None }.say(what, &[])
    }

    /// Everything left out of a position or set otherwise, one sentence each. `called` says what
    /// players are called.
    pub fn import_problems(
        &self,
        imported: &Imported,
        called: &dyn Fn(Seat) -> String,
    ) -> Vec<String> {
        let sea = imported.sea.as_ref().map(|(rules, _)| *rules);
        let rules = &Rules { sea, ..Rules::default() };
        let places = Some(self.places(&imported.island));
        let speaker = Speaker { text: self, rules, called, places, state: None };
        let said = imported.problems.iter().map(|problem| speaker.say(problem, &[]));
        let more = (imported.more > 0)
            .then(|| self.with("import-more-problems", &[("count", imported.more.into())]));
        said.chain(more).collect()
    }

    /// Tells why a table can't be as it is told. `called` says what players are called.
    pub fn bad_table(&self, why: BadTable, called: &dyn Fn(Seat) -> String) -> String {
        let rules = &Rules::default();
        Speaker { text: self, rules, called, places: None, state: None }.say(&why, &[])
    }
}

impl GameWords<'_> {
    pub(crate) fn speaker<'a>(&'a self, called: &'a dyn Fn(Seat) -> String) -> Speaker<'a> {
        let (text, rules) = (self.text, self.state.rules());
        Speaker { text, rules, called, places: Some(self.places()), state: Some(self.state) }
    }

    /// A sentence with these values, and with what is played.
    pub fn with(&self, key: &str, values: &[(&str, &dyn InWords)]) -> String {
        let own = values.iter().map(|(name, value)| (*name, value.in_words(self)));
        let played = played(self.state.rules()).into_iter().chain(opening(self.state));
        self.text.with(key, &played.chain(own).collect::<Vec<_>>())
    }

    /// Returns what a message says. Where it names no player, it is about `who`.
    pub fn say(&self, what: &impl Said, who: Seat) -> String {
        self.say_with(what, who, &[])
    }

    /// The same with values that the message doesn't bring itself.
    pub fn say_with(&self, what: &impl Said, who: Seat, more: &[(&str, &dyn InWords)]) -> String {
        let own = more.iter().map(|(name, value)| (*name, value.in_words(self)));
        let more: Vec<_> = [("who", self.name(who).into())].into_iter().chain(own).collect();
        self.speaker(&|seat| self.name(seat)).say(what, &more)
    }

    /// Returns what does not add up, in a sentence that says both sides.
    pub fn discrepancy(&self, found: Discrepancy) -> String {
        self.say(&found, self.active())
    }
}
