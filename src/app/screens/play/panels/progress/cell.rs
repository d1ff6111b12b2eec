//! A card in the list: its sign, its name, and what it does, or why it can't be played.

use std::sync::Arc;

use egui::{Galley, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::verdict;
use crate::app::screens::play::panel::Ask;
use crate::app::screens::play::parts::look_up;
use crate::app::screens::play::view::View;
use game::{ProgressCard, SaboteurHits};
use kit::theme::{Tone, plain, strong};
use kit::widgets::{FINGER, Icon, paint_progress, toned_ground};
use words::almanac::EntryId;

/// What a card does, in a line.
pub fn does(view: &View<'_>, card: ProgressCard) -> String {
    let hits = view.state.knights_rules().saboteur_hits;
    if card == ProgressCard::Saboteur && hits == SaboteurHits::MorePoints {
        return view.text.get("progress-hits-more");
    }
    view.text.get(&format!("progress-does-{}", card.key()))
}

/// A card with its words laid out.
pub struct Cell {
    card: ProgressCard,
    name: Arc<Galley>,
    line: Option<Arc<Galley>>,
    /// Why it can't be played.
    against: Option<String>,
}

/// How wide the sign is, which leads to the almanac, and the space beside it and around the
/// words.
const SIGN: f32 = FINGER;
const GAP: f32 = 2.0;
const RIM: f32 = 8.0;

/// Where the sign is that a card can't be played, and how large.
const WARNING: f32 = 16.0;

impl Cell {
    /// Lays the name of `card` out in a cell `wide` points wide, and perhaps what it does.
    pub fn lay(ui: &Ui, view: &View<'_>, card: ProgressCard, has_line: bool, wide: f32) -> Self {
        let against = verdict::against(view, card).map(|against| against.why);
        let palette = view.palette;
        let ink = if against.is_some() { palette.faint } else { palette.text };
        let room = (wide - SIGN - GAP - 2.0 * RIM).max(40.0);
        let title = view.progress_card(card);
        let aside = if against.is_some() { WARNING + 4.0 } else { 0.0 };
        let fits = |size: f32| {
            let font = strong(ui.ctx(), size);
            ui.painter().layout(title.clone(), font, ink, room - aside)
        };
        let sizes = [17.0, 16.0, 15.0, 14.0, 13.0];
        let whole = sizes.into_iter().map(fits).find(|galley| galley.rows.len() <= 1);
        let name = whole.unwrap_or_else(|| fits(13.0));
        let line = has_line.then(|| {
            let words = against.clone().unwrap_or_else(|| does(view, card));
            ui.painter().layout(words, plain(15.0), palette.faint, room)
        });
        Self { card, name, line, against }
    }

    /// How high it has to be.
    pub fn high(&self) -> f32 {
        let line = self.line.as_ref().map_or(0.0, |line| line.size().y + 2.0);
        (self.name.size().y + line + 2.0 * RIM).max(FINGER)
    }

    /// Draws its words in `rect`, right of the place for its sign; says whether they were
    /// touched.
    pub fn show(&self, ui: &Ui, view: &View<'_>, rect: Rect) -> bool {
        let rect = rect.with_min_x(rect.left() + SIGN + GAP);
        let id = ui.scope_id().with(("progress", self.card));
        let response = ui.interact(rect, id, Sense::click());
        let name = view.progress_card(self.card);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let described = self.against.clone().unwrap_or_else(|| does(view, self.card));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(described));
        if !ui.is_rect_visible(rect) {
            return response.clicked();
        }
        let palette = view.palette;
        let fill = if self.against.is_some() { palette.panel } else { palette.raised };
        toned_ground(ui, &response, Tone { fill, ink: palette.text });
        let line = self.line.as_ref().map_or(0.0, |line| line.size().y + 2.0);
        let high = self.name.size().y + line;
        let at = pos2(rect.left() + RIM, rect.center().y - high / 2.0);
        ui.painter().galley(at, Arc::clone(&self.name), palette.text);
        if let Some(line) = &self.line {
            let below = at + vec2(0.0, self.name.size().y + 2.0);
            ui.painter().galley(below, Arc::clone(line), palette.faint);
        }
        if self.against.is_some() {
            let middle = pos2(rect.right() - RIM - WARNING / 2.0, at.y + self.name.size().y / 2.0);
            let place = Rect::from_center_size(middle, Vec2::splat(WARNING));
            Icon::Warning.paint(ui.painter(), place, palette.faint);
        }
        response.clicked()
    }

    /// Draws its sign at the left of `rect`; a touch on it looks the card up.
    pub fn sign(&self, ui: &Ui, view: &View<'_>, rect: Rect) -> Option<Ask> {
        let entry = EntryId::of_progress(self.card)?;
        let place = rect.with_max_x(rect.left() + SIGN);
        let deck = view.palette.card(self.card.track().commodity());
        look_up::sign(ui, view, (entry, place), |painter, rect, _| {
            paint_progress(painter, rect, self.card, deck);
        })
    }
}
