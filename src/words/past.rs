//! Past games in a few words: the opponent, the result, the date; and dates and times anywhere.

use super::catalog::{Name, NameKind, region};
use super::levels::variant;
use super::names::{seat_name, short_name, side, you};
use super::phrases::Phrases;
use super::text;
use crate::core::day::{Day, LocalTime};
use crate::core::game::{Outcome, Player};
use crate::core::kind::{GameSetup as _, Players, Preset};
use crate::games::{GameId, with_game};
use crate::players::Seat;
use crate::session::Ending;
use crate::storage::{EndedBy, Participant, Summary};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PastResult {
    Yours(Ending, String),
    /// How it ended between others, or that it was abandoned.
    Other(String),
}

impl PastResult {
    #[must_use]
    pub fn of(summary: &Summary) -> Self {
        match (summary.ending(), summary.outcome) {
            (Some(ending), _) => Self::Yours(ending, result_name(ending).to_owned()),
            (None, Some(Outcome::Draw)) => Self::Other(text::past::result_drawn().to_owned()),
            (None, Some(Outcome::Win(winner))) => {
                let side = with_game!(summary.game, K => side::<K>(winner));
                Self::Other(text::past::side_won(side))
            }
            (None, None) => Self::Other(text::past::unfinished().to_owned()),
        }
    }

    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Yours(_, text) | Self::Other(text) => text,
        }
    }
}

/// Returns the title of the filter for games that ended so.
#[must_use]
pub fn ending_name(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => text::past::won(),
        Ending::Drawn => text::past::drawn(),
        Ending::Lost => text::past::lost(),
    }
}

/// Returns the result of one game.
fn result_name(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => text::past::result_won(),
        Ending::Drawn => text::past::result_drawn(),
        Ending::Lost => text::past::result_lost(),
    }
}

/// Returns the name of a player of a past game; the only person without a name is `You`.
#[must_use]
pub fn past_player(summary: &Summary, player: Player) -> Name<'_> {
    let participant = &summary.players[player.index()];
    match (&participant.name, summary.you()) {
        (Some(name), _) => name.as_str().into(),
        (None, Some(user)) if user == player => you(),
        (None, _) if participant.is_human() => with_game!(summary.game, K => side::<K>(player)),
        (None, _) => computer_name(summary.game, &participant.mode),
    }
}

fn short_player(summary: &Summary, player: Player, letters: usize) -> Name<'_> {
    let name = past_player(summary, player);
    let short = short_name(&name, letters);
    name.with_text(short)
}

/// Returns the opponent, or both players where you are not the only person, each with at most this
/// many letters.
#[must_use]
pub fn past_opponent(summary: &Summary, letters: usize) -> String {
    let short = |player| short_player(summary, player, letters);
    if let Some(you) = summary.you() {
        return short(you.other()).to_string();
    }
    let [first, second] = &summary.players;
    if first.is_human() && second.is_human() {
        match (&first.name, &second.name) {
            (None, None) => return text::past::two_people().to_owned(),
            (Some(_), None) => return short(Player::First).to_string(),
            (None, Some(_)) => return short(Player::Second).to_string(),
            (Some(_), Some(_)) => {}
        }
    }
    let [first, second] = Player::BOTH.map(short);
    text::past::both(first, second)
}

/// Returns the game, your side, and how long it was, and the same without your side:
/// `Connect 4 · you played Red · 26 moves`, `Connect 4 · 26 moves`.
#[must_use]
pub fn past_about(summary: &Summary) -> [String; 2] {
    let game = past_game(summary.game, &summary.setup);
    let detail = match summary.by {
        Some(EndedBy::Margin(unit, halves)) => {
            text::past::margin(unit.name(), f64::from(halves) / 2.0)
        }
        Some(EndedBy::Resigned) => text::past::resigned(match summary.ending() {
            Some(Ending::Lost) => "you",
            Some(Ending::Won) => "opponent",
            Some(Ending::Drawn) | None => "other",
        }),
        Some(EndedBy::FullBoard) => text::past::full_board().to_owned(),
        None => text::play::moves(summary.moves),
    };
    let brief = text::past::brief(&game, &detail);
    let whole = match summary.you() {
        Some(you) => {
            let side = with_game!(summary.game, K => K::SIDES[you.index()]);
            text::past::you_played(game, side, detail)
        }
        None if summary.players.iter().all(Participant::is_human) => {
            text::past::at_computer(game, detail)
        }
        None => text::past::watched(game, detail),
    };
    [whole, brief]
}

