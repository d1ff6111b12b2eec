//! Rows with a number that goes up and down.

use egui::{Label, RichText, Ui, vec2};

use super::draft::{At, Draft};
use super::words::{Called, bad_start};
use crate::app::screens::decks::parts::say;
use crate::app::text::Text;
use crate::app::widgets::{resource_chip, stepper, warning_box};
use crate::board::Resource;
use crate::game::Cards;

/// How wide a stepper is.
const STEPPER: f32 = 3.0 * 48.0;

/// A label and its number; returns the change that was asked for. There is
/// always one more: what can't be is refused with the reason, not with a dead
/// button.
pub fn count_row(ui: &mut Ui, label: &str, (less, more): (&str, &str), value: u16) -> Option<i8> {
    let mut change = None;
    ui.horizontal(|ui| {
        let wide = (ui.available_width() - STEPPER - ui.spacing().item_spacing.x).max(48.0);
        ui.allocate_ui(vec2(wide, 48.0), |ui| {
            ui.set_min_size(vec2(wide, 48.0));
            ui.centered_and_justified(|ui| {
                let words = RichText::new(label).size(17.0);
                ui.add(Label::new(words).wrap().halign(egui::Align::Min));
            });
        });
        let value = u8::try_from(value).unwrap_or(u8::MAX);
        change = stepper(ui, (less, more), value, &(0..=u8::MAX));
    });
    change
}

/// The five kinds with a number each, as many beside each other as fit;
/// `names` says what the buttons of a kind are called.
pub fn kinds_rows(
    ui: &mut Ui,
    text: &Text,
    cards: Cards,
    names: impl Fn(Resource) -> (String, String),
) -> Option<(Resource, i8)> {
    let mut touched = None;
    let columns = if ui.available_width() >= 2.0 * (STEPPER + 118.0) { 2 } else { 1 };
    let wide = ui.available_width() / columns as f32;
    for row in Resource::ALL.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for kind in row {
                let size = vec2(wide, 48.0);
                ui.allocate_ui(size, |ui| {
                    ui.set_min_size(size);
                    ui.horizontal_centered(|ui| {
                        resource_chip(ui, text, *kind, cards.get(*kind));
                        let room = (ui.available_width() - STEPPER).max(4.0);
                        ui.add_space(if columns == 1 { room } else { 6.0 });
                        let (less, more) = names(*kind);
                        let value = cards.get(*kind);
                        let change = stepper(ui, (&less, &more), value, &(0..=u8::MAX));
                        if let Some(change) = change {
                            touched = Some((*kind, change));
                        }
                    });
                });
            }
        });
    }
    touched
}

/// Why the last change here was refused, where it was made.
pub fn refused(ui: &mut Ui, text: &Text, draft: &Draft, at: At, called: Called<'_>) {
    if let Some(why) = draft.refused(at) {
        warning_box(ui, |ui| say(ui, &bad_start(text, why, called)));
    }
}
