//! From the tokens of a file to a game.

use std::mem::take;

use super::markup;
use super::parse::{
    ABOUT, EVENT, GAME_TYPE, NO_RESULT, OPTIONS, OWN_EVENT, PLAYERS, RESULT, RESULT_AFTER, RESULTS,
    TOLD_RESULT, Token, Tokens, games_and_program_lines, is_known, result,
};
use crate::core::about::{About, Particular};
use crate::core::checkers::{Checkers, Computer, Move, Setup, notation};
use crate::core::game::{Game as _, Player};
use crate::core::kind::GameSetup;
use crate::core::record::{Builder, Record};
use crate::players::{Names, Seat};
use crate::session::SavedGame;
use crate::storage::format::envelope::{Envelope, FileGame, MOST_GAMES, listed};
use crate::storage::format::error::{ParseError, ParseFault, is_too_large};
use crate::storage::format::foreign::{place_of_result, player_in, with_info};
use crate::storage::format::losses::{Loss, Losses, Slip};

/// The most bytes to tell of what is not played.
const MOST_REST: usize = 500;

/// The most tags of a game.
const MAX_TAGS: usize = 1000;

/// Returns the first game of a file. A player whose name is not that of one of our computers is
/// human.
///
/// # Errors
/// [`ParseError`] if the text is not PDN, or the game is not one that our rules allow.
pub(super) fn read(text: &str) -> Result<Envelope, ParseError> {
    let mut tokens = Tokens::new(text);
    let mut tags: Vec<(&str, String)> = Vec::new();
    let mut token = tokens.next()?;
    let mut comments = Vec::new();
    // Where the text behind tags and comments begins.
    let mut from = 0;
    loop {
        match token {
            Some(Token::Tag(..)) if tags.len() == MAX_TAGS => {
                return Err(tokens.error(ParseFault::TooManyTags));
            }
            Some(Token::Tag(name, value)) => tags.push((name, value)),
            // A comment before, between or after the tags is about the game.
            Some(Token::Comment(text)) => comments.push(text),
            Some(
                Token::Open | Token::Close | Token::Result(_) | Token::Move(..) | Token::Sign(_),
            )
            | None => break,
        }
        from = tokens.at();
        token = tokens.next()?;
    }
    if token.is_none() && tags.is_empty() {
        return Err(ParseError::format(ParseFault::NoGame));
    }
    let value = |wanted: &str| {
        tags.iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(wanted))
            .map(|(_, value)| value.as_str())
    };
    check_type(value("GameType"))?;
    let setup = setup(value)?;
    let mut seats = [Seat::Human; 2];
    let mut names = Names::default();
    let is_ours = value(EVENT) == Some(OWN_EVENT);
    for ((seat, tag), player) in seats.iter_mut().zip(PLAYERS).zip(Player::BOTH) {
        let (who, name) = player_in::<Computer>(is_ours, value(tag).unwrap_or_default());
        *seat = who;
        names.set(player, name);
    }
    let mut record = Builder::new(Checkers::start(setup));
    record.write(&comments.join("\n"));
    let unknown: Vec<String> = tags
        .iter()
        .filter(|(name, _)| !is_known(name))
        .map(|(name, value)| markup::tag(name, value))
        .collect();
    record.add_markup("\n", &unknown.join("\n"));
    let mut losses = Losses::default();
    // Without a move that can be played, only these say that it is a game of ours at all.
    let is_sure = value("GameType").is_some_and(|it| is_told(Particular::Rules, it))
        || value("FEN").is_some();
    let (record, result) = moves(record, token, &mut tokens, &mut losses, (from, is_sure))?;
    let record = record.finish();
    note_losses(&mut losses, &tags, &record, result);
    let (own, games) = games_of_file(text, &mut losses);
    let mut about = about(value);
    if about.of(Particular::Result).is_none() {
        about.set(
            Particular::Result,
            result.filter(|&result| result != NO_RESULT).unwrap_or_default(),
        );
    }
    let game = SavedGame::<Checkers> {
        seats,
        names,
        record,
        ..SavedGame::new(setup, [Seat::Human; 2], 0)
    };
    let game = with_info(game, about, value(RESULT_AFTER).and_then(place_of_result));
    let game = Envelope::new(game).with_losses(losses);
    Ok(game.with_text(own).among(games))
}

