//! A row of chips, where a touch adds a card of that kind and the last button takes all of them
//! back; a trade with a player put together from two of them; and what a monopoly takes.

use egui::{Align, Rect, Ui, vec2};

use super::controls::{kind_button, kinds, section_of};
use super::keys;
use crate::app::command::Command;
use crate::app::screens::play::panel::NextButton;
use crate::app::screens::play::view::View;
use game::{CardKind, Cards, Deed, Goods, Monopoly, OilDeed, PerSeat, Phase, Seat};
use kit::theme::strong;
use kit::widgets::{
    Chip, FINGER, Icon, SizedButton, bold, chosen_ring, columns, labeled, mark, say, stepper,
    toned_ground, touchable, write_in,
};

/// A cell of the row.
#[derive(Clone, Copy)]
enum Cell {
    Kind(CardKind),
    Coin(Coin),
    /// Takes all of it back.
    Clear,
}

/// Something that is counted beside cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coin {
    Gold,
    Oil,
}

impl Coin {
    const fn shown(self) -> (&'static str, Icon) {
        match self {
            Self::Gold => ("figure-gold", Icon::GoldCoin),
            Self::Oil => ("figure-oil", Icon::Oil),
        }
    }

    fn of(self, goods: Goods) -> u16 {
        match self {
            Self::Gold => goods.gold,
            Self::Oil => goods.oil.into(),
        }
    }

    const fn add(self, goods: &mut Goods) {
        match self {
            Self::Gold => goods.gold = goods.gold.saturating_add(1),
            Self::Oil => goods.oil = goods.oil.saturating_add(1),
        }
    }

    /// Returns those that players trade in this game.
    fn traded(view: &View<'_>) -> Vec<Self> {
        let gold = view.state.gold().map(|_| Self::Gold);
        gold.into_iter().chain(view.state.oil().map(|_| Self::Oil)).collect()
    }
}

/// The most that `seat` may discard, as far as the table knows.
pub fn discardable(view: &View<'_>, seat: Seat) -> Goods {
    Goods { cards: view.most(seat), oil: view.state.oil_as_cards(seat), gold: 0 }
}

/// The deed by which `seat` discards these; the kinds of the cards may stay untold.
pub fn discarded(seat: Seat, goods: Goods, is_told: bool) -> Deed {
    let cards = is_told.then_some(goods.cards);
    if goods.oil > 0 {
        Deed::Oil(OilDeed::Discard { player: seat, count: goods.oil, cards })
    } else {
        Deed::Discard { player: seat, cards }
    }
}

/// Shows the row for `goods`: cards, of which there are at most as many as `most` has, and a chip
/// for each of `coins`; `label` says whose they are. Digits on the keyboard may add cards to it.
pub fn goods_row(
    ui: &mut Ui,
    view: &View<'_>,
    label: &str,
    goods: &mut Goods,
    (most, coins): (Goods, &[Coin]),
    takes_keys: bool,
) {
    if takes_keys {
        if keys::takes_back(ui) {
            *goods = Goods::default();
        }
        keys::count(ui, &mut goods.cards, most.cards);
    }
    let kinds = view.state.kinds().all().iter().copied().map(Cell::Kind);
    let coins = coins.iter().copied().map(Cell::Coin);
    // The button that takes them back is the last of the row.
    let cells: Vec<Cell> = kinds.chain(coins).chain([Cell::Clear]).collect();
    let count = fitting(ui.available_width(), cells.len());
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = vec2(ROW_GAP, ROW_GAP);
        columns(ui, &cells, count, |ui, cell, wide| {
            let size = vec2(wide, FINGER);
            match *cell {
                Cell::Clear => {
                    let name = view.text.with("kinds-clear", &[("label", label.into())]);
                    let clear = SizedButton::new("").named(name).icon(Icon::Cross);
                    if clear.enabled(!goods.is_empty()).show(ui, size).clicked() {
                        *goods = Goods::default();
                    }
                }
                Cell::Coin(coin) => {
                    let (key, icon) = coin.shown();
                    let (count, what) = (coin.of(*goods), view.text.get(key));
                    let name =
                        view.with("goods-more", &[("label", &label.to_owned()), ("what", &what)]);
                    let shown = if count > 0 { count.to_string() } else { String::new() };
                    let button = SizedButton::new(shown).named(name).icon(icon).chosen(count > 0);
                    let may = count > 0 || count < coin.of(most);
                    let is_touched = button.enabled(may).show(ui, size).clicked();
                    if is_touched && count < coin.of(most) {
                        coin.add(goods);
                    }
                }
                Cell::Kind(kind) => {
                    let count = goods.cards.get(kind);
                    let may = count > 0 || count < most.cards.get(kind);
                    let is_touched =
                        ui.add_enabled_ui(may, |ui| chip(ui, view, label, (kind, count), size));
                    if is_touched.inner {
                        keys::add(&mut goods.cards, kind, most.cards);
                    }
                }
            }
        });
    });
}

