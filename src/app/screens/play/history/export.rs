//! The history as a file: which kind is asked for.

use egui::{Ui, vec2};

use super::super::parts::grid;
use super::super::view::View;
use crate::app::command::Command;
use crate::app::widgets::{Picked, Plate, grown};
use crate::store::ExportForm;

/// Whether the kinds of files are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Drawer {
    #[default]
    Shut,
    Open,
}

impl Drawer {
    /// Draws the button, and the kinds once it was touched.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let label = view.text.get("history-export");
        let plate = Plate::new(&label).text(16.0).picked(Picked::when(*self == Self::Open));
        if plate.show(ui, vec2(ui.available_width(), 48.0 * grown(ui))).clicked() {
            *self = if *self == Self::Open { Self::Shut } else { Self::Open };
            ui.ctx().request_repaint();
        }
        if *self == Self::Shut {
            return None;
        }
        let mut command = None;
        grid(ui, &ExportForm::ALL, (90.0, 48.0), |ui, form, size| {
            let label = view.text.get(&format!("history-export-{}", form.key()));
            let name = view.text.with("history-export-name", &[("form", label.as_str().into())]);
            if Plate::new(&label).named(&name).text(16.0).show(ui, size).clicked() {
                command = Some(Command::Export(form));
            }
        });
        command
    }
}
