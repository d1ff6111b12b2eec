//! Corrections, and games that begin in their middle: what can't be is
//! refused, what merely disagrees is taken and shown until it agrees.

use std::sync::Arc;

use board::Resource::{Brick, Grain, Ore, Wool};
use board::{BadIsland, HarborKind, Hex, Island, Side, Spot, Terrain};
use cards::{Award, Season, Selection};
use game::{
    Act, BadSetup, BadStep, BadTable, Building, Cards, Condition, Correction, Deed, Discrepancy,
    Enforcement, Entry, Following, Game, Ground, HandCount, Impossible, Move, NumberSource, Phase,
    Piece, PrintedCardPlace, Refusal, Rules, Setup, SetupFields, State, Step, Task, Waiting,
};

use crate::common;
use crate::common::{Table, card, cards, corner, knights_table, side};

fn table() -> Table {
    Table::new(Rules::open_hands(), &[card(3, 5), card(4, 4)])
}

#[test]
fn a_sixth_settlement_is_refused_and_one_too_near_is_taken_and_shown() {
    let mut table = table();
    let red = table.seat(0);
    let own = corner(0, -1, Side::NorthWest);
    let settlement = Some((red, Building::Settlement));
    let neighbor = own.neighbors()[0];
    table.corrects(Correction::Building { at: neighbor, is: settlement });
    let close = table.state.discrepancies();
    let is_close = |found: &Discrepancy| matches!(found, Discrepancy::TooClose { .. });
    assert!(close.iter().any(is_close), "{close:?}");
    let mut others = table.state.island().intersections();
    others.retain(|at| table.state.pieces().is_free(*at));
    for at in others.iter().copied().take(2) {
        table.corrects(Correction::Building { at, is: settlement });
    }
    assert_eq!(table.state.pieces_left(red, Piece::Settlement), 0);
    let sixth = Correction::Building { at: others[2], is: settlement };
    table.refuses_for(sixth, Impossible::NoPieceLeft(Piece::Settlement));
    table.corrects(Correction::Building { at: own, is: settlement });
    table.corrects(Correction::Building { at: neighbor, is: None });
}

#[test]
fn an_award_that_the_table_gave_to_another_stays_until_something_changes() {
    let mut table = table();
    let (red, white) = (table.seat(0), table.seat(2));
    let knights = |player, count| Correction::KnightCards { player, count };
    table.corrects(knights(red, 3));
    assert_eq!(table.state.holders().of(Award::LargestArmy), Some(red));
    let award = Award::LargestArmy;
    table.corrects(Correction::Holder { award, holder: Some(white) });
    assert_eq!(table.state.holders().of(award), Some(white));
    assert_eq!(
        table.state.discrepancies(),
        [Discrepancy::Holder { award, told: Some(white), by_rules: Some(red) }]
    );
    table.quiet_turn();
    assert_eq!(table.state.holders().of(award), Some(white), "a turn changes nothing in it");
    table.corrects(knights(white, 4));
    assert_eq!(
        (table.state.holders().of(award), table.state.discrepancies()),
        (Some(white), vec![])
    );
}

#[test]
fn an_award_that_a_game_lacks_brings_nobody_points_whatever_a_file_says() {
    let mut table = knights_table::table();
    let player = table.seat(0);
    let (award, other) = (Award::LargestArmy, Award::LongestRoad);
    let points = table.state.public_points(player);
    let refused = table.refuses(Correction::Holder { award, holder: Some(player) });
    assert_eq!(refused, Impossible::NoSuchAward(award).into());
    let told = table.corrects(Correction::Holder { award: other, holder: Some(player) });
    assert_eq!(table.state.public_points(player), points + 2);
    table.corrects(Correction::Holder { award: other, holder: None });
    // A file of another making says the same of the award that there is not.
    let line = serde_json::to_string(&Act { holders: None, ..told }).expect("writes");
    let line = line.replace("longest_road", "largest_army");
    table.state.apply(&serde_json::from_str(&line).expect("reads")).expect("it is folded");
    assert_eq!(table.state.holders().of(award), Some(player), "as it is told");
    assert_eq!(table.state.public_points(player), points);
    assert_eq!(table.state.position().public_points(player), points);
    assert_eq!(table.state.awards(player).next(), None);
    let odd = Discrepancy::Holder { award, told: Some(player), by_rules: None };
    assert_eq!(table.state.discrepancies(), [odd]);
    table.corrects(Correction::Holder { award, holder: None });
    assert_eq!(table.state.discrepancies(), [], "it can be taken back");
}

