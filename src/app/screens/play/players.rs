//! The players in a row: points, cards, pieces, awards.

use std::cell::RefCell;
use std::time::Duration;

use egui::{Align2, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::check::{self, Figure};
use super::layout::LOW;
use super::player::PlayerDraft;
use super::view::View;
use super::weather;
use super::{Open, Play, card::centered_in};
use crate::app::command::Command;
use crate::app::theme::strong;
use crate::app::widgets::{Icon, elided, paint_count, paint_mark, paint_season};
use crate::board::Resource;
use crate::cards::Award;
use crate::game::{Following, Piece, Seat, award_measure};

/// So long a finger rests on a player to see the hand.
const HOLD: f64 = 0.35;

/// Below this height a player has two lines.
const FULL: f32 = 90.0;

/// Below this width there is only a column.
const NARROW: f32 = 115.0;

/// Below this width cards and pieces have a line each.
const TWO_LINES: f32 = 225.0;

/// How high the row is on a screen of this size.
pub(super) fn height(screen: Rect, view: &View<'_>) -> f32 {
    let players = view.state.players().count();
    let is_open = view.following() == Following::Open;
    if screen.height() < LOW {
        return if is_open { 96.0 } else { 76.0 };
    }
    let each = (screen.width() - 24.0) / players.max(1) as f32 - 34.0;
    let lines = if each < TWO_LINES { 150.0 } else { 128.0 };
    let hand = if is_open { 0.0 } else { 26.0 };
    lines - hand
}

/// Draws the row; a touch opens the player.
pub(super) fn show(ui: &mut Ui, view: &View<'_>, play: &mut Play) -> Option<Command> {
    let strip = ui.max_rect().shrink2(vec2(12.0, 0.0));
    let strip = Rect::from_min_max(strip.min, pos2(strip.right(), strip.bottom() - 10.0));
    let seats: Vec<Seat> = view.state.seating().order().collect();
    let gap = if strip.width() < 1000.0 { 6.0 } else { 10.0 };
    let count = seats.len().max(1) as f32;
    let wide = (strip.width() - gap * (count - 1.0)) / count;
    let mut command = None;
    let mut x = strip.left();
    for seat in seats {
        let rect = Rect::from_min_size(pos2(x, strip.top()), vec2(wide, strip.height()));
        x += wide + gap;
        let response = ui.interact(rect, ui.scope_id().with(("player", seat)), Sense::click());
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
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let numbers = RefCell::new(Vec::new());
        Plaque { view, seat, rect, numbers: &numbers }.paint(ui, &response);
        let held = held(ui, view, &response);
        if held {
            peek(ui, view, seat, rect);
        }
        if let Some(open) = check::meant(view, play, (seat, rect), &numbers.take()) {
            play.put_right(view, open);
            command = view.refused.map(|_| Command::Dismiss);
        } else if response.clicked() && !play.finger.was_long() {
            let is_open = matches!(&play.open, Open::Player(draft) if draft.seat == seat);
            play.open = if is_open { Open::Turn } else { Open::Player(PlayerDraft::of(seat)) };
            command = view.refused.map(|_| Command::Dismiss);
        }
    }
    command
}

/// Whether a finger rests on a player whose hand is secret.
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

/// What is known of a hand, while a finger rests on its player.
fn peek(ui: &Ui, view: &View<'_>, seat: Seat, rect: Rect) {
    let words = view.known_hand(seat);
    let painter = ui
        .ctx()
        .layer_painter(egui::LayerId::new(egui::Order::Tooltip, ui.scope_id().with("peek")));
    let font = strong(ui.ctx(), 18.0);
    let palette = view.palette;
    let room = 420.0_f32.min(ui.max_rect().width() - 24.0);
    let galley = painter.layout(words, font, palette.card.ink, room - 32.0);
    let size = galley.size() + vec2(32.0, 24.0);
    let screen = ui.ctx().content_rect();
    let left =
        (rect.center().x - size.x / 2.0).clamp(12.0, (screen.right() - size.x - 12.0).max(12.0));
    let place = Rect::from_min_size(pos2(left, rect.top() - size.y - 10.0), size);
    painter.rect_filled(place, 12.0, palette.card.fill);
    let line = Stroke::new(3.0, palette.player(view.color(seat)).fill);
    painter.rect_stroke(place, 12.0, line, StrokeKind::Inside);
    painter.galley(place.min + vec2(16.0, 12.0), galley, palette.card.ink);
}

/// One player's part of the row.
struct Plaque<'a, 'b> {
    view: &'a View<'b>,
    seat: Seat,
    rect: Rect,
    /// Where which number was painted.
    numbers: &'a RefCell<Vec<(Pos2, Figure)>>,
}

impl Plaque<'_, '_> {
    fn paint(&self, ui: &Ui, response: &egui::Response) {
        let (view, rect, seat) = (self.view, self.rect, self.seat);
        let palette = view.palette;
        let is_active = view.builder() == seat;
        let ground = if is_active || view.active() == seat || response.hovered() {
            palette.raised
        } else {
            palette.panel
        };
        let painter = ui.painter();
        painter.rect(rect, 12.0, ground, palette.panel_rim, StrokeKind::Inside);
        if is_active {
            let line = Stroke::new(3.0, view.player_line(seat));
            painter.rect_stroke(rect, 12.0, line, StrokeKind::Inside);
        }
        if response.has_focus() {
            let line = Stroke::new(3.0, palette.focus);
            painter.rect_stroke(rect.expand(2.0), 14.0, line, StrokeKind::Middle);
        }
        if !view.state.seating().is_present(seat) {
            return self.away(ui);
        }
        let full = rect.height() >= FULL;
        if full && rect.width() < NARROW {
            return self.narrow(ui);
        }
        let inner = rect.shrink2(vec2(if rect.width() < 170.0 { 8.0 } else { 14.0 }, 8.0));
        self.points(ui, inner);
        let first = inner.top() + 15.0;
        let mark = if inner.width() < 150.0 { 9.0 } else { 11.0 };
        paint_mark(painter, pos2(inner.left() + mark, first), mark, view.color(seat), palette);
        let room = inner.width() - mark * 2.0 - 8.0 - self.points_room();
        let at = pos2(inner.left() + mark * 2.0 + 8.0, first);
        let size = if inner.width() < 150.0 { 15.0 } else { 18.0 };
        elided(
            ui,
            at,
            Align2::LEFT_CENTER,
            &view.name(seat),
            strong(ui.ctx(), size),
            palette.text,
            room,
        );
        self.weather(ui, inner);
        if full {
            let row = |top: f32, high: f32| {
                Rect::from_min_size(
                    pos2(inner.left(), inner.top() + top),
                    vec2(inner.width(), high),
                )
            };
            let open = view.following() == Following::Open && view.state.hands().is_some();
            if open {
                self.hand(ui, row(34.0, 24.0));
            }
            let mut top = if open { 62.0 } else { 36.0 };
            let cards = self.cards_and_knights();
            if inner.width() < TWO_LINES {
                self.facts(ui, row(top, 20.0), cards);
                top += 22.0;
                self.facts(ui, row(top, 20.0), self.pieces());
            } else {
                self.facts(ui, row(top, 20.0), [cards, self.pieces()].concat());
            }
            self.awards(ui, row(top + 22.0, 18.0));
        } else {
            let mut second = Rect::from_min_max(pos2(inner.left(), inner.top() + 30.0), inner.max);
            if view.following() == Following::Open {
                let (hand, facts) = second.split_top_bottom_at_y(second.top() + 20.0);
                self.hand(ui, hand);
                second = facts;
            }
            if weather::holder(self.view) == Some(self.seat) {
                second.max.x -= 26.0;
            }
            let facts = [self.cards_and_knights(), self.award_icons()].concat();
            self.facts(ui, second, facts);
        }
    }

    /// Who has left the table: grey, with the points that stay.
    fn away(&self, ui: &Ui) {
        let (view, palette) = (self.view, self.view.palette);
        let is_narrow = self.rect.width() < NARROW;
        let inner = self.rect.shrink2(vec2(if is_narrow { 7.0 } else { 10.0 }, 8.0));
        self.points(ui, inner);
        let at = pos2(inner.left() + 9.0, inner.top() + 15.0);
        paint_mark(ui.painter(), at, 9.0, view.color(self.seat), palette);
        let font = strong(ui.ctx(), if is_narrow { 14.0 } else { 15.0 });
        let name = view.name(self.seat);
        let (at, room, below) = if is_narrow {
            (pos2(inner.left(), inner.top() + 42.0), inner.width(), 66.0)
        } else {
            let room = inner.width() - 26.0 - self.points_room();
            (pos2(inner.left() + 26.0, inner.top() + 15.0), room, 44.0)
        };
        elided(ui, at, Align2::LEFT_CENTER, &name, font.clone(), palette.faint, room);
        let words = view.text.get("people-away");
        let at = pos2(inner.left(), inner.top() + below);
        elided(ui, at, Align2::LEFT_CENTER, &words, font, palette.faint, inner.width());
    }

    /// A column for a player: a line each for points, name and two facts.
    fn narrow(&self, ui: &Ui) {
        let (view, palette) = (self.view, self.view.palette);
        let inner = self.rect.shrink2(vec2(7.0, 8.0));
        self.points(ui, inner);
        let at = pos2(inner.left() + 9.0, inner.top() + 15.0);
        paint_mark(ui.painter(), at, 9.0, view.color(self.seat), palette);
        let at = pos2(inner.left(), inner.top() + 42.0);
        let font = strong(ui.ctx(), 14.0);
        let name = view.name(self.seat);
        elided(ui, at, Align2::LEFT_CENTER, &name, font, palette.text, inner.width());
        let facts = [self.cards_and_knights(), self.pieces()].concat();
        for (nth, pair) in facts.chunks(2).enumerate() {
            let top = inner.top() + 54.0 + 21.0 * nth as f32;
            let row = Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), 20.0));
            self.facts(ui, row, pair.to_vec());
        }
        self.weather(ui, inner);
    }

    /// The sign of the season on whoever holds the weather cards, in the last
    /// line.
    fn weather(&self, ui: &Ui, inner: Rect) {
        if weather::holder(self.view) != Some(self.seat) {
            return;
        }
        let season = self.view.state.season();
        let tone = self.view.palette.season(season);
        let place = pos2(inner.right() - 11.0, inner.bottom() - 9.0);
        ui.painter().circle_filled(place, 11.0, tone.fill);
        let sign = Rect::from_center_size(place, vec2(16.0, 16.0));
        paint_season(ui.painter(), sign, season, tone.ink);
    }

    fn points_room(&self) -> f32 {
        if self.rect.width() < 170.0 { 34.0 } else { 54.0 }
    }

    fn points(&self, ui: &Ui, inner: Rect) {
        let points = self.view.shown_points(self.seat);
        let size = if self.rect.width() < 170.0 { 24.0 } else { 34.0 };
        let at = pos2(inner.right(), inner.top() + 15.0);
        let ink = self.view.palette.text;
        let font = strong(ui.ctx(), size);
        self.numbers.borrow_mut().push((at - vec2(size * 0.3, 0.0), Figure::Pieces(self.seat)));
        elided(ui, at, Align2::RIGHT_CENTER, &points.to_string(), font, ink, self.points_room());
    }

    /// The open hand, a place for each kind, so that nothing jumps.
    fn hand(&self, ui: &Ui, row: Rect) {
        let Some(hands) = self.view.state.hands() else { return };
        let cards = hands.known(self.seat);
        let gap = if row.width() < 140.0 { 2.0 } else { 4.0 };
        let each = ((row.width() - 4.0 * gap) / 5.0).min(56.0);
        // Too narrow for a letter beside the number: a touch says it in words.
        if each < 19.0 {
            return;
        }
        let mut x = row.left();
        for kind in Resource::ALL {
            let place = Rect::from_min_size(pos2(x, row.top()), vec2(each, row.height()));
            x += each + gap;
            let count = cards.get(kind);
            self.numbers.borrow_mut().push((place.center(), Figure::Hand(self.seat)));
            let tone = self.view.palette.resource(kind);
            let (fill, ink) = match count {
                0 => (self.view.palette.backdrop, self.view.palette.faint),
                _ => (tone.fill, tone.ink),
            };
            ui.painter().rect_filled(place, 7.0, fill);
            let letter = self.view.resource_letter(kind);
            let size = if each < 24.0 { 10.5 } else { (each * 0.4).clamp(12.0, 15.0) };
            paint_count(ui, place, (count, &letter), size, ink);
        }
    }

    /// Hand size, development cards and knights.
    fn cards_and_knights(&self) -> Vec<Fact> {
        let (state, seat) = (self.view.state, self.seat);
        let mut facts = Vec::new();
        if let Some(hands) = state.hands() {
            facts.push((Icon::Trade, hands.size(seat).to_string(), Figure::Hand(seat)));
        }
        facts.push((
            Icon::Card,
            state.hidden_cards(seat).total().to_string(),
            Figure::Hidden(seat),
        ));
        facts.push((Icon::Knight, state.knights(seat).to_string(), Figure::Knights(seat)));
        facts
    }

    /// Pieces left to build.
    fn pieces(&self) -> Vec<Fact> {
        let left = |piece| self.view.state.pieces_left(self.seat, piece).to_string();
        let from = Figure::Pieces(self.seat);
        vec![
            (Icon::Road, left(Piece::Road), from),
            (Icon::Settlement, left(Piece::Settlement), from),
            (Icon::City, left(Piece::City), from),
        ]
    }

    fn award_icons(&self) -> Vec<Fact> {
        let count = |award| self.view.state.measure(award_measure(award), self.seat).to_string();
        let awards = self.view.state.awards(self.seat);
        awards.map(|award| (award_icon(award), count(award), Figure::Award(award))).collect()
    }

    /// Icons with numbers; a touch on the player says them in words.
    fn facts(&self, ui: &Ui, row: Rect, facts: Vec<Fact>) {
        // Room for two digits where there may be, so that nothing jumps.
        let digits = |icon: Icon| if matches!(icon, Icon::Trade | Icon::Road) { 2.0 } else { 1.0 };
        let units: f32 = facts.iter().map(|(icon, ..)| 1.9 + digits(*icon) * 0.75).sum();
        let size = (row.width() / units.max(1.0)).clamp(10.0, 16.0);
        let mut x = row.left();
        for (icon, number, figure) in facts {
            let place = Rect::from_min_size(pos2(x, row.top()), vec2(size, row.height()));
            icon.paint(ui.painter(), centered_in(place, size), self.view.palette.faint);
            let at = pos2(x + size * 1.25, row.center().y);
            self.numbers.borrow_mut().push((at, figure));
            let font = strong(ui.ctx(), size);
            let room = size * (digits(icon) * 0.75 + 0.8);
            let ink = self.view.palette.text;
            elided(ui, at, Align2::LEFT_CENTER, &number, font, ink, room);
            x += size * (1.9 + digits(icon) * 0.75);
        }
    }

    /// Where the awards of a row stand, one beside the other.
    fn award_numbers(&self, row: Rect) {
        let awards: Vec<Award> = self.view.state.awards(self.seat).collect();
        let each = row.width().min(130.0 * awards.len() as f32) / awards.len().max(1) as f32;
        for (nth, award) in awards.into_iter().enumerate() {
            let at = pos2(row.left() + each * (nth as f32 + 0.5), row.center().y);
            self.numbers.borrow_mut().push((at, Figure::Award(award)));
        }
    }

    fn awards(&self, ui: &Ui, row: Rect) {
        let awards = self.view.state.awards(self.seat);
        let words: Vec<String> = if row.width() < TWO_LINES {
            awards.map(|award| self.view.award_in_short(award, self.seat)).collect()
        } else {
            awards.map(|award| self.view.award_of(award, self.seat)).collect()
        };
        let words = self.view.joined(&words);
        let font = strong(ui.ctx(), 14.0);
        self.award_numbers(row);
        let at = row.left_center();
        elided(ui, at, Align2::LEFT_CENTER, &words, font, self.view.palette.award, row.width());
    }
}

/// An icon, its number, and what is put right there.
type Fact = (Icon, String, Figure);

const fn award_icon(award: Award) -> Icon {
    match award {
        Award::LongestRoad => Icon::LongRoad,
        Award::LargestArmy => Icon::Knight,
        Award::Harbormaster => Icon::Trophy,
    }
}
