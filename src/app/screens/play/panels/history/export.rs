//! Exporting the history, or pictures of the game: which kind of file.

use egui::{Ui, vec2};

use crate::app::command::Command;
use crate::app::screens::play::view::View;
use kit::widgets::{Icon, SizedButton, buttons};
use store::ExportForm;

/// What can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Export {
    History(ExportForm),
    /// How the table stands.
    Picture,
    /// All of the game.
    Animation,
}

impl Export {
    fn all() -> Vec<Self> {
        let histories = ExportForm::ALL.into_iter().map(Self::History);
        histories.chain([Self::Picture, Self::Animation]).collect()
    }

    /// Its label, and what a screen reader says.
    fn names(self, view: &View<'_>) -> (String, String) {
        let alone = |key: &str, name: &str| (view.text.get(key), view.text.get(name));
        match self {
            Self::History(form) => {
                let label = view.text.get(&format!("history-export-{}", form.key()));
                let values = [("form", label.as_str().into())];
                let name = view.text.with("history-export-name", &values);
                (label, name)
            }
            Self::Picture => alone("export-picture", "win-picture"),
            Self::Animation => alone("export-animation", "win-animation"),
        }
    }

    const fn command(self) -> Command {
        match self {
            Self::History(form) => Command::Export(form),
            Self::Picture => Command::WriteKeepsake,
            Self::Animation => Command::WriteAnimation,
        }
    }
}

/// The kinds of files, while they are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawer {
    is_open: bool,
}

impl Drawer {
    /// Draws the button that opens it, with its label if there is room.
    pub fn handle(&mut self, ui: &mut Ui, view: &View<'_>) {
        let word = view.text.get("history-export");
        let wide = 150.0;
        let fits = ui.available_size_before_wrap().x >= wide;
        let (label, wide) = if fits { (word.as_str(), wide) } else { ("", 48.0) };
        let plate = SizedButton::new(label).named(&word).icon(Icon::Export).text(16.0);
        if plate.chosen(self.is_open).show(ui, vec2(wide, 48.0)).clicked() {
            self.is_open = !self.is_open;
            ui.ctx().request_repaint();
        }
    }

    /// Draws the kinds while it is open.
    pub fn show(self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let all = if self.is_open { Export::all() } else { Vec::new() };
        let touched = buttons(ui, &all, (90.0, 48.0), |export| {
            let (label, name) = export.names(view);
            SizedButton::new(label).named(name).text(16.0)
        });
        touched.map(Export::command)
    }
}
