//! How somebody looks at an island that stays on screen: the lens, moved by
//! pinch, wheel and drag, and what need not be worked out anew in each frame.

use std::cell::OnceCell;

use egui::{PointerButton, Response, Sense, Ui};

use super::island_picture::Picture;
use super::{Geometry, Lens};
use crate::board::{Island, Spot};
use crate::words::language::Language;
use crate::words::places::Places;

/// Wheel points that bring the island e times as close: a usual notch is about
/// a fifth.
const WHEEL: f32 = 240.0;

/// Kept by a screen for its island.
#[derive(Debug, Default)]
pub struct Viewfinder {
    lens: Lens,
    hand: Hand,
    names: Names,
    pub(super) picture: Picture,
}

/// What the hand on the island does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Hand {
    /// Nothing, or a touch that may choose something.
    #[default]
    Free,
    /// It has moved the island since it came: what it lies on is not chosen.
    Moves,
}

impl Viewfinder {
    /// How close, and at what.
    pub const fn lens(&self) -> Lens {
        self.lens
    }

    /// Back to the whole island.
    pub const fn show_whole(&mut self) {
        self.lens = Lens::WHOLE;
    }

    /// Whether the hand moves the island: then it asks for nothing else.
    pub fn is_moved(&self) -> bool {
        self.hand == Hand::Moves
    }

    /// What the island's picture senses besides what `choices` need.
    pub(super) fn sense(&self, choices: Sense) -> Sense {
        if self.lens.is_whole() { choices } else { choices | Sense::DRAG }
    }

    /// Follows pinch, wheel and drag over the picture.
    pub(super) fn follow(&mut self, ui: &Ui, picture: &Response, fitted: &Geometry) {
        let (pinch, wheel, scroll, pointer, is_down) = ui.input(|input| {
            let pointer = &input.pointer;
            let is_down = input.any_touches() || pointer.any_down() || pointer.any_released();
            let wheel = input.zoom_delta();
            let scroll = input.smooth_scroll_delta().y;
            (input.multi_touch(), wheel, scroll, pointer.latest_pos(), is_down)
        });
        if !is_down {
            self.hand = Hand::Free;
        }
        if let Some(pinch) = pinch {
            if picture.rect.contains(pinch.start_pos) {
                self.hand = Hand::Moves;
                let by = pinch.translation_delta;
                // The whole island can't be moved: it comes closer first.
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
                self.lens = self.lens.zoomed(fitted, at, by);
            }
        }
        if picture.dragged_by(PointerButton::Primary) && !self.lens.is_whole() {
            self.hand = Hand::Moves;
            let begun = ui.input(|input| input.pointer.press_origin());
            let at = picture.interact_pointer_pos();
            // The island sticks to the finger from where it was put down.
            let by = match (picture.drag_started(), begun, at) {
                (true, Some(begun), Some(at)) => at - begun,
                _ => picture.drag_delta(),
            };
            self.lens = self.lens.moved(fitted, by);
        }
    }

    /// Brings a place into the picture.
    pub(super) fn bring(&mut self, fitted: &Geometry, spot: Spot) {
        self.lens = self.lens.showing(fitted, self.lens.geometry(fitted).spot(spot));
    }

    /// The names of `choices`, worked out when they are first asked for.
    pub(super) fn names(&mut self, places: &Places<'_>, choices: &[Spot]) -> &Names {
        self.names.keep(places, choices);
        &self.names
    }
}

/// Names of the places that may be touched.
#[derive(Debug, Default)]
pub(super) struct Names {
    language: Language,
    island: Option<Island>,
    turned: u8,
    choices: Vec<Spot>,
    words: Vec<OnceCell<String>>,
}

impl Names {
    /// Drops the names of other places, of another island or language.
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

    /// What the choice `nth`, which is `spot`, is called.
    pub fn get(&self, places: &Places<'_>, nth: usize, spot: Spot) -> String {
        let name = || places.spot(spot);
        self.words.get(nth).map_or_else(name, |word| word.get_or_init(name).clone())
    }
}
