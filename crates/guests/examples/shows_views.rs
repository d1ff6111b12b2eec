//! A main device without a game, for the tests of the page in a browser: the real server, told by the
//! lines of the standard input what to show. Answers each line with a line of JSON.
//!
//! - `open` serves on loopback and tells `at` and `code`;
//! - `show {"views": [...], "island": "<svg/>", "stills": {"en": "<html>"}, "turns": {"en": [...]}}`
//!   publishes these views, one a language, and tells `n`;
//! - `let_in` lets in all that ask for a seat, and tells which with their `digits`;
//! - `seats [{"seat": 0, "language": "en", ...}]` has what these seats alone see beside the views that are shown next;
//! - `proposed` tells what phones proposed since, and `answer {"done": true, "say": ""}` answers the
//!   last of it;
//! - `book {"prices": [...], "entries": [...]}` is what may be looked up;
//! - `who` tells the `code`, and how many `look` on and are `asleep`;
//! - `remove` removes everybody, and `close` leaves the game.

use std::collections::BTreeMap;
use std::io::{BufRead as _, Write as _};
use std::sync::Arc;

use anyhow::{Context as _, Result, bail};
use guests::{
    GuestServer, LangKey, Limits, OwnAddress, PackedBytes, Presence, Proposal, ProposalAnswer,
    SeatNumber, Verdict,
};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Screening {
    views: Vec<Value>,
    island: String,
    #[serde(default)]
    stills: BTreeMap<String, String>,
    #[serde(default)]
    turns: BTreeMap<String, Vec<Value>>,
}

fn open() -> Result<GuestServer> {
    // All devices of a test come from one address.
    let limits = Limits {
        ports: 0..=0,
        connections_per_address: 64,
        requests_a_second: 500,
        ..Limits::default()
    };
    Ok(GuestServer::open(&OwnAddress::loopback(), limits, Arc::new(|| {}))?)
}

/// The answer to a proposal.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answering {
    done: bool,
    say: String,
}

/// Lets in all that ask for a seat.
fn let_in(server: &GuestServer) -> Value {
    let requests = server.attendance().requests;
    let let_in = requests.iter().map(|one| {
        server.seats(one.guest);
        json!({ "seat": one.seat.index(), "digits": one.digits.to_string() })
    });
    Value::Array(let_in.collect())
}

fn answer(server: &GuestServer, proposal: &Proposal, said: &Answering) -> Result<Value> {
    let verdict = if said.done { Verdict::Done } else { Verdict::Refused };
    let json = serde_json::to_vec(&json!({ "say": said.say }))?.into();
    server.answers(proposal.guest, &proposal.id, ProposalAnswer { verdict, json });
    Ok(json!({}))
}

fn show(server: &GuestServer, shown: Screening, seats: &[Value]) -> Result<Value> {
    let mut next = server.next_publication();
    let key = |language: &str| LangKey::try_from(language).context("a language");
    let island = next.picture(shown.island.into_bytes()).to_string();
    for mut view in shown.views {
        let fields = view.as_object_mut().context("a view is an object")?;
        fields.insert("run".to_owned(), json!(next.run().to_string()));
        fields.insert("n".to_owned(), json!(next.n()));
        fields.insert("island".to_owned(), json!(island));
        let language = key(fields.get("language").and_then(Value::as_str).unwrap_or_default())?;
        next.view(language, serde_json::to_vec(&view)?);
    }
    for seat in seats {
        let number = seat.get("seat").and_then(Value::as_u64).context("a seat")?;
        let number = SeatNumber::try_from(u8::try_from(number)?)?;
        let language = key(seat.get("language").and_then(Value::as_str).unwrap_or("en"))?;
        next.seat_view(number, language, serde_json::to_vec(seat)?);
    }
    for (language, html) in shown.stills {
        next.still(key(&language)?, html.replace("h=kept", &format!("h={island}")).into_bytes());
    }
    for (language, turns) in shown.turns {
        let of = |turn: &Value| serde_json::to_vec(turn).map(Arc::from);
        let turns = turns.iter().map(of).collect::<Result<_, _>>()?;
        next.replay(key(&language)?, turns);
    }
    let n = next.n();
    server.publish(next);
    Ok(json!({ "n": n }))
}

fn who(server: &GuestServer) -> Value {
    let lookers = server.attendance().lookers;
    let is_asleep = |presence: &Presence| matches!(presence, Presence::Asleep { .. });
    let asleep = lookers.iter().filter(|looker| is_asleep(&looker.presence)).count();
    let code = server.invitation().code().to_string();
    json!({ "code": code, "look": lookers.len(), "asleep": asleep })
}

fn main() -> Result<()> {
    let mut server: Option<GuestServer> = None;
    let (mut seats, mut proposed) = (Vec::new(), None);
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        let (verb, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let answer = match (verb, &server) {
            ("open", _) => {
                let opened = open()?;
                let invitation = opened.invitation();
                let (at, code) = (invitation.at().to_string(), invitation.code().to_string());
                server = Some(opened);
                json!({ "at": at, "code": code })
            }
            ("show", Some(server)) => show(server, serde_json::from_str(rest)?, &seats)?,
            ("seats", Some(_)) => {
                seats = serde_json::from_str(rest)?;
                json!({})
            }
            ("let_in", Some(server)) => let_in(server),
            ("proposed", Some(server)) => {
                let all = server.proposals();
                let bodies = all.iter().map(|one| serde_json::from_slice::<Value>(&one.body));
                let bodies = bodies.collect::<Result<Vec<_>, _>>()?;
                proposed = all.into_iter().next_back().or(proposed);
                Value::Array(bodies)
            }
            ("answer", Some(server)) => {
                let proposal = proposed.as_ref().context("nothing was proposed")?;
                answer(server, proposal, &serde_json::from_str(rest)?)?
            }
            ("book", Some(server)) => {
                let packed = PackedBytes::of(rest.as_bytes()).context("it can be packed")?;
                server.tells_rules(LangKey::try_from("en")?, packed);
                json!({})
            }
            ("who", Some(server)) => who(server),
            ("remove", Some(server)) => {
                server.remove_all();
                who(server)
            }
            ("close", Some(_)) => {
                server = None;
                json!({})
            }
            _ => bail!("{line}: there is no such line, or nothing is open"),
        };
        let mut output = std::io::stdout().lock();
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}
