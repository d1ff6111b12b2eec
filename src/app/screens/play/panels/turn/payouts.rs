//! Payouts: who takes what, with a line for each player, arranged in the available room.

use egui::{Align, FontId, Rect, Response, Role, Sense, Ui, pos2, vec2};

use crate::app::command::{Command, WhyQuestion};
use crate::app::screens::play::parts::controls::{room_left, who_says};
use crate::app::screens::play::parts::motion::{self, MovingPart};
use crate::app::screens::play::parts::why_buttons as why;
use crate::app::screens::play::view::View;
use enum_map::EnumMap;
use game::{CardKind, Payout, Seat};
use kit::theme::bounds::Within;
use kit::theme::{plain, strong};
use kit::widgets::{
    Chip, FINGER, Icon, boxed, focus_ring, named_place, say, section, text_width, tile_ground,
    warning_box, write_in,
};
use words::game::payouts::{is_due, note};

/// The gap between two lines.
const GAP: f32 = 5.0;

/// An arrangement of the lines.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Grid {
    columns: usize,
    /// The height of a line.
    row: f32,
    /// Those who take nothing share the last line.
    is_together: bool,
}

impl Grid {
    const fn new(columns: usize, row: f32, is_together: bool) -> Self {
        Self { columns, row, is_together }
    }

    /// The first arrangement, from the most legible to the tightest, in which nobody's
    /// cards are cut off at the bottom in a room `wide` and `high`. `lines` and `takers` count
    /// all players and those who take something.
    fn of(lines: usize, takers: usize, (wide, high): (f32, f32)) -> Self {
        const WAYS: [Grid; 11] = [
            Grid::new(1, 56.0, false),
            Grid::new(1, 48.0, false),
            Grid::new(1, 42.0, false),
            Grid::new(2, 52.0, false),
            Grid::new(2, 44.0, false),
            Grid::new(1, 42.0, true),
            Grid::new(2, 38.0, false),
            Grid::new(2, 34.0, false),
            Grid::new(2, 38.0, true),
            Grid::new(2, 32.0, true),
            Grid::new(2, 28.0, true),
        ];
        let fits = |way: &Self| {
            let least = if way.row < 40.0 { 180.0 } else { 260.0 };
            let is_wide = way.columns == 1 || wide >= 2.0 * least;
            is_wide && way.height(lines, takers) <= high
        };
        let tightest = if wide >= 360.0 { 2 } else { 1 };
        let last = Self::new(tightest, 28.0, true);
        WAYS.into_iter().find(fits).unwrap_or(last)
    }

    fn height(self, lines: usize, takers: usize) -> f32 {
        let places = if self.is_together { takers + usize::from(lines > takers) } else { lines };
        (self.row + GAP) * places.div_ceil(self.columns) as f32
    }
}

/// The height of the title with the room below it; if height is short, there is no title.
fn title(view: &View<'_>) -> f32 {
    if view.is_low() { 0.0 } else { 30.0 }
}

/// Returns how much room all lines and their title take.
pub fn height(ui: &Ui, view: &View<'_>) -> f32 {
    let lines = view.state.players().count();
    let rows = if ui.available_width() >= 520.0 { lines.div_ceil(2) } else { lines };
    title(view) + 49.0 * rows as f32
}

