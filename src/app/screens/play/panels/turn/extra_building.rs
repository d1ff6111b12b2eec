//! Building during another player's turn, with five and six players (RULES 4.5).

use egui::{Align2, FontId, Role, Ui, Vec2, pos2};

use crate::app::command::{Command, SpotFilter};
use crate::app::screens::play::parts::controls::who;
use crate::app::screens::play::parts::piece;
use crate::app::screens::play::parts::spots;
use crate::app::screens::play::view::View;
use game::{
    BuildPiece, Deed, ExtraBuilding, Following, KnightsPurchase, PartnerWin, Purchase, Seat,
};
use kit::theme::strong;
use kit::widgets::{
    Icon, bold, boxed, elided, hint, paint_due_frame, pick, pressed_ground, selectable, text_width,
};

pub fn show(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    let builder = view.builder();
    let mut chosen = None;
    boxed(ui, |ui| {
        if view.state.rules().extra_building == ExtraBuilding::Special {
            // If there is little room, the players need it.
            let is_low = view.is_low();
            bold(ui, &view.text.get("others-may-build"), if is_low { 17.0 } else { 24.0 });
            if !is_low {
                hint(ui, &view.text.get("others-hint"));
            }
            chosen = others(ui, view);
        } else {
            who(ui, view, builder, &view.about("partner-title", builder));
            let key = match view.state.rules().partner_win {
                PartnerWin::May => "partner-hint-may-win",
                PartnerWin::MayNot => "partner-hint",
            };
            hint(ui, &view.about(key, builder));
            let is_stuck = spots::to_build(view, SpotFilter::default()).is_empty();
            hint(ui, &view.text.get(if is_stuck { "spots-none" } else { "spots-hint" }));
        }
    });
    chosen.map(|player| Command::Act(Deed::LetBuild { player }))
}

/// Everybody but the active player in seat order; touch whoever builds next.
fn others(ui: &mut Ui, view: &View<'_>) -> Option<Seat> {
    let active = view.active();
    let seats: Vec<Seat> = view.seats_from_active().filter(|seat| *seat != active).collect();
    let least = if view.is_low() { 125.0 } else { 330.0 };
    let touched = pick(ui, &seats, (least, 52.0), |ui, &seat, size| {
        // Only the table knows who has had a chance already: not everybody goes around in seat
        // order.
        let is_now = view.guest() == Some(seat);
        row(ui, view, (seat, is_now), size) && !is_now
    });
    touched.copied()
}

/// Below this width the name goes above what they could pay for.
const NARROW: f32 = 280.0;

/// The most things for sale that have a place of their own in a row.
const PLACES: usize = 4;

