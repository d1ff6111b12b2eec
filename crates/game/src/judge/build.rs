//! Building, development cards, trade with the bank and between players, winning
//! (RULES 3, 4, 6, 8, 9).

use arrayvec::ArrayVec;

use super::{Judge, Partner};
use crate::{
    Breach, Building, CardKind, Cards, Condition, DevelopmentCard, GoldBreach, Goods, Impossible,
    KnightsBreach, Move, NotAtSea, Phase, Piece, Purchase, SeaBreach, SeaTask, Seat, Task, Waiting,
    Way,
    refusal::{Judged, refuse_if},
};
use board::{Intersection, MAX_PATHS, Path, Spot};
use cards::Bars;

impl<'a> Judge<'a> {
    pub(super) fn found_settlement(&mut self, at: Intersection) -> Judged {
        let round = match self.state.phase {
            Phase::Founding { round, settlement: None } if self.state.tasks.is_empty() => round,
            // Whoever was before found something.
            Phase::Founding { settlement: None, .. } => {
                return Err(Waiting::Tasks.into());
            }
            Phase::Founding { .. } => return Err(Waiting::Opening.into()),
            _ => return Err(Waiting::OpeningOver.into()),
        };
        self.free_intersection(at)?;
        self.piece_left(self.state.rules.opens_with(round).piece())?;
        self.distance_rule(at)?;
        self.forbid_if(!self.state.begins_at(at), SeaBreach::BeginsElsewhere(at))?;
        let cards = self.state.founding_cards(at);
        let is_paid = round == self.state.setup.last_round() && !cards.is_empty();
        self.moves(is_paid.then(|| Move::FromBank(self.state.builder(), cards)))
    }

    pub(super) fn found_road(&mut self, at: Path) -> Judged {
        let settlement = self.founded()?;
        self.free_path(at)?;
        self.forbid_if(!at.ends().contains(&settlement), Breach::RoadNotBesideSettlement(at))
    }

    /// All that stands against a road at `at`, its price aside.
    pub(crate) fn road_rules(&mut self, at: Path) -> Judged {
        self.free_path(at)?;
        self.piece_left(Piece::Road)?;
        let active = self.state.builder();
        if let Some(damaged) = self.state.damaged_links(active).next() {
            self.forbid(Breach::RoadWhileDamaged { damaged })?;
        }
        match self.joins(at, Way::Road, None) {
            Ok(()) => Ok(()),
            Err(Some(building)) => self.forbid(Breach::RoadThroughBuilding { at, building }),
            Err(None) => self.forbid(Breach::RoadNotConnected(at)),
        }
    }

    /// All that stands against a settlement at `at`, its price aside.
    pub(crate) fn settlement_rules(&mut self, at: Intersection) -> Judged {
        self.free_intersection(at)?;
        self.piece_left(Piece::Settlement)?;
        self.distance_rule(at)?;
        let may_settle = self.state.position().may_settle(self.state.builder(), at);
        self.forbid_if(!may_settle, SeaBreach::NotSettled(at))?;
        let roads: ArrayVec<(Path, Condition), MAX_PATHS> =
            self.own_links_at(self.state.builder(), at).collect();
        self.forbid_if(roads.is_empty(), Breach::SettlementWithoutRoad(at))?;
        let damaged = roads.iter().find(|(_, condition)| *condition == Condition::Damaged);
        let has_other = roads.iter().any(|(_, condition)| *condition == Condition::Intact);
        match damaged {
            Some((damaged, _)) if self.state.bars == Bars::Buildings || !has_other => {
                self.forbid(Breach::BuildingAtDamage { at, damaged: *damaged })
            }
            _ => Ok(()),
        }
    }

    /// All that stands against a city at `at`, its price aside.
    pub(crate) fn city_rules(&mut self, at: Intersection) -> Judged {
        let active = self.state.builder();
        match self.state.pieces.building(at) {
            Some((owner, Building::Settlement)) if owner == active => {
                self.piece_left(Piece::City)?;
                self.has_own_piece(at)?;
                if let Some(laid) = self.state.laid_cities(active).first() {
                    self.forbid(KnightsBreach::LaidCityFirst(*laid))?;
                }
            }
            // The piece is there: it only stands up again (KNIGHTS 9).
            Some((owner, Building::LaidCity)) if owner == active => {}
            _ => return Err(Impossible::NoSettlement(at).into()),
        }
        let mut links = self.own_links_at(active, at);
        match links.find(|(_, condition)| *condition == Condition::Damaged) {
            Some((damaged, _)) if self.state.bars == Bars::Buildings => {
                self.forbid(Breach::BuildingAtDamage { at, damaged })
            }
            _ => Ok(()),
        }
    }

