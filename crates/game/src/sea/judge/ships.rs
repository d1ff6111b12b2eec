//! Ships: the opening's, built ones, and those that move (SEA 2, 3).

use super::super::fleet::Fleet;
use super::super::{NotAtSea, SeaBreach, SeaState, SeaTask};
use crate::judge::{Judge, Partner, Verdict};
use crate::{
    Breach, Condition, ExtraBuilding, Impossible, Phase, Piece, Purchase, Refusal, Task, Waiting,
};
use board::Path;

impl Judge<'_> {
    pub(super) fn found_ship(&mut self, at: Path) -> Result<Verdict, Refusal> {
        let settlement = self.founded()?;
        self.free_at_sea(at)?;
        if !at.ends().contains(&settlement) {
            self.forbid(SeaBreach::ShipNotBesideSettlement(at).into())?;
        }
        self.off_pirate(at)?;
        Ok(Verdict::default())
    }

    pub(super) fn build_ship(&mut self, at: Path) -> Result<Verdict, Refusal> {
        let verdict = self.paid_or_free_ship()?;
        self.ship_rules(at)?;
        Ok(verdict)
    }

    /// All that stands against a ship at `at`, its price aside.
    pub(crate) fn ship_rules(&mut self, at: Path) -> Result<(), Refusal> {
        self.free_at_sea(at)?;
        self.piece_left(Piece::Ship)?;
        let builder = self.state.builder();
        if let Some(damaged) = self.state.damaged_links(builder).next() {
            self.forbid(Breach::RoadWhileDamaged { damaged })?;
        }
        self.off_pirate(at)?;
        self.joins_at_sea(at, None)
    }

    /// A ship costs nothing while Road Building asks for a road or ship, or a Diplomat gave
    /// one back.
    fn paid_or_free_ship(&mut self) -> Result<Verdict, Refusal> {
        let builder = self.state.builder();
        let free = self.task(|task| {
            let is_road = *task == Task::FreeRoad { player: builder };
            let is_ship = *task == Task::Sea(SeaTask::FreeShip { player: builder });
            (is_road || is_ship).then_some(is_road)
        });
        if let Ok((task, is_road)) = free {
            if is_road && self.state.lays_again() {
                self.forbid(SeaBreach::RoadForRoad.into())?;
            }
            return Ok(Verdict { task: Some(task), ..Verdict::default() });
        }
        self.building()?;
        Ok(self.paid(Purchase::Ship))
    }

    pub(super) fn move_ship(&mut self, from: Path, to: Path) -> Result<Verdict, Refusal> {
        self.building()?;
        self.own_turn_at_sea()?;
        self.leaves(from)?;
        let builder = self.state.builder();
        let turn = self.state.sea().map(SeaState::turn);
        // Whoever puts it back hasn't moved it (SEA 3).
        let goes_back = turn.is_some_and(|turn| turn.moved(builder) == Some((to, from)));
        if !goes_back && turn.is_some_and(|turn| turn.has_moved(builder)) {
            self.forbid(SeaBreach::SecondMove.into())?;
        }
        self.free_at_sea(to)?;
        self.off_pirate(to)?;
        self.joins_at_sea(to, Some(from))?;
        Ok(Verdict::default())
    }

    /// Ships are moved in one's own turn, or by a partner; in the special building phase
    /// they are only built (SEA 9).
    fn own_turn_at_sea(&mut self) -> Result<(), Refusal> {
        let is_special = self.state.rules().extra_building == ExtraBuilding::Special;
        if is_special && matches!(self.state.phase(), Phase::ExtraBuilding { .. }) {
            self.forbid(Breach::OutOfTurn)?;
            return Ok(());
        }
        self.own_turn(Partner::May)
    }

    /// All that keeps the ship at `from` where it lies (SEA 3).
    pub(crate) fn leaves(&mut self, from: Path) -> Result<(), Refusal> {
        let builder = self.state.builder();
        let condition = match self.state.pieces().ship(from) {
            Some((owner, condition)) if owner == builder => condition,
            _ => return Err(NotAtSea::NoShip(from).into()),
        };
        if condition == Condition::Damaged {
            self.forbid(SeaBreach::DamagedShip(from).into())?;
        }
        let table = self.state.sea().map(SeaState::table);
        let is_new = table.is_some_and(|table| table.built.contains(&from));
        if is_new {
            self.forbid(SeaBreach::BuiltThisTurn(from).into())?;
        }
        self.off_pirate(from)?;
        let fleet = Fleet::of(self.state.pieces(), builder);
        let Some(ship) = fleet.number(from) else { return Err(NotAtSea::NoShip(from).into()) };
        let why = if fleet.is_closed(ship) {
            Some(SeaBreach::RouteClosed(from))
        } else if !fleet.is_loose(ship) && !fleet.is_on_ring(ship) {
            Some(SeaBreach::ShipNotOpen(from))
        } else {
            fleet.strands_knight(ship).then_some(SeaBreach::KnightApart(from))
        };
        why.map_or(Ok(()), |why| self.forbid(why.into()))
    }

    /// SEA 2: a ship or building of the builder's at one end, and nobody else's piece in
    /// between; `without` a ship that is about to leave.
    fn joins_at_sea(&mut self, at: Path, without: Option<Path>) -> Result<(), Refusal> {
        let builder = self.state.builder();
        let pieces = self.state.pieces();
        let mut cut_off = None;
        for end in at.ends() {
            if self.state.has_building_at(builder, end) {
                return Ok(());
            }
            let is_own = |path: &Path| {
                Some(*path) != without
                    && pieces.ship(*path).is_some_and(|(owner, _)| owner == builder)
            };
            if end.paths().iter().any(is_own) {
                if !pieces.blocks(end, builder) {
                    return Ok(());
                }
                cut_off = Some(end);
            }
        }
        let breach = match cut_off {
            Some(building) => SeaBreach::ShipThroughBuilding { at, building },
            None => SeaBreach::ShipNotConnected(at),
        };
        self.forbid(breach.into())
    }

    /// A free path with sea beside it.
    fn free_at_sea(&self, at: Path) -> Result<(), Refusal> {
        if !self.state.island().has_ship_path(at) {
            return Err(NotAtSea::NoSea(at).into());
        }
        match self.state.pieces().link(at) {
            Some(_) => Err(Impossible::PathTaken(at).into()),
            None => Ok(()),
        }
    }

    fn off_pirate(&mut self, at: Path) -> Result<(), Refusal> {
        if self.state.position().is_beside_pirate(at) {
            self.forbid(SeaBreach::BesidePirate(at).into())?;
        }
        Ok(())
    }

    /// The settlement that was just placed in the opening.
    pub(crate) fn founded(&self) -> Result<board::Intersection, Refusal> {
        match self.state.phase() {
            Phase::Founding { settlement: Some(settlement), .. } => {
                // What it found or what gold brings comes first.
                if self.state.tasks().is_empty() {
                    Ok(settlement)
                } else {
                    Err(Impossible::NotNow(Waiting::Tasks).into())
                }
            }
            Phase::Founding { .. } => Err(Impossible::NotNow(Waiting::Opening).into()),
            _ => Err(Impossible::NotNow(Waiting::OpeningOver).into()),
        }
    }
}
