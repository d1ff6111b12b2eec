//! The screen for entering an island.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{
    Align2, Color32, FontId, Frame, Galley, Key, Label, Margin, Modifiers, Panel, Rect, RichText,
    Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::entering::Entering;
use super::names::Names;
use super::room::Room;
use super::{ByHand, Change, Laying, Remarks, Step};
use crate::app::theme::{Palette, strong};
use crate::app::widgets::keyboard::escape;
use crate::app::widgets::split::{scrolling, within};
use crate::app::widgets::{Icon, IslandSketch, SizedButton, SketchHex, segments};
use crate::board::{Hex, Path, Rotation, Spot};
use crate::words::text::Text;

use super::super::remarks::remark_lines;

impl Step {
    const ALL: [Self; 4] = [Self::Shape, Self::Terrain, Self::Numbers, Self::Harbors];

    const fn key(self) -> &'static str {
        match self {
            Self::Shape => "shape",
            Self::Terrain => "terrain",
            Self::Numbers => "numbers",
            Self::Harbors => "harbors",
        }
    }

    const fn next(self) -> Option<Self> {
        match self {
            Self::Shape => Some(Self::Terrain),
            Self::Terrain => Some(Self::Numbers),
            Self::Numbers => Some(Self::Harbors),
            Self::Harbors => None,
        }
    }
}

