//! The curtain: it covers the whole window and names who may look, and their cards lie under it while
//! a finger, or a key, is held down. What lies there is drawn, and can be read by a screen reader, only
//! then.

use std::time::Duration;

use egui::{
    Key, Label, LayerId, Order, Pos2, Rect, Response, RichText, Role, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::controls;
use super::finger::LONG;
use crate::app::screens::play::view::View;
use game::{Cards, Seat, Viewer};
use kit::theme::{display, plain, strong};
use kit::widgets::GAP;
use kit::widgets::split::scrolling;

/// Time after which the curtain falls, as a finger means more than a touch, and after which it opens
/// for the one whom it names, in seconds.
const FALLS: f64 = LONG;
const OPENS: f64 = 1.1;

/// The side of the mark of whoever may look, and the width of what lies under the curtain.
const MARK: f32 = 28.0;
const WIDE: f32 = 560.0;

/// The size of the pill of a kind.
const CHIP: Vec2 = vec2(126.0, 52.0);

/// The curtain, as long as something is held down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curtain {
    /// The cards lie open under it; before, it names who may look, and the others look away.
    is_open: bool,
}

impl Curtain {
    /// The curtain after something was held down for so many seconds.
    fn after(ui: &Ui, held: f64) -> Option<Self> {
        let next = [FALLS, OPENS].into_iter().find(|time| held < *time);
        if let Some(next) = next {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(next - held));
        }
        (held >= FALLS).then_some(Self { is_open: held >= OPENS })
    }

    /// The curtain while a finger rests on `response`. The toolkit forgets after a while what was
    /// pressed, as it is no click any more: so the place counts, from the press on.
    pub fn under_finger(ui: &Ui, response: &Response) -> Option<Self> {
        let since = ui.input(|input| {
            let pointer = &input.pointer;
            let is_here =
                |at: Option<Pos2>| at.is_some_and(|at| response.interact_rect.contains(at));
            let rests = is_here(pointer.press_origin()) && is_here(pointer.interact_pos());
            let start = pointer.press_start_time().filter(|_| pointer.primary_down() && rests);
            start.map(|start| input.time - start)
        });
        since.and_then(|held| Self::after(ui, held))
    }

    /// The curtain while a finger rests on `response`, or a key is held down on it; `since` is the
    /// time since when that is so.
    pub fn held(ui: &Ui, response: &Response, since: &mut Option<f64>) -> Option<Self> {
        let is_key = response.has_focus()
            && ui.input(|input| input.key_down(Key::Space) || input.key_down(Key::Enter));
        if !is_key {
            *since = None;
            return Self::under_finger(ui, response);
        }
        let now = ui.input(|input| input.time);
        Self::after(ui, now - *since.get_or_insert(now))
    }

    /// Draws it over everything, with the cards of `seat` under it once it is open.
    pub fn show(self, ui: &Ui, view: &View<'_>, seat: Seat) {
        let window = ui.ctx().content_rect();
        let palette = view.palette;
        let id = ui.scope_id().with("curtain");
        let layer = LayerId::new(Order::Tooltip, id);
        let whole = UiBuilder::new().layer_id(layer).max_rect(window);
        let mut ui = Ui::new(ui.ctx().clone(), id, whole);
        ui.painter().rect_filled(window, 0.0, palette.backdrop);
        let tone = palette.player(view.color(seat));
        let band = Rect::from_min_max(window.min, pos2(window.right(), window.top() + 10.0));
        ui.painter().rect_filled(band, 0.0, tone.fill);
        let wide = (window.width() - 48.0).min(WIDE);
        // Above the middle: the finger rests below it, or beside it.
        let top = window.top() + (window.height() * 0.2).min(160.0);
        let place = Rect::from_min_size(
            pos2(window.center().x - wide / 2.0, top),
            vec2(wide, window.bottom() - top),
        );
        let mut below = ui.new_child(UiBuilder::new().max_rect(place));
        self.words(&mut below, view, seat);
    }

    fn words(self, ui: &mut Ui, view: &View<'_>, seat: Seat) {
        let line = |ui: &mut Ui, words: String, font| {
            ui.add(Label::new(RichText::new(words).font(font).color(view.palette.text)).wrap());
        };
        only(ui, view, seat);
        if !self.is_open {
            return line(ui, view.text.get("curtain-hold"), plain(20.0));
        }
        line(ui, view.text.get("curtain-lift"), plain(20.0));
        ui.add_space(18.0);
        let words = view.words.told_to(Viewer::Seat(seat));
        if let Some(own) = words.own_cards(seat) {
            hand(ui, view, own.known);
        }
        ui.add_space(10.0);
        for fact in words.own_facts(seat) {
            line(ui, fact, strong(ui.ctx(), 20.0));
        }
    }
}

/// The player's mark, and that only they look.
fn only(ui: &mut Ui, view: &View<'_>, seat: Seat) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(MARK), egui::Sense::hover());
        view.paint_mark(ui.painter(), rect.center(), MARK / 2.0, seat);
        ui.add_space(8.0);
        let name = view.about("curtain-only", seat);
        let words = RichText::new(&name).font(display(ui.ctx(), 34.0));
        let title = ui.add(Label::new(words.color(view.palette.text)).wrap());
        title.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &name));
    });
    ui.add_space(6.0);
}

/// Draws the page with which `seat` is alone, in place of the whole screen.
pub fn behind<R>(ui: &mut Ui, view: &View<'_>, seat: Seat, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let window = ui.max_rect();
    ui.painter().rect_filled(window, 0.0, view.palette.backdrop);
    let tone = view.palette.player(view.color(seat));
    let band = Rect::from_min_max(window.min, pos2(window.right(), window.top() + 10.0));
    ui.painter().rect_filled(band, 0.0, tone.fill);
    let wide = (window.width() - 48.0).min(WIDE + 340.0);
    let place = Rect::from_min_max(
        pos2(window.center().x - wide / 2.0, window.top() + 34.0),
        pos2(window.center().x + wide / 2.0, window.bottom() - 16.0),
    );
    let builder = UiBuilder::new().max_rect(place).id_salt("behind");
    let label = view.text.get("region-panel");
    let mut page =
        ui.new_child(builder.accessibility_role(Role::Region).accessibility_label(label));
    scrolling(&mut page, "behind", |ui| {
        only(ui, view, seat);
        draw(ui)
    })
}

/// The cards that are known, each kind on its pill.
fn hand(ui: &mut Ui, view: &View<'_>, cards: Cards) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for (kind, count) in cards.kinds() {
            controls::chip(ui, view, kind, Some(count.into()), CHIP);
        }
    });
}
