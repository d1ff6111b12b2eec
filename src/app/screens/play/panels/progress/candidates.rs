//! The ways in which a card could be played (KNIGHTS 12), and what the rules say of them: whether
//! it can be played now, and if not, why.

use crate::app::screens::play::view::View;
use board::{Hex, Intersection, Resource, Spot};
use cards::Die;
use game::{
    Breach, CardWork, Cards, Deed, Following, Impossible, KnightsBreach, KnightsDeed,
    KnightsPurchase, Play, PointCard, ProgressCard, Refusal, Seat, Track,
};
use words::game::RefusalWords;

/// Number of cards that a Master Merchant takes (KNIGHTS 12).
const MASTER_MERCHANT: u16 = 2;

/// Returns what it is to play a card so.
pub const fn deed(play: Play) -> Deed {
    Deed::Knights(KnightsDeed::Play(play))
}

/// Returns what the rules have against playing a card so, its price aside.
pub fn against(view: &View<'_>, play: &Play) -> Option<Refusal> {
    view.state.against(deed(play.clone()))
}

/// The ways to play a card that differ in what the rules say of them, after the `first` hex of an
/// Inventor if that is chosen; none for a card that is shown.
pub fn ways(view: &View<'_>, card: ProgressCard, first: Option<Hex>) -> Vec<Play> {
    let island = view.state.island();
    let hexes = || island.tiles().iter().map(|tile| tile.at);
    let corners = |play: fn(Intersection) -> Play| {
        island.intersections().into_iter().map(play).collect::<Vec<_>>()
    };
    let others = || view.others();
    let nobody = || view.state.players().map(|_, _| 0);
    match card {
        ProgressCard::Alchemist => {
            let [red, yellow, ..] = Die::ALL;
            vec![Play::Alchemist { red, yellow }]
        }
        ProgressCard::Crane => Track::ALL.map(|track| Play::Crane { track }).into(),
        ProgressCard::Engineer => corners(|at| Play::Engineer { at }),
        ProgressCard::Inventor => match first {
            Some(one) => {
                let others = hexes().filter(|other| *other != one);
                others.map(|other| Play::Inventor { one, other }).collect()
            }
            None => hexes().filter_map(|one| swap(view, one)).collect(),
        },
        ProgressCard::Irrigation => vec![Play::Irrigation],
        ProgressCard::Medicine => corners(|at| Play::Medicine { at }),
        ProgressCard::Mining => vec![Play::Mining],
        ProgressCard::RoadBuilding => vec![Play::RoadBuilding],
        ProgressCard::Smith => vec![Play::Smith],
        ProgressCard::CommercialHarbor => vec![Play::CommercialHarbor],
        ProgressCard::MasterMerchant => {
            // With open hands the rules ask which cards these are.
            let is_open = view.following() == Following::Open;
            let some = |from| some_of(view, from, master_merchant_due(view, from));
            let play = |from| Play::MasterMerchant { from, cards: is_open.then(|| some(from)) };
            others().map(play).collect()
        }
        ProgressCard::Merchant => hexes().map(|at| Play::Merchant { at }).collect(),
        ProgressCard::MerchantFleet => {
            let kinds = view.state.kinds().all().iter();
            kinds.map(|kind| Play::MerchantFleet { kind: *kind }).collect()
        }
        ProgressCard::ResourceMonopoly => {
            vec![Play::ResourceMonopoly { resource: Resource::Brick, taken: nobody() }]
        }
        ProgressCard::TradeMonopoly => {
            let commodity = Track::Science.commodity();
            vec![Play::TradeMonopoly { commodity, taken: nobody() }]
        }
        ProgressCard::Bishop => vec![Play::Bishop],
        ProgressCard::Deserter => others().map(|from| Play::Deserter { from }).collect(),
        ProgressCard::Diplomat => {
            let pieces = view.state.pieces();
            let links = pieces.roads().chain(pieces.ships());
            links.map(|(at, from, _)| Play::Diplomat { at, from }).collect()
        }
        ProgressCard::Intrigue => corners(|at| Play::Intrigue { at }),
        ProgressCard::Saboteur => vec![Play::Saboteur],
        ProgressCard::Spy => others().map(|from| Play::Spy { from, took: None }).collect(),
        ProgressCard::Warlord => vec![Play::Warlord],
        ProgressCard::Wedding => vec![Play::Wedding],
        ProgressCard::Printer | ProgressCard::Constitution => Vec::new(),
    }
}

/// The place where a card is played so: of an Inventor the second hex once there is a first.
pub const fn place(play: &Play, first: Option<Hex>) -> Option<Spot> {
    if let (Play::Inventor { other, .. }, Some(_)) = (play, first) {
        return Some(Spot::Hex(*other));
    }
    play.place()
}

/// A swap of the token on `one` with some other: one that the rules allow, if there is any.
fn swap(view: &View<'_>, one: Hex) -> Option<Play> {
    let hexes = view.state.island().tiles().iter().map(|tile| tile.at);
    let swaps = hexes.filter(|other| *other != one).map(|other| Play::Inventor { one, other });
    let any = swaps.clone().next();
    let legal = swaps.into_iter().find(|play| against(view, play).is_none());
    legal.or(any)
}

/// Returns how many cards a Master Merchant takes from `from`.
pub fn master_merchant_due(view: &View<'_>, from: Seat) -> u16 {
    let size = view.state.hands().map(|hands| hands.size(from));
    size.map_or(MASTER_MERCHANT, |size| size.min(MASTER_MERCHANT))
}

/// Picks so many cards that `from` may hold.
fn some_of(view: &View<'_>, from: Seat, count: u16) -> Cards {
    let mut some = Cards::none();
    for (kind, held) in view.most(from).kinds() {
        let missing = u8::try_from(count.saturating_sub(some.total())).unwrap_or(u8::MAX);
        some.set(kind, held.min(missing));
    }
    some
}

/// Reason why a card can't be played now.
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

/// Returns the reason why `card` can't be played now, or `None` if it can.
pub fn verdict(view: &View<'_>, card: ProgressCard) -> Option<Against> {
    if let Some(point) = point(card) {
        let deed = shows(view, point);
        let refusal = view.state.against(deed.clone())?;
        return Some(Against::of(view, &deed, &refusal));
    }
    let mut refusals: Vec<(Play, Refusal)> = Vec::new();
    let mut is_too_dear = false;
    for play in ways(view, card, None) {
        match against(view, &play) {
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
        return Some(Against::of(view, &deed(play.clone()), refusal));
    }
    // Who has a resource or a commodity the screen doesn't know where hands are secret.
    if card == ProgressCard::CommercialHarbor && !view.sees_all_hands() {
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

/// Returns the deed by which whoever builds now shows a point card.
pub fn shows(view: &View<'_>, point: PointCard) -> Deed {
    Deed::Knights(KnightsDeed::ShowPoint { player: view.builder(), point })
}

/// Returns what a card costs if it is played so.
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

/// Returns whether the player may be able to pay that.
pub fn is_paid(view: &View<'_>, play: &Play) -> bool {
    view.most(view.builder()).covers(price(view, play))
}

/// Returns `true` if what is wrong with one way to play a card is wrong with all; of everything
/// else a card has a sentence of its own.
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
