//! The correction form: the page of one number; one form for each kind of fact, what is entered in
//! it, and the corrections that it comes to.

use egui::{Ui, vec2};
use enum_map::EnumMap;

use super::entered::{Entered, label, range};
use super::hand::hand;
use super::offers::{choice, correct, is_so, offer, offers, steps};
use super::{scenario, wagons};
use crate::app::command::{Command, Figure};
use crate::app::screens::play::panel::{AfterAct, IslandMode, NextButton, Panel, PanelHead};
use crate::app::screens::play::parts::controls::{self, kind_button, tiles};
use crate::app::screens::play::parts::look_up;
use crate::app::screens::play::view::View;
use board::{Hex, Spot};
use cards::{Contents, PileCard, Season};
use game::{
    CardKind, Correction, Deed, Fact, Kind, KnightsCorrection, Level, MAX_TURN, Merchant,
    PROGRESS_CARDS, PrintedCardPlace, Seat, Subject, Track, WagonCorrection, base_facts,
    knights_facts, wagon_facts,
};
use kit::theme::strong;
use kit::widgets::{
    self, GAP, Icon, SizedButton, Touch, bold, buttons, hint, say, section, spaced, stepper,
    write_in,
};
use words::game::card_name;

#[derive(Debug)]
pub struct CorrectionForm {
    figure: Figure,
    draft: Entered,
}

impl CorrectionForm {
    pub fn new(view: &View<'_>, figure: Figure) -> Self {
        Self { figure, draft: Entered::of(view, figure) }
    }

    /// The corrections that the entry comes to, of what the app believes to be otherwise.
    fn deeds(&self, view: &View<'_>) -> Vec<Deed> {
        if self.draft == Entered::of(view, self.figure) && !self.is_unsure(view) {
            return Vec::new();
        }
        let told = match (self.figure, &self.draft) {
            (Figure::Hand(player), Entered::Kinds(cards)) => {
                return vec![Deed::CorrectHand { player, cards: *cards }];
            }
            (Figure::Hand(player), Entered::Change { came, went }) => {
                let is_none = came.is_empty() && went.is_empty();
                let deed = Deed::AmendHand { player, came: *came, went: *went };
                return if is_none { Vec::new() } else { vec![deed] };
            }
            (Figure::Hand(player), Entered::Count(count)) => {
                vec![Correction::of(&base_facts::HandSize, player.into(), (*count).into())]
            }
            (Figure::Progress(player), Entered::Decks(decks)) => {
                let correction = |(track, count): (Track, &u8)| {
                    let subject = (player, track).into();
                    Correction::of(&knights_facts::Progress, subject, (*count).into())
                };
                decks.iter().map(correction).collect()
            }
            (Figure::Fact(fact, subject), draft) => vec![match draft {
                Entered::Kinds(cards) => Correction::of(fact, subject, (*cards).into()),
                Entered::Count(count) => Correction::of(fact, subject, (*count).into()),
                Entered::Merchant { at: Some(at), owner } => {
                    let is = Some(Merchant { at: *at, owner: *owner });
                    Correction::of(fact, subject, is.into())
                }
                Entered::Merchant { at: None, .. }
                | Entered::Decks(_)
                | Entered::Change { .. }
                | Entered::Touch => None,
            }],
            _ => Vec::new(),
        };
        let told = told.into_iter().flatten().filter(|correction| !is_so(view, correction));
        told.map(|correction| Deed::Correct { correction }).collect()
    }

    /// Returns whether the entry could tell the app kinds in a hand that it didn't know.
    fn is_unsure(&self, view: &View<'_>) -> bool {
        match (self.figure, &self.draft, view.state.hands()) {
            (Figure::Hand(seat), Entered::Kinds(cards), Some(hands)) if view.sees_all_hands() => {
                hands.unknown(seat) > 0 || hands.known(seat) != *cards
            }
            // Don't reveal whether the books say the same.
            (Figure::Hand(seat), Entered::Kinds(cards), Some(hands)) => {
                !cards.is_empty() || hands.size(seat) == 0
            }
            (Figure::Hand(_), Entered::Count(_), _) => true,
            (Figure::Fact(..), Entered::Kinds(_), _) => view.state.bank().is_none(),
            _ => false,
        }
    }

    /// Returns whether something was counted: until then, a stray touch must not look like the way
    /// on.
    fn is_begun(&self, view: &View<'_>) -> bool {
        match (self.figure, &self.draft, view.state.hands()) {
            (Figure::Hand(seat), Entered::Kinds(cards), Some(hands)) => {
                *cards != view.known(seat) || cards.total() == hands.size(seat)
            }
            _ => self.draft != Entered::of(view, self.figure),
        }
    }

