//! The event die: the barbarians' ship, their attack, and the gates, after the event's text and
//! before what the number brings (KNIGHTS 3, 8, 9).

use super::{
    CardRed, EventDraws, EventOrder, KnightsChange, KnightsTask, MOST_PROGRESS_CARDS, Track,
};
use crate::{
    Act, BarbarianTrack, Building, Kinds, NumberSource, PerSeat, Piece, Position, RobberEscape,
    Seat, Seats, Source, State, Task, seven,
};
use board::Intersection;
use cards::{
    BarbarianCourse, BuiltIn, Card, Deck, Die, Effect, EventDie, EventFace, Refuge, RulingSet,
};

impl State {
    /// Returns whether a face of the event die comes with numbers: with Cities & Knights always
    /// (KNIGHTS 3), else where the table shows it.
    pub fn plays_event_die(&self) -> bool {
        self.knights.is_some() || self.rules.cards.event_die == EventDie::Shown
    }

    /// The tasks of a number where the event die comes with it.
    pub(crate) fn tasks_with_event_die(&self) -> Option<Vec<Task>> {
        self.knights()?;
        let die = Task::Knights(KnightsTask::EventDie { player: self.active });
        let mut tasks = match self.knights_rules().event_order {
            EventOrder::DieFirst => Vec::new(),
            EventOrder::TextFirst => self.text_tasks(),
        };
        tasks.push(die);
        Some(tasks)
    }

    /// Returns where this turn's face and event bring the ship.
    pub(crate) fn barbarians_after_draw(&self) -> BarbarianTrack {
        if !self.plays_event_die() {
            return self.barbarians;
        }
        // With Cities & Knights the event die comes after the event's text.
        let is_nearer = self.knights.is_none() && self.face() == Some(EventFace::Ship);
        let barbarians = if is_nearer { self.barbarians.nearer() } else { self.barbarians };
        self.effects().iter().fold(barbarians, |barbarians, effect| {
            let Effect::MoveBarbarians { course } = effect else { return barbarians };
            match course {
                BarbarianCourse::Nearer => barbarians.nearer(),
                BarbarianCourse::Back => barbarians.back(),
            }
        })
    }

    /// Returns where the ship rests that is told to be `at` a space: with Cities & Knights it goes
    /// back from the island by itself once it has attacked (KNIGHTS 9).
    pub(crate) fn ship_rests(&self, at: BarbarianTrack) -> BarbarianTrack {
        let is_back = self.knights.is_some() && at == BarbarianTrack::ISLAND;
        if is_back { BarbarianTrack::HARBOR } else { at }
    }

    /// The die that gates look at, as far as it is known.
    pub fn red_die(&self) -> Option<Die> {
        let knights = self.knights()?;
        self.red_beside(knights.turn.die.and_then(|(_, red)| red))
    }

    /// The die that gates look at, if the event die was rolled with `red` beside it: what
    /// number brought along counts first (KNIGHTS 18).
    pub(super) fn red_beside(&self, red: Option<Die>) -> Option<Die> {
        match self.source()? {
            Source::Card(_) => {
                let (_, card) = self.card()?;
                let is_rolled = self.knights_rules().card_red == CardRed::Rolled
                    && card.face_in(self.drawn_in()).is_none();
                if is_rolled { red } else { Some(card.red) }
            }
            Source::Dice { red, .. } => Some(red),
            Source::Roll(roll) => roll.only_red().or(red),
        }
    }

    /// Everything that the red die may show beside this face of the table's event die; none where it doesn't
    /// count, or is known.
    pub fn reds_beside(&self, face: EventFace) -> Option<Vec<Die>> {
        if face == EventFace::Ship || self.red_die().is_some() {
            return None;
        }
        Some(match self.source() {
            Some(Source::Roll(roll)) => roll.reds().collect(),
            Some(Source::Card(_) | Source::Dice { .. }) | None => Die::ALL.to_vec(),
        })
    }

    /// Returns whether the table rolled this turn's number.
    pub(super) fn has_table_roll(&self) -> bool {
        matches!(self.source(), Some(Source::Roll(_)))
    }

