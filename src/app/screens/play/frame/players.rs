//! The players in their seats: points, what they take now, cards, pieces, awards. In a landscape
//! window they stand side by side below the island; where the island needs the height, or a map
//! with sea the width, in the column beside or below it.

use std::cell::RefCell;
use std::time::Duration;

use egui::{Pos2, Rect, Shape, Ui, Vec2, pos2, vec2};

use super::belongings;
use super::player_tile::{PlayerTile, SeatStyle, facts_height, name_height, tracks_height};
use super::seat_chips::HandRow;
use super::takings::Takings;
use crate::app::command::{Command, Figure, PlayPage};
use crate::app::screens::play::parts::controls::nearest;
use crate::app::screens::play::parts::curtain::Curtain;
use crate::app::screens::play::parts::finger::LongTouch;
use crate::app::screens::play::view::View;
use game::{Deed, ExtraBuilding, Following, Phase, Seat, StealTargets, Task};
use kit::theme::bounds::Within;
use kit::theme::strong;
use kit::widgets::named_place;
use words::game::extra_building::asks_who;

/// Time that a finger must rest on a player to show the hand, in seconds.
const HOLD: f64 = 0.35;

/// The gap between two players.
const GAP: f32 = 8.0;

/// The same in a column.
const TIGHT: f32 = 5.0;

/// An arrangement of the seats.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatGrid {
    columns: usize,
    rows: usize,
    /// The height of a seat.
    seat: f32,
    gap: f32,
    style: SeatStyle,
}

impl SeatGrid {
    /// All side by side in a room `wide` points wide.
    pub fn strip(view: &View<'_>, wide: f32) -> Self {
        let columns = view.state.players().count().max(1);
        let each = (wide - GAP * (columns - 1) as f32) / columns as f32;
        let inner = each - 2.0 * margin(each);
        let hand = HandRow::of(view, inner).height();
        let lines = name_height(each) + hand + tracks_height(view) + facts_height(view, inner);
        let held = belongings::lines_in(view, inner);
        let seat = lines + belongings::height(held) + 22.0 + 14.0;
        Self { columns, rows: 1, seat, gap: GAP, style: SeatStyle::Tile { held } }
    }

    /// In a column `wide` points wide, on at most `high` points if any arrangement is as low; only
    /// where everything is `tight` without facts.
    pub fn column(view: &View<'_>, (wide, high): (f32, f32), is_tight: bool) -> Self {
        let players = view.state.players().count().max(1);
        let most = if wide >= TWO { 2 } else { 1 };
        // Three have room on one line as long as nobody takes anything beside their names.
        let is_asked = is_tight && !view.state.open_tasks().is_empty();
        let is_dense = players > 4 || players == 3 && is_asked;
        let dense = if wide >= THREE && is_dense { 3 } else { most };
        let of = |columns: usize, style: SeatStyle| {
            let rows = players.div_ceil(columns);
            Self { columns, rows, seat: style.height(view), gap: TIGHT, style }
        };
        let inner = |columns: usize| {
            let each = (wide - TIGHT * (columns - 1) as f32) / columns as f32;
            each - 2.0 * margin(each)
        };
        let row = |columns: usize, hand: HandRow, has_tracks: bool| {
            let held = belongings::lines_in(view, inner(columns));
            of(columns, SeatStyle::Row { hand, has_tracks, held })
        };
        let full = |columns: usize| row(columns, HandRow::of(view, inner(columns)), true);
        let plain = |columns: usize| row(columns, HandRow::NONE, true);
        let bare = |columns: usize| row(columns, HandRow::NONE, false);
        if is_tight {
            return of(dense, SeatStyle::Line);
        }
        // One below the other where a wide seat has room for all its facts.
        let ways = [full(1), full(most), plain(1), plain(most), bare(most)];
        let fits = |way: &&Self| way.height() <= high;
        let lines = belongings::lines_in(view, inner(most));
        let [tall, low] = [lines, 0].map(|held| of(most, SeatStyle::Low { held }));
        let low = if tall.height() <= high { tall } else { low };
        let last = if low.height() <= high + SPARE { low } else { of(dense, SeatStyle::Line) };
        ways.iter().find(fits).copied().unwrap_or(last)
    }

    /// The height of the lowest one in a column `wide` points wide.
    pub fn lowest(view: &View<'_>, wide: f32) -> f32 {
        Self::column(view, (wide, 0.0), true).height()
    }

    pub fn height(&self) -> f32 {
        self.rows as f32 * (self.seat + self.gap) - self.gap
    }
}

