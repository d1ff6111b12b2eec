//! The effect builder: what happens, to whom, and how. Every touch makes a complete
//! effect, and its sentence says what it does.

use egui::Ui;

use super::parts::{boxed, options, rows, say, section};
use board::Resource;
use cards::{
    Award, BarbarianCourse, Bars, Capped, Duty, Effect, Harvest, Measure, Recipients, Refuge,
    Season, Selector, Tie, Victims,
};
use kit::widgets::{Picked, SizedButton, stepper};
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
    let mut touched = None;
    rows(ui, &all_kinds(), (168.0, 48.0), |ui, (key, effect), size| {
        if SizedButton::new(text.get(key)).text(15.0).show(ui, size).clicked() {
            touched = Some(effect.clone());
        }
    });
    touched
}

/// Offers the choices for `effect`; returns the changed effect after a touch.
pub fn show(ui: &mut Ui, text: &Text, effect: &Effect) -> Option<Effect> {
    section(ui, &text.get("build-reads"));
    boxed(ui, |ui| say(ui, &text.effect(effect)));
    let mut changed = effect.clone();
    match &mut changed {
        Effect::MoveRobber { who, duty } => {
            selector(ui, text, who);
            choose_duty(ui, text, duty, who);
        }
        Effect::Steal { who, from, duty } => {
            selector(ui, text, who);
            let victims = [
                (Victims::Anyone, "victims-anyone"),
                (Victims::BesideRobber, "victims-beside-robber"),
            ];
            choose(ui, text, "build-from", &victims, from);
            choose_duty(ui, text, duty, who);
        }
        Effect::Take { who, resource, duty } => {
            selector(ui, text, who);
            choose_resource(ui, text, "build-resource", "option-any-kind", resource);
            choose_duty(ui, text, duty, who);
        }
        Effect::Give { who, to } => {
            selector(ui, text, who);
            let recipients = [
                (Recipients::LeftNeighbor, "recipients-left"),
                (Recipients::RightNeighbor, "recipients-right"),
                (Recipients::Anyone, "recipients-anyone"),
                (Recipients::EachWithFewerPoints, "recipients-each-fewer"),
                (Recipients::OneWithFewerPoints, "recipients-one-fewer"),
            ];
            choose(ui, text, "build-to", &recipients, to);
        }
        Effect::Pay { who } | Effect::Swap { who } | Effect::MendRoad { who } => {
            selector(ui, text, who);
        }
        Effect::DamageRoad { who, bars } => {
            selector(ui, text, who);
            let all = [
                (Bars::Buildings, "bars-buildings"),
                (Bars::SettlementsWithoutOtherRoad, "bars-settlements"),
            ];
            choose(ui, text, "build-bars", &all, bars);
        }
        Effect::RobberFlees { without_desert } => {
            let all = [
                (Refuge::EmptyHex, "refuge-empty-hex"),
                (Refuge::BesideBoard, "refuge-beside-board"),
            ];
            choose(ui, text, "build-refuge", &all, without_desert);
        }
        Effect::CapYield { buildings } => {
            let all =
                [(Capped::AllBuildings, "capped-all-buildings"), (Capped::Cities, "capped-cities")];
            choose(ui, text, "build-capped", &all, buildings);
        }
        Effect::Yield { resource, harvest } => {
            let all = [
                (Harvest::OneMore, "harvest-one-more"),
                (Harvest::OneLess, "harvest-one-less"),
                (Harvest::Nothing, "harvest-nothing"),
            ];
            choose(ui, text, "build-harvest", &all, harvest);
            choose_resource(ui, text, "build-hexes", "option-all-hexes", resource);
        }
        Effect::Season { begins } => {
            let all = Season::ALL.map(|season| (season, text.season(season)));
            if let Some(season) = options(ui, &text.get("build-begins"), &all, Some(*begins)) {
                *begins = season;
            }
        }
        Effect::MoveBarbarians { course } => {
            let all = [
                (BarbarianCourse::Nearer, "course-nearer"),
                (BarbarianCourse::Back, "course-back"),
            ];
            choose(ui, text, "build-course", &all, course);
        }
        Effect::DiscardHalf {} | Effect::RobberSleeps {} | Effect::AtTable {} => {}
    }
    (changed != *effect).then_some(changed)
}

/// Offers options labeled by their keys; returns the one touched.
fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    text: &Text,
    heading: &str,
    all: &[(T, &str)],
    value: &mut T,
) {
    let all: Vec<(T, String)> = all.iter().map(|(value, key)| (*value, text.get(key))).collect();
    if let Some(touched) = options(ui, &text.get(heading), &all, Some(*value)) {
        *value = touched;
    }
}

