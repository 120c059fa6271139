### What the lab says in Spanish; see page.ftl.

## Carrera

race-explained = Las búsquedas se alternan en las mismas posiciones, por rondas, en esta pestaña. Cada turno se hace en tandas lo bastante largas para el reloj. La primera ronda es de calentamiento y no cuenta. Las tablas de transposición se vacían antes de cada búsqueda, y eso cuenta en el tiempo. Los tiempos se comparan por las tandas más rápidas; no se muestra la proporción si cuatro tandas de cada búsqueda no están a menos de un 5 %.
race-course = Posiciones
race-on-empty = el tablero vacío
race-on-board = la posición del tablero
race-on-plies = cada posición de esta partida
race-on-all = las 4520 posiciones, una tras otra
race-ply = jugada { NUMBER($ply) }
race-who = Búsquedas
race-rounds-label = Rondas
race-rounds = { NUMBER($count) } rondas
race-start-button = Empezar la carrera
race-cancel-button = Cancelar
race-progress = La carrera
race-running = La carrera está en marcha…
race-done = La carrera ha terminado.
race-cancelled = La carrera se ha cancelado. Los resultados anteriores siguen aquí.
race-nobody = No hay carrera: elige al menos una búsqueda, y una posición con una casilla libre.
race-result = Carrera, { $time }
race-minimax = Minimax
race-alpha-beta = Alfa-beta
race-ordered = Alfa-beta, primero el centro
race-deepening = Alfa-beta, profundización iterativa
race-table = Alfa-beta con tabla de transposiciones
race-symmetry = Alfa-beta con tabla de transposiciones y simetría
race-textbook-minimax = Minimax en JavaScript
race-textbook-alpha-beta = Alfa-beta en JavaScript
race-caption = Qué visita cada búsqueda y cuánto tarda
race-column-search = Búsqueda
race-column-nodes = Posiciones visitadas
race-column-fewer = Reducción (veces)
race-column-faster = Veces más rápida
race-column-min = Tanda más rápida
race-column-median = Mediana
race-column-max = Tanda más lenta
race-column-rate = Posiciones por segundo
race-chart-nodes = Posiciones visitadas (escala logarítmica)
race-chart-times = Tiempo de la tanda más rápida (escala logarítmica)
race-chart-spread = Las tandas de cada búsqueda: { $workload }
race-picture-button = Guardar la imagen
race-copy-button = Copiar como texto
race-copied = Tabla copiada.
race-not-copied = No se ha podido copiar la tabla.
race-csv-button = Guardar como CSV
race-json-button = Guardar como JSON
race-published = Para comparar, tiempos publicados de un programa en Python en otro equipo, desde el tablero vacío: 4,57–5,34 s con minimax y 0,16–0,2 s con alfa-beta.

## Orden de las jugadas

order-explained = Con cualquier orden de las jugadas, alfa-beta encuentra el mismo valor, pero el orden decide cuánto puede podar. Arrastra las casillas, o mueve la que tiene el foco con ← y →.
order-cells = Las casillas, en el orden en que las prueba la búsqueda
order-chip = { SPOKEN($cell) }: número { $rank }
order-rows = Fila por fila
order-centre = Centro, esquinas, lados
order-edges = Primero los lados
order-best-first = Primero la mejor jugada
order-worst-first = Primero la peor jugada
order-seed = Semilla
order-random = Orden aleatorio
order-scores = Puntuaciones
order-plain = +1, 0, −1
order-depth-aware = 10 − n por ganar tras n jugadas
order-nodes = { NUMBER($nodes) } { $nodes ->
        [one] posición visitada
       *[other] posiciones visitadas
    }, { $times } veces menos que minimax
order-value-x = El valor es el mismo con cualquier orden: gana X.
order-value-o = El valor es el mismo con cualquier orden: gana O.
order-value-draw = El valor es el mismo con cualquier orden: empate.
order-scale = Posiciones visitadas (escala logarítmica)
order-mark-here = este orden
order-mark-all = minimax
order-mark-root = su raíz cuadrada
order-mark-proof = demostración mínima
order-marks = Minimax visita aquí { NUMBER($all) } posiciones. En el árbol de los libros, donde cada posición tiene b jugadas y cada partida dura d jugadas, minimax visita unas b^d posiciones y alfa-beta, con el orden perfecto, unas b^(d/2): la raíz cuadrada. La raíz cuadrada de { NUMBER($all) } es { NUMBER($root, maximumFractionDigits: 0) }; el árbol del tres en raya no es tan regular. La demostración mínima del resultado de esta posición tiene { NUMBER($proof) } posiciones: con menos no basta en ningún orden. «Primero la mejor jugada» y «Primero la peor jugada» saben de antemano lo que vale cada jugada, cosa que no sabe ningún programa real.
order-tried = Probados hasta ahora

