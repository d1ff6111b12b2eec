//! Progress cards: which decks are held, which card is played, and what has to be told of it
//! (KNIGHTS 8, 12); where a card is about a place, that is touched on the island. The app counts
//! cards by deck, so all kinds of a deck are offered.
//!
//! `list` shows the decks and the cards of one; a card that is touched becomes a `CardInPlay`,
//! which asks for its place, its victim, or its dice, with `told` for what is told beside the
//! island. `candidates` turns what was told into plays and asks the rules which of them may be.

mod candidates;
mod list;
mod told;

use egui::{Key, Painter, Ui};

use crate::app::command::{Command, SpotFilter};
use crate::app::screens::play::panel::{IslandMode, NextButton, Panel, PanelHead, PanelSheet};
use crate::app::screens::play::parts::card_row::MonopolyDraft;
use crate::app::screens::play::parts::number_entry::DiceDraft;
use crate::app::screens::play::parts::spots::{spot_filter, spot_list};
use crate::app::screens::play::parts::{look_up, progress_cards};
use crate::app::screens::play::view::View;
use board::{Commodity, Hex, Resource, Spot};
use game::{Asks, Deed, Monopoly, Phase, Play, ProgressCard, Seat, Track};
use kit::widgets::{
    FINGER, GAP, Icon, Touch, bold, boxed, hint, icon_button, paint_progress, say, spaced,
    warning_box,
};
use list::does;
use told::VictimDraft;
use words::almanac::EntryId;
use words::game::Lesson;

#[derive(Debug)]
pub struct ProgressPanel {
    /// Before the number of a turn only the Alchemist is played.
    is_before_number: bool,
    /// Track whose cards are shown, if any are held.
    deck: Option<Track>,
    /// The card that was chosen.
    step: Option<CardInPlay>,
}

impl ProgressPanel {
    /// Creates the panel for whoever builds now.
    pub fn of(view: &View<'_>) -> Self {
        let seat = view.builder();
        let deck = list::held(view, seat).next();
        let is_before_number = view.state.phase() == Phase::BeforeProduction;
        let has_any = view.state.progress_of(seat, ProgressCard::Alchemist.track()) > 0;
        let is_told = is_before_number && has_any;
        let step = is_told.then(|| CardInPlay::of(ProgressCard::Alchemist));
        Self { is_before_number, deck, step }
    }

    fn decks(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let surplus = progress_cards::surplus(ui, view);
        if surplus.is_some() {
            return surplus;
        }
        if progress_cards::has_surplus(view) && progress_cards::pass_anyway(ui, view) {
            return Some(Command::Act(Deed::Pass));
        }
        if let Some(deck) = list::decks(ui, view, self.deck) {
            self.deck = Some(deck);
        }
        let Some(deck) = self.deck else {
            hint(ui, &view.about("progress-none", view.builder()));
            return None;
        };
        list::cards(ui, view, deck, |card| self.step = Some(CardInPlay::of(card)))
    }
}

impl Panel for ProgressPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("progress").letter(Key::D)
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        // A low screen has no room for it; the button at the bottom leads back, or one beside
        // the card.
        (!view.is_low()).then(|| view.about("progress-title", view.builder()))
    }

    fn owner(&self, view: &View<'_>) -> Option<Seat> {
        Some(view.builder())
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
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
        asked.or(progress_cards::point_cards(ui, view, players))
    }

    fn next(&self, view: &View<'_>) -> NextButton {
        match &self.step {
            Some(step) => step.next(view),
            None => NextButton::back(view.text.get("chooser-cancel")),
        }
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        match &self.step {
            Some(step) => step.island(view),
            None => IslandMode::plain(view),
        }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Command> {
        self.step.as_mut().and_then(|step| step.touched(view, touch))
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Command> {
        self.step.as_ref().and_then(|step| step.unmarked(view, spot))
    }

    fn step_back(&mut self) -> bool {
        if self.is_before_number {
            return false;
        }
        // The first hex of an Inventor is taken back before the card.
        let takes_back = |step: &mut CardInPlay| step.first.take().is_some();
        self.step.as_mut().is_some_and(takes_back) || self.step.take().is_some()
    }

    fn sheet(&self) -> PanelSheet {
        PanelSheet { seat: None, number: usize::from(self.step.is_some()) }
    }

    fn lessons(&self, _: &View<'_>) -> Vec<Lesson> {
        if self.step.is_none() { vec![Lesson::Progress] } else { Vec::new() }
    }
}

/// A card that was chosen, and what has been told of it.
#[derive(Debug)]
struct CardInPlay {
    card: ProgressCard,
    filter: SpotFilter,
    /// The first hex of an Inventor.
    first: Option<Hex>,
    /// Places under the finger, one of which is meant.
    near: Vec<Spot>,
    person: VictimDraft,
    dice: DiceDraft,
    monopoly: MonopolyDraft,
}

impl CardInPlay {
    fn of(card: ProgressCard) -> Self {
        Self {
            card,
            filter: SpotFilter::Legal,
            first: None,
            near: Vec::new(),
            person: VictimDraft::default(),
            dice: DiceDraft::default(),
            monopoly: MonopolyDraft::default(),
        }
    }

    /// Draws the card and what has to be told of it.
    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
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
                if card == ProgressCard::TradeMonopoly {
                    self.monopoly.ui(ui, view, &Commodity::ALL.map(Monopoly::Trade));
                } else {
                    self.monopoly.ui(ui, view, &Resource::ALL.map(Monopoly::Resource));
                }
                None
            }
            Asks::Kind => told::fleet(ui, view),
            Asks::Track => told::tracks(ui, view),
        };
        command.or(asked)
    }

    fn next(&self, view: &View<'_>) -> NextButton {
        match self.card.asks() {
            Asks::Nothing | Asks::Shown => told::plays(view, self.card),
            Asks::Dice => told::sets(view, self.dice),
            Asks::Person => self.person.next(view, self.card),
            Asks::Taken => self.monopoly.next(view, "progress-monopoly-choose"),
            Asks::Place | Asks::Kind | Asks::Track => {
                NextButton::back(view.text.get("chooser-cancel"))
            }
        }
    }

    /// Says what to touch, and asks which of several places is meant.
    fn place(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
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

    fn island(&self, view: &View<'_>) -> IslandMode {
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
    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Command> {
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
    fn unmarked(&self, view: &View<'_>, spot: Spot) -> Option<Command> {
        if self.card.asks() != Asks::Place {
            return None;
        }
        let mut ways = candidates::ways(view, self.card, self.first).into_iter();
        let play = ways.find(|play| candidates::place(play, self.first) == Some(spot))?;
        Some(Command::Act(candidates::deed(play)))
    }
}

/// The card's sign, which looks it up, its name, and what it does; on a low screen, where the
/// panel has no title, a button that leads back beside it.
fn head(ui: &mut Ui, view: &View<'_>, card: ProgressCard) -> Option<Command> {
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
        is_closed.then_some(Command::Back).or(looked_up)
    })
}
