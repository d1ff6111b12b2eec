//! The ways of cards from hand to hand, the hexes and spots that gave the
//! most, and who traded with whom.

use std::collections::BTreeMap;

use super::flow::{Passage, passages};
use super::{Flow, Scene, Way};
use board::{Hex, Intersection};
use game::{Deed, Game, PerSeat, SeaDeed, Seat};

/// All the cards that moved in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traffic {
    pub flows: PerSeat<Flow>,
    /// Number of cards that the bank paid for each hex.
    pub hexes: BTreeMap<Hex, u32>,
    /// Number of cards that it paid for each building, with its owner.
    pub spots: BTreeMap<(Intersection, Seat), u32>,
    /// The number of trades between two players, the lower seat first.
    pub trades: BTreeMap<(Seat, Seat), u32>,
    /// Number of cards that the robber blocked of each player's.
    pub robbed: PerSeat<u32>,
}

impl Traffic {
    /// Nothing has moved yet.
    pub(super) fn begin(game: &Game) -> Self {
        let players = game.state().players();
        Self {
            flows: players.map(|_, _| Flow::default()),
            hexes: BTreeMap::new(),
            spots: BTreeMap::new(),
            trades: BTreeMap::new(),
            robbed: players.map(|_, _| 0),
        }
    }

    /// The hexes that gave the most cards, ties included, and how many that was.
    pub fn best_hexes(&self) -> (Vec<Hex>, u32) {
        best(&self.hexes)
    }

    /// The building spots that gave the most cards, with their owners, ties
    /// included, and how many that was.
    pub fn best_spots(&self) -> (Vec<(Intersection, Seat)>, u32) {
        best(&self.spots)
    }

    /// Counts what moved in this scene.
    pub(super) fn see(&mut self, scene: &Scene<'_>) {
        let deed = &scene.act.deed;
        for passage in passages(scene) {
            if passage.way == Way::Production
                && let Deed::Sea(SeaDeed::TakeGold { player, .. }) = deed
            {
                self.dig(scene, *player, passage.cards.total());
            }
            self.carry(passage);
        }
        if let Deed::Trade { with, .. } = deed {
            let (one, other) = (scene.doer(), *with);
            *self.trades.entry((one.min(other), one.max(other))).or_default() += 1;
        }
        self.produce(scene);
    }

    fn carry(&mut self, Passage { way, from, to, cards }: Passage) {
        if let Some(seat) = from {
            self.flows.change(seat, |flow| flow.give(way, cards));
        }
        if let Some(seat) = to {
            self.flows.change(seat, |flow| flow.get(way, cards));
        }
    }

    /// Counts what the number brought, by the hexes and buildings it came from.
    fn produce(&mut self, scene: &Scene<'_>) {
        let Some(payout) = &scene.act.payout else { return };
        for (seat, count) in self.robbed.iter_mut() {
            *count += u32::from(payout.blocked.of(seat).total());
        }
        for (seat, cards) in payout.paid.iter() {
            self.flows.change(seat, |flow| flow.get(Way::Production, (*cards).into()));
        }
        let mut left = payout.paid.clone();
        for line in scene.after.yield_lines(payout.number) {
            let Some(cards) = left.get_mut(line.seat) else { continue };
            // If the bank ran short, the first in the board's order got the cards.
            let got = line.cards.least(*cards);
            if !got.is_empty() {
                *cards = cards.less(got);
                let count = got.total();
                *self.hexes.entry(line.hex).or_default() += u32::from(count);
                *self.spots.entry((line.at, line.seat)).or_default() += u32::from(count);
            }
        }
    }

    /// Counts what a player took for gold, by the fields and buildings it came from.
    fn dig(&mut self, scene: &Scene<'_>, player: Seat, mut left: u32) {
        let Some(payout) = scene.before.payout() else { return };
        let rule = scene.before.yield_rule();
        let position = scene.before.position();
        let lines = position.gold_lines(payout.number, &rule);
        for line in lines.filter(|line| line.seat == player) {
            // If the bank ran short, the first in the board's order got the cards.
            let got = u32::from(line.count).min(left);
            if got > 0 {
                left -= got;
                *self.hexes.entry(line.hex).or_default() += got;
                *self.spots.entry((line.at, player)).or_default() += got;
            }
        }
    }
}

fn best<P: Copy + Ord>(all: &BTreeMap<P, u32>) -> (Vec<P>, u32) {
    let most = all.values().copied().max().unwrap_or(0);
    (all.iter().filter(|(_, count)| **count == most).map(|(place, _)| *place).collect(), most)
}
