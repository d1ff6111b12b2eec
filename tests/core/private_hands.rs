//! Private hands: exact for their owners, and nothing for anybody else (docs/rules.md 11).

use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use cards::deck_a;
use chrono::DateTime;
use cli::show;
use game::{
    Act, AskTokens, CardGroup, CardKind, Cards, CardsWanted, Choice, CountsWanted, Deed, Edition,
    Enforcement, Entry, FishRules, Following, Game, HandCount, Impossible, Intended, Intent, Move,
    OilRules, PerSeat, Phase, PhoneRemark, Refusal, RiversRules, RuleChange, Rules, SeaRules, Seat,
    SeatChoices, Setup, SetupFields, State, StealTargets, Step, TableTalk, Task, TurnsOnPhones,
    Viewer, WagonRules, Whisper, Whispered,
};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rstest::rstest;
use stats::{random_deed, random_setup};
use store::{History, read_journal, write_position};
use words::game::GameWords;
use words::game::seats::{SeatContext, SeatView};
use words::language::Language;
use words::text::Text;

use crate::common::cards;
use crate::common::sources::root;

/// Rules with hands that each player sees for themselves.
fn private(rules: Rules) -> Rules {
    Rules { following: Following::Private, target: 20, ..rules }
}

fn knights() -> Rules {
    Rules::with_knights(Edition::Fifth)
}

fn at_sea(rules: Rules) -> Rules {
    Rules { sea: Some(SeaRules::default()), ..rules }
}

fn begun(rules: Rules, players: usize, rng: &mut StdRng) -> State {
    let decks = [deck_a().expect("a deck")];
    State::new(random_setup(&decks, players, private(rules), rng).expect("a setup").into())
}

fn passed(kinds: &[CardKind]) -> Option<Whisper> {
    Whisper::new(Whispered::Passed(kinds.to_vec()), [3; 16]).ok()
}

fn does(state: &State, deed: Deed, whisper: Option<Whisper>) -> Result<(Act, State), Refusal> {
    let done = state.propose_whispering(deed, whisper, Enforcement::ByTheRules)?;
    Ok((done.act, done.after))
}

fn hand(cards: Cards) -> Vec<CardKind> {
    cards.kinds().flat_map(|(kind, count)| (0..count).map(move |_| kind)).collect()
}

/// The hands as they lie on the table.
struct Truth {
    hands: PerSeat<Cards>,
    /// Nothing went to the bank or came from it untold.
    is_whole: bool,
}

impl Truth {
    fn of(state: &State) -> Self {
        Self { hands: state.players().map(|_, _| Cards::none()), is_whole: true }
    }

    /// The kinds of the cards that `act` would pass unseen, by what lies in the hands then; nothing
    /// if there is no such card.
    fn kinds(&self, act: &Act, rng: &mut StdRng) -> Option<Vec<CardKind>> {
        let mut hands = self.hands.clone();
        let pass = |one: &Move| {
            let (from, of) = match *one {
                Move::Unseen(from, _) => (from, CardGroup::Any),
                Move::UnseenOf(from, _, of) => (from, of),
                _ => return None,
            };
            let held: Vec<CardKind> =
                hand(hands.of(from)).into_iter().filter(|kind| of.has(*kind)).collect();
            let kind = held.choose(rng).copied();
            if let Some(kind) = kind {
                hands.change(from, |hand| *hand = hand.less(Cards::of(kind, 1)));
            }
            Some(kind)
        };
        act.moves.iter().filter_map(pass).collect()
    }

    fn follow(&mut self, act: &Act, kinds: &[CardKind]) {
        let mut kinds = kinds.iter();
        let mut passes = |from: Option<Seat>, to: Option<Seat>, cards: Cards| {
            if let Some(from) = from {
                self.hands.change(from, |hand| *hand = hand.less(cards));
            }
            if let Some(to) = to {
                self.hands.change(to, |hand| *hand = hand.plus(cards));
            }
        };
        for one in &act.moves {
            match *one {
                Move::FromBank(seat, cards) => passes(None, Some(seat), cards),
                Move::ToBank(seat, cards) => passes(Some(seat), None, cards),
                Move::Between(from, to, cards) => passes(Some(from), Some(to), cards),
                Move::Unseen(from, to) | Move::UnseenOf(from, to, _) => {
                    let kind = kinds.next().expect("a kind for each");
                    passes(Some(from), Some(to), Cards::of(*kind, 1));
                }
                Move::Shown(..) => {}
                Move::ToBankUntold(..) | Move::FromBankUntold(..) | Move::Corrected(..) => {
                    self.is_whole = false;
                }
            }
        }
        for (seat, cards) in act.payout.iter().flat_map(|payout| payout.paid.iter()) {
            passes(None, Some(seat), *cards);
        }
    }
}

