//! Where the numbers come from, and entering what the table's own dice or printed cards
//! show.

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Head, Panel};
use crate::app::screens::play::parts::number_entry;
use crate::app::screens::play::view::View;
use game::{Deed, NumberSource};
use kit::widgets::{Icon, Picked, SizedButton, grid, hint, section};

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
    let mut command = None;
    grid(ui, &NumberSource::ALL, (150.0, 56.0), |ui, numbers, size| {
        let label = view.text.get(&format!("numbers-{}", numbers.key()));
        let is_used = numbers == view.state.numbers();
        let icon = match numbers {
            NumberSource::Cards | NumberSource::Printed => Icon::Card,
            NumberSource::Dice | NumberSource::Table => Icon::Dice,
        };
        let picked = if is_used { Picked::This } else { Picked::Not };
        let plate = SizedButton::new(&label).icon(icon).picked(picked);
        if plate.show(ui, size).clicked() && !is_used {
            command = Some(Command::Act(Deed::UseSource { numbers }));
        }
    });
    if view.state.numbers() != NumberSource::Table {
        section(ui, &view.text.get("numbers-once"));
        command = command.or(number_entry::roll(ui, view));
    }
    command
}
