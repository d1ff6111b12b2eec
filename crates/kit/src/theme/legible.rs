//! Tests that everything in the palettes stands out from what is behind it.

use egui::Color32;

use super::sight::least_difference;
use super::{Look, Palette, Tone, contrast};
use board::Terrain;
use cards::{EventFace, Season};
use game::{CardKind, Color, Track};

fn palettes() -> [&'static Palette; 3] {
    Look::ALL.map(Palette::of_look)
}

fn grounds_of_hexes() -> impl Iterator<Item = Terrain> + Clone {
    Terrain::ALL.into_iter().chain([Terrain::Gold])
}

type ContrastPair = (&'static str, Color32, Color32);

fn grounds(palette: &Palette) -> [Color32; 5] {
    [palette.backdrop, palette.bar, palette.panel, palette.row, palette.raised]
}

fn tones(palette: &Palette) -> Vec<(&'static str, Tone)> {
    let mut tones = vec![
        ("primary", palette.primary),
        ("accent", palette.accent),
        ("quiet", palette.quiet),
        ("danger", palette.danger),
        ("disabled", palette.disabled),
        ("card", palette.card),
        ("a field on a card", palette.card_row),
        ("warning box", palette.warning),
        ("sea badge", palette.sea_badge),
        ("a wall", palette.stone),
        ("paper", palette.paper),
        ("cloth", palette.cloth),
        ("button", Tone { fill: palette.raised, ink: palette.text }),
        ("row", Tone { fill: palette.row, ink: palette.text }),
    ];
    tones.extend(Color::ALL.map(|color| (color.key(), palette.player(color))));
    tones.extend(grounds_of_hexes().map(|terrain| (terrain.key(), palette.terrain(terrain))));
    tones.push(("fog", palette.fog));
    tones.extend(Season::ALL.map(|season| (season.key(), palette.season(season))));
    tones.extend(EventFace::ALL.map(|face| (face.key(), palette.event_face(face))));
    tones
}

fn texts(palette: &Palette) -> Vec<ContrastPair> {
    let mut pairs = Vec::new();
    for ground in grounds(palette) {
        pairs.push(("text", ground, palette.text));
        pairs.push(("faint text", ground, palette.faint));
        pairs.push(("an award", ground, palette.award));
        pairs.push(("a warning", ground, palette.warning.ink));
    }
    pairs.push(("a red number", palette.backdrop, palette.loud_red));
    for ground in [palette.panel, palette.raised] {
        pairs.push(("a correction", ground, palette.focus));
    }
    for fill in [palette.card.fill, palette.card_row.fill] {
        pairs.push(("text on a card", fill, palette.card.ink));
        pairs.push(("faint text on a card", fill, palette.card_faint));
        pairs.push(("red on a card", fill, palette.card_red));
    }
    for (what, tone) in tones(palette) {
        pairs.push((what, tone.fill, tone.ink));
        // Under a finger or the mouse.
        for share in [0.12, 0.3] {
            pairs.push((what, tone.set_back(share).fill, tone.ink));
        }
    }
    pairs
}

#[test]
fn every_text_stands_out_from_what_it_is_written_on() {
    let mut weak = Vec::new();
    for palette in palettes() {
        for (what, ground, ink) in texts(palette) {
            let found = contrast(ground, ink);
            if found < palette.look.least_contrast() {
                weak.push(format!("{what} in {:?} on {ground:?}: {found}", palette.look));
            }
        }
    }
    assert!(weak.is_empty(), "{weak:#?}");
}

#[test]
fn every_sign_that_carries_meaning_stands_out_from_its_ground() {
    for palette in palettes() {
        let mut pairs = Vec::new();
        for ground in grounds(palette) {
            pairs.push(("the ring of the keyboard", ground, palette.focus));
            pairs.push(("the frame of what is due", ground, palette.due));
            pairs.push(("a field's outline", ground, palette.outline));
            pairs.push(("a warning sign", ground, palette.warning_line));
            for color in Color::ALL {
                pairs.push((color.key(), ground, palette.player_line(color)));
            }
            for track in Track::ALL {
                pairs.push((track.key(), ground, palette.track_line(track)));
            }
        }
        pairs.push(("a warning box's sign", palette.warning.fill, palette.warning_line));
        for (what, tone) in tones(palette) {
            pairs.push((what, tone.fill, palette.ring_on(tone)));
        }
        for (what, ground, sign) in pairs {
            let found = contrast(ground, sign);
            assert!(found >= 3.0, "{what} in {:?}: {found}", palette.look);
        }
    }
}

/// Signs on the island have two colors, a dark one along a light one, so that
/// at least one of them shows on any ground.
#[test]
fn every_sign_on_the_island_stands_out_from_every_terrain_sea_and_beach() {
    for palette in palettes() {
        let terrains = grounds_of_hexes().map(|terrain| palette.terrain(terrain).fill);
        let mut grounds: Vec<Color32> = terrains.collect();
        grounds.extend([
            palette.fog.fill,
            palette.beach,
            palette.shallows,
            palette.sea,
            palette.deep_sea,
        ]);
        for (what, light) in [
            ("a choice", palette.choice),
            ("a choice of a piece", palette.choice_of_piece),
            ("what shines", palette.glow),
            ("the ring of the keyboard", palette.focus),
            ("the rim of a piece", palette.card.fill),
        ] {
            let between = contrast(light, palette.edge);
            let least = if what.contains("keyboard") { 3.0 } else { 9.0 };
            assert!(between >= least, "{what} in {:?}: {between}", palette.look);
            for ground in &grounds {
                let found = contrast(light, *ground).max(contrast(palette.edge, *ground));
                assert!(found >= 3.0, "{what} in {:?} on {ground:?}: {found}", palette.look);
            }
        }
    }
}

#[test]
fn the_six_players_are_told_apart_by_all_eyes() {
    for palette in palettes() {
        for (nth, one) in Color::ALL.into_iter().enumerate() {
            for other in Color::ALL.into_iter().skip(nth + 1) {
                let pieces = least_difference(palette.player(one).fill, palette.player(other).fill);
                let lines = least_difference(palette.player_line(one), palette.player_line(other));
                for found in [pieces, lines] {
                    assert!(found >= 10.0, "{one:?}, {other:?} in {:?}: {found}", palette.look);
                }
            }
        }
    }
}

#[test]
fn gold_is_told_from_fields_and_desert_and_fog_from_everything_by_all_eyes() {
    for palette in palettes() {
        let (gold, fog) = (palette.terrain(Terrain::Gold).fill, palette.fog.fill);
        for terrain in Terrain::ALL {
            let other = palette.terrain(terrain).fill;
            let is_yellow = matches!(terrain, Terrain::Fields | Terrain::Desert);
            let (found, least) =
                (least_difference(gold, other), if is_yellow { 10.0 } else { 9.0 });
            assert!(found >= least, "gold, {terrain:?} in {:?}: {found}", palette.look);
            let found = least_difference(fog, other);
            assert!(found >= 10.0, "fog, {terrain:?} in {:?}: {found}", palette.look);
        }
        for water in [palette.sea, palette.shallows, palette.deep_sea] {
            let found = least_difference(fog, water);
            assert!(found >= 10.0, "fog, {water:?} in {:?}: {found}", palette.look);
        }
    }
}

#[test]
fn paper_and_cloth_are_told_from_every_other_card_by_all_eyes() {
    let commodities = [CardKind::Paper, CardKind::Cloth, CardKind::Coin];
    let all = || CardKind::RESOURCES.into_iter().chain(commodities);
    for palette in palettes() {
        for one in [CardKind::Paper, CardKind::Cloth] {
            for other in all().filter(|other| *other != one) {
                let found = least_difference(palette.card(one).fill, palette.card(other).fill);
                assert!(found >= 10.0, "{one:?}, {other:?} in {:?}: {found}", palette.look);
            }
        }
    }
}

#[test]
fn the_lines_of_the_three_tracks_are_told_apart_by_all_eyes() {
    for palette in palettes() {
        let [science, trade, politics] = Track::ALL;
        for (one, other) in [(science, trade), (trade, politics), (politics, science)] {
            let found = least_difference(palette.track_line(one), palette.track_line(other));
            assert!(found >= 10.0, "{one:?}, {other:?} in {:?}: {found}", palette.look);
        }
    }
}

/// Somebody asking for the orange pieces should be pointing at orange ones.
#[test]
fn each_players_color_is_the_one_it_is_called() {
    for palette in palettes() {
        for color in Color::ALL {
            let fill = palette.player(color).fill;
            let [red, green, blue] = [fill.r(), fill.g(), fill.b()].map(i32::from);
            let is_so = match color {
                Color::Red => red > 150 && green < 60 && blue < 60,
                Color::Blue => blue > 140 && red < 60 && green < 130,
                Color::White => red.min(green).min(blue) > 235,
                Color::Orange => red > 210 && (90..160).contains(&green) && blue < 60,
                Color::Green => green > 150 && red < 90 && blue < 140,
                Color::Brown => red > green && green > blue && red < 130 && red - blue > 30,
            };
            assert!(is_so, "{color:?} in {:?}: {fill:?}", palette.look);
        }
    }
}

#[test]
fn each_look_has_a_ground_of_its_own() {
    for one in palettes() {
        for other in palettes() {
            assert_eq!(one.backdrop == other.backdrop, one.look == other.look);
        }
    }
}

#[test]
fn high_contrast_has_borders_round_all_that_is_touched() {
    let palette = Palette::of_look(Look::HighContrast);
    for border in [palette.rim, palette.panel_rim] {
        assert!(border.width >= 1.5);
        for ground in grounds(palette) {
            assert!(contrast(ground, border.color) >= 7.0);
        }
    }
}
