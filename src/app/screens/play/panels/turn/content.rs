//! Content of the turn's page, with what is being put together in it.

use egui::{Sense, Ui, Vec2};

use super::asked::{Asked, TaskDraft, WayRound, skipped};
use super::everybody::{self, HandCounts};
use super::{
    card, event_die, expansion_tasks, extra_building, module_tasks, payouts, scenario_tasks, tasks,
};
use crate::app::command::{Command, PhoneStep, PlayPage, SpotFilter};
use crate::app::screens::play::panel::NextButton;
use crate::app::screens::play::parts::controls::{room_left, who, who_bold, who_says};
use crate::app::screens::play::parts::number_entry::{self, DiceDraft};
use crate::app::screens::play::parts::{
    barbarians, look_up, progress_cards, season, seat_phones, spots, why_buttons as why,
};
use crate::app::screens::play::view::{Squeeze, View};
use game::{Deed, ExtraBuilding, Move, NumberSource, Phase, ProgressCard, Task, Track};
use kit::theme::bounds::Within;
use kit::theme::strong;
use kit::widgets::{
    FINGER, GAP, Icon, SizedButton, boxed, buttons, hint, say, spaced, text_width, words_box,
};
use words::game::DrawStage;
use words::game::extra_building::{asks_others, done};

/// Choices that are being put together in a turn.
#[derive(Debug, Default)]
pub struct TurnDraft {
    pub task: TaskDraft,
    /// Hand sizes at a 7, if hands aren't tracked.
    pub counts: HandCounts,
    pub printed: DiceDraft,
    /// The height of what has to be in sight.
    pub needed: f32,
}

/// Returns what the button at the bottom says during a turn.
pub fn next(view: &View<'_>, draft: &TurnDraft) -> NextButton {
    let TurnDraft { task: draft, counts, .. } = draft;
    if let Some((nth, task)) = draft.current(view) {
        if matches!(task, Task::Vote { .. }) {
            let is_first = view.state.ballots().is_empty();
            let label = view.text.get(if is_first { "vote-nobody" } else { "vote-nobody-else" });
            let command = everybody::nobody_else(view.state.open_tasks());
            return NextButton::go(label, command).quiet(true);
        }
        let asked = Asked::of(view, draft, task);
        if let Some((label, deed)) = asked.done {
            return NextButton::go(label, Command::Act(deed));
        }
        let open = view.state.open_tasks();
        if tasks::may_all_be_left(open) && !matches!(task, Task::Discard { .. }) {
            let label = view.text.get("task-nobody-else");
            return NextButton::go(label, everybody::nobody_else(open)).quiet(true);
        }
        return everybody::next(view, task, draft, counts)
            .or_else(|| expansion_tasks::next(view, draft, task))
            .or_else(|| scenario_tasks::next(view, draft, task))
            .or_else(|| module_tasks::next(view, draft, task))
            .or_else(|| WayRound::leave(view, nth, task).map(|way| way.next(view, task)))
            .unwrap_or_else(|| NextButton::when(view.text.get(asked.wanted), None));
    }
    match view.state.phase() {
        Phase::Founding { .. } | Phase::Event => NextButton::none(),
        Phase::BeforeProduction => number(view),
        // Whoever holds too many progress cards puts one back first.
        Phase::Trading | Phase::ExtraBuilding { .. } if progress_cards::has_surplus(view) => {
            NextButton::go(done(view), Command::Open(PlayPage::Progress))
        }
        Phase::Trading | Phase::ExtraBuilding { .. }
            if let Some(held) = seat_phones::held(view) =>
        {
            let all_the_same = view.text.get("seat-go-on");
            NextButton::go(all_the_same.clone(), Command::Phones(PhoneStep::GoOn))
                .named(view.text.sentences(&[held, all_the_same]))
                .quiet(true)
        }
        Phase::Trading | Phase::ExtraBuilding { .. } => {
            let is_paired = view.state.rules().extra_building == ExtraBuilding::Paired;
            if asks_others(view) {
                // An evening has few turns alongside which somebody builds.
                let next = view.state.seating().after(view.active());
                let both = Command::Acts(vec![Deed::Pass, Deed::Pass]);
                return NextButton::go(done(view), both)
                    .brief(view.text.get("pass-brief"))
                    .of(next);
            }
            let whom = match (view.guest(), view.state.first_extra_builder()) {
                (None, Some(partner)) => is_paired.then_some(partner),
                _ => Some(view.state.seating().after(view.active())),
            };
            let pass = NextButton::go(done(view), Command::Act(Deed::Pass));
            pass.brief(view.text.get("pass-brief")).of(whom)
        }
        Phase::Over => NextButton::go(view.text.get("win-home"), Command::Home),
    }
}

