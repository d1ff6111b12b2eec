//! Actions for any island shown: see it large, turn it, save it, read it out, judge it,
//! and share it as a code.

use egui::{Label, Rect, RichText, Ui, Vec2, pos2};

use super::by_hand::Waters;
use super::fair::{Board, FairBox};
use super::large::read_out;
use crate::app::screens::decks::parts::{Focus, entered, field, hint, rows};
use crate::app::screens::island_code::WrittenCode;
use board::{BadCode, Island, IslandCode, MAX_CODE_TEXT, Rotation};
use kit::widgets::split::within;
use kit::widgets::{Icon, SizedButton, Switch, fold_row, warning_box};
use words::text::Text;

/// What a touch asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Change the island by hand.
    Change,
    /// Show the picture over the whole window.
    Large,
    /// Turn the picture by a sixth.
    Turn,
    /// Save the island under a name.
    Keep,
    /// Reshuffle its shape.
    Shuffle,
    /// Use this island instead.
    Take(Box<Island>),
}

impl Wish {
    /// Its button's icon, and the key of the button's text.
    const fn face(&self) -> (Icon, &'static str) {
        match self {
            Self::Change => (Icon::Pen, "new-island-enter"),
            Self::Large => (Icon::Large, "shuffle-large"),
            Self::Turn => (Icon::Turn, "new-island-turn"),
            Self::Keep => (Icon::Plus, "shuffle-keep"),
            Self::Shuffle => (Icon::Dice, "shuffle-this-shape"),
            Self::Take(_) => (Icon::Forward, "shuffle-code-take"),
        }
    }

    /// The key of a text short enough for a button.
    const fn short(&self) -> &'static str {
        match self {
            Self::Change => "shuffle-short-change",
            Self::Keep => "shuffle-short-keep",
            Self::Shuffle => "shuffle-short-shuffle",
            Self::Large | Self::Turn | Self::Take(_) => self.face().1,
        }
    }
}

/// The sections that unfold.
#[derive(Clone, Debug)]
pub struct ExtraSections {
    fair: FairBox,
    code: CodeBox,
    rows: Switch,
}

impl Default for ExtraSections {
    fn default() -> Self {
        Self { fair: FairBox::default(), code: CodeBox::default(), rows: Switch::Off }
    }
}

impl ExtraSections {
    /// Changes codes, typed ones too, with `other`.
    pub const fn swap_code(&mut self, other: &mut Self) {
        std::mem::swap(&mut self.code, &mut other.code);
    }

    /// The buttons for `offered`, the actions that make sense now.
    pub fn buttons(ui: &mut Ui, text: &Text, offered: &[Wish]) -> Option<Wish> {
        let mut touched = None;
        rows(ui, offered, (168.0, 50.0), |ui, wish, size| {
            let (icon, key) = wish.face();
            let (label, name) = (text.get(wish.short()), text.get(key));
            let button = SizedButton::new(&label).named(&name).icon(icon);
            if button.show(ui, size).clicked() {
                touched = Some(wish.clone());
            }
        });
        touched
    }

    /// Buttons in the lower corners of the picture in `rect`, where the rounded sea
    /// leaves room.
    pub fn beside(ui: &mut Ui, text: &Text, rect: Rect) -> Option<Wish> {
        let corners = [(Wish::Turn, rect.left()), (Wish::Large, rect.right() - 52.0)];
        let mut touched = None;
        for (wish, left) in corners {
            let (icon, key) = wish.face();
            let place = Rect::from_min_size(pos2(left, rect.bottom() - 52.0), Vec2::splat(52.0));
            let button = |ui: &mut Ui| {
                SizedButton::new("").named(text.get(key)).icon(icon).show(ui, place.size())
            };
            if within(ui, place, button).clicked() {
                touched = Some(wish);
            }
        }
        touched
    }

    /// The sections below, for this number of players in these waters.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        board: Board<'_>,
        lies: Rotation,
        (players, waters): (usize, Waters),
    ) -> Option<Wish> {
        let island = board.island;
        self.fair.show(ui, text, board, players);
        if fold_row(ui, &text.get("shuffle-rows"), "", self.rows) {
            self.rows = self.rows.flipped();
        }
        if self.rows == Switch::On {
            for line in read_out(text, island, lies) {
                ui.add(Label::new(RichText::new(line).size(17.0)).wrap());
            }
        }
        let taken = self.code.show(ui, text, island, waters)?;
        Some(Wish::Take(Box::new(taken)))
    }

    /// Marks on the picture in `rect`.
    pub fn mark(
        &self,
        ui: &Ui,
        text: &Text,
        rect: Rect,
        shown: (Board<'_>, Rotation),
        players: usize,
    ) {
        self.fair.mark(ui, text, rect, shown, players);
    }
}