/// The same where `due` cards in all are chosen, of each kind at most as many as `most` has.
pub fn due_row(
    ui: &mut Ui,
    view: &View<'_>,
    label: &str,
    cards: &mut Cards,
    (most, due): (Cards, u16),
) {
    let mut goods = Goods::from(*cards);
    due_goods(ui, view, label, &mut goods, (most.into(), due));
    *cards = goods.cards;
}

/// The same with oil, where `most` has some.
pub fn due_goods(
    ui: &mut Ui,
    view: &View<'_>,
    label: &str,
    goods: &mut Goods,
    (most, due): (Goods, u16),
) {
    let chosen = goods.cards.total().saturating_add(goods.oil.into());
    let left = u8::try_from(due.saturating_sub(chosen)).unwrap_or(u8::MAX);
    let cards =
        Cards::from_fn(|kind| most.cards.get(kind).min(goods.cards.get(kind).saturating_add(left)));
    let oil = most.oil.min(goods.oil.saturating_add(left));
    let coins: &[Coin] = if most.oil > 0 { &[Coin::Oil] } else { &[] };
    goods_row(ui, view, label, goods, (Goods { cards, oil, gold: 0 }, coins), true);
}

/// Fills in the cards if the hand of `seat` is of one kind, which leaves no choice.
pub fn prefill(view: &View<'_>, cards: &mut Cards, seat: Seat, due: u16) {
    if let ([only], true) = (view.kinds(seat).as_slice(), cards.is_empty()) {
        cards.set(*only, u8::try_from(due).unwrap_or(u8::MAX));
    }
}

/// The button at the bottom while `due` cards are chosen: how many are missing, by the key `ask`,
/// or what is done with them.
pub fn next_of_due(
    view: &View<'_>,
    (cards, due): (Cards, u16),
    ask: &str,
    done: impl FnOnce() -> (String, Deed),
) -> NextButton {
    let missing = due.saturating_sub(cards.total());
    if missing > 0 {
        return NextButton::when(view.with_count(ask, missing), None);
    }
    let (label, deed) = done();
    NextButton::go(label, Command::Act(deed))
}

/// The space between the chips.
const ROW_GAP: f32 = 4.0;

/// Returns how many of `cells` stand side by side in `wide` points: all of them, or about half
/// where they would be narrower than a finger.
fn fitting(wide: f32, cells: usize) -> usize {
    let fits = |columns: &usize| wide + ROW_GAP >= *columns as f32 * (FINGER + ROW_GAP);
    (1..=cells).map(|rows| cells.div_ceil(rows)).find(fits).unwrap_or(1)
}

