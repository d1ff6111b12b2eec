//! Additions of rivers to the answer about a position (FORMATS 1, TRADERS 2).

use serde::Serialize;

use super::expansion_answers::{ascending, ascending_paths};

use board::{Intersection, Path};
use cards::{Bars, RulingSet};
use game::{BuildGold, Position, Seat, Seats};

#[derive(Serialize)]
pub(super) struct RiversAnswer {
    #[serde(skip_serializing_if = "Option::is_none")]
    bridge_spots: Option<Vec<Path>>,
    build_gold: BuildGoldLine,
    wealthiest: Option<Seat>,
    poor: Seats,
}

#[derive(Serialize)]
struct BuildGoldLine {
    settlement: Vec<Intersection>,
    road: Vec<Path>,
    bridge: u16,
}

impl RiversAnswer {
    /// Answers to a line about `position` in the turn of `active`, where damage is as `rulings`
    /// have it.
    pub fn of(position: &Position<'_>, active: Option<Seat>, rulings: RulingSet) -> Self {
        let bars = match rulings {
            RulingSet::Fusion => Bars::Buildings,
            RulingSet::Classic | RulingSet::Edition2025 => Bars::SettlementsWithoutOtherRoad,
        };
        let BuildGold { settlement, road, bridge } = position.build_gold();
        Self {
            bridge_spots: active.map(|active| ascending_paths(position.bridge_spots(active, bars))),
            build_gold: BuildGoldLine {
                settlement: ascending(settlement),
                road: ascending_paths(road),
                bridge,
            },
            wealthiest: position.wealthiest(),
            poor: position.poor(),
        }
    }
}
