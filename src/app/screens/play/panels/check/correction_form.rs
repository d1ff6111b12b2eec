//! The correction form: the page of one number.

use egui::Ui;

use super::forms::{self, Draft};
use crate::app::command::Command;
use crate::app::screens::play::panel::{AfterAct, Ask, Figure, Head, IslandMode, Next, Panel};
use crate::app::screens::play::parts::controls::tiles;
use crate::app::screens::play::parts::look_up;
use crate::app::screens::play::view::View;
use board::Spot;
use game::{Deed, Track};
use kit::widgets::{Subject, Touch, hint};

/// A number being corrected.
#[derive(Debug)]
pub struct CorrectionForm {
    figure: Figure,
    draft: Draft,
}

impl CorrectionForm {
    /// The page of `figure`.
    pub fn new(view: &View<'_>, figure: Figure) -> Self {
        Self { figure, draft: Draft::of(view, figure) }
    }

    /// The corrections, if the entry differs from what the app believes.
    fn deeds(&self, view: &View<'_>) -> Vec<Deed> {
        if self.draft == Draft::of(view, self.figure) && !self.is_unsure(view) {
            return Vec::new();
        }
        self.draft.deeds(view, self.figure)
    }

    /// Returns whether the entry could tell the app kinds in a hand that it didn't know.
    fn is_unsure(&self, view: &View<'_>) -> bool {
        match (self.figure, &self.draft, view.state.hands()) {
            (Figure::Hand(seat), Draft::Kinds(cards), Some(hands)) if view.lays_hands_open() => {
                hands.unknown(seat) > 0 || hands.known(seat) != *cards
            }
            // Don't reveal whether the books say the same.
            (Figure::Hand(seat), Draft::Kinds(cards), Some(hands)) => {
                !cards.is_empty() || hands.size(seat) == 0
            }
            (Figure::Hand(_), Draft::Count(_), _) => true,
            (Figure::Fact(..), Draft::Kinds(_), _) => view.state.bank().is_none(),
            _ => false,
        }
    }

    /// Returns whether something was counted: until then, a stray touch must not look like the way
    /// on.
    fn is_begun(&self, view: &View<'_>) -> bool {
        match (self.figure, &self.draft, view.state.hands()) {
            (Figure::Hand(seat), Draft::Kinds(cards), Some(hands)) => {
                *cards != view.known(seat) || cards.total() == hands.size(seat)
            }
            _ => self.draft != Draft::of(view, self.figure),
        }
    }

    /// Returns what the button at the bottom says that the table has.
    fn what(&self, view: &View<'_>, deeds: &[Deed]) -> Option<String> {
        if let (Figure::Progress(seat), Draft::Decks(decks)) = (self.figure, &self.draft) {
            let decks = Track::ALL.map(|track| view.of_deck(track, decks[track]));
            let decks = view.text.joined(&decks);
            return Some(view.about_with("truth-decks", seat, "decks", decks.into()));
        }
        let deed = deeds.first()?;
        if let Deed::CorrectHand { player, cards } = deed {
            let cards = view.cards(*cards);
            return Some(view.about_with("correct-confirm", *player, "cards", cards.into()));
        }
        let Deed::Correct { correction } = deed else { return None };
        Some(view.corrected(correction))
    }

    /// Offers the player's other numbers: a finger on a small number may have meant the
    /// next one.
    fn neighbors(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(seat) = self.figure.player() else { return };
        ui.add_space(6.0);
        hint(ui, &view.text.get("truth-others"));
        let others: Vec<Figure> =
            Figure::of_player(view, seat).into_iter().filter(|one| *one != self.figure).collect();
        if let Some(figure) = tiles(ui, view, &others, false) {
            self.figure = figure;
            self.draft = Draft::of(view, figure);
        }
    }
}

impl Panel for CorrectionForm {
    fn head(&self) -> Head {
        Head::new("truth").titled("truth-title")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let command = forms::show(ui, view, self.figure, &mut self.draft);
        self.neighbors(ui, view);
        let looked_up = look_up::buttons(ui, view, look_up::of_figure(view, self.figure));
        command.map(Ask::Do).or(looked_up)
    }

    fn next(&self, view: &View<'_>) -> Next {
        let mut deeds = self.deeds(view);
        let what = (!deeds.is_empty()).then(|| self.what(view, &deeds)).flatten();
        let Some(what) = what else { return Next::back(view.text.get("truth-back")) };
        let label = view.text.with("check-correct", &[("what", what.into())]);
        let command = match deeds.pop().filter(|_| deeds.is_empty()) {
            Some(deed) => Command::Act(deed),
            None => Command::Acts(self.deeds(view)),
        };
        Next::go(label, command).quiet(!self.is_begun(view)).of(self.figure.player())
    }

    /// The merchant's hex is touched on the island.
    fn island(&self, view: &View<'_>) -> IslandMode {
        let Draft::Merchant { at, .. } = self.draft else { return IslandMode::plain(view) };
        let tiles = view.state.island().tiles().iter();
        IslandMode {
            subject: Subject::Ground,
            choices: tiles.map(|tile| Spot::Hex(tile.at)).collect(),
            selected: at.map(Spot::Hex),
            ..IslandMode::plain(view)
        }
    }

    fn touched(&mut self, _: &View<'_>, touch: Touch) -> Option<Ask> {
        if let (Draft::Merchant { at, .. }, Touch::Spot(Spot::Hex(hex))) = (&mut self.draft, touch)
        {
            *at = Some(hex);
        }
        None
    }

    /// Printed cards are entered one by one, and decks corrected one by one, so it stays
    /// open for the next.
    fn after_act(&mut self, view: &View<'_>) -> AfterAct {
        if self.figure == Figure::PILE && self.draft == Draft::Touch {
            self.draft = Draft::of(view, self.figure);
            return AfterAct::Stays;
        }
        let differs = matches!(self.draft, Draft::Decks(_)) && !self.deeds(view).is_empty();
        if differs { AfterAct::Stays } else { AfterAct::Back }
    }
}
