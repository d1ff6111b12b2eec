//! Figures that end where their hex does.

use egui::Color32;

use crate::widgets::draw::Pen;

/// Draws the part of a convex figure that is inside the hex.
pub(super) fn within(pen: &Pen<'_>, corners: &[(f32, f32)], color: Color32) {
    const RIM: f32 = 0.97;
    let mut kept = corners.to_vec();
    for side in 0..6_u8 {
        let (sin, cos) = (60.0 * f32::from(side)).to_radians().sin_cos();
        let out = |(x, y): (f32, f32)| x * cos + y * sin - 0.866 * RIM;
        let mut next = Vec::with_capacity(kept.len() + 1);
        let after = kept.iter().cycle().skip(1);
        for (one, other) in kept.iter().zip(after) {
            let (a, b) = (out(*one), out(*other));
            if a <= 0.0 {
                next.push(*one);
            }
            if (a > 0.0) != (b > 0.0) {
                let share = a / (a - b);
                next.push((one.0 + share * (other.0 - one.0), one.1 + share * (other.1 - one.1)));
            }
        }
        kept = next;
    }
    if kept.len() > 2 {
        pen.fill(&kept, color);
    }
}
