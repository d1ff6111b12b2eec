//! The pieces to choose from at each step.

use egui::{Label, RichText, Ui, vec2};

use super::{ByHand, Change, Laying, Step};
use board::{HarborKind, MAX_HEXES, Shape, Token, Turning};
use kit::theme::bounds::Within;
use kit::theme::{Palette, Tone};
use kit::widgets::{Icon, Picked, PieceButton, SizedButton, segments};
use words::text::Text;

/// The gap between two buttons.
const GAP: f32 = 8.0;

/// Space kept free at the end of a column that may scroll.
const END: f32 = 12.0;

/// Text size on a button as a share of its width, so that all kinds look alike.
const LABEL: f32 = 0.148;

/// Height of a button that isn't a piece.
pub(super) const BUTTON: f32 = 50.0;

impl ByHand {
    /// The pieces for the current step.
    pub(super) fn pieces(&mut self, ui: &mut Ui, text: &Text) {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        if self.is_at_sea() {
            self.pieces_at_sea(ui, text);
            return;
        }
        match self.step {
            Step::Shape => self.shapes(ui, text),
            Step::Terrain => self.terrain(ui, text),
            Step::Numbers => self.numbers(ui, text),
            Step::Harbors => self.harbors(ui, text),
            // Only maps with sea have areas.
            Step::Areas => {}
        }
    }

    fn shapes(&mut self, ui: &mut Ui, text: &Text) {
        let shown = self.sketch.shape();
        for (shape, key) in [(Shape::Standard, "enter-shape-19"), (Shape::Large, "enter-shape-30")]
        {
            let label = text.get(key);
            let button = SizedButton::new(&label).picked(Picked::when(shown == Some(shape)));
            if button.show(ui, vec2(ui.available_width(), BUTTON + 4.0)).clicked() {
                self.change(Change::Shape, |sketch| sketch.become_shape(shape));
                self.brush.terrain = self.sketch.next_terrain(None).unwrap_or(self.brush.terrain);
            }
        }
        hint(ui, &text.get("enter-hint-shape"));
        let hexes = self.sketch.hexes().len();
        let values = [("hexes", hexes.into()), ("most", MAX_HEXES.into())];
        let key = if hexes < MAX_HEXES { "enter-hexes" } else { "enter-hexes-full" };
        faint(ui, &text.with(key, &values));
    }

    pub(super) fn terrain(&mut self, ui: &mut Ui, text: &Text) {
        let at_sea = self.is_at_sea();
        let line = if at_sea { "enter-hint-terrain-at-sea" } else { "enter-hint-terrain" };
        hint(ui, &text.get(line));
        let left = self.sketch.left();
        let high = (ui.available_height() - BUTTON - 2.0 * GAP - END) / 2.0;
        let kinds = self.sketch.kinds();
        let columns = if kinds.len() > 6 { 4 } else { 3 };
        let size = vec2(cell_width(ui, columns), high.within(48.0, 120.0));
        for row in kinds.chunks(usize::from(columns)) {
            ui.horizontal(|ui| {
                for terrain in row {
                    let label = text.terrain_label(*terrain);
                    let button = PieceButton {
                        label: &label,
                        name: &label,
                        left: &left_words(text, left.terrain[*terrain]),
                        text: size.x * LABEL,
                        tone: Palette::of(ui).terrain(*terrain),
                        picked: Picked::when(self.brush.terrain == *terrain),
                    };
                    if button.show(ui, size).clicked() {
                        self.brush.terrain = *terrain;
                    }
                }
            });
        }
        if let Some(terrain) = self.rest() {
            let values = [("terrain", text.terrain(terrain).into())];
            let label = text.with("enter-fill", &values);
            let button = SizedButton::new(&label);
            if button.show(ui, vec2(ui.available_width(), BUTTON)).clicked() {
                self.fill_rest(terrain);
            }
        }
    }

    fn numbers(&mut self, ui: &mut Ui, text: &Text) {
        let usual = match (self.brush.laying, self.sketch.spiral()) {
            (Laying::Spiral(turning), _) => turning,
            (Laying::OneByOne, Some(spiral)) => spiral.turning,
            (Laying::OneByOne, None) => super::USUAL_TURNING,
        };
        let ways = [
            (Laying::Spiral(usual), text.get("enter-spiral")),
            (Laying::OneByOne, text.get("enter-one-by-one")),
        ];
        if let Some(laying) = segments(ui, &ways, self.brush.laying) {
            self.set_laying(laying);
        }
        match self.brush.laying {
            Laying::Spiral(turning) => {
                hint(ui, &text.get("enter-hint-spiral"));
                let ways = [
                    (Turning::CounterClockwise, text.get("new-counter-clockwise")),
                    (Turning::Clockwise, text.get("new-clockwise")),
                ];
                if let Some(turning) = segments(ui, &ways, turning) {
                    self.set_laying(Laying::Spiral(turning));
                }
                faint(ui, &text.get("enter-spiral-follows"));
            }
            Laying::OneByOne => self.tokens(ui, text),
        }
    }

