//! Why somebody draws a progress card at a gate of the event die, and somebody else does
//! not (KNIGHTS 8).

use super::Rule;
use crate::{Game, Level, Seat, State, Track};
use cards::{Die, EventFace};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GateDraw {
    Draws,
    /// The track is not improved at all.
    NoLevel,
    /// The red die is too high for their level.
    RedTooHigh,
    /// Others before them took the last card.
    DeckUsedUp,
}

/// Who draws at a gate, and who does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GateReason {
    /// Whose deck.
    pub track: Track,
    pub red: Die,
    /// Everybody with their level there, clockwise from whoever is on turn.
    pub players: Vec<(Seat, Level, GateDraw)>,
    /// The rules that decided it.
    pub rules: Vec<Rule>,
}

/// The track of a gate.
const fn track_of(face: EventFace) -> Option<Track> {
    match face {
        EventFace::Ship => None,
        EventFace::Science => Some(Track::Science),
        EventFace::Trade => Some(Track::Trade),
        EventFace::Politics => Some(Track::Politics),
    }
}

impl State {
    /// Who would draw at the gate of `track` with this red die.
    pub fn gate_reason(&self, track: Track, red: Die) -> GateReason {
        let left = usize::from(self.progress_left(track));
        let order = self.seating().from(self.active()).into_iter();
        let mut drawn = 0;
        let draw = |seat: Seat| {
            let level = self.improvement(seat, track);
            let draw = if level == Level::default() {
                GateDraw::NoLevel
            } else if !level.draws(red) {
                GateDraw::RedTooHigh
            } else if drawn >= left {
                GateDraw::DeckUsedUp
            } else {
                drawn += 1;
                GateDraw::Draws
            };
            (seat, level, draw)
        };
        let players = order.map(draw).collect();
        GateReason { track, red, players, rules: vec![Rule::Gate, Rule::Clockwise] }
    }
}

impl Game {
    /// Who drew at this turn's gate, and who did not; nothing where it shows the ship, or
    /// nobody knows yet what it shows.
    pub fn gate_reason(&self) -> Option<GateReason> {
        let state = self.state();
        state.knights()?;
        let track = track_of(state.face()?)?;
        let red = state.red_die()?;
        // As it stood before the number: draws may have come with it.
        let nth = self.before_last(self.count(), |act| act.deed.is_number())?;
        Some(self.state_after(nth).ok()?.gate_reason(track, red))
    }
}
