//! The scenarios with rules of their own: what the Forgotten Tribe left, cloth over time, the attacks
//! of the fleet, and the levels of wonders.

use std::cmp::Ordering;

use super::about::{Teller, in_turns};
use super::report::{Plot, StatisticsReport};
use super::series::{course, course_table};
use super::table::Column;
use game::{CLOTH_PER_POINT, FleetAttack, Outcome, OwnScenario, Seat, Wonder};
use scenarios::Item;
use stats::report::{InTurn, SeaReport};

/// Returns what this scenario has beside the rest of Seafarers.
pub fn reports(tell: &Teller<'_>, report: &SeaReport, own: OwnScenario) -> Vec<StatisticsReport> {
    match own {
        OwnScenario::Tribe => vec![items(tell, report)],
        OwnScenario::Cloth => vec![cloth(tell, report), cloth_now(tell)],
        OwnScenario::Pirates => attacks(tell, report).into(),
        OwnScenario::Wonders => vec![levels(tell, report)],
    }
}

/// Returns the table that has a row for each turn, which comes last; only Cloth has one.
pub fn by_turn(
    tell: &Teller<'_>,
    report: &SeaReport,
    own: OwnScenario,
) -> Option<StatisticsReport> {
    match own {
        OwnScenario::Cloth => {}
        OwnScenario::Tribe | OwnScenario::Pirates | OwnScenario::Wonders => return None,
    }
    Some(course_table(tell, "stats-cloth", &report.cloth.by_turn(&tell.report().turns)))
}

/// Everything that ships took off marked paths (SCENARIOS 2.3).
fn items(tell: &Teller<'_>, report: &SeaReport) -> StatisticsReport {
    let all = &report.items;
    let what = |item: &Item| match item {
        Item::Chit => tell.get("stats-item-chit"),
        Item::Card => tell.get("stats-item-card"),
        Item::Harbor(kind) => tell.with("stats-item-harbor", &[("harbor", kind)]),
    };
    let title = tell.with("stats-items", &[("count", &all.len())]);
    let say = |item: &Item| ("stats-sea-found", vec![("what", what(item).into())]);
    let columns: [Column<'_, InTurn<Item>>; 1] = [("stats-what", &|one| what(&one.what))];
    in_turns(tell, title, all, say, &columns, [])
}

/// The cloth of each player after each turn that was played (SCENARIOS 3.4).
fn cloth(tell: &Teller<'_>, report: &SeaReport) -> StatisticsReport {
    course(tell, "stats-cloth", &report.cloth.by_turn(&tell.report().turns))
}

/// The cloth of each player now, and what it is worth.
fn cloth_now(tell: &Teller<'_>) -> StatisticsReport {
    let both = [
        ("count", tell.get("figure-cloth"), 1),
        ("points", tell.get("stats-points"), CLOTH_PER_POINT),
    ];
    let title = tell.get("stats-cloth-now");
    tell.figures((title, "stats-cloth-each"), &both, |seat, of| {
        usize::from(tell.state.cloth_of(seat) / of)
    })
}

/// A way in which attacks end for one player: its name in a sentence, the key of its head, and
/// what an attack adds to it.
type FleetSum = (&'static str, &'static str, fn(&FleetAttack) -> u8);

const SUMS: [FleetSum; 4] = [
    ("won", "stats-head-fleet-won", |attack| attack.outcome().is_gt().into()),
    ("even", "stats-head-fleet-even", |attack| attack.outcome().is_eq().into()),
    ("lost", "stats-head-fleet-lost", |attack| attack.outcome().is_lt().into()),
    ("cards", "stats-head-cards-lost", |attack| attack.loses),
];

/// Each attack of the fleet, and how all of them ended for each player (SCENARIOS 4.4).
fn attacks(tell: &Teller<'_>, report: &SeaReport) -> [StatisticsReport; 2] {
    let all = &report.attacks;
    let outcome = |attack: &FleetAttack| match attack.outcome() {
        Ordering::Less => tell.with("stats-fleet-lost", &[("count", &attack.loses)]),
        Ordering::Equal => tell.get("stats-fleet-even"),
        Ordering::Greater => tell.get("stats-fleet-won"),
    };
    let shown = all.iter().map(|one| {
        let attack = &one.what;
        let values = [
            ("turn", one.turn.into()),
            ("strength", attack.strength.into()),
            ("warships", attack.warships.into()),
        ];
        let ended = if attack.outcome().is_lt() { Outcome::Lost } else { Outcome::Repelled };
        (ended, tell.of(one.seat, "stats-fleet-attack", &values), outcome(attack))
    });
    let won = all.iter().filter(|one| one.what.outcome().is_gt()).count();
    let title = tell.with("stats-fleet", &[("count", &all.len()), ("won", &won)]);
    let columns: [Column<'_, InTurn<FleetAttack>>; 6] = [
        ("stats-turn", &|one| one.turn.to_string()),
        ("stats-player", &|one| tell.name(one.seat)),
        ("stats-head-fleet", &|one| one.what.strength.to_string()),
        ("stats-head-warships", &|one| one.what.warships.to_string()),
        ("stats-head-outcome", &|one| outcome(&one.what)),
        ("stats-head-cards-lost", &|one| one.what.loses.to_string()),
    ];
    let table = tell.table(title.clone(), all, &columns);
    let heads = SUMS.map(|(name, head, sum)| (name, tell.get(head), sum));
    let sums = (tell.get("stats-fleet-sums"), "stats-fleet-of");
    let sums = tell.figures(sums, &heads, |seat: Seat, sum| {
        let own = all.iter().filter(|one| one.seat == seat);
        own.map(|one| usize::from(sum(&one.what))).sum()
    });
    let lines = if all.is_empty() { Vec::new() } else { sums.sentences() };
    let told = StatisticsReport::new(title, Plot::Attacks(shown.collect(), lines)).table(table);
    [told, sums.into_table()]
}

/// Wonders claimed and levels built, and how far each wonder is now (SCENARIOS 5.3, 5.4).
fn levels(tell: &Teller<'_>, report: &SeaReport) -> StatisticsReport {
    let all = &report.levels;
    let say = |(wonder, level): &(Wonder, u8)| {
        let key = if *level == 0 { "stats-wonder-claimed" } else { "stats-wonder-built" };
        let name = ("wonder", tell.text.named(wonder).into());
        (key, vec![name, ("level", (*level).into())])
    };
    let position = tell.state.position();
    let now = tell.seats.iter().filter_map(|seat| {
        let (wonder, level) = position.wonders()?.of(*seat)?;
        let values = [("wonder", tell.text.named(&wonder).into()), ("level", level.into())];
        Some((Some(tell.color(*seat)), tell.of(*seat, "stats-wonder-now", &values)))
    });
    let built = all.iter().filter(|one| one.what.1 > 0).count();
    let title = tell.with("stats-wonders", &[("count", &all.len()), ("built", &built)]);
    let columns: [Column<'_, InTurn<(Wonder, u8)>>; 2] = [
        ("figure-wonder", &|one| tell.text.named(&one.what.0)),
        ("stats-head-level", &|one| one.what.1.to_string()),
    ];
    in_turns(tell, title, all, say, &columns, now)
}
