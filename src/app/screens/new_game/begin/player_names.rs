//! The players as rows to choose from, with what follows from the entry for each.

use egui::{Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::findings::Findings;
use cards::Award;
use game::{Color, PerSeat, Rules, Seat};
use kit::theme::{Palette, strong};
use kit::widgets::{Icon, Switch, chosen_ring, columns, one_line, paint_mark, pressed_ground};
use words::text::Text;

/// Who is at the table.
#[derive(Clone, Debug)]
pub struct PlayerNames {
    /// What they are called.
    pub names: PerSeat<String>,
    /// Their colors.
    pub colors: PerSeat<Color>,
}

impl PlayerNames {
    /// Returns what a player is called.
    pub fn called(&self, seat: Seat) -> String {
        self.names.of(seat)
    }

    /// A player's color.
    pub fn color(&self, seat: Seat) -> Color {
        self.colors.get(seat).copied().unwrap_or(Color::White)
    }
}

/// How high a row is.
const HIGH: f32 = 58.0;

/// If the column is lower than this, the players share one row.
const LOW: f32 = 270.0;

/// Returns whether the column is short of height.
pub fn is_low(ui: &Ui) -> bool {
    ui.clip_rect().height() < LOW
}

/// Draws the players two to a row; returns the one touched.
pub fn choose(
    ui: &mut Ui,
    text: &Text,
    player_names: &PlayerNames,
    findings: &Findings,
    rules: &Rules,
    chosen: Seat,
) -> Option<Seat> {
    let mut touched = None;
    let seats: Vec<Seat> = player_names.names.seats().collect();
    // If height is short, the tools below must stay in sight.
    let is_low = is_low(ui);
    let in_row = match (is_low, ui.available_width() >= 640.0) {
        (true, _) => seats.len(),
        (false, true) => 3,
        (false, false) => 2,
    };
    columns(ui, &seats, in_row, |ui, seat, wide| {
        let row = Row { text, player_names, findings, rules, seat: *seat };
        let picked = Switch::when(*seat == chosen);
        let response = if is_low {
            row.show_small(ui, vec2(wide, 48.0), picked)
        } else {
            row.show(ui, vec2(wide, HIGH), picked)
        };
        if response.clicked() {
            touched = Some(*seat);
        }
    });
    if is_low {
        let row = Row { text, player_names, findings, rules, seat: chosen };
        let words = row.name(&row.awards());
        let faint = Palette::of(ui).faint;
        let font = egui::FontId::proportional(15.0);
        let words = one_line(ui, &words, font, faint, ui.available_width());
        let (rect, _) = ui.allocate_exact_size(words.size(), Sense::hover());
        ui.painter().galley(rect.min, words, faint);
    }
    touched
}

struct Row<'a> {
    text: &'a Text,
    player_names: &'a PlayerNames,
    findings: &'a Findings,
    rules: &'a Rules,
    seat: Seat,
}

impl Row<'_> {
    fn awards(&self) -> Vec<Award> {
        let held = self.findings.holders.held_by(self.seat);
        held.filter(|award| self.rules.plays_for(*award)).collect()
    }

    fn name(&self, awards: &[Award]) -> String {
        let said = awards.iter().map(|award| {
            let award = self.text.award_by(*award, self.rules);
            self.text.with("begin-player-award", &[("award", award.into())])
        });
        let values = [
            ("player", self.player_names.called(self.seat).into()),
            ("points", self.findings.points.of(self.seat).into()),
            ("road", self.findings.roads.of(self.seat).into()),
            ("awards", said.collect::<String>().into()),
        ];
        let key = if self.rules.sea.is_some() { "begin-player-sea" } else { "begin-player" };
        self.text.with(key, &values)
    }

    /// A player as just a mark with the points.
    fn show_small(&self, ui: &mut Ui, size: Vec2, picked: Switch) -> Response {
        let palette = Palette::of(ui);
        let response = self.ground(ui, size, picked, &self.awards());
        let rect = response.rect;
        let color = self.player_names.color(self.seat);
        let middle = rect.center();
        paint_mark(ui.painter(), middle - vec2(12.0, 0.0), 11.0, color, palette);
        let points = self.findings.points.of(self.seat).to_string();
        let font = strong(ui.ctx(), 17.0);
        let at = middle + vec2(14.0, 0.0);
        ui.painter().text(at, egui::Align2::CENTER_CENTER, points, font, palette.text);
        response
    }

    /// The background of a row that can be touched, with the player's name for screen
    /// readers.
    fn ground(&self, ui: &mut Ui, size: Vec2, picked: Switch, awards: &[Award]) -> Response {
        let palette = Palette::of(ui);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let enabled = ui.is_enabled();
        let name = self.name(awards);
        response.widget_info(|| {
            WidgetInfo::selected(Role::RadioButton, enabled, picked == Switch::On, &name)
        });
        pressed_ground(ui, &response, palette.row);
        if picked == Switch::On {
            chosen_ring(ui, rect, 12.0);
        }
        response
    }

    fn show(&self, ui: &mut Ui, size: Vec2, picked: Switch) -> Response {
        let palette = Palette::of(ui);
        let awards = self.awards();
        let response = self.ground(ui, size, picked, &awards);
        let rect = response.rect;
        let color = self.player_names.color(self.seat);
        paint_mark(ui.painter(), pos2(rect.left() + 26.0, rect.center().y), 13.0, color, palette);
        let left = rect.left() + 48.0;
        let mut right = rect.right() - 10.0;
        for award in awards {
            let icon = Icon::of_award(award);
            let place =
                Rect::from_min_size(pos2(right - 20.0, rect.bottom() - 29.0), Vec2::splat(20.0));
            icon.paint(ui.painter(), place, palette.award);
            right -= 24.0;
        }
        let called = self.player_names.called(self.seat);
        let font = strong(ui.ctx(), 17.0);
        let words = one_line(ui, &called, font, palette.text, rect.right() - 10.0 - left);
        ui.painter().galley(pos2(left, rect.top() + 8.0), words, palette.text);
        let points = [("points", self.findings.points.of(self.seat).into())];
        let road = [("length", self.findings.roads.of(self.seat).into())];
        let key = if self.rules.sea.is_some() { "begin-route" } else { "begin-road" };
        let line =
            [self.text.with("begin-points", &points), self.text.with(key, &road)].join(" \u{b7} ");
        let font = egui::FontId::proportional(15.0);
        let words = one_line(ui, &line, font, palette.faint, right - left);
        ui.painter().galley(pos2(left, rect.bottom() - 27.0), words, palette.faint);
        response
    }
}
