//! The numbers on the screen: their names and their current values. Most are facts, a row each;
//! the others are told in a way of their own.

use crate::app::command::Figure;
use crate::app::screens::play::view::View;
use cards::Award;
use game::{
    Context, Fact, Kind, NumberSource, ProgressCard, Room, Scope, Seat, Subject, Value, base_facts,
    knights_facts, played_facts, sea_facts, wagon_facts,
};

impl Figure {
    pub const BANK: Self = Self::Fact(&base_facts::Bank, Subject::Table);
    /// Event cards that are left, by count or card by card.
    pub const PILE: Self = Self::Fact(&base_facts::Pile, Subject::Table);
    /// The player whose turn it is, and its number.
    pub const TURN: Self = Self::Fact(&base_facts::Turn, Subject::Table);

    /// A fact that is told of a player, an award, or the table.
    pub fn of(fact: &'static Fact, subject: impl Into<Subject>) -> Self {
        Self::Fact(fact, subject.into())
    }

    /// Returns the player that the number belongs to, if it is a player's.
    pub fn player(self) -> Option<Seat> {
        match self {
            Self::Hand(seat) | Self::Progress(seat) | Self::Pieces(seat) => Some(seat),
            Self::Fact(_, subject) => subject.player(),
            Self::Ship => None,
        }
    }

    /// The numbers of a player that are entered, not derived from others.
    pub fn of_player(view: &View<'_>, seat: Seat) -> Vec<Self> {
        let hand = view.state.hands().map(|_| Self::Hand(seat));
        let facts = played_facts(view.state.rules()).filter(|fact| {
            let is_theirs = matches!(fact.scope, Scope::Seat | Scope::SeatTrack);
            let is_entered = fact.is_counted() || ENTERED.contains(fact);
            is_theirs && is_entered && counts(view, fact)
        });
        let facts = facts.flat_map(|fact| {
            // The decks are counted on one page.
            if *fact == knights_facts::Progress {
                return vec![Self::Progress(seat)];
            }
            known(view, fact, std::iter::once(seat)).collect()
        });
        hand.into_iter().chain(facts).collect()
    }

    /// The awards that count in this game.
    pub fn awards(view: &View<'_>) -> Vec<Self> {
        let awards = Award::ALL.into_iter().filter(|it| view.state.rules().plays_for(*it));
        awards.map(|award| Self::of(&base_facts::Holder, award)).collect()
    }

