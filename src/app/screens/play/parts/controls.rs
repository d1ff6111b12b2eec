//! Small parts for the panels.

use std::fmt::{self, Display, Formatter};
use std::ops::RangeInclusive;

use egui::{Align2, Label, Pos2, Response, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::keys;
use crate::app::command::Figure;
use crate::app::screens::play::panel::has_pile;
use crate::app::screens::play::view::{Squeeze, View};
use game::{CardKind, Cards, Counted, Seat};
use kit::theme::{display, plain, strong};
use kit::widgets::{
    Chip, GAP, Icon, SizedButton, buttons, card_chip, cargo_icon, elided, grid, mark,
    pressed_ground, spaced, stepper, text_width, touchable, wrapped, write_in,
};
use words::game::belongings::{Amount, Belonging, Holding, Store};
use words::text::Value;

/// A panel's title, with a button that closes it if nothing else does; says whether it was touched. A title about one
/// player, the `owner`, has the player's mark.
pub fn heading(
    ui: &mut Ui,
    view: &View<'_>,
    (title, owner): (&str, Option<Seat>),
    has_close: bool,
) -> bool {
    let close = view.text.get("close");
    let button = vec2(108.0, 48.0);
    let taken = if has_close { button.x + GAP } else { 0.0 };
    let room = vec2(ui.available_width() - taken, button.y);
    spaced(ui, GAP, |ui| {
        let (mut rect, response) = ui.allocate_exact_size(room, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, title));
        if let Some(seat) = owner {
            let center = rect.left_center() + vec2(11.0, 0.0);
            view.paint_mark(ui.painter(), center, 11.0, seat);
            rect.min.x += 30.0;
        }
        // A name is written out in full here, no matter how long.
        let font = display(ui.ctx(), 22.0);
        write_in(ui, rect, egui::Align::Min, title, &font, view.palette.text);
        let close = SizedButton::new(close).icon(Icon::Cross).text(16.0);
        let is_closed = has_close && close.show(ui, button).clicked();
        view.arrival.enter(ui);
        is_closed
    })
}

/// A player's mark and name on one line.
pub fn who(ui: &mut Ui, view: &View<'_>, seat: Seat, sentence: &str) {
    ui.horizontal(|ui| {
        mark(ui, view.color(seat), 24.0);
        wrapped(ui, sentence, strong(ui.ctx(), 18.0));
    });
}

/// The same in words of another size, as low as they are.
pub fn who_bold(ui: &mut Ui, view: &View<'_>, seat: Seat, sentence: &str, size: f32) {
    let words = RichText::new(sentence).font(strong(ui.ctx(), size));
    marked(ui, view, seat, words, size * 1.2);
}

/// A sentence that begins with a player, after the player's mark.
pub fn who_says(ui: &mut Ui, view: &View<'_>, seat: Seat, sentence: &str) {
    let size = 17.0;
    marked(ui, view, seat, RichText::new(sentence).font(plain(size)), size * 1.2);
}

/// The same for a sentence that matters less.
pub fn who_hints(ui: &mut Ui, view: &View<'_>, seat: Seat, sentence: &str) {
    let size = 16.0;
    let words = RichText::new(sentence).font(plain(size)).color(view.palette.faint);
    marked(ui, view, seat, words, size * 1.2);
}

/// The title of a section about one player, after the player's mark.
pub fn section_of(ui: &mut Ui, view: &View<'_>, seat: Seat, title: &str) {
    let words = RichText::new(title).font(strong(ui.ctx(), 16.0));
    ui.add_space(2.0);
    let label = marked(ui, view, seat, words.color(view.palette.faint), 18.0);
    label.widget_info(|| WidgetInfo::labeled(Role::Heading, true, title));
}

fn marked(ui: &mut Ui, view: &View<'_>, seat: Seat, words: RichText, size: f32) -> Response {
    // Trailing spaces would make everything below wider than the panel.
    let wide = ui.available_width() - 6.0;
    ui.scope(|ui| {
        ui.set_max_width(wide.max(20.0));
        // Nothing here can be touched, so the line can be as low as its words.
        ui.spacing_mut().interact_size.y = size;
        let line = ui.horizontal(|ui| {
            mark(ui, view.color(seat), size);
            ui.add(Label::new(words).wrap())
        });
        line.inner
    })
    .inner
}

/// The button of a kind, with its word; `named` makes the name for screen readers of that.
pub fn kind_button(
    view: &View<'_>,
    kind: impl Into<CardKind>,
    named: impl FnOnce(Value<'static>) -> String,
) -> SizedButton<'static> {
    let word = view.text.kind(kind.into());
    let name = named(word.clone().into());
    SizedButton::new(word).named(name)
}

