//! Meaning of a choice of cards: a few words and figures, the piles from top to bottom, and why
//! cards can't be laid out so.

use egui::{Label, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use cards::{
    Arrangement, BadSelection, BuiltIn, Contents, Deck, EventDie, EventFace, MAX_DECKS, NewYear,
    PileCard, Season, Weather,
};
use game::{Expansions, NumberSource};
use kit::theme::bounds::Within;
use kit::theme::{Palette, plain, strong};
use kit::widgets::{DeckBadge, Layer, PilePicture, PileShown, paint_dice, paint_seasons_and_faces};
use words::text::Text;

use super::card_choice::{CardChoice, has_event_die};
use super::rules::own_key;

/// Explanation of a choice for the players.
struct Meaning {
    heading: String,
    lines: Vec<String>,
}

/// Figures of a pile until it is reshuffled.
#[derive(Clone, Copy)]
struct Year {
    numbered: usize,
    hidden: usize,
    drawn: usize,
    /// Number of turns to expect; exact unless weather cards may be hidden.
    turns: usize,
}

impl Year {
    fn of(pile: &Contents) -> Self {
        let numbered = pile.cards.iter().filter(|card| card.is_numbered()).count();
        let all = pile.cards.len();
        let drawn = all.saturating_sub(pile.hidden);
        // Every card is equally likely to be hidden.
        let turns = (2 * numbered * drawn + all).checked_div(2 * all).unwrap_or(0);
        Self { numbered, hidden: pile.hidden.min(all), drawn, turns }
    }
}

/// Returns what to call a deck among others: for the program's own, its letter.
fn short_name(text: &Text, deck: &Deck) -> String {
    match BuiltIn::ALL.into_iter().find(|known| known.key() == deck.id()) {
        Some(known) => text.get(&format!("new-deck-short-{}", known.key())),
        None => text.deck_title(deck),
    }
}

/// The choice on one line.
pub fn short(text: &Text, played: Expansions, choice: &CardChoice) -> String {
    let key = match (choice.source, choice.selection().arrangement) {
        (NumberSource::Dice, _) => "new-short-dice",
        (NumberSource::Table, _) => "new-short-table",
        (NumberSource::Printed, _) => "new-short-printed",
        (NumberSource::Cards, Arrangement::Mixed) => "new-short-mixed",
        (NumberSource::Cards, Arrangement::Stacks) => "new-short-stacks",
    };
    let names: Vec<String> = choice.decks().iter().map(|deck| short_name(text, deck)).collect();
    text.with(&own_key(text, played, key), &[("decks", names.join(", ").into())])
}

impl Meaning {
    /// Returns what `choice` means if the player called `holder` would hold the weather cards.
    fn of(text: &Text, played: Expansions, choice: &CardChoice, holder: &str) -> Self {
        let decks = choice.decks();
        if let Some(refusal) = choice.refusal() {
            let lines = vec![refusal_in_full(text, refusal)];
            return Self { heading: text.get("new-means-refused"), lines };
        }
        let without_cards = match choice.source {
            NumberSource::Cards | NumberSource::Printed => None,
            NumberSource::Dice => Some("new-means-dice"),
            NumberSource::Table => Some("new-means-table"),
        };
        if let Some(key) = without_cards {
            let titles: Vec<String> = decks.iter().map(|deck| text.deck_title(deck)).collect();
            let line = text.with("new-means-no-cards", &[("decks", titles.join(", ").into())]);
            let heading = text.get(&own_key(text, played, key));
            return Self { heading, lines: vec![line] };
        }
        let mut meaning = Self::of_piles(text, choice, &decks, holder);
        if has_event_die(played) {
            // Where the event die comes from (KNIGHTS 3).
            let mut cards = decks.iter().flat_map(Deck::cards).map(|card| card.faces.is_some());
            let key = match (cards.clone().any(|shows| shows), cards.all(|shows| shows)) {
                (true, true) => "new-knights-die-on-cards",
                (true, false) => "new-knights-die-on-some",
                (false, _) => "new-knights-die-rolled",
            };
            meaning.lines.push(text.get(key));
        }
        if choice.source == NumberSource::Printed {
            meaning.lines.insert(0, text.get("new-means-printed"));
        }
        meaning
    }

    fn of_piles(text: &Text, choice: &CardChoice, decks: &[Deck], holder: &str) -> Self {
        let selection = choice.selection();
        let years: Vec<Year> = selection.contents(decks).iter().map(Year::of).collect();
        let sum = |of: fn(&Year) -> usize| years.iter().map(of).sum::<usize>();
        let (hidden, turns) = (sum(|year| year.hidden), sum(|year| year.turns));
        let stacks = selection.arrangement == Arrangement::Stacks;
        let weather = selection.weather == Weather::Mixed;
        let heading = match (stacks, weather) {
            (true, _) => "new-means-stacks",
            (false, true) => "new-means-weather",
            (false, false) => "new-means-mixed",
        };
        let cards = ("cards", sum(|year| year.numbered).into());
        let heading = text.with(heading, &[("stacks", years.len().into()), cards]);
        let key = match (selection.new_year, hidden) {
            (NewYear::Off, _) if !stacks => "new-means-endless",
            (NewYear::Off, _) | (NewYear::On { .. }, 0) if stacks => "new-means-stacks-all",
            (_, 0) => "new-means-turns-all",
            _ if stacks && weather => "new-means-stacks-about",
            _ if stacks => "new-means-stacks-turns",
            _ if weather => "new-means-turns-about",
            _ => "new-means-turns",
        };
        let values = [("hidden", hidden.into()), ("turns", turns.into())];
        let mut lines = vec![text.with(key, &values)];
        if selection.new_year.has_leap_year() {
            lines.push(text.get("new-means-leap-year"));
        }
        lines.extend(season_line(text, choice, hidden, holder));
        Self { heading, lines }
    }
}

fn season_line(text: &Text, choice: &CardChoice, hidden: usize, holder: &str) -> Option<String> {
    let selection = choice.selection();
    if !choice.is_seasonal() {
        let idle = selection.weather != Weather::Off;
        return idle.then(|| text.get("new-means-weather-idle"));
    }
    let key = match selection.weather {
        Weather::Off => "new-means-season-stays",
        Weather::Held => "new-means-season-held",
        Weather::Mixed if selection.arrangement == Arrangement::Stacks => "new-means-season-stack",
        Weather::Mixed if hidden > 0 => "new-means-season-up-to",
        Weather::Mixed => "new-means-season-times",
    };
    let season = text.season(selection.starts);
    Some(text.with(key, &[("season", season.into()), ("player", holder.to_owned().into())]))
}

/// The picture of `choice`'s piles.
fn piles(text: &Text, palette: &Palette, choice: &CardChoice) -> PilePicture {
    let selection = choice.selection();
    let decks = choice.decks();
    let badges: Vec<DeckBadge> = (choice.chosen().iter().zip(&decks))
        .map(|(place, deck)| DeckBadge::of(palette, deck, &text.deck_title(deck), *place))
        .collect();
    let of_each = match selection.arrangement {
        Arrangement::Mixed => badges.len().max(1),
        Arrangement::Stacks => 1,
    };
    let years = selection.contents(&decks);
    let piles = badges.chunks(of_each).zip(years.iter().map(Year::of));
    let piles: Vec<PileShown> = piles
        .map(|(decks, year)| PileShown {
            decks: decks.to_vec(),
            draw: year.drawn,
            hidden: year.hidden,
        })
        .collect();
    let mut layers = vec![(Layer::Draw, text.get("new-layer-draw"))];
    let marker = |card| text.marker(card).unwrap_or_default();
    if selection.new_year.is_on() {
        layers.push((Layer::NewYear, marker(PileCard::NewYear)));
    }
    if selection.new_year.has_leap_year() {
        layers.push((Layer::LeapYear, marker(PileCard::LeapYear)));
    }
    if piles.iter().any(|pile| pile.hidden > 0) {
        layers.push((Layer::Hidden, text.get("new-layer-hidden")));
    }
    PilePicture { piles, layers }
}

/// The picture in words.
fn said(text: &Text, picture: &PilePicture) -> String {
    let pile = |(nth, pile): (usize, &PileShown)| {
        let layer = |(layer, name): &(Layer, String)| match layer {
            Layer::Draw => text.with("new-pile-draw", &[("count", pile.draw.into())]),
            Layer::Hidden => text.with("new-pile-hidden", &[("count", pile.hidden.into())]),
            Layer::NewYear | Layer::LeapYear => name.clone(),
        };
        let layers: Vec<String> = picture.layers.iter().map(layer).collect();
        let values = [("stack", (nth + 1).into()), ("layers", layers.join(", ").into())];
        let key = if picture.piles.len() > 1 { "new-stack-shown" } else { "new-pile-shown" };
        text.with(key, &values)
    };
    let piles: Vec<String> = picture.piles.iter().enumerate().map(pile).collect();
    piles.join(". ")
}

/// The text above the picture, as far as it fits.
pub fn show(ui: &mut Ui, text: &Text, played: Expansions, choice: &CardChoice, holder: &str) {
    let palette = Palette::of(ui);
    let room = ui.available_rect_before_wrap();
    let rim = palette.panel_rim;
    ui.painter().rect(room, 16.0, palette.panel, rim, egui::StrokeKind::Inside);
    let inner = room.shrink2(Vec2::splat((room.height() * 0.05).within(10.0, 24.0)));
    super::within(ui, inner, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let meaning = Meaning::of(text, played, choice, holder);
        let (large, small) = if room.height() > 420.0 { (26.0, 17.0) } else { (20.0, 15.0) };
        let refused = choice.refusal().is_some();
        let ink = if refused { palette.warning.ink } else { palette.text };
        let heading = RichText::new(meaning.heading).font(strong(ui.ctx(), large)).color(ink);
        ui.add(Label::new(heading).wrap());
        for line in meaning.lines {
            ui.add(Label::new(RichText::new(line).font(plain(small)).color(palette.faint)).wrap());
        }
        if choice.chosen().is_empty() {
            return;
        }
        ui.add_space(6.0);
        let below = ui.available_rect_before_wrap();
        let (seasons, faces) = signs(played, choice);
        let is_bare = seasons.is_empty() && faces.is_empty();
        let strip = if is_bare || below.height() < 230.0 { 0.0 } else { 56.0 };
        let (piles_at, strip_at) = below.split_top_bottom_at_y(below.bottom() - strip);
        match choice.source {
            NumberSource::Cards | NumberSource::Printed => {
                let picture = piles(text, palette, choice);
                let (rect, response) = ui.allocate_exact_size(piles_at.size(), Sense::hover());
                let words = said(text, &picture);
                response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
                picture.paint(ui, rect.shrink2(vec2(0.0, rect.height() * 0.03)));
                if strip > 0.0 {
                    paint_seasons_and_faces(ui, strip_at, &seasons, faces);
                }
            }
            NumberSource::Dice | NumberSource::Table => {
                paint_dice(ui, below, has_event_die(played), 150.0);
            }
        }
    });
}

