### What the lab says in Spanish; see page.ftl.

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
order-chip = fila { $row }, columna { $column }: número { $rank }
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
order-marks = Minimax visita b^d = { NUMBER($all) } posiciones. El mejor caso de alfa-beta según los libros, b^(d/2), es la raíz cuadrada de ese número: { NUMBER($root, maximumFractionDigits: 0) }; vale para árboles en los que todas las ramas son igual de largas. La prueba más pequeña del resultado de esta posición, calculada por el motor, tiene { NUMBER($proof) }: ningún orden se arregla con menos. «Primero la mejor jugada» y «Primero la peor jugada» saben lo que vale cada jugada antes de mirar, cosa que no hace ningún programa.
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

## Halla la jugada

find-explained = En cada una de estas posiciones, algunas jugadas conservan la victoria o el empate y otras los echan a perder. Toda jugada que conserve el resultado es correcta.
find-board = La posición
find-task-win = Le toca a { $player } y puede ganar. ¿Qué jugada conserva la victoria?
find-task-draw = Le toca a { $player } y puede asegurar el empate. ¿Qué jugada lo asegura?
find-task-loss = Le toca a { $player }.
find-right = Correcto: la fila { $row }, columna { $column } conserva el resultado.
find-wrong-loss = La fila { $row }, columna { $column } pierde.
find-wrong-draw = La fila { $row }, columna { $column } solo empata.
find-play-out = Verlo en el tablero
find-played-out = La posición tras esta jugada está en el tablero; «Repetir» recorre el mejor juego que le sigue.
find-next = Otra posición
find-seed = Semilla
find-go = Ir a esta semilla
find-score = { NUMBER($right) } de { NUMBER($asked) } al primer intento.
why-cell = fila { $row }, columna { $column }
why-loses-at-once = { $player } gana ahora al instante en la fila { $row }, columna { $column }.
why-loses-by-fork = { $player } ocupa la fila { $row }, columna { $column } y entonces hace dos amenazas: solo se puede parar una de las dos.
why-loses-by-later-fork = { $player } ocupa la fila { $row }, columna { $column }, a lo que hay que responder, y entonces con la { $twice } hace dos amenazas: solo se puede parar una de las dos.
why-missed-at-once = { $player } podía haber ganado al instante en la fila { $row }, columna { $column }.
why-missed-by-fork = { $player } podía haber hecho dos amenazas en la fila { $row }, columna { $column }, y solo se habría podido parar una de las dos.
why-missed-by-later-fork = { $player } podía haber empezado por la fila { $row }, columna { $column } y entonces, con la { $twice }, haber hecho dos amenazas.

## Repaso

review-explained = Las jugadas de la partida del tablero que cambiaron su resultado. Qué habría sido mejor solo se dice si lo preguntas.
review-empty = Todavía no se ha hecho ninguna jugada.
review-found = { $slips ->
        [0] Ninguna jugada cambió el resultado: { $moves ->
            [one] la única jugada lo conservó
           *[other] las { NUMBER($moves) } jugadas lo conservaron
        }.
        [one] Una jugada de { NUMBER($moves) } cambió el resultado.
       *[other] { NUMBER($slips) } jugadas de { NUMBER($moves) } cambiaron el resultado.
    }
review-slip = Jugada { NUMBER($number) }: { $player } en la fila { $row }, columna { $column }
review-look = Ver la posición
review-better = Hallar algo mejor
review-why = Dime por qué
review-win-draw = Antes de ella, { $player } tenía la partida ganada; después, la partida es un empate.
review-win-loss = Antes de ella, { $player } tenía la partida ganada; después, { $player } la tiene perdida.
review-draw-loss = Antes de ella, la partida era un empate; después, { $player } la tiene perdida.
review-were = Lo que habría conservado el resultado: { $cells }.

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
break-says = Recomienda la fila { $row }, columna { $column } para { $player }, cree que la posición vale { $score } para X y visita { $nodes } posiciones.
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
break-table-bounds-name = Una tabla sin cotas
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

