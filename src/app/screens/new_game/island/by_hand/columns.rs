//! The pieces to choose from at each step; on maps with sea also land, sea, and what is hidden,
//! and what is home.

use egui::{Label, RichText, Ui, vec2};

use super::areas::{AreaRole, AreasDraft, CHIT_POINTS, HomeAreas};
use super::chart::{Chart, Ground};
use super::sketch::Sketch;
use super::{ByHand, Change, Laying, Step};
use board::{HarborKind, Isle, MAX_CELLS, MAX_HEXES, SeaFrame, Shape, Token, Turning};
use game::Deserts;
use kit::theme::bounds::Within;
use kit::theme::{Palette, Tone};
use kit::widgets::{
    Icon, Picked, PieceButton, SizedButton, Switch, columns, segments, segments_named, toggle,
};
use words::text::Text;

/// The gap between two buttons.
const GAP: f32 = 8.0;

/// Space kept free at the end of a column that may scroll.
const END: f32 = 12.0;

/// Text size on a button as a share of its width, so that all kinds look alike.
const LABEL: f32 = 0.148;

/// Height of a button that isn't a piece.
const BUTTON: f32 = 50.0;

impl ByHand {
    /// The pieces for the current step.
    pub(super) fn pieces(&mut self, ui: &mut Ui, text: &Text) {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        match (self.step, self.is_at_sea()) {
            (Step::Shape, false) => self.shapes(ui, text),
            (Step::Shape, true) => self.grounds(ui, text),
            (Step::Terrain, _) => self.terrain(ui, text),
            (Step::Numbers, false) => self.numbers(ui, text),
            (Step::Numbers, true) => self.tokens(ui, text),
            (Step::Harbors, false) => self.harbors(ui, text),
            (Step::Harbors, true) => self.harbor_brushes(ui, text),
            (Step::Areas, _) => self.area_rows(ui, text),
        }
    }

