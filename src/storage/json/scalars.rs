//! Scalar values in a file: not lists or objects, which could be arbitrarily large.

use std::fmt;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use super::fault::Fault;
use crate::storage::format_fault::Expected;

/// The most fields of an object with known fields.
const MAX_FIELDS: usize = 100;

/// A text, a number, `true`, `false` or `null`.
pub(super) struct Scalar(pub(super) Value);

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Scalar;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(Expected::Scalar.name())
            }

            fn visit_unit<E>(self) -> Result<Scalar, E> {
                Ok(Scalar(Value::Null))
            }

            fn visit_bool<E>(self, value: bool) -> Result<Scalar, E> {
                Ok(Scalar(value.into()))
            }

            fn visit_i64<E>(self, value: i64) -> Result<Scalar, E> {
                Ok(Scalar(value.into()))
            }

            fn visit_u64<E>(self, value: u64) -> Result<Scalar, E> {
                Ok(Scalar(value.into()))
            }

            fn visit_f64<E>(self, value: f64) -> Result<Scalar, E> {
                Ok(Scalar(value.into()))
            }

            fn visit_str<E>(self, value: &str) -> Result<Scalar, E> {
                Ok(Scalar(value.into()))
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

pub(in crate::storage) fn scalar<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Value, D::Error> {
    Scalar::deserialize(deserializer).map(|Scalar(value)| value)
}

/// Reads an object of a few scalars.
pub(in crate::storage) fn scalars<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Map<String, Value>, D::Error> {
    struct Reader;
    impl<'de> Visitor<'de> for Reader {
        type Value = Map<String, Value>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(Expected::Object.name())
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut fields = Map::new();
            while let Some((name, Scalar(value))) = map.next_entry::<String, Scalar>()? {
                if fields.contains_key(&name) {
                    return Err(A::Error::custom(Fault::Twice(&name)));
                }
                fields.insert(name, value);
                if fields.len() > MAX_FIELDS {
                    return Err(A::Error::custom(Fault::TooManyFields));
                }
            }
            Ok(fields)
        }
    }
    deserializer.deserialize_map(Reader)
}
