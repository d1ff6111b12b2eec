//! Cities & Knights, rule by rule, through `analyze` (docs/knights.md).

use cards::deck_a;
use cli::{Answered, analyze};
use serde_json::{Value, json};

/// An intersection of its own for each number.
fn at(nth: i32) -> Value {
    json!([[nth, 0], [nth, 1], [nth + 1, 0]])
}

fn knight(nth: i32, level: u8, active: bool) -> Value {
    json!({"at": at(nth), "level": level, "active": active})
}

fn asked(mut position: Value) -> (Answered, Value) {
    position["expansions"] = json!(["knights"]);
    let deck = deck_a().expect("the built-in deck is sound");
    let mut output = Vec::new();
    let line = position.to_string();
    let answered = analyze(&deck, line.as_bytes(), &mut output).expect("memory takes all");
    (answered, serde_json::from_slice(&output).expect("JSON"))
}

fn answer(position: Value) -> Value {
    let (answered, answer) = asked(position);
    assert_eq!(answered, Answered::All, "{answer}");
    answer
}

/// The seventh ship, with these players, in the turn of the first.
fn attack(players: &Value) -> Value {
    let position = json!({
        "players": players, "active": 0, "event_die": "ship", "barbarians": {"ship": 6}
    });
    answer(position)["attack"].clone()
}

#[test]
fn a_defence_as_strong_as_the_cities_holds_and_its_best_is_the_defender() {
    let attack = attack(&json!([
        {"cities": [at(0), at(2)], "knights_on_board": [knight(10, 2, true)]},
        {"cities": [at(4)], "knights_on_board": [knight(12, 1, true), knight(14, 3, false)]},
    ]));
    assert_eq!(attack["barbarians"], 3);
    assert_eq!(attack["defence"], json!([2, 1]), "an inactive knight counts nothing");
    assert_eq!(attack["outcome"], "repelled");
    assert_eq!(attack["defender"], 0);
    assert_eq!((&attack["draws"], &attack["pillaged"]), (&json!([]), &json!([])));
}

#[test]
fn several_best_defenders_draw_clockwise_as_far_as_there_are_cards() {
    let players = json!([
        {"cities": [at(0)], "knights_on_board": [knight(10, 1, true)]},
        {"knights_on_board": [knight(12, 2, true)]},
        {"knights_on_board": [knight(14, 2, true)]},
    ]);
    let ask = |left: Value| {
        answer(json!({
            "players": players, "active": 2, "event_die": "ship",
            "barbarians": {"ship": 6, "attacks": 1}, "progress_left": left,
        }))["attack"]
            .clone()
    };
    let all = ask(json!({}));
    assert_eq!((&all["defender"], &all["draws"]), (&Value::Null, &json!([2, 1])));
    let one = ask(json!({"science": 0, "trade": 1, "politics": 0}));
    assert_eq!(one["draws"], json!([2]));
}

#[test]
fn nobody_is_thanked_where_nobody_fought() {
    let attack = attack(&json!([{}, {"knights_on_board": [knight(3, 3, false)]}]));
    assert_eq!(attack["outcome"], "repelled");
    assert_eq!((&attack["defender"], &attack["draws"]), (&Value::Null, &json!([])));
}

#[test]
fn whoever_has_a_city_to_lose_and_fought_least_loses_one_and_all_who_tie_do() {
    let attack = attack(&json!([
        {"cities": [at(0), at(2)], "knights_on_board": [knight(10, 1, true)]},
        {"cities": [at(4)], "knights_on_board": [knight(12, 1, true)]},
        {"cities": [at(6), at(8)], "knights_on_board": [knight(14, 2, true)]},
        {},
    ]));
    assert_eq!(attack["outcome"], "lost");
    let expected = json!([
        {"player": 0, "among": [at(0), at(2)], "laid": false},
        {"player": 1, "among": [at(4)], "laid": false},
    ]);
    assert_eq!(attack["pillaged"], expected, "the last has no city, and is passed over");
}

#[test]
fn a_metropolis_is_never_lost_and_the_loss_passes_on() {
    let attack = attack(&json!([
        {"cities": [at(0)], "metropolises": {"trade": at(0)}},
        {"cities": [at(4), at(6)], "knights_on_board": [knight(12, 1, true)]},
    ]));
    let expected = json!([{"player": 1, "among": [at(4), at(6)], "laid": false}]);
    assert_eq!(attack["pillaged"], expected);
}

