//! What is pictured besides the play screens: each screen of the app once.

use board::{Resource, Spot};
use cards::BuiltIn;
use game::{ProgressCard, Task, Track};
use scenarios::BuiltInScenario;
use tableside::app::library::licenses::Licenses;
use words::almanac::entry_called;

use super::easel::Easel;
use super::games::Shelf;
use super::knights_moments::{Moment, mover, sleeper};
use super::sea_moments::SeaMoment;

/// A screen, and how to get there.
pub struct Scene {
    pub name: &'static str,
    pub shelf: Shelf,
    pub pose: fn(&mut Easel),
}

/// All of them. The conditions of each follow from its place in the list: new
/// ones go to the end.
pub const ALL: &[Scene] = &[
    scene("home-first", Shelf::Empty, |_| {}),
    scene("home-games", Shelf::Several, |_| {}),
    scene("new-players", Shelf::Several, |it| it.window.tap("home-new-game")),
    scene("new-by-hand", Shelf::Empty, |it| {
        new_game(it, &["new-tab-island", "new-island-by-hand"]);
    }),
    scene("new-shuffled", Shelf::Empty, |it| {
        new_game(it, &["new-tab-island", "new-island-shuffled"]);
    }),
    scene("new-kept", Shelf::Empty, |it| {
        new_game(it, &["new-tab-island", "new-island-shuffled", "shuffle-keep", "new-island-kept"]);
    }),
    scene("new-rules", Shelf::Empty, |it| new_game(it, &["new-tab-rules", "house-rules"])),
    scene("new-cards", Shelf::Empty, |it| {
        new_game(it, &["new-tab-cards"]);
        it.window.tap_starting("new-preset-seasons");
    }),
    scene("new-begin-pieces", Shelf::Empty, |it| {
        new_game(it, &["new-tab-begin", "begin-middle", "begin-page-pieces"]);
    }),
    scene("new-begin-hands", Shelf::Empty, |it| {
        new_game(it, &["new-tab-begin", "begin-middle", "begin-page-cards"]);
    }),
    scene("trade-bank", Shelf::Trading, |it| play(it, &["bank"])),
    scene("trade-player", Shelf::Trading, |it| {
        play(it, &["trade"]);
        let state = it.window.state();
        let who = state.players().get(state.builder()).expect("somebody").name.to_string();
        let gets = it.window.text.with("trade-gets", &[("who", who.into())]);
        let resource = it.window.text.kind(Resource::Ore);
        let values = [("label", gets.into()), ("resource", resource.into())];
        it.window.tap_with("kind-more", &values);
    }),
    scene("build", Shelf::Trading, |it| play(it, &["build"])),
    scene("development", Shelf::Trading, |it| play(it, &["development"])),
    scene("history", Shelf::Trading, |it| play(it, &["history"])),
    scene("table", Shelf::Trading, |it| play(it, &["table"])),
    scene("check", Shelf::Trading, |it| play(it, &["table", "table-check"])),
    scene("why", Shelf::Trading, |it| {
        play(it, &[]);
        let why = it.window.text.get("why");
        let asks = |name: &String| name.ends_with(&why) && name.len() > why.len();
        let name = it.window.names().into_iter().find(asks).expect("a reason to ask for");
        it.window.touch(&name);
    }),
    scene("settings", Shelf::Empty, |it| it.window.tap("settings")),
    scene("people", Shelf::Seven, |it| play(it, &["table", "table-people"])),
    scene("house-rules", Shelf::Trading, |it| play(it, &["table", "table-rules"])),
    scene("player", Shelf::Trading, |it| {
        play(it, &[]);
        let state = it.window.state();
        let name = state.players().get(state.active()).expect("a player").name.to_string();
        let plaque = |known: &String| known.starts_with(&format!("{name}, "));
        let plaque = it.window.names().into_iter().find(plaque).expect("a plaque");
        it.window.touch(&plaque);
    }),
    scene("beside", Shelf::Beside, |it| play(it, &[])),
    scene("won", Shelf::Won, |it| {
        it.window.touch_starting("Anna, ");
    }),
    scene("opening", Shelf::Opening, |it| play(it, &[])),
    scene("refusal", Shelf::Seven, |it| {
        play(it, &[]);
        while matches!(it.window.state().open_tasks().first(), Some(Task::Discard { .. })) {
            it.window.tap_starting("task-skip");
        }
        let at = it.window.state().robber().expect("on the island");
        it.window.tap("any-spot");
        it.tap_spot(Spot::Hex(at));
    }),
    scene("table-view-left", Shelf::Trading, |it| play(it, &["stage", "stage-toward-left"])),
    scene("table-view-far", Shelf::Season, |it| {
        play(it, &["stage", "stage-toward-left", "stage-toward-left"]);
    }),
    scene("decks", Shelf::Empty, |it| it.window.tap("home-decks")),
    scene("deck", Shelf::Empty, |it| {
        it.window.tap("home-decks");
        it.window.tap_starting("deck-title-c");
    }),
    scene("deck-editor", Shelf::Empty, |it| {
        it.window.tap("home-decks");
        it.window.tap_starting("deck-title-b");
        for key in ["decks-copy", "decks-make-copy"] {
            it.window.tap(key);
        }
        let deck = BuiltIn::B.deck().expect("sound");
        let card = deck.cards().first().expect("a card");
        let (red, yellow) = (card.red.pips().into(), card.yellow.pips().into());
        it.window.tap_before("decks-cell", &[("red", red), ("yellow", yellow)], "number");
    }),
    scene("lab", Shelf::Empty, |it| {
        it.window.tap("home-lab");
        let hundred = it.window.text.with("lab-years-choice-name", &[("years", 100.into())]);
        it.window.touch(&hundred);
        it.window.tap_with("lab-run", &[("years", 100.into())]);
    }),
    scene("before", Shelf::Before, |it| play(it, &[])),
    scene("own-dice", Shelf::Before, |it| {
        play(it, &["table", "numbers"]);
        it.window.tap_starting("numbers-table");
    }),
    scene("piles", Shelf::Season, |it| {
        play(it, &[]);
        it.window.tap_before("pile-left-name", &[], "count");
    }),
    scene("turn", Shelf::Trading, |it| play(it, &[])),
    scene("statistics-result", Shelf::Won, |it| told(it, &[])),
    scene("statistics-numbers", Shelf::Won, |it| told(it, &["stats-numbers"])),
    scene("statistics-luck", Shelf::Won, |it| told(it, &["stats-luck"])),
    scene("statistics-points", Shelf::Won, |it| told(it, &["stats-points"])),
    scene("statistics-cards", Shelf::Won, |it| told(it, &["stats-cards"])),
    scene("statistics-time", Shelf::Won, |it| told(it, &["stats-time"])),
    scene("statistics-tables", Shelf::Won, |it| told(it, &["stats-numbers", "stats-as-tables"])),
    scene("records", Shelf::Several, |it| it.window.tap("home-records")),
    scene("about", Shelf::Empty, about),
    scene("licenses", Shelf::Empty, |it| {
        about(it);
        others(it);
    }),
    scene("license", Shelf::Empty, |it| {
        about(it);
        others(it);
        it.window.touch_starting("epaint_default_fonts ");
    }),
    scene("about-large-letters", Shelf::Empty, about),
    scene("new-official", Shelf::Empty, |it| new_game(it, &["new-tab-cards"])),
    scene("table-view", Shelf::Trading, |it| play(it, &["stage"])),
    scene("knights-turn", Shelf::Knights, |it| play(it, &[])),
    scene("knights-six", Shelf::KnightsSix, |it| play(it, &[])),
    scene("knights-build", Shelf::Knights, |it| play(it, &["build"])),
    scene("knights-improve", Shelf::Knights, |it| play(it, &["improve"])),
    scene("new-knights-cards", Shelf::Empty, |it| {
        new_game(it, &["new-game-knights", "new-tab-cards"]);
    }),
    scene("new-knights-rules", Shelf::Empty, |it| {
        new_game(it, &["new-game-knights", "new-tab-rules"]);
    }),
    scene("new-knights-pieces", Shelf::Empty, |it| {
        new_game(it, &["new-game-knights", "new-tab-begin", "begin-middle", "begin-page-pieces"]);
    }),
    scene("new-knights-hands", Shelf::Empty, |it| {
        new_game(it, &["new-game-knights", "new-tab-begin", "begin-middle", "begin-page-cards"]);
    }),
    scene("knights-player", Shelf::KnightsSix, |it| {
        play(it, &[]);
        it.player();
    }),
    scene("knights-hand", Shelf::KnightsSix, |it| {
        play(it, &[]);
        it.player();
        it.figure("figure-hand");
    }),
    scene("knights-check", Shelf::KnightsSix, |it| play(it, &["table", "table-check"])),
    scene("knights-stores", Shelf::KnightsSix, |it| {
        play(it, &["table", "table-check"]);
        let what = it.window.text.get("check-stores");
        it.window.tap_with("check-jump-name", &[("what", what.into())]);
    }),
    scene("knights-merchant", Shelf::KnightsSix, |it| {
        play(it, &["table", "table-check"]);
        let what = it.window.text.get("check-stores");
        it.window.tap_with("check-jump-name", &[("what", what.into())]);
        it.figure("figure-merchant");
    }),
    scene("knights-corner", Shelf::KnightsSix, |it| {
        play(it, &["table", "table-check"]);
        let builder = it.window.state().builder();
        let at = it.window.state().pieces().knights_of(builder).next().expect("a knight").0;
        it.tap_spot(Spot::Intersection(at));
    }),
    scene("knights-city", Shelf::KnightsSix, |it| {
        play(it, &["table", "table-check"]);
        let at = it.window.state().pieces().walls().next().expect("a wall").0;
        it.tap_spot(Spot::Intersection(at));
    }),
    scene("progress-cards", Shelf::Knights, |it| progress(it, Track::Trade, None)),
    scene("progress-inventor", Shelf::Knights, |it| {
        progress(it, Track::Science, Some(ProgressCard::Inventor));
    }),
    scene("progress-spy", Shelf::KnightsSix, |it| {
        progress(it, Track::Politics, Some(ProgressCard::Spy));
    }),
    scene("knights-table-view", Shelf::Knights, |it| play(it, &["stage"])),
    scene("knights-barbarians", Shelf::Knights, |it| {
        play(it, &[]);
        let away = it.window.text.with("barbarians-away", &[("count", 2.into())]);
        it.window.touch_starting(&away);
    }),
    scene("knights-knight", Shelf::Knights, |it| {
        play(it, &[]);
        let at = sleeper(it.window.state()).expect("a knight that lies");
        it.tap_spot(Spot::Intersection(at));
    }),
    scene("statistics-knights", Shelf::KnightsWon, |it| told(it, &["stats-knights"])),
    scene("statistics-knights-result", Shelf::KnightsWon, |it| told(it, &[])),
    scene("statistics-knights-luck", Shelf::KnightsWon, |it| told(it, &["stats-luck"])),
    scene("statistics-knights-cards", Shelf::KnightsWon, |it| told(it, &["stats-cards"])),
    scene("statistics-knights-points", Shelf::KnightsWon, |it| told(it, &["stats-points"])),
    scene("statistics-knights-tables", Shelf::KnightsWon, |it| {
        told(it, &["stats-knights", "stats-as-tables"]);
    }),
    scene("knights-lesson", Shelf::Knights, |it| explained(it, &[])),
    scene("knights-lesson-improve", Shelf::Knights, |it| explained(it, &["improve"])),
    scene("knights-lesson-rule", Shelf::Knights, |it| {
        explained(it, &[]);
        let starts = ["lesson-rule-name", "lesson-bulb-name"]
            .map(|key| it.window.start_of(key, &[], "thing"));
        let name = starts.iter().find_map(|start| it.window.named(start).first().cloned());
        it.window.touch(&name.expect("a way to the rule"));
    }),
    scene("knights-attack-lost", Shelf::KnightsAt(Moment::AttackLost), |it| play(it, &[])),
    scene("knights-attack-won", Shelf::KnightsAt(Moment::Defended), |it| play(it, &[])),
    scene("knights-attack-tied", Shelf::KnightsAt(Moment::Tied), |it| play(it, &[])),
    scene("knights-attack-table-view", Shelf::KnightsAt(Moment::Defended), |it| {
        play(it, &["stage"]);
    }),
    scene("knights-gate", Shelf::KnightsAt(Moment::Gate), |it| play(it, &[])),
    scene("knights-event-die", Shelf::KnightsAt(Moment::EventDie), |it| play(it, &[])),
    scene("knights-seven", Shelf::KnightsSixAt(Moment::Seven), |it| play(it, &[])),
    scene("knights-move", Shelf::KnightsAt(Moment::Displacing), mover_chosen),
    scene("knights-displace", Shelf::KnightsAt(Moment::Displaced), |it| play(it, &[])),
    scene("knights-chase", Shelf::KnightsAt(Moment::Chase), |it| {
        mover_chosen(it);
        it.window.tap("knight-chase");
    }),
    scene("knights-metropolis", Shelf::KnightsAt(Moment::Metropolis), |it| play(it, &[])),
    scene("knights-won", Shelf::KnightsWon, |it| it.window.touch_starting("Anna, ")),
    scene("sea-rules", Shelf::SeaMaps, |it| {
        play(it, &["table", "table-rules"]);
        let rule = it.window.text.get("sea-rule-pirate_ground");
        let option = it.window.text.get("sea-rule-pirate_ground-open_sea");
        let values = [("rule", rule.into()), ("option", option.into())];
        it.window.tap_with("house-rule-name", &values);
    }),
    scene("sea-code", Shelf::SeaMaps, |it| play(it, &["table", "shuffle-code"])),
    scene("sea-kept", Shelf::SeaMaps, |it| {
        new_game(it, &["new-tab-island", "new-island-kept"]);
        it.window.touch_starting("Grandma's fog, ");
    }),
    scene("sea-kept-elsewhere", Shelf::SeaMaps, |it| {
        new_game(it, &["new-game-base", "new-tab-island", "new-island-kept"]);
        it.window.touch_starting("Grandma's fog, ");
    }),
    scene("sea-play-opening", Shelf::SeaAt(SeaMoment::Opening), |it| play(it, &[])),
    scene("sea-play-turn", Shelf::SeaAt(SeaMoment::Ships), |it| play(it, &[])),
    scene("sea-play-build", Shelf::SeaAt(SeaMoment::Ships), |it| play(it, &["build"])),
    scene("sea-play-sail", Shelf::SeaAt(SeaMoment::Ships), |it| {
        play(it, &[]);
        let ship = it.window.state().movable_ships().into_iter().next().expect("an open ship");
        it.tap_spot(Spot::Path(ship));
    }),
    scene("sea-play-gold", Shelf::SeaAt(SeaMoment::Gold), |it| play(it, &[])),
    scene("sea-play-found", Shelf::SeaAt(SeaMoment::Found), |it| play(it, &[])),
    scene("sea-play-seven", Shelf::SeaAt(SeaMoment::Seven), |it| play(it, &[])),
    scene("sea-play-check", Shelf::SeaAt(SeaMoment::Points), |it| {
        play(it, &["table", "table-check"]);
    }),
    scene("sea-play-player", Shelf::SeaAt(SeaMoment::Points), |it| {
        play(it, &[]);
        it.player();
    }),
    scene("sea-play-stage", Shelf::SeaAt(SeaMoment::Points), |it| play(it, &["stage"])),
    scene("sea-play-six", Shelf::SeaAt(SeaMoment::Six), |it| play(it, &[])),
    scene("sea-play-knights", Shelf::SeaAt(SeaMoment::Knights), |it| play(it, &[])),
    scene("sea-play-won", Shelf::SeaAt(SeaMoment::Won), |it| it.window.touch_starting("Anna, ")),
    scene("sea-table-view", Shelf::Shores, |it| play(it, &["stage"])),
    scene("sea-table-view-six", Shelf::ShoresSix, |it| play(it, &["stage"])),
    scene("statistics-sea", Shelf::FogWon, |it| told(it, &["stats-sea"])),
    scene("sea-lesson", Shelf::Shores, |it| explained(it, &[])),
    scene("new-sea", Shelf::Empty, |it| new_game(it, &["new-game-sea", "new-tab-island"])),
    scene("new-sea-kept", Shelf::Empty, |it| {
        new_game(it, &["new-game-sea", "new-tab-island"]);
        scenario(it, BuiltInScenario::ForgottenTribe);
    }),
    scene("new-sea-six", Shelf::Empty, |it| {
        new_game(it, &["new-game-sea", "new-add-player", "new-add-player", "new-add-player"]);
        it.window.tap("new-game-knights");
        it.window.tap("new-tab-island");
    }),
    scene("new-sea-fog", Shelf::Empty, |it| {
        new_game(it, &["new-game-sea", "new-tab-island"]);
        scenario(it, BuiltInScenario::FogIslands);
    }),
    scene("sample", Shelf::Empty, |it| it.window.tap("home-sample")),
    scene("first-step", Shelf::Trading, |it| explained(it, &[])),
    scene("almanac", Shelf::Empty, |it| it.window.tap("almanac")),
    scene("almanac-robber", Shelf::Trading, |it| {
        play(it, &["table"]);
        looked_up(it, "robber");
    }),
    scene("almanac-event", Shelf::Empty, |it| looked_up(it, "earthquake")),
    scene("almanac-ships", Shelf::Empty, |it| looked_up(it, "moving-ships")),
    scene("almanac-progress", Shelf::Empty, |it| looked_up(it, "merchant")),
    scene("settings-heard", Shelf::Empty, |it| {
        for key in ["settings", "settings-sounds", "settings-voice", "settings-louder"] {
            it.window.tap(key);
        }
    }),
    scene("skipped", Shelf::Seven, |it| {
        play(it, &[]);
        while !it.window.state().open_tasks().is_empty() {
            it.window.tap_starting("task-skip");
        }
    }),
];

