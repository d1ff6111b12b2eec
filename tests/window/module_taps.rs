//! Turns with fish, rivers, wagons, and oil by touch and by key: what each deed takes, what is told
//! before it is done, and that it is taken back.

use board::{Hex, Path, Spot};
use cards::Die;
use egui::{Key, Modifiers};
use game::{
    Building, Cargo, Correction, Deed, FishDeed, FishPurchase, FishTask, FishTokens, Following,
    GoldDeed, NumberSource, OilDeed, OilTask, Phase, RiversDeed, State, Task, WagonDeed, WagonTask,
};
use words::language::Language;

use crate::common::Table;
use crate::taps::Hand;
use crate::tools::module_tables::{NAMES, fish_before, oil_before, rivers_before, wagons_before};
use crate::tools::typist::Typist;
use crate::tools::window::{LANDSCAPE, LONG_NAMES, PORTRAIT, SIZES};

const THREE: &[&str] = &[NAMES[0], NAMES[1], NAMES[2]];

fn hand(table: &Table) -> Hand {
    Hand::of(table.shown_at(LANDSCAPE))
}

fn last(state: &Hand) -> Deed {
    state.bot.game().last().expect("an act").deed.clone()
}

/// It took so many touches, and is taken back by one.
#[track_caller]
fn took(hand: &mut Hand, touches: u32, is_it: impl Fn(&Deed) -> bool) {
    let act = hand.bot.game().last().expect("an act");
    assert!(is_it(&act.deed), "{:?}", act.deed);
    assert!(act.against.is_empty(), "{act:?}");
    assert_eq!(hand.touches, touches, "{:?}", act.deed);
    let count = hand.bot.count();
    hand.bot.window.touch_starting("Undo: ");
    assert_eq!(hand.bot.count(), count - 1);
    hand.bot.window.touch_starting("Redo: ");
    assert!(is_it(&last(hand)), "{:?}", last(hand));
}

/// A number that brings nobody a task.
fn quiet(state: &State) -> u8 {
    let asks = |number: u8| {
        let position = state.position();
        let caught = position.fish_catch(number, &state.yield_rule(), state.active());
        caught.is_some_and(|caught| caught.drawn.values().any(|count| *count > 0))
    };
    [3, 4, 5, 6, 8, 9, 10, 11].into_iter().find(|number| !asks(*number)).expect("a number")
}

fn fish() -> Table {
    let table = fish_before(Following::Open, THREE);
    let number = quiet(&table.state);
    table.goes_on(number)
}

fn rivers() -> Table {
    rivers_before(Following::Open, THREE).goes_on(3)
}

fn wagons() -> Table {
    wagons_before(Following::Open, THREE).goes_on(4)
}

fn oil() -> Table {
    oil_before(Following::Open, THREE).goes_on(3)
}

#[test]
fn an_ordinary_turn_with_each_of_them_is_two_touches() {
    for table in [fish_before, rivers_before, wagons_before, oil_before] {
        let table = table(Following::Open, THREE);
        let mut hand = hand(&table);
        let turn = hand.bot.state().turn();
        hand.touch(&format!("Rolled {}", quiet(&table.state)));
        hand.touch_starting("Done – pass to ");
        assert_eq!((hand.touches, hand.bot.state().turn()), (2, turn + 1));
    }
}

/// A free bridge site with a settlement of the first player at an end of it.
fn bridged(table: &mut Table) -> Path {
    let rivers = table.state.rivers().expect("rivers").clone();
    let free = |site: &Path| {
        let ends = site.ends();
        ends.into_iter().find(|end| {
            table.state.pieces().is_free(*end)
                && end.paths().iter().all(|path| {
                    path.ends().iter().all(|at| table.state.pieces().building(*at).is_none())
                })
        })
    };
    let (site, end) =
        rivers.sites().find_map(|site| Some((site, free(&site)?))).expect("a free site");
    table.builds(0, end, Building::Settlement);
    site
}