impl ByHand {
    /// Draws the editor over the whole screen.
    pub fn editor(&mut self, ui: &mut Ui, text: &Text, lies: &mut Rotation) -> Entering {
        let was = (self.sketch.clone(), self.brush, self.step, self.remarks, *lies);
        if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z)) {
            self.undo();
        }
        let back = self.bar(ui, text, lies);
        let room = Room::of(ui.available_rect_before_wrap());
        within(ui, room.steps, |ui| self.steps(ui, text));
        within(ui, room.pieces, |ui| match self.remarks {
            Remarks::InShort => scrolling(ui, self.step.key(), |ui| self.pieces(ui, text)),
            Remarks::All => self.all_remarks(ui, text),
        });
        let next = within(ui, room.next, |ui| self.way_on(ui, text));
        // Draw the picture last, after everything that may change what it offers.
        within(ui, room.picture, |ui| self.touchable(ui, text, *lies));
        within(ui, room.remarks, |ui| self.remark_line(ui, text));
        if was != (self.sketch.clone(), self.brush, self.step, self.remarks, *lies) {
            // What was drawn before the touch shows its effect in the next frame.
            ui.ctx().request_repaint();
        }
        if back == Entering::Ends || escape(ui) { Entering::Ends } else { next }
    }

    fn bar(&mut self, ui: &mut Ui, text: &Text, lies: &mut Rotation) -> Entering {
        let frame = Frame::new().fill(Palette::of(ui).bar).inner_margin(Margin::symmetric(10, 4));
        let bar = Panel::top("enter-bar").exact_size(56.0).frame(frame);
        let bar = bar.show_separator_line(false).show(ui, |ui| {
            let area = ui.available_rect_before_wrap();
            let is_wide = area.width() >= 900.0;
            let mut entering = Entering::GoesOn;
            let undo = match self.before.last() {
                Some(moment) => {
                    let what = change_words(text, moment.change);
                    text.with("enter-undo-what", &[("what", what.into())])
                }
                None => text.get("enter-undo"),
            };
            let shown = if is_wide { undo.clone() } else { text.get("enter-undo") };
            let clear = text.get(&format!("enter-clear-{}", self.step.key()));
            let turn = text.get("enter-turn");
            let widths = if is_wide { [224.0, 164.0, 116.0] } else { [96.0, 140.0, 96.0] };
            let buttons: f32 = widths.iter().sum::<f32>() + 16.0;
            let left = area.with_max_x(area.right() - buttons - 8.0);
            let right = area.with_min_x(area.right() - buttons);
            within(ui, left, |ui| {
                ui.horizontal(|ui| {
                    let back = text.get("new-back");
                    let label = if left.width() > 110.0 { back.as_str() } else { "" };
                    let width = if label.is_empty() { 48.0 } else { 104.0 };
                    let button = SizedButton::new(label).named(&back).icon(Icon::Back);
                    if button.show(ui, vec2(width, 48.0)).clicked() {
                        entering = Entering::Ends;
                    }
                    if is_wide {
                        ui.add_space(8.0);
                        let title = RichText::new(text.get("enter-title"));
                        ui.label(title.font(strong(ui.ctx(), 22.0)));
                    }
                });
            });
            within(ui, right, |ui| {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 8.0;
                    let [undo_wide, clear_wide, turn_wide] = widths;
                    let button = SizedButton::new(&shown).named(&undo).icon(Icon::Undo);
                    let button = |ui: &mut Ui| button.show(ui, vec2(undo_wide, 48.0));
                    if ui.add_enabled_ui(!self.before.is_empty(), button).inner.clicked() {
                        self.undo();
                    }
                    if SizedButton::new(&clear).show(ui, vec2(clear_wide, 48.0)).clicked() {
                        self.clear();
                    }
                    let button = SizedButton::new(&turn).icon(Icon::Turn);
                    if button.show(ui, vec2(turn_wide, 48.0)).clicked() {
                        *lies = lies.next();
                    }
                });
            });
            entering
        });
        bar.inner
    }

    fn steps(&mut self, ui: &mut Ui, text: &Text) {
        let steps = Step::ALL.map(|step| (step, text.get(&format!("enter-step-{}", step.key()))));
        if let Some(step) = segments(ui, &steps, self.step) {
            self.go_to(step);
        }
    }

    const fn go_to(&mut self, step: Step) {
        self.step = step;
        self.stroke = None;
        self.remarks = Remarks::InShort;
    }

    /// The button that leads on: from step to step, and back to the new game.
    fn way_on(&mut self, ui: &mut Ui, text: &Text) -> Entering {
        let label = match self.step.next() {
            Some(next) => text.get(&format!("enter-next-{}", next.key())),
            None => text.get("enter-done"),
        };
        let high = ui.max_rect().height();
        let button = SizedButton::new(&label).tone(Palette::of(ui).primary).text(20.0);
        let clicked = button.show(ui, vec2(ui.available_width(), high)).clicked();
        match self.step.next() {
            _ if !clicked => Entering::GoesOn,
            Some(next) => {
                self.go_to(next);
                Entering::GoesOn
            }
            None => Entering::Ends,
        }
    }

    /// The picture, touchable for the current step.
    fn touchable(&mut self, ui: &mut Ui, text: &Text, lies: Rotation) {
        let names = Names::new(text, &self.sketch, lies);
        let hex = |hex: Hex| (Spot::Hex(hex), names.hex(hex));
        let mut shore: Vec<Hex> = Vec::new();
        let mut coasts: Vec<Path> = Vec::new();
        let mut corners: Vec<Hex> = Vec::new();
        let choices: Vec<(Spot, String)> = match (self.step, self.brush.laying) {
            (Step::Shape, _) => {
                shore = self.sketch.shore();
                let land = self.sketch.hexes().into_iter().map(hex);
                land.chain(shore.iter().map(|at| (Spot::Hex(*at), names.sea(*at)))).collect()
            }
            (Step::Numbers, Laying::Spiral(_)) => {
                corners = self.sketch.corners();
                corners.iter().copied().map(hex).collect()
            }
            (Step::Terrain, _) | (Step::Numbers, Laying::OneByOne) => {
                self.sketch.hexes().into_iter().map(hex).collect()
            }
            (Step::Harbors, _) => {
                let coast = self.sketch.coast();
                let name = |path: &Path| (Spot::Path(*path), names.coast(*path));
                let all = coast.iter().map(name).collect();
                coasts = coast;
                coasts.retain(|path| self.sketch.harbor(*path).is_none());
                all
            }
        };
        let selected = match (self.step, self.brush.laying) {
            (Step::Harbors, _) => self.brush.path.map(Spot::Path),
            (Step::Numbers, Laying::Spiral(_)) => {
                self.sketch.spiral().map(|spiral| Spot::Hex(spiral.corner))
            }
            (Step::Shape | Step::Terrain | Step::Numbers, _) => None,
        };
        let selected = selected.filter(|spot| choices.iter().any(|(choice, _)| choice == spot));
        let hexes = self.sketch_hexes();
        // Harbors follow the shape; while it changes, they would only hide the sea that
        // can be touched.
        let harbors = match self.step {
            Step::Shape => Vec::new(),
            Step::Terrain | Step::Numbers | Step::Harbors => self.sketch.harbors(),
        };
        let sketch = IslandSketch {
            hexes: &hexes,
            harbors: &harbors,
            turned: lies.sixths(),
            text,
            palette: Palette::of(ui),
            shore: &shore,
            coasts: &coasts,
            corners: &corners,
            choices: &choices,
            selected,
        };
        let finger = sketch.show(ui, ui.available_size());
        if let Some(finger) = finger {
            self.finger(finger);
        }
    }

    /// The picture, only to look at.
    pub fn picture(&self, ui: &mut Ui, text: &Text, lies: Rotation) {
        let hexes = self.sketch_hexes();
        let harbors = self.sketch.harbors();
        let sketch = IslandSketch {
            hexes: &hexes,
            harbors: &harbors,
            turned: lies.sixths(),
            text,
            palette: Palette::of(ui),
            shore: &[],
            coasts: &[],
            corners: &[],
            choices: &[],
            selected: None,
        };
        sketch.show(ui, ui.available_size());
    }

    fn sketch_hexes(&self) -> Vec<SketchHex> {
        let hex = |(at, cell): (Hex, super::sketch::Cell)| SketchHex {
            at,
            terrain: cell.terrain,
            token: cell.token,
        };
        self.sketch.cells().map(hex).collect()
    }

    /// Everything unusual, the empty hexes first.
    pub fn remarks(&self, text: &Text) -> Vec<String> {
        let bare = self.sketch.bare();
        let empty = (bare > 0).then(|| text.with("enter-bare", &[("hexes", bare.into())]));
        // Harbors waiting for their hexes count as laid.
        let waiting = bare > 0 && !self.sketch.harbors().is_empty();
        let bare_of_harbors = text.get("new-remark-no-harbors");
        let said = remark_lines(text, &self.island).into_iter();
        let said = said.filter(|line| !(waiting && *line == bare_of_harbors));
        empty.into_iter().chain(said).collect()
    }

    /// As many remarks as fit; if some don't, a touch shows them all.
    fn remark_line(&mut self, ui: &mut Ui, text: &Text) {
        let lines = self.remarks(text);
        let rect = ui.max_rect();
        let palette = Palette::of(ui);
        let all = if lines.is_empty() { text.get("enter-all-usual") } else { lines.join(" ") };
        let label = ui.allocate_rect(rect, Sense::hover());
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &all));
        if lines.is_empty() {
            self.remarks = Remarks::InShort;
            let font = FontId::proportional(16.0);
            let painter = ui.painter();
            painter.text(rect.center(), Align2::CENTER_CENTER, all, font, palette.faint);
            return;
        }
        let line = Stroke::new(1.0, palette.line);
        ui.painter().rect(rect, 12.0, palette.panel, line, StrokeKind::Inside);
        let inner = rect.shrink2(vec2(14.0, 4.0));
        let whole = short(ui, &all, inner);
        if self.remarks == Remarks::InShort && !whole.elided {
            write_in(ui, whole, inner);
            return;
        }
        let button = Rect::from_min_max(pos2(rect.right() - REMARK_BUTTON, rect.top()), rect.max);
        let words = inner.with_max_x(button.left() - 10.0);
        write_in(ui, short(ui, &all, words), words);
        let label = match self.remarks {
            Remarks::All => text.get("enter-remarks-close"),
            Remarks::InShort if lines.len() == 1 => text.get("enter-remarks-read"),
            Remarks::InShort => text.with("enter-remarks-all", &[("count", lines.len().into())]),
        };
        let button = Rect::from_center_size(button.center(), vec2(REMARK_BUTTON - 8.0, 48.0));
        within(ui, button, |ui| {
            if SizedButton::new(&label).text(16.0).show(ui, button.size()).clicked() {
                self.remarks = match self.remarks {
                    Remarks::InShort => Remarks::All,
                    Remarks::All => Remarks::InShort,
                };
            }
        });
    }

    fn all_remarks(&mut self, ui: &mut Ui, text: &Text) {
        let lines = self.remarks(text);
        scrolling(ui, "remarks", |ui| {
            ui.label(RichText::new(text.get("enter-remarks-title")).heading());
            for line in lines {
                ui.add(Label::new(RichText::new(line).size(17.0)).wrap());
                ui.add_space(2.0);
            }
            ui.add_space(4.0);
            let fine = RichText::new(text.get("new-remark-fine")).color(Palette::of(ui).faint);
            ui.add(Label::new(fine).wrap());
        });
    }
}

