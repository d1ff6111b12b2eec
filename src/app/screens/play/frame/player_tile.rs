//! One player in the row: above all the name and points, then the cards and the awards,
//! and in small print what is left to build.

use std::cell::RefCell;

use egui::{Align, Align2, Color32, Pos2, Rect, Response, Stroke, StrokeKind, Ui, pos2, vec2};

use super::tile_rows::{self, HandRow};
use crate::app::screens::play::panel::Figure;
use crate::app::screens::play::view::View;
use cards::Award;
use game::{Piece, Seat, award_measure, base_facts, knights_facts};
use kit::theme::{display, strong};
use kit::widgets::{Icon, elided, paint_due_frame, paint_mark, paint_season, text_width, write_in};

/// The height of a row of facts.
const FACTS: f32 = 24.0;

/// The height of the facts within this width: in Cities & Knights there are too many for one
/// row of a narrow tile.
pub fn facts_height(view: &View<'_>, wide: f32) -> f32 {
    if view.state.knights().is_some() && wide < 140.0 { 38.0 } else { FACTS }
}

/// The height of the line with name and points.
pub const fn name_height(wide: f32) -> f32 {
    match wide {
        240.0.. => 42.0,
        165.0.. => 36.0,
        _ => 30.0,
    }
}

/// One player's part of the row.
pub struct PlayerTile<'a, 'b> {
    pub view: &'a View<'b>,
    pub seat: Seat,
    pub rect: Rect,
    /// Where each number was painted.
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
            let words = view.text.get("people-away");
            let font = strong(ui.ctx(), 16.0);
            write_in(ui, below, Align::Min, &words, &font, palette.faint);
            return;
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
        let right = Rect::from_min_max(pos2(row.right() - room, row.top()), row.max);
        let at = right.right_center();
        let figure = Figure::Pieces(self.seat);
        self.numbers.borrow_mut().push((at - vec2(one / 2.0, 0.0), figure));
        elided(ui, at, Align2::RIGHT_CENTER, &points, font.clone(), ink, room.max(one * 2.0) + 4.0);
        let radius = if row.height() < 34.0 { 9.0 } else { 12.0 };
        let at = pos2(row.left() + radius, row.center().y);
        paint_mark(ui.painter(), at, radius, view.color(self.seat), view.palette);
        let name = Rect::from_min_max(
            pos2(at.x + radius + 7.0, row.top()),
            pos2(right.left() - 6.0, row.bottom()),
        );
        let font = strong(ui.ctx(), (row.height() * 0.52).max(16.0));
        write_in(ui, name, Align::Min, &view.name(self.seat), &font, ink);
    }

    /// Everything below the name.
    fn below(&self, ui: &Ui, rest: Rect) {
        let mut top = rest.top();
        let mut row = |high: f32| {
            let place = Rect::from_min_size(pos2(rest.left(), top), vec2(rest.width(), high));
            top += high;
            place
        };
        let hand = HandRow::of(self.view, rest.width());
        if hand != HandRow::Hidden && rest.height() >= hand.height() + 22.0 {
            let place = row(hand.height());
            let places = hand.paint(ui, self.view, self.seat, place);
            let figure = Figure::Hand(self.seat);
            self.numbers.borrow_mut().extend(places.into_iter().map(|at| (at, figure)));
        }
        if self.view.state.knights().is_some() {
            let tracks = tile_rows::paint(ui, self.view, self.seat, row(tile_rows::HIGH));
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
        if is_last {
            return self.facts(ui, facts, &[self.cards(), self.awards_in_short()].concat());
        }
        let small = row(22.0);
        let awards: Vec<Award> = self.view.state.awards(self.seat).collect();
        self.facts(ui, facts, &self.cards());
        if awards.is_empty() {
            return self.numbered(ui, small, &self.pieces(), (15.0, self.view.palette.faint));
        }
        self.awards(ui, small, &awards);
    }

    /// The cards and the strength, and below them what counts points.
    fn in_two_rows(&self, ui: &Ui, place: Rect) {
        let (above, below) = place.split_top_bottom_at_fraction(0.5);
        let all = [self.cards(), self.awards_in_short()].concat();
        let (awards, usual): (Vec<TileFact>, Vec<TileFact>) =
            all.into_iter().partition(|fact| fact.is_award);
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

    /// Hand size, development cards and knights.
    fn cards(&self) -> Vec<TileFact> {
        let (state, seat) = (self.view.state, self.seat);
        let mut facts = Vec::new();
        if let Some(hands) = state.hands() {
            let size = hands.size(seat);
            let words = if state.knights().is_some() {
                let values = [("size", size.into()), ("limit", state.hand_limit(seat).into())];
                self.view.text.with("hand-of-limit", &values)
            } else {
                size.to_string()
            };
            let fact = TileFact::new(Icon::Hand, size, Figure::Hand(seat));
            facts.push(TileFact { words, ..fact });
        }
        if state.knights().is_some() {
            return self.with_knights(facts);
        }
        let hidden = state.hidden_cards(seat).total();
        facts.extend(self.chits());
        facts.push(TileFact::new(Icon::Card, hidden, Figure::of(&base_facts::Hidden, seat)));
        let figure = Figure::of(&base_facts::KnightCards, seat);
        facts.push(TileFact::new(Icon::Knight, state.knight_cards(seat), figure));
        facts
    }

    /// In Cities & Knights: the strength of the active knights, and points as Defender.
    fn with_knights(&self, mut facts: Vec<TileFact>) -> Vec<TileFact> {
        let (state, seat) = (self.view.state, self.seat);
        let from = Figure::Pieces(seat);
        facts.push(TileFact::new(Icon::Knight, state.position().defence(seat), from));
        let defenders = state.knights().map_or(0, |knights| knights.table().defenders.of(seat));
        if defenders > 0 {
            let figure = Figure::of(&knights_facts::Defenders, seat);
            let fact = TileFact::new(Icon::Defender, defenders, figure);
            facts.push(TileFact { is_award: true, ..fact });
        }
        facts.extend(self.chits());
        facts
    }

    /// Points for foreign islands, with the islands' letters.
    fn chits(&self) -> Option<TileFact> {
        let letters = self.view.chit_letters(self.seat);
        let fact = TileFact::new(Icon::Chit, 0_u8, Figure::Pieces(self.seat));
        (!letters.is_empty()).then_some(TileFact { words: letters, is_award: true, ..fact })
    }

    /// Pieces left to build.
    fn pieces(&self) -> Vec<TileFact> {
        let from = Figure::Pieces(self.seat);
        let ship = self.view.state.sea().map(|_| (Icon::Ship, Piece::Ship));
        let buildings = [(Icon::Settlement, Piece::Settlement), (Icon::City, Piece::City)];
        let kinds = [(Icon::Road, Piece::Road)].into_iter().chain(ship).chain(buildings);
        let left = |piece| self.view.state.pieces_left(self.seat, piece);
        kinds.map(|(icon, piece)| TileFact::new(icon, left(piece), from)).collect()
    }

    fn awards_in_short(&self) -> Vec<TileFact> {
        let awards = self.view.state.awards(self.seat);
        awards
            .map(|award| {
                let count = self.view.state.measure(award_measure(award), self.seat);
                let figure = Figure::of(&base_facts::Holder, award);
                let fact = TileFact::new(Icon::of_award(award), count, figure);
                TileFact { is_award: true, ..fact }
            })
            .collect()
    }

    /// Icons with numbers; touching the player spells them out.
    fn facts(&self, ui: &Ui, row: Rect, facts: &[TileFact]) {
        self.numbered(ui, row, facts, (19.0, self.view.palette.text));
    }

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
            let left = Rect::from_min_size(place.min, vec2(size, row.height()));
            fact.icon.paint_at(ui.painter(), left.center(), size, sign);
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
        let count = awards.len().max(1) as f32;
        let gap = 6.0;
        let each = (row.width() - gap * (count - 1.0)) / count;
        let font = strong(ui.ctx(), 16.0);
        let ink = view.palette.award;
        for (nth, award) in awards.iter().enumerate() {
            let at = pos2(row.left() + (each + gap) * nth as f32, row.top());
            let place = Rect::from_min_size(at, vec2(each, row.height()));
            let figure = Figure::of(&base_facts::Holder, *award);
            self.numbers.borrow_mut().push((place.center(), figure));
            let side = 17.0;
            let sign = Rect::from_min_size(at, vec2(side, row.height()));
            Icon::of_award(*award).paint_at(ui.painter(), sign.center(), side, ink);
            let words = Rect::from_min_max(pos2(at.x + side * 1.3, at.y), place.max);
            let long = view.award_of(*award, self.seat);
            let wide = text_width(ui, &long, &font);
            let words_shown =
                if wide <= words.width() { long } else { view.award_in_short(*award, self.seat) };
            write_in(ui, words, Align::Min, &words_shown, &font, ink);
        }
    }
}

/// An icon, its number, and the figure that a long touch there corrects.
#[derive(Clone)]
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

    /// Its width as a multiple of its size, with room for two digits if there may be two,
    /// so that nothing jumps.
    fn units(&self) -> f32 {
        let least = if matches!(self.icon, Icon::Hand | Icon::Road) { 2 } else { 1 };
        1.55 + 0.7 * self.words.len().max(least) as f32
    }
}
