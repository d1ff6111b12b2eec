//! Luck with commodities, worked out by hand.

use super::*;
use board::Commodity::{Cloth, Coin, Paper};
use cards::EventFace;
use game::{Edition, KnightsDeed};

fn knights() -> Game {
    let cards = Selection { new_year: NewYear::Off, ..Selection::default() };
    let rules = Rules { cards, following: Following::Open, ..Rules::with_knights(Edition::Fifth) };
    let bank = Cards::from_resources(|_| 19);
    let bank = [Paper, Cloth, Coin].iter().fold(bank, |sum, kind| sum.plus(Cards::of(*kind, 12)));
    game(vec![a()], rules, all_in_order(), bank)
}

/// The table's dice with an event die that opens a gate nobody reaches.
fn rolls_a_gate(game: &mut Game, red: u8, yellow: u8) {
    rolls(game, red + yellow);
    let red = Some(Die::try_from(red).expect("a die"));
    does(game, Deed::Knights(KnightsDeed::EventDie { face: EventFace::Trade, red }));
}

#[test]
fn a_city_of_forest_pasture_or_mountains_is_owed_a_commodity_beside_the_resource() {
    let mut game = knights();
    // Wool and cloth for red's city.
    rolls_a_gate(&mut game, 2, 3);
    let red = game.state().players().seat(0).expect("red");
    let production = Luck::of(&game).players.of(red).production;
    let of = |kind: CardKind| production.of_kind(kind);
    // The city lies at ore 8, wool 5, and lumber 3: 5, 4, and 2 of the 36 pairs.
    for (kind, owed, pairs) in [(Paper, 0, 2.0), (Cloth, 1, 4.0), (Coin, 0, 5.0)] {
        let (was, average) = of(kind.into());
        assert_eq!(was, owed, "{kind:?}");
        near(average, pairs / 36.0);
    }
    // The settlement lies at brick 6, ore 10, and wool 2: 5, 3, and 1.
    for (kind, owed, pairs) in [(Brick, 0, 5.0), (Ore, 0, 8.0), (Wool, 1, 5.0), (Lumber, 0, 2.0)] {
        let (was, average) = of(kind.into());
        assert_eq!(was, owed, "{kind:?}");
        near(average, pairs / 36.0);
    }
    assert_eq!(production.came.total(), 2);
}

#[test]
fn what_the_robber_blocks_of_a_city_is_a_resource_and_a_commodity() {
    let mut game = knights();
    rolls_a_gate(&mut game, 4, 4);
    let red = game.state().players().seat(0).expect("red");
    let production = Luck::of(&game).players.of(red).production;
    assert_eq!((production.blocked.of(Ore), production.blocked.of(Coin)), (1, 1));
    assert_eq!((production.came.total(), production.owed().total()), (0, 2));
}
