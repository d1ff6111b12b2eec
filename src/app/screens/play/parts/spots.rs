//! Which places on the island can be touched, and what a touch asks for.

use super::knight_spots;
use super::piece::{self, BuildPiece, has_knight_left, pieces_for, wall_spots};
use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Page, SpotFilter};
use crate::app::screens::play::view::View;
use board::{Intersection, Path, Spot};
use game::{
    Breach, Building, Condition, Deed, KnightsBreach, Phase, Purchase, Refusal, RobberEscape,
    SeaBreach, SeaDeed, SeaTask, Seat, Task,
};
use kit::widgets::Touch;

/// The places that can be touched in a turn, for `which` of the open tasks.
pub fn choices(view: &View<'_>, which: Option<usize>, filter: SpotFilter) -> Vec<Spot> {
    let island = view.state.island();
    let intersections = |places: Vec<_>| places.into_iter().map(Spot::Intersection).collect();
    let paths = |paths: Vec<_>| paths.into_iter().map(Spot::Path).collect();
    match (view.state.phase(), filter) {
        (Phase::Founding { settlement: None, .. }, SpotFilter::Anywhere) => {
            intersections(island.intersections())
        }
        (Phase::Founding { settlement: None, .. }, _) => intersections(view.state.founding_spots()),
        (Phase::Founding { .. }, _) if current(view, which).is_some() => Vec::new(),
        (Phase::Founding { .. }, SpotFilter::Anywhere) => paths(view.state.island().links()),
        (Phase::Founding { .. }, _) => paths(both(piece::roads(view), piece::ships(view))),
        _ => match current(view, which) {
            Some((_, task)) => task_spots(view, task, filter),
            None if view.may_build() => to_build(view, filter),
            None => Vec::new(),
        },
    }
}

fn task_spots(view: &View<'_>, task: &Task, filter: SpotFilter) -> Vec<Spot> {
    let island = view.state.island();
    let hexes = || island.tiles().iter().map(|tile| tile.at);
    let anywhere = filter == SpotFilter::Anywhere;
    match task {
        Task::MoveRobber { .. } => {
            let mut allowed = if anywhere { hexes().collect() } else { view.state.robber_hexes() };
            if view.state.may_move_pirate() {
                let at_sea =
                    if anywhere { island.sea().to_vec() } else { view.state.pirate_hexes() };
                allowed.extend(at_sea);
            }
            allowed.into_iter().map(Spot::Hex).collect()
        }
        Task::RobberTo { .. } if anywhere => hexes().map(Spot::Hex).collect(),
        Task::RobberTo { to: RobberEscape::Fixed(Some(hex)), .. } => vec![Spot::Hex(*hex)],
        Task::RobberTo { to: RobberEscape::Among(hexes), .. } => {
            hexes.iter().copied().map(Spot::Hex).collect()
        }
        Task::MendRoad { player } => view.state.damaged_links(*player).map(Spot::Path).collect(),
        Task::DamageRoad { player, .. } => intact_links(view, *player).map(Spot::Path).collect(),
        Task::Knights(task) => knight_spots::of_task(view, task, filter),
        Task::FreeRoad { .. } => {
            let free = if anywhere {
                view.state.island().links()
            } else {
                both(piece::roads(view), piece::ships(view))
            };
            let damaged = view.state.damaged_links(view.builder());
            both(free, damaged.collect()).into_iter().map(Spot::Path).collect()
        }
        Task::Sea(SeaTask::FreeShip { .. }) => {
            let free = if anywhere { view.state.island().links() } else { piece::ships(view) };
            // What is damaged is repaired first, for nothing as well.
            let damaged = view.state.damaged_links(view.builder());
            both(free, damaged.collect()).into_iter().map(Spot::Path).collect()
        }
        Task::RobberTo { to: RobberEscape::Fixed(None), .. }
        | Task::Discard { .. }
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
        | Task::Sea(SeaTask::Gold { .. } | SeaTask::TurnUp { .. }) => Vec::new(),
    }
}

/// Paths of two lists, each once.
fn both(mut some: Vec<Path>, others: Vec<Path>) -> Vec<Path> {
    some.extend(others);
    some.sort_unstable();
    some.dedup();
    some
}

/// The roads and ships of `seat` that are not damaged.
fn intact_links<'a>(view: &View<'a>, seat: Seat) -> impl Iterator<Item = Path> + use<'a> {
    let links = view.state.pieces().links_of(seat);
    links.filter(|(_, link)| link.condition == Condition::Intact).map(|(path, _)| path)
}

