//! City improvements: how far everybody is on each track, what the next level costs and
//! brings, and whose metropolis it is.

use egui::{Align2, Key, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Head, Panel};
use crate::app::screens::play::parts::look_up;
use crate::app::screens::play::view::View;
use game::{Cards, Deed, KnightsDeed, KnightsPurchase, Level, Seat, Track};
use kit::theme::bounds::Within;
use kit::theme::{Tone, strong};
use kit::widgets::{
    FINGER, GAP, SizedButton, bold, boxed, hint, labeled, paint_mark, paint_track, remark, spaced,
};
use words::almanac::EntryId;
use words::game::Lesson;

/// The three tracks of whoever builds now.
#[derive(Debug)]
pub struct ImprovementsPanel;

impl Panel for ImprovementsPanel {
    fn head(&self) -> Head {
        Head::new("improvements")
            .titled("improvements-title")
            .cancels()
            .letter(Key::I)
            .lessons(&[Lesson::Improvements, Lesson::Metropolis])
    }

    fn owner(&self, view: &View<'_>) -> Option<Seat> {
        Some(view.builder())
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let mut touched = None;
        for track in Track::ALL {
            boxed(ui, |ui| touched = touched.or(one(ui, view, track)));
        }
        let looked_up = look_up::buttons(ui, view, ENTRIES);
        let Some(track) = touched else { return looked_up };
        Some(Ask::Finish(Command::Act(Deed::Knights(KnightsDeed::Improve { track }))))
    }
}

/// What the almanac says of them.
const ENTRIES: [EntryId; 5] = [
    EntryId::IMPROVEMENTS,
    EntryId::METROPOLIS,
    EntryId::TRADING_HOUSE,
    EntryId::FORTRESS,
    EntryId::AQUEDUCT,
];

/// One track; returns it if its next level was touched.
fn one(ui: &mut Ui, view: &View<'_>, track: Track) -> Option<Track> {
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.spacing_mut().interact_size.y = 20.0;
    let builder = view.builder();
    let level = view.state.improvement(builder, track);
    let next = level.next().map(|next| {
        let price = KnightsPurchase::Improvement(track, next).price();
        (next, price, view.may_give(builder, price))
    });
    ui.horizontal_wrapped(|ui| {
        let (sign, _) = ui.allocate_exact_size(Vec2::splat(22.0), Sense::hover());
        paint_track(ui.painter(), sign, track, view.palette);
        bold(ui, &view.track_title(track), 18.0);
        remark(ui, &view.level_name(track, level));
        if next.is_some_and(|(.., is_paid)| !is_paid) {
            remark(ui, &view.text.get("price-lacks"));
        }
    });
    let wide = ui.available_width();
    let clicked = spaced(ui, GAP, |ui| {
        ladder(ui, view, track, vec2(wide * LADDER - GAP, FINGER));
        let size = vec2(wide * (1.0 - LADDER), FINGER);
        next.is_some_and(|next| button(ui, view, track, next, size))
    });
    let done = || view.text.get("improvements-done");
    let brings = next.map_or_else(done, |(next, ..)| view.level_brings(track, next));
    hint(ui, &view.text.sentences(&[brings, view.metropolis_words(track)]));
    clicked.then_some(track)
}

/// The share of a line that the levels take, beside the button.
const LADDER: f32 = 0.6;

/// The button that reaches `next`, with what that costs.
fn button(
    ui: &mut Ui,
    view: &View<'_>,
    track: Track,
    (next, price, is_paid): (Level, Cards, bool),
    size: Vec2,
) -> bool {
    let tone = if is_paid { view.palette.primary } else { view.palette.quiet };
    let (name, level) = (view.level_name(track, next), next.number());
    let said = |key| {
        view.with(key, &[("name", &name), ("price", &price), ("level", &level), ("track", &track)])
    };
    let button = SizedButton::new(said("improve-button")).tone(tone);
    button.named(said("improve-name")).show(ui, size).clicked()
}

/// The five levels, with the marks of all players where they are.
fn ladder(ui: &mut Ui, view: &View<'_>, track: Track, size: Vec2) {
    let high = size.y;
    let level = |seat| view.state.improvement(seat, track).number();
    let spoken = view
        .seats_from_active()
        .map(|seat| view.about_with("improvements-level-of", seat, "level", level(seat).into()));
    let name = view.text.joined(&spoken.collect::<Vec<_>>());
    let rect = labeled(ui, size, &name);
    if !ui.is_rect_visible(rect) {
        return;
    }
    let own = level(view.builder());
    let gap = 4.0;
    let steps = Level::MOST.number();
    let each = (rect.width() - gap * f32::from(steps - 1)) / f32::from(steps);
    let tone = view.palette.track(track);
    for step in 1..=steps {
        let x = rect.left() + f32::from(step - 1) * (each + gap);
        let cell = Rect::from_min_size(pos2(x, rect.top()), vec2(each, high));
        let quiet = Tone { fill: view.palette.backdrop, ink: view.palette.faint };
        let Tone { fill, ink } = if step <= own { tone } else { quiet };
        ui.painter().rect(cell, 8.0, fill, view.palette.panel_rim, StrokeKind::Inside);
        let font = strong(ui.ctx(), 16.0);
        let at = cell.left_top() + vec2(7.0, 13.0);
        ui.painter().text(at, Align2::LEFT_CENTER, step.to_string(), font, ink);
        // The marks of everybody who is there.
        let here: Vec<Seat> =
            view.seats_from_active().filter(|seat| level(*seat) == step).collect();
        let place = cell.with_min_y(cell.top() + 22.0).shrink2(vec2(5.0, 3.0));
        let radius = (place.width() / here.len().max(1) as f32 / 2.0 - 1.0).within(4.0, 9.0);
        for (nth, seat) in here.into_iter().enumerate() {
            let x = place.left() + radius + nth as f32 * (radius * 2.0 + 2.0);
            let at = pos2(x, place.center().y);
            paint_mark(ui.painter(), at, radius, view.color(seat), view.palette);
        }
        if step == Level::METROPOLIS.number() {
            let line = Stroke::new(2.0, view.palette.award);
            ui.painter().rect_stroke(cell, 8.0, line, StrokeKind::Inside);
        }
    }
}
