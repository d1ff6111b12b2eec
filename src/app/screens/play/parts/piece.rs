//! What is bought for a place on the island, as the screen shows it: its name, its sign, and which of it
//! a place may take; of roads and ships also whether they cost anything.

use crate::app::command::SpotFilter;
use crate::app::screens::play::view::View;
use board::{Path, Spot};
use cards::Die;
use game::{
    BuildPiece, Building, Condition, Deed, Expansion, KnightLevel, Phase, SeaTask, Seat, Task,
    WagonDeed, Way, longest_road_of,
};
use kit::widgets::Icon;
use words::almanac::EntryId;

/// Its sign, and what the almanac says of it.
const fn shown(piece: BuildPiece) -> (Icon, EntryId) {
    use BuildPiece as P;
    match piece {
        P::Road => (Icon::Road, EntryId::ROAD),
        P::Ship => (Icon::Ship, EntryId::SHIP),
        P::Bridge => (Icon::BridgeSpan, EntryId::BRIDGES),
        P::RepairBridge => (Icon::BridgeSpan, EntryId::EARTHQUAKE),
        P::Repair => (Icon::Road, EntryId::EARTHQUAKE),
        P::RepairShip => (Icon::Ship, EntryId::SHIP_DAMAGE),
        P::Settlement => (Icon::Settlement, EntryId::SETTLEMENT),
        P::City => (Icon::City, EntryId::CITY),
        P::Wall => (Icon::Wall, EntryId::CITY_WALLS),
        P::Knight => (Icon::Recruit, EntryId::RECRUITING),
        P::Activation => (Icon::Activate, EntryId::ACTIVATING),
        P::Promotion => (Icon::Promote, EntryId::PROMOTING),
    }
}

pub fn name(view: &View<'_>, piece: BuildPiece) -> String {
    view.build_piece(piece)
}

pub const fn icon(piece: BuildPiece) -> Icon {
    shown(piece).0
}

pub const fn entry(piece: BuildPiece) -> EntryId {
    shown(piece).1
}

/// All that is sold in this game for a place, in the order of the price list.
pub fn sold(view: &View<'_>) -> impl Iterator<Item = BuildPiece> {
    BuildPiece::SOLD.into_iter().filter(|piece| view.plays(piece.expansion()))
}

/// Returns whether whoever builds now may be able to pay for `piece`.
pub fn is_payable(view: &View<'_>, piece: BuildPiece) -> bool {
    laying(view) != LinkPrice::Paid || view.may_give(view.builder(), piece.price())
}

/// Returns the pieces that could go on `spot`: by the rules, or whatever a table might put
/// there.
pub fn pieces_for(view: &View<'_>, spot: Spot, filter: SpotFilter) -> Vec<BuildPiece> {
    let has_knights = view.plays(Some(Expansion::Knights));
    let is_any = filter == SpotFilter::Anywhere;
    let mut pieces = match spot {
        Spot::Hex(_) => Vec::new(),
        Spot::Path(at) => on_path(view, at, filter),
        Spot::Intersection(at) => match view.state.pieces().building(at) {
            Some((_, Building::City)) if has_knights => vec![BuildPiece::Wall],
            Some(_) => vec![BuildPiece::City],
            None => {
                let is_likely = |piece: BuildPiece| match piece {
                    BuildPiece::City => false,
                    // What else could be meant where there are no knights?
                    BuildPiece::Settlement if !has_knights => true,
                    piece => view.builds.contains(piece, spot),
                };
                let knight = has_knights.then_some(BuildPiece::Knight);
                let all = [BuildPiece::Settlement, BuildPiece::City].into_iter().chain(knight);
                all.filter(|piece| is_any || is_likely(*piece)).collect()
            }
        },
    };
    if filter == SpotFilter::Payable {
        pieces.retain(|piece| is_payable(view, *piece));
    }
    pieces
}

/// Returns the pieces that could lie on a path: what the rules have for it, or, where they have
/// nothing, whatever fits between land and sea.
fn on_path(view: &View<'_>, at: Path, filter: SpotFilter) -> Vec<BuildPiece> {
    let repairs = [BuildPiece::Repair, BuildPiece::RepairShip, BuildPiece::RepairBridge];
    let new = [BuildPiece::Road, BuildPiece::Ship, BuildPiece::Bridge];
    let all = repairs.into_iter().chain(new);
    let legal: Vec<_> = all.filter(|piece| view.builds.contains(*piece, at.into())).collect();
    let is_damaged = legal.iter().any(|piece| repairs.contains(piece));
    if is_damaged || filter != SpotFilter::Anywhere && !legal.is_empty() {
        return legal;
    }
    if view.state.position().is_bridge_site(at) {
        return vec![BuildPiece::Bridge];
    }
    let road = view.state.island().has_path(at).then_some(BuildPiece::Road);
    road.into_iter().chain(takes_ships(view, at).then_some(BuildPiece::Ship)).collect()
}

