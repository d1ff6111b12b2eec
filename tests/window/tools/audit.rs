//! The watch over names, places and texts of a page, and a page in windows of every size:
//! nothing it draws may panic.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::panic::{AssertUnwindSafe, catch_unwind};

use egui::accesskit::{Action, NodeId, Role, Toggled};
use egui::epaint::{ClippedShape, TextShape};
use egui::{Rect, Shape, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use kit::widgets::TurnedWindow;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

/// The least width and height of a control, less what rounding to pixels takes.
const FINGER: f32 = 47.9;

/// Side of the square by which a screen reader finds a spot of the island; the
/// nearest spot catches the finger from farther away.
pub const SPOT: f32 = 24.0;

/// What may be touched.
#[derive(Clone, Debug)]
pub struct Control {
    id: NodeId,
    pub name: String,
    role: Role,
    pub rect: Rect,
    /// As much of it as can be touched now.
    pub seen: Rect,
    /// Whether it is the one that is chosen of several.
    chosen: bool,
    /// Whether the keyboard comes to it.
    keyed: bool,
}

impl Control {
    /// Returns whether all of it can be touched now.
    pub fn is_whole(&self) -> bool {
        self.seen.expand(0.6).contains_rect(self.rect)
    }

    fn has_size_of_spot(&self) -> bool {
        (self.rect.size() - Vec2::splat(SPOT)).abs().max_elem() < 0.6
    }
}

/// Everything on a page that has a name, and what may be touched.
pub struct Tree {
    pub controls: Vec<Control>,
    /// Everything a screen reader can say.
    words: Vec<String>,
    groups: Vec<Rect>,
    /// Bars that lie over a part of the page.
    banners: Vec<Rect>,
    /// A screen reader finds where the page, or a part of it, begins.
    has_heading: bool,
}

impl Tree {
    pub fn of<S>(harness: &Harness<'_, S>) -> Self {
        let mut names: BTreeMap<NodeId, (String, Role, bool, bool)> = BTreeMap::new();
        let mut words = Vec::new();
        let mut groups = Vec::new();
        let mut banners = Vec::new();
        let mut has_heading = false;
        for node in harness.root().children_recursive() {
            let rect = || node.rect();
            let node = node.accesskit_node();
            has_heading |= node.role() == Role::Heading;
            let name = node.label().or_else(|| node.value()).unwrap_or_default();
            words.extend([node.label(), node.value(), node.description()].into_iter().flatten());
            if node.role() == Role::Group {
                groups.push(rect());
            }
            if node.role() == Role::Banner {
                banners.push(rect());
            }
            // Words may be selected, which takes no aim.
            let is_said = matches!(
                node.role(),
                Role::Label | Role::Heading | Role::Group | Role::Banner | Role::ScrollBar
            );
            let is_input = egui::accessibility::is_input(node.role());
            if !is_said && (is_input || node.data().supports_action(Action::Click)) {
                let chosen = node.toggled() == Some(Toggled::True);
                let keyed = node.data().supports_action(Action::Focus);
                names.insert(node.locate().0, (name, node.role(), chosen, keyed));
            }
        }
        let mut controls = Vec::new();
        // A turned room asks its window, which is busy while the viewport is read.
        let mut laid_out = Vec::new();
        harness.ctx.viewport(|viewport| {
            let widgets = &viewport.prev_pass.widgets;
            for widget in widgets.layer_ids().flat_map(|layer| widgets.get_layer(layer)) {
                let id = widget.id.accesskit_id();
                if let Some((name, role, chosen, keyed)) = names.get(&id) {
                    laid_out.push(Control {
                        id,
                        name: name.clone(),
                        role: *role,
                        rect: widget.rect,
                        seen: widget.interact_rect,
                        chosen: *chosen,
                        keyed: *keyed,
                    });
                }
            }
        });
        for control in laid_out {
            let on_screen = |rect| TurnedWindow::on_screen(&harness.ctx, rect);
            let (rect, seen) = (on_screen(control.rect), on_screen(control.seen));
            controls.push(Control { rect, seen, ..control });
        }
        Self { controls, words, groups, banners, has_heading }
    }

    /// Returns whether it is a place of a picture: the nearest one catches the finger.
    fn is_spot(&self, control: &Control) -> bool {
        control.has_size_of_spot()
            && self.groups.iter().any(|group| group.contains(control.rect.center()))
    }
}

/// What the page is exempt from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Exempt {
    #[default]
    Nothing,
    /// The island lies below its corners, brought closer, or below what is chosen on it.
    Island,
}

