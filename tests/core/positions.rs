//! Roads, awards, production and events by position, read as rules (RULES 5,
//! 7, 9).

use board::Resource::{Brick, Grain, Ore, Wool};
use board::{Harbor, HarborKind, Hex, Intersection, Island, Path, Side, Terrain, Tile, first_game};
use cards::{Award, Capped, Effect, Measure, Recipients, RulingSet, Selector};
use game::{
    Building, Cards, Chosen, Condition, Freedom, FriendlyRobber, HarbormasterRule, Holders, Kinds,
    Occasion, PerSeat, Pieces, Position, RobberEscape, Seat, Seating, StealTargets, Task,
    YieldRule, longest_road, road_length,
};
use rstest::rstest;

use crate::common::{cards, corner, deck, side};

// Roads.

/// A straight road of `count` paths along the upper side of row `r`.
fn chain(r: i8, from: i8, count: usize) -> Vec<Path> {
    let paths = (from..).flat_map(|q| [side(q, r, Side::NorthWest), side(q, r, Side::NorthEast)]);
    paths.take(count).collect()
}

fn ring(q: i8, r: i8) -> Vec<Path> {
    Side::ALL.map(|way| side(q, r, way)).to_vec()
}

fn length(roads: &[Path], foreign: &[Intersection]) -> usize {
    longest_road(roads.iter().copied(), foreign.iter().copied()).len()
}

#[test]
fn a_road_of_no_pieces_is_no_road() {
    assert_eq!(length(&[], &[]), 0);
}

#[test]
fn an_end_at_another_players_building_counts_but_the_road_does_not_go_on() {
    let road = chain(0, 0, 7);
    assert_eq!(length(&road, &[]), 7);
    let end = side(0, 0, Side::NorthWest).ends();
    let far_end = end.into_iter().find(|place| !road[1].ends().contains(place)).expect("an end");
    assert_eq!(length(&road, &[far_end]), 7);
    let middle = road[2].shared_end(road[3]).expect("they touch");
    assert_eq!(length(&road, &[middle]), 4);
}

#[test]
fn a_ring_counts_whole_and_a_tail_is_added() {
    let mut roads = ring(0, 0);
    assert_eq!(length(&roads, &[]), 6);
    roads.push(side(1, 0, Side::NorthWest));
    assert_eq!(length(&roads, &[]), 7, "round the ring and out along the tail");
    let waist = side(1, 0, Side::NorthWest).shared_end(side(0, 0, Side::East)).expect("they touch");
    assert_eq!(length(&roads, &[waist]), 6);
}

#[test]
fn of_a_t_junction_the_two_longest_arms_count() {
    let mut roads = chain(0, 0, 6);
    let junction = roads[2].shared_end(roads[3]).expect("they touch");
    let branch = junction.paths().into_iter().find(|path| !roads.contains(path)).expect("a third");
    roads.push(branch);
    assert_eq!(length(&roads, &[]), 6);
    let beyond = branch.other_end(junction).expect("an end");
    roads.extend(beyond.paths().into_iter().filter(|path| *path != branch).take(1));
    assert_eq!(length(&roads, &[]), 6, "arms of 3, 3 and 2");
}

#[test]
fn a_figure_eight_counts_11_with_a_settlement_on_the_waist_10_with_two_5() {
    let mut roads = ring(0, 0);
    roads.extend(ring(1, 0));
    roads.sort();
    roads.dedup();
    assert_eq!(roads.len(), 11);
    let waist = side(0, 0, Side::East).ends();
    assert_eq!(length(&roads, &[]), 11);
    assert_eq!(length(&roads, &waist[..1]), 10);
    assert_eq!(length(&roads, &waist), 5);
}

#[test]
fn the_longer_of_two_separate_roads_counts() {
    let roads = [chain(0, 0, 3), chain(4, 0, 5)].concat();
    assert_eq!(length(&roads, &[]), 5);
}

#[test]
fn thirty_roads_round_seven_hexes_are_measured() {
    let mut roads: Vec<Path> = ring(0, 0);
    roads.extend(Hex::new(0, 0).neighbors().flat_map(|hex| ring(hex.q, hex.r)));
    roads.sort();
    roads.dedup();
    assert_eq!(roads.len(), 30);
    let trail = longest_road(roads.iter().copied(), []);
    assert!(trail.windows(2).all(|pair| pair[0].shared_end(pair[1]).is_some()));
    let mut once = trail.to_vec();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), trail.len(), "no road twice");
    // Twelve places have three roads. A trail passes all but its two ends
    // evenly, so five roads, each between two such places, are left out.
    assert_eq!(trail.len(), 25);
}

