//! Why something is not done: which rule, where, and how to record it anyway.

use egui::{Ui, vec2};

use super::acts::place_of;
use super::board::may_be_recorded;
use super::panel::{Ask, IslandMode, Next, Page, Panel};
use super::parts::{bold, hint, say};
use super::view::View;
use super::why::behind_refusal;
use crate::app::command::Command;
use crate::app::widgets::{SizedButton, warning_box};
use crate::game::{Breach, Deed, Impossible, Piece, Refusal, Seat, Waiting};
use crate::words::text::Value;

/// Whom it is about: a correction is about whoever it names, whose turn it may
/// be or not.
fn about(view: &View<'_>) -> Seat {
    let deed = view.refused.map(|(deed, _)| deed);
    let corrected = deed.filter(|deed| matches!(deed, Deed::Correct { .. }));
    corrected.and_then(Deed::player).unwrap_or_else(|| view.builder())
}

/// What kind of refusal it is, and why.
fn title_and_why(view: &View<'_>, refusal: &Refusal) -> (String, String) {
    let deed = view.refused.map(|(deed, _)| deed);
    let active = about(view);
    let (title, why) = match refusal {
        Refusal::Forbidden(Breach::TaskLeft) => ("refused-forbidden", demanded(view, deed)),
        Refusal::Impossible(why) => ("refused-impossible", view.impossible(why, active)),
        Refusal::Forbidden(breach) => ("refused-forbidden", view.breach(breach, active)),
    };
    (view.text.get(title), why)
}

/// The same as one text.
pub(super) fn words(view: &View<'_>, refusal: &Refusal) -> String {
    let (title, why) = title_and_why(view, refusal);
    format!("{}. {why}", title.trim_end_matches('.'))
}

/// What was asked for and is not done, for as long as the shell says so.
#[derive(Debug, Default)]
pub(super) struct RefusalPanel;

impl Panel for RefusalPanel {
    fn name(&self, _: &View<'_>) -> &'static str {
        "refused"
    }

    fn shows(&self, _: &Page) -> bool {
        false
    }

    fn title(&self, _: &View<'_>) -> Option<String> {
        None
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let (_, refusal) = view.refused?;
        show(ui, view, refusal).map(Ask::Do)
    }

    fn next(&self, view: &View<'_>) -> Next {
        Next::go(view.text.get("refused-back"), Command::Dismiss)
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        let selected = view.refused.and_then(|(deed, refusal)| refusal.place().or(place_of(deed)));
        IslandMode { selected, road_of: None, ..IslandMode::plain(view) }
    }
}

fn show(ui: &mut Ui, view: &View<'_>, refusal: &Refusal) -> Option<Command> {
    let deed = view.refused.map(|(deed, _)| deed);
    let active = about(view);
    let (title, why) = title_and_why(view, refusal);
    warning_box(ui, |ui| {
        bold(ui, &title, 24.0);
        bold(ui, &why, 19.0);
        let wanted = deed.and_then(place_of);
        let shown = refusal.place();
        if let Some(place) = wanted {
            let place = view.place(place);
            say(ui, &view.text.with("refused-wanted", &[("place", place.into())]));
        }
        if let Some(place) = shown.filter(|place| wanted != Some(*place)) {
            let place = view.place(place);
            say(ui, &view.text.with("refused-place", &[("place", place.into())]));
        }
        if let Refusal::Forbidden(breach) = refusal {
            let title = view.text.get(&format!("refused-title-{}", breach.section()));
            say(ui, &view.text.with("refused-rule", &[("title", title.into())]));
        }
        behind_refusal(ui, view, refusal, active);
    });
    if !may_be_recorded(refusal) {
        return None;
    }
    ui.add_space(4.0);
    hint(ui, &view.text.get("refused-record-hint"));
    let label = view.text.get("refused-record");
    let size = vec2(ui.available_width(), 56.0);
    let clicked = SizedButton::new(&label).tone(view.palette.danger).show(ui, size).clicked();
    deed.filter(|_| clicked).cloned().map(Command::Record)
}

/// What the rules demand that was to be left.
fn demanded(view: &View<'_>, deed: Option<&Deed>) -> String {
    let task = match deed {
        Some(Deed::Leave { task }) => view.state.tasks().get(*task),
        _ => None,
    };
    match task {
        Some(task) => view.text.with("breach-task-named", &[("task", view.task(task).into())]),
        None => view.text.get("breach-task"),
    }
}

impl View<'_> {
    /// Why something can't be.
    pub fn impossible(&self, why: &Impossible, active: Seat) -> String {
        let who = |key: &str| self.about(key, active);
        match why {
            Impossible::NotNow(waiting) => self.text.get(match waiting {
                Waiting::Opening => "not-now-opening",
                Waiting::OpeningOver => "not-now-opening-over",
                Waiting::Tasks => "not-now-tasks",
                Waiting::Production => "not-now-production",
                Waiting::ProducedAlready => "not-now-produced",
                Waiting::NoSuchTask => "not-now-no-task",
                Waiting::Over => "not-now-over",
                Waiting::NotOver => "not-now-not-over",
                Waiting::ExtraBuilding => "not-now-extra-building",
            }),
            Impossible::NoSuchPlayer(seat) => self.about("impossible-player", *seat),
            Impossible::OffIsland(_) => self.text.get("impossible-sea"),
            Impossible::IntersectionTaken(_) => self.text.get("impossible-building"),
            Impossible::PathTaken(_) => self.text.get("impossible-road"),
            Impossible::NoPieceLeft(piece) => who(match piece {
                Piece::Road => "impossible-piece-road",
                Piece::Settlement => "impossible-piece-settlement",
                Piece::City => "impossible-piece-city",
            }),
            Impossible::NoSettlement(_) => who("impossible-no-settlement"),
            Impossible::NoSuchRoad(_) => self.text.get("impossible-no-road"),
            Impossible::HandLacks { player, cards } if cards.is_empty() => {
                self.about("impossible-hand-empty", *player)
            }
            Impossible::HandLacks { player, cards } => {
                self.about_with("impossible-hand", *player, "cards", self.cards(*cards).into())
            }
            Impossible::BankLacks(cards) => {
                self.text.with("impossible-bank", &[("cards", self.cards(*cards).into())])
            }
            Impossible::TooManyCards(_) => self.text.get("impossible-supply"),
            Impossible::NoneLeftToBuy => self.text.get("impossible-sold-out"),
            Impossible::NoneToPlay => who("impossible-no-card"),
            Impossible::KindUsedUp(card) => {
                let card = self.development_card(*card);
                self.text.with("impossible-used-up", &[("card", card.into())])
            }
            Impossible::CardNotNamed => self.text.get("impossible-unnamed"),
            Impossible::WrongCount { given, due } => {
                let values = [("given", (*given).into()), ("due", (*due).into())];
                self.text.with("impossible-count", &values)
            }
            Impossible::NotOnThePile => self.text.get("impossible-pile"),
            Impossible::NotInTheDeck => self.text.get("impossible-not-in-deck"),
            Impossible::TooFewPoints { points, target } => {
                let values = [("points", (*points).into()), ("target", (*target).into())];
                self.text.with("impossible-points", &values)
            }
            Impossible::HandsNotFollowed => self.text.get("impossible-hands"),
            Impossible::TooMany { count, most } => {
                let values = [("count", (*count).into()), ("most", (*most).into())];
                self.text.with("impossible-too-many", &values)
            }
            Impossible::PileHolds { left, least } => {
                let values = [("left", (*left).into()), ("least", (*least).into())];
                self.text.with("impossible-pile-holds", &values)
            }
            Impossible::TooMuch => self.text.get("error-misfit"),
            Impossible::NotOnCoast(_) => self.text.get("impossible-not-on-coast"),
            Impossible::PieceInTheWay(_) => self.text.get("impossible-piece-in-the-way"),
            Impossible::Island(why) => self.bad_island(*why),
            Impossible::Rule(why) => self.bad_rule(*why),
            Impossible::NameTaken(seat) => self.about("impossible-name-taken", *seat),
            Impossible::TooFewPlayers => self.text.get("impossible-too-few-players"),
            Impossible::SoAlready => self.text.get("impossible-so-already"),
        }
    }

