//! Seasons, New Year in its three ways, Leap Year, stacks, weather cards, the
//! event die, dice and printed cards, case by case (RULES 9, 10).

use board::Resource::{self, Ore, Wool};
use cards::{
    Arrangement, BadSelection, Deck, EventDie, EventFace, Hidden, LeapYear, NewYear, PileCard,
    Preparation, Season, Selection, Shuffle, TiedVote, Weather,
};
use game::{
    Act, BadSetup, Ballot, BarbarianTrack, Breach, Deed, Enforcement, Impossible, NumberSource,
    Phase, Refusal, Rules, Setup, SetupFields, Source, Step, Task, Turned, Waiting,
};
use rstest::rstest;

use crate::common;
use crate::common::{Plays, Table, cards, opened, roll, take};

const SPRING: Season = Season::Spring;
const SUMMER: Season = Season::Summer;
const AUTUMN: Season = Season::Autumn;
const WINTER: Season = Season::Winter;

/// A deck of `count` cards that all show 1 and 1 but have different events,
/// each named after its place; `special` replaces a card by its JSON.
pub fn deck(id: &str, count: usize, special: &[(usize, &str)], events: &str) -> Deck {
    let card = |nth: usize| {
        let own = special.iter().find(|(place, _)| *place == nth);
        own.map_or(r#"{"red":1,"yellow":1,"event":"quiet"}"#.to_owned(), |(_, card)| {
            (*card).to_owned()
        })
    };
    let list: Vec<String> = (0..count).map(card).collect();
    let comma = if events.is_empty() { "" } else { "," };
    let text = format!(
        r#"{{"format":"tableside-deck","version":2,"id":"{id}","cards":[{}],
        "events":{{"quiet":{{"effects":[]}}{comma}{events}}}}}"#,
        list.join(",")
    );
    Deck::read(&text).expect("a deck")
}

fn plain(id: &str, count: usize) -> Deck {
    deck(id, count, &[], "")
}

fn numbered(deck: u8, card: u8) -> PileCard {
    PileCard::Numbered { deck, card }
}

fn new_year(hidden: u8, leap_year: LeapYear) -> NewYear {
    NewYear::On { hidden: Hidden::try_from(hidden).expect("0 to 10"), leap_year }
}

/// Piles in the order of the decks' files: the cards `top` first, then the
/// others, New Year and Leap Year over the hidden ones.
fn laid(decks: &[Deck], selection: Selection, top: &[PileCard]) -> Shuffle {
    let piles = selection.contents(decks).into_iter().map(|pile| {
        let first = top.iter().filter(|card| pile.cards.contains(card)).copied();
        let rest = pile.cards.iter().filter(|card| !top.contains(card)).copied();
        let mut order: Vec<PileCard> = first.chain(rest).collect();
        let above = order.len() - pile.hidden;
        order.splice(above..above, pile.markers);
        Preparation::new(order, [3; 16])
    });
    Shuffle::from(piles.collect::<Vec<_>>())
}

fn setup(decks: &[Deck], selection: Selection, top: &[PileCard]) -> Setup {
    setup_by(Rules { cards: selection, target: 30, ..Rules::open_hands() }, decks, top)
}

/// Three players with these decks, and these cards on top.
pub fn setup_by(rules: Rules, decks: &[Deck], top: &[PileCard]) -> Setup {
    let mut parts: SetupFields = common::setup_with(3, Rules::open_hands(), &[]).into();
    parts.shuffle = laid(decks, rules.cards, top);
    parts.decks = decks.to_vec();
    parts.rules = rules;
    Setup::new(parts).expect("the parts go together")
}

fn table(decks: &[Deck], selection: Selection, top: &[PileCard]) -> Table {
    Table::open(setup(decks, selection, top))
}

/// Draws and passes, whatever the card asks; says what came to light.
fn turn(table: &mut Table) -> Vec<Turned> {
    let turned = draw(table);
    finish(table);
    turned
}

fn draw(table: &mut Table) -> Vec<Turned> {
    let Deed::Draw { turned } = table.draws().deed else { panic!("a draw") };
    turned
}

fn finish(table: &mut Table) {
    while !table.state.tasks().is_empty() {
        table.takes(Deed::Leave { task: 0 }, Enforcement::AsTheTableDid);
    }
    table.does(Deed::Pass);
}

