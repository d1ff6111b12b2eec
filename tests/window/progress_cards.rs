//! Progress cards, each of the 25 played through the window's own widgets in every size: the touches
//! are counted, and whatever a card asks is done, taken back, and done again (KNIGHTS 8, 12).

use board::Resource::{Brick, Grain, Ore, Wool};
use board::{Commodity, Hex, Intersection, Spot};
use cards::Die;
use egui::Vec2;
use game::{
    Act, Breach, Building, CardKind, Cards, Deed, Following, HarborTrade, KnightsBreach,
    KnightsCorrection, KnightsDeed, KnightsTask, Play, PointCard, ProgressCard, Readiness, Seat,
    Task, Track,
};
use rstest::rstest;
use words::language::Language;

use crate::common::cards;
use crate::tools::bot::Bot;
use crate::tools::knights_game::{WINDOWS, before, first, knights, rolled, trading};
use crate::tools::played::Played;

/// Two touches: the page, and the card.
fn chooses(bot: &mut Bot, card: ProgressCard) {
    bot.choose("progress");
    bot.touch(&bot.card(card));
}

/// The large button that plays a card with which nothing is told.
fn goes_on(bot: &mut Bot, card: ProgressCard) {
    bot.choose_with("progress-play", &[("card", bot.card(card).into())]);
}

/// Plays the card in a window; how it was played, and the window.
#[track_caller]
fn played(game: &Played, card: ProgressCard, tells: impl FnOnce(&mut Bot)) -> (Act, Bot) {
    let mut bot = game.shown();
    chooses(&mut bot, card);
    tells(&mut bot);
    let (act, bot) = (told(&bot, card), bot);
    assert!(act.against.is_empty(), "{card:?}: {:?}", act.against);
    assert_eq!(bot.state().progress_of(game.seat(0), card.track()), 0, "{card:?}");
    (act, bot)
}

/// The act that played this card last.
#[track_caller]
fn told(bot: &Bot, card: ProgressCard) -> Act {
    let is_it = |act: &&Act| match &act.deed {
        Deed::Knights(KnightsDeed::Play(play)) => play.card() == card,
        Deed::Knights(KnightsDeed::ShowPoint { point, .. }) => point.card() == card,
        _ => false,
    };
    let mut acts = bot.game().acts().map(|(_, _, act)| act);
    let act = acts.rfind(is_it).unwrap_or_else(|| panic!("{card:?} was not played"));
    Act::clone(act)
}

fn on(bot: &mut Bot, card: ProgressCard, who: Seat) {
    let (card, who) = (bot.card(card), bot.name_of(who));
    bot.choose_before("progress-on", &[("card", card.into()), ("who", who.into())], "what");
}

fn with_token(game: &Played, number: u8) -> Hex {
    let mut tiles = game.state.island().tiles().iter();
    let is_it = |tile: &&board::Tile| tile.token.is_some_and(|token| token.number() == number);
    tiles.find(is_it).expect("a token").at
}

/// The first player holds a card of science before the number.
fn before_the_draw() -> Played {
    let mut game = before(Following::Open);
    game.draws_of(0, Track::Science, 1);
    game
}

#[test]
fn before_the_draw_nothing_but_an_alchemist_is_offered() {
    let mut bot = before_the_draw().shown();
    bot.choose("progress");
    assert!(!bot.window.has(&bot.card(ProgressCard::Crane)));
    let mut game = before(Following::Open);
    game.improves(0, Track::Science, 1);
    let mut bot = game.shown();
    bot.choose("progress");
    assert!(bot.window.says("Anna holds no card of science"));
    bot.choose("chooser-cancel");
    assert!(bot.window.shows("draw"));
}

#[test]
fn point_cards_are_shown_by_players_who_are_not_on_turn() {
    let mut game = trading(ProgressCard::Crane);
    game.draws_of(1, Track::Politics, 1);
    let mut bot = game.shown();
    bot.choose("progress");
    let values = [("who", "Ben".into()), ("card", bot.card(ProgressCard::Constitution).into())];
    bot.choose_with("progress-shows", &values);
    let knights = bot.state().knights().expect("played");
    assert_eq!(knights.shown(PointCard::Constitution), Some(game.seat(1)));
}

