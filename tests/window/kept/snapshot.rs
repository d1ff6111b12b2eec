//! A page in words: the role, the name, the state and the place of everything that a screen
//! reader can say, in every size, in a file that people read and compare.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::{Path, PathBuf};

use egui::accesskit::{Role, Toggled};
use egui::{Rect, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use kit::widgets::TurnedWindow;

use super::album::{RENEW, is_renewed};
use super::file_name;
use crate::tools::audit::SPOT;

/// So many letters of a name are kept as they are.
const LONGEST: usize = 160;

/// The distance that something may lie from where it was kept, in points: machines whose wider
/// arithmetic rounds otherwise.
const ROUNDING: f32 = 1.0;

/// A line: what there is, and where it lies in each size.
struct Line {
    what: String,
    places: BTreeMap<usize, Rect>,
}

/// A page in a language.
#[derive(Default)]
pub struct Snapshot {
    sizes: Vec<Vec2>,
    lines: Vec<Line>,
}

impl Snapshot {
    /// Adds the page as it is shown in the next size.
    pub fn add<S>(&mut self, harness: &Harness<'_, S>) {
        let nth = self.sizes.len();
        self.sizes.push(TurnedWindow::screen(&harness.ctx).size());
        let mut last = 0;
        for (what, place) in shown(harness) {
            let is_free = |line: &Line| line.what == what && !line.places.contains_key(&nth);
            let known = self.lines.iter().position(is_free);
            let line = known.unwrap_or_else(|| {
                self.lines.insert(last, Line { what, places: BTreeMap::new() });
                last
            });
            last = line + 1;
            if let Some(line) = self.lines.get_mut(line) {
                line.places.insert(nth, place);
            }
        }
    }

    /// As it is kept; what is behind the tabulator are places.
    fn written(&self, language: &str) -> String {
        let sizes: Vec<String> = self.sizes.iter().map(|size| format!("{size:?}")).collect();
        let mut text = format!("{language}\t{}\n", sizes.join(" | "));
        for Line { what, places } in &self.lines {
            let place = |nth: usize| places.get(&nth).map_or("-".to_owned(), |rect| written(*rect));
            let places: Vec<String> = (0..self.sizes.len()).map(place).collect();
            writeln!(text, "{what}\t{}", places.join(" | ")).expect("a text");
        }
        text
    }
}

fn written(rect: Rect) -> String {
    let Rect { min, .. } = rect;
    let (wide, high) = (rect.width(), rect.height());
    format!("{:.0},{:.0} {wide:.0}x{high:.0}", min.x, min.y)
}

/// Everything on a page that is said, in the order of reading. The places of an island are one
/// line: there are some hundred of them.
fn shown<S>(harness: &Harness<'_, S>) -> Vec<(String, Rect)> {
    let mut all: Vec<(String, Rect)> = Vec::new();
    let (mut spots, mut around) = (Vec::new(), Rect::NOTHING);
    let nodes = harness.root().children_recursive();
    for node in nodes.filter(|node| node.accesskit_node().bounding_box().is_some()) {
        let rect = TurnedWindow::on_screen(&harness.ctx, node.rect());
        let node = node.accesskit_node();
        let (label, value) = (node.label(), node.value());
        let Some(name) = label.clone().or_else(|| value.clone()) else { continue };
        if matches!(node.role(), Role::TextRun | Role::Window) || name.is_empty() {
            continue;
        }
        if (rect.size() - Vec2::splat(SPOT)).abs().max_elem() < 0.6 {
            spots.push(name);
            around = around.union(rect);
            continue;
        }
        let value = value.filter(|value| label.is_some() && *value != name);
        let states = [
            value.map(|value| format!("= {}", short(&value))),
            node.description().map(|more| format!("({})", short(&more))),
            (node.toggled() == Some(Toggled::True)).then(|| "on".to_owned()),
            node.is_disabled().then(|| "disabled".to_owned()),
        ];
        let states: String =
            states.into_iter().flatten().flat_map(|state| [" ".to_owned(), state]).collect();
        all.push((format!("{:?} {}{states}", node.role(), short(&name)), rect));
    }
    if !spots.is_empty() {
        all.push((format!("{} places, {:08x}", spots.len(), sum(&spots)), around));
    }
    all
}

fn sum(words: &impl std::hash::Hash) -> u32 {
    let mut hasher = DefaultHasher::new();
    words.hash(&mut hasher);
    (hasher.finish() >> 32) as u32
}

/// Words in one line, of long ones the beginning, their length and their sum.
fn short(words: &str) -> String {
    let words = words.replace(['\u{2068}', '\u{2069}'], "").replace(['\n', '\t'], " ");
    let count = words.chars().count();
    if count <= LONGEST {
        return words;
    }
    let start: String = words.chars().take(LONGEST).collect();
    format!("{start}… {count} letters, {:08x}", sum(&words))
}

/// Returns where the texts of all pages are kept.
pub fn kept() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots")
}

