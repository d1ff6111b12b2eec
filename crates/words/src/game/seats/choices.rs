//! Choices as a seat is shown them, cards to be put together, and those of others to be counted.

use serde::Serialize;

use super::labels::{ChoiceLabel, label};
use super::spots::NamedSpots;
use crate::game::GameWords;
use crate::game::looking_on::SignName;
use game::{CardKind, Cards, CardsFor, CardsWanted, Choice, CountsWanted, Goods, Seat};

/// A choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownChoice {
    /// Its name, to be sent back.
    pub key: String,
    /// Words of the steps before it, where many choices begin alike: "Give ore for".
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub within: Vec<String>,
    /// Words of it; empty where its place says it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub words: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sign: Option<SignName>,
    /// The number of the place that something leaves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<usize>,
    /// The number of the place that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
}

/// Cards to be put together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownCards {
    /// The name of their purpose, to be sent back.
    pub purpose: &'static str,
    pub count: u16,
    pub kinds: Vec<ShownCardsKind>,
    /// Words of the button that sends them: "Discard 4 cards".
    pub done: String,
}

/// One kind among cards to be put together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownCardsKind {
    pub kind: &'static str,
    pub sign: SignName,
    pub words: String,
    /// The most that there could be.
    pub most: u8,
}

/// Cards that the others hand over to a monopoly, to be counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownCounts {
    /// The name of the monopoly, to be sent back.
    pub monopoly: String,
    /// Words of the steps before it: the card.
    pub within: Vec<String>,
    /// Its kind.
    pub words: String,
    pub sign: Option<SignName>,
    pub of: Vec<ShownCount>,
    /// Number of cards that come from all others.
    pub surely: u16,
    /// Words of the button that sends them.
    pub done: String,
}

/// Cards that one other player may hand over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownCount {
    pub who: ShownOther,
    pub least: u8,
    pub most: u8,
}

/// Another player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownOther {
    /// The seat by its number, from 0.
    pub seat: usize,
    pub name: String,
    pub color: &'static str,
}

impl ShownChoice {
    pub(super) fn of(say: &GameWords<'_>, choice: &Choice, spots: &mut NamedSpots<'_>) -> Self {
        let ChoiceLabel { within, words, sign } = label(say, choice);
        let places = choice.places();
        let [from, at] = [places.from, places.at].map(|spot| spot.map(|spot| spots.number(spot)));
        Self { key: choice.key().to_string(), within, words, sign, from, at }
    }
}

impl ShownCardsKind {
    fn of(say: &GameWords<'_>, kind: CardKind, most: u8) -> Self {
        let (sign, words) = (SignName::of_kind(kind), say.text.kind(kind));
        Self { kind: kind.key(), sign, words, most }
    }

    /// The kinds of these cards.
    pub(super) fn all_of(say: &GameWords<'_>, cards: Cards) -> Vec<Self> {
        cards.kinds().map(|(kind, most)| Self::of(say, kind, most)).collect()
    }

    /// The kinds of these goods, gold and oil after the cards.
    pub(super) fn goods(say: &GameWords<'_>, goods: Goods) -> Vec<Self> {
        let one = |kind, sign, key: &str, most| Self { kind, sign, words: say.text.get(key), most };
        let gold = u8::try_from(goods.gold).unwrap_or(u8::MAX);
        let gold = one("gold", SignName::GOLD, "gold-step-gold", gold);
        let oil = one("oil", SignName::OIL, "oil-step-oil", goods.oil);
        let beside = [gold, oil].into_iter().filter(|one| one.most > 0);
        Self::all_of(say, goods.cards).into_iter().chain(beside).collect()
    }
}

impl ShownCards {
    pub(super) fn of(say: &GameWords<'_>, wanted: &CardsWanted) -> Self {
        let key = match wanted.purpose {
            CardsFor::Discard => "seat-discard",
            CardsFor::Gold => "seat-take",
            CardsFor::YearOfPlenty => "seat-plenty",
            CardsFor::Fleet => "seat-hand-over",
            CardsFor::Hand => "seat-tell",
        };
        Self {
            purpose: wanted.purpose.key(),
            count: wanted.count,
            kinds: ShownCardsKind::goods(
                say,
                Goods { cards: wanted.among, oil: wanted.oil, gold: 0 },
            ),
            done: say.with(key, &[("count", &wanted.count)]),
        }
    }
}

impl ShownCounts {
    pub(super) fn of(say: &GameWords<'_>, wanted: &CountsWanted) -> Self {
        let ChoiceLabel { within, words, sign } = label(say, &Choice::Counted(wanted.monopoly));
        let of = wanted.of.iter().map(|of| ShownCount {
            who: ShownOther::of(say, of.seat),
            least: of.least,
            most: of.most,
        });
        Self {
            monopoly: wanted.monopoly.to_string(),
            within,
            words,
            sign,
            of: of.collect(),
            surely: wanted.surely(),
            done: say.text.get("seat-count"),
        }
    }
}

impl ShownOther {
    pub(super) fn of(say: &GameWords<'_>, seat: Seat) -> Self {
        Self { seat: seat.index(), name: say.name(seat), color: say.color(seat).key() }
    }
}
