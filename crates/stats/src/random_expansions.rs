//! Cities & Knights and Seafarers at random: maps, what may be done, progress cards among it, and
//! one way to do what is asked.

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};

use board::{
    Commodity, Harbor, HarborKind, Hex, Island, Path, Resource, Side, Surroundings, Terrain, Tile,
    Token,
};
use cards::{Die, EventFace};
use game::{
    Building, CardKind, Cards, Deed, Deserts, Following, Ground, HarborTrade, HiddenGround, Home,
    KnightsDeed, KnightsPurchase, KnightsTask, LAST_LEVEL, Phase, Play, PointCard, ProgressCard,
    Purchase, Readiness, ScenarioDeed, ScenarioTask, SeaDeed, SeaMap, SeaTask, Seat, Source, State,
    StealTargets, Task, Track, Wonder,
};
use scenarios::{LayHow, Scenario};

/// Radius of a random map around its middle: 61 cells.
const REACH: u16 = 4;

/// A map that no book has: land in patches, gold, a desert now and then, hidden hexes, harbors
/// wherever there is coast.
pub fn random_map(rng: &mut impl Rng) -> Option<(Island, SeaMap)> {
    let middle = Hex::new(0, 0);
    let reach = i8::try_from(REACH).unwrap_or(0);
    let cells = (-reach..=reach).flat_map(|q| (-reach..=reach).map(move |r| Hex::new(q, r)));
    let cells: Vec<Hex> = cells.filter(|hex| hex.distance(middle) <= REACH).collect();
    let mut tiles = Vec::new();
    let mut surroundings = Surroundings::default();
    for at in cells {
        match rng.random_range(0..10) {
            0..=4 => {
                let Ground { terrain, token } = random_ground(rng);
                tiles.push(Tile { at, terrain, token });
            }
            5 => surroundings.hidden.push(at),
            _ => surroundings.sea.push(at),
        }
    }
    let is_sea = |hex: &Hex| surroundings.sea.contains(hex);
    let coasts = tiles.iter().flat_map(|tile| Side::ALL.map(|side| Path::of(tile.at, side)));
    let mut coasts: Vec<Path> = coasts.filter(|path| path.hexes().iter().any(is_sea)).collect();
    coasts.sort_unstable();
    coasts.dedup();
    coasts.shuffle(rng);
    let places = coasts.into_iter().take(9);
    let harbors =
        places.filter_map(|path| Some(Harbor { path, gives: *HarborKind::ALL.choose(rng)? }));
    let harbors: Vec<Harbor> = harbors.collect();
    let pirate = surroundings.sea.choose(rng).copied();
    let land: Vec<Hex> = tiles.iter().map(|tile| tile.at).collect();
    let home = match rng.random_range(0..3) {
        0 => Home::At(land.iter().copied().take(1).collect()),
        _ => Home::WhereFounded,
    };
    let map = SeaMap {
        scenario: None,
        robber: land.choose(rng).copied().filter(|_| rng.random_bool(0.5)),
        pirate: pirate.filter(|_| rng.random_bool(0.7)),
        home,
        deserts: if rng.random_bool(0.5) { Deserts::Join } else { Deserts::Part },
        begins: None,
        hidden: None,
        ..SeaMap::default()
    };
    Some((Island::with_sea(tiles, harbors, surroundings).ok()?, map))
}

/// Some land: one of the five terrains that produce, gold, or a desert.
fn random_ground(rng: &mut impl Rng) -> Ground {
    let terrain = match rng.random_range(0..12) {
        0 => Terrain::Desert,
        1 => Terrain::Gold,
        _ => Terrain::ALL.choose(rng).copied().unwrap_or(Terrain::Desert),
    };
    let numbers = Token::ALL.choose(rng).copied();
    Ground { terrain, token: numbers.filter(|_| terrain != Terrain::Desert) }
}