## ¿Qué tamaño tiene?

size-explained = Todo contado por el motor, desde el tablero vacío y desde la posición del tablero.
size-caption = Recuentos
size-what = Recuento
size-whole = El juego completo
size-here = Desde esta posición
size-positions = Posiciones distintas
size-finished = De ellas, terminadas
size-distinct = Posiciones distintas, sin contar giros ni reflexiones
size-games = Partidas
size-nodes = Nodos del árbol, uno por cada camino hasta una posición
size-proof = Nodos de la demostración mínima del resultado
size-bound = A menudo se lee 3^9 = 19.683: nueve casillas con tres estados cada una. Eso cuenta tableros a los que no puede llegar ninguna partida.
size-plies = Nivel por nivel
size-ply = Nivel
size-chess = Partidas de ajedrez
size-chart = Tres en raya y ajedrez (escala logarítmica)
size-shannon = Shannon estimó 10^120 partidas de ajedrez (1950). Explorarlas como este motor explora el tres en raya es imposible, así que los programas de ajedrez se detienen antes y estiman, y necesitan la poda todavía más.
size-sources = Fuentes sobre el ajedrez:
size-source-perft = OEIS A048987
size-source-wiki = Chess Programming Wiki

## Halla la jugada

find-explained = En cada una de estas posiciones, algunas jugadas mantienen la victoria o el empate y otras los echan a perder. Toda jugada que mantenga el resultado es correcta.
find-board = La posición
find-task-win = Le toca a { $player } y puede ganar. ¿Qué jugada mantiene la victoria?
find-task-draw = Le toca a { $player } y puede empatar. ¿Qué jugada mantiene el empate?
find-task-loss = Le toca a { $player }.
find-right = Correcto: { MOVE($cell) } mantiene el resultado.
find-wrong-loss = No: { MOVE($cell) } pierde.
find-wrong-draw = No: { MOVE($cell) } solo empata.
find-play-out = Continuar en el tablero
find-played-out = La posición tras esta jugada está en el tablero; «Rehacer» recorre el mejor juego a partir de ahí.
find-next = Otra posición
find-seed = Semilla
find-go = Ir a esta semilla
find-score = { NUMBER($right) } de { NUMBER($asked) } al primer intento.
why-cell = { MOVE($cell) }
why-loses-at-once = { $player } gana ahora al instante en { MOVE($cell) }.
why-loses-by-fork = { $player } ocupa { MOVE($cell) } y crea dos amenazas a la vez: solo se puede parar una.
why-loses-by-later-fork = { $player } ocupa { MOVE($cell) }, a lo que hay que responder, y después crea dos amenazas a la vez con { $twice }: solo se puede parar una.
why-missed-at-once = { $player } podía haber ganado al instante en { MOVE($cell) }.
why-missed-by-fork = { $player } podía haber creado dos amenazas a la vez con { MOVE($cell) }: solo se puede parar una.
why-missed-by-later-fork = { $player } podía haber empezado por { MOVE($cell) } y después haber creado dos amenazas a la vez con { $twice }.

## Repaso

review-explained = Las jugadas de esta partida que cambiaron su resultado. Las jugadas mejores no se muestran hasta que las pidas.
review-empty = Todavía no se ha hecho ninguna jugada.
review-found = { $slips ->
        [0] Ninguna jugada cambió el resultado: { $moves ->
            [one] la única jugada lo mantuvo
           *[other] las { NUMBER($moves) } jugadas lo mantuvieron
        }.
        [one] Una jugada de { NUMBER($moves) } cambió el resultado.
       *[other] { NUMBER($slips) } jugadas de { NUMBER($moves) } cambiaron el resultado.
    }
review-slip = Jugada { NUMBER($number) }: { $player } ocupa { MOVE($cell) }
review-look = Ver la posición
review-better = Buscar una mejor
review-why = ¿Por qué?
review-win-draw = Antes de esta jugada, { $player } ganaba; después, la partida es un empate.
review-win-loss = Antes de esta jugada, { $player } ganaba; después, { $player } pierde.
review-draw-loss = Antes de esta jugada, la partida era un empate; después, { $player } pierde.
review-were = Jugadas que habrían mantenido el resultado: { $cells }.

