//! The effect builder: what happens, to whom, and how. Every touch makes a complete
//! effect, and its sentence says what it does.

use egui::Ui;

use board::Resource;
use cards::{
    Award, BarbarianCourse, Bars, Capped, Duty, Effect, Harvest, Measure, Recipients, Refuge,
    Season, Selector, Tie, Victims,
};
use kit::widgets::{SizedButton, boxed, buttons, say, section, stepper};
use words::text::Text;

/// Every kind of effect in its initial form, with its key in the locale.
fn all_kinds() -> [(&'static str, Effect); 16] {
    let who = Selector::All;
    let robber = Selector::Active;
    let must = Duty::Must;
    let (from, to) = (Victims::Anyone, Recipients::LeftNeighbor);
    [
        ("kind-take", Effect::Take { who: who.clone(), resource: None, duty: Duty::May }),
        ("kind-pay", Effect::Pay { who: who.clone() }),
        ("kind-give", Effect::Give { who: who.clone(), to }),
        ("kind-swap", Effect::Swap { who: who.clone() }),
        ("kind-steal", Effect::Steal { who: Selector::Active, from, duty: Duty::May }),
        ("kind-discard-half", Effect::DiscardHalf {}),
        ("kind-yield", Effect::Yield { resource: None, harvest: Harvest::OneMore }),
        ("kind-cap-yield", Effect::CapYield { buildings: Capped::AllBuildings }),
        ("kind-move-robber", Effect::MoveRobber { who: robber, duty: must }),
        ("kind-robber-flees", Effect::RobberFlees { without_desert: Refuge::EmptyHex }),
        ("kind-robber-sleeps", Effect::RobberSleeps {}),
        ("kind-damage-road", Effect::DamageRoad { who: who.clone(), bars: Bars::Buildings }),
        ("kind-mend-road", Effect::MendRoad { who }),
        ("kind-season", Effect::Season { begins: Season::Spring }),
        ("kind-ship", Effect::MoveBarbarians { course: BarbarianCourse::Nearer }),
        ("kind-at-table", Effect::AtTable {}),
    ]
}

const MEASURES: [Measure; 10] = [
    Measure::PublicPoints,
    Measure::KnightCards,
    Measure::RoadLength,
    Measure::Roads,
    Measure::Settlements,
    Measure::Cities,
    Measure::HarborPoints,
    Measure::Harbors,
    Measure::BuildingsAtHarbors,
    Measure::DamagedRoads,
];

/// Offers the kinds of effects; returns the one touched, in its initial form.
pub fn kinds(ui: &mut Ui, text: &Text) -> Option<Effect> {
    section(ui, &text.get("build-what"));
    let kinds = all_kinds();
    let kinds: Vec<_> = kinds.iter().collect();
    let touched =
        buttons(ui, &kinds, (168.0, 48.0), |(key, _)| SizedButton::new(text.get(key)).text(15.0));
    touched.map(|(_, effect)| effect.clone())
}

/// Offers the choices for `effect`; returns the changed effect after a touch.
pub fn show(ui: &mut Ui, text: &Text, effect: &Effect) -> Option<Effect> {
    section(ui, &text.get("build-reads"));
    boxed(ui, |ui| say(ui, &text.effect(effect)));
    let mut changed = effect.clone();
    let form = &mut EffectForm { ui, text };
    match &mut changed {
        Effect::MoveRobber { who, duty } => {
            form.selector(who);
            form.duty(duty, who);
        }
        Effect::Steal { who, from, duty } => {
            form.selector(who);
            form.keyed(
                "build-from",
                from,
                &[
                    (Victims::Anyone, "victims-anyone"),
                    (Victims::BesideRobber, "victims-beside-robber"),
                ],
            );
            form.duty(duty, who);
        }
        Effect::Take { who, resource, duty } => {
            form.selector(who);
            form.resource("build-resource", "option-any-kind", resource);
            form.duty(duty, who);
        }
        Effect::Give { who, to } => {
            form.selector(who);
            form.named("build-to", to, Recipients::ALL, |it| format!("recipients-{}", it.key()));
        }
        Effect::Pay { who } | Effect::Swap { who } | Effect::MendRoad { who } => {
            form.selector(who);
        }
        Effect::DamageRoad { who, bars } => {
            form.selector(who);
            form.named("build-bars", bars, Bars::ALL, |it| format!("bars-{}", it.key()));
        }
        Effect::RobberFlees { without_desert } => {
            form.named("build-refuge", without_desert, Refuge::ALL, |it| {
                format!("refuge-{}", it.key())
            });
        }
        Effect::CapYield { buildings } => {
            form.named("build-capped", buildings, Capped::ALL, |it| format!("capped-{}", it.key()));
        }
        Effect::Yield { resource, harvest } => {
            form.named("build-harvest", harvest, Harvest::ALL, |it| {
                format!("harvest-{}", it.key())
            });
            form.resource("build-hexes", "option-all-hexes", resource);
        }
        Effect::Season { begins } => {
            form.choose("build-begins", begins, Season::ALL.map(|it| (it, text.season(it))));
        }
        Effect::MoveBarbarians { course } => {
            form.named("build-course", course, BarbarianCourse::ALL, |it| {
                format!("course-{}", it.key())
            });
        }
        Effect::DiscardHalf {} | Effect::RobberSleeps {} | Effect::AtTable {} => {}
    }
    (changed != *effect).then_some(changed)
}

/// The choices of an effect, one below the other.
struct EffectForm<'a> {
    ui: &'a mut Ui,
    text: &'a Text,
}

