//! Printing. A file, a path, or a command-line argument may contain characters
//! that end a line, control the terminal, or change the writing direction;
//! everything is printed through here, with those made visible.

use std::borrow::Cow;
use std::fmt::{Display, Write as _};
use std::io::{self, StderrLock, StdoutLock, Write};

use serde::Serialize;
use serde_json::ser::{CharEscape, CompactFormatter, Formatter};

use cards::is_hidden;

/// `text` with all hidden characters as escapes, `\n` and `\u{1b}` among them:
/// the result is one line, with nothing invisible in it.
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut seen = String::with_capacity(text.len() + 16);
    for letter in text.chars() {
        match letter {
            '\n' | '\r' | '\t' => seen.extend(letter.escape_default()),
            _ if is_hidden(letter) => seen.extend(letter.escape_unicode()),
            _ => seen.push(letter),
        }
    }
    Cow::Owned(seen)
}

#[derive(Debug)]
pub struct Printed<W>(W);

impl Printed<StdoutLock<'static>> {
    /// The program's answers.
    pub fn out() -> Self {
        Self(io::stdout().lock())
    }
}

impl Printed<StderrLock<'static>> {
    /// Errors and progress.
    pub fn error() -> Self {
        Self(io::stderr().lock())
    }
}

impl<W: Write> Printed<W> {
    pub const fn to(output: W) -> Self {
        Self(output)
    }

    /// Prints a line, which stays one line no matter what is in it.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn line(&mut self, line: impl Display) -> io::Result<()> {
        writeln!(self.0, "{}", visible(&line.to_string()))
    }

    /// Prints a text of several lines that this program put together. Its line
    /// breaks are kept, so it must not contain outside text that may have some.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn text(&mut self, text: &str) -> io::Result<()> {
        for line in text.split_inclusive('\n') {
            let words = line.trim_end_matches(['\r', '\n']);
            let end = line.strip_prefix(words).unwrap_or_default();
            write!(self.0, "{}{end}", visible(words))?;
        }
        Ok(())
    }

    /// Prints a value as one line of JSON.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        let mut line = LineBuffer(Vec::with_capacity(USUAL_LINE));
        value.serialize(&mut serde_json::Serializer::with_formatter(&mut line, Plain))?;
        line.0.push(b'\n');
        self.0.write_all(&line.0)
    }

    /// Prints what is already JSON, in one line. Hidden characters other than
    /// line breaks occur only in its strings, where escapes mean the same.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn json_text(&mut self, json: &str) -> io::Result<()> {
        let mut plain = String::with_capacity(json.len());
        for letter in json.trim_end().chars() {
            escaped(letter, &mut plain);
        }
        writeln!(self.0, "{plain}")
    }

    /// Flushes the output.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Room for most lines of JSON, in bytes.
const USUAL_LINE: usize = 2_048;

/// A line in the making. JSON comes mostly as one sign or two.
struct LineBuffer(Vec<u8>);

impl Write for LineBuffer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes).map(|()| bytes.len())
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        match bytes {
            [sign] => self.0.push(*sign),
            [sign, next] => self.0.extend([*sign, *next]),
            _ => self.0.extend_from_slice(bytes),
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Formats JSON with escapes for all hidden characters in strings, not just for
/// those below the space.
struct Plain;

impl Formatter for Plain {
    fn write_string_fragment<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        if !hides_some(fragment) {
            return writer.write_all(fragment.as_bytes());
        }
        let mut plain = String::with_capacity(fragment.len() + 16);
        for letter in fragment.chars() {
            escaped(letter, &mut plain);
        }
        writer.write_all(plain.as_bytes())
    }

    fn write_char_escape<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        escape: CharEscape,
    ) -> io::Result<()> {
        CompactFormatter.write_char_escape(writer, escape)
    }
}

/// Returns `true` if `text` has hidden characters. Names and numbers, most of what is
/// printed, are told by their bytes to have none.
fn hides_some(text: &str) -> bool {
    let is_plain = text.bytes().all(|byte| matches!(byte, b' '..=b'~'));
    !is_plain && text.chars().any(is_hidden)
}

/// Adds a character of a JSON text, as an escape if it is hidden.
fn escaped(letter: char, to: &mut String) {
    // Line breaks may occur between the strings of a JSON value, but never inside one.
    if !is_hidden(letter) || matches!(letter, '\n' | '\r' | '\t') {
        return to.push(letter);
    }
    let mut units = [0; 2];
    for unit in letter.encode_utf16(&mut units) {
        // Writing to a String never fails.
        let _ = write!(to, "\\u{unit:04x}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(print: impl FnOnce(&mut Printed<&mut Vec<u8>>) -> io::Result<()>) -> String {
        let mut bytes = Vec::new();
        print(&mut Printed::to(&mut bytes)).expect("memory takes all");
        String::from_utf8(bytes).expect("UTF-8")
    }

    const ODD: &str = "a\nb\r\t\u{1b}[31m\u{9b}\u{202e}\u{200b}\u{2028}\u{e0041}é";

    #[test]
    fn a_line_stays_one_line_and_hides_nothing() {
        assert_eq!(
            printed(|to| to.line(ODD)),
            "a\\nb\\r\\t\\u{1b}[31m\\u{9b}\\u{202e}\\u{200b}\\u{2028}\\u{e0041}é\n"
        );
        assert_eq!(printed(|to| to.line("as it is\\")), "as it is\\\n");
    }

    #[test]
    fn a_text_keeps_its_own_line_breaks_of_either_kind() {
        assert_eq!(
            printed(|to| to.text("a\u{1b}\r\nb\u{202e}\n\nc")),
            "a\\u{1b}\r\nb\\u{202e}\n\nc"
        );
    }

    #[test]
    fn json_says_the_same_with_nothing_hidden() {
        let value = serde_json::json!({ "text": ODD, ODD: ["\"\\"] });
        let plain = value.to_string();
        for text in [printed(|to| to.json(&value)), printed(|to| to.json_text(&plain))] {
            let read: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            assert_eq!(read, value);
            assert!(!text.trim_end_matches('\n').chars().any(is_hidden), "{text:?}");
        }
    }
}
