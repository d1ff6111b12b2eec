//! A table whose every act is written, read back and folded beside what was
//! performed, and games that begin in their middle.

use std::sync::Arc;

use board::{Resource, Side};
use game::{
    BadSetup, Building, Condition, Correction, Deed, Edition, Enforcement, Following, Refusal,
    Rules, Seat, Setup, SetupFields, State,
};
use store::Imported;

use super::{cards, corner, side};

/// A table whose every act is folded beside what was performed.
pub struct Watched {
    pub state: State,
    folded: State,
}

impl Watched {
    pub fn open(parts: SetupFields) -> Self {
        Self::new(Setup::new(parts).expect("the parts go together"))
    }

    pub fn new(setup: Setup) -> Self {
        let state = State::new(Arc::new(setup));
        Self { folded: state.clone(), state }
    }

    #[track_caller]
    pub fn takes(&mut self, deed: Deed, enforcement: Enforcement) {
        let act = self.state.perform(deed, enforcement).expect("it can be done");
        let line = serde_json::to_string(&act).expect("writes");
        let read = serde_json::from_str(&line).expect("reads");
        self.folded.apply(&read).expect("its own act");
        assert_eq!(self.folded, self.state, "the fold of what was performed");
    }

    #[track_caller]
    pub fn does(&mut self, deed: Deed) {
        self.takes(deed, Enforcement::ByTheRules);
    }

    #[track_caller]
    pub fn corrects(&mut self, correction: Correction) {
        self.does(Deed::Correct { correction });
    }

    #[track_caller]
    pub fn rolls(&mut self, number: u8) {
        self.does(Deed::Roll { number: number.try_into().expect("a roll") });
    }

    #[track_caller]
    pub fn draws(&mut self) {
        let turned = self.state.next_draw(|| panic!("no shuffle is due")).expect("a card");
        self.does(Deed::Draw { turned });
    }

    #[track_caller]
    pub fn refuses(&mut self, deed: Deed) -> Refusal {
        let before = self.state.clone();
        let refusal = self.state.perform(deed, Enforcement::ByTheRules).expect_err("it is refused");
        assert_eq!(self.state, before, "a refusal changes nothing");
        refusal
    }

    pub fn seat(&self, nth: usize) -> Seat {
        self.state.players().seat(nth).expect("a seat")
    }

    #[track_caller]
    pub fn holds(&mut self, nth: usize, counts: &[(Resource, u8)]) {
        let player = self.seat(nth);
        self.does(Deed::CorrectHand { player, cards: cards(counts) });
    }

    #[track_caller]
    pub fn leaves(&mut self, nth: usize) {
        let player = self.seat(nth);
        self.does(Deed::LeaveTable { player });
    }
}

/// This many players in the middle of a game: each with a settlement and a road
/// of their own, far from the others, the first one to draw.
pub fn middle(players: usize, rules: Rules) -> SetupFields {
    let people = super::colored(players);
    let first = people.seat(0).expect("a seat");
    let mut parts = SetupFields::from(super::setup_with(2, Rules::open_hands(), &[]));
    let mut start = game::Table::empty(&people, first, &parts.island);
    let homes = [
        (corner(0, -2, Side::NorthWest), side(0, -2, Side::NorthWest)),
        (corner(2, -2, Side::East), side(2, -2, Side::East)),
        (corner(2, 0, Side::East), side(2, 0, Side::East)),
        (corner(0, 2, Side::SouthEast), side(0, 2, Side::SouthEast)),
        (corner(-2, 2, Side::West), side(-2, 2, Side::West)),
        (corner(-2, 0, Side::West), side(-2, 0, Side::West)),
    ];
    for (seat, (settlement, road)) in people.seats().zip(homes) {
        start.pieces.put_building(settlement, seat, Building::Settlement);
        start.pieces.put_road(road, seat, Condition::Intact);
    }
    parts.players = people;
    parts.rules = rules;
    parts.start = Some(start);
    parts
}

/// A game that begins as a position says.
pub fn begun(imported: &Imported, following: Following) -> Result<State, BadSetup> {
    let base = match imported.knights {
        Some(_) => Rules::with_knights(Edition::Fifth),
        None => Rules::open_hands(),
    };
    let base = Rules { following, target: 20, knights: imported.knights, ..base };
    let (sea, map) = imported.sea.clone().unzip();
    let parts = super::setup_with(imported.people.count(), base.clone(), &[]);
    let setup = Setup::new(SetupFields {
        rules: Rules { sea, ..base },
        island: imported.island.clone(),
        sea: map,
        start: Some(imported.start.clone()),
        ..parts.into()
    })?;
    Ok(State::new(Arc::new(setup)))
}