impl EffectForm<'_> {
    /// Offers a value's options below their heading, and takes the one touched.
    fn choose<T: Copy + PartialEq>(
        &mut self,
        heading: &str,
        value: &mut T,
        all: impl IntoIterator<Item = (T, String)>,
    ) {
        let now = *value;
        *value = self.touched(heading, all, |one| one == now).unwrap_or(now);
    }

    /// Offers options below their heading, of which any may be chosen; returns the one touched.
    fn touched<T: Copy>(
        &mut self,
        heading: &str,
        all: impl IntoIterator<Item = (T, String)>,
        is_chosen: impl Fn(T) -> bool,
    ) -> Option<T> {
        let heading = self.text.get(heading);
        section(self.ui, &heading);
        let all: Vec<(T, String)> = all.into_iter().collect();
        let all: Vec<_> = all.iter().collect();
        let touched = buttons(self.ui, &all, (148.0, 48.0), |(value, label)| {
            let name = format!("{heading}: {label}");
            SizedButton::new(label).named(name).chosen(is_chosen(*value)).text(15.0)
        });
        touched.map(|(value, _)| *value)
    }

    /// The same with options labeled by the texts that `key` names.
    fn named<T: Copy + PartialEq>(
        &mut self,
        heading: &str,
        value: &mut T,
        all: impl IntoIterator<Item = T>,
        key: impl Fn(T) -> String,
    ) {
        let text = self.text;
        let label = |one| (one, text.get(&key(one)));
        self.choose(heading, value, all.into_iter().map(label));
    }

    /// The same with options labeled by their keys.
    fn keyed<T: Copy + PartialEq>(&mut self, heading: &str, value: &mut T, all: &[(T, &str)]) {
        let text = self.text;
        self.choose(heading, value, all.iter().map(|(value, key)| (*value, text.get(key))));
    }

    fn resource(&mut self, heading: &str, any: &str, value: &mut Option<Resource>) {
        let text = self.text;
        let kinds = Resource::ALL.map(|kind| (Some(kind), text.kind(kind)));
        self.choose(heading, value, std::iter::once((None, text.get(any))).chain(kinds));
    }

    fn measure(&mut self, heading: &str, value: &mut Measure) {
        let text = self.text;
        self.choose(heading, value, MEASURES.map(|measure| (measure, text.measure(measure))));
    }

    fn tie(&mut self, tie: &mut Tie) {
        self.keyed("build-tie", tie, &[(Tie::Share, "tie-share"), (Tie::Nobody, "tie-nobody")]);
    }

    fn duty(&mut self, duty: &mut Duty, who: &Selector) {
        let mut all = vec![(Duty::Must, "duty-must"), (Duty::May, "duty-may")];
        // Who holds an award matters only where one is named.
        if matches!(who, Selector::Leaders { holder: Some(_), .. }) || *duty == Duty::HolderMust {
            all.push((Duty::HolderMust, "duty-holder-must"));
        }
        self.keyed("build-duty", duty, &all);
    }

    /// Whom it means: each kind of selector in its initial form, which keeps what is compared.
    fn selector(&mut self, who: &mut Selector) {
        let measure = measure_of(who);
        let tie = Tie::Share;
        let all = [
            (Selector::Active, "who-active"),
            (Selector::All, "who-all"),
            (Selector::Others, "who-others"),
            (Selector::Leaders { holder: None, most: vec![measure], tie }, "who-leaders"),
            (Selector::Trailers { least: measure, tie }, "who-trailers"),
            (Selector::AtLeast { measure, count: 1 }, "who-at-least"),
            (Selector::AtMost { measure, count: 1 }, "who-at-most"),
        ];
        let kind = std::mem::discriminant::<Selector>;
        let now = kind(who);
        let mut chosen = now;
        let kinds: Vec<_> = all.iter().map(|(selector, key)| (kind(selector), *key)).collect();
        self.keyed("build-who", &mut chosen, &kinds);
        let new = all.into_iter().find(|(it, _)| kind(it) == chosen && chosen != now);
        if let Some((selector, _)) = new {
            *who = selector;
        }
        match who {
            Selector::Active | Selector::All | Selector::Others => {}
            Selector::Leaders { holder, most, tie } => {
                self.leaders(holder, most);
                self.tie(tie);
            }
            Selector::Trailers { least, tie } => {
                self.measure("build-least", least);
                self.tie(tie);
            }
            Selector::AtLeast { measure, count } | Selector::AtMost { measure, count } => {
                section(self.ui, &self.text.get("build-count"));
                let names = (self.text.get("build-count-less"), self.text.get("build-count-more"));
                if let Some(change) = stepper(self.ui, (&names.0, &names.1), *count, &(0..=20)) {
                    *count = count.saturating_add_signed(change);
                }
                self.measure("build-measure", measure);
            }
        }
    }

    /// Rows for who leads: an award's holder, and measures in the order they were touched.
    fn leaders(&mut self, holder: &mut Option<Award>, most: &mut Vec<Measure>) {
        let text = self.text;
        let awards = Award::ALL.map(|award| (Some(award), text.award(award)));
        let none = std::iter::once((None, text.get("option-none")));
        self.choose("build-holder", holder, none.chain(awards));
        let all = MEASURES.map(|measure| (measure, text.measure(measure)));
        let touched = self.touched("build-most", all, |measure| most.contains(&measure));
        let Some(measure) = touched else { return };
        let before = most.len();
        most.retain(|other| *other != measure);
        if most.len() == before {
            most.push(measure);
        }
        // The effect has to apply to somebody.
        if most.is_empty() && holder.is_none() {
            most.push(measure);
        }
    }
}

