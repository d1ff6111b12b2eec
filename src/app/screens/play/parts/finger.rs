//! Long touches: a finger resting on a number, or a right click, asks to correct it.

use std::time::Duration;

use egui::{PointerButton, Pos2, Rect, Ui};

/// Time that a finger must rest to mean more than a touch, in seconds.
pub const LONG: f64 = 0.5;

/// Distance that a resting finger may move, in points.
const STILL: f32 = 10.0;

/// The finger on the screen, tracked from frame to frame.
#[derive(Debug, Default)]
pub struct LongTouch {
    down: Option<Down>,
    /// Meaning of the finger in this frame, and its place.
    says: Option<(Says, Pos2)>,
}

#[derive(Clone, Copy, Debug)]
struct Down {
    at: Pos2,
    since: f64,
    phase: TouchPhase,
}

/// Phase of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TouchPhase {
    /// May still be a short touch.
    Young,
    /// It has rested long enough.
    Rested,
    /// It has moved: a drag.
    Moved,
}

/// Action of the finger in this frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Says {
    /// It has just rested long enough, and is still down.
    Rests,
    /// It was lifted after a long rest.
    Lifted,
    /// It was lifted after a short touch.
    Tapped,
    /// A right click.
    Right,
}

impl LongTouch {
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
        self.says = at.filter(|_| right).map(|at| (Says::Right, at));
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
                self.says = Some((Says::Rests, down.at));
            }
            (true, TouchPhase::Young) => {
                ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
            }
            (true, _) => {}
            (false, phase) => {
                match phase {
                    TouchPhase::Young => self.says = Some((Says::Tapped, down.at)),
                    TouchPhase::Rested => self.says = Some((Says::Lifted, down.at)),
                    TouchPhase::Moved => {}
                }
                self.down = None;
            }
        }
    }

    /// Returns the place within `rect` where the finger asks for a correction, if it does so
    /// now: as soon as it has rested long enough, or once it is lifted where something else is
    /// shown while it rests.
    pub fn asks(&self, rect: Rect, when_lifted: bool) -> Option<Pos2> {
        let (says, at) = self.says?;
        let asks = match says {
            Says::Rests => !when_lifted,
            Says::Lifted => when_lifted,
            Says::Tapped => false,
            Says::Right => true,
        };
        (asks && rect.contains(at)).then_some(at)
    }

    /// Returns where within `rect` it has just been lifted after a short touch.
    pub fn tapped(&self, rect: Rect) -> Option<Pos2> {
        self.says.filter(|(says, at)| *says == Says::Tapped && rect.contains(*at)).map(|it| it.1)
    }

    pub fn is_right(&self) -> bool {
        self.says.is_some_and(|(says, _)| says == Says::Right)
    }

    /// Returns whether the touch that ends now was a long one, which doesn't count as a short one
    /// too.
    pub fn was_long(&self) -> bool {
        self.says.is_some_and(|(says, _)| says == Says::Lifted)
    }
}
