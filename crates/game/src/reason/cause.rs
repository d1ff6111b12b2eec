//! What makes a building give another number of cards than usual (RULES 5).

/// What makes a building give another number of cards than usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// The owner has left the table.
    Away,
    /// The card changes what such hexes give.
    Harvest,
    /// The robber stands on the hex.
    Robber,
    /// It does, but leaves this player alone.
    Spared,
    /// It does, but sleeps this turn.
    Asleep,
    /// The card holds the building to one card.
    OneCard,
    /// Its one card comes from another hex.
    OtherHex,
}