#[test]
fn terrain_tokens_and_harbors_are_put_right_and_production_follows() {
    let mut table = table();
    let at = Hex::new(0, -1);
    let token = 4.try_into().ok();
    let is = Some(Ground { terrain: Terrain::Mountains, token });
    table.corrects(Correction::Tile { at, is });
    let before = table.hand(0);
    table.rolls(4);
    assert_eq!(table.hand(0).less(before), cards(&[(Ore, 1)]));
    let path = side(0, -2, Side::NorthEast);
    table.corrects(Correction::Harbor { at: path, gives: Some(HarborKind::Any) });
    let white = table.seat(2);
    let is = Some((white, Building::Settlement));
    let alone = |at: &_| table.state.island().harbors_at(*at).count() == 1;
    let at = path.ends().into_iter().find(alone).expect("an end without another harbor");
    table.corrects(Correction::Building { at, is });
    assert_eq!(table.state.trade_rate(white, Brick.into()), 3);
    table.corrects(Correction::Harbor { at: path, gives: None });
    assert_eq!(table.state.trade_rate(white, Brick.into()), 4);
    let untouched = &table.state.setup().island;
    assert_ne!(table.state.island(), untouched, "the opening stays as it was written");
}

#[test]
fn a_hex_with_pieces_cannot_sink_and_an_island_cannot_grow_beyond_61() {
    let mut table = table();
    let at = Hex::new(-2, 0);
    let building = Spot::Intersection(corner(-2, 0, Side::West));
    table.refuses_for(Correction::Tile { at, is: None }, Impossible::PieceInTheWay(building));
    let desert = Hex::new(0, 0);
    let robber = Impossible::PieceInTheWay(Spot::Hex(desert));
    table.refuses_for(Correction::Tile { at: desert, is: None }, robber);
    let ground = Some(Ground { terrain: Terrain::Hills, token: None });
    let mut far = (3..127_i8).map(|q| Hex::new(q, 0));
    for at in far.by_ref().take(61 - 19) {
        table.corrects(Correction::Tile { at, is: ground });
    }
    let more = Correction::Tile { at: far.next().expect("a hex"), is: ground };
    table.refuses_for(more, Impossible::Island(BadIsland::TooManyHexes(62)));
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let mut table = table();
    let (red, inland, sea) = (table.seat(0), side(0, 0, Side::East), corner(5, 5, Side::East));
    let (bank, far) = (Cards::of(Wool, 20), Hex::new(9, 9));
    for (correction, why) in [
        (
            Correction::Building { at: sea, is: None },
            Impossible::OffIsland(Spot::Intersection(sea)),
        ),
        (Correction::Robber { at: Some(far) }, Impossible::OffIsland(Spot::Hex(far))),
        (
            Correction::Harbor { at: inland, gives: Some(HarborKind::Any) },
            Impossible::NotOnCoast(inland),
        ),
        (Correction::Bank { cards: bank }, Impossible::TooManyCards(bank)),
        (Correction::TurnNumber { turn: 0 }, Impossible::NoSuchTurn { most: 9_999 }),
        (
            Correction::Hidden { player: red, count: 26 },
            Impossible::TooMany { count: 26, most: 25 },
        ),
    ] {
        assert_eq!(table.refuses(correction.clone()), why.into(), "{correction:?}");
    }
}

#[test]
fn counts_that_disagree_are_taken_and_named() {
    let mut table = table();
    let [red, blue, white] = [0, 1, 2].map(|nth| table.seat(nth));
    for player in [red, blue] {
        table.corrects(Correction::KnightCards { player, count: 8 });
    }
    table.corrects(Correction::Hidden { player: white, count: 12 });
    let found = table.state.discrepancies();
    let named = |kind, counted, supply| {
        found.contains(&Discrepancy::DevelopmentCards { kind, counted, supply })
    };
    assert!(named(Some(game::DevelopmentCard::Knight), 16, 14), "{found:?}");
    assert!(named(None, 28, 25), "{found:?}");
    assert_eq!(table.state.cards_for_sale(), 0);
    table.corrects(Correction::KnightCards { player: blue, count: 0 });
    assert_eq!(table.state.discrepancies(), []);
    assert_eq!(table.state.cards_for_sale(), 5);
}