/// The seasons in order, and the faces of the event die, where they matter.
fn signs(played: Expansions, choice: &CardChoice) -> (Vec<Season>, &'static [EventFace]) {
    let selection = choice.selection();
    let count = match selection.weather {
        Weather::Off => usize::from(choice.is_seasonal()),
        Weather::Held | Weather::Mixed => 4,
    };
    let seasons = std::iter::successors(Some(selection.starts), |season| Some(season.next()));
    let has_die = has_event_die(played) || selection.event_die == EventDie::Shown;
    (seasons.take(count).collect(), if has_die { &EventFace::ALL } else { &[] })
}

/// Returns the reason why the cards can't be laid out as chosen, in a few words.
pub fn refusal_in_short(text: &Text, refusal: BadSelection) -> String {
    text.get(&format!("new-refused-short-{}", refusal_key(refusal)))
}

const fn refusal_key(refusal: BadSelection) -> &'static str {
    match refusal {
        BadSelection::NoDeck => "no-deck",
        BadSelection::TooManyDecks(_) => "many-decks",
        BadSelection::LeapYearWithStacks => "leap-year",
        BadSelection::NoNumber { .. } => "no-number",
    }
}

/// Returns what the problem is and what to change.
pub fn refusal_in_full(text: &Text, refusal: BadSelection) -> String {
    let mut values = vec![("most", MAX_DECKS.into())];
    match refusal {
        BadSelection::NoNumber { cards, hidden, .. } => {
            values.extend([("cards", cards.into()), ("hidden", hidden.into())]);
        }
        BadSelection::TooManyDecks(decks) => values.push(("decks", decks.into())),
        BadSelection::NoDeck | BadSelection::LeapYearWithStacks => {}
    }
    text.with(&format!("new-refused-{}", refusal_key(refusal)), &values)
}

