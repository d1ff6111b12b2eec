//! Building: the opening, roads, settlements, cities, repairs (RULES 3, 6, 9).

use arrayvec::ArrayVec;

use super::super::{
    Breach, Building, Condition, Impossible, KnightsBreach, Move, Phase, Piece, Purchase, Refusal,
    Round, SeaBreach, SeaTask, Seat, Task, Waiting,
};
use super::{Judge, Verdict};
use board::{Intersection, Path, Spot};
use cards::Bars;

impl Judge<'_> {
    pub(super) fn found_settlement(&mut self, at: Intersection) -> Result<Verdict, Refusal> {
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
        if !self.state.begins_at(at) {
            self.forbid(SeaBreach::BeginsElsewhere(at).into())?;
        }
        let mut verdict = Verdict::default();
        let cards = self.state.founding_cards(at);
        if round == Round::Second && !cards.is_empty() {
            verdict.moves.push(Move::FromBank(self.state.builder(), cards));
        }
        Ok(verdict)
    }

    pub(super) fn found_road(&mut self, at: Path) -> Result<Verdict, Refusal> {
        let settlement = self.founded()?;
        self.free_path(at)?;
        if !at.ends().contains(&settlement) {
            self.forbid(Breach::RoadNotBesideSettlement(at))?;
        }
        Ok(Verdict::default())
    }

    pub(super) fn build_road(&mut self, at: Path) -> Result<Verdict, Refusal> {
        let verdict = self.paid_or_free(Purchase::Road)?;
        self.road_rules(at)?;
        Ok(verdict)
    }

    /// All that stands against a road at `at`, its price aside.
    pub(in super::super) fn road_rules(&mut self, at: Path) -> Result<(), Refusal> {
        self.free_path(at)?;
        self.piece_left(Piece::Road)?;
        let active = self.state.builder();
        if let Some(damaged) = self.state.damaged_links(active).next() {
            self.forbid(Breach::RoadWhileDamaged { damaged })?;
        }
        self.connected(at)
    }

    pub(super) fn repair_road(&mut self, at: Path) -> Result<Verdict, Refusal> {
        let is_ship = self.state.pieces.ship(at).is_some();
        let verdict = self.paid_or_free(if is_ship { Purchase::Ship } else { Purchase::Road })?;
        self.own_link(self.state.builder(), at, Condition::Damaged)?;
        Ok(verdict)
    }

    pub(super) fn build_settlement(&mut self, at: Intersection) -> Result<Verdict, Refusal> {
        self.building()?;
        self.settlement_rules(at)?;
        Ok(self.paid(Purchase::Settlement))
    }

    /// All that stands against a settlement at `at`, its price aside.
    pub(in super::super) fn settlement_rules(&mut self, at: Intersection) -> Result<(), Refusal> {
        self.free_intersection(at)?;
        self.piece_left(Piece::Settlement)?;
        self.distance_rule(at)?;
        let roads: ArrayVec<(Path, Condition), 3> =
            self.own_links_at(self.state.builder(), at).collect();
        if roads.is_empty() {
            self.forbid(Breach::SettlementWithoutRoad(at))?;
        }
        let damaged = roads.iter().find(|(_, condition)| *condition == Condition::Damaged);
        let has_other = roads.iter().any(|(_, condition)| *condition == Condition::Intact);
        if let Some((damaged, _)) = damaged
            && (self.state.bars == Bars::Buildings || !has_other)
        {
            self.forbid(Breach::BuildingAtDamage { at, damaged: *damaged })?;
        }
        Ok(())
    }

    pub(super) fn build_city(&mut self, at: Intersection) -> Result<Verdict, Refusal> {
        self.building()?;
        self.city_rules(at)?;
        Ok(self.paid(Purchase::City))
    }

    /// All that stands against a city at `at`, its price aside.
    pub(in super::super) fn city_rules(&mut self, at: Intersection) -> Result<(), Refusal> {
        let active = self.state.builder();
        match self.state.pieces.building(at) {
            Some((owner, Building::Settlement)) if owner == active => {
                self.piece_left(Piece::City)?;
                if let Some(laid) = self.state.laid_cities(active).first() {
                    self.forbid(KnightsBreach::LaidCityFirst(*laid).into())?;
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

    pub(crate) fn paid(&self, purchase: Purchase) -> Verdict {
        Verdict { moves: vec![Move::ToBank(self.state.builder(), purchase.price())], task: None }
    }

    /// A road costs nothing while Road Building asks for one.
    fn paid_or_free(&mut self, purchase: Purchase) -> Result<Verdict, Refusal> {
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
        Ok(self.paid(purchase))
    }

    /// A free intersection of the island.
    pub(crate) fn free_intersection(&self, at: Intersection) -> Result<(), Refusal> {
        if !self.state.island.has_intersection(at) {
            return Err(Impossible::OffIsland(Spot::Intersection(at)).into());
        }
        if self.state.pieces.is_free(at) {
            Ok(())
        } else {
            Err(Impossible::IntersectionTaken(at).into())
        }
    }

    fn free_path(&self, at: Path) -> Result<(), Refusal> {
        if !self.state.island.has_path(at) {
            return Err(Impossible::OffIsland(Spot::Path(at)).into());
        }
        match self.state.pieces.link(at) {
            Some(_) => Err(Impossible::PathTaken(at).into()),
            None => Ok(()),
        }
    }

    pub(crate) fn piece_left(&self, piece: Piece) -> Result<(), Refusal> {
        match self.state.pieces_left(self.state.builder(), piece) {
            0 => Err(Impossible::NoPieceLeft(piece).into()),
            _ => Ok(()),
        }
    }

    /// RULES 6: the three neighboring intersections are free.
    pub(in super::super) fn distance_rule(&mut self, at: Intersection) -> Result<(), Refusal> {
        match self.state.pieces.building_beside(at) {
            Some(neighbor) => self.forbid(Breach::DistanceRule { at, neighbor }),
            None => Ok(()),
        }
    }

    /// RULES 6: the builder's own building at one end, or their own road that is not
    /// cut off by another player's building.
    fn connected(&mut self, at: Path) -> Result<(), Refusal> {
        let active = self.state.builder();
        let mut cut_off = None;
        for end in at.ends() {
            let pieces = &self.state.pieces;
            if pieces.building(end).is_some_and(|(owner, _)| owner == active) {
                return Ok(());
            }
            let is_own =
                |at: &Path| self.state.pieces.road(*at).is_some_and(|(it, _)| it == active);
            if end.paths().iter().any(is_own) {
                if !pieces.blocks(end, active) {
                    return Ok(());
                }
                cut_off = Some(end);
            }
        }
        self.forbid(match cut_off {
            Some(building) => Breach::RoadThroughBuilding { at, building },
            None => Breach::RoadNotConnected(at),
        })
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