#[rstest]
#[case::the_base_game(Rules::default(), 4)]
#[case::six_players(Rules::default(), 6)]
#[case::cities_and_knights(knights(), 4)]
#[case::seafarers(at_sea(Rules::default()), 4)]
#[case::both(at_sea(knights()), 3)]
#[case::fish(Rules { fish: Some(FishRules::default()), ..Rules::default() }, 4)]
#[case::oil(Rules { oil: Some(OilRules::default()), ..Rules::default() }, 4)]
fn an_owner_sees_exactly_their_hand_while_all_that_passes_unseen_is_whispered(
    #[case] rules: Rules,
    #[case] players: usize,
) {
    let (mut whispers, mut looked) = (0, 0);
    for seed in 0..8 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = begun(rules.clone(), players, &mut rng);
        let mut truth = Truth::of(&state);
        for _ in 0..250 {
            let Some(deed) = random_deed(&state, &mut rng) else { break };
            let Ok((act, _)) = does(&state, deed.clone(), None) else { continue };
            // What the hands on the table can't do, nobody does.
            let Some(kinds) = truth.kinds(&act, &mut rng) else { continue };
            let mut after = Truth { hands: truth.hands.clone(), is_whole: truth.is_whole };
            after.follow(&act, &kinds);
            let size = |seat: Seat| after.hands.of(seat).total();
            let (act, next) = does(&state, deed, passed(&kinds)).expect("it was done before");
            let hands = next.hands().expect("hands");
            if !after.is_whole || next.players().seats().any(|seat| hands.size(seat) != size(seat))
            {
                // It isn't what the table could have done.
                break;
            }
            whispers += usize::from(act.whisper.is_some());
            (state, truth) = (next, after);
            for (seat, held) in truth.hands.iter() {
                let own = state.own_cards(Viewer::Seat(seat), seat).expect("their own");
                assert_eq!((own.known, own.unknown), (*held, 0), "{seed}: after {:?}", act.deed);
                looked += 1;
            }
        }
    }
    assert!(looked > 2_000 && whispers > 5, "{looked} hands, {whispers} whispers");
}

#[rstest]
#[case::the_base_game(Rules::default(), 4)]
#[case::cities_and_knights(knights(), 4)]
#[case::both(at_sea(knights()), 6)]
#[case::oil(Rules { oil: Some(OilRules::default()), ..Rules::default() }, 3)]
fn games_that_differ_in_what_was_whispered_are_the_same_to_the_table_after_every_act(
    #[case] rules: Rules,
    #[case] players: usize,
) {
    let mut differing = 0;
    for seed in 0..8 {
        let mut rng = StdRng::seed_from_u64(seed);
        let first = begun(rules.clone(), players, &mut rng);
        let mut twins = [first.clone(), first];
        for _ in 0..250 {
            let [one, other] = &twins;
            let tells = rng.random_bool(0.1);
            let player = pick(&one.players().seats().collect::<Vec<_>>(), &mut rng);
            let deed =
                if tells { Some(Deed::TellOwn { player }) } else { random_deed(one, &mut rng) };
            let Some(deed) = deed else { break };
            let said = |state: &State, rng: &mut StdRng| {
                if let Deed::TellOwn { player } = deed {
                    return any_hand(state, player, rng);
                }
                let (act, _) = does(state, deed.clone(), None).ok()?;
                let any = |of: CardGroup, rng: &mut StdRng| {
                    let kinds = state.kinds().all().iter().copied().filter(|kind| of.has(*kind));
                    pick(&kinds.collect::<Vec<_>>(), rng)
                };
                let kinds: Vec<CardKind> = act.unseen().map(|of| any(of, rng)).collect();
                passed(&kinds)
            };
            let whispers = [said(one, &mut rng), said(other, &mut rng)];
            let [told, else_told] = whispers.clone();
            match (does(one, deed.clone(), told), does(other, deed.clone(), else_told)) {
                (Ok((mut act, state)), Ok((mut twin, twin_state))) => {
                    differing += usize::from(act.whisper != twin.whisper);
                    (act.whisper, twin.whisper) = (None, None);
                    assert_eq!(act, twin, "{seed}");
                    assert_eq!(state.openly(), twin_state.openly(), "{seed}: after {deed:?}");
                    assert_eq!(state.only_answer(&deed), twin_state.only_answer(&deed));
                    for viewer in [Viewer::Table, Viewer::Everything] {
                        let seats = state.players().seats();
                        let seen = seats.filter_map(|seat| state.own_cards(viewer, seat));
                        assert_eq!(seen.count(), 0, "{seed}: {viewer:?}");
                    }
                    twins = [state, twin_state];
                }
                (Err(why), Err(twin_why)) => assert_eq!(why, twin_why, "{seed}: {deed:?}"),
                (one, other) => panic!("{seed}: {deed:?} was refused once: {one:?} {other:?}"),
            }
            if twins[0].over().is_some() {
                break;
            }
        }
    }
    assert!(differing > 20, "{differing} acts differ");
}

fn pick<T: Copy>(all: &[T], rng: &mut StdRng) -> T {
    *all.choose(rng).expect("one of them")
}

/// Any hand of the right size, whatever the books say.
fn any_hand(state: &State, player: Seat, rng: &mut StdRng) -> Option<Whisper> {
    let mut cards = Cards::none();
    for _ in 0..state.hands()?.size(player) {
        let kind = pick(state.kinds().all(), rng);
        cards.set(kind, cards.get(kind) + 1);
    }
    Whisper::new(Whispered::Hand(cards), [4; 16]).ok()
}

