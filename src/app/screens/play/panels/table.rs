//! Changes to the table itself in the middle of a game, its rules among it (RULES 11),
//! and the code of its island.

use egui::Ui;

use crate::app::command::{CheckAt, Command, Figure, PlayPage};
use crate::app::screens::house_rules::{Folds, HouseRules};
use crate::app::screens::on_islands::{WrittenCode, kept_by_table};
use crate::app::screens::play::panel::{AfterAct, Panel, PanelHead};
use crate::app::screens::play::parts::controls::{tiles, who_bold, who_hints};
use crate::app::screens::play::view::View;
use game::{Beliefs, Deed, Enforcement, Following, Over, Phase, RuleChange, Seat};
use kit::widgets::{Icon, SizedButton, bold, buttons, hint, say, warning_box};

/// List of what can be done about the table.
#[derive(Debug, Default)]
pub struct TablePanel {
    /// Breaking off the game was touched once: a second touch does it.
    breaks_off: bool,
}

impl TablePanel {
    /// A row for what can be done now: its key, its icon, and what it asks for; nothing asks for
    /// a second touch.
    fn rows(&self, view: &View<'_>) -> Vec<(&'static str, Icon, Option<Command>)> {
        let open = |page| Some(Command::Open(page));
        let acts = |deed| Some(Command::Act(deed));
        let is_over = view.state.over().is_some();
        let numbers = (!is_over).then(|| ("numbers", Icon::Dice, open(PlayPage::Numbers)));
        let end = match (is_over, self.breaks_off) {
            (true, _) => ("table-play-on", Icon::Forward, acts(Deed::PlayOn)),
            (false, false) => ("table-break-off", Icon::Cross, None),
            (false, true) => (BREAK_OFF, Icon::Cross, acts(Deed::BreakOff)),
        };
        let turn = Command::Rotate(view.game.board_rotation().next());
        let statistics = Command::Statistics(None);
        let first = [
            ("table-check", Icon::Check, open(PlayPage::Check(CheckAt::Beginning))),
            ("stats-title", Icon::Columns, Some(statistics)),
            ("almanac", Icon::Book, Some(Command::Almanac(None))),
            ("table-people", Icon::People, open(PlayPage::People)),
            ("table-hands", Icon::Card, open(PlayPage::Hands)),
            ("table-rules", Icon::Question, open(PlayPage::Rules)),
        ];
        let phones = view.phones.map(|_| ("table-phones", Icon::Phone, open(PlayPage::Phones)));
        let last = [
            ("table-turn", Icon::Turn, Some(turn)),
            ("settings", Icon::Settings, Some(Command::Settings)),
            ("keys-title", Icon::Keys, open(PlayPage::Keys)),
            ("table-position", Icon::Card, Some(Command::WritePosition)),
            ("shuffle-code", Icon::Card, open(PlayPage::IslandCode)),
            end,
        ];
        first.into_iter().chain(numbers).chain(phones).chain(last).collect()
    }
}

/// Key of the row that asks whether the game is really to be broken off.
const BREAK_OFF: &str = "table-break-off-sure";

impl Panel for TablePanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("table").titled("table-title")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let rows = self.rows(view);
        let all: Vec<(&str, Icon)> = rows.iter().map(|(key, icon, _)| (*key, *icon)).collect();
        let key = buttons(ui, &all, (250.0, 56.0), |(key, icon)| {
            let tone = (key == BREAK_OFF).then_some(view.palette.danger);
            view.keyed_button(key).icon(icon).tone(tone)
        });
        let row = rows.into_iter().find(|(of, ..)| key.is_some_and(|(key, _)| key == *of));
        let touched = row.and_then(|(_, _, ask)| {
            self.breaks_off |= ask.is_none();
            ask
        });
        if let Some(winner) = view.state.earlier_win().and_then(Over::winner) {
            who_hints(ui, view, winner, &view.about("table-played-on", winner));
        }
        touched
    }

    fn covered(&mut self) {
        *self = Self::default();
    }
}

/// The code as the island lies now.
#[derive(Debug, Default)]
pub struct IslandCodePanel {
    code: WrittenCode,
}

