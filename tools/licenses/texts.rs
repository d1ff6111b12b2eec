//! What stands in a license file: which kind it is, whose, and its text without
//! what differs from one to the next though it says the same.

/// A license as somebody gave it.
#[derive(Clone, Debug)]
pub struct Given {
    /// Of which kind; none where it is of no kind that is known.
    pub kind: Option<&'static str>,
    /// Who has the rights, a line each.
    pub holders: Vec<String>,
    /// Its paragraphs.
    pub body: String,
}

/// A kind, words that only it has, and where its text begins after the names.
const SIGNS: [(&str, &str, &str); 11] = [
    ("Ubuntu-font-1.0", "ubuntu font licence", ""),
    ("OFL-1.1", "sil open font license", ""),
    ("Unicode-3.0", "unicode license v3", ""),
    ("BSL-1.0", "boost software license", "Boost Software License"),
    (
        "MIT",
        "is hereby granted, free of charge, to any person obtaining",
        "Permission is hereby granted",
    ),
    ("MPL-2.0", "mozilla public license version 2.0", ""),
    (
        "Apache-2.0",
        "terms and conditions for use, reproduction, and distribution",
        "Apache License",
    ),
    ("BSD-3-Clause", "neither the name of", "Redistribution and use"),
    ("BSD-2-Clause", "redistribution and use in source and binary forms", "Redistribution and use"),
    ("Zlib", "altered source versions must be plainly marked", "This software is provided"),
    ("ISC", "permission to use, copy, modify, and/or distribute", "Permission to use"),
];

/// Where an Apache license ends, and how to use it begins.
const APPENDIX: &str = "APPENDIX: How to apply";

/// Reads a license file.
pub fn read(file: &str) -> Given {
    let file = file.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    let flat = plain(&file);
    let sign = SIGNS.iter().find(|(_, words, _)| flat.contains(words));
    let Some((kind, _, start)) = sign else {
        return Given { kind: None, holders: Vec::new(), body: paragraphs(&file) };
    };
    let begin = file.find(start).unwrap_or_default();
    let (head, body) = file.split_at(begin);
    let (body, tail) = match body.find(APPENDIX) {
        Some(end) => body.split_at(end),
        None => (body, ""),
    };
    let mut holders = holders(head);
    holders.extend(self::holders(tail));
    Given { kind: Some(kind), holders, body: paragraphs(body) }
}

/// All of a file that is none of the usual ones.
pub fn whole(file: &str) -> Given {
    Given { kind: None, holders: Vec::new(), body: paragraphs(file) }
}

/// What two texts have in common that say the same.
pub fn sameness(body: &str) -> String {
    plain(body).replace("https", "http").chars().filter(|sign| sign.is_alphanumeric()).collect()
}

/// Small letters with single spaces.
fn plain(text: &str) -> String {
    text.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}

/// The lines that name somebody, each with what goes on below it.
fn holders(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for paragraph in text.split("\n\n") {
        let named = paragraph.lines().skip_while(|line| !is_holder(line)).map(tidy);
        all.extend(named.filter(|line| line.chars().any(char::is_alphanumeric)));
    }
    all
}

fn is_holder(line: &str) -> bool {
    let line = line.to_lowercase();
    let is_form = ["[yyyy]", "{yyyy}", "copyright notice", "copyright license", "copyright owner"]
        .iter()
        .any(|form| line.contains(form));
    line.contains("copyright") && !is_form
}

fn tidy(line: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    words.join(" ").trim_start_matches(['/', '*', '#', ' ']).to_owned()
}

/// The text with its paragraphs in one line each, so that it can be shown in
/// any width. A line that ends early keeps its end.
fn paragraphs(text: &str) -> String {
    let mut all: Vec<String> = Vec::new();
    let mut open = false;
    let mut long = false;
    for line in text.lines() {
        let words = line.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_rule = !words.is_empty() && !words.chars().any(char::is_alphanumeric);
        if words.is_empty() || is_rule {
            open = false;
            continue;
        }
        match all.last_mut().filter(|_| open) {
            Some(last) => {
                last.push(if long { ' ' } else { '\n' });
                last.push_str(&words);
            }
            None => all.push(words.clone()),
        }
        open = true;
        long = words.chars().count() >= 48;
    }
    all.join("\n\n")
}
