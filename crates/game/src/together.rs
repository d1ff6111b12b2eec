//! Expansions with each other: the points that win, and sets that aren't offered
//! (docs/traders.md, 8).

use super::{Expansion, Expansions, HarbormasterRule, OwnScenario};
use derive::Said;
use scenarios::{BuiltInScenario, ScenarioId};

/// Points that win with a module (TRADERS 8.5).
struct TargetRow {
    module: Expansion,
    /// With no other.
    alone: u8,
    /// With Cities & Knights.
    with_knights: u8,
    /// Points more than the scenario's, with Seafarers.
    at_sea: u8,
}

/// The modules that there are so far.
const TARGETS: [TargetRow; 4] = [
    TargetRow { module: Expansion::Fish, alone: 10, with_knights: 13, at_sea: 0 },
    TargetRow { module: Expansion::Rivers, alone: 10, with_knights: 13, at_sea: 0 },
    TargetRow { module: Expansion::Wagons, alone: 13, with_knights: 15, at_sea: 3 },
    // With Cities & Knights it isn't offered.
    TargetRow { module: Expansion::Oil, alone: 12, with_knights: 13, at_sea: 2 },
];

/// Points that win with two modules whose sheet says so, without Cities & Knights (TRADERS 8.5).
const PAIRS: [([Expansion; 2], u8); 3] = [
    ([Expansion::Fish, Expansion::Rivers], 10),
    ([Expansion::Fish, Expansion::Wagons], 12),
    ([Expansion::Rivers, Expansion::Wagons], 13),
];

fn targets(played: Expansions) -> impl Iterator<Item = &'static TargetRow> {
    TARGETS.iter().filter(move |row| played.has(row.module))
}

/// Returns the points that win where `played` is, if no scenario says so: of two modules as their
/// sheet says, else of several the most (TRADERS 8.5). Nothing where no module is played.
pub fn usual_target(played: Expansions, harbormaster: HarbormasterRule) -> Option<u8> {
    let with_knights = played.has(Expansion::Knights);
    let of = |row: &TargetRow| if with_knights { row.with_knights } else { row.alone };
    let is_pair = !with_knights && targets(played).count() == 2;
    let of_pair = PAIRS.iter().filter(|_| is_pair).find(|(pair, _)| played.have_all(pair));
    let target = of_pair.map(|(_, target)| *target).or(targets(played).map(of).max())?;
    Some(target + u8::from(harbormaster.is_in_play()))
}

/// Returns how many points more than their scenario's win at sea (TRADERS 8.5).
pub fn more_at_sea(played: Expansions) -> u8 {
    targets(played).map(|row| row.at_sea).max().unwrap_or(0)
}

/// Reason that expansions aren't offered together (TRADERS 13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Said, thiserror::Error)]
#[said("not-offered")]
pub enum NotOffered {
    /// No sheet tells of it, and there would be two kinds of metropolis (TRADERS 8.2).
    #[error("oil isn't offered with Cities & Knights")]
    OilWithKnights,
}

/// Expansions of which no set that is offered has both.
const NOT_OFFERED: [([Expansion; 2], NotOffered); 1] =
    [([Expansion::Knights, Expansion::Oil], NotOffered::OilWithKnights)];

/// The scenarios of Seafarers that a module is played with: the program's of these, and those from
/// files (TRADERS 8.3).
struct ScenarioRow {
    module: Expansion,
    scenarios: &'static [BuiltInScenario],
}

const SCENARIOS: [ScenarioRow; 2] = [
    ScenarioRow {
        module: Expansion::Wagons,
        scenarios: &[BuiltInScenario::NewShores, BuiltInScenario::ThroughTheDesert],
    },
    ScenarioRow {
        module: Expansion::Rivers,
        scenarios: &[
            BuiltInScenario::NewShores,
            BuiltInScenario::FogIslands,
            BuiltInScenario::ThroughTheDesert,
            BuiltInScenario::ForgottenTribe,
            BuiltInScenario::NewWorld,
        ],
    },
];

impl Expansion {
    /// Returns whether it is played in a scenario of Seafarers with this id, if it has one, and
    /// with these rules of its own, if it has any (TRADERS 8.3, SCENARIOS 6).
    pub fn is_played_in(self, id: Option<&ScenarioId>, own: Option<OwnScenario>) -> bool {
        let is_ruled_out = match self {
            Self::Knights => own.is_some_and(OwnScenario::needs_development_cards),
            Self::Fish => own == Some(OwnScenario::Pirates),
            Self::Sea | Self::Rivers | Self::Wagons | Self::Oil => false,
        };
        let row = SCENARIOS.iter().find(|row| row.module == self);
        let is_among = |row: &ScenarioRow, id: &ScenarioId| {
            row.scenarios.iter().any(|it| it.key() == id.as_str())
        };
        let is_left_out = row.zip(id).is_some_and(|(row, id)| !is_among(row, id));
        !is_ruled_out && !is_left_out
    }
}

