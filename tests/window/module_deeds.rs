//! Rarer deeds of fish, rivers, wagons, and oil by touch, in games played at random up to the moment
//! in which each may be done: it is done, taken back, and done again.

use board::Path;
use egui::Vec2;
use game::{
    CardKind, Cards, Condition, Deed, DevelopmentCard, Expansion, FishDeed, FishTask, Following,
    GiftOf, KnightsTask, OilDeed, OilIsCard, OilRules, Phase, RiversDeed, Rules, State,
    StealTargets, Task, WagonDeed, takes_bandit,
};
use rstest::rstest;
use words::language::Language;

use crate::tools::module_moments::{
    FISH_AND_OIL, FISH_AND_RIVERS, OIL, WAGONS, WITH_KNIGHTS, rules, when,
};
use crate::tools::window::{LANDSCAPE, LONG_NAMES, PORTRAIT};

const FOUR: &[&str] = &["Anna", "Ben", "Clara", "David"];

/// A deed that may be done now, if it is this one's moment.
type Moment = fn(&State) -> Option<Deed>;

fn first(state: &State) -> Option<&Task> {
    state.open_tasks().first()
}

/// Returns whether whoever is on turn may play one of these now.
fn holds(state: &State, card: DevelopmentCard) -> bool {
    let builder = state.builder();
    state.phase() == Phase::Trading
        && first(state).is_none()
        && state.played().is_none()
        && state.hidden_cards(builder).ready > 0
        && state.unspent(card) > 0
}

fn exchange(state: &State) -> Option<Deed> {
    let Task::Fish(FishTask::Exchange { player }) = first(state)? else { return None };
    Some(Deed::Fish(FishDeed::Exchange { player: *player }))
}

fn save(state: &State) -> Option<Deed> {
    let Task::Knights(KnightsTask::LoseCity { player }) = first(state)? else { return None };
    let saves = Deed::Rivers(RiversDeed::SaveCity { player: *player });
    state.may_save_city(*player).then_some(saves)
}

fn send_away(state: &State) -> Option<Deed> {
    let wagons = state.wagons()?;
    if state.phase() != Phase::Trading || first(state).is_some() || wagons.turn().has_begun() {
        return None;
    }
    let bandits = &wagons.table().bandits;
    let own = state.pieces().knights_of(state.builder());
    let beside = |(knight, _)| {
        let from = *bandits.iter().find(|path| path.ends().contains(&knight))?;
        let free = |to: &Path| takes_bandit(state.island(), *to) && !bandits.contains(to);
        let to = state.island().bare_paths().into_iter().find(free)?;
        Some(Deed::Wagons(WagonDeed::SendAway { knight, from, to }))
    };
    own.filter_map(beside).find(|deed| state.against(deed.clone()).is_none())
}

/// A move along a road that an earthquake turned.
fn over_damage(state: &State) -> Option<Deed> {
    let is_damaged = |path: &Path| {
        let link = state.pieces().link(*path);
        link.is_some_and(|link| link.condition == Condition::Damaged)
    };
    let stops = state.wagon_stops();
    let ways = state.wagon_ways(&stops);
    let mut over = stops.iter().zip(ways).filter(|(_, way)| way.iter().any(is_damaged));
    let (stop, _) = over.next()?;
    let deed = Deed::Wagons(WagonDeed::Travel { to: stop.at });
    (first(state).is_none() && state.against(deed.clone()).is_none()).then_some(deed)
}

fn journey(state: &State) -> Option<Deed> {
    let may = state.wagons()?.turn().may_be_followed();
    let plays = Deed::Wagons(WagonDeed::PlaySwiftJourney);
    (may && holds(state, DevelopmentCard::SwiftJourney)).then_some(plays)
}

fn discard(state: &State) -> Option<Deed> {
    let Task::Discard { player, count: Some(count) } = first(state)? else { return None };
    if state.oil_as_cards(*player) == 0 {
        return None;
    }
    // One oil, and the rest in cards.
    let hand = state.hands()?.known(*player);
    let mut cards = Cards::none();
    for (kind, held) in hand.kinds() {
        let left = count - 1 - cards.total();
        cards.set(kind, held.min(u8::try_from(left).ok()?));
    }
    let deed = OilDeed::Discard { player: *player, count: 1, cards: Some(cards) };
    (cards.total() + 1 == *count).then_some(Deed::Oil(deed))
}

