//! The barbarians, in sight all the time: how far away they are, how strong both sides are,
//! and who would gain or lose something now.

use egui::{Align, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::screens::play::panel::{Ask, Page};
use crate::app::screens::play::parts::attack;
use crate::app::screens::play::parts::barbarians::paint_way;
use crate::app::screens::play::parts::sizes::is_low;
use crate::app::screens::play::view::{Tense, View};
use crate::app::theme::bounds::Within;
use crate::app::theme::strong;
use crate::app::widgets::{paint_mark, write_in};
use crate::game::Attack;
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
    let track = (wide * 0.3).within(104.0, 240.0);
    let row = rect.shrink2(vec2(10.0, 4.0));
    let (way, right) = row.split_left_right_at_x(row.left() + track);
    let (above, below) = way.split_top_bottom_at_y(way.top() + way.height() * 0.56);
    paint_way(ui, view, above.shrink2(vec2(15.0, 0.0)));
    let font = strong(ui.ctx(), 14.0);
    write_in(ui, below, Align::Center, &view.barbarians_away_in_short(), &font, palette.text);
    let right = right.with_min_x(right.left() + 12.0);
    // Where the names have no room beside the sums, they stand below them.
    let is_narrow = right.width() < NARROW;
    let (sums_at, place) = if is_narrow {
        right.split_top_bottom_at_fraction(0.52)
    } else {
        (right, right)
    };
    let end = sums(ui, view, &attack, sums_at);
    let place = if is_narrow { place } else { place.with_min_x(end + 12.0) };
    outcome(ui, view, &attack, (place, &verdict));
    (response.clicked()).then_some(Ask::Open(Page::Ship))
}

/// Below this width, the names stand below the sums.
const NARROW: f32 = 320.0;

/// Knights against cities, on a ground of warning while the knights are too weak; returns
/// where they end.
fn sums(ui: &Ui, view: &View<'_>, attack: &Attack, row: Rect) -> f32 {
    let tone = attack::tone(view, attack.outcome);
    let ground = ui.painter().add(Shape::Noop);
    let size = (row.height() * 0.66).within(19.0, 34.0);
    let inner = row.with_min_x(row.left() + 6.0);
    let end = attack::paint_sums(ui, attack, (inner, size), tone.ink) + 6.0;
    let place = row.with_max_x(end);
    ui.painter().set(ground, Shape::rect_filled(place, 8.0, tone.fill));
    end
}

/// Who would gain or lose what: their marks, and the sentence.
fn outcome(ui: &Ui, view: &View<'_>, attack: &Attack, (place, verdict): (Rect, &str)) {
    let palette = view.palette;
    let radius = (place.height() * 0.4).within(7.0, 10.0);
    let mut x = place.left();
    for seat in GameWords::concerned(attack) {
        let at = pos2(x + radius, place.center().y);
        if at.x + radius > place.right() {
            return;
        }
        paint_mark(ui.painter(), at, radius, view.color(seat), palette);
        x += radius * 2.0 + 4.0;
    }
    let words = place.with_min_x(x + 2.0);
    if words.width() < 70.0 {
        return;
    }
    let font = strong(ui.ctx(), if place.height() < 30.0 { 15.0 } else { 16.0 });
    write_in(ui, words, Align::Min, verdict, &font, palette.text);
}
