//! Whole games of Cities & Knights through the window's own widgets, from *New game* to the
//! win, and what random play doesn't come to.

use tableside::game::{ExtraBuilding, Following};
use tableside::words::language::Language;

use crate::tools::bot::Bot;
use crate::tools::knights_bot::NewTable;
use crate::tools::window::LANDSCAPE;

fn has_won(bot: &Bot) {
    let over = bot.state().over().expect("somebody has won");
    let winner = bot.name_of(over.winner().expect("a winner"));
    assert!(bot.window.says(&winner));
}

#[test]
fn four_play_with_the_season_decks_to_the_win() {
    let table = NewTable {
        language: Language::English,
        names: &["Anna", "Ben", "Clara", "David"],
        size: LANDSCAPE,
        target: 13,
        cards: "new-preset-seasons",
        hands: Following::Open,
        extra: ExtraBuilding::Off,
    };
    let mut bot = table.begin();
    bot.play_knights(4000);
    eprintln!("{} acts, turn {}: {:?}", bot.count(), bot.state().turn(), bot.done);
    has_won(&bot);
}
