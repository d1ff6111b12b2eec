//! The pieces on the island, entered spot by spot.

use egui::{Ui, vec2};

use super::draft::{At, BoardAndRules, Draft};
use super::hold::Hold;
use super::player_names::{PlayerNames, is_low};
use super::sea;
use super::tool::Tool;
use super::words::bad_start;
use crate::app::screens::decks::parts::{GAP, hint, say};
use board::{Rotation, Spot};
use game::{Building, Condition, KnightLevel, Readiness, Seat, Track};
use kit::theme::Palette;
use kit::widgets::{
    IslandView, Landmarks, Picked, SizedButton, Switch, Touch, segments, switch_row, warning_box,
};
use words::text::Text;

/// The tools, with the number of pieces `seat` has left.
pub fn show(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    basis: BoardAndRules<'_>,
    player_names: &PlayerNames,
    seat: Seat,
    hold: &mut Hold,
) {
    let tools = Tool::all(basis);
    let is_shorter = tools.len().div_ceil(4) < tools.len().div_ceil(3);
    let columns = if is_shorter && ui.available_width() >= 540.0 { 4 } else { 3 };
    let wide = (ui.available_width() - (columns - 1) as f32 * GAP) / columns as f32;
    let high = if is_low(ui) { 48.0 } else { 56.0 };
    for row in tools.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for each in row {
                let label = text.get(&format!("begin-tool-{}", each.key()));
                let count = each.left(draft, seat, hold.knight.level);
                let (shown, name) = match count {
                    Some(count) => {
                        let values = [("tool", label.as_str().into()), ("count", count.into())];
                        let left = text.with("begin-left", &[("count", count.into())]);
                        let short = text.get(&format!("begin-short-{}", each.key()));
                        (format!("{short}\n{left}"), text.with("begin-tool-left", &values))
                    }
                    None => (label.clone(), label),
                };
                let picked = if hold.tool == *each { Picked::This } else { Picked::Not };
                let button = SizedButton::new(&shown).named(&name).icon(each.icon()).text(15.0);
                if button.picked(picked).show(ui, vec2(wide, high)).clicked() {
                    hold.tool = *each;
                }
            }
        });
    }
    if let Some(why) = draft.refused(At::Board) {
        warning_box(ui, |ui| say(ui, &bad_start(text, why, &|seat| player_names.called(seat))));
    }
    match hold.tool {
        Tool::Robber => robber(ui, text, draft, basis),
        Tool::City if basis.rules.knights.is_some() => {
            let words = [text.get("begin-laid"), text.get("begin-laid-line")];
            hold.laid = switch_row(ui, &words[0], &words[1], hold.laid).unwrap_or(hold.laid);
        }
        Tool::Ship => sea::ship(ui, text, hold),
        Tool::Pirate => sea::pirate(ui, text, draft, basis),
        Tool::Isles => sea::isles(ui, text, draft, basis, (player_names, seat), hold),
        Tool::Knight => knight(ui, text, hold),
        Tool::Metropolis => {
            let tracks =
                Track::ALL.map(|track| (track, text.get(&format!("begin-track-{}", track.key()))));
            hold.track = segments(ui, &tracks, hold.track).unwrap_or(hold.track);
        }
        _ => {}
    }
    hint(ui, &text.get(&format!("begin-hint-{}", hold.tool.key())));
}

/// Which knight is placed.
fn knight(ui: &mut Ui, text: &Text, hold: &mut Hold) {
    let levels = KnightLevel::ALL.map(|level| {
        let key = match level {
            KnightLevel::Basic => "begin-knight-basic",
            KnightLevel::Strong => "begin-knight-strong",
            KnightLevel::Mighty => "begin-knight-mighty",
        };
        (level, text.get(key))
    });
    if let Some(level) = segments(ui, &levels, hold.knight.level) {
        hold.knight.level = level;
    }
    let states = [
        (Readiness::Active, text.get("begin-knight-active")),
        (Readiness::Inactive, text.get("begin-knight-inactive")),
    ];
    if let Some(readiness) = segments(ui, &states, hold.knight.readiness) {
        hold.knight.readiness = readiness;
    }
}

