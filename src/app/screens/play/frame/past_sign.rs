//! The sign that the table is shown as it was in the past.

use egui::accesskit::Live;
use egui::{
    Align, CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::header;
use crate::app::screens::play::panel::{Past, PastArrival};
use crate::app::screens::play::view::View;
use kit::theme::{plain, strong};
use kit::widgets::{Icon, SizedButton, write_in};

/// The bar along the top while the past is shown; says whether the button back to now was
/// touched. It replaces the usual bar, so nothing can act on the current game.
pub fn sign(ui: &mut Ui, view: &View<'_>, past: &Past) -> bool {
    let bar = ui.max_rect();
    let tone = view.palette.quiet;
    ui.painter().rect_filled(bar, CornerRadius::ZERO, tone.fill);
    let high = 48.0;
    let wide = bar.width();
    let (words, button) = if header::is_narrow(wide) {
        let (words, below) = bar.split_top_bottom_at_y(bar.bottom() - high - 8.0);
        (words, Rect::from_min_size(below.min + vec2(12.0, 0.0), vec2(wide - 24.0, high)))
    } else {
        let size = vec2((wide * 0.24).min(260.0), high);
        let at = pos2(bar.right() - 12.0 - size.x, bar.center().y - high / 2.0);
        let button = Rect::from_min_size(at, size);
        (bar.with_max_x(button.left() - 12.0), button)
    };
    let said = [("title", past.title.as_str().into()), ("after", past.after.as_str().into())];
    let said = view.text.with("history-past", &said);
    let live = match past.arrival {
        // Nobody could listen to as many acts as are played.
        PastArrival::Played(..) => Live::Off,
        PastArrival::Sought(_) | PastArrival::Elsewhere => Live::Polite,
    };
    let label = ui.allocate_rect(words, Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Status, true, &said));
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(live));
    let icon = pos2(words.left() + 30.0, words.center().y);
    let icon = Rect::from_center_size(icon, vec2(26.0, 26.0));
    Icon::Hourglass.paint(ui.painter(), icon, tone.ink);
    let room = Rect::from_min_max(
        pos2(icon.right() + 12.0, words.top() + 4.0),
        pos2(words.right(), words.bottom() - 4.0),
    );
    let (above, below) = room.split_top_bottom_at_fraction(0.46);
    let font = strong(ui.ctx(), 20.0);
    write_in(ui, above, Align::Min, &past.title, &font, tone.ink);
    let font = plain(15.0);
    write_in(ui, below, Align::Min, &past.after, &font, tone.ink);
    let mut place = ui.new_child(egui::UiBuilder::new().max_rect(button).id_salt("to now"));
    let label = view.text.get("history-to-now");
    let to_now = SizedButton::new(&label).icon(Icon::GoOn).tone(view.palette.card);
    to_now.show(&mut place, button.size()).clicked()
}

/// A frame around what shows the past.
pub fn frame(ui: &Ui, view: &View<'_>, place: Rect) {
    let line = Stroke::new(4.0, view.palette.outline);
    ui.painter().rect_stroke(place, 10.0, line, StrokeKind::Inside);
}
