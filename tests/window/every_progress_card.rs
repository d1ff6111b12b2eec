//! Each of the 25 progress cards, played once by touch in every size: the touches are counted,
//! and whatever it asks is done, taken back, and done again (KNIGHTS 12).

use board::Resource::{Grain, Ore, Wool};
use board::{Commodity, Hex, Intersection};
use cards::Die;
use egui::Vec2;
use game::{
    Building, CardKind, Cards, Following, KnightsCorrection, KnightsDeed, Play, PointCard,
    ProgressCard, Readiness, Seat, Track,
};
use rstest::rstest;
use words::language::Language;

use crate::common::cards;
use crate::tools::knights_game::{WINDOWS, before, first, knights, trading};
use crate::tools::played::Played;

/// However much it asks, its page included.
const MOST_TOUCHES: u32 = 4;

fn with_token(game: &Played, number: u8) -> Hex {
    let mut tiles = game.state.island().tiles().iter();
    let is_it = |tile: &&board::Tile| tile.token.is_some_and(|token| token.number() == number);
    tiles.find(is_it).expect("a token").at
}

/// A hex beside `at` that produces.
fn rich_hex(game: &Played, at: Intersection) -> Hex {
    let is_rich = |hex: &Hex| {
        let tile = game.state.island().tile(*hex);
        tile.is_some_and(|tile| tile.terrain.resource().is_some())
    };
    at.hexes().into_iter().find(is_rich).expect("a hex")
}

/// Nobody but Ben has cards, and only of this kind.
fn monopoly(game: &mut Played, kind: CardKind) {
    game.has(0, Cards::none());
    game.has(1, Cards::of(kind, 3));
    game.has(2, Cards::none());
}

/// A turn in which the first player holds this card, and the one way to play it there.
fn position(card: ProgressCard) -> (Played, KnightsDeed) {
    let mut game = match card {
        ProgressCard::Alchemist => {
            let mut game = before(Following::Open);
            game.holds(0, Track::Science, 1);
            game
        }
        _ => trading(card),
    };
    let [anna, ben] = [game.seat(0), game.seat(1)];
    let taken = |game: &Played, count: u8| {
        game.state.players().map(|seat: Seat, _| if seat == ben { count } else { 0 })
    };
    let city = first(&game.state, anna, Building::City);
    let play = match card {
        ProgressCard::Alchemist => {
            let die = |pips: u8| Die::try_from(pips).expect("a die");
            Play::Alchemist { red: die(3), yellow: die(5) }
        }
        ProgressCard::Crane => Play::Crane { track: Track::Politics },
        ProgressCard::Engineer => Play::Engineer { at: city },
        ProgressCard::Inventor => {
            Play::Inventor { one: with_token(&game, 3), other: with_token(&game, 10) }
        }
        ProgressCard::Irrigation => Play::Irrigation,
        ProgressCard::Medicine => {
            game.has(0, cards(&[(Ore, 2), (Grain, 1)]));
            Play::Medicine { at: game.state.city_spots()[0] }
        }
        ProgressCard::Mining => Play::Mining,
        ProgressCard::Printer | ProgressCard::Constitution => {
            let points = PointCard::ALL.into_iter();
            let point = points.into_iter().find(|point| point.card() == card).expect("a point");
            return (game, KnightsDeed::ShowPoint { player: anna, point });
        }
        ProgressCard::RoadBuilding => Play::RoadBuilding,
        ProgressCard::Smith => {
            game.knight(0, Readiness::Inactive);
            Play::Smith
        }
        ProgressCard::CommercialHarbor => {
            game.has(0, cards(&[(Ore, 1), (Wool, 1)]));
            game.has(1, Cards::of(CardKind::Coin, 1));
            game.has(2, Cards::of(CardKind::Cloth, 1));
            Play::CommercialHarbor
        }
        ProgressCard::MasterMerchant => {
            game.leads_by(1, 2);
            game.has(1, cards(&[(Ore, 3)]));
            Play::MasterMerchant { from: ben, cards: Some(cards(&[(Ore, 2)])) }
        }
        ProgressCard::Merchant => Play::Merchant { at: rich_hex(&game, city) },
        ProgressCard::MerchantFleet => Play::MerchantFleet { kind: CardKind::Coin },
        ProgressCard::ResourceMonopoly => {
            monopoly(&mut game, CardKind::Ore);
            Play::ResourceMonopoly { resource: Ore, taken: taken(&game, 2) }
        }
        ProgressCard::TradeMonopoly => {
            monopoly(&mut game, CardKind::Coin);
            Play::TradeMonopoly { commodity: Commodity::Coin, taken: taken(&game, 1) }
        }
        ProgressCard::Bishop => {
            game.corrects(KnightsCorrection::Attacks { count: 1 });
            Play::Bishop
        }
        ProgressCard::Deserter => {
            game.knight(1, Readiness::Active);
            Play::Deserter { from: ben }
        }
        ProgressCard::Diplomat => {
            let road = game.state.pieces().roads_of(ben).next().expect("a road").0;
            Play::Diplomat { at: road, from: ben }
        }
        ProgressCard::Intrigue => {
            let at = game.ends(0)[0];
            game.stands(1, at, Readiness::Inactive);
            Play::Intrigue { at }
        }
        ProgressCard::Saboteur => {
            game.has(1, Cards::of(CardKind::Coin, 3).plus(cards(&[(Ore, 2)])));
            Play::Saboteur
        }
        ProgressCard::Spy => {
            game.holds(1, Track::Trade, 2);
            Play::Spy { from: ben, took: Some(Track::Trade) }
        }
        ProgressCard::Warlord => {
            game.knight(0, Readiness::Inactive);
            Play::Warlord
        }
        ProgressCard::Wedding => {
            game.leads_by(1, 1);
            game.has(1, Cards::of(CardKind::Coin, 1).plus(cards(&[(Ore, 1), (Wool, 1)])));
            Play::Wedding
        }
    };
    (game, KnightsDeed::Play(play))
}

/// Plays the card, and does whatever it asks.
fn is_played(card: ProgressCard, window: (Vec2, Language)) {
    let (game, deed) = position(card);
    let mut bot = game.shown_as(window);
    let before = bot.touches;
    bot.does(&knights(deed));
    let touches = bot.touches - before;
    assert!(touches <= MOST_TOUCHES, "{card:?} is {touches} touches");
    while !bot.state().open_tasks().is_empty() {
        bot.knights_step();
        assert!(bot.app().refused().is_none(), "{card:?}: {:?}", bot.app().refused());
    }
    bot.goes_back_to(&game.state);
}

#[rstest]
#[case::on_a_wide_screen(0)]
#[case::on_a_tall_screen_in_german(2)]
#[case::on_a_small_laptop(3)]
#[case::on_the_smallest_wide_screen_in_german(4)]
#[case::on_a_telephone(5)]
fn all_are_played(#[case] window: usize) {
    for card in ProgressCard::ALL {
        is_played(card, WINDOWS[window]);
    }
}
