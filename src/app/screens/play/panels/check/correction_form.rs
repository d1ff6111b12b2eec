//! The correction form: the page of one number.

use egui::Ui;

use super::steps::steps;
use crate::app::command::Command;
use crate::app::screens::play::panel::{AfterAct, Ask, Next, Page, Panel};
use crate::app::screens::play::panel::{Figure, left};
use crate::app::screens::play::parts::controls;
use crate::app::screens::play::parts::figure_tiles::{Owners, tiles};
use crate::app::screens::play::view::View;
use crate::app::widgets::{Icon, Picked, SizedButton, grid, hint, say, segments};
use crate::cards::{Award, Contents, PileCard, Season};
use crate::game::{
    Beliefs, Cards, Correction, Deed, DevelopmentCard, Following, MAX_TURN, NumberSource,
    PrintedCardPlace, Seat,
};
use crate::words::game::card_name;

/// A number being corrected.
#[derive(Debug)]
pub struct CorrectionForm {
    figure: Figure,
    draft: Draft,
}

/// What the number really is, as entered so far.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Draft {
    /// Cards by kind.
    Kinds(Cards),
    /// Only how many.
    Count(usize),
    /// A single touch enters it.
    Touch,
}

/// How a hand is being corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Kinds,
    Count,
}

impl CorrectionForm {
    /// The page of `figure`.
    pub fn new(view: &View<'_>, figure: Figure) -> Self {
        Self { figure, draft: Draft::of(view, figure) }
    }

    /// The correction, if the entry differs from what the app believes.
    fn deed(&self, view: &View<'_>) -> Option<Deed> {
        if self.draft == Draft::of(view, self.figure) && !self.is_unsure(view) {
            return None;
        }
        let byte = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let correction = match (self.figure, &self.draft) {
            (Figure::Hand(player), Draft::Kinds(cards)) => {
                return Some(Deed::CorrectHand { player, cards: *cards });
            }
            (Figure::Hand(player), Draft::Count(count)) => {
                let count = u16::try_from(*count).unwrap_or(u16::MAX);
                let is_so = view.state.hands().is_some_and(|hands| hands.size(player) == count);
                if is_so {
                    return None;
                }
                Correction::HandSize { player, count }
            }
            (Figure::Hidden(player), Draft::Count(count)) => {
                Correction::Hidden { player, count: byte(*count) }
            }
            (Figure::Knights(player), Draft::Count(count)) => {
                Correction::KnightCards { player, count: byte(*count) }
            }
            (Figure::Revealed(player), Draft::Count(count)) => {
                Correction::Revealed { player, count: byte(*count) }
            }
            (Figure::Bank, Draft::Kinds(cards)) => Correction::Bank { cards: *cards },
            (Figure::Pile, Draft::Count(left)) => Correction::Pile { left: *left },
            _ => return None,
        };
        Some(Deed::Correct { correction })
    }

    /// Whether the entry could tell the app kinds in a hand that it didn't know.
    fn is_unsure(&self, view: &View<'_>) -> bool {
        match (self.figure, &self.draft, view.state.hands()) {
            (Figure::Hand(seat), Draft::Kinds(cards), Some(hands)) if view.lays_hands_open() => {
                hands.unknown(seat) > 0 || hands.known(seat) != *cards
            }
            // Don't reveal whether the books say the same.
            (Figure::Hand(seat), Draft::Kinds(cards), Some(hands)) => {
                !cards.is_empty() || hands.size(seat) == 0
            }
            (Figure::Hand(_), Draft::Count(_), _) => true,
            (Figure::Bank, ..) => view.state.bank().is_none(),
            _ => false,
        }
    }

    /// Whether something was counted: until then, a stray touch must not look like the way
    /// on.
    fn is_begun(&self, view: &View<'_>) -> bool {
        match (self.figure, &self.draft, view.state.hands()) {
            (Figure::Hand(seat), Draft::Kinds(cards), Some(hands)) => {
                *cards != view.known(seat) || cards.total() == hands.size(seat)
            }
            _ => self.draft != Draft::of(view, self.figure),
        }
    }