## Predice

quiz-explained = Antes de que la búsqueda siga, di qué viene después; o marca un árbol entero y haz que se corrija. Elige la convención de tu curso.
quiz-set-source = Ejercicio
quiz-source-random = un árbol al azar
quiz-source-gallery = uno de los ejemplos
quiz-source-own = un árbol propio
quiz-source-board = la posición del tablero
quiz-set-plies = Niveles
quiz-set-branches = Ramas como máximo
quiz-set-example = Ejemplo
quiz-set-root = En la raíz
quiz-set-seed = Semilla
quiz-set-mode = Cómo
quiz-mode-step = paso a paso
quiz-mode-mark = marcar el árbol entero
quiz-set-asked = Preguntar por
quiz-asked-all = todo
quiz-asked-value = valores
quiz-asked-bounds = α y β
quiz-asked-cut = corte o no corte
quiz-set-tree = Árbol
quiz-set-own = Tomar este árbol
quiz-next-button = Otro ejercicio

quiz-convention-title = Convención
quiz-cut-label = Podar si
quiz-cut-ge = α ≥ β
quiz-cut-gt = α > β
quiz-values-label = Valores
quiz-values-soft = fail-soft
quiz-values-hard = fail-hard
quiz-order-label = Orden
quiz-order-left = de izquierda a derecha
quiz-order-right = de derecha a izquierda
quiz-convention = Podar si { $cut }; { $values }; { $order }.

quiz-max = MAX ▲
quiz-min = MIN ▼
quiz-max-x = MAX ▲, X
quiz-min-o = MIN ▼, O
quiz-name-random = Árbol al azar { NUMBER($seed, useGrouping: 0) }: { $plies ->
        [one] un nivel
       *[other] { $plies } niveles
    }, hasta { $branches } ramas, { $root } en la raíz
quiz-name-gallery = Ejemplo: { $name }
quiz-name-own = Árbol propio { $tree }, { $root } en la raíz
quiz-name-board = Posición { $board }, preguntas { NUMBER($seed, useGrouping: 0) }

quiz-link-fault = No se puede leer { $name } en el enlace («{ $text }»): en su lugar se usa lo habitual.
quiz-link-unknown = El enlace nombra «{ $name }», que este cuestionario no conoce.
quiz-over = En esta posición la partida ha terminado: no hay nada que predecir. Elige otro ejercicio o deshaz una jugada.
quiz-no-board = Esa no es una posición que pueda darse en una partida. Elige otro ejercicio.
quiz-leaf = Este árbol es una sola hoja: no hay nada que predecir.
quiz-needs = Con esta convención la búsqueda necesita el valor de { $name }, y nadie lo conoce: no se podría corregir nada. Elige otro árbol u otra convención.
quiz-too-large = Un árbol de más de { $most } nodos es demasiado grande para marcarlo aquí. Toma uno más pequeño o ve paso a paso.
quiz-no-questions = Esta búsqueda nunca llega a lo que quieres que se te pregunte. Elige otro ejercicio o pide que se pregunte todo.

