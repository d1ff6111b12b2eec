//! One player in the row: above all the name, what they take now, and points, then the cards and
//! the awards, and in small print what is left to build.

use std::cell::RefCell;

use egui::epaint::RectShape;
use egui::{
    Align, Align2, Color32, FontId, Pos2, Rect, Response, Shape, Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::belongings;
use super::seat_chips::{HandRow, TileFact, of_awards, of_cards, of_pieces, tracks};
use super::takings::Takings;
use crate::app::command::Figure;
use crate::app::screens::play::view::View;
use game::{Expansion, Seat, base_facts, knights_facts};
use kit::theme::bounds::Within;
use kit::theme::{display, resized, strong};
use kit::widgets::{Icon, elided, paint_due_frame, paint_season, text_width, write_in};

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

/// The lines of a seat, by the room that all have together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SeatStyle {
    /// Name, hand, tracks, so many lines of what modules put before players, cards, and pieces left,
    /// below each other.
    Tile { held: usize },
    /// The same with all facts on one line, and what is taken beside the name; below them so many
    /// lines of what modules put before players.
    Row { hand: HandRow, has_tracks: bool, held: usize },
    /// The name above the facts, what is taken beside both; below them so many lines of what modules
    /// put before players.
    Low { held: usize },
    /// No facts at all.
    Line,
}

impl SeatStyle {
    /// The height of a seat in this style; a tile's is that of its row.
    pub fn height(self, view: &View<'_>) -> f32 {
        match self {
            Self::Tile { .. } => 0.0,
            Self::Row { hand, has_tracks, held } => {
                let tracks = if has_tracks { tracks_height(view) } else { 0.0 };
                ROW_NAME + hand.height() + tracks + FACTS + belongings::height(held) + 8.0
            }
            Self::Low { held } => 53.0 + belongings::height(held),
            Self::Line => 48.0,
        }
    }
}

/// The height of the name's line in a row.
const ROW_NAME: f32 = 37.0;

/// The share of its line that a name above facts keeps beside what is taken.
const NAME: f32 = 0.46;

/// The size of the sign of a phone.
const PHONE: f32 = 16.0;

/// The height of the signs of what is taken, where there is room for all of them.
const SIGNS: f32 = 30.0;

/// The least that it keeps, in points.
const MARK_ONLY: f32 = 24.0;

/// The least size of facts with the pieces left among them.
const SMALLEST: f32 = 13.6;

/// The width of the first letters of a name.
const FIRST_LETTERS: f32 = 46.0;

/// The size of a name that is cut.
const SMALL_NAME: f32 = 15.0;

/// Room for the points, where nothing is taken.
const POINTS: f32 = 40.0;

pub struct PlayerTile<'a, 'b> {
    pub view: &'a View<'b>,
    pub seat: Seat,
    pub rect: Rect,
    pub takings: Option<&'a Takings>,
    /// Numbers that were painted, and where.
    pub numbers: &'a RefCell<Vec<(Pos2, Figure)>>,
}

/// The least width of a tile at which takings have room beside the name.
const TAKINGS_BESIDE: f32 = 240.0;

impl PlayerTile<'_, '_> {
    /// The ground of the seat, as it is touched.
    pub fn ground(&self, response: &Response) -> Shape {
        let (view, rect, seat) = (self.view, self.rect, self.seat);
        let palette = view.palette;
        let is_building = view.builder() == seat;
        let ground = if is_building || view.active() == seat || response.hovered() {
            palette.raised
        } else {
            palette.panel
        };
        RectShape::new(rect, 12.0, ground, palette.panel_rim, StrokeKind::Inside).into()
    }

    /// The frame of the seat, on its ground and what is written on it.
    pub fn frame(&self, ui: &Ui, response: &Response) {
        let (view, rect, palette) = (self.view, self.rect, self.view.palette);
        if view.waits_for(self.seat) {
            paint_due_frame(ui.painter(), rect, palette);
        }
        if response.has_focus() {
            let line = Stroke::new(3.0, palette.focus);
            ui.painter().rect_stroke(rect.expand(2.0), 14.0, line, StrokeKind::Middle);
        }
    }

