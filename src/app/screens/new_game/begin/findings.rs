//! Consequences of an entry: points, roads, and awards, what can't be, and what doesn't add up yet.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::draft::{BoardAndRules, relevant};
use board::Island;
use cards::{Award, Measure, deck_a};
use game::{
    BadTable, Discrepancy, ExtraBuilding, Fishing, HandSizes, Holders, IslandLetters, Oilfield,
    PerSeat, Position, RiverMap, Rivers, Rules, SeaMap, Seafarers, Seat, Seating, Setup,
    SetupFields, State, Table, Wagons, award_measure, award_threshold, road_length,
};
use stats::random_setup;

/// Consequences of an entry.
#[derive(Clone, Debug)]
pub struct StartFindings {
    of: (Table, Island, Rules, Option<SeaMap>),
    rivers: Option<RiverMap>,
    pub points: PerSeat<i16>,
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
        is_same && map.as_ref() == basis.sea && self.rivers.as_ref() == basis.rivers
    }

    pub fn of(start: &Table, basis: BoardAndRules<'_>) -> Self {
        let BoardAndRules { island, rules, sea: map, rivers, bandits: _ } = basis;
        let judged = relevant(start, rules);
        let known = (start.clone(), island.clone(), rules.clone(), map.cloned());
        let start = &judged;
        let seating = Seating::of(&start.knight_cards);
        let letters = IslandLetters::default();
        let sea = rules.sea.zip(start.sea.as_ref()).map(|(rules, table)| Seafarers {
            table,
            rules,
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
            fish: Fishing::of(rules.fish, start.fish.as_ref()),
            gold: start.gold.as_ref(),
            rivers: rivers.zip(rules.rivers).map(|(map, rules)| Rivers {
                map,
                rules,
                are_dealt: true,
            }),
            wagons: Wagons::of(rules.wagons, start.wagons.as_ref()),
            oil: Oilfield::of(start.oil.as_ref(), rules),
        };
        position.holders = position.holders_after();
        let each = |measure| start.knight_cards.map(|seat, _| position.measure(measure, seat));
        let points = each(Measure::PublicPoints);
        let played_for = Award::ALL.into_iter().filter(|award| rules.plays_for(*award));
        let ties = played_for.filter_map(|award| {
            let scores = each(award_measure(award));
            let most = scores.values().copied().max().unwrap_or(0);
            let level: Vec<Seat> =
                scores.iter().filter(|(_, score)| **score == most).map(|(seat, _)| seat).collect();
            (most >= i16::from(award_threshold(award)) && level.len() > 1).then_some((award, level))
        });
        let ties = ties.collect();
        let holders = position.holders;
        let mut problems = judged.problems(island, start.knight_cards.count(), rules);
        problems.extend(basis.sea_not_played());
        let odd = odd(&judged, basis).unwrap_or_default();
        let rivers = rivers.cloned();
        Self { of: known, rivers, points, roads, holders, ties, problems, odd }
    }
}

/// Returns what doesn't add up in a game that began this way; nothing if it can't begin. Names
/// and cards don't matter here: they are anybody's.
fn odd(start: &Table, basis: BoardAndRules<'_>) -> Option<Vec<Discrepancy>> {
    let BoardAndRules { island, rules, sea: map, rivers, bandits } = basis;
    let (count, decks) = (start.knight_cards.count(), [deck_a().ok()?]);
    let anybody = random_setup(&decks, count, Rules::default(), &mut StdRng::seed_from_u64(0));
    let anybody = SetupFields::from(anybody.ok()?);
    let (cards, extra_building) = (anybody.rules.cards, ExtraBuilding::Off);
    let setup = Setup::new(SetupFields {
        first: start.active,
        rules: Rules { cards, extra_building, ..rules.clone() },
        island: island.clone(),
        sea: rules.sea.and(map).cloned(),
        rivers: rules.rivers.and(rivers).cloned(),
        bandits: if rules.wagons.is_some() { bandits.to_vec() } else { Vec::new() },
        start: Some(start.clone()),
        ..anybody
    });
    Some(State::new(Arc::new(setup.ok()?)).discrepancies())
}
