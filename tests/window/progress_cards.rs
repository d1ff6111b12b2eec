//! Progress cards, each played through the window's own widgets (KNIGHTS 8, 12).

use board::Resource::{Brick, Grain, Ore, Wool};
use board::{Hex, Intersection, Spot};
use game::{
    Act, Breach, Building, CardKind, Cards, Deed, Following, HarborTrade, KnightsBreach,
    KnightsCorrection, KnightsDeed, KnightsTask, Play, PointCard, ProgressCard, Readiness, Seat,
    Task, Track,
};
use words::language::Language;

use crate::common::cards;
use crate::tools::bot::Bot;
use crate::tools::knights_game::{
    before, building_at, ends, has, holds, knight, knights, leads_by, put_right, rolled, stands,
    trading,
};
use crate::tools::played::Played;

/// What a card is called.
fn name(bot: &Bot, card: ProgressCard) -> String {
    bot.window.text.get(&format!("progress-{}", card.key()))
}

/// Two touches: the page, and the card.
fn chooses(bot: &mut Bot, card: ProgressCard) {
    bot.choose("progress");
    let name = name(bot, card);
    bot.touch(&name);
}

/// The large button that plays a card with which nothing is told.
fn goes_on(bot: &mut Bot, card: ProgressCard) {
    let name = name(bot, card);
    bot.choose_with("progress-play", &[("card", name.into())]);
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
    let (card, who) = (name(bot, card), bot.name_of(who));
    bot.choose_before("progress-on", &[("card", card.into()), ("who", who.into())], "what");
}

fn with_token(game: &Played, number: u8) -> Hex {
    let mut tiles = game.state.island().tiles().iter();
    let is_it = |tile: &&board::Tile| tile.token.is_some_and(|token| token.number() == number);
    tiles.find(is_it).expect("a token").at
}

#[test]
fn an_alchemist_sets_the_dice_before_the_draw_and_nothing_else_is_offered_then() {
    let card = ProgressCard::Alchemist;
    let mut game = before(Following::Open);
    holds(&mut game, 0, Track::Science, 1);
    let mut bot = game.shown();
    bot.choose("progress");
    assert!(!bot.window.has(&name(&bot, ProgressCard::Crane)));
    bot.choose_with("printed-red", &[("pips", 3.into())]);
    bot.choose_with("printed-yellow", &[("pips", 5.into())]);
    bot.choose_with("progress-dice-set", &[("number", 8.into())]);
    assert_eq!(bot.state().number(), Some(8));
    assert!(told(&bot, card).against.is_empty());

    let mut bot = before(Following::Open).shown();
    bot.choose("progress");
    assert!(bot.window.says("Anna holds no card of science"));
    bot.choose("chooser-cancel");
    assert!(bot.window.shows("draw"));
}

#[test]
fn a_crane_asks_for_the_track_and_says_its_price() {
    let game = trading(ProgressCard::Crane);
    let (_, bot) = played(&game, ProgressCard::Crane, |bot| {
        let track = bot.window.text.get("progress-deck-politics");
        let price = bot.window.text.get("progress-for-free");
        let values = [("track", track.into()), ("level", 1.into()), ("price", price.into())];
        bot.choose_with("progress-crane-name", &values);
    });
    assert_eq!(bot.state().improvement(game.seat(0), Track::Politics).number(), 1);
}

#[test]
fn places_of_engineer_medicine_inventor_and_merchant_are_touched_on_the_island() {
    let game = trading(ProgressCard::Engineer);
    let mut own = game.state.pieces().buildings_of(game.seat(0));
    let city = own.find(|(_, building)| *building == Building::City).expect("a city").0;
    let (_, bot) = played(&game, ProgressCard::Engineer, |bot| {
        bot.touch_spot(Spot::Intersection(city));
    });
    assert!(bot.state().pieces().has_wall(city));

    let mut game = trading(ProgressCard::Medicine);
    has(&mut game, 0, cards(&[(Ore, 2), (Grain, 1)]));
    let at = game.state.city_spots()[0];
    let (_, bot) = played(&game, ProgressCard::Medicine, |bot| {
        bot.touch_spot(Spot::Intersection(at));
    });
    assert_eq!(bot.state().pieces().building(at), Some((game.seat(0), Building::City)));

    let game = trading(ProgressCard::Inventor);
    let (three, ten) = (with_token(&game, 3), with_token(&game, 10));
    let (act, _) = played(&game, ProgressCard::Inventor, |bot| {
        bot.touch_spot(Spot::Hex(three));
        assert!(bot.window.shows("progress-tap-second"));
        bot.touch_spot(Spot::Hex(ten));
    });
    assert_eq!(act.deed, knights(KnightsDeed::Play(Play::Inventor { one: three, other: ten })));

    let game = trading(ProgressCard::Merchant);
    let hexes = city.hexes().into_iter();
    let mut hexes = hexes.filter(|hex| {
        game.state.island().tile(*hex).is_some_and(|tile| tile.terrain.resource().is_some())
    });
    let at = hexes.next().expect("a hex beside the city");
    let (_, bot) = played(&game, ProgressCard::Merchant, |bot| bot.touch_spot(Spot::Hex(at)));
    let merchant = bot.state().knights().expect("played").table().merchant;
    assert_eq!(merchant.map(|it| (it.at, it.owner)), Some((at, game.seat(0))));
}

