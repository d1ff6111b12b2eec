//! The pages of the base game, and those that belong to no game.

use board::Spot;
use game::NumberSource;

use super::Shelf::{
    Before, Empty, Four, Odd, OneOpening, OnePaid, Others, Partner, Private, PrivateOver,
    PrivateSeven, Rich, Seven, Several, Short, Won,
};
use super::shelf::Seen;
use super::{Page, Visit, page};
use crate::tools::window::LONG_NAMES;

const LONG: &str = "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW";

/// It fits the field in which it is typed.
const SHORTER: &str = "WWWWWWWWWWWWWWWWWW";

/// What a turn can't do without.
const TURN: &[&str] = &["undo-what", "history", "table", "menu", "stage"];

/// In a turn after its number.
const TRADING: &[&str] =
    &["undo-what", "history", "table", "menu", "stage", "build", "trade", "development"];

/// A new game that begins in its middle.
macro_rules! middle {
    ($way:literal) => {
        concat!("home-new-game new-tab-begin begin-middle ", $way)
    };
}

/// A new deck, edited.
macro_rules! new_deck {
    ($way:literal) => {
        concat!("home-decks decks-new decks-create edit-start ", $way)
    };
}

/// The statistics of a game.
macro_rules! told {
    ($way:literal) => {
        concat!("home-resume table stats-title ", $way)
    };
}

