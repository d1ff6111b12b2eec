//! Choices in words: short, as the player whose they are reads them under what is asked.

use serde::Serialize;

use crate::game::GameWords;
use crate::game::looking_on::SignName;
use game::{Ballot, CardKind, Cards, CardsFor, CardsWanted, Choice, Deed, Seat, Whispered};

/// A choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownChoice {
    /// Its name, to be sent back.
    pub key: String,
    /// Words of the step before it, where many choices begin alike: "Give ore"; empty where there is
    /// none.
    pub group: String,
    pub words: String,
    pub sign: Option<SignName>,
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

/// Words of a choice, with those of the step before it and a sign.
type ChoiceWords = (String, String, Option<SignName>);

impl ShownChoice {
    pub(super) fn of(say: &GameWords<'_>, choice: &Choice) -> Self {
        let (group, words, sign) = said(say, choice);
        Self { key: choice.key().to_string(), group, words, sign }
    }
}

impl ShownCards {
    pub(super) fn of(say: &GameWords<'_>, wanted: &CardsWanted) -> Self {
        let kinds = wanted.among.kinds().map(|(kind, most)| ShownCardsKind {
            kind: kind.key(),
            sign: SignName::of_kind(kind),
            words: say.text.kind(kind),
            most,
        });
        let key = match wanted.purpose {
            CardsFor::Discard => "seat-discard",
            CardsFor::Gold | CardsFor::YearOfPlenty => "seat-take",
            CardsFor::Fleet => "seat-hand-over",
            CardsFor::Hand => "seat-tell",
        };
        Self {
            purpose: wanted.purpose.key(),
            count: wanted.count,
            kinds: kinds.collect(),
            done: say.with(key, &[("count", &wanted.count)]),
        }
    }
}

fn said(say: &GameWords<'_>, choice: &Choice) -> ChoiceWords {
    match choice {
        Choice::DrawnCard { from, .. } => {
            (from_whom(say, *from), say.text.get("unseen-drawn"), Some(SignName::CARD))
        }
        Choice::Whisper(deed, said) => whispered(say, deed, said),
        Choice::Deed(deed) => done(say, deed),
    }
}

fn plain(words: String) -> ChoiceWords {
    (String::new(), words, None)
}

fn of_kind(say: &GameWords<'_>, group: String, kind: CardKind) -> ChoiceWords {
    (group, say.text.kind(kind), Some(SignName::of_kind(kind)))
}

fn from_whom(say: &GameWords<'_>, seat: Seat) -> String {
    say.with("seat-from", &[("who", &seat)])
}

fn to_whom(say: &GameWords<'_>, seat: Seat) -> String {
    say.with("seat-to", &[("who", &seat)])
}

/// A card that passes unseen, with its kind told; or points that are.
fn whispered(say: &GameWords<'_>, deed: &Deed, said: &Whispered) -> ChoiceWords {
    if let Whispered::Points(points) = said {
        let group = say.text.get("seat-points");
        return (group, say.with("seat-points-count", &[("points", points)]), None);
    }
    let Whispered::Passed(kinds) = said else { return plain(say.deed(deed, say.state)) };
    let Some(kind) = kinds.first() else { return plain(say.deed(deed, say.state)) };
    if let Deed::Steal { from, .. } = deed {
        of_kind(say, from_whom(say, *from), *kind)
    } else if let Deed::Give { to, .. } = deed {
        of_kind(say, to_whom(say, *to), *kind)
    } else {
        plain(say.deed(deed, say.state))
    }
}

fn done(say: &GameWords<'_>, deed: &Deed) -> ChoiceWords {
    let gives =
        |count: u8, kind: CardKind| say.with("seat-gives", &[("cards", &Cards::of(kind, count))]);
    // A card that passes unseen at a table that keeps hands private may be told.
    let untold = |whom: String| {
        if say.state.keeps_private() {
            (whom, say.text.get("unseen-untold"), None)
        } else {
            plain(whom)
        }
    };
    if let Deed::Take { card: Some(kind), .. } | Deed::Pay { card: Some(kind), .. } = deed {
        of_kind(say, String::new(), *kind)
    } else if let Deed::ChooseYield { card, .. } = deed {
        of_kind(say, String::new(), (*card).into())
    } else if let Deed::Swap { cards: Some((give, get)), .. } = deed {
        of_kind(say, gives(1, *give), *get)
    } else if let Deed::TradeWithBank { give, count, get } = deed {
        of_kind(say, gives(*count, *give), *get)
    } else if let Deed::Steal { from, card, .. } = deed {
        let whom = from_whom(say, *from);
        card.map_or_else(|| untold(whom.clone()), |kind| of_kind(say, whom.clone(), kind))
    } else if let Deed::Give { to, card, .. } = deed {
        let whom = to_whom(say, *to);
        card.map_or_else(|| untold(whom.clone()), |kind| of_kind(say, whom.clone(), kind))
    } else if let Deed::PlayMonopoly { resource, .. } = deed {
        of_kind(say, say.text.get("seat-monopoly"), (*resource).into())
    } else if let Deed::Vote { ballot, .. } = deed {
        plain(say.text.get(match ballot {
            Ballot::Reset => "new-tied-vote-resets",
            Ballot::LeapYear => "new-tied-vote-goes-on",
        }))
    } else if let Deed::Leave { .. } = deed {
        plain(say.text.get("task-leave"))
    } else {
        plain(say.deed(deed, say.state))
    }
}
