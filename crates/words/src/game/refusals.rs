//! Reasons that something is not done: the rule, the place, and the count behind it.

use super::GameWords;
use crate::text::Value;
use game::{
    Breach, CardGroup, CardKind, Cards, Deed, HarborTrade, Impossible, KnightsDeed, NotOnTheTable,
    Play, Refusal, Seat,
};

#[derive(Debug)]
pub struct RefusalWords {
    pub title: String,
    pub why: String,
    /// The player it is about: for a correction the one it names, whoever's turn it is.
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
                if denies_commodities(deed) && !say.sees_all_hands() =>
            {
                ("refused-count", say.about("impossible-hand-some-commodity", *player))
            }
            Refusal::Impossible(Impossible::HandLacks { player, cards }) => {
                ("refused-count", say.lacks(*player, *cards))
            }
            Refusal::Impossible(
                why @ (Impossible::HandHasMore { .. }
                | Impossible::HandHasNone { .. }
                | Impossible::HandTooSmall { .. }
                | Impossible::BankLacks(_)),
            ) => ("refused-count", say.impossible(why, about)),
            Refusal::Impossible(why) => ("refused-impossible", say.impossible(why, about)),
            Refusal::Forbidden(breach) => ("refused-forbidden", say.say(breach, about)),
        };
        Self { title: say.text.get(title), why, about }
    }

    pub fn together(&self) -> String {
        format!("{}. {}", self.title.trim_end_matches('.'), self.why)
    }
}

/// Returns the player whose progress cards a deed reaches for; nothing for those of whoever plays.
fn whose_progress_cards(deed: &Deed) -> Option<Seat> {
    let Deed::Knights(knights) = deed else { return None };
    if let KnightsDeed::Play(Play::Spy { from, .. }) = knights {
        Some(*from)
    } else {
        deed.player()
    }
}

/// Returns whether somebody says of themselves that they hold no commodity: which one they
/// hold for sure is more than they were asked.
const fn denies_commodities(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Knights(KnightsDeed::TradeAtHarbor { trade: HarborTrade::NoCommodity, .. })
    )
}

/// Returns what the rules demand and somebody wanted to skip.
fn demanded(say: &GameWords<'_>, deed: &Deed) -> String {
    let left = if let Deed::Leave { task } = deed { Some(*task) } else { None };
    match left.and_then(|task| say.state.tasks().get(task)) {
        Some(task) => say.with("breach-task-named", &[("task", &say.task(task))]),
        None => say.text.get("breach-task-left"),
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
        } else if self.sees_all_hands() {
            let cards = self.text.cards(least, kind).into();
            self.about_with("impossible-hand-more", player, "cards", cards)
        } else {
            // The refusal itself tells that there is more, and the number isn't public.
            self.about_with("impossible-hand-more-secret", player, "resource", resource)
        }
    }

    /// A hand would need more for what it should give: the app's count may be wrong.
    fn lacks(&self, player: Seat, cards: Cards) -> String {
        let most = self.state.hands().map_or(Cards::none(), |hands| hands.most(player));
        let missing = cards.less(most);
        if missing.is_empty() {
            return self.with("impossible-hand-lacks", &[("who", &player), ("cards", &cards)]);
        }
        self.with("refused-lacks", &[("who", &player), ("cards", &missing)])
    }

    pub fn impossible(&self, why: &Impossible, active: Seat) -> String {
        match why {
            Impossible::HandHasNone { player, of } => self.has_none(*player, *of),
            Impossible::HandHasMore { player, kind, told } => self.has_more(*player, *kind, *told),
            Impossible::Island(why) => self.bad_island(*why),
            Impossible::Rule(why) => self.text.bad_rule(*why),
            _ => self.say(why, active),
        }
    }
}

/// The count behind a refusal, if there is one; `who` is the player it is about.
pub fn behind_refusal(
    say: &GameWords<'_>,
    deed: &Deed,
    refusal: &Refusal,
    who: Seat,
) -> Option<String> {
    match refusal {
        Refusal::Impossible(why) => impossible(say, why),
        Refusal::Forbidden(breach) => forbidden(say, deed, breach, who),
    }
}

fn hand_size(say: &GameWords<'_>, of: Seat) -> Option<String> {
    let size = say.state.hands()?.size(of);
    Some(say.with("why-refused-hand-size", &[("who", &of), ("count", &size)]))
}

fn impossible(say: &GameWords<'_>, why: &Impossible) -> Option<String> {
    match why {
        Impossible::HandHasMore { player, .. } => hand_size(say, *player),
        Impossible::HandLacks { player, .. } => {
            let hands = say.state.hands()?;
            if hands.unknown(*player) > 0 || !say.sees_all_hands() {
                return hand_size(say, *player);
            }
            let held = hands.known(*player);
            Some(say.with("why-refused-hand", &[("who", player), ("cards", &held)]))
        }
        Impossible::BankLacks(_) => {
            Some(say.with("why-refused-bank", &[("cards", &say.state.bank()?)]))
        }
        Impossible::NoPieceLeft(piece) => {
            Some(say.with("why-refused-pieces", &[("count", &piece.supply())]))
        }
        _ => None,
    }
}

fn forbidden(say: &GameWords<'_>, deed: &Deed, breach: &Breach, who: Seat) -> Option<String> {
    match breach {
        Breach::SecondCard => {
            let card = say.development_card(say.state.played()?);
            Some(say.with("why-refused-played", &[("card", &card)]))
        }
        Breach::WrongDiscard { .. } => {
            let Deed::Discard { player, .. } = deed else { return None };
            hand_size(say, *player)
        }
        Breach::WrongRate { rate, .. } => {
            let Deed::TradeWithBank { give, .. } = deed else { return None };
            Some(say.with("why-refused-rate", &[("who", &who), ("resource", give), ("rate", rate)]))
        }
        Breach::FriendlyRobber(seat) => {
            let points = say.state.public_points(*seat).into();
            Some(say.about_with("why-refused-points", *seat, "points", points))
        }
        _ => None,
    }
}
