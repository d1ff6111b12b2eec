//! Why, at sea: points, the award, gold, what is asked and by whom, whom the pirate robs, what
//! screen readers hear of it, and roads and the robber that mean ships and the pirate, too
//! (docs/sea.md).

use board::{Hex, Intersection, Path};
use cards::{Award, Measure, RulingSet};
use game::{
    Act, Asker, Authority, Breach, Building, CardKind, Cards, Cause, Chit, Condition, Correction,
    Deed, Expansion, Expansions, FriendlyRobber, Game, PirateVictim, Rule, Rules, SeaCorrection,
    SeaDeed, SeaMap, SeaTask, Setup, State, StealTargets, Step, Task,
};
use words::game::stage::StageWords;
use words::game::why::{self, Answer};
use words::game::{GameWords, TurnNews};
use words::language::Language;
use words::text::Text;

use crate::common::{Plays, opened, roll, take};
use crate::knights_why::spoken;
use crate::sea_game::{FAR, GOLD, HIDDEN, ISLET, fields, landing, rules, way_to, with_knights};

/// A game after its opening.
pub fn game(rules: Rules, map: SeaMap) -> Game {
    opened(Setup::new(fields(rules, map)).expect("a setup"))
}

fn builds(game: &mut Game, nth: usize, at: Intersection, building: Building) {
    let is = Some((game.seat(nth), building));
    game.does(Correction::Building { at, is });
}

/// Two places at the gold.
fn at_gold() -> [Intersection; 2] {
    let corners: Vec<_> =
        Intersection::around(GOLD).into_iter().filter(|at| !at.touches(ISLET)).collect();
    [corners[0], corners[2]]
}

/// The first player has a settlement at the gold, the second a city.
fn with_gold() -> Game {
    let mut game = game(rules(), SeaMap::default());
    let [one, two] = at_gold();
    builds(&mut game, 0, one, Building::Settlement);
    builds(&mut game, 1, two, Building::City);
    game
}

