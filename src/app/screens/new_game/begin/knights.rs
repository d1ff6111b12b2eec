//! What Cities & Knights adds for a player: levels, progress cards, and points; and how often
//! the barbarians have attacked (KNIGHTS 7, 8, 9).

use egui::Ui;

use super::counts::fact_row;
use super::draft::{At, BoardAndRules, Draft};
use super::player_names::PlayerNames;
use crate::app::screens::decks::parts::{boxed, section};
use game::{Fact, KnightsCorrection, PointCard, Scope, Seat, Subject, knights_facts};
use kit::widgets::{Switch, switch_row};
use words::text::Text;

/// What `seat` has of it.
pub fn show(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    basis: BoardAndRules<'_>,
    player_names: &PlayerNames,
    seat: Seat,
) {
    let own = |fact: &'static Fact| fact.subjects(std::iter::once(seat));
    let sections: [(&str, &'static Fact); 3] = [
        ("begin-levels", &knights_facts::Level),
        ("begin-progress", &knights_facts::Progress),
        ("begin-knights-points", &knights_facts::Defenders),
    ];
    for (heading, first) in sections {
        section(ui, &text.get(heading));
        // What else is counted of a player stands below their points.
        let others = KnightsCorrection::FACTS.iter().copied().filter(|fact| {
            let is_counted = fact.is_counted() && matches!(fact.scope, Scope::Seat);
            *first == knights_facts::Defenders && is_counted && *fact != first
        });
        boxed(ui, |ui| {
            for fact in std::iter::once(first).chain(others) {
                for subject in own(fact) {
                    fact_row(ui, text, draft, basis, player_names, (fact, subject));
                }
            }
        });
    }
    ui.add_space(8.0);
    for point in PointCard::ALL {
        point_card(ui, text, draft, basis, (player_names, seat), point);
    }
}

/// A progress card that is worth a point: whoever has shown it.
fn point_card(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    basis: BoardAndRules<'_>,
    (player_names, seat): (&PlayerNames, Seat),
    point: PointCard,
) {
    let Some(told) = &draft.start().knights else { return };
    let edition = basis.rules.knights.map(|knights| knights.edition).unwrap_or_default();
    let card = text.progress_card(point.card(), edition);
    let owner = told.shown[point];
    let line = match owner {
        Some(owner) => {
            text.with("begin-point-shown", &[("who", player_names.called(owner).into())])
        }
        None => text.get("begin-point-hidden"),
    };
    let state = Switch::when(owner == Some(seat));
    if let Some(switch) = switch_row(ui, &card, &line, state) {
        let owner = (switch == Switch::On).then_some(seat);
        let (fact, subject) = (&knights_facts::PointCard, point.into());
        draft.change(At::Fact(fact, subject), basis, |table| {
            fact.put(table, subject, owner.into());
        });
    }
}

/// What is counted of the table: how often the barbarians have attacked.
pub fn shared(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    basis: BoardAndRules<'_>,
    player_names: &PlayerNames,
) {
    let facts = KnightsCorrection::FACTS.iter().copied();
    for fact in facts.filter(|fact| fact.is_counted() && matches!(fact.scope, Scope::Table)) {
        boxed(ui, |ui| {
            fact_row(ui, text, draft, basis, player_names, (fact, Subject::Table));
        });
    }
}
