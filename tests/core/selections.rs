//! Laws of the piles, over random decks, selections, seeds and votes.

use std::collections::BTreeMap;

use cards::{
    Arrangement, Deck, EventDie, Hidden, LeapYear, NewYear, NextInPiles, PileCard, Piles,
    Preparation, Season, Selection, Shuffle, TiedVote, Weather, prepare,
};
use game::{
    Ballot, Deed, Enforcement, Game, Phase, Roll, Rules, Setup, SetupFields, Step, Task, Turned,
};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use stats::random_act;

use crate::common;
use crate::common::cases::cases;
use crate::common::{Plays, take};

fn deck(nth: usize, cards: usize, rng: &mut StdRng) -> Deck {
    let seasons = ["spring", "summer", "autumn", "winter"];
    let card = |_: usize| {
        let (red, yellow) = (rng.random_range(1..=6), rng.random_range(1..=6));
        let season = seasons[rng.random_range(0..4)];
        format!(r#"{{"red":{red},"yellow":{yellow},"season":"{season}","event":"own"}}"#)
    };
    let list: Vec<String> = (0..cards).map(card).collect();
    let text = format!(
        r#"{{"format":"tableside-deck","version":2,"id":"d{nth}","cards":[{}],
        "events":{{"own":{{"effects":[{{"do":"pay","who":"active"}}]}}}}}}"#,
        list.join(",")
    );
    Deck::read(&text).expect("a deck")
}

fn selections() -> impl Strategy<Value = Selection> {
    let new_year = prop_oneof![
        Just(NewYear::Off),
        (0..=10_u8, any::<bool>()).prop_map(|(hidden, leap)| NewYear::On {
            hidden: Hidden::try_from(hidden).expect("0 to 10"),
            leap_year: if leap { LeapYear::With } else { LeapYear::Without },
        }),
    ];
    let weather = prop_oneof![Just(Weather::Off), Just(Weather::Mixed), Just(Weather::Held)];
    (new_year, any::<bool>(), weather, 0..4_usize, any::<bool>(), any::<bool>()).prop_map(
        |(new_year, stacks, weather, starts, die, tie)| Selection {
            new_year,
            arrangement: if stacks { Arrangement::Stacks } else { Arrangement::Mixed },
            weather,
            starts: Season::ALL[starts],
            event_die: if die { EventDie::Shown } else { EventDie::Hidden },
            tied_vote: if tie { TiedVote::Resets } else { TiedVote::GoesOn },
        },
    )
}

/// A game of three after the opening; nothing if the decks can't be laid out so.
fn game(decks: Vec<Deck>, selection: Selection, rng: &mut StdRng) -> Option<Game> {
    selection.check(&decks).ok()?;
    let mut parts: SetupFields = common::setup_with(3, Rules::open_hands(), &[]).into();
    parts.rules = Rules { cards: selection, target: 30, ..Rules::open_hands() };
    parts.shuffle = prepare(&decks, &selection, rng);
    parts.decks = decks;
    let mut game = Game::new(Setup::new(parts).expect("checked"));
    while matches!(game.state().phase(), Phase::Founding { .. }) {
        let act = random_act(&mut game.state().clone(), rng).expect("an act");
        take(&mut game, Step::Act(act));
    }
    Some(game)
}

/// Does what stands open, at random, and says how the vote went, if there was one.
fn settle(game: &mut Game, rng: &mut StdRng) -> Option<Vec<Ballot>> {
    let mut ballots = None;
    while let Some(task) = game.state().open_tasks().first().cloned() {
        let deed = match task {
            Task::Vote { player } => {
                let ballots: &mut Vec<Ballot> = ballots.get_or_insert_default();
                match rng.random_range(0..3) {
                    0 => Deed::Leave { task: 0 },
                    nth => {
                        let ballot = if nth == 1 { Ballot::Reset } else { Ballot::LeapYear };
                        ballots.push(ballot);
                        Deed::Vote { player, ballot }
                    }
                }
            }
            Task::TurnWeather { .. } => Deed::TurnWeather,
            Task::Barbarians { .. } | Task::AtTable { .. } => Deed::Resolve,
            _ => Deed::Leave { task: 0 },
        };
        game.takes(deed, Enforcement::AsTheTableDid);
    }
    ballots
}

/// The draw that the game asks for now.
fn draw(game: &mut Game, rng: &mut StdRng) -> Vec<Turned> {
    let setup = game.setup().clone();
    let deed = game.draw(|| prepare(&setup.decks, &setup.rules.cards, rng)).expect("a draw");
    let Deed::Draw { turned } = &deed else { panic!("a draw") };
    let turned = turned.clone();
    game.takes(deed, Enforcement::ByTheRules);
    turned
}

/// What a table that watches the cards knows: a second account of RULES 9,
/// kept with nothing but counts.
struct Watcher {
    selection: Selection,
    whole: Vec<BTreeMap<PileCard, usize>>,
    left: Vec<BTreeMap<PileCard, usize>>,
    closed: Vec<bool>,
    season: Season,
    after_new_year: bool,
    reset_due: bool,
}

