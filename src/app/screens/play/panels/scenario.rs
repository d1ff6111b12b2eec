//! Pages of what only one scenario has: the wonders, to be claimed and built on, and the attack on a
//! fortress (SCENARIOS 4.7, 5.3, 5.4).

use egui::{Align, Key, Sense, Ui, Vec2, pos2, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{Panel, PanelHead};
use crate::app::screens::play::parts::number_entry::{has_dice, one_die};
use crate::app::screens::play::parts::{controls, look_up};
use crate::app::screens::play::view::View;
use cards::Die;
use game::{
    Deed, LAST_LEVEL, ScenarioDeed, SeaDeed, Seat, Throw, Wonder, WonderClaim, WonderTable,
};
use kit::theme::strong;
use kit::widgets::{
    FINGER, GAP, Icon, SizedButton, bold, hint, remark, spaced, words_box, write_in,
};
use words::almanac::EntryId;

/// The wonders of whoever is on turn, and everybody's.
#[derive(Debug)]
pub struct WondersPanel;

impl Panel for WondersPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("wonders").titled("sea-wonders-title").cancels().letter(Key::I)
    }

    fn owner(&self, view: &View<'_>) -> Option<Seat> {
        Some(view.builder())
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let position = view.state.position();
        let wonders = position.wonders()?;
        let players = view.state.players().count();
        let played = Wonder::ALL.into_iter().filter(|wonder| wonder.is_for(players));
        let own = wonders.of(view.builder());
        let mut touched = None;
        // One's own comes first: it is what is built on.
        let mut all: Vec<Wonder> = played.collect();
        all.sort_by_key(|wonder| own.map(|(own, _)| own) != Some(*wonder));
        for wonder in all {
            words_box(ui, (4.0, 20.0), |ui| {
                touched = touched.take().or(one(ui, view, wonders, wonder));
            });
        }
        let looked_up = look_up::buttons(ui, view, [EntryId::WONDER_CONDITIONS]);
        let Some(deed) = touched else { return looked_up };
        Some(Command::Finish(Deed::Sea(deed)))
    }
}

/// A wonder with its owner and levels; returns what is done with it, if that was touched.
fn one(ui: &mut Ui, view: &View<'_>, wonders: &WonderTable, wonder: Wonder) -> Option<SeaDeed> {
    let builder = view.builder();
    let claim = wonders.claimed[wonder];
    ui.horizontal(|ui| {
        let (sign, _) = ui.allocate_exact_size(Vec2::splat(26.0), Sense::hover());
        Icon::of_wonder(wonder).paint(ui.painter(), sign, view.palette.text);
        bold(ui, &view.text.named(&wonder), 18.0);
        if let Some(claim) = claim {
            levels(ui, view, claim.owner, claim.level);
        }
    });
    let price = wonder.price();
    if claim.is_none() {
        hint(ui, &view.text.get(condition(wonder)));
    }
    ui.horizontal_wrapped(|ui| controls::chips(ui, view, price));
    let mut deed = None;
    if let Some(claim) = claim.filter(|claim| claim.owner == builder)
        && claim.level < LAST_LEVEL
    {
        let level = claim.level + 1;
        let pays = view.may_give(builder, price);
        let label = view.with("sea-wonder-build", &[("level", &level)]);
        let name = view.with("sea-wonder-level", &[("level", &level), ("wonder", &wonder)]);
        if plate(ui, view, label, name, pays) {
            deed = Some(SeaDeed::Scenario(ScenarioDeed::BuildLevel));
        }
    } else if claim.is_none() && wonders.of(builder).is_none() {
        let meets = view.state.against(Deed::from(ScenarioDeed::ClaimWonder { wonder })).is_none();
        let is_free = view.state.sea_rules().wonder_claim == WonderClaim::Free;
        let may = meets && (is_free || view.may_give(builder, price));
        let name = view.with("sea-wonder-claim", &[("wonder", &wonder)]);
        if plate(ui, view, view.text.get("sea-wonder-claim-short"), name, may) {
            deed = Some(SeaDeed::Scenario(ScenarioDeed::ClaimWonder { wonder }));
        }
    }
    deed
}