/// The section on the code.
#[derive(Clone, Debug)]
struct CodeBox {
    open: Switch,
    typed: String,
    trouble: Option<Trouble>,
    written: WrittenCode,
}

/// Why the island of a code isn't shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    /// It is no code.
    Bad(BadCode),
    /// It belongs in the waters of another game.
    In(Waters),
}

impl Default for CodeBox {
    fn default() -> Self {
        let (typed, written) = (String::new(), WrittenCode::default());
        Self { open: Switch::Off, typed, trouble: None, written }
    }
}

impl CodeBox {
    /// The code of `island` and the field. Returns the island of a code once it is typed
    /// in, if it belongs in these `waters`.
    fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        island: &Island,
        waters: Waters,
    ) -> Option<Island> {
        if fold_row(ui, &text.get("shuffle-code"), "", self.open) {
            self.open = self.open.flipped();
        }
        if self.open == Switch::Off {
            return None;
        }
        hint(ui, &text.get("shuffle-code-line"));
        self.written.show(ui, text, island);
        self.field(ui, text, waters)
    }

    fn field(&mut self, ui: &mut Ui, text: &Text, waters: Waters) -> Option<Island> {
        let label = text.get("shuffle-code-field");
        if let Some(typed) = field(ui, &label, &self.typed, MAX_CODE_TEXT, Focus::Touched) {
            self.typed = typed;
            self.trouble = None;
        }
        // Once the game that was asked for is chosen, the code waits to be shown.
        self.trouble = self.trouble.filter(|trouble| *trouble != Trouble::In(waters));
        if let Some(trouble) = self.trouble {
            let words = match trouble {
                Trouble::Bad(bad) => bad_code(text, bad),
                Trouble::In(other) => text.get(other.key_of_code()),
            };
            warning_box(ui, |ui| ui.add(Label::new(words).wrap()));
        }
        let some = !self.typed.trim().is_empty();
        let label = text.get("shuffle-code-take");
        let touched = SizedButton::new(&label).icon(Icon::Forward).wide_if(ui, 48.0, some);
        let enter = entered(ui, &text.get("shuffle-code-field"));
        if !some || !(touched || enter) {
            return None;
        }
        match island_of(&self.typed, waters) {
            Ok(island) => {
                self.typed.clear();
                self.trouble = None;
                Some(island)
            }
            Err(trouble) => {
                self.trouble = Some(trouble);
                None
            }
        }
    }
}

/// The island of a code, if it belongs in these `waters`.
fn island_of(typed: &str, waters: Waters) -> Result<Island, Trouble> {
    let island = typed.parse::<IslandCode>().map_err(Trouble::Bad)?.into_island();
    if island.tiles().is_empty() {
        return Err(Trouble::Bad(BadCode::Nonsense));
    }
    let own = Waters::of(&island);
    if own == waters { Ok(island) } else { Err(Trouble::In(own)) }
}

/// Returns what is wrong with a code, and what to do.
fn bad_code(text: &Text, bad: BadCode) -> String {
    match bad {
        BadCode::TooShort => text.get("shuffle-code-short"),
        BadCode::TooLong => text.get("shuffle-code-long"),
        BadCode::UnknownCharacter { place, found } => {
            let values = [("place", place.into()), ("found", found.to_string().into())];
            text.with("shuffle-code-character", &values)
        }
        BadCode::CheckDigits => text.get("shuffle-code-check"),
        BadCode::NewerVersion(_) => text.get("shuffle-code-newer"),
        BadCode::Nonsense => text.get("shuffle-code-nonsense"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::{Surroundings, first_game};

    fn at_sea() -> Island {
        let base = first_game();
        let sea = vec![board::Hex::new(3, 0)];
        let around = Surroundings { sea, hidden: Vec::new() };
        Island::with_sea(base.tiles().to_vec(), Vec::new(), around).expect("an island")
    }

    #[test]
    fn a_code_is_shown_in_the_waters_of_its_game_only() {
        for (island, own, other) in [
            (first_game(), Waters::Base, Waters::Seafarers),
            (at_sea(), Waters::Seafarers, Waters::Base),
        ] {
            let code = IslandCode::of(&island).expect("a code");
            assert_eq!(island_of(code.as_str(), own), Ok(island));
            assert_eq!(island_of(code.as_str(), other), Err(Trouble::In(own)));
        }
        let text = Text::english();
        for waters in [Waters::Base, Waters::Seafarers] {
            assert!(text.has(waters.key_of_code()) && text.has(waters.key_of_island()));
        }
    }
}