quiz-place-root = la raíz
quiz-place-node = el nodo { $path }
quiz-place-cell = { $player } en la fila { $row }, columna { $column }
quiz-question = Pregunta { $number } de { $count }
quiz-drawn = Esta búsqueda tiene { NUMBER($all) } preguntas así; la semilla saca { $count } de ellas.
quiz-ask-value = La búsqueda está a punto de dejar { $place } ({ $side }). ¿Qué valor devuelve?
quiz-ask-bounds = La búsqueda acaba de entrar en { $place } ({ $side }). ¿Cuánto valen ahí α y β?
quiz-ask-cut = La búsqueda ha dejado { $place } y está de vuelta en { $above } ({ $side }). ¿Se podan las ramas que quedan ahí?
quiz-ask-cut-moves = La búsqueda ha dejado { $place } y está de vuelta en { $above } ({ $side }). ¿Se podan las jugadas que quedan ahí?
quiz-label-value = Valor
quiz-label-alpha = α
quiz-label-beta = β
quiz-label-cut = ¿Corte?
quiz-cut-button = ✂ Corte
quiz-no-cut-button = Sin corte
quiz-answer-button = Responder
quiz-go-on = Seguir
quiz-unread = Escribe un número como 3, −3 o 0,1, o bien −∞ o +∞.
quiz-right = ✓ Correcto.
quiz-wrong = ✗ No.
quiz-is-alpha = α es { $value }.
quiz-is-beta = β es { $value }.
quiz-is-value = El valor es { $value }.
quiz-is-cut = Se podan.
quiz-is-open = No se podan.
quiz-none-alpha = MAX aún no tiene nada asegurado en esta línea: α es −∞.
quiz-none-beta = MIN aún no tiene nada asegurado en esta línea: β es +∞.
quiz-from-alpha = α es { $value }, por { $from }:
quiz-from-beta = β es { $value }, por { $from }:
quiz-clamped = Fail-hard: lo mejor que se encontró es { $found }, y lo que se devuelve es la cota de la ventana, { $value }.
quiz-open-ge = Con α { $alpha } y β { $beta }, α ≥ β no se cumple: lo que queda aún puede importar, así que no se poda nada.
quiz-open-gt = Con α { $alpha } y β { $beta }, α > β no se cumple: con esta convención no se poda nada.
quiz-done = Terminado: { $right } de { $count } correctas.

quiz-tree-drawn = El árbol, dibujado. La lista de abajo contiene lo mismo.
quiz-as-list = El árbol como lista
quiz-scores = Los valores son los de X: una victoria vale 10 menos las jugadas que hacen falta desde la posición del tablero, una derrota lo mismo por debajo de 0, y un empate 0.
quiz-at = La búsqueda está en { $place } ({ $side }).
quiz-above = Antes, en el camino hasta aquí:
quiz-above-node = { $place } ({ $side }), mejor hasta ahora: { $best }
quiz-cell = fila { $row }, columna { $column }: { $value }
quiz-free = libre

quiz-marks-explained = Pulsa ✂ en cada rama que la búsqueda poda, y en cada nodo en el que la búsqueda entra escribe el valor que ese nodo devuelve. Por debajo de un corte no hace falta marcar nada.
quiz-drawing = El árbol que hay que marcar
quiz-scissors = ✂
quiz-edge-leaf = Podar la rama { $path }, hoja { $value }
quiz-edge-node = Podar la rama { $path }
quiz-value-of = Valor de { $path } ({ $side })
quiz-check-button = Corregir
quiz-clear-button = Vaciar
quiz-key-button = Ver la solución
quiz-key = Solución
quiz-key-told = Podado: { $cuts }. Valores: { $values }.
quiz-no-cuts = nada
quiz-marks-right = ✓ Todo está bien.
quiz-marks-wrong = ✗ { $faults ->
        [one] Una marca está mal o falta.
       *[other] { $faults } marcas están mal o faltan.
    } En el orden de la búsqueda:
quiz-fault-extra-cut = { $path }: no se poda.
quiz-fault-missing-cut = { $path }: se poda.
quiz-fault-wrong-value = { $path }: otro valor.
quiz-fault-missing-value = { $path }: falta el valor.

quiz-score-title = Hoja de resultados
quiz-score-total = En esta visita: { $right } de { $asked } correctas.
quiz-score-exercise = Ejercicio
quiz-score-convention = Convención
quiz-score-mode = Cómo
quiz-score-asked = Preguntas
quiz-score-right = Bien
quiz-score-wrong = Mal
quiz-score-copy-button = Copiar la hoja
quiz-score-copied = Se ha copiado la hoja de resultados.
quiz-score-uncopied = El navegador no ha permitido copiar.

