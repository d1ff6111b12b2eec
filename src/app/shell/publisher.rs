//! The publisher: makes of a game what those who look on are sent, in each language, once the game
//! has moved on.
//!
//! All of it is the table's own view, whose hands are sizes alone. Languages are loaded, and the
//! island's letters measured, only once there is somebody to publish for.

use std::sync::Arc;

use crate::app::screens::{GameMoment, since};
use egui::{Vec2, vec2};
use game::{AskTokens, Game, Rules, TableTalk, TurnsOnPhones};
use guests::{GuestServer, LangKey, PackedBytes, Publication, SeatNumber};
use kit::theme::Look;
use kit::widgets::IslandPrinter;
use words::almanac::Almanac;
use words::game::announcement::Since;
use words::game::looking_on::{OpenView, PastWalk, ShownPast, ViewStamp, still_page};
use words::game::seats::{RulesBook, SeatContext, SeatView};
use words::game::{GameWords, StepName, TurnNews, undo};
use words::language::Language;
use words::text::Text;

/// Room for which the island is drawn, in points: small enough for its names to be read on a phone
/// and large enough to leave none out on a television.
const ROOM: Vec2 = vec2(768.0, 800.0);

/// Makes what is published of a game, and knows what was published last.
#[derive(Default)]
pub struct Publisher {
    editions: Vec<OneLanguage>,
    printer: IslandPrinter,
    moment: Option<GameMoment>,
    /// Lines of the journal behind what was published.
    lines: Option<usize>,
    /// Seats that had a phone then, and what had been said by phone.
    beside: SeatBriefing,
    tokens: AskTokens,
    /// Rules for which the book was made that seats look things up in.
    booked: Option<Rules>,
    /// The turns of a game that is over, as far as they are told.
    past: Option<Past>,
}

/// All that seats are told of, beside the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatBriefing {
    /// Seats that have a phone, sorted.
    pub seats: Vec<SeatNumber>,
    pub talk: TableTalk,
    pub turns: TurnsOnPhones,
}

/// The turns of a game that is over, for those who see it again.
struct Past {
    walk: PastWalk,
    /// Each turn in each language, with its picture.
    turns: Vec<Vec<(ShownPast, PackedBytes)>>,
    is_whole: bool,
}

/// Views and pages in one language.
struct OneLanguage {
    text: Text,
    lang: LangKey,
    /// The step that could be undone at the moment that was published.
    undo: Option<StepName>,
    since: Since,
    /// The view without its stamp, and the island.
    made: Option<(OpenView, String)>,
    /// The view of each seat with a phone.
    seats: Vec<(SeatNumber, SeatView)>,
}

impl Publisher {
    pub fn has_published(&self) -> bool {
        self.lines.is_some()
    }

    /// Tokens of what was asked at the moment that was published.
    pub const fn tokens(&self) -> &AskTokens {
        &self.tokens
    }

    /// The words of a language, and the last act in them, for an answer to a phone.
    pub fn words(&self, lang: &str) -> Option<(&Text, &str)> {
        let found = self.editions.iter().find(|edition| edition.text.language().code() == lang);
        let edition = found.or_else(|| self.editions.first())?;
        let last = edition.made.as_ref().map_or("", |(view, _)| view.announcement.as_str());
        Some((&edition.text, last))
    }

    /// Publishes the game if its journal has grown since, or other `seats` have phones, and anything
    /// is to be seen of that.
    pub fn follow(
        &mut self,
        server: &GuestServer,
        (game, lines): (&Game, usize),
        beside: &SeatBriefing,
    ) {
        if self.lines == Some(lines) && self.beside == *beside {
            return;
        }
        self.tokens.follow(game);
        if self.editions.is_empty() {
            self.editions = Language::ALL.into_iter().filter_map(OneLanguage::of).collect();
        }
        let rules = game.state().rules();
        if self.booked.as_ref() != Some(rules) && !beside.seats.is_empty() {
            self.booked = Some(rules.clone());
            for edition in &self.editions {
                edition.book(server, game);
            }
        }
        let now = GameMoment::of(game);
        let mut is_new = false;
        for edition in &mut self.editions {
            if self.moment != Some(now) {
                edition.since = since(self.moment, now, edition.undo.take());
            }
            if self.lines != Some(lines) {
                is_new |= edition.make(game, &mut self.printer);
            }
            is_new |= edition.make_seats(game, beside, &self.tokens);
        }
        (self.moment, self.lines) = (Some(now), Some(lines));
        self.beside.clone_from(beside);
        if is_new {
            self.past = game.state().over().map(|_| Past::of(game));
            self.publish(server);
        }
    }

    /// Tells one more turn of a game that is over, and publishes all once there are no more. Returns
    /// whether there may be more.
    pub fn tell_past(&mut self, server: &GuestServer, game: &Game) -> bool {
        let Some(past) = self.past.as_mut().filter(|past| !past.is_whole) else { return false };
        // Nothing of it tells a time.
        let never = |_| String::new();
        let all = self.editions.iter().map(|edition| GameWords::now(&edition.text, game, &never));
        let all: Vec<GameWords<'_>> = all.collect();
        if past.turn(&all, &mut self.printer) {
            return true;
        }
        self.publish(server);
        false
    }

