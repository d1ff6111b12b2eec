//! Reasons for points, for awards, and for the number of cards that a hand pays: to the bank in a
//! trade (RULES 6, KNIGHTS 6), or for a 7.

use super::Rule;
use crate::{
    AWARD_POINTS, Building, CardKind, Chit, Deed, Fact, Game, KnightsPoints, OilState, PerSeat,
    RateSource, SEQUESTERED_PER_POINT, Seat, State, WALL_ROOM, award_measure, award_threshold,
    base_facts, gold_facts, holder_after, oil_facts, sea_facts, wagon_facts,
};
use cards::{Award, Measure};

/// The parts of a player's points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsReason {
    pub seat: Seat,
    /// Settlements on the island, cities on their side included, 1 each.
    pub settlements: u8,
    /// Cities on the island, 2 each.
    pub cities: u8,
    /// Oil metropolises on the island, 3 each (TRADERS 7.4).
    pub oil_metropolises: u8,
    /// Points for sequestered oil (TRADERS 7.6).
    pub sequestered: u8,
    /// Set if they are Champion of the Environment, which is a point (TRADERS 7.6).
    pub is_champion: bool,
    /// Awards that count, 2 each.
    pub awards: Vec<Award>,
    /// Victory point cards that lie open, 1 each.
    pub revealed: u8,
    /// Points that only Cities & Knights brings.
    pub knights: KnightsPoints,
    /// Points of foreign islands (SEA 8).
    pub chits: Vec<Chit>,
    /// Points that the pieces of a scenario with rules of its own bring: cloth, or what was found
    /// (SCENARIOS 2.5, 3.6).
    pub scenario: u8,
    /// Cargo that was delivered, 1 each (TRADERS 5.5).
    pub delivered: u8,
    /// Points for the last level of the baggage train (TRADERS 5.6).
    pub last_level: u8,
    /// Points of the Wealthiest and the Poor Settler together (TRADERS 2.7).
    pub settlers: i16,
    /// Points that win.
    pub target: u8,
    /// Number of times that the table has put something right that counts for them.
    pub corrected: usize,
    /// The rules that decided it.
    pub rules: Vec<Rule>,
}

impl PointsReason {
    /// Returns what the cities are worth.
    pub const fn of_cities(&self) -> u8 {
        self.cities.saturating_mul(Building::City.worth())
    }

    /// Returns what the oil metropolises are worth.
    pub const fn of_oil_metropolises(&self) -> u8 {
        self.oil_metropolises.saturating_mul(Building::OilMetropolis.worth())
    }

    /// Returns what oil is worth: metropolises, what was sequestered, and the Champion.
    pub fn of_oil(&self) -> u8 {
        let sequestered = self.sequestered.saturating_add(u8::from(self.is_champion));
        self.of_oil_metropolises().saturating_add(sequestered)
    }

    /// Returns what a wagon has brought: deliveries, and the last level of its baggage train.
    pub const fn of_wagon(&self) -> u8 {
        self.delivered.saturating_add(self.last_level)
    }

    /// Returns what the awards are worth.
    pub fn of_awards(&self) -> u8 {
        u8::try_from(self.awards.len()).unwrap_or(u8::MAX).saturating_mul(AWARD_POINTS)
    }

    /// Returns what foreign islands are worth.
    pub fn of_chits(&self) -> u8 {
        self.chits.iter().map(|chit| chit.points).fold(0, u8::saturating_add)
    }

    /// All together.
    pub fn total(&self) -> i16 {
        let sea = self.of_chits().saturating_add(self.scenario);
        let (oil, wagon) = (self.of_oil(), self.of_wagon());
        let buildings = [self.of_cities(), self.of_awards(), self.revealed];
        let all = buildings
            .into_iter()
            .chain([self.knights.total(), sea, oil, wagon])
            .fold(self.settlements, u8::saturating_add);
        i16::from(all).saturating_add(self.settlers)
    }
}