/// One way to do what Seafarers asks.
pub fn sea_task_deed(state: &State, task: &SeaTask, rng: &mut impl Rng) -> Option<SeaDeed> {
    Some(match task {
        SeaTask::Gold { player, count } => {
            let bank = state.hands().map(|_| state.bank().unwrap_or_default().resources());
            let cards = bank.map(|bank| cards_of(bank, state.gold_due(*count), rng));
            SeaDeed::TakeGold { player: *player, cards }
        }
        SeaTask::TurnUp { player, at } => {
            SeaDeed::TurnUp { player: *player, at: *at, is: turned_up(state, rng) }
        }
        SeaTask::FreeShip { .. } => SeaDeed::BuildShip { at: *state.ship_spots().choose(rng)? },
        SeaTask::Scenario(ScenarioTask::LayHarbor { player }) => {
            let position = state.position();
            let held = position.tribe()?.held.get(*player)?;
            let at = *position.harbor_spots(*player).choose(rng)?;
            SeaDeed::Scenario(ScenarioDeed::LayHarbor {
                player: *player,
                at,
                kind: *held.choose(rng)?,
            })
        }
        SeaTask::Scenario(ScenarioTask::Fleet { .. }) => {
            let Some(Source::Roll(roll)) = state.source() else { return None };
            let lowers: Vec<Die> = roll.lowers().collect();
            SeaDeed::Scenario(ScenarioDeed::SailFleet { lower: pick(&lowers, rng)? })
        }
        SeaTask::Scenario(ScenarioTask::LoseToFleet { player, count }) => {
            let due = state.lost_to_fleet(*player, *count);
            let cards = state.hands().map(|hands| cards_of(hands.most(*player), due, rng));
            SeaDeed::Scenario(ScenarioDeed::LoseToFleet { player: *player, cards })
        }
        SeaTask::Scenario(ScenarioTask::RevealPoints { player }) => {
            let count = rng.random_range(0..=state.hidden_points_at_most(*player));
            SeaDeed::Scenario(ScenarioDeed::RevealPoints { player: *player, count })
        }
    })
}

/// The map of `scenario` for so many players, with everything that is drawn for it.
pub fn scenario_map(
    scenario: &Scenario,
    players: usize,
    rng: &mut impl Rng,
) -> Option<(Island, SeaMap)> {
    let map = scenario.map_for(u8::try_from(players).ok()?)?;
    let how = if rng.random_bool(0.5) { LayHow::PRINTED } else { LayHow::SHUFFLED };
    let laid = map.lay(how, rng);
    let sea = SeaMap::of(scenario, map, &laid);
    Some((laid.island, sea))
}

/// Cloth in place of a card, every second time that it may be.
pub fn cloth(state: &State, task: &Task, rng: &mut impl Rng) -> Option<Deed> {
    let Task::Steal { player, from: StealTargets::OneOf(prey), .. } = task else { return None };
    let from = prey.iter().copied().find(|seat| state.may_lose_cloth(*seat))?;
    let has_cards = state.hands().is_none_or(|hands| hands.size(from) > 0);
    let takes = !has_cards || rng.random_bool(0.5);
    takes.then_some(Deed::from(ScenarioDeed::TakeCloth { player: *player, from }))
}

/// Adds what only scenarios with rules of their own know.
fn add_scenario_deeds(state: &State, deeds: &mut Vec<Deed>, rng: &mut impl Rng) {
    let builder = state.builder();
    let position = state.position();
    if state.may_besiege() && rng.random_bool(0.5) {
        let die = Die::ALL.choose(rng).copied();
        deeds.extend(die.map(|die| Deed::Sea(SeaDeed::Scenario(ScenarioDeed::Besiege { die }))));
    }
    let claims = position.claimable(builder, state.hidden_points_at_most(builder));
    deeds.extend(
        claims
            .into_iter()
            .map(|wonder| Deed::Sea(SeaDeed::Scenario(ScenarioDeed::ClaimWonder { wonder }))),
    );
    let wonder = position.wonders().and_then(|wonders| wonders.of(builder));
    let pays =
        |wonder: Wonder| state.hands().is_none_or(|hands| hands.may_hold(builder, wonder.price()));
    let builds = wonder.is_some_and(|(wonder, level)| level < LAST_LEVEL && pays(wonder));
    deeds.extend(builds.then_some(Deed::from(ScenarioDeed::BuildLevel)));
}

