//! A table of Cities & Knights with open hands, and what is done at it.

use board::Resource::{Grain, Ore, Wool};
use board::{Intersection, Path, Tile};
use cards::{Die, EventFace, PileCard};
use game::{
    Act, BarbarianTrack, Breach, Building, CardKind, Cards, Deed, Edition, Enforcement, Following,
    Knight, KnightLevel, KnightsBreach, KnightsCorrection, KnightsDeed, KnightsRules, KnightsTask,
    Level, Phase, Play, Readiness, RuleChange, Rules, Task, Track,
};

use crate::common::{Done, Table, card, cards};

pub fn rules() -> Rules {
    Rules { following: Following::Open, ..Rules::with_knights(Edition::Fifth) }
}

pub fn quiet() -> [PileCard; 4] {
    [card(3, 5), card(4, 4), card(5, 3), card(6, 2)]
}

pub fn table() -> Table {
    Table::new(rules(), &quiet())
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

/// After the first player's number.
pub fn trading() -> Table {
    let mut table = table();
    table.rolls_on(5);
    table
}

impl Table {
    pub fn rolls_on(&mut self, number: u8) {
        self.rolls(number);
        self.opens_no_gate();
        while let Some(Task::Take { player, .. }) = self.state.tasks().first() {
            let player = *player;
            self.does(Deed::Take { player, card: Some(CardKind::Brick) });
        }
    }

    /// The table's event die shows a gate that nobody reaches.
    pub fn opens_no_gate(&mut self) {
        let number = self.state.number().expect("rolled");
        let fits = |red: &&Die| (1..=6).contains(&number.saturating_sub(red.pips()));
        let red = Die::ALL.iter().rfind(fits).copied();
        let levels = |track| {
            let seats = self.state.players().seats();
            seats.map(|seat| self.state.improvement(seat, track)).max()
        };
        let face = match Track::ALL.into_iter().min_by_key(|track| levels(*track)) {
            Some(Track::Science) => EventFace::Science,
            Some(Track::Trade) => EventFace::Trade,
            _ => EventFace::Politics,
        };
        self.does(KnightsDeed::EventDie { face, red });
    }

    /// The first player of three is on turn again, after a number that is no 7.
    pub fn round(&mut self) {
        for _ in 0..3 {
            self.passes();
            if self.state.knights().is_some() {
                self.rolls_on(5);
            } else {
                self.rolls(5);
            }
        }
        assert_eq!(self.state.phase(), Phase::Trading);
    }

    /// The app's dice: red, yellow, and the event die.
    pub fn dice(&mut self, red: u8, yellow: u8, face: EventFace) -> Act {
        self.does(Deed::Dice { red: die(red), yellow: die(yellow), face: Some(face) })
    }

    /// The next ship face attacks.
    pub fn ship_is_near(&mut self) {
        self.does(Deed::MoveBarbarians { to: BarbarianTrack::try_from(6).expect("a step") });
    }

    /// An active knight of a player at a free end of their roads.
    pub fn guards(&mut self, nth: usize) -> Intersection {
        let at = self.ends(nth)[0];
        self.has(nth, cards(&[(Wool, 1), (Ore, 1), (Grain, 1)]));
        self.does(KnightsDeed::Recruit { at });
        self.does(KnightsDeed::Activate { at });
        at
    }

    pub fn may_not(&mut self, deed: impl Done, breach: KnightsBreach) {
        let deed = deed.deed();
        self.refuses_for(deed.clone(), Breach::Knights(breach));
        let act = self.clone().takes(deed, Enforcement::AsTheTableDid);
        assert_eq!(act.against, [Breach::Knights(breach)]);
    }

    pub fn city(&self, nth: usize) -> Intersection {
        let mut own = self.state.pieces().buildings_of(self.seat(nth));
        own.find(|(_, building)| *building == Building::City).expect("a city").0
    }

    /// The free ends of a player's roads.
    pub fn ends(&self, nth: usize) -> Vec<Intersection> {
        let roads = self.state.pieces().roads_of(self.seat(nth));
        let mut ends: Vec<_> = roads.flat_map(|(path, _)| path.ends()).collect();
        ends.retain(|end| self.state.pieces().is_free(*end));
        ends
    }

    /// A free intersection to which no road leads.
    pub fn wilds(&self) -> Intersection {
        let pieces = self.state.pieces();
        let is_wild = |at: &Intersection| {
            pieces.is_free(*at) && at.paths().into_iter().all(|path| pieces.road(path).is_none())
        };
        self.state.island().intersections().into_iter().find(is_wild).expect("room on the island")
    }

    pub fn improved(&mut self, nth: usize, track: Track, level: u8) {
        let commodity = track.commodity().into();
        let from = self.state.improvement(self.seat(nth), track).number();
        for step in from + 1..=level {
            self.has(nth, of(commodity, step));
            self.does(KnightsDeed::Improve { track });
            assert_eq!(self.hand(nth), Cards::none(), "level {step} costs {step}");
        }
    }

    /// A player holds so many progress cards of a deck.
    pub fn draws_of(&mut self, nth: usize, track: Track, count: u8) {
        self.corrects(KnightsCorrection::Progress { player: self.seat(nth), track, count });
    }

    /// A knight stands there, whoever's turn it is.
    pub fn knight(
        &mut self,
        nth: usize,
        at: Intersection,
        (level, readiness): (KnightLevel, Readiness),
    ) {
        let is = Some((self.seat(nth), Knight { level, readiness }));
        self.corrects(KnightsCorrection::Knight { at, is });
    }

    /// The first player holds a card and plays it by the rules.
    pub fn plays(&mut self, play: Play) -> Act {
        let card = play.card();
        self.draws_of(0, card.track(), 1);
        let act = self.does(play);
        let left = self.state.progress_of(self.seat(0), card.track());
        assert_eq!(left, 0, "it is back under its deck: {card:?}");
        act
    }

    /// The first player holds a card, and a rule forbids to play it so.
    pub fn may_not_play(&mut self, play: Play, breach: KnightsBreach) {
        self.draws_of(0, play.card().track(), 1);
        self.may_not(play, breach);
    }

    /// The table plays by other rules of the expansion from now on.
    pub fn plays_by(&mut self, change: impl FnOnce(&mut KnightsRules)) {
        let mut rules = self.state.knights_rules();
        change(&mut rules);
        self.does(Deed::ChangeRule { rule: RuleChange::Knights(rules) });
    }

    /// A path without a road that leads from there.
    pub fn free_path(&self, at: Intersection) -> Path {
        let is_free = |path: &Path| {
            self.state.island().has_path(*path) && self.state.pieces().road(*path).is_none()
        };
        at.paths().into_iter().find(is_free).expect("a free path")
    }

    /// This is asked of the table, and nothing else.
    #[track_caller]
    pub fn asks<const N: usize>(&self, tasks: [KnightsTask; N]) {
        assert_eq!(self.state.tasks(), tasks.map(Task::Knights));
    }

    /// A hex beside an intersection that produces.
    pub fn producing(&self, at: Intersection) -> Tile {
        let tiles = at.hexes().into_iter().filter_map(|hex| self.state.island().tile(hex).copied());
        tiles.into_iter().find(|tile| tile.token.is_some()).expect("a hex that produces")
    }

    /// The barbarians have attacked before: the robber is free.
    pub fn attacked_once(&mut self) {
        self.corrects(KnightsCorrection::Attacks { count: 1 });
    }

    /// Points more for a player, as Defender.
    pub fn leads_by(&mut self, nth: usize, count: u8) {
        self.corrects(KnightsCorrection::Defenders { player: self.seat(nth), count });
    }
}
