//! The parts that all plots share: a panel with a title that says what the plot shows, and places
//! to touch.

use egui::{
    Align2, Color32, FontId, Frame, Id, Label, Painter, Pos2, Rect, Response, RichText, Role,
    Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::theme::{Palette, strong};
use crate::widgets::{
    Icon, SizedButton, chosen_ring, focus_ring, framed, labeled, paint_face, paint_mark,
};
use cards::EventFace;
use game::Color;
use words::text::Text;

/// Words of a panel above its plot: a title and a line for each bar that can be touched, or one
/// for all.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    pub titles: &'a [String],
    /// The lines below; there may be none.
    pub lines: &'a [String],
    /// Index of the bar that is described.
    pub selected: usize,
}

/// A panel with a title that says what the plot shows, and a line that says more.
/// Both take up the height of the longest, so that a touch never moves the plot.
pub fn panel<R>(ui: &mut Ui, words: Words<'_>, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    let line = Stroke::new(1.0, palette.line);
    let frame = Frame::new().fill(palette.panel).stroke(line).corner_radius(16);
    let shown = framed(ui, frame, 14, |ui| {
        steady(ui, words.titles, words.selected, &strong(ui.ctx(), 20.0), palette.text);
        steady(ui, words.lines, words.selected, &FontId::proportional(17.0), palette.faint);
        draw(ui)
    });
    ui.add_space(6.0);
    shown
}

fn steady(ui: &mut Ui, all: &[String], selected: usize, font: &FontId, ink: Color32) {
    let Some(words) = all.get(selected).or_else(|| all.first()) else { return };
    let width = ui.available_width();
    let lay = |words: &String| ui.painter().layout(words.clone(), font.clone(), ink, width);
    let high = all.iter().map(|words| lay(words).size().y).fold(0.0, f32::max);
    let galley = lay(words);
    let rect = labeled(ui, vec2(width, high), words);
    ui.painter().galley(rect.left_top(), galley, ink);
}

/// The height of a plot that should be `high`: no more than the visible part of
/// the page, so that all of it can be touched.
pub fn in_sight(ui: &Ui, high: f32) -> f32 {
    high.min(ui.clip_rect().height() - 12.0).max(120.0)
}

/// A bar to touch, with its whole value as its name, and a ring if the title describes it.
pub fn bar_place(ui: &Ui, rect: Rect, id: Id, name: &str, selected: bool) -> Response {
    let response = ui.interact(rect, id, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, selected, name));
    if selected {
        chosen_ring(ui, rect, 10.0);
    }
    focus_ring(ui, &response);
    response
}

/// A bar for the cards: filled.
pub fn card_bar(ui: &Ui, rect: Rect) {
    ui.painter().rect_filled(rect, 4.0, cards_color(ui));
}

/// A bar for the dice: just an outline.
pub fn dice_bar(ui: &Ui, rect: Rect) {
    let line = Stroke::new(2.0, dice_color(ui));
    ui.painter().rect(rect, 4.0, Color32::TRANSPARENT, line, StrokeKind::Inside);
}

pub fn cards_color(ui: &Ui) -> Color32 {
    Palette::of(ui).focus
}

pub fn dice_color(ui: &Ui) -> Color32 {
    Palette::of(ui).award
}

/// Lines across `area` at these counts, each with its count above its left end; `y` is the height
/// of a count.
pub fn count_lines(
    ui: &Ui,
    area: Rect,
    counts: impl IntoIterator<Item = f32>,
    y: impl Fn(f32) -> f32,
) {
    let palette = Palette::of(ui);
    let font = FontId::proportional(14.0);
    for count in counts {
        ui.painter().hline(area.x_range(), y(count), Stroke::new(1.0, palette.line));
        let at = pos2(area.left() + 2.0, y(count) - 1.0);
        ui.painter().text(at, Align2::LEFT_BOTTOM, count, font.clone(), palette.faint);
    }
}

/// A legend for the two kinds of bars, followed by `more`.
pub fn legend(ui: &mut Ui, cards: &str, dice: &str, more: &str) {
    let palette = Palette::of(ui);
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 26.0;
        ui.horizontal_wrapped(|ui| {
            for (words, is_cards) in [(cards, true), (dice, false)] {
                let (rect, _) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::hover());
                let swatch = Rect::from_center_size(rect.center(), vec2(14.0, 18.0));
                if is_cards {
                    card_bar(ui, swatch);
                } else {
                    dice_bar(ui, swatch);
                }
                ui.label(RichText::new(words).size(16.0));
                ui.add_space(8.0);
            }
            ui.add(Label::new(RichText::new(more).size(16.0).color(palette.faint)).wrap());
        });
    });
}

/// A number as a coordinate for drawing.
#[expect(clippy::cast_possible_truncation, reason = "points on screen need no more")]
pub const fn points(value: f64) -> f32 {
    value as f32
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Plots,
    Tables,
}

impl Form {
    /// The button that switches to the other form, for the right end of a bar.
    pub fn switch(&mut self, ui: &mut Ui, text: &Text) {
        let (other, key) = match self {
            Self::Plots => (Self::Tables, "stats-as-tables"),
            Self::Tables => (Self::Plots, "stats-as-plots"),
        };
        let size = vec2(ui.available_width().min(128.0), 48.0);
        if SizedButton::new(text.get(key)).text(16.0).show(ui, size).clicked() {
            *self = other;
            ui.ctx().request_repaint();
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineOf {
    /// A player's, by the color of their pieces.
    Player(Color),
    /// The barbarians' (KNIGHTS 9).
    Barbarians,
    /// That of all active knights together.
    Knights,
}

impl LineOf {
    /// Draws the line through `spots`; the barbarians' is dashed, so that nobody has to
    /// tell it by its color.
    pub(super) fn stroke(self, painter: &Painter, spots: &[Pos2], palette: &Palette) {
        let line = |color| Stroke::new(3.0, color);
        match self {
            Self::Player(color) => {
                painter.add(Shape::line(spots.to_vec(), line(palette.player_line(color))));
            }
            Self::Barbarians => {
                painter.extend(Shape::dashed_line(spots, line(palette.loud_red), 9.0, 5.0));
            }
            Self::Knights => {
                painter.add(Shape::line(spots.to_vec(), line(palette.focus)));
            }
        }
    }

    pub(super) fn mark(self, painter: &Painter, center: Pos2, radius: f32, palette: &Palette) {
        let square = |half: f32| Rect::from_center_size(center, Vec2::splat(half * 2.0));
        match self {
            Self::Player(color) => paint_mark(painter, center, radius, color, palette),
            Self::Barbarians => paint_face(painter, square(radius * 1.2), EventFace::Ship),
            Self::Knights => {
                let rim = Stroke::new(1.5, palette.focus);
                painter.circle(center, radius * 1.2, palette.panel, rim);
                Icon::Knight.paint(painter, square(radius * 0.85), palette.text);
            }
        }
    }
}
