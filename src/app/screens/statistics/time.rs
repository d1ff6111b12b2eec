//! Time: how long the turns took, by the turn clock or by when the acts were made.

use super::about::Teller;
use super::report::{Curve, Plot, StatisticsReport};
use game::{PerSeat, Seat, Span};
use kit::widgets::plot::PlayerBar;
use stats::report::{BREAK, Spell, TimedBy};

/// Returns what is told of the times.
pub fn reports(tell: &Teller<'_>) -> Vec<StatisticsReport> {
    let (tempo, text) = (&tell.report().tempo, tell.text);
    let turn = |spell: &Spell| tell.report().turns.number_at(spell.nth).to_string();
    // How times are measured without the clock.
    let minutes = [("minutes", BREAK.num_minutes().into())];
    let by_acts = text.with("stats-time-by-acts-how", &minutes);
    let title = match tempo.timed_by {
        TimedBy::Clock => tell.get("stats-time-each"),
        TimedBy::Acts => format!("{} ({by_acts})", tell.get("stats-time-each")),
    };
    let clock = |span: Option<Span>| text.clock(span.map_or(0, Span::seconds));
    let each = tell.players(
        title,
        &[
            ("stats-all", &|seat| clock(Some(tempo.each.of(*seat)))),
            ("stats-median", &|seat| clock(tempo.median(*seat))),
            ("stats-longest", &|seat| clock(tempo.longest(*seat).map(|spell| spell.took))),
            ("stats-longest-turn", &|seat| {
                tempo.longest(*seat).map(|spell| turn(&spell)).unwrap_or_default()
            }),
        ],
    );
    let turns = tell.table(
        tell.get("stats-time-turns"),
        &tempo.spells,
        &[
            ("stats-turn", &turn),
            ("stats-player", &|spell| tell.name(spell.seat)),
            ("stats-took", &|spell| clock(Some(spell.took))),
        ],
    );
    if tempo.table().is_zero() {
        let nothing = StatisticsReport::new(tell.get("stats-time-nothing"), Plot::Nothing);
        return vec![nothing.table(each), StatisticsReport::only(turns)];
    }
    let mut all = Vec::new();
    if tempo.timed_by == TimedBy::Acts {
        let how = StatisticsReport::new(tell.get("stats-time-by-acts"), Plot::Nothing);
        all.push(how.line(by_acts));
    }
    all.extend([bars(tell).table(each), course(tell).table(turns)]);
    all
}

fn bars(tell: &Teller<'_>) -> StatisticsReport {
    let tempo = &tell.report().tempo;
    let bar = |seat: &Seat| -> PlayerBar {
        let all = tempo.each.of(*seat).seconds();
        tell.bar(*seat, tell.text.clock(all), line(tell, *seat), vec![tell.part(*seat, all as f32)])
    };
    let all = tell.text.span(tempo.table().seconds());
    let title = tell.with("stats-time-table", &[("time", &all)]);
    StatisticsReport::bars("time", title, tell.seats.iter().map(bar).collect())
}

/// The details of a player.
fn line(tell: &Teller<'_>, seat: Seat) -> String {
    let tempo = &tell.report().tempo;
    let Some((longest, median)) = tempo.longest(seat).zip(tempo.median(seat)) else {
        return tell.about("stats-time-none", seat);
    };
    let span = |span: Span| tell.text.span(span.seconds()).into();
    let values = [
        ("all", span(tempo.each.of(seat))),
        ("median", span(median)),
        ("longest", span(longest.took)),
        ("turn", tell.report().turns.number_at(longest.nth).into()),
    ];
    tell.of(seat, "stats-time-of", &values)
}

/// Returns how the times added up.
fn course(tell: &Teller<'_>) -> StatisticsReport {
    let (tempo, turns) = (&tell.report().tempo, &tell.report().turns);
    let none = tempo.each.map(|_, _| Span::ZERO);
    let spells = tempo.spells.iter().map(|spell| (spell.nth, spell));
    let sums: Vec<PerSeat<Span>> = turns.after_each(none, spells, |sums, spell| {
        sums.change(spell.seat, |sum| *sum = sum.plus(spell.took));
    });
    let title = |(sums, number): (&PerSeat<Span>, &u32)| {
        let time = |seat: &Seat| (*seat, tell.text.clock(sums.of(*seat).seconds()));
        let all = tell.all(("stats-time-so-far", "time"), tell.seats.iter().map(time));
        tell.with("stats-time-after", &[("turn", number), ("all", &all)])
    };
    let titles = sums.iter().zip(turns.numbers()).map(title).collect();
    let lines = tell.lines(&sums, |sums, seat| sums.of(seat).seconds() as f32 / 60.0);
    let most = lines.iter().flat_map(|line| &line.values).copied().fold(1.0, f32::max);
    let curve = Curve {
        all: lines,
        numbers: turns.numbers().to_vec(),
        most: most * 1.05,
        axis: tell.get("stats-minutes-axis"),
        high: 240.0,
        is_steady: false,
        ..Curve::default()
    };
    StatisticsReport::curve("time-course", titles, Vec::new(), curve)
}