/// Compares a page with what is kept of it, or keeps it if that was asked for; says what differs.
pub fn compare(page: &str, languages: &[(&str, Snapshot)]) -> Result<(), String> {
    let seen: Vec<String> =
        languages.iter().map(|(language, snapshot)| snapshot.written(language)).collect();
    let seen = seen.join("\n");
    let path = kept().join(format!("{}.txt", file_name(page)));
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    let different = different(&old, &seen);
    if different.is_empty() {
        return Ok(());
    }
    if is_renewed() {
        std::fs::create_dir_all(kept()).expect("a folder");
        std::fs::write(&path, seen).expect("written");
        return Ok(());
    }
    let some: Vec<&str> = different.iter().take(12).map(String::as_str).collect();
    Err(format!(
        "{page} reads otherwise than kept, in {} lines:\n  {}\nIf it is meant, keep it: {RENEW}",
        different.len(),
        some.join("\n  "),
    ))
}

/// The lines that stand in one of both alone, or lie elsewhere.
fn different(old: &str, new: &str) -> Vec<String> {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    if old.len() == new.len() {
        let pairs = old.iter().zip(&new).filter(|(old, new)| !is_alike(old, new));
        return pairs.map(|(old, new)| format!("- {old}\n  + {new}")).collect();
    }
    let gone = old.iter().filter(|line| !new.contains(line)).map(|line| format!("- {line}"));
    let come = new.iter().filter(|line| !old.contains(line)).map(|line| format!("+ {line}"));
    let all: Vec<String> = gone.chain(come).collect();
    if all.is_empty() { vec!["lines stand more often, or less".to_owned()] } else { all }
}

/// Returns whether both say the same, and lie in the same place but for rounding.
fn is_alike(old: &str, new: &str) -> bool {
    let parts = |line: &str| {
        let (what, places) = line.split_once('\t').unwrap_or((line, ""));
        (what.to_owned(), places.to_owned())
    };
    let ((what, places), (is, lie)) = (parts(old), parts(new));
    if what != is {
        return false;
    }
    let pieces = |places: &str| -> Vec<Result<f32, String>> {
        let split = places.split([' ', ',', 'x']).map(str::to_owned);
        split.map(|piece| piece.parse::<f32>().map_err(|_| piece)).collect()
    };
    let (old, new) = (pieces(&places), pieces(&lie));
    old.len() == new.len()
        && old.iter().zip(&new).all(|pair| match pair {
            (Ok(one), Ok(other)) => (one - other).abs() <= ROUNDING,
            (one, other) => one == other,
        })
}

#[test]
fn a_name_a_state_or_a_place_that_changes_is_noticed_and_rounding_is_not() {
    let kept = "English\t[1280.0 800.0]\nButton Draw\t16,700 240x56 | -\nLabel Turn 3\t16,20 90x24 | 16,20 90x24\n";
    assert_eq!(different(kept, kept), [""; 0]);
    assert_eq!(different(kept, &kept.replace("16,700", "17,699")), [""; 0]);
    for (from, to) in [
        ("Draw", "Roll"),
        ("Draw", "Draw disabled"),
        ("Turn 3", "Turn 4"),
        ("16,700", "18,700"),
        ("| -", "| 1,1 2x2"),
        ("Button Draw\t16,700 240x56 | -\n", ""),
    ] {
        assert!(!different(kept, &kept.replace(from, to)).is_empty(), "{from} -> {to}");
    }
}
