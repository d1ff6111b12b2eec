//! What a card changes about what buildings yield this turn.

use super::Building;
use crate::board::Resource;
use crate::cards::{Capped, Effect, Harvest};

/// Whether the robber's hex produces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RobberRule {
    /// It doesn't, as always.
    #[default]
    Blocks,
    /// It does this turn.
    Sleeps,
}

/// How buildings yield this turn; the default is the usual way (RULES 5).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct YieldRule {
    /// Buildings that give 1 card in all.
    pub cap: Option<Capped>,
    /// Hexes that give more or less, by what they give; nothing: all hexes.
    pub changes: Vec<(Option<Resource>, Harvest)>,
    /// The robber's hex.
    pub robber: RobberRule,
}

impl YieldRule {
    /// What `effects` make of it.
    pub fn of(effects: &[Effect]) -> Self {
        let mut rule = Self::default();
        for effect in effects {
            match effect {
                Effect::CapYield { buildings } => rule.cap = rule.cap.or(Some(*buildings)),
                Effect::Yield { resource, harvest } => rule.changes.push((*resource, *harvest)),
                Effect::RobberSleeps {} => rule.robber = RobberRule::Sleeps,
                _ => {}
            }
        }
        rule
    }

    /// How many cards `building` takes from a hex of `resource`, before any
    /// cap.
    pub fn yields(&self, building: Building, resource: Resource) -> u8 {
        let touches = |only: &Option<Resource>| only.is_none_or(|kind| kind == resource);
        let changes = self.changes.iter().filter(|(only, _)| touches(only));
        changes.fold(building.worth(), |count, (_, harvest)| match harvest {
            Harvest::OneMore => count.saturating_add(1),
            Harvest::OneLess => count.saturating_sub(1),
            Harvest::Nothing => 0,
        })
    }

    /// Whether `building` gives 1 card in all.
    pub fn caps(&self, building: Building) -> bool {
        matches!(
            (self.cap, building),
            (Some(Capped::AllBuildings), _) | (Some(Capped::Cities), Building::City)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_poor_harvest_leaves_a_city_one_card_and_a_settlement_none() {
        let rule = YieldRule::of(&[Effect::Yield {
            resource: Some(Resource::Wool),
            harvest: Harvest::OneLess,
        }]);
        assert_eq!(rule.yields(Building::Settlement, Resource::Wool), 0);
        assert_eq!(rule.yields(Building::City, Resource::Wool), 1);
        assert_eq!(rule.yields(Building::City, Resource::Ore), 2);
    }

    #[test]
    fn changes_of_a_hex_add_up_in_the_order_of_the_card() {
        let rule = YieldRule::of(&[
            Effect::Yield { resource: None, harvest: Harvest::Nothing },
            Effect::Yield { resource: Some(Resource::Ore), harvest: Harvest::OneMore },
        ]);
        assert_eq!(rule.yields(Building::City, Resource::Ore), 1);
        assert_eq!(rule.yields(Building::City, Resource::Grain), 0);
    }
}
