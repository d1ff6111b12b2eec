//! Seafarers: what each did at sea, what only a scenario has, islands that were settled, what was
//! found, and the pirate.

use super::about::{Teller, in_turns};
use super::report::StatisticsReport;
use super::scenarios;
use super::table::Column;
use game::{Chit, Expansion, Ground, OwnScenario, Seat};
use kit::widgets::plot::PlayerBar;
use stats::report::{InTurn, Loot, PirateMove, SeaReport, Work};

/// Returns what Seafarers adds; nothing without it.
pub fn reports(tell: &Teller<'_>) -> Vec<StatisticsReport> {
    let Some(report) = &tell.report().sea else { return Vec::new() };
    let own = tell.game.setup().own_scenario();
    // A scenario of its own says nothing of what it hasn't, unless the table brought it there.
    let [settles, hides, sails] = match own {
        None => [true; 3],
        Some(OwnScenario::Tribe | OwnScenario::Cloth) => [false, false, true],
        Some(OwnScenario::Pirates) => [false; 3],
        Some(OwnScenario::Wonders) => [true, false, false],
    };
    let mut all = vec![works(tell)];
    all.extend(own.into_iter().flat_map(|own| scenarios::reports(tell, report, own)));
    all.extend((settles || !report.chits.is_empty()).then(|| abroad(tell, report)));
    all.extend((hides || !report.discoveries.is_empty()).then(|| found(tell, report)));
    all.extend((sails || !report.pirate.is_empty()).then(|| pirate(tell, report)));
    all.extend(own.and_then(|own| scenarios::by_turn(tell, report, own)));
    all
}

fn works(tell: &Teller<'_>) -> StatisticsReport {
    let all = Work::brought_by(Some(Expansion::Sea));
    let bar = |seat: &Seat| -> PlayerBar {
        let ships = tell.report().works.of(*seat)[Work::Ship];
        let part = (ships > 0).then(|| tell.part(*seat, ships as f32));
        tell.bar(*seat, ships.to_string(), tell.works(*seat, all), part.into_iter().collect())
    };
    let bars = tell.seats.iter().map(bar).collect();
    let table = tell.works_table(tell.get("stats-sea-all-works"), all);
    StatisticsReport::bars("sea-works", tell.get("stats-sea-works"), bars).table(table)
}

fn found(tell: &Teller<'_>, report: &SeaReport) -> StatisticsReport {
    let found = &report.discoveries;
    let what = |is: &Option<Ground>| tell.text.turned_up(*is);
    let title = tell.with("stats-sea-turned-up", &[("count", &found.len())]);
    let say = |is: &Option<Ground>| ("stats-sea-found", vec![("what", what(is).into())]);
    let columns: [Column<'_, InTurn<Option<Ground>>>; 1] = [("stats-what", &|one| what(&one.what))];
    let told = in_turns(tell, title, found, say, &columns, []);
    if found.is_empty() { told.into_table() } else { told }
}

fn abroad(tell: &Teller<'_>, report: &SeaReport) -> StatisticsReport {
    let chits = &report.chits;
    // No letter where its hex was never land.
    let letter = |chit: &Chit| {
        let letter = tell.state.position().letter_of(chit.island);
        letter.map(|letter| letter.to_string()).unwrap_or_default()
    };
    let title = tell.with("stats-sea-abroad", &[("count", &chits.len())]);
    let say = |chit: &Chit| {
        let values = vec![("island", letter(chit).into()), ("count", chit.points.into())];
        ("stats-sea-settled", values)
    };
    let columns: [Column<'_, InTurn<Chit>>; 2] = [
        ("stats-head-island", &|one| letter(&one.what)),
        ("stats-points", &|one| one.what.points.to_string()),
    ];
    in_turns(tell, title, chits, say, &columns, [])
}

fn pirate(tell: &Teller<'_>, report: &SeaReport) -> StatisticsReport {
    let moves = &report.pirate;
    let robbed = |one: &PirateMove| one.robbed.map(|(seat, _)| tell.name(seat));
    let say = |one: &PirateMove| match one.robbed.map(|(seat, loot)| (tell.name(seat), loot)) {
        Some((robbed, Loot::Card)) => ("stats-sea-pirate-robs", vec![("robbed", robbed.into())]),
        Some((robbed, Loot::Cloth)) => ("stats-sea-pirate-cloth", vec![("robbed", robbed.into())]),
        None => ("stats-sea-pirate-sails", Vec::new()),
    };
    let card = |one: &&InTurn<PirateMove>| matches!(one.what.robbed, Some((_, Loot::Card)));
    // What all its moves were for those who moved it or lost a card to it.
    let sums = tell.seats.iter().filter_map(|seat| {
        let sailed = tell.report().works.of(*seat)[Work::Pirate];
        let lost = moves.iter().filter(|one| one.what.robbed == Some((*seat, Loot::Card))).count();
        let words = || {
            tell.with("stats-sea-pirate-of", &[("who", seat), ("moved", &sailed), ("lost", &lost)])
        };
        (sailed > 0 || lost > 0).then(|| (Some(tell.color(*seat)), words()))
    });
    let cards = moves.iter().filter(card).count();
    let title = tell.with("stats-sea-pirate", &[("count", &moves.len()), ("robbed", &cards)]);
    let columns: [Column<'_, InTurn<PirateMove>>; 2] = [
        ("stats-place", &|one| tell.places().hex(one.what.to)),
        ("stats-head-robbed", &|one| robbed(&one.what).unwrap_or_default()),
    ];
    in_turns(tell, title, moves, say, &columns, sums)
}
