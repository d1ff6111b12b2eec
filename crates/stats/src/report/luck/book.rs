//! The books: act by act, what came and went, and what it was for.

use enum_map::EnumMap;

use super::player::{LuckPoint, PlayerLuck, Production};
use crate::report::flow::{Passage, passages};
use crate::report::{Chances, Scene, Tally, Way};
use game::{CardKind, Chosen, Deed, NumberSource, Payout, PerSeat, Phase, Seat, State};

/// What a turn's number could be expected to owe before anybody drew or rolled it.
struct Awaited {
    turn: u32,
    source: NumberSource,
    chances: Chances,
    owing: PerSeat<Owing>,
}

/// A number that has come up and has not been paid yet.
struct Due {
    turn: u32,
    player: Seat,
    number: u8,
    chances: Chances,
    owing: PerSeat<Owing>,
}

pub(super) struct Book {
    pub(super) players: PerSeat<PlayerLuck>,
    pub(super) over_time: Vec<LuckPoint>,
    awaited: Option<Awaited>,
    due: Option<Due>,
}

impl Book {
    pub(super) const fn new(players: PerSeat<PlayerLuck>) -> Self {
        Self { players, over_time: Vec::new(), awaited: None, due: None }
    }

    pub(super) fn enter(&mut self, scene: &Scene<'_>) {
        let before = self.players.map(|_, one| one.grown());
        match scene.act.deed.source() {
            Some(source) => self.seek(scene, source),
            None if is_asked_anew(&scene.act.deed) => self.awaited = None,
            None if sets_number(&scene.act.deed) => self.due = None,
            None => {}
        }
        self.look_again(scene);
        if let Some(payout) = &scene.act.payout {
            self.pay(scene, Some(payout));
        }
        for passage in passages(scene) {
            self.pass(passage);
        }
        let_go(&mut self.players, scene.after);
        self.put_right(scene, &before);
    }

    /// Handles a deed that may bring the number. What came to light on the way
    /// (a printed weather card, a 7 that is passed over) was not known before,
    /// so the average is the one from before.
    fn seek(&mut self, scene: &Scene<'_>, source: NumberSource) {
        let turn = scene.before.turn();
        let is_same = |awaited: &Awaited| awaited.turn == turn && awaited.source == source;
        let awaited = self.awaited.take().filter(is_same).unwrap_or_else(|| {
            let chances = Chances::by(scene.before, source);
            let owing = owing(scene.before, &chances);
            Awaited { turn, source, chances, owing }
        });
        match scene.number() {
            Some((player, number)) => {
                let Awaited { chances, owing, .. } = awaited;
                self.due = Some(Due { turn, player, number, chances, owing });
                if number == 7 {
                    self.pay(scene, None);
                }
            }
            None => self.awaited = Some(awaited),
        }
    }

    /// The event die comes before whatever the number brings: a city that was just pillaged
    /// could not have brought what a city does (KNIGHTS 3).
    fn look_again(&mut self, scene: &Scene<'_>) {
        let is_other = scene.before.pieces() != scene.after.pieces();
        if let Some(due) = self.due.as_mut().filter(|_| is_other) {
            due.owing = owing(scene.after, &due.chances);
        }
    }

    /// Counts the number; a 7 pays nothing.
    fn pay(&mut self, scene: &Scene<'_>, payout: Option<&Payout>) {
        let Some(due) = self.due.take() else {
            // Somebody set the dice, which is no luck; its cards are what their card brought.
            for (seat, one) in self.players.iter_mut() {
                let paid = payout.map(|payout| payout.paid.of(seat)).unwrap_or_default();
                one.flow.get(Way::Progress, paid.into());
            }
            return;
        };
        let dug = payout.map(|payout| dug(payout.number, scene.after));
        for (seat, one) in self.players.iter_mut() {
            let production = &mut one.production;
            production.gold.average += due.owing.of(seat).gold;
            let owing = due.owing.of(seat);
            for (kind, sum) in &mut production.average {
                *sum += owing.average[kind];
            }
            production.variance += owing.variance;
            if let Some(payout) = payout {
                production.came.add(payout.paid.of(seat).into());
                production.blocked.add(payout.blocked.of(seat).into());
                production.withheld.add(payout.short.of(seat).into());
            }
            if let Some(dug) = &dug {
                owe(production, dug, seat);
            }
        }
        self.over_time.push(LuckPoint {
            turn: due.turn,
            act: scene.nth,
            player: due.player,
            number: due.number,
            average: self.players.map(|_, one| one.production.owed_on_average()),
            owed: self.players.map(|_, one| one.production.owed().total()),
            came: self.players.map(|_, one| one.production.came.total()),
        });
    }