    /// Paints it in `style`; returns where the takings are.
    pub fn paint(&self, ui: &Ui, style: SeatStyle) -> Option<Rect> {
        let (view, rect, seat) = (self.view, self.rect, self.seat);
        let palette = view.palette;
        let wide = rect.width();
        let margin = if wide < 170.0 { 9.0 } else { 13.0 };
        let high = if matches!(style, SeatStyle::Tile { .. }) { 7.0 } else { 4.0 };
        let inner = rect.shrink2(vec2(margin, high));
        let present = view.state.seating().is_present(seat);
        let ink = if present { palette.text } else { palette.faint };
        if !present {
            let (first, below) = inner.split_top_bottom_at_fraction(0.5);
            self.name_and_points(ui, first, ink, (None, false));
            let (words, font) = (view.text.get("people-away"), strong(ui.ctx(), 16.0));
            write_in(ui, below, Align::Min, &words, &font, palette.faint);
            return None;
        }
        match style {
            SeatStyle::Tile { held } => {
                let name = inner.top() + name_height(wide);
                let (first, below) = inner.split_top_bottom_at_y(name);
                let beside =
                    self.takings.filter(|takings| self.has_room_beside(ui, takings, first));
                let place = self.name_and_points(ui, first, ink, (beside, false));
                let takings = self.takings.filter(|_| beside.is_none());
                place.or(self.below(ui, (below, held), takings))
            }
            SeatStyle::Row { hand, has_tracks, held } => {
                let (first, mut below) = inner.split_top_bottom_at_y(inner.top() + ROW_NAME);
                let place = self.name_and_points(ui, first, ink, (self.takings, false));
                if hand.rows > 0 {
                    let (shown, left) = below.split_top_bottom_at_y(below.top() + hand.height());
                    self.hand(ui, hand, shown);
                    below = left;
                }
                if has_tracks && tracks_height(view) > 0.0 {
                    let high = tracks_height(view);
                    let (shown, left) = below.split_top_bottom_at_y(below.top() + high);
                    self.tracks(ui, shown);
                    below = left;
                }
                let y = below.bottom() - belongings::height(held);
                let (facts, block) = below.split_top_bottom_at_y(y);
                self.all_facts(ui, facts);
                self.belongings(ui, (block, held));
                place
            }
            SeatStyle::Low { held } => {
                let y = inner.bottom() - belongings::height(held);
                let (upper, block) = inner.split_top_bottom_at_y(y);
                self.belongings(ui, (block, held));
                self.low(ui, upper, ink, self.short_facts(held == 0))
            }
            SeatStyle::Line => {
                // Below a name alone there is room for the weightiest of what modules have.
                let held = belongings::facts(self.view, self.seat);
                if held.is_empty() {
                    self.name_and_points(ui, inner, ink, (self.takings, false))
                } else {
                    self.low(ui, inner, ink, held)
                }
            }
        }
    }

    /// Returns whether all that is taken has room beside the name and the points, at its full size.
    fn has_room_beside(&self, ui: &Ui, takings: &Takings, row: Rect) -> bool {
        let font = strong(ui.ctx(), (row.height() * 0.52).within(16.0, 22.0));
        let name = text_width(ui, &self.view.name(self.seat), &font);
        let kept = name + MARK_ONLY + 2.0 * POINTS;
        let is_wide = self.rect.width() >= TAKINGS_BESIDE;
        is_wide && takings.width(ui, self.view, SIGNS) <= row.width() - kept
    }

