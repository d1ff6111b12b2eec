//! Additions of a scenario with rules of its own to an entry: what lies on marked paths, villages,
//! the fleet and warships by touch, and a row for all else (SCENARIOS 2 to 5).

use egui::Ui;

use super::draft::{BoardAndRules, Dropped, StartDraft, StartPart, at_first, scenario};
use super::form::StartForm;
use board::{HarborKind, Path};
use game::{
    Armament, ClothTable, Fact, Pieces, ScenarioTable, Scope, SeaCorrection, SeaMap, Seat, Subject,
    Value, sea_facts,
};
use kit::widgets::{Icon, SizedButton, buttons, hint, say, section};
use scenarios::Item;

/// The least size of a button with a short name.
const WORDS: (f32, f32) = (130.0, 52.0);

/// Asks what lies on the marked path that is touched next. Returns whether harbors that were laid
/// are to be entered on the island.
pub fn items(ui: &mut Ui, form: &StartForm<'_>, kind: &mut Option<Item>) -> bool {
    let text = form.text;
    let harbors = HarborKind::ALL.map(Item::Harbor).map(Some);
    let all: Vec<Option<Item>> =
        [None, Some(Item::Chit), Some(Item::Card)].into_iter().chain(harbors).collect();
    let touched = buttons(ui, &all, WORDS, |item| {
        let (label, icon) = match item {
            None => (text.get("begin-item-taken"), Icon::Cross),
            Some(Item::Chit) => (text.get("begin-item-chit"), Icon::Chit),
            Some(Item::Card) => (text.get("begin-item-card"), Icon::Card),
            Some(Item::Harbor(kind)) => (text.harbor(kind), Icon::Ship),
        };
        SizedButton::new(label).icon(icon).text(15.0).chosen(item == *kind)
    });
    *kind = touched.unwrap_or(*kind);
    let left = scenario(form.draft.start()).and_then(ScenarioTable::tribe);
    let left = left.map_or(0, |tribe| tribe.marked.len());
    say(ui, &text.with("begin-items-left", &[("count", left.into())]));
    hint(ui, &text.get("begin-harbors-line"));
    SizedButton::new(text.get("begin-harbors")).icon(Icon::Pen).touched(ui, 48.0)
}

/// Says how much cloth is left in the villages.
pub fn villages(ui: &mut Ui, form: &StartForm<'_>) {
    let Some(cloth) = scenario(form.draft.start()).and_then(ScenarioTable::cloth) else { return };
    let ClothTable { villages, .. } = cloth;
    let each = villages.iter().map(|village| {
        let values = [("number", village.number.number().into()), ("count", village.cloth.into())];
        form.text.with("begin-village-left", &values)
    });
    let each: Vec<String> = each.collect();
    say(ui, &form.text.with("begin-villages-left", &[("all", form.text.joined(&each).into())]));
}

/// The numbers that a scenario counts of a player, or of the table.
fn counted(of: Scope) -> impl Iterator<Item = &'static Fact> {
    let facts = SeaCorrection::FACTS.iter().copied();
    facts.filter(move |fact| fact.is_counted() && fact.scope == of)
}

/// Rows for what the table has together.
pub fn of_table(ui: &mut Ui, form: &mut StartForm<'_>) {
    form.facts(ui, counted(Scope::Table));
}

/// Rows for what a player has in the scenario: chits, cloth, the fortress, the wonder, and harbors
/// that aren't laid.
pub fn of_player(ui: &mut Ui, form: &mut StartForm<'_>) {
    if form.basis.rules.sea.is_none() || scenario(form.draft.start()).is_none() {
        return;
    }
    section(ui, &form.text.get("begin-scenario"));
    wonder(ui, form);
    form.facts(ui, counted(Scope::Seat));
    held_harbors(ui, form);
}

