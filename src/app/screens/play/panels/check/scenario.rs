//! The part of scenarios with rules of their own in the check: what lies on marked paths, villages,
//! warships, fleet, and whose wonder is whose (SCENARIOS 2 to 5).

use egui::Ui;

use super::offers::{CorrectionChoice, choice, offers};
use crate::app::command::Command;
use crate::app::screens::play::view::View;
use board::{HarborKind, Hex, Intersection, Path};
use game::{Armament, PathMarking, SeaCorrection, Seat};
use kit::widgets::{Icon, SizedButton, section};
use scenarios::{Item, ScenarioParts};

/// The least size of a button with a short sentence.
const WORDS: (f32, f32) = (190.0, 52.0);

/// An offer that says in words what it comes to.
fn said(view: &View<'_>, icon: Icon, is: SeaCorrection) -> CorrectionChoice {
    let is = is.into();
    choice(view, SizedButton::new(view.corrected(&is)).icon(icon), is)
}

/// Offers what may lie on a marked path, and whether the ship there is a warship.
pub fn path(ui: &mut Ui, view: &View<'_>, at: Path) -> Option<Command> {
    let map = view.game.setup().sea.as_ref()?;
    let mut chosen = None;
    let is_printed = map.items.iter().any(|(path, _)| *path == at);
    let tribe = view.state.position().tribe();
    let may_be_marked = tribe.is_some_and(|tribe| {
        let is_by_hand = view.state.sea_rules().marked_paths == PathMarking::ByHand;
        let is_free = is_by_hand && view.state.pieces().on_path(at).is_none();
        is_printed || tribe.item(at).is_some() || is_free && view.state.island().has_ship_path(at)
    });
    if may_be_marked {
        section(ui, &view.text.get("check-item-here"));
        let items = [Item::Chit, Item::Card].into_iter().chain(HarborKind::ALL.map(Item::Harbor));
        let of = |is: Option<Item>| {
            let icon = match is {
                Some(Item::Chit) => Icon::Chit,
                Some(Item::Card) => Icon::Card,
                Some(Item::Harbor(_)) => Icon::Ship,
                None => Icon::Cross,
            };
            said(view, icon, SeaCorrection::Item { at, is })
        };
        chosen = offers(ui, view, items.map(Some).chain([None]).map(of), WORDS);
    }
    if view.state.position().pirates().is_some() && view.state.pieces().ship(at).is_some() {
        section(ui, &view.text.get("check-warship-here"));
        let of = |(is, icon)| said(view, icon, SeaCorrection::Warship { at, is });
        let uses = [(Armament::Armed, Icon::Warship), (Armament::Plain, Icon::Ship)].map(of);
        chosen = chosen.or(offers(ui, view, uses, WORDS));
    }
    chosen
}

/// Offers how much cloth the village at a corner has left.
pub fn village(ui: &mut Ui, view: &View<'_>, at: Intersection) -> Option<Command> {
    let position = view.state.position();
    let village = position.cloth()?.village(at)?;
    section(ui, &view.text.get("check-village-here"));
    let full = match view.game.setup().sea.as_ref()?.parts.as_ref()? {
        ScenarioParts::Cloth(parts) => parts.villages.iter().find(|it| it.at == at)?.cloth,
        ScenarioParts::Tribe(_) | ScenarioParts::Pirates(_) | ScenarioParts::Wonders(_) => 0,
    };
    let counts = (0..=full.max(village.cloth)).map(|count| {
        let button = SizedButton::new(count.to_string()).icon(Icon::Cloth);
        choice(view, button, SeaCorrection::Village { at, count })
    });
    offers(ui, view, counts, (76.0, 52.0))
}

/// Offers the fleet on a hex of its course, and that it has left.
pub fn fleet(ui: &mut Ui, view: &View<'_>, at: Hex) -> Option<Command> {
    let position = view.state.position();
    let pirates = position.pirates()?;
    if !pirates.course.contains(&at) {
        return None;
    }
    let off = (pirates.fleet == Some(at)).then_some(SeaCorrection::Fleet { at: None });
    let here = SeaCorrection::Fleet { at: Some(at) };
    let here = said(view, Icon::Fleet, here);
    let off = off.map(|off| said(view, Icon::Cross, off));
    offers(ui, view, [here].into_iter().chain(off), WORDS)
}

/// Asks which wonder a player has claimed; none that is another's.
pub fn wonder(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<Command> {
    let position = view.state.position();
    let wonders = position.wonders()?;
    let players = view.state.players().count();
    let all = wonders.free_for(player, players).map(Some).chain([None]).map(|wonder| {
        let button = match wonder {
            Some(wonder) => {
                SizedButton::new(view.text.named(&wonder)).icon(Icon::of_wonder(wonder))
            }
            None => view.keyed_button("check-none").icon(Icon::Cross),
        };
        choice(view, button, SeaCorrection::Wonder { player, wonder })
    });
    offers(ui, view, all, (170.0, 56.0))
}

/// Asks which harbors a player has found and not laid: touching a kind adds one or takes it off.
pub fn held_harbors(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<Command> {
    let position = view.state.position();
    let tribe = position.tribe()?;
    let all = HarborKind::ALL.into_iter().map(|kind| {
        let kinds = tribe.touched(player, kind);
        let is = SeaCorrection::HeldHarbors { player, kinds }.into();
        (SizedButton::new(view.text.harbor(kind)).named(view.correct(&is)), is)
    });
    offers(ui, view, all, (110.0, 52.0))
}
