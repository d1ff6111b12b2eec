//! Trade: with the bank in three touches, with a player by counting.

use egui::{Ui, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Letter, Next, Page, Panel};
use crate::app::screens::play::parts::controls::{self, Kind, kind_stepper, kinds};
use crate::app::screens::play::parts::keys;
use crate::app::screens::play::view::View;
use crate::app::theme::bounds::Within;
use crate::app::theme::strong;
use crate::app::widgets::{GAP, Picked, SizedButton, grid, hint, section, ui_scale};
use crate::board::Resource;
use crate::game::{Cards, Deed, Following, Seat};
use crate::words::text::Value;

/// A trade being put together.
#[derive(Debug, Default)]
pub struct TradePanel {
    side: Side,
    /// What the player gives to the bank.
    kind: Option<Resource>,
    with: Option<Seat>,
    give: Cards,
    get: Cards,
}

impl TradePanel {
    /// The initial trade: with the bank, unless only players can be traded with.
    pub fn begun(view: &View<'_>) -> Self {
        let may = view.is_partner() || bank_may_trade(view);
        Self { side: if may { Side::Bank } else { Side::Player }, ..Self::default() }
    }
}

/// Whether the player can trade with the bank; for a hand that isn't open, only what the
/// whole table can know counts.
fn bank_may_trade(view: &View<'_>) -> bool {
    let seat = view.builder();
    let most = match view.following() {
        Following::Open => view.most(seat),
        Following::Secret | Following::Off => view.state.openly_most(seat),
    };
    let bank = view.bank();
    let is_other = |give| bank.kinds().any(|(get, _)| get != give);
    Resource::ALL
        .into_iter()
        .any(|give| most.get(give) >= view.state.trade_rate(seat, give) && is_other(give))
}

/// Whom to trade with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Side {
    #[default]
    Bank,
    Player,
}

impl Panel for TradePanel {
    fn name(&self, _: &View<'_>) -> &'static str {
        "trade"
    }

    fn shows(&self, page: &Page) -> bool {
        *page == Page::Trade
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.text.get("trade-title"))
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        show(ui, view, self).map(Ask::Do)
    }

    fn next(&self, view: &View<'_>) -> Next {
        next(view, self)
    }

    fn letter(&self) -> Option<Letter> {
        Some(Letter::Trade)
    }
}

fn show(ui: &mut Ui, view: &View<'_>, draft: &mut TradePanel) -> Option<Command> {
    if view.is_partner() {
        return bank(ui, view, draft);
    }
    let sides = [(Side::Bank, "trade-bank"), (Side::Player, "trade-players")];
    grid(ui, &sides, (140.0, 52.0), |ui, (side, key), size| {
        let label = view.text.get(key);
        let picked = if draft.side == side { Picked::This } else { Picked::Not };
        if SizedButton::new(&label).picked(picked).show(ui, size).clicked() {
            draft.side = side;
        }
    });
    match draft.side {
        Side::Bank => bank(ui, view, draft),
        Side::Player => {
            players(ui, view, draft);
            None
        }
    }
}

