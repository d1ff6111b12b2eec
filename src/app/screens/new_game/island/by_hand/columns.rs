//! The pieces to choose from at each step; on maps with sea also land, sea, and what is hidden,
//! and what is home.

use egui::{Label, RichText, Ui, vec2};

use super::super::in_words::piece_label;
use super::super::shuffled::turnings;
use super::areas::{AreaRole, CHIT_POINTS};
use super::sketch::{HexGround, Sketch};
use super::{ByHand, EditorStep, SketchChange, TokenLaying, USUAL_TURNING};
use board::{HarborKind, IslandPiece, MAX_CELLS, MAX_HEXES, SeaFrame, Shape, Token};
use game::{Deserts, Home};
use kit::theme::bounds::Within;
use kit::theme::{Palette, Tone};
use kit::widgets::{
    FINGER, GAP, Icon, Picked, PieceButton, SizedButton, buttons, columns, hint, keyed_segments,
    pick_in_columns, segments_named, toggled,
};
use words::text::Text;

/// Space kept free at the end of a column that may scroll.
const END: f32 = 12.0;

/// Text size on a button as a share of its width, so that all kinds look alike.
const LABEL: f32 = 0.148;

/// Height of a button that isn't a piece.
const BUTTON: f32 = 50.0;

/// Rows of buttons for pieces: so many side by side, with so much room kept below them, and the
/// height that none exceeds.
type ButtonRows = (usize, f32, f32);

const HARBORS: ButtonRows = (3, 0.0, 92.0);

impl ByHand {
    pub(super) fn pieces(&mut self, ui: &mut Ui, text: &Text) {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let [terrain, _, harbor] = self.brush.pieces();
        match (self.step, self.is_at_sea()) {
            (EditorStep::Shape, false) => self.shapes(ui, text),
            (EditorStep::Shape, true) => self.grounds(ui, text),
            (EditorStep::Terrain, at_sea) => {
                let line = if at_sea { "enter-hint-terrain-at-sea" } else { "enter-hint-terrain" };
                let kinds = self.sketch.terrains();
                let in_row = if kinds.len() > 6 { 4 } else { 3 };
                self.choose(ui, text, (line, &kinds), (in_row, BUTTON + GAP, 120.0), terrain);
            }
            (EditorStep::Numbers, false) => self.numbers(ui, text),
            (EditorStep::Numbers, true) => self.tokens(ui, text),
            (EditorStep::Harbors, false) => self.harbors(ui, text),
            (EditorStep::Harbors, true) => {
                let kinds = HarborKind::ALL.map(IslandPiece::Harbor);
                self.choose(ui, text, ("enter-hint-harbor-at-sea", &kinds), HARBORS, harbor);
            }
            (EditorStep::Modules, _) => self.modules(ui, text),
            (EditorStep::Areas, _) => self.area_rows(ui, text),
        }
    }

    /// A button for each piece, with how many are left; returns the one touched.
    fn brushes(
        &self,
        ui: &mut Ui,
        text: &Text,
        pieces: &[IslandPiece],
        (in_row, below, most): ButtonRows,
        now: Option<IslandPiece>,
    ) -> Option<IslandPiece> {
        let left = self.sketch.left();
        let high = (ui.available_height() - below - GAP - END) / 2.0;
        let palette = Palette::of(ui);
        let touched = pick_in_columns(ui, pieces, in_row, |ui, piece, wide| {
            let (label, name, tone) = face(text, palette, *piece);
            let button = PieceButton {
                label: &label,
                name: &name,
                left: &left_words(text, left.of(*piece)),
                text: if let IslandPiece::Token(_) = piece { 28.0 } else { wide * LABEL },
                tone,
                picked: Picked::when(now == Some(*piece)),
            };
            button.show(ui, vec2(wide, high.within(48.0, most))).clicked()
        });
        touched.copied()
    }

    /// The same for brushes, one of which is at hand, below a hint; and a button that lays the rest
    /// in one touch, where there is one kind for it.
    fn choose(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        (line, pieces): (&str, &[IslandPiece]),
        rows: ButtonRows,
        now: IslandPiece,
    ) {
        instruct(ui, &text.get(line));
        let touched = self.brushes(ui, text, pieces, rows, Some(now));
        self.brush.take(touched.unwrap_or(now));
        let Some(piece) = self.rest() else { return };
        let label = match piece {
            IslandPiece::Token(token) => {
                text.with("enter-fill-number", &[("number", token.number().into())])
            }
            IslandPiece::Terrain(terrain) => {
                text.with("enter-fill", &[("terrain", text.terrain(terrain).into())])
            }
            IslandPiece::Harbor(_) => return,
        };
        if SizedButton::new(label).touched(ui, BUTTON) {
            self.change(SketchChange::Rest(piece), |sketch| sketch.fill(piece));
        }
    }

