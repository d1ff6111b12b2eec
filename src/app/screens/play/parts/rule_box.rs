//! A rule in plain words, below the badge that says whose it is.

use egui::{Label, RichText, Ui};

use super::badge::badge;
use crate::app::screens::play::view::View;
use kit::widgets::boxed;
use words::game::why::RuleWords;

/// Draws it.
pub fn rule_box(ui: &mut Ui, view: &View<'_>, said: &RuleWords) {
    boxed(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        badge(ui, view, said.authority);
        ui.add(Label::new(RichText::new(&said.words).size(17.0)).wrap());
    });
}