    /// Returns what the button at the bottom says that the table has.
    fn what(&self, view: &View<'_>, deeds: &[Deed]) -> Option<String> {
        if let (Figure::Progress(seat), Entered::Decks(decks)) = (self.figure, &self.draft) {
            let decks = Track::ALL.map(|track| view.of_deck(track, decks[track]));
            let decks = view.text.joined(&decks);
            return Some(view.about_with("truth-decks", seat, "decks", decks.into()));
        }
        let deed = deeds.first()?;
        if let Deed::CorrectHand { player, cards } = deed {
            let cards = view.cards(*cards);
            return Some(view.about_with("correct-confirm", *player, "cards", cards.into()));
        }
        if let Deed::AmendHand { player, came, went } = deed {
            return Some(view.amended(*player, *came, *went));
        }
        let Deed::Correct { correction } = deed else { return None };
        Some(view.corrected(correction))
    }

    /// The player whose wagon's place is asked for, if it is.
    fn whose_wagon(&self) -> Option<Seat> {
        match self.figure {
            Figure::Fact(fact, Subject::Seat(seat)) if *fact == wagon_facts::Place => Some(seat),
            _ => None,
        }
    }

    /// Offers the player's other numbers: a finger on a small number may have meant the
    /// next one.
    fn neighbors(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(seat) = self.figure.player() else { return };
        ui.add_space(6.0);
        hint(ui, &view.text.get("truth-others"));
        let mut others = Figure::of_player(view, seat);
        others.retain(|one| *one != self.figure);
        if let Some(figure) = tiles(ui, view, &others, false) {
            *self = Self::new(view, figure);
        }
    }
}

impl Panel for CorrectionForm {
    fn head(&self) -> PanelHead {
        PanelHead::new("truth").titled("truth-title")
    }

    fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let command = form(ui, view, self.figure, &mut self.draft);
        self.neighbors(ui, view);
        let looked_up = look_up::buttons(ui, view, look_up::of_figure(view, self.figure));
        command.or(looked_up)
    }

    fn next(&self, view: &View<'_>) -> NextButton {
        let mut deeds = self.deeds(view);
        let what = (!deeds.is_empty()).then(|| self.what(view, &deeds)).flatten();
        let Some(what) = what else { return NextButton::back(view.text.get("truth-back")) };
        let label = view.text.with("check-correct", &[("what", what.into())]);
        let command = match deeds.len() {
            1 => Command::Act(deeds.remove(0)),
            _ => Command::Acts(deeds),
        };
        NextButton::go(label, command).quiet(!self.is_begun(view)).of(self.figure.player())
    }

    /// The merchant's hex and a wagon's place are touched on the island.
    fn island(&self, view: &View<'_>) -> IslandMode {
        if let Some(player) = self.whose_wagon() {
            let wagons = view.state.wagons().map(|wagons| &wagons.table().wagons);
            let at = wagons.and_then(|wagons| wagons.get(player)?.at);
            return IslandMode {
                subject: widgets::Subject::Ground,
                choices: wagons::stops(view),
                selected: at.map(Spot::Intersection),
                ..IslandMode::plain(view)
            };
        }
        let Entered::Merchant { at, .. } = self.draft else {
            return IslandMode::plain(view);
        };
        let tiles = view.state.island().tiles().iter();
        IslandMode {
            subject: widgets::Subject::Ground,
            choices: tiles.map(|tile| Spot::Hex(tile.at)).collect(),
            selected: at.map(Spot::Hex),
            ..IslandMode::plain(view)
        }
    }

    fn touched(&mut self, _: &View<'_>, touch: Touch) -> Option<Command> {
        if let (Some(player), Touch::Spot(Spot::Intersection(at))) = (self.whose_wagon(), &touch) {
            return Some(correct(WagonCorrection::Place { player, at: Some(*at) }));
        }
        if let (Entered::Merchant { at, .. }, Touch::Spot(Spot::Hex(hex))) =
            (&mut self.draft, touch)
        {
            *at = Some(hex);
        }
        None
    }

    /// Printed cards are entered one by one, and decks corrected one by one, so it stays
    /// open for the next.
    fn after_act(&mut self, view: &View<'_>) -> AfterAct {
        if self.figure == Figure::PILE && self.draft == Entered::Touch {
            self.draft = Entered::of(view, self.figure);
            return AfterAct::Stays;
        }
        let differs = matches!(self.draft, Entered::Decks(_)) && !self.deeds(view).is_empty();
        if differs { AfterAct::Stays } else { AfterAct::Back }
    }
}