/// A game that has come to a robbery of one of several players who all hold cards.
fn robbery() -> (Game, Seat, Seat) {
    for seed in 0..200 {
        let mut rng = StdRng::seed_from_u64(seed);
        let decks = [deck_a().expect("a deck")];
        let rules = private(Rules::default());
        let mut game = Game::new(random_setup(&decks, 4, rules, &mut rng).expect("a setup"));
        for _ in 0..150 {
            if let [Task::Steal { player, from: StealTargets::OneOf(prey), .. }] =
                game.state().open_tasks()
                && let Some(from) = prey.iter().find(|seat| {
                    let own = game.state().own_cards(Viewer::Seat(**seat), **seat);
                    own.is_some_and(|own| own.unknown == 0 && own.known.kinds().count() > 2)
                })
            {
                let (player, from) = (*player, *from);
                return (game, player, from);
            }
            let Some(deed) = random_deed(game.state(), &mut rng) else { break };
            let Ok(next) = game.propose(deed, Enforcement::ByTheRules) else { continue };
            take(&mut game, Step::Act(next.into_act()));
        }
    }
    panic!("nobody is robbed");
}

fn take(game: &mut Game, step: Step) {
    game.take(Entry::new(DateTime::UNIX_EPOCH, step)).expect("taken");
}

fn steals(game: &Game, (player, from): (Seat, Seat), kind: CardKind) -> Step {
    let deed = Deed::Steal { player, from, card: None };
    let next = game.propose_whispering(deed, passed(&[kind]), Enforcement::ByTheRules);
    Step::Act(next.expect("a steal").into_act())
}

/// The kind that the app draws of the cards of `from` for `player`.
fn draws(
    game: &Game,
    (player, from): (Seat, Seat),
    lot: impl FnMut(usize) -> usize,
) -> (Option<CardKind>, Whispered) {
    let drawn = game.draw_card(&Deed::Steal { player, from, card: None }, lot);
    let Whispered::Drawn(kind) = drawn else { panic!("a card is drawn") };
    (kind, drawn)
}

fn whispers(game: &Game, deed: Deed, said: Whispered) -> Step {
    let whisper = Whisper::new(said, [9; 16]).ok();
    let next = game.propose_whispering(deed, whisper, Enforcement::ByTheRules).expect("a deed");
    Step::Act(next.into_act())
}

#[test]
fn a_card_that_the_app_drew_and_that_was_taken_back_is_drawn_again() {
    let (mut game, player, from) = robbery();
    let held = game.state().own_cards(Viewer::Seat(from), from).expect("their own").known;
    let all = hand(held);
    for nth in 0..all.len() {
        let (kind, _) = draws(&game, (player, from), |count| {
            assert_eq!(count, all.len(), "one of their cards");
            nth
        });
        assert_eq!(kind, Some(all[nth]), "before any was taken back");
    }
    let (kind, drawn) = draws(&game, (player, from), |_| 1);
    let step = whispers(&game, Deed::Steal { player, from, card: None }, drawn);
    take(&mut game, step);
    take(&mut game, Step::Undo);
    for nth in 0..all.len() {
        assert_eq!(draws(&game, (player, from), |_| nth).0, kind, "after an undo");
    }
}

#[test]
fn neither_a_changed_hand_nor_a_change_of_the_rule_lets_the_app_draw_anew() {
    let (mut game, player, from) = robbery();
    let held = game.state().own_cards(Viewer::Seat(from), from).expect("their own").known;
    let steal = || Deed::Steal { player, from, card: None };
    let draw = |game: &mut Game, nth: usize| {
        let (kind, drawn) = draws(game, (player, from), |count| nth.min(count - 1));
        let step = whispers(game, steal(), drawn);
        take(game, step);
        take(game, Step::Undo);
        kind.expect("the app knows the hand")
    };
    let first = draw(&mut game, 0);
    // That card is gone.
    let kinds: Vec<CardKind> = held.kinds().map(|(kind, _)| kind).collect();
    let last = *kinds.last().expect("several");
    assert_ne!(first, last);
    let less = |cards: Cards| cards.less(Cards::of(first, cards.get(first)));
    let other = less(held).plus(Cards::of(last, held.get(first)));
    let tells = whispers(&game, Deed::TellOwn { player: from }, Whispered::Hand(other));
    take(&mut game, tells);
    let second = draw(&mut game, 0);
    assert_ne!(second, first);
    let count = usize::from(other.total());
    assert_eq!(draw(&mut game, count - 1), second, "drawn once, whatever the lot says now");
    // Back where the first was drawn, that one is drawn again.
    take(&mut game, Step::Undo);
    assert_eq!(draw(&mut game, usize::from(held.total()) - 1), first);
}

#[test]
fn a_card_that_was_only_told_is_none_that_the_app_drew() {
    let (mut game, player, from) = robbery();
    let held = game.state().own_cards(Viewer::Seat(from), from).expect("their own").known;
    let all = hand(held);
    let step = steals(&game, (player, from), all[0]);
    take(&mut game, step);
    take(&mut game, Step::Undo);
    let last = all.len() - 1;
    assert_ne!(all[last], all[0]);
    assert_eq!(draws(&game, (player, from), |_| last).0, Some(all[last]));
}

