//! Whether a card can be played now, and why not.

use super::candidates;
use crate::app::screens::play::view::View;
use crate::game::{
    Breach, Cards, Deed, Impossible, KnightsBreach, KnightsDeed, KnightsPurchase, Play, PointCard,
    ProgressCard, Refusal,
};
use crate::words::game::RefusalWords;

/// Why `card` can't be played now, in a sentence; nothing if it can.
pub fn against(view: &View<'_>, card: ProgressCard) -> Option<String> {
    if let Some(point) = point(card) {
        let deed = shows(view, point);
        let refusal = view.state.against(deed.clone())?;
        return Some(RefusalWords::of(view, &deed, &refusal).why);
    }
    // With secret hands the screen knows nothing of commodities and resources.
    let is_of_hands = card == ProgressCard::CommercialHarbor && !view.lays_hands_open();
    let mut first: Option<(Play, Refusal)> = None;
    let mut is_too_dear = false;
    for play in candidates::all(view, card) {
        match candidates::against(view, &play) {
            None if is_paid(view, &play) => return None,
            None => is_too_dear = true,
            Some(refusal) => {
                first.get_or_insert((play, refusal));
            }
        }
    }
    if is_too_dear {
        return Some(view.about("progress-too-dear", view.builder()));
    }
    match first {
        Some((_, Refusal::Forbidden(Breach::Knights(KnightsBreach::NothingToGain(_)))))
            if is_of_hands =>
        {
            None
        }
        Some((play, refusal)) if !is_idle(&refusal) => {
            Some(RefusalWords::of(view, &candidates::deed(play), &refusal).why)
        }
        _ => Some(idle(view, card)),
    }
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
    match play {
        Play::Medicine { .. } => KnightsPurchase::CityByMedicine.price(),
        Play::Crane { track } => {
            let next = view.state.improvement(view.builder(), *track).next();
            let price = |level| KnightsPurchase::ImprovementByCrane(*track, level).price();
            next.map_or(Cards::none(), price)
        }
        _ => Cards::none(),
    }
}

/// Whether the player may be able to pay that.
pub fn is_paid(view: &View<'_>, play: &Play) -> bool {
    view.most(view.builder()).covers(price(view, play))
}

/// Whether it is the place or the player that is wrong, and no other would be right: then the
/// card has a sentence of its own.
const fn is_idle(refusal: &Refusal) -> bool {
    let Refusal::Forbidden(Breach::Knights(breach)) = refusal else {
        return !matches!(refusal, Refusal::Impossible(Impossible::NotNow(_)));
    };
    !matches!(breach, KnightsBreach::RobberLocked)
}

/// Why a card would do nothing now.
fn idle(view: &View<'_>, card: ProgressCard) -> String {
    view.about(&format!("progress-idle-{}", card.key()), view.builder())
}
