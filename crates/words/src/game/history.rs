//! What the history says about an act, and whether it kept the rules.

use super::GameWords;
use game::{Act, By, Deed, Discrepancy, Following, Move, Phase, Seat, State};

/// The part of a game that lines are grouped by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistorySection {
    /// Before the first turn.
    Opening,
    /// A turn, and whose it was.
    Turn(u32, Seat),
}

/// Whether an act kept the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// By the rules.
    Rules,
    /// As the table did, against the rules.
    Against,
    /// Not played: the table corrected the books.
    Corrected,
    /// Not fully recorded: the books know less than the table.
    Untold,
}

impl HistorySection {
    /// The section that `state` belongs to.
    pub fn of(state: &State) -> Self {
        match state.phase() {
            Phase::Founding { .. } => Self::Opening,
            _ => Self::Turn(state.turn(), state.active()),
        }
    }

    /// The heading above its lines.
    pub fn heading(self, say: &GameWords<'_>) -> String {
        match self {
            Self::Opening => say.text.get("history-opening"),
            Self::Turn(turn, active) => say.about_with("history-turn", active, "turn", turn.into()),
        }
    }
}

impl GameWords<'_> {
    /// What was done and everything that came of it, whether some of it was not
    /// recorded, and whether there was no choice.
    pub fn whole_story(&self, act: &Act, before: &State) -> String {
        let mut parts = vec![self.act_story(act, before)];
        if is_untold(act, before) {
            parts.push(self.text.get("history-untold"));
        }
        if act.by == By::App {
            parts.push(self.text.get("history-no-choice"));
        }
        let more = |line: String, more: String| {
            self.text.with("act-with", &[("act", line.into()), ("more", more.into())])
        };
        parts.into_iter().reduce(more).unwrap_or_default()
    }

    /// The same, with which rules were set aside and what adds up again.
    pub fn history_line(&self, act: &Act, before: &State) -> String {
        let words = self.against(act, before, self.whole_story(act, before));
        let settled = settled(act, before);
        if settled.is_empty() {
            return words;
        }
        let signs = settled.into_iter().map(|one| self.discrepancy(one));
        let what = self.text.joined(&signs.collect::<Vec<_>>());
        let more = self.text.with("history-settled", &[("what", what.into())]);
        self.text.with("act-with", &[("act", words.into()), ("more", more.into())])
    }

    fn against(&self, act: &Act, before: &State, words: String) -> String {
        if act.against.is_empty() {
            return words;
        }
        let reasons: Vec<String> =
            act.against.iter().map(|breach| self.breach(breach, before.builder())).collect();
        let more = self.text.with("history-against", &[("why", self.text.joined(&reasons).into())]);
        self.text.with("act-with", &[("act", words.into()), ("more", more.into())])
    }
}

/// What did not add up before the act and does after it, so that its sign is gone.
fn settled(act: &Act, before: &State) -> Vec<Discrepancy> {
    let mut odd = before.discrepancies();
    let mut after = before.clone();
    if odd.is_empty() || after.apply(act).is_err() {
        return Vec::new();
    }
    let still = after.discrepancies();
    odd.retain(|one| !still.iter().any(|other| one.is_about_the_same(other)));
    odd
}

/// Whether cards moved whose kinds the table didn't name, though it usually does.
fn is_untold(act: &Act, before: &State) -> bool {
    let is_open = before.rules().following == Following::Open;
    act.moves.iter().any(|one| match one {
        Move::FromBankUntold(..) | Move::ToBankUntold(..) => true,
        Move::Unseen(..) | Move::UnseenOf(..) => is_open,
        _ => false,
    })
}

impl Kept {
    /// Whether `act` kept the rules, with the table as it was `before`.
    pub fn of(act: &Act, before: &State) -> Self {
        use game::DeedGroup::{
            Answer, Buy, Card, Change, City, Correction, Damage, Discard, End, Knights, Number,
            Play, Road, Robber, Sea, Settlement, Steal, Trade, Turn, Vote, Weather, Win,
        };
        let is_at_table = matches!(act.deed, Deed::DoneAtTable { .. });
        match act.deed.group() {
            _ if !act.against.is_empty() => Kept::Against,
            _ if is_at_table || is_untold(act, before) => Kept::Untold,
            Correction => Kept::Corrected,
            Answer | Buy | Card | Change | City | Damage | Discard | End | Knights(_)
            | Number(_) | Play(_) | Road | Robber | Sea(_) | Settlement | Steal | Trade | Turn
            | Vote | Weather | Win => Kept::Rules,
        }
    }
}
