//! The demands of an open task: what is being put together for it, what the button at the bottom
//! says of it, and the ways around it: that it was done with cards that nobody names, and duties
//! that are skipped.

use egui::{Align, Layout, Ui, Vec2, vec2};

use super::privately::Unseen;
use crate::app::command::{Aim, CheckAt, CheckStep, Command, PlayPage};
use crate::app::screens::play::panel::NextButton;
use crate::app::screens::play::parts::controls::who_bold;
use crate::app::screens::play::parts::keys::RollEntry;
use crate::app::screens::play::parts::touch_places::current;
use crate::app::screens::play::view::View;
use board::Terrain;
use cards::{EventFace, Freedom};
use game::{
    CardKind, Cards, Deed, FishTask, Following, KnightsTask, OilTask, RiversTask, RobberEscape,
    Roll, ScenarioDeed, ScenarioTask, SeaDeed, SeaTask, Seat, StealTargets, Task, WagonTask,
};
use kit::theme::Tone;
use kit::widgets::{FINGER, GAP, SizedButton, hint, warning_box};
use words::game::Skipped;

/// Answers that are being put together for an open task.
#[derive(Debug, Default)]
pub struct TaskDraft {
    /// The open task, and the places that can be touched for it.
    pub aim: Aim,
    /// The player to take from or give to.
    pub other: Option<Seat>,
    /// Cards to discard.
    pub cards: Cards,
    /// The kinds of a discard are told although nobody has to.
    pub by_kind: bool,
    /// The kind that the player gives in a swap.
    pub give: Option<CardKind>,
    /// The way in which a card passes that the table doesn't see.
    pub unseen: Unseen,
    /// The face of the table's event die, until its red die is told.
    pub face: Option<EventFace>,
    /// The ground under a hidden hex, until its token is told.
    pub ground: Option<Terrain>,
    /// Oil that is discarded with them.
    pub oil: u8,
    /// The sum of the table's dice for a disaster, until it is confirmed.
    pub disaster: Option<Roll>,
    /// The digits of its number typed so far.
    pub entry: RollEntry,
    /// The height of what only some tables look for, which may lie below the fold.
    pub rare: f32,
}

impl TaskDraft {
    /// The task being done, with its number.
    pub fn current<'a>(&self, view: &View<'a>) -> Option<(usize, &'a Task)> {
        current(view, self.aim.which)
    }

    /// The same, now that its task has this number among those that are open.
    pub fn at(mut self, nth: usize) -> Self {
        self.aim.which = Some(nth);
        self
    }

    /// Switches to another open task.
    pub fn choose(&mut self, nth: usize) {
        let aim = Aim { which: Some(nth), filter: self.aim.filter, level: None, harbor: None };
        *self = Self { aim, unseen: self.unseen, ..Self::default() };
    }
}

/// Needs of a task.
pub struct Asked {
    /// The key of what is needed next, for the button at the bottom.
    pub wanted: &'static str,
    /// The label and the deed of that button where one touch of it settles the task.
    pub done: Option<(String, Deed)>,
    /// The button that says it was done with cards whose kinds nobody tells.
    pub untold: Option<Untold>,
}

