mistakes-title = Mis errores
mistakes-hint-effect = Pista: qué tipo de error fue
mistakes-solution-tip = Mostrar la respuesta (el error vuelve mañana)
mistakes-next-effect = Siguiente error
mistakes-open = Abrir partida
mistakes-open-tip = Abrir la partida completa
mistakes-move-number = jugada { $move }
mistakes-task = Aquí jugaste { $move }. Busca una jugada mejor
mistakes-task-pass = Aquí pasaste. Busca una jugada mejor
mistakes-same = Eso es lo que jugaste. Prueba otra jugada
mistakes-wrong = { $move } no es la respuesta. Inténtalo de nuevo
mistakes-hint-class = Tu error: { $class }
mistakes-any-other = Casi cualquier otra jugada es mejor
mistakes-due = { $count ->
    [one] { $count } error para hoy
   *[other] { $count } errores para hoy
}
mistakes-comes-back = Vuelve el { $date }
mistakes-learned = Aprendido: ya no vuelve
mistakes-reading = Buscando tus errores…
mistakes-none-due = Ningún error para hoy
mistakes-next-on = El siguiente vuelve el { $date }
mistakes-all-learned = Has aprendido de todos tus errores
mistakes-none-to-practise = En tus partidas repasadas no hay errores que practicar
mistakes-no-reviews = Repasa una partida tuya y sus errores aparecerán aquí
mistakes-cannot-find = No se pueden buscar tus errores: { $error }
mistakes-cannot-read = No se han podido leer tus partidas por un error de Plot 4
mistakes-unreviewed = Aún sin repasar
mistakes-in-the-game = En la partida
mistakes-went-on = Siguió así: { $line }
mistakes-how-it-works = Cada vez que encuentras la jugada mejor, el error tarda más en volver. Si fallas, vuelve mañana
mistakes-left-of-kind = { $count ->
    [one] Queda { $count } posición
   *[other] Quedan { $count } posiciones
}
