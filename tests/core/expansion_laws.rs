//! Laws that hold in every game of the expansions, alone and together: random legal games on
//! tables drawn by lot, played on and on.

use std::collections::BTreeSet;
use std::sync::Arc;

use board::{Hex, Intersection, Path, Side, Spot};
use cards::{
    Arrangement, BuiltIn, Deck, EventDie, Hidden, LeapYear, Measure, NewYear, RulingSet, Selection,
    Weather,
};
use game::{
    AWARD_POINTS, Act, BridgeGold, BuildPiece, Building, CardKind, Cards, Correction, Deed,
    Edition, Enforcement, Expansion, Expansions, ExtraBuilding, FirstSevens, FishRules, FishShort,
    Following, FriendlyRobber, Game, GoldHarbors, HarbormasterRule, Knight, KnightLevel,
    KnightsCorrection, KnightsDeed, LegalBuilds, Market, OilBoth, OilIsCard, OilLimit, OilRules,
    PartnerWin, Phase, Piece, PirateGround, PointCard, ProgressCard, Readiness, RiversRules, Rules,
    SeaDeed, SeaRules, Setup, State, Step, Track, WagonRules, road_length,
};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use stats::{random_act, random_setup};

use crate::common::{self, Table};
use crate::drift::one;
use crate::knights_sections::five;

/// The kinds of games with an expansion.
pub fn knights() -> Expansions {
    [Expansion::Knights].into_iter().collect()
}

pub fn sea() -> Expansions {
    [Expansion::Sea].into_iter().collect()
}

pub fn both() -> Expansions {
    [Expansion::Knights, Expansion::Sea].into_iter().collect()
}

/// What follows from what lies there: points, lengths, and rates are those of the table.
pub fn follows(state: &State) {
    let (pieces, island) = (state.pieces(), state.island());
    for seat in state.players().seats() {
        assert_eq!(state.public_points(seat), state.position().public_points(seat));
        let length = state.measure(Measure::RoadLength, seat);
        assert_eq!(length, i16::from(road_length(pieces, seat)));
        let knights = state.knights();
        let fleet = knights.filter(|_| seat == state.builder());
        let fleet = fleet.map_or(&[][..], |knights| knights.turn.fleet.as_slice());
        let knights = knights.map(game::KnightsState::table);
        let market = Market { pieces, island, knights, fleet };
        assert_eq!(state.trade_rates(seat), market.rates(seat), "looked up anew");
    }
}

/// What must hold after every act, of whatever kind the game is.
pub fn stands(state: &State) {
    follows(state);
    let (pieces, island) = (state.pieces(), state.island());
    assert!(state.pirate().is_none_or(|at| island.is_sea(at)), "the pirate stays at sea");
    assert!(state.robber().is_none_or(|at| island.is_land(at)), "the robber ashore");
    for (path, ..) in pieces.ships() {
        assert!(island.has_ship_path(path), "ships lie at sea");
        assert!(pieces.road(path).is_none(), "one piece a path");
    }
    assert!(pieces.roads().all(|(path, ..)| island.has_path(path)), "roads lie ashore");
    for seat in state.players().seats() {
        for piece in [Piece::Road, Piece::Ship, Piece::Settlement, Piece::City] {
            assert!(state.pieces_left(seat, piece) <= piece.supply());
        }
        for level in KnightLevel::ALL {
            let placed = pieces.knights_of(seat).filter(|(_, knight)| knight.level == level);
            assert!(placed.count() <= 2, "two knights of each level");
        }
        let walls: Vec<_> = pieces.walls_of(seat).collect();
        assert!(walls.len() <= 3);
        for at in walls {
            assert_eq!(pieces.building(at), Some((seat, Building::City)), "under a city");
        }
        for (at, _) in pieces.knights_of(seat) {
            assert_eq!(pieces.building(at), None, "one piece an intersection");
        }
        let buildings: u8 = pieces.buildings_of(seat).map(|(_, kind)| kind.worth()).sum();
        let awards = u8::try_from(state.awards(seat).count()).expect("few") * AWARD_POINTS;
        let abroad = state.sea().map_or(0, |sea| {
            let chits: u8 = sea.chits(seat).iter().map(|chit| chit.points).sum();
            assert_eq!(chits, sea.table().points(seat), "counted");
            chits
        });
        let of_knights = state.knights().map_or(0, |knights| {
            let own =
                Track::ALL.into_iter().filter(|it| state.metropolis_holder(*it) == Some(seat));
            let table = knights.table();
            2 * u8::try_from(own.count()).expect("three")
                + table.defenders.of(seat)
                + table.point_cards(seat)
                + u8::from(table.merchant.is_some_and(|merchant| merchant.owner == seat))
        });
        let of_wagons = state.wagon(seat).map_or(0, |wagon| wagon.delivered + wagon.level.worth());
        let of_oil = state.oil().map_or(0, |oil| oil.table().points(seat));
        let points = buildings + awards + abroad + of_knights + of_wagons + of_oil;
        let points = points + state.revealed(seat);
        let points = i16::from(points) + state.position().settler_points(seat);
        assert_eq!(state.public_points(seat), points);
    }
    for track in Track::ALL.into_iter().filter(|_| state.knights().is_some()) {
        let knights = state.knights().expect("played");
        if let Some(at) = knights.table().metropolises[track] {
            assert!(matches!(pieces.building(at), Some((_, Building::City))), "it stays for good");
        }
        let held: u8 = state.players().seats().map(|seat| state.progress_of(seat, track)).sum();
        let points = PointCard::ALL.into_iter().filter(|point| point.card().track() == track);
        let shown = points.filter(|point| knights.shown(*point).is_some()).count();
        assert_eq!(held + u8::try_from(shown).expect("one") + state.progress_left(track), 18);
    }
    assert_eq!(state.position().holders_after(), *state.holders(), "awards follow by themselves");
}

