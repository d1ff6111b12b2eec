//! What calls for an act, and what a turn's event brings the players by it.

use game::{
    Act, Chosen, Deed, KnightsTask, Move, PerSeat, Phase, Position, Seat, State, Task, YieldRule,
};

/// What calls for the table's next act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The card's event asks for it.
    Event,
    /// Something else: a 7, a development card, the turn's usual course.
    Other,
}

impl Cause {
    /// What calls for the next act in `state`. On a 7 the event's own tasks
    /// come first; after them come the discards, the robber, and the card that
    /// every 7 brings.
    pub fn of(state: &State) -> Self {
        let tasks = state.tasks();
        if state.knights().is_some() {
            return Self::with_event_die(state);
        }
        let of_event = match (state.phase(), state.number()) {
            (Phase::Event, Some(7)) => {
                let robber = tasks.iter().rposition(|task| matches!(task, Task::MoveRobber { .. }));
                let before_robber = tasks.get(..robber.unwrap_or(0)).unwrap_or_default();
                before_robber.iter().any(|task| !matches!(task, Task::Discard { .. }))
            }
            // Once the number is paid, gold is chosen: that is no event's doing.
            (Phase::Event, _) => !tasks.is_empty() && state.payout().is_none(),
            _ => false,
        };
        if of_event { Self::Event } else { Self::Other }
    }

    /// The same in Cities & Knights: the event's tasks come first, before the event die and
    /// all that follows from it and from the number.
    fn with_event_die(state: &State) -> Self {
        let is_die = |task: &Task| matches!(task, Task::Knights(KnightsTask::EventDie { .. }));
        match state.tasks() {
            [first, rest @ ..] if !is_die(first) && rest.iter().any(is_die) => Self::Event,
            _ => Self::Other,
        }
    }

    /// How many cards each player gained (or lost, if negative) from the turn's
    /// event by `act`, which led to `after`.
    pub fn gains(self, act: &Act, after: &State) -> PerSeat<i64> {
        let mut gains = after.setup().players.map(|_, _| 0);
        // Cards that everybody takes without a choice come with the draw.
        let draws = matches!(act.deed, Deed::Draw { .. } | Deed::DrawPrinted { .. });
        if draws || self == Self::Event {
            for one in &act.moves {
                count_move(one, &mut gains);
            }
        }
        count_production(act, after, &mut gains);
        gains
    }

    /// How many cards `act` passed between players because the event asked for it.
    pub fn passed(self, act: &Act) -> u64 {
        let passed = |one: &Move| match one {
            Move::Between(_, _, cards) => u64::from(cards.total()),
            Move::Unseen(..) | Move::UnseenOf(..) => 1,
            _ => 0,
        };
        if self == Self::Event { act.moves.iter().map(passed).sum() } else { 0 }
    }
}

fn count_move(one: &Move, gains: &mut PerSeat<i64>) {
    let mut add = |seat: Seat, count: i64| {
        if let Some(gain) = gains.get_mut(seat) {
            *gain += count;
        }
    };
    match one {
        Move::FromBank(seat, cards) => add(*seat, i64::from(cards.total())),
        Move::ToBank(seat, cards) => add(*seat, -i64::from(cards.total())),
        Move::Between(from, to, cards) => {
            add(*from, -i64::from(cards.total()));
            add(*to, i64::from(cards.total()));
        }
        Move::FromBankUntold(seat, count) => add(*seat, i64::from(*count)),
        Move::ToBankUntold(seat, count) => add(*seat, -i64::from(*count)),
        Move::Unseen(from, to) | Move::UnseenOf(from, to, _) => {
            add(*from, -1);
            add(*to, 1);
        }
        Move::Shown(..) | Move::Corrected(..) => {}
    }
}

/// What the number produced, minus what it would have produced from the same
/// bank without the event. Gold counts as the cards of choice that it owes.
fn count_production(act: &Act, after: &State, gains: &mut PerSeat<i64>) {
    let (Some(payout), false) = (&act.payout, after.yield_rule() == YieldRule::default()) else {
        return;
    };
    let bank =
        after.bank().map(|bank| payout.paid.values().fold(bank, |bank, cards| bank.plus(*cards)));
    let before = Position { bank, ..after.position() };
    let usual = before.payout(payout.number, &YieldRule::default(), &Chosen::new());
    let gold = |rule: &YieldRule| before.owed(payout.number, rule, &Chosen::new()).gold;
    let (gold, usual_gold) = (gold(&after.yield_rule()), gold(&YieldRule::default()));
    for (seat, gain) in gains.iter_mut() {
        *gain += i64::from(payout.paid.of(seat).total()) - i64::from(usual.paid.of(seat).total());
        *gain += i64::from(gold.of(seat)) - i64::from(usual_gold.of(seat));
    }
}