    fn shapes(&mut self, ui: &mut Ui, text: &Text) {
        let shown = self.sketch.shape();
        for (shape, key) in [(Shape::Standard, "enter-shape-19"), (Shape::Large, "enter-shape-30")]
        {
            let label = text.get(key);
            let button = SizedButton::new(&label).picked(Picked::when(shown == Some(shape)));
            if button.wide(ui, BUTTON + 4.0) {
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

    fn terrain(&mut self, ui: &mut Ui, text: &Text) {
        let at_sea = self.is_at_sea();
        let line = if at_sea { "enter-hint-terrain-at-sea" } else { "enter-hint-terrain" };
        hint(ui, &text.get(line));
        let left = self.sketch.left();
        let high = (ui.available_height() - BUTTON - 2.0 * GAP - END) / 2.0;
        let kinds = self.sketch.kinds();
        let in_row = if kinds.len() > 6 { 4 } else { 3 };
        columns(ui, &kinds, in_row, |ui, terrain, wide| {
            let label = text.terrain_label(*terrain);
            let button = PieceButton {
                label: &label,
                name: &label,
                left: &left_words(text, left.terrain[*terrain]),
                text: wide * LABEL,
                tone: Palette::of(ui).terrain(*terrain),
                picked: Picked::when(self.brush.terrain == *terrain),
            };
            if button.show(ui, vec2(wide, high.within(48.0, 120.0))).clicked() {
                self.brush.terrain = *terrain;
            }
        });
        if let Some(terrain) = self.rest() {
            let values = [("terrain", text.terrain(terrain).into())];
            let label = text.with("enter-fill", &values);
            if SizedButton::new(&label).wide(ui, BUTTON) {
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

    fn tokens(&mut self, ui: &mut Ui, text: &Text) {
        let at_sea = self.is_at_sea();
        let line = if at_sea { "enter-hint-number-at-sea" } else { "enter-hint-number" };
        hint(ui, &text.get(line));
        let left = self.sketch.left();
        let palette = Palette::of(ui);
        let fill = if at_sea { BUTTON + GAP } else { 0.0 };
        let high = (ui.available_height() - fill - GAP - END) / 2.0;
        columns(ui, &Token::ALL, 5, |ui, token, wide| {
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
            if button.show(ui, vec2(wide, high.within(48.0, 92.0))).clicked() {
                self.brush.token = *token;
            }
        });
        if let Some(token) = self.rest_of_tokens().filter(|_| self.is_at_sea()) {
            let label = text.with("enter-fill-number", &[("number", token.number().into())]);
            if SizedButton::new(&label).wide(ui, BUTTON) {
                self.fill_tokens(token);
            }
        }
    }

    fn harbors(&mut self, ui: &mut Ui, text: &Text) {
        let width = (ui.available_width() - 2.0 * GAP) / 3.0;
        let is_printed = self.sketch.shape().is_some();
        ui.horizontal(|ui| {
            let label = text.get("enter-frame");
            let button =
                SizedButton::new(&label).picked(Picked::when(self.sketch.has_usual_frame()));
            if button.show(ui, vec2(width, BUTTON)).clicked() {
                self.change(Change::Frame, Sketch::lay_frame);
            }
            let key = if is_printed { "enter-frame-turn" } else { "enter-frame-on" };
            let label = text.get(key);
            let button = SizedButton::new(&label).icon(Icon::Turn);
            if button.show(ui, vec2(width, BUTTON)).clicked() {
                self.change(Change::Frame, Sketch::turn_frame);
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
    fn harbor_kinds(
        &self,
        ui: &mut Ui,
        text: &Text,
        now: Option<HarborKind>,
    ) -> Option<HarborKind> {
        let left = self.sketch.left();
        let high = (ui.available_height() - GAP - END) / 2.0;
        let palette = Palette::of(ui);
        let mut touched = None;
        columns(ui, &HarborKind::ALL, 3, |ui, kind, wide| {
            let label = text.harbor(*kind);
            let button = PieceButton {
                label: &label,
                name: &label,
                left: &left_words(text, left.harbors[*kind]),
                text: wide * LABEL,
                tone: harbor_tone(palette, *kind),
                picked: Picked::when(now == Some(*kind)),
            };
            if button.show(ui, vec2(wide, high.within(48.0, 92.0))).clicked() {
                touched = Some(*kind);
            }
        });
        touched
    }
}

impl ByHand {
    fn grounds(&mut self, ui: &mut Ui, text: &Text) {
        hint(ui, &text.get("enter-hint-ground"));
        let palette = Palette::of(ui);
        columns(ui, &Ground::ALL, 3, |ui, ground, wide| {
            let label = text.get(&format!("enter-ground-{}", ground.key()));
            let button = match ground {
                Ground::Land => SizedButton::new(&label).tone(palette.card),
                Ground::Sea => {
                    SizedButton::new(&label).tone(Tone { fill: palette.sea, ink: palette.text })
                }
                Ground::Hidden => {
                    let tone = Tone { fill: palette.raised, ink: palette.text };
                    SizedButton::new(&label).tone(tone).icon(Icon::Question)
                }
            };
            let button = button.picked(Picked::when(self.brush.ground == *ground));
            if button.show(ui, vec2(wide, BUTTON + 6.0)).clicked() {
                self.brush.ground = *ground;
            }
        });
        hint(ui, &text.get("enter-hint-frame"));
        let frame = self.sketch.chart().map_or(SeaFrame::Four, Chart::frame);
        let frames = SeaFrame::ALL.map(|frame| (frame, text.get(frame_key(frame))));
        let named = |label: &String| text.with("enter-frame-name", &[("players", label.into())]);
        if let Some(frame) = segments_named(ui, &frames, frame, named) {
            self.set_frame(frame);
        }
        let hexes = self.sketch.laid_out().len();
        let values = [("hexes", hexes.into()), ("most", MAX_CELLS.into())];
        faint(ui, &text.with("enter-cells", &values));
    }

    fn harbor_brushes(&mut self, ui: &mut Ui, text: &Text) {
        hint(ui, &text.get("enter-hint-harbor-at-sea"));
        if let Some(kind) = self.harbor_kinds(ui, text, Some(self.brush.harbor)) {
            self.brush.harbor = kind;
        }
    }

    fn area_rows(&mut self, ui: &mut Ui, text: &Text) {
        let draft = self.sketch.areas().clone();
        let areas = draft.of(&self.island);
        if areas.is_empty() {
            hint(ui, &text.get("enter-no-land"));
            return;
        }
        hint(ui, &text.get("enter-hint-areas"));
        let begins = areas.iter().any(|(_, role)| *role == AreaRole::Open);
        let ways = [
            (Switch::Off, text.get("enter-home-marked")),
            (Switch::On, text.get("enter-home-begins")),
        ];
        if let Some(way) = segments(ui, &ways, Switch::when(begins)) {
            let home = match way {
                Switch::On => HomeAreas::WhereEachBegins,
                Switch::Off => {
                    HomeAreas::Marked(draft.home_hexes(&self.island).unwrap_or_default())
                }
            };
            self.set_areas(AreasDraft { home, ..draft.clone() });
        }
        let in_row = if ui.available_width() < 400.0 { 3 } else { 4 };
        columns(ui, &areas, in_row, |ui, area, wide| self.area_button(ui, text, area, wide));
        hint(ui, &text.get("enter-points-abroad"));
        let points = CHIT_POINTS
            .map(|points| (points, text.with("enter-area-worth", &[("points", points.into())])));
        let named = |label: &String| text.with("enter-points-name", &[("points", label.into())]);
        if let Some(points) = segments_named(ui, &points, draft.points, named) {
            self.set_areas(AreasDraft { points, ..draft.clone() });
        }
        if self.island.deserts().next().is_some() {
            let size = vec2(ui.available_width(), BUTTON);
            let state = Switch::when(draft.deserts == Deserts::Part);
            if let Some(state) = toggle(ui, size, &text.get("enter-deserts-part"), state) {
                let deserts = match state {
                    Switch::On => Deserts::Part,
                    Switch::Off => Deserts::Join,
                };
                self.set_areas(AreasDraft { deserts, ..draft });
            }
        }
    }

    /// An area, and whether it is home; a touch changes that.
    fn area_button(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        (isle, role): &(Isle, AreaRole),
        wide: f32,
    ) {
        let key = match role {
            AreaRole::Home => "enter-area-home",
            AreaRole::Foreign => "enter-area-foreign",
            AreaRole::Open => "enter-area-open",
        };
        let values =
            [("letter", isle.letter.to_string().into()), ("hexes", isle.hexes.len().into())];
        let label = text.with(key, &values);
        let named = [("area", label.as_str().into()), ("hexes", isle.hexes.len().into())];
        let name = text.with("enter-area-name", &named);
        let button =
            SizedButton::new(&label).named(&name).picked(Picked::when(*role == AreaRole::Home));
        let button = if *role == AreaRole::Home { button.icon(Icon::Settlement) } else { button };
        if button.show(ui, vec2(wide, BUTTON)).clicked()
            && let Some(hex) = isle.hexes.first()
        {
            let mut areas = self.sketch.areas().clone();
            areas.toggle(&self.island, *hex);
            self.set_areas(areas);
        }
    }
}

const fn frame_key(frame: SeaFrame) -> &'static str {
    match frame {
        SeaFrame::Three => "enter-frame-3",
        SeaFrame::Four => "enter-frame-4",
        SeaFrame::Six => "enter-frame-6",
    }
}

/// The colors of what a harbor trades.
fn harbor_tone(palette: &Palette, kind: HarborKind) -> Tone {
    match kind {
        HarborKind::Any => palette.card,
        HarborKind::Of(resource) => palette.card(resource),
    }
}

fn hint(ui: &mut Ui, words: &str) {
    ui.add(Label::new(RichText::new(words).size(16.5).strong()).wrap());
}

fn faint(ui: &mut Ui, words: &str) {
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
