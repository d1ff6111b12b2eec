//! The view of an island that stays on the screen: the lens, moved by pinch, wheel, and drag, and
//! the parts that needn't be recomputed in each frame.

use std::cell::OnceCell;

use egui::{PointerButton, Pos2, Response, Sense, Ui, UiBuilder, Vec2};

use super::geometry::Geometry;
use super::pick::Choices;
use super::picture::DrawnPicture;
use super::touch::Touch;
use super::view::{IslandView, Subject};
use crate::theme::bounds::{Within, nearest};
use board::{Island, Spot};
use words::language::Language;
use words::places::Places;

/// Wheel points that bring the island closer by a factor of e; a usual notch is
/// about a fifth.
const WHEEL: f32 = 240.0;

/// Neighboring crossings that lie closer together, in points, are too close for fingers.
const APART: f32 = 40.0;

/// Distance to which a touch that could have meant several places brings them.
const CLOSER: f32 = 72.0;

/// Kept by a screen for its island.
#[derive(Debug, Default)]
pub struct Viewfinder {
    lens: Lens,
    /// The hand on the island has moved it since it came down, so what is under it isn't chosen.
    has_moved: bool,
    /// A touch that could have meant several places brought the island closer: the next one counts,
    /// and shows all of it again.
    awaits_second: bool,
    names: ChoiceNames,
    picture: DrawnPicture,
}

impl Viewfinder {
    /// Returns how close the view is, and of what.
    pub const fn lens(&self) -> Lens {
        self.lens
    }

    pub const fn show_whole(&mut self) {
        self.lens = Lens::WHOLE;
        self.awaits_second = false;
    }

    /// Shows the whole island again if only a touch that was unclear brought it closer.
    pub const fn end_closer_look(&mut self) {
        if self.awaits_second {
            self.show_whole();
        }
    }

    /// Brings what is under an unclear touch so close that its places are far enough apart for
    /// fingers; says whether it could come closer.
    fn look_closer(&mut self, fitted: &Geometry, at: Pos2) -> bool {
        let side = self.lens.geometry(fitted).side();
        if side >= APART {
            return false;
        }
        let before = self.lens;
        self.lens = self.lens.zoomed(fitted, at, CLOSER / side);
        // The hand that is still on it has chosen nothing yet.
        self.has_moved = self.lens != before;
        self.awaits_second |= self.has_moved;
        self.has_moved
    }

    /// Returns whether the hand is moving the island, and so chooses nothing.
    pub fn is_moved(&self) -> bool {
        self.has_moved
    }

    /// Returns what the island's picture senses in addition to `choices`.
    fn sense(&self, choices: Sense) -> Sense {
        if self.lens.is_whole() { choices } else { choices | Sense::DRAG }
    }

    /// Follows pinch, wheel, and drag over the picture.
    fn follow(&mut self, ui: &Ui, picture: &Response, fitted: &Geometry) {
        let (pinch, wheel, scroll, pointer, is_down) = ui.input(|input| {
            let pointer = &input.pointer;
            let is_down = input.any_touches() || pointer.any_down() || pointer.any_released();
            let wheel = input.zoom_delta();
            let scroll = input.smooth_scroll_delta().y;
            (input.multi_touch(), wheel, scroll, pointer.latest_pos(), is_down)
        });
        if !is_down {
            self.has_moved = false;
        }
        if let Some(pinch) = pinch {
            if picture.rect.contains(pinch.start_pos) {
                self.has_moved = true;
                self.awaits_second = false;
                let by = pinch.translation_delta;
                // The whole island can't be moved, so zoom first.
                self.lens = self
                    .lens
                    .zoomed(fitted, pinch.center_pos - by, pinch.zoom_delta)
                    .moved(fitted, by);
            }
            return;
        }
        if let Some(at) = pointer.filter(|_| picture.contains_pointer()) {
            let by = wheel * (scroll / WHEEL).exp();
            if (by - 1.0).abs() > 1e-4 {
                self.awaits_second = false;
                self.lens = self.lens.zoomed(fitted, at, by);
            }
        }
        if picture.dragged_by(PointerButton::Primary) && !self.lens.is_whole() {
            self.has_moved = true;
            let begun = ui.input(|input| input.pointer.press_origin());
            let at = picture.interact_pointer_pos();
            // The island sticks to the finger from where it came down.
            let by = match (picture.drag_started(), begun, at) {
                (true, Some(begun), Some(at)) => at - begun,
                _ => picture.drag_delta(),
            };
            self.lens = self.lens.moved(fitted, by);
        }
    }

