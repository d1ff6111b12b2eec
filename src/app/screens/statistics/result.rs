//! Result of the game, or where it stands: points, turning points and titles, and the piles'
//! shuffles.

use std::sync::Arc;

use super::about::{KindsOfGame, Teller};
use super::report::{HonorTitle, Plot, StatisticsReport};
use super::table::Column;
use game::{Expansion, Over, OwnScenario, PointsReason};
use kit::widgets::plot::PlayerBar;
use stats::report::{Honor, Honored, Prize, Turning, TurningPoint};
use words::game::{Order, Pile};
use words::text::Value;

/// Returns what is told of the end.
pub fn reports(tell: &Teller<'_>) -> Vec<StatisticsReport> {
    let mut all = vec![standings(tell), titles(tell), turning(tell)];
    all.extend(shuffles(tell));
    all
}

fn heading(tell: &Teller<'_>) -> String {
    let turns = ("turns", &tell.state.turn() as _);
    match tell.state.over() {
        Some(Over::BrokenOff) => tell.with("stats-result-broken", &[turns]),
        Some(
            Over::PublicPoints { winner }
            | Over::RevealedCards { winner }
            | Over::Wonder { winner }
            | Over::Villages { winner },
        ) => tell.with("stats-result-won", &[("who", &winner), turns]),
        Some(Over::VillagesShared { winners }) => {
            let all: Vec<_> = winners.seats().collect();
            tell.with("sea-stats-result-shared", &[("names", &all), turns])
        }
        Some(Over::BoardDead { .. }) => tell.with("oil-stats-result-board-dead", &[turns]),
        None => tell.with("stats-result-so-far", &[turns]),
    }
}

