//! The panel for each page, one line per page.

use super::panel::{Page, Panel};
use super::panels::bank::BankPanel;
use super::panels::build::BuildPanel;
use super::panels::cards::CardsPanel;
use super::panels::check::{Check, CorrectionForm, DiscrepanciesPanel};
use super::panels::history::HistoryPanel;
use super::panels::improvements::ImprovementsPanel;
use super::panels::island_code::IslandCodePanel;
use super::panels::keys::KeysPanel;
use super::panels::knight::KnightPanel;
use super::panels::lesson::LessonPanel;
use super::panels::numbers::NumbersPanel;
use super::panels::people::PeoplePanel;
use super::panels::piles::PilesPanel;
use super::panels::player::PlayerPanel;
use super::panels::progress::ProgressPanel;
use super::panels::rules::RulesPanel;
use super::panels::sail::SailPanel;
use super::panels::ship::ShipPanel;
use super::panels::table::TablePanel;
use super::panels::trade::TradePanel;
use super::panels::why::Why;
use super::view::View;

/// The panel of `page`; none if it has nothing to show.
pub fn panel(page: Page, view: &View<'_>, is_over_turn: bool) -> Option<Box<dyn Panel>> {
    Some(match page {
        Page::Numbers => Box::new(NumbersPanel),
        Page::Piles => Box::new(PilesPanel::default()),
        Page::Ship => Box::new(ShipPanel),
        Page::Build => Box::new(BuildPanel::prices()),
        Page::Spot(spot, filter) => Box::new(BuildPanel::spot(spot, filter)),
        Page::Spots(spots, filter, which) => Box::new(BuildPanel::spots(spots, filter, which)),
        Page::Trade => Box::<TradePanel>::default(),
        Page::Bank => Box::<BankPanel>::default(),
        Page::Cards => Box::new(CardsPanel::default()),
        Page::Improvements => Box::new(ImprovementsPanel),
        Page::Progress => Box::new(ProgressPanel::of(view)),
        Page::Knight(at) => Box::new(KnightPanel::of(at)),
        Page::Sail(from) => Box::new(SailPanel::of(from)),
        Page::Player(seat) => Box::new(PlayerPanel::of(seat)),
        Page::History => Box::new(HistoryPanel::of(view)),
        Page::Replay => Box::new(HistoryPanel::replaying(view)),
        Page::Table => Box::new(TablePanel::default()),
        Page::Check(at) => Box::new(Check::at(view, at)),
        Page::Correction(figure) => Box::new(CorrectionForm::new(view, figure)),
        Page::Discrepancies => Box::new(DiscrepanciesPanel),
        Page::People => Box::new(PeoplePanel::default()),
        Page::Rules => Box::new(RulesPanel::default()),
        Page::IslandCode => Box::new(IslandCodePanel::default()),
        Page::Why(question) => Box::new(Why::of(view, question)?),
        Page::Lesson(lesson) => Box::new(LessonPanel::of(lesson)),
        Page::Keys => Box::new(KeysPanel { is_over_turn }),
    })
}
