fn main() -> std::process::ExitCode {
    let deck = tableside::cards::deck_a().unwrap();
    match tableside::cli::analyze(&deck, std::io::stdin().lock(), std::io::stdout().lock()) {
        Ok(tableside::cli::Answered::All) => std::process::ExitCode::SUCCESS,
        _ => std::process::ExitCode::FAILURE,
    }
}
