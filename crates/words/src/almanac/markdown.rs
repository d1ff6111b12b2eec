//! Reads entries: they are written in a small part of Markdown.

use pulldown_cmark::{Event, Parser, Tag, TagEnd};

use super::contents::{EntrySource, drawing_called, entry_called};
use super::entry::{Block, DrawingId, Entry, SpanKind, StyledWords};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum BadEntry {
    /// It has to begin with what it is called.
    #[error("there is no title")]
    NoTitle,
    #[error("there is no entry `{0}`")]
    NoEntry(String),
    #[error("there is no drawing `{0}`")]
    NoDrawing(String),
    #[error("entries have none of these: {0}")]
    Unknown(String),
}

/// Start and end of the comment that holds other words an entry is looked for by.
const ALSO: (&str, &str) = ("<!-- also:", "-->");

/// Reads an entry from its file.
///
/// # Errors
/// When it has no title, a reference leads nowhere, or it has parts that no entry has.
pub(super) fn read(source: &EntrySource, file: &str) -> Result<Entry, BadEntry> {
    let mut reading = EntryReader::default();
    for event in Parser::new(file) {
        reading.take(event)?;
    }
    let EntryReader { title, also, blocks, .. } = reading;
    let title = title.ok_or(BadEntry::NoTitle)?;
    Ok(Entry { id: source.id, title, also, blocks, table: source.table, of: source.of })
}

#[derive(Default)]
struct EntryReader {
    title: Option<String>,
    also: Vec<String>,
    blocks: Vec<Block>,
    items: Option<Vec<Vec<StyledWords>>>,
    spans: Vec<StyledWords>,
    kind: SpanKind,
    drawing: Option<(DrawingId, String)>,
}

impl EntryReader {
    fn take(&mut self, event: Event<'_>) -> Result<(), BadEntry> {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => {
                self.end(tag);
                Ok(())
            }
            Event::Text(words) => {
                self.say(&words);
                Ok(())
            }
            Event::SoftBreak | Event::HardBreak => {
                self.say(" ");
                Ok(())
            }
            Event::Html(comment) | Event::InlineHtml(comment) => {
                let words = comment.trim().strip_prefix(ALSO.0);
                if let Some(words) = words.and_then(|words| words.strip_suffix(ALSO.1)) {
                    self.also = words.split(',').map(|word| word.trim().to_owned()).collect();
                }
                Ok(())
            }
            other => Err(BadEntry::Unknown(format!("{other:?}"))),
        }
    }

    fn start(&mut self, tag: Tag<'_>) -> Result<(), BadEntry> {
        match tag {
            Tag::Strong => self.kind = SpanKind::Strong,
            Tag::Link { dest_url, .. } => {
                let entry = entry_called(&dest_url);
                let entry = entry.ok_or_else(|| BadEntry::NoEntry(dest_url.to_string()))?;
                self.kind = SpanKind::Link(entry);
            }
            Tag::Image { dest_url, .. } => {
                let drawing = drawing_called(&dest_url);
                let drawing = drawing.ok_or_else(|| BadEntry::NoDrawing(dest_url.to_string()))?;
                self.drawing = Some((drawing, String::new()));
            }
            Tag::List(None) => self.items = Some(Vec::new()),
            Tag::Heading { .. } | Tag::Paragraph | Tag::Item | Tag::HtmlBlock => {}
            other => return Err(BadEntry::Unknown(format!("{other:?}"))),
        }
        Ok(())
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(_) => {
                let words = std::mem::take(&mut self.spans).into_iter();
                self.title = Some(words.map(|span| span.words).collect());
            }
            TagEnd::Strong | TagEnd::Link => self.kind = SpanKind::Plain,
            TagEnd::Image => {
                self.paragraph();
                if let Some((drawing, alt)) = self.drawing.take() {
                    self.blocks.push(Block::Drawing(drawing, alt));
                }
            }
            TagEnd::Paragraph if self.items.is_none() => self.paragraph(),
            TagEnd::Item => {
                let spans = std::mem::take(&mut self.spans);
                if let Some(items) = &mut self.items {
                    items.push(spans);
                }
            }
            TagEnd::List(_) => {
                if let Some(items) = self.items.take() {
                    self.blocks.push(Block::List(items));
                }
            }
            _ => {}
        }
    }

    /// Ends a paragraph, if one is open.
    fn paragraph(&mut self) {
        let spans = std::mem::take(&mut self.spans);
        if spans.iter().any(|span| !span.words.trim().is_empty()) {
            self.blocks.push(Block::Paragraph(spans));
        }
    }

    fn say(&mut self, words: &str) {
        if let Some((_, alt)) = &mut self.drawing {
            alt.push_str(words);
            return;
        }
        match self.spans.last_mut().filter(|last| last.kind == self.kind) {
            Some(last) => last.words.push_str(words),
            None => self.spans.push(StyledWords { words: words.to_owned(), kind: self.kind }),
        }
    }
}