/// A button for each of `kinds`, in its color; returns the one touched.
pub fn kinds<'a, K: Copy + Into<CardKind>>(
    ui: &mut Ui,
    view: &View<'_>,
    kinds: &[K],
    button: impl Fn(K) -> SizedButton<'a>,
) -> Option<K> {
    let typed = keys::kind(ui);
    let typed = typed.and_then(|typed| kinds.iter().copied().find(|kind| (*kind).into() == typed));
    let typed = typed.filter(|kind| button(*kind).is_enabled());
    // On a low screen, or where much is to be done, five kinds still fit in one row.
    let least = match (view.squeeze, view.is_low()) {
        (Squeeze::Compact | Squeeze::Tight, _) => 54.0,
        (Squeeze::Roomy | Squeeze::Strip, true) => 72.0,
        (Squeeze::Roomy | Squeeze::Strip, false) => 100.0,
    };
    let touched = buttons(ui, kinds, (least, 52.0), |kind| {
        let button = button(kind);
        let is_enabled = button.is_enabled();
        button.kind(kind).tone(view.palette.card(kind)).enabled(is_enabled)
    });
    touched.or(typed)
}

/// The same with the word of each kind, of which `named` makes the name for screen readers; only
/// those that `may` be touched are.
pub fn kinds_named<K: Copy + Into<CardKind>>(
    ui: &mut Ui,
    view: &View<'_>,
    all: &[K],
    named: impl Fn(Value<'static>) -> String,
    may: impl Fn(CardKind) -> bool,
) -> Option<K> {
    kinds(ui, view, all, |kind| kind_button(view, kind, &named).enabled(may(kind.into())))
}

/// One resource of the bank's for `player`.
pub fn from_bank(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<CardKind> {
    let bank = view.bank();
    let name = |it| view.about_with("task-take-kind", player, "resource", it);
    kinds_named(ui, view, &CardKind::RESOURCES, name, |kind| bank.get(kind) > 0)
}

/// A stepper for each kind that `most` has any of: how many of each.
pub fn counts(ui: &mut Ui, view: &View<'_>, label: &str, cards: &mut Cards, most: Cards) {
    keys::count(ui, cards, most);
    let number = |cards: &Cards, kind| (cards.get(kind), 0..=most.get(kind));
    steppers(ui, view, (label, most), cards, number, |cards, kind, change| {
        cards.set(kind, cards.get(kind).saturating_add_signed(change));
    });
}

/// A stepper for each kind: how many more of it, or fewer, from none.
pub fn changes(ui: &mut Ui, view: &View<'_>, label: &str, (came, went): (&mut Cards, &mut Cards)) {
    let supply = view.game.setup().supply();
    let mut both = (*came, *went);
    let number = |(came, went): &(Cards, Cards), kind| {
        let most = i16::from(supply.get(kind));
        let change = i16::from(came.get(kind)) - i16::from(went.get(kind));
        (Signed(change), Signed(-most)..=Signed(most))
    };
    steppers(ui, view, (label, supply), &mut both, number, |(came, went), kind, change| {
        // What came is taken back before anything goes.
        let (more, fewer) = if change > 0 { (came, went) } else { (went, came) };
        if fewer.get(kind) > 0 {
            fewer.set(kind, fewer.get(kind) - 1);
        } else {
            more.set(kind, more.get(kind).saturating_add(1));
        }
    });
    (*came, *went) = both;
}

/// A number with its sign: "+1".
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
struct Signed(i16);

impl Display for Signed {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => write!(out, "0"),
            more @ 1.. => write!(out, "+{more}"),
            fewer => write!(out, "\u{2212}{}", fewer.unsigned_abs()),
        }
    }
}

/// Kinds in columns, each with a stepper whose `number` and range is that of the kind in `what`.
fn steppers<T, N: Copy + PartialOrd + Display>(
    ui: &mut Ui,
    view: &View<'_>,
    (label, of): (&str, Cards),
    what: &mut T,
    number: impl Fn(&T, CardKind) -> (N, RangeInclusive<N>),
    mut change: impl FnMut(&mut T, CardKind, i8),
) {
    let all: Vec<CardKind> = of.kinds().map(|(kind, _)| kind).collect();
    let wide = ui.available_width();
    let fits = |columns: &usize| wide >= *columns as f32 * (236.0 + GAP) - GAP;
    let columns = [3, 2].into_iter().find(fits).unwrap_or(1).min(all.len().max(1));
    let each = (wide - GAP * (columns - 1) as f32) / columns as f32;
    for row in all.chunks(columns) {
        spaced(ui, 0.0, |ui| {
            for (nth, kind) in row.iter().enumerate() {
                if nth > 0 {
                    ui.add_space(GAP);
                }
                let room = each - 144.0 - GAP;
                let name = room.min(160.0);
                chip(ui, view, *kind, None, vec2(name, 36.0));
                ui.add_space(GAP);
                let named = |key| view.with(key, &[("label", &label), ("resource", kind)]);
                let (less, more) = (named("kind-less"), named("kind-more"));
                let (now, range) = number(what, *kind);
                if let Some(step) = stepper(ui, (&less, &more), now, &range) {
                    change(what, *kind, step);
                }
                ui.add_space(room - name);
            }
        });
    }
}

