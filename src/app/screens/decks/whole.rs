//! A card as it looks on the table, enlarged.

use egui::epaint::RectShape;
use egui::{
    Align2, CornerRadius, FontId, Frame, Label, Margin, Rect, RichText, Role, Sense, Shape, Ui,
    WidgetInfo, vec2,
};

use cards::{Card, Deck, Faces, Motif, RulingSet, Season};
use kit::theme::{Palette, display, strong};
use kit::widgets::{ART_SHAPE, art, dice, elided, paint_face, paint_season};
use words::text::Text;

/// Draws the card: number, dice, event, text, and the quadrants if it has any.
pub fn show(ui: &mut Ui, text: &Text, deck: &Deck, card: &Card) {
    let palette = Palette::of(ui);
    // Wider than the drawings are: there is text to read below.
    let size = vec2(ui.available_width(), ui.available_width() / (ART_SHAPE * 1.2));
    let ground = ui.painter().add(Shape::Noop);
    let print = ui.painter().add(Shape::Noop);
    let shown = Frame::new().inner_margin(Margin::symmetric(16, 14)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.visuals_mut().override_text_color = Some(palette.card.ink);
        ui.add_space(size.y - 14.0);
        head(ui, text, card);
        let name = text.event_name(deck, &card.event);
        ui.add(Label::new(RichText::new(name).font(display(ui.ctx(), 26.0))).wrap());
        season_line(ui, text, card.season);
        let words = text.event_text(deck, &card.event, RulingSet::default());
        let words = words.unwrap_or_else(|| text.get("decks-says-nothing"));
        ui.add(Label::new(RichText::new(words).size(18.0)).wrap());
        if let Some(faces) = card.faces {
            ui.add_space(4.0);
            quadrants(ui, text, faces, card.season);
        }
    });
    let ground_shape = RectShape::filled(shown.response.rect, 14, palette.card.fill);
    ui.painter().set(ground, ground_shape);
    let place = Rect::from_min_size(shown.response.rect.min, size);
    let round = CornerRadius { nw: 14, ne: 14, sw: 0, se: 0 };
    let motif = Motif::of(deck, &card.event);
    ui.painter().set(print, art(ui.ctx(), place, round, motif));
}

fn head(ui: &mut Ui, text: &Text, card: &Card) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        let number = card.number();
        let ink = if matches!(number, 6 | 8) { palette.card_red } else { palette.card.ink };
        let font = strong(ui.ctx(), 52.0);
        ui.label(RichText::new(number.to_string()).font(font).color(ink));
        ui.add_space(8.0);
        dice(ui, text, card.red.pips(), card.yellow.pips(), 40.0);
    });
}

/// The season in which the event happens.
fn season_line(ui: &mut Ui, text: &Text, season: Option<Season>) {
    let palette = Palette::of(ui);
    let words = match season {
        None => return,
        Some(season) => text.with("decks-only-in", &[("season", text.season(season).into())]),
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 28.0;
        if let Some(season) = season {
            let (rect, _) = ui.allocate_exact_size(vec2(28.0, 28.0), Sense::hover());
            let tone = palette.season(season);
            ui.painter().circle_filled(rect.center(), 14.0, tone.fill);
            paint_season(ui.painter(), rect.shrink(4.0), season, tone.ink);
        }
        ui.label(RichText::new(words).font(strong(ui.ctx(), 17.0)));
    });
}

/// The four seasons with their event-die faces, arranged as on the card.
fn quadrants(ui: &mut Ui, text: &Text, faces: Faces, featured: Option<Season>) {
    let gap = 6.0;
    let size = vec2((ui.available_width() - gap) / 2.0, 44.0);
    ui.spacing_mut().item_spacing.y = gap;
    ui.spacing_mut().interact_size.y = size.y;
    for pair in Season::ALL.chunks(2) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for season in pair {
                let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
                let values = [
                    ("season", text.season(*season).into()),
                    ("face", text.event_face(faces.of(*season)).into()),
                ];
                let name = text.with("decks-quadrant", &values);
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
                quadrant(ui, rect, &text.season(*season), *season, faces, featured);
            }
        });
    }
}

fn quadrant(
    ui: &Ui,
    rect: Rect,
    name: &str,
    season: Season,
    faces: Faces,
    featured: Option<Season>,
) {
    let palette = Palette::of(ui);
    let tone = palette.season(season);
    let is_lit = featured == Some(season);
    let (fill, ink) =
        if is_lit { (tone.fill, tone.ink) } else { (palette.card_row.fill, palette.card.ink) };
    ui.painter().rect_filled(rect, 8.0, fill);
    let sign = Rect::from_min_size(rect.min + vec2(8.0, 10.0), vec2(24.0, 24.0));
    paint_season(ui.painter(), sign, season, ink);
    let face = Rect::from_min_size(rect.right_top() + vec2(-40.0, 6.0), vec2(32.0, 32.0));
    paint_face(ui.painter(), face, faces.of(season));
    let at = rect.left_center() + vec2(38.0, 0.0);
    let room = rect.width() - 84.0;
    elided(ui, at, Align2::LEFT_CENTER, name, FontId::proportional(16.0), ink, room);
}
