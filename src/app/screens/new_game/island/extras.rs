//! Actions for any island shown: see it large, turn it, save it, read it out, judge it,
//! and share it as a code.

use egui::{Label, Rect, RichText, Ui, Vec2, pos2};

use super::by_hand::Waters;
use super::code::CodeBox;
use super::fair::{Board, FairBox};
use super::reading::read_out;
use crate::app::screens::decks::parts::rows;
use board::{Island, Rotation};
use kit::widgets::split::within;
use kit::widgets::{Icon, SizedButton, Switch, fold_row};
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
                SizedButton::new("").named(&text.get(key)).icon(icon).show(ui, place.size())
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