// Positions.

struct Board {
    island: Island,
    seating: Seating,
    pieces: Pieces,
    robber: Option<Hex>,
    holders: Holders,
    harbormaster: HarbormasterRule,
    knights: PerSeat<u8>,
    lengths: PerSeat<u8>,
    none: PerSeat<u8>,
    hands: PerSeat<Option<u16>>,
    bank: Option<Cards>,
}

impl Board {
    fn new(players: usize) -> Self {
        let each = || PerSeat::new(vec![0; players]).expect("a table");
        Self {
            island: first_game(),
            seating: Seating::of(&each()),
            pieces: Pieces::default(),
            robber: None,
            holders: Holders::default(),
            harbormaster: HarbormasterRule::Off,
            knights: each(),
            lengths: each(),
            none: each(),
            hands: PerSeat::new(vec![Some(3); players]).expect("a table"),
            bank: None,
        }
    }

    fn seat(&self, nth: usize) -> Seat {
        self.none.seat(nth).expect("a seat")
    }

    fn build(&mut self, nth: usize, place: Intersection, building: Building) {
        self.pieces.put_building(place, self.seat(nth), building);
    }

    fn roads(&mut self, nth: usize, roads: &[Path]) {
        for road in roads {
            self.pieces.put_road(*road, self.seat(nth), Condition::Intact);
        }
    }

    fn knights(&mut self, knights: &[u8]) {
        self.knights = PerSeat::new(knights.to_vec()).expect("a table");
    }

    fn hands(&mut self, hands: &[u16]) {
        self.hands = PerSeat::new(hands.iter().map(|size| Some(*size))).expect("a table");
    }

    fn position(&mut self) -> Position<'_> {
        let pieces = &self.pieces;
        self.lengths = self.none.map(|seat, _| road_length(pieces, seat));
        Position {
            island: &self.island,
            seating: &self.seating,
            friendly_robber: FriendlyRobber::Off,
            pieces: &self.pieces,
            robber: self.robber,
            holders: self.holders,
            harbormaster: self.harbormaster,
            knight_cards: &self.knights,
            road_lengths: &self.lengths,
            revealed: &self.none,
            hand_sizes: self.hands.clone(),
            bank: self.bank,
            knights: None,
            sea: None,
        }
    }

    fn holder_after(&mut self, award: Award) -> Option<Seat> {
        self.position().holders_after().of(award)
    }

    fn hold(&mut self, award: Award, nth: usize) {
        self.holders.set(award, Some(self.seat(nth)));
    }

    fn tasks(&mut self, event: &str, set: RulingSet, active: usize) -> Vec<Task> {
        let deck = deck();
        let event = event.to_owned().try_into().expect("a name");
        let occasion =
            Occasion { active: self.seat(active), hand_limit: 7, draws_from: Kinds::Resources };
        let effects = deck.effects(&event, &set.into()).to_vec();
        self.position().tasks(&effects, occasion)
    }
}

// Longest Road, when a building cuts it.

/// Red's road of 7 along one row; the others have roads of these lengths.
fn cut_road(blue: usize, white: usize, cut_after: usize) -> Board {
    let mut board = Board::new(3);
    board.hold(Award::LongestRoad, 0);
    let red = chain(0, -3, 7);
    board.roads(0, &red);
    board.roads(1, &chain(3, -3, blue));
    board.roads(2, &chain(6, -3, white));
    let place = red[cut_after - 1].shared_end(red[cut_after]).expect("they touch");
    board.build(2, place, Building::Settlement);
    board
}

#[test]
fn a_holder_whose_cut_road_is_still_the_longest_keeps_the_award() {
    let mut board = cut_road(5, 0, 1);
    assert_eq!(board.holder_after(Award::LongestRoad), Some(board.seat(0)));
}

#[test]
fn a_holder_whose_cut_road_ties_for_longest_keeps_the_award() {
    let mut board = cut_road(6, 6, 1);
    assert_eq!(board.holder_after(Award::LongestRoad), Some(board.seat(0)));
}

#[test]
fn after_a_cut_the_one_longest_road_takes_the_award() {
    let mut board = cut_road(6, 5, 3);
    assert_eq!(board.holder_after(Award::LongestRoad), Some(board.seat(1)));
}

