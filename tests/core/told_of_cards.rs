//! Cards and pieces that a task, an attack, or a player who leaves moves: said with their
//! reason, by name and place, and of unknown cards nothing is claimed.

use board::Resource::{Brick, Grain, Ore, Wool};
use board::{Intersection, Terrain, Token};
use cards::EventFace;
use game::{
    Act, BarbarianTrack, CardKind, Cards, Condition, Correction, Counted, Deed, Enforcement,
    Following, Game, Ground, Impossible, Knight, KnightLevel, KnightsCorrection, KnightsDeed,
    Level, Move, Play, Readiness, Rules, SeaDeed, SeaTask, Setup, Step, Task, Track,
};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use words::game::stage::StageWords;
use words::game::why;
use words::game::{Extra, GameWords, TurnNews};
use words::language::Language;
use words::text::Text;

use crate::common::knights_table::{quiet, rules};
use crate::common::watched::middle;
use crate::common::{Plays, Table, cards, opened, roll, setup_with, take};
use crate::knights_why::{dice, spoken};
use crate::sea_why::found;

fn name(game: &Game, nth: usize) -> String {
    game.state().players().get(game.seat(nth)).expect("seated").name.to_string()
}

fn knights_game(following: Following) -> Game {
    opened(setup_with(3, Rules { following, ..rules() }, &quiet()))
}

fn plain(words: &str) -> String {
    words.replace(['\u{2068}', '\u{2069}'], "")
}

