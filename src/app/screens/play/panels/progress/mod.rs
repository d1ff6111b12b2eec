//! Progress cards: which decks are held, which card is played, and what has to be told of it
//! (KNIGHTS 8, 12). The app counts cards by deck, so all kinds of a deck are offered.

mod candidates;
mod list;
mod step;
mod told;

use egui::Ui;

use crate::app::screens::play::panel::{Ask, Head, IslandMode, Letter, Next, Panel, Sheet};
use crate::app::screens::play::parts::progress_cards;
use crate::app::screens::play::view::View;
use board::Spot;
use game::{Phase, ProgressCard, Seat, Track};
use kit::widgets::{Touch, hint, say};
use step::Step;
use words::game::Lesson;

/// Playing a progress card.
#[derive(Debug)]
pub struct ProgressPanel {
    /// Before the number of a turn only the Alchemist is played.
    is_before_number: bool,
    /// Whose cards are shown, if any are held.
    deck: Option<Track>,
    /// The card that was chosen.
    step: Option<Step>,
}

impl ProgressPanel {
    /// For whoever builds now.
    pub fn of(view: &View<'_>) -> Self {
        let seat = view.builder();
        let deck = list::held(view, seat).next();
        let is_before_number = view.state.phase() == Phase::BeforeProduction;
        let has_any = view.state.progress_of(seat, ProgressCard::Alchemist.track()) > 0;
        let is_told = is_before_number && has_any;
        let step = is_told.then(|| Step::of(ProgressCard::Alchemist));
        Self { is_before_number, deck, step }
    }

    fn decks(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        if let Some(command) = progress_cards::surplus(ui, view) {
            return Some(Ask::Do(command));
        }
        if let Some(deck) = list::decks(ui, view, self.deck) {
            self.deck = Some(deck);
        }
        let Some(deck) = self.deck else {
            hint(ui, &view.about("progress-none", view.builder()));
            return None;
        };
        list::cards(ui, view, deck, |card| self.step = Some(Step::of(card)))
    }
}

impl Panel for ProgressPanel {
    fn head(&self) -> Head {
        Head::new("progress").letter(Letter::Cards)
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        // A low screen has no room for it; the button at the bottom leads back, or one beside
        // the card.
        (!view.is_low()).then(|| view.about("progress-title", view.builder()))
    }

    fn owner(&self, view: &View<'_>) -> Option<Seat> {
        Some(view.builder())
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let builder = view.builder();
        if view.is_low() {
            view.arrival.enter(ui);
        }
        let asked = match (&mut self.step, self.is_before_number) {
            (Some(step), false) => return step.ui(ui, view),
            (Some(step), true) => step.ui(ui, view),
            (None, true) => {
                let card = view.progress_card(ProgressCard::Alchemist);
                say(ui, &view.about_with("progress-no-alchemist", builder, "card", card.into()));
                None
            }
            (None, false) => self.decks(ui, view),
        };
        // Their own are in the list, once there is one.
        let is_unlisted = self.is_before_number;
        let players = view.seats_from_active().filter(|seat| is_unlisted || *seat != builder);
        let shown = progress_cards::point_cards(ui, view, players);
        asked.or(shown.map(Ask::Do))
    }

    fn next(&self, view: &View<'_>) -> Next {
        match &self.step {
            Some(step) => step.next(view),
            None => Next::back(view.text.get("chooser-cancel")),
        }
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        match &self.step {
            Some(step) => step.island(view),
            None => IslandMode::plain(view),
        }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Ask> {
        self.step.as_mut().and_then(|step| step.touched(view, touch))
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Ask> {
        self.step.as_ref().and_then(|step| step.unmarked(view, spot))
    }

    fn step_back(&mut self) -> bool {
        if self.is_before_number {
            return false;
        }
        self.step.as_mut().is_some_and(Step::takes_back) || self.step.take().is_some()
    }

    fn sheet(&self) -> Sheet {
        Sheet { seat: None, number: usize::from(self.step.is_some()) }
    }

    fn lessons(&self, _: &View<'_>) -> Vec<Lesson> {
        if self.step.is_none() { vec![Lesson::Progress] } else { Vec::new() }
    }
}