#[test]
fn after_a_cut_two_longest_roads_set_the_award_aside() {
    let mut board = cut_road(6, 6, 3);
    assert_eq!(board.holder_after(Award::LongestRoad), None);
}

#[test]
fn after_a_cut_that_leaves_nobody_five_roads_the_award_is_set_aside() {
    let mut board = cut_road(4, 3, 3);
    assert_eq!(board.holder_after(Award::LongestRoad), None);
}

#[test]
fn an_award_set_aside_goes_to_the_first_to_be_longest_alone() {
    let mut board = Board::new(3);
    board.roads(0, &chain(0, -3, 5));
    board.roads(1, &chain(3, -3, 5));
    assert_eq!(board.holder_after(Award::LongestRoad), None);
    board.roads(1, &chain(3, -3, 6));
    assert_eq!(board.holder_after(Award::LongestRoad), Some(board.seat(1)));
}

#[test]
fn own_buildings_do_not_interrupt_a_road_and_damaged_roads_count() {
    let mut board = Board::new(2);
    let road = chain(0, -3, 5);
    board.roads(0, &road);
    let middle = road[1].shared_end(road[2]).expect("they touch");
    board.build(0, middle, Building::City);
    board.pieces.put_road(road[4], board.seat(0), Condition::Damaged);
    assert_eq!(board.holder_after(Award::LongestRoad), Some(board.seat(0)));
}

#[rstest]
#[case(&[2, 0], None, None)]
#[case(&[3, 0], None, Some(0))]
#[case(&[3, 3], Some(0), Some(0))]
#[case(&[3, 4], Some(0), Some(1))]
#[case(&[3, 3], None, None)]
fn the_largest_army_is_three_knights_then_strictly_more(
    #[case] knights: &[u8],
    #[case] before: Option<usize>,
    #[case] after: Option<usize>,
) {
    let mut board = Board::new(2);
    board.knights(knights);
    if let Some(nth) = before {
        board.hold(Award::LargestArmy, nth);
    }
    let after = after.map(|nth| board.seat(nth));
    assert_eq!(board.holder_after(Award::LargestArmy), after);
}

fn at_harbor(nth: usize) -> Intersection {
    first_game().harbors()[nth].path.ends()[0]
}

#[test]
fn harbormaster_is_three_harbor_points_and_counts_two_only_where_it_is_in_play() {
    let mut board = Board::new(2);
    board.build(0, at_harbor(0), Building::City);
    assert_eq!(board.holder_after(Award::Harbormaster), None);
    board.build(0, at_harbor(4), Building::Settlement);
    let red = board.seat(0);
    assert_eq!(board.holder_after(Award::Harbormaster), Some(red));
    board.hold(Award::Harbormaster, 0);
    assert_eq!(board.position().public_points(red), 3);
    board.harbormaster = HarbormasterRule::InPlay;
    assert_eq!(board.position().public_points(red), 5);
}

// Production and the bank.

#[test]
fn a_settlement_takes_one_and_a_city_two_of_each_hex_with_the_number() {
    let mut board = Board::new(2);
    board.build(0, corner(0, -1, Side::West), Building::Settlement);
    board.build(1, corner(0, -1, Side::East), Building::City);
    let owed = board.position().owed(6, &YieldRule::default(), &Chosen::new());
    assert_eq!(
        owed.cards.values().copied().collect::<Vec<_>>(),
        [cards(&[(Brick, 1)]), cards(&[(Brick, 2)])]
    );
}

#[test]
fn the_robber_keeps_what_its_hex_would_give_and_beside_the_board_nothing() {
    let mut board = Board::new(1);
    board.build(0, corner(0, -1, Side::West), Building::City);
    board.robber = Some(Hex::new(0, -1));
    let payout = board.position().payout(6, &YieldRule::default(), &Chosen::new());
    assert!(payout.paid.values().all(|paid| paid.is_empty()));
    assert_eq!(payout.blocked.values().copied().collect::<Vec<_>>(), [cards(&[(Brick, 2)])]);
    board.robber = None;
    let payout = board.position().payout(6, &YieldRule::default(), &Chosen::new());
    assert_eq!(payout.paid.values().copied().collect::<Vec<_>>(), [cards(&[(Brick, 2)])]);
}

