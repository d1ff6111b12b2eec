//! The two readers: for an answer all must be right, for a game what can be is taken.

use std::io;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::fields::{BadField, FieldByField, JsonFields, Problems, ReadPurpose, Readable};
use super::lay::{LaidPosition, lay};
use super::line::{
    Dice, HiddenKind, HiddenLeft, HoldersLine, MarkedLine, PiecesLeft, PlayerLine, PositionLine,
    SettingsLine, VillageLine,
};
use super::parts::{
    BarbariansLine, ByTrack, CardCounts, FishLine, FleetLine, FortressLine, HandLine, KnightLine,
    MerchantLine, OilLimitLine, OilLine, StacksLine, WagonLine, WonderLine,
};
use super::{BadPosition, ImportProblem, Imported, MAX_POSITION_BYTES, NamedPlayer};
use crate::atomic_file::{self, NotRead};
use crate::bin::BinOf;
use crate::documents::{Document, Documents};
use board::{Objects, read_json};
use game::{
    Color, Expansion, Expansions, Following, HandCount, HarbormasterRule, KnightsRules,
    MAX_PLAYERS, Name, PerSeat, Said, Seat,
};

/// Reads the position in `text`, to be judged as given: what it asks, and what it lays on the
/// table.
///
/// # Errors
/// Names the first field that can't be.
pub fn judge_position(text: &str) -> Result<(PositionLine, LaidPosition), BadField> {
    let mut line = match read_json::<PositionLine>(text.as_bytes()) {
        Ok(line) => line,
        Err(_) => without_strange_fields(text)?,
    };
    let expansions = line.expansions.iter().flatten().copied().collect();
    let mut problems = Problems::none(ReadPurpose::Answer, expansions);
    let laid = lay(&mut line, &mut problems);
    match problems.refused {
        Some(refused) => Err(refused),
        None => laid.map(|laid| (line, laid)).map_err(BadField::from),
    }
}

impl From<BadPosition> for BadField {
    fn from(error: BadPosition) -> Self {
        let said = error.to_string();
        let (field, why) = said.split_once(": ").unwrap_or(("line", &said));
        Self { field: field.to_owned(), why: why.to_owned() }
    }
}

/// Reads a line in which something can't be read, if that is a field that no answer looks at:
/// of an expansion that isn't in play, or of games alone.
fn without_strange_fields(text: &str) -> Result<PositionLine, BadField> {
    let (error, name) = first_error(text);
    let Ok(Value::Object(fields)) = serde_json::from_str(text) else { return Err(error) };
    let mut problems = Problems::none(ReadPurpose::Answer, expansions(&fields));
    // The names on the way to the mistake; an index belongs to the name before it.
    let way = error.field.split('.').filter_map(|name| name.split('[').next());
    let names: Vec<&str> = way.chain([name.as_str()]).filter(|name| !name.is_empty()).collect();
    let group = match *names.as_slice() {
        ["players", name, ..] => PlayerLine::group(name),
        [name, ..] => PositionLine::group(name),
        [] => None,
    };
    if group.is_none_or(|group| problems.reads(group)) {
        return Err(error);
    }
    let line = PositionLine::from_fields(&fields, "", &mut problems);
    problems.refused.map_or(Ok(line), Err)
}

/// The first mistake of a line that can't be read, and the name of a field that stands there
/// twice, if that is it.
fn first_error(text: &str) -> (BadField, String) {
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = serde_path_to_error::deserialize::<_, PositionLine>(Objects(&mut reader));
    let Err(error) = read else {
        let why = "something follows the position".to_owned();
        return (BadField { field: "line".to_owned(), why }, String::new());
    };
    let why = error.inner().to_string();
    let twice = why.strip_prefix("duplicate field `").and_then(|rest| rest.split('`').next());
    let twice = twice.unwrap_or_default().to_owned();
    let field = match error.path().to_string() {
        path if path == "." || path == "?" => "line".to_owned(),
        path => path,
    };
    (BadField { field, why }, twice)
}

fn expansions(fields: &JsonFields) -> Expansions {
    let mut unnamed = Problems::none(ReadPurpose::Game, Expansions::NONE);
    let named: Option<Vec<Expansion>> = unnamed.field(fields, "expansions", "");
    named.unwrap_or_default().into()
}