    /// Mark, name, takings, and points: what can be read from the far side of the table. In a
    /// low seat the name stands above the facts. Returns where the takings are.
    fn name_and_points(
        &self,
        ui: &Ui,
        row: Rect,
        ink: Color32,
        (takings, is_low): (Option<&Takings>, bool),
    ) -> Option<Rect> {
        let view = self.view;
        let points = view.shown_points(self.seat).to_string();
        let font = display(ui.ctx(), (row.height() * 0.98).min(if is_low { 34.0 } else { 42.0 }));
        let wide = |words: &str| text_width(ui, words, &font);
        // Keep everything in place when a player goes from one digit to two.
        let one = wide("8");
        let room = if self.rect.width() < 240.0 { wide(&points) } else { one * 2.0 };
        let at = row.right_center();
        let figure = Figure::Pieces(self.seat);
        self.numbers.borrow_mut().push((at - vec2(one / 2.0, 0.0), figure));
        elided(ui, at, Align2::RIGHT_CENTER, &points, font.clone(), ink, room.max(one * 2.0) + 4.0);
        let line = if is_low { row.split_top_bottom_at_fraction(0.54).0 } else { row };
        let radius = if line.height() < 34.0 { 9.0 } else { 12.0 };
        let at = pos2(line.left() + radius, line.center().y);
        view.paint_mark(ui.painter(), at, radius, self.seat);
        let mut name = line.with_min_x(at.x + radius + 7.0).with_max_x(row.right() - room - 6.0);
        if let Some(phone) = view.phones.and_then(|phones| phones.of(self.seat)) {
            let ink = if phone.is_asleep { view.palette.rim.color } else { view.palette.faint };
            let sign = pos2(name.left() + PHONE / 2.0, name.center().y);
            Icon::Phone.paint_at(ui.painter(), sign, PHONE, ink);
            name.min.x += PHONE + 3.0;
        }
        let font = strong(ui.ctx(), (line.height() * 0.52).within(16.0, 22.0));
        let full = view.name(self.seat);
        let mut place = None;
        let mut end = name.right();
        if let Some(takings) = takings {
            // Names are cut before what is taken is; facts below a name keep their share.
            let kept = if is_low {
                name.width() * NAME
            } else {
                name.width() - takings.width(ui, view, row.height().min(SIGNS)) - 8.0
            };
            // What is taken shrinks before a name loses its first letters.
            let first = text_width(ui, &full, &font).min(FIRST_LETTERS).min(name.width() * 0.5);
            let kept = kept.within(first.max(MARK_ONLY), name.width().max(MARK_ONLY));
            // With modules, facts need the room below.
            let beside = if is_low && belongings::are_played(view) { line } else { row };
            let free = beside.with_min_x(name.left() + kept).with_max_x(name.right());
            let written = name.left() + text_width(ui, &full, &font) + 8.0;
            let used = takings.paint(ui, view, (free, written));
            end = used.left() - 6.0;
            place = Some(used);
        }
        Self::put_name(ui, name.with_max_x(end.max(name.left() + 1.0)), (&full, &font), ink);
        place
    }

    /// The name in its room; a word of it that is too long ends in dots, and never goes on below.
    fn put_name(ui: &Ui, room: Rect, (name, font): (&str, &FontId), ink: Color32) {
        let small = resized(font.clone(), SMALL_NAME.min(font.size));
        let words = name.split_whitespace().map(|word| text_width(ui, word, &small));
        if words.fold(0.0, f32::max) <= room.width() {
            return write_in(ui, room, Align::Min, name, font, ink);
        }
        elided(ui, room.left_center(), Align2::LEFT_CENTER, name, small, ink, room.width());
    }

