//! Bytes as a journal in which one list is far longer: the first says how the rest is framed, the
//! next three which line, which list, and how often it stands there.
//!
//! Laws: nothing panics; what was read holds no more than a table has, is counted, and was no
//! more work than acts may be.
#![no_main]

#[path = "../framed/mod.rs"]
mod framed;

use std::path::Path;

use framed::framed;
use libfuzzer_sys::{Corpus, fuzz_target};
use serde_json::Value;
use store::read_journal_bytes;

/// The most bytes that a state comes to.
const STATE: usize = 320 << 10;

/// The most work of all acts, and of one more.
const WORK: u64 = 250_000_000;

/// The `nth` list in `value`, counted down in it.
fn list<'a>(value: &'a mut Value, nth: &mut u8) -> Option<&'a mut Vec<Value>> {
    match value {
        Value::Array(items) => {
            let Some(left) = nth.checked_sub(1) else { return Some(items) };
            *nth = left;
            items.iter_mut().find_map(|item| list(item, nth))
        }
        Value::Object(fields) => fields.values_mut().find_map(|field| list(field, nth)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

/// The journal with the list longer; none where there is no such line or list.
fn longer(form: u8, [line, mut nth, times]: [u8; 3], says: &[u8]) -> Option<Vec<u8>> {
    let mut lines: Vec<Vec<u8>> = says.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    let place = usize::from(line) % lines.len();
    let line = lines.get_mut(place)?;
    let mut value: Value = serde_json::from_slice(line).ok()?;
    let items = list(&mut value, &mut nth)?;
    let most = (200 << 10) / (serde_json::to_vec(items).ok()?.len() + 1);
    let times = most.min(16 * usize::from(times)).max(1);
    *items = vec![items.clone(); times].concat();
    *line = serde_json::to_vec(&value).ok()?;
    let mut whole = vec![form];
    whole.extend(lines.join(&b'\n'));
    framed(&whole)
}

fuzz_target!(|input: &[u8]| -> Corpus {
    let [form, line, nth, times, says @ ..] = input else { return Corpus::Reject };
    let Some(file) = longer(*form, [*line, *nth, *times], says) else { return Corpus::Reject };
    let Ok(opened) = read_journal_bytes(Path::new("fuzzed"), &file) else { return Corpus::Keep };
    let bytes = opened.game.state().bytes();
    assert!(bytes <= STATE, "{bytes} bytes");
    let work = opened.game.work();
    assert!(work <= WORK, "{work} steps");
    Corpus::Keep
});
