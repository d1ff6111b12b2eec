//! Seafarers in the window: each of its deeds by touch, with counted touches, in every shape of
//! screen.

use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use board::{Intersection, Path, Spot, Terrain};
use cards::EventFace;
use game::{
    Building, Cards, Condition, Edition, Following, Ground, HiddenGround, HiddenStack, KnightLevel,
    KnightsCorrection, Piece, Rules, SeaCorrection, SeaDeed, SeaRules, SeaTask, Task,
};

use crate::common::cards;
use crate::tools::played::Played;
use crate::tools::sea_game::{
    self, WINDOWS, at, before, before_a_discovery, beside_ship, corner, rules, trading, unopened,
};

/// Every place of a list that another has as well, and one that only it has.
fn shared_and_own(some: &[Path], others: &[Path]) -> (Path, Path) {
    let shared = some.iter().find(|path| others.contains(path)).expect("a coast");
    let own = some.iter().find(|path| !others.contains(path)).expect("a path of its own");
    (*shared, *own)
}

#[test]
fn a_ship_of_the_opening_lies_on_the_coast_in_place_of_a_road() {
    let game = unopened(rules(Following::Open));
    let island = game.state.island();
    let spots = game.state.founding_spots();
    let dry = |path: &Path| !island.has_ship_path(*path);
    let is_it =
        |place: &&Intersection| island.is_coast_or_sea(**place) && place.paths().iter().any(dry);
    let place = *spots.iter().find(is_it).expect("a coast");
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        bot.touch_spot(Spot::Intersection(place));
        let (coast, dry) =
            shared_and_own(&bot.state().founding_roads(), &bot.state().founding_ships());
        assert_eq!(bot.sails(&SeaDeed::FoundShip { at: coast }), 2);
        bot.choose_before("undo-what", &[], "what");
        let before = bot.touches;
        bot.lays("price-road", dry);
        assert_eq!(bot.touches - before, 1, "only a road fits there");
        assert!(bot.state().pieces().road(dry).is_some());
        bot.choose_before("undo-what", &[], "what");
        bot.lays("price-road", coast);
        assert!(bot.state().pieces().road(coast).is_some());
    }
}

#[test]
fn a_ship_is_built_with_one_touch_at_sea_and_two_on_the_coast() {
    let mut game = trading(rules(Following::Open));
    game.has(0, cards(&[(Brick, 1), (Lumber, 2), (Wool, 2)]));
    let (coast, sea) = shared_and_own(&game.state.ship_spots(), &game.state.road_spots());
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        let touches = bot.sails(&SeaDeed::BuildShip { at: sea });
        let asked = u32::from(bot.done.contains("which place"));
        assert_eq!(touches - asked, 1);
        assert!(bot.sails(&SeaDeed::BuildShip { at: coast }) <= 3, "one more asks which place");
        bot.undoes_to(&game.state);
        bot.lays("price-road", coast);
        assert!(bot.state().pieces().road(coast).is_some());
    }
}

#[test]
fn a_ship_is_moved_with_two_touches_and_once_a_turn() {
    let game = trading(rules(Following::Open));
    let [from, other] = game.state.movable_ships()[..] else { panic!("two ships") };
    let goals = game.state.ship_moves(from);
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        assert!(bot.sails(&SeaDeed::MoveShip { from, to: goals[0] }) <= 3);
        assert!(bot.state().movable_ships().is_empty());
        // Why it can't be moved again is said where it is touched.
        bot.touches_unmarked(Spot::Path(other));
        assert!(bot.window.tells("breach-sea-second-move"), "{:?}", bot.window.names());
        bot.choose("chooser-cancel");
        bot.undoes_to(&game.state);
        assert!(bot.state().movable_ships().contains(&from));
    }
}

#[test]
fn a_seven_moves_the_robber_on_land_and_the_pirate_at_sea() {
    for following in [Following::Open, Following::Off] {
        let mut game = before(rules(following));
        if following == Following::Open {
            for nth in 0..4 {
                game.has(nth, cards(&[(Ore, 2)]));
            }
        }
        game.rolls(7);
        game.discards_nothing();
        for window in WINDOWS {
            let mut bot = game.shown_as(window);
            assert!(bot.window.tells("sea-task-robber-hint"));
            let to = beside_ship(bot.state(), 2);
            assert!(bot.sails(&SeaDeed::MovePirate { to }) <= 2);
            assert_eq!(bot.state().pirate(), Some(to));
            while let Some(task) = bot.state().open_tasks().first().cloned() {
                bot.task(&task);
            }
            bot.undoes_to(&game.state);
            let hex = bot.state().robber_hexes()[0];
            bot.touch_spot(Spot::Hex(hex));
            assert_eq!(bot.state().robber(), Some(hex));
        }
    }
}

