//! The pages open beside the island or over it, one over another, and the line where each page
//! gets its panel.

use egui::Ui;

use super::frame::actions::{self, Action};
use super::frame::stage::TableView;
use super::panel::{AfterAct, NextButton, Panel, PastMoment};
use super::panels::bandit::{BanditPanel, DriveOffPanel};
use super::panels::build::{BuildPanel, ImprovementsPanel};
use super::panels::cards::CardsPanel;
use super::panels::check::{Check, CorrectionForm, DiscrepanciesPanel};
use super::panels::fish::FishPanel;
use super::panels::help::{KeysPanel, LessonPanel};
use super::panels::history::HistoryPanel;
use super::panels::knight::{PiecePanel, TheirPiecePanel};
use super::panels::numbers::{NumbersPanel, PilesPanel, ShipPanel};
use super::panels::oil::OilPanel;
use super::panels::own::{DiscardPanel, OwnCardsPanel, WhisperPanel};
use super::panels::people::PeoplePanel;
#[cfg(not(target_arch = "wasm32"))]
use super::panels::phones::PhonesPanel;
use super::panels::player::PlayerPanel;
use super::panels::progress::ProgressPanel;
use super::panels::scenario::{SiegePanel, WondersPanel};
use super::panels::table::{HandsPanel, IslandCodePanel, RulesPanel, TablePanel};
use super::panels::trade::{BankPanel, TradePanel};
use super::panels::turn::TurnPanel;
use super::panels::wagon::WagonPanel;
use super::panels::why::{RefusalPanel, Why};
use super::parts::controls;
use super::parts::keys::RollEntry;
use super::parts::spots::one_of_several;
use super::view::View;
use crate::app::command::{CheckAt, CheckStep, Command, PlayPage, WhyQuestion};
use board::Spot;
use game::Seat;
use kit::widgets::Touch;
use words::game::extra_building::asks_who;

/// The panels and what takes precedence over them: a refusal, the table view, a number
/// being typed.
#[derive(Debug, Default)]
pub struct OpenPages {
    pub panels: PanelStack,
    pub stage: TableView,
    pub entry: RollEntry,
    refusal: RefusalPanel,
}

impl OpenPages {
    /// The panel shown beside the island: a refusal takes precedence.
    pub fn top(&self, view: &View<'_>) -> &dyn Panel {
        if view.refused.is_some() { &self.refusal } else { self.panels.top() }
    }

    /// The same, for drawing and touching.
    pub fn top_mut(&mut self, view: &View<'_>) -> &mut dyn Panel {
        if view.refused.is_some() { &mut self.refusal } else { self.panels.top_mut() }
    }

    /// Returns the player who is alone with it, if anybody is.
    pub fn alone(&self, view: &View<'_>) -> Option<Seat> {
        let is_asked = view.refused.is_none() && !self.panels.near.is_empty();
        self.top(view).alone(view).filter(|_| !is_asked)
    }

