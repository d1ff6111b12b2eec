//! A game as it stood: whose it was, with names and colors, the island and how it is turned, and
//! everything counted.

use std::collections::BTreeMap;
use std::sync::Arc;

use board::{Hex, Island};
use cards::Award;
use game::{
    CardKind, Color, Edition, Expansion, Expansions, Game, Over, PerSeat, Player, PointsReason,
    ProgressCard, SeaRules, Seat, Setup, Title, Track,
};
use kit::widgets::plot::{BarPart, Line, LineOf, PartOf, PlayerBar};
use stats::report::{FairFindings, GameReport};
use words::game::Pile;
use words::places::Places;
use words::text::Text;

/// What all pages of a game's statistics tell of.
#[derive(Debug)]
pub struct About {
    /// Everything that was counted.
    pub report: GameReport,
    /// What fair games say about its numbers, once they have been played.
    pub findings: Option<FairFindings>,
    pub over: Option<Over>,
    pub turn: u32,
    /// Everybody's points, most first.
    pub points: Vec<PointsReason>,
    pub setup: Arc<Setup>,
    pub piles: Vec<Pile>,
    /// The letters by which players speak of the islands where these hexes are.
    pub letters: BTreeMap<Hex, String>,
    players: PerSeat<Player>,
    title: Option<Title>,
    island: Island,
    lies: u8,
    /// The seats in play, clockwise.
    pub seats: Vec<Seat>,
    pub kinds: &'static [CardKind],
    /// By which edition Cities & Knights is played; nothing: the base game.
    edition: Option<Edition>,
    sea: Option<SeaRules>,
    /// What was played beside the base game.
    pub expansions: Expansions,
    pub target: u8,
    pub acts: usize,
}

impl About {
    pub fn of(game: &Game) -> Self {
        let state = game.state();
        let report = GameReport::of(game);
        let seats = state.seating().order();
        let mut points: Vec<PointsReason> = seats.map(|seat| game.points_reason(seat)).collect();
        points.sort_by_key(|reason| std::cmp::Reverse(reason.total()));
        let position = state.position();
        let chits = report.sea.iter().flat_map(|sea| &sea.chits).map(|one| one.chit.island);
        let letter = |at: Hex| position.letter_of(at).map(|letter| (at, letter.to_string()));
        Self {
            letters: chits.filter_map(letter).collect(),
            report,
            findings: None,
            over: state.over(),
            turn: state.turn(),
            points,
            setup: Arc::clone(game.setup()),
            piles: Pile::all_of(game),
            players: state.players().clone(),
            title: game.title().cloned(),
            island: state.island().clone(),
            lies: game.board_rotation().sixths(),
            seats: state.seating().order().collect(),
            kinds: state.kinds().all(),
            edition: state.knights().map(|_| state.knights_rules().edition),
            sea: state.rules().sea,
            expansions: state.rules().expansions(),
            target: state.rules().target,
            acts: game.count(),
        }
    }

    pub const fn players(&self) -> &PerSeat<Player> {
        &self.players
    }

    pub fn name(&self, seat: Seat) -> String {
        self.players.get(seat).map(|player| player.name.to_string()).unwrap_or_default()
    }

    pub fn color(&self, seat: Seat) -> Color {
        self.players.get(seat).map_or(Color::White, |player| player.color)
    }

    pub const fn has_knights(&self) -> bool {
        self.expansions.has(Expansion::Knights)
    }

    pub const fn has_sea(&self) -> bool {
        self.expansions.has(Expansion::Sea)
    }

    pub fn award(&self, text: &Text, award: Award) -> String {
        match (award, self.sea) {
            (Award::LongestRoad, Some(_)) => text.get("award-trade-route"),
            _ => text.award(award),
        }
    }

    /// Returns what this table's edition calls a progress card.
    pub fn progress_card(&self, text: &Text, card: ProgressCard) -> String {
        text.progress_card(card, self.edition.unwrap_or_default())
    }

    /// Names of the places on the island as it is turned on the table.
    pub const fn places<'a>(&'a self, text: &'a Text) -> Places<'a> {
        Places::new(text, &self.island, self.lies)
    }

    pub fn heading(&self, text: &Text) -> String {
        match &self.title {
            Some(title) => text.with("stats-of", &[("game", title.to_string().into())]),
            None => text.get("stats-title"),
        }
    }

    /// A bar of `seat`, whose name is the sentence `name`.
    pub fn bar(&self, seat: Seat, value: String, name: String, parts: Vec<BarPart>) -> PlayerBar {
        let (color, label) = (self.color(seat), self.name(seat));
        PlayerBar { seat, color, label, value, name, parts }
    }

    /// A part of a bar in the color of `seat`.
    pub fn part(&self, seat: Seat, long: f32) -> BarPart {
        BarPart { long, what: PartOf::Player(self.color(seat)) }
    }

    /// A line for each player, with a value for each of `all`.
    pub fn lines<T>(&self, all: &[T], value: impl Fn(&T, Seat) -> f32) -> Vec<Line> {
        let line = |seat: &Seat| Line {
            of: LineOf::Player(self.color(*seat)),
            label: self.name(*seat),
            values: all.iter().map(|one| value(one, *seat)).collect(),
        };
        self.seats.iter().map(line).collect()
    }

    /// A sentence for each player, with their mark.
    pub fn each(&self, words: impl Fn(Seat) -> String) -> Vec<(Option<Color>, String)> {
        self.seats.iter().map(|seat| (Some(self.color(*seat)), words(*seat))).collect()
    }

    /// All names, for the header of a table.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| self.name(*seat)).collect()
    }
}

pub fn track_name(text: &Text, track: Track) -> String {
    text.get(&format!("track-{}", track.key()))
}
