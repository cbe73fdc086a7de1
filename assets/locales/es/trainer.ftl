trainer-title = Entrenador de aperturas
trainer-answer-effect = Mostrar la respuesta (la posición vuelve hoy mismo)
trainer-side-effect = Aprender con el otro color
trainer-tree-effect = Mostrar el árbol de respuestas o volver al tablero
trainer-keys-arrows = Flechas
trainer-walk-effect = Elegir en el árbol una casilla para practicar
trainer-show-answer = Ver respuesta
trainer-learn-new = Aprender otra
trainer-as-red = Con Rojo
trainer-as-yellow = Con Amarillo
trainer-tree = Árbol
trainer-seat = Juegas con { $side ->
    [red] Rojo
   *[yellow] Amarillo
}: tus primeras { $count } jugadas
trainer-task = Te toca: { $goal ->
    [draw] mantén el empate
    [loss] resiste todo lo que puedas
   *[win] conserva la victoria
}
trainer-right = Correcto: columna { $column }
trainer-shown = La respuesta es la columna { $column }
trainer-as-good = La columna { $column } también { $result ->
    [draw] mantiene el empate
    [loss] resiste lo mismo
   *[win] gana
}. Busca la que aprendemos aquí
trainer-wrong = La columna { $column } { $result ->
    [draw] solo empata
    [loss] pierde
   *[win] gana más tarde
}
trainer-better = La columna { $column } { $result ->
    [draw] mantiene el empate
    [loss] es la que más resiste
   *[win] gana
}
trainer-punish = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} se ha equivocado: busca una jugada que gane pronto
trainer-punished = Correcto: la columna { $column } gana
trainer-comes-back = { $days ->
    [0] Vuelve hoy mismo
    [one] Vuelve mañana
   *[other] Vuelve dentro de { $days } días
}
trainer-all-done = Listo por hoy: no queda nada pendiente
trainer-streak = { $days ->
    [one] Hoy has practicado
   *[other] { $days } días seguidos
}
trainer-nothing-to-learn = Aquí no hay nada que aprender: la victoria se ve enseguida, el plan anterior cubre esta respuesta o el repertorio termina
trainer-replies = { $side ->
    [red] Jugadas de Rojo
   *[yellow] Respuestas de Amarillo
}
trainer-you-know = sabes { $known } de { $count }
trainer-so-far = Hasta ahora: { $moves }
trainer-path = Jugadas { $moves }
trainer-state = { $state ->
    [known] aprendida
    [learning] en aprendizaje
    [due] pendiente hoy
    [new] nueva
   *[nothing] nada que aprender
}
trainer-legend = { $state ->
    [known] aprendidas
    [learning] en curso
    [due] para hoy
   *[new] nuevas
} { $count }
trainer-why-block = Bloquea un cuatro en raya
trainer-why-forces = Amenaza cuatro en raya: { $side ->
    [red] Rojo
   *[yellow] Amarillo
} tiene que responder en la columna { $column }
trainer-why-stops-two-threats = Ocupa la casilla que daría a { $side ->
    [red] Rojo
   *[yellow] Amarillo
} una doble amenaza
trainer-why-makes-threat = Crea una amenaza: la casilla de la columna { $column }, fila { $row } completará cuatro en raya
trainer-why-only-move = { $goal ->
    [draw] Ninguna otra columna mantiene el empate
    [loss] Ninguna otra columna resiste tanto
   *[win] Ninguna otra columna gana
}
trainer-why-on-top = Encima de la ficha de { $side ->
    [red] Rojo
   *[yellow] Amarillo
}
trainer-why-beside = Justo al lado de la ficha de { $side ->
    [red] Rojo
   *[yellow] Amarillo
}
trainer-why-centre = Por el centro pasan más líneas que por cualquier otra columna
trainer-why-one-of-several = Otras columnas valen lo mismo, pero con esta hay menos que aprender
trainer-why-plan = Desde aquí un plan { $goal ->
    [draw] mantiene el empate
   *[win] gana
}
trainer-about = Aprende de memoria tus respuestas a las primeras jugadas