    /// Returns whether the event die has yet to do what it does in this turn (KNIGHTS 3).
    pub fn awaits_event_die(&self) -> bool {
        let is_die = |task: &Task| matches!(task, Task::Knights(KnightsTask::EventDie { .. }));
        self.tasks.iter().any(is_die)
    }

    /// Returns whether the app's own event die comes next: its cards or dice brought a number
    /// without it (KNIGHTS 18).
    pub fn awaits_app_event_die(&self) -> bool {
        let is_open =
            matches!(self.open_tasks().first(), Some(Task::Knights(KnightsTask::EventDie { .. })));
        // Whoever rolls the number rolls the event die, too.
        is_open
            && !self.has_table_roll()
            && matches!(self.numbers(), NumberSource::Cards | NumberSource::Dice)
    }

    /// Returns whether all that the event die does can be worked out.
    fn knows_event_die(&self) -> bool {
        match self.face() {
            Some(EventFace::Ship) => true,
            Some(_) => self.red_die().is_some(),
            None => false,
        }
    }

    /// Returns the kinds of cards among which this turn's event draws one from a hand (KNIGHTS 18).
    pub(crate) fn drawn_kinds(&self) -> Kinds {
        let by_fusion = |deck: &Deck, card: &Card| {
            deck.id() == BuiltIn::A.key()
                && self.rules().rulings.of(&card.event) == RulingSet::Fusion
        };
        match self.knights_rules().event_draws {
            EventDraws::Resources => Kinds::Resources,
            EventDraws::ByReading if self.card().is_some_and(|(deck, it)| by_fusion(deck, it)) => {
                Kinds::Resources
            }
            EventDraws::ByReading | EventDraws::AllCards => self.kinds(),
        }
    }

    /// Once it is its turn and all know what it shows, the event die does it; what the
    /// number asks comes after it.
    pub(crate) fn resolve_event_die(&mut self, act: &mut Act) {
        let is_due =
            matches!(self.tasks.first(), Some(Task::Knights(KnightsTask::EventDie { .. })));
        if !is_due || !self.knows_event_die() {
            return;
        }
        self.tasks.remove(0);
        let mut due = Vec::new();
        let mut ship = self.barbarians;
        match self.face() {
            Some(EventFace::Ship) => ship = ship.nearer(),
            Some(EventFace::Trade) => self.open_gate(Track::Trade, act, &mut due),
            Some(EventFace::Politics) => self.open_gate(Track::Politics, act, &mut due),
            Some(EventFace::Science) => self.open_gate(Track::Science, act, &mut due),
            None => {}
        }
        self.go_on_after_event_die(ship, due, act);
    }

    /// Goes on after the event die where the table passes over it: what comes next is asked all the
    /// same. `before` are the tasks before it did, and `done` is the one that it did.
    pub(crate) fn skip_event_die(&mut self, before: &[Task], done: usize, act: &mut Act) {
        if matches!(before.get(done), Some(Task::Knights(KnightsTask::EventDie { .. }))) {
            self.go_on_after_event_die(self.barbarians, Vec::new(), act);
        }
    }

    /// The attack of a `ship` that has landed, what the gate asks (`due`), the card's text if it
    /// comes after the die, and what a 7 asks.
    fn go_on_after_event_die(
        &mut self,
        mut ship: BarbarianTrack,
        mut due: Vec<Task>,
        act: &mut Act,
    ) {
        if ship == BarbarianTrack::ISLAND {
            self.attacked(act, &mut due);
            ship = BarbarianTrack::HARBOR;
        }
        if ship != self.barbarians {
            self.barbarians = ship;
            act.barbarians = Some(ship);
        }
        self.tasks.splice(0..0, due);
        if self.knights_rules().event_order == EventOrder::DieFirst {
            let text = self.text_tasks();
            self.tasks.extend(text);
        }
        if self.number() == Some(7) {
            let seven = self.effect_tasks(seven().iter());
            self.tasks.extend(seven);
        }
    }

