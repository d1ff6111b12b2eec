//! A Resource Monopoly or a Trade Monopoly: which kind, and how many each of the others gives.

use egui::Ui;

use super::candidates;
use crate::app::command::Command;
use crate::app::screens::play::panel::Next;
use crate::app::screens::play::parts::controls::{self, Enabled, Kind};
use crate::app::screens::play::view::View;
use board::{Commodity, Resource};
use game::{CardKind, PerSeat, Play, ProgressCard, Seat};
use kit::widgets::{Picked, bold, mark, say, stepper};

/// What is taken, and from whom.
#[derive(Debug)]
pub struct Monopoly {
    of: Of,
    taken: PerSeat<u8>,
}

/// On what it is, once that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Of {
    Resources(Option<Resource>),
    Commodities(Option<Commodity>),
}

impl Of {
    /// The most that one player gives (KNIGHTS 12).
    const fn most(self) -> u8 {
        match self {
            Self::Resources(_) => 2,
            Self::Commodities(_) => 1,
        }
    }

    fn kind(self) -> Option<CardKind> {
        match self {
            Self::Resources(resource) => resource.map(CardKind::from),
            Self::Commodities(commodity) => commodity.map(CardKind::from),
        }
    }
}

impl Monopoly {
    pub fn of(view: &View<'_>, card: ProgressCard) -> Self {
        let is_of_commodities = card == ProgressCard::TradeMonopoly;
        let of = if is_of_commodities { Of::Commodities(None) } else { Of::Resources(None) };
        Self { of, taken: view.state.players().map(|_, _| 0) }
    }

    /// The kinds, and below them a count for each player of whom it isn't known.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        say(ui, &view.text.get("progress-monopoly-which"));
        let chosen = self.of.kind();
        let described = |kind: CardKind| {
            let resource = view.text.kind(kind);
            let value = ("resource", resource.as_str().into());
            Kind {
                name: view.text.with("card-monopoly-kind", &[value]),
                label: resource,
                picked: Picked::when(chosen == Some(kind)),
                enabled: Enabled::Yes,
            }
        };
        let touched = match &mut self.of {
            Of::Resources(resource) => {
                let kind = controls::kinds(ui, view, &Resource::ALL, |it| described(it.into()));
                kind.map(|kind| CardKind::from(*resource.insert(kind)))
            }
            Of::Commodities(commodity) => {
                let kind = controls::kinds(ui, view, &Commodity::ALL, |it| described(it.into()));
                kind.map(|kind| CardKind::from(*commodity.insert(kind)))
            }
        };
        if let Some(kind) = touched {
            let builder = view.builder();
            self.taken = view.state.players().map(|seat, _| match seat {
                seat if seat == builder => 0,
                seat => self.range(view, seat, kind).0,
            });
        }
        if let Some(kind) = self.of.kind() {
            self.counts(ui, view, kind);
        }
    }

    /// How many a player surely gives, and how many at most.
    fn range(&self, view: &View<'_>, seat: Seat, kind: CardKind) -> (u8, u8) {
        let most = self.of.most();
        (view.known(seat).get(kind).min(most), view.most(seat).get(kind).min(most))
    }

    fn counts(&mut self, ui: &mut Ui, view: &View<'_>, kind: CardKind) {
        let unsure: Vec<(Seat, u8, u8)> = view
            .others()
            .filter_map(|seat| {
                let (least, most) = self.range(view, seat, kind);
                (least < most).then_some((seat, least, most))
            })
            .collect();
        if unsure.is_empty() {
            return;
        }
        let resource = view.text.kind(kind);
        let value = ("resource", resource.as_str().into());
        say(ui, &view.text.with("card-monopoly-counts", &[value]));
        for (seat, least, most) in unsure {
            ui.horizontal(|ui| {
                let named = |key| view.about_with(key, seat, "resource", resource.as_str().into());
                let (less, more) = (named("card-monopoly-less"), named("card-monopoly-more"));
                let count = self.taken.of(seat);
                if let Some(change) = stepper(ui, (&less, &more), count, &(least..=most))
                    && let Some(counted) = self.taken.get_mut(seat)
                {
                    *counted = counted.saturating_add_signed(change);
                }
                mark(ui, view.color(seat), 22.0);
                bold(ui, &view.name(seat), 17.0);
            });
        }
    }

    /// The button that takes them.
    pub fn next(&self, view: &View<'_>) -> Next {
        let taken = self.taken.clone();
        let (kind, play): (CardKind, Play) = match self.of {
            Of::Resources(Some(resource)) => {
                (resource.into(), Play::ResourceMonopoly { resource, taken })
            }
            Of::Commodities(Some(commodity)) => {
                (commodity.into(), Play::TradeMonopoly { commodity, taken })
            }
            _ => return Next::when(view.text.get("progress-monopoly-choose"), None),
        };
        let sum = self.taken.values().fold(0_u8, |sum, count| sum.saturating_add(*count));
        let cards = view.text.cards(sum, kind);
        let label = view.text.with("card-monopoly-confirm", &[("cards", cards.into())]);
        let command = Command::Act(candidates::deed(play));
        // As long as nobody was counted, a stray touch must not look like the way on.
        if sum == 0 && view.others().any(|seat| view.most(seat).get(kind) > 0) {
            return Next::quiet(label.clone(), label, command);
        }
        Next::go(label, command)
    }
}
