//! What an own piece on the island may do: a knight, which is activated or promoted by a button,
//! and moved or sent against another by a touch; and a ship, or why it stays (SEA 3).

use egui::{Ui, vec2};

use crate::app::command::Command;
use crate::app::screens::play::panel::{Ask, Head, IslandMode, Letter, Page, Panel};
use crate::app::screens::play::parts::spot_list::spot_list;
use crate::app::screens::play::parts::{controls, piece};
use crate::app::screens::play::view::View;
use board::{Hex, Intersection, Path, Spot};
use game::{
    Breach, Deed, Knight, KnightsBefore, KnightsDeed, KnightsPurchase, Phase, Readiness, Refusal,
    SeaBreach, SeaDeed,
};
use kit::widgets::{GAP, Icon, SizedButton, Touch, boxed, hint, remark, say, spaced};
use words::game::{Lesson, RefusalWords};

#[derive(Debug)]
pub struct KnightPanel {
    at: Intersection,
    aim: Aim,
    /// Places under one finger, of which one is meant.
    near: Vec<Spot>,
}

/// What a touch on the island means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    /// Where the knight goes.
    Itself,
    /// Where the robber goes that it chases.
    Robber,
    Pirate,
}

impl KnightPanel {
    pub const fn of(at: Intersection) -> Self {
        Self { at, aim: Aim::Itself, near: Vec::new() }
    }

    fn knight(&self, view: &View<'_>) -> Option<Knight> {
        view.state.pieces().knight(self.at).map(|(_, knight)| knight)
    }

    /// Returns what a touch on `spot` does.
    fn deed(&self, view: &View<'_>, spot: Spot) -> Option<Deed> {
        let from = self.at;
        let deed = match (self.aim, spot) {
            (Aim::Pirate, Spot::Hex(to)) => {
                return Some(Deed::Sea(SeaDeed::ChasePirate { from, to }));
            }
            (Aim::Robber, Spot::Hex(to)) => KnightsDeed::ChaseRobber { from, to },
            (Aim::Itself, Spot::Intersection(to)) => match view.state.pieces().knight(to) {
                Some((owner, _)) if owner != view.builder() => KnightsDeed::Displace { from, to },
                _ => KnightsDeed::MoveKnight { from, to },
            },
            _ => return None,
        };
        Some(Deed::Knights(deed))
    }
}

impl Panel for KnightPanel {
    fn head(&self) -> Head {
        Head::new("knight").cancels().letter(Letter::Build)
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        let knight = self.knight(view)?;
        Some(view.knight_title(knight))
    }

