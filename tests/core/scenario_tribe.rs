//! The Forgotten Tribe as a game goes on: what lies on marked paths, harbors that are laid later,
//! where the robber may go, and the end (SCENARIOS 2, cases of its section 11).

use board::{HarborKind, Intersection, Resource, Terrain};
use cards::RulingSet;
use game::{
    BadSeaTable, BadSetup, BadTable, Breach, Building, Color, Correction, Deed, Edition,
    ExtraBuilding, HarbormasterRule, Impossible, MapTarget, NotAtSea, Over, RobberEscape, Rules,
    ScenarioDeed, ScenarioTask, SeaBreach, SeaChange, SeaCorrection, SeaDeed, SeaTask, Setup,
    SetupFields, State, Task, Waiting, Wonder,
};
use scenarios::{BuiltInScenario, Item};

use crate::common::Table;
use crate::scenario_games::{
    Lays, approach, corner, drawing, followed, goes_on, harbors, hex, path, seat, setup, usual, way,
};

const TRIBE: BuiltInScenario = BuiltInScenario::ForgottenTribe;
const WOOL: HarborKind = HarborKind::Of(Resource::Wool);

/// Three players, of whom the first has a settlement on the coast and ships up to the path
/// `marked`, on which `item` lies.
fn before(marked: &str, item: Item) -> Table {
    let game = usual(TRIBE, 3);
    let (ships, _) = approach(&game.island, corner("(3,3) top"), path(marked));
    let mut table = goes_on(game, |start| {
        start.settles(0, &[corner("(3,3) top")], Building::Settlement);
        start.settles(1, &[corner("(4,4) bottom")], Building::Settlement);
        start.tribe().marked.retain(|(at, _)| !ships.contains(at) && *at != path(marked));
        start.tribe().marked.push((path(marked), item));
        start.tribe().marked.sort_unstable_by_key(|(at, _)| *at);
        start.sails(0, &ships);
    });
    table.rolls(12);
    table
}

fn found(nth: usize, at: &str, item: Item) -> [SeaChange; 1] {
    [SeaChange::Found { player: seat(nth), at: path(at), item }]
}

fn held(table: &Table, nth: usize) -> Vec<HarborKind> {
    table.state.position().tribe().expect("played").held.get(seat(nth)).expect("a seat").clone()
}

fn lays(at: &str) -> SeaDeed {
    SeaDeed::Scenario(ScenarioDeed::LayHarbor { player: seat(0), at: path(at), kind: WOOL })
}

/// Returns how many harbors whoever is on turn is asked to lay.
fn asked(table: &Table) -> usize {
    let asks =
        |task: &&Task| matches!(task, Task::Sea(SeaTask::Scenario(ScenarioTask::LayHarbor { .. })));
    table.state.tasks().iter().filter(asks).count()
}

#[test]
fn as_many_chits_harbors_and_cards_lie_on_marked_paths_as_the_page_counts() {
    for (players, counts) in [(3, [8, 6, 4]), (4, [8, 6, 4]), (5, [10, 8, 6]), (6, [10, 8, 6])] {
        let table = Table::at(usual(TRIBE, players));
        let marked = &table.state.position().tribe().expect("played").marked;
        let count = |is: fn(&Item) -> bool| marked.iter().filter(|(_, item)| is(item)).count();
        let harbors = count(|item| matches!(item, Item::Harbor(_)));
        let found = [count(|it| *it == Item::Chit), harbors, count(|it| *it == Item::Card)];
        assert_eq!(found, counts, "{players} players");
        assert_eq!(table.state.island().harbors(), [], "the main island has none at first");
    }
}

