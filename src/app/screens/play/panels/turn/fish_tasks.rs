//! Tasks of fish that are answered beside the island: an exchange, and who drew the boot
//! (TRADERS 1.4, 1.6).

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::view::{Squeeze, View};
use game::{Deed, FishDeed, FishTask};
use kit::widgets::{FINGER, Icon, SizedButton, buttons};

/// Asks what is asked for `task`.
pub fn controls_of(ui: &mut Ui, view: &View<'_>, task: &FishTask) -> Option<Command> {
    let least = if view.squeeze >= Squeeze::Compact { FINGER } else { 56.0 };
    let deed = match task {
        FishTask::Exchange { player } => {
            let player = buttons(ui, &[*player], (110.0, least), |seat| {
                SizedButton::new(view.text.get("fish-exchange-done"))
                    .icon(Icon::Fish)
                    .named(view.about("fish-act-exchange", seat))
            })?;
            FishDeed::Exchange { player }
        }
        FishTask::Boot { among, .. } => {
            let player = buttons(ui, among, (110.0, least), |seat| {
                let button = SizedButton::new(view.name(seat)).of(view.color(seat));
                button.named(view.about("fish-act-draw-boot", seat))
            })?;
            FishDeed::DrawBoot { player }
        }
    };
    Some(Command::Act(Deed::Fish(deed)))
}
