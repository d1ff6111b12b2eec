//! How many pieces of each kind a shuffle takes.

use egui::{Label, Rect, RichText, Sense, Ui, Vec2, pos2, vec2};

use crate::app::screens::decks::parts::{rows, section};
use board::{ApplyError, HarborKind, MAX_HEXES, Stock, Terrain, Token};
use kit::theme::{Palette, strong};
use kit::widgets::{one_line, stepper};
use words::text::Text;

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Terrain(Terrain),
    Token(Token),
    Harbor(HarborKind),
}

impl Kind {
    fn count(self, stock: &Stock) -> u8 {
        match self {
            Self::Terrain(terrain) => stock.terrain(terrain),
            Self::Token(token) => stock.token(token),
            Self::Harbor(kind) => stock.harbor(kind),
        }
    }

    fn set(self, stock: &mut Stock, count: u8) {
        match self {
            Self::Terrain(terrain) => stock.set_terrain(terrain, count),
            Self::Token(token) => stock.set_token(token, count),
            Self::Harbor(kind) => stock.set_harbor(kind, count),
        }
    }

    fn words(self, text: &Text) -> String {
        match self {
            Self::Terrain(terrain) => text.terrain_label(terrain),
            Self::Token(token) => text.with("shuffle-number", &[("number", token.number().into())]),
            Self::Harbor(kind) => text.harbor(kind),
        }
    }
}

/// The most pieces of one kind.
const MOST: u8 = 61;
const _: () = assert!(MAX_HEXES == 61);

/// Steppers for every kind. Says whether one was touched.
pub fn show(ui: &mut Ui, text: &Text, stock: &mut Stock, hexes: usize) -> bool {
    let mut touched = false;
    let deserts = usize::from(stock.terrain(Terrain::Desert));
    let laid = |key: &str, pieces: usize, places: usize| {
        text.with(key, &[("pieces", pieces.into()), ("places", places.into())])
    };
    section(ui, &laid("shuffle-pieces-terrain", stock.terrain_total(), hexes));
    touched |= kinds(ui, text, stock, &Terrain::ALL.map(Kind::Terrain));
    let numbered = hexes.saturating_sub(deserts);
    section(ui, &laid("shuffle-pieces-numbers", stock.token_total(), numbered));
    touched |= kinds(ui, text, stock, &Token::ALL.map(Kind::Token));
    section(ui, &text.with("shuffle-pieces-harbors", &[("pieces", stock.harbor_total().into())]));
    touched |= kinds(ui, text, stock, &HarborKind::ALL.map(Kind::Harbor));
    touched
}

fn kinds(ui: &mut Ui, text: &Text, stock: &mut Stock, kinds: &[Kind]) -> bool {
    let mut touched = false;
    rows(ui, kinds, (236.0, 48.0), |ui, kind, size| {
        touched |= counted(ui, text, stock, *kind, size);
    });
    touched
}

fn counted(ui: &mut Ui, text: &Text, stock: &mut Stock, kind: Kind, size: Vec2) -> bool {
    let palette = Palette::of(ui);
    let words = kind.words(text);
    let mut touched = false;
    let ground = Rect::from_min_size(ui.cursor().min, size);
    let rim = palette.panel_rim;
    ui.painter().rect(ground, 12.0, palette.panel, rim, egui::StrokeKind::Inside);
    ui.allocate_ui(size, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let room = (size.x - 3.0 * 48.0).max(20.0);
            let (rect, _) = ui.allocate_exact_size(vec2(room, 48.0), Sense::hover());
            let line = one_line(ui, &words, strong(ui.ctx(), 17.0), palette.text, room - 14.0);
            let at = pos2(rect.left() + 12.0, rect.center().y - line.size().y / 2.0);
            ui.painter().galley(at, line, palette.text);
            let value = [("what", words.as_str().into())];
            let less = text.with("shuffle-piece-less", &value);
            let more = text.with("shuffle-piece-more", &value);
            let count = kind.count(stock);
            if let Some(change) = stepper(ui, (&less, &more), count, &(0..=MOST)) {
                kind.set(stock, count.saturating_add_signed(change).min(MOST));
                touched = true;
            }
        });
    });
    touched
}

/// Why the pieces don't fit, in one sentence.
pub fn misfit(ui: &mut Ui, text: &Text, misfit: ApplyError) {
    let said = |key: &str, places: usize, pieces: usize| {
        text.with(key, &[("places", places.into()), ("pieces", pieces.into())])
    };
    let sentence = match misfit {
        ApplyError::Terrain { hexes, pieces } => said("shuffle-misfit-terrain", hexes, pieces),
        ApplyError::Tokens { hexes, pieces } => said("shuffle-misfit-numbers", hexes, pieces),
        ApplyError::Harbors { room, pieces } => said("shuffle-misfit-harbors", room, pieces),
        ApplyError::Hexes => text.get("shuffle-misfit-hexes"),
    };
    ui.add(Label::new(RichText::new(sentence).font(strong(ui.ctx(), 17.0))).wrap());
    ui.add(Label::new(text.get("shuffle-misfit-shown")).wrap());
}
