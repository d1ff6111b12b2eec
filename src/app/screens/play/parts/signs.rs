//! Signs of what modules put before players and on the table, and of cargo.

use game::Cargo;
use kit::widgets::Icon;
use words::game::belongings::{Amount, Belonging, Holding, Store};

/// The sign of a kind of cargo.
pub const fn of_cargo(cargo: Cargo) -> Icon {
    match cargo {
        Cargo::Glass => Icon::Glass,
        Cargo::Marble => Icon::Marble,
        Cargo::Sand => Icon::Sand,
        Cargo::Tools => Icon::Tools,
    }
}

/// The sign of a kind of thing that the modules put before players.
pub const fn of_belonging(what: Belonging) -> Icon {
    match what {
        Belonging::Gold => Icon::GoldCoin,
        Belonging::Wealthiest => Icon::Wealthiest,
        Belonging::Poor => Icon::Poor,
        Belonging::Fish => Icon::Fish,
        Belonging::Boot => Icon::Boot,
        Belonging::Train => Icon::Train,
        Belonging::Load | Belonging::Delivered => Icon::Wagon,
        Belonging::Oil => Icon::Oil,
        Belonging::Sequestered => Icon::Sequestered,
        Belonging::Champion => Icon::Champion,
    }
}

/// The sign of a thing before a player.
pub const fn of_holding(held: Holding) -> Icon {
    match held.amount {
        Amount::Cargo(cargo) => of_cargo(cargo),
        Amount::Count(_) | Amount::Points(_) | Amount::Needs(_) => of_belonging(held.what),
    }
}

/// The sign of a store.
pub const fn of_store(store: Store) -> Icon {
    match store {
        Store::Fish => Icon::Fish,
        Store::CastleStack => Icon::Castle,
        Store::QuarryStack => Icon::Quarry,
        Store::GlassworksStack => Icon::Glassworks,
        Store::Oil => Icon::Oil,
        Store::OilTrack => Icon::Flood,
        Store::Destroyed => Icon::Pollution,
    }
}