fn note_losses(
    losses: &mut Losses,
    tags: &[(&str, String)],
    record: &Record<<Checkers as GameSetup>::Game>,
    result_behind: Option<&str>,
) {
    for (index, (name, value)) in tags.iter().enumerate().filter(|(_, (name, _))| is_known(name)) {
        let first = tags[..index].iter().find(|(before, _)| before.eq_ignore_ascii_case(name));
        if first.is_some_and(|(_, before)| before != value) {
            losses.add(Loss::Repeated((*name).to_owned()));
        }
    }
    let told = tags
        .iter()
        .find(|(name, _)| name.eq_ignore_ascii_case(RESULT))
        .map(|(_, value)| value.as_str());
    let is_whole = !losses.all().iter().any(|loss| matches!(loss, Loss::UpTo { .. }));
    let own = record.last_position().outcome().filter(|_| is_whole);
    let own = own.map(result);
    let has = |tag: &str| tags.iter().any(|(name, _)| name.eq_ignore_ascii_case(tag));
    let is_after = has(RESULT_AFTER) && !has(TOLD_RESULT);
    if let (Some(told), Some(own), false) = (told.filter(|&told| told != NO_RESULT), own, is_after)
        && !is_same_result(told, own)
    {
        losses.add(Loss::Result { told: told.to_owned() });
    }
    if let (Some(told), Some(behind)) = (told, result_behind.filter(|&behind| behind != NO_RESULT))
        && !is_same_result(told, behind)
        && !is_same_result(behind, told)
    {
        losses.add(Loss::Repeated(RESULT.to_owned()));
    }
}

/// Returns the text of the first game of a file, and all games if there are several, and notes that
/// the others are not kept.
fn games_of_file<'a>(text: &'a str, losses: &mut Losses) -> (&'a str, Vec<FileGame>) {
    let (all, has_program_lines) = games_and_program_lines(text);
    if all.fault.is_some() {
        losses.add(Loss::OtherText);
    }
    if has_program_lines {
        losses.add(Loss::ProgramLines);
    }
    let others = all.others();
    if others > 0 {
        losses.add(Loss::OtherGames(others));
    }
    // What is behind a fault cannot be chosen.
    let own = all.games.first().map_or(text, |own| &text[own.clone()]);
    if all.games.len() < 2 {
        return (own, Vec::new());
    }
    if all.games.len() > MOST_GAMES {
        losses.add(Loss::NotOffered);
    }
    (own, listed(text, all.games, file_game))
}

/// Returns what a list of the games of a file says of the one with this number.
pub(in crate::storage) fn file_game(text: &str, number: usize) -> FileGame {
    let mut tokens = Tokens::new(text);
    let mut game = FileGame { number, text: text.into(), ..FileGame::default() };
    while let Ok(Some(Token::Tag(name, value))) = tokens.next() {
        let field = match name.to_ascii_lowercase().as_str() {
            "event" => &mut game.event,
            "date" => &mut game.date,
            // White is the side that does not begin.
            "black" => &mut game.players[0],
            "white" => &mut game.players[1],
            _ => continue,
        };
        let is_said = value.chars().any(|character| !matches!(character, '?' | '.' | '-' | ' '));
        *field = is_said.then_some(value);
    }
    game
}

/// Returns whether two results are the same: some files write `2-0` for `1-0`.
fn is_same_result(told: &str, own: &str) -> bool {
    let usual = match told.trim() {
        "2-0" => RESULTS[0],
        "0-2" => RESULTS[1],
        "1-1" | "=" | "1/2" => RESULTS[2],
        other => other,
    };
    usual == own
}

