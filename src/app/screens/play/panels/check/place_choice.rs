//! One thing that may really be at a place, as a button.

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::panel::CheckStep;
use crate::app::screens::play::view::View;
use game::{Color, Correction, Deed, Seat};
use kit::theme::Tone;
use kit::widgets::{Icon, Picked, SizedButton, grid};

/// One thing that may be there.
pub struct PlaceChoice {
    label: String,
    is: Correction,
    icon: Option<Icon>,
    mark: Option<Color>,
    tone: Option<Tone>,
    picked: Picked,
}

impl PlaceChoice {
    /// What it is called, and what it comes to.
    pub const fn new(label: String, is: Correction) -> Self {
        Self { label, is, icon: None, mark: None, tone: None, picked: Picked::NoChoice }
    }

    /// With an icon.
    pub fn icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// With its owner's mark.
    pub fn mark(self, color: Color) -> Self {
        Self { mark: Some(color), ..self }
    }

    /// With its owner's mark, unless it is clear whose all of these pieces are.
    pub fn owned_by(self, view: &View<'_>, (seat, icon): (Seat, Icon), step: CheckStep) -> Self {
        if step == CheckStep::Player(seat) {
            return self.icon(icon);
        }
        self.mark(view.color(seat))
    }

    /// In its own colors.
    pub fn tone(self, tone: Tone) -> Self {
        Self { tone: Some(tone), ..self }
    }

    /// Marked as the current one.
    pub fn picked(self, is_so: bool) -> Self {
        Self { picked: Picked::when(is_so), ..self }
    }
}

/// Buttons for what may be there; the one for what is there already does nothing.
pub fn options(
    ui: &mut Ui,
    view: &View<'_>,
    options: &[PlaceChoice],
    size: (f32, f32),
) -> Option<Command> {
    let mut chosen = None;
    let all: Vec<&PlaceChoice> = options.iter().collect();
    grid(ui, &all, size, |ui, option, size| {
        let name = view.correct(&option.is);
        let mut plate =
            SizedButton::new(&option.label).named(&name).picked(option.picked).text(17.0);
        if let Some(icon) = option.icon {
            plate = plate.icon(icon);
        }
        if let Some(color) = option.mark {
            plate = plate.of(color);
        }
        if let Some(tone) = option.tone {
            plate = plate.tone(tone);
        }
        if plate.show(ui, size).clicked() && option.picked != Picked::This {
            let correction = option.is.clone();
            chosen = Some(Command::Act(Deed::Correct { correction }));
        }
    });
    chosen
}
