//! Why this award: what each player has, and which rule gives it to whom.

use super::super::{
    Deed, Fact, Game, PerSeat, Seat, award_measure, award_threshold, base_facts, holder_after,
    sea_facts,
};
use super::Rule;
use cards::{Award, Measure};

/// What decided who holds an award.
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
    /// What is counted for it.
    pub measure: Measure,
    /// How many each has, also those who have left.
    pub scores: PerSeat<u8>,
    /// The least that earns it.
    pub least: u8,
    /// Who holds it.
    pub holder: Option<Seat>,
    /// Who held it before the last time that it passed on, if it ever did.
    pub before: Option<Seat>,
    pub decided: Decided,
    /// The rules that did.
    pub rules: Vec<Rule>,
}

impl AwardReason {
    /// Who shares the most of what is counted.
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
        let by_rules = holder_after(&scores, least, holder);
        let decided = match holder {
            told if told != by_rules => Decided::Told,
            Some(_) if leading > 1 => Decided::KeptOnTie,
            Some(_) => Decided::Most,
            None if most < least => Decided::TooFew,
            None => Decided::SetAside,
        };
        let mut rules = vec![Rule::Award(award)];
        if matches!(decided, Decided::KeptOnTie | Decided::SetAside) {
            rules.push(Rule::AwardTie(award));
        }
        let before = self.holder_before(award);
        AwardReason { award, measure, scores, least, holder, before, decided, rules }
    }

    /// Who held `award` before it last passed on.
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

    /// How many corrections were made that may change `seat`'s points.
    pub(super) fn points_corrected(&self, seat: Seat) -> usize {
        let for_points: [&Fact; 4] =
            [&base_facts::Building, &base_facts::Revealed, &base_facts::Holder, &sea_facts::Chit];
        let is_about = |deed: &Deed| {
            let Deed::Correct { correction } = deed else { return false };
            for_points.contains(&correction.told().0) && correction.player() == Some(seat)
        };
        self.acts().filter(|(_, _, act)| is_about(&act.deed)).count()
    }
}
