//! The step where what modules lay beside terrain and tokens is entered: what a touch lays, with its
//! number, and all of it in one touch, where the sheets have it.

use egui::{Ui, vec2};
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::columns::instruct;
use super::sketch::ModulePiece;
use super::{ByHand, SketchChange};
use board::{Rotation, Spot, Token};
use game::{BoardFor, SetBoard};
use kit::theme::Palette;
use kit::widgets::{
    FINGER, Icon, IslandView, Picked, PieceButton, SizedButton, Touch, buttons, pick_in_columns,
};
use words::text::Text;

const fn icon(piece: ModulePiece) -> Icon {
    match piece {
        ModulePiece::Ground => Icon::Fish,
        ModulePiece::Second => Icon::Dice,
        ModulePiece::Spring => Icon::Spring,
        ModulePiece::River => Icon::BridgeSpan,
        ModulePiece::Bandit => Icon::Bandit,
        ModulePiece::Barred => Icon::Cross,
    }
}

impl ByHand {
    /// The pieces that the modules which are played have.
    fn module_pieces(&self) -> Vec<ModulePiece> {
        let played = self.sketch.played;
        ModulePiece::ALL.into_iter().filter(|piece| piece.is_played(played)).collect()
    }

    /// Returns whether a module that is played has such pieces.
    pub(super) fn has_modules(&self) -> bool {
        !self.module_pieces().is_empty()
    }

    /// The piece that is laid by a touch: the chosen one, if it is played.
    fn module_piece(&self) -> Option<ModulePiece> {
        let all = self.module_pieces();
        all.iter().copied().find(|piece| *piece == self.brush.module).or(all.first().copied())
    }

    pub(super) fn modules(&mut self, ui: &mut Ui, text: &Text) {
        let Some(now) = self.module_piece() else { return };
        instruct(ui, &text.get("enter-hint-modules"));
        let touched = buttons(ui, &self.module_pieces(), (150.0, 52.0), |piece| {
            let label = text.get(&format!("enter-module-{}", piece.key()));
            SizedButton::new(label).icon(icon(piece)).text(15.5).chosen(piece == now)
        });
        self.brush.module = touched.unwrap_or(now);
        let now = self.brush.module;
        instruct(ui, &text.get(&format!("enter-hint-module-{}", now.key())));
        if now.has_number() {
            self.module_numbers(ui, text);
        }
        let label = text.get("enter-modules-lay");
        if SizedButton::new(&label).icon(Icon::Dice).touched(ui, FINGER) {
            let map = self.is_at_sea().then(|| self.sea());
            let table =
                BoardFor { played: self.sketch.played, players: self.players, sea: map.as_ref() };
            let board = self.board().fitted(table, &mut StdRng::seed_from_u64(self.lots));
            self.lots = self.lots.wrapping_add(1);
            self.change(SketchChange::Did("enter-did-modules"), |sketch| sketch.take_board(&board));
        }
    }

    fn module_numbers(&mut self, ui: &mut Ui, text: &Text) {
        let is_ground = self.brush.module == ModulePiece::Ground;
        let numbers = Token::ALL.into_iter().filter(|token| !is_ground || token.pips() > 2);
        let numbers: Vec<Token> = numbers.collect();
        if !numbers.contains(&self.brush.token) {
            self.brush.token = numbers.first().copied().unwrap_or(self.brush.token);
        }
        let (now, palette) = (self.brush.token, Palette::of(ui));
        let touched = pick_in_columns(ui, &numbers, 5, |ui, token, wide| {
            let button = PieceButton {
                label: &token.number().to_string(),
                name: &text.with("enter-number", &[("number", token.number().into())]),
                left: "",
                text: 24.0,
                tone: palette.card,
                picked: Picked::when(*token == now),
            };
            button.show(ui, vec2(wide, 52.0)).clicked()
        });
        self.brush.token = touched.copied().unwrap_or(now);
    }

    /// The board as entered so far.
    pub fn board(&self) -> SetBoard {
        SetBoard {
            rivers: self.sketch.rivers(&self.island),
            bandits: self.sketch.bandits(&self.island),
            island: self.island.clone(),
        }
    }

    /// The island at this step; a touch lays the chosen piece, or takes it away.
    pub(super) fn touchable_modules(&mut self, ui: &mut Ui, text: &Text, lies: Rotation) {
        let Some(piece) = self.module_piece() else { return };
        let hexes = self.sketch.hexes_for(piece, &self.island).into_iter().map(Spot::Hex);
        let paths = self.sketch.paths_for(piece, &self.island).into_iter().map(Spot::Path);
        let choices: Vec<Spot> = hexes.chain(paths).collect();
        let board = self.board();
        let view = IslandView {
            choices: &choices,
            ..IslandView::bare(&board.island, lies.sixths(), text, Palette::of(ui))
        };
        let spot = match view.show(ui, ui.available_size()) {
            Some(Touch::Spot(spot)) => Some(spot),
            // Another touch corrects it.
            Some(Touch::Ask(spots)) => spots.into_iter().find(|spot| choices.contains(spot)),
            None => None,
        };
        let Some(spot) = spot else { return };
        let (number, island) = (self.brush.token, self.island.clone());
        self.change(SketchChange::Did("enter-did-module"), |sketch| match spot {
            Spot::Hex(hex) => sketch.touch_hex(piece, hex, number, &island),
            Spot::Path(path) => sketch.touch_path(piece, path),
            Spot::Intersection(_) => {}
        });
    }
}
