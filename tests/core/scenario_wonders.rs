//! The Wonders as a game goes on: barred corners, claims and their conditions, levels, islets, and
//! both ends (SCENARIOS 5, cases of its section 11).

use board::{Path, Resource};
use cards::{Award, Measure};
use game::{
    Breach, Building, Cards, Chit, Color, Correction, Deed, Edition, ExtraBuilding, NotAtSea, Over,
    Phase, RobberEscape, RuleChange, Rules, ScenarioDeed, SeaBreach, SeaChange, SeaCorrection,
    SeaDeed, SeaRules, Setup, Table as Lies, Task, Wonder, WonderAt, WonderClaim,
};
use scenarios::BuiltInScenario;

use crate::common::{Table, cards};
use crate::scenario_games::{Lays, corner, drawing, goes_on, hex, path, seat, setup, usual, way};

const WONDERS: BuiltInScenario = BuiltInScenario::Wonders;

/// Three players, and what lies there; the first is on turn, after a number that brings nothing.
fn trades(lay: impl FnOnce(&mut Lies)) -> Table {
    plays(usual(WONDERS, 3), lay)
}

fn plays(game: Setup, lay: impl FnOnce(&mut Lies)) -> Table {
    let mut table = goes_on(game, |start| {
        lay(start);
        start.bank = None;
    });
    table.rolls(7);
    while let Some(task) = table.state.tasks().first() {
        let Task::MoveRobber { .. } = task else { panic!("{task:?}") };
        table.does(Deed::MoveRobber { to: hex("(3,1)") });
    }
    table
}

/// By these rules of Seafarers.
fn by(change: impl FnOnce(&mut SeaRules)) -> Setup {
    setup(WONDERS, &Color::ALL[..3], |rules| change(rules.sea.as_mut().expect("sea")))
}

const fn claims(wonder: Wonder) -> SeaDeed {
    SeaDeed::Scenario(ScenarioDeed::ClaimWonder { wonder })
}

fn claimable(table: &Table, hidden: u8) -> Vec<Wonder> {
    table.state.position().claimable(seat(0), hidden)
}

fn lacks(wonder: Wonder) -> SeaBreach {
    SeaBreach::WonderCondition(wonder)
}

fn level(table: &Table, nth: usize) -> Option<(Wonder, u8)> {
    table.state.position().wonders().expect("played").of(seat(nth))
}

const TWO: [&str; 2] = ["(4,3) top", "(4,5) top"];

/// Two cities inland.
fn two_cities(start: &mut Lies) {
    start.settles(0, &TWO.map(corner), Building::City);
}

#[test]
fn corners_are_barred_in_the_opening_alone() {
    let mut table = Table::at(usual(WONDERS, 4));
    for at in ["(6,3) SE", "(6,3) NE", "(6,3) bottom", "(7,4) top", "(7,4) NW", "(3,6) SE"] {
        let at = corner(at);
        let elsewhere = Breach::Sea(SeaBreach::BeginsElsewhere(at));
        table.refuses_for(Deed::FoundSettlement { at }, elsewhere);
        assert!(!table.state.founding_spots().contains(&at));
    }
    let islet = corner("(1,2) top");
    let elsewhere = Breach::Sea(SeaBreach::BeginsElsewhere(islet));
    table.refuses_for(Deed::FoundSettlement { at: islet }, elsewhere);
    assert_eq!(table.state.robber(), Some(hex("(3,7)")));
    assert_eq!(table.state.pirate(), None);
    table.does(Deed::FoundSettlement { at: corner("(4,3) SE") });
    // Later they are free, and then the distance rule bars their neighbors.
    let (x, strait) = (corner("(6,3) NE"), corner("(6,3) SE"));
    let mut table = trades(|start| {
        start.settles(0, &[corner("(4,3) top")], Building::Settlement);
        start.paves(0, &[path("(6,3) NE"), path("(6,3) E")]);
    });
    table.rich();
    table.does(Deed::BuildSettlement { at: x });
    let refused = Breach::DistanceRule { at: strait, neighbor: x };
    table.refuses_for(Deed::BuildSettlement { at: strait }, refused);
}

