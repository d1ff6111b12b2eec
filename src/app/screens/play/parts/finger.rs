//! The finger that rests: a long touch or a right click on a number asks to
//! put it right.

use std::time::Duration;

use egui::{PointerButton, Pos2, Rect, Ui};

/// So long a finger rests to mean more than a touch.
const LONG: f64 = 0.5;

/// A resting finger moves no farther than this.
const STILL: f32 = 10.0;

/// The finger on the screen, followed from frame to frame.
#[derive(Debug, Default)]
pub struct Finger {
    down: Option<Down>,
    says: Says,
}

#[derive(Clone, Copy, Debug)]
struct Down {
    at: Pos2,
    since: f64,
    course: Course,
}

/// What a press has been so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    /// Perhaps a short touch.
    Young,
    /// It has rested long enough.
    Rested,
    /// It has moved: a drag.
    Moved,
}

/// What the finger says in this frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Says {
    #[default]
    Nothing,
    /// It has just rested long enough, and still lies there.
    Rests(Pos2),
    /// It was lifted after a long rest.
    Lifted(Pos2),
    /// A right click.
    Right(Pos2),
}

/// When a long touch counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// As soon as the finger has rested long enough.
    Resting,
    /// Once it is lifted: while it rests, something else is shown.
    Lifted,
}

impl Finger {
    /// Looks where the finger is now.
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
            self.down = Some(Down { at, since: now, course: Course::Young });
        }
        let Some(down) = &mut self.down else { return };
        if at.is_none_or(|at| at.distance(down.at) > STILL) {
            down.course = Course::Moved;
        }
        let left = LONG - (now - down.since);
        match (is_down, down.course) {
            (true, Course::Young) if left <= 0.0 => {
                down.course = Course::Rested;
                self.says = Says::Rests(down.at);
            }
            (true, Course::Young) => {
                ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
            }
            (true, _) => {}
            (false, course) => {
                if course == Course::Rested {
                    self.says = Says::Lifted(down.at);
                }
                self.down = None;
            }
        }
    }

    /// Where within `rect` the finger asks to put something right, if it does
    /// so now.
    pub fn asks(&self, rect: Rect, when: When) -> Option<Pos2> {
        match (self.says, when) {
            (Says::Rests(at), When::Resting)
            | (Says::Lifted(at), When::Lifted)
            | (Says::Right(at), _) => Some(at).filter(|at| rect.contains(*at)),
            _ => None,
        }
    }

    /// Whether it is a right click.
    pub const fn is_right(&self) -> bool {
        matches!(self.says, Says::Right(_))
    }

    /// Whether what ends now was a long touch: it does not count as a short
    /// one too.
    pub fn was_long(&self) -> bool {
        matches!(self.says, Says::Lifted(_))
    }
}
