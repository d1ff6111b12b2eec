//! The document's text: marks in whole tenths of a point, and what is seen more than once written
//! once.

use std::fmt::Write as _;

use egui::{Color32, Pos2, Rect};

use super::marks::{SvgCopy, SvgForm, SvgMark, SvgWay, SvgWords};
use super::patterns::SvgPatterns;
use crate::widgets::island::IslandPart;

/// Numbers in a point: a document without fractions is a fifth shorter.
const FINE: f32 = 10.0;

/// The letters of a device without our fonts: its own for its interface, else any without serifs.
const FONTS: &str = "system-ui,-apple-system,\"Segoe UI\",Roboto,sans-serif";

/// Number of letters from which on words are held to the width that they have in the window: fewer
/// have room anywhere.
const HELD: usize = 3;

/// A thing on the picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct SvgThing {
    pub part: IslandPart,
    pub copy: SvgCopy,
}

/// Returns the document of a picture that fills `place`, in points.
pub(super) fn document(
    title: &str,
    place: Rect,
    things: &[SvgThing],
    patterns: &SvgPatterns,
) -> String {
    let (wide, high) = (place.width().round(), place.height().round());
    let mut page = String::with_capacity(1 << 16);
    // Nothing written to a string fails.
    let _ = write!(
        page,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}\" height=\"{high}\" \
         viewBox=\"{} {} {} {}\" fill=\"none\" font-family='{FONTS}' font-weight=\"600\" \
         text-anchor=\"middle\"><title>{}</title><defs>",
        tenths(place.left()),
        tenths(place.top()),
        tenths(wide),
        tenths(high),
        escaped(title),
    );
    let writer = PageWriter { patterns };
    for (nth, pattern) in patterns.all.iter().enumerate().filter(|(_, it)| it.count > 1) {
        let _ = write!(page, "<g id=\"{}\">", name(nth));
        writer.marks(&mut page, &pattern.marks, pattern.at);
        page.push_str("</g>");
    }
    page.push_str("</defs>");
    for SvgThing { part, copy } in things {
        writer.copy(&mut page, Some(part.key()), *copy, Pos2::ZERO);
    }
    page.push_str("</svg>\n");
    page
}

/// A short name for a pattern.
fn name(nth: usize) -> String {
    let letters = "abcdefghijklmnopqrstuvwxyz";
    let letter = letters.chars().nth(nth % letters.len()).unwrap_or('a');
    if nth < letters.len() {
        letter.to_string()
    } else {
        format!("{letter}{}", nth / letters.len())
    }
}

#[expect(clippy::cast_possible_truncation, reason = "places on a screen")]
fn tenths(length: f32) -> i32 {
    (length * FINE).round() as i32
}

/// Text as it may stand in a document, whatever somebody called themselves.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // No document may hold these, however they are written.
            '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {
                safe.push(char::REPLACEMENT_CHARACTER);
            }
            _ => safe.push(letter),
        }
    }
    safe
}

/// Writes marks, and what has been written before as a reference to that.
struct PageWriter<'a> {
    patterns: &'a SvgPatterns,
}

impl PageWriter<'_> {
    /// Writes marks with their places counted from `origin`.
    fn marks(&self, page: &mut String, marks: &[SvgMark], origin: Pos2) {
        for mark in marks {
            match &mark.form {
                SvgForm::Copy(copy) => self.copy(page, None, *copy, origin),
                _ => write_mark(page, mark, origin),
            }
        }
    }

    fn copy(&self, page: &mut String, class: Option<&str>, copy: SvgCopy, origin: Pos2) {
        let Some(pattern) = self.patterns.all.get(copy.nth) else { return };
        let class = class.map(|class| format!(" class=\"{class}\"")).unwrap_or_default();
        if pattern.count == 1 {
            let _ = write!(page, "<g{class}>");
            self.marks(page, &pattern.marks, origin);
            page.push_str("</g>");
            return;
        }
        let away = copy.at - origin;
        let (x, y, name) = (tenths(away.x), tenths(away.y), name(copy.nth));
        let _ = if (copy.scale - 1.0).abs() < f32::EPSILON {
            write!(page, "<use{class} href=\"#{name}\" x=\"{x}\" y=\"{y}\"/>")
        } else {
            let scale = (copy.scale * 1000.0).round() / 1000.0;
            write!(
                page,
                "<use{class} href=\"#{name}\" transform=\"translate({x} {y})scale({scale})\"/>"
            )
        };
    }
}

