//! The pointer under a zoom that has changed since it moved.

use egui::{Event, Pos2, RawInput};

/// Keeps the pointer where it is on the glass while the zoom changes: the window's events give a
/// click the place of the last move, in the points of the zoom of then.
#[derive(Clone, Copy, Debug, Default)]
pub struct PointerPlace {
    /// The last move as it came, and the zoom under which it came; none while the pointer is
    /// outside the window.
    moved: Option<(Pos2, f32)>,
    /// The zoom under which egui has been told of it last.
    told: f32,
}

impl PointerPlace {
    /// Puts what the pointer did since the last frame to where it is under `zoom`, which is the
    /// zoom that the events came under.
    pub fn apply(&mut self, zoom: f32, input: &mut RawInput) {
        let is_new = (self.told - zoom).abs() > f32::EPSILON;
        let again = self.moved.filter(|_| is_new).map(|(place, then)| place * (then / zoom));
        self.told = zoom;
        for event in &mut input.events {
            match event {
                Event::PointerMoved(place) => self.moved = Some((*place, zoom)),
                Event::PointerGone => self.moved = None,
                // A touch comes with a move of its own, and a page says where a click is.
                Event::PointerButton { pos, .. } => {
                    if let Some((place, then)) = self.moved
                        && *pos == place
                    {
                        *pos *= then / zoom;
                    }
                }
                _ => {}
            }
        }
        if let Some(place) = again {
            input.events.insert(0, Event::PointerMoved(place));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Modifiers, PointerButton, pos2};

    fn click(pos: Pos2) -> Event {
        Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed: true,
            modifiers: Modifiers::NONE,
        }
    }

    fn told(place: &mut PointerPlace, zoom: f32, events: Vec<Event>) -> Vec<Event> {
        let mut input = RawInput { events, ..RawInput::default() };
        place.apply(zoom, &mut input);
        input.events
    }

    #[test]
    fn a_click_after_a_change_of_zoom_goes_where_the_pointer_still_is() {
        let mut place = PointerPlace::default();
        let moved = Event::PointerMoved(pos2(300.0, 60.0));
        assert_eq!(told(&mut place, 1.0, vec![moved.clone()]), [moved]);
        let at = pos2(200.0, 40.0);
        // The window still gives the place of the move, here and at every later click.
        let clicked = told(&mut place, 1.5, vec![click(pos2(300.0, 60.0))]);
        assert_eq!(clicked, [Event::PointerMoved(at), click(at)]);
        assert_eq!(told(&mut place, 1.5, vec![click(pos2(300.0, 60.0))]), [click(at)]);
    }

    #[test]
    fn what_moves_or_says_its_own_place_is_left_alone() {
        let mut place = PointerPlace::default();
        told(&mut place, 1.0, vec![Event::PointerMoved(pos2(300.0, 60.0))]);
        let fresh = vec![Event::PointerMoved(pos2(10.0, 20.0)), click(pos2(10.0, 20.0))];
        assert_eq!(told(&mut place, 2.0, fresh.clone())[1..], fresh);
        let elsewhere = vec![click(pos2(7.0, 8.0))];
        assert_eq!(told(&mut place, 3.0, elsewhere.clone())[1..], elsewhere);
    }

    #[test]
    fn a_pointer_that_has_left_is_not_called_back() {
        let mut place = PointerPlace::default();
        told(&mut place, 1.0, vec![Event::PointerMoved(pos2(300.0, 60.0)), Event::PointerGone]);
        assert_eq!(told(&mut place, 1.5, Vec::new()), []);
    }
}
