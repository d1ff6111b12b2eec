//! The fold of the deeds of Cities & Knights, progress cards among them.

use std::sync::Arc;

use super::{
    DeserterActs, Knight, KnightLevel, KnightsChange, KnightsDeed, KnightsState, Merchant,
    NotOnTheTable, Play, Readiness, Track,
};
use crate::{Building, Impossible, Piece, Seat, Source, State};
use arrayvec::ArrayVec;
use board::{Hex, Intersection, MAX_PATHS, fail_if};

impl State {
    /// Applies a deed of Cities & Knights.
    pub(crate) fn apply_knights(&mut self, deed: &KnightsDeed) -> Result<(), Impossible> {
        let active = self.builder();
        if let Some(player) = deed.named().player {
            self.known(player)?;
        }
        fail_if(self.knights.is_none(), Impossible::Knights(NotOnTheTable::NotPlayed))?;
        match deed {
            KnightsDeed::BuildWall { at } => self.pieces.put_wall(*at, active),
            KnightsDeed::Improve { track } => self.reach_next_level(active, *track),
            KnightsDeed::PlaceMetropolis { track, at, .. } => {
                self.knights_mut(|knights| knights.table.metropolises[*track] = Some(*at));
            }
            KnightsDeed::Recruit { at } => {
                let knight = Knight { level: KnightLevel::Basic, readiness: Readiness::Inactive };
                self.place_knight(*at, active, knight);
            }
            KnightsDeed::Activate { at } => self.activate(*at),
            KnightsDeed::Promote { at } => {
                self.change_knight(*at, |knight| {
                    Some(Knight { level: knight.level.next()?, ..knight })
                });
                self.knights_mut(|knights| knights.table.promote(*at));
            }
            KnightsDeed::MoveKnight { from, to } => self.walk(*from, *to),
            KnightsDeed::Displace { from, to } => {
                let displaced = self.pieces.knight(*to).map(|(seat, knight)| (seat, knight, *to));
                self.walk(*from, *to);
                self.knights_mut(|knights| knights.displaced = displaced);
            }
            KnightsDeed::Relocate { to, .. } => {
                let displaced = self.knights().and_then(|knights| knights.displaced);
                if let Some((seat, knight, _)) = displaced {
                    self.place_knight(*to, seat, knight);
                    self.knights_mut(|knights| knights.displaced = None);
                }
            }
            KnightsDeed::LoseCity { player, at } => self.pillage(*player, *at),
            KnightsDeed::ChooseDeck { player, track } => {
                self.apply_knights_change(KnightsChange::Drew { player: *player, track: *track });
            }
            KnightsDeed::PutBack { player, track } => self.spend_progress(*player, *track),
            KnightsDeed::ChaseRobber { from, to } => {
                self.rest(*from);
                self.robber = Some(*to);
            }
            KnightsDeed::RollEventDie { face, red } => {
                self.rolls += 1;
                self.knights_mut(|knights| knights.turn.die = Some((*face, Some(*red))));
            }
            KnightsDeed::EventDie { face, red } => {
                self.knights_mut(|knights| knights.turn.die = Some((*face, *red)));
            }
            KnightsDeed::ShowPoint { player, point } => {
                self.spend_progress(*player, point.card().track());
                self.knights_mut(|knights| knights.table.shown[*point] = Some(*player));
            }
            KnightsDeed::Play(play) => self.apply_play(play)?,
            KnightsDeed::TradeAtHarbor { with, .. } => self.known(*with)?,
            KnightsDeed::LoseKnight { at, .. } => self.desert(*at),
            KnightsDeed::PlaceDeserter { at, level } => self.place_deserter(*at, *level),
        }
        Ok(())
    }

    pub(super) fn reach_next_level(&mut self, player: Seat, track: Track) {
        self.knights_mut(|knights| {
            if let Some(improvements) = knights.table.improvements.get_mut(player) {
                let next = improvements.of(track).next();
                improvements.set(track, next.unwrap_or(improvements.of(track)));
            }
        });
        self.find_trade_rates();
    }

