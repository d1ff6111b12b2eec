//! What a player could pay for, each with its icon.

use crate::app::screens::play::view::View;
use game::{KnightsPurchase, Purchase, Seat};
use kit::widgets::Icon;

/// Something that is bought.
pub struct ForSale {
    /// What it is called.
    pub name: String,
    /// How it is drawn.
    pub icon: Icon,
    /// Whether the player may be able to pay for it, as far as the screen may tell.
    pub is_paid: bool,
}

const PIECES: [(Purchase, Icon); 3] = [
    (Purchase::Road, Icon::Road),
    (Purchase::Settlement, Icon::Settlement),
    (Purchase::City, Icon::City),
];

/// All that this game sells, in the order of the price list. Of Cities & Knights (KNIGHTS 15)
/// only what the supply and the player's own pieces allow, and no development cards.
pub fn for_sale(view: &View<'_>, seat: Seat) -> Vec<ForSale> {
    let base = |(purchase, icon): (Purchase, Icon)| ForSale {
        name: view.purchase(purchase),
        icon,
        is_paid: view.may_pay(seat, purchase),
    };
    let mut all: Vec<ForSale> = PIECES.map(base).into();
    if view.state.sea().is_some() {
        // Beside the road, as in the price list.
        all.insert(1, base((Purchase::Ship, Icon::Ship)));
    }
    if view.state.knights().is_none() {
        all.push(base((Purchase::DevelopmentCard, Icon::Card)));
        return all;
    }
    let offers = view.state.knights_offers(seat);
    for (key, icon, sells) in KNIGHTS {
        let mut prices = offers.iter().copied().filter(|offer| sells(*offer));
        let is_paid = prices.any(|offer| view.may_give(seat, offer.price()));
        all.push(ForSale { name: view.text.get(key), icon, is_paid });
    }
    all
}

type Sells = fn(KnightsPurchase) -> bool;

const KNIGHTS: [(&str, Icon, Sells); 5] = [
    ("piece-wall", Icon::Wall, |offer| offer == KnightsPurchase::Wall),
    ("piece-knight", Icon::Recruit, |offer| offer == KnightsPurchase::Knight),
    ("knight-activation", Icon::Activate, |offer| offer == KnightsPurchase::Activation),
    ("knight-promotion", Icon::Promote, |offer| offer == KnightsPurchase::Promotion),
    ("improvements-title", Icon::Improve, |offer| {
        matches!(offer, KnightsPurchase::Improvement(..))
    }),
];
