//! Cards that pass unseen at a table that keeps hands private: nobody says which, whoever knows tells
//! the app alone, or the app draws.

use egui::Ui;

use crate::app::command::{Command, PlayPage};
use crate::app::screens::play::view::View;
use game::{Deed, Enforcement, KnightsDeed, KnightsTask, Play, StealTargets, Task};
use kit::widgets::segments;

/// Way in which a card passes that the table doesn't see: the last one that the table chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unseen {
    /// On the table, and nobody says which it is.
    #[default]
    Untold,
    /// On the table, and its kind is told the app alone.
    Told,
    /// The app draws it from a hand that it knows.
    Drawn,
}

impl Unseen {
    /// Asks how it passes, where that is a choice.
    pub fn choose(&mut self, ui: &mut Ui, view: &View<'_>, task: &Task) {
        let is_stolen = matches!(task, Task::Steal { from: StealTargets::OneOf(_), .. });
        let is_given =
            matches!(task, Task::Give { .. } | Task::Knights(KnightsTask::TradeAtHarbor { .. }));
        let is_chosen = view.shows_own_cards() && !view.state.keeps_cards_on_phones();
        if !is_chosen || !is_stolen && !is_given {
            return;
        }
        let all = [
            (Self::Untold, view.text.get("unseen-untold")),
            (Self::Told, view.text.get("unseen-told")),
            (Self::Drawn, view.text.get("unseen-drawn")),
        ];
        let offered = if is_stolen { all.as_slice() } else { all.split_at(2).0 };
        // Only what is stolen is drawn.
        let now = if is_given && *self == Self::Drawn { Self::Untold } else { *self };
        *self = segments(ui, offered, now).unwrap_or(*self);
    }

    /// Returns what is asked for instead of `ask`, if the cards that it passes unseen are to be told,
    /// or drawn.
    pub fn instead(self, view: &View<'_>, ask: Command) -> Command {
        let Command::Act(deed) = &ask else { return ask };
        if !view.shows_own_cards() || !passes_unseen(view, deed) {
            return ask;
        }
        // Whoever takes two of them chooses by looking, on a page that doesn't ask how they pass.
        let is_merchant =
            matches!(deed, Deed::Knights(KnightsDeed::Play(Play::MasterMerchant { .. })));
        // Without cards on the table the app draws what is taken, and hears what is given.
        let by_phone = if let Deed::Steal { .. } = deed { Self::Drawn } else { Self::Told };
        match if is_merchant {
            Self::Told
        } else if view.state.keeps_cards_on_phones() {
            by_phone
        } else {
            self
        } {
            Self::Untold => ask,
            Self::Told => Command::Open(PlayPage::Whisper(deed.clone())),
            Self::Drawn => {
                let Deed::Steal { player, from, .. } = deed else { return ask };
                Command::DrawCard { player: *player, from: *from }
            }
        }
    }
}

fn passes_unseen(view: &View<'_>, deed: &Deed) -> bool {
    let proposed = view.state.propose(deed.clone(), Enforcement::ByTheRules);
    proposed.is_ok_and(|proposed| proposed.act.unseen().next().is_some())
}