    fn shapes(&mut self, ui: &mut Ui, text: &Text) {
        let shown = self.sketch.shape();
        for (shape, key) in [(Shape::Standard, "enter-shape-19"), (Shape::Large, "enter-shape-30")]
        {
            let button = SizedButton::new(text.get(key)).chosen(shown == Some(shape));
            if button.touched(ui, BUTTON + 4.0) {
                self.change(SketchChange::Did("enter-did-shape"), |sketch| {
                    sketch.become_shape(shape);
                });
                self.take_up(IslandPiece::Terrain(self.brush.terrain));
            }
        }
        instruct(ui, &text.get("enter-hint-shape"));
        let hexes = self.sketch.hexes().len();
        let values = [("hexes", hexes.into()), ("most", MAX_HEXES.into())];
        let key = if hexes < MAX_HEXES { "enter-hexes" } else { "enter-hexes-full" };
        hint(ui, &text.with(key, &values));
    }

    fn numbers(&mut self, ui: &mut Ui, text: &Text) {
        let usual = match (self.brush.laying, self.sketch.spiral) {
            (TokenLaying::Spiral(turning), _) => turning,
            (TokenLaying::OneByOne, Some(spiral)) => spiral.turning,
            (TokenLaying::OneByOne, None) => USUAL_TURNING,
        };
        let ways = [
            (TokenLaying::Spiral(usual), "enter-spiral"),
            (TokenLaying::OneByOne, "enter-one-by-one"),
        ];
        if let Some(laying) = keyed_segments(ui, text, &ways, self.brush.laying) {
            self.set_laying(laying);
        }
        match self.brush.laying {
            TokenLaying::Spiral(turning) => {
                instruct(ui, &text.get("enter-hint-spiral"));
                if let Some(turning) = turnings(ui, text, turning) {
                    self.set_laying(TokenLaying::Spiral(turning));
                }
                hint(ui, &text.get("enter-spiral-follows"));
            }
            TokenLaying::OneByOne => self.tokens(ui, text),
        }
    }

    fn tokens(&mut self, ui: &mut Ui, text: &Text) {
        let (line, below) = if self.is_at_sea() {
            ("enter-hint-number-at-sea", BUTTON + GAP)
        } else {
            ("enter-hint-number", 0.0)
        };
        let tokens = Token::ALL.map(IslandPiece::Token);
        let now = IslandPiece::Token(self.brush.token);
        self.choose(ui, text, (line, &tokens), (5, below, 92.0), now);
    }

    fn harbors(&mut self, ui: &mut Ui, text: &Text) {
        let is_printed = self.sketch.shape().is_some();
        let turn = if is_printed { "enter-frame-turn" } else { "enter-frame-on" };
        let now = self.brush.path.and_then(|path| self.sketch.harbor(path));
        let usual = self.sketch.has_usual_frame();
        let row = ["enter-frame", turn, "enter-harbor-remove"];
        let touched = buttons(ui, &row, (FINGER, BUTTON), |key| {
            let button = SizedButton::new(text.get(key));
            match key {
                "enter-frame" => button.chosen(usual),
                "enter-harbor-remove" => button.enabled(now.is_some()),
                _ => button.icon(Icon::Turn),
            }
        });
        match touched {
            Some("enter-frame") => {
                self.change(SketchChange::Did("enter-did-frame"), Sketch::lay_frame);
            }
            Some("enter-harbor-remove") => self.set_harbor(None),
            Some(_) => {
                self.change(SketchChange::Did("enter-did-frame"), Sketch::turn_frame);
                self.brush.path = None;
            }
            None => {}
        }
        let chosen = self.brush.path.is_some();
        instruct(ui, &text.get(if chosen { "enter-hint-kind" } else { "enter-hint-harbor" }));
        let now = self.brush.path.and_then(|path| self.sketch.harbor(path));
        let kinds = HarborKind::ALL.map(IslandPiece::Harbor);
        let brushes =
            |ui: &mut Ui| self.brushes(ui, text, &kinds, HARBORS, now.map(IslandPiece::Harbor));
        if let Some(IslandPiece::Harbor(kind)) = ui.add_enabled_ui(chosen, brushes).inner {
            self.set_harbor(Some(kind));
        }
    }

