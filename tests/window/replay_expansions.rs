//! A game of Cities & Knights or Seafarers played again, and written as a moving picture: all
//! that they add is shown as it was then, among six with long names as well, and in German.

use std::collections::BTreeSet;

use cards::EventFace;
use chrono::TimeDelta;
use egui::{Vec2, vec2};
use game::{Deed, Edition, Following, Game, KnightLevel, Rules, SeaDeed, SeaRules, State, Track};
use rstest::rstest;
use store::read_journal;
use tableside::app::settings::Motion;
use tempfile::TempDir;
use words::game::GameWords;
use words::language::Language;

use crate::common::temp_dir;
use crate::tools::knights_game::ship_is_near;
use crate::tools::replay_table::{Table, off, picture, shown};
use crate::tools::saved::play;
use crate::tools::window::{LANDSCAPE, LONG_NAMES, now};

/// What is played besides the base game.
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

/// What a hex that nobody has turned up is marked with: a sign, and eight for the light
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
    assert_eq!(table.paints(sign), state.island().hidden().len() * times, "{acts}");
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

/// How often the outcome of the attack is painted while its act is played, beyond how often it
/// is there anyway.
fn seen_of_the_attack(table: &mut Table) -> usize {
    let game = table.window.game();
    let mut all = 1..=game.count();
    let attack = all.find(|acts| game.attack_reason_by(*acts).is_some()).expect("an attack");
    let reason = game.attack_reason_by(attack).expect("an attack");
    let title = table.said(attack, |say| say.attack_title(&reason));
    table.seek(attack);
    is_as_after(table, attack);
    let anyway = table.paints(&title);
    let slow = table.window.text.get("replay-slow");
    table.window.tap_with("replay-speed", &[("speed", slow.into())]);
    table.seek(attack - 1);
    is_as_after(table, attack - 1);
    table.click("replay-play");
    let (mut most, mut frames) = (0, 0);
    while table.at() <= attack && table.is_playing() {
        if table.at() == attack {
            most = most.max(table.paints(&title));
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
    let bytes = std::fs::metadata(&file).expect("a file").len();
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
