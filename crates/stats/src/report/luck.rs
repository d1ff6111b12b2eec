//! Luck: what the numbers owed each player on average against what came.

use enum_map::EnumMap;

use super::flow::{Passage, passages};
use super::{Chances, Scene, Tally, Way};
use game::{CardKind, ChosenYields, Deed, Game, NumberSource, Payout, PerSeat, Phase, Seat, State};

/// Cards that a turn's number could be expected to owe before anybody drew or rolled it.
#[derive(Clone, Debug, PartialEq)]
struct Awaited {
    turn: u32,
    source: NumberSource,
    chances: Chances,
    owing: PerSeat<Owing>,
}

/// A number that has come up and has not been paid yet.
#[derive(Clone, Debug, PartialEq)]
struct UnpaidNumber {
    chances: Chances,
    owing: PerSeat<Owing>,
}

/// The luck of a game on the branch being played, up to its current position. If hands are not
/// followed, production is complete, as if the bank always had enough.
#[derive(Clone, Debug, PartialEq)]
pub struct Luck {
    pub players: PerSeat<Production>,
    /// The number of cards that each was owed more than on average, after each number that counts.
    pub ahead: Vec<PerSeat<f64>>,
    awaited: Option<Awaited>,
    due: Option<UnpaidNumber>,
}

impl Luck {
    /// No luck yet.
    pub(super) fn begin(game: &Game) -> Self {
        let players = game.setup().players.map(|_, _| Production::default());
        Self { players, ahead: Vec::new(), awaited: None, due: None }
    }

    /// Enters this scene. Scenes must be seen in order.
    pub(super) fn see(&mut self, scene: &Scene<'_>) {
        match scene.act.deed.source() {
            Some(source) => self.seek(scene, source),
            None if is_asked_anew(&scene.act.deed) => self.awaited = None,
            None if sets_number(&scene.act.deed) => self.due = None,
            None => {}
        }
        self.look_again(scene);
        if let Some(payout) = &scene.act.payout {
            self.pay(scene, Some(payout));
        }
        for Passage { to, cards, .. } in passages(scene).filter(|it| it.way == Way::Production) {
            if let Some(seat) = to {
                self.players.change(seat, |taker| taker.take(cards));
            }
        }
        for (seat, production) in self.players.iter_mut() {
            production.let_go(open(scene.after, seat));
        }
    }

    /// Handles a deed that may bring the number. What came to light on the way
    /// (a printed weather card, a 7 that is passed over) was not known before,
    /// so the average is the one from before.
    fn seek(&mut self, scene: &Scene<'_>, source: NumberSource) {
        let turn = scene.before.turn();
        let is_same = |awaited: &Awaited| awaited.turn == turn && awaited.source == source;
        let awaited = self.awaited.take().filter(is_same).unwrap_or_else(|| {
            let chances = Chances::by(scene.before, source);
            let owing = owing(scene.before, &chances);
            Awaited { turn, source, chances, owing }
        });
        match scene.number() {
            Some((_, number)) => {
                let Awaited { chances, owing, .. } = awaited;
                self.due = Some(UnpaidNumber { chances, owing });
                if number == 7 {
                    self.pay(scene, None);
                }
            }
            None => self.awaited = Some(awaited),
        }
    }

    /// The event die comes before whatever the number brings: a city that was just pillaged
    /// could not have brought what a city does (KNIGHTS 3).
    fn look_again(&mut self, scene: &Scene<'_>) {
        let is_other = scene.before.pieces() != scene.after.pieces();
        if let Some(due) = self.due.as_mut().filter(|_| is_other) {
            due.owing = owing(scene.after, &due.chances);
        }
    }

