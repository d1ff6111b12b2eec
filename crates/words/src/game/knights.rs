//! Cities & Knights in sentences.

use super::GameWords;
use crate::text::Text;
use game::{
    Edition, HarborTrade, Knight, KnightLevel, KnightsBreach, KnightsDeed, KnightsTask,
    NotOnTheTable, Play, ProgressCard, Readiness, Seat, Track,
};

/// What a deed is called in a word.
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

    /// How strong a knight is, within a sentence.
    pub fn knight_level(&self, level: KnightLevel) -> String {
        self.get(match level {
            KnightLevel::Basic => "knight-basic",
            KnightLevel::Strong => "knight-strong",
            KnightLevel::Mighty => "knight-mighty",
        })
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

    /// How strong a knight is, within a sentence.
    pub fn knight_level(&self, level: KnightLevel) -> String {
        self.text.knight_level(level)
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

    /// What was done, without its place.
    pub(super) fn knights_deed(&self, deed: &KnightsDeed, active: Seat) -> String {
        let who = |key: &str| self.about(key, active);
        let of =
            |key: &str, seat, track| self.about_with(key, seat, "track", self.track(track).into());
        match deed {
            KnightsDeed::BuildWall { .. } => who("act-wall"),
            KnightsDeed::Improve { track } => of("act-improve", active, *track),
            KnightsDeed::PlaceMetropolis { player, track, .. } => {
                of("act-metropolis", *player, *track)
            }
            KnightsDeed::Recruit { .. } => who("act-recruit"),
            KnightsDeed::Activate { .. } => who("act-activate"),
            KnightsDeed::Promote { .. } => who("act-promote"),
            KnightsDeed::MoveKnight { .. } => who("act-walk"),
            KnightsDeed::Displace { .. } => who("act-displace"),
            KnightsDeed::Relocate { player, .. } => self.about("act-relocate", *player),
            KnightsDeed::LoseCity { player, .. } => self.about("act-pillage", *player),
            KnightsDeed::ChooseDeck { player, track } => of("act-draw-progress", *player, *track),
            KnightsDeed::PutBack { player, track } => of("act-put-back", *player, *track),
            KnightsDeed::ChaseRobber { .. } => who("act-chase"),
            KnightsDeed::RollEventDie { face, .. } | KnightsDeed::EventDie { face, .. } => {
                let shown = self.text.event_face(*face);
                self.about_with("act-event-die", active, "face", shown.into())
            }
            KnightsDeed::ShowPoint { player, point } => {
                let card = self.progress_card(point.card());
                self.about_with("act-show-point", *player, "card", card.into())
            }
            KnightsDeed::Play(play) => self.play(play, active),
            KnightsDeed::TradeAtHarbor { with, trade } => self.harbor_trade(active, *with, *trade),
            KnightsDeed::LoseKnight { player, .. } => self.about("act-lose-knight", *player),
            KnightsDeed::PlaceDeserter { level, .. } => {
                let level = self.knight_level(*level);
                self.about_with("act-place-deserter", active, "level", level.into())
            }
        }
    }

    /// What a task asks.
    pub(super) fn knights_task(&self, task: &KnightsTask) -> String {
        match task {
            KnightsTask::PlaceMetropolis { player, track } => {
                self.about_with("task-metropolis", *player, "track", self.track(*track).into())
            }
            KnightsTask::LoseCity { player } => self.about("task-pillage", *player),
            KnightsTask::ChooseDeck { player } => self.about("task-choose-deck", *player),
            KnightsTask::PutBack { player } => self.about("task-put-back", *player),
            KnightsTask::EventDie { .. } => self.text.get("task-event-die"),
            KnightsTask::Relocate { player } => self.about("task-relocate", *player),
            KnightsTask::Promote { player } => self.about("task-promote", *player),
            KnightsTask::TradeAtHarbor { player, with } => {
                self.about_with("task-harbor-trade", *player, "other", self.name(*with).into())
            }
            KnightsTask::StealFromEach { player } => self.about("task-steal-each", *player),
            KnightsTask::LoseKnight { player } => self.about("task-lose-knight", *player),
            KnightsTask::PlaceDeserter { player } => self.about("task-place-deserter", *player),
        }
    }

    /// What can't be.
    pub(super) fn not_on_the_table(&self, why: NotOnTheTable, active: Seat) -> String {
        let who = |key: &str| self.about(key, active);
        match why {
            NotOnTheTable::NotPlayed => self.text.get("knights-not-played"),
            NotOnTheTable::NoCity(_) => who("knights-no-city"),
            NotOnTheTable::WallThere(_) => self.text.get("knights-wall-there"),
            NotOnTheTable::NoWallLeft => who("knights-no-wall"),
            NotOnTheTable::TrackDone(_) => self.text.get("knights-track-done"),
            NotOnTheTable::NoKnight(_) => who("knights-no-knight"),
            NotOnTheTable::NoKnightLeft(_) => who("knights-none-left"),
            NotOnTheTable::ActiveAlready(_) => self.text.get("knights-active"),
            NotOnTheTable::MightyAlready(_) => self.text.get("knights-mighty"),
            NotOnTheTable::NoProgressCard(track) => {
                self.about_with("knights-no-progress", active, "track", self.track(track).into())
            }
            NotOnTheTable::DeckUsedUp(_) => self.text.get("knights-deck-used-up"),
            NotOnTheTable::NobodyToDisplace(_) => self.text.get("knights-nobody-there"),
            NotOnTheTable::NoToken(_) => self.text.get("knights-no-token"),
            NotOnTheTable::PointShown(point, owner) => {
                let card = self.progress_card(point.card());
                self.about_with("knights-point-shown", owner, "card", card.into())
            }
            NotOnTheTable::RedNotTold => self.text.get("knights-red-not-told"),
            NotOnTheTable::NoSuchRed(red, roll) => {
                let values = [("red", red.pips().into()), ("number", roll.number().into())];
                self.text.with("knights-no-such-red", &values)
            }
        }
    }

    /// A rule that was not kept.
    pub(super) fn knights_breach(&self, breach: KnightsBreach) -> String {
        self.text.get(match breach {
            KnightsBreach::NothingToGain(card) => {
                let card = self.progress_card(card);
                return self.text.with("breach-knights-nothing-to-gain", &[("card", card.into())]);
            }
            KnightsBreach::NotMorePoints(seat) => {
                return self.about("breach-knights-not-more-points", seat);
            }
            KnightsBreach::KnightsRest(_) => "breach-knights-rest",
            KnightsBreach::LaidCityFirst(_) => "breach-knights-laid-city",
            KnightsBreach::TokenStays(_) => "breach-knights-token-stays",
            KnightsBreach::MerchantOnDesert(_) => "breach-knights-merchant-desert",
            KnightsBreach::MerchantNotBeside(_) => "breach-knights-merchant-beside",
            KnightsBreach::RoadNotOpen(_) => "breach-knights-road-not-open",
            KnightsBreach::DamagedRoadStays(_) => "breach-knights-road-damaged",
            KnightsBreach::KnightCutOff(_) => "breach-knights-cut-off",
            KnightsBreach::NoOwnRoadThere(_) => "breach-knights-no-own-road",
            KnightsBreach::WrongDeserter(_) => "breach-knights-deserter",
            KnightsBreach::NotThatKind(_) => "breach-knights-kind",
            KnightsBreach::ResourcesFirst(_) => "breach-knights-resources-first",
            KnightsBreach::NoCommodity => "breach-knights-no-commodity",
            KnightsBreach::NoCityToImprove => "breach-knights-no-city",
            KnightsBreach::NoCityForMetropolis => "breach-knights-no-free-city",
            KnightsBreach::MetropolisThere(_) => "breach-knights-metropolis",
            KnightsBreach::MetropolisSafe(_) => "breach-knights-metropolis-safe",
            KnightsBreach::TooManyProgressCards => "breach-knights-too-many",
            KnightsBreach::KnightWithoutRoad(_) => "breach-knights-no-road",
            KnightsBreach::PromotedThisTurn(_) => "breach-knights-promoted",
            KnightsBreach::NoFortress(_) => "breach-knights-no-fortress",
            KnightsBreach::KnightMayNotAct(_) => "breach-knights-tired",
            KnightsBreach::OutOfReach(_) => "breach-knights-reach",
            KnightsBreach::NotWeaker(_) => "breach-knights-not-weaker",
            KnightsBreach::RobberNotBeside(_) => "breach-knights-not-beside",
            KnightsBreach::RobberLocked => "breach-knights-locked",
            KnightsBreach::WrongChase(_) => "breach-knights-chase",
        })
    }
}
