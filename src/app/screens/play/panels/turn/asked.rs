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
            Task::Sea(SeaTask::Gold { count, .. }) => {
                let deed = Deed::Sea(SeaDeed::TakeGold { player, cards: None });
                let due = view.state.gold_due(*count);
                card(Some(if is_on {
                    ("task-untold-kinds", counted("gold-untold", due), deed)
                } else {
                    ("task-take-done", named("gold-done"), deed)
                }))
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
            } => wants("wanted-hex"),
            Task::DamageRoad { .. } => {
                let has_ships = view.state.pieces().ships_of(player).next().is_some();
                wants(if has_ships { "wanted-road-or-ship" } else { "wanted-road" })
            }
            Task::ChooseYield { .. } => wants("wanted-card"),
            Task::Sea(SeaTask::TurnUp { .. }) => {
                wants(if draft.ground.is_some() { "wanted-token" } else { "wanted-ground" })
            }
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
            | Task::Sea(SeaTask::FreeShip { .. }) => wants("wanted-done"),
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
