//! Modules in words: hauls with fish and oil, news of what changed hands, reasons for points, and what
//! lies before players, in random games of them.

use std::collections::BTreeSet;

use game::{Expansion, Expansions, Following, Game, OilChange, Setup, SetupFields, State, Step};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::random_act;
use words::game::belongings::{Belonging, Holding, Stored};
use words::game::stage::StageWords;
use words::game::{GameWords, Sign, TurnNews, why};
use words::language::Language;
use words::text::Text;

use crate::common::take;
use crate::expansion_laws::opening;

/// Sets that have every module between them.
fn kinds() -> [Expansions; 5] {
    use Expansion::{Fish, Knights, Oil, Rivers, Wagons};
    [
        [Fish, Rivers].into_iter().collect(),
        [Wagons].into_iter().collect(),
        [Oil].into_iter().collect(),
        [Fish, Rivers, Wagons, Oil].into_iter().collect(),
        [Fish, Rivers, Knights].into_iter().collect(),
    ]
}

/// Looks at every moment of a few random games of `kind`.
fn look(kind: Expansions, mut at: impl FnMut(&Game)) {
    for seed in 0..3 {
        let parts = SetupFields::from(opening(kind, Following::Open, seed));
        let mut game = Game::new(Setup::new(parts).expect("a setup"));
        let mut state: State = game.state().clone();
        let mut rng = StdRng::seed_from_u64(seed);
        for _ in 0..700 {
            let Some(act) = random_act(&mut state, &mut rng) else { break };
            take(&mut game, Step::Act(act));
            at(&game);
        }
    }
}