impl Watcher {
    fn new(setup: &Setup) -> Self {
        let selection = setup.rules.cards;
        let whole: Vec<BTreeMap<PileCard, usize>> = selection
            .contents(&setup.decks)
            .iter()
            .map(|pile| {
                let mut counts = BTreeMap::new();
                for card in pile.all() {
                    *counts.entry(card).or_default() += 1;
                }
                counts
            })
            .collect();
        Self {
            selection,
            left: whole.clone(),
            closed: vec![false; whole.len()],
            whole,
            season: selection.starts,
            after_new_year: false,
            reset_due: false,
        }
    }

    /// The pile that has to be drawn from.
    fn open(&self) -> Option<usize> {
        (0..self.left.len())
            .find(|nth| !self.closed[*nth] && self.left[*nth].values().any(|count| *count > 0))
    }

    fn sees(&mut self, one: &Turned) {
        match one {
            Turned::Shuffle(_) => {
                assert!(self.reset_due || self.open().is_none(), "a shuffle out of its time");
                self.left.clone_from(&self.whole);
                self.closed = vec![false; self.whole.len()];
                self.reset_due = false;
                self.after_new_year = false;
            }
            Turned::Card(card) => {
                assert!(!self.reset_due, "a card where a shuffle was due");
                let nth = self.open().expect("a card is left");
                let count = self.left[nth].get_mut(card).expect("a card of this pile");
                assert!(*count > 0, "{card:?} came twice");
                *count -= 1;
                match card {
                    PileCard::Weather(season) => self.season = *season,
                    PileCard::LeapYear => assert!(self.after_new_year, "below New Year"),
                    PileCard::NewYear => match self.selection.arrangement {
                        Arrangement::Stacks => self.closed[nth] = true,
                        Arrangement::Mixed if self.selection.new_year.has_leap_year() => {
                            self.after_new_year = true;
                        }
                        Arrangement::Mixed => self.reset_due = true,
                    },
                    PileCard::Numbered { .. } => {}
                }
            }
        }
    }

    fn hears(&mut self, ballots: &[Ballot]) {
        let leap = ballots.iter().filter(|ballot| **ballot == Ballot::LeapYear).count();
        let reset = ballots.len() - leap;
        let goes_on =
            leap > reset || (leap == reset && self.selection.tied_vote == TiedVote::GoesOn);
        self.reset_due = !goes_on;
    }
}

