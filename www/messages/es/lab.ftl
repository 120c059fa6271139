### What the lab says.

## Carrera
race-explained = Las búsquedas se turnan en las mismas posiciones, ronda a ronda, en esta pestaña. Cada turno se hace en tandas lo bastante largas para el reloj. La primera ronda es de calentamiento y no cuenta. Las tablas de transposición se vacían antes de cada búsqueda, y eso cuenta en el tiempo. La proporción entre tiempos es la de las tandas más rápidas; se omite si cuatro tandas de cada búsqueda no están a menos de un 5 %.
race-course = Posiciones
race-on-empty = el tablero vacío
race-on-board = la posición del tablero
race-on-plies = cada posición de esta partida
race-on-all = las 4520 posiciones, una tras otra
race-ply = jugada { NUMBER($ply) }
race-who = Quién participa
race-rounds-label = Rondas
race-rounds = { NUMBER($count) } rondas
race-start-button = Empezar la carrera
race-cancel-button = Cancelar
race-progress = La carrera
race-running = La carrera está en marcha…
race-done = La carrera ha terminado.
race-cancelled = La carrera se ha cancelado. Los resultados anteriores siguen aquí.
race-nobody = No participa nadie o no hay ninguna posición en la que buscar: elige al menos una búsqueda y una posición con una casilla libre.
race-result = Carrera de { $time }
race-minimax = Minimax
race-alpha-beta = Alfa-beta
race-ordered = Alfa-beta, primero el centro
race-deepening = Alfa-beta, un nivel más cada vez
race-table = Alfa-beta con tabla
race-symmetry = Alfa-beta con tabla por simetría
race-textbook-minimax = Minimax en JavaScript
race-textbook-alpha-beta = Alfa-beta en JavaScript
race-caption = Qué visita cada búsqueda y cuánto tarda
race-column-search = Búsqueda
race-column-nodes = Posiciones visitadas
race-column-fewer = Veces menos
race-column-faster = Veces más rápida
race-column-min = Tanda más rápida
race-column-median = Mediana
race-column-max = La más lenta
race-column-rate = Posiciones por segundo
race-chart-nodes = Posiciones visitadas, en potencias de diez
race-chart-times = Tiempo de la tanda más rápida, por potencias de diez
race-chart-spread = Las tandas de cada búsqueda: { $workload }
race-picture-button = Guardar la imagen
race-copy-button = Copiar como texto
race-copied = Se ha copiado la tabla.
race-not-copied = No se ha podido copiar la tabla.
race-csv-button = Guardar como CSV
race-json-button = Guardar como JSON
race-published = Tiempos publicados para esta comparación, y de otro equipo: en Python, desde el tablero vacío, de 4,57 a 5,34 s con minimax y de 0,16 a 0,2 s con alfa-beta.

## Orden de las jugadas
order-explained = Alfa-beta encuentra el mismo valor con cualquier orden de las jugadas; cuánto puede podar depende del orden. Arrastra las casillas, o mueve la elegida con ← y →.
order-cells = Las casillas, en el orden en que se prueban
order-chip = { MOVE($cell) }: número { $rank }
order-rows = Fila por fila
order-centre = Centro, esquinas, lados
order-edges = Primero los lados
order-best-first = Primero la mejor jugada
order-worst-first = Primero la peor jugada
order-seed = Semilla
order-random = Al azar
order-scores = Puntuaciones
order-plain = +1, 0, −1
order-depth-aware = 10 − n por ganar tras n medias jugadas
order-nodes = { NUMBER($nodes) } { $nodes ->
        [one] posición visitada
       *[other] posiciones visitadas
    }, { $times } veces menos que minimax
order-value-x = El valor: gana X. Con cualquier orden.
order-value-o = El valor: gana O. Con cualquier orden.
order-value-draw = El valor: empate. Con cualquier orden.
order-scale = Posiciones visitadas, en potencias de diez
order-mark-here = este orden
order-mark-all = minimax, b^d
order-mark-root = b^(d/2)
order-mark-proof = prueba mínima
order-marks = Minimax visita aquí { NUMBER($all) } posiciones. En el árbol de los libros, donde cada posición tiene b jugadas y cada partida dura d jugadas, minimax visita unas b^d posiciones y alfa-beta, con el orden perfecto, unas b^(d/2): la raíz cuadrada. La raíz cuadrada de { NUMBER($all) } es { NUMBER($root, maximumFractionDigits: 0) }; el árbol del tres en raya no es tan regular. La prueba más pequeña del resultado de esta posición, calculada por el motor, tiene { NUMBER($proof) } posiciones: con menos no basta en ningún orden. «Primero la mejor jugada» y «Primero la peor jugada» saben de antemano lo que vale cada jugada, cosa que no hace ningún programa real.
order-tried = Probados hasta ahora

