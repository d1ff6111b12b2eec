//! How the sources are written, as far as it can be counted: how comments begin, which names are
//! given twice, and how many enums only say one thing or another. What is counted may only fall.

use std::collections::BTreeMap;

use syn::visit::{self, Visit};
use syn::{Attribute, Fields, Ident, ItemEnum, ItemMod, Meta};

use crate::common::sources::program_sources;
use crate::imports::is_for_tests;

/// The types that share their name with another.
const SHARED_NAMES: usize = 21;

/// The enums of two variants that hold nothing and are no part of a file.
const TWO_VALUED: usize = 39;

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

/// The types that a file declares, and its enums of two bare values.
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

    fn note(&mut self, name: &Ident) {
        self.types.push(name.to_string());
    }
}

impl<'ast> Visit<'ast> for Declared {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if !is_for_tests(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_struct(&mut self, it: &'ast syn::ItemStruct) {
        self.note(&it.ident);
    }

    fn visit_item_trait(&mut self, it: &'ast syn::ItemTrait) {
        self.note(&it.ident);
    }

    fn visit_item_type(&mut self, it: &'ast syn::ItemType) {
        self.note(&it.ident);
    }

    fn visit_item_enum(&mut self, it: &'ast ItemEnum) {
        self.note(&it.ident);
        let bare = it.variants.iter().all(|variant| matches!(variant.fields, Fields::Unit));
        if bare && it.variants.len() == 2 && !is_on_a_wire(&it.attrs) {
            self.two_valued.push(it.ident.to_string());
        }
    }
}

/// Whether a type is written into files or read from them.
fn is_on_a_wire(attributes: &[Attribute]) -> bool {
    let derived = |meta: &Meta| match meta {
        Meta::List(list) => list.tokens.to_string(),
        Meta::Path(_) | Meta::NameValue(_) => String::new(),
    };
    attributes.iter().any(|it| derived(&it.meta).contains("Serialize"))
}

#[test]
fn no_comment_of_an_item_begins_with_an_interrogative() {
    for (file, text) in program_sources() {
        assert_eq!(asking(&text), Vec::<&str>::new(), "{file}");
    }
}

#[test]
fn few_types_share_their_name_with_another() {
    let mut named: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (file, text) in program_sources() {
        for name in Declared::read(&text).types {
            named.entry(name).or_default().push(file.clone());
        }
    }
    let shared: Vec<_> = named.iter().filter(|(_, files)| files.len() > 1).collect();
    assert!(shared.len() <= SHARED_NAMES, "{} names: {shared:#?}", shared.len());
}

#[test]
fn few_enums_are_a_bool_by_another_name() {
    let declared = program_sources().into_iter().flat_map(|(file, text)| {
        let named = Declared::read(&text).two_valued.into_iter();
        named.map(move |name| format!("{name} in {file}"))
    });
    let found: Vec<String> = declared.collect();
    assert!(found.len() <= TWO_VALUED, "{} enums: {found:#?}", found.len());
}

#[test]
fn a_comment_that_asks_is_found_and_one_that_goes_on_is_not() {
    let text = "/// What it is.\nfn one() {}\n\n/// Points,\n/// Which count.\nfn two() {}\n";
    assert_eq!(asking(text), ["/// What it is."]);
}

#[test]
fn types_are_found_wherever_they_are_declared_but_in_tests() {
    let text = "enum Way { Up, Down }\nmod inner { struct Way; #[derive(Serialize)] enum Kind { A, B } }\n\
                #[cfg(test)]\nmod tests { struct Way; }\n";
    let declared = Declared::read(text);
    assert_eq!(declared.types, ["Way", "Way", "Kind"]);
    assert_eq!(declared.two_valued, ["Way"]);
}
