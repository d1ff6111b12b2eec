//! Cities & Knights: the barbarians against the knights, attack by attack, improvements,
//! progress cards, and what else was bought.

use super::about::{About, track_name};
use super::report::{Curve, Plot, Report};
use super::table::{Column, Works, by_player, table};
use game::{Outcome, PerSeat, ProgressCard, Seat, Track};
use kit::widgets::plot::{BarPart, Line, LineOf, PartOf, PlayerBar};
use stats::report::{AttackRecord, KnightsReport, LevelChange, ProgressTally, Strength, Work};
use store::Table;
use words::text::{Text, Value};

/// What can be bought and what knights do, with the key of its name.
const WORKS: [(Work, &str); 7] = [
    (Work::Knight, "stats-work-knights"),
    (Work::Promotion, "stats-work-promotions"),
    (Work::Activation, "stats-work-activations"),
    (Work::Wall, "stats-work-walls"),
    (Work::Improvement, "stats-work-improvements"),
    (Work::Displacement, "stats-work-displacements"),
    (Work::Chase, "stats-work-chases"),
];

/// Returns what Cities & Knights adds; nothing for the base game.
pub fn reports(text: &Text, about: &About) -> Vec<Report> {
    let Some(report) = &about.report.knights else { return Vec::new() };
    let count = |seat: Seat, work: Work| report.works.of(seat)[work];
    let works = Works { text, about, all: &WORKS, count: &count };
    let lines = about.each(|seat| works.sentence(seat));
    vec![
        strengths(text, about, report),
        attacks(text, about, report),
        Report::only(sums_table(text, about, report)),
        levels(text, about, report),
        levels_now(text, about, report),
        Report::only(changes_table(text, about, report)),
        progress(text, about, report),
        Report::only(played_table(text, about, report)),
        Report::new(text.get("stats-works"), Plot::Sentences(lines))
            .table(works.table("stats-works")),
        // A row for each turn: whoever looks for anything else should not have to pass them.
        Report::only(strengths_table(text, about, report)),
    ]
}

/// The barbarians against the knights over time.
pub fn strengths(text: &Text, about: &About, report: &KnightsReport) -> Report {
    let turns = report.strengths.turns();
    let side = |of, key: &str, count: &dyn Fn(&Strength) -> f32| Line {
        of,
        label: text.get(key),
        values: turns.iter().map(count).collect(),
    };
    let all = vec![
        side(LineOf::Barbarians, "stats-barbarians", &|one| f32::from(one.barbarians)),
        side(LineOf::Knights, "stats-knights", &|one| f32::from(one.knights())),
    ];
    let values = all.iter().flat_map(|line| &line.values).copied();
    let attacks = report.attacks.iter();
    let curve = Curve {
        most: values.fold(4.0, f32::max) + 0.5,
        numbers: report.turns.numbers().to_vec(),
        posts: attacks.map(|attack| report.turns.of_act(attack.nth)).collect(),
        axis: text.get("stats-strength-axis"),
        all,
        ..Curve::default()
    };
    let titles = turns.iter().enumerate().map(|one| strength_title(text, report, one)).collect();
    let lines = turns.iter().enumerate().map(|one| strength_line(text, about, report, one));
    Report::curve("strengths", titles, lines.collect(), curve)
}

/// The last attack of the turn that is this far among those played: the one that the plot shows.
fn attack_in(report: &KnightsReport, turn: usize) -> Option<&AttackRecord> {
    report.attacks.iter().rfind(|attack| report.turns.of_act(attack.nth) == turn)
}

