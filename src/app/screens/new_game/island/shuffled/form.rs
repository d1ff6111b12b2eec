//! The shapes that can be shuffled with one touch: the printed ones, and some of our own.

use board::{Hex, Shape};

/// A shape to shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
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
    pub const READY: [Self; 7] =
        [Self::Standard, Self::Large, Self::Ring, Self::Long, Self::Bays, Self::Wide, Self::Huge];

    /// The key of its text.
    pub const fn key(self) -> &'static str {
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
    pub fn hexes(self) -> Vec<Hex> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use board::Stock;

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
