//! Which island will lie on the table, and how it lies.

mod remarks;
mod shuffled;
mod suggested;

use egui::Ui;

use crate::app::platform::Platform;
use crate::app::text::Text;
use crate::app::theme::Palette;
use crate::app::widgets::{Icon, IslandView, action_button, segments};
use crate::board::{Island, Rotation};
use crate::game::{Color, PerSeat, Pieces};
use remarks::remark_box;
use shuffled::Shuffled;
use suggested::Suggested;

/// Where the island comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// The fixed one of the first game; the large one for five and six.
    FirstGame,
    /// Shuffled by the app.
    Shuffled,
}

/// Whether the corners of the picture may be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corners {
    /// For the start of a spiral.
    Offered,
    /// The picture is only looked at.
    Still,
}

/// The island of a new game. Each way keeps what was chosen on it, so that
/// looking at another one loses nothing.
#[derive(Clone, Debug)]
pub struct IslandTab {
    way: Way,
    first: Suggested,
    shuffled: Shuffled,
    lies: Rotation,
}

impl IslandTab {
    /// The island of the first game.
    #[must_use]
    pub fn new(platform: &mut dyn Platform) -> Self {
        Self {
            way: Way::FirstGame,
            first: Suggested::new(),
            shuffled: Shuffled::new(platform),
            lies: Rotation::NONE,
        }
    }

    /// The island as it stands.
    #[must_use]
    pub fn island(&self) -> &Island {
        match self.way {
            Way::FirstGame => self.first.island(),
            Way::Shuffled => self.shuffled.island(),
        }
    }

    /// How it lies.
    #[must_use]
    pub const fn lies(&self) -> Rotation {
        self.lies
    }

    /// So many will play: while no other way was chosen, the island is the one
    /// for them.
    pub fn suggest(&mut self, players: usize, platform: &mut dyn Platform) {
        self.first.seat(players, platform);
    }

    /// Whether the large island lies there because so many play.
    #[must_use]
    pub fn is_suggested(&self) -> bool {
        self.way == Way::FirstGame && self.first.is_large()
    }

    /// The settings; the picture beside them is [`Self::picture`].
    pub fn show(&mut self, ui: &mut Ui, text: &Text, platform: &mut dyn Platform) {
        let ways = [
            (Way::FirstGame, text.get(self.first.key())),
            (Way::Shuffled, text.get("new-island-shuffled")),
        ];
        if let Some(way) = segments(ui, &ways, self.way) {
            self.way = way;
        }
        ui.add_space(4.0);
        match self.way {
            Way::FirstGame => {
                ui.add(egui::Label::new(text.get(self.first.line())).wrap());
            }
            Way::Shuffled => self.shuffled.show(ui, text, platform),
        }
        ui.add_space(4.0);
        if action_button(ui, Some(Icon::Turn), &text.get("new-island-turn")).clicked() {
            self.lies = self.lies.next();
        }
        remark_box(ui, text, self.island());
    }

    /// The island as large as there is room.
    pub fn picture(&mut self, ui: &mut Ui, text: &Text, corners: Corners) {
        match self.way {
            Way::FirstGame => still(ui, text, self.first.island(), self.lies),
            Way::Shuffled => self.shuffled.picture(ui, text, self.lies, corners),
        }
    }
}

/// An island that is only looked at.
fn still(ui: &mut Ui, text: &Text, island: &Island, lies: Rotation) {
    let Ok(colors) = PerSeat::new(Color::ALL) else { return };
    let view = IslandView {
        island,
        turned: lies.sixths(),
        text,
        palette: Palette::of(ui),
        pieces: &Pieces::default(),
        colors: &colors,
        robber: None,
        lit_hexes: &[],
        lit_road: &[],
        choices: &[],
        selected: None,
    };
    view.show(ui, ui.available_size());
}
