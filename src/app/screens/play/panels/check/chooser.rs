//! What may really be at a place: the second touch of a correction.

use crate::app::screens::play::panel::CheckStep;
use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::play::view::View;
use crate::app::theme::Tone;
use crate::app::widgets::{Icon, Picked, SizedButton, bold, grid, section};
use crate::board::{Harbor, HarborKind, Hex, Intersection, Path, Spot, Terrain, Token};
use crate::game::{Building, Color, Condition, Correction, Deed, Ground, Seat};

/// One thing that may be there.
struct PlaceChoice {
    label: String,
    is: Correction,
    icon: Option<Icon>,
    mark: Option<Color>,
    tone: Option<Tone>,
    picked: Picked,
}

impl PlaceChoice {
    fn new(label: String, is: Correction) -> Self {
        Self { label, is, icon: None, mark: None, tone: None, picked: Picked::NoChoice }
    }

    fn icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// With its owner's mark, unless it is clear whose all of these pieces are.
    fn owned_by(self, view: &View<'_>, (seat, icon): (Seat, Icon), step: CheckStep) -> Self {
        if step == CheckStep::Player(seat) {
            return self.icon(icon);
        }
        Self { mark: Some(view.color(seat)), ..self }
    }

    fn tone(self, tone: Tone) -> Self {
        Self { tone: Some(tone), ..self }
    }

    /// Marked as the current one.
    fn picked(self, is_so: bool) -> Self {
        Self { picked: if is_so { Picked::This } else { Picked::Not }, ..self }
    }
}

/// Offers what may be at `spot`; returns the command for what was touched.
pub fn show(ui: &mut Ui, view: &View<'_>, spot: Spot, step: CheckStep) -> Option<Command> {
    bold(ui, &view.places().spot(spot), 17.0);
    match spot {
        Spot::Intersection(at) => building(ui, view, at, step),
        Spot::Path(at) => path(ui, view, at, step),
        Spot::Hex(at) => hex(ui, view, at),
    }
}

/// The players: first the one being checked, then the others.
fn players(view: &View<'_>, step: CheckStep) -> (Vec<Seat>, Vec<Seat>) {
    let present = view.state.seating().present();
    match step {
        CheckStep::Player(first) => (vec![first], present.filter(|seat| *seat != first).collect()),
        CheckStep::Ground | CheckStep::Stores => (Vec::new(), present.collect()),
    }
}

fn building(ui: &mut Ui, view: &View<'_>, at: Intersection, step: CheckStep) -> Option<Command> {
    let now = view.state.pieces().building(at);
    let option = |seat: Seat, kind| {
        let (key, icon) = match kind {
            Building::Settlement => ("price-settlement", Icon::Settlement),
            Building::City | Building::LaidCity => ("price-city", Icon::City),
        };
        let label = owned(view, key, seat, step);
        let is = Correction::Building { at, is: Some((seat, kind)) };
        let piece = PlaceChoice::new(label, is).owned_by(view, (seat, icon), step);
        piece.picked(now == Some((seat, kind)))
    };
    let both = |seat: &Seat| [Building::Settlement, Building::City].map(|kind| option(*seat, kind));
    let (own, others) = players(view, step);
    let own: Vec<PlaceChoice> = own.iter().flat_map(both).collect();
    let others: Vec<PlaceChoice> = others.iter().flat_map(both).collect();
    let none =
        PlaceChoice::new(view.text.get("check-no-building"), Correction::Building { at, is: None });
    let none = none.icon(Icon::Cross).picked(now.is_none());
    pieces(ui, view, own, others, none)
}

fn path(ui: &mut Ui, view: &View<'_>, at: Path, step: CheckStep) -> Option<Command> {
    let now = view.state.pieces().road(at);
    let option = |seat: Seat, condition| {
        let (key, icon) = match condition {
            Condition::Intact => ("price-road", Icon::Road),
            Condition::Damaged => ("check-damaged-road", Icon::Warning),
        };
        let label = owned(view, key, seat, step);
        let is = Correction::Road { at, is: Some((seat, condition)) };
        let road = PlaceChoice::new(label, is).owned_by(view, (seat, icon), step);
        road.picked(now == Some((seat, condition)))
    };
    let both = |seat: &Seat| {
        [Condition::Intact, Condition::Damaged].map(|condition| option(*seat, condition))
    };
    let (own, others) = players(view, step);
    let own: Vec<PlaceChoice> = own.iter().flat_map(both).collect();
    let others: Vec<PlaceChoice> = others.iter().flat_map(both).collect();
    let none = PlaceChoice::new(view.text.get("check-no-road"), Correction::Road { at, is: None });
    let none = none.icon(Icon::Cross).picked(now.is_none());
    let is_about_ground = !matches!(step, CheckStep::Player(_));
    let coast = is_coast(view, at);
    let mut chosen = None;
    if coast && is_about_ground {
        chosen = harbor(ui, view, at);
    }
    chosen = chosen.or(pieces(ui, view, own, others, none));
    if coast && !is_about_ground {
        chosen = chosen.or(harbor(ui, view, at));
    }
    chosen
}

