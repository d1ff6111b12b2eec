//! The table and a phone answer the same, in any order, with acts taken back between sight and tap
//! (docs/rules.md 11).

use game::{
    AskTokens, Deed, Enforcement, Game, Intended, Intent, NotAChoice, Rules, Seat, State, Step,
    TableTalk, TokenOf,
};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::choices::{ON, act, begun, every_game, put, step_at_random};
use crate::common::take;

/// Interleavings that are tried; more of them: `INTERLEAVINGS=100000`.
fn wanted() -> usize {
    std::env::var("INTERLEAVINGS").ok().and_then(|it| it.parse().ok()).unwrap_or(10_000)
}

/// A phone's answer to something that is asked, as it was seen.
struct Seen {
    seat: Seat,
    token: String,
    intent: Intent,
}

fn seen(game: &Game, tokens: &AskTokens, rng: &mut StdRng) -> Option<Seen> {
    if game.state().open_tasks().is_empty() {
        return seen_unasked(game.state(), tokens, rng).filter(|_| rng.random_bool(0.15));
    }
    let open = game.state().open_tasks();
    let nth = (0..open.len()).collect::<Vec<_>>().choose(rng).copied()?;
    let (seat, token) = (open[nth].player(), tokens.of(nth)?.to_string());
    let choices = game.state().choices_at(nth, ON);
    let ask = Some(token.clone());
    let intent = match (&choices.cards, choices.one_of.choose(rng)) {
        (Some(wanted), _) => {
            let purpose = wanted.purpose.key().to_owned();
            Intent::Put { ask, purpose, cards: put(wanted, rng)?.into() }
        }
        (None, Some(choice)) => Intent::Choose { ask, key: choice.key().to_string() },
        (None, None) => return None,
    };
    Some(Seen { seat, token, intent })
}

/// Something that a player may do in their turn, as it was seen.
fn seen_unasked(state: &State, tokens: &AskTokens, rng: &mut StdRng) -> Option<Seen> {
    let seat = state.builder();
    let mut all = state.unasked_choices(seat);
    all.extend(state.turn_choices(seat, ON));
    let (key, token) = (all.choose(rng)?.key().to_string(), tokens.turn().to_string());
    Some(Seen { seat, token: token.clone(), intent: Intent::Choose { ask: Some(token), key } })
}

/// Something that the table does between a sight and a tap; what was taken back may happen again.
fn meanwhile(game: &mut Game, tokens: &mut AskTokens, rng: &mut StdRng) {
    for _ in 0..rng.random_range(0..4) {
        match rng.random_range(0..4) {
            0 if game.last().is_some() => take(game, Step::Undo),
            1 if game.next().is_some() => take(game, Step::Redo),
            _ => {
                step_at_random(game, rng);
            }
        }
        // The window publishes after every act, or after several.
        if rng.random_bool(0.7) {
            tokens.follow(game);
        }
    }
}

fn taps(game: &Game, seen: &Seen, tokens: &AskTokens) -> Result<Intended, NotAChoice> {
    let mut tokens = tokens.clone();
    tokens.follow(game);
    seen.intent.meant(game, seen.seat, (&tokens, &TableTalk::default(), ON))
}

#[test]
fn a_tap_answers_what_was_seen_once_or_nothing_whatever_the_table_did_between() {
    let (mut done, mut late, mut refused, mut nth) = (0, 0, 0, 0);
    let (mut unasked, mut told) = (0, 0);
    for seed in 0.. {
        let (name, rules) = every_game()[seed % 8].clone();
        let mut rng = StdRng::seed_from_u64(seed as u64);
        let mut game = begun(Rules { following: game::Following::Private, ..rules }, &mut rng);
        let mut tokens = AskTokens::default();
        while nth < wanted() && game.count() < 250 {
            tokens.follow(&game);
            let Some(seen) = seen(&game, &tokens, &mut rng) else {
                if !step_at_random(&mut game, &mut rng) {
                    break;
                }
                continue;
            };
            nth += 1;
            meanwhile(&mut game, &mut tokens, &mut rng);
            let mut now = tokens.clone();
            now.follow(&game);
            let place = now.find(&seen.token);
            match taps(&game, &seen, &tokens) {
                Ok(Intended::Choice(choice)) => {
                    // What players tell of their own cards is true whenever they tell it.
                    if let Some(Deed::TellOwn { .. }) = choice.deed() {
                        told += 1;
                        continue;
                    }
                    match place.expect("nothing else happened") {
                        TokenOf::Task(nth) => {
                            let asked = game.state().open_tasks()[nth].player();
                            assert_eq!(asked, seen.seat, "{name}");
                        }
                        TokenOf::Unasked => unasked += 1,
                    }
                    let before = game.state().open_tasks().len();
                    if let Some(step) = act(&game, &choice) {
                        take(&mut game, step);
                        tokens.follow(&game);
                        assert!(now.find(&seen.token).is_some());
                        // A second tap of the same finds nothing, unless what it did asks for it again.
                        let again = taps(&game, &seen, &tokens);
                        let is_again = tokens.find(&seen.token).is_some();
                        assert!(again.is_err() || is_again, "{name}: {choice:?}");
                        assert!(!is_again || before > 0, "{name}");
                        done += 1;
                    } else {
                        refused += 1;
                    }
                }
                Ok(other) => panic!("{name}: {other:?}"),
                Err(NotAChoice::NoLongerAsked) => {
                    assert_eq!(place, None, "{name}: {:?}", seen.intent);
                    late += 1;
                }
                Err(_) => refused += 1,
            }
        }
        if nth >= wanted() {
            break;
        }
    }
    println!(
        "{nth} interleavings: {done} done, {unasked} of them unasked, {late} late, {refused} refused"
    );
    assert!(done * 10 > nth && late * 10 > nth, "{done} done, {late} late of {nth}");
    assert!(unasked * 20 > nth && told > 0, "{unasked} unasked, {told} told of {nth}");
}

#[test]
fn the_table_and_the_phone_get_the_same_from_the_same_deed() {
    let mut tried = 0;
    for seed in 0..40 {
        let (name, rules) = every_game()[seed % 8].clone();
        let mut rng = StdRng::seed_from_u64(1_000 + seed as u64);
        let mut game = begun(Rules { following: game::Following::Open, ..rules }, &mut rng);
        for _ in 0..120 {
            let mut tokens = AskTokens::default();
            tokens.follow(&game);
            if let Some(seen) = seen(&game, &tokens, &mut rng)
                && let Ok(Intended::Choice(choice)) = taps(&game, &seen, &tokens)
                && let Some(deed) = choice.deed()
                && let Some(by_phone) = act(&game, &choice)
                && let Ok(by_touch) = game.propose(deed, Enforcement::ByTheRules)
            {
                assert_eq!(by_phone, Step::Act(by_touch.into_act()), "{name}");
                tried += 1;
            }
            if !step_at_random(&mut game, &mut rng) {
                break;
            }
        }
    }
    assert!(tried > 200, "{tried}");
}
