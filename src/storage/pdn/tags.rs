//! The tags of a file that mean something to us.

/// The number of English draughts among the games of the format.
pub(super) const GAME_TYPE: &str = "21";
/// The tags of the two players' names, the first player's first.
pub(super) const PLAYERS: [&str; 2] = ["Black", "White"];
/// The tags of ours, and the options of a set-up that they stand for.
pub(super) const OPTIONS: [(&str, &str); 5] =
    [("Size", "size"), ("Men", "men"), ("Repetition", "repetition"), ("Drawafter", "draw-after"), ("FEN", "fen")];
