//! The code of the island shown, and a field for entering one.

use egui::{FontId, Label, RichText, Ui, vec2};

use crate::app::screens::decks::parts::{Focus, boxed, entered, field, hint};
use crate::app::widgets::{Icon, SizedButton, Switch, fold_row, warning_box};
use crate::board::{BadCode, Island, IslandCode, MAX_CODE_TEXT, Terrain};
use crate::words::text::Text;

/// The section on the code.
#[derive(Clone, Debug)]
pub struct CodeBox {
    open: Switch,
    typed: String,
    trouble: Option<BadCode>,
    /// The code copied last.
    copied: String,
}

impl Default for CodeBox {
    fn default() -> Self {
        let (typed, copied) = (String::new(), String::new());
        Self { open: Switch::Off, typed, trouble: None, copied }
    }
}

impl CodeBox {
    /// The code of `island` and the field. Returns the island of a code once it is typed
    /// in.
    pub fn show(&mut self, ui: &mut Ui, text: &Text, island: &Island) -> Option<Island> {
        if fold_row(ui, &text.get("shuffle-code"), "", self.open) {
            self.open = self.open.flipped();
        }
        if self.open == Switch::Off {
            return None;
        }
        hint(ui, &text.get("shuffle-code-line"));
        self.written(ui, text, island);
        self.field(ui, text)
    }

    fn written(&mut self, ui: &mut Ui, text: &Text, island: &Island) {
        let Ok(code) = IslandCode::of(island) else {
            warning_box(ui, |ui| ui.add(Label::new(text.get("shuffle-no-code")).wrap()));
            return;
        };
        boxed(ui, |ui| {
            let words = RichText::new(code.as_str()).font(FontId::monospace(22.0));
            ui.add(Label::new(words).wrap());
        });
        let copied = self.copied == code.as_str();
        let label = text.get(if copied { "shuffle-code-copied" } else { "shuffle-code-copy" });
        let icon = if copied { Icon::Check } else { Icon::Card };
        let size = vec2(ui.available_width(), 48.0);
        if SizedButton::new(&label).icon(icon).show(ui, size).clicked() {
            ui.copy_text(code.as_str().to_owned());
            code.as_str().clone_into(&mut self.copied);
        }
    }

    fn field(&mut self, ui: &mut Ui, text: &Text) -> Option<Island> {
        let label = text.get("shuffle-code-field");
        if let Some(typed) = field(ui, &label, &self.typed, MAX_CODE_TEXT, Focus::Touched) {
            self.typed = typed;
            self.trouble = None;
        }
        if let Some(trouble) = self.trouble {
            warning_box(ui, |ui| ui.add(Label::new(bad_code(text, trouble)).wrap()));
        }
        let some = !self.typed.trim().is_empty();
        let label = text.get("shuffle-code-take");
        let size = vec2(ui.available_width(), 48.0);
        let button = |ui: &mut Ui| SizedButton::new(&label).icon(Icon::Forward).show(ui, size);
        let touched = ui.add_enabled_ui(some, button).inner.clicked();
        let enter = entered(ui, &text.get("shuffle-code-field"));
        if !some || !(touched || enter) {
            return None;
        }
        match self.typed.parse::<IslandCode>().map(IslandCode::into_island) {
            Ok(island) if is_of_seafarers(&island) => {
                self.trouble = Some(BadCode::NewerVersion(3));
                None
            }
            Ok(island) if !island.tiles().is_empty() => {
                self.typed.clear();
                self.trouble = None;
                Some(island)
            }
            Ok(_) => {
                self.trouble = Some(BadCode::Nonsense);
                None
            }
            Err(error) => {
                self.trouble = Some(error);
                None
            }
        }
    }
}

/// Whether the island needs Seafarers, which a new game doesn't offer so far.
fn is_of_seafarers(island: &Island) -> bool {
    island.has_surroundings() || island.tiles().iter().any(|tile| tile.terrain == Terrain::Gold)
}

/// What is wrong with a code, and what to do.
fn bad_code(text: &Text, bad: BadCode) -> String {
    match bad {
        BadCode::TooShort => text.get("shuffle-code-short"),
        BadCode::TooLong => text.get("shuffle-code-long"),
        BadCode::UnknownCharacter { place, found } => {
            let values = [("place", place.into()), ("found", found.to_string().into())];
            text.with("shuffle-code-character", &values)
        }
        BadCode::CheckDigits => text.get("shuffle-code-check"),
        BadCode::NewerVersion(_) => text.get("shuffle-code-newer"),
        BadCode::Nonsense => text.get("shuffle-code-nonsense"),
    }
}
