//! Events that a table stops for: a 7, a New Year, an award or a metropolis that changes hands, the
//! win. All of
//! it is drawn above the screen, takes no touches, and is over as
//! [`Moving`](super::motion::Moving) says.

use egui::epaint::PathShape;
use egui::{
    Align2, Color32, LayerId, Order, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2,
    pos2, vec2,
};

use super::motion::{Handover, MovingPart};
use crate::app::screens::play::view::View;
use cards::{EventFace, Season};
use game::{AttackReason, Outcome, Over, Seat};
use kit::theme::bounds::Within;
use kit::theme::display;
use kit::widgets::{Icon, paint_face, paint_robber};
use stats::report::Prize;

/// Places on the screen where something is celebrated.
pub struct Grounds<'a> {
    /// The island, or the poster.
    pub board: Rect,
    /// Each player's tile or row.
    pub seats: Vec<(Seat, Rect)>,
    /// Outcome of the barbarians' attack.
    pub attack: Option<&'a AttackReason>,
}

pub fn show(ui: &Ui, view: &View<'_>, grounds: &Grounds<'_>) {
    let share = |part| Some(view.animation.share(part)).filter(|share| *share < 1.0);
    let painter = ui
        .ctx()
        .layer_painter(LayerId::new(Order::Tooltip, ui.scope_id().with("celebration")))
        .with_clip_rect(view.screen);
    if let Some(share) = share(MovingPart::Seven) {
        seven(&painter, view, grounds.board, share);
    }
    if let Some(share) = share(MovingPart::NewYear) {
        fireworks(&painter, view, grounds.board, share);
    }
    if let Some(share) = share(MovingPart::Attack) {
        attack(ui, &painter, view, (grounds, share));
    }
    for (handover, share) in view.animation.handovers() {
        award(ui, &painter, view, (handover, share), grounds);
    }
    if let Some(share) = share(MovingPart::Win) {
        let winner = view.state.over().and_then(Over::winner);
        let own = winner
            .map_or(view.palette.award, |winner| view.palette.player(view.color(winner)).fill);
        let flying = Confetti { own, palette: [view.palette.award, view.palette.glow, own], share };
        flying.paint(&painter, view.screen);
    }
}

/// Returns how visible something is that comes quickly and goes slowly.
fn swell(share: f32) -> f32 {
    if share < 0.2 { share / 0.2 } else { (1.0 - share) / 0.8 }
}

/// Darkens `board`; what is drawn with the painter that is returned comes and goes with that.
fn darkened(painter: &Painter, board: Rect, strength: f32, share: f32) -> Painter {
    let seen = swell(share);
    painter.rect_filled(board, 14.0, Color32::BLACK.gamma_multiply(strength * seen));
    let mut fading = painter.clone();
    fading.multiply_opacity(seen);
    fading
}

/// The robber's shadow falls on the island.
fn seven(painter: &Painter, view: &View<'_>, board: Rect, share: f32) {
    let fading = darkened(painter, board, 0.72, share);
    let half = board.size().min_elem() * (0.2 + 0.14 * share);
    paint_robber(&fading, board.center(), half, view.palette);
}

/// The barbarians' ship runs ashore, and says how it went.
fn attack(ui: &Ui, painter: &Painter, view: &View<'_>, (grounds, share): (&Grounds<'_>, f32)) {
    let (Some(reason), board) = (grounds.attack, grounds.board) else { return };
    let tone = match reason.attack.outcome {
        Outcome::Repelled => view.palette.primary,
        Outcome::Lost => view.palette.danger,
    };
    let fading = darkened(painter, board, 0.66, share);
    let side = board.size().min_elem() * 0.3;
    let from = pos2(board.left() - side, board.center().y - side * 0.4);
    let at = from.lerp(board.center() - vec2(0.0, side * 0.4), (share * 2.2).min(1.0));
    let ship = Rect::from_center_size(at, Vec2::splat(side));
    paint_face(&fading.with_clip_rect(board), ship, EventFace::Ship);
    let words = view.attack_title(reason);
    let font = display(ui.ctx(), 24.0);
    let galley = fading.layout(words, font, tone.ink, board.width() * 0.8);
    let padded = galley.size() + vec2(36.0, 22.0);
    let plate = Rect::from_center_size(board.center() + vec2(0.0, side * 0.5), padded);
    fading.rect_filled(plate, 12.0, tone.fill);
    fading.galley(plate.center() - galley.size() / 2.0, galley, tone.ink);
}