    /// The lines of a tile below its name; returns where the takings are, if they are here.
    fn below(
        &self,
        ui: &Ui,
        (rest, held): (Rect, usize),
        takings: Option<&Takings>,
    ) -> Option<Rect> {
        let mut top = rest.top();
        let mut row = |high: f32| {
            let place = Rect::from_min_size(pos2(rest.left(), top), vec2(rest.width(), high));
            top += high;
            place
        };
        let hand = HandRow::of(self.view, rest.width());
        if hand.rows > 0 && rest.height() >= hand.height() + 22.0 {
            self.hand(ui, hand, row(hand.height()));
        }
        let high = tracks_height(self.view);
        if high > 0.0 {
            self.tracks(ui, row(high));
        }
        let left = rest.bottom() - row(0.0).top();
        let wanted = facts_height(self.view, rest.width());
        let left = left - belongings::height(held);
        let mut facts = row(if wanted <= left + 1.0 { wanted } else { FACTS });
        if held > 0 {
            self.belongings(ui, (row(belongings::height(held)), held));
        }
        let is_last = rest.bottom() - row(0.0).top() < 16.0;
        if self.view.weather_holder() == Some(self.seat) {
            self.weather(ui, facts);
            facts.max.x -= 28.0;
        }
        if is_last && facts.height() > FACTS {
            self.in_two_rows(ui, facts);
            return None;
        }
        let ink = self.view.palette.text;
        if is_last {
            let all: Vec<_> = self.cards().into_iter().chain(self.awards_in_short()).collect();
            self.numbered(ui, facts, &all, (19.0, ink));
            return None;
        }
        let small = row(22.0);
        // What is taken now comes before what is left to build, and that goes with the awards.
        if let Some(takings) = takings {
            let all: Vec<_> = self.cards().into_iter().chain(self.awards_in_short()).collect();
            let units = |facts: &[TileFact]| facts.iter().map(TileFact::units).sum::<f32>();
            self.numbered(ui, facts, &all, (19.0, ink));
            if self.rect.width() < TAKINGS_BESIDE {
                let place = small.expand2(vec2(0.0, 2.0));
                return Some(takings.paint(ui, self.view, (place, place.left())));
            }
            // A wide tile has room beside both lines.
            let pieces = of_pieces(self.view, self.seat);
            self.numbered(ui, small, &pieces, (15.0, self.view.palette.faint));
            let used = (units(&all) * 19.0).max(units(&pieces) * 15.0) + 8.0;
            let place = Rect::from_min_max(
                facts.min + vec2(used, 0.0),
                pos2(facts.right(), small.bottom()),
            );
            return Some(takings.paint(ui, self.view, (place, place.left())));
        }
        let awards: Vec<TileFact> = self.awards_in_short().collect();
        let named: f32 = awards.iter().map(TileFact::units).sum();
        self.numbered(ui, facts, &self.cards(), (19.0, ink));
        let (left, right) = small.split_left_right_at_x(small.right() - named * 16.0);
        let pieces = of_pieces(self.view, self.seat);
        self.numbered(ui, left, &pieces, (15.0, self.view.palette.faint));
        let units: f32 = pieces.iter().map(TileFact::units).sum();
        let free = small.with_min_x(small.left() + units * 15.0);
        if !self.named_award(ui, free) {
            self.numbered(ui, right, &awards, (16.0, ink));
        }
        None
    }

    /// A single award by name at the end of `row`, where that has room for it; says whether it has.
    fn named_award(&self, ui: &Ui, row: Rect) -> bool {
        let mut awards = self.view.state.awards(self.seat);
        let (Some(award), None) = (awards.next(), awards.next()) else { return false };
        let (font, ink, side) = (strong(ui.ctx(), 15.0), self.view.palette.award, 17.0);
        let words = self.view.award_of(award, self.seat);
        let wide = text_width(ui, &words, &font) + side * 1.3;
        if wide > row.width() {
            return false;
        }
        let place = row.with_min_x(row.right() - wide);
        self.numbers.borrow_mut().push((place.center(), Figure::of(&base_facts::Holder, award)));
        let sign = place.left_center() + vec2(side / 2.0, 0.0);
        Icon::of_award(award).paint_at(ui.painter(), sign, side, ink);
        write_in(ui, place.with_min_x(place.left() + side * 1.3), Align::Min, &words, &font, ink);
        true
    }