    /// Brings a place into the picture.
    fn bring(&mut self, fitted: &Geometry, spot: Spot) {
        self.lens = self.lens.showing(fitted, self.lens.geometry(fitted).spot(spot));
    }

    /// The names of `choices`, computed when they are first asked for.
    fn names(&mut self, places: &Places<'_>, choices: &[Spot]) -> &ChoiceNames {
        self.names.keep(places, choices);
        &self.names
    }
}

impl IslandView<'_> {
    /// Shows the island like [`Self::show`], for a picture about `subject`,
    /// viewed through the lens of `look`.
    pub fn show_through(
        self,
        ui: &mut Ui,
        size: Vec2,
        subject: Subject,
        look: &mut Viewfinder,
    ) -> Option<Touch> {
        let (rect, response) = ui.allocate_exact_size(size, look.sense(self.sense()));
        self.name(&response);
        let fitted = Geometry::fit(self.island, rect, self.turned);
        look.follow(ui, &response, &fitted);
        let geometry = look.lens().geometry(&fitted);
        let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect));
        if !look.lens().is_whole() {
            ui.shrink_clip_rect(rect);
        }
        if ui.is_rect_visible(rect) {
            look.picture.draw(ui.painter(), &self, &geometry, subject);
        }
        let places = Places::new(self.text, self.island, self.turned);
        let names = look.names(&places, self.choices);
        let name = |nth, spot| self.land.told(self.text, names.get(&places, nth, spot), spot);
        let choices =
            Choices { spots: self.choices, name: &name, touchable: Some(self.touchable()) };
        let picked = self.canvas(ui.painter(), &geometry).pick(ui, &response, choices);
        if let Some(spot) = picked.reached {
            look.bring(&fitted, spot);
            if look.lens().geometry(&fitted) != geometry {
                ui.ctx().request_repaint();
            }
        }
        let touch = picked.touch.filter(|_| !look.is_moved())?;
        let at = ui.input(|input| input.pointer.interact_pos());
        if matches!(touch, Touch::Ask(_)) && at.is_some_and(|at| look.look_closer(&fitted, at)) {
            ui.ctx().request_repaint();
            return None;
        }
        look.end_closer_look();
        Some(touch)
    }
}

/// Names of the places that may be touched.
#[derive(Debug, Default)]
struct ChoiceNames {
    language: Language,
    island: Option<Island>,
    turned: u8,
    choices: Vec<Spot>,
    words: Vec<OnceCell<String>>,
}

impl ChoiceNames {
    /// Drops the names if they are of other places, or for another island or
    /// language.
    fn keep(&mut self, places: &Places<'_>, choices: &[Spot]) {
        let (language, island, turned) = (places.language(), places.island(), places.turned());
        if self.choices == choices
            && self.island.as_ref() == Some(island)
            && self.turned == turned
            && self.language == language
        {
            return;
        }
        *self = Self {
            language,
            island: Some(island.clone()),
            turned,
            choices: choices.to_vec(),
            words: vec![OnceCell::new(); choices.len()],
        };
    }

    /// The name of the choice with index `nth`, which is `spot`.
    fn get(&self, places: &Places<'_>, nth: usize, spot: Spot) -> String {
        let name = || places.spot(spot);
        self.words.get(nth).map_or_else(name, |word| word.get_or_init(name).clone())
    }
}

