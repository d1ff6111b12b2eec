//! The luck of one player: what the numbers brought, how kind they were, and how luck stood at
//! each moment of the game.

use enum_map::EnumMap;

use crate::report::{Flow, Tally};
use game::{CardKind, PerSeat, Seat};

/// All the ways cards came to one player and left.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerLuck {
    /// By numbers.
    pub production: Production,
    /// By every way other than the numbers.
    pub flow: Flow,
    /// How many more cards the hand had than the app thought when the table
    /// corrected it; negative if fewer. If hands were followed only for a time,
    /// also what that began and ended with.
    pub corrected: i64,
}

impl PlayerLuck {
    /// How many cards the hand has grown by in all. If hands are not followed,
    /// what the table didn't report is missing.
    pub fn grown(&self) -> i64 {
        i64::from(self.production.came.total()) + self.flow.all_net() + self.corrected
    }
}

/// How luck stood after a number.
#[derive(Clone, Debug, PartialEq)]
pub struct LuckPoint {
    /// The turn, from 1.
    pub turn: u32,
    /// The act that paid what the number brought, from 1: luck as it stood
    /// after that many acts.
    pub act: usize,
    pub player: Seat,
    /// The number, 2 to 12.
    pub number: u8,
    /// What each was owed on average so far, in cards.
    pub average: PerSeat<f64>,
    /// What the numbers that came up owed each so far, in cards.
    pub owed: PerSeat<u32>,
    /// What each took so far, in cards; what this number owes them of gold they choose later.
    pub came: PerSeat<u32>,
}

/// With fewer cards than this owed on average, a player has no [`NumberLuck`]:
/// a single card would move it by more than a tenth, and a turn or two would
/// pass for luck.
pub const ENOUGH_OWED: f64 = 10.0;

/// What gold brought one player by numbers (SEA 6).
///
/// What gold owes is a card of the player's choice, whichever they choose, so it counts as
/// one card, like any other that the numbers owe. What hidden hexes and the opening bring of
/// gold is no number's doing and isn't here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GoldLuck {
    /// How many cards it owed them on average, turn by turn.
    pub average: f64,
    /// How many the numbers that came up owed them, what the robber blocked included.
    pub owed: u32,
    /// What they took, by the kinds that they chose.
    pub came: Tally,
    /// How many they have still to choose.
    pub waiting: u32,
}

/// What the numbers brought one player, and what they should have.
///
/// A number counts once it has been paid, a 7 at once; one that never was (its
/// player left the table first) doesn't count at all, nor does one that an Alchemist
/// set (KNIGHTS 12).
///
/// In Cities & Knights a city of forest, pasture, or mountains is owed a commodity
/// beside the resource (KNIGHTS 4), and the board counts as the barbarians left it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Production {
    /// What their buildings were owed on average, turn by turn: over everything
    /// the number might have been just before it came up, with the event that
    /// would have come with it, on the board as it stood. It includes what the
    /// robber would have blocked and assumes that the bank has enough. If an
    /// epidemic lets them choose, each kind counts equally. What gold owes has no kind and
    /// is in [`GoldLuck::average`].
    pub average: EnumMap<CardKind, f64>,
    /// How far the cards owed may stray from their average by luck alone, in
    /// cards squared: the sum of each turn's variance.
    pub variance: f64,
    /// What they took, for gold as well.
    pub came: Tally,
    /// What the robber kept from them; cards of choice have no kind.
    pub blocked: Tally,
    /// What the bank could not pay them, and cards of choice that nobody took.
    pub withheld: Tally,
    pub gold: GoldLuck,
}

/// How kind the numbers were to a player: what they owed, divided by what they
/// owe on average. At 1.0 the numbers brought exactly what the buildings earn
/// on average; at 1.2, a fifth more.
///
/// It is about the numbers alone. What the robber blocked and the bank withheld
/// was owed and counts, since the number did come up. It leaves out every other
/// kind of luck: the robber, stolen cards, events, development cards, and which
/// kinds came. Good spots are not luck; they raise the average, too.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NumberLuck {
    /// The figure, 0 or more.
    pub figure: f64,
    /// How far it usually is from 1.0 in fair games with such buildings: the
    /// standard deviation. A figure within twice that is nothing special.
    pub usual: f64,
}

impl Production {
    /// What the numbers owed of `kind`, against what they owe of it on average; what was
    /// chosen for gold is of no kind here.
    pub fn of_kind(&self, kind: CardKind) -> (u32, f64) {
        let owed = self.owed().of(kind).saturating_sub(self.gold.came.of(kind));
        (owed, self.average[kind])
    }

    /// What they were owed on average, in cards.
    pub fn owed_on_average(&self) -> f64 {
        self.average.values().sum::<f64>() + self.gold.average
    }

    /// What the numbers that came up owed them: what came, what was blocked, what was
    /// withheld, and what is still to be chosen.
    pub fn owed(&self) -> Tally {
        let waiting = Tally { unseen: self.gold.waiting, ..Tally::default() };
        self.came.plus(self.blocked).plus(self.withheld).plus(waiting)
    }

    /// How kind the numbers were; `None` while fewer than [`ENOUGH_OWED`] cards
    /// were owed on average.
    pub fn luck(&self) -> Option<NumberLuck> {
        let average = self.owed_on_average();
        (average >= ENOUGH_OWED).then(|| NumberLuck {
            figure: f64::from(self.owed().total()) / average,
            usual: self.variance.sqrt() / average,
        })
    }
}
