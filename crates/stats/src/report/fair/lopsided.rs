//! How lopsided a game's numbers are, in the form a sentence needs.

use serde::Serialize;

/// In how many fair games, with the same deck or dice and the same length, the
/// numbers came up at least as unevenly as in the one that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lopsided {
    /// In this many of 10, 1 to 10, rounded.
    Tenths(u8),
    /// In this many of 100, 1 to 9, rounded down.
    Hundredths(u8),
    /// In fewer than 1 of 100.
    Rarer,
}

impl Lopsided {
    /// With at least this many of 100 fair games, nothing is unusual.
    pub const USUAL: u8 = 5;

    /// `as_lopsided` of `games`.
    pub fn of(as_lopsided: u32, games: u32) -> Self {
        let (part, all) = (u64::from(as_lopsided), u64::from(games.max(1)));
        // Round down, so that less than 5 of 100 is never reported as 5.
        let hundredths = part * 100 / all;
        let tenths = (part * 20 + all) / (all * 2);
        match u8::try_from(hundredths) {
            Ok(0) => Self::Rarer,
            Ok(few @ 1..=9) => Self::Hundredths(few),
            _ => Self::Tenths(u8::try_from(tenths).map_or(10, |tenths| tenths.min(10))),
        }
    }

    /// Whether fewer than [`Self::USUAL`] of 100 fair games are as lopsided.
    pub const fn is_unusual(self) -> bool {
        match self {
            Self::Tenths(_) => false,
            Self::Hundredths(few) => few < Self::USUAL,
            Self::Rarer => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_told_in_tenths_then_in_hundredths_then_as_rarer() {
        let of = |part| Lopsided::of(part, 1_000);
        assert_eq!(of(1_000), Lopsided::Tenths(10));
        assert_eq!((of(949), of(950)), (Lopsided::Tenths(9), Lopsided::Tenths(10)));
        assert_eq!((of(349), of(350)), (Lopsided::Tenths(3), Lopsided::Tenths(4)));
        assert_eq!((of(100), of(99)), (Lopsided::Tenths(1), Lopsided::Hundredths(9)));
        assert_eq!((of(10), of(9)), (Lopsided::Hundredths(1), Lopsided::Rarer));
        assert_eq!(of(0), Lopsided::Rarer);
    }

    #[test]
    fn fewer_than_five_in_a_hundred_is_unusual_and_five_is_not() {
        let is_unusual = |part| Lopsided::of(part, 20_000).is_unusual();
        assert!(is_unusual(999) && is_unusual(0));
        assert!(!is_unusual(1_000) && !is_unusual(20_000));
    }
}
