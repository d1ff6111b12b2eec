//! The pages of an entry: the pieces on the island, spot by spot; the cards a player holds and has
//! played, and what expansions count of them (KNIGHTS 7, 8, 9); and whose turn it is, the season,
//! the ship, tied awards, and the bank.

use egui::{Ui, vec2};

use super::draft::{StartPart, scenario};
use super::form::{StartForm, is_low};
use super::load::LoadRequest;
use super::modules;
use super::scenario::{of_player, of_table};
use super::tool::Tool;
use super::tools::Hold;
use crate::app::screens::new_game::rules::own_key;
use cards::{Award, EventDie, Season};
use game::{
    BarbarianTrack, Cards, Edition, Fact, HandCount, KnightsCorrection, KnightsRules, PointCard,
    ScenarioTable, Scope, Seat, base_facts, knights_facts, supply,
};
use kit::widgets::{
    SizedButton, Switch, boxed, columns, count_row, hint, keyed_segments, keyed_switch, kinds_rows,
    player_option, say, season_options, section, switch_row,
};

/// Things that the cards on the table have besides numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableExtras {
    /// The season a game begins with, where seasons matter.
    pub season: Option<Season>,
    pub event_die: EventDie,
}

/// The tools, with the number of pieces the player has left.
pub fn pieces(ui: &mut Ui, form: &mut StartForm<'_>, hold: &mut Hold) -> Option<LoadRequest> {
    let text = form.text;
    let own = scenario(form.draft.start()).map(ScenarioTable::own);
    let tools = Tool::all(form.basis.rules, own);
    if !tools.contains(&hold.tool) {
        hold.tool = Tool::Settlement;
    }
    let is_shorter = tools.len().div_ceil(4) < tools.len().div_ceil(3);
    let in_row = if is_shorter && ui.available_width() >= 540.0 { 4 } else { 3 };
    let high = if is_low(ui) { 48.0 } else { 56.0 };
    columns(ui, &tools, in_row, |ui, each, wide| {
        let label = text.get(&format!("begin-tool-{}", each.key()));
        let left = hold.left(*each, &form.draft.start().pieces, form.seat);
        let (shown, name) = match left {
            Some(count) => {
                let values = [("tool", label.as_str().into()), ("count", count.into())];
                let left = text.with("begin-left", &[("count", count.into())]);
                let short = text.get(&format!("begin-short-{}", each.key()));
                (format!("{short}\n{left}"), text.with("begin-tool-left", &values))
            }
            None => (label.clone(), label),
        };
        let button = SizedButton::new(&shown).named(&name).icon(each.icon()).text(15.0);
        let button = button.chosen(hold.tool == *each);
        if button.show(ui, vec2(wide, high)).clicked() {
            hold.tool = *each;
        }
    });
    form.refused(ui, StartPart::Board);
    let asked = hold.settings(ui, form);
    hint(ui, &text.get(&format!("begin-hint-{}", hold.tool.key())));
    asked
}

