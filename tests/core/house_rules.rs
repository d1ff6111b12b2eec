//! Rules and people that change in the middle of a game, and building beside
//! one's own turn (RULES 4.5, 11).

use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use board::{Hex, Side};
use cards::Award;
use game::{
    BadRule, BadSetup, Breach, Building, Cards, Color, Condition, Correction, Deed,
    DevelopmentCard, Enforcement, ExtraBuilding, FirstSevens, Following, FriendlyRobber,
    HarbormasterRule, Impossible, Name, Over, PartnerWin, Phase, Refusal, RuleChange, Rules, Seat,
    Setup, Task, Waiting,
};

use crate::common;
use crate::common::watched::middle;
use crate::common::{Table, card, cards, corner, roll, side};
use crate::seasons::{cards_of, dice};

fn name(text: &str) -> Name {
    Name::try_from(text.to_owned()).expect("a name")
}

pub fn game(players: usize, rules: Rules) -> Table {
    Table::of(middle(players, rules))
}

pub fn extra(extra_building: ExtraBuilding) -> Rules {
    Rules { extra_building, ..Rules::open_hands() }
}

// Building outside one's own turn.

#[test]
fn in_the_special_building_phase_all_others_may_build_and_buy_in_the_order_the_table_likes() {
    let mut game = game(5, extra(ExtraBuilding::Special));
    for nth in 0..5 {
        game.holds(nth, &[(Brick, 2), (Lumber, 2), (Wool, 2), (Grain, 2), (Ore, 2)]);
    }
    game.quiet_turn();
    assert_eq!(game.state.phase(), Phase::ExtraBuilding { builder: game.seat(1) });
    assert_eq!(game.state.active(), game.seat(0), "the turn is still red's");
    assert_eq!(game.state.special_builders().len(), 4);
    let at = game.free_path(game.ends(1)[0]);
    assert!(game.state.road_spots().contains(&at));
    game.does(Deed::BuildRoad { at });
    assert_eq!(game.state.pieces().road(at), Some((game.seat(1), Condition::Intact)));
    let player = game.seat(3);
    game.does(Deed::LetBuild { player });
    game.does(Deed::BuyCard);
    assert_eq!(game.state.hidden_cards(player).fresh, 1);
    let earlier = game.seat(2);
    game.does(Deed::LetBuild { player: earlier });
    game.does(Deed::BuyCard);
    assert_eq!(game.state.hidden_cards(earlier).fresh, 1, "no rule stands in the way");
    let active = game.seat(0);
    game.refuses_for(Deed::LetBuild { player: active }, Impossible::NoSuchPlayer(active));
    game.does(Deed::Pass);
    assert_eq!((game.state.phase(), game.state.active()), (Phase::BeforeProduction, game.seat(1)));
    assert_eq!(game.state.turn(), 2);
    assert_eq!(game.state.hidden_cards(player).ready, 1, "it may be played on the own turn");
}

#[test]
fn in_the_special_building_phase_nobody_trades_plays_a_card_draws_or_wins() {
    // Partners may win, but nobody has one here.
    let rules = Rules { partner_win: PartnerWin::May, ..extra(ExtraBuilding::Special) };
    let mut game = game(6, Rules { target: 3, ..rules });
    game.corrects(Correction::Hidden { player: game.seat(1), count: 2 });
    game.holds(1, &[(Brick, 4), (Grain, 2), (Ore, 3)]);
    game.holds(2, &[(Wool, 1)]);
    game.quiet_turn();
    let with = game.seat(2);
    let trade =
        Deed::Trade { with, give: cards(&[(Brick, 1)]).into(), get: cards(&[(Wool, 1)]).into() };
    let bank = Deed::TradeWithBank { give: Brick.into(), count: 4, get: Ore.into() };
    for deed in [trade, bank, Deed::PlayKnight] {
        game.refuses_for(deed, Breach::OutOfTurn);
    }
    let not_now = Refusal::from(Impossible::NotNow(Waiting::ExtraBuilding));
    assert_eq!(game.refuses(roll(2)), not_now);
    assert_eq!(game.refuses(Deed::ClaimWin { revealed: 2 }), not_now);
    game.does(Deed::BuildCity { at: game.state.city_spots()[0] });
    let player = game.seat(1);
    game.corrects(Correction::Revealed { player, count: 1 });
    assert_eq!((game.state.public_points(player), game.state.may_win()), (3, None));
    assert_eq!(game.state.over(), None);
    game.does(Deed::Pass);
    assert_eq!(game.state.over(), Some(Over::PublicPoints { winner: player }), "on their own turn");
}

