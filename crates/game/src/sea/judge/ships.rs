//! Ships: the opening's, built ones, and those that move (SEA 2, 3).

use crate::{
    Breach, Condition, ExtraBuilding, Impossible, Phase, Piece, Purchase, Refusal, Task, Waiting,
    Way,
    judge::{Judge, Judged, Partner, Verdict, refuse_if},
    sea::{NotAtSea, SeaBreach, SeaState, SeaTask, fleet::Fleet},
};
use board::Path;

impl Judge<'_> {
    pub(super) fn found_ship(&mut self, at: Path) -> Judged {
        let settlement = self.founded()?;
        self.free_at_sea(at)?;
        self.forbid_if(!at.ends().contains(&settlement), SeaBreach::ShipNotBesideSettlement(at))?;
        self.off_pirate(at)?;
        Ok(Verdict::default())
    }

    pub(super) fn build_ship(&mut self, at: Path) -> Judged {
        let verdict = self.paid_or_free_ship()?;
        self.ship_rules(at)?;
        Ok(verdict)
    }

    /// All that stands against a ship at `at`, its price aside.
    pub(crate) fn ship_rules(&mut self, at: Path) -> Judged<()> {
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
    fn paid_or_free_ship(&mut self) -> Judged {
        let builder = self.state.builder();
        let free = self.task(|task| {
            let is_road = *task == Task::FreeRoad { player: builder };
            let is_ship = *task == Task::Sea(SeaTask::FreeShip { player: builder });
            (is_road || is_ship).then_some(is_road)
        });
        if let Ok((task, is_road)) = free {
            self.forbid_if(is_road && self.state.lays_again(), SeaBreach::RoadForRoad)?;
            return Ok(Verdict { task: Some(task), ..Verdict::default() });
        }
        self.building()?;
        Ok(self.pays(Purchase::Ship.price()))
    }

    pub(super) fn move_ship(&mut self, from: Path, to: Path) -> Judged {
        self.building()?;
        self.own_turn_at_sea()?;
        self.leaves(from)?;
        let builder = self.state.builder();
        let turn = self.state.sea().map(SeaState::turn);
        // Whoever puts it back hasn't moved it (SEA 3).
        let goes_back = turn.is_some_and(|turn| turn.moved(builder) == Some((to, from)));
        let has_moved = turn.is_some_and(|turn| turn.has_moved(builder));
        self.forbid_if(has_moved && !goes_back, SeaBreach::SecondMove)?;
        self.free_at_sea(to)?;
        self.off_pirate(to)?;
        self.joins_at_sea(to, Some(from))?;
        Ok(Verdict::default())
    }

    /// Ships are moved in one's own turn, or by a partner; in the special building phase
    /// they are only built (SEA 9).
    fn own_turn_at_sea(&mut self) -> Judged<()> {
        let is_special = self.state.rules().extra_building == ExtraBuilding::Special;
        if is_special && matches!(self.state.phase(), Phase::ExtraBuilding { .. }) {
            self.forbid(Breach::OutOfTurn)?;
            return Ok(());
        }
        self.own_turn(Partner::May)
    }

    /// All that keeps the ship at `from` where it lies (SEA 3).
    pub(crate) fn leaves(&mut self, from: Path) -> Judged<()> {
        let builder = self.state.builder();
        let condition = match self.state.pieces().ship(from) {
            Some((owner, condition)) if owner == builder => condition,
            _ => return Err(NotAtSea::NoShip(from).into()),
        };
        self.forbid_if(condition == Condition::Damaged, SeaBreach::DamagedShip(from))?;
        let table = self.state.sea().map(SeaState::table);
        let is_new = table.is_some_and(|table| table.built.contains(&from));
        self.forbid_if(is_new, SeaBreach::BuiltThisTurn(from))?;
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
        why.map_or(Ok(()), |why| self.forbid(why))
    }

    fn joins_at_sea(&mut self, at: Path, without: Option<Path>) -> Judged<()> {
        match self.joins(at, Way::Ship, without) {
            Ok(()) => Ok(()),
            Err(Some(building)) => self.forbid(SeaBreach::ShipThroughBuilding { at, building }),
            Err(None) => self.forbid(SeaBreach::ShipNotConnected(at)),
        }
    }

    /// A free path with sea beside it.
    fn free_at_sea(&self, at: Path) -> Judged<()> {
        refuse_if(!self.state.island().has_ship_path(at), NotAtSea::NoSea(at))?;
        refuse_if(self.state.pieces().link(at).is_some(), Impossible::PathTaken(at))
    }

    fn off_pirate(&mut self, at: Path) -> Judged<()> {
        let is_beside = self.state.position().is_beside_pirate(at);
        self.forbid_if(is_beside, SeaBreach::BesidePirate(at))
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
