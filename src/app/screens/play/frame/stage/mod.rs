//! The table view: what a device that lies on the table shows, turned toward whoever reads
//! it. As long as nothing has to be put in, a poster shows the number, the event, who takes
//! what, and whose turn it is, readable from two meters, everything as large as its room allows;
//! otherwise island and panel.
//!
//! [`TableView`] keeps whether it is open and which side it faces; turning the window itself is the
//! shell's. [`poster`] takes its words from `words::game::stage`; `rows` paints them as large
//! as `letters` finds room for, below the `strips` of what comes near.

mod letters;
mod rows;
mod strips;

use std::collections::BTreeMap;

use egui::{Align2, CornerRadius, Rect, Role, Sense, Ui, pos2, vec2};

use crate::app::command::Command;
use crate::app::screens::play::parts::motion::{self, MovingPart};
use crate::app::screens::play::parts::{barbarians, progress_cards, season};
use crate::app::screens::play::view::View;
use crate::app::settings::{NextDraw, TableSide};
use game::{Deed, NumberSource, Phase, Seat, State};
use kit::theme::bounds::Within;
use kit::theme::{display, plain};
use kit::widgets::{
    ART_SHAPE, BigNumber, Die, Quarter, art, named_place, paint_card_back, paint_die, paint_face,
};
use letters::{SMALLEST, fitted, one_line, put};
use words::game::extra_building::asks_who;
use words::game::stage::{Number, StageRow, StageWords};

/// The table view, open or not, and the sides it faces.
#[derive(Clone, Debug, Default)]
pub struct TableView {
    is_open: bool,
    /// The side it faces regardless of the turn.
    side: Quarter,
    /// Sides at which players sit, as far as somebody showed it.
    sides: BTreeMap<Seat, Quarter>,
    /// The number of acts before the *Done* after which it draws by itself.
    draws_after: Option<usize>,
    /// The turn alongside which somebody builds, and needs the island.
    builders_in: Option<u32>,
}

/// Returns whether the poster is enough: there is nothing to put in but what comes next.
fn is_enough(view: &View<'_>) -> bool {
    let is_passing = view.weather_holder() == Some(view.active());
    let is_drawn = matches!(view.state.numbers(), NumberSource::Cards | NumberSource::Dice);
    view.state.tasks().is_empty()
        && !is_passing
        && !progress_cards::has_surplus(view)
        && match view.state.phase() {
            // What came up before the number is told in the panel.
            Phase::BeforeProduction => is_drawn && view.news.lines.is_empty(),
            // Without a payout, the panel tells what the card itself brought.
            Phase::Trading => view.state.payout().is_some() || view.news.fixed.is_empty(),
            Phase::ExtraBuilding { .. } => view.is_partner() || asks_who(view),
            _ => false,
        }
}

impl TableView {
    /// Opens it, facing the same side as last time.
    pub const fn open(&mut self) {
        self.is_open = true;
    }

    /// Closes it, back to the island.
    pub const fn close(&mut self) {
        self.is_open = false;
        self.draws_after = None;
    }

    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Returns whether the poster is shown as far as the turn goes: it is open and enough.
    pub fn shows_poster(&self, view: &View<'_>) -> bool {
        let is_building = asks_who(view) && self.builders_in == Some(view.state.turn());
        self.is_open() && !is_building && is_enough(view)
    }

    /// Makes room for the island: somebody builds alongside the turn.
    pub fn make_room(&mut self, view: &View<'_>) {
        self.builders_in = Some(view.state.turn());
    }

    /// The side that the window faces.
    pub fn faced(&self, state: &State, which: TableSide) -> Quarter {
        match which {
            _ if !self.is_open => Quarter::Near,
            TableSide::Chosen => self.side,
            TableSide::OnTurn => self.side_of(state, state.builder()),
        }
    }

    /// Turns it by this much; if it follows the turn, that is where this player sits.
    pub fn turn(&mut self, view: &View<'_>, by: Quarter) {
        let which = view.settings.table_side;
        let to = self.faced(view.state, which).clockwise(by);
        match which {
            TableSide::Chosen => self.side = to,
            TableSide::OnTurn => {
                self.sides.insert(view.state.builder(), to);
            }
        }
    }

    /// Returns where a player sits: clockwise around the device, unless it was shown otherwise.
    fn side_of(&self, state: &State, seat: Seat) -> Quarter {
        let usual = || {
            let all: Vec<Seat> = state.seating().present().collect();
            let nth = all.iter().position(|other| *other == seat).unwrap_or_default();
            usual_side(nth, all.len())
        };
        self.sides.get(&seat).copied().unwrap_or_else(usual)
    }

