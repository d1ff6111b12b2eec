//! Moments of games of Seafarers, of which pictures are taken.

use std::path::Path;

use cards::BuiltIn;
use chrono::TimeDelta;
use game::{
    Edition, Entry, Following, Phase, Rules, SeaMap, SeaTask, Setup, SetupFields, State, Step, Task,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use scenarios::{BuiltInScenario, LayHow};
use stats::{random_act, random_setup};
use store::Folder;

use super::games::FOUR;
use crate::common::players;
use crate::window::{LONG_NAMES, now};

/// A moment of such a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeaMoment {
    /// Somebody's first settlement waits for its road or ship.
    Opening,
    /// A turn with ships that may be moved, the pirate at sea.
    Ships,
    /// Gold is chosen.
    Gold,
    /// A hidden hex is turned up.
    Found,
    /// The robber or the pirate is moved.
    Seven,
    /// Somebody has points of an island, and somebody the trade route.
    Points,
    /// Six long names share six islands.
    Six,
    /// Four play it with Cities & Knights.
    Knights,
    /// Somebody has won.
    Won,
}

impl SeaMoment {
    const fn scenario(self) -> BuiltInScenario {
        match self {
            Self::Found => BuiltInScenario::FogIslands,
            Self::Six => BuiltInScenario::FourIslands,
            _ => BuiltInScenario::NewShores,
        }
    }

    fn is(self, state: &State) -> bool {
        let trades = state.phase() == Phase::Trading && state.tasks().is_empty();
        let ships = state.pieces().ships().count();
        let task = state.open_tasks().first().cloned();
        let at_sea = state.sea().is_some_and(|sea| sea.table().pirate.is_some());
        match self {
            Self::Opening => {
                let settled = matches!(state.phase(), Phase::Founding { settlement: Some(_), .. });
                settled && ships > 1 && !state.founding_ships().is_empty()
            }
            Self::Ships => trades && at_sea && ships > 8 && state.movable_ships().len() > 1,
            Self::Gold => matches!(task, Some(Task::Sea(SeaTask::Gold { count, .. })) if count > 1),
            Self::Found => matches!(task, Some(Task::Sea(SeaTask::TurnUp { .. }))) && ships > 5,
            Self::Seven => {
                matches!(task, Some(Task::MoveRobber { .. }))
                    && state.may_move_pirate()
                    && ships > 6
            }
            Self::Points => {
                let chits = |state: &State| {
                    let seats = state.players().seats();
                    let sea = state.sea();
                    seats.filter(|seat| sea.is_some_and(|sea| !sea.chits(*seat).is_empty())).count()
                };
                trades && at_sea && chits(state) > 1
            }
            Self::Six => trades && at_sea && ships > 14,
            Self::Knights => trades && at_sea && ships > 6 && state.pieces().knights().count() > 3,
            Self::Won => state.over().is_some(),
        }
    }

    /// Plays to it at random, and keeps the game in `data_dir`.
    pub fn fill(self, data_dir: &Path) {
        let reached = (0..400).any(|seed| self.reach(data_dir, seed));
        assert!(reached, "{self:?} never came");
    }

    fn reach(self, data_dir: &Path, seed: u64) -> bool {
        let mut rng = StdRng::seed_from_u64(seed);
        let names = if self == Self::Six { LONG_NAMES.to_vec() } else { FOUR.to_vec() };
        let scenario = self.scenario().scenario().expect("sound");
        let map = scenario.map_for(u8::try_from(names.len()).expect("few")).expect("a map");
        let laid = map.lay(LayHow::PRINTED, &mut rng);
        let sea = Some(SeaMap::of(&scenario, map, &laid));
        let rules = match self {
            Self::Knights => {
                Rules { following: Following::Open, ..Rules::with_knights(Edition::Fifth) }
            }
            _ => Rules::open_hands(),
        };
        // Few points win: players who play at random seldom come to 14.
        let target = if self == Self::Won { 7 } else { scenario.target() };
        let rules = Rules { target, ..rules.for_scenario(&scenario) };
        let decks = match self {
            Self::Knights => vec![BuiltIn::B, BuiltIn::C, BuiltIn::D],
            _ => vec![BuiltIn::A],
        };
        let decks: Vec<_> = decks.iter().map(|deck| deck.deck().expect("sound")).collect();
        let drawn = random_setup(&decks, names.len(), rules, &mut rng).expect("a setup");
        let fields = SetupFields {
            created: now(),
            players: players(names),
            island: laid.island,
            sea,
            ..SetupFields::from(drawn)
        };
        let setup = Setup::new(fields).expect("a setup");
        let mut state = State::new(setup.clone().into());
        let mut acts = Vec::new();
        while !self.is(&state) {
            let Some(act) = random_act(&mut state, &mut rng).filter(|_| acts.len() < 900) else {
                return false;
            };
            acts.push(act);
        }
        let mut journal = Folder::new(data_dir).create(&setup).expect("written");
        let mut time = now();
        for (act, pause) in acts.into_iter().zip([4, 9, 31, 12, 6, 47, 20].into_iter().cycle()) {
            time += TimeDelta::seconds(pause);
            journal.append(&Entry::new(time, Step::Act(act))).expect("written");
        }
        true
    }
}
