//! An island shuffled for the table to lay: its shape, its pieces, and the rules it
//! keeps.

use egui::{Label, RichText, Ui, Vec2};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use super::in_words::piece_label;
use crate::app::platform::Platform;
use board::{
    DesertPlace, HarborKind, Hex, Island, IslandPiece, LayRules, MAX_HEXES, Rule, Shape, Spacing,
    Spiral, Spot, Stock, StockMisfit, Terrain, Token, TokenRule, Turning, lay, spiral_starts,
};
use kit::theme::{Palette, mixed, strong};
use kit::widgets::{
    self, Icon, SizedButton, Switch, captioned_tile, count_tile, grid, hint, keyed_segments,
    paint_shape, pick, section, toggle, toggled, unfolded, warn, warning_box, wrapped,
};
use words::text::Text;

/// A shape that is ready to shuffle: the key of its name, and its hexes.
type ReadyShape = (&'static str, fn() -> Vec<Hex>);

static READY_SHAPES: [ReadyShape; 7] = [
    ("shuffle-form-standard", || Shape::Standard.hexes()),
    ("shuffle-form-large", || Shape::Large.hexes()),
    // Around a lake.
    ("shuffle-form-ring", || around(3, |hex| hex.distance(Hex::new(0, 0)) > 1)),
    ("shuffle-form-long", || around(4, |hex| hex.r.abs() <= 1)),
    // With a bay on either side.
    ("shuffle-form-bays", || around(3, |hex| hex.r != 0 || hex.q.abs() < 2)),
    ("shuffle-form-wide", || around(3, |_| true)),
    ("shuffle-form-huge", || around(4, |_| true)),
];

/// The hexes of a hexagon around the middle for which `kept` is true.
fn around(radius: i8, kept: impl Fn(Hex) -> bool) -> Vec<Hex> {
    let middle = Hex::new(0, 0);
    let within = |hex: &Hex| i32::from(hex.distance(middle)) <= i32::from(radius);
    (-radius..=radius)
        .flat_map(|r| (-radius..=radius).map(move |q| Hex::new(q, r)))
        .filter(|hex| within(hex) && kept(*hex))
        .collect()
}

/// A shuffled island, and how it was found.
#[derive(Clone, Debug)]
pub struct Shuffled {
    hexes: Vec<Hex>,
    /// A shape that the table supplied, if none that is ready.
    own: Vec<Hex>,
    stock: Stock,
    rules: LayRules,
    /// Kept while the tokens are laid at random.
    spiral: Spiral,
    /// The same seed shuffles the same terrain, so changing the corner or direction of
    /// the spiral leaves the hexes where they are.
    seed: u64,
    pub island: Island,
    unkept: Vec<Rule>,
    /// Reason why the current pieces can't be laid; the island is then the previous one.
    misfit: Option<StockMisfit>,
    pieces: Switch,
}

impl Shuffled {
    /// Shuffles a random one.
    pub fn new(platform: &mut dyn Platform) -> Self {
        let hexes = Shape::Standard.hexes();
        let mut shuffled = Self {
            stock: Stock::fitting(&hexes),
            spiral: Spiral { corner: Hex::new(0, 0), turning: Turning::CounterClockwise },
            hexes: Vec::new(),
            own: Vec::new(),
            rules: LayRules::PRINTED,
            seed: platform.rng().next_u64(),
            island: Island::empty(),
            unkept: Vec::new(),
            misfit: None,
            pieces: Switch::Off,
        };
        shuffled.land_on(hexes);
        shuffled
    }

    /// Shuffles a shape that the table supplied.
    pub fn take_shape(&mut self, mut hexes: Vec<Hex>) {
        hexes.sort_unstable();
        let ready =
            READY_SHAPES.iter().map(|(_, ready)| ready()).find(|ready| is_same(ready, &hexes));
        if ready.is_none() {
            self.own.clone_from(&hexes);
        }
        self.land_on(ready.unwrap_or(hexes));
    }

    /// Switches to another shape, with its usual pieces.
    fn land_on(&mut self, hexes: Vec<Hex>) {
        self.stock = Stock::fitting(&hexes);
        let starts = spiral_starts(&hexes);
        self.hexes = hexes;
        if !starts.contains(&self.spiral.corner)
            && let Some(first) = starts.first()
        {
            self.start_spiral(Spiral { corner: *first, ..self.spiral });
        }
        self.lay();
    }

    const fn is_spiral(&self) -> bool {
        matches!(self.rules.tokens, TokenRule::Spiral(_))
    }

    fn start_spiral(&mut self, spiral: Spiral) {
        self.spiral = spiral;
        if self.is_spiral() {
            self.rules.tokens = TokenRule::Spiral(spiral);
        }
    }

    fn lay(&mut self) {
        let mut rng = StdRng::seed_from_u64(self.seed);
        match lay(&self.hexes, &self.stock, &self.rules, &mut rng) {
            Ok(laid) => {
                self.island = laid.island;
                self.unkept = laid.unkept;
                self.misfit = None;
            }
            Err(misfit) => self.misfit = Some(misfit),
        }
    }

    /// The settings.
    pub fn show(&mut self, ui: &mut Ui, text: &Text, platform: &mut dyn Platform) {
        let again = text.get("new-shuffle-again");
        if SizedButton::new(&again).icon(Icon::Dice).text(21.0).touched(ui, 60.0) {
            self.seed = platform.rng().next_u64();
            self.lay();
        }
        self.troubles(ui, text);
        ui.add_space(2.0);
        if rule_switches(ui, text, &mut self.rules) {
            self.lay();
        }
        self.tokens(ui, text);
        self.forms(ui, text);
        ui.add_space(4.0);
        self.piece_counts(ui, text);
    }

    /// Requests that couldn't be met.
    fn troubles(&self, ui: &mut Ui, text: &Text) {
        // If the steppers are unfolded, it is beside them.
        if let Some(misfit) = self.misfit.filter(|_| self.pieces == Switch::Off) {
            warn_of_misfit(ui, text, misfit);
        }
        let unkept = RULE_SWITCHES
            .iter()
            .filter(|(rule, ..)| rule.is_some_and(|rule| self.unkept.contains(&rule)));
        warn(ui, unkept.map(|(_, name, _)| text.get(&format!("shuffle-unkept-{name}"))));
    }

    fn tokens(&mut self, ui: &mut Ui, text: &Text) {
        heading(ui, &text.get("shuffle-numbers"));
        let is_spiral = self.is_spiral();
        let ways = [(false, "shuffle-by-chance"), (true, "shuffle-in-a-spiral")];
        if let Some(spiral) = keyed_segments(ui, text, &ways, is_spiral) {
            let spiral = spiral.then_some(TokenRule::Spiral(self.spiral));
            self.rules.tokens = spiral.unwrap_or(TokenRule::Random);
            self.lay();
        }
        if !is_spiral {
            return;
        }
        if let Some(turning) = turnings(ui, text, self.spiral.turning) {
            self.start_spiral(Spiral { turning, ..self.spiral });
            self.lay();
        }
        ui.add(Label::new(text.get("new-spiral-corner")).wrap());
        hint(ui, &text.get("shuffle-spiral-order"));
    }

    fn forms(&mut self, ui: &mut Ui, text: &Text) {
        heading(ui, &text.get("shuffle-shape"));
        let mut forms: Vec<(&str, Vec<Hex>)> =
            READY_SHAPES.iter().map(|(key, hexes)| (*key, hexes())).collect();
        if !self.own.is_empty() {
            forms.push(("shuffle-form-own", self.own.clone()));
        }
        let touched = pick(ui, &forms, (64.0, 76.0), |ui, (key, hexes), size| {
            let state = Switch::when(is_same(hexes, &self.hexes));
            let name = &*text.get(key);
            captioned_tile(ui, size, (name, state), (name, ""), |ui, picture| {
                let palette = Palette::of(ui);
                let land = mixed(palette.beach, palette.raised, 0.12);
                paint_shape(ui.painter(), picture, hexes, land, palette);
            })
        });
        if let Some((_, hexes)) = touched {
            self.land_on(hexes.clone());
        }
    }

    fn piece_counts(&mut self, ui: &mut Ui, text: &Text) {
        let usual = self.stock == Stock::fitting(&self.hexes);
        let line = text.get(if usual { "shuffle-pieces-usual" } else { "shuffle-pieces-own" });
        if !unfolded(ui, &text.get("shuffle-pieces"), &line, &mut self.pieces) {
            return;
        }
        if let Some(misfit) = self.misfit {
            warn_of_misfit(ui, text, misfit);
        }
        let mut changed = piece_steppers(ui, text, &mut self.stock, self.hexes.len());
        let reset = text.get("shuffle-pieces-reset");
        if SizedButton::new(&reset).icon(Icon::Undo).enabled(!usual).touched(ui, 48.0) {
            self.stock = Stock::fitting(&self.hexes);
            changed = true;
        }
        if changed {
            self.lay();
        }
    }

    /// The corner where the spiral of tokens begins, and where it might, while there is one.
    pub fn corners(&self) -> Option<(Hex, Vec<Spot>)> {
        let starts = || spiral_starts(&self.hexes).into_iter().map(Spot::Hex).collect();
        let is_laid = self.is_spiral() && self.misfit.is_none();
        is_laid.then(|| (self.spiral.corner, starts()))
    }

    /// Begins the spiral at another corner.
    pub fn begin_at(&mut self, corner: Hex) {
        self.start_spiral(Spiral { corner, ..self.spiral });
        self.lay();
    }
}

/// A rule that keeps equals apart, or else that deserts lie in the middle; its name in the keys of
/// texts, and whether it applies to tokens laid in a spiral.
type RuleSwitch = (Option<Rule>, &'static str, bool);

const RULE_SWITCHES: [RuleSwitch; 5] = [
    (Some(Rule::Reds), "reds", false),
    (Some(Rule::EqualTokens), "equal", false),
    (Some(Rule::TwoAndTwelve), "two-twelve", false),
    (Some(Rule::Terrain), "terrain", true),
    (None, "desert", true),
];

fn follow(rules: &mut LayRules, rule: Option<Rule>, is: bool) {
    let spacing = if is { Spacing::Apart } else { Spacing::Anywhere };
    match rule {
        Some(Rule::Reds) => rules.reds = spacing,
        Some(Rule::EqualTokens) => rules.equal_tokens = spacing,
        Some(Rule::TwoAndTwelve) => rules.two_and_twelve = spacing,
        Some(Rule::Terrain) => rules.terrain = spacing,
        None => rules.desert = if is { DesertPlace::Middle } else { DesertPlace::Anywhere },
    }
}

fn is_followed(rules: &LayRules, rule: Option<Rule>) -> bool {
    let mut followed = *rules;
    follow(&mut followed, rule, true);
    followed == *rules
}

/// The switches of the rules. Says whether `rules` were changed.
fn rule_switches(ui: &mut Ui, text: &Text, rules: &mut LayRules) -> bool {
    let before = *rules;
    ui.label(RichText::new(text.get("shuffle-rules")).font(strong(ui.ctx(), 18.0)));
    let choices: Vec<Option<RuleSwitch>> =
        std::iter::once(None).chain(RULE_SWITCHES.map(Some)).collect();
    grid(ui, &choices, (180.0, 54.0), |ui, choice, size| match *choice {
        None => {
            let state = Switch::when(*rules == LayRules::ALL);
            match toggle(ui, size, &text.get("shuffle-all-rules"), state) {
                Some(Switch::On) => *rules = LayRules::ALL,
                Some(Switch::Off) => {
                    for (rule, ..) in RULE_SWITCHES {
                        follow(rules, rule, false);
                    }
                    // Keep what the printed rules ask for.
                    rules.reds = before.reds;
                }
                None => {}
            }
        }
        Some((rule, name, is_for_spirals)) => {
            let idle = matches!(rules.tokens, TokenRule::Spiral(_)) && !is_for_spirals;
            let is = !idle && is_followed(rules, rule);
            let label = text.get(&format!("shuffle-rule-{name}"));
            let switch = |ui: &mut Ui| toggled(ui, size, &label, [true, false], is);
            let now = ui.add_enabled_ui(!idle, switch).inner;
            if now != is {
                follow(rules, rule, now);
            }
        }
    });
    *rules != before
}

/// The ways that a spiral of tokens may turn; returns the one touched.
pub fn turnings(ui: &mut Ui, text: &Text, now: Turning) -> Option<Turning> {
    let ways = [
        (Turning::CounterClockwise, "new-counter-clockwise"),
        (Turning::Clockwise, "new-clockwise"),
    ];
    keyed_segments(ui, text, &ways, now)
}

fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(4.0);
    widgets::heading(ui, RichText::new(words).font(strong(ui.ctx(), 18.0)));
}

/// Returns whether these are the same hexes, in whatever order.
fn is_same(one: &[Hex], other: &[Hex]) -> bool {
    one.len() == other.len() && one.iter().all(|hex| other.contains(hex))
}

/// The most pieces of one kind.
const MOST: u8 = 61;
const _: () = assert!(MAX_HEXES == 61);

/// Steppers for every kind. Says whether one was touched.
fn piece_steppers(ui: &mut Ui, text: &Text, stock: &mut Stock, hexes: usize) -> bool {
    let numbered = hexes.saturating_sub(usize::from(stock.terrain(Terrain::Desert)));
    let laid = |key: &str, pieces: usize, places: usize| {
        text.with(key, &[("pieces", pieces.into()), ("places", places.into())])
    };
    let before = *stock;
    let sections: [(String, &[IslandPiece]); 3] = [
        (
            laid("shuffle-pieces-terrain", stock.terrain_total(), hexes),
            &Terrain::ALL.map(IslandPiece::Terrain),
        ),
        (
            laid("shuffle-pieces-numbers", stock.token_total(), numbered),
            &Token::ALL.map(IslandPiece::Token),
        ),
        (
            laid("shuffle-pieces-harbors", stock.harbor_total(), 0),
            &HarborKind::ALL.map(IslandPiece::Harbor),
        ),
    ];
    for (title, pieces) in sections {
        section(ui, &title);
        grid(ui, pieces, (236.0, 48.0), |ui, piece, size| {
            piece_stepper(ui, text, stock, *piece, size);
        });
    }
    *stock != before
}

fn piece_stepper(ui: &mut Ui, text: &Text, stock: &mut Stock, piece: IslandPiece, size: Vec2) {
    let words = match piece {
        IslandPiece::Token(token) => {
            text.with("shuffle-number", &[("number", token.number().into())])
        }
        IslandPiece::Terrain(_) | IslandPiece::Harbor(_) => piece_label(text, piece),
    };
    let what = [("what", words.as_str().into())];
    let (less, more) =
        (text.with("shuffle-piece-less", &what), text.with("shuffle-piece-more", &what));
    let count = stock.count(piece);
    if let Some(change) = count_tile(ui, size, &words, (&less, &more), (count, &(0..=MOST))) {
        stock.set(piece, count.saturating_add_signed(change).min(MOST));
    }
}

/// Warns that the pieces don't fit, and why.
fn warn_of_misfit(ui: &mut Ui, text: &Text, misfit: StockMisfit) {
    let (key, places, pieces) = match misfit {
        StockMisfit::Terrain { hexes, pieces } => ("shuffle-misfit-terrain", hexes, pieces),
        StockMisfit::Tokens { hexes, pieces } => ("shuffle-misfit-numbers", hexes, pieces),
        StockMisfit::Harbors { room, pieces } => ("shuffle-misfit-harbors", room, pieces),
        StockMisfit::Hexes => ("shuffle-misfit-hexes", 0, 0),
    };
    let sentence = text.with(key, &[("places", places.into()), ("pieces", pieces.into())]);
    warning_box(ui, |ui| {
        wrapped(ui, sentence, strong(ui.ctx(), 17.0));
        ui.add(Label::new(text.get("shuffle-misfit-shown")).wrap());
    });
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;
    use crate::app::platform::Fake;
    use board::Tile;

    fn terrain(choice: &Shuffled) -> Vec<Terrain> {
        choice.island.tiles().iter().map(|tile| tile.terrain).collect()
    }

    #[test]
    fn another_corner_or_direction_leaves_the_hexes_where_they_lie() {
        let mut platform = Fake { time: DateTime::UNIX_EPOCH, seed: 0 };
        let mut choice = Shuffled::new(&mut platform);
        choice.rules.tokens = TokenRule::Spiral(choice.spiral);
        choice.lay();
        let before = terrain(&choice);
        let island = choice.island.clone();
        choice.start_spiral(Spiral { turning: Turning::Clockwise, ..choice.spiral });
        choice.lay();
        assert_eq!(terrain(&choice), before);
        assert_ne!(choice.island, island, "the tokens lie otherwise");
    }

    #[test]
    fn a_shape_of_the_table_is_shuffled_with_pieces_in_proportion() {
        let mut platform = Fake { time: DateTime::UNIX_EPOCH, seed: 0 };
        let mut choice = Shuffled::new(&mut platform);
        let hexes: Vec<Hex> = (0..7).map(|q| Hex::new(q, 0)).collect();
        choice.take_shape(hexes.clone());
        let laid: Vec<Hex> = choice.island.tiles().iter().map(|tile| tile.at).collect();
        assert_eq!((&laid, &choice.own), (&hexes, &hexes));
        choice.take_shape(Shape::Standard.hexes());
        assert_eq!((choice.hexes, choice.own), (Shape::Standard.hexes(), hexes));
    }

    #[test]
    fn every_ready_shape_hangs_together_and_its_usual_pieces_fit() {
        for (form, hexes) in READY_SHAPES {
            let hexes = hexes();
            assert_eq!(Stock::fitting(&hexes).fits(&hexes), Ok(()), "{form}");
            let tile = |at: &Hex| Tile { at: *at, terrain: Terrain::Hills, token: None };
            let island = Island::new(hexes.iter().map(tile).collect(), Vec::new());
            assert_eq!(island.expect("different hexes").islands().len(), 1, "{form}");
        }
        assert_eq!(READY_SHAPES.map(|(_, hexes)| hexes().len()), [19, 30, 30, 25, 33, 37, 61]);
    }

    #[test]
    fn all_rules_at_once_are_all_there_are() {
        let mut rules = LayRules::PRINTED;
        for (rule, name, _) in RULE_SWITCHES {
            follow(&mut rules, rule, true);
            assert!(is_followed(&rules, rule), "{name}");
        }
        assert_eq!(rules, LayRules::ALL);
    }
}
