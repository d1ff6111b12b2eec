//! Places on the island that can be touched, and what a touch asks for; and places chosen beside the
//! island: several under one finger, by name, and whether any can be touched or only legal ones.

use std::collections::BTreeSet;

use egui::Ui;

use super::piece::{self, pieces_for};
use super::touch_places::{TouchPlaces, corners, current, legal, only_piece, paths};
use crate::app::command::{Aim, Command, PlayPage, SpotFilter};
use crate::app::screens::play::view::View;
use board::{Intersection, Path, Spot};
use cards::Die;
use game::{
    Breach, BuildPiece, Building, Deed, KnightsBreach, KnightsTask, Refusal, SeaBreach, Task,
    WagonDeed, WagonTask, Way,
};
use kit::widgets::{Icon, MarkSign, SizedButton, Touch, buttons, hint};

/// The places that can be touched in a turn.
pub fn choices(view: &View<'_>, aim: Aim) -> Vec<Spot> {
    match TouchPlaces::of(view, aim) {
        Some(places) => places.all,
        None if builds(view, aim) => to_build(view, aim.filter),
        None => Vec::new(),
    }
}

/// Returns what the marks of these choices tell: the piece that would be put there.
pub fn signs(view: &View<'_>, aim: Aim, choices: &[Spot]) -> Vec<MarkSign> {
    let task = current(view, aim.which).map(|(_, task)| task);
    let is_knights = matches!(
        task,
        Some(Task::Knights(KnightsTask::Relocate { .. } | KnightsTask::PlaceDeserter { .. }))
    );
    let sign = |spot: &Spot| {
        use BuildPiece as P;
        if is_knights {
            return MarkSign::Knight;
        }
        match pieces_for(view, *spot, aim.filter)[..] {
            [P::Ship] => MarkSign::Ship,
            [P::Road, P::Ship] => MarkSign::RoadOrShip,
            [P::Knight] => MarkSign::Knight,
            [P::Settlement, P::Knight] => MarkSign::SettlementOrKnight,
            _ => MarkSign::Plain,
        }
    };
    choices.iter().map(sign).collect()
}

/// Returns what touching `spot` does at once; nothing if the piece still has to be chosen.
fn deed_at(view: &View<'_>, aim: Aim, spot: Spot) -> Option<Deed> {
    (TouchPlaces::of(view, aim)?.deed)(spot)
}

/// Returns whether nothing is due, and pieces may be built.
fn builds(view: &View<'_>, aim: Aim) -> bool {
    view.may_build() && current(view, aim.which).is_none()
}

/// Returns what a touch asks for in a turn: a deed, or the page for choosing it.
pub fn asked(view: &View<'_>, touch: Touch, aim: Aim) -> Command {
    let spot = match touch {
        Touch::Spot(spot) => spot,
        Touch::Ask(spots) => return Command::Open(PlayPage::Spots(spots, aim)),
    };
    if let Some(knight) = own_knight(view, spot).filter(|_| current(view, aim.which).is_none()) {
        return Command::Open(PlayPage::Knight(knight));
    }
    if let Some(ship) = piece::own_ship(view, spot).filter(|_| builds(view, aim)) {
        return Command::Open(PlayPage::Sail(ship));
    }
    if let Some(page) = of_wagons(view, spot, aim) {
        return Command::Open(page);
    }
    // Where only one of the rules' pieces can be paid for, nothing is left to choose.
    let built = || {
        let piece = only_piece(view, spot, SpotFilter::Payable)?;
        piece.deed(view.state, spot).filter(|_| aim.filter != SpotFilter::Anywhere)
    };
    match deed_at(view, aim, spot).or_else(built) {
        Some(deed) => Command::Finish(deed),
        None => Command::Open(PlayPage::Spot(spot, aim.filter)),
    }
}

