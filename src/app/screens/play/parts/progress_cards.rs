//! Progress cards that leave a hand at once: the fifth goes back off turn, and on one's own turn
//! before its end; a point card is shown, also while another player is on turn (KNIGHTS 8).

use egui::{Ui, vec2};

use super::controls::who_says;
use crate::app::command::Command;
use crate::app::screens::play::view::{Squeeze, View};
use game::{Deed, KnightsDeed, PointCard, Seat, Track};
use kit::widgets::{FINGER, Icon, SizedButton, buttons, lit_box, section};

/// Before their own turn ends, whoever is on turn puts back what they hold too many of.
pub fn surplus(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let player = view.builder();
    if !has_surplus(view) {
        return None;
    }
    lit_box(ui, |ui| {
        who_says(ui, view, player, &view.about("surplus-before-end", player));
        put_back(ui, view, player)
    })
}

/// Returns whether whoever builds now has to put a card back before anything else ends.
pub fn has_surplus(view: &View<'_>) -> bool {
    view.state.has_surplus(view.builder()) && view.may_build() && view.state.tasks().is_empty()
}

/// Offers, small, to end the turn as the table did all the same; says whether it was touched.
pub fn pass_anyway(ui: &mut Ui, view: &View<'_>) -> bool {
    let plate = view.keyed_button("surplus-pass").tone(view.palette.quiet).text(15.0);
    plate.show(ui, vec2(ui.available_width().min(PASS), FINGER)).clicked()
}

/// The width of that button, in points.
const PASS: f32 = 300.0;

/// A card goes back, or it was one that counts a point and is shown instead.
pub fn put_back(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<Command> {
    let put = decks(ui, view, player, false)
        .map(|track| Command::Act(Deed::Knights(KnightsDeed::PutBack { player, track })));
    let shown = point_cards(ui, view, std::iter::once(player));
    put.or(shown)
}

/// A button for each deck, with the cards that the player holds, or that it has to draw from.
pub fn decks(ui: &mut Ui, view: &View<'_>, player: Seat, draws: bool) -> Option<Track> {
    let is_tight = view.squeeze >= Squeeze::Compact;
    let least = if is_tight { (96.0, 50.0) } else { (150.0, 56.0) };
    buttons(ui, &Track::ALL, least, |track| {
        let (key, count) = if draws {
            ("deck-draw-name", view.state.progress_left(track))
        } else {
            ("deck-put-back-name", view.state.progress_of(player, track))
        };
        let title = view.track_title(track);
        let label = view.with("deck-button", &[("track", &title), ("count", &count)]);
        let name = view.with(key, &[("who", &player), ("track", &track)]);
        let button = SizedButton::new(label).named(name);
        let button = button.icon(Icon::of_track(track)).enabled(count > 0);
        if is_tight { button.text(13.0).tall() } else { button }
    })
}

/// A button for each of `players` and each point card that they may hold.
pub fn point_cards(
    ui: &mut Ui,
    view: &View<'_>,
    players: impl Iterator<Item = Seat>,
) -> Option<Command> {
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
        let name = view.with("progress-shows", &[("who", &player), ("card", &card)]);
        let label = format!("{}\n{card}", view.name(player));
        SizedButton::new(label).named(name).of(view.color(player)).text(16.0)
    });
    touched.map(|shown| Command::Act(deed(shown)))
}