/// An entry of the almanac.
fn looked_up(it: &mut Easel, name: &str) {
    let title = it.window.text.entry_title(entry_called(name).expect("an entry"));
    it.window.tap("almanac");
    it.window.fill("almanac-search", &title);
    it.window.press(egui::Key::Enter);
}

/// The page of a knight that may go somewhere.
fn mover_chosen(it: &mut Easel) {
    play(it, &[]);
    let at = mover(it.window.state()).expect("a knight that acts");
    it.tap_spot(Spot::Intersection(at));
}

/// A game in which new things are explained.
fn explained(it: &mut Easel, keys: &[&str]) {
    for key in ["settings", "settings-lessons", "settings-done"] {
        it.window.tap(key);
    }
    play(it, keys);
}

fn progress(it: &mut Easel, track: Track, card: Option<ProgressCard>) {
    play(it, &["progress"]);
    let deck = it.window.text.get(&format!("progress-deck-{}", track.key()));
    let start = it.window.start_of("progress-tab-name", &[("deck", deck.into())], "count");
    it.window.touch_starting(&start);
    if let Some(card) = card {
        it.window.tap(&format!("progress-{}", card.key()));
    }
}

/// Chooses a scenario of a new game.
fn scenario(it: &mut Easel, known: BuiltInScenario) {
    let scenario = known.scenario().expect("sound");
    let title = it.window.text.of_scenario(scenario.titles()).to_owned();
    let start = it.window.start_of("scenario-tile", &[("title", title.into())], "line");
    it.window.touch_starting(&start);
}

const fn scene(name: &'static str, shelf: Shelf, pose: fn(&mut Easel)) -> Scene {
    Scene { name, shelf, pose }
}

fn about(it: &mut Easel) {
    it.window.tap("settings");
    it.window.tap("about");
}

/// To the list of what others wrote.
fn others(it: &mut Easel) {
    let count = Licenses::carried().parts.len();
    it.window.tap_with("about-others", &[("count", count.into())]);
}

fn new_game(it: &mut Easel, keys: &[&str]) {
    it.window.tap("home-new-game");
    for key in keys {
        it.window.tap_starting(key);
    }
}

fn told(it: &mut Easel, keys: &[&str]) {
    it.window.touch_starting("Anna, ");
    it.window.tap("win-statistics");
    for key in keys {
        it.window.tap(key);
    }
}

fn play(it: &mut Easel, keys: &[&str]) {
    it.window.tap("home-resume");
    for key in keys {
        it.window.tap(key);
    }
}
