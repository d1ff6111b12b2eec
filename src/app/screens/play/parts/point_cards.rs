//! A point card that somebody shows, also while another player is on turn (KNIGHTS 8).

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::view::View;
use game::{Deed, KnightsDeed, PointCard, Seat};
use kit::widgets::{SizedButton, buttons, section};
use words::text::Value;

/// A button for each of `players` and each point card that they may hold.
pub fn ui(ui: &mut Ui, view: &View<'_>, players: impl Iterator<Item = Seat>) -> Option<Command> {
    let deed = |(player, point)| Deed::Knights(KnightsDeed::ShowPoint { player, point });
    let all = players.flat_map(|seat| PointCard::ALL.map(|point| (seat, point)));
    let possible: Vec<(Seat, PointCard)> =
        all.filter(|shown| view.state.against(deed(*shown)).is_none()).collect();
    if possible.is_empty() {
        return None;
    }
    section(ui, &view.text.get("progress-shows-title"));
    let touched = buttons(ui, &possible, (160.0, 52.0), |(player, point)| {
        let card = view.progress_card(point.card());
        let values: [(&str, Value<'_>); 2] =
            [("who", view.name(player).into()), ("card", card.as_str().into())];
        let name = view.text.with("progress-shows", &values);
        let label = format!("{}\n{card}", view.name(player));
        SizedButton::new(label).named(name).of(view.color(player)).text(16.0)
    });
    touched.map(|shown| Command::Act(deed(shown)))
}
