//! Changes since the game was last looked at: when something was shown, what screen readers
//! announce of it, what is heard, and the table as it was, with what moves on it.

use std::sync::Arc;

use egui::accesskit::Live;
use egui::{Id, Rect, Role, Sense, Ui, Vec2};

use super::panel::{PanelSheet, PastArrival, PastMoment};
use super::parts::motion::{Haste, Moving, MovingPart};
use super::parts::moves::GamePoint;
use super::view::View;
use crate::app::sound::{Cue, Heard};
use game::{
    Act, ActId, AttackReason, CardWork, Deed, Game, KnightsDeed, OilDeed, RiversDeed, ScenarioDeed,
    SeaChange, SeaDeed, State, Task, WagonChange, WagonDeed, WagonTask,
};
use kit::widgets::named_place;
use words::game::announcement::Since;
use words::game::{RefusalWords, StepName};

/// A point of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameMoment {
    acts: usize,
    last: Option<ActId>,
    pub turn: u32,
}

impl GameMoment {
    pub fn of(game: &Game) -> Self {
        let last = game.acts().next_back().map(|(id, ..)| id);
        Self { acts: game.count(), last, turn: game.state().turn() }
    }
}

/// The page beside the island: a turn becomes another page after every act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ShownPage {
    pub name: &'static str,
    pub sheet: PanelSheet,
    pub moment: Option<GameMoment>,
}

/// Returns what happened between two moments, the first of which may not have been seen; `undo` is
/// what could be undone at it.
pub fn since(before: Option<GameMoment>, now: GameMoment, undo: Option<StepName>) -> Since {
    match (before, undo) {
        (None, _) => Since::Looked,
        (Some(before), Some(undo)) if now.acts + undo.acts == before.acts => {
            Since::TakenBack(undo.long)
        }
        (Some(before), _) if now.acts < before.acts => Since::Looked,
        _ => Since::Done,
    }
}

/// Puts the `announced` sentences where screen readers listen; errors are announced at once.
pub fn announce(ui: &Ui, view: &View<'_>, announced: &str) {
    live(ui, Id::unique("announcement"), (Role::Status, Live::Polite), announced);
    let refused =
        view.refused.map(|(deed, refusal)| RefusalWords::of(view, deed, refusal).together());
    let trouble = || Some(view.text.with("not-saved", &[("why", view.trouble?.into())]));
    if let Some(words) = refused.or_else(trouble) {
        live(ui, Id::unique("alert"), (Role::Alert, Live::Assertive), &words);
    }
}

/// A sentence that is invisible and can't be touched.
fn live(ui: &Ui, id: Id, (role, live): (Role, Live), words: &str) {
    let place = Rect::from_min_size(ui.max_rect().min, Vec2::splat(1.0));
    named_place(ui, place, id, (Sense::hover(), role), words);
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_live(live);
        node.set_live_atomic();
    });
}

/// A step of the game: when it was looked at before, whether another turn has begun, and whether
/// barbarians have attacked (KNIGHTS 9).
type HeardStep = (Option<GameMoment>, bool, bool);

/// Returns what is heard of a step and of `before`, which hasn't been heard yet; of what is only
/// looked at, nothing.
pub fn heard(
    view: &View<'_>,
    since: &Since,
    step: HeardStep,
    announced: &str,
    before: Heard,
) -> Heard {
    let words = Some(announced.to_owned());
    match since {
        Since::Looked => Heard::default(),
        Since::TakenBack(_) => Heard { cue: None, words },
        // What follows by itself may come a frame later.
        Since::Done => Heard { cue: cue(view, step), words }.after(before),
    }
}

fn cue(view: &View<'_>, (was, is_other_turn, is_attack): HeardStep) -> Option<Cue> {
    if is_attack {
        return Some(Cue::Attack);
    }
    let count = was?.acts;
    let acts = || view.game.acts_from(count).map(|(_, _, act)| act);
    let mut sails = acts().flat_map(|act| &act.sea);
    if sails.any(|change| matches!(change, SeaChange::Attacked(attack) if attack.loses > 0)) {
        return Some(Cue::Attack);
    }
    let cues = |act: &Act| [cue_of(&act.deed, view.state), cue_of_modules(act)];
    let loudest = acts().flat_map(cues).flatten().max();
    let is_next = is_other_turn && view.state.over().is_none();
    loudest.or_else(|| is_next.then_some(Cue::Turn))
}

/// Returns what is heard of what fish, gold, wagons, and oil bring.
fn cue_of_modules(act: &Act) -> Option<Cue> {
    let mut tasks = act.tasks.iter().flatten();
    let drives_off = matches!(act.deed, Deed::Wagons(WagonDeed::DriveOff { .. }));
    let is_driven = |task: &Task| {
        drives_off && matches!(task, Task::Wagons(WagonTask::Bandit { from: Some(_), .. }))
    };
    let delivers = |change: &WagonChange| matches!(change, WagonChange::Delivered { .. });
    let cues = [
        (Cue::Gold, !act.gold.is_empty()),
        (Cue::Catch, !act.fish.is_empty()),
        (Cue::Delivery, act.wagons.iter().any(delivers)),
        (Cue::DrivenOff, tasks.any(is_driven)),
        (Cue::Disaster, matches!(act.deed, Deed::Oil(OilDeed::Disaster { .. }))),
    ];
    cues.into_iter().filter_map(|(cue, is_heard)| is_heard.then_some(cue)).max()
}

