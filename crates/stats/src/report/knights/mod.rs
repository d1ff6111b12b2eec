//! What a game of Cities & Knights tells beside the rest: the barbarians and the knights
//! against them, progress cards, improvements, and what was bought for all of it.

use enum_map::{Enum, EnumMap};

use super::{TurnsPlayed, walk};
use crate::report::Scene;
use board::Intersection;
use game::{
    Building, CardWork, Deed, Game, Improvements, KnightsChange, KnightsDeed, Outcome, PerSeat,
    Play, PointCard, ProgressCard, Readiness, Seat, State, Track,
};

/// What a game of Cities & Knights tells beside the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnightsReport {
    /// The turns that were played.
    pub turns: TurnsPlayed,
    /// Each attack, in order.
    pub attacks: Vec<AttackRecord>,
    /// The barbarians against the knights, turn by turn.
    pub strengths: Strengths,
    pub progress: PerSeat<ProgressTally>,
    pub levels: Levels,
    /// What each bought, and what their knights did.
    pub works: PerSeat<Works>,
}

impl KnightsReport {
    /// The report on `game`; nothing where it is played without.
    pub fn of(game: &Game) -> Option<Self> {
        let mut report = Self::begin(game)?;
        walk(game, |scene| report.see(&scene));
        report.end(game);
        Some(report)
    }

    /// The report on the opening.
    pub(super) fn begin(game: &Game) -> Option<Self> {
        let state = game.state();
        state.knights()?;
        let opening = game.state_after(0);
        let opening = opening.as_ref().unwrap_or(state);
        Some(Self {
            turns: TurnsPlayed::new(),
            attacks: Vec::new(),
            strengths: Strengths::at(opening),
            progress: state.players().map(|_, _| ProgressTally::default()),
            levels: Levels::at(opening),
            works: state.players().map(|_, _| Works::default()),
        })
    }

    /// Notes what was done in this scene. Scenes must be seen in order.
    pub(super) fn see(&mut self, scene: &Scene<'_>) {
        self.turns.note(scene);
        note_attack(&mut self.attacks, scene);
        self.strengths.note(scene, self.turns.of_act(scene.nth));
        note_progress(&mut self.progress, scene);
        self.levels.note(scene);
        note_work(&mut self.works, scene);
    }

