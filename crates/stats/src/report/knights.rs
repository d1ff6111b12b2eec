//! The part of a report that is about Cities & Knights: the barbarians and the knights
//! against them, progress cards, and improvements.

use enum_map::EnumMap;

use super::{Scene, TurnsPlayed};
use game::{
    Attack, Deed, KnightsChange, KnightsDeed, PerSeat, Play, PointCard, ProgressCard, Seat, State,
    Track,
};

/// The part of a report that is about Cities & Knights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnightsReport {
    /// Each attack, in order.
    pub attacks: Vec<AttackRecord>,
    /// The barbarians against the knights, turn by turn.
    pub strengths: Strengths,
    pub progress: PerSeat<ProgressTally>,
    pub levels: Levels,
}

impl KnightsReport {
    /// The report on the `opening`; nothing where it is played without.
    pub(super) fn begin(opening: &State) -> Option<Self> {
        opening.knights()?;
        Some(Self {
            attacks: Vec::new(),
            strengths: Strengths { turns: vec![opening.attack_now()], attacked: None },
            progress: opening.players().map(|_, _| ProgressTally::default()),
            levels: Levels::at(opening),
        })
    }

    /// Notes what was done in this scene, which is of the turn that is this far among those
    /// played. Scenes must be seen in order.
    pub(super) fn see(&mut self, scene: &Scene<'_>, turn: usize) {
        note_attack(&mut self.attacks, scene);
        self.strengths.note(scene, turn);
        note_progress(&mut self.progress, scene);
        self.levels.note(scene);
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackRecord {
    /// The act of the branch that brought it, from 1.
    pub nth: usize,
    /// The strengths of both sides, and the end.
    pub strength: Attack,
    /// The player who has a point as Defender for it.
    pub defender: Option<Seat>,
    /// Players who drew a progress card for it so far, and from which deck.
    pub draws: Vec<(Seat, Track)>,
    /// Players who lost a city to it so far.
    pub pillaged: Vec<Seat>,
}

/// Notes the attack of this scene, or what came of the last one.
fn note_attack(attacks: &mut Vec<AttackRecord>, scene: &Scene<'_>) {
    for change in &scene.act.knights {
        if let KnightsChange::Attacked { defender } = change {
            attacks.push(AttackRecord {
                nth: scene.nth,
                strength: scene.before.attack_now(),
                defender: *defender,
                draws: Vec::new(),
                pillaged: Vec::new(),
            });
        }
    }
    let Some(last) = attacks.last_mut() else { return };
    if let Deed::Knights(KnightsDeed::LoseCity { player, .. }) = scene.act.deed {
        last.pillaged.push(player);
    } else if let Deed::Knights(KnightsDeed::ChooseDeck { player, track }) = scene.act.deed {
        last.draws.push((player, track));
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelChange {
    /// The act of the branch that brought it, from 1.
    pub nth: usize,
    pub seat: Seat,
    pub track: Track,
    /// The level before, 0 to 5.
    pub from: u8,
    /// The level now, 0 to 5.
    pub to: u8,
}

/// Improvements of cities.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Levels {
    /// All levels of each player together, 0 to 15.
    opening: PerSeat<u8>,
    pub changes: Vec<LevelChange>,
}

impl Levels {
    fn at(opening: &State) -> Self {
        let level = |seat, track: &Track| opening.improvement(seat, *track).number();
        let sum = |seat| Track::ALL.iter().map(|track| level(seat, track)).sum();
        Self { opening: opening.players().map(|seat, _| sum(seat)), changes: Vec::new() }
    }

    fn note(&mut self, scene: &Scene<'_>) {
        for (seat, track) in self.opening.seats().flat_map(|seat| Track::ALL.map(|it| (seat, it))) {
            let level = |state: &State| state.improvement(seat, track).number();
            let (from, to) = (level(scene.before), level(scene.after));
            if from != to {
                self.changes.push(LevelChange { nth: scene.nth, seat, track, from, to });
            }
        }
    }

    /// All levels of each player together after the opening and after each of `turns`.
    pub fn by_turn(&self, turns: &TurnsPlayed) -> Vec<PerSeat<u8>> {
        let changes = self.changes.iter().map(|change| (change.nth, change));
        turns.after_each(self.opening.clone(), changes, |now, change| {
            now.change(change.seat, |sum| {
                *sum = sum.saturating_sub(change.from).saturating_add(change.to);
            });
        })
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProgressTally {
    pub drawn: EnumMap<Track, u32>,
    /// Cards that a Spy took from others.
    pub spied: EnumMap<Track, u32>,
    /// Cards that somebody else's Spy took.
    pub lost: EnumMap<Track, u32>,
    /// Cards that were too many and went back.
    pub put_back: EnumMap<Track, u32>,
    pub played: EnumMap<ProgressCard, u32>,
    /// Cards shown for a point, in order.
    pub shown: Vec<PointCard>,
}

impl ProgressTally {
    pub fn all_drawn(&self) -> u32 {
        self.drawn.values().sum()
    }

    /// Returns how many were played, without those shown for a point.
    pub fn all_played(&self) -> u32 {
        self.played.values().sum()
    }
}

/// Counts what this scene did with progress cards.
fn note_progress(players: &mut PerSeat<ProgressTally>, scene: &Scene<'_>) {
    for change in &scene.act.knights {
        if let KnightsChange::Drew { player, track } = change {
            players.change(*player, |tally| tally.drawn[*track] += 1);
        }
    }
    let Deed::Knights(deed) = &scene.act.deed else { return };
    match deed {
        KnightsDeed::ChooseDeck { player, track } => {
            players.change(*player, |tally| tally.drawn[*track] += 1);
        }
        KnightsDeed::PutBack { player, track } => {
            players.change(*player, |tally| tally.put_back[*track] += 1);
        }
        KnightsDeed::ShowPoint { player, point } => {
            players.change(*player, |tally| tally.shown.push(*point));
        }
        KnightsDeed::Play(play) => {
            players.change(scene.doer(), |tally| tally.played[play.card()] += 1);
            if let Play::Spy { from, took: Some(track) } = play {
                players.change(scene.doer(), |tally| tally.spied[*track] += 1);
                players.change(*from, |tally| tally.lost[*track] += 1);
            }
        }
        KnightsDeed::BuildWall { .. }
        | KnightsDeed::Improve { .. }
        | KnightsDeed::PlaceMetropolis { .. }
        | KnightsDeed::Recruit { .. }
        | KnightsDeed::Activate { .. }
        | KnightsDeed::Promote { .. }
        | KnightsDeed::MoveKnight { .. }
        | KnightsDeed::Displace { .. }
        | KnightsDeed::Relocate { .. }
        | KnightsDeed::LoseCity { .. }
        | KnightsDeed::ChaseRobber { .. }
        | KnightsDeed::RollEventDie { .. }
        | KnightsDeed::EventDie { .. }
        | KnightsDeed::TradeAtHarbor { .. }
        | KnightsDeed::LoseKnight { .. }
        | KnightsDeed::PlaceDeserter { .. } => {}
    }
}

/// Both strengths at the opening and at the end of each turn; in a turn with an attack, as
/// the attack found them, since all knights lie down after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strengths {
    turns: Vec<Attack>,
    /// The turn of the last attack.
    attacked: Option<usize>,
}

impl Strengths {
    /// The opening's, then each turn's, in the order in which they were played.
    pub fn turns(&self) -> &[Attack] {
        &self.turns
    }

    /// Notes a scene of the turn that is this far among those played.
    fn note(&mut self, scene: &Scene<'_>, turn: usize) {
        while self.turns.len() <= turn {
            self.turns.extend(self.turns.last().cloned());
        }
        let is_attack = |change: &KnightsChange| matches!(change, KnightsChange::Attacked { .. });
        let now = if scene.act.knights.iter().any(is_attack) {
            self.attacked = Some(turn);
            scene.before
        } else if self.attacked == Some(turn) {
            return;
        } else {
            scene.after
        };
        if let Some(there) = self.turns.get_mut(turn) {
            *there = now.attack_now();
        }
    }
}
