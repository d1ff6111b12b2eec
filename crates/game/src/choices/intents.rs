//! Intents: what a phone sends back of what its seat was offered, and what it means.

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;

use super::choice::{CardsFor, CardsWanted, Choice, SeatChoices};
use super::tokens::{AskTokens, TokenOf};
use super::turn::TurnsOnPhones;
use crate::{ActId, Deed, Game, Goods, NotHeard, PhoneRemark, Seat, TableTalk};

/// Something that a seat's phone sends back.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Intent {
    /// One of the choices, at what is asked under this token, or with that of the turn unasked.
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
        cards: Goods,
    },
    /// A monopoly is played, and this is what others hand over, by the numbers of their seats, from 0.
    Count {
        /// The token of the turn.
        ask: String,
        /// The name of the monopoly.
        monopoly: String,
        counts: BTreeMap<u8, u8>,
    },
    /// The answer of this name to an own offer is taken, and the trade made.
    Take { offer: String, key: String },
    /// The last act, which was their own, is taken back.
    TakeBack {
        /// The number of the act.
        act: String,
    },
    /// Something is said that isn't an act of the game.
    Say(PhoneRemark),
}

/// Something that an intent means at a table as it stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Intended {
    Choice(Choice),
    /// This act is taken back.
    TakeBack(ActId),
    Say(PhoneRemark),
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
    /// Somebody did something since, or it wasn't theirs.
    #[error("this act isn't the last one, or not by this seat")]
    NotTheirLast,
    /// Somebody asked to wait.
    #[error("somebody asked to wait")]
    Waits,
    #[error(transparent)]
    NotHeard(#[from] NotHeard),
}

impl Intent {
    /// Finds out what it means for `seat`.
    ///
    /// # Errors
    /// Fails if nothing of the kind is offered to that seat now.
    pub fn meant(
        &self,
        game: &Game,
        seat: Seat,
        (tokens, talk, turns): (&AskTokens, &TableTalk, TurnsOnPhones),
    ) -> Result<Intended, NotAChoice> {
        let choices = |ask: Option<&String>| choices(game, (seat, ask), (tokens, turns));
        let none = |ask: Option<&String>| match ask.map(|token| tokens.find(token)) {
            Some(Some(_)) => NotAChoice::NoSuchChoice,
            Some(None) | None => NotAChoice::NoLongerAsked,
        };
        let found = match self {
            Self::Choose { ask, key } => {
                let (one_of, _) = choices(ask.as_ref())?;
                let mut all = one_of.into_iter();
                let found = all.find(|choice| choice.key().to_string() == *key);
                found.ok_or_else(|| none(ask.as_ref()))?
            }
            Self::Put { ask, purpose, cards } => {
                let (_, wanted) = choices(ask.as_ref())?;
                let purpose = CardsFor::named(purpose).ok_or(NotAChoice::NoSuchChoice)?;
                let mut all = wanted.into_iter();
                let wanted = all.find(|wanted| wanted.purpose == purpose);
                let wanted = wanted.ok_or_else(|| none(ask.as_ref()))?;
                wanted.choice(*cards).ok_or(NotAChoice::OtherCards)?
            }
            Self::Count { ask, .. } if tokens.find(ask) != Some(TokenOf::Unasked) => {
                return Err(NotAChoice::NoLongerAsked);
            }
            Self::Count { monopoly, counts, .. } => {
                let mut all = game.state().unasked_counts(seat).into_iter();
                let wanted = all.find(|wanted| wanted.monopoly.to_string() == *monopoly);
                let wanted = wanted.ok_or(NotAChoice::NoSuchChoice)?;
                wanted.choice(counts).ok_or(NotAChoice::OtherCards)?
            }
            Self::Take { offer, key } => Choice::Deed(talk.taken(seat, offer, key)?),
            Self::TakeBack { act } => {
                let own = talk.may_take_back(game, seat).filter(|id| id.to_string() == *act);
                return own.map(Intended::TakeBack).ok_or(NotAChoice::NotTheirLast);
            }
            Self::Say(remark) => return Ok(Intended::Say(remark.clone())),
        };
        if found.deed().is_some_and(|deed| talk.holds(&deed)) {
            return Err(NotAChoice::Waits);
        }
        Ok(Intended::Choice(found))
    }
}

/// Choices of a seat, at what is asked under a token or unasked.
fn choices(
    game: &Game,
    (seat, ask): (Seat, Option<&String>),
    (tokens, turns): (&AskTokens, TurnsOnPhones),
) -> Result<(Vec<Choice>, Vec<CardsWanted>), NotAChoice> {
    let state = game.state();
    let (mut unasked, mut cards) = (state.unasked_choices(seat), state.unasked_cards(seat));
    let nth = match ask.map(|token| tokens.find(token)) {
        Some(Some(TokenOf::Task(nth))) => nth,
        Some(Some(TokenOf::Unasked)) => {
            unasked.extend(state.turn_choices(seat, turns));
            return Ok((unasked, cards));
        }
        // Players tell the app of their own cards whatever happened meanwhile.
        Some(None) | None => {
            unasked.retain(|choice| matches!(choice.deed(), Some(Deed::TellOwn { .. })));
            cards.retain(|wanted| wanted.purpose == CardsFor::Hand);
            return Ok((unasked, cards));
        }
    };
    let task = state.open_tasks().get(nth).ok_or(NotAChoice::NoLongerAsked)?;
    if task.player() != seat {
        return Err(NotAChoice::NoLongerAsked);
    }
    let SeatChoices { one_of, cards } = state.choices_at(nth, turns);
    Ok((one_of, cards.into_iter().collect()))
}