    /// Notes a *Done* after which it draws by itself, if that is wished.
    pub fn follow(&mut self, view: &View<'_>, commands: &[Command]) {
        let is_wished = self.is_open() && view.settings.next_draw == NextDraw::AtOnce;
        let passes = |command: &Command| matches!(command, Command::Act(Deed::Pass));
        if is_wished && commands.iter().any(passes) {
            self.draws_after = Some(view.game.count());
        }
    }

    /// Draws the next card once the last turn is done.
    pub fn draws(&mut self, view: &View<'_>) -> Option<Command> {
        let before = self.draws_after?;
        if view.game.count() == before && view.refused.is_none() {
            // The step is on its way to disk.
            return None;
        }
        self.draws_after = None;
        let is_next = view.game.count() > before
            && view.state.phase() == Phase::BeforeProduction
            && view.state.numbers() == NumberSource::Cards
            && is_enough(view);
        is_next.then_some(Command::Draw)
    }
}

/// The side of the device where the player sits who is `nth` of `count`, clockwise.
fn usual_side(nth: usize, count: usize) -> Quarter {
    let quarter = (nth * 8 + count) / (count.max(1) * 2);
    Quarter::ALL.get(quarter % 4).copied().unwrap_or_default()
}

/// Draws the poster over all of `ui`; says where each player's row is.
pub fn poster(ui: &mut Ui, view: &View<'_>) -> Vec<(Seat, Rect)> {
    let room = ui.max_rect();
    let said = StageWords::of(view, view.news);
    let rects = picture(ui, view, &said, room);
    for (nth, (row, rect)) in said.rows.iter().zip(&rects).enumerate() {
        speak(ui, view, nth, row, *rect);
    }
    headline(ui, view, &said, room);
    said.rows.iter().map(|row| row.seat).zip(rects).collect()
}

/// The number and the event for screen readers.
fn headline(ui: &mut Ui, view: &View<'_>, said: &StageWords, room: Rect) {
    let number = said.number.as_ref();
    let number =
        number.map(|said| view.text.with("number-shown", &[("number", said.number.into())]));
    let all = number.into_iter().chain([said.title.clone(), said.line.clone()]);
    let all = all.chain(said.barbarians.iter().map(|said| said.words.clone()));
    let all = all.chain(said.sea.iter().map(|sea| sea.spoken(view)));
    let all = all.chain(said.stores.iter().map(|stored| view.stored_in_words(*stored)));
    let parts = [said.turn.1.clone()].into_iter().chain(all);
    let name = parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(". ");
    let place = Rect::from_min_size(room.min, vec2(48.0, 48.0));
    let id = ui.scope_id().with("headline");
    named_place(ui, place, id, (Sense::hover(), Role::Label), &name);
}

fn speak(ui: &mut Ui, view: &View<'_>, nth: usize, row: &StageRow, rect: Rect) {
    let earned = row.earned.as_ref().map(|earned| earned.spoken(view));
    let held = row.held.iter().map(|held| view.held_in_words(*held));
    let all: Vec<String> = [row.words.clone()].into_iter().chain(earned).chain(held).collect();
    let words = view.text.joined(&all);
    let words = view.with("stage-spoken", &[("who", &row.name), ("words", &words)]);
    let id = ui.scope_id().with(("row", nth));
    named_place(ui, rect, id, (Sense::hover(), Role::Label), &words);
}

/// Digits are at least this share of the screen's height.
const LEAST: f32 = 0.2;

/// The share of their size that digits keep where the event's text has no room otherwise.
const SPARE: f32 = 0.14;

/// Below this height, the words need the picture's room.
const LOW: f32 = 340.0;

/// The least width of a picture for its height: cut on both sides, a motif is still whole.
const LEAST_CUT: f32 = 1.2;

/// The radius of its corners, in points.
const ROUND: u8 = 18;

/// Paints it as large as `room`; before it is drawn, its back.
fn paint_event(ui: &Ui, view: &View<'_>, said: &StageWords, room: Rect) {
    let Some(number) = &said.number else { return back(ui, view, room) };
    let palette = view.palette;
    let painter = ui.painter();
    painter.rect_filled(room, f32::from(ROUND), palette.card.fill);
    let margin = (room.size().min_elem() * 0.04).max(10.0);
    match view.state.card() {
        Some((deck, card)) if room.height() >= LOW => {
            let CardPicture { at, round, beside, below } = CardPicture::of(room);
            painter.add(art(ui.ctx(), at, round, view.motif(deck, card)));
            match below {
                Some(below) => {
                    let beside = beside.shrink(margin);
                    let high = beside.height().min(beside.width() * 0.32);
                    name(ui, view, said, number, (beside, high));
                    line(ui, view, said, below.shrink2(vec2(margin, margin * 0.4)), LARGEST_LINE);
                }
                None => write(ui, view, said, number, beside.shrink(margin)),
            }
        }
        Some(_) => write(ui, view, said, number, room.shrink(margin)),
        // The number is all there is to say.
        None => {
            let high = (room.height() * 0.7).min(room.width() * 0.42);
            let at = pos2(room.center().x - high * 0.75, room.center().y - high / 2.0);
            digits(ui, view, number, at, high);
        }
    }
    motion::cover_card(painter, room, view.animation.share(MovingPart::Card), palette);
}