#[test]
fn a_bridge_is_one_touch_or_two_by_way_of_its_price() {
    let mut table = rivers();
    let site = bridged(&mut table);
    table.is_rich(0, 3);
    for by_price in [false, true] {
        let mut hand = hand(&table);
        if by_price {
            hand.tap("build");
        }
        hand.touch_spot(Spot::Path(site));
        let touches = if by_price { 2 } else { 1 };
        took(&mut hand, touches, |deed| {
            *deed == Deed::Rivers(RiversDeed::BuildBridge { at: site })
        });
        let gold = hand.bot.state().gold_of(table.seat(0));
        assert_eq!(gold, table.state.gold_of(table.seat(0)) + 3);
    }
}

#[test]
fn a_resource_for_gold_and_gold_for_cards_are_three_touches() {
    let mut table = rivers();
    table.has_gold(0, 4);
    table.is_rich(0, 4);
    let mut buys = hand(&table);
    buys.tap("bank");
    buys.touch("Give 2 gold");
    buys.touch("Take ore for 2 gold");
    took(&mut buys, 3, |deed| matches!(deed, Deed::Gold(GoldDeed::Buy { card: Some(_) })));

    let rate = table.state.gold_rate(table.seat(0), board::Resource::Brick.into());
    let price = table.state.trade_rate(table.seat(0), board::Resource::Brick.into());
    let mut sells = hand(&table);
    sells.tap("bank");
    sells.touch(&format!("Give {price} brick"));
    sells.touch(&format!("Sell {rate} brick for 1 gold"));
    took(&mut sells, 3, |deed| matches!(deed, Deed::Gold(GoldDeed::Sell { .. })));
}

#[test]
fn gold_goes_over_in_a_trade_with_a_touch_a_coin() {
    let mut table = rivers();
    table.has_gold(0, 3);
    table.is_rich(1, 1);
    let mut hand = hand(&table);
    hand.tap("trade");
    hand.touch("Anna gives, Gold: one more");
    hand.touch("Anna gives, Gold: one more");
    hand.touch("Anna gets, ore: one more");
    hand.touch("Anna gives 2 gold, Ben gives 1 ore");
    let is_it = |deed: &Deed| matches!(deed, Deed::Trade { give, .. } if give.gold == 2);
    took(&mut hand, 5, is_it);
}

#[test]
fn an_action_for_fish_is_two_touches_and_one_more_for_each_other_token() {
    let mut table = fish();
    table.has_fish(0, 4);
    let hex = table.state.island().tiles().first().expect("a hex").at;
    table.corrects(Correction::Robber { at: Some(hex) });
    let spent = |on, tokens| Deed::Fish(FishDeed::Spend { on, tokens });
    let two = FishTokens { twos: 1, ..FishTokens::default() };
    let mut drives = hand(&table);
    drives.tap("fish-action");
    drives.touch("Anna spends 2 fish: the robber leaves the board");
    took(&mut drives, 2, |deed| *deed == spent(FishPurchase::RobberOff, two));
    assert_eq!(drives.bot.state().robber(), None);

    let three = FishTokens { threes: 1, ..FishTokens::default() };
    let mut pays = hand(&table);
    pays.tap("fish-action");
    pays.touch("A token of 3 fish: 0 laid down");
    pays.touch("Anna spends 3 fish: the robber leaves the board");
    took(&mut pays, 3, |deed| *deed == spent(FishPurchase::RobberOff, three));

    let mut buys = hand(&table);
    buys.tap("fish-action");
    buys.touch("Anna spends 7 fish: a development card");
    took(&mut buys, 2, |deed| {
        matches!(deed, Deed::Fish(FishDeed::Spend { on: FishPurchase::Card, .. }))
    });
}

