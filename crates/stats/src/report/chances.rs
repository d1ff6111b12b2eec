//! The exact chances of a turn's number before it comes up, for someone who
//! knows which cards have been turned, but not the order of the rest.

use enum_map::EnumMap;

use cards::{Card, Contents, NextInPiles, Pile, PileCard, Season, VoteOutcome};
use game::{NumberSource, Roll, State, YieldRule, outcome};

/// Everything a turn's number may be, lowest number first, each number once for
/// every rule that may come with it. The probabilities add up to 1; it is empty
/// if no number can come up at all.
///
/// - Dice, the app's and the table's: multiples of 1/36.
/// - Cards: every unturned card is equally likely to be anywhere in its pile,
///   including those hidden under New Year. How many are above New Year is
///   known. Weather cards on the way change the season in which the number
///   comes up; after New Year, or the last card, comes the next stack, or all
///   piles prepared afresh.
/// - Printed cards: the same, assuming the table laid out its piles as the
///   rules say (RULES 9).
/// - A 7 that is passed over in the first round (RULES 11) doesn't count as a
///   number: it is rolled again or set aside, and something else comes up.
/// - A vote on New Year: during the vote, the votes so far count as all votes;
///   none at all count as a tie. If a vote may come before the number, the
///   chances are those of a number that comes up without it: once it comes,
///   they are computed again with the outcome known. If it is certain to come,
///   it counts as a tie.
/// - Cards that the table put aside unread (a corrected pile) count as if
///   somebody had read them.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances(Vec<Chance>);

impl Chances {
    /// The chances of the next number, from wherever the table takes its
    /// numbers in `state`.
    pub fn of(state: &State) -> Self {
        Self::by(state, state.numbers())
    }

    /// The same if it comes from `source` this time.
    pub fn by(state: &State, source: NumberSource) -> Self {
        match source {
            NumberSource::Dice | NumberSource::Table => Self::of_dice(state),
            NumberSource::Cards => Self::sorted(NumberSearch::drawn(state).found()),
            NumberSource::Printed => Self::sorted(NumberSearch::printed(state).found()),
        }
    }

    fn of_dice(state: &State) -> Self {
        let rolls = || Roll::ALL.into_iter().filter(|roll| !state.rolls_again(roll.number()));
        let all: u8 = rolls().map(Roll::pairs).sum();
        let chance = |roll: Roll| Chance {
            number: roll.number(),
            rule: YieldRule::default(),
            probability: f64::from(roll.pairs()) / f64::from(all),
        };
        Self(rolls().map(chance).collect())
    }

    /// Sorts what was found and scales it to add up to 1.
    fn sorted(mut found: Vec<Chance>) -> Self {
        let all: f64 = found.iter().map(|chance| chance.probability).sum();
        for chance in &mut found {
            chance.probability /= all;
        }
        found.sort_by_key(|chance| chance.number);
        Self(found)
    }

    /// Each chance, lowest number first.
    pub fn iter(&self) -> impl Iterator<Item = &Chance> {
        self.0.iter()
    }
}

/// One of the things that a number may bring.
#[derive(Clone, Debug, PartialEq)]
pub struct Chance {
    /// The number, 2 to 12.
    pub number: u8,
    /// Change to what buildings yield, by the event that comes with it.
    pub rule: YieldRule,
    /// The probability of that, 0 to 1.
    pub probability: f64,
}

/// A pile as known to someone who can't look into it.
#[derive(Clone, Debug)]
struct UnseenPile {
    /// Cards that may be anywhere in it: numbered and weather cards.
    cards: Vec<PileCard>,
    /// Number of them that are drawn before it ends.
    above: usize,
    /// The table votes once they are drawn.
    ends_with_vote: bool,
}

