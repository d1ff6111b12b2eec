//! A saved game played again straight from the list of games: nobody plays it meanwhile, its file
//! stays as it is, and the way back leads to the list. A game of Cities & Knights or Seafarers
//! played again, and written as a moving picture: all that they add is shown as it was then, among
//! six with long names as well, and in German.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cards::EventFace;
use chrono::TimeDelta;
use egui::{Key, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use game::{Deed, Edition, Following, Game, KnightLevel, Rules, SeaDeed, SeaRules, State, Track};
use rstest::rstest;
use store::{Folder, Place, read_journal};
use tableside::app::platform::{Fake, Platform};
use tableside::app::settings::Motion;
use tempfile::TempDir;
use words::game::GameWords;
use words::language::Language;
use words::text::Text;

use crate::common::journals::{FLIES, rewrite};
use crate::common::temp_dir;
use crate::tools::knights_game::ship_is_near;
use crate::tools::replay_table::{FRAME, Table, off, picture, shown};
use crate::tools::saved::{play, saved, speak};
use crate::tools::window::{LANDSCAPE, LONG_NAMES, PORTRAIT, Window, now};

/// A game in its list, and the file in which it lies.
struct Listed {
    table: Table,
    path: PathBuf,
    bytes: Vec<u8>,
}

fn system() -> Box<dyn Platform> {
    Box::new(Fake { time: now(), seed: 7 })
}

impl Listed {
    /// The page of a game of these people; its file was changed like this before.
    fn of(names: &[&str], change: impl FnOnce(&Path), size: Vec2, language: Language) -> Self {
        let data_dir = temp_dir();
        let path = saved(data_dir.path(), names, (120, 5));
        change(&path);
        Self::at(data_dir, path, "home-about~", (size, language))
    }

    /// Its page, to which this way leads.
    fn at(data_dir: TempDir, path: PathBuf, way: &str, (size, language): (Vec2, Language)) -> Self {
        speak(data_dir.path(), language);
        let mut window = Window::paced(data_dir.path(), (size, FRAME), system);
        window.text = Text::of(language);
        let bytes = fs::read(&path).expect("it is there");
        window.walk(way);
        Self { table: Table { window, data_dir }, path, bytes }
    }

    fn shows(&self, key: &str) -> bool {
        self.table.window.shows(key)
    }

    /// Asks for the replay, and lets no time pass but for the touch.
    fn replay(&mut self) {
        let name = self.table.window.text.get("win-replay");
        self.table.window.harness.get_by_label(&name).scroll_to_me();
        self.table.window.harness.run();
        self.table.click("win-replay");
    }

    /// Back to the present by Escape, and out by another.
    fn leave(&mut self) {
        self.table.window.press(Key::Escape);
        assert!(self.shows("replay-slider") && !self.shows("history-to-now"));
        self.table.window.press(Key::Escape);
    }

    fn place(&self) -> &'static str {
        self.table.window.app().place(&self.table.window.harness.ctx)
    }

    #[track_caller]
    fn is_untouched(&self) {
        assert!(fs::read(&self.path).expect("it is there") == self.bytes, "the file has changed");
    }
}

#[rstest]
#[case::large(LANDSCAPE, Language::English)]
#[case::upright(PORTRAIT, Language::German)]
#[case::narrow(vec2(480.0, 800.0), Language::German)]
#[case::low(vec2(800.0, 480.0), Language::German)]
fn a_game_is_played_again_from_its_page_and_leads_back_there(
    #[case] size: Vec2,
    #[case] language: Language,
) {
    let mut listed = Listed::of(&LONG_NAMES, |_| {}, size, language);
    listed.replay();
    assert!(listed.table.is_playing());
    assert_eq!(listed.table.at(), 0);
    listed.table.step(60);
    assert!((5..=7).contains(&listed.table.at()), "{}", listed.table.at());
    listed.leave();
    assert_eq!(listed.place(), "saved-games");
    assert!(listed.shows("game-saved") && listed.shows("win-replay"));
    listed.is_untouched();
    // And once more, by the other way back.
    listed.replay();
    assert_eq!(listed.table.at(), 0);
    listed.table.click("replay-pause");
    listed.table.window.tap("close");
    assert!(listed.shows("game-saved"));
    listed.is_untouched();
}