/// Returns whether a ship may lie on a path in this game.
pub fn takes_ships(view: &View<'_>, at: Path) -> bool {
    view.plays(Some(Expansion::Sea)) && view.state.island().has_ship_path(at)
}

/// Price of a road or ship now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkPrice {
    /// Nothing: it belongs to a settlement of the opening.
    InTheOpening,
    /// Nothing: by a card.
    Free,
    /// The same, but only ships.
    FreeShip,
    /// The usual price.
    Paid,
}

/// Returns what a road or ship costs now.
pub fn laying(view: &View<'_>) -> LinkPrice {
    if matches!(view.state.phase(), Phase::Founding { .. }) {
        return LinkPrice::InTheOpening;
    }
    let asks = |wanted: fn(&Task) -> bool| view.state.open_tasks().iter().any(wanted);
    if asks(|task| matches!(task, Task::Sea(SeaTask::FreeShip { .. }))) {
        LinkPrice::FreeShip
    } else if asks(|task| matches!(task, Task::FreeRoad { .. } | Task::Rivers(_))) {
        LinkPrice::Free
    } else {
        LinkPrice::Paid
    }
}

/// The player whose piece stands or lies on `spot`.
pub fn owner(view: &View<'_>, spot: Spot) -> Option<Seat> {
    let pieces = view.state.pieces();
    match spot {
        Spot::Hex(_) => None,
        Spot::Path(at) => pieces.link(at).map(|link| link.owner),
        Spot::Intersection(at) => {
            let knight = pieces.knight(at).map(|(owner, _)| owner);
            knight.or_else(|| pieces.building(at).map(|(owner, _)| owner))
        }
    }
}

/// The piece on `spot` with its owner, or else what may be put there, where that is what a touch now
/// does.
pub fn called(view: &View<'_>, spot: Spot) -> Option<String> {
    standing(view, spot).or_else(|| {
        let builds = view.state.tasks().is_empty() || laying(view) != LinkPrice::Paid;
        let mut new = pieces_for(view, spot, SpotFilter::Legal).into_iter();
        let piece = new.next().filter(|_| new.next().is_none() && builds)?;
        Some(view.with("ask-new", &[("piece", &name(view, piece))]))
    })
}

/// The piece on `spot` with its owner.
pub fn standing(view: &View<'_>, spot: Spot) -> Option<String> {
    let pieces = view.state.pieces();
    let bandits = view.state.wagons().map_or(&[][..], |wagons| &wagons.table().bandits);
    if let Spot::Path(at) = spot
        && bandits.contains(&at)
    {
        return Some(view.text.get("wagons-fixed-bandit-here"));
    }
    let key = match spot {
        Spot::Hex(_) => return None,
        Spot::Path(at) => pieces.link(at).map(|link| match link.way {
            Way::Road => "road",
            Way::Ship => "ship",
        }),
        Spot::Intersection(at) => match (pieces.knight(at), pieces.building(at)) {
            (Some((_, knight)), _) => Some(match knight.level {
                KnightLevel::Basic => "basic",
                KnightLevel::Strong => "strong",
                KnightLevel::Mighty => "mighty",
            }),
            (None, Some((_, Building::Settlement))) => Some("settlement"),
            (None, Some((_, Building::City | Building::LaidCity))) => Some("city"),
            (None, Some((_, Building::OilMetropolis))) => Some("oil-metropolis"),
            (None, None) => None,
        },
    };
    if let (Some(key), Some(owner)) = (key, owner(view, spot)) {
        return Some(view.with("ask-theirs", &[("who", &owner), ("piece", &key.to_owned())]));
    }
    None
}

/// The length of the longest route of whoever builds now, once `piece` lies on `at`.
pub fn route_with(view: &View<'_>, piece: BuildPiece, at: Path) -> Option<usize> {
    let (builder, mut pieces) = (view.builder(), view.state.pieces().clone());
    match piece {
        BuildPiece::Road => pieces.put_road(at, builder, Condition::Intact),
        BuildPiece::Ship => pieces.put_ship(at, builder, Condition::Intact),
        BuildPiece::Bridge => pieces.put_bridge(at, builder, Condition::Intact),
        _ => return None,
    }
    Some(longest_road_of(&pieces, builder).len())
}

/// The path of an undamaged ship of whoever builds now.
pub fn own_ship(view: &View<'_>, spot: Spot) -> Option<Path> {
    let Spot::Path(at) = spot else { return None };
    let is_own = view.state.pieces().ship(at) == Some((view.builder(), Condition::Intact));
    is_own.then_some(at)
}

/// Paths of the bandits beside the wagon of whoever is on turn that may be tried to be driven off
/// now.
pub fn bandits_to_drive(view: &View<'_>) -> Vec<Path> {
    let Some(wagons) = view.state.wagons() else { return Vec::new() };
    let [die, ..] = Die::ALL;
    let drives = |at: Path| Deed::Wagons(WagonDeed::DriveOff { at, die });
    let bandits = wagons.table().bandits.iter().copied();
    bandits.filter(|at| view.state.against(drives(*at)).is_none()).collect()
}
