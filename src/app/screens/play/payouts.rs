//! Who takes what, a line for each player.

use egui::{Align, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::layout::is_low;
use super::parts::{boxed, say, section};
use super::told::Told;
use super::view::View;
use crate::app::theme::strong;
use crate::app::widgets::{Chip, Icon, grown, paint_mark, warning_box, write_in};
use crate::board::Resource;
use crate::game::{Cards, Payout, Seat};

/// Between two lines.
const GAP: f32 = 5.0;

/// How the lines lie in the room there is.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Grid {
    columns: usize,
    /// How high a line is.
    row: f32,
    quiet: Quiet,
}

/// Where those stand who take nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Quiet {
    /// In a line each.
    Each,
    /// All in the last line.
    Together,
}

impl Grid {
    const fn new(columns: usize, row: f32, quiet: Quiet) -> Self {
        Self { columns, row, quiet }
    }

    /// The first way, from the most legible to the tightest, in which nobody's
    /// cards lie below the edge. `lines` and `takers` count all players and
    /// those who take something; `wide` and `high` are in points of a small
    /// screen.
    fn of(lines: usize, takers: usize, (wide, high): (f32, f32)) -> Self {
        const WAYS: [Grid; 11] = [
            Grid::new(1, 56.0, Quiet::Each),
            Grid::new(1, 48.0, Quiet::Each),
            Grid::new(1, 42.0, Quiet::Each),
            Grid::new(2, 52.0, Quiet::Each),
            Grid::new(2, 44.0, Quiet::Each),
            Grid::new(1, 42.0, Quiet::Together),
            Grid::new(2, 38.0, Quiet::Each),
            Grid::new(2, 34.0, Quiet::Each),
            Grid::new(2, 38.0, Quiet::Together),
            Grid::new(2, 32.0, Quiet::Together),
            Grid::new(2, 28.0, Quiet::Together),
        ];
        let fits = |way: &Self| {
            let least = if way.row < 40.0 { 180.0 } else { 260.0 };
            let is_wide = way.columns == 1 || wide >= 2.0 * least;
            is_wide && way.height(lines, takers) <= high
        };
        let tightest = if wide >= 360.0 { 2 } else { 1 };
        let last = Self::new(tightest, 28.0, Quiet::Together);
        WAYS.into_iter().find(fits).unwrap_or(last)
    }

    fn height(self, lines: usize, takers: usize) -> f32 {
        let rows = match self.quiet {
            Quiet::Each => lines.div_ceil(self.columns),
            // They stand in a place that the others leave free.
            Quiet::Together => (takers + usize::from(lines > takers)).div_ceil(self.columns),
        };
        (self.row + GAP) * rows as f32
    }
}

/// How high the title is with the room below it; where height is short, what
/// is taken stands without it.
fn title(ui: &Ui) -> f32 {
    if is_low(ui.ctx().content_rect()) { 0.0 } else { 30.0 * grown(ui) }
}

/// How much room all lines take with their title.
pub(super) fn height(ui: &Ui, view: &View<'_>) -> f32 {
    let lines = view.state.players().count();
    let rows = if ui.available_width() >= 520.0 * grown(ui) { lines.div_ceil(2) } else { lines };
    title(ui) + 49.0 * grown(ui) * rows as f32
}