    /// Offers the player's other numbers: a finger on a small number may have meant the
    /// next one.
    fn neighbors(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(seat) = self.figure.player() else { return };
        ui.add_space(6.0);
        hint(ui, &view.text.get("truth-others"));
        let others: Vec<Figure> =
            Figure::of(view, seat).into_iter().filter(|one| *one != self.figure).collect();
        if let Some(figure) = tiles(ui, view, &others, Owners::Known) {
            self.figure = figure;
            self.draft = Draft::of(view, figure);
        }
    }
}

impl Panel for CorrectionForm {
    fn name(&self, _: &View<'_>) -> &'static str {
        "truth"
    }

    fn shows(&self, page: &Page) -> bool {
        *page == Page::Correction(self.figure)
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.text.get("truth-title"))
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Ask> {
        let command = page(ui, view, self);
        self.neighbors(ui, view);
        command.map(Ask::Do)
    }

    fn next(&self, view: &View<'_>) -> Next {
        let what = match self.deed(view) {
            Some(Deed::CorrectHand { player, cards }) => {
                view.about_with("correct-confirm", player, "cards", view.cards(cards).into())
            }
            Some(Deed::Correct { correction }) => view.corrected(&correction),
            _ => return Next::back(view.text.get("truth-back")),
        };
        let label = view.text.with("check-correct", &[("what", what.into())]);
        match self.deed(view) {
            Some(deed) => {
                let next = if self.is_begun(view) {
                    Next::go(label, Command::Act(deed))
                } else {
                    Next::quiet(label.clone(), label, Command::Act(deed))
                };
                match self.figure.player() {
                    Some(seat) => next.of(seat),
                    None => next,
                }
            }
            None => Next::back(label),
        }
    }

    /// Printed cards are entered one by one, so it stays open for the next.
    fn after_act(&mut self, view: &View<'_>) -> AfterAct {
        if self.figure == Figure::Pile && self.draft == Draft::Touch {
            self.draft = Draft::of(view, self.figure);
            return AfterAct::Stays;
        }
        AfterAct::Back
    }
}

impl Draft {
    fn of(view: &View<'_>, figure: Figure) -> Self {
        let state = view.state;
        match figure {
            Figure::Hand(seat) => {
                let known = state.hands().map(|hands| hands.known(seat)).unwrap_or_default();
                let size = state.hands().map_or(0, |hands| hands.size(seat));
                match view.following() {
                    Following::Open if known.total() == size => Self::Kinds(known),
                    // Don't reveal a secret hand along the way.
                    _ => Self::Count(size.into()),
                }
            }
            Figure::Hidden(seat) => Self::Count(state.hidden_cards(seat).total().into()),
            Figure::Knights(seat) => Self::Count(state.knight_cards(seat).into()),
            Figure::Revealed(seat) => Self::Count(state.revealed(seat).into()),
            Figure::Bank => Self::Kinds(bank(view)),
            Figure::Pile if state.numbers() == NumberSource::Cards => Self::Count(left(view)),
            Figure::Pile
            | Figure::Pieces(_)
            | Figure::Award(_)
            | Figure::Season
            | Figure::Ship
            | Figure::Turn => Self::Touch,
        }
    }
}

/// What the bank holds; as long as that is unknown, the most that it may, to count from.
fn bank(view: &View<'_>) -> Cards {
    let known = |hands: &Beliefs| {
        let seats = view.state.seating().order();
        seats.fold(Cards::none(), |sum, seat| sum.plus(hands.known(seat)))
    };
    let held = view.state.hands().map(known).unwrap_or_default();
    view.state.bank().unwrap_or_else(|| view.game.setup().supply().less(held))
}

fn page(ui: &mut Ui, view: &View<'_>, form: &mut CorrectionForm) -> Option<Command> {
    if let Some(seat) = form.figure.player() {
        controls::who(ui, view, seat, &view.name(seat));
    }
    let label = label(view, form.figure);
    match (form.figure, &mut form.draft) {
        (Figure::Hand(seat), draft) => {
            hand(ui, view, seat, draft);
            None
        }
        (_, Draft::Kinds(cards)) => {
            say(ui, &view.text.get("truth-bank"));
            controls::counts(ui, view, &label, cards, view.game.setup().supply());
            None
        }
        (figure, Draft::Count(count)) => {
            if let Some(key) = question(figure) {
                say(ui, &view.text.get(key));
            }
            let range = range(view, figure);
            if let Some(changed) = steps(ui, view, &label, *count, &range) {
                *count = changed;
            }
            let now = figure.value(view);
            hint(ui, &view.text.with("truth-now", &[("value", now.into())]));
            if figure == Figure::Pile {
                let key = if range.start() == range.end() {
                    "truth-pile-fixed"
                } else {
                    "truth-pile-hint"
                };
                hint(ui, &view.text.get(key));
            }
            None
        }
        (Figure::Award(award), _) => holder(ui, view, award),
        (Figure::Season, _) => season(ui, view),
        (Figure::Turn, _) => turn(ui, view),
        (Figure::Pile, _) => printed(ui, view),
        _ => None,
    }
}

/// The name of the steppers.
fn label(view: &View<'_>, figure: Figure) -> String {
    let label = figure.label(view);
    match figure.player() {
        Some(seat) => view.about_with("truth-label-of", seat, "label", label.into()),
        None => label,
    }
}

const fn question(figure: Figure) -> Option<&'static str> {
    match figure {
        Figure::Hidden(_) => Some("truth-hidden"),
        Figure::Knights(_) => Some("truth-knights"),
        Figure::Revealed(_) => Some("truth-revealed"),
        Figure::Pile => Some("truth-pile"),
        _ => None,
    }
}

