//! Intents: what a phone sends back of what its seat was offered, and the choice that it means.

use serde::Deserialize;
use thiserror::Error;

use super::choice::{CardsFor, CardsWanted, Choice, SeatChoices};
use super::tokens::AskTokens;
use crate::{Cards, Seat, State};

/// Something that a seat's phone sends back.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Intent {
    /// One of the choices, at what is asked under this token or unasked.
    Choose {
        #[serde(default)]
        ask: Option<String>,
        /// The name of the choice.
        key: String,
    },
    /// Cards of the player's own choice, likewise.
    Put {
        #[serde(default)]
        ask: Option<String>,
        /// The name of their purpose.
        purpose: String,
        cards: Cards,
    },
}

/// A reason why an intent means nothing that is offered now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotAChoice {
    /// It was asked, and is no more: done meanwhile, or taken back.
    #[error("nothing is asked under this token any more")]
    NoLongerAsked,
    /// Something else happened that stands against it.
    #[error("no choice of this name is offered now")]
    NoSuchChoice,
    #[error("these cards aren't what is asked for")]
    OtherCards,
}

impl Intent {
    /// The token of what it answers; none for what is done unasked.
    fn ask(&self) -> Option<&str> {
        let (Self::Choose { ask, .. } | Self::Put { ask, .. }) = self;
        ask.as_deref()
    }

    /// The choice of `seat` that it means.
    ///
    /// # Errors
    /// Fails if nothing of the kind is offered to that seat now.
    pub fn meant(
        &self,
        state: &State,
        seat: Seat,
        tokens: &AskTokens,
    ) -> Result<Choice, NotAChoice> {
        let (one_of, wanted) = match self.ask() {
            Some(token) => {
                let nth = tokens.find(token).ok_or(NotAChoice::NoLongerAsked)?;
                let task = state.open_tasks().get(nth).ok_or(NotAChoice::NoLongerAsked)?;
                if task.player() != seat {
                    return Err(NotAChoice::NoLongerAsked);
                }
                let SeatChoices { one_of, cards } = state.choices_at(nth);
                (one_of, cards.into_iter().collect())
            }
            None => (state.unasked_choices(seat), state.unasked_cards(seat)),
        };
        match self {
            Self::Choose { key, .. } => {
                let mut all = one_of.into_iter();
                let found = all.find(|choice| choice.key().to_string() == *key);
                found.ok_or(NotAChoice::NoSuchChoice)
            }
            Self::Put { purpose, cards, .. } => {
                let purpose = CardsFor::named(purpose).ok_or(NotAChoice::NoSuchChoice)?;
                let wanted: Vec<CardsWanted> = wanted;
                let mut all = wanted.into_iter();
                let found = all.find(|wanted| wanted.purpose == purpose);
                let wanted = found.ok_or(NotAChoice::NoSuchChoice)?;
                wanted.choice(*cards).ok_or(NotAChoice::OtherCards)
            }
        }
    }
}
