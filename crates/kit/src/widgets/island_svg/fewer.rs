//! The same picture in fewer marks: what the toolkit draws in several steps, since triangles have
//! no round ends, outlines, or halos, a document says at once.

use egui::{Color32, Pos2, Stroke};

use super::marks::{SvgForm, SvgMark, SvgWay, SvgWords};

/// Distance in points between places that are the same.
const SAME: f32 = 0.02;

/// Returns `marks` in as few as look alike.
pub(super) fn fewer(marks: Vec<SvgMark>) -> Vec<SvgMark> {
    let mut few: Vec<SvgMark> = Vec::with_capacity(marks.len());
    for mark in marks {
        few.push(mark);
        while round_ends(&mut few) || outlined(&mut few) || haloed(&mut few) {}
    }
    let mut merged: Vec<SvgMark> = Vec::with_capacity(few.len());
    for mark in few {
        match merged.last_mut() {
            Some(last) if go_together(last, &mark) => join(last, mark),
            _ => merged.push(mark),
        }
    }
    merged
}

fn are_same(one: Pos2, other: Pos2) -> bool {
    one.distance(other) < SAME
}

/// A line, and the disc at each end of it: a line with round ends.
fn round_ends(marks: &mut Vec<SvgMark>) -> bool {
    let [.., one, two, three] = marks.as_slice() else { return false };
    let (line, first, last) = match (&one.form, &three.form) {
        (SvgForm::Ways(_), SvgForm::Circle(..)) => (one, two, three),
        (SvgForm::Circle(..), SvgForm::Ways(_)) => (three, one, two),
        _ => return false,
    };
    let SvgForm::Ways(ways) = &line.form else { return false };
    let [way] = ways.as_slice() else { return false };
    let [from, .., to] = way.corners.as_slice() else { return false };
    let is_end = |disc: &SvgMark, end: &Pos2| {
        matches!(&disc.form, SvgForm::Circle(center, radius)
            if are_same(*center, *end) && (radius * 2.0 - line.line.width).abs() < SAME)
            && disc.fill == line.line.color
            && !disc.has_line()
    };
    if way.is_closed || line.is_round || !is_end(first, from) || !is_end(last, to) {
        return false;
    }
    let line = SvgMark { is_round: true, ..line.clone() };
    marks.truncate(marks.len() - 3);
    marks.push(line);
    true
}

/// A form that is filled, and then drawn along.
fn outlined(marks: &mut Vec<SvgMark>) -> bool {
    let [.., filled, line] = marks.as_slice() else { return false };
    if filled.has_line() || line.fill != Color32::TRANSPARENT || !are_alike(filled, line) {
        return false;
    }
    let both = SvgMark { line: line.line, ..filled.clone() };
    marks.truncate(marks.len() - 2);
    marks.push(both);
    true
}

fn are_alike(one: &SvgMark, other: &SvgMark) -> bool {
    match (&one.form, &other.form) {
        (SvgForm::Ways(ways), SvgForm::Ways(others)) => {
            let ([one], [other]) = (ways.as_slice(), others.as_slice()) else { return false };
            one.is_closed && other.is_closed && is_same_ring(&one.corners, &other.corners)
        }
        (one, other) => one == other,
    }
}

/// Returns whether both have the same corners in the same order, wherever they begin.
fn is_same_ring(one: &[Pos2], other: &[Pos2]) -> bool {
    let Some(first) = one.first() else { return false };
    let Some(shift) = other.iter().position(|at| are_same(*at, *first)) else { return false };
    let turned = other.iter().cycle().skip(shift);
    one.len() == other.len() && one.iter().zip(turned).all(|(one, at)| are_same(*one, *at))
}

/// Words written four times or more around the place where they are then written in another
/// color: the color around them is a line along their letters.
fn haloed(marks: &mut Vec<SvgMark>) -> bool {
    let Some((last, before)) = marks.split_last() else { return false };
    let SvgForm::Words(words) = &last.form else { return false };
    let Some(halo) = before.last().map(|mark| mark.fill).filter(|halo| *halo != last.fill) else {
        return false;
    };
    let away = |mark: &SvgMark| match &mark.form {
        SvgForm::Words(around) if mark.fill == halo && !mark.has_line() => {
            (SvgWords { at: words.at, ..around.clone() } == *words)
                .then(|| around.at.distance(words.at))
        }
        _ => None,
    };
    let ways: Vec<f32> = before.iter().rev().map_while(away).collect();
    if ways.len() < 4 || last.has_line() {
        return false;
    }
    let wide = 2.0 * ways.iter().sum::<f32>() / ways.len() as f32;
    let written = SvgMark { line: Stroke::new(wide, halo), is_round: true, ..last.clone() };
    marks.truncate(marks.len() - 1 - ways.len());
    marks.push(written);
    true
}

/// Returns whether two marks, one painted after the other, look the same as one of both forms.
fn go_together(one: &SvgMark, other: &SvgMark) -> bool {
    let are_alike = one.fill == other.fill && one.line == other.line;
    // A fill of the later one would cover the line of the one before.
    let is_flat = one.fill == one.line.color || !one.has_line() || one.fill == Color32::TRANSPARENT;
    // Where both overlap, what shows through would show twice.
    let is_opaque = |color: Color32| color == Color32::TRANSPARENT || color.is_opaque();
    let is_whole = is_opaque(one.fill) && is_opaque(one.line.color);
    let both = match (&one.form, &other.form) {
        (SvgForm::Ways(_), SvgForm::Ways(_)) => one.is_round == other.is_round,
        _ => dot(one).is_some_and(|size| dot(other).is_some_and(|it| (it - size).abs() < SAME)),
    };
    if dot(one).is_some() {
        return both && is_whole && dot_color(one) == dot_color(other);
    }
    both && are_alike && is_flat && is_whole
}