#[test]
fn the_first_ship_on_a_marked_path_takes_what_lies_there() {
    let mut table = before("(1,2) NE", Item::Chit);
    assert_eq!(table.state.pieces().ships_of(seat(0)).count(), 5, "it is the sixth");
    let before = table.points(0);
    assert_eq!(table.ships(path("(1,2) NE")), found(0, "(1,2) NE", Item::Chit));
    assert_eq!(table.points(0), before + 1);
    let tribe = table.state.position().tribe().expect("played").clone();
    assert_eq!((tribe.item(path("(1,2) NE")), tribe.chits.of(seat(0))), (None, 1));
    // It moves on, and another's ship comes there: nothing is left for it.
    table.next_round(12);
    let spur = table.state.ship_moves(path("(1,2) NE"))[0];
    table.does(SeaDeed::MoveShip { from: path("(1,2) NE"), to: spur });
    table.passes();
    let at = path("(1,2) NE");
    let beside = at.ends().into_iter().flat_map(Intersection::paths);
    let free = |it: &board::Path| {
        *it != at
            && table.state.island().has_ship_path(*it)
            && table.state.pieces().on_path(*it).is_none()
    };
    let beside = beside.into_iter().find(free).expect("a free path");
    table.launches(1, beside);
    table.rolls(12);
    assert_eq!(table.ships(at), []);
    assert_eq!((table.points(0), table.points(1)), (before + 1, 1), "a point stays for good");
}

#[test]
fn a_ship_that_moves_onto_a_marked_path_takes_what_lies_there() {
    let game = usual(TRIBE, 3);
    let from = corner("(5,5) bottom");
    let (mut ships, spur) = approach(&game.island, from, path("(7,5) SW"));
    let spur = spur.expect("a third path");
    ships.push(spur);
    let mut table = goes_on(game, |start| {
        start.settles(0, &[from], Building::Settlement);
        start.tribe().marked.retain(|(at, _)| !ships.contains(at));
        start.sails(0, &ships);
    });
    table.rolls(12);
    let moved = table.does(SeaDeed::MoveShip { from: spur, to: path("(7,5) SW") });
    assert_eq!(moved.sea, found(0, "(7,5) SW", Item::Chit));
    assert_eq!(table.points(0), 2);
    // What it found stays found, so it has moved for good: one ship a turn.
    let back = SeaDeed::MoveShip { from: path("(7,5) SW"), to: spur };
    table.breaks(back, SeaBreach::SecondMove);
}

#[test]
fn the_opening_and_all_later_settlements_stand_on_the_main_island() {
    let mut table = Table::at(usual(TRIBE, 4));
    let main = table.state.position().main_land();
    assert_eq!(main.len(), 18);
    let is_home = |at: &Intersection| at.hexes().iter().any(|hex| main.contains(hex));
    assert!(table.state.founding_spots().iter().all(is_home));
    let abroad = corner("(1,2) top");
    let elsewhere = Breach::Sea(SeaBreach::BeginsElsewhere(abroad));
    table.refuses_for(Deed::FoundSettlement { at: abroad }, elsewhere);
    let game = usual(TRIBE, 3);
    let ships = way(&game.island, corner("(3,3) top"), corner("(1,2) SW"));
    let mut table = goes_on(game, |start| {
        start.settles(0, &[corner("(3,3) top")], Building::Settlement);
        start.sails(0, &ships);
    });
    table.rolls(12);
    table.rich();
    let at = corner("(1,2) SW");
    let breach = Breach::Sea(SeaBreach::NotSettled(at));
    table.refuses_for(Deed::BuildSettlement { at }, breach);
    assert!(!table.state.settlement_spots().contains(&at));
}

#[test]
fn the_pirate_beside_a_marked_path_keeps_ships_off() {
    let mut table = before("(1,2) NE", Item::Chit);
    table.corrects(SeaCorrection::Pirate { at: Some(hex("(0,3)")) });
    assert!(path("(1,2) NE").touches(hex("(0,3)")));
    table.rich();
    let at = path("(1,2) NE");
    table.breaks(SeaDeed::BuildShip { at }, SeaBreach::BesidePirate(at));
}