#[test]
fn the_boot_is_passed_on_in_two_touches() {
    let mut table = fish();
    table.has_boot(0);
    let to = table.state.position().boot_to()[0];
    let mut hand = hand(&table);
    let name = hand.bot.name_of(to);
    hand.tap("fish-action");
    hand.touch(&format!("Anna passes the boot to {name}"));
    took(&mut hand, 2, |deed| *deed == Deed::Fish(FishDeed::PassBoot { to }));
}

#[test]
fn who_draws_how_many_fish_is_told_in_the_sheet_and_who_drew_the_boot_is_one_touch() {
    let mut table = fish_before(Following::Open, THREE);
    let caught = |number: u8| {
        let position = table.state.position();
        let caught = position.fish_catch(number, &table.state.yield_rule(), table.state.active());
        caught.is_some_and(|caught| caught.drawn.values().any(|count| *count > 0))
    };
    let number = (2..=12).filter(|it| *it != 7).find(|it| caught(*it)).expect("a catch");
    table.rolls(number);
    let task = table.state.open_tasks().first().cloned();
    let Some(Task::Fish(FishTask::Boot { among, .. })) = task else { panic!("{task:?}") };
    let mut hand = hand(&table);
    let told = hand
        .bot
        .window
        .texts()
        .iter()
        .any(|text| text.galley.text().starts_with("Draw fish tokens: "));
    assert!(told);
    let name = hand.bot.name_of(among[0]);
    hand.touch(&format!("{name} draws the boot"));
    took(&mut hand, 1, |deed| matches!(deed, Deed::Fish(FishDeed::DrawBoot { .. })));
}

#[test]
fn a_wagon_moves_in_two_touches_and_is_fed_in_between() {
    let mut table = wagons();
    table.is_rich(0, 1);
    let stops = table.state.wagon_stops();
    let stop = stops.iter().find(|stop| !stop.at.is_plaza()).expect("a stop").at;
    let mut moves = hand(&table);
    moves.tap("wagons-action");
    moves.touch_spot(Spot::Intersection(stop));
    took(&mut moves, 2, |deed| *deed == Deed::Wagons(WagonDeed::Travel { to: stop }));

    let mut fed = hand(&table);
    fed.tap("wagons-action");
    fed.touch("Anna gives their wagon a grain for 2 more points");
    assert_eq!(last(&fed), Deed::Wagons(WagonDeed::Feed));
    assert!(fed.bot.state().wagon_stops().len() > stops.len());
    fed.touch_spot(Spot::Intersection(stop));
    took(&mut fed, 3, |deed| *deed == Deed::Wagons(WagonDeed::Travel { to: stop }));
}

#[test]
fn a_load_is_told_in_one_touch_and_delivered_by_itself() {
    let mut table = wagons();
    table.drawn_by_level(0, 5);
    let plazas = |state: &State| {
        state.wagon_stops().into_iter().find(|stop| stop.at.is_plaza()).map(|stop| stop.at)
    };
    let plaza = plazas(&table.state).expect("a plaza in reach");
    let mut hand = hand(&table);
    hand.tap("wagons-action");
    hand.touch_spot(Spot::Intersection(plaza));
    let task = hand.bot.state().open_tasks().first().cloned();
    let Some(Task::Wagons(WagonTask::Load { site, .. })) = task else { panic!("{task:?}") };
    let [cargo, _] = Cargo::of(site);
    hand.touch(&format!("Anna loads {}", cargo.key()));
    took(&mut hand, 3, |deed| matches!(deed, Deed::Wagons(WagonDeed::Load { .. })));
    assert_eq!(hand.bot.state().wagon(table.seat(0)).and_then(|it| it.load), Some(cargo));
}

#[test]
fn a_level_of_the_baggage_train_is_two_touches() {
    let mut table = wagons();
    table.is_rich(0, 2);
    let mut hand = hand(&table);
    hand.tap("wagons-action");
    hand.touch_starting("Baggage train: level 2 for ");
    took(&mut hand, 2, |deed| *deed == Deed::Wagons(WagonDeed::BuyLevel));
}