#[cfg(test)]
mod tests {
    use super::super::card_choice::Preset;
    use super::*;
    use kit::widgets::Switch;

    fn choice() -> CardChoice {
        CardChoice::new(BuiltIn::ALL.map(|deck| deck.deck().expect("sound")).to_vec())
    }

    fn meaning(choice: &CardChoice) -> Meaning {
        Meaning::of(&Text::english(), Expansions::NONE, choice, "Anna")
    }

    #[test]
    fn figures_are_exact_where_no_weather_card_can_be_hidden() {
        let mut choice = choice();
        choice.take(Preset::Seasons);
        assert_eq!(meaning(&choice).lines[0], "15 stay hidden: about 94 turns a year.");
        choice.set_weather(Weather::Off);
        assert_eq!(meaning(&choice).lines[0], "15 stay hidden: 93 turns a year.");
        choice.set_weather(Weather::Mixed);
        for _ in 0..5 {
            choice.change_hidden(-1);
        }
        assert_eq!(meaning(&choice).lines[0], "All cards come up: 108 turns a year.");
        choice.new_year = Switch::Off;
        let said = "Without New Year all cards come up: 108 turns, then they are reshuffled.";
        assert_eq!(meaning(&choice).lines[0], said);
    }

    #[test]
    fn stacks_are_counted_together() {
        let mut choice = choice();
        choice.take(Preset::Stacks);
        let said = meaning(&choice);
        assert_eq!(said.heading, "4 stacks, one after the other");
        let turns = "20 cards stay hidden: 124 turns until all stacks are reshuffled.";
        assert_eq!(said.lines[0], turns);
        choice.new_year = Switch::Off;
        let turns = "All cards come up: 144 turns until all stacks are reshuffled.";
        assert_eq!(meaning(&choice).lines[0], turns);
    }

