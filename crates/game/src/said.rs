//! Messages: the sentence of `locales/` for a refusal, a task, a deed, or a discrepancy, and the
//! values in it. `#[derive(Said)]` makes it of an enum's names and fields; `words` puts it into a
//! language.

use std::fmt;
use std::io;
use std::path::PathBuf;

use super::{
    CardKind, Cards, Cargo, Color, DevelopmentCard, FishPurchase, Goods, Ground, KnightLevel,
    Piece, PointCard, ProgressCard, Roll, Seat, Track, Wonder,
};
use board::{HarborKind, Hex, Intersection, Path, Resource, Site, Spot};
use cards::{Award, DeckId, Die, EventFace};

/// A value in a message of [`Said`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageValue {
    /// A number.
    Count(u64),
    /// A number that may be below 0: points.
    Points(i16),
    /// Words as they are, from a file or of another program.
    Words(String),
    /// A file, by its name alone.
    File(PathBuf),
    /// Reason that the system doesn't do something, with the system's own words.
    Reason(io::ErrorKind, String),
    /// A player's name, or nobody's.
    Player(Option<Seat>),
    Place(Spot),
    /// The word by which a sentence chooses between pieces: the piece on a place.
    Piece(Spot),
    /// Cards of several kinds.
    Cards(Cards),
    /// Cards and gold.
    Goods(Goods),
    Kind(CardKind),
    /// A development card's name.
    Development(DevelopmentCard),
    /// A progress card's name.
    Progress(ProgressCard),
    /// An award's name.
    Award(Award),
    /// A track of improvements.
    Track(Track),
    /// Strength of a knight.
    Level(KnightLevel),
    /// A color of pieces.
    Color(Color),
    /// A face of the event die.
    Face(EventFace),
    /// Kind of a harbor.
    Harbor(HarborKind),
    /// Name of a wonder.
    Wonder(Wonder),
    /// Purchase for fish.
    FishPurchase(FishPurchase),
    /// Cargo of a wagon.
    Cargo(Cargo),
    /// Site of a trade hex.
    Site(Site),
    /// Terrain and token under a hidden hex; `None` for sea.
    Ground(Option<Ground>),
    /// Number of cards in a hand.
    HandSize(Seat),
    /// Number of resources that the bank gives for this much gold.
    GoldDue(u8),
    /// A word by which a sentence chooses, or a name in a file.
    Case(&'static str),
}

impl MessageValue {
    pub fn card(kind: CardKind) -> Self {
        Self::Cards(Cards::of(kind, 1))
    }

    /// Returns how many of a piece a player has.
    pub fn supply(piece: Piece) -> Self {
        Self::Count(piece.supply().into())
    }

    /// The word by which a sentence chooses between pieces.
    pub const fn kind_of_piece(piece: Piece) -> Self {
        Self::Case(piece.key())
    }

    /// The word by which a sentence chooses between development cards that lie open, and any.
    pub const fn kind_of_development(kind: Option<DevelopmentCard>) -> Self {
        Self::Case(match kind {
            Some(DevelopmentCard::Knight) => "knight",
            Some(DevelopmentCard::VictoryPoint) => "victory-point",
            None
            | Some(
                DevelopmentCard::RoadBuilding
                | DevelopmentCard::YearOfPlenty
                | DevelopmentCard::Monopoly
                | DevelopmentCard::SwiftJourney,
            ) => "any",
        })
    }

    pub const fn standing(at: Intersection) -> Self {
        Self::Piece(Spot::Intersection(at))
    }

    /// Returns what lies on a path.
    pub const fn lying(at: Path) -> Self {
        Self::Piece(Spot::Path(at))
    }
}

impl fmt::Display for MessageValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(count) => count.fmt(f),
            Self::Points(points) => points.fmt(f),
            Self::Words(words) | Self::Reason(_, words) => words.fmt(f),
            Self::File(path) => path.display().fmt(f),
            Self::Case(word) => word.fmt(f),
            other => write!(f, "{other:?}"),
        }
    }
}

/// A message, and the values in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The name of the sentence.
    pub key: &'static str,
    /// The values in it, by name.
    pub values: Vec<(&'static str, MessageValue)>,
}

impl Message {
    /// A message without values.
    pub const fn of(key: &'static str) -> Self {
        Self { key, values: Vec::new() }
    }

    /// The same with a value, where it has a name and is there.
    #[must_use]
    pub fn with(
        mut self,
        name: Option<&'static str>,
        value: impl FnOnce() -> Option<MessageValue>,
    ) -> Self {
        self.values.extend(name.and_then(|name| Some((name, value()?))));
        self
    }

    /// Another sentence, where `is_untold`.
    #[must_use]
    pub fn or_called(self, key: &'static str, is_untold: bool) -> Self {
        if is_untold { Self { key, ..self } } else { self }
    }