#[test]
fn without_a_settlement_in_the_supply_the_city_is_laid_on_its_side() {
    let attack = attack(&json!([{"cities": [at(0)], "pieces_left": {"settlements": 0}}]));
    assert_eq!(attack["pillaged"], json!([{"player": 0, "among": [at(0)], "laid": true}]));
}

#[test]
fn a_laid_city_is_a_settlement_to_points_barbarians_and_production() {
    let all = answer(json!({
        "players": [{"laid_cities": [at(0)]}, {"settlements": [at(4)]}],
        "hexes": [
            {"at": [0, 0], "terrain": "forest", "token": 8},
            {"at": [4, 0], "terrain": "forest", "token": 8},
        ],
        "roll": 8, "active": 0, "event_die": "ship", "barbarians": {"ship": 6},
    }));
    assert_eq!(all["points"], json!([1, 1]));
    assert_eq!(all["production"], json!([{"lumber": 1}, {"lumber": 1}]));
    assert_eq!(all["attack"]["barbarians"], 0);
}

#[test]
fn a_ship_short_of_the_island_attacks_nobody() {
    let position = json!({
        "players": [{"cities": [at(0)]}], "active": 0, "event_die": "ship",
        "barbarians": {"ship": 5}
    });
    assert_eq!(answer(position).get("attack"), None);
}

#[test]
fn a_gate_lets_those_draw_whose_level_is_not_below_the_red_die_less_one() {
    let level = |level: u8| json!({"improvements": {"politics": level, "trade": 5}});
    let draws = |red: u8, left: Value| {
        answer(json!({
            "players": [level(0), level(1), level(3), level(5)], "active": 2,
            "event_die": "politics", "red": red, "progress_left": left,
        }))["progress_draws"]
            .clone()
    };
    assert_eq!(draws(1, json!({})), json!([2, 3, 1]), "not without a level");
    assert_eq!(draws(4, json!({})), json!([2, 3]));
    assert_eq!(draws(6, json!({})), json!([3]));
    assert_eq!(draws(1, json!({"politics": 2})), json!([2, 3]));
}

#[test]
fn walls_leave_two_more_cards_each_and_only_discards_come_before_the_first_attack() {
    let players = json!([
        {"cities": [at(0), at(2)], "walls": [at(0), at(2)], "hand": 11},
        {"hand": {"ore": 4, "coin": 4}},
    ]);
    let ask = |attacks: u8| {
        answer(json!({
            "players": players, "active": 0, "roll": 7, "event": "robber_attacks",
            "barbarians": {"ship": 0, "attacks": attacks},
        }))
    };
    let before = ask(0);
    assert_eq!(before["hand_limits"], json!([11, 7]));
    assert_eq!(before["discards"], json!([0, 4]));
    assert_eq!(before["robber_locked"], true);
    assert_eq!(before["tasks"], json!([{"do": "discard", "player": 1, "count": 4}]));
    let after = ask(1);
    assert_eq!(after["robber_locked"], false);
    let tasks = after["tasks"].as_array().expect("tasks");
    assert_eq!(tasks.len(), 3);
    assert_eq!(tasks[2], json!({"do": "steal", "player": 0}), "among all cards");
}

#[test]
fn a_city_takes_a_commodity_and_each_stack_falls_short_for_itself() {
    let position = |bank: Value| {
        json!({
            "players": [{"cities": [at(0)]}, {"cities": [at(4)], "settlements": [at(8)]}],
            "hexes": [
                {"at": [0, 0], "terrain": "pasture", "token": 5},
                {"at": [4, 0], "terrain": "pasture", "token": 5},
                {"at": [8, 0], "terrain": "pasture", "token": 5},
            ],
            "roll": 5, "bank": bank,
        })
    };
    let plenty = answer(position(json!({})));
    assert_eq!(plenty["production"], json!([{"wool": 1, "cloth": 1}, {"wool": 2, "cloth": 1}]));
    let short = answer(position(json!({"wool": 2, "cloth": 2})));
    assert_eq!(short["production"], json!([{"cloth": 1}, {"cloth": 1}]));
    assert_eq!(short["owed"], plenty["owed"]);
}

