//! Building: the opening, roads, settlements, cities, repairs (RULES 3, 6, 9).

use arrayvec::ArrayVec;

use super::{Judge, Judged, Verdict, refuse_if};
use crate::{
    Breach, Building, Cards, Condition, Impossible, KnightsBreach, Move, Phase, Piece, Purchase,
    Round, SeaBreach, SeaTask, Seat, Task, Waiting, Way,
};
use board::{Intersection, Path, Spot};
use cards::Bars;

impl Judge<'_> {
    pub(super) fn found_settlement(&mut self, at: Intersection) -> Judged {
        let round = match self.state.phase {
            Phase::Founding { round, settlement: None } if self.state.tasks.is_empty() => round,
            // Whoever was before found something.
            Phase::Founding { settlement: None, .. } => {
                return Err(Impossible::NotNow(Waiting::Tasks).into());
            }
            Phase::Founding { .. } => return Err(Impossible::NotNow(Waiting::Opening).into()),
            _ => return Err(Impossible::NotNow(Waiting::OpeningOver).into()),
        };
        self.free_intersection(at)?;
        self.piece_left(self.state.rules.opens_with(round).piece())?;
        self.distance_rule(at)?;
        self.forbid_if(!self.state.begins_at(at), SeaBreach::BeginsElsewhere(at))?;
        let mut verdict = Verdict::default();
        let cards = self.state.founding_cards(at);
        if round == Round::Second && !cards.is_empty() {
            verdict.moves.push(Move::FromBank(self.state.builder(), cards));
        }
        Ok(verdict)
    }

    pub(super) fn found_road(&mut self, at: Path) -> Judged {
        let settlement = self.founded()?;
        self.free_path(at)?;
        self.forbid_if(!at.ends().contains(&settlement), Breach::RoadNotBesideSettlement(at))?;
        Ok(Verdict::default())
    }

    pub(super) fn build_road(&mut self, at: Path) -> Judged {
        let verdict = self.paid_or_free(Purchase::Road)?;
        self.road_rules(at)?;
        Ok(verdict)
    }

    /// All that stands against a road at `at`, its price aside.
    pub(in super::super) fn road_rules(&mut self, at: Path) -> Judged<()> {
        self.free_path(at)?;
        self.piece_left(Piece::Road)?;
        let active = self.state.builder();
        if let Some(damaged) = self.state.damaged_links(active).next() {
            self.forbid(Breach::RoadWhileDamaged { damaged })?;
        }
        self.connected(at)
    }

    pub(super) fn repair_road(&mut self, at: Path) -> Judged {
        let is_ship = self.state.pieces.ship(at).is_some();
        let verdict = self.paid_or_free(if is_ship { Purchase::Ship } else { Purchase::Road })?;
        self.own_link(self.state.builder(), at, Condition::Damaged)?;
        Ok(verdict)
    }

    pub(super) fn build_settlement(&mut self, at: Intersection) -> Judged {
        self.building()?;
        self.settlement_rules(at)?;
        Ok(self.pays(Purchase::Settlement.price()))
    }

    /// All that stands against a settlement at `at`, its price aside.
    pub(in super::super) fn settlement_rules(&mut self, at: Intersection) -> Judged<()> {
        self.free_intersection(at)?;
        self.piece_left(Piece::Settlement)?;
        self.distance_rule(at)?;
        let roads: ArrayVec<(Path, Condition), 3> =
            self.own_links_at(self.state.builder(), at).collect();
        self.forbid_if(roads.is_empty(), Breach::SettlementWithoutRoad(at))?;
        let damaged = roads.iter().find(|(_, condition)| *condition == Condition::Damaged);
        let has_other = roads.iter().any(|(_, condition)| *condition == Condition::Intact);
        if let Some((damaged, _)) = damaged
            && (self.state.bars == Bars::Buildings || !has_other)
        {
            self.forbid(Breach::BuildingAtDamage { at, damaged: *damaged })?;
        }
        Ok(())
    }

    pub(super) fn build_city(&mut self, at: Intersection) -> Judged {
        self.building()?;
        self.city_rules(at)?;
        Ok(self.pays(Purchase::City.price()))
    }

    /// All that stands against a city at `at`, its price aside.
    pub(in super::super) fn city_rules(&mut self, at: Intersection) -> Judged<()> {
        let active = self.state.builder();
        match self.state.pieces.building(at) {
            Some((owner, Building::Settlement)) if owner == active => {
                self.piece_left(Piece::City)?;
                if let Some(laid) = self.state.laid_cities(active).first() {
                    self.forbid(KnightsBreach::LaidCityFirst(*laid))?;
                }
            }
            // The piece is there: it only stands up again (KNIGHTS 9).
            Some((owner, Building::LaidCity)) if owner == active => {}
            _ => return Err(Impossible::NoSettlement(at).into()),
        }
        let damaged =
            self.own_links_at(active, at).find(|(_, condition)| *condition == Condition::Damaged);
        if let Some((damaged, _)) = damaged
            && self.state.bars == Bars::Buildings
        {
            self.forbid(Breach::BuildingAtDamage { at, damaged })?;
        }
        Ok(())
    }

    pub(crate) fn pays(&self, price: Cards) -> Verdict {
        Verdict { moves: vec![Move::ToBank(self.state.builder(), price)], task: None }
    }

    /// A road costs nothing while Road Building asks for one.
    fn paid_or_free(&mut self, purchase: Purchase) -> Judged {
        let active = self.state.builder();
        let free = self.does(|task| {
            // Only to repair what is damaged: a road is no ship (SEA 12).
            let mends = || self.state.damaged_links(active).next().is_some();
            *task == Task::FreeRoad { player: active }
                || *task == Task::Sea(SeaTask::FreeShip { player: active }) && mends()
        });
        if let Ok(free) = free {
            return Ok(free);
        }
        self.building()?;
        Ok(self.pays(purchase.price()))
    }

    /// A free intersection of the island.
    pub(crate) fn free_intersection(&self, at: Intersection) -> Judged<()> {
        self.state.on_island(at)?;
        refuse_if(!self.state.pieces.is_free(at), Impossible::IntersectionTaken(at))
    }

    fn free_path(&self, at: Path) -> Judged<()> {
        refuse_if(!self.state.island.has_path(at), Impossible::OffIsland(Spot::Path(at)))?;
        refuse_if(self.state.pieces.link(at).is_some(), Impossible::PathTaken(at))
    }

    pub(crate) fn piece_left(&self, piece: Piece) -> Judged<()> {
        let left = self.state.pieces_left(self.state.builder(), piece);
        refuse_if(left == 0, Impossible::NoPieceLeft(piece))
    }

    /// RULES 6: the three neighboring intersections are free.
    pub(in super::super) fn distance_rule(&mut self, at: Intersection) -> Judged<()> {
        match self.state.pieces.building_beside(at) {
            Some(neighbor) => self.forbid(Breach::DistanceRule { at, neighbor }),
            None => Ok(()),
        }
    }

    fn connected(&mut self, at: Path) -> Judged<()> {
        match self.joins(at, Way::Road, None) {
            Ok(()) => Ok(()),
            Err(Some(building)) => self.forbid(Breach::RoadThroughBuilding { at, building }),
            Err(None) => self.forbid(Breach::RoadNotConnected(at)),
        }
    }

    /// RULES 6, SEA 2: the builder's own building at one end, or their own road or ship, as
    /// `way` says, that is not cut off by somebody else's piece; `without` a ship that is about
    /// to leave. Otherwise where it is cut off, if it is.
    pub(crate) fn joins(
        &self,
        at: Path,
        way: Way,
        without: Option<Path>,
    ) -> Result<(), Option<Intersection>> {
        let (pieces, builder) = (&self.state.pieces, self.state.builder());
        let is_own = |path: &Path| {
            let lies = pieces.lying(*path, way).filter(|_| Some(*path) != without);
            lies.is_some_and(|(owner, _)| owner == builder)
        };
        let mut cut_off = None;
        for end in at.ends() {
            if self.state.has_building_at(builder, end) {
                return Ok(());
            }
            if end.paths().iter().any(is_own) {
                if !pieces.blocks(end, builder) {
                    return Ok(());
                }
                cut_off = Some(end);
            }
        }
        Err(cut_off)
    }

    /// The roads and ships of `seat` that end at `at`.
    fn own_links_at(
        &self,
        seat: Seat,
        at: Intersection,
    ) -> impl Iterator<Item = (Path, Condition)> {
        let own = self.state.pieces.links_at(at).filter(move |(_, link)| link.owner == seat);
        own.map(|(path, link)| (path, link.condition))
    }
}
