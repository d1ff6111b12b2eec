//! The island: what shines on it, and which of its places may be touched now.

use egui::{Align2, Pos2, Rect, Ui, UiBuilder, Vec2, vec2};

use super::build::{self, Reach};
use super::check::Check;
use super::finger::When;
use super::motion::Part;
use super::sentences::spot_of;
use super::tasks::TaskDraft;
use super::view::{Tense, View};
use super::{Open, Play, check};
use crate::app::command::Command;
use crate::app::widgets::{
    Geometry, Icon, IslandView, Plate, Spot, Subject, Touch, grown, paint_robber, robber_place,
    touched,
};
use crate::board::{Hex, Path};
use crate::cards::Award;
use crate::game::{Condition, Deed, Flight, Phase, Refusal, Seat, Task, longest_road_of};

/// Draws the island and takes what is touched.
///
/// Where `odd` lies, the sign may stand that something does not add up.
pub(super) fn show(ui: &mut Ui, view: &View<'_>, play: &mut Play, odd: Rect) -> Option<Command> {
    let reach = reach(play);
    let choices = choices(view, play, reach);
    let colors = view.colors();
    let rect = ui.max_rect();
    let subject = match &play.open {
        Open::Check(check) if view.refused.is_none() => check.subject(),
        _ => Subject::Game,
    };
    // What the card brings shines once it lies open.
    let is_open = view.course.share(Part::Card) >= 0.5;
    let lit_hexes = if subject == Subject::Game && is_open { producing(view) } else { Vec::new() };
    let touch = IslandView {
        island: view.state.island(),
        turned: view.game.lies().sixths(),
        text: view.text,
        palette: view.palette,
        pieces: view.state.pieces(),
        colors: &colors,
        // On its way it is drawn by itself.
        robber: view.state.robber().filter(|_| view.course.walk().is_none()),
        lit_hexes: &lit_hexes,
        lit_road: &lit_road(view, play),
        choices: &choices,
        selected: selected(view, play),
    }
    .show_through(ui, rect.size(), subject, &mut play.look);
    walk(ui, view, play, rect);
    let growth = grown(ui);
    let stage = stage_place(rect, growth);
    let is_now = view.tense == Tense::Now;
    // Kept free though nothing is odd: nothing is to jump once something is.
    let corners = check::corners(view, rect, growth, &[stage, odd]);
    let whole = whole_place(play, rect, growth, &corners);
    if whole.is_some_and(|place| whole_button(ui, view, place)) {
        play.look.show_whole();
        // The island is drawn already.
        ui.ctx().request_repaint();
        return None;
    }
    for corner in corners.iter().filter(|corner| corner.figure.is_some() || is_now) {
        match corner.show(ui, view) {
            Some(check::Corner::Command(command)) => return Some(command),
            Some(check::Corner::Figure(figure)) => {
                play.put_right(view, figure);
                return view.refused.map(|_| Command::Dismiss);
            }
            None => {}
        }
    }
    if !is_now {
        return None;
    }
    if stage_button(ui, view, stage) {
        play.stage.open();
        // The screen below is drawn already.
        ui.ctx().request_repaint();
        return view.refused.map(|_| Command::Dismiss);
    }
    let buttons = [whole, Some(stage)];
    let asks = play.finger.asks(rect, When::Resting).filter(|_| !play.look.is_moved());
    let is_button = |at| buttons.iter().flatten().any(|place| place.contains(at));
    if let Some(at) = asks.filter(|at| !is_button(*at)) {
        ui.ctx().request_repaint();
        return long_touched(view, play, rect, at, &corners);
    }
    if play.finger.was_long() {
        return None;
    }
    if let Open::Check(check) = &mut play.open {
        check.touch(touch?);
        // What is chosen is marked in the picture, which is drawn already.
        ui.ctx().request_repaint();
        return None;
    }
    match touch? {
        Touch::Spot(spot) => play.touched(view, spot, reach),
        Touch::Ask(spots) => {
            play.open = Open::Ask(spots, reach);
            None
        }
    }
}

/// Where the way to the table view is.
fn stage_place(rect: Rect, growth: f32) -> Rect {
    Align2::RIGHT_TOP.align_size_within_rect(Vec2::splat(48.0 * growth), rect)
}

fn stage_button(ui: &mut Ui, view: &View<'_>, at: Rect) -> bool {
    let mut place = ui.new_child(UiBuilder::new().max_rect(at).id_salt("stage"));
    let name = view.text.get("stage");
    Plate::new("").named(&name).icon(Icon::Stage).show(&mut place, at.size()).clicked()
}

