//! The table at one moment of a game, as everybody may see it: whose turn it is, points and
//! titles, and the island. Nothing of any hand is on it.

use egui::{Align, Align2, ColorImage, Rect, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::app::screens::on_islands::table_island;
use game::{Seat, Track};
use kit::theme::{Palette, Tone, display, plain, strong};
use kit::widgets::moving_picture::MovingPicture;
use kit::widgets::{Icon, elided, paint_barbarian_way, paint_mark, text_width, write_in};
use words::game::GameWords;

/// Size of the picture, in points.
const SIZE: Vec2 = vec2(720.0, 760.0);

/// The height of the line along the top, and of a player.
const TITLE: f32 = 40.0;

const PLAYER: f32 = 58.0;

const GAP: f32 = 8.0;

/// Returns what shows it from moment to moment.
pub fn moving_picture() -> MovingPicture {
    MovingPicture::new(SIZE, 1.0)
}

/// A picture of it, with so many pixels per point.
pub fn board_picture(say: &GameWords<'_>, pixels_per_point: f32) -> ColorImage {
    let mut picture = MovingPicture::new(SIZE, pixels_per_point);
    picture.draw(|ui| show(ui, say));
    picture.image().clone()
}

pub fn show(ui: &mut Ui, say: &GameWords<'_>) {
    let page = ui.max_rect().shrink(12.0);
    let (top, below) = page.split_top_bottom_at_y(page.top() + TITLE);
    title(ui, say, barbarians(ui, say, top));
    let seats: Vec<Seat> = say.state.seating().order().collect();
    let columns = if seats.len() > 4 { 3 } else { seats.len().max(1) };
    let rows = seats.len().div_ceil(columns);
    let high = PLAYER + if say.state.knights().is_some() { LEVELS } else { 0.0 };
    let wide = (page.width() - GAP * (columns - 1) as f32) / columns as f32;
    for (nth, seat) in seats.into_iter().enumerate() {
        let step = vec2((nth % columns) as f32, (nth / columns) as f32);
        let at = below.min + step * vec2(wide + GAP, high + GAP);
        player(ui, say, seat, Rect::from_min_size(at, vec2(wide, high)));
    }
    let place = below.with_min_y(below.top() + rows as f32 * (high + GAP));
    let mut child = ui.new_child(UiBuilder::new().max_rect(place).id_salt("island"));
    table_island(&mut child, say, place.size());
}

/// Draws whose turn it is, or who has won.
fn title(ui: &Ui, say: &GameWords<'_>, row: Rect) {
    let palette = Palette::of(ui);
    let seat = match say.state.over() {
        Some(over) => over.winner(),
        None => Some(say.active()),
    };
    let words = say.standing();
    let left = row.left() + if seat.is_some() { 40.0 } else { 4.0 };
    if let Some(seat) = seat {
        let at = pos2(row.left() + 20.0, row.center().y);
        paint_mark(ui.painter(), at, 13.0, say.color(seat), palette);
    }
    let at = pos2(left, row.center().y);
    let font = display(ui.ctx(), 24.0);
    elided(ui, at, Align2::LEFT_CENTER, &words, font, palette.text, row.right() - left);
}

/// Name and points, and the titles below them.
fn player(ui: &Ui, say: &GameWords<'_>, seat: Seat, place: Rect) {
    let palette = Palette::of(ui);
    let is_lit = match say.state.over() {
        Some(over) => over.winner() == Some(seat),
        None => say.builder() == seat,
    };
    let ground = if is_lit { palette.raised } else { palette.panel };
    ui.painter().rect(place, 10.0, ground, palette.panel_rim, egui::StrokeKind::Inside);
    let inner = place.shrink2(vec2(10.0, 4.0));
    levels(ui, say, seat, inner);
    let (row, below) = inner.split_top_bottom_at_y(inner.top() + 28.0);
    let at = pos2(row.left() + 9.0, row.center().y);
    paint_mark(ui.painter(), at, 9.0, say.color(seat), palette);
    let (points, font) = (say.shown_points(seat).to_string(), display(ui.ctx(), 24.0));
    elided(ui, row.right_center(), Align2::RIGHT_CENTER, &points, font, palette.text, 60.0);
    let name = Rect::from_min_max(pos2(row.left() + 25.0, row.top()), row.max - vec2(38.0, 0.0));
    let font = strong(ui.ctx(), 17.0);
    let is_here = say.state.seating().is_present(seat);
    let ink = if is_here { palette.text } else { palette.faint };
    write_in(ui, name, Align::Min, &say.name(seat), &font, ink);
    if !is_here {
        let words = say.text.get("people-away");
        return write_in(ui, below, Align::Min, &words, &plain(15.0), palette.faint);
    }
    let mut left = below.left();
    for award in say.state.awards(seat) {
        let sign = pos2(left + 8.5, below.top() + 10.5);
        Icon::of_award(award).paint_at(ui.painter(), sign, 17.0, palette.award);
        let (words, font) = (say.award_in_short(award, seat), plain(15.0));
        let at = pos2(left + 22.0, sign.y);
        let room = (below.right() - at.x).max(1.0);
        let wide = text_width(ui, &words, &font);
        elided(ui, at, Align2::LEFT_CENTER, &words, font, palette.award, room);
        left = at.x + wide + 12.0;
    }
}

/// Width of the barbarians' way, on the right of the line along the top.
const WAY: f32 = 220.0;

/// The height of a player's improvements with the room above them.
const LEVELS: f32 = 28.0;

const LEVEL_GAP: f32 = 4.0;

/// Draws how far the barbarians have come; returns what is left of the row.
fn barbarians(ui: &Ui, say: &GameWords<'_>, row: Rect) -> Rect {
    if say.state.knights().is_none() {
        return row;
    }
    let (rest, way) = row.split_left_right_at_x(row.right() - WAY);
    let way = way.shrink2(vec2(20.0, 0.0));
    paint_barbarian_way(ui.painter(), way, say.state.barbarians(), Palette::of(ui));
    rest
}

/// Draws a player's levels along the bottom of their place.
fn levels(ui: &Ui, say: &GameWords<'_>, seat: Seat, place: Rect) {
    if say.state.knights().is_none() {
        return;
    }
    let palette = Palette::of(ui);
    let each = (place.width() - 2.0 * LEVEL_GAP) / 3.0;
    let size = vec2(each.min(84.0), LEVELS - 6.0);
    for (nth, track) in Track::ALL.into_iter().enumerate() {
        let left = place.left() + (size.x + LEVEL_GAP) * nth as f32;
        let chip = Rect::from_min_size(pos2(left, place.bottom() - size.y), size);
        let level = say.state.improvement(seat, track).number();
        let quiet = Tone { fill: palette.backdrop, ink: palette.faint };
        let tone = if level == 0 { quiet } else { palette.track(track) };
        ui.painter().rect_filled(chip, 7.0, tone.fill);
        let sign = chip.center() - vec2(10.0, 0.0);
        Icon::of_track(track).paint_at(ui.painter(), sign, 14.0, tone.ink);
        let (at, font) = (chip.center() + vec2(4.0, 0.0), strong(ui.ctx(), 16.0));
        ui.painter().text(at, Align2::LEFT_CENTER, level.to_string(), font, tone.ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::Session;
    use game::{Deed, Enforcement, Entry, Game, Step};
    use words::text::Text;

    fn sample() -> Game {
        let people = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned);
        let now = "2026-11-21T18:40:00Z".parse().expect("a time");
        Session::sample(people, None, now).expect("a game").game().clone()
    }

    /// The picture once this was done.
    fn after(mut game: Game, deed: Deed) -> ColorImage {
        let mut state = game.state().clone();
        let act = state.perform(deed, Enforcement::ByTheRules).expect("it can be done");
        game.take(Entry::new(game.last_time(), Step::Act(act))).expect("a step");
        picture(&game)
    }

    fn picture(game: &Game) -> ColorImage {
        let text = Text::english();
        board_picture(&GameWords::now(&text, game, &|_| String::new()), 1.0)
    }

    #[test]
    fn it_shows_who_sits_where_now_and_who_has_left() {
        let game = sample();
        let active = game.state().active();
        let others: Vec<Seat> = game.state().seating().from(active).into_iter().collect();
        let (player, other) = (others[1], others[2]);
        let place = |seat| {
            let mut order = game.state().seating().order();
            u8::try_from(order.position(|one| one == seat).expect("a seat")).expect("few")
        };
        let now = picture(&game);
        let moved = after(game.clone(), Deed::MoveSeat { player, place: place(other) });
        assert!(now.pixels != moved.pixels, "the seats of before");
        let gone = after(game.clone(), Deed::LeaveTable { player });
        assert!(now.pixels != gone.pixels, "like all the others");
    }
}
