//! What Cities & Knights adds for a player: levels, progress cards, and points; and how often
//! the barbarians have attacked (KNIGHTS 7, 8, 9).

use egui::Ui;

use super::counts::{count_row, refused};
use super::draft::{At, BoardAndRules, Draft};
use super::player_names::PlayerNames;
use crate::app::screens::decks::parts::{boxed, section};
use game::{KnightsTable, Level, PointCard, Seat, Track};
use kit::widgets::{Switch, switch_row};
use words::text::Text;

/// A number that a player has of it.
#[derive(Clone, Copy)]
enum Number {
    Level(Track),
    Progress(Track),
    Defender,
}

impl Number {
    const fn at(self, seat: Seat) -> At {
        match self {
            Self::Level(_) => At::Board,
            Self::Progress(_) => At::Progress(seat),
            Self::Defender => At::Defender(seat),
        }
    }

    /// What it is called for everybody who reads, and for screen readers.
    fn label(self, text: &Text) -> [String; 2] {
        let of = |track: Track| text.get(&format!("begin-track-{}", track.key()));
        match self {
            Self::Level(track) => {
                [of(track), text.with("begin-level", &[("track", of(track).into())])]
            }
            Self::Progress(track) => {
                [of(track), text.with("begin-progress-of", &[("track", of(track).into())])]
            }
            Self::Defender => [text.get("begin-defender"), text.get("begin-defender")],
        }
    }

    fn value(self, told: &KnightsTable, seat: Seat) -> u8 {
        match self {
            Self::Level(track) => told.improvements.of(seat).of(track).number(),
            Self::Progress(track) => told.progress.of(seat)[track],
            Self::Defender => told.defenders.of(seat),
        }
    }

    fn set(self, told: &mut KnightsTable, seat: Seat, value: u8) {
        match self {
            Self::Level(track) => {
                if let (Some(levels), Ok(level)) =
                    (told.improvements.get_mut(seat), Level::try_from(value))
                {
                    levels.set(track, level);
                }
            }
            Self::Progress(track) => {
                if let Some(held) = told.progress.get_mut(seat) {
                    held[track] = value;
                }
            }
            Self::Defender => {
                if let Some(points) = told.defenders.get_mut(seat) {
                    *points = value;
                }
            }
        }
    }
}

/// What `seat` has of it.
pub fn show(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    basis: BoardAndRules<'_>,
    player_names: &PlayerNames,
    seat: Seat,
) {
    let rows = |ui: &mut Ui, draft: &mut Draft, numbers: &[Number]| {
        boxed(ui, |ui| {
            for number in numbers {
                row(ui, text, draft, basis, (player_names, seat), *number);
            }
        });
    };
    section(ui, &text.get("begin-levels"));
    rows(ui, draft, &Track::ALL.map(Number::Level));
    section(ui, &text.get("begin-progress"));
    rows(ui, draft, &Track::ALL.map(Number::Progress));
    section(ui, &text.get("begin-knights-points"));
    rows(ui, draft, &[Number::Defender]);
    ui.add_space(8.0);
    for point in PointCard::ALL {
        point_card(ui, text, draft, basis, (player_names, seat), point);
    }
}

fn row(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    basis: BoardAndRules<'_>,
    (player_names, seat): (&PlayerNames, Seat),
    number: Number,
) {
    let Some(told) = &draft.start().knights else { return };
    let [label, what] = number.label(text);
    let who = player_names.called(seat);
    let values = [("what", what.as_str().into()), ("who", who.as_str().into())];
    let (less, more) = (text.with("begin-less", &values), text.with("begin-more", &values));
    let value = number.value(told, seat);
    if let Some(change) = count_row(ui, &label, &less, &more, value.into()) {
        let value = value.saturating_add_signed(change);
        draft.change(number.at(seat), basis, |start| {
            if let Some(told) = &mut start.knights {
                number.set(told, seat, value);
            }
        });
    }
    if !matches!(number, Number::Level(_)) {
        refused(ui, text, draft, number.at(seat), &|seat| player_names.called(seat));
    }
}

/// A progress card that is worth a point: whoever has shown it.
fn point_card(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    basis: BoardAndRules<'_>,
    (player_names, seat): (&PlayerNames, Seat),
    point: PointCard,
) {
    let Some(told) = &draft.start().knights else { return };
    let edition = basis.rules.knights.map(|knights| knights.edition).unwrap_or_default();
    let card = text.progress_card(point.card(), edition);
    let owner = told.shown[point];
    let line = match owner {
        Some(owner) => {
            text.with("begin-point-shown", &[("who", player_names.called(owner).into())])
        }
        None => text.get("begin-point-hidden"),
    };
    let state = Switch::when(owner == Some(seat));
    if let Some(switch) = switch_row(ui, &card, &line, state) {
        let owner = (switch == Switch::On).then_some(seat);
        draft.change(At::Progress(seat), basis, |start| {
            if let Some(told) = &mut start.knights {
                told.shown[point] = owner;
            }
        });
    }
}

/// How often the barbarians have attacked.
pub fn attacks(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    basis: BoardAndRules<'_>,
    player_names: &PlayerNames,
) {
    let Some(told) = &draft.start().knights else { return };
    let attacks = told.attacks;
    let names = (text.get("begin-attacks-less"), text.get("begin-attacks-more"));
    boxed(ui, |ui| {
        let label = text.get("begin-attacks");
        if let Some(change) = count_row(ui, &label, &names.0, &names.1, attacks) {
            draft.change(At::Attacks, basis, |start| {
                if let Some(told) = &mut start.knights {
                    told.attacks = attacks.saturating_add_signed(change.into());
                }
            });
        }
        refused(ui, text, draft, At::Attacks, &|seat| player_names.called(seat));
    });
}