/// A wagon of level 3 beside a bandit, with nothing to pay for a road.
fn beside_a_bandit() -> (Table, Path) {
    let mut table = wagons();
    table.drawn_by_level(0, 3);
    table.has(0, game::Cards::none());
    let at = table.bandit_beside(0);
    (table, at)
}

#[test]
fn driving_a_bandit_off_is_two_touches_and_a_third_says_where_it_goes() {
    let (table, at) = beside_a_bandit();
    let mut hand = hand(&table);
    hand.touch_spot(Spot::Path(at));
    hand.touch("The die shows 6");
    let six = Die::try_from(6).expect("a die");
    took(&mut hand, 2, |deed| *deed == Deed::Wagons(WagonDeed::DriveOff { at, die: six }));
    let island = table.state.island();
    let bandits = &table.state.wagons().expect("wagons").table().bandits;
    let to = *island.paths().iter().find(|path| !bandits.contains(path)).expect("a path");
    hand.touch_spot(Spot::Path(to));
    let state = hand.bot.state();
    assert!(state.wagons().is_some_and(|wagons| wagons.table().has_bandit(to)));
    assert!(state.open_tasks().is_empty());
}

#[test]
fn the_apps_die_that_was_taken_back_drives_off_no_better() {
    let (mut table, at) = beside_a_bandit();
    table.does(Deed::UseSource { numbers: NumberSource::Dice });
    let mut hand = hand(&table);
    let mut thrown = Vec::new();
    for _ in 0..3 {
        hand.touch_spot(Spot::Path(at));
        hand.tap("die-roll");
        thrown.push(last(&hand));
        hand.bot.window.touch_starting("Undo: ");
    }
    assert!(matches!(thrown[0], Deed::Wagons(WagonDeed::DriveOff { .. })));
    assert!(thrown.iter().all(|deed| *deed == thrown[0]), "{thrown:?}");
}

#[test]
fn a_seven_moves_a_bandit_in_two_touches() {
    let mut table = wagons_before(Following::Open, THREE);
    for nth in 0..3 {
        table.has(nth, game::Cards::none());
    }
    table.rolls(7);
    let from = table.state.wagons().expect("wagons").table().bandits[0];
    let taken = |path: &Path| table.state.pieces().on_path(*path).is_some();
    let bandits = &table.state.wagons().expect("wagons").table().bandits;
    let paths = table.state.island().paths();
    let to = *paths.iter().find(|it| !taken(it) && !bandits.contains(it)).expect("a path");
    let mut hand = hand(&table);
    hand.touch_spot(Spot::Path(from));
    hand.touch_spot(Spot::Path(to));
    let is_it = |deed: &Deed| matches!(deed, Deed::Wagons(WagonDeed::MoveBandit { to: it, .. }) if *it == to);
    took(&mut hand, 2, is_it);
    assert_eq!(hand.bot.state().phase(), Phase::Trading, "nobody's road lies there");
}

#[test]
fn an_oil_metropolis_resources_and_sequestering_are_two_touches() {
    let mut table = oil();
    table.has_oil(0, 3);
    table.is_rich(0, 2);
    let city = table.has_city(0);
    let mut builds = hand(&table);
    builds.tap("oil-action");
    builds.touch_spot(Spot::Intersection(city));
    took(&mut builds, 2, |deed| *deed == Deed::Oil(OilDeed::BuildMetropolis { at: city }));

    let mut converts = hand(&table);
    converts.tap("oil-action");
    converts.touch("Anna uses an oil for 2 ore");
    took(&mut converts, 2, |deed| matches!(deed, Deed::Oil(OilDeed::Convert { .. })));

    let mut lays = hand(&table);
    lays.tap("oil-action");
    lays.touch("Anna sequesters an oil");
    took(&mut lays, 2, |deed| *deed == Deed::Oil(OilDeed::Sequester));
}

/// The end of a turn with a full track.
fn disaster(source: NumberSource) -> Table {
    let mut table = oil();
    table.track_is_at(5);
    table.does(Deed::UseSource { numbers: source });
    table.passes();
    table
}