#[test]
fn the_app_draws_nothing_from_a_hand_that_it_doesn_t_know_and_the_table_doesn_t_see_that() {
    let (mut game, player, from) = robbery();
    let untold = Deed::Steal { player, from, card: None };
    let next = game.propose(untold.clone(), Enforcement::ByTheRules).expect("a steal").into_act();
    let mut known = game.clone();
    take(&mut game, Step::Act(next));
    let own = game.state().own_cards(Viewer::Seat(player), player).expect("their own");
    assert!(own.unknown > 0, "it doesn't know the card");
    assert_eq!(own.passed.len(), 1);
    let (kind, drawn) = draws(&known, (player, from), |_| 0);
    assert!(kind.is_some());
    let [one, other] = [drawn, Whispered::Drawn(None)].map(|said| {
        let step = whispers(&known, untold.clone(), said);
        let Step::Act(act) = &step else { panic!("an act") };
        serde_json::to_string(act).expect("text").len()
    });
    assert_eq!(one, other, "the journal's lines are as long");
    let step = whispers(&known, untold, Whispered::Drawn(None));
    take(&mut known, step);
}

/// Games with whispers are read back from their lines as they were played.
#[rstest]
#[case::the_base_game(Rules::default())]
#[case::both(at_sea(knights()))]
fn a_game_that_is_folded_from_its_lines_has_the_same_private_hands(#[case] rules: Rules) {
    let mut rng = StdRng::seed_from_u64(5);
    let first = begun(rules, 4, &mut rng);
    let mut state = first.clone();
    let mut lines = Vec::new();
    for _ in 0..200 {
        let tells = rng.random_bool(0.1);
        let player = pick(&state.players().seats().collect::<Vec<_>>(), &mut rng);
        let deed =
            if tells { Some(Deed::TellOwn { player }) } else { random_deed(&state, &mut rng) };
        let Some(deed) = deed else { break };
        let whisper = if tells {
            any_hand(&state, player, &mut rng)
        } else {
            let act = does(&state, deed.clone(), None).map(|(act, _)| act);
            let of = act.iter().flat_map(Act::unseen).next();
            of.and_then(|of| {
                let kinds = state.kinds().all().iter().copied().filter(|kind| of.has(*kind));
                passed(&[pick(&kinds.collect::<Vec<_>>(), &mut rng)])
            })
        };
        let Ok((act, next)) = does(&state, deed, whisper) else { continue };
        lines.push(serde_json::to_string(&act).expect("a line"));
        state = next;
    }
    let acts: Vec<Act> =
        lines.iter().map(|line| serde_json::from_str(line).expect("an act")).collect();
    assert!(acts.iter().filter(|act| act.whisper.is_some()).count() > 5);
    let folded = State::fold(std::sync::Arc::clone(first.setup()), &acts).expect("a game");
    assert_eq!(folded, state);
}

#[test]
fn a_hand_heals_as_its_owner_tells_it() {
    let (mut game, player, from) = robbery();
    let held = game.state().own_cards(Viewer::Seat(from), from).expect("their own").known;
    let card = held.kinds().next().expect("a card").0;
    let next = game.propose(Deed::Steal { player, from, card: None }, Enforcement::ByTheRules);
    take(&mut game, Step::Act(next.expect("a steal").into_act()));
    let told = Whispered::Hand(held.less(Cards::of(card, 1)));
    let whisper = Whisper::new(told, [1; 16]).ok();
    let tells = Deed::TellOwn { player: from };
    let next = game.propose_whispering(tells, whisper, Enforcement::ByTheRules).expect("told");
    take(&mut game, Step::Act(next.into_act()));
    for seat in [from, player] {
        let own = game.state().own_cards(Viewer::Seat(seat), seat).expect("their own");
        assert_eq!(own.unknown, 0, "whoever took it knows it, too");
    }
}

#[test]
fn what_is_none_of_a_viewer_s_is_not_shown_and_all_of_it_once_the_game_is_over() {
    let (mut game, player, from) = robbery();
    let sees =
        |state: &State, viewer| [player, from].map(|seat| state.own_cards(viewer, seat).is_some());
    assert_eq!(sees(game.state(), Viewer::Table), [false, false]);
    assert_eq!(sees(game.state(), Viewer::Seat(player)), [true, false]);
    assert_eq!(sees(game.state(), Viewer::Everything), [false, false]);
    let next = game.propose(Deed::BreakOff, Enforcement::ByTheRules).expect("an end").into_act();
    take(&mut game, Step::Act(next));
    assert_eq!(sees(game.state(), Viewer::Everything), [true, true]);
    assert_eq!(sees(game.state(), Viewer::Table), [false, false]);
}

#[test]
fn changing_the_way_of_following_loses_nothing_and_shows_nothing_before_hands_are_laid_open() {
    let (mut game, player, from) = robbery();
    let card = game.state().own_cards(Viewer::Seat(from), from).expect("own").known;
    let card = card.kinds().next().expect("a card").0;
    let act = steals(&game, (player, from), card);
    take(&mut game, act);
    let mut state = State::clone(game.state());
    // Nothing else may be asked.
    while let Some(task) = state.tasks().first().map(|_| 0) {
        state.perform(Deed::DoneAtTable { task }, Enforcement::ByTheRules).expect("done");
    }
    let before = state.own_cards(Viewer::Seat(player), player).expect("own").known;
    let mut to = |following| {
        let rule = RuleChange::Following(following);
        state.perform(Deed::ChangeRule { rule }, Enforcement::ByTheRules).expect("a rule");
        state.clone()
    };
    let secret = to(Following::Secret);
    assert_eq!(secret.own_cards(Viewer::Seat(player), player), None);
    assert!(secret.hands().expect("hands").unknown(player) > 0, "the table didn't see it");
    let again = to(Following::Private);
    assert_eq!(again.own_cards(Viewer::Seat(player), player).expect("own").known, before);
    assert!(again.hands().expect("hands").unknown(player) > 0);
    let open = to(Following::Open);
    assert_eq!(open.hands().expect("hands").known(player), before, "laid open");
    let off = to(Following::Off);
    assert!(off.hands().is_none());
    let anew = to(Following::Private);
    let own = anew.own_cards(Viewer::Seat(player), player).expect("own");
    assert_eq!((own.known, own.unknown), (Cards::none(), 0), "as if nobody held a card");
}

