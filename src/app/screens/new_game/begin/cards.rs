//! The cards a player holds and has played, and what expansions count of them (KNIGHTS 7, 8, 9).

use egui::Ui;

use super::draft::At;
use super::form::{Form, count_row, kinds_rows};
use crate::app::screens::decks::parts::{boxed, hint, section};
use game::{
    Cards, Fact, HandCount, KnightsCorrection, PointCard, Scope, Seat, base_facts, knights_facts,
};
use kit::widgets::{Switch, segments, switch_row};

/// The cards of `seat`.
pub fn show(ui: &mut Ui, form: &mut Form<'_>, seat: Seat) {
    let text = form.text;
    let heading = if form.basis.rules.knights.is_some() {
        with_knights(ui, form, seat);
        "begin-knights-hand"
    } else {
        let facts: [&'static Fact; 3] =
            [&base_facts::KnightCards, &base_facts::Hidden, &base_facts::Revealed];
        form.facts(ui, facts.iter(), &[seat]);
        "begin-hand"
    };
    section(ui, &text.get(heading));
    if form.basis.rules.following.is_on() {
        boxed(ui, |ui| hand(ui, form, seat));
        form.refused(ui, At::Hand(seat));
    } else {
        hint(ui, &text.get("begin-hands-off"));
    }
}

fn hand(ui: &mut Ui, form: &mut Form<'_>, seat: Seat) {
    let text = form.text;
    let told = form.draft.start().hands.of(seat);
    let by_kind = matches!(told, HandCount::Cards(_));
    let ways = [(true, text.get("begin-by-kind")), (false, text.get("begin-by-number"))];
    let mut wanted = match segments(ui, &ways, by_kind) {
        Some(false) => Some(HandCount::Count(told.size().unwrap_or(0))),
        Some(true) if !by_kind => Some(HandCount::Cards(Cards::none())),
        Some(true) | None => None,
    };
    if let HandCount::Cards(cards) = told {
        let kinds = (form.basis.rules.kinds(), cards);
        let touched = kinds_rows(ui, text, kinds, |what| form.steps(what, Some(seat)));
        wanted = touched.map(HandCount::Cards).or(wanted);
    } else {
        let size = told.size().unwrap_or(0);
        let label = text.get("begin-number");
        if let Some(change) = count_row(ui, &label, &form.steps(&label, Some(seat)), size) {
            wanted = Some(HandCount::Count(size.saturating_add_signed(change.into())));
        }
    }
    if let Some(wanted) = wanted {
        form.change(At::Hand(seat), |start| {
            if let Some(hand) = start.hands.get_mut(seat) {
                *hand = wanted;
            }
        });
    }
}

/// What Cities & Knights counts of `seat`: levels, progress cards, and points.
fn with_knights(ui: &mut Ui, form: &mut Form<'_>, seat: Seat) {
    let sections: [(&str, &'static Fact); 3] = [
        ("begin-levels", &knights_facts::Level),
        ("begin-progress", &knights_facts::Progress),
        ("begin-knights-points", &knights_facts::Defenders),
    ];
    for (heading, first) in sections {
        section(ui, &form.text.get(heading));
        // What else is counted of a player stands below their points.
        let others = KnightsCorrection::FACTS.iter().filter(|fact| {
            let is_counted = fact.is_counted() && matches!(fact.scope, Scope::Seat);
            *first == knights_facts::Defenders && is_counted && **fact != first
        });
        form.facts(ui, std::iter::once(&first).chain(others), &[seat]);
    }
    ui.add_space(8.0);
    for point in PointCard::ALL {
        point_card(ui, form, seat, point);
    }
}

/// A progress card that is worth a point: whoever has shown it.
fn point_card(ui: &mut Ui, form: &mut Form<'_>, seat: Seat, point: PointCard) {
    let Some(told) = &form.draft.start().knights else { return };
    let edition = form.basis.rules.knights.map(|knights| knights.edition).unwrap_or_default();
    let card = form.text.progress_card(point.card(), edition);
    let owner = told.shown[point];
    let line = match owner {
        Some(owner) => {
            form.text.with("begin-point-shown", &[("who", form.names.called(owner).into())])
        }
        None => form.text.get("begin-point-hidden"),
    };
    let state = Switch::when(owner == Some(seat));
    if let Some(switch) = switch_row(ui, &card, &line, state) {
        let owner = (switch == Switch::On).then_some(seat);
        let (fact, subject) = (&knights_facts::PointCard, point.into());
        form.change(At::Fact(fact, subject), |table| {
            fact.put(table, subject, owner.into());
        });
    }
}

/// What Cities & Knights counts of the table: how often the barbarians have attacked.
pub fn shared(ui: &mut Ui, form: &mut Form<'_>) {
    let facts = KnightsCorrection::FACTS.iter();
    let shared = |fact: &&&Fact| fact.is_counted() && matches!(fact.scope, Scope::Table);
    form.facts(ui, facts.filter(shared), &[]);
}