/// Returns what `asks` says in each language.
fn said(game: &Game, asks: impl Fn(&GameWords<'_>) -> String) -> [String; 2] {
    let said = Language::ALL.map(|language| {
        let text = Text::of(language);
        plain(&asks(&GameWords::now(&text, game, &|_| String::new())))
    });
    assert!(!said.concat().contains(['[', '{', '$']), "{said:?}");
    said
}

/// The lines of news in each language.
pub fn news(game: &Game) -> [String; 2] {
    said(game, |say| {
        let lines = TurnNews::of(say).lines.into_iter().map(|news| news.words);
        lines.collect::<Vec<_>>().join(" | ")
    })
}

/// The row of a player in the table view.
fn row(game: &Game, nth: usize) -> [String; 2] {
    let player = game.seat(nth);
    said(game, |say| {
        let rows = StageWords::of(say, &TurnNews::of(say)).rows;
        rows.into_iter().find(|row| row.seat == player).expect("a row").words
    })
}

/// What the history says last, in each language.
pub fn last_line(game: &Game) -> [String; 2] {
    said(game, |say| {
        let acts: Vec<Act> = game.acts().map(|(_, _, act)| act.clone()).collect();
        let before = game.state_after(acts.len() - 1).expect("it was");
        say.history_line(acts.last().expect("an act"), &before)
    })
}

/// A game in which the second player has an Aqueduct and the number brings them nothing.
fn thirsty() -> Game {
    let mut game = knights_game(Following::Open);
    let player = game.seat(1);
    let level = Level::try_from(3).expect("a level");
    game.does(KnightsCorrection::Level { player, track: Track::Science, level });
    let aqueduct = |red, yellow| {
        let mut game = game.clone();
        game.does(dice(red, yellow, EventFace::Ship));
        matches!(game.state().tasks(), [Task::Take { player: who, .. }] if *who == player)
            .then_some(game)
    };
    let sums = (1..=6).flat_map(|red| (1..=6).map(move |yellow| (red, yellow)));
    let mut sums = sums.filter(|(red, yellow)| red + yellow != 7);
    sums.find_map(|(red, yellow)| aqueduct(red, yellow)).expect("a number of others")
}

#[test]
fn what_an_aqueduct_owes_and_brings_stands_in_the_payout_with_its_name() {
    let mut game = thirsty();
    let (player, clara) = (game.seat(1), name(&game, 1));
    assert_eq!(row(&game, 1)[0], "1 resource of choice (Aqueduct)");
    assert_eq!(row(&game, 1)[1], "1 beliebiger Rohstoff (Aquädukt)");
    let task = game.state().tasks()[0].clone();
    let asked = said(&game, |say| say.task(&task));
    assert_eq!(asked[0], format!("Aqueduct: {clara} takes 1 resource of their choice"));
    let reason = game.state().task_reason(&task, game.state());
    let why = said(&game, |say| spoken(&why::task(say, &task, &reason)).join(" | "));
    assert!(why[0].contains("they have an Aqueduct"), "{}", why[0]);
    assert!(why[1].contains("Aquädukt"), "{}", why[1]);

    game.does(Deed::Take { player, card: Some(CardKind::Ore) });
    assert_eq!(row(&game, 1)[0], "takes 1 ore (Aqueduct: 1 ore)");
    assert_eq!(last_line(&game)[0], format!("{clara} takes 1 ore thanks to the Aqueduct"));
    let paid = game.when_paid().expect("paid");
    let reason = paid.payout_reason(player).expect("paid");
    let mut news = TurnNews::default();
    news.extra.insert((player, Extra::Aqueduct), Cards::of(CardKind::Ore, 1));
    let payouts = [(reason, Cards::none())];
    let why = said(&game, |say| spoken(&why::payouts(say, &payouts, &news)).join(" | "));
    assert!(why[0].contains("Aqueduct: 1 ore") && why[0].contains("1 ore."), "{}", why[0]);
    // Undone, it is owed again.
    take(&mut game, Step::Undo);
    assert_eq!(row(&game, 1)[0], "1 resource of choice (Aqueduct)");
}

#[test]
fn a_card_of_the_aqueduct_that_nobody_names_is_still_no_nothing() {
    let mut game = thirsty();
    let player = game.seat(1);
    game.takes(Deed::Take { player, card: None }, Enforcement::AsTheTableDid);
    assert_eq!(row(&game, 1)[0], "1 resource (Aqueduct)");
    let spoken = said(&game, |say| say.player_name(player));
    assert!(spoken[0].contains("1 unknown"), "{}", spoken[0]);
}

#[test]
fn what_a_card_lets_somebody_choose_stands_in_the_payout() {
    let effects = r#"[{"do": "take", "who": "all", "duty": "must"}]"#;
    let table = Table::with_event(2, 6, effects);
    let mut game = opened(Setup::clone(table.state.setup()));
    let turned = game.state().next_draw(|| panic!("no shuffle is due")).expect("a card");
    game.does(Deed::Draw { turned });
    while let Some(Task::Take { player, .. }) = game.state().tasks().first() {
        let player = *player;
        game.does(Deed::Take { player, card: Some(CardKind::Wool) });
    }
    assert!(game.state().payout().is_some());
    for nth in 0..3 {
        let [words, _] = row(&game, nth);
        assert!(
            words.contains("wool")
                && ["; it", "(it)", "it: 1 wool"].iter().any(|by| words.contains(by)),
            "{words}"
        );
    }
}

#[test]
fn what_is_found_at_sea_stands_in_the_payout() {
    let (mut game, task) = found(12);
    let Task::Sea(SeaTask::TurnUp { player, at }) = task else { panic!("{task:?}") };
    let token = Token::try_from(8).ok();
    let is = Some(Ground { terrain: Terrain::Hills, token });
    game.does(SeaDeed::TurnUp { player, at, is });
    let [english, german] = row(&game, 0);
    assert!(english.contains("found: 1 brick"), "{english}");
    assert!(german.contains("entdeckt: 1 Lehm"), "{german}");
}

/// A knight of the second player's at the end of a single road, where the first player's
/// road comes, too.
fn cornered() -> (Game, Intersection) {
    let mut game = knights_game(Following::Open);
    game.does(dice(2, 3, EventFace::Ship));
    let [one, two] = [0, 1].map(|nth| game.seat(nth));
    let table = Table::on(game.state().clone());
    let at = table.ends(1)[0];
    let is = Some((one, Condition::Intact));
    game.does(Correction::Road { at: table.free_path(at), is });
    let knight = Knight { level: KnightLevel::Strong, readiness: Readiness::Active };
    game.does(KnightsCorrection::Knight { at, is: Some((two, knight)) });
    let progress = KnightsCorrection::Progress { player: one, track: Track::Politics, count: 1 };
    game.does(progress);
    (game, at)
}

#[test]
fn a_knight_with_nowhere_to_go_is_named_with_its_player_and_place() {
    let (mut game, at) = cornered();
    let ben = name(&game, 1);
    game.does(KnightsDeed::Play(Play::Intrigue { at }));
    assert!(game.state().tasks().is_empty(), "nowhere: {:?}", game.state().tasks());
    let place = said(&game, |say| say.places().intersection(at));
    let english = format!("{ben} takes a strong knight off the island, as it has nowhere to go");
    let german =
        format!("{ben} nimmt einen starken Ritter von der Insel, weil für ihn kein Platz frei ist");
    for (nth, words) in [english, german].into_iter().enumerate() {
        let page = &news(&game)[nth];
        assert!(page.contains(&words) && page.contains(&place[nth]), "{page}");
        assert!(last_line(&game)[nth].contains(&words), "{}", last_line(&game)[nth]);
    }
    take(&mut game, Step::Undo);
    assert_eq!(news(&game)[0], "", "undone, nothing is off");
}

#[test]
fn a_displaced_knight_that_has_a_place_is_not_said_to_leave() {
    let (mut game, at) = cornered();
    let two = game.seat(1);
    // Another road of theirs leads from their settlement there to a free place.
    let on = {
        let (pieces, island) = (game.state().pieces(), game.state().island());
        let mut roads = pieces.roads_of(two).map(|(path, _)| path);
        let road = roads.find(|path| path.ends().contains(&at)).expect("theirs");
        let home = road.ends().into_iter().find(|end| *end != at).expect("another end");
        let mut ways = home
            .paths()
            .into_iter()
            .filter(|path| island.has_path(*path) && *path != road && pieces.road(*path).is_none());
        ways.next().expect("a free path")
    };
    let is = Some((two, Condition::Intact));
    game.does(Correction::Road { at: on, is });
    game.does(KnightsDeed::Play(Play::Intrigue { at }));
    assert!(!news(&game)[0].contains("off the island"), "{}", news(&game)[0]);
    // The only place is taken at once, or it is asked for; who skips it takes the knight off.
    if let [Task::Knights(_)] = game.state().tasks() {
        game.does(Deed::DoneAtTable { task: 0 });
        assert!(news(&game)[0].contains("off the island"), "{}", news(&game)[0]);
    }
}

#[test]
fn a_wall_that_falls_with_its_city_is_named() {
    let mut game = knights_game(Following::Open);
    let ben = name(&game, 1);
    let (player, cities) = (game.seat(1), Table::on(game.state().clone()));
    let at = cities.city(1);
    game.does(KnightsCorrection::Wall { at, is: Some(player) });
    game.does(Deed::MoveBarbarians { to: BarbarianTrack::try_from(6).expect("a step") });
    game.does(dice(2, 3, EventFace::Ship));
    let place = said(&game, |say| say.places().intersection(at));
    assert!(!news(&game)[0].contains("wall"), "it stands yet");
    game.does(KnightsDeed::LoseCity { player, at });
    let page = news(&game);
    assert!(page[0].contains(&format!("{ben} takes off the city wall, too")), "{}", page[0]);
    assert!(page[0].contains(&place[0]) && page[1].contains(&place[1]), "{page:?}");
    assert!(page[1].contains("auch die Stadtmauer"), "{}", page[1]);
    assert!(last_line(&game)[0].contains("takes off the city wall, too"));
    // The others' cities have no wall.
    for nth in [2, 0] {
        let (player, at) = (game.seat(nth), cities.city(nth));
        game.does(KnightsDeed::LoseCity { player, at });
    }
    assert_eq!(news(&game)[0].matches("wall").count(), 1);
}

#[test]
fn whoever_leaves_leaves_cards_behind_that_the_table_may_put_back() {
    let mut game = knights_game(Following::Open);
    game.does(dice(2, 3, EventFace::Ship));
    let (player, ben) = (game.seat(1), name(&game, 1));
    game.does(Deed::CorrectHand { player, cards: cards(&[(Ore, 4), (Grain, 2)]) });
    let present = Deed::ReturnHand { player };
    let refusal = game.state().clone().perform(present, Enforcement::ByTheRules);
    assert_eq!(refusal.expect_err("present"), Impossible::NoSuchPlayer(player).into());
    game.does(Deed::LeaveTable { player });
    for told in [&news(&game)[0], &last_line(&game)[0]] {
        assert!(told.contains(&format!("6 cards of {ben}'s stay out of the bank")), "{told}");
        assert!(told.contains(&format!("1 city of {ben}'s still counts for the barb")), "{told}");
    }
    let before = game.state().bank().expect("known");
    let act = game.does(Deed::ReturnHand { player });
    assert_eq!(act.moves, [Move::ToBank(player, cards(&[(Ore, 4), (Grain, 2)]))]);
    let after = game.state().bank().expect("known");
    assert_eq!(after.less(before), cards(&[(Ore, 4), (Grain, 2)]));
    assert_eq!(last_line(&game)[0], format!("{ben}'s cards go back to the bank"));
    assert_eq!(game.state().discrepancies(), []);
    let again = game.state().clone().perform(Deed::ReturnHand { player }, Enforcement::ByTheRules);
    assert_eq!(again.expect_err("nothing left"), Impossible::SoAlready.into());
    take(&mut game, Step::Undo);
    assert_eq!(game.state().bank(), Some(before));
}

#[test]
fn a_hand_of_which_not_all_is_known_goes_back_untold() {
    let mut game = Table::of(middle(4, Rules::open_hands()));
    game.holds(1, &[(Brick, 6), (Ore, 4)]);
    game.rolls(7);
    let player = game.seat(1);
    game.takes(Deed::Discard { player, cards: None }, Enforcement::AsTheTableDid);
    game.leaves(1);
    game.does(Deed::ReturnHand { player });
    assert_eq!(game.state.hands().map(|hands| hands.size(player)), Some(0));
    assert_eq!(game.state.bank_total(), Some(5 * 19));
    assert_eq!(game.state.discrepancies(), []);
}

/// A 7 at which the second player of a table with these hands discards 5 of 10, untold.
fn unseen(following: Following) -> Game {
    let rules = Rules { following, ..Rules::default() };
    let mut game = opened(setup_with(3, rules, &[]));
    for (nth, held) in [(0, cards(&[(Wool, 2)])), (1, cards(&[(Brick, 6), (Ore, 4)]))] {
        game.does(Deed::CorrectHand { player: game.seat(nth), cards: held });
    }
    game.does(Deed::CorrectHand { player: game.seat(2), cards: Cards::none() });
    game.does(roll(7));
    let player = game.seat(1);
    game.takes(Deed::Discard { player, cards: None }, Enforcement::AsTheTableDid);
    game
}

#[test]
fn after_an_unseen_discard_the_bank_shows_what_is_certain() {
    for following in [Following::Open, Following::Secret] {
        let game = unseen(following);
        assert_eq!((game.state().bank(), game.state().bank_total()), (None, Some(5 * 19 - 7)));
        let text = Text::of(Language::English);
        let when = |_| String::new();
        let say = GameWords::now(&text, &game, &when);
        let counted = |kind: CardKind| say.in_bank(kind).expect("followed");
        // Of six brick and four ore, one brick went for certain; with secret hands that isn't
        // told of the stacks.
        let brick = if following == Following::Open { 14 } else { 13 };
        assert_eq!(counted(CardKind::Brick), Counted::AtLeast(brick), "{following:?}");
        assert_eq!(counted(CardKind::Ore), Counted::AtLeast(15));
        // All other wool is in a hand that is known.
        let wool = match following {
            Following::Open => Counted::Exactly(17),
            Following::Secret | Following::Private | Following::Off => Counted::AtLeast(17),
        };
        assert_eq!(counted(CardKind::Wool), wool);
        assert_eq!(plain(&say.counted(CardKind::Ore, counted(CardKind::Ore))), "at least 15 ore");
    }
}

#[test]
fn what_the_bank_certainly_holds_grows_and_shrinks_with_the_cards_that_all_see() {
    let mut game = unseen(Following::Secret);
    game.does(Deed::DoneAtTable { task: 0 });
    let least = game.state().bank_least();
    let player = game.seat(0);
    game.does(Deed::CorrectHand { player, cards: cards(&[(Wool, 2)]) });
    assert_eq!(game.state().bank_least(), least, "as the books say");
    game.does(Deed::CorrectHand { player, cards: cards(&[(Grain, 9)]) });
    assert_eq!(game.state().bank_least(), Cards::none(), "the books were wrong");
}

/// Cards move between hands and bank, some of them untold: what the bank holds at least is
/// never more than what it really holds.
#[test]
fn what_the_bank_certainly_holds_is_never_more_than_it_holds() {
    let mut rng = StdRng::seed_from_u64(41);
    for _ in 0..60 {
        let game = unseen(Following::Open);
        // What was discarded unseen: any five of six brick and four ore.
        let ore = rng.random_range(0..=4);
        let gone = Cards::of(Brick, 5 - ore).plus(Cards::of(Ore, ore));
        let mut bank =
            Cards::from_resources(|_| 19).less(cards(&[(Brick, 6), (Ore, 4), (Wool, 2)]));
        bank = bank.plus(gone);
        let mut hand = cards(&[(Brick, 6), (Ore, 4)]).less(gone);
        let (mut state, player) = (game.state().clone(), game.seat(1));
        for _ in 0..30 {
            let kind = CardKind::RESOURCES[rng.random_range(0..5)];
            let card = Cards::of(kind, 1);
            let one = match rng.random_range(0..4) {
                0 if hand.covers(card) => Move::ToBank(player, card),
                1 if hand.covers(card) => Move::ToBankUntold(player, 1),
                2 if bank.covers(card) => Move::FromBankUntold(player, 1),
                _ if bank.covers(card) => Move::FromBank(player, card),
                _ => continue,
            };
            if matches!(one, Move::ToBank(..) | Move::ToBankUntold(..)) {
                (hand, bank) = (hand.less(card), bank.plus(card));
            } else {
                (hand, bank) = (hand.plus(card), bank.less(card));
            }
            let moves = vec![one.clone()];
            let act = Act { moves, ..Act::of(Deed::BreakOff) };
            let deed = Deed::CorrectHand { player, cards: hand };
            state.apply(&Act { deed, ..act }).expect("it fits");
            assert!(bank.covers(state.bank_least()), "{one:?}: {bank:?} {:?}", state.bank_least());
            assert_eq!(state.bank_total(), Some(bank.total()));
        }
    }
}

#[test]
fn unknown_cards_of_an_open_hand_are_said_to_be_unknown() {
    let game = unseen(Following::Open);
    let player = game.seat(1);
    let spoken = said(&game, |say| say.hand_fact(player).expect("followed"));
    assert_eq!(spoken[0], "5 cards (1 brick and 4 unknown)");
    assert_eq!(spoken[1], "5 Karten (1 Lehm und 4 unbekannt)");
    let text = Text::of(Language::English);
    let when = |_| String::new();
    let say = GameWords::now(&text, &game, &when);
    assert_eq!(say.held(player, CardKind::Brick), Counted::AtLeast(1));
    assert_eq!(say.held(player, CardKind::Ore), Counted::Unknown);
    let other = game.seat(0);
    assert_eq!(say.held(other, CardKind::Wool), Counted::Exactly(2));
    assert_eq!(say.held(other, CardKind::Ore), Counted::Exactly(0));
}
