//! Explanations: a reference of all keys, and the rule behind a new thing, or a first step,
//! with the switch that has nothing more explained.

use egui::{Align, Rect, Role, Sense, Ui, pos2, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{AfterAct, NextButton, Panel, PanelHead};
use crate::app::screens::play::parts::why_buttons::rule_box;
use crate::app::screens::play::view::View;
use crate::app::settings::{Explain, Lessons};
use game::{Expansion, OwnScenario};
use kit::theme::{plain, strong};
use kit::widgets::{keyed_switch, named_place, say, section, wide_button, write_in};
use words::game::Lesson;

/// A group with the names of its lines: `key-cap-…` is what is pressed, `key-does-…` what it
/// does.
type KeyGroup = (&'static str, &'static [&'static str]);

const TURN: KeyGroup = ("keys-turn", &["next", "roll", "kind", "again", "skip", "undo", "redo"]);
const PAGES: KeyGroup = (
    "keys-pages",
    &[
        "build", "improve", "progress", "wonders", "siege", "wagon", "fish", "oil", "trade",
        "bank", "cards", "history", "replay", "why", "stage", "page", "close",
    ],
);
const AROUND: KeyGroup =
    ("keys-around", &["spot", "press", "ship", "sail", "tab", "anywhere", "scroll", "size"]);

/// Returns whether a line means something in this game.
fn is_played(view: &View<'_>, name: &str) -> bool {
    let own = || view.game.setup().own_scenario();
    let expansion = match name {
        "cards" => return view.has_development_cards(),
        "wonders" => return own() == Some(OwnScenario::Wonders),
        "siege" => return own() == Some(OwnScenario::Pirates),
        "improve" | "progress" => Some(Expansion::Knights),
        "ship" | "sail" => Some(Expansion::Sea),
        "fish" => Some(Expansion::Fish),
        "wagon" => Some(Expansion::Wagons),
        "oil" => Some(Expansion::Oil),
        _ => None,
    };
    view.plays(expansion)
}

/// The width of the keys.
const CAPS: f32 = 104.0;
/// The least width of a column.
const COLUMN: f32 = 420.0;
/// The height of a line of one or two rows of words.
const LINE: f32 = 42.0;
const GAP: f32 = 4.0;

#[derive(Debug)]
pub struct KeysPanel {
    pub is_over_turn: bool,
}

impl Panel for KeysPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("keys").titled("keys-title")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let columns = if ui.available_width() >= 2.0 * COLUMN { 2 } else { 1 };
        for (title, lines) in [TURN, PAGES, AROUND] {
            let lines: Vec<&str> =
                lines.iter().copied().filter(|name| is_played(view, name)).collect();
            section(ui, &view.text.get(title));
            let wide = (ui.available_width() - GAP * (columns - 1) as f32) / columns as f32;
            let rows = lines.len().div_ceil(columns);
            let size = vec2(ui.available_width(), rows as f32 * (LINE + GAP) - GAP);
            let (block, _) = ui.allocate_exact_size(size, Sense::hover());
            for (nth, name) in lines.iter().enumerate() {
                let at =
                    vec2((nth / rows) as f32 * (wide + GAP), (nth % rows) as f32 * (LINE + GAP));
                let place = Rect::from_min_size(block.min + at, vec2(wide, LINE));
                line(ui, view, name, place);
            }
        }
        None
    }

    fn next(&self, view: &View<'_>) -> NextButton {
        NextButton::back(view.text.get(if self.is_over_turn { "player-back" } else { "keys-back" }))
    }
}

fn line(ui: &Ui, view: &View<'_>, name: &str, place: Rect) {
    let kinds = view.state.kinds().all();
    let keys = view.with(&format!("key-cap-{name}"), &[("last", &kinds.len())]);
    let kinds: Vec<String> = kinds.iter().map(|kind| view.text.kind(*kind)).collect();
    let kinds = view.text.joined(&kinds);
    let does = view.with(&format!("key-does-{name}"), &[("kinds", &kinds)]);
    let spoken = view.with("keys-line", &[("keys", &keys), ("does", &does)]);
    let id = ui.scope_id().with(("key", name));
    named_place(ui, place, id, (Sense::hover(), Role::Label), &spoken);
    let palette = view.palette;
    let cap = Rect::from_min_size(place.min, vec2(CAPS, place.height())).shrink2(vec2(0.0, 4.0));
    ui.painter().rect(cap, 8.0, palette.raised, palette.rim, egui::StrokeKind::Inside);
    let font = strong(ui.ctx(), 17.0);
    write_in(ui, cap.shrink2(vec2(4.0, 2.0)), Align::Center, &keys, &font, palette.text);
    let words = Rect::from_min_max(pos2(cap.right() + 10.0, place.top()), place.max);
    let font = plain(16.0);
    write_in(ui, words, Align::Min, &does, &font, palette.text);
}

#[derive(Debug)]
pub struct LessonPanel {
    pub lesson: Lesson,
}

impl Panel for LessonPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("lesson")
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.lesson_title(self.lesson))
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        say(ui, &view.lesson_sentence(self.lesson));
        if self.lesson.is_first_step() {
            ui.add_space(8.0);
            let name = view.text.get("lesson-enough-name");
            let is_enough = wide_button(ui, &name, view.palette.quiet).clicked();
            return is_enough.then_some(Command::Understood(Lessons::first_steps()));
        }
        for rule in view.lesson_rules(self.lesson) {
            rule_box(ui, view, &rule);
        }
        let (explains, now) = ([Explain::NewThings, Explain::Nothing], view.settings.explain);
        let to = keyed_switch(ui, view.text, "settings-lessons", explains, now);
        (to != now).then_some(Command::Explain(to))
    }

    fn next(&self, view: &View<'_>) -> NextButton {
        let learned = Command::Understood(Lessons::NONE.with(self.lesson));
        NextButton::go(view.text.get("lesson-done"), learned)
    }

    fn after_act(&mut self, _: &View<'_>) -> AfterAct {
        AfterAct::Back
    }
}