/// Bursts of the rockets: their places, as shares of the ground, their times, and their sizes.
const BURSTS: [(f32, f32, f32, f32); 6] = [
    (0.28, 0.34, 0.0, 0.30),
    (0.70, 0.26, 0.1, 0.36),
    (0.48, 0.62, 0.2, 0.26),
    (0.18, 0.70, 0.3, 0.24),
    (0.82, 0.66, 0.35, 0.30),
    (0.52, 0.30, 0.4, 0.40),
];

const SPARKS: u8 = 18;

fn fireworks(painter: &Painter, view: &View<'_>, board: Rect, share: f32) {
    darkened(painter, board, 0.55, share);
    let colors = Season::ALL.map(|season| view.palette.season(season).fill);
    let side = board.size().min_elem();
    for ((x, y, start, size), color) in BURSTS.into_iter().zip(colors.into_iter().cycle()) {
        let grown = ((share - start) / (1.0 - start)).within(0.0, 1.0);
        if grown <= 0.0 {
            continue;
        }
        let center = board.min + board.size() * vec2(x, y);
        let reach = side * size * grown.sqrt();
        let faint = color.gamma_multiply(1.0 - grown);
        for spark in 0..SPARKS {
            let angle = std::f32::consts::TAU * f32::from(spark) / f32::from(SPARKS);
            // Every other one flies less far, and all of them fall.
            let far = if spark % 2 == 0 { 1.0 } else { 0.66 };
            let fall = vec2(0.0, side * 0.08 * grown * grown);
            let at = center + Vec2::angled(angle) * reach * far + fall;
            let tail = center + Vec2::angled(angle) * reach * far * 0.72 + fall * 0.6;
            painter.line_segment([tail, at], Stroke::new(side * 0.006, faint));
            painter.circle_filled(at, side * 0.009, faint);
        }
    }
}

/// A prize flies from the player who loses it to the one who wins it; from the
/// island if nobody had it, and back there if nobody has it now.
fn award(
    ui: &Ui,
    painter: &Painter,
    view: &View<'_>,
    (handover, share): (Handover, f32),
    grounds: &Grounds<'_>,
) {
    let palette = view.palette;
    let tile = |seat: Option<Seat>| {
        let found = grounds.seats.iter().find(|(other, _)| Some(*other) == seat);
        found.map(|(_, rect)| *rect)
    };
    let (from, to) = (tile(handover.from), tile(handover.to));
    let start = from.unwrap_or(grounds.board).center();
    let end = to.unwrap_or(grounds.board).center();
    if let Some(rect) = to {
        let lit = palette.glow.gamma_multiply(share);
        painter.rect_stroke(rect, 12.0, Stroke::new(5.0, lit), StrokeKind::Inside);
    }
    let hop = grounds.board.height() * 0.22 * share * (1.0 - share) * 4.0;
    let at = start.lerp(end, share) - vec2(0.0, hop);
    let name = view.prize(handover.what);
    let icon = match handover.what {
        Prize::Award(award) => Icon::of_award(award),
        Prize::Metropolis(_) => Icon::Metropolis,
        Prize::Champion => Icon::Champion,
        Prize::Wealthiest => Icon::Wealthiest,
        Prize::Poor => Icon::Poor,
        Prize::Boot => Icon::Boot,
    };
    let font = display(ui.ctx(), 22.0);
    let galley = painter.layout_no_wrap(name, font, palette.card.ink);
    let size = vec2(galley.size().x + 66.0, 54.0);
    let plate = within(Rect::from_center_size(at, size), view.screen);
    painter.rect_filled(plate.translate(vec2(0.0, 4.0)), 14.0, Color32::BLACK.gamma_multiply(0.4));
    painter.rect_filled(plate, 14.0, palette.glow);
    painter.rect_stroke(plate, 14.0, Stroke::new(2.0, palette.edge), StrokeKind::Inside);
    let sign = Align2::LEFT_CENTER.align_size_within_rect(Vec2::splat(30.0), plate.shrink(14.0));
    icon.paint(painter, sign, palette.card.ink);
    let words = pos2(sign.right() + 10.0, plate.center().y - galley.size().y / 2.0);
    painter.galley(words, galley, palette.card.ink);
}

