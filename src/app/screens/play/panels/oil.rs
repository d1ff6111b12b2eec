//! Uses of oil in a turn: resources, an oil metropolis, which is touched on the island, and
//! sequestering (TRADERS 7.4, 7.6).

use egui::{Key, Sense, Ui, Vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{IslandMode, Panel, PanelHead};
use crate::app::screens::play::parts::controls::{self, kinds_named};
use crate::app::screens::play::parts::look_up;
use crate::app::screens::play::view::View;
use board::Spot;
use game::{CardKind, Deed, OIL_TRACK, OilDeed, OilTable, Seat, State};
use kit::widgets::{Icon, Touch, bold, hint, remark, section, tight_box};
use words::almanac::EntryId;
use words::game::RefusalWords;

/// Oil of whoever is on turn.
#[derive(Debug)]
pub struct OilPanel;

impl Panel for OilPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("oil").titled("oil-title").cancels().letter(Key::O)
    }

    fn owner(&self, view: &View<'_>) -> Option<Seat> {
        Some(view.builder())
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let player = view.builder();
        let table = view.state.oil()?.table();
        let held = table.oil.of(player);
        let has = view.with("oil-fixed-oil", &[("who", &player), ("count", &held)]);
        controls::who_says(ui, view, player, &has);
        hint(ui, &track(view, table));
        section(ui, &view.text.get("oil-convert"));
        let bank = view.bank();
        let convert = |resource| Deed::Oil(OilDeed::Convert { resource });
        let may = |kind: CardKind| {
            let deed = kind.resource().map(convert);
            bank.get(kind) > 1 && deed.is_some_and(|deed| view.state.against(deed).is_none())
        };
        let name = |it| view.about_with("oil-act-convert", player, "resource", it);
        let taken = kinds_named(ui, view, &CardKind::RESOURCES, name, may);
        if let Some(resource) = taken.and_then(CardKind::resource) {
            return Some(Command::Finish(convert(resource)));
        }
        // On a low screen what is touched comes before what is only read.
        if !view.is_low() {
            tight_box(ui, |ui| metropolis(ui, view));
        }
        let deed = Deed::Oil(OilDeed::Sequester);
        let against = view.state.against(deed.clone());
        let tone = if against.is_none() { view.palette.primary } else { view.palette.disabled };
        let lay = view.keyed_button("oil-sequester").icon(Icon::Sequestered).tone(tone);
        if lay.named(view.about("oil-act-sequester", player)).touched(ui, 52.0) {
            return Some(Command::Finish(deed));
        }
        if view.is_low() {
            tight_box(ui, |ui| metropolis(ui, view));
        } else if let Some(refusal) = against {
            hint(ui, &RefusalWords::of(view, &deed, &refusal).why);
        } else {
            hint(ui, &view.text.get("oil-sequester-hint"));
        }
        look_up::buttons(ui, view, [EntryId::OIL])
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        let spots = view.state.oil_metropolis_spots();
        let choices = spots.into_iter().map(Spot::Intersection).collect();
        IslandMode { choices, ..IslandMode::plain(view) }
    }

    fn touched(&mut self, _: &View<'_>, touch: Touch) -> Option<Command> {
        let Touch::Spot(spot) = touch else { return None };
        built(spot).map(Command::Finish)
    }

    fn moves_to_one(&self) -> bool {
        true
    }

    fn unmarked(&mut self, _: &View<'_>, spot: Spot) -> Option<Command> {
        // The rules say what is against it.
        built(spot).map(Command::Act)
    }
}

const fn built(spot: Spot) -> Option<Deed> {
    match spot {
        Spot::Intersection(at) => Some(Deed::Oil(OilDeed::BuildMetropolis { at })),
        Spot::Hex(_) | Spot::Path(_) => None,
    }
}

/// Says how far the track has come, and what that means.
fn track(view: &View<'_>, table: &OilTable) -> String {
    let (at, left) = (table.track, table.left());
    if left == 0 {
        return view.text.get("oil-track-full");
    }
    view.with("oil-track-at", &[("at", &at), ("most", &OIL_TRACK), ("left", &left)])
}

/// The price of an oil metropolis, and how many there are.
fn metropolis(ui: &mut Ui, view: &View<'_>) {
    ui.horizontal_wrapped(|ui| {
        let (sign, _) = ui.allocate_exact_size(Vec2::splat(26.0), Sense::hover());
        Icon::OilMetropolis.paint(ui.painter(), sign, view.palette.text);
        bold(ui, &view.text.get("check-oil-metropolis"), 18.0);
        remark(ui, &view.with_count("oil-metropolises-left", view.state.oil_metropolises_left()));
    });
    ui.horizontal_wrapped(|ui| {
        controls::chips(ui, view, State::oil_metropolis_price());
        remark(ui, &view.with_count("oil-count", 2_u8));
    });
    let is_none = view.state.oil_metropolis_spots().is_empty();
    hint(
        ui,
        &view.text.get(if is_none { "oil-metropolis-nowhere" } else { "oil-metropolis-where" }),
    );
}
