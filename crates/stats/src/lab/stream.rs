//! A stream of numbers, turn by turn: how often each comes up, how long it stays away, and how
//! well someone who has counted every card can guess the next.

use super::plan::{NumberCounts, PilePlan};

/// The turns in a game, for counting spread: two whole decks.
pub const GAME_TURNS: usize = 72;

/// Absences of about this many turns or more are counted together.
const LONG: usize = 2_048;

/// Everything that has come up so far.
#[derive(Clone, Debug)]
pub(super) struct Stream {
    turns: u64,
    /// The record of each number; 2 to 12 are used.
    numbers: Vec<OfNumber>,
    left_of_game: usize,
}

/// The comings of one number.
#[derive(Clone, Debug)]
struct OfNumber {
    /// The turn in which it last did, from 1.
    last: u64,
    /// The number of times it stayed away for each number of turns.
    away: Vec<u64>,
    /// The longest absence among those that are counted together.
    longest: u64,
    /// The number of times it came up in the current game.
    game: usize,
    /// The number of games in which it came up each number of times.
    games: Vec<u64>,
}

impl Stream {
    pub fn new() -> Self {
        let (away, games) = (vec![0; LONG], vec![0; GAME_TURNS + 1]);
        let none = OfNumber { last: 0, away, longest: 0, game: 0, games };
        Self { turns: 0, numbers: vec![none; 13], left_of_game: GAME_TURNS }
    }

    pub fn come(&mut self, number: u8) {
        self.turns += 1;
        let Some(one) = self.numbers.get_mut(usize::from(number)) else { return };
        let away = self.turns - one.last - 1;
        one.last = self.turns;
        one.game += 1;
        let mut length = usize::try_from(away).unwrap_or(LONG);
        if length >= LONG - 1 {
            length = LONG - 1;
            one.longest = one.longest.max(away);
        }
        if let Some(times) = one.away.get_mut(length) {
            *times += 1;
        }
        self.left_of_game -= 1;
        if self.left_of_game == 0 {
            for one in &mut self.numbers {
                if let Some(games) = one.games.get_mut(one.game) {
                    *games += 1;
                }
                one.game = 0;
            }
            self.left_of_game = GAME_TURNS;
        }
    }

    pub const fn turns(&self) -> u64 {
        self.turns
    }

    /// Returns what is said of a number.
    fn of<T: Default>(&self, number: u8, say: impl FnOnce(&OfNumber) -> T) -> T {
        self.numbers.get(usize::from(number)).map(say).unwrap_or_default()
    }

    pub fn times(&self, number: u8) -> u64 {
        self.of(number, |one| one.away.iter().sum())
    }

    /// The shortest absence, in turns, that at least `share` percent don't exceed.
    pub fn absence(&self, number: u8, share: u64) -> u64 {
        self.of(number, |one| percentile(&one.away, share))
    }

    /// The longest absence, including the last one, which may not be over yet.
    pub fn longest_absence(&self, number: u8) -> u64 {
        self.of(number, |one| {
            let seen = one.away.iter().rposition(|times| *times > 0).unwrap_or(0);
            one.longest.max(u64::try_from(seen).unwrap_or(0)).max(self.turns - one.last)
        })
    }

    /// Returns how often `number` comes up, at most, in `share` percent of games.
    pub fn in_a_game(&self, number: u8, share: u64) -> u64 {
        self.of(number, |one| percentile(&one.games, share))
    }

    /// Returns whether a whole game has been played.
    pub fn has_games(&self) -> bool {
        self.turns >= GAME_TURNS as u64
    }
}

/// The lowest index with at least `share` percent of the counts at or before it.
fn percentile(counts: &[u64], share: u64) -> u64 {
    let all: u64 = counts.iter().sum();
    let mut so_far = 0;
    for (place, count) in (0_u64..).zip(counts) {
        so_far += count;
        if so_far > 0 && so_far * 100 >= all * share {
            return place;
        }
    }
    0
}

/// The rest of a pile, as known to someone who counts cards.
#[derive(Clone, Debug)]
pub(super) struct Guesser<'a> {
    pile: &'a PilePlan,
    left: NumberCounts,
    numbers: u16,
    weather: u16,
    /// The share of Leap Years.
    leap: f64,
}

impl<'a> Guesser<'a> {
    pub fn new(pile: &'a PilePlan, leap: f64) -> Self {
        let numbers = pile.numbers.iter().sum();
        Self { pile, left: pile.numbers, numbers, weather: pile.weather, leap }
    }