/// Returns the name of a game, and how its set-up differs from the usual one.
#[must_use]
pub fn past_game(game: GameId, setup: &str) -> String {
    let options: Vec<(&str, &str)> =
        setup.split(' ').filter_map(|value| value.split_once('=')).collect();
    with_game!(game, K => {
        K::parse_setup(&options).map_or_else(|_| K::title().to_owned(), variant::<K>)
    })
}

/// Returns who played, for the heading of a game, with at most this many letters for each: `You
/// against Medium`.
#[must_use]
pub fn past_players(summary: &Summary, letters: usize) -> String {
    match summary.you() {
        Some(user) => text::play::pairing(you(), short_player(summary, user.other(), letters)),
        None => past_opponent(summary, letters),
    }
}

/// Returns how a game ended: `Medium won on move 26`.
#[must_use]
pub fn past_end(summary: &Summary) -> String {
    match summary.outcome {
        Some(Outcome::Win(winner)) => {
            let is_you = summary.you() == Some(winner);
            let name = if is_you { you() } else { past_player(summary, winner) };
            text::review::won(name, summary.moves)
        }
        Some(Outcome::Draw) => text::review::drawn(summary.moves),
        None => text::past::left_after(summary.moves),
    }
}

/// Returns a date in a word, and the time if that was today: `Today` and `18:40`, `Yesterday`,
/// `Saturday`, `15 Nov`.
#[must_use]
pub fn short_date(when: LocalTime) -> (String, Option<String>) {
    match when.days_ago {
        0 => (text::past::today().to_owned(), Some(time(when.minute))),
        1 => (text::past::yesterday().to_owned(), None),
        2..=6 => (text::past::weekday(when.day.weekday()), None),
        _ => (short_day(when), None),
    }
}

/// Returns the time so many minutes after midnight: `18:05`, or `6:05 PM` where that is usual.
fn time(minute: u16) -> String {
    let (hour, minute) = (minute / 60, format!("{:02}", minute % 60));
    if region().has_half_days {
        let half = if hour < 12 { "am" } else { "pm" };
        text::language::time_of_half_day(((hour + 11) % 12 + 1).to_string(), minute, half)
    } else {
        text::language::time(format!("{hour:02}"), minute)
    }
}

/// Returns a date without its year: `15 Nov`.
#[must_use]
pub fn day_and_month(day: Day) -> String {
    let [_, month, number] = day.parts();
    text::past::short_date(number.to_string(), month)
}

/// Returns a date as short as it can be: with the year if that is another one.
fn short_day(LocalTime { day, days_ago, .. }: LocalTime) -> String {
    let [year, ..] = day.parts();
    let date = day_and_month(day);
    let today = Day::after_1970(day.since_1970().saturating_add_signed(days_ago));
    if year == today.parts()[0] { date } else { text::past::date_of_year(date, year.to_string()) }
}

/// Returns the name of a computer that is suggested, in a kind of game.
#[must_use]
pub fn suggested_name(preset: Preset) -> String {
    super::level_name(crate::core::kind::LevelId::Preset(preset))
}

/// Returns the name of a computer or engine in the MODE notation; an unknown one is named by the
/// text itself.
#[must_use]
pub fn computer_name(game: GameId, mode: &str) -> Name<'_> {
    with_game!(game, K => match mode.parse::<Seat<<K as Players>::Level>>() {
        Ok(seat) => seat_name(seat),
        Err(_) => Name::new(NameKind::Computer, mode),
    })
}

/// Returns a date in words: `21 November 2026`.
#[must_use]
pub fn date(day: Day) -> String {
    let [year, month, number] = day.parts();
    text::info::full_date(number.to_string(), month, year.to_string())
}

