//! The rules of scenarios with rules of their own, asked before an act (SCENARIOS 2 to 5).

use super::{
    LAST_LEVEL, NotAtSea, ScenarioDeed, ScenarioTask, SeaBreach, SeaTask, Wonder, WonderClaim,
};
use crate::{
    Cards, DevelopmentCard, Impossible, Move, Phase, Piece, Seat, Source, State, StealTargets,
    Task, Waiting,
    judge::{Judge, Partner},
    refusal::{Judged, refuse_if},
};
use board::{HarborKind, Intersection, Path};
use cards::Die;

impl Judge<'_> {
    /// Judges a deed that only such a scenario knows.
    pub(super) fn of_scenario(&mut self, deed: &ScenarioDeed) -> Judged {
        match deed {
            ScenarioDeed::LayHarbor { player, at, kind } => self.lay_harbor(*player, *at, *kind),
            ScenarioDeed::TakeCloth { player, from } => self.take_cloth(*player, *from),
            ScenarioDeed::SailFleet { lower } => self.sail_fleet(*lower),
            ScenarioDeed::LoseToFleet { player, cards } => self.lose_to_fleet(*player, *cards),
            ScenarioDeed::Besiege { .. } => self.besiege(),
            ScenarioDeed::ClaimWonder { wonder } => self.claim_wonder(*wonder),
            ScenarioDeed::BuildLevel => self.build_level(),
            ScenarioDeed::RevealPoints { player, count } => self.reveal_points(*player, *count),
        }
    }

    fn lay_harbor(&mut self, player: Seat, at: Path, kind: HarborKind) -> Judged {
        self.due(SeaTask::Scenario(ScenarioTask::LayHarbor { player }))?;
        let position = self.state.position();
        let tribe = position.tribe().ok_or(NotAtSea::NotPlayed)?;
        let holds = tribe.held.get(player).is_some_and(|held| held.contains(&kind));
        refuse_if(!holds, NotAtSea::NoHarborHeld(kind))?;
        let [one, other] = at.hexes();
        let island = self.state.island();
        let is_coast = island.is_land(one) != island.is_land(other);
        refuse_if(!is_coast, NotAtSea::NoCoast(at))?;
        island.with_harbor(at, Some(kind)).map_err(Impossible::from)?;
        let is_there = position.harbor_spots(player).contains(&at);
        self.forbid_if(!is_there, SeaBreach::HarborNotThere(at))
    }

    fn take_cloth(&mut self, player: Seat, from: Seat) -> Judged {
        self.state.known(from)?;
        let has_any = self.state.cloth_of(from) > 0;
        refuse_if(!has_any, NotAtSea::NoCloth(from))?;
        refuse_if(!self.state.may_lose_cloth(from), Waiting::NoSuchTask)?;
        self.does(|task| {
            let Task::Steal { player: who, from: StealTargets::OneOf(prey), .. } = task else {
                return false;
            };
            *who == player && prey.contains(&from)
        })
    }

    fn sail_fleet(&mut self, lower: Die) -> Judged {
        let player = self.state.active();
        self.due(SeaTask::Scenario(ScenarioTask::Fleet { player }))?;
        let fits = match self.state.source() {
            Some(Source::Roll(roll)) => roll.lowers().any(|die| die == lower),
            Some(Source::Card(_) | Source::Dice { .. }) | None => false,
        };
        self.forbid_if(!fits, SeaBreach::WrongLowerDie)
    }

    fn lose_to_fleet(&mut self, player: Seat, cards: Option<Cards>) -> Judged {
        let count = self.task(|task| {
            let Task::Sea(SeaTask::Scenario(ScenarioTask::LoseToFleet { player: who, count })) =
                task
            else {
                return None;
            };
            (*who == player).then_some(*count)
        })?;
        let due = self.state.lost_to_fleet(player, count);
        if let Some(cards) = cards {
            let given = cards.total();
            self.forbid_if(given != due, SeaBreach::WrongLoss { given, due })?;
        }
        let told = cards.map(|cards| Move::ToBank(player, cards));
        self.told_or(told, Move::ToBankUntold(player, due))
    }

    fn besiege(&mut self) -> Judged {
        let position = self.state.position();
        let player = self.state.builder();
        let pirates = position.pirates().ok_or(NotAtSea::NoFortress)?;
        let fortress = pirates.fortress(player).ok_or(NotAtSea::NoFortress)?;
        refuse_if(fortress.chits == 0, NotAtSea::NoFortress)?;
        self.building()?;
        self.own_turn(Partner::MayNot)?;
        let is_there = position.has_ship_at(player, fortress.at);
        self.forbid_if(!is_there, SeaBreach::NotAtFortress)
    }

    fn claim_wonder(&mut self, wonder: Wonder) -> Judged {
        self.building()?;
        self.own_turn(Partner::MayNot)?;
        let position = self.state.position();
        let player = self.state.builder();
        let wonders = position.wonders().ok_or(NotAtSea::NotPlayed)?;
        let is_free = wonders.claimed[wonder].is_none();
        let is_played = wonder.is_for(self.state.players().count());
        refuse_if(!is_free || !is_played, NotAtSea::WonderTaken(wonder))?;
        refuse_if(wonders.of(player).is_some(), NotAtSea::SecondWonder)?;
        // What nobody sees may be points (SCENARIOS 5.3).
        let hidden = self.state.hidden_points_at_most(player);
        let meets = position.meets(wonder, player, hidden);
        self.forbid_if(!meets, SeaBreach::WonderCondition(wonder))?;
        match self.state.sea_rules().wonder_claim {
            WonderClaim::Free => Ok(()),
            WonderClaim::WithLevel => self.pays(wonder.price()),
        }
    }

    fn build_level(&mut self) -> Judged {
        self.building()?;
        self.own_turn(Partner::MayNot)?;
        let position = self.state.position();
        let wonders = position.wonders().ok_or(NotAtSea::NotPlayed)?;
        let (wonder, level) = wonders.of(self.state.builder()).ok_or(NotAtSea::NoWonder)?;
        refuse_if(level >= LAST_LEVEL, NotAtSea::WonderStands(wonder))?;
        self.pays(wonder.price())
    }

    fn reveal_points(&mut self, player: Seat, count: u8) -> Judged {
        self.due(SeaTask::Scenario(ScenarioTask::RevealPoints { player }))?;
        let hidden = self.state.hidden_cards(player).total();
        refuse_if(count > hidden, Impossible::NoneToPlay)?;
        let kind = DevelopmentCard::VictoryPoint;
        refuse_if(count > self.state.unspent(kind), Impossible::KindUsedUp(kind))
    }

    /// Nothing else is done in a turn in which its player attacked their fortress
    /// (SCENARIOS 4.7).
    pub(crate) fn before_siege(&mut self) -> Judged {
        let is_own_turn = self.state.phase() == Phase::Trading;
        let has_besieged = self.state.sea().is_some_and(|sea| sea.turn().besieged());
        self.forbid_if(is_own_turn && has_besieged, SeaBreach::AfterSiege)
    }

    /// Without a ship that it could arm no knight card is played (SCENARIOS 4.2).
    pub(crate) fn may_arm(&self) -> Judged {
        let position = self.state.position();
        let has_ship = position.next_warship(self.state.builder()).is_some();
        refuse_if(position.pirates().is_some() && !has_ship, NotAtSea::NoShipToArm)
    }

    /// A fortress stands without a piece where none was left, and then can't become a city
    /// (SCENARIOS 4.7).
    pub(crate) fn has_own_piece(&self, at: Intersection) -> Judged {
        let seat = self.state.builder();
        let position = self.state.position();
        let fortress = position.pirates().and_then(|pirates| pirates.fortress(seat));
        let is_fortress = fortress.is_some_and(|fortress| fortress.at == at);
        let piece = Piece::Settlement;
        let placed = self.state.pieces().placed(seat, piece);
        let lacks = is_fortress && placed > usize::from(piece.supply());
        refuse_if(lacks, Impossible::NoPieceLeft(piece))
    }

    /// On the Pirate Islands ships go on with the one line; `without` one that is about to leave
    /// (SCENARIOS 4.6).
    pub(super) fn on_the_line(&mut self, at: Path, without: Option<Path>) -> Judged {
        let spots = self.state.position().line_spots(self.state.builder(), without);
        let is_off = spots.is_some_and(|spots| !spots.contains(&at));
        self.forbid_if(is_off, SeaBreach::OffTheLine(at))
    }
}

impl State {
    /// The most point cards that `seat` may hold unseen.
    pub fn hidden_points_at_most(&self, seat: Seat) -> u8 {
        self.hidden_cards(seat).total().min(self.unspent(DevelopmentCard::VictoryPoint))
    }

    /// Cloth of `seat`; none where there is no cloth.
    pub fn cloth_of(&self, seat: Seat) -> u8 {
        self.position().cloth().map_or(0, |cloth| cloth.cloth.of(seat))
    }

    /// Returns whether a cloth may be taken from `seat` now: beside the pirate (SCENARIOS 3.5).
    pub fn may_lose_cloth(&self, seat: Seat) -> bool {
        self.sea().is_some_and(|sea| sea.turn().robs_at_sea()) && self.cloth_of(seat) > 0
    }
}
