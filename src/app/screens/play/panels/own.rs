//! Pages behind which a player is alone with the app, at a table that keeps hands private: their own
//! cards, the kind of a card that nobody else saw, and the cards that they discard.

use egui::{Ui, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{AfterAct, Panel, PanelHead, PanelSheet};
use crate::app::screens::play::parts::card_row::{discardable, discarded, due_goods};
use crate::app::screens::play::parts::controls::{self, kind_button};
use crate::app::screens::play::parts::curtain::Curtain;
use crate::app::screens::play::parts::look_up;
use crate::app::screens::play::view::View;
use game::{CardGroup, CardKind, Cards, Deed, Enforcement, Goods, Seat, Task, Whispered};
use kit::widgets::{Icon, SizedButton, bold, hint, say, section, stepper};
use words::almanac::EntryId;

/// The own cards of a player: to look at while they are held, and to tell.
#[derive(Debug)]
pub struct OwnCardsPanel {
    seat: Seat,
    /// Since when a key is held down to look, in seconds of the window's time.
    held: Option<f64>,
    told: Option<ToldAlone>,
}

/// Own cards that a player is about to tell of.
#[derive(Clone, Copy, Debug)]
enum ToldAlone {
    Hand(Cards),
    /// Points among their hidden development cards.
    Points(u8),
}

impl OwnCardsPanel {
    pub const fn of(seat: Seat) -> Self {
        Self { seat, held: None, told: None }
    }

    fn size(&self, view: &View<'_>) -> u16 {
        view.state.hands().map_or(0, |hands| hands.size(self.seat))
    }

    fn hidden(&self, view: &View<'_>) -> u8 {
        if view.has_development_cards() { view.state.hidden_cards(self.seat).total() } else { 0 }
    }

    /// Returns what would be told now, if it is whole.
    fn whispered(&self, view: &View<'_>) -> Option<Whispered> {
        match self.told? {
            ToldAlone::Hand(cards) => {
                (cards.total() == self.size(view)).then_some(Whispered::Hand(cards))
            }
            ToldAlone::Points(points) => Some(Whispered::Points(points)),
        }
    }

    /// Draws what can be looked at and told.
    fn choices(&mut self, ui: &mut Ui, view: &View<'_>) {
        look(ui, view, self.seat, 96.0, &mut self.held);
        hint(ui, &view.text.get("own-look-hint"));
        if self.size(view) > 0 {
            let tell = view.keyed_button("own-tell").icon(Icon::Hand);
            if tell.touched(ui, 56.0) {
                self.told = Some(ToldAlone::Hand(Cards::none()));
            }
        }
        if self.hidden(view) > 0 {
            let tell = view.keyed_button("own-tell-points").icon(Icon::Trophy);
            if tell.touched(ui, 56.0) {
                self.told = Some(ToldAlone::Points(0));
            }
        }
        hint(ui, &view.text.get("own-tell-hint"));
    }

    /// Draws what is being told.
    fn telling(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let (size, hidden, player) = (self.size(view), self.hidden(view), self.seat);
        let whispered = self.whispered(view);
        let told = self.told.as_mut()?;
        match told {
            ToldAlone::Hand(cards) => {
                section(ui, &view.with("own-tell-hand", &[("count", &size)]));
                let supply = view.game.setup().supply();
                controls::counts(ui, view, &view.about("correct-label", player), cards, supply);
                let so_far = [("told", &cards.total() as _), ("count", &size as _)];
                hint(ui, &view.with("own-told-so-far", &so_far));
                if whispered.is_some() && !view.state.openly_may_hold(player, *cards) {
                    say(ui, &view.text.get("own-tell-misfit"));
                }
            }
            ToldAlone::Points(points) => {
                section(ui, &view.text.get("own-points-told"));
                let names = ["own-points-fewer", "own-points-more"];
                let [fewer, more] = names.map(|key| view.text.get(key));
                if let Some(step) = stepper(ui, (&fewer, &more), *points, &(0..=hidden)) {
                    *points = points.saturating_add_signed(step);
                }
            }
        }
        let tells = view.keyed_button("own-tell-now").icon(Icon::Check);
        let tells = tells.tone(view.palette.primary).enabled(whispered.is_some());
        let is_told = tells.touched(ui, 64.0);
        let is_left = view.keyed_button("chooser-cancel").icon(Icon::Undo).touched(ui, 56.0);
        if is_left {
            self.told = None;
        }
        let said = whispered.filter(|_| is_told)?;
        Some(Command::Whisper(Deed::TellOwn { player }, said))
    }
}

impl Panel for OwnCardsPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("own")
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.about("own-cards", self.seat))
    }

    fn owner(&self, _: &View<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn alone(&self, _: &View<'_>) -> Option<Seat> {
        self.told.map(|_| self.seat)
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        if self.told.is_some() {
            return self.telling(ui, view);
        }
        self.choices(ui, view);
        look_up::buttons(ui, view, [EntryId::PRIVATE_HANDS])
    }

    fn step_back(&mut self) -> bool {
        self.told.take().is_some()
    }

    /// Nothing that was begun stays for others to see.
    fn covered(&mut self) {
        *self = Self::of(self.seat);
    }

    fn after_act(&mut self, _: &View<'_>) -> AfterAct {
        self.covered();
        AfterAct::Stays
    }

    fn sheet(&self) -> PanelSheet {
        PanelSheet { seat: Some(self.seat), ..PanelSheet::default() }
    }
}

