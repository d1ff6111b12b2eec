//! Where everything lies: island and panel side by side or one below the
//! other, the header above, the players below.

use egui::{Rect, pos2, vec2};

use super::header;
use super::players;
use super::turn::Action;
use super::view::View;

/// The parts of the screen.
pub(super) struct Areas {
    pub header: Rect,
    /// That a step could not be written.
    pub banner: Option<Rect>,
    pub island: Rect,
    /// What scrolls if it has to.
    pub side: Rect,
    /// Build, Trade and others, above the button that goes on.
    pub actions: Option<Rect>,
    /// The button that goes on.
    pub next: Rect,
    pub strip: Rect,
}

const GAP: f32 = 12.0;
/// Below this height every line counts.
pub(super) const LOW: f32 = 620.0;

/// Whether the panel beside or below the island has little height.
pub(super) fn is_low(screen: Rect) -> bool {
    let low = if screen.width() > screen.height() { LOW } else { 1000.0 };
    screen.height() < low
}

/// How much larger the words are that all at the table read: they grow with
/// the screen, which is looked at from farther away.
pub(super) fn growth(screen: Rect) -> f32 {
    (screen.size().min_elem() / 850.0).clamp(1.0, 2.2)
}
impl Areas {
    pub fn of(full: Rect, view: &View<'_>, actions: &[Action]) -> Self {
        let (header, rest) = full.split_top_bottom_at_y(full.top() + header::height(full.width()));
        let (banner, rest) = match view.trouble {
            Some(_) => {
                let (banner, rest) = rest.split_top_bottom_at_y(rest.top() + 68.0);
                (Some(banner), rest)
            }
            None => (None, rest),
        };
        let (body, strip) = rest.split_top_bottom_at_y(rest.bottom() - players::height(full, view));
        let landscape = full.width() > full.height();
        let (island, panel) = if landscape { beside(body) } else { below(body) };
        let (next, action) = if is_low(full) { (54.0, 48.0) } else { (64.0, 56.0) };
        let next = Rect::from_min_max(pos2(panel.left(), panel.bottom() - next), panel.max);
        let actions = (!actions.is_empty()).then(|| {
            Rect::from_min_size(
                pos2(panel.left(), next.top() - 8.0 - action),
                vec2(panel.width(), action),
            )
        });
        let bottom = actions.map_or(next.top(), |row| row.top()) - 10.0;
        let side = Rect::from_min_max(panel.min, pos2(panel.right(), bottom));
        Self { header, banner, island, side, actions, next, strip }
    }
}

/// Island left, panel right.
fn beside(body: Rect) -> (Rect, Rect) {
    let body = body.shrink2(vec2(GAP, 8.0));
    let island = (body.height() * 1.12).clamp(body.width() * 0.40, body.width() * 0.56);
    let panel = (body.width() - island - GAP).min(900.0);
    let x = body.right() - panel;
    (
        Rect::from_min_max(body.min, pos2(x - GAP, body.bottom())),
        Rect::from_min_max(pos2(x, body.top()), body.max),
    )
}

/// Island above, panel below.
fn below(body: Rect) -> (Rect, Rect) {
    let body = body.shrink2(vec2(GAP, 8.0));
    // On a small screen the words need the room more.
    let share = if body.height() < 700.0 { 0.45 } else { 0.5 };
    let island = (body.width() * 0.88).min(body.height() * share);
    let y = body.top() + island;
    (
        Rect::from_min_max(body.min, pos2(body.right(), y)),
        Rect::from_min_max(pos2(body.left(), y + 8.0), body.max),
    )
}