#[test]
fn a_bank_that_was_counted_stands_beside_the_hands_until_they_agree() {
    let mut table = table();
    let bank = table.state.bank().expect("followed");
    let counted = bank.less(Cards::of(Grain, 2));
    table.corrects(Correction::Bank { cards: counted });
    let odd = Discrepancy::Cards { kind: Grain.into(), counted: 17, supply: 19 };
    assert_eq!(table.state.discrepancies(), [odd]);
    let hand = table.hand(1);
    table.has(1, hand.plus(Cards::of(Grain, 2)));
    assert_eq!((table.state.bank(), table.state.discrepancies()), (Some(counted), vec![]));
}

#[test]
fn a_hand_put_right_away_from_what_the_bank_lacks_moves_the_bank_by_the_same_cards() {
    for (bank, before, after) in [(17, 1, 0), (19, 1, 3)] {
        let mut table = table();
        table.holds(0, &[]);
        table.holds(1, &[(Grain, before)]);
        table.holds(2, &[]);
        table.corrects(Correction::Bank { cards: Cards::of(Grain, bank) });
        table.holds(1, &[(Grain, after)]);
        let left = table.state.bank().expect("followed").get(Grain);
        assert_eq!(left + after, bank + before, "what does not add up is as wrong as before");
    }
}

#[test]
fn a_hand_that_was_only_counted_has_unknown_cards_and_discards_them_at_a_seven() {
    let mut table = table();
    let player = table.seat(1);
    table.corrects(Correction::HandSize { player, count: 9 });
    let hands = table.state.hands().expect("followed");
    assert_eq!(hands.size(player), 9);
    assert!(hands.unknown(player) > 0);
    table.rolls(7);
    let discard = Task::Discard { player, count: Some(4) };
    assert!(table.state.tasks().contains(&discard));
    table.does(Deed::Discard { player, cards: Some(cards(&[(Ore, 4)])) });
    let red = table.seat(0);
    table.corrects(Correction::HandSize { player: red, count: 12 });
    let late = Task::Discard { player: red, count: Some(6) };
    assert!(table.state.tasks().contains(&late), "counted anew in the middle of the 7");
    assert_eq!(table.state.hands().expect("followed").size(player), 5);
}

/// Red's hand was counted by number, and the bank, of which red has all that it lacks but what
/// the others hold.
fn counted_by_number_and_bank(count: u16, lacks: Cards, is_bank_first: bool) -> Table {
    let mut table = table();
    table.holds(1, &[(Wool, 1)]);
    table.holds(2, &[]);
    let cards = table.state.setup().supply().less(lacks).less(Cards::of(Wool, 1));
    let (bank, player) = (Correction::Bank { cards }, table.seat(0));
    let mut told = [Correction::HandSize { player, count }, bank];
    if is_bank_first {
        told.reverse();
    }
    for correction in told {
        table.corrects(correction);
    }
    table
}

#[test]
fn what_a_counted_bank_holds_is_in_no_hand_that_was_counted_by_number() {
    let mut table = counted_by_number_and_bank(4, cards(&[(Grain, 1), (Ore, 3)]), false);
    assert_eq!(table.state.discrepancies(), []);
    let red = table.seat(0);
    let hands = table.state.hands().expect("followed");
    assert_eq!((hands.size(red), hands.known(red)), (4, cards(&[(Grain, 1), (Ore, 3)])));
    assert_eq!(table.state.openly_most(red).get(Brick), 0, "all 19 brick are in the bank");
    table.rolls(2);
    let two_grain = Deed::TradeWithBank { give: Grain.into(), count: 2, get: Brick.into() };
    let refusal = table.state.propose(two_grain, Enforcement::AsTheTableDid).expect_err("only one");
    assert!(matches!(refusal, Refusal::Impossible(Impossible::HandLacks { .. })), "{refusal:?}");
}

