//! Long touches: a finger resting on a number, or a right click, asks to correct it.

use std::time::Duration;

use egui::{PointerButton, Pos2, Rect, Ui};

/// How long a finger must rest to mean more than a touch, in seconds.
const LONG: f64 = 0.5;

/// How far a resting finger may move, in points.
const STILL: f32 = 10.0;

/// The finger on the screen, tracked from frame to frame.
#[derive(Debug, Default)]
pub struct Finger {
    down: Option<Down>,
    says: Says,
}

#[derive(Clone, Copy, Debug)]
struct Down {
    at: Pos2,
    since: f64,
    phase: TouchPhase,
}

/// What a press has been so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TouchPhase {
    /// May still be a short touch.
    Young,
    /// It has rested long enough.
    Rested,
    /// It has moved: a drag.
    Moved,
}

/// What the finger does in this frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Says {
    #[default]
    Nothing,
    /// It has just rested long enough, and is still down.
    Rests(Pos2),
    /// It was lifted after a long rest.
    Lifted(Pos2),
    /// It was lifted after a short touch.
    Tapped(Pos2),
    /// A right click.
    Right(Pos2),
}

impl Finger {
    /// Tracks the finger for this frame.
    pub fn follow(&mut self, ui: &Ui) {
        let (now, at, is_down, pressed, right) = ui.input(|input| {
            let pointer = &input.pointer;
            (
                input.time,
                pointer.interact_pos(),
                pointer.primary_down(),
                pointer.button_pressed(PointerButton::Primary),
                pointer.button_clicked(PointerButton::Secondary),
            )
        });
        self.says = match at.filter(|_| right) {
            Some(at) => Says::Right(at),
            None => Says::Nothing,
        };
        if pressed && let Some(at) = at {
            self.down = Some(Down { at, since: now, phase: TouchPhase::Young });
        }
        let Some(down) = &mut self.down else { return };
        if at.is_none_or(|at| at.distance(down.at) > STILL) {
            down.phase = TouchPhase::Moved;
        }
        let left = LONG - (now - down.since);
        match (is_down, down.phase) {
            (true, TouchPhase::Young) if left <= 0.0 => {
                down.phase = TouchPhase::Rested;
                self.says = Says::Rests(down.at);
            }
            (true, TouchPhase::Young) => {
                ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
            }
            (true, _) => {}
            (false, phase) => {
                match phase {
                    TouchPhase::Young => self.says = Says::Tapped(down.at),
                    TouchPhase::Rested => self.says = Says::Lifted(down.at),
                    TouchPhase::Moved => {}
                }
                self.down = None;
            }
        }
    }

    /// Where within `rect` the finger asks for a correction, if it does so now: as soon as it has
    /// rested long enough, or once it is lifted where something else is shown while it rests.
    pub fn asks(&self, rect: Rect, when_lifted: bool) -> Option<Pos2> {
        match (self.says, when_lifted) {
            (Says::Rests(at), false) | (Says::Lifted(at), true) | (Says::Right(at), _) => {
                Some(at).filter(|at| rect.contains(*at))
            }
            _ => None,
        }
    }

    /// Returns where within `rect` it has just been lifted after a short touch.
    pub fn tapped(&self, rect: Rect) -> Option<Pos2> {
        match self.says {
            Says::Tapped(at) => Some(at).filter(|at| rect.contains(*at)),
            _ => None,
        }
    }

    /// Returns whether it is a right click.
    pub const fn is_right(&self) -> bool {
        matches!(self.says, Says::Right(_))
    }

    /// Returns whether the touch that ends now was a long one, which doesn't count as a short one
    /// too.
    pub fn was_long(&self) -> bool {
        matches!(self.says, Says::Lifted(_))
    }
}
