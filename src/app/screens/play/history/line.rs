//! A line of the history: what was done, in one sentence.

use egui::{Align2, Sense, Ui, vec2};

use super::super::view::View;
use crate::app::theme::plain;
use crate::app::widgets::{Picked, grown, paint_mark};
use crate::game::{Act, ActId, By, Deed, Discrepancy, Following, Move, Phase, Seat, State};

/// An act in words.
#[derive(Debug)]
pub(super) struct Line {
    /// After so many acts of the branch.
    pub nth: usize,
    /// After which act; nothing: the opening.
    pub act: Option<ActId>,
    pub words: String,
    pub part: Part,
    seat: Seat,
    kept: Kept,
}

/// The part of a game that lines stand together in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Opening,
    /// A turn, and whose it was.
    Turn(u32, Seat),
}

/// Whether an act kept the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kept {
    Rules,
    Against,
    /// Not played: the table put the books right.
    Corrected,
    /// Not all of it was told: the books know less than the table.
    Untold,
}

impl Part {
    /// Where the game stood.
    pub fn of(state: &State) -> Self {
        match state.phase() {
            Phase::Founding { .. } => Self::Opening,
            _ => Self::Turn(state.turn(), state.active()),
        }
    }

    /// What stands above its lines.
    pub fn heading(self, view: &View<'_>) -> String {
        match self {
            Self::Opening => view.text.get("history-opening"),
            Self::Turn(turn, active) => {
                view.about_with("history-turn", active, "turn", turn.into())
            }
        }
    }
}

impl View<'_> {
    /// What was done and all that came of it, what of it was not told, and that
    /// there was no choice.
    pub(in super::super) fn whole_story(&self, act: &Act, before: &State) -> String {
        let mut parts = vec![self.act_story(act, before)];
        if is_untold(act, before) {
            parts.push(self.text.get("history-untold"));
        }
        if act.by == By::App {
            parts.push(self.text.get("history-no-choice"));
        }
        let more = |line: String, more: String| {
            self.text.with("act-with", &[("act", line.into()), ("more", more.into())])
        };
        parts.into_iter().reduce(more).unwrap_or_default()
    }

    /// The same, which rules were set aside, and what adds up since.
    pub(super) fn told(&self, act: &Act, before: &State) -> String {
        let words = self.against(act, before, self.whole_story(act, before));
        let settled = settled(act, before);
        if settled.is_empty() {
            return words;
        }
        let signs = settled.into_iter().map(|one| self.discrepancy(one));
        let what = self.text.joined(&signs.collect::<Vec<_>>());
        let more = self.text.with("history-settled", &[("what", what.into())]);
        self.text.with("act-with", &[("act", words.into()), ("more", more.into())])
    }

    fn against(&self, act: &Act, before: &State, words: String) -> String {
        if act.against.is_empty() {
            return words;
        }
        let reasons: Vec<String> =
            act.against.iter().map(|breach| self.breach(breach, before.builder())).collect();
        let more = self.text.with("history-against", &[("why", self.text.joined(&reasons).into())]);
        self.text.with("act-with", &[("act", words.into()), ("more", more.into())])
    }
}

/// What did not add up before the act and does after it: the sign that said so
/// is gone.
fn settled(act: &Act, before: &State) -> Vec<Discrepancy> {
    let mut odd = before.discrepancies();
    let mut after = before.clone();
    if odd.is_empty() || after.apply(act).is_err() {
        return Vec::new();
    }
    let still = after.discrepancies();
    odd.retain(|one| !still.iter().any(|other| one.is_about_the_same(other)));
    odd
}

/// Whether cards moved of which the table did not tell the kinds, where it
/// usually does.
fn is_untold(act: &Act, before: &State) -> bool {
    let is_open = before.rules().following == Following::Open;
    act.moves.iter().any(|one| match one {
        Move::FromBankUntold(..) | Move::ToBankUntold(..) => true,
        Move::Unseen(..) => is_open,
        _ => false,
    })
}

impl Line {
    /// That the game began.
    pub fn first(view: &View<'_>) -> Self {
        let seat = view.game.setup().first;
        let words = view.text.get("history-start");
        Self { nth: 0, act: None, words, part: Part::Opening, seat, kept: Kept::Rules }
    }

    /// The act after which the game had `nth` acts, as the table stood
    /// `before` it.
    pub fn of(view: &View<'_>, (nth, id): (usize, ActId), act: &Act, before: &State) -> Self {
        let kept = match act.deed {
            _ if !act.against.is_empty() => Kept::Against,
            Deed::DoneAtTable { .. } => Kept::Untold,
            _ if is_untold(act, before) => Kept::Untold,
            Deed::Correct { .. } | Deed::CorrectHand { .. } | Deed::MoveBarbarians { .. } => {
                Kept::Corrected
            }
            _ => Kept::Rules,
        };
        Self {
            nth,
            act: Some(id),
            words: view.told(act, before),
            part: Part::of(before),
            seat: act.actor(before),
            kept,
        }
    }

    /// Draws it with its number: two may say the same, so the number is part of
    /// what a screen reader hears. Says whether it was touched.
    pub fn show(&self, ui: &mut Ui, view: &View<'_>, picked: Picked) -> bool {
        let palette = view.palette;
        let grown = grown(ui);
        let is_chosen = picked == Picked::This;
        let wide = ui.available_width();
        let ink = match self.kept {
            Kept::Rules | Kept::Untold => palette.text,
            Kept::Corrected => palette.focus,
            Kept::Against => palette.warning.ink,
        };
        let font = plain(16.0 * grown);
        let room = wide - 56.0 * grown;
        let galley = ui.painter().layout(self.words.clone(), font, ink, room);
        let size = vec2(wide, (galley.size().y + 16.0).max(48.0));
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| {
            let values = [("number", self.nth.into()), ("words", self.words.as_str().into())];
            let name = view.text.with("history-line", &values);
            egui::WidgetInfo::selected(egui::Role::Button, true, is_chosen, name)
        });
        if !ui.is_rect_visible(rect) {
            return response.clicked();
        }
        let fill = match (self.kept, is_chosen || response.hovered()) {
            (Kept::Against, _) => palette.warning.fill,
            (_, true) => palette.raised,
            (_, false) => palette.panel,
        };
        ui.painter().rect(rect, 8.0, fill, palette.panel_rim, egui::StrokeKind::Inside);
        let mark = match self.kept {
            Kept::Corrected => Some(palette.focus),
            Kept::Untold => Some(palette.warning_line),
            Kept::Rules | Kept::Against => None,
        };
        if let Some(mark) = mark {
            let bar = egui::Rect::from_min_size(rect.min, vec2(6.0, rect.height()));
            ui.painter().rect_filled(bar, 3.0, mark);
        }
        if is_chosen || response.has_focus() {
            let ring = egui::Stroke::new(3.0, palette.focus);
            ui.painter().rect_stroke(rect, 8.0, ring, egui::StrokeKind::Inside);
        }
        let at = egui::pos2(rect.left() + 22.0 * grown, rect.center().y);
        paint_mark(ui.painter(), at, 9.0 * grown, view.color(self.seat), palette);
        let left = egui::pos2(rect.left() + 42.0 * grown, rect.center().y);
        let place = Align2::LEFT_CENTER.anchor_size(left, galley.size());
        ui.painter().galley(place.min, galley, ink);
        response.clicked()
    }
}
