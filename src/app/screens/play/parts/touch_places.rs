//! Places that a task asks of the island: those that can be touched for it, and what a touch does there
//! or anywhere else.

use std::collections::BTreeSet;

use super::piece::pieces_for;
use crate::app::command::{Aim, SpotFilter};
use crate::app::screens::play::view::View;
use board::{Hex, Intersection, Path, Spot};
use game::{
    BuildPiece, Building, Deed, KnightLevel, KnightsDeed, KnightsTask, OilDeed, OilTask, Phase,
    RiversDeed, RiversTask, RobberEscape, ScenarioDeed, ScenarioTask, SeaDeed, SeaTask, Task,
    WagonDeed, WagonTask, takes_bandit,
};

/// The places that something asks for, and what a touch does, there or anywhere else.
pub struct TouchPlaces<'a> {
    pub all: Vec<Spot>,
    pub deed: Box<dyn Fn(Spot) -> Option<Deed> + 'a>,
}

impl<'a> TouchPlaces<'a> {
    fn hexes(all: Vec<Hex>, deed: impl Fn(Hex) -> Deed + 'a) -> Self {
        let deed = move |spot| if let Spot::Hex(at) = spot { Some(deed(at)) } else { None };
        Self { all: all.into_iter().map(Spot::Hex).collect(), deed: Box::new(deed) }
    }

    fn corners(
        all: impl IntoIterator<Item: Into<Spot>>,
        deed: impl Fn(Intersection) -> Option<Deed> + 'a,
    ) -> Self {
        let deed = move |spot| if let Spot::Intersection(at) = spot { deed(at) } else { None };
        Self { all: all.into_iter().map(Into::into).collect(), deed: Box::new(deed) }
    }

    fn paths(
        all: impl IntoIterator<Item: Into<Spot>>,
        deed: impl Fn(Path) -> Option<Deed> + 'a,
    ) -> Self {
        let deed = move |spot| if let Spot::Path(at) = spot { deed(at) } else { None };
        Self { all: all.into_iter().map(Into::into).collect(), deed: Box::new(deed) }
    }

    /// The places of the open task, or of the opening; none where pieces are built.
    pub fn of<'b: 'a>(view: &'a View<'b>, aim: Aim) -> Option<Self> {
        let (state, is_any) = (view.state, aim.filter == SpotFilter::Anywhere);
        let task = current(view, aim.which).map(|(_, task)| task);
        match (state.phase(), task) {
            (Phase::Founding { settlement: None, .. }, task) => {
                let all =
                    if is_any { corners(view) } else { legal(view, &[BuildPiece::Settlement]) };
                let is_due = task.is_none();
                Some(Self::corners(all, move |at| is_due.then_some(Deed::FoundSettlement { at })))
            }
            (Phase::Founding { .. }, None) => {
                let links = [BuildPiece::Road, BuildPiece::Ship];
                let all = if is_any { paths(view) } else { legal(view, &links) };
                Some(Self::paths(all, |at| only_deed(view, at)))
            }
            (_, task) => Self::of_task(view, task?, aim),
        }
    }

