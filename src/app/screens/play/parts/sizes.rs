//! How large the screen is, and what that means for its contents.

use egui::Rect;

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