#[test]
fn it_makes_no_difference_whether_the_bank_or_the_hand_is_counted_first() {
    let lacks = cards(&[(Grain, 1), (Ore, 3)]);
    let [one, other] = [true, false].map(|first| counted_by_number_and_bank(4, lacks, first).state);
    assert_eq!(one.hands(), other.hands());
    assert_eq!(one.bank(), other.bank());
}

#[test]
fn a_bank_that_does_not_fit_the_hands_strikes_nothing_out() {
    let table = counted_by_number_and_bank(6, cards(&[(Grain, 1), (Ore, 3)]), false);
    let red = table.seat(0);
    assert!(!table.state.discrepancies().is_empty(), "two cards are nowhere");
    assert!(table.state.hands().expect("followed").most(red).get(Brick) > 0);
    assert_eq!(table.state.openly_most(red).get(Brick), 6);
}

/// A game of an earlier version may go on with a card that its bank had ruled
/// out: it opens all the same.
#[test]
fn an_act_that_a_counted_bank_had_ruled_out_is_taken_and_the_sign_comes_back() {
    let mut table = counted_by_number_and_bank(4, cards(&[(Grain, 1), (Ore, 3)]), false);
    let (red, blue) = (table.seat(0), table.seat(1));
    let give = Cards::of(Brick, 2);
    let deed = Deed::Trade { with: blue, give: give.into(), get: Cards::of(Wool, 1).into() };
    let moves = vec![Move::Between(red, blue, give), Move::Between(blue, red, Cards::of(Wool, 1))];
    table.state.apply(&Act { moves, ..Act::of(deed) }).expect("it was played");
    let hands = table.state.hands().expect("followed");
    assert_eq!((hands.size(red), hands.size(blue)), (3, 2));
    assert_eq!(hands.known(blue).get(Brick), 2);
    assert!(!table.state.discrepancies().is_empty(), "19 brick are in the bank, 2 in a hand");
}

#[test]
fn a_turn_that_was_given_to_the_wrong_player_is_put_right_between_tasks() {
    let mut table = table();
    let white = table.seat(2);
    table.rolls(2);
    table.corrects(Correction::Turn { active: white });
    assert_eq!((table.state.active(), table.state.phase()), (white, Phase::BeforeProduction));
    table.rolls(7);
    let back = Correction::Turn { active: table.seat(0) };
    table.refuses_for(back, Impossible::NotNow(Waiting::Tasks));
}

#[test]
fn season_and_piles_are_put_right_as_far_as_they_can_be() {
    let mut table = table();
    table.corrects(Correction::Season { season: Season::Autumn });
    assert_eq!(table.state.season(), Season::Autumn);
    table.corrects(Correction::Pile { left: 20 });
    assert_eq!(table.state.pile().map(cards::Pile::left), Some(20));
    let holds = |left, least| Refusal::from(Impossible::PileHolds { left, least });
    assert_eq!(table.refuses(Correction::Pile { left: 21 }), holds(20, 6));
    assert_eq!(table.refuses(Correction::Pile { left: 5 }), holds(20, 6));
    table.corrects(Correction::Pile { left: 6 });
    table.draws();
    assert!(table.state.number().is_some(), "New Year came and the pile is new");
}

#[test]
fn a_printed_card_that_has_come_up_without_the_app_is_not_offered_any_more() {
    let mut parts = SetupFields::from(common::setup_with(3, Rules::open_hands(), &[]));
    parts.source = NumberSource::Printed;
    let mut table = Table::open(Setup::new(parts).expect("fine"));
    let gone = card(2, 3);
    for (place, is_offered) in [(PrintedCardPlace::Aside, false), (PrintedCardPlace::InPile, true)]
    {
        let told = Correction::Printed { card: gone, place };
        table.corrects(told.clone());
        assert_eq!(table.state.printed().offered().contains(&gone), is_offered, "{place:?}");
        table.refuses_for(told, Impossible::NotInTheDeck);
    }
}

