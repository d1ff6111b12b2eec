//! Fish in a position: marks of the island, tokens, and the boot (FORMATS 1, TRADERS 1).

use super::fields::{Problems, ReadPurpose};
use super::line::{PlayerLine, PositionLine};
use super::on_island::seat_of;
use super::parts::{FishLine, Ground, HexLine};
use super::{ImportProblem, Pointing, oil};
use board::{FishingGround, Hex, Island, Lake, MAX_GROUNDS, Markers, SecondToken};
use game::{
    BadFishMap, BootTime, Edition, Expansion, FishRules, FishShort, FishTable, FishTime, PerSeat,
    Seat, State, fish_in_box,
};

/// Lays lakes, second tokens, and grounds on `island`.
pub(super) fn marked(
    line: &PositionLine,
    cells: &[HexLine],
    island: Island,
    problems: &mut Problems,
) -> Island {
    let lake = |cell: &HexLine| {
        let numbers = cell.numbers.clone().filter(|_| cell.terrain == Ground::Lake)?;
        Some(Lake { at: cell.at, numbers })
    };
    let lakes = cells.iter().filter_map(lake).collect();
    let mut markers = Markers { lakes, springs: oil::springs(cells), ..Markers::NONE };
    for (nth, cell) in cells.iter().enumerate() {
        let Some(token) = cell.second else { continue };
        // Both are lost to the track.
        if line.plays(Expansion::Oil) && cell.destroyed {
            continue;
        }
        if island.tile(cell.at).is_some_and(|tile| tile.token.is_some()) {
            markers.second.push(SecondToken { at: cell.at, token });
        } else {
            let field = || format!("hexes[{nth}].second");
            problems.add(field, ImportProblem::SecondTokenAlone(cell.at));
        }
    }
    // Where nobody fishes, nobody looks at them.
    let grounds = line.grounds.iter().filter(|_| line.plays(Expansion::Fish));
    for (nth, ground) in grounds.flatten().enumerate() {
        match refused(&island, &markers, *ground, problems.purpose) {
            Some(problem) => problems.add(|| format!("grounds[{nth}].at"), problem),
            None => markers.grounds.push(*ground),
        }
    }
    // All that it could refuse was looked at above.
    island.clone().marked(markers).unwrap_or(island)
}

/// Returns why `ground` can't lie there: for an answer it may lie anywhere at sea.
fn refused(
    island: &Island,
    markers: &Markers,
    ground: FishingGround,
    purpose: ReadPurpose,
) -> Option<ImportProblem> {
    let at: Hex = ground.at;
    if island.is_land(at) {
        return Some(ImportProblem::GroundOnLand(at));
    }
    let is_second = markers.grounds.iter().any(|other| other.at == at);
    if is_second || markers.grounds.len() >= MAX_GROUNDS {
        return Some(ImportProblem::TwoGrounds(at));
    }
    if purpose == ReadPurpose::Answer {
        return None;
    }
    match BadFishMap::of_ground(island, &ground)? {
        BadFishMap::AtHarbor(at) => Some(ImportProblem::GroundAtHarbor(at)),
        BadFishMap::Number(at, number) => {
            Some(ImportProblem::GroundNumber { at, number: number.number() })
        }
        BadFishMap::NoShore(_) | BadFishMap::NotPlayed | BadFishMap::LakeAtCoast(_) => {
            Some(ImportProblem::GroundOffShore(at))
        }
    }
}

/// Returns the readings of a position: by its edition, unless a setting says otherwise.
pub(super) fn rules(line: &PositionLine) -> FishRules {
    let mut rules = match line.edition.unwrap_or_default() {
        Edition::Fifth => FishRules::default(),
        Edition::Sixth => FishRules {
            fish_short: FishShort::InOrder,
            fish_time: FishTime::AnyTime,
            boot_time: BootTime::AnyTime,
        },
    };
    if let Some(told) = &line.settings {
        rules.fish_short = told.fish_short.unwrap_or(rules.fish_short);
        rules.fish_time = told.fish_time.unwrap_or(rules.fish_time);
        rules.boot_time = told.boot_time.unwrap_or(rules.boot_time);
    }
    rules
}

/// All fish tokens of a position; for a game, what isn't said lies face down.
pub(super) fn table(
    line: &PositionLine,
    players: &PerSeat<PlayerLine>,
    problems: &mut Problems,
) -> FishTable {
    let told = line.fish.unwrap_or_default();
    let boot = told.boot.and_then(|seat| seat_of(players, seat, Pointing::Boot, problems));
    let mut table = FishTable {
        tokens: players.map(|_, player| player.fish.unwrap_or(0)),
        supply: u8::from(boot.is_none()),
        spent: told.spent.unwrap_or(0),
        boot,
    };
    table.supply = told.supply.unwrap_or_else(|| match problems.purpose {
        ReadPurpose::Answer => u8::MAX,
        ReadPurpose::Game => {
            let rest = u16::from(fish_in_box(players.count())).saturating_sub(table.total());
            table.supply.saturating_add(u8::try_from(rest).unwrap_or(u8::MAX))
        }
    });
    table
}

impl PositionLine {
    /// Adds the fish of `state`, with players by the numbers that `number` gives.
    pub(super) fn add_fish(&mut self, state: &State, number: impl Fn(Seat) -> usize) {
        let Some(fish) = state.fish() else { return };
        let table = fish.table();
        self.fish = Some(FishLine {
            supply: Some(table.supply),
            spent: Some(table.spent),
            boot: table.boot.and_then(|seat| u64::try_from(number(seat)).ok()),
        });
        self.grounds = Some(state.island().markers().grounds.clone());
        let rules = state.fish_rules();
        let settings = self.settings.get_or_insert_default();
        settings.fish_short = Some(rules.fish_short);
        settings.fish_time = Some(rules.fish_time);
        settings.boot_time = Some(rules.boot_time);
    }
}