impl UnseenPile {
    /// The shuffled cards among `left`, with New Year on `hidden` of them if it
    /// is still there.
    fn new(left: &[PileCard], hidden: usize, leaps: bool) -> Self {
        let is_shuffled =
            |card: &&PileCard| matches!(card, PileCard::Numbered { .. } | PileCard::Weather(_));
        let cards: Vec<PileCard> = left.iter().filter(is_shuffled).copied().collect();
        if left.contains(&PileCard::NewYear) {
            let above = cards.len().saturating_sub(hidden);
            Self { cards, above, ends_with_vote: leaps }
        } else {
            Self { above: cards.len(), cards, ends_with_vote: false }
        }
    }

    /// The same once the table has voted, or as if it had.
    fn decided(mut self, outcome: VoteOutcome) -> Self {
        if self.ends_with_vote && outcome == VoteOutcome::LeapYear {
            self.above = self.cards.len();
        }
        self.ends_with_vote = false;
        self
    }
}

/// The odds of what happens on the way through a pile.
#[derive(Clone, Copy, Debug, Default)]
struct PileOdds {
    /// The chance that one particular card brings the number, with no weather
    /// card before it.
    calm: f64,
    /// The same with a weather card before it.
    changed: f64,
    /// The chance that no card brings a number and no weather card comes either.
    none_calm: f64,
    /// The same with a weather card.
    none_changed: f64,
}

impl PileOdds {
    /// Through `above` of `all` cards, of which `weather` weather cards and
    /// `passed` passed-over cards bring no number.
    fn through(above: usize, all: usize, weather: usize, passed: usize) -> Self {
        let idle = weather + passed;
        let mut odds = Self::default();
        // The chances that no card so far brings a number, and that none is a
        // weather card either.
        let (mut idle_so_far, mut calm_so_far) = (1.0, 1.0);
        for nth in 0..above.min(all) {
            let left = (all - nth) as f64;
            odds.calm += calm_so_far / left;
            odds.changed += (idle_so_far - calm_so_far) / left;
            idle_so_far *= idle.saturating_sub(nth) as f64 / left;
            calm_so_far *= passed.saturating_sub(nth) as f64 / left;
            if nth >= idle {
                break;
            }
        }
        odds.none_calm = calm_so_far;
        odds.none_changed = idle_so_far - calm_so_far;
        odds
    }
}

/// Probability of each season.
type Seasons = EnumMap<Season, f64>;

/// The search for the card that brings the number.
struct NumberSearch<'a> {
    state: &'a State,
    /// Piles that are still to be drawn from, before all are prepared afresh.
    piles: Vec<UnseenPile>,
    /// Piles that are drawn from then.
    fresh: Vec<UnseenPile>,
}

impl<'a> NumberSearch<'a> {
    /// A search of the piles that the app shuffled.
    fn drawn(state: &'a State) -> Self {
        let piles = state.piles();
        let open = || piles.stacks().iter().skip(piles.current());
        let piles = match piles.next() {
            NextInPiles::Shuffle => Vec::new(),
            NextInPiles::Vote if votes(state) == VoteOutcome::Reset => Vec::new(),
            NextInPiles::Vote | NextInPiles::Card(_) => open()
                .map(|pile| UnseenPile::new(unturned(pile), hidden(pile), leaps(state)))
                .collect(),
        };
        Self { state, piles, fresh: fresh(state) }
    }

    /// A search of the piles on the table.
    fn printed(state: &'a State) -> Self {
        let printed = state.printed();
        let setup = state.setup();
        let contents = setup.rules.cards.contents(&setup.decks);
        let hidden = |nth: usize| contents.get(nth).map_or(0, |whole| whole.hidden);
        let is_reset = printed.is_voting() && votes(state) == VoteOutcome::Reset;
        let open = printed.lying().filter(|_| !is_reset);
        let piles =
            open.map(|(nth, left)| UnseenPile::new(left, hidden(nth), leaps(state))).collect();
        Self { state, piles, fresh: fresh(state) }
    }

    /// Numbers and how likely they are; they add up to less than 1 if a vote
    /// may come first.
    fn found(mut self) -> Vec<Chance> {
        let found = self.search();
        if !found.is_empty() {
            return found;
        }
        // No number can come before a vote.
        let tie = outcome(&[], self.state.rules().cards.tied_vote);
        self.piles = self.piles.into_iter().map(|pile| pile.decided(tie)).collect();
        self.search()
    }