    fn owner(&self, view: &View<'_>) -> Option<game::Seat> {
        view.state.pieces().knight(self.at).map(|(owner, _)| owner)
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        if !self.near.is_empty() {
            hint(ui, &view.text.get("ask-title"));
            let spot = spot_list(ui, view, &self.near)?;
            return self.touched(view, Touch::Spot(spot));
        }
        let asked = match self.aim {
            Aim::Itself => None,
            Aim::Robber => Some("knight-chase-where"),
            Aim::Pirate => Some("knight-chase-pirate-where"),
        };
        if let Some(key) = asked {
            boxed(ui, |ui| say(ui, &view.text.get(key)));
            return None;
        }
        let knight = self.knight(view)?;
        let command = purchases(ui, view, self.at, knight);
        for chased in self.chased(view) {
            let (key, icon) = match chased {
                Aim::Pirate => ("knight-chase-pirate", Icon::Pirate),
                _ => ("knight-chase", Icon::Chase),
            };
            if SizedButton::new(view.text.get(key)).icon(icon).touched(ui, 56.0) {
                self.aim = chased;
            }
        }
        boxed(ui, |ui| say(ui, &view.text.get(self.may(view, knight))));
        hint(ui, &view.places().spot(Spot::Intersection(self.at)));
        command.map(Ask::Finish)
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        let choices = match (self.aim, view.state.knight_acts(self.at)) {
            (_, None) => Vec::new(),
            (Aim::Itself, Some(reach)) => {
                let places = reach.moves.into_iter().chain(reach.displaces);
                places.map(Spot::Intersection).collect()
            }
            (Aim::Robber, Some(_)) => {
                view.state.chase_hexes(self.at).into_iter().map(Spot::Hex).collect()
            }
            (Aim::Pirate, Some(_)) => {
                view.state.pirate_hexes().into_iter().map(Spot::Hex).collect()
            }
        };
        let selected = Some(Spot::Intersection(self.at));
        IslandMode { choices, selected, ..IslandMode::plain(view) }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Ask> {
        match touch {
            Touch::Spot(spot) => {
                let deed = self.deed(view, spot);
                let done = deed.map(|deed| Ask::Finish(Command::Act(deed)));
                done.or_else(|| self.unmarked(view, spot))
            }
            Touch::Ask(near) => {
                self.near = near;
                None
            }
        }
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Ask> {
        if spot == Spot::Intersection(self.at) {
            return Some(Ask::Back);
        }
        if let Spot::Intersection(at) = spot
            && view.state.pieces().knight(at).is_some_and(|(owner, _)| owner == view.builder())
        {
            return Some(Ask::Open(Page::Knight(at)));
        }
        // A knight goes nowhere but to corners: what else is touched ends this.
        Some(self.deed(view, spot).map_or(Ask::Back, |deed| Ask::Do(Command::Act(deed))))
    }

    fn step_back(&mut self) -> bool {
        let had_near = !std::mem::take(&mut self.near).is_empty();
        had_near || std::mem::replace(&mut self.aim, Aim::Itself) != Aim::Itself
    }

    fn lessons(&self, view: &View<'_>) -> Vec<Lesson> {
        match view.state.pieces().knight(self.at) {
            Some((_, knight)) if knight.readiness == Readiness::Active => vec![Lesson::Acting],
            _ => vec![Lesson::Activating],
        }
    }
}

impl KnightPanel {
    /// Whom it may chase away now: the robber, the pirate, or, between both, either.
    fn chased(&self, view: &View<'_>) -> Vec<Aim> {
        let chases = view.state.knight_acts(self.at).is_some_and(|reach| reach.chases);
        let is_beside = |hex: Option<Hex>| hex.is_some_and(|hex| self.at.touches(hex));
        let robber = is_beside(view.state.robber()).then_some(Aim::Robber);
        let pirate = is_beside(view.state.pirate()).then_some(Aim::Pirate);
        robber.into_iter().chain(pirate).filter(|_| chases).collect()
    }

    /// Returns what it may do on the island now, or why it may do nothing.
    fn may(&self, view: &View<'_>, knight: Knight) -> &'static str {
        let is_tired =
            view.state.knights().is_some_and(|knights| knights.table().is_tired(self.at));
        if let Some(reach) = view.state.knight_acts(self.at) {
            return match (reach.moves.is_empty(), reach.displaces.is_empty()) {
                (false, false) => "knight-moves-displaces",
                (false, true) => "knight-moves",
                (true, false) => "knight-displaces",
                (true, true) if self.chased(view) == [Aim::Pirate] => "knight-only-chases-pirate",
                (true, true) => "knight-only-chases",
            };
        }
        match (knight.readiness, view.state.phase()) {
            (Readiness::Inactive, _) => "knight-sleeps",
            (Readiness::Active, _) if is_tired => "knight-tired",
            (Readiness::Active, Phase::ExtraBuilding { .. }) if !view.is_partner() => {
                "knight-beside-the-turn"
            }
            (Readiness::Active, _) if knights_rest(view) => "breach-knights-knights-rest",
            (Readiness::Active, _) => "knight-nowhere",
        }
    }
}

/// Returns whether no knight acts before the first attack at this table (KNIGHTS 18).
fn knights_rest(view: &View<'_>) -> bool {
    view.state.knights_rules().knights_before == KnightsBefore::Rest
        && view.state.knights().is_some_and(|knights| knights.table().attacks == 0)
}

/// The buttons that activate and promote it, with their prices.
fn purchases(ui: &mut Ui, view: &View<'_>, at: Intersection, knight: Knight) -> Option<Command> {
    let promotable = view.state.promotable().any(|place| place == at);
    let activation = (
        knight.readiness == Readiness::Inactive,
        KnightsPurchase::Activation,
        KnightsDeed::Activate { at },
        ("knight-activate", "knight-activate-name", Icon::Activate),
        true,
    );
    let promotion = (
        knight.level.next().is_some(),
        KnightsPurchase::Promotion,
        KnightsDeed::Promote { at },
        ("knight-promote", "knight-promote-name", Icon::Promote),
        promotable,
    );
    let mut command = None;
    let size = vec2(ui.available_width() * 0.46, if view.is_low() { 48.0 } else { 56.0 });
    let offers = [activation, promotion].into_iter().filter(|(may, ..)| *may);
    for (_, purchase, deed, (label, name, icon), is_allowed) in offers {
        let price = purchase.price();
        let name = view.text.with(name, &[("price", view.cards(price).into())]);
        let is_paid = view.may_give(view.builder(), price);
        let is_usual = is_paid && is_allowed;
        let tone = if is_usual { view.palette.primary } else { view.palette.quiet };
        spaced(ui, GAP, |ui| {
            let button = SizedButton::new(view.text.get(label)).named(name).icon(icon).tone(tone);
            if button.show(ui, size).clicked() {
                command = Some(Command::Act(Deed::Knights(deed)));
            }
            ui.horizontal_wrapped(|ui| {
                controls::chips(ui, view, price);
                if !is_paid {
                    remark(ui, &view.text.get("price-lacks"));
                }
            });
        });
    }
    command
}

/// A ship of whoever builds now, with the places it may go to.
#[derive(Debug)]
pub struct SailPanel {
    from: Path,
    /// Places under one finger, of which one is meant.
    near: Vec<Spot>,
}

impl SailPanel {
    /// For the ship at `from`.
    pub const fn of(from: Path) -> Self {
        Self { from, near: Vec::new() }
    }

    /// Returns what a touch on `spot` does.
    const fn deed(&self, spot: Spot) -> Option<Deed> {
        match spot {
            Spot::Path(to) => Some(Deed::Sea(SeaDeed::MoveShip { from: self.from, to })),
            _ => None,
        }
    }

    /// Returns what it may do, in a sentence, or what keeps it where it lies.
    fn may(&self, view: &View<'_>) -> String {
        let count = view.state.ship_moves(self.from).len();
        let has_moved = view.state.sea().is_some_and(|sea| sea.table().has_moved(view.builder()));
        if count > 0 && has_moved {
            return view.text.get("sail-back");
        }
        if count > 0 {
            return view.text.with("sail-where", &[("count", count.into())]);
        }
        let Some(deed) = anywhere(view).and_then(|to| self.deed(Spot::Path(to))) else {
            return view.text.get("sail-nowhere");
        };
        // What it holds itself holds nothing back.
        let is_held = |refusal: &Refusal| {
            !matches!(
                refusal,
                Refusal::Forbidden(Breach::Sea(
                    SeaBreach::ShipNotConnected(_) | SeaBreach::ShipThroughBuilding { .. }
                ))
            )
        };
        match view.state.against(deed.clone()).filter(is_held) {
            Some(refusal) => RefusalWords::of(view, &deed, &refusal).why,
            None => view.text.get("sail-nowhere"),
        }
    }
}

/// Somewhere a new ship could go: what keeps a ship from there keeps it where it lies.
fn anywhere(view: &View<'_>) -> Option<Path> {
    view.state.position().ship_spots(view.builder()).into_iter().next()
}

impl Panel for SailPanel {
    fn head(&self) -> Head {
        Head::new("sail")
            .titled("sail-title")
            .cancels()
            .letter(Letter::Build)
            .lessons(&[Lesson::Sailing])
    }

    fn owner(&self, view: &View<'_>) -> Option<game::Seat> {
        view.state.pieces().ship(self.from).map(|(owner, _)| owner)
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        if !self.near.is_empty() {
            hint(ui, &view.text.get("ask-title"));
            let spot = spot_list(ui, view, &self.near)?;
            return self.touched(view, Touch::Spot(spot));
        }
        boxed(ui, |ui| say(ui, &self.may(view)));
        hint(ui, &view.places().spot(Spot::Path(self.from)));
        None
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        let choices = view.state.ship_moves(self.from).into_iter().map(Spot::Path).collect();
        let selected = Some(Spot::Path(self.from));
        IslandMode { choices, selected, ..IslandMode::plain(view) }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Ask> {
        match touch {
            Touch::Spot(spot) => match self.deed(spot) {
                Some(deed) => Some(Ask::Finish(Command::Act(deed))),
                None => self.unmarked(view, spot),
            },
            Touch::Ask(near) => {
                self.near = near;
                None
            }
        }
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Ask> {
        if spot == Spot::Path(self.from) {
            return Some(Ask::Back);
        }
        if let Some(other) = piece::own_ship(view, spot) {
            return Some(Ask::Open(Page::Sail(other)));
        }
        // A ship goes nowhere but to paths: what else is touched ends this.
        Some(self.deed(spot).map_or(Ask::Back, |deed| Ask::Do(Command::Act(deed))))
    }

    fn step_back(&mut self) -> bool {
        !std::mem::take(&mut self.near).is_empty()
    }
}