/// The range of values the number can have.
fn range(view: &View<'_>, figure: Figure) -> std::ops::RangeInclusive<usize> {
    let setup = view.game.setup();
    let cards = |kind| usize::from(setup.development_cards(kind));
    match figure {
        Figure::Hand(_) => 0..=usize::from(setup.supply().total()),
        Figure::Knights(_) => 0..=cards(DevelopmentCard::Knight),
        Figure::Revealed(_) => 0..=cards(DevelopmentCard::VictoryPoint),
        Figure::Hidden(_) => 0..=DevelopmentCard::ALL.into_iter().map(cards).sum(),
        _ if view.state.is_voting() => left(view)..=left(view),
        _ => view.state.piles().least_left()..=left(view),
    }
}

fn hand(ui: &mut Ui, view: &View<'_>, seat: Seat, draft: &mut Draft) {
    let Some(hands) = view.state.hands() else { return };
    let ways = [
        (Way::Kinds, view.text.get("truth-by-kind")),
        (Way::Count, view.text.get("truth-only-count")),
    ];
    let now = if matches!(draft, Draft::Kinds(_)) { Way::Kinds } else { Way::Count };
    match segments(ui, &ways, now) {
        Some(Way::Kinds) if now != Way::Kinds => *draft = Draft::Kinds(view.known(seat)),
        Some(Way::Count) if now != Way::Count => *draft = Draft::Count(hands.size(seat).into()),
        _ => {}
    }
    match draft {
        Draft::Kinds(cards) => {
            let label = view.about("correct-label", seat);
            controls::counts(ui, view, &label, cards, view.game.setup().supply());
        }
        Draft::Count(count) => {
            say(ui, &view.text.get("truth-hand"));
            let label = label(view, Figure::Hand(seat));
            if let Some(changed) = steps(ui, view, &label, *count, &range(view, Figure::Hand(seat)))
            {
                *count = changed;
            }
            hint(ui, &view.text.get("truth-count-hint"));
        }
        Draft::Touch => {}
    }
}