#[test]
fn a_building_at_the_strait_brings_the_bridge_and_its_neighbor_stays_free_for_good() {
    let at = corner("(6,3) SE");
    let mut table = trades(|start| start.settles(0, &[at], Building::Settlement));
    assert_eq!(claimable(&table, 0), [Wonder::Bridge]);
    table.does(claims(Wonder::Bridge));
    assert_eq!(level(&table, 0), Some((Wonder::Bridge, 0)));
    let neighbor = corner("(7,4) NW");
    assert!(at.neighbors().contains(&neighbor));
    table.paves(0, path("(6,3) SE"));
    table.rich();
    let refused = Breach::DistanceRule { at: neighbor, neighbor: at };
    table.refuses_for(Deed::BuildSettlement { at: neighbor }, refused);
}

#[test]
fn each_wonder_has_its_condition() {
    let mut table = trades(|start| {
        start.settles(0, &[corner("(4,3) top")], Building::City);
    });
    for wonder in Wonder::ALL {
        let few = matches!(wonder, Wonder::Lighthouse | Wonder::Library);
        if few {
            table.refuses_for(claims(wonder), NotAtSea::WonderTaken(wonder));
        } else {
            table.breaks(claims(wonder), lacks(wonder));
        }
    }
    let table = trades(two_cities);
    assert_eq!(claimable(&table, 0), [Wonder::Theater]);
    for at in ["(4,7) SW", "(4,7) NW", "(4,7) top", "(2,7) SW", "(2,7) bottom"] {
        for building in [Building::Settlement, Building::City] {
            let table = trades(|start| start.settles(0, &[corner(at)], building));
            assert_eq!(claimable(&table, 0), [Wonder::Wall], "{at}");
        }
    }
}

#[test]
fn the_monument_wants_a_city_at_a_harbor_and_a_route_of_five_anywhere() {
    let route = ["(4,5) W", "(4,5) NW", "(3,4) E", "(3,4) NE", "(3,4) NW"].map(path);
    let harbor = corner("(4,2) NW");
    for (building, count, may) in
        [(Building::City, 5, true), (Building::City, 4, false), (Building::Settlement, 5, false)]
    {
        let table = trades(|start| {
            start.settles(0, &[harbor], building);
            start.settles(0, &[corner("(4,5) NW")], Building::Settlement);
            start.paves(0, &route[..count]);
        });
        assert!(table.state.island().harbors_at(harbor).next().is_some());
        let length = table.state.measure(Measure::RoadLength, seat(0));
        assert_eq!(usize::try_from(length), Ok(count));
        assert_eq!(claimable(&table, 0).contains(&Wonder::Monument), may);
    }
}

#[test]
fn what_the_condition_asked_may_be_gone_once_a_wonder_is_claimed() {
    let route = ["(4,5) W", "(4,5) NW", "(3,4) E", "(3,4) NE", "(3,4) NW"].map(path);
    let mut table = trades(|start| {
        start.settles(0, &[corner("(4,2) NW")], Building::City);
        start.settles(0, &[corner("(4,5) NW")], Building::Settlement);
        start.paves(0, &route);
    });
    table.does(claims(Wonder::Monument));
    table.builds(1, corner("(3,4) NE"), Building::Settlement);
    assert!(table.state.measure(Measure::RoadLength, seat(0)) < 5);
    assert_eq!(level(&table, 0), Some((Wonder::Monument, 0)));
    table.holds(0, &[(Resource::Grain, 3), (Resource::Ore, 2)]);
    table.does(ScenarioDeed::BuildLevel);
    assert_eq!((level(&table, 0), table.hand(0).total()), (Some((Wonder::Monument, 1)), 0));
}

