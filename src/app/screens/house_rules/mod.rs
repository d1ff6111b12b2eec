//! The rules that a table sets, before a game or in the middle of it: the same
//! rows in both places. A touch asks for a [`RuleChange`], which whoever shows
//! the rows applies.

mod knights;
mod knights_rows;
mod readings;
mod rows;
mod rule_row;
mod sea;
mod sea_rows;

pub(super) use readings::Readings;
pub(super) use rows::{explained, heading};

use egui::{RichText, Ui};

use cards::Deck;
use game::{
    EXTRA_BUILDERS, ExtraBuilding, FirstSevens, Following, FriendlyRobber, HAND_LIMITS,
    HarbormasterRule, PartnerWin, RuleChange, Rules, Setup, TARGETS,
};
use kit::theme::Palette;
use kit::widgets::{Explained, Icon, Switch, action_button, switch_row};
use knights::KnightsSettings;
use rows::fold;
use sea::SeaSettings;
use words::text::Text;

/// How the rules that few tables change are shown.
#[derive(Clone, Copy, Debug)]
enum House {
    /// They can be folded away; the switch says whether they are unfolded.
    Foldable(Switch),
    /// They are always shown.
    Open,
}

/// Which parts are unfolded.
#[derive(Clone, Copy, Debug)]
pub(super) struct Folds {
    house: House,
    single_events: Switch,
    single_knights: Switch,
}

impl Folds {
    /// Everything a table may change is unfolded.
    pub const OPEN: Self =
        Self { house: House::Open, single_events: Switch::Off, single_knights: Switch::Off };
}

impl Default for Folds {
    fn default() -> Self {
        Self { house: House::Foldable(Switch::Off), ..Self::OPEN }
    }
}

/// The current rules, at a table of `players`.
pub(super) struct HouseRules<'a> {
    pub text: &'a Text,
    pub rules: &'a Rules,
    pub players: usize,
    /// The decks whose events may be read in several ways.
    pub decks: &'a [Deck],
    /// The opening of the game whose rules they are, where one is played.
    pub setup: Option<&'a Setup>,
}

