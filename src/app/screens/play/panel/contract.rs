//! The contract of a panel, the button at the bottom, and what can be chosen right beside the
//! selected place on the island.

use std::fmt::Debug;
use std::sync::Arc;

use egui::{Align, Key, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

use crate::app::command::{Command, WhyQuestion};
use crate::app::screens::play::view::View;
use board::Spot;
use cards::Award;
use game::{Flooded, PerSeat, Seat, State, WagonStop};
use kit::theme::bounds::Within;
use kit::theme::strong;
use kit::widgets::{GAP, Icon, MarkSign, SizedButton, Subject, Touch, columns, fitted_words};
use words::game::Lesson;

/// Appearance of the island while a panel is open, and what of it can be touched.
#[derive(Debug)]
pub struct IslandMode {
    pub subject: Subject,
    /// The places that can be touched, which are marked.
    pub choices: Vec<Spot>,
    /// The pieces that would be put there, one for each of them; none: all marks are plain.
    pub signs: Vec<MarkSign>,
    /// Places that are lit because something is about to happen there.
    pub threatened: Vec<Spot>,
    /// Losses that a flood would bring, while the table has yet to see whether one comes (TRADERS 7.5).
    pub flood: Option<PerSeat<Flooded>>,
    /// The stops among the places that a wagon may go to.
    pub stops: Vec<WagonStop>,
    /// Pieces that answer a touch as well, though nothing marks them.
    pub unmarked: Vec<Spot>,
    pub selected: Option<Spot>,
    /// Player whose longest road is lit.
    pub road_of: Option<Seat>,
}

impl IslandMode {
    /// Returns a mode with nothing to touch.
    pub fn plain(view: &View<'_>) -> Self {
        Self {
            subject: Subject::Game,
            choices: Vec::new(),
            signs: Vec::new(),
            threatened: Vec::new(),
            flood: None,
            stops: Vec::new(),
            unmarked: Vec::new(),
            selected: None,
            road_of: view.state.holders().of(Award::LongestRoad),
        }
    }
}

/// Way in which a past moment came to be shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PastArrival {
    /// Sought by the table, and shown at once: the branch after so many acts.
    Sought(usize),
    /// Reached as the game is played again: the branch after so many acts, each shown for so
    /// many seconds.
    Played(usize, f64),
    /// Shown at once: somewhere the branch doesn't lead.
    Elsewhere,
}

/// A past moment shown instead of the current one.
#[derive(Debug)]
pub struct PastMoment {
    pub state: Arc<State>,
    /// "As it was: turn 12".
    pub title: String,
    /// The line it follows, in words.
    pub after: String,
    pub arrival: PastArrival,
    /// The last sentences of an abandoned branch.
    pub sentences: Vec<String>,
    /// Number of the branch's acts that come before those sentences.
    pub left_out: usize,
}

/// Effect on the top panel once the game has moved on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterAct {
    /// It stays, for the next of several changes.
    Stays,
    /// The panel below returns.
    Back,
    /// The turn returns.
    Closes,
}

/// The sheet of a panel that is open: each has its own scroll position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PanelSheet {
    pub seat: Option<Seat>,
    pub number: usize,
}

/// Constant properties of a panel.
#[derive(Clone, Copy, Debug)]
pub struct PanelHead {
    name: &'static str,
    title: Option<&'static str>,
    back: &'static str,
    /// The key that opens and closes it.
    pub letter: Option<Key>,
    /// Digits enter a roll while it is open, and don't belong to it.
    pub takes_rolls: bool,
    /// Pages about what it shows lead back to it.
    pub is_subject: bool,
    lessons: &'static [Lesson],
}

impl PanelHead {
    /// `name` is for its scroll position, tests, and screen readers.
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            title: None,
            back: "player-back",
            letter: None,
            takes_rolls: false,
            is_subject: false,
            lessons: &[],
        }
    }

    pub const fn titled(self, key: &'static str) -> Self {
        Self { title: Some(key), ..self }
    }

    /// Leaving it drops what was begun.
    pub const fn cancels(self) -> Self {
        Self { back: "chooser-cancel", ..self }
    }

    pub const fn letter(self, letter: Key) -> Self {
        Self { letter: Some(letter), ..self }
    }

    pub const fn rolls(self) -> Self {
        Self { takes_rolls: true, ..self }
    }

    pub const fn subject(self) -> Self {
        Self { is_subject: true, ..self }
    }

    pub const fn lessons(self, lessons: &'static [Lesson]) -> Self {
        Self { lessons, ..self }
    }
}

/// A panel that opens beside the island.
pub trait Panel: Debug {
    fn head(&self) -> PanelHead;

