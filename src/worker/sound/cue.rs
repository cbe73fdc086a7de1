//! Cues: which sound, how, and when; and the orders for the thread that plays them.

/// The sounds of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A coin slides to its column.
    Slide,
    /// A coin lands.
    Drop,
    /// A coin that has landed touches once more.
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
    /// Stones are taken.
    Capture,
}

impl Cue {
    /// All cues.
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

/// Something that is to be heard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sound {
    /// Which sound.
    pub cue: Cue,
    /// How much higher it is than as it was made, and shorter: 2 is an octave.
    pub pitch: f32,
    /// How loud it is beside the others, from 0 to 1.
    pub loudness: f32,
    /// When, in seconds from the order.
    pub after: f64,
}

impl Sound {
    /// Returns a sound as it was made, after so many seconds.
    #[must_use]
    pub const fn after(cue: Cue, after: f64) -> Self {
        Self {
            cue,
            pitch: 1.0,
            loudness: 1.0,
            after,
        }
    }

    /// Returns a sound as it was made, at once.
    #[must_use]
    pub const fn now(cue: Cue) -> Self {
        Self::after(cue, 0.0)
    }
}

/// An order for the thread that plays the sounds.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// Let these be heard, each at its moment from now.
    Play {
        /// The sounds.
        sounds: Vec<Sound>,
        /// The volume, from 0 to 1, as the user sets it.
        volume: f32,
    },
    /// The piece that is on its way lies still: what waits for that is heard at once.
    Hurry,
    /// Drops the sounds that wait, and fades out those that are playing.
    Hush,
}