impl Expansions {
    /// Returns whether a lake takes the place of a desert: with fish, unless rivers or wagons are
    /// played, too (TRADERS 8.4).
    pub fn have_lake(self) -> bool {
        self.has(Expansion::Fish) && !self.has(Expansion::Rivers) && !self.has(Expansion::Wagons)
    }

    /// Returns whether the robber waits beside the board for the first 7 or knight, or isn't in play
    /// (TRADERS 1.1, 5.1, 7.2).
    pub fn keep_robber_aside(self) -> bool {
        [Expansion::Fish, Expansion::Wagons, Expansion::Oil].into_iter().any(|it| self.has(it))
    }

    /// Returns the first of them that a scenario isn't played with, as
    /// [`Expansion::is_played_in`] says.
    pub fn misfit_in(self, id: Option<&ScenarioId>, own: Option<OwnScenario>) -> Option<Expansion> {
        self.iter().find(|expansion| !expansion.is_played_in(id, own))
    }

    /// Returns why they aren't offered together, if they aren't.
    pub fn not_offered(self) -> Option<NotOffered> {
        NOT_OFFERED.iter().find(|(pair, _)| self.have_all(pair)).map(|(_, why)| *why)
    }

    fn have_all(self, wanted: &[Expansion]) -> bool {
        wanted.iter().all(|one| self.has(*one))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_that_is_not_offered_says_why_and_its_parts_may_be() {
        let both = Expansions::from_iter([Expansion::Knights, Expansion::Oil]);
        assert_eq!(both.not_offered(), Some(NotOffered::OilWithKnights));
        assert!(Expansions::combinations().all(|played| played.not_offered().is_none()));
        assert!(both.parts().all(|part| part != both) && both.parts().count() == 3);
    }

    #[test]
    fn a_scenario_says_which_expansions_it_is_played_with() {
        let id = |scenario: BuiltInScenario| ScenarioId::try_from(scenario.key().to_owned()).ok();
        let tribe = id(BuiltInScenario::ForgottenTribe);
        let own = Some(OwnScenario::Tribe);
        assert!(Expansion::Rivers.is_played_in(tribe.as_ref(), own));
        assert!(!Expansion::Wagons.is_played_in(tribe.as_ref(), own));
        let islands = id(BuiltInScenario::PirateIslands);
        let all: Expansions = Expansion::ALL.into_iter().collect();
        let pirates = Some(OwnScenario::Pirates);
        let misfit = all.toggled(Expansion::Knights).misfit_in(islands.as_ref(), pirates);
        assert_eq!(misfit, Some(Expansion::Fish));
        assert_eq!(all.misfit_in(None, None), None, "a map of the table's own");
        let shores = id(BuiltInScenario::NewShores);
        assert_eq!(all.misfit_in(shores.as_ref(), None), None);
    }

    #[test]
    fn of_several_modules_the_highest_number_wins_unless_a_sheet_says_otherwise() {
        let of = |modules: &[Expansion]| {
            let played = modules.iter().copied().collect();
            usual_target(played, HarbormasterRule::Off)
        };
        assert_eq!(of(&[]), None);
        assert_eq!(of(&[Expansion::Fish]), Some(10));
        assert_eq!(of(&[Expansion::Fish, Expansion::Oil]), Some(12));
        assert_eq!(of(&[Expansion::Wagons, Expansion::Oil]), Some(13));
        assert_eq!(of(&[Expansion::Fish, Expansion::Wagons]), Some(12));
        assert_eq!(of(&[Expansion::Rivers, Expansion::Wagons]), Some(13));
        assert_eq!(of(&[Expansion::Fish, Expansion::Rivers, Expansion::Wagons]), Some(13));
        assert_eq!(of(&[Expansion::Fish, Expansion::Wagons, Expansion::Knights]), Some(15));
        assert_eq!(of(&[Expansion::Fish, Expansion::Wagons, Expansion::Sea]), Some(12));
        let with_harbors =
            usual_target([Expansion::Oil].into_iter().collect(), HarbormasterRule::InPlay);
        assert_eq!(with_harbors, Some(13));
    }
}