    fn publish(&self, server: &GuestServer) {
        let mut next = server.next_publication();
        let past = self.past.as_ref().filter(|past| past.is_whole);
        for (nth, edition) in self.editions.iter().enumerate() {
            edition.join(&mut next, past.map(|past| past.turns.len()));
            if let Some(past) = past {
                past.join(&mut next, (nth, &edition.lang));
            }
        }
        server.publish(next);
    }
}

impl Past {
    fn of(game: &Game) -> Self {
        Self { walk: PastWalk::new(game), turns: Vec::new(), is_whole: false }
    }

    /// Tells the next turn; returns whether there was one.
    fn turn(&mut self, all: &[GameWords<'_>], printer: &mut IslandPrinter) -> bool {
        let Some(told) = self.walk.turn(all) else {
            self.is_whole = true;
            return false;
        };
        let state = self.walk.state();
        let drawn = told.into_iter().zip(all).filter_map(|(one, say)| {
            let island = printer.print(&say.at(state), Look::Dark, ROOM);
            Some((one, PackedBytes::of(island.as_bytes())?))
        });
        self.turns.push(drawn.collect());
        true
    }

    /// Adds all turns to what is published next, in the language of the edition at this place.
    fn join(&self, next: &mut Publication, (nth, lang): (usize, &LangKey)) {
        let told = self.turns.iter().filter_map(|turn| {
            let (told, island) = turn.get(nth)?;
            let island = next.replay_picture(island).to_string();
            serde_json::to_vec(&ShownPast { island, ..told.clone() }).ok().map(Arc::from)
        });
        let told = told.collect();
        next.replay(lang.clone(), told);
    }
}

impl OneLanguage {
    fn of(language: Language) -> Option<Self> {
        let lang = LangKey::try_from(language.code()).ok()?;
        let (text, since) = (Text::of(language), Since::Looked);
        Some(Self { text, lang, undo: None, since, made: None, seats: Vec::new() })
    }

    /// Makes it anew; returns whether it differs from before.
    fn make(&mut self, game: &Game, printer: &mut IslandPrinter) -> bool {
        // Nothing of it tells a time.
        let never = |_| String::new();
        let say = GameWords::now(&self.text, game, &never);
        let news = TurnNews::of(&say);
        let view = OpenView::of(&say, &news, &self.since);
        let made = Some((view, printer.print(&say, Look::Dark, ROOM)));
        self.undo = undo(&say);
        let differs = self.made != made;
        self.made = made;
        differs
    }

    /// Makes anew what these seats alone see; returns whether it differs from before.
    fn make_seats(&mut self, game: &Game, beside: &SeatBriefing, tokens: &AskTokens) -> bool {
        let never = |_| String::new();
        let say = GameWords::now(&self.text, game, &never);
        let places = IslandPrinter::places(&say, ROOM);
        let place = |spot| places.of_spot(spot);
        let (talk, turns) = (&beside.talk, beside.turns);
        let context = SeatContext { tokens, talk, turns, place: &place };
        let players = game.state().players();
        let made = beside.seats.iter().filter_map(|number| {
            let seat = players.seat(number.index().into())?;
            Some((*number, SeatView::of(&say, seat, context)?))
        });
        let made: Vec<(SeatNumber, SeatView)> = made.collect();
        let differs = self.seats != made;
        self.seats = made;
        differs
    }

    /// Hands the server what seats look up: prices and rules.
    fn book(&self, server: &GuestServer, game: &Game) {
        let never = |_| String::new();
        let say = GameWords::now(&self.text, game, &never);
        let book = RulesBook::of(&say, &Almanac::of(&self.text));
        // Nothing in it can't be written as JSON.
        let json = serde_json::to_vec(&book).unwrap_or_default();
        if let Some(packed) = PackedBytes::of(&json) {
            server.tells_rules(self.lang.clone(), packed);
        }
    }

    /// Adds it to what is published next.
    fn join(&self, next: &mut Publication, replay: Option<usize>) {
        let Some((view, island)) = &self.made else { return };
        let island = next.picture(island.as_bytes()).to_string();
        let stamp = ViewStamp { run: next.run().to_string(), n: next.n(), island, replay };
        let view = OpenView { stamp, ..view.clone() };
        // Nothing in it can't be written as JSON.
        if let Ok(json) = serde_json::to_vec(&view) {
            next.view(self.lang.clone(), json);
        }
        for (seat, view) in &self.seats {
            if let Ok(json) = serde_json::to_vec(view) {
                next.seat_view(*seat, self.lang.clone(), json);
            }
        }
        next.still(self.lang.clone(), still_page(&self.text, &view).into_bytes());
    }
}
