//! Cities & Knights: the barbarians against the knights, attack by attack, improvements,
//! progress cards, what else was bought, and the commodities that the numbers owed.

use super::about::Teller;
use super::report::{Curve, Plot, StatisticsReport};
use super::table::Column;
use game::{Attack, CardKind, Expansion, Outcome, PerSeat, ProgressCard, Seat, Track};
use kit::widgets::plot::{BarPart, Beside, Line, LineOf, PartOf, PlayerBar, Row};
use stats::report::{AttackRecord, KnightsReport, LevelChange, ProgressTally, Work};
use store::Table;
use words::text::Value;

/// Returns what Cities & Knights adds; nothing for the base game.
pub fn reports(tell: &Teller<'_>) -> Vec<StatisticsReport> {
    let Some(report) = &tell.report().knights else { return Vec::new() };
    let works = Work::brought_by(Some(Expansion::Knights));
    let title = tell.get("stats-works");
    let table = tell.works_table(title.clone(), works);
    let lines = tell.each(|seat| tell.works(seat, works));
    let [attacks, sums] = attacks(tell, report);
    vec![
        strengths(tell, report),
        attacks,
        sums,
        levels(tell, report),
        levels_now(tell),
        StatisticsReport::only(changes_table(tell, report)),
        progress(tell, report),
        StatisticsReport::only(played_table(tell, report)),
        StatisticsReport::new(title, Plot::Sentences(lines)).table(table),
        // A row for each turn: whoever looks for anything else should not have to pass them.
        StatisticsReport::only(strengths_table(tell, report)),
    ]
}

/// The barbarians against the knights over time.
pub fn strengths(tell: &Teller<'_>, report: &KnightsReport) -> StatisticsReport {
    let (all, turns) = (report.strengths.turns(), &tell.report().turns);
    let side = |of, key: &str, count: &dyn Fn(&Attack) -> f32| Line {
        of,
        label: tell.get(key),
        values: all.iter().map(count).collect(),
    };
    let sides = vec![
        side(LineOf::Barbarians, "stats-barbarians", &|one| f32::from(one.barbarians)),
        side(LineOf::Knights, "stats-knights", &|one| f32::from(one.together())),
    ];
    let values = sides.iter().flat_map(|line| &line.values).copied();
    let attacks = report.attacks.iter();
    let curve = Curve {
        most: values.fold(4.0, f32::max) + 0.5,
        numbers: turns.numbers().to_vec(),
        posts: attacks.map(|attack| turns.of_act(attack.nth)).collect(),
        axis: tell.get("stats-strength-axis"),
        all: sides,
        ..Curve::default()
    };
    // The last attack of a turn is the one that the plot shows.
    let attack_in =
        |turn: usize| report.attacks.iter().rfind(|attack| turns.of_act(attack.nth) == turn);
    let title = |(turn, one): (usize, &Attack)| {
        let number = turns.numbers().get(turn).copied().unwrap_or_default();
        let key = match attack_in(turn) {
            Some(_) => "stats-strength-attack",
            None if turn == 0 => "stats-strength-opening",
            None => "stats-strength-turn",
        };
        strength_words(tell, key, number, one)
    };
    // Whose knights they were, and how an attack ended.
    let line = |(turn, one): (usize, &Attack)| {
        let own = tell.seats.iter().map(|seat| (*seat, one.defence.of(*seat)));
        let own = tell.all(KNIGHTS_OF, own.filter(|(_, count)| *count > 0));
        let each = if own.is_empty() {
            tell.get("stats-strength-nobody")
        } else {
            tell.with("stats-strength-each", &[("all", &own)])
        };
        match attack_in(turn) {
            Some(attack) => format!("{each} {}", outcome(tell, attack)),
            None => each,
        }
    };
    let titles = all.iter().enumerate().map(title).collect();
    StatisticsReport::curve("strengths", titles, all.iter().enumerate().map(line).collect(), curve)
}

/// "Ann 5".
const KNIGHTS_OF: (&str, &str) = ("stats-knights-of", "count");

/// "After turn 12: barbarians 5, knights 3".
fn strength_words(tell: &Teller<'_>, key: &str, turn: u32, one: &Attack) -> String {
    let (barbarians, knights) = (one.barbarians, one.together());
    tell.with(key, &[("turn", &turn), ("barbarians", &barbarians), ("knights", &knights)])
}

