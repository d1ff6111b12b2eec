//! The Alchemist: which dice are set instead of rolling or drawing.

use egui::Ui;

use super::candidates;
use crate::app::command::Command;
use crate::app::screens::play::panel::Next;
use crate::app::screens::play::parts::number_entry::face;
use crate::app::screens::play::view::View;
use cards::Die;
use game::Play;
use kit::theme::bounds::Within;
use kit::widgets::{self, GAP, Picked};

/// The dice chosen so far.
#[derive(Debug, Default)]
pub struct Dice {
    red: Option<Die>,
    yellow: Option<Die>,
}

impl Dice {
    /// A row of faces for each die.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let wide = ((ui.available_width() - GAP * 5.0) / 6.0).within(48.0, 110.0);
        for (die, chosen) in
            [(widgets::Die::Red, &mut self.red), (widgets::Die::Yellow, &mut self.yellow)]
        {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                for value in Die::ALL {
                    let picked = Picked::when(*chosen == Some(value));
                    if face(ui, view, (die, value), picked, wide) {
                        *chosen = Some(value);
                    }
                }
            });
        }
    }

    /// The button that sets them.
    pub fn next(&self, view: &View<'_>) -> Next {
        let (Some(red), Some(yellow)) = (self.red, self.yellow) else {
            return Next::when(view.text.get("progress-dice-wanted"), None);
        };
        let sum = red.pips() + yellow.pips();
        let label = view.text.with("progress-dice-set", &[("number", sum.into())]);
        Next::go(label, Command::Act(candidates::deed(Play::Alchemist { red, yellow })))
    }
}