#[test]
fn only_what_belongs_to_a_deed_can_be_whispered_beside_it() {
    let (game, player, from) = robbery();
    let state = game.state();
    let refuses = |deed: Deed, whisper: Option<Whisper>| {
        does(state, deed, whisper).map(drop).expect_err("it doesn't belong to it")
    };
    let hand = |cards| Whisper::new(Whispered::Hand(cards), [0; 16]).ok();
    let points = |points| Whisper::new(Whispered::Points(points), [0; 16]).ok();
    let steal = Deed::Steal { player, from, card: None };
    let tell = Deed::TellOwn { player };
    let misfit = Refusal::from(Impossible::NotPrivate);
    assert_eq!(refuses(tell.clone(), None), misfit);
    assert_eq!(refuses(tell.clone(), passed(&[CardKind::Ore])), misfit);
    assert_eq!(refuses(steal.clone(), hand(Cards::none())), misfit);
    assert_eq!(refuses(tell.clone(), points(1)), Impossible::NoneToPlay.into());
    let (given, due) = (99, state.hands().expect("hands").size(player));
    let many = Cards::of(CardKind::Ore, 99);
    assert_eq!(refuses(tell, hand(many)), Impossible::WrongCount { given, due }.into());
    let two = passed(&[CardKind::Ore, CardKind::Wool]);
    assert_eq!(refuses(steal, two), Impossible::WrongCount { given: 2, due: 1 }.into());
}

#[test]
fn a_table_that_doesn_t_keep_hands_private_hears_no_whisper() {
    let mut rng = StdRng::seed_from_u64(1);
    let decks = [deck_a().expect("a deck")];
    for following in [Following::Secret, Following::Open, Following::Off] {
        let rules = Rules { following, ..Rules::default() };
        let state = State::new(random_setup(&decks, 3, rules, &mut rng).expect("a setup").into());
        let player = state.active();
        let whisper = Whisper::new(Whispered::Points(0), [0; 16]).ok();
        let why = does(&state, Deed::TellOwn { player }, whisper).map(drop).expect_err("no table");
        assert_eq!(why, Impossible::NotPrivate.into(), "{following:?}");
    }
}

/// Two games in which two players hold each other's cards, and the cards that lie on their tables.
fn swapped(rules: Rules, rng: &mut StdRng) -> [(State, Truth); 2] {
    let decks = [deck_a().expect("a deck")];
    let drawn = random_setup(&decks, 4, private(rules), rng).expect("a setup");
    let mut opening = State::new(drawn.clone().into());
    while matches!(opening.phase(), Phase::Founding { .. }) {
        let deed = random_deed(&opening, rng).expect("a place");
        opening.perform(deed, Enforcement::ByTheRules).expect("legal");
    }
    let island = opening.island().clone();
    let parts = SetupFields { island, ..drawn.into() };
    let held = |nth: usize| match nth {
        1 => cards(&[(Ore, 4), (Grain, 3), (Wool, 3), (Lumber, 1)]),
        2 => cards(&[(Brick, 3), (Lumber, 4), (Wool, 3), (Ore, 1)]),
        _ => cards(&[(Brick, 1), (Lumber, 1), (Wool, 1), (Grain, 2), (Ore, 2)]),
    };
    [[1, 2], [2, 1]].map(|[one, other]| {
        let holds = |seat: Seat| match seat.index() {
            1 => held(one),
            2 => held(other),
            nth => held(nth),
        };
        let first = parts.players.seat(0).expect("a seat");
        let hands = parts.players.map(|seat, _| holds(seat));
        let start = game::Table {
            pieces: opening.pieces().clone(),
            hands: parts.players.map(|seat, _| HandCount::Cards(holds(seat))),
            ..game::Table::empty(&parts.players, first, &parts.island)
        };
        let setup = Setup::new(SetupFields { first, start: Some(start), ..parts.clone() });
        (State::new(setup.expect("a setup").into()), Truth { hands, is_whole: true })
    })
}

/// Whether the hands that lie there can do it.
fn can(truth: &Truth, act: &Act) -> bool {
    let has = |seat: Seat, cards: Cards| {
        let held = truth.hands.of(seat);
        cards.kinds().all(|(kind, count)| held.get(kind) >= count)
    };
    act.moves.iter().all(|one| match *one {
        Move::ToBank(seat, cards) | Move::Between(seat, _, cards) => has(seat, cards),
        Move::Shown(seat, kind, count) => truth.hands.of(seat).get(kind) >= count,
        Move::FromBank(..) | Move::Unseen(..) | Move::UnseenOf(..) => true,
        Move::ToBankUntold(..) | Move::FromBankUntold(..) | Move::Corrected(..) => false,
    })
}

