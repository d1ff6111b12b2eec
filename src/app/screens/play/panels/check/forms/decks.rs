//! How many progress cards of each deck a player holds (KNIGHTS 8).

use egui::{Ui, vec2};
use enum_map::EnumMap;

use crate::app::screens::play::view::View;
use game::{PROGRESS_CARDS, Seat, Track};
use kit::theme::strong;
use kit::widgets::{GAP, hint, say, stepper, write_in};

/// A stepper for each deck.
pub fn show(ui: &mut Ui, view: &View<'_>, seat: Seat, held: &mut EnumMap<Track, u8>) {
    say(ui, &view.text.get("truth-progress"));
    for track in Track::ALL {
        let label = view.text.get(&format!("figure-deck-{}", track.key()));
        let spoken = view.about_with("truth-label-of", seat, "label", label.as_str().into());
        let name = |key: &str| view.text.with(key, &[("label", spoken.as_str().into())]);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
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
