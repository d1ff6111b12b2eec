//! The progress cards as drawings: each by what it does, so that it is found on the table's
//! card without reading (KNIGHTS 12).

use std::f32::consts::TAU;

use egui::{Color32, Painter, Rect, Stroke, StrokeKind, Vec2};

use super::Icon;
use super::draw::Pen;
use crate::theme::{Palette, Tone};
use game::{ProgressCard, Track};

/// Draws the sign of `card` as large as `rect` allows, on a ground in the colors of its deck.
pub fn paint_progress(painter: &Painter, rect: Rect, card: ProgressCard, tone: Tone) {
    let side = rect.size().min_elem();
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let round = side * 0.2;
    painter.rect_filled(square, round, tone.fill);
    let rim = Stroke::new((side * 0.05).max(1.0), Palette::dark().edge);
    painter.rect_stroke(square, round, rim, StrokeKind::Inside);
    let pen = Pen::new(painter, square.center(), side * 0.36);
    sign(&pen, card, tone);
}

fn sign(pen: &Pen<'_>, card: ProgressCard, tone: Tone) {
    match card {
        ProgressCard::Alchemist => flask(pen, tone),
        ProgressCard::Crane => crane(pen, tone.ink),
        ProgressCard::Engineer => wall(pen, tone),
        ProgressCard::Inventor => swapped(pen, tone),
        ProgressCard::Irrigation => water(pen, tone.ink),
        ProgressCard::Medicine => {
            pen.line(&[(-0.7, 0.0), (0.7, 0.0)], 0.42, tone.ink);
            pen.line(&[(0.0, -0.7), (0.0, 0.7)], 0.42, tone.ink);
        }
        ProgressCard::Mining => {
            pen.line(&[(-0.65, 0.85), (0.3, -0.3)], 0.22, tone.ink);
            pen.line(&[(-0.45, -0.8), (0.2, -0.62), (0.62, -0.2), (0.85, 0.45)], 0.24, tone.ink);
        }
        ProgressCard::Printer => book(pen, tone),
        ProgressCard::RoadBuilding => {
            pen.line(&[(-0.8, 0.25), (0.15, -0.75)], 0.34, tone.ink);
            pen.line(&[(-0.15, 0.8), (0.8, -0.2)], 0.34, tone.ink);
        }
        ProgressCard::Smith => anvil(pen, tone.ink),
        ProgressCard::CommercialHarbor => anchor(pen, tone.ink),
        ProgressCard::MasterMerchant => scales(pen, tone.ink),
        ProgressCard::Merchant => merchant(pen, tone.ink),
        ProgressCard::MerchantFleet => ship(pen, tone.ink),
        ProgressCard::ResourceMonopoly => {
            from_all_sides(pen, tone.ink);
            let corner = |nth: u8| {
                let turned = Vec2::angled(TAU * (f32::from(nth) / 6.0 + 0.25));
                (turned.x * 0.42, turned.y * 0.42)
            };
            pen.fill(&[0, 1, 2, 3, 4, 5].map(corner), tone.ink);
        }
        ProgressCard::TradeMonopoly => {
            from_all_sides(pen, tone.ink);
            pen.disc(0.0, 0.0, 0.4, tone.ink);
            pen.ring(0.0, 0.0, 0.24, 0.09, tone.fill);
        }
        ProgressCard::Bishop => miter(pen, tone),
        ProgressCard::Constitution => scroll(pen, tone),
        ProgressCard::Deserter => {
            pen.line(&[(-0.6, 0.9), (-0.6, -0.85)], 0.18, tone.ink);
            pen.fill(&[(-0.5, -0.85), (0.9, -0.42), (-0.5, 0.1)], tone.ink);
        }
        ProgressCard::Diplomat => {
            pen.line(&[(-0.85, 0.6), (-0.3, 0.2)], 0.34, tone.ink);
            pen.line(&[(0.35, -0.25), (0.85, -0.6)], 0.34, tone.ink);
            pen.line(&[(-0.28, -0.6), (-0.1, -0.3)], 0.13, tone.ink);
            pen.line(&[(0.3, 0.6), (0.14, 0.3)], 0.13, tone.ink);
        }
        ProgressCard::Intrigue => mask(pen, tone),
        ProgressCard::Saboteur => bomb(pen, tone.ink),
        ProgressCard::Spy => eye(pen, tone),
        ProgressCard::Warlord => swords(pen, tone.ink),
        ProgressCard::Wedding => {
            pen.ring(-0.34, 0.25, 0.46, 0.17, tone.ink);
            pen.ring(0.34, 0.25, 0.46, 0.17, tone.ink);
            pen.fill(&[(0.34, -0.2), (0.08, -0.55), (0.34, -0.9), (0.6, -0.55)], tone.ink);
        }
    }
}

