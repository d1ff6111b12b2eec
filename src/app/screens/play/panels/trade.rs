//! A trade with a player: a touch for each card, and one on whoever takes part.

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Head, Letter, Panel};
use crate::app::screens::play::parts::offer::Offer;
use crate::app::screens::play::view::View;
use game::{Cards, Seat};
use kit::widgets::{SizedButton, buttons, section};

/// A trade with a player being put together.
#[derive(Debug, Default)]
pub struct TradePanel {
    offer: Offer,
}

impl Panel for TradePanel {
    fn head(&self) -> Head {
        Head::new("trade").cancels().letter(Letter::Trade)
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        // A low screen has no room for it; the button at the bottom leads back.
        (!view.is_low()).then(|| view.text.get("trade-title"))
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        // As on the row of players: the same button at the same place turn after turn.
        let present = view.state.seating().present();
        let others: Vec<Seat> = present.filter(|seat| *seat != view.builder()).collect();
        let theirs = others.iter().map(|seat| view.most(*seat));
        let most = theirs.reduce(Cards::most).unwrap_or_default();
        self.offer.rows(ui, view, most);
        partners(ui, view, &self.offer, &others).map(Ask::Do)
    }
}

/// Everybody else: a touch on one of them makes the trade.
fn partners(ui: &mut Ui, view: &View<'_>, offer: &Offer, others: &[Seat]) -> Option<Command> {
    if !view.is_low() {
        section(ui, &view.text.get("trade-with"));
    }
    let touched = buttons(ui, others, (110.0, 52.0), |seat| {
        let (sentence, _) = offer.with(view, seat);
        let name = if offer.is_empty() { view.about("trade-with-name", seat) } else { sentence };
        let can = !offer.is_empty() && offer.suits(view.most(seat));
        SizedButton::new(view.name(seat)).named(name).of(view.color(seat)).enabled(can)
    });
    touched.map(|seat| offer.with(view, seat).1)
}
