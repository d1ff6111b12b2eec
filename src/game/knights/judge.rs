//! The rules of Cities & Knights asked before an act.

use super::{
    ChaseTarget, KnightLevel, KnightsBreach, KnightsDeed, KnightsPurchase, KnightsTask, Level,
    NotOnTheTable, Readiness, Track,
};
use crate::board::{Hex, Intersection, Spot};
use crate::game::judge::{Judge, Partner, Verdict};
use crate::game::{Breach, Building, Impossible, Knight, Move, Refusal, Seat, Task};

/// How many walls a player has (KNIGHTS 1).
const WALLS: usize = 3;

/// How many knights of each level a player has (KNIGHTS 1).
const KNIGHTS: usize = 2;

/// From this level on, a track is worth a metropolis (KNIGHTS 7).
pub(super) const METROPOLIS: u8 = 4;

impl From<NotOnTheTable> for Refusal {
    fn from(why: NotOnTheTable) -> Self {
        Self::Impossible(Impossible::Knights(why))
    }
}

impl From<KnightsBreach> for Breach {
    fn from(breach: KnightsBreach) -> Self {
        Self::Knights(breach)
    }
}

impl Judge<'_> {
    /// What a deed of Cities & Knights amounts to.
    pub(in crate::game) fn knights(&mut self, deed: &KnightsDeed) -> Result<Verdict, Refusal> {
        if self.state.knights().is_none() {
            return Err(NotOnTheTable::NotPlayed.into());
        }
        match deed {
            KnightsDeed::BuildWall { at } => self.build_wall(*at),
            KnightsDeed::Improve { track } => self.improve(*track),
            KnightsDeed::PlaceMetropolis { player, track, at } => {
                self.place_metropolis(*player, *track, *at)
            }
            KnightsDeed::Recruit { at } => self.recruit(*at),
            KnightsDeed::Activate { at } => self.activate(*at),
            KnightsDeed::Promote { at } => self.promote(*at),
            KnightsDeed::MoveKnight { from, to } => self.move_knight(*from, *to),
            KnightsDeed::Displace { from, to } => self.displace(*from, *to),
            KnightsDeed::Relocate { player, to } => self.relocate(*player, *to),
            KnightsDeed::ChaseRobber { from, to } => self.chase(*from, *to),
            KnightsDeed::LoseCity { player, at } => self.lose_city(*player, *at),
            KnightsDeed::ChooseDeck { player, track } => self.choose_deck(*player, *track),
            KnightsDeed::PutBack { player, track } => self.put_back(*player, *track),
        }
    }

    fn pays(&self, purchase: KnightsPurchase) -> Verdict {
        Verdict { moves: vec![Move::ToBank(self.state.builder(), purchase.price())], task: None }
    }

    fn own_city(&self, seat: Seat, at: Intersection) -> Result<(), Refusal> {
        if self.state.pieces().building(at) == Some((seat, Building::City)) {
            Ok(())
        } else {
            Err(NotOnTheTable::NoCity(at).into())
        }
    }

    fn own_knight(&self, at: Intersection) -> Result<Knight, Refusal> {
        match self.state.pieces().knight(at) {
            Some((seat, knight)) if seat == self.state.builder() => Ok(knight),
            _ => Err(NotOnTheTable::NoKnight(at).into()),
        }
    }

    fn knight_left(&self, level: KnightLevel) -> Result<(), Refusal> {
        let builder = self.state.builder();
        let placed = self.state.pieces().knights_of(builder).map(|(_, knight)| knight);
        let displaced = self.state.knights().and_then(super::KnightsState::displaced);
        let displaced =
            displaced.filter(|(seat, ..)| *seat == builder).map(|(_, knight, _)| knight);
        let used = placed.chain(displaced).filter(|knight| knight.level == level).count();
        if used < KNIGHTS { Ok(()) } else { Err(NotOnTheTable::NoKnightLeft(level).into()) }
    }

    fn build_wall(&mut self, at: Intersection) -> Result<Verdict, Refusal> {
        self.building()?;
        self.own_city(self.state.builder(), at)?;
        if self.state.pieces().has_wall(at) {
            return Err(NotOnTheTable::WallThere(at).into());
        }
        if self.state.pieces().walls_of(self.state.builder()).count() >= WALLS {
            return Err(NotOnTheTable::NoWallLeft.into());
        }
        Ok(self.pays(KnightsPurchase::Wall))
    }

    fn improve(&mut self, track: Track) -> Result<Verdict, Refusal> {
        self.building()?;
        let builder = self.state.builder();
        let level = self.state.improvement(builder, track);
        let Some(next) = level.next() else { return Err(NotOnTheTable::TrackDone(track).into()) };
        let mut buildings = self.state.pieces().buildings_of(builder);
        if !buildings.any(|(_, building)| building == Building::City) {
            self.forbid(KnightsBreach::NoCityToImprove.into())?;
        } else if next.number() >= METROPOLIS
            && self.state.metropolis_holder(track) != Some(builder)
            && self.state.cities_without_metropolis(builder).is_empty()
        {
            self.forbid(KnightsBreach::NoCityForMetropolis.into())?;
        }
        Ok(self.pays(KnightsPurchase::Improvement(track, next)))
    }

    fn place_metropolis(
        &mut self,
        player: Seat,
        track: Track,
        at: Intersection,
    ) -> Result<Verdict, Refusal> {
        let due = Task::Knights(KnightsTask::PlaceMetropolis { player, track });
        let (task, ()) = self.task(|task| (*task == due).then_some(()))?;
        self.own_city(player, at)?;
        if self.state.knights().is_some_and(|knights| knights.table().is_metropolis(at)) {
            self.forbid(KnightsBreach::MetropolisThere(at).into())?;
        }
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }

    fn lose_city(&mut self, player: Seat, at: Intersection) -> Result<Verdict, Refusal> {
        let due = Task::Knights(KnightsTask::LoseCity { player });
        let (task, ()) = self.task(|task| (*task == due).then_some(()))?;
        self.own_city(player, at)?;
        if self.state.knights().is_some_and(|knights| knights.table().is_metropolis(at)) {
            self.forbid(KnightsBreach::MetropolisSafe(at).into())?;
        }
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }

    fn choose_deck(&mut self, player: Seat, track: Track) -> Result<Verdict, Refusal> {
        let due = Task::Knights(KnightsTask::ChooseDeck { player });
        let (task, ()) = self.task(|task| (*task == due).then_some(()))?;
        if self.state.progress_left(track) == 0 {
            return Err(NotOnTheTable::DeckUsedUp(track).into());
        }
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }

    /// Off turn it is asked for; on one's own turn it may come any time before its end.
    fn put_back(&mut self, player: Seat, track: Track) -> Result<Verdict, Refusal> {
        let due = Task::Knights(KnightsTask::PutBack { player });
        let asked = self.task(|task| (*task == due).then_some(()));
        let is_own = player == self.state.builder() && self.state.has_surplus(player);
        let task = match asked {
            Ok((task, ())) => Some(task),
            Err(_) if is_own => {
                self.building()?;
                None
            }
            Err(refusal) => return Err(refusal),
        };
        if self.state.progress_of(player, track) == 0 {
            return Err(NotOnTheTable::NoProgressCard(track).into());
        }
        Ok(Verdict { task, ..Verdict::default() })
    }

    /// Nobody ends their own turn with too many progress cards (KNIGHTS 8).
    pub(in crate::game) fn progress_limit(&mut self) -> Result<(), Refusal> {
        if self.state.has_surplus(self.state.builder()) {
            self.forbid(KnightsBreach::TooManyProgressCards.into())?;
        }
        Ok(())
    }

    fn free_place(&self, at: Intersection) -> Result<(), Refusal> {
        if !self.state.island().has_intersection(at) {
            return Err(Impossible::OffIsland(Spot::Intersection(at)).into());
        }
        if self.state.pieces().is_free(at) {
            Ok(())
        } else {
            Err(Impossible::IntersectionTaken(at).into())
        }
    }

    fn recruit(&mut self, at: Intersection) -> Result<Verdict, Refusal> {
        self.building()?;
        self.free_place(at)?;
        self.knight_left(KnightLevel::Basic)?;
        let builder = self.state.builder();
        let is_own = |path| self.state.pieces().road(path).is_some_and(|(seat, _)| seat == builder);
        if !at.paths().into_iter().any(is_own) {
            self.forbid(KnightsBreach::KnightWithoutRoad(at).into())?;
        }
        Ok(self.pays(KnightsPurchase::Knight))
    }

    fn activate(&mut self, at: Intersection) -> Result<Verdict, Refusal> {
        self.building()?;
        if self.own_knight(at)?.readiness == Readiness::Active {
            return Err(NotOnTheTable::ActiveAlready(at).into());
        }
        Ok(self.pays(KnightsPurchase::Activation))
    }

    fn promote(&mut self, at: Intersection) -> Result<Verdict, Refusal> {
        self.building()?;
        let Some(next) = self.own_knight(at)?.level.next() else {
            return Err(NotOnTheTable::MightyAlready(at).into());
        };
        self.knight_left(next)?;
        if self.state.knights().is_some_and(|knights| knights.turn().is_promoted(at)) {
            self.forbid(KnightsBreach::PromotedThisTurn(at).into())?;
        }
        let politics = self.state.improvement(self.state.builder(), Track::Politics);
        if next == KnightLevel::Mighty && politics < Level::ABLE {
            self.forbid(KnightsBreach::NoFortress(at).into())?;
        }
        Ok(self.pays(KnightsPurchase::Promotion))
    }

    /// A knight acts: on its owner's turn, and as it was when the turn's actions began.
    fn acting(&mut self, from: Intersection) -> Result<(), Refusal> {
        self.trading(Partner::May)?;
        let knight = self.own_knight(from)?;
        let is_tired = self.state.knights().is_some_and(|knights| knights.turn().is_tired(from));
        if knight.readiness == Readiness::Inactive || is_tired {
            self.forbid(KnightsBreach::KnightMayNotAct(from).into())?;
        }
        Ok(())
    }

    fn move_knight(&mut self, from: Intersection, to: Intersection) -> Result<Verdict, Refusal> {
        self.acting(from)?;
        self.free_place(to)?;
        if !self.state.position().knight_reach(from).moves.contains(&to) {
            self.forbid(KnightsBreach::OutOfReach(to).into())?;
        }
        Ok(Verdict::default())
    }

    fn displace(&mut self, from: Intersection, to: Intersection) -> Result<Verdict, Refusal> {
        self.acting(from)?;
        let knight = self.own_knight(from)?;
        let builder = self.state.builder();
        let other = self.state.pieces().knight(to).filter(|(seat, _)| *seat != builder);
        let Some((_, other)) = other else {
            return Err(NotOnTheTable::NobodyToDisplace(to).into());
        };
        if other.level >= knight.level {
            self.forbid(KnightsBreach::NotWeaker(to).into())?;
        } else if !self.state.position().knight_reach(from).displaces.contains(&to) {
            self.forbid(KnightsBreach::OutOfReach(to).into())?;
        }
        Ok(Verdict::default())
    }

    fn relocate(&mut self, player: Seat, to: Intersection) -> Result<Verdict, Refusal> {
        let due = Task::Knights(KnightsTask::Relocate { player });
        let (task, ()) = self.task(|task| (*task == due).then_some(()))?;
        self.free_place(to)?;
        if !self.state.relocations().contains(&to) {
            self.forbid(KnightsBreach::OutOfReach(to).into())?;
        }
        Ok(Verdict { task: Some(task), ..Verdict::default() })
    }

    fn chase(&mut self, from: Intersection, to: Hex) -> Result<Verdict, Refusal> {
        self.acting(from)?;
        let Some(tile) = self.state.island().tile(to) else {
            return Err(Impossible::OffIsland(Spot::Hex(to)).into());
        };
        if self.state.position().is_robber_locked() {
            self.forbid(KnightsBreach::RobberLocked.into())?;
        } else if !self.state.robber().is_some_and(|robber| from.touches(robber)) {
            self.forbid(KnightsBreach::RobberNotBeside(from).into())?;
        }
        let is_numbered = self.state.knights_rules().chased == ChaseTarget::Numbered;
        if is_numbered && tile.token.is_none() {
            self.forbid(KnightsBreach::WrongChase(to).into())?;
        }
        if self.state.robber() == Some(to) {
            self.forbid(Breach::RobberStays(to))?;
        } else if let Some(spared) = self.state.spared_at(to) {
            self.forbid(Breach::FriendlyRobber(spared))?;
        }
        Ok(Verdict::default())
    }
}
