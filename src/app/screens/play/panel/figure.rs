//! The numbers on the screen: their names and their current values.

use crate::app::screens::play::view::View;
use cards::{Award, Pile};
use game::{KnightsState, NumberSource, PointCard, ProgressCard, Seat, Track};
use words::text::Value;

/// A number on the screen, or a fact that is treated like one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Cards in hand.
    Hand(Seat),
    /// Development cards not played yet.
    Hidden(Seat),
    /// Knights played.
    Knights(Seat),
    /// Victory point cards revealed.
    Revealed(Seat),
    /// The level reached on a track (KNIGHTS 7).
    Level(Seat, Track),
    /// Progress cards in hand, of all three decks (KNIGHTS 8).
    Progress(Seat),
    /// Points as Defender (KNIGHTS 9).
    Defenders(Seat),
    /// Points, pieces left, and road length: they follow from the pieces.
    Pieces(Seat),
    /// Who holds an award.
    Award(Award),
    /// What the bank holds.
    Bank,
    /// The season.
    Season,
    /// How many event cards are left.
    Pile,
    /// Where the barbarian ship is.
    Ship,
    /// Whose turn it is.
    Turn,
    /// How often the barbarians have attacked (KNIGHTS 9).
    Attacks,
    /// Where the merchant is, and whose (KNIGHTS 12).
    Merchant,
    /// Who has a point card lying open (KNIGHTS 8).
    PointCard(PointCard),
    /// What the bank takes two of in this turn (KNIGHTS 6).
    Fleet,
}

impl Figure {
    /// Whose it is, if it is a player's.
    pub const fn player(self) -> Option<Seat> {
        match self {
            Self::Hand(seat)
            | Self::Hidden(seat)
            | Self::Knights(seat)
            | Self::Revealed(seat)
            | Self::Level(seat, _)
            | Self::Progress(seat)
            | Self::Defenders(seat)
            | Self::Pieces(seat) => Some(seat),
            _ => None,
        }
    }

    /// The numbers of a player that are entered, not derived from others.
    pub fn of(view: &View<'_>, seat: Seat) -> Vec<Self> {
        let hand = view.state.hands().map(|_| Self::Hand(seat));
        let others = if view.state.knights().is_some() {
            let levels = Track::ALL.map(|track| Self::Level(seat, track)).into_iter();
            levels.chain([Self::Progress(seat), Self::Defenders(seat)]).collect()
        } else {
            vec![Self::Hidden(seat), Self::Knights(seat), Self::Revealed(seat)]
        };
        hand.into_iter().chain(others).collect()
    }

    /// The awards that count in this game.
    pub fn awards(view: &View<'_>) -> Vec<Self> {
        let rules = view.state.rules();
        Award::ALL.into_iter().filter(|award| rules.plays_for(*award)).map(Self::Award).collect()
    }

    /// What belongs to nobody: turn, pile, season, ship, and what Cities & Knights adds.
    pub fn shared(view: &View<'_>) -> Vec<Self> {
        let mut all = vec![Self::Turn];
        if has_pile(view) {
            all.push(Self::Pile);
        }
        if view.state.is_seasonal() {
            all.push(Self::Season);
        }
        let has_knights = view.state.knights().is_some();
        if view.plays_event_die() || has_knights {
            all.push(Self::Ship);
        }
        if has_knights {
            all.extend([Self::Attacks, Self::Merchant]);
            all.extend(PointCard::ALL.map(Self::PointCard));
            all.push(Self::Fleet);
        }
        all
    }

    /// Its name: "Knights".
    pub fn label(self, view: &View<'_>) -> String {
        view.text.get(match self {
            Self::Hand(_) => "figure-hand",
            Self::Hidden(_) => "figure-hidden",
            Self::Knights(_) => "figure-knights",
            Self::Revealed(_) => "figure-revealed",
            Self::Pieces(_) => "figure-points",
            Self::Award(award) => return view.award(award),
            Self::Bank => "figure-bank",
            Self::Season => "figure-season",
            Self::Pile => "figure-pile",
            Self::Ship => "figure-ship",
            Self::Turn => "figure-turn",
            Self::Level(_, track) => {
                return view.text.get(&format!("figure-level-{}", track.key()));
            }
            Self::Progress(_) => "figure-progress",
            Self::Defenders(_) => "figure-defenders",
            Self::Attacks => "figure-attacks",
            Self::Merchant => "figure-merchant",
            Self::PointCard(point) => return view.progress_card(point.card()),
            Self::Fleet => return view.progress_card(ProgressCard::MerchantFleet),
        })
    }

