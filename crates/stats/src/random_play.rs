//! Progress cards at random: what may be played from the cards that a player holds.

use rand::Rng;
use rand::seq::IndexedRandom;

use board::{Commodity, Resource};
use cards::Die;
use game::{Building, CardKind, Cards, Following, Play, ProgressCard, Seat, State, Track};

/// One way to play each kind of progress card that `player` may hold; some of it the rules
/// may refuse.
pub fn plays(state: &State, player: Seat, rng: &mut impl Rng) -> Vec<Play> {
    let is_held = |card: &ProgressCard| state.progress_of(player, card.track()) > 0;
    let held = ProgressCard::ALL.into_iter().filter(is_held);
    held.filter_map(|card| play(state, player, card, rng)).collect()
}

/// A way to set the dice, if `player` may hold an Alchemist.
pub fn alchemist(state: &State, player: Seat, rng: &mut impl Rng) -> Option<Play> {
    let is_held = state.progress_of(player, Track::Science) > 0;
    let mut die = || Die::ALL.choose(rng).copied();
    let (red, yellow) = die().zip(die())?;
    is_held.then_some(Play::Alchemist { red, yellow })
}

fn play(state: &State, player: Seat, card: ProgressCard, rng: &mut impl Rng) -> Option<Play> {
    let others: Vec<Seat> = state.seating().present().filter(|seat| *seat != player).collect();
    let own = |is: fn(Building) -> bool| {
        let own = state.pieces().buildings_of(player);
        own.filter(move |(_, building)| is(*building)).map(|(at, _)| at)
    };
    Some(match card {
        ProgressCard::Crane => Play::Crane { track: pick(&Track::ALL, rng)? },
        ProgressCard::Engineer => {
            let cities: Vec<_> = own(|building| building == Building::City).collect();
            Play::Engineer { at: pick(&cities, rng)? }
        }
        ProgressCard::Inventor => {
            let tiles = state.island().tiles().iter();
            let numbered: Vec<_> =
                tiles.filter(|tile| tile.token.is_some()).map(|tile| tile.at).collect();
            Play::Inventor { one: pick(&numbered, rng)?, other: pick(&numbered, rng)? }
        }
        ProgressCard::Irrigation => Play::Irrigation,
        ProgressCard::Medicine => Play::Medicine { at: pick(&state.city_spots(), rng)? },
        ProgressCard::Mining => Play::Mining,
        ProgressCard::RoadBuilding => Play::RoadBuilding,
        ProgressCard::Smith => Play::Smith,
        ProgressCard::CommercialHarbor => Play::CommercialHarbor,
        ProgressCard::MasterMerchant => {
            let from = pick(&others, rng)?;
            Play::MasterMerchant { from, cards: two_of(state, from, rng) }
        }
        ProgressCard::Merchant => {
            let places: Vec<_> = own(|_| true).collect();
            Play::Merchant { at: pick(&pick(&places, rng)?.hexes(), rng)? }
        }
        ProgressCard::MerchantFleet => {
            Play::MerchantFleet { kind: pick(state.kinds().all(), rng)? }
        }
        ProgressCard::ResourceMonopoly => {
            let resource = pick(&Resource::ALL, rng)?;
            let taken = held(state, player, resource.into(), 2);
            Play::ResourceMonopoly { resource, taken }
        }
        ProgressCard::TradeMonopoly => {
            let commodity = pick(&Commodity::ALL, rng)?;
            let taken = held(state, player, commodity.into(), 1);
            Play::TradeMonopoly { commodity, taken }
        }
        ProgressCard::Bishop => Play::Bishop,
        ProgressCard::Deserter => Play::Deserter { from: pick(&others, rng)? },
        ProgressCard::Diplomat => {
            let roads: Vec<_> = state.pieces().roads().collect();
            let (at, from, _) = pick(&roads, rng)?;
            Play::Diplomat { at, from }
        }
        ProgressCard::Intrigue => {
            let knights = state.pieces().knights().filter(|(_, owner, _)| *owner != player);
            let knights: Vec<_> = knights.map(|(at, ..)| at).collect();
            Play::Intrigue { at: pick(&knights, rng)? }
        }
        ProgressCard::Saboteur => Play::Saboteur,
        ProgressCard::Spy => {
            let from = pick(&others, rng)?;
            let tracks = Track::ALL.into_iter();
            let held: Vec<_> = tracks.filter(|it| state.progress_of(from, *it) > 0).collect();
            Play::Spy { from, took: pick(&held, rng) }
        }
        ProgressCard::Warlord => Play::Warlord,
        ProgressCard::Wedding => Play::Wedding,
        // Set before the number, or shown when it is drawn.
        ProgressCard::Alchemist | ProgressCard::Printer | ProgressCard::Constitution => {
            return None;
        }
    })
}

/// How many cards of a kind each of the others hands over, up to `most`; of hands that
/// aren't wholly known, what is sure.
fn held(state: &State, player: Seat, kind: CardKind, most: u8) -> game::PerSeat<u8> {
    state.players().map(|seat, _| match state.hands() {
        Some(hands) if seat != player => hands.known(seat).get(kind).min(most),
        _ => 0,
    })
}

/// Two cards of an open hand; untold of any other.
fn two_of(state: &State, from: Seat, rng: &mut impl Rng) -> Option<Cards> {
    if state.rules().following != Following::Open {
        return None;
    }
    let mut left = state.hands()?.known(from);
    let mut cards = Cards::none();
    for _ in 0..left.total().min(2) {
        let kinds: Vec<CardKind> = left.kinds().map(|(kind, _)| kind).collect();
        let card = Cards::of(pick(&kinds, rng)?, 1);
        left = left.less(card);
        cards = cards.plus(card);
    }
    Some(cards)
}

fn pick<T: Copy>(all: &[T], rng: &mut impl Rng) -> Option<T> {
    all.choose(rng).copied()
}
