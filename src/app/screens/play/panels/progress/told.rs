//! What is told of a card beside the island: nothing, the dice that are set, the kind of a fleet, the
//! track of a Crane.

use egui::Ui;

use super::candidates;
use crate::app::command::Command;
use crate::app::screens::play::panel::Next;
use crate::app::screens::play::parts::controls::{kinds_named, who_says};
use crate::app::screens::play::parts::number_entry::DiceDraft;
use crate::app::screens::play::view::View;
use game::{CardKind, Play, ProgressCard, Readiness, Track};
use kit::widgets::{Icon, SizedButton, buttons, hint, say};
use words::game::RefusalWords;
use words::text::Value;

/// How many cards a guest of a Wedding gives (KNIGHTS 12).
const GIFT: u16 = 2;

/// What the card will do as things stand.
pub fn plain(ui: &mut Ui, view: &View<'_>, card: ProgressCard) {
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
    } else if card == ProgressCard::CommercialHarbor && view.lays_hands_open() {
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
        say(ui, &view.text.with(key, &[("count", count.into())]));
    }
}

/// The button that plays it, or shows a point card.
pub fn plays(view: &View<'_>, card: ProgressCard) -> Next {
    let named = ("card", view.progress_card(card).into());
    let (label, deed) = if let Some(point) = candidates::point(card) {
        (view.text.with("progress-show", &[named]), candidates::shows(view, point))
    } else {
        let Some(play) = candidates::ways(view, card, None).into_iter().next() else {
            return Next::back(view.text.get("chooser-cancel"));
        };
        let harvest = view.state.harvest(card);
        let label = if harvest.is_empty() {
            view.text.with("progress-play", &[named])
        } else {
            let what = ("what", view.cards(harvest).into());
            view.text.with("progress-play-what", &[named, what])
        };
        (label, candidates::deed(play))
    };
    // The rules say what is against it, and the table can have done it all the same.
    let is_against = candidates::verdict(view, card).is_some();
    Next::go(label, Command::Act(deed)).quiet(is_against)
}

/// The button that sets the dice.
pub fn sets(view: &View<'_>, dice: &DiceDraft) -> Next {
    let (Some(red), Some(yellow)) = (dice.red, dice.yellow) else {
        return Next::when(view.text.get("progress-dice-wanted"), None);
    };
    let sum = red.pips() + yellow.pips();
    let label = view.text.with("progress-dice-set", &[("number", sum.into())]);
    Next::go(label, Command::Act(candidates::deed(Play::Alchemist { red, yellow })))
}

/// What the bank asks at best without a fleet.
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
        let kinds = view.text.list(&cheap);
        hint(ui, &view.text.with("progress-fleet-cheap", &[("kinds", kinds.into())]));
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
        let values = [
            ("track", deck.into()),
            ("level", level.number().into()),
            ("price", price.as_str().into()),
        ];
        let label = view.text.with("progress-crane-level", &values);
        let label = format!("{label}\n{price}");
        let name = view.text.with("progress-crane-name", &values);
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
            let values = [("deck", deck.into()), ("why", words.why.into())];
            hint(ui, &view.text.with("progress-crane-not", &values));
        }
    }
    touched.map(|track| Command::Act(candidates::deed(Play::Crane { track })))
}
