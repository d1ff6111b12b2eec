//! One player in full, and the correction of a hand; in Cities & Knights what points are made of, the
//! three tracks, knights, progress cards, and what is left.

use egui::{Label, Rect, RichText, Sense, StrokeKind, Ui, Vec2, vec2};

use crate::app::command::{Command, Figure, PlayPage, WhyQuestion};
use crate::app::screens::play::panel::{IslandMode, NextButton, Panel, PanelHead, PanelSheet};
use crate::app::screens::play::parts::card_row::TradeOffer;
use crate::app::screens::play::parts::controls::{self, tiles};
use crate::app::screens::play::parts::{clock, look_up, progress_cards, why_buttons};
use crate::app::screens::play::view::View;
use game::{Expansion, Following, Level, MOST_PROGRESS_CARDS, Seat, Track};
use kit::theme::strong;
use kit::widgets::{Icon, SizedButton, boxed, hint, say, section, words_box};
use words::almanac::EntryId;
use words::game::belongings::Holding;
use words::game::why::{self, Weight};

#[derive(Debug)]
pub struct PlayerPanel {
    seat: Seat,
    /// A secret hand is shown.
    is_shown: bool,
    /// A trade with them, on somebody else's turn.
    offer: TradeOffer,
}

impl PlayerPanel {
    pub fn of(seat: Seat) -> Self {
        Self { seat, is_shown: false, offer: TradeOffer::default() }
    }
}

impl Panel for PlayerPanel {
    fn head(&self) -> PanelHead {
        PanelHead::new("player").subject()
    }

    fn title(&self, view: &View<'_>) -> Option<String> {
        Some(view.name(self.seat))
    }

    fn owner(&self, _: &View<'_>) -> Option<Seat> {
        Some(self.seat)
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        if self.trades(view) {
            self.offer.rows(ui, view, &[self.seat]);
            controls::section_of(ui, view, self.seat, &view.about("player-about", self.seat));
        }
        let command = show(ui, view, self);
        let rate = view.state.knights().and_then(|_| {
            section(ui, &view.text.get("player-rates"));
            why_buttons::about_rates(ui, view, self.seat)
        });
        let question = why_buttons::about_player(ui, view, self.seat);
        let knights = why_buttons::about_knights(ui, view);
        let question = rate.or(question).or(knights);
        hint(ui, &view.text.get("player-figures"));
        let mut figures = Figure::of_player(view, self.seat);
        figures.push(Figure::Pieces(self.seat));
        let figure = tiles(ui, view, &figures, false).map(Command::correct);
        let awards = view.state.awards(self.seat).map(|award| look_up::of_award(view, award));
        let looked_up =
            look_up::buttons(ui, view, [EntryId::VICTORY_POINTS].into_iter().chain(awards));
        // All the others are found there.
        let almanac = view.keyed_button("almanac").icon(Icon::Book).text(16.0).touched(ui, 48.0);
        let looked_up = looked_up.or(almanac.then_some(Command::Almanac(None)));
        command.or(figure).or(question).or(looked_up)
    }

    fn next(&self, view: &View<'_>) -> NextButton {
        if self.trades(view) && !self.offer.is_empty() {
            let (label, command) = self.offer.with(view, self.seat);
            return NextButton::go(label, command).of(view.builder());
        }
        NextButton::back(view.text.get("player-back"))
    }

    fn island(&self, view: &View<'_>) -> IslandMode {
        IslandMode { road_of: Some(self.seat), ..IslandMode::plain(view) }
    }

    /// Hides a hand that was shown.
    fn covered(&mut self) {
        *self = Self::of(self.seat);
    }

    fn sheet(&self) -> PanelSheet {
        PanelSheet { seat: Some(self.seat), ..PanelSheet::default() }
    }

    fn question(&self, _: &View<'_>) -> Option<WhyQuestion> {
        Some(WhyQuestion::Points(self.seat))
    }
}

impl PlayerPanel {
    /// Returns whether a trade with them can be put together here.
    fn trades(&self, view: &View<'_>) -> bool {
        TradeOffer::is_possible(view) && self.seat != view.builder()
    }
}

