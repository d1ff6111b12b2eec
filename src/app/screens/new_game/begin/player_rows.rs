//! The players as rows to choose from, with what follows from the entry for each.

use egui::{Align2, FontId, Rect, Response, Sense, Ui, Vec2, pos2, vec2};

use super::draft::Sitters;
use super::findings::StartFindings;
use crate::app::screens::new_game::rules::own_key;
use cards::Award;
use game::{Rules, Seat};
use kit::theme::{Palette, strong};
use kit::widgets::{Icon, Switch, choice_tile, columns, one_line, paint_mark};
use words::text::{Text, Value};

const HIGH: f32 = 58.0;

/// Column height below which the players share one row.
const LOW: f32 = 270.0;

pub fn is_low(ui: &Ui) -> bool {
    ui.clip_rect().height() < LOW
}

pub struct Rows<'a> {
    pub text: &'a Text,
    pub sitters: &'a Sitters,
    pub findings: &'a StartFindings,
    pub rules: &'a Rules,
}

impl Rows<'_> {
    /// Draws the players two to a row; returns the one touched.
    pub fn choose(&self, ui: &mut Ui, chosen: Seat) -> Option<Seat> {
        let mut touched = None;
        let seats: Vec<Seat> = self.sitters.0.seats().collect();
        // If height is short, the tools below must stay in sight.
        let is_low = is_low(ui);
        let in_row = match (is_low, ui.available_width() >= 640.0) {
            (true, _) => seats.len(),
            (false, true) => 3,
            (false, false) => 2,
        };
        columns(ui, &seats, in_row, |ui, seat, wide| {
            let size = vec2(wide, if is_low { 48.0 } else { HIGH });
            let look = (Palette::of(ui).row, Switch::when(*seat == chosen));
            let response = choice_tile(ui, size, &self.name(*seat), look, |_, _| {});
            if is_low {
                self.paint_small(ui, &response, *seat);
            } else {
                self.paint(ui, &response, *seat);
            }
            if response.clicked() {
                touched = Some(*seat);
            }
        });
        if is_low {
            let faint = Palette::of(ui).faint;
            let font = FontId::proportional(15.0);
            let words = one_line(ui, &self.name(chosen), font, faint, ui.available_width());
            let (rect, _) = ui.allocate_exact_size(words.size(), Sense::hover());
            ui.painter().galley(rect.min, words, faint);
        }
        touched
    }

    fn awards(&self, seat: Seat) -> impl Iterator<Item = Award> {
        self.findings.holders.held_by(seat).filter(|award| self.rules.plays_for(*award))
    }

    fn name(&self, seat: Seat) -> String {
        let said = self.awards(seat).map(|award| {
            let award = self.text.award_by(award, self.rules);
            self.text.with("begin-player-award", &[("award", award.into())])
        });
        let values = [
            ("player", self.sitters.called(seat).into()),
            ("points", self.findings.points.of(seat).into()),
            ("road", self.findings.roads.of(seat).into()),
            ("awards", said.collect::<String>().into()),
        ];
        self.with("begin-player", &values)
    }

    /// A sentence about them, with an expansion its own.
    fn with(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.text.with(&own_key(self.text, self.rules.expansions(), key), values)
    }

    /// A player as just a mark with the points.
    fn paint_small(&self, ui: &Ui, response: &Response, seat: Seat) {
        let palette = Palette::of(ui);
        let middle = response.rect.center();
        let color = self.sitters.color(seat);
        paint_mark(ui.painter(), middle - vec2(12.0, 0.0), 11.0, color, palette);
        let points = self.findings.points.of(seat).to_string();
        let font = strong(ui.ctx(), 17.0);
        let at = middle + vec2(14.0, 0.0);
        ui.painter().text(at, Align2::CENTER_CENTER, points, font, palette.text);
    }

    fn paint(&self, ui: &Ui, response: &Response, seat: Seat) {
        let palette = Palette::of(ui);
        let rect = response.rect;
        let color = self.sitters.color(seat);
        paint_mark(ui.painter(), pos2(rect.left() + 26.0, rect.center().y), 13.0, color, palette);
        let left = rect.left() + 48.0;
        let mut right = rect.right() - 10.0;
        let words = |words: &str, font, ink, room, top| {
            let words = one_line(ui, words, font, ink, room);
            ui.painter().galley(pos2(left, top), words, ink);
        };
        let name = self.sitters.called(seat);
        words(&name, strong(ui.ctx(), 17.0), palette.text, right - left, rect.top() + 8.0);
        for award in self.awards(seat) {
            let place =
                Rect::from_min_size(pos2(right - 20.0, rect.bottom() - 29.0), Vec2::splat(20.0));
            Icon::of_award(award).paint(ui.painter(), place, palette.award);
            right -= 24.0;
        }
        let (points, length) = (self.findings.points.of(seat), self.findings.roads.of(seat));
        let values = [("points", points.into()), ("length", length.into())];
        let line = ["begin-points", "begin-road"].map(|key| self.with(key, &values));
        let line = line.join(" \u{b7} ");
        let font = FontId::proportional(15.0);
        words(&line, font, palette.faint, right - left, rect.bottom() - 27.0);
    }
}