/// Shows part of an island, or all of it. Kept in units of the island, so that
/// it shows the same part when the window or the island is turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// The magnification; 1 shows the whole island.
    zoom: f32,
    /// The offset of what is in the middle of the picture from the island's
    /// middle: in sides of a hex, along the axes of the stored island.
    aside: Vec2,
}

/// The closest view: a hex fills about half of a picture of 19.
const CLOSEST: f32 = 4.0;

/// Below this the whole island is shown.
const NEARLY_WHOLE: f32 = 1.02;

/// Room to leave around a place that is brought into the picture, in points.
const MARGIN: f32 = 40.0;

impl Default for Lens {
    fn default() -> Self {
        Self::WHOLE
    }
}

impl Lens {
    pub const WHOLE: Self = Self { zoom: 1.0, aside: Vec2::ZERO };

    pub fn is_whole(self) -> bool {
        self.zoom <= 1.0
    }

    /// The magnification; 1 shows the whole island.
    pub const fn zoom(self) -> f32 {
        self.zoom
    }

    /// Returns where the island is on the screen, given `fitted`, which shows all of
    /// it.
    pub fn geometry(self, fitted: &Geometry) -> Geometry {
        fitted.scaled(self.zoom, self.shift(fitted))
    }

    /// Zooms by the factor `by`, keeping what is at `at` in place.
    #[must_use]
    pub fn zoomed(self, fitted: &Geometry, at: Pos2, by: f32) -> Self {
        let zoom = (self.zoom * by).within(1.0, CLOSEST);
        if !zoom.is_finite() || zoom < NEARLY_WHOLE && by < 1.0 {
            return Self::WHOLE;
        }
        let away = at - fitted.middle();
        let shift = self.shift(fitted) + away / self.zoom - away / zoom;
        Self { zoom, ..self }.shifted(fitted, shift)
    }

    /// Moves the island under the lens by this many points.
    #[must_use]
    pub fn moved(self, fitted: &Geometry, by: Vec2) -> Self {
        self.shifted(fitted, self.shift(fitted) - by / self.zoom)
    }

    /// Moves as little as needed to show what is now at `place`.
    #[must_use]
    pub fn showing(self, fitted: &Geometry, place: Pos2) -> Self {
        let room = fitted.rect().shrink(MARGIN.min(fitted.rect().size().min_elem() / 3.0));
        let by = nearest(room, place) - place;
        if self.is_whole() || by == Vec2::ZERO { self } else { self.moved(fitted, by) }
    }

    /// The offset of what is in the middle, in points of the picture of the
    /// whole island; limited so that no part of the picture is wasted.
    fn shift(self, fitted: &Geometry) -> Vec2 {
        self.held(fitted, fitted.turned(self.aside) * fitted.side())
    }

    fn shifted(self, fitted: &Geometry, shift: Vec2) -> Self {
        let shift = self.held(fitted, shift);
        Self { aside: fitted.turned_back(shift / fitted.side()), ..self }
    }