impl Game {
    /// Returns the parts of the points of `seat` that all can see.
    pub fn points_reason(&self, seat: Seat) -> PointsReason {
        let state = self.state();
        let count = |is: fn(Building) -> bool| {
            let own = state.pieces().buildings_of(seat);
            let count = own.filter(|(_, building)| is(*building)).count();
            u8::try_from(count).unwrap_or(u8::MAX)
        };
        let target = state.needs(seat);
        let boot = (state.position().boot() == Some(seat)).then_some(Rule::Boot);
        let goal = [Some(Rule::Target(state.rules().target)), boot].into_iter().flatten();
        let oil = state.oil().map(OilState::table);
        let sequestered = oil.map_or(0, |oil| oil.sequestered.of(seat));
        let of_oil = (sequestered > 0).then_some(Rule::Sequestered);
        let wagon = state.wagons().and_then(|wagons| wagons.table().wagons.get(seat));
        let (delivered, last_level) =
            wagon.map_or((0, 0), |wagon| (wagon.delivered, wagon.level.worth()));
        let of_wagon = (delivered > 0).then_some(Rule::Cargo);
        let settlers = state.position().settler_points(seat);
        let of_settlers = (settlers != 0).then_some(Rule::Settlers);
        let island = state.sea().map(|_| state.sea_rules().foreign_island);
        let chits = island.filter(|points| *points > 0).map(Rule::Chits);
        PointsReason {
            seat,
            settlements: count(Building::is_settlement),
            cities: count(|building| building == Building::City),
            oil_metropolises: count(|building| building == Building::OilMetropolis),
            sequestered: sequestered / SEQUESTERED_PER_POINT,
            is_champion: oil.is_some_and(|oil| oil.champion == Some(seat)),
            awards: state.awards(seat).collect(),
            revealed: state.revealed(seat),
            knights: state
                .knights()
                .map(|knights| knights.table().points(seat, state.pieces()))
                .unwrap_or_default(),
            chits: state.sea().map(|sea| sea.chits(seat).to_vec()).unwrap_or_default(),
            scenario: state.position().scenario().map_or(0, |own| own.points(seat)),
            delivered,
            last_level,
            settlers,
            target,
            corrected: self.points_corrected(seat),
            rules: [Some(Rule::Points), chits, of_oil, of_wagon, of_settlers]
                .into_iter()
                .flatten()
                .chain(goal)
                .collect(),
        }
    }
}

/// The circumstance that decided the holder of an award.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decided {
    /// Nobody has enough.
    TooFew,
    /// The holder alone has the most.
    Most,
    /// The holder shares the most with others, and keeps it.
    KeptOnTie,
    /// Several share the most, and none of them held it: it is set aside.
    SetAside,
    /// The table gave it otherwise than the rules would.
    Told,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AwardReason {
    pub award: Award,
    /// The quantity that is counted for it.
    pub measure: Measure,
    /// Count for each player, also for those who have left.
    pub scores: PerSeat<i16>,
    /// The least that earns it.
    pub least: u8,
    /// Holder of the award, if it has one.
    pub holder: Option<Seat>,
    /// Holder before the last time that it passed on, if it ever did.
    pub before: Option<Seat>,
    pub decided: Decided,
    /// The rules that decided it.
    pub rules: Vec<Rule>,
}

impl AwardReason {
    /// Returns who shares the most of what is counted.
    pub fn leaders(&self) -> Vec<Seat> {
        let most = self.scores.values().copied().max().unwrap_or(0);
        self.scores.iter().filter(|(_, score)| **score == most).map(|(seat, _)| seat).collect()
    }
}