    /// Counts the number; a 7 pays nothing.
    fn pay(&mut self, scene: &Scene<'_>, payout: Option<&Payout>) {
        let Some(due) = self.due.take() else {
            // Somebody set the dice, which is no luck.
            for (seat, production) in self.players.iter_mut() {
                let paid = payout.map(|payout| payout.paid.of(seat)).unwrap_or_default();
                production.set += u32::from(paid.total());
            }
            return;
        };
        let (position, rule) = (scene.after.position(), scene.after.yield_rule());
        let paid = payout.map(|it| (it, position.owed(it.number, &rule, &ChosenYields::new())));
        for (seat, production) in self.players.iter_mut() {
            let owing = due.owing.of(seat);
            production.gold.average += owing.gold;
            for (kind, sum) in &mut production.average {
                *sum += owing.average[kind];
            }
            production.variance += owing.variance;
            if let Some((payout, owed)) = &paid {
                production.came.add(payout.paid.of(seat).into());
                production.blocked.add(payout.blocked.of(seat).into());
                production.withheld.add(payout.short.of(seat).into());
                let (gold, blocked) = (owed.gold.due.of(seat), owed.gold.blocked.of(seat));
                production.gold.owed += u32::from(gold) + u32::from(blocked);
                production.gold.waiting += u32::from(gold);
                production.blocked.add(Tally::unseen(blocked.into()));
            }
        }
        let ahead = |one: &Production| f64::from(one.owed().total()) - one.owed_on_average();
        self.ahead.push(self.players.map(|_, one| ahead(one)));
    }
}

/// Returns whether `deed` sets the number, instead of drawing or rolling it (KNIGHTS 12,
/// Alchemist).
const fn sets_number(deed: &Deed) -> bool {
    matches!(deed, Deed::Knights(deed) if deed.is_number())
}

/// Returns whether `deed` may change what the number can be or what it owes: the table
/// voted, or corrected something.
const fn is_asked_anew(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Vote { .. }
            | Deed::Correct { .. }
            | Deed::ChangeRule { .. }
            | Deed::LeaveTable { .. }
            | Deed::ReturnHand { .. }
            | Deed::ComeBack { .. }
            | Deed::Pass
    )
}

/// Cards that one player is owed on average for one number, before it comes up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Owing {
    /// The average by kind, including what the robber blocks.
    average: EnumMap<CardKind, f64>,
    /// The average of cards of choice, for gold (SEA 6), including what the robber blocks.
    gold: f64,
    /// The variance of all cards together, in cards squared.
    variance: f64,
}

/// Returns what each is owed on average in `state`, if the number is one of `chances`.
fn owing(state: &State, chances: &Chances) -> PerSeat<Owing> {
    let position = state.position();
    let mut owing = state.players().map(|_, _| Owing::default());
    for chance in chances.iter() {
        let owed = position.owed(chance.number, &chance.rule, &ChosenYields::new());
        for (seat, one) in owing.iter_mut() {
            let cards = owed.cards.of(seat).plus(owed.blocked.of(seat));
            for (kind, count) in cards.kinds() {
                one.average[kind] += f64::from(count) * chance.probability;
            }
            let gold = f64::from(owed.gold.due.of(seat)) + f64::from(owed.gold.blocked.of(seat));
            one.gold += gold * chance.probability;
            // A sum of squares until the mean is known.
            one.variance += (f64::from(cards.total()) + gold).powi(2) * chance.probability;
        }
        // So far these counted as the first of their kinds.
        for choice in &owed.choices {
            let Some(one) = owing.get_mut(choice.seat) else { continue };
            let share = chance.probability / choice.one_of.len() as f64;
            if let Some(first) = choice.one_of.first() {
                one.average[CardKind::from(*first)] -= chance.probability;
            }
            for kind in &choice.one_of {
                one.average[CardKind::from(*kind)] += share;
            }
        }
    }
    for (_, one) in owing.iter_mut() {
        let mean: f64 = one.average.values().sum::<f64>() + one.gold;
        // Rounding may leave it slightly below 0.
        one.variance = (one.variance - mean * mean).max(0.0);
    }
    owing
}

/// Returns how many cards of choice `seat` is still asked to take for this turn's number.
fn open(state: &State, seat: Seat) -> u32 {
    if state.phase() != Phase::Event {
        return 0;
    }
    state.tasks().iter().filter_map(|task| task.gold_of(seat)).map(u32::from).sum()
}

/// Number of cards owed on average below which a player has no [`NumberLuck`]: a single card would
/// move it by more than a tenth, and a turn or two would pass for luck.
pub const ENOUGH_OWED: f64 = 10.0;

/// Cards that gold brought one player by numbers (SEA 6).
///
/// What gold owes is a card of the player's choice, whichever they choose, so it counts as
/// one card, like any other that the numbers owe. What hidden hexes and the opening bring of
/// gold is no number's doing and isn't here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GoldLuck {
    /// The number of cards that it owed them on average, turn by turn.
    pub average: f64,
    /// The number that the numbers that came up owed them, what the robber blocked included.
    pub owed: u32,
    /// Cards that they took, by the kinds that they chose.
    pub came: Tally,
    /// Number of cards that they have still to choose.
    pub waiting: u32,
}