fn strengths_table(tell: &Teller<'_>, report: &KnightsReport) -> Table {
    let head = ["stats-turn", "stats-barbarians", "stats-knights"].map(|key| tell.get(key));
    let row = |(one, turn): (&Attack, &u32)| {
        let all = [turn.to_string(), one.barbarians.to_string(), one.together().to_string()];
        let each = tell.seats.iter().map(|seat| one.defence.of(*seat).to_string());
        all.into_iter().chain(each).collect()
    };
    let turns = report.strengths.turns().iter().zip(tell.report().turns.numbers());
    Table {
        title: tell.get("stats-strength-title"),
        head: head.into_iter().chain(tell.names()).collect(),
        rows: turns.map(row).collect(),
    }
}

/// Each attack, and what all of them were for each player.
fn attacks(tell: &Teller<'_>, report: &KnightsReport) -> [StatisticsReport; 2] {
    let attacks = &report.attacks;
    let is_held = |attack: &&AttackRecord| attack.strength.outcome == Outcome::Repelled;
    let title = if attacks.is_empty() {
        tell.get("stats-attacks-none")
    } else {
        let repelled = attacks.iter().filter(is_held).count();
        tell.with("stats-attacks", &[("count", &attacks.len()), ("repelled", &repelled)])
    };
    let turn = |attack: &AttackRecord| tell.report().turns.number_at(attack.nth);
    let shown = attacks.iter().map(|attack| {
        let strengths = strength_words(tell, "stats-attack", turn(attack), &attack.strength);
        (attack.strength.outcome, strengths, outcome(tell, attack))
    });
    let all = SUMS.map(|(name, head, sum)| (name, tell.get(head), sum));
    let sums = (tell.get("stats-attacks-sums"), "stats-attacks-of");
    let sums =
        tell.figures(sums, &all, |seat, sum| attacks.iter().map(|attack| sum(attack, seat)).sum());
    let drew = |(seat, track): &(Seat, Track)| {
        tell.of(*seat, "stats-drew", &[("track", tell.text.track(*track).into())])
    };
    let columns: [Column<'_, AttackRecord>; 7] = [
        ("stats-turn", &|attack| turn(attack).to_string()),
        ("stats-barbarians", &|attack| attack.strength.barbarians.to_string()),
        ("stats-knights", &|attack| attack.strength.together().to_string()),
        ("stats-head-outcome", &|attack| match attack.strength.outcome {
            Outcome::Repelled => tell.get("stats-repelled"),
            Outcome::Lost => tell.get("stats-lost"),
        }),
        ("stats-head-defender", &|attack| {
            attack.defender.map(|seat| tell.name(seat)).unwrap_or_default()
        }),
        ("stats-head-draws", &|attack| {
            tell.text.joined(&attack.draws.iter().map(drew).collect::<Vec<_>>())
        }),
        ("stats-head-pillaged", &|attack| {
            let seats = attack.pillaged.iter().map(|seat| tell.name(*seat));
            tell.text.joined(&seats.collect::<Vec<_>>())
        }),
    ];
    let table = tell.table(title.clone(), attacks, &columns);
    let lines = if attacks.is_empty() { Vec::new() } else { sums.sentences() };
    let told = StatisticsReport::new(title, Plot::Attacks(shown.collect(), lines)).table(table);
    [told, sums.into_table()]
}

/// Returns how an attack ended, and for whom.
fn outcome(tell: &Teller<'_>, attack: &AttackRecord) -> String {
    let several = |key: &str, seats: &[Seat]| {
        tell.with(key, &[("who", &seats.to_vec()), ("count", &seats.len())])
    };
    match attack.strength.outcome {
        Outcome::Lost if attack.pillaged.is_empty() => tell.get("stats-attack-lost-nothing"),
        Outcome::Lost => several("stats-attack-lost", &attack.pillaged),
        Outcome::Repelled => match attack.defender {
            Some(defender) => tell.about("stats-attack-defender", defender),
            None if attack.draws.is_empty() => tell.get("stats-attack-repelled"),
            None => {
                let drew: Vec<Seat> = attack.draws.iter().map(|(seat, _)| *seat).collect();
                several("stats-attack-draws", &drew)
            }
        },
    }
}

/// A figure of an attack for a player, summed up over all: what a sentence calls it, the key of its
/// head, and how an attack adds to it.
type AttackSum = (&'static str, &'static str, fn(&AttackRecord, Seat) -> usize);

