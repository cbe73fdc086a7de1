//! The names of encodings, as files have them.

use encoding_rs::{Encoding as Standard, X_USER_DEFINED};

/// Returns the encoding that a name stands for, also one that is misspelled or that of a code page.
pub fn standard_named(name: &str) -> Option<&'static Standard> {
    let name = name.trim();
    let known = Standard::for_label_no_replacement(name.as_bytes())
        .filter(|standard| *standard != X_USER_DEFINED);
    known.or_else(|| {
        let squeezed: String = name
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .collect::<String>()
            .to_ascii_lowercase();
        let digits = squeezed.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let label = match (&squeezed[..squeezed.len() - digits.len()], digits) {
            ("gb", "2312" | "231280" | "k") | ("gbk" | "euccn", _) => "gbk",
            ("gb", "18030" | "180302000" | "180302005" | "180302022") => "gb18030",
            ("big" | "cnbig" | "bigfive", _) => "big5",
            ("shiftjis" | "sjis" | "mskanji" | "xsjis", _) => "shift_jis",
            ("eucjp" | "ujis" | "xeucjp" | "eucjpms", _) => "euc-jp",
            ("jis", "7") | ("iso", "2022jp") => "iso-2022-jp",
            ("euckr" | "uhc" | "ksc" | "xeuckr" | "kscs", _) => "euc-kr",
            ("utf" | "xutf", "8") => "utf-8",
            ("latin" | "isolatin", "1") => "latin1",
            ("iso", digits) => {
                let part = digits.strip_prefix("8859")?;
                return Standard::for_label(format!("iso-8859-{part}").as_bytes());
            }
            ("koi", "8r" | "8ru" | "8") => "koi8-r",
            ("koi", "8u") => "koi8-u",
            ("cp" | "windows" | "win" | "ms" | "ibm" | "codepage" | "xcp" | "", page) => match page
            {
                "936" => "gbk",
                "54936" => "gb18030",
                "950" => "big5",
                "932" | "31j" | "943" => "shift_jis",
                "949" | "51949" => "euc-kr",
                "20932" | "51932" => "euc-jp",
                "50220" | "50221" | "50222" => "iso-2022-jp",
                "65001" => "utf-8",
                "20866" => "koi8-r",
                "21866" => "koi8-u",
                "28591" => "latin1",
                "866" => "ibm866",
                "874" => "windows-874",
                page if page.len() == 4 && page.starts_with("125") => {
                    return Standard::for_label(format!("windows-{page}").as_bytes());
                }
                _ => return None,
            },
            _ => return None,
        };
        Standard::for_label(label.as_bytes())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for (name, standard) in [
            ("gb2312", "GBK"),
            ("GB-2312", "GBK"),
            (" GB_2312 ", "GBK"),
            ("gb 2312", "GBK"),
            ("cp936", "GBK"),
            ("GBK", "GBK"),
            ("EUC-CN", "GBK"),
            ("GB18030", "gb18030"),
            ("gb-18030", "gb18030"),
            ("Big-5", "Big5"),
            ("BIG5", "Big5"),
            ("cp950", "Big5"),
            ("sjis", "Shift_JIS"),
            ("shift-jis", "Shift_JIS"),
            ("Shift JIS", "Shift_JIS"),
            ("ms932", "Shift_JIS"),
            ("cp932", "Shift_JIS"),
            ("windows-31j", "Shift_JIS"),
            ("eucjp", "EUC-JP"),
            ("EUC_JP", "EUC-JP"),
            ("iso2022jp", "ISO-2022-JP"),
            ("ISO_2022_JP", "ISO-2022-JP"),
            ("euckr", "EUC-KR"),
            ("EUC_KR", "EUC-KR"),
            ("ks_c_5601-1987", "EUC-KR"),
            ("KSC5601", "EUC-KR"),
            ("cp949", "EUC-KR"),
            ("uhc", "EUC-KR"),
            ("utf8", "UTF-8"),
            ("UTF_8", "UTF-8"),
            ("latin-1", "windows-1252"),
            ("Latin 1", "windows-1252"),
            ("ISO8859-1", "windows-1252"),
            ("ISO-8859-1", "windows-1252"),
            ("iso_8859-1", "windows-1252"),
            ("ISO8859_2", "ISO-8859-2"),
            ("windows1252", "windows-1252"),
            ("Windows 1251", "windows-1251"),
            ("cp1250", "windows-1250"),
            ("win-1251", "windows-1251"),
            ("koi8r", "KOI8-R"),
            ("KOI8", "KOI8-R"),
            ("1251", "windows-1251"),
        ] {
            let found = standard_named(name).map(Standard::name);
            assert_eq!(found, Some(standard), "{name}");
        }
        for name in [
            "",
            "?",
            "none",
            "hz-gb-2312",
            "x-user-defined",
            "12",
            "cp9",
            "é",
        ] {
            assert_eq!(standard_named(name).map(Standard::name), None, "{name}");
        }
    }
}
