//! A stream of numbers, turn by turn: how often each comes up, how long it
//! stays away, and how evenly it comes up within a game.

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

    /// Records that `number` came up.
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

    /// How many turns there have been.
    pub const fn turns(&self) -> u64 {
        self.turns
    }

    /// How often `number` came up.
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

    /// How often `number` comes up, at most, in `share` percent of games.
    pub fn in_a_game(&self, number: u8, share: u64) -> u64 {
        let first = usize::from(number) * (GAME_TURNS + 1);
        percentile(self.games.get(first..=first + GAME_TURNS).unwrap_or_default(), share)
    }

    /// Whether a whole game has been played.
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
