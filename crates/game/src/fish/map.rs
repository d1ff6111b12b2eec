//! Grounds and lakes that an island may have in a game (TRADERS 1.1, 1.2).

use board::{FishingGround, Hex, Intersection, Island, Token, fail_if};
use derive::Said;

/// Reason to refuse an island's lakes and fishing grounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("error-fish", error)]
pub enum BadFishMap {
    /// Lakes, grounds, or second tokens at a table that plays without fish.
    NotPlayed,
    /// A ground that doesn't touch just two land hexes.
    NoShore(#[said(skip)] Hex),
    /// A ground whose sea hex a harbor uses.
    AtHarbor(#[said(skip)] Hex),
    /// A number that only lakes have.
    Number(#[said(skip)] Hex, #[said("number", with = number)] Token),
    /// A lake at the coast.
    LakeAtCoast(#[said(skip)] Hex),
}

fn number(token: Token) -> crate::MessageValue {
    crate::MessageValue::Count(token.number().into())
}

impl BadFishMap {
    /// Checks that lakes and grounds lie on `island` as they may.
    ///
    /// # Errors
    /// Names the first that doesn't.
    pub(crate) fn check(island: &Island) -> Result<(), Self> {
        let markers = island.markers();
        for ground in &markers.grounds {
            Self::of_ground(island, ground).map_or(Ok(()), Err)?;
        }
        for lake in &markers.lakes {
            let is_inland = lake.at.neighbors().all(|hex| island.is_land(hex));
            // Amid laid out sea the table lays it where it likes (TRADERS 8.3).
            fail_if(!is_inland && !island.has_surroundings(), Self::LakeAtCoast(lake.at))?;
        }
        Ok(())
    }

    /// Returns why `ground` can't lie there, if it can't.
    pub fn of_ground(island: &Island, ground: &FishingGround) -> Option<Self> {
        let at = ground.at;
        let corners = Intersection::around(at).into_iter();
        let shore = corners.filter(|corner| island.has_intersection(*corner)).count();
        let is_shore = if island.has_surroundings() { shore > 0 } else { shore == 3 };
        if !is_shore {
            return Some(Self::NoShore(at));
        }
        if island.harbors().iter().any(|harbor| harbor.path.hexes().contains(&at)) {
            return Some(Self::AtHarbor(at));
        }
        // These are the numbers of lakes.
        (ground.number.pips() <= 2).then_some(Self::Number(at, ground.number))
    }
}

/// Sea hexes of `island` where a ground may lie: two land hexes touch each, no harbor uses it, and
/// nothing is hidden there (TRADERS 1.2).
pub fn shores(island: &Island) -> Vec<Hex> {
    let around = island.tiles().iter().flat_map(|tile| tile.at.neighbors());
    let mut sea: Vec<Hex> = around.filter(|hex| !island.is_land(*hex)).collect();
    sea.sort_unstable();
    sea.dedup();
    let is_shore = |hex: &Hex| {
        let corners = Intersection::around(*hex).into_iter();
        corners.filter(|corner| island.has_intersection(*corner)).count() == 3
    };
    let has_harbor =
        |hex: &Hex| island.harbors().iter().any(|harbor| harbor.path.hexes().contains(hex));
    sea.retain(|hex| is_shore(hex) && !has_harbor(hex) && !island.hidden().contains(hex));
    sea
}
