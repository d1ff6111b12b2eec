//! How the sources are written, as far as it can be counted: how comments begin, which names are
//! given twice, and how many enums only say one thing or another. What is counted may only fall.

use std::collections::BTreeMap;

use quote::ToTokens as _;
use syn::visit::{self, Visit};
use syn::{Attribute, Item};

use crate::common::sources::program_sources;
use crate::imports::is_for_tests;

const INTERROGATIVES: [&str; 9] =
    ["What", "Whether", "How", "Where", "Who", "Whose", "Which", "When", "Why"];

/// Returns the comments that begin with an interrogative.
fn asking(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut goes_on = false;
    for line in text.lines() {
        let comment = line.trim_start().strip_prefix("///").filter(|rest| !rest.starts_with('/'));
        let first = comment.filter(|_| !goes_on).and_then(|it| it.split_whitespace().next());
        let word = first.map(|it| it.trim_matches(|sign: char| !sign.is_alphabetic()));
        if word.is_some_and(|word| INTERROGATIVES.contains(&word)) {
            found.push(line.trim());
        }
        goes_on = comment.is_some();
    }
    found
}

/// The types that a file declares, and its enums of two bare values that no file holds.
#[derive(Default)]
struct Declared {
    types: Vec<String>,
    two_valued: Vec<String>,
}

impl Declared {
    fn read(text: &str) -> Self {
        let mut declared = Self::default();
        declared.visit_file(&syn::parse_file(text).expect("a source file"));
        declared
    }
}

impl<'ast> Visit<'ast> for Declared {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Struct(it) => self.types.push(it.ident.to_string()),
            Item::Trait(it) => self.types.push(it.ident.to_string()),
            Item::Type(it) => self.types.push(it.ident.to_string()),
            Item::Enum(it) => {
                self.types.push(it.ident.to_string());
                let bare = it.variants.iter().all(|one| one.fields.is_empty());
                let is_written =
                    |at: &Attribute| at.to_token_stream().to_string().contains("Serialize");
                if bare && it.variants.len() == 2 && !it.attrs.iter().any(is_written) {
                    self.two_valued.push(it.ident.to_string());
                }
            }
            Item::Mod(it) if is_for_tests(&it.attrs) => {}
            _ => visit::visit_item(self, item),
        }
    }
}

#[test]
fn no_comment_of_an_item_begins_with_an_interrogative() {
    for (file, text) in program_sources() {
        assert_eq!(asking(&text), Vec::<&str>::new(), "{file}");
    }
}

#[test]
fn few_types_share_their_name_and_few_enums_are_a_bool_by_another() {
    let mut named: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut two_valued = Vec::new();
    for (file, text) in program_sources() {
        let declared = Declared::read(&text);
        for name in declared.types {
            named.entry(name).or_default().push(file.clone());
        }
        two_valued.extend(declared.two_valued.into_iter().map(|name| (name, file.clone())));
    }
    named.retain(|_, files| files.len() > 1);
    assert!(named.len() <= 20, "{} names: {named:#?}", named.len());
    assert!(two_valued.len() <= 39, "{} enums: {two_valued:#?}", two_valued.len());
}

#[test]
fn what_is_counted_is_found_wherever_it_is_written_but_in_tests() {
    let text = "/// What it is.\nenum Way { Up, Down }\n\n/// Points,\n/// Which count.\nmod inner {\n\
                struct Way; #[derive(Serialize)] enum Kind { A, B } }\n\
                #[cfg(test)]\nmod tests { struct Way; }\n";
    assert_eq!(asking(text), ["/// What it is."]);
    let declared = Declared::read(text);
    assert_eq!(declared.types, ["Way", "Way", "Kind"]);
    assert_eq!(declared.two_valued, ["Way"]);
}