/// A flask that bubbles.
fn flask(pen: &Pen<'_>, tone: Tone) {
    pen.line(&[(-0.3, -0.85), (0.3, -0.85)], 0.2, tone.ink);
    pen.line(&[(0.0, -0.8), (0.0, -0.2)], 0.34, tone.ink);
    pen.fill(&[(-0.17, -0.35), (0.17, -0.35), (0.75, 0.85), (-0.75, 0.85)], tone.ink);
    for (x, y, radius) in [(-0.22, 0.5, 0.15), (0.2, 0.62, 0.12), (0.04, 0.16, 0.1)] {
        pen.disc(x, y, radius, tone.fill);
    }
}

/// A crane with a load.
fn crane(pen: &Pen<'_>, ink: Color32) {
    pen.line(&[(-0.45, 0.85), (-0.45, -0.75), (0.75, -0.75)], 0.2, ink);
    pen.line(&[(-0.45, -0.3), (0.0, -0.75)], 0.14, ink);
    pen.line(&[(0.6, -0.7), (0.6, 0.0)], 0.1, ink);
    pen.fill(&[(0.3, 0.0), (0.9, 0.0), (0.9, 0.5), (0.3, 0.5)], ink);
    pen.line(&[(-0.85, 0.85), (0.0, 0.85)], 0.2, ink);
}

/// A wall with battlements.
fn wall(pen: &Pen<'_>, tone: Tone) {
    pen.fill(&[(-0.92, -0.2), (0.92, -0.2), (0.92, 0.8), (-0.92, 0.8)], tone.ink);
    for left in [-0.92, -0.26, 0.4] {
        let right = left + 0.52;
        pen.fill(&[(left, -0.7), (right, -0.7), (right, -0.15), (left, -0.15)], tone.ink);
    }
    pen.line(&[(-0.8, 0.3), (0.8, 0.3)], 0.1, tone.fill);
    for (x, top, bottom) in [(-0.3, -0.1, 0.3), (0.35, -0.1, 0.3), (0.0, 0.3, 0.7)] {
        pen.line(&[(x, top), (x, bottom)], 0.1, tone.fill);
    }
}

/// Two tokens that change places.
fn swapped(pen: &Pen<'_>, tone: Tone) {
    for x in [-0.5, 0.5] {
        pen.disc(x, 0.0, 0.38, tone.ink);
        pen.disc(x, 0.0, 0.13, tone.fill);
    }
    pen.line(&[(-0.5, -0.68), (0.3, -0.68)], 0.15, tone.ink);
    pen.fill(&[(0.25, -0.98), (0.72, -0.68), (0.25, -0.38)], tone.ink);
    pen.line(&[(0.5, 0.68), (-0.3, 0.68)], 0.15, tone.ink);
    pen.fill(&[(-0.25, 0.38), (-0.72, 0.68), (-0.25, 0.98)], tone.ink);
}

