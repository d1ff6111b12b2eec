//! The pieces to choose from on maps with sea: land, sea, and what is hidden, the harbors,
//! and what is home.

use egui::{Ui, vec2};

use super::areas::{AreaRole, AreasDraft, CHIT_POINTS, HomeAreas};
use super::chart::Ground;
use super::columns::{BUTTON, cell_width, faint, hint};
use super::{ByHand, Step};
use board::{Isle, MAX_CELLS, SeaFrame};
use game::Deserts;
use kit::theme::{Palette, Tone};
use kit::widgets::{Icon, Picked, SizedButton, Switch, segments, segments_named, toggle};
use words::text::Text;

impl ByHand {
    /// The pieces for the current step, if it has other ones on a map with sea.
    pub(super) fn pieces_at_sea(&mut self, ui: &mut Ui, text: &Text) {
        match self.step {
            Step::Shape => self.grounds(ui, text),
            Step::Harbors => self.harbor_brushes(ui, text),
            Step::Areas => self.area_rows(ui, text),
            Step::Terrain => self.terrain(ui, text),
            Step::Numbers => self.tokens(ui, text),
        }
    }

    fn grounds(&mut self, ui: &mut Ui, text: &Text) {
        hint(ui, &text.get("enter-hint-ground"));
        let size = vec2(cell_width(ui, 3), BUTTON + 6.0);
        let palette = Palette::of(ui);
        ui.horizontal(|ui| {
            for ground in Ground::ALL {
                let label = text.get(&format!("enter-ground-{}", ground.key()));
                let (tone, icon) = match ground {
                    Ground::Land => (palette.card, None),
                    Ground::Sea => (Tone { fill: palette.sea, ink: palette.text }, None),
                    Ground::Hidden => {
                        let tone = Tone { fill: palette.raised, ink: palette.text };
                        (tone, Some(Icon::Question))
                    }
                };
                let button = SizedButton::new(&label).tone(tone).icon(icon);
                let button = button.picked(Picked::when(self.brush.ground == ground));
                if button.show(ui, size).clicked() {
                    self.brush.ground = ground;
                }
            }
        });
        hint(ui, &text.get("enter-hint-frame"));
        let frame = self.sketch.chart().map_or(SeaFrame::Four, super::chart::Chart::frame);
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
        let columns = if ui.available_width() < 400.0 { 3 } else { 4 };
        let size = vec2(cell_width(ui, columns), BUTTON);
        for row in areas.chunks(usize::from(columns)) {
            ui.horizontal(|ui| {
                for area in row {
                    self.area_button(ui, text, area, size);
                }
            });
        }
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
        size: egui::Vec2,
    ) {
        let key = match role {
            AreaRole::Home => "enter-area-home",
            AreaRole::Foreign => "enter-area-foreign",
            AreaRole::Open => "enter-area-open",
        };
        let values =
            [("letter", isle.letter.to_string().into()), ("hexes", isle.hexes.len().into())];
        let (label, name) = (
            text.with(key, &values),
            text.with(
                "enter-area-name",
                &[("area", text.with(key, &values).into()), ("hexes", isle.hexes.len().into())],
            ),
        );
        let button =
            SizedButton::new(&label).named(&name).picked(Picked::when(*role == AreaRole::Home));
        let button = if *role == AreaRole::Home { button.icon(Icon::Settlement) } else { button };
        if button.show(ui, size).clicked()
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