impl HouseRules<'_> {
    /// Draws the rows; returns the change that was asked for.
    pub fn show(&self, ui: &mut Ui, folds: &mut Folds) -> Option<RuleChange> {
        let mut change = self.target(ui).or(self.usual_target(ui));
        change = change.or(self.harbormaster(ui));
        change = change.or(self.house(ui, folds));
        change = change.or(self.knights(ui, folds));
        change = change.or(self.sea(ui));
        change = change.or(self.extra_building(ui));
        change = change.or(self.hands(ui));
        let Self { text, rules, decks, .. } = *self;
        change.or(Readings { text, rules, decks }.show(ui, &mut folds.single_events))
    }

    fn target(&self, ui: &mut Ui) -> Option<RuleChange> {
        let get = |key| self.text.get(key);
        let names = [get("new-target-less"), get("new-target-more")];
        let label = get("new-target");
        let target = self.rules.target;
        rows::number(ui, &label, &names, target, TARGETS).map(RuleChange::Target)
    }

    /// For how many points this map of Seafarers is usually played, where the table has set
    /// something else.
    fn usual_target(&self, ui: &mut Ui) -> Option<RuleChange> {
        let setup = self.rules.sea.and(self.setup)?;
        // As it was laid out: what lay hidden counts there.
        let usual = self.rules.target_on(&setup.island, setup.sea.as_ref());
        if usual == self.rules.target {
            return None;
        }
        let points = [("count", usual.into())];
        let label = self.text.with("sea-target-usual", &points);
        let touched = action_button(ui, Some(Icon::Forward), &label).clicked();
        touched.then_some(RuleChange::Target(usual))
    }

    fn harbormaster(&self, ui: &mut Ui) -> Option<RuleChange> {
        let now = Switch::when(self.rules.harbormaster.is_in_play());
        let line = match now {
            Switch::On => self.text.get("new-harbormaster-line"),
            Switch::Off => {
                let more = self.rules.target.saturating_add(1).min(*TARGETS.end());
                self.text.with("new-harbormaster-more", &[("count", more.into())])
            }
        };
        switch_row(ui, &self.text.get("new-harbormaster"), &line, now).map(|switch| {
            RuleChange::Harbormaster(match switch {
                Switch::On => HarbormasterRule::InPlay,
                Switch::Off => HarbormasterRule::Off,
            })
        })
    }

    /// Who builds besides the player whose turn it is: for large tables.
    fn extra_building(&self, ui: &mut Ui) -> Option<RuleChange> {
        if self.players < EXTRA_BUILDERS {
            return None;
        }
        heading(ui, &self.text.get("extra-title"));
        let option = |value, key| self.explained(value, "extra", key);
        let mut options = [
            option(ExtraBuilding::Special, "special"),
            option(ExtraBuilding::Paired, "paired"),
            option(ExtraBuilding::Off, "off"),
        ];
        if let (Some(_), [special, paired, _]) = (self.rules.knights, &mut options) {
            special.line = self.text.get("knights-extra-special-line");
            paired.line = self.text.get("knights-extra-paired-line");
        }
        if self.rules.sea.is_some() {
            ui.label(RichText::new(self.text.get("sea-extra-line")).color(Palette::of(ui).faint));
        }
        let now = self.rules.extra_building;
        let chosen = rows::chosen(ui, &options, now).map(RuleChange::ExtraBuilding);
        if now != ExtraBuilding::Paired {
            return chosen;
        }
        ui.add_space(8.0);
        let now = Switch::when(self.rules.partner_win == PartnerWin::May);
        let switched = rows::switch(ui, self.text, "extra-partner-win", now);
        chosen.or(switched.map(|switch| {
            RuleChange::PartnerWin(match switch {
                Switch::On => PartnerWin::May,
                Switch::Off => PartnerWin::MayNot,
            })
        }))
    }

    fn hands(&self, ui: &mut Ui) -> Option<RuleChange> {
        heading(ui, &self.text.get("new-hands"));
        let option = |value, key| self.explained(value, "new-hands", key);
        let options = [
            option(Following::Secret, "secret"),
            option(Following::Open, "open"),
            option(Following::Off, "off"),
        ];
        rows::chosen(ui, &options, self.rules.following).map(RuleChange::Following)
    }

    fn knights(&self, ui: &mut Ui, folds: &mut Folds) -> Option<RuleChange> {
        let now = self.rules.knights?;
        KnightsSettings { text: self.text, now }.show(ui, &mut folds.single_knights)
    }

    fn sea(&self, ui: &mut Ui) -> Option<RuleChange> {
        let now = self.rules.sea?;
        SeaSettings { text: self.text, now }.show(ui)
    }

    /// The rules that few tables change.
    fn house(&self, ui: &mut Ui, folds: &mut Folds) -> Option<RuleChange> {
        if let House::Foldable(is_open) = &mut folds.house {
            let labels = [self.text.get("house-rules"), self.text.get("house-rules-less")];
            *is_open = fold(ui, &labels, *is_open).unwrap_or(*is_open);
            if *is_open == Switch::Off {
                let set = self.house_rules_set();
                if set > 0 {
                    let words = self.text.with("house-set", &[("count", set.into())]);
                    ui.label(RichText::new(words).color(Palette::of(ui).faint));
                }
                return None;
            }
        }
        self.hand_limit(ui).or(self.friendly_robber(ui)).or(self.first_sevens(ui))
    }

    /// How many of the folded rules differ from the defaults.
    fn house_rules_set(&self) -> usize {
        let usual = Rules::default();
        let others = [
            self.rules.hand_limit != usual.hand_limit,
            self.rules.friendly_robber != usual.friendly_robber,
            self.rules.first_sevens != usual.first_sevens,
        ];
        others.into_iter().filter(|other| *other).count()
    }

    fn hand_limit(&self, ui: &mut Ui) -> Option<RuleChange> {
        let small = |limit: u16| u8::try_from(limit).unwrap_or(u8::MAX);
        let range = small(*HAND_LIMITS.start())..=small(*HAND_LIMITS.end());
        let names = [self.text.get("house-limit-less"), self.text.get("house-limit-more")];
        let label = self.text.get("house-limit");
        let now = small(self.rules.hand_limit);
        rows::number(ui, &label, &names, now, range)
            .map(|limit| RuleChange::HandLimit(limit.into()))
    }

    fn friendly_robber(&self, ui: &mut Ui) -> Option<RuleChange> {
        let now = Switch::when(self.rules.friendly_robber == FriendlyRobber::On);
        let line = match self.rules.sea {
            Some(_) => "sea-friendly-line",
            None => "house-friendly-line",
        };
        let words = [self.text.get("house-friendly"), self.text.get(line)];
        switch_row(ui, &words[0], &words[1], now).map(|switch| {
            RuleChange::FriendlyRobber(match switch {
                Switch::On => FriendlyRobber::On,
                Switch::Off => FriendlyRobber::Off,
            })
        })
    }

    fn first_sevens(&self, ui: &mut Ui) -> Option<RuleChange> {
        let now = Switch::when(self.rules.first_sevens == FirstSevens::DrawnAgain);
        rows::switch(ui, self.text, "house-sevens", now).map(|switch| {
            RuleChange::FirstSevens(match switch {
                Switch::On => FirstSevens::DrawnAgain,
                Switch::Off => FirstSevens::Count,
            })
        })
    }

    fn explained<T>(&self, value: T, group: &str, key: &str) -> Explained<T> {
        explained(self.text, value, group, key)
    }
}
