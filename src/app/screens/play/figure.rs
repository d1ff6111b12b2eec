//! The numbers of the screen: what they are called, what they are now, and
//! tiles to touch them by.

use egui::{Align2, Pos2, Role, Sense, Ui, WidgetInfo, pos2};

use super::parts::grid;
use super::view::View;
use crate::app::theme::strong;
use crate::app::widgets::{elided, paint_mark, pressed_ground};
use crate::cards::{Award, Pile};
use crate::game::{NumberSource, Piece, Seat, award_measure};
use crate::words::text::Value;

/// A number on the screen, or a fact like one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Cards in hand.
    Hand(Seat),
    /// Development cards not played yet.
    Hidden(Seat),
    /// Knights played.
    Knights(Seat),
    /// Victory point cards revealed.
    Revealed(Seat),
    /// Points, pieces left and the length of a road follow from the pieces.
    Pieces(Seat),
    /// Who holds an award.
    Award(Award),
    /// What the bank holds.
    Bank,
    /// The season.
    Season,
    /// How many event cards are left.
    Pile,
    /// Where the barbarian ship is.
    Ship,
    /// Whose turn it is.
    Turn,
}

impl Figure {
    /// Whose it is, if it is a player's.
    pub const fn player(self) -> Option<Seat> {
        match self {
            Self::Hand(seat)
            | Self::Hidden(seat)
            | Self::Knights(seat)
            | Self::Revealed(seat)
            | Self::Pieces(seat) => Some(seat),
            _ => None,
        }
    }

    /// The numbers of a player that are told, not followed from others.
    pub fn of(view: &View<'_>, seat: Seat) -> Vec<Self> {
        let hand = view.state.hands().map(|_| Self::Hand(seat));
        let others = [Self::Hidden(seat), Self::Knights(seat), Self::Revealed(seat)];
        hand.into_iter().chain(others).collect()
    }

    /// The awards that count in this game.
    pub fn awards(view: &View<'_>) -> Vec<Self> {
        let is_in_play = view.state.rules().harbormaster.is_in_play();
        let awards = Award::ALL.into_iter();
        awards
            .filter(|award| is_in_play || *award != Award::Harbormaster)
            .map(Self::Award)
            .collect()
    }

    /// What belongs to nobody: turn, pile, season, ship.
    pub fn shared(view: &View<'_>) -> Vec<Self> {
        let mut all = vec![Self::Turn];
        if has_pile(view) {
            all.push(Self::Pile);
        }
        if view.state.is_seasonal() {
            all.push(Self::Season);
        }
        if super::ship::is_shown(view) {
            all.push(Self::Ship);
        }
        all
    }

    /// What it is called: "Knights".
    pub fn label(self, view: &View<'_>) -> String {
        view.text.get(match self {
            Self::Hand(_) => "figure-hand",
            Self::Hidden(_) => "figure-hidden",
            Self::Knights(_) => "figure-knights",
            Self::Revealed(_) => "figure-revealed",
            Self::Pieces(_) => "figure-points",
            Self::Award(award) => return view.award(award),
            Self::Bank => "figure-bank",
            Self::Season => "figure-season",
            Self::Pile => "figure-pile",
            Self::Ship => "figure-ship",
            Self::Turn => "figure-turn",
        })
    }

    /// What it is now: "3", "Anna".
    pub fn value(self, view: &View<'_>) -> String {
        let state = view.state;
        match self {
            Self::Hand(seat) => {
                state.hands().map(|hands| hands.size(seat).to_string()).unwrap_or_default()
            }
            Self::Hidden(seat) => state.hidden_cards(seat).total().to_string(),
            Self::Knights(seat) => state.knight_cards(seat).to_string(),
            Self::Revealed(seat) => state.revealed(seat).to_string(),
            Self::Pieces(seat) => view.shown_points(seat).to_string(),
            Self::Award(award) => match state.holders().of(award) {
                Some(seat) => view.name(seat),
                None => view.text.get("figure-nobody"),
            },
            Self::Bank => state.bank().map(|bank| bank.total().to_string()).unwrap_or_default(),
            Self::Season => view.text.season(state.season()),
            Self::Pile => left(view).to_string(),
            Self::Ship => state.barbarians().steps().to_string(),
            Self::Turn => view.name(view.active()),
        }
    }