    /// Names the turns as they were last called.
    pub(super) fn end(&mut self, game: &Game) {
        self.turns.end(game.state());
        for attack in &mut self.attacks {
            attack.turn = self.turns.number_at(attack.nth);
        }
        for change in &mut self.levels.changes {
            change.turn = self.turns.number_at(change.nth);
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackRecord {
    /// The act of the branch that brought it, from 1.
    pub nth: usize,
    /// In which turn, from 1.
    pub turn: u32,
    pub barbarians: u8,
    /// What each player's active knights counted.
    pub defence: PerSeat<u8>,
    pub outcome: Outcome,
    /// Who has a point as Defender for it.
    pub defender: Option<Seat>,
    /// Who drew a progress card for it so far, and from which deck.
    pub draws: Vec<(Seat, Track)>,
    /// Who lost a city to it so far, and where.
    pub pillaged: Vec<(Seat, Intersection)>,
}

impl AttackRecord {
    /// Returns what all knights together counted.
    pub fn knights(&self) -> u16 {
        self.defence.values().copied().map(u16::from).sum()
    }
}

/// Notes the attack of this scene, or what came of the last one.
fn note_attack(attacks: &mut Vec<AttackRecord>, scene: &Scene<'_>) {
    for change in &scene.act.knights {
        if let KnightsChange::Attacked { defender } = change {
            let attack = scene.before.attack_now();
            attacks.push(AttackRecord {
                nth: scene.nth,
                turn: scene.turn(),
                barbarians: attack.barbarians,
                defence: attack.defence,
                outcome: attack.outcome,
                defender: *defender,
                draws: Vec::new(),
                pillaged: Vec::new(),
            });
        }
    }
    let Some(last) = attacks.last_mut() else { return };
    if let Deed::Knights(KnightsDeed::LoseCity { player, at }) = scene.act.deed {
        last.pillaged.push((player, at));
    } else if let Deed::Knights(KnightsDeed::ChooseDeck { player, track }) = scene.act.deed {
        last.draws.push((player, track));
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelChange {
    /// The act of the branch that brought it, from 1.
    pub nth: usize,
    /// In which turn, from 1; 0 for the opening.
    pub turn: u32,
    pub seat: Seat,
    pub track: Track,
    /// The level before, 0 to 5.
    pub from: u8,
    /// The level now, 0 to 5.
    pub to: u8,
}

/// How cities were improved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Levels {
    pub opening: PerSeat<Improvements>,
    pub changes: Vec<LevelChange>,
    pub now: PerSeat<Improvements>,
}

impl Levels {
    fn at(opening: &State) -> Self {
        let levels = of(opening);
        Self { opening: levels.clone(), changes: Vec::new(), now: levels }
    }

    fn note(&mut self, scene: &Scene<'_>) {
        let after = of(scene.after);
        if after == self.now {
            return;
        }
        for (seat, levels) in after.iter() {
            let before = self.now.of(seat);
            for track in Track::ALL {
                let (from, to) = (before.of(track).number(), levels.of(track).number());
                if from != to {
                    let (nth, turn) = (scene.nth, scene.turn());
                    self.changes.push(LevelChange { nth, turn, seat, track, from, to });
                }
            }
        }
        self.now = after;
    }
}

/// All levels of a player together, 0 to 15.
fn sum(levels: Improvements) -> u8 {
    Track::ALL.into_iter().map(|track| levels.of(track).number()).sum()
}

fn of(state: &State) -> PerSeat<Improvements> {
    state.players().map(|seat, _| {
        state.knights().map_or_else(Improvements::default, |it| it.table().improvements.of(seat))
    })
}

impl Levels {
    /// All levels of each player together after the opening and after each of `turns`.
    pub fn by_turn(&self, turns: &TurnsPlayed) -> Vec<PerSeat<u8>> {
        let opening = self.opening.map(|_, levels| sum(*levels));
        let changes = self.changes.iter().map(|change| (change.nth, change));
        turns.after_each(opening, changes, |now, change| {
            if let Some(sum) = now.get_mut(change.seat) {
                *sum = sum.saturating_sub(change.from).saturating_add(change.to);
            }
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

    /// Returns how many of `track` came to the hand and have not left it. Where the table corrected
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
fn note_progress(players: &mut PerSeat<ProgressTally>, scene: &Scene<'_>) {
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

/// How strong both sides were.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The barbarians: how many cities there were.
    pub barbarians: u8,
    /// What each player's active knights counted.
    pub defence: PerSeat<u8>,
}

impl Strength {
    fn of(state: &State) -> Self {
        let buildings = state.pieces().buildings();
        let cities = buildings.filter(|(.., building)| *building == Building::City).count();
        Self {
            barbarians: u8::try_from(cities).unwrap_or(u8::MAX),
            defence: state.players().map(|seat, _| state.position().defence(seat)),
        }
    }

    /// Returns what all knights together counted.
    pub fn knights(&self) -> u16 {
        self.defence.values().copied().map(u16::from).sum()
    }
}

/// Both strengths at the opening and at the end of each turn; in a turn with an attack, as
/// the attack found them, since all knights lie down after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strengths {
    turns: Vec<Strength>,
    /// The turn of the last attack.
    attacked: Option<usize>,
}

impl Strengths {
    fn at(opening: &State) -> Self {
        Self { turns: vec![Strength::of(opening)], attacked: None }
    }

    /// The opening's, then each turn's, in the order in which they were played.
    pub fn turns(&self) -> &[Strength] {
        &self.turns
    }

    /// Notes a scene of the turn that is this far among those played.
    fn note(&mut self, scene: &Scene<'_>, turn: usize) {
        while self.turns.len() <= turn {
            self.turns.extend(self.turns.last().cloned());
        }
        let is_attack = |change: &KnightsChange| matches!(change, KnightsChange::Attacked { .. });
        let is_attack = scene.act.knights.iter().any(is_attack);
        if self.attacked == Some(turn) && !is_attack {
            return;
        }
        let strength = Strength::of(if is_attack { scene.before } else { scene.after });
        if is_attack {
            self.attacked = Some(turn);
        }
        if let Some(there) = self.turns.get_mut(turn) {
            *there = strength;
        }
    }
}

/// What can be bought or done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Work {
    /// A knight, new on the island.
    Knight,
    Promotion,
    Activation,
    Wall,
    Improvement,
    /// Somebody else's knight displaced by an own one.
    Displacement,
    /// The robber chased by a knight.
    Chase,
}

impl Work {
    pub const ALL: [Self; 7] = [
        Self::Knight,
        Self::Promotion,
        Self::Activation,
        Self::Wall,
        Self::Improvement,
        Self::Displacement,
        Self::Chase,
    ];

    /// Returns what `deed` does, and how often; progress cards that do the same count.
    fn by(scene: &Scene<'_>, deed: &KnightsDeed) -> Option<(Self, usize)> {
        let lying = || {
            let own = scene.before.pieces().knights_of(scene.doer());
            own.filter(|(_, knight)| knight.readiness == Readiness::Inactive).count()
        };
        Some(match deed {
            KnightsDeed::Recruit { .. } => (Self::Knight, 1),
            KnightsDeed::Promote { .. } => (Self::Promotion, 1),
            KnightsDeed::Activate { .. } => (Self::Activation, 1),
            KnightsDeed::BuildWall { .. } => (Self::Wall, 1),
            KnightsDeed::Improve { .. } => (Self::Improvement, 1),
            KnightsDeed::Displace { .. } => (Self::Displacement, 1),
            KnightsDeed::ChaseRobber { .. } => (Self::Chase, 1),
            KnightsDeed::Play(play) => match play.card().work()? {
                CardWork::Activation => (Self::Activation, lying()),
                CardWork::Wall => (Self::Wall, 1),
                CardWork::Improvement => (Self::Improvement, 1),
                CardWork::City => return None,
            },
            KnightsDeed::PlaceMetropolis { .. }
            | KnightsDeed::MoveKnight { .. }
            | KnightsDeed::Relocate { .. }
            | KnightsDeed::LoseCity { .. }
            | KnightsDeed::ChooseDeck { .. }
            | KnightsDeed::PutBack { .. }
            | KnightsDeed::RollEventDie { .. }
            | KnightsDeed::EventDie { .. }
            | KnightsDeed::ShowPoint { .. }
            | KnightsDeed::TradeAtHarbor { .. }
            | KnightsDeed::LoseKnight { .. }
            | KnightsDeed::PlaceDeserter { .. } => return None,
        })
    }
}

/// How often a player did what.
pub type Works = EnumMap<Work, u32>;

/// Counts what this scene did.
fn note_work(players: &mut PerSeat<Works>, scene: &Scene<'_>) {
    let Deed::Knights(deed) = &scene.act.deed else { return };
    let Some((work, count)) = Work::by(scene, deed) else { return };
    if let Some(works) = players.get_mut(scene.doer()) {
        works[work] += u32::try_from(count).unwrap_or(u32::MAX);
    }
}

#[cfg(test)]
mod tests;
