//! Views of random games: whole in every language, small enough to send, and without a word about
//! whose cards are which. `tables` plays the games, `twins` the same games with two hands swapped,
//! `whispers` with other things told the app alone.

mod tables;
mod twins;
mod whispers;

use serde_json::Value;

use super::*;
use crate::game::announcement::Since;
use crate::game::{GameWords, TurnNews, tell};
use crate::language::Language;
use crate::text::Text;
use cards::Season;
use game::{Following, Game};
use tables::{Kind, Table, kept};

/// The most that a view may take as JSON, in bytes.
const MOST: usize = 64 * 1024;

fn view(game: &Game, text: &Text) -> OpenView {
    let when = |_| String::new();
    let say = GameWords::now(text, game, &when);
    let news = TurnNews::of(&say);
    OpenView::of(&say, &news, &Since::Done)
}

/// All turns of a game in each language.
fn past(game: &Game, texts: &[Text]) -> Vec<Vec<ShownPast>> {
    let when = |_| String::new();
    let all: Vec<_> = texts.iter().map(|text| GameWords::now(text, game, &when)).collect();
    let mut walk = PastWalk::new(game);
    std::iter::from_fn(|| walk.turn(&all)).collect()
}

fn json(view: &OpenView) -> Value {
    serde_json::to_value(view).expect("plain values")
}