/// One kind with its count; says whether it was touched.
fn chip(
    ui: &mut Ui,
    view: &View<'_>,
    label: &str,
    (kind, count): (CardKind, u8),
    size: egui::Vec2,
) -> bool {
    let resource = view.text.kind(kind);
    let name = view.with("kind-more", &[("label", &label), ("resource", &kind)]);
    let (rect, response) = touchable(ui, size, &name);
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let tone = view.palette.card(kind);
    let tone = if ui.is_enabled() { tone } else { view.palette.disabled };
    toned_ground(ui, &response, tone);
    // All of them with their words beside their signs, or below.
    let is_wide = rect.width() >= 124.0;
    let word = if is_wide { resource.as_str() } else { "" };
    let shown = Chip { count: (count > 0).then_some(count.into()), kind, word, tone };
    if is_wide {
        let place = Rect::from_center_size(rect.center(), vec2(rect.width() - 8.0, FINGER * 0.8));
        shown.write(ui, place);
    } else {
        let (above, below) = rect.shrink2(vec2(3.0, 2.0)).split_top_bottom_at_fraction(0.62);
        shown.write(ui, above);
        write_in(ui, below, Align::Center, &resource, &strong(ui.ctx(), 13.0), tone.ink);
    }
    if count > 0 {
        chosen_ring(ui, rect, 12.0);
    }
    response.clicked()
}

/// A row under its heading; on a low screen beside a word, as every line counts there.
fn heading(ui: &mut Ui, view: &View<'_>, label: &str, short: &str, row: impl FnOnce(&mut Ui)) {
    let seat = view.builder();
    if !view.is_low() {
        section_of(ui, view, seat, label);
        return row(ui);
    }
    ui.horizontal(|ui| {
        let size = vec2(58.0, FINGER);
        let rect = labeled(ui, size, label);
        let font = strong(ui.ctx(), 15.0);
        // Above the word: a row of five kinds needs the width.
        let (above, below) = rect.split_top_bottom_at_fraction(0.5);
        let center = above.left_center() + vec2(9.0, 0.0);
        view.paint_mark(ui.painter(), center, 9.0, seat);
        write_in(ui, below, Align::Min, &view.text.get(short), &font, view.palette.faint);
        row(ui);
    });
}

/// The most that a hand may give in a trade, with gold and oil where they are played.
pub fn tradable(view: &View<'_>, seat: Seat) -> Goods {
    let (gold, oil) = (view.state.gold_of(seat), view.state.oil_of(seat));
    Goods { gold, oil, cards: view.most(seat) }
}

/// Goods that each side of a trade gives.
#[derive(Clone, Debug, Default)]
pub struct TradeOffer {
    give: Goods,
    get: Goods,
}

impl TradeOffer {
    /// Returns whether players can trade with one another now.
    pub fn is_possible(view: &View<'_>) -> bool {
        view.state.phase() == Phase::Trading && view.state.open_tasks().is_empty()
    }

    /// Returns whether nothing is in it yet.
    pub fn is_empty(&self) -> bool {
        self.give.is_empty() && self.get.is_empty()
    }

    /// Both rows: what whoever is on turn gives, and what they get from whoever of `others` has
    /// most of it.
    pub fn rows(&mut self, ui: &mut Ui, view: &View<'_>, others: &[Seat]) {
        let active = view.builder();
        let theirs = others.iter().map(|seat| tradable(view, *seat));
        let theirs = theirs.reduce(|one, other| Goods {
            gold: one.gold.max(other.gold),
            oil: one.oil.max(other.oil),
            cards: one.cards.most(other.cards),
        });
        let coins = Coin::traded(view);
        let gives = view.about("trade-gives", active);
        let gets = view.about("trade-gets", active);
        heading(ui, view, &gives, "trade-gives-short", |ui| {
            let most = tradable(view, active);
            goods_row(ui, view, &gives, &mut self.give, (most, &coins), true);
        });
        heading(ui, view, &gets, "trade-gets-short", |ui| {
            let most = theirs.unwrap_or_default();
            goods_row(ui, view, &gets, &mut self.get, (most, &coins), false);
        });
    }

    /// Returns whether `seat` can give what is asked.
    pub fn suits(&self, view: &View<'_>, seat: Seat) -> bool {
        let (theirs, get) = (tradable(view, seat), self.get);
        theirs.cards.covers(get.cards) && theirs.gold >= get.gold && theirs.oil >= get.oil
    }