    pub fn number(&mut self, number: u8) {
        if let Some(left) = self.left.get_mut(usize::from(number)) {
            *left -= 1;
        }
        self.numbers -= 1;
    }

    pub const fn weather(&mut self) {
        self.weather -= 1;
    }

    /// The chance of the best guess if all cards are drawn.
    pub fn without_new_year(&self) -> f64 {
        if self.numbers == 0 { best_of(&self.pile.next) } else { self.best() }
    }

    /// The chance of the best guess with `above` cards above New Year.
    pub fn with_new_year(&self, above: usize) -> f64 {
        if usize::from(self.weather) < above && self.numbers > 0 {
            self.best()
        } else {
            self.best_across(above)
        }
    }

    fn best(&self) -> f64 {
        let most = self.left.iter().copied().max().unwrap_or(0);
        f64::from(most) / f64::from(self.numbers)
    }

    /// The chance of the best guess if every card above New Year might be a weather card: then
    /// the number may come from the next pile.
    fn best_across(&self, above: usize) -> f64 {
        let all = f64::from(self.weather) + f64::from(self.numbers);
        let none_above = (0..above).fold(1.0, |chance, nth| {
            let nth = nth as f64;
            chance * (f64::from(self.weather) - nth).max(0.0) / (all - nth).max(1.0)
        });
        let here = if self.numbers == 0 { 0.0 } else { 1.0 - none_above * (1.0 - self.leap) };
        let fresh = self.pile.next.iter().sum::<u16>();
        let chances = self.left.iter().zip(&self.pile.next).map(|(left, next)| {
            here * f64::from(*left) / f64::from(self.numbers.max(1))
                + (1.0 - here) * f64::from(*next) / f64::from(fresh.max(1))
        });
        chances.fold(0.0, f64::max)
    }
}

fn best_of(counts: &NumberCounts) -> f64 {
    let most = counts.iter().copied().max().unwrap_or(0);
    f64::from(most) / f64::from(counts.iter().sum::<u16>().max(1))
}

/// The chance of the best guess by how many cards are left to draw: the sum, and of how many
/// turns.
#[derive(Clone, Debug)]
pub(super) struct GuessCurve(Vec<(f64, u64)>);

impl GuessCurve {
    /// A curve for up to `most` cards.
    pub fn new(most: usize) -> Self {
        Self(vec![(0.0, 0); most + 1])
    }

    pub fn add(&mut self, left: usize, chance: f64) {
        if let Some((chances, turns)) = self.0.get_mut(left) {
            *chances += chance;
            *turns += 1;
        }
    }

    /// Cards left and the mean chance of the best guess, for every count seen
    /// so far, the last card first.
    pub fn means(&self) -> impl Iterator<Item = (usize, f64)> {
        let seen = self.0.iter().enumerate().filter(|(_, (_, turns))| *turns > 0);
        seen.map(|(left, (chances, turns))| (left, chances / *turns as f64))
    }

    /// The mean over all turns.
    pub fn mean(&self) -> f64 {
        let turns: u64 = self.0.iter().map(|(_, turns)| turns).sum();
        self.0.iter().map(|(chances, _)| chances).sum::<f64>() / turns.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absences_are_the_turns_between() {
        let mut stream = Stream::new();
        for number in [7, 7, 2, 3, 7, 2] {
            stream.come(number);
        }
        assert_eq!(stream.times(7), 3);
        assert_eq!((stream.absence(7, 50), stream.absence(7, 95)), (0, 2));
        assert_eq!(stream.longest_absence(2), 2);
        assert_eq!(stream.longest_absence(12), 6, "it has not come yet");
    }

    #[test]
    fn an_absence_longer_than_is_counted_singly_is_still_told_exactly() {
        let mut stream = Stream::new();
        for _ in 0..5_000 {
            stream.come(3);
        }
        stream.come(2);
        stream.come(2);
        assert_eq!(stream.longest_absence(2), 5_000);
        assert_eq!(stream.times(2), 2);
    }

    #[test]
    fn games_of_72_turns_are_counted_one_by_one() {
        let mut stream = Stream::new();
        for turn in 0..3 * GAME_TURNS {
            stream.come(if turn < 2 * GAME_TURNS { 5 } else { 9 });
        }
        assert_eq!((stream.in_a_game(5, 5), stream.in_a_game(5, 50)), (0, 72));
        assert_eq!(stream.in_a_game(9, 50), 0);
    }
}
