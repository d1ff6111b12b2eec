//! The panels of all pages: a line each.

use super::build::{BuildPanel, SpotPanel, SpotsPanel};
use super::check::{Check, OddPanel, Truth};
use super::development::CardsPanel;
use super::history::Log;
use super::keys_page::KeysPanel;
use super::numbers::NumbersPanel;
use super::panel::{Below, Page, Panel};
use super::people::PeoplePanel;
use super::piles::PilesPanel;
use super::player::PlayerPanel;
use super::rules::RulesPanel;
use super::ship::ShipPanel;
use super::table::TablePanel;
use super::trade::TradePanel;
use super::view::View;
use super::why::Why;

/// The panel of `page`; none if there is nothing to show.
pub(super) fn panel(page: Page, view: &View<'_>, below: Below) -> Option<Box<dyn Panel>> {
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
        Page::History => Box::new(Log::of(view)),
        Page::Table => Box::new(TablePanel::default()),
        Page::Check(at) => Box::new(Check::at(view, at)),
        Page::Truth(figure) => Box::new(Truth::new(view, figure)),
        Page::Odd => Box::new(OddPanel),
        Page::People => Box::new(PeoplePanel::default()),
        Page::Rules => Box::new(RulesPanel::default()),
        Page::Why(question) => Box::new(Why::of(view, question)?),
        Page::Keys => Box::new(KeysPanel { below }),
    })
}
