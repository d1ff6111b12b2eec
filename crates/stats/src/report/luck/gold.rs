//! The books of gold: owed when a number is paid, and taken one by one after that (SEA 6).

use super::player::PlayerLuck;
use super::production::Production;
use crate::report::{Tally, Way};
use game::{Chosen, PerSeat, Phase, SeaTask, Seat, State, Task};

/// What gold owes for a number.
pub(super) struct Dug {
    owed: PerSeat<u8>,
    blocked: PerSeat<u8>,
}

/// What gold owes in `state`, which has just paid `number`.
pub(super) fn dug(number: u8, state: &State) -> Dug {
    let owed = state.position().owed(number, &state.yield_rule(), &Chosen::new());
    Dug { owed: owed.gold, blocked: owed.gold_blocked }
}

/// Counts what gold owes `seat` from now on.
pub(super) fn owe(production: &mut Production, dug: &Dug, seat: Seat) {
    let [owed, blocked] = [&dug.owed, &dug.blocked].map(|sums| sums.of(seat));
    production.gold.owed += u32::from(owed) + u32::from(blocked);
    production.gold.waiting += u32::from(owed);
    production.blocked.add(Tally::unseen(blocked.into()));
}

/// Counts what somebody takes for gold. Where a number was set, which is no luck, it is what
/// that card brought.
pub(super) fn take(taker: &mut PlayerLuck, cards: Tally) {
    let production = &mut taker.production;
    if production.gold.waiting == 0 {
        taker.flow.get(Way::Progress, cards);
        return;
    }
    production.gold.waiting = production.gold.waiting.saturating_sub(cards.total());
    production.gold.came.add(cards);
    production.came.add(cards);
}

/// What nobody is asked to choose any more was withheld: the bank had no more, or the table
/// passed over it.
pub(super) fn let_go(players: &mut PerSeat<PlayerLuck>, state: &State) {
    for (seat, one) in players.iter_mut() {
        let waiting = one.production.gold.waiting;
        let gone = waiting.saturating_sub(open(state, seat));
        if gone > 0 {
            one.production.gold.waiting = waiting - gone;
            let gone = u16::try_from(gone).unwrap_or(u16::MAX);
            one.production.withheld.add(Tally::unseen(gone));
        }
    }
}

/// How many cards of choice `seat` is still asked to take for this turn's number.
fn open(state: &State, seat: Seat) -> u32 {
    if state.phase() != Phase::Event {
        return 0;
    }
    let of_seat = |task: &Task| match task {
        Task::Sea(SeaTask::Gold { player, count }) if *player == seat => Some(u32::from(*count)),
        _ => None,
    };
    state.tasks().iter().filter_map(of_seat).sum()
}
