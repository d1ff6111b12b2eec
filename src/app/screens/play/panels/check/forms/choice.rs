//! Facts that a single touch tells.

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::panel::Figure;
use crate::app::screens::play::panels::check::offers::{correct, offers, steps};
use crate::app::screens::play::parts::controls::kind_button;
use crate::app::screens::play::view::View;
use cards::{Contents, PileCard, Season};
use game::{
    CardKind, Correction, Fact, KnightsCorrection, Level, MAX_TURN, PrintedCardPlace, Seat,
    Subject, Track, Value,
};
use kit::widgets::{Icon, SizedButton, buttons, hint, say};
use words::game::card_name;

/// Asks whose something is: everybody, and nobody.
pub fn owner(
    ui: &mut Ui,
    view: &View<'_>,
    fact: &'static Fact,
    subject: Subject,
) -> Option<Command> {
    let what = Figure::Fact(fact, subject).label(view);
    say(ui, &view.text.with("truth-holder", &[("award", what.into())]));
    let now = fact.booked(view.state, subject);
    let all = view.state.seating().order().map(Some).chain([None]).filter_map(|owner| {
        let button = match (owner, subject) {
            (None, _) => SizedButton::new(view.text.get("figure-nobody")).icon(Icon::Cross),
            (Some(seat), Subject::Award(award)) => {
                SizedButton::new(view.award_count(award, seat)).of(view.color(seat))
            }
            (Some(seat), _) => SizedButton::new(view.name(seat)).of(view.color(seat)),
        };
        let value = Value::from(owner);
        let is_so = now.as_ref() == Some(&value);
        Some((button.chosen(is_so), Correction::of(fact, subject, value)?))
    });
    offers(ui, view, all, (170.0, 56.0))
}

/// Asks which level a player has reached on a track (KNIGHTS 7).
pub fn level(ui: &mut Ui, view: &View<'_>, player: Seat, track: Track) -> Option<Command> {
    say(ui, &view.text.with("truth-level", &[("track", view.track(track).into())]));
    let levels = (0..=Level::MOST.number()).filter_map(|number| Level::try_from(number).ok());
    let now = view.state.improvement(player, track);
    let all = levels.map(|level| {
        let values =
            [("level", level.number().into()), ("name", view.level_name(track, level).into())];
        let button = SizedButton::new(view.text.with("truth-level-choice", &values));
        let is = KnightsCorrection::Level { player, track, level };
        (button.chosen(level == now), Correction::Knights(is))
    });
    offers(ui, view, all, (130.0, 60.0))
}

/// Asks which season it is.
pub fn season(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-season"));
    let all = Season::ALL.map(|season| {
        let button = SizedButton::new(view.text.season(season)).text(19.0);
        let button = button.tone(view.palette.season(season));
        (button.chosen(season == view.state.season()), Correction::Season { season })
    });
    offers(ui, view, all, (140.0, 60.0))
}

/// Asks for the kinds of which the bank takes two in this turn: touching one adds it or takes
/// it off (KNIGHTS 6).
pub fn fleet(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-fleet"));
    let fleet = view.state.knights()?.turn().fleet();
    let touched = buttons(ui, view.state.kinds().all(), (110.0, 52.0), |kind| {
        let name = |it| view.text.with("truth-fleet-kind", &[("resource", it)]);
        let button = kind_button(view, kind, name).tone(view.palette.card(kind));
        button.chosen(fleet.contains(&kind))
    });
    hint(ui, &view.text.get("truth-fleet-hint"));
    let kind = touched?;
    let others = fleet.iter().copied().filter(|other| *other != kind);
    let added = (!fleet.contains(&kind)).then_some(kind);
    let kinds: Vec<CardKind> = others.chain(added).collect();
    Some(correct(Correction::Knights(KnightsCorrection::Fleet { kinds })))
}

/// Asks whose turn it is, and its number.
pub fn turn(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-turn"));
    let seats = view.state.seating().present().map(|active| {
        let button = SizedButton::new(view.name(active)).of(view.color(active));
        (button.chosen(active == view.active()), Correction::Turn { active })
    });
    let command = offers(ui, view, seats, (170.0, 56.0));
    hint(ui, &view.text.get("truth-turn-hint"));
    let label = view.text.get("truth-turn-number");
    let now = usize::try_from(view.state.turn()).unwrap_or(usize::MAX);
    let most = usize::try_from(MAX_TURN).unwrap_or(usize::MAX);
    say(ui, &label);
    let changed = steps(ui, view, &label, now, &(1..=most));
    let number = changed.and_then(|turn| u32::try_from(turn).ok());
    command.or(number.map(|turn| correct(Correction::TurnNumber { turn })))
}

/// Shows all printed cards: touching one turns it over.
pub fn printed(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-printed"));
    let piles = view.state.rules().cards.contents(&view.game.setup().decks);
    let mut all: Vec<PileCard> = piles.iter().flat_map(Contents::all).collect();
    all.sort_unstable();
    all.dedup();
    let numbers: Vec<(usize, PileCard)> = (1..).zip(all).collect();
    let is_in = |card| view.state.printed().holds(card);
    let touched = buttons(ui, &numbers, (220.0, 52.0), |(number, card)| {
        let key = if is_in(card) { "truth-printed-in" } else { "truth-printed-out" };
        let words = card_name(view.text, view.game.setup(), card);
        let values = [("card", words.as_str().into()), ("number", number.into())];
        let name = view.text.with(key, &values);
        SizedButton::new(words).named(name).icon(Icon::Card).text(16.0).chosen(!is_in(card))
    });
    let (_, card) = touched?;
    let place = if is_in(card) { PrintedCardPlace::Aside } else { PrintedCardPlace::InPile };
    Some(correct(Correction::Printed { card, place }))
}
