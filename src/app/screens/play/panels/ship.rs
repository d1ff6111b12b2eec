//! Correcting the barbarian ship by hand.

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Next, Page, Panel};
use crate::app::screens::play::parts::barbarians::way_words;
use crate::app::screens::play::view::View;
use crate::app::widgets::{Picked, SizedButton, grid, hint, say};
use crate::game::{BarbarianTrack, Deed, Task};

/// The page for correcting the ship.
#[derive(Debug)]
pub struct ShipPanel;

impl Panel for ShipPanel {
    fn name(&self, _: &View<'_>) -> &'static str {
        "ship"
    }

    fn shows(&self, page: &Page) -> bool {
        *page == Page::Ship
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.text.get("ship-title"))
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        show(ui, view).map(Ask::Do)
    }

    fn next(&self, view: &View<'_>) -> Next {
        Next::back(view.text.get("chooser-cancel"))
    }
}

fn show(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &way_words(view));
    if view.state.tasks().iter().any(|task| matches!(task, Task::Barbarians { .. })) {
        hint(ui, &view.text.get("ship-fight-first"));
        return None;
    }
    hint(ui, &view.text.get("ship-hint"));
    let places: Vec<BarbarianTrack> = (0..=BarbarianTrack::ISLAND.steps())
        .filter_map(|step| BarbarianTrack::try_from(step).ok())
        .collect();
    let mut command = None;
    grid(ui, &places, (100.0, 56.0), |ui, to, size| {
        let label = match to {
            BarbarianTrack::HARBOR => view.text.get("ship-harbor"),
            to => view.text.with("ship-step", &[("step", to.steps().into())]),
        };
        let name = view.text.with("ship-to", &[("place", label.as_str().into())]);
        let is_here = to == view.state.barbarians();
        let picked = if is_here { Picked::This } else { Picked::Not };
        let plate = SizedButton::new(&label).named(&name).picked(picked);
        if plate.show(ui, size).clicked() && !is_here {
            command = Some(Command::Act(Deed::MoveBarbarians { to }));
        }
    });
    command
}