#[test]
fn the_partner_trades_with_the_bank_builds_and_plays_one_card_but_nobody_trades_with_them() {
    let mut game = game(6, extra(ExtraBuilding::Paired));
    let partner = game.seat(3);
    game.corrects(Correction::Hidden { player: partner, count: 2 });
    game.holds(3, &[(Brick, 4), (Wool, 1), (Grain, 1), (Ore, 1)]);
    game.holds(1, &[(Wool, 1)]);
    game.quiet_turn();
    assert_eq!(game.state.phase(), Phase::ExtraBuilding { builder: partner });
    assert_eq!(game.state.special_builders(), [partner]);
    game.does(Deed::TradeWithBank { give: Brick.into(), count: 4, get: Lumber.into() });
    game.does(Deed::BuyCard);
    let with = game.seat(1);
    let trade =
        Deed::Trade { with, give: cards(&[(Lumber, 1)]).into(), get: cards(&[(Wool, 1)]).into() };
    game.refuses_for(trade, Breach::OutOfTurn);
    game.does(Deed::PlayKnight);
    assert_eq!(game.state.knight_cards(partner), 1);
    let asked: Vec<Seat> = game.state.tasks().iter().map(Task::player).collect();
    assert!(!asked.is_empty() && asked.iter().all(|seat| *seat == partner), "{asked:?}");
    game.does(Deed::MoveRobber { to: Hex::new(0, -2) });
    while !game.state.tasks().is_empty() {
        game.takes(Deed::Leave { task: 0 }, Enforcement::AsTheTableDid);
    }
    game.refuses_for(Deed::PlayKnight, Breach::SecondCard);
    game.does(Deed::Pass);
    assert_eq!(game.state.active(), game.seat(1));
    assert_eq!(game.state.played(), None);
}

#[test]
fn the_partner_is_the_third_to_the_left_in_every_turn() {
    for players in [5, 6] {
        let mut game = game(players, extra(ExtraBuilding::Paired));
        for turn in 0..players {
            game.quiet_turn();
            let partner = game.seat((turn + 3) % players);
            assert_eq!(game.state.builder(), partner, "{turn} of {players}");
            game.passes();
        }
        assert_eq!(game.state.active(), game.seat(0));
    }
}

/// A table of five paired players, the partner of the first a point short.
fn paired(partner_win: PartnerWin) -> (Table, Seat) {
    let mut game = game(5, Rules { partner_win, target: 3, ..extra(ExtraBuilding::Paired) });
    let partner = game.seat(3);
    game.corrects(Correction::Hidden { player: partner, count: 1 });
    game.holds(3, &[(Grain, 2), (Ore, 3)]);
    game.rolls(2);
    (game, partner)
}

#[test]
fn a_partner_wins_in_the_turn_of_another_where_the_table_lets_partners_win() {
    let (mut game, partner) = paired(PartnerWin::May);
    game.does(Deed::Pass);
    assert_eq!(game.state.may_win(), Some(partner));
    game.does(Deed::BuildCity { at: game.state.city_spots()[0] });
    assert_eq!(game.state.over(), None, "a point is missing");
    game.does(Deed::ClaimWin { revealed: 1 });
    assert_eq!(game.state.over(), Some(Over::RevealedCards { winner: partner }));
    assert_eq!(game.state.revealed(partner), 1, "the card was the partner's");
    game.does(Deed::PlayOn);
    assert_eq!(game.state.phase(), Phase::ExtraBuilding { builder: partner });
}

#[test]
fn a_partner_with_enough_points_wins_as_soon_as_they_play_along() {
    let (mut game, partner) = paired(PartnerWin::May);
    game.corrects(Correction::Revealed { player: partner, count: 2 });
    assert_eq!(game.state.over(), None, "it is the turn of the first");
    game.does(Deed::Pass);
    assert_eq!(game.state.over(), Some(Over::PublicPoints { winner: partner }));
}