/// `rect` moved as little as it takes to lie within `screen`.
fn within(rect: Rect, screen: Rect) -> Rect {
    let room = screen.shrink2(rect.size() / 2.0);
    let x = rect.center().x.within(room.left(), room.right().max(room.left()));
    let y = rect.center().y.within(room.top(), room.bottom().max(room.top()));
    Rect::from_center_size(pos2(x, y), rect.size())
}

/// Scraps of paper thrown up, or lying about.
pub struct Confetti {
    /// The winner's color.
    pub own: Color32,
    pub palette: [Color32; 3],
    /// Progress from 0, when it is thrown, to 1, when it has fallen.
    pub share: f32,
}

const SCRAPS: u16 = 110;

/// A number from 0 to 1 that looks like chance, always the same for the same `nth`.
fn chance(nth: u16, what: u16) -> f32 {
    let mixed =
        (u32::from(nth) + 1).wrapping_mul(0x9E37_79B9) ^ u32::from(what).wrapping_mul(0x85EB_CA6B);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
    let mixed = (mixed ^ (mixed >> 12)).wrapping_mul(0x297A_2D39);
    // The upper half, which is mixed best.
    f32::from(u16::try_from(mixed >> 16).unwrap_or_default()) / 65_536.0
}

impl Confetti {
    /// Thrown from the lower corners of `room`.
    fn paint(&self, painter: &Painter, room: Rect) {
        let faint = 1.0 - (self.share - 0.7).max(0.0) / 0.3;
        for nth in 0..SCRAPS {
            let is_left = nth % 2 == 0;
            let corner = if is_left { room.left() } else { room.right() };
            let far = room.width() * (0.1 + 0.75 * chance(nth, 1));
            let x = if is_left { corner + far * self.share } else { corner - far * self.share };
            // Up, and down again.
            let up = room.height() * (0.6 + 1.1 * chance(nth, 2));
            let y = room.bottom() - up * self.share * (1.35 - self.share);
            let turn = 12.0 * self.share * (chance(nth, 3) - 0.5) + 6.0 * chance(nth, 4);
            let size = room.size().min_elem() * (0.008 + 0.01 * chance(nth, 5));
            painter.add(self.scrap(pos2(x, y), (size, turn), nth, faint));
        }
    }

    /// Lying about in `room`.
    pub fn strewn(&self, room: Rect, strength: f32) -> Shape {
        let room = room.shrink(8.0);
        let scraps = (0..SCRAPS / 3).map(|nth| {
            let at = room.min + room.size() * vec2(chance(nth, 1), chance(nth, 2));
            let size = 3.0 + 4.0 * chance(nth, 5);
            self.scrap(at, (size, 6.0 * chance(nth, 4)), nth, strength)
        });
        Shape::Vec(scraps.collect())
    }

    fn scrap(&self, at: Pos2, (size, turn): (f32, f32), nth: u16, strength: f32) -> Shape {
        let [one, other, third] = self.palette;
        let color = match nth % 4 {
            0 => one,
            1 => other,
            2 => third,
            _ => self.own,
        };
        let along = Vec2::angled(turn) * size;
        let across = Vec2::angled(turn + std::f32::consts::FRAC_PI_2) * size * 0.55;
        let corners = vec![
            at - along - across,
            at + along - across,
            at + along + across,
            at - along + across,
        ];
        let fill = color.gamma_multiply(strength);
        Shape::Path(PathShape::convex_polygon(corners, fill, Stroke::NONE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_flies_stays_on_the_screen() {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 480.0));
        for at in [pos2(0.0, 0.0), pos2(799.0, 479.0), pos2(400.0, -50.0)] {
            let plate = within(Rect::from_center_size(at, vec2(220.0, 54.0)), screen);
            assert!(screen.contains_rect(plate), "{plate}");
        }
    }

    #[test]
    fn a_shadow_comes_quickly_goes_slowly_and_leaves_nothing() {
        assert!(swell(0.0).abs() < 0.001 && swell(1.0).abs() < 0.001);
        assert!((swell(0.2) - 1.0).abs() < 0.001 && swell(0.6) < swell(0.3));
    }

    #[test]
    fn scraps_lie_all_over() {
        let quarters = |what| {
            let mut seen = [0; 4];
            for nth in 0..SCRAPS {
                let share = chance(nth, what);
                assert!((0.0..1.0).contains(&share));
                let quarter = [0.25, 0.5, 0.75].iter().filter(|edge| share >= **edge).count();
                seen[quarter] += 1;
            }
            seen
        };
        assert!((1..=5).all(|what| quarters(what).iter().all(|count| *count > 15)));
    }
}