## Rómpelo

break-explained = Errores clásicos de los programas de búsqueda. Cada uno se ejecuta aquí, en el motor, en cualquier posición, y se comprueba en las 4520 posiciones sin terminar. Mientras un error está activado, la máquina perfecta juega con él; lo que la página dice junto al tablero sigue siendo correcto.
break-switch = Activarlo
break-go = Ver una
break-taken = La posición { NUMBER($number) } de { NUMBER($all) } está en el tablero.
break-right = Correcto
break-wrong = Con el error
break-wrong-count = { $wrong ->
        [0] No falla en ninguna de las { NUMBER($positions) } posiciones.
       *[other] Falla en { NUMBER($wrong) } de las { NUMBER($positions) } posiciones.
    }
break-thrown-count = En { NUMBER($thrown) } de ellas, la jugada que recomienda empeora el resultado.
break-misvalued-count = { $misvalued ->
        [one] Se equivoca en el valor de una posición.
       *[other] Se equivoca en el valor de { NUMBER($misvalued) } posiciones.
    }
break-slower-count = En { NUMBER($slower) } de ellas visita más posiciones: { $nodes } en total en lugar de { $without }, { $times } veces esa cantidad.
break-here = Esta posición con el error: { $name }
break-says = Recomienda { MOVE($cell) } para { $player }, da a X la puntuación { $score } y visita { $nodes } posiciones.
break-truth = Las mejores jugadas son { $cells }. La puntuación de X es { $score }, y alfa-beta visita { $nodes } posiciones para saberlo.
break-judgement-right = ✓ Aquí no hace daño.
break-judgement-slower = ✓ Aquí acierta, pero es más lento.
break-judgement-wrong = ✗ Aquí falla.
break-judgement-thrown = ✗ Echa a perder el resultado: { $player } acaba con uno peor.
break-caption = Lo que devolvió la búsqueda para cada jugada de la raíz, como puntuación de X
break-move = Jugada
break-has = Con el error
break-is = Valor real
break-chosen = (su elección)
break-root-ties-name = ≥ en la raíz
break-root-ties-why = Con poda, una jugada posterior que obtiene el mismo valor puede ser peor: lo devuelto es solo una cota. Un programa que se queda con la última de las iguales puede elegirla.
break-root-ties-right = if (value > best) [best, move] = [value, cell];
break-root-ties-wrong = if (value >= best) [best, move] = [value, cell];
break-root-ties-hard-name = ≥ en la raíz, fail-hard
break-root-ties-hard-why = Lo mismo con valores fail-hard: toda jugada peor devuelve exactamente el mejor valor hasta ahora, así que siempre se elige la última que se prueba.
break-root-ties-hard-right = if (value > best) [best, move] = [value, cell];
break-root-ties-hard-wrong = if (value >= best) [best, move] = [value, cell]; // bajo la raíz: return clamp(best, alpha, beta)
break-bounds-shown-name = Cotas mostradas como valores
break-bounds-shown-why = La jugada es correcta, pero los números junto a las demás son cotas que se muestran como si fueran valores.
break-bounds-shown-right = show(cell, search(child, -Infinity, Infinity));
break-bounds-shown-wrong = show(cell, search(child, alpha, beta));
break-table-bounds-name = Una tabla que no distingue las cotas
break-table-bounds-why = Una tabla de transposiciones guarda lo que devolvió una búsqueda y lo reutiliza para la misma posición en otro lugar; aquí, sin anotar si era exacto o solo una cota. Falla en pocas posiciones, así que es fácil no notarlo.
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
break-wrong-side-name = Puntuado para el bando equivocado
break-wrong-side-why = Una partida terminada se puntúa desde el punto de vista de quien tendría el turno, como en negamax, pero esta búsqueda espera la puntuación de X. Quien tendría el turno siempre acaba de perder, así que toda victoria, sea de quien sea, cuenta como derrota de X.
break-wrong-side-right = return winner === X ? 10 - ply : ply - 10;
break-wrong-side-wrong = return winner === player ? 10 - ply : ply - 10; // player: el bando al que le toca
break-strict-cut-name = Podar solo con >
break-strict-cut-why = Correcto, pero más lento: una rama que como mucho puede igualar no puede cambiar el resultado, así que seguir no aporta nada.
break-strict-cut-right = if (alpha >= beta) break;
break-strict-cut-wrong = if (alpha > beta) break;
break-parent-bound-name = Solo la cota del padre
break-parent-bound-why = Correcto, pero más lento: un nodo solo conoce la cota de su padre, no las de más arriba, así que se pierden los cortes profundos.
break-parent-bound-right = value = search(child, alpha, beta);
break-parent-bound-wrong = value = player === X ? search(child, alpha, Infinity) : search(child, -Infinity, beta);