    fn search(&self) -> Vec<Chance> {
        let mut found = Vec::new();
        let mut seasons = Seasons::default();
        seasons[self.state.season()] = 1.0;
        for pile in self.piles.iter().chain(&self.fresh) {
            seasons = self.pass(pile, seasons, &mut found);
            if pile.ends_with_vote {
                break;
            }
        }
        found
    }

    /// Goes through one pile and returns the chance of each season after it;
    /// these add up to the chance that no number has come.
    fn pass(&self, pile: &UnseenPile, seasons: Seasons, found: &mut Vec<Chance>) -> Seasons {
        let mut weather = EnumMap::<Season, usize>::default();
        let mut passed = 0;
        let mut numbered: Vec<(PileCard, &Card)> = Vec::new();
        for card in &pile.cards {
            match (card, self.state.setup().card(*card)) {
                (PileCard::Weather(season), _) => weather[*season] += 1,
                (_, Some(numbers)) if self.state.rolls_again(numbers.number()) => passed += 1,
                (_, Some(numbers)) => numbered.push((*card, numbers)),
                _ => {}
            }
        }
        let weathers: usize = weather.values().sum();
        let odds = PileOdds::through(pile.above, pile.cards.len(), weathers, passed);
        let arrives: f64 = seasons.values().sum();
        // The last weather card before the number may be any of them.
        let after = |calm: f64, changed: f64| {
            Seasons::from_fn(|season| {
                let share = weather[season] as f64 / weathers.max(1) as f64;
                seasons[season] * calm + arrives * changed * share
            })
        };
        let each = after(odds.calm, odds.changed);
        for (place, card) in numbered {
            self.add(place, card, each, found);
        }
        after(odds.none_calm, odds.none_changed)
    }

    /// Adds the case that `card` brings the number, with this chance in each season.
    fn add(&self, place: PileCard, card: &Card, seasons: Seasons, found: &mut Vec<Chance>) {
        let effects = self
            .state
            .setup()
            .deck(place)
            .map_or(&[][..], |deck| deck.effects(&card.event, &self.state.rules().rulings));
        let (mut featured, mut plain) = (0.0, 0.0);
        for (season, probability) in seasons {
            let sum = if card.is_featured_in(season) { &mut featured } else { &mut plain };
            *sum += probability;
        }
        let ways = [(YieldRule::of(effects), featured), (YieldRule::default(), plain)];
        for (rule, probability) in ways.into_iter().filter(|(_, probability)| *probability > 0.0) {
            let number = card.number();
            let mut same = found.iter_mut();
            match same.find(|one| one.number == number && one.rule == rule) {
                Some(one) => one.probability += probability,
                None => found.push(Chance { number, rule, probability }),
            }
        }
    }
}

fn votes(state: &State) -> VoteOutcome {
    outcome(state.ballots(), state.rules().cards.tied_vote)
}

/// Returns whether the table votes on New Year.
fn leaps(state: &State) -> bool {
    state.setup().rules.cards.new_year.has_leap_year()
}

fn unturned(pile: &Pile) -> &[PileCard] {
    pile.preparation().order().get(pile.turned().len()..).unwrap_or_default()
}

/// Returns how many cards are under New Year, which everybody can count.
fn hidden(pile: &Pile) -> usize {
    let below = unturned(pile).iter().skip_while(|card| **card != PileCard::NewYear);
    below.filter(|card| !matches!(card, PileCard::NewYear | PileCard::LeapYear)).count()
}

fn fresh(state: &State) -> Vec<UnseenPile> {
    let setup = state.setup();
    let contents = setup.rules.cards.contents(&setup.decks);
    let pile = |whole: &Contents| UnseenPile::new(&whole.all(), whole.hidden, leaps(state));
    contents.iter().map(pile).collect()
}

#[cfg(test)]
mod tests;