/// What must hold after every act where nothing is put right.
pub fn check(state: &State) {
    stands(state);
    let supply = state.setup().supply();
    let held = state.hands().and_then(game::Beliefs::held);
    for (bank, held) in state.bank().into_iter().zip(held) {
        for kind in CardKind::ALL {
            let counted = u16::from(bank.get(kind)) + u16::from(held.get(kind));
            assert_eq!(counted, u16::from(supply.get(kind)), "{kind:?}");
        }
    }
    assert_eq!(state.discrepancies(), [], "where nothing was put right, all adds up");
}

/// With each seed other rules, decks, rulings, and ways of building beside the turn; what the game
/// is played with is not bound to how many play it.
pub fn opening(kind: Expansions, following: Following, seed: u64) -> Setup {
    let rng = &mut StdRng::seed_from_u64(seed);
    let (has_knights, has_sea) = (kind.has(Expansion::Knights), kind.has(Expansion::Sea));
    let is_base = kind == Expansions::NONE;
    let players = rng.random_range(2..=6);
    let mut rules = if has_knights {
        Rules::with_knights(one(&[Edition::Fifth, Edition::Sixth], rng))
    } else {
        Rules { target: if has_sea { 12 } else { 10 }, ..Rules::open_hands() }
    };
    if rng.random_bool(0.2) {
        rules.knights = rules.knights.map(|knights| knights.stricter(true));
    }
    let pirate_ground = one(&[PirateGround::OpenSea, PirateGround::AllSea], rng);
    let foreign_island = rng.random_range(0..3);
    let sea = SeaRules { pirate_ground, foreign_island, ..SeaRules::default() };
    rules.sea = has_sea.then_some(sea);
    if kind.has(Expansion::Fish) {
        let fish_short = one(&FishShort::ALL, rng);
        rules.fish = Some(FishRules { fish_short, ..FishRules::default() });
    }
    if kind.has(Expansion::Rivers) {
        rules.rivers = Some(RiversRules { bridge_gold: one(&BridgeGold::ALL, rng) });
        rules.gold_harbors = one(&GoldHarbors::ALL, rng);
    }
    if kind.has(Expansion::Wagons) {
        rules.wagons = Some(WagonRules::default());
    }
    if kind.has(Expansion::Oil) {
        let oil_both = one(&OilBoth::ALL, rng);
        let oil_is_card = one(&OilIsCard::ALL, rng);
        let oil_limit = one(&OilLimit::ALL, rng);
        let destroyed_places = rng.random_range(3..=5);
        rules.oil = Some(OilRules { oil_both, oil_is_card, oil_limit, destroyed_places });
    }
    rules.following = following;
    rules.rulings = one(&RulingSet::ALL, rng).into();
    if players > 4 {
        let all = [ExtraBuilding::Special, ExtraBuilding::Paired, ExtraBuilding::Off];
        rules.extra_building = one(&all, rng);
    }
    if has_sea || is_base {
        rules.friendly_robber = one(&[FriendlyRobber::On, FriendlyRobber::Off], rng);
    }
    if is_base {
        rules.harbormaster = one(&[HarbormasterRule::InPlay, HarbormasterRule::Off], rng);
        rules.first_sevens = one(&[FirstSevens::DrawnAgain, FirstSevens::Count], rng);
        rules.partner_win = one(&[PartnerWin::May, PartnerWin::MayNot], rng);
    }
    let usual = Selection {
        new_year: NewYear::On { hidden: Hidden::default(), leap_year: LeapYear::With },
        event_die: if has_knights { EventDie::Shown } else { EventDie::default() },
        ..Selection::default()
    };
    // Deck A comes with an event die beside it, the others bring its faces along.
    let (decks, cards) = match rng.random_range(0..if is_base { 4 } else { 3 }) {
        0 => (vec![BuiltIn::A], usual),
        3 => {
            let (arrangement, weather) = (Arrangement::Stacks, Weather::Held);
            let stacks = Selection { arrangement, weather, ..Selection::default() };
            (vec![BuiltIn::D, BuiltIn::A, BuiltIn::C], stacks)
        }
        _ => {
            let (weather, event_die) = (Weather::Mixed, EventDie::Shown);
            let mixed = Selection { weather, event_die, ..usual };
            (vec![BuiltIn::B, BuiltIn::C, BuiltIn::D], mixed)
        }
    };
    let decks: Vec<Deck> = decks.iter().map(|deck| deck.deck().expect("sound")).collect();
    random_setup(&decks, players, Rules { cards, ..rules }, rng).expect("a setup")
}