## Predice

quiz-explained = Predice el siguiente paso de la búsqueda, o marca un árbol completo y corrígelo. Elige la convención de tu curso.
quiz-set-source = Ejercicio
quiz-source-random = un árbol aleatorio
quiz-source-gallery = uno de los ejemplos
quiz-source-own = un árbol propio
quiz-source-board = la posición del tablero
quiz-set-plies = Niveles
quiz-set-branches = Ramas como máximo
quiz-set-example = Ejemplo
quiz-set-root = En la raíz
quiz-set-seed = Semilla
quiz-set-mode = Modo
quiz-mode-step = paso a paso
quiz-mode-mark = marcar el árbol completo
quiz-set-asked = Preguntar por
quiz-asked-all = todo
quiz-asked-value = valores
quiz-asked-bounds = α y β
quiz-asked-cut = cortes
quiz-set-tree = Árbol
quiz-set-own = Usar este árbol
quiz-next-button = Siguiente ejercicio

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
quiz-name-random = Árbol aleatorio { NUMBER($seed, useGrouping: 0) }: { $plies ->
        [one] un nivel
       *[other] { $plies } niveles
    }, hasta { $branches } ramas, { $root } en la raíz
quiz-name-gallery = Ejemplo: { $name }
quiz-name-own = Tu árbol { $tree }, { $root } en la raíz
quiz-name-board = Posición { $board }, serie de preguntas { NUMBER($seed, useGrouping: 0) }

quiz-link-fault = No se puede leer { $name } en el enlace («{ $text }»): se usa el valor predeterminado.
quiz-link-unknown = El enlace nombra «{ $name }», que este cuestionario no tiene.
quiz-over = En esta posición la partida ha terminado: no hay nada que predecir. Elige otro ejercicio o deshaz una jugada.
quiz-no-board = Esa posición no puede darse en una partida. Elige otro ejercicio.
quiz-leaf = Este árbol es una sola hoja: no hay nada que predecir.
quiz-needs = Con esta convención la búsqueda necesita el valor de { $name }, que es desconocido, así que no se puede corregir nada. Elige otro árbol u otra convención.
quiz-too-large = Un árbol de más de { $most } nodos es demasiado grande para marcarlo aquí. Elige uno más pequeño o ve paso a paso.
quiz-no-questions = En esta búsqueda no hay preguntas de ese tipo. Elige otro ejercicio o pregunta por todo.

quiz-place-root = la raíz
quiz-place-node = el nodo { $path }
quiz-place-cell = la posición en la que { $player } ha ocupado { MOVE($cell) }
quiz-question = Pregunta { $number } de { $count }
quiz-drawn = Esta búsqueda tiene { NUMBER($all) } preguntas así; la semilla elige { $count } de ellas.
quiz-ask-value = La búsqueda está a punto de dejar { $place } ({ $side }). ¿Qué valor devuelve?
quiz-ask-bounds = La búsqueda acaba de entrar en { $place } ({ $side }). ¿Cuánto valen ahí α y β?
quiz-ask-cut = La búsqueda ha dejado { $place } y está de vuelta en { $above } ({ $side }). ¿Se podan las ramas restantes?
quiz-ask-cut-moves = La búsqueda ha dejado { $place } y está de vuelta en { $above } ({ $side }). ¿Se podan las jugadas restantes?
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
quiz-wrong = ✗ No exactamente.
quiz-is-alpha = α es { $value }.
quiz-is-beta = β es { $value }.
quiz-is-value = El valor es { $value }.
quiz-is-cut = Se podan.
quiz-is-open = No se podan.
quiz-none-alpha = MAX aún no tiene nada asegurado en este camino: α es −∞.
quiz-none-beta = MIN aún no tiene nada asegurado en este camino: β es +∞.
quiz-from-alpha = α es { $value }, por { $from }:
quiz-from-beta = β es { $value }, por { $from }:
quiz-clamped = Fail-hard: el mejor valor encontrado es { $found }, pero el nodo devuelve la cota de su ventana, { $value }.
quiz-open-ge = Con α { $alpha } y β { $beta }, α ≥ β no se cumple: el resto aún puede importar, así que no se poda nada.
quiz-open-gt = Con α { $alpha } y β { $beta }, α > β no se cumple: con esta convención no se poda nada.
quiz-done = Terminado: { $right } de { $count } correctas.

