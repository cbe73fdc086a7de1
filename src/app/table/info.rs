//! The game info that users type: who plays, where and when, and what came of it.

use crate::app::contract::board::BoardUi;
use crate::app::contract::command::{InfoDraft, InfoEntry, InfoField};
use crate::core::about::Particular;
use crate::core::game::{Game as _, Player};
use crate::players::PlayerName;
use crate::session::Session;
use crate::storage::extension_for;
use crate::words::{self, text};

/// The ranks of both sides' players.
const RANKS: [Particular; 2] = [Particular::FirstRank, Particular::SecondRank];
/// The entries that any game may have; others are shown where a file has them.
const USUAL: [Particular; 4] = [
    Particular::Event,
    Particular::Place,
    Particular::Date,
    Particular::Result,
];

/// Returns the game info of a game, to be edited.
pub(super) fn draft<K: BoardUi>(session: &Session<K>) -> InfoDraft {
    let (game, sides) = (session.game(), Player::BOTH.map(words::side::<K>));
    let field = |entry, label: &str, text: &str| InfoField {
        entry,
        label: label.to_owned(),
        text: text.to_owned(),
        before: text.to_owned(),
        example: "",
    };
    let about = |what| InfoField {
        example: match (what, extension_for(K::NAME)) {
            (Particular::Date, Some("pdn")) => "2026.11.28",
            (Particular::Date, _) => "2026-11-28",
            (Particular::Result, Some("sgf")) => "B+R, W+2.5, 0",
            (Particular::Result, _) => "1-0, 0-1, 1/2-1/2",
            _ => "",
        },
        ..field(
            Some(InfoEntry::About(what)),
            &words::info_label(what, sides),
            game.about.of(what).unwrap_or_default(),
        )
    };
    let shown = |label: &str, text: String| field(None, label, &text);
    let mut fields = Vec::new();
    for player in Player::BOTH {
        let label = text::new_game::name_label(sides[player.index()]);
        fields.push(if session.seat(player).is_human() {
            let name = game.names.of(player).map(PlayerName::whole);
            let entry = Some(InfoEntry::Name(player));
            field(entry, &label, name.unwrap_or_default())
        } else {
            shown(&label, words::player_name(session, player))
        });
        fields.push(about(RANKS[player.index()]));
    }
    for what in Particular::ALL {
        let is_there = USUAL.contains(&what) || game.about.of(what).is_some();
        match (what, session.last_position().outcome()) {
            // The rules by which it is played follow below.
            (Particular::Rules, _) if is_there => fields.push(InfoField {
                entry: None,
                ..about(what)
            }),
            // What the moves have decided cannot be changed.
            (Particular::Result, Some(outcome)) => {
                let result = words::result_for_others(session, outcome);
                fields.push(shown(&about(what).label, result));
            }
            _ if is_there && !RANKS.contains(&what) => fields.push(about(what)),
            _ => {}
        }
    }
    let setup = K::describe_setup(session.setup());
    fields.push(shown(text::info::setup(), setup));
    InfoDraft {
        fields,
        is_changed: false,
        typed_at: None,
    }
}

/// Gives the game the info of a draft; what is wrong stays as it was. Returns whether that has changed
/// something.
pub(super) fn take<K: BoardUi>(session: &mut Session<K>, draft: &InfoDraft) -> bool {
    let game = session.game();
    let (mut names, mut about) = (game.names.clone(), game.about.clone());
    for field in &draft.fields {
        match field.entry {
            Some(InfoEntry::Name(player)) => names.set(player, PlayerName::new(&field.text)),
            Some(InfoEntry::About(what)) if field.is_wrong(K::NAME) => {
                about.set(what, &field.before);
            }
            Some(InfoEntry::About(what)) => about.set(what, &field.text),
            None => {}
        }
    }
    let is_new = names != game.names || about != game.about;
    if is_new {
        session.set_names(names);
        session.set_about(about);
    }
    is_new
}