fn show(ui: &mut Ui, view: &View<'_>, draft: &mut PlayerPanel) -> Option<Command> {
    let seat = draft.seat;
    let returned = if seat == view.builder() { progress_cards::surplus(ui, view) } else { None };
    boxed(ui, |ui| {
        let points = view.shown_points(seat);
        let line = view.with("win-line", &[("who", &seat), ("points", &points)]);
        controls::who(ui, view, seat, &line);
        let facts = if view.plays(Some(Expansion::Knights)) {
            // What the points are made of, on one line if there is room.
            let answer = why::points(view, &view.game.points_reason(seat));
            let parts = answer.lines.into_iter().filter(|line| line.weight == Weight::Plain);
            hint(ui, &parts.map(|line| line.words).collect::<Vec<_>>().join(" "));
            view.hand_fact(seat).into_iter().chain([view.limit_held(seat)]).collect()
        } else {
            view.usual_facts(seat)
        };
        for fact in facts.into_iter().chain(clock::sum(view, seat)) {
            say(ui, &fact);
        }
    });
    belongings(ui, view, seat);
    improved(ui, view, seat);
    let length = view.state.measure(cards::Measure::RoadLength, seat);
    hint(ui, &view.with("player-road", &[("who", &seat), ("count", &length)]));
    if view.state.hands().is_none() {
        return returned;
    }
    if view.shows_own_cards() {
        let own = SizedButton::new(view.about("own-cards", seat)).of(view.color(seat));
        if own.icon(Icon::Card).touched(ui, 52.0) {
            return Some(Command::Open(PlayPage::OwnCards(seat)));
        }
        hint(ui, &view.text.get("own-cards-hint"));
    } else if view.following() == Following::Secret {
        if draft.is_shown {
            boxed(ui, |ui| say(ui, &view.known_hand(seat)));
        } else {
            let button = SizedButton::new(view.about("hand-show", seat)).of(view.color(seat));
            draft.is_shown = button.touched(ui, 52.0);
            hint(ui, &view.text.get("hand-hidden-hint"));
        }
    }
    let button = SizedButton::new(view.about("correct-hand", seat)).of(view.color(seat));
    let corrected = button.touched(ui, 52.0).then(|| Command::correct(Figure::Hand(seat)));
    returned.or(corrected)
}

/// Things that modules put before the player, each with its sign, and the points that they need to win.
fn belongings(ui: &mut Ui, view: &View<'_>, seat: Seat) {
    let all: Vec<Holding> = Holding::all(view.state, seat).collect();
    if all.is_empty() {
        return;
    }
    boxed(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for held in all {
            let words = view.held_in_words(held);
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(22.0), Sense::hover());
                controls::holding_sign(held).paint(ui.painter(), rect, view.palette.text);
                let words = RichText::new(words).font(strong(ui.ctx(), 17.0));
                ui.add(Label::new(words).wrap());
            });
        }
        let needs = view.state.needs(seat);
        hint(ui, &view.about_with("player-needs", seat, "needs", needs.into()));
    });
}

/// The side of a level's square, in points.
const SQUARE: f32 = 13.0;

/// Distance from one square to the next.
const STEP: f32 = 17.0;

/// Tracks, knights, progress cards, and what counts beside them, in Cities & Knights.
fn improved(ui: &mut Ui, view: &View<'_>, seat: Seat) {
    if !view.plays(Some(Expansion::Knights)) {
        return;
    }
    words_box(ui, (4.0, 22.0), |ui| {
        section(ui, &view.text.get("player-improvements"));
        for at in Track::ALL {
            track(ui, view, seat, at);
        }
    });
    boxed(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        say(ui, &view.knights_held(seat));
        say(ui, &view.progress_held(seat));
        let most = [("most", MOST_PROGRESS_CARDS.into())];
        hint(ui, &view.text.with("player-most", &most));
        for title in view.titles_held(seat) {
            say(ui, &title);
        }
        hint(ui, &view.pieces_left(seat));
        hint(ui, &view.knights_left(seat));
    });
}

/// A track: its level as squares and by name, and what it brings.
fn track(ui: &mut Ui, view: &View<'_>, seat: Seat, track: Track) {
    let level = view.state.improvement(seat, track);
    let deck = view.text.get(&format!("figure-deck-{}", track.key()));
    let (number, name) = (level.number(), view.level_name(track, level));
    let mut words =
        view.with("player-track", &[("track", &deck), ("level", &number), ("name", &name)]);
    if view.state.metropolis_holder(track) == Some(seat) {
        words = view.text.joined(&[words, view.text.get("player-metropolis")]);
    }
    ui.horizontal(|ui| {
        let most = Level::MOST.number();
        let size = vec2(f32::from(most) * STEP, 22.0);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let tone = view.palette.card(track.commodity());
        for nth in 0..most {
            let center = rect.left_center() + vec2((f32::from(nth) + 0.5) * STEP, 0.0);
            let square = Rect::from_center_size(center, Vec2::splat(SQUARE));
            let fill = if nth < level.number() { tone.fill } else { view.palette.backdrop };
            let rim = (1.0, view.palette.faint);
            ui.painter().rect(square, 3.0, fill, rim, StrokeKind::Inside);
        }
        let words = RichText::new(words).font(strong(ui.ctx(), 17.0));
        ui.add(Label::new(words).wrap());
    });
    hint(ui, &view.level_brings(track, level));
}
