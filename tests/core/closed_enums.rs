//! No silent arm: a `match` over a closed enum (deeds, tasks, corrections, cards, effects) has
//! no arm that takes a further variant without a word, and what such an enum says of itself is
//! a full `match` as well. A new variant then leads, by the compiler, to every place that has to
//! know it.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::parse::{ParseStream, Parser as _};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned as _;
use syn::visit::{self, Visit};
use syn::visit_mut::VisitMut as _;
use syn::{Expr, Item, Member, Pat, Token, Type};

use crate::common::sources::{program_sources, sources};
use crate::imports::each_use;
use crate::rooms::{WithoutTests, is_of_tests};

/// The closed enums.
const CLOSED: [&str; 18] = [
    "Deed",
    "KnightsDeed",
    "SeaDeed",
    "OilDeed",
    "DeedGroup",
    "Play",
    "Task",
    "KnightsTask",
    "SeaTask",
    "OilTask",
    "Correction",
    "KnightsCorrection",
    "SeaCorrection",
    "OilCorrection",
    "DevelopmentCard",
    "Piece",
    "ProgressCard",
    "Effect",
];

/// Folders in which they are declared.
const DECLARED: [&str; 2] = ["crates/cards/src", "crates/game/src"];

/// The variants of each closed enum.
type Variants = BTreeMap<String, BTreeSet<String>>;

/// The closed enums that are declared in `files`.
fn declared<'a>(files: impl IntoIterator<Item = &'a str>) -> Variants {
    let mut found = Variants::new();
    for text in files {
        let file = syn::parse_file(text).expect("the compiler reads it");
        for item in file.items {
            let is_of = |item: &syn::ItemMacro, name: &str| {
                item.mac.path.segments.last().is_some_and(|it| it.ident == name)
            };
            let (name, variants) = match &item {
                Item::Macro(item) if is_of(item, "facts") => rows(item.mac.tokens.clone()),
                Item::Macro(item) if is_of(item, "keyed") => keyed(item.mac.tokens.clone()),
                Item::Enum(item) => {
                    let variants = item.variants.iter().map(|it| it.ident.to_string());
                    (item.ident.to_string(), variants.collect())
                }
                _ => continue,
            };
            if CLOSED.contains(&name.as_str()) {
                assert!(found.insert(name.clone(), variants).is_none(), "{name}: only one");
            }
        }
    }
    found
}

/// The corrections that the rows of a room make: their name stands before `of`, that of each
/// behind its key.
fn rows(tokens: TokenStream) -> (String, BTreeSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut name = String::new();
    let mut variants = BTreeSet::new();
    for pair in tokens.windows(2) {
        match pair {
            [TokenTree::Ident(of), TokenTree::Ident(next)] if next == "of" => {
                name = of.to_string();
            }
            [TokenTree::Literal(_), TokenTree::Ident(variant)] => {
                variants.insert(variant.to_string());
            }
            _ => {}
        }
    }
    (name, variants)
}

/// The enum that rows of names make: its own name stands before its body, that of each variant
/// before `=`.
fn keyed(tokens: TokenStream) -> (String, BTreeSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let Some([TokenTree::Ident(name), TokenTree::Group(body)]) = tokens.last_chunk::<2>() else {
        panic!("an enum");
    };
    let body: Vec<TokenTree> = body.stream().into_iter().collect();
    let variant = |pair: &[TokenTree]| match pair {
        [TokenTree::Ident(variant), TokenTree::Punct(is)] if is.as_char() == '=' => {
            Some(variant.to_string())
        }
        _ => None,
    };
    (name.to_string(), body.windows(2).filter_map(variant).collect())
}

/// A place in a pattern, such as `["Some", "0", "Discard", "player"]`.
type Place = Vec<String>;

/// A pattern that takes whatever is in its place.
struct Open {
    place: Place,
    /// The fields or elements of the place that it does not stand for.
    but: Vec<String>,
    line: usize,
}

impl Open {
    /// Tells whether it takes every variant of what is at `place`.
    fn takes(&self, place: &Place) -> bool {
        place.strip_prefix(self.place.as_slice()).is_some_and(|rest| {
            rest.first().map_or(self.but.is_empty(), |field| !self.but.contains(field))
        })
    }
}

