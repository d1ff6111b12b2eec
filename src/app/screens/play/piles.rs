//! The piles: what is left of them, what was promised of their order, and the
//! order itself as soon as nobody can draw from it any more.

use egui::{Label, RichText, Ui, vec2};

use super::parts::{bold, boxed, hint, say, section};
use super::view::View;
use crate::app::command::Command;
use crate::app::theme::strong;
use crate::app::widgets::{Icon, Plate};
use crate::cards::{Arrangement, PileCard, Preparation};
use crate::game::{NumberSource, Standing};

/// Which pile is looked at more closely.
#[derive(Debug, Default)]
pub(super) struct PilesDraft {
    /// By its place in the list.
    opened: Option<usize>,
}

/// Whether a pile's order is still a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    Sealed,
    Revealed,
}

/// What may be known of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    /// So many of its cards are left.
    Drawing(usize),
    /// It waits until the ones before are done.
    Waiting(usize),
    /// Nobody draws from it any more.
    Spent,
    /// An undo left it behind; its outcome is used again.
    Abandoned,
}

struct Entry<'a> {
    pile: &'a Preparation,
    title: String,
    known: Known,
}

/// Draws the panel.
pub(super) fn show(ui: &mut Ui, view: &View<'_>, draft: &mut PilesDraft) -> Option<Command> {
    hint(ui, &view.text.get("piles-promise"));
    if view.state.numbers() == NumberSource::Printed {
        let count = view.state.printed().left();
        boxed(ui, |ui| say(ui, &view.text.with("printed-left", &[("count", count.into())])));
    }
    let entries = entries(view);
    let is_old = |entry: &Entry<'_>| matches!(entry.known, Known::Spent | Known::Abandoned);
    let mut begun = None;
    for (nth, entry) in entries.iter().enumerate() {
        let old = is_old(entry);
        if begun != Some(old) {
            let title = if old { "piles-earlier" } else { "piles-now" };
            section(ui, &view.text.get(title));
            begun = Some(old);
        }
        pile(ui, view, draft, nth, entry);
    }
    None
}

/// All piles of the game, those in play first, then the latest first.
fn entries<'a>(view: &View<'a>) -> Vec<Entry<'a>> {
    let state = view.state;
    let shuffles = view.game.shuffles();
    let now = state.piles().preparations().map(Preparation::commitment);
    let mut seen: Vec<_> = now.collect();
    let mut entries = Vec::new();
    for (nth, stack) in state.piles().stacks().iter().enumerate() {
        let known = match (state.piles().is_spent(nth), nth == state.piles().current()) {
            (true, _) => Known::Spent,
            (false, true) => Known::Drawing(stack.left()),
            (false, false) => Known::Waiting(stack.left()),
        };
        entries.push(Entry { pile: stack.preparation(), title: title(view, nth), known });
    }
    // What lies on the branch comes before its copies that an undo left.
    for wanted in [Standing::Current, Standing::Abandoned] {
        for (shuffle, _) in shuffles.iter().rev().filter(|(_, standing)| *standing == wanted) {
            for (nth, pile) in shuffle.piles().iter().enumerate() {
                if seen.contains(&pile.commitment()) {
                    continue;
                }
                seen.push(pile.commitment());
                let known = match wanted {
                    Standing::Current => Known::Spent,
                    Standing::Abandoned => Known::Abandoned,
                };
                entries.push(Entry { pile, title: title(view, nth), known });
            }
        }
    }
    entries.sort_by_key(|entry| match entry.known {
        Known::Drawing(_) | Known::Waiting(_) => 0,
        Known::Spent => 1,
        Known::Abandoned => 2,
    });
    entries
}

/// The decks of pile `nth`.
fn title(view: &View<'_>, nth: usize) -> String {
    let setup = view.game.setup();
    let decks = setup.decks.iter().map(|deck| view.text.deck_title(deck));
    match setup.rules.cards.arrangement {
        Arrangement::Stacks => decks.skip(nth).take(1).collect(),
        Arrangement::Mixed => {
            let decks: Vec<String> = decks.collect();
            view.list(&decks)
        }
    }
}

