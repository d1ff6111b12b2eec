//! Choosing places on the island by finger, keyboard, and screen reader.

use egui::{
    FocusDirection, Id, Key, Modifiers, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, Vec2,
    WidgetInfo,
};

use super::Geometry;
use super::marks::MarkGround;
use super::sea::{around_ship, ship_place};
use super::tiles::Canvas;
use super::touch::{Touch, TouchMeaning, Touchable, nearest_choice};
use crate::widgets::draw::hexagon;
use board::Spot;

/// The side of the square where a screen reader or keyboard finds a choice.
const HANDLE: f32 = 24.0;

/// Returns where a finger or mouse clicked, if one of those did.
pub(super) fn finger(response: &Response) -> Option<Pos2> {
    if response.clicked_by(egui::PointerButton::Primary) {
        response.interact_pointer_pos()
    } else {
        None
    }
}

/// Places that may be touched.
#[derive(Clone, Copy)]
pub(super) struct Choices<'a> {
    pub spots: &'a [Spot],
    /// The name of the choice with this index.
    pub name: &'a dyn Fn(usize, Spot) -> String,
    /// The table under the finger; none where nothing but the choices can be meant.
    pub touchable: Option<Touchable<'a>>,
}

impl Choices<'_> {
    /// The choice that a finger at `pos` means.
    fn touched(&self, geometry: &Geometry, pos: Pos2) -> Option<Touch> {
        let Some(touchable) = self.touchable else {
            return nearest_choice(geometry, self.spots, pos).map(Touch::Spot);
        };
        match touchable.meant(geometry, pos)? {
            TouchMeaning::Choice(touch) => Some(touch),
            TouchMeaning::Other(_) => None,
        }
    }

    /// Lights the way that a wagon would take to `spot`.
    fn lead_to(&self, canvas: &Canvas<'_>, spot: Spot) {
        if let (Some(touchable), Spot::Intersection(to)) = (self.touchable, spot) {
            canvas.way(touchable.land.way(spot), to);
        }
    }

    fn ground(&self, spot: Spot) -> MarkGround {
        self.touchable.map_or(MarkGround::Free, |touchable| MarkGround::of(spot, touchable.pieces))
    }
}

/// The touch and the keyboard's step that a frame brought to the choices.
pub(super) struct PickedChoice {
    pub touch: Option<Touch>,
    /// The choice that the keyboard has just moved to.
    pub reached: Option<Spot>,
}