/// Own pieces that answer a touch though nothing marks them: knights, ships, and the wagon, whose
/// pages say what they may do, or what keeps them.
pub fn answering(view: &View<'_>, aim: Aim) -> Vec<Spot> {
    if !builds(view, aim) {
        return Vec::new();
    }
    let pieces = view.state.pieces();
    let knights = pieces.knights_of(view.builder()).map(|(at, _)| Spot::Intersection(at));
    let ships = pieces.links_of(view.builder()).map(|(at, _)| Spot::Path(at));
    let ships = ships.filter(|spot| piece::own_ship(view, *spot).is_some());
    let wagon = own_wagon(view).map(Spot::Intersection);
    knights.chain(ships).chain(wagon).collect()
}

/// The place of the wagon of whoever is on turn.
fn own_wagon(view: &View<'_>) -> Option<Intersection> {
    view.state.wagon(view.builder())?.at.filter(|_| view.guest().is_none())
}

/// The page of what a touch of `spot` means with wagons: the bandit that goes elsewhere; one beside
/// the wagon; or the wagon itself, where nothing can be built.
fn of_wagons(view: &View<'_>, spot: Spot, aim: Aim) -> Option<PlayPage> {
    if let Spot::Path(at) = spot
        && let Some((_, Task::Wagons(WagonTask::Bandit { from: None, .. }))) =
            current(view, aim.which)
    {
        return Some(PlayPage::Bandit(at));
    }
    if !builds(view, aim) {
        return None;
    }
    let is_marked = || built(view, aim.filter).contains(&spot);
    match spot {
        Spot::Path(at) if piece::bandits_to_drive(view).contains(&at) => {
            // A road may be meant, too.
            Some(if is_marked() {
                PlayPage::Spot(spot, aim.filter)
            } else {
                PlayPage::DriveOff(at)
            })
        }
        Spot::Intersection(at) if own_wagon(view) == Some(at) && !is_marked() => {
            Some(PlayPage::Wagon)
        }
        Spot::Path(_) | Spot::Intersection(_) | Spot::Hex(_) => None,
    }
}

/// Returns what a touch of a spot that isn't marked asks for: what it would mean, so that the
/// rules say what is against it.
pub fn unmarked(view: &View<'_>, spot: Spot, aim: Aim) -> Option<Command> {
    if choices(view, Aim { filter: SpotFilter::Anywhere, ..aim }).is_empty() {
        return None;
    }
    let is_foreign = |owner| owner != view.builder();
    if builds(view, aim) && piece::owner(view, spot).is_some_and(is_foreign) {
        return Some(Command::Open(PlayPage::Theirs(spot)));
    }
    if let Some(deed) = deed_at(view, aim, spot) {
        return Some(Command::Act(deed));
    }
    if builds(view, aim)
        && let Some(command) = unmarked_of_wagons(view, spot)
    {
        return Some(command);
    }
    let against = |deed: &Deed| view.state.against(deed.clone());
    let likely = likely_pieces(view, spot).into_iter();
    let deeds: Vec<Deed> = likely.filter_map(|piece| piece.deed(view.state, spot)).collect();
    // Beside a refusal nothing is marked, and the rules may have several pieces for the spot.
    if deeds.iter().filter(|deed| against(deed).is_none()).count() > 1 {
        return Some(Command::Open(PlayPage::Spot(spot, SpotFilter::Legal)));
    }
    let deed = deeds.into_iter().min_by_key(|deed| against(deed).map(|it| leads_nowhere(&it)))?;
    Some(Command::Act(deed))
}

/// Returns what a spot that isn't marked means with wagons: a plaza, where only wagons go; or a bandit
/// that the wagon beside it can't drive off, so that the rules say why.
fn unmarked_of_wagons(view: &View<'_>, spot: Spot) -> Option<Command> {
    let wagon = own_wagon(view)?;
    match spot {
        Spot::Intersection(at) => at.is_plaza().then_some(Command::Open(PlayPage::Wagon)),
        Spot::Path(at) => {
            let has_bandit = view.state.wagons()?.table().has_bandit(at);
            let is_meant = at.ends().contains(&wagon) || view.state.pieces().on_path(at).is_some();
            let [die, ..] = Die::ALL;
            let drives = Deed::Wagons(WagonDeed::DriveOff { at, die });
            (has_bandit && is_meant).then_some(Command::Act(drives))
        }
        Spot::Hex(_) => None,
    }
}

