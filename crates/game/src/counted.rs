//! Numbers of cards of one kind, as far as they are known.

/// How many cards of a kind a hand or the bank holds, as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// So many.
    Exactly(u8),
    /// So many for certain, maybe more.
    AtLeast(u8),
    /// None is certain, and there may be some.
    Unknown,
}

impl Counted {
    /// No fewer than `least` and no more than `most`.
    pub const fn between(least: u8, most: u8) -> Self {
        match least {
            _ if most <= least => Self::Exactly(least),
            0 => Self::Unknown,
            _ => Self::AtLeast(least),
        }
    }
}

impl From<u8> for Counted {
    fn from(count: u8) -> Self {
        Self::Exactly(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_is_exact_only_where_least_and_most_meet() {
        assert_eq!(Counted::between(0, 0), Counted::Exactly(0));
        assert_eq!(Counted::between(3, 3), Counted::Exactly(3));
        assert_eq!(Counted::between(3, 5), Counted::AtLeast(3));
        assert_eq!(Counted::between(0, 5), Counted::Unknown);
        assert_eq!(Counted::between(4, 2), Counted::Exactly(4), "books that contradict themselves");
    }
}