#[test]
fn irrigation_and_mining_say_what_they_bring_and_are_one_button() {
    for (card, kind) in [(ProgressCard::Irrigation, Grain), (ProgressCard::Mining, Ore)] {
        let game = trading(card);
        let brings = game.state.harvest(card);
        assert!(!brings.is_empty());
        let before = game.state.hands().expect("followed").known(game.seat(0)).get(kind);
        let (_, bot) = played(&game, card, |bot| {
            let what = bot.window.text.cards(brings.get(kind), kind);
            let values = [("card", name(bot, card).into()), ("what", what.into())];
            bot.choose_with("progress-play-what", &values);
        });
        assert_eq!(bot.known(game.seat(0)).get(kind), before + brings.get(kind));
    }
}

#[test]
fn point_cards_are_shown_from_the_list_and_by_players_who_are_not_on_turn() {
    for card in [ProgressCard::Printer, ProgressCard::Constitution] {
        let game = trading(card);
        let before = game.state.public_points(game.seat(0));
        let (_, bot) = played(&game, card, |bot| {
            let name = name(bot, card);
            bot.choose_with("progress-show", &[("card", name.into())]);
        });
        assert_eq!(bot.state().public_points(game.seat(0)), before + 1);
    }
    let mut game = trading(ProgressCard::Crane);
    holds(&mut game, 1, Track::Politics, 1);
    let mut bot = game.shown();
    bot.choose("progress");
    let values = [("who", "Ben".into()), ("card", name(&bot, ProgressCard::Constitution).into())];
    bot.choose_with("progress-shows", &values);
    let knights = bot.state().knights().expect("played");
    assert_eq!(knights.shown(PointCard::Constitution), Some(game.seat(1)));
}

#[test]
fn road_building_and_a_smith_lead_on_to_their_places() {
    let game = trading(ProgressCard::RoadBuilding);
    let card = ProgressCard::RoadBuilding;
    let (_, mut bot) = played(&game, card, |bot| goes_on(bot, card));
    for left in [1, 0] {
        let path = bot.state().road_spots()[0];
        bot.touch_spot(Spot::Path(path));
        assert_eq!(bot.state().tasks().len(), left);
    }
    let mut game = trading(ProgressCard::Smith);
    let at = knight(&mut game, 0, Readiness::Inactive);
    let card = ProgressCard::Smith;
    let (_, bot) = played(&game, card, |bot| goes_on(bot, card));
    assert_eq!(game.state.pieces().knight(at).map(|(owner, _)| owner), Some(game.seat(0)));
    let due = Task::Knights(KnightsTask::Promote { player: game.seat(0) });
    assert_eq!(bot.state().tasks(), [due]);
    assert!(bot.window.shows("any-spot"));
}

#[test]
fn a_commercial_harbor_asks_with_open_hands_for_both_cards_and_lets_any_offer_be_left() {
    let card = ProgressCard::CommercialHarbor;
    let mut game = trading(card);
    has(&mut game, 0, cards(&[(Brick, 1), (Wool, 1)]));
    has(&mut game, 1, Cards::of(CardKind::Cloth, 1).plus(Cards::of(CardKind::Coin, 1)));
    has(&mut game, 2, Cards::of(CardKind::Paper, 1).plus(cards(&[(Ore, 1)])));
    let (_, mut bot) = played(&game, card, |bot| goes_on(bot, card));
    assert_eq!(bot.state().open_tasks().len(), 2);
    for (who, kind) in [("Anna", CardKind::Wool), ("Ben", CardKind::Coin)] {
        let resource = bot.window.text.kind(kind);
        bot.choose_with("task-harbor-kind", &[("who", who.into()), ("resource", resource.into())]);
    }
    assert_eq!(bot.known(game.seat(0)).get(CardKind::Coin), 1);
    assert_eq!(bot.known(game.seat(1)).get(CardKind::Wool), 1);
    bot.choose_before("task-leave-name", &[], "left");
    assert!(bot.state().tasks().is_empty());
}