quiz-tree-drawn = Dibujo del árbol. La lista de abajo muestra lo mismo.
quiz-as-list = El árbol como lista
quiz-scores = Los valores son desde el punto de vista de X, contando jugadas desde la posición del tablero: ganar tras n jugadas vale 10 − n; perder, n − 10; empatar, 0.
quiz-at = La búsqueda está en { $place } ({ $side }).
quiz-above = En el camino hasta aquí:
quiz-above-node = { $place } ({ $side }), mejor hasta ahora: { $best }
quiz-cell = { SPOKEN($cell) }: { $value }
quiz-free = libre

quiz-marks-explained = Haz clic en ✂ en cada rama que la búsqueda poda. En cada nodo en el que entra, escribe el valor que ese nodo devuelve. Por debajo de un corte, déjalo todo en blanco.
quiz-drawing = El árbol que hay que marcar
quiz-scissors = ✂
quiz-edge-leaf = Podar la rama { $path }, hoja { $value }
quiz-edge-node = Podar la rama { $path }
quiz-value-of = Valor de { $path } ({ $side })
quiz-check-button = Corregir
quiz-clear-button = Vaciar
quiz-key-button = Ver la solución
quiz-key = Solución
quiz-key-told = Cortes: { $cuts }. Valores: { $values }.
quiz-no-cuts = ninguno
quiz-marks-right = ✓ Todo está bien.
quiz-marks-wrong = ✗ { $faults ->
        [one] Una marca está mal o falta.
       *[other] { $faults } marcas están mal o faltan.
    } En el orden de la búsqueda:
quiz-fault-extra-cut = { $path }: no se debe podar.
quiz-fault-missing-cut = { $path }: se debe podar.
quiz-fault-wrong-value = { $path }: valor incorrecto.
quiz-fault-missing-value = { $path }: falta el valor.

quiz-score-title = Hoja de resultados
quiz-score-total = Hasta ahora: { $right } de { $asked } correctas.
quiz-score-exercise = Ejercicio
quiz-score-convention = Convención
quiz-score-mode = Modo
quiz-score-asked = Preguntas
quiz-score-right = Bien
quiz-score-wrong = Mal
quiz-score-copy-button = Copiar la hoja
quiz-score-copied = Hoja de resultados copiada.
quiz-score-uncopied = El navegador no ha permitido copiar.

quiz-sheet-title = En papel
quiz-sheet-count = Ejercicios, a partir de este
quiz-sheet-key = con la solución
quiz-sheet-button = Imprimir
quiz-sheet-count-fault = En una impresión caben de 1 a { $most } ejercicios.
quiz-sheet-heading = Alfa-beta: predice la búsqueda
quiz-sheet-name = Nombre: ______________________________
quiz-sheet-tree-task = Tacha cada rama que la búsqueda poda. En cada nodo en el que entra, escribe el valor que ese nodo devuelve. Por debajo de un corte, déjalo todo en blanco.
quiz-sheet-board-task = Responde a cada pregunta sobre la búsqueda a partir de esta posición. Los valores son desde el punto de vista de X, contando jugadas desde esta posición: ganar tras n jugadas vale 10 − n; perder, n − 10; empatar, 0.
quiz-sheet-blank = { $label } ________
quiz-sheet-answer = { $label } { $value }
quiz-yes = sí
quiz-no = no

## Lecciones

lesson-explained = Una lección es una serie de paradas en esta página, cada una con tu propio texto y, si quieres, una pregunta. Prepara lo que quieres mostrar y añádelo aquí; las demás secciones del laboratorio tienen un botón para ello junto a su enlace. La lección solo se guarda en su enlace o archivo, y en este navegador mientras la escribes.
lesson-title = Título
lesson-untitled = Lección sin título
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
lesson-words = Tu texto
lesson-question = Pregunta
lesson-ask = Tu pregunta
lesson-answer = La respuesta correcta, si quieres que se compruebe
lesson-answer-help = No importan las mayúsculas, los espacios ni la manera de escribir un número. Pon | entre varias respuestas correctas. La respuesta va en el enlace: oculta, pero no bajo llave.
lesson-show-button = Mostrar
lesson-up-button = ↑
    .aria-label = Subir
    .title = Subir