    /// Returns its name, which may depend on what it shows.
    fn name(&self, _: &View<'_>) -> &'static str {
        self.head().name
    }

    /// The title along its top beside the close button; none if it has no such button, or
    /// draws its own.
    fn title(&self, view: &View<'_>) -> Option<String> {
        self.head().title.map(|key| view.text.get(key))
    }

    /// Returns the player whose mark its title has, if it is about one player.
    fn owner(&self, _: &View<'_>) -> Option<Seat> {
        None
    }

    /// Returns the player who is alone with it, behind the curtain: then it has the whole window.
    fn alone(&self, _: &View<'_>) -> Option<Seat> {
        None
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command>;

    /// Returns the height of what has to be in sight as it was drawn last, unless all has to.
    fn needed(&self, _: &View<'_>) -> Option<f32> {
        None
    }

    /// The button at the bottom.
    fn next(&self, view: &View<'_>) -> NextButton {
        NextButton::back(view.text.get(self.head().back))
    }

    /// Returns what the island shows while it is open.
    fn island(&self, view: &View<'_>) -> IslandMode {
        IslandMode::plain(view)
    }

    /// Returns what can be chosen right beside the selected place.
    fn beside(&self, _: &View<'_>) -> Vec<SpotChoice> {
        Vec::new()
    }

    /// Called when a choice of [`island`](Self::island) is touched.
    fn touched(&mut self, _: &View<'_>, _: Touch) -> Option<Command> {
        None
    }

    /// Returns whether the piece that it is about goes to one of them: which of several under one
    /// finger is meant is then asked in its place.
    fn moves_to_one(&self) -> bool {
        false
    }

    /// Called when a place that isn't among them is touched.
    fn unmarked(&mut self, _: &View<'_>, _: Spot) -> Option<Command> {
        None
    }

    /// Called when the game has moved on.
    fn after_act(&mut self, _: &View<'_>) -> AfterAct {
        AfterAct::Closes
    }

    /// Takes a step back within it; says whether there was one.
    fn step_back(&mut self) -> bool {
        false
    }

    /// Called when another panel opens over it.
    fn covered(&mut self) {}

    /// Called when the language changes.
    fn reword(&mut self, _: &View<'_>) {}

    /// The sheet that is open.
    fn sheet(&self) -> PanelSheet {
        PanelSheet::default()
    }

    /// Returns what the key for *Why?* asks about first.
    fn question(&self, _: &View<'_>) -> Option<WhyQuestion> {
        None
    }

    /// Returns what on it may be new to the table, what matters most first.
    fn lessons(&self, _: &View<'_>) -> Vec<Lesson> {
        self.head().lessons.to_vec()
    }

    /// The table as it was, if it shows that instead of the current table.
    fn past(&self) -> Option<&PastMoment> {
        None
    }

    /// Returns to the table as it is.
    fn leave_past(&mut self) {}
}

/// The button at the bottom.
#[derive(Debug)]
pub struct NextButton {
    label: String,
    name: String,
    /// Shorter label, where there is no room for the other.
    brief: Option<String>,
    who: Option<Seat>,
    /// It gets around a duty, or leads back.
    is_quiet: bool,
    /// Request of the button; `None` as long as it isn't ready.
    ask: Option<Command>,
}

/// Below this width its label is cut short.
const NARROW: f32 = 120.0;

impl NextButton {
    fn asks(label: String, is_quiet: bool, ask: Option<Command>) -> Self {
        Self { name: label.clone(), label, brief: None, who: None, is_quiet, ask }
    }

    /// Returns whether it leads back.
    pub fn is_back(&self) -> bool {
        matches!(self.ask, Some(Command::Back))
    }

    /// Moves on.
    pub fn go(label: String, command: Command) -> Self {
        Self::when(label, Some(command))
    }

    /// Moves on, once there is a command.
    pub fn when(label: String, command: Option<Command>) -> Self {
        Self::asks(label, false, command)
    }

    /// Goes back to the panel below.
    pub fn back(label: String) -> Self {
        Self::asks(label, true, Some(Command::Back))
    }

    /// Stands for a missing button, which has no label.
    pub fn none() -> Self {
        Self::asks(String::new(), true, None)
    }

    /// Gets around a duty, if `yes`, or must not look like the way on yet.
    #[must_use]
    pub fn quiet(self, yes: bool) -> Self {
        Self { is_quiet: yes, ..self }
    }

    /// Gives it a name for screen readers that differs from the label.
    #[must_use]
    pub fn named(self, name: String) -> Self {
        Self { name, ..self }
    }

    /// Gives it fewer words for a narrow button.
    #[must_use]
    pub fn brief(self, words: String) -> Self {
        Self { brief: Some(words), ..self }
    }

    /// Gives it the mark of the player it names, if it names one.
    #[must_use]
    pub fn of(self, seat: impl Into<Option<Seat>>) -> Self {
        Self { who: seat.into(), ..self }
    }

    /// Returns what it asks for.
    pub fn press(&self) -> Option<Command> {
        self.ask.clone()
    }

    /// Draws it, filling `ui`; returns what it asks for if it was touched.
    pub fn show(&self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        if self.label.is_empty() {
            return None;
        }
        if self.ask.is_none() {
            ui.disable();
        }
        let tone = if self.is_quiet { view.palette.quiet } else { view.palette.primary };
        let size = ui.max_rect().size();
        let room = size - vec2(if self.who.is_some() { 52.0 } else { 22.0 }, 8.0);
        let font = strong(ui.ctx(), 22.0);
        let words = fitted_words(ui, &self.label, &font, view.palette.text, room, Align::Center);
        let brief = self.brief.as_ref().filter(|_| size.x < NARROW || words.elided);
        let plate = SizedButton::new(brief.unwrap_or(&self.label)).named(&self.name).tone(tone);
        let plate = plate.text(22.0).of(self.who.map(|seat| view.color(seat)));
        if plate.show(ui, size).clicked() { self.press() } else { None }
    }
}

/// A choice for the selected place, with a button of its own.
#[derive(Debug)]
pub struct SpotChoice {
    pub label: String,
    /// The name for screen readers.
    pub name: String,
    pub icon: Icon,
    /// Otherwise it can only be recorded as what the table did.
    pub is_usual: bool,
    pub ask: Command,
}

const BUTTON: (f32, f32) = (196.0, 52.0);

/// The width of one where two stand side by side.
const SLIM: f32 = 168.0;

/// The space around the buttons, and between them and the place.
const MARGIN: f32 = 10.0;

/// Returns the place for the choices beside `place`, `reach` points away from its middle: to
/// the right if there is room in `board`, or else to the left. Where the board is too low for a
/// column, two of them share a row.
pub fn place_beside(board: Rect, place: egui::Pos2, reach: f32, choices: usize) -> Rect {
    let high = |rows: usize| rows as f32 * (BUTTON.1 + GAP) - GAP + 2.0 * MARGIN;
    let pair = 2.0 * SLIM + GAP + 2.0 * MARGIN;
    let is_low = high(choices) > board.height() && pair <= board.width();
    let (wide, rows) =
        if is_low { (pair, choices.div_ceil(2)) } else { (BUTTON.0 + 2.0 * MARGIN, choices) };
    let size = vec2(wide.min(board.width()), high(rows));
    let right = place.x + reach + MARGIN;
    let left = place.x - reach - MARGIN - size.x;
    let x = if right + size.x <= board.right() { right } else { left };
    let most = pos2((board.right() - size.x).max(board.left()), board.bottom() - size.y);
    let y = (place.y - size.y / 2.0).within(board.top(), most.y.max(board.top()));
    Rect::from_min_size(pos2(x.within(board.left(), most.x), y), size)
}

/// Draws the choices in `rect`; returns what was asked for.
pub fn show_beside(
    ui: &mut Ui,
    view: &View<'_>,
    rect: Rect,
    choices: &[SpotChoice],
) -> Option<Command> {
    let palette = view.palette;
    let shadow = rect.translate(vec2(0.0, 4.0));
    ui.painter().rect_filled(shadow, 14.0, palette.edge.gamma_multiply(0.5));
    let line = Stroke::new(2.0, palette.focus);
    ui.painter().rect(rect, 14.0, palette.panel, line, StrokeKind::Inside);
    let inner = UiBuilder::new().max_rect(rect.shrink(MARGIN)).id_salt("choices beside");
    let mut inner = ui.new_child(inner);
    inner.spacing_mut().item_spacing = vec2(GAP, GAP);
    let in_row = if inner.available_width() > BUTTON.0 + 1.0 { 2 } else { 1 };
    let mut asked = None;
    columns(&mut inner, choices, in_row, |ui, choice, wide| {
        let tone = if choice.is_usual { palette.primary } else { palette.disabled };
        let button = SizedButton::new(&choice.label).named(&choice.name).icon(choice.icon);
        if button.tone(tone).show(ui, vec2(wide, BUTTON.1)).clicked() {
            asked = Some(choice.ask.clone());
        }
    });
    asked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_lie_within_the_board_and_beside_the_place() {
        let board = |x: f32, y: f32, wide: f32, high: f32| {
            Rect::from_min_size(pos2(x, y), vec2(wide, high))
        };
        let usual = board(10.0, 60.0, 520.0, 400.0);
        let spots = [10.0, 100.0, 270.0, 400.0, 529.0];
        let spots = spots.into_iter().flat_map(|x| [61.0, 200.0, 459.0].map(|y| pos2(x, y)));
        let places = spots.map(|at| (usual, at, 2, true));
        let others = [
            // On a low board two choices share a row.
            (board(0.0, 60.0, 480.0, 180.0), pos2(240.0, 150.0), 3, false),
            // On a narrow board they are as wide as it.
            (board(0.0, 0.0, 150.0, 300.0), pos2(75.0, 150.0), 2, false),
        ];
        for (board, at, choices, is_beside) in places.chain(others) {
            let rect = place_beside(board, at, 16.0, choices);
            assert!(board.contains_rect(rect), "{at}: {rect}");
            assert!(!is_beside || !rect.contains(at), "{at}: {rect}");
        }
    }
}
