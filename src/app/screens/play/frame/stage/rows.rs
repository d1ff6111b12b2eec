//! Who takes or has what on the table view: a row for each player who takes something, one for all
//! others, and what else all see to below them.

use egui::{Align2, Pos2, Rect, Role, Sense, Ui, Vec2, pos2, vec2};

use super::letters::{SMALLEST, fitted, one_line, put, wide_at};
use crate::app::screens::play::frame::belongings;
use crate::app::screens::play::frame::seat_chips::TileFact;
use crate::app::screens::play::frame::takings::{TOKEN, paint_token, tokens_of};
use crate::app::screens::play::parts::motion::{self, MovingPart};
use crate::app::screens::play::parts::{barbarians, season};
use crate::app::screens::play::view::View;
use game::{CardKind, Seat};
use kit::theme::bounds::Within;
use kit::theme::{plain, strong};
use kit::widgets::{Chip, Icon, named_place, paint_face};
use words::game::stage::{Earned, StageNews, StageRow, StageSign, StageWords};

/// The height of the row of those who take nothing, beside a row of its own.
const QUIET: f32 = 0.62;

/// Least height at which a row has its cards below its name.
const TALL: f32 = 116.0;

/// Paints all rows, and what else there is to see to below them; returns where each row is.
pub fn paint(ui: &Ui, view: &View<'_>, said: &StageWords, room: Rect) -> Vec<Rect> {
    let quiet = said.rows.iter().filter(|row| row.is_quiet()).count();
    let has_held = said.rows.iter().any(|row| !row.held.is_empty());
    // If nobody takes anything, everybody has a row to see the points in; with modules everybody has
    // one for what lies before them.
    let is_split = quiet < said.rows.len() && quiet > 0 && !has_held;
    let large = if is_split { said.rows.len() - quiet } else { said.rows.len() };
    let screen = ui.ctx().content_rect().size().min_elem();
    // Beside much else, two players share a line if it has room for both.
    // Names need more room beside what else a row has with modules.
    let least = if has_held { WIDE_PAIR } else { PAIR };
    let is_paired = !said.news.is_empty() && large > 2 && room.width() >= least;
    let columns = if is_paired { 2 } else { 1 };
    let lines = large.div_ceil(columns);
    let units = lines as f32 + if is_split { QUIET } else { 0.0 };
    let units = units + said.news.len() as f32 * NEWS;
    let each = (room.height() / units.max(1.0)).min(screen * 0.27);
    let gap = (each * 0.1).min(12.0);
    let wide = (room.width() + gap) / columns as f32 - gap;
    // In low rows what modules have stands behind the points, in others below them.
    let is_behind = has_held && each - gap < SHALLOW;
    let high = (each - gap) * if has_held && !is_behind { 1.0 - HELD } else { 1.0 };
    let behind = if is_behind { wide * BEHIND } else { 0.0 };
    let names = NameSizes::of(ui, said, (wide - behind, high));
    let mut rects = vec![Rect::NOTHING; said.rows.len()];
    for (nth, (row, place)) in
        said.rows.iter().zip(&mut rects).filter(|(row, _)| !is_split || !row.is_quiet()).enumerate()
    {
        let at = vec2((nth % columns) as f32 * (wide + gap), (nth / columns) as f32 * each);
        *place = Rect::from_min_size(room.min + at, vec2(wide, each - gap));
        ui.painter().rect_filled(*place, ((each - gap) * 0.2).min(14.0), view.palette.panel);
        let (upper, lower) = if is_behind {
            place.split_left_right_at_x(place.right() - behind)
        } else {
            place.split_top_bottom_at_y(place.top() + high)
        };
        paint_row(ui, view, row, upper, names);
        paint_held(ui, view, row.seat, lower);
        let order = u8::try_from(nth).unwrap_or(u8::MAX);
        let share = view.animation.share(MovingPart::Payout(order));
        motion::cover_line(ui.painter(), *place, share, view.palette);
    }
    let mut top = room.top() + each * lines as f32;
    if is_split {
        let bottom = (top + each * QUIET - gap).min(room.bottom());
        let line = Rect::from_min_max(pos2(room.left(), top), pos2(room.right(), bottom));
        let others = said.rows.iter().zip(&mut rects).filter(|(row, _)| row.is_quiet());
        paint_others(ui, view, others.collect(), line);
        top += each * QUIET;
    }
    paint_news(ui, view, &said.news, (room.with_min_y(top), each * NEWS), gap);
    rects
}

