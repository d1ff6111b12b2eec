//! How figures are shown: as plots or as tables.

use egui::{Ui, vec2};

use crate::widgets::SizedButton;
use words::text::Text;

/// How figures are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// As plots.
    Plots,
    /// As tables.
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
        if SizedButton::new(&text.get(key)).text(16.0).show(ui, size).clicked() {
            *self = other;
            ui.ctx().request_repaint();
        }
    }
}