/// Reads the position in `text`, or a game as `tableside show --json` prints
/// it; of several lines the first.
///
/// # Errors
/// When it is no position at all.
pub fn read_position(text: &str) -> Result<Imported, BadPosition> {
    if text.len() > MAX_POSITION_BYTES {
        return Err(BadPosition::TooLarge);
    }
    let text = text.trim_start_matches('\u{feff}');
    let mut values = serde_json::Deserializer::from_slice(text.as_bytes()).into_iter::<Value>();
    let first = values.next().ok_or(BadPosition::Empty)??;
    let Value::Object(mut fields) = first else { return Err(BadPosition::NotAnObject) };
    // A shown game has its island in an object of its own.
    let island = match fields.remove("island") {
        Some(Value::Object(island)) => Some(island),
        _ => None,
    };
    let is_shown = island.is_some();
    fields.extend(island.into_iter().flatten());
    let count = list(&fields, "players", BadPosition::PlayerCount(0))?;
    list(&fields, "hexes", BadPosition::NoIsland)?;
    if count > MAX_PLAYERS {
        return Err(BadPosition::PlayerCount(count));
    }
    let mut problems = Problems::none(ReadPurpose::Game, expansions(&fields));
    if values.next().is_some() {
        problems.add(String::new, ImportProblem::MoreFollows);
    }
    let mut line = PositionLine::from_fields(&fields, "", &mut problems);
    if is_shown {
        // What it calls hidden points all have seen.
        for player in line.players.iter_mut().flatten() {
            player.revealed_points = player.revealed_points.or(player.hidden_points.take());
        }
    }
    imported(line, problems)
}

#[derive(Debug, Said, thiserror::Error)]
#[said("position", error)]
pub enum BadPositionFile {
    File {
        path: PathBuf,
        source: io::Error,
    },
    NotAFile(PathBuf),
    #[said(transparent)]
    Position {
        #[said(skip)]
        path: PathBuf,
        why: BadPosition,
    },
}

impl BadPositionFile {
    pub fn path(&self) -> &Path {
        match self {
            Self::File { path, .. } | Self::NotAFile(path) | Self::Position { path, .. } => path,
        }
    }
}

/// A position in the folder of those that were saved.
#[derive(Clone, Debug)]
pub struct PositionFile {
    pub path: PathBuf,
    pub people: PerSeat<NamedPlayer>,
}

/// The saved positions, the latest first, and after them the files that can't be used.
pub type PositionFolder = Documents<PositionFile>;

impl Document for PositionFile {
    type Bad = BadPositionFile;
    type Remembered = ();

    const BIN: BinOf = BinOf::Positions;

    fn read(path: &Path) -> Result<Self, BadPositionFile> {
        let people = read_position_file(path)?.people;
        Ok(Self { path: path.to_owned(), people })
    }

    fn path(&self) -> &Path {
        &self.path
    }

    fn bad_path(bad: &BadPositionFile) -> &Path {
        bad.path()
    }

    fn remembered(&self) {}

    /// Their names begin with the time of saving.
    fn sort(found: &mut Vec<Result<Self, BadPositionFile>>) {
        found.reverse();
        found.sort_by_key(Result::is_err);
    }
}

/// Reads the position in a file.
///
/// # Errors
/// When it can't be read or is none.
pub fn read_position_file(path: &Path) -> Result<Imported, BadPositionFile> {
    let bad = |why| BadPositionFile::Position { path: path.to_owned(), why };
    let bytes = atomic_file::read(path, MAX_POSITION_BYTES).map_err(|error| match error {
        NotRead::File(source) => BadPositionFile::File { path: path.to_owned(), source },
        NotRead::NotAFile => BadPositionFile::NotAFile(path.to_owned()),
        NotRead::TooLarge => bad(BadPosition::TooLarge),
    })?;
    let text = String::from_utf8(bytes).map_err(|_| bad(BadPosition::NotText))?;
    read_position(&text).map_err(bad)
}

/// Returns how long a list is that everything depends on.
fn list(
    fields: &JsonFields,
    name: &'static str,
    missing: BadPosition,
) -> Result<usize, BadPosition> {
    match fields.get(name) {
        None | Some(Value::Null) => Err(missing),
        Some(Value::Array(items)) => Ok(items.len()),
        Some(_) => Err(BadPosition::NotAList(name)),
    }
}

