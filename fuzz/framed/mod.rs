//! Bytes as the file of a game. Half of them are taken as they are; of the other
//! half each line is put into a line's frame first, because no fuzzer guesses
//! checksums.

/// How the input is taken.
enum Form {
    /// As the file.
    Raw,
    /// As what the lines of a file say, in the form of versions 1 to 4.
    Chained,
    /// The same in the form of version 5.
    Numbered,
}

/// The file that an input stands for; none for an empty one.
pub fn framed(input: &[u8]) -> Option<Vec<u8>> {
    let (first, rest) = input.split_first()?;
    let form = match first {
        b'5' => Form::Numbered,
        b'4' => Form::Chained,
        _ => Form::Raw,
    };
    Some(in_frames(&form, rest))
}

/// A checksum, worked out apart from the program's own code.
fn sum(parts: &[&[u8]]) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    parts.iter().for_each(|part| sum.update(part));
    sum.finalize()
}

fn in_frames(form: &Form, input: &[u8]) -> Vec<u8> {
    let mut file = Vec::new();
    let mut last = 0_u32;
    for (nth, json) in input.split(|byte| *byte == b'\n').enumerate() {
        let head = match form {
            Form::Raw => return input.to_vec(),
            Form::Chained => {
                last = sum(&[&last.to_le_bytes(), json]);
                format!("{last:08x} ")
            }
            Form::Numbered => {
                let head = format!("{last:08x} {} ", nth + 1);
                last = sum(&[head.as_bytes(), json]);
                format!("{last:08x} {head}")
            }
        };
        file.extend(head.as_bytes());
        file.extend(json);
        file.push(b'\n');
    }
    file
}
