//! The island: what is lit on it, and which of its places can be touched now.

use std::borrow::Cow;

use egui::{Align2, Painter, Pos2, Rect, Ui, Vec2, vec2};

use super::corners::{PictureCorner, RIM, button, corners};
use crate::app::command::{CheckAt, Command, PlayPage};
use crate::app::screens::play::panel::{IslandMode, SpotChoice, place_beside, show_beside};
use crate::app::screens::play::parts::finger::LongTouch;
use crate::app::screens::play::parts::motion::MovingPart;
use crate::app::screens::play::parts::spots;
use crate::app::screens::play::view::View;
use board::{Hex, Path, Spot};
use game::{Building, Color, PerSeat, Pieces, Task, WagonsState, longest_road_of};
use kit::theme::bounds::Within;
use kit::widgets::{
    Geometry, Icon, IslandView, IsleSign, Landmarks, Landscape, Seascape, ShipState, Subject,
    TouchMeaning, Touchable, Viewfinder, bandit_place, isle_signs, paint_bandit, paint_bridge,
    paint_building, paint_fleet, paint_fog, paint_knight, paint_pirate, paint_robber, paint_ship,
    paint_wagon, pirate_place, producing, robber_place, ship_place, wagon_place,
};

/// Target of a touch on or around the island.
pub enum IslandTouch {
    /// A choice, or a place that isn't among them.
    Place(TouchMeaning),
    Asks(Command),
}

/// Draws the island and handles touches on it.
///
/// The sign that something doesn't add up may be at `chip`. No button leads to the table view from
/// within it.
pub fn show(
    ui: &mut Ui,
    view: &View<'_>,
    (mode, choices): (&IslandMode, &[SpotChoice]),
    (look, finger): (&mut Viewfinder, &LongTouch),
    is_table_view: bool,
    chip: Rect,
) -> Option<IslandTouch> {
    let rect = ui.max_rect();
    let (colors, shown) = (view.colors(), Shown::of(view, mode));
    let island = shown.island(view, mode, &colors);
    let touch = island.show_through(ui, rect.size(), mode.subject, look);
    let fitted = Geometry::fit(view.state.island(), rect, view.game.board_rotation().sixths());
    let geometry = look.lens().geometry(&fitted);
    paint_moving(&ui.painter_at(rect), view, &geometry);
    paint_moving_landscape(&ui.painter_at(rect), view, &geometry);
    let rim = rect.shrink(RIM);
    let stage = Align2::RIGHT_TOP.align_size_within_rect(Vec2::splat(48.0), rim);
    let is_now = !view.is_past;
    // Keep this free even if nothing is off, so that nothing jumps once something is.
    let corners = corners(view, rect, &[stage, chip]);
    let whole = whole_place(look, rim, &corners);
    if whole.is_some_and(|place| button(ui, view, place, WHOLE)) {
        look.show_whole();
        // The island has already been drawn.
        ui.ctx().request_repaint();
        return None;
    }
    let beside = mode
        .selected
        .filter(|_| is_now && !choices.is_empty())
        .map(|spot| place_beside(rect, geometry.spot(spot), geometry.side() * 0.4, choices.len()));
    // What has to be chosen now lies over a corner that is in its way.
    let in_sight = ui.clip_rect().expand(0.1);
    let is_covered = |place: Rect| {
        if !in_sight.contains_rect(place) {
            return true;
        }
        // A map with sea reaches into the corners. Closer up it can be moved out of them.
        let mut chosen = mode.choices.iter().filter(|_| is_now && look.lens().is_whole());
        beside.is_some_and(|beside| beside.intersects(place))
            || chosen.any(|spot| place.contains(geometry.spot(*spot)))
    };
    let shown = |corner: &&PictureCorner| (corner.tells() || is_now) && !is_covered(corner.rect);
    for corner in corners.iter().filter(shown) {
        if let Some(ask) = corner.show(ui, view) {
            return Some(IslandTouch::Asks(ask));
        }
    }
    if !is_now {
        return None;
    }
    let stage = (!is_table_view).then_some(stage);
    if stage.is_some_and(|place| button(ui, view, place, STAGE)) {
        // The screen below has already been drawn.
        ui.ctx().request_repaint();
        return Some(IslandTouch::Asks(Command::TableView));
    }
    if let Some(ask) = beside.and_then(|place| show_beside(ui, view, place, choices)) {
        return Some(IslandTouch::Asks(ask));
    }
    let finger_at = ui.input(|input| input.pointer.interact_pos());
    let buttons = [whole, stage, beside];
    let asks = finger.asks(rect, false).filter(|_| !look.is_moved());
    let is_button = |at: &Pos2| buttons.iter().flatten().any(|place| place.contains(*at));
    if let Some(at) = asks.filter(|at| !is_button(at)) {
        ui.ctx().request_repaint();
        let all = spots::all(view);
        let touchable = Touchable { choices: &all, ..island.touchable() };
        return long_touched(view, (&touchable, &geometry), at, &corners).map(IslandTouch::Asks);
    }
    if finger.was_long() {
        return None;
    }
    let is_beside = beside.zip(finger_at).is_some_and(|(place, at)| place.contains(at));
    if touch.is_some() && !is_beside {
        return touch.map(|touch| IslandTouch::Place(TouchMeaning::Choice(touch)));
    }
    let is_other = |at: Pos2| {
        is_button(&at) || chip.contains(at) || corners.iter().any(|corner| corner.rect.contains(at))
    };
    let at = finger.tapped(rect).filter(|at| !look.is_moved() && !is_other(*at))?;
    look.end_closer_look();
    island.touchable().meant(&geometry, at).map(IslandTouch::Place)
}

