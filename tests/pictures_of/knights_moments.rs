//! What comes to a furnished table of Cities & Knights: the attacks, the gates, the knights'
//! deeds.

use board::{Hex, Intersection};
use cards::{Die, EventFace};
use game::{
    BarbarianTrack, Building, CardKind, Cards, Condition, Correction, Deed, Enforcement, Entry,
    Knight, KnightLevel, KnightsCorrection, KnightsDeed, Level, NumberSource, Phase, Readiness,
    Roll, Seat, State, Step, Task, Track,
};
use store::Journal;

use crate::window::now;

/// When it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The attack is lost: somebody chooses which of two cities.
    AttackLost,
    /// Somebody is Defender.
    Defended,
    /// Two contributed as much as each other, and draw.
    Tied,
    /// The science gate, with two who draw.
    Gate,
    /// The table rolls its own dice, and hasn't told yet what the event die shows.
    EventDie,
    /// A 7 takes from hands with and without walls.
    Seven,
    /// A knight may move, and displace a weaker one.
    Displacing,
    /// The weaker one is placed anew.
    Displaced,
    /// A knight stands beside the robber.
    Chase,
    /// A metropolis was taken over, and needs its city.
    Metropolis,
}

impl Moment {
    /// Brings the table there.
    pub fn follows(self, (journal, state): (Journal, State)) {
        let mut table = Table { journal, state };
        match self {
            Self::AttackLost => {
                table.lays_down(0, &[KnightLevel::Mighty, KnightLevel::Strong]);
                table.is_attacked();
            }
            Self::Defended => {
                table.is_attacked();
                table.takes();
            }
            Self::Tied => {
                table.lays_down(0, &[KnightLevel::Strong]);
                table.lays_down(3, &[KnightLevel::Basic]);
                table.is_attacked();
            }
            Self::Gate => {
                table.passes();
                table.rolls((3, 5), EventFace::Science);
                table.takes();
            }
            Self::EventDie => {
                table.does(Deed::UseSource { numbers: NumberSource::Table });
                table.passes();
                table.does(Deed::Roll { number: Roll::try_from(9).expect("a sum of dice") });
            }
            Self::Seven => {
                table.holds(0, Cards::from_fn(|_| 2));
                table.passes();
                table.rolls((3, 4), EventFace::Ship);
            }
            Self::Displacing => drop(table.has_rival()),
            Self::Displaced => {
                let (from, to) = table.has_rival();
                table.does(Deed::Knights(KnightsDeed::Displace { from, to }));
            }
            Self::Chase => {
                let at = mover(&table.state).expect("a knight that acts");
                let lies = |hex: &Hex| table.state.island().tile(*hex).is_some();
                let at = at.hexes().into_iter().find(lies);
                table.does(Deed::Correct { correction: Correction::Robber { at } });
            }
            Self::Metropolis => table.takes_over(),
        }
    }
}

/// The knight of whoever builds that may do most.
pub fn mover(state: &State) -> Option<Intersection> {
    let own = state.pieces().knights_of(state.builder());
    let acts = own.filter_map(|(at, _)| Some((at, state.knight_acts(at)?)));
    let most =
        acts.max_by_key(|(_, reach)| (reach.displaces.len(), reach.chases, reach.moves.len()));
    most.map(|(at, _)| at)
}

/// A knight of whoever builds that lies.
pub fn sleeper(state: &State) -> Option<Intersection> {
    let mut own = state.pieces().knights_of(state.builder());
    own.find(|(_, knight)| knight.readiness == Readiness::Inactive).map(|(at, _)| at)
}

struct Table {
    journal: Journal,
    state: State,
}

impl Table {
    fn does(&mut self, deed: Deed) {
        let act = self.state.perform(deed, Enforcement::AsTheTableDid).expect("it can be done");
        self.journal.append(&Entry::new(now(), Step::Act(act))).expect("written");
    }

    fn rights(&mut self, correction: KnightsCorrection) {
        self.does(Deed::Correct { correction: Correction::Knights(correction) });
    }