    /// What a screen reader says of the button that puts it right.
    pub fn spoken(self, view: &View<'_>) -> String {
        let (label, value) = (self.label(view), self.value(view));
        let mut values: Vec<(&str, Value<'_>)> =
            vec![("label", label.into()), ("value", value.into())];
        match self.player() {
            Some(seat) => {
                values.push(("who", view.name(seat).into()));
                view.text.with("figure-name-of", &values)
            }
            None => view.text.with("figure-name", &values),
        }
    }
}

/// The number that a finger at `at` means: the nearest of those that can be
/// put right now.
pub fn nearest(view: &View<'_>, numbers: &[(Pos2, Figure)], at: Pos2) -> Option<Figure> {
    let there = numbers.iter().filter(|(_, figure)| *figure != Figure::Pile || has_pile(view));
    let away = |center: &Pos2| center.distance_sq(at);
    there.min_by(|(one, _), (other, _)| away(one).total_cmp(&away(other))).map(|(_, one)| *one)
}

/// Whether there are event cards at all.
pub fn has_pile(view: &View<'_>) -> bool {
    matches!(view.state.numbers(), NumberSource::Cards | NumberSource::Printed)
}

/// How many event cards are left, markers and hidden ones included.
pub fn left(view: &View<'_>) -> usize {
    match view.state.numbers() {
        NumberSource::Printed => view.state.printed().left(),
        _ => view.state.pile().map_or(0, Pile::left),
    }
}

/// Whether tiles say whose number it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owners {
    /// All are of one player, or of nobody.
    Known,
    /// They are of several.
    Shown,
}

/// Tiles with numbers; the one that was touched.
pub fn tiles(ui: &mut Ui, view: &View<'_>, figures: &[Figure], owners: Owners) -> Option<Figure> {
    let mut touched = None;
    let least = if owners == Owners::Shown { 200.0 } else { 150.0 };
    grid(ui, figures, (least, 52.0), |ui, figure, size| {
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let name = figure.spoken(view);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if response.clicked() {
            touched = Some(figure);
        }
        if !ui.is_rect_visible(rect) {
            return;
        }
        pressed_ground(ui, &response, view.palette.raised);
        let mut left = rect.left() + 12.0;
        let player = figure.player().filter(|_| owners == Owners::Shown);
        if let Some(seat) = player {
            let at = pos2(left + 10.0, rect.center().y);
            paint_mark(ui.painter(), at, 10.0, view.color(seat), view.palette);
            left += 28.0;
        }
        let value = figure.value(view);
        let is_word = matches!(figure, Figure::Award(_) | Figure::Season | Figure::Turn);
        let font = strong(ui.ctx(), if is_word { 16.0 } else { 21.0 });
        let room = rect.right() - 12.0 - left;
        let wide = ui
            .painter()
            .layout_no_wrap(value.clone(), font.clone(), view.palette.text)
            .size()
            .x
            .min(room * 0.6);
        let at = pos2(rect.right() - 12.0, rect.center().y);
        elided(ui, at, Align2::RIGHT_CENTER, &value, font, view.palette.text, wide + 1.0);
        let at = pos2(left, rect.center().y);
        let font = egui::FontId::proportional(16.0);
        let label = figure.label(view);
        let ink = view.palette.faint;
        elided(ui, at, Align2::LEFT_CENTER, &label, font, ink, room - wide - 8.0);
    });
    touched
}

impl View<'_> {
    /// "Anna: 3": what a player has of an award.
    pub fn award_count(&self, award: Award, seat: Seat) -> String {
        let count = self.state.measure(award_measure(award), seat);
        self.about_with("check-award-count", seat, "count", count.into())
    }

    /// Pieces of a kind on the island.
    pub fn built(&self, seat: Seat, piece: Piece) -> u8 {
        piece.supply().saturating_sub(self.state.pieces_left(seat, piece))
    }
}
