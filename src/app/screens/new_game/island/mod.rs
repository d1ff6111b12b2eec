//! Which island will lie on the table, and how it lies.

mod code;
mod extras;
mod fair;
mod kept;
mod kept_words;
mod large;
mod reading;
mod remarks;
mod shuffled;

use egui::{Rect, Ui};

use crate::app::islands::{IslandNews, IslandStep, KeptIslands};
use crate::app::platform::Platform;
use crate::app::text::Text;
use crate::app::theme::Palette;
use crate::app::widgets::{IslandView, segments};
use crate::board::{Island, Rotation, first_game};
use crate::game::{Color, PerSeat, Pieces};
use extras::{Extras, Wish};
use kept::Kept;
use remarks::remark_box;
use shuffled::Shuffled;

/// Where the island comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// The fixed one of the first game.
    FirstGame,
    /// Shuffled by the app.
    Shuffled,
    /// Kept by name, or from a code.
    Kept,
}

/// Whether the picture may be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corners {
    /// For the start of a spiral, and to turn or enlarge it.
    Offered,
    /// The picture is only looked at.
    Still,
}

/// How much of the window the picture takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum View {
    /// Its part beside the settings.
    Beside,
    /// All of it.
    Large,
}

/// The island of a new game. Each way keeps what was chosen on it, so that
/// looking at another one loses nothing.
#[derive(Clone, Debug)]
pub struct IslandTab {
    way: Way,
    first: Island,
    shuffled: Shuffled,
    kept: Kept,
    lies: Rotation,
    view: View,
    extras: Extras,
}

impl IslandTab {
    /// The island of the first game.
    #[must_use]
    pub fn new(platform: &mut dyn Platform) -> Self {
        Self {
            way: Way::FirstGame,
            first: first_game(),
            shuffled: Shuffled::new(platform),
            kept: Kept::new(first_game()),
            lies: Rotation::NONE,
            view: View::Beside,
            extras: Extras::default(),
        }
    }

    /// The island as it stands.
    #[must_use]
    pub const fn island(&self) -> &Island {
        match self.way {
            Way::FirstGame => &self.first,
            Way::Shuffled => self.shuffled.island(),
            Way::Kept => self.kept.island(),
        }
    }

    /// How it lies.
    #[must_use]
    pub const fn lies(&self) -> Rotation {
        self.lies
    }

    /// The settings for so many players; the picture beside them is
    /// [`Self::picture`].
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        (islands, players): (&KeptIslands, usize),
        platform: &mut dyn Platform,
    ) -> Option<IslandStep> {
        let ways = [
            (Way::FirstGame, text.get("new-island-first")),
            (Way::Shuffled, text.get("new-island-shuffled")),
            (Way::Kept, text.get("new-island-kept")),
        ];
        if let Some(way) = segments(ui, &ways, self.way) {
            self.go(way);
        }
        ui.add_space(4.0);
        let mut step = None;
        match self.way {
            Way::FirstGame => {
                ui.add(egui::Label::new(text.get("new-island-first-line")).wrap());
            }
            Way::Shuffled => self.shuffled.show(ui, text, platform),
            Way::Kept => match self.kept.show(ui, text, islands, (self.lies, platform.now())) {
                Some(kept::Asked::Step(asked)) => step = Some(asked),
                Some(kept::Asked::Lie(rotation)) => self.lies = rotation,
                None => {}
            },
        }
        ui.add_space(4.0);
        let wish = self.buttons(ui, text);
        remark_box(ui, text, self.island());
        let island = self.island().clone();
        let unfolded = self.extras.show(ui, text, (&island, self.lies), players);
        if let Some(wish) = wish.or(unfolded) {
            self.grant(wish);
        }
        step
    }

    /// Goes another way; the kept ones begin with the island shown.
    fn go(&mut self, way: Way) {
        if way == Way::Kept && self.way != Way::Kept {
            let shown = self.island().clone();
            self.kept.look_at(shown);
        }
        self.way = way;
    }

    fn buttons(&self, ui: &mut Ui, text: &Text) -> Option<Wish> {
        let mut offered = Vec::new();
        if self.way != Way::Kept {
            offered.push(Wish::Keep);
        }
        if self.way != Way::Shuffled {
            offered.push(Wish::Shuffle);
        }
        Extras::buttons(ui, text, &offered)
    }

    fn grant(&mut self, wish: Wish) {
        match wish {
            Wish::Large => self.view = View::Large,
            Wish::Turn => self.lies = self.lies.next(),
            Wish::Keep => {
                self.go(Way::Kept);
                self.kept.ask_name();
            }
            Wish::Shuffle => {
                let hexes = self.island().tiles().iter().map(|tile| tile.at).collect();
                self.shuffled.take_shape(hexes);
                self.way = Way::Shuffled;
            }
            Wish::Take(island) => {
                self.way = Way::Kept;
                self.kept.decoded(*island);
            }
        }
    }

    /// Shows what came of a step with the kept islands.
    pub fn hear(&mut self, news: &IslandNews, text: &Text) {
        self.kept.hear(news, text);
    }

    /// Whether the island takes the whole window.
    #[must_use]
    pub fn is_large(&self) -> bool {
        self.view == View::Large
    }

    /// The island over the whole window.
    pub fn show_large(&mut self, ui: &mut Ui, text: &Text, players: usize) {
        let (island, lies) = (self.island().clone(), self.lies);
        let picture = |ui: &mut Ui| self.picture(ui, text, Corners::Still, players);
        match large::show(ui, text, (&island, lies), picture) {
            Some(large::Asked::Back) => self.view = View::Beside,
            Some(large::Asked::Turn) => self.lies = self.lies.next(),
            None => {}
        }
    }

    /// The island as large as there is room, for so many players.
    pub fn picture(&mut self, ui: &mut Ui, text: &Text, corners: Corners, players: usize) {
        let rect = Rect::from_min_size(ui.cursor().min, ui.available_size());
        match self.way {
            Way::FirstGame => still(ui, text, &self.first, self.lies),
            Way::Shuffled => self.shuffled.picture(ui, text, self.lies, corners),
            Way::Kept => still(ui, text, self.kept.island(), self.lies),
        }
        self.extras.mark(ui, text, rect, (self.island(), self.lies), players);
        if corners == Corners::Offered
            && let Some(wish) = Extras::beside(ui, text, rect)
        {
            self.grant(wish);
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