    /// The cards, what is left to build, and the awards at the end, on one line.
    fn all_facts(&self, ui: &Ui, row: Rect) {
        let awards: Vec<TileFact> = self.awards_in_short().collect();
        let (cards, mut pieces) = (self.cards(), of_pieces(self.view, self.seat));
        let units = |facts: &[TileFact]| facts.iter().map(TileFact::units).sum::<f32>();
        let fit = |pieces: &[TileFact]| {
            let all = units(&cards) + units(pieces) + units(&awards) + 1.0;
            (row.width() / all.max(1.0)).min(17.0)
        };
        if fit(&pieces) < SMALLEST {
            pieces.clear();
        }
        let size = fit(&pieces);
        let mut left = row.left();
        let mut put = |facts: &[TileFact], gap: f32, ink| {
            let place = row.with_min_x(left).with_max_x(left + units(facts) * size);
            self.numbered(ui, place, facts, (size, ink));
            left = place.right() + gap;
        };
        put(&cards, size, self.view.palette.text);
        put(&pieces, 0.0, self.view.palette.faint);
        let end = row.with_min_x(row.right() - units(&awards) * size);
        self.numbered(ui, end, &awards, (size, self.view.palette.text));
    }

    /// The name above facts, as many as there is room for below it and what it leaves.
    fn low(&self, ui: &Ui, inner: Rect, ink: Color32, mut facts: Vec<TileFact>) -> Option<Rect> {
        let below = inner.split_top_bottom_at_fraction(0.56).1;
        let place = self.name_and_points(ui, inner, ink, (self.takings, true));
        let end = inner.left() + (inner.width() - POINTS) * NAME;
        let is_beside = place.is_some_and(|place| place.bottom() > below.top() + 2.0);
        let right = if is_beside { end } else { inner.right() - POINTS };
        let row = below.with_max_x(right.max(below.left() + 60.0));
        // What would be too small to be read stands on the player's page.
        belongings::on_one_line(&mut facts, row.width());
        self.numbered(ui, row, &facts, (16.0, self.view.palette.faint));
        place
    }

    /// The cards, what modules have if it has no lines of its own, and the awards.
    fn short_facts(&self, has_held: bool) -> Vec<TileFact> {
        let held = has_held.then(|| belongings::facts(self.view, self.seat));
        let held = held.into_iter().flatten();
        self.cards().into_iter().chain(held).chain(self.awards_in_short()).collect()
    }

    /// Things that modules put before the player, on lines below each other.
    fn belongings(&self, ui: &Ui, (block, most): (Rect, usize)) {
        let facts = belongings::facts(self.view, self.seat);
        let (size, counts) = belongings::shared_out(&facts, block.width(), most);
        let (mut rest, high) = (facts.as_slice(), belongings::height(1));
        for (nth, count) in counts.into_iter().enumerate() {
            let (line, others) = rest.split_at(count.min(rest.len()));
            let top = block.top() + nth as f32 * high;
            let place = block.with_min_y(top).with_max_y(top + high);
            self.numbered(ui, place, line, (size, self.view.palette.text));
            rest = others;
        }
    }

    fn hand(&self, ui: &Ui, hand: HandRow, row: Rect) {
        let places = hand.paint(ui, self.view, self.seat, row);
        let figure = Figure::Hand(self.seat);
        self.numbers.borrow_mut().extend(places.into_iter().map(|at| (at, figure)));
    }

    fn tracks(&self, ui: &Ui, row: Rect) {
        let tracks = tracks(ui, self.view, self.seat, row);
        let level = |(track, at)| (at, Figure::of(&knights_facts::Level, (self.seat, track)));
        self.numbers.borrow_mut().extend(tracks.map(level));
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

    fn cards(&self) -> Vec<TileFact> {
        of_cards(self.view, self.seat)
    }

    fn awards_in_short(&self) -> impl Iterator<Item = TileFact> {
        of_awards(self.view, self.seat)
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
}
