//! Whose turn it is, the season, the ship, tied awards, and the bank.

use egui::{Ui, vec2};

use super::cards::shared;
use super::draft::At;
use super::findings::Findings;
use super::form::{Form, count_row, kinds_rows};
use crate::app::screens::decks::parts::{boxed, hint, say, section};
use cards::{Award, EventDie, Season};
use game::{BarbarianTrack, Cards, Seat, supply};
use kit::widgets::{
    Picked, SizedButton, Switch, columns, player_option, season_options, switch_row,
};

/// What the cards on the table have besides numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableExtras {
    /// The season a game begins with, where seasons matter.
    pub season: Option<Season>,
    /// Whether the event die's faces are shown.
    pub event_die: EventDie,
}

/// The page.
pub fn show(ui: &mut Ui, form: &mut Form<'_>, findings: &Findings, extras: TableExtras) {
    let (text, names) = (form.text, form.names);
    section(ui, &text.get("begin-whose-turn"));
    let seats: Vec<Seat> = names.names.seats().collect();
    columns(ui, &seats, 2, |ui, seat, wide| {
        let name = names.called(*seat);
        let state = Switch::when(form.draft.start().active == *seat);
        if player_option(ui, wide, (&name, names.color(*seat)), state).clicked() {
            form.change(At::Board, |start| start.active = *seat);
        }
    });
    hint(ui, &text.get("begin-before-number"));
    if let Some(usual) = extras.season {
        section(ui, &text.get("begin-season"));
        let season = form.draft.start().season.unwrap_or(usual);
        if let Some(season) = season_options(ui, text, season) {
            form.change(At::Board, |start| start.season = Some(season));
        }
    }
    if extras.event_die == EventDie::Shown {
        section(ui, &text.get("begin-ship"));
        boxed(ui, |ui| ship(ui, form));
        if form.basis.rules.knights.is_some() {
            shared(ui, form);
        }
    }
    section(ui, &text.get("begin-awards"));
    boxed(ui, |ui| {
        for award in Award::ALL.into_iter().filter(|award| form.basis.rules.plays_for(*award)) {
            self::award(ui, form, findings, award);
        }
    });
    if form.basis.rules.following.is_on() {
        bank(ui, form);
    }
}

fn ship(ui: &mut Ui, form: &mut Form<'_>) {
    let text = form.text;
    let place = form.draft.start().barbarians.unwrap_or(BarbarianTrack::HARBOR);
    let steps = (text.get("begin-ship-less"), text.get("begin-ship-more"));
    let change = count_row(ui, &text.get("begin-ship-line"), &steps, place.steps().into());
    let place = match change {
        Some(change) if change > 0 && form.basis.rules.knights.is_some() => {
            place.nearer().min(BarbarianTrack::OFF_ISLAND)
        }
        Some(change) if change > 0 => place.nearer(),
        Some(_) => place.back(),
        None => return,
    };
    form.change(At::Board, |start| start.barbarians = Some(place));
}

/// An award: held by the rules; the table decides ties.
fn award(ui: &mut Ui, form: &mut Form<'_>, findings: &Findings, award: Award) {
    let (text, names) = (form.text, form.names);
    let called = |holder: Option<Seat>| match holder {
        Some(seat) => names.called(seat),
        None => text.get("begin-nobody"),
    };
    let holder = findings.holders.of(award);
    let name = text.award_by(award, form.basis.rules);
    let values = |who: &str| [("award", name.as_str().into()), ("who", who.to_owned().into())];
    let Some((_, level)) = findings.ties.iter().find(|(other, _)| *other == award) else {
        return say(ui, &text.with("begin-award-with", &values(&called(holder))));
    };
    say(ui, &text.with("begin-award-tie", &[("award", name.as_str().into())]));
    let holders: Vec<Option<Seat>> = level.iter().copied().map(Some).chain([None]).collect();
    columns(ui, &holders, 2, |ui, told, wide| {
        let who = called(*told);
        let long = text.with("begin-award-choice", &values(&who));
        let button = SizedButton::new(&who).named(&long).picked(Picked::when(holder == *told));
        let button = button.of(told.map(|seat| names.color(seat)));
        if button.show(ui, vec2(wide, 48.0)).clicked() {
            form.change(At::Board, |start| start.holders.set(award, *told));
        }
    });
}

fn bank(ui: &mut Ui, form: &mut Form<'_>) {
    let (text, kinds) = (form.text, form.basis.rules.kinds());
    section(ui, &text.get("begin-bank"));
    let told = form.draft.start().bank;
    let words = [text.get("begin-count-bank"), text.get("begin-count-bank-line")];
    match switch_row(ui, &words[0], &words[1], Switch::when(told.is_some())) {
        Some(Switch::On) => {
            let hands = &form.draft.start().hands;
            let held = hands.values().fold(Cards::none(), |sum, hand| sum.plus(hand.known()));
            let left = supply(hands.count(), kinds).less(held);
            form.change(At::Bank, |start| start.bank = Some(left));
        }
        Some(Switch::Off) => form.change(At::Bank, |start| start.bank = None),
        None => {}
    }
    let Some(cards) = told else { return };
    let names = |what: &str| {
        let values = [("what", what.into())];
        (text.with("begin-bank-less", &values), text.with("begin-bank-more", &values))
    };
    if let Some(cards) = boxed(ui, |ui| kinds_rows(ui, text, (kinds, cards), names)) {
        form.change(At::Bank, |start| start.bank = Some(cards));
    }
    form.refused(ui, At::Bank);
}