#[test]
fn a_bank_too_short_for_several_pays_none_of_them_of_that_resource() {
    let mut board = Board::new(2);
    board.build(0, corner(0, -1, Side::West), Building::City);
    board.build(1, corner(0, -1, Side::East), Building::City);
    board.bank = Some(cards(&[(Brick, 3), (Wool, 1)]));
    let payout = board.position().payout(6, &YieldRule::default(), &Chosen::new());
    assert!(payout.paid.values().all(|paid| paid.is_empty()));
    assert!(payout.short.values().all(|short| *short == cards(&[(Brick, 2)])));
}

#[test]
fn a_bank_too_short_for_the_only_one_pays_what_is_left() {
    let mut board = Board::new(2);
    board.build(0, corner(0, -1, Side::West), Building::City);
    board.build(0, corner(0, -1, Side::East), Building::City);
    board.bank = Some(cards(&[(Brick, 3)]));
    let payout = board.position().payout(6, &YieldRule::default(), &Chosen::new());
    assert_eq!(payout.paid.of(board.seat(0)), cards(&[(Brick, 3)]));
    assert_eq!(payout.short.of(board.seat(0)), cards(&[(Brick, 1)]));
}

/// Two hexes with a 6 side by side: hills and mountains.
fn twin_sixes() -> Island {
    let tile = |q, terrain| Tile { at: Hex::new(q, 0), terrain, token: 6.try_into().ok() };
    let tiles = vec![tile(0, Terrain::Hills), tile(1, Terrain::Mountains)];
    Island::new(tiles, Vec::new()).expect("two hexes")
}

#[rstest]
#[case(None, 4, 2)]
#[case(Some(Capped::AllBuildings), 1, 1)]
#[case(Some(Capped::Cities), 1, 2)]
fn under_an_epidemic_a_capped_building_at_two_producing_hexes_gives_one_in_all(
    #[case] cap: Option<Capped>,
    #[case] city: u16,
    #[case] settlement: u16,
) {
    let mut board = Board::new(2);
    board.island = twin_sixes();
    let [upper, lower] = side(0, 0, Side::East).ends();
    board.build(0, upper, Building::City);
    board.build(1, lower, Building::Settlement);
    let owed = board.position().owed(6, &YieldRule { cap, ..YieldRule::default() }, &Chosen::new());
    let totals: Vec<u16> = owed.cards.values().map(|cards| cards.total()).collect();
    assert_eq!(totals, [city, settlement]);
    for choice in owed.choices {
        assert_eq!(choice.one_of, [Brick, Ore]);
        let chosen = Chosen::from([(choice.at, Ore)]);
        let owed = board.position().owed(6, &YieldRule { cap, ..YieldRule::default() }, &chosen);
        assert_eq!(owed.cards.of(choice.seat), cards(&[(Ore, 1)]));
    }
}

#[test]
fn an_epidemic_blocked_at_one_hex_leaves_the_other_without_a_choice() {
    let mut board = Board::new(1);
    board.island = twin_sixes();
    board.build(0, side(0, 0, Side::East).ends()[0], Building::City);
    board.robber = Some(Hex::new(0, 0));
    let capped = YieldRule { cap: Some(Capped::AllBuildings), ..YieldRule::default() };
    let owed = board.position().owed(6, &capped, &Chosen::new());
    assert_eq!(owed.cards.of(board.seat(0)), cards(&[(Ore, 1)]));
    assert!(owed.choices.is_empty() && owed.blocked.values().all(|cards| cards.is_empty()));
}

// Events, in each ruling set with holder, leader, tie and nobody.

use RulingSet::{Classic, Edition2025, Fusion};

fn takers(tasks: &[Task]) -> Vec<usize> {
    let taker = |task: &Task| match task {
        Task::Take { player, .. } => player.index(),
        other => panic!("not a take: {other:?}"),
    };
    tasks.iter().map(taker).collect()
}

fn thieves(tasks: &[Task]) -> Vec<(usize, Vec<usize>, Freedom)> {
    let thief = |task: &Task| match task {
        Task::Steal { player, from: StealTargets::OneOf(prey), freedom, .. } => {
            (player.index(), prey.iter().map(|seat| seat.index()).collect(), *freedom)
        }
        other => panic!("not a steal: {other:?}"),
    };
    tasks.iter().map(thief).collect()
}

