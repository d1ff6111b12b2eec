use super::*;
use crate::board::first_game;

#[test]
fn the_first_game_island_has_a_short_code_that_means_it() {
    let code = IslandCode::of(&first_game()).expect("harbors on the coast");
    println!("{code}");
    assert_eq!(code.as_str().parse::<IslandCode>().as_ref(), Ok(&code));
    assert_eq!(code.island(), &first_game());
}