    /// Returns what belongs to nobody: turn, pile, season, ship, and what expansions add.
    pub fn shared(view: &View<'_>) -> Vec<Self> {
        let mut all = vec![Self::TURN];
        if has_pile(view) {
            all.push(Self::PILE);
        }
        if view.state.is_seasonal() {
            all.push(Self::of(&base_facts::Season, ()));
        }
        if view.state.plays_event_die() {
            all.push(Self::Ship);
        }
        let is_shared = |fact: &&'static Fact| {
            let is_of_nobody = matches!(fact.scope, Scope::Table | Scope::PointCard);
            fact.of != Room::Base && is_of_nobody && fact.is_told_by_form()
        };
        let facts = played_facts(view.state.rules()).filter(is_shared);
        all.extend(facts.flat_map(|fact| known(view, fact, std::iter::empty())));
        all
    }

    /// Returns its name: "Knights".
    pub fn label(self, view: &View<'_>) -> String {
        view.text.get(match self {
            Self::Fact(_, Subject::Award(award)) => return view.award(award),
            Self::Fact(_, Subject::PointCard(point)) => return view.progress_card(point.card()),
            Self::Fact(fact, _) if *fact == knights_facts::Fleet => {
                return view.progress_card(ProgressCard::MerchantFleet);
            }
            Self::Fact(fact, Subject::SeatTrack(_, track)) => {
                return view.text.get(&format!("figure-{}-{}", fact.key, track.key()));
            }
            Self::Fact(fact, _) => return view.text.get(&format!("figure-{}", fact.key)),
            Self::Hand(_) => "figure-hand",
            Self::Pieces(_) => "figure-points",
            Self::Ship => "figure-ship",
            Self::Progress(_) => "figure-progress",
        })
    }

    /// Returns its current value: "3", "Anna".
    pub fn value(self, view: &View<'_>) -> String {
        let state = view.state;
        match self {
            // The sum is known even where the kinds are not.
            Self::Fact(Fact { kind: Kind::Cards, .. }, _) => {
                state.bank_total().map(|count| count.to_string()).unwrap_or_default()
            }
            Self::Fact(fact, subject) => {
                let value = fact.booked(state, subject);
                value.map(|value| value_words(view, &value)).unwrap_or_default()
            }
            Self::Hand(seat) => {
                state.hands().map(|hands| hands.size(seat).to_string()).unwrap_or_default()
            }
            Self::Pieces(seat) => view.shown_points(seat).to_string(),
            Self::Progress(seat) => state.progress_cards(seat).to_string(),
            Self::Ship => state.barbarians().steps().to_string(),
        }
    }

    /// The player whose name is its value, if it is one.
    pub fn holder(self, view: &View<'_>) -> Option<Seat> {
        let Self::Fact(fact, subject) = self else { return None };
        fact.booked(view.state, subject).filter(|_| fact.is_named())?.player()
    }

    /// Returns whether its value is a word, not a number.
    pub fn is_word(self) -> bool {
        let Self::Fact(fact, _) = self else { return false };
        !matches!(fact.kind, Kind::Count(_) | Kind::Cards)
    }

    /// Returns whether it has a label beside the name of a player, which takes a whole row.
    pub fn needs_a_row(self) -> bool {
        let Self::Fact(fact, subject) = self else { return false };
        fact.is_named() && !matches!(subject, Subject::Award(_))
    }

    /// Returns what a screen reader says for the button that corrects it.
    pub fn spoken(self, view: &View<'_>) -> String {
        let (label, value) = (self.label(view), self.value(view));
        let (label, value) = (("label", &label as _), ("value", &value as _));
        match self.player() {
            Some(seat) => view.with("figure-name-of", &[label, value, ("who", &seat)]),
            None => view.with("figure-name", &[label, value]),
        }
    }
}

/// Facts of a player's that are entered on a page of their own, though they are no numbers.
const ENTERED: [&Fact; 4] =
    [&sea_facts::HeldHarbors, &sea_facts::Wonder, &wagon_facts::Place, &wagon_facts::Load];

/// Returns `true` if there can be any of it: with Cities & Knights there are no development
/// cards, and hands are told with their kinds.
fn counts(view: &View<'_>, fact: &Fact) -> bool {
    let range = fact.range(&Context::of(view.state));
    *fact != base_facts::HandSize && range.is_none_or(|range| *range.end() > 0)
}

/// The figures of a fact that the books have: a scenario's are kept where it is played.
fn known(
    view: &View<'_>,
    fact: &'static Fact,
    players: impl Iterator<Item = Seat>,
) -> impl Iterator<Item = Figure> {
    let subjects = fact.subjects(players).into_iter();
    subjects
        .filter(|subject| fact.booked(view.state, *subject).is_some())
        .map(move |subject| Figure::Fact(fact, subject))
}

/// Returns what a fact's value is called: "3", "Anna", "Winter".
fn value_words(view: &View<'_>, value: &Value) -> String {
    match value {
        Value::Count(count) => count.to_string(),
        Value::Season(season) => view.text.season(*season),
        Value::Kinds(kinds) => match kinds.as_slice() {
            [] => view.text.get("figure-fleet-none"),
            [kind] => view.text.kind(*kind),
            kinds => view.with_count("figure-fleet-kinds", kinds.len()),
        },
        Value::Wonder(Some(wonder)) => view.text.named(wonder),
        Value::Harbors(kinds) => kinds.len().to_string(),
        Value::Wonder(None) | Value::Cargo(None) => view.text.get("figure-fleet-none"),
        Value::Cargo(Some(cargo)) => view.text.named(cargo),
        Value::Intersection(None) => view.text.get("figure-off-island"),
        Value::Intersection(Some(_)) => view.text.get("figure-on-island"),
        value => match value.player() {
            Some(seat) => view.name(seat),
            None => view.text.get("figure-nobody"),
        },
    }
}

/// Returns whether there are event cards at all.
pub fn has_pile(view: &View<'_>) -> bool {
    matches!(view.state.numbers(), NumberSource::Cards | NumberSource::Printed)
}