/// Closed enums that the patterns of one `match` name, and places that they leave open.
#[derive(Default)]
struct Arms {
    named: BTreeMap<Place, String>,
    open: Vec<Open>,
}

/// Reads a file, its tests left out, and reports silent arms.
struct Reader<'a> {
    variants: &'a Variants,
    /// Names that `use` brought, and the paths they stand for.
    names: BTreeMap<String, Vec<String>>,
    /// Closed enums of which all variants are imported.
    globs: Vec<String>,
    /// Type that `Self` is.
    this: Option<String>,
    found: BTreeSet<(usize, String)>,
}

impl Reader<'_> {
    /// Closed enum of which `path` names a variant.
    fn closed(&self, path: &syn::Path) -> Option<String> {
        let mut path: Vec<String> = path.segments.iter().map(|it| it.ident.to_string()).collect();
        if let Some(meant) = path.first().and_then(|first| self.names.get(first)) {
            path.splice(..1, meant.iter().cloned());
        }
        let variant = path.pop()?;
        let mut owners = match path.pop() {
            Some(owner) if owner == "Self" => self.this.iter().cloned().collect(),
            Some(owner) => vec![owner],
            None => self.globs.clone(),
        };
        owners.retain(|it| self.variants.get(it).is_some_and(|all| all.contains(&variant)));
        owners.pop()
    }

    fn name(&self, path: &syn::Path, place: &Place, arms: &mut Arms) -> Place {
        if let Some(closed) = self.closed(path) {
            arms.named.insert(place.clone(), closed);
        }
        let variant = path.segments.last().map(|it| it.ident.to_string());
        place.iter().cloned().chain(variant).collect()
    }

    /// Reads a pattern at a place.
    fn pattern(&self, pattern: &Pat, place: &Place, arms: &mut Arms) {
        let line = pattern.span().start().line;
        let at = |place: &Place, field: String| [place.clone(), vec![field]].concat();
        let open = |but: Vec<String>| Open { place: place.clone(), but, line };
        match pattern {
            Pat::Wild(_) => arms.open.push(open(Vec::new())),
            Pat::Ident(it) => match &it.subpat {
                Some((_, inner)) => self.pattern(inner, place, arms),
                // A variant that was imported, or a constant.
                None if it.ident.to_string().starts_with(char::is_uppercase) => {
                    self.name(&it.ident.clone().into(), place, arms);
                }
                None => arms.open.push(open(Vec::new())),
            },
            Pat::Path(it) => {
                self.name(&it.path, place, arms);
            }
            Pat::Or(it) => it.cases.iter().for_each(|case| self.pattern(case, place, arms)),
            Pat::Paren(it) => self.pattern(&it.pat, place, arms),
            Pat::Reference(it) => self.pattern(&it.pat, place, arms),
            Pat::Type(it) => self.pattern(&it.pat, place, arms),
            Pat::Tuple(it) => self.elements(&it.elems, place, arms),
            Pat::Slice(it) => self.elements(&it.elems, place, arms),
            Pat::TupleStruct(it) => {
                let inside = self.name(&it.path, place, arms);
                self.elements(&it.elems, &inside, arms);
            }
            Pat::Struct(it) => {
                let inside = self.name(&it.path, place, arms);
                let mut told = Vec::new();
                for field in &it.fields {
                    let name = match &field.member {
                        Member::Named(name) => name.to_string(),
                        Member::Unnamed(index) => index.index.to_string(),
                    };
                    self.pattern(&field.pat, &at(&inside, name.clone()), arms);
                    told.push(name);
                }
                if it.rest.is_some() {
                    arms.open.push(Open { place: inside, but: told, line });
                }
            }
            _ => {}
        }
    }

    /// Elements of a tuple or list. Those after `..` are counted as if it stood for one.
    fn elements(&self, all: &Punctuated<Pat, Token![,]>, place: &Place, arms: &mut Arms) {
        let mut told = Vec::new();
        for (nth, element) in all.iter().enumerate() {
            if !matches!(element, Pat::Rest(_)) {
                let nth = nth.to_string();
                let inside = [place.clone(), vec![nth.clone()]].concat();
                self.pattern(element, &inside, arms);
                told.push(nth);
            }
        }
        if told.len() < all.len() {
            let line = all.span().start().line;
            arms.open.push(Open { place: place.clone(), but: told, line });
        }
    }

    fn report(&mut self, arms: &Arms) {
        for open in &arms.open {
            for (place, closed) in &arms.named {
                if open.takes(place) {
                    self.found.insert((open.line, closed.clone()));
                }
            }
        }
    }

    /// Reads expressions in a macro's brackets, if that is what they hold.
    fn tokens(&mut self, tokens: TokenStream) {
        let list = Punctuated::<Expr, Token![,]>::parse_terminated;
        for expression in list.parse2(tokens).into_iter().flatten() {
            self.visit_expr(&expression);
        }
    }

    /// Reads the pattern of a `matches!`: in a closed enum's own `impl` it is no full answer.
    fn property(&mut self, tokens: TokenStream) {
        let parser = |input: ParseStream<'_>| {
            input.parse::<Expr>()?;
            input.parse::<Token![,]>()?;
            let pattern = Pat::parse_multi_with_leading_vert(input)?;
            input.parse::<TokenStream>()?;
            Ok(pattern)
        };
        let mut arms = Arms::default();
        let pattern = parser.parse2(tokens).expect("a pattern");
        self.pattern(&pattern, &Place::new(), &mut arms);
        let own = arms.named.values().find(|it| Some(*it) == self.this.as_ref());
        self.found.extend(own.map(|it| (pattern.span().start().line, it.clone())));
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        each_use(&item.tree, Vec::new(), &mut |known, mut path| match known {
            Some(known) => _ = self.names.insert(known, path),
            None => self.globs.extend(path.pop()),
        });
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let outer = self.this.take();
        if let Type::Path(path) = &*item.self_ty {
            self.this = path.path.segments.last().map(|it| it.ident.to_string());
        }
        visit::visit_item_impl(self, item);
        self.this = outer;
    }

    fn visit_expr_match(&mut self, it: &'ast syn::ExprMatch) {
        let mut arms = Arms::default();
        for arm in &it.arms {
            let mut one = Arms::default();
            self.pattern(&arm.pat, &Place::new(), &mut one);
            // The compiler asks for another arm beside one with a condition.
            if arm.guard.is_none() {
                arms.open.append(&mut one.open);
            }
            arms.named.append(&mut one.named);
        }
        self.report(&arms);
        visit::visit_expr_match(self, it);
    }

    fn visit_macro(&mut self, it: &'ast syn::Macro) {
        if it.path.is_ident("matches") {
            self.property(it.tokens.clone());
        } else {
            self.tokens(it.tokens.clone());
        }
    }
}

