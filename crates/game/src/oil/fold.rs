//! The fold of oil: what a deed does, and what followed from it.

use std::sync::Arc;

use super::{NotOil, OilChange, OilDeed, OilRules, OilState, OilTable, judge::METROPOLIS_OIL};
use crate::{Building, DevelopmentCard, Impossible, Seat, State};
use board::{Hex, Intersection, Terrain, Tile, fail_if};

/// The most oil that pollution takes from a spring (TRADERS 7.5).
const SPILLED: u8 = 3;

impl OilTable {
    /// Takes `count` oil from `seat`.
    fn take_from(&mut self, seat: Seat, count: u8) -> Result<(), Impossible> {
        let too_little = Impossible::Oil(NotOil::TooLittle(seat));
        let oil = self.oil.get_mut(seat).ok_or(Impossible::NoSuchPlayer(seat))?;
        *oil = oil.checked_sub(count).ok_or(too_little)?;
        Ok(())
    }

    fn pass(&mut self, from: Seat, to: Seat, count: u8) -> Result<(), Impossible> {
        self.take_from(from, count)?;
        self.oil.change(to, |oil| *oil = oil.saturating_add(count));
        Ok(())
    }

    /// `seat` gets `count` from the supply.
    fn get(&mut self, seat: Seat, count: u8) -> Result<(), Impossible> {
        let empty = Impossible::Oil(NotOil::SupplyEmpty);
        self.supply = self.supply.checked_sub(count).ok_or(empty)?;
        self.oil.change(seat, |oil| *oil = oil.saturating_add(count));
        Ok(())
    }

    /// `count` oil of `seat` goes back to the supply.
    fn give_back(&mut self, seat: Seat, count: u8) -> Result<(), Impossible> {
        self.take_from(seat, count)?;
        self.supply = self.supply.saturating_add(count);
        Ok(())
    }

    /// `seat` uses `count` oil, and the track goes on (TRADERS 7.4).
    fn use_up(&mut self, seat: Seat, count: u8) -> Result<(), Impossible> {
        self.give_back(seat, count)?;
        self.track = self.track.saturating_add(count);
        note(&mut self.used, seat);
        Ok(())
    }

    fn sequester(&mut self, seat: Seat) -> Result<(), Impossible> {
        self.take_from(seat, 1)?;
        self.sequestered.change(seat, |oil| *oil = oil.saturating_add(1));
        note(&mut self.laid, seat);
        Ok(())
    }

    /// `player` has left: their oil goes back, but for what they sequestered.
    pub(super) fn leave(&mut self, player: Seat) {
        let held = self.oil.of(player);
        // They have as much as they have.
        let _ = self.give_back(player, held);
    }
}

/// Adds `seat` to a sorted list.
fn note(seats: &mut Vec<Seat>, seat: Seat) {
    if let Err(place) = seats.binary_search(&seat) {
        seats.insert(place, seat);
    }
}

impl State {
    /// Oil in this game, where it is played.
    pub fn oil(&self) -> Option<&OilState> {
        self.oil.as_deref()
    }

    /// The readings of a table that plays with oil.
    pub fn oil_rules(&self) -> OilRules {
        self.rules.oil.unwrap_or_default()
    }

    pub(crate) fn oil_mut(&mut self, change: impl FnOnce(&mut OilState)) {
        if let Some(oil) = &mut self.oil {
            change(Arc::make_mut(oil));
        }
    }

    fn change_oil(
        &mut self,
        change: impl FnOnce(&mut OilTable) -> Result<(), Impossible>,
    ) -> Result<(), Impossible> {
        let Some(oil) = &mut self.oil else { return Err(Impossible::Oil(NotOil::NotPlayed)) };
        change(&mut Arc::make_mut(oil).table)
    }

