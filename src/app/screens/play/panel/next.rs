//! The button at the bottom: what comes next.

use egui::Ui;

use super::{Ask, Page};
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use game::Seat;
use kit::theme::Tone;
use kit::widgets::SizedButton;

/// The button at the bottom.
#[derive(Debug)]
pub struct Next {
    label: String,
    name: String,
    /// What it says where there is no room for the label.
    brief: Option<String>,
    who: Option<Seat>,
    rank: Rank,
    does: Does,
}

#[derive(Clone, Copy, Debug)]
enum Rank {
    /// Moves on.
    Primary,
    /// Gets around a duty.
    Quiet,
}

#[derive(Debug)]
enum Does {
    Asks(Ask),
    /// Not ready yet.
    Nothing,
    /// There is no such button.
    Absent,
}

/// Below this width its label is cut short.
const NARROW: f32 = 120.0;

impl Next {
    /// Moves on.
    pub fn go(label: String, command: Command) -> Self {
        Self::when(label, Some(command))
    }

    /// Moves on, once there is a command.
    pub fn when(label: String, command: Option<Command>) -> Self {
        let does = command.map_or(Does::Nothing, |command| Does::Asks(Ask::Do(command)));
        Self { name: label.clone(), label, brief: None, who: None, rank: Rank::Primary, does }
    }

    /// Gets around a duty.
    pub fn quiet(label: String, name: String, command: Command) -> Self {
        Self {
            label,
            name,
            brief: None,
            who: None,
            rank: Rank::Quiet,
            does: Does::Asks(Ask::Do(command)),
        }
    }

    /// Goes back to the panel below.
    pub fn back(label: String) -> Self {
        let does = Does::Asks(Ask::Back);
        Self { name: label.clone(), label, brief: None, who: None, rank: Rank::Quiet, does }
    }

    /// Goes back to the panel below, and has something done.
    pub fn leave(label: String, command: Command) -> Self {
        let does = Does::Asks(Ask::Leave(command));
        Self { name: label.clone(), label, brief: None, who: None, rank: Rank::Primary, does }
    }

    /// Moves on to another page, or to the turn after the last one.
    pub fn page(label: String, page: Option<Page>) -> Self {
        let ask = page.map_or(Ask::Close, Ask::Open);
        let does = Does::Asks(ask);
        Self { name: label.clone(), label, brief: None, who: None, rank: Rank::Primary, does }
    }

    /// No button.
    pub const fn none() -> Self {
        let (rank, does) = (Rank::Quiet, Does::Absent);
        Self { label: String::new(), name: String::new(), brief: None, who: None, rank, does }
    }

    /// With fewer words for a narrow button.
    #[must_use]
    pub fn brief(self, words: String) -> Self {
        Self { brief: Some(words), ..self }
    }

    /// With the mark of the player it names.
    #[must_use]
    pub fn of(self, seat: Seat) -> Self {
        Self { who: Some(seat), ..self }
    }

    /// What it asks for.
    pub fn press(&self) -> Option<Ask> {
        match &self.does {
            Does::Asks(ask) => Some(ask.clone()),
            Does::Nothing | Does::Absent => None,
        }
    }

    /// Draws it, filling `ui`; returns what it asks for if it was touched.
    pub fn show(&self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let tone: Tone = match self.rank {
            Rank::Primary => view.palette.primary,
            Rank::Quiet => view.palette.quiet,
        };
        match self.does {
            Does::Absent => return None,
            Does::Nothing => ui.disable(),
            Does::Asks(_) => {}
        }
        let size = ui.max_rect().size();
        let brief = self.brief.as_ref().filter(|_| size.x < NARROW);
        let plate =
            SizedButton::new(brief.unwrap_or(&self.label)).named(&self.name).tone(tone).text(22.0);
        let plate = self.who.map_or(plate, |seat| plate.of(view.color(seat)));
        if plate.show(ui, size).clicked() { self.press() } else { None }
    }
}