#[test]
fn gold_is_a_touch_for_one_card_and_one_more_than_it_brings_for_several() {
    let mut game = before(rules(Following::Open));
    let gold = at((1, 5));
    let place = corner(&game, gold);
    game.builds(0, place, Building::Settlement);
    let opposite = Intersection::around(gold).into_iter().find(|other| {
        let near = other.paths().into_iter().flat_map(Path::ends).any(|end| end == place);
        *other != place && !near && game.state.pieces().is_free(*other)
    });
    game.builds(1, opposite.expect("a corner"), Building::City);
    game.rolls(4);
    let [one, two] = [0, 1].map(|nth| game.seat(nth));
    let open: Vec<Task> = game.state.tasks().to_vec();
    assert_eq!(open[0], Task::Sea(SeaTask::Gold { player: one, count: 1 }));
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        let taken = Some(cards(&[(Ore, 1)]));
        assert_eq!(bot.sails(&SeaDeed::TakeGold { player: one, cards: taken }), 1);
        let taken = Some(cards(&[(Grain, 1), (Wool, 1)]));
        assert_eq!(bot.sails(&SeaDeed::TakeGold { player: two, cards: taken }), 3);
        assert!(bot.state().tasks().is_empty());
        bot.undoes_to(&game.state);
        // In the middle of a choice, it begins again after undo and redo.
        assert_eq!(bot.state().tasks(), open);
    }
}

#[test]
fn where_hands_are_off_gold_is_only_taken() {
    let game = sea_game::on_gold(Building::City, Following::Off);
    let player = game.seat(0);
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        assert_eq!(bot.sails(&SeaDeed::TakeGold { player, cards: None }), 1);
    }
}

#[test]
fn what_is_hidden_is_told_with_a_touch_and_its_number_with_another() {
    let hexes = vec![(HiddenGround::Land(Terrain::Gold), 2), (HiddenGround::Sea, 1)];
    let tokens = [5, 9].map(|number| number.try_into().expect("a token")).into();
    for stack in [Some(HiddenStack { hexes, tokens }), None] {
        let game = before_a_discovery(stack);
        let player = game.seat(0);
        for window in WINDOWS {
            let mut bot = game.shown_as(window);
            let Some(Task::Sea(SeaTask::TurnUp { at: hex, .. })) = bot.state().open_tasks().first()
            else {
                panic!("{:?}", bot.state().open_tasks())
            };
            let hex = *hex;
            let is = Some(Ground { terrain: Terrain::Gold, token: 5.try_into().ok() });
            assert_eq!(bot.sails(&SeaDeed::TurnUp { player, at: hex, is }), 2);
            bot.choose_before("undo-what", &[], "what");
            assert_eq!(bot.sails(&SeaDeed::TurnUp { player, at: hex, is: None }), 1);
            bot.undoes_to(&game.state);
        }
    }
}

/// Where the first player has a ship that is damaged.
fn with_damaged_ship() -> (Played, Path) {
    let mut game = trading(rules(Following::Open));
    let player = game.seat(0);
    let at = game.state.pieces().ships_of(player).next().expect("a ship").0;
    game.corrects(SeaCorrection::Ship { at, is: Some((player, Condition::Damaged)) });
    (game, at)
}

#[test]
fn a_damaged_ship_is_repaired_for_its_price() {
    let (mut game, ship) = with_damaged_ship();
    let player = game.seat(0);
    game.has(0, cards(&[(Lumber, 1), (Wool, 1)]));
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        bot.touch_spot(Spot::Path(ship));
        let lies = bot.state().pieces().ship(ship);
        assert_eq!(lies, Some((player, Condition::Intact)));
        assert_eq!(bot.state().hands().expect("followed").known(player), Cards::none());
    }
}

#[test]
fn a_knight_at_sea_chases_the_pirate_with_three_touches() {
    let knights = Rules::with_knights(Edition::Fifth);
    let mut game = before(Rules { sea: Some(SeaRules::default()), ..knights });
    game.rolls(12);
    game.shows(EventFace::Ship, None);
    game.corrects(KnightsCorrection::Attacks { count: 1 });
    let player = game.seat(0);
    let ship = game.state.pieces().ships_of(player).next().expect("a ship").0;
    let mut ends = ship.ends().into_iter();
    let from = ends.find(|end| game.state.pieces().is_free(*end)).expect("a free end");
    game.places(0, from, KnightLevel::Basic);
    let mut hexes = from.hexes().into_iter();
    let pirate = hexes.find(|hex| game.state.island().is_sea(*hex));
    game.corrects(SeaCorrection::Pirate { at: pirate });
    let to = game.state.pirate_hexes()[0];
    for window in WINDOWS {
        let mut bot = game.shown_as(window);
        assert!(bot.sails(&SeaDeed::ChasePirate { from, to }) <= 4);
        assert_eq!(bot.state().pirate(), Some(to));
        bot.undoes_to(&game.state);
    }
}

#[test]
fn a_damaged_ship_is_counted_with_ships_and_not_with_roads() {
    let (game, _) = with_damaged_ship();
    let player = game.seat(0);
    let mut bot = game.shown();
    bot.choose("build");
    let row = |spots: usize, left: u8| {
        let text = &bot.window.text;
        let facts = [("price-spots", spots.into()), ("price-left", left.into())];
        let facts = facts.map(|(key, count)| text.with(key, &[("count", count)]));
        text.joined(&facts)
    };
    let (roads, ships) = (game.state.road_spots().len(), game.state.ship_spots().len());
    assert_eq!((roads, ships), (0, 0), "what is damaged is repaired first");
    let left = |piece| game.state.pieces_left(player, piece);
    for row in [row(0, left(Piece::Road)), row(1, left(Piece::Ship))] {
        assert!(!bot.window.named(&row).is_empty(), "{row}: {:?}", bot.window.names());
    }
}
