//! What does not add up, in words: in a game in play, or in one being set up.

use super::places::Places;
use super::text::{Text, Value};
use board::Intersection;
use cards::Award;
use game::{
    DevelopmentCard, Discrepancy, KnightsDiscrepancy, PROGRESS_CARDS, Rules, SeaDiscrepancy, Seat,
    Track,
};

impl Text {
    /// What an award is called.
    pub fn award(&self, award: Award) -> String {
        self.get(match award {
            Award::LongestRoad => "award-longest-road",
            Award::LargestArmy => "award-largest-army",
            Award::Harbormaster => "award-harbormaster",
        })
    }

    /// What an award is called by `rules`: with Seafarers ships count for the longest road
    /// (SEA 4).
    pub fn award_by(&self, award: Award, rules: &Rules) -> String {
        match (award, rules.sea) {
            (Award::LongestRoad, Some(_)) => self.get("award-trade-route"),
            _ => self.award(award),
        }
    }

    /// What does not add up by `rules`, in a sentence that says both sides. `called` says
    /// what players are called.
    pub fn discrepancy(
        &self,
        found: Discrepancy,
        rules: &Rules,
        called: &dyn Fn(Seat) -> String,
        places: Places<'_>,
    ) -> String {
        let counts = |key: &str, counted: u16, supply: u16| {
            self.with(key, &[("counted", counted.into()), ("supply", supply.into())])
        };
        match found {
            Discrepancy::Cards { kind, counted, supply } => {
                let values: [(&str, Value<'_>); 3] = [
                    ("resource", self.kind(kind).into()),
                    ("counted", counted.into()),
                    ("supply", supply.into()),
                ];
                self.with("odd-cards", &values)
            }
            Discrepancy::AllCards { counted, supply } => counts("odd-all-cards", counted, supply),
            Discrepancy::DevelopmentCards { kind, counted, supply } => {
                let key = match kind {
                    Some(DevelopmentCard::Knight) => "odd-knights",
                    Some(DevelopmentCard::VictoryPoint) => "odd-victory-points",
                    None
                    | Some(
                        DevelopmentCard::RoadBuilding
                        | DevelopmentCard::YearOfPlenty
                        | DevelopmentCard::Monopoly,
                    ) => "odd-development",
                };
                counts(key, counted, supply)
            }
            Discrepancy::Holder { award, told, by_rules } => {
                let nobody = || self.get("nobody");
                let name = |seat: Option<Seat>| seat.map_or_else(nobody, called);
                let values: [(&str, Value<'_>); 3] = [
                    ("award", self.award_by(award, rules).into()),
                    ("told", name(told).into()),
                    ("rules", name(by_rules).into()),
                ];
                self.with("odd-award", &values)
            }
            Discrepancy::TooClose { at, neighbor } => {
                let values = [
                    ("one", places.intersection(at).into()),
                    ("other", places.intersection(neighbor).into()),
                ];
                self.with("odd-too-close", &values)
            }
            Discrepancy::LooseRoad { player, at } => {
                let values = [("who", called(player).into()), ("place", places.path(at).into())];
                self.with("odd-loose-road", &values)
            }
            Discrepancy::Knights(found) => self.knights_discrepancy(found, called, places),
            Discrepancy::Sea(found) => self.sea_discrepancy(found, called, places),
        }
    }

    fn sea_discrepancy(
        &self,
        found: SeaDiscrepancy,
        called: &dyn Fn(Seat) -> String,
        places: Places<'_>,
    ) -> String {
        let place = ("place", Value::from(places.spot(found.place())));
        let of = |key: &str, player: Seat| {
            self.with(key, &[("who", called(player).into()), place.clone()])
        };
        match found {
            SeaDiscrepancy::LooseShip { player, .. } => of("odd-sea-ship", player),
            SeaDiscrepancy::ChitAtHome { player, .. } => of("odd-sea-chit-home", player),
            SeaDiscrepancy::TwoChits { player, .. } => of("odd-sea-two-chits", player),
            SeaDiscrepancy::NoChit { player, .. } => of("odd-sea-no-chit", player),
            SeaDiscrepancy::NoPirate { .. } => self.with("odd-sea-no-pirate", &[place]),
            SeaDiscrepancy::PirateTooEarly { .. } => self.with("odd-sea-pirate-early", &[place]),
        }
    }

    fn knights_discrepancy(
        &self,
        found: KnightsDiscrepancy,
        called: &dyn Fn(Seat) -> String,
        places: Places<'_>,
    ) -> String {
        let track = |track: Track| self.get(&format!("track-{}", track.key()));
        let of_track = |key: &str, player: Seat, of: Track| {
            self.with(key, &[("who", called(player).into()), ("track", track(of).into())])
        };
        let of_place = |key: &str, player: Seat, at: Intersection| {
            let place = places.intersection(at);
            self.with(key, &[("who", called(player).into()), ("place", place.into())])
        };
        match found {
            KnightsDiscrepancy::ProgressCards { track: of, counted } => {
                let values = [
                    ("track", track(of).into()),
                    ("counted", counted.into()),
                    ("supply", PROGRESS_CARDS.into()),
                ];
                self.with("odd-progress-cards", &values)
            }
            KnightsDiscrepancy::MetropolisWithoutCity { track: of, at } => {
                let place = places.intersection(at);
                let values = [("track", track(of).into()), ("place", place.into())];
                self.with("odd-metropolis-city", &values)
            }
            KnightsDiscrepancy::TwoMetropolises { at } => {
                self.with("odd-two-metropolises", &[("place", places.intersection(at).into())])
            }
            KnightsDiscrepancy::MetropolisWithoutLevel { track, player } => {
                of_track("odd-metropolis-level", player, track)
            }
            KnightsDiscrepancy::NoMetropolis { track, player } => {
                of_track("odd-no-metropolis", player, track)
            }
            KnightsDiscrepancy::WallWithoutCity { player, at } => of_place("odd-wall", player, at),
            KnightsDiscrepancy::KnightWithoutRoad { player, at } => {
                of_place("odd-knight", player, at)
            }
        }
    }
}