/// Asks which wonder a player has claimed; none that is another's.
fn wonder(ui: &mut Ui, form: &mut StartForm<'_>) {
    let (text, seat, players) = (form.text, form.seat, form.sitters.0.count());
    let Some(wonders) = scenario(form.draft.start()).and_then(ScenarioTable::wonders) else {
        return;
    };
    let own = wonders.of(seat).map(|(wonder, _)| wonder);
    let all: Vec<_> = wonders.free_for(seat, players).map(Some).chain([None]).collect();
    let touched = buttons(ui, &all, WORDS, |wonder| {
        let button = match wonder {
            Some(wonder) => SizedButton::new(text.named(&wonder)).icon(Icon::of_wonder(wonder)),
            None => SizedButton::new(text.get("begin-no-wonder")).icon(Icon::Cross),
        };
        button.text(15.0).chosen(wonder == own)
    });
    let (fact, subject) = (&sea_facts::Wonder, Subject::from(seat));
    if let Some(wonder) = touched {
        form.change(StartPart::Fact(fact, subject), |table| {
            fact.put(table, subject, Value::Wonder(wonder));
        });
    }
}

/// Asks which harbors a player has found and not laid: touching a kind adds one or takes it off.
fn held_harbors(ui: &mut Ui, form: &mut StartForm<'_>) {
    let (text, seat) = (form.text, form.seat);
    let Some(tribe) = scenario(form.draft.start()).and_then(ScenarioTable::tribe) else { return };
    let held = tribe.held.of(seat);
    say(ui, &text.get("begin-held_harbors"));
    let who = form.sitters.called(seat);
    let touched = buttons(ui, &HarborKind::ALL, WORDS, |kind| {
        let label = text.harbor(kind);
        let values = [("who", who.as_str().into()), ("harbor", label.as_str().into())];
        let name = text.with("begin-held-harbor", &values);
        SizedButton::new(label).named(name).text(15.0).chosen(held.contains(&kind))
    });
    let kinds = touched.map(|kind| tribe.touched(seat, kind));
    let (fact, subject) = (&sea_facts::HeldHarbors, Subject::from(seat));
    if let Some(kinds) = kinds {
        form.change(StartPart::Fact(fact, subject), |table| {
            fact.put(table, subject, Value::Harbors(kinds));
        });
    }
}

impl StartDraft {
    /// Ships that are gone, or another's now than `before`, are no warships.
    pub(super) fn disarm_gone(&mut self, before: &Pieces) {
        let pieces = &self.start.pieces;
        let owner = |of: &Pieces, at| of.ship(at).map(|(owner, _)| owner);
        let stays = |at| owner(pieces, at).is_some_and(|now| owner(before, at) == Some(now));
        let pirates = scenario(&self.start).and_then(ScenarioTable::pirates);
        let armed = pirates.map(|pirates| pirates.warships.iter()).into_iter().flatten();
        let gone: Vec<Path> = armed.copied().filter(|at| !stays(*at)).collect();
        for at in gone {
            let plain = Value::Armament(Armament::Plain);
            sea_facts::Warship.put(&mut self.start, at.into(), plain);
        }
    }

    /// Puts down what a map gives to these players before the first settlement, where nothing is.
    pub(super) fn lay_given(&mut self, is_theirs: impl Fn(Seat) -> bool) {
        let Some(map) = &self.map else { return };
        let colors = self.sitters.0.map(|_, sitter| sitter.color);
        let given = map.given_pieces(&colors);
        let pieces = &mut self.start.pieces;
        for (at, seat, kind) in given.buildings().filter(|(_, seat, _)| is_theirs(*seat)) {
            if pieces.building(at).is_none() {
                pieces.put_building(at, seat, kind);
            }
        }
        for (path, seat, condition) in given.ships().filter(|(_, seat, _)| is_theirs(*seat)) {
            if pieces.ship(path).is_none() {
                pieces.put_ship(path, seat, condition);
            }
        }
    }

    /// Lays the scenario of a new map in place of that of the one before, unless both lie alike;
    /// returns whether it did.
    pub(super) fn relay_scenario(&mut self, basis: BoardAndRules<'_>) -> bool {
        let lies = |map: Option<&SeaMap>| map.map(|map| (map.parts.clone(), map.items.clone()));
        let is_off = scenario(&self.start).is_some_and(|it| it.off(basis.island).is_some());
        if lies(self.map.as_ref()) == lies(basis.sea) && !is_off {
            return false;
        }
        let (before, first) =
            (at_first(self.map.as_ref(), &self.sitters), at_first(basis.sea, &self.sitters));
        let Some(sea) = &mut self.start.sea else { return false };
        if sea.scenario.is_some() && sea.scenario != before {
            self.dropped.push(Dropped::new("dropped-sea-scenario", "", 1));
        }
        sea.scenario = first;
        true
    }
}
