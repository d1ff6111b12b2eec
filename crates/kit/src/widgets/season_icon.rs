//! The dice, red, yellow, and of events, the seasons, and the number of a turn, large enough to
//! read from across the table.

use egui::emath::TSTransform;
use egui::epaint::TextShape;
use egui::{
    Color32, Painter, Pos2, Rect, Response, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::button_ground::{chosen_ring, selectable, toned_ground};
use super::buttons::fitted;
use super::draw::{Pen, centered};
use super::{paint_face, paint_season};
use crate::theme::{Palette, display, strong};
use cards::{EventFace, Season};
use game::BarbarianTrack;
use words::text::Text;

/// The four seasons side by side, each with its icon and name. Returns the one
/// that was touched.
pub fn season_options(ui: &mut Ui, text: &Text, chosen: Season) -> Option<Season> {
    let mut touched = None;
    let gap = ui.spacing().item_spacing.x;
    let width = ((ui.available_width() - 3.0 * gap) / 4.0).max(48.0);
    ui.horizontal(|ui| {
        for season in Season::ALL {
            let name = text.season(season);
            let (size, is_chosen) = (vec2(width, 76.0), season == chosen);
            let (rect, response) = selectable(ui, size, Role::RadioButton, is_chosen, &name);
            let tone = Palette::of(ui).season(season);
            toned_ground(ui, &response, tone);
            let middle = rect.center_top() + vec2(0.0, 27.0);
            let sign = Rect::from_center_size(middle, vec2(32.0, 32.0));
            paint_season(ui.painter(), sign, season, tone.ink);
            let (font, _) = fitted(ui, &name, strong(ui.ctx(), 16.0), rect.width() - 10.0);
            centered(ui.painter(), rect.center_bottom() - vec2(0.0, 19.0), &name, font, tone.ink);
            if is_chosen {
                chosen_ring(ui, rect, 12.0);
            }
            if response.clicked() {
                touched = Some(season);
            }
        }
    });
    touched
}

/// A season on a disc of its color, `side` points wide.
pub fn season_badge(ui: &mut Ui, season: Season, side: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    paint_season_badge(ui, rect, season, 4.0);
}

/// The same at a `place`, with `rim` points around the season.
pub fn paint_season_badge(ui: &Ui, place: Rect, season: Season, rim: f32) {
    let tone = Palette::of(ui).season(season);
    ui.painter().circle_filled(place.center(), place.width() / 2.0, tone.fill);
    paint_season(ui.painter(), place.shrink(rim), season, tone.ink);
}

/// The track from the harbor to the island, with a dot for each step, and the ship where it is.
pub fn paint_barbarian_way(painter: &Painter, way: Rect, ship: BarbarianTrack, palette: &Palette) {
    let steps = BarbarianTrack::ISLAND.steps();
    let here = ship.steps();
    let at = |step: u8| {
        let share = f32::from(step) / f32::from(steps);
        pos2(way.left() + share * way.width(), way.center().y)
    };
    let line = Stroke::new(3.0, palette.line);
    painter.line_segment([at(0), at(steps)], line);
    painter.line_segment([at(0), at(here)], Stroke::new(3.0, palette.text));
    for step in 0..=steps {
        let is_end = step == steps;
        let radius = if is_end { 8.0 } else { 4.5 };
        let fill = match step {
            // Once they may land with the next step.
            _ if is_end && here + 1 >= steps => palette.danger.fill,
            step if step <= here => palette.text,
            _ => palette.line,
        };
        painter.circle_filled(at(step), radius, fill);
        if is_end {
            painter.circle_stroke(at(step), radius, Stroke::new(1.5, palette.text));
        }
    }
    let place = Rect::from_center_size(at(here), Vec2::splat(28.0));
    paint_face(painter, place, EventFace::Ship);
}

/// One of the two dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Die {
    Red,
    Yellow,
}

/// Shows both dice, each `size` points wide.
pub fn dice(ui: &mut Ui, text: &Text, red: u8, yellow: u8, size: f32) -> Response {
    let gap = size * 0.16;
    let (rect, response) = ui.allocate_exact_size(vec2(2.0 * size + gap, size), Sense::hover());
    response.widget_info(|| {
        let values = [("red", red.into()), ("yellow", yellow.into())];
        WidgetInfo::labeled(Role::Image, true, text.with("dice-shown", &values))
    });
    if ui.is_rect_visible(rect) {
        let first = Rect::from_min_size(rect.min, vec2(size, size));
        paint_die(ui.painter(), first, Die::Red, red);
        let second = first.translate(vec2(size + gap, 0.0));
        paint_die(ui.painter(), second, Die::Yellow, yellow);
    }
    response
}

/// Draws a die that shows `value`; zero or more than six leaves it blank.
pub fn paint_die(painter: &Painter, rect: Rect, die: Die, value: u8) {
    let edge = Palette::dark().edge;
    let (fill, shade, pip) = match die {
        Die::Red => {
            (Color32::from_rgb(200, 44, 44), Color32::from_rgb(160, 28, 30), Color32::WHITE)
        }
        Die::Yellow => (Color32::from_rgb(255, 208, 64), Color32::from_rgb(222, 168, 26), edge),
    };
    let radius = rect.width() * 0.2;
    let line = (rect.width() * 0.035).max(1.0);
    painter.rect_filled(rect, radius, edge);
    painter.rect_filled(rect.shrink(line), radius - line, shade);
    let inner = rect.shrink(line);
    let face = Rect::from_min_max(inner.min, pos2(inner.max.x, inner.max.y - rect.height() * 0.05));
    painter.rect_filled(face, radius - line, fill);
    let pen = Pen::new(painter, face.center(), rect.width() / 2.0);
    for (x, y) in pips(value) {
        pen.disc(x * 0.52, y * 0.52, 0.17, pip);
    }
}

const fn pips(value: u8) -> &'static [(f32, f32)] {
    match value {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        6 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[],
    }
}

/// The height of digits as a fraction of the font's size.
const DIGITS: f32 = 0.71;

/// A number laid out with digits of a given height.
pub struct BigNumber {
    digits: TextShape,
    number: u8,
    high: f32,
    ink: Color32,
}

impl BigNumber {
    /// `number` with digits `high` points high.
    pub fn new(painter: &Painter, number: u8, high: f32, ink: Color32) -> Self {
        let font = display(painter.ctx(), high / DIGITS);
        // Letters come in few sizes, but this one has to be exact.
        let scale = high / DIGITS / font.size;
        let galley = painter.layout_no_wrap(number.to_string(), font, ink);
        let mut digits = TextShape::new(Pos2::ZERO, galley, ink);
        digits.transform(TSTransform::from_scaling(scale));
        Self { digits, number, high, ink }
    }

    /// The width of the drawn digits, without the font's own spacing.
    pub fn width(&self) -> f32 {
        self.digits.galley.mesh_bounds.width()
    }

    /// Paints it with the middle of its digits at `center`. Six and nine are
    /// underlined, since read from the far side each would be the other.
    pub fn paint(&self, painter: &Painter, center: Pos2) {
        let pos = center - self.digits.galley.mesh_bounds.center().to_vec2();
        painter.add(TextShape { pos, ..self.digits.clone() });
        if matches!(self.number, 6 | 9) {
            let below = center + vec2(0.0, self.high * 0.55);
            let line = Rect::from_center_size(below, Vec2::new(self.width(), self.high * 0.045));
            painter.rect_filled(line, self.high * 0.02, self.ink);
        }
    }
}
