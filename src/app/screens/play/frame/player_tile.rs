//! One player in the row: above all the name and points, then the cards and the awards,
//! and in small print what is left to build.

use std::cell::RefCell;

use egui::{Align, Align2, Color32, Pos2, Rect, Response, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::app::command::Figure;
use crate::app::screens::play::parts::piece;
use crate::app::screens::play::view::View;
use cards::Award;
use game::{
    BuildPiece, Counted, Expansion, Following, Seat, Track, award_measure, base_facts,
    knights_facts,
};
use kit::theme::{Tone, display, strong};
use kit::widgets::split::column;
use kit::widgets::{Chip, Icon, elided, paint_due_frame, paint_season, text_width, write_in};

/// The height of a row of facts.
const FACTS: f32 = 24.0;

/// The height of the facts within this width: in Cities & Knights there are too many for one
/// row of a narrow tile.
pub fn facts_height(view: &View<'_>, wide: f32) -> f32 {
    if tracks_height(view) > 0.0 && wide < 140.0 { 38.0 } else { FACTS }
}

/// The height of the row of tracks with the room below it, in Cities & Knights.
pub fn tracks_height(view: &View<'_>) -> f32 {
    if view.plays(Some(Expansion::Knights)) { 26.0 } else { 0.0 }
}

/// The height of the line with name and points.
pub const fn name_height(wide: f32) -> f32 {
    match wide {
        240.0.. => 42.0,
        165.0.. => 36.0,
        _ => 30.0,
    }
}

pub struct PlayerTile<'a, 'b> {
    pub view: &'a View<'b>,
    pub seat: Seat,
    pub rect: Rect,
    /// Numbers that were painted, and where.
    pub numbers: &'a RefCell<Vec<(Pos2, Figure)>>,
}

impl PlayerTile<'_, '_> {
    pub fn paint(&self, ui: &Ui, response: &Response) {
        let (view, rect, seat) = (self.view, self.rect, self.seat);
        let palette = view.palette;
        let is_building = view.builder() == seat;
        let ground = if is_building || view.active() == seat || response.hovered() {
            palette.raised
        } else {
            palette.panel
        };
        let painter = ui.painter();
        painter.rect(rect, 12.0, ground, palette.panel_rim, StrokeKind::Inside);
        if view.waits_for(seat) {
            paint_due_frame(painter, rect, palette);
        }
        if response.has_focus() {
            let line = Stroke::new(3.0, palette.focus);
            painter.rect_stroke(rect.expand(2.0), 14.0, line, StrokeKind::Middle);
        }
        let wide = rect.width();
        let margin = if wide < 170.0 { 9.0 } else { 13.0 };
        let inner = rect.shrink2(vec2(margin, 7.0));
        let present = view.state.seating().is_present(seat);
        let ink = if present { palette.text } else { palette.faint };
        let (first, below) = inner.split_top_bottom_at_y(inner.top() + name_height(wide));
        self.name_and_points(ui, first, ink);
        if !present {
            let (words, font) = (view.text.get("people-away"), strong(ui.ctx(), 16.0));
            return write_in(ui, below, Align::Min, &words, &font, palette.faint);
        }
        self.below(ui, below);
    }

    /// Mark, name, and points: what can be read from the far side of the table.
    fn name_and_points(&self, ui: &Ui, row: Rect, ink: Color32) {
        let view = self.view;
        let points = view.shown_points(self.seat).to_string();
        let font = display(ui.ctx(), row.height() * 0.98);
        let wide = |words: &str| text_width(ui, words, &font);
        // Keep everything in place when a player goes from one digit to two.
        let one = wide("8");
        let room = if self.rect.width() < 200.0 { wide(&points) } else { one * 2.0 };
        let at = row.right_center();
        let figure = Figure::Pieces(self.seat);
        self.numbers.borrow_mut().push((at - vec2(one / 2.0, 0.0), figure));
        elided(ui, at, Align2::RIGHT_CENTER, &points, font.clone(), ink, room.max(one * 2.0) + 4.0);
        let radius = if row.height() < 34.0 { 9.0 } else { 12.0 };
        let at = pos2(row.left() + radius, row.center().y);
        view.paint_mark(ui.painter(), at, radius, self.seat);
        let name = row.with_min_x(at.x + radius + 7.0).with_max_x(row.right() - room - 6.0);
        let font = strong(ui.ctx(), (row.height() * 0.52).max(16.0));
        write_in(ui, name, Align::Min, &view.name(self.seat), &font, ink);
    }

    fn below(&self, ui: &Ui, rest: Rect) {
        let mut top = rest.top();
        let mut row = |high: f32| {
            let place = Rect::from_min_size(pos2(rest.left(), top), vec2(rest.width(), high));
            top += high;
            place
        };
        let hand = HandRow::of(self.view, rest.width());
        if hand.rows > 0 && rest.height() >= hand.height() + 22.0 {
            let place = row(hand.height());
            let places = hand.paint(ui, self.view, self.seat, place);
            let figure = Figure::Hand(self.seat);
            self.numbers.borrow_mut().extend(places.into_iter().map(|at| (at, figure)));
        }
        let high = tracks_height(self.view);
        if high > 0.0 {
            let tracks = tracks(ui, self.view, self.seat, row(high));
            let level = |(track, at)| (at, Figure::of(&knights_facts::Level, (self.seat, track)));
            self.numbers.borrow_mut().extend(tracks.map(level));
        }
        let left = rest.bottom() - row(0.0).top();
        let wanted = facts_height(self.view, rest.width());
        let mut facts = row(if wanted <= left + 1.0 { wanted } else { FACTS });
        let is_last = rest.bottom() - facts.bottom() < 16.0;
        if self.view.weather_holder() == Some(self.seat) {
            self.weather(ui, facts);
            facts.max.x -= 28.0;
        }
        if is_last && facts.height() > FACTS {
            return self.in_two_rows(ui, facts);
        }
        let ink = self.view.palette.text;
        if is_last {
            let all: Vec<_> = self.cards().into_iter().chain(self.awards_in_short()).collect();
            return self.numbered(ui, facts, &all, (19.0, ink));
        }
        let small = row(22.0);
        let awards: Vec<Award> = self.view.state.awards(self.seat).collect();
        self.numbered(ui, facts, &self.cards(), (19.0, ink));
        if awards.is_empty() {
            return self.numbered(ui, small, &self.pieces(), (15.0, self.view.palette.faint));
        }
        self.awards(ui, small, &awards);
    }

    /// The cards and the strength, and below them what counts points.
    fn in_two_rows(&self, ui: &Ui, place: Rect) {
        let (above, below) = place.split_top_bottom_at_fraction(0.5);
        let all = self.cards().into_iter().chain(self.awards_in_short());
        let (awards, usual): (Vec<TileFact>, Vec<TileFact>) = all.partition(|fact| fact.is_award);
        let ink = self.view.palette.text;
        self.numbered(ui, above, &usual, (17.0, ink));
        self.numbered(ui, below, &awards, (16.0, ink));
    }

    /// The sign of the season on the player who holds the weather cards.
    fn weather(&self, ui: &Ui, row: Rect) {
        let season = self.view.state.season();
        let tone = self.view.palette.season(season);
        let radius = 11.0;
        let place = pos2(row.right() - radius, row.center().y);
        ui.painter().circle_filled(place, radius, tone.fill);
        let sign = Rect::from_center_size(place, vec2(16.0, 16.0));
        paint_season(ui.painter(), sign, season, tone.ink);
    }

    /// Hand size, development cards and knights; in Cities & Knights the strength of the active
    /// knights, and points as Defender. Points for foreign islands, with the islands' letters.
    fn cards(&self) -> Vec<TileFact> {
        let (state, seat, from) = (self.view.state, self.seat, Figure::Pieces(self.seat));
        let hand = state.hands().map(|hands| {
            let size = hands.size(seat);
            let fact = TileFact::new(Icon::Hand, size, Figure::Hand(seat));
            let values = [("size", size.into()), ("limit", state.hand_limit(seat).into())];
            let words = state.knights().map(|_| self.view.text.with("hand-of-limit", &values));
            TileFact { words: words.unwrap_or_else(|| size.to_string()), ..fact }
        });
        let letters = self.view.chit_letters(seat);
        let chits = TileFact { words: letters, ..TileFact::award(Icon::Chit, 0_u8, from) };
        let chits = Some(chits).filter(|chits| !chits.words.is_empty());
        let mut facts: Vec<TileFact> = hand.into_iter().collect();
        if let Some(knights) = state.knights() {
            facts.push(TileFact::new(Icon::Knight, state.position().defence(seat), from));
            let defenders = knights.table().defenders.of(seat);
            let figure = Figure::of(&knights_facts::Defenders, seat);
            let defender = TileFact::award(Icon::Defender, defenders, figure);
            facts.extend((defenders > 0).then_some(defender));
            facts.extend(chits);
        } else {
            facts.extend(chits);
            let hidden = state.hidden_cards(seat).total();
            facts.push(TileFact::new(Icon::Card, hidden, Figure::of(&base_facts::Hidden, seat)));
            let figure = Figure::of(&base_facts::KnightCards, seat);
            facts.push(TileFact::new(Icon::Knight, state.knight_cards(seat), figure));
        }
        facts
    }

    /// Pieces left to build.
    fn pieces(&self) -> Vec<TileFact> {
        let fact = |bought: BuildPiece| {
            let left = self.view.state.pieces_left(self.seat, bought.piece()?);
            Some(TileFact::new(piece::icon(bought), left, Figure::Pieces(self.seat)))
        };
        piece::sold(self.view).filter_map(fact).collect()
    }

    fn awards_in_short(&self) -> impl Iterator<Item = TileFact> {
        self.view.state.awards(self.seat).map(|award| {
            let count = self.view.state.measure(award_measure(award), self.seat);
            TileFact::award(Icon::of_award(award), count, Figure::of(&base_facts::Holder, award))
        })
    }

    /// Icons with numbers, at most so large; touching the player spells them out.
    fn numbered(&self, ui: &Ui, row: Rect, facts: &[TileFact], (most, ink): (f32, Color32)) {
        let units: f32 = facts.iter().map(TileFact::units).sum();
        let size = (row.width() / units.max(1.0)).min(most);
        let mut x = row.left();
        for fact in facts {
            let wide = fact.units() * size;
            let place = Rect::from_min_size(pos2(x, row.top()), vec2(wide, row.height()));
            let award = self.view.palette.award;
            let (sign, ink) =
                if fact.is_award { (award, award) } else { (self.view.palette.faint, ink) };
            let middle = place.left_center() + vec2(size / 2.0, 0.0);
            fact.icon.paint_at(ui.painter(), middle, size, sign);
            let at = pos2(x + size * 1.2, row.center().y);
            self.numbers.borrow_mut().push((at, fact.figure));
            let font = strong(ui.ctx(), size);
            elided(ui, at, Align2::LEFT_CENTER, &fact.words, font, ink, wide);
            x += wide;
        }
    }

    /// The awards by name, side by side.
    fn awards(&self, ui: &Ui, row: Rect, awards: &[Award]) {
        let view = self.view;
        let (font, ink, side) = (strong(ui.ctx(), 16.0), view.palette.award, 17.0);
        for (nth, award) in awards.iter().enumerate() {
            let place = column(row, (nth, awards.len()), 6.0);
            let figure = Figure::of(&base_facts::Holder, *award);
            self.numbers.borrow_mut().push((place.center(), figure));
            let sign = place.left_center() + vec2(side / 2.0, 0.0);
            Icon::of_award(*award).paint_at(ui.painter(), sign, side, ink);
            let room = place.with_min_x(place.left() + side * 1.3);
            let long = view.award_of(*award, self.seat);
            let fits = text_width(ui, &long, &font) <= room.width();
            let words = if fits { long } else { view.award_in_short(*award, self.seat) };
            write_in(ui, room, Align::Min, &words, &font, ink);
        }
    }
}

/// An icon, its number, and the figure that a long touch there corrects.
struct TileFact {
    icon: Icon,
    words: String,
    figure: Figure,
    /// It brings points of its own.
    is_award: bool,
}

impl TileFact {
    fn new(icon: Icon, count: impl Into<u16>, figure: Figure) -> Self {
        Self { icon, words: count.into().to_string(), figure, is_award: false }
    }

    fn award(icon: Icon, count: impl Into<u16>, figure: Figure) -> Self {
        Self { is_award: true, ..Self::new(icon, count, figure) }
    }

    /// Returns its width as a multiple of its size, with room for two digits if there may be
    /// two, so that nothing jumps.
    fn units(&self) -> f32 {
        let least = if matches!(self.icon, Icon::Hand | Icon::Road) { 2 } else { 1 };
        1.55 + 0.7 * self.words.len().max(least) as f32
    }
}

/// The fit of a hand onto a tile, with a place for each kind, so that nothing jumps.
#[derive(Clone, Copy, Debug)]
pub struct HandRow {
    /// All kinds stand side by side, or half of them above the others; 0: it isn't shown.
    rows: usize,
    /// The height of each row with the room below it.
    high: f32,
}

/// The gap between two kinds.
const GAP: f32 = 4.0;

/// The least width of a kind with its number beside the sign, and above it.
const BESIDE: f32 = 29.0;
const ABOVE: f32 = 16.0;

impl HandRow {
    /// Lays out the row for a tile with so much room inside its margins.
    pub fn of(view: &View<'_>, room: f32) -> Self {
        let kinds = view.state.kinds().all().len();
        let each = |columns: usize| (room - GAP * (columns - 1) as f32) / columns as f32;
        let (rows, high) = if view.following() != Following::Open || view.state.hands().is_none() {
            (0, 0.0)
        } else if kinds <= 5 {
            (1, if each(5) < 38.0 { 38.0 } else { 30.0 })
        } else if each(kinds) >= BESIDE {
            (1, 30.0)
        } else if each(kinds) >= ABOVE + 5.0 {
            (1, 38.0)
        } else if each(kinds.div_ceil(2)) >= BESIDE {
            (2, 25.0)
        } else {
            (0, 0.0)
        };
        Self { rows, high }
    }

    pub const fn height(self) -> f32 {
        self.rows as f32 * self.high
    }

    /// Draws the hand of `seat` in `row`; returns where each kind is.
    pub fn paint(self, ui: &Ui, view: &View<'_>, seat: Seat, row: Rect) -> Vec<Pos2> {
        let (kinds, high) = (view.state.kinds().all(), self.high);
        let columns = kinds.len().div_ceil(self.rows.max(1));
        let each = (row.width() - GAP * (columns - 1) as f32) / columns as f32;
        let size = vec2(each.min(64.0), high - 4.0);
        let mut places = Vec::new();
        for (nth, kind) in kinds.iter().copied().enumerate() {
            let (column, line) = (nth % columns, nth / columns);
            let x = row.left() + column as f32 * (size.x + GAP);
            let place = Rect::from_min_size(pos2(x, row.top() + line as f32 * high), size);
            places.push(place.center());
            let count = view.held(seat, kind);
            let tone = match count {
                Counted::Exactly(0) | Counted::Unknown => {
                    Tone { fill: view.palette.backdrop, ink: view.palette.faint }
                }
                _ => view.palette.card(kind),
            };
            Chip { count: Some(count), kind, word: "", tone }.paint(ui, place);
        }
        places
    }
}

/// Draws the tracks with the cards of their decks, in Cities & Knights; returns where each is.
fn tracks(ui: &Ui, view: &View<'_>, seat: Seat, row: Rect) -> [(Track, Pos2); 3] {
    let gap = 4.0;
    let each = ((row.width() - 2.0 * gap) / 3.0).min(92.0);
    let mut x = row.left();
    Track::ALL.map(|track| {
        let place = Rect::from_min_size(pos2(x, row.top()), vec2(each, row.height() - 4.0));
        x += each + gap;
        chip(ui, view, (seat, track), place);
        (track, place.center())
    })
}

/// The width from which on a track shows its sign.
const SIGNED: f32 = 50.0;

/// The level on the track's ground, and on a small card how many cards of its deck.
fn chip(ui: &Ui, view: &View<'_>, (seat, track): (Seat, Track), place: Rect) {
    let palette = view.palette;
    let level = view.state.improvement(seat, track).number();
    let cards = view.state.progress_of(seat, track);
    let tone = palette.track(track);
    let quiet = Tone { fill: palette.backdrop, ink: palette.faint };
    let tone = if level == 0 && cards == 0 { quiet } else { tone };
    let painter = ui.painter();
    painter.rect_filled(place, 7.0, tone.fill);
    let middle = place.center().y;
    let mut left = place.left() + 5.0;
    if place.width() >= SIGNED {
        Icon::of_track(track).paint_at(painter, pos2(left + 7.0, middle), 14.0, tone.ink);
        left += 18.0;
    }
    let font = strong(ui.ctx(), 16.0);
    painter.text(pos2(left, middle), Align2::LEFT_CENTER, level.to_string(), font, tone.ink);
    if cards == 0 {
        return;
    }
    let size = vec2(14.0, place.height() - 4.0);
    let card = Rect::from_center_size(pos2(place.right() - 4.0 - size.x / 2.0, middle), size);
    let edge = Stroke::new(1.0, palette.edge);
    painter.rect(card, 3.0, palette.card.fill, edge, StrokeKind::Inside);
    let font = strong(ui.ctx(), 14.0);
    painter.text(card.center(), Align2::CENTER_CENTER, cards.to_string(), font, palette.card.ink);
}