/// A drop above water.
fn water(pen: &Pen<'_>, ink: Color32) {
    pen.disc(0.0, -0.25, 0.33, ink);
    pen.fill(&[(-0.3, -0.38), (0.0, -0.98), (0.3, -0.38)], ink);
    for y in [0.42, 0.8] {
        let wave = [(-0.85, y), (-0.45, y - 0.14), (0.0, y + 0.06), (0.45, y - 0.14), (0.85, y)];
        pen.line(&wave, 0.15, ink);
    }
}

/// An open book.
fn book(pen: &Pen<'_>, tone: Tone) {
    for side in [-1.0, 1.0] {
        let page = [(0.06, -0.5), (0.95, -0.7), (0.95, 0.6), (0.06, 0.8)];
        pen.fill(&page.map(|(x, y)| (x * side, y)), tone.ink);
        for y in [-0.25, 0.05, 0.35] {
            pen.line(&[(0.25 * side, y), (0.75 * side, y - 0.11)], 0.1, tone.fill);
        }
    }
}

fn anvil(pen: &Pen<'_>, ink: Color32) {
    pen.fill(&[(-0.95, -0.5), (0.8, -0.5), (0.8, -0.1), (-0.3, 0.0)], ink);
    pen.fill(&[(-0.3, -0.2), (0.5, -0.2), (0.3, 0.5), (-0.1, 0.5)], ink);
    pen.fill(&[(-0.35, 0.4), (0.55, 0.4), (0.75, 0.8), (-0.55, 0.8)], ink);
}

fn anchor(pen: &Pen<'_>, ink: Color32) {
    pen.ring(0.0, -0.68, 0.2, 0.15, ink);
    pen.line(&[(0.0, -0.45), (0.0, 0.8)], 0.18, ink);
    pen.line(&[(-0.4, -0.22), (0.4, -0.22)], 0.18, ink);
    pen.at(0.0, 0.1, 1.0).arc(0.7, 12.0, 168.0, 0.18, ink);
}

fn scales(pen: &Pen<'_>, ink: Color32) {
    pen.line(&[(0.0, -0.85), (0.0, 0.75)], 0.16, ink);
    pen.line(&[(-0.65, -0.6), (0.65, -0.6)], 0.16, ink);
    pen.line(&[(-0.35, 0.8), (0.35, 0.8)], 0.2, ink);
    for x in [-0.62, 0.62] {
        pen.line(&[(x - 0.3, 0.05), (x, -0.55), (x + 0.3, 0.05)], 0.08, ink);
        pen.fill(&[(x - 0.38, 0.05), (x + 0.38, 0.05), (x + 0.18, 0.36), (x - 0.18, 0.36)], ink);
    }
}

/// A figure with a hat.
fn merchant(pen: &Pen<'_>, ink: Color32) {
    pen.fill(&[(-0.16, -0.3), (0.16, -0.3), (0.6, 0.88), (-0.6, 0.88)], ink);
    pen.disc(0.0, -0.4, 0.3, ink);
    pen.line(&[(-0.5, -0.58), (0.5, -0.58)], 0.16, ink);
    pen.fill(&[(-0.28, -0.6), (-0.2, -0.95), (0.2, -0.95), (0.28, -0.6)], ink);
}

fn ship(pen: &Pen<'_>, ink: Color32) {
    pen.fill(&[(-0.85, 0.3), (0.85, 0.3), (0.5, 0.8), (-0.5, 0.8)], ink);
    pen.line(&[(0.0, 0.3), (0.0, -0.9)], 0.12, ink);
    pen.fill(&[(0.1, -0.85), (0.8, 0.15), (0.1, 0.15)], ink);
    pen.fill(&[(-0.1, -0.6), (-0.1, 0.15), (-0.65, 0.15)], ink);
}

/// Four arrows that point to the middle.
fn from_all_sides(pen: &Pen<'_>, ink: Color32) {
    for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
        let at = |along: f32, across: f32| (x * along - y * across, y * along + x * across);
        pen.fill(&[at(0.98, -0.3), at(0.98, 0.3), at(0.58, 0.0)], ink);
    }
}