#[test]
fn hidden_points_count_for_the_cathedral() {
    let lay = |start: &mut Lies| {
        start.settles(0, &[corner("(4,3) top")], Building::City);
        start.settles(
            0,
            &["(4,5) top", "(3,5) top", "(5,1) top"].map(corner),
            Building::Settlement,
        );
    };
    let mut table = trades(lay);
    assert_eq!(table.points(0), 5);
    assert_eq!((claimable(&table, 0), claimable(&table, 1)), (vec![], vec![Wonder::Cathedral]));
    table.breaks(claims(Wonder::Cathedral), lacks(Wonder::Cathedral));
    table.hides(0, 1);
    assert_eq!(table.state.hidden_points_at_most(seat(0)), 1);
    table.does(claims(Wonder::Cathedral));
    // Points without a city don't do.
    let mut table = trades(|start| {
        let at = ["(4,3) top", "(4,5) top", "(3,5) top", "(5,1) top", "(4,1) top"];
        start.settles(0, &at.map(corner), Building::Settlement);
    });
    table.hides(0, 3);
    table.breaks(claims(Wonder::Cathedral), lacks(Wonder::Cathedral));
}

#[test]
fn a_player_has_one_wonder_and_a_wonder_one_player() {
    let harbor = corner("(4,2) NW");
    let mut table = trades(|start| {
        start.settles(0, &[harbor, corner("(4,5) NW")], Building::City);
        start.settles(0, &["(5,1) top", "(3,2) top"].map(corner), Building::Settlement);
        let route = ["(4,5) W", "(4,5) NW", "(3,4) E", "(3,4) NE", "(3,4) NW"];
        start.paves(0, &route.map(path));
        start.settles(1, &["(7,2) top", "(7,5) top"].map(corner), Building::City);
    });
    assert_eq!(table.points(0), 8);
    let all = [Wonder::Theater, Wonder::Monument, Wonder::Cathedral];
    assert_eq!(claimable(&table, 0), all);
    table.does(claims(Wonder::Theater));
    assert_eq!(claimable(&table, 0), []);
    table.refuses_for(claims(Wonder::Cathedral), NotAtSea::SecondWonder);
    table.passes();
    table.rolls(12);
    table.refuses_for(claims(Wonder::Theater), NotAtSea::WonderTaken(Wonder::Theater));
    table.refuses_for(SeaDeed::Scenario(ScenarioDeed::BuildLevel), NotAtSea::NoWonder);
    // A correction gives nobody what another has.
    let correction = SeaCorrection::Wonder { player: seat(1), wonder: Some(Wonder::Theater) };
    table.refuses_for(correction, NotAtSea::WonderTaken(Wonder::Theater));
}

#[test]
fn a_level_costs_its_resources_and_any_number_are_built_in_a_turn() {
    let price = |counts| Cards::of_resources(counts);
    for (wonder, cost) in [
        (Wonder::Theater, [1, 1, 3, 0, 0]),
        (Wonder::Bridge, [0, 3, 1, 1, 0]),
        (Wonder::Monument, [0, 0, 0, 3, 2]),
        (Wonder::Wall, [3, 1, 0, 1, 0]),
        (Wonder::Cathedral, [1, 0, 0, 1, 3]),
        (Wonder::Lighthouse, [0, 3, 1, 1, 0]),
        (Wonder::Library, [1, 1, 3, 0, 0]),
    ] {
        assert_eq!(wonder.price(), price(cost), "{wonder:?}");
    }
    let mut table = trades(two_cities);
    table.does(claims(Wonder::Theater));
    table.holds(0, &[(Resource::Lumber, 2), (Resource::Brick, 2), (Resource::Wool, 6)]);
    table.does(ScenarioDeed::BuildLevel);
    table.does(ScenarioDeed::BuildLevel);
    assert_eq!((level(&table, 0), table.hand(0)), (Some((Wonder::Theater, 2)), Cards::none()));
    assert_eq!(table.points(0), 4, "levels are no points");
    assert!(matches!(
        table.refuses(SeaDeed::Scenario(ScenarioDeed::BuildLevel)),
        game::Refusal::Impossible(game::Impossible::HandLacks { .. })
    ));
}

