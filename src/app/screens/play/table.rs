//! What may be changed about the table itself in the middle of a game.

use egui::{Ui, vec2};

use super::view::View;
use crate::app::command::Command;
use crate::app::widgets::{Icon, Plate};
use crate::game::Deed;

/// A row of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    /// The app reads its board back.
    Check,
    /// The island lies otherwise on the table.
    Turn,
    /// The position goes to a file.
    Position,
    /// The game is broken off.
    BreakOff,
    /// A game that is over is played on.
    PlayOn,
}

impl Row {
    /// What can be done now.
    fn offered(view: &View<'_>) -> Vec<Self> {
        let end = if view.state.over().is_some() { Self::PlayOn } else { Self::BreakOff };
        vec![Self::Check, Self::Turn, Self::Position, end]
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Check => "table-check",
            Self::Turn => "table-turn",
            Self::Position => "table-position",
            Self::BreakOff => "table-break-off",
            Self::PlayOn => "table-play-on",
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Self::Check => Icon::Check,
            Self::Turn => Icon::Turn,
            Self::Position => Icon::Card,
            Self::BreakOff => Icon::Cross,
            Self::PlayOn => Icon::Forward,
        }
    }

    fn chosen(self, view: &View<'_>) -> Chosen {
        Chosen::Command(match self {
            Self::Check => return Chosen::Check,
            Self::Turn => Command::Lie(view.game.lies().next()),
            Self::Position => Command::WritePosition,
            Self::BreakOff => Command::Act(Deed::BreakOff),
            Self::PlayOn => Command::Act(Deed::PlayOn),
        })
    }
}

/// What a row leads to.
pub(super) enum Chosen {
    Command(Command),
    /// The table check.
    Check,
}

/// Draws the menu.
pub(super) fn show(ui: &mut Ui, view: &View<'_>) -> Option<Chosen> {
    let mut chosen = None;
    for row in Row::offered(view) {
        let label = view.text.get(row.key());
        let size = vec2(ui.available_width(), 56.0);
        if Plate::new(&label).icon(row.icon()).show(ui, size).clicked() {
            chosen = Some(row.chosen(view));
        }
    }
    chosen
}