/// Every silent arm of a file: its line, and the enum whose next variant it would take.
fn silent(text: &str, variants: &Variants) -> Vec<(usize, String)> {
    let mut file = syn::parse_file(text).expect("the compiler reads it");
    WithoutTests.visit_file_mut(&mut file);
    let mut reader = Reader {
        variants,
        names: BTreeMap::new(),
        globs: Vec::new(),
        this: None,
        found: BTreeSet::new(),
    };
    // Twice, for names may be used before they are imported.
    reader.visit_file(&file);
    reader.found.clear();
    reader.visit_file(&file);
    reader.found.into_iter().collect()
}

/// Every silent arm of what is built: file, line, and enum.
fn all_silent() -> Vec<(String, usize, String)> {
    let files: Vec<(String, String)> = DECLARED.iter().flat_map(|it| sources(it)).collect();
    let variants = declared(files.iter().map(|(_, text)| text.as_str()));
    assert_eq!(variants.len(), CLOSED.len(), "{:?}", variants.keys());
    let built = program_sources().into_iter().filter(|(file, _)| !is_of_tests(file));
    let each = |(file, text): (String, String)| {
        let silent = silent(&text, &variants).into_iter();
        silent.map(move |(line, closed)| (file.clone(), line, closed)).collect::<Vec<_>>()
    };
    built.flat_map(each).collect()
}

#[test]
fn no_arm_takes_a_further_deed_task_correction_card_or_effect_without_a_word() {
    let found = all_silent();
    assert!(found.is_empty(), "name the variants, or ask for the one that is meant: {found:#?}");
}

