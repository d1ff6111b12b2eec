//! Cities & Knights in sentences.

use super::GameWords;
use crate::text::Text;
use game::{
    Edition, HarborTrade, Knight, KnightLevel, KnightsDeed, Play, ProgressCard, Readiness, Seat,
    Track,
};

/// Returns what a deed is called in a word.
pub(super) const fn noun(deed: &KnightsDeed) -> &'static str {
    match deed {
        KnightsDeed::BuildWall { .. } => "step-wall",
        KnightsDeed::Improve { .. } => "step-improve",
        KnightsDeed::PlaceMetropolis { .. } => "step-metropolis",
        KnightsDeed::Recruit { .. }
        | KnightsDeed::Activate { .. }
        | KnightsDeed::Promote { .. }
        | KnightsDeed::MoveKnight { .. }
        | KnightsDeed::Displace { .. }
        | KnightsDeed::LoseKnight { .. }
        | KnightsDeed::PlaceDeserter { .. }
        | KnightsDeed::Relocate { .. } => "step-knight",
        KnightsDeed::LoseCity { .. } => "step-pillage",
        KnightsDeed::ChooseDeck { .. }
        | KnightsDeed::PutBack { .. }
        | KnightsDeed::ShowPoint { .. }
        | KnightsDeed::Play(_) => "step-progress",
        KnightsDeed::TradeAtHarbor { .. } => "step-trade",
        KnightsDeed::RollEventDie { .. } | KnightsDeed::EventDie { .. } => "step-event-die",
        KnightsDeed::ChaseRobber { .. } => "step-robber",
    }
}

impl Text {
    /// The name of a track, within a sentence.
    pub fn track(&self, track: Track) -> String {
        self.get(&format!("track-{}", track.key()))
    }

    /// The name of a progress card as `edition` calls it.
    pub fn progress_card(&self, card: ProgressCard, edition: Edition) -> String {
        match edition {
            Edition::Sixth if card.is_renamed() => {
                self.get(&format!("progress-2025-{}", card.key()))
            }
            _ => self.get(&format!("progress-{}", card.key())),
        }
    }
}

impl GameWords<'_> {
    /// The name of a track, within a sentence.
    pub fn track(&self, track: Track) -> String {
        self.text.track(track)
    }

    /// The name of a progress card as this table's edition calls it.
    pub fn progress_card(&self, card: ProgressCard) -> String {
        self.text.progress_card(card, self.state.knights_rules().edition)
    }

    /// Returns how strong a knight is, within a sentence.
    pub fn knight_level(&self, level: KnightLevel) -> String {
        self.text.named(&level)
    }

    /// A knight as a title: "Strong knight, active".
    pub fn knight_title(&self, knight: Knight) -> String {
        let key = match knight.level {
            KnightLevel::Basic => "knight-title-basic",
            KnightLevel::Strong => "knight-title-strong",
            KnightLevel::Mighty => "knight-title-mighty",
        };
        let state = match knight.readiness {
            Readiness::Active => "knight-is-active",
            Readiness::Inactive => "knight-is-inactive",
        };
        self.text.with(key, &[("state", self.text.get(state).into())])
    }

    /// A progress card that somebody plays, with what they told at once.
    fn play(&self, play: &Play, who: Seat) -> String {
        let what = match play {
            Play::Alchemist { red, yellow } => {
                let values = [("red", red.pips().into()), ("yellow", yellow.pips().into())];
                Some(self.text.with("progress-dice", &values))
            }
            Play::Crane { track } | Play::Spy { took: Some(track), .. } => Some(self.track(*track)),
            Play::MerchantFleet { kind } => Some(self.text.kind(*kind)),
            Play::ResourceMonopoly { resource, .. } => Some(self.text.kind(*resource)),
            Play::TradeMonopoly { commodity, .. } => Some(self.text.kind(*commodity)),
            Play::MasterMerchant { cards: Some(cards), .. } => Some(self.cards(*cards)),
            Play::MasterMerchant { cards: None, .. }
            | Play::Spy { took: None, .. }
            | Play::Engineer { .. }
            | Play::Inventor { .. }
            | Play::Irrigation
            | Play::Medicine { .. }
            | Play::Mining
            | Play::RoadBuilding
            | Play::Smith
            | Play::CommercialHarbor
            | Play::Merchant { .. }
            | Play::Bishop
            | Play::Deserter { .. }
            | Play::Diplomat { .. }
            | Play::Intrigue { .. }
            | Play::Saboteur
            | Play::Warlord
            | Play::Wedding => None,
        };
        let card = self.progress_card(play.card());
        let mut values = vec![("who", self.name(who).into()), ("card", card.into())];
        let key = match (play.victim(), what) {
            (None, None) => "act-play-progress",
            (None, Some(what)) => {
                values.push(("what", what.into()));
                "act-play-progress-what"
            }
            (Some(other), what) => {
                values.push(("other", self.name(other).into()));
                match what {
                    None => "act-play-progress-on",
                    Some(what) => {
                        values.push(("what", what.into()));
                        "act-play-progress-on-what"
                    }
                }
            }
        };
        self.text.with(key, &values)
    }

    fn harbor_trade(&self, who: Seat, with: Seat, trade: HarborTrade) -> String {
        let mut values = vec![("who", self.name(who).into()), ("other", self.name(with).into())];
        let key = match trade {
            HarborTrade::Seen(resource, commodity) => {
                values.push(("give", self.text.cards(1, resource).into()));
                values.push(("get", self.text.cards(1, commodity).into()));
                "act-harbor-trade"
            }
            HarborTrade::Unseen => "act-harbor-trade-unseen",
            HarborTrade::NoCommodity => "act-harbor-trade-none",
        };
        self.text.with(key, &values)
    }

    /// Returns what was done, without its place.
    pub(super) fn knights_deed(&self, deed: &KnightsDeed, active: Seat) -> String {
        if let KnightsDeed::Play(play) = deed {
            self.play(play, active)
        } else if let KnightsDeed::TradeAtHarbor { with, trade } = deed {
            self.harbor_trade(active, *with, *trade)
        } else {
            self.say(deed, active)
        }
    }
}