#[test]
fn a_card_from_a_marked_path_counts_as_bought_in_this_turn() {
    let mut table = before("(1,2) W", Item::Card);
    let for_sale = table.state.cards_for_sale();
    assert_eq!(for_sale, 25 - 4, "those on the paths are not for sale");
    assert_eq!(table.ships(path("(1,2) W")), found(0, "(1,2) W", Item::Card));
    let hidden = table.state.hidden_cards(seat(0));
    assert_eq!((hidden.fresh, hidden.ready), (1, 0));
    assert_eq!(table.state.cards_for_sale(), for_sale, "nobody bought it");
    table.refuses_for(Deed::PlayKnight, Breach::FreshCard);
    table.next_round(12);
    table.does(Deed::PlayKnight);
}

#[test]
fn a_point_card_from_a_marked_path_wins_at_once() {
    let mut table = before("(1,2) W", Item::Card);
    table.corrects(SeaCorrection::TribeChits { player: seat(0), count: 9 });
    assert_eq!(table.points(0), 10);
    table.ships(path("(1,2) W"));
    // The fifth ship is the longest route besides.
    assert_eq!(table.points(0), 12);
    let short = Impossible::TooFewPoints { points: 12, target: 13 };
    table.refuses_for(Deed::ClaimWin { revealed: 0 }, short);
    table.does(Deed::ClaimWin { revealed: 1 });
    assert_eq!(table.state.over(), Some(Over::RevealedCards { winner: seat(0) }));
}

#[test]
fn a_harbor_is_laid_at_once_on_the_coast_beside_an_own_building() {
    let mut table = before("(1,2) NW", Item::Harbor(WOOL));
    assert_eq!(table.ships(path("(1,2) NW")), found(0, "(1,2) NW", Item::Harbor(WOOL)));
    assert_eq!((held(&table, 0), asked(&table)), (vec![WOOL], 1));
    assert_eq!(table.state.trade_rate(seat(0), Resource::Wool.into()), 4, "not before it lies");
    let spots = table.state.position().harbor_spots(seat(0));
    let mut both = [path("(3,3) NW"), path("(3,3) NE")];
    both.sort_unstable();
    assert_eq!(spots, both);
    table.rich();
    assert_eq!(table.refuses(Deed::BuyCard).waiting_for(), Some(Waiting::Tasks), "first that");
    table.refuses_for(Deed::Leave { task: 0 }, Breach::TaskLeft);
    table.breaks(lays("(3,4) NE"), SeaBreach::HarborNotThere(path("(3,4) NE")));
    table.refuses_for(lays("(2,3) E"), NotAtSea::NoCoast(path("(2,3) E")));
    let other = HarborKind::Any;
    let at = path("(3,3) NW");
    let not_held = SeaDeed::Scenario(ScenarioDeed::LayHarbor { player: seat(0), at, kind: other });
    table.refuses_for(not_held, NotAtSea::NoHarborHeld(other));
    table.does(lays("(3,3) NW"));
    assert_eq!(harbors(&table.state), [(at, WOOL)]);
    assert_eq!((held(&table, 0), table.state.tasks()), (vec![], &[][..]));
    assert_eq!(table.state.trade_rate(seat(0), Resource::Wool.into()), 2);
    // It serves whoever builds at its ends, and lies there for good.
    let end = at.other_end(corner("(3,3) top")).expect("it ends there");
    table.builds(1, end, Building::City);
    assert_eq!(table.state.trade_rate(seat(1), Resource::Wool.into()), 2);
}

#[test]
fn a_harbor_shares_no_intersection_with_another() {
    let spots = |laid: &[&str]| {
        let mut table = before("(1,2) NW", Item::Harbor(WOOL));
        for at in laid {
            table.corrects(Correction::Harbor { at: path(at), gives: Some(HarborKind::Any) });
        }
        table.state.position().harbor_spots(seat(0))
    };
    assert_eq!(spots(&["(3,2) NE"]), [path("(3,3) NE")], "one corner of it is taken");
    assert_eq!(spots(&["(3,3) NE"]), [], "one harbor at a corner");
}

