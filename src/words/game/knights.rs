//! Cities & Knights in sentences.

use super::GameWords;
use crate::game::{KnightsBreach, KnightsDeed, KnightsTask, NotOnTheTable, Seat, Track};

/// What a deed is called in a word.
pub(super) const fn noun(deed: &KnightsDeed) -> &'static str {
    match deed {
        KnightsDeed::BuildWall { .. } => "step-wall",
        KnightsDeed::Improve { .. } => "step-improve",
        KnightsDeed::PlaceMetropolis { .. } => "step-metropolis",
        KnightsDeed::Recruit { .. }
        | KnightsDeed::Activate { .. }
        | KnightsDeed::Promote { .. }
        | KnightsDeed::MoveKnight { .. }
        | KnightsDeed::Displace { .. }
        | KnightsDeed::Relocate { .. } => "step-knight",
        KnightsDeed::LoseCity { .. } => "step-pillage",
        KnightsDeed::ChooseDeck { .. } | KnightsDeed::PutBack { .. } => "step-progress",
        KnightsDeed::ChaseRobber { .. } => "step-robber",
    }
}

impl GameWords<'_> {
    /// The name of a track, within a sentence.
    pub fn track(&self, track: Track) -> String {
        self.text.get(&format!("track-{}", track.key()))
    }

    /// What was done, without its place.
    pub(super) fn knights_deed(&self, deed: &KnightsDeed, active: Seat) -> String {
        let who = |key: &str| self.about(key, active);
        let of =
            |key: &str, seat, track| self.about_with(key, seat, "track", self.track(track).into());
        match deed {
            KnightsDeed::BuildWall { .. } => who("act-wall"),
            KnightsDeed::Improve { track } => of("act-improve", active, *track),
            KnightsDeed::PlaceMetropolis { player, track, .. } => {
                of("act-metropolis", *player, *track)
            }
            KnightsDeed::Recruit { .. } => who("act-recruit"),
            KnightsDeed::Activate { .. } => who("act-activate"),
            KnightsDeed::Promote { .. } => who("act-promote"),
            KnightsDeed::MoveKnight { .. } => who("act-walk"),
            KnightsDeed::Displace { .. } => who("act-displace"),
            KnightsDeed::Relocate { player, .. } => self.about("act-relocate", *player),
            KnightsDeed::LoseCity { player, .. } => self.about("act-pillage", *player),
            KnightsDeed::ChooseDeck { player, track } => of("act-draw-progress", *player, *track),
            KnightsDeed::PutBack { player, track } => of("act-put-back", *player, *track),
            KnightsDeed::ChaseRobber { .. } => who("act-chase"),
        }
    }

    /// What a task asks.
    pub(super) fn knights_task(&self, task: &KnightsTask) -> String {
        match task {
            KnightsTask::PlaceMetropolis { player, track } => {
                self.about_with("task-metropolis", *player, "track", self.track(*track).into())
            }
            KnightsTask::LoseCity { player } => self.about("task-pillage", *player),
            KnightsTask::ChooseDeck { player } => self.about("task-choose-deck", *player),
            KnightsTask::PutBack { player } => self.about("task-put-back", *player),
            KnightsTask::EventDie { .. } => self.text.get("task-event-die"),
            KnightsTask::Relocate { player } => self.about("task-relocate", *player),
        }
    }

    /// What can't be.
    pub(super) fn not_on_the_table(&self, why: NotOnTheTable, active: Seat) -> String {
        let who = |key: &str| self.about(key, active);
        match why {
            NotOnTheTable::NotPlayed => self.text.get("knights-not-played"),
            NotOnTheTable::NoCity(_) => who("knights-no-city"),
            NotOnTheTable::WallThere(_) => self.text.get("knights-wall-there"),
            NotOnTheTable::NoWallLeft => who("knights-no-wall"),
            NotOnTheTable::TrackDone(_) => self.text.get("knights-track-done"),
            NotOnTheTable::NoKnight(_) => who("knights-no-knight"),
            NotOnTheTable::NoKnightLeft(_) => who("knights-none-left"),
            NotOnTheTable::ActiveAlready(_) => self.text.get("knights-active"),
            NotOnTheTable::MightyAlready(_) => self.text.get("knights-mighty"),
            NotOnTheTable::NoProgressCard(track) => {
                self.about_with("knights-no-progress", active, "track", self.track(track).into())
            }
            NotOnTheTable::DeckUsedUp(_) => self.text.get("knights-deck-used-up"),
            NotOnTheTable::NobodyToDisplace(_) => self.text.get("knights-nobody-there"),
        }
    }

    /// A rule that was not kept.
    pub(super) fn knights_breach(&self, breach: KnightsBreach) -> String {
        self.text.get(match breach {
            KnightsBreach::NoCommodity => "breach-knights-no-commodity",
            KnightsBreach::NoCityToImprove => "breach-knights-no-city",
            KnightsBreach::NoCityForMetropolis => "breach-knights-no-free-city",
            KnightsBreach::MetropolisThere(_) => "breach-knights-metropolis",
            KnightsBreach::MetropolisSafe(_) => "breach-knights-metropolis-safe",
            KnightsBreach::TooManyProgressCards => "breach-knights-too-many",
            KnightsBreach::KnightWithoutRoad(_) => "breach-knights-no-road",
            KnightsBreach::PromotedThisTurn(_) => "breach-knights-promoted",
            KnightsBreach::NoFortress(_) => "breach-knights-no-fortress",
            KnightsBreach::KnightMayNotAct(_) => "breach-knights-tired",
            KnightsBreach::OutOfReach(_) => "breach-knights-reach",
            KnightsBreach::NotWeaker(_) => "breach-knights-not-weaker",
            KnightsBreach::RobberNotBeside(_) => "breach-knights-not-beside",
            KnightsBreach::RobberLocked => "breach-knights-locked",
            KnightsBreach::WrongChase(_) => "breach-knights-chase",
        })
    }
}
