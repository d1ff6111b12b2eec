//! The progress cards of each player: what they drew, played, and gave back (KNIGHTS 8).

use enum_map::EnumMap;

use crate::report::Scene;
use game::{Deed, KnightsChange, KnightsDeed, PerSeat, Play, PointCard, ProgressCard, Seat, Track};

/// The progress cards of one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProgressTally {
    /// Cards drawn, by deck.
    pub drawn: EnumMap<Track, u32>,
    /// Cards that a Spy took from others.
    pub spied: EnumMap<Track, u32>,
    /// Cards that somebody else's Spy took.
    pub lost: EnumMap<Track, u32>,
    /// Cards that were too many and went back.
    pub put_back: EnumMap<Track, u32>,
    /// Cards played, by name.
    pub played: EnumMap<ProgressCard, u32>,
    /// Cards shown for a point, in order.
    pub shown: Vec<PointCard>,
}

impl ProgressTally {
    /// How many were drawn from all decks.
    pub fn all_drawn(&self) -> u32 {
        self.drawn.values().sum()
    }

    /// How many were played, without those shown for a point.
    pub fn all_played(&self) -> u32 {
        self.played.values().sum()
    }

    /// How many of `track` came to the hand and have not left it. Where the table corrected
    /// the hand, that is not counted.
    pub fn held(&self, track: Track) -> i64 {
        let of_track = |card: &ProgressCard| card.track() == track;
        let played = ProgressCard::ALL.into_iter().filter(of_track);
        let played: u32 = played.map(|card| self.played[card]).sum();
        let shown = self.shown.iter().filter(|point| of_track(&point.card())).count();
        let came = i64::from(self.drawn[track] + self.spied[track]);
        let left = i64::from(self.lost[track] + self.put_back[track] + played);
        came - left - i64::try_from(shown).unwrap_or(i64::MAX)
    }
}

/// Counts what this scene did with progress cards.
pub(super) fn note(players: &mut PerSeat<ProgressTally>, scene: &Scene<'_>) {
    let mut of = |seat: Seat, count: &dyn Fn(&mut ProgressTally)| {
        if let Some(tally) = players.get_mut(seat) {
            count(tally);
        }
    };
    for change in &scene.act.knights {
        if let KnightsChange::Drew { player, track } = change {
            of(*player, &|tally| tally.drawn[*track] += 1);
        }
    }
    let Deed::Knights(deed) = &scene.act.deed else { return };
    match deed {
        KnightsDeed::ChooseDeck { player, track } => {
            of(*player, &|tally| tally.drawn[*track] += 1);
        }
        KnightsDeed::PutBack { player, track } => {
            of(*player, &|tally| tally.put_back[*track] += 1);
        }
        KnightsDeed::ShowPoint { player, point } => {
            of(*player, &|tally| tally.shown.push(*point));
        }
        KnightsDeed::Play(play) => {
            of(scene.doer(), &|tally| tally.played[play.card()] += 1);
            if let Play::Spy { from, took: Some(track) } = play {
                of(scene.doer(), &|tally| tally.spied[*track] += 1);
                of(*from, &|tally| tally.lost[*track] += 1);
            }
        }
        _ => {}
    }
}
