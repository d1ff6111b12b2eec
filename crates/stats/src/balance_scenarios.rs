//! Results of random games of the scenarios with rules of their own beside their events: what the
//! Forgotten Tribe left, cloth, the fleet and fortresses, and wonders.

use std::cmp::Ordering;

use serde::Serialize;

use game::{Act, Deed, Over, OwnScenario, ScenarioDeed, SeaChange, SeaDeed, State};
use scenarios::Item;

/// Results of games of one of these scenarios.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioBalance {
    Tribe(TribeBalance),
    Cloth(ClothBalance),
    Pirates(PirateBalance),
    Wonders(WonderBalance),
}

/// Finds of the Forgotten Tribe, per player and game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct TribeBalance {
    pub chits: f64,
    pub cards: f64,
    pub harbors: f64,
}

/// Results of Cloth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct ClothBalance {
    /// Cloth that villages and the supply gave, per player and game.
    pub cloth: f64,
    /// Villages that are empty at the end of a game.
    pub empty_villages: f64,
    /// The share of games that empty villages ended.
    pub ended_by_villages: f64,
}

/// Results of the Pirate Islands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct PirateBalance {
    /// Attacks of the fleet on a player, per turn.
    pub attacks: f64,
    /// The share of them that the player won.
    pub won: f64,
    /// The share of them that nobody won.
    pub even: f64,
    /// Ships that became warships, per player and game.
    pub warships: f64,
    /// Attacks on fortresses, per player and game.
    pub sieges: f64,
    /// Fortresses taken, per player and game.
    pub fortresses: f64,
}

/// Results of the Wonders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct WonderBalance {
    /// Wonders claimed, per player and game.
    pub claimed: f64,
    /// Levels built, per player and game.
    pub levels: f64,
    /// The share of games that a wonder won.
    pub ended_by_wonder: f64,
}

/// Sums over games of one of these scenarios.
#[derive(Clone, Copy, Debug, Default)]
pub struct ScenarioSums {
    tribe: TribeBalance,
    cloth: ClothBalance,
    pirates: PirateBalance,
    wonders: WonderBalance,
}

impl ScenarioSums {
    /// Counts an act.
    pub(super) fn count(&mut self, act: &Act) {
        for change in &act.sea {
            match change {
                SeaChange::Found { item: Item::Chit, .. } => self.tribe.chits += 1.0,
                SeaChange::Found { item: Item::Card, .. } => self.tribe.cards += 1.0,
                SeaChange::Found { item: Item::Harbor(_), .. } => self.tribe.harbors += 1.0,
                SeaChange::Cloth { .. } => self.cloth.cloth += 1.0,
                SeaChange::Attacked(attack) => {
                    self.pirates.attacks += 1.0;
                    match attack.outcome() {
                        Ordering::Greater => self.pirates.won += 1.0,
                        Ordering::Equal => self.pirates.even += 1.0,
                        Ordering::Less => {}
                    }
                }
                SeaChange::Armed { .. } => self.pirates.warships += 1.0,
                SeaChange::Earned { .. }
                | SeaChange::Sailed { .. }
                | SeaChange::FleetLeft
                | SeaChange::ChitOff { .. }
                | SeaChange::ShipLost { .. } => {}
            }
        }
        if let Deed::Sea(SeaDeed::Scenario(deed)) = &act.deed {
            match deed {
                ScenarioDeed::Besiege { .. } => self.pirates.sieges += 1.0,
                ScenarioDeed::ClaimWonder { .. } => self.wonders.claimed += 1.0,
                ScenarioDeed::BuildLevel => self.wonders.levels += 1.0,
                ScenarioDeed::LayHarbor { .. }
                | ScenarioDeed::TakeCloth { .. }
                | ScenarioDeed::SailFleet { .. }
                | ScenarioDeed::LoseToFleet { .. }
                | ScenarioDeed::RevealPoints { .. } => {}
            }
        }
    }

    /// Counts what lies on the table at the end of a game, and what ended it.
    pub(super) fn end(&mut self, state: &State) {
        let position = state.position();
        if let Some(cloth) = position.cloth() {
            let empty = cloth.villages.iter().filter(|village| village.cloth == 0);
            self.cloth.empty_villages += empty.count() as f64;
        }
        if let Some(pirates) = position.pirates() {
            let taken = state.players().seats().filter(|seat| pirates.has_taken(*seat));
            self.pirates.fortresses += taken.count() as f64;
        }
        match state.over() {
            Some(Over::Wonder { .. }) => self.wonders.ended_by_wonder += 1.0,
            Some(Over::Villages { .. } | Over::VillagesShared { .. }) => {
                self.cloth.ended_by_villages += 1.0;
            }
            Some(
                Over::BoardDead { .. }
                | Over::BrokenOff
                | Over::PublicPoints { .. }
                | Over::RevealedCards { .. },
            )
            | None => {}
        }
    }

    /// Shares of the sums in so many `turns` of `players` in so many `games` of `own`.
    pub(super) fn over(
        self,
        own: OwnScenario,
        turns: u64,
        players: usize,
        games: usize,
    ) -> ScenarioBalance {
        let Self { tribe, cloth, pirates, wonders } = self;
        let games = games.max(1) as f64;
        let each = games * players as f64;
        let attacks = pirates.attacks.max(1.0);
        match own {
            OwnScenario::Tribe => ScenarioBalance::Tribe(TribeBalance {
                chits: tribe.chits / each,
                cards: tribe.cards / each,
                harbors: tribe.harbors / each,
            }),
            OwnScenario::Cloth => ScenarioBalance::Cloth(ClothBalance {
                cloth: cloth.cloth / each,
                empty_villages: cloth.empty_villages / games,
                ended_by_villages: cloth.ended_by_villages / games,
            }),
            OwnScenario::Pirates => ScenarioBalance::Pirates(PirateBalance {
                attacks: pirates.attacks / turns.max(1) as f64,
                won: pirates.won / attacks,
                even: pirates.even / attacks,
                warships: pirates.warships / each,
                sieges: pirates.sieges / each,
                fortresses: pirates.fortresses / each,
            }),
            OwnScenario::Wonders => ScenarioBalance::Wonders(WonderBalance {
                claimed: wonders.claimed / each,
                levels: wonders.levels / each,
                ended_by_wonder: wonders.ended_by_wonder / games,
            }),
        }
    }
}
