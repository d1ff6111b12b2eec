//! The panel for each page, one line per page.

use crate::app::screens::play::panel::{Below, Page, Panel};
use crate::app::screens::play::panels::build::{BuildPanel, SpotPanel, SpotsPanel};
use crate::app::screens::play::panels::cards::CardsPanel;
use crate::app::screens::play::panels::check::{Check, CorrectionForm, DiscrepanciesPanel};
use crate::app::screens::play::panels::history::HistoryPanel;
use crate::app::screens::play::panels::keys::KeysPanel;
use crate::app::screens::play::panels::numbers::NumbersPanel;
use crate::app::screens::play::panels::people::PeoplePanel;
use crate::app::screens::play::panels::piles::PilesPanel;
use crate::app::screens::play::panels::player::PlayerPanel;
use crate::app::screens::play::panels::rules::RulesPanel;
use crate::app::screens::play::panels::ship::ShipPanel;
use crate::app::screens::play::panels::table::TablePanel;
use crate::app::screens::play::panels::trade::TradePanel;
use crate::app::screens::play::panels::why::Why;
use crate::app::screens::play::view::View;

/// The panel of `page`; none if it has nothing to show.
pub fn panel(page: Page, view: &View<'_>, below: Below) -> Option<Box<dyn Panel>> {
    Some(match page {
        Page::Numbers => Box::new(NumbersPanel),
        Page::Piles => Box::new(PilesPanel::default()),
        Page::Ship => Box::new(ShipPanel),
        Page::Build => Box::new(BuildPanel::default()),
        Page::Spot(spot, reach) => Box::new(SpotPanel { spot, reach }),
        Page::Spots(spots, reach, which) => Box::new(SpotsPanel { spots, reach, which }),
        Page::Trade => Box::new(TradePanel::begun(view)),
        Page::Cards => Box::new(CardsPanel::default()),
        Page::Player(seat) => Box::new(PlayerPanel::of(seat)),
        Page::History => Box::new(HistoryPanel::of(view)),
        Page::Table => Box::new(TablePanel::default()),
        Page::Check(at) => Box::new(Check::at(view, at)),
        Page::Correction(figure) => Box::new(CorrectionForm::new(view, figure)),
        Page::Discrepancies => Box::new(DiscrepanciesPanel),
        Page::People => Box::new(PeoplePanel::default()),
        Page::Rules => Box::new(RulesPanel::default()),
        Page::Why(question) => Box::new(Why::of(view, question)?),
        Page::Keys => Box::new(KeysPanel { below }),
    })
}