/// Kinds for the cards that the act passes unseen in both games: the same where somebody else than
/// the two who are swapped sees it, else whatever there is in each.
fn kinds_in_both(truths: &[&Truth; 2], act: &Act, rng: &mut StdRng) -> Option<[Vec<CardKind>; 2]> {
    let mut told = [Vec::new(), Vec::new()];
    for one in &act.moves {
        let (from, to, of) = match *one {
            Move::Unseen(from, to) => (from, to, CardGroup::Any),
            Move::UnseenOf(from, to, of) => (from, to, of),
            _ => continue,
        };
        let [first, second] = truths.map(|truth| {
            let held = hand(truth.hands.of(from)).into_iter().filter(|kind| of.has(*kind));
            held.collect::<Vec<_>>()
        });
        let is_watched = [from, to].iter().any(|seat| ![1, 2].contains(&seat.index()));
        let pair = if is_watched {
            let both: Vec<CardKind> =
                first.iter().copied().filter(|kind| second.contains(kind)).collect();
            let kind = both.choose(rng).copied()?;
            [kind, kind]
        } else {
            [first.choose(rng).copied()?, second.choose(rng).copied()?]
        };
        told.iter_mut().zip(pair).for_each(|(told, kind)| told.push(kind));
    }
    Some(told)
}

/// A game as phones are told of it: with its history, tokens of what is asked, and whose act was whose.
struct Told {
    game: Game,
    tokens: AskTokens,
    talk: TableTalk,
}

impl Told {
    fn of(state: &State) -> Self {
        let mut game = Self {
            game: Game::new(Setup::clone(state.setup())),
            tokens: AskTokens::default(),
            talk: TableTalk::default(),
        };
        game.tokens.follow(&game.game);
        game
    }

    /// An act of whoever it names, or is on, by phone.
    fn hears(&mut self, act: Act) {
        let by = act.deed.player().unwrap_or(self.game.state().builder());
        self.talk.did(self.game.next_act_id(), by);
        take(&mut self.game, Step::Act(act));
        self.tokens.follow(&self.game);
    }

    /// The view that a phone of `seat` gets, as it is sent.
    fn sent(&self, text: &Text, seat: Seat) -> String {
        let when = |_| String::new();
        let say = GameWords::now(text, &self.game, &when);
        let (tokens, talk) = (&self.tokens, &talk(self.talk.clone(), self.game.state(), seat));
        let context = SeatContext { tokens, talk, turns: TurnsOnPhones::On, place: &|_| [0, 0] };
        let view = SeatView::of(&say, seat, context).expect("a seat");
        let json = serde_json::to_string(&view).expect("written");
        assert!(json.len() < 64_000, "{} bytes", json.len());
        json
    }

    /// What comes of something that a phone of `seat` sends.
    fn answers(&self, seat: Seat, intent: &Intent) -> String {
        let context = (&self.tokens, &self.talk, TurnsOnPhones::On);
        match intent.meant(&self.game, seat, context) {
            Ok(Intended::Choice(choice)) => {
                let done =
                    choice.deed().map(|deed| self.game.propose(deed, Enforcement::ByTheRules));
                match done {
                    Some(Err(refusal)) => format!("{choice:?}: {refusal}"),
                    Some(Ok(_)) | None => format!("{choice:?}"),
                }
            }
            Ok(other) => format!("{other:?}"),
            Err(error) => error.to_string(),
        }
    }
}

/// Anything that a phone may send at what it is offered, or was offered before.
fn intent(told: &Told, (asked, unasked, ..): &Offered, rng: &mut StdRng) -> Intent {
    let asks = told.game.state().open_tasks().len();
    let ask = match (0..asks).collect::<Vec<_>>().choose(rng) {
        Some(nth) if rng.random_bool(0.5) => told.tokens.of(*nth).map(|token| token.to_string()),
        _ => Some(told.tokens.turn().to_string()),
    };
    let all: Vec<&Choice> = asked.iter().flat_map(|asked| &asked.one_of).chain(unasked).collect();
    let key = all.choose(rng).map(|choice| choice.key().to_string()).unwrap_or_default();
    if rng.random_bool(0.3) {
        let cards =
            cards(&[(pick(&[Brick, Lumber, Wool, Grain, Ore], rng), rng.random_range(0..9))]);
        return Intent::Put { ask, purpose: "discard".to_owned(), cards: cards.into() };
    }
    Intent::Choose { ask, key }
}

/// Talk by phone in which a player on turn offers what they have one of, or else asks to wait: whatever
/// others say may tell of their cards, and is theirs to say.
fn talk(mut talk: TableTalk, state: &State, seat: Seat) -> TableTalk {
    talk.follow(state);
    talk.seat(state.players().seats());
    let (from, kinds) = (state.builder(), state.kinds().all());
    let own = state.most_seen(Viewer::Seat(from), from);
    let terms = kinds.iter().zip(kinds.iter().skip(1)).find(|(give, _)| own.get(**give) > 0);
    if from == seat
        && let Some((give, get)) = terms
    {
        let [give, get] = [give, get].map(|kind| Cards::of(*kind, 1).into());
        let _ = talk.hear(state, from, &PhoneRemark::Offer { to: Vec::new(), give, get });
    }
    let _ = talk.hear(state, seat, &PhoneRemark::Wait);
    talk
}

