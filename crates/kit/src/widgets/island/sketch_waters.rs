//! What lies around the land of an island that is being entered amid laid-out sea: the sea,
//! hidden hexes, and the letters of its areas.

use egui::{Align2, Color32, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::Geometry;
use super::tiles::Canvas;
use crate::theme::bounds::Within;
use crate::theme::{display, strong};
use crate::widgets::Icon;
use crate::widgets::draw::centered;
use board::{Hex, Surroundings};

/// Land that is named together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreaSign {
    /// Its hexes.
    pub hexes: Vec<Hex>,
    /// Its name.
    pub letter: String,
    /// What settling there is worth, if it isn't home; a house stands for home.
    pub worth: Option<String>,
}

/// What a sketch shows besides land; nothing in the base game.
#[derive(Clone, Copy, Debug, Default)]
pub struct SketchWaters<'a> {
    /// Sea that is laid out.
    pub sea: &'a [Hex],
    /// What nobody has turned up so far.
    pub hidden: &'a [Hex],
    /// What the picture is fitted to.
    pub fit: &'a [Hex],
    /// The areas.
    pub signs: &'a [AreaSign],
}

/// How much of the water around an island a map with laid-out sea does without, in sides of
/// a hex.
const SPARE: f32 = 0.78;

impl SketchWaters<'_> {
    pub(super) fn surroundings(&self) -> Surroundings {
        Surroundings { sea: self.sea.to_vec(), hidden: self.hidden.to_vec() }
    }

    /// The picture drawn closer: a map with its sea needs no water around it.
    pub(super) fn fitted(&self, picture: Geometry) -> Geometry {
        if self.fit.is_empty() {
            return picture;
        }
        let spare = Vec2::splat(2.0 * SPARE * picture.side());
        let zoom = (picture.rect().size() / (picture.extent() - spare)).min_elem();
        picture.scaled(zoom.max(1.0), Vec2::ZERO)
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.sea.is_empty() && self.hidden.is_empty()
    }
}

impl Canvas<'_> {
    /// A plate on the hex nearest to the middle of an area: its letter, and a house or what
    /// settling there is worth.
    pub(super) fn area_sign(&self, sign: &AreaSign) {
        let (palette, side) = (self.palette, self.geometry.side());
        let places = || sign.hexes.iter().map(|hex| self.geometry.hex(*hex));
        let count = sign.hexes.len().max(1) as f32;
        let middle = places().fold(Vec2::ZERO, |sum, at| sum + at.to_vec2()) / count;
        let away = |at: &Pos2| at.distance(middle.to_pos2());
        let Some(at) = places().min_by(|one, other| away(one).total_cmp(&away(other))) else {
            return;
        };
        let high = (side * 0.5).within(15.0, 32.0);
        // Below the token, which stays to be read.
        let at = at + vec2(0.0, side * 0.8);
        let rect = Rect::from_center_size(at, vec2(high * 2.5, high * 1.35));
        let shade = Color32::from_black_alpha(90);
        let round = high * 0.4;
        self.painter.rect_filled(rect.translate(vec2(0.0, 2.0)), round, shade);
        let (fill, ink) = (palette.card.fill, palette.card.ink);
        let line = Stroke::new((side * 0.04).max(2.0), palette.edge);
        self.painter.rect(rect, round, fill, line, StrokeKind::Middle);
        let left = rect.center() - vec2(rect.width() * 0.23, 0.0);
        let font = display(self.painter.ctx(), high);
        centered(self.painter, left, &sign.letter, font, ink);
        let right = rect.center() + vec2(rect.width() * 0.22, 0.0);
        if let Some(worth) = &sign.worth {
            let font = strong(self.painter.ctx(), high * 0.8);
            self.painter.text(right, Align2::CENTER_CENTER, worth, font, ink);
        } else {
            let place = Rect::from_center_size(right, Vec2::splat(high * 0.95));
            Icon::Settlement.paint(self.painter, place, ink);
        }
    }
}
