//! The files of the drawings, one for each motif.

use cards::Motif;

/// The drawing of `motif`, as a strict part of SVG.
pub const fn file(motif: Motif) -> &'static str {
    match motif {
        Motif::RobberAttacks => include_str!("../../../../../assets/art/robber_attacks.svg"),
        Motif::RobberFlees => include_str!("../../../../../assets/art/robber_flees.svg"),
        Motif::Epidemic => include_str!("../../../../../assets/art/epidemic.svg"),
        Motif::Earthquake => include_str!("../../../../../assets/art/earthquake.svg"),
        Motif::GoodNeighbors => include_str!("../../../../../assets/art/good_neighbors.svg"),
        Motif::NeighborlyAssistance => {
            include_str!("../../../../../assets/art/neighborly_assistance.svg")
        }
        Motif::Tournament => include_str!("../../../../../assets/art/tournament.svg"),
        Motif::TradeAdvantage => include_str!("../../../../../assets/art/trade_advantage.svg"),
        Motif::CalmSea => include_str!("../../../../../assets/art/calm_sea.svg"),
        Motif::Conflict => include_str!("../../../../../assets/art/conflict.svg"),
        Motif::PlentifulYear => include_str!("../../../../../assets/art/plentiful_year.svg"),
        Motif::NewYear => include_str!("../../../../../assets/art/new_year.svg"),
        Motif::LeapYear => include_str!("../../../../../assets/art/leap_year.svg"),
        Motif::WeatherSpring => include_str!("../../../../../assets/art/weather_spring.svg"),
        Motif::WeatherSummer => include_str!("../../../../../assets/art/weather_summer.svg"),
        Motif::WeatherAutumn => include_str!("../../../../../assets/art/weather_autumn.svg"),
        Motif::WeatherWinter => include_str!("../../../../../assets/art/weather_winter.svg"),
        Motif::Quiet => include_str!("../../../../../assets/art/quiet.svg"),
        Motif::Sheep => include_str!("../../../../../assets/art/sheep.svg"),
        Motif::Harvest => include_str!("../../../../../assets/art/harvest.svg"),
        Motif::Mill => include_str!("../../../../../assets/art/mill.svg"),
        Motif::Market => include_str!("../../../../../assets/art/market.svg"),
        Motif::Peddler => include_str!("../../../../../assets/art/peddler.svg"),
        Motif::Mice => include_str!("../../../../../assets/art/mice.svg"),
        Motif::Honey => include_str!("../../../../../assets/art/honey.svg"),
        Motif::Drought => include_str!("../../../../../assets/art/drought.svg"),
        Motif::Rain => include_str!("../../../../../assets/art/rain.svg"),
        Motif::Frost => include_str!("../../../../../assets/art/frost.svg"),
        Motif::Forest => include_str!("../../../../../assets/art/forest.svg"),
        Motif::Storm => include_str!("../../../../../assets/art/storm.svg"),
        Motif::Lightning => include_str!("../../../../../assets/art/lightning.svg"),
        Motif::Flood => include_str!("../../../../../assets/art/flood.svg"),
        Motif::Snow => include_str!("../../../../../assets/art/snow.svg"),
        Motif::Mountain => include_str!("../../../../../assets/art/mountain.svg"),
        Motif::Clay => include_str!("../../../../../assets/art/clay.svg"),
        Motif::Road => include_str!("../../../../../assets/art/road.svg"),
        Motif::RobberAsleep => include_str!("../../../../../assets/art/robber_asleep.svg"),
        Motif::Wolves => include_str!("../../../../../assets/art/wolves.svg"),
        Motif::Fleet => include_str!("../../../../../assets/art/fleet.svg"),
        Motif::Harbor => include_str!("../../../../../assets/art/harbor.svg"),
        Motif::Pirates => include_str!("../../../../../assets/art/pirates.svg"),
        Motif::Castle => include_str!("../../../../../assets/art/castle.svg"),
        Motif::Crown => include_str!("../../../../../assets/art/crown.svg"),
        Motif::Knights => include_str!("../../../../../assets/art/knights.svg"),
        Motif::Fish => include_str!("../../../../../assets/art/fish.svg"),
    }
}
