//! The price of a turn in touches, of Cities & Knights too: the fewer, the less the table waits.

use std::collections::BTreeSet;

use board::Resource::{Brick, Grain, Ore, Wool};
use board::{Hex, Intersection, Spot};
use cards::EventFace;
use egui::accesskit::Role;
use egui::{Pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{
    Building, CardKind, Cards, Correction, Deed, Following, KnightLevel, KnightsCorrection,
    KnightsDeed, NumberSource, Phase, ProgressCard, Purchase, Readiness, Seat, Task, Track,
};
use kit::widgets::TurnedWindow;

use crate::common::cards;
use crate::tools::bot::Bot;
use crate::tools::knights_game::{before, buildings, first, turn, way_on};
use crate::tools::played::Played;
use crate::tools::window::LANDSCAPE;

/// A player who counts how often the screen was touched, each touch where the
/// finger finds what it means: nothing is scrolled to.
pub struct Hand {
    pub bot: Bot,
    pub touches: u32,
}

impl Hand {
    fn new(following: Following) -> Self {
        Self::of(Bot::sized(following, 10, vec2(1280.0, 800.0)))
    }

    /// Counts from now on.
    pub fn of(bot: Bot) -> Self {
        Self { bot, touches: 0 }
    }

    fn touch_at(&mut self, at: Pos2) {
        let screen = TurnedWindow::screen(&self.bot.window.harness.ctx);
        assert!(screen.contains(at), "{at:?} is off the screen");
        self.touches += 1;
        self.bot.window.touch_at(at);
    }

    pub fn touch(&mut self, name: &str) {
        let at = self.bot.window.harness.get_by_label(name).rect().center();
        self.touch_at(at);
    }

    pub fn tap(&mut self, key: &str) {
        self.touch(&self.bot.window.text.get(key));
    }

    /// The first button whose name begins like this.
    pub fn touch_starting(&mut self, start: &str) {
        let found = self.bot.window.harness.get_all_by_role(Role::Button).find(|node| {
            let name = node.accesskit_node().label().unwrap_or_default();
            name.starts_with(start) && !node.accesskit_node().is_disabled()
        });
        let names = || self.bot.window.names();
        let found = found.unwrap_or_else(|| panic!("no {start:?} among {:?}", names()));
        let at = found.rect().center();
        self.touch_at(at);
    }

    pub fn touch_spot(&mut self, spot: Spot) {
        let name = self.bot.window.text.places(self.bot.state().island()).spot(spot);
        let name = self.bot.window.called(&name);
        self.touch(&name);
    }

    /// The game goes on, uncounted, until `here` holds.
    fn until(&mut self, here: impl Fn(&Bot) -> bool) {
        for _ in 0..600 {
            if here(&self.bot) {
                self.touches = 0;
                return;
            }
            self.bot.step();
        }
        panic!("it never came to that");
    }
}

fn is_free(bot: &Bot) -> bool {
    bot.state().phase() == Phase::Trading && bot.state().open_tasks().is_empty()
}

/// Draws by touch until a card asks for nothing, and ends that turn.
fn plays_an_ordinary_turn(mut hand: Hand, step: fn(&mut Bot)) {
    loop {
        let turn = hand.bot.state().turn();
        hand.touches = 0;
        hand.tap("draw");
        if is_free(&hand.bot) {
            hand.touch_starting("Done – pass to ");
            assert_eq!((hand.touches, hand.bot.state().turn()), (2, turn + 1));
            return;
        }
        // This card asked for more than an ordinary one.
        while hand.bot.state().turn() == turn {
            step(&mut hand.bot);
        }
    }
}

#[test]
fn an_ordinary_turn_is_two_touches() {
    let mut hand = Hand::new(Following::Open);
    hand.until(|bot| bot.state().phase() == Phase::BeforeProduction);
    plays_an_ordinary_turn(hand, Bot::step);
}

#[test]
fn building_is_one_touch_more() {
    let mut hand = Hand::new(Following::Open);
    hand.until(|bot| is_free(bot) && !bot.state().road_spots().is_empty() && pays_road(bot));
    let count = hand.bot.count();
    let spot = hand.bot.state().road_spots()[0];
    hand.touch_spot(Spot::Path(spot));
    assert_eq!((hand.touches, hand.bot.count()), (1, count + 1));
    let last = hand.bot.game().last().expect("an act");
    assert!(matches!(last.deed, Deed::BuildRoad { at } if at == spot), "{last:?}");
}

fn pays_road(bot: &Bot) -> bool {
    bot.state().can_pay(bot.state().builder(), Purchase::Road)
}

#[test]
fn a_trade_with_the_bank_is_three_touches() {
    let mut hand = Hand::new(Following::Open);
    let payable = |bot: &Bot| {
        let active = bot.state().builder();
        let kinds = bot.known(active);
        kinds
            .kinds()
            .map(|(kind, held)| (kind, held, bot.state().trade_rate(active, kind)))
            .find(|(_, held, rate)| held >= rate)
    };
    hand.until(|bot| is_free(bot) && payable(bot).is_some());
    let (gives, _, rate) = payable(&hand.bot).expect("enough of a kind");
    let bank = hand.bot.state().bank().expect("followed");
    let gets = bank.kinds().map(|(kind, _)| kind).find(|kind| *kind != gives);
    let gets = gets.expect("the bank has another kind");
    let count = hand.bot.count();
    hand.tap("bank");
    hand.touch(&format!("Give {rate} {}", gives.key()));
    hand.touch(&format!("Take {} for {rate} {}", gets.key(), gives.key()));
    assert_eq!((hand.touches, hand.bot.count()), (3, count + 1));
}

/// A kind that whoever is on turn holds, and one that another player does.
fn tradable(bot: &Bot) -> Option<(CardKind, Seat, CardKind)> {
    let active = bot.state().builder();
    let mine = bot.known(active);
    let others = bot.state().seating().present().filter(|seat| *seat != active);
    others.into_iter().find_map(|with| {
        let (get, _) = bot.known(with).kinds().next()?;
        let (give, _) = mine.kinds().find(|(kind, _)| *kind != get)?;
        Some((give, with, get))
    })
}

/// The chips of both rows: one card each way.
fn one_for_one(hand: &mut Hand, give: CardKind, get: CardKind) {
    let who = hand.bot.active();
    for (row, kind) in [("gives", give), ("gets", get)] {
        hand.touch(&format!("{who} {row}, {}: one more", kind.key()));
    }
}

#[test]
fn a_card_for_a_card_with_a_player_is_four_touches_from_the_button_or_from_their_tile() {
    for from_the_tile in [false, true] {
        let mut hand = Hand::new(Following::Open);
        hand.until(|bot| is_free(bot) && tradable(bot).is_some());
        let (give, with, get) = tradable(&hand.bot).expect("something to trade");
        let (who, other) = (hand.bot.active(), hand.bot.name_of(with));
        let count = hand.bot.count();
        if from_the_tile {
            hand.touch_starting(&format!("{other}, "));
        } else {
            hand.tap("trade");
        }
        one_for_one(&mut hand, give, get);
        let (give, get) = (give.key(), get.key());
        hand.touch(&format!("{who} gives 1 {give}, {other} gives 1 {get}"));
        assert_eq!((hand.touches, hand.bot.count()), (4, count + 1), "{from_the_tile}");
        let last = hand.bot.game().last().expect("an act");
        assert!(matches!(last.deed, Deed::Trade { with: to, .. } if to == with), "{last:?}");
    }
}

#[test]
fn a_chip_touched_once_too_often_is_taken_back_by_one_touch() {
    let mut hand = Hand::new(Following::Open);
    hand.until(|bot| is_free(bot) && tradable(bot).is_some());
    let (give, _, get) = tradable(&hand.bot).expect("something to trade");
    hand.tap("trade");
    one_for_one(&mut hand, give, get);
    let who = hand.bot.active();
    let both = format!("{who} gives 1 {}, ", give.key());
    assert!(hand.bot.window.names().iter().any(|name| name.starts_with(&both)));
    hand.touch(&format!("{who} gives: none"));
    assert!(!hand.bot.window.names().iter().any(|name| name.starts_with(&both)));
}

#[test]
fn moving_the_robber_and_stealing_is_two_touches() {
    let mut hand = Hand::new(Following::Secret);
    // From one alone the card is taken by itself.
    let has_prey = |bot: &Bot| {
        let (state, robber) = (bot.state(), bot.state().active());
        let places = Intersection::around(bot.victims_hex(robber)).into_iter();
        let owners = places.filter_map(|place| state.pieces().building(place));
        let full = |seat: &Seat| state.hands().is_none_or(|hands| hands.size(*seat) > 0);
        let prey = owners.map(|(seat, _)| seat).filter(|seat| *seat != robber).filter(full);
        prey.collect::<BTreeSet<Seat>>().len() > 1
    };
    let moves =
        |bot: &Bot| matches!(bot.state().open_tasks().first(), Some(Task::MoveRobber { .. }));
    hand.until(|bot| moves(bot) && has_prey(bot));
    let count = hand.bot.count();
    let active = hand.bot.state().active();
    let hex = hand.bot.victims_hex(active);
    hand.touch_spot(Spot::Hex(hex));
    hand.touch_starting(&format!("{} takes a card from ", hand.bot.name_of(active)));
    assert_eq!((hand.touches, hand.bot.count()), (2, count + 2));
}

fn hand(game: &Played) -> Hand {
    Hand::of(game.shown_at(LANDSCAPE))
}

/// It took so many touches, and was this.
#[track_caller]
fn took(hand: &Hand, touches: u32, is_it: impl Fn(&KnightsDeed) -> bool) {
    let last = hand.bot.game().last().expect("an act");
    let Deed::Knights(deed) = &last.deed else { panic!("{last:?}") };
    assert!(is_it(deed), "{deed:?}");
    assert!(last.against.is_empty(), "{last:?}");
    assert_eq!(hand.touches, touches, "{deed:?}");
}

/// A road of somebody's goes on from `at`; where it ends then.
fn goes_on(game: &mut Played, nth: usize, at: Intersection) -> Intersection {
    let (path, end) = way_on(&game.state, at);
    game.paves(nth, path);
    end
}

#[test]
fn an_ordinary_turn_of_cities_and_knights_is_two_touches_too() {
    plays_an_ordinary_turn(hand(&before(Following::Open)), Bot::knights_step);
}

#[test]
fn recruiting_is_one_touch_and_activating_and_promoting_are_two() {
    let mut game = turn();
    game.has(0, cards(&[(Wool, 1), (Ore, 1)]));
    let at = game.ends(0)[0];
    let mut recruits = hand(&game);
    recruits.touch_spot(Spot::Intersection(at));
    took(&recruits, 1, |deed| matches!(deed, KnightsDeed::Recruit { .. }));

    game.has(0, cards(&[(Wool, 1), (Ore, 1), (Grain, 1)]));
    game.stands(0, at, Readiness::Inactive);
    let mut activates = hand(&game);
    activates.touch_spot(Spot::Intersection(at));
    activates.touch_starting("Activate this knight");
    took(&activates, 2, |deed| matches!(deed, KnightsDeed::Activate { .. }));

    let mut promotes = hand(&game);
    promotes.touch_spot(Spot::Intersection(at));
    promotes.touch_starting("Promote this knight");
    took(&promotes, 2, |deed| matches!(deed, KnightsDeed::Promote { .. }));
}

#[test]
fn a_knight_moves_and_displaces_with_two_touches() {
    let mut game = turn();
    let at = game.guard(0, Readiness::Active);
    let to = goes_on(&mut game, 0, at);
    let mut moves = hand(&game);
    moves.touch_spot(Spot::Intersection(at));
    moves.touch_spot(Spot::Intersection(to));
    took(&moves, 2, |deed| matches!(deed, KnightsDeed::MoveKnight { .. }));

    game.places(0, at, KnightLevel::Strong);
    game.places(1, to, KnightLevel::Basic);
    let mut displaces = hand(&game);
    displaces.touch_spot(Spot::Intersection(at));
    displaces.touch_spot(Spot::Intersection(to));
    took(&displaces, 2, |deed| matches!(deed, KnightsDeed::Displace { .. }));

    // One more where its owner has a place for it.
    let next = goes_on(&mut game, 1, to);
    let last = goes_on(&mut game, 1, next);
    let mut displaces = hand(&game);
    displaces.touch_spot(Spot::Intersection(at));
    displaces.touch_spot(Spot::Intersection(to));
    displaces.touch_spot(Spot::Intersection(last));
    took(&displaces, 3, |deed| matches!(deed, KnightsDeed::Relocate { .. }));
}

/// Anna's knight stands beside the robber.
fn beside_the_robber() -> (Played, Intersection) {
    let mut game = turn();
    game.corrects(KnightsCorrection::Attacks { count: 1 });
    let at = game.guard(0, Readiness::Active);
    let hex = at.hexes().into_iter().find(|hex| game.state.island().tile(*hex).is_some());
    game.corrects(Correction::Robber { at: hex });
    for nth in 1..3 {
        game.has(nth, Cards::none());
    }
    (game, at)
}

#[test]
fn chasing_the_robber_is_three_touches_and_taking_a_card_of_an_open_hand_one_more() {
    let (mut game, at) = beside_the_robber();
    let to = game.state.chase_hexes(at)[0];
    let mut chases = hand(&game);
    chases.touch_spot(Spot::Intersection(at));
    chases.tap("knight-chase");
    chases.touch_spot(Spot::Hex(to));
    took(&chases, 3, |deed| matches!(deed, KnightsDeed::ChaseRobber { .. }));

    game.has(1, cards(&[(Ore, 1), (Wool, 1)]));
    let theirs = buildings(&game.state, game.seat(1));
    let is_beside = |hex: &Hex| theirs.iter().any(|(at, _)| at.touches(*hex));
    let to = game.state.chase_hexes(at).into_iter().find(is_beside).expect("a hex beside Ben");
    let mut robs = hand(&game);
    robs.touch_spot(Spot::Intersection(at));
    robs.tap("knight-chase");
    robs.touch_spot(Spot::Hex(to));
    let card = robs.bot.window.text.cards(1, CardKind::Ore);
    let values = [("who", "Anna".into()), ("cards", card.into()), ("from", "Ben".into())];
    let takes = robs.bot.window.text.with("act-steal", &values);
    robs.touch(&takes);
    assert_eq!(robs.touches, 4);
    assert!(robs.bot.state().tasks().is_empty());
}

#[test]
fn all_who_draw_at_a_gate_have_their_cards_with_the_touch_that_tells_the_red_die() {
    let mut game = before(Following::Open);
    game.does(Deed::UseSource { numbers: NumberSource::Table });
    for nth in 0..3 {
        game.improves(nth, Track::Trade, 1);
    }
    let mut hand = hand(&game);
    hand.touch(&hand.bot.window.text.with("roll-name", &[("number", 5.into())]));
    let face = hand.bot.window.text.event_face(EventFace::Trade);
    hand.touch(&hand.bot.window.text.with("event-die-name", &[("face", face.into())]));
    hand.touch(&hand.bot.window.text.with("event-die-red-name", &[("red", 2.into())]));
    assert_eq!(hand.touches, 3);
    for nth in 0..3 {
        assert_eq!(hand.bot.state().progress_of(game.seat(nth), Track::Trade), 1);
    }
    // And the turn goes on to its end with a touch, if it gives nobody a choice.
    while !hand.bot.state().open_tasks().is_empty() {
        hand.bot.knights_step();
    }
    hand.touch_starting("Done – pass to ");
    assert_eq!(hand.touches, 4);
}

#[test]
fn improving_is_two_touches_and_a_wall_one() {
    let mut game = turn();
    game.has(0, Cards::of(Track::Science.commodity(), 1).plus(cards(&[(Brick, 2)])));
    let mut improves = hand(&game);
    improves.tap("improve");
    improves.touch_starting("Improve science to level 1");
    took(&improves, 2, |deed| matches!(deed, KnightsDeed::Improve { .. }));

    let city = first(&game.state, game.seat(0), Building::City);
    let mut builds = hand(&game);
    builds.touch_spot(Spot::Intersection(city));
    took(&builds, 1, |deed| matches!(deed, KnightsDeed::BuildWall { .. }));
}

#[test]
fn a_progress_card_that_needs_nothing_is_three_touches_and_four_from_another_deck() {
    let mut game = turn();
    game.guard(0, Readiness::Inactive);
    game.draws_of(0, Track::Politics, 1);
    let warlord = ProgressCard::Warlord;
    let play = |hand: &mut Hand| {
        let name = hand.bot.window.text.get("progress-warlord");
        hand.touch(&name);
        let play = hand.bot.window.text.with("progress-play", &[("card", name.into())]);
        hand.touch(&play);
    };
    let is_it = |deed: &KnightsDeed| matches!(deed, KnightsDeed::Play(it) if it.card() == warlord);
    let mut only = hand(&game);
    only.tap("progress");
    play(&mut only);
    took(&only, 3, is_it);

    game.draws_of(0, Track::Science, 1);
    let mut second = hand(&game);
    second.tap("progress");
    second.touch_starting("Progress cards, Politics");
    play(&mut second);
    took(&second, 4, is_it);
}