#[test]
fn whoever_holds_several_harbors_lays_them_in_the_order_of_choice() {
    let mut table = before("(1,2) NW", Item::Harbor(WOOL));
    let kinds = vec![HarborKind::Any, HarborKind::Of(Resource::Ore)];
    table.corrects(SeaCorrection::HeldHarbors { player: seat(0), kinds });
    table.ships(path("(1,2) NW"));
    assert_eq!(asked(&table), 3);
    let at = path("(3,3) NE");
    table.does(ScenarioDeed::LayHarbor {
        player: seat(0),
        at,
        kind: HarborKind::Of(Resource::Ore),
    });
    assert_eq!(asked(&table), 0, "there is no room for the others");
    assert_eq!(held(&table, 0), [HarborKind::Any, WOOL]);
}

/// Three players, of whom the first has a settlement inland and holds a harbor.
fn inland(game: Setup) -> Table {
    goes_on(game, |start| {
        start.settles(0, &[corner("(4,4) top")], Building::Settlement);
        start.paves(0, &[path("(4,4) NW"), path("(4,3) NE")]);
        start.settles(1, &[corner("(5,6) top")], Building::Settlement);
        start.tribe().held.get_mut(seat(0)).expect("a seat").push(WOOL);
    })
}

#[test]
fn without_a_place_a_harbor_is_kept_and_brings_no_rate_and_no_point() {
    let game = setup(TRIBE, &Color::ALL[..3], |rules| {
        rules.harbormaster = HarbormasterRule::InPlay;
    });
    let mut table = inland(game);
    table.rolls(12);
    assert_eq!((asked(&table), held(&table, 0)), (0, vec![WOOL]));
    assert_eq!(table.state.trade_rate(seat(0), Resource::Wool.into()), 4);
    assert_eq!(table.state.measure(cards::Measure::HarborPoints, seat(0)), 0);
    // A settlement on the coast makes room: now it has to be laid.
    let way = corner("(3,3) top");
    table.builds(0, corner("(3,3) bottom"), Building::Settlement);
    table.corrects(Correction::Building { at: corner("(4,4) top"), is: None });
    table.paves(0, path("(3,3) W"));
    table.paves(0, path("(3,3) NW"));
    table.paves(0, path("(3,3) SW"));
    table.rich();
    table.does(Deed::BuildSettlement { at: way });
    assert_eq!(asked(&table), 1);
    table.does(lays("(3,3) NE"));
    assert_eq!(table.state.measure(cards::Measure::HarborPoints, seat(0)), 1);
}

#[test]
fn a_harbor_that_could_be_laid_in_anothers_turn_waits_for_its_owners_own() {
    let game = setup(TRIBE, &Color::ALL[..5], |rules| {
        rules.extra_building = ExtraBuilding::Special;
    });
    let coast = corner("(3,3) top");
    let mut table = goes_on(game, |start| {
        start.active = seat(4);
        start.settles(0, &[corner("(4,4) top")], Building::Settlement);
        start.paves(0, &[path("(3,3) NE")]);
        start.tribe().held.get_mut(seat(0)).expect("a seat").push(WOOL);
    });
    table.rolls(12);
    table.passes();
    assert_eq!(table.state.builder(), seat(0), "they build beside the turn");
    table.rich();
    table.does(Deed::BuildSettlement { at: coast });
    assert_eq!(asked(&table), 0, "not in another's turn");
    table.passes();
    assert_eq!((table.state.active(), asked(&table)), (seat(0), 1), "in their own");
    let waits = table.refuses(crate::common::roll(12)).waiting_for();
    assert_eq!(waits, Some(Waiting::Tasks));
}

