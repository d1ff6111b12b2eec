//! Whatever the table has to do now is in sight without scrolling, with six players and much at
//! once, in every size; neither the island nor the large button moves for it.

use board::Spot;
use cards::EventFace;
use egui::{Rect, Vec2, vec2};
use game::{
    BarbarianTrack, Building, CardKind, Cards, Deed, ExtraBuilding, Following, KnightLevel,
    KnightsDeed, KnightsTask, NumberSource, SeaTask, Task, Track,
};
use words::game::{Sign, TurnNews};
use words::language::Language;

use crate::pages::long;
use crate::tools::bot::Bot;
use crate::tools::knights_game::{first, rules};
use crate::tools::played::Played;
use crate::tools::sea_game::{company, founded, rolls_gold, rules as sea_rules};
use crate::tools::window::LONG_NAMES;

const SIZES: [Vec2; 5] = [
    vec2(1280.0, 800.0),
    vec2(800.0, 1280.0),
    vec2(1024.0, 600.0),
    vec2(800.0, 480.0),
    vec2(480.0, 800.0),
];

/// Six with long names who are about to roll their own dice, each with so many cards of each kind;
/// the next ship attacks.
fn six(following: Following, each: u8) -> Played {
    let mut game = Played::company(rules(following), LONG_NAMES);
    game.does(Deed::UseSource { numbers: NumberSource::Table });
    game.does(Deed::MoveBarbarians { to: BarbarianTrack::try_from(6).expect("a step") });
    for nth in 0..6 {
        game.has(nth, Cards::from_fn(|_| each));
    }
    game
}

/// An attack that is lost by all, and a 7 at which all discard.
fn attack_and_seven(following: Following) -> Played {
    let mut game = six(following, 2);
    game.rolls(7);
    game.shows(EventFace::Ship, None);
    game
}

/// A gate at which two draw, and the 7.
fn gate_and_seven(following: Following) -> Played {
    let mut game = six(following, 2);
    for nth in [1, 4] {
        game.improves(nth, Track::Trade, 3);
    }
    game.rolls(7);
    game.shows(EventFace::Trade, Some(2));
    game
}

/// A number that brings somebody nothing who has an Aqueduct.
fn aqueduct(following: Following) -> Played {
    let numbers = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
    let rolled = |number: u8| {
        let mut game = six(following, 1);
        (0..6).for_each(|nth| game.improves(nth, Track::Science, 3));
        game.rolls(number);
        game.shows(EventFace::Politics, Some(number.saturating_sub(6).max(1)));
        game
    };
    let owes = |game: &Played| matches!(game.state.open_tasks(), [Task::Take { .. }, ..]);
    numbers.into_iter().map(rolled).find(owes).expect("somebody takes nothing")
}

/// Gold of six at sea.
fn gold(following: Following) -> Played {
    let game = founded(company(LONG_NAMES, sea_rules(following)));
    rolls_gold(game, Building::Settlement)
}

/// The names of which one has to be in sight: of what is asked, or of a seat whose player is said to
/// have something to do; of the first task its own.
fn due(bot: &Bot) -> Vec<Vec<String>> {
    let following = bot.state().rules().following;
    let mut all: Vec<Vec<String>> = Vec::new();
    for (nth, task) in bot.state().open_tasks().iter().enumerate() {
        let asked = match task {
            Task::Discard { player, count: Some(count) } => {
                let key = match following {
                    Following::Open => "task-discard-kinds-name",
                    Following::Secret | Following::Private | Following::Off => {
                        "task-untold-discard"
                    }
                };
                bot.said(|say| say.about_with(key, *player, "count", (*count).into()))
            }
            task => bot.said(|say| say.task(task)),
        };
        let seat = bot.said(|say| {
            let name = say.player_name(task.player());
            let is_active = say.active() == task.player();
            let name = if is_active { say.with("player-active", &[("name", &name)]) } else { name };
            say.with("player-due", &[("name", &name)])
        });
        all.push(if nth == 0 { vec![asked] } else { vec![asked, seat] });
        // The kinds to choose from, too.
        let takes = |task: &Task| match task {
            Task::Take { resource: None, .. } => true,
            Task::Sea(SeaTask::Gold { count, .. }) => *count == 1,
            _ => false,
        };
        if nth == 0 && takes(task) {
            let name = |kind: CardKind| {
                bot.said(|say| {
                    let resource = say.text.kind(kind).into();
                    say.about_with("task-take-kind", task.player(), "resource", resource)
                })
            };
            all.extend(CardKind::RESOURCES.into_iter().map(|kind| vec![name(kind)]));
        }
    }
    if bot.window.tells("attack-knights-lie-down") {
        all.push(vec![bot.window.text.get("attack-knights-lie-down")]);
    }
    all
}

