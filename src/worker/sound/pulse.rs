//! The sound server of Linux and its relatives: `PulseAudio`, or `PipeWire`, which speaks the same
//! protocol.
//!
//! The crate `pulseaudio` encodes the messages of the protocol; this module decides when and how
//! long to wait. The crate's own client would start a thread that cannot be ended.

use std::ffi::CString;
use std::io::{self, Cursor, ErrorKind, Read as _, Write as _};
use std::os::unix::net::UnixStream;
use std::time::{Duration, SystemTime};

use pulseaudio::protocol::{
    AuthParams, AuthReply, ChannelMap, Command, CreatePlaybackStreamReply, DESCRIPTOR_SIZE,
    Descriptor, DescriptorFlags, LatencyParams, MAX_VERSION, PlaybackLatency, PlaybackStreamParams,
    Prop, Props, SampleFormat, SampleSpec, SetClientNameReply, TagStructRead, TagStructReader,
    encode_descriptor, read_descriptor, stream, write_command_message,
};

use super::cue::RATE;
use super::mixer::Desk;
use crate::clock::Stopwatch;

/// The longest message to accept from a server, in bytes: the expected ones have some hundreds.
const LONGEST_MESSAGE: usize = 1 << 20;
/// The most that a server may request at once, in bytes: ten seconds.
const MOST_WANTED: usize = 10 * 2 * 22_050;
/// How far the sent sound is ahead of the audible one, in bytes: 50 ms, so that a busy machine
/// leaves no gap.
const AHEAD: u32 = 2204;
/// How much the server requests at a time, in bytes: 10 ms.
const PIECE: u32 = 440;
const SAMPLE: usize = 2;
/// The silence after the last sound before the stream is paused, in samples: by then everything has
/// been heard.
const TAIL: usize = 6615;
/// The length of the secret that lets a client in.
const COOKIE: usize = 256;
/// How long to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often to look for new orders while a server sends nothing.
const SLICE: Duration = Duration::from_millis(50);

/// A stream to a sound server, paused while there is nothing to play.
pub struct Output {
    socket: UnixStream,
    version: u16,
    next: u32,
    /// The bytes from the server that do not make a whole message yet.
    inbox: Vec<u8>,
    channel: u32,
    /// How many bytes the server wants.
    wanted: usize,
}

enum Message {
    /// The answer to the request with this number, not parsed yet.
    Answer(u32, Vec<u8>),
    /// The request with this number is refused.
    Refusal(u32),
    /// The server wants this many more bytes.
    Wants(usize),
    Gone,
    /// Anything that makes no difference here.
    Other,
}

impl Output {
    /// Connects to the server in the environment, and creates a paused stream.
    ///
    /// # Errors
    /// If no server answers in time, or it refuses the stream.
    pub fn open() -> io::Result<Self> {
        let path = pulseaudio::socket_path_from_env().ok_or(ErrorKind::NotFound)?;
        // A server of the same user does not need the right cookie, but never accepts one of
        // another length.
        let mut cookie = pulseaudio::cookie_path_from_env()
            .and_then(|path| std::fs::read(path).ok())
            .unwrap_or_default();
        cookie.resize(COOKIE, 0);
        let socket = UnixStream::connect(path)?;
        socket.set_read_timeout(Some(SLICE))?;
        socket.set_write_timeout(Some(PATIENCE))?;
        let mut output = Self {
            socket,
            version: MAX_VERSION,
            next: 0,
            inbox: Vec::new(),
            channel: 0,
            wanted: 0,
        };
        let auth =
            AuthParams { version: MAX_VERSION, supports_shm: false, supports_memfd: false, cookie };
        let auth: AuthReply = output.ask(&Command::Auth(auth))?;
        output.version = output.version.min(auth.version);
        let _: SetClientNameReply = output.ask(&Command::SetClientName(properties()))?;
        let stream: CreatePlaybackStreamReply =
            output.ask(&Command::CreatePlaybackStream(stream_parameters()))?;
        output.channel = stream.channel;
        output.wanted = usize::try_from(stream.requested_bytes).unwrap_or_default();
        Ok(output)
    }

