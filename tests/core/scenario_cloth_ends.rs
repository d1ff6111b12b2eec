//! The two ends of a game of Cloth: points in one's own turn, and five empty villages at the end of
//! anybody's (SCENARIOS 3.6, 3.7, cases of its section 11).

use board::Intersection;
use cli::show;
use game::{
    Breach, Building, Color, Deed, EmptyVillages, ExtraBuilding, Game, Over, Phase, RuleChange,
    Rules, ScenarioDeed, ScenarioTask, SeaCorrection, SeaDeed, SeaDiscrepancy, SeaRules, SeaTask,
    Setup, Task, Waiting,
};
use scenarios::BuiltInScenario;
use serde_json::{Value, json};
use words::game::announcement::{Since, announcement};
use words::game::{GameWords, TurnNews};
use words::text::Text;

use crate::common::{Plays as _, Table, roll};
use crate::scenario_games::{Lays, corner, goes_on, path, seat, setup, usual};

const CLOTH: BuiltInScenario = BuiltInScenario::Cloth;

/// Free corners of the big islands, for buildings that matter by their points alone.
const APART: [&str; 14] = [
    "(1,2) top",
    "(1,3) top",
    "(1,4) top",
    "(1,5) top",
    "(1,6) top",
    "(2,2) NW",
    "(2,7) NE",
    "(3,1) NW",
    "(6,2) NW",
    "(6,7) NE",
    "(7,2) bottom",
    "(7,3) bottom",
    "(7,4) bottom",
    "(7,5) bottom",
];

/// So many villages are empty, the second player is on turn, and everybody has so many points by
/// settlements and cities, and so much cloth.
fn ends(game: Setup, empty: usize, points: [u8; 3], cloth: [u8; 3]) -> Table {
    let mut table = goes_on(game, |start| {
        start.active = seat(1);
        let villages = start.cloth().villages.iter_mut();
        villages.take(empty).for_each(|village| village.cloth = 0);
        let mut free = APART.map(corner).into_iter();
        for (nth, (points, cloth)) in points.into_iter().zip(cloth).enumerate() {
            start.cloth().cloth.change(seat(nth), |own| *own = cloth);
            let mut left = points - cloth / 2;
            while left > 0 {
                let worth = left.min(2);
                let building = if worth == 2 { Building::City } else { Building::Settlement };
                let at: Intersection = free.next().expect("room");
                start.settles(nth, &[at], building);
                left -= worth;
            }
        }
    });
    let all = [0, 1, 2].map(|nth| table.points(nth));
    assert_eq!(all, points.map(i16::from));
    // None of the hexes beside those corners bears it.
    table.rolls(7);
    while let Some(task) = table.state.tasks().first() {
        let deed = match task {
            Task::MoveRobber { .. } => Deed::MoveRobber { to: table.state.robber_hexes()[0] },
            other => panic!("{other:?}"),
        };
        table.does(deed);
    }
    table
}

fn reveals(nth: usize, count: u8) -> SeaDeed {
    SeaDeed::Scenario(ScenarioDeed::RevealPoints { player: seat(nth), count })
}

#[test]
fn five_empty_villages_end_the_game_at_the_end_of_any_turn() {
    let mut table = ends(usual(CLOTH, 3), 5, [9, 9, 7], [6, 8, 3]);
    assert_eq!(table.state.over(), None, "not before the turn ends");
    table.passes();
    let over = Over::Villages { winner: seat(1) };
    assert_eq!((table.state.over(), table.state.phase()), (Some(over), Phase::Over));
    let mut table = ends(usual(CLOTH, 3), 5, [9, 8, 7], [6, 8, 3]);
    table.passes();
    assert_eq!(table.state.over(), Some(Over::Villages { winner: seat(0) }), "in another's turn");
    let mut table = ends(usual(CLOTH, 3), 4, [9, 9, 7], [6, 8, 3]);
    table.passes();
    assert_eq!((table.state.over(), table.state.active()), (None, seat(2)), "four are too few");
}

