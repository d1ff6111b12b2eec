//! Buttons of a given size, whose labels shrink, wrap to a second line, or end
//! in dots instead of overflowing.

use std::borrow::Cow;

use egui::{Align, Align2, AsIdSalt, Pos2, Rect, Response, Role, Ui, UiBuilder, Vec2, pos2, vec2};

use super::button_ground::{FINGER, chosen_ring, focus_ring, selectable, toned_ground, touchable};
use super::buttons::fitted;
use super::draw::{centered, elided, fitted_words, write_in};
use super::paragraph::{GAP, pick};
use super::{Icon, paint_card, paint_face, paint_mark};
use crate::theme::bounds::Within;
use crate::theme::{Palette, Tone, plain, resized, strong};
use cards::EventFace;
use game::{CardKind, Color};

/// State of a button that may be one of several choices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Picked {
    /// It isn't a choice; it does something.
    #[default]
    NoChoice,
    /// It can be chosen.
    Not,
    /// It is the one chosen.
    This,
}

impl Picked {
    /// One of several choices, chosen if `yes`.
    pub const fn when(yes: bool) -> Self {
        if yes { Self::This } else { Self::Not }
    }

    /// A place to touch, never smaller than a finger; `role` is that of a choice.
    fn place(self, ui: &mut Ui, size: Vec2, role: Role, name: &str) -> (Rect, Response) {
        let size = size.max(Vec2::splat(FINGER));
        match self {
            Self::NoChoice => touchable(ui, size, name),
            Self::Not | Self::This => selectable(ui, size, role, self == Self::This, name),
        }
    }
}

/// A button that keeps to the size it is given.
#[derive(Clone)]
pub struct SizedButton<'a> {
    /// The label; a line break starts a second line.
    label: Cow<'a, str>,
    /// The name for screen readers; the label if empty.
    name: Cow<'a, str>,
    /// The icon beside or above the label.
    icon: Option<Icon>,
    /// The player whose mark stands in the icon's place.
    mark: Option<Color>,
    /// The face of the event die that stands in the icon's place.
    face: Option<EventFace>,
    /// The kind of card whose sign stands in the icon's place; above the label where the button is
    /// narrow.
    kind: Option<CardKind>,
    /// Its colors; the usual ones if left out.
    tone: Option<Tone>,
    picked: Picked,
    enabled: Option<bool>,
    text: f32,
    /// The icon is above the label, for narrow buttons.
    tall: bool,
    /// It is an underlined text without a ground.
    link: bool,
}

impl<'a> SizedButton<'a> {
    /// A plain button.
    pub fn new(label: impl Into<Cow<'a, str>>) -> Self {
        Self {
            label: label.into(),
            name: Cow::Borrowed(""),
            icon: None,
            mark: None,
            face: None,
            kind: None,
            tone: None,
            picked: Picked::NoChoice,
            enabled: None,
            text: 17.0,
            tall: false,
            link: false,
        }
    }

    /// Gives it another name than the label for screen readers.
    #[must_use]
    pub fn named(self, name: impl Into<Cow<'a, str>>) -> Self {
        Self { name: name.into(), ..self }
    }

    /// The same, unless it has such a name already.
    #[must_use]
    pub fn or_named(self, name: impl Into<Cow<'a, str>>) -> Self {
        if self.name.is_empty() { self.named(name) } else { self }
    }

    /// Puts an icon before the label.
    #[must_use]
    pub fn icon(self, icon: impl Into<Option<Icon>>) -> Self {
        Self { icon: icon.into(), ..self }
    }

    /// Puts a player's mark before the label.
    #[must_use]
    pub fn of(self, color: impl Into<Option<Color>>) -> Self {
        Self { mark: color.into(), ..self }
    }

    /// Puts a face of the event die before the label.
    #[must_use]
    pub fn face(self, face: EventFace) -> Self {
        Self { face: Some(face), ..self }
    }

    /// Puts the sign of a kind of card before the label.
    #[must_use]
    pub fn kind(self, kind: impl Into<CardKind>) -> Self {
        Self { kind: Some(kind.into()), ..self }
    }

    #[must_use]
    pub fn tone(self, tone: impl Into<Option<Tone>>) -> Self {
        Self { tone: tone.into(), ..self }
    }

    #[must_use]
    pub fn picked(self, picked: Picked) -> Self {
        Self { picked, ..self }
    }

    /// One of several choices, chosen if `yes`.
    #[must_use]
    pub fn chosen(self, yes: bool) -> Self {
        self.picked(Picked::when(yes))
    }

    /// Gray and dead unless `yes`.
    #[must_use]
    pub fn enabled(self, yes: bool) -> Self {
        Self { enabled: Some(yes), ..self }
    }

    #[must_use]
    pub fn text(self, text: f32) -> Self {
        Self { text, ..self }
    }

    #[must_use]
    pub fn tall(self) -> Self {
        Self { tall: true, ..self }
    }

    /// Makes it an underlined text, for what only few look for.
    #[must_use]
    pub fn link(self) -> Self {
        Self { link: true, ..self }
    }