/// Everything that a phone of `seat` is offered.
type Offered = (Vec<SeatChoices>, Vec<Choice>, Vec<CardsWanted>, Vec<CountsWanted>);

fn offered(state: &State, seat: Seat) -> Offered {
    let open = state.open_tasks().iter().enumerate();
    let own = open.filter(|(_, task)| task.player() == seat);
    let asked = own.map(|(nth, _)| state.choices_at(nth, TurnsOnPhones::On)).collect();
    let mut unasked = state.unasked_choices(seat);
    unasked.extend(state.turn_choices(seat, TurnsOnPhones::On));
    (asked, unasked, state.unasked_cards(seat), state.unasked_counts(seat))
}

#[rstest]
#[case::the_base_game(Rules::default())]
#[case::cities_and_knights(knights())]
#[case::both(at_sea(knights()))]
#[case::fish(Rules { fish: Some(FishRules::default()), ..Rules::default() })]
#[case::rivers(Rules { rivers: Some(RiversRules::default()), ..Rules::default() })]
#[case::wagons(Rules { wagons: Some(WagonRules::default()), ..Rules::default() })]
#[case::oil(Rules { oil: Some(OilRules::default()), ..Rules::default() })]
fn a_seat_sees_the_same_of_its_own_cards_whatever_others_hold(#[case] rules: Rules) {
    let (mut looked, mut differed, mut read) = (0, 0, 0);
    let (mut asked, mut taken_back) = (0, 0);
    let texts = Language::ALL.map(Text::of);
    for seed in 0..10 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut games = swapped(rules.clone(), &mut rng);
        let mut told = games.each_ref().map(|(state, _)| Told::of(state));
        for _ in 0..200 {
            if rng.random_bool(0.1) {
                // One of the two tells what they hold, each their own.
                let nth = rng.random_range(1..=2);
                let player = games[0].0.players().seat(nth).expect("a seat");
                for ((state, truth), told) in games.iter_mut().zip(&mut told) {
                    let said = Whispered::Hand(truth.hands.of(player));
                    let whisper = Whisper::new(said, [5; 16]).ok();
                    let (act, next) = does(state, Deed::TellOwn { player }, whisper).expect("told");
                    told.hears(act);
                    *state = next;
                }
            }
            let by = usize::from(rng.random_bool(0.5));
            let Some(deed) = random_deed(&games[by].0, &mut rng) else { break };
            let acts = games.each_ref().map(|(state, truth)| {
                let act = does(state, deed.clone(), None).ok()?.0;
                can(truth, &act).then_some(act)
            });
            let [Some(one), Some(other)] = acts else { continue };
            if one.moves != other.moves || one.payout != other.payout {
                continue;
            }
            let [(_, truth), (_, twin)] = &games;
            let Some(kinds) = kinds_in_both(&[truth, twin], &one, &mut rng) else { continue };
            let is_between_the_two = one.moves.iter().all(|one| match *one {
                Move::Unseen(from, to) | Move::UnseenOf(from, to, _) => {
                    [from, to].iter().all(|seat| [1, 2].contains(&seat.index()))
                }
                _ => true,
            });
            for (((state, truth), told), kinds) in games.iter_mut().zip(&mut told).zip(kinds) {
                // What passes between the two may stay untold, or be drawn by the app.
                let whisper = match kinds.as_slice() {
                    [_, ..] if is_between_the_two && rng.random_bool(0.3) => None,
                    [kind] if matches!(deed, Deed::Steal { .. }) && rng.random_bool(0.3) => {
                        Whisper::new(Whispered::Drawn(Some(*kind)), [6; 16]).ok()
                    }
                    _ => passed(&kinds),
                };
                let (act, next) = does(state, deed.clone(), whisper).expect("again");
                truth.follow(&act, &kinds);
                told.hears(act);
                *state = next;
                assert_eq!(told.game.state(), &*state, "{seed}: after {deed:?}");
            }
            let [(state, _), (twin, _)] = &games;
            for seat in state.players().seats() {
                let own = [state, twin].map(|state| state.own_cards(Viewer::Seat(seat), seat));
                if [1, 2].contains(&seat.index()) {
                    differed += usize::from(own[0] != own[1]);
                } else {
                    assert!(own[0].is_some() && own[0] == own[1], "{seed}: after {deed:?}");
                    let offered = [state, twin].map(|state| offered(state, seat));
                    assert_eq!(offered[0], offered[1], "{seed}: after {deed:?}");
                    let sent = intent(&told[0], &offered[0], &mut rng);
                    let answers = told.each_ref().map(|told| told.answers(seat, &sent));
                    assert_eq!(answers[0], answers[1], "{seed}: after {deed:?}");
                    if looked % 5 == 0 || !offered[0].0.is_empty() {
                        let text = &texts[looked / 5 % texts.len()];
                        let views = told.each_ref().map(|told| told.sent(text, seat));
                        assert_eq!(views[0], views[1], "{seed}: after {deed:?}");
                        asked += usize::from(!views[0].contains(r#""asks":[]"#));
                        taken_back += usize::from(!views[0].contains(r#""take_back":null"#));
                        read += 1;
                    }
                    looked += 1;
                }
                // And of others', whatever they are, nothing.
                let others = state.players().seats().filter(|other| *other != seat);
                let seen = others.filter_map(|other| state.own_cards(Viewer::Seat(seat), other));
                assert_eq!(seen.count(), 0);
            }
            if state.over().is_some() {
                break;
            }
        }
    }
    assert!(looked > 500 && differed > 500 && read > 100, "{looked} hands, {differed} differ");
    assert!(asked > 5 && taken_back > 20, "{asked} are asked, {taken_back} may take back");
}

/// Games that differ in whispers alone, line by line.
fn whispering_games(seed: u64) -> [Game; 2] {
    let mut rng = StdRng::seed_from_u64(seed);
    let decks = [deck_a().expect("a deck")];
    let drawn = random_setup(&decks, 4, private(Rules::default()), &mut rng).expect("a setup");
    let setup = Setup::new(SetupFields { created: DateTime::UNIX_EPOCH, ..drawn.into() });
    let setup = setup.expect("a setup");
    let mut games = [(); 2].map(|()| Game::new(setup.clone()));
    for _ in 0..250 {
        let state = games[0].state();
        let player = pick(&state.players().seats().collect::<Vec<_>>(), &mut rng);
        let tells = rng.random_bool(0.08);
        let deed =
            if tells { Some(Deed::TellOwn { player }) } else { random_deed(state, &mut rng) };
        let Some(deed) = deed else { break };
        let steps = games.each_ref().map(|game| {
            let state = game.state();
            let whisper = if tells {
                any_hand(state, player, &mut rng)
            } else {
                let act = does(state, deed.clone(), None).ok()?.0;
                let kinds: Vec<CardKind> =
                    act.unseen().map(|_| pick(&CardKind::RESOURCES, &mut rng)).collect();
                passed(&kinds)
            };
            let next = game.propose_whispering(deed.clone(), whisper, Enforcement::ByTheRules);
            next.ok().map(|next| Step::Act(next.into_act()))
        });
        if let [Some(one), Some(other)] = steps {
            take(&mut games[0], one);
            take(&mut games[1], other);
        }
    }
    games
}

#[test]
fn nothing_that_was_whispered_is_in_what_is_exported_or_printed() {
    for seed in 0..6 {
        let games = whispering_games(seed);
        let whispers = |game: &Game| {
            game.acts().filter_map(|(_, _, act)| act.whisper.clone()).collect::<Vec<_>>()
        };
        let [one, other] = games.each_ref().map(whispers);
        assert!(one.len() > 3 && one != other, "{seed}: {} whispers", one.len());
        let said = games.each_ref().map(|game| {
            let words: Vec<String> = (0..game.count()).map(|nth| nth.to_string()).collect();
            let history = History { game, sentences: &words };
            let position = write_position(game.state());
            [show(game).expect("JSON"), position, history.csv(), history.json()]
        });
        assert_eq!(said[0], said[1], "{seed}");
        let printed = games.each_ref().map(|game| format!("{:?}", game.state()));
        assert!(printed[0] == printed[1], "{seed}: what ends in a report of an error");
    }
}

#[test]
fn words_for_a_seat_tell_what_it_may_know_and_of_others_what_the_table_knows() {
    let (game, player, from) = robbery();
    let (text, when) = (Text::of(Language::English), |_| String::new());
    let table = GameWords::now(&text, &game, &when);
    let own = game.state().own_cards(Viewer::Seat(from), from).expect("their own").known;
    let alone = table.told_to(Viewer::Seat(from));
    assert_eq!((alone.known(from), alone.most(from)), (own, own));
    assert!(alone.may_give(from, own) && table.may_give(from, own));
    let lacking = CardKind::RESOURCES.into_iter().find(|kind| own.get(*kind) == 0);
    let lacking = Cards::of(lacking.expect("a kind that they lack"), 1);
    assert!(!alone.may_give(from, lacking) && table.may_give(from, lacking));
    for viewer in [Viewer::Seat(from), Viewer::Everything] {
        let told = table.told_to(viewer);
        assert_eq!(told.known(player), table.known(player), "{viewer:?}");
        assert_eq!(told.most(player), table.most(player), "{viewer:?}");
        assert!(told.own_facts(player).is_empty(), "{viewer:?}");
    }
    assert!(table.own_facts(from).is_empty());
    assert!(!alone.own_facts(from).is_empty());
}

/// A kept game of version 10, the first with private hands.
#[test]
fn a_game_with_private_hands_opens_as_it_stood_and_its_owners_see_what_they_told() {
    let kept = root().join("tests/data/golden");
    let opened = read_journal(&kept.join("v10-1.tableside")).expect("it opens");
    assert_eq!(opened.damage, None);
    let read = |name: &str| std::fs::read_to_string(kept.join(name)).expect("kept beside");
    assert_eq!(show(&opened.game).expect("JSON"), read("v10-1.json").trim_end());
    assert_eq!(own_lines(&opened.game), read("v10-1.own.txt"));
}

/// All that the owners of hands may know of them, a line each.
fn own_lines(game: &Game) -> String {
    let (text, when) = (Text::of(Language::English), |_| String::new());
    let say = GameWords::now(&text, game, &when);
    let seats = game.state().players().seats();
    let facts = seats.map(|seat| say.told_to(Viewer::Seat(seat)).own_facts(seat).join(" ") + "\n");
    facts.collect()
}