#[test]
fn a_game_from_the_archive_stays_there_and_leads_back_there() {
    let data_dir = temp_dir();
    let path = saved(data_dir.path(), &["Anna", "Ben"], (120, 5));
    let path = Folder::new(data_dir.path()).move_to(&path, Place::Archive).expect("moved");
    let screen = (LANDSCAPE, Language::English);
    let mut listed = Listed::at(data_dir, path, "home-archive:1", screen);
    listed.table.window.touch_starting("Anna, Ben");
    listed.replay();
    assert_eq!(listed.table.at(), 0);
    listed.leave();
    assert!(listed.shows("game-archived"));
    listed.table.window.press(Key::Escape);
    assert!(listed.shows("archive-title"));
    listed.is_untouched();
}

#[test]
fn nothing_can_be_changed_in_a_game_that_is_only_played_again() {
    let mut listed = Listed::of(&["Anna", "Ben", "Clara"], |_| {}, LANDSCAPE, Language::English);
    listed.replay();
    listed.table.click("replay-pause");
    listed.table.seek(60);
    listed.table.window.tap("history-back");
    assert!(listed.table.window.tells("replay-refused"), "{:?}", listed.table.window.names());
    assert_eq!(listed.table.window.game().count(), 120);
    listed.leave();
    listed.is_untouched();
    listed.table.window.tap("home-resume");
    assert_eq!(listed.table.window.game().count(), 120);
    assert!(!listed.shows("replay-slider"), "it is played, not played again");
}

#[test]
fn a_game_that_another_window_plays_is_played_again_all_the_same() {
    let mut listed = Listed::of(&["Anna", "Ben"], |_| {}, LANDSCAPE, Language::English);
    let folder = Folder::new(listed.table.data_dir.path());
    let (elsewhere, _) = folder.open(&listed.path).expect("nobody claims it");
    listed.replay();
    assert_eq!(listed.table.at(), 0);
    drop(elsewhere);
    let again = folder.open(&listed.path);
    assert!(again.is_ok(), "a replay claims nothing");
}

#[test]
fn files_are_written_of_a_game_that_is_only_played_again() {
    let mut listed = Listed::of(&["Anna", "Ben"], |_| {}, LANDSCAPE, Language::English);
    listed.replay();
    listed.table.click("replay-pause");
    listed.table.window.walk("history-export win-picture");
    assert_eq!(listed.table.exports().len(), 1);
    listed.table.click("win-animation");
    assert!(listed.shows("animation-cancel-name"));
    listed.leave();
    assert!(listed.shows("game-saved"), "the way back is open meanwhile");
    assert_eq!(listed.table.exports().len(), 2);
}

/// The last line is not as it was written.
fn damage(path: &Path) {
    let mut bytes = fs::read(path).expect("it is there");
    let end = bytes.len() - 30;
    bytes[end] ^= 4;
    fs::write(path, bytes).expect("written");
}

#[test]
fn a_damaged_game_says_so_and_is_played_again_as_far_as_it_is_whole() {
    let mut listed = Listed::of(&["Anna", "Ben"], damage, LANDSCAPE, Language::English);
    listed.replay();
    assert!(listed.table.window.tells("error-damage-unkept"), "{:?}", listed.table.window.names());
    listed.table.click("replay-pause");
    listed.table.seek(119);
    assert_eq!(listed.table.window.game().count(), 119);
    listed.is_untouched();
}