#[test]
fn a_disaster_shows_what_it_takes_before_it_does() {
    let table = disaster(NumberSource::Table);
    let mut hand = hand(&table);
    let count = hand.bot.count();
    let settled = |state: &State| state.pieces().buildings().count();
    let before = settled(&table.state);
    hand.touch("Disaster: 7");
    let lost = table.state.flooded().of(table.seat(0)).removed.len();
    assert!(lost > 0 && hand.bot.window.says("7, a flood: Anna loses "), "{lost}");
    assert_eq!((hand.bot.count(), settled(hand.bot.state())), (count, before));
    hand.tap("oil-flood-done");
    assert!(settled(hand.bot.state()) < before, "a settlement stood at the sea");
    assert_ne!(hand.bot.state().active(), table.state.active(), "the turn is over");
    assert_eq!(hand.touches, 2);
    hand.bot.window.touch_starting("Undo: ");
    assert_eq!(settled(hand.bot.state()), before);
}

#[test]
fn the_apps_dice_of_a_disaster_and_its_lot_are_no_second_chance() {
    let table = disaster(NumberSource::Dice);
    let mut hand = hand(&table);
    let mut thrown = Vec::new();
    for _ in 0..3 {
        hand.tap("die-roll-two");
        thrown.push(last(&hand));
        hand.bot.window.touch_starting("Undo: ");
    }
    assert!(thrown.iter().all(|deed| *deed == thrown[0]), "{thrown:?}");

    let table = disaster(NumberSource::Table);
    let twice = |number: u8| table.state.position().pollution(number).len() > 1;
    let number = (2..=12).filter(|it| *it != 7).find(|it| twice(*it)).expect("two hexes");
    let mut hand = Hand::of(table.shown_at(LANDSCAPE));
    hand.touch(&format!("Disaster: {number}"));
    hand.touch(&format!("Confirm the {number}"));
    let mut drawn = Vec::new();
    for _ in 0..3 {
        let asks = |task: &Task| matches!(task, Task::Oil(OilTask::Lot { .. }));
        assert!(hand.bot.state().open_tasks().iter().any(asks), "the lot is asked for again");
        hand.tap("oil-draw-lot");
        drawn.push(last(&hand));
        hand.bot.window.touch_starting("Undo: ");
    }
    assert!(matches!(drawn[0], Deed::Oil(OilDeed::Pollute { .. })));
    assert!(drawn.iter().all(|deed| *deed == drawn[0]), "{drawn:?}");
}

/// A step back by key, and forward again.
#[track_caller]
fn back_and_forth(typist: &mut Typist) {
    let count = typist.count();
    typist.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(typist.count(), count - 1);
    typist.press_with(Modifiers::COMMAND, Key::Y);
    assert_eq!(typist.count(), count);
}

fn typed(typist: &Typist) -> Deed {
    let game = typist.window.app().game().expect("a game");
    game.last().expect("an act").deed.clone()
}

#[test]
fn fish_are_spent_and_the_boot_is_passed_by_key() {
    let mut table = fish();
    table.has_fish(0, 4);
    table.has_boot(0);
    let mut typist = Typist::sits(&table);
    typist.press(Key::F);
    typist.presses("Anna spends 7 fish: a development card");
    assert!(matches!(typed(&typist), Deed::Fish(FishDeed::Spend { .. })));
    back_and_forth(&mut typist);
    typist.press(Key::F);
    typist.presses("Anna passes the boot to ");
    assert!(matches!(typed(&typist), Deed::Fish(FishDeed::PassBoot { .. })));
}