impl Panel for IslandCodePanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("code").titled("shuffle-code")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let island = view.state.island();
        let setup = view.game.setup();
        if let Some(map) = view.text.map_in_short(&setup.island, setup.sea.as_ref()) {
            hint(ui, &map);
        }
        hint(ui, &view.text.get("table-code-line"));
        self.code.show(ui, view.text, island);
        None
    }
}

/// The rules, and a change that is asked about.
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
    fn head(&self) -> PanelHead {
        PanelHead::new("rules").titled("table-rules")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let rule = self.rule(ui, view)?;
        Some(Command::Act(Deed::ChangeRule { rule }))
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
                bold(ui, &view.text.rule_change(change, view.game.setup().own_scenario()), 19.0);
                let is_now = after.is_some_and(|state| state.over().is_some());
                let key = if is_now { "house-would-win" } else { "house-would-win-soon" };
                let words = view.about_with(key, *winner, "points", points.into());
                who_bold(ui, view, *winner, &words, 19.0);
            });
            let plate = SizedButton::new(view.about("house-change-anyway", *winner));
            let plate = plate.of(view.color(*winner)).tone(view.palette.danger);
            let changed = plate.touched(ui, 56.0).then(|| change.clone());
            let back = view.keyed_button("house-change-back");
            if back.icon(Icon::Undo).touched(ui, 56.0) {
                self.ends = None;
            }
            return changed;
        }
        if let Some(scenario) = view.scenario() {
            kept_by_table(ui, view.text, scenario);
        }
        hint(ui, &view.text.get("house-hint"));
        let decks = &view.game.setup().decks;
        let players = view.state.players().count();
        let rules = view.state.rules();
        let setup = Some(view.game.setup().as_ref());
        let scenario = view.game.setup().own_scenario();
        let house = HouseRules { text: view.text, rules, players, decks, scenario, setup };
        let rule = house.show(ui, &mut self.folds)?;
        let Some(winner) = ended_by(view, &rule) else { return Some(rule) };
        self.ends = Some((rule, winner));
        None
    }
}

/// The way in which hands are followed, and a change of it that is asked about.
#[derive(Debug, Default)]
pub struct HandsPanel {
    change: Option<RuleChange>,
}

impl Panel for HandsPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("hands").titled("table-hands").subject()
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let mut command = None;
        if hands_are_uncounted(view) {
            warning_box(ui, |ui| say(ui, &view.text.get("house-count-hands")));
            let hands: Vec<Figure> = view.state.seating().present().map(Figure::Hand).collect();
            command = tiles(ui, view, &hands, true).map(Command::correct);
        }
        if let Some(rule) = &self.change {
            warning_box(ui, |ui| {
                bold(ui, &view.text.rule_change(rule, view.game.setup().own_scenario()), 19.0);
                if let RuleChange::Following(to) = rule {
                    say(ui, &view.text.get(&format!("hands-become-{}", to.key())));
                    if *to == Following::Open && view.state.was_told_alone() {
                        say(ui, &view.text.get("hands-lay-open"));
                    }
                }
            });
            let done = view.keyed_button("hands-change").tone(view.palette.primary);
            let is_done = done.icon(Icon::Check).touched(ui, 56.0);
            let rule = rule.clone();
            if view.keyed_button("hands-keep").icon(Icon::Undo).touched(ui, 56.0) {
                self.change = None;
            }
            return is_done.then_some(Command::Act(Deed::ChangeRule { rule }));
        }
        let decks = &view.game.setup().decks;
        let players = view.state.players().count();
        let setup = Some(view.game.setup().as_ref());
        let rules = view.state.rules();
        let scenario = view.game.setup().own_scenario();
        let house = HouseRules { text: view.text, rules, players, decks, scenario, setup };
        self.change = house.following(ui);
        command
    }

    fn after_act(&mut self, _: &View<'_>) -> AfterAct {
        self.change = None;
        AfterAct::Stays
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
    // Whoever has the boot needs one point more (TRADERS 1.6).
    let needs = |seat: Seat| i16::from(view.state.position().needs(seat, *target));
    winner.or_else(|| seats.find(|seat| view.state.public_points(*seat) >= needs(*seat)))
}
