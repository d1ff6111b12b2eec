//! Choosing places on the island by finger, keyboard, and screen reader.

use board::Spot;
use egui::{Id, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo};

use super::Geometry;
use super::fleet::{around_ship, ship_place};
use super::keys::{arrows, nearest, next};
use super::marks::Ground;
use super::tiles::Canvas;
use super::touch::{Meant, Touch, Touchable, nearest_choice};
use crate::widgets::draw::hexagon;

/// The side of the square where a screen reader or keyboard finds a choice.
const HANDLE: f32 = 24.0;

/// Where a finger or mouse clicked, if one of those did.
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
            Meant::Choice(touch) => Some(touch),
            Meant::Other(_) => None,
        }
    }

    fn ground(&self, spot: Spot) -> Ground {
        self.touchable.map_or(Ground::Free, |touchable| Ground::of(spot, touchable.pieces))
    }
}

/// What was done about the choices.
pub(super) struct Pick {
    pub touch: Option<Touch>,
    /// What the keyboard has just moved to.
    pub reached: Option<Spot>,
}

impl Canvas<'_> {
    /// A touch counts by where the finger is, whichever of the overlapping
    /// widgets egui gives it to; a key or a screen reader names its choice.
    pub(super) fn pick(&self, ui: &Ui, view: &Response, choices: Choices<'_>) -> Pick {
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
            self.hovered(spot, choices.ground(spot));
        }
        let touch = named.or_else(|| pointed.and_then(|pos| choices.touched(self.geometry, pos)));
        Pick { touch, reached }
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
        if !ui.input(|input| input.key_pressed(egui::Key::Tab)) {
            return None;
        }
        let focused = ui.memory(egui::Memory::focused);
        let on = |spot: &&Spot| focused == Some(view.with(**spot));
        let places: Vec<Pos2> = spots.iter().map(|spot| self.geometry.spot(*spot)).collect();
        let middle = || spots.get(nearest(&places, self.geometry.middle())?);
        spots.iter().find(on).or_else(middle).copied()
    }

    /// Along the edge of a hex, around anything else.
    fn focus_ring(&self, spot: Spot, ground: Ground) {
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
                Spot::Path(path) if ground == Ground::Ship => {
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