/// The card's picture, and the room it leaves.
struct CardPicture {
    at: Rect,
    round: CornerRadius,
    /// Beside it, or below it in a high room.
    beside: Rect,
    /// Below both, where the picture would be cut too much to be as high as the card.
    below: Option<Rect>,
}

impl CardPicture {
    fn of(room: Rect) -> Self {
        let corner = |nw, ne, sw| CornerRadius { nw, ne, sw, se: 0 };
        if room.width() <= room.height() * 1.3 {
            let high = (room.width() / ART_SHAPE).min(room.height() * 0.44);
            let (at, beside) = room.split_top_bottom_at_y(room.top() + high);
            return Self { at, round: corner(ROUND, ROUND, 0), beside, below: None };
        }
        let wide = (room.height() * ART_SHAPE).min(room.width() * 0.44);
        let high = wide / LEAST_CUT;
        if high >= room.height() {
            let (at, beside) = room.split_left_right_at_x(room.left() + wide);
            return Self { at, round: corner(ROUND, 0, ROUND), beside, below: None };
        }
        let (above, below) = room.split_top_bottom_at_y(room.top() + high);
        let (at, beside) = above.split_left_right_at_x(room.left() + wide);
        Self { at, round: corner(ROUND, 0, 0), beside, below: Some(below) }
    }
}

/// The event's text is at most this large.
const LARGEST_LINE: f32 = 60.0;

/// The number and the dice, the event's name beside them, and its text below.
fn write(ui: &Ui, view: &View<'_>, said: &StageWords, number: &Number, room: Rect) {
    let screen = ui.ctx().content_rect();
    let least = (screen.height() * LEAST).min(room.height() * 0.8);
    let high = (room.height() * 0.46).max(least).min(room.width() * 0.36);
    // Above the event's text at its smallest.
    let (smallest, ink) = (plain(SMALLEST), egui::Color32::WHITE);
    let text = ui.painter().layout(said.line.clone(), smallest, ink, room.width());
    let spare = ((room.height() - text.size().y) / 1.1).max(0.0);
    let high = high.min(spare).max(screen.height() * SPARE);
    name(ui, view, said, number, (room.with_max_y(room.top() + high), high));
    let below = room.with_min_y(room.top() + high * 1.1);
    line(ui, view, said, below, high * 0.26);
}

/// The number and the dice, `high` points tall, and the event's name beside them.
fn name(ui: &Ui, view: &View<'_>, said: &StageWords, number: &Number, (room, high): (Rect, f32)) {
    let corner = pos2(room.left(), room.center().y - high / 2.0);
    let end = digits(ui, view, number, corner, high);
    let place = room.with_min_x(end + high * 0.16);
    let size = (high * 0.42).within(26.0, 120.0);
    let font = |size| display(ui.ctx(), size);
    // An event that waits for its season stays in the background.
    let card = view.state.card();
    let is_quiet = card.is_some_and(|(deck, card)| view.waiting_event(deck, card).is_some());
    let ink = if is_quiet { view.palette.card_faint } else { view.palette.card.ink };
    let title = fitted(ui, &said.title, font, (size, SMALLEST), ink, place.size());
    put(ui, title, Align2::LEFT_CENTER, place.left_center());
}

/// The event's text, at most `size` points large.
fn line(ui: &Ui, view: &View<'_>, said: &StageWords, room: Rect, size: f32) {
    let size = size.within(22.0, LARGEST_LINE);
    let ink = view.palette.card.ink;
    let line = fitted(ui, &said.line, plain, (size, SMALLEST), ink, room.size());
    put(ui, line, Align2::LEFT_TOP, room.min);
}

/// The number, `high` points tall, its dice, and in Cities & Knights the event die; returns
/// where they end.
fn digits(ui: &Ui, view: &View<'_>, said: &Number, at: egui::Pos2, high: f32) -> f32 {
    let ink = match said.number {
        6 | 8 => view.palette.card_red,
        _ => view.palette.card.ink,
    };
    let face = barbarians::face_shown(view);
    let painter = ui.painter();
    let number = BigNumber::new(painter, said.number, high * 0.88, ink);
    let middle = at.y + high * 0.47;
    let end = at.x + number.width();
    number.paint(painter, pos2(f32::midpoint(at.x, end), middle));
    if let Some([red, yellow]) = said.dice {
        let side = high * if face.is_some() { 0.28 } else { 0.38 };
        let x = end + high * 0.12;
        let square = |y| Rect::from_min_size(pos2(x, y), vec2(side, side));
        let (first, last) = (middle - high * 0.44, middle + high * 0.44 - side);
        paint_die(painter, square(first), Die::Red, red.pips());
        let second = if face.is_some() { f32::midpoint(first, last) } else { last };
        paint_die(painter, square(second), Die::Yellow, yellow.pips());
        if let Some(face) = face {
            paint_face(painter, square(last), face);
        }
        return x + side;
    }
    end
}

