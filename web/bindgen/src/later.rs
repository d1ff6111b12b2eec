//! Which functions the first frame of a start screen does without. Chosen by name; one that is
//! called early all the same is fetched at once, which takes time and spoils nothing.

/// What is drawn or done only after a touch, and what only that needs.
const LATER: &[&str] = &[
    // All screens but the start, and what a touch does.
    "tableside::app::screens",
    "tableside::app::library::decks",
    "tableside::app::library::islands",
    "tableside::app::library::licenses",
    "tableside::app::library::records",
    "tableside::app::shell::commands",
    "tableside::app::shell::message_bar",
    "tableside::app::shell::statistics",
    "tableside::app::shell::tableside::Tableside::apply",
    "tableside::app::sound",
    // A game that is played, told of, or written; one that is read is on the start screen.
    "board::check",
    "board::code",
    "board::lay",
    "board::shuffle",
    "board::stock",
    "cards::built_in",
    "cards::inspect",
    "game::judge",
    "game::reason",
    "game::refusal",
    "scenarios",
    "serde_path_to_error",
    "stats",
    "store::decks",
    "store::exchange",
    "store::export",
    "store::islands",
    "store::position",
    "words::almanac",
    "words::errors",
    "words::game",
    "words::places",
    "words::rules",
    "words::said",
    // Widgets of those screens, tables, articles, and pictures.
    "kit::widgets::card_icon",
    "kit::widgets::moving_picture",
    "kit::widgets::page_picture",
    "kit::widgets::plot",
    "kit::widgets::rasterizer",
    "kit::widgets::season_icon",
    "csv",
    "csv_core",
    "fdeflate",
    "flate2",
    "gif",
    "image",
    "miniz_oxide",
    "num_bigint",
    "png",
    "pulldown_cmark",
    "rand",
    "unicase",
    // Letters in colors, those of other fonts than ours, and scripts that only a name brings.
    "color",
    "harfrust::hb::aat",
    "harfrust::hb::ot_shaper_arabic",
    "harfrust::hb::ot_shaper_hangul",
    "harfrust::hb::ot_shaper_indic",
    "harfrust::hb::ot_shaper_khmer",
    "harfrust::hb::ot_shaper_myanmar",
    "harfrust::hb::ot_shaper_use",
    "harfrust::hb::ot_shaper_vowel_constraints",
    "peniko::blend",
    "read_fonts::ps",
    "skrifa::color",
    "skrifa::outline::cff",
    "skrifa::outline::varc",
    "vello_cpu::fine::Fine::indexed_fill",
    "vello_cpu::fine::common",
    "vello_cpu::fine::highp",
    "vello_cpu::fine::lowp::blend",
    "vello_cpu::fine::lowp::image",
];

/// What the first frame needs of those.
const AT_ONCE: &[&str] = &[
    "scenarios::scenario::Line",
    "scenarios::scenario::ScenarioId",
    "scenarios::scenario::ScenarioText",
    "scenarios::titles",
    "tableside::app::screens::home",
    "words::game::lessons",
];

/// What is made anew for each type or closure it is used with, and comes when that does.
const SHARED: &[&str] = &[
    "ahash",
    "alloc",
    "arrayvec",
    "core",
    "egui",
    "enum_map",
    "epaint",
    "fearless_simd",
    "fluent_bundle",
    "hashbrown",
    "kit",
    "serde",
    "serde_core",
    "serde_json",
    "smallvec",
    "std",
    "words",
];

/// What is written is written after a touch.
const WRITTEN: &[&str] = &["board", "cards", "game"];
const WRITER: &str = "serde_core::ser::Serialize";

/// Functions of fewer instructions stay: what calls them from afar is as long, and the compiler
/// makes one of those that are alike, under any of their names.
const SMALL: u64 = 100;

/// Whether this function, of so many instructions, is left to the second part.
pub fn comes_later(name: &str, size: u64) -> bool {
    if size < SMALL {
        return false;
    }
    let name = without_sums(name);
    let paths = paths(&name);
    let Some(home) = home(&name) else { return false };
    if among(&home, AT_ONCE) {
        return false;
    }
    if among(&home, LATER) {
        return true;
    }
    if among(&home, WRITTEN) {
        return paths.contains(&WRITER);
    }
    among(&home, SHARED)
        && paths.iter().any(|path| among(path, LATER))
        && !paths.iter().any(|path| among(path, AT_ONCE))
}

/// Whether it is one of these, or below one of them.
fn among(path: &str, list: &[&str]) -> bool {
    list.iter().any(|one| {
        path.strip_prefix(one).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    })
}

/// The name without the sums that the compiler puts behind each crate's, in brackets.
fn without_sums(name: &str) -> String {
    let mut plain = String::new();
    let mut rest = name;
    while let Some((before, after)) = rest.split_once('[') {
        plain.push_str(before);
        match after.split_once(']') {
            Some((sum, behind))
                if sum.len() > 8 && sum.bytes().all(|it| it.is_ascii_hexdigit()) =>
            {
                rest = behind;
            }
            _ => {
                plain.push('[');
                rest = after;
            }
        }
    }
    plain.push_str(rest);
    plain
}

/// All paths in a name: what is between other signs and has two parts or more.
fn paths(name: &str) -> Vec<&str> {
    name.split(|sign: char| !(sign.is_ascii_alphanumeric() || "_:".contains(sign)))
        .map(|path| path.trim_matches(':'))
        .filter(|path| path.contains("::"))
        .collect()
}

/// Where a function is written: `a::B::c` for `<a::B>::c`, and `a::B` for `<a::B as d::E>::c`.
fn home(name: &str) -> Option<String> {
    let mut rest = name.trim_start_matches(['<', '&', '[', '(', '*']);
    for word in ["mut ", "const ", "dyn "] {
        rest = rest.strip_prefix(word).unwrap_or(rest);
    }
    let ends = |sign: char| !(sign.is_ascii_alphanumeric() || "_:".contains(sign));
    let (path, behind) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
    if !path.starts_with(|first: char| first.is_ascii_lowercase()) {
        return None;
    }
    let path = path.trim_end_matches(':');
    let method = behind.strip_prefix(">::").and_then(|method| method.split(ends).next());
    Some(match method {
        Some(method) if !method.is_empty() => format!("{path}::{method}"),
        _ => path.to_owned(),
    })
}