fn plate(ui: &mut Ui, view: &View<'_>, label: String, name: String, may: bool) -> bool {
    let tone = if may { view.palette.primary } else { view.palette.disabled };
    let size = vec2(ui.available_width(), FINGER);
    SizedButton::new(label).named(name).tone(tone).show(ui, size).clicked()
}

/// The owner's mark and a block for each of the four levels.
fn levels(ui: &mut Ui, view: &View<'_>, owner: Seat, level: u8) {
    let words = view.with("sea-wonder-of", &[("who", &owner), ("level", &level)]);
    let size = vec2(28.0 + 4.0 * 18.0, 26.0);
    let rect = kit::widgets::labeled(ui, size, &words);
    view.paint_mark(ui.painter(), pos2(rect.left() + 12.0, rect.center().y), 10.0, owner);
    for nth in 0..LAST_LEVEL {
        let at = pos2(rect.left() + 36.0 + 18.0 * f32::from(nth), rect.center().y);
        let block = egui::Rect::from_center_size(at, Vec2::splat(13.0));
        if nth < level {
            ui.painter().rect_filled(block, 3.0, view.palette.award);
        }
        let line = egui::Stroke::new(1.5, view.palette.faint);
        ui.painter().rect_stroke(block, 3.0, line, egui::StrokeKind::Inside);
    }
}

const fn condition(wonder: Wonder) -> &'static str {
    match wonder {
        Wonder::Theater => "sea-wonder-asks-theater",
        Wonder::Library => "sea-wonder-asks-library",
        Wonder::Bridge => "sea-wonder-asks-bridge",
        Wonder::Wall => "sea-wonder-asks-wall",
        Wonder::Lighthouse => "sea-wonder-asks-lighthouse",
        Wonder::Monument => "sea-wonder-asks-monument",
        Wonder::Cathedral => "sea-wonder-asks-cathedral",
    }
}

/// An attack on the fortress of whoever is on turn, with a die of the app's or the table's.
#[derive(Debug)]
pub struct SiegePanel;

impl Panel for SiegePanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("siege").titled("sea-siege-title").cancels().letter(Key::I)
    }

    fn owner(&self, view: &View<'_>) -> Option<Seat> {
        Some(view.builder())
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let (position, builder) = (view.state.position(), view.builder());
        let warships = position.warships(builder);
        let chits = position.pirates()?.fortress(builder)?.chits;
        // The numbers are in sight without these lines.
        let is_low = view.is_low();
        let armed = view.with("sea-siege-warships", &[("count", &warships)]);
        words_box(ui, (4.0, 20.0), |ui| {
            spaced(ui, GAP, |ui| {
                let (sign, _) = ui.allocate_exact_size(Vec2::splat(30.0), Sense::hover());
                Icon::Fortress.paint(ui.painter(), sign, view.palette.text);
                let mut words = view.with("sea-siege-stands", &[("count", &chits)]);
                if is_low {
                    words = format!("{words} · {armed}");
                }
                let rect = kit::widgets::labeled(ui, vec2(ui.available_width(), 30.0), &words);
                let font = strong(ui.ctx(), 18.0);
                write_in(ui, rect, Align::Min, &words, &font, view.palette.text);
            });
            if !is_low {
                remark(ui, &armed);
            }
        });
        let hint_key = if has_dice(view) { "sea-siege-hint-rolls" } else { "sea-siege-hint" };
        if !is_low {
            hint(ui, &view.text.get(hint_key));
        }
        let outcome = |die: Die| {
            view.text.get(match warships.cmp(&die.pips()) {
                std::cmp::Ordering::Greater => "sea-siege-chit",
                std::cmp::Ordering::Equal => "sea-siege-one",
                std::cmp::Ordering::Less => "sea-siege-two",
            })
        };
        let deed = |die| Deed::from(ScenarioDeed::Besiege { die });
        let thrown = one_die(ui, view, Throw::Siege, outcome, deed);
        let looked_up = look_up::buttons(ui, view, [EntryId::OWN_FORTRESS, EntryId::SHIP_LINE]);
        thrown.or(looked_up)
    }
}
