//! Outcome of the event die in Cities & Knights: a gate and who draws at it, or an attack of the
//! barbarians with what the table does after it.

use egui::{Align, Label, Painter, Rect, RichText, Sense, Ui, Vec2, vec2};

use crate::app::command::{Command, WhyQuestion};
use crate::app::screens::play::parts::{barbarians, why_buttons as why_button};
use crate::app::screens::play::view::{Squeeze, View};
use cards::EventFace;
use game::{AttackReason, GateDraw, GateReason};
use kit::theme::{Tone, strong};
use kit::widgets::{
    FINGER, GAP, Icon, focus_ring, hint, labeled, low_box, paint_face, spaced, touchable,
    words_box, write_in,
};

/// Returns whether anybody draws at a gate.
pub fn is_drawn_at(gate: &GateReason) -> bool {
    gate.players.iter().any(|(.., draw)| *draw == GateDraw::Draws)
}

/// Draws what the event die did, once it is known and has been resolved: an attack, or who draws
/// at a gate. That a ship sails or that nobody draws needs no line: the card has the sign.
pub fn show(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    view.state.knights()?;
    if let Some(reason) = &view.news.attack {
        return attack_head(ui, view, reason);
    }
    let gate = view.news.gate.as_ref().filter(|gate| is_drawn_at(gate))?;
    let face = view.state.face().filter(|_| !view.state.awaits_event_die())?;
    let words = view.gate_news(gate);
    let is_asked = low_box(ui, view.palette.panel, |ui| {
        spaced(ui, GAP, |ui| {
            let room = ui.available_width() - 48.0 - GAP;
            ui.allocate_ui(vec2(room, 48.0), |ui| {
                ui.set_width(room);
                line(ui, &words, |painter, place| paint_face(painter, place, face));
            });
            why_button::button(ui, view, &words).clicked()
        })
    });
    is_asked.then(|| Command::why(WhyQuestion::Gate))
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
fn attack_head(ui: &mut Ui, view: &View<'_>, reason: &AttackReason) -> Option<Command> {
    let (title, result) = (view.attack_title(reason), view.attack_result(reason));
    let told: Vec<String> = [title].into_iter().chain(result.clone()).collect();
    let spoken = view.text.sentences(&told);
    let tone = barbarians::attack_tone(view, reason.attack.outcome);
    if view.squeeze >= Squeeze::Compact {
        return attack_line(ui, view, reason, (tone, &spoken));
    }
    let is_asked = low_box(ui, tone.fill, |ui| {
        spaced(ui, GAP, |ui| {
            let room = vec2(ui.available_width() - 48.0 - GAP, HEAD);
            let rect = labeled(ui, room, &spoken);
            let face = Rect::from_min_size(rect.min, Vec2::splat(HEAD)).shrink(4.0);
            paint_face(ui.painter(), face, EventFace::Ship);
            let sums = rect.with_min_x(face.right() + 12.0);
            let end = barbarians::paint_sums(ui, &reason.attack, (sums, 32.0), tone.ink);
            let title = view.text.get(&format!("attack-is-{}", reason.attack.outcome.key()));
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
    is_asked.then(|| Command::why(WhyQuestion::Attack))
}

/// The same on one line, which answers why.
fn attack_line(
    ui: &mut Ui,
    view: &View<'_>,
    reason: &AttackReason,
    (tone, spoken): (Tone, &str),
) -> Option<Command> {
    let size = vec2(ui.available_width(), FINGER);
    let (rect, response) = touchable(ui, size, &why_button::of(view, spoken));
    ui.painter().rect_filled(rect, 12.0, tone.fill);
    focus_ring(ui, &response);
    let face = Rect::from_min_size(rect.min, Vec2::splat(FINGER)).shrink(7.0);
    paint_face(ui.painter(), face, EventFace::Ship);
    let sums = rect.with_min_x(face.right() + 8.0);
    let end = barbarians::paint_sums(ui, &reason.attack, (sums, 26.0), tone.ink);
    let title = view.text.get(&format!("attack-is-{}", reason.attack.outcome.key()));
    let words = view.attack_result(reason).unwrap_or(title);
    let place = rect.with_min_x(end + 12.0).with_max_x(rect.right() - 30.0);
    write_in(ui, place, Align::Min, &words, &strong(ui.ctx(), 16.0), tone.ink);
    Icon::Question.paint_at(ui.painter(), rect.right_center() - vec2(18.0, 0.0), 18.0, tone.ink);
    response.clicked().then_some(Command::why(WhyQuestion::Attack))
}

/// The height of the attack's head.
const HEAD: f32 = 48.0;

/// Lists the table's own part after an attack, above all else.
pub fn after_attack(ui: &mut Ui, view: &View<'_>) {
    let after = view.news.after_attack(view.state);
    if after.is_empty() {
        return;
    }
    if view.squeeze >= Squeeze::Compact {
        // In the tightest column nothing else tells what came of it, but for what is asked.
        let is_tight = view.squeeze == Squeeze::Tight && view.state.open_tasks().is_empty();
        let result = view.news.attack.as_ref().filter(|_| is_tight);
        let result = result.and_then(|reason| view.attack_result(reason));
        let after = after.iter().map(|after| view.text.get(after.key()));
        let words: Vec<String> = result.into_iter().chain(after).collect();
        return hint(ui, &view.text.sentences(&words));
    }
    words_box(ui, (4.0, 20.0), |ui| {
        let ink = ui.visuals().text_color();
        for after in after {
            line(ui, &view.text.get(after.key()), |painter, place| {
                barbarians::icon_after(after).paint(painter, place.shrink(3.0), ink);
            });
        }
    });
}

/// The attack knight by knight: what it came to is known, so this waits for room.
pub fn attack(ui: &mut Ui, view: &View<'_>) {
    let Some(reason) = &view.news.attack else { return };
    words_box(ui, (4.0, 20.0), |ui| barbarians::attack_lines(ui, view, reason));
}
