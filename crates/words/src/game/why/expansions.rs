//! Reasons in the expansions: for an attack, a gate of the event die, the fleet, and the bank's
//! rates; for the cards that gold brings, and the players that the pirate robs.

use super::answer::{Answer, WhyLine};
use crate::game::GameWords;
use crate::said::InWords;
use board::HarborKind;
use game::{
    Attack, AttackReason, Building, Cause, FleetReason, GateReason, GoldLine, Outcome,
    PayoutReason, PirateReason, PirateVictim, RateReason, RateSource, Seat, Spared, WaterYield,
};

/// Explains why an attack ended so, or would end so now.
pub fn attack(say: &GameWords<'_>, reason: &AttackReason) -> Answer {
    let attack = &reason.attack;
    let mut lines =
        vec![WhyLine::of(say.with("why-attack-barbarians", &[("count", &attack.barbarians)]))];
    let mut order: Vec<Seat> = reason.knights.iter().map(|(seat, ..)| *seat).collect();
    order.dedup();
    for seat in order {
        let own = reason.knights.iter().filter(|(owner, ..)| *owner == seat);
        let named = own.map(|(_, at, knight)| {
            say.with("why-attack-knight", &[("level", &knight.level), ("place", at)])
        });
        let knights = say.text.list(&named.collect::<Vec<_>>());
        let strength = attack.defence.of(seat);
        let values: [(_, &dyn InWords); 3] =
            [("who", &seat), ("strength", &strength), ("knights", &knights)];
        lines.push(WhyLine::of(say.with("why-attack-defence", &values)).about(seat));
    }
    let key = format!("why-attack-{}", attack.outcome.key());
    lines.push(WhyLine::sum(
        say.with(&key, &[("defence", &reason.defence()), ("barbarians", &attack.barbarians)]),
    ));
    lines.extend(rewards(say, attack));
    lines.extend(losses(say, reason));
    Answer { title: say.text.get("why-attack-title"), lines, rules: say.said(&reason.rules) }
}

/// Explains where the fleet went, and what came of each of its attacks.
pub fn fleet(say: &GameWords<'_>, reason: &FleetReason) -> Answer {
    let sailed = say.with("why-fleet-sailed", &[("count", &reason.strength)]);
    let mut lines = vec![WhyLine::of(sailed)];
    lines.extend(reason.attacks.iter().map(|attack| {
        let words = say.text.sentences(&[say.fleet_attack(attack)]);
        WhyLine::of(words).about(attack.player)
    }));
    if reason.attacks.is_empty() {
        lines.push(WhyLine::of(say.text.get("why-fleet-nobody")));
    }
    Answer { title: say.text.get("why-fleet-title"), lines, rules: say.said(&reason.rules) }
}

fn rewards(say: &GameWords<'_>, attack: &Attack) -> Vec<WhyLine> {
    let about = |key: &str, seat: Seat| WhyLine::of(say.about(key, seat)).about(seat);
    let defender = attack.defender.map(|seat| about("why-attack-defender", seat));
    let draws = attack.draws.iter().map(|seat| about("why-attack-draws", *seat));
    let mut lines: Vec<WhyLine> = defender.into_iter().chain(draws).collect();
    if lines.is_empty() && attack.outcome == Outcome::Repelled {
        lines.push(WhyLine::of(say.text.get("why-attack-nobody")));
    }
    lines
}

fn losses(say: &GameWords<'_>, reason: &AttackReason) -> Vec<WhyLine> {
    let attack = &reason.attack;
    let strength = |key: &str, seat: Seat| {
        let strength = attack.defence.of(seat).into();
        WhyLine::of(say.about_with(key, seat, "strength", strength)).about(seat)
    };
    let losers = attack.pillaged.iter();
    let mut lines: Vec<WhyLine> =
        losers.map(|pillage| strength("why-attack-loses", pillage.player)).collect();
    lines.extend(reason.spared.iter().map(|(seat, why)| match why {
        Spared::NoCity => WhyLine::of(say.about("why-attack-no-city", *seat)).about(*seat),
        Spared::OnlyMetropolises => {
            WhyLine::of(say.about("why-attack-metropolises", *seat)).about(*seat)
        }
        Spared::Stronger => strength("why-attack-stronger", *seat),
    }));
    lines
}

/// Explains why somebody draws at a gate, and somebody else does not.
pub fn gate(say: &GameWords<'_>, reason: &GateReason) -> Answer {
    let lines = reason.players.iter().map(|(seat, level, draw)| {
        let level = level.number();
        let words = say.say_with(draw, *seat, &[("level", &level), ("red", &reason.red)]);
        WhyLine::of(words).about(*seat)
    });
    Answer {
        title: say.with("why-gate-title", &[("track", &reason.track), ("red", &reason.red)]),
        lines: lines.collect(),
        rules: say.said(&reason.rules),
    }
}

