//! The mixer: timed sounds in, samples out. It has no clock: the caller says when the samples will
//! be heard.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "moments and places in a sound are f64 and never negative, samples are f32, and a \
        sound has some thousands of them"
)]

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use super::cue::{Order, RATE, Sound, amplitude, recording};
use crate::clock::Stopwatch;

/// The fade-out time of hushed sounds, in seconds.
const FADE: f64 = 0.02;
/// How late a sound may still be played instead of dropped, in seconds, when a server is slow.
const LATEST: f64 = 0.5;

/// The playing and the delayed sounds.
#[derive(Default)]
pub struct Mixer {
    voices: Vec<Voice>,
}

/// A playing or delayed sound.
struct Voice {
    samples: &'static [[u8; 2]],
    /// When it begins, in seconds of the caller's clock.
    due: f64,
    /// The number of its samples played in a second.
    speed: f64,
    gain: f32,
    /// The position in its samples; `None` while it is delayed.
    at: Option<f64>,
    /// The remaining share of its loudness while it fades out.
    fading: Option<f32>,
}

impl Voice {
    /// Returns its interpolated value at a position between two samples; `None` at its end.
    fn value(&self, at: f64) -> Option<f32> {
        let index = at as usize;
        let here = amplitude(*self.samples.get(index)?);
        let next = self.samples.get(index + 1).map_or(0.0, |&next| amplitude(next));
        Some(here + (next - here) * (at - index as f64) as f32)
    }

    /// Adds it to samples at this `rate` per second, the first of which is heard at `heard`.
    /// Returns whether there is more of it.
    fn add_to(&mut self, out: &mut [f32], heard: f64, rate: f64) -> bool {
        let skipped =
            if self.at.is_some() { 0.0 } else { ((self.due - heard) * rate).max(0.0).round() };
        if skipped >= out.len() as f64 {
            return true;
        }
        let fade = (1.0 / (FADE * rate)) as f32;
        let mut at = self.at.unwrap_or_default();
        for sample in &mut out[skipped as usize..] {
            let Some(value) = self.value(at) else {
                return false;
            };
            if let Some(left) = &mut self.fading {
                *left -= fade;
                if *left <= 0.0 {
                    return false;
                }
            }
            *sample += value * self.gain * self.fading.unwrap_or(1.0);
            at += self.speed / rate;
        }
        self.at = Some(at);
        true
    }
}

impl Mixer {
    /// Adds a sound to play at a time, in seconds of the caller's clock, at the user's volume from
    /// 0 to 1.
    pub fn add(&mut self, sound: &Sound, volume: f32, due: f64) {
        // Half the volume is 9 dB less, which sounds about half as loud.
        let gain = sound.loudness * volume.powf(1.5);
        let speed = RATE * f64::from(sound.pitch);
        self.voices.push(Voice {
            samples: recording(sound.cue),
            due,
            speed,
            gain,
            at: None,
            fading: None,
        });
    }

    /// Moves the delayed sounds forward, so that the first one plays now and the others keep their
    /// distance to it.
    pub fn hurry(&mut self, now: f64) {
        let waiting = |voice: &&mut Voice| voice.at.is_none() && voice.due > now;
        let next = self
            .voices
            .iter_mut()
            .filter(waiting)
            .map(|voice| voice.due)
            .fold(f64::INFINITY, f64::min);
        for voice in self.voices.iter_mut().filter(waiting) {
            voice.due -= next - now;
        }
    }

    /// Drops the delayed sounds, and fades out the playing ones.
    pub fn hush(&mut self) {
        self.voices.retain(|voice| voice.at.is_some());
        for voice in &mut self.voices {
            voice.fading.get_or_insert(1.0);
        }
    }

    pub fn clear(&mut self) {
        self.voices.clear();
    }

    /// Returns whether there is nothing playing or delayed.
    pub const fn is_silent(&self) -> bool {
        self.voices.is_empty()
    }

    /// Returns whether there is a delayed sound, which only a sound server that lags cares about.
    #[cfg(any(test, all(unix, not(target_os = "macos"))))]
    pub fn is_waiting(&self) -> bool {
        self.voices.iter().any(|voice| voice.at.is_none())
    }

