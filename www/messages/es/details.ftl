### Words of Play that load after the first answer.

## El panel y lo que contiene
details-label = Detalles de esta partida
details-larger = Más grande
details-smaller = Más pequeño
details-close = Cerrar los detalles
tree-map-alpha-beta = visitado por alfa-beta · cada fila está una jugada más abajo
tree-map-minimax = visitado por minimax · cada fila está una jugada más abajo
tree-map-skipped = descartado
answers-hide = Ocultar las respuestas
tab-moves = Jugadas
tab-review = Repaso
tab-measured = Método
tab-limits = Motor
moves-caption = Las jugadas de esta partida y el coste de buscar cada una
moves-number = #
setup-button = Preparar una posición
setup-text-label = Posición
setup-play = Jugar desde aquí
setup-cancel = Cancelar
setup-swap = Intercambiar X y O
bug-on = Hay un error activado: { $name }. La máquina perfecta juega con él hasta que lo desactives.
bug-off = Desactivarlo
rematch-button = Revancha
fix-button = Corregir el error
review-button = Repaso
players =
    .aria-label = Jugadores
swap-button = Cambiar
    .title = Nueva partida con los bandos cambiados

## Comparación
method = Una sola búsqueda es demasiado corta para que el reloj la mida. Por eso las dos se repiten muchas veces, en tandas alternas. El tiempo que se muestra es el de una búsqueda en la tanda más rápida. Se hicieron { NUMBER($batches) } tandas. En las tandas con tiempos parecidos, alfa-beta es { $spread ->
        [none] { $low }
       *[some] entre { $low } y { $high }
    } veces más rápida que minimax.
method-disagreed = Una sola búsqueda es demasiado corta para que el reloj la mida. Por eso las dos se repiten muchas veces, en tandas alternas. El tiempo que se muestra es el de una búsqueda en la tanda más rápida. Se hicieron { NUMBER($batches) } tandas, pero sus tiempos difieren demasiado para dar una proporción. Puede que tu equipo esté ocupado.
method-waiting = Aún sin medir.
method-no-clock = El reloj de este navegador no avanza, o avanza a saltos demasiado grandes para una búsqueda tan corta, así que no hay tiempos.
card-race-again = Otra vez
slow-race-at = Minimax: *{ $percent }*.
card-so-far = por ahora
slow-race-slowed = Ralentizada unas { $ratio } veces.
slow-race-stopped = Detenida tras el *{ $percent }* de los nodos de minimax.
card-done = terminada

## El mapa del árbol completo
method-link = ¿Cómo funciona?
tree-map-name = Mapa del árbol completo { $from ->
        [start] desde el inicio
       *[here] desde aquí
    }, { NUMBER($plies) } niveles: { $pruning ->
        [on] alfa-beta
       *[off] minimax
    } visita { NUMBER($visited) } de sus { NUMBER($nodes) } nodos.
tree-map-so-far = minimax hasta ahora
tree-map-open = aún sin visitar
tree-map-explained = El mapa muestra las jugadas de izquierda a derecha en el orden en que se prueban. Cuantas más partidas pasan por una posición, más ancha se dibuja. Cuanto más brilla una zona, más nodos se visitan en ella. La búsqueda no entra nunca en las zonas oscuras.

## Jugadas
moves-jump = { $player }: { MOVE($cell) }

## Preparar
setup-explained = Elige una casilla para cambiarla. O escribe los { NUMBER($cells) } caracteres por filas: X, O y un punto si está vacía.
setup-fine = Le toca a { $player }.
setup-over = En esta posición la partida ha terminado.

## Avisos
announce-move = { $player } juega en la { SPOKEN($cell) }.
announce-new = Nueva partida.
announce-back = De vuelta { $number ->
        [0] al inicio
       *[other] a la jugada { NUMBER($number) }
    }.