/// A choice made with one touch: its correction, and whether it is already so.
fn choice(
    ui: &mut Ui,
    view: &View<'_>,
    plate: SizedButton<'_>,
    correction: Correction,
    (is_so, size): (Picked, egui::Vec2),
) -> Option<Command> {
    let name = view.correct(&correction);
    let clicked = plate.named(&name).picked(is_so).show(ui, size).clicked();
    (clicked && is_so != Picked::This).then_some(Command::Act(Deed::Correct { correction }))
}

const fn picked(is_so: bool) -> Picked {
    if is_so { Picked::This } else { Picked::Not }
}

fn holder(ui: &mut Ui, view: &View<'_>, award: Award) -> Option<Command> {
    let question = view.text.with("truth-holder", &[("award", view.award(award).into())]);
    say(ui, &question);
    let now = view.state.holders().of(award);
    let seats = view.state.seating().order().map(Some);
    let all: Vec<Option<Seat>> = seats.chain([None]).collect();
    let mut command = None;
    grid(ui, &all, (170.0, 56.0), |ui, holder, size| {
        let is = Correction::Holder { award, holder };
        let so = (picked(holder == now), size);
        let done = if let Some(seat) = holder {
            let label = view.award_count(award, seat);
            choice(ui, view, SizedButton::new(&label).of(view.color(seat)), is, so)
        } else {
            let label = view.text.get("figure-nobody");
            choice(ui, view, SizedButton::new(&label).icon(Icon::Cross), is, so)
        };
        command = command.take().or(done);
    });
    command
}

fn season(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-season"));
    let mut command = None;
    grid(ui, &Season::ALL, (140.0, 60.0), |ui, season, size| {
        let label = view.text.season(season);
        let plate = SizedButton::new(&label).tone(view.palette.season(season)).text(19.0);
        let so = (picked(season == view.state.season()), size);
        let done = choice(ui, view, plate, Correction::Season { season }, so);
        command = command.take().or(done);
    });
    command
}

fn turn(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-turn"));
    let seats: Vec<Seat> = view.state.seating().present().collect();
    let mut command = None;
    grid(ui, &seats, (170.0, 56.0), |ui, active, size| {
        let label = view.name(active);
        let plate = SizedButton::new(&label).of(view.color(active));
        let so = (picked(active == view.active()), size);
        let done = choice(ui, view, plate, Correction::Turn { active }, so);
        command = command.take().or(done);
    });
    hint(ui, &view.text.get("truth-turn-hint"));
    let label = view.text.get("truth-turn-number");
    let now = usize::try_from(view.state.turn()).unwrap_or(usize::MAX);
    let most = usize::try_from(MAX_TURN).unwrap_or(usize::MAX);
    say(ui, &label);
    let changed = steps(ui, view, &label, now, &(1..=most));
    let number = changed.and_then(|turn| u32::try_from(turn).ok());
    let corrected = number.map(|turn| Correction::TurnNumber { turn });
    let deed = corrected.map(|correction| Command::Act(Deed::Correct { correction }));
    command.or(deed)
}

/// Which printed cards have come up: touching one turns it over.
fn printed(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-printed"));
    let piles = view.state.rules().cards.contents(&view.game.setup().decks);
    let mut all: Vec<PileCard> = piles.iter().flat_map(Contents::all).collect();
    all.sort_unstable();
    all.dedup();
    let numbers: Vec<(usize, PileCard)> = (1..).zip(all).collect();
    let mut command = None;
    grid(ui, &numbers, (220.0, 52.0), |ui, (number, card), size| {
        let is_in = view.state.printed().holds(card);
        let (to, key) = if is_in {
            (PrintedCardPlace::Aside, "truth-printed-in")
        } else {
            (PrintedCardPlace::InPile, "truth-printed-out")
        };
        let words = card_name(view.text, view.game.setup(), card);
        let values = [("card", words.as_str().into()), ("number", number.into())];
        let name = view.text.with(key, &values);
        let plate = SizedButton::new(&words).named(&name).icon(Icon::Card).text(16.0);
        if plate.picked(Picked::when(!is_in)).show(ui, size).clicked() {
            let correction = Correction::Printed { card, place: to };
            command = Some(Command::Act(Deed::Correct { correction }));
        }
    });
    command
}