    /// Draws it, or which of the places under one finger may be meant.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        if view.refused.is_none() && !self.panels.near.is_empty() {
            let spot = one_of_several(ui, view, &self.panels.near)?;
            return self.panels.touched(view, Touch::Spot(spot));
        }
        self.top_mut(view).ui(ui, view)
    }

    /// The panel's title and its close button, if it has them.
    pub fn heading(&self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let panel = self.top(view);
        let title = panel.title(view)?;
        // Where the button at the bottom leads back, one is enough.
        let has_close = !panel.next(view).is_back();
        let owner = panel.owner(view);
        controls::heading(ui, view, (&title, owner), has_close).then_some(Command::Back)
    }

    /// Opens and closes panels; returns what is left for the shell.
    pub fn asked(&mut self, ask: Command, view: &View<'_>) -> Option<Command> {
        let ask = self.panels.turn.privately(view, ask);
        // Whoever compares with the table means the player's part of that.
        let ask = match ask {
            Command::Toggle(PlayPage::Player(seat)) if self.panels.is_check() => {
                let step = CheckStep::Player(seat);
                Command::Open(PlayPage::Check(CheckAt::Step(step)))
            }
            ask => ask,
        };
        let is_toggled = matches!(ask, Command::Toggle(_));
        match ask {
            Command::Finish(deed) => {
                self.panels.close();
                return Some(Command::Act(deed));
            }
            Command::Throw(_) => {
                self.panels.close();
                return Some(ask);
            }
            Command::Understood(lessons) => {
                self.panels.back();
                return Some(Command::Learned(lessons));
            }
            Command::Toggle(page) | Command::Open(page) => {
                if is_toggled && self.panels.shows(&page) {
                    self.panels.close();
                } else {
                    self.panels.open(page, view);
                }
                // The refusal gives way to what is asked for.
                return view.refused.map(|_| Command::Dismiss);
            }
            Command::Back => self.panels.back(),
            Command::Close => self.panels.close(),
            Command::TurnTableView(by) => self.stage.turn(view, by),
            Command::ShowBuilders => self.stage.make_room(view),
            Command::TableView if self.stage.is_open() => self.stage.close(),
            Command::TableView => {
                self.stage.open();
                return view.refused.map(|_| Command::Dismiss);
            }
            command => return Some(command),
        }
        None
    }

    /// The table as it was, while the history shows it.
    pub fn past(&self, view: &View<'_>) -> Option<&PastMoment> {
        self.panels.top().past().filter(|_| view.refused.is_none())
    }

    /// Returns whether the table view's poster is shown: nothing has to be put in, and no page is
    /// open.
    pub fn shows_poster(&self, view: &View<'_>) -> bool {
        self.panels.is_turn()
            && view.refused.is_none()
            && self.entry == RollEntry::Nothing
            && self.stage.shows_poster(view)
    }

    /// Returns what may be done beside the primary button.
    pub fn actions(&self, view: &View<'_>) -> Vec<Action> {
        if self.shows_poster(view) && asks_who(view) {
            vec![Action::SomebodyBuilds]
        } else if self.panels.is_turn() && view.refused.is_none() {
            actions::possible_actions(view)
        } else {
            Vec::new()
        }
    }

    /// The button at the bottom: what comes next.
    pub fn next(&self, view: &View<'_>) -> NextButton {
        if self.entry != RollEntry::Nothing {
            return NextButton::when(view.text.get("roll-typed"), None);
        }
        self.top(view).next(view)
    }

    /// The question to ask first: about what is open, what is to be done, or who takes
    /// something.
    pub fn question(&self, view: &View<'_>) -> Option<WhyQuestion> {
        let looked_at = self.panels.top().question(view);
        looked_at.or_else(|| self.panels.turn.question(view))
    }
}

/// The turn, and what is open over it.
#[derive(Debug, Default)]
pub struct PanelStack {
    pub turn: TurnPanel,
    over: Vec<(PlayPage, Box<dyn Panel>)>,
    /// Places under one finger, of which the panel on top wants one.
    near: Vec<Spot>,
}

impl PanelStack {
    pub fn top(&self) -> &dyn Panel {
        self.over.last().map_or(&self.turn, |(_, panel)| panel.as_ref())
    }

    /// The same, for drawing and touching.
    pub fn top_mut(&mut self) -> &mut dyn Panel {
        match self.over.last_mut() {
            Some((_, panel)) => panel.as_mut(),
            None => &mut self.turn,
        }
    }

    /// Call when a choice on the island is touched.
    pub fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Command> {
        match touch {
            Touch::Ask(near) if self.top().moves_to_one() => {
                self.near = near;
                None
            }
            Touch::Ask(_) | Touch::Spot(_) => {
                self.near.clear();
                self.top_mut().touched(view, touch)
            }
        }
    }

    /// Returns whether nothing is open over the turn.
    pub fn is_turn(&self) -> bool {
        self.over.is_empty()
    }

    /// Returns whether the app's board is compared with the table's.
    fn is_check(&self) -> bool {
        matches!(self.over.last(), Some((PlayPage::Check(_), _)))
    }

    /// Returns whether it is `page` that is shown; a game that is played again is its history, too.
    pub fn shows(&self, page: &PlayPage) -> bool {
        let is_it = |open: &PlayPage| {
            open == page || matches!((open, page), (PlayPage::Replay, PlayPage::History))
        };
        self.over.last().is_some_and(|(open, _)| is_it(open))
    }

    /// Opens a page, if it has anything to show.
    pub fn open(&mut self, page: PlayPage, view: &View<'_>) {
        let Some(panel) = panel(page.clone(), view, self.is_turn()) else { return };
        while self.over.last().is_some_and(|(_, below)| !page.lies_on(below.head().is_subject)) {
            self.over.pop();
        }
        if let Some((_, covered)) = self.over.last_mut() {
            covered.covered();
        }
        self.near.clear();
        self.over.push((page, panel));
    }

    /// Takes a step back: within the top panel, or out of it.
    pub fn back(&mut self) {
        if std::mem::take(&mut self.near).is_empty() && !self.top_mut().step_back() {
            self.over.pop();
        }
    }

    /// Returns to the turn.
    pub fn close(&mut self) {
        self.near.clear();
        self.over.clear();
    }

