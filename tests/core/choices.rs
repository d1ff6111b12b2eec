//! Choices that a seat is offered on a phone, and whatever a phone may send back (docs/rules.md 11).

use std::collections::BTreeSet;

use board::Resource::{Ore, Wool};
use cards::deck_a;
use chrono::DateTime;
use game::{
    AskTokens, CardKind, CardsWanted, Choice, CountsWanted, Deed, Edition, Enforcement, Entry,
    ExtraBuilding, FishRules, Following, Game, Goods, Intended, Intent, KnightsTask, NotAChoice,
    NumberSource, OfferReply, OilRules, PhoneRemark, RiversRules, Rules, SeaRules, Seat, Setup,
    SetupFields, State, Step, TableTalk, Task, TurnsOnPhones, WagonRules, Whisper,
};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};
use rstest::rstest;
use stats::{random_deed, random_setup};

use crate::common::{Plays, cards, opened, roll, setup_with, take};

/// Rules of each game that there is.
pub fn every_game() -> [(&'static str, Rules); 8] {
    let knights = || Rules::with_knights(Edition::Fifth);
    let sea = |rules| Rules { sea: Some(SeaRules::default()), ..rules };
    [
        ("base", Rules::default()),
        ("knights", knights()),
        ("sea", sea(Rules::default())),
        ("both", sea(knights())),
        ("fish", Rules { fish: Some(FishRules::default()), ..Rules::default() }),
        ("rivers", Rules { rivers: Some(RiversRules::default()), ..Rules::default() }),
        ("wagons", Rules { wagons: Some(WagonRules::default()), ..Rules::default() }),
        ("oil", Rules { oil: Some(OilRules::default()), ..Rules::default() }),
    ]
}

pub fn begun(rules: Rules, rng: &mut StdRng) -> Game {
    let decks = [deck_a().expect("a deck")];
    let players = rng.random_range(3..=6);
    let extra_building = match rng.random_range(0..3) {
        0 if players > 4 => ExtraBuilding::Special,
        1 if players > 4 => ExtraBuilding::Paired,
        _ => ExtraBuilding::Off,
    };
    let rules = Rules { target: 25, extra_building, ..rules };
    let source = match rng.random_range(0..4) {
        0 => NumberSource::Table,
        1 => NumberSource::Printed,
        _ => NumberSource::Cards,
    };
    let drawn = random_setup(&decks, players, rules, rng).expect("a setup");
    Game::new(Setup::new(SetupFields { source, ..drawn.into() }).expect("a setup"))
}

/// The deed that a choice makes, with chance on the side of ones.
fn deed(game: &Game, choice: &Choice) -> Option<Deed> {
    match choice {
        Choice::Number => game.draw(|| prepared(game)).ok(),
        Choice::Thrown(what) => game.throw(*what, |_| 0),
        Choice::Counted(monopoly) => Some(game.state().counted(*monopoly)),
        Choice::Deed(_) | Choice::Whisper(..) | Choice::DrawnCard { .. } => choice.deed(),
    }
}

fn prepared(game: &Game) -> cards::Shuffle {
    let setup = game.setup();
    cards::prepare(&setup.decks, &setup.rules.cards, &mut StdRng::seed_from_u64(5))
}

/// The act that a choice makes.
pub fn act(game: &Game, choice: &Choice) -> Option<Step> {
    let deed = deed(game, choice)?;
    let whisper = match choice {
        Choice::Deed(_) | Choice::Number | Choice::Thrown(_) | Choice::Counted(_) => None,
        Choice::Whisper(_, said) => Whisper::new(said.clone(), [7; 16]).ok(),
        Choice::DrawnCard { .. } => Whisper::new(game.draw_card(&deed, |_| 0), [7; 16]).ok(),
    };
    let next = game.propose_whispering(deed, whisper, Enforcement::ByTheRules).ok()?;
    Some(Step::Act(next.into_act()))
}

/// Cards that are wanted, put together at random; none where there aren't enough.
pub fn put(wanted: &CardsWanted, rng: &mut StdRng) -> Option<game::Cards> {
    let mut put = game::Cards::none();
    for _ in 0..wanted.count {
        let left = wanted.among.less(put);
        let (kind, _) = left.kinds().choose(rng)?;
        put.set(kind, put.get(kind) + 1);
    }
    Some(put)
}

pub fn step_at_random(game: &mut Game, rng: &mut StdRng) -> bool {
    for _ in 0..20 {
        let Some(deed) = random_deed(game.state(), rng) else { return false };
        if let Ok(next) = game.propose(deed, Enforcement::ByTheRules) {
            take(game, Step::Act(next.into_act()));
            return true;
        }
    }
    let pass = game.propose(Deed::Pass, Enforcement::AsTheTableDid);
    pass.is_ok_and(|next| {
        game.take(Entry::new(DateTime::UNIX_EPOCH, Step::Act(next.into_act()))).is_ok()
    })
}

/// A deed that names `seat`, or is of whoever is on or is asked for something.
fn is_of(state: &State, seat: Seat, deed: &Deed) -> bool {
    let is_asked = state.open_tasks().iter().any(|task| task.player() == seat);
    match (deed, deed.player()) {
        (Deed::Leave { task }, _) => {
            state.tasks().get(*task).is_some_and(|task| task.player() == seat)
        }
        // Whoever is done lets the next one build.
        (Deed::LetBuild { .. }, _) => state.builder() == seat,
        // Whoever is on turn may go on where nobody builds alongside it.
        (Deed::Pass, _) => state.builder() == seat || state.active() == seat,
        (_, Some(player)) => player == seat,
        (_, None) => is_asked || state.builder() == seat,
    }
}

/// Turns are taken on phones: all that may be done is offered.
pub const ON: TurnsOnPhones = TurnsOnPhones::On;

fn unasked(state: &State, seat: Seat) -> Vec<Choice> {
    let mut all = state.unasked_choices(seat);
    all.extend(state.turn_choices(seat, ON));
    all
}

fn all_of(state: &State) -> Vec<(Seat, Choice)> {
    let open = state.open_tasks().iter().enumerate();
    let asked = open.flat_map(|(nth, task)| {
        state.choices_at(nth, ON).one_of.into_iter().map(|choice| (task.player(), choice))
    });
    let seats = state.players().seats();
    let unasked =
        seats.flat_map(|seat| unasked(state, seat).into_iter().map(move |choice| (seat, choice)));
    asked.chain(unasked).collect()
}

#[rstest]
fn whatever_is_offered_may_be_done_and_names_nobody_else(
    #[values(Following::Open, Following::Secret, Following::Private, Following::Off)]
    following: Following,
) {
    let (mut offered, mut done, mut kinds) = (0, 0, BTreeSet::new());
    for (name, rules) in every_game() {
        let mut rng = StdRng::seed_from_u64(7);
        let mut game = begun(Rules { following, ..rules }, &mut rng);
        for _ in 0..150 {
            let state = game.state();
            for (seat, choice) in all_of(state) {
                let deed = deed(&game, &choice).expect("a deed");
                // Of hands that don't lie open the table's books may know more than their owners are told.
                let is_done = act(&game, &choice).is_some();
                let may_lack =
                    following != Following::Open && state.against(deed.clone()).is_none();
                assert!(is_done || may_lack, "{name}: {choice:?}");
                done += usize::from(is_done);
                assert!(is_of(state, seat, &deed), "{name}: {seat:?}: {choice:?}");
                kinds.insert(format!("{deed:?}").split([' ', '(', '{']).next().map(str::to_owned));
                offered += 1;
            }
            if !step_at_random(&mut game, &mut rng) {
                break;
            }
        }
    }
    assert!(done * 3 > offered, "{done} of {offered}");
    assert!(offered > 1_000 && kinds.len() > 10, "{offered}: {kinds:?}");
}

#[rstest]
fn whatever_is_asked_of_a_player_and_lies_not_on_the_table_can_be_answered(
    #[values(Following::Open, Following::Secret, Following::Private, Following::Off)]
    following: Following,
) {
    let mut asked = 0;
    for (name, rules) in every_game() {
        let mut rng = StdRng::seed_from_u64(11);
        let mut game = begun(Rules { following, ..rules }, &mut rng);
        for _ in 0..150 {
            let state = game.state();
            for (nth, task) in state.open_tasks().iter().enumerate() {
                let choices = state.choices_at(nth, ON);
                let is_at_table = match task {
                    // The app rolls its own.
                    Task::Knights(KnightsTask::EventDie { .. }) => state.awaits_app_event_die(),
                    // What others drew lies on the table.
                    Task::Fish(task) => format!("{task:?}").contains("Boot"),
                    _ => false,
                };
                assert!(is_at_table || !choices.is_empty(), "{name}: {task:?}");
                if let Some(wanted) = &choices.cards
                    && let Some(cards) = put(wanted, &mut rng)
                {
                    let choice = wanted.choice(cards).expect("as many as are wanted");
                    let may_lack = following != Following::Open;
                    assert!(may_lack || act(&game, &choice).is_some(), "{name}: {choice:?}");
                }
                asked += 1;
            }
            if !step_at_random(&mut game, &mut rng) {
                break;
            }
        }
    }
    assert!(asked > 100, "{asked}");
}

/// Counts of a monopoly, each of them possible.
fn counted(wanted: &CountsWanted, ask: String, rng: &mut StdRng) -> Intent {
    let counts = wanted.of.iter().map(|of| {
        let seat = u8::try_from(of.seat.index()).expect("a seat");
        (seat, rng.random_range(of.least..=of.most))
    });
    Intent::Count { ask, monopoly: wanted.monopoly.to_string(), counts: counts.collect() }
}

/// Anything that a phone may send: what its seat is offered, what it was offered before, what others
/// are, and nonsense. With it comes the seat that is offered it.
fn sent(
    state: &State,
    tokens: &AskTokens,
    seen: &mut Vec<Intent>,
    rng: &mut StdRng,
) -> (Seat, Intent) {
    let any = state.players().seats().choose(rng).expect("a seat");
    let junk = ["", "0-0", "999-0", "leave", "\u{202e}"].choose(rng).map(|it| (*it).to_owned());
    let asked = (0..state.open_tasks().len()).choose(rng).and_then(|nth| {
        let token = tokens.of(nth)?.to_string();
        Some((state.open_tasks()[nth].player(), token, state.choices_at(nth, ON)))
    });
    let own = [state.builder(), any].into_iter().find_map(|seat| {
        let choice = unasked(state, seat).choose(rng)?.key().to_string();
        Some((seat, choice))
    });
    let (seat, intent) = match (rng.random_range(0..8), asked, own) {
        (0..=4, Some((seat, ask, choices)), _) if !choices.is_empty() => {
            let ask = Some(ask);
            match (choices.cards, choices.one_of.choose(rng)) {
                (Some(wanted), choice) if choice.is_none() || rng.random_bool(0.7) => {
                    let cards = put(&wanted, rng).unwrap_or_else(game::Cards::none);
                    let purpose = wanted.purpose.key().to_owned();
                    (seat, Intent::Put { ask, purpose, cards: cards.into() })
                }
                (_, Some(choice)) => (seat, Intent::Choose { ask, key: choice.key().to_string() }),
                (_, None) => (seat, Intent::Choose { ask, key: String::new() }),
            }
        }
        (0..=4, ..)
            if !state.unasked_counts(state.builder()).is_empty() && rng.random_bool(0.15) =>
        {
            let all = state.unasked_counts(state.builder());
            let wanted = all.iter().choose(rng).expect("one");
            (state.builder(), counted(wanted, tokens.turn().to_string(), rng))
        }
        (0..=4, _, Some((seat, key))) => {
            (seat, Intent::Choose { ask: Some(tokens.turn().to_string()), key })
        }
        (5, Some((seat, ask, _)), _) => {
            let (purpose, cards) = ("hand".to_owned(), cards(&[(Ore, 200)]).into());
            (seat, Intent::Put { ask: Some(ask), purpose, cards })
        }
        (6, ..) => (any, Intent::Choose { ask: junk.clone(), key: junk.unwrap_or_default() }),
        _ => {
            let old = seen.choose(rng).cloned();
            (any, old.unwrap_or(Intent::Choose { ask: None, key: String::new() }))
        }
    };
    seen.push(intent.clone());
    if seen.len() > 40 {
        seen.remove(0);
    }
    (seat, intent)
}

/// Anything that may be said, or taken back: of offers that there are, and of some that there aren't.
fn remark(game: &Game, talk: &TableTalk, rng: &mut StdRng) -> (Seat, Intent) {
    let state = game.state();
    let any = state.players().seats().choose(rng).expect("a seat");
    let kinds = state.kinds().all();
    let mut card = || {
        let kind = kinds.choose(rng).expect("a kind");
        Goods::from(game::Cards::of(*kind, rng.random_range(1..3)))
    };
    let (mut give, mut get) = (card(), card());
    // Gold and oil, too, where they are played and where they aren't.
    match rng.random_range(0..10) {
        0 => give.gold = rng.random_range(1..3),
        1 => get = Goods::oil(1),
        _ => {}
    }
    let offer = talk.offers().iter().choose(rng);
    let id = offer.map_or_else(|| "7".to_owned(), |offer| offer.id.to_string());
    let takes = offer.and_then(|offer| {
        let with = *offer.to.iter().choose(rng)?;
        Some((offer.from, offer.key_with(with)?.to_string()))
    });
    let own = talk.may_take_back(game, state.builder());
    let remark = match (rng.random_range(0..8), takes, own) {
        (0..=1, Some((from, key)), _) => return (from, Intent::Take { offer: id, key }),
        (2..=3, _, Some(act)) => {
            return (state.builder(), Intent::TakeBack { act: act.to_string() });
        }
        (0..=3, ..) => {
            let to = (0..6_u8).choose(rng);
            let to = to.into_iter().filter(|_| rng.random_bool(0.5)).collect();
            return (state.builder(), Intent::Say(PhoneRemark::Offer { to, give, get }));
        }
        (4..=5, ..) => {
            let says = *OfferReply::ALL.choose(rng).expect("a reply");
            let to = offer.and_then(|offer| offer.to.iter().copied().choose(rng));
            return (to.unwrap_or(any), Intent::Say(PhoneRemark::Reply { offer: id, says }));
        }
        (6, ..) if rng.random_bool(0.3) => PhoneRemark::Withdraw { offer: id },
        (6, ..) => PhoneRemark::Wait,
        _ => PhoneRemark::GoOn,
    };
    (any, Intent::Say(remark))
}

#[test]
fn whatever_a_phone_sends_at_any_time_is_its_seats_own_or_nothing() {
    // More of them: `INTENTS=1000000`.
    let count: usize =
        std::env::var("INTENTS").ok().and_then(|it| it.parse().ok()).unwrap_or(50_000);
    let (mut done, mut refused, mut said, mut taken_back, mut nth) = (0, 0, 0, 0, 0);
    for seed in 0.. {
        let (name, rules) = every_game()[seed % 8].clone();
        let following =
            [Following::Private, Following::Open, Following::Secret, Following::Off][seed / 8 % 4];
        let mut rng = StdRng::seed_from_u64(seed as u64);
        let mut game = begun(Rules { following, ..rules }, &mut rng);
        let (mut tokens, mut seen) = (AskTokens::default(), Vec::new());
        let mut talk = TableTalk::default();
        while nth < count && game.count() < 250 {
            tokens.follow(&game);
            let (own, intent) = if rng.random_bool(0.2) {
                remark(&game, &talk, &mut rng)
            } else {
                sent(game.state(), &tokens, &mut seen, &mut rng)
            };
            let any = game.state().players().seats().choose(&mut rng).expect("a seat");
            let seat = if rng.random_bool(0.8) { own } else { any };
            nth += 1;
            talk.follow(game.state());
            match intent.meant(&game, seat, (&tokens, &talk, ON)) {
                Ok(Intended::Choice(choice)) => {
                    let deed = deed(&game, &choice).expect("a deed");
                    assert!(is_of(game.state(), seat, &deed), "{name}: {seat:?}: {deed:?}");
                    if let Some(step) = act(&game, &choice) {
                        talk.did(game.next_act_id(), seat);
                        take(&mut game, step);
                        done += 1;
                    }
                }
                Ok(Intended::TakeBack(id)) => {
                    assert_eq!(talk.may_take_back(&game, seat), Some(id));
                    take(&mut game, Step::Undo);
                    taken_back += 1;
                }
                Ok(Intended::Say(remark)) => match talk.hear(game.state(), seat, &remark) {
                    Ok(()) => said += 1,
                    Err(_) => refused += 1,
                },
                Err(_) => refused += 1,
            }
            // The table goes on meanwhile, or takes something back.
            if rng.random_bool(0.1) && game.last().is_some() {
                take(&mut game, Step::Undo);
            } else if rng.random_bool(0.5) && !step_at_random(&mut game, &mut rng) {
                break;
            }
        }
        if nth >= count {
            break;
        }
    }
    println!("{nth} intents: {done} done, {said} said, {taken_back} taken back, {refused} refused");
    assert!(done * 20 > nth && refused * 20 > nth, "{done} done, {refused} refused of {nth}");
    assert!(said * 50 > nth && taken_back * 500 > nth, "{said} said, {taken_back} taken back");
}

/// A game in which the two next players have to discard.
fn two_discard() -> (Game, [Seat; 2]) {
    let rules = Rules { following: Following::Private, ..Rules::default() };
    let mut game = opened(setup_with(3, rules, &[]));
    let seats = [1, 2].map(|nth| game.seat(nth));
    for player in seats {
        let cards = cards(&[(Ore, 5), (Wool, 4)]);
        game.takes(Deed::CorrectHand { player, cards }, Enforcement::AsTheTableDid);
    }
    (game, seats)
}

fn discards(tokens: &AskTokens, game: &Game, seat: Seat) -> Intent {
    let mut open = game.state().open_tasks().iter();
    let nth = open.position(|task| task.player() == seat).expect("they discard");
    let ask = tokens.of(nth).map(|token| token.to_string());
    Intent::Put { ask, purpose: "discard".to_owned(), cards: cards(&[(Ore, 2), (Wool, 2)]).into() }
}

#[test]
fn an_answer_counts_whatever_others_did_meanwhile_and_once() {
    let (mut game, [ben, clara]) = two_discard();
    let mut tokens = AskTokens::default();
    tokens.follow(&game);
    game.does(roll(7));
    tokens.follow(&game);
    let [bens, claras] = [ben, clara].map(|seat| discards(&tokens, &game, seat));
    let meant = claras.meant(&game, clara, (&tokens, &TableTalk::default(), ON));
    let Ok(Intended::Choice(choice)) = meant else { panic!("{meant:?}") };
    let step = act(&game, &choice).expect("done");
    take(&mut game, step);
    tokens.follow(&game);
    assert_eq!(
        claras.meant(&game, clara, (&tokens, &TableTalk::default(), ON)),
        Err(NotAChoice::NoLongerAsked)
    );
    assert_eq!(
        bens.meant(&game, clara, (&tokens, &TableTalk::default(), ON)),
        Err(NotAChoice::NoLongerAsked)
    );
    assert!(
        bens.meant(&game, ben, (&tokens, &TableTalk::default(), ON)).is_ok(),
        "it is still asked"
    );
    // Taken back, it is asked again under the same token.
    take(&mut game, Step::Undo);
    tokens.follow(&game);
    assert!(claras.meant(&game, clara, (&tokens, &TableTalk::default(), ON)).is_ok());
}

#[test]
fn an_answer_to_what_was_taken_back_is_none_to_what_is_asked_anew() {
    let (mut game, [ben, _]) = two_discard();
    let mut tokens = AskTokens::default();
    tokens.follow(&game);
    game.does(roll(7));
    tokens.follow(&game);
    let old = discards(&tokens, &game, ben);
    take(&mut game, Step::Undo);
    tokens.follow(&game);
    assert_eq!(
        old.meant(&game, ben, (&tokens, &TableTalk::default(), ON)),
        Err(NotAChoice::NoLongerAsked)
    );
    game.does(roll(7));
    tokens.follow(&game);
    assert_eq!(
        old.meant(&game, ben, (&tokens, &TableTalk::default(), ON)),
        Err(NotAChoice::NoLongerAsked)
    );
    assert!(
        discards(&tokens, &game, ben)
            .meant(&game, ben, (&tokens, &TableTalk::default(), ON))
            .is_ok()
    );
}

#[test]
fn what_is_done_unasked_is_done_once_whoever_taps_twice_or_at_both() {
    let rules = Rules { following: Following::Private, ..Rules::default() };
    let mut game = opened(setup_with(3, rules, &[]));
    let seat = game.state().builder();
    let other = game.state().players().seat(1).expect("another");
    game.does(Deed::CorrectHand { player: seat, cards: cards(&[(Wool, 8)]) });
    game.does(Deed::CorrectHand { player: other, cards: cards(&[(Ore, 1)]) });
    game.does(roll(12));
    let mut tokens = AskTokens::default();
    tokens.follow(&game);
    let trades = game.state().unasked_choices(seat).into_iter().find(|choice| {
        matches!(choice.deed(), Some(Deed::TradeWithBank { get, .. }) if get == CardKind::from(Ore))
    });
    let trades = trades.expect("a trade with the bank");
    let intent = |tokens: &AskTokens| {
        let (ask, key) = (Some(tokens.turn().to_string()), trades.key().to_string());
        Intent::Choose { ask, key }
    };
    let meant = |game: &Game, tokens: &AskTokens, intent: &Intent| {
        let talk = TableTalk::default();
        intent.meant(game, seat, (tokens, &talk, TurnsOnPhones::Off))
    };
    let first = intent(&tokens);
    // Somebody tells the app of their own cards: that changes nothing for others.
    let mut own = game.state().unasked_cards(other).into_iter();
    let told = own.next().expect("a hand").choice(cards(&[(Ore, 1)])).expect("of one card");
    let step = act(&game, &told).expect("told");
    take(&mut game, step);
    tokens.follow(&game);
    let Ok(Intended::Choice(choice)) = meant(&game, &tokens, &first) else { panic!("it counts") };
    let step = act(&game, &choice).expect("it is done");
    take(&mut game, step);
    tokens.follow(&game);
    assert_eq!(meant(&game, &tokens, &first), Err(NotAChoice::NoLongerAsked), "once");
    let again = intent(&tokens);
    assert!(meant(&game, &tokens, &again).is_ok(), "whoever has seen it trades once more");
    let none = Intent::Choose { ask: None, key: trades.key().to_string() };
    assert_eq!(meant(&game, &tokens, &none), Err(NotAChoice::NoLongerAsked), "without a token");
}