/// Returns what a touch asks for in a turn: a deed, or the page for choosing it.
pub fn asked(view: &View<'_>, touch: Touch, filter: SpotFilter, which: Option<usize>) -> Ask {
    match touch {
        Touch::Spot(spot) => {
            if let Some(knight) = own_knight(view, spot).filter(|_| current(view, which).is_none())
            {
                return Ask::Open(Page::Knight(knight));
            }
            let moves = view.may_build() && current(view, which).is_none();
            if let Some(ship) = piece::own_ship(view, spot).filter(|_| moves) {
                return Ask::Open(Page::Sail(ship));
            }
            // Where only the rules' piece is meant and can be paid for, nothing is left to choose.
            let piece = || only_piece(view, spot, filter).filter(|piece| piece.is_payable(view));
            let is_free = filter == SpotFilter::Anywhere;
            let deed = deed_at(view, which, spot);
            match deed.or_else(|| piece().filter(|_| !is_free)?.deed(view, spot)) {
                Some(deed) => Ask::Finish(Command::Act(deed)),
                None => Ask::Open(Page::Spot(spot, filter)),
            }
        }
        Touch::Ask(spots) => Ask::Open(Page::Spots(spots, filter, which)),
    }
}

/// Own pieces that answer a touch though nothing marks them: knights and ships, whose pages say
/// what they may do, or what keeps them.
pub fn answering(view: &View<'_>, which: Option<usize>) -> Vec<Spot> {
    if current(view, which).is_some() || !view.may_build() {
        return Vec::new();
    }
    let pieces = view.state.pieces();
    let knights = pieces.knights_of(view.builder()).map(|(at, _)| Spot::Intersection(at));
    let ships = pieces.links_of(view.builder()).map(|(at, _)| Spot::Path(at));
    knights.chain(ships.filter(|spot| piece::own_ship(view, *spot).is_some())).collect()
}

/// Returns what a touch of a spot that isn't marked asks for: what it would mean, so that the
/// rules say what is against it.
pub fn unmarked(view: &View<'_>, spot: Spot, which: Option<usize>) -> Option<Ask> {
    if choices(view, which, SpotFilter::Anywhere).is_empty() {
        return None;
    }
    if let Some(deed) = deed_at(view, which, spot) {
        return Some(Ask::Do(Command::Act(deed)));
    }
    let is_allowed = |piece: &BuildPiece| {
        piece.deed(view, spot).is_some_and(|deed| view.state.against(deed).is_none())
    };
    let likely = likely_pieces(view, spot);
    // Beside a refusal nothing is marked, and the rules may have several pieces for the spot.
    if likely.iter().filter(|piece| is_allowed(piece)).count() > 1 {
        return Some(Ask::Open(Page::Spot(spot, SpotFilter::Legal)));
    }
    let deeds = likely.into_iter().filter_map(|piece| piece.deed(view, spot));
    let deed = deeds.min_by_key(|deed| view.state.against(deed.clone()).map(|it| Said::of(&it)))?;
    Some(Ask::Do(Command::Act(deed)))
}

/// How much a refusal says of a place where a table may have meant several pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Said {
    /// What is wrong with it.
    Reason,
    /// Only that nothing of the builder's leads there.
    Apart,
}

impl Said {
    const fn of(refusal: &Refusal) -> Self {
        match refusal {
            Refusal::Forbidden(
                Breach::RoadNotConnected(_)
                | Breach::SettlementWithoutRoad(_)
                | Breach::Sea(SeaBreach::ShipNotConnected(_))
                | Breach::Knights(KnightsBreach::KnightWithoutRoad(_)),
            ) => Self::Apart,
            Refusal::Forbidden(_) | Refusal::Impossible(_) => Self::Reason,
        }
    }
}

/// The one piece that the rules have for `spot`.
fn only_piece(view: &View<'_>, spot: Spot, filter: SpotFilter) -> Option<BuildPiece> {
    let mut pieces = pieces_for(view, spot, filter).into_iter();
    pieces.next().filter(|_| pieces.next().is_none())
}

/// The pieces that the rules have for `spot`, or that a table most likely means where they have
/// none.
fn likely_pieces(view: &View<'_>, spot: Spot) -> Vec<BuildPiece> {
    let legal = pieces_for(view, spot, SpotFilter::Legal);
    match spot {
        Spot::Intersection(_) if legal.is_empty() => {
            let knight = view.state.knights().map(|_| BuildPiece::Knight);
            let settlement = BuildPiece::Building(Building::Settlement);
            std::iter::once(settlement).chain(knight).collect()
        }
        _ => legal,
    }
}

/// The place of a knight of whoever builds now.
fn own_knight(view: &View<'_>, spot: Spot) -> Option<Intersection> {
    let Spot::Intersection(at) = spot else { return None };
    let owner = view.state.pieces().knight(at).map(|(owner, _)| owner);
    (owner == Some(view.builder())).then_some(at)
}

