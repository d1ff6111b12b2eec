//! The rules of Cities & Knights asked before an act: walls, improvements, metropolises, pillaged
//! cities, and knights: recruited, activated, promoted; moved, displacing, chasing
//! (KNIGHTS 5, 7, 9, 10).
//!
//! The base game's judge calls `Judge::knights`, which sends progress cards, and the event die
//! apart from the number, on to `play`. It is the same judge, so breaches and cards add up in one
//! place.

mod play;

use crate::{
    Breach, Building, Impossible, Refusal, SeaBreach, Seat, State,
    judge::{Judge, Partner},
    knights::{
        ChaseTarget, HolderAtFive, Knight, KnightLevel, KnightsBefore, KnightsBreach, KnightsDeed,
        KnightsPurchase, KnightsTask, Level, NotOnTheTable, Readiness, Track, WALLS,
    },
    refusal::{Judged, refuse_if},
};
use board::{Hex, Intersection};

board::converts!(NotOnTheTable => Refusal: |why| Self::Impossible(Impossible::Knights(why)));
board::converts!(KnightsBreach => Breach: |breach| Self::Knights(breach));

impl Judge<'_> {
    /// Looks at a deed of Cities & Knights.
    pub(crate) fn knights(&mut self, deed: &KnightsDeed) -> Judged {
        let (state, builder) = (self.state, self.state.builder());
        refuse_if(state.knights().is_none(), NotOnTheTable::NotPlayed)?;
        match *deed {
            KnightsDeed::BuildWall { at } => {
                self.building()?;
                self.wall_rules(at)?;
                self.pays(KnightsPurchase::Wall.price())
            }
            KnightsDeed::Improve { track } => {
                self.building()?;
                let next = self.next_level(track)?;
                self.pays(KnightsPurchase::Improvement(track, next).price())
            }
            KnightsDeed::PlaceMetropolis { player, track, at } => {
                self.due(KnightsTask::PlaceMetropolis { player, track })?;
                self.own_city(player, at)?;
                self.forbid_if(state.is_metropolis(at), KnightsBreach::MetropolisThere(at))
            }
            KnightsDeed::Recruit { at } => {
                self.building()?;
                self.may_place(at, KnightLevel::Basic)?;
                self.pays(KnightsPurchase::Knight.price())
            }
            KnightsDeed::Activate { at } => {
                self.building()?;
                let is_active = self.own_knight(at)?.readiness == Readiness::Active;
                refuse_if(is_active, NotOnTheTable::ActiveAlready(at))?;
                self.pays(KnightsPurchase::Activation.price())
            }
            KnightsDeed::Promote { at } => {
                // Free while a Smith asks for it (KNIGHTS 12).
                let is_free = self.due(KnightsTask::Promote { player: builder }).is_ok();
                if is_free {
                    return self.promotion_rules(at);
                }
                self.building()?;
                self.promotion_rules(at)?;
                self.pays(KnightsPurchase::Promotion.price())
            }
            KnightsDeed::MoveKnight { from, to } => {
                self.acting(from)?;
                self.free_for_knight(to)?;
                let reach = state.position().knight_reach(from).moves;
                self.forbid_if(!reach.contains(&to), KnightsBreach::OutOfReach(to))
            }
            KnightsDeed::Displace { from, to } => self.displace(from, to),
            KnightsDeed::Relocate { player, to } => {
                self.due(KnightsTask::Relocate { player })?;
                self.free_for_knight(to)?;
                self.forbid_if(!state.relocations().contains(&to), KnightsBreach::OutOfReach(to))
            }
            KnightsDeed::ChaseRobber { from, to } => self.chase(from, to),
            KnightsDeed::LoseCity { player, at } => {
                self.due(KnightsTask::LoseCity { player })?;
                self.own_city(player, at)?;
                self.forbid_if(state.is_metropolis(at), KnightsBreach::MetropolisSafe(at))
            }
            KnightsDeed::ChooseDeck { player, track } => {
                self.due(KnightsTask::ChooseDeck { player })?;
                refuse_if(state.progress_left(track) == 0, NotOnTheTable::DeckUsedUp(track))
            }
            KnightsDeed::PutBack { player, track } => self.put_back(player, track),
            // Dice that the table rolled have a red one among them.
            KnightsDeed::RollEventDie { face, red } => {
                self.event_die(face, Some(red).filter(|_| !state.has_table_roll()))
            }
            KnightsDeed::EventDie { face, red } => self.event_die(face, red),
            KnightsDeed::ShowPoint { player, point } => self.show_point(player, point),
            KnightsDeed::Play(ref play) => self.play(play),
            KnightsDeed::TradeAtHarbor { with, trade } => self.trade_at_harbor(with, trade),
            // A knight of its owner's choice goes over (KNIGHTS 12, Deserter).
            KnightsDeed::LoseKnight { player, at } => {
                self.due(KnightsTask::LoseKnight { player })?;
                refuse_if(!state.has_knight_at(player, at), NotOnTheTable::NoKnight(at))
            }
            KnightsDeed::PlaceDeserter { at, level } => {
                self.due(KnightsTask::PlaceDeserter { player: builder })?;
                self.may_place(at, level)?;
                let is_like = state.deserter_levels().contains(&level);
                self.forbid_if(!is_like, KnightsBreach::WrongDeserter(level))
            }
        }
    }

    fn own_city(&self, seat: Seat, at: Intersection) -> Judged {
        let is_city = self.state.pieces().building(at) == Some((seat, Building::City));
        refuse_if(!is_city, NotOnTheTable::NoCity(at))
    }

    fn own_knight(&self, at: Intersection) -> Judged<Knight> {
        let own = self.state.pieces().knight(at).filter(|(seat, _)| *seat == self.state.builder());
        own.map(|(_, knight)| knight).ok_or(NotOnTheTable::NoKnight(at).into())
    }

    fn knight_left(&self, level: KnightLevel) -> Judged {
        let left = self.state.knights_left(self.state.builder(), level);
        refuse_if(left == 0, NotOnTheTable::NoKnightLeft(level))
    }

    /// A knight of the builder's may be placed at `at`: at a road of its owner's (KNIGHTS 10).
    fn may_place(&mut self, at: Intersection, level: KnightLevel) -> Judged {
        self.free_intersection(at)?;
        self.knight_left(level)?;
        let has_road = self.state.has_road_at(self.state.builder(), at);
        self.forbid_if(!has_road, KnightsBreach::KnightWithoutRoad(at))
    }

    /// All that stands against a wall at `at`, its price aside.
    pub(crate) fn wall_rules(&self, at: Intersection) -> Judged {
        let (pieces, builder) = (self.state.pieces(), self.state.builder());
        self.own_city(builder, at)?;
        refuse_if(pieces.has_wall(at), NotOnTheTable::WallThere(at))?;
        refuse_if(pieces.walls_of(builder).count() >= WALLS, NotOnTheTable::NoWallLeft)
    }

    /// The next level of `track`, if nothing but its price stands against it.
    pub(crate) fn next_level(&mut self, track: Track) -> Judged<Level> {
        let (state, builder) = (self.state, self.state.builder());
        let level = state.improvement(builder, track);
        let next = level.next().ok_or(NotOnTheTable::TrackDone(track))?;
        // Its holder may need no other city for the level after the metropolis (KNIGHTS 7).
        let keeps = state.metropolis_holder(track) == Some(builder)
            && state.knights_rules().holder_at_five == HolderAtFive::NeedsNoCity;
        if state.pieces().places_of(builder, Building::City).next().is_none() {
            self.forbid(KnightsBreach::NoCityToImprove)?;
        } else if next >= Level::METROPOLIS && !keeps {
            let lacks_city = state.cities_without_metropolis(builder).is_empty();
            self.forbid_if(lacks_city, KnightsBreach::NoCityForMetropolis)?;
        }
        Ok(next)
    }

    /// All that stands against a promotion of the knight at `at`, its price aside.
    pub(crate) fn promotion_rules(&mut self, at: Intersection) -> Judged {
        let level = self.own_knight(at)?.level;
        let next = level.next().ok_or(NotOnTheTable::MightyAlready(at))?;
        self.knight_left(next)?;
        let is_promoted = self.state.knights().is_some_and(|it| it.table().is_promoted(at));
        self.forbid_if(is_promoted, KnightsBreach::PromotedThisTurn(at))?;
        let politics = self.state.improvement(self.state.builder(), Track::Politics);
        let lacks_fortress = next == KnightLevel::Mighty && politics < Level::ABLE;
        self.forbid_if(lacks_fortress, KnightsBreach::NoFortress(at))
    }

    /// A knight acts: on its owner's turn, and as it was when the turn's actions began.
    pub(crate) fn acting(&mut self, from: Intersection) -> Judged {
        self.trading(Partner::May)?;
        let knight = self.own_knight(from)?;
        let is_tired = self.state.knights().is_some_and(|knights| knights.table().is_tired(from));
        let may_act = knight.readiness == Readiness::Active && !is_tired;
        self.forbid_if(!may_act, KnightsBreach::KnightMayNotAct(from))?;
        let waits = self.state.knights_rules().knights_before == KnightsBefore::Rest;
        let rests = waits && self.state.position().is_robber_locked();
        self.forbid_if(rests, KnightsBreach::KnightsRest(from))
    }

    fn displace(&mut self, from: Intersection, to: Intersection) -> Judged {
        self.acting(from)?;
        let knight = self.own_knight(from)?;
        let builder = self.state.builder();
        let other = self.state.pieces().knight(to).filter(|(seat, _)| *seat != builder);
        let (_, other) = other.ok_or(NotOnTheTable::NobodyToDisplace(to))?;
        if other.level >= knight.level {
            return self.forbid(KnightsBreach::NotWeaker(to));
        }
        let reach = self.state.position().knight_reach(from).displaces;
        self.forbid_if(!reach.contains(&to), KnightsBreach::OutOfReach(to))
    }

    pub(crate) fn chase(&mut self, from: Intersection, to: Hex) -> Judged {
        self.acting(from)?;
        let tile = self.state.on_land(to)?;
        if self.state.position().is_robber_locked() {
            self.forbid(KnightsBreach::RobberLocked)?;
        } else {
            let is_beside = self.state.robber().is_some_and(|robber| from.touches(robber));
            self.forbid_if(!is_beside, KnightsBreach::RobberNotBeside(from))?;
        }
        let is_numbered = self.state.knights_rules().chased == ChaseTarget::Numbered;
        self.forbid_if(is_numbered && tile.token.is_none(), KnightsBreach::WrongChase(to))?;
        match self.state.spared_at(to) {
            _ if self.state.robber() == Some(to) => self.forbid(Breach::RobberStays(to)),
            Some(spared) => self.forbid(Breach::FriendlyRobber(spared)),
            None => {
                let stays_off = !self.state.position().takes_robber(to);
                self.forbid_if(stays_off, SeaBreach::RobberNotThere(to))
            }
        }
    }

    /// A free intersection of the island, or at sea where a ship could end (SEA 12).
    fn free_for_knight(&self, at: Intersection) -> Judged {
        if self.state.island().is_coast_or_sea(at) && self.state.pieces().is_free(at) {
            return Ok(());
        }
        self.free_intersection(at)
    }
}

impl State {
    /// Refuses a wall of whoever has none left.
    pub(crate) fn may_have_wall(&self, at: Intersection, owner: Option<Seat>) -> Judged {
        self.on_island(at)?;
        let Some(owner) = owner else { return Ok(()) };
        let others = self.pieces.walls_of(owner).filter(|place| *place != at).count();
        refuse_if(others >= WALLS, NotOnTheTable::NoWallLeft)
    }

    /// Refuses a knight where none can stand, or of a level of which its owner has none left.
    pub(crate) fn may_have_knight(&self, at: Intersection, is: Option<(Seat, Knight)>) -> Judged {
        // It may stand at sea, where a ship ends (SEA 12).
        if !self.island.is_coast_or_sea(at) {
            self.on_island(at)?;
        }
        let Some((owner, knight)) = is else { return Ok(()) };
        refuse_if(self.pieces.building(at).is_some(), Impossible::IntersectionTaken(at))?;
        let stood = self.pieces.knight(at);
        let is_same = stood.is_some_and(|(other, was)| other == owner && was.level == knight.level);
        let is_left = is_same || self.knights_left(owner, knight.level) > 0;
        refuse_if(!is_left, NotOnTheTable::NoKnightLeft(knight.level))
    }
}
