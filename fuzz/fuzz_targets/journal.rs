//! Bytes as a journal.
//!
//! Laws: nothing panics, neither in reading nor in telling what was read; what opens without damage gives the same game when it
//! is written anew; what is behind a cut changes nothing before it.
#![no_main]

#[path = "../framed/mod.rs"]
mod framed;
#[path = "../told/mod.rs"]
mod told;

use std::cell::RefCell;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::task::Poll;

use framed::framed;
use libfuzzer_sys::{Corpus, fuzz_target};
use game::{Entry, Game};
use store::{Journal, LineBytes, Medium, Opened, AppendOutcome, read_journal_bytes};
use told::told;

/// A place in memory for a journal.
#[derive(Debug)]
struct Memory(Rc<RefCell<Vec<u8>>>, PathBuf);

impl Medium for Memory {
    fn path(&self) -> &Path {
        &self.1
    }

    fn begin(&mut self, lines: &[LineBytes], _: usize) {
        *self.0.borrow_mut() = lines.concat();
    }

    fn poll(&mut self) -> Poll<io::Result<AppendOutcome>> {
        Poll::Ready(Ok(AppendOutcome::There))
    }
}

fn read(bytes: &[u8]) -> Option<Opened> {
    read_journal_bytes(Path::new("fuzzed"), bytes).ok()
}

/// What the lines of a whole journal say behind its opening.
fn entries(bytes: &[u8], opened: &Opened) -> Vec<Entry> {
    let (opening, fields) = if opened.is_current() { (2, 4) } else { (1, 2) };
    let lines = bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).skip(opening);
    let says = |line: &[u8]| line.splitn(fields, |byte| *byte == b' ').last().map(<[u8]>::to_vec);
    lines.map(|line| serde_json::from_slice(&says(line).unwrap()).unwrap()).collect()
}

fn written_anew(opened: &Opened, entries: &[Entry]) -> Vec<u8> {
    let bytes = Rc::new(RefCell::new(Vec::new()));
    let medium = Memory(Rc::clone(&bytes), PathBuf::from("fuzzed"));
    let mut journal = Journal::begin(Box::new(medium), opened.game.setup()).unwrap();
    journal.retry();
    for entry in entries {
        journal.append(entry).unwrap();
    }
    drop(journal);
    bytes.take()
}

fn same(one: &Game, other: &Game) {
    assert_eq!(one.setup(), other.setup());
    assert_eq!(one.state(), other.state());
    assert!(one.acts().eq(other.acts()));
    assert_eq!((one.title(), one.board_rotation()), (other.title(), other.board_rotation()));
    assert_eq!((one.clock(), one.reading()), (other.clock(), other.reading()));
    assert_eq!((one.next(), one.last_time()), (other.next(), other.last_time()));
    assert_eq!(one.abandoned(), other.abandoned());
}

fuzz_target!(|input: &[u8]| -> Corpus {
    let Some(file) = framed(input) else { return Corpus::Reject };
    let Some(opened) = read(&file) else { return Corpus::Keep };
    told(&opened.game);
    if let Some(unread) = opened.unread {
        // What only another version can read changes nothing before it.
        let lines = file.split_inclusive(|byte| *byte == b'\n');
        let whole: usize = lines.take(unread.line - 1).map(<[u8]>::len).sum();
        let prefix = read(&file[..whole]).expect("its opening is whole");
        assert_eq!(prefix.unread, None);
        same(&prefix.game, &opened.game);
        return Corpus::Keep;
    }
    match &opened.damage {
        None => {
            let entries = entries(&file, &opened);
            let anew = written_anew(&opened, &entries);
            let again = read(&anew).expect("it was just written");
            assert_eq!(again.damage, None);
            same(&again.game, &opened.game);
        }
        Some(damage) => {
            assert!(damage.later <= damage.lost);
            let lines = file.split_inclusive(|byte| *byte == b'\n');
            let whole: usize = lines.take(damage.line - 1).map(<[u8]>::len).sum();
            // Damage in the opening alone costs nothing.
            if damage.line > 2 && damage.lost > 0 {
                let prefix = read(&file[..whole]).expect("its opening is whole");
                assert_eq!(prefix.damage, None);
                same(&prefix.game, &opened.game);
            }
        }
    }
    Corpus::Keep
});