fn robber(ui: &mut Ui, text: &Text, draft: &mut Draft, basis: BoardAndRules<'_>) {
    match draft.start().robber {
        Some(hex) => {
            let hex = text.places(basis.island).hex(hex);
            say(ui, &text.with("begin-robber-here", &[("hex", hex.into())]));
            let label = text.get("begin-robber-board");
            if SizedButton::new(&label).show(ui, vec2(ui.available_width(), 48.0)).clicked() {
                draft.rob(None);
            }
        }
        None => say(ui, &text.get("begin-robber-beside")),
    }
}

/// What Cities & Knights puts on the island besides pieces, where it is played.
fn landmarks(draft: &Draft, basis: BoardAndRules<'_>) -> Landmarks {
    let start = basis.rules.knights.as_ref().and(draft.start().knights.as_ref());
    start.map(Landmarks::at_start).unwrap_or_default()
}

/// The island with the pieces; a touch does what the tool does.
pub fn picture(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    (basis, lies): (BoardAndRules<'_>, Rotation),
    (player_names, seat): (&PlayerNames, Seat),
    hold: Option<Hold>,
) {
    let choices = hold.map(|hold| hold.tool.choices(draft, basis)).unwrap_or_default();
    let shown = draft.shown(basis);
    let seen = sea::Seen::of(draft, basis, seat, hold);
    let view = IslandView {
        island: basis.island,
        turned: lies.sixths(),
        text,
        palette: Palette::of(ui),
        pieces: &shown,
        colors: &player_names.colors,
        landmarks: landmarks(draft, basis),
        sea: seen.scape(),
        robber: draft.start().robber,
        lit_hexes: &seen.lit,
        lit_road: &[],
        choices: &choices,
        unmarked: &[],
        own: Some(seat),
        selected: None,
    };
    // Another touch undoes a mistake, so the nearest spot is taken without asking.
    let spot = match view.show(ui, ui.available_size()) {
        Some(Touch::Spot(spot)) => Some(spot),
        Some(Touch::Ask(spots)) => spots.into_iter().find(|spot| choices.contains(spot)),
        None => None,
    };
    let (Some(spot), Some(hold)) = (spot, hold) else { return };
    // The findings beside the picture are already drawn.
    ui.ctx().request_repaint();
    match (hold.tool, spot) {
        (Tool::Settlement, _) => draft.build(spot, seat, Building::Settlement, basis),
        (Tool::City, _) if hold.laid == Switch::On && basis.rules.knights.is_some() => {
            draft.build(spot, seat, Building::LaidCity, basis);
        }
        (Tool::City, _) => draft.build(spot, seat, Building::City, basis),
        (Tool::Road, _) => draft.pave(spot, seat, Condition::Intact, basis),
        (Tool::Damaged, _) => draft.pave(spot, seat, Condition::Damaged, basis),
        (Tool::Ship, _) => draft.lay(spot, seat, sea::condition(hold), basis),
        (Tool::Wall, Spot::Intersection(place)) => draft.wall(place, basis),
        (Tool::Knight, Spot::Intersection(place)) => {
            draft.station(place, seat, hold.knight, basis);
        }
        (Tool::Metropolis, Spot::Intersection(place)) => draft.crown(place, hold.track),
        (Tool::Merchant, Spot::Hex(hex)) => draft.send_merchant(hex, seat),
        (Tool::Robber, Spot::Hex(hex)) => draft.rob(Some(hex)),
        (Tool::Pirate, Spot::Hex(hex)) => draft.send_pirate(Some(hex)),
        (Tool::Isles, Spot::Hex(hex)) => draft.mark(hex, seat, sea::mark(hold, basis), basis),
        (Tool::Erase, _) => draft.erase(spot),
        _ => {}
    }
}
