//! The program's own icon: an island of three terrains with a token on it.

use std::io::Cursor;

use egui::IconData;
use png::{Decoder, DecodingError};

/// The same drawing as on the desktop.
const FILE: &[u8] = include_bytes!("../../../packaging/icons/128.png");

/// The icon of the window.
pub fn app_icon() -> IconData {
    // A test reads it; if it couldn't be read, there would just be none.
    read(FILE).unwrap_or_default()
}

fn read(file: &[u8]) -> Result<IconData, DecodingError> {
    let mut reader = Decoder::new(Cursor::new(file)).read_info()?;
    let mut rgba = vec![0; reader.output_buffer_size().ok_or(DecodingError::LimitsExceeded)?];
    let frame = reader.next_frame(&mut rgba)?;
    Ok(IconData { rgba, width: frame.width, height: frame.height })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_is_clear_at_its_corners_and_solid_in_the_middle() {
        let icon = app_icon();
        assert_eq!((icon.width, icon.height), (128, 128));
        // Four bytes a pixel, as windows want it.
        assert_eq!(icon.rgba.len(), 128 * 128 * 4);
        let alpha = |x: usize, y: usize| icon.rgba[(y * 128 + x) * 4 + 3];
        assert_eq!((alpha(0, 0), alpha(64, 64)), (0, 255));
    }
}