/// Returns how the turn gets its number.
fn number(view: &View<'_>) -> NextButton {
    let (key, command) = match (view.state.numbers(), view.news.stage == DrawStage::DrawsOn) {
        (NumberSource::Cards, true) => ("draw-on", Some(Command::Draw)),
        (NumberSource::Cards, false) => ("draw", Some(Command::Draw)),
        (NumberSource::Dice, true) => ("roll-again", Some(Command::RollDice)),
        (NumberSource::Dice, false) => ("roll-dice", Some(Command::RollDice)),
        // The answer is touched above the button.
        (NumberSource::Printed, true) => ("printed-draw-on", None),
        (NumberSource::Printed, false) => ("printed-ask", None),
        (NumberSource::Table, _) => ("roll-ask", None),
    };
    NextButton::when(view.text.get(key), command)
}

pub fn show(ui: &mut Ui, view: &View<'_>, draft: &mut TurnDraft) -> Option<Command> {
    let top = ui.cursor().top();
    draft.task.rare = 0.0;
    let (touched, end) = page(ui, view, draft);
    let end = end.unwrap_or_else(|| ui.cursor().top());
    draft.needed = end - top - draft.task.rare;
    touched
}

/// Draws it; returns what was touched, and where what has to be in sight ends, unless all has to.
fn page(ui: &mut Ui, view: &View<'_>, draft: &mut TurnDraft) -> (Option<Command>, Option<f32>) {
    let TurnDraft { task, counts, printed, .. } = draft;
    seat_phones::waits(ui, view);
    match view.state.phase() {
        Phase::Founding { .. } if view.state.tasks().is_empty() => {
            founding(ui, view, task);
            let asked = season::news(ui, view);
            return (kept_by_table(ui, view).or(asked), None);
        }
        // What a settlement, road or ship of the opening found, or gold beside it.
        Phase::Founding { .. } => {
            let touched = tasks::show(ui, view, task, counts);
            brought(ui, view);
            return (touched.or(skipped(ui, view)), None);
        }
        Phase::BeforeProduction if view.state.tasks().is_empty() => {
            return (before(ui, view, printed, &mut task.rare), None);
        }
        Phase::ExtraBuilding { .. } if view.state.tasks().is_empty() => {
            extra_building::show(ui, view);
            return (skipped(ui, view), None);
        }
        _ => {}
    }
    let state = view.state;
    let (phase, number) = (state.phase(), state.number());
    let has_card = number.is_some();
    let in_column = view.seats_in_column();
    let mut touched = if in_column { None } else { card::show(ui, view) };
    if in_column || card::is_strip(view) {
        card::event(ui, view);
    }
    // First what is done on the board, then what is asked, in the order of doing.
    if has_card {
        // What it came to shows in what is asked, and who draws in the seats.
        let is_said = view.squeeze < Squeeze::Tight;
        touched = touched.or(if is_said { event_die::show(ui, view) } else { None });
        event_die::after_attack(ui, view);
    }
    if phase == Phase::Trading {
        touched = touched.or(progress_cards::surplus(ui, view));
    }
    let is_strip = in_column || card::is_strip(view);
    let asked = if has_card && !is_strip { season::done } else { season::news };
    touched = touched.or(asked(ui, view));
    drawn(ui, view);
    touched = tasks::show(ui, view, task, counts).or(touched);
    touched = touched.or(skipped(ui, view));
    match state.payout() {
        // What a 7 pays nobody is told of.
        Some(payout) if payout.number != 7 => {
            touched = touched.or(payouts::shortage(ui, view, payout));
        }
        Some(_) => payouts::by_the_card(ui, view),
        None => {
            payouts::by_the_card(ui, view);
            if phase == Phase::Event && number != Some(7) && is_explained(view) {
                hint(ui, &view.text.get("produces-after"));
            }
        }
    }
    let ship = has_card && barbarians::row(ui, view);
    // What could be left out comes last, as far as there is room.
    let end = ui.cursor().top();
    if phase == Phase::Trading && state.tasks().is_empty() {
        touched = touched.or_else(|| pass_weather_on(ui, view));
        let is_stuck = spots::to_build(view, SpotFilter::default()).is_empty();
        // A hint is for screens with room for all of it; half a hint is no use.
        if is_explained(view) && room_left(ui) >= 30.0 {
            let has_moved = state.wagons().is_some_and(|wagons| wagons.turn().has_begun());
            let key = match (has_moved, is_stuck) {
                (true, _) => "breach-wagons-after-wagon",
                (false, true) => "spots-none",
                (false, false) => "spots-hint",
            };
            hint(ui, &view.text.get(key));
        }
    }
    if !is_strip {
        touched = touched.or(why::nobody(ui, view));
    }
    if view.news.attack.is_some() && room_left(ui) >= ATTACK {
        event_die::attack(ui, view);
    }
    if in_column && view.squeeze == Squeeze::Roomy && state.open_tasks().is_empty() {
        card::at_large(ui, view);
    }
    if view.squeeze < Squeeze::Compact && room_left(ui) >= FINGER {
        // The strip of the card leads to its entry itself.
        let of_card = look_up::of_card(view).filter(|_| is_strip);
        let mut entries = look_up::of_tasks(view);
        entries.retain(|entry| Some(*entry) != of_card);
        touched = touched.or(look_up::buttons(ui, view, entries));
    }
    (touched.or(ship.then_some(Command::Open(PlayPage::Ship))), Some(end))
}

