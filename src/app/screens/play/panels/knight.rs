//! Moves open to an own piece on the island: a knight, which is activated or promoted by a
//! button, and moved or sent against another by a touch; and a ship, or why it stays (SEA 3).

use egui::{Key, Ui, vec2};

use crate::app::command::{Aim, Command, PlayPage};
use crate::app::screens::play::panel::{IslandMode, Panel, PanelHead};
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::parts::piece;
use crate::app::screens::play::parts::spots::{self, own_knight};
use crate::app::screens::play::parts::touch_places::bandit_paths;
use crate::app::screens::play::view::View;
use board::{Hex, Intersection, Path, Spot};
use game::{
    Breach, BuildPiece, Deed, Knight, KnightsBefore, KnightsDeed, Phase, Readiness, Refusal,
    SeaBreach, SeaDeed, Seat, WagonDeed,
};
use kit::widgets::{GAP, Icon, MarkSign, Touch, boxed, hint, remark, say, spaced};
use words::game::{Lesson, RefusalWords};

/// A knight or a ship of whoever builds now, with the places it may go to.
#[derive(Debug)]
pub struct PiecePanel {
    from: Spot,
    goal: Goal,
}

/// Meaning of a touch on the island.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// The piece's own way.
    Itself,
    /// The way of the robber that a knight chases.
    Robber,
    Pirate,
    /// The way of the bandit on this path, which a knight sends away (TRADERS 8.2).
    Bandit(Path),
}

impl PiecePanel {
    /// Creates the panel for the knight or the ship at `from`.
    pub fn of(from: impl Into<Spot>) -> Self {
        Self { from: from.into(), goal: Goal::Itself }
    }

    /// Returns what a touch on `spot` does.
    fn deed(&self, view: &View<'_>, spot: Spot) -> Option<Deed> {
        Some(match (self.from, self.goal, spot) {
            (Spot::Path(from), _, Spot::Path(to)) => Deed::Sea(SeaDeed::MoveShip { from, to }),
            (Spot::Intersection(from), Goal::Pirate, Spot::Hex(to)) => {
                Deed::Sea(SeaDeed::ChasePirate { from, to })
            }
            (Spot::Intersection(from), Goal::Robber, Spot::Hex(to)) => {
                Deed::Knights(KnightsDeed::ChaseRobber { from, to })
            }
            (Spot::Intersection(knight), Goal::Bandit(from), Spot::Path(to)) => {
                Deed::Wagons(WagonDeed::SendAway { knight, from, to })
            }
            (Spot::Intersection(from), Goal::Itself, Spot::Intersection(to)) => {
                let owner = view.state.pieces().knight(to).map(|(owner, _)| owner);
                let displaces = owner.is_some_and(|owner| owner != view.builder());
                let moves = KnightsDeed::MoveKnight { from, to };
                Deed::Knights(if displaces { KnightsDeed::Displace { from, to } } else { moves })
            }
            _ => return None,
        })
    }

    /// The places that it may go to, or where whatever it chases may.
    fn choices(&self, view: &View<'_>) -> Vec<Spot> {
        let at = match self.from {
            Spot::Path(from) => {
                return view.state.ship_moves(from).into_iter().map(Spot::Path).collect();
            }
            Spot::Intersection(at) => at,
            Spot::Hex(_) => return Vec::new(),
        };
        if let Goal::Bandit(_) = self.goal {
            return bandit_paths(view).into_iter().map(Spot::Path).collect();
        }
        let Some(reach) = view.state.knight_acts(at) else { return Vec::new() };
        let hexes = match self.goal {
            Goal::Itself => {
                let places = reach.moves.into_iter().chain(reach.displaces);
                return places.map(Spot::Intersection).collect();
            }
            Goal::Robber => view.state.chase_hexes(at),
            Goal::Pirate => view.state.pirate_hexes(),
            Goal::Bandit(_) => Vec::new(),
        };
        hexes.into_iter().map(Spot::Hex).collect()
    }

