//! What a progress card asks once it is played, step by step (KNIGHTS 12).

use super::{KnightsTask, Play};
use crate::{Freedom, GiftOf, Kinds, SeaTask, Seat, Seats, State, StealTargets, Task, Way};

/// How many knights a Smith promotes, roads Road Building brings, cards a guest gives
/// (KNIGHTS 12).
const TWO: usize = 2;

impl State {
    pub(super) fn play_tasks(&self, play: &Play) -> Vec<Task> {
        let player = self.builder();
        match play {
            Play::Crane { track } => self.metropolis_task(player, *track).into_iter().collect(),
            Play::RoadBuilding => {
                vec![Task::FreeRoad { player }; self.free_roads(player).min(TWO)]
            }
            Play::Smith => {
                let promote = Task::Knights(KnightsTask::Promote { player });
                vec![promote; self.promotable().take(TWO).count()]
            }
            Play::CommercialHarbor => {
                let partners = self.harbor_partners().into_iter();
                let trade = |with| Task::Knights(KnightsTask::TradeAtHarbor { player, with });
                partners.map(trade).collect()
            }
            Play::Bishop => vec![
                Task::MoveRobber { player, freedom: Freedom::Must },
                Task::Knights(KnightsTask::StealFromEach { player }),
            ],
            Play::Deserter { from } => {
                vec![Task::Knights(KnightsTask::LoseKnight { player: *from })]
            }
            // What it was decides what may be laid in its place: a ship where no road could.
            Play::Diplomat { at, from } if *from == player => match self.took_up(*at) {
                Way::Road => vec![Task::FreeRoad { player }],
                Way::Ship => vec![Task::Sea(SeaTask::FreeShip { player })],
            },
            Play::Intrigue { .. } => self.relocation_task().into_iter().collect(),
            Play::Saboteur => {
                let count = |seat| self.hand_size(seat).map(|size| size / 2);
                let hit = self.sabotaged().into_iter();
                hit.map(|seat| Task::Discard { player: seat, count: count(seat) }).collect()
            }
            Play::Wedding => self
                .wedding_guests()
                .into_iter()
                .flat_map(|guest| {
                    let has = self.hand_size(guest).map_or(TWO, usize::from);
                    let gift = Task::Give {
                        player: guest,
                        to: Seats::from_iter([player]),
                        of: GiftOf::Any,
                    };
                    vec![gift; has.min(TWO)]
                })
                .collect(),
            Play::Diplomat { .. }
            | Play::Alchemist { .. }
            | Play::Engineer { .. }
            | Play::Inventor { .. }
            | Play::Irrigation
            | Play::Medicine { .. }
            | Play::Mining
            | Play::MasterMerchant { .. }
            | Play::Merchant { .. }
            | Play::MerchantFleet { .. }
            | Play::ResourceMonopoly { .. }
            | Play::TradeMonopoly { .. }
            | Play::Spy { .. }
            | Play::Warlord => Vec::new(),
        }
    }

    /// The displaced knight goes where it can; where it can't, it is back in the supply.
    pub(super) fn relocation_task(&self) -> Option<Task> {
        let displaced = self.knights.as_deref().and_then(super::KnightsState::displaced);
        let (player, ..) = displaced.filter(|_| !self.relocations().is_empty())?;
        Some(Task::Knights(KnightsTask::Relocate { player }))
    }

    /// Once the robber stands where a Bishop wants it, a card is taken from everybody
    /// beside it.
    pub(crate) fn point_out_each_victim(&mut self) {
        let Some(Task::Knights(KnightsTask::StealFromEach { player })) = self.tasks.first() else {
            return;
        };
        let player = *player;
        let owners = self.owners_beside_robber().into_iter();
        let owners = owners.filter(|owner| *owner != player);
        let steal = |owner: Seat| Task::Steal {
            player,
            from: StealTargets::OneOf(Seats::from_iter([owner])),
            freedom: Freedom::Must,
            of: Kinds::WithCommodities,
        };
        self.tasks.splice(0..1, owners.map(steal).collect::<Vec<_>>());
    }

    /// Whether a task of Cities & Knights can still be done.
    pub(crate) fn is_doable(&self, task: &KnightsTask) -> bool {
        match task {
            KnightsTask::PutBack { player } => self.has_surplus(*player),
            KnightsTask::Promote { .. } => self.promotable().next().is_some(),
            KnightsTask::TradeAtHarbor { with, .. } => {
                self.seating.is_present(*with) && self.may_trade_at_harbor(*with)
            }
            KnightsTask::LoseKnight { player } => self.pieces.knights_of(*player).next().is_some(),
            KnightsTask::PlaceDeserter { .. } => {
                !self.deserter_levels().is_empty() && !self.knight_spots().is_empty()
            }
            KnightsTask::Relocate { .. } => !self.relocations().is_empty(),
            KnightsTask::LoseCity { player } => !self.cities_without_metropolis(*player).is_empty(),
            KnightsTask::ChooseDeck { .. } => {
                super::Track::ALL.into_iter().any(|track| self.progress_left(track) > 0)
            }
            KnightsTask::PlaceMetropolis { player, .. } => {
                !self.cities_without_metropolis(*player).is_empty()
            }
            KnightsTask::EventDie { .. } | KnightsTask::StealFromEach { .. } => true,
        }
    }
}