    /// Fills samples at this `rate` per second with the sound from time `heard` on. Sounds that
    /// should have begun long before are dropped.
    pub fn fill(&mut self, out: &mut [f32], heard: f64, rate: f64) {
        out.fill(0.0);
        self.voices.retain_mut(|voice| {
            (voice.at.is_some() || heard < voice.due + LATEST) && voice.add_to(out, heard, rate)
        });
        for sample in out {
            *sample = sample.clamp(-1.0, 1.0);
        }
    }
}

// The state of the sound thread: the incoming orders, the mixer, and the clock.

/// An order, and the time since it was given.
pub struct Sent {
    pub order: Order,
    /// A clock that was started with the order.
    pub since: Stopwatch,
}

/// The state of the sound thread.
pub struct Desk {
    orders: Receiver<Sent>,
    clock: Stopwatch,
    /// The playing and the delayed sounds.
    pub mixer: Mixer,
}

impl Desk {
    pub fn new(orders: Receiver<Sent>) -> Self {
        Self { orders, clock: Stopwatch::start(), mixer: Mixer::default() }
    }

    /// Returns the time, in seconds of the desk's clock.
    pub fn now(&self) -> f64 {
        self.clock.elapsed().as_secs_f64()
    }

    /// Waits for an order, and receives all pending ones. Returns whether there may be more later.
    pub fn wait(&mut self) -> bool {
        match self.orders.recv() {
            Ok(sent) => {
                self.take(&sent);
                self.receive()
            }
            Err(_) => false,
        }
    }

    /// Receives all pending orders. Returns whether there may be more later.
    pub fn receive(&mut self) -> bool {
        loop {
            match self.orders.try_recv() {
                Ok(sent) => self.take(&sent),
                Err(TryRecvError::Empty) => return true,
                Err(TryRecvError::Disconnected) => return false,
            }
        }
    }