/// The button that shows the cards of `seat` while it is held.
fn look(ui: &mut Ui, view: &View<'_>, seat: Seat, height: f32, held: &mut Option<f64>) {
    let button = view.keyed_button("own-look").icon(Icon::Card);
    let response = button.show(ui, vec2(ui.available_width(), height));
    if let Some(curtain) = Curtain::held(ui, &response, held) {
        curtain.show(ui, view, seat);
    }
}

/// A deed by which cards pass unseen: whoever knows their kinds tells the app alone.
#[derive(Debug)]
pub struct WhisperPanel {
    deed: Deed,
    told: Vec<CardKind>,
}

impl WhisperPanel {
    pub const fn of(deed: Deed) -> Self {
        Self { deed, told: Vec::new() }
    }

    /// The groups among which the cards that pass are, one for each card.
    fn groups(&self, view: &View<'_>) -> Vec<CardGroup> {
        let proposed = view.state.propose(self.deed.clone(), Enforcement::ByTheRules);
        proposed.map(|proposed| proposed.act.unseen().collect()).unwrap_or_default()
    }

    /// Asks for the kind of the next of so many cards, which is one `of` a group; returns it once it is
    /// touched.
    fn kind(
        &self,
        ui: &mut Ui,
        view: &View<'_>,
        (of, count): (CardGroup, usize),
    ) -> Option<CardKind> {
        let which = if count > 1 {
            let nth = self.told.len() + 1;
            view.with("whisper-which-of", &[("nth", &nth), ("count", &count)])
        } else {
            view.text.get("whisper-which")
        };
        say(ui, &which);
        let kinds = view.state.kinds().all().iter().copied().filter(|kind| of.has(*kind));
        let kinds: Vec<CardKind> = kinds.collect();
        let touched = controls::kinds(ui, view, &kinds, |kind| {
            let name = view.with("whisper-kind", &[("resource", &view.text.kind(kind))]);
            kind_button(view, kind, |_| name)
        });
        hint(ui, &view.text.get("whisper-hint"));
        touched
    }
}

impl Panel for WhisperPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("whisper")
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        let owner = self.owner(view)?;
        Some(view.about("curtain-only", owner))
    }

    fn owner(&self, view: &View<'_>) -> Option<Seat> {
        Some(self.deed.player().unwrap_or(view.builder()))
    }

    fn alone(&self, view: &View<'_>) -> Option<Seat> {
        self.owner(view)
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let groups = self.groups(view);
        bold(ui, &view.deed(&self.deed, view.state), 20.0);
        // All of it is told, and on its way to disk, or refused.
        let asked = groups.get(self.told.len()).copied();
        let touched = asked.and_then(|of| self.kind(ui, view, (of, groups.len())));
        let back = view.keyed_button("chooser-cancel").icon(Icon::Undo).text(16.0);
        let untold = view.keyed_button("unseen-untold").icon(Icon::Question).text(16.0);
        if asked.is_some() && untold.touched(ui, 52.0) {
            return Some(Command::Finish(self.deed.clone()));
        }
        if back.touched(ui, 52.0) {
            return Some(Command::Back);
        }
        self.told.push(touched?);
        (self.told.len() == groups.len())
            .then(|| Command::Whisper(self.deed.clone(), Whispered::Passed(self.told.clone())))
    }

    fn step_back(&mut self) -> bool {
        self.told.pop().is_some()
    }

    fn covered(&mut self) {
        self.told.clear();
    }
}

/// The cards that a player discards, chosen while the others look away. It offers whatever the table
/// could think possible: the hand itself is shown only while it is held.
#[derive(Debug)]
pub struct DiscardPanel {
    seat: Seat,
    held: Option<f64>,
    chosen: Goods,
}

impl DiscardPanel {
    pub fn of(seat: Seat) -> Self {
        Self { seat, held: None, chosen: Goods::default() }
    }

    /// Returns how many cards are to be discarded, if still any.
    fn due(&self, view: &View<'_>) -> Option<u16> {
        view.state.open_tasks().iter().find_map(|task| {
            let Task::Discard { player, count } = task else { return None };
            count.filter(|_| *player == self.seat)
        })
    }
}

impl Panel for DiscardPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("discard").cancels()
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.about("curtain-only", self.seat))
    }

    fn owner(&self, _: &View<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn alone(&self, _: &View<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        // By phone it may be done meanwhile.
        let Some(due) = self.due(view) else { return Some(Command::Back) };
        bold(ui, &view.about_with("task-discard", self.seat, "count", due.into()), 20.0);
        look(ui, view, self.seat, 72.0, &mut self.held);
        let most = discardable(view, self.seat);
        due_goods(ui, view, &view.name(self.seat), &mut self.chosen, (most, due));
        let given = self.chosen.cards.total().saturating_add(self.chosen.oil.into());
        let said = [("who", &self.seat as _), ("given", &given as _), ("count", &due as _)];
        let done = SizedButton::new(view.with("task-discard-confirm", &said)).icon(Icon::Check);
        let done = done.tone(view.palette.primary).enabled(given == due);
        if done.touched(ui, 64.0) {
            return Some(Command::Act(discarded(self.seat, self.chosen, true)));
        }
        // Without cards on the table nobody else could say which are gone.
        let untold = view.keyed_button("unseen-untold").icon(Icon::Question).text(16.0);
        if !view.state.keeps_cards_on_phones() && untold.touched(ui, 52.0) {
            return Some(Command::Record(Deed::Discard { player: self.seat, cards: None }));
        }
        let back = view.keyed_button("chooser-cancel").icon(Icon::Undo).text(16.0);
        back.touched(ui, 52.0).then_some(Command::Back)
    }

    fn covered(&mut self) {
        *self = Self::of(self.seat);
    }
}