#[test]
fn a_game_of_another_version_says_so_and_is_played_again_as_far_as_it_can_be_read() {
    let data_dir = temp_dir();
    let path = saved(data_dir.path(), &["Anna", "Ben"], (120, 5));
    rewrite(&path, |all| all.insert(all.len() - 4, FLIES.to_owned()));
    let whole = read_journal(&path).expect("it reads").game.count();
    let screen = (LANDSCAPE, Language::English);
    let mut listed = Listed::at(data_dir, path, "home-file-about~", screen);
    listed.replay();
    assert!(listed.table.window.tells("look-on-other-version"));
    assert_eq!((listed.table.at(), listed.table.window.game().count()), (0, whole));
    listed.leave();
    assert!(listed.shows("game-other-version"));
    listed.is_untouched();
}

#[test]
fn a_file_that_is_no_game_any_more_says_why_it_cant_be_played_again() {
    let mut listed = Listed::of(&["Anna", "Ben"], |_| {}, LANDSCAPE, Language::English);
    fs::write(&listed.path, "dear").expect("written");
    listed.replay();
    assert_eq!(listed.place(), "saved-games");
    let why = "isn't a Tableside game";
    assert!(listed.table.window.says(why), "{:?}", listed.table.window.names());
}

/// The game that is played besides the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Plays {
    Knights,
    Sea,
    Both,
}

impl Plays {
    fn rules(self) -> Rules {
        let base = match self {
            Self::Sea => Rules { target: 25, ..Rules::open_hands() },
            Self::Knights | Self::Both => {
                let following = Following::Open;
                Rules { following, target: 25, ..Rules::with_knights(Edition::Fifth) }
            }
        };
        Rules { sea: (self != Self::Knights).then(SeaRules::default), ..base }
    }

    /// Returns what has to have changed in the course of the game.
    fn signs(self) -> Vec<Sign> {
        let knights: &[Sign] = &[barbarians, levels];
        let sea: &[Sign] = &[hidden, ships, pirate];
        match self {
            Self::Knights => knights.to_vec(),
            Self::Sea => sea.to_vec(),
            Self::Both => [knights, sea].concat(),
        }
    }

    /// A game of six with long names, played at random, in which all of that changed.
    fn saved(self, acts: usize) -> TempDir {
        for seed in 0..40 {
            let data_dir = temp_dir();
            let table = (LONG_NAMES.as_slice(), self.rules());
            let time = (now(), TimeDelta::zero());
            let (journal, state) = play(data_dir.path(), table, (acts, seed), time, |_| true);
            let game = read_journal(journal.path()).expect("whole").game;
            let is_all = self.signs().into_iter().all(|sign| !changes(&game, sign).is_empty());
            if is_all && state.over().is_none() {
                return data_dir;
            }
        }
        panic!("no game of {self:?} has all of it");
    }
}

/// Something of how a table stands, in words.
type Sign = fn(&State) -> String;

fn barbarians(state: &State) -> String {
    state.barbarians().steps().to_string()
}

fn levels(state: &State) -> String {
    let levels = |seat| Track::ALL.map(|track| state.improvement(seat, track).number());
    format!("{:?}", state.players().seats().map(levels).collect::<Vec<_>>())
}

fn hidden(state: &State) -> String {
    format!("{:?}", state.island().hidden())
}

fn ships(state: &State) -> String {
    format!("{:?}", state.pieces().ships().collect::<Vec<_>>())
}

fn pirate(state: &State) -> String {
    format!("{:?}", state.pirate())
}

/// The acts that changed it, counted from 1.
fn changes(game: &Game, sign: Sign) -> Vec<usize> {
    let mut state = game.state_after(0).expect("it was so");
    let mut before = sign(&state);
    let mut found = Vec::new();
    for (nth, (_, _, act)) in (1..).zip(game.acts()) {
        state.apply(act).expect("it was so");
        let now = sign(&state);
        if now != before {
            found.push(nth);
        }
        before = now;
    }
    found
}