/// Returns a date and time in words: `today at 14:05`, `yesterday at 09:30`, `20 November 2026`.
#[must_use]
pub fn when(when: LocalTime) -> String {
    match when.days_ago {
        0 => text::info::today(time(when.minute)),
        1 => text::info::yesterday(time(when.minute)),
        _ => date(when.day),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Region, in_language, set_region};

    #[test]
    fn a_date_is_as_short_as_it_can_be() {
        // 25 November 2026, a Wednesday.
        let today = 20_782;
        let shown = |days_ago: u64| {
            let when = LocalTime {
                day: Day::after_1970(today - days_ago),
                minute: 18 * 60 + 5,
                days_ago: days_ago.cast_signed(),
            };
            short_date(when)
        };
        assert_eq!(shown(0), ("Today".to_owned(), Some("18:05".to_owned())));
        for (days_ago, expected) in [
            (1, "Yesterday"),
            (2, "Monday"),
            (4, "Saturday"),
            (6, "Thursday"),
            (7, "18 Nov"),
            (340, "20 Dec 2025"),
        ] {
            assert_eq!(shown(days_ago), (expected.to_owned(), None));
        }
    }

    #[test]
    fn a_clock_has_the_hours_of_its_region() {
        let minutes = [0, 9 * 60 + 5, 12 * 60, 18 * 60 + 5, 24 * 60 - 1];
        assert_eq!(minutes.map(time), ["00:00", "09:05", "12:00", "18:05", "23:59"]);
        set_region(Region::of_tag("en-US").expect("a region"));
        let shown = ["12:00 AM", "9:05 AM", "12:00 PM", "6:05 PM", "11:59 PM"];
        assert_eq!(minutes.map(|minute| time(minute).replace('\u{a0}', " ")), shown);
        let japanese = Language::from_tag("ja").expect("a language");
        assert_eq!(in_language(japanese, || time(18 * 60 + 5)), "午後6:05");
        set_region(Region::WORLD);
    }

    #[test]
    fn who_resigned_is_told() {
        let about = |modes: [&str; 2], winner| {
            let summary = Summary {
                game: GameId::Connect4,
                setup: String::new(),
                players: modes.map(|mode| Participant { mode: mode.to_owned(), name: None }),
                moves: 9,
                outcome: Some(Outcome::Win(winner)),
                by: Some(EndedBy::Resigned),
                is_helped: false,
                review: None,
            };
            past_about(&summary)[1].clone()
        };
        let said = [
            about(["human", "high"], Player::First),
            about(["human", "high"], Player::Second),
            about(["low", "high"], Player::First),
        ];
        let [opponent, you, other] = ["opponent", "you", "other"].map(text::past::resigned);
        assert!(opponent != you && you != other);
        assert_eq!(said, [opponent, you, other].map(|end| text::past::brief("Connect 4", end)));
    }

    #[test]
    fn only_an_unusual_board_is_named() {
        assert_eq!(past_game(GameId::Connect4, "size=7x6 connect=4"), "Connect 4");
        assert_eq!(past_game(GameId::Connect4, "size=9x7 connect=4"), "Connect 4 · 9 × 7");
        assert_eq!(past_game(GameId::Connect4, "size=9x7 connect=5"), "Connect 5 · 9 × 7");
        assert_eq!(past_game(GameId::Gomoku, "size=15 target=4"), "Gomoku · 4 in a row");
        assert_eq!(past_game(GameId::Go, "size=13 komi=7.5"), "Go · 13 × 13");
        assert_eq!(past_game(GameId::Reversi, ""), "Reversi");
    }

    #[test]
    fn dates_have_the_name_of_the_month() {
        for (days, expected) in [
            (0, "1 January 1970"),
            (59, "1 March 1970"),
            (11_016, "29 February 2000"),
            (20_778, "21 November 2026"),
        ] {
            assert_eq!(date(Day::after_1970(days)), expected);
        }
    }

    #[test]
    fn a_moment_is_near_or_a_date() {
        let day = Day::after_1970(20_778);
        let at = |days_ago| when(LocalTime { day, minute: 9 * 60 + 5, days_ago });
        assert_eq!(
            [0, 1, 2, -1].map(at),
            ["today at 09:05", "yesterday at 09:05", "21 November 2026", "21 November 2026"]
        );
    }
}
