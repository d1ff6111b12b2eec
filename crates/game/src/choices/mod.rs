//! Choices of one player: all that a seat may answer to what is asked of it, and what it may do unasked,
//! as a closed list. A phone is shown them and sends back which it was; nothing else can come of it.
//!
//! `choice` is one of them, and `offers` has what all lists are made with: `tasks` what is asked of
//! everybody, `expansion_tasks` what expansions ask, `unasked` what a player may do of their own
//! accord, `counts` what each `monopoly` takes, and `turn` with `plays` (knights and progress cards)
//! and `modules` all that a turn consists of. `tokens` tells one thing that is asked from another, and
//! `intents` what comes back. Each choice is judged by the rules before it is offered, and again when
//! it comes back.
//!
//! Like everything that a seat is shown, they follow from what lies open and from that seat's own
//! cards alone.

mod choice;
mod counts;
mod expansion_tasks;
mod intents;
mod modules;
mod monopoly;
mod offers;
mod plays;
mod tasks;
mod tokens;
mod turn;
mod unasked;

pub use choice::{CardsFor, CardsWanted, Choice, ChoiceKey, ChoicePlaces, SeatChoices};
pub use counts::{CountOf, CountsWanted};
pub use intents::{Intended, Intent, NotAChoice};
pub use monopoly::Monopoly;
pub use tokens::{AskToken, AskTokens, TokenOf};
pub use turn::TurnsOnPhones;
