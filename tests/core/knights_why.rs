//! Why, in Cities & Knights: strengths knight by knight, who loses a city and why nobody
//! else, who draws, limits, rates and points (docs/knights.md).

use std::collections::BTreeSet;

use board::Intersection;
use cards::EventFace;
use game::{
    Asker, Authority, BarbarianTrack, CardKind, Correction, Deed, Edition, Game, GateDraw,
    KnightLevel, KnightsCorrection, KnightsDeed, Merchant, Outcome, Play, PointCard, RateSource,
    Readiness, Roll, Rule, Rules, Spared, State, Step, Task, Track,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::random_act;
use words::game::GameWords;
use words::game::why::{self, Answer};
use words::language::Language;
use words::text::Text;

use crate::common::knights_table::{die, level, of, quiet, rules, trading};
use crate::common::{Done, Plays, opened, setup_with, take};

#[test]
fn an_attack_is_explained_knight_by_knight_and_names_who_is_spared_and_why() {
    let mut table = trading();
    let [one, two, three] = [0, 1, 2].map(|nth| table.seat(nth));
    let guards = table.ends(0)[0];
    table.knight(0, guards, (KnightLevel::Strong, Readiness::Active));
    let asleep = table.ends(1)[0];
    table.knight(1, asleep, (KnightLevel::Mighty, Readiness::Inactive));
    let metropolis = table.city(2);
    let track = Track::Trade;
    table.corrects(KnightsCorrection::Level { player: three, track, level: level(4) });
    table.corrects(KnightsCorrection::Metropolis { track, at: Some(metropolis) });
    let reason = table.state.attack_reason().expect("played");
    assert_eq!((reason.attack.barbarians, reason.defence()), (3, 2));
    assert_eq!(reason.attack.outcome, Outcome::Lost);
    let named: Vec<(_, Intersection)> = reason.knights.iter().map(|it| (it.0, it.1)).collect();
    assert_eq!(named, [(one, guards)], "only active ones count");
    let losers: Vec<_> = reason.attack.pillaged.iter().map(|pillage| pillage.player).collect();
    assert_eq!(losers, [two]);
    assert_eq!(reason.spared, [(one, Spared::Stronger), (three, Spared::OnlyMetropolises)]);
    assert_eq!(reason.cities.of(three), 1);
    assert_eq!(reason.rules, [Rule::Attack]);

    let bare = table.city(1);
    table.corrects(Correction::Building { at: bare, is: None });
    let reason = table.state.attack_reason().expect("played");
    assert_eq!(reason.attack.outcome, Outcome::Repelled, "two cities against two");
    assert_eq!(reason.attack.defender, Some(one));
    assert_eq!(reason.spared, []);
    assert!(table.state.attack_now() == reason.attack);
}

/// A game that has come as far as these deeds.
fn game(deeds: impl IntoIterator<Item = Deed>) -> Game {
    let mut game = opened(setup_with(3, rules(), &quiet()));
    deeds.into_iter().for_each(|deed| _ = game.does(deed));
    game
}

pub fn dice(red: u8, yellow: u8, face: EventFace) -> Deed {
    Deed::Dice { red: die(red), yellow: die(yellow), face: Some(face) }
}

#[test]
fn the_last_attack_is_explained_as_the_table_stood_before_it() {
    let near = Deed::MoveBarbarians { to: BarbarianTrack::try_from(6).expect("a step") };
    let game = game([near, dice(2, 3, EventFace::Ship)]);
    let reason = game.last_attack_reason().expect("there was one");
    assert_eq!((reason.attack.barbarians, reason.defence()), (3, 0));
    assert_eq!(reason.attack.pillaged.len(), 3, "all contributed as little");
    let first = game.state().players().seat(0).expect("a seat");
    let pillage = game.state().tasks().first().expect("somebody chooses");
    let told = game.state().task_reason(pillage, game.state());
    assert_eq!((told.asker, told.rules), (Asker::Attack, vec![Rule::Attack]));
    assert_eq!(pillage.player(), first);
}

#[test]
fn a_gate_is_explained_by_red_die_and_level_of_everybody() {
    let players = setup_with(3, rules(), &quiet()).players.clone();
    let [one, two, three] = [0, 1, 2].map(|nth| players.seat(nth).expect("a seat"));
    let track = Track::Science;
    let reached = |player, number| {
        Done::deed(KnightsCorrection::Level { player, track, level: level(number) })
    };
    let holds = Done::deed(KnightsCorrection::Progress { player: three, track, count: 17 });
    let game = game([
        reached(one, 3),
        reached(three, 4),
        reached(two, 1),
        holds,
        dice(3, 3, EventFace::Science),
    ]);
    let reason = game.gate_reason().expect("a gate");
    assert_eq!((reason.track, reason.red.pips()), (track, 3));
    let draws: Vec<_> = reason.players.iter().map(|(seat, _, draw)| (*seat, *draw)).collect();
    assert_eq!(
        draws,
        [(one, GateDraw::Draws), (two, GateDraw::RedTooHigh), (three, GateDraw::DeckUsedUp)]
    );
    let drew = [one, two].map(|seat| game.state().progress_of(seat, track));
    assert_eq!(drew, [1, 0], "and so it came");
}

#[test]
fn at_the_ship_or_before_the_die_is_told_no_gate_is_explained() {
    assert_eq!(game([dice(3, 3, EventFace::Ship)]).gate_reason(), None);
    let number = Roll::try_from(5).expect("a sum");
    assert_eq!(game([Deed::Roll { number }]).gate_reason(), None);
    let face = EventFace::Trade;
    let red = Some(die(4));
    let told = Deed::Knights(KnightsDeed::EventDie { face, red });
    let reason = game([Deed::Roll { number }, told]).gate_reason().expect("a gate");
    assert!(reason.players.iter().all(|(.., draw)| *draw == GateDraw::NoLevel));
}

#[test]
fn points_are_explained_with_metropolises_defenders_point_cards_and_the_merchant() {
    let players = setup_with(3, rules(), &quiet()).players.clone();
    let one = players.seat(0).expect("a seat");
    let opened = game([]);
    let own = opened.state().pieces().buildings_of(one);
    let (at, _) = own.clone().find(|(_, it)| !it.is_settlement()).expect("a city");
    let hex = at.hexes().into_iter().find(|hex| opened.state().island().is_land(*hex));
    let track = Track::Politics;
    let game = game([
        Done::deed(KnightsCorrection::Level { player: one, track, level: level(4) }),
        Done::deed(KnightsCorrection::Metropolis { track, at: Some(at) }),
        Done::deed(KnightsCorrection::Defenders { player: one, count: 2 }),
        Done::deed(KnightsCorrection::PointCard { point: PointCard::Printer, owner: Some(one) }),
        Done::deed(KnightsCorrection::Merchant {
            is: Some(Merchant { at: hex.expect("land"), owner: one }),
        }),
    ]);
    let reason = game.points_reason(one);
    assert_eq!(reason.total(), game.state().public_points(one));
    assert_eq!(reason.total(), 3 + 2 + 2 + 1 + 1);
    let knights = &reason.knights;
    assert_eq!((knights.metropolises, knights.defenders, knights.merchant), (1, 2, 1));
    assert_eq!(knights.point_cards, [PointCard::Printer]);
    let usual = Rule::Target(13).authority(game.state());
    assert_eq!(usual, Authority::Official, "13 is what Cities & Knights is played for");
    assert_eq!(Rule::Target(10).authority(game.state()), Authority::TableChoice);
}

#[test]
fn a_limit_is_explained_by_walls_and_a_rate_by_what_makes_it_so() {
    let mut table = trading();
    let one = table.seat(0);
    let at = table.city(0);
    table.corrects(KnightsCorrection::Wall { at, is: Some(one) });
    table.has(0, of(CardKind::Coin, 9));
    let reason = table.state.discard_reason(one);
    assert_eq!((reason.limit, reason.walls, reason.due), (9, 1, Some(0)));
    assert_eq!(reason.rule(), Rule::HandLimit(7));

    let by = |state: &State, kind| state.rate_reason(one, kind).by;
    assert_eq!(
        table.state.rate_reason(one, CardKind::Coin).rate,
        table.state.trade_rate(one, CardKind::Coin)
    );
    table.corrects(KnightsCorrection::Fleet { kinds: vec![CardKind::Coin] });
    assert_eq!(by(&table.state, CardKind::Coin), RateSource::MerchantFleet);
    let (player, track) = (one, Track::Trade);
    table.corrects(KnightsCorrection::Level { player, track, level: level(3) });
    assert_eq!(by(&table.state, CardKind::Cloth), RateSource::MerchantGuild);
    let tile = table.producing(at);
    let kind = CardKind::from(tile.terrain.resource().expect("a resource"));
    let is = Some(Merchant { at: tile.at, owner: one });
    table.corrects(KnightsCorrection::Merchant { is });
    let reason = table.state.rate_reason(one, kind);
    assert_eq!(reason.rate, 2);
    assert!(matches!(reason.by, RateSource::Merchant(_) | RateSource::Harbor(..)));
    for kind in CardKind::ALL {
        let reason = table.state.rate_reason(one, kind);
        assert_eq!(reason.rate == 4, reason.by == RateSource::Bank, "{kind:?}: {reason:?}");
    }
}

#[test]
fn every_step_of_a_progress_card_says_which_card_asks_for_it() {
    let asks = |play: Play, prepare: &dyn Fn(&mut crate::common::Table)| {
        let mut table = trading();
        prepare(&mut table);
        let card = play.card();
        table.plays(play);
        let task: Task = table.state.tasks().first().expect("a step").clone();
        let reason = table.state.task_reason(&task, &table.state);
        assert_eq!((reason.asker, reason.rules), (Asker::Progress(card), vec![Rule::Progress]));
    };
    asks(Play::RoadBuilding, &|_| {});
    asks(Play::Bishop, &crate::common::Table::attacked_once);
    asks(Play::Wedding, &|table| {
        table.leads_by(1, 2);
        table.has(1, of(CardKind::Ore, 2));
    });
    asks(Play::Saboteur, &|table| table.has(1, of(CardKind::Ore, 2)));
    asks(Play::CommercialHarbor, &|table| {
        table.has(0, of(CardKind::Ore, 2));
        table.has(1, of(CardKind::Coin, 2));
    });
    asks(Play::Smith, &|table| {
        let at = table.ends(0)[0];
        table.knight(0, at, (KnightLevel::Basic, Readiness::Active));
    });
    assert_eq!(Rules::with_knights(Edition::Sixth).usual_target(), 13);
}

/// An answer, line by line below its question.
pub fn spoken(answer: &Answer) -> Vec<String> {
    let lines = answer.lines.iter().map(|line| line.words.clone());
    std::iter::once(answer.title.clone()).chain(lines).collect()
}

#[test]
fn the_reasons_are_said_in_english_and_german() {
    let near = Deed::MoveBarbarians { to: BarbarianTrack::try_from(6).expect("a step") };
    let attacked = game([near, dice(2, 3, EventFace::Ship)]);
    let gated = game([dice(2, 3, EventFace::Trade)]);
    let when = |_| String::new();
    let said = |text: &Text| {
        let words = GameWords::now(text, &attacked, &when);
        let attack = why::attack(&words, &attacked.last_attack_reason().expect("an attack"));
        let first = attacked.state().players().seat(0).expect("a seat");
        let rate = attacked.state().rate_reason(first, CardKind::Paper);
        let rate = why::rate(&words, rate);
        let words = GameWords::now(text, &gated, &when);
        let gate = why::gate(&words, &gated.gate_reason().expect("a gate"));
        assert_eq!((attack.rules.len(), gate.rules.len()), (1, 2));
        [attack, gate, rate].map(|answer| spoken(&answer))
    };
    let [attack, gate, rate] = said(&Text::english());
    assert_eq!(
        attack,
        [
            "Why does the attack end like this?",
            "There are 3 cities, so the barbarians have strength 3.",
            "0 against 3: the defense fails.",
            "red contributes least (0) and loses a city.",
            "blue contributes least (0) and loses a city.",
            "white contributes least (0) and loses a city.",
        ]
    );
    assert_eq!(gate[1], "red doesn't draw with a red 2: level 0.");
    assert_eq!(rate.len(), 2, "{rate:?}");
    let german = said(&Text::of(Language::German));
    for (one, other) in german.iter().flatten().zip([&attack, &gate, &rate].into_iter().flatten()) {
        assert_ne!(one, other);
        assert!(!one.is_empty() && !one.contains('{'), "{one}");
    }
    assert_eq!(german[0][1], "Es gibt 3 Städte, also haben die Barbaren Stärke 3.");
}

#[test]
fn every_deed_task_and_refusal_has_its_sentence_in_both_languages() {
    let when = |_| String::new();
    let mut kinds = BTreeSet::new();
    for seed in 0..6 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = Game::new(setup_with(4, rules(), &quiet()));
        for _ in 0..900 {
            let before = state.state().clone();
            let Some(act) = random_act(&mut before.clone(), &mut rng) else { break };
            for text in [Text::english(), Text::of(Language::German)] {
                let words = GameWords::now(&text, &state, &when);
                let line = words.act_story(&act, &before);
                assert!(!line.is_empty() && !line.contains("act-"), "{line}");
                for task in before.tasks() {
                    let line = words.task(task);
                    assert!(!line.is_empty() && !line.contains("task-"), "{line}");
                    let reason = before.task_reason(task, &before);
                    assert!(!why::task(&words, task, &reason).lines.is_empty());
                }
            }
            if let Deed::Knights(deed) = &act.deed {
                let written = serde_json::to_value(deed).expect("writes");
                kinds.insert(written["does"].as_str().expect("a name").to_owned());
            }
            take(&mut state, Step::Act(act));
        }
    }
    assert!(kinds.len() >= 16, "{kinds:?}");
}