    /// Plays the desk's sounds until there are none, or the desk is closed.
    ///
    /// # Errors
    /// If the server is gone, or silent for too long.
    pub fn play(&mut self, desk: &mut Desk) -> io::Result<()> {
        self.rest(false)?;
        let mut silent = 0;
        let mut heard_of = Stopwatch::start();
        let mut samples = Vec::new();
        while silent < TAIL {
            if !desk.receive() {
                return Ok(());
            }
            if self.wanted < SAMPLE {
                match self.read()? {
                    Some(message) => {
                        heard_of = Stopwatch::start();
                        self.note(&message)?;
                    }
                    None if heard_of.elapsed() > PATIENCE => return Err(ErrorKind::TimedOut.into()),
                    None => {}
                }
                continue;
            }
            // The latency only matters to delayed sounds.
            let latency = if desk.mixer.is_waiting() { self.latency()? } else { 0.0 };
            samples.resize(self.wanted / SAMPLE, 0.0);
            silent = if desk.mixer.is_silent() { silent + samples.len() } else { 0 };
            desk.mixer.fill(&mut samples, desk.now() + latency, RATE);
            self.send(&samples)?;
        }
        self.rest(true)
    }

    /// Pauses or resumes the stream.
    fn rest(&mut self, is_resting: bool) -> io::Result<()> {
        let channel = self.channel;
        self.request(&Command::CorkPlaybackStream(stream::CorkStreamParams {
            channel,
            cork: is_resting,
        }))
        .map(|_| ())
    }

    /// Returns the delay until samples sent next are heard, in seconds.
    fn latency(&mut self) -> io::Result<f64> {
        // The server returns the time it was sent, for clients that keep several machines in step.
        let channel = self.channel;
        let known: PlaybackLatency = self.ask(&Command::GetPlaybackLatency(LatencyParams {
            channel,
            now: SystemTime::UNIX_EPOCH,
        }))?;
        let bytes =
            u32::try_from((known.write_offset - known.read_offset).max(0)).unwrap_or(u32::MAX);
        let queued = f64::from(bytes) / 2.0 / RATE;
        Ok(queued + Duration::from_micros(known.sink_usec).as_secs_f64())
    }

    fn send(&mut self, samples: &[f32]) -> io::Result<()> {
        let length = SAMPLE * samples.len();
        let mut block = vec![0; DESCRIPTOR_SIZE];
        block.extend(samples.iter().flat_map(|&sample| to_16_bits(sample).to_le_bytes()));
        let descriptor = Descriptor {
            length: u32::try_from(length).map_err(io::Error::other)?,
            channel: self.channel,
            offset: 0,
            flags: DescriptorFlags::empty(),
        };
        if let Some(head) = block.first_chunk_mut() {
            encode_descriptor(head, &descriptor);
        }
        self.wanted -= length;
        self.socket.write_all(&block)
    }

    /// Sends a request, and returns the parsed answer.
    fn ask<R: TagStructRead>(&mut self, command: &Command) -> io::Result<R> {
        let answer = self.request(command)?;
        TagStructReader::new(&mut answer.as_slice(), self.version).read().map_err(io::Error::other)
    }

    /// Sends a request, and returns the bytes of the answer. Other messages are noted meanwhile.
    fn request(&mut self, command: &Command) -> io::Result<Vec<u8>> {
        let number = self.next;
        self.next += 1;
        let mut bytes = Vec::new();
        write_command_message(&mut bytes, number, command, self.version)
            .map_err(io::Error::other)?;
        self.socket.write_all(&bytes)?;
        let asked = Stopwatch::start();
        while asked.elapsed() < PATIENCE {
            match self.read()? {
                Some(Message::Answer(to, answer)) if to == number => return Ok(answer),
                Some(Message::Refusal(to)) if to == number => {
                    return Err(ErrorKind::Unsupported.into());
                }
                Some(message) => self.note(&message)?,
                None => {}
            }
        }
        Err(ErrorKind::TimedOut.into())
    }