fn pile(ui: &mut Ui, view: &View<'_>, draft: &mut PilesDraft, nth: usize, entry: &Entry<'_>) {
    let is_over = view.state.over().is_some();
    let order =
        if is_over || entry.known == Known::Spent { Order::Revealed } else { Order::Sealed };
    let code = entry.pile.commitment().short();
    boxed(ui, |ui| {
        let font = strong(ui.ctx(), 17.0);
        ui.add(Label::new(RichText::new(&entry.title).font(font)).wrap());
        let (key, count) = match entry.known {
            Known::Drawing(left) => ("piles-drawing", left),
            Known::Waiting(left) => ("piles-waiting", left),
            Known::Spent => ("piles-spent", 0),
            Known::Abandoned => ("piles-abandoned", 0),
        };
        hint(ui, &view.text.with(key, &[("count", count.into())]));
        let is_open = draft.opened == Some(nth);
        ui.horizontal(|ui| {
            let wide = ui.available_width();
            let button = (wide * 0.42).clamp(130.0, 220.0);
            ui.allocate_ui(vec2(wide - button - 8.0, 48.0), |ui| {
                ui.set_min_size(vec2(wide - button - 8.0, 48.0));
                ui.horizontal_centered(|ui| {
                    let words = RichText::new(&code).monospace().size(20.0);
                    ui.add(Label::new(words).truncate());
                });
            });
            let label = match (is_open, order) {
                (true, _) => "piles-less",
                (false, Order::Revealed) => "piles-order",
                (false, Order::Sealed) => "piles-whole",
            };
            let label = view.text.get(label);
            let values = [("label", label.as_str().into()), ("code", code.as_str().into())];
            let name = view.text.with("piles-more-name", &values);
            let icon = if is_open { Icon::Up } else { Icon::Down };
            let plate = Plate::new(&label).named(&name).icon(icon).text(16.0);
            if plate.show(ui, vec2(button, 48.0)).clicked() {
                draft.opened = (!is_open).then_some(nth);
            }
        });
        if is_open {
            opened(ui, view, entry.pile, order);
        }
    });
}

/// The whole commitment; nonce and order where they are no secret any more.
fn opened(ui: &mut Ui, view: &View<'_>, pile: &Preparation, order: Order) {
    hint(ui, &view.text.get("piles-commitment"));
    digits(ui, &pile.commitment().to_string());
    if order == Order::Sealed {
        return hint(ui, &view.text.get("piles-secret"));
    }
    hint(ui, &view.text.get("piles-nonce"));
    digits(ui, &pile.nonce());
    bold(ui, &view.text.get("piles-from-top"), 16.0);
    let names: Vec<String> = (1..)
        .zip(pile.order())
        .map(|(place, card): (usize, _)| {
            let values = [("place", place.into()), ("card", card_name(view, *card).into())];
            view.text.with("piles-card", &values)
        })
        .collect();
    let columns = if ui.available_width() >= 480.0 { 2 } else { 1 };
    let rows = names.len().div_ceil(columns);
    ui.columns(columns, |columns| {
        for (column, names) in columns.iter_mut().zip(names.chunks(rows.max(1))) {
            column.spacing_mut().item_spacing.y = 2.0;
            for name in names {
                column.add(Label::new(RichText::new(name).size(15.0)).truncate());
            }
        }
    });
}

fn digits(ui: &mut Ui, digits: &str) {
    let words = RichText::new(digits).monospace().size(14.0);
    ui.add(Label::new(words).wrap());
}

/// "5 + 3: Tournament", or the name of a card without a number.
pub(super) fn card_name(view: &View<'_>, card: PileCard) -> String {
    let setup = view.game.setup();
    let Some((deck, known)) = setup.deck(card).zip(setup.card(card)) else {
        return view.text.marker(card).unwrap_or_default();
    };
    let values = [
        ("red", known.red.pips().into()),
        ("yellow", known.yellow.pips().into()),
        ("event", view.text.event_name(deck, &known.event).into()),
    ];
    view.text.with("piles-card-number", &values)
}
