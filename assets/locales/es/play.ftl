## A game in play: the panel, the cards of the players, the line under the board.

play-moves-so-far = { $count ->
    [one] { $count } jugada hasta ahora
   *[other] { $count } jugadas hasta ahora
}
play-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
play-labelled = { $label }: { $value }
play-two-sentences = { $first }. { $second }
play-longer-list = { $list }, { $item }
play-beside = { $first } · { $second }
play-name-with-initial = { $first } { $initial }.
play-name-cut = { $beginning }…
play-pairing = { $first } contra { $second }
play-begins = Empieza { $name }
play-free-board = Tablero libre

## Buttons of the panel. There is little room: about twelve letters.

play-undo = Deshacer
play-undo-tip = Deshacer la última jugada
play-redo = Rehacer
play-redo-tip = Volver a hacer la jugada deshecha
play-hint = Pista
play-hint-tip = Mostrar dónde jugaría un jugador fuerte
play-analysis = Análisis
play-analysis-tip = Mostrar lo buena que es cada jugada
play-variation = Variante
play-variation-short = Otra
play-variation-tip = Mostrar la siguiente variante que probaste
play-back = Atrás
play-back-tip = Volver a la partida
play-new-game = Partida nueva
play-new-game-short = Nueva
play-new-game-tip = Elegir el juego y el rival
play-menu = Menú
play-menu-tip = Guardar, abrir, copiar, pegar, ajustes, ayuda, salir
play-panel = Panel
play-panel-tip = Mostrar el panel lateral

## Buttons for a game that is over, watched or looked back at.

play-again = Jugar otra
play-again-tip = Jugar la siguiente partida con los mismos jugadores
play-you-begin-next = empiezas tú
play-you-begin-next-as = Empiezas con { $side ->
    [red] Rojo
    [yellow] Amarillo
    [black] Negro
   *[white] Blanco
}
play-begins-as = { $name } empieza con { $side ->
    [red] Rojo
    [yellow] Amarillo
    [black] Negro
   *[white] Blanco
}
play-review = Repasar
play-review-tip = Ver cada error y qué era mejor
play-continue = Continuar
play-continue-computer-tip = Dejar que el ordenador siga desde aquí
play-continue-computers-tip = Dejar que los ordenadores sigan desde aquí
play-pause = Pausa
play-pause-tip = Pausar los ordenadores
play-step = Una jugada
play-step-tip = Dejar que el ordenador haga una jugada
play-last-move = Última jugada
play-speed = Velocidad
play-speed-tip = A qué velocidad juegan los ordenadores (− y +)
play-speed-value = { $speed }×
play-after-game = Tras esta partida
play-after-game-stop = Ver el resultado
play-after-game-another = Jugar otra
play-score = { $first } { $first-wins } : { $second-wins } { $second }

## The list of moves.

play-moves-title = Jugadas
play-move-label = Jugada { $number }, { $name }: { $move }
play-move-label-mistake = Jugada { $number }, { $name }: { $move }, { $class }
play-with-comment = { $label }, con comentario
play-instead = O { $number }:
play-variation-label = Variante en la jugada { $number }, { $name }: { $move }
play-change-line = Cambiar la variante en la jugada { $number }
play-tree-move = Árbol, jugada { $number }: { $move }

## The cards of the players, for a screen reader.

play-card = { $side }: { $name }, { $state }
play-tally = { $unit ->
    [point] { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
    [disc] { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
   *[piece] { $count ->
        [one] { $count } pieza
       *[other] { $count } piezas
    }
}

## The line of words below the board or the panel.

play-free-board-keys = Prueba jugadas de ambos bandos · V muestra otra variante, Esc vuelve a la partida
play-hint-keys = Pulsa H para ver la mejor línea, Esc para cerrar
play-checking-move = Comprobando tu jugada…

## Moves as subjects.

play-move-subject = { $move }
play-moves-subject = { $moves }

## Notices and announcements.

play-place-worth = { $place }, { $worth }
play-illegal-computer-move = Error en Plot 4: el ordenador eligió { $move }. { $reason }. Pulsa P para intentarlo de nuevo
play-computer-failed = { $error }. Pulsa P para intentarlo de nuevo
play-hint-failed = { $error }. Pulsa H para intentarlo de nuevo
play-no-thread = El ordenador no pudo empezar: { $error }
play-board-turned = Tablero girado: { $side ->
    [red] Rojo
    [yellow] Amarillo
    [black] Negro
   *[white] Blanco
} está abajo

## The view for streams and projectors, with large names.

play-leave-stage = Volver a la vista normal

## Los niveles, en la tarjeta del final de una partida contra uno de ellos.

play-first-win = ¡Tu primera victoria contra { $name }!
play-held-to-a-draw = ¡Le has sacado un empate a { $name }!
play-wins-in-a-row = { $count } victorias seguidas contra { $name }
play-losses-in-a-row = { $count } derrotas seguidas contra { $name }
play-level = Contra { $level }
play-level-tip = Jugar la siguiente partida contra este ordenador
play-levels-beaten = { $beaten } de { $count } niveles superados
play-next-level = Siguiente: { $level }
play-your-levels = Tus niveles
play-click-a-level = Haz clic en uno para jugar
play-level-beaten = superado
play-level-played = esta partida
play-level-of = Nivel { $number } de { $count }
play-hint-uncounts = Con una pista, esta partida no cuenta para tus niveles
play-analysis-uncounts = Análisis activado: esta partida ya no cuenta para tus niveles
play-uncounted = { $why ->
    [begun] La partida no empezó desde el principio
    [coach] El entrenador detuvo una jugada
    [hint] Usaste una pista
    [analysis] Usaste el análisis
   *[taken-back] Deshiciste una jugada
}, así que esta victoria no cuenta para tus niveles.
