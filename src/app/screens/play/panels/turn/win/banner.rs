//! Who won, in the winner's color.

use egui::epaint::RectShape;
use egui::{Frame, Margin, RichText, Sense, Shape, Ui, vec2};

use crate::app::screens::play::parts::celebration::Confetti;
use game::Over;
use kit::theme::{Palette, Tone, display, plain, strong};
use kit::widgets::Icon;
use words::game::GameWords;
use words::text::Value;

/// How large the banner is.
#[derive(Clone, Copy, Debug)]
struct Size {
    title: f32,
    sign: f32,
    margin: i8,
}

impl Size {
    /// Where a page is low, what can be touched below the banner has to be in sight.
    fn of(ui: &Ui) -> Self {
        if ui.clip_rect().height() < LOW {
            Self { title: 26.0, sign: 52.0, margin: 8 }
        } else {
            Self { title: 40.0, sign: 76.0, margin: 14 }
        }
    }
}

/// Below this height, a page is low.
const LOW: f32 = 330.0;

/// Draws who won, or that the game was broken off.
pub fn show(ui: &mut Ui, say: &GameWords<'_>, palette: &Palette, over: Over) {
    let winner = over.winner();
    let tone: Tone = winner.map_or(palette.card, |winner| palette.player(say.color(winner)));
    let behind = ui.painter().add(Shape::Noop);
    let size = Size::of(ui);
    let frame = Frame::new().inner_margin(Margin::symmetric(20, size.margin));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.visuals_mut().override_text_color = Some(tone.ink);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 18.0;
            let (rect, _) = ui.allocate_exact_size(vec2(size.sign, size.sign), Sense::hover());
            let sign = if winner.is_some() { Icon::Trophy } else { Icon::Cross };
            sign.paint(ui.painter(), rect.shrink(4.0), tone.ink);
            let room = ui.available_width();
            ui.vertical(|ui| {
                ui.set_width(room);
                words(ui, say, over, size);
            });
        });
    });
    let rect = shown.response.rect;
    let ground = Shape::from(RectShape::filled(rect, 16.0, tone.fill));
    let mut all = vec![ground];
    if winner.is_some() {
        let colors = [palette.award, palette.glow, palette.card.fill];
        let confetti = Confetti { own: tone.ink, palette: colors, share: 1.0 };
        // Beside the words, not under them.
        all.push(confetti.strewn(rect.with_min_x(rect.left() + rect.width() * 0.68), 0.6));
    }
    ui.painter().set(behind, Shape::Vec(all));
}

fn words(ui: &mut Ui, say: &GameWords<'_>, over: Over, size: Size) {
    let title = match over.winner() {
        Some(winner) => say.about("win-title", winner),
        None => say.text.get("end-title"),
    };
    ui.label(RichText::new(title).font(display(ui.ctx(), size.title)));
    let turns: (&str, Value<'_>) = ("turns", say.state.turn().into());
    let points = match over.winner() {
        Some(winner) => {
            let points = ("points", say.shown_points(winner).into());
            say.text.with("win-points", &[points, turns])
        }
        None => say.text.with("end-turns", &[turns]),
    };
    ui.label(RichText::new(points).font(strong(ui.ctx(), 22.0)));
    let how = match over {
        Over::PublicPoints { .. } => say.text.get("win-public"),
        Over::RevealedCards { winner } => {
            let count = say.state.revealed(winner);
            say.text.with("win-revealed", &[("count", count.into())])
        }
        Over::BrokenOff => say.text.get("end-how"),
    };
    ui.label(RichText::new(how).font(plain(17.0)));
    if let Some(before) = say.state.earlier_win().and_then(Over::winner) {
        ui.label(RichText::new(say.about("win-before", before)).font(plain(17.0)));
    }
}
