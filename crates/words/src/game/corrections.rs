//! Corrections, changed rules and people, and what does not add up, in words.

use super::GameWords;
use crate::text::Value;
use board::BadIsland;
use game::{
    BadRule, Building, Cards, Condition, Correction, Deed, Discrepancy, ExtraBuilding, FirstSevens,
    Following, FriendlyRobber, Ground, HAND_LIMITS, HarbormasterRule, KnightsCorrection,
    MAX_READINGS, PartnerWin, PrintedCardPlace, RuleChange, SeaCorrection, Seat, State, TARGETS,
};

impl GameWords<'_> {
    /// "Correct: settlement of Anna".
    pub fn correct(&self, correction: &Correction) -> String {
        self.text.with("check-correct", &[("what", self.corrected(correction).into())])
    }

    /// What was corrected: "Corrected: a city of Anna's". A piece that was
    /// taken away was `owner`'s.
    pub fn correction_of(&self, correction: &Correction, owner: Option<Seat>) -> String {
        let what = match (correction, owner) {
            (Correction::Building { is: None, .. }, Some(owner)) => {
                self.about("fixed-building-gone", owner)
            }
            (Correction::Road { is: None, .. }, Some(owner)) => {
                self.about("fixed-road-gone", owner)
            }
            (Correction::Knights(KnightsCorrection::Knight { is: None, .. }), Some(owner)) => {
                self.about("fixed-knight-gone", owner)
            }
            (Correction::Sea(SeaCorrection::Ship { is: None, .. }), Some(owner)) => {
                self.about("sea-fixed-ship-gone", owner)
            }
            _ => self.corrected(correction),
        };
        self.text.with("act-correct", &[("what", what.into())])
    }

    /// What a hand was corrected to: by kinds only where all can see them.
    pub fn correction_of_hand(&self, player: Seat, cards: Cards, before: &State) -> String {
        let what = match before.rules().following {
            Following::Open => self.with_cards("fixed-hand", player, cards),
            Following::Secret | Following::Off => self.hand_size(player, cards.total()),
        };
        self.text.with("act-correct", &[("what", what.into())])
    }

    /// What the app had before the table put it right, where that was something else. Of a
    /// hand it says what all can see.
    pub fn put_right(&self, deed: &Deed, before: &State) -> Option<String> {
        let was = match deed {
            Deed::Correct { correction } => {
                let Some(was) = before.booked(correction) else {
                    return Some(self.text.get("act-correct-unknown"));
                };
                if was == *correction {
                    return None;
                }
                let words = self.corrected(&was);
                match was.place().filter(|place| correction.place() != Some(*place)) {
                    Some(place) => {
                        let values = [("act", words.into()), ("place", self.place(place).into())];
                        self.text.with("act-at", &values)
                    }
                    None => words,
                }
            }
            Deed::CorrectHand { player, .. } => {
                let hands = before.hands()?;
                let (known, size) = (hands.known(*player), hands.size(*player));
                match before.rules().following {
                    Following::Open if known.total() == size => {
                        self.with_cards("fixed-hand", *player, known)
                    }
                    Following::Open | Following::Secret | Following::Off => {
                        self.hand_size(*player, size)
                    }
                }
            }
            Deed::MoveBarbarians { to } if before.barbarians() != *to => {
                let steps = before.barbarians().steps();
                self.text.with("fixed-ship", &[("step", steps.into())])
            }
            _ => return None,
        };
        Some(self.text.with("act-correct-was", &[("was", was.into())]))
    }

    /// "Anna holds 5 cards".
    fn hand_size(&self, player: Seat, count: u16) -> String {
        self.about_with("fixed-hand-size", player, "count", count.into())
    }

    /// "a city of Anna's".
    pub fn corrected(&self, correction: &Correction) -> String {
        let counted =
            |key: &str, seat: Seat, count: Value<'_>| self.about_with(key, seat, "count", count);
        match correction {
            Correction::Building { is: Some((seat, Building::Settlement)), .. } => {
                self.about("fixed-settlement", *seat)
            }
            Correction::Building { is: Some((seat, Building::City)), .. } => {
                self.about("fixed-city", *seat)
            }
            Correction::Building { is: Some((seat, Building::LaidCity)), .. } => {
                self.about("fixed-laid-city", *seat)
            }
            Correction::Building { is: None, .. } => self.text.get("fixed-no-building"),
            Correction::Road { is: Some((seat, Condition::Intact)), .. } => {
                self.about("fixed-road", *seat)
            }
            Correction::Road { is: Some((seat, Condition::Damaged)), .. } => {
                self.about("fixed-damaged-road", *seat)
            }
            Correction::Road { is: None, .. } => self.text.get("fixed-no-road"),
            Correction::Robber { at: Some(_) } => self.text.get("fixed-robber"),
            Correction::Robber { at: None } => self.text.get("fixed-robber-board"),
            Correction::Tile { is: Some(Ground { terrain, token }), .. } => {
                let terrain: (&str, Value<'_>) = ("terrain", self.text.terrain(*terrain).into());
                match token {
                    Some(token) => {
                        let values = [terrain, ("number", token.number().into())];
                        self.text.with("fixed-tile", &values)
                    }
                    None => self.text.with("fixed-tile-bare", &[terrain]),
                }
            }
            Correction::Tile { is: None, .. } => self.text.get("fixed-sea"),
            Correction::Harbor { gives: Some(gives), .. } => {
                let harbor = self.text.harbor(*gives);
                self.text.with("fixed-harbor", &[("harbor", harbor.into())])
            }
            Correction::Harbor { gives: None, .. } => self.text.get("fixed-no-harbor"),
            Correction::HandSize { player, count } => self.hand_size(*player, *count),
            Correction::Bank { cards } => {
                self.text.with("fixed-bank", &[("cards", self.cards(*cards).into())])
            }
            Correction::KnightCards { player, count } => {
                counted("fixed-knights", *player, (*count).into())
            }
            Correction::Hidden { player, count } => {
                counted("fixed-hidden", *player, (*count).into())
            }
            Correction::Revealed { player, count } => {
                counted("fixed-revealed", *player, (*count).into())
            }
            Correction::Holder { award, holder } => {
                let award = ("award", self.award(*award).into());
                match holder {
                    Some(seat) => {
                        self.text.with("fixed-award", &[award, ("who", self.name(*seat).into())])
                    }
                    None => self.text.with("fixed-award-nobody", &[award]),
                }
            }
            Correction::Season { season } => {
                let season = self.text.season(*season);
                self.text.with("fixed-season", &[("season", season.into())])
            }
            Correction::Pile { left } => self.text.with("fixed-pile", &[("count", (*left).into())]),
            Correction::Printed { place: PrintedCardPlace::InPile, .. } => {
                self.text.get("fixed-printed-in")
            }
            Correction::Printed { place: PrintedCardPlace::Aside, .. } => {
                self.text.get("fixed-printed-aside")
            }
            Correction::TurnNumber { turn } => {
                self.text.with("fixed-turn-number", &[("turn", (*turn).into())])
            }
            Correction::Knights(correction) => self.corrected_knights(correction),
            Correction::Sea(correction) => self.corrected_at_sea(correction),
            Correction::Turn { active } => self.about("fixed-turn", *active),
        }
    }

    /// Which rule the table plays by from now on.
    pub fn rule_change(&self, rule: &RuleChange) -> String {
        let get = |key: &str| self.text.get(key);
        match rule {
            RuleChange::Target(target) => {
                self.text.with("rule-target", &[("count", (*target).into())])
            }
            RuleChange::HandLimit(limit) => {
                self.text.with("rule-hand-limit", &[("count", (*limit).into())])
            }
            RuleChange::Harbormaster(HarbormasterRule::InPlay) => get("rule-harbormaster-on"),
            RuleChange::Harbormaster(HarbormasterRule::Off) => get("rule-harbormaster-off"),
            RuleChange::Following(Following::Open) => get("rule-hands-open"),
            RuleChange::Following(Following::Secret) => get("rule-hands-secret"),
            RuleChange::Following(Following::Off) => get("rule-hands-off"),
            RuleChange::FriendlyRobber(FriendlyRobber::On) => get("rule-friendly-robber-on"),
            RuleChange::FriendlyRobber(FriendlyRobber::Off) => get("rule-friendly-robber-off"),
            RuleChange::FirstSevens(FirstSevens::Count) => get("rule-first-sevens-count"),
            RuleChange::FirstSevens(FirstSevens::DrawnAgain) => get("rule-first-sevens-again"),
            RuleChange::ExtraBuilding(ExtraBuilding::Off) => get("rule-extra-off"),
            RuleChange::ExtraBuilding(ExtraBuilding::Special) => get("rule-extra-special"),
            RuleChange::ExtraBuilding(ExtraBuilding::Paired) => get("rule-extra-paired"),
            RuleChange::PartnerWin(PartnerWin::May) => get("rule-partner-may-win"),
            RuleChange::PartnerWin(PartnerWin::MayNot) => get("rule-partner-may-not-win"),
            RuleChange::Rulings(_) => get("rule-rulings"),
            RuleChange::Knights(rules) => {
                let edition = rules.edition.key();
                self.text.with("rule-knights", &[("edition", edition.into())])
            }
            RuleChange::Sea(rules) => {
                self.text.with("rule-sea", &[("rules", self.sea_rules(*rules).into())])
            }
        }
    }

    /// What changed among the people at the table.
    pub fn table_change(&self, deed: &Deed, before: &State) -> String {
        let called = |seat: Seat| {
            before.players().get(seat).map(|player| player.name.to_string()).unwrap_or_default()
        };
        match deed {
            Deed::Rename { player, name } => {
                let values = [("who", called(*player).into()), ("name", name.as_str().into())];
                self.text.with("act-rename", &values)
            }
            Deed::Recolor { player, color } => {
                let color = self.text.color(*color);
                self.about_with("act-recolor", *player, "color", color.into())
            }
            Deed::MoveSeat { player, .. } => self.about("act-move-seat", *player),
            Deed::LeaveTable { player } => self.about("act-leave-table", *player),
            Deed::ReturnHand { player } => self.about("act-return-hand", *player),
            Deed::ComeBack { player } => self.about("act-come-back", *player),
            Deed::BreakOff => self.text.get("act-break-off"),
            _ => self.text.get("act-play-on"),
        }
    }

    /// Why an island isn't possible.
    pub fn bad_island(&self, why: BadIsland) -> String {
        self.text.get(match why {
            BadIsland::TwoTiles(_) | BadIsland::TwoHarbors(_) => "bad-island-two",
            BadIsland::TooManyHexes(_) => "bad-island-hexes",
            BadIsland::TooManyCells(_) => "bad-island-cells",
            BadIsland::TooManyHarbors(_) => "bad-island-harbors",
        })
    }

    /// Why a rule isn't possible.
    pub fn bad_rule(&self, why: BadRule) -> String {
        let range = |key: &str, least: u16, most: u16| {
            self.text.with(key, &[("least", least.into()), ("most", most.into())])
        };
        match why {
            BadRule::Target(_) => {
                range("bad-rule-target", (*TARGETS.start()).into(), (*TARGETS.end()).into())
            }
            BadRule::HandLimit(_) => {
                range("bad-rule-hand-limit", *HAND_LIMITS.start(), *HAND_LIMITS.end())
            }
            BadRule::ExtraBuilding(_) => self.text.get("bad-rule-extra"),
            BadRule::ForeignIsland(_) => self.bad_foreign_island(),
            BadRule::Readings(_) => {
                self.text.with("bad-rule-readings", &[("most", MAX_READINGS.into())])
            }
        }
    }

    /// What does not add up, in a sentence that says both sides.
    pub fn discrepancy(&self, found: Discrepancy) -> String {
        self.text.discrepancy(found, self.state.rules(), &|seat| self.name(seat), self.places())
    }
}
