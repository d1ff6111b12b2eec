//! Tasks of wagons that are answered beside the island: the token that lay on top of a stack
//! (TRADERS 5.5).

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::parts::keys;
use crate::app::screens::play::view::{Squeeze, View};
use game::{Cargo, Deed, WagonDeed, WagonTask};
use kit::widgets::{FINGER, Icon, SizedButton, buttons};

/// Asks what is asked for `task`; where a bandit goes is touched on the island.
pub fn controls_of(ui: &mut Ui, view: &View<'_>, task: WagonTask) -> Option<Command> {
    let least = if view.squeeze >= Squeeze::Compact { FINGER } else { 56.0 };
    match task {
        WagonTask::Load { player, site } => {
            let all = Cargo::of(site);
            let typed = keys::digit(ui).and_then(|digit| usize::from(digit).checked_sub(1));
            let typed = typed.and_then(|nth| all.get(nth).copied());
            let touched = buttons(ui, &all, (130.0, least), |cargo| {
                let name = view.with(
                    "wagons-act-load",
                    &[("who", &player), ("cargo", &view.text.named(&cargo))],
                );
                SizedButton::new(view.text.named(&cargo)).named(name).icon(icon(cargo))
            });
            let cargo = touched.or(typed)?;
            Some(Command::Act(Deed::Wagons(WagonDeed::Load { player, cargo })))
        }
        WagonTask::Bandit { .. } => None,
    }
}

const fn icon(cargo: Cargo) -> Icon {
    match cargo {
        Cargo::Glass => Icon::Glass,
        Cargo::Marble => Icon::Marble,
        Cargo::Sand => Icon::Sand,
        Cargo::Tools => Icon::Tools,
    }
}