    /// Applies what followed from an act.
    pub(crate) fn apply_knights_change(&mut self, change: KnightsChange) {
        match change {
            KnightsChange::Attacked { defender } => {
                self.knights_mut(|knights| {
                    let attacks = &mut knights.table.attacks;
                    *attacks = attacks.saturating_add(1);
                    if let Some(points) =
                        defender.and_then(|it| knights.table.defenders.get_mut(it))
                    {
                        *points = points.saturating_add(1);
                    }
                });
                self.release_pirate();
                let knights: Vec<_> = self.pieces.knights().collect();
                for (at, ..) in knights {
                    self.change_knight(at, |knight| Some(lying(knight)));
                }
            }
            KnightsChange::Drew { player, track } => self.gain_progress(player, track),
        }
    }

    /// A pillaged city becomes a settlement, or lies on its side for want of one; its wall
    /// goes (KNIGHTS 9).
    fn pillage(&mut self, player: Seat, at: Intersection) {
        let building = match self.pieces_left(player, Piece::Settlement) {
            0 => Building::LaidCity,
            _ => Building::Settlement,
        };
        self.pieces.remove_wall(at);
        self.put_building(at, player, building);
    }

    /// The fleet that one player sent out sails for nobody else.
    pub(crate) fn end_fleet(&mut self) {
        let sails = |knights: &KnightsState| !knights.turn.fleet.is_empty();
        if self.knights().is_some_and(sails) {
            self.knights_mut(|knights| knights.turn.fleet.clear());
            self.find_trade_rates();
        }
    }

    pub(crate) fn knights_mut(&mut self, change: impl FnOnce(&mut KnightsState)) {
        if let Some(knights) = &mut self.knights {
            change(Arc::make_mut(knights));
        }
    }

    fn change_knight(&mut self, at: Intersection, change: impl FnOnce(Knight) -> Option<Knight>) {
        let found = self.pieces.knight(at);
        if let Some((seat, knight)) = found.and_then(|(seat, old)| Some((seat, change(old)?))) {
            self.pieces.put_knight(at, seat, knight);
        }
    }

    /// A knight that is made active acts from the next turn on (KNIGHTS 10).
    pub(super) fn activate(&mut self, at: Intersection) {
        self.change_knight(at, |knight| Some(Knight { readiness: Readiness::Active, ..knight }));
        self.knights_mut(|knights| knights.table.tire(at));
    }

    /// A knight leaves the island.
    pub(super) fn take_knight(&mut self, at: Intersection) {
        self.pieces.remove_knight(at);
        self.knights_mut(|knights| knights.table.forget(at));
        self.measure_roads_at(at);
    }

    /// A knight that has acted lies down, and acts no more in this turn (KNIGHTS 10).
    pub(crate) fn rest(&mut self, at: Intersection) {
        self.change_knight(at, |knight| Some(lying(knight)));
        self.knights_mut(|knights| knights.table.tire(at));
    }

    fn walk(&mut self, from: Intersection, to: Intersection) {
        let Some((seat, knight)) = self.pieces.knight(from) else { return };
        self.pieces.remove_knight(from);
        self.knights_mut(|knights| knights.table.follow(from, to));
        self.measure_roads_at(from);
        self.place_knight(to, seat, knight);
        self.rest(to);
    }

    pub(super) fn place_knight(&mut self, at: Intersection, seat: Seat, knight: Knight) {
        self.pieces.put_knight(at, seat, knight);
        self.measure_roads_at(at);
    }

    /// A knight that comes or goes lengthens or cuts the roads around it (KNIGHTS 14).
    fn measure_roads_at(&mut self, at: Intersection) {
        let links = self.links_at(at).map(|(_, link)| link.owner);
        let owners: ArrayVec<Seat, MAX_PATHS> = links.collect();
        owners.into_iter().for_each(|owner| self.measure_road(owner));
    }
}

/// The knight, lying down.
const fn lying(knight: Knight) -> Knight {
    Knight { readiness: Readiness::Inactive, ..knight }
}

