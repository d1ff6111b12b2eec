//! Why, in Cities & Knights: an attack, a gate of the event die, what the bank asks for.

use super::answer::{Answer, Line};
use crate::game::GameWords;
use board::{HarborKind, Spot};
use game::{
    Attack, AttackReason, GateDraw, GateReason, Outcome, RateReason, RateSource, Seat, Spared,
};

/// Why an attack ended so, or would end so now.
pub fn attack(say: &GameWords<'_>, reason: &AttackReason) -> Answer {
    let attack = &reason.attack;
    let barbarians = [("count", attack.barbarians.into())];
    let mut lines = vec![Line::of(say.text.with("why-attack-barbarians", &barbarians))];
    let mut order: Vec<Seat> = reason.knights.iter().map(|(seat, ..)| *seat).collect();
    order.dedup();
    for seat in order {
        let own = reason.knights.iter().filter(|(owner, ..)| *owner == seat);
        let named: Vec<String> = own
            .map(|(_, at, knight)| {
                let place = say.place(Spot::Intersection(*at));
                let values =
                    [("level", say.knight_level(knight.level).into()), ("place", place.into())];
                say.text.with("why-attack-knight", &values)
            })
            .collect();
        let values = [
            ("who", say.name(seat).into()),
            ("strength", attack.defence.of(seat).into()),
            ("knights", say.text.list(&named).into()),
        ];
        lines.push(Line::of(say.text.with("why-attack-defence", &values)).about(seat));
    }
    let sums = [("defence", reason.defence().into()), ("barbarians", attack.barbarians.into())];
    let key = match attack.outcome {
        Outcome::Repelled => "why-attack-repelled",
        Outcome::Lost => "why-attack-lost",
    };
    lines.push(Line::sum(say.text.with(key, &sums)));
    lines.extend(rewards(say, attack));
    lines.extend(losses(say, reason));
    Answer { title: say.text.get("why-attack-title"), lines, rules: say.said(&reason.rules) }
}

fn rewards(say: &GameWords<'_>, attack: &Attack) -> Vec<Line> {
    let about = |key: &str, seat: Seat| Line::of(say.about(key, seat)).about(seat);
    let defender = attack.defender.map(|seat| about("why-attack-defender", seat));
    let draws = attack.draws.iter().map(|seat| about("why-attack-draws", *seat));
    let mut lines: Vec<Line> = defender.into_iter().chain(draws).collect();
    if lines.is_empty() && attack.outcome == Outcome::Repelled {
        lines.push(Line::of(say.text.get("why-attack-nobody")));
    }
    lines
}

fn losses(say: &GameWords<'_>, reason: &AttackReason) -> Vec<Line> {
    let attack = &reason.attack;
    let strength = |key: &str, seat: Seat| {
        let strength = attack.defence.of(seat).into();
        Line::of(say.about_with(key, seat, "strength", strength)).about(seat)
    };
    let losers = attack.pillaged.iter();
    let mut lines: Vec<Line> =
        losers.map(|pillage| strength("why-attack-loses", pillage.player)).collect();
    lines.extend(reason.spared.iter().map(|(seat, why)| match why {
        Spared::NoCity => Line::of(say.about("why-attack-no-city", *seat)).about(*seat),
        Spared::OnlyMetropolises => {
            Line::of(say.about("why-attack-metropolises", *seat)).about(*seat)
        }
        Spared::Stronger => strength("why-attack-stronger", *seat),
    }));
    lines
}

/// Why somebody draws at a gate, and somebody else does not.
pub fn gate(say: &GameWords<'_>, reason: &GateReason) -> Answer {
    let track = say.track(reason.track);
    let values = [("track", track.into()), ("red", reason.red.pips().into())];
    let lines = reason.players.iter().map(|(seat, level, draw)| {
        let key = match draw {
            GateDraw::Draws => "why-gate-draws",
            GateDraw::NoLevel => "why-gate-no-level",
            GateDraw::RedTooHigh => "why-gate-red",
            GateDraw::DeckUsedUp => "why-gate-deck",
        };
        let values = [
            ("who", say.name(*seat).into()),
            ("level", level.number().into()),
            ("red", reason.red.pips().into()),
        ];
        Line::of(say.text.with(key, &values)).about(*seat)
    });
    Answer {
        title: say.text.with("why-gate-title", &values),
        lines: lines.collect(),
        rules: say.said(&reason.rules),
    }
}

/// Why the bank asks for so many cards of a kind.
pub fn rate(say: &GameWords<'_>, reason: RateReason) -> Answer {
    let RateReason { seat, kind, rate, by } = reason;
    let line = match by {
        RateSource::Bank => say.text.get("why-rate-bank"),
        RateSource::Harbor(at, gives) => {
            let key = match gives {
                HarborKind::Any => "why-rate-harbor",
                HarborKind::Of(_) => "why-rate-own-harbor",
            };
            let place = say.place(Spot::Intersection(at));
            say.text.with(key, &[("place", place.into())])
        }
        RateSource::Merchant(at) => {
            say.text.with("why-rate-merchant", &[("place", say.place(Spot::Hex(at)).into())])
        }
        RateSource::MerchantGuild => say.about("why-rate-guild", seat),
        RateSource::MerchantFleet => say.text.get("why-rate-fleet"),
    };
    let values = [
        ("who", say.name(seat).into()),
        ("count", rate.into()),
        ("resource", say.text.kind(kind).into()),
    ];
    Answer {
        title: say.text.with("why-rate-title", &values),
        lines: vec![Line::sum(line)],
        rules: Vec::new(),
    }
}
