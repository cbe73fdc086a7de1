//! The rules of `KataGo`'s commands, as far as games can be played by them here.

use serde_json::{Map, Value, json};

use crate::core::go::{Ko, Scoring, Setup, Suicide};

/// Rules with a name, as `KataGo` has them, and the nearest ones here.
const NAMED: [(&str, Rules); 10] = [
    ("tromp-taylor", Rules::of(Ko::Positional, Scoring::Area).with_suicide()),
    ("chinese", Rules::of(Ko::Simple, Scoring::Area)),
    ("chinese-ogs", Rules::of(Ko::Positional, Scoring::Area)),
    ("chinese-kgs", Rules::of(Ko::Positional, Scoring::Area)),
    ("japanese", Rules::of(Ko::Simple, Scoring::Territory)),
    ("korean", Rules::of(Ko::Simple, Scoring::Territory)),
    ("stone-scoring", Rules::of(Ko::Simple, Scoring::Stones)),
    ("aga", Rules::of(Ko::Positional, Scoring::Area)),
    ("bga", Rules::of(Ko::Positional, Scoring::Area)),
    ("new-zealand", Rules::of(Ko::Positional, Scoring::Area).with_suicide()),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rules {
    pub(super) ko: Ko,
    pub(super) scoring: Scoring,
    pub(super) suicide: Suicide,
}

fn unsupported(right: &str) -> String {
    format!("unsupported rules: {right}")
}

impl Rules {
    const fn of(ko: Ko, scoring: Scoring) -> Self {
        Self { ko, scoring, suicide: Suicide::Forbidden }
    }

    const fn with_suicide(self) -> Self {
        Self { suicide: Suicide::Allowed, ..self }
    }

    pub(super) const fn of_setup(setup: Setup) -> Self {
        Self { suicide: setup.suicide(), ..Self::of(setup.ko(), setup.scoring()) }
    }

    pub(super) const fn on(self, setup: Setup) -> Setup {
        setup.with_ko(self.ko).with_scoring(self.scoring).with_suicide(self.suicide)
    }

    /// Returns the rules in JSON. White has no points for handicap stones.
    pub(super) fn to_json(self) -> String {
        let (scoring, tax) = match self.scoring {
            Scoring::Area => ("AREA", "NONE"),
            Scoring::Territory => ("TERRITORY", "SEKI"),
            // Under stone scoring a player fills all but two eyes of each group.
            Scoring::Stones => ("AREA", "ALL"),
        };
        json!({
            "hasButton": false,
            "ko": self.ko.name().to_uppercase(),
            "scoring": scoring,
            "suicide": self.suicide == Suicide::Allowed,
            "tax": tax,
            "whiteHandicapBonus": "0",
        })
        .to_string()
    }

    /// Returns the rules with a name, or those in JSON, which must be ones that we know. What it
    /// does not mention stays; scoring and tax belong together.
    pub(super) fn read(self, text: &str) -> Result<Self, String> {
        let name = text.to_lowercase();
        if let Some(&(_, rules)) = NAMED.iter().find(|&&(known, _)| known == name) {
            return Ok(rules);
        }
        if !text.starts_with('{') {
            return Err(unsupported(
                "choose tromp-taylor, chinese, japanese, korean, stone-scoring, aga, bga, \
                 new-zealand, or write JSON",
            ));
        }
        let fields: Map<String, Value> =
            serde_json::from_str(text).map_err(|_| "syntax error: this is no JSON")?;
        let known = "choose ko, scoring, tax, suicide, hasButton and whiteHandicapBonus";
        let mut rules = self;
        for (field, value) in &fields {
            match (field.as_str(), value.as_str(), value.as_bool()) {
                ("ko", Some("SIMPLE"), _) => rules.ko = Ko::Simple,
                ("ko", Some("POSITIONAL"), _) => rules.ko = Ko::Positional,
                ("ko", Some("NONE"), _) => rules.ko = Ko::None,
                ("ko", ..) => return Err(unsupported("choose ko SIMPLE or POSITIONAL")),
                // See below.
                ("scoring" | "tax", ..)
                | ("hasButton", _, Some(false))
                | ("whiteHandicapBonus", Some("0"), _)
                // This is for when to pass, and changes no game.
                | ("friendlyPassOk", _, Some(_)) => {}
                ("suicide", _, Some(true)) => rules.suicide = Suicide::Allowed,
                ("suicide", _, Some(false)) => rules.suicide = Suicide::Forbidden,
                ("suicide", ..) => return Err(unsupported("choose suicide true or false")),
                ("hasButton", ..) => return Err(unsupported("choose hasButton false")),
                ("whiteHandicapBonus", ..) => {
                    return Err(unsupported("choose whiteHandicapBonus \"0\""));
                }
                _ => return Err(unsupported(known)),
            }
        }
        let text_of = |field| fields.get(field).map(|value| value.as_str().unwrap_or_default());
        rules.scoring = match (text_of("scoring"), text_of("tax")) {
            (None, None) => self.scoring,
            (Some("AREA"), Some("NONE") | None) => Scoring::Area,
            (Some("AREA"), Some("ALL")) => Scoring::Stones,
            (Some("TERRITORY"), Some("SEKI") | None) => Scoring::Territory,
            _ => {
                return Err(unsupported(
                    "choose scoring AREA with tax NONE or ALL, or TERRITORY with tax SEKI",
                ));
            }
        };
        Ok(rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read_as_they_are_written() {
        for ko in Ko::ALL {
            for scoring in Scoring::ALL {
                let rules = Rules::of(ko, scoring);
                let other = Rules::of(Ko::Positional, Scoring::Area);
                for rules in [rules, rules.with_suicide()] {
                    assert_eq!(other.read(&rules.to_json()), Ok(rules));
                    assert_eq!(Rules::of_setup(rules.on(Setup::default())), rules);
                }
            }
        }
    }

    #[test]
    fn what_cannot_be_played_here_is_refused_with_what_would_be_right() {
        let rules = Rules::of(Ko::Simple, Scoring::Territory);
        for (text, right) in [
            ("ing", "choose tromp-taylor, chinese"),
            (r#"{"ko":"SITUATIONAL"}"#, "choose ko SIMPLE"),
            (r#"{"suicide":"yes"}"#, "choose suicide true"),
            (r#"{"hasButton":true}"#, "choose hasButton false"),
            (r#"{"whiteHandicapBonus":"N"}"#, "choose whiteHandicapBonus"),
            (r#"{"scoring":"TERRITORY","tax":"NONE"}"#, "choose scoring AREA"),
            (r#"{"tax":"ALL"}"#, "choose scoring AREA"),
            (r#"{"komi":6.5}"#, "choose ko, scoring"),
            ("{", "this is no JSON"),
        ] {
            let refusal = rules.read(text).expect_err(text);
            assert!(refusal.contains(right), "{text}: {refusal}");
        }
        assert_eq!(
            rules.read(r#"{"ko":"POSITIONAL","friendlyPassOk":true}"#),
            Ok(Rules::of(Ko::Positional, Scoring::Territory))
        );
    }
}
