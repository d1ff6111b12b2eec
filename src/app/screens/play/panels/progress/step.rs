//! A card that was chosen, and what has to be told of it; where a card is about a place, that is
//! touched on the island.

use egui::{Painter, Ui};

use super::candidates;
use super::list::does;
use super::told::{self, Person};
use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, IslandMode, Next, SpotFilter};
use crate::app::screens::play::parts::card_row::Monopoly;
use crate::app::screens::play::parts::look_up;
use crate::app::screens::play::parts::number_entry::DiceDraft;
use crate::app::screens::play::parts::spot_list::{spot_filter, spot_list};
use crate::app::screens::play::view::View;
use board::{Commodity, Hex, Spot};
use game::{Asks, CardKind, Deed, PerSeat, Play, ProgressCard};
use kit::widgets::{
    FINGER, GAP, Icon, Touch, bold, boxed, hint, icon_button, paint_progress, say, spaced,
    warning_box,
};
use words::almanac::EntryId;

/// A card that was chosen, and what has been told of it.
#[derive(Debug)]
pub struct Step {
    card: ProgressCard,
    filter: SpotFilter,
    /// The first hex of an Inventor.
    first: Option<Hex>,
    /// Places under the finger, one of which is meant.
    near: Vec<Spot>,
    person: Person,
    dice: DiceDraft,
    monopoly: Monopoly,
}

impl Step {
    /// The first step of playing `card`.
    pub fn of(card: ProgressCard) -> Self {
        Self {
            card,
            filter: SpotFilter::Legal,
            first: None,
            near: Vec::new(),
            person: Person::default(),
            dice: DiceDraft::default(),
            monopoly: Monopoly::default(),
        }
    }

    /// Draws the card and what has to be told of it.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let card = self.card;
        let asked = boxed(ui, |ui| head(ui, view, card));
        if let Some(against) = candidates::verdict(view, card) {
            warning_box(ui, |ui| bold(ui, &against.why, 17.0));
            // A low screen needs the room for what is told.
            if against.is_recordable && !view.is_low() {
                hint(ui, &view.text.get("progress-all-the-same"));
            }
        }
        let command = match card.asks() {
            Asks::Nothing | Asks::Shown => {
                told::outcome(ui, view, card);
                None
            }
            Asks::Dice => {
                self.dice.rows(ui, view, false, |_| true);
                None
            }
            Asks::Place => return self.place(ui, view).or(asked),
            Asks::Person => self.person.ui(ui, view, card),
            Asks::Taken => {
                say(ui, &view.text.get("progress-monopoly-which"));
                // KNIGHTS 12
                if card == ProgressCard::TradeMonopoly {
                    self.monopoly.ui(ui, view, &Commodity::ALL.map(CardKind::from), 1);
                } else {
                    self.monopoly.ui(ui, view, &CardKind::RESOURCES, 2);
                }
                None
            }
            Asks::Kind => told::fleet(ui, view),
            Asks::Track => told::tracks(ui, view),
        };
        command.map(Ask::Do).or(asked)
    }

    /// The button at the bottom.
    pub fn next(&self, view: &View<'_>) -> Next {
        match self.card.asks() {
            Asks::Nothing | Asks::Shown => told::plays(view, self.card),
            Asks::Dice => told::sets(view, &self.dice),
            Asks::Person => self.person.next(view, self.card),
            Asks::Taken => self.monopoly.next(view, "progress-monopoly-choose", takes),
            Asks::Place | Asks::Kind | Asks::Track => Next::back(view.text.get("chooser-cancel")),
        }
    }

    /// Says what to touch, and asks which of several places is meant.
    fn place(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        say(
            ui,
            &match self.first {
                Some(_) => view.text.get("progress-tap-second"),
                None => view.text.get(&format!("progress-tap-{}", self.card.key())),
            },
        );
        spot_filter(ui, view, &mut self.filter, SpotFilter::Legal);
        let meant = spot_list(ui, view, &self.near)?;
        self.touched(view, Touch::Spot(meant))
    }

    /// The places that can be touched.
    pub fn island(&self, view: &View<'_>) -> IslandMode {
        if self.card.asks() != Asks::Place {
            return IslandMode::plain(view);
        }
        let is_legal = |play: &Play| {
            self.filter == SpotFilter::Anywhere || candidates::against(view, play).is_none()
        };
        let selected = self.first.map(Spot::Hex);
        let ways = candidates::ways(view, self.card, self.first).into_iter();
        let choices = ways.filter(is_legal).filter_map(|play| candidates::place(&play, self.first));
        let choices = choices.chain(selected).collect();
        IslandMode { choices, selected, road_of: None, ..IslandMode::plain(view) }
    }

    /// Called when one of its places is touched.
    pub fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Ask> {
        let spot = match touch {
            Touch::Spot(spot) => spot,
            Touch::Ask(near) => {
                self.near = near;
                return None;
            }
        };
        self.near.clear();
        match (spot, self.first) {
            (Spot::Hex(at), None) if self.card == ProgressCard::Inventor => self.first = Some(at),
            (Spot::Hex(at), Some(first)) if at == first => self.first = None,
            _ => return self.unmarked(view, spot),
        }
        None
    }

    /// Called when another place is touched: the rules say what is against it.
    pub fn unmarked(&self, view: &View<'_>, spot: Spot) -> Option<Ask> {
        if self.card.asks() != Asks::Place {
            return None;
        }
        let mut ways = candidates::ways(view, self.card, self.first).into_iter();
        let play = ways.find(|play| candidates::place(play, self.first) == Some(spot))?;
        Some(Ask::Do(Command::Act(candidates::deed(play))))
    }

    /// Takes back the first hex of an Inventor; says whether there was one.
    pub fn takes_back(&mut self) -> bool {
        self.first.take().is_some()
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
        let deck = view.palette.card(card.track().commodity());
        let sign = |painter: &Painter, rect, _| paint_progress(painter, rect, card, deck);
        let left = if low { FINGER + GAP } else { 0.0 };
        let entry = EntryId::of_progress(card);
        let looked_up = look_up::beside(ui, view, (entry, left), sign, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            bold(ui, &view.progress_card(card), 20.0);
            say(ui, &does(view, card));
        });
        let close = view.text.get("close");
        let is_closed = low && icon_button(ui, Icon::Cross, &close).clicked();
        is_closed.then_some(Ask::Back).or(looked_up)
    })
}