/// Draws the lines, and what the bank couldn't pay.
pub fn show(ui: &mut Ui, view: &View<'_>, payout: &Payout) -> Option<Command> {
    let room = room_left(ui) - 8.0;
    if title(view) > 0.0 {
        section(ui, &view.text.get("everyone-takes"));
    }
    let room = room - title(view) - if payout.has_shortage() { 62.0 } else { 0.0 };
    let seats: Vec<Seat> = view.seats_from_active().collect();
    let (takers, others): (Vec<Seat>, Vec<Seat>) =
        seats.iter().copied().partition(|seat| !is_nothing(view, payout, *seat));
    let wide = ui.available_width();
    let grid = Grid::of(seats.len(), takers.len(), (wide, room));
    let (lines, together) = if grid.is_together { (takers, others) } else { (seats, Vec::new()) };
    let row = grid.row;
    let each = (wide - GAP * (grid.columns - 1) as f32) / grid.columns as f32;
    let places = lines.len() + usize::from(!together.is_empty());
    let column = places.div_ceil(grid.columns).max(1);
    let top = ui.cursor().min;
    let place = |nth: usize| {
        let at = vec2((nth / column) as f32 * (each + GAP), (nth % column) as f32 * (row + GAP));
        Rect::from_min_size(top + at, vec2(each, row))
    };
    let measure = LineMeasure::of(ui, view, payout, &lines, vec2(each, row));
    let size = vec2(wide, column as f32 * (row + GAP) - GAP);
    let block = Rect::from_min_size(top, size);
    // Lines too low for a finger form one button: what counts is where it is touched.
    let all = (row < FINGER).then(|| {
        let rect = block.with_max_y(block.bottom().max(block.top() + FINGER));
        let id = ui.scope_id().with("payouts");
        let response = asks(ui, view, rect, id, &view.text.get("everyone-takes"));
        focus_ring(ui, &response);
        response
    });
    let mut touches = Vec::new();
    for (nth, seat) in lines.iter().enumerate() {
        let response = line(ui, view, payout, *seat, (place(nth), &measure));
        let order = u8::try_from(nth).unwrap_or(u8::MAX);
        let share = view.animation.share(MovingPart::Payout(order));
        motion::cover_line(ui.painter(), place(nth), share, view.palette);
        touches.push((response, WhyQuestion::Payout(*seat)));
    }
    if !together.is_empty() {
        touches.push((quiet(ui, view, &together, place(lines.len())), WhyQuestion::Nothing));
    }
    // The single button is never lower than a finger, and scrolls as a whole.
    let least = if all.is_some() { FINGER } else { 0.0 };
    ui.allocate_space(vec2(size.x, size.y.max(least)));
    let asked = match all {
        Some(all) => all.clicked().then(|| {
            let at = all.interact_pointer_pos().unwrap_or(block.min);
            let under = touches.iter().find(|(line, _)| line.rect.expand(GAP).contains(at));
            under.or(touches.first()).map(|(_, question)| *question)
        }),
        None => Some(touches.iter().find(|(line, _)| line.clicked()).map(|(_, asked)| *asked)),
    };
    asked.flatten().map(Command::why).or(shortage(ui, view, payout))
}

/// A place that answers why `words` are so once it is touched.
fn asks(ui: &Ui, view: &View<'_>, rect: Rect, id: egui::Id, words: &str) -> Response {
    named_place(ui, rect, id, (Sense::click(), Role::Button), &why::of(view, words))
}

/// A line that can be touched if it is high enough, otherwise only read.
fn touchable(ui: &Ui, view: &View<'_>, rect: Rect, id: egui::Id, words: &str) -> Response {
    if rect.height() >= FINGER {
        return asks(ui, view, rect, id, words);
    }
    named_place(ui, rect, id, (Sense::hover(), Role::Label), words)
}

fn is_nothing(view: &View<'_>, payout: &Payout, seat: Seat) -> bool {
    let news = view.news;
    payout.gold_due(seat) == 0
        && payout.gold_blocked(seat) == 0
        && !news.changed.contains_key(&seat)
        && !news.fixed.contains_key(&seat)
        && !is_due(view, payout, news, seat)
        && news.extra(seat).next().is_none()
        && [&payout.paid, &payout.short, &payout.blocked].iter().all(|it| it.of(seat).is_empty())
}

/// Everybody who takes nothing, on one line.
fn quiet(ui: &Ui, view: &View<'_>, seats: &[Seat], rect: Rect) -> Response {
    let names: Vec<String> = seats.iter().map(|seat| view.name(*seat)).collect();
    let names = view.text.joined(&names);
    let words = view.with("takes-nothing", &[("who", &names)]);
    let response = touchable(ui, view, rect, ui.scope_id().with("takes-nothing"), &words);
    if response.sense.senses_click() {
        tile_ground(ui, &response, 10.0);
    }
    // Marks stand in for the names, which the player tiles spell out.
    let mut x = rect.left() + 16.0;
    for seat in seats {
        let at = pos2(x, rect.center().y);
        view.paint_mark(ui.painter(), at, 9.0, *seat);
        x += 26.0;
    }
    let mut free = rect.with_min_x(x);
    if let [_] = seats {
        // One name has room.
        let (name, nothing) = free.split_left_right_at_fraction(0.6);
        write_in(ui, name, Align::Min, &names, &strong(ui.ctx(), 16.0), view.palette.text);
        free = nothing;
    }
    write_in(ui, free, Align::Min, &view.text.get("nothing"), &plain(16.0), view.palette.faint);
    response
}