/// The size of a disc without outline, or of several that are one mark already.
fn dot(mark: &SvgMark) -> Option<f32> {
    match &mark.form {
        SvgForm::Circle(_, radius) if !mark.has_line() => Some(2.0 * radius),
        SvgForm::Ways(ways) if mark.is_round => {
            ways.iter().all(|way| way.corners.len() == 1).then_some(mark.line.width)
        }
        _ => None,
    }
}

fn dot_color(mark: &SvgMark) -> Color32 {
    if mark.has_line() { mark.line.color } else { mark.fill }
}

/// Adds `other` to `mark`.
fn join(mark: &mut SvgMark, other: SvgMark) {
    if let Some(size) = dot(mark) {
        // Lines without length, whose round ends are seen.
        let color = dot_color(mark);
        let mut ways = dots(&mark.form);
        ways.extend(dots(&other.form));
        *mark = SvgMark {
            form: SvgForm::Ways(ways),
            fill: Color32::TRANSPARENT,
            line: Stroke::new(size, color),
            is_round: true,
        };
    } else if let (SvgForm::Ways(ways), SvgForm::Ways(more)) = (&mut mark.form, other.form) {
        ways.extend(more);
    }
}

fn dots(form: &SvgForm) -> Vec<SvgWay> {
    match form {
        SvgForm::Circle(center, _) => {
            vec![SvgWay { corners: vec![*center], is_closed: false }]
        }
        SvgForm::Ways(ways) => ways.clone(),
        SvgForm::Oval(..) | SvgForm::Block(..) | SvgForm::Words(_) | SvgForm::Copy(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use egui::{Shape, Stroke, pos2};

    use super::super::marks::trace;
    use super::*;

    const INK: Color32 = Color32::from_rgb(200, 30, 30);

    fn drawn(shapes: Vec<Shape>) -> Vec<SvgMark> {
        let mut marks = Vec::new();
        trace(&Shape::Vec(shapes), &mut marks);
        fewer(marks)
    }

    fn line(from: f32, to: f32, color: Color32) -> Shape {
        Shape::line_segment([pos2(from, 0.0), pos2(to, 0.0)], Stroke::new(4.0, color))
    }

    fn disc(x: f32, radius: f32, color: Color32) -> Shape {
        Shape::circle_filled(pos2(x, 0.0), radius, color)
    }

    #[test]
    fn a_line_with_a_disc_at_each_end_is_a_round_line_whichever_is_drawn_first() {
        let ends = || vec![disc(0.0, 2.0, INK), disc(9.0, 2.0, INK)];
        let first = drawn([vec![line(0.0, 9.0, INK)], ends()].concat());
        let last = drawn([ends(), vec![line(0.0, 9.0, INK)]].concat());
        assert_eq!(first, last);
        let [mark] = first.as_slice() else { panic!("one mark: {first:?}") };
        assert!(mark.is_round && mark.line == Stroke::new(4.0, INK));
        let wider = vec![line(0.0, 9.0, INK), disc(0.0, 3.0, INK), disc(9.0, 3.0, INK)];
        assert!(
            drawn(wider).iter().all(|mark| mark.line != Stroke::new(4.0, INK) || !mark.is_round)
        );
    }

    #[test]
    fn marks_of_the_same_colors_in_a_row_are_one_and_others_stay_apart() {
        let other = Color32::from_rgb(30, 30, 200);
        let pale = INK.gamma_multiply(0.5);
        for (colors, count) in [([INK; 3], 1), ([INK, other, INK], 3), ([pale; 3], 3)] {
            let lines = colors.map(|color| line(0.0, 9.0, color)).to_vec();
            assert_eq!(drawn(lines).len(), count, "{colors:?}");
            let discs = colors.map(|color| disc(0.0, 3.0, color)).to_vec();
            assert_eq!(drawn(discs).len(), count, "{colors:?}");
        }
        assert_eq!(drawn(vec![disc(0.0, 3.0, INK), disc(9.0, 2.0, INK)]).len(), 2);
    }

    #[test]
    fn a_polygon_with_another_line_is_not_joined_to_the_next_one() {
        let corners = || vec![pos2(0.0, 0.0), pos2(9.0, 0.0), pos2(0.0, 9.0)];
        let framed = |color| Shape::convex_polygon(corners(), INK, Stroke::new(1.0, color));
        assert_eq!(drawn(vec![framed(INK), framed(INK)]).len(), 1);
        assert_eq!(drawn(vec![framed(Color32::BLACK), framed(Color32::BLACK)]).len(), 2);
    }

    #[test]
    fn a_polygon_and_the_line_around_it_are_one_mark_wherever_the_line_begins() {
        let filled = vec![pos2(0.0, 0.0), pos2(9.0, 0.0), pos2(0.0, 9.0)];
        let mut around = filled.clone();
        around.rotate_left(1);
        let line = Stroke::new(1.0, Color32::BLACK);
        let shapes = vec![
            Shape::convex_polygon(filled, INK, Stroke::NONE),
            Shape::closed_line(around, line),
        ];
        let found = drawn(shapes);
        let [mark] = found.as_slice() else { panic!("one mark: {found:?}") };
        assert!(mark.fill == INK && mark.line == line);
    }
}