#[test]
fn the_aqueduct_helps_whoever_receives_nothing_whatever_the_reason() {
    let all = answer(json!({
        "players": [
            {"improvements": {"science": 3}, "cities": [at(0)]},
            {"improvements": {"science": 2}},
            {"improvements": {"science": 5}, "cities": [at(4)]},
        ],
        "hexes": [
            {"at": [0, 0], "terrain": "hills", "token": 5},
            {"at": [4, 0], "terrain": "hills", "token": 5},
        ],
        "robber": [0, 0], "roll": 5, "active": 1,
    }));
    assert_eq!(all["aqueduct"], json!([0]));
    assert_eq!(answer(json!({"players": [{}], "roll": 7})).get("aqueduct"), None);
}

/// A straight road of three along intersections, and its ends.
fn road() -> (Value, [Value; 4]) {
    let places = [
        json!([[0, 0], [1, -1], [1, 0]]),
        json!([[0, 0], [0, 1], [1, 0]]),
        json!([[0, 1], [1, 0], [1, 1]]),
        json!([[0, 1], [0, 2], [1, 1]]),
    ];
    (json!([[[0, 0], [1, 0]], [[0, 1], [1, 0]], [[0, 1], [1, 1]]]), places)
}

fn island() -> Value {
    let hexes = [(0, 0), (1, -1), (1, 0), (0, 1), (1, 1), (0, 2)];
    let land = hexes.map(|(q, r)| json!({"at": [q, r], "terrain": "desert"}));
    Value::Array(land.into())
}

#[test]
fn a_knight_goes_past_its_owners_pieces_and_never_past_others() {
    let (roads, [first, second, third, fourth]) = road();
    let reach = |other: Value, own: Value| {
        answer(json!({
            "hexes": island(), "active": 0,
            "players": [
                {"roads": roads, "knights_on_board": [
                    {"at": first, "level": 2, "active": true},
                ], "settlements": own},
                other,
            ],
        }))["knight_reach"][0]
            .clone()
    };
    let free = reach(json!({}), json!([second]));
    assert_eq!(free["moves"], json!([fourth, third]), "ascending");
    assert_eq!(free["displaces"], json!([]));
    let weaker = json!({"knights_on_board": [{"at": third, "level": 1, "active": true}]});
    let reach_of_weaker = reach(weaker, json!([]));
    assert_eq!(reach_of_weaker["moves"], json!([second]));
    assert_eq!(reach_of_weaker["displaces"], json!([third]));
    let equal = json!({"knights_on_board": [{"at": third, "level": 2, "active": false}]});
    assert_eq!(reach(equal, json!([]))["displaces"], json!([]));
    assert_eq!(reach(json!({"settlements": [third]}), json!([]))["moves"], json!([second]));
}

#[test]
fn a_robber_beside_a_knight_is_chased_only_after_the_first_attack() {
    let (_, [first, ..]) = road();
    let chases = |attacks: u8, robber: Value| {
        answer(json!({
            "hexes": island(), "robber": robber, "active": 0,
            "barbarians": {"ship": 0, "attacks": attacks},
            "players": [{"knights_on_board": [{"at": first, "level": 1, "active": true}]}],
        }))["knight_reach"][0]["chases"]
            .clone()
    };
    assert_eq!(chases(1, json!([0, 0])), true);
    assert_eq!(chases(0, json!([0, 0])), false);
    assert_eq!(chases(1, json!([0, 2])), false);
}

#[test]
fn a_knight_interrupts_the_roads_of_others_and_never_its_owners() {
    let (roads, [_, second, ..]) = road();
    let lengths = |owner: usize, active: bool| {
        let mut players = json!([{"roads": roads}, {}]);
        players[owner]["knights_on_board"] = json!([{"at": second, "level": 1, "active": active}]);
        answer(json!({"hexes": island(), "players": players}))["road_lengths"][0].clone()
    };
    assert_eq!(lengths(0, true), 3);
    assert_eq!(lengths(1, true), 2);
    assert_eq!(lengths(1, false), 2, "whether or not it is active");
}

