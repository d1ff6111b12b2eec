//! The form of a start being entered: its players as rows to choose from, and its rows with a
//! number to step up and down.

use egui::{Align2, FontId, Rect, Response, Sense, Ui, Vec2, pos2, vec2};

use super::draft::{BoardAndRules, Sitters, StartDraft, StartPart};
use super::findings::StartFindings;
use crate::app::screens::decks::parts::boxed;
use crate::app::screens::new_game::rules::own_key;
use cards::Award;
use game::{CardKind, Cards, Context, Fact, Kinds, Seat, Subject, Table, Track, Value};
use kit::theme::{Palette, strong};
use kit::widgets::{
    Icon, Switch, choice_tile, labeled, one_line, paint_mark, pick_in_columns, stepper, warn,
};
use words::text::{self, Text};

const STEPPER: f32 = 3.0 * 48.0;

/// Width of a kind's name.
const CHIP: f32 = 92.0;

/// Height of a player's row.
const PLAYER: f32 = 58.0;

/// Column height below which the players share one row.
const LOW: f32 = 270.0;

pub fn is_low(ui: &Ui) -> bool {
    ui.clip_rect().height() < LOW
}

/// The entry, with all that its pages need to know.
pub struct StartForm<'a> {
    pub text: &'a Text,
    pub draft: &'a mut StartDraft,
    /// Board and rules that the entry is checked against.
    pub basis: BoardAndRules<'a>,
    pub sitters: &'a Sitters,
    pub findings: &'a StartFindings,
    /// Player whose part of the entry is being made.
    pub seat: Seat,
}

impl StartForm<'_> {
    /// Makes a change; one number or piece too many is refused.
    pub fn change(&mut self, at: StartPart, change: impl FnOnce(&mut Table)) {
        self.draft.change(at, self.basis, change);
    }

    /// Says why the last change here was refused, where it was made.
    pub fn refused(&self, ui: &mut Ui, at: StartPart) {
        let words = |why| self.text.bad_table(why, &|seat| self.sitters.called(seat));
        warn(ui, self.draft.refused(at).map(words));
    }

    pub fn track(&self, track: Track) -> String {
        self.text.get(&format!("begin-track-{}", track.key()))
    }

    /// The names of the buttons for `what` of `seat`, or of the table: one less, one more.
    pub fn steps(&self, what: &str, seat: Option<Seat>) -> (String, String) {
        let mut values = vec![("what", what.into())];
        let (less, more) = match seat {
            Some(seat) => {
                values.push(("who", self.sitters.called(seat).into()));
                ("begin-less", "begin-more")
            }
            None => ("begin-table-less", "begin-table-more"),
        };
        (self.text.with(less, &values), self.text.with(more, &values))
    }

    /// Facts that are numbers, a row each of all that they may be told of the player or the table.
    pub fn facts(&mut self, ui: &mut Ui, facts: impl IntoIterator<Item = &'static Fact>) {
        let (rules, players) = (self.basis.rules, self.sitters.0.count());
        let context = Context { rules, players, state: None };
        let may_be = |fact: &&'static Fact| {
            fact.is_played(rules) && fact.range(&context).is_some_and(|range| *range.end() > 0)
        };
        let facts: Vec<&'static Fact> = facts.into_iter().filter(may_be).collect();
        if facts.is_empty() {
            return;
        }
        boxed(ui, |ui| {
            for fact in facts {
                for subject in fact.subjects([self.seat].into_iter()) {
                    self.fact(ui, fact, subject);
                }
            }
        });
    }

    /// A number that is a fact: its row, and why the last change of it was refused.
    fn fact(&mut self, ui: &mut Ui, fact: &'static Fact, subject: Subject) {
        let Some(Value::Count(count)) = fact.on(self.draft.start(), subject) else { return };
        let key = format!("begin-{}", fact.key);
        let (label, what) = match subject {
            Subject::SeatTrack(_, track) => {
                let track = self.track(track);
                let values = [("track", track.as_str().into())];
                let what = self.text.with(&format!("{key}-of"), &values);
                (track, what)
            }
            _ => (self.text.get(&key), self.text.get(&key)),
        };
        let at = StartPart::Fact(fact, subject);
        let shown = u16::try_from(count).unwrap_or(u16::MAX);
        let steps = self.steps(&what, subject.player());
        if let Some(change) = count_row(ui, &label, &steps, shown) {
            let value = Value::Count(count.saturating_add_signed(change.into()));
            self.change(at, |table| {
                fact.put(table, subject, value);
            });
        }
        self.refused(ui, at);
    }
}

