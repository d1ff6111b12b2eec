//! Cues and words by Windows' own player and voices.

use std::sync::mpsc::Receiver;

use windows::Foundation::TypedEventHandler;
use windows::Media::Core::MediaSource;
use windows::Media::Playback::{MediaPlayer, MediaPlayerAudioCategory};
use windows::Media::SpeechSynthesis::{SpeechSynthesizer, VoiceInformation};
use windows::Storage::Streams::{DataWriter, InMemoryRandomAccessStream};
use windows::core::{HSTRING, Result};

use super::worker::{ReachReport, Speech};
use crate::app::sound::{Cue, Reach, Volume, Wave};
use words::language::Language;

/// Plays every cue until the window is gone.
pub fn serve_cues(cues: &Receiver<(Cue, Volume)>, report: &ReachReport) {
    let mut player = None;
    for (cue, volume) in cues {
        let played = player
            .take()
            .map_or_else(|| player_of(MediaPlayerAudioCategory::GameEffects, report), Ok)
            .and_then(|player| {
                play(&player, cue, volume)?;
                Ok(player)
            });
        report.set(reach(&played));
        player = played.ok();
    }
}

fn play(player: &MediaPlayer, cue: Cue, volume: Volume) -> Result<()> {
    let stream = InMemoryRandomAccessStream::new()?;
    let writer = DataWriter::CreateDataWriter(&stream)?;
    writer.WriteBytes(&Wave::of(cue, volume).file())?;
    writer.StoreAsync()?.join()?;
    writer.DetachStream()?;
    stream.Seek(0)?;
    player.SetSource(&MediaSource::CreateFromStream(&stream, &HSTRING::from("audio/wav"))?)?;
    player.Play()
}

/// Reads everything until the window is gone.
pub fn serve_speech(speeches: &Receiver<Speech>, report: &ReachReport) {
    let mut reader = None;
    while let Ok(first) = speeches.recv() {
        // What came meanwhile interrupts it.
        let speech = speeches.try_iter().last().unwrap_or(first);
        let read = reader.take().map_or_else(|| VoiceReader::new(report), Ok).and_then(
            |reader: VoiceReader| {
                reader.say(&speech)?;
                Ok(reader)
            },
        );
        report.set(reach(&read));
        reader = read.ok();
    }
}

/// A player that stays out of the system's media controls, whose keys would play again what
/// it played last.
fn player_of(kind: MediaPlayerAudioCategory, report: &ReachReport) -> Result<MediaPlayer> {
    let player = MediaPlayer::new()?;
    player.CommandManager()?.SetIsEnabled(false)?;
    player.SetAudioCategory(kind)?;
    let report = report.clone();
    // Where there is nothing to play by, it finds out later.
    player.MediaFailed(&TypedEventHandler::new(move |_, _| {
        report.set(Reach::Silent);
        Ok(())
    }))?;
    Ok(player)
}

fn reach<T>(answer: &Result<T>) -> Reach {
    if answer.is_ok() { Reach::Answers } else { Reach::Silent }
}

/// A voice, and what plays what it says.
struct VoiceReader {
    voice: SpeechSynthesizer,
    player: MediaPlayer,
}

impl VoiceReader {
    fn new(report: &ReachReport) -> Result<Self> {
        let player = player_of(MediaPlayerAudioCategory::Speech, report)?;
        Ok(Self { voice: SpeechSynthesizer::new()?, player })
    }

    fn say(&self, speech: &Speech) -> Result<()> {
        self.player.Pause()?;
        let Speech::Say { words, language, volume } = speech else { return Ok(()) };
        if let Some(voice) = voice_of(*language)? {
            self.voice.SetVoice(&voice)?;
        }
        let spoken = self.voice.SynthesizeTextToStreamAsync(&HSTRING::from(words))?.join()?;
        self.player.SetVolume(f64::from(volume.number()) / 100.0)?;
        self.player.SetSource(&MediaSource::CreateFromStream(&spoken, &spoken.ContentType()?)?)?;
        self.player.Play()
    }
}

/// A voice for a language, if one is installed.
fn voice_of(language: Language) -> Result<Option<VoiceInformation>> {
    for voice in SpeechSynthesizer::AllVoices()? {
        if Language::of_locale(&voice.Language()?.to_string()) == Some(language) {
            return Ok(Some(voice));
        }
    }
    Ok(None)
}
