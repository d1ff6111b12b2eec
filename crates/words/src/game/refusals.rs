//! Why something is not done: which rule, and where.

use super::GameWords;
use crate::text::Value;
use game::{
    Breach, CardGroup, CardKind, Deed, HarborTrade, Impossible, KnightsDeed, NotOnTheTable, Piece,
    Play, Refusal, Seat, Waiting,
};

/// A refusal in words.
#[derive(Debug)]
pub struct RefusalWords {
    /// What kind of refusal it is.
    pub title: String,
    /// Which rule was broken, or what is impossible.
    pub why: String,
    /// Who it is about: for a correction, the player it names, whoever's turn it is.
    pub about: Seat,
}

impl RefusalWords {
    /// The words for what was asked for and why it is not done.
    pub fn of(say: &GameWords<'_>, deed: &Deed, refusal: &Refusal) -> Self {
        let corrected = matches!(deed, Deed::Correct { .. }).then(|| deed.player()).flatten();
        let holder = matches!(
            refusal,
            Refusal::Impossible(Impossible::Knights(NotOnTheTable::NoProgressCard(_)))
        )
        .then(|| whose_progress_cards(deed));
        let about = corrected.or(holder.flatten()).unwrap_or_else(|| say.builder());
        let (title, why) = match refusal {
            Refusal::Forbidden(Breach::TaskLeft) => ("refused-forbidden", demanded(say, deed)),
            Refusal::Impossible(Impossible::HandHasMore { player, .. })
                if denies_commodities(deed) && !say.lays_hands_open() =>
            {
                ("refused-impossible", say.about("impossible-hand-some-commodity", *player))
            }
            Refusal::Impossible(why) => ("refused-impossible", say.impossible(why, about)),
            Refusal::Forbidden(breach) => ("refused-forbidden", say.breach(breach, about)),
        };
        Self { title: say.text.get(title), why, about }
    }

    /// The same as one text.
    pub fn together(&self) -> String {
        format!("{}. {}", self.title.trim_end_matches('.'), self.why)
    }
}

/// Whose progress cards a deed reaches for; nothing for those of whoever plays.
fn whose_progress_cards(deed: &Deed) -> Option<Seat> {
    let Deed::Knights(knights) = deed else { return None };
    if let KnightsDeed::Play(Play::Spy { from, .. }) = knights {
        Some(*from)
    } else {
        deed.player()
    }
}

/// Whether somebody says of themselves that they hold no commodity: which one they
/// hold for sure is more than they were asked.
const fn denies_commodities(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Knights(KnightsDeed::TradeAtHarbor { trade: HarborTrade::NoCommodity, .. })
    )
}

/// What the rules demand and somebody wanted to skip.
fn demanded(say: &GameWords<'_>, deed: &Deed) -> String {
    let left = if let Deed::Leave { task } = deed { Some(*task) } else { None };
    match left.and_then(|task| say.state.tasks().get(task)) {
        Some(task) => say.text.with("breach-task-named", &[("task", say.task(task).into())]),
        None => say.text.get("breach-task"),
    }
}

