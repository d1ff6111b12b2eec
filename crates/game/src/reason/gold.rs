//! Why gold brings that many resources of choice: every building beside gold with the number
//! (SEA 6).

use super::Cause;
use crate::{Building, Seat, State, YieldRule};
use board::{Hex, Intersection, Terrain};

/// One building at one gold field with the number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoldLine {
    pub seat: Seat,
    /// The gold field.
    pub hex: Hex,
    /// Where the building stands.
    pub at: Intersection,
    /// What stands there.
    pub building: Building,
    /// How many resources of choice it brings usually.
    pub usual: u8,
    /// How many it brings now.
    pub count: u8,
    /// How many the robber keeps back.
    pub lost: u8,
    /// Why, where it is not as usual.
    pub causes: Vec<Cause>,
}

impl State {
    /// Every building at a gold field with `number`, and what it brings this turn.
    pub fn gold_lines(&self, number: u8) -> Vec<GoldLine> {
        let rule = self.yield_rule();
        let tiles = self.island().tiles().iter().filter(|tile| {
            let has_number = tile.token.is_some_and(|token| token.number() == number);
            tile.terrain == Terrain::Gold && has_number
        });
        let around = tiles.flat_map(|tile| Intersection::around(tile.at).map(|at| (tile.at, at)));
        around.filter_map(|(hex, at)| self.gold_line(hex, at, &rule)).collect()
    }

    fn gold_line(&self, hex: Hex, at: Intersection, rule: &YieldRule) -> Option<GoldLine> {
        let (seat, building) = self.pieces().building(at)?;
        let usual = YieldRule::default().gold(building);
        let mut line =
            GoldLine { seat, hex, at, building, usual, count: 0, lost: 0, causes: Vec::new() };
        if !self.seating().is_present(seat) {
            line.causes.push(Cause::Away);
            return Some(line);
        }
        line.count = rule.gold(building);
        if line.count != usual {
            line.causes.push(Cause::Harvest);
        }
        if self.robber() == Some(hex) && line.count > 0 {
            let cause = self.robber_cause(seat, rule);
            line.causes.push(cause);
            if cause == Cause::Robber {
                line.lost = std::mem::take(&mut line.count);
            }
        }
        Some(line)
    }
}
