## The first lesson of Connect 4: a friend shows a child how to play. The user is Red and Yellow
## answers by itself.

lesson-title = Erste Lektion
lesson-keys-enter = Eingabe
lesson-enter-effect = Weiter oder noch einmal versuchen

lesson-step = Schritt { $step } von { $count }

lesson-step-spoken = Schritt { $step } von { $count }. { $task }

lesson-taken-back = Stein zurückgenommen. { $task }

lesson-play = Gegen Anfänger spielen

## The six steps: what to do, and what is said when it is done.

lesson-drop-name = Einen Stein einwerfen
lesson-drop = Du spielst Rot. Klicke auf eine Spalte, um einen Stein einzuwerfen, oder drücke ihre Nummer
lesson-drop-done = Steine fallen so tief, wie sie können. Du und Gelb seid abwechselnd am Zug

lesson-line-name = Vier in einer Reihe
lesson-line = Wer vier in einer Reihe hat, gewinnt. Du hast drei: Setze den vierten dazu
lesson-line-done = Vier in einer Reihe: Du hast gewonnen!

lesson-diagonal-name = Eine Diagonale sehen
lesson-diagonal = Reihen können auch senkrecht oder diagonal sein. Vervollständige die Diagonale
lesson-diagonal-done = Gut gemacht! Diagonalen übersieht man am leichtesten, also achte auf sie

lesson-block-name = Blockieren
lesson-block = Gelb hat drei in einer Reihe, und du bist am Zug. Blockiere das vierte Feld
lesson-block-done = Blockiert! Sieh vor jedem Zug nach, womit dein Gegner droht

lesson-below-name = Auf das Feld darüber achten
lesson-below = Gelb will die zwei markierten Felder, aber die Felder darunter sind noch leer. Spiele irgendwohin, nur nicht direkt unter eine Markierung
lesson-below-done = Sicher! Mit einem Stein unter einer Markierung hättest du Gelb dorthin geholfen. So werden viele Partien entschieden

lesson-two-threats-name = Eine Zwickmühle bilden
lesson-two-threats = Dein Gegner kann pro Zug nur ein Feld blockieren. Bilde eine Dreierreihe, die an beiden Enden offen ist
lesson-two-threats-done = Eine Zwickmühle: Gelb konnte nur eine der beiden Drohungen blockieren. Jetzt kennst du das Wichtigste. Bereit für eine Partie?

## What is said of a coin that did not finish the step.

lesson-no-line = Spalte { $column } ergibt keine Viererreihe, Spalte { $better } schon
lesson-no-two-threats = Spalte { $column } ergibt keine Zwickmühle
lesson-lets-yellow-win = Nach Spalte { $column } kann Gelb eine Viererreihe bilden
lesson-yellow-makes-four = Gelb bildet in Spalte { $column } eine Viererreihe. Nimm deinen Stein zurück und versuche es noch einmal
lesson-both-ends-open = Eine Zwickmühle: Gelb kann nur eine Drohung blockieren
lesson-yellow-blocks = Gelb blockiert Spalte { $column }. Bilde jetzt die Viererreihe
