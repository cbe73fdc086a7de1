//! Sound on Windows and macOS, by the crate `cpal`: its callback takes mixed samples from a queue.

use std::collections::VecDeque;
use std::io::{self, ErrorKind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use cpal::traits::{DeviceTrait as _, HostTrait as _, StreamTrait as _};

use super::mixer::Desk;

/// How far the mixed sound is ahead of the audible one, in seconds.
const AHEAD: f64 = 0.03;
/// How often the queue is filled.
const EVERY: Duration = Duration::from_millis(5);
/// The silence after the last sound before the device is paused, in seconds.
const TAIL: f64 = 0.3;

/// A stream to the default device, paused while there is nothing to play.
pub struct Output {
    stream: cpal::Stream,
    queue: Arc<Mutex<Queue>>,
    rate: u32,
}

/// The next samples for the device.
#[derive(Default)]
struct Queue {
    samples: VecDeque<f32>,
    /// The delay until samples taken now are heard, in seconds.
    latency: f64,
    /// Whether the device is gone.
    has_failed: bool,
}

impl Output {
    /// Opens the default device.
    ///
    /// # Errors
    /// If there is none, or it does not support our sample format.
    pub fn open() -> io::Result<Self> {
        let device = cpal::default_host().default_output_device().ok_or(ErrorKind::NotFound)?;
        let config: cpal::StreamConfig =
            device.default_output_config().map_err(io::Error::other)?.into();
        let (channels, rate) = (usize::from(config.channels.max(1)), config.sample_rate);
        let queue: Arc<Mutex<Queue>> = Arc::default();
        let (taken, failed) = (Arc::clone(&queue), Arc::clone(&queue));
        let take = move |data: &mut [f32], info: &cpal::OutputCallbackInfo| {
            let mut queue = taken.lock().unwrap_or_else(PoisonError::into_inner);
            let moments = info.timestamp();
            queue.latency = moments.playback.duration_since(moments.callback).as_secs_f64();
            for frame in data.chunks_mut(channels) {
                frame.fill(queue.samples.pop_front().unwrap_or_default());
            }
        };
        let fail = move |error: cpal::Error| {
            if !matches!(
                error.kind(),
                cpal::ErrorKind::DeviceChanged
                    | cpal::ErrorKind::Xrun
                    | cpal::ErrorKind::RealtimeDenied
            ) {
                failed.lock().unwrap_or_else(PoisonError::into_inner).has_failed = true;
            }
        };
        let stream =
            device.build_output_stream(config, take, fail, None).map_err(io::Error::other)?;
        Ok(Self { stream, queue, rate })
    }

    /// Plays the desk's sounds until there are none, or the desk is closed.
    ///
    /// # Errors
    /// If the device is gone.
    pub fn play(&mut self, desk: &mut Desk) -> io::Result<()> {
        let rate = f64::from(self.rate);
        self.stream.play().map_err(io::Error::other)?;
        let mut silent_since = desk.now();
        while desk.now() - silent_since < TAIL {
            if !desk.receive_within(EVERY) {
                return Ok(());
            }
            if !desk.mixer.is_silent() {
                silent_since = desk.now();
            }
            // The device does not wait, so the queue is locked only briefly, and mixing happens
            // outside.
            let (queued, latency) = {
                let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
                if queue.has_failed {
                    return Err(ErrorKind::NotConnected.into());
                }
                (
                    u32::try_from(queue.samples.len())
                        .map_or(AHEAD, |samples| f64::from(samples) / rate),
                    queue.latency,
                )
            };
            let mut samples = vec![0.0; count((AHEAD - queued) * rate)];
            desk.mixer.fill(&mut samples, desk.now() + queued + latency, rate);
            self.queue.lock().unwrap_or_else(PoisonError::into_inner).samples.extend(samples);
        }
        self.stream.pause().map_err(io::Error::other)
    }
}

/// Rounds a number of samples.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a few thousand at the most, and none below 0"
)]
fn count(samples: f64) -> usize {
    samples.max(0.0) as usize
}