proptest! {
    #![proptest_config(cases(96, 23))]

    #[test]
    fn every_draw_keeps_the_cards_of_its_pile_the_season_and_the_branch_of_new_year(
        selection in selections(),
        sizes in prop::collection::vec(6..37_usize, 1..4),
        seed: u64,
    ) {
        let mut rng = StdRng::seed_from_u64(seed);
        let decks: Vec<Deck> =
            sizes.iter().enumerate().map(|(nth, cards)| deck(nth, *cards, &mut rng)).collect();
        let Some(mut game) = game(decks, selection, &mut rng) else { return Ok(()) };
        let mut watcher = Watcher::new(game.setup());
        for _ in 0..150 {
            settle(&mut game, &mut rng);
            // A held stack turns by itself; only cards are watched here.
            if selection.weather == Weather::Held {
                watcher.season = game.state().season();
            }
            // A turn draws until it has its number, over votes as well.
            loop {
                let turned = draw(&mut game, &mut rng);
                for one in &turned {
                    watcher.sees(one);
                }
                prop_assert_eq!(game.state().season(), watcher.season);
                if game.state().number().is_some() {
                    break;
                }
                prop_assert!(game.state().is_voting(), "a draw without number is a vote");
                let ballots = settle(&mut game, &mut rng).expect("they voted");
                watcher.hears(&ballots);
            }
            settle(&mut game, &mut rng);
            prop_assert!(game.state().number().is_some(), "every turn has its number");
            game.takes(Deed::Pass, Enforcement::ByTheRules);
        }
    }

    #[test]
    fn undo_and_redo_through_preparations_show_the_same_cards(
        selection in selections(),
        seed: u64,
    ) {
        let mut rng = StdRng::seed_from_u64(seed);
        let decks = vec![deck(0, 12, &mut rng), deck(1, 13, &mut rng)];
        let Some(mut game) = game(decks, selection, &mut rng) else { return Ok(()) };
        let mut states = vec![game.state().clone()];
        for _ in 0..60 {
            let before = game.count();
            settle(&mut game, &mut rng);
            draw(&mut game, &mut rng);
            settle(&mut game, &mut rng);
            if game.state().number().is_some() {
                game.takes(Deed::Pass, Enforcement::ByTheRules);
            }
            for count in before + 1..=game.count() {
                states.push(game.state_after(count).expect("its own acts"));
            }
        }
        let opening = game.count() + 1 - states.len();
        prop_assert!(game.state().shuffles() > 0);
        while game.count() > opening {
            take(&mut game, Step::Undo);
            prop_assert_eq!(game.state(), &states[game.count() - opening]);
        }
        while game.next().is_some() {
            take(&mut game, Step::Redo);
            prop_assert_eq!(game.state(), &states[game.count() - opening]);
        }
        // On another branch, with numbers of real dice in between, the piles
        // still come as they came before.
        let first: Vec<Shuffle> =
            game.shuffles().into_iter().map(|(shuffle, _)| shuffle.clone()).collect();
        take(&mut game, Step::Back(None));
        while matches!(game.state().phase(), Phase::Founding { .. }) {
            take(&mut game, Step::Redo);
        }
        while game.state().shuffles() + 1 < first.len() {
            settle(&mut game, &mut rng);
            if rng.random_bool(0.3) {
                let number = Roll::try_from(4).expect("a roll");
                game.takes(Deed::Roll { number }, Enforcement::ByTheRules);
            } else {
                draw(&mut game, &mut rng);
            }
            settle(&mut game, &mut rng);
            if game.state().number().is_some() {
                game.takes(Deed::Pass, Enforcement::ByTheRules);
            }
        }
        let again = game.shuffles();
        prop_assert_eq!(again.len(), first.len());
        prop_assert!(again.iter().zip(&first).all(|((again, _), first)| *again == first));
    }

    #[test]
    fn a_selection_that_is_accepted_never_fails_to_give_a_number(
        selection in selections(),
        sizes in prop::collection::vec(1..14_usize, 1..4),
        seed: u64,
    ) {
        let mut rng = StdRng::seed_from_u64(seed);
        let decks: Vec<Deck> =
            sizes.iter().enumerate().map(|(nth, cards)| deck(nth, *cards, &mut rng)).collect();
        prop_assume!(selection.check(&decks).is_ok());
        for _ in 0..20 {
            let shuffle = prepare(&decks, &selection, &mut rng);
            prop_assert!(shuffle.is_laid_out_as(&selection.contents(&decks)));
            let mut piles = Piles::new(selection, &shuffle);
            let mut numbers = 0;
            while let NextInPiles::Card(card) = piles.next() {
                piles.turn(card).expect("it lies on top");
                numbers += usize::from(card.is_numbered());
            }
            prop_assert!(numbers > 0, "the draw piles hold a number");
        }
    }

    #[test]
    fn a_commitment_is_kept_by_its_order_and_by_no_other(
        seed: u64,
        one in 0..40_usize,
        other in 0..40_usize,
    ) {
        let mut rng = StdRng::seed_from_u64(seed);
        let selection = Selection { weather: Weather::Mixed, ..Selection::default() };
        let prepared = prepare(&[deck(0, 36, &mut rng)], &selection, &mut rng);
        let pile = &prepared.piles()[0];
        prop_assert!(pile.keeps_its_commitment());
        let mut order = pile.order().to_vec();
        order.swap(one, other);
        let changed = order != pile.order();
        let text = serde_json::to_string(pile).expect("writes");
        let mut forged: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let mut salt = [0; 16];
        for (nth, byte) in salt.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&pile.nonce()[2 * nth..2 * nth + 2], 16).expect("a byte");
        }
        let other = serde_json::to_value(Preparation::new(order, salt)).expect("writes");
        forged["order"] = other["order"].clone();
        let forged: Preparation = serde_json::from_value(forged).expect("reads");
        prop_assert_eq!(forged.keeps_its_commitment(), !changed);
    }
}

/// Pearson's chi-squared of `counts` against an even spread.
fn chi_squared(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum()
}

/// With 35 degrees of freedom a fair shuffle exceeds 79.5 once in 50,000 times;
/// 36 positions and 36 cards are looked at, with a fixed seed.
#[test]
fn every_card_is_equally_likely_at_every_position() {
    let deck = common::deck();
    let mut rng = StdRng::seed_from_u64(36);
    let selection = Selection { new_year: NewYear::Off, ..Selection::default() };
    let mut counts = vec![vec![0_u32; 36]; 36];
    for _ in 0..36_000 {
        let shuffle = prepare(std::slice::from_ref(&deck), &selection, &mut rng);
        for (position, card) in shuffle.piles()[0].order().iter().enumerate() {
            let PileCard::Numbered { card, .. } = card else { panic!("{card:?}") };
            counts[position][usize::from(*card)] += 1;
        }
    }
    for position in &counts {
        assert!(chi_squared(position) < 79.5, "{}", chi_squared(position));
    }
    for card in 0..36 {
        let column: Vec<u32> = counts.iter().map(|position| position[card]).collect();
        assert!(chi_squared(&column) < 79.5, "{}", chi_squared(&column));
    }
    // A card tells nothing about the next one: pairs are even as well.
    let mut steps = vec![0_u32; 35];
    for _ in 0..35_000 {
        let shuffle = prepare(std::slice::from_ref(&deck), &selection, &mut rng);
        let place = |wanted: u8| {
            shuffle.piles()[0]
                .order()
                .iter()
                .position(|card| matches!(card, PileCard::Numbered { card, .. } if *card == wanted))
        };
        let (one, other) = (place(0).expect("there"), place(1).expect("there"));
        steps[(other + 36 - one) % 36 - 1] += 1;
    }
    assert!(chi_squared(&steps) < 78.0, "{}", chi_squared(&steps));
}
