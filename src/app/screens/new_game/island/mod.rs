//! Which island will lie on the table, and how it lies.

mod by_hand;
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
use by_hand::{ByHand, Entering};
use remarks::{Unfolded, remark_box, remark_lines};
use shuffled::Shuffled;
use suggested::Suggested;

/// Where the island comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// The fixed one of the first game; the large one for five and six.
    FirstGame,
    /// Shuffled by the app.
    Shuffled,
    /// Entered by hand, as it lies on the table.
    ByHand,
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
    by_hand: ByHand,
    /// Whether the hands are at it: then the editor has the whole screen.
    entering: Entering,
    lies: Rotation,
    unfolded: Unfolded,
}

impl IslandTab {
    /// The island of the first game.
    #[must_use]
    pub fn new(platform: &mut dyn Platform) -> Self {
        Self {
            way: Way::FirstGame,
            first: Suggested::new(),
            shuffled: Shuffled::new(platform),
            by_hand: ByHand::new(),
            entering: Entering::Ends,
            lies: Rotation::NONE,
            unfolded: Unfolded::Not,
        }
    }

    /// The island as it stands.
    #[must_use]
    pub fn island(&self) -> &Island {
        match self.way {
            Way::FirstGame => self.first.island(),
            Way::Shuffled => self.shuffled.island(),
            Way::ByHand => self.by_hand.island(),
        }
    }

    /// The island of a loaded position is the one to be played on, and may be
    /// changed by hand.
    pub fn take(&mut self, island: &Island) {
        self.by_hand.begin_from(island);
        self.way = Way::ByHand;
    }

    /// What keeps a game from beginning on it, in a sentence.
    #[must_use]
    pub fn problem(&self, text: &Text) -> Option<String> {
        self.island().tiles().is_empty().then(|| text.get("new-island-no-hex"))
    }

    /// Whether an island is being entered, on the whole screen.
    #[must_use]
    pub const fn is_entering(&self) -> bool {
        matches!(self.entering, Entering::GoesOn)
    }

    /// The screen on which it is entered.
    pub fn enter(&mut self, ui: &mut Ui, text: &Text) {
        self.entering = self.by_hand.editor(ui, text, &mut self.lies);
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
            (Way::ByHand, text.get("new-island-by-hand")),
        ];
        if let Some(way) = segments(ui, &ways, self.way) {
            self.way = way;
            self.unfolded = Unfolded::Not;
            if way == Way::ByHand {
                self.entering = Entering::GoesOn;
            }
        }
        ui.add_space(4.0);
        match self.way {
            Way::FirstGame => {
                ui.add(egui::Label::new(text.get(self.first.line())).wrap());
            }
            Way::Shuffled => self.shuffled.show(ui, text, platform),
            Way::ByHand => {
                ui.add(egui::Label::new(text.get("new-island-by-hand-line")).wrap());
            }
        }
        ui.add_space(4.0);
        if action_button(ui, Some(Icon::Turn), &text.get("new-island-turn")).clicked() {
            self.lies = self.lies.next();
        }
        if action_button(ui, None, &text.get("new-island-enter")).clicked() {
            self.change_by_hand();
        }
        let lines = match self.way {
            Way::ByHand => self.by_hand.remarks(text),
            Way::FirstGame | Way::Shuffled => remark_lines(text, self.island()),
        };
        remark_box(ui, text, &lines, &mut self.unfolded);
    }

    /// Whatever island is shown is changed by hand from here on.
    fn change_by_hand(&mut self) {
        if self.way != Way::ByHand {
            let island = self.island().clone();
            self.by_hand.begin_from(&island);
        }
        self.way = Way::ByHand;
        self.entering = Entering::GoesOn;
    }

    /// The island as large as there is room.
    pub fn picture(&mut self, ui: &mut Ui, text: &Text, corners: Corners) {
        match self.way {
            Way::FirstGame => still(ui, text, self.first.island(), self.lies),
            Way::Shuffled => self.shuffled.picture(ui, text, self.lies, corners),
            Way::ByHand => self.by_hand.picture(ui, text, self.lies),
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