    /// The page of an own piece of the same kind on `spot`.
    fn page_of_other(&self, view: &View<'_>, spot: Spot) -> Option<PlayPage> {
        match self.from {
            Spot::Path(_) => piece::own_ship(view, spot).map(PlayPage::Sail),
            _ => own_knight(view, spot).map(PlayPage::Knight),
        }
    }

    /// Draws what a knight may do; returns what was touched.
    fn knight(&mut self, ui: &mut Ui, view: &View<'_>, at: Intersection) -> Option<Deed> {
        let key = match self.goal {
            Goal::Itself => None,
            Goal::Robber => Some("knight-chase-where"),
            Goal::Pirate => Some("knight-chase-pirate-where"),
            Goal::Bandit(_) => Some("wagons-bandit-where"),
        };
        if let Some(key) = key {
            boxed(ui, |ui| say(ui, &view.text.get(key)));
            return None;
        }
        let (_, knight) = view.state.pieces().knight(at)?;
        let deed = purchases(ui, view, at, knight);
        let chased = chased(view, at);
        for goal in &chased {
            let (key, icon) = match goal {
                Goal::Pirate => ("knight-chase-pirate", Icon::Pirate),
                Goal::Bandit(_) => ("wagons-send-away", Icon::Bandit),
                Goal::Itself | Goal::Robber => ("knight-chase", Icon::Chase),
            };
            let button = view.keyed_button(key).icon(icon);
            // Several bandits are told apart by their paths.
            let button = match goal {
                Goal::Bandit(path) => button.named(
                    view.with("wagons-send-away-name", &[("place", &view.place((*path).into()))]),
                ),
                Goal::Itself | Goal::Robber | Goal::Pirate => button,
            };
            if button.touched(ui, 56.0) {
                self.goal = *goal;
            }
        }
        boxed(ui, |ui| say(ui, &view.text.get(knight_may(view, (at, knight), &chased))));
        hint(ui, &view.place(self.from));
        deed
    }
}

impl Panel for PiecePanel {
    fn head(&self) -> PanelHead {
        let name = if let Spot::Path(_) = self.from { "sail" } else { "knight" };
        PanelHead::new(name).cancels().letter(Key::B)
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        match self.from {
            Spot::Intersection(at) => {
                view.state.pieces().knight(at).map(|(_, knight)| view.knight_title(knight))
            }
            _ => Some(view.text.get("sail-title")),
        }
    }

    fn owner(&self, view: &View<'_>) -> Option<Seat> {
        let pieces = view.state.pieces();
        match self.from {
            Spot::Intersection(at) => pieces.knight(at).map(|(owner, _)| owner),
            Spot::Path(at) => pieces.ship(at).map(|(owner, _)| owner),
            Spot::Hex(_) => None,
        }
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        match self.from {
            Spot::Intersection(at) => self.knight(ui, view, at).map(Command::Finish),
            Spot::Path(from) => {
                boxed(ui, |ui| say(ui, &ship_may(view, from)));
                hint(ui, &view.place(self.from));
                None
            }
            Spot::Hex(_) => None,
        }
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        let (choices, selected) = (self.choices(view), Some(self.from));
        let sign = match (self.from, self.goal) {
            (Spot::Path(_), _) => MarkSign::Ship,
            (_, Goal::Itself) => MarkSign::Knight,
            (_, Goal::Robber | Goal::Pirate | Goal::Bandit(_)) => MarkSign::Plain,
        };
        let signs = vec![sign; choices.len()];
        IslandMode { choices, signs, selected, ..IslandMode::plain(view) }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Command> {
        let Touch::Spot(spot) = touch else { return None };
        match self.deed(view, spot) {
            Some(deed) => Some(Command::Finish(deed)),
            None => self.unmarked(view, spot),
        }
    }

    fn moves_to_one(&self) -> bool {
        true
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Command> {
        if spot == self.from {
            return Some(Command::Back);
        }
        if let Some(page) = self.page_of_other(view, spot) {
            return Some(Command::Open(page));
        }
        // A knight goes nowhere but to corners, and a ship to paths: what else is touched ends this.
        Some(self.deed(view, spot).map_or(Command::Back, Command::Act))
    }

    fn step_back(&mut self) -> bool {
        std::mem::replace(&mut self.goal, Goal::Itself) != Goal::Itself
    }

    fn lessons(&self, view: &View<'_>) -> Vec<Lesson> {
        let Spot::Intersection(at) = self.from else { return vec![Lesson::Sailing] };
        match view.state.pieces().knight(at) {
            Some((_, knight)) if knight.readiness == Readiness::Active => vec![Lesson::Acting],
            // The page says so itself.
            _ => Vec::new(),
        }
    }
}

/// Another player's piece: what it is, and whose turn it is.
#[derive(Debug)]
pub struct TheirPiecePanel {
    pub at: Spot,
}

impl Panel for TheirPiecePanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("theirs")
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        piece::called(view, self.at)
    }

