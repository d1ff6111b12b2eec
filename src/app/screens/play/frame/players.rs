//! The players in a row: points, cards, pieces, awards.

use std::cell::RefCell;
use std::time::Duration;

use egui::{Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::player_tile::{HandRow, PlayerTile, facts_height, name_height, tracks_height};
use crate::app::command::{Command, Figure, PlayPage};
use crate::app::screens::play::parts::controls::nearest;
use crate::app::screens::play::parts::finger::LongTouch;
use crate::app::screens::play::view::{View, is_landscape, is_low};
use game::{Deed, Following, Seat, StealTargets, Task};
use kit::theme::bounds::Within;
use kit::theme::strong;
use kit::widgets::named_place;

/// Time that a finger must rest on a player to show the hand, in seconds.
const HOLD: f64 = 0.35;

/// The gap between two players.
const GAP: f32 = 8.0;

/// Returns how many players are side by side: all, or half of them on a narrow screen, because
/// names and points are read from far away.
fn columns(screen: Rect, players: usize) -> usize {
    let is_wide = is_landscape(screen);
    match players {
        5.. if !is_wide => 3,
        4 if screen.width() < 600.0 => 2,
        _ => players.max(1),
    }
}

/// The height of one player.
fn tile(screen: Rect, view: &View<'_>) -> f32 {
    let players = view.state.players().count();
    let columns = columns(screen, players);
    let wide = (screen.width() - 24.0) / columns as f32 - GAP;
    let low = is_low(screen) || columns < players;
    let top = name_height(wide);
    let is_crowded = columns < players && screen.width() < 600.0;
    let inner = wide - 2.0 * margin(wide);
    let hand = if is_crowded { 0.0 } else { HandRow::of(view, inner).height() };
    let more = if low { 0.0 } else { 22.0 };
    top + hand + tracks_height(view) + facts_height(view, inner) + more + 14.0
}

fn margin(wide: f32) -> f32 {
    if wide < 170.0 { 7.0 } else { 12.0 }
}

/// The height of the row on a screen of this size.
pub fn height(screen: Rect, view: &View<'_>) -> f32 {
    let players = view.state.players().count();
    let rows = players.div_ceil(columns(screen, players)) as f32;
    tile(screen, view) * rows + GAP * (rows - 1.0) + 10.0
}

/// Draws the row, and puts down where each player is; a touch opens the player's page.
pub fn show(
    ui: &mut Ui,
    view: &View<'_>,
    finger: &LongTouch,
    places: &mut Vec<(Seat, Rect)>,
) -> Option<Command> {
    let screen = view.screen;
    let strip = ui.max_rect().shrink2(vec2(12.0, 0.0));
    let seats: Vec<Seat> = view.state.seating().order().collect();
    let columns = columns(screen, seats.len());
    let wide = (strip.width() - GAP * (columns - 1) as f32) / columns as f32;
    let size = vec2(wide, tile(screen, view));
    let mut asked = None;
    for (nth, seat) in seats.into_iter().enumerate() {
        let at = vec2((nth % columns) as f32, (nth / columns) as f32) * (size + vec2(GAP, GAP));
        let rect = Rect::from_min_size(strip.min + at, size);
        places.push((seat, rect));
        let mut name = view.player_name(seat);
        let key = if !view.state.seating().is_present(seat) {
            Some("player-away")
        } else if view.guest() == Some(seat) {
            Some("player-builds")
        } else {
            (view.active() == seat).then_some("player-active")
        };
        if let Some(key) = key {
            name = view.text.with(key, &[("name", name.into())]);
        }
        let id = ui.scope_id().with(("player", seat));
        let response = named_place(ui, rect, id, view.touched_now(), &name);
        let numbers = RefCell::new(Vec::new());
        PlayerTile { view, seat, rect, numbers: &numbers }.paint(ui, &response);
        if held(ui, view, &response) {
            peek(ui, view, seat, rect);
        }
        if view.is_past {
            continue;
        }
        if let Some(figure) = meant(view, finger, (seat, rect), &numbers.take()) {
            asked = Some(Command::correct(figure));
        } else if response.clicked() && !finger.was_long() {
            let robs = robbed(view, seat).map(Command::Act);
            asked = Some(robs.unwrap_or(Command::Toggle(PlayPage::Player(seat))));
        }
    }
    asked
}

/// Taking a card from `seat`, where just that is asked and nobody has to say which card.
fn robbed(view: &View<'_>, seat: Seat) -> Option<Deed> {
    let Some(Task::Steal { player, from: StealTargets::OneOf(prey), .. }) =
        view.state.open_tasks().first()
    else {
        return None;
    };
    let card = match (view.following(), view.kinds(seat).as_slice()) {
        (Following::Open, [only]) => Some(*only),
        (Following::Open, _) => return None,
        (Following::Secret | Following::Off, _) => None,
    };
    prey.contains(&seat).then_some(Deed::Steal { player: *player, from: seat, card })
}

/// Returns whether a finger rests on a player whose hand is secret.
fn held(ui: &Ui, view: &View<'_>, response: &egui::Response) -> bool {
    if view.following() != Following::Secret || !response.is_pointer_button_down_on() {
        return false;
    }
    let (now, start) =
        ui.input(|input| (input.time, input.pointer.press_start_time().unwrap_or(input.time)));
    let left = HOLD - (now - start);
    if left > 0.0 {
        ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
    }
    left <= 0.0
}

/// Shows what is known of a hand while a finger rests on its player.
fn peek(ui: &Ui, view: &View<'_>, seat: Seat, rect: Rect) {
    let words = view.known_hand(seat);
    let painter = ui
        .ctx()
        .layer_painter(egui::LayerId::new(egui::Order::Tooltip, ui.scope_id().with("peek")));
    let font = strong(ui.ctx(), 18.0);
    let palette = view.palette;
    let room = 420.0_f32.min(ui.max_rect().width() - 24.0);
    let indent = 30.0;
    let galley = painter.layout(words, font, palette.card.ink, room - 32.0 - indent);
    let size = galley.size() + vec2(32.0 + indent, 24.0);
    let screen = view.screen;
    let left =
        (rect.center().x - size.x / 2.0).within(12.0, (screen.right() - size.x - 12.0).max(12.0));
    let place = Rect::from_min_size(pos2(left, rect.top() - size.y - 10.0), size);
    painter.rect_filled(place, 12.0, palette.card.fill);
    let center = place.min + vec2(16.0, 12.0) + Vec2::splat(11.0);
    view.paint_mark(&painter, center, 11.0, seat);
    painter.galley(place.min + vec2(16.0 + indent, 12.0), galley, palette.card.ink);
}

/// Distance from a number within which a finger means it, in points.
const NEAR: f32 = 30.0;

/// The number that a long touch or a right click corrects. If a resting finger shows a
/// secret hand, the touch counts only once it is lifted, and only on a number: elsewhere
/// on the player it just shows the hand.
fn meant(
    view: &View<'_>,
    finger: &LongTouch,
    (seat, rect): (Seat, Rect),
    numbers: &[(Pos2, Figure)],
) -> Option<Figure> {
    let secret = view.following() == Following::Secret;
    let at = finger.asks(rect, secret)?;
    let near: Vec<_> =
        numbers.iter().copied().filter(|(center, _)| center.distance(at) <= NEAR).collect();
    let figure = nearest(view, &near, at);
    if secret && !finger.is_right() { figure } else { figure.or(Some(Figure::Pieces(seat))) }
}
