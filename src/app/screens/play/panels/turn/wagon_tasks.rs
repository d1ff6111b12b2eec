//! Tasks of wagons that are answered beside the island: the token that lay on top of a stack
//! (TRADERS 5.5).

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::view::{Squeeze, View};
use game::{Cargo, Deed, WagonDeed, WagonTask};
use kit::widgets::{FINGER, SizedButton, buttons};

/// Asks what is asked for `task`; where a bandit goes is touched on the island.
pub fn controls_of(ui: &mut Ui, view: &View<'_>, task: WagonTask) -> Option<Command> {
    let least = if view.squeeze >= Squeeze::Compact { FINGER } else { 56.0 };
    match task {
        WagonTask::Load { player, site } => {
            let cargo = buttons(ui, &Cargo::of(site), (110.0, least), |cargo| {
                SizedButton::new(view.text.named(&cargo))
            })?;
            Some(Command::Act(Deed::Wagons(WagonDeed::Load { player, cargo })))
        }
        WagonTask::Bandit { .. } => None,
    }
}