    /// All whom the gate of `track` lets draw do; whoever then holds too many and isn't on
    /// turn puts one back at once (KNIGHTS 8).
    fn open_gate(&mut self, track: Track, act: &mut Act, due: &mut Vec<Task>) {
        let Some(red) = self.red_die() else { return };
        let order = (self.active(), Some(self.progress_left(track)));
        for player in self.position().progress_draws(track, red, order) {
            self.change(act, KnightsChange::Drew { player, track });
            due.extend(self.surplus(player));
        }
    }

    /// Returns what `player` has to put back at once.
    pub(crate) fn surplus(&self, player: Seat) -> Option<Task> {
        let is_due = self.has_surplus(player) && player != self.active();
        is_due.then_some(Task::Knights(KnightsTask::PutBack { player }))
    }

    /// Returns whether a player holds more progress cards than they may (KNIGHTS 8).
    pub fn has_surplus(&self, player: Seat) -> bool {
        self.progress_cards(player) > MOST_PROGRESS_CARDS
    }

    /// Returns what an attack would lead to now (KNIGHTS 9).
    pub fn attack_now(&self) -> Attack {
        let settlements = self.players().map(|seat, _| self.pieces_left(seat, Piece::Settlement));
        let left = Track::ALL.iter().map(|track| u16::from(self.progress_left(*track))).sum();
        self.position().attack(self.active(), Some(left), &settlements)
    }

    fn attacked(&mut self, act: &mut Act, due: &mut Vec<Task>) {
        let attack = self.attack_now();
        let is_first = self.position().is_robber_locked();
        self.change(act, KnightsChange::Attacked { defender: attack.defender });
        if is_first && self.robber().is_none() {
            // By the sixth edition it has waited beside the board (KNIGHTS 2); a map of
            // Seafarers says where it comes to (SEA 10).
            let player = self.active();
            match self.robber_begins() {
                Some(hex) => {
                    let to = RobberEscape::Fixed(Some(hex));
                    due.push(Task::RobberTo { player, to });
                }
                None => due.extend(self.position().flight(Refuge::BesideBoard, player)),
            }
        }
        let chooses = |player| Task::Knights(KnightsTask::ChooseDeck { player });
        due.extend(attack.draws.into_iter().map(chooses));
        if attack.outcome == Outcome::Lost {
            let loses = |player| Task::Knights(KnightsTask::LoseCity { player });
            due.extend(attack.pillaged.into_iter().map(|pillage| loses(pillage.player)));
        }
    }

    fn change(&mut self, act: &mut Act, change: KnightsChange) {
        self.apply_knights_change(change);
        act.knights.push(change);
    }
}

impl Position<'_> {
    /// Returns the players who draw from the deck of `gate`, clockwise from `active`, with this red
    /// die; if the deck has only `left` cards, the later ones go without.
    pub fn progress_draws(
        &self,
        gate: Track,
        red: Die,
        (active, left): (Seat, Option<u8>),
    ) -> Seats {
        let Some(knights) = self.knights else { return Seats::new() };
        let players = self.seating.from(active).into_iter();
        players
            .filter(|seat| knights.improvements.of(*seat).of(gate).draws(red))
            .take(left.map_or(usize::MAX, usize::from))
            .collect()
    }
}

board::keyed! {
    /// The end of an attack.
    pub enum Outcome {
        /// The defence was as strong as the barbarians, or stronger.
        Repelled = "repelled",
        /// It was weaker.
        Lost = "lost",
    }
}

/// A player who loses a city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pillage {
    pub player: Seat,
    /// The cities they choose one of, sorted by place.
    pub among: Vec<Intersection>,
    pub becomes: Building,
}

/// An attack of the barbarians and its consequences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The barbarians' strength.
    pub barbarians: u8,
    /// Strength of each player's active knights.
    pub defence: PerSeat<u8>,
    /// Outcome of the attack.
    pub outcome: Outcome,
    /// Player who alone contributed most to a defence that held.
    pub defender: Option<Seat>,
    /// Several players who contributed as much: each draws a progress card of choice, clockwise
    /// from the player whose turn it is.
    pub draws: Seats,
    /// Players who lose a city, clockwise from the player whose turn it is.
    pub pillaged: Vec<Pillage>,
}

