//! The manual pages and the shells' completions are kept in `packaging`, and
//! are those of the command line. With `UPDATE_SHELL_FILES=1` the first test
//! writes them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use clap::{Command, CommandFactory};
use clap_complete::{Shell, generate};
use cli::Arguments;

use crate::program::tableside;

const SHELLS: [(Shell, &str); 3] =
    [(Shell::Bash, "tableside.bash"), (Shell::Zsh, "_tableside"), (Shell::Fish, "tableside.fish")];

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging").join(name)
}

/// The command with all that clap works out before it parses.
fn built() -> Command {
    let mut command = Arguments::command().disable_help_subcommand(true);
    command.build();
    command
}

/// The verbs below a command as they are typed, `deck check` among them.
fn verbs(command: &Command) -> Vec<Vec<String>> {
    command
        .get_subcommands()
        .flat_map(|verb| {
            let below = verbs(verb).into_iter();
            let all = std::iter::once(Vec::new()).chain(below);
            all.map(|rest| [vec![verb.get_name().to_owned()], rest].concat()).collect::<Vec<_>>()
        })
        .collect()
}

/// One page for the program and one for each of its verbs.
fn pages_of(command: &Command) -> BTreeMap<String, String> {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
    let version = format!("tableside {}", env!("CARGO_PKG_VERSION"));
    let page = clap_mangen::Man::new(command.clone()).title(&name).source(version);
    let mut text = Vec::new();
    page.render(&mut text).expect("a page is written");
    let mut pages: BTreeMap<_, _> = command.get_subcommands().flat_map(pages_of).collect();
    pages.insert(format!("{name}.1"), String::from_utf8(text).expect("UTF-8"));
    pages
}

fn completions() -> BTreeMap<String, String> {
    let completion = |(shell, name): (Shell, &str)| {
        let mut text = Vec::new();
        generate(shell, &mut Arguments::command(), "tableside", &mut text);
        (name.to_owned(), String::from_utf8(text).expect("UTF-8"))
    };
    SHELLS.into_iter().map(completion).collect()
}

fn kept(folder: &Path) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder).expect("kept in packaging").map(|file| {
        let path = file.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("text"))
    });
    files.collect()
}

#[test]
fn the_kept_pages_and_completions_are_those_of_the_command_line() {
    for (name, files) in [("man", pages_of(&built())), ("completions", completions())] {
        let folder = folder(name);
        if std::env::var_os("UPDATE_SHELL_FILES").is_some() {
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(&folder).expect("a folder");
            for (file, text) in &files {
                fs::write(folder.join(file), text).expect("written");
            }
        }
        let kept = kept(&folder);
        assert!(
            kept.keys().eq(files.keys()),
            "packaging/{name} has other files; run with UPDATE_SHELL_FILES=1"
        );
        for (file, text) in &files {
            let same = kept[file] == *text;
            assert!(same, "packaging/{name}/{file} is old; run with UPDATE_SHELL_FILES=1");
        }
    }
}

#[test]
fn each_verb_has_its_page_and_is_completed_by_each_shell() {
    let verbs = verbs(&built());
    assert!(verbs.contains(&vec!["deck".to_owned(), "check".to_owned()]), "{verbs:?}");
    // The other test says that these are the kept ones.
    let completions = completions();
    let pages = pages_of(&built());
    assert_eq!(pages.len(), verbs.len() + 1, "a page for what is no verb");
    for verb in verbs {
        let page = format!("tableside-{}.1", verb.join("-"));
        assert!(pages.contains_key(&page), "{page} is missing");
        let word = verb.last().expect("a verb has a word");
        for (_, file) in SHELLS {
            assert!(completions[file].contains(word.as_str()), "{file} does not know {verb:?}");
        }
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    let said = tableside(&["--version"]);
    assert!(said.status.success());
    let version = concat!("tableside ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(String::from_utf8_lossy(&said.stdout), version);
}
