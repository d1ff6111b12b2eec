//! Seafarers in sentences: deeds, gold, and what players have: ships, and points for foreign
//! islands.

use std::cmp::Ordering;

use super::GameWords;
use crate::said::InWords;
use board::Hex;
use cards::Die;
use game::{
    Cards, Correction, Expansion, Fact, FleetAttack, Payout, ScenarioDeed, SeaChange, SeaDeed,
    Seat, Value, sea_facts,
};
use scenarios::Item;

pub(super) const fn noun(deed: &SeaDeed) -> &'static str {
    match deed {
        SeaDeed::FoundShip { .. } | SeaDeed::BuildShip { .. } | SeaDeed::MoveShip { .. } => {
            "sea-step-ship"
        }
        SeaDeed::MovePirate { .. } | SeaDeed::ChasePirate { .. } => "sea-step-pirate",
        SeaDeed::TakeGold { .. } => "sea-step-gold",
        SeaDeed::TurnUp { .. } => "sea-step-found",
        SeaDeed::Scenario(ScenarioDeed::LayHarbor { .. }) => "sea-step-harbor",
        SeaDeed::Scenario(ScenarioDeed::TakeCloth { .. }) => "sea-step-cloth",
        SeaDeed::Scenario(ScenarioDeed::SailFleet { .. } | ScenarioDeed::LoseToFleet { .. }) => {
            "sea-step-fleet"
        }
        SeaDeed::Scenario(ScenarioDeed::Besiege { .. }) => "sea-step-siege",
        SeaDeed::Scenario(ScenarioDeed::ClaimWonder { .. } | ScenarioDeed::BuildLevel) => {
            "sea-step-wonder"
        }
        SeaDeed::Scenario(ScenarioDeed::RevealPoints { .. }) => "sea-step-points",
    }
}

/// Facts of a player's in scenarios with rules of their own.
const COLLECTED: [&Fact; 6] = [
    &sea_facts::TribeChits,
    &sea_facts::HeldHarbors,
    &sea_facts::Cloth,
    &sea_facts::Fortress,
    &sea_facts::Wonder,
    &sea_facts::Level,
];

