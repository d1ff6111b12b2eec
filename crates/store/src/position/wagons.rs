//! Wagons in a position: trade hexes, barred paths, bandits, stacks, and each player's wagon
//! (FORMATS 1, TRADERS 11).

use super::ImportProblem;
use super::fields::{Problems, ReadPurpose};
use super::line::{PlayerLine, PositionLine};
use super::on_island::field_of;
use super::parts::{StacksLine, WagonLine};
use board::{Intersection, Island, Path, Site};
use game::{
    BANDITS, CargoStacks, Edition, JourneyGrain, PerSeat, Seat, State, Wagon, WagonRules,
    WagonsTable, takes_bandit,
};

/// Bars paths of `island`.
pub(super) fn barring(line: &PositionLine, island: Island, problems: &mut Problems) -> Island {
    let mut barred: Vec<Path> = Vec::new();
    for (nth, path) in line.barred.iter().flatten().enumerate() {
        let is_beside = island.trade_hexes().iter().any(|hex| path.touches(*hex));
        if path.is_inner() || !is_beside || barred.contains(path) {
            let problem = ImportProblem::BarredElsewhere(*path);
            problems.add(|| format!("barred[{nth}]"), problem);
        } else {
            barred.push(*path);
        }
    }
    // All that it could refuse was looked at above.
    island.clone().barring(barred).unwrap_or(island)
}

/// Returns the readings of a position: by its edition, unless a setting says otherwise.
pub(super) fn rules(line: &PositionLine) -> WagonRules {
    let mut rules = match line.edition.unwrap_or_default() {
        Edition::Fifth => WagonRules::default(),
        Edition::Sixth => WagonRules { journey_grain: JourneyGrain::Once },
    };
    if let Some(told) = &line.settings {
        rules.journey_grain = told.journey_grain.unwrap_or(rules.journey_grain);
    }
    rules
}

/// All of wagons in a position; for a game, what isn't said of the stacks is what nobody has.
pub(super) fn table(
    line: &PositionLine,
    players: &PerSeat<PlayerLine>,
    island: &Island,
    problems: &mut Problems,
) -> WagonsTable {
    let mut table = WagonsTable::empty(players, &bandits(line, island, problems));
    table.wagons = players.map(|seat, player| wagon(seat, player, island, problems));
    let told = line.stacks.unwrap_or_default();
    let full = CargoStacks::full(players.count());
    table.stacks = CargoStacks {
        castle: told.castle.unwrap_or(full.castle),
        quarry: told.quarry.unwrap_or(full.quarry),
        glassworks: told.glassworks.unwrap_or(full.glassworks),
    };
    table
}

/// For a game, each on a path of its own and no more than there are.
fn bandits(line: &PositionLine, island: &Island, problems: &mut Problems) -> Vec<Path> {
    let mut bandits: Vec<Path> = Vec::new();
    for (nth, path) in line.bandits.iter().flatten().enumerate() {
        let may_lie =
            takes_bandit(island, *path) && !bandits.contains(path) && bandits.len() < BANDITS;
        if problems.purpose == ReadPurpose::Game && !may_lie {
            let problem = ImportProblem::BanditElsewhere(*path);
            problems.add(|| format!("bandits[{nth}]"), problem);
        } else {
            bandits.push(*path);
        }
    }
    bandits
}

fn wagon(seat: Seat, player: &PlayerLine, island: &Island, problems: &mut Problems) -> Wagon {
    let Some(WagonLine { at, level, load, delivered }) = player.wagon else {
        return Wagon::default();
    };
    let stands = |at: Intersection| island.has_stop(at) || island.is_coast_or_sea(at);
    let is_off = at.is_some_and(|at| !stands(at));
    if is_off && problems.purpose == ReadPurpose::Game {
        problems.add(|| field_of(seat, "wagon.at"), ImportProblem::WagonOffIsland(seat));
        return Wagon { at: None, level, load, delivered };
    }
    Wagon { at, level, load, delivered }
}

impl PositionLine {
    /// Adds the wagons of `state`.
    pub(super) fn add_wagons(&mut self, state: &State) {
        let Some(wagons) = state.wagons() else { return };
        let table = wagons.table();
        self.bandits = Some(table.bandits.clone());
        self.barred = Some(state.island().barred_paths().to_vec());
        let left = |site| Some(table.stacks.of(site));
        self.stacks = Some(StacksLine {
            castle: left(Site::Castle),
            quarry: left(Site::Quarry),
            glassworks: left(Site::Glassworks),
        });
        let settings = self.settings.get_or_insert_default();
        settings.journey_grain = Some(state.wagon_rules().journey_grain);
    }
}

impl PlayerLine {
    /// Adds the wagon of `seat`.
    pub(super) fn add_wagon(&mut self, state: &State, seat: Seat) {
        let wagon = state.wagon(seat);
        self.wagon = wagon.map(|wagon| WagonLine {
            at: wagon.at,
            level: wagon.level,
            load: wagon.load,
            delivered: wagon.delivered,
        });
    }
}
