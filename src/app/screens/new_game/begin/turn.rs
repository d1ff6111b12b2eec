//! Whose turn it is, the season, the ship, tied awards, and the bank.

use egui::{Ui, vec2};

use super::counts::{count_row, kinds_rows, refused};
use super::draft::{At, BoardAndRules, Draft};
use super::findings::Findings;
use super::knights;
use super::player_names::PlayerNames;
use crate::app::screens::decks::parts::{GAP, boxed, hint, say, section};
use cards::{Award, EventDie, Season};
use game::{BarbarianTrack, Cards, Seat, supply};
use kit::widgets::{Picked, SizedButton, Switch, player_option, season_options, switch_row};
use words::text::Text;

/// What the cards on the table have besides numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableExtras {
    /// The season a game begins with, where seasons matter.
    pub season: Option<Season>,
    /// Whether the event die's faces are shown.
    pub event_die: EventDie,
}

/// The page.
pub fn show(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    basis: BoardAndRules<'_>,
    player_names: &PlayerNames,
    findings: &Findings,
    extras: TableExtras,
) {
    section(ui, &text.get("begin-whose-turn"));
    let seats: Vec<Seat> = player_names.names.seats().collect();
    let wide = (ui.available_width() - GAP) / 2.0;
    for pair in seats.chunks(2) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for seat in pair {
                let name = player_names.called(*seat);
                let shown = (name.as_str(), player_names.color(*seat));
                let state = Switch::when(draft.start().active == *seat);
                if player_option(ui, wide, shown, state).clicked() {
                    draft.change(At::Board, basis, |start| start.active = *seat);
                }
            }
        });
    }
    hint(ui, &text.get("begin-before-number"));
    if let Some(usual) = extras.season {
        section(ui, &text.get("begin-season"));
        let season = draft.start().season.unwrap_or(usual);
        if let Some(season) = season_options(ui, text, season) {
            draft.change(At::Board, basis, |start| start.season = Some(season));
        }
    }
    if extras.event_die == EventDie::Shown {
        section(ui, &text.get("begin-ship"));
        ship(ui, text, draft, basis);
        if basis.rules.knights.is_some() {
            knights::shared(ui, text, draft, basis, player_names);
        }
    }
    awards(ui, text, draft, basis, player_names, findings);
    if basis.rules.following.is_on() {
        bank(ui, text, draft, basis, player_names);
    }
}

fn ship(ui: &mut Ui, text: &Text, draft: &mut Draft, basis: BoardAndRules<'_>) {
    let place = draft.start().barbarians.unwrap_or(BarbarianTrack::HARBOR);
    let names = (text.get("begin-ship-less"), text.get("begin-ship-more"));
    boxed(ui, |ui| {
        let label = text.get("begin-ship-line");
        let change = count_row(ui, &label, &names.0, &names.1, place.steps().into());
        let place = match change {
            Some(change) if change > 0 && basis.rules.knights.is_some() => {
                place.nearer().min(BarbarianTrack::OFF_ISLAND)
            }
            Some(change) if change > 0 => place.nearer(),
            Some(_) => place.back(),
            None => return,
        };
        draft.change(At::Board, basis, |start| start.barbarians = Some(place));
    });
}

/// The awards: held by the rules; the table decides ties.
fn awards(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    basis: BoardAndRules<'_>,
    player_names: &PlayerNames,
    findings: &Findings,
) {
    section(ui, &text.get("begin-awards"));
    boxed(ui, |ui| {
        for award in Award::ALL.into_iter().filter(|award| basis.rules.plays_for(*award)) {
            let called = |holder: Option<Seat>| match holder {
                Some(seat) => player_names.called(seat),
                None => text.get("begin-nobody"),
            };
            let holder = findings.holders.of(award);
            let name = text.award_by(award, basis.rules);
            let Some((_, level)) = findings.ties.iter().find(|(other, _)| *other == award) else {
                let values = [("award", name.into()), ("who", called(holder).into())];
                say(ui, &text.with("begin-award-with", &values));
                continue;
            };
            say(ui, &text.with("begin-award-tie", &[("award", name.as_str().into())]));
            let holders: Vec<Option<Seat>> =
                level.iter().copied().map(Some).chain([None]).collect();
            let wide = (ui.available_width() - GAP) / 2.0;
            for pair in holders.chunks(2) {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = GAP;
                    for told in pair {
                        let who = called(*told);
                        let values =
                            [("award", name.as_str().into()), ("who", who.as_str().into())];
                        let long = text.with("begin-award-choice", &values);
                        let picked = if holder == *told { Picked::This } else { Picked::Not };
                        let button = SizedButton::new(&who).named(&long).picked(picked);
                        let button = match told {
                            Some(seat) => button.of(player_names.color(*seat)),
                            None => button,
                        };
                        if button.show(ui, vec2(wide, 48.0)).clicked() {
                            draft.change(At::Board, basis, |start| start.holders.set(award, *told));
                        }
                    }
                });
            }
        }
    });
}

fn bank(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    basis: BoardAndRules<'_>,
    player_names: &PlayerNames,
) {
    section(ui, &text.get("begin-bank"));
    let told = draft.start().bank;
    let words = [text.get("begin-count-bank"), text.get("begin-count-bank-line")];
    match switch_row(ui, &words[0], &words[1], Switch::when(told.is_some())) {
        Some(Switch::On) => {
            let all = supply(draft.start().hands.count(), basis.rules.kinds());
            let hands = draft.start().hands.values();
            let held = hands.fold(Cards::none(), |sum, hand| sum.plus(hand.known()));
            draft.change(At::Bank, basis, |start| start.bank = Some(all.less(held)));
        }
        Some(Switch::Off) => draft.change(At::Bank, basis, |start| start.bank = None),
        None => {}
    }
    let Some(cards) = told else { return };
    let names = |kind| {
        let values = [("what", text.kind(kind).into())];
        (text.with("begin-bank-less", &values), text.with("begin-bank-more", &values))
    };
    if let Some((kind, change)) =
        boxed(ui, |ui| kinds_rows(ui, text, (basis.rules.kinds(), cards), names))
    {
        let mut cards = cards;
        cards.set(kind, cards.get(kind).saturating_add_signed(change));
        draft.change(At::Bank, basis, |start| start.bank = Some(cards));
    }
    refused(ui, text, draft, At::Bank, &|seat| player_names.called(seat));
}