/// A game of two, and its first act.
fn founding() -> (Game, Act) {
    let game = Game::new(common::setup_with(2, Rules::open_hands(), &[]));
    let founded = Deed::FoundSettlement { at: corner(0, 0, Side::East) };
    let act = game.propose(founded, Enforcement::ByTheRules).expect("fine").into_act();
    (game, act)
}

#[test]
fn how_the_island_lies_is_no_act_and_survives_undo() {
    let (mut game, act) = founding();
    let [_, turned, ..] = board::Rotation::ALL;
    let time = chrono::DateTime::UNIX_EPOCH;
    for step in [Step::Act(act), Step::BoardRotation(turned), Step::Undo] {
        let line = serde_json::to_string(&Entry::new(time, step)).expect("writes");
        game.take(serde_json::from_str(&line).expect("reads")).expect("a step");
    }
    assert_eq!((game.board_rotation(), game.count()), (turned, 0));
    assert!(game.next().is_some(), "redo is still there");
}

#[test]
fn whether_a_step_can_be_taken_is_known_before_it_is_taken() {
    let (mut game, act) = founding();
    let time = chrono::DateTime::UNIX_EPOCH;
    assert_eq!(game.check(&Step::Act(act.clone())), Ok(()));
    assert_eq!(game.check(&Step::Undo), Err(BadStep::NothingToUndo));
    assert_eq!(game.check(&Step::Redo), Err(BadStep::NothingToRedo));
    game.take(Entry::new(time, Step::Act(act.clone()))).expect("a step");
    assert_eq!((game.check(&Step::Undo), game.check(&Step::Back(None))), (Ok(()), Ok(())));
    let stranger =
        Act { moves: vec![Move::FromBank(game.state().active(), Cards::of(Ore, 99))], ..act };
    assert!(matches!(game.check(&Step::Act(stranger)), Err(BadStep::Misfit(_))));
    game.take(Entry::new(time, Step::Undo)).expect("a step");
    assert_eq!(game.check(&Step::Redo), Ok(()));
}

// Games that begin in their middle.

fn start() -> (SetupFields, game::Table) {
    let parts = SetupFields::from(common::setup_with(3, Rules::open_hands(), &[]));
    let start = game::Table::empty(&parts.players, parts.first, &parts.island);
    (parts, start)
}

fn open(mut parts: SetupFields, start: game::Table) -> Result<State, BadSetup> {
    parts.start = Some(start);
    let written = serde_json::to_string(&Setup::new(parts)?).expect("writes");
    let setup: Setup = serde_json::from_str(&written).expect("reads");
    Ok(State::new(Arc::new(setup)))
}

#[test]
fn a_game_in_its_middle_goes_on_with_points_awards_bank_and_lengths_that_follow() {
    let (parts, mut start) = start();
    let [red, blue, white] = [0, 1, 2].map(|nth| parts.players.seat(nth).expect("a seat"));
    start.active = blue;
    for toward in Side::ALL.into_iter().take(5) {
        start.pieces.put_road(side(0, 0, toward), red, Condition::Intact);
    }
    start.pieces.put_building(corner(0, 0, Side::East), red, Building::City);
    *start.knight_cards.get_mut(white).expect("a seat") = 4;
    *start.hidden.get_mut(white).expect("a seat") = 2;
    *start.hands.get_mut(blue).expect("a seat") = HandCount::Cards(cards(&[(Ore, 3)]));
    let state = open(parts, start).expect("fine");
    assert_eq!((state.active(), state.phase()), (blue, Phase::BeforeProduction));
    assert_eq!([red, blue, white].map(|seat| state.public_points(seat)), [4, 0, 2]);
    assert_eq!(state.bank(), Some(state.setup().supply().less(cards(&[(Ore, 3)]))));
    assert_eq!(state.cards_for_sale(), 25 - 6);
    assert_eq!(state.hidden_cards(white).ready, 2);
    assert_eq!(state.discrepancies(), []);
}