#[test]
fn whoever_has_as_many_points_and_as_much_cloth_wins_with_the_others() {
    let mut table = ends(usual(CLOTH, 3), 5, [9, 9, 7], [6, 6, 3]);
    table.passes();
    let over = table.state.over().expect("over");
    assert_eq!(over.winners().as_slice(), [seat(0), seat(1)]);
    assert_eq!((over.winner(), over.key()), (None, "villages_shared"));
    let mut game = Game::new(Setup::clone(table.state.setup()));
    for act in &table.acts {
        game.does(act.deed.clone());
    }
    let shown: Value = serde_json::from_str(&show(&game).expect("shows")).expect("JSON");
    let expected = json!({ "winner": null, "winners": [0, 1], "how": "villages_shared" });
    assert_eq!(shown["over"], expected);
    let text = Text::english();
    let say = GameWords::now(&text, &game, &|_| String::new());
    let names = say.names(&[seat(0), seat(1)]);
    let aloud = announcement(&say, &TurnNews::of(&say), &Since::Done);
    assert!(say.end(over).contains(&names), "{}", say.end(over));
    assert!(aloud.contains(&say.end(over)), "{aloud}");
}

#[test]
fn hidden_points_are_revealed_clockwise_before_points_are_compared() {
    let mut table = ends(usual(CLOTH, 3), 5, [9, 9, 7], [6, 8, 3]);
    table.hides(0, 1);
    table.hides(2, 4);
    table.passes();
    assert_eq!(table.state.over(), None);
    let asks = |nth| Task::Sea(SeaTask::Scenario(ScenarioTask::RevealPoints { player: seat(nth) }));
    assert_eq!(table.state.tasks(), [asks(2), asks(0)], "the second is on turn and holds none");
    for deed in [Deed::Pass, Deed::BuyCard, roll(5)] {
        assert_eq!(table.refuses(deed).waiting_for(), Some(Waiting::Tasks));
    }
    table.refuses(reveals(2, 5));
    table.refuses_for(reveals(1, 0), Waiting::NoSuchTask);
    table.does(reveals(2, 3));
    table.does(reveals(0, 0));
    assert_eq!(
        (table.points(2), table.state.over()),
        (10, Some(Over::Villages { winner: seat(2) }))
    );
}

#[test]
fn whoever_reveals_nothing_may_leave_it() {
    let mut table = ends(usual(CLOTH, 3), 5, [9, 9, 7], [6, 8, 3]);
    table.hides(0, 2);
    table.passes();
    table.does(Deed::Leave { task: 0 });
    assert_eq!(table.state.over(), Some(Over::Villages { winner: seat(1) }));
}

#[test]
fn whoever_reaches_the_target_in_their_turn_has_won_before_the_villages_count() {
    let mut table = goes_on(usual(CLOTH, 3), |start| {
        let villages = start.cloth().villages.iter_mut();
        let at = corner("(4,6) top");
        villages.filter(|it| it.at != at).take(4).for_each(|village| village.cloth = 0);
        let villages = start.cloth().villages.iter_mut();
        villages.filter(|it| it.at == at).for_each(|village| village.cloth = 1);
        start.settles(0, &[corner("(2,6) bottom")], Building::Settlement);
        start.sails(0, &[path("(3,5) E")]);
        start.settles(0, &["(1,2) top", "(1,4) top", "(7,2) bottom"].map(corner), Building::City);
        start.cloth().cloth.change(seat(0), |own| *own = 13);
        start.settles(1, &["(1,6) top", "(7,4) bottom"].map(corner), Building::City);
        start.cloth().cloth.change(seat(1), |own| *own = 20);
    });
    assert_eq!((table.points(0), table.points(1)), (1 + 6 + 6, 4 + 10));
    table.rolls(4);
    assert_eq!(table.state.over(), Some(Over::PublicPoints { winner: seat(0) }));
}