/// Where the button stands that shows the whole island again, while only a
/// part of it is shown.
fn whole_place(play: &Play, rect: Rect, growth: f32, corners: &[check::Place]) -> Option<Rect> {
    if play.look.lens().is_whole() {
        return None;
    }
    let all = [Align2::LEFT_TOP, Align2::LEFT_BOTTOM, Align2::RIGHT_BOTTOM];
    let places = all.map(|corner| corner.align_size_within_rect(Vec2::splat(48.0 * growth), rect));
    places
        .into_iter()
        .find(|place| !corners.iter().any(|corner| corner.rect.expand(4.0).intersects(*place)))
}

fn whole_button(ui: &mut Ui, view: &View<'_>, place: Rect) -> bool {
    let name = view.text.get("island-whole");
    let mut child = ui.new_child(UiBuilder::new().max_rect(place).id_salt("whole"));
    let button = Plate::new("").named(&name).icon(Icon::Whole);
    button.show(&mut child, place.size()).clicked()
}

/// The robber on its way.
fn walk(ui: &Ui, view: &View<'_>, play: &Play, rect: Rect) {
    let Some((walk, share)) = view.course.walk() else { return };
    let island = view.state.island();
    let geometry = geometry(view, play, rect);
    let from = robber_place(&geometry, island, walk.from);
    let to = robber_place(&geometry, island, walk.to);
    // A hop, not a slide.
    let lift = vec2(0.0, -0.5 * geometry.side() * (share * (1.0 - share) * 4.0));
    let painter = ui.painter_at(rect);
    paint_robber(&painter, from.0.lerp(to.0, share) + lift, to.1, view.palette);
}

/// How the island lies in `rect` now.
fn geometry(view: &View<'_>, play: &Play, rect: Rect) -> Geometry {
    let fitted = Geometry::fit(view.state.island(), rect, view.game.lies().sixths());
    play.look.lens().geometry(&fitted)
}

/// A long touch or right click: what is there in truth?
fn long_touched(
    view: &View<'_>,
    play: &mut Play,
    rect: Rect,
    at: Pos2,
    corners: &[check::Place],
) -> Option<Command> {
    if let Some(corner) = corners.iter().find(|corner| corner.rect.contains(at)) {
        play.put_right(view, corner.figure?);
    } else {
        let geometry = geometry(view, play, rect);
        let touch = touched(&geometry, &check::places(view), at)?;
        play.open = Open::Check(Check::touched(view, touch));
    }
    view.refused.map(|_| Command::Dismiss)
}

fn reach(play: &Play) -> Reach {
    match &play.open {
        Open::Build(reach) | Open::Spot(_, reach) | Open::Ask(_, reach) => *reach,
        _ => play.task.reach,
    }
}

/// Hexes that gave this turn's number.
fn producing(view: &View<'_>) -> Vec<Hex> {
    let Some(payout) = view.state.payout() else { return Vec::new() };
    let tiles = view.state.island().tiles().iter();
    tiles
        .filter(|tile| tile.token.is_some_and(|token| token.number() == payout.number))
        .map(|tile| tile.at)
        .filter(|hex| view.state.robber() != Some(*hex))
        .collect()
}

/// The longest road of the player who is looked at, else of the holder of the
/// award.
fn lit_road(view: &View<'_>, play: &Play) -> Vec<Path> {
    let seat = match &play.open {
        _ if view.refused.is_some() => None,
        Open::Check(_) => None,
        Open::Player(draft) => Some(draft.seat),
        _ => view.state.holders().of(Award::LongestRoad),
    };
    seat.map(|seat| longest_road_of(view.state.pieces(), seat).to_vec()).unwrap_or_default()
}

fn selected(view: &View<'_>, play: &Play) -> Option<Spot> {
    if let Some((deed, refusal)) = view.refused {
        return refusal.place().or(super::acts::place_of(deed)).map(spot_of);
    }
    match (&play.open, view.state.phase()) {
        (Open::Spot(spot, _), _) => Some(*spot),
        (Open::Check(check), _) => check.selected(),
        (Open::Turn, Phase::Founding { settlement: Some(at), .. }) => Some(Spot::Intersection(at)),
        (Open::Turn, _) => match play.task.current(view) {
            Some((_, Task::ChooseYield { at, .. })) => Some(Spot::Intersection(*at)),
            _ => None,
        },
        _ => None,
    }
}

