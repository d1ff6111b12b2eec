//! What moves when the game has moved on: the card turns, payouts arrive, the robber
//! walks. Everything is still again after less than a second, or at the first touch.

use std::time::Duration;

use egui::{Painter, Pos2, Rect, Ui, Vec2, vec2};

use crate::app::settings::Motion;
use crate::app::theme::Palette;
use crate::app::theme::bounds::Within;
use crate::app::widgets::paint_card_back;
use crate::board::Hex;
use crate::game::Game;

/// The longest that anything moves, in seconds.
const LONGEST: f64 = 0.9;

/// A moving part; it begins and ends a certain number of seconds after the game has moved
/// on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovingPart {
    /// The card, from its back to its front.
    Card,
    /// The line of the player this many places after the active one.
    Payout(u8),
    /// The robber, from hex to hex.
    Robber,
}

impl MovingPart {
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

/// What the screen has seen of the game, used to tell what has changed.
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

/// What is moving now.
#[derive(Clone, Copy, Debug, Default)]
pub struct Moving {
    seen: Option<Seen>,
    /// When it began, in seconds of the program's clock.
    began: Option<f64>,
    card: Option<Fresh>,
    payout: Option<Fresh>,
    robber: Option<Walk>,
    /// The program's clock in this frame.
    now: f64,
}

/// Marks something that has just arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fresh;

fn fresh(before: Option<u8>, now: Option<u8>) -> Option<Fresh> {
    (before.is_none() && now.is_some()).then_some(Fresh)
}

/// The robber's path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    pub from: Hex,
    pub to: Hex,
}

impl Moving {
    /// Notes what has changed since the last time; after undo or reopening, nothing
    /// moves.
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

    /// Checks the clock and the finger; asks for the next frame while something moves.
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

    /// How far a part has moved, from 0 to 1; 1 if nothing is moving. It eases in and
    /// out.
    pub fn share(&self, part: MovingPart) -> f32 {
        let moves = match part {
            MovingPart::Card => self.card.is_some(),
            MovingPart::Payout(_) => self.payout.is_some(),
            MovingPart::Robber => self.robber.is_some(),
        };
        let Some(began) = self.began.filter(|_| moves) else { return 1.0 };
        let (start, end) = part.span();
        #[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
        let share = ((self.now - began - start) / (end - start)).within(0.0, 1.0) as f32;
        share * share * (3.0 - 2.0 * share)
    }

    /// The robber's path while it is moving, and how far along it is.
    pub fn walk(&self) -> Option<(Walk, f32)> {
        let share = self.share(MovingPart::Robber);
        self.robber.filter(|_| share < 1.0).map(|walk| (walk, share))
    }
}

/// Covers a card being turned up: first its back grows narrow, then its front grows wide.
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
        let parts =
            (0..=u8::MAX).map(MovingPart::Payout).chain([MovingPart::Card, MovingPart::Robber]);
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
            let share = course.share(MovingPart::Card);
            assert!(share >= last && share - last < 0.05, "{step}: {share}");
            last = share;
        }
        assert!((last - 1.0).abs() < f32::EPSILON);
    }

    #[test]
    fn what_does_not_move_is_there() {
        let course =
            Moving { began: Some(10.0), card: Some(Fresh), now: 10.0, ..Moving::default() };
        assert!(course.share(MovingPart::Card) < 0.01);
        assert!((course.share(MovingPart::Robber) - 1.0).abs() < f32::EPSILON);
        assert!((Moving::default().share(MovingPart::Card) - 1.0).abs() < f32::EPSILON);
    }
}
