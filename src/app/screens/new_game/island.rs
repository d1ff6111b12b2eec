//! Which island will lie on the table.

use egui::{Label, RichText, Ui};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::app::places::Places;
use crate::app::platform::Platform;
use crate::app::text::Text;
use crate::app::theme::Palette;
use crate::app::widgets::{
    Explained, Icon, IslandView, Spot, Touch, action_button, explained_options, segments,
    warning_box,
};
use crate::board::{
    Hex, Island, Remark, Shape, Spiral, TokenRule, Turning, first_game, remarks, shuffled_island,
};
use crate::game::{PerSeat, Pieces};

/// How the island is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Laid {
    FirstGame,
    Spiral,
    Random,
}

/// The island, and how it came to be.
#[derive(Clone, Debug)]
pub struct IslandChoice {
    laid: Laid,
    spiral: Spiral,
    /// The same seed shuffles the same terrain, so that another corner or
    /// direction of the spiral leaves the hexes where they lie.
    seed: u64,
    island: Island,
    remarks: Vec<Remark>,
}

impl IslandChoice {
    /// The island of the first game.
    #[must_use]
    pub fn new(platform: &mut dyn Platform) -> Self {
        let corner = Shape::Standard.corners().first().copied().unwrap_or(Hex::new(0, 0));
        Self {
            laid: Laid::FirstGame,
            spiral: Spiral { corner, turning: Turning::CounterClockwise },
            seed: platform.rng().next_u64(),
            island: first_game(),
            remarks: Vec::new(),
        }
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
            Laid::FirstGame => first_game(),
            Laid::Spiral => shuffled(TokenRule::Spiral(self.spiral)),
            Laid::Random => shuffled(TokenRule::Random),
        };
        self.remarks = remarks(&self.island);
    }

    /// The settings; the picture beside them is [`Self::picture`].
    pub fn show(&mut self, ui: &mut Ui, text: &Text, platform: &mut dyn Platform) {
        let option = |value, key: &str| Explained {
            value,
            label: text.get(&format!("new-island-{key}")),
            line: text.get(&format!("new-island-{key}-line")),
        };
        let options = [
            option(Laid::FirstGame, "first"),
            option(Laid::Spiral, "spiral"),
            option(Laid::Random, "random"),
        ];
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
        if self.laid != Laid::FirstGame {
            ui.add_space(8.0);
            if action_button(ui, Some(Icon::Turn), &text.get("new-shuffle-again")).clicked() {
                self.seed = platform.rng().next_u64();
                self.lay();
            }
        }
        ui.add_space(4.0);
        let hint = RichText::new(text.get("new-lay-hint")).color(Palette::of(ui).faint);
        ui.add(Label::new(hint).wrap());
        self.remark_box(ui, text);
    }

    fn remark_box(&self, ui: &mut Ui, text: &Text) {
        if self.remarks.is_empty() {
            return;
        }
        let places = text.places(&self.island);
        warning_box(ui, |ui| {
            for remark in &self.remarks {
                ui.add(Label::new(remark_words(text, &places, *remark)).wrap());
            }
            ui.add(Label::new(text.get("new-remark-fine")).wrap());
        });
    }

    /// The island as large as there is room; where `corners` may be touched
    /// and the spiral needs one, its corners are offered.
    pub fn picture(&mut self, ui: &mut Ui, text: &Text, corners: Corners) {
        let offered = corners == Corners::Offered && self.laid == Laid::Spiral;
        let choices: Vec<Spot> = if offered {
            Shape::Standard.corners().into_iter().map(Spot::Hex).collect()
        } else {
            Vec::new()
        };
        let Ok(colors) = PerSeat::new(crate::game::Color::ALL) else { return };
        let view = IslandView {
            island: &self.island,
            turned: 0,
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

/// Whether the corners of the picture may be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corners {
    /// For the start of a spiral.
    Offered,
    /// The picture is only looked at.
    Still,
}

fn remark_words(text: &Text, places: &Places<'_>, remark: Remark) -> String {
    match remark {
        Remark::AdjacentReds(one, other) => {
            let values = [("one", places.hex(one).into()), ("other", places.hex(other).into())];
            text.with("new-remark-reds", &values)
        }
        Remark::MissingToken(hex) => {
            text.with("new-remark-no-token", &[("hex", places.hex(hex).into())])
        }
        Remark::DesertToken(hex) => {
            text.with("new-remark-desert-token", &[("hex", places.hex(hex).into())])
        }
        Remark::SeveralParts(parts) => text.with("new-remark-parts", &[("parts", parts.into())]),
        Remark::HarborOffCoast(path) => {
            text.with("new-remark-harbor-off-coast", &[("path", places.path(path).into())])
        }
        Remark::HarborCount { kind, found, usual } => {
            let values = [
                ("what", text.harbor(kind).into()),
                ("found", found.into()),
                ("usual", usual.into()),
            ];
            text.with("new-remark-count", &values)
        }
        Remark::TerrainCount { terrain, found, usual } => {
            let values = [
                ("what", text.terrain(terrain).into()),
                ("found", found.into()),
                ("usual", usual.into()),
            ];
            text.with("new-remark-count", &values)
        }
        Remark::TokenCount { token, found, usual } => {
            let values = [
                ("what", token.number().to_string().into()),
                ("found", found.into()),
                ("usual", usual.into()),
            ];
            text.with("new-remark-count", &values)
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;
    use crate::app::platform::Fake;
    use crate::board::{HarborKind, Terrain};

    fn terrain(choice: &IslandChoice) -> Vec<Terrain> {
        choice.island().tiles().iter().map(|tile| tile.terrain).collect()
    }

    #[test]
    fn another_corner_or_direction_leaves_the_hexes_where_they_lie() {
        let mut platform = Fake { time: DateTime::UNIX_EPOCH, seed: 0 };
        let mut choice = IslandChoice::new(&mut platform);
        choice.laid = Laid::Spiral;
        choice.lay();
        let before = terrain(&choice);
        let island = choice.island().clone();
        choice.spiral.turning = Turning::Clockwise;
        choice.lay();
        assert_eq!(terrain(&choice), before);
        assert_ne!(choice.island(), &island, "the tokens lie otherwise");
    }

    #[test]
    fn every_remark_has_a_sentence() {
        let text = Text::english();
        let island = first_game();
        let places = text.places(&island);
        let hex = Hex::new(0, -1);
        let token = island.tile(hex).and_then(|tile| tile.token).expect("a token");
        for remark in [
            Remark::AdjacentReds(hex, Hex::new(1, -1)),
            Remark::MissingToken(hex),
            Remark::TerrainCount { terrain: Terrain::Desert, found: 2, usual: 1 },
            Remark::TokenCount { token, found: 1, usual: 2 },
            Remark::DesertToken(hex),
            Remark::SeveralParts(2),
            Remark::HarborOffCoast(island.harbors()[0].path),
            Remark::HarborCount { kind: HarborKind::Any, found: 5, usual: 4 },
        ] {
            let words = remark_words(&text, &places, remark);
            assert!(!words.contains(['[', '{']), "{words}");
        }
    }
}
