//! The findings of a lab run.

use serde::Serialize;

use super::{Habits, Years};
use crate::{Balance, EventBalance};
use cards::{Deck, Effect, EventId, Season};

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Comes {
    pub times: u64,
    /// The share of all turns, 0 to 1.
    pub share: f64,
    /// The 5th percentile of its count per game of [`super::GAME_TURNS`] turns;
    /// `None` before the first whole game.
    pub least: Option<u64>,
    /// The 95th percentile, likewise.
    pub most: Option<u64>,
}

/// Lengths of a number's absences, in turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Absence {
    /// Half of the absences were no longer than this.
    pub typical: u64,
    /// 95 percent were no longer than this.
    pub long: u64,
    /// None were longer than this.
    pub longest: u64,
}

/// A number with cards and with two dice.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct NumberFinding {
    /// 2 to 12.
    pub number: u8,
    /// Its share with two fair dice in the long run.
    pub expected: f64,
    pub cards: Comes,
    /// Its results with two dice in the same number of rolls.
    pub dice: Comes,
    pub away: Absence,
    /// Its absences with the dice.
    pub dice_away: Absence,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeasonFinding {
    pub season: Season,
    /// The share of all turns.
    pub share: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventFinding {
    /// Index of the deck, from 0 in the order chosen.
    pub deck: usize,
    pub event: EventId,
    /// The share of turns in which it happened.
    pub share: f64,
    /// The share of turns in which it was drawn out of season.
    pub idle: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct KindFinding {
    pub kind: Consequence,
    /// The share of turns in which it happens.
    pub share: f64,
}

/// The chance of the best guess at one pile height.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct GuessFinding {
    /// Cards left to draw.
    pub left: usize,
    /// The chance, 0 to 1.
    pub chance: f64,
}

/// The chances that someone who counts every card guesses the next number.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Guesses {
    /// The chances with New Year, by the number of cards above it, the last one first. Draws
    /// after a vote for a Leap Year are the same as without New Year.
    pub with_new_year: Vec<GuessFinding>,
    /// The chances without New Year, by the number of cards in the pile.
    pub without: Vec<GuessFinding>,
    /// The mean over all turns with New Year.
    pub mean_with: f64,
    pub mean_without: f64,
    /// The chance with two dice: always guess 7.
    pub dice: f64,
}

/// The cards that an event moves each time it happens, as measured in whole
/// random games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NetCards {
    /// Index of the deck, from 0 in the order chosen.
    pub deck: usize,
    pub event: EventId,
    pub times: u32,
    /// Cards for the whole table; negative if they are lost.
    pub net: f64,
    pub passed: f64,
}

/// Returns what `balance` says about the events of `decks`.
pub fn net_cards(balance: &Balance, decks: &[Deck]) -> Vec<NetCards> {
    let of_event = |one: &EventBalance| {
        let deck = decks.iter().position(|deck| deck.id() == one.deck)?;
        let EventBalance { event, times, net, passed, .. } = one.clone();
        Some(NetCards { deck, event, times, net: net.mean, passed })
    };
    balance.events.iter().filter_map(of_event).collect()
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Findings {
    pub years: u64,
    pub asked: Years,
    pub turns: u64,
    pub habits: Habits,
    /// 2 to 12.
    pub numbers: Vec<NumberFinding>,
    /// From spring to winter.
    pub seasons: Vec<SeasonFinding>,
    /// The events, by deck, the most frequent first.
    pub events: Vec<EventFinding>,
    /// Consequences by kind, the most frequent first; kinds that the decks don't have are left
    /// out.
    pub kinds: Vec<KindFinding>,
    /// Chances of guessing the next number.
    pub guesses: Guesses,
    /// Cards that events move in whole games; empty unless that was measured.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub net_cards: Vec<NetCards>,
}

impl Findings {
    /// Adds what whole games showed about the events.
    #[must_use]
    pub fn with_net_cards(self, net_cards: Vec<NetCards>) -> Self {
        Self { net_cards, ..self }
    }
}

board::keyed! {
    /// Something that an event makes happen.
    pub enum Consequence {
        Take = "take",
        Give = "give",
        Steal = "steal",
        Pay = "pay",
        /// Players exchange cards with the bank.
        Swap = "swap",
        Discard = "discard",
        /// The robber moves, flees, or sleeps.
        Robber = "robber",
        /// Hexes or buildings yield more or less.
        Yield = "yield",
        Damage = "damage",
        Mend = "mend",
        Season = "season",
        Ship = "ship",
        /// The table handles it without the app.
        AtTable = "at_table",
    }
}

impl Consequence {
    /// Consequences of every 7, regardless of its card.
    pub const OF_SEVEN: [Self; 3] = [Self::Discard, Self::Robber, Self::Steal];

    pub const fn of(effect: &Effect) -> Self {
        match effect {
            Effect::Take { .. } => Self::Take,
            Effect::Give { .. } => Self::Give,
            Effect::Steal { .. } => Self::Steal,
            Effect::Pay { .. } => Self::Pay,
            Effect::Swap { .. } => Self::Swap,
            Effect::DiscardHalf {} => Self::Discard,
            Effect::MoveRobber { .. } | Effect::RobberFlees { .. } | Effect::RobberSleeps {} => {
                Self::Robber
            }
            Effect::CapYield { .. } | Effect::Yield { .. } => Self::Yield,
            Effect::DamageRoad { .. } => Self::Damage,
            Effect::MendRoad { .. } => Self::Mend,
            Effect::Season { .. } => Self::Season,
            Effect::MoveBarbarians { .. } => Self::Ship,
            Effect::AtTable {} => Self::AtTable,
        }
    }
}
