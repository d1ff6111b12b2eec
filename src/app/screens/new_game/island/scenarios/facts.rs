//! What a scenario says beside its map, in sentences.

use egui::{Label, Ui};

use crate::app::screens::kept_by_table;
use board::Terrain;
use scenarios::{Ground, HarborPlan, Home, LayHow, Map, Mixing, RobberStart, Scenario, Start};
use words::text::Text;

/// What is said about.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    /// The scenario.
    pub scenario: &'a Scenario,
    /// Its map.
    pub map: &'a Map,
    /// How it is laid.
    pub how: LayHow,
    /// What a first settlement on a foreign island is worth at this table.
    pub points: u8,
}

/// Writes them.
pub fn show(ui: &mut Ui, text: &Text, facts: Facts<'_>) {
    for line in sentences(text, facts) {
        ui.add(Label::new(line).wrap());
    }
    ui.add_space(4.0);
    kept_by_table::show(ui, text, facts.scenario);
}

fn sentences(text: &Text, facts: Facts<'_>) -> Vec<String> {
    let Facts { scenario, map, how, points } = facts;
    let mut lines = Vec::new();
    if points > 0 {
        let key = match scenario.home() {
            Home::Areas(_) => "scenario-abroad",
            Home::Opening => "scenario-abroad-of-each",
        };
        lines.push(text.with(key, &[("points", points.into())]));
    }
    if let Start::On { .. } = scenario.start() {
        lines.push(text.get("scenario-begins-at-home"));
    }
    let robber = matches!(map.robber(), RobberStart::BesideBoard);
    let beside = match (robber, map.pirate()) {
        (true, None) => Some("scenario-both-beside"),
        (true, Some(_)) => Some("scenario-robber-beside"),
        (false, None) => Some("scenario-pirate-beside"),
        (false, Some(_)) => None,
    };
    lines.extend(beside.map(|key| text.get(key)));
    lines.extend(hidden(text, map));
    match map.harbors() {
        HarborPlan::ByPlayers(_) if how.harbors == Mixing::Printed => {
            lines.push(text.get("scenario-harbors-by-players"));
        }
        HarborPlan::Places { .. } | HarborPlan::ByPlayers(_) | HarborPlan::InPlay(_) => {}
    }
    lines
}

/// What lies face down, so that the table can lay it out.
fn hidden(text: &Text, map: &Map) -> Option<String> {
    let grounds = map.hidden_grounds();
    if grounds.is_empty() {
        return None;
    }
    let sea = grounds.iter().filter(|ground| **ground == Ground::Sea).count();
    let count = |terrain: &Terrain| {
        grounds.iter().filter(|ground| **ground == Ground::Land(*terrain)).count()
    };
    let kinds = Terrain::ALL.iter().chain([&Terrain::Gold]);
    let land = kinds.map(|terrain| (text.terrain(*terrain), count(terrain)));
    let kinds = std::iter::once((text.get("scenario-hidden-sea"), sea)).chain(land);
    let hexes: Vec<String> = kinds
        .filter(|(_, count)| *count > 0)
        .map(|(what, count)| {
            text.with("scenario-hidden-hexes", &[("count", count.into()), ("what", what.into())])
        })
        .collect();
    let mut tokens = map.hidden_tokens().to_vec();
    tokens.sort_unstable();
    let tokens: Vec<String> = tokens.iter().map(|token| token.number().to_string()).collect();
    let values = [("hexes", hexes.join(", ").into()), ("tokens", tokens.join(", ").into())];
    Some(text.with("scenario-hidden", &values))
}
