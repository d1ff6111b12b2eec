//! Games with modules of Traders & Barbarians: played at random up to a moment.

use board::Path;
use cards::Die;
use game::{
    Deed, Edition, Expansion, FishRules, FishTask, Following, OilRules, OilTask, Phase,
    RiversRules, Rules, SeaRules, SetupFields, State, Task, WagonDeed, WagonRules, WagonTask,
};
use rand::SeedableRng;
use rand::rngs::StdRng;
use stats::{random_act, random_setup};

use super::played::{Played, built_in};
use crate::common::players;

pub const FISH_AND_RIVERS: &[Expansion] = &[Expansion::Fish, Expansion::Rivers];
pub const WAGONS: &[Expansion] = &[Expansion::Wagons];
pub const OIL: &[Expansion] = &[Expansion::Oil];
/// Everything that is offered at once beside the base game alone.
pub const ALL_FOUR: &[Expansion] =
    &[Expansion::Fish, Expansion::Rivers, Expansion::Wagons, Expansion::Oil];
pub const FISH_AND_OIL: &[Expansion] = &[Expansion::Fish, Expansion::Oil];
pub const WITH_KNIGHTS: &[Expansion] =
    &[Expansion::Knights, Expansion::Fish, Expansion::Rivers, Expansion::Wagons];
pub const AT_SEA: &[Expansion] = &[Expansion::Sea, Expansion::Fish, Expansion::Rivers];

/// When such a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModuleMoment {
    /// Before anybody has placed anything.
    Opening,
    /// Before a number, when much has happened.
    Before,
    /// After a number, when much has happened.
    Turn,
    /// After a wagon has begun to move.
    Moving,
    /// When somebody has fish for something.
    FishOffered,
    /// When somebody may exchange a token.
    Exchange,
    /// When somebody may have drawn the boot.
    Boot,
    /// When a bandit is moved with a 7.
    Bandit,
    /// When somebody may drive a bandit off.
    Drives,
    /// When the token on top of a stack is asked for.
    Load,
    /// When the dice of a disaster are asked for.
    Disaster,
    /// When the lot decides which hex is polluted.
    Lot,
    /// When a 7 asks for cards, and somebody has oil.
    Seven,
    /// When somebody has won, or the island is lost.
    Over,
}

/// Rules of a table that plays with these.
pub fn rules(played: &[Expansion], following: Following) -> Rules {
    let has = |one| played.contains(&one);
    let base = if has(Expansion::Knights) {
        Rules::with_knights(Edition::Fifth)
    } else {
        Rules::open_hands()
    };
    Rules {
        following,
        target: 30,
        sea: has(Expansion::Sea).then(SeaRules::default),
        fish: has(Expansion::Fish).then(FishRules::default),
        rivers: has(Expansion::Rivers).then(RiversRules::default),
        wagons: has(Expansion::Wagons).then(WagonRules::default),
        oil: has(Expansion::Oil).then(OilRules::default),
        ..base
    }
}

/// Returns whether every module that is played has left something to see.
fn has_much(state: &State) -> bool {
    let seats = || state.players().seats();
    let pieces = state.pieces();
    let has_bridge = || pieces.bridges().next().is_some();
    state.turn() > 20
        && state.fish().is_none_or(|fish| fish.table().boot.is_some())
        && state.rivers().is_none_or(|_| has_bridge())
        && state.wagons().is_none_or(|it| it.table().wagons.values().any(|it| it.load.is_some()))
        && state.oil().is_none_or(|_| seats().any(|seat| state.oil_of(seat) > 0))
}

fn is_it(state: &State, moment: ModuleMoment) -> bool {
    let first = state.open_tasks().first();
    let asks = |is_it: fn(&Task) -> bool| first.is_some_and(is_it);
    match moment {
        ModuleMoment::Opening => matches!(state.phase(), Phase::Founding { .. }),
        ModuleMoment::Before => {
            state.phase() == Phase::BeforeProduction && first.is_none() && has_much(state)
        }
        ModuleMoment::Turn => {
            let has_moved = state.wagons().is_some_and(|wagons| wagons.turn().has_begun());
            state.phase() == Phase::Trading && first.is_none() && has_much(state) && !has_moved
        }
        ModuleMoment::Moving => {
            let wagons = state.wagons();
            let is_fresh = wagons.is_some_and(|wagons| !wagons.turn().is_over());
            let has_begun = wagons.is_some_and(|wagons| wagons.turn().has_begun());
            has_begun && is_fresh && first.is_none() && state.turn() > 8
        }
        ModuleMoment::Drives => first.is_none() && driven(state).is_some(),
        ModuleMoment::FishOffered => {
            let offers = state.fish_offers().count();
            state.phase() == Phase::Trading && first.is_none() && offers > 3
        }
        ModuleMoment::Exchange => {
            asks(|task| matches!(task, Task::Fish(FishTask::Exchange { .. })))
        }
        ModuleMoment::Boot => asks(|task| matches!(task, Task::Fish(FishTask::Boot { .. }))),
        ModuleMoment::Bandit => asks(|task| matches!(task, Task::Wagons(WagonTask::Bandit { .. }))),
        ModuleMoment::Load => asks(|task| matches!(task, Task::Wagons(WagonTask::Load { .. }))),
        ModuleMoment::Disaster => asks(|task| matches!(task, Task::Oil(OilTask::Disaster { .. }))),
        ModuleMoment::Lot => asks(|task| matches!(task, Task::Oil(OilTask::Lot { .. }))),
        ModuleMoment::Seven => first.is_some_and(
            |task| matches!(task, Task::Discard { player, .. } if state.oil_of(*player) > 0),
        ),
        ModuleMoment::Over => state.phase() == Phase::Over,
    }
}

/// A bandit that whoever is on turn may try to drive off.
pub fn driven(state: &State) -> Option<Path> {
    let bandits = &state.wagons()?.table().bandits;
    let drives = |at: Path| Deed::Wagons(WagonDeed::DriveOff { at, die: Die::ALL[0] });
    bandits.iter().copied().find(|at| state.against(drives(*at)).is_none())
}

/// A game with these that came to this moment.
pub fn at_moment(played: &[Expansion], names: &[&str], moment: ModuleMoment) -> Played {
    let target = if moment == ModuleMoment::Over { 8 } else { 30 };
    let rules = Rules { target, ..rules(played, Following::Open) };
    let found = when(&rules, names, |state| is_it(state, moment));
    found.unwrap_or_else(|| panic!("{played:?} never comes to {moment:?}"))
}

/// A game by these rules that came to where `is_it` holds, if it ever does.
pub fn when(rules: &Rules, names: &[&str], is_it: impl Fn(&State) -> bool) -> Option<Played> {
    (0..40).find_map(|seed| {
        let mut rng = StdRng::seed_from_u64(seed);
        let drawn = random_setup(&built_in("a"), names.len(), rules.clone(), &mut rng);
        let parts = SetupFields { players: players(names.iter().copied()), ..drawn.ok()?.into() };
        let mut game = Played::of(parts);
        for _ in 0..2500 {
            if is_it(&game.state) {
                return Some(game);
            }
            game.acts.push(random_act(&mut game.state, &mut rng)?);
        }
        None
    })
}