    fn owner(&self, view: &View<'_>) -> Option<Seat> {
        piece::owner(view, self.at)
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        boxed(ui, |ui| {
            if let Spot::Intersection(at) = self.at
                && let Some((_, knight)) = view.state.pieces().knight(at)
            {
                say(ui, &view.knight_title(knight));
            }
            say(ui, &view.about("theirs-turn", view.builder()));
        });
        hint(ui, &view.place(self.at));
        None
    }

    // The island answers as on the turn's page: the next touch means the next thing.
    fn island(&self, view: &View<'_>) -> IslandMode {
        let aim = Aim::default();
        let choices = spots::choices(view, aim);
        let signs = spots::signs(view, aim, &choices);
        let unmarked = spots::answering(view, aim);
        let selected = Some(self.at);
        IslandMode { choices, signs, unmarked, selected, ..IslandMode::plain(view) }
    }

    fn touched(&mut self, view: &View<'_>, touch: Touch) -> Option<Command> {
        Some(spots::asked(view, touch, Aim::default()))
    }

    fn unmarked(&mut self, view: &View<'_>, spot: Spot) -> Option<Command> {
        spots::unmarked(view, spot, Aim::default()).or(Some(Command::Back))
    }
}

/// Those whom a knight may chase away now: the robber, the pirate, or, between both, either; and
/// bandits.
fn chased(view: &View<'_>, at: Intersection) -> Vec<Goal> {
    let chases = view.state.knight_acts(at).is_some_and(|reach| reach.chases);
    let is_beside = |hex: Option<Hex>| hex.is_some_and(|hex| at.touches(hex));
    let robber = is_beside(view.state.robber()).then_some(Goal::Robber);
    let pirate = is_beside(view.state.pirate()).then_some(Goal::Pirate);
    let hunted = robber.into_iter().chain(pirate).filter(|_| chases);
    let bandits = view.state.bandits_to_send_away(at);
    hunted.chain(bandits.into_iter().map(Goal::Bandit)).collect()
}

/// Returns what a knight may do on the island now, or why it may do nothing.
fn knight_may(
    view: &View<'_>,
    (at, knight): (Intersection, Knight),
    chased: &[Goal],
) -> &'static str {
    let is_tired = view.state.knights().is_some_and(|knights| knights.table().is_tired(at));
    if let Some(reach) = view.state.knight_acts(at) {
        return match (reach.moves.is_empty(), reach.displaces.is_empty()) {
            (false, false) => "knight-moves-displaces",
            (false, true) => "knight-moves",
            (true, false) => "knight-displaces",
            (true, true) if chased == [Goal::Pirate] => "knight-only-chases-pirate",
            (true, true) => "knight-only-chases",
        };
    }
    if !chased.is_empty() {
        return "wagons-knight-only-sends";
    }
    // No knight acts before the first attack at some tables (KNIGHTS 18).
    let rest = view.state.knights_rules().knights_before == KnightsBefore::Rest
        && view.state.knights().is_some_and(|knights| knights.table().attacks == 0);
    match (knight.readiness, view.state.phase()) {
        (Readiness::Inactive, _) => "knight-sleeps",
        (Readiness::Active, _) if is_tired => "knight-tired",
        (Readiness::Active, Phase::ExtraBuilding { .. }) if !view.is_partner() => {
            "knight-beside-the-turn"
        }
        (Readiness::Active, _) if rest => "breach-knights-knights-rest",
        (Readiness::Active, _) => "knight-nowhere",
    }
}