pub fn cards_of(turned: &[Turned]) -> Vec<PileCard> {
    let card = |one: &Turned| match one {
        Turned::Card(card) => Some(*card),
        Turned::Shuffle(_) => None,
    };
    turned.iter().filter_map(card).collect()
}

fn weather(selection: Weather) -> Selection {
    Selection { weather: selection, ..Selection::default() }
}

// Seasons.

const SUMMER_GIFT: &str = r#"{"red":3,"yellow":3,"season":"summer","event":"gift","faces":
    {"spring":"trade","summer":"ship","autumn":"politics","winter":"science"}}"#;
const GIFT: &str = r#""gift":{"effects":[{"do":"take","who":"all"}]}"#;

#[test]
fn featured_text_is_resolved_only_in_its_season() {
    let decks = [deck("x", 12, &[(0, SUMMER_GIFT)], GIFT)];
    for (season, tasks) in [(SPRING, 0), (SUMMER, 3), (AUTUMN, 0), (WINTER, 0)] {
        let selection = Selection { starts: season, ..Selection::default() };
        let mut table = table(&decks, selection, &[numbered(0, 0)]);
        draw(&mut table);
        assert_eq!(table.state.tasks().len(), tasks, "{season:?}");
        assert_eq!(table.state.number(), Some(6), "the number comes in any season");
    }
}

#[test]
fn an_event_that_changes_the_season_was_still_drawn_in_the_old_one() {
    let card = r#"{"red":3,"yellow":3,"season":"spring","event":"turn"}"#;
    let event =
        r#""turn":{"effects":[{"do":"season","begins":"winter"},{"do":"take","who":"all"}]}"#;
    let decks = [deck("x", 12, &[(0, card)], event)];
    let mut table = table(&decks, Selection::default(), &[numbered(0, 0)]);
    draw(&mut table);
    assert_eq!((table.state.season(), table.state.drawn_in()), (WINTER, SPRING));
    assert_eq!(table.state.tasks().len(), 3, "its own event still happens");
}

// New Year: mixed without Leap Year.

#[rstest]
fn that_many_cards_of_each_deck_stay_hidden_in_the_mix(#[values(0, 5, 10)] hidden: u8) {
    let decks = [plain("x", 20), plain("y", 20)];
    let selection =
        Selection { new_year: new_year(hidden, LeapYear::Without), ..Selection::default() };
    let mut table = table(&decks, selection, &[]);
    let mut drawn = 0;
    while !turn(&mut table).iter().any(|one| matches!(one, Turned::Shuffle(_))) {
        drawn += 1;
    }
    assert_eq!(drawn, 40 - 2 * usize::from(hidden));
}

// New Year: mixed with Leap Year.

fn leap(tied_vote: TiedVote) -> Selection {
    Selection { new_year: new_year(3, LeapYear::With), tied_vote, ..Selection::default() }
}

/// At the vote: five cards drawn, New Year open, three hidden.
fn at_the_vote(tied_vote: TiedVote) -> Table {
    let mut table = table(&[plain("x", 8)], leap(tied_vote), &[]);
    for _ in 0..5 {
        turn(&mut table);
    }
    let turned = draw(&mut table);
    assert_eq!(cards_of(&turned), [PileCard::NewYear]);
    table
}

#[test]
fn new_year_with_leap_year_asks_every_player_before_anything_is_drawn() {
    let mut table = at_the_vote(TiedVote::Resets);
    assert_eq!(table.state.tasks().len(), 3);
    assert_eq!(table.state.phase(), Phase::BeforeProduction);
    table.refuses_for(roll(4), Impossible::NotNow(Waiting::Tasks));
    let player = table.seat(2);
    table.does(Deed::Vote { player, ballot: Ballot::Reset });
    let twice = Deed::Vote { player, ballot: Ballot::LeapYear };
    table.refuses_for(twice, Impossible::NotNow(Waiting::NoSuchTask));
}

// New Year: stacks.

fn stacks(hidden: u8) -> Selection {
    Selection {
        arrangement: Arrangement::Stacks,
        new_year: new_year(hidden, LeapYear::Without),
        ..Selection::default()
    }
}