/// Draws the lines, and what the bank could not pay.
pub(super) fn show(ui: &mut Ui, view: &View<'_>, payout: &Payout, told: &Told) {
    let growth = grown(ui);
    // The whole panel's height counts, wherever it is scrolled to.
    let used = ui.cursor().top() - ui.max_rect().top();
    let room = ui.clip_rect().height() - 8.0 - used;
    if title(ui) > 0.0 {
        section(ui, &view.text.get("everyone-takes"));
    }
    let room = room - title(ui) - if has_shortage(payout) { 62.0 * growth } else { 0.0 };
    let seats: Vec<Seat> = view.seats_from_active().collect();
    let (takers, others): (Vec<Seat>, Vec<Seat>) =
        seats.iter().copied().partition(|seat| !is_nothing(payout, told, *seat));
    let wide = ui.available_width();
    let grid = Grid::of(seats.len(), takers.len(), (wide / growth, room / growth));
    let (lines, together) = match grid.quiet {
        Quiet::Each => (seats, Vec::new()),
        Quiet::Together => (takers, others),
    };
    let gap = GAP * growth;
    let row = grid.row * growth;
    let each = (wide - gap * (grid.columns - 1) as f32) / grid.columns as f32;
    let places = lines.len() + usize::from(!together.is_empty());
    let column = places.div_ceil(grid.columns).max(1);
    let top = ui.cursor().min;
    let place = |nth: usize| {
        let at = vec2((nth / column) as f32 * (each + gap), (nth % column) as f32 * (row + gap));
        Rect::from_min_size(top + at, vec2(each, row))
    };
    let measure = Measure::of(ui, view, (payout, told), &lines, vec2(each, row));
    for (nth, seat) in lines.iter().enumerate() {
        line(ui, view, (payout, told), *seat, (place(nth), measure));
    }
    if !together.is_empty() {
        quiet(ui, view, &together, place(lines.len()));
    }
    ui.allocate_space(vec2(wide, column as f32 * (row + gap) - gap));
    shortage(ui, view, payout);
}

fn is_nothing(payout: &Payout, told: &Told, seat: Seat) -> bool {
    !told.changed.contains_key(&seat)
        && [&payout.paid, &payout.short, &payout.blocked]
            .iter()
            .all(|cards| cards.of(seat).is_empty())
}

