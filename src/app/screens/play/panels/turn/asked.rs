//! What an open task asks for: what is being put together for it, what the button at the bottom says
//! of it, and how it is told that it was done with cards that nobody names.

use crate::app::screens::play::panel::Aim;
use crate::app::screens::play::parts::keys::RollEntry;
use crate::app::screens::play::parts::spots::current;
use crate::app::screens::play::view::View;
use board::Terrain;
use cards::EventFace;
use game::{
    CardKind, Cards, Deed, Following, KnightsTask, RobberEscape, SeaDeed, SeaTask, Seat,
    StealTargets, Task,
};
use words::text::Value;

/// What is being put together for an open task.
#[derive(Debug, Default)]
pub struct TaskDraft {
    /// Which of the open tasks, and which places can be touched for it.
    pub aim: Aim,
    /// The player to take from or give to.
    pub other: Option<Seat>,
    /// Cards to discard.
    pub cards: Cards,
    /// Whether the kinds of a discard are told although nobody has to.
    pub by_kind: bool,
    /// What the player gives to the bank in a swap.
    pub give: Option<CardKind>,
    /// What the table's event die shows, until its red die is told.
    pub face: Option<EventFace>,
    /// What lies under a hidden hex, until its token is told.
    pub ground: Option<Terrain>,
    /// The digits of its number typed so far.
    pub entry: RollEntry,
}

impl TaskDraft {
    /// The task being done, with its number.
    pub fn current<'a>(&self, view: &View<'a>) -> Option<(usize, &'a Task)> {
        current(view, self.aim.which)
    }

    /// Switches to another open task.
    pub fn choose(&mut self, nth: usize) {
        let aim = Aim { which: Some(nth), filter: self.aim.filter, level: None };
        *self = Self { aim, ..Self::default() };
    }
}

/// What a task asks for.
pub struct Asked {
    /// The key of what is needed next, for the button at the bottom.
    pub wanted: &'static str,
    /// What that button says and does where one touch of it settles the task.
    pub done: Option<(String, Deed)>,
    /// That it was done with cards whose kinds nobody tells.
    pub untold: Option<Untold>,
}

/// The key of a button's label, the button's name, and what it does.
type Untold = (&'static str, String, Deed);

impl Asked {
    const fn wants(wanted: &'static str) -> Self {
        Self { wanted, done: None, untold: None }
    }

    fn done(label: String, deed: Deed) -> Self {
        Self { done: Some((label, deed)), ..Self::wants("wanted-done") }
    }

    /// Of cards of the player's own choice.
    fn card(view: &View<'_>, untold: Option<Untold>) -> Self {
        let wanted = if view.following().is_on() { "wanted-card" } else { "wanted-done" };
        Self { untold, ..Self::wants(wanted) }
    }

    /// Of a card that goes between two players: `untold` once the other one is known.
    fn between(view: &View<'_>, names_card: bool, untold: Option<(String, Deed)>) -> Self {
        // With secret hands, a card that nobody sees is nothing unusual.
        let is_open = view.following() == Following::Open;
        let wanted = if names_card && untold.is_some() { "wanted-card" } else { "wanted-player" };
        let untold = untold.filter(|_| is_open);
        let untold = untold.map(|(name, deed)| ("task-untold-kind", name, deed));
        Self { untold, ..Self::wants(wanted) }
    }

    pub fn of(view: &View<'_>, draft: &TaskDraft, task: &Task) -> Self {
        let (player, following) = (task.player(), view.following());
        let (is_on, is_open) = (following.is_on(), following == Following::Open);
        let named = |key: &str| view.about(key, player);
        let counted = |key: &str, count: u16| view.about_with(key, player, "count", count.into());
        let with = |key: &str, other: &str, seat: Seat| {
            view.about_with(key, player, other, Value::from(view.name(seat)))
        };
        // Where hands aren't followed, the one thing to say is that it was done.
        let either = |off: (&'static str, &str), on: (&'static str, &str), deed| {
            let (label, key) = if is_on { on } else { off };
            Some((label, named(key), deed))
        };
        match task {
            Task::Discard { count, .. } => {
                let untold = |count| {
                    let deed = Deed::Discard { player, cards: None };
                    ("task-untold-kinds", counted("task-untold-discard", count), deed)
                };
                let untold = count.filter(|_| is_open).map(untold);
                Self { untold, ..Self::wants("wanted-done") }
            }
            Task::Sea(SeaTask::Gold { count, .. }) => {
                let deed = Deed::Sea(SeaDeed::TakeGold { player, cards: None });
                let name = || counted("gold-untold", view.state.gold_due(*count));
                let untold = if is_on {
                    ("task-untold-kinds", name(), deed)
                } else {
                    ("task-take-done", named("gold-done"), deed)
                };
                Self::card(view, Some(untold))
            }
            Task::Pay { .. } => {
                let deed = Deed::Pay { player, card: None };
                let off = ("task-pay-done", "task-pay-done-name");
                Self::card(view, either(off, ("task-untold-kind", "task-untold-pay"), deed))
            }
            Task::Take { resource, .. } => {
                let deed = Deed::Take { player, card: None };
                let off = ("task-take-done", "task-take-done-name");
                let untold = either(off, ("task-untold-kind", "task-untold-take"), deed);
                Self::card(view, untold.filter(|_| !is_on || resource.is_none()))
            }
            Task::Swap { .. } => {
                let untold = || {
                    let deed = Deed::Swap { player, cards: None };
                    ("task-swap-done", named("task-swap-done-name"), deed)
                };
                Self { untold: (!is_on).then(untold), ..Self::wants("wanted-done") }
            }
            Task::Steal { .. } => {
                let untold = other(draft, task).map(|from| {
                    let deed = Deed::Steal { player, from, card: None };
                    (with("task-untold-steal", "from", from), deed)
                });
                Self::between(view, is_open, untold)
            }
            Task::Give { .. } => {
                let untold = other(draft, task).map(|to| {
                    let deed = Deed::Give { player, to, card: None };
                    (with("task-untold-give", "to", to), deed)
                });
                Self::between(view, is_on, untold)
            }
            Task::TurnWeather { .. } => {
                let season = view.text.season(view.state.season().next());
                let label = view.text.with("task-weather-done", &[("season", season.into())]);
                Self::done(label, Deed::TurnWeather)
            }
            Task::AtTable { .. } => Self::done(view.text.get("task-done"), Deed::Resolve),
            Task::Barbarians { .. } => {
                Self::done(view.text.get("task-barbarians-done"), Deed::Resolve)
            }
            Task::MoveRobber { .. }
            | Task::RobberTo {
                to: RobberEscape::Fixed(Some(_)) | RobberEscape::Among(_), ..
            } => Self::wants("wanted-hex"),
            Task::DamageRoad { .. } => {
                let has_ships = view.state.pieces().ships_of(player).next().is_some();
                Self::wants(if has_ships { "wanted-road-or-ship" } else { "wanted-road" })
            }
            Task::ChooseYield { .. } => Self::wants("wanted-card"),
            Task::Sea(SeaTask::TurnUp { .. }) => {
                let is_token = draft.ground.is_some();
                Self::wants(if is_token { "wanted-token" } else { "wanted-ground" })
            }
            Task::Knights(task) => Self::wants(match task {
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
            | Task::Sea(SeaTask::FreeShip { .. }) => Self::wants("wanted-done"),
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