/// Tells what players draw besides cards, each kind on a line: fish tokens and oil, and what the last
/// act came to: a delivery, gold.
fn drawn(ui: &mut Ui, view: &View<'_>) {
    if view.squeeze == Squeeze::Tight {
        return;
    }
    let all = [
        (view.fish_drawn(), Icon::Fish),
        (view.oil_drawn(), Icon::Oil),
        (view.wagon_came_to(), Icon::Wagon),
        (view.gold_moved(), Icon::Gold),
    ];
    for (words, icon) in all {
        let Some(words) = words else { continue };
        words_box(ui, (4.0, 24.0), |ui| {
            spaced(ui, GAP, |ui| {
                let (sign, _) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
                icon.paint(ui.painter(), sign, view.palette.text);
                say(ui, &words);
            });
        });
    }
}

/// Returns whether there is room for words about what need not be done.
fn is_explained(view: &View<'_>) -> bool {
    view.squeeze < Squeeze::Compact
}

/// The room that the lines of an attack take at least.
const ATTACK: f32 = 130.0;

/// The turn before its number.
fn before(
    ui: &mut Ui,
    view: &View<'_>,
    printed: &mut DiceDraft,
    free: &mut f32,
) -> Option<Command> {
    let numbers = view.state.numbers();
    let asks = matches!(numbers, NumberSource::Printed | NumberSource::Table);
    // If the answer is touched here, it needs the room.
    let is_tight = view.is_low() || view.seats_in_column() && !is_explained(view);
    if !(is_tight && asks) {
        boxed(ui, |ui| {
            if !view.seats_in_column() {
                let title = view.about("before-title", view.active());
                who_bold(ui, view, view.active(), &title, 24.0);
            }
            let key = match numbers {
                NumberSource::Cards => "before-hint",
                NumberSource::Dice => "before-hint-dice",
                NumberSource::Table if view.state.plays_event_die() => "before-hint-table-three",
                NumberSource::Table => "before-hint-table",
                NumberSource::Printed => "before-hint-printed",
            };
            let mut words = vec![view.text.get(key)];
            // Twos and twelves mean nothing with wagons on the small board.
            let throws = matches!(numbers, NumberSource::Table | NumberSource::Dice);
            words.extend(
                (throws && view.state.rolls_again(2)).then(|| view.text.get("before-again")),
            );
            words.extend(played_first(view));
            say(ui, &view.text.sentences(&words));
        });
    }
    let is_printed = numbers == NumberSource::Printed;
    let picked = is_printed.then(|| number_entry::picker(ui, view, printed)).flatten();
    // The last road of the opening leads straight here.
    if view.state.turn() == 1 {
        brought(ui, view);
    }
    if let Some(words) = view.fleet_ahead() {
        scenario_tasks::fleet(ui, view, &words);
    }
    let asked = season::news(ui, view);
    let command = picked.or(asked).or(pass_weather_on(ui, view));
    let made_up = skipped(ui, view);
    let ship = barbarians::row(ui, view);
    let rolled = (numbers == NumberSource::Table).then(|| number_entry::roll_below(ui, view, free));
    let command = command.or(rolled.flatten());
    command.or(made_up).or(ship.then_some(Command::Open(PlayPage::Ship)))
}