#[test]
fn a_partner_waits_for_their_own_turn_where_the_table_does_not_let_partners_win() {
    let (mut game, partner) = paired(PartnerWin::MayNot);
    game.does(Deed::Pass);
    game.does(Deed::BuildCity { at: game.state.city_spots()[0] });
    game.refuses_for(Deed::ClaimWin { revealed: 1 }, Impossible::NotNow(Waiting::ExtraBuilding));
    game.corrects(Correction::Revealed { player: partner, count: 1 });
    assert_eq!(game.state.over(), None);
    // The table may think better of it in the middle of the part.
    let rule = RuleChange::PartnerWin(PartnerWin::May);
    game.does(Deed::ChangeRule { rule: rule.clone() });
    assert_eq!(game.state.over(), Some(Over::PublicPoints { winner: partner }));
    game.refuses_for(Deed::ChangeRule { rule }, Impossible::NotNow(Waiting::Over));
}

#[test]
fn extra_building_is_for_five_and_six_and_the_bigger_box_has_more_of_everything() {
    for (rule, reading) in [(ExtraBuilding::Special, 0), (ExtraBuilding::Paired, 1)] {
        let four = Setup::new(middle(4, extra(rule)));
        let bad = BadRule::Reading { row: &game::rule_rows::extra_building, reading };
        assert_eq!(four.err(), Some(BadSetup::Rule(bad)));
    }
    let six = game(6, extra(ExtraBuilding::Special));
    assert_eq!(six.state.bank().map(Cards::total), Some(5 * 24));
    assert_eq!(six.state.cards_for_sale(), 34);
    assert_eq!(six.state.unspent(DevelopmentCard::Knight), 20);
    assert_eq!(game(4, Rules::open_hands()).state.cards_for_sale(), 25);
}

// House rules.

#[test]
fn a_lower_target_ends_the_game_for_whoever_has_it_only_on_their_own_turn() {
    let mut game = game(3, Rules::open_hands());
    let blue = game.seat(1);
    let at = game.state.pieces().buildings_of(blue).next().expect("a building").0;
    game.builds(1, at, Building::City);
    game.corrects(Correction::Revealed { player: blue, count: 1 });
    game.does(Deed::ChangeRule { rule: RuleChange::Target(3) });
    assert_eq!(game.state.over(), None, "it is red's turn");
    game.quiet_turn();
    assert_eq!(game.state.over(), Some(Over::PublicPoints { winner: blue }));
}

#[test]
fn another_hand_limit_counts_at_the_next_seven_and_stays_while_one_is_being_paid() {
    let mut game = game(3, Rules::open_hands());
    game.holds(1, &[(Brick, 9)]);
    let change = Deed::ChangeRule { rule: RuleChange::HandLimit(9) };
    let mut paying = game.clone();
    paying.rolls(7);
    paying.refuses_for(change.clone(), Impossible::NotNow(Waiting::Tasks));
    game.does(change);
    game.rolls(7);
    assert!(!game.state.tasks().iter().any(|task| matches!(task, Task::Discard { .. })));
}

#[test]
fn harbormaster_counts_from_the_moment_it_is_played_for() {
    let mut game = game(3, Rules::open_hands());
    let red = game.seat(0);
    for (q, r, toward) in [(1, -2, Side::NorthEast), (2, 0, Side::East)] {
        game.builds(0, side(q, r, toward).ends()[0], Building::City);
    }
    let before = game.state.public_points(red);
    game.does(Deed::ChangeRule { rule: RuleChange::Harbormaster(HarbormasterRule::InPlay) });
    assert_eq!(game.state.holders().of(Award::Harbormaster), Some(red));
    assert_eq!(game.state.public_points(red), before + 2);
}

#[test]
fn hands_that_were_not_followed_begin_empty_and_are_put_right_by_the_table() {
    let rules = Rules { following: Following::Off, ..Rules::open_hands() };
    let mut game = game(3, rules);
    assert_eq!(game.state.bank(), None);
    game.does(Deed::ChangeRule { rule: RuleChange::Following(Following::Secret) });
    game.holds(0, &[(Ore, 3)]);
    assert_eq!(game.state.bank().map(|bank| bank.get(Ore)), Some(16));
    game.does(Deed::ChangeRule { rule: RuleChange::Following(Following::Open) });
    assert_eq!(game.state.hands().map(|hands| hands.size(game.seat(0))), Some(3));
    game.does(Deed::ChangeRule { rule: RuleChange::Following(Following::Off) });
    assert_eq!((game.state.hands(), game.state.bank()), (None, None));
}