/// Tells a refusal that says only that nothing of the builder's leads to a place from one that
/// says what is wrong with it, where a table may have meant several pieces.
const fn leads_nowhere(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::Forbidden(
            Breach::RoadNotConnected(_)
                | Breach::SettlementWithoutRoad(_)
                | Breach::Sea(SeaBreach::ShipNotConnected(_))
                | Breach::Knights(KnightsBreach::KnightWithoutRoad(_))
        )
    )
}

/// The pieces that the rules have for `spot`, or that a table most likely means where they have
/// none.
fn likely_pieces(view: &View<'_>, spot: Spot) -> Vec<BuildPiece> {
    let legal = pieces_for(view, spot, SpotFilter::Legal);
    if legal.is_empty() && matches!(spot, Spot::Intersection(_)) {
        let knight = view.state.knights().map(|_| BuildPiece::Knight);
        return std::iter::once(BuildPiece::Settlement).chain(knight).collect();
    }
    legal
}

/// The place of a knight of whoever builds now.
pub fn own_knight(view: &View<'_>, spot: Spot) -> Option<Intersection> {
    let Spot::Intersection(at) = spot else { return None };
    let owner = view.state.pieces().knight(at).map(|(owner, _)| owner);
    (owner == Some(view.builder())).then_some(at)
}

/// All places on the island: any of them may differ.
pub fn all(view: &View<'_>) -> Vec<Spot> {
    let island = view.state.island();
    let land = island.tiles().iter().map(|tile| tile.at);
    let hexes = land.chain(island.sea().iter().chain(island.hidden()).copied()).map(Spot::Hex);
    corners(view).into_iter().chain(paths(view)).chain(hexes).collect()
}

/// The spots on the island that can be touched while nothing is due: to build, and bandits that the
/// wagon beside them may drive off.
pub fn to_build(view: &View<'_>, filter: SpotFilter) -> Vec<Spot> {
    let mut all = built(view, filter);
    let bandits = piece::bandits_to_drive(view).into_iter().map(Spot::Path);
    let bandits: Vec<Spot> = bandits.filter(|spot| !all.contains(spot)).collect();
    all.extend(bandits);
    all
}

/// The spots to build on.
fn built(view: &View<'_>, filter: SpotFilter) -> Vec<Spot> {
    if filter == SpotFilter::Anywhere {
        return [corners(view), paths(view)].concat();
    }
    let state = view.state;
    let builder = view.builder();
    let spots = |piece| {
        let pays = filter == SpotFilter::Legal || piece::is_payable(view, piece);
        if pays { legal(view, &[piece]) } else { Vec::new() }
    };
    let changes = [BuildPiece::Activation, BuildPiece::Promotion].map(spots).concat();
    let acts = |at: &Intersection| {
        changes.contains(&Spot::Intersection(*at))
            || state.knight_acts(*at).is_some()
            || !state.bandits_to_send_away(*at).is_empty()
    };
    let knights = state.pieces().knights_of(builder).map(|(at, _)| at).filter(acts);
    // What an expansion brings has no places in other games.
    let mut all = [
        spots(BuildPiece::Settlement),
        spots(BuildPiece::City),
        spots(BuildPiece::Road),
        spots(BuildPiece::Repair),
        spots(BuildPiece::RepairShip),
        spots(BuildPiece::RepairBridge),
        spots(BuildPiece::Bridge),
        spots(BuildPiece::Ship),
        state.movable_ships().into_iter().map(Spot::Path).collect(),
        spots(BuildPiece::Knight),
        spots(BuildPiece::Wall),
        knights.map(Spot::Intersection).collect(),
    ]
    .concat();
    let mut once = BTreeSet::new();
    all.retain(|spot| once.insert(*spot));
    all
}

