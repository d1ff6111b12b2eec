//! A Crane: which track gets its next level for a commodity less.

use egui::Ui;

use super::{candidates, verdict};
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use game::{Play, Track};
use kit::widgets::{Icon, SizedButton, buttons, hint, say};
use words::game::RefusalWords;
use words::text::Value;

/// A button for each track, with what its next level costs.
pub fn ui(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("progress-crane-which"));
    let touched = buttons(ui, &Track::ALL, (150.0, 72.0), |track| {
        let play = Play::Crane { track };
        let deck = view.text.get(&format!("progress-deck-{}", track.key()));
        let Some(level) = view.state.improvement(view.builder(), track).next() else {
            // A touch says that the track is at its end.
            return SizedButton::new(deck).tone(view.palette.quiet);
        };
        let price = match verdict::price(view, &play) {
            free if free.is_empty() => view.text.get("progress-for-free"),
            cards => view.cards(cards),
        };
        let values: [(&str, Value<'_>); 3] = [
            ("track", deck.into()),
            ("level", level.number().into()),
            ("price", price.as_str().into()),
        ];
        let label = view.text.with("progress-crane-level", &values);
        let label = format!("{label}\n{price}");
        let name = view.text.with("progress-crane-name", &values);
        let is_possible = candidates::against(view, &play).is_none();
        let is_usual = is_possible && verdict::is_paid(view, &play);
        let quiet = view.palette.quiet;
        let tone = if is_usual { view.palette.card(track.commodity()) } else { quiet };
        SizedButton::new(label).named(name).tone(tone).icon(Icon::Up).text(16.0)
    });
    for track in Track::ALL {
        let play = Play::Crane { track };
        if let Some(refusal) = candidates::against(view, &play) {
            let words = RefusalWords::of(view, &candidates::deed(play), &refusal);
            let deck = view.text.get(&format!("progress-deck-{}", track.key()));
            let values = [("deck", deck.into()), ("why", words.why.into())];
            hint(ui, &view.text.with("progress-crane-not", &values));
        }
    }
    touched.map(|track| Command::Act(candidates::deed(Play::Crane { track })))
}
