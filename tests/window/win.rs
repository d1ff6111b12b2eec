//! The end of a game: another one, and a picture to keep.

use game::{Following, Over, Seat};
use kit::theme::{Look, Palette};
use store::Folder;

use crate::tools::bot::Bot;
use crate::tools::window::{LANDSCAPE, PORTRAIT};

fn won(seed: u64) -> (Bot, Seat) {
    let size = if seed.is_multiple_of(2) { LANDSCAPE } else { PORTRAIT };
    let mut bot = Bot::sized(Following::Open, 5, size);
    bot.play(2_000);
    let winner = bot.state().over().and_then(Over::winner).expect("a winner");
    (bot, winner)
}

#[test]
fn a_rematch_is_one_touch_away_and_the_player_after_the_winner_begins() {
    for (key, news) in [("win-rematch-same", "rematch-same"), ("win-rematch-new", "rematch-new")] {
        let (mut bot, winner) = won(0);
        let (island, setup) = (bot.state().island().clone(), bot.game().setup().clone());
        let next = bot.state().seating().after(winner);
        let (who, winner_name) = (bot.name_of(next), bot.name_of(winner));
        bot.press(&bot.window.text.get(key));
        assert_eq!((bot.game().count(), bot.state().over()), (0, None));
        assert_eq!(bot.game().setup().players, setup.players);
        assert_eq!(bot.state().active(), next);
        assert_eq!(bot.state().island() == &island, key == "win-rematch-same");
        let said = bot.window.text.with(news, &[("who", who.as_str().into())]);
        assert!(bot.window.says(&said), "{said}");
        bot.play(12);
        assert_eq!(bot.game().count(), 12, "it can be played");
        bot.tap("menu");
        let won = [("player", winner_name.as_str().into())];
        let won = bot.window.text.with("home-stage-won", &won);
        assert!(bot.window.says(&won), "the old game is kept: {:?}", bot.window.names());
    }
}

#[test]
fn a_picture_of_the_end_shows_the_winners_color_and_the_island() {
    let (mut bot, winner) = won(1);
    bot.tap("win-picture");
    let folder = Folder::new(bot.folder.path()).exports();
    let files: Vec<_> = std::fs::read_dir(folder.path()).expect("written").flatten().collect();
    assert_eq!(files.len(), 1);
    let path = files[0].path();
    assert!(path.to_string_lossy().contains("result") && path.extension().is_some());
    let picture = image::open(&path).expect("a picture").to_rgb8();
    assert_eq!(picture.width(), 1_500);
    assert!(picture.height() > 1_800, "{}", picture.height());
    let color = bot.state().players().get(winner).expect("a player").color;
    let fill = Palette::of_look(Look::Light).player(color).fill;
    let own = |pixel: &&image::Rgb<u8>| pixel.0 == [fill.r(), fill.g(), fill.b()];
    assert!(picture.pixels().filter(own).count() > 100_000, "a banner in their color");
}