impl Canvas<'_> {
    /// A touch counts by where the finger is, whichever of the overlapping
    /// widgets egui gives it to; a key or a screen reader names its choice.
    pub(super) fn pick(&self, ui: &Ui, view: &Response, choices: Choices<'_>) -> PickedChoice {
        let enabled = ui.is_enabled();
        let spots = choices.spots;
        let moved = self.arrows(ui, view.id, spots);
        let tab_stop = self.tab_stop(ui, view.id, spots);
        let mut named = None;
        let mut pointed = finger(view);
        let mut hovered = view.contains_pointer();
        let mut reached = moved;
        for (nth, spot) in spots.iter().enumerate() {
            let id: Id = view.id.with(*spot);
            let handle = Rect::from_center_size(self.geometry.spot(*spot), Vec2::splat(HANDLE));
            let is_stop = tab_stop.is_none_or(|stop| stop == *spot);
            let sense = if is_stop { Sense::click() } else { Sense::CLICK };
            let response = ui.interact(handle, id, sense);
            response.widget_info(|| {
                WidgetInfo::labeled(Role::Button, enabled, (choices.name)(nth, *spot))
            });
            if response.has_focus() {
                choices.lead_to(self, *spot);
                self.focus_ring(*spot, choices.ground(*spot));
            }
            if response.gained_focus() {
                reached = Some(*spot);
            }
            pointed = pointed.or(finger(&response));
            hovered |= response.contains_pointer();
            if response.clicked() && finger(&response).is_none() {
                named = Some(Touch::Spot(*spot));
            }
        }
        let hover = ui.input(|input| input.pointer.hover_pos()).filter(|_| hovered && enabled);
        if let Some(Touch::Spot(spot)) = hover.and_then(|pos| choices.touched(self.geometry, pos)) {
            choices.lead_to(self, spot);
            self.hovered(spot, choices.ground(spot));
        }
        let touch = named.or_else(|| pointed.and_then(|pos| choices.touched(self.geometry, pos)));
        PickedChoice { touch, reached }
    }

    /// Moves the focus with the arrow keys, unless it is on something else.
    /// Returns where it moved to.
    fn arrows(&self, ui: &Ui, view: Id, spots: &[Spot]) -> Option<Spot> {
        if spots.is_empty() || !ui.is_enabled() {
            return None;
        }
        let focused = ui.memory(egui::Memory::focused);
        let on = |id| spots.iter().position(|spot| view.with(*spot) == id);
        let mut now = focused.and_then(on);
        if focused.is_some() && now.is_none() {
            return None;
        }
        let places: Vec<Pos2> = spots.iter().map(|spot| self.geometry.spot(*spot)).collect();
        let ways = arrows(ui);
        if ways.is_empty() {
            return None;
        }
        for way in ways {
            now = match now {
                None => nearest(&places, self.geometry.middle()),
                Some(from) => next(&places, from, way).or(now),
            };
        }
        let spot = now.and_then(|nth| spots.get(nth)).copied()?;
        ui.memory_mut(|memory| memory.request_focus(view.with(spot)));
        Some(spot)
    }

    /// Makes all choices one stop for the Tab key; arrow keys go on from there.
    fn tab_stop(&self, ui: &Ui, view: Id, spots: &[Spot]) -> Option<Spot> {
        if !ui.input(|input| input.key_pressed(Key::Tab)) {
            return None;
        }
        let focused = ui.memory(egui::Memory::focused);
        let on = |spot: &&Spot| focused == Some(view.with(**spot));
        let places: Vec<Pos2> = spots.iter().map(|spot| self.geometry.spot(*spot)).collect();
        let middle = || spots.get(nearest(&places, self.geometry.middle())?);
        spots.iter().find(on).or_else(middle).copied()
    }

    /// Along the edge of a hex, around anything else.
    fn focus_ring(&self, spot: Spot, ground: MarkGround) {
        let side = self.geometry.side();
        let center = self.geometry.spot(spot);
        for (thick, color) in [(7.0, self.palette.edge), (4.0, self.palette.focus)] {
            let line = Stroke::new(thick, color);
            match spot {
                Spot::Hex(_) => {
                    self.painter.add(Shape::closed_line(hexagon(center, side * 0.9), line));
                }
                Spot::Intersection(_) => {
                    self.painter.circle_stroke(center, (side * 0.36).max(14.0), line);
                }
                Spot::Path(path) if ground == MarkGround::Ship => {
                    let center = ship_place(self.geometry, path);
                    self.painter.circle_stroke(center, around_ship(side).max(12.0), line);
                }
                Spot::Path(_) => {
                    self.painter.circle_stroke(center, (side * 0.29).max(12.0), line);
                }
            }
        }
    }
}

/// The keys and where they lead.
const KEYS: [(Key, Vec2); 4] = [
    (Key::ArrowLeft, Vec2::LEFT),
    (Key::ArrowRight, Vec2::RIGHT),
    (Key::ArrowUp, Vec2::UP),
    (Key::ArrowDown, Vec2::DOWN),
];

/// Weight of a sideways distance compared with one straight ahead.
const ASIDE: f32 = 1.2;

/// Places no further ahead than this, in points, are to the side.
const ALONG: f32 = 0.5;

