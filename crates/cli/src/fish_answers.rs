//! Additions of fish to the answer about a position (FORMATS 1, TRADERS 1).

use serde::Serialize;

use cards::Effect;
use game::{
    Expansion, Expansions, FishCatch, HarbormasterRule, PerSeat, Position, Seat, Seats, YieldRule,
    usual_target,
};

/// The part of a question that only lines with modules have.
pub(super) struct FishQuestion {
    /// Points that win, if anything says so.
    pub target: Option<u8>,
}

#[derive(Serialize)]
pub(super) struct FishAnswer {
    #[serde(flatten)]
    catch: Option<CatchLine>,
    boot_to: Seats,
    #[serde(skip_serializing_if = "Option::is_none")]
    needs: Option<PerSeat<u8>>,
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

impl FishQuestion {
    /// The points that win are told, or usual: at sea the scenario's, which nobody names.
    pub fn of(told: Option<u8>, played: Expansions, harbormaster: HarbormasterRule) -> Self {
        let usual = || usual_target(played, harbormaster).filter(|_| !played.has(Expansion::Sea));
        Self { target: told.or_else(usual) }
    }
}

impl FishAnswer {
    /// Answers to a line about `position` with this `roll` in the turn of `active`.
    pub fn of(
        question: &FishQuestion,
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
        let needs = question
            .target
            .map(|target| position.knight_cards.map(|seat, _| position.needs(seat, target)));
        Self { catch, boot_to: position.boot_to(), needs }
    }
}