/// Returns the game info in the tags.
fn about<'a>(value: impl Fn(&str) -> Option<&'a str>) -> About {
    let mut about = About::default();
    for (particular, tag) in ABOUT {
        let tag = if tag == RESULT && value(TOLD_RESULT).is_some() { TOLD_RESULT } else { tag };
        if let Some(text) = value(tag).filter(|text| is_told(particular, text)) {
            about.set(particular, text);
        }
    }
    about
}

/// Returns whether an entry of the game info has a value. Question marks, dots and dashes alone
/// mean unknown.
pub(super) fn is_told(particular: Particular, text: &str) -> bool {
    let is_usual = match particular {
        Particular::Event => text == OWN_EVENT,
        Particular::Result => text == NO_RESULT,
        _ => false,
    };
    !is_usual && text.chars().any(|character| !matches!(character, '?' | '.' | '-' | ' '))
}

/// Refuses a file of another game, which says so by a number.
fn check_type(value: Option<&str>) -> Result<(), ParseError> {
    let number = value
        .filter(|value| is_told(Particular::Rules, value))
        .unwrap_or(GAME_TYPE)
        .split(',')
        .next()
        .unwrap_or_default()
        .trim();
    if number == GAME_TYPE {
        return Ok(());
    }
    Err(ParseError::field(
        "GameType",
        ParseFault::OtherDraughts { number: number.to_owned(), expected: GAME_TYPE },
    ))
}

/// Returns the set-up that the tags stand for.
fn setup<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Result<Setup, ParseError> {
    let values: Vec<(&str, &str)> =
        OPTIONS.into_iter().filter_map(|(tag, option)| Some((option, value(tag)?))).collect();
    Checkers::parse_setup(&values).map_err(|error| {
        let tag = OPTIONS
            .into_iter()
            .find(|(_, option)| *option == error.option)
            .map_or(error.option, |(tag, _)| tag);
        ParseError::field(tag, error.fault)
    })
}

/// A record being built with the tree of moves, and the result behind them.
type ReadMoves<'a> = (Builder<<Checkers as GameSetup>::Game>, Option<&'a str>);

