//! Time: how long the turns took, by the turn clock or by when the acts were made.

use super::about::About;
use super::report::{Curve, Plot, Report};
use super::table::table;
use game::{PerSeat, Seat, Span};
use kit::widgets::plot::PlayerBar;
use stats::report::{BREAK, Spell, TimedBy};
use words::text::{Text, Value};

/// Returns what is told of the times.
pub fn reports(text: &Text, about: &About) -> Vec<Report> {
    let tempo = &about.report.tempo;
    let title = match tempo.timed_by {
        TimedBy::Clock => text.get("stats-time-each"),
        TimedBy::Acts => format!("{} ({})", text.get("stats-time-each"), by_acts(text)),
    };
    let clock = |span: Option<Span>| text.clock(span.map_or(0, Span::seconds));
    let each = table(
        text,
        title,
        &about.seats,
        &[
            ("stats-player", &|seat| about.name(*seat)),
            ("stats-all", &|seat| clock(Some(tempo.each.of(*seat)))),
            ("stats-median", &|seat| clock(tempo.median(*seat))),
            ("stats-longest", &|seat| clock(tempo.longest(*seat).map(|spell| spell.took))),
            ("stats-longest-turn", &|seat| {
                tempo.longest(*seat).map(|spell| spell.turn.to_string()).unwrap_or_default()
            }),
        ],
    );
    let turns = table(
        text,
        text.get("stats-time-turns"),
        &tempo.spells,
        &[
            ("stats-turn", &|spell: &Spell| spell.turn.to_string()),
            ("stats-player", &|spell| about.name(spell.seat)),
            ("stats-took", &|spell| text.clock(spell.took.seconds())),
        ],
    );
    if tempo.table().is_zero() {
        let nothing = Report::new(text.get("stats-time-nothing"), Plot::Nothing);
        return vec![nothing.table(each), Report::only(turns)];
    }
    let mut all = Vec::new();
    if tempo.timed_by == TimedBy::Acts {
        let how = Report::new(text.get("stats-time-by-acts"), Plot::Nothing);
        all.push(how.line(by_acts(text)));
    }
    all.extend([bars(text, about).table(each), course(text, about).table(turns)]);
    all
}

fn bars(text: &Text, about: &About) -> Report {
    let tempo = &about.report.tempo;
    let bar = |seat: &Seat| -> PlayerBar {
        let all = tempo.each.of(*seat).seconds();
        let name = line(text, about, *seat);
        about.bar(*seat, text.clock(all), name, vec![about.part(*seat, all as f32)])
    };
    let all = text.span(tempo.table().seconds());
    let title = text.with("stats-time-table", &[("time", all.into())]);
    Report::bars("time", title, about.seats.iter().map(bar).collect())
}

/// The details of a player.
fn line(text: &Text, about: &About, seat: Seat) -> String {
    let tempo = &about.report.tempo;
    let Some((longest, median)) = tempo.longest(seat).zip(tempo.median(seat)) else {
        return text.with("stats-time-none", &[("who", about.name(seat).into())]);
    };
    let values: [(&str, Value<'_>); 5] = [
        ("who", about.name(seat).into()),
        ("all", text.span(tempo.each.of(seat).seconds()).into()),
        ("median", text.span(median.seconds()).into()),
        ("longest", text.span(longest.took.seconds()).into()),
        ("turn", longest.turn.into()),
    ];
    text.with("stats-time-of", &values)
}

/// Returns how the times added up.
fn course(text: &Text, about: &About) -> Report {
    let tempo = &about.report.tempo;
    let none = tempo.each.map(|_, _| Span::ZERO);
    let spells = tempo.spells.iter().map(|spell| (spell.nth, spell));
    let sums: Vec<PerSeat<Span>> = tempo.turns.after_each(none, spells, |sums, spell| {
        if let Some(sum) = sums.get_mut(spell.seat) {
            *sum = sum.plus(spell.took);
        }
    });
    let title = |(sums, number): (&PerSeat<Span>, &u32)| {
        let each = |seat: &Seat| {
            let time = text.clock(sums.of(*seat).seconds()).into();
            text.with("stats-time-so-far", &[("who", about.name(*seat).into()), ("time", time)])
        };
        let all: Vec<String> = about.seats.iter().map(each).collect();
        let values = [("turn", (*number).into()), ("all", all.join(", ").into())];
        text.with("stats-time-after", &values)
    };
    let titles = sums.iter().zip(tempo.turns.numbers()).map(title).collect();
    let lines = about.lines(&sums, |sums, seat| sums.of(seat).seconds() as f32 / 60.0);
    let most = lines.iter().flat_map(|line| &line.values).copied().fold(1.0, f32::max);
    let curve = Curve {
        all: lines,
        numbers: tempo.turns.numbers().to_vec(),
        most: most * 1.05,
        axis: text.get("stats-minutes-axis"),
        high: 240.0,
        is_steady: false,
        ..Curve::default()
    };
    Report::curve("time-course", titles, Vec::new(), curve)
}

/// Returns how times are measured without the clock.
fn by_acts(text: &Text) -> String {
    text.with("stats-time-by-acts-how", &[("minutes", BREAK.num_minutes().into())])
}
