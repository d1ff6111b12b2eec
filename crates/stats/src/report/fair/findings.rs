//! Findings about a game that was played, compared with fair ones.

use enum_map::EnumMap;
use serde::Serialize;

use super::super::RollCounts;
use game::Roll;

/// The smallest share of fair games that a band may hold.
const HELD: f64 = 0.95;

/// Number of standard errors of the share that a band must hold beyond that, so that it holds
/// for fair games in general and not just for those that happened to be played.
const MARGIN: f64 = 3.0;

pub(super) type NumberTimes = EnumMap<Roll, u16>;

/// The range of counts that most fair games stay within.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct FairBand {
    pub least: u32,
    pub most: u32,
    /// The share of the fair games that it holds, 0 to 1: at least 0.95, often
    /// more, since counts are whole.
    pub share: f64,
}

/// Count of a number in the game that was played, and in fair ones.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct FairNumber {
    pub came: u32,
    /// Its average count.
    pub expected: f64,
    /// Range of its counts in at least 95 percent of fair games; no narrower band is sure to
    /// hold that many.
    pub band: FairBand,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FairFindings {
    pub games: u32,
    pub numbers: EnumMap<Roll, FairNumber>,
    /// Distance of the counts from the expected ones: the sum of the squares of the differences,
    /// each divided by what was expected.
    pub distance: f64,
    /// The number of fair games that are at least that far off, in the form a sentence needs.
    pub lopsided: Lopsided,
}

impl FairBand {
    /// Returns whether `count` is within it.
    pub const fn holds(&self, count: u32) -> bool {
        self.least <= count && count <= self.most
    }

    /// The narrowest band that holds with enough certainty, given `games` games
    /// with `at` of them at each count; among equally narrow ones, the one that
    /// holds more.
    fn narrowest(at: &[u32], games: u32) -> Self {
        let games = f64::from(games.max(1));
        let counts = || (0_u32..).zip(at);
        let mut seen = counts().filter(|(_, times)| **times > 0).map(|(count, _)| count);
        let least = seen.next().unwrap_or(0);
        let mut best = Self { least, most: seen.last().unwrap_or(least), share: 1.0 };
        for (least, _) in counts() {
            let mut held = 0;
            for (most, times) in counts().skip_while(|(count, _)| *count < least) {
                held += times;
                let share = f64::from(held) / games;
                if surely_at_least(share, games) < HELD {
                    continue;
                }
                let band = Self { least, most, share };
                let (width, narrowest) = (most - least, best.most - best.least);
                if width < narrowest || (width == narrowest && band.share > best.share) {
                    best = band;
                }
                break;
            }
        }
        best
    }
}

/// A lower bound on the share of all fair games, [`MARGIN`] standard errors
/// below the `share` of `games` of them (Wilson's bound, which also works for
/// shares close to 1).
fn surely_at_least(share: f64, games: f64) -> f64 {
    let square = MARGIN * MARGIN / games;
    let spread = (share * (1.0 - share) * square + square * square / 4.0).sqrt();
    (share + square / 2.0 - spread) / (1.0 + square)
}

impl FairFindings {
    pub(super) fn of(
        games: &[NumberTimes],
        expected: Option<EnumMap<Roll, f64>>,
        came: &RollCounts,
    ) -> Self {
        let played = u32::try_from(games.len()).unwrap_or(u32::MAX);
        let expected = expected.unwrap_or_else(|| means(games));
        let numbers = EnumMap::from_fn(|number| FairNumber {
            came: came[number],
            expected: expected[number],
            band: FairBand::narrowest(&histogram(games, number), played),
        });
        let distances = distances(games, &expected);
        let own = distance(&expected, games.len(), |number| f64::from(came[number]));
        Self {
            games: played,
            numbers,
            distance: own,
            lopsided: Lopsided::of(as_far(&distances, own), played),
        }
    }
}

