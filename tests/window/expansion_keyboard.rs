//! A turn of Cities & Knights or Seafarers by keyboard alone, numbers that are typed, and what
//! isn't to be opened. Ships, the pirate and what is hidden come to their places by keys in `spoken`.

use board::{Intersection, Path, Resource, Spot, Terrain};
use cards::EventFace;
use egui::Key;
use game::{
    Building, CardKind, Cards, Deed, Following, Ground, HiddenGround, HiddenStack, KnightsTask,
    Phase, Readiness, SeaDeed, SeaTask, State, Task, Track,
};

use crate::tools::bot::Bot;
use crate::tools::knights_game::{before, turn};
use crate::tools::played::Played;
use crate::tools::sea_game::{self, rules, trading, unopened};
use crate::tools::typist::{Typist, is_free};

/// Everything can be paid for.
fn rich() -> Played {
    let mut game = turn();
    game.has(0, Cards::from_fn(|_| 4));
    game
}

fn own_knights(state: &State) -> Vec<(Intersection, Readiness)> {
    let own = state.pieces().knights_of(state.builder());
    own.map(|(at, knight)| (at, knight.readiness)).collect()
}

#[test]
fn a_track_is_improved() {
    let mut typist = Typist::sits(&rich());
    let builder = typist.state().builder();
    typist.press(Key::I);
    assert!(typist.window.shows("improvements-title"));
    typist.presses("Improve trade to level 1");
    assert_eq!(typist.state().improvement(builder, Track::Trade).number(), 1);
    typist.press(Key::I);
    typist.press(Key::I);
    assert!(!typist.window.shows("improvements-title"), "the same key closes it");
}

#[test]
fn a_progress_card_is_played_and_its_roads_are_laid() {
    let mut game = rich();
    game.draws_of(0, Track::Science, 1);
    let mut typist = Typist::sits(&game);
    let roads = typist.state().pieces().roads_of(typist.state().builder()).count();
    typist.press(Key::D);
    typist.presses("Road Building");
    typist.press(Key::Space);
    for _ in 0..2 {
        let path: Path = *typist.state().road_spots().last().expect("a path");
        typist.picks(Spot::Path(path));
    }
    let now = typist.state().pieces().roads_of(typist.state().builder()).count();
    assert_eq!(now, roads + 2);
    assert!(is_free(typist.state()));
}

#[test]
fn kinds_are_digits_up_to_eight() {
    let mut typist = Typist::sits(&rich());
    let builder = typist.state().builder();
    let held = |state: &State, kind| state.hands().expect("followed").known(builder).get(kind);
    let (coin, paper) =
        (held(typist.state(), CardKind::Coin), held(typist.state(), CardKind::Paper));
    let rate = typist.state().trade_rate(builder, CardKind::Coin);
    typist.press(Key::M);
    typist.kind(CardKind::Coin);
    typist.kind(CardKind::Paper);
    assert_eq!(held(typist.state(), CardKind::Coin), coin - rate);
    assert_eq!(held(typist.state(), CardKind::Paper), paper + 1);
}

#[test]
fn a_card_too_many_goes_back_before_the_turn_ends() {
    let mut game = rich();
    game.draws_of(0, Track::Politics, 5);
    let mut typist = Typist::sits(&game);
    let (builder, turn) = (typist.state().builder(), typist.state().turn());
    typist.press(Key::Space);
    assert_eq!(typist.state().turn(), turn, "nobody ends a turn with five");
    assert!(typist.window.app().refused().is_none(), "it leads to what has to be done");
    typist.presses("Anna puts back a card of politics");
    assert_eq!(typist.state().progress_cards(builder), 4);
    typist.press(Key::Space);
    assert_eq!(typist.state().turn(), turn + 1);
}

#[test]
fn a_card_too_many_on_another_turn_is_answered_at_once() {
    let mut game = before(Following::Open);
    game.draws_of(1, Track::Trade, 4);
    game.improves(1, Track::Trade, 3);
    game.rolls(5);
    game.shows(EventFace::Trade, Some(2));
    let mut typist = Typist::sits(&game);
    let task = typist.state().open_tasks().first().cloned();
    assert!(matches!(task, Some(Task::Knights(KnightsTask::PutBack { .. }))), "{task:?}");
    typist.presses("Ben puts back a card of trade");
    assert_eq!(typist.state().progress_cards(game.seat(1)), 4);
}

#[test]
fn a_whole_turn_needs_no_pointer() {
    let mut game = before(Following::Open);
    game.has(0, Cards::from_fn(|_| 1));
    game.draws_of(0, Track::Politics, 1);
    let mut typist = Typist::sits(&game);
    let turn = typist.state().turn();
    typist.number(5);
    typist.presses("The event die shows: Ship");
    assert!(is_free(typist.state()), "{:?}", typist.state().open_tasks());
    let spot = *typist.state().knight_spots().first().expect("a spot");
    typist.press(Key::B);
    typist.picks(Spot::Intersection(spot));
    if own_knights(typist.state()).is_empty() {
        typist.presses("Build Knight");
    }
    typist.press(Key::D);
    typist.presses("Warlord");
    typist.press(Key::Space);
    assert_eq!(own_knights(typist.state()), [(spot, Readiness::Active)]);
    typist.press(Key::Space);
    assert_eq!(typist.state().turn(), turn + 1);
    let act = typist.window.game().acts().next_back().map(|(.., act)| act.deed.clone());
    assert!(matches!(act, Some(Deed::Pass)));
}