/// Everything wrong with the page that `harness` shows. Leaves it scrolled.
pub fn audit<S>(harness: &mut Harness<'_, S>, exempt: Exempt) -> BTreeSet<String> {
    let tree = Tree::of(harness);
    let screen = TurnedWindow::screen(&harness.ctx);
    let mut found = BTreeSet::new();
    let mut tell = |what: String| {
        found.insert(what);
    };
    if !tree.has_heading {
        tell("no heading".to_owned());
    }
    let mut names: BTreeMap<&str, &Control> = BTreeMap::new();
    let mut plain: Vec<&Control> = Vec::new();
    for control in &tree.controls {
        let Control { name, rect, .. } = control;
        if name.trim().is_empty() || name.contains(['[', '{']) {
            tell(format!("unnamed: {name:?}, {:?} at {rect}", control.role));
        }
        if !control.keyed {
            tell(format!("no key reaches {name:?}"));
        }
        // What holds already may be named twice: touching it changes nothing.
        let other = names.insert(name, control);
        if let Some(other) = other.filter(|other| !(other.chosen && control.chosen)) {
            tell(format!("two are called {name:?}: {} and {rect}", other.rect));
        }
        // Of an island brought closer the keyboard reaches what lies beside it.
        let lies_beside = exempt == Exempt::Island && control.has_size_of_spot();
        if lies_beside || tree.is_spot(control) {
            continue;
        }
        if rect.size().min_elem() < FINGER {
            tell(format!("small: {name:?} is {}", rect.size()));
        }
        if rect.left() < screen.left() - 0.6 || rect.right() > screen.right() + 0.6 {
            tell(format!("beside the screen: {name:?} at {rect}"));
        }
        plain.push(control);
    }
    for (nth, one) in plain.iter().enumerate() {
        for other in plain.iter().skip(nth + 1) {
            let shared = one.seen.intersect(other.seen);
            if shared.width() > 1.0 && shared.height() > 1.0 && !is_behind(one, other, screen) {
                let (one, other) = (&one.name, &other.name);
                tell(format!("overlap: {one:?} and {other:?} share {shared}"));
            }
        }
    }
    text(harness, &tree, &plain, exempt, &mut tell);
    reach(harness, &plain, &mut tell);
    found
}

/// Returns whether one is the ground of the whole page below the other.
fn is_behind(one: &Control, other: &Control, screen: Rect) -> bool {
    let is_ground = |control: &Control| control.rect.contains_rect(screen.shrink(10.0));
    is_ground(one) || is_ground(other)
}