impl GameWords<'_> {
    pub(super) fn sea_change(&self, change: SeaChange) -> String {
        match change {
            SeaChange::Earned { player, chit } => self.with(
                "sea-act-earned",
                &[
                    ("who", &player),
                    ("count", &chit.points),
                    ("island", &self.island_letter(chit.island)),
                ],
            ),
            SeaChange::Found { player, item, .. } => match item {
                Item::Chit => self.with("sea-act-found-chit", &[("who", &player)]),
                Item::Card => self.with("sea-act-found-card", &[("who", &player)]),
                Item::Harbor(kind) => {
                    self.with("sea-act-found-harbor", &[("who", &player), ("harbor", &kind)])
                }
            },
            SeaChange::Cloth { player, .. } => self.with("sea-act-cloth", &[("who", &player)]),
            SeaChange::Sailed { strength, .. } => {
                self.with("sea-act-sailed", &[("count", &strength)])
            }
            SeaChange::Attacked(attack) => self.fleet_attack(&attack),
            SeaChange::FleetLeft => self.with("sea-act-fleet-left", &[]),
            SeaChange::Armed { .. } => self.with("sea-act-armed", &[]),
            SeaChange::ChitOff { player } => {
                let chits = self.state.position().pirates().and_then(|it| it.fortress(player));
                let left = chits.map_or(0, |fortress| fortress.chits);
                self.with("sea-act-chit-off", &[("who", &player), ("count", &left)])
            }
            SeaChange::ShipLost { player, .. } => {
                self.with("sea-act-ship-lost", &[("who", &player)])
            }
        }
    }

    /// Tells what changes of a scenario all have to see: a line each, cloth by player, and that the
    /// fleet met nobody.
    pub(super) fn scenario_news(&self, changes: &[SeaChange]) -> Vec<String> {
        let is_attack = |change: &SeaChange| matches!(change, SeaChange::Attacked(_));
        let meets_nobody = !changes.iter().any(is_attack);
        let mut cloth = self.state.players().map(|_, _| 0_u8);
        let mut told = Vec::new();
        for change in changes {
            match *change {
                SeaChange::Sailed { strength, .. } if meets_nobody => {
                    told.push(self.with("sea-news-sailed", &[("count", &strength)]));
                }
                SeaChange::Cloth { player, .. } => cloth.change(player, |count| *count += 1),
                SeaChange::Found { .. }
                | SeaChange::Sailed { .. }
                | SeaChange::Attacked(_)
                | SeaChange::FleetLeft
                | SeaChange::ChitOff { .. }
                | SeaChange::ShipLost { .. } => told.push(self.sea_change(*change)),
                // The island shows it.
                SeaChange::Earned { .. } | SeaChange::Armed { .. } => {}
            }
        }
        let paid = cloth.iter().filter(|(_, count)| **count > 0);
        let paid = paid
            .map(|(seat, count)| self.with("sea-news-cloth", &[("who", &seat), ("count", count)]));
        told.extend(paid);
        told
    }

    /// Tells whom the fleet comes to by which lower die: "The fleet: 1 Anna, 3 Ben and Clara"; nothing
    /// where none sails (SCENARIOS 4.4).
    pub fn fleet_ahead(&self) -> Option<String> {
        self.fleet_ahead_by(&Die::ALL)
    }

    /// The same of those dice that the lower one may be.
    pub fn fleet_ahead_by(&self, lowers: &[Die]) -> Option<String> {
        let position = self.state.position();
        let pirates = position.pirates().filter(|pirates| pirates.fleet.is_some())?;
        let ahead = lowers.iter().filter_map(|die| {
            let to = pirates.sails_to(die.pips())?;
            let attacks = position.fleet_attacks(to, die.pips(), self.state.active());
            let met: Vec<Seat> = attacks.into_iter().map(|attack| attack.player).collect();
            let told = || self.with("sea-fleet-ahead-one", &[("number", die), ("who", &met)]);
            (!met.is_empty()).then(told)
        });
        let ahead: Vec<String> = ahead.collect();
        Some(if ahead.is_empty() {
            self.text.get("sea-fleet-ahead-none")
        } else {
            self.with("sea-fleet-ahead", &[("all", &self.text.joined(&ahead))])
        })
    }

    /// Tells what came of an attack of the fleet: "The fleet (3) attacks Anna (1): 2 cards lost".
    pub fn fleet_attack(&self, attack: &FleetAttack) -> String {
        let key = match attack.outcome() {
            Ordering::Greater => "sea-attack-won",
            Ordering::Equal => "sea-attack-even",
            Ordering::Less => "sea-attack-lost",
        };
        let FleetAttack { player, strength, warships, loses } = *attack;
        let values: [(&str, &dyn InWords); 4] =
            [("who", &player), ("strength", &strength), ("warships", &warships), ("count", &loses)];
        self.with(key, &values)
    }

    /// That it is a game of Seafarers, and what the table has set of it.
    pub(super) fn sea_history_game(&self) -> Option<String> {
        let rules = self.text.sea_rules(self.state.rules().sea?, self.state.setup().own_scenario());
        Some(self.with("sea-history-game", &[("rules", &rules)]))
    }

    /// Returns what gold brings `seat` for a number: how many of choice, or once they were taken
    /// which.
    pub fn gold_note(&self, payout: &Payout, taken: Option<Cards>, seat: Seat) -> Option<String> {
        let due = payout.gold_due(seat);
        match taken {
            Some(cards) => Some(self.with("sea-gold-taken", &[("cards", &cards)])),
            None if due > 0 => Some(self.with("sea-gold-note", &[("count", &due)])),
            None => None,
        }
    }

    /// Tells the cards that players get for gold by a payout, a sentence each.
    pub(super) fn gold_paid(&self, payout: &Payout) -> Vec<String> {
        let seats = self.state.players().seats();
        let notes = seats.filter_map(|seat| Some((seat, self.gold_note(payout, None, seat)?)));
        let said =
            notes.map(|(seat, note)| self.about_with("sea-takes-gold", seat, "note", note.into()));
        said.collect()
    }

    /// All of Seafarers that everybody sees of a player; nothing where it isn't played.
    pub fn sea_facts(&self, seat: Seat) -> Vec<String> {
        let Some(sea) = self.state.sea() else { return Vec::new() };
        let told = |island, points: u8| {
            self.with("sea-chit", &[("count", &points), ("island", &self.island_letter(island))])
        };
        let chits = sea.chits(seat).iter().map(|chit| told(chit.island, chit.points));
        let left = self.left_of(seat, Some(Expansion::Sea));
        chits.chain(left).chain(self.scenario_facts(seat)).collect()
    }

    /// Everything that only one scenario has a player collect: "Anna has 3 cloth".
    fn scenario_facts(&self, seat: Seat) -> Vec<String> {
        let told = |fact: &'static Fact| {
            let value = fact.booked(self.state, seat.into())?;
            let is_none = value.nothing().as_ref() == Some(&value)
                || matches!(&value, Value::Harbors(kinds) if kinds.is_empty());
            let correction = Correction::of(fact, seat.into(), value).filter(|_| !is_none)?;
            Some(self.corrected(&correction))
        };
        COLLECTED.into_iter().filter_map(told).collect()
    }

    /// The letter that the island, or the area, of a hex has had since the hex is land of it:
    /// "B"; none where it never was.
    pub fn island_letter(&self, hex: Hex) -> String {
        let letter = self.state.position().letter_of(hex);
        letter.map(|letter| letter.to_string()).unwrap_or_default()
    }

    /// The letters of the islands of these hexes, each once: "B, C".
    pub(super) fn island_letters(&self, hexes: &[Hex]) -> String {
        let mut letters: Vec<String> = hexes.iter().map(|hex| self.island_letter(*hex)).collect();
        letters.retain(|letter| !letter.is_empty());
        letters.sort_unstable();
        letters.dedup();
        self.text.joined(&letters)
    }

    /// The letters of the islands on which a player has earned points: "B, C".
    pub fn chit_letters(&self, seat: Seat) -> String {
        let chits = self.state.sea().map(|sea| sea.chits(seat)).unwrap_or_default();
        let letters: Vec<String> =
            chits.iter().map(|chit| self.island_letter(chit.island)).collect();
        self.text.joined(&letters)
    }
}
