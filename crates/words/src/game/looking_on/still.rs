//! A page of one view for browsers that run no scripts, such as a television's: plain HTML that asks
//! for itself again, in the style of the page that does the same by script.

use std::fmt::{self, Display, Formatter, Write as _};

use super::ended::ShownEnd;
use super::rows::ShownRow;
use super::strips::ShownNumber;
use super::view::OpenView;
use crate::text::Text;

/// Appends a piece of HTML to a page; values have to be [`Escaped`] or numbers. A string takes
/// whatever is written.
macro_rules! put {
    ($page:ident, $($what:tt)*) => {
        $page.write_fmt(format_args!($($what)*)).unwrap_or_default()
    };
}

/// Makes the page of `view`, whose language is that of `text`. It brings no script and no style of its
/// own: `/p.css` has that, and the island is the picture at `/island.svg` under the view's key.
pub fn still_page(text: &Text, view: &OpenView) -> String {
    let mut page = String::with_capacity(8_192);
    let title = Escaped(&view.turn.words);
    put!(page, "<!DOCTYPE html>\n");
    put!(page, r#"<html lang="{}" class="still"><head><meta charset="utf-8">"#, view.language);
    put!(page, r#"<meta name="viewport" content="width=device-width,initial-scale=1">"#);
    put!(page, r#"<meta http-equiv="refresh" content="10">"#);
    put!(page, r#"<link rel="stylesheet" href="/p.css"><title>{title}</title></head>"#);
    put!(page, r#"<body><main class="game t1 t2 t3 t4">"#);
    turn(&mut page, view);
    if !view.stamp.island.is_empty() {
        let (key, words) = (Escaped(&view.stamp.island), text.get("looking-on-island"));
        put!(page, r#"<div class="board"><img src="/island.svg?h={key}" "#);
        put!(page, r#"alt="{}"></div>"#, Escaped(&words));
    }
    put!(page, r#"<div class="side">"#);
    match &view.end {
        Some(end) => ended(&mut page, end),
        None => going_on(&mut page, text, view),
    }
    let renews = text.get("looking-on-renews");
    put!(page, r#"<p class="faint">{}</p></div></main></body></html>"#, Escaped(&renews));
    put!(page, "\n");
    page
}

fn turn(page: &mut String, view: &OpenView) {
    let (color, words) = (view.turn.color, Escaped(&view.turn.words));
    put!(page, r#"<header class="turn"><i class="mark m-{color}"></i><div><h1>{words}</h1>"#);
    if view.end.is_none() {
        put!(page, r#"<p class="goal">{}</p>"#, Escaped(&view.goal));
    }
    put!(page, "</div>");
    if let Some(season) = &view.season {
        let (sign, words) = (season.sign.letters(), Escaped(&season.words));
        put!(page, r#"<p class="pill s-{sign}">{words}</p>"#);
    }
    put!(page, "</header>");
}

fn going_on(page: &mut String, text: &Text, view: &OpenView) {
    if let Some(shown) = &view.number {
        number(page, shown);
    }
    list(page, "asked", view.asked.iter());
    let players = text.get("looking-on-players");
    put!(page, r#"<ol class="rows" aria-label="{}">"#, Escaped(&players));
    for row in &view.rows {
        player(page, row);
    }
    put!(page, "</ol>");
    list(page, "news", view.news.iter().map(|line| &line.words));
    let barbarians = view.barbarians.iter().map(|it| &it.words);
    let sea = view.sea.iter().map(|line| &line.words);
    let stores = view.stores.iter().map(|it| &it.words);
    list(page, "tracks", barbarians.chain(sea).chain(stores));
}

fn number(page: &mut String, shown: &ShownNumber) {
    let (number, words) = (shown.number, Escaped(&shown.words));
    let hot = if matches!(number, 6 | 8) { " hot" } else { "" };
    put!(page, r#"<section class="card"><p class="num{hot}" aria-label="{words}">{number}</p>"#);
    if let Some([red, yellow]) = shown.dice {
        put!(page, r#"<p class="dice"><i class="die red d{red}"></i>"#);
        put!(page, r#"<i class="die yellow d{yellow}"></i></p>"#);
    }
    let quiet = if shown.is_quiet { " quiet" } else { "" };
    let (title, line) = (Escaped(&shown.title), Escaped(&shown.line));
    put!(page, r#"<div class="event{quiet}"><h2>{title}</h2><p>{line}</p>"#);
    if let Some(face) = &shown.face {
        let (sign, words) = (face.sign.letters(), Escaped(&face.words));
        put!(page, r#"<p class="chip k-{sign}">{words}</p>"#);
    }
    put!(page, "</div></section>");
}

fn player(page: &mut String, row: &ShownRow) {
    let active = if row.is_active { " active" } else { "" };
    let due = if row.is_asked { " due" } else { "" };
    let levels = row.levels.iter().filter(|it| it.letters != "0");
    let all = row.honors.iter().chain(&row.figures).chain(levels).chain(&row.held);
    let words: Vec<&str> = all.map(|it| it.words.as_str()).collect();
    put!(page, r#"<li class="row{active}{due}"><i class="mark m-{}"></i>"#, row.color);
    named(page, &row.name, &words.join(" · "));
    if let Some(takes) = &row.takes {
        put!(page, r#"<p class="takes">"#);
        for it in &takes.chips {
            let (sign, words) = (it.sign.letters(), Escaped(&it.words));
            put!(page, r#"<span class="chip k-{sign}">{words}</span>"#);
        }
        if takes.chips.is_empty() {
            put!(page, "{}", Escaped(&takes.words));
        }
        put!(page, "</p>");
    }
    points(page, row.points, &row.points_words);
}

fn ended(page: &mut String, end: &ShownEnd) {
    list(page, "how", end.lines.iter());
    put!(page, r#"<ol class="rows standings">"#);
    for one in &end.standings {
        let won = if one.has_won { " active" } else { "" };
        put!(page, r#"<li class="row{won}"><i class="mark m-{}"></i>"#, one.color);
        named(page, &one.name, &one.sources.join(" "));
        points(page, one.points, &one.points_words);
    }
    put!(page, "</ol>");
}

fn named(page: &mut String, name: &str, facts: &str) {
    let (name, facts) = (Escaped(name), Escaped(facts));
    put!(page, r#"<div class="who"><p class="name"><bdi>{name}</bdi></p>"#);
    put!(page, r#"<p class="facts">{facts}</p></div>"#);
}

fn points(page: &mut String, points: i16, words: &str) {
    put!(page, r#"<p class="points" aria-label="{}">{points}</p></li>"#, Escaped(words));
}

fn list<'a>(page: &mut String, class: &str, lines: impl Iterator<Item = &'a String>) {
    let mut lines = lines.peekable();
    if lines.peek().is_none() {
        return;
    }
    put!(page, r#"<ul class="{class}">"#);
    for words in lines {
        put!(page, "<li>{}</li>", Escaped(words));
    }
    put!(page, "</ul>");
}

/// Text with whatever HTML would take for its own written out, in texts as in quoted attributes.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        for sign in self.0.chars() {
            match sign {
                '&' => out.write_str("&amp;")?,
                '<' => out.write_str("&lt;")?,
                '>' => out.write_str("&gt;")?,
                '"' => out.write_str("&quot;")?,
                '\'' => out.write_str("&#39;")?,
                sign => out.write_char(sign)?,
            }
        }
        Ok(())
    }
}