/// Returns how far counts are from the expected ones, out of `games` games.
fn distance(expected: &EnumMap<Roll, f64>, games: usize, count: impl Fn(Roll) -> f64) -> f64 {
    // A number that never came up in any of them is far off when it does.
    let least = 1.0 / games.max(1) as f64;
    let part = |number: Roll| {
        let mean = expected[number];
        (count(number) - mean).powi(2) / mean.max(least)
    };
    Roll::ALL.into_iter().map(part).sum()
}

pub(super) fn distances(games: &[NumberTimes], expected: &EnumMap<Roll, f64>) -> Vec<f64> {
    let of_game =
        |tally: &NumberTimes| distance(expected, games.len(), |number| f64::from(tally[number]));
    games.iter().map(of_game).collect()
}

/// Returns how many games are at least that far off.
pub(super) fn as_far(distances: &[f64], own: f64) -> u32 {
    // The same distance computed from other counts may differ in its last bits.
    let bound = own - own.abs().max(1.0) * 1e-9;
    let farther = distances.iter().filter(|distance| **distance >= bound).count();
    u32::try_from(farther).unwrap_or(u32::MAX)
}

fn means(games: &[NumberTimes]) -> EnumMap<Roll, f64> {
    let mut sums = EnumMap::<Roll, u64>::default();
    for tally in games {
        for (number, times) in tally {
            sums[number] += u64::from(*times);
        }
    }
    sums.map(|_, sum| sum as f64 / games.len().max(1) as f64)
}

/// The number of games in which `number` came up 0 times, 1 time, and so on.
fn histogram(games: &[NumberTimes], number: Roll) -> Vec<u32> {
    let most = games.iter().map(|tally| tally[number]).max().unwrap_or(0);
    let mut at = vec![0; usize::from(most) + 1];
    for tally in games {
        if let Some(times) = at.get_mut(usize::from(tally[number])) {
            *times += 1;
        }
    }
    at
}

/// Share of fair games, with the same deck or dice and the same length, in which the numbers
/// came up at least as unevenly as in the one that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lopsided {
    /// This many of 10, 1 to 10, rounded.
    Tenths(u8),
    /// This many of 100, 1 to 9, rounded down.
    Hundredths(u8),
    /// Fewer than 1 of 100.
    Rarer,
}

impl Lopsided {
    /// Number of fair games in 100 from which on nothing is unusual.
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

    /// Returns whether fewer than [`Self::USUAL`] of 100 fair games are as lopsided.
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
    fn the_narrowest_band_is_taken_and_of_two_the_one_that_holds_more() {
        // Of 10,000 games, 9,500 have 1 or 2, which isn't certain enough; 0 to
        // 2 have 9,600, and 1 to 3 have 9,800.
        let band = FairBand::narrowest(&[100, 4_800, 4_700, 300, 60, 40], 10_000);
        assert_eq!((band.least, band.most), (1, 3));
        assert!((band.share - 0.98).abs() < 1e-12);
        let band = FairBand::narrowest(&[100, 3_000, 6_700, 150, 50], 10_000);
        assert_eq!((band.least, band.most), (1, 2));
    }

    #[test]
    fn a_band_holds_three_standard_errors_more_than_95_of_100() {
        // For 10,000 games, one standard error is 0.0022.
        let band = |held: u32| FairBand::narrowest(&[held, 10_000 - held], 10_000);
        assert_eq!((band(9_550).least, band(9_550).most), (0, 1));
        assert_eq!((band(9_575).least, band(9_575).most), (0, 0));
    }

    #[test]
    fn a_count_that_never_varies_has_a_band_without_width() {
        let band = FairBand::narrowest(&[0, 0, 0, 20_000], 20_000);
        assert_eq!((band.least, band.most), (3, 3));
        assert!(band.holds(3) && !band.holds(2) && !band.holds(4));
    }

    #[test]
    fn a_few_games_are_not_enough_for_a_band_so_it_holds_all_of_them() {
        let band = FairBand::narrowest(&[0, 9, 10, 1], 20);
        assert_eq!((band.least, band.most), (1, 3));
    }

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
