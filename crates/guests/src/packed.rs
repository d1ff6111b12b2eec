//! Bytes that are sent packed: files of the page, rules, and pictures of earlier turns, of which there are
//! many.

use std::io::Write as _;
use std::sync::Arc;

use flate2::Compression;
use flate2::write::GzEncoder;

/// Text, packed by gzip to about a sixth.
#[derive(Debug, Clone)]
pub struct PackedBytes(Arc<[u8]>);

impl PackedBytes {
    /// Packs something in no time; none of what memory can't hold.
    pub fn of(text: &[u8]) -> Option<Self> {
        Some(Self(packed(text, Compression::fast())?.into()))
    }

    /// The bytes as they are sent.
    pub(crate) fn bytes(&self) -> Arc<[u8]> {
        Arc::clone(&self.0)
    }
}

/// Packs text as small as it gets.
pub(crate) fn smallest(text: &[u8]) -> Vec<u8> {
    // Nothing written to memory fails.
    packed(text, Compression::best()).unwrap_or_default()
}

fn packed(text: &[u8], how: Compression) -> Option<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), how);
    packer.write_all(text).ok()?;
    packer.finish().ok()
}

/// Bytes of a picture as they are sent.
#[derive(Debug, Clone)]
pub(crate) struct PictureBytes {
    pub bytes: Arc<[u8]>,
    /// Set if a browser has to unpack them.
    pub is_packed: bool,
}

impl From<Arc<[u8]>> for PictureBytes {
    fn from(bytes: Arc<[u8]>) -> Self {
        Self { bytes, is_packed: false }
    }
}

impl From<&PackedBytes> for PictureBytes {
    fn from(packed: &PackedBytes) -> Self {
        Self { bytes: Arc::clone(&packed.0), is_packed: true }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn a_packed_picture_is_smaller_and_unpacks_to_what_it_was() {
        let svg = "<use href=\"#forest\" x=\"12\" y=\"34\"/>".repeat(500);
        let packed = PictureBytes::from(&PackedBytes::of(svg.as_bytes()).unwrap());
        assert!(packed.is_packed && packed.bytes.len() * 6 < svg.len());
        let mut unpacked = String::new();
        GzDecoder::new(&*packed.bytes).read_to_string(&mut unpacked).unwrap();
        assert_eq!(unpacked, svg);
    }
}
