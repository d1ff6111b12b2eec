//! What moves when the game has moved on: the card turns, payouts arrive, the
//! robber walks. All of it stands still again after less than a second, or at
//! the first touch.

use std::time::Duration;

use egui::{Painter, Pos2, Rect, Ui, Vec2, vec2};

use crate::app::settings::Motion;
use crate::app::theme::Palette;
use crate::app::theme::bounds::Within;
use crate::app::widgets::paint_card_back;
use crate::board::Hex;
use crate::game::Game;

/// So long, in seconds, at the very most.
const LONGEST: f64 = 0.9;

/// A thing that moves, with when it begins and ends, in seconds after the
/// game has moved on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The card, from its back to its front.
    Card,
    /// The line of the player who is so many places after the active one.
    Payout(u8),
    /// The robber, from hex to hex.
    Robber,
}

impl Part {
    fn span(self) -> (f64, f64) {
        match self {
            Self::Card => (0.0, 0.45),
            Self::Payout(nth) => {
                let start = (0.3 + 0.06 * f64::from(nth)).min(0.6);
                (start, start + 0.25)
            }
            Self::Robber => (0.0, 0.7),
        }
    }
}

/// What the screen has seen of the game, to tell what has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Seen {
    acts: usize,
    number: Option<u8>,
    /// The number that has been paid.
    paid: Option<u8>,
    robber: Option<Hex>,
}

impl Seen {
    fn of(game: &Game) -> Self {
        let state = game.state();
        Self {
            acts: game.count(),
            number: state.number(),
            paid: state.payout().map(|payout| payout.number),
            robber: state.robber(),
        }
    }
}

/// What moves now.
#[derive(Clone, Copy, Debug, Default)]
pub struct Moving {
    seen: Option<Seen>,
    /// Since when, in seconds of the program's clock.
    began: Option<f64>,
    card: Option<Fresh>,
    payout: Option<Fresh>,
    robber: Option<Walk>,
    /// The program's clock in this frame.
    now: f64,
}

/// It has just come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fresh;

fn fresh(before: Option<u8>, now: Option<u8>) -> Option<Fresh> {
    (before.is_none() && now.is_some()).then_some(Fresh)
}

/// A way that the robber takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    pub from: Hex,
    pub to: Hex,
}

impl Moving {
    /// Notes what has changed since the last time; what was taken back or
    /// opened anew is just there.
    pub fn follow(&mut self, game: &Game, motion: Motion, now: f64) {
        self.now = now;
        let seen = Seen::of(game);
        let Some(before) = self.seen.replace(seen).filter(|before| *before != seen) else {
            return;
        };
        let goes_on = seen.acts > before.acts && motion == Motion::Moving;
        if !goes_on {
            self.stop();
            return;
        }
        self.card = fresh(before.number, seen.number);
        self.payout = fresh(before.paid, seen.paid);
        self.robber = match (before.robber, seen.robber) {
            (Some(from), Some(to)) if from != to => Some(Walk { from, to }),
            _ => None,
        };
        let moves = self.card.is_some() || self.payout.is_some() || self.robber.is_some();
        self.began = moves.then_some(now);
    }

    /// Looks at the clock and the finger; asks for the next frame while
    /// something moves.
    pub fn tick(&mut self, ui: &Ui) {
        let Some(began) = self.began else { return };
        let (now, touched) = ui.input(|input| (input.time, input.pointer.any_pressed()));
        self.now = now;
        if touched || now - began >= LONGEST {
            self.stop();
        } else {
            ui.ctx().request_repaint_after(Duration::from_millis(16));
        }
    }

    fn stop(&mut self) {
        (self.began, self.card, self.payout, self.robber) = (None, None, None, None);
    }

    /// How far a part is, from 0 to 1; 1 where nothing moves. It starts and
    /// ends gently.
    pub fn share(&self, part: Part) -> f32 {
        let moves = match part {
            Part::Card => self.card.is_some(),
            Part::Payout(_) => self.payout.is_some(),
            Part::Robber => self.robber.is_some(),
        };
        let Some(began) = self.began.filter(|_| moves) else { return 1.0 };
        let (start, end) = part.span();
        #[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
        let share = ((self.now - began - start) / (end - start)).within(0.0, 1.0) as f32;
        share * share * (3.0 - 2.0 * share)
    }

    /// From where to where the robber is on its way, and how far.
    pub fn walk(&self) -> Option<(Walk, f32)> {
        let share = self.share(Part::Robber);
        self.robber.filter(|_| share < 1.0).map(|walk| (walk, share))
    }
}

/// Covers a card that is being turned up: first its back grows narrow, then
/// its front grows wide.
pub fn cover_card(painter: &Painter, rect: Rect, share: f32, palette: &Palette) {
    if share >= 1.0 {
        return;
    }
    let half = rect.width() / 2.0;
    if share < 0.5 {
        painter.rect_filled(rect.expand(1.0), 0.0, palette.backdrop);
        let wide = rect.width() * (1.0 - 2.0 * share);
        let back = Rect::from_center_size(rect.center(), vec2(wide, rect.height()));
        paint_card_back(painter, back, rect.size(), palette);
        return;
    }
    let open = half * (2.0 * share - 1.0);
    for away in [-1.0, 1.0] {
        let edge = rect.center() + Vec2::new(away * open, -rect.height() / 2.0 - 1.0);
        let end = Pos2::new(rect.center().x + away * (half + 1.0), rect.bottom() + 1.0);
        painter.rect_filled(Rect::from_two_pos(edge, end), 0.0, palette.backdrop);
    }
}

/// Covers what is arriving, less and less.
pub fn cover_line(painter: &Painter, rect: Rect, share: f32, palette: &Palette) {
    if share < 1.0 {
        let veil = palette.backdrop.gamma_multiply(1.0 - share);
        painter.rect_filled(rect.expand(1.0), 0.0, veil);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_has_ended_after_nine_tenths_of_a_second() {
        let parts = (0..=u8::MAX).map(Part::Payout).chain([Part::Card, Part::Robber]);
        for part in parts {
            let (start, end) = part.span();
            assert!(start < end && end <= LONGEST, "{part:?}");
        }
    }

    #[test]
    fn a_part_goes_from_none_to_all_without_a_jump() {
        let mut course = Moving { began: Some(10.0), card: Some(Fresh), ..Moving::default() };
        let mut last = 0.0;
        for step in 0..=100 {
            course.now = 10.0 + f64::from(step) * 0.005;
            let share = course.share(Part::Card);
            assert!(share >= last && share - last < 0.05, "{step}: {share}");
            last = share;
        }
        assert!((last - 1.0).abs() < f32::EPSILON);
    }

    #[test]
    fn what_does_not_move_is_there() {
        let course =
            Moving { began: Some(10.0), card: Some(Fresh), now: 10.0, ..Moving::default() };
        assert!(course.share(Part::Card) < 0.01);
        assert!((course.share(Part::Robber) - 1.0).abs() < f32::EPSILON);
        assert!((Moving::default().share(Part::Card) - 1.0).abs() < f32::EPSILON);
    }
}
