//! Details that are told of a card beside the island: nothing, the dice that are set, the kind
//! of a fleet, the track of a Crane, or at whom it is played.

use egui::{Align, Role, Ui, Vec2, pos2, vec2};

use super::candidates;
use crate::app::command::Command;
use crate::app::screens::play::panel::NextButton;
use crate::app::screens::play::parts::card_row::{due_row, next_of_due, prefill};
use crate::app::screens::play::parts::controls::{kinds_named, who_says};
use crate::app::screens::play::parts::number_entry::DiceDraft;
use crate::app::screens::play::view::View;
use game::{CardKind, Cards, Following, Play, ProgressCard, Readiness, Seat, Track};
use kit::theme::{Tone, plain, strong};
use kit::widgets::{
    Icon, SizedButton, buttons, chosen_ring, grid, hint, say, selectable, toned_ground, write_in,
};
use words::game::RefusalWords;
use words::text::Value;

/// Number of cards that a guest of a Wedding gives (KNIGHTS 12).
const GIFT: u16 = 2;

/// Says what the card will do as things stand.
pub fn outcome(ui: &mut Ui, view: &View<'_>, card: ProgressCard) {
    let state = view.state;
    let size = |seat| state.hands().map(|hands| hands.size(seat));
    if card == ProgressCard::Saboteur {
        for seat in state.sabotaged() {
            let half = size(seat).map(|size| Value::from(size / 2));
            let words = match half {
                Some(count) => view.about_with("progress-discards", seat, "count", count),
                None => view.about("progress-discards-half", seat),
            };
            who_says(ui, view, seat, &words);
        }
    } else if card == ProgressCard::Wedding {
        for seat in state.wedding_guests() {
            let count = size(seat).unwrap_or(GIFT).min(GIFT);
            let words = view.about_with("progress-gives", seat, "count", count.into());
            who_says(ui, view, seat, &words);
        }
    } else if card == ProgressCard::CommercialHarbor && view.sees_all_hands() {
        // Whom it is worth an offer to follows from the hands, which may be secret.
        for seat in state.harbor_partners() {
            who_says(ui, view, seat, &view.about("progress-is-offered", seat));
        }
    } else if card == ProgressCard::RoadBuilding {
        say(ui, &view.text.get("progress-roads-next"));
    } else if card == ProgressCard::Bishop {
        say(ui, &view.text.get("progress-robber-next"));
    }
    let own = state.pieces().knights_of(view.builder());
    let (key, count) = if card == ProgressCard::Warlord {
        let sleeping = own.filter(|(_, it)| it.readiness == Readiness::Inactive);
        ("progress-wakes", sleeping.count())
    } else if card == ProgressCard::Smith {
        ("progress-promotes", state.promotable().take(2).count())
    } else {
        return;
    };
    if count > 0 {
        say(ui, &view.with_count(key, count));
    }
}

/// The button that plays it, or shows a point card.
pub fn plays(view: &View<'_>, card: ProgressCard) -> NextButton {
    let named = ("card", &card as _);
    let (label, deed) = if let Some(point) = candidates::point(card) {
        (view.with("progress-show", &[named]), candidates::shows(view, point))
    } else {
        let Some(play) = candidates::ways(view, card, None).into_iter().next() else {
            return NextButton::back(view.text.get("chooser-cancel"));
        };
        let harvest = view.state.harvest(card);
        let label = if harvest.is_empty() {
            view.with("progress-play", &[named])
        } else {
            view.with("progress-play-what", &[named, ("what", &harvest)])
        };
        (label, candidates::deed(play))
    };
    // The rules say what is against it, and the table can have done it all the same.
    let is_against = candidates::verdict(view, card).is_some();
    NextButton::go(label, Command::Act(deed)).quiet(is_against)
}

/// The button that sets the dice.
pub fn sets(view: &View<'_>, dice: DiceDraft) -> NextButton {
    let (Some(red), Some(yellow)) = (dice.red, dice.yellow) else {
        return NextButton::when(view.text.get("progress-dice-wanted"), None);
    };
    let sum = red.pips() + yellow.pips();
    let label = view.text.with("progress-dice-set", &[("number", sum.into())]);
    NextButton::go(label, Command::Act(candidates::deed(Play::Alchemist { red, yellow })))
}

/// Best rate of the bank without a fleet.
const CHEAP: u8 = 2;