/// The players as rows to choose from, with what follows from the entry for each.
impl StartForm<'_> {
    /// Draws the players two to a row; returns the one touched.
    pub fn choose_player(&self, ui: &mut Ui) -> Option<Seat> {
        let seats: Vec<Seat> = self.sitters.0.seats().collect();
        // If height is short, the tools below must stay in sight.
        let is_low = is_low(ui);
        let in_row = match (is_low, ui.available_width() >= 640.0) {
            (true, _) => seats.len(),
            (false, true) => 3,
            (false, false) => 2,
        };
        let touched = pick_in_columns(ui, &seats, in_row, |ui, seat, wide| {
            let size = vec2(wide, if is_low { 48.0 } else { PLAYER });
            let look = (Palette::of(ui).row, Switch::when(*seat == self.seat));
            let response = choice_tile(ui, size, &self.player_name(*seat), look, |_, _| {});
            if is_low {
                self.paint_small_player(ui, &response, *seat);
            } else {
                self.paint_player(ui, &response, *seat);
            }
            response.clicked()
        });
        if is_low {
            let faint = Palette::of(ui).faint;
            let font = FontId::proportional(15.0);
            let words =
                one_line(ui, &self.player_name(self.seat), font, faint, ui.available_width());
            let (rect, _) = ui.allocate_exact_size(words.size(), Sense::hover());
            ui.painter().galley(rect.min, words, faint);
        }
        touched.copied()
    }

    fn awards(&self, seat: Seat) -> impl Iterator<Item = Award> {
        self.findings.holders.held_by(seat).filter(|award| self.basis.rules.plays_for(*award))
    }

    fn player_name(&self, seat: Seat) -> String {
        let said = self.awards(seat).map(|award| {
            let award = self.text.award_by(award, self.basis.rules);
            self.text.with("begin-player-award", &[("award", award.into())])
        });
        let values = [
            ("player", self.sitters.called(seat).into()),
            ("points", self.findings.points.of(seat).into()),
            ("road", self.findings.roads.of(seat).into()),
            ("awards", said.collect::<String>().into()),
        ];
        self.said("begin-player", &values)
    }

    /// A sentence about them, with an expansion its own.
    fn said(&self, key: &str, values: &[(&str, text::Value<'_>)]) -> String {
        self.text.with(&own_key(self.text, self.basis.rules.expansions(), key), values)
    }

    /// A player as just a mark with the points.
    fn paint_small_player(&self, ui: &Ui, response: &Response, seat: Seat) {
        let palette = Palette::of(ui);
        let middle = response.rect.center();
        let color = self.sitters.color(seat);
        paint_mark(ui.painter(), middle - vec2(12.0, 0.0), 11.0, color, palette);
        let points = self.findings.points.of(seat).to_string();
        let font = strong(ui.ctx(), 17.0);
        let at = middle + vec2(14.0, 0.0);
        ui.painter().text(at, Align2::CENTER_CENTER, points, font, palette.text);
    }

    fn paint_player(&self, ui: &Ui, response: &Response, seat: Seat) {
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
        let line = ["begin-points", "begin-road"].map(|key| self.said(key, &values));
        let line = line.join(" \u{b7} ");
        let font = FontId::proportional(15.0);
        words(&line, font, palette.faint, right - left, rect.bottom() - 27.0);
    }
}

/// A label and its number; returns the change asked for. The buttons are never disabled:
/// an impossible change is refused with a reason instead.
pub fn count_row(
    ui: &mut Ui,
    label: &str,
    (less, more): &(String, String),
    value: u16,
) -> Option<i8> {
    let mut change = None;
    ui.horizontal(|ui| {
        let wide = (ui.available_width() - STEPPER - ui.spacing().item_spacing.x).max(48.0);
        left_label(ui, label, wide);
        change = stepper(ui, (less, more), value, &(0..=u16::MAX));
    });
    change
}

/// Text of `wide` points, on as many lines as it needs.
fn left_label(ui: &mut Ui, label: &str, wide: f32) {
    let ink = Palette::of(ui).text;
    let galley = ui.painter().layout(label.to_owned(), FontId::proportional(17.0), ink, wide);
    let size = vec2(wide, galley.size().y.max(48.0));
    let rect = labeled(ui, size, label);
    let at = rect.left_center() - vec2(0.0, galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
}

/// A kind's name on its color.
fn kind_label(ui: &mut Ui, text: &Text, kind: CardKind) {
    let tone = Palette::of(ui).card(kind);
    let words = text.kind(kind);
    let rect = labeled(ui, vec2(CHIP, 34.0), &words);
    ui.painter().rect_filled(rect, 17.0, tone.fill);
    let font = strong(ui.ctx(), 16.0);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, words, font, tone.ink);
}

/// The kinds with a number each, as many side by side as fit; `names` gives the
/// names of a kind's buttons. Returns the cards once one of them is touched.
pub fn kinds_rows(
    ui: &mut Ui,
    text: &Text,
    (kinds, cards): (Kinds, Cards),
    names: impl Fn(&str) -> (String, String),
) -> Option<Cards> {
    let mut touched = None;
    let columns = if ui.available_width() >= 2.0 * (STEPPER + CHIP + 8.0) { 2 } else { 1 };
    let wide = ui.available_width() / columns as f32;
    for row in kinds.all().chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for (nth, kind) in row.iter().enumerate() {
                kind_label(ui, text, *kind);
                let room = (wide - CHIP - STEPPER).max(4.0);
                ui.add_space(if nth + 1 < columns { room / 2.0 } else { room });
                let (less, more) = names(&text.kind(*kind));
                let count = cards.get(*kind);
                if let Some(change) = stepper(ui, (&less, &more), count, &(0..=u8::MAX)) {
                    let mut after = cards;
                    after.set(*kind, count.saturating_add_signed(change));
                    touched = Some(after);
                }
                if nth + 1 < columns {
                    ui.add_space(room / 2.0);
                }
            }
        });
    }
    touched
}