#[test]
fn every_number_that_cannot_be_is_named_and_the_game_does_not_begin() {
    let (parts, mut start) = start();
    let red = parts.players.seat(0).expect("a seat");
    let free: Vec<_> = parts.island.intersections();
    for at in free.iter().take(6) {
        start.pieces.put_building(*at, red, Building::Settlement);
    }
    start.pieces.put_building(corner(7, 7, Side::East), red, Building::City);
    start.robber = Some(Hex::new(8, 8));
    *start.hands.get_mut(red).expect("a seat") = HandCount::Cards(cards(&[(Wool, 20)]));
    *start.knight_cards.get_mut(red).expect("a seat") = 15;
    start.bank = Some(cards(&[(Ore, 20)]));
    let problems = start.problems(&parts.island, 3, &parts.rules);
    let too_many = |player, kind| BadTable::TooManyCards { player, kind, count: 20, supply: 19 };
    let kind = Some(game::DevelopmentCard::Knight);
    for expected in [
        BadTable::OffIsland(Spot::Intersection(corner(7, 7, Side::East))),
        BadTable::OffIsland(Spot::Hex(Hex::new(8, 8))),
        BadTable::TooManyPieces { player: red, piece: Piece::Settlement, count: 6 },
        too_many(Some(red), Wool.into()),
        too_many(None, Ore.into()),
        BadTable::TooManyDevelopmentCards { player: red, kind, count: 15, supply: 14 },
    ] {
        assert!(problems.contains(&expected), "{expected:?} in {problems:?}");
    }
    assert_eq!(problems.len(), 6, "{problems:?}");
    assert_eq!(open(parts, start).err(), Some(BadSetup::Start(problems[0])));
}

#[test]
fn an_unknown_hand_is_for_games_whose_hands_nobody_follows() {
    let (mut parts, mut start) = start();
    let blue = parts.players.seat(1).expect("a seat");
    *start.hands.get_mut(blue).expect("a seat") = HandCount::Unknown;
    let followed = open(parts.clone(), start.clone());
    assert_eq!(followed.err(), Some(BadSetup::Start(BadTable::UnknownHand(blue))));
    parts.rules.following = Following::Off;
    let state = open(parts, start).expect("fine");
    assert_eq!((state.hands(), state.bank()), (None, None));
}

#[test]
fn hands_and_bank_that_disagree_begin_as_told_and_are_shown() {
    let (parts, mut start) = start();
    let [red, blue] = [0, 1].map(|nth| parts.players.seat(nth).expect("a seat"));
    *start.hands.get_mut(red).expect("a seat") = HandCount::Cards(cards(&[(Brick, 4)]));
    *start.hands.get_mut(blue).expect("a seat") = HandCount::Count(5);
    let told = Cards::from_resources(|_| 10);
    start.bank = Some(told);
    let state = open(parts, start).expect("fine");
    assert_eq!(state.bank(), Some(told));
    assert_eq!(state.hands().map(|hands| hands.unknown(blue)), Some(5));
    let found = state.discrepancies();
    assert_eq!(found, [Discrepancy::AllCards { counted: 59, supply: 95 }]);
}

#[test]
fn a_game_in_its_middle_on_another_island_keeps_to_that_island() {
    let (mut parts, mut start) = start();
    let red = parts.players.seat(0).expect("a seat");
    start.pieces.put_building(corner(0, 0, Side::East), red, Building::Settlement);
    let tiles = parts.island.tiles().iter().filter(|tile| tile.at == Hex::new(-2, 0));
    parts.island = Island::new(tiles.copied().collect(), Vec::new()).expect("an island");
    start.robber = None;
    let off = Spot::Intersection(corner(0, 0, Side::East));
    assert_eq!(open(parts, start).err(), Some(BadSetup::Start(BadTable::OffIsland(off))));
}

#[test]
fn the_holder_of_the_weather_cards_turns_them_where_a_game_goes_on_with_their_turn() {
    let (mut parts, mut start) = start();
    let weather = cards::Weather::Held;
    parts.rules.cards = Selection { weather, ..Selection::default() };
    parts.shuffle = cards::prepare(&parts.decks, &parts.rules.cards, &mut rand::rng());
    parts.weather_holder = parts.players.seat(1);
    start.active = parts.players.seat(1).expect("a seat");
    start.season = Some(Season::Summer);
    let state = open(parts, start).expect("fine");
    assert_eq!(state.season(), Season::Summer);
    assert!(matches!(state.tasks(), [Task::TurnWeather { .. }]));
}