/// Width of the button that shows all remarks.
const REMARK_BUTTON: f32 = 116.0;

/// The sentences, cut to as many lines as `room` has.
fn short(ui: &Ui, words: &str, room: Rect) -> Arc<Galley> {
    let font = FontId::proportional(15.5);
    let high = ui.painter().layout_no_wrap("X".to_owned(), font.clone(), Color32::WHITE).size().y;
    let ink = Palette::of(ui).text;
    let mut job = LayoutJob::simple(words.to_owned(), font, ink, room.width());
    let rows = (1..12_u8).take_while(|rows| f32::from(*rows) * high <= room.height());
    job.wrap.max_rows = rows.count().max(1);
    ui.painter().layout_job(job)
}

fn write_in(ui: &Ui, galley: Arc<Galley>, room: Rect) {
    let at = pos2(room.left(), room.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, Palette::of(ui).text);
}

/// What a change did, in a few words.
fn change_words(text: &Text, change: Change) -> String {
    match change {
        Change::Terrain(terrain) => text.terrain(terrain),
        Change::Token(token) => text.with("enter-did-number", &[("number", token.number().into())]),
        Change::TakenOff => text.get("enter-did-take-off"),
        Change::Rest(terrain) => {
            text.with("enter-did-rest", &[("terrain", text.terrain(terrain).into())])
        }
        Change::Spiral => text.get("enter-did-spiral"),
        Change::Frame => text.get("enter-did-frame"),
        Change::Harbor => text.get("enter-did-harbor"),
        Change::HexAdded => text.get("enter-did-add"),
        Change::HexRemoved => text.get("enter-did-remove"),
        Change::Shape => text.get("enter-did-shape"),
        Change::Cleared => text.get("enter-did-clear"),
        Change::Copied => text.get("enter-did-copy"),
    }
}
