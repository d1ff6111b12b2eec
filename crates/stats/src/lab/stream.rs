//! A stream of numbers, turn by turn: how often each comes up, how long it stays away, and how
//! well someone who has counted every card can guess the next.

use super::plan::{NumberCounts, PilePlan};

/// The turns in a game, for counting spread: two whole decks.
pub const GAME_TURNS: usize = 72;

/// Absences of about this many turns or more are counted together.
const LONG: usize = 2_048;

/// Slots for numbers; 2 to 12 are used.
const PLACES: usize = 16;

/// What has come up so far.
#[derive(Clone, Debug)]
pub(super) struct Stream {
    turns: u64,
    /// The turn in which each number last came up, from 1.
    last: [u64; PLACES],
    /// How often each number stayed away for each number of turns.
    away: Vec<u64>,
    /// The longest absence among those that are counted together.
    longest: [u64; PLACES],
    /// How often each number came up in the current game.
    game: [u8; PLACES],
    /// The number of games in which each number came up each number of times.
    games: Vec<u64>,
    left_of_game: usize,
}

impl Stream {
    pub fn new() -> Self {
        Self {
            turns: 0,
            last: [0; PLACES],
            away: vec![0; PLACES * LONG],
            longest: [0; PLACES],
            game: [0; PLACES],
            games: vec![0; PLACES * (GAME_TURNS + 1)],
            left_of_game: GAME_TURNS,
        }
    }

    pub fn come(&mut self, number: u8) {
        self.turns += 1;
        let place = usize::from(number) % PLACES;
        let (Some(last), Some(longest), Some(game)) =
            (self.last.get_mut(place), self.longest.get_mut(place), self.game.get_mut(place))
        else {
            return;
        };
        let away = self.turns - *last - 1;
        *last = self.turns;
        *game += 1;
        let mut length = usize::try_from(away).unwrap_or(LONG);
        if length >= LONG - 1 {
            length = LONG - 1;
            *longest = (*longest).max(away);
        }
        if let Some(times) = self.away.get_mut(place * LONG + length) {
            *times += 1;
        }
        self.left_of_game -= 1;
        if self.left_of_game == 0 {
            self.end_game();
        }
    }

    fn end_game(&mut self) {
        for (place, times) in self.game.iter_mut().enumerate() {
            let of_number = place * (GAME_TURNS + 1);
            if let Some(games) = self.games.get_mut(of_number + usize::from(*times)) {
                *games += 1;
            }
            *times = 0;
        }
        self.left_of_game = GAME_TURNS;
    }

    pub const fn turns(&self) -> u64 {
        self.turns
    }

    pub fn times(&self, number: u8) -> u64 {
        self.lengths(number).iter().sum()
    }

    fn lengths(&self, number: u8) -> &[u64] {
        let first = usize::from(number) * LONG;
        self.away.get(first..first + LONG).unwrap_or_default()
    }

    /// The shortest absence, in turns, that at least `share` percent don't exceed.
    pub fn absence(&self, number: u8, share: u64) -> u64 {
        percentile(self.lengths(number), share)
    }

    /// The longest absence, including the last one, which may not be over yet.
    pub fn longest_absence(&self, number: u8) -> u64 {
        let place = usize::from(number);
        let last = self.last.get(place).copied().unwrap_or(0);
        let seen = self.lengths(number).iter().rposition(|times| *times > 0).unwrap_or(0);
        let longest = self.longest.get(place).copied().unwrap_or(0);
        longest.max(u64::try_from(seen).unwrap_or(0)).max(self.turns - last)
    }

    /// Returns how often `number` comes up, at most, in `share` percent of games.
    pub fn in_a_game(&self, number: u8, share: u64) -> u64 {
        let first = usize::from(number) * (GAME_TURNS + 1);
        percentile(self.games.get(first..=first + GAME_TURNS).unwrap_or_default(), share)
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

/// What is left of a pile, to someone who counts cards.
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

    /// For when every card above New Year might be a weather card: then the
    /// number may come from the next pile.
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

/// The chance of the best guess by how many cards are left to draw.
#[derive(Clone, Debug)]
pub(super) struct Curve {
    chances: Vec<f64>,
    turns: Vec<u64>,
}

impl Curve {
    /// A curve for up to `most` cards.
    pub fn new(most: usize) -> Self {
        Self { chances: vec![0.0; most + 1], turns: vec![0; most + 1] }
    }

    pub fn add(&mut self, left: usize, chance: f64) {
        if let (Some(chances), Some(turns)) = (self.chances.get_mut(left), self.turns.get_mut(left))
        {
            *chances += chance;
            *turns += 1;
        }
    }

    /// Cards left and the mean chance of the best guess, for every count seen
    /// so far, the last card first.
    pub fn means(&self) -> impl Iterator<Item = (usize, f64)> {
        let all = self.chances.iter().zip(&self.turns).enumerate();
        let seen = all.filter(|(_, (_, turns))| **turns > 0);
        seen.map(|(left, (chances, turns))| (left, chances / *turns as f64))
    }

    /// The mean over all turns.
    pub fn mean(&self) -> f64 {
        let turns: u64 = self.turns.iter().sum();
        self.chances.iter().sum::<f64>() / turns.max(1) as f64
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