    #[test]
    fn dice_leave_the_cards_in_their_box() {
        let mut choice = choice();
        choice.take(Preset::Dice);
        assert_eq!(meaning(&choice).heading, "The app rolls two dice");
        assert_eq!(
            short(&Text::english(), Expansions::NONE, &choice),
            "No cards: the app rolls two dice"
        );
        choice.source = NumberSource::Printed;
        assert_eq!(meaning(&choice).lines[0], "Lay out your printed cards like this.");
        assert_eq!(short(&Text::english(), Expansions::NONE, &choice), "Printed cards: deck A");
    }

    #[test]
    fn nothing_is_promised_of_cards_that_cannot_lie_so() {
        let mut choice = choice();
        choice.toggle(0);
        assert_eq!(meaning(&choice).lines, ["No deck is chosen. Tap at least one."]);
    }

    #[test]
    fn every_refusal_has_its_words() {
        let text = Text::english();
        for refusal in [
            BadSelection::NoDeck,
            BadSelection::TooManyDecks(13),
            BadSelection::LeapYearWithStacks,
            BadSelection::NoNumber { stack: 0, cards: 3, hidden: 5 },
        ] {
            let full = refusal_in_full(&text, refusal);
            assert!(!full.contains(['[', '{', '$']), "{full}");
            assert!(!refusal_in_short(&text, refusal).contains('['), "{refusal:?}");
        }
    }
}
