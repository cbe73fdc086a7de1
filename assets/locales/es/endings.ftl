endings-title = Asegurar la victoria
endings-title-draw = Mantén el empate
endings-plan-effect = Mostrar el plan de esta posición (entonces vuelve antes)
endings-next-effect = Siguiente posición
endings-themes-effect = Elegir un tema para practicar
endings-themes = Temas
endings-choose-theme = Elige un tema
endings-label = { $theme ->
    [double-threat] Doble amenaza
    [follow-up] Seguir: suelta siempre encima
    [odd-threat] Amenaza en fila impar
    [even-threat] Amenaza en fila par
    [zugzwang] Zugzwang: al rival se le acaban las columnas seguras
   *[sacrifice] Sacrificio: una amenaza a cambio de otra
}
endings-task = Juega { $side ->
    [red] Rojo
   *[yellow] Amarillo
}: { $goal ->
    [draw] mantén el empate hasta el final
   *[win] gana contra el mejor juego
}
endings-slip = La columna { $column } { $result ->
    [draw] solo empata
   *[loss] pierde
}. Hay otra que { $goal ->
    [draw] mantiene el empate
   *[win] gana
}
endings-replied = { $side ->
    [red] Rojo
   *[yellow] Amarillo
} jugó la columna { $column }
endings-held = { $result ->
    [draw] Has mantenido el empate
   *[win] Has ganado
}
endings-theme-name = { $theme ->
    [all] Todos los temas
    [double-threat] Doble amenaza
    [follow-up] Seguir al rival
    [odd-threat] Amenaza impar
    [even-threat] Amenaza par
    [zugzwang] Zugzwang
   *[sacrifice] Sacrificio
}
endings-solved = { $solved } de { $count } resueltas
endings-about = Remata finales contra las mejores respuestas
