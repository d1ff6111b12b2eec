//! The piles that a game's cards were prepared as, and what may be known about each.

use crate::text::Text;
use cards::{Arrangement, PileCard, Preparation};
use game::{Game, Setup, Standing};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PileProgress {
    /// This many of its cards are left.
    Drawing {
        /// Cards that will come, as the screen counts them beside the turn.
        to_draw: usize,
        /// All cards left, with those that are put aside under a marker.
        left: usize,
    },
    /// It has this many cards and waits until the piles before it are done.
    Waiting(usize),
    Spent,
    /// An undo left it behind; its outcome is used again.
    Abandoned,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    Sealed,
    Revealed,
}

#[derive(Clone, Debug)]
pub struct Pile {
    pub preparation: Preparation,
    pub known: PileProgress,
    pub order: Order,
    /// Its index among the piles on the table at the same time, from 0.
    nth: usize,
}

impl Pile {
    /// All piles of `game`: first those in play, then spent ones, latest first,
    /// then those that an undo left behind. An order may be seen once nobody
    /// draws from its pile anymore; all of them may be seen once the game is
    /// over.
    pub fn all_of(game: &Game) -> Vec<Self> {
        let state = game.state();
        let new = |preparation: &Preparation, nth, known| {
            let is_known = state.over().is_some() || known == PileProgress::Spent;
            let order = if is_known { Order::Revealed } else { Order::Sealed };
            Self { preparation: preparation.clone(), known, order, nth }
        };
        let shuffles = game.shuffles();
        let now = state.piles().preparations().map(Preparation::commitment);
        let mut seen: Vec<_> = now.collect();
        let mut piles = Vec::new();
        for (nth, stack) in state.piles().stacks().iter().enumerate() {
            let known = match (state.piles().is_spent(nth), nth == state.piles().current()) {
                (true, _) => PileProgress::Spent,
                (false, true) => {
                    PileProgress::Drawing { to_draw: stack.to_draw(), left: stack.left() }
                }
                (false, false) => PileProgress::Waiting(stack.left()),
            };
            piles.push(new(stack.preparation(), nth, known));
        }
        // Piles on the branch come before their copies that an undo left behind.
        for wanted in [Standing::Current, Standing::Abandoned] {
            for (shuffle, _) in shuffles.iter().rev().filter(|(_, standing)| *standing == wanted) {
                for (nth, preparation) in shuffle.piles().iter().enumerate() {
                    if seen.contains(&preparation.commitment()) {
                        continue;
                    }
                    seen.push(preparation.commitment());
                    let known = match wanted {
                        Standing::Current => PileProgress::Spent,
                        Standing::Abandoned => PileProgress::Abandoned,
                    };
                    piles.push(new(preparation, nth, known));
                }
            }
        }
        piles.sort_by_key(|pile| match pile.known {
            PileProgress::Drawing { .. } | PileProgress::Waiting(_) => 0,
            PileProgress::Spent => 1,
            PileProgress::Abandoned => 2,
        });
        piles
    }

    pub const fn is_old(&self) -> bool {
        matches!(self.known, PileProgress::Spent | PileProgress::Abandoned)
    }

    pub fn title(&self, text: &Text, setup: &Setup) -> String {
        let decks = setup.decks.iter().map(|deck| text.deck_title(deck));
        match setup.rules.cards.arrangement {
            Arrangement::Stacks => decks.skip(self.nth).take(1).collect(),
            Arrangement::Mixed => text.list(&decks.collect::<Vec<_>>()),
        }
    }

    pub fn state(&self, text: &Text) -> String {
        let (key, count) = match (self.known, self.order) {
            (PileProgress::Drawing { to_draw, left }, _) => {
                let values = [("count", to_draw.into()), ("left", left.into())];
                return text.with("piles-drawing", &values);
            }
            (PileProgress::Waiting(left), _) => ("piles-waiting", left),
            (PileProgress::Spent, _) => ("piles-spent", 0),
            (PileProgress::Abandoned, Order::Sealed) => ("piles-abandoned", 0),
            (PileProgress::Abandoned, Order::Revealed) => ("piles-taken-back", 0),
        };
        text.with(key, &[("count", count.into())])
    }

    /// Its cards in words, the top one first.
    pub fn cards(&self, text: &Text, setup: &Setup) -> Vec<String> {
        self.preparation.order().iter().map(|card| card_name(text, setup, *card)).collect()
    }
}

/// "5 + 3: Tournament", or the name of a card without a number.
pub fn card_name(text: &Text, setup: &Setup, card: PileCard) -> String {
    let Some((deck, known)) = setup.deck(card).zip(setup.card(card)) else {
        return text.marker(card).unwrap_or_default();
    };
    let values = [
        ("red", known.red.pips().into()),
        ("yellow", known.yellow.pips().into()),
        ("event", text.card_title(deck, known).into()),
    ];
    text.with("piles-card-number", &values)
}
