//! Games of scenarios with rules of their own, on the printed maps: played at random up to a moment,
//! or with what a test puts there.

use cards::Die;
use game::{Following, OwnScenario, Phase, ScenarioTask, SeaTask, State, Task};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::random_act;

use super::played::Played;
pub use super::scenario_setup::{file, opening};

/// When such a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnMoment {
    /// After a number, when much has happened.
    Turn,
    /// Before a number, with the fleet near to many.
    Ahead,
    /// When the scenario asks for something of its own.
    Asked,
    Over,
}

fn is_it(state: &State, moment: OwnMoment) -> bool {
    let first = state.open_tasks().first();
    match moment {
        OwnMoment::Over => state.phase() == Phase::Over,
        OwnMoment::Ahead => {
            let position = state.position();
            let active = state.active();
            let reaches = |die: &Die| {
                let to = position.pirates().and_then(|it| it.sails_to(die.pips()));
                to.is_some_and(|to| !position.fleet_attacks(to, die.pips(), active).is_empty())
            };
            let is_near = Die::ALL.iter().filter(|die| reaches(die)).count() > 3;
            state.phase() == Phase::BeforeProduction && first.is_none() && is_near
        }
        OwnMoment::Asked => {
            let own = |task: &SeaTask| match task {
                SeaTask::Scenario(
                    ScenarioTask::LayHarbor { .. } | ScenarioTask::LoseToFleet { .. },
                ) => true,
                SeaTask::Scenario(
                    ScenarioTask::Fleet { .. } | ScenarioTask::RevealPoints { .. },
                )
                | SeaTask::Gold { .. }
                | SeaTask::TurnUp { .. }
                | SeaTask::FreeShip { .. } => false,
            };
            let cloth = |seat| state.may_lose_cloth(seat);
            let steals = matches!(first, Some(Task::Steal { .. }));
            matches!(first, Some(Task::Sea(task)) if own(task))
                || steals && state.players().seats().any(cloth)
        }
        OwnMoment::Turn => {
            let position = state.position();
            let seats = || state.players().seats();
            let has_it = position.tribe().is_none_or(|it| seats().any(|s| it.chits.of(s) > 0))
                && position.cloth().is_none_or(|it| seats().any(|s| it.cloth.of(s) > 1))
                && position.pirates().is_none_or(|it| !it.warships.is_empty())
                && position.wonders().is_none_or(|it| it.claimed.values().flatten().count() > 0);
            state.phase() == Phase::Trading && first.is_none() && state.turn() > 24 && has_it
        }
    }
}

/// A game that came to this moment.
pub fn at_moment(own: OwnScenario, names: &[&str], moment: OwnMoment) -> Played {
    let found = when(own, names, |state| is_it(state, moment));
    found.unwrap_or_else(|| panic!("{own:?} never comes to {moment:?}"))
}

/// A game that came to where `is_it` holds, if it ever does.
pub fn when(own: OwnScenario, names: &[&str], is_it: impl Fn(&State) -> bool) -> Option<Played> {
    (0..40).find_map(|seed| {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut state = State::new(opening(own, names, Following::Open).into());
        let mut acts = Vec::new();
        for _ in 0..6000 {
            if is_it(&state) {
                return Some(Played { state, acts });
            }
            acts.push(random_act(&mut state, &mut rng)?);
        }
        None
    })
}
