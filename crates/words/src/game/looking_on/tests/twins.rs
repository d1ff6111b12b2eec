//! Games with a twin in which two players hold each other's cards: as many, of other kinds. With secret
//! hands nobody at the table could tell the two apart, so their views are the same, byte by byte.

use std::sync::Arc;

use super::tables::{Kind, decks, goes_on, players};
use super::*;
use board::Resource::{Brick, Grain, Lumber, Ore, Wool};
use cards::BuiltIn;
use game::{
    CardKind, Cards, Deed, Enforcement, HandCount, Phase, Rules, Seat, Setup, SetupFields, State,
    Task,
};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use stats::{random_deed, random_setup};

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "David"];

/// Players who hold each other's cards in the twin.
const SWAPPED: [usize; 2] = [1, 2];

struct Twins {
    games: [Game; 2],
    states: [State; 2],
}

/// Returns what each player holds when the game begins in its middle.
fn hand(rules: &Rules, nth: usize) -> Cards {
    let resources: &[_] = match nth {
        1 => &[(Ore, 4), (Grain, 3), (Wool, 3), (Lumber, 1)],
        2 => &[(Brick, 3), (Lumber, 4), (Wool, 3), (Ore, 1)],
        _ => &[(Brick, 1), (Lumber, 1), (Wool, 1), (Grain, 2), (Ore, 2)],
    };
    let mut hand: Cards = resources.iter().copied().collect();
    if rules.knights.is_some() {
        let [most, rest] = match nth {
            1 => [CardKind::Cloth, CardKind::Coin],
            2 => [CardKind::Paper, CardKind::Cloth],
            _ => [CardKind::Coin, CardKind::Paper],
        };
        hand.set(most, 2);
        hand.set(rest, 1);
    }
    hand
}

impl Twins {
    fn new(rules: Rules, seed: u64) -> Self {
        let mut rng = StdRng::seed_from_u64(seed);
        let rules = Rules { target: 20, ..rules };
        let hidden = if rules.knights.is_some() { 0 } else { 2 };
        let drawn = random_setup(&decks(&[BuiltIn::A]), NAMES.len(), rules, &mut rng);
        let drawn = drawn.expect("a setup");
        let mut opening = State::new(Arc::new(drawn.clone()));
        while matches!(opening.phase(), Phase::Founding { .. }) {
            let deed = random_deed(&opening, &mut rng).expect("a place");
            opening.perform(deed, Enforcement::ByTheRules).expect("legal");
        }
        let parts = SetupFields { island: opening.island().clone(), ..drawn.into() };
        let named = players(&NAMES);
        let first = named.seat(0).expect("a seat");
        let setups = [SWAPPED, [SWAPPED[1], SWAPPED[0]]].map(|[one, other]| {
            let holds = |seat: Seat| match seat.index() {
                nth if nth == SWAPPED[0] => hand(&parts.rules, one),
                nth if nth == SWAPPED[1] => hand(&parts.rules, other),
                nth => hand(&parts.rules, nth),
            };
            let start = game::Table {
                pieces: opening.pieces().clone(),
                hidden: named.map(|_, _| hidden),
                hands: named.map(|seat, _| HandCount::Cards(holds(seat))),
                ..game::Table::empty(&named, first, &parts.island)
            };
            let (players, start) = (named.clone(), Some(start));
            Setup::new(SetupFields { players, first, start, ..parts.clone() }).expect("a setup")
        });
        let states = setups.each_ref().map(|setup| State::new(Arc::new(setup.clone())));
        Self { games: setups.map(Game::new), states }
    }

    /// Does something that can be done in both; false if nothing was found.
    fn go_on(&mut self, rng: &mut StdRng) -> bool {
        for _ in 0..40 {
            let by = usize::from(rng.random_bool(0.5));
            let [first, second] = &self.states;
            let asked = if by == 0 { first } else { second };
            let Some(deed) = self.discard().or_else(|| random_deed(asked, rng)) else {
                return false;
            };
            let [mut one, mut other] = self.states.clone();
            let both = (
                one.perform(deed.clone(), Enforcement::ByTheRules),
                other.perform(deed, Enforcement::ByTheRules),
            );
            if let (Ok(own), Ok(twin)) = both {
                self.states = [one, other];
                let [game, other] = &mut self.games;
                goes_on(game, own);
                goes_on(other, twin);
                return true;
            }
        }
        false
    }

    /// Returns what can be discarded from both hands, if that is due.
    fn discard(&self) -> Option<Deed> {
        let [one, other] = &self.states;
        let Task::Discard { player, count: Some(count) } = *one.open_tasks().first()? else {
            return None;
        };
        let known =
            |state: &State| state.hands().map(|hands| hands.known(player)).unwrap_or_default();
        let mut discarded = Cards::none();
        for (kind, there) in known(one).least(known(other)).kinds() {
            let missing = u8::try_from(count - discarded.total()).expect("few");
            discarded.set(kind, there.min(missing));
        }
        (discarded.total() == count).then_some(Deed::Discard { player, cards: Some(discarded) })
    }

    /// Everything that would be sent of either, in every language.
    fn sent(&self, texts: &[Text]) -> [Vec<String>; 2] {
        let of = |game: &Game| {
            let bytes = |text: &Text| {
                let view = view(game, text);
                [json(&view).to_string(), still_page(text, &view)]
            };
            texts.iter().flat_map(bytes).collect()
        };
        self.games.each_ref().map(of)
    }
}

/// A table that lays its hands open shows them itself: what is sent has sizes alone all the same.
#[test]
fn nobody_can_tell_from_a_view_who_holds_which_cards() {
    let texts = Language::ALL.map(Text::of);
    let followed = [Following::Secret, Following::Open].into_iter();
    for (kind, following) in followed.flat_map(|one| Kind::ALL.map(|kind| (kind, one))) {
        let mut acts = 0;
        for seed in 0..12 {
            if acts > 140 {
                break;
            }
            let mut rng = StdRng::seed_from_u64(seed);
            let mut twins = Twins::new(kind.rules(following), seed);
            for _ in 0..70 {
                let [own, twin] = twins.sent(&texts);
                let last = twins.games[0].last();
                assert_eq!(own, twin, "{kind:?}, {following:?}, {seed}, after {last:?}");
                if !twins.go_on(&mut rng) {
                    break;
                }
                acts += 1;
            }
        }
        assert!(acts > 100, "{kind:?}, {following:?}: {acts} acts");
    }
}
