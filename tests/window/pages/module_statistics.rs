//! The pages that tell of a game with fish, rivers, wagons, or oil.

use game::Expansion::{self, Fish, Knights, Oil, Rivers, Wagons};

use super::Shelf::ModulesTold;
use super::{Page, page};

/// The statistics of a game.
macro_rules! told {
    ($way:literal) => {
        concat!("home-resume table stats-title ", $way)
    };
}

/// A game with as many tabs as there are.
const ALL: &[Expansion] = &[Fish, Rivers, Wagons, Knights];

pub const PAGES: &[Page] = &[
    page(ModulesTold(&[Fish]), "statistics of modules, fish", told!("stats-fish")),
    page(ModulesTold(&[Rivers]), "statistics of modules, gold", told!("stats-gold")),
    page(ModulesTold(&[Rivers]), "statistics of modules, points", told!("stats-points")),
    page(ModulesTold(&[Wagons]), "statistics of modules, wagons", told!("stats-wagons")),
    page(ModulesTold(&[Oil]), "statistics of modules, oil", told!("stats-oil")),
    page(
        ModulesTold(&[Oil]),
        "statistics of modules, oil as tables",
        told!("stats-oil stats-as-tables"),
    ),
    page(ModulesTold(ALL), "statistics of modules, result", told!("stats-result")),
];