impl State {
    pub(super) fn apply_play(&mut self, play: &Play) -> Result<(), Impossible> {
        let player = self.builder();
        play.victim().map_or(Ok(()), |seat| self.known(seat))?;
        let card = play.card();
        self.spend_progress(player, card.track());
        self.knights_mut(|knights| knights.turn.played = Some(card));
        match play {
            Play::Alchemist { red, yellow } => {
                self.begin_event(Source::Dice { red: *red, yellow: *yellow, face: None });
            }
            Play::Crane { track } => self.reach_next_level(player, *track),
            Play::Engineer { at } => self.pieces.put_wall(*at, player),
            Play::Inventor { one, other } => self.swap_tokens(*one, *other)?,
            Play::Medicine { at } => self.put_building(*at, player, Building::City),
            Play::Merchant { at } => {
                let merchant = Some(Merchant { at: *at, owner: player });
                self.knights_mut(|knights| knights.table.merchant = merchant);
                self.find_trade_rates();
            }
            Play::MerchantFleet { kind } => {
                self.knights_mut(|knights| knights.turn.trade(*kind));
                self.find_trade_rates();
            }
            Play::Diplomat { at, from } => {
                self.pieces.remove_road(*at);
                self.pieces.remove_bridge(*at);
                self.take_up_ship(*at);
                self.measure_road(*from);
            }
            Play::Intrigue { at } => {
                let displaced = self.pieces.knight(*at).map(|(seat, knight)| (seat, knight, *at));
                self.take_knight(*at);
                self.knights_mut(|knights| knights.displaced = displaced);
            }
            Play::Spy { from, took } => {
                if let Some(track) = took {
                    self.spend_progress(*from, *track);
                    self.gain_progress(player, *track);
                }
            }
            Play::Warlord => self.wake_knights(player),
            Play::Irrigation
            | Play::Mining
            | Play::RoadBuilding
            | Play::Smith
            | Play::CommercialHarbor
            | Play::MasterMerchant { .. }
            | Play::ResourceMonopoly { .. }
            | Play::TradeMonopoly { .. }
            | Play::Bishop
            | Play::Deserter { .. }
            | Play::Wedding => {}
            Play::Saboteur => self.discarded.clear(),
        }
        Ok(())
    }

    pub(super) fn spend_progress(&mut self, player: Seat, track: Track) {
        self.change_progress(player, track, |held| held.saturating_sub(1));
    }

    pub(super) fn gain_progress(&mut self, player: Seat, track: Track) {
        self.change_progress(player, track, |held| held.saturating_add(1));
    }

    fn change_progress(&mut self, player: Seat, track: Track, change: impl FnOnce(u8) -> u8) {
        self.knights_mut(|knights| {
            knights.table.progress.change(player, |held| held[track] = change(held[track]));
        });
    }

    /// The robber stays where it is, whatever token comes under it.
    fn swap_tokens(&mut self, one: Hex, other: Hex) -> Result<(), Impossible> {
        let tiles = [one, other].map(|at| self.island.tile(at).copied());
        let [Some(mut first), Some(mut second)] = tiles else { return Ok(()) };
        std::mem::swap(&mut first.token, &mut second.token);
        let island = self.island.laid(one, Some(first))?;
        self.lie_on(island.laid(other, Some(second))?);
        Ok(())
    }

    /// Makes the player's knights active: they act from the next turn on, as everyone who was made
    /// active in this one.
    fn wake_knights(&mut self, player: Seat) {
        let lying: Vec<Intersection> = self
            .pieces
            .knights_of(player)
            .filter(|(_, knight)| knight.readiness == Readiness::Inactive)
            .map(|(at, _)| at)
            .collect();
        for at in lying {
            self.activate(at);
        }
    }

    /// A knight goes over to somebody else.
    pub(super) fn desert(&mut self, at: Intersection) {
        let deserted = self.pieces.knight(at).map(|(_, knight)| knight);
        self.take_knight(at);
        self.knights_mut(|knights| knights.deserted = deserted);
    }

    pub(super) fn place_deserter(&mut self, at: Intersection, level: KnightLevel) {
        let deserted = self.knights().and_then(|it| it.deserted);
        let Some(Knight { readiness, .. }) = deserted else { return };
        self.place_knight(at, self.builder(), Knight { level, readiness });
        let rests = self.knights_rules().deserter_acts == DeserterActs::NextTurn;
        self.knights_mut(|knights| {
            knights.deserted = None;
            if rests {
                knights.table.tire(at);
            }
        });
    }
}