#[test]
fn with_stacks_the_weather_cards_lie_in_the_first() {
    let decks = [plain("x", 12), plain("y", 12)];
    let selection = Selection { weather: Weather::Mixed, ..stacks(5) };
    let contents = selection.contents(&decks);
    let weather = |nth: usize| {
        contents[nth].cards.iter().filter(|card| matches!(card, PileCard::Weather(_))).count()
    };
    assert_eq!((weather(0), weather(1)), (4, 0));
}

// Selections that could fail to give a number.

#[test]
fn a_selection_that_could_leave_a_turn_without_a_number_is_refused() {
    let small = [plain("x", 5)];
    let of =
        |count| Selection { new_year: new_year(count, LeapYear::Without), ..Selection::default() };
    assert_eq!(of(5).check(&small), Err(BadSelection::NoNumber { stack: 0, cards: 5, hidden: 5 }));
    assert_eq!(of(4).check(&small), Ok(()));
    let with_weather = Selection { weather: Weather::Mixed, ..of(5) };
    assert!(with_weather.check(&small).is_err(), "weather cards are no numbers");
    let second_small = Selection { arrangement: Arrangement::Stacks, ..of(5) };
    assert_eq!(
        second_small.check(&[plain("y", 36), plain("x", 5)]),
        Err(BadSelection::NoNumber { stack: 1, cards: 5, hidden: 5 })
    );
    assert_eq!(of(5).check(&[]), Err(BadSelection::NoDeck));
}

#[test]
fn a_leap_year_needs_one_pile() {
    let selection = Selection {
        arrangement: Arrangement::Stacks,
        new_year: new_year(5, LeapYear::With),
        ..Selection::default()
    };
    assert_eq!(selection.check(&[plain("x", 36)]), Err(BadSelection::LeapYearWithStacks));
    let mut parts: SetupFields = common::setup_with(3, Rules::open_hands(), &[]).into();
    parts.rules.cards = selection;
    assert_eq!(Setup::new(parts), Err(BadSetup::Selection(BadSelection::LeapYearWithStacks)));
}

// The weather cards as a stack.

fn held() -> Table {
    table(&[plain("x", 36)], weather(Weather::Held), &[])
}

#[test]
fn the_holder_turns_the_weather_cards_at_the_start_of_their_turn_before_drawing() {
    let mut table = held();
    // Nobody named: whoever sits before the starting player.
    assert_eq!(table.state.weather_holder(), table.seat(2));
    let season = |table: &Table| table.state.season();
    turn(&mut table);
    turn(&mut table);
    assert_eq!(season(&table), SPRING);
    assert_eq!(table.state.tasks(), [Task::TurnWeather { player: table.seat(2) }]);
    table.refuses_for(roll(4), Impossible::NotNow(Waiting::Tasks));
    table.does(Deed::TurnWeather);
    assert_eq!(season(&table), SUMMER);
    turn(&mut table);
    for expected in [AUTUMN, WINTER, SPRING] {
        turn(&mut table);
        turn(&mut table);
        table.does(Deed::TurnWeather);
        assert_eq!(season(&table), expected);
        turn(&mut table);
    }
}

#[test]
fn the_weather_cards_go_left_or_right_once_they_are_turned() {
    let mut table = held();
    turn(&mut table);
    let [red, blue, white] = [0, 1, 2].map(|nth| table.seat(nth));
    // Not on another's turn.
    table.refuses_for(Deed::PassWeather { to: red }, Breach::WeatherPassed(red));
    turn(&mut table);
    table.refuses_for(Deed::PassWeather { to: red }, Impossible::NotNow(Waiting::Tasks));
    table.does(Deed::TurnWeather);
    // To the left: red's turn is the next, so the season is short.
    table.does(Deed::PassWeather { to: red });
    turn(&mut table);
    assert_eq!(table.state.tasks(), [Task::TurnWeather { player: red }]);
    table.does(Deed::TurnWeather);
    assert_eq!(table.state.season(), AUTUMN);
    // To the right: it was just white's turn, so it is long.
    table.does(Deed::PassWeather { to: white });
    turn(&mut table);
    assert!(table.state.tasks().is_empty());
    assert_eq!(table.state.active(), blue);
}

