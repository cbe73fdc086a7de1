## Puzzles: positions in which one move is right.

puzzles-title = Aufgaben

## What the keys of the screen do, on the help page.

puzzles-hint-effect = Tipp: worauf zu achten ist, dann weniger Züge
puzzles-solution-effect = Die Lösung zeigen, Zug für Zug
puzzles-next-effect = Nächste Aufgabe

## Buttons, which have room for ten letters, and their tooltips.

puzzles-hint = Tipp
puzzles-hint-tip = Worauf zu achten ist, dann weniger Züge
puzzles-try-again-tip = Den Zug zurücknehmen
puzzles-solution = Lösung
puzzles-solution-tip = Die Lösung zeigen (die Aufgabe zählt dann als nicht gelöst)
puzzles-rest-tip = Den Rest vorspielen
puzzles-next-tip = Zur nächsten Aufgabe
puzzles-daily = Heute
puzzles-daily-tip = Aufgabe des Tages

## Above and below the task.

puzzles-difficulty = { $difficulty ->
    [beginner] Anfänger
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
   *[expert] Experte
}

puzzles-new = Neue Aufgabe

puzzles-of-the-day = Aufgabe des Tages, { $date }

puzzles-day-result = { $result ->
    [solved] Gelöst
    [hint] Mit Tipp gelöst
    [late] Später gelöst
   *[missed] Nicht gelöst
}
puzzles-days-in-a-row = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
puzzles-no-days-in-a-row = Löse die Aufgabe des Tages, um eine Serie zu beginnen
puzzles-calendar = Kalender
puzzles-calendar-tip = Kalender der Tagesaufgaben
puzzles-month-before = Voriger Monat
puzzles-month-after = Nächster Monat
puzzles-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
puzzles-weekday = { $day ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
}
puzzles-copy-result = Kopieren
puzzles-copy-result-short = Kopieren
puzzles-copy-result-tip = Das Ergebnis als Textzeile kopieren
puzzles-result-copied = Ergebnis kopiert. Füge es ein, wo du willst

puzzles-none-solved = Noch keine Aufgabe gelöst
puzzles-solved = { $count } gelöst
puzzles-streak = { $count } in Folge

## The task.

puzzles-making = Eine neue Aufgabe wird erstellt …

puzzles-task-win-now = { $side ->
    [red] Rot zieht und gewinnt sofort
   *[yellow] Gelb zieht und gewinnt sofort
}

puzzles-task-win = { $side ->
    [red] Rot zieht und gewinnt in { $moves } Zügen
   *[yellow] Gelb zieht und gewinnt in { $moves } Zügen
}

puzzles-task-draw = { $side ->
    [red] Rot zieht und hält das Unentschieden
   *[yellow] Gelb zieht und hält das Unentschieden
}

## The tasks of the other games.

puzzles-task-five = { $side ->
    [black] Schwarz am Zug: Bilde eine Fünferreihe
   *[white] Weiß am Zug: Bilde eine Fünferreihe
}

puzzles-task-fours = { $side ->
    [black] Schwarz am Zug: Gewinne mit Vierern, in { $moves } Zügen
   *[white] Weiß am Zug: Gewinne mit Vierern, in { $moves } Zügen
}

puzzles-task-capture = { $side ->
    [black] Schwarz am Zug: Schlage die markierten Steine ({ $stone })
   *[white] Weiß am Zug: Schlage die markierten Steine ({ $stone })
}
puzzles-task-save = { $side ->
    [black] Schwarz am Zug: Rette die markierten Steine ({ $stone })
   *[white] Weiß am Zug: Rette die markierten Steine ({ $stone })
}
puzzles-task-kill = { $side ->
    [black] Schwarz am Zug: Töte die markierte Gruppe ({ $stone })
   *[white] Weiß am Zug: Töte die markierte Gruppe ({ $stone })
}
puzzles-task-live = { $side ->
    [black] Schwarz am Zug: Bring die markierte Gruppe zum Leben ({ $stone })
   *[white] Weiß am Zug: Bring die markierte Gruppe zum Leben ({ $stone })
}