/// Cards that the numbers brought one player, and those that they should have.
///
/// A number counts once it has been paid, a 7 at once; one that never was (its
/// player left the table first) doesn't count at all, nor does one that an Alchemist
/// set (KNIGHTS 12).
///
/// In Cities & Knights a city of forest, pasture, or mountains is owed a commodity
/// beside the resource (KNIGHTS 4), and the board counts as the barbarians left it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Production {
    /// Cards that their buildings were owed on average, turn by turn: over everything
    /// the number might have been just before it came up, with the event that
    /// would have come with it, on the board as it stood. It includes what the
    /// robber would have blocked and assumes that the bank has enough. If an
    /// epidemic lets them choose, each kind counts equally. What gold owes has no kind and
    /// is in [`GoldLuck::average`].
    pub average: EnumMap<CardKind, f64>,
    /// The distance that the cards owed may stray from their average by luck alone, in
    /// cards squared: the sum of each turn's variance.
    pub variance: f64,
    /// Cards that they took, for gold as well.
    pub came: Tally,
    /// Cards that the robber kept from them; cards of choice have no kind.
    pub blocked: Tally,
    /// Cards that the bank could not pay them, and cards of choice that nobody took.
    pub withheld: Tally,
    pub gold: GoldLuck,
    /// The number of cards that came by numbers that an Alchemist set (KNIGHTS 12): that is what
    /// the card brought, and no luck.
    pub set: u32,
}

/// The kindness of the numbers to a player: what they owed, divided by what they
/// owe on average. At 1.0 the numbers brought exactly what the buildings earn
/// on average; at 1.2, a fifth more.
///
/// It is about the numbers alone. What the robber blocked and the bank withheld
/// was owed and counts, since the number did come up. It leaves out every other
/// kind of luck: the robber, stolen cards, events, development cards, and which
/// kinds came. Good spots are not luck; they raise the average, too.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NumberLuck {
    /// The figure, 0 or more.
    pub figure: f64,
    /// The distance that it usually is from 1.0 in fair games with such buildings: the
    /// standard deviation. A figure within twice that is nothing special.
    pub usual: f64,
}

impl Production {
    /// Counts what is taken for gold.
    fn take(&mut self, cards: Tally) {
        if self.gold.waiting == 0 {
            self.set += cards.total();
            return;
        }
        self.gold.waiting = self.gold.waiting.saturating_sub(cards.total());
        self.gold.came.add(cards);
        self.came.add(cards);
    }

    /// Counts what nobody is asked to choose any more, since only so much is still `open`: the
    /// bank had no more, or the table passed over it.
    fn let_go(&mut self, open: u32) {
        let gone = self.gold.waiting.saturating_sub(open);
        self.gold.waiting -= gone;
        self.withheld.unseen += gone;
    }

    /// Returns what the numbers owed of `kind`, against what they owe of it on average; what was
    /// chosen for gold is of no kind here.
    pub fn of_kind(&self, kind: CardKind) -> (u32, f64) {
        let owed = self.owed().of(kind).saturating_sub(self.gold.came.of(kind));
        (owed, self.average[kind])
    }

    /// Returns what they were owed on average, in cards.
    pub fn owed_on_average(&self) -> f64 {
        self.average.values().sum::<f64>() + self.gold.average
    }

    /// Returns what the numbers that came up owed them: what came, what was blocked, what was
    /// withheld, and what is still to be chosen.
    pub fn owed(&self) -> Tally {
        let waiting = Tally { unseen: self.gold.waiting, ..Tally::default() };
        self.came.plus(self.blocked).plus(self.withheld).plus(waiting)
    }

    /// Returns how kind the numbers were; `None` while fewer than [`ENOUGH_OWED`] cards
    /// were owed on average.
    pub fn luck(&self) -> Option<NumberLuck> {
        let average = self.owed_on_average();
        (average >= ENOUGH_OWED).then(|| NumberLuck {
            figure: f64::from(self.owed().total()) / average,
            usual: self.variance.sqrt() / average,
        })
    }
}

#[cfg(test)]
mod tests;
