//! Games of scenarios with rules of their own, on the printed maps: played at random up to a moment,
//! or with what a test puts there.

use board::{HarborKind, Resource};
use cards::Die;
use game::{
    Deed, Enforcement, Following, OwnScenario, Phase, Roll, ScenarioTask, SeaCorrection, SeaTask,
    State, Task,
};
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
    /// When somebody may choose among the harbors that they hold.
    Choice,
    /// When the fleet waits for the lower of the table's dice.
    Lower,
    /// When a player may attack their fortress, with a warship.
    Siege,
    /// When points are revealed before they are compared.
    Reveal,
    Over,
}

fn is_it(state: &State, moment: OwnMoment) -> bool {
    let first = state.open_tasks().first();
    match moment {
        OwnMoment::Over => state.phase() == Phase::Over,
        OwnMoment::Siege => {
            let warships = state.position().warships(state.builder());
            first.is_none() && warships > 0 && state.may_besiege()
        }
        OwnMoment::Reveal => {
            matches!(first, Some(Task::Sea(SeaTask::Scenario(ScenarioTask::RevealPoints { .. }))))
        }
        OwnMoment::Ahead | OwnMoment::Lower => {
            let position = state.position();
            let active = state.active();
            let reaches = |die: &Die| {
                let to = position.pirates().and_then(|it| it.sails_to(die.pips()));
                to.is_some_and(|to| !position.fleet_attacks(to, die.pips(), active).is_empty())
            };
            let is_near = Die::ALL.iter().filter(|die| reaches(die)).count() > 3;
            state.phase() == Phase::BeforeProduction && first.is_none() && is_near
        }
        OwnMoment::Asked | OwnMoment::Choice => {
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
    let mut found = found.unwrap_or_else(|| panic!("{own:?} never comes to {moment:?}"));
    let deed = match moment {
        OwnMoment::Lower => Deed::Roll { number: Roll::try_from(8).expect("a number") },
        OwnMoment::Choice => {
            let player = found.state.builder();
            let kinds = vec![HarborKind::Any, HarborKind::Of(Resource::Wool)];
            let correction = SeaCorrection::HeldHarbors { player, kinds }.into();
            Deed::Correct { correction }
        }
        OwnMoment::Turn
        | OwnMoment::Ahead
        | OwnMoment::Asked
        | OwnMoment::Siege
        | OwnMoment::Reveal
        | OwnMoment::Over => return found,
    };
    let act = found.state.perform(deed, Enforcement::ByTheRules);
    found.acts.push(act.expect("by the rules"));
    found
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