    fn note(&mut self, message: &Message) -> io::Result<()> {
        match message {
            Message::Wants(bytes) => self.wanted = self.wanted.saturating_add(*bytes),
            Message::Gone => return Err(ErrorKind::ConnectionReset.into()),
            Message::Answer(..) | Message::Refusal(_) | Message::Other => {}
        }
        Ok(())
    }

    /// Waits a moment for the next message and returns it.
    fn read(&mut self) -> io::Result<Option<Message>> {
        let mut buffer = [0; 4096];
        loop {
            if let Some(message) = self.first_message()? {
                return Ok(Some(message));
            }
            match self.socket.read(&mut buffer) {
                Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
                Ok(read) => self.inbox.extend_from_slice(&buffer[..read]),
                Err(error)
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    return Ok(None);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Takes the first whole message out of the received bytes, if there is one.
    fn first_message(&mut self) -> io::Result<Option<Message>> {
        let Some(head) = self.inbox.first_chunk::<DESCRIPTOR_SIZE>() else {
            return Ok(None);
        };
        let descriptor = read_descriptor(&mut head.as_slice()).map_err(io::Error::other)?;
        let length = usize::try_from(descriptor.length).map_err(io::Error::other)?;
        if length > LONGEST_MESSAGE {
            return Err(ErrorKind::InvalidData.into());
        }
        let end = DESCRIPTOR_SIZE + length;
        let Some(body) = self.inbox.get(DESCRIPTOR_SIZE..end) else {
            return Ok(None);
        };
        let message = self.parse(body);
        self.inbox.drain(..end);
        Ok(Some(message))
    }

    fn parse(&self, body: &[u8]) -> Message {
        let mut reader = Cursor::new(body);
        match Command::read_tag_prefixed(&mut reader, self.version) {
            Ok((number, Command::Reply)) => {
                let read = usize::try_from(reader.position()).unwrap_or(usize::MAX);
                Message::Answer(number, body.get(read..).unwrap_or_default().to_vec())
            }
            Ok((number, Command::Error(_))) => Message::Refusal(number),
            Ok((_, Command::Request(wants))) => {
                Message::Wants(usize::try_from(wants.length).unwrap_or_default().min(MOST_WANTED))
            }
            Ok((_, Command::PlaybackStreamKilled(_))) => Message::Gone,
            // This enum belongs to the protocol: its many other commands, and those that the crate
            // does not know, do not matter here.
            Ok(_) | Err(_) => Message::Other,
        }
    }
}

/// Returns the name of the program for the desktop's mixer.
fn properties() -> Props {
    let mut properties = Props::new();
    properties.set(Prop::ApplicationName, c"Plot 4");
    properties.set(Prop::ApplicationId, c"io.github.plot4.Plot4");
    properties.set(Prop::ApplicationIconName, c"io.github.plot4.Plot4");
    if let Ok(id) = CString::new(std::process::id().to_string()) {
        properties.set(Prop::ApplicationProcessId, id);
    }
    properties
}

/// Returns the parameters of the stream, with low latency.
fn stream_parameters() -> PlaybackStreamParams {
    let mut props = Props::new();
    props.set(Prop::MediaName, c"Plot 4");
    props.set(Prop::MediaRole, c"game");
    PlaybackStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::S16Le, channels: 1, sample_rate: 22_050 },
        channel_map: ChannelMap::mono(),
        buffer_attr: stream::BufferAttr {
            target_length: AHEAD,
            pre_buffering: PIECE,
            minimum_request_length: PIECE,
            ..stream::BufferAttr::default()
        },
        props,
        flags: stream::StreamFlags {
            start_corked: true,
            adjust_latency: true,
            ..stream::StreamFlags::default()
        },
        ..PlaybackStreamParams::default()
    }
}

/// Converts a sample from -1 to 1 to 16 bits.
#[expect(clippy::cast_possible_truncation, reason = "the mixer keeps within -1 and 1")]
fn to_16_bits(sample: f32) -> i16 {
    (sample * 32_767.0).round() as i16
}
