//! What is said of a turn is true of it: a season that stays, a 7 on a quiet card, a red die
//! that can show one thing only, awards that a game hasn't, and corrections with what was.

use board::Resource::{Ore, Wool};
use cards::{
    Award, BuiltIn, Deck, Die, EventFace, NewYear, PileCard, Preparation, RulingSet, Season,
    Selection, Weather,
};
use game::{
    BarbarianTrack, Correction, Deed, Enforcement, Expansion, Expansions, Following, Game,
    KnightsCorrection, KnightsDeed, KnightsDiscrepancy, KnightsTask, Level, OwnScenario, Refusal,
    Roll, Rules, Setup, SetupFields, Task, Track,
};
use words::game::TurnNews;
use words::game::announcement::{Since, announcement};
use words::game::stage::StageWords;
use words::language::Language;
use words::text::Text;

use crate::common::knights_table::{self, of};
use crate::common::{Plays, cards, opened, setup_with};
use crate::no_choice::second_city;
use crate::sea_why::said;
use crate::told_of_cards::{last_line, news};

/// A game after its opening, with deck B and these cards on top of its pile.
fn with_deck_b(rules: Rules, top: &[PileCard]) -> Game {
    let deck = BuiltIn::B.deck().expect("sound");
    let cards = Selection {
        weather: Weather::Mixed,
        new_year: NewYear::Off,
        starts: Season::Spring,
        ..Selection::default()
    };
    let all = (0..36).map(|card| PileCard::Numbered { deck: 0, card });
    let rest = all.chain(Season::ALL.map(PileCard::Weather)).filter(|card| !top.contains(card));
    let order = top.iter().copied().chain(rest).collect();
    let parts = SetupFields {
        decks: vec![deck],
        shuffle: Preparation::new(order, [7; 16]).into(),
        rules: Rules { cards, ..rules.clone() },
        ..setup_with(3, Rules { cards: Selection::default(), ..rules }, &[]).into()
    };
    opened(Setup::new(parts).expect("the parts go together"))
}

fn draws(game: &mut Game) {
    let turned = game.state().next_draw(|| panic!("no shuffle is due")).expect("a card");
    game.does(Deed::Draw { turned });
}

/// The first card of `deck` that `is_meant`.
fn found(deck: &Deck, is_meant: impl Fn(&cards::Card) -> bool) -> PileCard {
    let nth = deck.cards().iter().position(is_meant).expect("such a card");
    PileCard::Numbered { deck: 0, card: u8::try_from(nth).expect("few cards") }
}

#[test]
fn a_weather_card_of_the_season_that_is_says_that_it_stays() {
    let deck = BuiltIn::B.deck().expect("sound");
    let five = found(&deck, |card| card.number() == 5);
    for season in Season::ALL {
        let top = [PileCard::Weather(season), five];
        let [english, german] = news(&{
            let mut game = with_deck_b(Rules::open_hands(), &top);
            draws(&mut game);
            game
        });
        let stays = season == Season::Spring;
        assert_eq!(english.contains("It is still spring."), stays, "{english}");
        assert_eq!(german.contains("Es bleibt Frühling."), stays, "{german}");
        assert_eq!(german.contains("Es wird"), !stays, "{german}");
    }
    // Each is held against the season before it, also within one draw.
    let top = [Season::Autumn, Season::Spring].map(PileCard::Weather);
    let mut game = with_deck_b(Rules::open_hands(), &[top[0], top[1], five]);
    draws(&mut game);
    let [_, german] = news(&game);
    assert!(german.contains("Es wird Herbst. | Es wird Frühling."), "{german}");
}

#[test]
fn a_seven_is_no_quiet_day() {
    let deck = BuiltIn::B.deck().expect("sound");
    let knights = Rules { following: Following::Open, ..knights_table::rules() };
    for (rules, season) in [
        (Rules::open_hands(), Season::Spring),
        (Rules::open_hands(), Season::Winter),
        (knights, Season::Spring),
    ] {
        let is_quiet_seven = |card: &cards::Card| {
            card.number() == 7 && card.event.as_str() == "none" && card.season == Some(season)
        };
        let mut game = with_deck_b(rules, &[found(&deck, is_quiet_seven)]);
        draws(&mut game);
        let all = said(&game, |say| {
            let news = TurnNews::of(say);
            let stage = StageWords::of(say, &news);
            let acts = game.acts().map(|(_, _, act)| act).collect::<Vec<_>>();
            let before = game.state_after(acts.len() - 1).expect("a state");
            let history = say.history_line(acts[acts.len() - 1], &before);
            let spoken = announcement(say, &news, &Since::Done);
            [stage.title, stage.line, history, spoken].join(" | ")
        });
        for untrue in ["Quiet", "like any other", "only counts in"] {
            assert!(!all[0].contains(untrue), "{}", all[0]);
        }
        for untrue in ["Stiller", "wie jeder andere", "gilt nur im"] {
            assert!(!all[1].contains(untrue), "{}", all[1]);
        }
        assert!(all[0].starts_with("Just a 7 | A 7: "), "{}", all[0]);
        assert!(all[1].starts_with("Nur eine 7 | Eine 7: "), "{}", all[1]);
    }
}

