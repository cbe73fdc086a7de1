//! Cues, sounds with pitch, loudness and time, and orders for the sound thread.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A coin slides to its column.
    Slide,
    Drop,
    /// A coin that has landed bounces once more.
    Bounce,
    /// A move is refused: the knock on a full column.
    Refused,
    Win,
    Loss,
    Draw,
    Stone,
    Capture,
}

impl Cue {
    pub const ALL: [Self; 9] = [
        Self::Slide,
        Self::Drop,
        Self::Bounce,
        Self::Refused,
        Self::Win,
        Self::Loss,
        Self::Draw,
        Self::Stone,
        Self::Capture,
    ];
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sound {
    pub cue: Cue,
    /// Its speed relative to the recording: 2 is an octave higher, and half as long.
    pub pitch: f32,
    /// Its loudness relative to the others, from 0 to 1.
    pub loudness: f32,
    /// Its time, in seconds from the order.
    pub after: f64,
}

impl Sound {
    /// Returns an unchanged sound after this many seconds.
    #[must_use]
    pub const fn after(cue: Cue, after: f64) -> Self {
        Self { cue, pitch: 1.0, loudness: 1.0, after }
    }

    /// Returns an unchanged sound without delay.
    #[must_use]
    pub const fn now(cue: Cue) -> Self {
        Self::after(cue, 0.0)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// Plays these, each after its delay.
    Play {
        sounds: Vec<Sound>,
        /// The user's volume, from 0 to 1.
        volume: f32,
    },
    /// Plays delayed sounds now, as the animation of their piece was skipped.
    Hurry,
    /// Drops the delayed sounds, and fades out those that are playing.
    Hush,
}

// The recordings made by `assets/sound/make.py`: their samples, read from the files in the
// program.

/// The number of samples per second.
pub const RATE: f64 = 22_050.0;

/// The length of the header before the samples in a file of the script: mono, 16 bits.
const HEADER: usize = 44;

/// Returns the samples of a file, two bytes each, in little-endian order. A file in another format
/// is refused at build time.
const fn samples(file: &'static [u8]) -> &'static [[u8; 2]] {
    let (header, data) = file.split_at(HEADER);
    let is_riff = matches!(header.first_chunk(), Some(b"RIFF"));
    // The format is PCM, one channel, 22,050 per second, 16 bits; only samples follow.
    let is_ours =
        matches!(header.split_at(20).1.first_chunk(), Some(&[1, 0, 1, 0, 0x22, 0x56, 0, 0]));
    let is_16_bit =
        matches!(header.split_at(34).1.first_chunk(), Some(&[16, 0, b'd', b'a', b't', b'a']));
    assert!(is_riff && is_ours && is_16_bit, "a sound is a file as assets/sound/make.py writes it");
    data.as_chunks().0
}

/// The samples of a file below `assets/sound`.
macro_rules! sound {
    ($name:literal) => {
        const { samples(include_bytes!(concat!("../../../assets/sound/", $name, ".wav"))) }
    };
}

pub const fn recording(cue: Cue) -> &'static [[u8; 2]] {
    match cue {
        Cue::Slide => sound!("slide"),
        Cue::Drop | Cue::Bounce => sound!("drop"),
        Cue::Refused => sound!("full"),
        Cue::Win => sound!("win"),
        Cue::Loss => sound!("loss"),
        Cue::Draw => sound!("draw"),
        Cue::Stone => sound!("stone"),
        Cue::Capture => sound!("capture"),
    }
}

pub fn amplitude(sample: [u8; 2]) -> f32 {
    f32::from(i16::from_le_bytes(sample)) / 32_768.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The longest sound, in seconds.
    const LONGEST: f64 = 0.8;

    #[test]
    fn sounds_are_short_soft_and_clean() {
        let mut bytes = 0;
        for cue in Cue::ALL {
            let samples: Vec<f64> =
                recording(cue).iter().map(|&sample| f64::from(amplitude(sample))).collect();
            let length = f64::from(u32::try_from(samples.len()).expect("short")) / RATE;
            assert!((0.1..=LONGEST).contains(&length), "{cue:?}: {length} s");
            let peak = samples.iter().fold(0.0, |peak: f64, sample| peak.max(sample.abs()));
            let (quietest, loudest) = if cue == Cue::Slide { (0.03, 0.1) } else { (0.18, 0.26) };
            assert!((quietest..=loudest).contains(&peak), "{cue:?}: a peak of {peak}");
            let mean = samples.iter().sum::<f64>() / length / RATE;
            assert!(mean.abs() < 0.000_5, "{cue:?}: a constant part of {mean}");
            let ends = [samples[0], samples[samples.len() - 1]];
            assert!(
                ends.iter().all(|end| end.abs() < 0.000_1),
                "{cue:?} begins and ends at {ends:?}"
            );
            // The last 2 ms are almost silent, so that no end clicks.
            let tail =
                samples.iter().rev().take(44).fold(0.0, |tail: f64, sample| tail.max(sample.abs()));
            assert!(tail < 0.02 * peak, "{cue:?}: a tail of {tail}");
            bytes += if cue == Cue::Bounce { 0 } else { HEADER + 2 * samples.len() };
        }
        assert!(bytes <= 120_000, "all together are {bytes} bytes");
    }
}