#[test]
fn held_weather_cards_that_the_starting_player_holds_are_turned_after_the_opening() {
    let mut parts: SetupFields = setup(&[plain("x", 36)], weather(Weather::Held), &[]).into();
    parts.weather_holder = Some(parts.first);
    let table = Table::open(Setup::new(parts).expect("fine"));
    assert_eq!(table.state.tasks(), [Task::TurnWeather { player: table.seat(0) }]);
}

// The event die and the ship.

fn with_die(face: &str, effects: &str) -> (Vec<Deck>, Selection) {
    let faces = format!(
        r#"{{"red":3,"yellow":4,"event":"own","faces":
        {{"spring":"{face}","summer":"trade","autumn":"trade","winter":"trade"}}}}"#
    );
    let special: Vec<(usize, &str)> = (0..12).map(|nth| (nth, faces.as_str())).collect();
    let event = format!(r#""own":{{"effects":[{effects}]}}"#);
    let decks = vec![deck("x", 12, &special, &event)];
    (
        decks,
        Selection { event_die: EventDie::Shown, new_year: NewYear::Off, ..Selection::default() },
    )
}

#[test]
fn a_ship_moves_a_step_and_the_seventh_is_an_attack_after_which_it_goes_back() {
    let (decks, selection) = with_die("ship", "");
    let mut table = table(&decks, selection, &[]);
    for steps in 1..=6 {
        draw(&mut table);
        assert_eq!(table.state.face(), Some(EventFace::Ship));
        assert_eq!(table.state.barbarians().steps(), steps);
        finish(&mut table);
    }
    draw(&mut table);
    assert_eq!(table.state.barbarians(), BarbarianTrack::ISLAND);
    let first = table.state.tasks().first().expect("a task");
    assert!(matches!(first, Task::Barbarians { .. }), "before the 7: {first:?}");
    table.does(Deed::Resolve);
    assert_eq!(table.state.barbarians(), BarbarianTrack::HARBOR);
}

