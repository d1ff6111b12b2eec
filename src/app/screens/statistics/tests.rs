//! Statistics by turn hold what was played, whatever the table called its turns.

use chrono::DateTime;
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::about::About;
use super::report::Report;
use super::{knights, points};
use cards::BuiltIn;
use game::{
    Correction, Deed, Edition, Enforcement, Entry, Following, Game, MAX_TURN, PerSeat, Rules, Span,
    Step,
};
use stats::report::walk;
use stats::{random_act, random_setup};
use store::Table;
use words::text::Text;

/// A game of Cities & Knights in which the number of the turn is corrected to each of `turns`
/// after 250 more acts; every act takes a second.
fn renumbered(turns: &[u32]) -> Game {
    let mut rng = StdRng::seed_from_u64(4);
    let decks = [BuiltIn::A.deck().expect("reads")];
    let rules = Rules { following: Following::Open, ..Rules::with_knights(Edition::Fifth) };
    let rules = Rules { target: 20, ..rules };
    let setup = random_setup(&decks, 4, rules, &mut rng).expect("a table");
    let mut game = Game::new(setup);
    let clock = Span::of_millis(1_000);
    let take = |game: &mut Game, act| {
        let entry = Entry { time: DateTime::UNIX_EPOCH, clock, step: Step::Act(act) };
        game.take(entry).expect("it fits");
    };
    for turn in turns.iter().copied().map(Some).chain([None]) {
        for _ in 0..250 {
            let mut state = game.state().clone();
            let Some(act) = random_act(&mut state, &mut rng) else { break };
            take(&mut game, act);
        }
        if let Some(turn) = turn {
            let deed = Deed::Correct { correction: Correction::TurnNumber { turn } };
            let next = game.propose(deed, Enforcement::ByTheRules).expect("it may be corrected");
            take(&mut game, next.into_act());
        }
    }
    game
}

/// The points after the opening and after each turn that was played.
fn after_each(game: &Game) -> Vec<PerSeat<u8>> {
    let points = |state: &game::State| state.players().map(|seat, _| state.public_points(seat));
    let mut all = vec![points(&game.state_after(0).expect("an opening"))];
    let mut turn = 0;
    walk(game, |scene| {
        // A correction gives a turn another number, it begins none.
        let is_correction = matches!(scene.act.deed, Deed::Correct { .. });
        if scene.turn() != turn && scene.turn() > 0 {
            all.extend(all.last().cloned());
        }
        turn = if is_correction { scene.after.turn() } else { scene.turn() };
        if let Some(last) = all.last_mut() {
            *last = points(scene.after);
        }
    });
    all
}

fn tables(reports: Vec<Report>) -> Vec<Table> {
    reports.into_iter().filter_map(|report| report.table).collect()
}

fn cells(table: &Table, after: usize) -> Vec<Vec<String>> {
    table.rows.iter().map(|row| row.iter().skip(after).cloned().collect()).collect()
}

#[test]
fn points_by_turn_are_those_after_each_turn_played_whatever_its_number() {
    for corrected in [&[3][..], &[2, 2], &[40, 7], &[MAX_TURN]] {
        let game = renumbered(corrected);
        let (text, about) = (Text::english(), About::of(&game));
        let tell = about.in_words(&text);
        let expected: Vec<Vec<String>> = after_each(&game)
            .iter()
            .map(|points| tell.seats.iter().map(|seat| points.of(*seat).to_string()).collect())
            .collect();
        let sheets = tables(points::reports(&tell));
        let by_turn = sheets.first().expect("points by turn");
        let mut told = cells(by_turn, 1);
        // A turn in which nothing was done yet stands as the one before left it.
        told.truncate(expected.len());
        assert_eq!(told, expected, "{corrected:?}");
        assert!(by_turn.rows.len() <= expected.len() + 1, "{corrected:?}");
        let last = by_turn.rows.last().and_then(|row| row.first());
        assert_eq!(last, Some(&game.state().turn().to_string()), "as the table calls it");
    }
}

#[test]
fn a_turn_with_a_high_number_makes_no_rows_of_turns_that_were_never_played() {
    let game = renumbered(&[MAX_TURN]);
    let (text, about) = (Text::english(), About::of(&game));
    let tell = about.in_words(&text);
    for reports in [points::reports(&tell), knights::reports(&tell)] {
        let rows = tables(reports).iter().map(|table| table.rows.len()).max();
        assert!(rows.is_some_and(|rows| rows <= game.count()), "{rows:?}");
    }
}
