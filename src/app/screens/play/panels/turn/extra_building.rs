//! Building during another player's turn, with five and six players (RULES 4.5).

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2};

use crate::app::command::Command;
use crate::app::screens::play::panel::SpotFilter;
use crate::app::screens::play::parts::controls::who;
use crate::app::screens::play::parts::piece::BuildPiece;
use crate::app::screens::play::parts::spots;
use crate::app::screens::play::view::View;
use game::{Deed, ExtraBuilding, Following, KnightsPurchase, PartnerWin, Purchase, Seat};
use kit::theme::strong;
use kit::widgets::{
    Icon, bold, boxed, elided, grid, hint, paint_due_frame, paint_mark, pressed_ground, text_width,
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
    let seats = view.seats_from_active().filter(|seat| *seat != active);
    let seats: Vec<Seat> = seats.collect();
    let least = if view.is_low() { 125.0 } else { 330.0 };
    let mut touched = None;
    grid(ui, &seats, (least, 52.0), |ui, seat, size| {
        let is_now = view.guest() == Some(seat);
        if (BuilderRow { view, seat, is_now }).show(ui, size) && !is_now {
            touched = Some(seat);
        }
    });
    touched
}

/// One player and what they could pay for.
struct BuilderRow<'a, 'b> {
    view: &'a View<'b>,
    seat: Seat,
    /// It is their building. Only the table knows who has had a chance already: not everybody
    /// goes around in seat order.
    is_now: bool,
}

/// Below this width the name goes above what they could pay for.
const NARROW: f32 = 280.0;

/// The most things for sale that have a place of their own in a row.
const PLACES: usize = 4;

impl BuilderRow<'_, '_> {
    fn payable(&self) -> Vec<ForSale> {
        for_sale(self.view, self.seat).into_iter().filter(|it| it.is_paid).collect()
    }

    /// Returns what screen readers say; for a secret hand only its size.
    fn name(&self) -> String {
        let view = self.view;
        let key = if self.is_now { "others-builds" } else { "others-lets" };
        let words = view.about(key, self.seat);
        let label = ("label", words.as_str().into());
        match (view.following(), view.state.hands()) {
            (Following::Open, Some(_)) => {
                let pays = self.payable().into_iter();
                let pays: Vec<String> = pays.map(|it| it.name).collect();
                if pays.is_empty() {
                    return view.text.with("others-pays-nothing", &[label]);
                }
                view.text.with("others-pays", &[label, ("what", view.text.joined(&pays).into())])
            }
            (_, Some(hands)) => {
                let count = ("count", hands.size(self.seat).into());
                view.text.with("others-cards", &[label, count])
            }
            (_, None) => words,
        }
    }