/// The lines of a sample that are silent, and for which enum.
fn found(text: &str) -> Vec<(usize, String)> {
    let enums = "enum Deed { Pass, Draw { turned: u8 }, Sea(SeaDeed) }
        enum SeaDeed { BuildShip, MoveShip }
        enum Task { Vote { player: u8 }, Pay { player: u8 } }";
    silent(text, &declared([enums]))
}

#[test]
fn an_arm_for_the_rest_is_found_wherever_it_hides() {
    let (deed, sea, task) = ("Deed", "SeaDeed", "Task");
    for (text, closed) in [
        ("fn f(d: Deed) { match d { Deed::Pass => 1,\n _ => 2 } }", deed),
        ("fn f(d: Deed) { match d { Deed::Pass => 1,\n other => g(other) } }", deed),
        ("fn f(d: Deed) { match d { Deed::Pass => 1,\n d @ _ => g(d) } }", deed),
        ("fn f(d: &Deed) { match d { &Deed::Pass => 1,\n &_ => 2 } }", deed),
        ("fn f(d: Deed) { match (1, d) { (1, Deed::Pass) => 1,\n (_, _) => 2 } }", deed),
        ("fn f(d: Deed) { match (d, 1) { (Deed::Pass, ..) => 1,\n (..) => 2 } }", deed),
        ("fn f(d: Deed) { match g(d) { Some(Deed::Pass) => 1, None => 2,\n Some(_) => 3 } }", deed),
        ("fn f(a: Act) { match a { Act { deed: Deed::Pass, .. } => 1,\n Act { .. } => 2 } }", deed),
        (
            "fn f(d: Deed) { match d { Deed::Sea(SeaDeed::MoveShip) => 1, Deed::Pass => 2,\n Deed::Sea(_) | Deed::Draw { .. } => 3 } }",
            sea,
        ),
        (
            "fn f(t: &[Task]) { match t { [Task::Vote { .. }] => 1, [] => 2,\n [_, ..] => 3 } }",
            task,
        ),
        ("impl Deed { fn f(&self) { match self { Self::Pass => 1,\n _ => 2 } } }", deed),
        ("impl Deed { fn f(&self) -> bool { matches!(self,\n Self::Pass | Self::Sea(_)) } }", deed),
        ("use game::Deed as Done; fn f(d: Done) { match d { Done::Pass => 1,\n _ => 2 } }", deed),
        ("use game::Deed::Pass; fn f(d: Deed) { match d { Pass => 1,\n _ => 2 } }", deed),
        ("fn f(d: Deed) { use Deed::*; match d { Pass => 1,\n _ => 2 } }", deed),
        ("fn f(d: Deed) { vec![match d { Deed::Pass => 1,\n _ => 2 }] }", deed),
        ("fn f(d: Deed) { let g = |t| match t { Task::Pay { .. } => 1,\n _ => 2 }; }", task),
    ] {
        assert_eq!(found(text), [(2, closed.to_owned())], "{text}");
    }
}

#[test]
fn what_names_every_variant_or_asks_for_one_is_left_alone() {
    for text in [
        "fn f(d: Deed) { match d { Deed::Pass => 1, Deed::Draw { .. } | Deed::Sea(_) => 2 } }",
        // Beside an arm with a condition the compiler asks for all the same.
        "fn f(d: Deed) { match d { _ if g() => 0, Deed::Pass | Deed::Draw { .. } | Deed::Sea(_) => 1 } }",
        "fn f(d: Deed) { match (d, 1) { (Deed::Pass, _) => 1, (Deed::Draw { .. } | Deed::Sea(_), _) => 2 } }",
        "fn f(d: Deed) { let Deed::Draw { turned } = d else { return }; }",
        "fn f(d: Deed) { if let Deed::Draw { turned } = d { g(turned) } else { h() } }",
        "fn f(d: Deed) -> bool { matches!(d, Deed::Pass) }",
        "impl State { fn f(&self, d: Deed) -> bool { matches!(d, Deed::Pass) } }",
        "fn f(d: other::Deed) { match d { other::Deed::Elsewhere => 1, _ => 2 } }",
        "fn f(n: u8) { match n { 1 => 1, _ => 2 } }",
        "#[cfg(test)] mod tests { fn f(d: Deed) { match d { Deed::Pass => 1, _ => 2 } } }",
    ] {
        assert_eq!(found(text), [], "{text}");
    }
}
