//! Tasks of Cities & Knights and Seafarers that are answered beside the island: the event
//! die of the table and what progress cards leave to be done (KNIGHTS 12), what gold brings, and
//! what lies under a hidden hex.

use egui::{Ui, Vec2, vec2};

use super::asked::{TaskDraft, only};
use crate::app::command::Command;
use crate::app::screens::play::panel::NextButton;
use crate::app::screens::play::parts::card_row::{due_row, next_of_due};
use crate::app::screens::play::parts::controls::{self, from_bank, kind_button};
use crate::app::screens::play::parts::keys::{self, RollEntry};
use crate::app::screens::play::parts::touch_places::deserter_level;
use crate::app::screens::play::view::{Squeeze, View};
use board::{Hex, Terrain, Token};
use cards::EventFace;
use game::{
    CardKind, Cards, Deed, Following, Goods, Ground, HarborTrade, HiddenGround, KnightsDeed,
    RiversDeed, SAVED_CITY, SeaDeed, SeaTask, Seat, Task,
};
use kit::widgets::{FINGER, GAP, Icon, SizedButton, buttons, hint, spaced};

/// The faces of the table's own event die; a gate asks for the red die where nobody has told
/// it yet.
pub fn event_die(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft) -> Option<Command> {
    let rolled = |face, red| Command::Act(Deed::Knights(KnightsDeed::EventDie { face, red }));
    let faces = [EventFace::Ship, EventFace::Trade, EventFace::Politics, EventFace::Science];
    let is_tight = view.squeeze >= Squeeze::Compact;
    let least = if is_tight { (76.0, FINGER) } else { (130.0, 56.0) };
    // A chosen face leaves its room to the red die; a touch of it brings back all four.
    if is_tight && let Some(face) = draft.face {
        return red_die(ui, view, draft, face);
    }
    let touched = buttons(ui, &faces, least, |face| {
        let name = view.with("event-die-name", &[("face", &face)]);
        SizedButton::new(view.text.event_face(face))
            .named(name)
            .face(face)
            .chosen(draft.face == Some(face))
    });
    let is_all = |face: &EventFace| view.state.reds_beside(*face).is_none();
    let command = touched.filter(is_all).map(|face| rolled(face, None));
    draft.face = touched.filter(|face| !is_all(face)).or(draft.face);
    match draft.face {
        Some(face) => red_die(ui, view, draft, face).or(command),
        None => command,
    }
}

/// The faces that the red die may show beside a gate.
fn red_die(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    face: EventFace,
) -> Option<Command> {
    let rolled = |red| Command::Act(Deed::Knights(KnightsDeed::EventDie { face, red: Some(red) }));
    let reds = view.state.reds_beside(face).unwrap_or_default();
    // A 2 or a 12 says it already.
    if let [only] = reds.as_slice() {
        return Some(rolled(*only));
    }
    let is_tight = view.squeeze >= Squeeze::Compact;
    let asked = view.text.get("event-die-red");
    if is_tight {
        spaced(ui, GAP, |ui| {
            let name = view.with("event-die-name", &[("face", &face)]);
            let button = SizedButton::new("").named(name).face(face).chosen(true);
            if button.show(ui, Vec2::splat(FINGER)).clicked() {
                draft.face = None;
            }
            hint(ui, &asked);
        });
    } else {
        hint(ui, &asked);
    }
    let least = if is_tight { (FINGER, FINGER) } else { (64.0, 52.0) };
    let red = buttons(ui, &reds, least, |red| {
        let name = view.text.with("event-die-red-name", &[("red", red.pips().into())]);
        SizedButton::new(red.pips().to_string()).named(name)
    });
    red.map(rolled)
}

/// Asks for the level of the knight that comes over, where that can be chosen.
pub fn levels(ui: &mut Ui, view: &View<'_>, draft: &mut TaskDraft) {
    let possible = view.state.deserter_levels();
    if possible.len() < 2 {
        return;
    }
    let chosen = deserter_level(view, draft.aim);
    let touched = buttons(ui, &possible, (110.0, 52.0), |each| {
        let name = view.with("task-deserter-level", &[("level", &each)]);
        SizedButton::new(view.knight_level(each))
            .named(name)
            .icon(Icon::Knight)
            .chosen(chosen == Some(each))
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
        let button = view.keyed_button(label).named(view.about(name, with));
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
    draft.give = draft.give.or(only(&offered));
    let give = row(ui, view, ("task-harbor-gives", player, draft.give), &offered);
    draft.give = give.or(draft.give);
    let got = kinds(view.most(with).commodities());
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
        let name = |it| view.about_with("task-harbor-kind", seat, "resource", it);
        let button = kind_button(view, kind, name);
        if kind.resource().is_some() { button.chosen(chosen == Some(kind)) } else { button }
    })
}