/// A resource on a pill of a given size: the count, its sign, and its name if there is
/// room.
pub fn chip(
    ui: &mut Ui,
    view: &View<'_>,
    kind: CardKind,
    count: Option<Counted>,
    size: egui::Vec2,
) {
    let word = view.text.kind(kind);
    let tone = view.palette.card(kind);
    let name = count.map_or_else(|| word.clone(), |count| view.counted(kind, count));
    card_chip(ui, &Chip { count, kind, word: &word, tone }, size, &name);
}

pub fn chips(ui: &mut Ui, view: &View<'_>, cards: Cards) {
    let high = 32.0;
    for (kind, count) in cards.kinds() {
        let word = view.text.kind(kind);
        let tone = view.palette.card(kind);
        let count = Some(count.into());
        let shown = Chip { count, kind, word: &word, tone };
        let wide = shown.width(ui, high);
        chip(ui, view, kind, count, vec2(wide, high));
    }
}

/// The height that is left of the panel regardless of scrolling: nothing may change places under
/// the finger that scrolls.
pub fn room_left(ui: &Ui) -> f32 {
    ui.clip_rect().height() - (ui.cursor().top() - ui.max_rect().top())
}

/// The number that a finger at `at` means: the nearest one that can be corrected now.
pub fn nearest(view: &View<'_>, numbers: &[(Pos2, Figure)], at: Pos2) -> Option<Figure> {
    let there = numbers.iter().filter(|(_, figure)| *figure != Figure::PILE || has_pile(view));
    let away = |center: &Pos2| center.distance_sq(at);
    there.min_by(|(one, _), (other, _)| away(one).total_cmp(&away(other))).map(|(_, one)| *one)
}

/// Tiles with numbers, which say whose they are if they belong to several players; returns the
/// one touched.
pub fn tiles(ui: &mut Ui, view: &View<'_>, figures: &[Figure], has_owners: bool) -> Option<Figure> {
    let mut touched = None;
    let least = if has_owners { 200.0 } else { 150.0 };
    grid(ui, figures, (least, 52.0), |ui, &figure, size| {
        let name = figure.spoken(view);
        let (rect, response) = touchable(ui, size, &name);
        if response.clicked() {
            touched = Some(figure);
        }
        if !ui.is_rect_visible(rect) {
            return;
        }
        pressed_ground(ui, &response, view.palette.raised);
        let mut left = rect.left() + 12.0;
        let player = figure.player().filter(|_| has_owners);
        if let Some(seat) = player.or_else(|| figure.holder(view)) {
            let at = pos2(left + 10.0, rect.center().y);
            view.paint_mark(ui.painter(), at, 10.0, seat);
            left += 28.0;
        }
        let value = figure.value(view);
        let font = strong(ui.ctx(), if figure.is_word() { 16.0 } else { 21.0 });
        let room = rect.right() - 12.0 - left;
        let wide = text_width(ui, &value, &font).min(room * 0.6);
        let at = pos2(rect.right() - 12.0, rect.center().y);
        elided(ui, at, Align2::RIGHT_CENTER, &value, font, view.palette.text, wide + 1.0);
        let at = pos2(left, rect.center().y);
        let font = egui::FontId::proportional(16.0);
        let label = figure.label(view);
        let ink = view.palette.faint;
        elided(ui, at, Align2::LEFT_CENTER, &label, font, ink, room - wide - 8.0);
    });
    touched
}

/// The sign of a kind of thing that the modules put before players.
pub const fn belonging_sign(what: Belonging) -> Icon {
    match what {
        Belonging::Gold => Icon::GoldCoin,
        Belonging::Wealthiest => Icon::Wealthiest,
        Belonging::Poor => Icon::Poor,
        Belonging::Fish => Icon::Fish,
        Belonging::Boot => Icon::Boot,
        Belonging::Train => Icon::Train,
        Belonging::Load | Belonging::Delivered => Icon::Wagon,
        Belonging::Oil => Icon::Oil,
        Belonging::Sequestered => Icon::Sequestered,
        Belonging::Champion => Icon::Champion,
    }
}

/// The sign of a thing before a player.
pub const fn holding_sign(held: Holding) -> Icon {
    match held.amount {
        Amount::Cargo(cargo) => cargo_icon(cargo),
        Amount::Count(_) | Amount::Points(_) | Amount::Needs(_) => belonging_sign(held.what),
    }
}

/// The sign of a store.
pub const fn store_sign(store: Store) -> Icon {
    match store {
        Store::Fish => Icon::Fish,
        Store::CastleStack => Icon::Castle,
        Store::QuarryStack => Icon::Quarry,
        Store::GlassworksStack => Icon::Glassworks,
        Store::Oil => Icon::Oil,
        Store::OilTrack => Icon::Flood,
        Store::Destroyed => Icon::Pollution,
    }
}