#[test]
fn wonders_are_claimed_and_built_in_the_action_phase_of_the_own_turn() {
    let mut table = goes_on(usual(WONDERS, 3), two_cities);
    table.refuses_for(claims(Wonder::Theater), Breach::BeforeProduction);
    table.corrects(SeaCorrection::Wonder { player: seat(0), wonder: Some(Wonder::Theater) });
    table.holds(0, &[(Resource::Lumber, 2), (Resource::Brick, 2), (Resource::Wool, 6)]);
    table.refuses_for(SeaDeed::Scenario(ScenarioDeed::BuildLevel), Breach::BeforeProduction);
    for extra in [ExtraBuilding::Special, ExtraBuilding::Paired] {
        let game = setup(WONDERS, &Color::ALL[..5], |rules| rules.extra_building = extra);
        let mut table = goes_on(game, |start| {
            for nth in 1..5 {
                let at = [["(3,3) top"], ["(3,5) top"], ["(4,4) top"], ["(5,8) top"]];
                start.settles(nth, &at[nth - 1].map(corner), Building::City);
            }
            start.settles(1, &[corner("(6,7) top")], Building::City);
            start.settles(3, &[corner("(6,4) top")], Building::City);
        });
        table.rolls(12);
        table.passes();
        assert!(matches!(table.state.phase(), Phase::ExtraBuilding { .. }));
        let builder = table.state.builder();
        assert!(table.state.position().claimable(builder, 0).contains(&Wonder::Theater));
        table.refuses_for(claims(Wonder::Theater), Breach::OutOfTurn);
    }
}

#[test]
fn a_table_may_claim_a_wonder_with_its_first_level_and_ask_for_settlements() {
    let mut table = plays(by(|it| it.wonder_claim = WonderClaim::WithLevel), two_cities);
    table.holds(0, &[]);
    assert!(matches!(
        table.refuses(claims(Wonder::Theater)),
        game::Refusal::Impossible(game::Impossible::HandLacks { .. })
    ));
    table.holds(0, &[(Resource::Lumber, 1), (Resource::Brick, 1), (Resource::Wool, 4)]);
    table.does(claims(Wonder::Theater));
    assert_eq!(level(&table, 0), Some((Wonder::Theater, 1)));
    assert_eq!(table.hand(0), cards(&[(Resource::Wool, 1)]));
    for (building, may) in [(Building::Settlement, true), (Building::City, false)] {
        let game = by(|it| it.wonder_at = WonderAt::Settlement);
        let table = plays(game, |start| {
            start.settles(0, &["(6,3) SE", "(2,7) SW"].map(corner), building);
        });
        let found = claimable(&table, 0);
        let both = [Wonder::Bridge, Wonder::Wall].map(|wonder| found.contains(&wonder));
        assert_eq!(both, [may; 2]);
    }
}

#[test]
fn the_lighthouse_and_the_library_are_for_five_and_six_players() {
    let lay = |start: &mut Lies| {
        start.settles(0, &[corner("(1,4) SE")], Building::Settlement);
        start.settles(0, &["(3,4) top", "(3,6) bottom"].map(corner), Building::City);
    };
    for players in [5, 6] {
        let mut table = goes_on(usual(WONDERS, players), lay);
        let open = claimable(&table, 0);
        let all = [Wonder::Theater, Wonder::Lighthouse, Wonder::Library];
        assert_eq!(open, all);
        table.rolls(2);
        table.does(claims(Wonder::Lighthouse));
        table.holds(0, &[(Resource::Lumber, 3), (Resource::Wool, 1), (Resource::Grain, 1)]);
        table.does(ScenarioDeed::BuildLevel);
        assert_eq!(level(&table, 0), Some((Wonder::Lighthouse, 1)));
    }
}

