//! What the event die did in Cities & Knights: the ship's step, a gate and who drew, an
//! attack of the barbarians.

use egui::{Frame, Label, Margin, Rect, RichText, Sense, Ui, Vec2, vec2};

use crate::app::screens::play::panel::{Ask, Question};
use crate::app::screens::play::parts::sizes::is_low;
use crate::app::screens::play::parts::why_buttons as why_button;
use crate::app::screens::play::view::View;
use crate::app::theme::{Palette, plain, strong};
use crate::app::widgets::{GAP, Icon, boxed, mark, paint_face};
use crate::cards::EventFace;
use crate::game::AttackReason;
use crate::words::game::TurnNews;
use crate::words::game::why::{self, Weight};

/// Draws it once the die is known and has been resolved.
pub fn show(ui: &mut Ui, view: &View<'_>, news: &TurnNews) -> Option<Ask> {
    view.state.knights()?;
    if let Some(reason) = &news.attack {
        return attack(ui, view, reason);
    }
    if view.state.awaits_event_die() {
        return None;
    }
    let face = view.state.face()?;
    let gate = news.gate.as_ref();
    let words = match (face, gate) {
        (EventFace::Ship, _) => view.text.get("ship-sails"),
        (_, Some(reason)) => view.gate_news(reason),
        (_, None) => return None,
    };
    if face == EventFace::Ship {
        // Where there is little room, the track above the island has to say it.
        if !is_low(view.screen) {
            slim(ui, |ui| line(ui, Sign::Face(face), &words));
        }
        return None;
    }
    slim(ui, |ui| asked_about(ui, view, (face, &words), Question::Gate))
}

/// A box as low as what is in it.
fn slim<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.panel).stroke(palette.panel_rim);
    let frame = frame.corner_radius(12).inner_margin(Margin::symmetric(12, 4));
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            add(ui)
        })
        .inner
}

/// What stands before a line.
#[derive(Clone, Copy)]
enum Sign {
    Face(EventFace),
    Icon(Icon),
}

/// The width of a line's sign.
const SIGN: f32 = 34.0;

fn line(ui: &mut Ui, sign: Sign, words: &str) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let (place, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
        paint_sign(ui, place, sign);
        ui.add(Label::new(RichText::new(words).font(strong(ui.ctx(), 18.0))).wrap());
    });
}

fn paint_sign(ui: &Ui, place: Rect, sign: Sign) {
    match sign {
        Sign::Face(face) => paint_face(ui.painter(), place, face),
        Sign::Icon(icon) => icon.paint(ui.painter(), place.shrink(3.0), ui.visuals().text_color()),
    }
}

/// A line with the button that asks about it.
fn asked_about(
    ui: &mut Ui,
    view: &View<'_>,
    (face, words): (EventFace, &str),
    question: Question,
) -> Option<Ask> {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let room = ui.available_width() - 48.0 - GAP;
        ui.allocate_ui(vec2(room, 48.0), |ui| {
            ui.set_width(room);
            line(ui, Sign::Face(face), words);
        });
        why_button::button(ui, view, words).clicked().then(|| Ask::why(question))
    })
    .inner
}

/// The whole attack: both sums knight by knight, how it ended, for whom, and what the table
/// does now.
fn attack(ui: &mut Ui, view: &View<'_>, reason: &AttackReason) -> Option<Ask> {
    let title = view.attack_title(reason);
    let mut asked = None;
    boxed(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.spacing_mut().interact_size.y = 20.0;
        asked = asked_about(ui, view, (EventFace::Ship, &title), Question::Attack);
        for one in why::attack(view, reason).lines {
            if one.weight == Weight::Sum {
                continue;
            }
            ui.horizontal(|ui| {
                if let Some(seat) = one.seat {
                    mark(ui, view.color(seat), 20.0);
                }
                ui.add(Label::new(RichText::new(&one.words).font(plain(17.0))).wrap());
            });
        }
        line(ui, Sign::Icon(Icon::Knight), &view.text.get("attack-knights-lie-down"));
        if view.state.knights().is_some_and(|knights| knights.table().attacks == 1) {
            line(ui, Sign::Icon(Icon::Robber), &view.text.get("attack-robber-wakes"));
        }
    });
    asked
}