fn in_words<T>(game: &Game, language: Language, tell: impl FnOnce(&GameWords<'_>) -> T) -> T {
    let text = Text::of(language);
    tell(&GameWords::now(&text, game, &|_| String::new()))
}

#[test]
fn the_parts_of_points_add_up_to_the_points_that_count() {
    let mut seen = BTreeSet::new();
    for kind in kinds() {
        look(kind, |game| {
            for seat in game.state().players().seats() {
                let reason = game.points_reason(seat);
                assert_eq!(reason.total(), game.state().public_points(seat), "{reason:?}");
                assert_eq!(reason.target, game.state().needs(seat));
                let parts = [
                    ("deliveries", reason.delivered > 0),
                    ("last level", reason.last_level > 0),
                    ("wealthiest", reason.settlers > 0),
                    ("poor", reason.settlers < 0),
                    ("sequestered", reason.sequestered > 0),
                ];
                seen.extend(parts.into_iter().filter(|(_, is_some)| *is_some).map(|(it, _)| it));
            }
        });
    }
    let all = ["deliveries", "poor", "sequestered", "wealthiest"];
    assert!(all.iter().all(|part| seen.contains(part)), "{seen:?}");
}

#[test]
fn why_tells_every_part_of_the_points_in_both_languages() {
    for kind in kinds() {
        let mut nth = 0;
        look(kind, |game| {
            nth += 1;
            if nth % 97 != 0 {
                return;
            }
            for seat in game.state().players().seats() {
                let reason = game.points_reason(seat);
                for language in Language::ALL {
                    let answer = in_words(game, language, |say| why::points(say, &reason));
                    let lines = answer.lines.iter().map(|line| line.words.as_str());
                    let all = lines.collect::<Vec<_>>().join(" ");
                    let word = |en: &str, de: &str| {
                        let word = if language == Language::English { en } else { de };
                        all.contains(word)
                    };
                    assert_eq!(reason.delivered > 0, word("deliver", "Lieferung"), "{all}");
                    assert_eq!(reason.last_level > 0, word("level 5", "Stufe 5"), "{all}");
                    let has_boot = game.state().position().boot() == Some(seat);
                    assert_eq!(has_boot, word("the boot", "alten Schuh"), "{all}");
                }
            }
        });
    }
}

#[test]
fn a_haul_tells_cards_oil_and_fish_in_one_sentence_and_the_row_of_the_table_view_does_too() {
    let mut told = BTreeSet::new();
    for kind in kinds() {
        look(kind, |game| {
            let Some(payout) = game.state().payout() else { return };
            let act = game.last().expect("an act");
            if act.payout.is_none() || payout.number == 7 {
                return;
            }
            for language in Language::ALL {
                in_words(game, language, |say| {
                    let news = TurnNews::of(say);
                    let rows = StageWords::of(say, &news).rows;
                    for row in rows {
                        let oil = say.state.oil().map_or(0, |oil| oil.got(row.seat));
                        let fish = news.caught(row.seat).drawn;
                        assert_eq!((row.haul.oil, row.haul.fish), (oil, fish));
                        let sentence = row.haul.sentence(say, row.seat);
                        assert!(sentence.contains(&row.name), "{sentence}");
                        let (draws, has_oil) = match language {
                            Language::English => ("draws", " oil"),
                            Language::German => ("zieht", " Öl"),
                        };
                        for words in [&sentence, &row.words] {
                            assert_eq!(fish > 0, words.contains(draws), "{words}");
                            assert!(oil == 0 || words.contains(has_oil), "{words}");
                        }
                        let is_some = |count: u8| if count > 0 { "some" } else { "no" };
                        told.insert((is_some(oil), is_some(fish), row.haul.cards.is_empty()));
                    }
                });
            }
        });
    }
    assert!(told.contains(&("no", "some", false)) && told.contains(&("no", "some", true)));
    assert!(told.iter().any(|(oil, ..)| *oil == "some"), "{told:?}");
}

#[test]
fn fish_that_were_drawn_are_those_of_the_act_and_never_more_than_were_due() {
    let kind = [Expansion::Fish].into_iter().collect();
    let mut less = 0;
    look(kind, |game| {
        let act = game.last().expect("an act");
        if act.payout.is_none() {
            return;
        }
        in_words(game, Language::English, |say| {
            let news = TurnNews::of(say);
            for seat in say.state.players().seats() {
                let caught = news.caught(seat);
                assert!(caught.drawn <= caught.owed, "{caught:?}");
                let drawn = act.fish.iter().map(
                    |game::FishChange::Drew { player, count }| {
                        if *player == seat { *count } else { 0 }
                    },
                );
                assert_eq!(drawn.sum::<u8>(), caught.drawn);
                let reason = game.state().payout_reason(seat).expect("a payout");
                assert_eq!(reason.fish_due(), caught.owed);
                less += usize::from(caught.drawn < caught.owed);
            }
        });
    });
    assert!(less > 0, "nobody was short of room");
}

#[test]
fn what_changes_hands_is_news_with_its_sign() {
    let mut signs = BTreeSet::new();
    for kind in kinds() {
        let mut nth = 0;
        look(kind, |game| {
            nth += 1;
            let act = game.last().expect("an act");
            let is_champion = |one: &OilChange| matches!(one, OilChange::Champion { .. });
            if nth % 7 != 0 && !act.oil.iter().any(is_champion) {
                return;
            }
            let lines = in_words(game, Language::English, |say| TurnNews::of(say).lines);
            for line in lines {
                if let Sign::Belonging(what) = line.sign {
                    signs.insert(what);
                    assert!(!line.words.contains("  "), "{}", line.words);
                }
            }
        });
    }
    for tile in [Belonging::Wealthiest, Belonging::Poor, Belonging::Boot, Belonging::Champion] {
        assert!(signs.contains(&tile), "{tile:?} never passes: {signs:?}");
    }
}

#[test]
fn whatever_lies_there_has_words_and_a_fact_that_puts_it_right() {
    let (mut held, mut stored) = (BTreeSet::new(), BTreeSet::new());
    for kind in kinds() {
        let mut nth = 0;
        look(kind, |game| {
            nth += 1;
            if nth % 53 != 0 {
                return;
            }
            in_words(game, Language::German, |say| {
                for seat in say.state.players().seats() {
                    for one in Holding::all(say.state, seat) {
                        held.insert(one.what);
                        let words = say.held_in_words(one);
                        assert!(!words.is_empty() && !words.contains('{'), "{words}");
                        let (fact, subject) = one.what.told(seat).expect("a fact");
                        assert!(fact.booked(say.state, subject).is_some(), "{fact:?}");
                        assert!(
                            say.player_facts(seat).contains(&words)
                                || say.state.knights().is_some()
                        );
                    }
                }
                for one in Stored::all(say.state) {
                    stored.insert(one.store);
                    assert!(!say.stored_in_words(one).is_empty());
                    let is_booked =
                        |fact: &game::Fact| fact.booked(say.state, game::Subject::Table).is_some();
                    assert!(one.fact().is_none_or(is_booked), "{one:?}");
                }
            });
        });
    }
    assert_eq!(held.len(), 11, "{held:?}");
    assert_eq!(stored.len(), 7, "{stored:?}");
}
