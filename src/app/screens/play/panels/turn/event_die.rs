//! What the event die did in Cities & Knights: the ship's step, a gate and who drew, an
//! attack of the barbarians.

use egui::{Align, Label, Painter, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use crate::app::screens::play::panel::{Ask, Question};
use crate::app::screens::play::parts::{barbarians, why_buttons as why_button};
use crate::app::screens::play::view::View;
use cards::EventFace;
use game::{AttackReason, Outcome};
use kit::theme::strong;
use kit::widgets::{GAP, Icon, boxed, low_box, paint_face, spaced, write_in};

/// Draws it once the die is known and has been resolved.
pub fn show(ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
    view.state.knights()?;
    if let Some(reason) = &view.news.attack {
        return attack_head(ui, view, reason);
    }
    if view.state.awaits_event_die() {
        return None;
    }
    let face = view.state.face()?;
    let sign = |painter: &Painter, place| paint_face(painter, place, face);
    if face == EventFace::Ship {
        // Where there is little room, the track above the island has to say it.
        if !view.is_low() {
            let words = view.text.get("ship-sails");
            low_box(ui, view.palette.panel, |ui| line(ui, &words, sign));
        }
        return None;
    }
    let words = view.gate_news(view.news.gate.as_ref()?);
    let is_asked = low_box(ui, view.palette.panel, |ui| {
        spaced(ui, GAP, |ui| {
            let room = ui.available_width() - 48.0 - GAP;
            ui.allocate_ui(vec2(room, 48.0), |ui| {
                ui.set_width(room);
                line(ui, &words, sign);
            });
            why_button::button(ui, view, &words).clicked()
        })
    });
    is_asked.then(|| Ask::why(Question::Gate))
}

/// A line after its sign.
fn line(ui: &mut Ui, words: &str, sign: impl FnOnce(&Painter, Rect)) {
    spaced(ui, 10.0, |ui| {
        let (place, _) = ui.allocate_exact_size(Vec2::splat(34.0), Sense::hover());
        sign(ui.painter(), place);
        ui.add(Label::new(RichText::new(words).font(strong(ui.ctx(), 18.0))).wrap());
    });
}

/// Returns how the attack ended and for whom, on a ground of warning where it was lost.
fn attack_head(ui: &mut Ui, view: &View<'_>, reason: &AttackReason) -> Option<Ask> {
    let (title, result) = (view.attack_title(reason), view.attack_result(reason));
    let told: Vec<String> = [title].into_iter().chain(result.clone()).collect();
    let spoken = view.text.sentences(&told);
    let tone = barbarians::attack_tone(view, reason.attack.outcome);
    let is_asked = low_box(ui, tone.fill, |ui| {
        spaced(ui, GAP, |ui| {
            let room = vec2(ui.available_width() - 48.0 - GAP, HEAD);
            let (rect, label) = ui.allocate_exact_size(room, Sense::hover());
            label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
            let face = Rect::from_min_size(rect.min, Vec2::splat(HEAD)).shrink(4.0);
            paint_face(ui.painter(), face, EventFace::Ship);
            let sums = rect.with_min_x(face.right() + 12.0);
            let end = barbarians::paint_sums(ui, &reason.attack, (sums, 32.0), tone.ink);
            let key = match reason.attack.outcome {
                Outcome::Repelled => "attack-is-repelled",
                Outcome::Lost => "attack-is-lost",
            };
            let title = view.text.get(key);
            let words = rect.with_min_x(end + 16.0);
            let (above, below) = match &result {
                Some(_) => words.split_top_bottom_at_fraction(0.46),
                None => (words, words),
            };
            write_in(ui, above, Align::Min, &title, &strong(ui.ctx(), 19.0), tone.ink);
            if let Some(result) = &result {
                write_in(ui, below, Align::Min, result, &strong(ui.ctx(), 16.0), tone.ink);
            }
            why_button::button(ui, view, &spoken).clicked()
        })
    });
    is_asked.then(|| Ask::why(Question::Attack))
}

/// The height of the attack's head.
const HEAD: f32 = 48.0;

/// The attack knight by knight, and what the table does now: below what is asked.
pub fn details(ui: &mut Ui, view: &View<'_>) {
    let Some(reason) = &view.news.attack else { return };
    boxed(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.spacing_mut().interact_size.y = 20.0;
        barbarians::attack_lines(ui, view, reason);
        ui.separator();
        let first = view.state.knights().is_some_and(|knights| knights.table().attacks == 1);
        let wakes = first.then_some((Icon::Robber, "attack-robber-wakes"));
        let ink = ui.visuals().text_color();
        for (icon, key) in [(Icon::Knight, "attack-knights-lie-down")].into_iter().chain(wakes) {
            line(ui, &view.text.get(key), |painter, place| {
                icon.paint(painter, place.shrink(3.0), ink);
            });
        }
    });
}