#[rstest]
// The holder, though another has as many knights.
#[case(Fusion, &[3, 3, 0], Some(1), &[1])]
#[case(Classic, &[3, 3, 0], Some(1), &[0, 1])]
#[case(Edition2025, &[3, 3, 0], Some(1), &[0, 1])]
// A leader without the award, a tie, nobody.
#[case(Fusion, &[0, 2, 1], None, &[1])]
#[case(Classic, &[0, 2, 1], None, &[1])]
#[case(Edition2025, &[0, 2, 1], None, &[1])]
#[case(Fusion, &[2, 0, 2], None, &[0, 2])]
#[case(Classic, &[2, 0, 2], None, &[0, 2])]
#[case(Edition2025, &[2, 0, 2], None, &[0, 2])]
#[case(Fusion, &[0, 0, 0], None, &[])]
#[case(Classic, &[0, 0, 0], None, &[])]
#[case(Edition2025, &[0, 0, 0], None, &[])]
fn tournament_rewards_knights(
    #[case] set: RulingSet,
    #[case] knights: &[u8],
    #[case] holder: Option<usize>,
    #[case] expected: &[usize],
) {
    let mut board = Board::new(3);
    board.knights(knights);
    if let Some(nth) = holder {
        board.hold(Award::LargestArmy, nth);
    }
    assert_eq!(takers(&board.tasks("tournament", set, 0)), expected);
}

#[rstest]
#[case(Fusion, &[3, 3, 0], Some(1), Some((1, Freedom::May)))]
#[case(Classic, &[3, 3, 0], Some(1), Some((1, Freedom::May)))]
#[case(Edition2025, &[3, 3, 0], Some(1), Some((1, Freedom::Must)))]
#[case(Fusion, &[0, 0, 2], None, Some((2, Freedom::May)))]
#[case(Classic, &[0, 0, 2], None, Some((2, Freedom::May)))]
#[case(Edition2025, &[0, 0, 2], None, Some((2, Freedom::May)))]
#[case(Fusion, &[2, 0, 2], None, None)]
#[case(Classic, &[2, 0, 2], None, None)]
#[case(Edition2025, &[2, 0, 2], None, None)]
#[case(Fusion, &[0, 0, 0], None, None)]
#[case(Classic, &[0, 0, 0], None, None)]
#[case(Edition2025, &[0, 0, 0], None, None)]
fn conflict_lets_the_holder_of_the_army_take_a_card(
    #[case] set: RulingSet,
    #[case] knights: &[u8],
    #[case] holder: Option<usize>,
    #[case] expected: Option<(usize, Freedom)>,
) {
    let mut board = Board::new(3);
    board.knights(knights);
    board.hands(&[1, 1, 1]);
    if let Some(nth) = holder {
        board.hold(Award::LargestArmy, nth);
    }
    let others = |nth| (0..3).filter(|other| *other != nth).collect::<Vec<_>>();
    let expected: Vec<_> =
        expected.map(|(nth, freedom)| (nth, others(nth), freedom)).into_iter().collect();
    assert_eq!(thieves(&board.tasks("conflict", set, 0)), expected);
}

#[test]
fn nobody_takes_a_card_from_a_hand_known_to_be_empty() {
    let mut board = Board::new(3);
    board.knights(&[2, 0, 0]);
    board.hands(&[5, 0, 4]);
    assert_eq!(thieves(&board.tasks("conflict", Fusion, 0)), [(0, vec![2], Freedom::May)]);
    board.hands(&[5, 0, 0]);
    assert_eq!(board.tasks("conflict", Fusion, 0), []);
}

#[rstest]
// Longest Road is held; then a longest road without the award; then only the
// number of roads differs; then both tie; then there are none.
#[case(Fusion, 5, 6, Some(0), Some(0))]
#[case(Classic, 5, 6, Some(0), Some(0))]
#[case(Edition2025, 5, 6, Some(0), Some(0))]
#[case(Fusion, 3, 2, None, Some(0))]
#[case(Classic, 3, 2, None, Some(0))]
#[case(Edition2025, 3, 2, None, None)]
#[case(Fusion, 3, 3, None, None)]
#[case(Classic, 3, 3, None, None)]
#[case(Edition2025, 3, 3, None, None)]
#[case(Fusion, 0, 0, None, None)]
#[case(Classic, 0, 0, None, None)]
#[case(Edition2025, 0, 0, None, None)]
fn trade_advantage_goes_to_the_longest_road(
    #[case] set: RulingSet,
    #[case] red: usize,
    #[case] blue: usize,
    #[case] holder: Option<usize>,
    #[case] expected: Option<usize>,
) {
    let mut board = Board::new(2);
    board.roads(0, &chain(0, -3, red));
    board.roads(1, &chain(3, -3, blue));
    if let Some(nth) = holder {
        board.hold(Award::LongestRoad, nth);
    }
    let tasks = board.tasks("trade_advantage", set, 0);
    let found: Vec<usize> = thieves(&tasks).into_iter().map(|(nth, ..)| nth).collect();
    assert_eq!(found, expected.into_iter().collect::<Vec<_>>());
}