const SUMS: [AttackSum; 4] = [
    ("strength", "stats-head-strength", |it, seat| it.strength.defence.of(seat).into()),
    ("defender", "stats-head-defender", |it, seat| usize::from(it.defender == Some(seat))),
    ("draws", "stats-head-draws", |it, seat| {
        it.draws.iter().filter(|(who, _)| *who == seat).count()
    }),
    ("lost", "stats-head-pillaged", |it, seat| {
        it.pillaged.iter().filter(|who| **who == seat).count()
    }),
];

/// All levels of each player together, after each turn that was played.
fn levels(tell: &Teller<'_>, report: &KnightsReport) -> StatisticsReport {
    let played = &tell.report().turns;
    let turns = report.levels.by_turn(played);
    let changes = report.levels.changes.iter().map(|change| {
        let values = [("track", tell.text.track(change.track).into()), ("level", change.to.into())];
        (change.nth, tell.of(change.seat, "stats-level", &values))
    });
    let keys = ["stats-levels-opening", "stats-levels-turn", "stats-levels-same"];
    let [titles, lines] = tell.turn_by_turn(keys, KNIGHTS_OF, &turns, changes);
    let most = turns.iter().flat_map(PerSeat::values).copied().max().unwrap_or(0);
    let curve = Curve {
        all: tell.lines(&turns, |sums, seat| f32::from(sums.of(seat))),
        numbers: played.numbers().to_vec(),
        most: f32::from(most.max(4)) + 0.5,
        axis: tell.get("stats-levels-axis"),
        ..Curve::default()
    };
    StatisticsReport::curve("levels", titles, lines, curve)
}

/// Returns how far each player's cities are improved.
fn levels_now(tell: &Teller<'_>) -> StatisticsReport {
    let all = Track::ALL.map(|track| (track.key(), tell.text.track(track), track));
    tell.figures((tell.get("stats-levels-now"), "stats-levels-of"), &all, |seat, track| {
        tell.state.improvement(seat, track).number().into()
    })
}

fn changes_table(tell: &Teller<'_>, report: &KnightsReport) -> Table {
    tell.table(
        tell.get("stats-levels-title"),
        &report.levels.changes,
        &[
            ("stats-turn", &|change: &LevelChange| {
                tell.report().turns.number_at(change.nth).to_string()
            }),
            ("stats-player", &|change| tell.name(change.seat)),
            ("stats-head-track", &|change| tell.text.track(change.track)),
            ("stats-head-level", &|change| change.to.to_string()),
        ],
    )
}

