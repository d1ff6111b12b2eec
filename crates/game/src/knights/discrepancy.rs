//! What does not add up in Cities & Knights: numbers and places that the table gave and
//! that contradict each other.

use super::{KnightsTask, Level, PROGRESS_CARDS, PointCard, Track};
use crate::{Building, MessageValue, Seat, State, Task};
use board::Intersection;
use derive::Said;

/// Something that can't all be true, though each part of it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said)]
#[said("odd", names)]
pub enum KnightsDiscrepancy {
    /// More progress cards of a deck are out than there are.
    ProgressCards {
        track: Track,
        /// How many were counted.
        #[said("counted")]
        #[said("supply", with = in_the_box)]
        counted: u16,
    },
    /// A metropolis that stands on no city.
    MetropolisWithoutCity {
        track: Track,
        #[said("place")]
        at: Intersection,
    },
    /// A metropolis whose owner has not reached level 4 of its track.
    MetropolisWithoutLevel { track: Track, player: Seat },
    /// Somebody reached level 4 of a track, and nobody has its metropolis.
    NoMetropolis {
        track: Track,
        /// Who reached it.
        player: Seat,
    },
    /// Two metropolises on one city.
    TwoMetropolises {
        #[said("place")]
        at: Intersection,
    },
    /// A wall under no city of its owner's.
    WallWithoutCity {
        player: Seat,
        #[said("place")]
        at: Intersection,
    },
    /// A knight at no road of its owner's.
    KnightWithoutRoad {
        player: Seat,
        #[said("place")]
        at: Intersection,
    },
}

/// Returns how many progress cards of a deck there are.
const fn in_the_box(_: u16) -> MessageValue {
    MessageValue::Count(PROGRESS_CARDS as u64)
}

impl State {
    /// All of Cities & Knights that does not add up, numbers first.
    pub(crate) fn knights_discrepancies(&self) -> Vec<KnightsDiscrepancy> {
        let Some(knights) = self.knights() else { return Vec::new() };
        let mut found = Vec::new();
        for track in Track::ALL {
            let held = self.players.seats().map(|seat| u16::from(self.progress_of(seat, track)));
            let shown = PointCard::ALL
                .into_iter()
                .filter(|point| point.card().track() == track && knights.shown(*point).is_some());
            let counted = held.sum::<u16>() + u16::try_from(shown.count()).unwrap_or(u16::MAX);
            if counted > u16::from(PROGRESS_CARDS) {
                found.push(KnightsDiscrepancy::ProgressCards { track, counted });
            }
        }
        let metropolises = &knights.table().metropolises;
        for (track, at) in metropolises {
            found.extend(self.odd_metropolis(track, *at));
            let same = |other: &&Track| metropolises[**other] == *at && **other < track;
            if let Some(at) = at.filter(|_| Track::ALL.iter().any(|other| same(&other))) {
                found.push(KnightsDiscrepancy::TwoMetropolises { at });
            }
        }
        for player in self.players.seats() {
            let is_city = |at| self.pieces.building(at) == Some((player, Building::City));
            let bare = self.pieces.walls_of(player).filter(|at| !is_city(*at));
            found.extend(bare.map(|at| KnightsDiscrepancy::WallWithoutCity { player, at }));
            let own = self.pieces.knights_of(player).map(|(at, _)| at);
            let alone = own.filter(|at| !self.has_road_at(player, *at));
            found.extend(alone.map(|at| KnightsDiscrepancy::KnightWithoutRoad { player, at }));
        }
        found
    }

    fn is_placing_metropolis(&self, track: Track) -> bool {
        let is_of_it = |task: &Task| matches!(task, Task::Knights(KnightsTask::PlaceMetropolis { track: of, .. }) if *of == track);
        self.tasks.iter().any(is_of_it)
    }

    fn odd_metropolis(&self, track: Track, at: Option<Intersection>) -> Option<KnightsDiscrepancy> {
        let reached = |seat: &Seat| self.improvement(*seat, track) >= Level::METROPOLIS;
        let Some(at) = at else {
            // While the app asks where it goes, it isn't missing.
            if self.is_placing_metropolis(track) {
                return None;
            }
            let player = self.players.seats().find(reached)?;
            return Some(KnightsDiscrepancy::NoMetropolis { track, player });
        };
        match self.pieces.building(at) {
            Some((player, Building::City)) => (!reached(&player))
                .then_some(KnightsDiscrepancy::MetropolisWithoutLevel { track, player }),
            _ => Some(KnightsDiscrepancy::MetropolisWithoutCity { track, at }),
        }
    }
}