/// "Settlement" for the player being checked, with the name for the others.
fn owned(view: &View<'_>, key: &str, seat: Seat, step: CheckStep) -> String {
    let piece = view.text.get(key);
    if step == CheckStep::Player(seat) {
        return piece;
    }
    view.about_with("check-piece-of", seat, "piece", piece.into())
}

fn pieces(
    ui: &mut Ui,
    view: &View<'_>,
    own: Vec<PlaceChoice>,
    others: Vec<PlaceChoice>,
    none: PlaceChoice,
) -> Option<Command> {
    let has_own = !own.is_empty();
    let mut first = own;
    first.push(none);
    if has_own {
        let chosen = options(ui, view, &first, (150.0, 60.0));
        section(ui, &view.text.get("check-others"));
        return chosen.or(options(ui, view, &others, (150.0, 56.0)));
    }
    let all: Vec<PlaceChoice> = first.into_iter().chain(others).collect();
    options(ui, view, &all, (150.0, 56.0))
}

fn harbor(ui: &mut Ui, view: &View<'_>, at: Path) -> Option<Command> {
    let harbors = view.state.island().harbors();
    let now: Option<HarborKind> =
        harbors.iter().find(|harbor: &&Harbor| harbor.path == at).map(|harbor| harbor.gives);
    section(ui, &view.text.get("check-harbor-here"));
    let kinds = HarborKind::ALL.map(|kind| {
        let is = Correction::Harbor { at, gives: Some(kind) };
        let tone = match kind {
            HarborKind::Any => view.palette.card,
            HarborKind::Of(resource) => view.palette.card(resource),
        };
        PlaceChoice::new(view.text.harbor(kind), is).tone(tone).picked(now == Some(kind))
    });
    let none =
        PlaceChoice::new(view.text.get("check-none"), Correction::Harbor { at, gives: None });
    let mut all: Vec<PlaceChoice> = kinds.into_iter().collect();
    all.push(none.icon(Icon::Cross).picked(now.is_none()));
    options(ui, view, &all, (110.0, 52.0))
}

fn hex(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
    let tile = view.state.island().tile(at)?;
    let stands = view.state.robber() == Some(at);
    let robber = if stands {
        let off =
            PlaceChoice::new(view.text.get("check-robber-off"), Correction::Robber { at: None });
        off.icon(Icon::Robber)
    } else {
        let here = PlaceChoice::new(
            view.text.get("check-robber-here"),
            Correction::Robber { at: Some(at) },
        );
        here.icon(Icon::Robber)
    };
    let mut chosen = options(ui, view, &[robber], (200.0, 56.0));
    section(ui, &view.text.get("check-token-here"));
    let token = |token: Option<Token>| {
        let label = match token {
            Some(token) => token.number().to_string(),
            None => view.text.get("check-none"),
        };
        let is = Correction::Tile { at, is: Some(Ground { terrain: tile.terrain, token }) };
        PlaceChoice::new(label, is).picked(tile.token == token)
    };
    let mut tokens: Vec<PlaceChoice> = Token::ALL.map(|number| token(Some(number))).into();
    tokens.push(token(None));
    chosen = chosen.or(options(ui, view, &tokens, (64.0, 52.0)));
    section(ui, &view.text.get("check-terrain-here"));
    let terrain = |terrain: Terrain| {
        let token = tile.token.filter(|_| terrain.resource().is_some());
        let is = Correction::Tile { at, is: Some(Ground { terrain, token }) };
        let tone = view.palette.terrain(terrain);
        PlaceChoice::new(view.text.terrain_label(terrain), is)
            .tone(tone)
            .picked(tile.terrain == terrain)
    };
    let mut terrains: Vec<PlaceChoice> = Terrain::ALL.map(terrain).into();
    let sea = PlaceChoice::new(view.text.get("check-sea"), Correction::Tile { at, is: None });
    terrains.push(sea.picked(false));
    chosen.or(options(ui, view, &terrains, (110.0, 52.0)))
}

/// Buttons for what may be there; the one for what is there already does nothing.
fn options(
    ui: &mut Ui,
    view: &View<'_>,
    options: &[PlaceChoice],
    size: (f32, f32),
) -> Option<Command> {
    let mut chosen = None;
    let all: Vec<&PlaceChoice> = options.iter().collect();
    grid(ui, &all, size, |ui, option, size| {
        let name = view.correct(&option.is);
        let mut plate =
            SizedButton::new(&option.label).named(&name).picked(option.picked).text(17.0);
        if let Some(icon) = option.icon {
            plate = plate.icon(icon);
        }
        if let Some(color) = option.mark {
            plate = plate.of(color);
        }
        if let Some(tone) = option.tone {
            plate = plate.tone(tone);
        }
        if plate.show(ui, size).clicked() && option.picked != Picked::This {
            let correction = option.is.clone();
            chosen = Some(Command::Act(Deed::Correct { correction }));
        }
    });
    chosen
}

/// Whether a path is on the coast, where a harbor can be.
fn is_coast(view: &View<'_>, at: Path) -> bool {
    let land = at.hexes().into_iter().filter(|hex| view.state.island().is_land(*hex));
    land.count() == 1
}
