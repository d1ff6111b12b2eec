//! What does not add up, in words: in a game in play, or in one being set up.

use super::places::Places;
use super::text::{Text, Value};
use crate::cards::Award;
use crate::game::{DevelopmentCard, Discrepancy, Seat};

impl Text {
    /// What an award is called.
    pub fn award(&self, award: Award) -> String {
        self.get(match award {
            Award::LongestRoad => "award-longest-road",
            Award::LargestArmy => "award-largest-army",
            Award::Harbormaster => "award-harbormaster",
        })
    }

    /// What does not add up, in a sentence that says both sides. `called` says
    /// what players are called.
    pub fn discrepancy(
        &self,
        found: Discrepancy,
        called: &dyn Fn(Seat) -> String,
        places: Places<'_>,
    ) -> String {
        let counts = |key: &str, counted: u16, supply: u16| {
            self.with(key, &[("counted", counted.into()), ("supply", supply.into())])
        };
        match found {
            Discrepancy::Cards { kind, counted, supply } => {
                let values: [(&str, Value<'_>); 3] = [
                    ("resource", self.kind(kind).into()),
                    ("counted", counted.into()),
                    ("supply", supply.into()),
                ];
                self.with("odd-cards", &values)
            }
            Discrepancy::AllCards { counted, supply } => counts("odd-all-cards", counted, supply),
            Discrepancy::DevelopmentCards { kind, counted, supply } => {
                let key = match kind {
                    Some(DevelopmentCard::Knight) => "odd-knights",
                    Some(DevelopmentCard::VictoryPoint) => "odd-victory-points",
                    _ => "odd-development",
                };
                counts(key, counted, supply)
            }
            Discrepancy::Holder { award, told, by_rules } => {
                let nobody = || self.get("nobody");
                let name = |seat: Option<Seat>| seat.map_or_else(nobody, called);
                let values: [(&str, Value<'_>); 3] = [
                    ("award", self.award(award).into()),
                    ("told", name(told).into()),
                    ("rules", name(by_rules).into()),
                ];
                self.with("odd-award", &values)
            }
            Discrepancy::TooClose { at, neighbor } => {
                let values = [
                    ("one", places.intersection(at).into()),
                    ("other", places.intersection(neighbor).into()),
                ];
                self.with("odd-too-close", &values)
            }
            Discrepancy::LooseRoad { player, at } => {
                let values = [("who", called(player).into()), ("place", places.path(at).into())];
                self.with("odd-loose-road", &values)
            }
        }
    }
}
