//! The window's contents turned to face a side of a device that lies on a table: all that
//! is drawn, and all that touches.

use egui::accesskit::Affine;
use egui::{Context, Event, FullOutput, Plugin, Pos2, RawInput, Rect, SafeAreaInsets};

use super::quarter::{Quarter, TurnedRoom};

/// Turns what is laid out upright, on its way to the screen, and where it is touched, on its
/// way back. Layout, buttons, and fields needn't know of it.
#[derive(Debug)]
pub struct TurnedWindow {
    wished: Quarter,
    /// The layout of the current frame.
    now: TurnedRoom,
    insets: SafeAreaInsets,
}

impl Default for TurnedWindow {
    fn default() -> Self {
        let screen = Rect::from_min_size(Pos2::ZERO, egui::Vec2::splat(1.0));
        Self {
            wished: Quarter::Near,
            now: TurnedRoom::of(screen, Quarter::Near),
            insets: SafeAreaInsets::default(),
        }
    }
}

impl TurnedWindow {
    /// Lets the window of `ctx` be turned. Call it before anything else that listens to
    /// what is drawn: that sees it as it is on the screen.
    pub fn prepare(ctx: &Context) {
        ctx.plugin_or_default::<Self>();
    }

    /// Faces this side from the next frame on.
    pub fn face(ctx: &Context, side: Quarter) {
        let plugin = ctx.plugin_or_default::<Self>();
        let mut window = plugin.lock();
        if window.wished != side {
            window.wished = side;
            ctx.request_repaint();
        }
    }

    /// The screen as it lies there, however its contents are turned.
    pub fn screen(ctx: &Context) -> Rect {
        let was = ctx.plugin_or_default::<Self>().lock().now.quarter();
        TurnedRoom::of(ctx.viewport_rect(), was).room()
    }

    /// Returns where a rectangle of this frame's contents is on the screen.
    pub fn on_screen(ctx: &Context, rect: Rect) -> Rect {
        ctx.plugin_or_default::<Self>().lock().now.rect_to_screen(rect)
    }
}

impl Plugin for TurnedWindow {
    fn debug_name(&self) -> &'static str {
        "turned"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let was = self.now.quarter();
        let screen = input.screen_rect.unwrap_or_else(|| {
            // That of the last frame, turned back.
            TurnedRoom::of(ctx.viewport_rect(), was).room()
        });
        self.insets = input.safe_area_insets.unwrap_or(self.insets);
        self.now = TurnedRoom::of(screen, self.wished);
        let (now, quarter) = (self.now, self.wished);
        if (was, quarter) == (Quarter::Near, Quarter::Near) {
            return;
        }
        // Missing values would mean those of the last frame, which faced another side.
        input.screen_rect = Some(now.room());
        input.safe_area_insets = Some(SafeAreaInsets(quarter.margin(self.insets.0)));
        let back = quarter.inverse();
        for event in &mut input.events {
            match event {
                Event::PointerMoved(pos)
                | Event::PointerButton { pos, .. }
                | Event::Touch { pos, .. } => *pos = now.in_room(*pos),
                Event::MouseMoved(delta) | Event::MouseWheel { delta, .. } => {
                    *delta = back.turn(*delta);
                }
                _ => {}
            }
        }
        if was != quarter {
            // Nothing of the new picture was pointed at yet.
            input.events.push(Event::PointerGone);
        }
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let now = self.now;
        if now.quarter() == Quarter::Near {
            return;
        }
        for clipped in &mut output.shapes {
            clipped.clip_rect = now.rect_to_screen(clipped.clip_rect);
            now.shape_to_screen(&mut clipped.shape);
        }
        let platform = &mut output.platform_output;
        if let Some(field) = &mut platform.ime {
            field.rect = now.rect_to_screen(field.rect);
            field.cursor_rect = now.rect_to_screen(field.cursor_rect);
        }
        // The tree's root scales all places to pixels; now it turns them, too.
        for (_, node) in platform.accesskit_update.iter_mut().flat_map(|update| &mut update.nodes) {
            if let Some(scale) = node.transform().copied() {
                node.set_transform(scale * transform(now));
            }
        }
    }
}

