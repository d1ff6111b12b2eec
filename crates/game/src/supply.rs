//! How many cards are in the box.

use super::{Cards, Kinds};

/// How many cards of each kind a table of so many players has (RULES 1, KNIGHTS 1).
pub fn supply(players: usize, kinds: Kinds) -> Cards {
    let (resources, commodities) = if players > 4 { (24, 18) } else { (19, 12) };
    let each = |kind: super::CardKind| match kind.resource() {
        Some(_) => resources,
        None => commodities,
    };
    kinds.all().iter().map(|kind| (*kind, each(*kind))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CardKind;

    #[test]
    fn commodities_are_fewer_than_resources_and_in_the_box_of_their_game_only() {
        for (players, resources, commodities) in [(2, 19, 12), (4, 19, 12), (5, 24, 18)] {
            let both = supply(players, Kinds::WithCommodities);
            assert_eq!(
                (both.get(CardKind::Ore), both.get(CardKind::Coin)),
                (resources, commodities)
            );
            assert_eq!(supply(players, Kinds::Resources), both.resources());
        }
    }
}