fn imported(mut line: PositionLine, mut problems: Problems) -> Result<Imported, BadPosition> {
    let laid = lay(&mut line, &mut problems)?;
    let people = people(&laid.players, &mut problems);
    let unknown = laid.table.hands.values().any(|hand| *hand == HandCount::Unknown);
    if unknown {
        problems.add(String::new, ImportProblem::HandsUnknown);
    }
    let knights = laid.table.knights.as_ref();
    let knights = knights.map(|_| KnightsRules::of(line.edition.unwrap_or_default()));
    Ok(Imported {
        island: laid.island,
        people,
        start: laid.table,
        harbormaster: match line.harbormaster {
            Some(true) => HarbormasterRule::InPlay,
            Some(false) | None => HarbormasterRule::Off,
        },
        knights,
        sea: laid.sea,
        fish: laid.fish,
        rivers: laid.rivers,
        wagons: laid.wagons,
        oil: laid.oil,
        following: if unknown { Following::Off } else { Following::default() },
        problems: problems.listed,
        more: problems.more,
    })
}

fn people(seats: &PerSeat<PlayerLine>, problems: &mut Problems) -> PerSeat<NamedPlayer> {
    let mut names: Vec<Name> = Vec::new();
    let mut colors: Vec<Color> = Vec::new();
    let told = seats.map(|seat, player| {
        let color = player.color.filter(|color| !colors.contains(color));
        if color != player.color {
            problems.add(String::new, ImportProblem::ColorTaken(seat));
        }
        colors.extend(color);
        let name = player.name.clone().and_then(|name| name_of(seat, name, &names, problems));
        names.extend(name.clone());
        (name, color)
    });
    told.map(|_, (name, color)| {
        let free = || Color::ALL.into_iter().find(|color| !colors.contains(color));
        let color = color.or_else(free).unwrap_or(Color::White);
        colors.push(color);
        NamedPlayer { name: name.clone(), color }
    })
}

/// A name that nobody has so far.
fn name_of(seat: Seat, name: String, taken: &[Name], problems: &mut Problems) -> Option<Name> {
    let name = Name::try_from(name).map_err(|_| ImportProblem::BadName(seat));
    let free = name.and_then(|name| {
        if taken.contains(&name) { Err(ImportProblem::NameTaken(seat)) } else { Ok(name) }
    });
    free.map_err(|problem| problems.add(String::new, problem)).ok()
}

impl Readable for PlayerLine {
    /// A player of whom nothing can be read is still there.
    fn read(value: &Value, field: &str, problems: &mut Problems) -> Option<Self> {
        let fields = value.as_object();
        Some(fields.map_or_else(Self::default, |fields| {
            Self::from_fields(fields, &format!("{field}."), problems)
        }))
    }
}

/// Structs within a position that are read field by field.
macro_rules! parts {
    ($($part:ty)*) => {$(
        impl Readable for $part {
            fn read(value: &Value, field: &str, problems: &mut Problems) -> Option<Self> {
                let fields = value.as_object();
                if fields.is_none() {
                    problems.unreadable(field);
                }
                fields.map(|fields| Self::from_fields(fields, &format!("{field}."), problems))
            }
        }
    )*};
}

parts!(HoldersLine HiddenLeft PiecesLeft SettingsLine);

impl<T: Copy + Readable> Readable for ByTrack<T> {
    fn read(value: &Value, field: &str, problems: &mut Problems) -> Option<Self> {
        let Some(fields) = value.as_object() else {
            problems.unreadable(field);
            return None;
        };
        let is_track = |key: &str| game::Track::ALL.iter().any(|track| track.key() == key);
        for key in fields.keys().filter(|key| !is_track(key)) {
            problems.unreadable(format!("{field}.{key}"));
        }
        let at = format!("{field}.");
        Some(Self::of(|track| problems.field(fields, track.key(), &at)))
    }
}

/// Types that are read whole or not at all.
macro_rules! leaves {
    ($($leaf:ty)*) => {$(
        impl Readable for $leaf {
            fn read(value: &Value, field: &str, problems: &mut Problems) -> Option<Self> {
                problems.leaf(value, field)
            }
        }
    )*};
}

leaves! {
    bool u8 u16 u32 u64 String HandLine CardCounts<u8> KnightLine MerchantLine BarbariansLine HiddenKind
    FishLine WagonLine StacksLine OilLine OilLimitLine
    Dice MarkedLine VillageLine FleetLine FortressLine WonderLine
    board::FishingGround board::Harbor board::HarborKind board::Hex board::Intersection board::Path board::Token
    cards::Die cards::EventFace cards::EventId cards::RulingSet cards::Season
    game::BarbarianTrack game::Chit Color game::Deserts game::Edition Expansion
    game::Level game::PointCard game::BootTime game::FishShort game::FishTime game::FleetAttacks game::JourneyGrain game::ShortestWay game::WonderAt
    scenarios::ScenarioId super::HexLine
}