/// The first has so many points by cities and settlements, claims the theater, and these levels
/// stand.
fn built(cities: usize, settlements: usize, levels: [u8; 2]) -> Table {
    const APART: [&str; 9] = [
        "(3,1) top",
        "(3,3) top",
        "(3,5) top",
        "(5,1) top",
        "(7,2) top",
        "(7,5) top",
        "(6,6) top",
        "(5,5) top",
        "(4,5) NE",
    ];
    let mut table = trades(|start| {
        let places = APART.map(corner);
        start.settles(0, &places[..cities], Building::City);
        start.settles(0, &places[cities..cities + settlements], Building::Settlement);
    });
    let wonders = [Wonder::Theater, Wonder::Wall];
    for (nth, (wonder, count)) in wonders.into_iter().zip(levels).enumerate().rev() {
        let player = seat(nth);
        table.corrects(SeaCorrection::Wonder { player, wonder: Some(wonder) });
        table.corrects(SeaCorrection::Level { player, count });
    }
    table
}

#[test]
fn level_4_wins_whatever_the_points_and_the_table_may_play_on() {
    let mut table = built(2, 0, [3, 0]);
    table.holds(0, &[(Resource::Lumber, 1), (Resource::Brick, 1), (Resource::Wool, 3)]);
    table.does(ScenarioDeed::BuildLevel);
    assert_eq!(table.state.over(), Some(Over::Wonder { winner: seat(0) }));
    assert_eq!(table.points(0), 4);
    table.does(Deed::PlayOn);
    assert_eq!((table.state.over(), table.state.phase()), (None, Phase::Trading));
    table.rich();
    table.refuses_for(
        SeaDeed::Scenario(ScenarioDeed::BuildLevel),
        NotAtSea::WonderStands(Wonder::Theater),
    );
    table.passes();
    table.rolls(12);
    assert_eq!(table.state.over(), None, "nobody wins a second time");
}

#[test]
fn ten_points_win_with_a_level_above_everybody_elses() {
    let mut table = built(4, 2, [1, 2]);
    assert_eq!((table.points(0), table.state.over()), (10, None));
    table.refuses_for(Deed::ClaimWin { revealed: 0 }, NotAtSea::NotWonYet);
    table.holds(0, &[(Resource::Lumber, 2), (Resource::Brick, 2), (Resource::Wool, 6)]);
    table.does(ScenarioDeed::BuildLevel);
    assert_eq!(table.state.over(), None, "as many are not more");
    table.does(ScenarioDeed::BuildLevel);
    assert_eq!(table.state.over(), Some(Over::PublicPoints { winner: seat(0) }));
    assert_eq!(built(4, 2, [0, 0]).state.over(), None, "without a level nobody is ahead");
    let table = built(4, 1, [3, 2]);
    assert_eq!((table.points(0), table.state.over()), (9, None));
    let table = built(4, 2, [1, 0]);
    assert_eq!(table.state.over(), Some(Over::PublicPoints { winner: seat(0) }));
}

#[test]
fn hidden_points_win_with_the_highest_level() {
    let mut table = built(4, 1, [1, 0]);
    table.hides(0, 1);
    table.does(Deed::ClaimWin { revealed: 1 });
    assert_eq!(table.state.over(), Some(Over::RevealedCards { winner: seat(0) }));
}

#[test]
fn an_end_is_looked_at_in_the_own_turn_alone() {
    let mut table = built(4, 2, [2, 2]);
    table.passes();
    table.corrects(SeaCorrection::Level { player: seat(1), count: 1 });
    assert_eq!(table.state.over(), None);
    table.rolls(12);
    table.passes();
    table.rolls(12);
    assert_eq!(table.state.over(), None);
    table.passes();
    assert_eq!(table.state.over(), Some(Over::PublicPoints { winner: seat(0) }));
}

fn islet(table: &mut Table, from: &str, to: &str) -> Vec<SeaChange> {
    let ships: Vec<Path> = way(table.state.island(), corner(from), corner(to));
    for at in ships {
        if table.state.pieces().on_path(at).is_none() {
            table.ships(at);
        }
    }
    table.rich();
    table.does(Deed::BuildSettlement { at: corner(to) }).sea
}