    /// Receives all pending orders, or waits this long for one if there are none. Returns whether
    /// there may be more later.
    #[cfg_attr(
        all(unix, not(target_os = "macos")),
        expect(dead_code, reason = "a sound server says itself when it wants more")
    )]
    pub fn receive_within(&mut self, patience: Duration) -> bool {
        match self.orders.recv_timeout(patience) {
            Ok(sent) => {
                self.take(&sent);
                self.receive()
            }
            Err(RecvTimeoutError::Timeout) => true,
            Err(RecvTimeoutError::Disconnected) => false,
        }
    }

    fn take(&mut self, Sent { order, since }: &Sent) {
        let now = self.now();
        match order {
            Order::Play { sounds, volume } => {
                let given = now - since.elapsed().as_secs_f64();
                for sound in sounds {
                    self.mixer.add(sound, *volume, given + sound.after);
                }
            }
            Order::Hurry => self.mixer.hurry(now),
            Order::Hush => self.mixer.hush(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::cue::Cue;
    use super::*;

    /// The sample rate of the recordings.
    const SAME: f64 = RATE;

    /// Returns a second of samples from time 10 on, filled in blocks of this length.
    fn second(mixer: &mut Mixer, block: usize) -> Vec<f32> {
        let mut out = vec![0.0; RATE as usize];
        for (index, part) in out.chunks_mut(block).enumerate() {
            mixer.fill(part, 10.0 + (index * block) as f64 / SAME, SAME);
        }
        out
    }

    fn onset(out: &[f32]) -> Option<usize> {
        out.iter().position(|sample| sample.abs() > 1e-3)
    }

    fn peak(out: &[f32]) -> f32 {
        out.iter().fold(0.0, |peak, sample| f32::max(peak, sample.abs()))
    }

    #[test]
    fn a_sound_begins_at_its_moment_whatever_the_blocks_are() {
        let whole: Vec<Vec<f32>> = [100, 441, 22_050]
            .into_iter()
            .map(|block| {
                let mut mixer = Mixer::default();
                mixer.add(&Sound::now(Cue::Drop), 1.0, 10.3);
                let out = second(&mut mixer, block);
                assert!(mixer.is_silent(), "it has ended");
                out
            })
            .collect();
        let first = onset(&whole[0]).expect("a sound");
        assert!((6_615..6_625).contains(&first), "0.3 s are 6,615 samples: {first}");
        // It is the recording itself, as the rate is the same.
        let made: Vec<f32> = recording(Cue::Drop).iter().map(|&sample| amplitude(sample)).collect();
        assert!(
            whole[0][6_615..].iter().zip(&made).all(|(heard, made)| (heard - made).abs() < 1e-4)
        );
        for other in &whole[1..] {
            assert!(
                whole[0].iter().zip(other).all(|(one, two)| (one - two).abs() < 1e-3),
                "blocks make no difference"
            );
        }
    }

    #[test]
    fn half_the_volume_sounds_half_as_loud_and_none_is_silence() {
        let heard = |volume| {
            let mut mixer = Mixer::default();
            mixer.add(&Sound::now(Cue::Stone), volume, 10.0);
            peak(&second(&mut mixer, 441))
        };
        assert!((heard(1.0) - 0.25).abs() < 0.01);
        assert!((heard(0.5) - 0.088_4).abs() < 0.004);
        assert!(heard(0.0) <= 0.0);
    }

    #[test]
    fn a_higher_pitch_is_shorter() {
        let length = |pitch| {
            let mut mixer = Mixer::default();
            mixer.add(&Sound { pitch, ..Sound::now(Cue::Win) }, 1.0, 10.0);
            let out = second(&mut mixer, 441);
            out.iter().rposition(|sample| sample.abs() > 0.01).expect("a sound")
        };
        let (usual, octave) = (length(1.0), length(2.0));
        assert!((octave * 2).abs_diff(usual) < 400, "{usual} {octave}");
    }

    #[test]
    fn sounds_add_up_and_never_clip() {
        let mut mixer = Mixer::default();
        for _ in 0..20 {
            mixer.add(&Sound::now(Cue::Drop), 1.0, 10.0);
        }
        assert!((peak(&second(&mut mixer, 441)) - 1.0).abs() < 1e-6);
    }

    #[test]
    fn what_waits_is_hurried_together_and_what_is_heard_is_left_alone() {
        let mut mixer = Mixer::default();
        mixer.add(&Sound::now(Cue::Slide), 1.0, 10.0);
        mixer.add(&Sound::now(Cue::Drop), 1.0, 10.5);
        mixer.add(&Sound::now(Cue::Win), 1.0, 10.7);
        mixer.fill(&mut [0.0; 220], 10.0, SAME);
        mixer.hurry(10.1);
        let dues: Vec<f64> = mixer.voices.iter().map(|voice| voice.due).collect();
        assert!(
            dues.iter()
                .zip([10.0, 10.1, 10.3])
                .all(|(due, expected)| (due - expected).abs() < 1e-9),
            "{dues:?}"
        );
        mixer.hurry(20.0);
        assert!(
            (mixer.voices[2].due - 10.3).abs() < 1e-9,
            "what is overdue comes as soon as it can"
        );
    }

    #[test]
    fn hush_forgets_what_waits_and_fades_what_is_heard() {
        let mut mixer = Mixer::default();
        mixer.add(&Sound::now(Cue::Win), 1.0, 10.0);
        mixer.add(&Sound::now(Cue::Drop), 1.0, 10.5);
        mixer.fill(&mut [0.0; 2205], 10.0, SAME);
        mixer.hush();
        assert!(!mixer.is_waiting() && !mixer.is_silent());
        let mut rest = [0.0; 2205];
        mixer.fill(&mut rest, 10.1, SAME);
        assert!(mixer.is_silent() && peak(&rest[..200]) > 0.01 && peak(&rest[442..]) <= 0.0);
    }

    #[test]
    fn what_comes_far_too_late_is_left_out() {
        let mut mixer = Mixer::default();
        mixer.add(&Sound::now(Cue::Drop), 1.0, 9.4);
        mixer.add(&Sound::now(Cue::Stone), 1.0, 9.9);
        mixer.fill(&mut [0.0; 10], 10.0, SAME);
        assert_eq!(mixer.voices.len(), 1, "half a second is too late, a tenth is not");
    }
}