/// Several spots under one finger to build on, chosen by name.
pub fn spot_list(ui: &mut Ui, view: &View<'_>, spots: &[Spot]) -> Option<Spot> {
    list(ui, view, spots, piece::called)
}

/// The words for what a touch of a spot means.
type SpotNames = fn(&View<'_>, Spot) -> Option<String>;

fn list(ui: &mut Ui, view: &View<'_>, spots: &[Spot], called: SpotNames) -> Option<Spot> {
    let mut chosen = None;
    for spot in spots {
        let name = meant(view, *spot, spots, called);
        let icon = match spot {
            Spot::Hex(hex) if view.state.island().is_sea(*hex) => Icon::Pirate,
            Spot::Hex(_) => Icon::Robber,
            Spot::Intersection(at) => at_corner(view, *at),
            Spot::Path(at) => of_path(view, *at),
        };
        // The place on the island keeps its own name.
        let said = view.place_with_piece(*spot);
        let said = view.text.with("ask-this", &[("place", said.as_str().into())]);
        if SizedButton::new(name).named(said).icon(icon).touched(ui, 56.0) {
            chosen = Some(*spot);
        }
    }
    chosen
}

/// Asks to which of the spots under one finger a piece goes.
pub fn one_of_several(ui: &mut Ui, view: &View<'_>, near: &[Spot]) -> Option<Spot> {
    hint(ui, &view.text.get("ask-title"));
    list(ui, view, near, piece::standing)
}

/// The words for one of several spots under a finger: the piece there, or what may be put there; its
/// place as well where others of them would be called the same.
fn meant(view: &View<'_>, spot: Spot, among: &[Spot], called: SpotNames) -> String {
    let words = |spot: Spot| called(view, spot).unwrap_or_else(|| view.place(spot));
    let own = words(spot);
    let is_same = |other: &&Spot| **other != spot && words(**other) == own;
    if among.iter().any(|other| is_same(&other)) {
        return view.with("ask-piece", &[("piece", &own), ("place", &view.place(spot))]);
    }
    own
}

/// The sign of what stands on an intersection, or of what may be built there.
fn at_corner(view: &View<'_>, at: Intersection) -> Icon {
    let pieces = view.state.pieces();
    if pieces.knight(at).is_some() {
        return Icon::Knight;
    }
    let is_city = match pieces.building(at) {
        Some((_, building)) => building != Building::Settlement,
        None => view.founds_city(),
    };
    if is_city { Icon::City } else { Icon::Settlement }
}

/// The sign of what lies on a path, or of what may be laid there.
fn of_path(view: &View<'_>, at: Path) -> Icon {
    let island = view.state.island();
    if view.state.wagons().is_some_and(|wagons| wagons.table().has_bandit(at)) {
        return Icon::Bandit;
    }
    match view.state.pieces().link(at).map(|link| link.way) {
        Some(Way::Ship) => Icon::MoveShip,
        None if !island.has_path(at) => Icon::Ship,
        None if piece::takes_ships(view, at) => Icon::RoadOrShip,
        Some(Way::Road) | None => Icon::Road,
    }
}

/// Lets any place be touched, even where the rules say no; `usual` is what can be touched
/// otherwise.
pub fn spot_filter(ui: &mut Ui, view: &View<'_>, filter: &mut SpotFilter, usual: SpotFilter) {
    let modes = [(usual, "legal-spots"), (SpotFilter::Anywhere, "any-spot")];
    let touched = buttons(ui, &modes, (140.0, 48.0), |(mode, key)| {
        view.keyed_button(key).chosen(*filter == mode).text(15.0)
    });
    *filter = touched.map_or(*filter, |(mode, _)| mode);
}