announce-forward = Avance a la jugada { NUMBER($number) }.
announce-answers-on = Se muestran las respuestas.
announce-answers-off = Se ocultan las respuestas.
announce-hints-on = Pistas activadas.
announce-hints-off = Pistas desactivadas.
announce-pruning-on = Poda activada.
announce-pruning-off = Poda desactivada.

## El final de la partida
game-over-title = La partida ha terminado
game-over-better = En la jugada { NUMBER($number) }, { PLAY($cell) } { $worth ->
        [win] aseguraba la victoria
       *[draw] habría empatado
    }.
game-over-flawless = Ninguna jugada cambió el resultado.
game-over-held = No te has equivocado. Nadie puede hacerlo mejor.
# Lo que valía la partida con juego perfecto, en un dibujo y en palabras.
curve-label = Resultado con juego perfecto: { $parts }.
curve-from = { $number ->
        [0] al principio
       *[other] tras la jugada { NUMBER($number) }
    } { $worth ->
        [win] gana X
        [draw] empate
        [loss] gana O
        [lower] al menos un empate para X
        [upper] como mucho un empate para X
       *[open] sin demostrar
    }

## Repaso
review-empty = Todavía no se ha hecho ninguna jugada.
review-hidden = Las respuestas están ocultas, así que no hay repaso.
review-show-position = Ver la posición
find-better-button = Buscar una jugada mejor
find-better-right = Correcto, { PLAY($cell) } mantiene el resultado.
find-better-wrong = Una jugada errónea: { PLAY($cell) }. Deshaz la jugada para probar otra vez.
refute-button = Ver qué pasa después
review-show-better = Mostrar mejores jugadas
review-better-moves = Jugadas que habrían mantenido el resultado: { $cells }.
nothing-proved = Aún no hay nada demostrado.
review-failed = No se ha podido hacer el repaso.
review-waiting = Demostrando los resultados de las jugadas, primero los últimos…
review-whole = { $changed ->
        [0] Ninguna jugada cambió el resultado ni la duración de la partida.
       *[other] Jugadas que cambiaron el resultado o la duración de la partida: { NUMBER($changed) } de { NUMBER($moves) }.
    }
review-found = Resultados demostrados: { NUMBER($moves) } de { NUMBER($all) } jugadas. { $changed ->
        [0] Ninguna de esas jugadas cambió el resultado ni la duración de la partida.
       *[other] Jugadas que cambiaron el resultado o la duración de la partida: { NUMBER($changed) }.
    }
review-move = Jugada { NUMBER($number) }: { $player } juega en { PLAY($cell) }
review-result = Cambió el resultado para { $player }: con juego perfecto, { $before }; con esta jugada, { $after }.
review-length = El mismo resultado, pero en otro número de jugadas: con juego perfecto, { $before } para { $player }; con esta jugada, { $after }.
review-counted = { $ending } (contando esta jugada)
review-show-best = Mostrar la mejor jugada
review-best-move = La mejor jugada era { PLAY($cell) }.
review-ending-win = una victoria en { $plies } { $plies ->
        [one] jugada
       *[other] jugadas
    }
review-ending-draw = un empate
review-ending-loss = una derrota en { $plies } jugadas

## Una variante en el tablero, en lugar de la partida
line-start = Tras la jugada { NUMBER($number) }, { PLAY($cell) }
line-close = Volver a la partida
player-first = X empieza
player-second = O

## Players
player-human = Tú
player-perfect = Máquina perfecta
player-book = Perfecta, con libro
player-casual = Máquina sencilla
player-random = Máquina aleatoria
level-human = Juegas tú, con el ratón, el dedo o el teclado.
level-perfect = Hace la jugada recomendada. Nunca se equivoca.
level-book = De sus mejores jugadas, hace la que tiene más respuestas erróneas. Nunca se equivoca.
level-broken = Juega con el error que está activado en el laboratorio.
level-casual = Gana de inmediato si puede, impide que el rival gane si hace falta y, si no, juega al azar.
level-random = Juega al azar.
