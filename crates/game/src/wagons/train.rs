//! The baggage train of a player: its five levels, with what each of them gives and costs
//! (TRADERS 5.6).

use crate::Cards;
use board::Resource;
use cards::Die;

board::bounded! {
    /// A level of a baggage train, 1 to 5 (TRADERS 5.6).
    pub struct TrainLevel(1..=5);
    BadTrainLevel = "a baggage train has a level from 1 to 5, not {0}";
}

/// Points that a grain buys for a move (TRADERS 5.4).
pub const GRAIN_POINTS: u8 = 2;

impl TrainLevel {
    /// The level that everybody begins with.
    pub const FIRST: Self = Self(1);
    /// The highest level, which is worth a point.
    pub const LAST: Self = Self(5);

    pub const fn number(self) -> u8 {
        self.0
    }

    /// Points that a wagon may move with, 4 to 7.
    pub const fn reach(self) -> u8 {
        match self.0 {
            1 => 4,
            2 => 5,
            3 => 6,
            _ => 7,
        }
    }

    /// Gold for a delivery, 1 to 5.
    pub const fn gold(self) -> u8 {
        self.0
    }

    /// Victory points that it is worth.
    pub const fn worth(self) -> u8 {
        if self.0 == Self::LAST.0 { 1 } else { 0 }
    }

    /// Returns whether a die with that number drives a bandit off (TRADERS 5.7).
    pub const fn drives_off(self, die: Die) -> bool {
        self.0 > 1 && die.pips() > 8 - self.0 - 1
    }

    /// The next level, if there is one.
    pub const fn next(self) -> Option<Self> {
        if self.0 < Self::LAST.0 { Some(Self(self.0 + 1)) } else { None }
    }

    /// Price to reach it from the level below.
    pub fn price(self) -> Cards {
        let lumber = if self.0 < 4 { 1 } else { 2 };
        [(Resource::Lumber, lumber), (Resource::Wool, 1), (Resource::Ore, 1)].into_iter().collect()
    }
}

impl Default for TrainLevel {
    fn default() -> Self {
        Self::FIRST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drives_off(level: u8) -> Vec<u8> {
        let level = TrainLevel::try_from(level).expect("a level");
        let driven = Die::ALL.into_iter().filter(|die| level.drives_off(*die));
        driven.map(Die::pips).collect()
    }

    #[test]
    fn each_level_drives_off_with_one_number_more_from_the_second_on() {
        let expected: [&[u8]; 5] = [&[], &[6], &[5, 6], &[4, 5, 6], &[3, 4, 5, 6]];
        for (level, numbers) in (1..).zip(expected) {
            assert_eq!(drives_off(level), numbers, "level {level}");
        }
    }

    #[test]
    fn all_levels_together_cost_6_lumber_4_wool_and_4_ore() {
        let mut level = TrainLevel::FIRST;
        let mut paid = Cards::none();
        while let Some(next) = level.next() {
            paid = paid.plus(next.price());
            level = next;
        }
        assert_eq!(level, TrainLevel::LAST);
        let of = |kind: Resource| paid.get(kind);
        assert_eq!([of(Resource::Lumber), of(Resource::Wool), of(Resource::Ore)], [6, 4, 4]);
    }
}
