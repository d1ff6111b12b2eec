//! Turning up what is hidden (SEA 7).

use crate::{
    Cards, Ground, Impossible, Move, Seat, State, Task,
    judge::{Judge, Judged, Verdict, refuse_if},
    sea::{NotAtSea, SeaTask},
};
use board::{Hex, Spot, Tile};

impl Judge<'_> {
    pub(super) fn turn_up(&mut self, player: Seat, at: Hex, is: Option<Ground>) -> Judged {
        let verdict = self.does(|task| *task == Task::Sea(SeaTask::TurnUp { player, at }))?;
        refuse_if(!self.state.island().hidden().contains(&at), NotAtSea::NotHidden(at))?;
        self.state.with_turned_up(at, is).map_err(Impossible::from)?;
        let found = is.and_then(|ground| ground.terrain.resource());
        let card = found.map(|resource| Cards::of(resource, 1));
        // From an empty stack nobody takes.
        let is_there = |cards: &Cards| self.state.bank().is_none_or(|bank| bank.covers(*cards));
        let is_kept = self.state.hands().is_some();
        let card = card.filter(|cards| is_kept && is_there(cards));
        let moves = card.map(|cards| Move::FromBank(player, cards)).into_iter().collect();
        Ok(Verdict { moves, ..verdict })
    }
}

impl State {
    /// Refuses to hide a hex off the map, or one beside which something stands.
    pub(crate) fn may_be_hidden(&self, at: Hex) -> Judged<()> {
        let island = self.island();
        refuse_if(!island.is_land(at) && !island.is_sea(at), Impossible::OffIsland(Spot::Hex(at)))?;
        let is_taken = self.robber() == Some(at) || self.pirate() == Some(at);
        refuse_if(is_taken || self.has_pieces_beside(at), Impossible::PieceInTheWay(Spot::Hex(at)))
    }
}

pub(crate) fn tile_of(at: Hex, ground: Ground) -> Tile {
    Tile { at, terrain: ground.terrain, token: ground.token }
}