    /// Does a deed with oil.
    pub(crate) fn apply_oil(&mut self, deed: &OilDeed) -> Result<(), Impossible> {
        fail_if(self.oil.is_none(), Impossible::Oil(NotOil::NotPlayed))?;
        let builder = self.builder();
        match deed {
            OilDeed::Convert { .. } => self.change_oil(|oil| oil.use_up(builder, 1)),
            OilDeed::BuildMetropolis { at } => {
                self.change_oil(|oil| oil.use_up(builder, METROPOLIS_OIL))?;
                self.put_building(*at, builder, Building::OilMetropolis);
                Ok(())
            }
            OilDeed::Sequester => self.change_oil(|oil| oil.sequester(builder)),
            OilDeed::Disaster { .. } => self.change_oil(|oil| {
                oil.track = 0;
                Ok(())
            }),
            OilDeed::Pollute { .. } => Ok(()),
            OilDeed::Discard { player, count, .. } => {
                self.known(*player)?;
                self.note_discard(*player);
                self.change_oil(|oil| oil.give_back(*player, *count))
            }
            OilDeed::Steal { player, from } => self.pass_oil(*from, *player, 1),
            OilDeed::Give { player, to } => self.pass_oil(*player, *to, 1),
            OilDeed::Take { player } => {
                self.known(*player)?;
                self.change_oil(|oil| oil.get(*player, 1))
            }
            OilDeed::Monopoly => {
                self.spend(DevelopmentCard::Monopoly);
                Ok(())
            }
            OilDeed::YearOfPlenty { count, .. } => {
                self.spend(DevelopmentCard::YearOfPlenty);
                self.change_oil(|oil| oil.get(builder, *count))
            }
        }
    }

    /// The oil of a trade changes hands.
    pub(crate) fn trade_oil(&mut self, with: Seat, give: u8, get: u8) -> Result<(), Impossible> {
        let builder = self.builder();
        for (from, to, count) in [(builder, with, give), (with, builder, get)] {
            if count > 0 {
                self.pass_oil(from, to, count)?;
            }
        }
        Ok(())
    }

    fn pass_oil(&mut self, from: Seat, to: Seat, count: u8) -> Result<(), Impossible> {
        self.known(from)?;
        self.known(to)?;
        self.change_oil(|oil| oil.pass(from, to, count))
    }

    /// Applies what followed from an act.
    ///
    /// # Errors
    /// Fails if somebody would have more oil than there is, or a hex is no land.
    pub(crate) fn apply_oil_change(&mut self, change: OilChange) -> Result<(), Impossible> {
        change.player().map_or(Ok(()), |player| self.known(player))?;
        match change {
            OilChange::Got { player, count } => {
                self.oil_mut(|oil| oil.got.push((player, count)));
                self.change_oil(|oil| oil.get(player, count))
            }
            OilChange::Took { player, from } => self.pass_oil(from, player, 1),
            OilChange::Removed { at, .. } => {
                self.pieces.remove_building(at);
                self.measure_around(at);
                Ok(())
            }
            OilChange::Reduced { player, at } => {
                self.put_building(at, player, Building::Settlement);
                Ok(())
            }
            OilChange::Polluted { at } => self.pollute(at),
            OilChange::Champion { player } => self.change_oil(|oil| {
                oil.champion = player;
                Ok(())
            }),
            OilChange::TurnEnded => {
                self.change_oil(|oil| {
                    oil.track = 0;
                    Ok(())
                })?;
                self.oil_mut(|oil| oil.ending = false);
                self.pass_on();
                Ok(())
            }
        }
    }

    /// Sees to what follows once no building stands at `at` any more.
    fn measure_around(&mut self, at: Intersection) {
        self.find_trade_rates();
        let links: Vec<Seat> = self.links_at(at).map(|(_, link)| link.owner).collect();
        for owner in links {
            self.measure_road(owner);
        }
    }

    /// A spring keeps its token and loses oil; any other hex loses its token (TRADERS 7.5).
    fn pollute(&mut self, at: Hex) -> Result<(), Impossible> {
        let tile = self.island.tile(at).ok_or(Impossible::Oil(NotOil::NoLand(at)))?;
        if tile.terrain == Terrain::Spring {
            return self.change_oil(|oil| {
                oil.supply = oil.supply.saturating_sub(SPILLED);
                Ok(())
            });
        }
        self.change_oil(|oil| {
            if let Err(place) = oil.destroyed.binary_search(&at) {
                oil.destroyed.insert(place, at);
            }
            Ok(())
        })?;
        self.lose_token(at);
        Ok(())
    }

    /// The token of `at` lies on the track, if it should.
    pub(super) fn lose_token(&mut self, at: Hex) {
        let is_lost = self.position().is_destroyed(at);
        let tile = self.island.tile(at).copied().filter(|tile| is_lost && tile.token.is_some());
        let Some(tile) = tile else { return };
        // Without its token any island still is one.
        if let Ok(island) = self.island.laid(at, Some(Tile { token: None, ..tile })) {
            self.lay_anew(island);
        }
    }
}