#[test]
fn metropolises_defenders_point_cards_and_the_merchant_count() {
    let all = answer(json!({
        "players": [
            {"cities": [at(0)], "metropolises": {"science": at(0)}, "defenders": 2},
            {"settlements": [at(4)], "progress_points": 1},
        ],
        "merchant": {"at": [4, 0], "player": 1},
    }));
    assert_eq!(all["points"], json!([6, 3]));
    assert_eq!(all["holders"]["largest_army"], Value::Null);
}

#[test]
fn what_an_event_takes_is_a_resource_and_knights_on_the_island_are_compared() {
    let tasks = |event: &str, rulings: &str| {
        answer(json!({
            "players": [
                {"knights_on_board": [knight(10, 3, true)], "hand": {"ore": 1}},
                {"knights_on_board": [knight(12, 3, false)], "hand": {"coin": 3}},
                {"hand": 2},
            ],
            "active": 0, "event": event, "rulings": rulings,
        }))["tasks"]
            .clone()
    };
    let take = json!([{"do": "take", "player": 0, "of": "resources"}]);
    assert_eq!(tasks("tournament", "classic"), take);
    let from_all = json!([{"do": "steal", "player": 0, "from": [1, 2]}]);
    assert_eq!(tasks("conflict", "classic"), from_all);
    let of_resources = json!([{"do": "steal", "player": 0, "from": [2], "of": "resources"}]);
    assert_eq!(tasks("conflict", "fusion"), of_resources, "who has only coin has none to lose");
    assert_eq!(tasks("robber_flees", "fusion"), json!([]), "not before the first attack");
}

#[test]
fn what_cannot_be_is_named_by_its_field() {
    for (position, field) in [
        (json!({"players": [{"improvements": {"science": 6}}]}), "players[0].improvements.science"),
        (json!({"players": [{"improvements": {"magic": 1}}]}), "players[0].improvements"),
        (json!({"players": [{"metropolises": {"trade": at(0)}}]}), "players[0].metropolises.trade"),
        (
            json!({"players": [{"knights_on_board": [knight(0, 4, true)]}]}),
            "players[0].knights_on_board[0].level",
        ),
        (
            json!({"players": [{"knights_on_board": [knight(0, 1, true), knight(0, 1, true)]}]}),
            "players[0].knights_on_board",
        ),
        (
            json!({"players": [{"cities": [at(0)], "laid_cities": [at(0)]}]}),
            "players[0].laid_cities",
        ),
        (json!({"players": [{"walls": [at(0), at(0)]}]}), "players[0].walls"),
        (json!({"players": [{"hand": {"silk": 1}}]}), "players[0].hand"),
        (json!({"players": [{}], "bank": {"coin": -1}}), "bank"),
        (json!({"players": [{}], "event_die": "castle"}), "event_die"),
        (json!({"players": [{}], "event_die": "ship"}), "active"),
        (json!({"players": [{}], "event_die": "trade", "active": 0}), "red"),
        (json!({"players": [{}], "red": 7}), "red"),
        (json!({"players": [{}], "barbarians": {"ship": 7}}), "barbarians.ship"),
        (json!({"players": [{}], "merchant": {"at": [0, 0], "player": 1}}), "merchant.player"),
        (json!({"players": [{}], "edition": "1995"}), "edition"),
    ] {
        let (answered, answer) = asked(position);
        assert_eq!(answered, Answered::Some, "{field}");
        let error = answer["error"].as_str().expect("an error");
        assert!(error.starts_with(field), "{field}: {error}");
    }
}

#[test]
fn a_base_position_knows_nothing_of_it() {
    let deck = deck_a().expect("the built-in deck is sound");
    for expansions in ["", r#""expansions":[],"#] {
        let line = format!(
            r#"{{{expansions}"players":[{{"improvements":7,"hand":{{"ore":9}}}}],"roll":7}}"#
        );
        let mut output = Vec::new();
        analyze(&deck, line.as_bytes(), &mut output).expect("memory takes all");
        let answer: Value = serde_json::from_slice(&output).expect("JSON");
        assert_eq!(answer["discards"], json!([4]));
        assert_eq!(answer.get("hand_limits"), None);
    }
}