#[rstest]
#[case(Fusion, Some(1))]
#[case(Classic, Some(1))]
#[case(Edition2025, None)]
fn with_equal_lengths_trade_advantage_goes_to_the_most_roads(
    #[case] set: RulingSet,
    #[case] expected: Option<usize>,
) {
    let mut board = Board::new(2);
    board.roads(0, &chain(0, -3, 3));
    board.roads(1, &chain(3, -3, 3));
    board.roads(1, &chain(5, -3, 1));
    let tasks = board.tasks("trade_advantage", set, 0);
    let found: Vec<usize> = thieves(&tasks).into_iter().map(|(nth, ..)| nth).collect();
    assert_eq!(found, expected.into_iter().collect::<Vec<_>>());
}

#[rstest]
// Fusion's longest road beats the number of roads, classic's does not.
#[case(Fusion, Some(0))]
#[case(Classic, Some(1))]
fn a_long_road_or_many_roads(#[case] set: RulingSet, #[case] expected: Option<usize>) {
    let mut board = Board::new(2);
    board.roads(0, &chain(0, -3, 3));
    board.roads(1, &chain(3, -3, 2));
    board.roads(1, &chain(5, -3, 2));
    let tasks = board.tasks("trade_advantage", set, 0);
    let found: Vec<usize> = thieves(&tasks).into_iter().map(|(nth, ..)| nth).collect();
    assert_eq!(found, expected.into_iter().collect::<Vec<_>>());
}

/// Red with a city at one harbor, blue with settlements at two, white inland.
fn harbor_town() -> Board {
    let mut board = Board::new(3);
    board.build(0, at_harbor(0), Building::City);
    board.build(1, at_harbor(3), Building::Settlement);
    board.build(1, at_harbor(5), Building::Settlement);
    board.build(2, corner(0, 0, Side::East), Building::City);
    board
}

#[rstest]
// 2 harbor points each: a tie that fusion ignores; classic and 2025 count
// harbors and buildings.
#[case(Fusion, &[])]
#[case(Classic, &[1])]
#[case(Edition2025, &[1])]
fn calm_sea_counts_harbors(#[case] set: RulingSet, #[case] expected: &[usize]) {
    assert_eq!(takers(&harbor_town().tasks("calm_sea", set, 0)), expected);
}

#[rstest]
#[case(Fusion, &[])]
#[case(Classic, &[])]
#[case(Edition2025, &[])]
fn a_calm_sea_without_harbors_brings_nothing(#[case] set: RulingSet, #[case] expected: &[usize]) {
    let mut board = Board::new(3);
    assert_eq!(takers(&board.tasks("calm_sea", set, 0)), expected);
}

#[test]
fn fusions_calm_sea_goes_to_the_harbormaster_only_where_that_is_in_play() {
    let mut board = harbor_town();
    board.build(0, at_harbor(7), Building::Settlement);
    board.build(1, at_harbor(6), Building::City);
    board.hold(Award::Harbormaster, 0);
    assert_eq!(takers(&board.tasks("calm_sea", Fusion, 0)), [1], "blue has the most points");
    board.harbormaster = HarbormasterRule::InPlay;
    assert_eq!(takers(&board.tasks("calm_sea", Fusion, 0)), [0]);
}

#[rstest]
#[case(Classic)]
#[case(Edition2025)]
fn a_shared_lead_in_harbors_is_shared(#[case] set: RulingSet) {
    let mut board = Board::new(3);
    board.build(1, at_harbor(3), Building::Settlement);
    board.build(2, at_harbor(5), Building::City);
    assert_eq!(takers(&board.tasks("calm_sea", set, 2)), [2, 1]);
}

