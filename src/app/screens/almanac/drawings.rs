//! The drawings beside an entry's sentences, each read once.

use std::collections::BTreeMap;

use egui::{Rect, Role, Sense, Ui, WidgetInfo, vec2};

use super::{card, island};
use game::Game;
use kit::theme::Palette;
use kit::theme::bounds::Within;
use kit::widgets::hint;
use words::almanac::{Drawing, DrawingId};
use words::text::Text;

/// The widest that a drawing is.
const WIDEST: f32 = 460.0;

/// The drawings that were shown so far.
#[derive(Debug, Default)]
pub struct Drawings {
    read: BTreeMap<DrawingId, Option<Drawing>>,
}

impl Drawings {
    /// Draws one, in the colors of `game`'s table if there is one. What is to be seen on it
    /// stands below.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        (id, alt): (DrawingId, &str),
        game: Option<&Game>,
    ) {
        let drawing = self.read.entry(id).or_insert_with(|| Drawing::of(id));
        if let Some(drawing) = drawing {
            let wide = ui.available_width().min(WIDEST);
            let share = match drawing {
                Drawing::Island(island) => island::height(island).within(0.62, 0.76),
                Drawing::Card(_) => 0.5,
                Drawing::Marker(_) | Drawing::Progress(_) => 0.3,
            };
            let (rect, response) = ui.allocate_exact_size(vec2(wide, wide * share), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, alt));
            if ui.is_rect_visible(rect) {
                paint(ui, text, drawing, rect, game);
            }
        }
        hint(ui, alt);
    }
}

fn paint(ui: &mut Ui, text: &Text, drawing: &Drawing, rect: Rect, game: Option<&Game>) {
    match drawing {
        Drawing::Island(drawn) => {
            ui.painter().rect_filled(rect, 14.0, Palette::of(ui).panel);
            island::paint(ui, text, drawn, rect.shrink(8.0), game);
        }
        Drawing::Card(numbered) => {
            let (deck, numbered) = numbered.as_ref();
            card::numbered(ui, text, (deck, numbered), rect);
        }
        Drawing::Marker(marker) => card::marker(ui, text, *marker, rect),
        Drawing::Progress(progress) => card::progress(ui, text, *progress, rect),
    }
}
