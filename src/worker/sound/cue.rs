//! Cues, sounds with pitch, loudness and time, and orders for the sound thread.

/// The sounds of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A coin slides to its column.
    Slide,
    /// A coin lands.
    Drop,
    /// A coin that has landed bounces once more.
    Bounce,
    /// A move is refused: the knock on a full column.
    Refused,
    /// The game is won.
    Win,
    /// The game is lost.
    Loss,
    /// The game is drawn.
    Draw,
    /// A stone is put on the board.
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
        Self {
            cue,
            pitch: 1.0,
            loudness: 1.0,
            after,
        }
    }

    /// Returns an unchanged sound without delay.
    #[must_use]
    pub const fn now(cue: Cue) -> Self {
        Self::after(cue, 0.0)
    }
}

/// An order for the sound thread.
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
