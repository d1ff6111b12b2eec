//! Whether the maps of a table have sea.

/// What lies around the islands of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waters {
    /// Only water that nobody sails: the base game.
    Base,
    /// Sea that is laid out: Seafarers.
    Seafarers,
}