/// A button for each kind; those that it makes no cheaper are named below.
pub fn fleet(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("progress-fleet-which"));
    let kinds = view.state.kinds().all();
    let name = |it| view.text.with("progress-fleet-kind", &[("resource", it)]);
    let kind = kinds_named(ui, view, kinds, name, |_| true);
    let is_cheap = |kind: &CardKind| view.state.trade_rate(view.builder(), *kind) <= CHEAP;
    let cheap: Vec<String> =
        kinds.iter().filter(|kind| is_cheap(kind)).map(|kind| view.text.kind(*kind)).collect();
    if !cheap.is_empty() {
        hint(ui, &view.with("progress-fleet-cheap", &[("kinds", &view.text.list(&cheap))]));
    }
    kind.map(|kind| Command::Act(candidates::deed(Play::MerchantFleet { kind })))
}

/// A button for each track, with what its next level costs.
pub fn tracks(ui: &mut Ui, view: &View<'_>) -> Option<Command> {
    say(ui, &view.text.get("progress-crane-which"));
    let touched = buttons(ui, &Track::ALL, (150.0, 72.0), |track| {
        let play = Play::Crane { track };
        let deck = view.text.get(&format!("progress-deck-{}", track.key()));
        let Some(level) = view.state.improvement(view.builder(), track).next() else {
            // A touch says that the track is at its end.
            return SizedButton::new(deck).tone(view.palette.quiet);
        };
        let price = match candidates::price(view, &play) {
            free if free.is_empty() => view.text.get("progress-for-free"),
            cards => view.cards(cards),
        };
        let level = level.number();
        let said = |key| view.with(key, &[("track", &deck), ("level", &level), ("price", &price)]);
        let label = format!("{}\n{price}", said("progress-crane-level"));
        let name = said("progress-crane-name");
        let is_possible = candidates::against(view, &play).is_none();
        let is_usual = is_possible && candidates::is_paid(view, &play);
        let quiet = view.palette.quiet;
        let tone = if is_usual { view.palette.card(track.commodity()) } else { quiet };
        SizedButton::new(label).named(name).tone(tone).icon(Icon::Up).text(16.0)
    });
    for track in Track::ALL {
        let play = Play::Crane { track };
        if let Some(refusal) = candidates::against(view, &play) {
            let words = RefusalWords::of(view, &candidates::deed(play), &refusal);
            let deck = view.text.get(&format!("progress-deck-{}", track.key()));
            hint(ui, &view.with("progress-crane-not", &[("deck", &deck), ("why", &words.why)]));
        }
    }
    touched.map(|track| Command::Act(candidates::deed(Play::Crane { track })))
}

/// Player at whom a card is played, and the cards that are taken.
#[derive(Debug, Default)]
pub struct VictimDraft {
    from: Option<Seat>,
    cards: Cards,
}

impl VictimDraft {
    /// Everybody else, and then what is taken from them.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, card: ProgressCard) -> Option<Command> {
        say(ui, &view.text.get(&format!("progress-whom-{}", card.key())));
        let mut touched = None;
        let ways = candidates::ways(view, card, None);
        grid(ui, &ways, (170.0, 64.0), |ui, play, size| {
            let Some(seat) = play.victim() else { return };
            let palette = view.palette;
            // What the rules are against can still be recorded.
            let tone = if candidates::against(view, play).is_some() {
                palette.quiet
            } else {
                Tone { fill: palette.raised, ink: palette.text }
            };
            let facts = facts(view, card, seat);
            let name =
                view.with("progress-on", &[("card", &card), ("who", &seat), ("what", &facts)]);
            let look = (self.from == Some(seat), tone);
            if person_button(ui, view, (seat, &facts, &name), look, size) {
                touched = Some((seat, play.clone()));
            }
        });
        if let Some((seat, play)) = touched {
            let spies = card == ProgressCard::Spy && view.state.progress_cards(seat) > 0;
            if !spies && !asks_cards(view, card, seat) {
                return Some(Command::Act(candidates::deed(play)));
            }
            (self.from, self.cards) = (Some(seat), Cards::none());
        }
        let from = self.from?;
        if card == ProgressCard::Spy { took(ui, view, from) } else { self.which(ui, view, from) }
    }

    /// Asks which cards a Master Merchant takes, where hands lie open.
    fn which(&mut self, ui: &mut Ui, view: &View<'_>, from: Seat) -> Option<Command> {
        let due = candidates::master_merchant_due(view, from);
        prefill(view, &mut self.cards, from, due);
        say(ui, &view.about_with("progress-which-cards", from, "count", due.into()));
        due_row(ui, view, &view.name(from), &mut self.cards, (view.most(from), due));
        let button = view.keyed_button("task-untold-kinds").text(15.0);
        let name = view.about("progress-which-untold", from);
        let button = button.named(name).tone(view.palette.quiet);
        let clicked = button.show(ui, vec2(ui.available_width().min(230.0), 48.0)).clicked();
        let untold = Play::MasterMerchant { from, cards: None };
        clicked.then(|| Command::Record(candidates::deed(untold)))
    }

    /// The button that takes the cards.
    pub fn next(&self, view: &View<'_>, card: ProgressCard) -> NextButton {
        let Some(from) = self.from.filter(|from| asks_cards(view, card, *from)) else {
            return NextButton::back(view.text.get("chooser-cancel"));
        };
        let (cards, due) = (self.cards, candidates::master_merchant_due(view, from));
        next_of_due(view, (cards, due), "progress-choose-cards", || {
            let cards_told = view.cards(cards).into();
            let label = view.about_with("progress-take-cards", from, "cards", cards_told);
            (label, candidates::deed(Play::MasterMerchant { from, cards: Some(cards) }))
        })
    }
}

