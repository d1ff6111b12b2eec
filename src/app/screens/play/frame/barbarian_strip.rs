//! The barbarians, in sight all the time: how far away they are, how strong both sides are,
//! and who would gain or lose something now.

use egui::{
    Align, Align2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::screens::play::panel::{Ask, Page};
use crate::app::screens::play::parts::barbarians::paint_way;
use crate::app::screens::play::parts::sizes::is_low;
use crate::app::screens::play::view::{Tense, View};
use crate::app::theme::bounds::Within;
use crate::app::theme::{Tone, display, strong};
use crate::app::widgets::{Icon, paint_mark, write_in};
use crate::game::{Attack, Outcome};
use crate::words::game::GameWords;

/// How high it is on this screen, with the room below it.
pub fn height(screen: Rect, view: &View<'_>) -> f32 {
    match view.state.knights() {
        None => 0.0,
        Some(_) if is_low(screen) => 54.0,
        Some(_) => 58.0,
    }
}

/// Draws it, filling `ui`; a touch opens the page about the barbarians.
pub fn show(ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
    let rect = ui.max_rect();
    let attack = view.state.attack_now();
    let (sense, role) = match view.tense {
        Tense::Now => (Sense::click(), Role::Button),
        Tense::Past => (Sense::hover(), Role::Label),
    };
    let response = ui.interact(rect, ui.scope_id().with("barbarians"), sense);
    let verdict = view.attack_ahead(&attack);
    let strengths =
        [("defence", attack.together().into()), ("barbarians", attack.barbarians.into())];
    let values = [
        ("away", view.barbarians_away().into()),
        ("strengths", view.text.with("barbarians-strengths", &strengths).into()),
        ("verdict", verdict.as_str().into()),
    ];
    let name = view.text.with("barbarians-name", &values);
    response.widget_info(|| WidgetInfo::labeled(role, true, &name));
    let palette = view.palette;
    let ground = if response.hovered() { palette.raised } else { palette.panel };
    ui.painter().rect(rect, 12.0, ground, palette.panel_rim, StrokeKind::Inside);
    if response.has_focus() {
        let ring = Stroke::new(3.0, palette.focus);
        ui.painter().rect_stroke(rect, 12.0, ring, StrokeKind::Inside);
    }
    let wide = rect.width();
    let track = (wide * 0.3).within(118.0, 240.0);
    let row = rect.shrink2(vec2(10.0, 4.0));
    let (way, right) = row.split_left_right_at_x(row.left() + track);
    let (above, below) = way.split_top_bottom_at_y(way.top() + way.height() * 0.56);
    paint_way(ui, view, above.shrink2(vec2(15.0, 0.0)));
    let font = strong(ui.ctx(), 14.0);
    write_in(ui, below, Align::Center, &view.barbarians_away_in_short(), &font, palette.text);
    let right = right.with_min_x(right.left() + 12.0);
    let end = sums(ui, view, &attack, right);
    let place = right.with_min_x(end + 12.0);
    outcome(ui, view, &attack, (place, &verdict));
    (response.clicked()).then_some(Ask::Open(Page::Ship))
}

/// Knights against cities, on a ground of warning while the knights are too weak; returns
/// where they end.
fn sums(ui: &Ui, view: &View<'_>, attack: &Attack, row: Rect) -> f32 {
    let palette = view.palette;
    let tone = match attack.outcome {
        Outcome::Repelled => Tone { fill: palette.panel, ink: palette.text },
        Outcome::Lost => palette.danger,
    };
    let ground = ui.painter().add(Shape::Noop);
    let size = (row.height() * 0.66).within(22.0, 34.0);
    let font = display(ui.ctx(), size);
    let mut x = row.left() + 6.0;
    let middle = row.center().y;
    let sides = [(Icon::Knight, attack.together()), (Icon::City, u16::from(attack.barbarians))];
    for (nth, (icon, count)) in sides.into_iter().enumerate() {
        if nth > 0 {
            let at = pos2(x + 5.0, middle);
            let place = ui.painter().text(at, Align2::LEFT_CENTER, ":", font.clone(), tone.ink);
            x = place.right() + 7.0;
        }
        let place = Rect::from_min_size(pos2(x, middle - size * 0.4), Vec2::splat(size * 0.8));
        icon.paint(ui.painter(), place, tone.ink);
        let at = pos2(place.right() + 4.0, middle);
        let words = count.to_string();
        let shown = ui.painter().text(at, Align2::LEFT_CENTER, words, font.clone(), tone.ink);
        // Two digits have their room, so that nothing jumps.
        x = shown.right().max(at.x + size * 0.62);
    }
    let place = Rect::from_min_max(pos2(row.left(), row.top()), pos2(x + 6.0, row.bottom()));
    ui.painter().set(ground, Shape::rect_filled(place, 8.0, tone.fill));
    x + 6.0
}

/// Who would gain or lose what: their marks, and the sentence where there is room.
fn outcome(ui: &Ui, view: &View<'_>, attack: &Attack, (place, verdict): (Rect, &str)) {
    let palette = view.palette;
    let radius = 10.0;
    let mut x = place.left();
    for seat in GameWords::concerned(attack) {
        let at = pos2(x + radius, place.center().y);
        if at.x + radius > place.right() {
            return;
        }
        paint_mark(ui.painter(), at, radius, view.color(seat), palette);
        x += radius * 2.0 + 4.0;
    }
    let words = place.with_min_x(x + 4.0);
    if words.width() < 70.0 {
        return;
    }
    let font = strong(ui.ctx(), 16.0);
    write_in(ui, words, Align::Min, verdict, &font, palette.text);
}
