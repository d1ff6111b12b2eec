//! The history: what happened, turn by turn, and the way back to any line.

use egui::{Align2, FontId, Sense, Ui, vec2};

use super::parts::section;
use super::turn::Next;
use super::view::View;
use crate::app::command::Command;
use crate::app::widgets::{Picked, paint_mark};
use crate::game::{ActId, Correction, Deed, Phase, Seat, State, Task};

/// The acts so far in words, as of when the history was opened.
#[derive(Debug)]
pub(super) struct Log {
    lines: Vec<Line>,
    chosen: Option<usize>,
}

#[derive(Debug)]
struct Line {
    /// After which act; nothing: the opening.
    act: Option<ActId>,
    words: String,
    seat: Seat,
    kept: Kept,
    /// The turn that begins with it.
    heading: Option<String>,
}

/// Whether an act kept the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kept {
    Rules,
    Against,
    /// Not played: the table put the books right.
    Corrected,
}

impl Log {
    pub fn of(view: &View<'_>) -> Self {
        let mut state = State::new(view.game.setup().clone());
        let mut lines = vec![Line {
            act: None,
            words: view.text.get("history-start"),
            seat: state.active(),
            kept: Kept::Rules,
            heading: Some(view.text.get("history-opening")),
        }];
        let mut turn = None;
        for (id, _, act) in view.game.acts() {
            let (active, builder) = (state.active(), state.builder());
            let mut words = view.act_story(act, &state);
            let reasons: Vec<String> =
                act.against.iter().map(|breach| view.breach(breach, builder)).collect();
            if !reasons.is_empty() {
                let why = view.joined(&reasons);
                let more = view.text.with("history-against", &[("why", why.into())]);
                let values = [("act", words.into()), ("more", more.into())];
                words = view.text.with("act-with", &values);
            }
            let opening = matches!(state.phase(), Phase::Founding { .. });
            let now = (!opening).then(|| (state.turn(), active));
            let heading = (now.is_some() && now != turn)
                .then(|| view.about_with("history-turn", active, "turn", state.turn().into()));
            turn = now;
            let left = match act.deed {
                Deed::Leave { task } => state.tasks().get(task).map(Task::player),
                _ => None,
            };
            let owner = owner_before(&act.deed, &state);
            let seat = act.deed.player().or(left).or(owner).unwrap_or(builder);
            let kept = match act.deed {
                _ if !act.against.is_empty() => Kept::Against,
                Deed::Correct { .. } | Deed::CorrectHand { .. } | Deed::MoveShip { .. } => {
                    Kept::Corrected
                }
                _ => Kept::Rules,
            };
            lines.push(Line { act: Some(id), words, seat, kept, heading });
            if state.apply(act).is_err() {
                break;
            }
        }
        Self { lines, chosen: None }
    }
}

/// Draws it, the latest first.
pub(super) fn show(ui: &mut Ui, view: &View<'_>, log: &mut Log) -> Option<Command> {
    let mut touched = None;
    let mut waiting: Vec<(usize, &Line)> = Vec::new();
    ui.spacing_mut().item_spacing.y = 4.0;
    for (nth, line) in log.lines.iter().enumerate().rev() {
        waiting.push((nth, line));
        let Some(heading) = &line.heading else { continue };
        section(ui, heading);
        for (nth, line) in waiting.drain(..) {
            let picked = if log.chosen == Some(nth) { Picked::This } else { Picked::Not };
            if entry(ui, view, (nth, line), picked) {
                touched = Some(nth);
            }
        }
    }
    if touched.is_some() {
        log.chosen = touched;
    }
    None
}

/// A line with its number: two may say the same, so the number is part of
/// what a screen reader hears.
fn entry(ui: &mut Ui, view: &View<'_>, (nth, line): (usize, &Line), picked: Picked) -> bool {
    let palette = view.palette;
    let is_chosen = picked == Picked::This;
    let wide = ui.available_width();
    let ink = match line.kept {
        Kept::Rules => palette.text,
        Kept::Corrected => palette.focus,
        Kept::Against => palette.warning.ink,
    };
    let galley =
        ui.painter().layout(line.words.clone(), FontId::proportional(16.0), ink, wide - 56.0);
    let size = vec2(wide, (galley.size().y + 16.0).max(48.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| {
        let values = [("number", nth.into()), ("words", line.words.as_str().into())];
        let name = view.text.with("history-line", &values);
        egui::WidgetInfo::selected(egui::Role::Button, true, is_chosen, name)
    });
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let fill = match (line.kept, is_chosen || response.hovered()) {
        (Kept::Against, _) => palette.warning.fill,
        (_, true) => palette.raised,
        (_, false) => palette.panel,
    };
    ui.painter().rect(rect, 8.0, fill, palette.panel_rim, egui::StrokeKind::Inside);
    if line.kept == Kept::Corrected {
        let bar = egui::Rect::from_min_size(rect.min, vec2(6.0, rect.height()));
        ui.painter().rect_filled(bar, 3.0, palette.focus);
    }
    if is_chosen || response.has_focus() {
        let ring = egui::Stroke::new(3.0, palette.focus);
        ui.painter().rect_stroke(rect, 8.0, ring, egui::StrokeKind::Inside);
    }
    let at = egui::pos2(rect.left() + 22.0, rect.center().y);
    paint_mark(ui.painter(), at, 9.0, view.color(line.seat), palette);
    let place = Align2::LEFT_CENTER
        .anchor_size(egui::pos2(rect.left() + 42.0, rect.center().y), galley.size());
    ui.painter().galley(place.min, galley, ink);
    response.clicked()
}

/// The button that goes back.
pub(super) fn next(view: &View<'_>, log: &Log) -> Next {
    let Some(nth) = log.chosen else {
        return Next::when(view.text.get("history-choose"), None);
    };
    if nth + 1 == log.lines.len() {
        return Next::when(view.text.get("history-now"), None);
    }
    match log.lines.get(nth) {
        Some(line) => Next::go(view.text.get("history-back"), Command::BackTo(line.act)),
        None => Next::none(),
    }
}

/// Whose piece a correction takes away.
pub(super) fn owner_before(deed: &Deed, before: &State) -> Option<Seat> {
    let Deed::Correct { correction } = deed else { return None };
    match correction {
        Correction::Building { at, is: None } => {
            before.pieces().building(*at).map(|(seat, _)| seat)
        }
        Correction::Road { at, is: None } => before.pieces().road(*at).map(|(seat, _)| seat),
        _ => None,
    }
}