    fn held(self, fitted: &Geometry, shift: Vec2) -> Vec2 {
        let room = (fitted.extent() - fitted.rect().size() / self.zoom).max(Vec2::ZERO) / 2.0;
        shift.within(-room, room)
    }
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2, vec2};

    use super::*;
    use board::{Hex, first_game};

    fn fitted(width: f32, height: f32, turned: u8) -> Geometry {
        let rect = Rect::from_min_size(pos2(30.0, 70.0), vec2(width, height));
        Geometry::fit(&first_game(), rect, turned)
    }

    fn near(one: Pos2, other: Pos2) -> bool {
        one.distance(other) < 0.1
    }

    #[test]
    fn what_is_under_the_pointer_stays_there_while_it_comes_closer() {
        let fitted = fitted(640.0, 590.0, 0);
        let hex = Hex::new(1, -1);
        let at = fitted.hex(hex);
        let mut lens = Lens::WHOLE;
        for _ in 0..5 {
            lens = lens.zoomed(&fitted, at, 1.25);
            assert!(near(lens.geometry(&fitted).hex(hex), at));
        }
        assert!(lens.zoom() > 3.0);
    }

    #[test]
    fn it_never_comes_closer_than_four_times_nor_farther_than_the_whole_island() {
        let fitted = fitted(640.0, 590.0, 0);
        let at = fitted.middle() + vec2(80.0, -60.0);
        let close = Lens::WHOLE.zoomed(&fitted, at, 100.0);
        assert!((close.zoom() - 4.0).abs() < 0.001);
        let far = close.zoomed(&fitted, at, 0.001);
        assert_eq!(far, Lens::WHOLE);
        assert_eq!(far.geometry(&fitted), fitted);
    }

    #[test]
    fn an_unclear_touch_brings_small_places_closer_and_large_ones_not() {
        let small = fitted(300.0, 270.0, 0);
        assert!(small.side() < APART);
        let mut look = Viewfinder::default();
        let at = small.hex(Hex::new(1, 0));
        assert!(look.look_closer(&small, at));
        let close = look.lens().geometry(&small);
        assert!((close.side() - CLOSER).abs() < 1.0, "{}", close.side());
        assert!(look.is_moved(), "the finger that is still down chooses nothing");
        look.end_closer_look();
        assert!(look.lens().is_whole());
        let large = fitted(640.0, 590.0, 0);
        assert!(!look.look_closer(&large, large.middle()));
        assert!(look.lens().is_whole());
    }

    #[test]
    fn the_island_cannot_be_moved_off_the_screen() {
        for (width, height) in [(640.0, 590.0), (300.0, 900.0), (900.0, 240.0)] {
            let fitted = fitted(width, height, 0);
            for by in [vec2(1e6, 0.0), vec2(-1e6, 1e6), vec2(0.0, -1e6)] {
                let lens = Lens::WHOLE.zoomed(&fitted, fitted.middle(), 2.0).moved(&fitted, by);
                let seen = lens.geometry(&fitted);
                let land = first_game();
                let on_screen = land.tiles().iter().map(|tile| seen.hex(tile.at));
                let count = on_screen.filter(|at| fitted.rect().contains(*at)).count();
                assert!(count >= 3, "{count} hexes are left after {by}");
                let again = lens.moved(&fitted, by).geometry(&fitted);
                let hex = Hex::new(0, 0);
                assert!(near(again.hex(hex), seen.hex(hex)), "it holds at the edge");
            }
            let whole = Lens::WHOLE.moved(&fitted, vec2(50.0, 50.0));
            assert_eq!(whole.geometry(&fitted), fitted, "the whole island stays fitted");
        }
    }

    #[test]
    fn the_same_part_is_shown_in_another_window_and_when_the_island_is_turned() {
        let hex = Hex::new(0, -1);
        let first = fitted(640.0, 590.0, 0);
        let lens = Lens::WHOLE.zoomed(&first, first.hex(hex), 3.0);
        let lens = lens.moved(&first, first.middle() - lens.geometry(&first).hex(hex));
        for (width, height, turned) in [(1280.0, 1180.0, 0), (320.0, 300.0, 0), (640.0, 590.0, 2)] {
            let fitted = fitted(width, height, turned);
            let at = lens.geometry(&fitted).hex(hex);
            assert!(at.distance(fitted.middle()) < 3.0, "{at} at {width}x{height}, {turned}");
        }
    }

    #[test]
    fn a_place_beyond_the_edge_is_brought_in_and_one_within_moves_nothing() {
        let fitted = fitted(640.0, 590.0, 0);
        let lens = Lens::WHOLE.zoomed(&fitted, fitted.hex(Hex::new(-2, 0)), 3.0);
        let seen = lens.geometry(&fitted);
        assert_eq!(lens.showing(&fitted, seen.hex(Hex::new(-2, 0))), lens);
        let far = Hex::new(1, 0);
        assert!(!fitted.rect().contains(seen.hex(far)));
        let lens = lens.showing(&fitted, seen.hex(far));
        assert!(fitted.rect().contains(lens.geometry(&fitted).hex(far)));
    }
}
