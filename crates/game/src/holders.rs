//! Who holds the awards (RULES 7).

use std::collections::BTreeMap;

use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use super::{PerSeat, Seat};
use cards::Award;

/// Who holds each award; nobody, while it is unclaimed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<Award, Option<Seat>>")]
pub struct Holders(EnumMap<Award, Option<Seat>>);

impl From<BTreeMap<Award, Option<Seat>>> for Holders {
    /// An award that is not named is nobody's: not every game has all of them.
    fn from(named: BTreeMap<Award, Option<Seat>>) -> Self {
        Self(EnumMap::from_fn(|award| named.get(&award).copied().flatten()))
    }
}

impl Holders {
    /// Returns who holds `award`.
    pub fn of(&self, award: Award) -> Option<Seat> {
        self.0[award]
    }

    /// Gives `award` to a seat, or to nobody.
    pub fn set(&mut self, award: Award, holder: Option<Seat>) {
        self.0[award] = holder;
    }

    /// The awards that `seat` holds.
    pub fn held_by(&self, seat: Seat) -> impl Iterator<Item = Award> {
        Award::ALL.into_iter().filter(move |award| self.of(*award) == Some(seat))
    }
}

/// Returns who holds an award after a change (RULES 7): the holder as long as nobody
/// has strictly more; else whoever alone has the most; else nobody. Less than
/// `least` earns nothing.
pub fn holder_after(scores: &PerSeat<u8>, least: u8, holder: Option<Seat>) -> Option<Seat> {
    let most = scores.values().copied().max().unwrap_or(0);
    if most < least {
        return None;
    }
    let mut leaders = scores.iter().filter(|(_, score)| **score == most).map(|(seat, _)| seat);
    match holder {
        Some(holder) if scores.of(holder) == most => Some(holder),
        _ => match (leaders.next(), leaders.next()) {
            (Some(leader), None) => Some(leader),
            _ => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_award_that_a_journal_does_not_name_is_nobodys() {
        let named = r#"{"longest_road":1,"harbormaster":null}"#;
        let holders: Holders = serde_json::from_str(named).expect("holders");
        assert_eq!(holders.of(Award::LongestRoad).map(Seat::index), Some(1));
        assert_eq!(holders.of(Award::LargestArmy), None);
        let written = serde_json::to_string(&holders).expect("writes");
        assert_eq!(serde_json::from_str::<Holders>(&written).expect("holders"), holders);
        assert!(serde_json::from_str::<Holders>(r#"{"richest":1}"#).is_err());
    }
}
