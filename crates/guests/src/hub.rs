//! What is to be seen: the newest publication, and nothing that came before it but a picture.
//!
//! A publication is begun at the hub, filled with bytes that mean nothing here, and published
//! whole. Whoever is slow gets the newest and never learns of those between.

use std::sync::Arc;

use crate::keys::{LangKey, PictureKey, PictureSeal, RunMark};
use crate::packed::{PackedBytes, PictureBytes};
use crate::sitting::SeatNumber;

/// Pictures by their keys.
type Pictures = Vec<(PictureKey, PictureBytes)>;

/// A publication that is being filled: views, pages without a script, and pictures.
#[derive(Debug)]
pub struct Publication {
    run: RunMark,
    n: u64,
    seal: PictureSeal,
    views: ByLang,
    seats: SeatViews,
    stills: ByLang,
    pictures: Pictures,
    replay: SeenAgain,
}

/// Views of single seats, in each language.
type SeatViews = Vec<(SeatNumber, ByLang)>;

/// Turns of a game that is over, with their pictures.
#[derive(Debug, Default)]
struct SeenAgain {
    turns: Vec<(LangKey, Vec<Arc<[u8]>>)>,
    pictures: Pictures,
}

/// Bytes by their language; the first language is everybody's who asks for one that isn't there.
#[derive(Debug, Default)]
struct ByLang(Vec<(LangKey, Arc<[u8]>)>);

impl ByLang {
    fn set(&mut self, lang: LangKey, bytes: Arc<[u8]>) {
        self.0.retain(|(other, _)| *other != lang);
        self.0.push((lang, bytes));
    }

    fn get(&self, lang: &LangKey) -> Option<Arc<[u8]>> {
        let found = self.0.iter().find(|(other, _)| other == lang).or_else(|| self.0.first());
        found.map(|(_, bytes)| Arc::clone(bytes))
    }
}

impl Publication {
    /// The run of the server, to be told in the view.
    pub const fn run(&self) -> RunMark {
        self.run
    }

    /// The number of this publication in its run, to be told in the view.
    pub const fn n(&self) -> u64 {
        self.n
    }

    /// Takes a picture of the island along (SVG) and returns its key, to be told in the views that it
    /// belongs to.
    pub fn picture(&mut self, svg: impl Into<Arc<[u8]>>) -> PictureKey {
        let svg = svg.into();
        let key = self.seal.key(&svg);
        self.pictures.push((key, svg.into()));
        key
    }

    /// Takes a view along (JSON) for those who read this language.
    pub fn view(&mut self, lang: LangKey, json: impl Into<Arc<[u8]>>) {
        self.views.set(lang, json.into());
    }

    /// Takes along (JSON) what one seat alone may see, for those who read this language.
    pub fn seat_view(&mut self, seat: SeatNumber, lang: LangKey, json: impl Into<Arc<[u8]>>) {
        match self.seats.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, views)) => views.set(lang, json.into()),
            None => self.seats.push((seat, ByLang(vec![(lang, json.into())]))),
        }
    }

    /// Takes a picture of an earlier turn along and returns its key, to be told in that turn.
    pub fn replay_picture(&mut self, picture: &PackedBytes) -> PictureKey {
        let packed = PictureBytes::from(picture);
        let key = self.seal.key(&packed.bytes);
        self.replay.pictures.push((key, packed));
        key
    }

    /// Takes all turns along (JSON each) for those who read this language and see the game again. A
    /// publication without them takes them away.
    pub fn replay(&mut self, lang: LangKey, turns: Vec<Arc<[u8]>>) {
        self.replay.turns.push((lang, turns));
    }

    /// Takes a page along (HTML) for browsers without a script.
    pub fn still(&mut self, lang: LangKey, html: impl Into<Arc<[u8]>>) {
        self.stills.set(lang, html.into());
    }
}

/// The hub.
#[derive(Debug)]
pub(crate) struct Hub {
    run: RunMark,
    n: u64,
    seal: PictureSeal,
    views: ByLang,
    seats: SeatViews,
    stills: ByLang,
    pictures: Pictures,
    /// Those before: who has seen the view before the newest still loads its own.
    earlier: Pictures,
    replay: SeenAgain,
    rules: Vec<(LangKey, PackedBytes)>,
}

impl Hub {
    pub fn new() -> Self {
        Self {
            run: RunMark::draw(),
            n: 0,
            seal: PictureSeal::draw(),
            views: ByLang::default(),
            seats: Vec::new(),
            stills: ByLang::default(),
            pictures: Vec::new(),
            earlier: Vec::new(),
            replay: SeenAgain::default(),
            rules: Vec::new(),
        }
    }

