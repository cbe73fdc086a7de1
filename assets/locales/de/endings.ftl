endings-title = Den Sieg sichern
endings-title-draw = Unentschieden halten
endings-plan-effect = Den Plan für diese Stellung zeigen (dann kommt sie früher wieder)
endings-next-effect = Nächste Stellung
endings-themes-effect = Ein Thema zum Üben wählen
endings-themes = Themen
endings-choose-theme = Wähle ein Thema
endings-label = { $theme ->
    [double-threat] Zwickmühle
    [follow-up] Nachziehen: immer obendrauf
    [odd-threat] Drohung in einer ungeraden Zeile
    [even-threat] Drohung in einer geraden Zeile
    [zugzwang] Zugzwang: Dem Gegner gehen die sicheren Spalten aus
   *[sacrifice] Opfer: eine Drohung für eine andere
}
endings-task = { $side ->
    [red] Rot
   *[yellow] Gelb
} am Zug: { $goal ->
    [draw] Halte das Unentschieden bis zum Ende
   *[win] Gewinne gegen bestes Spiel
}
endings-slip = Spalte { $column } { $result ->
    [draw] hält nur das Unentschieden
   *[loss] verliert
}. Eine andere Spalte { $goal ->
    [draw] hält das Unentschieden
   *[win] gewinnt
}
endings-replied = { $side ->
    [red] Rot
   *[yellow] Gelb
} hat Spalte { $column } gespielt
endings-held = { $result ->
    [draw] Du hast das Unentschieden gehalten
   *[win] Du hast gewonnen
}
endings-theme-name = { $theme ->
    [all] Alle Themen
    [double-threat] Zwickmühle
    [follow-up] Nachziehen
    [odd-threat] Ungerade Drohung
    [even-threat] Gerade Drohung
    [zugzwang] Zugzwang
   *[sacrifice] Opfer
}
endings-solved = { $solved } von { $count } gelöst
endings-about = Spiele Endspiele gegen die besten Antworten zu Ende