/// The answer that nobody sees, for all who give to the same player at once: "Ben 2, Clara 2, face
/// down" (KNIGHTS 12, Wedding).
fn face_down(view: &View<'_>) -> Option<NextButton> {
    let open = view.state.open_tasks();
    if !view.following().hides_hands() {
        return None;
    }
    let given = |task: &Task| {
        let Task::Give { player, to, .. } = task else { return None };
        Some((*player, only(to)?))
    };
    let all: Vec<(Seat, Seat)> = open.iter().map(given).collect::<Option<_>>()?;
    let (_, first) = *all.first()?;
    let deed = |(player, to): (Seat, Seat)| Deed::Give { player, to, card: None };
    let may = |gift: &(Seat, Seat)| gift.1 == first && view.state.against(deed(*gift)).is_none();
    if !all.iter().all(may) {
        return None;
    }
    let mut givers: Vec<(Seat, usize)> = Vec::new();
    for (player, _) in &all {
        match givers.iter_mut().find(|(giver, _)| giver == player) {
            Some((_, count)) => *count += 1,
            None => givers.push((*player, 1)),
        }
    }
    let each = |(who, count): &(Seat, usize)| {
        view.with("task-give-each", &[("who", who), ("count", count)])
    };
    let each: Vec<String> = givers.iter().map(each).collect();
    let label = view.text.with("task-give-all-down", &[("all", view.text.joined(&each).into())]);
    let deeds = all.into_iter().map(deed).collect();
    Some(NextButton::go(label, Command::Acts(deeds)))
}

/// The button at the bottom while several cards are taken for gold, or given face down.
pub fn next(view: &View<'_>, draft: &TaskDraft, task: &Task) -> Option<NextButton> {
    if let Task::Give { .. } = task {
        return face_down(view);
    }
    let Task::Sea(SeaTask::Gold { player, count }) = task else { return None };
    let due = view.state.gold_due(*count);
    if !view.following().is_on() || due < 2 {
        return None;
    }
    let cards = draft.cards;
    Some(next_of_due(view, (cards, due), "gold-choose", || {
        let label = view.about_with("gold-confirm", *player, "cards", view.cards(cards).into());
        (label, takes(*player, cards))
    }))
}

const fn takes(player: Seat, cards: Cards) -> Deed {
    Deed::Sea(SeaDeed::TakeGold { player, cards: Some(cards) })
}

/// Gold that saves a city, where rivers bring some (TRADERS 8.2).
pub fn saved_city(ui: &mut Ui, view: &View<'_>, player: Seat) -> Option<Command> {
    if !view.state.may_save_city(player) {
        return None;
    }
    let gold = view.text.goods(Goods::gold(SAVED_CITY));
    let button = SizedButton::new(view.with("rivers-save-city", &[("gold", &gold)]));
    let button = button.named(view.about("rivers-act-save-city", player)).icon(Icon::GoldCoin);
    let deed = Deed::Rivers(RiversDeed::SaveCity { player });
    button.touched(ui, 52.0).then_some(Command::Act(deed))
}

/// Returns what gold brings: one card with one touch, several with a touch each (SEA 6).
pub fn gold(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    (player, count): (Seat, u8),
) -> Option<Command> {
    let due = view.state.gold_due(count);
    if due > 1 {
        let label = view.about("gold-takes", player);
        due_row(ui, view, &label, &mut draft.cards, (view.bank().resources(), due));
        return None;
    }
    let kind = from_bank(ui, view, player)?;
    Some(Command::Act(takes(player, Cards::of(kind, 1))))
}