#[test]
fn without_open_hands_a_commercial_harbor_asks_only_what_came_of_it() {
    let card = ProgressCard::CommercialHarbor;
    for following in [Following::Secret, Following::Off] {
        let mut game = rolled(before(following));
        game.draws_of(0, card.track(), 1);
        if following == Following::Secret {
            game.has(0, cards(&[(Brick, 2)]));
            game.has(1, Cards::of(CardKind::Cloth, 1).plus(cards(&[(Ore, 1)])));
            game.has(2, Cards::none());
        }
        let (_, mut bot) = played(&game, card, |bot| goes_on(bot, card));
        bot.choose_with("task-harbor-done-name", &[("who", "Ben".into())]);
        let mut expected = vec![HarborTrade::Unseen];
        if following == Following::Off {
            bot.choose_with("task-harbor-none-name", &[("who", "Clara".into())]);
            expected.push(HarborTrade::NoCommodity);
        }
        assert!(bot.state().tasks().is_empty());
        let trades = bot.game().acts().filter_map(|(_, _, act)| match act.deed {
            Deed::Knights(KnightsDeed::TradeAtHarbor { trade, .. }) => Some(trade),
            _ => None,
        });
        assert_eq!(trades.collect::<Vec<_>>(), expected);
    }
}

#[test]
fn with_secret_hands_a_monopoly_counts_what_each_gave() {
    let card = ProgressCard::ResourceMonopoly;
    let mut game = rolled(before(Following::Secret));
    game.draws_of(0, card.track(), 1);
    for nth in [1, 2] {
        game.has(nth, cards(&[(Ore, 1), (Wool, 1)]));
    }
    let (act, _) = played(&game, card, |bot| {
        bot.choose_with("card-monopoly-kind", &[("resource", "ore".into())]);
        for who in ["Ben", "Clara"] {
            bot.answers("card-monopoly-more", who, CardKind::Ore);
        }
        let taken = bot.window.text.cards(2, CardKind::Ore);
        bot.choose_with("card-monopoly-confirm", &[("cards", taken.into())]);
    });
    let Deed::Knights(KnightsDeed::Play(Play::ResourceMonopoly { taken, .. })) = act.deed else {
        panic!("{:?}", act.deed)
    };
    assert_eq!(taken.of(game.seat(1)), 1);
}

#[test]
fn a_bishop_beside_several_names_each_of_them_and_either_is_robbed_first() {
    let card = ProgressCard::Bishop;
    for language in Language::ALL {
        let mut game = trading(card);
        game.corrects(KnightsCorrection::Attacks { count: 1 });
        let hex = with_token(&game, 11);
        let free = Intersection::around(hex).into_iter();
        let mut free = free.filter(|at| game.state.pieces().building(*at).is_none());
        let corners = [free.next(), free.next()].map(|at| at.expect("a free corner"));
        for (nth, at) in (1..).zip(corners) {
            game.builds(nth, at, Building::Settlement);
            game.has(nth, cards(&[(Ore, 1), (Wool, 1)]));
        }
        let mut bot = game.shown_in(language);
        chooses(&mut bot, card);
        goes_on(&mut bot, card);
        bot.touch_spot(Spot::Hex(hex));
        let steals = |from: &str| {
            let values = [("who", "Anna".into()), ("from", from.into())];
            bot.window.text.with("task-steal-one", &values)
        };
        let clara = steals("Clara");
        assert!(bot.window.says(&steals("Ben")));
        bot.touch(&clara);
        let taken = bot.window.text.cards(1, CardKind::Wool);
        let values = [("who", "Anna".into()), ("cards", taken.into()), ("from", "Clara".into())];
        bot.choose_with("act-steal", &values);
        assert_eq!(bot.known(game.seat(2)), cards(&[(Ore, 1)]));
        assert_eq!(bot.state().open_tasks().len(), 1);
    }
}

#[test]
fn a_deserter_is_played_at_somebody_and_may_be_placed_or_left() {
    let card = ProgressCard::Deserter;
    let mut game = trading(card);
    let at = game.guard(1, Readiness::Active);
    let (_, mut bot) = played(&game, card, |bot| on(bot, card, game.seat(1)));
    assert!(bot.state().pieces().is_free(at), "there was only one");
    let due = Task::Knights(KnightsTask::PlaceDeserter { player: game.seat(0) });
    assert_eq!(bot.state().tasks(), [due]);
    bot.choose_before("task-leave-name", &[], "left");
    assert!(bot.state().tasks().is_empty());
}