/// Things that the island shows beside the state of the game.
struct Shown<'a> {
    /// The pieces that aren't on their way.
    standing: Cow<'a, Pieces>,
    isles: Vec<IsleSign>,
    lit_road: Vec<Path>,
    lit_hexes: Vec<Hex>,
    ways: Vec<Vec<Path>>,
}

impl<'a> Shown<'a> {
    fn of(view: &View<'a>, mode: &IslandMode) -> Self {
        let lit_road = mode.road_of.map(|seat| longest_road_of(view.state.pieces(), seat).to_vec());
        // Light up what the card brings once it is face up.
        let is_open = view.animation.share(MovingPart::Card) >= 0.5;
        let is_lit = mode.subject == Subject::Game && is_open;
        Self {
            standing: standing(view),
            isles: isle_signs(view),
            lit_road: lit_road.unwrap_or_default(),
            lit_hexes: if is_lit { producing(view.state) } else { Vec::new() },
            ways: view.state.wagon_ways(&mode.stops),
        }
    }

    fn island<'b>(
        &'b self,
        view: &View<'b>,
        mode: &'b IslandMode,
        colors: &'b PerSeat<Color>,
    ) -> IslandView<'b> {
        let moving = view.animation;
        let sea = Seascape::of(view.state.sea());
        IslandView {
            island: view.state.island(),
            turned: view.game.board_rotation().sixths(),
            text: view.text,
            palette: view.palette,
            pieces: &self.standing,
            colors,
            landmarks: Landmarks::of(view.state.knights()),
            // What is on its way is nowhere else: it is drawn separately.
            sea: Seascape {
                isles: &self.isles,
                pirate: view.state.pirate().filter(|_| moving.pirate_walk().is_none()),
                fleet: sea.fleet.filter(|_| moving.fleet_walk().is_none()),
                ..sea
            },
            land: Landscape {
                driving: moving.drive().map(|((seat, _), _)| seat),
                hopping: moving.bandit_walk().map(|(walk, _)| walk.to),
                stops: &mode.stops,
                ways: &self.ways,
                flood: mode.flood.as_ref(),
                threatened: &mode.threatened,
                ..Landscape::of(view.state)
            },
            robber: view.state.robber().filter(|_| moving.walk().is_none()),
            lit_hexes: &self.lit_hexes,
            lit_road: &self.lit_road,
            choices: &mode.choices,
            signs: &mode.signs,
            unmarked: &mode.unmarked,
            own: Some(view.state.open_tasks().first().map_or(view.builder(), Task::player)),
            selected: mode.selected,
        }
    }
}