/// The least width of a column with two seats side by side, and with three.
const TWO: f32 = 340.0;
const THREE: f32 = 340.0;

/// The most that seats with facts take of the room of what has to be done.
const SPARE: f32 = 90.0;

fn margin(wide: f32) -> f32 {
    if wide < 170.0 { 7.0 } else { 12.0 }
}

/// Draws the row, and puts down where each player is; a touch opens the player's page.
pub fn show(
    ui: &mut Ui,
    view: &View<'_>,
    (grid, finger): (SeatGrid, &LongTouch),
    places: &mut Vec<(Seat, Rect)>,
) -> Option<Command> {
    let strip = ui.max_rect();
    let seats: Vec<Seat> = view.state.seating().order().collect();
    let SeatGrid { columns, gap, .. } = grid;
    let wide = (strip.width() - gap * (columns - 1) as f32) / columns as f32;
    let size = vec2(wide, grid.seat);
    let mut asked = None;
    for (nth, seat) in seats.into_iter().enumerate() {
        let at = vec2((nth % columns) as f32, (nth / columns) as f32) * (size + vec2(gap, gap));
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
        if view.is_due(seat) {
            name = view.with("player-due", &[("name", &name)]);
        }
        if let Some(phone) = view.phones.and_then(|phones| phones.of(seat)) {
            let key = if phone.is_asleep { "phones-tile-asleep" } else { "phones-tile-here" };
            let phone = view.text.get(key);
            name = view.with("phones-tile", &[("name", &name), ("phone", &phone)]);
        }
        let lets = lets_build(view, seat);
        if lets.is_some() {
            let wants = view.about("others-lets", seat);
            name = view.with("others-seat", &[("wants", &wants), ("name", &name)]);
        }
        let numbers = RefCell::new(Vec::new());
        let takings = Takings::of(view, seat);
        let tile = PlayerTile { view, seat, rect, takings: takings.as_ref(), numbers: &numbers };
        let ground = ui.painter().add(Shape::Noop);
        let place = tile.paint(ui, grid.style);
        let id = ui.scope_id().with(("player", seat));
        let response = named_place(ui, rect, id, view.touched_now(), &name);
        ui.painter().set(ground, tile.ground(&response));
        tile.frame(ui, &response);
        let share = place.map(|place| Takings::share(place, rect));
        if let Some((takings, share)) = takings.as_ref().zip(share) {
            takings.label(ui, view, share);
        }
        if view.shows_own_cards() {
            if let Some(curtain) = Curtain::under_finger(ui, &response) {
                curtain.show(ui, view, seat);
                continue;
            }
        } else if held(ui, view, &response) {
            peek(ui, view, seat, rect);
        }
        if view.is_past {
            continue;
        }
        if let Some(figure) = meant(view, finger, (seat, rect), &numbers.take()) {
            asked = Some(Command::correct(figure));
        } else if response.clicked() && !finger.was_long() {
            let deed = robbed(view, seat).or(lets);
            let at = response.interact_pointer_pos();
            let is_why = share.zip(at).is_some_and(|(share, at)| share.contains(at));
            if let Some(takings) = takings.as_ref().filter(|_| is_why && deed.is_none()) {
                asked = Some(takings.question(view));
                continue;
            }
            let page = Command::Toggle(PlayPage::Player(seat));
            asked = Some(deed.map_or(page, Command::Act));
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
        (Following::Secret | Following::Private | Following::Off, _) => None,
    };
    prey.contains(&seat).then_some(Deed::Steal { player: *player, from: seat, card })
}

/// Letting `seat` build, while others may alongside the turn: they lift a hand.
fn lets_build(view: &View<'_>, seat: Seat) -> Option<Deed> {
    let is_special = view.state.rules().extra_building == ExtraBuilding::Special;
    let may = is_special
        && !view.is_past
        && matches!(view.state.phase(), Phase::ExtraBuilding { .. })
        && view.state.open_tasks().is_empty()
        && seat != view.active()
        && view.state.seating().is_present(seat)
        && (asks_who(view) || view.guest() != Some(seat));
    may.then_some(Deed::LetBuild { player: seat })
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
    // What a long touch shows is the hand, and letting go means nothing else.
    if view.shows_own_cards() && !finger.is_right() {
        return None;
    }
    let secret = view.following().hides_hands();
    let at = finger.asks(rect, secret)?;
    let near: Vec<_> =
        numbers.iter().copied().filter(|(center, _)| center.distance(at) <= NEAR).collect();
    let figure = nearest(view, &near, at);
    if secret && !finger.is_right() { figure } else { figure.or(Some(Figure::Pieces(seat))) }
}