/// Plays a random game, and looks at every act; returns how it stands then, and what was done.
pub fn plays(kind: Expansions, following: Following, seed: u64, acts: usize) -> (State, Vec<Act>) {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut state = State::new(Arc::new(opening(kind, following, seed)));
    let mut done = Vec::new();
    for _ in 0..acts {
        let mut folded = state.clone();
        let tasks = state.tasks().to_vec();
        let Some(act) = random_act(&mut state, &mut rng) else { break };
        folded.apply(&act).expect("the act fits");
        assert_eq!(folded, state, "the fold asks nothing of the rules: {act:?}");
        assert!(act.against.is_empty(), "by the rules: {act:?} of {tasks:?}");
        check(&state);
        done.push(act);
    }
    (state, done)
}

/// The names of what was done of the expansions, and the progress cards that were played.
pub fn names<'a>(
    done: impl IntoIterator<Item = &'a Act>,
) -> (BTreeSet<String>, BTreeSet<ProgressCard>) {
    let (mut names, mut played) = (BTreeSet::new(), BTreeSet::new());
    for act in done {
        let deed = serde_json::to_value(&act.deed).expect("writes");
        match &act.deed {
            Deed::Knights(KnightsDeed::Play(play)) => _ = played.insert(play.card()),
            _ => names.extend(deed["does"].as_str().map(str::to_owned)),
        }
    }
    (names, played)
}

/// All games of a kind with open hands: what was done in them, and how many ended.
pub fn open_games(kind: Expansions, seeds: u64, acts: usize) -> (Vec<Act>, usize) {
    let (mut all, mut over) = (Vec::new(), 0);
    for seed in 0..seeds {
        let (state, done) = plays(kind, Following::Open, seed, acts);
        over += usize::from(state.over().is_some());
        all.extend(done);
    }
    (all, over)
}

#[test]
fn random_games_of_cities_and_knights_end_in_order_and_come_to_all_of_it() {
    let (done, over) = open_games(knights(), 30, 2_500);
    let (names, played) = names(&done);
    let all = [
        "activate",
        "build_wall",
        "chase_robber",
        "choose_deck",
        "displace",
        "improve",
        "lose_city",
        "lose_knight",
        "move_knight",
        "place_deserter",
        "place_metropolis",
        "promote",
        "put_back",
        "recruit",
        "relocate",
        "roll_event_die",
        "show_point",
        "trade_at_harbor",
    ];
    let points = PointCard::ALL.map(PointCard::card);
    let left: Vec<_> = ProgressCard::ALL.into_iter().filter(|it| !played.contains(it)).collect();
    assert_eq!(left, points, "every progress card was played, but those that are shown");
    assert_eq!(names.iter().map(String::as_str).collect::<Vec<_>>(), all, "everything was done");
    assert!(over > 20, "{over} of 30 games ended");
}