/// The arrow keys pressed in this frame, consumed so that egui doesn't see
/// them.
pub(super) fn arrows(ui: &Ui) -> Vec<Vec2> {
    let pressed: Vec<Vec2> = ui.input_mut(|input| {
        let times = |key| input.count_and_consume_key(Modifiers::NONE, key);
        let keys = KEYS.map(|(key, _)| key).map(times);
        KEYS.iter().zip(keys).flat_map(|((_, way), count)| vec![*way; count]).collect()
    });
    if !pressed.is_empty() {
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    pressed
}

/// Returns the index in `places` of the next one from index `from` in the direction `way`.
pub(super) fn next(places: &[Pos2], from: usize, way: Vec2) -> Option<usize> {
    let start = *places.get(from)?;
    let others = places.iter().enumerate().filter(|(nth, _)| *nth != from);
    let ways: Vec<(usize, f32, f32)> = others
        .map(|(nth, place)| {
            let to = *place - start;
            (nth, to.dot(way), to.dot(way.rot90()).abs())
        })
        .filter(|(_, along, _)| *along > ALONG)
        .collect();
    let nearest = |ahead: &dyn Fn(&(usize, f32, f32)) -> bool| {
        let far = |(_, along, aside): &(usize, f32, f32)| along + ASIDE * aside;
        let ahead = ways.iter().filter(|way| ahead(way));
        ahead.min_by(|one, other| far(one).total_cmp(&far(other))).map(|(nth, ..)| *nth)
    };
    // Places far to the side count only if nothing is ahead, so that every
    // choice can be reached.
    nearest(&|(_, along, aside)| *along >= 0.5 * aside).or_else(|| nearest(&|_| true))
}

/// Returns which of `places` is nearest to `middle`.
pub(super) fn nearest(places: &[Pos2], middle: Pos2) -> Option<usize> {
    let far = |place: &Pos2| place.distance_sq(middle);
    let all = places.iter().enumerate();
    all.min_by(|(_, one), (_, other)| far(one).total_cmp(&far(other))).map(|(nth, _)| nth)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use egui::{Rect, pos2, vec2};

    use super::super::Geometry;
    use super::*;
    use board::{Path, Side, Spot, first_game};

    /// Returns how many places the arrow keys reach from the one nearest to the middle.
    fn reached(places: &[Pos2], middle: Pos2) -> usize {
        let mut known = BTreeSet::new();
        let mut open: Vec<usize> = nearest(places, middle).into_iter().collect();
        while let Some(nth) = open.pop() {
            if known.insert(nth) {
                open.extend(KEYS.iter().filter_map(|(_, way)| next(places, nth, *way)));
            }
        }
        known.len()
    }

    #[test]
    fn arrows_lead_to_every_place_of_the_island() {
        let island = first_game();
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(640.0, 590.0));
        let hexes: Vec<Spot> = island.tiles().iter().map(|tile| Spot::Hex(tile.at)).collect();
        let corners: Vec<Spot> =
            island.intersections().into_iter().map(Spot::Intersection).collect();
        let paths: Vec<Spot> = island.paths().into_iter().map(Spot::Path).collect();
        let few: Vec<Spot> = corners.iter().chain(&paths).copied().step_by(7).collect();
        for turned in 0..2 {
            let geometry = Geometry::fit(&island, rect, turned);
            for spots in [&hexes, &corners, &paths, &few] {
                let places: Vec<Pos2> = spots.iter().map(|spot| geometry.spot(*spot)).collect();
                assert_eq!(reached(&places, rect.center()), places.len());
            }
        }
    }

    #[test]
    fn arrows_lead_to_every_path_and_hex_at_sea() {
        let island = super::super::a_sea();
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(310.0, 290.0));
        let cells = super::super::geometry::cells(&island);
        let sides = |hex| Side::ALL.map(|side| Path::of(hex, side));
        let paths: BTreeSet<Path> =
            cells.flat_map(sides).filter(|path| island.has_ship_path(*path)).collect();
        let paths: Vec<Spot> = paths.into_iter().map(Spot::Path).collect();
        let hexes: Vec<Spot> = island.sea().iter().copied().map(Spot::Hex).collect();
        for turned in 0..2 {
            let geometry = Geometry::fit(&island, rect, turned);
            for spots in [&paths, &hexes] {
                let places: Vec<Pos2> = spots.iter().map(|spot| geometry.spot(*spot)).collect();
                assert_eq!(reached(&places, rect.center()), places.len());
            }
        }
    }

    #[test]
    fn an_arrow_prefers_what_lies_straight_ahead_and_ends_at_the_edge() {
        let places = [pos2(0.0, 0.0), pos2(100.0, 0.0), pos2(60.0, 70.0), pos2(-10.0, 300.0)];
        assert_eq!(next(&places, 0, Vec2::RIGHT), Some(1));
        assert_eq!(next(&places, 0, Vec2::DOWN), Some(2));
        assert_eq!(next(&places, 1, Vec2::RIGHT), None);
        assert_eq!(next(&places, 0, Vec2::LEFT), Some(3), "far aside is better than nothing");
        assert_eq!(nearest(&places, pos2(55.0, 55.0)), Some(2));
    }
}
