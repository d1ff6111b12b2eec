//! Results of many games together: each player by name, the numbers, and the decks.

use std::collections::BTreeMap;

use enum_map::EnumMap;

use super::Summary;
use cards::DeckId;
use game::{Expansions, Name, NumberSource, Roll};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameRecord {
    pub games: u32,
    /// Number of them that were won by somebody.
    pub decided: u32,
    pub wins: u32,
    /// Total points in the games that were won by somebody.
    pub points: i32,
}

impl GameRecord {
    /// Average points per decided game; `None` without one.
    pub fn mean_points(self) -> Option<f64> {
        (self.decided > 0).then(|| f64::from(self.points) / f64::from(self.decided))
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct PlayerRecord {
    /// The name as last written.
    pub name: Name,
    /// Their games, by what was played beside the base game.
    pub by_game: BTreeMap<Expansions, GameRecord>,
    /// Cards that the numbers owed them.
    pub owed: u32,
    /// Cards that the numbers owe on average.
    pub average: f64,
}

impl PlayerRecord {
    /// Returns what became of their games with `expansions`.
    pub fn in_games(&self, expansions: Expansions) -> GameRecord {
        self.by_game.get(&expansions).copied().unwrap_or_default()
    }

    fn sum(&self, count: fn(&GameRecord) -> u32) -> u32 {
        self.by_game.values().map(count).sum()
    }

    pub fn games(&self) -> u32 {
        self.sum(|one| one.games)
    }

    /// Returns how many of them were won by somebody.
    pub fn decided(&self) -> u32 {
        self.sum(|one| one.decided)
    }

    /// Returns how many they won.
    pub fn wins(&self) -> u32 {
        self.sum(|one| one.wins)
    }

    /// Returns how kind the numbers were over all games, as in [`super::NumberLuck`];
    /// `None` while less than [`super::ENOUGH_OWED`] was owed.
    pub fn luck(&self) -> Option<f64> {
        (self.average >= super::ENOUGH_OWED).then(|| f64::from(self.owed) / self.average)
    }
}

/// Source of numbers: cards of these decks, or dice.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NumbersFrom {
    Decks(Vec<DeckId>),
    /// Two dice, of the app or of the table.
    Dice,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct NumberRecord {
    pub games: u32,
    pub counts: EnumMap<Roll, u64>,
    /// Count of each number that is to be expected on average.
    pub expected: EnumMap<Roll, f64>,
    /// Games that were left out because their average isn't easy to compute.
    pub left_out: u32,
}

impl NumberRecord {
    fn add(&mut self, game: &Summary) {
        let Some(expected) = &game.expected else {
            self.left_out += 1;
            return;
        };
        self.games += 1;
        for number in Roll::ALL {
            self.counts[number] += u64::from(game.counts[number]);
            self.expected[number] += expected[number];
        }
    }

    pub fn total(&self) -> u64 {
        self.counts.values().sum()
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Across {
    pub games: u32,
    /// Number of games, by what was played beside the base game.
    pub by_game: BTreeMap<Expansions, u32>,
    /// Each player, most games first.
    pub players: Vec<PlayerRecord>,
    pub numbers: NumberRecord,
    /// The same by source.
    pub sources: BTreeMap<NumbersFrom, NumberRecord>,
}

impl Across {
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Summary>) -> Self {
        let mut across = Self::default();
        let mut players: BTreeMap<String, PlayerRecord> = BTreeMap::new();
        for game in games {
            across.games += 1;
            *across.by_game.entry(game.expansions).or_default() += 1;
            across.numbers.add(game);
            let from = match game.source {
                NumberSource::Cards | NumberSource::Printed => {
                    NumbersFrom::Decks(game.decks.clone())
                }
                NumberSource::Dice | NumberSource::Table => NumbersFrom::Dice,
            };
            across.sources.entry(from).or_default().add(game);
            for (seat, player) in game.players.iter() {
                // People don't always write a name the same way.
                let key = player.name.to_string().to_lowercase();
                let record = players.entry(key).or_insert_with(|| PlayerRecord {
                    name: player.name.clone(),
                    by_game: BTreeMap::new(),
                    owed: 0,
                    average: 0.0,
                });
                record.name = player.name.clone();
                let of_game = record.by_game.entry(game.expansions).or_default();
                of_game.games += 1;
                if let Some(winner) = game.winner {
                    of_game.decided += 1;
                    of_game.points += i32::from(player.points);
                    of_game.wins += u32::from(winner == seat);
                }
                record.owed += player.owed;
                record.average += player.average;
            }
        }
        across.players = players.into_values().collect();
        across.players.sort_by(|one, other| {
            let by = |record: &PlayerRecord| (record.games(), record.wins());
            by(other).cmp(&by(one)).then(one.name.cmp(&other.name))
        });
        across
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::base;
    use super::*;
    use game::Expansion;

    #[test]
    fn a_summary_is_the_same_after_it_was_kept() {
        for seed in 0..6 {
            let summary = Summary::of(&base(seed, 3, 200));
            let text = serde_json::to_string(&summary).expect("writes");
            let read: Summary = serde_json::from_str(&text).expect("reads");
            // A float may lose its last bit on the way.
            assert_eq!((read.counts, read.winner), (summary.counts, summary.winner));
            for (seat, player) in summary.players.iter() {
                let again = read.players.get(seat).expect("a seat");
                assert!((again.average - player.average).abs() < 1e-9);
                assert_eq!((&again.name, again.owed), (&player.name, player.owed));
            }
        }
    }

    #[test]
    fn players_are_one_by_name_however_it_is_written() {
        let mut games: Vec<Summary> = (0..4).map(|seed| Summary::of(&base(seed, 2, 60))).collect();
        let names = ["Ann", "ann", "ANN", "Bo"];
        for (game, name) in games.iter_mut().zip(names) {
            let first = game.players.seat(0).expect("a seat");
            let player = game.players.get_mut(first).expect("a player");
            player.name = Name::try_from(name.to_owned()).expect("a name");
        }
        let across = Across::of(&games);
        let games_of = |name: &str| {
            let record = across.players.iter().find(|record| record.name.to_string() == name);
            record.map(PlayerRecord::games)
        };
        assert_eq!((games_of("ANN"), games_of("Bo")), (Some(3), Some(1)));
        assert_eq!(across.players.iter().map(PlayerRecord::games).sum::<u32>(), 8);
    }

    #[test]
    fn wins_points_and_luck_are_those_of_the_games_together() {
        let mut games: Vec<Summary> = (0..3).map(|_| Summary::of(&base(2, 3, 400))).collect();
        let [first, second] = [0, 1].map(|nth| games[0].players.seat(nth).expect("a seat"));
        let winners = [Some(first), Some(second), None];
        for (game, winner) in games.iter_mut().zip(winners) {
            game.winner = winner;
        }
        let across = Across::of(&games);
        let name = games[0].players.get(first).expect("a player").name.clone();
        let record = across.players.iter().find(|record| record.name == name).expect("known");
        let player = games[0].players.get(first).expect("a player");
        assert_eq!((record.games(), record.decided(), record.wins()), (3, 2, 1));
        let base = record.in_games(Expansions::NONE);
        assert_eq!(base.points, 2 * i32::from(player.points));
        assert_eq!(base.mean_points(), Some(f64::from(player.points)));
        let knights = Expansions::from_iter([Expansion::Knights]);
        assert_eq!(record.in_games(knights), GameRecord::default());
        let single = f64::from(player.owed) / player.average;
        assert!((record.luck().expect("enough") - single).abs() < 1e-9);
        assert_eq!(
            across.numbers.total(),
            3 * games[0].counts.values().map(|n| u64::from(*n)).sum::<u64>()
        );
        let (from, numbers) = across.sources.first_key_value().expect("one source");
        assert_eq!((from, numbers.games), (&NumbersFrom::Decks(games[0].decks.clone()), 3));
    }
}
