//! Tasks of oil that are answered beside the island: the dice of a disaster (TRADERS 7.5).

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::view::{Squeeze, View};
use game::{Deed, OilDeed, OilTask, Roll};
use kit::widgets::{FINGER, SizedButton, buttons};

/// Asks what is asked for `task`; a hex is touched.
pub fn controls_of(ui: &mut Ui, view: &View<'_>, task: &OilTask) -> Option<Command> {
    match task {
        OilTask::Disaster { .. } => {
            let least = if view.squeeze >= Squeeze::Compact { FINGER } else { 56.0 };
            let numbers: Vec<Roll> = (2..=12).filter_map(|sum| Roll::try_from(sum).ok()).collect();
            let number = buttons(ui, &numbers, (FINGER, least), |number| {
                SizedButton::new(number.number().to_string()).named(
                    view.text.with("oil-act-disaster", &[("number", number.number().into())]),
                )
            })?;
            Some(Command::Act(Deed::Oil(OilDeed::Disaster { number })))
        }
        OilTask::Lot { .. } => None,
    }
}
