//! Additions of fish, rivers, wagons, and oil to an entry: rows for what is counted, whoever has the
//! boot or is Champion, and a wagon's load; what lies on the island follows it (TRADERS 1 to 7).

use egui::{Ui, vec2};

use super::draft::{BoardAndRules, Dropped, StartDraft, StartPart};
use super::form::StartForm;
use board::{Hex, Island};
use game::{
    Cargo, Fact, FishCorrection, GoldCorrection, OilCorrection, RiverMap, Scope, Seat, Subject,
    Value, WagonCorrection, fish_facts, oil_facts, usual_robber, wagon_facts,
};
use kit::widgets::{SizedButton, columns, say, section, segments_named};

/// The numbers that modules count of a player, or of the table, with the heading over them: in the
/// order of the modules.
fn counted(of: Scope) -> Vec<(&'static str, Vec<&'static Fact>)> {
    let counted = |facts: &[&'static Fact]| {
        let facts = facts.iter().copied();
        facts.filter(|fact| fact.is_counted() && fact.scope == of).collect::<Vec<_>>()
    };
    vec![
        ("begin-section-fish", counted(FishCorrection::FACTS)),
        ("begin-section-gold", counted(GoldCorrection::FACTS)),
        ("begin-section-wagons", counted(WagonCorrection::FACTS)),
        ("begin-section-oil", counted(OilCorrection::FACTS)),
    ]
}

fn rows(ui: &mut Ui, form: &mut StartForm<'_>, of: Scope) {
    for (heading, facts) in counted(of) {
        let rules = form.basis.rules;
        let facts: Vec<&Fact> = facts.into_iter().filter(|fact| fact.is_played(rules)).collect();
        if !facts.is_empty() {
            section(ui, &form.text.get(heading));
            form.facts(ui, facts);
        }
    }
}

/// Rows for what a player has of modules: fish, gold, the baggage train and deliveries, oil.
pub fn of_player(ui: &mut Ui, form: &mut StartForm<'_>) {
    rows(ui, form, Scope::Seat);
}

/// Rows for what belongs to the table, and whose boot and whose title there are.
pub fn of_table(ui: &mut Ui, form: &mut StartForm<'_>) {
    rows(ui, form, Scope::Table);
    for fact in [&fish_facts::Boot, &oil_facts::Champion] {
        owner(ui, form, fact);
    }
}

/// Asks whose `fact` is, where it is played.
fn owner(ui: &mut Ui, form: &mut StartForm<'_>, fact: &'static Fact) {
    if !fact.is_played(form.basis.rules) {
        return;
    }
    let Some(Value::Owner(now)) = fact.on(form.draft.start(), Subject::Table) else { return };
    let (text, sitters) = (form.text, form.sitters);
    let what = text.get(&format!("begin-{}", fact.key));
    section(ui, &what);
    let owners: Vec<Option<Seat>> = sitters.0.seats().map(Some).chain([None]).collect();
    let mut touched = None;
    columns(ui, &owners, 2, |ui, owner, wide| {
        let who = owner.map_or_else(|| text.get("begin-nobody"), |seat| sitters.called(seat));
        let values = [("award", what.as_str().into()), ("who", who.as_str().into())];
        let name = text.with("begin-award-choice", &values);
        let button = SizedButton::new(&who).named(name).chosen(*owner == now);
        let button = button.of(owner.map(|seat| sitters.color(seat)));
        if button.show(ui, vec2(wide, 48.0)).clicked() {
            touched = Some(*owner);
        }
    });
    if let Some(owner) = touched {
        form.change(StartPart::Fact(fact, Subject::Table), |table| {
            fact.put(table, Subject::Table, Value::Owner(owner));
        });
    }
}

/// Asks what the wagon of the player carries.
pub fn load(ui: &mut Ui, form: &mut StartForm<'_>) {
    let (text, fact, subject) = (form.text, &wagon_facts::Load, Subject::from(form.seat));
    let Some(Value::Cargo(now)) = fact.on(form.draft.start(), subject) else { return };
    let who = form.sitters.called(form.seat);
    say(ui, &text.with("begin-load-of", &[("who", who.as_str().into())]));
    let word = |cargo: Option<Cargo>| {
        text.get(&format!("begin-cargo-{}", cargo.map_or("none", Cargo::key)))
    };
    let all = [None].into_iter().chain(Cargo::ALL.map(Some));
    let all: Vec<(Option<Cargo>, String)> = all.map(|cargo| (cargo, word(cargo))).collect();
    let named = |label: &String| {
        let values = [("who", who.as_str().into()), ("cargo", label.as_str().into())];
        text.with("begin-cargo-name", &values)
    };
    let touched = segments_named(ui, &all, now, named);
    if let Some(cargo) = touched {
        form.change(StartPart::Fact(fact, subject), |table| {
            fact.put(table, subject, Value::Cargo(cargo));
        });
    }
}

impl BoardAndRules<'_> {
    /// Returns where the robber stands before anybody moved it.
    pub fn usual_robber(&self) -> Option<Hex> {
        usual_robber(self.island, self.rules.expansions(), (self.rivers, self.sea))
    }
}

impl StartDraft {
    /// Takes away what a new `island` and its rivers have no room for, and puts bandits that nobody
    /// has moved where they begin now.
    pub(super) fn relay_modules(&mut self, basis: BoardAndRules<'_>) {
        let (island, no_rivers) = (basis.island, RiverMap::default());
        let map = basis.rivers.unwrap_or(&no_rivers);
        let off: Vec<board::Path> =
            self.start.pieces.bridges().map(|(at, ..)| at).filter(|at| !map.is_site(*at)).collect();
        let is_played = basis.rules.rivers.is_some();
        for at in off.iter().filter(|_| is_played) {
            self.start.pieces.remove_bridge(*at);
        }
        if is_played && !off.is_empty() {
            self.dropped.push(Dropped::new("dropped-pieces", "", off.len()));
        }
        self.follow_bandits(basis);
        let Some(wagons) = &mut self.start.wagons else { return };
        for (_, wagon) in wagons.wagons.iter_mut() {
            wagon.at = wagon.at.filter(|at| island.has_stop(*at));
        }
        if let Some(oil) = &mut self.start.oil {
            oil.destroyed.retain(|hex| island.is_land(*hex));
        }
    }

    /// Puts bandits where the board has them, unless the table has moved some.
    fn follow_bandits(&mut self, basis: BoardAndRules<'_>) {
        let sorted = |paths: &[board::Path]| {
            let mut paths = paths.to_vec();
            paths.sort_unstable();
            paths
        };
        let (before, now) = (sorted(&self.bandits), sorted(basis.bandits));
        let Some(wagons) = &mut self.start.wagons else { return };
        let is_off =
            |island: &Island| wagons.bandits.iter().any(|path| !game::takes_bandit(island, *path));
        if wagons.bandits == before || is_off(basis.island) {
            wagons.bandits = now;
        }
        self.bandits = basis.bandits.to_vec();
    }
}
