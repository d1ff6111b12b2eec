//! An island shuffled for the table to lay: its shape, its pieces, and the rules it
//! keeps.

mod pieces;
mod rule;

use egui::{Align2, FontId, Label, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::app::platform::Platform;
use crate::app::screens::decks::parts::{hint, rows};
use board::{
    ApplyError, Hex, Island, LayRules, Rotation, Rule, Shape, Spiral, Spot, Stock, TokenRule,
    Turning, lay, spiral_starts,
};
use game::{PerSeat, Pieces};
use kit::theme::{Palette, Tone, mixed, strong};
use kit::widgets::{
    Icon, IslandView, SizedButton, Switch, Touch, chosen_ring, fitted, fold_row, paint_shape,
    segments, toned_ground, warning_box,
};
use words::text::Text;

/// A shape to shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// The printed one of 19 hexes.
    Standard,
    /// The printed one of 30 hexes.
    Large,
    /// Around a lake.
    Ring,
    /// Long and narrow.
    Long,
    /// With a bay on either side.
    Bays,
    /// A hexagon of 37 hexes.
    Wide,
    /// A hexagon of 61 hexes.
    Huge,
    /// One that the table supplied.
    Own,
}

impl Form {
    /// The predefined ones.
    const READY: [Self; 7] =
        [Self::Standard, Self::Large, Self::Ring, Self::Long, Self::Bays, Self::Wide, Self::Huge];

    /// The key of its text.
    const fn key(self) -> &'static str {
        match self {
            Self::Standard => "shuffle-form-standard",
            Self::Large => "shuffle-form-large",
            Self::Ring => "shuffle-form-ring",
            Self::Long => "shuffle-form-long",
            Self::Bays => "shuffle-form-bays",
            Self::Wide => "shuffle-form-wide",
            Self::Huge => "shuffle-form-huge",
            Self::Own => "shuffle-form-own",
        }
    }

    /// Its hexes; none for one that isn't predefined.
    fn hexes(self) -> Vec<Hex> {
        let middle = Hex::new(0, 0);
        match self {
            Self::Standard => Shape::Standard.hexes(),
            Self::Large => Shape::Large.hexes(),
            Self::Ring => around(3, |hex| hex.distance(middle) > 1),
            Self::Long => around(4, |hex| hex.r.abs() <= 1),
            Self::Bays => around(3, |hex| hex.r != 0 || hex.q.abs() < 2),
            Self::Wide => around(3, |_| true),
            Self::Huge => around(4, |_| true),
            Self::Own => Vec::new(),
        }
    }
}

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
    form: Form,
    /// The hexes of the form.
    hexes: Vec<Hex>,
    /// A shape that the table supplied.
    own: Vec<Hex>,
    stock: Stock,
    rules: LayRules,
    /// Kept while the tokens are laid at random.
    spiral: Spiral,
    /// The same seed shuffles the same terrain, so changing the corner or direction of
    /// the spiral leaves the hexes where they are.
    seed: u64,
    island: Island,
    unkept: Vec<Rule>,
    /// Why the current pieces can't be laid; the island is then the previous one.
    misfit: Option<ApplyError>,
    pieces: Switch,
}

impl Shuffled {
    /// Shuffles a random one.
    pub fn new(platform: &mut dyn Platform) -> Self {
        let hexes = Form::Standard.hexes();
        let mut shuffled = Self {
            form: Form::Standard,
            stock: Stock::fitting(&hexes),
            spiral: Spiral { corner: Hex::new(0, 0), turning: Turning::CounterClockwise },
            hexes,
            own: Vec::new(),
            rules: LayRules::PRINTED,
            seed: platform.rng().next_u64(),
            island: Island::empty(),
            unkept: Vec::new(),
            misfit: None,
            pieces: Switch::Off,
        };
        shuffled.land_on(Form::Standard);
        shuffled
    }

    /// The current island.
    pub const fn island(&self) -> &Island {
        &self.island
    }

    /// Shuffles a shape that the table supplied.
    pub fn take_shape(&mut self, mut hexes: Vec<Hex>) {
        hexes.sort_unstable();
        let ready = Form::READY.into_iter().find(|form| {
            let mut theirs = form.hexes();
            theirs.sort_unstable();
            theirs == hexes
        });
        if ready.is_none() {
            self.own = hexes;
        }
        self.land_on(ready.unwrap_or(Form::Own));
    }