fn miter(pen: &Pen<'_>, tone: Tone) {
    pen.fan(&[(-0.5, 0.85), (-0.72, -0.1), (0.0, -0.95), (0.72, -0.1), (0.5, 0.85)], tone.ink);
    pen.line(&[(0.0, -0.4), (0.0, 0.45)], 0.16, tone.fill);
    pen.line(&[(-0.3, -0.1), (0.3, -0.1)], 0.16, tone.fill);
    pen.line(&[(-0.5, 0.62), (0.5, 0.62)], 0.1, tone.fill);
}

fn scroll(pen: &Pen<'_>, tone: Tone) {
    pen.fill(&[(-0.55, -0.75), (0.55, -0.75), (0.55, 0.75), (-0.55, 0.75)], tone.ink);
    for y in [-0.75, 0.75] {
        pen.line(&[(-0.7, y), (0.7, y)], 0.3, tone.ink);
    }
    for (y, right) in [(-0.32, 0.32), (0.0, 0.32), (0.32, 0.0)] {
        pen.line(&[(-0.32, y), (right, y)], 0.11, tone.fill);
    }
}

fn mask(pen: &Pen<'_>, tone: Tone) {
    let half = [(0.0, -0.3), (0.5, -0.42), (0.95, -0.5), (0.88, 0.1), (0.5, 0.48), (0.0, 0.2)];
    for side in [-1.0, 1.0] {
        pen.fan_about(&half.map(|(x, y)| (x * side, y)), tone.ink);
        pen.oval(0.46 * side, -0.02, (0.22, 0.15), tone.fill);
    }
}

fn bomb(pen: &Pen<'_>, ink: Color32) {
    pen.disc(-0.15, 0.25, 0.6, ink);
    pen.line(&[(0.22, -0.25), (0.45, -0.55), (0.62, -0.5)], 0.15, ink);
    for (x, y) in [(0.95, -0.5), (0.72, -0.9), (0.92, -0.8)] {
        pen.line(&[(0.72, -0.55), (x, y)], 0.09, ink);
    }
}

fn eye(pen: &Pen<'_>, tone: Tone) {
    let rim = [
        (-0.98, 0.0),
        (-0.5, -0.42),
        (0.0, -0.56),
        (0.5, -0.42),
        (0.98, 0.0),
        (0.5, 0.42),
        (0.0, 0.56),
        (-0.5, 0.42),
    ];
    pen.fan(&rim, tone.ink);
    pen.disc(0.0, 0.0, 0.36, tone.fill);
    pen.disc(0.0, 0.0, 0.19, tone.ink);
}

/// Two crossed swords.
fn swords(pen: &Pen<'_>, ink: Color32) {
    for side in [-1.0, 1.0] {
        pen.line(&[(-0.7 * side, 0.75), (0.75 * side, -0.8)], 0.17, ink);
        pen.line(&[(-0.75 * side, 0.2), (-0.2 * side, 0.68)], 0.15, ink);
    }
}

impl Icon {
    /// The sign of a track, in one color.
    pub const fn of_track(track: Track) -> Self {
        match track {
            Track::Science => Self::Science,
            Track::Trade => Self::TradeTrack,
            Track::Politics => Self::Politics,
        }
    }
}

/// Draws the sign of `track` on its tone, as large a square as `rect` allows.
pub fn paint_track(painter: &Painter, rect: Rect, track: Track, palette: &Palette) {
    let side = rect.size().min_elem();
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let tone = palette.track(track);
    let round = side * 0.2;
    painter.rect_filled(square, round, tone.fill);
    let rim = Stroke::new((side * 0.05).max(1.0), palette.edge);
    painter.rect_stroke(square, round, rim, StrokeKind::Inside);
    let sign = Rect::from_center_size(square.center(), Vec2::splat(side * 0.72));
    Icon::of_track(track).paint(painter, sign, tone.ink);
}
