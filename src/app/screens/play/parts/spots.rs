//! Places on the island that can be touched, and what a touch asks for; and places chosen beside the
//! island: several under one finger, by name, and whether any can be touched or only legal ones.

use std::collections::BTreeSet;

use egui::Ui;

use super::piece::{self, pieces_for};
use crate::app::command::{Aim, Command, PlayPage, SpotFilter};
use crate::app::screens::play::view::View;
use board::{Hex, Intersection, Path, Spot};
use game::{
    Breach, BuildPiece, Building, Deed, KnightLevel, KnightsBreach, KnightsDeed, KnightsTask,
    OilDeed, OilTask, Phase, Refusal, RiversDeed, RiversTask, RobberEscape, ScenarioDeed,
    ScenarioTask, SeaBreach, SeaDeed, SeaTask, Task, Way,
};
use kit::widgets::{Icon, MarkSign, SizedButton, Touch, buttons};

/// The places that something asks for, and what a touch does, there or anywhere else.
struct TouchPlaces<'a> {
    all: Vec<Spot>,
    deed: Box<dyn Fn(Spot) -> Option<Deed> + 'a>,
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
    fn of<'b: 'a>(view: &'a View<'b>, aim: Aim) -> Option<Self> {
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
            | Task::Wagons(_)
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

/// The places where the rules allow one of `pieces`, sorted.
fn legal(view: &View<'_>, pieces: &[BuildPiece]) -> Vec<Spot> {
    let all = pieces.iter().flat_map(|piece| view.builds.places(*piece));
    all.collect::<BTreeSet<Spot>>().into_iter().collect()
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

/// Own pieces that answer a touch though nothing marks them: knights and ships, whose pages say
/// what they may do, or what keeps them.
pub fn answering(view: &View<'_>, aim: Aim) -> Vec<Spot> {
    if !builds(view, aim) {
        return Vec::new();
    }
    let pieces = view.state.pieces();
    let knights = pieces.knights_of(view.builder()).map(|(at, _)| Spot::Intersection(at));
    let ships = pieces.links_of(view.builder()).map(|(at, _)| Spot::Path(at));
    knights.chain(ships.filter(|spot| piece::own_ship(view, *spot).is_some())).collect()
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

/// The one piece that the rules have for `spot`.
fn only_piece(view: &View<'_>, spot: Spot, filter: SpotFilter) -> Option<BuildPiece> {
    let mut pieces = pieces_for(view, spot, filter).into_iter();
    pieces.next().filter(|_| pieces.next().is_none())
}

/// Laying the one thing that the rules have for a path.
fn only_deed(view: &View<'_>, at: Path) -> Option<Deed> {
    only_piece(view, Spot::Path(at), SpotFilter::Legal)?.deed(view.state, Spot::Path(at))
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

fn corners(view: &View<'_>) -> Vec<Spot> {
    view.state.island().intersections().into_iter().map(Spot::Intersection).collect()
}

fn paths(view: &View<'_>) -> Vec<Spot> {
    view.state.island().links().into_iter().map(Spot::Path).collect()
}

/// All places on the island: any of them may differ.
pub fn all(view: &View<'_>) -> Vec<Spot> {
    let island = view.state.island();
    let land = island.tiles().iter().map(|tile| tile.at);
    let hexes = land.chain(island.sea().iter().chain(island.hidden()).copied()).map(Spot::Hex);
    corners(view).into_iter().chain(paths(view)).chain(hexes).collect()
}

/// The spots on the island that can be touched to build.
pub fn to_build(view: &View<'_>, filter: SpotFilter) -> Vec<Spot> {
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
        changes.contains(&Spot::Intersection(*at)) || state.knight_acts(*at).is_some()
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

/// The open task being done, with its number: `which` of them, if that is open, otherwise
/// the first.
pub fn current<'a>(view: &View<'a>, which: Option<usize>) -> Option<(usize, &'a Task)> {
    let open = view.state.open_tasks();
    let nth = which.filter(|nth| *nth < open.len()).unwrap_or(0);
    open.get(nth).map(|task| (nth, task))
}

/// Several spots under one finger, chosen by name.
pub fn spot_list(ui: &mut Ui, view: &View<'_>, spots: &[Spot]) -> Option<Spot> {
    let mut chosen = None;
    for spot in spots {
        let name = meant(view, *spot, spots);
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

/// The words for one of several spots under a finger: the piece there, or what may be put there; its
/// place as well where others of them would be called the same.
fn meant(view: &View<'_>, spot: Spot, among: &[Spot]) -> String {
    let words = |spot: Spot| piece::called(view, spot).unwrap_or_else(|| view.place(spot));
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