/// The places that may be touched.
pub(super) fn choices(view: &View<'_>, play: &Play, reach: Reach) -> Vec<Spot> {
    if view.refused.is_some() {
        return Vec::new();
    }
    match play.open {
        Open::Check(_) => return check::places(view),
        Open::Turn | Open::Build(_) | Open::Spot(..) | Open::Ask(..) => {}
        _ => return Vec::new(),
    }
    let island = view.state.island();
    let intersections = |places: Vec<_>| places.into_iter().map(Spot::Intersection).collect();
    let paths = |paths: Vec<_>| paths.into_iter().map(Spot::Path).collect();
    match (view.state.phase(), reach) {
        (Phase::Founding { settlement: None, .. }, Reach::Anywhere) => {
            intersections(island.intersections())
        }
        (Phase::Founding { settlement: None, .. }, _) => intersections(view.state.founding_spots()),
        (Phase::Founding { .. }, Reach::Anywhere) => paths(island.paths()),
        (Phase::Founding { .. }, _) => paths(view.state.founding_roads()),
        _ => match play.task.current(view) {
            Some((_, task)) => task_spots(view, task, reach),
            None if view.may_build() => build::spots(view, reach),
            None => Vec::new(),
        },
    }
}

fn task_spots(view: &View<'_>, task: &Task, reach: Reach) -> Vec<Spot> {
    let island = view.state.island();
    let hexes = || island.tiles().iter().map(|tile| tile.at);
    let anywhere = reach == Reach::Anywhere;
    match task {
        Task::MoveRobber { .. } => {
            let allowed = if anywhere { hexes().collect() } else { view.state.robber_hexes() };
            allowed.into_iter().map(Spot::Hex).collect()
        }
        Task::RobberTo { .. } if anywhere => hexes().map(Spot::Hex).collect(),
        Task::RobberTo { to: Flight::Fixed(Some(hex)), .. } => vec![Spot::Hex(*hex)],
        Task::RobberTo { to: Flight::Among(hexes), .. } => {
            hexes.iter().copied().map(Spot::Hex).collect()
        }
        Task::MendRoad { player } => view.state.damaged_roads(*player).map(Spot::Path).collect(),
        Task::DamageRoad { player, .. } => intact_roads(view, *player).map(Spot::Path).collect(),
        Task::FreeRoad { .. } => {
            let free = if anywhere { island.paths() } else { view.state.road_spots() };
            let damaged = view.state.damaged_roads(view.builder());
            free.into_iter().chain(damaged).map(Spot::Path).collect()
        }
        _ => Vec::new(),
    }
}

/// The roads of `seat` that are not damaged.
fn intact_roads<'a>(view: &View<'a>, seat: Seat) -> impl Iterator<Item = Path> + use<'a> {
    let roads = view.state.pieces().roads_of(seat);
    roads.filter(|(_, condition)| *condition == Condition::Intact).map(|(path, _)| path)
}

/// What touching `spot` does at once; nothing if its piece is still to be
/// chosen.
pub(super) fn deed_at(view: &View<'_>, draft: &TaskDraft, spot: Spot) -> Option<Deed> {
    if matches!(view.state.phase(), Phase::Founding { .. }) {
        return match spot {
            Spot::Intersection(at) => Some(Deed::FoundSettlement { at }),
            Spot::Path(at) => Some(Deed::FoundRoad { at }),
            Spot::Hex(_) => None,
        };
    }
    let (_, task) = draft.current(view)?;
    match (task, spot) {
        (Task::MoveRobber { .. }, Spot::Hex(to)) => Some(Deed::MoveRobber { to }),
        (Task::RobberTo { .. }, Spot::Hex(to)) => Some(Deed::RobberFlees { to: Some(to) }),
        (Task::MendRoad { player }, Spot::Path(at)) => Some(Deed::MendRoad { player: *player, at }),
        (Task::DamageRoad { player, .. }, Spot::Path(at)) => {
            Some(Deed::DamageRoad { player: *player, at })
        }
        (Task::FreeRoad { .. }, Spot::Path(at)) => {
            let is_damaged = view.state.damaged_roads(view.builder()).any(|road| road == at);
            Some(if is_damaged { Deed::RepairRoad { at } } else { Deed::BuildRoad { at } })
        }
        _ => None,
    }
}

/// Whether `refusal` can be recorded all the same.
pub(super) const fn may_be_recorded(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::Forbidden(_))
}
