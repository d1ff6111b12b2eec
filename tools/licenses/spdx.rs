//! License expressions, and which of them we may ship under.

/// The kinds that we may ship, the dearest first: where somebody lets us choose
/// we take what stands first. MPL-2.0 binds files, none of which we change; it
/// is taken where there is no other choice.
pub const KINDS: [&str; 15] = [
    "MIT",
    "Apache-2.0",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "BSL-1.0",
    "Unicode-3.0",
    "CC0-1.0",
    "OFL-1.1",
    "Ubuntu-font-1.0",
    "Bitstream-Vera",
    "ZPL-2.1",
    "MPL-2.0",
];

/// What has to be kept to ship under `expression`; none where some of it is
/// of no kind that we may ship, or it can't be read.
pub fn shipped_under(expression: &str) -> Option<Vec<&'static str>> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let (ranks, rest) = any_of(&words)?;
    if !rest.is_empty() {
        return None;
    }
    ranks?.into_iter().map(|rank| KINDS.get(rank).copied()).collect()
}

/// Places in the list of kinds; none where it may not be shipped.
type Ranks = Option<Vec<usize>>;

/// What was read, and what is left.
type Read<'a, 'b> = Option<(Ranks, &'b [&'a str])>;

fn any_of<'a, 'b>(words: &'b [&'a str]) -> Read<'a, 'b> {
    let (mut best, mut rest) = all_of(words)?;
    while let Some(("OR", left)) = rest.split_first().map(|(word, left)| (*word, left)) {
        let (other, left) = all_of(left)?;
        best = match (best, other) {
            (Some(one), Some(other)) if other.iter().max() < one.iter().max() => Some(other),
            (one, other) => one.or(other),
        };
        rest = left;
    }
    Some((best, rest))
}

fn all_of<'a, 'b>(words: &'b [&'a str]) -> Read<'a, 'b> {
    let (mut all, mut rest) = one(words)?;
    while let Some(("AND", left)) = rest.split_first().map(|(word, left)| (*word, left)) {
        let (other, left) = one(left)?;
        all = all.zip(other).map(|(mut all, other)| {
            all.extend(other);
            all.sort_unstable();
            all.dedup();
            all
        });
        rest = left;
    }
    Some((all, rest))
}

fn one<'a, 'b>(words: &'b [&'a str]) -> Read<'a, 'b> {
    let (word, rest) = words.split_first()?;
    match *word {
        "(" => {
            let (ranks, rest) = any_of(rest)?;
            let (close, rest) = rest.split_first()?;
            (*close == ")").then_some((ranks, rest))
        }
        ")" | "OR" | "AND" | "WITH" => None,
        kind => {
            let rank = KINDS.iter().position(|known| *known == kind);
            // An exception only ever allows more.
            let rest = if let ["WITH", _, after @ ..] = rest { after } else { rest };
            Some((rank.map(|rank| vec![rank]), rest))
        }
    }
}