/// The mark of a hex that nobody has turned up: a sign, and eight for the light
/// around it.
const FOG: (&str, usize) = ("?", 9);

/// All that the window says and draws of the moment is as it was after so many acts.
#[track_caller]
fn is_as_after(table: &Table, acts: usize) {
    assert_eq!(table.at(), acts);
    let state = table.window.game().state_after(acts).expect("it was so");
    for seat in state.seating().order() {
        let said = table.said(acts, |say| say.player_name(seat));
        assert!(table.window.says(&said), "{acts}: {said} {:#?}", table.window.names());
    }
    if state.knights().is_some() {
        let said = table.said(acts, strip);
        assert!(table.window.has(&said), "{acts}: {said} {:#?}", table.window.names());
    }
    let (sign, times) = FOG;
    assert_eq!(table.window.paints(sign), state.island().hidden().len() * times, "{acts}");
}

/// Returns what the strip of the barbarians says.
fn strip(say: &GameWords<'_>) -> String {
    let attack = say.state.attack_now();
    let strengths =
        [("defence", attack.together().into()), ("barbarians", attack.barbarians.into())];
    let values = [
        ("away", say.barbarians_away().into()),
        ("strengths", say.text.with("barbarians-strengths", &strengths).into()),
        ("verdict", say.attack_ahead(&attack).into()),
    ];
    say.text.with("barbarians-name", &values)
}

#[rstest]
#[case::cities_and_knights(Plays::Knights, LANDSCAPE)]
#[case::cities_and_knights_where_it_is_narrow(Plays::Knights, vec2(480.0, 800.0))]
#[case::seafarers(Plays::Sea, LANDSCAPE)]
#[case::seafarers_where_it_is_low(Plays::Sea, vec2(800.0, 480.0))]
#[case::both(Plays::Both, vec2(800.0, 1280.0))]
fn what_an_expansion_adds_is_shown_as_it_was_at_the_moment_sought(
    #[case] plays: Plays,
    #[case] size: Vec2,
) {
    let data_dir = plays.saved(400);
    let table = Table::over(data_dir, Motion::Still, size, Language::German);
    let mut table = table.with_history();
    let count = table.window.game().count();
    let mut moments = BTreeSet::from([0, count / 3, count - 1, count]);
    for sign in plays.signs() {
        let found = changes(table.window.game(), sign);
        let first_and_last = found.first().into_iter().chain(found.last());
        moments.extend(first_and_last.flat_map(|nth| [nth - 1, *nth]));
    }
    // Back and forth, so that nothing is left of a moment shown before.
    let mut way: Vec<usize> = moments.iter().copied().collect();
    way.extend(moments.iter().rev());
    for acts in way {
        table.seek(acts);
        is_as_after(&table, acts);
    }
    assert_eq!(table.window.game().count(), count, "nothing was played");
}

#[test]
fn ships_and_the_pirate_are_seen_where_they_were() {
    let data_dir = Plays::Sea.saved(400);
    let table = Table::over(data_dir, Motion::Still, LANDSCAPE, Language::German);
    let mut table = table.with_history();
    for sign in Plays::Sea.signs() {
        let nth = changes(table.window.game(), sign)[0];
        let [before, after, again] = [nth - 1, nth, nth - 1].map(|acts| {
            table.seek(acts);
            table.picture_of_the_island()
        });
        assert!(before != after, "act {nth} is seen");
        assert!(before == again, "act {nth} leaves something behind");
    }
}