/// One player and what they could pay for, of a secret hand only its size; says whether it was
/// touched.
fn row(ui: &mut Ui, view: &View<'_>, (seat, is_now): (Seat, bool), size: Vec2) -> bool {
    let palette = view.palette;
    let hand = view.state.hands().map(|hands| hands.size(seat));
    let is_open = hand.is_some() && view.following() == Following::Open;
    let mut goods = for_sale(view, seat);
    let paid: Vec<String> =
        goods.iter().filter(|(.., is_paid)| *is_paid).map(|(name, ..)| name.clone()).collect();
    let words = view.about(if is_now { "others-builds" } else { "others-lets" }, seat);
    let label = ("label", &words as _);
    let name = match hand {
        Some(_) if is_open && paid.is_empty() => view.with("others-pays-nothing", &[label]),
        Some(_) if is_open => {
            view.with("others-pays", &[label, ("what", &view.text.joined(&paid))])
        }
        Some(count) => view.with("others-cards", &[label, ("count", &count)]),
        None => words,
    };
    let (rect, response) = selectable(ui, size, Role::Button, is_now, &name);
    pressed_ground(ui, &response, palette.raised);
    if is_now {
        paint_due_frame(ui.painter(), rect, palette);
    }
    let at = pos2(rect.left() + 26.0, rect.center().y);
    view.paint_mark(ui.painter(), at, 12.0, seat);
    // Too many take no more room than they need.
    let more = paid.len().saturating_sub(PLACES) as f32;
    let is_narrow = rect.width() < NARROW + more * 30.0;
    if is_narrow || goods.len() > PLACES {
        goods.retain(|(.., is_paid)| *is_paid);
    }
    let short = match hand {
        Some(_) if is_open && !paid.is_empty() => None,
        Some(_) if is_open => (!is_narrow).then(|| view.text.get("others-nothing")),
        Some(count) => Some(view.with("others-cards-short", &[("count", &count)])),
        None => None,
    };
    let icons = if is_open && !paid.is_empty() { goods.as_slice() } else { &[] };
    let write = |at, anchor, words: &str, font, ink, room| {
        elided(ui, at, anchor, words, font, ink, room);
    };
    let name = view.name(seat);
    if is_narrow {
        let left = rect.left() + 44.0;
        let room = rect.right() - 8.0 - left;
        let is_alone = icons.is_empty() && short.is_none();
        let middle = if is_alone { rect.center().y } else { rect.top() + 17.0 };
        let font = strong(ui.ctx(), 15.0);
        write(pos2(left, middle), Align2::LEFT_CENTER, &name, font, palette.text, room);
        let below = rect.bottom() - 15.0;
        for (nth, (_, icon, _)) in icons.iter().enumerate() {
            let at = pos2(left + 8.0 + 22.0 * nth as f32, below);
            icon.paint_at(ui.painter(), at, 16.0, palette.text);
        }
        if let Some(words) = short {
            let font = FontId::proportional(14.0);
            write(pos2(left, below), Align2::LEFT_CENTER, &words, font, palette.faint, room);
        }
        return response.clicked();
    }
    // A place for each kind, so that they line up.
    let (right, middle) = (rect.right() - 14.0, rect.center().y);
    for (nth, (_, icon, _)) in icons.iter().rev().enumerate().filter(|(_, it)| it.2) {
        let at = pos2(right - 11.0 - 30.0 * nth as f32, middle);
        icon.paint_at(ui.painter(), at, 22.0, palette.text);
    }
    let used = match short {
        Some(words) => {
            let font = FontId::proportional(15.0);
            let room = rect.width() * 0.45;
            let wide = text_width(ui, &words, &font).min(room);
            write(pos2(right, middle), Align2::RIGHT_CENTER, &words, font, palette.faint, room);
            wide + 10.0
        }
        None if icons.is_empty() => 0.0,
        None => 30.0 * icons.len() as f32 + 8.0,
    };
    let left = rect.left() + 48.0;
    let room = rect.right() - 12.0 - used - left;
    let font = strong(ui.ctx(), 18.0);
    write(pos2(left, middle), Align2::LEFT_CENTER, &name, font, palette.text, room);
    response.clicked()
}

/// All that this game sells, in the order of the price list: its name, its sign, and whether the
/// player may be able to pay for it, as far as the screen may tell. Of Cities & Knights (KNIGHTS 15)
/// only what the supply and the player's own pieces allow, and no development cards.
fn for_sale(view: &View<'_>, seat: Seat) -> Vec<(String, Icon, bool)> {
    let last = if view.has_development_cards() {
        let is_paid = view.may_pay(seat, Purchase::DevelopmentCard);
        (view.purchase(Purchase::DevelopmentCard), Icon::Card, is_paid)
    } else {
        let is_paid = |offer: KnightsPurchase| {
            matches!(offer, KnightsPurchase::Improvement(..)) && view.may_give(seat, offer.price())
        };
        let is_any_paid = view.state.knights_offers(seat).into_iter().any(is_paid);
        (view.text.get("improvements-title"), Icon::Improve, is_any_paid)
    };
    let is_payable =
        |it: BuildPiece| it.is_offered(view.state, seat) && view.may_give(seat, it.price());
    let row = |it: BuildPiece| (piece::name(view, it), piece::icon(it), is_payable(it));
    piece::sold(view).map(row).chain([last]).collect()
}