/// A count of progress cards beside those drawn, with the key of its head.
type ProgressCount = (&'static str, fn(&ProgressTally) -> u32);
const COUNTED: [ProgressCount; 5] = [
    ("stats-head-played", ProgressTally::all_played),
    ("stats-head-shown", |tally| u32::try_from(tally.shown.len()).unwrap_or(u32::MAX)),
    ("stats-head-spied", |tally| tally.spied.values().sum()),
    ("stats-head-spied-on", |tally| tally.lost.values().sum()),
    ("stats-head-back", |tally| tally.put_back.values().sum()),
];

fn progress(tell: &Teller<'_>, report: &KnightsReport) -> StatisticsReport {
    let bar = |seat: &Seat| -> PlayerBar {
        let tally = report.progress.of(*seat);
        // A deck has the sign and the color of what pays for its track.
        let part = |track: Track| BarPart {
            long: tally.drawn[track] as f32,
            what: PartOf::Cards(track.commodity().into()),
        };
        let parts = Track::ALL.into_iter().map(part).filter(|part| part.long > 0.0).collect();
        let name = progress_words(tell, *seat, &tally);
        tell.bar(*seat, tally.all_drawn().to_string(), name, parts)
    };
    let title = tell.get("stats-progress");
    let head = Track::ALL.map(|track| tell.text.track(track)).into_iter();
    let head = head.chain(COUNTED.map(|(key, _)| tell.get(key)));
    let table = tell.each_row(title.clone(), head, |seat| {
        let tally = report.progress.of(seat);
        let drawn = Track::ALL.map(|track| tally.drawn[track]).into_iter();
        let all = drawn.chain(COUNTED.map(|(_, count)| count(&tally)));
        all.map(|count| count.to_string()).collect()
    });
    StatisticsReport::bars("progress", title, tell.seats.iter().map(bar).collect()).table(table)
}

/// "Ann drew 7: science 3, trade 4. Played: Crane, Merchant (2). Shown: Printer."
fn progress_words(tell: &Teller<'_>, seat: Seat, tally: &ProgressTally) -> String {
    let drawn = Track::ALL.into_iter().filter(|track| tally.drawn[*track] > 0).map(|track| {
        tell.with("stats-of-track", &[("track", &track), ("count", &tally.drawn[track])])
    });
    let tracks = tell.text.joined(&drawn.collect::<Vec<_>>());
    let values = [("count", tally.all_drawn().into()), ("tracks", tracks.into())];
    let played = ProgressCard::ALL.into_iter().filter(|card| tally.played[*card] > 0);
    let played = played.map(|card| match (tell.progress_card(card), tally.played[card]) {
        (name, 1) => name,
        (name, count) => tell.with("stats-several", &[("card", &name), ("count", &count)]),
    });
    let shown = tally.shown.iter().map(|point| tell.progress_card(point.card()));
    let cards = |key: &str, cards: Vec<String>| {
        (!cards.is_empty()).then(|| tell.with(key, &[("cards", &tell.text.joined(&cards))]))
    };
    let sentences = [
        Some(tell.of(seat, "stats-progress-of", &values)),
        cards("stats-progress-played", played.collect()),
        cards("stats-progress-shown", shown.collect()),
        tell.some("stats-progress-spied", tally.spied.values().sum::<u32>()),
        tell.some("stats-progress-lost", tally.lost.values().sum::<u32>()),
        tell.some("stats-progress-back", tally.put_back.values().sum::<u32>()),
    ];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns how often each played which card, of those that somebody played.
fn played_table(tell: &Teller<'_>, report: &KnightsReport) -> Table {
    let played = |seat, card| report.progress.of(seat).played[card];
    let all = ProgressCard::ALL.into_iter();
    let all = all.filter(|card| tell.seats.iter().any(|seat| played(*seat, *card) > 0));
    let head = (tell.get("stats-progress-cards"), "stats-head-card");
    let name = |card: &ProgressCard| tell.progress_card(*card);
    tell.by_player(head, all, name, |card, seat| played(seat, *card).to_string())
}

/// Returns what the numbers owed of commodities; nothing for the base game.
pub fn commodities(tell: &Teller<'_>) -> Option<StatisticsReport> {
    tell.report().knights.as_ref()?;
    let each = tell.seats.iter().map(|seat| commodities_of(tell, *seat)).collect();
    Some(StatisticsReport::each("luck", each).table(kinds(tell)))
}

/// Returns what the numbers owed of each commodity, against what they owe on average
/// (KNIGHTS 4).
fn commodities_of(tell: &Teller<'_>, seat: Seat) -> StatisticsReport {
    let production = tell.report().luck.players.of(seat);
    let row = |kind: &CardKind| {
        let (owed, average) = production.of_kind(*kind);
        let label = tell.text.kind(*kind);
        let both: [(&str, Value<'_>); 2] =
            [("owed", owed.into()), ("average", tell.text.number(average, 1).into())];
        let named = [&[("kind", (&label).into())], &both[..]].concat();
        let name = tell.of(seat, "stats-luck-kind", &named);
        let value = tell.text.with("stats-luck-against", &both);
        Row { label, value, name, share: owed.into(), beside: Beside::Other(average) }
    };
    let kinds = tell.state.kinds().all().iter().filter(|kind| kind.commodity().is_some());
    StatisticsReport::rows(
        "luck-commodities",
        tell.about("stats-luck-commodities", seat),
        kinds.map(row).collect(),
    )
}

/// Each kind that was owed, with its average, for a game with commodities.
fn kinds(tell: &Teller<'_>) -> Table {
    let kinds = tell.state.kinds().all();
    let each = |seat: &Seat| kinds.iter().map(|kind| (*seat, *kind)).collect::<Vec<_>>();
    let all: Vec<(Seat, CardKind)> = tell.seats.iter().flat_map(each).collect();
    let owed =
        |(seat, kind): &(Seat, CardKind)| tell.report().luck.players.of(*seat).of_kind(*kind);
    tell.table(
        tell.get("stats-luck-kinds"),
        &all,
        &[
            ("stats-player", &|(seat, _)| tell.name(*seat)),
            ("stats-kind-head", &|(_, kind)| tell.text.kind(*kind)),
            ("stats-luck-owed", &|one| owed(one).0.to_string()),
            ("stats-luck-average", &|one| tell.text.number(owed(one).1, 1)),
        ],
    )
}
