## The road to Perfect: a list of short lessons of Connect 4, for a child of ten. The user is Red. Texts
## without a full stop at the end.

road-title = Der Weg zu Perfekt
road-keys-arrows = Hoch, Runter
road-choose-effect = Eine Lektion wählen
road-enter-effect = Die Lektion beginnen, fortsetzen oder noch einmal versuchen
road-done = { $done } von { $count } geschafft
road-row = { $name }, { $state ->
    [done] geschafft
    [next] als Nächstes
   *[open] noch offen
}
road-show-end = Wie es ausgeht
road-show-end-effect = Den Rest der Partie mit den besten Zügen beider Seiten ansehen
road-showing-end = Jetzt spielen beide Seiten ihre besten Züge bis zum Ende, ab Spalte { $column }
road-next = Als Nächstes: { $name }
road-start = Beginnen
road-play-perfect = Gegen Perfekt spielen

## What to do.

road-line = Rot am Zug: Bilde eine Viererreihe
road-stop = Rot am Zug: Verhindere, dass Gelb eine Viererreihe bildet
road-stop-two = Rot am Zug: Verhindere eine Zwickmühle von Gelb
road-two-threats = Rot am Zug: Bilde eine Zwickmühle
road-force = Rot am Zug: Drohe mit jedem Stein, bis du gewinnst
road-keep-win = Rot am Zug: Finde die Spalte, die gewinnt

## What is said of a right column.

road-stop-done = Richtig! Jetzt kann Gelb keine Viererreihe bilden
road-stop-two-done = Richtig! Gelb bekommt keine Zwickmühle
road-keep-win-done = Richtig! Spalte { $column } gewinnt
road-has-to-block = Eine Drohung! Gelb muss Spalte { $column } blockieren
road-go-on = Gelb blockiert Spalte { $column }. Mach weiter

## What is said of a wrong column.

road-lets-yellow-threaten = Nach Spalte { $column } bekommt Gelb eine Zwickmühle
road-yellow-threatens = Gelb bildet mit Spalte { $column } eine Zwickmühle. Nimm deinen Stein zurück und versuche es noch einmal
road-no-force = Spalte { $column } führt nicht allein durch Drohungen zur Viererreihe. Versuche eine andere
road-win-lost = Mit Spalte { $column } ist der Sieg weg. Eine andere Spalte hält ihn fest

## The lessons: the name, the idea in a sentence or two, and the praise at the end.

road-first-idea = Einwerfen, Reihen bilden, blockieren: die Regeln in einer Minute
road-lines-name = Viererreihen
road-lines-idea = Reihen gehen waagerecht, senkrecht oder diagonal, und manchmal ist nur noch eine Lücke zu füllen. Suche vor jedem Zug deine eigene Viererreihe
road-lines-done = Du siehst Reihen in jeder Richtung. Deine eigene Viererreihe geht immer vor
road-blocks-name = Blockieren
road-blocks-idea = Hat Gelb drei in einer Reihe und kommt an das vierte Feld, blockiere es sofort. Einen Zug später ist es zu spät
road-blocks-done = Dir entgeht nichts. Sieh vor jedem Zug nach, womit dein Gegner droht
road-two-name = Zwickmühlen
road-two-idea = Drohe mit einem Stein zweimal: Gelb kann nur eine Drohung blockieren. Die Drohungen können nebeneinander oder direkt übereinander liegen
road-two-done = Eine Zwickmühle gewinnt. Suche das Feld, in dem sich zwei deiner Reihen treffen
road-under-name = Nie unter ein Gewinnfeld
road-under-idea = Dein Stein ist eine Stufe für den nächsten. Spiele nie direkt unter ein Feld, auf dem Gelb eine Viererreihe hätte
road-under-done = Du siehst nach oben, bevor du einwirfst. Durch einen unachtsamen Stein gehen viele Partien verloren
road-middle-name = Die Mitte
road-middle-idea = Durch die mittlere Spalte laufen die meisten Reihen. Wenn nichts eilt, spiele dort
road-middle-done = Die Mitte gehört dir. Auf dem leeren Brett gewinnt nur diese Spalte
road-bottom-name = Die unterste Zeile
road-bottom-idea = Zwei Steine in der untersten Zeile mit Platz auf beiden Seiten können eine Zwickmühle werden. Nutze deine und stoppe die von Gelb rechtzeitig
road-bottom-done = Zwei Steine in der untersten Zeile schlagen Alarm. Jetzt hörst du ihn
road-wait-name = Drohungen, die warten
road-wait-idea = Dein Gewinnfeld bleibt stark, solange niemand direkt darunter spielt. Lass das Feld darunter frei und spiele woanders
road-wait-done = Du kannst warten. Eine Drohung, die bleibt, ist mehr wert als eine blockierte
road-odd-name = Ungerade und gerade Zeilen
road-odd-idea = Wenn sich das Brett füllt, bekommt der erste Spieler meist die ungeraden Zeilen: 1, 3 und 5. Sorge dort für ein Gewinnfeld
road-odd-done = Als erster Spieler willst du Zeile 3 oder 5. Gelb will eine gerade Zeile
road-zugzwang-name = Zugzwang
road-zugzwang-idea = Sind alle anderen Spalten voll, muss Gelb direkt unter dein Gewinnfeld spielen. Verdirb dir das vorher nicht
road-zugzwang-done = Gelb hatte keinen guten Zug mehr. Das ist Zugzwang
road-follow-name = Obendrauf
road-follow-idea = Mit einem Gewinnfeld in einer ungeraden Zeile kannst du oft einfach folgen: Wirf deinen Stein auf den von Gelb, in dieselbe Spalte
road-follow-done = Folge, und die letzte sichere Spalte geht Gelb aus, nicht dir
road-force-name = Zwingende Züge
road-force-idea = Eine Drohung muss blockiert werden, also kennst du die Antwort schon vorher. Suche Drohung um Drohung, bis eine Viererreihe entsteht
road-force-done = Drohung um Drohung: Gelb hatte nie eine Wahl
road-sacrifice-name = Ein Feld opfern
road-sacrifice-idea = Manchmal spielst du doch direkt unter dein eigenes Gewinnfeld: Gelb muss es blockieren, und das Feld darüber gehört dir
road-sacrifice-done = Du hast ein Feld geopfert und ein besseres bekommen
road-plan-name = Pläne
road-plan-idea = Ein Plan ist eine Handvoll Regeln für die ganze Partie: vier bilden, vier blockieren, sonst obendrauf. Finde den ersten Zug, dann zeigt dir F7 den Plan
road-plan-done = Mit einem Plan musst du nicht weit vorausdenken. F7 sucht auch in deinen eigenen Partien einen
road-opening-name = Die ersten Züge
road-opening-idea = Beginne in Spalte 4. Solange Gelb dort bleibt, bleib du auch dort. Gegen Spalte 2 oder 3 gewinnen nur zwei Antworten
road-opening-done = Du kennst die ersten Züge einer gewonnenen Partie
road-puzzles-idea = Schule dein Auge: Löse zehn Aufgaben
road-trainer-idea = Lerne auswendig, wie du auf die ersten Züge von Gelb antwortest: zehn Stellungen
road-endings-idea = Spiele gewonnene Stellungen zu Ende: fünf davon
road-perfect-name = Perfekt schlagen
road-perfect-idea = Zieh zuerst und gewinne ohne Hilfe: kein Tipp, keine Analyse, kein zurückgenommener Zug. Wer zuerst zieht, kann immer gewinnen
road-perfect-done = Du hast Perfekt als erster Spieler ohne Hilfe geschlagen. Der ganze Weg liegt hinter dir!
