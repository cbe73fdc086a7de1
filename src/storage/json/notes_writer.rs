//! Notes of a file on their way to the positions of a record.

use super::notes::NotesReader;
use crate::core::game::Game;
use crate::core::kind::GameKind;
use crate::core::record::Builder;
use crate::storage::markup;
use crate::storage::parse_error::{FieldFault, MoveFault, ParseError};

/// Writes comments, markup and agreements to the positions of a record that is being built.
pub(super) struct NotesWriter<'a> {
    pub(super) comments: NotesReader<'a>,
    pub(super) markup: NotesReader<'a>,
    pub(super) agreed: NotesReader<'a>,
}

impl NotesWriter<'_> {
    /// Writes the notes of the current position, which is in this variation.
    ///
    /// # Errors
    /// [`ParseError`] if the players cannot have agreed on this.
    pub(super) fn write<K: GameKind>(
        &mut self,
        variation: usize,
        record: &mut Builder<K::Game>,
    ) -> Result<(), ParseError> {
        let plies = record.plies();
        self.comments
            .at(variation, plies)
            .into_iter()
            .for_each(|text| record.write(text));
        self.markup
            .at(variation, plies)
            .into_iter()
            .for_each(|text| record.add_markup(markup::SEPARATOR, text));
        agree::<K>(&self.agreed.at(variation, plies), record)
    }

    /// Writes the rest to the current position.
    ///
    /// # Errors
    /// As [`write`](Self::write).
    pub(super) fn write_strays<K: GameKind>(
        self,
        record: &mut Builder<K::Game>,
    ) -> Result<(), ParseError> {
        self.comments
            .strays()
            .into_iter()
            .for_each(|text| record.write(text));
        self.markup
            .strays()
            .into_iter()
            .for_each(|text| record.add_markup(markup::SEPARATOR, text));
        agree::<K>(&self.agreed.strays(), record)
    }
}

/// Notes what the players have agreed on in the current position.
fn agree<K: GameKind>(texts: &[&str], record: &mut Builder<K::Game>) -> Result<(), ParseError> {
    let number = record.plies();
    for word in texts.iter().flat_map(|text| text.split_whitespace()) {
        let wrong = |fault| ParseError::Move {
            number,
            found: word.to_owned(),
            place: None,
            fault,
        };
        let mv = K::parse_move(record.position(), word)
            .map_err(|error| wrong(MoveFault::Typed(error)))?;
        if !K::Game::is_agreement(mv) {
            return Err(ParseError::field(
                "agreed",
                FieldFault::NotAgreed(word.to_owned()),
            ));
        }
        record
            .play(mv)
            .map_err(|illegal| wrong(MoveFault::refused(&illegal)))?;
    }
    record.back_to(number);
    Ok(())
}
