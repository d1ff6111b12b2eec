//! What Seafarers adds to the page of the pieces: ships, the pirate, and what islands are to
//! the players (SEA 2, 5, 8).

use egui::{Ui, vec2};

use super::draft::{BoardAndRules, Draft};
use super::hold::Hold;
use super::isle_mark::IsleMark;
use super::player_names::PlayerNames;
use super::tool::Tool;
use crate::app::screens::decks::parts::{hint, say};
use board::{Hex, Isle};
use game::{Condition, Seat};
use kit::widgets::{IsleSign, Seascape, SizedButton, Switch, segments, switch_row};
use words::text::Text;

/// What of it is seen on the island.
#[derive(Debug, Default)]
pub struct Seen {
    pirate: Option<Hex>,
    isles: Vec<IsleSign>,
    /// Hexes of the islands that are to the player what is being said of islands.
    pub lit: Vec<Hex>,
}

impl Seen {
    /// What of `draft` is seen while `seat` is entered with `hold`.
    pub fn of(draft: &Draft, basis: BoardAndRules<'_>, seat: Seat, hold: Option<Hold>) -> Self {
        let Some(start) = basis.rules.sea.and(draft.start().sea.as_ref()) else {
            return Self::default();
        };
        let pirate = start.pirate;
        let Some(hold) = hold.filter(|hold| hold.tool == Tool::Isles) else {
            return Self { pirate, ..Self::default() };
        };
        let areas = Areas { draft, basis, seat };
        let is_lit = |area: &Isle| match mark(hold, basis) {
            IsleMark::Home => areas.is_home(area),
            IsleMark::Points(_) => areas.points(area).is_some(),
        };
        let all = basis.areas();
        let lit = all.iter().filter(|area| is_lit(area));
        let lit = lit.flat_map(|area| area.hexes.iter().copied()).collect();
        let sign = |area: Isle| IsleSign {
            points: areas.points(&area),
            letter: area.letter,
            hexes: area.hexes,
        };
        Self { pirate, lit, isles: all.into_iter().map(sign).collect() }
    }

    /// The same for the picture.
    pub fn scape(&self) -> Seascape<'_> {
        Seascape { pirate: self.pirate, isles: &self.isles, ..Seascape::default() }
    }
}

/// What areas are to a player.
struct Areas<'a> {
    draft: &'a Draft,
    basis: BoardAndRules<'a>,
    seat: Seat,
}

impl Areas<'_> {
    fn is_home(&self, area: &Isle) -> bool {
        let home = self.draft.start().sea.as_ref().and_then(|sea| sea.home.get(self.seat));
        home.is_some_and(|home| home.iter().any(|hex| area.hexes.contains(hex)))
    }

    fn points(&self, area: &Isle) -> Option<u8> {
        let chits = self.draft.start().sea.as_ref()?.chits.get(self.seat)?.iter();
        let here = chits.filter(|chit| area.hexes.contains(&chit.island)).map(|chit| chit.points);
        Some(here.fold(0, u8::saturating_add)).filter(|points| *points > 0)
    }

    /// What they are, island by island; nothing said of those that are neither.
    fn said(&self, text: &Text) -> Vec<String> {
        let said = |area: &Isle| {
            let island = [("island", area.letter.to_string().into())];
            let home = || text.with("begin-isle-home", &island);
            let points = self.points(area).map(|points| {
                let points = [("count", points.into())];
                text.with("begin-isle-points", &[&island[..], &points].concat())
            });
            [self.is_home(area).then(home), points]
        };
        self.basis.areas().iter().flat_map(said).flatten().collect()
    }
}

/// How a ship that is laid lies.
pub fn condition(hold: Hold) -> Condition {
    match hold.turned {
        Switch::On => Condition::Damaged,
        Switch::Off => Condition::Intact,
    }
}

/// What is said of islands.
pub fn mark(hold: Hold, basis: BoardAndRules<'_>) -> IsleMark {
    let usual = || basis.rules.sea.unwrap_or_default().foreign_island.max(1);
    hold.mark.unwrap_or_else(|| IsleMark::Points(usual()))
}

/// Whether ships that are laid are damaged.
pub fn ship(ui: &mut Ui, text: &Text, hold: &mut Hold) {
    let words = [text.get("begin-ship-turned"), text.get("begin-ship-turned-line")];
    hold.turned = switch_row(ui, &words[0], &words[1], hold.turned).unwrap_or(hold.turned);
}

/// Where the pirate is.
pub fn pirate(ui: &mut Ui, text: &Text, draft: &mut Draft, basis: BoardAndRules<'_>) {
    let Some(hex) = draft.start().sea.as_ref().and_then(|sea| sea.pirate) else {
        say(ui, &text.get("check-pirate-board"));
        return;
    };
    let place = text.places(basis.island).hex(hex);
    say(ui, &text.with("check-pirate", &[("place", place.into())]));
    let label = text.get("begin-pirate-board");
    if SizedButton::new(&label).show(ui, vec2(ui.available_width(), 48.0)).clicked() {
        draft.send_pirate(None);
    }
}

/// What a touch of an island says, and what has been said so far of `seat`.
pub fn isles(
    ui: &mut Ui,
    text: &Text,
    draft: &Draft,
    basis: BoardAndRules<'_>,
    (player_names, seat): (&PlayerNames, Seat),
    hold: &mut Hold,
) {
    let marks = IsleMark::ALL.map(|mark| {
        let label = match mark {
            IsleMark::Home => text.get("check-home"),
            IsleMark::Points(points) => text.with("begin-points", &[("points", points.into())]),
        };
        (mark, label)
    });
    hold.mark = segments(ui, &marks, mark(*hold, basis)).or(hold.mark);
    let who = player_names.called(seat);
    let said = Areas { draft, basis, seat }.said(text);
    let who = ("who", who.into());
    say(
        ui,
        &match said.as_slice() {
            [] => text.with("begin-isles-none", &[who]),
            said => text.with("begin-isles", &[who, ("all", text.joined(said).into())]),
        },
    );
    if draft.has_usual_home(seat) {
        hint(ui, &text.get("begin-isles-usual"));
    }
}
