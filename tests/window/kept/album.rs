//! The pictures that are kept, compared with those of today.

use std::collections::BTreeSet;
use std::fmt;
use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{Rgb, RgbImage};

/// Where colors run into each other, at the rims of letters and figures, they
/// are kept in steps of this much of 255: no eye sees it, and the files are half
/// as large.
const STEP: u8 = 7;

/// How far a color may be off: half a step, and machines whose wider arithmetic
/// rounds the rim of a letter differently.
const ROUNDING: u8 = STEP / 2 + 1;

/// How many pixels may be off by more: a corner here and there. Less than any
/// row of text, or the thinnest line.
const STRAY: usize = 8;

/// How a picture differs from the one that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// There is none to compare it with.
    New,
    Size,
    /// So many pixels.
    Pixels(usize),
}

impl fmt::Display for Difference {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::New => write!(out, "is kept nowhere yet"),
            Self::Size => write!(out, "has another size"),
            Self::Pixels(count) => write!(out, "differs in {count} pixels"),
        }
    }
}

/// Returns whether both show the same to anybody who looks.
pub fn compare(kept: &RgbImage, seen: &RgbImage) -> Result<(), Difference> {
    if kept.dimensions() != seen.dimensions() {
        return Err(Difference::Size);
    }
    let off = kept.pixels().zip(seen.pixels()).filter(|(a, b)| is_off(**a, **b)).count();
    if off > STRAY { Err(Difference::Pixels(off)) } else { Ok(()) }
}

fn is_off(a: Rgb<u8>, b: Rgb<u8>) -> bool {
    a != b && a.0.into_iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > ROUNDING)
}

/// What is kept, faded, with what differs in red.
fn marked(kept: &RgbImage, seen: &RgbImage) -> RgbImage {
    let (width, height) = kept.dimensions();
    RgbImage::from_fn(width, height, |x, y| {
        let old = *kept.get_pixel(x, y);
        match seen.get_pixel_checked(x, y) {
            Some(new) if !is_off(old, *new) => {
                let faded = old.0.map(|part| part / 4 + 160);
                Rgb(faded)
            }
            _ => Rgb([255, 0, 0]),
        }
    })
}

/// Where pictures are kept, and what came of comparing them.
pub struct Album {
    failed: Vec<String>,
}

impl Album {
    pub const fn new() -> Self {
        Self { failed: Vec::new() }
    }

    /// Keeps the picture if that was asked for, compares it otherwise.
    pub fn show(&mut self, name: &str, seen: &RgbImage) {
        let path = kept().join(format!("{name}.png"));
        let old = image::open(&path).ok().map(image::DynamicImage::into_rgb8);
        let difference = match &old {
            Some(old) => compare(old, seen).err(),
            None => Some(Difference::New),
        };
        let Some(difference) = difference else { return };
        if is_renewed() {
            return write(&path, &in_steps(seen));
        }
        let seen_at = put_by().join(format!("{name}.png"));
        write(&seen_at, seen);
        if let Some(old) = old {
            write(&put_by().join(format!("{name}.marked.png")), &marked(&old, seen));
        }
        self.failed.push(format!("{name} {difference}"));
    }

    /// Fails where something differed, and says what to do about it.
    #[track_caller]
    pub fn close(self) {
        assert!(
            self.failed.is_empty(),
            "the screens look otherwise than kept:\n  {}\n\
             Look: each lies in {} as it is now, with what differs marked red beside it,\n\
             and in {} as it was.\n\
             If it is meant, keep it: {RENEW}",
            self.failed.join("\n  "),
            put_by().display(),
            kept().display(),
        );
    }
}

/// How the pictures are renewed.
pub const RENEW: &str = "UPDATE_SNAPSHOTS=1 cargo test --test window kept";

pub fn is_renewed() -> bool {
    std::env::var("UPDATE_SNAPSHOTS").is_ok_and(|value| !matches!(value.as_str(), "" | "0"))
}

pub fn kept() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures")
}

/// Returns where pictures lie that differ.
fn put_by() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures")
}

/// Fails where a file of this folder is none of these, or removes it where they are renewed.
pub fn clear(folder: &Path, known: &BTreeSet<String>) {
    let files = std::fs::read_dir(folder);
    assert!(files.is_ok() || is_renewed(), "nothing is kept in {}", folder.display());
    for file in files.into_iter().flatten() {
        let path = file.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if known.contains(&name) {
            continue;
        }
        assert!(is_renewed(), "{} shows no page: remove it", path.display());
        std::fs::remove_file(&path).expect("removed");
    }
}

/// As it is kept.
pub fn in_steps(picture: &RgbImage) -> RgbImage {
    let (width, height) = picture.dimensions();
    RgbImage::from_fn(width, height, |x, y| {
        let it = *picture.get_pixel(x, y);
        let is_same = |x, y| picture.get_pixel_checked(x, y) == Some(&it);
        let sides = [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)];
        if sides.into_iter().any(|(x, y)| is_same(x, y)) {
            return it;
        }
        Rgb(it.0.map(|part| part.saturating_add(STEP / 2) / STEP * STEP))
    })
}

fn write(path: &Path, picture: &RgbImage) {
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    let file = File::create(path).expect("a file");
    // Large plain grounds: filters only hide that they repeat.
    let (thorough, plain) = (CompressionType::Best, FilterType::NoFilter);
    let encoder = PngEncoder::new_with_quality(BufWriter::new(file), thorough, plain);
    picture.write_with_encoder(encoder).expect("written");
}