fn bank(ui: &mut Ui, view: &View<'_>, draft: &mut TradePanel) -> Option<Command> {
    let active = view.builder();
    let rate = |kind| view.state.trade_rate(active, kind);
    let price = |kind| Cards::of(kind, rate(kind));
    section(ui, &view.about("trade-give", active));
    let most = view.most(active);
    // Once it is known what is given, a digit says what to take.
    let typed = draft.kind.and_then(|_| keys::kind(ui));
    let touched = kinds(ui, view, &Resource::ALL, |kind| Kind {
        label: view.text.cards(rate(kind), kind),
        name: view.text.with("trade-give-kind", &[("cards", view.cards(price(kind)).into())]),
        picked: if draft.kind == Some(kind) { Picked::This } else { Picked::Not },
        enabled: (most.get(kind) >= rate(kind)).into(),
    });
    if touched.is_some() {
        draft.kind = touched;
    }
    section(ui, &view.text.get("trade-get"));
    let Some(give) = draft.kind else {
        let is_possible = Resource::ALL.into_iter().any(|kind| most.get(kind) >= rate(kind));
        hint(ui, &view.text.get(if is_possible { "trade-first" } else { "trade-too-few" }));
        return None;
    };
    let stock = view.bank();
    let may_take = |kind| kind != give && stock.get(kind) > 0;
    let get = kinds(ui, view, &Resource::ALL, |kind| {
        let resource = view.text.resource(kind);
        let values: [(&str, Value<'_>); 2] =
            [("resource", resource.as_str().into()), ("cards", view.cards(price(give)).into())];
        Kind {
            name: view.text.with("trade-get-kind", &values),
            label: resource,
            picked: Picked::NoChoice,
            enabled: may_take(kind).into(),
        }
    });
    if touched.is_some() {
        // On a low screen what can be taken is out of sight below.
        ui.scroll_to_cursor(Some(egui::Align::Max));
    }
    let get = get.or(typed.filter(|kind| may_take(*kind)));
    get.map(|get| Command::Act(Deed::TradeWithBank { give, count: rate(give), get }))
}

fn players(ui: &mut Ui, view: &View<'_>, draft: &mut TradePanel) {
    section(ui, &view.text.get("trade-with"));
    let others: Vec<Seat> = view.others().collect();
    if let [only] = others.as_slice() {
        draft.with = Some(*only);
    }
    grid(ui, &others, (110.0, 52.0), |ui, seat, size| {
        let label = view.name(seat);
        let name = view.about("trade-with-name", seat);
        let picked = if draft.with == Some(seat) { Picked::This } else { Picked::Not };
        let tone = view.palette.player(view.color(seat));
        if SizedButton::new(&label).named(&name).tone(tone).picked(picked).show(ui, size).clicked()
            && draft.with != Some(seat)
        {
            draft.with = Some(seat);
            draft.get = Cards::none();
        }
    });
    let Some(with) = draft.with else { return };
    let active = view.builder();
    let ui_scale = ui_scale(ui);
    let stepper = 144.0 * ui_scale;
    let name_wide = (ui.available_width() - 2.0 * (stepper + GAP)).within(44.0, 150.0 * ui_scale);
    let labels = [view.about("trade-label", active), view.about("trade-label", with)];
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.add_space(name_wide + GAP);
        for label in &labels {
            let (rect, response) =
                ui.allocate_exact_size(vec2(stepper, 28.0 * ui_scale), egui::Sense::hover());
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, label));
            let font = strong(ui.ctx(), 15.0 * ui_scale);
            let at = rect.center();
            let anchor = egui::Align2::CENTER_CENTER;
            crate::app::widgets::elided(ui, at, anchor, label, font, view.palette.faint, stepper);
        }
    });
    let [gives, gets] = labels;
    let (most, theirs) = (view.most(active), view.most(with));
    for kind in Resource::ALL {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            controls::chip(ui, view, kind, None, vec2(name_wide, 36.0 * ui_scale));
            kind_stepper(ui, view, &gives, &mut draft.give, kind, most.get(kind));
            kind_stepper(ui, view, &gets, &mut draft.get, kind, theirs.get(kind));
        });
    }
}

/// The button that makes the trade.
fn next(view: &View<'_>, draft: &TradePanel) -> Next {
    let Some(with) = draft.with.filter(|_| draft.side == Side::Player) else {
        return Next::back(view.text.get("chooser-cancel"));
    };
    let (give, get) = (draft.give, draft.get);
    if give.is_empty() && get.is_empty() {
        return Next::when(view.text.get("trade-unfinished"), None);
    }
    let values: [(&str, Value<'_>); 4] = [
        ("who", view.name(view.builder()).into()),
        ("give", view.cards(give).into()),
        ("with", view.name(with).into()),
        ("get", view.cards(get).into()),
    ];
    let label = view.text.with("trade-confirm", &values);
    Next::go(label, Command::Act(Deed::Trade { with, give, get }))
}
