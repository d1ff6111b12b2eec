//! The difference that eyes see between two colors, color-blind eyes included; only for tests of
//! the palettes.

use egui::Color32;

use super::bounds::Within;

/// Kind of color vision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// With all three kinds of cones.
    Usual,
    /// Without the long-wavelength cones.
    Protanopia,
    /// Without the middle-wavelength cones.
    Deuteranopia,
    /// Without the short-wavelength cones.
    Tritanopia,
}

impl Sight {
    pub const ALL: [Self; 4] =
        [Self::Usual, Self::Protanopia, Self::Deuteranopia, Self::Tritanopia];
}

/// Simulation of color blindness. The two differ a little, so a pair of colors has to be apart in
/// both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Model {
    /// Brettel, Viénot, and Mollon 1997: onto one of two half planes.
    Brettel,
    /// Machado, Oliveira, and Fernandes 2009, at severity 1.
    Machado,
}

impl Model {
    pub const ALL: [Self; 2] = [Self::Brettel, Self::Machado];
}

type Three = [f64; 3];
type Matrix = [Three; 3];

/// The CIEDE2000 color difference as seen by `sight`.
pub fn difference(one: Color32, other: Color32, sight: Sight, model: Model) -> f64 {
    let seen = |color: Color32| lab(seen(linear(color), sight, model));
    ciede2000(seen(one), seen(other))
}

/// The smallest difference over all sights and models.
pub fn least_difference(one: Color32, other: Color32) -> f64 {
    let all = Sight::ALL.into_iter().flat_map(|sight| Model::ALL.map(|model| (sight, model)));
    all.map(|(sight, model)| difference(one, other, sight, model)).fold(f64::INFINITY, f64::min)
}