/// Everybody's points, and what they are for.
pub fn standings(tell: &Teller<'_>) -> StatisticsReport {
    let bar = |reason: &PointsReason| -> PlayerBar {
        let parts = [
            reason.settlements,
            reason.of_cities(),
            reason.of_oil(),
            reason.knights.of_metropolises(),
            reason.of_awards(),
            reason.revealed,
            reason.knights.defenders,
            reason.knights.of_point_cards(),
            reason.knights.merchant,
            at_sea(reason),
            reason.of_wagon(),
            u8::try_from(reason.settlers).unwrap_or_default(),
        ];
        // A Poor Settler's bar ends where it would without what they lack.
        let mut left = reason.total();
        let parts = parts.into_iter().map(|part| {
            let part = i16::from(part).min(left).max(0);
            left -= part;
            part
        });
        let parts = parts.filter(|part| *part > 0);
        let parts = parts.map(|part| tell.part(reason.seat, f32::from(part))).collect();
        tell.bar(reason.seat, reason.total().to_string(), points_words(tell, reason), parts)
    };
    let (all, sea) = (KindsOfGame::All, KindsOfGame::With(Expansion::Sea));
    let [knights, without] =
        [KindsOfGame::With, KindsOfGame::Without].map(|of| of(Expansion::Knights));
    let [head_at_sea, _] = keys_at_sea(tell);
    let [oil, rivers, wagons] =
        [Expansion::Oil, Expansion::Rivers, Expansion::Wagons].map(KindsOfGame::With);
    let columns: [(KindsOfGame, Column<'_, PointsReason>); 14] = [
        (all, ("stats-player", &|reason| tell.name(reason.seat))),
        (all, ("stats-points", &|reason| reason.total().to_string())),
        (all, ("stats-work-settlement", &|reason| reason.settlements.to_string())),
        (all, ("stats-work-city", &|reason| reason.cities.to_string())),
        (all, ("stats-result-awards", &|reason| reason.awards.len().to_string())),
        (knights, ("stats-head-metropolises", &|it| it.knights.metropolises.to_string())),
        (knights, ("stats-head-defender", &|it| it.knights.defenders.to_string())),
        (knights, ("stats-head-point-cards", &|it| it.knights.of_point_cards().to_string())),
        (knights, ("stats-head-merchant", &|it| it.knights.merchant.to_string())),
        (without, ("stats-result-victory", &|it| it.revealed.to_string())),
        (sea, (head_at_sea, &|it| at_sea(it).to_string())),
        (rivers, ("stats-head-settlers", &|it| it.settlers.to_string())),
        (wagons, ("stats-head-wagons", &|it| it.of_wagon().to_string())),
        (oil, ("stats-head-oil", &|it| it.of_oil().to_string())),
    ];
    let columns = columns.into_iter().filter(|(games, _)| tell.is_of(*games));
    let columns: Vec<Column<'_, PointsReason>> = columns.map(|(_, column)| column).collect();
    let (title, points) = (heading(tell), tell.points());
    let table = tell.table(title.clone(), &points, &columns);
    StatisticsReport::bars("result", title, points.iter().map(bar).collect()).table(table)
}

/// Points that only Seafarers brings: for islands, or what a scenario has in their place.
fn at_sea(reason: &PointsReason) -> u8 {
    reason.of_chits().saturating_add(reason.scenario)
}

/// The keys of what heads these points, and of what is said of them.
fn keys_at_sea(tell: &Teller<'_>) -> [&'static str; 2] {
    match tell.game.setup().own_scenario() {
        Some(OwnScenario::Tribe) => ["stats-head-chits", "stats-result-chits"],
        Some(OwnScenario::Cloth) => ["stats-head-cloth", "stats-result-cloth"],
        Some(OwnScenario::Pirates | OwnScenario::Wonders) | None => {
            ["stats-head-islands", "stats-result-islands"]
        }
    }
}

/// "Ann: 10 points (2 settlements, 3 cities, Longest Road, ...)".
fn points_words(tell: &Teller<'_>, reason: &PointsReason) -> String {
    let knights = &reason.knights;
    let some = |all: &[(&str, u8)]| -> Vec<String> {
        all.iter().filter_map(|(key, count)| tell.some(key, *count)).collect()
    };
    let shown = knights.point_cards.iter().map(|point| tell.progress_card(point.card()));
    let [_, of_sea] = keys_at_sea(tell);
    let merchant = (knights.merchant > 0).then(|| tell.get("stats-source-merchant"));
    let parts = [
        some(&[
            ("stats-result-settlements", reason.settlements),
            ("stats-result-cities", reason.cities),
            ("stats-result-revealed", reason.revealed),
        ]),
        reason.awards.iter().map(|award| tell.award(*award)).collect(),
        some(&[
            ("stats-result-metropolises", knights.metropolises),
            ("stats-result-defender", knights.defenders),
        ]),
        shown.chain(merchant).collect(),
        some(&[
            (of_sea, at_sea(reason)),
            ("stats-result-wagons", reason.of_wagon()),
            ("stats-result-oil", reason.of_oil()),
        ]),
        settler_words(tell, reason).into_iter().collect(),
    ];
    let parts = tell.text.joined(&parts.concat());
    let values = [("points", reason.total().into()), ("parts", parts.into())];
    tell.of(reason.seat, "stats-result-of", &values)
}

/// "Poor Settler -2".
fn settler_words(tell: &Teller<'_>, reason: &PointsReason) -> Option<String> {
    let prize = match reason.settlers {
        1.. => Prize::Wealthiest,
        0 => return None,
        ..=-1 => Prize::Poor,
    };
    let by = tell.text.signed(f64::from(reason.settlers), 0);
    Some(tell.with("stats-source", &[("what", &tell.prize(prize)), ("by", &by)]))
}

fn titles(tell: &Teller<'_>) -> StatisticsReport {
    let honors = tell.report().honors();
    let kind = tell.report().best_harvest();
    let name = |honor: Honor| tell.with(&format!("honor-{}", honor.key()), &[("kind", &kind)]);
    let names =
        |one: &Honored| -> Vec<String> { one.seats.iter().map(|seat| tell.name(*seat)).collect() };
    let title = |one: &Honored| HonorTitle {
        colors: one.seats.iter().map(|seat| tell.color(*seat)).collect(),
        name: name(one.honor),
        words: tell.with(
            &format!("honor-{}-how", one.honor.key()),
            &[("who", &one.seats), ("count", &one.count)],
        ),
    };
    let table = tell.table(
        tell.get("stats-honors"),
        &honors,
        &[
            ("stats-honor", &|one: &Honored| name(one.honor)),
            ("stats-player", &|one| names(one).join(", ")),
            ("stats-count", &|one| one.count.to_string()),
        ],
    );
    if honors.is_empty() {
        return StatisticsReport::only(table);
    }
    let plot = Plot::Titles(honors.iter().map(title).collect());
    StatisticsReport::new(tell.get("stats-honors"), plot).table(table)
}

fn turning(tell: &Teller<'_>) -> StatisticsReport {
    let turn = |point: &TurningPoint| tell.report().turns.number_at(point.nth);
    let line = |point: &TurningPoint| {
        let (Turning::Lead { seat, .. } | Turning::Prize { to: seat, .. }) = point.what;
        (Some(seat), turning_words(tell, turn(point), point.what))
    };
    let columns: [Column<'_, TurningPoint>; 2] =
        [("stats-turn", &|point| turn(point).to_string()), ("stats-what", &|point| line(point).1)];
    let all = tell.report().points.turning_points();
    tell.listed((tell.get("stats-turning"), "stats-turning-none"), &all, line, &columns)
}

fn turning_words(tell: &Teller<'_>, turn: u32, what: Turning) -> String {
    let turn: (&str, Value<'_>) = ("turn", turn.into());
    match what {
        Turning::Lead { seat, points } => {
            tell.of(seat, "stats-turning-lead", &[turn, ("points", points.into())])
        }
        Turning::Prize { prize, to, from } => {
            let award = ("award", tell.prize(prize).into());
            match from.map(|from| ("from", tell.name(from).into())) {
                None => tell.of(to, "stats-turning-award", &[turn, award]),
                Some(from) => tell.of(to, "stats-turning-award-from", &[turn, award, from]),
            }
        }
    }
}

/// Tells what was promised about the piles, with the order of those nobody draws from anymore:
/// a table of all, and one for each whose order may be seen.
fn shuffles(tell: &Teller<'_>) -> Vec<StatisticsReport> {
    let (text, setup, piles) = (tell.text, tell.game.setup(), Pile::all_of(tell.game));
    if piles.is_empty() {
        return Vec::new();
    }
    let order = |pile: &Pile| {
        let cards: Vec<(usize, String)> = (1..).zip(pile.cards(text, setup)).collect();
        let code = pile.preparation.commitment().short();
        let columns: [Column<'_, (usize, String)>; 2] = [
            ("stats-shuffle-place", &|(place, _)| place.to_string()),
            ("stats-shuffle-card", &|(_, card)| card.clone()),
        ];
        let title = tell.with("stats-shuffle-of", &[("code", &code)]);
        StatisticsReport::only(tell.table(title, &cards, &columns))
    };
    let all = tell.table(
        tell.get("stats-shuffles"),
        &piles,
        &[
            ("stats-shuffle-code", &|pile: &Pile| pile.preparation.commitment().short()),
            ("stats-shuffle-decks", &|pile| pile.title(text, setup)),
            ("stats-shuffle-state", &|pile| pile.state(text)),
            ("stats-shuffle-commitment", &|pile| pile.preparation.commitment().to_string()),
            ("stats-shuffle-nonce", &|pile| match pile.order {
                Order::Revealed => pile.preparation.nonce(),
                Order::Sealed => String::new(),
            }),
        ],
    );
    let revealed = piles.iter().filter(|pile| pile.order == Order::Revealed);
    let revealed: Vec<StatisticsReport> = revealed.map(order).collect();
    let plot = Plot::Piles(Arc::clone(setup), piles);
    let promised =
        StatisticsReport::new(tell.get("stats-shuffles"), plot).line(tell.get("piles-promise"));
    std::iter::once(promised.table(all)).chain(revealed).collect()
}
