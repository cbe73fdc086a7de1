## The coach and the review: what a move was worth, in plain words.

coach-off = No
coach-blunders = Errores graves
coach-everything = Todo
coach-class = { $class ->
    [missed_win] Victoria no vista
    [missed_block] Sin bloquear
    [opened_win] Victoria regalada
    [allowed_double] Doble amenaza cedida
    [missed_double] Doble amenaza no vista
    [lost_piece] Pieza perdida
    [missed_capture] Captura no vista
    [left_in_atari] Piedras en atari
    [misread_ladder] Escalera mal leída
    [filled_eye] Ojo rellenado
    [gave_corner] Esquina cedida
    [gave_win] Victoria perdida
    [gave_draw] Empate perdido
    [gave_ground] Claramente peor
    [inaccuracy] Imprecisión
    [good] Buena
    [only_move] Única jugada
   *[best] La mejor
}
coach-let-back = { $name } te dejó volver a la partida
coach-let-ahead = { $name } te dejó tomar ventaja
coach-gave-win = { $move } { $count ->
    [one] ganaba
   *[other] ganaban
}{ $name-kind ->
    [you] { "" }
   *[person] { " " }para { $name }
}
coach-gave-draw = { $move } { $count ->
    [one] mantenía
   *[other] mantenían
} el empate
coach-gave-ground = { $move } { $count ->
    [one] parecía mejor
   *[other] parecían mejores
}
coach-card-gave-win = Así dejas escapar la victoria
coach-card-gave-draw = Así pierdes
coach-card-gave-ground = Eso parece peor
coach-keeps-win = { $move } { $count ->
    [one] sigue
   *[other] siguen
} ganando
coach-keeps-draw = { $move } { $count ->
    [one] mantiene
   *[other] mantienen
} el empate
coach-looks-better = { $move } { $count ->
    [one] parece mejor
   *[other] parecen mejores
} (estimación)
coach-praise-block = ¡Buen bloqueo!
coach-praise-double = ¡Doble amenaza!
coach-praise-only = ¡Bien visto!
coach-only-even = Solo { $move } mantenía la igualdad
coach-only-win = Solo { $move } seguía ganando
coach-can-block-one = { $side ->
    [red] Rojo
    [yellow] Amarillo
    [black] Negro
   *[white] Blanco
} solo puede bloquear una
coach-both = { $first } { $second }
coach-take-back-question = ¿Deshacerla?
coach-take-back = Deshacerla
coach-take-back-tip = Elegir otra jugada
coach-keep = Mantenerla
coach-keep-tip = También puedes repetir la misma jugada
coach-or-another = { $game ->
    [connect4] O haz clic en otra columna
    [checkers] O haz otra jugada
    [reversi] O haz clic en otra casilla
   *[other] O haz clic en otro punto
}
coach-held-back-how = Escape la deshace, K la mantiene, o elige otra jugada.
coach-sentence = { $sentence }.
coach-show-line = Ver qué sigue
coach-show-hint = Ver la pista
coach-close = Cerrar
coach-otherwise = Si no: { $text }