fn line(
    ui: &Ui,
    view: &View<'_>,
    payout: &Payout,
    seat: Seat,
    (rect, measure): (Rect, &LineMeasure),
) -> Response {
    let paid = view.news.taken(payout, seat);
    let note = note(view, payout, view.news, seat);
    let sentence = view.takes(seat, paid);
    let spoken = if note.is_empty() {
        sentence
    } else if is_due(view, payout, view.news, seat) {
        view.about_with("sea-takes-gold", seat, "note", note.as_str().into())
    } else {
        view.with("takes-note", &[("sentence", &sentence), ("note", &note)])
    };
    let response = touchable(ui, view, rect, ui.scope_id().with(("payout", seat)), &spoken);
    tile_ground(ui, &response, 10.0);

    let palette = view.palette;
    let painter = ui.painter();
    let radius = (rect.height() * 0.22).min(12.0);
    let at = pos2(rect.left() + 8.0 + radius, rect.center().y);
    view.paint_mark(painter, at, radius, seat);
    let left = at.x + radius + 8.0;

    let (high, start) = (measure.chip, rect.left() + measure.start);
    let room = rect.right() - 8.0 - start;
    let shown = paid.kinds().map(|card| chip(view, &measure.words[card.0], card));
    let shown: Vec<(Chip<'_>, f32)> = shown.map(|chip| (chip, chip.width(ui, high))).collect();
    let all: f32 = shown.iter().map(|(_, wide)| wide + 6.0).sum();
    let row = rect.shrink2(vec2(0.0, 2.0));
    let name = row.with_min_x(left).with_max_x(start - 6.0);
    write_in(ui, name, Align::Min, &view.name(seat), &measure.names, palette.text);
    // If a narrow line has many kinds, they move closer and shrink a little.
    let share = (room / all.max(1.0)).min(1.0);
    let mut x = start;
    for (chip, wide) in shown {
        let size = vec2(wide * share, high);
        chip.paint(ui, Rect::from_min_size(pos2(x, rect.center().y - high / 2.0), size));
        x += (wide + 6.0) * share;
    }
    let small = plain((rect.height() * 0.34).within(14.0, 16.0));
    let left = if all > 0.0 { x + 4.0 } else { start };
    let free = row.with_min_x(left).with_max_x(rect.right() - 8.0);
    let is_nothing = paid.is_empty() && note.is_empty();
    if is_nothing || (!note.is_empty() && free.width() >= 70.0) {
        let words = if is_nothing { view.text.get("nothing") } else { note };
        write_in(ui, free, Align::Min, &words, &small, palette.faint);
    } else if !note.is_empty() && free.width() >= 14.0 {
        let warning = (Icon::Warning, palette.warning_line);
        let is_blocked = !payout.blocked.of(seat).is_empty();
        let (icon, ink) = if is_blocked { (Icon::Robber, palette.faint) } else { warning };
        let side = free.width().min(20.0);
        let at = pos2(free.left() + side / 2.0, free.center().y);
        icon.paint_at(ui.painter(), at, side, ink);
    }
    response
}

fn chip<'a>(view: &View<'_>, word: &'a str, (kind, count): (CardKind, u8)) -> Chip<'a> {
    Chip { count: Some(count.into()), kind, word, tone: view.palette.card(kind) }
}

/// Measures that all lines have in common, so that cards line up.
#[derive(Debug)]
struct LineMeasure {
    /// The height of a chip.
    chip: f32,
    /// Position at which the chips begin.
    start: f32,
    /// The names of kinds beside their signs, where these have room.
    words: EnumMap<CardKind, String>,
    names: FontId,
}

impl LineMeasure {
    fn of(ui: &Ui, view: &View<'_>, payout: &Payout, seats: &[Seat], size: egui::Vec2) -> Self {
        let high = (size.y * 0.76).min(42.0);
        let names = strong(ui.ctx(), (size.y * 0.42).within(14.0, 22.0));
        let written = |seat: &Seat| text_width(ui, &view.name(*seat), &names);
        let widest = seats.iter().map(written).fold(0.0, f32::max);
        let needs = |words: &EnumMap<CardKind, String>| {
            let all = |seat: &Seat| {
                let paid = view.news.taken(payout, *seat);
                let wide = |card: (CardKind, u8)| chip(view, &words[card.0], card).width(ui, high);
                let cards: f32 = paid.kinds().map(|card| wide(card) + 6.0).sum();
                let note = note(view, payout, view.news, *seat);
                let beside = if size.x < 330.0 { 30.0 } else { 110.0 };
                cards + if note.is_empty() { 0.0 } else { beside }
            };
            seats.iter().map(all).fold(64.0, f32::max)
        };
        // Space for the mark and the gaps.
        let mark = 2.0 * (size.y * 0.22).min(12.0) + 16.0;
        let free = size.x - mark - 26.0;
        let least = (free * 0.34).min(widest);
        let all = EnumMap::from_fn(|kind| view.text.kind(kind));
        let words = if needs(&all) + widest <= free { all } else { EnumMap::default() };
        let room = (free - needs(&words)).within(least, widest.max(least));
        Self { chip: high, start: mark + room + 14.0, words, names }
    }
}

/// Says what the card brought.
pub fn by_the_card(ui: &mut Ui, view: &View<'_>) {
    let fixed = &view.news.fixed;
    let Some(first) = fixed.values().next().copied() else { return };
    let players = view.state.players().count();
    let is_shared =
        fixed.len() == players && !first.is_empty() && fixed.values().all(|cards| *cards == first);
    boxed(ui, |ui| {
        section(ui, &view.text.get("card-brings"));
        if is_shared {
            return say(ui, &view.text.with("card-each", &[("cards", view.cards(first).into())]));
        }
        for seat in view.seats_from_active() {
            match fixed.get(&seat) {
                Some(cards) if cards.is_empty() => {
                    who_says(ui, view, seat, &view.about("act-take-unknown", seat));
                }
                Some(cards) => who_says(ui, view, seat, &view.takes(seat, *cards)),
                None => {}
            }
        }
    });
}

/// The bank's shortage, kind by kind.
pub fn shortage(ui: &mut Ui, view: &View<'_>, payout: &Payout) -> Option<Command> {
    let (mut none, mut sentences) = (Vec::new(), Vec::new());
    for kind in view.state.kinds().all().iter().copied() {
        let short = payout.short.iter().filter(|(_, cards)| cards.get(kind) > 0);
        let short: Vec<Seat> = short.map(|(seat, _)| seat).collect();
        let name = view.text.kind(kind);
        match short.as_slice() {
            [] => {}
            [only] if payout.paid.of(*only).get(kind) > 0 => {
                sentences.push(view.about_with("bank-short-one", *only, "resources", name.into()));
            }
            _ => none.push(name),
        }
    }
    if !none.is_empty() {
        let short = view.with("bank-short", &[("resources", &view.text.list(&none))]);
        sentences.insert(0, short);
    }
    if sentences.is_empty() {
        return None;
    }
    let top = ui.cursor().min;
    let wide = ui.available_width();
    warning_box(ui, |ui| {
        ui.set_min_height(28.0);
        ui.set_max_width(ui.available_width() - SIGN);
        for sentence in &sentences {
            say(ui, sentence);
        }
    });
    let rect = Rect::from_min_size(top, vec2(wide, ui.min_rect().bottom() - top.y));
    let id = ui.scope_id().with("shortage");
    let response = asks(ui, view, rect, id, &sentences.join(" "));
    focus_ring(ui, &response);
    // The sign at its end that touching it answers why.
    let at = pos2(rect.right() - 20.0, rect.top() + rect.height().min(48.0) / 2.0);
    Icon::Question.paint_at(ui.painter(), at, 18.0, view.palette.faint);
    response.clicked().then_some(Command::why(WhyQuestion::Shortage))
}

/// Room for the sign at its end.
const SIGN: f32 = 26.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_players_takings_fit_beside_a_card_on_the_smallest_screens() {
        for (wide, high) in [(419.0, 110.0), (456.0, 110.0), (509.0, 180.0)] {
            for takers in 0..=6 {
                let grid = Grid::of(6, takers, (wide, high));
                assert!(
                    grid.height(6, takers) <= high,
                    "{takers} of six in {wide}x{high}: {grid:?}"
                );
            }
        }
    }

    #[test]
    fn lines_are_large_where_there_is_room_for_large_ones() {
        let grid = Grid::of(4, 2, (576.0, 300.0));
        assert_eq!(grid, Grid::new(1, 56.0, false));
    }
}