/// The ground under a hidden hex: one that is left of the stacks, or any where the map doesn't
/// say.
fn turned_up(state: &State, rng: &mut impl Rng) -> Option<Ground> {
    let left = state.hidden_left();
    let Some((ground, _)) = left.choose(rng) else {
        return (!rng.random_bool(0.3)).then(|| random_ground(rng));
    };
    let HiddenGround::Land(terrain) = *ground else { return None };
    let token = state.hidden_tokens_left().and_then(|left| left.choose(rng).copied());
    Some(Ground { terrain, token: token.filter(|_| terrain != Terrain::Desert) })
}

/// A ship beside the settlement of the opening, where one may lie there, now and then.
pub fn founding_ship(state: &State, rng: &mut impl Rng) -> Option<Deed> {
    state.sea()?;
    let places = state.founding_ships();
    let at = *places.choose(rng)?;
    rng.random_bool(0.5).then_some(Deed::Sea(SeaDeed::FoundShip { at }))
}

/// The pirate in place of the robber, every second time.
pub fn pirate(state: &State, rng: &mut impl Rng) -> Option<Deed> {
    if !state.may_move_pirate() || rng.random_bool(0.5) {
        return None;
    }
    let to = *state.pirate_hexes().choose(rng)?;
    Some(Deed::Sea(SeaDeed::MovePirate { to }))
}

/// A ship for a road that is free, every second time.
pub fn free_ship(state: &State, rng: &mut impl Rng) -> Option<Deed> {
    state.sea()?;
    let at = *state.ship_spots().choose(rng)?;
    rng.random_bool(0.5).then_some(Deed::Sea(SeaDeed::BuildShip { at }))
}

/// Adds what may be done at sea; some of it the rules may refuse.
pub fn add_sea_deeds(state: &State, deeds: &mut Vec<Deed>, rng: &mut impl Rng) {
    if state.sea().is_none() {
        return;
    }
    let builder = state.builder();
    if state.can_pay(builder, Purchase::Ship) {
        let ships = state.ship_spots().into_iter();
        deeds.extend(ships.map(|at| Deed::Sea(SeaDeed::BuildShip { at })));
    }
    if state.phase() != Phase::Trading {
        return;
    }
    if let Some(from) = state.movable_ships().choose(rng).copied() {
        let to = state.ship_moves(from).choose(rng).copied();
        deeds.extend(to.map(|to| Deed::Sea(SeaDeed::MoveShip { from, to })));
    }
    add_scenario_deeds(state, deeds, rng);
    let pirate = state.pirate();
    for (from, _) in state.pieces().knights_of(builder) {
        if pirate.is_some_and(|hex| from.touches(hex)) {
            let to = state.pirate_hexes().choose(rng).copied();
            deeds.extend(to.map(|to| Deed::Sea(SeaDeed::ChasePirate { from, to })));
        }
    }
}

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
        } else if state.phase() == Phase::Trading && !knights.table().is_tired(at) {
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

/// One of all, if there is any.
pub fn pick<T: Clone>(all: &[T], rng: &mut impl Rng) -> Option<T> {
    all.choose(rng).cloned()
}

/// One way to play each kind of progress card that `player` may hold; some of it the rules
/// may refuse.
pub fn plays(state: &State, player: Seat, rng: &mut impl Rng) -> Vec<Play> {
    let is_held = |card: &ProgressCard| state.progress_of(player, card.track()) > 0;
    let held = ProgressCard::ALL.into_iter().filter(is_held);
    held.filter_map(|card| play(state, player, card, rng)).collect()
}

/// A way to set the dice now and then, if `player` may hold an Alchemist.
pub fn alchemist(state: &State, player: Seat, rng: &mut impl Rng) -> Option<Play> {
    state.knights().filter(|_| rng.random_bool(0.1))?;
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

/// Returns how many cards of a kind each of the others hands over, up to `most`; of hands that
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
    let known = state.hands()?.known(from);
    Some(cards_of(known, known.total().min(2), rng))
}

/// Draws `count` cards at random, as far as `stock` goes.
pub fn cards_of(mut stock: Cards, count: u16, rng: &mut impl Rng) -> Cards {
    let mut cards = Cards::none();
    for _ in 0..count {
        let kinds: Vec<CardKind> = stock.kinds().map(|(kind, _)| kind).collect();
        if let Some(kind) = pick(&kinds, rng) {
            cards = cards.plus(Cards::of(kind, 1));
            stock = stock.less(Cards::of(kind, 1));
        }
    }
    cards
}