/// All who take nothing, in one line.
fn quiet(ui: &mut Ui, view: &View<'_>, seats: &[Seat], rect: Rect) {
    let names: Vec<String> = seats.iter().map(|seat| view.name(*seat)).collect();
    let names = view.joined(&names);
    let words = view.text.with("takes-nothing", &[("who", names.into())]);
    let response = ui.interact(rect, ui.scope_id().with("takes-nothing"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    let growth = grown(ui);
    // Their marks stand for the names, which the players' panels spell out.
    let mut x = rect.left() + 16.0 * growth;
    for seat in seats {
        let at = pos2(x, rect.center().y);
        paint_mark(ui.painter(), at, 9.0 * growth, view.color(*seat), view.palette);
        x += 26.0 * growth;
    }
    let free = Rect::from_min_max(pos2(x, rect.top()), rect.max);
    let font = egui::FontId::proportional(16.0 * growth);
    let nothing = view.text.get("nothing");
    write_in(ui, free, Align::Min, &nothing, &font, view.palette.faint);
}

fn line(
    ui: &mut Ui,
    view: &View<'_>,
    (payout, told): (&Payout, &Told),
    seat: Seat,
    (rect, measure): (Rect, Measure),
) {
    let (paid, blocked) = (payout.paid.of(seat), payout.blocked.of(seat));
    let note = note(view, (payout, told), seat);
    let sentence = view.takes(seat, paid);
    let spoken = if note.is_empty() {
        sentence
    } else {
        let values = [("sentence", sentence.into()), ("note", note.as_str().into())];
        view.text.with("takes-note", &values)
    };
    let response = ui.interact(rect, ui.scope_id().with(("payout", seat)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));

    let growth = grown(ui);
    let palette = view.palette;
    let painter = ui.painter();
    painter.rect_filled(rect, 10.0, palette.panel);
    let bar = Rect::from_min_size(rect.min, vec2(6.0 * growth, rect.height()));
    painter.rect_filled(bar, 3.0 * growth, view.player_fill(seat));
    let radius = (rect.height() * 0.22).min(12.0 * growth);
    let at = pos2(rect.left() + 14.0 * growth + radius, rect.center().y);
    paint_mark(painter, at, radius, view.color(seat), palette);
    let left = at.x + radius + 8.0 * growth;

    let Measure { chip: high, start, word, .. } = measure;
    let start = rect.left() + start;
    let room = rect.right() - 8.0 * growth - start;
    let shown = chips(view, paid, word);
    let wides: Vec<f32> = shown.iter().map(|chip| chip.as_chip(view).width(ui, high)).collect();
    let all = wides.iter().sum::<f32>() + 6.0 * growth * wides.len() as f32;
    let name = Rect::from_min_max(
        pos2(left, rect.top() + 2.0),
        pos2(start - 6.0 * growth, rect.bottom() - 2.0),
    );
    write_in(ui, name, Align::Min, &view.name(seat), &measure.font(ui), palette.text);
    // Many kinds in a narrow line come a little closer and smaller.
    let share = (room / all.max(1.0)).min(1.0);
    let mut x = start;
    for (chip, wide) in shown.iter().zip(wides) {
        let size = vec2(wide * share, high);
        let place = Rect::from_min_size(pos2(x, rect.center().y - high / 2.0), size);
        chip.as_chip(view).paint(ui, place);
        x += (wide + 6.0 * growth) * share;
    }
    let small = egui::FontId::proportional((rect.height() * 0.34).clamp(14.0, 16.0 * growth));
    let free = Rect::from_min_max(
        pos2(if all > 0.0 { x + 4.0 * growth } else { start }, rect.top() + 2.0),
        pos2(rect.right() - 8.0 * growth, rect.bottom() - 2.0),
    );
    if paid.is_empty() && note.is_empty() {
        write_in(ui, free, Align::Min, &view.text.get("nothing"), &small, palette.faint);
    } else if !note.is_empty() && free.width() >= 70.0 * growth {
        write_in(ui, free, Align::Min, &note, &small, palette.faint);
    } else if !note.is_empty() && free.width() >= 14.0 * growth {
        let icon = if blocked.is_empty() { Icon::Warning } else { Icon::Robber };
        let side = free.width().min(20.0 * growth);
        let place = Rect::from_center_size(
            pos2(free.left() + side / 2.0, free.center().y),
            vec2(side, side),
        );
        icon.paint(ui.painter(), place, palette.warning_line);
    }
}

/// What is said beside the cards.
fn note(view: &View<'_>, (payout, told): (&Payout, &Told), seat: Seat) -> String {
    let (short, blocked) = (payout.short.of(seat), payout.blocked.of(seat));
    let note = |key: &str, cards: Cards| {
        (!cards.is_empty()).then(|| view.text.with(key, &[("cards", view.cards(cards).into())]))
    };
    let notes: Vec<String> =
        [changed(view, told, seat), note("robber-lost", blocked), note("short-due", short)]
            .into_iter()
            .flatten()
            .collect();
    view.joined(&notes)
}

/// Cards of one kind that somebody takes.
struct Taken {
    kind: Resource,
    count: u8,
    word: String,
}

impl Taken {
    fn as_chip(&self, view: &View<'_>) -> Chip<'_> {
        let tone = view.palette.resource(self.kind);
        Chip { count: Some(self.count), resource: self.kind, word: &self.word, tone }
    }
}

fn chips(view: &View<'_>, paid: Cards, word: Word) -> Vec<Taken> {
    let of = |(kind, count)| {
        let word = match word {
            Word::Written => view.text.resource(kind),
            Word::Drawn => String::new(),
        };
        Taken { kind, count, word }
    };
    paid.kinds().map(of).collect()
}

/// Whether a kind's word stands beside its sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Written,
    Drawn,
}

/// What is the same in all lines, so that cards stand below cards.
#[derive(Clone, Copy, Debug)]
struct Measure {
    /// How high a chip is.
    chip: f32,
    /// Where the chips begin.
    start: f32,
    word: Word,
    /// How large names are.
    name: f32,
}

impl Measure {
    fn of(
        ui: &Ui,
        view: &View<'_>,
        (payout, told): (&Payout, &Told),
        seats: &[Seat],
        size: egui::Vec2,
    ) -> Self {
        let growth = grown(ui);
        let chip = (size.y * 0.76).min(42.0 * growth);
        let name = (size.y * 0.42).clamp(14.0, 22.0 * growth);
        let font = strong(ui.ctx(), name);
        let written = |seat: &Seat| {
            let ink = view.palette.text;
            ui.painter().layout_no_wrap(view.name(*seat), font.clone(), ink).size().x
        };
        let widest = seats.iter().map(written).fold(0.0, f32::max);
        let needs = |word| {
            let all = |seat: &Seat| {
                let shown = chips(view, payout.paid.of(*seat), word);
                let wides = shown.iter().map(|taken| taken.as_chip(view).width(ui, chip));
                let cards: f32 = wides.map(|wide| wide + 6.0 * growth).sum();
                let note = note(view, (payout, told), *seat);
                let beside = if size.x < 330.0 * growth { 30.0 } else { 110.0 };
                cards + if note.is_empty() { 0.0 } else { beside * growth }
            };
            seats.iter().map(all).fold(64.0 * growth, f32::max)
        };
        // The bar, the mark and the gaps.
        let mark = 2.0 * (size.y * 0.22).min(12.0 * growth) + 22.0 * growth;
        let free = size.x - mark - 26.0 * growth;
        let least = (free * 0.34).min(widest);
        let word = if needs(Word::Written) + widest <= free { Word::Written } else { Word::Drawn };
        let room = (free - needs(word)).clamp(least, widest.max(least));
        Self { chip, start: mark + room + 14.0 * growth, word, name }
    }

    fn font(self, ui: &Ui) -> egui::FontId {
        strong(ui.ctx(), self.name)
    }
}

/// "1 more because of the card".
fn changed(view: &View<'_>, told: &Told, seat: Seat) -> Option<String> {
    let change = *told.changed.get(&seat)?;
    let key = if change > 0 { "card-more" } else { "card-less" };
    Some(view.text.with(key, &[("count", change.unsigned_abs().into())]))
}

/// What the card brought without anybody choosing.
pub(super) fn by_the_card(ui: &mut Ui, view: &View<'_>, told: &Told) {
    let Some(first) = told.fixed.values().next().copied() else { return };
    let players = view.state.players().count();
    let is_shared = told.fixed.len() == players && told.fixed.values().all(|cards| *cards == first);
    boxed(ui, |ui| {
        section(ui, &view.text.get("card-brings"));
        if is_shared {
            return say(ui, &view.text.with("card-each", &[("cards", view.cards(first).into())]));
        }
        for seat in view.seats_from_active() {
            if let Some(cards) = told.fixed.get(&seat) {
                say(ui, &view.takes(seat, *cards));
            }
        }
    });
}

fn has_shortage(payout: &Payout) -> bool {
    payout.short.iter().any(|(_, cards)| !cards.is_empty())
}

/// The bank's shortage, kind by kind.
fn shortage(ui: &mut Ui, view: &View<'_>, payout: &Payout) {
    let mut none = Vec::new();
    let mut single = Vec::new();
    for kind in Resource::ALL {
        let short: Vec<Seat> = payout
            .short
            .iter()
            .filter(|(_, cards)| cards.get(kind) > 0)
            .map(|(seat, _)| seat)
            .collect();
        match short.as_slice() {
            [] => {}
            [only] if payout.paid.of(*only).get(kind) > 0 => single.push((kind, *only)),
            _ => none.push(view.text.resource(kind)),
        }
    }
    if none.is_empty() && single.is_empty() {
        return;
    }
    warning_box(ui, |ui| {
        if !none.is_empty() {
            let resources = view.list(&none);
            say(ui, &view.text.with("bank-short", &[("resources", resources.into())]));
        }
        for (kind, seat) in single {
            let resource = view.text.resource(kind);
            say(ui, &view.about_with("bank-short-one", seat, "resources", resource.into()));
        }
    });
}

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
        assert_eq!(grid, Grid::new(1, 56.0, Quiet::Each));
    }
}
