//! Messages: which sentence of `locales/` says a refusal, a task, a deed, or what doesn't add up,
//! and what stands in it. `#[derive(Said)]` makes it of an enum's names and fields; `words` puts
//! it into a language.

use std::io;
use std::path::PathBuf;

use super::{
    CardKind, Cards, Color, DevelopmentCard, Ground, KnightLevel, Piece, PointCard, ProgressCard,
    Roll, Seat, Track,
};
use board::{Hex, Intersection, Path, Resource, Spot};
use cards::{Award, DeckId, Die, EventFace};

/// What a message of [`Said`] is said with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageValue {
    /// A number.
    Count(u64),
    /// Words as they are, from a file or of another program.
    Words(String),
    /// A file, by its name alone.
    File(PathBuf),
    /// Why the system doesn't do something, and how it says so itself.
    Reason(io::ErrorKind, String),
    /// A player's name; nobody's.
    Player(Option<Seat>),
    Place(Spot),
    /// The word by which a sentence chooses between pieces: what is on a place.
    Piece(Spot),
    /// Cards of several kinds.
    Cards(Cards),
    Kind(CardKind),
    /// A development card's name.
    Development(DevelopmentCard),
    /// A progress card's name.
    Progress(ProgressCard),
    /// An award's name.
    Award(Award),
    /// A track of improvements.
    Track(Track),
    /// How strong a knight is.
    Level(KnightLevel),
    /// A color of pieces.
    Color(Color),
    /// A face of the event die.
    Face(EventFace),
    /// What lies under a hidden hex; nothing: sea.
    Ground(Option<Ground>),
    /// How many cards a hand has.
    HandSize(Seat),
    /// How many resources the bank gives for so much gold.
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
                | DevelopmentCard::Monopoly,
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

/// A message, and what is said with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The name of the sentence.
    pub key: &'static str,
    /// What stands in it, by name.
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

    /// Those of `all` that are said.
    pub fn names(all: &[Option<&'static str>]) -> Vec<&'static str> {
        all.iter().copied().flatten().collect()
    }
}

/// Something that a message says.
pub trait Said {
    fn message(&self) -> Message;

    /// All that there may be, with the names of their values.
    fn messages() -> Vec<(&'static str, Vec<&'static str>)>;
}

/// What the values of a type are called in messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueName {
    /// Always so.
    Own(&'static str),
    /// As the field is called.
    Field,
    /// A place: it is shown on the island, not said.
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
    /// What its values are called.
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