lesson-down-button = ↓
    .aria-label = Bajar
    .title = Bajar
lesson-remove-button = Quitar
lesson-add-button = Añadir lo que muestra ahora la página
lesson-added = Añadido como paso { NUMBER($number) }.
lesson-moved = El paso { NUMBER($from) } es ahora el paso { NUMBER($to) }.
lesson-removed = Paso { NUMBER($number) } quitado; { $left ->
        [0] no queda ninguno
        [one] queda uno
       *[other] quedan { NUMBER($left) }
    }.
lesson-undo-button = Deshacer
lesson-undone = Deshecho.
lesson-link = Un enlace copiado de esta página o de una lección
lesson-link-button = Añadir el enlace
lesson-no-link = Un enlace a esta página contiene un # con algo detrás.
lesson-give-title = Compartirla
lesson-try-button = Probarla
lesson-copy-button = Copiar el enlace de la lección
lesson-copied = Enlace de la lección copiado: { NUMBER($length) } caracteres.
lesson-copied-long = Enlace de la lección copiado. Tiene { NUMBER($length) } caracteres, y algunos programas recortan enlaces tan largos: un archivo es más seguro.
lesson-save-button = Guardar en un archivo
lesson-open-button = Abrir un archivo
lesson-opened = Se ha abierto una lección con { $steps ->
        [one] un paso
       *[other] { NUMBER($steps) } pasos
    }.
lesson-print-button = Imprimir la lección
lesson-new-button = Empezar una nueva
lesson-cleared = Esta es una lección nueva.
lesson-kept = Este navegador guarda la lección mientras la escribes.
lesson-not-kept = Este navegador no guarda la lección: guárdala en un archivo.
lesson-damaged = La lección guardada en este navegador ya no se puede leer; esta es nueva.
lesson-newer = Este navegador guarda una lección escrita con una versión más reciente de la página. Se queda como está; guarda en un archivo lo que escribas aquí.
lesson-not-done = No se ha hecho: { $fault }

lesson-refused = No se puede abrir esta lección: { $fault } Tu partida está a salvo.
lesson-fault-code = su enlace está dañado o incompleto.
lesson-fault-long = el máximo son { NUMBER($most) } caracteres.
lesson-fault-steps = tiene { NUMBER($found) } pasos; el máximo es { NUMBER($most) }.
lesson-fault-none = no tiene pasos.
lesson-fault-link = es demasiado larga para un enlace; guárdala en un archivo.
lesson-fault-json = esto no es un archivo de lección (no es JSON).
lesson-fault-format = este archivo no es una lección de Cutoff.
lesson-fault-version = está en el formato { $version }, y esta página lee los formatos hasta el { $known }. Una versión más reciente de Cutoff puede abrirla.
lesson-fault-list = { $place } no es una lista.
lesson-fault-object = { $place } no es un objeto con partes con nombre.
lesson-fault-text = { $place } no es un texto.
lesson-fault-length = { $place } tiene { NUMBER($found) } caracteres; el máximo es { NUMBER($most) }.
lesson-fault-unknown = { $place } tiene una parte desconocida, «{ $name }».
lesson-fault-nested = { $place } abre una lección, y una lección no puede contener otra.
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
    }. Este es el primero.
lesson-back = Atrás
lesson-next = Siguiente
lesson-close = ✕
    .aria-label = Cerrar la lección
    .title = Cerrar la lección
lesson-below = Ir a lo que muestra este paso
lesson-check = Comprobar
lesson-empty = Escribe primero una respuesta.
lesson-right = ✓ Bien.
lesson-not-yet = ✗ Todavía no. Vuelve a intentarlo.
lesson-unchecked = Esta respuesta no se comprueba ni se guarda.

lesson-embed-title = Este tablero en tu propia página
lesson-embed-explained = Los dos códigos muestran la posición del tablero, con su recomendación y sus números. Cargan esta página desde su dirección actual.
lesson-embed-frame = Como marco
lesson-embed-element = Como elemento
lesson-embed-copy-button = Copiar
lesson-embed-copied = Copiado.
lesson-embed-uncopied = El navegador no ha permitido copiar. El código está seleccionado.
embed-label = Un tablero de tres en raya con su jugada perfecta: Cutoff
embed-fault = No se puede mostrar este tablero:
embed-script = carga embed.js con un elemento script propio, con su dirección en src.
embed-position = nueve caracteres: X, O y un punto para cada casilla vacía
embed-moves = como mucho nueve cifras de 0 a 8
