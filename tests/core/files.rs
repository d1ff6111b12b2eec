//! Files that somebody wrote by hand, changed or forged.

use cards::{Commitment, NewYear, PileCard, Preparation, Selection, Shuffle, inspect};
use chrono::DateTime;
use cli::verify;
use game::{Act, Deed, Enforcement, Entry, Game, Phase, Rules, Step, Turned};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rstest::rstest;
use stats::random_act;
use store::Folder;

use crate::common;
use crate::common::{take, temp_dir};

// Deck files.

#[rstest]
#[case::events(r#""events":{"own":{"effects":[]},"own":{"effects":[]}}"#, "own")]
#[case::rulings(
    r#""events":{"own":{"effects":[],"rulings":{"classic":[],"fusion":[],"classic":[]}}}"#,
    "classic"
)]
#[case::texts(
    r#""events":{"own":{"effects":[],"texts":{"en":{"name":"A","text":"B"},"en":{"name":"C","text":"D"}}}}"#,
    "en"
)]
#[case::titles(r#""titles":{"de":"A","de":"B"},"events":{"own":{"effects":[]}}"#, "de")]
#[case::fields(r#""events":{"own":{"effects":[],"effects":[]}}"#, "effects")]
#[case::effects(r#""events":{"own":{"effects":[{"do":"pay","who":"all","who":"active"}]}}"#, "who")]
#[case::what(r#""events":{"own":{"effects":[{"do":"pay","do":"swap","who":"all"}]}}"#, "do")]
fn a_name_that_stands_twice_in_a_deck_is_an_error_not_a_guess(
    #[case] fields: &str,
    #[case] name: &str,
) {
    let text = format!(
        r#"{{"format":"tableside-deck","version":2,"id":"x",
        "cards":[{{"red":1,"yellow":1,"event":"own"}}],{fields}}}"#
    );
    let report = inspect(text.as_bytes());
    assert!(report.deck.is_none(), "read all the same");
    let message = report.errors[0].to_string();
    assert!(message.contains(name), "{message}");
}

#[test]
fn a_commitment_is_made_of_digits_and_nothing_else() {
    let digits = |first: &str| Commitment::try_from(format!("{first}{}", "0".repeat(62)));
    assert_eq!(digits("0f"), digits("0F"));
    assert!(digits("+f").is_err());
}

// Forged and changed journals.

/// A game after the opening whose next draw prepares the piles afresh.
fn before_a_preparation() -> Game {
    let cards = Selection { new_year: NewYear::Off, ..Selection::default() };
    let rules = Rules { target: 30, cards, ..Rules::open_hands() };
    let mut game = Game::new(common::setup_with(3, rules, &[]));
    let mut rng = StdRng::seed_from_u64(2);
    while matches!(game.state().phase(), Phase::Founding { .. }) {
        let act = random_act(&mut game.state().clone(), &mut rng).expect("an act");
        take(&mut game, Step::Act(act));
    }
    for _ in 0..36 {
        let deed = game.draw(|| panic!("no shuffle yet")).expect("a draw");
        does(&mut game, deed);
        while !game.state().tasks().is_empty() {
            does(&mut game, Deed::Leave { task: 0 });
        }
        does(&mut game, Deed::Pass);
    }
    game
}

/// Deck A in the order of its file.
fn laid(salt: u8) -> Shuffle {
    let order = common::shuffle(&[], NewYear::Off).piles()[0].order().to_vec();
    Preparation::new(order, [salt; 16]).into()
}

fn does(game: &mut Game, deed: Deed) {
    let act = game.propose(deed, Enforcement::AsTheTableDid).expect("may be done").into_act();
    take(game, Step::Act(act));
}

fn draws_with(game: &mut Game, shuffle: &Shuffle) {
    let turned = game.state().next_draw(|| shuffle.clone()).expect("a draw");
    does(game, Deed::Draw { turned });
}

fn validity(game: &Game) -> Vec<bool> {
    verify(game).iter().map(|pile| pile.valid).collect()
}

#[test]
fn a_pile_shuffled_again_after_an_undo_is_not_what_was_promised() {
    let mut game = before_a_preparation();
    draws_with(&mut game, &laid(4));
    assert_eq!(validity(&game), [true, true]);
    take(&mut game, Step::Undo);
    draws_with(&mut game, &laid(5));
    assert_eq!(validity(&game), [true, true, false], "undo is never a second chance");
}

#[test]
fn a_pile_that_comes_in_the_order_of_an_earlier_one_is_not_valid() {
    let mut game = before_a_preparation();
    draws_with(&mut game, &laid(7));
    assert_eq!(validity(&game), [true, false], "its order had been shown");
    let live = verify(&game).pop().expect("two piles");
    assert!(live.revealed.is_none(), "{live:?}");
}

/// An act that somebody wrote into the file: a pile from which nothing was
/// drawn, before the one that was.
#[test]
fn a_second_preparation_in_one_act_is_listed_too() {
    let mut game = before_a_preparation();
    let all: Vec<Turned> = [Turned::Shuffle(laid(4))]
        .into_iter()
        .chain(laid(4).piles()[0].order().iter().copied().map(Turned::Card))
        .chain([Turned::Shuffle(laid(5)), Turned::Card(PileCard::Numbered { deck: 0, card: 0 })])
        .collect();
    let taken =
        game.take(Entry::new(DateTime::UNIX_EPOCH, Step::Act(Act::of(Deed::Draw { turned: all }))));
    assert!(taken.is_err() || verify(&game).len() == 3);
}

#[test]
fn a_game_of_this_version_is_told_from_those_that_older_programs_can_read() {
    let folder = temp_dir();
    let games = Folder::new(folder.path());
    games.create(&common::setup_with(3, Rules::open_hands(), &[])).expect("a journal");
    let path = games.list().expect("a list")[0].path.clone();
    let text = std::fs::read_to_string(path).expect("text");
    // Since version 2 an opening has a list of piles, which version 1 took for
    // no game at all instead of one of a newer program.
    assert!(text.contains(r#""format":"tableside-game","version":5,"#));
}
