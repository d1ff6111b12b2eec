//! Things of the modules on a seat: a block of signs with their numbers, as many lines as whatever may
//! lie there needs, so that nothing moves when it comes or goes. What is shown, in which order it gives
//! way, and what puts it right are rows in the words ([`words::game::belongings`]).

use super::seat_chips::TileFact;
use crate::app::command::Figure;
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::view::View;
use game::{SEQUESTERED_PER_POINT, Seat};
use words::game::belongings::{Amount, Belonging, Holding};

/// The height of a line of the block, and the size of what is on it.
const LINE: f32 = 23.0;
const SIZE: f32 = 17.5;

/// The least size at which a line is still read.
const LEAST: f32 = 13.6;

/// The things before `seat`, each as a fact of its tile.
pub fn facts(view: &View<'_>, seat: Seat) -> Vec<TileFact> {
    Holding::all(view.state, seat).map(|held| fact(held, seat)).collect()
}

fn fact(held: Holding, seat: Seat) -> TileFact {
    let told = held.what.told(seat);
    let brings = match held.amount {
        Amount::Points(points) => points > 0,
        Amount::Count(count) if held.what == Belonging::Sequestered => {
            count >= SEQUESTERED_PER_POINT.into()
        }
        Amount::Count(count) => count > 0,
        Amount::Needs(_) | Amount::Cargo(_) => false,
    };
    TileFact {
        icon: controls::holding_sign(held),
        words: held.letters(),
        figure: told.map_or(Figure::Pieces(seat), |(fact, subject)| Figure::of(fact, subject)),
        is_award: held.what.counts_points() && brings,
        rank: held.what.rank(),
    }
}

/// The number of lines on which things so wide lie in `room`, in the order they have.
fn lines(units: impl Iterator<Item = f32>, room: f32, size: f32) -> usize {
    let (mut lines, mut left) = (0, 0.0);
    for wide in units.map(|units| units * size) {
        if wide > left {
            lines += 1;
            left = room;
        }
        left -= wide;
    }
    lines
}

/// Returns how many lines a seat of this table needs `room` points wide, whatever lies there.
pub fn lines_in(view: &View<'_>, room: f32) -> usize {
    let widths = Belonging::widths(view.state).map(|letters| TileFact::width(letters.into()));
    lines(widths, room, SIZE)
}

/// Returns whether modules put anything before players at this table.
pub fn are_played(view: &View<'_>) -> bool {
    Belonging::widths(view.state).next().is_some()
}

/// The height of so many lines.
pub fn height(lines: usize) -> f32 {
    lines as f32 * LINE
}

/// Shares out the facts on lines of a block so wide: how large they are, and how many stand on each.
pub fn shared_out(facts: &[TileFact], room: f32, most: usize) -> (f32, Vec<usize>) {
    let units = || facts.iter().map(TileFact::units);
    let mut size = SIZE;
    while size > LEAST && lines(units(), room, size) > most {
        size -= 0.4;
    }
    let (mut counts, mut left) = (Vec::new(), 0.0);
    for wide in units().map(|units| units * size) {
        match counts.last_mut() {
            Some(count) if wide <= left => *count += 1,
            _ => {
                counts.push(1);
                left = room;
            }
        }
        left -= wide;
    }
    counts.truncate(most);
    (size, counts)
}

/// Drops what gives way first, the last of what gives way alike, until the rest is on one line at a size
/// that is read.
pub fn on_one_line(facts: &mut Vec<TileFact>, room: f32) {
    let units = |facts: &[TileFact]| facts.iter().map(TileFact::units).sum::<f32>();
    while facts.len() > 1 && room / units(facts) < LEAST {
        let last = facts.iter().enumerate().max_by_key(|(nth, fact)| (fact.rank, *nth));
        let Some((nth, _)) = last else { return };
        facts.remove(nth);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::widgets::Icon;

    fn fact(letters: &str, rank: u8) -> TileFact {
        let figure = Figure::TURN;
        TileFact { icon: Icon::Fish, words: letters.to_owned(), figure, is_award: false, rank }
    }

    #[test]
    fn less_never_takes_more_lines() {
        let all = [3.0, 2.0, 2.5, 1.3, 2.25, 3.0];
        for room in [40.0, 80.0, 120.0, 400.0] {
            let most = lines(all.into_iter(), room, SIZE);
            for left_out in 0..all.len() {
                let some = all.into_iter().enumerate().filter(|(nth, _)| *nth != left_out);
                assert!(lines(some.map(|(_, units)| units), room, SIZE) <= most, "{room}");
            }
        }
    }

    #[test]
    fn what_gives_way_first_is_dropped_until_the_rest_is_read() {
        let mut facts = vec![fact("12", 0), fact("3", 5), fact("7", 1), fact("4", 5)];
        on_one_line(&mut facts, 5.5 * LEAST);
        let kept: Vec<&str> = facts.iter().map(|fact| fact.words.as_str()).collect();
        assert_eq!(kept, ["12", "7"]);
        on_one_line(&mut facts, 0.0);
        assert_eq!(facts.len(), 1, "the hand stays");
    }

    #[test]
    fn a_number_longer_than_foreseen_is_smaller_and_stays_on_its_lines() {
        let facts = [fact("1000", 0), fact("1000", 0), fact("2", 0)];
        let (size, counts) = shared_out(&facts, 10.2 * SIZE, 1);
        assert!((LEAST - 0.4..SIZE).contains(&size), "{size}");
        assert_eq!(counts, [3]);
    }
}