/// What is not seen as a whole can be scrolled to: of all that one edge cuts
/// off, the farthest.
fn reach<S>(harness: &mut Harness<'_, S>, plain: &[&Control], tell: &mut impl FnMut(String)) {
    let mut farthest: BTreeMap<String, &Control> = BTreeMap::new();
    for control in plain.iter().copied().filter(|control| !control.is_whole()) {
        let Control { rect, seen, .. } = control;
        // Which edge cuts it off is how it is grouped.
        let (edge, far) = if seen.bottom() < rect.bottom() - 0.6 {
            (format!("below {:.0}", seen.bottom()), rect.bottom())
        } else if seen.top() > rect.top() + 0.6 {
            (format!("above {:.0}", seen.top()), -rect.top())
        } else {
            (format!("beside {:.0} {:.0}", seen.left(), seen.right()), rect.right())
        };
        let key = |control: &Control| match edge.get(..1) {
            Some("b") if edge.starts_with("below") => control.rect.bottom(),
            Some("a") => -control.rect.top(),
            _ => control.rect.right(),
        };
        let kept = farthest.entry(edge.clone()).or_insert(control);
        if key(kept) < far {
            *kept = control;
        }
    }
    let farthest: Vec<Control> = farthest.into_values().cloned().collect();
    for control in farthest {
        let node = harness
            .root()
            .children_recursive()
            .find(|node| node.accesskit_node().locate().0 == control.id);
        let Some(node) = node else {
            tell(format!("gone: {:?}", control.name));
            continue;
        };
        node.scroll_to_me();
        harness.run();
        let now = Tree::of(harness);
        let there = now.controls.iter().find(|now| now.name == control.name);
        if !there.is_some_and(Control::is_whole) {
            let at = there.map_or(control.rect, |there| there.rect);
            let seen = there.map_or(control.seen, |there| there.seen);
            tell(format!("out of reach: {:?} at {at}, seen {seen}", control.name));
        }
    }
}

/// A piece of text on the screen.
struct Words<'a> {
    text: &'a TextShape,
    clip: Rect,
    ink: Rect,
    /// What each line covers as far as it is seen: a later line may begin
    /// farther left, below something else.
    rows: Vec<Rect>,
}

impl Words<'_> {
    fn content(&self) -> &str {
        &self.text.galley.job.text
    }
}

fn collect<'a>(shape: &'a Shape, clip: Rect, all: &mut Vec<Words<'a>>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, all)),
        Shape::Text(text) if text.galley.mesh_bounds.is_positive() => {
            let ink = text.visual_bounding_rect();
            let rows = if text.angle == 0.0 {
                let lines = text.galley.rows.iter().filter(|row| !row.glyphs.is_empty());
                lines
                    .map(|row| {
                        seen(
                            row.visuals
                                .mesh_bounds
                                .translate(text.pos + row.pos.to_vec2() - egui::Pos2::ZERO),
                            clip,
                        )
                    })
                    .collect()
            } else {
                vec![seen(ink, clip)]
            };
            all.push(Words { text, clip, ink, rows });
        }
        _ => {}
    }
}

/// Words are whole: none ends in dots that nothing says in full, none is cut
/// off beside its room, none lies half on a control or on other words.
fn text<S>(
    harness: &Harness<'_, S>,
    tree: &Tree,
    plain: &[&Control],
    exempt: Exempt,
    tell: &mut impl FnMut(String),
) {
    let screen = TurnedWindow::screen(&harness.ctx);
    let mut all: Vec<Words<'_>> = Vec::new();
    for ClippedShape { clip_rect, shape, .. } in &harness.output().shapes {
        if let Shape::Rect(ground) = shape {
            let is_ground = |bar: &&Rect| (bar.min - ground.rect.min).length() < 2.0;
            // What was written before lies below the bar.
            for bar in tree.banners.iter().filter(is_ground) {
                for words in &mut all {
                    words.rows.retain(|row| !bar.intersects(*row));
                }
            }
        }
        collect(shape, *clip_rect, &mut all);
    }
    for words in &all {
        let content = words.content();
        let flat = flattened(content);
        if words.text.galley.elided
            && !tree.words.iter().any(|said| flattened(said).contains(&flat))
        {
            tell(format!("cut short, and said nowhere: {content:?}"));
        }
        if exempt == Exempt::Island {
            continue;
        }
        let room = words.clip.intersect(screen);
        if words.ink.left() < room.left() - 1.0 || words.ink.right() > room.right() + 1.0 {
            tell(format!("cut off beside: {content:?} at {} in {room}", words.ink));
        }
        let is_free = words.clip.contains_rect(screen.shrink(10.0));
        let above = words.ink.top() < screen.top() - 1.0;
        if is_free && (above || words.ink.bottom() > screen.bottom() + 1.0) {
            tell(format!("cut off below: {content:?} at {}", words.ink));
        }
    }
    if exempt == Exempt::Island {
        return;
    }
    for (nth, words) in all.iter().enumerate() {
        let content = words.content();
        for row in words.rows.iter().filter(|row| row.is_positive()) {
            for control in plain {
                let shared = control.seen.intersect(*row);
                if shared.is_positive() && !control.seen.expand(1.0).contains_rect(*row) {
                    let name = &control.name;
                    tell(format!(
                        "words half on a control: {content:?} {row} on {name:?} {shared}"
                    ));
                }
            }
            for other in all.iter().skip(nth + 1).filter(|other| other.content() != content) {
                for there in &other.rows {
                    let shared = there.intersect(*row);
                    if shared.is_positive() && shared.area() > 6.0 {
                        let other = other.content();
                        tell(format!("words on words: {content:?} and {other:?} share {shared}"));
                    }
                }
            }
        }
    }
}

