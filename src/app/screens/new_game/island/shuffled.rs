//! An island that is shuffled for the table to lay.

use egui::{Label, RichText, Ui};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::Corners;
use crate::app::platform::Platform;
use crate::app::text::Text;
use crate::app::theme::Palette;
use crate::app::widgets::{
    Explained, Icon, IslandView, Spot, Touch, action_button, explained_options, segments,
};
use crate::board::{Hex, Island, Rotation, Shape, Spiral, TokenRule, Turning, shuffled_island};
use crate::game::{PerSeat, Pieces};

/// How the island is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Laid {
    Spiral,
    Random,
}

/// A shuffled island, and how its tokens lie.
#[derive(Clone, Debug)]
pub struct Shuffled {
    laid: Laid,
    spiral: Spiral,
    /// The same seed shuffles the same terrain, so that another corner or
    /// direction of the spiral leaves the hexes where they lie.
    seed: u64,
    island: Island,
}

impl Shuffled {
    /// One by lot.
    #[must_use]
    pub fn new(platform: &mut dyn Platform) -> Self {
        let corner = Shape::Standard.corners().first().copied().unwrap_or(Hex::new(0, 0));
        let mut shuffled = Self {
            laid: Laid::Random,
            spiral: Spiral { corner, turning: Turning::CounterClockwise },
            seed: platform.rng().next_u64(),
            island: Island::empty(),
        };
        shuffled.lay();
        shuffled
    }

    /// The island as it stands.
    #[must_use]
    pub const fn island(&self) -> &Island {
        &self.island
    }

    fn lay(&mut self) {
        let shuffled = |rule| {
            let mut rng = StdRng::seed_from_u64(self.seed);
            shuffled_island(Shape::Standard, rule, &mut rng)
        };
        self.island = match self.laid {
            Laid::Spiral => shuffled(TokenRule::Spiral(self.spiral)),
            Laid::Random => shuffled(TokenRule::Random),
        };
    }

    /// The settings; the picture beside them is [`Self::picture`].
    pub fn show(&mut self, ui: &mut Ui, text: &Text, platform: &mut dyn Platform) {
        let option = |value, key: &str| Explained {
            value,
            label: text.get(&format!("new-island-{key}")),
            line: text.get(&format!("new-island-{key}-line")),
        };
        let options = [option(Laid::Random, "random"), option(Laid::Spiral, "spiral")];
        if let Some(laid) = explained_options(ui, &options, self.laid) {
            self.laid = laid;
            self.lay();
        }
        if self.laid == Laid::Spiral {
            ui.add_space(8.0);
            ui.label(RichText::new(text.get("new-spiral-direction")).heading());
            let ways = [
                (Turning::CounterClockwise, text.get("new-counter-clockwise")),
                (Turning::Clockwise, text.get("new-clockwise")),
            ];
            if let Some(turning) = segments(ui, &ways, self.spiral.turning) {
                self.spiral.turning = turning;
                self.lay();
            }
            ui.add(Label::new(text.get("new-spiral-corner")).wrap());
        }
        ui.add_space(8.0);
        if action_button(ui, Some(Icon::Dice), &text.get("new-shuffle-again")).clicked() {
            self.seed = platform.rng().next_u64();
            self.lay();
        }
        ui.add_space(4.0);
        let hint = RichText::new(text.get("new-lay-hint")).color(Palette::of(ui).faint);
        ui.add(Label::new(hint).wrap());
    }

    /// The island as large as there is room; where `corners` may be touched
    /// and the spiral needs one, its corners are offered.
    pub fn picture(&mut self, ui: &mut Ui, text: &Text, lies: Rotation, corners: Corners) {
        let offered = corners == Corners::Offered && self.laid == Laid::Spiral;
        let choices: Vec<Spot> = if offered {
            Shape::Standard.corners().into_iter().map(Spot::Hex).collect()
        } else {
            Vec::new()
        };
        let Ok(colors) = PerSeat::new(crate::game::Color::ALL) else { return };
        let view = IslandView {
            island: &self.island,
            turned: lies.sixths(),
            text,
            palette: Palette::of(ui),
            pieces: &Pieces::default(),
            colors: &colors,
            robber: None,
            lit_hexes: &[],
            lit_road: &[],
            choices: &choices,
            selected: offered.then_some(Spot::Hex(self.spiral.corner)),
        };
        let size = ui.available_size();
        let touched = match view.show(ui, size) {
            Some(Touch::Spot(spot)) => Some(spot),
            // Corners lie far apart; should two be caught, the first will do.
            Some(Touch::Ask(spots)) => spots.first().copied(),
            None => None,
        };
        if let Some(Spot::Hex(corner)) = touched {
            self.spiral.corner = corner;
            self.lay();
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;
    use crate::app::platform::Fake;
    use crate::board::Terrain;

    fn terrain(choice: &Shuffled) -> Vec<Terrain> {
        choice.island().tiles().iter().map(|tile| tile.terrain).collect()
    }

    #[test]
    fn another_corner_or_direction_leaves_the_hexes_where_they_lie() {
        let mut platform = Fake { time: DateTime::UNIX_EPOCH, seed: 0 };
        let mut choice = Shuffled::new(&mut platform);
        choice.laid = Laid::Spiral;
        choice.lay();
        let before = terrain(&choice);
        let island = choice.island().clone();
        choice.spiral.turning = Turning::Clockwise;
        choice.lay();
        assert_eq!(terrain(&choice), before);
        assert_ne!(choice.island(), &island, "the tokens lie otherwise");
    }
}