quiz-sheet-title = En papel
quiz-sheet-count = Ejercicios, a partir de este
quiz-sheet-key = con la solución
quiz-sheet-button = Imprimir
quiz-sheet-count-fault = En una impresión caben entre 1 y { $most } ejercicios.
quiz-sheet-heading = Alfa-beta: predice la búsqueda
quiz-sheet-name = Nombre: ______________________________
quiz-sheet-tree-task = Tacha cada rama que la búsqueda poda, y en cada nodo en el que la búsqueda entra escribe el valor que ese nodo devuelve.
quiz-sheet-board-task = Responde a cada pregunta sobre la búsqueda de esta posición. Los valores son los de X: una victoria vale 10 menos las jugadas que hacen falta desde la posición, una derrota lo mismo por debajo de 0, y un empate 0.
quiz-sheet-blank = { $label } ________
quiz-sheet-answer = { $label } { $value }
quiz-yes = sí
quiz-no = no

## Lecciones

lesson-explained = Una lección es una lista ordenada de lugares de esta página, cada uno con tus propias palabras y, si quieres, una pregunta. Prepara lo que quieres mostrar y añádelo aquí; las demás salas del laboratorio tienen un botón para ello junto a su enlace. La lección está en su enlace o en su archivo, y en ningún otro sitio salvo en este navegador mientras la escribes.
lesson-title = Título
lesson-untitled = Una lección sin título
lesson-steps-title = Pasos
lesson-step = Paso { NUMBER($number) }
lesson-at-empty = { $moves ->
        [0] el tablero vacío
        [one] tras una jugada
       *[other] tras { NUMBER($moves) } jugadas
    }
lesson-at-own = { $moves ->
        [0] una posición preparada
        [one] a una jugada de una posición preparada
       *[other] a { NUMBER($moves) } jugadas de una posición preparada
    }
lesson-words = Tus palabras
lesson-question = Pregunta
lesson-ask = Lo que preguntas
lesson-answer = La respuesta correcta, si se ha de comprobar
lesson-answer-help = No importan las mayúsculas, los espacios ni la manera de escribir un número. Pon | entre varias respuestas correctas. La respuesta va en el enlace: oculta, pero no bajo llave.
lesson-show-button = Mostrar
lesson-up-button = ↑
    .aria-label = Subir
    .title = Subir
lesson-down-button = ↓
    .aria-label = Bajar
    .title = Bajar
lesson-remove-button = Quitar
lesson-add-button = Añadir lo que hay ahora en pantalla
lesson-added = Añadido como paso { NUMBER($number) }.
lesson-moved = El paso { NUMBER($from) } es ahora el paso { NUMBER($to) }.
lesson-removed = Se ha quitado el paso { NUMBER($number) }; { $left ->
        [0] no queda ninguno
        [one] queda uno
       *[other] quedan { NUMBER($left) }
    }.
lesson-undo-button = Recuperar lo que había antes
lesson-undone = Se ha recuperado lo que había antes.
lesson-link = Un enlace copiado de esta página o de una lección
lesson-link-button = Añadir el enlace
lesson-no-link = Un enlace de esta página contiene un # y algo detrás.
lesson-give-title = Compartirla
lesson-try-button = Probarla
lesson-copy-button = Copiar el enlace de la lección
lesson-copied = Se ha copiado el enlace de la lección: { NUMBER($length) } caracteres.
lesson-copied-long = Se ha copiado el enlace de la lección. Tiene { NUMBER($length) } caracteres, y algunos programas cortan enlaces tan largos: un archivo es más seguro.
lesson-save-button = Guardar en un archivo
lesson-open-button = Abrir un archivo
lesson-opened = Se ha abierto una lección; tiene { $steps ->
        [one] un paso
       *[other] { NUMBER($steps) } pasos
    }.