    /// Records what the table corrected beyond the cards that moved; `before`
    /// is how much hands had grown before it.
    fn put_right(&mut self, scene: &Scene<'_>, before: &PerSeat<i64>) {
        let deed = &scene.act.deed;
        let corrects = matches!(
            deed,
            Deed::CorrectHand { .. } | Deed::Correct { .. } | Deed::ChangeRule { .. }
        );
        let is_followed = scene.before.hands().is_some() || scene.after.hands().is_some();
        if corrects && is_followed {
            for (seat, one) in self.players.iter_mut() {
                let told = one.grown() - before.of(seat);
                one.corrected += size(scene.after, seat) - size(scene.before, seat) - told;
            }
        }
    }

    fn pass(&mut self, Passage { way, from, to, cards }: Passage) {
        if let Some(giver) = from.and_then(|seat| self.players.get_mut(seat)) {
            giver.flow.give(way, cards);
        }
        match to.and_then(|seat| self.players.get_mut(seat)) {
            Some(taker) if way == Way::Production => take(taker, cards),
            Some(taker) => taker.flow.get(way, cards),
            None => {}
        }
    }
}

/// Whether `deed` sets the number, instead of drawing or rolling it (KNIGHTS 12, Alchemist).
const fn sets_number(deed: &Deed) -> bool {
    matches!(deed, Deed::Knights(deed) if deed.is_number())
}

/// Whether `deed` may change what the number can be or what it owes: the table
/// voted, or corrected something.
const fn is_asked_anew(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Vote { .. }
            | Deed::Correct { .. }
            | Deed::ChangeRule { .. }
            | Deed::LeaveTable { .. }
            | Deed::ReturnHand { .. }
            | Deed::ComeBack { .. }
            | Deed::Pass
    )
}

fn size(state: &State, seat: Seat) -> i64 {
    state.hands().map_or(0, |hands| hands.size(seat).into())
}

/// What one player is owed on average for one number, before it comes up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Owing {
    /// By kind, including what the robber blocks.
    pub(super) average: EnumMap<CardKind, f64>,
    /// Of choice, for gold (SEA 6), including what the robber blocks.
    pub(super) gold: f64,
    /// Of all cards together, in cards squared.
    pub(super) variance: f64,
}

/// What each is owed on average in `state`, if the number is one of `chances`.
pub(super) fn owing(state: &State, chances: &Chances) -> PerSeat<Owing> {
    let position = state.position();
    let mut owing = state.players().map(|_, _| Owing::default());
    for chance in chances.iter() {
        let owed = position.owed(chance.number, &chance.rule, &Chosen::new());
        for (seat, one) in owing.iter_mut() {
            let cards = owed.cards.of(seat).plus(owed.blocked.of(seat));
            for (kind, count) in cards.kinds() {
                one.average[kind] += f64::from(count) * chance.probability;
            }
            let gold = f64::from(owed.gold.of(seat)) + f64::from(owed.gold_blocked.of(seat));
            one.gold += gold * chance.probability;
            // A sum of squares until the mean is known.
            one.variance += (f64::from(cards.total()) + gold).powi(2) * chance.probability;
        }
        // So far these counted as the first of their kinds.
        for choice in &owed.choices {
            let Some(one) = owing.get_mut(choice.seat) else { continue };
            let share = chance.probability / choice.one_of.len() as f64;
            if let Some(first) = choice.one_of.first() {
                one.average[CardKind::from(*first)] -= chance.probability;
            }
            for kind in &choice.one_of {
                one.average[CardKind::from(*kind)] += share;
            }
        }
    }
    for (_, one) in owing.iter_mut() {
        let mean: f64 = one.average.values().sum::<f64>() + one.gold;
        // Rounding may leave it slightly below 0.
        one.variance = (one.variance - mean * mean).max(0.0);
    }
    owing
}

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
    state.tasks().iter().filter_map(|task| task.gold_of(seat)).map(u32::from).sum()
}
