//! The rules of the table, changed in the middle of its game (RULES 11).

use egui::Ui;

use crate::app::command::Command;
use crate::app::screens::house_rules::{Folds, HouseRules};
use crate::app::screens::kept_by_table;
use crate::app::screens::play::panel::{AfterAct, Ask, Head, Panel};
use crate::app::screens::play::parts::controls::who_bold;
use crate::app::screens::play::view::View;
use game::{Beliefs, Deed, Enforcement, Over, Phase, RuleChange, Seat};
use kit::widgets::{Icon, SizedButton, bold, hint, say, warning_box};

/// What is being changed.
#[derive(Debug)]
pub struct RulesPanel {
    folds: Folds,
    /// A change that would end the game, and who would win: asked about first.
    ends: Option<(RuleChange, Seat)>,
}

impl Default for RulesPanel {
    fn default() -> Self {
        Self { folds: Folds::OPEN, ends: None }
    }
}

impl Panel for RulesPanel {
    fn head(&self) -> Head {
        Head::new("rules").titled("table-rules")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let rule = self.rule(ui, view)?;
        Some(Ask::Do(Command::Act(Deed::ChangeRule { rule })))
    }

    fn after_act(&mut self, _: &View<'_>) -> AfterAct {
        self.ends = None;
        AfterAct::Stays
    }
}

impl RulesPanel {
    /// Draws the rules; returns the change of the one that was touched.
    fn rule(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<RuleChange> {
        if let Some((change, winner)) = &self.ends {
            let after = after(view.state, change);
            let points = after.as_ref().map_or(0, |state| state.public_points(*winner));
            warning_box(ui, |ui| {
                bold(ui, &view.text.rule_change(change), 19.0);
                let is_now = after.is_some_and(|state| state.over().is_some());
                let key = if is_now { "house-would-win" } else { "house-would-win-soon" };
                let words = view.about_with(key, *winner, "points", points.into());
                who_bold(ui, view, *winner, &words, 19.0);
            });
            let plate = SizedButton::new(view.about("house-change-anyway", *winner));
            let plate = plate.of(view.color(*winner)).tone(view.palette.danger);
            let changed = plate.touched(ui, 56.0).then(|| change.clone());
            let back = SizedButton::new(view.text.get("house-change-back"));
            if back.icon(Icon::Undo).touched(ui, 56.0) {
                self.ends = None;
            }
            return changed;
        }
        if let Some(scenario) = view.scenario() {
            kept_by_table::show(ui, view.text, scenario);
        }
        hint(ui, &view.text.get("house-hint"));
        if hands_are_uncounted(view) {
            warning_box(ui, |ui| say(ui, &view.text.get("house-count-hands")));
        }
        let decks = &view.game.setup().decks;
        let players = view.state.players().count();
        let rules = view.state.rules();
        let setup = Some(view.game.setup().as_ref());
        let house = HouseRules { text: view.text, rules, players, decks, setup };
        let rule = house.show(ui, &mut self.folds)?;
        let Some(winner) = ended_by(view, &rule) else { return Some(rule) };
        self.ends = Some((rule, winner));
        None
    }
}

/// Returns whether the books have no card in any hand, as when tracking of hands has just begun.
fn hands_are_uncounted(view: &View<'_>) -> bool {
    let empty = |hands: &Beliefs| view.state.players().seats().all(|seat| hands.size(seat) == 0);
    let founding = matches!(view.state.phase(), Phase::Founding { .. });
    !founding && view.state.hands().is_some_and(empty)
}

/// Returns how the game would stand under a changed rule, if the change is possible.
fn after(state: &game::State, rule: &RuleChange) -> Option<game::State> {
    let deed = Deed::ChangeRule { rule: rule.clone() };
    state.propose(deed, Enforcement::ByTheRules).ok().map(|proposed| proposed.after)
}

/// Returns who would win from that change alone.
fn ended_by(view: &View<'_>, rule: &RuleChange) -> Option<Seat> {
    if view.state.over().is_some() {
        return None;
    }
    let winner = after(view.state, rule)?.over().and_then(Over::winner);
    let RuleChange::Target(target) = rule else { return winner };
    // Others win as soon as it is their turn.
    let mut seats = view.state.seating().present();
    winner.or_else(|| seats.find(|seat| view.state.public_points(*seat) >= *target))
}
