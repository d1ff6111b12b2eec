//! Additions of scenarios with rules of their own to the answer about a position
//! (SCENARIOS 10).

use serde::Serialize;

use super::expansion_answers::{ascending, ascending_paths};
use super::question::ScenarioQuestion;
use board::{Hex, Intersection, Path};
use game::{FleetAttack, PerSeat, PirateTable, Position, ScenarioTable, Seat, Seats, Wonder};
use scenarios::Item;

#[derive(Serialize)]
pub(super) struct ScenarioAnswer {
    robber_spots: Vec<Hex>,
    opening_spots: Vec<Intersection>,
    #[serde(flatten)]
    own: OwnAnswer,
    /// The end of the game, if the turn ended now; the outer option says whether it is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[expect(clippy::option_option, reason = "an end, null, or no field")]
    over: Option<Option<OverLine>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum OwnAnswer {
    Tribe(TribeAnswer),
    Cloth(ClothAnswer),
    Pirates(PirateAnswer),
    Wonders { may_claim: PerSeat<Vec<Wonder>> },
}

#[derive(Serialize)]
struct OverLine {
    winners: Seats,
    how: &'static str,
}

#[derive(Serialize)]
struct TribeAnswer {
    #[serde(skip_serializing_if = "Option::is_none")]
    items: Option<Vec<ItemLine>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    harbor_spots: Option<Vec<Path>>,
}

#[derive(Serialize)]
struct ItemLine {
    path: Path,
    gives: Item,
}

#[derive(Serialize)]
struct ClothAnswer {
    traders: Vec<Seats>,
    pirate_free: PerSeat<bool>,
    #[serde(flatten)]
    payout: Option<ClothAfter>,
}

#[derive(Serialize)]
struct ClothAfter {
    cloth_got: PerSeat<u8>,
    villages_after: Vec<u8>,
    cloth_left_after: u8,
}

#[derive(Serialize)]
struct PirateAnswer {
    line: PerSeat<LineAnswer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[expect(clippy::option_option, reason = "a hex, null, or no field")]
    fleet_to: Option<Option<Hex>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fleet_attacks: Option<Vec<FleetAttackLine>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[expect(clippy::option_option, reason = "a path, null, or no field")]
    next_warship: Option<Option<Path>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    siege: Option<SiegeLine>,
}

#[derive(Clone, Serialize)]
struct LineAnswer {
    ok: bool,
    at_marked: bool,
    at_fortress: bool,
}

#[derive(Serialize)]
struct FleetAttackLine {
    player: Seat,
    strength: u8,
    warships: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    loses: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    takes: Option<u8>,
}

#[derive(Serialize)]
struct SiegeLine {
    allowed: bool,
    chits: u8,
    ships_lost: Vec<Path>,
    taken: bool,
}

impl ScenarioAnswer {
    /// Answers to a `question` about `position` in the turn of `active`, if somebody says whose it
    /// is, with this `roll`.
    pub fn of(
        question: &ScenarioQuestion,
        active: Option<Seat>,
        roll: Option<u8>,
        position: &Position<'_>,
    ) -> Option<Self> {
        let land = position.island.tiles().iter().map(|tile| tile.at);
        let others = land.filter(|hex| position.robber != Some(*hex));
        let mut robber_spots: Vec<Hex> = others.filter(|hex| position.takes_robber(*hex)).collect();
        robber_spots.sort_unstable();
        let first = active.or_else(|| position.knight_cards.seat(0))?;
        let own = match position.scenario()? {
            ScenarioTable::Tribe(_) => OwnAnswer::Tribe(TribeAnswer::of(active, position)),
            ScenarioTable::Cloth(_) => OwnAnswer::Cloth(ClothAnswer::of(first, roll, position)),
            ScenarioTable::Pirates(pirates) => {
                OwnAnswer::Pirates(PirateAnswer::of((question, pirates), (active, first), position))
            }
            ScenarioTable::Wonders(_) => {
                let hidden = |seat| question.hidden_points.of(seat);
                let may_claim =
                    position.knight_cards.map(|seat, _| position.claimable(seat, hidden(seat)));
                OwnAnswer::Wonders { may_claim }
            }
        };
        let over = active.map(|active| {
            let end = position.end_of_turn(active, &question.hidden_points);
            end.map(|end| OverLine { how: end.key(), winners: end.winners(active) })
        });
        let opening_spots = ascending(position.opening_spots());
        Some(Self { robber_spots, opening_spots, own, over })
    }
}

impl TribeAnswer {
    fn of(active: Option<Seat>, position: &Position<'_>) -> Self {
        let Some(active) = active else { return Self { items: None, harbor_spots: None } };
        let items = ascending_paths(position.ship_spots(active)).into_iter().filter_map(|path| {
            let gives = position.tribe()?.item(path)?;
            Some(ItemLine { path, gives })
        });
        let harbor_spots = ascending_paths(position.harbor_spots(active));
        Self { items: Some(items.collect()), harbor_spots: Some(harbor_spots) }
    }
}

impl ClothAnswer {
    fn of(first: Seat, roll: Option<u8>, position: &Position<'_>) -> Self {
        let villages = position.cloth().map_or(&[][..], |cloth| &cloth.villages);
        let payout = roll.and_then(|roll| position.cloth_payout(roll, first));
        Self {
            traders: villages.iter().map(|village| position.traders(village.at)).collect(),
            pirate_free: position.knight_cards.map(|seat, _| position.trades_at_all(seat)),
            payout: payout.map(|paid| ClothAfter {
                cloth_got: paid.got,
                villages_after: paid.after.villages.iter().map(|village| village.cloth).collect(),
                cloth_left_after: paid.after.supply,
            }),
        }
    }
}

impl PirateAnswer {
    fn of(
        (question, pirates): (&ScenarioQuestion, &PirateTable),
        (active, first): (Option<Seat>, Seat),
        position: &Position<'_>,
    ) -> Self {
        let line = position.knight_cards.map(|seat, _| {
            let touches = |place: Option<Intersection>| {
                place.is_some_and(|place| position.has_ship_at(seat, place))
            };
            LineAnswer {
                ok: position.ship_line(seat).is_some(),
                at_marked: touches(pirates.marked.of(seat)),
                at_fortress: touches(pirates.fortress(seat).map(|fortress| fortress.at)),
            }
        });
        let sails = question.dice.map(|[red, yellow]| {
            let strength = red.pips().min(yellow.pips());
            (strength, pirates.sails_to(strength))
        });
        let attacks = |(strength, to): (u8, Option<Hex>)| {
            let attacks = to.map(|to| position.fleet_attacks(to, strength, first));
            let line = |attack: FleetAttack| FleetAttackLine::of(attack, position);
            attacks.unwrap_or_default().into_iter().map(line).collect()
        };
        let siege = active.zip(question.die).map(|(active, die)| {
            let chits = pirates.fortress(active).map_or(0, |fortress| fortress.chits);
            match position.siege(active, die.pips()) {
                Some(siege) => SiegeLine {
                    allowed: true,
                    chits: siege.chits,
                    ships_lost: ascending_paths(siege.ships_lost),
                    taken: siege.chits == 0,
                },
                None => SiegeLine { allowed: false, chits, ships_lost: Vec::new(), taken: false },
            }
        });
        Self {
            line,
            fleet_to: sails.map(|(_, to)| to),
            fleet_attacks: sails.map(attacks),
            next_warship: active.map(|active| position.next_warship(active)),
            siege,
        }
    }
}

impl FleetAttackLine {
    fn of(attack: FleetAttack, position: &Position<'_>) -> Self {
        let FleetAttack { player, strength, warships, loses } = attack;
        let held = position.hand_sizes.of(player).unwrap_or(u16::MAX);
        let loses = (loses > 0).then(|| u16::from(loses).min(held));
        let takes = attack.outcome().is_gt().then_some(1);
        Self { player, strength, warships, loses, takes }
    }
}
