//! What Cities & Knights asks in a turn that is answered beside the island: the event die of the
//! table, which deck, which card goes back, and step by step what progress cards leave to be done
//! (KNIGHTS 12).

use egui::Ui;

use super::asked::TaskDraft;
use crate::app::command::Command;
use crate::app::screens::play::parts::controls::{self, kind_button};
use crate::app::screens::play::parts::spots::deserter_level;
use crate::app::screens::play::view::View;
use cards::{Die, EventFace};
use game::{CardKind, Cards, Deed, Following, HarborTrade, KnightsDeed, Seat, Source};
use kit::widgets::{Icon, SizedButton, buttons, hint};

/// The faces of the table's own event die; a gate asks for the red die where nobody has told
/// it yet.
pub fn event_die(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft) -> Option<Command> {
    let rolled = |face, red| Command::Act(Deed::Knights(KnightsDeed::EventDie { face, red }));
    let faces = [EventFace::Ship, EventFace::Trade, EventFace::Politics, EventFace::Science];
    let is_red_known = view.state.red_die().is_some();
    let touched = buttons(ui, &faces, (130.0, 56.0), |face| {
        let label = view.text.event_face(face);
        let name = view.text.with("event-die-name", &[("face", label.as_str().into())]);
        SizedButton::new(label).named(name).face(face).chosen(draft.face == Some(face))
    });
    let is_all = |face: &EventFace| *face == EventFace::Ship || is_red_known;
    let command = touched.filter(is_all).map(|face| rolled(face, None));
    draft.face = touched.filter(|face| !is_all(face)).or(draft.face);
    let Some(face) = draft.face else { return command };
    hint(ui, &view.text.get("event-die-red"));
    let reds = match view.state.source() {
        Some(Source::Roll(roll)) => roll.reds().collect(),
        Some(Source::Card(_) | Source::Dice { .. }) | None => Die::ALL.to_vec(),
    };
    let red = buttons(ui, &reds, (64.0, 52.0), |red| {
        let name = view.text.with("event-die-red-name", &[("red", red.pips().into())]);
        SizedButton::new(red.pips().to_string()).named(name)
    });
    red.map(|red| rolled(face, Some(red))).or(command)
}

/// Of which level the knight is that comes over, where that can be chosen.
pub fn levels(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft) {
    let possible = view.state.deserter_levels();
    if possible.len() < 2 {
        return;
    }
    let chosen = deserter_level(view, draft.aim);
    let touched = buttons(ui, &possible, (110.0, 52.0), |each| {
        let label = view.knight_level(each);
        let name = view.text.with("task-deserter-level", &[("level", label.as_str().into())]);
        SizedButton::new(label).named(name).icon(Icon::Knight).chosen(chosen == Some(each))
    });
    draft.aim.level = touched.or(draft.aim.level);
}

/// Returns what came of an offer: with open hands both cards, otherwise only whether there was a
/// commodity.
pub fn harbor(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    (player, with): (Seat, Seat),
) -> Option<Command> {
    let is_open = view.following() == Following::Open;
    let traded = if is_open { seen(ui, view, draft, (player, with)) } else { None };
    let ways = [HarborTrade::Unseen, HarborTrade::NoCommodity];
    let touched = buttons(ui, &ways, (150.0, 52.0), |trade| {
        let (label, name, icon) = match trade {
            HarborTrade::NoCommodity => ("task-harbor-none", "task-harbor-none-name", Icon::Cross),
            _ if is_open => ("task-untold-kinds", "task-harbor-done-name", Icon::Question),
            _ => ("task-harbor-done", "task-harbor-done-name", Icon::Trade),
        };
        let button = SizedButton::new(view.text.get(label)).named(view.about(name, with));
        let is_usual = !is_open && trade == HarborTrade::Unseen;
        let tone = if is_usual { view.palette.primary } else { view.palette.quiet };
        button.icon(icon).text(16.0).tone(tone)
    });
    let deed = |trade| Deed::Knights(KnightsDeed::TradeAtHarbor { with, trade });
    let told = touched.map(|trade| match trade {
        // With open hands that is what the table did.
        HarborTrade::Unseen if is_open => Command::Record(deed(trade)),
        _ => Command::Act(deed(trade)),
    });
    traded.map(|trade| Command::Act(deed(trade))).or(told)
}

/// The resource that is given and the commodity that is got; the second touch trades.
fn seen(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    (player, with): (Seat, Seat),
) -> Option<HarborTrade> {
    let kinds = |cards: Cards| cards.kinds().map(|(kind, _)| kind).collect::<Vec<CardKind>>();
    let offered = kinds(view.most(player).resources());
    if let ([only], None) = (offered.as_slice(), draft.give) {
        draft.give = Some(*only);
    }
    let chosen = draft.give;
    let give = row(ui, view, ("task-harbor-gives", player, chosen), &offered);
    let got = kinds(view.most(with).commodities());
    if give.is_some() {
        draft.give = give;
    }
    let get = row(ui, view, ("task-harbor-gets", with, None), &got);
    let resource = draft.give?.resource()?;
    Some(HarborTrade::Seen(resource, get?.commodity()?))
}

/// Returns what a player gives, under a line that says so.
fn row(
    ui: &mut Ui,
    view: &View<'_>,
    (key, seat, chosen): (&str, Seat, Option<CardKind>),
    offered: &[CardKind],
) -> Option<CardKind> {
    hint(ui, &view.about(key, seat));
    controls::kinds(ui, view, offered, |kind| {
        let who = || ("who", view.name(seat).into());
        let name = |it| view.text.with("task-harbor-kind", &[who(), ("resource", it)]);
        let button = kind_button(view, kind, name);
        if kind.resource().is_some() { button.chosen(chosen == Some(kind)) } else { button }
    })
}
