//! How an island that stays on the screen is viewed: the lens, moved by pinch,
//! wheel, and drag, and what needn't be recomputed in each frame.

use std::cell::OnceCell;

use egui::{PointerButton, Response, Sense, Ui, UiBuilder, Vec2};

use super::geometry::Geometry;
use super::lens::Lens;
use super::pick::Choices;
use super::picture::Picture;
use super::touch::Touch;
use super::view::{IslandView, Subject};
use board::{Island, Spot};
use words::language::Language;
use words::places::Places;

/// Wheel points that bring the island closer by a factor of e; a usual notch is
/// about a fifth.
const WHEEL: f32 = 240.0;

/// Kept by a screen for its island.
#[derive(Debug, Default)]
pub struct Viewfinder {
    lens: Lens,
    hand: Hand,
    names: Names,
    picture: Picture,
}

/// What the hand on the island is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Hand {
    /// Nothing, or a touch that may choose something.
    #[default]
    Free,
    /// It has moved the island since it came down, so what is under it isn't
    /// chosen.
    Moves,
}

impl Viewfinder {
    /// How close the view is, and of what.
    pub const fn lens(&self) -> Lens {
        self.lens
    }

    /// Goes back to the whole island.
    pub const fn show_whole(&mut self) {
        self.lens = Lens::WHOLE;
    }

    /// Whether the hand is moving the island, and so chooses nothing.
    pub fn is_moved(&self) -> bool {
        self.hand == Hand::Moves
    }

    /// What the island's picture senses in addition to `choices`.
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
            self.hand = Hand::Free;
        }
        if let Some(pinch) = pinch {
            if picture.rect.contains(pinch.start_pos) {
                self.hand = Hand::Moves;
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
                self.lens = self.lens.zoomed(fitted, at, by);
            }
        }
        if picture.dragged_by(PointerButton::Primary) && !self.lens.is_whole() {
            self.hand = Hand::Moves;
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
    fn names(&mut self, places: &Places<'_>, choices: &[Spot]) -> &Names {
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
        let name = |nth, spot| names.get(&places, nth, spot);
        let choices =
            Choices { spots: self.choices, name: &name, touchable: Some(self.touchable()) };
        let picked = self.canvas(ui.painter(), &geometry).pick(ui, &response, choices);
        if let Some(spot) = picked.reached {
            look.bring(&fitted, spot);
            if look.lens().geometry(&fitted) != geometry {
                ui.ctx().request_repaint();
            }
        }
        picked.touch.filter(|_| !look.is_moved())
    }
}

/// Names of the places that may be touched.
#[derive(Debug, Default)]
struct Names {
    language: Language,
    island: Option<Island>,
    turned: u8,
    choices: Vec<Spot>,
    words: Vec<OnceCell<String>>,
}

impl Names {
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
