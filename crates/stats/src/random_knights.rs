//! Cities & Knights at random: what may be done, progress cards among it, and one way to do what
//! is asked.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

use board::{Commodity, Resource};
use cards::{Die, EventFace};
use game::{
    Building, CardKind, Cards, Deed, Following, HarborTrade, KnightsDeed, KnightsPurchase,
    KnightsTask, Phase, Play, PointCard, ProgressCard, Readiness, Seat, Source, State, Track,
};

/// One way to do what Cities & Knights asks.
pub fn task_deed(state: &State, task: &KnightsTask, rng: &mut impl Rng) -> Option<KnightsDeed> {
    Some(match *task {
        KnightsTask::PlaceMetropolis { player, track } => {
            let at = pick(&state.cities_without_metropolis(player), rng)?;
            KnightsDeed::PlaceMetropolis { player, track, at }
        }
        KnightsTask::Relocate { player } => {
            let places: Vec<_> = state.relocations().into_iter().collect();
            KnightsDeed::Relocate { player, to: pick(&places, rng)? }
        }
        KnightsTask::LoseCity { player } => KnightsDeed::LoseCity {
            player,
            at: pick(&state.cities_without_metropolis(player), rng)?,
        },
        KnightsTask::ChooseDeck { player } => {
            let decks = Track::ALL.into_iter().filter(|track| state.progress_left(*track) > 0);
            KnightsDeed::ChooseDeck { player, track: pick(&decks.collect::<Vec<_>>(), rng)? }
        }
        KnightsTask::PutBack { player } => put_back(state, player, rng)?,
        KnightsTask::EventDie { .. } => {
            let face = *EventFace::DIE.choose(rng)?;
            match state.source()? {
                Source::Roll(roll) => {
                    let reds: Vec<Die> = roll.reds().collect();
                    KnightsDeed::EventDie { face, red: pick(&reds, rng) }
                }
                _ => KnightsDeed::RollEventDie { face, red: *Die::ALL.choose(rng)? },
            }
        }
        KnightsTask::Promote { .. } => {
            let knights: Vec<_> = state.promotable().collect();
            KnightsDeed::Promote { at: pick(&knights, rng)? }
        }
        KnightsTask::TradeAtHarbor { player, with } => {
            KnightsDeed::TradeAtHarbor { with, trade: harbor_trade(state, player, with, rng)? }
        }
        KnightsTask::StealFromEach { .. } => return None,
        KnightsTask::LoseKnight { player } => {
            let knights: Vec<_> = state.pieces().knights_of(player).map(|(at, _)| at).collect();
            KnightsDeed::LoseKnight { player, at: pick(&knights, rng)? }
        }
        KnightsTask::PlaceDeserter { .. } => {
            let places: Vec<_> = state.knight_spots().into_iter().collect();
            let level = pick(&state.deserter_levels(), rng)?;
            KnightsDeed::PlaceDeserter { at: pick(&places, rng)?, level }
        }
    })
}

fn harbor_trade(
    state: &State,
    player: Seat,
    with: Seat,
    rng: &mut impl Rng,
) -> Option<HarborTrade> {
    if state.rules().following != Following::Open {
        return Some(HarborTrade::Unseen);
    }
    let hands = state.hands()?;
    let resource = |(kind, _): (CardKind, u8)| kind.resource();
    let offered: Vec<_> = hands.most(player).kinds().filter_map(resource).collect();
    let commodity = |(kind, _): (CardKind, u8)| kind.commodity();
    let got: Vec<_> = hands.most(with).kinds().filter_map(commodity).collect();
    match pick(&got, rng) {
        Some(commodity) => Some(HarborTrade::Seen(pick(&offered, rng)?, commodity)),
        None => Some(HarborTrade::NoCommodity),
    }
}

fn put_back(state: &State, player: Seat, rng: &mut impl Rng) -> Option<KnightsDeed> {
    let held = Track::ALL.into_iter().filter(|track| state.progress_of(player, *track) > 0);
    Some(KnightsDeed::PutBack { player, track: pick(&held.collect::<Vec<_>>(), rng)? })
}

/// Adds what may be done; some of it the rules may refuse.
pub fn add_deeds(state: &State, deeds: &mut Vec<Deed>, rng: &mut impl Rng) {
    let Some(knights) = state.knights() else { return };
    let active = state.builder();
    for player in state.players().seats() {
        for point in PointCard::ALL {
            let is_held = state.progress_of(player, point.card().track()) > 0;
            if is_held && knights.shown(point).is_none() && rng.random_bool(0.1) {
                deeds.push(Deed::Knights(KnightsDeed::ShowPoint { player, point }));
            }
        }
    }
    if state.has_surplus(active) {
        deeds.clear();
        deeds.extend(put_back(state, active, rng).map(Deed::Knights));
        return;
    }
    let pays = |purchase: KnightsPurchase| {
        state.hands().is_none_or(|hands| hands.may_hold(active, purchase.price()))
    };
    let mut found = Vec::new();
    if pays(KnightsPurchase::Wall) {
        let cities = state.pieces().buildings_of(active);
        let cities = cities.filter(|(_, building)| *building == Building::City);
        found.extend(cities.map(|(at, _)| KnightsDeed::BuildWall { at }));
    }
    for track in Track::ALL {
        let next = state.improvement(active, track).next();
        if next.is_some_and(|level| pays(KnightsPurchase::Improvement(track, level))) {
            found.push(KnightsDeed::Improve { track });
        }
    }
    if pays(KnightsPurchase::Knight) {
        let ends = state.pieces().roads_of(active).flat_map(|(path, _)| path.ends());
        let free = ends.filter(|at| state.pieces().is_free(*at));
        found.extend(free.map(|at| KnightsDeed::Recruit { at }));
    }
    for (at, knight) in state.pieces().knights_of(active) {
        if pays(KnightsPurchase::Promotion) {
            found.push(KnightsDeed::Promote { at });
        }
        if knight.readiness == Readiness::Inactive {
            if pays(KnightsPurchase::Activation) {
                found.push(KnightsDeed::Activate { at });
            }
        } else if state.phase() == Phase::Trading && !knights.turn().is_tired(at) {
            let reach = state.position().knight_reach(at);
            let moves = reach.moves.iter().map(|to| KnightsDeed::MoveKnight { from: at, to: *to });
            found.extend(moves);
            let displaces = reach.displaces.iter();
            found.extend(displaces.map(|to| KnightsDeed::Displace { from: at, to: *to }));
            if reach.chases && rng.random_bool(0.5) {
                let to = pick(&state.robber_hexes(), rng);
                found.extend(to.map(|to| KnightsDeed::ChaseRobber { from: at, to }));
            }
        }
    }
    if state.phase() == Phase::Trading {
        let cards = plays(state, active, rng).into_iter();
        found.extend(cards.map(KnightsDeed::Play));
    }
    deeds.extend(found.into_iter().map(Deed::Knights));
}

fn pick<T: Copy>(all: &[T], rng: &mut impl Rng) -> Option<T> {
    all.choose(rng).copied()
}

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
