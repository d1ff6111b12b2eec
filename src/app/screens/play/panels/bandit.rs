//! Bandits: one that goes to another path, and one that a wagon tries to drive off (TRADERS 5.3, 5.7).

use egui::{Key, Ui};

use crate::app::command::Command;
use crate::app::screens::play::panel::{IslandMode, Panel, PanelHead};
use crate::app::screens::play::parts::look_up;
use crate::app::screens::play::parts::number_entry::{has_dice, one_die};
use crate::app::screens::play::parts::touch_places::bandit_paths;
use crate::app::screens::play::view::View;
use board::{Path, Spot};
use cards::Die;
use game::{Deed, Seat, Task, Throw, WagonDeed, WagonTask};
use kit::widgets::{Touch, boxed, hint, say};
use words::almanac::EntryId;

/// A bandit that a 7 or a knight moves, with the paths it may go to.
#[derive(Debug)]
pub struct BanditPanel {
    pub from: Path,
}

impl BanditPanel {
    /// Returns what a touch on `spot` does.
    fn deed(&self, view: &View<'_>, spot: Spot) -> Option<Deed> {
        let Spot::Path(to) = spot else { return None };
        let player = mover(view)?;
        Some(Deed::Wagons(WagonDeed::MoveBandit { player, from: self.from, to }))
    }
}

/// The player who has to move a bandit of their choice.
fn mover(view: &View<'_>) -> Option<Seat> {
    view.state.open_tasks().iter().find_map(|task| {
        let Task::Wagons(WagonTask::Bandit { player, from: None, .. }) = task else { return None };
        Some(*player)
    })
}

impl Panel for BanditPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("bandit").titled("wagons-bandit-title").cancels()
    }

    fn owner(&self, view: &View<'_>) -> Option<Seat> {
        mover(view)
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        boxed(ui, |ui| say(ui, &view.text.get("wagons-bandit-where")));
        hint(ui, &view.with("wagons-bandit-from", &[("place", &view.place(self.from.into()))]));
        None
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        let choices = bandit_paths(view).into_iter().map(Spot::Path).collect();
        IslandMode { choices, selected: Some(self.from.into()), ..IslandMode::plain(view) }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Command> {
        let Touch::Spot(spot) = touch else { return None };
        self.deed(view, spot).map(Command::Finish)
    }

    fn moves_to_one(&self) -> bool {
        true
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Command> {
        if spot == self.from.into() {
            return Some(Command::Back);
        }
        Some(self.deed(view, spot).map_or(Command::Back, Command::Act))
    }
}

/// A bandit beside the wagon, and the die that drives it off or doesn't.
#[derive(Debug)]
pub struct DriveOffPanel {
    pub at: Path,
}

impl Panel for DriveOffPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("drive-off").titled("wagons-drive-title").cancels().letter(Key::G)
    }

    fn owner(&self, view: &View<'_>) -> Option<Seat> {
        Some(view.builder())
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let level = view.state.wagon(view.builder())?.level;
        let numbers: Vec<String> = Die::ALL
            .into_iter()
            .filter(|die| level.drives_off(*die))
            .map(|die| die.pips().to_string())
            .collect();
        let (number, count) = (view.text.joined(&numbers), level.number());
        let words = view.with("wagons-drive-with", &[("level", &count), ("numbers", &number)]);
        boxed(ui, |ui| say(ui, &words));
        if !view.is_low() {
            let key = if has_dice(view) { "wagons-drive-hint-rolls" } else { "wagons-drive-hint" };
            hint(ui, &view.text.get(key));
        }
        let outcome = |die| {
            let key =
                if level.drives_off(die) { "wagons-drive-goes" } else { "wagons-drive-stays" };
            view.text.get(key)
        };
        let deed = |die| Deed::Wagons(WagonDeed::DriveOff { at: self.at, die });
        let thrown = one_die(ui, view, Throw::DriveOff(self.at), outcome, deed);
        thrown.or_else(|| look_up::buttons(ui, view, [EntryId::WAGONS]))
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        IslandMode { selected: Some(self.at.into()), ..IslandMode::plain(view) }
    }

    fn unmarked(&mut self, _: &View<'_>, _: Spot) -> Option<Command> {
        Some(Command::Back)
    }
}
