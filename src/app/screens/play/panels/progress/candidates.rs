//! The ways in which a card could be played, for the rules to judge (KNIGHTS 12).

use crate::app::screens::play::view::View;
use board::{Hex, Resource, Spot};
use cards::Die;
use game::{Cards, Deed, Following, KnightsDeed, Play, ProgressCard, Refusal, Seat, Track};

/// How many cards a Master Merchant takes (KNIGHTS 12).
const MASTER_MERCHANT: u16 = 2;

/// What it is to play a card so.
pub const fn deed(play: Play) -> Deed {
    Deed::Knights(KnightsDeed::Play(play))
}

/// What the rules have against playing a card so, its price aside.
pub fn against(view: &View<'_>, play: &Play) -> Option<Refusal> {
    view.state.against(deed(play.clone()))
}

/// The places that a card could be about, with what touching them means; `first` is the first
/// hex of an Inventor.
pub fn places(view: &View<'_>, card: ProgressCard, first: Option<Hex>) -> Vec<(Spot, Play)> {
    let island = view.state.island();
    let hexes = || island.tiles().iter().map(|tile| tile.at);
    let corners = || island.intersections().into_iter();
    let corner = |at, play| (Spot::Intersection(at), play);
    match card {
        ProgressCard::Engineer => corners().map(|at| corner(at, Play::Engineer { at })).collect(),
        ProgressCard::Medicine => corners().map(|at| corner(at, Play::Medicine { at })).collect(),
        ProgressCard::Intrigue => corners().map(|at| corner(at, Play::Intrigue { at })).collect(),
        ProgressCard::Merchant => {
            hexes().map(|at| (Spot::Hex(at), Play::Merchant { at })).collect()
        }
        ProgressCard::Diplomat => {
            let pieces = view.state.pieces();
            pieces
                .roads()
                .chain(pieces.ships())
                .map(|(at, from, _)| (Spot::Path(at), Play::Diplomat { at, from }))
                .collect()
        }
        ProgressCard::Inventor => match first {
            Some(one) => {
                let others = hexes().filter(|other| *other != one);
                others.map(|other| (Spot::Hex(other), Play::Inventor { one, other })).collect()
            }
            None => hexes().filter_map(|one| Some((Spot::Hex(one), swap(view, one)?))).collect(),
        },
        _ => Vec::new(),
    }
}

/// A swap of the token on `one` with some other: one that the rules allow, if there is any.
fn swap(view: &View<'_>, one: Hex) -> Option<Play> {
    let hexes = view.state.island().tiles().iter().map(|tile| tile.at);
    let swaps = hexes.filter(|other| *other != one).map(|other| Play::Inventor { one, other });
    let any = swaps.clone().next();
    let mut swaps = swaps;
    swaps.find(|play| against(view, play).is_none()).or(any)
}

/// The players whom a card could be played at.
pub fn people(view: &View<'_>, card: ProgressCard) -> Vec<(Seat, Play)> {
    let at = |from| {
        let play = match card {
            ProgressCard::MasterMerchant => {
                // With open hands the rules ask which cards these are.
                let is_open = view.following() == Following::Open;
                let cards = is_open.then(|| some_of(view, from, master_merchant_due(view, from)));
                Play::MasterMerchant { from, cards }
            }
            ProgressCard::Deserter => Play::Deserter { from },
            ProgressCard::Spy => Play::Spy { from, took: None },
            _ => return None,
        };
        Some((from, play))
    };
    view.others().filter_map(at).collect()
}

/// How many cards a Master Merchant takes from `from`.
pub fn master_merchant_due(view: &View<'_>, from: Seat) -> u16 {
    let size = view.state.hands().map(|hands| hands.size(from));
    size.map_or(MASTER_MERCHANT, |size| size.min(MASTER_MERCHANT))
}

/// So many cards that `from` may hold.
fn some_of(view: &View<'_>, from: Seat, count: u16) -> Cards {
    let mut some = Cards::none();
    for (kind, held) in view.most(from).kinds() {
        let missing = u8::try_from(count.saturating_sub(some.total())).unwrap_or(u8::MAX);
        some.set(kind, held.min(missing));
    }
    some
}

/// All ways to play a card that differ in what the rules say of them.
pub fn all(view: &View<'_>, card: ProgressCard) -> Vec<Play> {
    let nobody = || view.state.players().map(|_, _| 0);
    match card {
        ProgressCard::Alchemist => {
            let [red, yellow, ..] = Die::ALL;
            vec![Play::Alchemist { red, yellow }]
        }
        ProgressCard::Crane => Track::ALL.map(|track| Play::Crane { track }).into(),
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
        ProgressCard::MasterMerchant | ProgressCard::Deserter | ProgressCard::Spy => {
            people(view, card).into_iter().map(|(_, play)| play).collect()
        }
        card => match plain(card) {
            Some(play) => vec![play],
            None => places(view, card, None).into_iter().map(|(_, play)| play).collect(),
        },
    }
}

/// The cards with which nothing has to be told.
pub const fn plain(card: ProgressCard) -> Option<Play> {
    match card {
        ProgressCard::Irrigation => Some(Play::Irrigation),
        ProgressCard::Mining => Some(Play::Mining),
        ProgressCard::RoadBuilding => Some(Play::RoadBuilding),
        ProgressCard::Smith => Some(Play::Smith),
        ProgressCard::CommercialHarbor => Some(Play::CommercialHarbor),
        ProgressCard::Bishop => Some(Play::Bishop),
        ProgressCard::Saboteur => Some(Play::Saboteur),
        ProgressCard::Warlord => Some(Play::Warlord),
        ProgressCard::Wedding => Some(Play::Wedding),
        _ => None,
    }
}