    fn seat(&self, nth: usize) -> Seat {
        self.state.players().seat(nth).expect("a player")
    }

    fn holds(&mut self, nth: usize, cards: Cards) {
        let player = self.seat(nth);
        self.does(Deed::CorrectHand { player, cards });
    }

    /// To the next turn.
    fn passes(&mut self) {
        while self.state.phase() != Phase::BeforeProduction {
            self.does(Deed::Pass);
        }
    }

    fn rolls(&mut self, (red, yellow): (u8, u8), face: EventFace) {
        self.does(Deed::UseSource { numbers: NumberSource::Dice });
        let die = |pips| Die::try_from(pips).expect("a die");
        self.does(Deed::Dice { red: die(red), yellow: die(yellow), face: Some(face) });
    }

    /// Whoever has an aqueduct and got nothing takes a brick.
    fn takes(&mut self) {
        while let Some(Task::Take { player, .. }) = self.state.tasks().first() {
            let player = *player;
            self.does(Deed::Take { player, card: Some(CardKind::Brick) });
        }
    }

    /// Knights of these levels are inactive.
    fn lays_down(&mut self, nth: usize, levels: &[KnightLevel]) {
        let owner = self.seat(nth);
        let own: Vec<_> = self.state.pieces().knights_of(owner).collect();
        for (at, knight) in own {
            if levels.contains(&knight.level) {
                let knight = Knight { readiness: Readiness::Inactive, ..knight };
                self.rights(KnightsCorrection::Knight { at, is: Some((owner, knight)) });
            }
        }
    }

    fn is_attacked(&mut self) {
        let near = BarbarianTrack::try_from(6).expect("a step");
        self.does(Deed::MoveBarbarians { to: near });
        self.passes();
        self.rolls((2, 3), EventFace::Ship);
    }

    /// A weaker knight of somebody else's stands where one of whoever builds may go, at a
    /// road on which it may leave; returns from where it is displaced, and where it stands.
    fn has_rival(&mut self) -> (Intersection, Intersection) {
        let from = mover(&self.state).expect("a knight that acts");
        let is = Some((
            self.state.builder(),
            Knight { level: KnightLevel::Strong, readiness: Readiness::Active },
        ));
        self.rights(KnightsCorrection::Knight { at: from, is });
        let owner = self.state.seating().after(self.state.builder());
        let moves = self.state.knight_acts(from).expect("it acts").moves;
        let lies = |at: &Intersection| {
            let free = |path| self.state.pieces().road(path).is_none();
            let land = |path: &board::Path| self.state.island().paths().contains(path);
            at.paths().into_iter().find(|path| land(path) && free(*path))
        };
        let (to, path) =
            moves.iter().find_map(|at| Some((*at, lies(at)?))).expect("a way on from there");
        let is = Some((owner, Condition::Intact));
        self.does(Deed::Correct { correction: Correction::Road { at: path, is } });
        let knight = Knight { level: KnightLevel::Basic, readiness: Readiness::Active };
        self.rights(KnightsCorrection::Knight { at: to, is: Some((owner, knight)) });
        (from, to)
    }

    /// Whoever builds reaches the last level of politics before the holder of its metropolis.
    fn takes_over(&mut self) {
        let player = self.state.builder();
        let own: Vec<_> = self.state.pieces().buildings_of(player).collect();
        for (at, _) in own.into_iter().filter(|(_, it)| *it == Building::Settlement).take(2) {
            let is = Some((player, Building::City));
            self.does(Deed::Correct { correction: Correction::Building { at, is } });
        }
        let is_held = |track: &Track| self.state.metropolis_holder(*track) == Some(player);
        let track = Track::ALL.into_iter().find(|track| !is_held(track)).expect("a track");
        let level = Level::METROPOLIS;
        self.rights(KnightsCorrection::Level { player, track, level });
        let cards = Cards::from_fn(|kind| if kind.commodity().is_some() { 5 } else { 1 });
        self.does(Deed::CorrectHand { player, cards });
        self.does(Deed::Knights(KnightsDeed::Improve { track }));
    }
}
