//! A panel of sentences, each with the mark of the player it is about.

use egui::{Label, RichText, Ui};

use crate::app::screens::statistics::about::About;
use game::Seat;
use kit::widgets::mark;
use kit::widgets::plot::{Words, panel};

/// The least height of a line: nothing in it is touched.
const LINE: f32 = 26.0;

pub(super) fn show(ui: &mut Ui, about: &About, title: String, lines: &[(Seat, String)]) {
    panel(ui, Words { titles: &[title], lines: &[], told: 0 }, |ui| {
        ui.spacing_mut().interact_size.y = LINE;
        for (seat, words) in lines {
            ui.horizontal(|ui| {
                mark(ui, about.color(*seat), 20.0);
                ui.add(Label::new(RichText::new(words).size(17.0)).wrap());
            });
        }
    });
}
