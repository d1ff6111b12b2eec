//! Whether a card can be played now, and if not, why.

use super::candidates;
use crate::app::screens::play::view::View;
use game::{
    Breach, CardWork, Cards, Deed, Impossible, KnightsBreach, KnightsDeed, KnightsPurchase, Play,
    PointCard, ProgressCard, Refusal,
};
use words::game::RefusalWords;

/// Why a card can't be played now.
#[derive(Clone, Debug)]
pub struct Against {
    /// The reason, in a sentence.
    pub why: String,
    /// It can be recorded all the same, as what the table did.
    pub is_recordable: bool,
}

impl Against {
    fn of(view: &View<'_>, deed: &Deed, refusal: &Refusal) -> Self {
        let why = RefusalWords::of(view, deed, refusal).why;
        Self { why, is_recordable: is_forbidden(refusal) }
    }
}

/// Why `card` can't be played now; nothing if it can.
pub fn against(view: &View<'_>, card: ProgressCard) -> Option<Against> {
    if let Some(point) = point(card) {
        let deed = shows(view, point);
        let refusal = view.state.against(deed.clone())?;
        return Some(Against::of(view, &deed, &refusal));
    }
    let mut refusals: Vec<(Play, Refusal)> = Vec::new();
    let mut is_too_dear = false;
    for play in candidates::all(view, card) {
        match candidates::against(view, &play) {
            None if is_paid(view, &play) => return None,
            None => is_too_dear = true,
            Some(refusal) => refusals.push((play, refusal)),
        }
    }
    if is_too_dear {
        let why = view.about("progress-too-dear", view.builder());
        return Some(Against { why, is_recordable: false });
    }
    if let Some((play, refusal)) = refusals.iter().find(|(_, refusal)| speaks_for_all(refusal)) {
        return Some(Against::of(view, &candidates::deed(play.clone()), refusal));
    }
    // Who has a resource or a commodity the screen doesn't know where hands are secret.
    if card == ProgressCard::CommercialHarbor && !view.lays_hands_open() {
        return None;
    }
    let is_recordable = refusals.iter().any(|(_, refusal)| is_forbidden(refusal));
    let why = view.about(&format!("progress-idle-{}", card.key()), view.builder());
    Some(Against { why, is_recordable })
}

/// The point card that it is, if it is one.
pub fn point(card: ProgressCard) -> Option<PointCard> {
    PointCard::ALL.into_iter().find(|point| point.card() == card)
}

/// That whoever builds now shows a point card.
pub fn shows(view: &View<'_>, point: PointCard) -> Deed {
    Deed::Knights(KnightsDeed::ShowPoint { player: view.builder(), point })
}

/// What a card costs if it is played so.
pub fn price(view: &View<'_>, play: &Play) -> Cards {
    match play.card().work() {
        Some(CardWork::City) => KnightsPurchase::CityByMedicine.price(),
        Some(CardWork::Improvement) => {
            let Play::Crane { track } = play else { return Cards::none() };
            let next = view.state.improvement(view.builder(), *track).next();
            let price = |level| KnightsPurchase::ImprovementByCrane(*track, level).price();
            next.map_or(Cards::none(), price)
        }
        Some(CardWork::Wall | CardWork::Activation) | None => Cards::none(),
    }
}

/// Whether the player may be able to pay that.
pub fn is_paid(view: &View<'_>, play: &Play) -> bool {
    view.most(view.builder()).covers(price(view, play))
}

/// Whether what is wrong with one way to play a card is wrong with all; of everything else a
/// card has a sentence of its own.
const fn speaks_for_all(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::Impossible(Impossible::NotNow(_))
            | Refusal::Forbidden(Breach::Knights(KnightsBreach::RobberLocked))
    )
}

/// Tells what a rule merely forbids, which can be recorded, from what can't be.
const fn is_forbidden(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::Forbidden(_))
}
