//! Seats on phones: phones that ask for one, with the digits that they show, and those that have one.

use egui::{Sense, Ui, Vec2, vec2};

use super::controls::who_bold;
use crate::app::command::{PhoneStep, SeatWanted};
use crate::app::screens::play::view::View;
use game::{Seat, Task, TurnsOnPhones};
use kit::widgets::{
    FINGER, GAP, Icon, SizedButton, Switch, bold, boxed, hint, say, section, spaced, switch_row,
    warn,
};

/// Draws each phone that asks for a seat, to be let in by one touch.
pub fn requests(ui: &mut Ui, view: &View<'_>) -> Option<PhoneStep> {
    let wanted = &view.phones?.way_in.as_ref()?.wanted;
    let mut touched = None;
    if wanted.len() > 1 {
        let all = view.keyed_button("phones-let-all-in").icon(Icon::Check);
        touched = all.touched(ui, FINGER).then_some(PhoneStep::LetAllIn);
        ui.add_space(GAP);
    }
    for one in wanted {
        touched = touched.or(boxed(ui, |ui| request(ui, view, *one)));
        ui.add_space(GAP);
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

/// A sentence on who asked to wait by phone; none where nobody did.
pub fn held(view: &View<'_>) -> Option<String> {
    let waits = &view.phones?.way_in.as_ref()?.waits;
    (!waits.is_empty()).then(|| words::game::seats::held(view, waits))
}

/// Tells who asked to wait by phone, in a warning.
pub fn waits(ui: &mut Ui, view: &View<'_>) {
    warn(ui, held(view));
}

/// Tells that a task may be done on its player's phone as well, or that this phone is asleep.
pub fn elsewhere(ui: &mut Ui, view: &View<'_>, task: &Task) {
    let of = |task: &Task| view.phones.and_then(|phones| phones.of(task.player()));
    // Everybody discards at once.
    let all = view.state.open_tasks().iter().filter(|other| {
        matches!((task, other), (Task::Discard { .. }, Task::Discard { .. })) || *other == task
    });
    let mut awake: Vec<Seat> =
        all.filter_map(of).filter(|it| !it.is_asleep).map(|it| it.seat).collect();
    awake.dedup();
    let words = match (awake.is_empty(), of(task)) {
        (false, _) => view.with("phones-on", &[("who", &awake)]),
        (true, Some(phone)) => view.about("phones-on-asleep", phone.seat),
        (true, None) => return,
    };
    spaced(ui, GAP, |ui| {
        let (sign, _) = ui.allocate_exact_size(Vec2::splat(22.0), Sense::hover());
        Icon::Phone.paint(ui.painter(), sign, view.palette.faint);
        hint(ui, &words);
    });
}

/// Tells how many have voted by phone: what they voted, nobody is told before all have.
pub fn voted(ui: &mut Ui, view: &View<'_>) {
    let count = view.phones.and_then(|phones| phones.way_in.as_ref()).map_or(0, |it| it.votes);
    if count > 0 {
        let all = view.state.open_tasks().len();
        hint(ui, &view.with("phones-voted", &[("count", &count), ("all", &all)]));
    }
}

/// Draws the switch for turns on phones.
pub fn turns(ui: &mut Ui, view: &View<'_>) -> Option<PhoneStep> {
    let now = match view.phones?.way_in.as_ref()?.turns {
        TurnsOnPhones::On => Switch::On,
        TurnsOnPhones::Off => Switch::Off,
    };
    let (label, line) = (view.text.get("phones-turns"), view.text.get("phones-turns-line"));
    switch_row(ui, &label, &line, now).map(|to| {
        PhoneStep::TakeTurns(match to {
            Switch::On => TurnsOnPhones::On,
            Switch::Off => TurnsOnPhones::Off,
        })
    })
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
