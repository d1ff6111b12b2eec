//! The faces of the event die, one to choose for each season.

use egui::{Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use cards::{EventFace, Faces, Season};
use kit::theme::Palette;
use kit::widgets::{chosen_ring, paint_face, paint_season, pressed_ground};
use words::text::Text;

/// Offers a season's four faces.
pub fn face_row(
    ui: &mut Ui,
    text: &Text,
    wide: f32,
    season: Season,
    faces: Faces,
) -> Option<EventFace> {
    let mut touched = None;
    let (rect, _) = ui.allocate_exact_size(vec2(wide, 48.0), Sense::hover());
    let palette = Palette::of(ui);
    let sign = Rect::from_center_size(pos2(rect.left() + 13.0, rect.center().y), Vec2::splat(26.0));
    let tone = palette.season(season);
    ui.painter().circle_filled(sign.center(), 13.0, tone.fill);
    paint_season(ui.painter(), sign.shrink(4.0), season, tone.ink);
    let left = rect.left() + 32.0;
    let each = ((rect.right() - left - 3.0 * 4.0) / 4.0).max(48.0);
    for (nth, face) in (0_u8..).zip(EventFace::ALL) {
        let at = pos2(left + f32::from(nth) * (each + 4.0), rect.top());
        let place = Rect::from_min_size(at, vec2(each, 48.0));
        let id = ui.scope_id().with(("face", season.key(), face.key()));
        let response = ui.interact(place, id, Sense::click());
        let values =
            [("season", text.season(season).into()), ("face", text.event_face(face).into())];
        let name = text.with("edit-face-name", &values);
        let is_this = faces.of(season) == face;
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_this, &name));
        pressed_ground(ui, &response, palette.panel);
        if is_this {
            chosen_ring(ui, place, 12.0);
        }
        paint_face(ui.painter(), Rect::from_center_size(place.center(), Vec2::splat(32.0)), face);
        if response.clicked() {
            touched = Some(face);
        }
    }
    touched
}

/// The ship in every season: it is on half of all faces.
pub const fn all_ships() -> Faces {
    let ship = EventFace::Ship;
    Faces { spring: ship, summer: ship, autumn: ship, winter: ship }
}

/// `faces` with the one in `season` replaced.
pub const fn with_face(faces: Faces, season: Season, face: EventFace) -> Faces {
    match season {
        Season::Spring => Faces { spring: face, ..faces },
        Season::Summer => Faces { summer: face, ..faces },
        Season::Autumn => Faces { autumn: face, ..faces },
        Season::Winter => Faces { winter: face, ..faces },
    }
}