## ¿Qué tamaño tiene?
size-explained = Todo lo ha contado el motor, para el tablero vacío y para la posición del tablero.
size-caption = Cuánto hay
size-what = Qué
size-whole = El juego entero
size-here = Desde esta posición
size-positions = Posiciones distintas
size-finished = De ellas, terminadas
size-distinct = Distintas en algo más que un giro o un reflejo
size-games = Partidas
size-nodes = Nodos del árbol, uno por cada camino hasta una posición
size-proof = Nodos de la prueba más pequeña del resultado
size-bound = A menudo se dice que son 3^9 = 19.683: nueve casillas con tres signos cada una. Eso cuenta tableros a los que no puede llegar ninguna partida.
size-plies = Por medias jugadas
size-ply = Medias jugadas
size-chess = Partidas de ajedrez
size-chart = Tres en raya y ajedrez, en potencias de diez
size-shannon = Shannon estimó 10^120 partidas de ajedrez (1950). Mirarlas como el motor mira aquí el tres en raya es imposible, así que los programas de ajedrez se detienen antes y estiman, y necesitan la poda todavía más.
size-sources = Fuentes sobre el ajedrez:
size-source-perft = OEIS A048987
size-source-wiki = Chess Programming Wiki

## Rómpelo
break-explained = Errores muy conocidos de los programas que buscan. Cada uno funciona aquí en el motor, en cualquier posición, y se cuenta en las 4520 posiciones en las que hay una jugada que elegir. Un error activado también juega por la máquina perfecta; lo que la página dice junto al tablero sigue siendo verdad.
break-switch = Activarlo
break-go = Ver una posición así
break-taken = La posición { NUMBER($number) } de { NUMBER($all) } está en el tablero.
break-right = Como debe ser
break-wrong = Como es aquí
break-wrong-count = { $wrong ->
        [0] No falla en ninguna de las { NUMBER($positions) } posiciones.
       *[other] Falla en { NUMBER($wrong) } de las { NUMBER($positions) } posiciones.
    }
break-thrown-count = En { NUMBER($thrown) } de ellas, la jugada que recomienda empeora el resultado.
break-misvalued-count = { $misvalued ->
        [one] Una posición se toma por algo que no es.
       *[other] { NUMBER($misvalued) } posiciones se toman por algo que no son.
    }
