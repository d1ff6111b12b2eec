//! Fairness of an island: what each resource yields, and what the best starting spots reach.

use egui::{Align2, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::screens::decks::parts::hint;
use board::{Fairness, Hex, Island, Resource, Rotation, Starts, fairness};
use kit::theme::bounds::Within;
use kit::theme::{Palette, mixed, strong};
use kit::widgets::{Geometry, Switch, grid, labeled, toggle, unfolded};
use words::text::Text;

/// An island, and who begins where on it.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    pub island: &'a Island,
    /// Land beside which the opening places its settlements; none: anywhere.
    pub begins: Option<&'a [Hex]>,
    pub players: usize,
}

impl Board<'_> {
    fn starts(self, found: &Fairness) -> Starts {
        found.starts_at(self.players, |at| match self.begins {
            Some(land) => at.hexes().iter().any(|hex| land.contains(hex)),
            None => true,
        })
    }
}

/// The section on fairness.
#[derive(Clone, Copy, Debug, Default)]
pub struct FairBox {
    open: Switch,
    spots: Switch,
}

impl FairBox {
    /// The figures of `board`.
    pub fn show(&mut self, ui: &mut Ui, text: &Text, board: Board<'_>) {
        let found = fairness(board.island);
        let starts = board.starts(&found);
        let least = starts.pips.iter().min().copied().unwrap_or(0);
        let most = starts.pips.iter().max().copied().unwrap_or(0);
        let values =
            [("least", least.into()), ("most", most.into()), ("spread", starts.spread.into())];
        let line = text.with("shuffle-fair-short", &values);
        if !unfolded(ui, &text.get("shuffle-fair"), &line, &mut self.open) {
            return;
        }
        hint(ui, &text.get("shuffle-fair-resources"));
        for resource in Resource::ALL {
            bar(ui, text, &found, resource);
        }
        ui.add_space(4.0);
        hint(ui, &text.with("shuffle-fair-starts", &[("spread", starts.spread.into())]));
        start_chips(ui, text, &starts);
        let size = vec2(ui.available_width(), 52.0);
        let state = toggle(ui, size, &text.get("shuffle-fair-show"), self.spots);
        self.spots = state.unwrap_or(self.spots);
    }

    /// Marks the best spots in the picture in `rect`, if they are to be shown: each with
    /// the number of the player who would take it.
    pub fn mark(self, ui: &Ui, text: &Text, rect: Rect, board: Board<'_>, lies: Rotation) {
        if self.spots == Switch::Off {
            return;
        }
        let palette = Palette::of(ui);
        let geometry = Geometry::fit(board.island, rect, lies.sixths());
        let radius = (geometry.side() * 0.24).within(9.0, 20.0);
        let starts = board.starts(&fairness(board.island));
        for (nth, spots) in (1_usize..).zip(&starts.spots) {
            for spot in spots {
                let at = geometry.intersection(spot.at);
                let values = [("nth", nth.into()), ("pips", spot.pips.into())];
                let name = text.with("shuffle-spot", &values);
                let id = ui.scope_id().with(("best spot", spot.at));
                let place = Rect::from_center_size(at, vec2(radius, radius) * 2.0);
                let response = ui.interact(place, id, Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
                let painter = ui.painter();
                painter.circle_filled(at, radius + 2.0, palette.edge);
                painter.circle(at, radius, palette.glow, Stroke::new(2.0, palette.choice));
                let font = strong(ui.ctx(), radius * 1.2);
                painter.text(at, Align2::CENTER_CENTER, nth, font, palette.edge);
            }
        }
    }
}

/// A full bar stands for twice the average.
const FULL: f32 = 2.0;

/// A resource with a bar; the line across it is the average.
fn bar(ui: &mut Ui, text: &Text, found: &Fairness, resource: Resource) {
    let palette = Palette::of(ui);
    let yields = found.resources[resource];
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::hover());
    let name = text.kind(resource);
    let figure = match yields.ratio {
        Some(ratio) => text.number(ratio.into(), 1),
        None => text.get("shuffle-fair-none"),
    };
    let values = [
        ("resource", name.as_str().into()),
        ("figure", figure.as_str().into()),
        ("pips", yields.pips.into()),
    ];
    let said = text.with("shuffle-fair-said", &values);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let painter = ui.painter();
    let middle = rect.center().y;
    let font = FontId::proportional(16.0);
    let left = pos2(rect.left() + 2.0, middle);
    painter.text(left, Align2::LEFT_CENTER, name, font.clone(), palette.text);
    let right = pos2(rect.right() - 2.0, middle);
    painter.text(right, Align2::RIGHT_CENTER, figure, strong(ui.ctx(), 16.0), palette.text);
    let room = Rect::from_min_max(
        pos2(rect.left() + 76.0, middle - 8.0),
        pos2(rect.right() - 48.0, middle + 8.0),
    );
    painter.rect(room, 8.0, palette.row, palette.panel_rim, StrokeKind::Inside);
    let share = (yields.ratio.unwrap_or(0.0) / FULL).within(0.0, 1.0);
    if share > 0.0 {
        let filled = room.with_max_x(room.left() + (room.width() * share).max(16.0));
        let tone = palette.card(resource);
        let line = Stroke::new(1.0, mixed(tone.fill, palette.edge, 0.4));
        painter.rect(filled, 8.0, tone.fill, line, StrokeKind::Inside);
    }
    let average = room.left() + room.width() / FULL;
    let line = [pos2(average, room.top() - 4.0), pos2(average, room.bottom() + 4.0)];
    painter.line_segment(line, Stroke::new(4.0, palette.edge));
    painter.line_segment(line, Stroke::new(2.0, palette.text));
}

/// Draws what each player would reach, first to last.
fn start_chips(ui: &mut Ui, text: &Text, starts: &Starts) {
    let palette = Palette::of(ui);
    let players: Vec<(usize, u8)> = (1..).zip(starts.pips.iter().copied()).collect();
    grid(ui, &players, (64.0, 48.0), |ui, (nth, pips), size| {
        let values = [("nth", (*nth).into()), ("pips", (*pips).into())];
        let said = text.with("shuffle-fair-player", &values);
        let rect = labeled(ui, size, &said);
        let rim = palette.panel_rim;
        ui.painter().rect(rect, 10.0, palette.panel, rim, StrokeKind::Inside);
        let above = rect.center() - vec2(0.0, 12.0);
        let place = text.with("shuffle-nth", &[("nth", (*nth).into())]);
        let font = FontId::proportional(14.0);
        ui.painter().text(above, Align2::CENTER_CENTER, place, font, palette.faint);
        let below = rect.center() + vec2(0.0, 9.0);
        let font = strong(ui.ctx(), 19.0);
        ui.painter().text(below, Align2::CENTER_CENTER, pips.to_string(), font, palette.text);
    });
}
