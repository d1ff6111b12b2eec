//! What an entry is made of: its files in both languages, and what is told about them.

use crate::almanac::entry::EntryId;
use crate::almanac::table_fact::TableFact;
use crate::language::Language;

/// An entry's files, and what is told about them.
#[derive(Clone, Copy, Debug)]
pub(in crate::almanac) struct Source {
    pub id: EntryId,
    pub(super) english: &'static str,
    pub(super) german: &'static str,
    /// The sections of the rules' documents that it explains: tests see that none is left out.
    #[cfg(test)]
    pub covers: &'static [&'static str],
    /// What of the table's own rules belongs beside it.
    pub table: &'static [TableFact],
}

impl Source {
    pub const fn file(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::German => self.german,
        }
    }
}

/// Entries by name, each with the sections it explains, and beside it what the table plays:
/// `@` marks what is no rule of a row.
macro_rules! sources {
    ($($name:literal [$($document:ident $section:literal)*] [$(@ $fact:ident)* $($rule:ident)*];)*) => {
        [$(crate::almanac::contents::source::Source {
            id: crate::almanac::entry::EntryId::of($name),
            english: include_str!(concat!("../../../../../almanac/en/", $name, ".md")),
            german: include_str!(concat!("../../../../../almanac/de/", $name, ".md")),
            #[cfg(test)]
            covers: &[$(concat!(stringify!($document), " ", $section)),*],
            table: &[
                $(crate::almanac::table_fact::TableFact::$fact,)*
                $(crate::almanac::table_fact::TableFact::Rule(&game::rule_rows::$rule)),*
            ],
        }),*]
    };
}
pub(super) use sources;