    fn of_task<'b: 'a>(view: &'a View<'b>, task: &'a Task, aim: Aim) -> Option<Self> {
        let (state, island) = (view.state, view.state.island());
        let is_any = aim.filter == SpotFilter::Anywhere;
        let land = |legal: Vec<Hex>| {
            if is_any { island.tiles().iter().map(|tile| tile.at).collect() } else { legal }
        };
        // What is damaged is repaired first, for nothing as well.
        let damaged = legal(view, &[BuildPiece::Repair, BuildPiece::RepairShip]);
        let free = |pieces: &[BuildPiece]| {
            let new = if is_any { paths(view) } else { legal(view, pieces) };
            new.into_iter().chain(damaged.clone()).collect::<BTreeSet<Spot>>()
        };
        let player = task.player();
        Some(match task {
            Task::MoveRobber { .. } => {
                let mut all = land(state.robber_hexes());
                if state.may_move_pirate() {
                    let sea = || island.sea().to_vec();
                    all.extend(if is_any { sea() } else { state.pirate_hexes() });
                }
                Self::hexes(all, |to| {
                    let is_pirate = island.is_sea(to);
                    if is_pirate {
                        Deed::Sea(SeaDeed::MovePirate { to })
                    } else {
                        Deed::MoveRobber { to }
                    }
                })
            }
            Task::RobberTo { to, .. } => {
                let legal = match to {
                    RobberEscape::Fixed(hex) => hex.iter().copied().collect(),
                    RobberEscape::Among(hexes) => hexes.clone(),
                };
                Self::hexes(land(legal), |to| Deed::RobberFlees { to: Some(to) })
            }
            Task::Oil(OilTask::Lot { among, .. }) => {
                Self::hexes(land(among.clone()), |at| Deed::Oil(OilDeed::Pollute { at }))
            }
            Task::MendRoad { .. } => Self::paths(state.damaged_links(player), move |at| {
                Some(Deed::MendRoad { player, at })
            }),
            Task::DamageRoad { bars, .. } => {
                let own: Vec<_> = state.position().may_turn(player, *bars).collect();
                Self::paths(own, move |at| Some(Deed::DamageRoad { player, at }))
            }
            Task::FreeRoad { .. } => {
                Self::paths(free(&[BuildPiece::Road, BuildPiece::Ship]), |at| only_deed(view, at))
            }
            Task::Sea(SeaTask::FreeShip { .. }) => {
                Self::paths(free(&[BuildPiece::Ship]), move |at| {
                    let repairs = damaged.contains(&at.into());
                    let builds = Deed::Sea(SeaDeed::BuildShip { at });
                    Some(if repairs { Deed::RepairRoad { at } } else { builds })
                })
            }
            Task::Sea(SeaTask::Scenario(ScenarioTask::LayHarbor { .. })) => {
                let kind = aim.harbor.or_else(|| {
                    let position = state.position();
                    position.tribe()?.held.get(player)?.first().copied()
                })?;
                Self::paths(state.position().harbor_spots(player), move |at| {
                    Some(Deed::from(ScenarioDeed::LayHarbor { player, at, kind }))
                })
            }
            Task::Rivers(RiversTask::FreeBridge { .. }) => {
                Self::paths(state.bridge_spots(), |at| {
                    Some(Deed::Rivers(RiversDeed::BuildBridge { at }))
                })
            }
            Task::Wagons(task) => return Self::of_wagons(view, *task),
            Task::Knights(task) => return Self::of_knights(view, task, aim),
            Task::Discard { .. }
            | Task::Steal { .. }
            | Task::Take { .. }
            | Task::Give { .. }
            | Task::ChooseYield { .. }
            | Task::Pay { .. }
            | Task::Swap { .. }
            | Task::AtTable { .. }
            | Task::Vote { .. }
            | Task::TurnWeather { .. }
            | Task::Barbarians { .. }
            | Task::Fish(_)
            | Task::Oil(OilTask::Disaster { .. })
            | Task::Sea(
                SeaTask::Gold { .. }
                | SeaTask::TurnUp { .. }
                | SeaTask::Scenario(
                    ScenarioTask::Fleet { .. }
                    | ScenarioTask::LoseToFleet { .. }
                    | ScenarioTask::RevealPoints { .. },
                ),
            ) => return None,
        })
    }

    fn of_wagons<'b: 'a>(view: &'a View<'b>, task: WagonTask) -> Option<Self> {
        match task {
            // Where it goes is asked on a page of its own.
            WagonTask::Bandit { from: None, .. } => {
                let bandits = view.state.wagons().map(|wagons| wagons.table().bandits.clone());
                Some(Self::paths(bandits.unwrap_or_default(), |_| None))
            }
            WagonTask::Bandit { player, from: Some(from), .. } => {
                Some(Self::paths(bandit_paths(view), move |to| {
                    Some(Deed::Wagons(WagonDeed::MoveBandit { player, from, to }))
                }))
            }
            WagonTask::Load { .. } => None,
        }
    }