#[test]
fn of_a_two_and_a_twelve_nobody_asks_for_the_red_die() {
    let face = EventFace::Science;
    for number in 2..=12_u8 {
        let roll = Roll::try_from(number).expect("a roll");
        let reds: Vec<u8> = roll.reds().map(Die::pips).collect();
        let both: Vec<u8> = (1..=6).filter(|red| (1..=6).any(|it| red + it == number)).collect();
        assert_eq!(reds, both, "{number}");
        let mut table = knights_table::table();
        let player = table.seat(0);
        let level = Level::try_from(5).expect("a level");
        let correction = KnightsCorrection::Level { player, track: Track::Science, level };
        table.corrects(correction);
        table.does(Deed::Roll { number: roll });
        assert_eq!(
            table.state.red_die().map(Die::pips),
            match number {
                2 => Some(1),
                12 => Some(6),
                _ => None,
            }
        );
        if roll.only_red().is_some() {
            table.does(KnightsDeed::EventDie { face, red: None });
            assert_eq!(table.state.progress_of(player, Track::Science), 1, "level 5 draws at all");
        }
    }
}

#[test]
fn a_metropolis_that_the_app_asks_for_is_not_missing() {
    let mut table = knights_table::trading();
    let (player, track) = (table.seat(0), Track::Science);
    second_city(&mut table);
    table.improved(0, track, 3);
    table.has(0, of(track.commodity().into(), 4));
    table.does(KnightsDeed::Improve { track });
    let due = Task::Knights(KnightsTask::PlaceMetropolis { player, track });
    assert_eq!(table.state.tasks(), [due]);
    let is_metropolis = |table: &crate::common::Table| {
        let missing = KnightsDiscrepancy::NoMetropolis { track, player };
        let found = game::Discrepancy::Knights(missing);
        table.state.discrepancies().contains(&found)
    };
    assert!(!is_metropolis(&table), "the app is just asking");
    // Passed over, it is.
    let did = Enforcement::AsTheTableDid;
    table.state.perform(Deed::Leave { task: 0 }, did).expect("the table passed over it");
    assert!(is_metropolis(&table));
}

#[test]
fn with_cities_and_knights_no_card_speaks_of_the_largest_army() {
    for language in Language::ALL {
        let text = Text::of(language);
        for deck in BuiltIn::ALL.map(|deck| deck.deck().expect("sound")) {
            for event in deck.events().keys() {
                for set in RulingSet::ALL {
                    let said = |with| text.event_text_in(&deck, event, set, (with, None));
                    let played = Expansions::combinations();
                    for with in played.filter(|played| played.has(Expansion::Knights)) {
                        let said = said(with).unwrap_or_default();
                        for name in ["Largest Army", "Rittermacht", "played", "ausgespielt"] {
                            let is_of_both = said.contains("active") || said.contains("aktiv");
                            let is_army = !is_of_both || name.contains("rmy");
                            assert!(!(is_army && said.contains(name)), "{event}: {said}");
                        }
                    }
                    let at_sea = said(Expansion::ALL.into_iter().collect()).unwrap_or_default();
                    assert!(!at_sea.contains("Longest Road"), "{at_sea}");
                    assert!(!at_sea.contains("Längste Handelsstraße"), "{at_sea}");
                }
            }
        }
    }
}

