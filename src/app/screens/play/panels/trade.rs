//! Trades: with a player, a touch for each card and one on whoever takes part; with the bank, in
//! three touches.

use egui::{Key, Ui};

use crate::app::command::Command;
use crate::app::screens::play::panel::{Panel, PanelHead};
use crate::app::screens::play::parts::card_row::TradeOffer;
use crate::app::screens::play::parts::controls::{kinds, kinds_named, section_of, who_hints};
use crate::app::screens::play::parts::keys;
use crate::app::screens::play::view::View;
use game::{CardKind, Cards, Deed, Following, Seat};
use kit::widgets::{SizedButton, buttons, hint, section};

/// A trade with a player being put together.
#[derive(Debug, Default)]
pub struct TradePanel {
    offer: TradeOffer,
}

impl Panel for TradePanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("trade").cancels().letter(Key::T)
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        // A low screen has no room for it; the button at the bottom leads back.
        (!view.is_low()).then(|| view.text.get("trade-title"))
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        // As on the row of players: the same button at the same place turn after turn.
        let present = view.state.seating().present();
        let others: Vec<Seat> = present.filter(|seat| *seat != view.builder()).collect();
        let theirs = others.iter().map(|seat| view.most(*seat));
        let most = theirs.reduce(Cards::most).unwrap_or_default();
        let offer = &mut self.offer;
        offer.rows(ui, view, most);
        if !view.is_low() {
            section(ui, &view.text.get("trade-with"));
        }
        // Everybody else: a touch on one of them makes the trade.
        let touched = buttons(ui, &others, (110.0, 52.0), |seat| {
            let (sentence, _) = offer.with(view, seat);
            let is_empty = offer.is_empty();
            let name = if is_empty { view.about("trade-with-name", seat) } else { sentence };
            let can = !is_empty && offer.suits(view.most(seat));
            SizedButton::new(view.name(seat)).named(name).of(view.color(seat)).enabled(can)
        });
        // Beside the seats everybody sees the hands that lie open; this page covers those in the column.
        if view.seats_in_column() && !view.is_low() && view.following() == Following::Open {
            for seat in others {
                let cards = view.known(seat);
                who_hints(
                    ui,
                    view,
                    seat,
                    &view.with("hand-known", &[("who", &seat), ("cards", &cards)]),
                );
            }
        }
        touched.map(|seat| offer.with(view, seat).1)
    }
}

/// A trade with the bank being put together.
#[derive(Debug, Default)]
pub struct BankPanel {
    /// Kind of card that the player gives.
    kind: Option<CardKind>,
}

impl Panel for BankPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("bank").titled("bank-title").cancels().letter(Key::M)
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let active = view.builder();
        let rate = |kind| view.state.trade_rate(active, kind);
        let price = |kind| Cards::of(kind, rate(kind));
        section_of(ui, view, active, &view.about("trade-give", active));
        let most = view.most(active);
        // Once it is known what is given, a digit says what to take.
        let typed = self.kind.and_then(|_| keys::kind(ui));
        let touched = kinds(ui, view, view.state.kinds().all(), |kind| {
            let name = view.with("trade-give-kind", &[("cards", &price(kind))]);
            let button = SizedButton::new(view.text.cards(rate(kind), kind)).named(name);
            button.chosen(self.kind == Some(kind)).enabled(most.get(kind) >= rate(kind))
        });
        if touched.is_some() {
            self.kind = touched;
        }
        section(ui, &view.text.get("trade-get"));
        let Some(give) = self.kind else {
            let mut all = view.state.kinds().all().iter();
            let is_possible = all.any(|kind| most.get(*kind) >= rate(*kind));
            hint(ui, &view.text.get(if is_possible { "trade-first" } else { "trade-too-few" }));
            return None;
        };
        let stock = view.bank();
        let may_take = |kind| kind != give && stock.get(kind) > 0;
        let cards = || ("cards", view.cards(price(give)).into());
        let name = |it| view.text.with("trade-get-kind", &[("resource", it), cards()]);
        let get = kinds_named(ui, view, view.state.kinds().all(), name, may_take);
        if touched.is_some() {
            // On a low screen what can be taken is out of sight below.
            ui.scroll_to_cursor(Some(egui::Align::Max));
        }
        let get = get.or(typed.filter(|kind| may_take(*kind)));
        let deed = Deed::TradeWithBank { give, count: rate(give), get: get? };
        Some(Command::Act(deed))
    }
}