/// The share of a row that what modules put before its player takes.
const HELD: f32 = 0.38;

/// The height of a row below which it has that behind its points, and its share of the width then.
const SHALLOW: f32 = 62.0;
const BEHIND: f32 = 0.4;

/// Paints that as signs with their numbers, as large as all of them fit; what would be too small to be
/// read stands on the player's page.
fn paint_held(ui: &Ui, view: &View<'_>, seat: Seat, line: Rect) {
    if line.height() < 1.0 || line.width() < 1.0 {
        return;
    }
    let line = line.shrink2(vec2(line.height() * 0.3, line.height() * 0.08));
    let mut facts = belongings::facts(view, seat);
    belongings::on_one_line(&mut facts, line.width());
    let units: f32 = facts.iter().map(TileFact::units).sum();
    let size = (line.height() * 0.84).min(line.width() / units.max(1.0)).min(44.0);
    let palette = view.palette;
    let mut x = line.left();
    for fact in &facts {
        let ink = if fact.is_award { palette.award } else { palette.text };
        let at = pos2(x + size / 2.0, line.center().y);
        fact.icon.paint_at(ui.painter(), at, size, ink);
        let letters = one_line(ui, &fact.words, (size, size), ink, f32::INFINITY);
        put(ui, letters, Align2::LEFT_CENTER, pos2(x + size * 1.2, line.center().y));
        x += fact.units() * size;
    }
}

/// The least width of a line that two players share.
const PAIR: f32 = 600.0;

/// The same with modules.
const WIDE_PAIR: f32 = 1100.0;

/// The size of letters in a row of this height that has all on one line.
fn letters(high: f32) -> f32 {
    (high * 0.5).within(SMALLEST, 64.0)
}

/// Layout of the names of one list: all alike, so that cards line up below each other and
/// nobody's name is smaller than another's.
#[derive(Clone, Copy, Debug, PartialEq)]
struct NameSizes {
    /// Width of the figures beside points, with their signs.
    earned: f32,
    /// Part of that width that has room beside names and cards on one line: all of it, or
    /// nothing.
    beside: f32,
    /// Width of the longest name at full size.
    widest: f32,
    /// The share of the full size at which it fits.
    share: f32,
}

impl NameSizes {
    /// Fits the names into rows of this width and height.
    fn of(ui: &Ui, said: &StageWords, (wide, high): (f32, f32)) -> Self {
        let size = letters(high);
        let widest = said.rows.iter().map(|row| wide_at(ui, &row.name, size)).fold(0.0, f32::max);
        // Sign, points and margins take about four letters' room.
        let space = wide - size * 4.0;
        let earned = said.rows.iter().map(|row| earned_width(ui, row, size)).fold(0.0, f32::max);
        // Names come first.
        let fits = |earned: f32| widest * LEAST_NAME <= (space - earned) * NAME;
        let is_low = high < STACKED && earned <= space * EARNED;
        let beside = if is_low && fits(earned) { earned } else { 0.0 };
        let room = ((space - beside) * NAME).max(1.0);
        let share = (room / widest.max(1.0)).within(LEAST_NAME, 1.0);
        Self { earned, beside, widest, share }
    }
}

/// A name's share of a row that has all on one line.
const NAME: f32 = 0.42;

/// The least height at which a row has what is earned below its points.
const STACKED: f32 = 76.0;

/// The most of a row that what is earned takes, or it isn't shown.
const EARNED: f32 = 0.36;

/// Names are shrunk no further than this for the longest of them.
const LEAST_NAME: f32 = 0.6;

