//! The turn clock in the bar along the top: how long the turn has taken, and a touch to
//! pause it. Once more time has passed than a turn is given, it changes its color and its
//! sign; nothing else happens.

use egui::{Align2, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::command::Command;
use crate::app::screens::play::view::View;
use crate::app::session::turn_clock::{ClockFace, ClockTime, digits};
use game::{Pace, Seat};
use kit::theme::{Tone, strong};
use kit::widgets::{Icon, pressed_ground};

/// The gaps between the edge and the signs, and between the signs and the digits.
const EDGE: f32 = 12.0;
const GAP: f32 = 8.0;
const SIGN: f32 = 20.0;
/// Number of digits that fit besides the colon: `123:45`, `+12:34`.
const CELLS: f32 = 5.0;
const CELL: f32 = 14.0;
const COLON: f32 = 7.0;
const WIDE: f32 = 2.0 * (EDGE + SIGN + GAP) + CELLS * CELL + COLON;
const HIGH: f32 = 48.0;

/// Returns how much room it takes; none if there is no clock. It never changes with the time.
pub fn width(view: &View<'_>) -> f32 {
    if view.clock.shown.is_some() { WIDE } else { 0.0 }
}

/// Draws it centered vertically at the left edge of `ui`.
pub fn show(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let shown = view.clock.shown?;
    let place = Rect::from_min_size(
        pos2(ui.max_rect().left(), ui.max_rect().center().y - HIGH / 2.0),
        vec2(WIDE, HIGH),
    );
    let response = ui.allocate_rect(place, Sense::click());
    let name = name(view, shown, &response);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    paint(ui, view, shown, &response);
    let other = match view.clock.pace {
        Pace::Runs => Pace::Paused,
        Pace::Paused => Pace::Runs,
    };
    response.clicked().then_some(Command::Clock(other))
}

/// Returns what screen readers say. Some of them read a name again whenever it changes while it
/// has the focus; a running clock then names only its minutes.
fn name(view: &View<'_>, shown: ClockTime, response: &Response) -> String {
    let listened = response.has_focus() && view.clock.is_counting();
    let seconds = shown.seconds();
    let time = if listened && seconds >= 60 {
        view.text.span(seconds - seconds % 60)
    } else if listened {
        view.text.get("clock-under-a-minute")
    } else {
        view.text.span(seconds)
    };
    let told = match shown {
        ClockTime::Passed(_) => "clock-passed",
        ClockTime::Left(_) => "clock-left",
        ClockTime::Over(_) => "clock-over",
    };
    let does = match view.clock.pace {
        Pace::Runs => "clock-pause",
        Pace::Paused => "clock-go-on",
    };
    let time = view.text.with(told, &[("time", time.into())]);
    view.text.with(does, &[("time", time.into())])
}

fn paint(ui: &Ui, view: &View<'_>, shown: ClockTime, response: &Response) {
    let palette = view.palette;
    let is_over = matches!(shown, ClockTime::Over(_));
    let tone = match (is_over, view.clock.pace) {
        (true, _) => palette.warning,
        (false, Pace::Runs) => Tone { fill: palette.raised, ink: palette.text },
        (false, Pace::Paused) => Tone { fill: palette.bar, ink: palette.faint },
    };
    pressed_ground(ui, response, tone.fill);
    let rect = response.rect;
    if is_over || view.clock.pace == Pace::Paused {
        let line = if is_over { palette.warning_line } else { palette.line };
        let line = egui::Stroke::new(2.0, line);
        ui.painter().rect_stroke(rect, 12.0, line, egui::StrokeKind::Inside);
    }
    let sign = |icon: Icon, x: f32, size: f32| {
        icon.paint_at(ui.painter(), pos2(x, rect.center().y), size, tone.ink);
    };
    let first = if is_over { Icon::Hourglass } else { Icon::Clock };
    sign(first, rect.left() + EDGE + SIGN / 2.0, SIGN);
    let touch = match view.clock.pace {
        Pace::Runs => Icon::Pause,
        Pace::Paused => Icon::GoOn,
    };
    sign(touch, rect.right() - EDGE - SIGN / 2.0, SIGN - 2.0);
    let time = shown.digits();
    // Smaller if there are more digits than fit, as in a turn that takes a whole day.
    let all = (time.chars().count() - 1) as f32 * CELL + COLON;
    let share = ((CELLS * CELL + COLON) / all).min(1.0);
    let font = strong(ui.ctx(), 20.0 * share);
    // Each digit in its own cell, so that none moves another.
    let mut x = rect.center().x - all / 2.0;
    for digit in time.chars() {
        let wide = if digit == ':' { COLON } else { CELL };
        let at = pos2(x + wide / 2.0, rect.center().y);
        ui.painter().text(at, Align2::CENTER_CENTER, digit, font.clone(), tone.ink);
        x += wide;
    }
}

/// Returns how long all turns of `seat` have taken so far, if a clock ever ran.
pub fn sum(view: &View<'_>, seat: Seat) -> Option<String> {
    let ClockFace { shown, .. } = view.clock;
    let sum = view.clock.of(seat);
    let told = shown.is_some() || !sum.is_zero();
    told.then(|| view.text.with("clock-sum", &[("time", digits(sum).into())]))
}