/// Returns whether it has to be told which cards are taken from `seat`: from somebody who has
/// fewer points, or none, the rules take none.
fn asks_cards(view: &View<'_>, card: ProgressCard, seat: Seat) -> bool {
    view.following() == Following::Open
        && card == ProgressCard::MasterMerchant
        && candidates::master_merchant_due(view, seat) > 0
}

/// Returns what of a player matters for the card, in a few words.
fn facts(view: &View<'_>, card: ProgressCard, seat: Seat) -> String {
    let (key, count): (_, Value<'_>) = if card == ProgressCard::MasterMerchant {
        ("progress-has-points", view.state.public_points(seat).into())
    } else if card == ProgressCard::Deserter {
        ("progress-has-knights", view.state.pieces().knights_of(seat).count().into())
    } else {
        ("progress-has-cards", view.state.progress_cards(seat).into())
    };
    view.text.with(key, &[("count", count)])
}

/// Asks from which deck a Spy took a card, or whether none was taken.
fn took(ui: &mut Ui, view: &View<'_>, from: Seat) -> Option<Command> {
    say(ui, &view.about("progress-spy-deck", from));
    let decks = Track::ALL.into_iter().filter(|track| view.state.progress_of(from, *track) > 0);
    let ways: Vec<Option<Track>> = decks.map(Some).chain([None]).collect();
    let touched = buttons(ui, &ways, (110.0, 56.0), |took| match took {
        Some(track) => {
            let deck = view.track(track);
            let name = view.about_with("progress-spy-took", from, "track", deck.into());
            let label = view.text.get(&format!("progress-deck-{}", track.key()));
            let tone = view.palette.card(track.commodity());
            SizedButton::new(label).named(name).icon(Icon::Card).tone(tone)
        }
        None => {
            view.keyed_button("progress-spy-none").named(view.about("progress-spy-looked", from))
        }
    });
    touched.map(|took| Command::Act(candidates::deed(Play::Spy { from, took })))
}

/// A player to choose, with what matters about them in a few words; says whether it was touched.
fn person_button(
    ui: &mut Ui,
    view: &View<'_>,
    (seat, facts, name): (Seat, &str, &str),
    (is_picked, tone): (bool, Tone),
    size: Vec2,
) -> bool {
    let (rect, response) = selectable(ui, size, Role::Button, is_picked, name);
    if ui.is_rect_visible(rect) {
        toned_ground(ui, &response, tone);
        let middle = pos2(rect.left() + 22.0, rect.center().y);
        view.paint_mark(ui.painter(), middle, 11.0, seat);
        let words = rect.with_min_x(rect.left() + 42.0).shrink(5.0);
        let (above, below) = words.split_top_bottom_at_fraction(0.56);
        let font = strong(ui.ctx(), 17.0);
        write_in(ui, above, Align::Min, &view.name(seat), &font, tone.ink);
        write_in(ui, below, Align::Min, facts, &plain(15.0), tone.ink);
        if is_picked {
            chosen_ring(ui, rect, 12.0);
        }
    }
    response.clicked()
}
