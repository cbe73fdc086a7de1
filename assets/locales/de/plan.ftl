## Pläne

plan-title = { $owner ->
    [red] Plan von Rot, der
    [yellow] Plan von Gelb, der
   *[you] Ein Plan, der
} { $result ->
    [draw] das Unentschieden hält
   *[win] gewinnt
}
plan-tactics = Bilde eine { $length ->
    [3] Dreierreihe
    [4] Viererreihe
    [5] Fünferreihe
   *[other] { $length }er-Reihe
}, wenn du kannst, sonst blockiere die des Gegners{ $tactics ->
    [two-threats] , sonst bilde eine Zwickmühle
   *[fours] { "" }
}
plan-start = Spiele jetzt Spalte { $column }
plan-start-and-tactics = Spiele jetzt Spalte { $column }. Bilde später eine { $length ->
    [3] Dreierreihe
    [4] Viererreihe
    [5] Fünferreihe
   *[other] { $length }er-Reihe
}, wenn du kannst, sonst blockiere die des Gegners{ $tactics ->
    [two-threats] , sonst bilde eine Zwickmühle
   *[fours] { "" }
}
plan-pair = Spalte { $column } Zeile { $row } mit Spalte { $column2 } Zeile { $row2 }
plan-pairs = Nimmt { $side ->
    [red] Rot
   *[yellow] Gelb
} ein Feld { $count ->
    [1] dieses Paars
   *[other] eines Paars
}, nimm das andere: { $pairs }
plan-follow = Wirft { $side ->
    [red] Rot
   *[yellow] Gelb
} einen Stein ein, wirf deinen direkt darauf{ $careful ->
    [yes] , aber nie direkt unter ein Gewinnfeld
   *[no] { "" }
}
plan-otherwise = { $careful ->
    [yes] Geht das nicht?
   *[no] Ist die Spalte voll?
} Nimm { $order ->
    [left] die erste freie Spalte von links
    [right] die erste freie Spalte von rechts
    [middle-left] die freie Spalte, die der Mitte am nächsten ist, von zweien die linke
    [middle-right] die freie Spalte, die der Mitte am nächsten ist, von zweien die rechte
    [edges-left] die freie Spalte, die einem Rand am nächsten ist, von zweien die linke
   *[edges-right] die freie Spalte, die einem Rand am nächsten ist, von zweien die rechte
}{ $careful ->
    [yes] , wieder nicht unter ein Gewinnfeld
   *[no] { "" }
}
plan-otherwise-last = { $rule }. { $count ->
    [1] Spalte { $columns } kommt
   *[other] Die Spalten { $columns } kommen
} zuletzt
plan-checked = Gegen jede Antwort geprüft
plan-ways = { $side ->
    [red] Rot
   *[yellow] Gelb
} kann auf { $count ->
    [one] eine Art
   *[other] { $count } Arten
} weiterspielen. { $result ->
    [draw] Der Plan verliert nie
   *[win] Der Plan gewinnt jedes Mal
}
plan-longest = Am längsten dauert die Partie nach { $count ->
    [1] Spalte { $columns }
   *[other] den Spalten { $columns }
}
plan-none = Hier wurde kein Plan aus wenigen Regeln gefunden

plan-yours = Es gibt einen Plan aus { $count ->
    [2] zwei
    [3] drei
   *[other] vier
} Regeln, der { $result ->
    [draw] das Unentschieden hält
   *[win] gewinnt
}
plan-opponents = { $side ->
    [red] Rot
   *[yellow] Gelb
} hat einen Plan aus { $count ->
    [2] zwei
    [3] drei
   *[other] vier
} Regeln, der { $result ->
    [draw] das Unentschieden hält
   *[win] gewinnt
}
plan-seat = { $owner ->
    [opponent] Der Plan des Gegners, zum Ausprobieren: Du bist
   *[you] Du bist
} { $side ->
    [red] Rot
   *[yellow] Gelb
}, { $mover ->
    [red] Rot ist am Zug
    [yellow] Gelb ist am Zug
   *[you] du bist am Zug
}
plan-left = Hier hattest du einen Plan: { $move }
plan-show-plan = Plan zeigen
plan-show-plan-short = Plan
plan-for-the-rest = Ein Plan für den Rest dieser Partie
plan-searching = Ein Plan wird gesucht …
plan-begin = Plan ausprobieren
plan-show = Auf dem Brett zeigen
plan-hide = Auf dem Brett ausblenden
plan-rule-of = Regel { $rule } von { $count }
plan-right = Regel { $rule }
plan-slip = Hier sagt Regel { $rule }: Spalte { $column }
plan-won = { $length ->
    [3] Drei
    [4] Vier
    [5] Fünf
   *[other] { $length }
} in einer Reihe: Der Plan hat gewonnen
plan-held = Das Brett ist voll: Der Plan hat das Unentschieden gehalten
plan-from-the-start = Von vorn
plan-menu = Plan für diese Stellung
plan-help = Einen Plan für diese Stellung zeigen: wenige Regeln, die gewinnen
plan-over = Pläne gibt es für laufende Partien
