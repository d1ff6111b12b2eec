//! Patterns: what is the same at several places, and in several sizes, is kept once.

use std::collections::HashMap;

use egui::{Color32, Pos2, Vec2};

use super::marks::{SvgCopy, SvgForm, SvgMark, SvgWay};

/// Distance in points by which places that are worked out from different numbers may differ.
const SAME: f32 = 0.03;

/// Marks that were found at one place, or at several.
#[derive(Debug)]
pub(super) struct SvgPattern {
    pub marks: Vec<SvgMark>,
    /// The place of its first mark where it was found first.
    pub at: Pos2,
    /// Distance of its farthest point from there.
    reach: f32,
    /// Number of places where it is.
    pub count: usize,
}

/// All patterns of a picture, in the order in which they were found.
#[derive(Debug, Default)]
pub(super) struct SvgPatterns {
    pub all: Vec<SvgPattern>,
    /// Those with so many marks of which the first has these colors.
    alike: HashMap<(usize, Color32, Color32), Vec<usize>>,
}

impl SvgPatterns {
    /// Keeps `marks` unless they are known.
    pub(super) fn add(&mut self, marks: Vec<SvgMark>) -> SvgCopy {
        let at = marks.first().map(SvgMark::anchor).unwrap_or_default();
        let reach = reach(&marks, at);
        let first = marks.first().map(|mark| (mark.fill, mark.line.color)).unwrap_or_default();
        let known = self.alike.entry((marks.len(), first.0, first.1)).or_default();
        for nth in known.iter().copied() {
            let Some(pattern) = self.all.get_mut(nth) else { continue };
            let scale = if pattern.reach > SAME { reach / pattern.reach } else { 1.0 };
            let scale = if (scale - 1.0).abs() < 0.002 { 1.0 } else { scale };
            let alike = Likeness { from: pattern.at, to: at, scale };
            if pattern.marks.iter().zip(&marks).all(|(one, other)| alike.holds(one, other)) {
                pattern.count += 1;
                return SvgCopy { nth, at, scale };
            }
        }
        known.push(self.all.len());
        self.all.push(SvgPattern { marks, at, reach, count: 1 });
        SvgCopy { nth: self.all.len() - 1, at, scale: 1.0 }
    }
}

/// Distance of the farthest point of `marks` from `at`.
fn reach(marks: &[SvgMark], at: Pos2) -> f32 {
    let far = |mark: &SvgMark| match &mark.form {
        SvgForm::Circle(center, radius) => center.distance(at) + radius,
        SvgForm::Oval(center, reach) => center.distance(at) + reach.x,
        SvgForm::Block(rect, _) => rect.max.distance(at),
        SvgForm::Words(words) => words.at.distance(at) + words.size,
        SvgForm::Copy(copy) => copy.at.distance(at),
        SvgForm::Ways(ways) => {
            let corners = ways.iter().flat_map(|way| &way.corners);
            corners.map(|corner| corner.distance(at)).fold(0.0, f32::max)
        }
    };
    marks.iter().map(far).fold(0.0, f32::max)
}

/// A move and a change of size that may make one mark of another.
struct Likeness {
    from: Pos2,
    to: Pos2,
    scale: f32,
}

impl Likeness {
    fn holds(&self, one: &SvgMark, other: &SvgMark) -> bool {
        one.fill == other.fill
            && one.line.color == other.line.color
            && one.is_round == other.is_round
            && self.is_length(one.line.width, other.line.width)
            && self.is_form(&one.form, &other.form)
    }

    fn is_length(&self, one: f32, other: f32) -> bool {
        (one * self.scale - other).abs() < SAME
    }

    fn is_size(&self, one: Vec2, other: Vec2) -> bool {
        self.is_length(one.x, other.x) && self.is_length(one.y, other.y)
    }

    fn is_place(&self, one: Pos2, other: Pos2) -> bool {
        self.is_size(one - self.from, other - self.to)
    }

    fn is_form(&self, one: &SvgForm, other: &SvgForm) -> bool {
        match (one, other) {
            (SvgForm::Circle(at, radius), SvgForm::Circle(other, reach)) => {
                self.is_place(*at, *other) && self.is_length(*radius, *reach)
            }
            (SvgForm::Oval(at, reach), SvgForm::Oval(other, other_reach)) => {
                self.is_place(*at, *other) && self.is_size(*reach, *other_reach)
            }
            (SvgForm::Block(rect, round), SvgForm::Block(other, other_round)) => {
                self.is_place(rect.min, other.min)
                    && self.is_place(rect.max, other.max)
                    && self.is_length(*round, *other_round)
            }
            (SvgForm::Ways(ways), SvgForm::Ways(others)) => {
                let corners = || ways.iter().flat_map(|way| &way.corners);
                let mut others_corners = others.iter().flat_map(|way| &way.corners);
                let lengths = |way: &SvgWay| (way.corners.len(), way.is_closed);
                ways.iter().map(lengths).eq(others.iter().map(lengths))
                    && corners().all(|at| {
                        others_corners.next().is_some_and(|other| self.is_place(*at, *other))
                    })
            }
            (SvgForm::Words(words), SvgForm::Words(others)) => {
                words.words == others.words
                    && words.is_strong == others.is_strong
                    && self.is_place(words.at, others.at)
                    && self.is_length(words.size, others.size)
                    && self.is_length(words.wide, others.wide)
            }
            (SvgForm::Copy(copy), SvgForm::Copy(other)) => {
                copy.nth == other.nth
                    && self.is_place(copy.at, other.at)
                    && (copy.scale * self.scale - other.scale).abs() < 0.002
            }
            (
                SvgForm::Circle(..)
                | SvgForm::Oval(..)
                | SvgForm::Block(..)
                | SvgForm::Ways(_)
                | SvgForm::Words(_)
                | SvgForm::Copy(_),
                _,
            ) => false,
        }
    }
}
