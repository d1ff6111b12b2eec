//! Phones that look on: the switch, the way in, how far anybody came, and who is there.

use egui::{Align, Align2, Color32, Rect, Role, Sense, Ui, Vec2, pos2, vec2};

use crate::app::command::{Command, PhoneStep};
use crate::app::screens::phones_shown::{PhonesShown, ShownLooker, WayIn, WayReached};
use crate::app::screens::play::panel::{AfterAct, Panel, PanelHead};
use crate::app::screens::play::parts::seat_phones;
use crate::app::screens::play::view::View;
use kit::theme::{monospace, plain, strong};
use kit::widgets::{
    Icon, Switch, bold, boxed, elided, hint, named_place, say, section, switch_row, text_width,
    warn, words_box, write_in,
};

/// Largest side of the code on a high screen, on most, and where every line counts: any phone
/// scans it from across a table.
const LARGEST: f32 = 300.0;
const USUAL: f32 = 262.0;
const LOW: f32 = 226.0;

/// Height from which a screen is high.
const HIGH: f32 = 1000.0;

/// Least width at which the code has the words beside it.
const BESIDE: f32 = 410.0;

/// Space between the code and the words beside it.
const BETWEEN: f32 = 18.0;

/// Devices that pages call themselves.
const DEVICES: [&str; 3] = ["phone", "tv", "screen"];

/// The page of phones. It keeps nothing: what is on is the app's.
#[derive(Debug)]
pub struct PhonesPanel;

impl Panel for PhonesPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("phones").titled("table-phones")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let shown = view.phones?;
        if let Some(trouble) = &shown.trouble {
            warn(ui, [trouble.clone()]);
        }
        let Some(way_in) = &shown.way_in else {
            let touched = switch(ui, view, Switch::Off);
            say(ui, &view.text.get("phones-trust"));
            return touched.map(Command::Phones);
        };
        let wait = way_in.next_asleep.unwrap_or(PhonesShown::CHECKED_EVERY);
        ui.ctx().request_repaint_after(wait.min(PhonesShown::CHECKED_EVERY));
        // Whoever asks for a seat waits for it.
        let asked = seat_phones::requests(ui, view);
        // Where the page is low, all of the code is in sight before anything else is.
        let step = if view.is_low() {
            let step = way(ui, view, way_in);
            let step = switch(ui, view, Switch::On).or(step);
            step.or(seat_phones::turns(ui, view))
        } else {
            let touched = switch(ui, view, Switch::On);
            let touched = touched.or(seat_phones::turns(ui, view));
            touched.or(way(ui, view, way_in))
        };
        let step = asked.or(step);
        step.or(seat_phones::seated(ui, view)).map(Command::Phones)
    }

    fn after_act(&mut self, _: &View<'_>) -> AfterAct {
        AfterAct::Stays
    }
}

/// The switch as it stands.
fn switch(ui: &mut Ui, view: &View<'_>, state: Switch) -> Option<PhoneStep> {
    let line = match state {
        Switch::On => "phones-switch-on-line",
        Switch::Off => "phones-switch-line",
    };
    let (label, line) = (view.text.get("phones-switch"), view.text.get(line));
    switch_row(ui, &label, &line, state).map(|to| match to {
        Switch::On => PhoneStep::TurnOn,
        Switch::Off => PhoneStep::TurnOff,
    })
}

/// Draws the way in, and what became of it.
fn way(ui: &mut Ui, view: &View<'_>, way_in: &WayIn) -> Option<PhoneStep> {
    let is_told = boxed(ui, |ui| {
        let room = ui.available_width();
        let side = side(ui, view, way_in, room);
        if room < BESIDE {
            ui.vertical_centered(|ui| code(ui, view, way_in, side));
            letters(ui, view, way_in);
            return false;
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            code(ui, view, way_in, side);
            ui.vertical(|ui| {
                letters(ui, view, way_in);
                ui.add_space(6.0);
                arrived(ui, view, way_in);
            });
        });
        true
    });
    match (is_told, way_in.lookers.is_empty()) {
        (true, _) => {}
        (false, true) => words_box(ui, (4.0, 20.0), |ui| arrived(ui, view, way_in)),
        (false, false) => arrived(ui, view, way_in),
    }
    let mut steps = Vec::new();
    if way_in.has_another {
        steps.push(("phones-next", Icon::Turn, PhoneStep::NextAddress));
    }
    if !way_in.lookers.is_empty() {
        steps.push(("phones-remove", Icon::Cross, PhoneStep::RemoveAll));
    }
    let mut touched = None;
    for (key, icon, step) in steps {
        if view.keyed_button(key).icon(icon).touched(ui, 52.0) {
            touched = Some(step);
        }
        if step == PhoneStep::RemoveAll {
            hint(ui, &view.text.get("phones-remove-hint"));
        }
    }
    touched
}

/// Returns the side of the code: as many whole pixels for each module as there is room for, so that
/// no seam runs through what is dark.
fn side(ui: &Ui, view: &View<'_>, way_in: &WayIn, room: f32) -> f32 {
    let largest = match view.screen.height() {
        _ if view.is_low() => LOW,
        HIGH.. => LARGEST,
        _ => USUAL,
    };
    let (count, pixel) = (way_in.modules.len().max(1) as f32, 1.0 / ui.ctx().pixels_per_point());
    (largest.min(room) / count / pixel).floor().max(1.0) * pixel * count
}