/// The key of a button's label, the button's name, and what it does.
type Untold = (&'static str, String, Deed);

impl Asked {
    pub fn of(view: &View<'_>, draft: &TaskDraft, task: &Task) -> Self {
        let (player, following) = (task.player(), view.following());
        let (is_on, is_open) = (following.is_on(), following == Following::Open);
        let named = |key: &str| view.about(key, player);
        let counted = |key: &str, count: u16| view.about_with(key, player, "count", count.into());
        let wants = |wanted| Self { wanted, done: None, untold: None };
        let done = |label, deed| Self { done: Some((label, deed)), ..wants("wanted-done") };
        // A card of the player's own choice. Where hands aren't followed, the one thing to say is
        // that it was done.
        let card = |untold| {
            let wanted = if is_on { "wanted-card" } else { "wanted-done" };
            Self { untold, ..wants(wanted) }
        };
        let either = |off: (&'static str, &str), on: (&'static str, &str), deed| {
            let (label, key) = if is_on { on } else { off };
            Some((label, named(key), deed))
        };
        // A card that goes between two players, once the other one is known. With secret hands, one
        // that nobody sees is nothing unusual.
        let between = |names_card: bool, key: &str, called: &str, deed: &dyn Fn(Seat) -> Deed| {
            let Some(other) = other(draft, task) else { return wants("wanted-player") };
            let name = view.about_with(key, player, called, view.name(other).into());
            let untold = is_open.then(|| ("task-untold-kind", name, deed(other)));
            Self { untold, ..wants(if names_card { "wanted-card" } else { "wanted-player" }) }
        };
        match task {
            Task::Discard { count, .. } => {
                let untold = |count| {
                    let deed = Deed::Discard { player, cards: None };
                    ("task-untold-kinds", counted("task-untold-discard", count), deed)
                };
                let untold = count.filter(|_| is_open).map(untold);
                Self { untold, ..wants("wanted-done") }
            }
            Task::Pay { .. } => {
                let deed = Deed::Pay { player, card: None };
                let off = ("task-pay-done", "task-pay-done-name");
                card(either(off, ("task-untold-kind", "task-untold-pay"), deed))
            }
            Task::Take { resource, .. } => {
                let deed = Deed::Take { player, card: None };
                let off = ("task-take-done", "task-take-done-name");
                let untold = either(off, ("task-untold-kind", "task-untold-take"), deed);
                card(untold.filter(|_| !is_on || resource.is_none()))
            }
            Task::Swap { .. } => {
                let deed = Deed::Swap { player, cards: None };
                let untold = ("task-swap-done", named("task-swap-done-name"), deed);
                Self { untold: Some(untold).filter(|_| !is_on), ..wants("wanted-done") }
            }
            Task::Steal { .. } => between(is_open, "task-untold-steal", "from", &|from| {
                Deed::Steal { player, from, card: None }
            }),
            Task::Give { .. } => between(is_on, "task-untold-give", "to", &|to| Deed::Give {
                player,
                to,
                card: None,
            }),
            Task::TurnWeather { .. } => {
                let season = view.text.season(view.state.season().next());
                let label = view.text.with("task-weather-done", &[("season", season.into())]);
                done(label, Deed::TurnWeather)
            }
            Task::AtTable { .. } => done(view.text.get("task-done"), Deed::Resolve),
            Task::Barbarians { .. } => done(view.text.get("task-barbarians-done"), Deed::Resolve),
            Task::MoveRobber { .. }
            | Task::RobberTo {
                to: RobberEscape::Fixed(Some(_)) | RobberEscape::Among(_), ..
            }
            | Task::Oil(OilTask::Lot { .. }) => wants("wanted-hex"),
            Task::DamageRoad { .. } => {
                let has_ships = view.state.pieces().ships_of(player).next().is_some();
                wants(if has_ships { "wanted-road-or-ship" } else { "wanted-road" })
            }
            Task::ChooseYield { .. } => wants("wanted-card"),
            Task::Wagons(WagonTask::Load { .. }) => wants("wanted-cargo"),
            Task::Wagons(WagonTask::Bandit { from: None, .. }) => wants("wanted-bandit"),
            Task::Wagons(WagonTask::Bandit { from: Some(_), .. }) => wants("wanted-path"),
            Task::Sea(task) => Self::at_sea(view, draft, (player, task)),
            Task::Rivers(RiversTask::FreeBridge { .. }) => wants("wanted-bridge"),
            Task::Oil(OilTask::Disaster { .. }) => wants("wanted-disaster"),
            Task::Fish(FishTask::Boot { .. }) => wants("wanted-player"),
            Task::Knights(task) => wants(match task {
                KnightsTask::LoseKnight { .. } | KnightsTask::Promote { .. } => "wanted-knight",
                KnightsTask::PlaceMetropolis { .. } | KnightsTask::LoseCity { .. } => "wanted-city",
                KnightsTask::Relocate { .. } | KnightsTask::PlaceDeserter { .. } => "wanted-spot",
                KnightsTask::ChooseDeck { .. } | KnightsTask::PutBack { .. } => "wanted-deck",
                KnightsTask::EventDie { .. } => "wanted-face",
                KnightsTask::TradeAtHarbor { .. } | KnightsTask::StealFromEach { .. } => {
                    "wanted-done"
                }
            }),
            Task::RobberTo { to: RobberEscape::Fixed(None), .. }
            | Task::MendRoad { .. }
            | Task::Vote { .. }
            | Task::FreeRoad { .. }
            | Task::Fish(FishTask::Exchange { .. }) => wants("wanted-done"),
        }
    }

    /// The same of a task of Seafarers.
    fn at_sea(view: &View<'_>, draft: &TaskDraft, (player, task): (Seat, &SeaTask)) -> Self {
        let is_on = view.following().is_on();
        let wants = |wanted| Self { wanted, done: None, untold: None };
        let cards = |deed, (key, due): (&str, u16), (label, off): (&'static str, &str)| {
            let told = || view.about_with(key, player, "count", due.into());
            let (wanted, label, name) = if is_on {
                ("wanted-card", "task-untold-kinds", told())
            } else {
                ("wanted-done", label, view.about(off, player))
            };
            Self { untold: Some((label, name, Deed::Sea(deed))), ..wants(wanted) }
        };
        match task {
            SeaTask::Gold { count, .. } => {
                let deed = SeaDeed::TakeGold { player, cards: None };
                let due = view.state.gold_due(*count);
                cards(deed, ("gold-untold", due), ("task-take-done", "gold-done"))
            }
            SeaTask::Scenario(ScenarioTask::LoseToFleet { count, .. }) => {
                let deed = SeaDeed::Scenario(ScenarioDeed::LoseToFleet { player, cards: None });
                let due = view.state.lost_to_fleet(player, *count);
                cards(deed, ("sea-fleet-untold", due), ("task-pay-done", "sea-fleet-done"))
            }
            SeaTask::Scenario(ScenarioTask::Fleet { .. }) => wants("wanted-die"),
            SeaTask::Scenario(ScenarioTask::LayHarbor { .. }) => wants("wanted-coast"),
            SeaTask::Scenario(ScenarioTask::RevealPoints { .. }) => wants("wanted-points"),
            SeaTask::TurnUp { .. } => {
                wants(if draft.ground.is_some() { "wanted-token" } else { "wanted-ground" })
            }
            SeaTask::FreeShip { .. } => wants("wanted-done"),
        }
    }
}

/// The other player a task is about: the one touched, or the only one possible.
fn other(draft: &TaskDraft, task: &Task) -> Option<Seat> {
    let (Task::Steal { from: StealTargets::OneOf(all), .. } | Task::Give { to: all, .. }) = task
    else {
        return None;
    };
    draft.other.or(only(all))
}

/// The only one, if there is but one.
pub fn only<T: Copy>(all: &[T]) -> Option<T> {
    if let [only] = all { Some(*only) } else { None }
}

/// A button that gets around a task: it leaves what nobody has to do, or passes over a duty.
pub struct WayRound {
    is_duty: bool,
    label: String,
    name: String,
    command: Command,
}

impl WayRound {
    /// Returns the way around the open task with this number.
    fn of(view: &View<'_>, nth: usize, task: &Task) -> Option<Self> {
        let is_duty = view.state.freedom_of(task) == Freedom::Must;
        if !is_duty {
            let name = view.text.with("task-leave-name", &[("left", view.left(task).into())]);
            let command = Command::Act(Deed::Leave { task: nth });
            return Some(Self { is_duty, label: view.text.get("task-leave"), name, command });
        }
        let label = if let Task::ChooseYield { one_of, .. } = task {
            // A player who doesn't choose takes the first.
            let first = one_of.first().map(|kind| view.text.kind(*kind));
            view.text.with("task-skip-yield", &[("resource", first.unwrap_or_default().into())])
        } else {
            view.text.get("task-skip")
        };
        let name = view.with("task-skip-name", &[("label", &label), ("task", &view.task(task))]);
        let command = Command::Act(Deed::DoneAtTable { task: nth });
        // What the table resolves itself needs no way around.
        let is_needed = !matches!(task, Task::AtTable { .. });
        is_needed.then_some(Self { is_duty, label, name, command })
    }

    /// Leaving a task that nobody has to do.
    pub fn leave(view: &View<'_>, nth: usize, task: &Task) -> Option<Self> {
        Self::of(view, nth, task).filter(|way| !way.is_duty)
    }

    /// Draws it in this color; returns what it does once it is touched.
    pub fn show(self, ui: &mut Ui, tone: Option<Tone>, size: Vec2) -> Option<Command> {
        let plate = SizedButton::new(self.label).named(self.name).tone(tone).text(15.0);
        plate.show(ui, size).clicked().then_some(self.command)
    }

    /// The button at the bottom that leaves `task` for all that is left of it.
    pub fn next(self, view: &View<'_>, task: &Task) -> NextButton {
        let label = view.text.with("task-leave-all", &[("left", view.left(task).into())]);
        let brief = view.text.get("task-leave");
        let button = NextButton::go(label, self.command).named(self.name).brief(brief);
        button.quiet(true).of(task.player())
    }
}

/// Draws the way past the open task with this number, if it is a duty: a text for a table that did
/// otherwise, in so much room.
pub fn past_duty(
    ui: &mut Ui,
    view: &View<'_>,
    (nth, task): (usize, &Task),
    size: Vec2,
) -> Option<Command> {
    let skip = WayRound::of(view, nth, task).filter(|way| way.is_duty)?;
    let text = SizedButton::new(skip.label).named(skip.name).text(14.0).link();
    text.show(ui, size).clicked().then_some(skip.command)
}

/// Returns whether the open task with this number has a way past it.
pub fn has_way_past(view: &View<'_>, nth: usize, task: &Task) -> bool {
    WayRound::of(view, nth, task).is_some_and(|way| way.is_duty)
}

/// Draws the button that says that a task was done with cards nobody names, and what that costs.
pub fn untold(ui: &mut Ui, view: &View<'_>, draft: &TaskDraft, task: &Task) -> Option<Command> {
    let told = Asked::of(view, draft, task).untold.filter(|_| view.following().is_on());
    let (label, name, deed) = told?;
    let button = view.keyed_button(label).named(name).tone(view.palette.quiet).text(15.0);
    let is_told = button.touched(ui, FINGER);
    // What it costs if nobody says which cards they were.
    let is_seen = matches!(task, Task::Steal { .. } | Task::Give { .. });
    let costs = if is_seen { "task-untold-costs-hands" } else { "task-untold-costs" };
    hint(ui, &view.text.get(costs));
    is_told.then_some(Command::Record(deed))
}

/// The width of the text that passes over a duty, in points.
pub const PAST: f32 = 176.0;

/// Draws the duties that were passed over in this turn, each with a way to make up for it: it
/// is taken back if nothing has been done since, or else put right in the table check.
pub fn skipped(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    if view.news.skipped.is_empty() {
        return None;
    }
    let mut asked = None;
    warning_box(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, 4.0);
        for skipped in &view.news.skipped {
            let room = vec2(ui.available_width() - MAKE_UP - GAP, FINGER);
            ui.horizontal(|ui| {
                let centered = Layout::left_to_right(Align::Center);
                ui.allocate_ui_with_layout(room, centered, |ui| {
                    ui.set_width(room.x);
                    who_bold(ui, view, skipped.task.player(), &skipped.words, 16.0);
                });
                let name = view.with("task-make-up-name", &[("left", &skipped.words)]);
                let button = view.keyed_button("task-make-up").named(name);
                if button.text(15.0).show(ui, vec2(MAKE_UP, FINGER)).clicked() {
                    asked = Some(making_up(skipped));
                }
            });
        }
    });
    asked
}

/// The width of the button that makes up for a duty, in points.
const MAKE_UP: f32 = 132.0;

/// Leads to what makes up for a duty that was passed over.
fn making_up(skipped: &Skipped) -> Command {
    if skipped.since == 0 {
        return Command::Undo;
    }
    if let Task::Barbarians { .. } = skipped.task {
        return Command::Open(PlayPage::Ship);
    }
    let is_robber = matches!(skipped.task, Task::MoveRobber { .. } | Task::RobberTo { .. });
    let player = CheckStep::Player(skipped.task.player());
    let step = if is_robber { CheckStep::Ground } else { player };
    Command::Open(PlayPage::Check(CheckAt::Step(step)))
}

/// The command that passes over the open task, if it is a duty.
pub fn skip(view: &View<'_>, draft: &TaskDraft) -> Option<Command> {
    let (nth, task) = draft.current(view)?;
    WayRound::of(view, nth, task).filter(|way| way.is_duty).map(|way| way.command)
}