/// The same turn for screen readers.
fn transform(room: TurnedRoom) -> Affine {
    let origin = room.to_screen(Pos2::ZERO);
    let along = room.quarter().turn(egui::vec2(1.0, 0.0));
    let down = room.quarter().turn(egui::vec2(0.0, 1.0));
    Affine::new([along.x, along.y, down.x, down.y, origin.x, origin.y].map(f64::from))
}

#[cfg(test)]
mod tests {
    use egui::{PointerButton, Role, Sense, WidgetInfo, pos2, vec2};

    use super::*;

    const SCREEN: Rect = Rect { min: Pos2::ZERO, max: Pos2 { x: 1280.0, y: 800.0 } };

    /// A frame with a button in the room's corner; whether it was clicked.
    fn frame(ctx: &Context, events: Vec<Event>) -> (bool, FullOutput) {
        let mut clicked = false;
        let input = RawInput { screen_rect: Some(SCREEN), events, ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| {
            let button = Rect::from_min_size(pos2(10.0, 10.0), vec2(100.0, 50.0));
            let response = ui.interact(button, ui.scope_id().with("button"), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, "button"));
            ui.painter().rect_filled(button, 0.0, egui::Color32::RED);
            clicked |= response.clicked();
        });
        output.textures_delta.clear();
        (clicked, output)
    }

    fn click(pos: Pos2) -> Vec<Event> {
        let button = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        vec![Event::PointerMoved(pos), button(true), button(false)]
    }

    #[test]
    fn a_turned_button_is_drawn_touched_and_named_at_the_same_place() {
        let corners = [
            (Quarter::Near, pos2(60.0, 35.0)),
            (Quarter::Left, pos2(1280.0 - 35.0, 60.0)),
            (Quarter::Far, pos2(1280.0 - 60.0, 800.0 - 35.0)),
            (Quarter::Right, pos2(35.0, 800.0 - 60.0)),
        ];
        for (side, middle) in corners {
            let ctx = Context::default();
            ctx.enable_accesskit();
            TurnedWindow::prepare(&ctx);
            TurnedWindow::face(&ctx, side);
            frame(&ctx, Vec::new());
            let (_, shown) = frame(&ctx, Vec::new());
            let is_there = |shape: &egui::epaint::ClippedShape| {
                (shape.shape.visual_bounding_rect().center() - middle).length() < 0.1
            };
            assert!(shown.shapes.iter().any(is_there), "{side:?}");
            let (clicked, _) = frame(&ctx, click(middle));
            assert!(clicked, "{side:?}");
            let (clicked, _) = frame(&ctx, click(SCREEN.center() * 2.0 - middle.to_vec2()));
            assert!(!clicked, "{side:?}");
            let update = shown.platform_output.accesskit_update.expect("names");
            let root = update.nodes.iter().find_map(|(_, node)| node.transform().copied());
            let bounds = update.nodes.iter().find_map(|(_, node)| {
                (node.label() == Some("button")).then(|| node.bounds()).flatten()
            });
            let place = root.expect("a transform").transform_rect_bbox(bounds.expect("a place"));
            let edges = [place.x0 + place.x1, place.y0 + place.y1];
            #[expect(clippy::cast_possible_truncation, reason = "places on a screen")]
            let [x, y] = edges.map(|edges| (edges / 2.0) as f32);
            let named = pos2(x, y);
            assert!((named - middle).length() < 0.1, "{side:?}: {named:?}");
        }
    }

    #[test]
    fn a_window_that_faces_the_front_again_is_as_before() {
        let ctx = Context::default();
        TurnedWindow::prepare(&ctx);
        TurnedWindow::face(&ctx, Quarter::Left);
        frame(&ctx, Vec::new());
        assert_eq!(ctx.content_rect().size(), vec2(800.0, 1280.0));
        TurnedWindow::face(&ctx, Quarter::Near);
        frame(&ctx, Vec::new());
        assert_eq!(ctx.content_rect(), SCREEN);
        assert!(frame(&ctx, click(pos2(60.0, 35.0))).0);
    }
}