/// Draws the code to scan: dark on white, whatever the look of the window.
fn code(ui: &mut Ui, view: &View<'_>, way_in: &WayIn, side: f32) {
    let words = view.with("phones-scan-name", &[("address", &way_in.address)]);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Image, true, &words));
    let painter = ui.painter();
    painter.rect_filled(rect.expand(2.0), 6.0, Color32::WHITE);
    let pixel = 1.0 / ui.ctx().pixels_per_point();
    let module = side / way_in.modules.len().max(1) as f32;
    let corner = |at: f32| (at / pixel).round() * pixel;
    let from = pos2(corner(rect.left()), corner(rect.top()));
    for (y, row) in way_in.modules.iter().enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, other| one == other) {
            if run.first() == Some(&true) {
                let at = from + vec2(x as f32, y as f32) * module;
                let to = at + vec2(run.len() as f32, 1.0) * module;
                painter.rect_filled(Rect::from_min_max(at, to), 0.0, Color32::BLACK);
            }
            x += run.len();
        }
    }
}

/// Writes the address and the code, for whoever types them.
fn letters(ui: &mut Ui, view: &View<'_>, way_in: &WayIn) {
    bold(ui, &view.text.get("phones-scan"), 18.0);
    hint(ui, &view.text.get("phones-type"));
    let digits = way_in.code.split_at_checked(3);
    let digits = digits.map_or(way_in.code.clone(), |(one, other)| format!("{one} {other}"));
    let address = way_in.address.trim_end_matches('/');
    for (key, words, size) in
        [("phones-address", address, 18.0), ("phones-code", digits.as_str(), 26.0)]
    {
        letter_row(ui, view, &view.text.get(key), words, size);
    }
}

/// Writes what is to be typed, with its name above; letters shrink until it is on one line.
fn letter_row(ui: &mut Ui, view: &View<'_>, name: &str, words: &str, size: f32) {
    let (wide, high) = (ui.available_width(), size + 26.0);
    let (rect, response) = ui.allocate_exact_size(vec2(wide, high), Sense::hover());
    let spoken =
        view.text.with("phones-letters", &[("name", name.into()), ("words", words.into())]);
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, &spoken));
    let (above, below) = rect.split_top_bottom_at_y(rect.top() + 18.0);
    write_in(ui, above, Align::Min, name, &plain(15.0), view.palette.faint);
    let font = monospace(size);
    let room = text_width(ui, words, &font);
    let font = if room > wide { monospace(size * wide / room) } else { font };
    let at = below.left_center();
    ui.painter().text(at, Align2::LEFT_CENTER, words, font, view.palette.text);
}

/// Says how far anybody came and what to do about it, or who looks on.
fn arrived(ui: &mut Ui, view: &View<'_>, way_in: &WayIn) {
    if !way_in.lookers.is_empty() {
        section(ui, &view.with_count("phones-looking", way_in.lookers.len()));
        for (nth, one) in way_in.lookers.iter().enumerate() {
            looker(ui, view, nth, one);
        }
        return;
    }
    let key = match way_in.reached {
        WayReached::Nothing => "phones-nothing",
        WayReached::Connection => "phones-connection",
        WayReached::Page => "phones-page",
        WayReached::LookingOn => "phones-looked",
    };
    let port = way_in.port.to_string();
    bold(ui, &view.text.get(key), 18.0);
    say(ui, &view.with(&format!("{key}-line"), &[("port", &port)]));
}

/// A row for somebody who looks on.
fn looker(ui: &mut Ui, view: &View<'_>, nth: usize, one: &ShownLooker) {
    let palette = view.palette;
    // Pages give a device's name; a person's name stays as it is.
    let named = one.name.as_deref().unwrap_or("screen");
    let name = if DEVICES.contains(&named) {
        view.text.get(&format!("phones-device-{named}"))
    } else {
        named.to_owned()
    };
    let (key, state) = if one.is_asleep {
        ("phones-asleep", "phones-is-asleep")
    } else {
        ("phones-here", "phones-is-here")
    };
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 40.0), Sense::hover());
    let id = ui.scope_id().with(("looker", nth));
    let spoken = view.with(key, &[("name", &name)]);
    named_place(ui, rect, id, (Sense::hover(), Role::Label), &spoken);
    ui.painter().rect_filled(rect, 10.0, palette.row);
    let ink = if one.is_asleep { palette.faint } else { palette.text };
    let middle = rect.center().y;
    let is_screen = matches!(named, "tv" | "screen");
    let sign = if is_screen { Icon::Stage } else { Icon::Phone };
    sign.paint_at(ui.painter(), pos2(rect.left() + 24.0, middle), 20.0, ink);
    let (words, font) = (view.text.get(state), strong(ui.ctx(), 16.0));
    let wide = text_width(ui, &words, &font);
    let at = pos2(rect.right() - 14.0, middle);
    elided(ui, at, Align2::RIGHT_CENTER, &words, font.clone(), palette.faint, wide + 1.0);
    let at = pos2(rect.left() + 44.0, middle);
    elided(ui, at, Align2::LEFT_CENTER, &name, font, ink, rect.right() - 26.0 - wide - at.x);
}
