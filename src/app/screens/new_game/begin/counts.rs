//! Rows with a number to step up and down.

use egui::{Align2, FontId, Role, Sense, Ui, WidgetInfo, vec2};

use super::draft::{At, BoardAndRules, Draft};
use super::player_names::PlayerNames;
use super::words::{Called, bad_start};
use crate::app::screens::decks::parts::say;
use game::{CardKind, Cards, Fact, Kinds, Subject, Value as FactValue};
use kit::theme::{Palette, strong};
use kit::widgets::{stepper, warning_box};
use words::text::Text;

/// How wide a stepper is.
const STEPPER: f32 = 3.0 * 48.0;

/// How wide a kind's name is.
const CHIP: f32 = 92.0;

/// A label and its number; returns the change asked for. The buttons are never disabled:
/// an impossible change is refused with a reason instead.
pub fn count_row(ui: &mut Ui, label: &str, less: &str, more: &str, value: u16) -> Option<i8> {
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
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, label));
    let at = rect.left_center() - vec2(0.0, galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
}

/// A number that is a fact: its row, and why the last change of it was refused.
pub fn fact_row(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    basis: BoardAndRules<'_>,
    player_names: &PlayerNames,
    (fact, subject): (&'static Fact, Subject),
) {
    let Some(FactValue::Count(count)) = fact.on(draft.start(), subject) else { return };
    let key = format!("begin-{}", fact.key);
    let (label, what) = match subject {
        Subject::SeatTrack(_, track) => {
            let track = text.get(&format!("begin-track-{}", track.key()));
            let what = text.with(&format!("{key}-of"), &[("track", track.as_str().into())]);
            (track, what)
        }
        _ => (text.get(&key), text.get(&key)),
    };
    let mut values = vec![("what", what.into())];
    let (less, more) = match subject.player() {
        Some(seat) => {
            values.push(("who", player_names.called(seat).into()));
            ("begin-less", "begin-more")
        }
        None => ("begin-table-less", "begin-table-more"),
    };
    let (less, more) = (text.with(less, &values), text.with(more, &values));
    let at = At::Fact(fact, subject);
    let shown = u16::try_from(count).unwrap_or(u16::MAX);
    if let Some(change) = count_row(ui, &label, &less, &more, shown) {
        let value = FactValue::Count(count.saturating_add_signed(change.into()));
        draft.change(at, basis, |table| {
            fact.put(table, subject, value);
        });
    }
    refused(ui, text, draft, at, &|seat| player_names.called(seat));
}

/// A kind's name on its color.
fn kind_label(ui: &mut Ui, text: &Text, kind: CardKind) {
    let tone = Palette::of(ui).card(kind);
    let (rect, response) = ui.allocate_exact_size(vec2(CHIP, 34.0), Sense::hover());
    let words = text.kind(kind);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    ui.painter().rect_filled(rect, 17.0, tone.fill);
    let font = strong(ui.ctx(), 16.0);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, words, font, tone.ink);
}

/// The kinds with a number each, as many side by side as fit; `names` gives the
/// names of a kind's buttons.
pub fn kinds_rows(
    ui: &mut Ui,
    text: &Text,
    (kinds, cards): (Kinds, Cards),
    names: impl Fn(CardKind) -> (String, String),
) -> Option<(CardKind, i8)> {
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
                let (less, more) = names(*kind);
                let change = stepper(ui, (&less, &more), cards.get(*kind), &(0..=u8::MAX));
                if let Some(change) = change {
                    touched = Some((*kind, change));
                }
                if nth + 1 < columns {
                    ui.add_space(room / 2.0);
                }
            }
        });
    }
    touched
}

/// Says why the last change here was refused, where it was made.
pub fn refused(ui: &mut Ui, text: &Text, draft: &Draft, at: At, called: Called<'_>) {
    if let Some(why) = draft.refused(at) {
        warning_box(ui, |ui| say(ui, &bad_start(text, why, called)));
    }
}
