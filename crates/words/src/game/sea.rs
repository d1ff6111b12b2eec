//! Seafarers in sentences.

use super::GameWords;
use crate::text::Value;
use game::{Cards, Ground, NotAtSea, Payout, SeaBreach, SeaChange, SeaDeed, SeaTask, Seat};

/// What a deed is called in a word.
pub(super) const fn noun(deed: &SeaDeed) -> &'static str {
    match deed {
        SeaDeed::FoundShip { .. } | SeaDeed::BuildShip { .. } | SeaDeed::MoveShip { .. } => {
            "sea-step-ship"
        }
        SeaDeed::MovePirate { .. } | SeaDeed::ChasePirate { .. } => "sea-step-pirate",
        SeaDeed::TakeGold { .. } => "sea-step-gold",
        SeaDeed::TurnUp { .. } => "sea-step-found",
    }
}

impl GameWords<'_> {
    /// What was done, without its place.
    pub(super) fn sea_deed(&self, deed: &SeaDeed, active: Seat) -> String {
        let who = |key: &str| self.about(key, active);
        match deed {
            SeaDeed::FoundShip { .. } => who("sea-act-found-ship"),
            SeaDeed::BuildShip { .. } => who("sea-act-build-ship"),
            SeaDeed::MoveShip { .. } => who("sea-act-move-ship"),
            SeaDeed::MovePirate { .. } => who("sea-act-move-pirate"),
            SeaDeed::ChasePirate { .. } => who("sea-act-chase-pirate"),
            SeaDeed::TakeGold { player, cards: Some(cards) } => {
                self.with_cards("sea-act-gold", *player, *cards)
            }
            SeaDeed::TakeGold { player, cards: None } => self.about("sea-act-gold-untold", *player),
            SeaDeed::TurnUp { player, is, .. } => {
                let what = self.turned_up(*is);
                self.about_with("sea-act-turn-up", *player, "what", what.into())
            }
        }
    }

    /// What lay under a hidden hex: "sea", "forest 6".
    fn turned_up(&self, is: Option<Ground>) -> String {
        match is {
            None => self.text.get("sea-hex-sea"),
            Some(Ground { terrain, token: None }) => self.text.terrain(terrain),
            Some(Ground { terrain, token: Some(token) }) => {
                let terrain = self.text.terrain(terrain);
                let values = [("terrain", terrain.into()), ("number", token.number().into())];
                self.text.with("sea-hex-land", &values)
            }
        }
    }

    /// What followed at sea.
    pub(super) fn sea_change(&self, change: SeaChange) -> String {
        match change {
            SeaChange::Earned { player, chit } => {
                let values: [(&str, Value<'_>); 3] = [
                    ("who", self.name(player).into()),
                    ("count", chit.points.into()),
                    ("island", self.island_letter(chit.island).into()),
                ];
                self.text.with("sea-act-earned", &values)
            }
        }
    }

    /// Which game of Seafarers begins, where one does.
    pub(super) fn sea_history_start(&self) -> Option<String> {
        self.state.sea()?;
        let key = match self.state.rules().knights {
            Some(_) => "sea-history-start-knights",
            None => "sea-history-start",
        };
        Some(self.text.get(key))
    }

    /// That it is a game of Seafarers, and what the table has set of it.
    pub(super) fn sea_history_game(&self) -> Option<String> {
        let rules = self.text.sea_rules(self.state.rules().sea?);
        Some(self.text.with("sea-history-game", &[("rules", rules.into())]))
    }

    /// What gold brings `seat` for a number: how many of choice, or once they were taken
    /// which.
    pub fn gold_note(&self, payout: &Payout, taken: Option<Cards>, seat: Seat) -> Option<String> {
        let due = payout.gold_due(seat);
        match taken {
            Some(cards) => {
                Some(self.text.with("sea-gold-taken", &[("cards", self.cards(cards).into())]))
            }
            None if due > 0 => Some(self.text.with("sea-gold-note", &[("count", due.into())])),
            None => None,
        }
    }

    /// Who gets what for gold by a payout, a sentence each.
    pub(super) fn gold_paid(&self, payout: &Payout) -> Vec<String> {
        let seats = self.state.players().seats();
        let notes = seats.filter_map(|seat| Some((seat, self.gold_note(payout, None, seat)?)));
        let said =
            notes.map(|(seat, note)| self.about_with("sea-takes-gold", seat, "note", note.into()));
        said.collect()
    }

    /// What a task asks.
    pub(super) fn sea_task(&self, task: &SeaTask) -> String {
        match task {
            SeaTask::Gold { player, count } => {
                let due = self.state.gold_due(*count);
                self.about_with("sea-task-gold", *player, "count", due.into())
            }
            SeaTask::TurnUp { player, at } => {
                let place = self.places().hex(*at);
                self.about_with("sea-task-turn-up", *player, "place", place.into())
            }
            SeaTask::FreeShip { player } => self.about("sea-task-free-ship", *player),
        }
    }

    /// Why something at sea is impossible.
    pub(super) fn not_at_sea(&self, why: NotAtSea, active: Seat) -> String {
        match why {
            NotAtSea::NotPlayed => self.text.get("sea-not-played"),
            NotAtSea::NoShip(_) => self.about("sea-no-ship", active),
            NotAtSea::NoSea(_) => self.text.get("sea-no-sea"),
            NotAtSea::NoSeaHex(_) => self.text.get("sea-no-sea-hex"),
            NotAtSea::NotHidden(_) => self.text.get("sea-not-hidden"),
            NotAtSea::PirateNotBeside(_) => self.text.get("sea-pirate-not-beside"),
        }
    }

    /// Which rule of Seafarers was broken.
    pub(super) fn sea_breach(&self, breach: SeaBreach) -> String {
        self.text.get(match breach {
            SeaBreach::FriendlyPirate(seat) => return self.about("breach-sea-friendly", seat),
            SeaBreach::WrongGold { given, due } => {
                let values: [(&str, Value<'_>); 2] = [("given", given.into()), ("due", due.into())];
                return self.text.with("breach-sea-gold", &values);
            }
            SeaBreach::ShipNotConnected(_) => "breach-sea-not-connected",
            SeaBreach::ShipThroughBuilding { .. } => "breach-sea-through",
            SeaBreach::ShipNotBesideSettlement(_) => "breach-sea-not-beside",
            SeaBreach::BesidePirate(_) => "breach-sea-pirate",
            SeaBreach::SecondMove => "breach-sea-second-move",
            SeaBreach::BuiltThisTurn(_) => "breach-sea-built",
            SeaBreach::ShipNotOpen(_) => "breach-sea-not-open",
            SeaBreach::RouteClosed(_) => "breach-sea-closed",
            SeaBreach::DamagedShip(_) => "breach-sea-damaged",
            SeaBreach::PirateStays(_) => "breach-sea-pirate-stays",
            SeaBreach::PirateOffFrame(_) => "breach-sea-pirate-frame",
            SeaBreach::RobberOnly => "breach-sea-robber-only",
            SeaBreach::BeginsElsewhere(_) => "breach-sea-begins",
            SeaBreach::KnightApart(_) => "breach-sea-knight",
            SeaBreach::RoadForRoad => "breach-sea-road-for-road",
            SeaBreach::MerchantOnGold(_) => "breach-sea-merchant",
        })
    }
}
