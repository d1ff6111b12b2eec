//! The barbarians, in sight all the time: how far away they are, how strong both sides are,
//! and who would gain or lose something now.

use egui::epaint::RectShape;
use egui::{Align, Rect, Shape, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::screens::play::panel::{Ask, Page};
use crate::app::screens::play::parts::barbarians::{self, paint_way};
use crate::app::screens::play::view::{View, is_low};
use game::{Attack, BarbarianTrack, Outcome};
use kit::theme::bounds::Within;
use kit::theme::{Tone, strong};
use kit::widgets::{Icon, paint_mark, tile_ground, write_in};
use words::game::GameWords;

/// Returns how high it is on this screen, with the room below it.
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
    let (sense, role) = view.touched_now();
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
    tile_ground(ui, &response, 12.0);
    let wide = rect.width();
    let track = (wide * 0.3).within(104.0, 240.0);
    let row = rect.shrink2(vec2(10.0, 4.0));
    let (way, right) = row.split_left_right_at_x(row.left() + track);
    let (above, below) = way.split_top_bottom_at_y(way.top() + way.height() * 0.56);
    paint_way(ui, view, above.shrink2(vec2(15.0, 0.0)));
    let font = strong(ui.ctx(), 14.0);
    write_in(ui, below, Align::Center, &view.barbarians_away_in_short(), &font, view.palette.text);
    let right = right.with_min_x(right.left() + 12.0);
    if right.width() < NARROW {
        narrow(ui, view, &attack, (right, &verdict));
    } else {
        let end = sums(ui, view, &attack, right);
        outcome(ui, view, &attack, (right.with_min_x(end + 12.0), &verdict));
    }
    (response.clicked()).then_some(Ask::Open(Page::Ship))
}

/// Below this width, the names stand below the sums.
const NARROW: f32 = 320.0;

/// Knights against cities, with a warning while the knights are too weak, as a ground once the
/// barbarians are near; returns where they end.
fn sums(ui: &Ui, view: &View<'_>, attack: &Attack, row: Rect) -> f32 {
    let palette = view.palette;
    // They may land soon: half of their way lies behind them.
    let is_near = view.state.barbarians().steps() * 2 >= BarbarianTrack::ISLAND.steps();
    let plain = Tone { fill: palette.panel, ink: palette.text };
    let (tone, line) = match attack.outcome {
        Outcome::Lost if is_near => (palette.danger, Stroke::NONE),
        Outcome::Lost => (plain, Stroke::new(2.0, palette.danger.fill)),
        Outcome::Repelled => (plain, Stroke::NONE),
    };
    let ground = ui.painter().add(Shape::Noop);
    let size = (row.height() * 0.66).within(19.0, 34.0);
    let inner = row.with_min_x(row.left() + 6.0);
    let end = barbarians::paint_sums(ui, attack, (inner, size), tone.ink) + 6.0;
    let place = row.with_max_x(end);
    ui.painter().set(ground, RectShape::new(place, 8.0, tone.fill, line, StrokeKind::Inside));
    end
}

/// The sums and what is at stake, and below them the names.
fn narrow(ui: &Ui, view: &View<'_>, attack: &Attack, (place, verdict): (Rect, &str)) {
    let palette = view.palette;
    let (above, below) = place.split_top_bottom_at_fraction(0.54);
    let end = sums(ui, view, attack, above);
    let seats = GameWords::concerned(attack);
    let font = strong(ui.ctx(), 14.0);
    if seats.is_empty() {
        return write_in(ui, below, Align::Min, verdict, &font, palette.text);
    }
    let (sign, stake) = match attack.outcome {
        Outcome::Lost => (Icon::Minus, Icon::City),
        Outcome::Repelled if attack.defender.is_some() => (Icon::Plus, Icon::Defender),
        Outcome::Repelled => (Icon::Plus, Icon::Progress),
    };
    for (icon, x, side) in [(sign, end + 18.0, 12.0), (stake, end + 36.0, 18.0)] {
        icon.paint_at(ui.painter(), pos2(x, above.center().y), side, palette.text);
    }
    let each = below.width() / seats.len() as f32;
    let mut x = below.left();
    for seat in seats {
        paint_mark(ui.painter(), pos2(x + 7.0, below.center().y), 7.0, view.color(seat), palette);
        if each < NAMED {
            x += 18.0;
            continue;
        }
        let name = below.with_min_x(x + 17.0).with_max_x(x + each - 4.0);
        write_in(ui, name, Align::Min, &view.name(seat), &font, palette.text);
        x += each;
    }
}

/// The least width of a mark with its name.
const NAMED: f32 = 48.0;

/// Who would gain or lose what: their marks, and the sentence as far as there is room.
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
    let words = place.with_min_x(x + 2.0);
    if words.width() < 70.0 {
        return;
    }
    let font = strong(ui.ctx(), 16.0);
    write_in(ui, words, Align::Min, verdict, &font, palette.text);
}