fn paint_row(ui: &Ui, view: &View<'_>, said: &StageRow, rect: Rect, names: NameSizes) {
    let palette = view.palette;
    let high = rect.height();
    let is_tall = high >= TALL && !said.haul.is_empty();
    let upper = if is_tall { rect.with_max_y(rect.top() + high * 0.46) } else { rect };
    let size = if is_tall { letters(high * 0.6) } else { letters(high) };
    let mut left = rect.left() + size * 0.4;
    let at = pos2(left + size * 0.6, upper.center().y);
    view.paint_mark(ui.painter(), at, size * 0.5, said.seat);
    left += size * 1.4;
    let earned = match high {
        _ if is_tall => Some(names.earned * size / letters(high)),
        STACKED.. => None,
        _ => Some(names.beside),
    };
    let right = paint_standing(ui, view, said, (upper, size), earned);
    if said.haul.is_empty() {
        let size = size * names.share;
        let name = (right - left) * if said.haul.note.is_empty() { 1.0 } else { 0.5 };
        let end = put_name(ui, view, said, (left, name), (upper.center().y, size));
        let room = vec2(right - end, high * 0.86);
        let (size, ink) = ((size * 0.8, SMALLEST * 0.8), palette.text);
        let note = fitted(ui, &said.haul.note, plain, size, ink, room);
        return put(ui, note, Align2::LEFT_CENTER, pos2(end, rect.center().y));
    }
    if is_tall {
        put_name(ui, view, said, (left, right - left), (upper.center().y, size));
        let lower = rect.with_min_y(upper.bottom()).with_max_y(rect.bottom() - high * 0.09);
        let lower =
            lower.with_min_x(rect.left() + size * 0.7).with_max_x(rect.right() - size * 0.5);
        return paint_cards(ui, view, said, lower, true);
    }
    let name = ((right - left) * NAME).min(names.widest * names.share);
    put_name(ui, view, said, (left, name), (upper.center().y, size * names.share));
    let cards = Rect::from_x_y_ranges(
        left + name + size * 0.6..=right - size * 0.4,
        rect.center().y - high * 0.38..=rect.center().y + high * 0.38,
    );
    paint_cards(ui, view, said, cards, false);
}

/// The name, no wider than its room; returns where it ends.
fn put_name(
    ui: &Ui,
    view: &View<'_>,
    said: &StageRow,
    (left, room): (f32, f32),
    (middle, size): (f32, f32),
) -> f32 {
    let galley = one_line(ui, &said.name, (size, SMALLEST.min(size)), view.palette.text, room);
    let end = left + galley.size().x;
    put(ui, galley, Align2::LEFT_CENTER, pos2(left, middle));
    end + size * 0.6
}