/// Returns what lies under a hidden hex, and then its token (SEA 7).
pub fn turn_up(
    ui: &mut Ui,
    view: &View<'_>,
    draft: &mut TaskDraft,
    (player, at): (Seat, Hex),
) -> Option<Command> {
    let found = |is| Command::Act(Deed::Sea(SeaDeed::TurnUp { player, at, is }));
    let is_tight = view.squeeze >= Squeeze::Compact;
    if is_tight && let Some(terrain) = draft.ground {
        // What was chosen leaves its room to the number; a touch of it brings back the others.
        spaced(ui, GAP, |ui| {
            let label = view.text.terrain_label(terrain);
            let name = view.text.with("found-ground", &[("ground", label.as_str().into())]);
            let button = SizedButton::new(label).named(name).tone(view.palette.terrain(terrain));
            if button.chosen(true).show(ui, vec2(GROUND, FINGER)).clicked() {
                draft.ground = None;
            }
            hint(ui, &view.text.get("found-token-in-short"));
        });
        let ground = tokens(ui, view, &mut draft.entry, terrain);
        return ground.map(|ground| found(Some(ground)));
    }
    match grounds(ui, view, draft.ground) {
        Some(HiddenGround::Sea) => return Some(found(None)),
        Some(HiddenGround::Land(terrain)) if !terrain.bears_token() => {
            return Some(found(Some(Ground { terrain, token: None })));
        }
        Some(HiddenGround::Land(terrain)) => draft.ground = Some(terrain),
        None => {}
    }
    let terrain = draft.ground?;
    let label = view.text.terrain_label(terrain);
    hint(ui, &view.text.with("found-token", &[("terrain", label.into())]));
    tokens(ui, view, &mut draft.entry, terrain).map(|ground| found(Some(ground)))
}

/// The width of the ground that was chosen.
const GROUND: f32 = 110.0;

/// A button for each ground that may be there.
fn grounds(ui: &mut Ui, view: &View<'_>, chosen: Option<Terrain>) -> Option<HiddenGround> {
    let known = view.state.hidden_left();
    let land = Terrain::ALL.into_iter().chain([Terrain::Gold]).map(HiddenGround::Land);
    let mut all: Vec<HiddenGround> = land.chain([HiddenGround::Sea]).collect();
    // In the order of the cards, whatever the order of the stack.
    all.retain(|ground| known.is_empty() || known.iter().any(|(left, _)| left == ground));
    let typed = if chosen.is_none() { keys::digit(ui) } else { None };
    let typed = typed.and_then(|digit| all.get(usize::from(digit).checked_sub(1)?).copied());
    let least = match view.squeeze >= Squeeze::Compact {
        true => (76.0, FINGER),
        false if view.is_low() => (86.0, 52.0),
        false => (110.0, 52.0),
    };
    let touched = buttons(ui, &all, least, |ground| {
        let (label, tone) = match ground {
            HiddenGround::Sea => (view.text.get("found-sea"), view.palette.quiet),
            HiddenGround::Land(terrain) => {
                (view.text.terrain_label(terrain), view.palette.terrain(terrain))
            }
        };
        let left = known.iter().find(|(it, _)| *it == ground).map(|(_, left)| *left);
        let name = view.text.with("found-ground", &[("ground", label.as_str().into())]);
        let (label, name) = match left {
            Some(left) => (
                view.with("found-count", &[("ground", &label), ("count", &left)]),
                view.with("found-left", &[("name", &name), ("count", &left)]),
            ),
            None => (label, name),
        };
        let is_chosen = chosen.is_some_and(|it| ground == HiddenGround::Land(it));
        SizedButton::new(label).named(name).tone(tone).chosen(is_chosen)
    });
    touched.or(typed)
}

/// A button for each token that may lie there, and one for none; the numbers can be typed.
fn tokens(ui: &mut Ui, view: &View<'_>, entry: &mut RollEntry, terrain: Terrain) -> Option<Ground> {
    // Those that are left, each once; where nobody knows which, all of them. Without one is what
    // nothing is left for.
    let all: Vec<Option<Token>> = match view.state.hidden_tokens_left() {
        None => Token::ALL.into_iter().map(Some).chain([None]).collect(),
        Some(left) if left.is_empty() => vec![None],
        Some(mut left) => {
            left.dedup();
            left.into_iter().map(Some).collect()
        }
    };
    let now = ui.input(|input| input.time);
    let mut number = None;
    while let Some(digit) = keys::digit(ui) {
        number = number.or(entry.take(digit, now));
    }
    entry.follow(ui);
    let typed = number.and_then(|number| Token::try_from(number.number()).ok());
    let typed = typed.map(Some).filter(|token| all.contains(token));
    let is_tight = view.squeeze >= Squeeze::Compact;
    let least = if is_tight { (FINGER, FINGER) } else { (64.0, 52.0) };
    let touched = buttons(ui, &all, least, |token| {
        let (label, name) = match token {
            Some(token) => {
                let number = token.number();
                (number.to_string(), view.with("found-number", &[("number", &number)]))
            }
            None => (view.text.get("found-bare"), view.text.get("found-bare-name")),
        };
        SizedButton::new(label).named(name).text(20.0)
    });
    touched.or(typed).map(|token| Ground { terrain, token })
}
