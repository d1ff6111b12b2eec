//! The books: act by act, what came and went, and what it was for.

use super::gold;
use super::owing::{Owing, owing};
use super::player::PlayerLuck;
use super::point::LuckPoint;
use crate::report::flow::{Passage, passages};
use crate::report::{Chances, Scene, Way};
use game::{Deed, NumberSource, Payout, PerSeat, Seat, State};

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
        match source(&scene.act.deed) {
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
        gold::let_go(&mut self.players, scene.after);
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
        let dug = payout.map(|payout| gold::dug(payout.number, scene.after));
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
                gold::owe(production, dug, seat);
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
            Some(taker) if way == Way::Production => gold::take(taker, cards),
            Some(taker) => taker.flow.get(way, cards),
            None => {}
        }
    }
}

/// Where `deed` takes the turn's number from, regardless of the table's setting.
const fn source(deed: &Deed) -> Option<NumberSource> {
    match deed {
        Deed::Draw { .. } => Some(NumberSource::Cards),
        Deed::Dice { .. } => Some(NumberSource::Dice),
        Deed::Roll { .. } => Some(NumberSource::Table),
        Deed::DrawPrinted { .. } => Some(NumberSource::Printed),
        _ => None,
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