#[test]
fn without_hands_a_saboteur_takes_half_of_however_many() {
    let card = ProgressCard::Saboteur;
    let mut game = rolled(before(Following::Off));
    game.draws_of(0, card.track(), 1);
    let (_, mut bot) = played(&game, card, |bot| goes_on(bot, card));
    assert!(!bot.state().open_tasks().is_empty());
    for _ in 0..5 {
        bot.choose_with("task-discard-count-less", &[("who", "Ben".into())]);
    }
    let what = bot.window.text.with("task-discards", &[("count", 1.into())]);
    bot.choose_with("task-discard-done-name", &[("who", "Ben".into()), ("what", what.into())]);
}

#[test]
fn a_spy_may_look_at_somebody_s_cards_and_take_none() {
    let card = ProgressCard::Spy;
    let mut game = trading(card);
    game.draws_of(1, Track::Trade, 2);
    let (_, bot) = played(&game, card, |bot| {
        on(bot, card, game.seat(1));
        bot.choose_with("progress-spy-looked", &[("who", "Ben".into())]);
    });
    assert_eq!(bot.state().progress_of(game.seat(1), Track::Trade), 2);
}

#[test]
fn what_can_t_be_played_says_why_and_is_recorded_as_what_the_table_did() {
    let card = ProgressCard::Bishop;
    let game = trading(card);
    let mut bot = game.shown();
    bot.choose("progress");
    assert!(bot.window.tells("breach-knights-robber-locked"), "in the list");
    bot.touch(&bot.card(card));
    assert!(bot.window.tells("breach-knights-robber-locked"), "and on its page");
    goes_on(&mut bot, card);
    assert!(bot.app().refused().is_some());
    bot.choose("refused-record");
    let locked = Breach::Knights(KnightsBreach::RobberLocked);
    assert_eq!(told(&bot, card).against, [locked]);
    assert_eq!(bot.state().progress_of(game.seat(0), Track::Politics), 0);

    // A place that the rules leave out.
    let game = trading(ProgressCard::Inventor);
    let (six, ten) = (with_token(&game, 6), with_token(&game, 10));
    let mut bot = game.shown();
    chooses(&mut bot, ProgressCard::Inventor);
    bot.choose("any-spot");
    bot.touch_spot(Spot::Hex(six));
    bot.touch_spot(Spot::Hex(ten));
    assert!(bot.window.tells("breach-knights-token-stays"));
    bot.choose("refused-back");
    assert!(bot.window.shows("progress-tap-second"), "the page is still open");
}

#[test]
fn each_step_leads_back_to_the_one_before() {
    let mut game = trading(ProgressCard::Inventor);
    game.draws_of(0, Track::Trade, 1);
    let mut bot = game.shown();
    chooses(&mut bot, ProgressCard::Inventor);
    bot.touch_spot(Spot::Hex(with_token(&game, 3)));
    bot.window.press(egui::Key::Escape);
    assert!(bot.window.shows("progress-tap-inventor"));
    bot.window.press(egui::Key::Escape);
    assert!(bot.window.has(&bot.card(ProgressCard::Crane)));
    let deck = bot.window.text.get("progress-deck-trade");
    bot.choose_before("progress-tab-name", &[("deck", deck.into())], "count");
    assert!(bot.window.has(&bot.card(ProgressCard::MerchantFleet)));
    bot.choose("chooser-cancel");
    assert!(bot.window.shows("progress"));
    assert_eq!(bot.state(), &game.state);
}

#[test]
fn digits_choose_commodities_where_there_are_eight_kinds() {
    let game = trading(ProgressCard::MerchantFleet);
    let mut bot = game.shown();
    chooses(&mut bot, ProgressCard::MerchantFleet);
    bot.window.press(egui::Key::Num8);
    assert_eq!(bot.state().trade_rate(game.seat(0), CardKind::Coin), 2);
}

/// However much it asks, its page included.
const MOST_TOUCHES: u32 = 4;

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
        ProgressCard::Alchemist => before_the_draw(),
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
            game.guard(0, Readiness::Inactive);
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
            game.guard(1, Readiness::Active);
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
            game.draws_of(1, Track::Trade, 2);
            Play::Spy { from: ben, took: Some(Track::Trade) }
        }
        ProgressCard::Warlord => {
            game.guard(0, Readiness::Inactive);
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