fn linear(color: Color32) -> Three {
    [color.r(), color.g(), color.b()].map(|channel| {
        let value = f64::from(channel) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

fn dot(one: Three, other: Three) -> f64 {
    one.into_iter().zip(other).map(|(one, other)| one * other).sum()
}

fn times(matrix: &Matrix, color: Three) -> Three {
    matrix.map(|row| dot(row, color))
}

/// A linear color as seen by `sight`, within what a screen can show.
fn seen(color: Three, sight: Sight, model: Model) -> Three {
    let matrix = match (model, sight) {
        (_, Sight::Usual) => return color,
        (Model::Machado, Sight::Protanopia) => [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
        (Model::Machado, Sight::Deuteranopia) => [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
        (Model::Machado, Sight::Tritanopia) => [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
        (Model::Brettel, _) => half_plane(color, sight),
    };
    times(&matrix, color).map(|channel| channel.within(0.0, 1.0))
}

/// The projection onto the half plane for `color`. Worked out for sRGB, with
/// the cones of Smith and Pokorny 1975 and white as the neutral axis.
fn half_plane(color: Three, sight: Sight) -> Matrix {
    let (normal, above, below) = match sight {
        Sight::Usual | Sight::Protanopia => (
            [0.00048, 0.00393, -0.00441],
            [
                [0.14980, 1.19548, -0.34528],
                [0.10764, 0.84864, 0.04372],
                [0.00384, -0.00540, 1.00156],
            ],
            [
                [0.14570, 1.16172, -0.30742],
                [0.10816, 0.85291, 0.03892],
                [0.00386, -0.00524, 1.00139],
            ],
        ),
        Sight::Deuteranopia => (
            [-0.00281, -0.00611, 0.00892],
            [
                [0.36477, 0.86381, -0.22858],
                [0.26294, 0.64245, 0.09462],
                [-0.02006, 0.02728, 0.99278],
            ],
            [
                [0.37298, 0.88166, -0.25464],
                [0.25954, 0.63506, 0.10540],
                [-0.01980, 0.02784, 0.99196],
            ],
        ),
        Sight::Tritanopia => (
            [0.03901, -0.02788, -0.01113],
            [
                [1.01277, 0.13548, -0.14826],
                [-0.01243, 0.86812, 0.14431],
                [0.07589, 0.80500, 0.11911],
            ],
            [
                [0.93678, 0.18979, -0.12657],
                [0.06154, 0.81526, 0.12320],
                [-0.37562, 1.12767, 0.24796],
            ],
        ),
    };
    if dot(normal, color) >= 0.0 { above } else { below }
}

/// A linear color in CIELAB under D65.
fn lab(color: Three) -> Three {
    let xyz: Matrix = [
        [0.412_456_4, 0.357_576_1, 0.180_437_5],
        [0.212_672_9, 0.715_152_2, 0.072_175_0],
        [0.019_333_9, 0.119_192_0, 0.950_304_1],
    ];
    let white = times(&xyz, [1.0; 3]);
    let [x, y, z] = times(&xyz, color);
    let [white_x, white_y, white_z] = white;
    let [x, y, z] = [x / white_x, y / white_y, z / white_z].map(|share: f64| {
        if share > 216.0 / 24389.0 { share.cbrt() } else { (24389.0 / 27.0 * share + 16.0) / 116.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// Color difference by Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula", 2005.
fn ciede2000([l1, a1, b1]: Three, [l2, a2, b2]: Three) -> f64 {
    // A seventh power against 25 to the seventh.
    let seventh = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25.0_f64.powi(7))).sqrt();
    let gray = 0.5 * (1.0 - seventh(f64::midpoint(a1.hypot(b1), a2.hypot(b2))));
    let (a1, a2) = (a1 * (1.0 + gray), a2 * (1.0 + gray));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let angle = |a: f64, b: f64| {
        if a == 0.0 && b == 0.0 { 0.0 } else { b.atan2(a).to_degrees().rem_euclid(360.0) }
    };
    let (h1, h2) = (angle(a1, b1), angle(a2, b2));
    let colorless = c1 * c2 == 0.0;
    let turn = match h2 - h1 {
        _ if colorless => 0.0,
        turn if turn > 180.0 => turn - 360.0,
        turn if turn < -180.0 => turn + 360.0,
        turn => turn,
    };
    let hue = match h1 + h2 {
        sum if colorless => sum,
        sum if (h1 - h2).abs() <= 180.0 => sum / 2.0,
        sum if sum < 360.0 => f64::midpoint(sum, 360.0),
        sum => (sum - 360.0) / 2.0,
    };
    let (light, chroma) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(hue - 30.0) + 0.24 * cos(2.0 * hue) + 0.32 * cos(3.0 * hue + 6.0)
        - 0.20 * cos(4.0 * hue - 63.0);
    let from_middle = (light - 50.0).powi(2);
    let in_light = (l2 - l1) / (1.0 + 0.015 * from_middle / (20.0 + from_middle).sqrt());
    let in_chroma = (c2 - c1) / (1.0 + 0.045 * chroma);
    let in_hue =
        2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * chroma * t);
    let blue = 30.0 * (-((hue - 275.0) / 25.0).powi(2)).exp();
    let rotated = -(2.0 * blue).to_radians().sin() * 2.0 * seventh(chroma);
    (in_light.powi(2) + in_chroma.powi(2) + in_hue.powi(2) + rotated * in_chroma * in_hue).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pairs that the formula's authors published for checking programs.
    const PUBLISHED: [(Three, Three, f64); 34] = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 3.1571, -77.2803], [50.0, 0.0, -82.7485], 2.8615),
        ([50.0, 2.8361, -74.0200], [50.0, 0.0, -82.7485], 3.4412),
        ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0000),
        ([50.0, -1.1848, -84.8006], [50.0, 0.0, -82.7485], 1.0000),
        ([50.0, -0.9009, -85.5211], [50.0, 0.0, -82.7485], 1.0000),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, -1.0, 2.0], [50.0, 0.0, 0.0], 2.3669),
        ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0009], 7.1792),
        ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0010], 7.1792),
        ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0011], 7.2195),
        ([50.0, 2.4900, -0.0010], [50.0, -2.4900, 0.0012], 7.2195),
        ([50.0, -0.0010, 2.4900], [50.0, 0.0009, -2.4900], 4.8045),
        ([50.0, -0.0010, 2.4900], [50.0, 0.0010, -2.4900], 4.8045),
        ([50.0, -0.0010, 2.4900], [50.0, 0.0011, -2.4900], 4.7461),
        ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([50.0, 2.5, 0.0], [61.0, -5.0, 29.0], 22.8977),
        ([50.0, 2.5, 0.0], [56.0, -27.0, -3.0], 31.9030),
        ([50.0, 2.5, 0.0], [58.0, 24.0, 15.0], 19.4535),
        ([50.0, 2.5, 0.0], [50.0, 3.1736, 0.5854], 1.0000),
        ([50.0, 2.5, 0.0], [50.0, 3.2972, 0.0], 1.0000),
        ([50.0, 2.5, 0.0], [50.0, 1.8634, 0.5757], 1.0000),
        ([50.0, 2.5, 0.0], [50.0, 3.2592, 0.3350], 1.0000),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.2630),
        ([61.2901, 3.7196, -5.3901], [61.4292, 2.2480, -4.9620], 1.8731),
        ([35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645),
        ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
        ([36.4612, 47.8580, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146),
        ([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
        ([90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381),
        ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
        ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
    ];

    #[test]
    fn the_difference_of_two_colors_is_as_published() {
        for (one, other, published) in PUBLISHED {
            let found = ciede2000(one, other);
            assert!((found - published).abs() < 0.000_05, "{one:?} {other:?}: {found}");
            let back = ciede2000(other, one);
            assert!((found - back).abs() < 1e-9, "{one:?} {other:?}: {found} and {back}");
        }
    }

    #[test]
    fn screen_colors_lie_where_the_standard_has_them() {
        for (color, known) in [
            (Color32::WHITE, [100.0, 0.0, 0.0]),
            (Color32::BLACK, [0.0, 0.0, 0.0]),
            (Color32::from_rgb(255, 0, 0), [53.24, 80.09, 67.20]),
            (Color32::from_rgb(0, 0, 255), [32.30, 79.19, -107.86]),
        ] {
            for (found, known) in lab(linear(color)).into_iter().zip(known) {
                assert!((found - known).abs() < 0.02, "{color:?}: {found}, not {known}");
            }
        }
    }

    #[test]
    fn greys_look_alike_to_everyone() {
        for gray in [0, 40, 128, 200, 255] {
            let color = linear(Color32::from_gray(gray));
            for sight in Sight::ALL {
                for model in Model::ALL {
                    let found = seen(color, sight, model);
                    assert!(ciede2000(lab(color), lab(found)) < 0.05, "{gray} {sight:?} {model:?}");
                }
            }
        }
    }

    #[test]
    fn each_lack_takes_away_the_difference_that_its_cones_make() {
        let apart = |one: u32, other: u32, sight, model| {
            let color = |code: u32| {
                let [_, red, green, blue] = code.to_be_bytes();
                Color32::from_rgb(red, green, blue)
            };
            difference(color(one), color(other), sight, model)
        };
        for model in Model::ALL {
            // Each pair is on a line of confusion of the sight before it.
            for (sight, one, other) in [
                (Sight::Protanopia, 0x00a0_3c3c, 0x004b_4b3c),
                (Sight::Deuteranopia, 0x00a0_5050, 0x006e_6e50),
                (Sight::Tritanopia, 0x0050_8ca0, 0x0050_9678),
            ] {
                let usual = apart(one, other, Sight::Usual, model);
                let found = apart(one, other, sight, model);
                assert!(found < usual / 2.0, "{sight:?} {model:?}: {found} of {usual}");
            }
        }
    }
}
