//! What each player bought in Cities & Knights, and what their knights did.

use enum_map::{Enum, EnumMap};

use crate::report::Scene;
use game::{Deed, KnightsDeed, PerSeat, Play, Readiness};

/// What can be bought or done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Work {
    /// A knight, new on the island.
    Knight,
    /// A level more for a knight.
    Promotion,
    /// A knight made active.
    Activation,
    /// A wall.
    Wall,
    /// A level of improvement.
    Improvement,
    /// Somebody else's knight displaced by an own one.
    Displacement,
    /// The robber chased by a knight.
    Chase,
}

impl Work {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Knight,
        Self::Promotion,
        Self::Activation,
        Self::Wall,
        Self::Improvement,
        Self::Displacement,
        Self::Chase,
    ];

    /// What `deed` does, and how often; progress cards that do the same count.
    fn by(scene: &Scene<'_>, deed: &KnightsDeed) -> Option<(Self, usize)> {
        let lying = || {
            let own = scene.before.pieces().knights_of(scene.doer());
            own.filter(|(_, knight)| knight.readiness == Readiness::Inactive).count()
        };
        Some(match deed {
            KnightsDeed::Recruit { .. } => (Self::Knight, 1),
            KnightsDeed::Promote { .. } => (Self::Promotion, 1),
            KnightsDeed::Activate { .. } => (Self::Activation, 1),
            KnightsDeed::Play(Play::Warlord) => (Self::Activation, lying()),
            KnightsDeed::BuildWall { .. } | KnightsDeed::Play(Play::Engineer { .. }) => {
                (Self::Wall, 1)
            }
            KnightsDeed::Improve { .. } | KnightsDeed::Play(Play::Crane { .. }) => {
                (Self::Improvement, 1)
            }
            KnightsDeed::Displace { .. } => (Self::Displacement, 1),
            KnightsDeed::ChaseRobber { .. } => (Self::Chase, 1),
            _ => return None,
        })
    }
}

/// How often a player did what.
pub type Works = EnumMap<Work, u32>;

/// Counts what this scene did.
pub(super) fn note(players: &mut PerSeat<Works>, scene: &Scene<'_>) {
    let Deed::Knights(deed) = &scene.act.deed else { return };
    let Some((work, count)) = Work::by(scene, deed) else { return };
    if let Some(works) = players.get_mut(scene.doer()) {
        works[work] += u32::try_from(count).unwrap_or(u32::MAX);
    }
}
