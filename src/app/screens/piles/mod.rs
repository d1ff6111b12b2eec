//! The piles: what is left of them, what was promised about their order, and
//! the order itself once nobody can draw from it anymore.

use egui::{Label, RichText, Ui, vec2};

use game::Setup;
use kit::theme::bounds::Within;
use kit::theme::strong;
use kit::widgets::{Icon, SizedButton, bold, boxed, hint, section};
use words::game::{Order, Pile};
use words::text::Text;

/// Choice of the pile that is shown in full.
#[derive(Clone, Copy, Debug, Default)]
pub struct PilesDraft {
    /// Index of the pile in the list.
    opened: Option<usize>,
}

/// Draws `piles` of a game that was opened with `setup`.
pub fn list(ui: &mut Ui, text: &Text, setup: &Setup, piles: &[Pile], draft: &mut PilesDraft) {
    let mut begun = None;
    for (nth, pile) in piles.iter().enumerate() {
        let old = pile.is_old();
        if begun != Some(old) {
            section(ui, &text.get(if old { "piles-earlier" } else { "piles-now" }));
            begun = Some(old);
        }
        let is_open = draft.opened == Some(nth);
        if boxed(ui, |ui| switch(ui, text, setup, pile, is_open)) {
            draft.opened = (!is_open).then_some(nth);
        }
    }
}

/// Draws a pile, with everything that may be known of it or its short code; returns whether to show
/// more or less of it.
fn switch(ui: &mut Ui, text: &Text, setup: &Setup, pile: &Pile, is_whole: bool) -> bool {
    let code = pile.preparation.commitment().short();
    let font = strong(ui.ctx(), 17.0);
    ui.add(Label::new(RichText::new(pile.title(text, setup)).font(font)).wrap());
    hint(ui, &pile.state(text));
    let row = ui.horizontal(|ui| {
        let wide = ui.available_width();
        let button = (wide * 0.42).within(130.0, 220.0);
        ui.allocate_ui(vec2(wide - button - 8.0, 48.0), |ui| {
            ui.set_min_size(vec2(wide - button - 8.0, 48.0));
            ui.horizontal_centered(|ui| {
                let words = RichText::new(&code).monospace().size(20.0);
                ui.add(Label::new(words).truncate());
            });
        });
        let label = text.get(match (is_whole, pile.order) {
            (true, _) => "piles-less",
            (false, Order::Revealed) => "piles-order",
            (false, Order::Sealed) => "piles-whole",
        });
        let values = [("label", label.as_str().into()), ("code", code.as_str().into())];
        let name = text.with("piles-more-name", &values);
        let icon = if is_whole { Icon::Up } else { Icon::Down };
        let plate = SizedButton::new(&label).named(&name).icon(icon).text(16.0);
        plate.show(ui, vec2(button, 48.0)).clicked()
    });
    if is_whole {
        whole(ui, text, setup, pile);
    }
    row.inner
}

/// The whole commitment, and the nonce and order if they are no longer secret.
fn whole(ui: &mut Ui, text: &Text, setup: &Setup, pile: &Pile) {
    hint(ui, &text.get("piles-commitment"));
    digits(ui, &pile.preparation.commitment().to_string());
    if pile.order == Order::Sealed {
        return hint(ui, &text.get("piles-secret"));
    }
    hint(ui, &text.get("piles-nonce"));
    digits(ui, &pile.preparation.nonce());
    bold(ui, &text.get("piles-from-top"), 16.0);
    let numbered = |(place, card): (usize, String)| {
        text.with("piles-card", &[("place", place.into()), ("card", card.into())])
    };
    let names: Vec<String> = (1..).zip(pile.cards(text, setup)).map(numbered).collect();
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
