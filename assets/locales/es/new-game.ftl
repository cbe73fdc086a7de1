## The choice of a new game: its heading, the games, the buttons.

new-game-back = Atrás
new-game-quit = Salir
new-game-game = Juego: { $game }, { $summary }
new-game-game-tip = { $game }: { $summary } (G)
new-game-play = Jugar
new-game-continue = Continuar
new-game-new = Partida nueva
new-game-start-new = Empezar partida nueva
new-game-swap = Cambiar de bando
new-game-swap-tip = Intercambiar { $first } y { $second } (S)

## The summary: who plays whom, and who begins.

new-game-two-people = Dos jugadores
new-game-you-begin = Juegas con { $side ->
    [red] Rojo
    [yellow] Amarillo
    [black] Negro
   *[white] Blanco
} y empiezas
new-game-opponent-begins = Juegas con { $side ->
    [red] Rojo
    [yellow] Amarillo
    [black] Negro
   *[white] Blanco
}. Empieza { $other ->
    [red] Rojo
    [yellow] Amarillo
    [black] Negro
   *[white] Blanco
}
new-game-you-watch = Solo miras. Empieza { $side ->
    [red] Rojo
    [yellow] Amarillo
    [black] Negro
   *[white] Blanco
}

## The card of a side, with its possible players.

new-game-human = Humano
new-game-human-about = ratón, teclado o pantalla táctil
new-game-player = { $side }: { $player }, { $about }
new-game-player-strength = { $side }: { $player }, { $about } ({ $strength })
new-game-name = Nombre
new-game-name-label = Nombre de { $side }
new-game-name-tip = El nombre del jugador (opcional)

## Options of the next game.

new-game-coach = Entrenador
new-game-coach-tip = Retiene tus malas jugadas para que elijas otra. Errores graves: solo los que se ven en el tablero. Todo: todos los errores (T)
new-game-no-coach = El entrenador ayuda cuando juegas contra un ordenador
new-game-folded-option = { $option }: { $value }, cambiar

new-game-against = Jugar contra
new-game-opponent = Contra { $player }: { $about }
new-game-opponent-strength = Contra { $player }: { $about } ({ $strength })
new-game-friend = Un amigo
new-game-friend-about = en este ordenador
new-game-friend-spoken = Un amigo en este ordenador
new-game-watch = Ver a dos ordenadores
new-game-versus = contra

new-game-who-starts = ¿Quién empieza?
new-game-starts = Empieza
new-game-your-colour = Tu color
new-game-colour = Color
new-game-random-start = Al azar
new-game-random-start-spoken = El azar decide quién empieza

new-game-usual-board = Normal
new-game-variants = Variante
new-game-variant = Variante: { $name }
new-game-variant-tip = Otros tableros y reglas
new-game-customize = Personalizar
new-game-customize-tip = Elegir ambos jugadores, el tablero y el entrenador
new-game-done = Listo
new-game-details-shown = Opciones visibles
new-game-details-hidden = Opciones ocultas

new-game-continue-against = Continuar contra { $player }
new-game-continue-friend = Continuar con un amigo
new-game-continue-computers = Que sigan los ordenadores
new-game-continue-game = Continuar tu partida
new-game-lesson-note = dura un minuto
new-game-hint = Del 1 al { $count }: elegir rival · Intro: jugar
new-game-hint-unfinished = Del 1 al { $count }: elegir rival · Intro: partida nueva · Esc: volver a la tuya
new-game-hint-help = F1 muestra todas las teclas

new-game-announcement = Elige un rival. { $summary }