#[test]
fn without_the_event_die_no_face_is_shown_and_no_ship_moves() {
    let (decks, selection) = with_die("ship", r#"{"do":"ship","course":"nearer"}"#);
    let selection = Selection { event_die: EventDie::Hidden, ..selection };
    let mut table = table(&decks, selection, &[]);
    draw(&mut table);
    assert_eq!((table.state.face(), table.state.barbarians()), (None, BarbarianTrack::HARBOR));
    let to = BarbarianTrack::try_from(3).expect("a step");
    table.refuses_for(Deed::MoveBarbarians { to }, Impossible::NotNow(Waiting::NoSuchTask));
}

#[rstest]
#[case("nearer", 4)]
#[case("back", 2)]
fn an_event_moves_the_ship_too_and_the_table_puts_it_right(
    #[case] course: &str,
    #[case] steps: u8,
) {
    let (decks, selection) = with_die("trade", &format!(r#"{{"do":"ship","course":"{course}"}}"#));
    let mut table = table(&decks, selection, &[]);
    table.does(Deed::MoveBarbarians { to: 3.try_into().expect("a step") });
    draw(&mut table);
    assert_eq!(table.state.face(), Some(EventFace::Trade));
    assert_eq!(table.state.barbarians().steps(), steps);
}

// Numbers from elsewhere.

pub fn dice(red: u8, yellow: u8) -> Deed {
    let die = |pips: u8| pips.try_into().expect("a die");
    Deed::Dice { red: die(red), yellow: die(yellow), face: None }
}

#[test]
fn the_apps_dice_the_tables_dice_and_cards_produce_alike() {
    let decks = [deck("x", 12, &[(0, r#"{"red":2,"yellow":4,"event":"quiet"}"#)], "")];
    let fresh = || table(&decks, Selection::default(), &[numbered(0, 0)]);
    let paid = |act: Act| act.payout.expect("a 6 pays").paid;
    let mut drawn = fresh();
    draw(&mut drawn);
    let by_dice = paid(fresh().does(dice(2, 4)));
    let by_roll = paid(fresh().rolls(6));
    assert_eq!(by_dice, by_roll);
    assert_eq!(drawn.state.payout().expect("paid").paid, by_roll);
}

#[test]
fn where_a_number_came_from_is_known_until_the_turn_passes() {
    let mut table = table(&[plain("x", 12)], Selection::default(), &[numbered(0, 0)]);
    assert_eq!(table.state.source(), None);
    draw(&mut table);
    assert_eq!(table.state.source(), Some(Source::Card(numbered(0, 0))));
    table.does(Deed::Pass);
    assert_eq!(table.state.source(), None);
    table.rolls(3);
    assert_eq!(table.state.source(), 3.try_into().ok().map(Source::Roll));
}

#[test]
fn the_source_of_numbers_changes_in_the_middle_of_a_game() {
    let mut table = table(&[plain("x", 12)], Selection::default(), &[]);
    assert_eq!(table.state.numbers(), NumberSource::Cards);
    turn(&mut table);
    table.does(Deed::UseSource { numbers: NumberSource::Dice });
    assert_eq!(table.state.numbers(), NumberSource::Dice);
    table.does(dice(1, 1));
    finish(&mut table);
    let left = table.state.pile().expect("a pile").left();
    table.does(Deed::UseSource { numbers: NumberSource::Cards });
    assert_eq!(table.state.pile().expect("a pile").left(), left, "the pile waited");
}

#[test]
fn a_roll_of_the_apps_dice_that_was_undone_comes_out_the_same() {
    let mut game = opened(setup(&[plain("x", 12)], Selection::default(), &[]));
    assert_eq!(game.state().rolls(), 0);
    let die = |pips: u8| pips.try_into().expect("a die");
    let first = game.roll(|| (die(2), die(3), None));
    game.does(first.clone());
    take(&mut game, Step::Undo);
    let again = game.roll(|| (die(6), die(6), None));
    assert_eq!(again, first, "undo is never a second chance");
}

// Printed cards.

#[test]
fn only_printed_cards_that_are_still_in_the_pile_are_offered() {
    let selection = Selection { new_year: NewYear::Off, ..Selection::default() };
    let mut table = table(&[plain("x", 3)], selection, &[]);
    let offered = |table: &Table| table.state.printed().offered();
    assert_eq!(offered(&table), [numbered(0, 0), numbered(0, 1), numbered(0, 2)]);
    table.does(Deed::DrawPrinted { card: numbered(0, 1) });
    assert_eq!(table.state.number(), Some(2));
    finish(&mut table);
    assert_eq!(offered(&table), [numbered(0, 0), numbered(0, 2)]);
    table.refuses_for(Deed::DrawPrinted { card: numbered(0, 1) }, Impossible::NotInTheDeck);
    for card in [numbered(0, 2), numbered(0, 0)] {
        table.does(Deed::DrawPrinted { card });
        finish(&mut table);
    }
    assert_eq!(offered(&table).len(), 3, "all drawn: the table shuffles");
}

#[test]
fn a_printed_new_year_makes_the_pile_whole_again_in_the_same_turn() {
    let selection =
        Selection { new_year: new_year(2, LeapYear::Without), ..weather(Weather::Mixed) };
    let mut table = table(&[plain("x", 3)], selection, &[]);
    table.does(Deed::DrawPrinted { card: numbered(0, 0) });
    finish(&mut table);
    table.does(Deed::DrawPrinted { card: PileCard::Weather(AUTUMN) });
    assert_eq!((table.state.season(), table.state.phase()), (AUTUMN, Phase::BeforeProduction));
    table.does(Deed::DrawPrinted { card: PileCard::NewYear });
    assert_eq!(table.state.phase(), Phase::BeforeProduction);
    assert_eq!(table.state.printed().offered().len(), 3 + 4 + 1);
}

#[test]
fn printed_stacks_follow_one_another_and_printed_leap_years_are_voted_on() {
    let mut piles = table(&[plain("x", 3), plain("y", 3)], stacks(1), &[]);
    piles.does(Deed::DrawPrinted { card: PileCard::NewYear });
    let second =
        |card: &PileCard| matches!(card, PileCard::Numbered { deck: 1, .. } | PileCard::NewYear);
    assert!(piles.state.printed().offered().iter().all(second));
    piles.does(Deed::DrawPrinted { card: PileCard::NewYear });
    assert!(piles.state.printed().offered().contains(&numbered(0, 0)), "all afresh");

    let mut mixed = table(&[plain("x", 8)], leap(TiedVote::Resets), &[]);
    let offers = |table: &Table, card| table.state.printed().offered().contains(&card);
    assert!(!offers(&mixed, PileCard::LeapYear), "it lies under New Year");
    mixed.does(Deed::DrawPrinted { card: numbered(0, 0) });
    finish(&mut mixed);
    mixed.does(Deed::DrawPrinted { card: PileCard::NewYear });
    assert!(mixed.state.printed().offered().is_empty(), "the table votes");
    for (nth, ballot) in [Ballot::LeapYear, Ballot::LeapYear, Ballot::Reset].into_iter().enumerate()
    {
        mixed.does(Deed::Vote { player: mixed.seat(nth), ballot });
    }
    assert!(offers(&mixed, PileCard::LeapYear) && !offers(&mixed, numbered(0, 0)));
}

// What the season decks' effects do.

fn event_table(effects: &str) -> Table {
    Table::with_event(2, 4, &format!("[{effects}]"))
}

#[test]
fn a_swap_is_one_for_one_of_another_kind_and_may_be_left() {
    let mut table = event_table(r#"{"do":"swap","who":"all"}"#);
    for nth in 0..3 {
        table.holds(nth, &[(Wool, 1)]);
    }
    draw(&mut table);
    let [red, blue, _] = [0, 1, 2].map(|nth| table.seat(nth));
    let like = table.refuses(Deed::Swap { player: red, cards: Some((Wool.into(), Wool.into())) });
    assert_eq!(like, Refusal::from(Breach::LikeForLike(Wool.into())));
    let lacking = table.refuses(Deed::Swap { player: red, cards: Some((Ore.into(), Wool.into())) });
    assert!(matches!(lacking, Refusal::Impossible(Impossible::HandLacks { .. })));
    table.refuses_for(Deed::Swap { player: red, cards: None }, Impossible::CardNotNamed);
    table.does(Deed::Swap { player: red, cards: Some((Wool.into(), Ore.into())) });
    assert_eq!(table.hand(0), cards(&[(Ore, 1)]));
    assert!(table.does(Deed::Leave { task: 0 }).against.is_empty());
    assert!(table.state.open_tasks().iter().all(|task| task.player() != blue));
}

/// Red has a settlement on the 6 hills; what it owes under an event.
fn sixes(effects: &str) -> u8 {
    let mut table = event_table(effects);
    draw(&mut table);
    let paid = table.state.payout().expect("paid").paid.of(table.seat(0));
    paid.get(Resource::Brick)
}

#[test]
fn harvests_of_one_kind_change_what_buildings_yield_of_it() {
    assert_eq!(sixes(""), 1);
    assert_eq!(sixes(r#"{"do":"yield","resource":"brick","harvest":"one_more"}"#), 2);
    assert_eq!(sixes(r#"{"do":"yield","resource":"ore","harvest":"one_more"}"#), 1);
}

#[test]
fn a_sleeping_robber_blocks_nothing_this_turn() {
    let blocked = |effects: &str| {
        let mut table = event_table(effects);
        let hills = table.state.island().tiles().iter().find(|tile| {
            tile.token.is_some_and(|token| token.number() == 6)
                && tile.terrain.resource() == Some(Resource::Brick)
        });
        let to = hills.expect("6 hills").at;
        table.rolls(7);
        table.does(Deed::MoveRobber { to });
        finish(&mut table);
        draw(&mut table);
        table.state.payout().expect("paid").paid.of(table.seat(0)).get(Resource::Brick)
    };
    assert_eq!((blocked(""), blocked(r#"{"do":"robber_sleeps"}"#)), (0, 1));
}

#[rstest]
#[case::with_two_settlements(r#"{"at_least":{"measure":"settlements","count":2}}"#, 3)]
#[case::with_a_city(r#"{"at_least":{"measure":"cities","count":1}}"#, 0)]
#[case::without_a_city(r#"{"at_most":{"measure":"cities","count":0}}"#, 3)]
#[case::all_trail_alike_so_nobody_does(
    r#"{"trailers":{"least":"public_points","tie":"share"}}"#,
    0
)]
#[case::all_but_the_active(r#""others""#, 2)]
fn selectors_mean_whom_they_say(#[case] who: &str, #[case] count: usize) {
    let mut table = event_table(&format!(r#"{{"do":"take","who":{who}}}"#));
    draw(&mut table);
    assert_eq!(table.state.tasks().len(), count);
}