    pub fn label(&self) -> &str {
        &self.label
    }

    pub fn is_chosen(&self) -> bool {
        self.picked == Picked::This
    }

    pub fn is_enabled(&self) -> bool {
        self.enabled.unwrap_or(true)
    }

    /// Shows it, `size` points large but never smaller than a finger.
    pub fn show(self, ui: &mut Ui, size: Vec2) -> Response {
        match self.enabled {
            Some(enabled) => ui.add_enabled_ui(enabled, |ui| self.draw(ui, size)).inner,
            None => self.draw(ui, size),
        }
    }

    /// Shows it over the full width, `high` points high; says whether it was touched.
    pub fn touched(self, ui: &mut Ui, high: f32) -> bool {
        self.show(ui, vec2(ui.available_width(), high)).clicked()
    }

    /// Shows it at `place`, wherever that is, with an id of its own; says whether it was touched.
    pub fn show_at(self, ui: &mut Ui, place: Rect, salt: impl AsIdSalt) -> bool {
        let mut child = ui.new_child(UiBuilder::new().max_rect(place).id_salt(salt));
        self.show(&mut child, place.size()).clicked()
    }

    fn draw(self, ui: &mut Ui, size: Vec2) -> Response {
        let label = self.label.replace('\n', " ");
        let name = if self.name.is_empty() { label.as_str() } else { &self.name };
        let (rect, response) = self.picked.place(ui, size, Role::Button, name);
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let palette = Palette::of(ui);
        if self.link {
            let is_lit = response.hovered() || response.has_focus();
            let ink = if is_lit { palette.text } else { palette.faint };
            focus_ring(ui, &response);
            self.write(ui, rect, Tone { fill: palette.panel, ink });
            return response;
        }
        let is_chosen = self.picked == Picked::This;
        // What has a color or a mark of its own keeps it, and gets a ring.
        let is_plain = self.tone.is_none() && self.mark.is_none();
        let usual = if is_chosen && is_plain {
            palette.accent
        } else {
            Tone { fill: palette.raised, ink: palette.text }
        };
        let tone = toned_ground(ui, &response, self.tone.unwrap_or(usual));
        if is_chosen && !is_plain {
            chosen_ring(ui, rect, 12.0);
        }
        self.write(ui, rect, tone);
        response
    }

    fn write(&self, ui: &Ui, rect: Rect, tone: Tone) {
        let has_sign = self.icon.is_some()
            || self.mark.is_some()
            || self.face.is_some()
            || self.kind.is_some();
        let (icon, gap) = match (has_sign, self.label.is_empty()) {
            (true, true) => (24.0, 0.0),
            (true, false) => (22.0, 8.0),
            (false, _) => (0.0, 0.0),
        };
        let font = strong(ui.ctx(), self.text);
        let sign = |center: Pos2| {
            if let Some(color) = self.mark {
                paint_mark(ui.painter(), center, icon / 2.0, color, Palette::of(ui));
            } else if let Some(face) = self.face {
                let place = Rect::from_center_size(center, Vec2::splat(icon + 8.0));
                paint_face(ui.painter(), place, face);
            } else if let Some(kind) = self.kind {
                paint_card(
                    ui.painter(),
                    Rect::from_center_size(center, Vec2::splat(icon)),
                    kind,
                    tone,
                );
            } else if let Some(picture) = self.icon {
                picture.paint_at(ui.painter(), center, icon, tone.ink);
            }
        };
        let margin = rect.shrink2(vec2(7.0, 3.0));
        if self.label.is_empty() {
            return sign(rect.center());
        }
        let is_narrow = self.kind.is_some() && rect.width() < NARROW;
        if (self.tall || is_narrow) && has_sign {
            let font = if is_narrow { strong(ui.ctx(), self.text.min(15.0)) } else { font };
            let margin = rect.shrink2(vec2(3.0, 4.0));
            let (above, below) = margin.split_top_bottom_at_fraction(0.56);
            sign(above.center());
            return write_in(ui, below, Align::Center, &self.label, &font, tone.ink);
        }
        let room = vec2(margin.width() - icon - gap, margin.height());
        let words = fitted_words(ui, &self.label, &font, tone.ink, room, Align::Center);
        let wide = words.size().x;
        let left = rect.center().x - (icon + gap + wide) / 2.0;
        sign(pos2(left + icon / 2.0, rect.center().y));
        let at = pos2(left + icon + gap + wide / 2.0, rect.center().y - words.size().y / 2.0);
        if self.link {
            let below = at.y + words.size().y;
            ui.painter().hline(at.x - wide / 2.0..=at.x + wide / 2.0, below, (1.0, tone.ink));
        }
        ui.painter().galley(at, words, tone.ink);
    }
}

/// Below this width the sign of a kind stands above its word.
const NARROW: f32 = 124.0;

/// A button for each of `items`, in a grid; returns the one whose button was touched.
pub fn buttons<'a, T: Copy>(
    ui: &mut Ui,
    items: &[T],
    least: (f32, f32),
    mut button: impl FnMut(T) -> SizedButton<'a>,
) -> Option<T> {
    pick(ui, items, least, |ui, item, size| button(*item).show(ui, size).clicked()).copied()
}

