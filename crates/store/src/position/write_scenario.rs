//! The parts of a scenario with rules of its own in the line of a game's position
//! (SCENARIOS 10).

use super::lay_scenario::{BY_HAND, WITH_LEVEL};
use super::line::{MarkedLine, PlayerLine, PositionLine, SettingsLine, VillageLine};
use super::parts::{FleetLine, FortressLine, WonderLine};
use game::{
    EmptyVillages, PathMarking, Position, ScenarioTable, SeaRules, Seat, Wonder, WonderClaim,
};

impl PositionLine {
    /// Adds the table of the scenario that `position` is of, where seats have such numbers.
    pub(super) fn add_scenario(
        &mut self,
        position: &Position<'_>,
        rules: SeaRules,
        number: impl Fn(Seat) -> usize,
    ) {
        let Some(scenario) = position.scenario() else { return };
        let seat = |seat: Seat| u64::try_from(number(seat)).ok();
        self.settings = Some(SettingsLine::of(rules));
        match scenario {
            ScenarioTable::Tribe(tribe) => {
                let marked = tribe.marked.iter();
                let marked = marked.map(|(path, gives)| MarkedLine { path: *path, gives: *gives });
                self.marked = Some(marked.collect());
            }
            ScenarioTable::Cloth(cloth) => {
                let villages = cloth.villages.iter().map(|village| VillageLine {
                    at: village.at,
                    number: village.number,
                    cloth: village.cloth,
                });
                self.villages = Some(villages.collect());
                self.cloth_left = Some(cloth.supply);
            }
            ScenarioTable::Pirates(pirates) => {
                // Its course stays, so that the table can put it back.
                self.fleet = Some(Some(FleetLine {
                    path: pirates.course.clone(),
                    at: pirates.fleet,
                    safe: pirates.safe.clone(),
                }));
                let fortresses = pirates.fortresses.iter().map(|fortress| FortressLine {
                    at: fortress.at,
                    player: fortress.owner.and_then(seat),
                    chits: fortress.chits,
                });
                self.fortresses = Some(fortresses.collect());
            }
            ScenarioTable::Wonders(wonders) => {
                let claimed = Wonder::ALL.into_iter().filter_map(|name| {
                    let claim = wonders.claimed[name]?;
                    let player = seat(claim.owner)?;
                    Some(WonderLine { name, player, level: claim.level })
                });
                self.wonders = Some(claimed.collect());
                self.strait = Some(wonders.strait.clone());
                self.wasteland = Some(wonders.wasteland.clone());
                self.lighthouses = Some(wonders.lighthouses.clone());
                self.x = Some(wonders.barred.clone());
            }
        }
    }
}

impl SettingsLine {
    fn of(rules: SeaRules) -> Self {
        Self {
            fleet_attacks: Some(rules.fleet_attacks),
            empty_villages: Some(match rules.empty_villages {
                EmptyVillages::Five => 5,
                EmptyVillages::Nine => 9,
            }),
            wonder_at: Some(rules.wonder_at),
            wonder_claim: Some(match rules.wonder_claim {
                WonderClaim::Free => "free".to_owned(),
                WonderClaim::WithLevel => WITH_LEVEL.to_owned(),
            }),
            shortest_way: Some(rules.shortest_way),
            marked_paths: match rules.marked_paths {
                PathMarking::Printed => None,
                PathMarking::ByHand => Some(BY_HAND.to_owned()),
            },
            ..Self::default()
        }
    }
}

impl PlayerLine {
    /// Adds what `seat` has of the scenario that `position` is of.
    pub(super) fn add_scenario(&mut self, position: &Position<'_>, seat: Seat) {
        match position.scenario() {
            None | Some(ScenarioTable::Wonders(_)) => {}
            Some(ScenarioTable::Tribe(tribe)) => {
                self.chits = Some(tribe.chits.of(seat));
                self.held_harbors = tribe.held.get(seat).cloned();
            }
            Some(ScenarioTable::Cloth(cloth)) => self.cloth = Some(cloth.cloth.of(seat)),
            Some(ScenarioTable::Pirates(pirates)) => {
                self.marked = pirates.marked.of(seat);
                let own = position.pieces.ships_of(seat).map(|(path, _)| path);
                let armed = own.filter(|path| pirates.warships.contains(path));
                self.warships = Some(armed.collect());
            }
        }
    }
}