pub fn rate(say: &GameWords<'_>, reason: RateReason) -> Answer {
    let RateReason { seat, kind, rate, by } = reason;
    let line = match by {
        RateSource::Bank => say.text.get("why-rate-bank"),
        RateSource::Harbor(at, gives) => {
            let key = match gives {
                HarborKind::Any => "why-rate-harbor",
                HarborKind::Of(_) => "why-rate-own-harbor",
            };
            say.with(key, &[("place", &at)])
        }
        RateSource::Merchant(at) => say.with("why-rate-merchant", &[("place", &at)]),
        RateSource::MerchantGuild => say.about("why-rate-guild", seat),
        RateSource::MerchantFleet => say.text.get("why-rate-fleet"),
    };
    Answer {
        title: say.with("why-rate-title", &[("who", &seat), ("count", &rate), ("resource", &kind)]),
        lines: vec![WhyLine::sum(line)],
        rules: Vec::new(),
    }
}

pub(super) fn gold(say: &GameWords<'_>, gold: &[GoldLine]) -> Vec<WhyLine> {
    let mut lines: Vec<WhyLine> = gold.iter().map(|line| building(say, line)).collect();
    if gold.len() > 1 {
        let count = gold.iter().map(|line| line.cards).fold(0, u8::saturating_add);
        lines.push(WhyLine::sum(say.with("why-gold-together", &[("count", &count)])));
    }
    lines
}

/// "City at the gold (8): 2 resources of choice."
fn building(say: &GameWords<'_>, line: &GoldLine) -> WhyLine {
    let key = match line.building {
        Building::Settlement | Building::LaidCity => "why-gold-settlement",
        Building::City => "why-gold-city",
        Building::OilMetropolis => "why-gold-oil-metropolis",
    };
    let words = say.with(key, &[("hex", &line.hex), ("count", &line.cards)]);
    let count = |key: &str, count: u8| say.with(key, &[("count", &count)]);
    let said = line.causes.iter().map(|cause| match cause {
        Cause::Away => say.about("why-cause-away", line.seat),
        Cause::Robber => count("why-gold-robber", line.lost),
        Cause::Spared => say.about("why-cause-spared", line.seat),
        Cause::Asleep => say.text.get("why-cause-asleep"),
        Cause::Harvest | Cause::OneCard | Cause::OtherHex => count("why-cause-harvest", line.usual),
    });
    let words = std::iter::once(words).chain(said).collect::<Vec<_>>().join(" ");
    WhyLine::of(words).about(line.seat)
}

/// "City at the lake: 2 fish tokens.", with their sum, and how many of them were drawn (TRADERS 1.3).
pub(super) fn caught(say: &GameWords<'_>, reason: &PayoutReason) -> Vec<WhyLine> {
    let markers = say.state.island().markers();
    let line = |line: &WaterYield| {
        let is_lake = markers.lakes.iter().any(|lake| lake.at == line.water);
        let building = if line.building.is_settlement() { "settlement" } else { "city" };
        let water = if is_lake { "lake" } else { "ground" };
        let words = say.text.with(
            "why-catch",
            &[
                ("building", building.into()),
                ("water", water.into()),
                ("number", reason.number.into()),
                ("count", line.tokens.into()),
            ],
        );
        WhyLine::of(words).about(line.seat)
    };
    let mut lines: Vec<WhyLine> = reason.fish.iter().map(line).collect();
    let due = reason.fish_due();
    if lines.len() > 1 {
        lines.push(WhyLine::sum(say.with("why-catch-together", &[("count", &due)])));
    }
    lines
}

/// Returns how many resources of choice the bank can still give, where that is less than `due`.
pub(super) fn short(say: &GameWords<'_>, due: u8) -> Option<WhyLine> {
    let there = say.state.gold_due(due);
    let words = || say.with("why-gold-short", &[("count", &there)]);
    (there < u16::from(due)).then(|| WhyLine::sum(words()))
}

/// Explains whom the pirate may rob, and why nobody else.
pub fn pirate(say: &GameWords<'_>, reason: &PirateReason) -> Answer {
    Answer {
        title: say.text.get("why-pirate-title"),
        lines: victims(say, reason),
        rules: say.said(&reason.rules),
    }
}

pub(super) fn victims(say: &GameWords<'_>, reason: &PirateReason) -> Vec<WhyLine> {
    let line =
        |(seat, victim): &(Seat, PirateVictim)| WhyLine::of(say.say(victim, *seat)).about(*seat);
    reason.players.iter().map(line).collect()
}
