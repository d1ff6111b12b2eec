//! Contents of folders, as screens need them: games, decks, islands, the records across all
//! games, and the licenses of what is linked in.
//!
//! `decks` and `islands` each wrap a `collection`, and saved positions are one: a folder as it was
//! last read, and what was removed from it in this window. A screen asks for a step, the shell has
//! the library apply it, and the news goes back to the screen. `games` does the same for journals,
//! which take so long to read that it has a room of its own. `records` goes through the games one
//! by one and shares their memory, so that no file is read by two at once.
//!
//! Nothing here notices a change by itself: a list is as old as its last reading.

pub mod collection;
pub mod decks;
pub mod games;
pub mod islands;
pub mod licenses;
pub mod records;

/// Games by lot, for the tests of what lists and figures tell of them.
#[cfg(test)]
mod by_lot {
    use std::ops::Range;
    use std::path::Path;

    use rand::{SeedableRng, rngs::StdRng};

    use cards::BuiltIn;
    use game::{Entry, Rules, Step};
    use stats::{random_act, random_setup};
    use store::{Folder, Journal};

    /// Begins a game of three for each seed.
    pub fn begin(folder: &Folder, seeds: Range<u64>) {
        let decks = [BuiltIn::A.deck().expect("sound")];
        for seed in seeds {
            let mut rng = StdRng::seed_from_u64(seed);
            let setup = random_setup(&decks, 3, Rules::open_hands(), &mut rng).expect("a table");
            folder.create(&setup).expect("written");
        }
    }

    /// Goes on with the game at `path` by so many acts.
    pub fn go_on(path: &Path, acts: usize) {
        let (mut journal, opened) = Journal::open(path).expect("opens");
        let mut rng = StdRng::seed_from_u64(9);
        let mut game = opened.game;
        for _ in 0..acts {
            let act = random_act(&mut game.state().clone(), &mut rng).expect("an act");
            let entry = Entry::new(game.setup().created, Step::Act(act));
            game.take(entry.clone()).expect("fits");
            journal.append(&entry).expect("written");
        }
    }
}