    /// Begins the next publication.
    pub fn next(&self) -> Publication {
        Publication {
            run: self.run,
            n: self.n + 1,
            seal: self.seal,
            views: ByLang::default(),
            seats: Vec::new(),
            stills: ByLang::default(),
            pictures: Vec::new(),
            replay: SeenAgain::default(),
        }
    }

    /// Publishes; one that is older than what is published, or of another run, changes nothing.
    pub fn publish(&mut self, publication: Publication) {
        if publication.run != self.run || publication.n <= self.n {
            return;
        }
        self.n = publication.n;
        self.views = publication.views;
        self.seats = publication.seats;
        self.stills = publication.stills;
        self.replay = publication.replay;
        let keys = |pictures: &Pictures| pictures.iter().map(|(key, _)| *key).collect::<Vec<_>>();
        if !publication.pictures.is_empty() && keys(&publication.pictures) != keys(&self.pictures) {
            self.earlier = std::mem::replace(&mut self.pictures, publication.pictures);
        }
    }

    /// The newest view for somebody who has seen number `after`; none if that is the newest. A
    /// number from ahead is of another run.
    pub fn newer(&self, after: u64, lang: &LangKey) -> Option<Arc<[u8]>> {
        if after == self.n { None } else { self.views.get(lang) }
    }

    /// The newest view, whatever somebody has seen.
    pub fn view(&self, lang: &LangKey) -> Option<Arc<[u8]>> {
        self.views.get(lang)
    }

    /// The number of the newest publication.
    pub const fn n(&self) -> u64 {
        self.n
    }

    /// The view of one seat in the newest publication.
    pub fn seat_view(&self, seat: SeatNumber, lang: &LangKey) -> Option<Arc<[u8]>> {
        self.seats.iter().find(|(other, _)| *other == seat)?.1.get(lang)
    }

    /// The newest page without a script.
    pub fn still(&self, lang: &LangKey) -> Option<Arc<[u8]>> {
        self.stills.get(lang)
    }

    /// A turn of the game, to be seen again.
    pub fn turn(&self, nth: usize, lang: &LangKey) -> Option<Arc<[u8]>> {
        let all = &self.replay.turns;
        let (_, turns) = all.iter().find(|(other, _)| other == lang).or_else(|| all.first())?;
        turns.get(nth).map(Arc::clone)
    }

    /// Takes in prices and rules, in place of those that were there in this language.
    pub fn tells_rules(&mut self, lang: LangKey, rules: PackedBytes) {
        self.rules.retain(|(other, _)| *other != lang);
        self.rules.push((lang, rules));
    }

    /// Prices and rules; in the first language where there are none in this one.
    pub fn rules(&self, lang: &LangKey) -> Option<PackedBytes> {
        let found = self.rules.iter().find(|(other, _)| other == lang);
        found.or_else(|| self.rules.first()).map(|(_, rules)| rules.clone())
    }

