//! The island over the whole window, to copy from across the table.

use egui::{Frame, Label, Margin, Panel, Rect, RichText, Ui, vec2};

use super::reading::read_out;
use board::{Island, IslandCode, Rotation};
use kit::theme::bounds::Within;
use kit::theme::{Palette, monospace, plain, strong};
use kit::widgets::keyboard::escape;
use kit::widgets::split::{MARGIN, scrolling, within};
use kit::widgets::{Icon, SizedButton};
use words::text::Text;

/// What a touch there asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LargeRequest {
    /// Go back to the settings.
    Back,
    /// Turn the island by a sixth.
    Turn,
}

/// How the window is divided.
struct Places {
    picture: Rect,
    words: Rect,
    code: Rect,
}

impl Places {
    fn of(area: Rect, code_height: f32) -> Self {
        let area = area.shrink(MARGIN);
        let (above, code) = area.split_top_bottom_at_y(area.bottom() - code_height);
        let above = above.with_max_y(above.bottom() - 8.0);
        if area.width() > area.height() * 1.05 {
            let column = (area.width() * 0.3).within(230.0, 460.0);
            let (picture, words) = above.split_left_right_at_x(above.right() - column);
            Self { picture: picture.with_max_x(picture.right() - MARGIN), words, code }
        } else {
            let height = (above.width() * 0.98).min(above.height() * 0.66);
            let (picture, words) = above.split_top_bottom_at_y(above.top() + height);
            Self { picture, words: words.with_min_y(words.top() + 8.0), code }
        }
    }
}

/// Draws it; `picture` draws the island itself.
pub fn show(
    ui: &mut Ui,
    text: &Text,
    island: &Island,
    lies: Rotation,
    picture: impl FnOnce(&mut Ui),
) -> Option<LargeRequest> {
    let asked = bar(ui, text);
    let area = ui.available_rect_before_wrap();
    let palette = Palette::of(ui);
    let code = IslandCode::of(island).ok();
    let written = code.as_ref().map_or("", IslandCode::as_str);
    let room = area.width() - 2.0 * MARGIN;
    let laid = |size: f32| {
        let font = monospace(size);
        ui.painter().layout(written.to_owned(), font, palette.text, room)
    };
    // The largest size that fits on two lines.
    let short = |size: &f32| laid(*size).rows.len() <= 2;
    let most = if area.height() < 560.0 { 26.0 } else { 36.0 };
    let size = [most, 30.0, 26.0, 22.0, 19.0].into_iter().filter(|size| *size <= most);
    let size = size.clone().find(short).unwrap_or(16.0);
    let places = Places::of(area, laid(size).size().y.max(20.0));
    within(ui, places.picture, picture);
    within(ui, places.words, |ui| {
        scrolling(ui, "rows", |ui| {
            let size = (places.words.width() / 20.0).within(16.0, 22.0);
            for line in read_out(text, island, lies) {
                ui.add(Label::new(RichText::new(line).font(plain(size))).wrap());
                ui.add_space(4.0);
            }
        });
    });
    within(ui, places.code, |ui| {
        ui.vertical_centered(|ui| {
            let words = RichText::new(written).font(monospace(size));
            ui.add(Label::new(words).wrap());
        });
    });
    asked.or_else(|| escape(ui).then_some(LargeRequest::Back))
}

fn bar(ui: &mut Ui, text: &Text) -> Option<LargeRequest> {
    let palette = Palette::of(ui);
    let frame = Frame::new().fill(palette.bar).inner_margin(Margin::symmetric(16, 6));
    let bar = Panel::top("large-bar").exact_size(60.0).frame(frame);
    let bar = bar.show_separator_line(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            let mut asked = None;
            let back = text.get("shuffle-large-back");
            if SizedButton::new(&back).icon(Icon::Back).show(ui, vec2(104.0, 48.0)).clicked() {
                asked = Some(LargeRequest::Back);
            }
            ui.add_space(8.0);
            let turn = text.get("new-island-turn");
            let wide = 216.0;
            let room = (ui.available_width() - wide - 8.0).max(20.0);
            let title = RichText::new(text.get("shuffle-large-title"));
            let title = Label::new(title.font(strong(ui.ctx(), 22.0))).truncate();
            ui.allocate_ui_with_layout(
                vec2(room, 48.0),
                egui::Layout::left_to_right(egui::Align::Center),
                |ui| {
                    ui.add(title);
                    ui.allocate_space(ui.available_size());
                },
            );
            if SizedButton::new(&turn).icon(Icon::Turn).show(ui, vec2(wide, 48.0)).clicked() {
                asked = Some(LargeRequest::Turn);
            }
            asked
        })
        .inner
    });
    bar.inner
}