/// The card that is about to be drawn, face down; with dice, the dice that are rolled.
fn back(ui: &Ui, view: &View<'_>, room: Rect) {
    let painter = ui.painter();
    if view.state.numbers() == NumberSource::Cards {
        // In the shape of a card.
        let size = vec2(room.width().min(room.height() * 0.72), room.height());
        let size = vec2(size.x, size.y.min(size.x * 1.45));
        let place = Rect::from_center_size(room.center(), size);
        paint_card_back(painter, place, place.size(), view.palette);
        return;
    }
    painter.rect_filled(room, f32::from(ROUND), view.palette.panel);
    let side = room.size().min_elem() * 0.34;
    for (die, pips, away) in [(Die::Red, 3, -0.62), (Die::Yellow, 5, 0.62)] {
        let at = room.center() + vec2(side * away, 0.0);
        paint_die(painter, Rect::from_center_size(at, vec2(side, side)), die, pips);
    }
}

/// Paints everything in `room`; returns where each row is.
fn picture(ui: &Ui, view: &View<'_>, said: &StageWords, room: Rect) -> Vec<Rect> {
    let margin = (room.size().min_elem() * 0.03).max(10.0);
    let room = room.shrink2(vec2(margin, margin * 0.6));
    let top = turn_line(ui, view, said, room);
    let top = strips::barbarians(ui, view, said, (room.with_min_y(top), margin * 0.4));
    let top = strips::sea(ui, view, said, (room.with_min_y(top), margin * 0.4));
    let top = strips::stores(ui, view, said, (room.with_min_y(top), margin * 0.4));
    let below = room.with_min_y(top + margin * 0.6);
    // In wide rooms the card lies beside the rows, in high ones above them.
    let (head, list) = if room.width() > room.height() * 1.05 {
        // What else there is to see to is as large as the payouts: the card shrinks for it.
        let share = if said.news.is_empty() { 0.46 } else { 0.34 };
        let x = below.left() + below.width() * share;
        (below.with_max_x(x - margin * 0.5), below.with_min_x(x + margin * 0.5))
    } else {
        let share = if said.news.is_empty() { 0.46 } else { 0.32 };
        let y = below.top() + below.height() * share;
        (below.with_max_y(y - margin * 0.5), below.with_min_y(y + margin * 0.5))
    };
    paint_event(ui, view, said, head);
    rows::paint(ui, view, said, list)
}

/// Draws whose turn it is, and the season; returns where the line ends.
fn turn_line(ui: &Ui, view: &View<'_>, said: &StageWords, room: Rect) -> f32 {
    let high = (room.size().min_elem() * 0.08).within(30.0, 150.0);
    let (seat, words) = &said.turn;
    let middle = room.top() + high / 2.0;
    let mark = pos2(room.left() + high / 2.0, middle);
    view.paint_mark(ui.painter(), mark, high * 0.5, *seat);
    let left = room.left() + high * 1.35;
    let pill = said.season.map(|season| {
        let wide = season::pill_width(ui, view, season, high);
        let at = room.with_min_x(room.right() - wide).with_max_y(room.top() + high);
        season::paint_pill(ui, view, season, at);
        wide + high * 0.5
    });
    let space = room.right() - left - pill.unwrap_or_default();
    let galley = one_line(ui, words, (high * 0.8, SMALLEST), view.palette.text, space);
    put(ui, galley, Align2::LEFT_CENTER, pos2(left, middle));
    room.top() + high
}

#[cfg(test)]
mod tests {
    use super::*;
    use Quarter::{Far, Left, Near, Right};

    #[test]
    fn players_sit_clockwise_around_the_device_the_first_in_front_of_it() {
        let sides = |count: usize| (0..count).map(|nth| usual_side(nth, count)).collect::<Vec<_>>();
        assert_eq!(sides(2), [Near, Far]);
        assert_eq!(sides(3), [Near, Left, Right]);
        assert_eq!(sides(4), [Near, Left, Far, Right]);
        assert_eq!(sides(6), [Near, Left, Left, Far, Right, Right]);
        for count in 1..=6 {
            assert_eq!(sides(count)[0], Near);
        }
    }
}