/// Draws the form of `figure`; returns the command if a single touch was all it took.
fn form(ui: &mut Ui, view: &View<'_>, figure: Figure, draft: &mut Entered) -> Option<Command> {
    if let Some(seat) = figure.player() {
        controls::who(ui, view, seat, &view.name(seat));
    }
    match (figure, draft) {
        (Figure::Hand(seat), draft) => hand(ui, view, seat, draft),
        (Figure::Fact(..), Entered::Kinds(cards)) => {
            say(ui, &view.text.get("truth-bank"));
            if view.state.bank().is_none() {
                let total = view.state.bank_total().unwrap_or_default();
                hint(ui, &view.with_count("truth-bank-least", total));
            }
            let supply = view.game.setup().supply();
            controls::counts(ui, view, &figure.label(view), cards, supply);
        }
        (Figure::Progress(seat), Entered::Decks(held)) => decks(ui, view, seat, held),
        (Figure::Fact(fact, _), Entered::Count(count)) => counted(ui, view, (figure, fact), count),
        (_, Entered::Merchant { at, owner }) => return merchant_form(ui, view, *at, owner),
        (Figure::Fact(fact, subject), Entered::Touch) => {
            return match (fact.kind, subject) {
                (Kind::Count(_), Subject::SeatTrack(seat, track)) => level(ui, view, seat, track),
                (Kind::Owner, subject) => owner(ui, view, fact, subject),
                (Kind::Choice, Subject::Seat(seat)) if *fact == wagon_facts::Load => {
                    wagons::load(ui, view, seat)
                }
                (Kind::Choice, Subject::Seat(seat)) => scenario::wonder(ui, view, seat),
                (Kind::Place, Subject::Seat(seat)) => wagons::place(ui, view, seat),
                (Kind::Choice, _) => season(ui, view),
                (Kind::Kinds, Subject::Seat(seat)) => scenario::held_harbors(ui, view, seat),
                (Kind::Kinds, _) => fleet(ui, view),
                (Kind::Player, _) => turn(ui, view),
                _ if figure == Figure::PILE => printed(ui, view),
                _ => None,
            };
        }
        _ => {}
    }
    None
}

/// Asks whose something is: everybody, and nobody.
fn owner(ui: &mut Ui, view: &View<'_>, fact: &'static Fact, subject: Subject) -> Option<Command> {
    let what = Figure::Fact(fact, subject).label(view);
    say(ui, &view.text.with("truth-holder", &[("award", what.into())]));
    let all = view.state.seating().order().map(Some).chain([None]).filter_map(|owner| {
        let button = match (owner, subject) {
            (None, _) => view.keyed_button("figure-nobody").icon(Icon::Cross),
            (Some(seat), Subject::Award(award)) => {
                SizedButton::new(view.award_count(award, seat)).of(view.color(seat))
            }
            (Some(seat), _) => SizedButton::new(view.name(seat)).of(view.color(seat)),
        };
        Some(choice(view, button, Correction::of(fact, subject, owner.into())?))
    });
    offers(ui, view, all, (170.0, 56.0))
}

/// Asks which level a player has reached on a track (KNIGHTS 7).
fn level(ui: &mut Ui, view: &View<'_>, player: Seat, track: Track) -> Option<Command> {
    say(ui, &view.text.with("truth-level", &[("track", view.track(track).into())]));
    let levels = (0..=Level::MOST.number()).filter_map(|number| Level::try_from(number).ok());
    let all = levels.map(|level| {
        let (number, name) = (level.number(), view.level_name(track, level));
        let label = view.with("truth-level-choice", &[("level", &number), ("name", &name)]);
        let button = SizedButton::new(label);
        choice(view, button, KnightsCorrection::Level { player, track, level })
    });
    offers(ui, view, all, (130.0, 60.0))
}

/// Asks which season it is.
fn season(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-season"));
    let all = Season::ALL.map(|season| {
        let button = SizedButton::new(view.text.season(season)).text(19.0);
        choice(view, button.tone(view.palette.season(season)), Correction::Season { season })
    });
    offers(ui, view, all, (140.0, 60.0))
}

/// Asks for the kinds of which the bank takes two in this turn: touching one adds it or takes
/// it off (KNIGHTS 6).
fn fleet(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-fleet"));
    let fleet = view.state.knights()?.turn.fleet.as_slice();
    let touched = buttons(ui, view.state.kinds().all(), (110.0, 52.0), |kind| {
        let name = |it| view.text.with("truth-fleet-kind", &[("resource", it)]);
        let button = kind_button(view, kind, name).tone(view.palette.card(kind));
        button.chosen(fleet.contains(&kind))
    });
    hint(ui, &view.text.get("truth-fleet-hint"));
    let kind = touched?;
    let others = fleet.iter().copied().filter(|other| *other != kind);
    let added = (!fleet.contains(&kind)).then_some(kind);
    let kinds: Vec<CardKind> = others.chain(added).collect();
    Some(correct(KnightsCorrection::Fleet { kinds }))
}