puzzles-task-shot = { $side ->
    [red] Rot am Zug: Finde den Schlag, der { $pieces } Steine gewinnt
   *[white] Weiß am Zug: Finde den Schlag, der { $pieces } Steine gewinnt
}
puzzles-task-ending-win = { $side ->
    [red] Rot zieht und gewinnt
   *[white] Weiß zieht und gewinnt
}
puzzles-task-ending-draw = { $side ->
    [red] Rot zieht und hält remis
   *[white] Weiß zieht und hält remis
}

## What a screen reader says.

puzzles-spoken = { $task }. { $difficulty }

puzzles-daily-spoken = Aufgabe des Tages. { $task }

puzzles-taken-back = Zug zurückgenommen. { $task }

puzzles-answered = { $side ->
    [red] Rot: Spalte { $column }. Gelb ist am Zug
   *[yellow] Gelb: Spalte { $column }. Rot ist am Zug
}

puzzles-shown-move = { $side ->
    [red] Rot: Spalte { $column }
   *[yellow] Gelb: Spalte { $column }
}

## What is said of a right column.

puzzles-right-four = { $help ->
    [hint] Richtig, mit Tipp: Spalte { $column } ergibt die Viererreihe
   *[none] Richtig: Spalte { $column } ergibt die Viererreihe
}

puzzles-right-win = { $help ->
    [hint] Richtig, mit Tipp: Spalte { $column } gewinnt in { $moves } Zügen
   *[none] Richtig: Spalte { $column } gewinnt in { $moves } Zügen
}

puzzles-right-draw = { $help ->
    [hint] Richtig, mit Tipp: Nur Spalte { $column } hält das Unentschieden
   *[none] Richtig: Nur Spalte { $column } hält das Unentschieden
}

puzzles-play-on = Spiele zu Ende oder geh zur nächsten Aufgabe

puzzles-right = Richtig

puzzles-won = { $side ->
    [red] Rot gewinnt
   *[yellow] Gelb gewinnt
}
puzzles-drawn = Die Partie ist unentschieden

## What is said of a wrong column: first alone, then with the opponent's answer.

puzzles-loses-now = Spalte { $column } verliert sofort

puzzles-loses-now-answered = { $side ->
    [red] Spalte { $column } verliert: Rot bildet in Spalte { $answer } eine Viererreihe
   *[yellow] Spalte { $column } verliert: Gelb bildet in Spalte { $answer } eine Viererreihe
}

puzzles-loses = Spalte { $column } verliert in { $moves } Zügen

puzzles-loses-answered = { $side ->
    [red] Spalte { $column } verliert in { $moves } Zügen: Rot antwortet in Spalte { $answer }
   *[yellow] Spalte { $column } verliert in { $moves } Zügen: Gelb antwortet in Spalte { $answer }
}

puzzles-too-slow = Spalte { $column } gewinnt, aber zu langsam

puzzles-too-slow-answered = { $side ->
    [red] Spalte { $column } gewinnt, aber zu langsam: Rot antwortet in Spalte { $answer }
   *[yellow] Spalte { $column } gewinnt, aber zu langsam: Gelb antwortet in Spalte { $answer }
}

puzzles-no-win = Spalte { $column } gewinnt nicht

puzzles-no-win-answered = { $side ->
    [red] Spalte { $column } gewinnt nicht: Rot antwortet in Spalte { $answer }
   *[yellow] Spalte { $column } gewinnt nicht: Gelb antwortet in Spalte { $answer }
}

## A sentence below that: the next puzzles are harder or easier.

puzzles-harder = Drei in Folge gelöst! Nächste Stufe: { $difficulty }
puzzles-easier = Die nächsten Aufgaben sind leichter. Stufe: { $difficulty }

## The first hint: what to look for. It must not name the move, nor where it is in Connect 4.

puzzles-look-for-line = { $line ->
    [row] Suche eine waagerechte Viererreihe
    [column] Suche eine senkrechte Viererreihe
   *[diagonal] Suche eine diagonale Viererreihe
}
puzzles-look-for-block = Dein Gegner droht mit einer Viererreihe: Verhindere sie
puzzles-look-for-double = Suche einen Zug, der eine Zwickmühle bildet
puzzles-look-for-stacked = Suche zwei Drohungen direkt übereinander
puzzles-look-for-forcing = Drohe mit jedem Zug, sodass dein Gegner immer antworten muss
puzzles-look-for-threat = Drohe auf einem Feld, das noch niemand besetzen kann
puzzles-look-for-force = Beginne mit einer Drohung, die dein Gegner abwehren muss
puzzles-look-for-squeeze = Zähle die freien Felder: Deinem Gegner gehen die sicheren Züge aus
puzzles-look-for-prevention = { $threats ->
    [single] Besetze ein Feld, das deinem Gegner eine Drohung gäbe
   *[double] Besetze ein Feld, das deinem Gegner eine Zwickmühle gäbe
}
puzzles-look-for-plan = Zähle die freien Felder: Wer muss welches besetzen?
puzzles-look-for-answers = Jede andere Spalte verliert: Finde jeweils die beste Antwort deines Gegners