/// Returns where a scenario leaves rules to the table, the way to them.
fn kept_by_table(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    view.scenario().filter(|scenario| !scenario.kept_by_table().is_empty())?;
    let button = view.keyed_button("scenario-kept-open").icon(Icon::Question);
    button.touched(ui, 48.0).then_some(Command::Open(PlayPage::Rules))
}

fn founding(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft) {
    let Some(sentence) = view.founding_request() else { return };
    let in_column = view.seats_in_column();
    let hints = |ui: &mut Ui| {
        // A low screen needs the room for the places.
        if !view.is_low() && is_explained(view) {
            for key in ["found-hint-1", "found-hint-2"] {
                hint(ui, &view.with(key, &[]));
            }
        }
    };
    if in_column {
        hints(ui);
        spots::spot_filter(ui, view, &mut draft.aim.filter, SpotFilter::Payable);
        brought(ui, view);
        return;
    }
    boxed(ui, |ui| {
        // A long name must not make the island smaller from one touch to the next.
        let wide = text_width(ui, &sentence, &strong(ui.ctx(), TITLE));
        let room = ui.available_width() - TITLE * 2.0;
        let size = (TITLE * room / wide.max(1.0)).within(17.0, TITLE);
        ui.scope(|ui| {
            ui.set_min_height(TITLE * 1.2);
            who_bold(ui, view, view.active(), &sentence, size);
        });
        hints(ui);
    });
    spots::spot_filter(ui, view, &mut draft.aim.filter, SpotFilter::Payable);
    brought(ui, view);
}

/// The size of the sentence that asks for a settlement or a road, as long as it has one line.
const TITLE: f32 = 24.0;

/// Tells what the last settlement placed brought.
fn brought(ui: &mut Ui, view: &View<'_>) {
    let mut acts = view.game.acts().rev().map(|(_, _, act)| act);
    let founded = acts.find(|act| matches!(act.deed, Deed::FoundSettlement { .. }));
    let moved = founded.iter().flat_map(|act| &act.moves).find_map(|moved| {
        let Move::FromBank(seat, cards) = moved else { return None };
        Some((*seat, *cards))
    });
    let cards = |(seat, cards)| view.with("found-brought", &[("who", &seat), ("cards", &cards)]);
    let more = view.founding_brought();
    let more = (!more.is_empty()).then(|| view.text.sentences(&more));
    let told: Vec<String> = moved.map(cards).into_iter().chain(more).collect();
    let at = founded.and_then(|act| {
        let Deed::FoundSettlement { at } = act.deed else { return None };
        Some(at)
    });
    let owner = at.and_then(|at| view.state.pieces().building(at)).map(|(owner, _)| owner);
    if let Some(seat) = owner
        && !told.is_empty()
    {
        boxed(ui, |ui| who(ui, view, seat, &told.join(" ")));
    }
}

/// Returns what may be played before the number.
fn played_first(view: &View<'_>) -> Option<String> {
    if view.has_development_cards() {
        let may_play = view.state.played().is_none();
        return may_play.then(|| view.text.get("before-development"));
    }
    let holds = view.state.progress_of(view.builder(), Track::Science) > 0;
    holds.then(|| view.with("before-alchemist", &[("card", &ProgressCard::Alchemist)]))
}

/// Offers to pass them to one of the holder's neighbors.
pub fn pass_weather_on(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let holder = view.weather_holder().filter(|holder| *holder == view.active())?;
    let waits = view.state.tasks().iter().any(|task| matches!(task, Task::TurnWeather { .. }));
    if waits || view.state.over().is_some() {
        return None;
    }
    let seating = view.state.seating();
    let (left, right) = (seating.after(holder), seating.before(holder));
    let both = [(left, "weather-pass-left"), (right, "weather-pass-right")];
    let sides = if left == right { &[(left, "weather-pass")] } else { both.as_slice() };
    boxed(ui, |ui| {
        who_says(ui, view, holder, &view.about("weather-held", holder));
        let touched = buttons(ui, sides, (130.0, 48.0), |(to, key)| {
            let named = |key| view.with(key, &[("to", &to)]);
            let plate = SizedButton::new(named(key)).named(named("weather-pass-name"));
            plate.of(view.color(to)).text(16.0)
        });
        touched.map(|(to, _)| Command::Act(Deed::PassWeather { to }))
    })
}