/// A function that draws a sign in a place.
type PaintSign<'a> = &'a dyn Fn(&Ui, Rect);

/// A row over the full width that leads on to what its title names.
#[derive(Clone, Copy)]
pub struct ListRow<'a> {
    pub title: &'a str,
    /// Words that matter less, at the end of the row; below the title if there is a sign.
    pub line: &'a str,
    /// The name for screen readers.
    pub name: &'a str,
    /// Draws a sign in front of the title.
    pub sign: Option<PaintSign<'a>>,
    pub picked: Picked,
}

/// Smallest letters of a row's title, which is cut off rather than less than the words below it.
const LEAST_TITLE: f32 = 14.0;

impl ListRow<'_> {
    /// Shows it, `high` points high; says whether it was touched.
    pub fn touched(self, ui: &mut Ui, high: f32) -> bool {
        let size = vec2(ui.available_width(), high);
        let (rect, response) = self.picked.place(ui, size, Role::Button, self.name);
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        if ui.is_rect_visible(rect) {
            let palette = Palette::of(ui);
            let tone = if self.picked == Picked::This {
                palette.accent
            } else {
                Tone { fill: palette.panel, ink: palette.text }
            };
            let tone = toned_ground(ui, &response, tone);
            let way = rect.right_center() - vec2(22.0, 0.0);
            Icon::Forward.paint_at(ui.painter(), way, 16.0, tone.ink.gamma_multiply(0.7));
            self.write(ui, rect.with_max_x(way.x - 16.0), tone);
        }
        response.clicked()
    }

    /// Shows it beside a button with this icon and name; says which of the two was touched.
    pub fn with_button(self, ui: &mut Ui, high: f32, icon: Icon, name: &str) -> (bool, bool) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            let row = vec2(ui.available_width() - FINGER - GAP, high);
            let opens = ui.allocate_ui(row, |ui| self.touched(ui, high)).inner;
            let button = SizedButton::new("").named(name).icon(icon);
            (opens, button.show(ui, vec2(FINGER, high)).clicked())
        })
        .inner
    }

    fn write(self, ui: &Ui, rect: Rect, tone: Tone) {
        let (faint, font) = (Palette::of(ui).faint, plain(16.0));
        let title = |at: Pos2, anchor: Align2, size: f32, room: f32| {
            let (font, _) = fitted(ui, self.title, strong(ui.ctx(), size), room);
            let least = font.size.max(LEAST_TITLE);
            elided(ui, at, anchor, self.title, resized(font, least), tone.ink, room);
        };
        if let Some(sign) = self.sign {
            let middle = rect.left_center() + vec2(32.0, 0.0);
            sign(ui, Rect::from_center_size(middle, vec2(38.0, 52.0)));
            let (at, room) = (rect.left_center() + vec2(66.0, 0.0), rect.width() - 66.0);
            title(at - vec2(0.0, 1.0), Align2::LEFT_BOTTOM, 18.0, room);
            elided(ui, at + vec2(0.0, 3.0), Align2::LEFT_TOP, self.line, font, faint, room);
            return;
        }
        let room = rect.width() - 22.0;
        let (font, wide) = fitted(ui, self.line, font, room * 0.5);
        let end = rect.right_center();
        elided(ui, end, Align2::RIGHT_CENTER, self.line, font, faint, room * 0.5);
        title(rect.left_center() + vec2(14.0, 0.0), Align2::LEFT_CENTER, 17.0, room - wide);
    }
}

/// The kind above, the number left below, in the piece's own colors.
#[derive(Clone, Copy)]
pub struct PieceButton<'a> {
    /// The kind, as written on the button.
    pub label: &'a str,
    /// Its name for screen readers.
    pub name: &'a str,
    pub left: &'a str,
    /// The largest size of the label; smaller on a low button.
    pub text: f32,
    pub tone: Tone,
    pub picked: Picked,
}

impl PieceButton<'_> {
    /// Shows it, `size` points large but never smaller than a finger.
    pub fn show(self, ui: &mut Ui, size: Vec2) -> Response {
        let (rect, response) = self.picked.place(ui, size, Role::RadioButton, self.name);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(self.left));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let ink = toned_ground(ui, &response, self.tone).ink;
        if self.picked == Picked::This {
            chosen_ring(ui, rect, 12.0);
        }
        let room = rect.width() - 14.0;
        let large = (rect.height() * 0.34).min(self.text).within(15.0, 28.0);
        let small = (rect.height() * 0.22).within(12.5, 17.0);
        let (label_font, _) = fitted(ui, self.label, strong(ui.ctx(), large), room);
        let (left_font, _) = fitted(ui, self.left, strong(ui.ctx(), small), room);
        let middle = rect.center();
        let above = vec2(0.0, small * 0.62 + 1.0);
        let below = vec2(0.0, large * 0.62 + 1.0);
        centered(ui.painter(), middle - above, self.label, label_font, ink);
        centered(ui.painter(), middle + below, self.left, left_font, ink);
        response
    }
}