#[test]
fn the_robber_flees_to_the_desert_even_with_buildings_beside_it() {
    let mut board = Board::new(2);
    board.robber = Some(Hex::new(1, 0));
    board.build(0, corner(0, 0, Side::East), Building::City);
    for set in RulingSet::ALL {
        let to = RobberEscape::Fixed(Some(Hex::new(0, 0)));
        let flees = Task::RobberTo { player: board.seat(1), to };
        assert_eq!(board.tasks("robber_flees", set, 1), [flees]);
    }
    board.robber = Some(Hex::new(0, 0));
    for set in RulingSet::ALL {
        assert_eq!(board.tasks("robber_flees", set, 1), [], "it is there already");
    }
}

#[test]
fn without_a_desert_the_robber_flees_to_an_empty_hex_or_beside_the_board() {
    let mut board = Board::new(1);
    board.island = twin_sixes();
    board.robber = Some(Hex::new(0, 0));
    let player = board.seat(0);
    let to = |to| [Task::RobberTo { player, to }];
    assert_eq!(
        board.tasks("robber_flees", Fusion, 0),
        to(RobberEscape::Among(vec![Hex::new(1, 0)]))
    );
    assert_eq!(board.tasks("robber_flees", Classic, 0), to(RobberEscape::Fixed(None)));
    assert_eq!(board.tasks("robber_flees", Edition2025, 0), to(RobberEscape::Fixed(None)));
    board.build(0, corner(1, 0, Side::East), Building::Settlement);
    assert_eq!(board.tasks("robber_flees", Fusion, 0), [], "no hex is empty");
    board.robber = None;
    assert_eq!(board.tasks("robber_flees", Classic, 0), [], "it is beside the board already");
}

#[test]
fn with_several_deserts_the_active_player_chooses() {
    let mut board = Board::new(1);
    let desert = |q| Tile { at: Hex::new(q, 0), terrain: Terrain::Desert, token: None };
    board.island = Island::new(vec![desert(0), desert(2)], Vec::new()).expect("two hexes");
    let to = RobberEscape::Among(vec![Hex::new(0, 0), Hex::new(2, 0)]);
    let player = board.seat(0);
    assert_eq!(board.tasks("robber_flees", Fusion, 0), [Task::RobberTo { player, to }]);
}

fn gifts(tasks: &[Task]) -> Vec<(usize, Vec<usize>)> {
    let gift = |task: &Task| match task {
        Task::Give { player, to, .. } => {
            (player.index(), to.iter().map(|seat| seat.index()).collect())
        }
        other => panic!("not a gift: {other:?}"),
    };
    tasks.iter().map(gift).collect()
}

#[rstest]
fn good_neighbors_give_left_if_they_have_a_card(
    #[values(Fusion, Classic, Edition2025)] set: RulingSet,
) {
    let mut board = Board::new(3);
    board.hands(&[1, 0, 4]);
    assert_eq!(gifts(&board.tasks("good_neighbors", set, 1)), [(2, vec![0]), (0, vec![1])]);
    board.hands(&[0, 0, 0]);
    assert_eq!(board.tasks("good_neighbors", set, 1), []);
}

#[test]
fn a_gift_to_anyone_is_asked_of_those_who_have_a_card_and_may_go_to_all_others() {
    let mut board = Board::new(3);
    let occasion = Occasion { active: board.seat(1), hand_limit: 7, draws_from: Kinds::Resources };
    let effect = [Effect::Give { who: Selector::All, to: Recipients::Anyone }];
    board.hands(&[1, 4, 0]);
    let tasks = board.position().tasks(&effect, occasion);
    assert_eq!(gifts(&tasks), [(1, vec![0, 2]), (0, vec![1, 2])]);
}

/// Red has a city, blue and white a settlement each, orange nothing.
fn unequal() -> Board {
    let mut board = Board::new(4);
    board.build(0, corner(0, -1, Side::West), Building::City);
    board.build(1, corner(0, 1, Side::West), Building::Settlement);
    board.build(2, corner(2, 0, Side::East), Building::Settlement);
    board
}

#[test]
fn neighborly_assistance_gives_each_or_one_of_those_with_fewer_points() {
    let mut board = unequal();
    assert_eq!(
        gifts(&board.tasks("neighborly_assistance", Fusion, 2)),
        [(0, vec![2]), (0, vec![3]), (0, vec![1])]
    );
    for set in [Classic, Edition2025] {
        assert_eq!(gifts(&board.tasks("neighborly_assistance", set, 2)), [(0, vec![1, 2, 3])]);
    }
}