    /// A road costs nothing while Road Building asks for one.
    pub(super) fn paid_or_free(&mut self, purchase: Purchase) -> Judged {
        let (state, player) = (self.state, self.state.builder());
        // Road Building repairs no bridge (TRADERS 8.1).
        let may_be_free = purchase != Purchase::Bridge;
        let is_free = self.does(|task| {
            // Only to repair what is damaged: a road is no ship (SEA 12).
            let mends = || state.damaged_links(player).next().is_some();
            may_be_free
                && (*task == Task::FreeRoad { player }
                    || *task == Task::Sea(SeaTask::FreeShip { player }) && mends())
        });
        if is_free.is_ok() {
            return Ok(());
        }
        self.building()?;
        self.pays(purchase.price())
    }

    /// A free intersection of the island.
    pub(crate) fn free_intersection(&self, at: Intersection) -> Judged {
        self.state.on_island(at)?;
        refuse_if(!self.state.pieces.is_free(at), Impossible::IntersectionTaken(at))
    }

    fn free_path(&mut self, at: Path) -> Judged {
        refuse_if(!self.state.island.has_path(at), Impossible::OffIsland(Spot::Path(at)))?;
        refuse_if(self.state.pieces.on_path(at).is_some(), Impossible::PathTaken(at))?;
        self.off_bridge_site(at)
    }

    pub(crate) fn piece_left(&self, piece: Piece) -> Judged {
        let left = self.state.pieces_left(self.state.builder(), piece);
        refuse_if(left == 0, Impossible::NoPieceLeft(piece))
    }

    /// RULES 6: the three neighboring intersections are free.
    pub(crate) fn distance_rule(&mut self, at: Intersection) -> Judged {
        match self.state.pieces.building_beside(at) {
            Some(neighbor) => self.forbid(Breach::DistanceRule { at, neighbor }),
            None => Ok(()),
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
            if self.state.island.paths_at(end).any(|path| is_own(&path)) {
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
    ) -> impl Iterator<Item = (Path, Condition)> + use<'a> {
        let own = self.state.links_at(at).filter(move |(_, link)| link.owner == seat);
        own.map(|(path, link)| (path, link.condition))
    }

    pub(crate) fn playable(&mut self, kind: DevelopmentCard) -> Judged {
        self.state.nothing_open()?;
        self.own_turn(Partner::May)?;
        self.before_siege()?;
        if kind == DevelopmentCard::Knight {
            self.may_arm()?;
        }
        let hidden = self.state.hidden_cards(self.state.builder());
        refuse_if(hidden.total() == 0, Impossible::NoneToPlay)?;
        refuse_if(self.state.unspent(kind) == 0, Impossible::KindUsedUp(kind))?;
        self.forbid_if(self.state.played.is_some(), Breach::SecondCard)?;
        self.forbid_if(hidden.ready == 0, Breach::FreshCard)
    }

    pub(super) fn claim_win(&self, revealed: u8) -> Judged {
        let active = self.state.builder();
        self.state.opening_over()?;
        refuse_if(revealed > self.state.hidden_cards(active).total(), Impossible::NoneToPlay)?;
        let is_beside = matches!(self.state.phase, Phase::ExtraBuilding { .. });
        let may_win = !is_beside || self.state.may_win().is_some();
        refuse_if(!may_win, Waiting::ExtraBuilding)?;
        let kind = DevelopmentCard::VictoryPoint;
        refuse_if(revealed > self.state.unspent(kind), Impossible::KindUsedUp(kind))?;
        let points = self.state.public_points(active).saturating_add(revealed.into());
        let target = self.state.needs(active);
        refuse_if(points < i16::from(target), Impossible::TooFewPoints { points, target })?;
        refuse_if(self.state.wins(active, points).is_none(), Impossible::Sea(NotAtSea::NotWonYet))
    }

    pub(super) fn trade_with_bank(&mut self, give: CardKind, count: u8, get: CardKind) -> Judged {
        self.trading(Partner::May)?;
        let active = self.state.builder();
        let rate = self.state.trade_rate(active, give);
        refuse_if(count == 0, Impossible::WrongCount { given: 0, due: rate.into() })?;
        self.forbid_if(give == get, Breach::LikeForLike(give))?;
        self.forbid_if(count != rate, Breach::WrongRate { given: count, rate })?;
        self.moves([
            Move::ToBank(active, Cards::of(give, count)),
            Move::FromBank(active, Cards::of(get, 1)),
        ])
    }

    pub(super) fn trade(&mut self, with: Seat, give: Goods, get: Goods) -> Judged {
        self.trading(Partner::MayNot)?;
        let active = self.state.builder();
        self.state.known(with)?;
        let is_there = with != active && self.state.seating.is_present(with);
        refuse_if(!is_there, Impossible::NoSuchPlayer(with))?;
        refuse_if(give.is_empty() && get.is_empty(), Impossible::WrongCount { given: 0, due: 1 })?;
        self.forbid_if(give.is_empty() || get.is_empty(), Breach::Gift)?;
        if let Some((like, _)) = give.cards.least(get.cards).kinds().next() {
            self.forbid(Breach::LikeForLike(like))?;
        }
        self.forbid_if(give.gold > 0 && get.gold > 0, GoldBreach::GoldForGold)?;
        self.trades_oil(with, give.oil, get.oil)?;
        self.hands_over(active, with, give)?;
        self.hands_over(with, active, get)
    }
}