/// Asks whose turn it is, and its number.
fn turn(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-turn"));
    let seats = view.state.seating().present().map(|active| {
        let button = SizedButton::new(view.name(active)).of(view.color(active));
        choice(view, button, Correction::Turn { active })
    });
    let command = offers(ui, view, seats, (170.0, 56.0));
    hint(ui, &view.text.get("truth-turn-hint"));
    let label = view.text.get("truth-turn-number");
    say(ui, &label);
    let number = steps(ui, view, &label, view.state.turn(), &(1..=MAX_TURN));
    command.or(number.map(|turn| correct(Correction::TurnNumber { turn })))
}

/// Shows all printed cards: touching one turns it over.
fn printed(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("truth-printed"));
    let piles = view.state.rules().cards.contents(&view.game.setup().decks);
    let mut all: Vec<PileCard> = piles.iter().flat_map(Contents::all).collect();
    all.sort_unstable();
    all.dedup();
    let numbers: Vec<(usize, PileCard)> = (1..).zip(all).collect();
    let is_in = |card| view.state.printed().holds(card);
    let touched = buttons(ui, &numbers, (220.0, 52.0), |(number, card)| {
        let key = if is_in(card) { "truth-printed-in" } else { "truth-printed-out" };
        let words = card_name(view.text, view.game.setup(), card);
        let name = view.with(key, &[("card", &words), ("number", &number)]);
        SizedButton::new(words).named(name).icon(Icon::Card).text(16.0).chosen(!is_in(card))
    });
    let (_, card) = touched?;
    let place = if is_in(card) { PrintedCardPlace::Aside } else { PrintedCardPlace::InPile };
    Some(correct(Correction::Printed { card, place }))
}

/// Asks how many, from the number that the app believes.
fn counted(ui: &mut Ui, view: &View<'_>, (figure, fact): (Figure, &'static Fact), count: &mut u32) {
    let question = format!("truth-{}", fact.key);
    if view.text.has(&question) {
        say(ui, &view.text.get(&question));
    }
    let range = range(view, fact);
    *count = steps(ui, view, &label(view, figure), *count, &range).unwrap_or(*count);
    let now = figure.value(view);
    hint(ui, &view.text.with("truth-now", &[("value", now.into())]));
    if figure == Figure::PILE {
        let is_fixed = range.start() == range.end();
        hint(ui, &view.text.get(if is_fixed { "truth-pile-fixed" } else { "truth-pile-hint" }));
    }
}

/// A stepper for each deck of progress cards that a player holds (KNIGHTS 8).
fn decks(ui: &mut Ui, view: &View<'_>, seat: Seat, held: &mut EnumMap<Track, u8>) {
    say(ui, &view.text.get("truth-progress"));
    for track in Track::ALL {
        let label = view.text.get(&format!("figure-deck-{}", track.key()));
        let spoken = view.about_with("truth-label-of", seat, "label", label.as_str().into());
        let name = |key: &str| view.text.with(key, &[("label", spoken.as_str().into())]);
        spaced(ui, GAP, |ui| {
            let room = vec2((ui.available_width() - 144.0 - GAP).min(160.0), 48.0);
            let (rect, _) = ui.allocate_exact_size(room, egui::Sense::hover());
            let font = strong(ui.ctx(), 17.0);
            write_in(ui, rect, egui::Align::Min, &label, &font, view.palette.text);
            let names = (name("truth-less"), name("truth-more"));
            let range = 0..=PROGRESS_CARDS;
            let change = stepper(ui, (&names.0, &names.1), held[track], &range);
            held[track] = held[track].saturating_add_signed(change.unwrap_or(0));
        });
    }
    let now = Track::ALL.map(|track| view.of_deck(track, view.state.progress_of(seat, track)));
    let now = view.text.joined(&now);
    hint(ui, &view.text.with("truth-now", &[("value", now.into())]));
}

/// Asks for its owner, while its hex is touched on the island.
fn merchant_form(
    ui: &mut Ui,
    view: &View<'_>,
    at: Option<Hex>,
    owner: &mut Seat,
) -> Option<Command> {
    say(ui, &view.text.get("truth-merchant"));
    let nowhere = || view.text.get("truth-merchant-nowhere");
    bold(ui, &at.map_or_else(nowhere, |hex| view.place(Spot::Hex(hex))), 17.0);
    section(ui, &view.text.get("truth-merchant-owner"));
    let seats: Vec<Seat> = view.state.seating().order().collect();
    let touched = buttons(ui, &seats, (170.0, 52.0), |seat| {
        let plate = SizedButton::new(view.name(seat)).named(view.about("truth-merchant-of", seat));
        plate.of(view.color(seat)).chosen(seat == *owner)
    });
    *owner = touched.unwrap_or(*owner);
    view.state.knights()?.table().merchant?;
    let off = KnightsCorrection::Merchant { is: None };
    let (off, is) = offer(view, ("check-beside-board", Some(Icon::Cross)), off);
    off.named(view.correct(&is)).touched(ui, 52.0).then(|| correct(is))
}
