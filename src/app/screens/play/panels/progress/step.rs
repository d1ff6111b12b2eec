//! A card that was chosen, and what has to be told of it.

use egui::{Sense, Ui, Vec2, vec2};

use super::aimed::{Person, Place};
use super::candidates;
use super::list::does;
use super::told::{self, Dice};
use crate::app::screens::play::panel::{Ask, IslandMode, Next};
use crate::app::screens::play::parts::look_up;
use crate::app::screens::play::parts::monopoly::Monopoly;
use crate::app::screens::play::view::View;
use board::{Commodity, Resource, Spot};
use game::{Asks, CardKind, Deed, PerSeat, Play, ProgressCard};
use kit::widgets::{
    FINGER, GAP, Icon, Touch, bold, boxed, hint, icon_button, paint_progress, say, spaced,
    warning_box,
};
use words::almanac::EntryId;

/// A card that was chosen.
#[derive(Debug)]
pub struct Step {
    card: ProgressCard,
    told: Told,
}

/// What has to be told of it.
#[derive(Debug)]
enum Told {
    Nothing,
    Dice(Dice),
    Place(Place),
    Person(Person),
    Monopoly(Monopoly),
    Fleet,
    Track,
}

impl Step {
    /// The first step of playing `card`.
    pub fn of(card: ProgressCard) -> Self {
        let told = match card.asks() {
            Asks::Nothing | Asks::Shown => Told::Nothing,
            Asks::Dice => Told::Dice(Dice::default()),
            Asks::Track => Told::Track,
            Asks::Kind => Told::Fleet,
            Asks::Place => Told::Place(Place::of(card)),
            Asks::Person => Told::Person(Person::of(card)),
            // KNIGHTS 12
            Asks::Taken if card == ProgressCard::TradeMonopoly => {
                Told::Monopoly(Monopoly::of(Commodity::ALL, 1))
            }
            Asks::Taken => Told::Monopoly(Monopoly::of(Resource::ALL, 2)),
        };
        Self { card, told }
    }

    /// Draws the card and what has to be told of it.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let asked = boxed(ui, |ui| head(ui, view, self.card));
        if let Some(against) = candidates::verdict(view, self.card) {
            warning_box(ui, |ui| bold(ui, &against.why, 17.0));
            // A low screen needs the room for what is told.
            if against.is_recordable && !view.is_low() {
                hint(ui, &view.text.get("progress-all-the-same"));
            }
        }
        let command = match &mut self.told {
            Told::Nothing => {
                told::plain(ui, view, self.card);
                None
            }
            Told::Dice(dice) => {
                dice.ui(ui, view);
                None
            }
            Told::Place(place) => return place.ui(ui, view).or(asked),
            Told::Person(person) => person.ui(ui, view),
            Told::Monopoly(monopoly) => {
                say(ui, &view.text.get("progress-monopoly-which"));
                monopoly.ui(ui, view);
                None
            }
            Told::Fleet => told::fleet(ui, view),
            Told::Track => told::tracks(ui, view),
        };
        command.map(Ask::Do).or(asked)
    }

    /// The button at the bottom.
    pub fn next(&self, view: &View<'_>) -> Next {
        match &self.told {
            Told::Nothing => told::plays(view, self.card),
            Told::Dice(dice) => dice.next(view),
            Told::Person(person) => person.next(view),
            Told::Monopoly(monopoly) => monopoly.next(view, "progress-monopoly-choose", takes),
            Told::Place(_) | Told::Fleet | Told::Track => {
                Next::back(view.text.get("chooser-cancel"))
            }
        }
    }

    pub fn island(&self, view: &View<'_>) -> IslandMode {
        match &self.told {
            Told::Place(place) => place.island(view),
            _ => IslandMode::plain(view),
        }
    }

    /// Called when one of its places is touched.
    pub fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Ask> {
        match &mut self.told {
            Told::Place(place) => place.touched(view, touch),
            _ => None,
        }
    }

    /// Called when another place is touched.
    pub fn unmarked(&self, view: &View<'_>, spot: Spot) -> Option<Ask> {
        match &self.told {
            Told::Place(place) => place.unmarked(view, spot),
            _ => None,
        }
    }

    /// Takes back what was touched first, if several things are; says whether there was
    /// anything.
    pub fn takes_back(&mut self) -> bool {
        match &mut self.told {
            Told::Place(place) => place.step_back().is_some(),
            _ => false,
        }
    }
}

/// A monopoly on resources or on commodities that takes so many.
fn takes(kind: CardKind, taken: PerSeat<u8>) -> Option<Deed> {
    Some(candidates::deed(match (kind.resource(), kind.commodity()) {
        (Some(resource), _) => Play::ResourceMonopoly { resource, taken },
        (None, commodity) => Play::TradeMonopoly { commodity: commodity?, taken },
    }))
}

/// The card's sign, which looks it up, its name, and what it does; on a low screen, where the
/// panel has no title, a button that leads back beside it.
fn head(ui: &mut Ui, view: &View<'_>, card: ProgressCard) -> Option<Ask> {
    let low = view.is_low();
    spaced(ui, GAP, |ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(FINGER), Sense::hover());
        let deck = view.palette.card(card.track().commodity());
        let looked_up = EntryId::of_progress(card).and_then(|entry| {
            look_up::sign(ui, view, (entry, rect), |painter, rect, _| {
                paint_progress(painter, rect, card, deck);
            })
        });
        let aside = if low { FINGER + GAP } else { 0.0 };
        let words = vec2(ui.available_width() - aside, FINGER);
        ui.allocate_ui(words, |ui| {
            ui.vertical(|ui| {
                ui.set_width(words.x);
                ui.spacing_mut().item_spacing.y = 2.0;
                bold(ui, &view.progress_card(card), 20.0);
                say(ui, &does(view, card));
            });
        });
        let close = view.text.get("close");
        let is_closed = low && icon_button(ui, Icon::Cross, &close).clicked();
        is_closed.then_some(Ask::Back).or(looked_up)
    })
}