impl Game {
    pub fn award_reason(&self, award: Award) -> AwardReason {
        let state = self.state();
        let measure = award_measure(award);
        let least = award_threshold(award);
        let scores = state.players().map(|seat, _| state.measure(measure, seat));
        let holder = state.holders().of(award);
        let most = scores.values().copied().max().unwrap_or(0);
        let leading = scores.values().filter(|score| **score == most).count();
        let by_rules = holder_after(&scores, least.into(), holder);
        let decided = match holder {
            told if told != by_rules => Decided::Told,
            Some(_) if leading > 1 => Decided::KeptOnTie,
            Some(_) => Decided::Most,
            None if most < i16::from(least) => Decided::TooFew,
            None => Decided::SetAside,
        };
        let mut rules = vec![Rule::Award(award)];
        if matches!(decided, Decided::KeptOnTie | Decided::SetAside) {
            rules.push(Rule::AwardTie(award));
        }
        let before = self.holder_before(award);
        AwardReason { award, measure, scores, least, holder, before, decided, rules }
    }

    /// Returns who held `award` before it last passed on.
    fn holder_before(&self, award: Award) -> Option<Seat> {
        let start = self.setup().start.as_ref();
        let mut now = start.and_then(|start| start.holders.of(award));
        let mut before = None;
        for (_, _, act) in self.acts() {
            let passed = act.holders.map(|holders| holders.of(award));
            if let Some(next) = passed.filter(|next| *next != now) {
                before = now;
                now = next;
            }
        }
        before
    }

    /// Returns how many corrections were made that may change `seat`'s points.
    pub(super) fn points_corrected(&self, seat: Seat) -> usize {
        let for_points: [&Fact; 9] = [
            &base_facts::Building,
            &base_facts::Revealed,
            &base_facts::Holder,
            &sea_facts::Chit,
            &gold_facts::Gold,
            &oil_facts::Sequestered,
            &oil_facts::Champion,
            &wagon_facts::Delivered,
            &wagon_facts::Train,
        ];
        let is_about = |deed: &Deed| {
            let Deed::Correct { correction } = deed else { return false };
            for_points.contains(&correction.told().0) && correction.player() == Some(seat)
        };
        self.acts().filter(|(_, _, act)| is_about(&act.deed)).count()
    }
}

/// Reason that a player discards so many cards for a 7, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiscardReason {
    pub seat: Seat,
    /// The number of cards in the hand; unknown where hands are not followed.
    pub hand: Option<u16>,
    /// Oil that counts with it (TRADERS 7.3).
    pub oil: u8,
    /// The most that a 7 leaves alone.
    pub limit: u16,
    /// Walls that stand: each has raised it by 2 (KNIGHTS 5).
    pub walls: usize,
    /// The number that is due; unknown where the hand is.
    pub due: Option<u16>,
}

impl DiscardReason {
    /// The rule that says so.
    pub fn rule(&self) -> Rule {
        let walls = u16::try_from(self.walls).unwrap_or(u16::MAX);
        Rule::HandLimit(self.limit.saturating_sub(walls.saturating_mul(WALL_ROOM)))
    }
}

impl State {
    /// Returns the reason for the discard of `seat`, as its hand is now.
    pub fn discard_reason(&self, seat: Seat) -> DiscardReason {
        let limit = self.hand_limit(seat);
        let hand = self.hands().map(|hands| hands.size(seat));
        let oil = self.oil_as_cards(seat);
        let counted = self.counted_for_seven(seat);
        let due = counted.map(|count| if count > limit { count / 2 } else { 0 });
        let walls = self.pieces().walls_of(seat).count();
        DiscardReason { seat, hand, oil, limit, walls, due }
    }
}

/// Reason that the bank asks for so many cards of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateReason {
    /// Player whom it asks.
    pub seat: Seat,
    pub kind: CardKind,
    pub rate: u8,
    pub by: RateSource,
}

impl State {
    /// Returns the reason that the bank asks `seat` for so many cards of `kind`.
    pub fn rate_reason(&self, seat: Seat, kind: CardKind) -> RateReason {
        let by = self.market(seat).source(seat, kind);
        RateReason { seat, kind, rate: self.trade_rate(seat, kind), by }
    }
}