#[test]
fn without_open_hands_a_commercial_harbor_asks_only_what_came_of_it() {
    let card = ProgressCard::CommercialHarbor;
    for following in [Following::Secret, Following::Off] {
        let mut game = rolled(before(following));
        holds(&mut game, 0, card.track(), 1);
        if following == Following::Secret {
            has(&mut game, 0, cards(&[(Brick, 2)]));
            has(&mut game, 1, Cards::of(CardKind::Cloth, 1).plus(cards(&[(Ore, 1)])));
            has(&mut game, 2, Cards::none());
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
fn a_master_merchant_takes_two_chosen_cards_from_somebody_with_more_points() {
    let card = ProgressCard::MasterMerchant;
    let mut game = trading(card);
    leads_by(&mut game, 1, 2);
    has(&mut game, 1, cards(&[(Ore, 2)]).plus(Cards::of(CardKind::Coin, 1)));
    let (_, bot) = played(&game, card, |bot| {
        on(bot, card, game.seat(1));
        for kind in [CardKind::Ore, CardKind::Coin] {
            let resource = bot.window.text.kind(kind);
            let values = [("label", "Ben".into()), ("resource", resource.into())];
            bot.choose_with("kind-more", &values);
        }
        bot.touch_starting("Take 1 ore and 1 coin");
    });
    assert_eq!(bot.known(game.seat(1)), cards(&[(Ore, 1)]));
}

#[test]
fn fleet_and_monopolies_are_a_kind() {
    let game = trading(ProgressCard::MerchantFleet);
    let coin = |bot: &Bot| bot.window.text.kind(CardKind::Coin);
    let (_, bot) = played(&game, ProgressCard::MerchantFleet, |bot| {
        let coin = coin(bot);
        bot.choose_with("progress-fleet-kind", &[("resource", coin.into())]);
    });
    assert_eq!(bot.state().trade_rate(game.seat(0), CardKind::Coin), 2);
    for (card, kind, taken) in [
        (ProgressCard::ResourceMonopoly, CardKind::Ore, 2),
        (ProgressCard::TradeMonopoly, CardKind::Coin, 1),
    ] {
        let mut game = trading(card);
        has(&mut game, 0, Cards::none());
        has(&mut game, 1, Cards::of(kind, 3));
        has(&mut game, 2, Cards::none());
        let (_, bot) = played(&game, card, |bot| {
            let resource = bot.window.text.kind(kind);
            bot.choose_with("card-monopoly-kind", &[("resource", resource.into())]);
            let taken = bot.window.text.cards(taken, kind);
            bot.choose_with("card-monopoly-confirm", &[("cards", taken.into())]);
        });
        assert_eq!(bot.known(game.seat(0)), Cards::of(kind, taken));
    }
}

#[test]
fn with_secret_hands_a_monopoly_counts_what_each_gave() {
    let card = ProgressCard::ResourceMonopoly;
    let mut game = rolled(before(Following::Secret));
    holds(&mut game, 0, card.track(), 1);
    for nth in [1, 2] {
        has(&mut game, nth, cards(&[(Ore, 1), (Wool, 1)]));
    }
    let (act, _) = played(&game, card, |bot| {
        bot.choose_with("card-monopoly-kind", &[("resource", "ore".into())]);
        for who in ["Ben", "Clara"] {
            let values = [("who", who.into()), ("resource", "ore".into())];
            bot.choose_with("card-monopoly-more", &values);
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
fn a_bishop_moves_the_robber_and_robs_commodities_too() {
    let card = ProgressCard::Bishop;
    let mut game = trading(card);
    put_right(&mut game, KnightsCorrection::Attacks { count: 1 });
    let hand = Cards::of(CardKind::Coin, 1).plus(cards(&[(Ore, 1)]));
    has(&mut game, 1, hand);
    has(&mut game, 2, Cards::none());
    let (_, mut bot) = played(&game, card, |bot| goes_on(bot, card));
    let hex = bot.state().robber_hexes().into_iter().find(|hex| {
        let beside = |nth: usize| {
            let seat = game.seat(nth);
            let mut own = game.state.pieces().buildings_of(seat);
            own.any(|(at, _)| at.touches(*hex))
        };
        beside(1) && !beside(2)
    });
    bot.touch_spot(Spot::Hex(hex.expect("a hex beside the second player")));
    let cards = bot.window.text.cards(1, CardKind::Coin);
    let values = [("who", "Anna".into()), ("cards", cards.into()), ("from", "Ben".into())];
    bot.choose_with("act-steal-known", &values);
    assert_eq!(bot.known(game.seat(1)), self::cards(&[(Ore, 1)]));
}

#[test]
fn a_bishop_beside_several_names_each_of_them_and_either_is_robbed_first() {
    let card = ProgressCard::Bishop;
    for language in Language::ALL {
        let mut game = trading(card);
        put_right(&mut game, KnightsCorrection::Attacks { count: 1 });
        let hex = with_token(&game, 11);
        let free = Intersection::around(hex).into_iter();
        let mut free = free.filter(|at| game.state.pieces().building(*at).is_none());
        let corners = [free.next(), free.next()].map(|at| at.expect("a free corner"));
        for (nth, at) in (1..).zip(corners) {
            building_at(&mut game, nth, at, Building::Settlement);
            has(&mut game, nth, cards(&[(Ore, 1), (Wool, 1)]));
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
        bot.choose_with("act-steal-known", &values);
        assert_eq!(bot.known(game.seat(2)), cards(&[(Ore, 1)]));
        assert_eq!(bot.state().open_tasks().len(), 1);
    }
}

#[test]
fn a_deserter_is_played_at_somebody_and_may_be_placed_or_left() {
    let card = ProgressCard::Deserter;
    let mut game = trading(card);
    let at = knight(&mut game, 1, Readiness::Active);
    let (_, mut bot) = played(&game, card, |bot| on(bot, card, game.seat(1)));
    assert!(bot.state().pieces().is_free(at), "there was only one");
    let due = Task::Knights(KnightsTask::PlaceDeserter { player: game.seat(0) });
    assert_eq!(bot.state().tasks(), [due]);
    bot.choose_before("task-leave-name", &[], "left");
    assert!(bot.state().tasks().is_empty());
}

#[test]
fn a_diplomat_and_an_intrigue_are_touched_on_the_island() {
    let card = ProgressCard::Diplomat;
    let game = trading(card);
    let road = game.state.pieces().roads_of(game.seat(1)).next().expect("a road").0;
    let (_, bot) = played(&game, card, |bot| bot.touch_spot(Spot::Path(road)));
    assert_eq!(bot.state().pieces().road(road), None);

    let card = ProgressCard::Intrigue;
    let mut game = trading(card);
    let at = ends(&game, 0)[0];
    stands(&mut game, 1, at, Readiness::Inactive);
    let (_, bot) = played(&game, card, |bot| bot.touch_spot(Spot::Intersection(at)));
    assert_eq!(bot.state().pieces().knight(at), None);
}

#[test]
fn a_saboteur_says_who_discards_how_much_and_each_does() {
    let card = ProgressCard::Saboteur;
    let mut game = trading(card);
    has(&mut game, 1, Cards::of(CardKind::Coin, 3).plus(cards(&[(Ore, 2)])));
    has(&mut game, 2, cards(&[(Ore, 1)]));
    let (_, mut bot) = played(&game, card, |bot| {
        assert!(bot.window.says("Ben discards 2 cards."));
        goes_on(bot, card);
    });
    let question = bot.window.text.with("task-sabotage-ask", &[("card", "Saboteur".into())]);
    assert!(bot.window.has(&question), "it is no 7");
    for kind in [CardKind::Coin, CardKind::Ore] {
        let resource = bot.window.text.kind(kind);
        bot.choose_with("kind-more", &[("label", "Ben".into()), ("resource", resource.into())]);
    }
    let values = [("who", "Ben".into()), ("given", 2.into()), ("count", 2.into())];
    bot.choose_with("task-discard-confirm", &values);
    assert_eq!(bot.state().hands().expect("followed").size(game.seat(1)), 3);
}

#[test]
fn without_hands_a_saboteur_takes_half_of_however_many() {
    let card = ProgressCard::Saboteur;
    let mut game = rolled(before(Following::Off));
    holds(&mut game, 0, card.track(), 1);
    let (_, mut bot) = played(&game, card, |bot| goes_on(bot, card));
    assert!(!bot.state().open_tasks().is_empty());
    for _ in 0..5 {
        bot.choose_with("task-discard-count-less", &[("who", "Ben".into())]);
    }
    let what = bot.window.text.with("task-discards", &[("count", 1.into())]);
    bot.choose_with("task-discard-done-name", &[("who", "Ben".into()), ("what", what.into())]);
}

#[test]
fn a_spy_looks_at_somebody_s_cards_and_takes_one_or_none() {
    let card = ProgressCard::Spy;
    for takes in [true, false] {
        let mut game = trading(card);
        holds(&mut game, 1, Track::Trade, 2);
        let mut bot = game.shown();
        chooses(&mut bot, card);
        on(&mut bot, card, game.seat(1));
        let who = ("who", "Ben".into());
        if takes {
            let track = bot.window.text.get("track-trade");
            bot.choose_with("progress-spy-took", &[who, ("track", track.into())]);
        } else {
            bot.choose_with("progress-spy-looked", &[who]);
        }
        let left = bot.state().progress_of(game.seat(1), Track::Trade);
        assert_eq!(left, if takes { 1 } else { 2 });
        assert_eq!(bot.state().progress_of(game.seat(0), Track::Politics), 0);
    }
}

#[test]
fn a_warlord_and_a_wedding_are_one_button() {
    let card = ProgressCard::Warlord;
    let mut game = trading(card);
    let at = knight(&mut game, 0, Readiness::Inactive);
    let (_, bot) = played(&game, card, |bot| goes_on(bot, card));
    let readiness = bot.state().pieces().knight(at).map(|(_, it)| it.readiness);
    assert_eq!(readiness, Some(Readiness::Active));

    let card = ProgressCard::Wedding;
    let mut game = trading(card);
    leads_by(&mut game, 1, 1);
    has(&mut game, 1, Cards::of(CardKind::Coin, 1).plus(cards(&[(Ore, 1), (Wool, 1)])));
    let (_, mut bot) = played(&game, card, |bot| {
        assert!(bot.window.says("gives 2 cards"));
        goes_on(bot, card);
    });
    for kind in [CardKind::Coin, CardKind::Wool] {
        let resource = bot.window.text.kind(kind);
        let values = [("who", "Ben".into()), ("to", "Anna".into()), ("resource", resource.into())];
        bot.choose_with("task-give-kind", &values);
    }
    assert!(bot.state().tasks().is_empty());
    assert_eq!(bot.known(game.seat(1)), cards(&[(Ore, 1)]));
}

#[test]
fn what_can_t_be_played_says_why_and_is_recorded_as_what_the_table_did() {
    let card = ProgressCard::Bishop;
    let game = trading(card);
    let mut bot = game.shown();
    bot.choose("progress");
    assert!(bot.window.tells("breach-knights-locked"), "in the list");
    let bishop = name(&bot, card);
    bot.touch(&bishop);
    assert!(bot.window.tells("breach-knights-locked"), "and on its page");
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
    holds(&mut game, 0, Track::Trade, 1);
    let mut bot = game.shown();
    chooses(&mut bot, ProgressCard::Inventor);
    bot.touch_spot(Spot::Hex(with_token(&game, 3)));
    bot.window.press(egui::Key::Escape);
    assert!(bot.window.shows("progress-tap-inventor"));
    bot.window.press(egui::Key::Escape);
    assert!(bot.window.has(&name(&bot, ProgressCard::Crane)));
    let deck = bot.window.text.get("progress-deck-trade");
    bot.choose_before("progress-tab-name", &[("deck", deck.into())], "count");
    assert!(bot.window.has(&name(&bot, ProgressCard::MerchantFleet)));
    bot.choose("chooser-cancel");
    assert!(bot.window.shows("progress"));
    assert_eq!(bot.state(), &game.state);
}

#[test]
fn cards_are_played_in_german() {
    let card = ProgressCard::Spy;
    let mut game = trading(card);
    holds(&mut game, 1, Track::Trade, 1);
    let mut bot = game.shown_in(Language::German);
    chooses(&mut bot, card);
    on(&mut bot, card, game.seat(1));
    bot.touch("Eine Karte von Ben genommen: Handel");
    assert_eq!(bot.state().progress_of(game.seat(0), Track::Trade), 1);
    chooses(&mut bot, ProgressCard::ResourceMonopoly);
    bot.choose_with("card-monopoly-kind", &[("resource", "Erz".into())]);
    let takes = |name: &String| name.ends_with("von den anderen nehmen");
    let confirm = bot.window.names().into_iter().find(takes).expect("the way on");
    bot.touch(&confirm);
    assert!(told(&bot, ProgressCard::ResourceMonopoly).against.is_empty());
}

#[test]
fn digits_choose_commodities_where_there_are_eight_kinds() {
    let game = trading(ProgressCard::MerchantFleet);
    let mut bot = game.shown();
    chooses(&mut bot, ProgressCard::MerchantFleet);
    bot.window.press(egui::Key::Num8);
    assert_eq!(bot.state().trade_rate(game.seat(0), CardKind::Coin), 2);
}