/// The button for the table view, and the one for the whole island.
const STAGE: (&str, &str, Icon) = ("stage", "stage", Icon::Stage);
const WHOLE: (&str, &str, Icon) = ("whole", "island-whole", Icon::Whole);

/// Returns where the button for the whole island is, while only part of it is shown.
fn whole_place(look: &Viewfinder, rect: Rect, corners: &[PictureCorner]) -> Option<Rect> {
    if look.lens().is_whole() {
        return None;
    }
    let all = [Align2::LEFT_TOP, Align2::LEFT_BOTTOM, Align2::RIGHT_BOTTOM];
    let mut places =
        all.map(|corner| corner.align_size_within_rect(Vec2::splat(48.0), rect)).into_iter();
    places.find(|place| !corners.iter().any(|corner| corner.rect.expand(4.0).intersects(*place)))
}

/// The pieces, without the knight, ship, or bridge that is on its way.
fn standing<'a>(view: &View<'a>) -> Cow<'a, Pieces> {
    let mut standing = Cow::Borrowed(view.state.pieces());
    if let Some((walk, _)) = view.animation.knight_walk() {
        standing.to_mut().remove_knight(walk.to);
    }
    if let Some((voyage, _)) = view.animation.voyage() {
        standing.to_mut().remove_ship(voyage.to);
    }
    match view.animation.rising() {
        Some((Spot::Path(path), _)) => standing.to_mut().remove_bridge(path),
        // It is built on a city, which stands there meanwhile.
        Some((Spot::Intersection(place), _)) => {
            if let Some((owner, Building::OilMetropolis)) = standing.building(place) {
                standing.to_mut().put_building(place, owner, Building::City);
            }
        }
        Some((Spot::Hex(_), _)) | None => {}
    }
    standing
}