#[test]
fn no_card_speaks_of_what_its_scenario_has_not() {
    let missing = |own: OwnScenario| match own {
        OwnScenario::Tribe => [].as_slice(),
        OwnScenario::Wonders => &["pirate", "Pirat "],
        OwnScenario::Cloth => &["holder of the Longest", "wer die Längste", "Wer die Längste"],
        OwnScenario::Pirates => &[
            "Longest Trade Route takes",
            "Longest Trade Route may",
            "Largest Army",
            "robber or the pirate",
            "Räuber oder der Pirat",
            "robber moves",
            "move the robber",
            "robber goes",
            "robber returns",
            "robber dozes",
            "played",
            "Rittermacht hat",
            "Längste Handelsroute hat",
            "ausgespielt",
            "Räuber auf",
            "Räuber geht",
            "Räuber döst",
            "Räuber versetzen",
        ],
    };
    for language in Language::ALL {
        let text = Text::of(language);
        for deck in BuiltIn::ALL.map(|deck| deck.deck().expect("sound")) {
            for (event, set) in
                deck.events().keys().flat_map(|event| RulingSet::ALL.map(|set| (event, set)))
            {
                for own in OwnScenario::ALL {
                    let played = (Expansions::from_iter([Expansion::Sea]), Some(own));
                    let said = text.event_text_in(&deck, event, set, played).unwrap_or_default();
                    for name in missing(own) {
                        assert!(!said.contains(name), "{own:?}, {event}: {said}");
                    }
                    assert!(!said.contains('{'), "{said}");
                }
            }
        }
    }
}

#[test]
fn a_corrected_hand_says_old_and_new() {
    for following in [Following::Open, Following::Secret] {
        let rules = Rules { following, ..Rules::default() };
        let mut game = opened(setup_with(3, rules, &[]));
        let player = game.seat(0);
        let hold = |counts| Deed::CorrectHand { player, cards: cards(counts) };
        game.does(hold(&[(Wool, 1)]));
        game.does(hold(&[(Wool, 1), (Ore, 4)]));
        let [english, german] = last_line(&game);
        let (new, old) = match following {
            Following::Open => ("holds 4 ore and 1 wool", "the app said: red holds 1 wool"),
            _ => ("holds 5 cards", "the app said: red holds 1 card"),
        };
        assert!(english.contains("Corrected: red"), "{english}");
        assert!(english.ends_with(old), "{english}");
        let is_new = english.contains(new) || english.contains("1 wool and 4 ore");
        assert!(is_new, "{english}");
        assert!(german.contains("; in der App stand: "), "{german}");
        if following == Following::Secret {
            let kinds = ["ore", "wool", "Erz", "Wolle"];
            assert!(!kinds.iter().any(|kind| english.contains(kind) || german.contains(kind)));
        }
    }
}

#[test]
fn a_bank_that_nobody_counted_and_a_ship_that_was_elsewhere_are_corrected_with_what_was() {
    let rules = Rules { following: Following::Secret, ..knights_table::rules() };
    let mut game = opened(setup_with(3, rules, &[]));
    game.does(Deed::MoveBarbarians { to: BarbarianTrack::try_from(3).expect("a step") });
    let [english, german] = last_line(&game);
    assert!(english.ends_with("; the app said: the barbarian ship is in its harbor"), "{english}");
    assert!(german.ends_with("in seinem Hafen"), "{german}");
    game.does(Correction::HandSize { player: game.seat(0), count: 7 });
    if game.state().bank().is_none() {
        game.does(Correction::Bank { cards: cards(&[(Wool, 3)]) });
        assert!(last_line(&game)[0].ends_with("; the app didn't know"));
    }
}

#[test]
fn a_turn_that_nobody_counts_is_refused_with_the_numbers_that_turns_have() {
    let game = with_deck_b(Rules::open_hands(), &[]);
    for turn in [0, 10_000] {
        let deed = Deed::Correct { correction: Correction::TurnNumber { turn } };
        let refused = game.propose(deed, Enforcement::AsTheTableDid);
        let Err(Refusal::Impossible(why)) = refused else { panic!("{refused:?}") };
        let sentences = said(&game, |say| say.impossible(&why, say.state.active()));
        assert_eq!(
            sentences,
            ["Turns are numbered from 1 to 9,999.", "Züge sind von 1 bis 9.999 nummeriert."]
        );
    }
}

#[test]
fn an_award_that_a_game_lacks_is_refused_by_its_name() {
    let table = knights_table::table();
    let game = Game::new((**table.state.setup()).clone());
    let holder = game.state().players().seat(0);
    for award in [Award::LongestRoad, Award::LargestArmy] {
        let deed = Deed::Correct { correction: Correction::Holder { award, holder } };
        let refused = game.propose(deed, Enforcement::AsTheTableDid);
        assert_eq!(refused.is_err(), award == Award::LargestArmy, "{refused:?}");
        let Err(Refusal::Impossible(why)) = refused else { continue };
        let sentences = said(&game, |say| say.impossible(&why, say.state.active()));
        let expected = [
            "This game has no Largest Army.",
            "„Größte Rittermacht“ gibt es in diesem Spiel nicht.",
        ];
        assert_eq!(sentences, expected);
    }
}
