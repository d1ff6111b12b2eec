//! Payouts beyond what each player takes, which their seats say: what the card brought everybody,
//! and what the bank couldn't pay.

use egui::{Rect, Role, Sense, Ui, pos2, vec2};

use crate::app::command::{Command, WhyQuestion};
use crate::app::screens::play::parts::controls::who_says;
use crate::app::screens::play::parts::why_buttons as why;
use crate::app::screens::play::view::View;
use game::{Payout, Seat};
use kit::widgets::{Icon, boxed, focus_ring, named_place, say, section, warning_box};

/// Says what the card brought.
pub fn by_the_card(ui: &mut Ui, view: &View<'_>) {
    let fixed = &view.news.fixed;
    let Some(first) = fixed.values().next().copied() else { return };
    let players = view.state.players().count();
    let is_shared =
        fixed.len() == players && !first.is_empty() && fixed.values().all(|cards| *cards == first);
    boxed(ui, |ui| {
        section(ui, &view.text.get("card-brings"));
        if is_shared {
            return say(ui, &view.text.with("card-each", &[("cards", view.cards(first).into())]));
        }
        for seat in view.seats_from_active() {
            match fixed.get(&seat) {
                Some(cards) if cards.is_empty() => {
                    who_says(ui, view, seat, &view.about("act-take-unknown", seat));
                }
                Some(cards) => who_says(ui, view, seat, &view.takes(seat, *cards)),
                None => {}
            }
        }
    });
}

/// The bank's shortage, kind by kind.
pub fn shortage(ui: &mut Ui, view: &View<'_>, payout: &Payout) -> Option<Command> {
    let (mut none, mut sentences) = (Vec::new(), Vec::new());
    for kind in view.state.kinds().all().iter().copied() {
        let short = payout.short.iter().filter(|(_, cards)| cards.get(kind) > 0);
        let short: Vec<Seat> = short.map(|(seat, _)| seat).collect();
        let name = view.text.kind(kind);
        match short.as_slice() {
            [] => {}
            [only] if payout.paid.of(*only).get(kind) > 0 => {
                sentences.push(view.about_with("bank-short-one", *only, "resources", name.into()));
            }
            _ => none.push(name),
        }
    }
    if !none.is_empty() {
        let short = view.with("bank-short", &[("resources", &view.text.list(&none))]);
        sentences.insert(0, short);
    }
    if sentences.is_empty() {
        return None;
    }
    let top = ui.cursor().min;
    let wide = ui.available_width();
    warning_box(ui, |ui| {
        ui.set_min_height(28.0);
        ui.set_max_width(ui.available_width() - SIGN);
        for sentence in &sentences {
            say(ui, sentence);
        }
    });
    let rect = Rect::from_min_size(top, vec2(wide, ui.min_rect().bottom() - top.y));
    let id = ui.scope_id().with("shortage");
    let name = why::of(view, &sentences.join(" "));
    let response = named_place(ui, rect, id, (Sense::click(), Role::Button), &name);
    focus_ring(ui, &response);
    // The sign at its end that touching it answers why.
    let at = pos2(rect.right() - 20.0, rect.top() + rect.height().min(48.0) / 2.0);
    Icon::Question.paint_at(ui.painter(), at, 18.0, view.palette.faint);
    response.clicked().then_some(Command::why(WhyQuestion::Shortage))
}

/// Room for the sign at its end.
const SIGN: f32 = 26.0;