#[test]
fn a_friendly_robber_spares_whoever_has_two_points_or_fewer() {
    let rules = Rules { friendly_robber: FriendlyRobber::On, ..Rules::open_hands() };
    let mut game = game(3, rules);
    let blue = game.seat(1);
    game.holds(1, &[(Brick, 1)]);
    game.rolls(7);
    let home = Hex::new(2, -2);
    assert_eq!(game.state.spared_at(home), Some(blue));
    assert!(!game.state.robber_hexes().contains(&home));
    let robbed = Deed::MoveRobber { to: home };
    game.refuses_for(robbed.clone(), Breach::FriendlyRobber(blue));
    game.takes(robbed, Enforcement::AsTheTableDid);
    assert!(game.state.tasks().is_empty(), "they are not robbed either");
    game.does(Deed::Pass);
    let token = game.state.island().tile(home).and_then(|tile| tile.token).expect("a token");
    game.does(roll(token.number()));
    let paid = &game.state.payout().expect("paid").paid;
    assert!(!paid.of(blue).is_empty(), "nor blocked");
}

#[test]
fn a_friendly_robber_may_stay_where_there_is_no_other_way() {
    let rules = Rules { friendly_robber: FriendlyRobber::On, ..Rules::open_hands() };
    let mut parts = middle(3, rules);
    let (here, there) = (Hex::new(0, 0), Hex::new(1, 0));
    let tiles = parts.island.tiles().iter().filter(|tile| [here, there].contains(&tile.at));
    let tiles: Vec<_> = tiles.copied().collect();
    parts.island = board::Island::new(tiles, Vec::new()).expect("an island");
    let start = parts.start.as_mut().expect("a start");
    start.robber = Some(here);
    start.pieces = game::Pieces::default();
    let blue = parts.players.seat(1).expect("a seat");
    start.pieces.put_building(corner(1, 0, Side::East), blue, Building::Settlement);
    let mut game = Table::of(parts);
    game.rolls(7);
    assert_eq!(game.state.robber_hexes(), [here]);
    game.refuses_for(Deed::MoveRobber { to: there }, Breach::FriendlyRobber(blue));
    game.does(Deed::MoveRobber { to: here });
}

#[test]
fn a_seven_of_the_first_round_is_put_aside_and_another_card_drawn() {
    let rules = Rules { first_sevens: FirstSevens::DrawnAgain, ..Rules::open_hands() };
    let top = [card(3, 4), card(1, 6), card(4, 4), card(5, 3), card(4, 3), card(6, 2)];
    let mut table = Table::new(rules, &top);
    let act = table.draws();
    let Deed::Draw { turned } = &act.deed else { panic!("a draw") };
    assert_eq!(cards_of(turned), [card(3, 4), card(1, 6), card(4, 4)]);
    assert_eq!(table.state.number(), Some(8));
    table.does(Deed::Pass);
    table.draws();
    table.does(Deed::Pass);
    let seven = roll(7);
    table.refuses_for(seven.clone(), Breach::FirstSeven);
    table.does(dice(3, 4));
    assert_eq!(table.state.phase(), Phase::BeforeProduction, "rolled again");
    assert_eq!((table.state.number(), table.state.rolls()), (None, 1));
    table.does(dice(4, 4));
    table.does(Deed::Pass);
    table.does(seven);
    assert_eq!(table.state.number(), Some(7), "the first round is over");
}

#[test]
fn a_game_that_was_won_can_be_played_on_and_nobody_wins_again() {
    let mut game = game(3, Rules { target: 3, ..Rules::open_hands() });
    let red = game.seat(0);
    game.rolls(2);
    game.corrects(Correction::Revealed { player: red, count: 2 });
    let won = Over::PublicPoints { winner: red };
    assert_eq!(game.state.over(), Some(won));
    game.refuses_for(Deed::Pass, Impossible::NotNow(Waiting::Over));
    game.does(Deed::PlayOn);
    assert_eq!((game.state.over(), game.state.phase()), (None, Phase::Trading));
    assert_eq!(game.state.earlier_win(), Some(won));
    game.corrects(Correction::Revealed { player: red, count: 3 });
    assert_eq!(game.state.over(), None);
    game.refuses_for(Deed::PlayOn, Impossible::NotNow(Waiting::NotOver));
    game.does(Deed::BreakOff);
    assert_eq!(game.state.over(), Some(Over::BrokenOff));
    assert_eq!(Over::BrokenOff.winner(), None);
}