    /// A picture of the newest publication, of the one before, or of an earlier turn.
    pub fn picture(&self, key: PictureKey) -> Option<PictureBytes> {
        let mut all = self.pictures.iter().chain(&self.earlier).chain(&self.replay.pictures);
        all.find(|(other, _)| *other == key).map(|(_, picture)| picture.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lang(text: &str) -> LangKey {
        LangKey::try_from(text).unwrap()
    }

    fn publishes(hub: &mut Hub, view: &str) -> u64 {
        let mut next = hub.next();
        let n = next.n();
        next.view(lang("en"), view.as_bytes());
        next.view(lang("de"), format!("{view} (de)").as_bytes());
        hub.publish(next);
        n
    }

    fn seen(hub: &Hub, after: u64, of: &str) -> Option<String> {
        let view = hub.newer(after, &lang(of))?;
        Some(String::from_utf8(view.to_vec()).unwrap())
    }

    #[test]
    fn who_is_slow_gets_the_newest_alone() {
        let mut hub = Hub::new();
        assert_eq!(seen(&hub, 0, "en"), None);
        let first = publishes(&mut hub, "first");
        publishes(&mut hub, "second");
        let third = publishes(&mut hub, "third");
        assert_eq!((first, third), (1, 3));
        for after in [0, first, 2] {
            assert_eq!(seen(&hub, after, "en").as_deref(), Some("third"));
        }
        assert_eq!(seen(&hub, third, "en"), None);
    }

    #[test]
    fn a_number_from_ahead_is_of_another_run() {
        let mut hub = Hub::new();
        publishes(&mut hub, "first");
        assert_eq!(seen(&hub, 417, "en").as_deref(), Some("first"));
        assert_ne!(hub.next().run(), Hub::new().next().run());
    }

    #[test]
    fn each_language_has_its_view_and_others_the_first() {
        let mut hub = Hub::new();
        publishes(&mut hub, "view");
        assert_eq!(seen(&hub, 0, "de").as_deref(), Some("view (de)"));
        assert_eq!(seen(&hub, 0, "fr").as_deref(), Some("view"));
    }

    #[test]
    fn a_publication_that_was_overtaken_or_is_of_another_run_changes_nothing() {
        let mut hub = Hub::new();
        let late = hub.next();
        publishes(&mut hub, "first");
        hub.publish(late);
        let mut foreign = Hub::new();
        publishes(&mut foreign, "foreign");
        hub.publish(foreign.next());
        assert_eq!(seen(&hub, 0, "en").as_deref(), Some("first"));
    }

    #[test]
    fn the_last_two_pictures_stay_and_an_unchanged_one_takes_no_place() {
        let mut hub = Hub::new();
        let mut draws = |svg: &str| {
            let mut next = hub.next();
            let key = next.picture(svg.as_bytes());
            hub.publish(next);
            key
        };
        let (first, second) = (draws("<svg/>"), draws("<svg>2</svg>"));
        assert_eq!(draws("<svg>2</svg>"), second);
        assert_ne!(first, second);
        assert!(hub.picture(first).is_some() && hub.picture(second).is_some());
        let mut third = hub.next();
        let key = third.picture(b"<svg>3</svg>".as_slice());
        assert!(hub.picture(key).is_none());
        hub.publish(third);
        assert!(hub.picture(first).is_none() && hub.picture(second).is_some());
        let picture = hub.picture(key).unwrap();
        assert_eq!((&*picture.bytes, picture.is_packed), (b"<svg>3</svg>".as_slice(), false));
    }

    #[test]
    fn a_seat_has_a_view_of_its_own_until_a_publication_comes_without_it() {
        let seat = |number| SeatNumber::try_from(number).unwrap();
        let mut hub = Hub::new();
        let mut next = hub.next();
        for (number, of) in [(0, "en"), (0, "de"), (2, "en")] {
            next.seat_view(seat(number), lang(of), format!("{number} {of}").into_bytes());
        }
        hub.publish(next);
        let seen = |hub: &Hub, number, of| {
            hub.seat_view(seat(number), &lang(of)).map(|view| String::from_utf8(view.to_vec()))
        };
        assert_eq!(seen(&hub, 0, "de"), Some(Ok("0 de".to_owned())));
        assert_eq!(seen(&hub, 2, "de"), Some(Ok("2 en".to_owned())));
        assert_eq!(seen(&hub, 1, "de"), None);
        publishes(&mut hub, "without");
        assert_eq!(seen(&hub, 0, "de"), None);
    }

    #[test]
    fn turns_can_be_seen_again_until_a_publication_comes_without_them() {
        let mut hub = Hub::new();
        let mut next = hub.next();
        let key = next.replay_picture(&PackedBytes::of(b"<svg/>").unwrap());
        next.replay(lang("en"), vec![Arc::from(*b"first"), Arc::from(*b"second")]);
        hub.publish(next);
        let turn = |hub: &Hub, nth| hub.turn(nth, &lang("de")).map(|turn| turn.to_vec());
        assert_eq!(turn(&hub, 1).as_deref(), Some(b"second".as_slice()));
        assert_eq!(turn(&hub, 2), None);
        assert!(hub.picture(key).unwrap().is_packed);
        publishes(&mut hub, "played on");
        assert_eq!(turn(&hub, 0), None);
        assert!(hub.picture(key).is_none());
    }

    #[test]
    fn each_language_has_a_picture_of_its_own_and_those_before_stay_as_well() {
        let mut hub = Hub::new();
        let mut draws = |words: [&str; 2]| {
            let mut next = hub.next();
            let keys = words.map(|words| next.picture(words.as_bytes()));
            hub.publish(next);
            keys
        };
        let all = [draws(["Forest", "Wald"]), draws(["Hills", "Hügelland"])].concat();
        assert!(all.iter().all(|key| hub.picture(*key).is_some()));
    }

    #[test]
    fn the_name_of_a_picture_says_nothing_to_whoever_has_the_same_picture() {
        let named = |hub: &Hub| hub.next().picture(b"<svg/>".as_slice());
        let hub = Hub::new();
        assert_eq!(named(&hub), named(&hub));
        assert_ne!(named(&hub), named(&Hub::new()));
        let key = named(&hub);
        assert_eq!(PictureKey::try_from(key.to_string().as_str()), Ok(key));
    }
}