pub fn cards(ui: &mut Ui, form: &mut StartForm<'_>) {
    let text = form.text;
    with_knights(ui, form);
    let facts: [&'static Fact; 3] =
        [&base_facts::KnightCards, &base_facts::Hidden, &base_facts::Revealed];
    form.facts(ui, facts);
    modules::of_player(ui, form);
    of_player(ui, form);
    let heading = own_key(text, form.basis.rules.expansions(), "begin-hand");
    section(ui, &text.get(&heading));
    if form.basis.rules.following.is_on() {
        boxed(ui, |ui| hand(ui, form));
        form.refused(ui, StartPart::Hand(form.seat));
    } else {
        hint(ui, &text.get("begin-hands-off"));
    }
}

fn hand(ui: &mut Ui, form: &mut StartForm<'_>) {
    let (text, seat) = (form.text, form.seat);
    let told = form.draft.start().hands.of(seat);
    let size = told.size().unwrap_or(0);
    let by_kind = matches!(told, HandCount::Cards(_));
    let ways = [(true, "begin-by-kind"), (false, "begin-by-number")];
    let mut wanted = match keyed_segments(ui, text, &ways, by_kind) {
        Some(false) => Some(HandCount::Count(size)),
        Some(true) if !by_kind => Some(HandCount::Cards(Cards::none())),
        Some(true) | None => None,
    };
    if let HandCount::Cards(cards) = told {
        let kinds = (form.basis.rules.kinds(), cards);
        let touched = kinds_rows(ui, text, kinds, |what| form.steps(what, Some(seat)));
        wanted = touched.map(HandCount::Cards).or(wanted);
    } else {
        let label = text.get("begin-number");
        if let Some(change) = count_row(ui, &label, &form.steps(&label, Some(seat)), size) {
            wanted = Some(HandCount::Count(size.saturating_add_signed(change.into())));
        }
    }
    if let Some(wanted) = wanted {
        form.change(StartPart::Hand(seat), |start| {
            if let Some(hand) = start.hands.get_mut(seat) {
                *hand = wanted;
            }
        });
    }
}

/// The numbers that Cities & Knights counts of a player, or of the table.
fn counted(of: Scope) -> impl Iterator<Item = &'static Fact> {
    let facts = KnightsCorrection::FACTS.iter().copied();
    facts.filter(move |fact| fact.is_counted() && fact.scope == of)
}