/// Returns the tree of moves, whose first token was already read; its text begins at the byte
/// `from`. A move that cannot be played begins a line that is kept as [text](markup::split); the
/// very first one does so only if the tags say that this is a game of ours, and `is_sure`.
fn moves<'a>(
    mut record: Builder<<Checkers as GameSetup>::Game>,
    mut token: Option<Token<'a>>,
    tokens: &mut Tokens<'a>,
    losses: &mut Losses,
    (mut from, is_sure): (usize, bool),
) -> Result<ReadMoves<'a>, ParseError> {
    let mut result = None;
    let mut refused = 0;
    // A comment is about the position after the move before it; between the bracket of a variation
    // and its first move it is about that move.
    let mut is_opened = false;
    let mut written = Vec::new();
    let mut line: Vec<Move> = Vec::new();
    // For each open variation, the move that it replaces.
    let mut forks: Vec<(usize, Move)> = Vec::new();
    while let Some(piece) = token {
        let is_move = matches!(piece, Token::Move(..));
        if !is_opened && !matches!(piece, Token::Comment(_)) {
            record.write(&take(&mut written).join("\n"));
        }
        match piece {
            Token::Move(text, signs) => {
                let number = record.plies() + 1;
                let joined: String = text.split_whitespace().collect();
                let played = notation::parse_move(record.position(), &joined)
                    .and_then(|mv| Ok(record.play(mv).map(|()| mv)?))
                    .map_err(ParseFault::Move);
                let mv = match played {
                    Ok(mv) => mv,
                    Err(fault) => {
                        // A place takes a look at the whole text before it.
                        let is_first = forks.is_empty();
                        let error = ParseError::Move {
                            number,
                            found: text.to_owned(),
                            place: is_first.then(|| tokens.last_place()),
                            fault,
                        };
                        if record.moves() == 0 && !is_sure {
                            return Err(error);
                        }
                        let is_half = tokens.rest().trim().is_empty();
                        let unplayed;
                        (unplayed, token) = unplayed_line(from, tokens, !is_first)?;
                        record.add_markup(markup::SEPARATOR, &unplayed);
                        if is_first {
                            let rest = unplayed[1..unplayed.len() - 1].trim_end();
                            let rest = &rest[..rest.floor_char_boundary(MOST_REST)];
                            losses
                                .add(Loss::UpTo { error: Box::new(error), rest: rest.to_owned() });
                        } else if !is_half {
                            // The last word of a file that is cut off may be half a move.
                            refused += 1;
                        }
                        // A comment before its first move is in it.
                        written.clear();
                        is_opened = false;
                        continue;
                    }
                };
                // A star stands right behind its move alone, and a second one says nothing more.
                let signs = if record.markup().is_empty() {
                    signs.to_owned()
                } else {
                    signs.replace('*', "")
                };
                record.add_markup(markup::SEPARATOR, &signs);
                if is_too_large(&record) {
                    return Err(tokens.error(ParseFault::TooManyMoves));
                }
                line.push(mv);
                is_opened = false;
            }
            Token::Sign(sign) => record.add_markup(markup::SEPARATOR, sign),
            Token::Comment(text) => written.push(text),
            Token::Open => {
                is_opened = true;
                let last =
                    line.pop().ok_or_else(|| tokens.error(ParseFault::VariationBeforeMove))?;
                forks.push((line.len(), last));
                record.back_to(line.len());
            }
            Token::Close => {
                let (plies, last) =
                    forks.pop().ok_or_else(|| tokens.error(ParseFault::NotOpened))?;
                line.truncate(plies);
                record.back_to(plies);
                // It was played before the variation, in the same position.
                record.play(last).map_err(|_| tokens.error(ParseFault::NotOpened))?;
                line.push(last);
                is_opened = false;
            }
            // Within a variation it is the result of that.
            Token::Result(_) if !forks.is_empty() => losses.add(Loss::ResultsOfVariations),
            Token::Result(text) => {
                result = Some(text);
                // A comment after the result is about the end.
                while let Some(Token::Comment(text)) = tokens.next()? {
                    written.push(text);
                }
                break;
            }
            // Another game follows.
            Token::Tag(..) => break,
        }
        if !is_opened && is_move {
            record.write(&take(&mut written).join("\n"));
        }
        if !is_opened || !matches!(piece, Token::Comment(_)) {
            from = tokens.at();
        }
        token = tokens.next()?;
    }
    record.write(&written.join("\n"));
    if refused > 0 {
        losses.add(Loss::Refused(refused));
    }
    if tokens.is_cut() || !forks.is_empty() {
        losses.add(Loss::Slip { place: tokens.last_place(), slip: Slip::NoEnd });
    }
    Ok((record, result))
}

/// Returns the rest of the line in which the last token is a move that cannot be played, in
/// brackets, and the token behind it. It begins at the byte `from`, and is that of a variation or
/// of the game.
fn unplayed_line<'a>(
    from: usize,
    tokens: &mut Tokens<'a>,
    is_variation: bool,
) -> Result<(String, Option<Token<'a>>), ParseError> {
    let mut depth = 0_usize;
    let end = loop {
        let token = tokens.next()?;
        match token {
            Some(Token::Open) => depth += 1,
            Some(Token::Close) if depth > 0 => depth -= 1,
            Some(Token::Close) if !is_variation => return Err(tokens.error(ParseFault::NotOpened)),
            Some(Token::Result(_)) if depth > 0 || is_variation => {}
            Some(Token::Move(..) | Token::Sign(_) | Token::Comment(_)) => {}
            None | Some(Token::Close | Token::Result(_) | Token::Tag(..)) => break token,
        }
    };
    let text = tokens.since(from).trim();
    let mut line = format!("({text}");
    if tokens.is_cut() {
        line.push('}');
    }
    // The bracket must not belong to what goes on up to the end of its line.
    if text.contains([';', '%']) {
        line.push('\n');
    }
    line.push_str(&")".repeat(depth + 1));
    Ok((line, end))
}
