//! What the view of a new game shows, in words.

use std::borrow::Cow;

use super::NewGame;
use super::draft::Against;
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::{Choice, Starts};
use crate::app::contract::screen::{Cx, GameEntry};
use crate::app::screens::new_game::{
    Details, Model, Opponent, Options, PlayerRow, Side, Sign, Start,
};
use crate::core::game::Player;
use crate::core::kind::Level as _;
use crate::players::Seat;
use crate::session::Coach;
use crate::words::{self, OptionText, text};

impl<K: BoardUi> NewGame<K> {
    pub(super) fn model<'a>(&'a self, cx: &'a Cx<'a>) -> Model<'a> {
        let draft = &self.draft;
        let open = match self.view.details {
            Some(Details::Players(side)) => Some(side),
            Some(Details::All | Details::Values(_)) | None => None,
        };
        let options = words::setup_options::<K>(draft.setup).into_iter().enumerate();
        let options = options.map(|(option, about)| {
            options_row(about, draft.setup, |value| Choice::SetUp(option, value))
        });
        let (boards, board) = draft.boards();
        Model {
            cx,
            games: &self.games,
            game: const { &GameEntry::of::<K>() },
            summary: draft.summary(),
            variant: words::variant::<K>(draft.setup),
            title: K::title_of(draft.setup),
            differs: words::differs::<K>(draft.setup),
            boards: boards.into_iter().map(board_name::<K>).collect(),
            board,
            go_on: self.go_on(),
            opponents: draft
                .opponents()
                .into_iter()
                .map(|against| self.opponent(against))
                .collect(),
            sides: Player::BOTH.map(|side| Side {
                name: words::side::<K>(side),
                player: draft.player_name(side).to_string(),
                adjusted: draft.adjusted(side),
                typed: draft.name(side),
            }),
            players: open.map_or_else(Vec::new, |side| self.players(side)),
            adjustments: open.map_or_else(Vec::new, |side| self.adjustments(side)),
            options: options.chain([self.coach()]).collect(),
            has_known_colours: K::EXTRAS.has_known_colours,
            starts: [true, false].map(|by_name| self.starts(by_name)),
            start: draft.start(),
            first_to_move: draft.first_to_move(),
        }
    }

    fn go_on(&self) -> Option<String> {
        self.can_go_on().then(|| match self.draft.against() {
            Against::Computer(level) => {
                text::new_game::continue_against(words::level_name(level.id()))
            }
            Against::Engine(name) => text::new_game::continue_against(name.as_str()),
            Against::Friend => text::new_game::continue_friend().to_owned(),
            Against::Computers => text::new_game::continue_computers().to_owned(),
        })
    }

    fn opponent(&self, against: Against<K::Level>) -> Opponent {
        let is_chosen = against == self.draft.against();
        let other = |sign, name: String, about: &str, spoken| Opponent {
            sign,
            name,
            about: about.to_owned(),
            spoken,
            refusal: None,
            tip: String::new(),
            is_chosen,
        };
        let level = match against {
            Against::Computer(level) => level,
            Against::Engine(engine) => {
                let (name, about) = (engine.to_string(), text::engines::about());
                let spoken = text::new_game::opponent(&name, about);
                return other(Sign::Nothing, name, about, spoken);
            }
            Against::Friend => {
                let (name, about) = (text::new_game::friend(), text::new_game::friend_about());
                let spoken = text::new_game::friend_spoken().to_owned();
                return other(Sign::Friend, name.to_owned(), about, spoken);
            }
            Against::Computers => {
                let name = text::new_game::watch().to_owned();
                return other(Sign::Computers, name.clone(), "", name);
            }
        };
        let name = words::level_name(level.id());
        let refused = K::terms(self.draft.setup).allow(level).err();
        let about = match refused {
            Some(reason) => words::unavailable_short(reason).to_owned(),
            None => K::level_summary(level),
        };
        let strength = level.strength().filter(|_| refused.is_none());
        Opponent {
            sign: strength.map_or(Sign::Nothing, Sign::Bars),
            spoken: match words::strength(level.id()).filter(|_| refused.is_none()) {
                Some(strength) => text::new_game::opponent_strength(&name, &about, strength),
                None => text::new_game::opponent(&name, &about),
            },
            refusal: refused.map(words::unavailable),
            tip: text::play::labelled(&name, K::level_summary(level)),
            name,
            about,
            is_chosen,
        }
    }

    /// Returns the players to choose from for a side.
    fn players(&self, side: Player) -> Vec<PlayerRow> {
        let player = |seat: Seat<K::Level>| {
            let level = seat.computer();
            let refused = level.and_then(|level| K::terms(self.draft.setup).allow(level).err());
            let about = match (refused, level) {
                (Some(reason), _) => words::unavailable_short(reason).to_owned(),
                (None, None) if seat.is_human() => text::new_game::human_about().to_owned(),
                (None, None) => text::engines::about().to_owned(),
                (None, Some(level)) => K::level_summary(level),
            };
            let able = level.filter(|_| refused.is_none());
            let side_name = K::side(side);
            let full_name = level.map_or_else(
                || words::seat_name(seat).to_string(),
                |level| words::level_row(level.id()).to_owned(),
            );
            PlayerRow {
                id: (level.map(K::Level::row), seat.engine()),
                name: words::seat_name(seat).to_string(),
                spoken: match able.and_then(|level| words::strength(level.id())) {
                    Some(word) => {
                        text::new_game::player_strength(side_name, full_name, &about, word)
                    }
                    None => text::new_game::player(side_name, full_name, &about),
                },
                about,
                refusal: refused.map(words::unavailable),
                strength: able.and_then(K::Level::strength),
                steps: level
                    .and_then(K::Level::steps)
                    .map(|steps| [steps.less.is_some(), steps.more.is_some()]),
                is_human: seat.is_human(),
                is_chosen: seat == self.draft.seats[side.index()],
            }
        };
        self.draft.choices(side).into_iter().map(player).collect()
    }

    /// Returns what can be adjusted in the computer of a side.
    fn adjustments(&self, side: Player) -> Vec<Options> {
        let Some(level) = self.draft.seats[side.index()].computer() else {
            return Vec::new();
        };
        let options = words::level_options::<K>(level).into_iter().enumerate();
        options
            .map(|(option, about)| {
                options_row(about, level, |value| Choice::Adjust(side, option, value))
            })
            .collect()
    }

    fn coach(&self) -> Options {
        let refusal = (!self.draft.has_coach()).then(text::new_game::no_coach);
        let coach = refusal.map_or(self.draft.coach, |_| Coach::Off);
        Options {
            label: text::new_game::coach(),
            about: text::new_game::coach_tip(),
            values: Coach::ALL
                .map(|coach| (words::coach_name(coach).to_owned(), Choice::Coach(coach)))
                .into(),
            current: Coach::ALL.iter().position(|&each| each == coach),
            refusal,
        }
    }

    /// Returns the possibilities of who starts, the user first: by the names of the players, or by
    /// their sides.
    fn starts(&self, by_name: bool) -> Vec<Start> {
        let draft = &self.draft;
        let start = |starts| {
            let Starts::Side(side) = starts else {
                return Start {
                    starts,
                    label: text::new_game::random_start().to_owned(),
                    pieces: Player::BOTH.to_vec(),
                };
            };
            let has_known_colours = K::EXTRAS.has_known_colours;
            let starter = if has_known_colours { side } else { draft.starter(side) };
            let [first, second] = Player::BOTH.map(|side| draft.player_name(side));
            // Two of the same name are told apart by their sides.
            let label = match starter {
                _ if has_known_colours || first == second || !by_name => {
                    K::side(starter).to_owned()
                }
                Player::First => first.to_string(),
                Player::Second => second.to_string(),
            };
            Start { starts, label, pieces: vec![starter] }
        };
        draft.starts().into_iter().map(start).collect()
    }
}

/// Returns an option as a row, with what choosing each of its values asks for.
fn options_row<T: Copy + PartialEq>(
    option: OptionText<T>,
    current: T,
    choice: impl Fn(usize) -> Choice,
) -> Options {
    Options {
        label: option.label,
        about: option.about,
        current: option.values.iter().position(|(_, value)| *value == current),
        values: option
            .values
            .into_iter()
            .enumerate()
            .map(|(place, (name, _))| (name, choice(place)))
            .collect(),
        refusal: None,
    }
}

/// Returns the name of a set-up among others of its game: `Usual`, `Connect 5 · 9 × 7`.
fn board_name<K: BoardUi>(setup: K::Setup) -> String {
    let own = Some(K::title_of(setup)).filter(|title| title != K::title());
    let differs = Some(words::differs::<K>(setup)).filter(|differs| !differs.is_empty());
    if own.is_none() && differs.is_none() {
        let usual = text::new_game::usual_board().to_owned();
        return words::beside(std::iter::once(usual).chain(words::board_size::<K>(setup)));
    }
    words::beside(own.map(Cow::into_owned).into_iter().chain(differs))
}