#[test]
fn a_harbor_that_is_found_beside_anothers_turn_is_laid_at_once() {
    let game = setup(TRIBE, &Color::ALL[..5], |rules| {
        rules.extra_building = ExtraBuilding::Special;
    });
    let map = game.sea.clone().expect("a map");
    let found = map.items.iter().find(|(_, item)| matches!(item, Item::Harbor(_)));
    let (at, _) = *found.expect("a harbor");
    let [one, _] = at.ends();
    let before =
        one.paths().into_iter().find(|path| *path != at && game.island.has_ship_path(*path));
    let mut table = goes_on(game, |start| {
        start.active = seat(4);
        start.settles(0, &[corner("(3,3) top")], Building::Settlement);
        start.sails(0, &[before.expect("a way there")]);
        start.tribe().held.get_mut(seat(0)).expect("a seat").push(WOOL);
    });
    table.rolls(12);
    table.passes();
    assert_eq!(table.state.builder(), seat(0), "they build beside the turn");
    table.ships(at);
    assert_eq!(asked(&table), 1, "the one that was found at once, and no other");
    let spots = table.state.position().harbor_spots(seat(0));
    let kind = table.state.position().tribe().expect("played").held.of(seat(0))[0];
    table.does(ScenarioDeed::LayHarbor { player: seat(0), at: spots[0], kind });
    assert_eq!(asked(&table), 0);
    table.passes();
}

#[test]
fn the_robber_moves_only_to_hexes_with_a_token() {
    let mut table = goes_on(usual(TRIBE, 3), |_| {});
    let begins = hex("(7,6)");
    assert_eq!((table.state.robber(), table.state.pirate()), (Some(begins), Some(hex("(1,4)"))));
    table.rolls(7);
    let open = table.state.robber_hexes();
    assert_eq!(open.len(), 18);
    let has_token = |at| table.state.island().tile(at).is_some_and(|tile| tile.token.is_some());
    assert!(open.iter().all(|at| has_token(*at)));
    let tribes = hex("(7,2)");
    let refused = Breach::Sea(SeaBreach::RobberNotThere(tribes));
    table.refuses_for(Deed::MoveRobber { to: tribes }, refused);
    let at = hex("(3,3)");
    table.does(Deed::MoveRobber { to: at });
    table.passes();
    table.rolls(7);
    assert_eq!(table.state.robber_hexes().len(), 17, "never to where it is");
    table.refuses_for(Deed::MoveRobber { to: at }, Breach::RobberStays(at));
}

#[test]
fn a_robber_that_flees_comes_to_a_desert_of_the_tribes() {
    for set in RulingSet::ALL {
        let game = setup(TRIBE, &Color::ALL[..3], |rules| rules.rulings = set.into());
        let mut table = goes_on(drawing(game, &[(2, 2)]), |start| {
            start.robber = Some(hex("(3,3)"));
        });
        table.draws();
        let mut deserts = vec![hex("(1,5)"), hex("(7,2)"), hex("(7,6)")];
        deserts.sort_unstable();
        let to = RobberEscape::Among(deserts.clone());
        assert_eq!(table.state.tasks(), [Task::RobberTo { player: seat(0), to }]);
        table.does(Deed::RobberFlees { to: Some(deserts[0]) });
        assert_eq!(table.state.robber(), Some(deserts[0]));
    }
}

#[test]
fn buildings_chits_and_awards_are_points_and_13_of_them_win() {
    let game = usual(TRIBE, 3);
    let cities = ["(4,2) top", "(4,4) top"].map(corner);
    let ships = way(&game.island, corner("(3,3) top"), corner("(1,2) bottom"));
    let mut table = goes_on(game, |start| {
        start.settles(0, &cities, Building::City);
        start.settles(
            0,
            &["(3,3) top", "(5,3) top", "(5,5) top"].map(corner),
            Building::Settlement,
        );
        start.tribe().chits.change(seat(0), |chits| *chits = 2);
        start.sails(0, &ships);
    });
    assert!(ships.len() >= 3);
    let mut at = *ships.last().expect("some");
    table.rolls(12);
    while table.state.measure(cards::Measure::RoadLength, seat(0)) < 5 {
        let on = |path: &board::Path| path.shared_end(at).is_some();
        at = table.state.ship_spots().into_iter().find(on).expect("on they go");
        table.ships(at);
    }
    let chits = table.state.position().tribe().expect("played").chits.of(seat(0));
    assert_eq!(table.points(0), 4 + 3 + i16::from(chits) + 2);
    table.corrects(SeaCorrection::TribeChits { player: seat(0), count: 3 });
    assert_eq!((table.points(0), table.state.over()), (12, None));
    table.corrects(SeaCorrection::TribeChits { player: seat(0), count: 4 });
    let over = table.state.over();
    assert_eq!(over, Some(Over::PublicPoints { winner: seat(0) }), "{:?}", followed(&table));
}

