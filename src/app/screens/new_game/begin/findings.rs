//! Consequences of an entry: points, roads, and awards; what can't be; and what doesn't add up
//! yet.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::draft::{BoardAndRules, relevant};
use board::Island;
use cards::{Award, Measure, deck_a};
use game::{
    BadTable, Discrepancy, ExtraBuilding, HandSizes, Holders, IslandLetters, PerSeat, Position,
    Rules, SeaMap, Seafarers, Seat, Seating, Setup, SetupFields, State, Table, award_measure,
    award_threshold, road_length,
};
use stats::random_setup;

#[derive(Clone, Debug)]
pub struct StartFindings {
    of: (Table, Island, Rules, Option<SeaMap>),
    pub points: PerSeat<u8>,
    /// Longest trails.
    pub roads: PerSeat<u8>,
    /// Holders of the awards by the rules, given the previous holders.
    pub holders: Holders,
    /// Awards with several players tied, and those players.
    pub ties: Vec<(Award, Vec<Seat>)>,
    pub problems: Vec<BadTable>,
    pub odd: Vec<Discrepancy>,
}

impl StartFindings {
    /// Returns whether these findings are still up to date.
    pub fn are_of(&self, start: &Table, basis: BoardAndRules<'_>) -> bool {
        let (known, island, rules, map) = &self.of;
        let is_same = known == start && island == basis.island && rules == basis.rules;
        is_same && map.as_ref() == basis.sea
    }

    pub fn of(start: &Table, basis: BoardAndRules<'_>) -> Self {
        let BoardAndRules { island, rules, sea: map } = basis;
        let judged = relevant(start, rules);
        let known = (start.clone(), island.clone(), rules.clone(), map.cloned());
        let start = &judged;
        let seating = Seating::of(&start.knight_cards);
        let letters = IslandLetters::default();
        let sea = rules.sea.zip(start.sea.as_ref()).map(|(rules, table)| Seafarers {
            table,
            foreign_island: rules.foreign_island,
            deserts: map.map(|map| map.deserts).unwrap_or_default(),
            letters: &letters,
        });
        let roads = start.knight_cards.map(|seat, _| road_length(&start.pieces, seat));
        let mut position = Position {
            island,
            seating: &seating,
            friendly_robber: rules.friendly_robber,
            pieces: &start.pieces,
            robber: start.robber,
            holders: start.holders,
            harbormaster: rules.harbormaster,
            knight_cards: &start.knight_cards,
            road_lengths: &roads,
            revealed: &start.revealed,
            hand_sizes: HandSizes::Told(start.hands.map(|_, hand| hand.size())),
            resources: None,
            bank: start.bank,
            knights: rules.knights.and(start.knights.as_ref()),
            sea,
        };
        position.holders = position.holders_after();
        let points =
            start.knight_cards.map(|seat, _| position.measure(Measure::PublicPoints, seat));
        let played_for = Award::ALL.into_iter().filter(|award| rules.plays_for(*award));
        let ties = played_for.filter_map(|award| {
            let scores =
                start.knight_cards.map(|seat, _| position.measure(award_measure(award), seat));
            let most = scores.values().copied().max().unwrap_or(0);
            let level: Vec<Seat> =
                scores.iter().filter(|(_, score)| **score == most).map(|(seat, _)| seat).collect();
            (most >= award_threshold(award) && level.len() > 1).then_some((award, level))
        });
        let ties = ties.collect();
        let holders = position.holders;
        let mut problems = judged.problems(island, start.knight_cards.count(), rules);
        problems.extend(basis.sea_not_played());
        let odd = odd(&judged, basis).unwrap_or_default();
        Self { of: known, points, roads, holders, ties, problems, odd }
    }
}

/// Returns what doesn't add up in a game that began this way; nothing if it can't begin. Names
/// and cards don't matter here: they are anybody's.
fn odd(start: &Table, basis: BoardAndRules<'_>) -> Option<Vec<Discrepancy>> {
    let BoardAndRules { island, rules, sea: map } = basis;
    let (count, decks) = (start.knight_cards.count(), [deck_a().ok()?]);
    let anybody = random_setup(&decks, count, Rules::default(), &mut StdRng::seed_from_u64(0));
    let anybody = SetupFields::from(anybody.ok()?);
    let (cards, extra_building) = (anybody.rules.cards, ExtraBuilding::Off);
    let setup = Setup::new(SetupFields {
        first: start.active,
        rules: Rules { cards, extra_building, ..rules.clone() },
        island: island.clone(),
        sea: rules.sea.and(map).cloned(),
        start: Some(start.clone()),
        ..anybody
    });
    Some(State::new(Arc::new(setup.ok()?)).discrepancies())
}
