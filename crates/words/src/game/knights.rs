//! Cities & Knights in sentences: its deeds; what a player has, improvements and what they are
//! called and bring, metropolises, knights, progress cards; the barbarians and the event die.

use super::{GameWords, TurnNews};
use crate::said::InWords;
use crate::text::Text;
use cards::EventFace;
use game::{
    Act, Attack, AttackReason, BarbarianTrack, Edition, GateDraw, GateReason, HarborTrade, Knight,
    KnightLevel, KnightsChange, KnightsDeed, Level, Outcome, Play, PointCard, ProgressCard,
    Readiness, Seat, State, Track, WALLS,
};

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

/// The case by which a sentence chooses its word for a knight's level.
pub(super) const fn level_case(level: KnightLevel) -> &'static str {
    match level {
        KnightLevel::Basic => "basic",
        KnightLevel::Strong => "strong",
        KnightLevel::Mighty => "mighty",
    }
}

impl Text {
    pub fn track(&self, track: Track) -> String {
        self.get(&format!("track-{}", track.key()))
    }

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
    pub fn track(&self, track: Track) -> String {
        self.text.track(track)
    }

    pub fn progress_card(&self, card: ProgressCard) -> String {
        self.text.progress_card(card, self.state.knights_rules().edition)
    }

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
        let state = self.text.get(&format!("knight-is-{}", knight.readiness.key()));
        self.with(key, &[("state", &state)])
    }

    /// A progress card that somebody plays, with what they told at once.
    fn play(&self, play: &Play, who: Seat) -> String {
        let what = match play {
            Play::Alchemist { red, yellow } => {
                Some(self.with("progress-dice", &[("red", red), ("yellow", yellow)]))
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
        let key = match (play.victim(), &what) {
            (None, None) => "act-play-progress",
            (None, Some(_)) => "act-play-progress-what",
            (Some(_), None) => "act-play-progress-on",
            (Some(_), Some(_)) => "act-play-progress-on-what",
        };
        let (what, other) = (what.unwrap_or_default(), play.victim().unwrap_or(who));
        self.with(key, &[("who", &who), ("card", &card), ("what", &what), ("other", &other)])
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

    /// Returns what was done, without its place, with the table as it was `before`.
    pub(super) fn knights_deed(&self, deed: &KnightsDeed, before: &State) -> String {
        let active = before.builder();
        match deed {
            KnightsDeed::Play(play) => self.play(play, active),
            KnightsDeed::TradeAtHarbor { with, trade } => self.harbor_trade(active, *with, *trade),
            KnightsDeed::PlaceMetropolis { player, track, .. } => {
                self.metropolis_passes(*player, *track, before)
            }
            KnightsDeed::Displace { to: at, .. } => match before.pieces().knight(*at) {
                Some((owner, knight)) => self.with(
                    "act-displace-whose",
                    &[("who", &active), ("other", &owner), ("level", &level_case(knight.level))],
                ),
                None => self.say(deed, active),
            },
            KnightsDeed::LoseKnight { player, at } => match before.pieces().knight(*at) {
                Some((_, knight)) => {
                    let level = level_case(knight.level).into();
                    self.about_with("act-lose-knight-of-level", *player, "level", level)
                }
                None => self.say(deed, active),
            },
            KnightsDeed::BuildWall { .. }
            | KnightsDeed::Improve { .. }
            | KnightsDeed::Recruit { .. }
            | KnightsDeed::Activate { .. }
            | KnightsDeed::Promote { .. }
            | KnightsDeed::MoveKnight { .. }
            | KnightsDeed::Relocate { .. }
            | KnightsDeed::LoseCity { .. }
            | KnightsDeed::ChooseDeck { .. }
            | KnightsDeed::PutBack { .. }
            | KnightsDeed::ChaseRobber { .. }
            | KnightsDeed::RollEventDie { .. }
            | KnightsDeed::EventDie { .. }
            | KnightsDeed::ShowPoint { .. }
            | KnightsDeed::PlaceDeserter { .. } => self.say(deed, active),
        }
    }

    /// Tells who places a metropolis, and from whom they take it over, if somebody had it.
    fn metropolis_passes(&self, player: Seat, track: Track, before: &State) -> String {
        match before.metropolis_holder(track).filter(|holder| *holder != player) {
            Some(holder) => self.with(
                "act-take-metropolis",
                &[("who", &player), ("track", &track), ("other", &holder)],
            ),
            None => self.with("act-place-metropolis", &[("who", &player), ("track", &track)]),
        }
    }

    /// All of Cities & Knights that everybody sees of a player; nothing where it isn't
    /// played.
    pub fn knights_facts(&self, seat: Seat) -> Option<Vec<String>> {
        self.state.knights()?;
        let mut facts = vec![self.levels_held(seat), self.progress_held(seat)];
        facts.push(self.knights_held(seat));
        facts.extend(self.titles_held(seat));
        facts.push(self.knights_left(seat));
        Some(facts)
    }

    /// "science 3, trade 0, politics 1".
    pub fn levels_held(&self, seat: Seat) -> String {
        let of = |track| {
            let level = self.state.improvement(seat, track).number();
            self.with("has-level", &[("track", &track), ("level", &level)])
        };
        self.text.joined(&Track::ALL.map(of))
    }

    /// "2 progress cards: 1 science, 1 politics".
    pub fn progress_held(&self, seat: Seat) -> String {
        let count = self.state.progress_cards(seat);
        let held = |track: &Track| self.state.progress_of(seat, *track) > 0;
        let decks: Vec<String> = Track::ALL
            .into_iter()
            .filter(held)
            .map(|track| self.of_deck(track, self.state.progress_of(seat, track)))
            .collect();
        self.with("has-progress", &[("count", &count), ("all", &self.text.joined(&decks))])
    }

    /// "2 science": cards of a deck.
    pub fn of_deck(&self, track: Track, count: u8) -> String {
        self.with("has-of-deck", &[("count", &count), ("track", &track)])
    }

    /// "3 knights: 2 basic (1 active), 1 mighty (1 active); strength 4".
    pub fn knights_held(&self, seat: Seat) -> String {
        let own = || self.state.pieces().knights_of(seat).map(|(_, knight)| knight);
        let of = |level: KnightLevel| {
            let all: Vec<_> = own().filter(|knight| knight.level == level).collect();
            let active = all.iter().filter(|knight| knight.readiness == Readiness::Active).count();
            let values: [(_, &dyn InWords); 3] =
                [("count", &all.len()), ("level", &level), ("active", &active)];
            (!all.is_empty()).then(|| self.with("has-knights-of-level", &values))
        };
        let levels: Vec<String> = KnightLevel::ALL.into_iter().filter_map(of).collect();
        self.with(
            "has-knights",
            &[
                ("count", &own().count()),
                ("all", &self.text.joined(&levels)),
                ("strength", &self.state.position().defence(seat)),
            ],
        )
    }

    /// Returns what counts points beside buildings and awards, each on a line of its own.
    pub fn titles_held(&self, seat: Seat) -> Vec<String> {
        let Some(knights) = self.state.knights() else { return Vec::new() };
        let table = knights.table();
        let tracks = Track::ALL.into_iter();
        let own = tracks.filter(|track| self.state.metropolis_holder(*track) == Some(seat));
        let mut titles: Vec<String> =
            own.map(|track| self.with("holds-metropolis", &[("track", &track)])).collect();
        let times = table.defenders.of(seat);
        if times > 0 {
            titles.push(self.with("has-defender", &[("count", &times)]));
        }
        let shown = PointCard::ALL.into_iter();
        let shown = shown.filter(|point| knights.shown(*point) == Some(seat));
        titles.extend(shown.map(|point| self.progress_card(point.card())));
        if table.merchant.is_some_and(|merchant| merchant.owner == seat) {
            titles.push(self.text.get("has-merchant"));
        }
        titles
    }

    pub fn limit_held(&self, seat: Seat) -> String {
        let walls = self.state.pieces().walls_of(seat).count();
        self.with("has-limit", &[("walls", &walls), ("limit", &self.state.hand_limit(seat))])
    }

    pub fn knights_left(&self, seat: Seat) -> String {
        let levels = KnightLevel::ALL.map(|level| {
            let count = self.state.knights_left(seat, level);
            self.with("has-left-of-level", &[("count", &count), ("level", &level)])
        });
        let walls = WALLS.saturating_sub(self.state.pieces().walls_of(seat).count());
        self.with("has-left", &[("all", &self.text.joined(&levels)), ("walls", &walls)])
    }

    /// Returns what a level of a track is called in this table's edition: "Library". Level 0 is no
    /// improvement.
    pub fn level_name(&self, track: Track, level: Level) -> String {
        let (key, number) = (track.key(), level.number());
        match (self.state.knights_rules().edition, track, number) {
            (.., 0) => self.text.get("level-none"),
            (Edition::Sixth, Track::Science, 1) | (Edition::Sixth, Track::Politics, 2 | 4) => {
                self.text.get(&format!("level-2025-{key}-{number}"))
            }
            _ => self.text.get(&format!("level-{key}-{number}")),
        }
    }

    /// Tells what a level brings, on one line: with which red dice it draws, and what else comes
    /// with it (KNIGHTS 7, 8).
    pub fn level_brings(&self, track: Track, level: Level) -> String {
        let number = level.number();
        let red = [("level", number.into()), ("red", number.saturating_add(1).into())];
        match level {
            level if level == Level::default() => self.text.get("level-brings-nothing"),
            Level::ABLE => self.text.with(&format!("level-brings-{}", track.key()), &red),
            Level::MOST => self.text.with("level-brings-most", &red),
            _ => self.text.with("level-brings-draws", &red),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MetropolisClaim {
    Open,
    /// Somebody has it, but may still lose it to one of these, who are at level 4.
    Held {
        by: Seat,
        /// Players who need one level more.
        threats: Vec<Seat>,
    },
    /// Somebody has it for good (KNIGHTS 7).
    ForGood(Seat),
}

impl GameWords<'_> {
    pub fn metropolis_claim(&self, track: Track) -> MetropolisClaim {
        let Some(by) = self.state.metropolis_holder(track) else { return MetropolisClaim::Open };
        if self.state.improvement(by, track) == Level::MOST {
            return MetropolisClaim::ForGood(by);
        }
        let is_near =
            |seat: &Seat| *seat != by && self.state.improvement(*seat, track) >= Level::METROPOLIS;
        MetropolisClaim::Held { by, threats: self.seats_from_active().filter(is_near).collect() }
    }

    /// The same in a sentence.
    pub fn metropolis_words(&self, track: Track) -> String {
        match self.metropolis_claim(track) {
            MetropolisClaim::Open => self.text.get("metropolis-open"),
            MetropolisClaim::ForGood(by) => self.about("metropolis-for-good", by),
            MetropolisClaim::Held { by, threats } if threats.is_empty() => {
                self.about("metropolis-held", by)
            }
            MetropolisClaim::Held { by, threats } => {
                let values: [(_, &dyn InWords); 3] =
                    [("who", &by), ("others", &threats), ("count", &threats.len())];
                self.with("metropolis-threatened", &values)
            }
        }
    }

    pub fn track_title(&self, track: Track) -> String {
        self.text.get(&format!("track-title-{}", track.key()))
    }

    /// Returns how far away the barbarians are: "3 more ships until they land".
    pub fn barbarians_away(&self) -> String {
        self.with("barbarians-away", &[("count", &self.spaces_to_go())])
    }

    /// The same in two words.
    pub fn barbarians_away_in_short(&self) -> String {
        self.with("barbarians-away-short", &[("count", &self.spaces_to_go())])
    }

    /// Returns how many ship faces it takes until the barbarians land.
    fn spaces_to_go(&self) -> u8 {
        BarbarianTrack::ISLAND.steps().saturating_sub(self.state.barbarians().steps())
    }

    /// Returns the players that an attack with this outcome concerns, in the order of play.
    pub fn concerned(attack: &Attack) -> Vec<Seat> {
        match attack.outcome {
            Outcome::Repelled => attack.defender.into_iter().chain(attack.draws.clone()).collect(),
            Outcome::Lost => attack.pillaged.iter().map(|pillage| pillage.player).collect(),
        }
    }

    /// Returns who would gain or lose something if the barbarians landed now.
    pub fn attack_ahead(&self, attack: &Attack) -> String {
        let seats = Self::concerned(attack);
        let key = match attack.outcome {
            _ if seats.is_empty() => return self.text.get("barbarians-would-nothing"),
            Outcome::Lost => "barbarians-would-lose",
            Outcome::Repelled if attack.defender.is_some() => "barbarians-would-defend",
            Outcome::Repelled => "barbarians-would-draw",
        };
        self.people_do(key, &seats)
    }

    /// Tells what the turn's gate brought: "Science gate, red 3: Anna draws a progress card (level
    /// 2 or higher)".
    pub fn gate_news(&self, reason: &GateReason) -> String {
        let draws = reason.players.iter().filter(|(.., draw)| *draw == GateDraw::Draws);
        let seats: Vec<Seat> = draws.map(|(seat, ..)| *seat).collect();
        let (gate, red) = (self.gate(reason.track), reason.red.pips());
        let key = if seats.is_empty() { "gate-nobody" } else { "gate-draws" };
        // A level must be at least 1, and not lower than the red die less 1.
        let least = red.saturating_sub(1).max(1);
        self.with(
            key,
            &[
                ("gate", &gate),
                ("red", &red),
                ("who", &seats),
                ("count", &seats.len()),
                ("level", &least),
            ],
        )
    }

    /// Returns what the event die did in this turn, once it has done it.
    pub fn event_die_news(&self, news: &TurnNews) -> Option<String> {
        self.state.knights()?;
        if let Some(reason) = &news.attack {
            return Some(self.attack_news(reason));
        }
        let face = self.state.face().filter(|_| !self.state.awaits_event_die())?;
        match &news.gate {
            Some(reason) => Some(self.gate_news(reason)),
            None if face == EventFace::Ship => Some(self.text.get("ship-sails")),
            None => None,
        }
    }

    /// Returns what an act brought by the event die: how an attack ended, and who drew a progress
    /// card without choosing its deck.
    pub(super) fn knights_news(&self, act: &Act, before: &State) -> Vec<String> {
        let mut parts = Vec::new();
        let is_attack = |change: &KnightsChange| matches!(change, KnightsChange::Attacked { .. });
        if act.knights.iter().any(is_attack)
            && let Some(reason) = before.attack_reason()
        {
            parts.push(self.attack_title(&reason));
            parts.extend(self.attack_result(&reason));
        }
        for track in Track::ALL {
            let drawn = act.knights.iter().filter_map(|change| match change {
                KnightsChange::Drew { player, track: of } if *of == track => Some(*player),
                KnightsChange::Drew { .. } | KnightsChange::Attacked { .. } => None,
            });
            let seats: Vec<Seat> = drawn.collect();
            if !seats.is_empty() {
                let values: [(_, &dyn InWords); 3] =
                    [("who", &seats), ("count", &seats.len()), ("track", &track)];
                parts.push(self.with("act-drew", &values));
            }
        }
        parts
    }

    pub fn attack_news(&self, reason: &AttackReason) -> String {
        let parts = [self.attack_title(reason)].into_iter().chain(self.attack_result(reason));
        self.text.sentences(&parts.collect::<Vec<_>>())
    }

    /// Tells what an attack brought whom, if anybody: "Anna and Ben lose a city each".
    pub fn attack_result(&self, reason: &AttackReason) -> Option<String> {
        let seats = Self::concerned(&reason.attack);
        let key = match reason.attack.outcome {
            _ if seats.is_empty() => return None,
            Outcome::Lost => "attack-takes-cities",
            Outcome::Repelled if reason.attack.defender.is_some() => "attack-makes-defender",
            Outcome::Repelled => "attack-gives-cards",
        };
        Some(self.people_do(key, &seats))
    }

    /// Returns how an attack ended: "The attack is lost: 3 against 5".
    pub fn attack_title(&self, reason: &AttackReason) -> String {
        let (defence, barbarians) = (reason.defence(), reason.attack.barbarians);
        let key = format!("attack-{}", reason.attack.outcome.key());
        self.with(&key, &[("defence", &defence), ("barbarians", &barbarians)])
    }

    /// The barbarians on one line, to be read from far away.
    pub fn barbarians_line(&self, attack: &Attack) -> String {
        self.with(
            "stage-barbarians",
            &[
                ("away", &self.barbarians_away_in_short()),
                ("defence", &attack.together()),
                ("barbarians", &attack.barbarians),
                ("verdict", &self.attack_ahead(attack)),
            ],
        )
    }

    pub fn gate(&self, track: Track) -> String {
        self.text.get(&format!("gate-of-{}", track.key()))
    }

    /// A sentence about several players; of all at the table it need not name each.
    fn people_do(&self, key: &str, seats: &[Seat]) -> String {
        let is_all = seats.len() > 2 && seats.len() == self.state.seating().count();
        let all = if is_all { "yes" } else { "no" };
        self.with(key, &[("who", &self.names(seats)), ("count", &seats.len()), ("all", &all)])
    }
}