    /// Returns the names among `all` that are said.
    pub fn names(all: &[Option<&'static str>]) -> Vec<&'static str> {
        all.iter().copied().flatten().collect()
    }
}

/// Its name and values, for logs: `error-setup-same-name`, `import-many-ships (count 16)`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (nth, (name, value)) in self.values.iter().enumerate() {
            let open = if nth == 0 { " (" } else { ", " };
            write!(f, "{open}{name} {value}")?;
        }
        f.write_str(if self.values.is_empty() { "" } else { ")" })
    }
}

/// Something that a message says.
pub trait Said {
    fn message(&self) -> Message;

    /// All that there may be, with the names of their values.
    fn messages() -> Vec<(&'static str, Vec<&'static str>)>;
}

/// The name of a type's values in messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueName {
    /// Always this name.
    Own(&'static str),
    /// The name of the field.
    Field,
    /// No name: a place is shown on the island, not said.
    Shown,
}

impl ValueName {
    /// The name of a field that is called `field`.
    pub const fn or(self, field: &'static str) -> Option<&'static str> {
        match self {
            Self::Own(name) => Some(name),
            Self::Field => Some(field),
            Self::Shown => None,
        }
    }

    /// The name of a field without one.
    pub const fn alone(self) -> Option<&'static str> {
        match self {
            Self::Own(name) => Some(name),
            Self::Field | Self::Shown => None,
        }
    }
}

/// A type of fields that messages tell.
pub trait InMessage {
    /// The name of its values.
    const NAME: ValueName;

    /// Returns what is said.
    fn value(&self) -> MessageValue;
}

/// Types of fields: their names in messages and their values.
macro_rules! in_messages {
    (copied { $($of:ty, $name:expr, $value:expr;)* } borrowed { $($by:ty, $called:expr, $says:expr;)* }) => {
        $(impl InMessage for $of {
            const NAME: ValueName = $name;

            fn value(&self) -> MessageValue {
                $value(*self)
            }
        })*
        $(impl InMessage for $by {
            const NAME: ValueName = $called;

            fn value(&self) -> MessageValue {
                $says(self)
            }
        })*
    };
}

in_messages! { copied {
    i16, ValueName::Field, MessageValue::Points;
    u8, ValueName::Field, |count| MessageValue::Count(u64::from(count));
    u16, ValueName::Field, |count| MessageValue::Count(u64::from(count));
    u32, ValueName::Field, |count| MessageValue::Count(u64::from(count));
    u64, ValueName::Field, MessageValue::Count;
    usize, ValueName::Field, |count| MessageValue::Count(u64::try_from(count).unwrap_or(u64::MAX));
    &'static str, ValueName::Field, |words: &str| MessageValue::Words(words.to_owned());
    Die, ValueName::Field, |die: Die| MessageValue::Count(die.pips().into());
    Roll, ValueName::Own("number"), |roll: Roll| MessageValue::Count(roll.number().into());
    Seat, ValueName::Own("who"), |seat| MessageValue::Player(Some(seat));
    Option<Seat>, ValueName::Field, MessageValue::Player;
    Cards, ValueName::Own("cards"), MessageValue::Cards;
    Goods, ValueName::Own("goods"), MessageValue::Goods;
    CardKind, ValueName::Own("resource"), MessageValue::Kind;
    Resource, ValueName::Own("resource"), |kind: Resource| MessageValue::Kind(kind.into());
    DevelopmentCard, ValueName::Own("card"), MessageValue::Development;
    ProgressCard, ValueName::Own("card"), MessageValue::Progress;
    PointCard, ValueName::Own("card"), |point: PointCard| MessageValue::Progress(point.card());
    Award, ValueName::Own("award"), MessageValue::Award;
    Track, ValueName::Own("track"), MessageValue::Track;
    KnightLevel, ValueName::Own("level"), MessageValue::Level;
    EventFace, ValueName::Own("face"), MessageValue::Face;
    Color, ValueName::Own("color"), MessageValue::Color;
    HarborKind, ValueName::Own("harbor"), MessageValue::Harbor;
    Wonder, ValueName::Own("wonder"), MessageValue::Wonder;
    FishPurchase, ValueName::Own("action"), MessageValue::FishPurchase;
    Cargo, ValueName::Own("cargo"), MessageValue::Cargo;
    Site, ValueName::Own("site"), MessageValue::Site;
    Hex, ValueName::Shown, |at| MessageValue::Place(Spot::Hex(at));
    Intersection, ValueName::Shown, |at| MessageValue::Place(Spot::Intersection(at));
    Path, ValueName::Shown, |at| MessageValue::Place(Spot::Path(at));
    Spot, ValueName::Shown, MessageValue::Place;

} borrowed {
    String, ValueName::Field, |words: &String| MessageValue::Words(words.clone());
    PathBuf, ValueName::Own("file"), |path: &PathBuf| MessageValue::File(path.clone());
    io::Error, ValueName::Own("reason"),
        |error: &io::Error| MessageValue::Reason(error.kind(), error.to_string());
    DeckId, ValueName::Own("id"), |id: &DeckId| MessageValue::Words(id.as_str().to_owned());
} }