break-slower-count = En { NUMBER($slower) } visita más: { $nodes } posiciones en total, en lugar de { $without }, es decir, { $times } veces esa cantidad.
break-here = Esta posición, con: { $name }
break-says = Recomienda la { MOVE($cell) } para { $player }, cree que la posición vale { $score } para X y visita { $nodes } posiciones.
break-truth = En realidad, las mejores jugadas son: { $cells }. La posición vale { $score } para X, y alfa-beta visita { $nodes } posiciones para saberlo.
break-judgement-right = ✓ Aquí no hace daño.
break-judgement-slower = ✓ Aquí acierta, pero es más lento.
break-judgement-wrong = ✗ Aquí falla.
break-judgement-thrown = ✗ Aquí echa a perder el resultado: { $player } sale peor parado.
break-caption = Lo que volvió para cada jugada en la raíz, como puntuación de X
break-move = Jugada
break-has = Tiene
break-is = En realidad
break-chosen = (su elección)
break-root-ties-name = ≥ en la raíz
break-root-ties-why = Con poda, una jugada posterior que vuelve con un valor igual puede ser peor: lo que volvió es solo una cota. Quien se queda con la última de las iguales la da por igual de buena.
break-root-ties-right = if (value > best) [best, move] = [value, cell];
break-root-ties-wrong = if (value >= best) [best, move] = [value, cell];
break-root-ties-hard-name = ≥ en la raíz, fail-hard
break-root-ties-hard-why = Lo mismo con valores fail-hard: toda jugada peor vuelve como si fuera justo igual, así que gana la última que no es mejor.
break-root-ties-hard-right = if (value > best) [best, move] = [value, cell];
break-root-ties-hard-wrong = if (value >= best) [best, move] = [value, cell]; // y abajo: return clamp(best, alpha, beta)
break-bounds-shown-name = Cotas mostradas como valores
break-bounds-shown-why = La jugada es correcta, pero las cifras junto a las demás jugadas son cotas, y se muestran como si esas jugadas valieran eso.
break-bounds-shown-right = show(cell, search(child, -Infinity, Infinity));
break-bounds-shown-wrong = show(cell, search(child, alpha, beta));
break-table-bounds-name = Una tabla que no distingue las cotas
break-table-bounds-why = Una tabla de transposiciones guarda lo que volvió y lo usa para la misma posición en otro lugar, sin saber si era un valor o una cota. Falla en pocas posiciones, y por eso cuesta notarlo.
break-table-bounds-right = table.set(position, [value, value >= beta ? "least" : value <= alpha ? "most" : "exact"]);
break-table-bounds-wrong = table.set(position, value);
break-no-depth-name = Ganar es ganar
break-no-depth-why = Si todas las victorias valen lo mismo, la búsqueda no tiene motivo para ganar ahora mejor que después, ni para perder después mejor que ahora. Alarga una partida ganada y se rinde en una perdida.
break-no-depth-right = if (won) return 10 - ply;
break-no-depth-wrong = if (won) return 1;
break-swapped-name = MAX y MIN intercambiados
break-swapped-why = X toma el valor más pequeño y O el más grande: cada uno juega lo mejor que puede para el otro.
break-swapped-right = best = player === X ? Math.max(best, value) : Math.min(best, value);
break-swapped-wrong = best = player === X ? Math.min(best, value) : Math.max(best, value);
break-wrong-side-name = Visto desde el lado equivocado
break-wrong-side-why = Un final se puntúa para quien movería ahí, como lo quiere negamax, en una búsqueda que espera la puntuación de X. Gane quien gane, le toca al otro, así que toda victoria parece una derrota de X.
break-wrong-side-right = return winner === X ? 10 - ply : ply - 10;
break-wrong-side-wrong = return winner === player ? 10 - ply : ply - 10; // player: a quién le toca
break-strict-cut-name = Podar solo con >
break-strict-cut-why = Correcto, pero más lento: una jugada que vuelve con un valor igual tampoco puede cambiar el resultado, así que no se gana nada por seguir mirando.
break-strict-cut-right = if (alpha >= beta) break;
break-strict-cut-wrong = if (alpha > beta) break;
break-parent-bound-name = Solo la cota del padre
break-parent-bound-why = Correcto, pero más lento: a un hijo se le dice lo que ya tiene su padre, y no lo que tienen los de más arriba, así que ningún corte llega más allá de un nivel.
break-parent-bound-right = value = search(child, alpha, beta);
break-parent-bound-wrong = value = player === X ? search(child, alpha, Infinity) : search(child, -Infinity, beta);

## Títulos de las secciones
lab-title = El laboratorio: mide minimax y alfa-beta · Cutoff
lab-description =
    .content = Haz competir algoritmos de búsqueda, cambia el orden de las jugadas, mide el tamaño del juego y observa errores clásicos.
race-title = Carrera de algoritmos de búsqueda · Cutoff
race-description =
    .content = Minimax, alfa-beta, el orden de las jugadas y las tablas de transposición compiten en las mismas posiciones, en tu navegador.
order-title = El orden de las jugadas decide · Cutoff
order-description =
    .content = Cambia el orden de las jugadas y mira cuántas posiciones visita alfa-beta.
size-title = ¿Qué tamaño tiene el juego? · Cutoff
size-description =
    .content = Posiciones, partidas y nodos del tres en raya, contados por el motor, junto a los del ajedrez.
bugs-title = Errores clásicos de los programas de búsqueda · Cutoff
bugs-description =
    .content = Nueve errores clásicos de los programas de minimax y alfa-beta, en un motor real y en cualquier posición.

## Encabezados
race-heading = Carrera
order-heading = Orden de las jugadas
size-heading = ¿Qué tamaño tiene?
bugs-heading = Errores clásicos