pub const PAGES: &[Page] = &[
    page(Rich, "a turn", "home-resume").keeping(TRADING),
    page(Rich, "build", "home-resume build"),
    page(Rich, "build anywhere", "home-resume build any-spot"),
    page(Rich, "a spot", "home-resume build any-spot").then(|visit| corner(visit, 0)),
    page(Rich, "two spots under one finger", "home-resume build any-spot").then(Visit::between),
    page(Rich, "a refusal", "home-resume").then(Visit::refused),
    page(Rich, "trade with the bank", "home-resume bank"),
    page(Rich, "trade with a player", "home-resume trade"),
    page(Rich, "dev cards", "home-resume development"),
    page(Rich, "a player", "home-resume").then(|visit| visit.player(0)),
    page(Rich, "another player", "home-resume").then(|visit| visit.player(2)),
    page(Rich, "correcting a hand", "home-resume").then(|visit| {
        visit.player(0);
        visit.figure("figure-hand");
    }),
    page(Rich, "correcting knights", "home-resume").then(|visit| {
        visit.player(0);
        visit.figure("figure-knights");
    }),
    page(Rich, "why points", "home-resume").then(|visit| {
        visit.player(0);
        visit.containing("why-points-button");
    }),
    page(Rich, "why paid", "home-resume").then(Visit::why),
    page(Short, "why not paid", "home-resume").then(Visit::why),
    page(Short, "why the bank is short", "home-resume bank-short~"),
    page(Short, "why an award", "home-resume").then(|visit| {
        visit.player(0);
        visit.walk("why-award-button:award-longest_road");
    }),
    page(Seven, "why a discard", "home-resume").then(Visit::why),
    page(Private, "a card taken where hands are private", "home-resume"),
    page(Private, "own cards", "home-resume").then(own_cards),
    page(Private, "own cards, the hand told", "home-resume").then(|visit| {
        own_cards(visit);
        visit.walk("own-tell");
    }),
    page(Private, "own cards, points told", "home-resume").then(|visit| {
        own_cards(visit);
        visit.walk("own-tell-points");
    }),
    page(Private, "a card told the app alone", "home-resume unseen-told")
        .then(|visit| visit.player(1)),
    page(PrivateSeven, "a discard told the app alone", "home-resume").then(|visit| {
        let second = visit.window.state().players().values().nth(1).expect("a player");
        let name = second.name.to_string();
        let values = [("who", name.into()), ("count", 4.into())];
        visit.window.tap_with("task-discard-kinds-name", &values);
    }),
    page(PrivateOver, "hands laid open", "").then(|visit| {
        let names = visit.window.names();
        let row = names.iter().find(|name| name.contains("WWWW") && name.contains(". "));
        let row = row.expect("a row").clone();
        visit.window.touch(&row);
        visit.walk("own-lay-open");
    }),
    page(Rich, "history", "home-resume history"),
    page(
        Rich,
        "history of one player, with a way that was left",
        "home-resume undo-what~ undo-what~ undo-what~ history",
    )
    .then(|visit| {
        let players = visit.window.state().players();
        let who = players.values().nth(1).expect("a player").name.to_string();
        visit.window.tap_with("history-only", &[("who", who.into())]);
    }),
    page(Rich, "the table as it was", "home-resume history history-export").then(|visit| {
        let count = visit.window.game().count();
        visit.window.touch_starting(&format!("{}. ", count - 1));
    }),
    page(Rich, "the end of a way that was left", "home-resume").then(|visit| {
        for _ in 0..9 {
            visit.walk("undo-what~");
        }
        visit.walk("history history-way-name~");
    }),
    page(Rich, "table", "home-resume table"),
    page(Rich, "phones, off", "home-resume table table-phones"),
    page(Rich, "phones, on", "home-resume table table-phones phones-switch"),
    page(Rich, "phones, three look on", "home-resume table table-phones phones-switch")
        .then(Visit::looked_on),
    page(Rich, "phones, seats on two and one asks", "home-resume table table-phones phones-switch")
        .then(|visit| {
            visit.asked_for_seats(&[0, 2]);
            visit.walk("phones-let-all-in");
            visit.asked_for_seats(&[1]);
        }),
    page(Rich, "a phone asks for a seat", "home-resume table table-phones phones-switch").then(
        |visit| {
            visit.window.press(egui::Key::Escape);
            visit.window.press(egui::Key::Escape);
            visit.asked_for_seats(&[0]);
        },
    ),
    page(Rich, "people", "home-resume table table-people"),
    page(Rich, "one of them", "home-resume table table-people").then(|visit| {
        visit.window.tap_with("people-open", &[("who", LONG_NAMES[0].into())]);
    }),
    page(Rich, "house rules", "home-resume table table-rules"),
    page(Rich, "tracking hands", "home-resume table table-hands"),
    page(Rich, "tracking hands no more", "home-resume table table-hands rule-following-off"),
    page(Rich, "keys", "home-resume table keys-title"),
    page(Rich, "compare a player", "home-resume table table-check"),
    page(Rich, "compare the board", "home-resume table table-check check-jump-name:check-ground"),
    page(Rich, "compare the stores", "home-resume table table-check check-jump-name:check-stores"),
    page(Rich, "what a place is in truth", "home-resume table table-check")
        .then(|visit| corner(visit, 3)),
    page(Rich, "what a hex is in truth", "home-resume table table-check").then(|visit| {
        let at = visit.window.state().island().tiles()[3].at;
        visit.spot(Spot::Hex(at));
    }),
    page(Rich, "piles", "home-resume pile-left-name~"),
    page(Rich, "the ship", "home-resume").then(|visit| visit.containing("ship-row-name")),
    page(Rich, "table view", "home-resume stage"),
    page(Rich, "table view with a page", "home-resume stage bank"),
    page(Rich, "table view to the left", "home-resume stage stage-toward-left"),
    page(Rich, "an island zoomed", "home-resume").then(Visit::wheel),
    page(Before(NumberSource::Cards), "before a card", "home-resume").keeping(TURN),
    page(Before(NumberSource::Dice), "before the app's dice", "home-resume").keeping(TURN),
    page(Before(NumberSource::Table), "before the table's dice", "home-resume").keeping(TURN),
    page(Before(NumberSource::Printed), "before a printed card", "home-resume").keeping(TURN),
    page(Before(NumberSource::Cards), "where numbers come from", "home-resume table numbers"),
    page(Others, "others build", "home-resume").keeping(TURN),
    page(Partner, "a partner builds", "home-resume").keeping(TURN),
    page(Won, "won", "").then(|visit| {
        if visit.window.shows("home-resume") {
            return visit.walk("home-resume");
        }
        let names = visit.window.names();
        let row = names.iter().find(|name| name.contains("Anna") && name.contains(". "));
        let row = row.expect("a row").clone();
        visit.window.touch(&row);
    }),
    page(Odd, "something odd", "home-resume"),
    page(Odd, "what is odd", "home-resume").then(|visit| {
        let text = &visit.window.text;
        let chips = [1, 2, 3, 4, 5, 6, 7, 8];
        let chips = chips.map(|count: u8| text.with("odd-chip", &[("count", count.into())]));
        visit.control(|name| chips.iter().any(|chip| name == chip));
    }),
    page(Four(Seen::Opening), "four, opening", "home-resume"),
    page(Four(Seen::Before), "four, before a card", "home-resume").keeping(TURN),
    page(Four(Seen::Turn), "four, a turn", "home-resume").keeping(TRADING),
    page(Four(Seen::Season), "four, a season", "home-resume").keeping(TRADING),
    page(Four(Seen::Seven), "four, a 7", "home-resume"),
    page(Four(Seen::Turn), "four, a refusal", "home-resume").then(Visit::refused),
    page(Four(Seen::Turn), "four, the numbers", told!("stats-numbers")),
    page(Four(Seen::Turn), "four, table view to the left", "home-resume stage stage-toward-left"),
    page(Several, "home with games", ""),
    page(Empty, "home at first", ""),
    page(Empty, "the sample game", "home-sample"),
    page(Empty, "settings", "settings settings-clock-down settings-sounds settings-voice"),
    page(OnePaid, "settings with a game", "settings"),
    page(Empty, "a first new game", "home-new-game"),
    page(Empty, "a first new game, cards", "home-new-game new-tab-cards"),
    page(OnePaid, "new game", "home-new-game"),
    page(OnePaid, "new game, colors", "home-new-game new-color-of~"),
    page(OnePaid, "new game, large island", "home-new-game new-tab-island"),
    page(OnePaid, "new game, by hand", "home-new-game new-tab-island new-island-by-hand"),
    page(OnePaid, "new game, terrain", "").then(|visit| enters(visit, "enter-step-terrain")),
    page(OnePaid, "new game, shape", "").then(|visit| enters(visit, "enter-step-shape")),
    page(OnePaid, "new game, numbers", "").then(|visit| enters(visit, "enter-step-numbers")),
    page(OnePaid, "new game, tokens", "").then(|visit| {
        enters(visit, "enter-step-numbers enter-one-by-one");
    }),
    page(OnePaid, "new game, harbors", "").then(|visit| enters(visit, "enter-step-harbors")),
    page(Empty, "new game, 61 hexes", "").then(full_shape),
    page(Empty, "new game, terrain of 61 hexes", "").then(|visit| {
        full_shape(visit);
        visit.walk("enter-step-terrain");
    }),
    page(OnePaid, "new game, shuffled", SHUFFLED),
    page(OnePaid, "new game, shuffle rules", "").then(|visit| {
        shuffled(visit, "shuffle-in-a-spiral* shuffle-rules* shuffle-shape*");
    }),
    page(OnePaid, "new game, pieces", "").then(|visit| shuffled(visit, "shuffle-pieces*")),
    page(OnePaid, "new game, fair", "").then(|visit| shuffled(visit, "shuffle-fair*")),
    page(OnePaid, "new game, rows", "").then(|visit| shuffled(visit, "shuffle-rows*")),
    page(OnePaid, "new game, code", "").then(|visit| shuffled(visit, "shuffle-code*")),
    page(OnePaid, "new game, island in large", "").then(|visit| shuffled(visit, "shuffle-large*")),
    page(OnePaid, "new game, kept", "home-new-game new-tab-island new-island-kept"),
    page(Empty, "new game, an island kept", "").then(kept),
    page(Empty, "new game, a kept island renamed", "").then(|visit| {
        kept(visit);
        visit.window.tap_with("shuffle-rename", &[("name", SHORTER.into())]);
    }),
    page(Empty, "new game, a kept island removed", "").then(|visit| {
        kept(visit);
        visit.window.tap_with("files-remove", &[("name", SHORTER.into())]);
    }),
    page(OnePaid, "new game, rules", "home-new-game new-tab-rules new-single-events house-rules"),
    page(
        OnePaid,
        "new game, cards",
        "home-new-game new-tab-cards new-preset-stacks* new-more new-leap-year",
    ),
    page(OnePaid, "new game, dice", "home-new-game new-tab-cards new-preset-dice*"),
    page(OnePaid, "new game, begin", middle!("begin-page-how")),
    page(OnePaid, "new game, pieces on the island", middle!("begin-page-pieces")),
    page(OnePaid, "new game, hands", middle!("begin-page-cards")),
    page(OnePaid, "new game, turn", middle!("begin-page-turn")),
    page(OnePaid, "new game, load", middle!("begin-page-how begin-load")),
    page(
        OnePaid,
        "new game, saved positions",
        "home-resume table table-position menu home-new-game new-tab-begin begin-load",
    ),
    page(Empty, "about", "settings about"),
    page(Empty, "about, copied", "settings about about-copy"),
    page(Empty, "about, our license", "settings about about-own"),
    page(Empty, "about, others", "").then(others),
    page(Empty, "about, a license", "").then(|visit| {
        others(visit);
        visit.window.touch_starting("egui 0.");
    }),
    page(Empty, "almanac", "almanac"),
    page(Empty, "almanac, an entry", "").then(|visit| visit.looked_up("stealing")),
    page(Empty, "almanac, nothing found", "almanac")
        .then(|visit| visit.window.fill("almanac-search", "xylophone")),
    page(Empty, "decks", "home-decks"),
    page(Empty, "a deck", "home-decks deck-title-b*"),
    page(Empty, "a card", "home-decks deck-title-b* decks-cell~"),
    page(Empty, "naming a copy", "home-decks deck-title-b* decks-copy"),
    page(Empty, "editor", "home-decks deck-title-b* decks-copy decks-make-copy"),
    page(
        Empty,
        "a card in the editor",
        "home-decks deck-title-b* decks-copy decks-make-copy decks-cell~",
    ),
    page(Empty, "naming a new deck", "home-decks decks-new"),
    page(Empty, "a new deck", "home-decks decks-new decks-create edit-start"),
    page(Empty, "a new event", new_deck!("edit-faces-on edit-new-event")),
    page(Empty, "the effects", new_deck!("edit-new-event edit-add-effect")),
    page(Empty, "an effect", new_deck!("edit-new-event edit-add-effect kind-take")),
    page(Empty, "loading a deck", "home-decks decks-load"),
    page(Empty, "lab", "home-lab"),
    page(Empty, "lab, results", "home-lab").then(Visit::run_lab),
    page(OnePaid, "all games", "home-records"),
    page(OnePaid, "all games, tables", "home-records stats-as-tables"),
    page(OnePaid, "statistics, result", told!("stats-result")),
    page(OnePaid, "statistics, numbers", told!("stats-numbers")),
    page(OnePaid, "statistics, luck", told!("stats-luck")),
    page(OnePaid, "statistics, points", told!("stats-points")),
    page(OnePaid, "statistics, cards", told!("stats-cards")),
    page(OnePaid, "statistics, time", told!("stats-time")),
    page(OnePaid, "statistics, tables", told!("stats-cards stats-as-tables")),
    page(OnePaid, "statistics, result as a table", told!("stats-result stats-as-tables")),
    page(OneOpening, "all games in the opening", "home-records"),
    page(OneOpening, "all games in the opening, tables", "home-records stats-as-tables"),
    page(OneOpening, "result in the opening", told!("stats-result")),
    page(OneOpening, "numbers in the opening", told!("stats-numbers")),
    page(Several, "home, a page", "home-about~"),
    page(Several, "home, a title", "home-about~").then(|visit| visit.enters("game-title", LONG)),
    page(Several, "home, a list with a title", "home-about~").then(|visit| {
        visit.enters("game-title", LONG);
        visit.walk("game-back");
    }),
    page(Several, "home, a game played again", "home-about~ win-replay").then(|visit| {
        // One without acts is at its end at once.
        if visit.window.shows("replay-pause") {
            visit.walk("replay-pause");
        }
    }),
    page(Several, "home, deleted", "home-about~ game-delete"),
    page(Several, "home, archive", "home-about~ game-archive game-back home-archive:1"),
    page(Several, "home, archived", "home-about~ game-archive"),
    page(Several, "home, a file", "home-file-about~"),
    page(Several, "home, export", "home-about~ game-export"),
    page(Several, "home, import", "home-import"),
    page(Several, "home, refused", "home-import")
        .then(|visit| visit.enters("file-path-field", "/nowhere/at/all.tableside")),
];