#[test]
fn whoever_plays_on_to_more_points_can_win_once_more() {
    let mut game = game(3, Rules { target: 3, ..Rules::open_hands() });
    let red = game.seat(0);
    game.rolls(2);
    game.corrects(Correction::Revealed { player: red, count: 2 });
    game.does(Deed::PlayOn);
    game.does(Deed::ChangeRule { rule: RuleChange::Target(5) });
    assert_eq!((game.state.earlier_win(), game.state.over()), (None, None));
    game.corrects(Correction::Revealed { player: red, count: 4 });
    assert_eq!(game.state.over(), Some(Over::PublicPoints { winner: red }));
}

#[test]
fn a_game_that_was_broken_off_in_the_middle_of_an_event_goes_on_where_it_was() {
    let mut game = game(3, Rules::open_hands());
    game.rolls(7);
    let tasks = game.state.tasks().to_vec();
    assert!(!tasks.is_empty());
    game.does(Deed::BreakOff);
    assert_eq!(game.state.tasks(), []);
    game.does(Deed::PlayOn);
    assert_eq!(game.state.tasks(), tasks);
    assert_eq!((game.state.phase(), game.state.earlier_win()), (Phase::Event, None));
}

// People.

#[test]
fn whoever_leaves_is_passed_over_keeps_their_pieces_and_takes_nothing() {
    let mut game = game(4, Rules::open_hands());
    let [red, blue, white] = [0, 1, 2].map(|nth| game.seat(nth));
    game.holds(1, &[(Ore, 1)]);
    let pieces = game.state.pieces().clone();
    game.does(Deed::LeaveTable { player: blue });
    assert_eq!(game.state.pieces(), &pieces);
    let token = game.state.island().tile(Hex::new(2, -2)).and_then(|tile| tile.token);
    let number = token.expect("a token").number();
    game.rolls(number);
    assert!(game.state.payout().expect("paid").paid.of(blue).is_empty());
    let trade = Deed::Trade {
        with: blue,
        give: cards(&[(Brick, 1)]).into(),
        get: cards(&[(Ore, 1)]).into(),
    };
    game.refuses_for(trade, Impossible::NoSuchPlayer(blue));
    game.does(Deed::Pass);
    assert_eq!(game.state.active(), white);
    game.refuses_for(Deed::LeaveTable { player: blue }, Impossible::SoAlready);
    game.does(Deed::LeaveTable { player: white });
    assert_eq!(game.state.active(), game.seat(3), "whoever leaves on their turn passes it");
    // Two stay.
    game.refuses_for(Deed::LeaveTable { player: red }, Impossible::TooFewPlayers);
    game.does(Deed::ComeBack { player: blue });
    game.quiet_turn();
    game.quiet_turn();
    assert_eq!(game.state.active(), blue);
}

#[test]
fn a_new_seat_changes_the_order_of_turns_and_the_left_neighbor() {
    let mut game = game(4, Rules::open_hands());
    let player = game.seat(3);
    game.does(Deed::MoveSeat { player, place: 1 });
    assert_eq!(game.state.seating().after(game.seat(0)), player);
    game.refuses_for(Deed::MoveSeat { player, place: 1 }, Impossible::SoAlready);
    game.quiet_turn();
    assert_eq!(game.state.active(), player);
    game.quiet_turn();
    assert_eq!(game.state.active(), game.seat(1));
}

#[test]
fn players_change_names_and_swap_colors_and_two_never_share_either() {
    let mut game = game(3, Rules::open_hands());
    let [red, blue] = [0, 1].map(|nth| game.seat(nth));
    game.does(Deed::Rename { player: red, name: name("Ada") });
    game.refuses_for(Deed::Rename { player: blue, name: name("Ada") }, Impossible::NameTaken(red));
    game.does(Deed::Recolor { player: red, color: Color::Blue });
    let color = |seat| game.state.players().get(seat).expect("a player").color;
    assert_eq!((color(red), color(blue)), (Color::Blue, Color::Red));
}

#[test]
fn nobody_leaves_or_changes_seats_in_the_opening() {
    let mut game = Table::at(common::setup_with(3, Rules::open_hands(), &[]));
    let player = game.seat(1);
    let opening = Refusal::from(Impossible::NotNow(Waiting::Opening));
    assert_eq!(game.refuses(Deed::LeaveTable { player }), opening);
    assert_eq!(game.refuses(Deed::MoveSeat { player, place: 0 }), opening);
    game.does(Deed::Rename { player, name: name("Ben") });
}
