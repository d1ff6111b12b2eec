//! Seafarers without a finger on the island: numbers that are typed, and what isn't to be opened.

use board::{Spot, Terrain};
use egui::Key;
use game::{Deed, Following, Ground, HiddenGround, HiddenStack, Phase, SeaDeed};

use crate::tools::bot::Bot;
use crate::tools::sea_game::{self, rules, unopened};

/// A ship that has just come to the fog, of which this much is known.
fn at_the_fog(stack: HiddenStack) -> Bot {
    let game = sea_game::before_a_discovery(Some(stack));
    game.shown()
}

fn stack(tokens: &[u8]) -> HiddenStack {
    let hexes = vec![(HiddenGround::Land(Terrain::Gold), 2), (HiddenGround::Sea, 1)];
    let tokens = tokens.iter().map(|number| (*number).try_into().expect("a token")).collect();
    HiddenStack { hexes, tokens }
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
        let mut bot = at_the_fog(stack(&[5, 12]));
        bot.window.press(Key::Num1);
        assert_eq!(found(&bot), None, "the gold still lacks its number");
        types(&mut bot, &keys);
        let token = number.try_into().ok();
        assert_eq!(found(&bot), Some(Ground { terrain: Terrain::Gold, token }));
    }
    let mut bot = at_the_fog(stack(&[5, 12]));
    types(&mut bot, &[Key::Num1]);
    types(&mut bot, &[Key::Num9]);
    types(&mut bot, &[Key::Num7]);
    assert_eq!(found(&bot), None, "no such tokens are left");
}

#[test]
fn only_tokens_that_are_left_are_offered() {
    let mut bot = at_the_fog(stack(&[4]));
    let gold = bot.window.text.terrain_label(Terrain::Gold);
    bot.choose_with("found-ground", &[("ground", gold.as_str().into())]);
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
    assert!(
        !bot.window.shows("sail-title") && !bot.window.says(&bot.window.text.get("sail-title"))
    );
}
