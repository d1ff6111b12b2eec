//! Facts that a single touch tells.

use egui::{Ui, Vec2};

use super::steps::steps;
use crate::app::command::Command;
use crate::app::screens::play::panel::Figure;
use crate::app::screens::play::view::View;
use cards::{Contents, PileCard, Season};
use game::{
    CardKind, Correction, Deed, Fact, KnightsCorrection, Level, MAX_TURN, PrintedCardPlace, Seat,
    Subject, Track, Value,
};
use kit::widgets::{Icon, Picked, SizedButton, grid, hint, say};
use words::game::card_name;

/// A choice made with one touch: its correction, and whether it is already so.
fn choice(
    ui: &mut Ui,
    view: &View<'_>,
    plate: SizedButton<'_>,
    correction: Correction,
    (is_so, size): (Picked, Vec2),
) -> Option<Command> {
    let name = view.correct(&correction);
    let clicked = plate.named(&name).picked(is_so).show(ui, size).clicked();
    (clicked && is_so != Picked::This).then_some(Command::Act(Deed::Correct { correction }))
}

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
    let seats = view.state.seating().order().map(Some);
    let all: Vec<Option<Seat>> = seats.chain([None]).collect();
    let mut command = None;
    grid(ui, &all, (170.0, 56.0), |ui, owner, size| {
        let value = Value::from(owner);
        let so = (Picked::when(now.as_ref() == Some(&value)), size);
        let Some(is) = Correction::of(fact, subject, value) else { return };
        let done = if let Some(seat) = owner {
            let label = match subject {
                Subject::Award(award) => view.award_count(award, seat),
                _ => view.name(seat),
            };
            choice(ui, view, SizedButton::new(&label).of(view.color(seat)), is, so)
        } else {
            let label = view.text.get("figure-nobody");
            choice(ui, view, SizedButton::new(&label).icon(Icon::Cross), is, so)
        };
        command = command.take().or(done);
    });
    command
}

/// Asks which level a player has reached on a track (KNIGHTS 7).
pub fn level(ui: &mut Ui, view: &View<'_>, player: Seat, track: Track) -> Option<Command> {
    say(ui, &view.text.with("truth-level", &[("track", view.track(track).into())]));
    let levels = (0..=Level::MOST.number()).filter_map(|number| Level::try_from(number).ok());
    let levels: Vec<Level> = levels.collect();
    let now = view.state.improvement(player, track);
    let mut command = None;
    grid(ui, &levels, (130.0, 60.0), |ui, level, size| {
        let values =
            [("level", level.number().into()), ("name", view.level_name(track, level).into())];
        let label = view.text.with("truth-level-choice", &values);
        let is = KnightsCorrection::Level { player, track, level };
        let so = (Picked::when(level == now), size);
        let done = choice(ui, view, SizedButton::new(&label), Correction::Knights(is), so);
        command = command.take().or(done);
    });
    command
}

/// Asks which season it is.
pub fn season(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-season"));
    let mut command = None;
    grid(ui, &Season::ALL, (140.0, 60.0), |ui, season, size| {
        let label = view.text.season(season);
        let plate = SizedButton::new(&label).tone(view.palette.season(season)).text(19.0);
        let so = (Picked::when(season == view.state.season()), size);
        let done = choice(ui, view, plate, Correction::Season { season }, so);
        command = command.take().or(done);
    });
    command
}

/// Asks for the kinds of which the bank takes two in this turn: touching one adds it or takes
/// it off (KNIGHTS 6).
pub fn fleet(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-fleet"));
    let fleet = view.state.knights()?.turn().fleet();
    let mut command = None;
    grid(ui, view.state.kinds().all(), (110.0, 52.0), |ui, kind, size| {
        let label = view.text.kind(kind);
        let name = view.text.with("truth-fleet-kind", &[("resource", label.as_str().into())]);
        let is_named = fleet.contains(&kind);
        let plate = SizedButton::new(&label).named(&name).tone(view.palette.card(kind));
        if plate.picked(Picked::when(is_named)).show(ui, size).clicked() {
            let others = fleet.iter().copied().filter(|other| *other != kind);
            let kinds: Vec<CardKind> = others.chain((!is_named).then_some(kind)).collect();
            let correction = Correction::Knights(KnightsCorrection::Fleet { kinds });
            command = Some(Command::Act(Deed::Correct { correction }));
        }
    });
    hint(ui, &view.text.get("truth-fleet-hint"));
    command
}

/// Asks whose turn it is, and its number.
pub fn turn(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-turn"));
    let seats: Vec<Seat> = view.state.seating().present().collect();
    let mut command = None;
    grid(ui, &seats, (170.0, 56.0), |ui, active, size| {
        let label = view.name(active);
        let plate = SizedButton::new(&label).of(view.color(active));
        let so = (Picked::when(active == view.active()), size);
        let done = choice(ui, view, plate, Correction::Turn { active }, so);
        command = command.take().or(done);
    });
    hint(ui, &view.text.get("truth-turn-hint"));
    let label = view.text.get("truth-turn-number");
    let now = usize::try_from(view.state.turn()).unwrap_or(usize::MAX);
    let most = usize::try_from(MAX_TURN).unwrap_or(usize::MAX);
    say(ui, &label);
    let changed = steps(ui, view, &label, now, &(1..=most));
    let number = changed.and_then(|turn| u32::try_from(turn).ok());
    let corrected = number.map(|turn| Correction::TurnNumber { turn });
    let deed = corrected.map(|correction| Command::Act(Deed::Correct { correction }));
    command.or(deed)
}

/// Shows all printed cards: touching one turns it over.
pub fn printed(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-printed"));
    let piles = view.state.rules().cards.contents(&view.game.setup().decks);
    let mut all: Vec<PileCard> = piles.iter().flat_map(Contents::all).collect();
    all.sort_unstable();
    all.dedup();
    let numbers: Vec<(usize, PileCard)> = (1..).zip(all).collect();
    let mut command = None;
    grid(ui, &numbers, (220.0, 52.0), |ui, (number, card), size| {
        let is_in = view.state.printed().holds(card);
        let (to, key) = if is_in {
            (PrintedCardPlace::Aside, "truth-printed-in")
        } else {
            (PrintedCardPlace::InPile, "truth-printed-out")
        };
        let words = card_name(view.text, view.game.setup(), card);
        let values = [("card", words.as_str().into()), ("number", number.into())];
        let name = view.text.with(key, &values);
        let plate = SizedButton::new(&words).named(&name).icon(Icon::Card).text(16.0);
        if plate.picked(Picked::when(!is_in)).show(ui, size).clicked() {
            let correction = Correction::Printed { card, place: to };
            command = Some(Command::Act(Deed::Correct { correction }));
        }
    });
    command
}