    /// Which rule was not kept.
    pub fn breach(&self, breach: &Breach, active: Seat) -> String {
        let who = |key: &str| self.about(key, active);
        match breach {
            Breach::DistanceRule { .. } => self.text.get("breach-distance"),
            Breach::SettlementWithoutRoad(_) => who("breach-no-road"),
            Breach::RoadNotConnected(_) => who("breach-not-connected"),
            Breach::RoadThroughBuilding { .. } => self.text.get("breach-through"),
            Breach::RoadNotBesideSettlement(_) => self.text.get("breach-not-beside"),
            Breach::RoadWhileDamaged { .. } => who("breach-damaged"),
            Breach::BuildingAtDamage { .. } => who("breach-building-damage"),
            Breach::WeatherPassed(_) => self.text.get("breach-weather-passed"),
            Breach::WrongCard { due } => {
                let resource: Value<'_> = self.text.resource(*due).into();
                self.text.with("breach-wrong-card", &[("resource", resource)])
            }
            Breach::BeforeProduction => self.text.get("breach-production"),
            Breach::SecondCard => self.text.get("breach-second-card"),
            Breach::FreshCard => who("breach-fresh-card"),
            Breach::WrongDiscard { given, due } => {
                let values = [("given", (*given).into()), ("due", (*due).into())];
                self.text.with("breach-discard", &values)
            }
            Breach::RobberStays(_) => self.text.get("breach-robber"),
            Breach::WrongVictim(seat) => self.about("breach-victim", *seat),
            Breach::WrongRecipient(seat) => self.about("breach-recipient", *seat),
            Breach::NotHeldBefore(kind) => {
                let resource: Value<'_> = self.text.resource(*kind).into();
                self.text.with("breach-not-held", &[("resource", resource)])
            }
            Breach::WrongRefuge => self.text.get("breach-refuge"),
            Breach::WrongRate { given, rate } => {
                let values = [("given", (*given).into()), ("rate", (*rate).into())];
                self.text.with("breach-rate", &values)
            }
            Breach::LikeForLike(kind) => {
                let resource: Value<'_> = self.text.resource(*kind).into();
                self.text.with("breach-like", &[("resource", resource)])
            }
            Breach::OutOfTurn => who("breach-out-of-turn"),
            Breach::BuildingOrder(seat) => self.about("breach-building-order", *seat),
            Breach::FirstSeven => self.text.get("breach-first-seven"),
            Breach::FriendlyRobber(seat) => self.about("breach-friendly-robber", *seat),
            Breach::Gift => self.text.get("breach-gift"),
            Breach::TaskLeft => self.text.get("breach-task"),
        }
    }
}
