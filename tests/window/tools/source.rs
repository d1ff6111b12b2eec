//! The program's source as a list of tokens, without comments, attributes and
//! what is built for tests only.

/// A piece of Rust.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    Word(String),
    Text(String),
    Sign(char),
}

/// The tokens of a source file.
#[derive(Clone, Debug)]
pub struct Source {
    /// From the project's folder on.
    pub file: String,
    pub tokens: Vec<Token>,
}

/// All sources below these folders.
pub fn sources(folders: &[&str]) -> Vec<Source> {
    let read = |(file, text): (String, String)| Source { file, tokens: of(&text) };
    folders.iter().flat_map(|folder| crate::common::sources::sources(folder)).map(read).collect()
}

/// The tokens of what is built into the program.
pub fn of(source: &str) -> Vec<Token> {
    built(&lex(source))
}

fn lex(source: &str) -> Vec<Token> {
    let signs: Vec<char> = source.chars().collect();
    let at = |place: usize| signs.get(place).copied().unwrap_or('\0');
    let (mut tokens, mut place) = (Vec::new(), 0);
    let is_word = |sign: char| sign.is_alphanumeric() || sign == '_';
    while place < signs.len() {
        match (at(place), at(place + 1)) {
            ('/', '/') => {
                while place < signs.len() && at(place) != '\n' {
                    place += 1;
                }
            }
            ('/', '*') => {
                while place < signs.len() && (at(place), at(place + 1)) != ('*', '/') {
                    place += 1;
                }
                place += 2;
            }
            ('r', '"' | '#') if raw(&signs, place).is_some() => {
                let (text, after) = raw(&signs, place).expect("a raw text");
                tokens.push(Token::Text(text));
                place = after;
            }
            ('"', _) => {
                let (text, after) = quoted(&signs, place + 1);
                tokens.push(Token::Text(text));
                place = after;
            }
            // A character, or a lifetime.
            ('\'', '\\') => {
                place += 3;
                while place < signs.len() && at(place) != '\'' {
                    place += 1;
                }
                place += 1;
            }
            ('\'', _) if at(place + 2) == '\'' => place += 3,
            (sign, _) if is_word(sign) => {
                let start = place;
                while place < signs.len() && is_word(at(place)) {
                    place += 1;
                }
                tokens.push(Token::Word(signs[start..place].iter().collect()));
            }
            (sign, _) => {
                if !sign.is_whitespace() {
                    tokens.push(Token::Sign(sign));
                }
                place += 1;
            }
        }
    }
    tokens
}

fn raw(signs: &[char], place: usize) -> Option<(String, usize)> {
    let hashes = signs[place + 1..].iter().take_while(|sign| **sign == '#').count();
    let start = place + 1 + hashes;
    (signs.get(start) == Some(&'"')).then_some(())?;
    let mut end = start + 1;
    loop {
        let closes = signs.get(end)? == &'"'
            && signs[end + 1..].iter().take(hashes).filter(|sign| **sign == '#').count() == hashes;
        if closes {
            return Some((signs[start + 1..end].iter().collect(), end + 1 + hashes));
        }
        end += 1;
    }
}

fn quoted(signs: &[char], mut place: usize) -> (String, usize) {
    let mut text = String::new();
    while let Some(sign) = signs.get(place) {
        match sign {
            '"' => return (text, place + 1),
            '\\' => {
                let escaped = signs.get(place + 1).copied().unwrap_or('\0');
                match escaped {
                    'u' => {
                        while signs.get(place).is_some_and(|sign| *sign != '}') {
                            place += 1;
                        }
                        place += 1;
                    }
                    '\n' => {
                        place += 1;
                        while signs.get(place).is_some_and(|sign| sign.is_whitespace()) {
                            place += 1;
                        }
                    }
                    'n' => {
                        text.push('\n');
                        place += 2;
                    }
                    other => {
                        text.push(other);
                        place += 2;
                    }
                }
            }
            sign => {
                text.push(*sign);
                place += 1;
            }
        }
    }
    (text, place)
}

/// Without attributes, and without what stands under `#[cfg(test)]`.
fn built(tokens: &[Token]) -> Vec<Token> {
    let (mut kept, mut place) = (Vec::new(), 0);
    while place < tokens.len() {
        let inner = tokens.get(place + 1) == Some(&Token::Sign('!'));
        let bracket = place + 1 + usize::from(inner);
        if tokens[place] == Token::Sign('#') && tokens.get(bracket) == Some(&Token::Sign('[')) {
            let end = after(tokens, bracket, "]");
            let word = |word: &str| tokens[bracket..end].contains(&Token::Word(word.to_owned()));
            place = end;
            if word("cfg") && word("test") {
                place = after(tokens, place, "};");
            }
        } else {
            kept.push(tokens[place].clone());
            place += 1;
        }
    }
    kept
}

/// The place after the first of `ends` that closes what begins at `place`.
fn after(tokens: &[Token], place: usize, ends: &str) -> usize {
    let mut depth = 0_i32;
    for (nth, token) in tokens.iter().enumerate().skip(place) {
        let Token::Sign(sign) = token else { continue };
        match sign {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 && ends.contains(*sign) {
            return nth + 1;
        }
    }
    tokens.len()
}
