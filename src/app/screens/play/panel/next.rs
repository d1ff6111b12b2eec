//! The button at the bottom: what comes next.

use egui::Ui;

use super::{Ask, Page};
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use game::Seat;
use kit::widgets::SizedButton;

/// The button at the bottom.
#[derive(Debug)]
pub struct Next {
    label: String,
    name: String,
    /// What it says where there is no room for the label.
    brief: Option<String>,
    who: Option<Seat>,
    /// It gets around a duty, or leads back.
    is_quiet: bool,
    does: Does,
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
    fn of_kind(label: String, is_quiet: bool, does: Does) -> Self {
        Self { name: label.clone(), label, brief: None, who: None, is_quiet, does }
    }

    /// Moves on.
    pub fn go(label: String, command: Command) -> Self {
        Self::when(label, Some(command))
    }

    /// Moves on, once there is a command.
    pub fn when(label: String, command: Option<Command>) -> Self {
        let does = command.map_or(Does::Nothing, |command| Does::Asks(Ask::Do(command)));
        Self::of_kind(label, false, does)
    }

    /// Goes back to the panel below.
    pub fn back(label: String) -> Self {
        Self::of_kind(label, true, Does::Asks(Ask::Back))
    }

    /// Goes back to the panel below, and has something done.
    pub fn leave(label: String, command: Command) -> Self {
        Self::of_kind(label, false, Does::Asks(Ask::Leave(command)))
    }

    /// Moves on to another page, or to the turn after the last one.
    pub fn page(label: String, page: Option<Page>) -> Self {
        Self::of_kind(label, false, Does::Asks(page.map_or(Ask::Close, Ask::Open)))
    }

    /// No button.
    pub fn none() -> Self {
        Self::of_kind(String::new(), true, Does::Absent)
    }

    /// Gets around a duty, if `yes`, or must not look like the way on yet.
    #[must_use]
    pub fn quiet(self, yes: bool) -> Self {
        Self { is_quiet: yes, ..self }
    }

    /// With another name than the label for screen readers.
    #[must_use]
    pub fn named(self, name: String) -> Self {
        Self { name, ..self }
    }

    /// With fewer words for a narrow button.
    #[must_use]
    pub fn brief(self, words: String) -> Self {
        Self { brief: Some(words), ..self }
    }

    /// With the mark of the player it names, if it names one.
    #[must_use]
    pub fn of(self, seat: impl Into<Option<Seat>>) -> Self {
        Self { who: seat.into(), ..self }
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
        match self.does {
            Does::Absent => return None,
            Does::Nothing => ui.disable(),
            Does::Asks(_) => {}
        }
        let tone = if self.is_quiet { view.palette.quiet } else { view.palette.primary };
        let size = ui.max_rect().size();
        let brief = self.brief.as_ref().filter(|_| size.x < NARROW);
        let plate = SizedButton::new(brief.unwrap_or(&self.label)).named(&self.name).tone(tone);
        let plate = plate.text(22.0).of(self.who.map(|seat| view.color(seat)));
        if plate.show(ui, size).clicked() { self.press() } else { None }
    }
}
