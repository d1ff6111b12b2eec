//! Pictures of the island: plain, or packed, as those of earlier turns are, of which there are many.

use std::io::Write as _;
use std::sync::Arc;

use flate2::Compression;
use flate2::write::GzEncoder;

/// A picture (SVG), packed by gzip to about a sixth.
#[derive(Debug, Clone)]
pub struct PackedPicture(Arc<[u8]>);

impl PackedPicture {
    /// Packs a picture; none of one that memory can't hold.
    pub fn of(svg: &[u8]) -> Option<Self> {
        let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
        packer.write_all(svg).ok()?;
        Some(Self(packer.finish().ok()?.into()))
    }
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

impl From<&PackedPicture> for PictureBytes {
    fn from(packed: &PackedPicture) -> Self {
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
        let packed = PictureBytes::from(&PackedPicture::of(svg.as_bytes()).unwrap());
        assert!(packed.is_packed && packed.bytes.len() * 6 < svg.len());
        let mut unpacked = String::new();
        GzDecoder::new(&*packed.bytes).read_to_string(&mut unpacked).unwrap();
        assert_eq!(unpacked, svg);
    }
}
