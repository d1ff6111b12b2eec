//! Wagons on the table: where each stands, what it carries, its baggage train, bandits on their
//! paths, and the stacks of cargo (TRADERS 5.1, 5.2).

use serde::{Deserialize, Serialize};

use super::{BANDITS, Cargo, CargoStacks, TrainLevel, WagonRules};
use crate::{PerSeat, Seat};
use board::{Intersection, Path, Site};
use derive::Said;

/// The most cargo that one player can have delivered: all there is for six.
pub const MOST_DELIVERED: u8 = 54;

board::keyed! {
    /// Presence of a bandit on a path.
    #[derive(Default)]
    pub enum Bandit {
        Here = "here",
        #[default]
        Elsewhere = "elsewhere",
    }
}

/// A player's wagon with its baggage train.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wagon {
    /// Place where it stands; `None` before the opening put it somewhere.
    pub at: Option<Intersection>,
    /// Level of the baggage train.
    pub level: TrainLevel,
    /// Cargo that it carries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub load: Option<Cargo>,
    /// Cargo that it has delivered, each worth a point.
    #[serde(default)]
    pub delivered: u8,
}

impl Wagon {
    /// Victory points for deliveries and for the last level (TRADERS 5.10).
    pub const fn points(&self) -> u8 {
        self.delivered.saturating_add(self.level.worth())
    }

    /// Returns whether it delivers at `site` what it carries (TRADERS 5.5).
    pub fn delivers_at(&self, site: Site) -> bool {
        self.load.is_some_and(|cargo| cargo.needed_at() == site)
    }

    /// Returns whether it takes a token at `site`, from a stack that has one (TRADERS 5.5).
    pub fn loads_at(&self, site: Site) -> bool {
        self.load.is_none_or(|cargo| cargo.needed_at() == site)
    }
}

/// Wagons on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WagonsTable {
    /// The wagon and baggage train of each player.
    pub wagons: PerSeat<Wagon>,
    /// Paths of the bandits, sorted.
    pub bandits: Vec<Path>,
    /// Cargo that is left.
    pub stacks: CargoStacks,
}

/// Reason that wagons on a table are impossible, whatever it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("bad-start-wagons", error)]
pub enum BadWagonsTable {
    /// Wagons at a table that plays without them.
    NotPlayed,
    /// More bandits than there are.
    TooManyBandits(#[said("count")] u8),
}

impl WagonsTable {
    /// Wagons before anybody did anything, with bandits on these paths.
    pub fn empty<T>(players: &PerSeat<T>, bandits: &[Path]) -> Self {
        let mut bandits = bandits.to_vec();
        bandits.sort_unstable();
        Self {
            wagons: players.map(|_, _| Wagon::default()),
            bandits,
            stacks: CargoStacks::full(players.count()),
        }
    }

    /// Returns whether a bandit lies on `path`.
    pub fn has_bandit(&self, path: Path) -> bool {
        self.bandits.contains(&path)
    }

    /// Puts a bandit on `path`, or takes it away.
    pub(crate) fn put_bandit(&mut self, path: Path, is_there: bool) {
        self.bandits.retain(|other| *other != path);
        if is_there {
            self.bandits.push(path);
            self.bandits.sort_unstable();
        }
    }

    /// The same with each bandit once.
    #[must_use]
    pub(crate) fn each_once(mut self) -> Self {
        self.bandits.sort_unstable();
        self.bandits.dedup();
        self
    }

    /// Returns whether there are more bandits than there can be.
    pub(super) const fn has_too_many_bandits(&self) -> bool {
        self.bandits.len() > BANDITS
    }

    /// Tokens that were delivered, are carried, or still lie on the stacks.
    pub fn cargo(&self) -> u16 {
        let held = self.wagons.values();
        let held = held.map(|it| u16::from(it.delivered) + u16::from(it.load.is_some()));
        held.sum::<u16>() + self.stacks.total()
    }

    /// Points of `seat`.
    pub fn points(&self, seat: Seat) -> u8 {
        self.wagons.get(seat).map_or(0, Wagon::points)
    }
}

/// Wagons beside all else that the rules look at.
#[derive(Clone, Copy, Debug)]
pub struct Wagons<'a> {
    /// Wagons, bandits, and cargo.
    pub table: &'a WagonsTable,
    /// The table's readings.
    pub rules: WagonRules,
}

impl<'a> Wagons<'a> {
    /// The wagons of a table that plays by these rules, if it plays with wagons.
    pub fn of(rules: Option<WagonRules>, table: Option<&'a WagonsTable>) -> Option<Self> {
        rules.zip(table).map(|(rules, table)| Self { table, rules })
    }
}
