//! The palette of each look.

use super::dark::DARK;
use super::high_contrast::HIGH_CONTRAST;
use super::light::LIGHT;
use super::{Look, Palette};

impl Palette {
    /// The colors of a look.
    pub fn of_look(look: Look) -> &'static Self {
        match look {
            Look::Dark => &DARK,
            Look::Light => &LIGHT,
            Look::HighContrast => &HIGH_CONTRAST,
        }
    }

    /// The dark look's palette.
    pub fn dark() -> &'static Self {
        &DARK
    }

    /// The palette that `ui` is drawn in; each has a distinct ground.
    pub fn of(ui: &egui::Ui) -> &'static Self {
        let visuals = ui.visuals();
        let all = [&DARK, &LIGHT, &HIGH_CONTRAST];
        let applied = all.into_iter().find(|palette| palette.backdrop == visuals.panel_fill);
        applied.unwrap_or(if visuals.dark_mode { &DARK } else { &LIGHT })
    }
}