/// Counts how often the outcome of the attack is painted while its act is played, beyond how often
/// it is there anyway.
fn seen_of_the_attack(table: &mut Table) -> usize {
    let game = table.window.game();
    let mut all = 1..=game.count();
    let attack = all.find(|acts| game.attack_reason_by(*acts).is_some()).expect("an attack");
    let reason = game.attack_reason_by(attack).expect("an attack");
    let title = table.said(attack, |say| say.attack_title(&reason));
    table.seek(attack);
    is_as_after(table, attack);
    let anyway = table.window.paints(&title);
    table.goes_at("replay-slow");
    table.seek(attack - 1);
    is_as_after(table, attack - 1);
    table.click("replay-play");
    let (mut most, mut frames) = (0, 0);
    while table.at() <= attack && table.is_playing() {
        if table.at() == attack {
            most = most.max(table.window.paints(&title));
        }
        table.step(1);
        frames += 1;
        assert!(frames < 200, "it never goes on");
    }
    most.saturating_sub(anyway)
}

#[rstest]
#[case::repelled(Some(KnightLevel::Mighty), LANDSCAPE, Language::English)]
#[case::lost(None, LANDSCAPE, Language::German)]
#[case::lost_where_it_is_narrow(None, vec2(480.0, 800.0), Language::German)]
fn the_barbarians_attack_again_as_they_did(
    #[case] knight: Option<KnightLevel>,
    #[case] size: Vec2,
    #[case] language: Language,
) {
    let mut game = ship_is_near();
    if let Some(level) = knight {
        let at = game.ends(0)[0];
        game.places(0, at, level);
    }
    game.rolls(8);
    game.shows(EventFace::Ship, None);
    let seen = |motion| {
        let mut table = Table::after(&game, motion, size, language).with_history();
        seen_of_the_attack(&mut table)
    };
    assert!(seen(Motion::Moving) > 0, "it is seen how it ended");
    assert_eq!(seen(Motion::Still), 0, "nothing moves where nobody likes it");
}

/// For how many hundredths of a second a moving picture shows the opening, and each act.
const OPENING: u32 = 100;
const EACH: u32 = 12;

#[rstest]
#[case::cities_and_knights(Plays::Knights)]
#[case::seafarers(Plays::Sea)]
#[case::both(Plays::Both)]
fn a_moving_picture_shows_what_an_expansion_adds_as_it_was(#[case] plays: Plays) {
    let acts = 250;
    let data_dir = plays.saved(acts);
    let size = vec2(480.0, 800.0);
    let mut table = Table::over(data_dir, Motion::Still, size, Language::German);
    let file = table.animation();
    let bytes = fs::metadata(&file).expect("a file").len();
    assert!(bytes <= 8_000_000, "{bytes}");
    let frames = shown(&file);
    let total: u32 = frames.iter().map(|(_, hundredths)| hundredths).sum();
    assert!((1_000..=4_000).contains(&total), "{total}");
    let (game, text) = (table.window.game(), &table.window.text);
    let mut moments = BTreeSet::from([0, game.count()]);
    for sign in plays.signs() {
        let nth = changes(game, sign)[0];
        let [before, after] = [nth - 1, nth].map(|acts| picture(game, text, acts));
        assert!(off(&before, &after) > 0.0, "act {nth} can be seen");
        moments.extend([nth - 1, nth]);
    }
    // When each frame ends, in hundredths of a second.
    let ends = frames.iter().scan(0, |passed, (_, hundredths)| {
        *passed += hundredths;
        Some(*passed)
    });
    let timed: Vec<_> = frames.iter().map(|(seen, _)| seen).zip(ends).collect();
    for acts in moments {
        let due = picture(game, text, acts);
        let when = OPENING + EACH * u32::try_from(acts).expect("few");
        let near = timed.iter().filter(|(_, end)| end + 3 * EACH >= when).take(7);
        let near = near.map(|(seen, _)| off(seen, &due));
        let best = near.min_by(f64::total_cmp).expect("a frame");
        assert!(best < 0.002, "{best} of all pixels after {acts} acts");
    }
    let hidden = |deed: &Deed| matches!(deed, Deed::Sea(SeaDeed::TurnUp { .. }));
    let found = game.acts().filter(|(_, _, act)| hidden(&act.deed)).count();
    assert_eq!(found > 0, plays != Plays::Knights, "something was turned up");
}
