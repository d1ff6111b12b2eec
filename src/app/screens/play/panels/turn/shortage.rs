//! What the bank couldn't pay.

use crate::app::screens::play::panel::Question;
use egui::{Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::screens::play::parts::why_buttons as why;
use crate::app::screens::play::view::View;
use game::{Payout, Seat};
use kit::widgets::{Icon, focus_ring, say, warning_box};

/// The bank's shortage, kind by kind.
pub fn show(ui: &mut Ui, view: &View<'_>, payout: &Payout) -> Option<Question> {
    let mut none = Vec::new();
    let mut single = Vec::new();
    for kind in view.state.kinds().all().iter().copied() {
        let short: Vec<Seat> = payout
            .short
            .iter()
            .filter(|(_, cards)| cards.get(kind) > 0)
            .map(|(seat, _)| seat)
            .collect();
        match short.as_slice() {
            [] => {}
            [only] if payout.paid.of(*only).get(kind) > 0 => single.push((kind, *only)),
            _ => none.push(view.text.kind(kind)),
        }
    }
    let mut sentences = Vec::new();
    if !none.is_empty() {
        let resources = view.text.list(&none);
        sentences.push(view.text.with("bank-short", &[("resources", resources.into())]));
    }
    for (kind, seat) in single {
        let resource = view.text.kind(kind).into();
        sentences.push(view.about_with("bank-short-one", seat, "resources", resource));
    }
    if sentences.is_empty() {
        return None;
    }
    let top = ui.cursor().min;
    let wide = ui.available_width();
    warning_box(ui, |ui| {
        ui.set_min_height(28.0);
        ui.set_max_width(ui.available_width() - SIGN);
        for sentence in &sentences {
            say(ui, sentence);
        }
    });
    let rect = Rect::from_min_size(top, vec2(wide, ui.min_rect().bottom() - top.y));
    let response = ui.interact(rect, ui.scope_id().with("shortage"), Sense::click());
    let name = why::of(view, &sentences.join(" "));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    focus_ring(ui, &response);
    sign(ui, view, rect);
    response.clicked().then_some(Question::Shortage)
}

/// Room for the sign at a line's end.
const SIGN: f32 = 26.0;

/// The sign at a line's end that touching it answers why.
fn sign(ui: &Ui, view: &View<'_>, rect: Rect) {
    let below = rect.height().min(48.0) / 2.0;
    let at = pos2(rect.right() - 20.0, rect.top() + below);
    let place = Rect::from_center_size(at, egui::Vec2::splat(18.0));
    Icon::Question.paint(ui.painter(), place, view.palette.faint);
}
