//! Oil at random: springs on an island, what oil is used for, and what is asked (TRADERS 7).

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use crate::random_expansions::{cards_of, pick};
use crate::random_fish;
use board::{Island, Resource, Terrain, Tile, Token};
use game::{
    Cards, Deed, DevelopmentCard, GiftOf, Goods, OilDeed, OilTask, Roll, Rules, Seat, State,
    StealTargets, Task, springs_in_box,
};

/// `island` with lakes and grounds, and with springs, where they are played.
pub fn with_marks(island: Island, rules: &Rules, players: usize, rng: &mut impl Rng) -> Island {
    let island = random_fish::fished(island, rules, players, rng);
    match rules.oil {
        Some(_) => with_springs(&island, players, rng).unwrap_or(island),
        None => island,
    }
}

/// `island` with springs: one on a desert, which gets a number, the others on any terrain.
fn with_springs(island: &Island, players: usize, rng: &mut impl Rng) -> Option<Island> {
    let count = springs_in_box(players);
    let desert = island.deserts().next();
    let bears = |tile: &&Tile| tile.terrain.resource().is_some() && tile.token.is_some();
    let mut others: Vec<_> = island.tiles().iter().filter(bears).map(|tile| tile.at).collect();
    others.shuffle(rng);
    let mut laid = island.clone();
    for at in desert.into_iter().chain(others).take(count) {
        let tile = *laid.tile(at)?;
        let number = if rng.random_bool(0.5) { 5 } else { 9 };
        let token = tile.token.or_else(|| Token::try_from(number).ok());
        laid = laid.laid(at, Some(Tile { at, terrain: Terrain::Spring, token })).ok()?;
    }
    Some(laid)
}

/// One way to do what oil asks.
pub fn task_deed(task: &OilTask, rng: &mut impl Rng) -> Option<OilDeed> {
    match task {
        OilTask::Disaster { .. } => {
            let sum: u8 = rng.random_range(1..=6) + rng.random_range(1..=6);
            Some(OilDeed::Disaster { number: Roll::try_from(sum).ok()? })
        }
        OilTask::Lot { among, .. } => Some(OilDeed::Pollute { at: pick(among, rng)? }),
    }
}

/// Oil in place of a card, every second time that it may be.
pub fn in_place_of_cards(state: &State, task: &Task, rng: &mut impl Rng) -> Option<OilDeed> {
    state.oil()?;
    let position = state.position();
    let has_room = |seat| position.oil.is_some_and(|oil| oil.room(seat) > 0);
    if let Task::Discard { player, count } = task {
        return discard(state, *player, *count, rng);
    }
    let deed = if let Task::Steal { player, from, or_oil: true, .. } = task {
        let StealTargets::OneOf(prey) = from else { return None };
        let rich: Vec<Seat> = prey.iter().copied().filter(|seat| state.oil_of(*seat) > 0).collect();
        let from = pick(&rich, rng).filter(|_| has_room(*player))?;
        OilDeed::Steal { player: *player, from }
    } else if let Task::Take { player, or_oil: true, .. } = task {
        position.may_get_oil(*player).then_some(OilDeed::Take { player: *player })?
    } else if let Task::Give { player, to, of: GiftOf::AnyOrOil } = task {
        let to = pick(to, rng).filter(|to| has_room(*to) && state.oil_of(*player) > 0)?;
        OilDeed::Give { player: *player, to }
    } else {
        return None;
    };
    rng.random_bool(0.5).then_some(deed)
}

/// Oil among what `player` discards, where their cards alone aren't enough or by lot.
fn discard(state: &State, player: Seat, count: Option<u16>, rng: &mut impl Rng) -> Option<OilDeed> {
    let held = state.oil_as_cards(player);
    let most = count.map_or(held, |count| u8::try_from(count).unwrap_or(u8::MAX).min(held));
    let least = count.map_or(1, |count| {
        let cards = state.hands().map_or(0, |hands| hands.size(player));
        u8::try_from(count.saturating_sub(cards)).unwrap_or(u8::MAX)
    });
    if most == 0 || least > most {
        return None;
    }
    let oil = rng.random_range(least.max(1)..=most);
    let rest = count.map_or(0, |count| count - u16::from(oil));
    let cards = discarded(state, player, rest, rng);
    let deed = OilDeed::Discard { player, count: oil, cards };
    (least > 0 || rng.random_bool(0.5)).then_some(deed)
}

/// So many cards that `seat` may hold.
fn discarded(state: &State, seat: Seat, count: u16, rng: &mut impl Rng) -> Option<Cards> {
    let hands = state.hands()?;
    let mut cards = Cards::none();
    for _ in 0..count {
        let kinds: Vec<_> = Resource::ALL
            .into_iter()
            .filter(|kind| hands.may_hold(seat, cards.plus(Cards::of(*kind, 1))))
            .collect();
        cards = cards.plus(Cards::of(pick(&kinds, rng)?, 1));
    }
    Some(cards)
}

/// Adds what may be done with oil now.
pub fn add_deeds(state: &State, deeds: &mut Vec<Deed>, rng: &mut impl Rng) {
    if state.oil().is_none() {
        return;
    }
    let builder = state.builder();
    let mut all: Vec<OilDeed> = Vec::new();
    if state.oil_of(builder) > 0 {
        all.extend(Resource::ALL.map(|resource| OilDeed::Convert { resource }));
        all.push(OilDeed::Sequester);
        if state.hands().is_none_or(|hands| hands.may_hold(builder, State::oil_metropolis_price()))
        {
            let spots = state.oil_metropolis_spots().into_iter();
            all.extend(spots.map(|at| OilDeed::BuildMetropolis { at }));
        }
    }
    if state.unspent(DevelopmentCard::Monopoly) > 0 {
        all.push(OilDeed::Monopoly);
    }
    if state.unspent(DevelopmentCard::YearOfPlenty) > 0 {
        let cards = cards_of(state.bank().unwrap_or_default(), 1, rng);
        all.push(OilDeed::YearOfPlenty { count: 1, cards });
    }
    let all = all.into_iter().map(Deed::Oil).chain(a_trade(state, rng));
    deeds.extend(all.filter(|deed| state.against(deed.clone()).is_none()));
}

/// An oil for a card, or the other way round.
fn a_trade(state: &State, rng: &mut impl Rng) -> Option<Deed> {
    let builder = state.builder();
    let others: Vec<Seat> = state.seating().present().filter(|seat| *seat != builder).collect();
    let with = pick(&others, rng).filter(|_| rng.random_bool(0.1))?;
    let sells = rng.random_bool(0.5);
    let card_of = if sells { with } else { builder };
    let card = Goods::from(discarded(state, card_of, 1, rng)?);
    let oil = Goods::oil(1);
    let (give, get) = if sells { (oil, card) } else { (card, oil) };
    Some(Deed::Trade { with, give, get })
}