/// The cards as chips, and the note after them.
fn paint_cards(ui: &Ui, view: &View<'_>, said: &StageRow, room: Rect, has_words: bool) {
    let high = room.height().min(72.0);
    let words: Vec<(CardKind, u8, String)> =
        said.haul.cards.kinds().map(|(kind, count)| (kind, count, view.text.kind(kind))).collect();
    let chips = |is_named: bool| -> Vec<(Chip<'_>, f32)> {
        let shown = words.iter().map(|(kind, count, word)| {
            let word = if is_named { word.as_str() } else { "" };
            let (count, tone) = (Some((*count).into()), view.palette.card(*kind));
            let chip = Chip { count, kind: *kind, word, tone };
            (chip, chip.width(ui, high))
        });
        shown.collect()
    };
    let tokens: Vec<(Icon, u8)> = tokens_of(&said.haul);
    let beside_chips = tokens.len() as f32 * (high * TOKEN + 8.0);
    let all = |chips: &[(Chip<'_>, f32)]| {
        chips.iter().map(|(_, wide)| wide + 8.0).sum::<f32>() + beside_chips
    };
    let beside = if said.haul.note.is_empty() { 0.0 } else { 150.0 };
    let written = chips(true);
    let fits = has_words && all(&written) + beside <= room.width();
    let shown = if fits { written } else { chips(false) };
    // At least a sign of the note has room.
    let sign = if said.haul.note.is_empty() { 0.0 } else { high * 0.5 + 6.0 };
    let share = ((room.width() - sign) / all(&shown).max(1.0)).min(1.0);
    let mut x = room.left();
    for (chip, wide) in &shown {
        let corner = pos2(x, room.center().y - high / 2.0);
        chip.paint(ui, Rect::from_min_size(corner, vec2(wide * share, high)));
        x += (wide + 8.0) * share;
    }
    for one in tokens {
        let corner = pos2(x, room.center().y - high / 2.0);
        let wide = high * TOKEN * share;
        paint_token(ui, view, one, Rect::from_min_size(corner, vec2(wide, high)));
        x += wide + 8.0 * share;
    }
    let free = Rect::from_min_max(pos2(x + 6.0, room.top()), room.max);
    if !said.haul.note.is_empty() && free.width() >= 60.0 {
        let (most, ink) = (high * 0.4, view.palette.faint);
        let note = fitted(ui, &said.haul.note, plain, (most, SMALLEST * 0.8), ink, free.size());
        put(ui, note, Align2::LEFT_CENTER, free.left_center());
    } else if !said.haul.note.is_empty() && free.width() >= 14.0 {
        // The bank is short, or the robber takes it: *Island* shows how much.
        let side = free.width().min(high * 0.5);
        let middle = free.left_center() + vec2(side / 2.0, 0.0);
        Icon::Warning.paint_at(ui.painter(), middle, side, view.palette.warning_line);
    }
}

/// The points, and what else is earned, beside them in a column so wide, or else
/// below them; returns where they begin.
fn paint_standing(
    ui: &Ui,
    view: &View<'_>,
    said: &StageRow,
    (row, size): (Rect, f32),
    earned: Option<f32>,
) -> f32 {
    let right = row.right() - size * 0.5;
    if earned.is_none() && said.earned.is_some() {
        let line = |share: f32| pos2(right, row.top() + row.height() * share);
        let left = paint_points(ui, view, said.points, line(0.36), size);
        return left.min(paint_earned(ui, view, said, line(0.78), row.height() * 0.2));
    }
    let left = paint_points(ui, view, said.points, pos2(right, row.center().y), size);
    let wide = earned.unwrap_or(0.0);
    if wide > 0.0 {
        let end = pos2(left - size * 0.3, row.center().y);
        paint_earned(ui, view, said, end, size * SMALL);
    }
    left - wide
}

/// The points with their sign, ending at `end`; returns where they begin.
fn paint_points(ui: &Ui, view: &View<'_>, points: i16, end: Pos2, size: f32) -> f32 {
    let ink = view.palette.text;
    let galley = one_line(ui, &points.to_string(), (size, SMALLEST), ink, size * 2.0);
    let left = end.x - galley.size().x - size * 0.7;
    put(ui, galley, Align2::RIGHT_CENTER, end);
    let sign = size * 0.76;
    Icon::Trophy.paint_at(ui.painter(), pos2(left, end.y), sign, view.palette.faint);
    left - sign / 2.0 - size * 0.3
}

/// The size of what is earned beside that of the points.
const SMALL: f32 = 0.62;

/// Returns the width of what somebody has earned, beside letters of this size.
fn earned_width(ui: &Ui, said: &StageRow, size: f32) -> f32 {
    let wide = |it: &Earned| wide_at(ui, &it.letters(), size * SMALL) + size * 1.2;
    said.earned.as_ref().map_or(0.0, wide)
}

/// Paints what is earned with its sign in letters of this size, ending at `end`; returns where it
/// begins.
fn paint_earned(ui: &Ui, view: &View<'_>, said: &StageRow, end: Pos2, size: f32) -> f32 {
    let Some(earned) = &said.earned else { return end.x };
    let galley = one_line(ui, &earned.letters(), (size, size), view.palette.text, f32::INFINITY);
    let middle = end.x - galley.size().x - size * 0.75;
    put(ui, galley, Align2::RIGHT_CENTER, end);
    sign_of(earned).paint_at(ui.painter(), pos2(middle, end.y), size, view.palette.faint);
    middle - size
}

fn sign_of(earned: &Earned) -> Icon {
    match earned {
        Earned::Isles(_) | Earned::Chits(_) => Icon::Chit,
        Earned::Cloth(_) => Icon::Cloth,
        Earned::Warships(_) => Icon::Warship,
        Earned::Level(wonder, _) => Icon::of_wonder(*wonder),
    }
}

/// All who take nothing, on one line; puts down where each is.
fn paint_others(ui: &Ui, view: &View<'_>, others: Vec<(&StageRow, &mut Rect)>, line: Rect) {
    let palette = view.palette;
    let size = (line.height() * 0.42).within(SMALLEST, 34.0);
    let nothing = view.text.get("stage-nothing-for");
    let galley = one_line(ui, &nothing, (size, SMALLEST), palette.faint, line.width() * 0.26);
    // Before the names: after them it would read as the last one's alone.
    let begin = line.left() + galley.size().x + size * 0.7;
    put(ui, galley, Align2::LEFT_CENTER, line.left_center());
    let each = (line.right() - begin) / others.len().max(1) as f32;
    let widest = others.iter().map(|(row, _)| wide_at(ui, &row.name, size)).fold(1.0, f32::max);
    let share = ((each - size * 4.2) / widest).within(LEAST_NAME, 1.0);
    for (nth, (row, place)) in others.into_iter().enumerate() {
        let left = begin + each * nth as f32;
        *place = line.with_min_x(left).with_max_x(left + each);
        let mark = pos2(left + size * 0.6, line.center().y);
        view.paint_mark(ui.painter(), mark, size * 0.42, row.seat);
        let name = left + size * 1.2;
        let end = pos2(left + each - size * 0.4, line.center().y);
        let points = paint_points(ui, view, row.points, end, size * 0.9);
        let room = points - name;
        let galley = one_line(ui, &row.name, (size * share, SMALLEST), palette.faint, room);
        put(ui, galley, Align2::LEFT_CENTER, pos2(name, line.center().y));
    }
}

/// The height of a line for that of a payout.
const NEWS: f32 = 0.8;

/// Paints what else all see to below each other: draws, thefts, pieces to turn over or to take off,
/// awards. Each line is `high` points tall with a gap below it.
fn paint_news(ui: &Ui, view: &View<'_>, lines: &[StageNews], (room, high): (Rect, f32), gap: f32) {
    for (nth, line) in lines.iter().enumerate() {
        let top = room.top() + high * nth as f32;
        let place = room.with_min_y(top).with_max_y(top + high - gap);
        paint_news_line(ui, view, line, place);
        let id = ui.scope_id().with(("news", nth));
        named_place(ui, place, id, (Sense::hover(), Role::Label), &line.words);
    }
}

fn paint_news_line(ui: &Ui, view: &View<'_>, line: &StageNews, place: Rect) {
    let (high, ink) = (place.height(), view.palette.text);
    ui.painter().rect_filled(place, (high * 0.2).min(14.0), view.palette.panel);
    let side = (high * 0.72).min(64.0);
    let middle = pos2(place.left() + side * 0.8, place.center().y);
    let sign = Rect::from_center_size(middle, Vec2::splat(side));
    match line.sign {
        StageSign::News(of) => season::paint_sign(ui, view, sign, of, ink),
        StageSign::EventDie(face) => paint_face(ui.painter(), sign, face),
        StageSign::AfterAttack(after) => {
            barbarians::icon_after(after).paint(ui.painter(), sign.shrink(side * 0.09), ink);
        }
    }
    let words = place.with_min_x(sign.right() + side * 0.3).with_max_x(place.right() - side * 0.2);
    let font = |size| strong(ui.ctx(), size);
    let letters = (LARGEST_NEWS.min(high * 0.5), SMALLEST * 0.8);
    let galley = fitted(ui, &line.words, font, letters, ink, vec2(words.width(), high * 0.92));
    put(ui, galley, Align2::LEFT_CENTER, words.left_center());
}

/// The size of such a line's letters at most.
const LARGEST_NEWS: f32 = 44.0;