/// Returns what `asks` says in each language.
pub fn said(game: &Game, asks: impl Fn(&GameWords<'_>) -> String) -> [String; 2] {
    let said = Language::ALL.map(|language| {
        let text = Text::of(language);
        asks(&GameWords::now(&text, game, &|_| String::new()))
    });
    for words in &said {
        assert!(!words.contains(['[', '{', '$']), "{words}");
        assert!(!words.is_empty());
    }
    assert_ne!(said[0], said[1]);
    said
}

fn lines(answer: &Answer) -> String {
    let rules = answer.rules.iter().map(|rule| rule.words.clone());
    spoken(answer).into_iter().chain(rules).collect::<Vec<_>>().join(" | ")
}

#[test]
fn points_name_each_island_and_add_up_to_what_all_see() {
    let mut game = game(rules(), SeaMap::default());
    let player = game.seat(0);
    let chit = Chit { island: ISLET, points: 2 };
    game.does(SeaCorrection::Chit { player, chit });
    let reason = game.points_reason(player);
    assert_eq!(reason.chits, [chit]);
    assert_eq!(reason.total(), game.state().public_points(player));
    assert_eq!(reason.corrected, 1);
    assert_eq!(reason.rules, [Rule::Points, Rule::Chits(2), Rule::Target(20)]);
    assert_eq!(Rule::Chits(2).authority(game.state()), Authority::Official);
    assert_eq!(Rule::Chits(1).authority(game.state()), Authority::TableChoice);
    assert_eq!(Rule::Target(20).authority(game.state()), Authority::TableChoice);
    assert_eq!(Rule::Target(14).authority(game.state()), Authority::Official, "a scenario's");
    let [english, german] =
        said(&game, |say| lines(&why::points(say, &game.points_reason(player))));
    assert!(english.contains("Island B: 2."), "{english}");
    assert!(german.contains("Insel B: 2."), "{german}");
}

#[test]
fn at_sea_the_award_is_the_longest_trade_route_wherever_it_is_named() {
    let game = game(rules(), SeaMap::default());
    let named = said(&game, |say| say.award(Award::LongestRoad));
    assert_eq!(named, ["Longest Trade Route", "Längste Handelsroute"]);
    let [short, _] = Language::ALL.map(|language| {
        let text = Text::of(language);
        let say = GameWords::now(&text, &game, &|_| String::new());
        say.award_in_short(Award::LongestRoad, game.seat(0))
    });
    assert_eq!(short, "Route 1");
    let reason = game.award_reason(Award::LongestRoad);
    let [english, german] = said(&game, |say| lines(&why::award(say, &reason)));
    assert!(english.contains("Trade Route") && english.contains("ships"), "{english}");
    assert!(german.contains("Handelsroute") && german.contains("Schiffe"), "{german}");
    let deck = cards::deck_a().expect("sound");
    let advantage = deck.cards().iter().find(|it| it.event.as_str() == "trade_advantage");
    let advantage = advantage.expect("a card of deck A");
    let [english, german] = said(&game, |say| say.event_text(&deck, advantage).expect("a text"));
    assert!(english.contains("the Longest Trade Route"), "{english}");
    assert!(german.contains("die Längste Handelsroute"), "{german}");
    let measure = said(&game, |say| say.measure(Measure::RoadLength));
    assert_eq!(measure[0], "trade route in one line");
}

#[test]
fn gold_is_explained_building_by_building_and_the_robber_with_it() {
    let mut game = with_gold();
    game.does(roll(4));
    let [one, two] = [0, 1].map(|nth| game.seat(nth));
    let payout = game.state().payout().expect("paid").clone();
    assert_eq!([one, two].map(|seat| payout.gold_due(seat)), [1, 2]);
    let paid = game.when_paid().expect("paid");
    let reason = paid.payout_reason(two).expect("a reason");
    assert_eq!(reason.gold_due(), 2);
    assert!(reason.rules.contains(&Rule::Gold) && reason.rules.contains(&Rule::GoldOrder));
    assert_eq!(Rule::GoldOrder.authority(game.state()), Authority::OurRuling);
    let [english, german] = said(&game, |say| {
        lines(&why::payouts(say, &[(reason.clone(), Cards::none())], &TurnNews::default()))
    });
    assert!(english.contains("City at") && english.contains("2 resources of choice."), "{english}");
    assert!(german.contains("2 beliebige Rohstoffe."), "{german}");

    let mut robbed = with_gold();
    robbed.does(Correction::Robber { at: Some(GOLD) });
    robbed.does(roll(4));
    let payout = robbed.state().payout().expect("paid").clone();
    assert_eq!([one, two].map(|seat| payout.gold_due(seat)), [0, 0]);
    assert_eq!([one, two].map(|seat| payout.gold_blocked(seat)), [1, 2]);
    let reason = robbed.when_paid().expect("paid").payout_reason(two).expect("a reason");
    assert_eq!(reason.gold[0].causes, [Cause::Robber]);
    assert_eq!((reason.gold[0].cards, reason.gold[0].lost), (0, 2));
    assert!(reason.rules.contains(&Rule::RobberBlocks));
    let [english, _] = said(&robbed, |say| {
        lines(&why::payouts(say, &[(reason.clone(), Cards::none())], &TurnNews::default()))
    });
    assert!(english.contains("blocks 2 resources."), "{english}");
}

#[test]
fn a_number_without_gold_says_nothing_of_it_in_the_journal() {
    let mut game = with_gold();
    game.does(roll(5));
    let payout = game.state().payout().expect("paid");
    assert_eq!(payout.gold, None);
    let written = serde_json::to_value(payout).expect("writes");
    assert!(written.get("gold").is_none());
    let mut with = with_gold();
    with.does(roll(4));
    let payout = with.state().payout().expect("paid");
    let written = serde_json::to_string(payout).expect("writes");
    assert_eq!(&serde_json::from_str::<game::Payout>(&written).expect("reads"), payout);
}

#[test]
fn whoever_is_asked_to_take_gold_hears_which_buildings_bring_it() {
    let mut game = with_gold();
    game.does(roll(4));
    let task = game.state().tasks().first().expect("asked").clone();
    assert!(matches!(task, Task::Sea(SeaTask::Gold { count: 1, .. })));
    let numbered = game.when_numbered().expect("a number");
    let reason = game.state().task_reason(&task, &numbered);
    assert_eq!(reason.asker, Asker::Gold(4));
    let [english, german] = said(&game, |say| lines(&why::task(say, &task, &reason)));
    assert!(english.contains("Settlement at") && english.contains("The number is 4"), "{english}");
    assert!(german.contains("Siedlung bei"), "{german}");
}

#[test]
fn what_is_taken_for_gold_counts_as_taken_this_turn_and_not_as_the_cards_gift() {
    let mut game = with_gold();
    game.does(roll(4));
    let [one, two] = [0, 1].map(|nth| game.seat(nth));
    let text = Text::english();
    let rows = |game: &Game| {
        let say = GameWords::now(&text, game, &|_| String::new());
        let news = TurnNews::of(&say);
        let rows = StageWords::of(&say, &news).rows.into_iter();
        rows.map(|row| (row.seat, row.words)).collect::<Vec<_>>()
    };
    let of = |rows: &[(game::Seat, String)], seat| {
        rows.iter().find(|(who, _)| *who == seat).expect("a row").1.clone()
    };
    assert!(of(&rows(&game), two).contains("2 resources of choice for gold"), "{:?}", rows(&game));
    for (player, count) in [(one, 1), (two, 2)] {
        let cards = Some(Cards::of(CardKind::Ore, count));
        game.does(SeaDeed::TakeGold { player, cards });
    }
    let words = of(&rows(&game), two);
    assert!(words.starts_with("takes ") && words.contains("2 ore for gold"), "{words}");
    let say = GameWords::now(&text, &game, &|_| String::new());
    assert!(TurnNews::of(&say).fixed.is_empty());
}

/// The second player has a ship, and the third only a building, beside the same sea hex.
fn beside_sea(rules: Rules) -> (Game, Hex) {
    let mut game = game(rules, SeaMap { pirate: Some(FAR), ..SeaMap::default() });
    let way = way_to(game.state(), landing(game.state()));
    let ship = way[way.len() - 1];
    let is = Some((game.seat(1), Condition::Intact));
    game.does(SeaCorrection::Ship { at: ship, is });
    let to = sea_beside(game.state(), ship);
    let corners = Intersection::around(to).into_iter();
    let free = corners.filter(|at| game.state().island().has_intersection(*at));
    let at = free.rev().find(|at| !ship.ends().contains(at)).expect("a coast");
    builds(&mut game, 2, at, Building::Settlement);
    for nth in [1, 2] {
        let (player, cards) = (game.seat(nth), Cards::of(CardKind::Ore, 3));
        game.does(Deed::CorrectHand { player, cards });
    }
    (game, to)
}

fn sea_beside(state: &State, ship: Path) -> Hex {
    let sea = ship.hexes().into_iter().filter(|hex| state.island().is_sea(*hex));
    sea.min().expect("sea")
}

#[test]
fn the_pirate_robs_ships_and_says_why_it_leaves_a_building_alone() {
    let (mut game, to) = beside_sea(rules());
    game.does(roll(7));
    game.does(SeaDeed::MovePirate { to });
    let [one, two, three] = [0, 1, 2].map(|nth| game.seat(nth));
    let reason = game.state().pirate_reason(one).expect("at sea");
    let victims = [(two, PirateVictim::Robbed), (three, PirateVictim::OnlyBuilding)];
    assert_eq!(reason.players, victims);
    let task = game.state().tasks().first().cloned().expect("somebody to rob");
    assert!(
        matches!(&task, Task::Steal { from: StealTargets::OneOf(prey), .. } if prey[..] == [two])
    );
    let numbered = game.when_numbered().expect("a number");
    let asked = game.state().task_reason(&task, &numbered);
    assert_eq!(asked.asker, Asker::Seven);
    let [english, german] = said(&game, |say| lines(&why::task(say, &task, &asked)));
    assert!(english.contains("only a building there"), "{english}");
    assert!(english.contains("robber or the pirate"), "{english}");
    assert!(german.contains("Piraten"), "{german}");
    let friendly = Rules { friendly_robber: FriendlyRobber::On, ..rules() };
    let (mut game, to) = beside_sea(friendly);
    game.does(SeaCorrection::Pirate { at: Some(to) });
    let reason = game.state().pirate_reason(one);
    let reason = reason.expect("at sea");
    assert!(reason.players.contains(&(two, PirateVictim::Spared)), "{reason:?}");
    assert!(reason.rules.contains(&Rule::RobberSpares));
}

/// Two paths at sea that hang together, of which only the second ends at a hidden hex.
fn toward_hidden(state: &State) -> [Path; 2] {
    let is_hidden = |at: &Intersection| HIDDEN.iter().any(|hex| at.touches(*hex));
    let is_at_sea = |path: &Path| state.island().has_ship_path(*path);
    let near = HIDDEN.iter().flat_map(|hex| Intersection::around(*hex));
    let last = near.flat_map(|at| at.paths().map(|path| (path, path.other_end(at))));
    let last = last.filter(|(path, far)| is_at_sea(path) && !far.as_ref().is_some_and(is_hidden));
    let ways = last.filter_map(|(path, far)| Some((path, far?)));
    let pairs = ways.flat_map(|(last, far)| far.paths().map(move |first| [first, last]));
    let mut pairs = pairs.filter(|[first, last]| {
        first != last && is_at_sea(first) && !first.ends().iter().any(is_hidden)
    });
    pairs.next().expect("open sea")
}

/// After this number a ship of the first player's has found something.
pub fn found(number: u8) -> (Game, Task) {
    let mut game = game(rules(), SeaMap::default());
    game.does(roll(number));
    let [hung, built] = toward_hidden(game.state());
    let player = game.seat(0);
    let is = Some((player, Condition::Intact));
    game.does(SeaCorrection::Ship { at: hung, is });
    let cards = [(CardKind::Lumber, 1), (CardKind::Wool, 1)].into_iter().collect();
    game.does(Deed::CorrectHand { player, cards });
    game.does(SeaDeed::BuildShip { at: built });
    let task = game.state().tasks().first().expect("something is found").clone();
    assert!(matches!(task, Task::Sea(SeaTask::TurnUp { .. })));
    (game, task)
}

#[test]
fn turning_up_a_hidden_hex_is_asked_for_by_what_reached_it() {
    let (mut game, task) = found(5);
    let reason = game.state().task_reason(&task, game.state());
    assert_eq!((reason.asker, reason.rules.as_slice()), (Asker::Discovery, &[Rule::TurnUp][..]));
    said(&game, |say| lines(&why::task(say, &task, &reason)));
    let gold =
        game::Ground { terrain: board::Terrain::Gold, token: board::Token::try_from(9).ok() };
    let Task::Sea(SeaTask::TurnUp { player, at }) = task else { panic!("as above") };
    game.does(SeaDeed::TurnUp { player, at, is: Some(gold) });
    let gold = game.state().tasks().iter().find(|it| matches!(it, Task::Sea(SeaTask::Gold { .. })));
    let gold = gold.expect("a card of choice").clone();
    assert_eq!(game.state().task_reason(&gold, game.state()).asker, Asker::GoldFound);
}

#[test]
fn the_opening_asks_for_a_road_or_a_ship_where_a_ship_may_lie() {
    let mut game = Game::new(Setup::new(fields(rules(), SeaMap::default())).expect("a setup"));
    let asks = |game: &Game| said(game, |say| say.founding_request().expect("the opening"));
    assert!(!asks(&game)[0].contains("ship"));
    let inland = Intersection::around(Hex::new(0, 0))[0];
    game.does(Deed::FoundSettlement { at: inland });
    assert!(!asks(&game)[0].contains("ship"), "no sea there");
    take(&mut game, Step::Undo);
    let map = game.state().island();
    let coast = map.intersections().into_iter().find(|at| map.is_coast_or_sea(*at));
    let coast = coast.expect("a coast");
    game.does(Deed::FoundSettlement { at: coast });
    let [english, german] = asks(&game);
    assert!(english.contains("road or ship"), "{english}");
    assert!(german.contains("Schiff"), "{german}");
}

#[test]
fn before_the_first_attack_a_seven_says_that_the_pirate_sleeps_too() {
    let game = game(with_knights(), SeaMap { pirate: Some(FAR), ..SeaMap::default() });
    let words = said(&game, |say| [say.history_start(), say.seven_done()].join(" "));
    let [english, german] = words;
    assert!(english.starts_with("A game of Seafarers with Cities & Knights begins"), "{english}");
    assert!(english.contains("Robber and pirate"), "{english}");
    assert!(german.contains("Pirat"), "{german}");
}

#[test]
fn screen_readers_hear_what_gold_brings_and_which_island_earned_points() {
    let mut game = with_gold();
    game.does(roll(4));
    for (nth, count) in [(0, 1), (1, 2)] {
        let cards = Some(Cards::of(CardKind::Ore, count));
        game.does(SeaDeed::TakeGold { player: game.seat(nth), cards });
    }
    let act = game.acts().map(|(_, _, act)| act.clone()).find(|act| act.payout.is_some());
    let act = act.expect("paid");
    let [english, german] = said(&game, |say| say.act_story(&act, say.state));
    assert!(english.contains("2 resources of choice for gold"), "{english}");
    assert!(german.contains("2 beliebige Rohstoffe für Gold"), "{german}");
    let change =
        game::SeaChange::Earned { player: game.seat(0), chit: Chit { island: ISLET, points: 2 } };
    let earned = Act { sea: vec![change], ..act };
    let [english, german] = said(&game, |say| say.act_story(&earned, say.state));
    assert!(english.contains("on island B"), "{english}");
    assert!(german.contains("auf Insel B"), "{german}");
}

/// A game in which the first player's ship lies damaged.
fn damaged() -> (Game, Path) {
    let mut game = game(rules(), SeaMap::default());
    let at = way_to(game.state(), landing(game.state()))[0];
    let is = Some((game.seat(0), Condition::Damaged));
    game.does(SeaCorrection::Ship { at, is });
    (game, at)
}

#[test]
fn a_damaged_ship_is_called_a_ship() {
    let (game, at) = damaged();
    let player = game.seat(0);
    let mend = Deed::MendRoad { player, at };
    let damage = Deed::DamageRoad { player, at };
    let breaches = [
        Breach::RoadWhileDamaged { damaged: at },
        Breach::BuildingAtDamage { at: at.ends()[0], damaged: at },
    ];
    let all = said(&game, |say| {
        let task = say.task(&Task::MendRoad { player });
        let told = breaches.iter().map(|breach| say.say(breach, player));
        [task, say.deed(&mend, game.state()), say.deed(&damage, game.state())]
            .into_iter()
            .chain([say.mending(player, at)])
            .chain(told)
            .collect::<Vec<_>>()
            .join(" / ")
    });
    let [english, german] = all;
    assert!(english.matches("ship").count() >= 6, "{english}");
    assert!(german.matches("Schiff").count() >= 6, "{german}");
    assert!(english.contains("turns a damaged ship back"), "{english}");
    assert!(german.contains("1 kaputtes Schiff zurückdrehen"), "{german}");
}

#[test]
fn what_may_be_mended_or_laid_is_a_road_or_a_ship() {
    let (mut game, ship) = damaged();
    let player = game.seat(0);
    let (road, _) = game.state().pieces().roads_of(player).next().expect("a road");
    let is = Some((player, Condition::Damaged));
    game.does(Correction::Road { at: road, is });
    let [english, german] = said(&game, |say| say.task(&Task::MendRoad { player }));
    assert!(english.contains("1 damaged road or ship back"), "{english}");
    assert!(german.contains("Straße oder 1 kaputtes Schiff"), "{german}");
    let [english, _] = said(&game, |say| say.mending(player, road));
    assert!(english.contains("damaged road back"), "{english}");
    let left = said(&game, |say| say.left(&Task::MendRoad { player }));
    assert!(left[0].contains("no road or ship") && left[1].contains("weder Straße noch Schiff"));
    assert_ne!(ship, road);
}

#[test]
fn a_card_speaks_of_roads_alone_only_without_seafarers() {
    for deck in cards::BuiltIn::ALL {
        let deck = deck.deck().expect("sound");
        for language in Language::ALL {
            let text = Text::of(language);
            for event in deck.events().keys() {
                for set in RulingSet::ALL {
                    let words = |with| text.event_text_in(&deck, event, set, (with, None));
                    let Some(sea) = words(Expansions::from_iter([Expansion::Sea])) else {
                        continue;
                    };
                    let names = ["Longest Road", "Längste Handelsstraße", "{", "$"];
                    assert!(!names.iter().any(|name| sea.contains(name)), "{sea}");
                    let is_of_roads = sea.contains(" road") || sea.contains("Straße");
                    assert!(
                        !is_of_roads || sea.contains("ship") || sea.contains("Schiff"),
                        "{sea}"
                    );
                    assert_eq!(words(Expansions::NONE), text.event_text(&deck, event, set));
                }
            }
        }
    }
}

#[test]
fn a_correction_says_what_an_island_is_to_whom() {
    let game = game(rules(), SeaMap::default());
    let player = game.seat(0);
    let chit = |points| {
        let chit = Chit { island: ISLET, points };
        Correction::Sea(SeaCorrection::Chit { player, chit })
    };
    let home = |hexes| Correction::Sea(SeaCorrection::Home { player, hexes });
    let told = |is: Correction| said(&game, |say| say.corrected(&is))[0].clone();
    assert!(told(chit(0)).ends_with("has no points for this island"));
    assert!(told(chit(3)).ends_with("has 3 points for this island"));
    assert!(told(home(vec![ISLET])).ends_with(": B"));
    assert!(told(home(Vec::new())).starts_with("no home"));
}