/// Returns what a selector compares by, or the most common measure.
fn measure_of(who: &Selector) -> Measure {
    match who {
        Selector::Leaders { most, .. } => most.first().copied().unwrap_or(Measure::PublicPoints),
        Selector::Trailers { least: measure, .. }
        | Selector::AtLeast { measure, .. }
        | Selector::AtMost { measure, .. } => *measure,
        Selector::Active | Selector::All | Selector::Others => Measure::PublicPoints,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The `do` of an effect in a file.
    fn kind(effect: &Effect) -> String {
        let json = serde_json::to_value(effect).expect("writes");
        json.get("do").and_then(|kind| kind.as_str()).expect("a kind").to_owned()
    }

    #[test]
    fn every_effect_of_the_format_can_be_chosen() {
        let schema = include_str!("../../../../decks/schema.json");
        let schema: serde_json::Value = serde_json::from_str(schema).expect("JSON");
        let known = schema.pointer("/$defs/Effect/oneOf").and_then(|all| all.as_array());
        let known: BTreeSet<String> = known
            .expect("a list")
            .iter()
            .filter_map(|effect| effect.pointer("/properties/do/const")?.as_str())
            .map(str::to_owned)
            .collect();
        let offered: BTreeSet<String> =
            all_kinds().iter().map(|(_, effect)| kind(effect)).collect();
        assert_eq!(offered, known);
        assert_eq!(offered.len(), 16);
    }

    #[test]
    fn every_measure_of_the_format_can_be_chosen() {
        let schema = include_str!("../../../../decks/schema.json");
        let schema: serde_json::Value = serde_json::from_str(schema).expect("JSON");
        let known = schema.pointer("/$defs/Measure/oneOf").and_then(|all| all.as_array());
        assert_eq!(known.expect("a list").len(), MEASURES.len());
        let different: BTreeSet<Measure> = MEASURES.into_iter().collect();
        assert_eq!(different.len(), MEASURES.len());
    }

    #[test]
    fn every_kind_has_its_words_and_reads_as_a_sentence() {
        let text = Text::english();
        for (key, effect) in all_kinds() {
            assert!(text.has(key), "{key}");
            assert!(text.effect(&effect).ends_with('.'), "{key}");
        }
    }
}
