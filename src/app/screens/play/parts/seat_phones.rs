//! Seats on phones: phones that ask for one, with the digits that they show, and those that have one.

use egui::{Ui, vec2};

use super::controls::who_bold;
use crate::app::command::{PhoneStep, SeatWanted};
use crate::app::screens::play::view::View;
use kit::widgets::{FINGER, GAP, Icon, SizedButton, bold, boxed, hint, say, section};

/// Draws each phone that asks for a seat, to be let in by one touch.
pub fn requests(ui: &mut Ui, view: &View<'_>) -> Option<PhoneStep> {
    let wanted = &view.phones?.way_in.as_ref()?.wanted;
    let mut touched = None;
    for one in wanted {
        touched = touched.or(boxed(ui, |ui| request(ui, view, *one)));
        ui.add_space(GAP);
    }
    if wanted.len() > 1 {
        let all = view.keyed_button("phones-let-all-in").icon(Icon::Check);
        if all.touched(ui, FINGER) {
            return Some(PhoneStep::LetAllIn);
        }
    }
    touched
}

fn request(ui: &mut Ui, view: &View<'_>, one: SeatWanted) -> Option<PhoneStep> {
    who_bold(ui, view, one.seat, &view.about("phones-asks", one.seat), 18.0);
    bold(ui, &view.with("phones-digits", &[("digits", &one.digits)]), 18.0);
    let [lets, refuses] = ["phones-let-in", "phones-refuse"].map(|key| {
        let name = format!("{key}-name");
        let name = view.with(&name, &[("who", &one.seat), ("digits", &one.digits)]);
        view.keyed_button(key).named(name)
    });
    ui.horizontal(|ui| {
        let room = ui.available_width();
        let lets = lets.icon(Icon::Check).tone(view.palette.primary);
        if lets.show(ui, vec2(room * 0.62, FINGER)).clicked() {
            return Some(PhoneStep::LetIn(one));
        }
        let is_no = refuses.show(ui, vec2(ui.available_width(), FINGER)).clicked();
        is_no.then_some(PhoneStep::TurnDown(one))
    })
    .inner
}

/// Draws each seat that is on a phone, to be taken off it.
pub fn seated(ui: &mut Ui, view: &View<'_>) -> Option<PhoneStep> {
    let seated = &view.phones?.way_in.as_ref()?.seated;
    if seated.is_empty() {
        return None;
    }
    section(ui, &view.text.get("phones-seats"));
    let mut touched = None;
    for phone in seated {
        let key = if phone.is_asleep { "phones-seat-asleep" } else { "phones-seat-here" };
        say(ui, &view.about(key, phone.seat));
        let frees = SizedButton::new(view.about("phones-seat-free", phone.seat)).icon(Icon::Cross);
        if frees.touched(ui, FINGER) {
            touched = Some(PhoneStep::FreeSeat(phone.seat));
        }
    }
    hint(ui, &view.text.get("phones-seat-free-hint"));
    touched
}