#[test]
fn neighborly_assistance_with_too_few_cards_gives_nothing() {
    let mut board = unequal();
    board.hands(&[2, 0, 0, 0]);
    assert_eq!(board.tasks("neighborly_assistance", Fusion, 0), []);
    assert_eq!(gifts(&board.tasks("neighborly_assistance", Classic, 0)).len(), 1);
    board.hands(&[0, 5, 5, 5]);
    assert_eq!(board.tasks("neighborly_assistance", Classic, 0), []);
}

#[rstest]
fn all_who_share_the_lead_assist_and_among_equals_nobody_does(
    #[values(Fusion, Classic, Edition2025)] set: RulingSet,
) {
    let mut board = unequal();
    board.build(3, corner(1, 0, Side::West), Building::City);
    let givers: Vec<usize> = gifts(&board.tasks("neighborly_assistance", set, 0))
        .into_iter()
        .map(|(nth, _)| nth)
        .collect();
    assert!(givers.contains(&0) && givers.contains(&3) && !givers.contains(&1));
    let mut equals = Board::new(3);
    assert_eq!(equals.tasks("neighborly_assistance", set, 0), []);
}

#[rstest]
fn an_earthquake_turns_a_road_of_everybody_who_has_an_intact_one(
    #[values(Fusion, Classic, Edition2025)] set: RulingSet,
) {
    let mut board = Board::new(3);
    board.roads(0, &chain(0, -3, 2));
    board.roads(2, &chain(3, -3, 1));
    let who = |tasks: Vec<Task>| tasks.iter().map(|task| task.player().index()).collect::<Vec<_>>();
    assert_eq!(who(board.tasks("earthquake", set, 1)), [2, 0]);
    board.pieces.put_road(chain(3, -3, 1)[0], board.seat(2), Condition::Damaged);
    assert_eq!(who(board.tasks("earthquake", set, 1)), [0]);
}

#[rstest]
fn a_plentiful_year_lets_everybody_take_while_stock_lasts_clockwise_from_the_active(
    #[values(Fusion, Classic, Edition2025)] set: RulingSet,
) {
    let mut board = Board::new(3);
    assert_eq!(takers(&board.tasks("plentiful_year", set, 1)), [1, 2, 0]);
    board.bank = Some(cards(&[(Grain, 1), (Wool, 1)]));
    assert_eq!(takers(&board.tasks("plentiful_year", set, 1)), [1, 2]);
    board.bank = Some(Cards::none());
    assert_eq!(board.tasks("plentiful_year", set, 1), []);
}

#[rstest]
fn quiet_cards_and_epidemics_ask_nothing(#[values(Fusion, Classic, Edition2025)] set: RulingSet) {
    let mut board = unequal();
    assert_eq!(board.tasks("none", set, 0), []);
    assert_eq!(board.tasks("epidemic", set, 0), []);
}

#[rstest]
fn a_robbers_attack_is_a_seven(#[values(Fusion, Classic, Edition2025)] set: RulingSet) {
    let mut board = Board::new(3);
    board.hands(&[9, 7, 8]);
    let [red, white] = [0, 2].map(|nth| board.seat(nth));
    let active = board.seat(1);
    assert_eq!(
        board.tasks("robber_attacks", set, 1),
        [
            Task::Discard { player: white, count: Some(4) },
            Task::Discard { player: red, count: Some(4) },
            Task::MoveRobber { player: active, freedom: Freedom::Must },
            Task::Steal {
                player: active,
                from: StealTargets::BesideRobber,
                freedom: Freedom::Must,
                of: Kinds::Resources,
            },
        ]
    );
}

#[test]
fn a_harbor_counts_once_for_both_its_ends() {
    let mut board = Board::new(1);
    let path = first_game().harbors()[0].path;
    let harbors = vec![Harbor { path, gives: HarborKind::Any }];
    board.island = Island::new(first_game().tiles().to_vec(), harbors).expect("sound");
    for end in path.ends() {
        board.build(0, end, Building::Settlement);
    }
    let red = board.seat(0);
    let position = board.position();
    assert_eq!(position.measure(Measure::Harbors, red), 1);
    assert_eq!(position.measure(Measure::BuildingsAtHarbors, red), 2);
    assert_eq!(position.measure(Measure::HarborPoints, red), 2);
}
