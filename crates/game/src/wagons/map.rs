//! Trade hexes that an island may have in a game, and the paths on which bandits begin (TRADERS 5.2).

use super::BANDITS;
use board::{Island, Path, fail_if};
use derive::Said;

/// Reason to refuse an island's trade hexes, or the paths of its bandits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("error-wagons", error)]
pub enum BadWagonsMap {
    /// Trade hexes or bandits at a table that plays without wagons.
    NotPlayed,
    /// No trade hex for wagons to go to.
    NoTradeHex,
    /// A bandit where there is no path.
    BanditOff(#[said(skip)] Path),
    /// Two bandits on one path.
    TwoBandits(#[said(skip)] Path),
    /// More bandits than there are.
    TooManyBandits,
}

impl BadWagonsMap {
    /// Checks the trade hexes of `island`, and where its bandits begin, at a table that plays with
    /// wagons or not.
    ///
    /// # Errors
    /// Names the first thing that can't be so.
    pub(crate) fn check(island: &Island, bandits: &[Path], is_played: bool) -> Result<(), Self> {
        let has_some = !island.trade_hexes().is_empty();
        if !is_played {
            return fail_if(has_some || !bandits.is_empty(), Self::NotPlayed);
        }
        fail_if(!has_some, Self::NoTradeHex)?;
        fail_if(bandits.len() > BANDITS, Self::TooManyBandits)?;
        for (nth, path) in bandits.iter().enumerate() {
            fail_if(!takes_bandit(island, *path), Self::BanditOff(*path))?;
            let is_second = bandits.iter().take(nth).any(|other| other == path);
            fail_if(is_second, Self::TwoBandits(*path))?;
        }
        Ok(())
    }
}

/// Returns whether a bandit may lie on `path`: on land, barred or not, or at sea (TRADERS 5.3, 8.3).
pub fn takes_bandit(island: &Island, path: Path) -> bool {
    island.has_bare_path(path) || island.has_ship_path(path)
}
