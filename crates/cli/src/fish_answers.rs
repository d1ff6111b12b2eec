//! Additions of fish to the answer about a position (FORMATS 1, TRADERS 1).

use serde::Serialize;

use cards::Effect;
use game::{FishCatch, PerSeat, Position, Seat, Seats, YieldRule};

#[derive(Serialize)]
pub(super) struct FishAnswer {
    #[serde(flatten)]
    catch: Option<CatchLine>,
    boot_to: Seats,
}

#[derive(Serialize)]
struct CatchLine {
    #[serde(rename = "fish_owed")]
    owed: PerSeat<u8>,
    #[serde(rename = "fish_drawn")]
    drawn: PerSeat<u8>,
    #[serde(rename = "fish_exchange")]
    exchanges: PerSeat<bool>,
}

impl FishAnswer {
    /// Answers to a line about `position` with this `roll` in the turn of `active`.
    pub fn of(
        position: &Position<'_>,
        (roll, active): (Option<u8>, Option<Seat>),
        effects: &[Effect],
    ) -> Self {
        let first = active.or_else(|| position.knight_cards.seat(0));
        let rule = YieldRule::of(effects);
        let catch = roll.zip(first).and_then(|(roll, first)| {
            let FishCatch { owed, drawn, exchanges } = position.fish_catch(roll, &rule, first)?;
            Some(CatchLine { owed, drawn, exchanges })
        });
        Self { catch, boot_to: position.boot_to() }
    }
}
