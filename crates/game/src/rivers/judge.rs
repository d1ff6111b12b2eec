//! The rules of rivers asked before an act: bridges, and cities that gold saves
//! (TRADERS 2.4, 8.1, 8.2).

use super::{NoRiver, RiversBreach, RiversDeed, RiversTask, SAVED_CITY, ask::joins_as_road};
use crate::{
    Breach, Condition, Impossible, KnightsTask, Piece, Purchase, Refusal, Seat, State,
    judge::Judge,
    refusal::{Judged, refuse_if},
};
use board::{Intersection, Path};
use cards::Bars;

board::converts!(NoRiver => Refusal: |why| Self::Impossible(Impossible::Rivers(why)));
board::converts!(RiversBreach => Breach: |breach| Self::Rivers(breach));

impl Judge<'_> {
    /// Judges a deed of rivers.
    pub(crate) fn rivers(&mut self, deed: &RiversDeed) -> Judged {
        refuse_if(self.state.rules().rivers.is_none(), NoRiver::NotPlayed)?;
        match *deed {
            RiversDeed::BuildBridge { at } => {
                let free = RiversTask::FreeBridge { player: self.state.builder() };
                if self.due(free).is_ok() {
                    return self.bridge_rules(at);
                }
                self.building()?;
                self.bridge_rules(at)?;
                self.pays(Purchase::Bridge.price())
            }
            RiversDeed::SaveCity { player } => {
                self.due(KnightsTask::LoseCity { player })?;
                self.pays_gold(player, SAVED_CITY)
            }
        }
    }

    /// All that stands against a bridge on `at`, its price aside.
    fn bridge_rules(&mut self, at: Path) -> Judged {
        let state = self.state;
        refuse_if(!state.position().is_bridge_site(at), NoRiver::NoSite(at))?;
        refuse_if(state.pieces().on_path(at).is_some(), Impossible::PathTaken(at))?;
        self.piece_left(Piece::Bridge)?;
        let builder = state.builder();
        if let Some(damaged) = state.damaged_links(builder).next()
            && state.bars == Bars::Buildings
        {
            self.forbid(Breach::RoadWhileDamaged { damaged })?;
        }
        match self.bridge_joins(at) {
            Ok(()) => Ok(()),
            Err(Some(building)) => {
                self.forbid(RiversBreach::BridgeThroughBuilding { at, building })
            }
            Err(None) => self.forbid(RiversBreach::BridgeNotConnected(at)),
        }
    }

    /// A bridge goes on from a building, or from an intact road or bridge of the builder's;
    /// otherwise the place where it is cut off, if it is.
    fn bridge_joins(&self, at: Path) -> Result<(), Option<Intersection>> {
        let (pieces, builder) = (self.state.pieces(), self.state.builder());
        if self
            .state
            .position()
            .bridge_spots(builder, Bars::SettlementsWithoutOtherRoad)
            .contains(&at)
        {
            return Ok(());
        }
        let cut_off = |end: &Intersection| {
            let mut own = end.paths().into_iter().filter(|path| *path != at);
            pieces.blocks(*end, builder) && own.any(|path| joins_as_road(pieces, path, builder))
        };
        Err(at.ends().into_iter().find(cut_off))
    }

    /// Nothing but a bridge lies where one may stand.
    pub(crate) fn off_bridge_site(&mut self, at: Path) -> Judged {
        let is_site = self.state.position().is_bridge_site(at);
        self.forbid_if(is_site, RiversBreach::OnBridgeSite(at))
    }

    /// A ship that leaves a river costs its owner 1 gold (TRADERS 8.3).
    pub(crate) fn leaves_river(&mut self, from: Path) -> Judged {
        let (state, builder) = (self.state, self.state.builder());
        if !state.position().is_river_path(from) {
            return Ok(());
        }
        if state.gold_of(builder) == 0 {
            return self.forbid(RiversBreach::ShipAtRiver(from));
        }
        self.pays_gold(builder, 1)
    }

    /// A Diplomat takes no bridge, and pays for what lay at a river (TRADERS 8.2).
    pub(crate) fn takes_off_river(&mut self, at: Path) -> Judged {
        let is_bridge = self.state.pieces().bridge(at).is_some();
        self.forbid_if(is_bridge, RiversBreach::BridgeStays(at))?;
        if is_bridge || !self.state.position().is_river_path(at) {
            return Ok(());
        }
        self.pays_gold(self.state.builder(), 1)
    }
}

impl State {
    /// Refuses a bridge where none can stand, or whose owner has none left.
    pub(crate) fn may_have_bridge(&self, at: Path, is: Option<(Seat, Condition)>) -> Judged {
        let Some((owner, _)) = is else { return Ok(()) };
        refuse_if(!self.position().is_bridge_site(at), NoRiver::NoSite(at))?;
        self.may_lie(at, Some((owner, Piece::Bridge)))
    }

    /// Returns whether `seat` could save a city for gold.
    pub fn may_save_city(&self, seat: Seat) -> bool {
        self.rules.rivers.is_some() && self.gold_of(seat) >= SAVED_CITY
    }
}