/// Sentences that are nothing but the name of their message.
fn missing(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(words) if words.contains('[') => found.push(words.clone()),
        Value::Array(all) => all.iter().for_each(|one| missing(one, found)),
        Value::Object(all) => all.values().for_each(|one| missing(one, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The view without whatever is said: signs, colors, names, and figures.
fn bones(value: &Value) -> Value {
    match value {
        Value::Array(all) => all.iter().map(bones).collect(),
        Value::Object(all) => {
            let is_bone = |(key, value): &(&String, &Value)| {
                !value.is_string() || matches!(key.as_str(), "sign" | "color" | "name")
            };
            all.iter().filter(is_bone).map(|(key, value)| (key.clone(), bones(value))).collect()
        }
        Value::String(_) => Value::Null,
        Value::Null | Value::Bool(_) | Value::Number(_) => value.clone(),
    }
}

#[test]
fn every_kind_of_game_gives_a_whole_view_in_both_languages() {
    let texts = Language::ALL.map(Text::of);
    let mut ended = 0;
    for kind in Kind::ALL {
        for seed in 0..2 {
            let mut table = Table::new(kind, Following::Secret, seed);
            for act in 0.. {
                let is_on = act < 3_000 && table.goes_on();
                if is_on && act % 131 != 0 {
                    continue;
                }
                let game = table.game();
                let views = texts.each_ref().map(|text| view(game, text));
                for view in &views {
                    let value = json(view);
                    let mut found = Vec::new();
                    missing(&value, &mut found);
                    assert!(found.is_empty(), "{kind:?}, {seed}: {found:?}");
                    assert!(value.to_string().len() < MOST, "{kind:?}, {seed}");
                    assert_eq!(view.rows.len(), game.state().seating().count(), "{kind:?}");
                    assert!(!view.turn.words.is_empty() && view.announcement.len() > 1);
                    assert_eq!(view.end.is_some(), game.state().over().is_some());
                }
                let [english, german] = views.each_ref().map(|view| bones(&json(view)));
                assert_eq!(english, german, "{kind:?}, {seed}");
                assert_ne!(views[0].goal, views[1].goal);
                if !is_on {
                    ended += usize::from(game.state().over().is_some());
                    break;
                }
            }
        }
    }
    assert!(ended > 4, "{ended} games ended");
}

#[test]
fn each_expansion_brings_its_own_strip() {
    let text = Text::english();
    let of = |kind| {
        let mut table = Table::new(kind, Following::Secret, 1);
        while table.turns() < 12 && table.goes_on() {}
        view(table.game(), &text)
    };
    let base = of(Kind::Base);
    assert!(base.barbarians.is_none() && base.sea.is_empty() && base.stores.is_empty());
    assert!(base.rows.iter().all(|row| row.levels.is_empty() && row.held.is_empty()));
    assert_eq!(base.goal, "10 points to win");
    let knights = of(Kind::Knights);
    assert_eq!(knights.barbarians.map(|it| it.island), Some(7));
    assert!(knights.rows.iter().all(|row| row.levels.len() == 3));
    assert!(!of(Kind::Sea).sea.is_empty());
    for kind in [Kind::Fish, Kind::Oil, Kind::Wagons] {
        let view = of(kind);
        assert!(!view.stores.is_empty(), "{kind:?}");
        assert!(view.rows.iter().all(|row| !row.held.is_empty()), "{kind:?}");
    }
}

#[test]
fn a_number_tells_everybody_what_they_take() {
    let text = Text::english();
    let mut table = Table::new(Kind::Base, Following::Secret, 4);
    let mut kinds = 0;
    while table.goes_on() {
        let game = table.game();
        let Some(payout) = game.state().payout() else { continue };
        let view = view(game, &text);
        for row in &view.rows {
            let takes = row.takes.as_ref();
            assert_eq!(takes.is_some(), payout.number != 7 && view.end.is_none());
            kinds += takes.map_or(0, |takes| takes.chips.len());
        }
        if kinds > 20 {
            return;
        }
    }
    panic!("{kinds} kinds were taken");
}

#[test]
fn a_page_without_script_takes_no_name_for_its_own_letters() {
    let text = Text::english();
    let mut table = Table::new(Kind::Knights, Following::Secret, 2);
    while table.turns() < 8 && table.goes_on() {}
    let mut view = view(table.game(), &text);
    let evil = "<img src=x onerror='a(\"b\")'>&";
    view.rows[0].name = evil.to_owned();
    view.turn.words = format!("{evil}'s turn");
    view.stamp.island = "a\"b".to_owned();
    let page = still_page(&text, &view);
    assert!(!page.contains("<img src=x") && !page.contains("a(\"b"), "{page}");
    assert!(page.contains("&lt;img src=x onerror=&#39;a(&quot;b&quot;)&#39;&gt;&amp;"), "{page}");
    assert!(page.contains("/island.svg?h=a&quot;b"), "{page}");
    assert!(page.contains("<meta http-equiv=\"refresh\" content=\"10\">"));
    assert!(!page.contains("<script") && !page.contains("style=\""));
    let count = |of: &str| page.matches(of).count();
    for tag in ["main", "ol", "ul", "li", "p", "div", "section", "header", "bdi"] {
        let opened = count(&format!("<{tag}>")) + count(&format!("<{tag} "));
        assert_eq!(opened, count(&format!("</{tag}>")), "{tag}");
    }
}

#[test]
fn a_game_is_seen_again_turn_by_turn_with_all_that_its_history_tells() {
    let texts = Language::ALL.map(Text::of);
    for kind in Kind::ALL {
        let mut table = Table::new(kind, Following::Secret, 3);
        while table.turns() < 15 && table.goes_on() {}
        let game = table.game();
        let turns = past(game, &texts);
        assert!(turns.len() > 10, "{kind:?}: {} turns", turns.len());
        for (nth, text) in texts.iter().enumerate() {
            let told = tell(text, game, &|_| String::new()).sentences;
            let seen: Vec<String> =
                turns.iter().flat_map(|turn| turn[nth].lines.iter().cloned()).collect();
            assert_eq!(seen, told, "{kind:?}");
            assert!(turns.windows(2).all(|two| two[0][nth].title != two[1][nth].title));
        }
        let mut walk = PastWalk::new(game);
        let when = |_| String::new();
        let say = [GameWords::now(&texts[0], game, &when)];
        while walk.turn(&say).is_some() {}
        assert_eq!(walk.state(), game.state(), "{kind:?}");
    }
}

#[test]
fn a_season_has_the_sign_of_its_name() {
    for season in Season::ALL {
        assert_eq!(SignName::of_season(season).letters(), season.key());
    }
}

/// `web/tests/looking-on` has views that the page is tested with; `UPDATE_SNAPSHOTS=1` writes them anew.
#[test]
fn the_page_is_tested_with_views_as_they_are_made_today() {
    let folder =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/looking-on");
    let is_asked = std::env::var_os("UPDATE_SNAPSHOTS").is_some();
    for (name, game) in kept() {
        let views = Language::ALL.map(|language| view(&game, &Text::of(language)));
        let pages = Language::ALL.map(|language| {
            let text = Text::of(language);
            let mut view = view(&game, &text);
            view.stamp.island = "kept".to_owned();
            (format!("{name}.{}.html", language.code()), still_page(&text, &view))
        });
        let views = serde_json::to_string_pretty(&views).expect("plain values") + "\n";
        let [page, _] = pages;
        for (file, made) in [(format!("{name}.json"), views), page] {
            let path = folder.join(&file);
            if is_asked {
                std::fs::create_dir_all(&folder).expect("a folder");
                std::fs::write(&path, &made).expect("written");
            }
            let there = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(there == made, "{file} is out of date: write it anew with UPDATE_SNAPSHOTS=1");
        }
    }
}
