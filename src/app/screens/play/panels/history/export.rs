//! Exporting the history: which kind of file.

use egui::{Ui, vec2};

use crate::app::command::Command;
use crate::app::screens::play::view::View;
use crate::app::widgets::{Icon, Picked, SizedButton, grid};
use crate::store::ExportForm;

/// Whether the kinds of files are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Drawer {
    #[default]
    Shut,
    Open,
}

impl Drawer {
    /// Draws the button that opens it, with its label if there is room.
    pub fn handle(&mut self, ui: &mut Ui, view: &View<'_>) {
        let word = view.text.get("history-export");
        let wide = 150.0;
        let fits = ui.available_size_before_wrap().x >= wide;
        let (label, wide) = if fits { (word.as_str(), wide) } else { ("", 48.0) };
        let plate = SizedButton::new(label).named(&word).icon(Icon::Export).text(16.0);
        let plate = plate.picked(Picked::when(*self == Self::Open));
        if plate.show(ui, vec2(wide, 48.0)).clicked() {
            *self = if *self == Self::Open { Self::Shut } else { Self::Open };
            ui.ctx().request_repaint();
        }
    }

    /// Draws the kinds while it is open.
    pub fn show(self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        if self == Self::Shut {
            return None;
        }
        let mut command = None;
        grid(ui, &ExportForm::ALL, (90.0, 48.0), |ui, form, size| {
            let label = view.text.get(&format!("history-export-{}", form.key()));
            let name = view.text.with("history-export-name", &[("form", label.as_str().into())]);
            if SizedButton::new(&label).named(&name).text(16.0).show(ui, size).clicked() {
                command = Some(Command::Export(form));
            }
        });
        command
    }
}
