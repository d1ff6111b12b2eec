//! A window too small to play in asks for more room. Some desktops make windows
//! smaller than a program allows.

use std::sync::Arc;

use egui::accesskit::Live;
use egui::{Context, Galley, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use kit::theme::{Palette, plain};
use words::text::Text;

/// The smallest window to play in, in points at 100 percent.
const LEAST: Vec2 = vec2(480.0, 320.0);

/// The least room a screen is laid out in. There is less only below several
/// bars, and for one frame while letters still have the size for a larger
/// window; anything beyond it is cut off.
const LAID_OUT: Vec2 = vec2(460.0, 200.0);

/// The room for a screen below the bars, which leave `free`.
pub(super) fn below(free: Rect) -> Rect {
    Rect::from_min_size(free.min, free.size().max(LAID_OUT))
}

/// Text sizes to try; the first that fits is used.
const LETTERS: [f32; 6] = [22.0, 19.0, 16.0, 13.0, 11.0, 9.0];

/// Returns whether the screens have room in the window, whatever the zoom.
pub(super) fn is_enough(ctx: &Context) -> bool {
    // Sizes come rounded.
    let window = ctx.content_rect().size() * ctx.zoom_factor() + Vec2::splat(0.5);
    window.x >= LEAST.x && window.y >= LEAST.y
}

/// Asks for room, and shows the message that would be above the screen.
pub(super) fn ask_for_more(ui: &mut Ui, text: &Text, message: Option<&str>) {
    let asked = text.get("more-room");
    let words = match message {
        Some(message) => format!("{message}\n\n{asked}"),
        None => asked,
    };
    let palette = Palette::of(ui);
    let screen = ui.max_rect();
    let response = ui.allocate_rect(screen, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    ui.painter().rect_filled(screen, 0.0, palette.backdrop);
    let room = screen.shrink(screen.size().min_elem().max(0.0) * 0.04);
    let galley = fitted(ui, &words, room.size());
    let beside = (room.size() - galley.size()).max(Vec2::ZERO) / 2.0;
    let at: Pos2 = room.min + beside;
    ui.painter().galley(at, galley, palette.text);
}

/// `words` wrapped to the width of `room`, as large as its height allows.
fn fitted(ui: &Ui, words: &str, room: Vec2) -> Arc<Galley> {
    let ink = Palette::of(ui).text;
    let layout =
        |size: f32| ui.painter().layout(words.to_owned(), plain(size), ink, room.x.max(1.0));
    let fits = |galley: &Arc<Galley>| galley.size().x <= room.x && galley.size().y <= room.y;
    let [.., smallest] = LETTERS;
    LETTERS.into_iter().map(layout).find(fits).unwrap_or_else(|| layout(smallest))
}