impl Attack {
    /// The strength of all active knights together.
    pub fn together(&self) -> u16 {
        self.defence.values().map(|strength| u16::from(*strength)).sum()
    }
}

impl Position<'_> {
    /// Returns what an attack in the turn of `active` leads to. `left` is how many progress cards
    /// there are in all, as far as that is known, and `settlements` how many settlements
    /// each has in the supply.
    pub fn attack(&self, active: Seat, left: Option<u16>, settlements: &PerSeat<u8>) -> Attack {
        let cities = self.pieces.buildings().filter(|(.., building)| *building == Building::City);
        let barbarians = u8::try_from(cities.count()).unwrap_or(u8::MAX);
        let defence = self.knight_cards.map(|seat, _| self.defence(seat));
        let together: u16 = defence.values().copied().map(u16::from).sum();
        let mut attack = Attack {
            barbarians,
            outcome: if together >= u16::from(barbarians) {
                Outcome::Repelled
            } else {
                Outcome::Lost
            },
            defender: None,
            draws: Seats::new(),
            pillaged: Vec::new(),
            defence,
        };
        match attack.outcome {
            Outcome::Repelled => self.reward(&mut attack, active, left),
            Outcome::Lost => attack.pillaged = self.pillages(&attack.defence, active, settlements),
        }
        attack
    }

    /// Makes the player who contributed most a Defender, or lets them draw if others did as much.
    /// Where nobody contributed anything there is nothing to thank for.
    fn reward(&self, attack: &mut Attack, active: Seat, left: Option<u16>) {
        let most = attack.defence.values().copied().max().unwrap_or(0);
        let mut best = self.seating.from(active);
        best.retain(|seat| most > 0 && attack.defence.of(*seat) == most);
        if let [only] = best.as_slice() {
            attack.defender = Some(*only);
        } else {
            best.truncate(left.map_or(usize::MAX, usize::from));
            attack.draws = best;
        }
    }

    /// Returns the players who contributed least among those with a city that is no metropolis.
    fn pillages(
        &self,
        defence: &PerSeat<u8>,
        active: Seat,
        settlements: &PerSeat<u8>,
    ) -> Vec<Pillage> {
        let exposed = |seat: Seat| -> Vec<Intersection> {
            let is_metropolis =
                |at: &Intersection| self.knights.is_some_and(|knights| knights.is_metropolis(*at));
            let cities = self.pieces.places_of(seat, Building::City);
            cities.filter(|at| !is_metropolis(at)).collect()
        };
        let players = self.seating.from(active).into_iter();
        let mut losers: Vec<Pillage> = players
            .map(|player| Pillage {
                player,
                among: exposed(player),
                becomes: match settlements.of(player) {
                    0 => Building::LaidCity,
                    _ => Building::Settlement,
                },
            })
            .filter(|pillage| !pillage.among.is_empty())
            .collect();
        let least = losers.iter().map(|pillage| defence.of(pillage.player)).min();
        losers.retain(|pillage| Some(defence.of(pillage.player)) == least);
        losers
    }

    /// Returns whether the robber stays where it is whatever happens: in Cities & Knights until
    /// the first attack (KNIGHTS 5, 11).
    pub fn is_robber_locked(&self) -> bool {
        self.knights.is_some_and(|knights| knights.attacks == 0)
    }

    /// Returns what counts for Largest Army: knight cards or, where there are none, the knights on
    /// the island (KNIGHTS 18); warships where knight cards arm them (SCENARIOS 6).
    pub(crate) fn army(&self, seat: Seat) -> u8 {
        if self.pirates().is_some() {
            return self.warships(seat);
        }
        if self.knights.is_some() { self.defence(seat) } else { self.knight_cards.of(seat) }
    }

    /// The sum of the active knights of `seat` (KNIGHTS 9).
    pub fn defence(&self, seat: Seat) -> u8 {
        let knights = self.pieces.knights_of(seat).map(|(_, knight)| knight.strength());
        knights.fold(0, u8::saturating_add)
    }
}
