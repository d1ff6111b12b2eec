//! Cargo of wagons: the sites that give it and need it, and the stacks that it comes from
//! (TRADERS 5.1).

use derive::Said;
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use crate::EXTRA_BUILDERS;
use board::Site;

/// Number of bandits, whatever the number of players (TRADERS 5.1).
pub const BANDITS: usize = 3;

board::keyed! {
    /// Cargo that a wagon carries from one trade hex to another (TRADERS 5.1).
    #[derive(Said)]
    #[said("cargo")]
    pub enum Cargo {
        Glass = "glass",
        Marble = "marble",
        Sand = "sand",
        Tools = "tools",
    }
}

impl Cargo {
    /// The kind of site that needs it.
    pub const fn needed_at(self) -> Site {
        match self {
            Self::Glass | Self::Marble => Site::Castle,
            Self::Sand => Site::Glassworks,
            Self::Tools => Site::Quarry,
        }
    }

    /// Returns the two kinds that the stack of `site` holds.
    pub const fn of(site: Site) -> [Self; 2] {
        match site {
            Site::Castle => [Self::Sand, Self::Tools],
            Site::Quarry => [Self::Marble, Self::Sand],
            Site::Glassworks => [Self::Glass, Self::Tools],
        }
    }
}

/// Returns how many tokens the stack of each kind of site begins with, for so many players
/// (TRADERS 5.1).
pub const fn full_stack(players: usize) -> u8 {
    if players < EXTRA_BUILDERS { 12 } else { 18 }
}

/// Cargo tokens that are left of each kind of site's stack; their order is the table's secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CargoStacks {
    pub castle: u8,
    pub quarry: u8,
    pub glassworks: u8,
}

impl CargoStacks {
    /// Full stacks of so many players.
    pub const fn full(players: usize) -> Self {
        let count = full_stack(players);
        Self { castle: count, quarry: count, glassworks: count }
    }

    /// Returns how many tokens are left at `site`.
    pub const fn of(&self, site: Site) -> u8 {
        match site {
            Site::Castle => self.castle,
            Site::Quarry => self.quarry,
            Site::Glassworks => self.glassworks,
        }
    }

    pub(super) const fn of_mut(&mut self, site: Site) -> &mut u8 {
        match site {
            Site::Castle => &mut self.castle,
            Site::Quarry => &mut self.quarry,
            Site::Glassworks => &mut self.glassworks,
        }
    }

    /// All tokens that are left.
    pub fn total(&self) -> u16 {
        EnumMap::<Site, u8>::from_fn(|site| self.of(site)).values().map(|it| u16::from(*it)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_site_gives_what_it_needs() {
        for site in Site::ALL {
            assert!(Cargo::of(site).iter().all(|cargo| cargo.needed_at() != site));
        }
        assert_eq!(CargoStacks::full(4).total(), 36);
        assert_eq!(CargoStacks::full(6).total(), 54);
    }
}
