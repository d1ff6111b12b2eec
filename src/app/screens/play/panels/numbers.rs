//! Where the numbers come from, and entering what the table's own dice or printed cards
//! show.

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Head, Panel};
use crate::app::screens::play::parts::number_entry;
use crate::app::screens::play::view::View;
use game::{Deed, NumberSource};
use kit::widgets::{Icon, SizedButton, buttons, hint, section};

/// Where numbers come from.
#[derive(Debug)]
pub struct NumbersPanel;

impl Panel for NumbersPanel {
    fn head(&self) -> Head {
        Head::new("numbers").titled("numbers-title").cancels().rolls()
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        show(ui, view).map(Ask::Do)
    }
}

/// The panel: the source from now on, or what the dice show this time.
fn show(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    hint(ui, &view.text.get("numbers-hint"));
    let now = view.state.numbers();
    let touched = buttons(ui, &NumberSource::ALL, (150.0, 56.0), |numbers| {
        let icon = match numbers {
            NumberSource::Cards | NumberSource::Printed => Icon::Card,
            NumberSource::Dice | NumberSource::Table => Icon::Dice,
        };
        let label = view.text.get(&format!("numbers-{}", numbers.key()));
        SizedButton::new(label).icon(icon).chosen(numbers == now)
    });
    let changed = touched.filter(|numbers| *numbers != now);
    let mut command = changed.map(|numbers| Command::Act(Deed::UseSource { numbers }));
    if now != NumberSource::Table {
        section(ui, &view.text.get("numbers-once"));
        command = command.or(number_entry::roll(ui, view));
    }
    command
}
