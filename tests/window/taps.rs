//! What a turn costs in touches: the fewer, the less the table waits.

use board::{Intersection, Spot};
use egui::accesskit::Role;
use egui::{Pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{CardKind, Deed, Following, Phase, Purchase, Seat, Task};
use kit::widgets::{Geometry, TurnedWindow};

use crate::tools::bot::Bot;

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
        let found = found.unwrap_or_else(|| panic!("nothing begins with {start:?}"));
        let at = found.rect().center();
        self.touch_at(at);
    }

    pub fn touch_spot(&mut self, spot: Spot) {
        let name = self.bot.window.text.places(self.bot.state().island()).spot(spot);
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

#[test]
fn an_ordinary_turn_is_two_touches() {
    let mut hand = Hand::new(Following::Open);
    hand.until(|bot| bot.state().phase() == Phase::BeforeProduction);
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
        hand.until(|bot| bot.state().turn() > turn);
    }
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

#[test]
fn a_spot_that_is_not_marked_says_why_not() {
    let mut hand = Hand::new(Following::Off);
    hand.until(is_free);
    let at = {
        let state = hand.bot.state();
        let marked = state.road_spots();
        let is_meant = |near: &Intersection| {
            let paths = near.paths();
            state.island().has_intersection(*near)
                && !paths.iter().any(|path| marked.contains(path))
        };
        let others = state.seating().present().filter(|seat| *seat != state.active());
        let built = others.into_iter().flat_map(|seat| state.pieces().buildings_of(seat));
        let near = built.flat_map(|(place, _)| place.neighbors()).find(is_meant);
        let near = near.expect("a place beside somebody else's, and far from every mark");
        let island = hand.bot.window.harness.get_by_label("The island").rect();
        Geometry::fit(state.island(), island, 0).intersection(near)
    };
    let count = hand.bot.count();
    hand.touch_at(at);
    assert!(hand.bot.window.says("Too close"), "{at:?} {:?}", hand.bot.window.names());
    assert!(hand.bot.window.shows("refused-forbidden"));
    assert_eq!((hand.touches, hand.bot.count()), (1, count));
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
    hand.until(|bot| matches!(bot.state().open_tasks().first(), Some(Task::MoveRobber { .. })));
    let count = hand.bot.count();
    let active = hand.bot.state().active();
    let hex = hand.bot.victims_hex(active);
    hand.touch_spot(Spot::Hex(hex));
    hand.touch_starting(&format!("{} takes a card from ", hand.bot.name_of(active)));
    assert_eq!((hand.touches, hand.bot.count()), (2, count + 2));
}

#[test]
fn taking_back_is_one_touch() {
    let mut hand = Hand::new(Following::Open);
    hand.until(is_free);
    let count = hand.bot.count();
    hand.touch_starting("Undo: ");
    assert_eq!((hand.touches, hand.bot.count()), (1, count - 1));
}