/// Returns where the large button is, by what it says of a discard or of a city.
fn large(bot: &Bot) -> Rect {
    let wanted = ["wanted-city", "wanted-card"].map(|key| bot.window.text.get(key));
    let told = |name: &str| {
        let first = bot.state().open_tasks().first();
        let Some(Task::Discard { player, count: Some(count) }) = first else { return false };
        let values =
            |key: &str| bot.said(|say| say.about_with(key, *player, "count", (*count).into()));
        let start = bot.name_of(*player);
        name == values("task-discard-told") || name.starts_with(&start) && name.contains(" 0 ")
    };
    bot.window.place_of(|name| wanted.iter().any(|wanted| name == wanted) || told(name))
}

#[test]
fn all_that_is_due_after_an_attack_a_gate_with_a_7_or_gold_is_in_sight_with_six_in_every_size() {
    let mut found = Vec::new();
    for following in [Following::Secret, Following::Open] {
        let moments = [
            (attack_and_seven(following), "attack", 6),
            (gate_and_seven(following), "gate", 6),
            (aqueduct(following), "aqueduct", 6),
            (gold(following), "gold", 6),
        ];
        for (game, what, least) in moments {
            for (size, language) in SIZES.into_iter().zip(Language::ALL.into_iter().cycle()) {
                let bot = game.shown_as((size, language));
                let all = due(&bot);
                assert!(all.len() >= least, "{what}: {all:?}");
                let foot = large(&bot);
                assert!(foot.bottom() <= size.y, "{what} {size}: the large button at {foot}");
                let names = bot.window.names();
                // Neither below the fold nor behind the button; the seats may stand below it.
                let is_seen = |name: &String| {
                    names.iter().any(|other| other.contains(name)) && {
                        let at = bot.window.place_of(|other| other.contains(name));
                        let is_seat = name
                            .ends_with(&bot.window.text.with("player-due", &[("name", "".into())]));
                        let bottom = if is_seat { size.y } else { foot.top() + 1.0 };
                        at.top() >= 0.0 && at.bottom() <= bottom && !at.intersects(foot.shrink(1.0))
                    }
                };
                for ways in all {
                    if !ways.iter().any(is_seen) {
                        found.push(format!("{what} {following:?} {size}: {ways:?}, {foot}"));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{}:\n{}", found.len(), found.join("\n"));
}

/// Returns which of `names` aren't whole between the window's top and the large button called `foot`.
fn hidden(bot: &Bot, names: Vec<String>, foot: &str) -> Vec<String> {
    let foot = bot.window.place_of(|name| name.starts_with(foot));
    let is_seen = |name: &String| {
        bot.window.has(name) && {
            let at = bot.window.place_of(|other| other == name);
            at.top() >= 0.0 && at.bottom() <= foot.top() + 1.0
        }
    };
    names.into_iter().filter(|name| !is_seen(name)).collect()
}

#[test]
fn each_face_of_the_tables_own_dice_is_in_sight_with_six_in_every_size() {
    let mut game = six(Following::Secret, 1);
    game.rolls(8);
    for (size, language) in SIZES.into_iter().zip(Language::ALL.into_iter().cycle()) {
        let mut bot = game.shown_as((size, language));
        let face = |face: EventFace| bot.said(|say| say.with("event-die-name", &[("face", &face)]));
        let [ship, trade, politics, science] =
            [EventFace::Ship, EventFace::Trade, EventFace::Politics, EventFace::Science].map(face);
        let asks = bot.window.text.get("wanted-face");
        let faces = vec![ship, trade.clone(), politics, science];
        assert_eq!(hidden(&bot, faces, &asks), [""; 0], "{size}");
        bot.touch(&trade);
        let red = |red: u8| bot.window.text.with("event-die-red-name", &[("red", red.into())]);
        assert_eq!(hidden(&bot, (2..=6).map(red).collect(), &asks), [""; 0], "{size}");
    }
}

#[test]
fn the_decks_of_those_who_held_an_attack_together_are_in_sight_with_six_in_every_size() {
    let mut game = six(Following::Secret, 1);
    for nth in [0, 1] {
        game.places(nth, game.ends(nth)[0], KnightLevel::Mighty);
    }
    game.rolls(8);
    game.shows(EventFace::Ship, None);
    for (size, language) in SIZES.into_iter().zip(Language::ALL.into_iter().cycle()) {
        let bot = game.shown_as((size, language));
        let Some(Task::Knights(KnightsTask::ChooseDeck { player })) =
            bot.state().open_tasks().first()
        else {
            panic!("a deck to choose: {:?}", bot.state().open_tasks())
        };
        let decks = Track::ALL.map(|track| {
            bot.said(|say| say.with("deck-draw-name", &[("who", player), ("track", &track)]))
        });
        let asks = bot.window.text.get("wanted-deck");
        assert_eq!(hidden(&bot, decks.to_vec(), &asks), [""; 0], "{size}");
    }
}

#[test]
fn a_theft_without_a_choice_after_an_attack_is_in_sight_with_six_in_every_size() {
    let mut game = six(Following::Secret, 0);
    game.has(1, Cards::of(CardKind::Ore, 3));
    game.rolls(7);
    game.shows(EventFace::Ship, None);
    while let Some(Task::Knights(KnightsTask::LoseCity { player })) = game.state.tasks().first() {
        let player = *player;
        let at = first(&game.state, player, Building::City);
        game.does(KnightsDeed::LoseCity { player, at });
    }
    let island = game.state.island().clone();
    let mut own = game.state.pieces().buildings_of(game.seat(1));
    let beside =
        own.find_map(|(at, _)| at.hexes().into_iter().find(|hex| island.tile(*hex).is_some()));
    drop(own);
    let beside = beside.expect("land beside the victim");
    for (size, language) in SIZES.into_iter().zip(Language::ALL.into_iter().cycle()) {
        let mut bot = game.shown_as((size, language));
        bot.touch_spot(Spot::Hex(beside));
        assert_eq!(bot.state().open_tasks(), [], "there is one to take from");
        let lines = bot.said(|say| {
            let lines = TurnNews::of(say).lines.into_iter();
            lines.filter(|line| line.sign == Sign::Done).map(|line| line.words).collect::<Vec<_>>()
        });
        assert!(!lines.is_empty(), "the theft is told");
        let done = bot.window.text.get("pass-brief");
        assert_eq!(hidden(&bot, lines, &done), [""; 0], "{size}");
    }
}

#[test]
fn the_island_and_the_large_button_lie_where_they_lay_whatever_is_asked() {
    for size in SIZES {
        let mut places = Vec::new();
        for game in [six(Following::Secret, 1), attack_and_seven(Following::Secret)] {
            let bot = game.shown_as((size, Language::English));
            let island = bot.window.text.get("island");
            let island = bot.window.place_of(|name| name == island);
            let asks = bot.window.text.get("roll-ask");
            let large = match bot.state().open_tasks() {
                [] => bot.window.place_of(|name| name == asks),
                _ => large(&bot),
            };
            places.push((island, large));
        }
        assert_eq!(places.first(), places.last(), "{size}");
    }
}

#[test]
fn the_cards_of_a_swap_are_in_sight_with_six_in_every_size() {
    let mut moments = long(Following::Secret, "abcd", ExtraBuilding::Off);
    let game = moments.remove("task swap").expect("a card of these decks asks for it");
    for (size, language) in SIZES.into_iter().zip(Language::ALL.into_iter().cycle()) {
        let mut bot = game.shown_as((size, language));
        let Some(Task::Swap { player }) = bot.state().open_tasks().first().cloned() else {
            panic!("a swap")
        };
        let named = |bot: &Bot, key: &str, kind: CardKind| {
            bot.said(|say| {
                let resource = say.text.kind(kind).into();
                say.about_with(key, player, "resource", resource)
            })
        };
        let foot = bot.window.text.get("task-nobody-else");
        let held: Vec<CardKind> = bot.said(|say| say.kinds(player));
        let give = held.iter().map(|kind| named(&bot, "task-swap-give-name", *kind)).collect();
        assert_eq!(hidden(&bot, give, &foot), [""; 0], "{size}: what is given");
        bot.touch(&named(&bot, "task-swap-give-name", held[0]));
        let get = CardKind::RESOURCES.into_iter().filter(|kind| *kind != held[0]);
        let get = get.map(|kind| named(&bot, "task-swap-get-name", kind)).collect();
        assert_eq!(hidden(&bot, get, &foot), [""; 0], "{size}: what is taken");
    }
}
