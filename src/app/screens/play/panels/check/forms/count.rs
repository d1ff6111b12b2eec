//! A number that is only counted.

use std::ops::RangeInclusive;

use egui::Ui;

use super::steps::steps;
use crate::app::screens::play::panel::{Figure, left};
use crate::app::screens::play::view::View;
use game::{DevelopmentCard, MOST_ATTACKS, MOST_DEFENDERS};
use kit::widgets::{hint, say};

/// Asks how many, from the number that the app believes.
pub fn show(ui: &mut Ui, view: &View<'_>, figure: Figure, count: &mut usize) {
    if let Some(key) = question(figure) {
        say(ui, &view.text.get(key));
    }
    let range = range(view, figure);
    if let Some(changed) = steps(ui, view, &label(view, figure), *count, &range) {
        *count = changed;
    }
    let now = figure.value(view);
    hint(ui, &view.text.with("truth-now", &[("value", now.into())]));
    if figure == Figure::Pile {
        let is_fixed = range.start() == range.end();
        hint(ui, &view.text.get(if is_fixed { "truth-pile-fixed" } else { "truth-pile-hint" }));
    }
}

/// The name of the steppers.
pub fn label(view: &View<'_>, figure: Figure) -> String {
    let label = figure.label(view);
    match figure.player() {
        Some(seat) => view.about_with("truth-label-of", seat, "label", label.into()),
        None => label,
    }
}

const fn question(figure: Figure) -> Option<&'static str> {
    match figure {
        Figure::Hidden(_) => Some("truth-hidden"),
        Figure::Knights(_) => Some("truth-knights"),
        Figure::Revealed(_) => Some("truth-revealed"),
        Figure::Pile => Some("truth-pile"),
        Figure::Defenders(_) => Some("truth-defenders"),
        Figure::Attacks => Some("truth-attacks"),
        _ => None,
    }
}

/// The range of values the number can have.
pub fn range(view: &View<'_>, figure: Figure) -> RangeInclusive<usize> {
    let setup = view.game.setup();
    let cards = |kind| usize::from(setup.development_cards(kind));
    match figure {
        Figure::Hand(_) => 0..=usize::from(setup.supply().total()),
        Figure::Knights(_) => 0..=cards(DevelopmentCard::Knight),
        Figure::Revealed(_) => 0..=cards(DevelopmentCard::VictoryPoint),
        Figure::Hidden(_) => 0..=DevelopmentCard::ALL.into_iter().map(cards).sum(),
        Figure::Defenders(_) => 0..=MOST_DEFENDERS.into(),
        Figure::Attacks => 0..=MOST_ATTACKS.into(),
        _ if view.state.is_voting() => left(view)..=left(view),
        _ => view.state.piles().least_left()..=left(view),
    }
}