    /// Its current value: "3", "Anna".
    pub fn value(self, view: &View<'_>) -> String {
        let state = view.state;
        let knights = state.knights();
        match self {
            Self::Hand(seat) => {
                state.hands().map(|hands| hands.size(seat).to_string()).unwrap_or_default()
            }
            Self::Hidden(seat) => state.hidden_cards(seat).total().to_string(),
            Self::Knights(seat) => state.knight_cards(seat).to_string(),
            Self::Revealed(seat) => state.revealed(seat).to_string(),
            Self::Pieces(seat) => view.shown_points(seat).to_string(),
            Self::Award(_) | Self::Merchant | Self::PointCard(_) => match self.holder(view) {
                Some(seat) => view.name(seat),
                None => view.text.get("figure-nobody"),
            },
            Self::Level(seat, track) => state.improvement(seat, track).number().to_string(),
            Self::Progress(seat) => state.progress_cards(seat).to_string(),
            Self::Defenders(seat) => knights
                .map(|knights| knights.table().defenders.of(seat).to_string())
                .unwrap_or_default(),
            Self::Attacks => {
                knights.map(|knights| knights.table().attacks.to_string()).unwrap_or_default()
            }
            Self::Fleet => match knights.map_or(&[][..], |knights| knights.turn().fleet()) {
                [] => view.text.get("figure-fleet-none"),
                [kind] => view.text.kind(*kind),
                kinds => view.text.with("figure-fleet-kinds", &[("count", kinds.len().into())]),
            },
            Self::Bank => state.bank_total().map(|count| count.to_string()).unwrap_or_default(),
            Self::Season => view.text.season(state.season()),
            Self::Pile => left(view).to_string(),
            Self::Ship => state.barbarians().steps().to_string(),
            Self::Turn => view.name(view.active()),
        }
    }

    /// The player whose name is its value, if it is one.
    pub fn holder(self, view: &View<'_>) -> Option<Seat> {
        let knights = view.state.knights();
        match self {
            Self::Award(award) => view.state.holders().of(award),
            Self::Turn => Some(view.active()),
            Self::Merchant => merchant(knights),
            Self::PointCard(point) => knights.and_then(|knights| knights.shown(point)),
            _ => None,
        }
    }

    /// Whether its value is a word, not a number.
    pub const fn is_word(self) -> bool {
        matches!(
            self,
            Self::Award(_)
                | Self::Season
                | Self::Turn
                | Self::Merchant
                | Self::PointCard(_)
                | Self::Fleet
        )
    }

    /// Whether it has a label beside the name of a player, which takes a whole row.
    pub const fn needs_a_row(self) -> bool {
        matches!(self, Self::Turn | Self::Merchant | Self::PointCard(_))
    }

    /// What a screen reader says for the button that corrects it.
    pub fn spoken(self, view: &View<'_>) -> String {
        let (label, value) = (self.label(view), self.value(view));
        let mut values: Vec<(&str, Value<'_>)> =
            vec![("label", label.into()), ("value", value.into())];
        match self.player() {
            Some(seat) => {
                values.push(("who", view.name(seat).into()));
                view.text.with("figure-name-of", &values)
            }
            None => view.text.with("figure-name", &values),
        }
    }
}

fn merchant(knights: Option<&KnightsState>) -> Option<Seat> {
    knights?.table().merchant.map(|merchant| merchant.owner)
}

/// Whether there are event cards at all.
pub fn has_pile(view: &View<'_>) -> bool {
    matches!(view.state.numbers(), NumberSource::Cards | NumberSource::Printed)
}

/// How many event cards are left, including markers and hidden ones.
pub fn left(view: &View<'_>) -> usize {
    match view.state.numbers() {
        NumberSource::Printed => view.state.printed().left(),
        _ => view.state.pile().map_or(0, Pile::left),
    }
}