lesson-print-button = Imprimir la lección
lesson-new-button = Empezar una nueva
lesson-cleared = Empieza una lección nueva.
lesson-kept = Este navegador guarda la lección mientras la escribes.
lesson-not-kept = Este navegador no guarda la lección: guárdala en un archivo.
lesson-damaged = La lección que guardaba este navegador ya no se puede leer; empieza una nueva.
lesson-newer = Este navegador guarda una lección escrita por una versión más nueva de la página. Se deja como está; guarda en un archivo lo que escribas aquí.
lesson-not-done = No se ha hecho: { $fault }

lesson-refused = No se puede abrir esta lección: { $fault } Tu partida se conserva.
lesson-fault-code = su enlace está dañado o cortado.
lesson-fault-long = tiene más de { NUMBER($most) } caracteres.
lesson-fault-steps = tiene { NUMBER($found) } pasos, y el máximo es { NUMBER($most) }.
lesson-fault-none = la lección no tiene pasos.
lesson-fault-link = la lección es demasiado larga para un enlace; guárdala en un archivo.
lesson-fault-json = esto no es JSON, que es como se escriben las lecciones.
lesson-fault-format = este archivo no es una lección de Cutoff.
lesson-fault-version = está escrita en el formato { $version }, y esta página conoce los formatos hasta el { $known }. Un Cutoff más nuevo puede abrirla.
lesson-fault-list = { $place } no es una lista.
lesson-fault-object = { $place } no es un objeto con partes con nombre.
lesson-fault-text = { $place } no es un texto.
lesson-fault-length = { $place } tiene { NUMBER($found) } caracteres, y el máximo es { NUMBER($most) }.
lesson-fault-unknown = { $place } tiene una parte «{ $name }», que aquí no significa nada.
lesson-fault-nested = { $place } abre una lección, y una lección no puede estar dentro de otra.
lesson-place-lesson = la lección
lesson-place-title = el título
lesson-place-steps = la lista de pasos
lesson-place-step = el paso { NUMBER($step) }
lesson-place-link = el enlace del paso { NUMBER($step) }
lesson-place-words = el texto del paso { NUMBER($step) }
lesson-place-question = la pregunta del paso { NUMBER($step) }
lesson-place-answer = la respuesta del paso { NUMBER($step) }

lesson-label = Lección: { $title }
lesson-step-of = Paso { NUMBER($step) } de { NUMBER($steps) }
lesson-no-step = Esta lección no tiene el paso «{ $text }»: tiene { $steps ->
        [one] solo uno
       *[other] { NUMBER($steps) }
    }. Aquí está el primero.
lesson-back = Atrás
lesson-next = Siguiente
lesson-close = ✕
    .aria-label = Cerrar la lección
    .title = Cerrar la lección
lesson-below = Ir a lo que este paso muestra abajo
lesson-check = Comprobar
lesson-empty = Escribe primero una respuesta.
lesson-right = ✓ Bien.
lesson-not-yet = ✗ Todavía no. Vuelve a intentarlo.
lesson-unchecked = Esta respuesta no se comprueba aquí ni se guarda.

lesson-embed-title = Este tablero en una página tuya
lesson-embed-explained = Ambos muestran la posición del tablero, con su recomendación y sus cifras. Cargan esta página desde donde está ahora.
lesson-embed-frame = Como marco
lesson-embed-element = Como elemento
lesson-embed-copy-button = Copiar
lesson-embed-copied = Copiado.
lesson-embed-uncopied = El navegador no ha permitido copiar. Está seleccionado.
embed-label = Cutoff: un tablero de tres en raya con su jugada perfecta
embed-fault = No se puede mostrar este tablero:
embed-script = carga embed.js con un elemento script propio, con su dirección en src.
embed-position = nueve signos: X, O y un punto si está vacía
embed-moves = como mucho nueve cifras de 0 a 8
