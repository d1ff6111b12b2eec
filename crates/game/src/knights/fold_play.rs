//! The fold of progress cards as they are played.

use super::{DeserterActs, Knight, KnightLevel, Merchant, Play, Readiness, Track};
use crate::{ApplyError, Building, Seat, Source, State};
use board::{Hex, Intersection};

impl State {
    pub(super) fn apply_play(&mut self, play: &Play) -> Result<(), ApplyError> {
        let player = self.builder();
        play.victim().map_or(Ok(()), |seat| self.known(seat))?;
        let card = play.card();
        self.spend_progress(player, card.track());
        self.knights_mut(|knights| knights.turn.play(card));
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
            knights.progress.change(player, |held| held[track] = change(held[track]));
        });
    }

    /// The robber stays where it is, whatever token comes under it.
    fn swap_tokens(&mut self, one: Hex, other: Hex) -> Result<(), ApplyError> {
        let tiles = [one, other].map(|at| self.island.tile(at).copied());
        let [Some(mut first), Some(mut second)] = tiles else { return Ok(()) };
        std::mem::swap(&mut first.token, &mut second.token);
        let island = self.island.laid(one, Some(first))?;
        self.lie_on(island.laid(other, Some(second))?);
        Ok(())
    }

    /// They act from the next turn on, as everyone who was made active in this one.
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
        let deserted = self.knights.as_deref().and_then(super::KnightsState::deserted);
        let Some(Knight { readiness, .. }) = deserted else { return };
        self.place_knight(at, self.builder(), Knight { level, readiness });
        let rests = self.knights_rules().deserter_acts == DeserterActs::NextTurn;
        self.knights_mut(|knights| {
            knights.deserted = None;
            if rests {
                knights.turn.tire(at);
            }
        });
    }
}