    /// The trade with `with` as a sentence, and the command that makes it.
    pub fn with(&self, view: &View<'_>, with: Seat) -> (String, Command) {
        let (who, give, get) = (view.builder(), self.give, self.get);
        let sentence = view.with(
            "trade-confirm",
            &[("who", &who), ("give", &give), ("with", &with), ("get", &get)],
        );
        (sentence, Command::Act(Deed::Trade { with, give, get }))
    }
}

/// A monopoly, once its kind is chosen, and how many cards each gives.
#[derive(Debug, Default)]
pub struct MonopolyDraft {
    taken: Option<(Monopoly, PerSeat<u8>)>,
}

impl MonopolyDraft {
    /// The kinds of these monopolies, and below them a count for each player of whom it isn't known.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, all: &[Monopoly]) {
        let chosen = self.taken.as_ref().map(|(monopoly, _)| monopoly.kind());
        let all_kinds: Vec<CardKind> = all.iter().map(|monopoly| monopoly.kind()).collect();
        let touched = kinds(ui, view, &all_kinds, |kind| {
            let name = |it| view.text.with("card-monopoly-kind", &[("resource", it)]);
            kind_button(view, kind, name).chosen(chosen == Some(kind))
        });
        // How many a player surely gives, and how many at most.
        let range = |seat, monopoly: Monopoly| {
            let given = |cards: Cards| cards.get(monopoly.kind()).min(monopoly.most());
            (given(view.known(seat)), given(view.most(seat)))
        };
        if let Some(monopoly) = all.iter().find(|monopoly| Some(monopoly.kind()) == touched) {
            let builder = view.builder();
            let surely = |seat| if seat == builder { 0 } else { range(seat, *monopoly).0 };
            self.taken = Some((*monopoly, view.state.players().map(|seat, _| surely(seat))));
        }
        let Some((monopoly, taken)) = &mut self.taken else { return };
        let kind = &monopoly.kind();
        let ranges = view.others().map(|seat| (seat, range(seat, *monopoly)));
        let unsure: Vec<_> = ranges.filter(|(_, (least, most))| least < most).collect();
        if unsure.is_empty() || view.state.app_counts() {
            return;
        }
        say(ui, &view.with("card-monopoly-counts", &[("resource", kind)]));
        for (seat, (least, most)) in unsure {
            ui.horizontal(|ui| {
                let named = |key| view.with(key, &[("who", &seat), ("resource", kind)]);
                let (less, more) = (named("card-monopoly-less"), named("card-monopoly-more"));
                if let Some(counted) = taken.get_mut(seat)
                    && let Some(change) = stepper(ui, (&less, &more), *counted, &(least..=most))
                {
                    *counted = counted.saturating_add_signed(change);
                }
                mark(ui, view.color(seat), 22.0);
                bold(ui, &view.name(seat), 17.0);
            });
        }
    }

    /// The button that takes them; `ask` is the key of what it says without a kind.
    pub fn next(&self, view: &View<'_>, ask: &str) -> NextButton {
        let Some((monopoly, taken)) = &self.taken else {
            return NextButton::when(view.text.get(ask), None);
        };
        let kind = monopoly.kind();
        if view.state.app_counts() {
            let label = view.with("card-monopoly-counted", &[("resource", &kind)]);
            return NextButton::go(label, Command::Monopoly(*monopoly));
        }
        let sum = taken.values().fold(0_u8, |sum, count| sum.saturating_add(*count));
        let deed = monopoly.deed(taken.clone());
        let cards = view.text.cards(sum, kind);
        let label = view.text.with("card-monopoly-confirm", &[("cards", cards.into())]);
        // As long as nobody was counted, a stray touch must not look like the way on.
        let is_uncounted = sum == 0 && view.others().any(|seat| view.most(seat).get(kind) > 0);
        NextButton::go(label, Command::Act(deed)).quiet(is_uncounted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chips_stand_in_one_row_as_long_as_each_has_room_for_a_finger() {
        assert_eq!(fitting(464.0, 9), 9);
        assert_eq!(fitting(463.0, 9), 5);
        assert_eq!(fitting(330.0, 6), 6);
        assert_eq!(fitting(200.0, 9), 3);
        assert_eq!(fitting(1.0, 9), 1);
    }
}
