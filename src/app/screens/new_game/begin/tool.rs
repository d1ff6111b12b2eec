//! Tools of an entry: which there are at a table, and the piece that each places.

use game::{Expansion, OwnScenario, Piece, Rules};
use kit::widgets::Icon;

board::keyed! {
    /// A tool, by its name in the keys of texts.
    pub enum Tool {
        Settlement = "settlement",
        City = "city",
        Road = "road",
        /// Roads on their side.
        Damaged = "damaged",
        Ship = "ship",
        Wall = "wall",
        Knight = "knight",
        Metropolis = "metropolis",
        Merchant = "merchant",
        Robber = "robber",
        Pirate = "pirate",
        /// An island's meaning to a player.
        Isles = "isles",
        /// A marked path of the Tribe.
        Item = "item",
        /// A village's cloth.
        Village = "village",
        /// The fleet of the Pirate Islands.
        Fleet = "fleet",
        /// Ships that are warships.
        Warship = "warship",
        Bridge = "bridge",
        /// A player's wagon, with its load.
        Wagon = "wagon",
        Bandit = "bandit",
        OilMetropolis = "oil-metropolis",
        /// Hexes whose tokens are on the track.
        Destroyed = "destroyed",
        /// Takes away what is there.
        Erase = "erase",
    }
}

impl Tool {
    /// Those of a table that plays by `rules`, in the scenario with rules of its own, if it is one.
    pub fn all(rules: &Rules, own: Option<OwnScenario>) -> Vec<Self> {
        let own = own.filter(|_| rules.sea.is_some());
        let played = rules.expansions();
        // Bandits stand in the robber's place (TRADERS 5.1).
        let has_robber = !played.has(Expansion::Wagons);
        let is_there = |tool: &Self| {
            let is_robber = *tool == Self::Robber;
            played.play(tool.row().0) && tool.is_in(own) && (has_robber || !is_robber)
        };
        Self::ALL.into_iter().filter(is_there).collect()
    }

    /// Returns whether there is such a thing in a scenario with rules of its own, or else without
    /// (SCENARIOS 1).
    const fn is_in(self, own: Option<OwnScenario>) -> bool {
        use OwnScenario::{Cloth, Pirates, Tribe, Wonders};
        match self {
            Self::Item => matches!(own, Some(Tribe)),
            Self::Village => matches!(own, Some(Cloth)),
            Self::Fleet | Self::Warship => matches!(own, Some(Pirates)),
            Self::Robber => !matches!(own, Some(Pirates)),
            Self::Pirate => !matches!(own, Some(Pirates | Wonders)),
            Self::Isles => matches!(own, None | Some(Wonders)),
            Self::Settlement
            | Self::City
            | Self::Road
            | Self::Damaged
            | Self::Ship
            | Self::Wall
            | Self::Knight
            | Self::Metropolis
            | Self::Merchant
            | Self::Bridge
            | Self::Wagon
            | Self::Bandit
            | Self::OilMetropolis
            | Self::Destroyed
            | Self::Erase => true,
        }
    }

    /// The expansion that brings it (none: any game has it), its sign, and the piece that it places
    /// where those left are counted alike.
    pub(super) const fn row(self) -> (Option<Expansion>, Icon, Option<Piece>) {
        const KNIGHTS: Option<Expansion> = Some(Expansion::Knights);
        const SEA: Option<Expansion> = Some(Expansion::Sea);
        const RIVERS: Option<Expansion> = Some(Expansion::Rivers);
        const WAGONS: Option<Expansion> = Some(Expansion::Wagons);
        const OIL: Option<Expansion> = Some(Expansion::Oil);
        match self {
            Self::Settlement => (None, Icon::Settlement, Some(Piece::Settlement)),
            Self::City => (None, Icon::City, Some(Piece::City)),
            Self::Road => (None, Icon::Road, Some(Piece::Road)),
            Self::Damaged => (None, Icon::Turn, Some(Piece::Road)),
            Self::Ship => (SEA, Icon::Ship, Some(Piece::Ship)),
            Self::Wall => (KNIGHTS, Icon::Wall, None),
            Self::Knight => (KNIGHTS, Icon::Knight, None),
            Self::Metropolis => (KNIGHTS, Icon::Metropolis, None),
            Self::Merchant => (KNIGHTS, Icon::Merchant, None),
            Self::Robber => (None, Icon::Robber, None),
            Self::Pirate => (SEA, Icon::Pirate, None),
            Self::Isles | Self::Item => (SEA, Icon::Chit, None),
            Self::Village => (SEA, Icon::Cloth, None),
            Self::Fleet => (SEA, Icon::Fleet, None),
            Self::Warship => (SEA, Icon::Warship, None),
            Self::Bridge => (RIVERS, Icon::BridgeSpan, Some(Piece::Bridge)),
            Self::Wagon => (WAGONS, Icon::Wagon, None),
            Self::Bandit => (WAGONS, Icon::Bandit, None),
            Self::OilMetropolis => (OIL, Icon::OilMetropolis, None),
            Self::Destroyed => (OIL, Icon::Pollution, None),
            Self::Erase => (None, Icon::Cross, None),
        }
    }

    pub const fn icon(self) -> Icon {
        self.row().1
    }
}