/// Returns what touching `spot` does at once; nothing if the piece still has to be chosen.
fn deed_at(view: &View<'_>, which: Option<usize>, spot: Spot) -> Option<Deed> {
    let task = current(view, which);
    if let (Phase::Founding { settlement, .. }, None) = (view.state.phase(), task) {
        return match (spot, settlement) {
            (Spot::Intersection(at), None) => Some(Deed::FoundSettlement { at }),
            (Spot::Path(_), Some(_)) => only_piece(view, spot, SpotFilter::Legal)?.deed(view, spot),
            _ => None,
        };
    }
    let (_, task) = task?;
    let hex = || if let Spot::Hex(at) = spot { Some(at) } else { None };
    let path = || if let Spot::Path(at) = spot { Some(at) } else { None };
    Some(match task {
        Task::MoveRobber { .. } => {
            let to = hex()?;
            if view.state.island().is_sea(to) {
                return Some(Deed::Sea(SeaDeed::MovePirate { to }));
            }
            Deed::MoveRobber { to }
        }
        Task::RobberTo { .. } => Deed::RobberFlees { to: Some(hex()?) },
        Task::MendRoad { player } => Deed::MendRoad { player: *player, at: path()? },
        Task::DamageRoad { player, .. } => Deed::DamageRoad { player: *player, at: path()? },
        Task::Knights(task) => {
            let Spot::Intersection(at) = spot else { return None };
            return knight_spots::deed_of_task(view, task, None, at);
        }
        Task::FreeRoad { .. } => {
            path()?;
            return only_piece(view, spot, SpotFilter::Legal)?.deed(view, spot);
        }
        Task::Sea(SeaTask::FreeShip { .. }) => {
            let at = path()?;
            if view.state.damaged_links(view.builder()).any(|damaged| damaged == at) {
                return Some(Deed::RepairRoad { at });
            }
            Deed::Sea(SeaDeed::BuildShip { at })
        }
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
        | Task::Sea(SeaTask::Gold { .. } | SeaTask::TurnUp { .. }) => return None,
    })
}

/// All places on the island: any of them may differ.
pub fn all(view: &View<'_>) -> Vec<Spot> {
    let island = view.state.island();
    let land = island.tiles().iter().map(|tile| tile.at);
    let hexes = land.chain(island.sea().iter().chain(island.hidden()).copied()).map(Spot::Hex);
    let corners = island.intersections().into_iter().map(Spot::Intersection);
    corners.chain(view.state.island().links().into_iter().map(Spot::Path)).chain(hexes).collect()
}

/// The spots on the island that can be touched to build.
pub fn to_build(view: &View<'_>, filter: SpotFilter) -> Vec<Spot> {
    let island = &view.state.island();
    if filter == SpotFilter::Anywhere {
        let places = island.intersections().into_iter().map(Spot::Intersection);
        return places.chain(view.state.island().links().into_iter().map(Spot::Path)).collect();
    }
    let pays = |purchase| filter == SpotFilter::Legal || view.may_pay(view.builder(), purchase);
    let mut spots = Vec::new();
    if pays(Purchase::Settlement) {
        spots.extend(view.state.settlement_spots().into_iter().map(Spot::Intersection));
    }
    if pays(Purchase::City) {
        spots.extend(view.state.city_spots().into_iter().map(Spot::Intersection));
    }
    if pays(Purchase::Road) {
        spots.extend(view.state.road_spots().into_iter().map(Spot::Path));
    }
    let pieces = view.state.pieces();
    spots.extend(
        view.state
            .damaged_links(view.builder())
            .filter(|at| {
                pays(if pieces.ship(*at).is_some() { Purchase::Ship } else { Purchase::Road })
            })
            .map(Spot::Path),
    );
    if view.state.sea().is_some() {
        let built = if pays(Purchase::Ship) { view.state.ship_spots() } else { Vec::new() };
        let ships = built.into_iter().chain(view.state.movable_ships()).map(Spot::Path);
        let new: Vec<Spot> = ships.filter(|ship| !spots.contains(ship)).collect();
        spots.extend(new);
    }
    if view.state.knights().is_some() {
        add_knights(view, filter, &mut spots);
    }
    spots
}

/// Where knights can be recruited or do something, and where walls can go.
fn add_knights(view: &View<'_>, filter: SpotFilter, spots: &mut Vec<Spot>) {
    let pays = |piece: BuildPiece| filter == SpotFilter::Legal || piece.is_payable(view);
    if pays(BuildPiece::Knight) && has_knight_left(view) {
        let places = view.state.knight_spots().into_iter().map(Spot::Intersection);
        let new: Vec<Spot> = places.filter(|place| !spots.contains(place)).collect();
        spots.extend(new);
    }
    if pays(BuildPiece::Wall) {
        spots.extend(wall_spots(view));
    }
    spots.extend(knight_spots::able(view, filter));
}

/// The open task being done, with its number: `which` of them, if that is open, otherwise
/// the first.
pub fn current<'a>(view: &View<'a>, which: Option<usize>) -> Option<(usize, &'a Task)> {
    let open = view.state.open_tasks();
    let nth = which.filter(|nth| *nth < open.len()).unwrap_or(0);
    open.get(nth).map(|task| (nth, task))
}
