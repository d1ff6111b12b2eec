//! An entry: a rule or a word, explained, and what the table on which the app lies has set of it.

use crate::text::Text;
use cards::EventId;
use game::{Expansion, Expansions, Game, RuleRow};

/// An entry by its name, which is also that of its files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryId(&'static str);

impl EntryId {
    /// The entry with this name. Tests check that there is one, so only the almanac's own lists
    /// call this.
    pub(super) const fn of(name: &'static str) -> Self {
        Self(name)
    }

    /// Its name, in lower-case words with hyphens.
    pub const fn name(self) -> &'static str {
        self.0
    }
}

/// A drawing by its name, which is also that of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DrawingId(pub(super) &'static str);

impl DrawingId {
    /// Its name, in lower-case words with hyphens.
    pub const fn name(self) -> &'static str {
        self.0
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub id: EntryId,
    pub title: String,
    /// Other words it is looked for by.
    pub also: Vec<String>,
    pub blocks: Vec<Block>,
    /// Facts of the table's own rules that belong beside it.
    pub table: &'static [TableFact],
    /// The expansions that it is about; none: any game.
    pub(super) of: &'static [Expansion],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    Paragraph(Vec<StyledWords>),
    /// Points, each with sentences of its own.
    List(Vec<Vec<StyledWords>>),
    Drawing(DrawingId, String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StyledWords {
    pub words: String,
    pub kind: SpanKind,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SpanKind {
    /// As they stand.
    #[default]
    Plain,
    /// Words that one looks for.
    Strong,
    Link(EntryId),
}

impl Entry {
    /// Returns whether it is about games with these expansions.
    pub fn is_about(&self, played: Expansions) -> bool {
        self.of.is_empty() || self.of.iter().any(|it| played.has(*it))
    }

    pub fn drawings(&self) -> impl Iterator<Item = (DrawingId, &str)> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Drawing(drawing, alt) => Some((*drawing, alt.as_str())),
            Block::Paragraph(_) | Block::List(_) => None,
        })
    }

    /// All that it says but for what is to be seen on drawings, piece by piece.
    pub fn spans(&self) -> impl Iterator<Item = &StyledWords> {
        self.blocks.iter().flat_map(|block| match block {
            Block::Paragraph(spans) => std::slice::from_ref(spans).iter().flatten(),
            Block::List(items) => items.iter().flatten(),
            Block::Drawing(..) => [].iter().flatten(),
        })
    }

    pub fn links(&self) -> impl Iterator<Item = EntryId> {
        self.spans().filter_map(|span| match span.kind {
            SpanKind::Link(entry) => Some(entry),
            SpanKind::Plain | SpanKind::Strong => None,
        })
    }
}

/// A setting of the table's that belongs beside an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFact {
    Rule(&'static RuleRow),
    /// The ruling set by which events are read (RULES 9.1).
    Rulings,
    /// The source of numbers (RULES 10).
    NumberSource,
    /// The decks that are drawn from (RULES 9).
    DeckLayout,
    /// The map of Seafarers that lies on the table (SEA 10).
    Scenario,
}

impl Text {
    /// Returns what the table of `game` plays of `fact`, for the entry of `event` if it is that of
    /// one; nothing where it plays without it.
    pub fn table_fact(
        &self,
        fact: TableFact,
        game: &Game,
        event: Option<&EventId>,
    ) -> Option<String> {
        let rules = game.state().rules();
        match fact {
            TableFact::Rule(row) => self.rule_at_table(row, rules),
            TableFact::Rulings => {
                let set = event.map_or(rules.rulings.set, |event| rules.rulings.of(event));
                let set = self.get(&format!("why-set-{}", set.key()));
                Some(self.with("almanac-rulings", &[("set", set.into())]))
            }
            TableFact::NumberSource => {
                let numbers = self.get(&format!("numbers-{}", game.state().numbers().key()));
                Some(self.with("almanac-numbers", &[("numbers", numbers.into())]))
            }
            TableFact::DeckLayout => {
                let decks = game.setup().decks.iter().map(|deck| self.deck_title(deck));
                let decks = self.list(&decks.collect::<Vec<_>>());
                Some(self.with("almanac-decks", &[("decks", decks.into())]))
            }
            TableFact::Scenario => {
                let setup = game.setup();
                let map = self.map_in_short(&setup.island, setup.sea.as_ref())?;
                Some(self.with("almanac-map", &[("map", map.into())]))
            }
        }
    }
}
