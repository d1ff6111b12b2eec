//! Number of pieces of each kind that a shuffle takes.

use egui::{Label, Rect, RichText, Sense, Ui, Vec2, pos2, vec2};

use crate::app::screens::decks::parts::section;
use board::{ApplyError, HarborKind, IslandPiece, MAX_HEXES, Stock, Terrain, Token};
use kit::theme::{Palette, strong};
use kit::widgets::{grid, one_line, spaced, stepper};
use words::text::Text;

/// The most pieces of one kind.
const MOST: u8 = 61;
const _: () = assert!(MAX_HEXES == 61);

/// Steppers for every kind. Says whether one was touched.
pub fn show(ui: &mut Ui, text: &Text, stock: &mut Stock, hexes: usize) -> bool {
    let numbered = hexes.saturating_sub(usize::from(stock.terrain(Terrain::Desert)));
    let laid = |key: &str, pieces: usize, places: usize| {
        text.with(key, &[("pieces", pieces.into()), ("places", places.into())])
    };
    let before = *stock;
    let sections: [(String, &[IslandPiece]); 3] = [
        (
            laid("shuffle-pieces-terrain", stock.terrain_total(), hexes),
            &Terrain::ALL.map(IslandPiece::Terrain),
        ),
        (
            laid("shuffle-pieces-numbers", stock.token_total(), numbered),
            &Token::ALL.map(IslandPiece::Token),
        ),
        (
            laid("shuffle-pieces-harbors", stock.harbor_total(), 0),
            &HarborKind::ALL.map(IslandPiece::Harbor),
        ),
    ];
    for (title, pieces) in sections {
        section(ui, &title);
        grid(ui, pieces, (236.0, 48.0), |ui, piece, size| counted(ui, text, stock, *piece, size));
    }
    *stock != before
}

fn counted(ui: &mut Ui, text: &Text, stock: &mut Stock, piece: IslandPiece, size: Vec2) {
    let palette = Palette::of(ui);
    let words = match piece {
        IslandPiece::Terrain(terrain) => text.terrain_label(terrain),
        IslandPiece::Token(token) => {
            text.with("shuffle-number", &[("number", token.number().into())])
        }
        IslandPiece::Harbor(kind) => text.harbor(kind),
    };
    let ground = Rect::from_min_size(ui.cursor().min, size);
    let rim = palette.panel_rim;
    ui.painter().rect(ground, 12.0, palette.panel, rim, egui::StrokeKind::Inside);
    ui.allocate_ui(size, |ui| {
        spaced(ui, 0.0, |ui| {
            let room = (size.x - 3.0 * 48.0).max(20.0);
            let (rect, _) = ui.allocate_exact_size(vec2(room, 48.0), Sense::hover());
            let line = one_line(ui, &words, strong(ui.ctx(), 17.0), palette.text, room - 14.0);
            let at = pos2(rect.left() + 12.0, rect.center().y - line.size().y / 2.0);
            ui.painter().galley(at, line, palette.text);
            let value = [("what", words.as_str().into())];
            let less = text.with("shuffle-piece-less", &value);
            let more = text.with("shuffle-piece-more", &value);
            let count = stock.count(piece);
            if let Some(change) = stepper(ui, (&less, &more), count, &(0..=MOST)) {
                stock.set(piece, count.saturating_add_signed(change).min(MOST));
            }
        });
    });
}

/// Says why the pieces don't fit, in one sentence.
pub fn misfit(ui: &mut Ui, text: &Text, misfit: ApplyError) {
    let (key, places, pieces) = match misfit {
        ApplyError::Terrain { hexes, pieces } => ("shuffle-misfit-terrain", hexes, pieces),
        ApplyError::Tokens { hexes, pieces } => ("shuffle-misfit-numbers", hexes, pieces),
        ApplyError::Harbors { room, pieces } => ("shuffle-misfit-harbors", room, pieces),
        ApplyError::Hexes => ("shuffle-misfit-hexes", 0, 0),
    };
    let sentence = text.with(key, &[("places", places.into()), ("pieces", pieces.into())]);
    ui.add(Label::new(RichText::new(sentence).font(strong(ui.ctx(), 17.0))).wrap());
    ui.add(Label::new(text.get("shuffle-misfit-shown")).wrap());
}
