### What Learn says.

## Títulos de las secciones
learn-title = Aprende minimax y la poda alfa-beta · Cutoff
learn-description =
    .content = Qué son minimax y la poda alfa-beta, por qué un corte no pierde nada y dónde ver ambos en acción.

## Encabezados
learn-heading = Cómo funcionan minimax y alfa-beta
learn-minimax = Minimax mira todas las formas en que puede seguir una partida. En cada turno, un bando elige la jugada que más le conviene, y el otro, la que menos conviene al primero. Así cada posición recibe un valor, desde los finales hacia arriba.
learn-cut = Alfa-beta da la misma respuesta con menos trabajo. En cuanto una réplica muestra que una jugada no es mejor que otra ya encontrada, las demás réplicas no pueden cambiar nada. Se cortan.
learn-watch = Mira cómo una búsqueda real hace un corte