#[test]
fn random_games_of_seafarers_end_in_order_and_come_to_all_of_it() {
    let (done, over) = open_games(sea(), 40, 4_000);
    let all = ["build_ship", "found_ship", "move_pirate", "move_ship", "take_gold", "turn_up"];
    let (names, _) = names(&done);
    assert_eq!(names.iter().map(String::as_str).collect::<Vec<_>>(), all, "everything was done");
    let chits: usize = done.iter().map(|act| act.sea.len()).sum();
    assert!(chits > 5, "{chits} first settlements abroad");
    assert!(over > 30, "{over} of 40 games ended");
}

#[test]
fn random_games_with_both_keep_all_of_both_in_order() {
    let (done, over) = open_games(both(), 24, 3_000);
    assert!(names(&done).0.contains("chase_pirate"));
    assert!(over > 12, "{over} of 24 games ended");
}

#[test]
fn random_games_with_secret_hands_or_none_keep_pieces_and_points_in_order() {
    for (nth, kind) in (0..).zip([Expansions::NONE, knights(), sea(), both()]) {
        for seed in 100..106 {
            plays(kind, Following::Secret, seed + 10 * nth, 1_000);
            plays(kind, Following::Off, seed + 10 * nth, 800);
        }
    }
}

#[test]
fn a_special_building_phase_is_passed_over_only_where_nobody_can_buy_anything_of_it() {
    let mut table = five(ExtraBuilding::Special);
    for seat in 0..5 {
        table.has(seat, Cards::none());
    }
    let answers = |table: &Table| {
        let mut state = table.state.clone();
        state.perform(Deed::Pass, Enforcement::ByTheRules).expect("allowed");
        state.only_answer(&Deed::Pass)
    };
    assert_eq!(answers(&table), Some(Deed::Pass), "nobody has a card");
    table.has(3, Cards::of(CardKind::Coin, 1));
    assert_eq!(answers(&table), None, "a coin buys a level");
    table.has(3, Cards::of(CardKind::Grain, 1));
    assert_eq!(answers(&table), Some(Deed::Pass), "there is no knight to activate");
    let at = table.ends(3)[0];
    table.knight(3, at, (KnightLevel::Basic, Readiness::Inactive));
    assert_eq!(answers(&table), None);
}

/// Every path of the sea.
fn sea_paths(state: &State) -> Vec<Path> {
    let sea = state.island().sea().iter();
    sea.flat_map(|hex| Side::ALL.map(|side| Path::of(*hex, side))).collect()
}

#[test]
fn what_is_offered_to_build_on_is_what_the_rules_allow() {
    let kinds = [Expansions::NONE, knights(), sea(), both()];
    for (seed, kind) in (300..340).zip(kinds.into_iter().cycle()) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = State::new(Arc::new(opening(kind, Following::Open, seed)));
        for _ in 0..300 {
            if random_act(&mut state, &mut rng).is_none() {
                break;
            }
            if !state.tasks().is_empty() || state.phase() != Phase::Trading {
                continue;
            }
            let allows = |deed| state.against(deed).is_none();
            let (roads, settlements) = (state.road_spots(), state.settlement_spots());
            for at in state.island().paths() {
                assert_eq!(roads.contains(&at), allows(Deed::BuildRoad { at }), "{at:?}");
            }
            for at in state.island().intersections() {
                let is_allowed = allows(Deed::BuildSettlement { at });
                assert_eq!(settlements.contains(&at), is_allowed, "{at:?}, seed {seed}");
            }
            let Some(at_sea) = state.sea() else { continue };
            let allows = |deed| allows(Deed::Sea(deed));
            let (spots, movable) = (state.ship_spots(), state.movable_ships());
            for at in sea_paths(&state) {
                assert_eq!(spots.contains(&at), allows(SeaDeed::BuildShip { at }), "{at:?}");
            }
            let own = state.pieces().ships_of(state.builder()).map(|(at, _)| at);
            let has_moved = at_sea.table().has_moved(state.builder());
            for from in own.filter(|_| !has_moved) {
                let mut all = sea_paths(&state).into_iter();
                let goes = all.any(|to| allows(SeaDeed::MoveShip { from, to }));
                assert_eq!(movable.contains(&from), goes, "{from:?}, seed {seed}");
            }
        }
    }
}