#[test]
fn the_first_settlement_on_each_islet_is_a_point() {
    let mut table = trades(|start| {
        start.settles(0, &["(3,2) top", "(5,5) SE"].map(corner), Building::Settlement);
    });
    let earned = |island| {
        let chit = Chit { island, points: 1 };
        vec![SeaChange::Earned { player: seat(0), chit }]
    };
    assert_eq!(islet(&mut table, "(3,2) top", "(1,2) NW"), earned(hex("(1,2)")));
    assert_eq!(table.points(0) - 2 * i16::from(longest(&table)), 3 + 1);
    assert_eq!(islet(&mut table, "(1,2) NW", "(1,3) NE"), [], "once there");
    let second = islet(&mut table, "(5,5) SE", "(5,8) SW");
    assert_eq!(second, earned(hex("(7,7)")), "an islet is named by its first hex");
    assert_eq!(table.points(0) - 2 * i16::from(longest(&table)), 5 + 2);
}

fn longest(table: &Table) -> bool {
    table.state.holders().of(Award::LongestRoad) == Some(seat(0))
}

#[test]
fn without_a_pirate_a_7_moves_the_robber() {
    let mut table = goes_on(usual(WONDERS, 3), |_| {});
    table.rolls(7);
    assert!(!table.state.may_move_pirate());
    let to = hex("(2,3)");
    table.breaks(SeaDeed::MovePirate { to }, SeaBreach::RobberOnly);
    table.does(Deed::MoveRobber { to: hex("(5,8)") });
    assert_eq!(table.state.robber(), Some(hex("(5,8)")), "islets are no less than the rest");
}

#[test]
fn a_robber_that_flees_comes_to_a_desert_of_choice() {
    let mut table = goes_on(drawing(usual(WONDERS, 3), &[(2, 2)]), |start| {
        start.robber = Some(hex("(3,1)"));
    });
    table.draws();
    let deserts = ["(2,7)", "(3,7)", "(4,7)"].map(hex);
    let [Task::RobberTo { to: RobberEscape::Among(to), .. }] = table.state.tasks() else {
        panic!("{:?}", table.state.tasks());
    };
    assert!(to.len() == 3 && to.iter().all(|hex| deserts.contains(hex)));
    table.does(Deed::RobberFlees { to: Some(deserts[1]) });
}

#[test]
fn with_knights_twelve_points_and_the_highest_level_win() {
    let game = setup(WONDERS, &Color::ALL[..3], |it| {
        let knights = Rules::with_knights(Edition::Fifth);
        *it = Rules { sea: it.sea, following: it.following, target: 12, ..knights };
    });
    let mut table = goes_on(game, |start| {
        let places = ["(3,1) top", "(3,3) top", "(3,5) top", "(5,1) top"].map(corner);
        start.settles(0, &places, Building::City);
        start.settles(
            0,
            &["(7,2) top", "(7,5) top", "(5,5) top"].map(corner),
            Building::Settlement,
        );
    });
    table.corrects(SeaCorrection::Wonder { player: seat(0), wonder: Some(Wonder::Theater) });
    table.corrects(SeaCorrection::Level { player: seat(0), count: 1 });
    assert_eq!((table.points(0), table.state.over()), (11, None));
    let is = Some((seat(0), Building::Settlement));
    table.corrects(Correction::Building { at: corner("(6,6) top"), is });
    assert_eq!(table.state.over(), Some(Over::PublicPoints { winner: seat(0) }));
}

#[test]
fn settings_of_wonders_may_change_in_the_middle_of_a_game() {
    let mut table = trades(two_cities);
    let sea = SeaRules { wonder_claim: WonderClaim::WithLevel, ..table.state.sea_rules() };
    table.does(Deed::ChangeRule { rule: RuleChange::Sea(sea) });
    table.holds(0, &[(Resource::Lumber, 1), (Resource::Brick, 1), (Resource::Wool, 3)]);
    table.does(claims(Wonder::Theater));
    assert_eq!((level(&table, 0), table.hand(0)), (Some((Wonder::Theater, 1)), Cards::none()));
}