    /// Call when the game has moved on; `phone` is the player whose phone did it within the turn, if one did.
    pub fn after_act(&mut self, view: &View<'_>, phone: Option<Seat>) {
        self.near.clear();
        // Whoever looks something up, or puts something together here, isn't interrupted by what others do
        // by phone beside it.
        let is_beside = view.state.over().is_none() && phone != Some(view.builder());
        if phone.is_some() && is_beside {
            return;
        }
        match self.over.last_mut().map(|(_, panel)| panel.after_act(view)) {
            None | Some(AfterAct::Stays) => {}
            Some(AfterAct::Back) => {
                self.over.pop();
            }
            Some(AfterAct::Closes) => self.close(),
        }
    }

    /// Call when the language changes.
    pub fn reword(&mut self, view: &View<'_>) {
        self.over.iter_mut().for_each(|(_, panel)| panel.reword(view));
    }
}

/// The panel of `page`; none if it has nothing to show.
pub fn panel(page: PlayPage, view: &View<'_>, is_over_turn: bool) -> Option<Box<dyn Panel>> {
    Some(match page {
        PlayPage::Numbers => Box::new(NumbersPanel),
        PlayPage::Piles => Box::new(PilesPanel::default()),
        PlayPage::Ship => Box::new(ShipPanel),
        PlayPage::Build => Box::new(BuildPanel::prices()),
        PlayPage::Spot(spot, filter) => Box::new(BuildPanel::spot(spot, filter)),
        PlayPage::Spots(spots, aim) => Box::new(BuildPanel::spots(spots, aim)),
        PlayPage::Trade => Box::<TradePanel>::default(),
        PlayPage::Bank => Box::<BankPanel>::default(),
        PlayPage::Cards => Box::new(CardsPanel::default()),
        PlayPage::Improvements => Box::new(ImprovementsPanel),
        PlayPage::Wonders => Box::new(WondersPanel),
        PlayPage::Siege => Box::new(SiegePanel),
        PlayPage::Progress => Box::new(ProgressPanel::of(view)),
        PlayPage::Knight(at) => Box::new(PiecePanel::of(at)),
        PlayPage::Sail(from) => Box::new(PiecePanel::of(from)),
        PlayPage::Fish => Box::<FishPanel>::default(),
        PlayPage::Oil => Box::new(OilPanel),
        PlayPage::Wagon => Box::new(WagonPanel),
        PlayPage::DriveOff(at) => Box::new(DriveOffPanel { at }),
        PlayPage::Bandit(from) => Box::new(BanditPanel { from }),
        PlayPage::Theirs(at) => Box::new(TheirPiecePanel { at }),
        PlayPage::Player(seat) => Box::new(PlayerPanel::of(seat)),
        PlayPage::OwnCards(seat) => Box::new(OwnCardsPanel::of(seat)),
        PlayPage::Whisper(deed) => Box::new(WhisperPanel::of(deed)),
        PlayPage::DiscardAlone(seat) => Box::new(DiscardPanel::of(seat)),
        PlayPage::History => Box::new(HistoryPanel::of(view)),
        PlayPage::Replay => Box::new(HistoryPanel::replaying(view)),
        PlayPage::Table => Box::new(TablePanel::default()),
        PlayPage::Check(at) => Box::new(Check::at(view, at)),
        PlayPage::Correction(figure) => Box::new(CorrectionForm::new(view, figure)),
        PlayPage::Discrepancies => Box::new(DiscrepanciesPanel),
        PlayPage::People => Box::new(PeoplePanel::default()),
        PlayPage::Rules => Box::new(RulesPanel::default()),
        PlayPage::Hands => Box::new(HandsPanel::default()),
        PlayPage::IslandCode => Box::new(IslandCodePanel::default()),
        #[cfg(not(target_arch = "wasm32"))]
        PlayPage::Phones => Box::new(PhonesPanel),
        #[cfg(target_arch = "wasm32")]
        PlayPage::Phones => return None,
        PlayPage::Why(question) => Box::new(Why::of(view, question)?),
        PlayPage::Lesson(lesson) => Box::new(LessonPanel { lesson }),
        PlayPage::Keys => Box::new(KeysPanel { is_over_turn }),
    })
}

/// Purpose for which a game is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Visit {
    /// Playing it, or watching others play.
    #[default]
    Stays,
    /// Seeing it played again, from its first frame on.
    Begins,
    /// It is being seen again.
    Sees,
}

impl Visit {
    /// Opens the replay if that is what the game was opened for.
    pub fn begin(&mut self, panels: &mut PanelStack, view: &View<'_>) {
        if *self == Self::Begins {
            panels.open(PlayPage::Replay, view);
            *self = Self::Sees;
        }
    }

    /// The way back, once the replay is closed that the game was opened for.
    pub fn end(self, panels: &PanelStack) -> Option<Command> {
        (self == Self::Sees && panels.is_turn()).then_some(Command::Home)
    }
}