puzzles-look-for-five = Vier deiner Steine liegen so, dass nur noch einer fehlt
puzzles-look-for-part = { $part ->
    [upper-left] Beginne oben links auf dem Brett
    [upper] Beginne oben auf dem Brett
    [upper-right] Beginne oben rechts auf dem Brett
    [left] Beginne links auf dem Brett
    [middle] Beginne in der Mitte des Bretts
    [right] Beginne rechts auf dem Brett
    [lower-left] Beginne unten links auf dem Brett
    [lower] Beginne unten auf dem Brett
   *[lower-right] Beginne unten rechts auf dem Brett
}

puzzles-look-for-sacrifice = Suche einen Stein, den du opfern kannst
puzzles-look-for-capture = Suche Steine, die du schlagen kannst
puzzles-look-for-edge = Suche einen Zug am Rand des Bretts
puzzles-look-for-near = Der richtige Zug liegt direkt neben den markierten Steinen
puzzles-look-for-apart = Der richtige Zug liegt nicht direkt neben den markierten Steinen

puzzles-look-for-offer = Du musst zuerst einen Stein opfern
puzzles-look-for-piece = Sieh dir den Spielstein auf Feld { $square } an
puzzles-look-for-answer = Überlege bei jedem Zug, wie dein Gegner antwortet

## Further hints, and the solution.

puzzles-answer-is = Die Lösung ist Spalte { $column }

puzzles-hint-two = Die Lösung ist Spalte { $first } oder { $second }

puzzles-hint-three = Die Lösung ist eine der Spalten { $first }, { $second } und { $third }

puzzles-hint-four = Die Lösung ist eine der Spalten { $first }, { $second }, { $third } und { $fourth }

puzzles-best-line = Beste Zugfolge von hier

puzzles-best-line-won = { $side ->
    [red] Rot gewinnt. Beste Zugfolge: { $line }
   *[yellow] Gelb gewinnt. Beste Zugfolge: { $line }
}

puzzles-best-line-drawn = Die Partie ist unentschieden. Beste Zugfolge: { $line }

## Games other than Connect 4, whose moves are named: H8, 11-15.

puzzles-right-move = { $help ->
    [hint] Richtig, mit Tipp: { $move }
   *[none] Richtig: { $move }
}

puzzles-played-out = Bis zum Ende gelöst

puzzles-wrong-move = { $move } führt nicht zum Ziel

puzzles-wrong-move-answered = { $side ->
    [red] { $move } führt nicht zum Ziel: Rot antwortet mit { $answer }
    [black] { $move } führt nicht zum Ziel: Schwarz antwortet mit { $answer }
   *[white] { $move } führt nicht zum Ziel: Weiß antwortet mit { $answer }
}

puzzles-answered-move = { $side }: { $move }. { $user } ist am Zug

puzzles-shown-any-move = { $side }: { $move }

puzzles-answer-is-move = Die Lösung ist { $move }

puzzles-best-line-shown = Beste Zugfolge: { $line }

## Errors.

puzzles-not-made = Wegen eines Fehlers in Plot 4 konnte keine Aufgabe erstellt werden. Drücke N, um es noch einmal zu versuchen
puzzles-cannot-make = Neue Aufgaben lassen sich nicht erstellen: { $error }
puzzles-solver-failed = Dein Zug konnte wegen eines Fehlers in Plot 4 nicht geprüft werden. Versuche es noch einmal
puzzles-cannot-solve = Dein Zug konnte nicht geprüft werden: { $error }
puzzles-solved-of = { $solved } von { $count } gelöst
puzzles-more-in-a-row = nach { $count } weiteren in Folge
puzzles-others = Warum nicht die anderen?