    pub(super) fn tokens(&mut self, ui: &mut Ui, text: &Text) {
        let at_sea = self.is_at_sea();
        let line = if at_sea { "enter-hint-number-at-sea" } else { "enter-hint-number" };
        hint(ui, &text.get(line));
        let left = self.sketch.left();
        let palette = Palette::of(ui);
        let fill = if at_sea { BUTTON + GAP } else { 0.0 };
        let high = (ui.available_height() - fill - GAP - END) / 2.0;
        let size = vec2(cell_width(ui, 5), high.within(48.0, 92.0));
        let rows: [&[Token]; 2] = [&Token::ALL[..5], &Token::ALL[5..]];
        for row in rows {
            ui.horizontal(|ui| {
                for token in row {
                    let number = token.number().to_string();
                    let name = text.with("enter-number", &[("number", token.number().into())]);
                    let ink = if token.is_red() { palette.card_red } else { palette.card.ink };
                    let button = PieceButton {
                        label: &number,
                        name: &name,
                        left: &left_words(text, left.tokens[*token]),
                        text: 28.0,
                        tone: Tone { fill: palette.card.fill, ink },
                        picked: Picked::when(self.brush.token == *token),
                    };
                    if button.show(ui, size).clicked() {
                        self.brush.token = *token;
                    }
                }
            });
        }
        if let Some(token) = self.rest_of_tokens().filter(|_| self.is_at_sea()) {
            let label = text.with("enter-fill-number", &[("number", token.number().into())]);
            let button = SizedButton::new(&label);
            if button.show(ui, vec2(ui.available_width(), BUTTON)).clicked() {
                self.fill_tokens(token);
            }
        }
    }

    fn harbors(&mut self, ui: &mut Ui, text: &Text) {
        let width = cell_width(ui, 3);
        let is_printed = self.sketch.shape().is_some();
        ui.horizontal(|ui| {
            let label = text.get("enter-frame");
            let button =
                SizedButton::new(&label).picked(Picked::when(self.sketch.has_usual_frame()));
            if button.show(ui, vec2(width, BUTTON)).clicked() {
                self.change(Change::Frame, super::sketch::Sketch::lay_frame);
            }
            let key = if is_printed { "enter-frame-turn" } else { "enter-frame-on" };
            let label = text.get(key);
            let button = SizedButton::new(&label).icon(Icon::Turn);
            if button.show(ui, vec2(width, BUTTON)).clicked() {
                self.change(Change::Frame, super::sketch::Sketch::turn_frame);
                self.brush.path = None;
            }
            let lies_there = self.brush.path.is_some_and(|path| self.sketch.harbor(path).is_some());
            let label = text.get("enter-harbor-remove");
            let button = SizedButton::new(&label);
            let button = |ui: &mut Ui| button.show(ui, vec2(width, BUTTON));
            if ui.add_enabled_ui(lies_there, button).inner.clicked() {
                self.set_harbor(None);
            }
        });
        let chosen = self.brush.path.is_some();
        hint(ui, &text.get(if chosen { "enter-hint-kind" } else { "enter-hint-harbor" }));
        let now = self.brush.path.and_then(|path| self.sketch.harbor(path));
        let kinds = |ui: &mut Ui| self.harbor_kinds(ui, text, now);
        if let Some(kind) = ui.add_enabled_ui(chosen, kinds).inner {
            self.set_harbor(Some(kind));
        }
    }

    /// A button for each kind of harbor, with how many are left; returns the one touched.
    pub(super) fn harbor_kinds(
        &self,
        ui: &mut Ui,
        text: &Text,
        now: Option<HarborKind>,
    ) -> Option<HarborKind> {
        let left = self.sketch.left();
        let high = (ui.available_height() - GAP - END) / 2.0;
        let size = vec2(cell_width(ui, 3), high.within(48.0, 92.0));
        let palette = Palette::of(ui);
        let mut touched = None;
        for row in [&HarborKind::ALL[..3], &HarborKind::ALL[3..]] {
            ui.horizontal(|ui| {
                for kind in row {
                    let label = text.harbor(*kind);
                    let button = PieceButton {
                        label: &label,
                        name: &label,
                        left: &left_words(text, left.harbors[*kind]),
                        text: size.x * LABEL,
                        tone: harbor_tone(palette, *kind),
                        picked: Picked::when(now == Some(*kind)),
                    };
                    if button.show(ui, size).clicked() {
                        touched = Some(*kind);
                    }
                }
            });
        }
        touched
    }
}

/// The colors of what a harbor trades.
fn harbor_tone(palette: &Palette, kind: HarborKind) -> Tone {
    match kind {
        HarborKind::Any => palette.card,
        HarborKind::Of(resource) => palette.card(resource),
    }
}

/// The width of each of `columns` buttons side by side.
pub(super) fn cell_width(ui: &Ui, columns: u8) -> f32 {
    let columns = f32::from(columns);
    (ui.available_width() - GAP * (columns - 1.0)) / columns
}

pub(super) fn hint(ui: &mut Ui, words: &str) {
    ui.add(Label::new(RichText::new(words).size(16.5).strong()).wrap());
}

pub(super) fn faint(ui: &mut Ui, words: &str) {
    let color = Palette::of(ui).faint;
    ui.add(Label::new(RichText::new(words).size(16.0).color(color)).wrap());
}

/// "all placed", "1 left", "1 too many".
fn left_words(text: &Text, left: i16) -> String {
    match left {
        0 => text.get("enter-left-none"),
        1.. => text.with("enter-left", &[("count", left.into())]),
        _ => text.with("enter-left-over", &[("count", (-left).into())]),
    }
}