    /// Switches to another shape, with its usual pieces.
    fn land_on(&mut self, form: Form) {
        self.form = form;
        self.hexes = if form == Form::Own { self.own.clone() } else { form.hexes() };
        self.stock = Stock::fitting(&self.hexes);
        let starts = spiral_starts(&self.hexes);
        if !starts.contains(&self.spiral.corner)
            && let Some(first) = starts.first()
        {
            self.start_spiral(Spiral { corner: *first, ..self.spiral });
        }
        self.lay();
    }

    fn start_spiral(&mut self, spiral: Spiral) {
        self.spiral = spiral;
        if let TokenRule::Spiral(_) = self.rules.tokens {
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

    /// The settings; the picture beside them is [`Self::picture`].
    pub fn show(&mut self, ui: &mut Ui, text: &Text, platform: &mut dyn Platform) {
        let again = text.get("new-shuffle-again");
        if SizedButton::new(&again).icon(Icon::Dice).text(21.0).wide(ui, 60.0) {
            self.seed = platform.rng().next_u64();
            self.lay();
        }
        self.troubles(ui, text);
        ui.add_space(2.0);
        if rule::show(ui, text, &mut self.rules) {
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
            warning_box(ui, |ui| pieces::misfit(ui, text, misfit));
        }
        if !self.unkept.is_empty() {
            warning_box(ui, |ui| {
                for rule in &self.unkept {
                    ui.add(Label::new(text.get(rule::unkept_key(*rule))).wrap());
                }
            });
        }
    }

    fn tokens(&mut self, ui: &mut Ui, text: &Text) {
        heading(ui, &text.get("shuffle-numbers"));
        let is_spiral = matches!(self.rules.tokens, TokenRule::Spiral(_));
        let ways =
            [(false, text.get("shuffle-by-chance")), (true, text.get("shuffle-in-a-spiral"))];
        if let Some(spiral) = segments(ui, &ways, is_spiral) {
            let spiral = spiral.then_some(TokenRule::Spiral(self.spiral));
            self.rules.tokens = spiral.unwrap_or(TokenRule::Random);
            self.lay();
        }
        if !is_spiral {
            return;
        }
        let ways = [
            (Turning::CounterClockwise, text.get("new-counter-clockwise")),
            (Turning::Clockwise, text.get("new-clockwise")),
        ];
        if let Some(turning) = segments(ui, &ways, self.spiral.turning) {
            self.start_spiral(Spiral { turning, ..self.spiral });
            self.lay();
        }
        ui.add(Label::new(text.get("new-spiral-corner")).wrap());
        hint(ui, &text.get("shuffle-spiral-order"));
    }

    fn forms(&mut self, ui: &mut Ui, text: &Text) {
        heading(ui, &text.get("shuffle-shape"));
        let own = (!self.own.is_empty()).then_some(Form::Own);
        let forms: Vec<Form> = Form::READY.into_iter().chain(own).collect();
        let mut touched = None;
        rows(ui, &forms, (64.0, 76.0), |ui, form, size| {
            let hexes = if *form == Form::Own { self.own.clone() } else { form.hexes() };
            let state = Switch::when(*form == self.form);
            if form_tile(ui, &text.get(form.key()), &hexes, state, size) {
                touched = Some(*form);
            }
        });
        if let Some(form) = touched {
            self.land_on(form);
        }
    }

    fn piece_counts(&mut self, ui: &mut Ui, text: &Text) {
        let usual = self.stock == Stock::fitting(&self.hexes);
        let line = text.get(if usual { "shuffle-pieces-usual" } else { "shuffle-pieces-own" });
        if fold_row(ui, &text.get("shuffle-pieces"), &line, self.pieces) {
            self.pieces = self.pieces.flipped();
        }
        if self.pieces == Switch::Off {
            return;
        }
        if let Some(misfit) = self.misfit {
            warning_box(ui, |ui| pieces::misfit(ui, text, misfit));
        }
        let mut changed = pieces::show(ui, text, &mut self.stock, self.hexes.len());
        let reset = text.get("shuffle-pieces-reset");
        if SizedButton::new(&reset).icon(Icon::Undo).wide_if(ui, 48.0, !usual) {
            self.stock = Stock::fitting(&self.hexes);
            changed = true;
        }
        if changed {
            self.lay();
        }
    }

    /// The island as large as it fits; if it can be touched and the spiral needs a corner,
    /// they are offered.
    pub fn picture(&mut self, ui: &mut Ui, text: &Text, lies: Rotation, touchable: bool) {
        let is_spiral = matches!(self.rules.tokens, TokenRule::Spiral(_));
        let offered = touchable && is_spiral && self.misfit.is_none();
        let choices: Vec<Spot> = if offered {
            spiral_starts(&self.hexes).into_iter().map(Spot::Hex).collect()
        } else {
            Vec::new()
        };
        let Ok(colors) = PerSeat::new(game::Color::ALL) else { return };
        let pieces = Pieces::default();
        let view = IslandView {
            turned: lies.sixths(),
            choices: &choices,
            selected: offered.then_some(Spot::Hex(self.spiral.corner)),
            ..IslandView::of(&self.island, text, Palette::of(ui), &pieces, &colors)
        };
        let size = ui.available_size();
        let touched = match view.show(ui, size) {
            Some(Touch::Spot(spot)) => Some(spot),
            // Corners are far apart; if a touch catches two, the first will do.
            Some(Touch::Ask(spots)) => spots.first().copied(),
            None => None,
        };
        if let Some(Spot::Hex(corner)) = touched {
            self.start_spiral(Spiral { corner, ..self.spiral });
            self.lay();
        }
    }
}

fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(4.0);
    let label = ui.label(RichText::new(words).font(strong(ui.ctx(), 18.0)));
    label.widget_info(|| WidgetInfo::labeled(Role::Heading, true, words));
}

/// A shape to choose, drawn above its name.
fn form_tile(ui: &mut Ui, label: &str, hexes: &[Hex], state: Switch, size: Vec2) -> bool {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(size.max(vec2(48.0, 48.0)), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| {
        WidgetInfo::selected(Role::RadioButton, enabled, state == Switch::On, label)
    });
    if ui.is_rect_visible(rect) {
        let tone = Tone { fill: palette.raised, ink: palette.text };
        toned_ground(ui, &response, tone);
        if state == Switch::On {
            chosen_ring(ui, rect, 12.0);
        }
        let picture = Rect::from_min_max(rect.min, rect.max - vec2(0.0, 26.0)).shrink(8.0);
        let land = mixed(palette.beach, tone.fill, 0.12);
        paint_shape(ui.painter(), picture, hexes, land, palette);
        let (font, _) = fitted(ui, label, FontId::proportional(15.0), rect.width() - 8.0);
        let at = rect.center_bottom() - vec2(0.0, 15.0);
        ui.painter().text(at, Align2::CENTER_CENTER, label, font, tone.ink);
    }
    response.clicked()
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;
    use crate::app::platform::Fake;
    use board::Terrain;

    fn terrain(choice: &Shuffled) -> Vec<Terrain> {
        choice.island().tiles().iter().map(|tile| tile.terrain).collect()
    }

    #[test]
    fn another_corner_or_direction_leaves_the_hexes_where_they_lie() {
        let mut platform = Fake { time: DateTime::UNIX_EPOCH, seed: 0 };
        let mut choice = Shuffled::new(&mut platform);
        choice.rules.tokens = TokenRule::Spiral(choice.spiral);
        choice.lay();
        let before = terrain(&choice);
        let island = choice.island().clone();
        choice.start_spiral(Spiral { turning: Turning::Clockwise, ..choice.spiral });
        choice.lay();
        assert_eq!(terrain(&choice), before);
        assert_ne!(choice.island(), &island, "the tokens lie otherwise");
    }

    #[test]
    fn a_shape_of_the_table_is_shuffled_with_pieces_in_proportion() {
        let mut platform = Fake { time: DateTime::UNIX_EPOCH, seed: 0 };
        let mut choice = Shuffled::new(&mut platform);
        let hexes: Vec<Hex> = (0..7).map(|q| Hex::new(q, 0)).collect();
        choice.take_shape(hexes.clone());
        let laid: Vec<Hex> = choice.island().tiles().iter().map(|tile| tile.at).collect();
        assert_eq!((laid, choice.form), (hexes, Form::Own));
        choice.take_shape(Form::Standard.hexes());
        assert_eq!(choice.form, Form::Standard);
    }

    #[test]
    fn every_ready_shape_hangs_together_and_its_usual_pieces_fit() {
        for form in Form::READY {
            let hexes = form.hexes();
            assert_eq!(Stock::fitting(&hexes).fits(&hexes), Ok(()), "{form:?}");
            let mut reached = vec![hexes[0]];
            let mut next = 0;
            while let Some(hex) = reached.get(next).copied() {
                let land = hex.neighbors().filter(|other| hexes.contains(other));
                for other in land.collect::<Vec<_>>() {
                    if !reached.contains(&other) {
                        reached.push(other);
                    }
                }
                next += 1;
            }
            assert_eq!(reached.len(), hexes.len(), "{form:?}");
        }
        assert_eq!(Form::READY.map(|form| form.hexes().len()), [19, 30, 30, 25, 33, 37, 61]);
    }
}
