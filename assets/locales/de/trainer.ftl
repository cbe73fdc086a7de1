trainer-title = Eröffnungstrainer
trainer-answer-effect = Die Antwort zeigen (die Stellung kommt dann heute noch einmal)
trainer-side-effect = Mit der anderen Farbe lernen
trainer-tree-effect = Den Baum der Antworten zeigen oder wieder das Brett
trainer-keys-arrows = Pfeile
trainer-walk-effect = Im Baum ein Feld zum Üben wählen
trainer-show-answer = Antwort zeigen
trainer-learn-new = Neues lernen
trainer-as-red = Mit Rot lernen
trainer-as-yellow = Mit Gelb lernen
trainer-tree = Baum
trainer-seat = Du bist { $side ->
    [red] Rot
   *[yellow] Gelb
}: deine ersten { $count } Züge
trainer-task = Du bist am Zug: { $goal ->
    [draw] Halte das Unentschieden
    [loss] Halte so lange wie möglich durch
   *[win] Halte den Sieg fest
}
trainer-right = Richtig: Spalte { $column }
trainer-shown = Die Antwort ist Spalte { $column }
trainer-as-good = Spalte { $column } { $result ->
    [draw] hält auch das Unentschieden
    [loss] hält auch so lange durch
   *[win] gewinnt auch
}. Finde den Zug, den wir hier lernen
trainer-wrong = Spalte { $column } { $result ->
    [draw] hält nur das Unentschieden
    [loss] verliert
   *[win] gewinnt später
}
trainer-better = Spalte { $column } { $result ->
    [draw] hält das Unentschieden
    [loss] hält am längsten durch
   *[win] gewinnt
}
trainer-punish = { $side ->
    [red] Rot
   *[yellow] Gelb
} hat gepatzt: Finde einen Zug, der bald gewinnt
trainer-punished = Richtig: Spalte { $column } gewinnt
trainer-comes-back = { $days ->
    [0] Kommt heute noch einmal
    [one] Kommt morgen wieder
   *[other] Kommt in { $days } Tagen wieder
}
trainer-all-done = Für heute fertig: Nichts ist fällig
trainer-streak = { $days ->
    [one] Heute hast du geübt
   *[other] { $days } Tage in Folge
}
trainer-nothing-to-learn = Hier gibt es nichts zu lernen: Der Sieg ist leicht zu sehen, der Plan davor deckt diese Antwort ab, oder das Repertoire endet
trainer-replies = { $side ->
    [red] Erste Züge von Rot
   *[yellow] Erste Antworten von Gelb
}
trainer-you-know = du kannst { $known } von { $count }
trainer-so-far = Bisher: { $moves }
trainer-path = Züge { $moves }
trainer-state = { $state ->
    [known] gelernt
    [learning] wird gelernt
    [due] heute fällig
    [new] neu
   *[nothing] nichts zu lernen
}
trainer-legend = { $state ->
    [known] gelernt
    [learning] angefangen
    [due] heute fällig
   *[new] neu
} { $count }
trainer-why-block = Er verhindert vier in einer Reihe
trainer-why-forces = Er droht mit vier in einer Reihe: { $side ->
    [red] Rot
   *[yellow] Gelb
} muss in Spalte { $column } antworten
trainer-why-stops-two-threats = Er besetzt das Feld, das { $side ->
    [red] Rot
   *[yellow] Gelb
} eine Zwickmühle gäbe
trainer-why-makes-threat = Er schafft eine Drohung: Spalte { $column }, Zeile { $row } ergibt später vier in einer Reihe
trainer-why-only-move = { $goal ->
    [draw] Keine andere Spalte hält das Unentschieden
    [loss] Keine andere Spalte hält so lange durch
   *[win] Keine andere Spalte gewinnt
}
trainer-why-on-top = Auf den Stein von { $side ->
    [red] Rot
   *[yellow] Gelb
}
trainer-why-beside = Direkt neben den Stein von { $side ->
    [red] Rot
   *[yellow] Gelb
}
trainer-why-centre = Durch die Mitte laufen mehr Reihen als durch jede andere Spalte
trainer-why-one-of-several = Andere Spalten sind genauso gut, aber mit dieser hast du am wenigsten zu lernen
trainer-why-plan = Von hier an { $goal ->
    [draw] hält ein Plan das Unentschieden
   *[win] gewinnt ein Plan
}
trainer-about = Lerne deine Antworten auf die ersten Züge auswendig