/// The buttons that activate and promote a knight, with their prices.
fn purchases(ui: &mut Ui, view: &View<'_>, at: Intersection, knight: Knight) -> Option<Deed> {
    let activates = (knight.readiness == Readiness::Inactive).then_some((
        BuildPiece::Activation,
        ("knight-activate", "knight-activate-name"),
        true,
    ));
    let promotes = knight.level.next().map(|_| {
        let is_allowed = view.builds.contains(BuildPiece::Promotion, at.into());
        (BuildPiece::Promotion, ("knight-promote", "knight-promote-name"), is_allowed)
    });
    let mut deed = None;
    let size = vec2(ui.available_width() * 0.46, if view.is_low() { 48.0 } else { 56.0 });
    for (piece, (label, name), is_allowed) in activates.into_iter().chain(promotes) {
        let price = piece.price();
        let name = view.text.with(name, &[("price", view.cards(price).into())]);
        let is_paid = view.may_give(view.builder(), price);
        let is_usual = is_paid && is_allowed;
        let tone = if is_usual { view.palette.primary } else { view.palette.disabled };
        spaced(ui, GAP, |ui| {
            let button = view.keyed_button(label).named(name).icon(piece::icon(piece));
            if button.tone(tone).show(ui, size).clicked() {
                deed = piece.deed(view.state, at.into());
            }
            ui.horizontal_wrapped(|ui| {
                controls::chips(ui, view, price);
                if !is_paid {
                    remark(ui, &view.text.get("price-lacks"));
                } else if let Some(why) = against(view, piece, at) {
                    remark(ui, &why);
                }
            });
        });
    }
    deed
}

/// Returns what is against buying `piece` for the knight on a spot.
fn against(view: &View<'_>, piece: BuildPiece, at: Intersection) -> Option<String> {
    let deed = piece.deed(view.state, at.into())?;
    let refusal = view.state.against(deed.clone())?;
    Some(RefusalWords::of(view, &deed, &refusal).why)
}

/// Returns what a ship may do, in a sentence, or what keeps it where it lies.
fn ship_may(view: &View<'_>, from: Path) -> String {
    let count = view.state.ship_moves(from).len();
    let has_moved = view.state.sea().is_some_and(|sea| sea.table().has_moved(view.builder()));
    if count > 0 && has_moved {
        return view.text.get("sail-back");
    }
    if count > 0 {
        return view.with_count("sail-where", count);
    }
    // What keeps a ship from somewhere a new one could go keeps it where it lies; what it holds
    // itself holds nothing back.
    let is_held = |refusal: &Refusal| {
        !matches!(
            refusal,
            Refusal::Forbidden(Breach::Sea(
                SeaBreach::ShipNotConnected(_) | SeaBreach::ShipThroughBuilding { .. }
            ))
        )
    };
    let anywhere = view.state.position().ship_spots(view.builder()).into_iter().next();
    let kept = anywhere.and_then(|to| {
        let deed = Deed::Sea(SeaDeed::MoveShip { from, to });
        let refusal = view.state.against(deed.clone()).filter(is_held)?;
        Some(RefusalWords::of(view, &deed, &refusal).why)
    });
    kept.unwrap_or_else(|| view.text.get("sail-nowhere"))
}
