//! Why, in Seafarers: what gold brings, whom the pirate robs.

use super::answer::{Answer, Line};
use crate::game::GameWords;
use game::{Building, Cause, GoldLine, PirateReason, PirateVictim, Seat};

/// The buildings at gold, and what they bring together.
pub(super) fn gold(say: &GameWords<'_>, gold: &[GoldLine]) -> Vec<Line> {
    let mut lines: Vec<Line> = gold.iter().map(|line| building(say, line)).collect();
    if gold.len() > 1 {
        let count = gold.iter().map(|line| line.count).fold(0, u8::saturating_add);
        lines.push(Line::sum(say.text.with("why-gold-together", &[("count", count.into())])));
    }
    lines
}

/// "City at the gold (8): 2 resources of choice."
fn building(say: &GameWords<'_>, line: &GoldLine) -> Line {
    let key = match line.building {
        Building::Settlement | Building::LaidCity => "why-gold-settlement",
        Building::City => "why-gold-city",
    };
    let hex = say.places().hex(line.hex);
    let words = say.text.with(key, &[("hex", hex.into()), ("count", line.count.into())]);
    let count = |key: &str, count: u8| say.text.with(key, &[("count", count.into())]);
    let said = line.causes.iter().map(|cause| match cause {
        Cause::Away => say.about("why-cause-away", line.seat),
        Cause::Robber => count("why-gold-robber", line.lost),
        Cause::Spared => say.about("why-cause-spared", line.seat),
        Cause::Asleep => say.text.get("why-cause-asleep"),
        Cause::Harvest | Cause::OneCard | Cause::OtherHex => count("why-cause-harvest", line.usual),
    });
    let words = std::iter::once(words).chain(said).collect::<Vec<_>>().join(" ");
    Line::of(words).about(line.seat)
}

/// How many resources of choice the bank can still give, where that is less than `due`.
pub(super) fn short(say: &GameWords<'_>, due: u8) -> Option<Line> {
    let there = say.state.gold_due(due);
    let words = || say.text.with("why-gold-short", &[("count", there.into())]);
    (there < u16::from(due)).then(|| Line::sum(words()))
}

/// Whom the pirate may rob, and why nobody else.
pub fn pirate(say: &GameWords<'_>, reason: &PirateReason) -> Answer {
    Answer {
        title: say.text.get("why-pirate-title"),
        lines: victims(say, reason),
        rules: say.said(&reason.rules),
    }
}

/// A line for everybody it could be.
pub(super) fn victims(say: &GameWords<'_>, reason: &PirateReason) -> Vec<Line> {
    let line = |(seat, victim): &(Seat, PirateVictim)| {
        let key = match victim {
            PirateVictim::Robbed => "why-pirate-robbed",
            PirateVictim::NoCards => "why-pirate-no-cards",
            PirateVictim::Spared => "why-pirate-spared",
            PirateVictim::OnlyBuilding => "why-pirate-building",
            PirateVictim::NoShip => "why-pirate-no-ship",
        };
        Line::of(say.about(key, *seat)).about(*seat)
    };
    reason.players.iter().map(line).collect()
}
