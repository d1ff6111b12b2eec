//! A table of Cities & Knights with open hands, and what is done at it.

use std::sync::Arc;

use board::Intersection;
use board::Resource::{Grain, Ore, Wool};
use cards::{Die, EventFace, PileCard};
use game::{
    Act, BarbarianTrack, Breach, Building, CardKind, Cards, Correction, Deed, Edition, Enforcement,
    Following, Impossible, Knight, KnightLevel, KnightsBreach, KnightsCorrection, KnightsDeed,
    Level, NotOnTheTable, Phase, Play, Readiness, Refusal, Roll, Rules, State, Task, Track,
};

use crate::common::{Table, card, cards, setup_with};

pub fn rules() -> Rules {
    Rules { following: Following::Open, ..Rules::with_knights(Edition::Fifth) }
}

pub fn quiet() -> [PileCard; 4] {
    [card(3, 5), card(4, 4), card(5, 3), card(6, 2)]
}

pub fn table() -> Table {
    Table::new(rules(), &quiet())
}

pub fn rolls(table: &mut Table, number: u8) {
    table.does(Deed::Roll { number: Roll::try_from(number).expect("a sum of dice") });
    opens_no_gate(table);
    while let Some(Task::Take { player, .. }) = table.state.tasks().first() {
        let player = *player;
        table.does(Deed::Take { player, card: Some(CardKind::Brick) });
    }
}

/// The table's event die shows a gate that nobody reaches.
pub fn opens_no_gate(table: &mut Table) {
    let number = table.state.number().expect("rolled");
    let fits = |red: &&Die| (1..=6).contains(&number.saturating_sub(red.pips()));
    let red = Die::ALL.iter().rfind(fits).copied();
    let levels = |track| {
        let seats = table.state.players().seats();
        seats.map(|seat| table.state.improvement(seat, track)).max()
    };
    let face = match Track::ALL.into_iter().min_by_key(|track| levels(*track)) {
        Some(Track::Science) => EventFace::Science,
        Some(Track::Trade) => EventFace::Trade,
        _ => EventFace::Politics,
    };
    act(table, Deed::Knights(KnightsDeed::EventDie { face, red }));
}

pub fn level(number: u8) -> Level {
    Level::try_from(number).expect("a level")
}

pub fn die(pips: u8) -> Die {
    Die::try_from(pips).expect("a die")
}

pub fn of(kind: CardKind, count: u8) -> Cards {
    Cards::of(kind, count)
}

/// Says what a hand holds, so that a test can pay.
pub fn has(table: &mut Table, nth: usize, cards: Cards) {
    let player = table.seat(nth);
    table.does(Deed::CorrectHand { player, cards });
}

/// After the first player's number.
pub fn trading() -> Table {
    let mut table = table();
    rolls(&mut table, 5);
    table
}

/// The first player is on turn again, after a number that is no 7.
pub fn round(table: &mut Table) {
    for _ in 0..3 {
        table.does(Deed::Pass);
        rolls(table, 5);
    }
}

pub fn does(table: &mut Table, deed: KnightsDeed) {
    act(table, Deed::Knights(deed));
}

/// Does it by the rules; whoever only folds the act comes to the same.
pub fn act(table: &mut Table, deed: Deed) -> Act {
    let mut before = table.state.clone();
    let act = table.does(deed);
    before.apply(&act).expect("the act fits");
    assert_eq!(before, table.state, "{act:?}");
    let written = serde_json::to_string(&act).expect("writes");
    assert_eq!(serde_json::from_str::<Act>(&written).expect("reads"), act);
    act
}

/// The app's dice: red, yellow, and the event die.
pub fn dice(table: &mut Table, red: u8, yellow: u8, face: EventFace) -> Act {
    act(table, Deed::Dice { red: die(red), yellow: die(yellow), face: Some(face) })
}

/// The next ship face attacks.
pub fn ship_is_near(table: &mut Table) {
    act(table, Deed::MoveBarbarians { to: BarbarianTrack::try_from(6).expect("a step") });
}

/// An active knight of a player at a free end of their roads.
pub fn guards(table: &mut Table, nth: usize) -> Intersection {
    let at = ends(table, nth)[0];
    has(table, nth, cards(&[(Wool, 1), (Ore, 1), (Grain, 1)]));
    does(table, KnightsDeed::Recruit { at });
    does(table, KnightsDeed::Activate { at });
    at
}

pub fn pass(table: &mut Table) {
    act(table, Deed::Pass);
}

