//! Which file of the source names which: by `use`, by a path in an expression or a
//! type, or within a macro, through whatever re-exports lie between. What is built
//! for tests alone does not count.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Spacing, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Item, UseTree};

/// A module by its path from the root, such as `["game", "fold"]`.
pub type Module = Vec<String>;

/// A file, and what it declares and imports.
#[derive(Default)]
struct File {
    /// What a name that was imported stands for, as it is written.
    imports: BTreeMap<String, Vec<String>>,
    globs: Vec<Vec<String>>,
    /// Every path that is named.
    paths: Vec<Vec<String>>,
    /// Modules of it that are built for tests alone.
    tests: Vec<String>,
}

/// All files, by their modules.
#[derive(Default)]
pub struct Imports {
    files: BTreeMap<Module, File>,
}

impl Imports {
    /// Reads sources: each a path below `src`, such as `game/fold.rs`, with its text.
    pub fn read<'a>(sources: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut all = Self::default();
        for (path, text) in sources {
            let parsed = syn::parse_file(text).unwrap_or_else(|error| panic!("{path}: {error}"));
            let mut file = File::default();
            file.visit_file(&parsed);
            all.files.insert(module(path), file);
        }
        let tests: Vec<Module> = all
            .files
            .iter()
            .flat_map(|(at, file)| file.tests.iter().map(|name| below(at, name)))
            .collect();
        all.files.retain(|at, _| !tests.iter().any(|test| at.starts_with(test)));
        all
    }

    /// Each file with those that it names.
    pub fn edges(&self) -> BTreeMap<Module, BTreeSet<Module>> {
        let edge = |(at, file): (&Module, &File)| {
            let mut named: BTreeSet<Module> =
                file.paths.iter().filter_map(|path| self.item(at, path, 0)).collect();
            for glob in &file.globs {
                named.extend(self.resolve(at, glob, 0).map(|(module, _)| module));
            }
            named.remove(at);
            (at.clone(), named)
        };
        self.files.iter().map(edge).collect()
    }

    /// The file that declares what `path`, written in the file `at`, names: none
    /// for a module as such, and for what is not ours.
    fn item(&self, at: &[String], path: &[String], depth: usize) -> Option<Module> {
        let (module, rest) = self.resolve(at, path, depth)?;
        rest.then_some(module)
    }

    /// The module that a path leads to, and whether it names something in it.
    fn resolve(&self, at: &[String], path: &[String], depth: usize) -> Option<(Module, bool)> {
        // A re-export that leads back to itself leads nowhere.
        if depth > 12 {
            return None;
        }
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => self.walk(Vec::new(), rest, depth),
            "self" => self.walk(at.to_vec(), rest, depth),
            "super" => {
                let mut above = at.to_vec();
                above.pop();
                let mut rest = rest;
                while let Some((next, after)) = rest.split_first()
                    && next == "super"
                {
                    above.pop();
                    rest = after;
                }
                self.walk(above, rest, depth)
            }
            _ if self.files.contains_key(&below(at, first)) => {
                self.walk(below(at, first), rest, depth)
            }
            name => {
                let meant = self.files.get(at)?.imports.get(name)?;
                let (module, is_item) = self.resolve(at, meant, depth + 1)?;
                if is_item { Some((module, true)) } else { self.walk(module, rest, depth) }
            }
        }
    }

    fn walk(&self, mut at: Module, path: &[String], depth: usize) -> Option<(Module, bool)> {
        for (nth, name) in path.iter().enumerate() {
            let child = below(&at, name);
            if self.files.contains_key(&child) {
                at = child;
                continue;
            }
            let Some(file) = self.files.get(&at) else { return Some((at, true)) };
            let Some(meant) = file.imports.get(name) else { return Some((at, true)) };
            let (module, is_item) = self.resolve(&at, meant, depth + 1)?;
            return if is_item {
                Some((module, true))
            } else {
                self.walk(module, &path[nth + 1..], depth)
            };
        }
        Some((at, false))
    }
}

fn below(at: &[String], name: &str) -> Module {
    let mut child = at.to_vec();
    child.push(name.to_owned());
    child
}

/// The module of a file: `game/mod.rs` is `["game"]`, `lib.rs` the root.
fn module(path: &str) -> Module {
    let stem = path.trim_end_matches(".rs");
    let mut parts: Module = stem.split('/').map(str::to_owned).collect();
    if ["mod", "lib"].contains(&parts.last().map_or("", String::as_str)) {
        parts.pop();
    }
    parts
}

/// Returns whether what has these attributes is built for tests alone.
pub fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    })
}

