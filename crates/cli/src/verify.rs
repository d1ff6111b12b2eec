//! `tableside verify`: whether every pile of a game was as promised.

use std::collections::BTreeSet;

use serde::Serialize;

use super::show::card_shown;
use cards::{Arrangement, Commitment, Contents, Deck, PileCard, Preparation, Shuffle};
use game::{Game, Standing};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Cards of it are still to be drawn: its order stays secret.
    Live,
    /// No more cards will be drawn from it.
    Spent,
    /// An undo left it behind; its order is used again when the piles are next
    /// prepared at that point, so it stays secret until the game is over.
    Abandoned,
}

#[derive(Debug, Serialize)]
pub struct Verified {
    /// What was shown before its first draw.
    pub commitment: Commitment,
    pub short: String,
    pub decks: Vec<String>,
    pub fate: Fate,
    /// Nonce and order, once they may be known.
    pub revealed: Option<Revealed>,
    /// Whether its order is the promised one, with all cards of its decks, New
    /// Year where the rules put it, and drawn from the top; and whether it was
    /// shuffled for this use, and only once.
    pub valid: bool,
}

#[derive(Debug, Serialize)]
pub struct Revealed {
    /// 32 hexadecimal digits.
    pub nonce: String,
    /// The cards, the top one first.
    pub order: Vec<serde_json::Value>,
}

/// Every pile of `game`, in the order they were prepared.
pub fn verify(game: &Game) -> Vec<Verified> {
    let setup = game.setup();
    let contents = setup.rules.cards.contents(&setup.decks);
    let shuffles = game.shuffles();
    let live = shuffles.iter().rposition(|(_, standing)| *standing == Standing::Current);
    let second_chances = game.second_chances();
    let mut earlier = BTreeSet::new();
    let mut verified = Vec::new();
    for (place, (shuffle, standing)) in shuffles.iter().enumerate() {
        for (nth, pile) in shuffle.piles().iter().enumerate() {
            let fate = match standing {
                Standing::Abandoned => Fate::Abandoned,
                Standing::Current if live == Some(place) && !game.state().piles().is_spent(nth) => {
                    Fate::Live
                }
                Standing::Current => Fate::Spent,
            };
            // An order that was used before was known to somebody.
            let is_new = !earlier.contains(&(pile.nonce(), pile.order()))
                && !second_chances.contains(shuffle);
            let valid = is_new && is_sound(shuffle, nth, pile, &contents);
            verified.push(of_pile(game, nth, pile, fate, valid));
        }
        earlier.extend(shuffle.piles().iter().map(|pile| (pile.nonce(), pile.order())));
    }
    verified
}

/// There is no need to check that cards were drawn in its order: a game where
/// they weren't doesn't open.
fn is_sound(shuffle: &Shuffle, nth: usize, pile: &Preparation, contents: &[Contents]) -> bool {
    let is_whole = shuffle.piles().len() == contents.len()
        && contents.get(nth).is_some_and(|whole| {
            Shuffle::from(pile.clone()).is_laid_out_as(std::slice::from_ref(whole))
        });
    is_whole && pile.keeps_its_commitment()
}

fn of_pile(game: &Game, nth: usize, pile: &Preparation, fate: Fate, valid: bool) -> Verified {
    let setup = game.setup();
    let ids = setup.decks.iter().map(Deck::id);
    let decks = match setup.rules.cards.arrangement {
        Arrangement::Mixed => ids.map(str::to_owned).collect(),
        Arrangement::Stacks => ids.skip(nth).take(1).map(str::to_owned).collect(),
    };
    let is_known = fate == Fate::Spent || game.state().over().is_some();
    let order = |cards: &[PileCard]| cards.iter().map(|card| card_shown(setup, *card)).collect();
    Verified {
        commitment: pile.commitment(),
        short: pile.commitment().short(),
        decks,
        fate,
        revealed: is_known.then(|| Revealed { nonce: pile.nonce(), order: order(pile.order()) }),
        valid,
    }
}

/// The piles in plain text, one line each, plus a line for each order that may
/// be known.
pub fn verified_text(piles: &[Verified]) -> String {
    let mut lines = Vec::new();
    for (nth, pile) in piles.iter().enumerate() {
        let fate = match pile.fate {
            Fate::Live => "still drawn from, its order stays secret",
            Fate::Spent => "spent",
            Fate::Abandoned => "left behind by an undo, used again when its time comes",
        };
        let verdict = if pile.valid { "as promised" } else { "NOT as promised" };
        let decks = pile.decks.join("+");
        let number = nth + 1;
        lines.push(format!("Pile {number} ({decks}) {}: {verdict}, {fate}", pile.short));
        lines.push(format!("  commitment {}", pile.commitment));
        if let Some(revealed) = &pile.revealed {
            lines.push(format!("  nonce      {}", revealed.nonce));
            let cards: Vec<String> = revealed.order.iter().map(card_text).collect();
            lines.push(format!("  order      {}", cards.join(" ")));
        }
    }
    let bad = piles.iter().filter(|pile| !pile.valid).count();
    lines.push(match bad {
        0 if piles.len() == 1 => "The pile is as promised.".to_owned(),
        0 => format!("All {} piles are as promised.", piles.len()),
        _ => format!("{bad} of {} piles are NOT as promised.", piles.len()),
    });
    lines.join("\n")
}

/// `6+1`, `new_year`, `summer`.
fn card_text(card: &serde_json::Value) -> String {
    let field = |name: &str| card.get(name).and_then(serde_json::Value::as_u64);
    if let (Some(red), Some(yellow)) = (field("red"), field("yellow")) {
        return format!("{red}+{yellow}");
    }
    let text = |name: &str| card.get(name).and_then(serde_json::Value::as_str);
    text("season").or_else(|| text("event")).unwrap_or("?").to_owned()
}
