//! Where cards came from and where they went, what was built, which hexes and
//! spots gave the most, and who traded with whom.

use std::collections::BTreeMap;

use enum_map::{Enum, EnumMap};

use super::flow::{Passage, passages};
use super::{Flow, Scene, Tally, Way, walk};
use board::{Hex, Intersection};
use game::{
    Building, CardWork, Deed, DeedGroup, DevelopmentCard, Game, KnightsDeed, PerSeat, SeaDeed,
    Seat, State,
};

/// What can be built or bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Enum)]
pub enum Built {
    /// A road, free ones included.
    Road,
    Settlement,
    City,
    /// A development card.
    Card,
}

impl Built {
    pub const ALL: [Self; 4] = [Self::Road, Self::Settlement, Self::City, Self::Card];

    /// Returns what the act builds, the opening's placements included.
    fn by(scene: &Scene<'_>) -> Option<Self> {
        use DeedGroup::{
            Answer, Buy, Card, Change, City, Correction, Damage, Discard, End, Knights, Number,
            Play, Road, Robber, Sea, Settlement, Steal, Trade, Turn, Vote, Weather, Win,
        };
        let deed = &scene.act.deed;
        match deed.group() {
            Road => Some(Self::Road),
            Settlement => {
                let is_city = |at| stands_as_city(scene.after, at);
                let founds_city = matches!(deed, Deed::FoundSettlement { at } if is_city(*at));
                Some(if founds_city { Self::City } else { Self::Settlement })
            }
            City => Some(Self::City),
            Buy => Some(Self::Card),
            Knights(deed) => {
                let KnightsDeed::Play(play) = deed else { return None };
                (play.card().work() == Some(CardWork::City)).then_some(Self::City)
            }
            Answer | Card | Change | Correction | Damage | Discard | End | Number(_) | Play(_)
            | Robber | Sea(_) | Steal | Trade | Turn | Vote | Weather | Win => None,
        }
    }
}

/// All the cards and pieces that moved in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traffic {
    pub flows: PerSeat<Flow>,
    pub built: PerSeat<EnumMap<Built, u32>>,
    /// How many cards the bank paid for each hex.
    pub hexes: BTreeMap<Hex, u32>,
    /// How many it paid for each building, with its owner.
    pub spots: BTreeMap<(Intersection, Seat), u32>,
    /// The number of trades between two players, the lower seat first.
    pub trades: BTreeMap<(Seat, Seat), u32>,
    /// How many knights each played.
    pub knights: PerSeat<u32>,
    /// How many cards of each the robber blocked.
    pub robbed: PerSeat<u32>,
}

impl Traffic {
    /// The traffic of `game`.
    pub fn of(game: &Game) -> Self {
        let mut traffic = Self::begin(game);
        walk(game, |scene| traffic.see(&scene));
        traffic
    }

    /// Nothing has moved yet.
    pub(super) fn begin(game: &Game) -> Self {
        let players = game.state().players();
        Self {
            flows: players.map(|_, _| Flow::default()),
            built: players.map(|_, _| EnumMap::default()),
            hexes: BTreeMap::new(),
            spots: BTreeMap::new(),
            trades: BTreeMap::new(),
            knights: players.map(|_, _| 0),
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
        if let DeedGroup::Play(DevelopmentCard::Knight) = deed.group()
            && let Some(count) = self.knights.get_mut(scene.doer())
        {
            *count += 1;
        }
        if let Some(what) = Built::by(scene)
            && let Some(built) = self.built.get_mut(scene.doer())
        {
            built[what] += 1;
        }
        if let Deed::Trade { with, .. } = deed {
            let pair = [scene.doer(), *with];
            let [low, high] = if pair[0] < pair[1] { pair } else { [pair[1], pair[0]] };
            *self.trades.entry((low, high)).or_default() += 1;
        }
        self.produce(scene);
    }

    fn carry(&mut self, Passage { way, from, to, cards }: Passage) {
        if let Some(flow) = from.and_then(|seat| self.flows.get_mut(seat)) {
            flow.give(way, cards);
        }
        if let Some(flow) = to.and_then(|seat| self.flows.get_mut(seat)) {
            flow.get(way, cards);
        }
    }

    /// Counts what the number brought, by the hexes and buildings it came from.
    fn produce(&mut self, scene: &Scene<'_>) {
        let Some(payout) = &scene.act.payout else { return };
        for (seat, count) in self.robbed.iter_mut() {
            *count += u32::from(payout.blocked.of(seat).total());
        }
        for (seat, cards) in payout.paid.iter() {
            if let Some(flow) = self.flows.get_mut(seat) {
                flow.get(Way::Production, Tally::from(*cards));
            }
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
}

impl Traffic {
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

/// The opening's second building is a city in Cities & Knights (KNIGHTS 2).
fn stands_as_city(state: &State, at: Intersection) -> bool {
    state.pieces().building(at).is_some_and(|(_, building)| building == Building::City)
}

fn best<P: Copy + Ord>(all: &BTreeMap<P, u32>) -> (Vec<P>, u32) {
    let most = all.values().copied().max().unwrap_or(0);
    (all.iter().filter(|(_, count)| **count == most).map(|(place, _)| *place).collect(), most)
}