fn write_mark(page: &mut String, mark: &SvgMark, origin: Pos2) {
    let place = |at: Pos2| {
        let away = at - origin;
        (tenths(away.x), tenths(away.y))
    };
    let _ = match &mark.form {
        SvgForm::Circle(center, radius) => {
            let (x, y) = place(*center);
            write!(page, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\"", tenths(*radius))
        }
        SvgForm::Oval(center, reach) => {
            let (x, y) = place(*center);
            let (across, down) = (tenths(reach.x), tenths(reach.y));
            write!(page, "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{across}\" ry=\"{down}\"")
        }
        SvgForm::Block(rect, round) => {
            let (x, y) = place(rect.min);
            let (wide, high) = (tenths(rect.width()), tenths(rect.height()));
            let round = tenths(*round);
            write!(
                page,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" rx=\"{round}\""
            )
        }
        SvgForm::Ways(ways) => {
            page.push_str("<path d=\"");
            write_ways(page, ways, place);
            page.push('"');
            Ok(())
        }
        SvgForm::Words(words) => write_words(page, words, mark, place(words.at)),
        SvgForm::Copy(_) => return,
    };
    write_paint(page, "fill", mark.fill);
    if mark.has_line() {
        write_paint(page, "stroke", mark.line.color);
        let wide = tenths(mark.line.width).max(1);
        let _ = write!(page, " stroke-width=\"{wide}\"");
        if mark.is_round && matches!(mark.form, SvgForm::Ways(_)) {
            page.push_str(" stroke-linecap=\"round\"");
        }
    }
    match &mark.form {
        SvgForm::Words(words) => {
            let _ = write!(page, ">{}</text>", escaped(&words.words));
        }
        _ => page.push_str("/>"),
    }
}

fn write_words(
    page: &mut String,
    words: &SvgWords,
    mark: &SvgMark,
    (x, y): (i32, i32),
) -> std::fmt::Result {
    write!(page, "<text x=\"{x}\" y=\"{y}\" font-size=\"{}\"", tenths(words.size))?;
    if !words.is_strong {
        page.push_str(" font-weight=\"400\"");
    }
    if words.words.chars().count() >= HELD {
        let wide = tenths(words.wide);
        write!(page, " textLength=\"{wide}\" lengthAdjust=\"spacingAndGlyphs\"")?;
    }
    if mark.has_line() {
        page.push_str(" paint-order=\"stroke\" stroke-linejoin=\"round\"");
    }
    Ok(())
}

fn write_paint(page: &mut String, what: &str, color: Color32) {
    if color == Color32::TRANSPARENT {
        return;
    }
    let [red, green, blue, alpha] = color.to_srgba_unmultiplied();
    let is_short = [red, green, blue].iter().all(|part| part % 17 == 0);
    let _ = if is_short {
        write!(page, " {what}=\"#{:x}{:x}{:x}\"", red / 17, green / 17, blue / 17)
    } else {
        write!(page, " {what}=\"#{red:02x}{green:02x}{blue:02x}\"")
    };
    if alpha < u8::MAX {
        let hundredths = (u16::from(alpha) * 100 + 127) / 255;
        let _ = write!(page, " {what}-opacity=\".{hundredths:02}\"");
    }
}

/// Writes ways as steps from corner to corner, each counted from the one before.
fn write_ways(page: &mut String, ways: &[SvgWay], place: impl Fn(Pos2) -> (i32, i32)) {
    let mut here = (0, 0);
    for way in ways {
        let mut corners = way.corners.iter().map(|at| place(*at));
        let Some(first) = corners.next() else { continue };
        page.push('m');
        write_step(page, here, first);
        here = first;
        let mut is_bare = true;
        for next in corners.filter(|next| !way.is_closed || *next != first) {
            if next != here {
                write_step(page, here, next);
                here = next;
                is_bare = false;
            }
        }
        if is_bare {
            // A dot is a line without length.
            page.push_str("h0");
        }
        if way.is_closed {
            page.push('z');
            here = first;
        }
    }
}

fn write_step(page: &mut String, from: (i32, i32), to: (i32, i32)) {
    for step in [to.0 - from.0, to.1 - from.1] {
        // A sign or a letter parts two numbers as well as a space.
        if step >= 0 && page.ends_with(|last: char| last.is_ascii_digit()) {
            page.push(' ');
        }
        let _ = write!(page, "{step}");
    }
}