pub fn cannot(table: &mut Table, deed: KnightsDeed, why: NotOnTheTable) {
    let refusal = table.refuses(Deed::Knights(deed));
    assert_eq!(refusal, Refusal::Impossible(Impossible::Knights(why)));
}

pub fn may_not(table: &mut Table, deed: KnightsDeed, breach: KnightsBreach) {
    let refusal = table.refuses(Deed::Knights(deed.clone()));
    assert_eq!(refusal, Refusal::Forbidden(Breach::Knights(breach)));
    let mut state = table.state.clone();
    let act = state.perform(Deed::Knights(deed), Enforcement::AsTheTableDid).expect("recorded");
    assert_eq!(act.against, [Breach::Knights(breach)]);
}

pub fn city(table: &Table, nth: usize) -> Intersection {
    let mut own = table.state.pieces().buildings_of(table.seat(nth));
    own.find(|(_, building)| *building == Building::City).expect("a city").0
}

/// The free ends of a player's roads.
pub fn ends(table: &Table, nth: usize) -> Vec<Intersection> {
    let roads = table.state.pieces().roads_of(table.seat(nth));
    let mut ends: Vec<_> = roads.flat_map(|(path, _)| path.ends()).collect();
    ends.retain(|end| table.state.pieces().is_free(*end));
    ends
}

/// A free intersection to which no road leads.
pub fn wilds(table: &Table) -> Intersection {
    let pieces = table.state.pieces();
    let is_wild = |at: &Intersection| {
        pieces.is_free(*at) && at.paths().into_iter().all(|path| pieces.road(path).is_none())
    };
    table.state.island().intersections().into_iter().find(is_wild).expect("room on the island")
}

pub fn improved(table: &mut Table, nth: usize, track: Track, level: u8) {
    let commodity = track.commodity().into();
    let from = table.state.improvement(table.seat(nth), track).number();
    for step in from + 1..=level {
        has(table, nth, of(commodity, step));
        does(table, KnightsDeed::Improve { track });
        assert_eq!(table.hand(nth), Cards::none(), "level {step} costs {step}");
    }
}

/// The table says how something of Cities & Knights is.
pub fn put_right(table: &mut Table, correction: KnightsCorrection) {
    act(table, Deed::Correct { correction: Correction::Knights(correction) });
}

/// A player holds so many progress cards of a deck.
pub fn draws_of(table: &mut Table, nth: usize, track: Track, count: u8) {
    let player = table.seat(nth);
    put_right(table, KnightsCorrection::Progress { player, track, count });
}

/// A knight stands there, whoever's turn it is.
pub fn knight(
    table: &mut Table,
    nth: usize,
    at: Intersection,
    (level, readiness): (KnightLevel, Readiness),
) {
    let is = Some((table.seat(nth), Knight { level, readiness }));
    put_right(table, KnightsCorrection::Knight { at, is });
}

/// The first player holds a card and plays it by the rules.
pub fn plays(table: &mut Table, play: Play) -> Act {
    let card = play.card();
    draws_of(table, 0, card.track(), 1);
    let act = act(table, Deed::Knights(KnightsDeed::Play(play)));
    let left = table.state.progress_of(table.seat(0), card.track());
    assert_eq!(left, 0, "it is back under its deck: {card:?}");
    act
}

/// The first player holds a card, and a rule forbids to play it so.
pub fn may_not_play(table: &mut Table, play: Play, breach: KnightsBreach) {
    draws_of(table, 0, play.card().track(), 1);
    may_not(table, KnightsDeed::Play(play), breach);
}

/// The barbarians have attacked before: the robber is free.
pub fn attacked_once(table: &mut Table) {
    put_right(table, KnightsCorrection::Attacks { count: 1 });
}

/// Points more for a player, as Defender.
pub fn leads_by(table: &mut Table, nth: usize, count: u8) {
    let player = table.seat(nth);
    put_right(table, KnightsCorrection::Defenders { player, count });
}

/// So many players after an opening at the first places that are free.
pub fn opened(players: usize, rules: Rules) -> Table {
    let mut table = Table { state: State::new(Arc::new(setup_with(players, rules, &[]))) };
    while matches!(table.state.phase(), Phase::Founding { .. }) {
        let deed = match table.state.founding_spots().first() {
            Some(at) => Deed::FoundSettlement { at: *at },
            None => Deed::FoundRoad { at: table.state.founding_roads()[0] },
        };
        table.does(deed);
    }
    table
}