fn cue_of(deed: &Deed, state: &State) -> Option<Cue> {
    use game::DeedGroup::{
        Answer, Built, Buy, Card, Change, Correction, Damage, Discard, End, Fish, Gold, Knights,
        Number, Oil, Play, Rivers, Robber, Sea, Steal, Trade, Turn, Vote, Wagons, Weather, Win,
    };
    if deed.is_number() {
        return Some(if state.number() == Some(7) { Cue::Seven } else { Cue::Card });
    }
    let builds = match deed.group() {
        Built(_) | Rivers(RiversDeed::BuildBridge { .. }) => true,
        Knights(deed) => builds(deed),
        Sea(deed) => matches!(
            deed,
            SeaDeed::FoundShip { .. }
                | SeaDeed::BuildShip { .. }
                | SeaDeed::Scenario(ScenarioDeed::LayHarbor { .. } | ScenarioDeed::BuildLevel)
        ),
        Oil(deed) => matches!(deed, OilDeed::BuildMetropolis { .. }),
        Answer
        | Buy
        | Card
        | Change
        | Correction
        | Damage
        | Discard
        | End
        | Fish(_)
        | Gold(_)
        | Rivers(RiversDeed::SaveCity { .. })
        | Number(_)
        | Play(_)
        | Robber
        | Steal
        | Trade
        | Turn
        | Vote
        | Wagons(_)
        | Weather
        | Win => false,
    };
    builds.then_some(Cue::Build)
}

/// Tells whether a deed of Cities & Knights puts something up.
fn builds(deed: &KnightsDeed) -> bool {
    match deed {
        KnightsDeed::BuildWall { .. }
        | KnightsDeed::Improve { .. }
        | KnightsDeed::PlaceMetropolis { .. }
        | KnightsDeed::Recruit { .. }
        | KnightsDeed::Promote { .. } => true,
        KnightsDeed::Play(play) => match play.card().work() {
            Some(CardWork::Wall | CardWork::Improvement | CardWork::City) => true,
            Some(CardWork::Activation) | None => false,
        },
        KnightsDeed::Activate { .. }
        | KnightsDeed::MoveKnight { .. }
        | KnightsDeed::Displace { .. }
        | KnightsDeed::Relocate { .. }
        | KnightsDeed::LoseCity { .. }
        | KnightsDeed::ChooseDeck { .. }
        | KnightsDeed::PutBack { .. }
        | KnightsDeed::ChaseRobber { .. }
        | KnightsDeed::RollEventDie { .. }
        | KnightsDeed::EventDie { .. }
        | KnightsDeed::ShowPoint { .. }
        | KnightsDeed::TradeAtHarbor { .. }
        | KnightsDeed::LoseKnight { .. }
        | KnightsDeed::PlaceDeserter { .. } => false,
    }
}

/// Motion on the table as it was.
#[derive(Debug, Default)]
pub struct PastTable {
    moving: Moving,
    arrival: Option<PastArrival>,
    attack: Option<Arc<AttackReason>>,
}

/// The table as it was, in this frame.
#[derive(Debug)]
pub struct PastFrame {
    state: Arc<State>,
    moving: Moving,
    /// Outcome of the barbarians' attack that is seen.
    pub attack: Option<Arc<AttackReason>>,
}

impl PastTable {
    /// Notes what is shown of the past, if anything is.
    pub fn follow(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        past: Option<&PastMoment>,
    ) -> Option<PastFrame> {
        let Some(past) = past else {
            *self = Self::default();
            return None;
        };
        if self.arrival.replace(past.arrival) != Some(past.arrival) {
            self.arrive(ui, view, past);
        }
        self.moving.tick(ui);
        let (state, moving) = (Arc::clone(&past.state), self.moving);
        Some(PastFrame { state, moving, attack: self.attack.clone() })
    }

    fn arrive(&mut self, ui: &Ui, view: &View<'_>, past: &PastMoment) {
        self.attack = None;
        let point = |acts| GamePoint::past(view.game, acts, &past.state);
        match past.arrival {
            PastArrival::Elsewhere => self.moving = Moving::default(),
            PastArrival::Sought(acts) => self.moving.jump(point(acts)),
            PastArrival::Played(acts, seconds) => {
                let now = ui.input(|input| input.time);
                let haste = Haste::within(seconds);
                self.moving.follow_again(point(acts), haste, view.motion, now);
                if self.moving.share(MovingPart::Attack) < 1.0 {
                    self.attack = view.game.attack_reason_by(acts).map(Arc::new);
                }
            }
        }
    }
}

impl PastFrame {
    pub fn view<'b, 'a: 'b>(&'b self, view: &View<'a>) -> View<'b> {
        View { animation: self.moving, ..view.at(&self.state) }
    }
}
