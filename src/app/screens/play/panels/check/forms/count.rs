//! Facts that are counted: one number, a hand, or the decks of progress cards.

use std::ops::RangeInclusive;

use egui::{Ui, vec2};
use enum_map::EnumMap;

use super::Draft;
use crate::app::screens::play::panel::Figure;
use crate::app::screens::play::panels::check::offers::steps;
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use game::{Context, PROGRESS_CARDS, Seat, Track, base_facts};
use kit::theme::strong;
use kit::widgets::{GAP, hint, say, segments, spaced, stepper, write_in};

/// Asks how many, from the number that the app believes.
pub fn show(ui: &mut Ui, view: &View<'_>, figure: Figure, count: &mut usize) {
    let question = match figure {
        Figure::Fact(fact, _) => format!("truth-{}", fact.key),
        _ => "truth-pile".to_owned(),
    };
    if view.text.has(&question) {
        say(ui, &view.text.get(&question));
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
fn label(view: &View<'_>, figure: Figure) -> String {
    let label = figure.label(view);
    match figure.player() {
        Some(seat) => view.about_with("truth-label-of", seat, "label", label.into()),
        None => label,
    }
}

/// The range of values the number can have.
fn range(view: &View<'_>, figure: Figure) -> RangeInclusive<usize> {
    let fact = match figure {
        Figure::Fact(fact, _) => fact,
        Figure::Hand(_) => &base_facts::HandSize,
        _ => &base_facts::Pile,
    };
    let range = fact.range(&Context::of(view.state)).unwrap_or(0..=0);
    let long = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
    long(*range.start())..=long(*range.end())
}

/// Asks for the cards, or how many they are.
pub fn hand(ui: &mut Ui, view: &View<'_>, seat: Seat, draft: &mut Draft) {
    let Some(hands) = view.state.hands() else { return };
    // By their kinds, or only counted.
    let ways = [(true, view.text.get("truth-by-kind")), (false, view.text.get("truth-only-count"))];
    let is_by_kind = matches!(draft, Draft::Kinds(_));
    match segments(ui, &ways, is_by_kind).filter(|to| *to != is_by_kind) {
        Some(true) => *draft = Draft::Kinds(view.known(seat)),
        Some(false) => *draft = Draft::Count(hands.size(seat).into()),
        None => {}
    }
    match draft {
        Draft::Kinds(cards) => {
            let label = view.about("correct-label", seat);
            controls::counts(ui, view, &label, cards, view.game.setup().supply());
        }
        Draft::Count(count) => {
            say(ui, &view.text.get("truth-hand"));
            let figure = Figure::Hand(seat);
            let changed = steps(ui, view, &label(view, figure), *count, &range(view, figure));
            *count = changed.unwrap_or(*count);
            hint(ui, &view.text.get("truth-count-hint"));
        }
        Draft::Decks(_) | Draft::Merchant { .. } | Draft::Touch => {}
    }
}

/// A stepper for each deck of progress cards that a player holds (KNIGHTS 8).
pub fn decks(ui: &mut Ui, view: &View<'_>, seat: Seat, held: &mut EnumMap<Track, u8>) {
    say(ui, &view.text.get("truth-progress"));
    for track in Track::ALL {
        let label = view.text.get(&format!("figure-deck-{}", track.key()));
        let spoken = view.about_with("truth-label-of", seat, "label", label.as_str().into());
        let name = |key: &str| view.text.with(key, &[("label", spoken.as_str().into())]);
        spaced(ui, GAP, |ui| {
            let room = vec2((ui.available_width() - 144.0 - GAP).min(160.0), 48.0);
            let (rect, _) = ui.allocate_exact_size(room, egui::Sense::hover());
            let font = strong(ui.ctx(), 17.0);
            write_in(ui, rect, egui::Align::Min, &label, &font, view.palette.text);
            let names = (name("truth-less"), name("truth-more"));
            let range = 0..=PROGRESS_CARDS;
            let change = stepper(ui, (&names.0, &names.1), held[track], &range);
            held[track] = held[track].saturating_add_signed(change.unwrap_or(0));
        });
    }
    let now = Track::ALL.map(|track| view.of_deck(track, view.state.progress_of(seat, track)));
    let now = view.text.joined(&now);
    hint(ui, &view.text.with("truth-now", &[("value", now.into())]));
}