    fn show(&self, ui: &mut Ui, size: egui::Vec2) -> bool {
        let (view, palette) = (self.view, self.view.palette);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let name = self.name();
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, self.is_now, &name));
        let ink = palette.text;
        pressed_ground(ui, &response, palette.raised);
        if self.is_now {
            paint_due_frame(ui.painter(), rect, palette);
        }
        let middle = rect.center().y;
        let at = pos2(rect.left() + 26.0, middle);
        paint_mark(ui.painter(), at, 12.0, view.color(self.seat), palette);
        let icons = self.payable().len().saturating_sub(PLACES) as f32 * 30.0;
        if rect.width() < NARROW + icons {
            self.two_lines(ui, rect, ink);
            return response.clicked();
        }
        let used = self.means(ui, rect);
        let left = rect.left() + 48.0;
        let room = rect.right() - 12.0 - used - left;
        let font = strong(ui.ctx(), 18.0);
        let at = pos2(left, middle);
        elided(ui, at, Align2::LEFT_CENTER, &view.name(self.seat), font, ink, room);
        response.clicked()
    }

    /// The name above what they could pay for.
    fn two_lines(&self, ui: &Ui, rect: Rect, ink: egui::Color32) {
        let (view, palette) = (self.view, self.view.palette);
        let left = rect.left() + 44.0;
        let room = rect.right() - 8.0 - left;
        let is_open = view.following() == Following::Open;
        let is_alone = view.state.hands().is_none() || (is_open && self.payable().is_empty());
        let middle = if is_alone { rect.center().y } else { rect.top() + 17.0 };
        let at = pos2(left, middle);
        let font = strong(ui.ctx(), 15.0);
        elided(ui, at, Align2::LEFT_CENTER, &view.name(self.seat), font, ink, room);
        let below = rect.bottom() - 15.0;
        match (view.following(), view.state.hands()) {
            (Following::Open, Some(_)) => {
                for (nth, it) in self.payable().into_iter().enumerate() {
                    let at = pos2(left + 8.0 + 22.0 * nth as f32, below);
                    it.icon.paint_at(ui.painter(), at, 16.0, palette.text);
                }
            }
            (_, Some(hands)) => {
                let count = ("count", hands.size(self.seat).into());
                let words = view.text.with("others-cards-short", &[count]);
                let font = egui::FontId::proportional(14.0);
                let at = pos2(left, below);
                elided(ui, at, Align2::LEFT_CENTER, &words, font, palette.faint, room);
            }
            (_, None) => {}
        }
    }

    /// Returns what the player could pay for, right-aligned in the row; returns how much room it
    /// took.
    fn means(&self, ui: &Ui, rect: Rect) -> f32 {
        let (view, palette) = (self.view, self.view.palette);
        let right = rect.right() - 14.0;
        let words = match (view.following(), view.state.hands()) {
            (Following::Open, Some(_)) if self.payable().is_empty() => {
                view.text.get("others-nothing")
            }
            (Following::Open, Some(_)) => {
                let mut places = for_sale(view, self.seat);
                // A place for each kind, so that they line up; too many take no more room than
                // they need.
                if places.len() > PLACES {
                    places.retain(|it| it.is_paid);
                }
                for (nth, it) in places.iter().rev().enumerate() {
                    if it.is_paid {
                        let at = pos2(right - 11.0 - 30.0 * nth as f32, rect.center().y);
                        it.icon.paint_at(ui.painter(), at, 22.0, palette.text);
                    }
                }
                return 30.0 * places.len() as f32 + 8.0;
            }
            (_, Some(hands)) => {
                let count = hands.size(self.seat);
                view.text.with("others-cards-short", &[("count", count.into())])
            }
            (_, None) => return 0.0,
        };
        let font = egui::FontId::proportional(15.0);
        let at = pos2(right, rect.center().y);
        let room = rect.width() * 0.45;
        let wide = text_width(ui, &words, &font).min(room);
        elided(ui, at, Align2::RIGHT_CENTER, &words, font, palette.faint, room);
        wide + 10.0
    }
}

/// Something that is bought.
struct ForSale {
    name: String,
    icon: Icon,
    /// The player may be able to pay for it, as far as the screen may tell.
    is_paid: bool,
}

/// All that this game sells, in the order of the price list. Of Cities & Knights (KNIGHTS 15)
/// only what the supply and the player's own pieces allow, and no development cards.
fn for_sale(view: &View<'_>, seat: Seat) -> Vec<ForSale> {
    let pieces = BuildPiece::sold(view).map(|piece| ForSale {
        name: piece.name(view),
        icon: piece.icon(),
        is_paid: piece.is_within_reach(view, seat),
    });
    let last = if view.state.knights().is_none() {
        ForSale {
            name: view.purchase(Purchase::DevelopmentCard),
            icon: Icon::Card,
            is_paid: view.may_pay(seat, Purchase::DevelopmentCard),
        }
    } else {
        let is_paid = |offer: KnightsPurchase| {
            matches!(offer, KnightsPurchase::Improvement(..)) && view.may_give(seat, offer.price())
        };
        ForSale {
            name: view.text.get("improvements-title"),
            icon: Icon::Improve,
            is_paid: view.state.knights_offers(seat).into_iter().any(is_paid),
        }
    };
    pieces.chain([last]).collect()
}