    fn of_knights<'b: 'a>(view: &'a View<'b>, task: &'a KnightsTask, aim: Aim) -> Option<Self> {
        let (state, player) = (view.state, task.player());
        let is_any = aim.filter == SpotFilter::Anywhere;
        let cities = || {
            let all = || state.pieces().places_of(player, Building::City).collect();
            if is_any { all() } else { state.cities_without_metropolis(player) }
        };
        let free = |legal: BTreeSet<Intersection>| -> Vec<Intersection> {
            let all = state.island().intersections().into_iter();
            let is_free = |at: &Intersection| state.pieces().is_free(*at);
            if is_any { all.filter(is_free).collect() } else { legal.into_iter().collect() }
        };
        let own = || state.pieces().knights_of(player).map(|(at, _)| at).collect::<Vec<_>>();
        let does = |deed| Some(Deed::Knights(deed));
        Some(match task {
            KnightsTask::PlaceMetropolis { track, .. } => Self::corners(cities(), move |at| {
                does(KnightsDeed::PlaceMetropolis { player, track: *track, at })
            }),
            KnightsTask::LoseCity { .. } => {
                Self::corners(cities(), move |at| does(KnightsDeed::LoseCity { player, at }))
            }
            KnightsTask::Relocate { .. } => Self::corners(free(state.relocations()), move |to| {
                does(KnightsDeed::Relocate { player, to })
            }),
            KnightsTask::Promote { .. } => {
                let own = || own().into_iter().map(Spot::Intersection).collect();
                let all = if is_any { own() } else { legal(view, &[BuildPiece::Promotion]) };
                Self::corners(all, move |at| does(KnightsDeed::Promote { at }))
            }
            KnightsTask::LoseKnight { .. } => {
                Self::corners(own(), move |at| does(KnightsDeed::LoseKnight { player, at }))
            }
            KnightsTask::PlaceDeserter { .. } => {
                let level = deserter_level(view, aim);
                Self::corners(free(state.knight_spots()), move |at| {
                    does(KnightsDeed::PlaceDeserter { at, level: level? })
                })
            }
            KnightsTask::EventDie { .. }
            | KnightsTask::ChooseDeck { .. }
            | KnightsTask::PutBack { .. }
            | KnightsTask::TradeAtHarbor { .. }
            | KnightsTask::StealFromEach { .. } => return None,
        })
    }
}

/// The level of a knight that comes over: the one chosen, or the highest possible.
pub fn deserter_level(view: &View<'_>, aim: Aim) -> Option<KnightLevel> {
    let possible = view.state.deserter_levels();
    aim.level.filter(|level| possible.contains(level)).or_else(|| possible.into_iter().max())
}

/// Paths to which a bandit may go, sorted (TRADERS 5.3).
pub fn bandit_paths(view: &View<'_>) -> Vec<Path> {
    let Some(wagons) = view.state.wagons() else { return Vec::new() };
    let island = view.state.island();
    let mut all: BTreeSet<Path> = island.bare_paths().into_iter().chain(island.links()).collect();
    all.retain(|path| takes_bandit(island, *path) && !wagons.table().has_bandit(*path));
    all.into_iter().collect()
}

/// The places where the rules allow one of `pieces`, sorted.
pub fn legal(view: &View<'_>, pieces: &[BuildPiece]) -> Vec<Spot> {
    let all = pieces.iter().flat_map(|piece| view.builds.places(*piece));
    all.collect::<BTreeSet<Spot>>().into_iter().collect()
}

/// The one piece that the rules have for `spot`.
pub fn only_piece(view: &View<'_>, spot: Spot, filter: SpotFilter) -> Option<BuildPiece> {
    let mut pieces = pieces_for(view, spot, filter).into_iter();
    pieces.next().filter(|_| pieces.next().is_none())
}

/// Laying the one thing that the rules have for a path.
pub fn only_deed(view: &View<'_>, at: Path) -> Option<Deed> {
    only_piece(view, Spot::Path(at), SpotFilter::Legal)?.deed(view.state, Spot::Path(at))
}

/// All intersections where something may stand.
pub fn corners(view: &View<'_>) -> Vec<Spot> {
    view.state.island().intersections().into_iter().map(Spot::Intersection).collect()
}

/// All paths where something may lie.
pub fn paths(view: &View<'_>) -> Vec<Spot> {
    view.state.island().links().into_iter().map(Spot::Path).collect()
}

/// The open task being done, with its number: `which` of them, if that is open, otherwise
/// the first.
pub fn current<'a>(view: &View<'a>, which: Option<usize>) -> Option<(usize, &'a Task)> {
    let open = view.state.open_tasks();
    let nth = which.filter(|nth| *nth < open.len()).unwrap_or(0);
    open.get(nth).map(|task| (nth, task))
}
