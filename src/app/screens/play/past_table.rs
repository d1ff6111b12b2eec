//! The table as it was, drawn instead of the table as it is, with what moves on it while the
//! game is played again.

use std::sync::Arc;

use egui::Ui;

use super::panel::{Past, PastArrival};
use super::parts::game_point::GamePoint;
use super::parts::motion::{Haste, Moving, MovingPart};
use super::view::View;
use game::{AttackReason, State};

/// What moves on the table as it was.
#[derive(Debug, Default)]
pub struct PastTable {
    moving: Moving,
    arrival: Option<PastArrival>,
    attack: Option<Arc<AttackReason>>,
}

/// The table as it was, in this frame.
#[derive(Debug)]
pub struct PastFrame {
    state: Arc<State>,
    moving: Moving,
    /// How the barbarians' attack ended that is seen.
    pub attack: Option<Arc<AttackReason>>,
}

impl PastTable {
    /// Notes what is shown of the past, if anything is.
    pub fn follow(&mut self, ui: &Ui, view: &View<'_>, past: Option<&Past>) -> Option<PastFrame> {
        let Some(past) = past else {
            *self = Self::default();
            return None;
        };
        if self.arrival.replace(past.arrival) != Some(past.arrival) {
            self.arrive(ui, view, past);
        }
        self.moving.tick(ui);
        let (state, moving) = (Arc::clone(&past.state), self.moving);
        Some(PastFrame { state, moving, attack: self.attack.clone() })
    }

    fn arrive(&mut self, ui: &Ui, view: &View<'_>, past: &Past) {
        self.attack = None;
        let point = |acts| GamePoint::past(view.game, acts, &past.state);
        match past.arrival {
            PastArrival::Elsewhere => self.moving = Moving::default(),
            PastArrival::Sought(acts) => self.moving.jump(point(acts)),
            PastArrival::Played(acts, seconds) => {
                let now = ui.input(|input| input.time);
                let haste = Haste::within(seconds);
                self.moving.follow_again(point(acts), haste, view.motion, now);
                if self.moving.share(MovingPart::Attack) < 1.0 {
                    self.attack = view.game.attack_reason_by(acts).map(Arc::new);
                }
            }
        }
    }
}

impl PastFrame {
    /// The view of it.
    pub fn view<'b, 'a: 'b>(&'b self, view: &View<'a>) -> View<'b> {
        View { animation: self.moving, ..view.at(&self.state) }
    }
}
