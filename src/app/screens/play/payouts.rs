//! Who takes what, a line for each player.

use egui::{Align, Layout, Role, Ui, UiBuilder, WidgetInfo, vec2};

use super::layout::growth;
use super::parts::{boxed, chips_sized, say, section};
use super::told::Told;
use super::view::View;
use crate::app::theme::{Palette, strong};
use crate::app::widgets::{elided, paint_mark, warning_box};
use crate::board::Resource;
use crate::game::{Cards, Payout, Seat};

/// From this width on lines may stand side by side.
const TWO_COLUMNS: f32 = 700.0;

/// How high a line is with the room below it.
fn row(ui: &Ui) -> f32 {
    46.0 * growth(ui.ctx().content_rect())
}

/// How much room all lines take with their title.
pub(super) fn height(ui: &Ui, view: &View<'_>) -> f32 {
    let lines = view.state.players().count();
    let rows = if ui.available_width() >= TWO_COLUMNS { lines.div_ceil(2) } else { lines };
    30.0 + row(ui) * rows as f32
}

/// Draws the lines, and what the bank could not pay.
pub(super) fn show(ui: &mut Ui, view: &View<'_>, payout: &Payout, told: &Told) {
    section(ui, &view.text.get("everyone-takes"));
    ui.spacing_mut().item_spacing.y = 6.0;
    let seats: Vec<Seat> = view.seats_from_active().collect();
    let row = row(ui);
    let room = ui.clip_rect().bottom() - ui.cursor().top();
    // Where not all lines fit, they stand side by side, or those who take
    // nothing share the last one: nobody's cards may lie below the edge for
    // want of a "nothing".
    if room < row * seats.len() as f32 && ui.available_width() >= TWO_COLUMNS {
        ui.columns(2, |columns| {
            for (column, seats) in columns.iter_mut().zip(seats.chunks(seats.len().div_ceil(2))) {
                column.spacing_mut().item_spacing.y = 4.0;
                for seat in seats {
                    line(column, view, (payout, told), *seat);
                }
            }
        });
        return shortage(ui, view, payout);
    }
    let (first, last): (Vec<Seat>, Vec<Seat>) = if room < row * seats.len() as f32 {
        seats.into_iter().partition(|seat| !is_nothing(payout, told, *seat))
    } else {
        (seats, Vec::new())
    };
    for seat in first {
        line(ui, view, (payout, told), seat);
    }
    if !last.is_empty() {
        let names: Vec<String> = last.into_iter().map(|seat| view.name(seat)).collect();
        let names = view.joined(&names);
        say(ui, &view.text.with("takes-nothing", &[("who", names.into())]));
    }
    shortage(ui, view, payout);
}

fn is_nothing(payout: &Payout, told: &Told, seat: Seat) -> bool {
    !told.changed.contains_key(&seat)
        && [&payout.paid, &payout.short, &payout.blocked]
            .iter()
            .all(|cards| cards.of(seat).is_empty())
}

fn line(ui: &mut Ui, view: &View<'_>, (payout, told): (&Payout, &Told), seat: Seat) {
    let (paid, short, blocked) =
        (payout.paid.of(seat), payout.short.of(seat), payout.blocked.of(seat));
    let note = |key: &str, cards: Cards| {
        (!cards.is_empty()).then(|| view.text.with(key, &[("cards", view.cards(cards).into())]))
    };
    let notes: Vec<String> =
        [changed(view, told, seat), note("robber-lost", blocked), note("short-due", short)]
            .into_iter()
            .flatten()
            .collect();
    let note = view.joined(&notes);
    let sentence = view.takes(seat, paid);
    let spoken = if note.is_empty() {
        sentence
    } else {
        let values = [("sentence", sentence.into()), ("note", note.as_str().into())];
        view.text.with("takes-note", &values)
    };

    let wide = ui.available_width();
    let growth = growth(ui.ctx().content_rect());
    let name_wide = (wide * 0.38).clamp(96.0, 230.0 * growth);
    let top = ui.cursor().min;
    let ground = ui.painter().add(egui::Shape::Noop);
    let mut row = ui.new_child(
        UiBuilder::new()
            .id_salt(("payout", seat))
            .max_rect(egui::Rect::from_min_size(top, vec2(wide, 40.0 * growth)))
            .layout(Layout::left_to_right(Align::Min).with_main_wrap(true)),
    );
    row.spacing_mut().item_spacing = vec2(8.0, 4.0);
    let inner = egui::Rect::from_min_size(
        top + vec2(name_wide + 12.0, 4.0),
        vec2(wide - name_wide - 20.0, 32.0 * growth),
    );
    let mut chips_ui = row.new_child(
        UiBuilder::new()
            .id_salt("chips")
            .max_rect(inner)
            .layout(Layout::left_to_right(Align::Center).with_main_wrap(true)),
    );
    chips_ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
    chips_ui.set_min_height(32.0 * growth);
    chips_sized(&mut chips_ui, view, paid, growth);
    if paid.is_empty() && note.is_empty() {
        faint(&mut chips_ui, &view.text.get("nothing"), growth);
    }
    if !note.is_empty() {
        faint(&mut chips_ui, &note, growth);
    }
    let high = (chips_ui.min_rect().bottom() - top.y + 4.0).max(40.0 * growth);
    let rect = egui::Rect::from_min_size(top, vec2(wide, high));
    let response = ui.allocate_rect(rect, egui::Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let (fill, rim) = (view.palette.panel, view.palette.panel_rim);
    let shape = egui::epaint::RectShape::new(rect, 10.0, fill, rim, egui::StrokeKind::Inside);
    ui.painter().set(ground, shape);
    let bar = egui::Rect::from_min_size(rect.min, vec2(6.0, rect.height()));
    ui.painter().rect_filled(bar, 3.0, view.player_line(seat));
    let middle = rect.top() + 20.0 * growth;
    paint_mark(
        ui.painter(),
        egui::pos2(rect.left() + 24.0, middle),
        9.0,
        view.color(seat),
        view.palette,
    );
    let font = strong(ui.ctx(), 17.0 * growth);
    let at = egui::pos2(rect.left() + 42.0, middle);
    elided(
        ui,
        at,
        egui::Align2::LEFT_CENTER,
        &view.name(seat),
        font,
        view.palette.text,
        name_wide - 38.0,
    );
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

fn faint(ui: &mut Ui, words: &str, growth: f32) {
    let ink = Palette::of(ui).faint;
    ui.label(egui::RichText::new(words).size(16.0 * growth).color(ink));
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