/// After a long touch or right click, asks what is really there.
fn long_touched(
    view: &View<'_>,
    (touchable, geometry): (&Touchable<'_>, &Geometry),
    at: Pos2,
    corners: &[PictureCorner],
) -> Option<Command> {
    if let Some(corner) = corners.iter().find(|corner| corner.rect.contains(at)) {
        return corner.figure_at(view, at).map(Command::correct);
    }
    match touchable.meant(geometry, at)? {
        TouchMeaning::Choice(touch) => Some(Command::Open(PlayPage::Check(CheckAt::Touch(touch)))),
        TouchMeaning::Other(_) => None,
    }
}

fn paint_moving(painter: &Painter, view: &View<'_>, geometry: &Geometry) {
    let (moving, island, palette) = (view.animation, view.state.island(), view.palette);
    let (pieces, side) = (view.state.pieces(), geometry.side());
    if let Some((walk, share)) = moving.walk() {
        let [from, to] = [walk.from, walk.to].map(|hex| robber_place(geometry, island, hex));
        // A hop, not a slide.
        let lift = vec2(0.0, -0.5 * side * (share * (1.0 - share) * 4.0));
        paint_robber(painter, from.0.lerp(to.0, share) + lift, to.1, palette);
    }
    if let Some((walk, share)) = moving.knight_walk()
        && let Some((owner, knight)) = pieces.knight(walk.to)
    {
        let at = geometry.intersection(walk.from).lerp(geometry.intersection(walk.to), share);
        paint_knight(painter, at, side, knight, view.color(owner), palette);
    }
    if let Some((hex, share)) = moving.lifting_fog() {
        let mut fading = painter.clone();
        fading.multiply_opacity(1.0 - share);
        paint_fog(&fading, geometry, hex, (palette, view.text));
    }
    if let Some((walk, share)) = moving.pirate_walk() {
        let [from, to] = [walk.from, walk.to].map(|hex| pirate_place(geometry, island, hex));
        let half = from.1 + (to.1 - from.1) * share;
        paint_pirate(painter, from.0.lerp(to.0, share), half, palette);
    }
    if let Some((walk, share)) = moving.fleet_walk()
        && let Some(pirates) = view.state.position().pirates()
    {
        let way = pirates.way(walk.from, walk.to);
        let places: Vec<Pos2> = way.iter().map(|hex| geometry.hex(*hex)).collect();
        if let Some(at) = along(&places, share) {
            paint_fleet(painter, at, side, palette);
        }
    }
    if let Some((voyage, share)) = moving.voyage()
        && let Some((owner, _)) = pieces.ship(voyage.to)
    {
        let to = ship_place(geometry, voyage.to);
        // A ship sails to its new place; a new one rises where it is built.
        let mut rising = painter.clone();
        let at = if let Some(from) = voyage.from {
            ship_place(geometry, from).lerp(to, share)
        } else {
            rising.multiply_opacity(share);
            to - vec2(0.0, 0.4 * side * (1.0 - share))
        };
        paint_ship(&rising, at, side, ShipState::Open, view.color(owner), palette);
    }
}

/// Paints everything of rivers, wagons, and oil that is on its way.
fn paint_moving_landscape(painter: &Painter, view: &View<'_>, geometry: &Geometry) {
    let (moving, palette) = (view.animation, view.palette);
    let (pieces, side) = (view.state.pieces(), geometry.side());
    let wagons = view.state.wagons().map(WagonsState::table);
    if let (Some(table), Some(((seat, walk), share))) = (wagons, moving.drive())
        && let Some((end, scale)) = wagon_place(geometry, pieces, table, seat)
    {
        let position = view.state.position();
        let reach = position.wagon_reach(seat, walk.from, u8::MAX, u16::MAX);
        let way = reach.way(walk.to, |path| position.wagon_step(seat, path));
        let mut places = vec![geometry.intersection(walk.from)];
        let mut last = walk.from;
        for next in way.iter().filter_map(|path| {
            last = path.other_end(last)?;
            Some(last)
        }) {
            places.push(geometry.intersection(next));
        }
        // It comes to rest beside what stands there.
        places.pop();
        places.push(end);
        if let Some(at) = along(&places, share) {
            let load = table.wagons.get(seat).and_then(|wagon| wagon.load);
            paint_wagon(painter, at, side * scale, (view.color(seat), load), palette);
        }
    }
    if let Some((walk, share)) = moving.bandit_walk() {
        let [from, to] = [walk.from, walk.to].map(|path| bandit_place(geometry, pieces, path));
        let lift = vec2(0.0, -0.5 * side * (share * (1.0 - share) * 4.0));
        paint_bandit(painter, from.0.lerp(to.0, share) + lift, to.1, palette);
    }
    let Some((spot, share)) = moving.rising() else { return };
    let mut rising = painter.clone();
    rising.multiply_opacity(share);
    let down = vec2(0.0, -0.4 * side * (1.0 - share));
    match spot {
        Spot::Path(path) => {
            if let Some((owner, condition)) = pieces.bridge(path) {
                let moved = geometry.moved(down);
                paint_bridge(&rising, &moved, path, (view.color(owner), condition), palette);
            }
        }
        Spot::Intersection(place) => {
            if let Some((owner, building)) = pieces.building(place) {
                let at = geometry.intersection(place) + down;
                paint_building(&rising, at, side, building, view.color(owner), palette);
            }
        }
        Spot::Hex(_) => {}
    }
}

/// Returns the place at `share`, from 0 to 1, of a way from place to place, each stretch of which
/// takes as long as any other.
fn along(places: &[Pos2], share: f32) -> Option<Pos2> {
    let stretches = places.windows(2).filter_map(|ends| ends.first().zip(ends.last()));
    let count = u8::try_from(stretches.clone().count()).map_or(0.0, f32::from);
    let mut left = share.within(0.0, 1.0) * count;
    for (from, to) in stretches {
        if left <= 1.0 {
            return Some(from.lerp(*to, left));
        }
        left -= 1.0;
    }
    places.last().copied()
}