#[test]
fn harbormaster_makes_every_target_one_more_and_knights_as_much_as_the_page_says() {
    for (known, alone, with_knights) in [
        (TRIBE, 13, 15),
        (BuiltInScenario::Cloth, 14, 16),
        (BuiltInScenario::PirateIslands, 10, 12),
        (BuiltInScenario::Wonders, 10, 12),
    ] {
        let scenario = known.scenario().expect("sound");
        let target = MapTarget::of_scenario(scenario.head());
        for (rules, usual) in
            [(Rules::open_hands(), alone), (Rules::with_knights(Edition::Fifth), with_knights)]
        {
            assert_eq!(rules.for_scenario(&scenario).target, usual);
            let more = Rules { harbormaster: HarbormasterRule::InPlay, ..rules.clone() };
            assert_eq!(rules.usual_target_on(target), usual);
            assert_eq!(more.usual_target_on(target), usual + 1);
        }
    }
}

#[test]
fn cities_and_knights_is_not_played_where_it_takes_out_the_cards_that_the_scenario_needs() {
    let with_knights = |known| {
        let fields = SetupFields::from(usual(known, 3));
        let knights = Rules::with_knights(Edition::Fifth).knights;
        let sea = Rules { knights, ..fields.rules.clone() };
        Setup::new(SetupFields { rules: sea, ..fields }).err()
    };
    assert_eq!(with_knights(TRIBE), Some(BadSetup::KnightsInScenario));
    assert_eq!(with_knights(BuiltInScenario::PirateIslands), Some(BadSetup::KnightsInScenario));
    assert_eq!(with_knights(BuiltInScenario::Cloth), None);
    assert_eq!(with_knights(BuiltInScenario::Wonders), None);
}

#[test]
fn a_start_has_no_more_of_a_scenarios_things_than_there_can_be() {
    for (known, what) in [
        (BuiltInScenario::Cloth, SeaCorrection::ClothSupply { count: 100 }),
        (BuiltInScenario::PirateIslands, SeaCorrection::Fortress { player: seat(0), count: 4 }),
        (BuiltInScenario::Wonders, SeaCorrection::Level { player: seat(0), count: 5 }),
    ] {
        let game = usual(known, 3);
        let mut start = State::new(game.clone().into()).table();
        let wonder = SeaCorrection::Wonder { player: seat(0), wonder: Some(Wonder::Theater) };
        for correction in [wonder, what] {
            let (fact, subject, value) = correction.told();
            fact.put(&mut start, subject, value);
        }
        let found = Setup::new(SetupFields { start: Some(start), ..game.into() }).err();
        let is_so = matches!(
            found,
            Some(BadSetup::Start(BadTable::Sea(BadSeaTable::TooMany { count, most })))
                if count == most + 1
        );
        assert!(is_so, "{known:?}: {found:?}");
    }
}

#[test]
fn the_main_islands_terrain_is_no_desert_and_the_others_bear_no_token() {
    let table = Table::at(usual(TRIBE, 5));
    let main = table.state.position().main_land();
    assert_eq!(main.len(), 29);
    for tile in table.state.island().tiles() {
        assert_eq!(tile.token.is_some(), main.contains(&tile.at));
        assert!(!main.contains(&tile.at) || tile.terrain != Terrain::Desert);
    }
}