fn steal(state: &State) -> Option<Deed> {
    let Task::Steal { player, from: StealTargets::OneOf(prey), or_oil: true, .. } = first(state)?
    else {
        return None;
    };
    let from = prey.iter().find(|seat| state.oil_of(**seat) > 0)?;
    Some(Deed::Oil(OilDeed::Steal { player: *player, from: *from }))
}

fn take(state: &State) -> Option<Deed> {
    let Task::Take { player, or_oil: true, .. } = first(state)? else { return None };
    let takes = Deed::Oil(OilDeed::Take { player: *player });
    state.position().may_get_oil(*player).then_some(takes)
}

fn give(state: &State) -> Option<Deed> {
    let Task::Give { player, to, of: GiftOf::AnyOrOil } = first(state)? else { return None };
    let to = *to.first()?;
    let deed = Deed::Oil(OilDeed::Give { player: *player, to });
    state.against(deed.clone()).is_none().then_some(deed)
}

fn monopoly(state: &State) -> Option<Deed> {
    let others = state.seating().present().filter(|seat| *seat != state.builder());
    let owned: u8 = others.map(|seat| state.oil_of(seat)).sum();
    let plays = Deed::Oil(OilDeed::Monopoly);
    (owned > 1 && holds(state, DevelopmentCard::Monopoly)).then_some(plays)
}

fn plenty(state: &State) -> Option<Deed> {
    let cards = Cards::of(CardKind::Ore, 1);
    let deed = Deed::Oil(OilDeed::YearOfPlenty { count: 1, cards });
    let may = holds(state, DevelopmentCard::YearOfPlenty) && state.against(deed.clone()).is_none();
    may.then_some(deed)
}

#[rstest]
#[case::an_exchange_of_a_fish_token(FISH_AND_RIVERS, exchange)]
#[case::a_city_saved_for_gold(WITH_KNIGHTS, save)]
#[case::a_bandit_sent_away_by_a_knight(WITH_KNIGHTS, send_away)]
#[case::a_wagon_over_a_damaged_road(WAGONS, over_damage)]
#[case::a_swift_journey(WAGONS, journey)]
#[case::oil_among_what_a_seven_takes(OIL, discard)]
#[case::oil_taken_by_the_robber(OIL, steal)]
#[case::oil_in_a_plentiful_year(FISH_AND_OIL, take)]
#[case::oil_given_to_a_neighbor(OIL, give)]
#[case::a_monopoly_on_oil(OIL, monopoly)]
#[case::oil_in_a_year_of_plenty(OIL, plenty)]
fn it_is_done_by_touch_taken_back_and_done_again(
    #[case] played: &[Expansion],
    #[case] moment: Moment,
    #[values(
        (LANDSCAPE, Language::English, FOUR),
        (PORTRAIT, Language::German, LONG_NAMES.as_slice()),
        (Vec2::new(800.0, 480.0), Language::German, FOUR)
    )]
    table: (Vec2, Language, &[&str]),
) {
    let (size, language, names) = table;
    let base = rules(played, Following::Open);
    let oil = base.oil.map(|oil| OilRules { oil_is_card: OilIsCard::Yes, ..oil });
    let game = when(&Rules { oil, ..base }, names, |state| moment(state).is_some());
    let game = game.expect("such a moment");
    let deed = moment(&game.state).expect("a deed");
    let mut bot = game.shown_as((size, language));
    let (before, count) = (bot.state().clone(), bot.count());
    bot.does_of_module(&deed);
    let after = bot.state().clone();
    while bot.count() > count {
        bot.choose_before("undo-what", &[], "what");
    }
    assert_eq!(bot.state(), &before);
    while bot.state() != &after {
        bot.choose_before("redo-what", &[], "what");
    }
}
