//! Which printed cards have come up.

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::view::View;
use cards::{Contents, PileCard};
use game::{Correction, Deed, PrintedCardPlace};
use kit::widgets::{Icon, Picked, SizedButton, grid, say};
use words::game::card_name;

/// Shows all of them: touching one turns it over.
pub fn show(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-printed"));
    let piles = view.state.rules().cards.contents(&view.game.setup().decks);
    let mut all: Vec<PileCard> = piles.iter().flat_map(Contents::all).collect();
    all.sort_unstable();
    all.dedup();
    let numbers: Vec<(usize, PileCard)> = (1..).zip(all).collect();
    let mut command = None;
    grid(ui, &numbers, (220.0, 52.0), |ui, (number, card), size| {
        let is_in = view.state.printed().holds(card);
        let (to, key) = if is_in {
            (PrintedCardPlace::Aside, "truth-printed-in")
        } else {
            (PrintedCardPlace::InPile, "truth-printed-out")
        };
        let words = card_name(view.text, view.game.setup(), card);
        let values = [("card", words.as_str().into()), ("number", number.into())];
        let name = view.text.with(key, &values);
        let plate = SizedButton::new(&words).named(&name).icon(Icon::Card).text(16.0);
        if plate.picked(Picked::when(!is_in)).show(ui, size).clicked() {
            let correction = Correction::Printed { card, place: to };
            command = Some(Command::Act(Deed::Correct { correction }));
        }
    });
    command
}
