//! Small parts for the panels.

use super::keys;
use crate::app::screens::play::view::View;
use egui::{Label, Response, RichText, Ui, vec2};
use game::{CardKind, Cards, Counted, Seat};
use kit::theme::{display, plain, strong};
use kit::widgets::{
    Chip, GAP, Icon, SizedButton, buttons, card_chip, mark, paint_mark, spaced, stepper, wrapped,
    write_in,
};
use words::text::Value;

/// A panel's title with a button that closes it; says whether it was touched. A title about one
/// player, the `owner`, has the player's mark.
pub fn heading(ui: &mut Ui, view: &View<'_>, title: &str, owner: Option<Seat>) -> bool {
    let close = view.text.get("close");
    let button = vec2(108.0, 48.0);
    let room = vec2(ui.available_width() - button.x - GAP, button.y);
    spaced(ui, GAP, |ui| {
        let (mut rect, response) = ui.allocate_exact_size(room, egui::Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Heading, true, title));
        if let Some(seat) = owner {
            let center = rect.left_center() + vec2(11.0, 0.0);
            paint_mark(ui.painter(), center, 11.0, view.color(seat), view.palette);
            rect.min.x += 30.0;
        }
        // A name is written out in full here, no matter how long.
        let font = display(ui.ctx(), 22.0);
        write_in(ui, rect, egui::Align::Min, title, &font, view.palette.text);
        let closed = SizedButton::new(close).icon(Icon::Cross).text(16.0).show(ui, button);
        view.arrival.enter(ui);
        closed.clicked()
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
    label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Heading, true, title));
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
    // On a low screen, five kinds still fit in one row.
    let least = if view.is_low() { 72.0 } else { 100.0 };
    let touched = buttons(ui, kinds, (least, 52.0), |kind| {
        let button = button(kind);
        let is_enabled = button.is_enabled();
        button.tone(view.palette.card(kind)).enabled(is_enabled)
    });
    touched.or(typed)
}

/// A stepper for each kind that `most` has any of: how many of each.
pub fn counts(ui: &mut Ui, view: &View<'_>, label: &str, cards: &mut Cards, most: Cards) {
    if let Some(kind) = keys::kind(ui).filter(|kind| cards.get(*kind) < most.get(*kind)) {
        cards.set(kind, cards.get(kind) + 1);
    }
    if keys::begins_again(ui) {
        *cards = Cards::none();
    }
    let all: Vec<CardKind> = most.kinds().map(|(kind, _)| kind).collect();
    let wide = ui.available_width();
    let fits = |columns: usize| wide >= columns as f32 * (236.0 + GAP) - GAP;
    let columns = [3, 2].into_iter().find(|columns| fits(*columns)).unwrap_or(1);
    let columns = columns.min(all.len().max(1));
    let each = (wide - GAP * (columns - 1) as f32) / columns as f32;
    for row in all.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for (nth, kind) in row.iter().enumerate() {
                if nth > 0 {
                    ui.add_space(GAP);
                }
                let room = each - 144.0 - GAP;
                let name = room.min(160.0);
                chip(ui, view, *kind, None, vec2(name, 36.0));
                ui.add_space(GAP);
                kind_stepper(ui, view, label, cards, *kind, most.get(*kind));
                ui.add_space(room - name);
            }
        });
    }
}

/// The stepper of one kind.
pub fn kind_stepper(
    ui: &mut Ui,
    view: &View<'_>,
    label: &str,
    cards: &mut Cards,
    kind: CardKind,
    most: u8,
) {
    let resource = view.text.kind(kind);
    let values = [("label", label.into()), ("resource", resource.into())];
    let less = view.text.with("kind-less", &values);
    let more = view.text.with("kind-more", &values);
    if let Some(change) = stepper(ui, (&less, &more), cards.get(kind), &(0..=most)) {
        cards.set(kind, cards.get(kind).saturating_add_signed(change));
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

/// Cards as chips, one after another.
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
