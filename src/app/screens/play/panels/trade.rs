//! Trades: with a player, a touch for each card and one on whoever takes part; with the bank, in
//! three touches.

use egui::{Key, Ui};

use crate::app::command::Command;
use crate::app::screens::play::panel::{Panel, PanelHead};
use crate::app::screens::play::parts::card_row::TradeOffer;
use crate::app::screens::play::parts::controls::{kinds, kinds_named, section_of, who_hints};
use crate::app::screens::play::parts::keys;
use crate::app::screens::play::view::View;
use game::{CardKind, Cards, Deed, Following, GOLD_PRICE, GoldDeed, Goods, Seat};
use kit::widgets::{Icon, SizedButton, buttons, hint, section};

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
        let offer = &mut self.offer;
        offer.rows(ui, view, &others);
        if !view.is_low() {
            section(ui, &view.text.get("trade-with"));
        }
        // Everybody else: a touch on one of them makes the trade.
        let touched = buttons(ui, &others, (110.0, 52.0), |seat| {
            let (sentence, _) = offer.with(view, seat);
            let is_empty = offer.is_empty();
            let name = if is_empty { view.about("trade-with-name", seat) } else { sentence };
            let can = !is_empty && offer.suits(view, seat);
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
    give: Option<BankGive>,
}

/// Goods that the player gives the bank: cards of a kind, or gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BankGive {
    Kind(CardKind),
    Gold,
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
        // A 2:1 harbor may ask for fewer cards than gold costs.
        let least = |kind| match view.state.gold() {
            Some(_) => rate(kind).min(view.state.gold_rate(active, kind)),
            None => rate(kind),
        };
        // Once it is known what is given, a digit says what to take.
        let typed = self.give.and_then(|_| keys::kind(ui));
        let kind = kinds(ui, view, view.state.kinds().all(), |kind| {
            let name = view.with("trade-give-kind", &[("cards", &price(kind))]);
            let button = SizedButton::new(view.text.cards(rate(kind), kind)).named(name);
            let is_chosen = self.give == Some(BankGive::Kind(kind));
            button.chosen(is_chosen).enabled(most.get(kind) >= least(kind))
        });
        let touched = kind.map(BankGive::Kind).or_else(|| self.gives_gold(ui, view));
        self.give = touched.or(self.give);
        section(ui, &view.text.get("trade-get"));
        let Some(give) = self.give else {
            let mut all = view.state.kinds().all().iter();
            let is_possible = all.any(|kind| most.get(*kind) >= least(*kind)) || may_buy(view);
            hint(ui, &view.text.get(if is_possible { "trade-first" } else { "trade-too-few" }));
            return None;
        };
        let stock = view.bank();
        let may_take = |get: CardKind| match give {
            BankGive::Kind(kind) => {
                get != kind && stock.get(get) > 0 && most.get(kind) >= rate(kind)
            }
            // Gold buys no commodities (TRADERS 8.2).
            BankGive::Gold => get.resource().is_some() && stock.get(get) > 0,
        };
        let given = match give {
            BankGive::Kind(kind) => Goods::from(price(kind)),
            BankGive::Gold => Goods::gold(GOLD_PRICE),
        };
        let given = view.text.goods(given);
        let name = |it| {
            view.text.with("trade-get-kind", &[("resource", it), ("cards", given.as_str().into())])
        };
        let get = kinds_named(ui, view, view.state.kinds().all(), name, may_take);
        let sold = match give {
            BankGive::Kind(kind) => sells(ui, view, kind),
            BankGive::Gold => None,
        };
        if touched.is_some() {
            // On a low screen what can be taken is out of sight below.
            ui.scroll_to_cursor(Some(egui::Align::Max));
        }
        let get = get.or(typed.filter(|kind| may_take(*kind)));
        let deed = match (give, get) {
            (_, None) => return sold,
            (BankGive::Kind(give), Some(get)) => {
                Deed::TradeWithBank { give, count: rate(give), get }
            }
            (BankGive::Gold, card) => Deed::Gold(GoldDeed::Buy { card }),
        };
        Some(Command::Act(deed))
    }
}

impl BankPanel {
    /// The gold that buys a resource, where gold is played.
    fn gives_gold(&self, ui: &mut Ui, view: &View<'_>) -> Option<BankGive> {
        view.state.gold()?;
        let gold = view.text.goods(Goods::gold(GOLD_PRICE));
        let left = view.state.gold_purchases_left();
        let label = view.with("gold-buys", &[("gold", &gold), ("left", &left)]);
        let name = view.with("trade-give-kind", &[("cards", &gold)]);
        let button = SizedButton::new(label).named(name).icon(Icon::GoldCoin);
        let button = button.chosen(self.give == Some(BankGive::Gold)).enabled(may_buy(view));
        button.touched(ui, 52.0).then_some(BankGive::Gold)
    }
}

/// Returns whether whoever is on turn has the gold for a resource, and a purchase left.
fn may_buy(view: &View<'_>) -> bool {
    let stock = view.bank().resources();
    let card = stock.kinds().next().map(|(kind, _)| kind);
    card.is_some() && view.state.against(Deed::Gold(GoldDeed::Buy { card })).is_none()
}

/// The button that sells cards of `kind` for 1 gold, where gold is played.
fn sells(ui: &mut Ui, view: &View<'_>, kind: CardKind) -> Option<Command> {
    view.state.gold()?;
    let count = view.state.gold_rate(view.builder(), kind);
    let (cards, gold) = (Cards::of(kind, count), view.text.goods(Goods::gold(1)));
    let label = view.with("gold-sells", &[("cards", &cards), ("gold", &gold)]);
    let is_held = view.most(view.builder()).get(kind) >= count;
    let button = SizedButton::new(label).icon(Icon::GoldCoin).enabled(is_held);
    let deed = Deed::Gold(GoldDeed::Sell { give: kind, count });
    button.touched(ui, 52.0).then_some(Command::Act(deed))
}