    fn grounds(&mut self, ui: &mut Ui, text: &Text) {
        instruct(ui, &text.get("enter-hint-ground"));
        let palette = Palette::of(ui);
        let touched = buttons(ui, &HexGround::ALL, (FINGER, BUTTON + 6.0), |ground| {
            let (fill, icon) = match ground {
                HexGround::Land => (palette.card.fill, None),
                HexGround::Sea => (palette.sea, None),
                HexGround::Hidden => (palette.raised, Some(Icon::Question)),
            };
            let ink = if ground == HexGround::Land { palette.card.ink } else { palette.text };
            let label = text.get(&format!("enter-ground-{}", ground.key()));
            let button = SizedButton::new(label).tone(Tone { fill, ink }).icon(icon);
            button.chosen(self.brush.ground == ground)
        });
        self.brush.ground = touched.unwrap_or(self.brush.ground);
        instruct(ui, &text.get("enter-hint-frame"));
        let key = |frame| match frame {
            SeaFrame::Three => "enter-frame-3",
            SeaFrame::Four => "enter-frame-4",
            SeaFrame::Six => "enter-frame-6",
        };
        let frames = SeaFrame::ALL.map(|frame| (frame, text.get(key(frame))));
        let named = |label: &String| text.with("enter-frame-name", &[("players", label.into())]);
        let frame = self.sketch.frame.unwrap_or(SeaFrame::Four);
        if let Some(frame) = segments_named(ui, &frames, frame, named) {
            self.notice = None;
            self.grow(SketchChange::Did("enter-did-frame"), |sketch| sketch.set_frame(frame));
        }
        let hexes = self.sketch.laid_out().len();
        let values = [("hexes", hexes.into()), ("most", MAX_CELLS.into())];
        hint(ui, &text.with("enter-cells", &values));
    }

    fn area_rows(&mut self, ui: &mut Ui, text: &Text) {
        let mut draft = self.sketch.areas.clone();
        let areas = draft.of(&self.island);
        if areas.is_empty() {
            instruct(ui, &text.get("enter-no-land"));
            return;
        }
        instruct(ui, &text.get("enter-hint-areas"));
        let begins = areas.iter().any(|(_, role)| *role == AreaRole::Open);
        let ways = [(false, "enter-home-marked"), (true, "enter-home-begins")];
        match keyed_segments(ui, text, &ways, begins) {
            Some(true) => draft.home = Some(Home::WhereFounded),
            Some(false) => draft.home = Some(Home::At(draft.marked(&self.island))),
            None => {}
        }
        let in_row = if ui.available_width() < 400.0 { 3 } else { 4 };
        columns(ui, &areas, in_row, |ui, (isle, role), wide| {
            let (key, icon) = match role {
                AreaRole::Home => ("enter-area-home", Some(Icon::Settlement)),
                AreaRole::Foreign => ("enter-area-foreign", None),
                AreaRole::Open => ("enter-area-open", None),
            };
            let hexes = ("hexes", isle.hexes.len().into());
            let label =
                text.with(key, &[("letter", isle.letter.to_string().into()), hexes.clone()]);
            let name = text.with("enter-area-name", &[("area", label.as_str().into()), hexes]);
            let button = SizedButton::new(&label).named(name).icon(icon);
            let button = button.chosen(*role == AreaRole::Home);
            if button.show(ui, vec2(wide, BUTTON)).clicked()
                && let Some(hex) = isle.hexes.first()
            {
                draft.toggle(&self.island, *hex);
            }
        });
        instruct(ui, &text.get("enter-points-abroad"));
        let points = CHIT_POINTS
            .map(|points| (points, text.with("enter-area-worth", &[("points", points.into())])));
        let named = |label: &String| text.with("enter-points-name", &[("points", label.into())]);
        draft.points = segments_named(ui, &points, draft.points, named).unwrap_or(draft.points);
        if self.island.deserts().next().is_some() {
            let size = vec2(ui.available_width(), BUTTON);
            let (label, ways) = (text.get("enter-deserts-part"), [Deserts::Part, Deserts::Join]);
            draft.deserts = toggled(ui, size, &label, ways, draft.deserts);
        }
        if draft != self.sketch.areas {
            self.change(SketchChange::Did("enter-did-areas"), |sketch| sketch.areas = draft);
        }
    }
}

/// The label of a piece's button, its name, and its colors.
fn face(text: &Text, palette: &Palette, piece: IslandPiece) -> (String, String, Tone) {
    let label = piece_label(text, piece);
    let tone = match piece {
        IslandPiece::Terrain(terrain) => palette.terrain(terrain),
        IslandPiece::Token(token) => {
            let name = text.with("enter-number", &[("number", token.number().into())]);
            let ink = if token.is_red() { palette.card_red } else { palette.card.ink };
            return (label, name, Tone { fill: palette.card.fill, ink });
        }
        IslandPiece::Harbor(HarborKind::Any) => palette.card,
        IslandPiece::Harbor(HarborKind::Of(resource)) => palette.card(resource),
    };
    (label.clone(), label, tone)
}

/// A sentence that says what to do at a step.
pub(super) fn instruct(ui: &mut Ui, words: &str) {
    ui.add(Label::new(RichText::new(words).size(16.5).strong()).wrap());
}

/// "all placed", "1 left", "1 too many".
fn left_words(text: &Text, left: i16) -> String {
    match left {
        0 => text.get("enter-left-none"),
        1.. => text.with("enter-left", &[("count", left.into())]),
        _ => text.with("enter-left-over", &[("count", (-left).into())]),
    }
}