/// "After turn 12: barbarians 5, knights 3".
fn strength_title(text: &Text, report: &KnightsReport, (turn, one): (usize, &Strength)) -> String {
    let number = report.turns.numbers().get(turn).copied().unwrap_or_default();
    let values: [(&str, Value<'_>); 3] = [
        ("turn", number.into()),
        ("barbarians", one.barbarians.into()),
        ("knights", one.knights().into()),
    ];
    let key = match attack_in(report, turn) {
        Some(_) => "stats-strength-attack",
        None if turn == 0 => "stats-strength-opening",
        None => "stats-strength-turn",
    };
    text.with(key, &values)
}

/// "Ann 5".
fn count_of(text: &Text, about: &About, seat: Seat, count: u8) -> String {
    text.with("stats-knights-of", &[("who", about.name(seat).into()), ("count", count.into())])
}

/// Whose knights they were, and how an attack ended.
fn strength_line(
    text: &Text,
    about: &About,
    report: &KnightsReport,
    (turn, strength): (usize, &Strength),
) -> String {
    let own = about.seats.iter().map(|seat| (*seat, strength.defence.of(*seat)));
    let own = own.filter(|(_, count)| *count > 0);
    let own: Vec<String> = own.map(|(seat, count)| count_of(text, about, seat, count)).collect();
    let each = if own.is_empty() {
        text.get("stats-strength-nobody")
    } else {
        text.with("stats-strength-each", &[("all", text.joined(&own).into())])
    };
    match attack_in(report, turn) {
        Some(attack) => format!("{each} {}", outcome(text, about, attack)),
        None => each,
    }
}

fn strengths_table(text: &Text, about: &About, report: &KnightsReport) -> Table {
    let head = ["stats-turn", "stats-barbarians", "stats-knights"].map(|key| text.get(key));
    let row = |(strength, turn): (&Strength, &u32)| {
        let all =
            [turn.to_string(), strength.barbarians.to_string(), strength.knights().to_string()];
        let each = about.seats.iter().map(|seat| strength.defence.of(*seat).to_string());
        all.into_iter().chain(each).collect()
    };
    Table {
        title: text.get("stats-strength-title"),
        head: [head.to_vec(), about.names()].concat(),
        rows: report.strengths.turns().iter().zip(report.turns.numbers()).map(row).collect(),
    }
}

fn attacks(text: &Text, about: &About, report: &KnightsReport) -> Report {
    let attacks = &report.attacks;
    let repelled = attacks.iter().filter(|attack| attack.outcome == Outcome::Repelled).count();
    let title = if attacks.is_empty() {
        text.get("stats-attacks-none")
    } else {
        let values = [("count", attacks.len().into()), ("repelled", repelled.into())];
        text.with("stats-attacks", &values)
    };
    let shown = attacks.iter().map(|attack| {
        let values = [
            ("turn", attack.turn.into()),
            ("barbarians", attack.barbarians.into()),
            ("knights", attack.knights().into()),
        ];
        let strengths = text.with("stats-attack", &values);
        (attack.outcome, strengths, outcome(text, about, attack))
    });
    let sums = |seat| {
        let Sums { defender, draws, lost, strength } = Sums::of(report, seat);
        let values = [
            ("who", about.name(seat).into()),
            ("strength", strength.into()),
            ("defender", defender.into()),
            ("draws", draws.into()),
            ("lost", lost.into()),
        ];
        text.with("stats-attacks-of", &values)
    };
    let sums = if attacks.is_empty() { Vec::new() } else { about.each(sums) };
    let plot = Plot::Attacks(shown.collect(), sums);
    let table = attacks_table(text, about, title.clone(), attacks);
    Report::new(title, plot).table(table)
}

/// Returns how an attack ended, and for whom.
fn outcome(text: &Text, about: &About, attack: &AttackRecord) -> String {
    let several = |key: &str, seats: Vec<Seat>| {
        let names: Vec<String> = seats.iter().map(|seat| about.name(*seat)).collect();
        text.with(key, &[("who", text.list(&names).into()), ("count", seats.len().into())])
    };
    match attack.outcome {
        Outcome::Lost if attack.pillaged.is_empty() => text.get("stats-attack-lost-nothing"),
        Outcome::Lost => {
            several("stats-attack-lost", attack.pillaged.iter().map(|(seat, _)| *seat).collect())
        }
        Outcome::Repelled => match attack.defender {
            Some(defender) => {
                text.with("stats-attack-defender", &[("who", about.name(defender).into())])
            }
            None if attack.draws.is_empty() => text.get("stats-attack-repelled"),
            None => {
                several("stats-attack-draws", attack.draws.iter().map(|(seat, _)| *seat).collect())
            }
        },
    }
}

/// What all attacks were for a player.
#[derive(Clone, Copy, Debug)]
struct Sums {
    defender: usize,
    draws: usize,
    lost: usize,
    strength: usize,
}

impl Sums {
    fn of(report: &KnightsReport, seat: Seat) -> Self {
        let count = |count: &dyn Fn(&AttackRecord) -> usize| report.attacks.iter().map(count).sum();
        Self {
            defender: count(&|attack| usize::from(attack.defender == Some(seat))),
            draws: count(&|attack| attack.draws.iter().filter(|(who, _)| *who == seat).count()),
            lost: count(&|attack| attack.pillaged.iter().filter(|(who, _)| *who == seat).count()),
            strength: count(&|attack| attack.defence.of(seat).into()),
        }
    }
}

fn attacks_table(text: &Text, about: &About, title: String, attacks: &[AttackRecord]) -> Table {
    let drew = |(seat, track): &(Seat, Track)| {
        let track = track_name(text, *track).into();
        text.with("stats-drew", &[("who", about.name(*seat).into()), ("track", track)])
    };
    let columns: [Column<'_, AttackRecord>; 7] = [
        ("stats-turn", &|attack| attack.turn.to_string()),
        ("stats-barbarians", &|attack| attack.barbarians.to_string()),
        ("stats-knights", &|attack| attack.knights().to_string()),
        ("stats-head-outcome", &|attack| match attack.outcome {
            Outcome::Repelled => text.get("stats-repelled"),
            Outcome::Lost => text.get("stats-lost"),
        }),
        ("stats-head-defender", &|attack| {
            attack.defender.map(|seat| about.name(seat)).unwrap_or_default()
        }),
        ("stats-head-draws", &|attack| {
            text.joined(&attack.draws.iter().map(drew).collect::<Vec<_>>())
        }),
        // Where they stood has no room in a column.
        ("stats-head-pillaged", &|attack| {
            let seats = attack.pillaged.iter().map(|(seat, _)| about.name(*seat));
            text.joined(&seats.collect::<Vec<_>>())
        }),
    ];
    table(text, title, attacks, &columns)
}

/// Returns what all attacks were for each player.
fn sums_table(text: &Text, about: &About, report: &KnightsReport) -> Table {
    let sums = |seat: &Seat| Sums::of(report, *seat);
    table(
        text,
        text.get("stats-attacks-sums"),
        &about.seats,
        &[
            ("stats-player", &|seat| about.name(*seat)),
            ("stats-head-strength", &|seat| sums(seat).strength.to_string()),
            ("stats-head-defender", &|seat| sums(seat).defender.to_string()),
            ("stats-head-draws", &|seat| sums(seat).draws.to_string()),
            ("stats-head-pillaged", &|seat| sums(seat).lost.to_string()),
        ],
    )
}

/// All levels of each player together, after each turn that was played.
fn levels(text: &Text, about: &About, report: &KnightsReport) -> Report {
    let turns = report.levels.by_turn(&report.turns);
    let changes = report.levels.changes.iter().map(|change| {
        let values: [(&str, Value<'_>); 3] = [
            ("who", about.name(change.seat).into()),
            ("track", track_name(text, change.track).into()),
            ("level", change.to.into()),
        ];
        (change.nth, text.with("stats-level", &values))
    });
    let lines = report
        .turns
        .in_each(changes)
        .into_iter()
        .map(|all| if all.is_empty() { text.get("stats-levels-same") } else { all.join(" ") });
    let titles = report.turns.numbers().iter().zip(&turns);
    let titles = titles.map(|(turn, sums)| levels_title(text, about, *turn, sums)).collect();
    let most = turns.iter().flat_map(PerSeat::values).copied().max().unwrap_or(0);
    let curve = Curve {
        all: about.lines(&turns, |sums, seat| f32::from(sums.of(seat))),
        numbers: report.turns.numbers().to_vec(),
        most: f32::from(most.max(4)) + 0.5,
        axis: text.get("stats-levels-axis"),
        ..Curve::default()
    };
    Report::curve("levels", titles, lines.collect(), curve)
}

/// "Improvements after turn 12: Ann 5, Ben 3".
fn levels_title(text: &Text, about: &About, turn: u32, sums: &PerSeat<u8>) -> String {
    let mut seats = about.seats.clone();
    seats.sort_by_key(|seat| std::cmp::Reverse(sums.of(*seat)));
    let each = |seat: &Seat| count_of(text, about, *seat, sums.of(*seat));
    let all: Vec<String> = seats.iter().map(each).collect();
    let values = [("turn", turn.into()), ("all", text.joined(&all).into())];
    text.with(if turn == 0 { "stats-levels-opening" } else { "stats-levels-turn" }, &values)
}

/// Returns how far each player's cities are improved.
fn levels_now(text: &Text, about: &About, report: &KnightsReport) -> Report {
    let level = |seat: Seat, track: Track| report.levels.now.of(seat).of(track).number();
    let line = |seat: Seat| {
        let mut values: Vec<(&str, Value<'_>)> = vec![("who", about.name(seat).into())];
        values.extend(Track::ALL.map(|track| (track.key(), level(seat, track).into())));
        text.with("stats-levels-of", &values)
    };
    let row = |seat: &Seat| {
        let each = Track::ALL.map(|track| level(*seat, track).to_string());
        [vec![about.name(*seat)], each.to_vec()].concat()
    };
    let title = text.get("stats-levels-now");
    let table = Table {
        title: title.clone(),
        head: [vec![text.get("stats-player")], tracks(text)].concat(),
        rows: about.seats.iter().map(row).collect(),
    };
    Report::new(title, Plot::Sentences(about.each(line))).table(table)
}

fn tracks(text: &Text) -> Vec<String> {
    Track::ALL.map(|track| track_name(text, track)).to_vec()
}

fn changes_table(text: &Text, about: &About, report: &KnightsReport) -> Table {
    table(
        text,
        text.get("stats-levels-title"),
        &report.levels.changes,
        &[
            ("stats-turn", &|change: &LevelChange| change.turn.to_string()),
            ("stats-player", &|change| about.name(change.seat)),
            ("stats-head-track", &|change| track_name(text, change.track)),
            ("stats-head-level", &|change| change.to.to_string()),
        ],
    )
}

/// What is counted of progress cards beside those drawn, each with the key of its head.
type Counted = (&'static str, fn(&ProgressTally) -> u32);
const COUNTED: [Counted; 5] = [
    ("stats-head-played", ProgressTally::all_played),
    ("stats-head-shown", |tally| u32::try_from(tally.shown.len()).unwrap_or(u32::MAX)),
    ("stats-head-spied", |tally| tally.spied.values().sum()),
    ("stats-head-spied-on", |tally| tally.lost.values().sum()),
    ("stats-head-back", |tally| tally.put_back.values().sum()),
];

fn progress(text: &Text, about: &About, report: &KnightsReport) -> Report {
    let bar = |seat: &Seat| -> PlayerBar {
        let tally = report.progress.of(*seat);
        // A deck has the sign and the color of what pays for its track.
        let part = |track: Track| BarPart {
            long: tally.drawn[track] as f32,
            what: PartOf::Cards(track.commodity().into()),
        };
        let parts = Track::ALL.into_iter().map(part).filter(|part| part.long > 0.0).collect();
        let name = progress_words(text, about, *seat, &tally);
        about.bar(*seat, tally.all_drawn().to_string(), name, parts)
    };
    let row = |seat: &Seat| {
        let tally = report.progress.of(*seat);
        let drawn = Track::ALL.map(|track| tally.drawn[track].to_string());
        let rest = COUNTED.map(|(_, count)| count(&tally).to_string());
        [vec![about.name(*seat)], drawn.to_vec(), rest.to_vec()].concat()
    };
    let title = text.get("stats-progress");
    let more = COUNTED.map(|(key, _)| text.get(key)).to_vec();
    let table = Table {
        title: title.clone(),
        head: [vec![text.get("stats-player")], tracks(text), more].concat(),
        rows: about.seats.iter().map(row).collect(),
    };
    Report::bars("progress", title, about.seats.iter().map(bar).collect()).table(table)
}

/// "Ann drew 7: science 3, trade 4. Played: Crane, Merchant (2). Shown: Printer."
fn progress_words(text: &Text, about: &About, seat: Seat, tally: &ProgressTally) -> String {
    let drawn = Track::ALL.into_iter().filter(|track| tally.drawn[*track] > 0).map(|track| {
        let count = tally.drawn[track].into();
        text.with("stats-of-track", &[("track", track_name(text, track).into()), ("count", count)])
    });
    let drawn: Vec<String> = drawn.collect();
    let values: [(&str, Value<'_>); 3] = [
        ("who", about.name(seat).into()),
        ("count", tally.all_drawn().into()),
        ("tracks", text.joined(&drawn).into()),
    ];
    let mut sentences = vec![text.with("stats-progress-of", &values)];
    let played = ProgressCard::ALL.into_iter().filter(|card| tally.played[*card] > 0);
    let played = played.map(|card| match tally.played[card] {
        1 => about.progress_card(text, card),
        count => {
            let card = about.progress_card(text, card).into();
            text.with("stats-several", &[("card", card), ("count", count.into())])
        }
    });
    let shown = tally.shown.iter().map(|point| about.progress_card(text, point.card()));
    let listed: [(&str, Vec<String>); 2] =
        [("stats-progress-played", played.collect()), ("stats-progress-shown", shown.collect())];
    for (key, cards) in listed.into_iter().filter(|(_, cards)| !cards.is_empty()) {
        sentences.push(text.with(key, &[("cards", text.joined(&cards).into())]));
    }
    let counted = [
        ("stats-progress-spied", tally.spied.values().sum::<u32>()),
        ("stats-progress-lost", tally.lost.values().sum()),
        ("stats-progress-back", tally.put_back.values().sum()),
    ];
    for (key, count) in counted.into_iter().filter(|(_, count)| *count > 0) {
        sentences.push(text.with(key, &[("count", count.into())]));
    }
    sentences.join(" ")
}

/// Returns how often each played which card, of those that somebody played.
fn played_table(text: &Text, about: &About, report: &KnightsReport) -> Table {
    let played = |seat, card| report.progress.of(seat).played[card];
    let all = ProgressCard::ALL.into_iter();
    let all = all.filter(|card| about.seats.iter().any(|seat| played(*seat, *card) > 0));
    let head = (text.get("stats-progress-cards"), "stats-head-card");
    let name = |card: &ProgressCard| about.progress_card(text, *card);
    by_player(text, about, head, all, name, |card, seat| played(seat, *card).to_string())
}