#[test]
fn a_wagon_goes_and_a_bandit_is_driven_off_by_key() {
    let (table, at) = beside_a_bandit();
    let mut typist = Typist::sits(&table);
    typist.press(Key::G);
    typist.presses("Drive off the bandit ");
    typist.number(2);
    assert!(matches!(typed(&typist), Deed::Wagons(WagonDeed::DriveOff { at: it, .. }) if it == at));
    back_and_forth(&mut typist);
    let stops = typist.state().wagon_stops();
    let to = stops.iter().find(|stop| !stop.at.is_plaza()).expect("a stop").at;
    typist.press(Key::G);
    typist.picks(Spot::Intersection(to));
    assert_eq!(typed(&typist), Deed::Wagons(WagonDeed::Travel { to }));
    back_and_forth(&mut typist);
}

#[test]
fn oil_is_used_and_a_disaster_is_told_by_key() {
    let mut table = oil();
    table.has_oil(0, 3);
    table.is_rich(0, 2);
    let city = table.has_city(0);
    let mut typist = Typist::sits(&table);
    typist.press(Key::O);
    typist.picks(Spot::Intersection(city));
    assert_eq!(typed(&typist), Deed::Oil(OilDeed::BuildMetropolis { at: city }));
    back_and_forth(&mut typist);
    typist.press(Key::O);
    typist.number(1);
    assert!(matches!(typed(&typist), Deed::Oil(OilDeed::Convert { .. })));

    let mut typist = Typist::sits(&disaster(NumberSource::Table));
    typist.number(7);
    typist.press(Key::Space);
    assert!(matches!(typed(&typist), Deed::Oil(OilDeed::Disaster { .. })));
    back_and_forth(&mut typist);
}

#[test]
fn everything_can_be_touched_in_every_size_with_six_in_german() {
    let all = [NumberSource::Table, NumberSource::Dice];
    for size in SIZES.into_iter().chain([PORTRAIT]) {
        for source in all {
            let mut table = fish_before(Following::Open, &LONG_NAMES);
            let number = quiet(&table.state);
            table.does(Deed::UseSource { numbers: NumberSource::Table });
            let mut table = table.goes_on(number);
            table.has_fish(0, 7);
            table.has_boot(0);
            table.does(Deed::UseSource { numbers: source });
            fits(&table, size, Some("fish-action"));
            let mut table = wagons_before(Following::Open, &LONG_NAMES).goes_on(4);
            table.drawn_by_level(0, 3);
            table.is_rich(0, 3);
            table.bandit_beside(0);
            table.does(Deed::UseSource { numbers: source });
            fits(&table, size, Some("wagons-action"));
            let mut table = oil_before(Following::Open, &LONG_NAMES).goes_on(3);
            table.has_oil(0, 3);
            table.is_rich(0, 3);
            table.has_city(0);
            fits(&table, size, Some("oil-action"));
            table.track_is_at(5);
            table.does(Deed::UseSource { numbers: source });
            table.passes();
            fits(&table, size, None);
            let mut table = rivers_before(Following::Open, &LONG_NAMES).goes_on(3);
            table.has_gold(0, 5);
            table.is_rich(0, 3);
            fits(&table, size, Some("bank"));
            fits(&table, size, Some("trade"));
        }
    }
}

/// All that can be touched there has room for a finger; places of the island are exempt.
#[track_caller]
fn fits(table: &Table, size: egui::Vec2, page: Option<&str>) {
    let mut bot = table.shown_as((size, Language::German));
    if let Some(page) = page {
        bot.window.tap(page);
    }
    let places = bot.window.text.places(table.state.island());
    let island = table.state.island();
    let corners = island.intersections().into_iter().map(Spot::Intersection);
    let paths = island.bare_paths().into_iter().map(Spot::Path);
    let plazas = island
        .trade_hexes()
        .iter()
        .map(|hex: &Hex| Spot::Intersection(board::Intersection::plaza(*hex)));
    let spots: Vec<String> =
        corners.chain(paths).chain(plazas).map(|spot| places.spot(spot)).collect();
    let is_spot = |name: &str| spots.iter().any(|spot| name.starts_with(spot.as_str()));
    bot.window.check_controls(page.unwrap_or("turn"), is_spot);
}
