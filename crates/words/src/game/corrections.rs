//! Corrections, and changed rules, in words.

use super::GameWords;
use crate::text::Value;
use board::BadIsland;
use game::{
    Building, Cards, Condition, Correction, Deed, Fact, Following, Ground, PrintedCardPlace, Seat,
    State, Subject, Value as Told,
};
use scenarios::Item;

fn message(fact: &Fact, case: &str) -> String {
    let key = fact.key;
    match (fact.of.key(), case) {
        (None, "") => format!("fixed-{key}"),
        (None, case) => format!("fixed-{key}-{case}"),
        (Some(room), "") => format!("{room}-fixed-{key}"),
        (Some(room), case) => format!("{room}-fixed-{key}-{case}"),
    }
}

impl GameWords<'_> {
    /// "Correct: settlement of Anna".
    pub fn correct(&self, correction: &Correction) -> String {
        self.with("check-correct", &[("what", &self.corrected(correction))])
    }

    /// Returns to what a deed corrects the books: "city of Anna". A piece that was taken away is
    /// said to have been its owner's, and a hand's kinds are told only where all can see them.
    pub(super) fn put_to(&self, deed: &Deed, before: &State) -> Option<String> {
        if let Deed::Correct { correction } = deed {
            let gone = message(correction.told().0, "gone");
            let owner = deed.owner_before(before).filter(|_| self.text.has(&gone));
            return Some(match owner {
                Some(owner) => self.about(&gone, owner),
                None => self.corrected(correction),
            });
        }
        if let Deed::CorrectHand { player, cards } = deed {
            return Some(match before.rules().following {
                Following::Open => self.with_cards("fixed-hand", *player, *cards),
                Following::Secret | Following::Private | Following::Off => {
                    self.hand_size(*player, cards.total())
                }
            });
        }
        let Deed::MoveBarbarians { to } = deed else { return None };
        Some(self.with("fixed-ship", &[("step", &to.steps())]))
    }

    /// "Corrected: Anna has 1 wool more and 1 grain less".
    pub fn hand_amended(&self, player: Seat, came: Cards, went: Cards) -> String {
        let what = self.amended(player, came, went);
        self.with("act-correct", &[("what", &what)])
    }

    /// "Anna has 1 wool more and 1 grain less".
    pub fn amended(&self, player: Seat, came: Cards, went: Cards) -> String {
        let (who, came_told, went_told) =
            (("who", &player as _), self.cards(came), self.cards(went));
        let (came_value, went_value) = (("came", &came_told as _), ("went", &went_told as _));
        match (came.is_empty(), went.is_empty()) {
            (_, true) => self.with("fixed-hand-came", &[who, came_value]),
            (true, false) => self.with("fixed-hand-went", &[who, went_value]),
            (false, false) => self.with("fixed-hand-both", &[who, came_value, went_value]),
        }
    }

    /// Returns what the app had before the table put it right, where that was something else. Of a
    /// hand it says what all can see.
    pub fn put_right(&self, deed: &Deed, before: &State) -> Option<String> {
        let was = if let Deed::Correct { correction } = deed {
            let Some(was) = before.booked(correction) else {
                return Some(self.text.get("act-correct-unknown"));
            };
            if was == *correction {
                return None;
            }
            let words = self.corrected(&was);
            self.act_at(words, was.place().filter(|place| correction.place() != Some(*place)))
        } else if let Deed::CorrectHand { player, .. } = deed {
            let hands = before.hands()?;
            let (known, size) = (hands.known(*player), hands.size(*player));
            match before.rules().following {
                Following::Open if known.total() == size => {
                    self.with_cards("fixed-hand", *player, known)
                }
                Following::Open | Following::Secret | Following::Private | Following::Off => {
                    self.hand_size(*player, size)
                }
            }
        } else if let Deed::MoveBarbarians { to } = deed
            && before.barbarians() != *to
        {
            let steps = before.barbarians().steps();
            self.with("fixed-ship", &[("step", &steps)])
        } else {
            return None;
        };
        Some(self.with("act-correct-was", &[("was", &was)]))
    }

    /// "Anna holds 5 cards".
    fn hand_size(&self, player: Seat, count: u16) -> String {
        self.corrected(&Correction::HandSize { player, count })
    }

    /// "a city of Anna's". The message is called after the fact and what it is said to be:
    /// `fixed-building-city`.
    pub fn corrected(&self, correction: &Correction) -> String {
        let (fact, subject, told) = correction.told();
        let (case, mut values) = self.said_of(&told);
        if let Some(seat) = subject.player().or(told.player()) {
            values.push(("who", self.name(seat).into()));
        }
        match subject {
            Subject::SeatTrack(_, track) | Subject::Track(track) => {
                values.push(("track", self.track(track).into()));
            }
            Subject::Award(award) => values.push(("award", self.award(award).into())),
            Subject::PointCard(point) => {
                values.push(("card", self.progress_card(point.card()).into()));
            }
            Subject::Table
            | Subject::Seat(_)
            | Subject::Card(_)
            | Subject::Intersection(_)
            | Subject::Path(_)
            | Subject::Hex(_) => {}
        }
        self.text.with(&message(fact, case), &values)
    }

    /// Returns which case of a fact's message tells what it is, and with what words.
    fn said_of(&self, told: &Told) -> (&'static str, Vec<(&'static str, Value<'static>)>) {
        match told {
            Told::Count(count) => ("", vec![("count", (*count).into())]),
            Told::Cards(cards) => ("", vec![("cards", self.cards(*cards).into())]),
            Told::Season(season) => ("", vec![("season", self.text.season(*season).into())]),
            Told::Kinds(kinds) if !kinds.is_empty() => {
                let names: Vec<String> = kinds.iter().map(|kind| self.text.kind(*kind)).collect();
                ("", vec![("kinds", self.text.list(&names).into())])
            }
            Told::Hexes(hexes) => match self.island_letters(hexes) {
                letters if letters.is_empty() => ("none", Vec::new()),
                letters => ("", vec![("islands", letters.into())]),
            },
            Told::Printed(PrintedCardPlace::InPile) => ("in-pile", Vec::new()),
            Told::Printed(PrintedCardPlace::Aside) => ("aside", Vec::new()),
            Told::Building(Some((_, building))) => {
                let case = match building {
                    Building::Settlement => "settlement",
                    Building::City => "city",
                    Building::LaidCity => "laid-city",
                    Building::OilMetropolis => "oil-metropolis",
                };
                (case, Vec::new())
            }
            Told::Link(Some((_, Condition::Intact))) => ("intact", Vec::new()),
            Told::Link(Some((_, Condition::Damaged))) => ("damaged", Vec::new()),
            Told::Knight(Some((_, knight))) => {
                let level = self.knight_level(knight.level).into();
                (knight.readiness.key(), vec![("level", level)])
            }
            Told::Chit(chit) => ("", vec![("count", chit.points.into())]),
            Told::ThisTurn(is) => (is.key(), Vec::new()),
            Told::KnightTurn(action, promotion) => {
                let values =
                    [("action", action.key().into()), ("promotion", promotion.key().into())];
                ("", values.into())
            }
            Told::Ground(Some(Ground { terrain, token })) => {
                let terrain = ("terrain", self.text.terrain(*terrain).into());
                match token {
                    Some(token) => ("", vec![terrain, ("number", token.number().into())]),
                    None => ("bare", vec![terrain]),
                }
            }
            Told::Harbors(kinds) if !kinds.is_empty() => {
                let names: Vec<String> = kinds.iter().map(|it| self.text.harbor(*it)).collect();
                ("", vec![("harbors", self.text.list(&names).into())])
            }
            Told::Item(Some(Item::Chit)) => ("chit", Vec::new()),
            Told::Item(Some(Item::Card)) => ("card", Vec::new()),
            Told::Item(Some(Item::Harbor(kind))) => {
                ("harbor", vec![("harbor", self.text.harbor(*kind).into())])
            }
            Told::Armament(is) => (is.key(), Vec::new()),
            Told::Token(Some(token)) => ("", vec![("number", token.number().into())]),
            Told::Tokens(tokens) if !tokens.is_empty() => {
                let numbers: Vec<String> =
                    tokens.iter().map(|token| token.number().to_string()).collect();
                ("", vec![("numbers", self.text.list(&numbers).into())])
            }
            Told::Bandit(is) => (is.key(), Vec::new()),
            Told::Cargo(Some(cargo)) => ("", vec![("cargo", self.text.named(cargo).into())]),
            Told::TokenPlace(is) => (is.key(), Vec::new()),
            Told::Terrain(terrain) => ("", vec![("terrain", self.text.terrain(*terrain).into())]),
            Told::Wonder(Some(wonder)) => ("", vec![("wonder", self.text.named(wonder).into())]),
            Told::Harbor(Some(gives)) => ("", vec![("harbor", self.text.harbor(*gives).into())]),
            Told::Owner(Some(_))
            | Told::Hex(Some(_))
            | Told::Intersection(Some(_))
            | Told::Merchant(Some(_))
            | Told::So => ("", Vec::new()),
            Told::Kinds(_)
            | Told::Owner(None)
            | Told::Building(None)
            | Told::Link(None)
            | Told::Knight(None)
            | Told::Hex(None)
            | Told::Intersection(None)
            | Told::Merchant(None)
            | Told::Ground(None)
            | Told::Harbors(_)
            | Told::Item(None)
            | Told::Wonder(None)
            | Told::Token(None)
            | Told::Tokens(_)
            | Told::Cargo(None)
            | Told::Harbor(None) => ("none", Vec::new()),
        }
    }

    pub fn bad_island(&self, why: BadIsland) -> String {
        self.text.get(match why {
            BadIsland::TwoTiles(_) | BadIsland::TwoHarbors(_) => "bad-island-two",
            BadIsland::TooManyHexes(_) => "bad-island-hexes",
            BadIsland::TooManyCells(_) => "bad-island-cells",
            BadIsland::TooManyHarbors(_) => "bad-island-harbors",
            BadIsland::TooManyGrounds(_)
            | BadIsland::GroundOnLand(_)
            | BadIsland::TwoGrounds(_)
            | BadIsland::SecondTokenAlone(_) => "bad-island-fish",
            BadIsland::BarredTwice(_) | BadIsland::BarredElsewhere(_) => "bad-island-barred",
            BadIsland::SpringOn(_) => "bad-island-spring",
        })
    }
}