fn choose_resource(
    ui: &mut Ui,
    text: &Text,
    heading: &str,
    any: &str,
    value: &mut Option<Resource>,
) {
    let mut all = vec![(None, text.get(any))];
    all.extend(Resource::ALL.map(|kind| (Some(kind), text.kind(kind))));
    if let Some(touched) = options(ui, &text.get(heading), &all, Some(*value)) {
        *value = touched;
    }
}

fn choose_duty(ui: &mut Ui, text: &Text, duty: &mut Duty, who: &Selector) {
    let mut all = vec![(Duty::Must, "duty-must"), (Duty::May, "duty-may")];
    // Who holds an award matters only where one is named.
    if matches!(who, Selector::Leaders { holder: Some(_), .. }) || *duty == Duty::HolderMust {
        all.push((Duty::HolderMust, "duty-holder-must"));
    }
    choose(ui, text, "build-duty", &all, duty);
}

/// Whom a selector means, without its details.
#[derive(Clone, Copy, PartialEq)]
enum Who {
    Active,
    All,
    Others,
    Leaders,
    Trailers,
    AtLeast,
    AtMost,
}

fn selector(ui: &mut Ui, text: &Text, who: &mut Selector) {
    let now = match who {
        Selector::Active => Who::Active,
        Selector::All => Who::All,
        Selector::Others => Who::Others,
        Selector::Leaders { .. } => Who::Leaders,
        Selector::Trailers { .. } => Who::Trailers,
        Selector::AtLeast { .. } => Who::AtLeast,
        Selector::AtMost { .. } => Who::AtMost,
    };
    let all = [
        (Who::Active, "who-active"),
        (Who::All, "who-all"),
        (Who::Others, "who-others"),
        (Who::Leaders, "who-leaders"),
        (Who::Trailers, "who-trailers"),
        (Who::AtLeast, "who-at-least"),
        (Who::AtMost, "who-at-most"),
    ];
    let mut chosen = now;
    choose(ui, text, "build-who", &all, &mut chosen);
    if chosen != now {
        let measure = measure_of(who);
        *who = match chosen {
            Who::Active => Selector::Active,
            Who::All => Selector::All,
            Who::Others => Selector::Others,
            Who::Leaders => {
                Selector::Leaders { holder: None, most: vec![measure], tie: Tie::Share }
            }
            Who::Trailers => Selector::Trailers { least: measure, tie: Tie::Share },
            Who::AtLeast => Selector::AtLeast { measure, count: 1 },
            Who::AtMost => Selector::AtMost { measure, count: 1 },
        };
    }
    match who {
        Selector::Active | Selector::All | Selector::Others => {}
        Selector::Leaders { holder, most, tie } => {
            leaders(ui, text, holder, most);
            choose_tie(ui, text, tie);
        }
        Selector::Trailers { least, tie } => {
            choose_measure(ui, text, "build-least", least);
            choose_tie(ui, text, tie);
        }
        Selector::AtLeast { measure, count } | Selector::AtMost { measure, count } => {
            section(ui, &text.get("build-count"));
            let names = (text.get("build-count-less"), text.get("build-count-more"));
            if let Some(change) = stepper(ui, (&names.0, &names.1), *count, &(0..=20)) {
                *count = count.saturating_add_signed(change);
            }
            choose_measure(ui, text, "build-measure", measure);
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

fn choose_tie(ui: &mut Ui, text: &Text, tie: &mut Tie) {
    let all = [(Tie::Share, "tie-share"), (Tie::Nobody, "tie-nobody")];
    choose(ui, text, "build-tie", &all, tie);
}

fn choose_measure(ui: &mut Ui, text: &Text, heading: &str, value: &mut Measure) {
    let all = MEASURES.map(|measure| (measure, text.measure(measure)));
    if let Some(touched) = options(ui, &text.get(heading), &all, Some(*value)) {
        *value = touched;
    }
}

/// Who leads: an award's holder, and measures in the order they were touched.
fn leaders(ui: &mut Ui, text: &Text, holder: &mut Option<Award>, most: &mut Vec<Measure>) {
    let mut awards = vec![(None, text.get("option-none"))];
    awards.extend(Award::ALL.map(|award| (Some(award), text.award(award))));
    if let Some(touched) = options(ui, &text.get("build-holder"), &awards, Some(*holder)) {
        *holder = touched;
    }
    let heading = text.get("build-most");
    section(ui, &heading);
    let mut touched = None;
    rows(ui, &MEASURES, (148.0, 48.0), |ui, measure, size| {
        let picked = if most.contains(measure) { Picked::This } else { Picked::Not };
        let label = text.measure(*measure);
        let name = format!("{heading}: {label}");
        if SizedButton::new(&label).named(&name).picked(picked).text(15.0).show(ui, size).clicked()
        {
            touched = Some(*measure);
        }
    });
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