impl GameWords<'_> {
    /// A hand has no card of which one would be taken.
    fn has_none(&self, player: Seat, of: CardGroup) -> String {
        let is_empty = self.state.hands().is_none_or(|hands| hands.size(player) == 0);
        let key = match of {
            CardGroup::Resources if !is_empty => "impossible-hand-no-resource",
            CardGroup::Commodities if !is_empty => "impossible-hand-no-commodity",
            CardGroup::Any | CardGroup::Resources | CardGroup::Commodities => {
                "impossible-hand-empty"
            }
        };
        self.about(key, player)
    }

    /// A hand has more of a kind than `told`. It may be that only together with what
    /// others told: one of them has it then.
    fn has_more(&self, player: Seat, kind: CardKind, told: u8) -> String {
        let least = self.state.hands().map_or(0, |hands| hands.known(player).get(kind));
        let resource: Value<'_> = self.text.kind(kind).into();
        if least <= told {
            self.about_with("impossible-hand-more-somebody", player, "resource", resource)
        } else if self.lays_hands_open() {
            let cards = self.text.cards(least, kind).into();
            self.about_with("impossible-hand-more", player, "cards", cards)
        } else {
            // The refusal itself tells that there is more, and the number isn't public.
            self.about_with("impossible-hand-more-secret", player, "resource", resource)
        }
    }

    /// Why something is impossible.
    pub fn impossible(&self, why: &Impossible, active: Seat) -> String {
        let who = |key: &str| self.about(key, active);
        match why {
            Impossible::NotNow(waiting) => self.text.get(match waiting {
                Waiting::Opening => "not-now-opening",
                Waiting::OpeningOver => "not-now-opening-over",
                Waiting::Tasks => "not-now-tasks",
                Waiting::Production => "not-now-production",
                Waiting::ProducedAlready => "not-now-produced",
                Waiting::NoSuchTask => "not-now-no-task",
                Waiting::Over => "not-now-over",
                Waiting::NotOver => "not-now-not-over",
                Waiting::ExtraBuilding => "not-now-extra-building",
            }),
            Impossible::NoSuchPlayer(seat) => self.about("impossible-player", *seat),
            Impossible::OffIsland(_) => self.text.get("impossible-sea"),
            Impossible::IntersectionTaken(at) => {
                let is_knight = self.state.pieces().knight(*at).is_some();
                self.text.get(if is_knight { "impossible-knight" } else { "impossible-building" })
            }
            Impossible::PathTaken(at) => {
                let is_ship = self.state.pieces().ship(*at).is_some();
                self.text.get(if is_ship { "impossible-ship" } else { "impossible-road" })
            }
            Impossible::NoPieceLeft(piece) => who(match piece {
                Piece::Road => "impossible-piece-road",
                Piece::Settlement => "impossible-piece-settlement",
                Piece::City => "impossible-piece-city",
                Piece::Ship => "sea-piece-ship",
            }),
            Impossible::NoSettlement(_) => who("impossible-no-settlement"),
            Impossible::NoSuchRoad(_) => self.text.get("impossible-no-road"),
            Impossible::HandLacks { player, cards } => {
                self.about_with("impossible-hand", *player, "cards", self.cards(*cards).into())
            }
            Impossible::HandHasNone { player, of } => self.has_none(*player, *of),
            Impossible::HandTooSmall { player, count } => {
                let size = self.state.hands().map_or(0, |hands| hands.size(*player));
                let values = [
                    ("who", self.name(*player).into()),
                    ("size", size.into()),
                    ("count", (*count).into()),
                ];
                self.text.with("impossible-hand-small", &values)
            }
            Impossible::HandHasMore { player, kind, told } => self.has_more(*player, *kind, *told),
            Impossible::BankLacks(cards) => {
                self.text.with("impossible-bank", &[("cards", self.cards(*cards).into())])
            }
            Impossible::TooManyCards(_) => self.text.get("impossible-supply"),
            Impossible::NoneLeftToBuy => self.text.get("impossible-sold-out"),
            Impossible::NoneToPlay => who("impossible-no-card"),
            Impossible::KindUsedUp(card) => {
                let card = self.development_card(*card);
                self.text.with("impossible-used-up", &[("card", card.into())])
            }
            Impossible::CardNotNamed => self.text.get("impossible-unnamed"),
            Impossible::WrongCount { given, due } => {
                let values = [("given", (*given).into()), ("due", (*due).into())];
                self.text.with("impossible-count", &values)
            }
            Impossible::NotOnThePile => self.text.get("impossible-pile"),
            Impossible::NotInTheDeck => self.text.get("impossible-not-in-deck"),
            Impossible::TooFewPoints { points, target } => {
                let values = [("points", (*points).into()), ("target", (*target).into())];
                self.text.with("impossible-points", &values)
            }
            Impossible::HandsNotFollowed => self.text.get("impossible-hands"),
            Impossible::TooMany { count, most } => {
                let values = [("count", (*count).into()), ("most", (*most).into())];
                self.text.with("impossible-too-many", &values)
            }
            Impossible::NoSuchTurn { most } => {
                self.text.with("impossible-turn-number", &[("most", (*most).into())])
            }
            Impossible::NoSuchAward(award) => {
                self.text.with("impossible-no-award", &[("award", self.award(*award).into())])
            }
            Impossible::PileHolds { left, least } => {
                let values = [("left", (*left).into()), ("least", (*least).into())];
                self.text.with("impossible-pile-holds", &values)
            }
            Impossible::TooMuch => self.text.get("error-misfit"),
            Impossible::NotOnCoast(_) => self.text.get("impossible-not-on-coast"),
            Impossible::PieceInTheWay(_) => self.text.get("impossible-piece-in-the-way"),
            Impossible::Island(why) => self.bad_island(*why),
            Impossible::Rule(why) => self.text.bad_rule(*why),
            Impossible::NameTaken(seat) => self.about("impossible-name-taken", *seat),
            Impossible::TooFewPlayers => self.text.get("impossible-too-few-players"),
            Impossible::SoAlready => self.text.get("impossible-so-already"),
            Impossible::Knights(why) => self.not_on_the_table(*why, active),
            Impossible::Sea(why) => self.not_at_sea(*why, active),
        }
    }

    /// Which rule was broken.
    pub fn breach(&self, breach: &Breach, active: Seat) -> String {
        let who = |key: &str| self.about(key, active);
        match breach {
            Breach::Knights(breach) => self.knights_breach(*breach),
            Breach::Sea(breach) => self.sea_breach(*breach),
            Breach::DistanceRule { .. } => self.text.get("breach-distance"),
            Breach::SettlementWithoutRoad(_) => who("breach-no-road"),
            Breach::RoadNotConnected(_) => who("breach-not-connected"),
            Breach::RoadThroughBuilding { .. } => self.text.get("breach-through"),
            Breach::RoadNotBesideSettlement(_) => self.text.get("breach-not-beside"),
            Breach::RoadWhileDamaged { damaged } => {
                self.about_link("breach-damaged", active, *damaged)
            }
            Breach::BuildingAtDamage { damaged, .. } => {
                self.about_link("breach-building-damage", active, *damaged)
            }
            Breach::WeatherPassed(_) => self.text.get("breach-weather-passed"),
            Breach::WrongCard { due } => {
                let resource: Value<'_> = self.text.kind(*due).into();
                self.text.with("breach-wrong-card", &[("resource", resource)])
            }
            Breach::BeforeProduction => self.text.get("breach-production"),
            Breach::SecondCard => self.text.get("breach-second-card"),
            Breach::FreshCard => who("breach-fresh-card"),
            Breach::WrongDiscard { given, due } => {
                let values = [("given", (*given).into()), ("due", (*due).into())];
                self.text.with("breach-discard", &values)
            }
            Breach::RobberStays(_) => self.text.get("breach-robber"),
            Breach::WrongVictim(seat) => self.about("breach-victim", *seat),
            Breach::WrongRecipient(seat) => self.about("breach-recipient", *seat),
            Breach::NotHeldBefore(kind) => {
                let resource: Value<'_> = self.text.kind(*kind).into();
                self.text.with("breach-not-held", &[("resource", resource)])
            }
            Breach::WrongRefuge => self.text.get("breach-refuge"),
            Breach::WrongRate { given, rate } => {
                let values = [("given", (*given).into()), ("rate", (*rate).into())];
                self.text.with("breach-rate", &values)
            }
            Breach::LikeForLike(kind) => {
                let resource: Value<'_> = self.text.kind(*kind).into();
                self.text.with("breach-like", &[("resource", resource)])
            }
            Breach::OutOfTurn => who("breach-out-of-turn"),
            Breach::BuildingOrder(seat) => self.about("breach-building-order", *seat),
            Breach::FirstSeven => self.text.get("breach-first-seven"),
            Breach::FriendlyRobber(seat) => self.about("breach-friendly-robber", *seat),
            Breach::Gift => self.text.get("breach-gift"),
            Breach::TaskLeft => self.text.get("breach-task"),
        }
    }
}