#[test]
fn a_ship_is_moved_from_a_page_that_escape_and_its_letter_leave() {
    let game = trading(rules(Following::Open));
    let (from, to) = sea_game::voyage(&game.state);
    let mut typist = Typist::sits(&game);
    for key in [Key::Escape, Key::B] {
        typist.picks(Spot::Path(from));
        assert!(typist.window.tells("sail-title"));
        typist.press(key);
        assert!(!typist.window.tells("sail-title"));
        assert_eq!(typist.state().pieces(), game.state.pieces());
    }
    typist.picks(Spot::Path(from));
    typist.picks(Spot::Path(to));
    assert!(typist.state().pieces().ship(from).is_none());
    assert!(typist.state().pieces().ship(to).is_some());
}

#[test]
fn gold_is_chosen_by_the_digits_of_its_kinds() {
    let game = sea_game::on_gold(Building::City, Following::Open);
    let held = game.state.hands().expect("followed").known(game.seat(0));
    let mut typist = Typist::sits(&game);
    assert!(matches!(typist.state().open_tasks(), [Task::Sea(SeaTask::Gold { .. })]));
    typist.kind(Resource::Ore.into());
    typist.kind(Resource::Wool.into());
    typist.press(Key::Space);
    let gained = typist.state().hands().expect("followed").known(game.seat(0)).less(held);
    let wanted = [Resource::Ore, Resource::Wool].map(CardKind::from);
    assert_eq!(gained, Cards::from_fn(|kind| u8::from(wanted.contains(&kind))));
}

/// A ship that has just come to the fog, in which gold, the sea, and these numbers are left.
fn at_the_fog(tokens: &[u8]) -> Bot {
    let hexes = vec![(HiddenGround::Land(Terrain::Gold), 2), (HiddenGround::Sea, 1)];
    let tokens = tokens.iter().map(|number| (*number).try_into().expect("a token")).collect();
    sea_game::before_a_discovery(Some(HiddenStack { hexes, tokens })).shown()
}

/// Types these one right after the other.
fn types(bot: &mut Bot, keys: &[Key]) {
    for key in keys {
        bot.window.harness.key_press(*key);
    }
    bot.window.harness.run();
}

/// The land that was found last.
fn found(bot: &Bot) -> Option<Ground> {
    match bot.game().last().map(|act| &act.deed) {
        Some(Deed::Sea(SeaDeed::TurnUp { is, .. })) => *is,
        _ => None,
    }
}

#[test]
fn what_was_found_and_its_number_can_be_typed() {
    for (keys, number) in [(vec![Key::Num5], 5), (vec![Key::Num1, Key::Num2], 12)] {
        let mut bot = at_the_fog(&[5, 12]);
        bot.window.press(Key::Num1);
        assert_eq!(found(&bot), None, "the gold still lacks its number");
        types(&mut bot, &keys);
        let token = number.try_into().ok();
        assert_eq!(found(&bot), Some(Ground { terrain: Terrain::Gold, token }));
    }
    let mut bot = at_the_fog(&[5, 12]);
    for key in [Key::Num1, Key::Num9, Key::Num7] {
        bot.window.press(key);
    }
    assert_eq!(found(&bot), None, "no such tokens are left");
}

#[test]
fn only_tokens_that_are_left_are_offered() {
    let mut bot = at_the_fog(&[4]);
    let gold = bot.window.text.terrain_label(Terrain::Gold);
    // It lies face down once more, which its button says.
    let name = bot.window.text.with("found-ground", &[("ground", gold.as_str().into())]);
    let left = bot.window.text.with("found-left", &[("name", name.into()), ("count", 2.into())]);
    bot.touch(&left);
    let four = bot.window.text.with("found-number", &[("number", 4.into())]);
    assert!(bot.window.has(&four) && !bot.window.shows("found-bare-name"));
    bot.touch(&four);
    let state = bot.state();
    assert_eq!(state.hidden_tokens_left(), Some(Vec::new()));
}

#[test]
fn in_the_opening_nobody_moves_a_ship() {
    let mut game = unopened(rules(Following::Open));
    let island = game.state.island().clone();
    while !matches!(game.state.phase(), Phase::Founding { settlement: Some(_), .. })
        || game.state.pieces().ships_of(game.state.builder()).next().is_none()
    {
        let deed = if let Some(at) = game.state.founding_ships().first() {
            Deed::Sea(SeaDeed::FoundShip { at: *at })
        } else {
            let mut spots = game.state.founding_spots().into_iter();
            let at = spots.find(|place| island.is_coast_or_sea(*place)).expect("a coast");
            Deed::FoundSettlement { at }
        };
        game.does(deed);
    }
    let (ship, _) = game.state.pieces().ships_of(game.state.builder()).next().expect("a ship");
    let mut bot = game.shown();
    bot.choose("any-spot");
    bot.touch_spot(Spot::Path(ship));
    assert!(!bot.window.tells("sail-title"));
}