/// Returns what is written over an item.
pub fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// Everything that `use` brings: `of` sees the name it is known by, none for all of a module, and
/// the path that it stands for.
pub fn each_use(
    tree: &UseTree,
    mut before: Vec<String>,
    of: &mut impl FnMut(Option<String>, Vec<String>),
) {
    match tree {
        UseTree::Path(path) => {
            before.push(path.ident.to_string());
            each_use(&path.tree, before, of);
        }
        UseTree::Name(name) if name.ident == "self" => of(before.last().cloned(), before),
        UseTree::Name(name) => {
            before.push(name.ident.to_string());
            of(Some(name.ident.to_string()), before);
        }
        UseTree::Rename(name) => {
            before.push(name.ident.to_string());
            of(Some(name.rename.to_string()), before);
        }
        UseTree::Glob(_) => of(None, before),
        UseTree::Group(group) => {
            group.items.iter().for_each(|tree| each_use(tree, before.clone(), of));
        }
    }
}

impl File {
    fn import(&mut self, tree: &UseTree) {
        each_use(tree, Vec::new(), &mut |known, path| match known {
            Some(known) => {
                self.imports.insert(known, path.clone());
                self.paths.push(path);
            }
            None => self.globs.push(path),
        });
    }

    /// Paths in what a macro is given.
    fn scan(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
                // A macro's name stands in no file: it is the crate's.
                TokenTree::Punct(punct)
                    if punct.as_char() == '!' && punct.spacing() == Spacing::Alone =>
                {
                    path.clear();
                    colons = 0;
                }
                TokenTree::Ident(ident) => {
                    if colons != 2 {
                        self.name(&mut path);
                    }
                    path.push(ident.to_string());
                    colons = 0;
                }
                TokenTree::Group(group) => {
                    self.name(&mut path);
                    colons = 0;
                    self.scan(group.stream());
                }
                _ => {
                    self.name(&mut path);
                    colons = 0;
                }
            }
        }
        self.name(&mut path);
    }

    fn name(&mut self, path: &mut Vec<String>) {
        let path = std::mem::take(path);
        if path.len() > 1 {
            self.paths.push(path);
        }
    }
}

impl<'ast> Visit<'ast> for File {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Mod(item) if item.content.is_none() && is_for_tests(&item.attrs) => {
                self.tests.push(item.ident.to_string());
            }
            item if is_for_tests(attributes(item)) => return,
            Item::Use(item) => self.import(&item.tree),
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 {
            self.paths.push(path.segments.iter().map(|part| part.ident.to_string()).collect());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        self.scan(mac.tokens.clone());
    }
}

/// Files that name each other, directly or in a circle: each circle sorted.
pub fn circles(edges: &BTreeMap<Module, BTreeSet<Module>>) -> Vec<Vec<Module>> {
    let reach: BTreeMap<&Module, BTreeSet<&Module>> = edges
        .keys()
        .map(|from| {
            let mut seen = BTreeSet::new();
            let mut open = vec![from];
            while let Some(at) = open.pop() {
                for next in edges.get(at).into_iter().flatten() {
                    if seen.insert(next) {
                        open.push(next);
                    }
                }
            }
            (from, seen)
        })
        .collect();
    let mut found: BTreeSet<Vec<Module>> = BTreeSet::new();
    for (from, seen) in &reach {
        if !seen.contains(from) {
            continue;
        }
        let circle: Vec<Module> = reach
            .iter()
            .filter(|(other, back)| seen.contains(*other) && back.contains(from))
            .map(|(other, _)| (*other).clone())
            .collect();
        if circle.len() > 1 {
            found.insert(circle);
        }
    }
    found.into_iter().collect()
}

/// A module as it is written: `game::fold`.
pub fn written(module: &Module) -> String {
    module.join("::")
}

#[test]
fn a_name_leads_through_re_exports_to_the_file_that_declares_it() {
    let imports = Imports::read([
        ("lib.rs", "pub mod game; mod cli;"),
        ("game/mod.rs", "mod fold; mod act; pub use fold::{State, fold as apply}; pub use act::*;"),
        ("game/fold.rs", "use super::act::Act; pub struct State; pub fn fold(_: Act) {}"),
        ("game/act.rs", "pub struct Act;"),
        (
            "cli.rs",
            "use crate::game; use std::fmt; fn f(a: A) { game::apply(a); g!(game::State); }
             #[cfg(test)] mod tests { use crate::game::act::Act; }",
        ),
    ]);
    let edges = imports.edges();
    let named = |at: &str| {
        let at: Module = at.split("::").map(str::to_owned).collect();
        edges[&at].iter().map(written).collect::<Vec<_>>()
    };
    assert_eq!(named("cli"), ["game::fold"]);
    assert_eq!(named("game::fold"), ["game::act"]);
    assert_eq!(named("game"), ["game::act", "game::fold"]);
    assert_eq!(circles(&edges), Vec::<Vec<Module>>::new());
}
