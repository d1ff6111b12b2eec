//! Additions of oil to the answer about a position (FORMATS 1, TRADERS 7).

use serde::Serialize;

use super::expansion_answers::ascending;
use super::question::OilQuestion;
use board::Hex;
use cards::Effect;
use game::{Flooded, OIL_TRACK, PerSeat, Position, Seat, YieldRule};

#[derive(Serialize)]
pub(super) struct OilAnswer {
    #[serde(skip_serializing_if = "Option::is_none")]
    oil_owed: Option<PerSeat<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    oil_drawn: Option<PerSeat<u8>>,
    oil_left: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    flood: Option<PerSeat<Flooded>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pollution: Option<Vec<Hex>>,
}

impl OilAnswer {
    /// Answers to a line about `position` with this `roll` in the turn of `active`.
    pub fn of(
        question: &OilQuestion,
        position: &Position<'_>,
        (roll, active): (Option<u8>, Option<Seat>),
        effects: &[Effect],
    ) -> Self {
        let first = active.or_else(|| position.knight_cards.seat(0));
        let owed = roll.map(|roll| position.oil_owed(roll, &YieldRule::of(effects)));
        let drawn = owed.as_ref().zip(first).map(|(owed, first)| position.oil_drawn(owed, first));
        let flood = || {
            let flooded = position.flood(|seat| question.settlements.of(seat));
            flooded.map(|_, of| Flooded {
                removed: ascending(of.removed.iter().copied()),
                reduced: ascending(of.reduced.iter().copied()),
            })
        };
        let is_flood = question.disaster == Some(7);
        Self {
            oil_owed: owed,
            oil_drawn: drawn,
            oil_left: position.oil.map_or(OIL_TRACK, |oil| oil.table.left()),
            flood: is_flood.then(flood),
            pollution: question
                .disaster
                .filter(|_| !is_flood)
                .map(|number| position.pollution(number)),
        }
    }
}
