//! What a card changes about what buildings yield this turn.

use super::{Building, Cards, Kinds};
use board::{Resource, Terrain};
use cards::{Capped, Effect, Harvest};

/// How buildings yield this turn; the default is the usual way (RULES 5).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct YieldRule {
    /// Buildings that give 1 card in all.
    pub cap: Option<Capped>,
    /// Hexes that give more or less, by what they give; nothing: all hexes.
    pub changes: Vec<(Option<Resource>, Harvest)>,
    /// Whether the robber's hex produces all the same.
    pub robber_sleeps: bool,
}

impl YieldRule {
    /// Returns what `effects` make of it.
    pub fn of(effects: &[Effect]) -> Self {
        let mut rule = Self::default();
        for effect in effects {
            match effect {
                Effect::CapYield { buildings } => rule.cap = rule.cap.or(Some(*buildings)),
                Effect::Yield { resource, harvest } => rule.changes.push((*resource, *harvest)),
                Effect::RobberSleeps {} => rule.robber_sleeps = true,
                Effect::DiscardHalf {}
                | Effect::MoveRobber { .. }
                | Effect::Steal { .. }
                | Effect::Take { .. }
                | Effect::Give { .. }
                | Effect::Pay { .. }
                | Effect::Swap { .. }
                | Effect::DamageRoad { .. }
                | Effect::MendRoad { .. }
                | Effect::RobberFlees { .. }
                | Effect::Season { .. }
                | Effect::MoveBarbarians { .. }
                | Effect::AtTable {} => {}
            }
        }
        rule
    }

    /// Returns what `building` takes from a hex of `terrain` in a game with `kinds`, before any
    /// cap. Of a city's two kinds it is the commodity that a poor harvest takes away;
    /// *our ruling* (KNIGHTS 4).
    pub fn yields(&self, building: Building, terrain: Terrain, kinds: Kinds) -> Cards {
        let Some(resource) = terrain.resource() else { return Cards::none() };
        let touches = |only: &Option<Resource>| only.is_none_or(|kind| kind == resource);
        let changes = self.changes.iter().filter(|(only, _)| touches(only));
        changes.fold(usual(building, terrain, kinds), |cards, (_, harvest)| match harvest {
            Harvest::OneMore => cards.plus(Cards::of(resource, 1)),
            Harvest::OneLess if cards.commodities().is_empty() => {
                cards.less(Cards::of(resource, 1))
            }
            Harvest::OneLess => cards.resources(),
            Harvest::Nothing => Cards::none(),
        })
    }

    /// Returns how many resources of choice `building` takes from gold (SEA 6). What a card says of
    /// one resource is not about gold.
    pub fn gold(&self, building: Building) -> u8 {
        let all = self.changes.iter().filter(|(only, _)| only.is_none());
        let count = all.fold(building.worth(), |count, (_, harvest)| match harvest {
            Harvest::OneMore => count.saturating_add(1),
            Harvest::OneLess => count.saturating_sub(1),
            Harvest::Nothing => 0,
        });
        if self.caps(building) { count.min(1) } else { count }
    }

    /// Returns whether `building` gives 1 card in all.
    pub fn caps(&self, building: Building) -> bool {
        matches!(
            (self.cap, building),
            (Some(Capped::AllBuildings), _) | (Some(Capped::Cities), Building::City)
        )
    }
}

/// Returns what a building takes as always (RULES 5, KNIGHTS 4).
fn usual(building: Building, terrain: Terrain, kinds: Kinds) -> Cards {
    let Some(resource) = terrain.resource() else { return Cards::none() };
    let commodity = terrain
        .commodity()
        .filter(|_| kinds == Kinds::WithCommodities && building == Building::City);
    match commodity {
        Some(commodity) => Cards::of(resource, 1).plus(Cards::of(commodity, 1)),
        None => Cards::of(resource, building.worth()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::Commodity;

    fn base(rule: &YieldRule, building: Building, terrain: Terrain) -> u16 {
        let cards = rule.yields(building, terrain, Kinds::Resources);
        assert!(cards.commodities().is_empty());
        cards.total()
    }

    #[test]
    fn a_poor_harvest_leaves_a_city_one_card_and_a_settlement_none() {
        let rule = YieldRule::of(&[Effect::Yield {
            resource: Some(Resource::Wool),
            harvest: Harvest::OneLess,
        }]);
        assert_eq!(base(&rule, Building::Settlement, Terrain::Pasture), 0);
        assert_eq!(base(&rule, Building::City, Terrain::Pasture), 1);
        assert_eq!(base(&rule, Building::City, Terrain::Mountains), 2);
        let left = rule.yields(Building::City, Terrain::Pasture, Kinds::WithCommodities);
        assert_eq!(left, Cards::of(Resource::Wool, 1), "the cloth is what is missing");
    }

    #[test]
    fn changes_of_a_hex_add_up_in_the_order_of_the_card() {
        let rule = YieldRule::of(&[
            Effect::Yield { resource: None, harvest: Harvest::Nothing },
            Effect::Yield { resource: Some(Resource::Ore), harvest: Harvest::OneMore },
        ]);
        assert_eq!(base(&rule, Building::City, Terrain::Mountains), 1);
        assert_eq!(base(&rule, Building::City, Terrain::Fields), 0);
    }

    #[test]
    fn only_a_city_takes_a_commodity_and_a_laid_one_none() {
        let rule = YieldRule::default();
        let takes = |building, terrain| rule.yields(building, terrain, Kinds::WithCommodities);
        let (lumber, paper) = (Cards::of(Resource::Lumber, 1), Cards::of(Commodity::Paper, 1));
        assert_eq!(takes(Building::City, Terrain::Forest), lumber.plus(paper));
        assert_eq!(takes(Building::Settlement, Terrain::Forest), lumber);
        assert_eq!(takes(Building::LaidCity, Terrain::Forest), lumber);
        assert_eq!(takes(Building::City, Terrain::Hills), Cards::of(Resource::Brick, 2));
        assert_eq!(takes(Building::City, Terrain::Desert), Cards::none());
    }
}
