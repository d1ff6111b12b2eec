//! What a monopoly takes: which kind, and how many of it each of the others gives.

use egui::Ui;

use super::controls::{kind_button, kinds};
use crate::app::command::Command;
use crate::app::screens::play::panel::Next;
use crate::app::screens::play::view::View;
use game::{CardKind, Deed, PerSeat};
use kit::widgets::{bold, mark, say, stepper};

/// A kind, once one is chosen, and how many of it each gives.
#[derive(Debug, Default)]
pub struct Monopoly {
    taken: Option<(CardKind, PerSeat<u8>)>,
}

impl Monopoly {
    /// The kinds, and below them a count for each player of whom it isn't known; one player gives
    /// at most so many.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, all: &[CardKind], most: u8) {
        let chosen = self.taken.as_ref().map(|(kind, _)| *kind);
        let touched = kinds(ui, view, all, |kind| {
            let name = |it| view.text.with("card-monopoly-kind", &[("resource", it)]);
            kind_button(view, kind, name).chosen(chosen == Some(kind))
        });
        // How many a player surely gives, and how many at most.
        let range = |seat, kind| {
            (view.known(seat).get(kind).min(most), view.most(seat).get(kind).min(most))
        };
        if let Some(kind) = touched {
            let builder = view.builder();
            let surely = |seat| if seat == builder { 0 } else { range(seat, kind).0 };
            self.taken = Some((kind, view.state.players().map(|seat, _| surely(seat))));
        }
        let Some((kind, taken)) = &mut self.taken else { return };
        let ranges = view.others().map(|seat| (seat, range(seat, *kind)));
        let unsure: Vec<_> = ranges.filter(|(_, (least, most))| least < most).collect();
        if unsure.is_empty() {
            return;
        }
        let resource = view.text.kind(*kind);
        say(ui, &view.text.with("card-monopoly-counts", &[("resource", resource.as_str().into())]));
        for (seat, (least, most)) in unsure {
            ui.horizontal(|ui| {
                let named = |key| view.about_with(key, seat, "resource", resource.as_str().into());
                let (less, more) = (named("card-monopoly-less"), named("card-monopoly-more"));
                if let Some(counted) = taken.get_mut(seat)
                    && let Some(change) = stepper(ui, (&less, &more), *counted, &(least..=most))
                {
                    *counted = counted.saturating_add_signed(change);
                }
                mark(ui, view.color(seat), 22.0);
                bold(ui, &view.name(seat), 17.0);
            });
        }
    }

    /// The button that takes them by this deed; `ask` is the key of what it says without a kind.
    pub fn next(
        &self,
        view: &View<'_>,
        ask: &str,
        deed: impl FnOnce(CardKind, PerSeat<u8>) -> Option<Deed>,
    ) -> Next {
        let way = self.taken.as_ref().and_then(|(kind, taken)| {
            let sum = taken.values().fold(0_u8, |sum, count| sum.saturating_add(*count));
            Some((*kind, sum, deed(*kind, taken.clone())?))
        });
        let Some((kind, sum, deed)) = way else { return Next::when(view.text.get(ask), None) };
        let cards = view.text.cards(sum, kind);
        let label = view.text.with("card-monopoly-confirm", &[("cards", cards.into())]);
        // As long as nobody was counted, a stray touch must not look like the way on.
        let is_uncounted = sum == 0 && view.others().any(|seat| view.most(seat).get(kind) > 0);
        Next::go(label, Command::Act(deed)).quiet(is_uncounted)
    }
}
