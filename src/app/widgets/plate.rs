//! Buttons of a given size, whose labels shrink or end in dots instead of
//! growing out of them.

use egui::{
    Align2, FontId, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::Icon;
use super::buttons::ground;
use super::draw::elided;
use crate::app::theme::{Palette, Tone, strong};

/// Whether a button stands for one of several things to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Picked {
    /// It does something instead.
    #[default]
    NoChoice,
    /// It may be chosen.
    Not,
    /// It is the one chosen.
    This,
}

impl Picked {
    /// One of several to choose, chosen where `yes` holds.
    #[must_use]
    pub const fn when(yes: bool) -> Self {
        if yes { Self::This } else { Self::Not }
    }
}

/// A button that keeps to the room it is given.
#[derive(Clone, Copy)]
pub struct Plate<'a> {
    /// What is written on it; a second line may follow a line break.
    pub label: &'a str,
    /// What screen readers say; the label if empty.
    pub name: &'a str,
    /// What stands before the label.
    pub icon: Option<Icon>,
    /// Its colours; the usual ones if left out.
    pub tone: Option<Tone>,
    /// Whether it is a chosen one.
    pub picked: Picked,
    /// Size of the text.
    pub text: f32,
}

impl<'a> Plate<'a> {
    /// A plain button.
    #[must_use]
    pub const fn new(label: &'a str) -> Self {
        Self { label, name: "", icon: None, tone: None, picked: Picked::NoChoice, text: 17.0 }
    }

    /// What screen readers say instead of the label.
    #[must_use]
    pub const fn named(self, name: &'a str) -> Self {
        Self { name, ..self }
    }

    /// With an icon before the label.
    #[must_use]
    pub const fn icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// In colours of its own.
    #[must_use]
    pub const fn tone(self, tone: Tone) -> Self {
        Self { tone: Some(tone), ..self }
    }

    /// As one of several to choose.
    #[must_use]
    pub const fn picked(self, picked: Picked) -> Self {
        Self { picked, ..self }
    }

    /// With text of another size.
    #[must_use]
    pub const fn text(self, text: f32) -> Self {
        Self { text, ..self }
    }

    /// Shows it, `size` points large but never smaller than a finger.
    pub fn show(self, ui: &mut Ui, size: Vec2) -> Response {
        let (rect, response) = ui.allocate_exact_size(size.max(vec2(48.0, 48.0)), Sense::click());
        let enabled = ui.is_enabled();
        let label = self.label.replace('\n', " ");
        let name = if self.name.is_empty() { label.as_str() } else { self.name };
        response.widget_info(|| match self.picked {
            Picked::NoChoice => WidgetInfo::labeled(Role::Button, enabled, name),
            Picked::Not => WidgetInfo::selected(Role::Button, enabled, false, name),
            Picked::This => WidgetInfo::selected(Role::Button, enabled, true, name),
        });
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let palette = Palette::of(ui);
        let usual = Tone { fill: palette.raised, ink: palette.text };
        let tone = ground(ui, &response, self.tone.unwrap_or(usual));
        if self.picked == Picked::This {
            let line = Stroke::new(3.0, palette.ring_on(tone));
            ui.painter().rect_stroke(rect, 12.0, line, StrokeKind::Inside);
        }
        self.write(ui, rect, tone);
        response
    }

    fn write(&self, ui: &Ui, rect: Rect, tone: Tone) {
        let (icon, gap) = match (self.icon, self.label.is_empty()) {
            (Some(_), true) => (24.0, 0.0),
            (Some(_), false) => (22.0, 8.0),
            (None, _) => (0.0, 0.0),
        };
        let room = rect.width() - icon - gap - 14.0;
        let lines: Vec<&str> = self.label.lines().collect();
        let font = strong(ui.ctx(), self.text);
        let widest = |font: &FontId| {
            let wide = |line: &&str| {
                let text = (*line).to_owned();
                ui.painter().layout_no_wrap(text, font.clone(), tone.ink).size().x
            };
            lines.iter().map(wide).fold(0.0, f32::max)
        };
        // Below four fifths it would be hard to read from the other side of
        // the table; longer labels end in dots.
        let share = (room / widest(&font).max(1.0)).clamp(0.8, 1.0);
        let font = FontId { size: self.text * share, ..font };
        let wide = widest(&font).min(room);
        let left = rect.center().x - (icon + gap + wide) / 2.0;
        if let Some(picture) = self.icon {
            let center = pos2(left + icon / 2.0, rect.center().y);
            picture.paint(
                ui.painter(),
                Rect::from_center_size(center, Vec2::splat(icon)),
                tone.ink,
            );
        }
        let high = font.size * 1.25;
        let first = rect.center().y - high * (lines.len().saturating_sub(1)) as f32 / 2.0;
        let mut y = first;
        for line in lines {
            let at = pos2(left + icon + gap + wide / 2.0, y);
            elided(ui, at, Align2::CENTER_CENTER, line, font.clone(), tone.ink, room);
            y += high;
        }
    }
}
