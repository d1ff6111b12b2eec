//! How large the screen is, and what that means for its contents.

use egui::Rect;

use crate::app::theme::bounds::Within as _;

/// Below this height every line counts.
pub const LOW: f32 = 620.0;

/// Whether the panel beside or below the island has little height.
pub fn is_low(screen: Rect) -> bool {
    let low = if is_landscape(screen) { LOW } else { 1000.0 };
    screen.height() < low
}

/// Whether island and panel stand side by side.
pub fn is_landscape(screen: Rect) -> bool {
    screen.width() > screen.height()
}

/// How much larger everything is than on a small screen: large ones are viewed from
/// farther away.
pub fn growth(screen: Rect) -> f32 {
    (screen.size().min_elem() / 850.0).within(1.0, 2.6)
}