/// All places on land and at sea.
fn all_spots(state: &State) -> BTreeSet<Spot> {
    let island = state.island();
    let land = island.tiles().iter().map(|tile| tile.at);
    let hexes = land.chain(island.sea().iter().chain(island.hidden()).copied());
    let around = |hex: Hex| {
        let corners = Intersection::around(hex).map(Spot::Intersection);
        corners.into_iter().chain(Side::ALL.map(|side| Spot::Path(Path::of(hex, side))))
    };
    hexes.flat_map(around).collect()
}

/// The same moment with a knight of whoever builds at an end of their ships that is no land.
fn with_knight_at_sea(state: &State) -> Option<State> {
    let (player, pieces) = (state.builder(), state.pieces());
    let mut ends = pieces.ships_of(player).flat_map(|(path, _)| path.ends());
    let at = ends.find(|at| !state.island().has_intersection(*at) && pieces.is_free(*at))?;
    let knight = Knight { level: KnightLevel::Basic, readiness: Readiness::Inactive };
    let told = KnightsCorrection::Knight { at, is: Some((player, knight)) };
    let deed = Deed::Correct { correction: Correction::Knights(told) };
    let mut state = state.clone();
    state.perform(deed, Enforcement::ByTheRules).ok()?;
    Some(state)
}

#[test]
fn the_set_of_legal_builds_is_what_the_judge_says_of_each_piece_and_place() {
    let kinds =
        [Expansions::NONE, knights(), sea(), both(), [Expansion::Rivers].into_iter().collect()];
    let pieces = BuildPiece::SOLD.into_iter().chain([BuildPiece::Repair, BuildPiece::RepairShip]);
    let (mut found, mut at_sea) = (BTreeSet::new(), false);
    for (seed, kind) in (500..524).zip(kinds.into_iter().cycle()) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = State::new(Arc::new(opening(kind, Following::Open, seed)));
        for step in 0..300 {
            if random_act(&mut state, &mut rng).is_none() {
                break;
            }
            // The opening from place to place, what follows here and there.
            if step > 30 && step % 7 > 0 {
                continue;
            }
            let knight_at_sea = with_knight_at_sea(&state);
            for state in [Some(&state), knight_at_sea.as_ref()].into_iter().flatten() {
                let builds = LegalBuilds::of(state);
                let spots = all_spots(state);
                for piece in pieces.clone() {
                    for spot in &spots {
                        let deed = piece.deed(state, *spot);
                        let is_allowed = deed.is_some_and(|deed| state.against(deed).is_none());
                        assert_eq!(builds.contains(piece, *spot), is_allowed, "{piece:?} {spot:?}");
                    }
                    assert!(builds.places(piece).all(|spot| spots.contains(&spot)), "{piece:?}");
                    found.extend(builds.places(piece).next().map(|_| piece));
                }
                let mut activated = builds.places(BuildPiece::Activation);
                at_sea |= activated.any(|spot| matches!(spot, Spot::Intersection(at) if !state.island().has_intersection(at)));
            }
        }
    }
    assert!(at_sea, "a knight is activated at sea, too (SEA 12)");
    let missing = BuildPiece::SOLD.into_iter().find(|piece| !found.contains(piece));
    assert_eq!(missing, None, "each is built somewhere");
}

#[test]
fn whatever_is_undone_stands_as_before_and_happens_again_as_it_did() {
    for (seed, kind) in (3..).zip([knights(), sea(), both()]) {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut game = Game::new(opening(kind, Following::Open, seed));
        for _ in 0..600 {
            let before = game.state().clone();
            let Some(act) = random_act(&mut before.clone(), &mut rng) else { break };
            common::take(&mut game, Step::Act(act));
            let after = game.state().clone();
            common::take(&mut game, Step::Undo);
            assert_eq!(*game.state(), before);
            common::take(&mut game, Step::Redo);
            assert_eq!(*game.state(), after);
        }
        let acts: Vec<Act> = game.acts().map(|(_, _, act)| act.clone()).collect();
        let written = serde_json::to_string(&acts).expect("writes");
        let read: Vec<Act> = serde_json::from_str(&written).expect("reads");
        assert_eq!(read, acts, "a journal keeps all of it");
        let folded = State::fold(Arc::clone(game.setup()), &read).expect("they fit");
        assert_eq!(folded, *game.state());
        let setup = serde_json::to_string(&**game.setup()).expect("writes");
        assert_eq!(serde_json::from_str::<Setup>(&setup).expect("reads"), **game.setup());
    }
}