#[test]
fn the_table_plays_on_after_the_villages_end_and_no_later_turn_ends_it_again() {
    let mut table = ends(usual(CLOTH, 3), 5, [9, 9, 7], [6, 8, 3]);
    table.hides(0, 1);
    table.passes();
    table.does(reveals(0, 0));
    table.does(Deed::PlayOn);
    assert_eq!((table.state.over(), table.state.phase()), (None, Phase::Trading));
    for _ in 0..4 {
        table.passes();
        assert_eq!(table.state.over(), None);
        table.rolls(12);
    }
    assert_eq!(table.state.tasks(), []);
}

#[test]
fn in_a_special_building_phase_the_game_ends_with_the_turn_not_before_it() {
    let game = setup(CLOTH, &Color::ALL[..5], |it| it.extra_building = ExtraBuilding::Special);
    let mut table = goes_on(game, |start| {
        let villages = start.cloth().villages.iter_mut();
        villages.take(5).for_each(|village| village.cloth = 0);
        start.settles(0, &[corner("(1,2) top")], Building::Settlement);
    });
    table.rolls(12);
    table.passes();
    assert!(matches!(table.state.phase(), Phase::ExtraBuilding { .. }), "others build first");
    table.passes();
    assert_eq!(table.state.over(), Some(Over::Villages { winner: seat(0) }));
}

#[test]
fn a_table_may_play_on_until_nine_villages_are_empty() {
    let sea = SeaRules { empty_villages: EmptyVillages::Nine, ..SeaRules::default() };
    for (rule, is_over) in [(None, true), (Some(sea), false)] {
        let change = |it: &mut Rules| it.sea = rule.or(it.sea);
        let mut table = goes_on(setup(CLOTH, &Color::ALL[..6], change), |start| {
            let villages = start.cloth().villages.iter_mut();
            villages.take(8).for_each(|village| village.cloth = 0);
            start.settles(0, &[corner("(1,2) top")], Building::Settlement);
        });
        table.rolls(12);
        table.passes();
        assert_eq!(table.state.over().is_some(), is_over);
        if is_over {
            continue;
        }
        // The setting may change in the middle of the game.
        table.rolls(12);
        table.does(Deed::ChangeRule { rule: RuleChange::Sea(SeaRules::default()) });
        table.passes();
        assert_eq!(table.state.over(), Some(Over::Villages { winner: seat(0) }));
    }
}

#[test]
fn as_much_cloth_is_there_as_the_page_counts_and_a_correction_that_changes_it_is_seen() {
    for (players, total, villages) in [(3, 50, 8), (4, 50, 8), (5, 70, 12), (6, 70, 12)] {
        let mut table = Table::at(usual(CLOTH, players));
        let cloth = table.state.position().cloth().expect("played").clone();
        assert_eq!((cloth.total(), cloth.villages.len(), cloth.supply), (total, villages, 10));
        assert_eq!(table.state.discrepancies(), []);
        let at = cloth.villages[0].at;
        table.corrects(SeaCorrection::Village { at, count: 4 });
        let odd = SeaDiscrepancy::Cloth { counted: total - 1, supply: total };
        assert_eq!(table.state.discrepancies(), [game::Discrepancy::Sea(odd)]);
        table.corrects(SeaCorrection::Cloth { player: seat(1), count: 1 });
        assert_eq!(table.state.discrepancies(), []);
        table.corrects(SeaCorrection::ClothSupply { count: 9 });
        assert_eq!(table.state.discrepancies().len(), 1);
    }
}

#[test]
fn a_turn_passes_only_after_its_number() {
    let mut table = goes_on(usual(CLOTH, 3), |start| {
        start.cloth().villages.iter_mut().for_each(|village| village.cloth = 0);
    });
    table.refuses_for(Deed::Pass, Breach::BeforeProduction);
    assert_eq!(table.state.over(), None);
}