/// Rows for what Cities & Knights counts of a player, where it is played: levels, progress cards,
/// and points.
fn with_knights(ui: &mut Ui, form: &mut StartForm<'_>) {
    let Some(KnightsRules { edition, .. }) = form.basis.rules.knights else { return };
    let points: &'static Fact = &knights_facts::Defenders;
    let sections: [(&str, &'static Fact); 3] = [
        ("begin-levels", &knights_facts::Level),
        ("begin-progress", &knights_facts::Progress),
        ("begin-knights-points", points),
    ];
    for (heading, first) in sections {
        section(ui, &form.text.get(heading));
        // What else is counted of a player stands below their points.
        let others = counted(Scope::Seat).filter(|fact| first == points && *fact != points);
        form.facts(ui, std::iter::once(first).chain(others));
    }
    ui.add_space(8.0);
    for point in PointCard::ALL {
        point_card(ui, form, (point, edition));
    }
}

/// A progress card that is worth a point: whoever has shown it.
fn point_card(ui: &mut Ui, form: &mut StartForm<'_>, (point, edition): (PointCard, Edition)) {
    let Some(told) = &form.draft.start().knights else { return };
    let card = form.text.progress_card(point.card(), edition);
    let owner = told.shown[point];
    let line = match owner {
        Some(owner) => {
            form.text.with("begin-point-shown", &[("who", form.sitters.called(owner).into())])
        }
        None => form.text.get("begin-point-hidden"),
    };
    let state = Switch::when(owner == Some(form.seat));
    if let Some(switch) = switch_row(ui, &card, &line, state) {
        let owner = (switch == Switch::On).then_some(form.seat);
        let (fact, subject) = (&knights_facts::PointCard, point.into());
        form.change(StartPart::Fact(fact, subject), |table| {
            fact.put(table, subject, owner.into());
        });
    }
}

/// Draws the page about whose turn it is, and about what belongs to the table.
pub fn turn(ui: &mut Ui, form: &mut StartForm<'_>, extras: TableExtras) {
    let (text, sitters) = (form.text, form.sitters);
    section(ui, &text.get("begin-whose-turn"));
    let seats: Vec<Seat> = sitters.0.seats().collect();
    columns(ui, &seats, 2, |ui, seat, wide| {
        let name = sitters.called(*seat);
        let state = Switch::when(form.draft.start().active == *seat);
        if player_option(ui, wide, (&name, sitters.color(*seat)), state).clicked() {
            form.change(StartPart::Board, |start| start.active = *seat);
        }
    });
    hint(ui, &text.get("begin-before-number"));
    if let Some(usual) = extras.season {
        section(ui, &text.get("begin-season"));
        let season = form.draft.start().season.unwrap_or(usual);
        if let Some(season) = season_options(ui, text, season) {
            form.change(StartPart::Board, |start| start.season = Some(season));
        }
    }
    if extras.event_die == EventDie::Shown {
        section(ui, &text.get("begin-ship"));
        boxed(ui, |ui| ship(ui, form));
        form.facts(ui, counted(Scope::Table));
    }
    modules::of_table(ui, form);
    of_table(ui, form);
    let own = scenario(form.draft.start());
    let is_there = |award: &Award| own.is_none_or(|own| own.has_award(*award));
    let rules = form.basis.rules;
    let awards = Award::ALL.into_iter().filter(|award| rules.plays_for(*award));
    let awards: Vec<Award> = awards.filter(is_there).collect();
    if !awards.is_empty() {
        section(ui, &text.get("begin-awards"));
        boxed(ui, |ui| awards.iter().for_each(|award| self::award(ui, form, *award)));
    }
    if form.basis.rules.following.is_on() {
        bank(ui, form);
    }
}

fn ship(ui: &mut Ui, form: &mut StartForm<'_>) {
    let text = form.text;
    let place = form.draft.start().barbarians.unwrap_or(BarbarianTrack::HARBOR);
    let steps = (text.get("begin-ship-less"), text.get("begin-ship-more"));
    let change = count_row(ui, &text.get("begin-ship-line"), &steps, place.steps().into());
    let last =
        form.basis.rules.knights.map_or(BarbarianTrack::ISLAND, |_| BarbarianTrack::OFF_ISLAND);
    let place = match change {
        Some(change) if change > 0 => place.nearer().min(last),
        Some(_) => place.back(),
        None => return,
    };
    form.change(StartPart::Board, |start| start.barbarians = Some(place));
}

/// An award: held by the rules; the table decides ties.
fn award(ui: &mut Ui, form: &mut StartForm<'_>, award: Award) {
    let (text, sitters) = (form.text, form.sitters);
    let called = |holder: Option<Seat>| {
        holder.map_or_else(|| text.get("begin-nobody"), |seat| sitters.called(seat))
    };
    let holder = form.findings.holders.of(award);
    let name = text.award_by(award, form.basis.rules);
    let values = |who: &str| [("award", name.as_str().into()), ("who", who.to_owned().into())];
    let Some((_, level)) = form.findings.ties.iter().find(|(other, _)| *other == award) else {
        return say(ui, &text.with("begin-award-with", &values(&called(holder))));
    };
    say(ui, &text.with("begin-award-tie", &[("award", name.as_str().into())]));
    let holders: Vec<Option<Seat>> = level.iter().copied().map(Some).chain([None]).collect();
    columns(ui, &holders, 2, |ui, told, wide| {
        let who = called(*told);
        let long = text.with("begin-award-choice", &values(&who));
        let button = SizedButton::new(&who).named(&long).chosen(holder == *told);
        let button = button.of(told.map(|seat| sitters.color(seat)));
        if button.show(ui, vec2(wide, 48.0)).clicked() {
            form.change(StartPart::Board, |start| start.holders.set(award, *told));
        }
    });
}

fn bank(ui: &mut Ui, form: &mut StartForm<'_>) {
    let (text, kinds) = (form.text, form.basis.rules.kinds());
    section(ui, &text.get("begin-bank"));
    let told = form.draft.start().bank;
    let is_counted = keyed_switch(ui, text, "begin-count-bank", [true, false], told.is_some());
    if is_counted != told.is_some() {
        let hands = &form.draft.start().hands;
        let held = hands.values().fold(Cards::none(), |sum, hand| sum.plus(hand.known()));
        let left = supply(hands.count(), kinds).less(held);
        form.change(StartPart::Bank, |start| start.bank = is_counted.then_some(left));
    }
    let Some(cards) = told else { return };
    let names = |what: &str| {
        let values = [("what", what.into())];
        (text.with("begin-bank-less", &values), text.with("begin-bank-more", &values))
    };
    if let Some(cards) = boxed(ui, |ui| kinds_rows(ui, text, (kinds, cards), names)) {
        form.change(StartPart::Bank, |start| start.bank = Some(cards));
    }
    form.refused(ui, StartPart::Bank);
}