/// As much of `ink` as is seen. Rims of letters may touch.
fn seen(ink: Rect, clip: Rect) -> Rect {
    ink.intersect(clip).shrink(1.5)
}

fn flattened(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// The smallest and the largest window.
const LEAST: f32 = 1.0;
const MOST: Vec2 = Vec2::new(4096.0, 2304.0);

/// Windows that were or could be trouble.
const ODD: [(f32, f32); 12] = [
    (1.0, 1.0),
    (1.0, 800.0),
    (1280.0, 190.0),
    (100.0, 100.0),
    (100.0, 200.0),
    (479.0, 2304.0),
    (480.0, 320.0),
    (481.0, 2304.0),
    (4096.0, 320.0),
    (620.0, 480.0),
    (4096.0, 2304.0),
    (2304.0, 2304.0),
];

/// The number of others at random, others for each page.
const BY_LOT: usize = 6;

/// The letters of the frame before stay as large until the window's new size
/// is known: in that frame all has less room than any window leaves it.
const ZOOM: f32 = 2.5;
const BEFORE_ZOOM: [(f32, f32); 6] = [
    (480.0, 320.0),
    (481.0, 2304.0),
    (4096.0, 320.0),
    (500.0, 500.0),
    (900.0, 330.0),
    (490.0, 900.0),
];

/// Draws the page called `name` at all of them; the first panic, if any. The
/// page can't be used after one.
pub fn draw_at_all<S>(harness: &mut Harness<'_, S>, name: &str) -> Option<String> {
    let mut hasher = DefaultHasher::new();
    name.hash(&mut hasher);
    let mut rng = StdRng::seed_from_u64(hasher.finish());
    let mut side = |most: f32| LEAST * (most / LEAST).powf(rng.random_range(0.0..1.0));
    let by_lot: Vec<Vec2> = (0..BY_LOT).map(|_| vec2(side(MOST.x), side(MOST.y))).collect();
    for size in ODD.into_iter().map(Vec2::from).chain(by_lot) {
        if let Some(why) = panic_of(|| {
            harness.set_size(size);
            harness.step();
            harness.step();
        }) {
            return Some(format!("at {}x{}: {why}", size.x, size.y));
        }
    }
    for size in BEFORE_ZOOM.map(Vec2::from) {
        if let Some(why) = panic_of(|| {
            harness.set_size(size);
            harness.step();
            harness.step();
            harness.ctx.set_zoom_factor(ZOOM);
            harness.step();
            harness.ctx.set_zoom_factor(1.0);
            harness.step();
        }) {
            return Some(format!("at {}x{} with large letters: {why}", size.x, size.y));
        }
    }
    None
}

fn panic_of(draws: impl FnOnce()) -> Option<String> {
    let why = catch_unwind(AssertUnwindSafe(draws)).err()?;
    let words = why.downcast_ref::<String>().cloned();
    Some(words.or_else(|| why.downcast_ref::<&str>().map(|&it| it.to_owned())).unwrap_or_default())
}