const SHUFFLED: &str = "home-new-game new-tab-island new-island-shuffled";

/// The first player's own cards, at a table whose hands are private.
fn own_cards(visit: &mut Visit) {
    visit.player(0);
    let first = visit.window.state().players().values().next().expect("a player");
    let name = first.name.to_string();
    visit.window.tap_with("own-cards", &[("who", name.into())]);
}

fn shuffled(visit: &mut Visit, way: &str) {
    visit.walk(SHUFFLED);
    visit.walk(way);
}

/// Keeps an island by a long name.
fn kept(visit: &mut Visit) {
    shuffled(visit, "shuffle-keep");
    visit.window.fill("shuffle-keep-name", SHORTER);
    visit.walk("shuffle-keep");
}

fn enters(visit: &mut Visit, steps: &str) {
    visit.walk("home-new-game new-tab-island new-island-by-hand");
    if visit.window.shows("new-island-enter") {
        visit.walk("new-island-enter");
    }
    visit.walk(steps);
}

/// As many hexes as an island takes.
fn full_shape(visit: &mut Visit) {
    enters(visit, "enter-step-shape");
    let sea = visit.window.start_of("enter-sea", &[], "side");
    while let Some(name) = visit.window.named(&sea).first().cloned() {
        visit.window.touch(&name);
    }
}

fn corner(visit: &mut Visit, nth: usize) {
    let at = visit.window.state().island().intersections()[nth];
    visit.spot(Spot::Intersection(at));
}

/// To the list of what others wrote.
fn others(visit: &mut Visit) {
    visit.walk("settings about");
    let count = tableside::app::library::licenses::Licenses::carried().parts.len();
    visit.window.tap_with("about-others", &[("count", count.into())]);
}
