//! Tasks as scripts read them (FORMATS 3).

use serde::Serialize;

use board::{Hex, Resource};
use game::{GiftOf, Kinds, KnightsTask, RobberEscape, SeaTask, Seat, StealTargets, Task};

/// A task as FORMATS 3 writes it; also how a saved game's open tasks are shown.
#[derive(Default, Serialize)]
pub(super) struct TaskLine {
    #[serde(rename = "do")]
    what: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<Vec<Seat>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<Vec<Seat>>,
    /// The outer option says whether the field is present at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[expect(clippy::option_option, reason = "a hex, null, or no field")]
    hex: Option<Option<Hex>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    among: Option<Vec<Hex>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    one_of: Option<Vec<Resource>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    resource: Option<Resource>,
    /// What cards it is about, where there is a choice of kinds.
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<&'static str>,
}

impl TaskLine {
    /// Names what cards `task` is about in a game with `kinds`, unless it is about any.
    pub fn naming(mut self, task: &Task, kinds: Kinds) -> Self {
        if kinds == Kinds::WithCommodities {
            if let Task::Take { .. } | Task::Steal { of: Kinds::Resources, .. } = task {
                self.of = Some("resources");
            } else if let Task::Give { of: GiftOf::ResourcesFirst, .. } = task {
                self.of = Some("resources_first");
            }
        }
        self
    }
}

impl From<&Task> for TaskLine {
    fn from(task: &Task) -> Self {
        let line = |what| Self { what, player: Some(task.player()), ..Self::default() };
        match task {
            Task::Discard { count, .. } => Self { count: *count, ..line("discard") },
            Task::MoveRobber { .. } => line("move_robber"),
            Task::Steal { from: StealTargets::BesideRobber, .. } => line("steal"),
            Task::Steal { from: StealTargets::OneOf(seats), .. } => {
                Self { from: Some(seats.to_vec()), ..line("steal") }
            }
            Task::Take { resource, .. } => Self { resource: *resource, ..line("take") },
            Task::Give { to, .. } => Self { to: Some(to.to_vec()), ..line("give") },
            Task::DamageRoad { .. } => line("damage_road"),
            Task::RobberTo { to: RobberEscape::Fixed(hex), .. } => {
                Self { player: None, hex: Some(*hex), ..line("robber_to") }
            }
            Task::RobberTo { to: RobberEscape::Among(hexes), .. } => {
                Self { among: Some(hexes.clone()), ..line("robber_to") }
            }
            Task::ChooseYield { one_of, .. } => {
                Self { one_of: Some(one_of.clone()), ..line("choose_yield") }
            }
            Task::FreeRoad { .. } => line("free_road"),
            Task::Knights(KnightsTask::PlaceMetropolis { .. }) => line("place_metropolis"),
            Task::Knights(KnightsTask::Relocate { .. }) => line("relocate"),
            Task::Knights(KnightsTask::EventDie { .. }) => line("event_die"),
            Task::Knights(KnightsTask::LoseCity { .. }) => line("lose_city"),
            Task::Knights(KnightsTask::ChooseDeck { .. }) => line("choose_deck"),
            Task::Knights(KnightsTask::PutBack { .. }) => line("put_back"),
            Task::Knights(KnightsTask::Promote { .. }) => line("promote"),
            Task::Knights(KnightsTask::TradeAtHarbor { with, .. }) => {
                Self { to: Some(vec![*with]), ..line("trade_at_harbor") }
            }
            Task::Knights(KnightsTask::StealFromEach { .. }) => line("steal_from_each"),
            Task::Knights(KnightsTask::LoseKnight { .. }) => line("lose_knight"),
            Task::Knights(KnightsTask::PlaceDeserter { .. }) => line("place_deserter"),
            Task::Sea(SeaTask::Gold { count, .. }) => {
                Self { count: Some(u16::from(*count)), ..line("gold") }
            }
            Task::Sea(SeaTask::TurnUp { at, .. }) => {
                Self { hex: Some(Some(*at)), ..line("turn_up") }
            }
            Task::Sea(SeaTask::FreeShip { .. }) => line("free_ship"),
            Task::Pay { .. } => line("pay"),
            Task::Swap { .. } => line("swap"),
            Task::MendRoad { .. } => line("mend_road"),
            Task::AtTable { .. } => line("at_table"),
            Task::Vote { .. } => line("vote"),
            Task::TurnWeather { .. } => line("turn_weather"),
            Task::Barbarians { .. } => line("barbarians"),
        }
    }
}
