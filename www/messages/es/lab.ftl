### Words of the lab.

## La mesa, arriba en cada sala
room-settings =
    .aria-label = Posiciones y tiempo
room-board = Tablero
room-positions = Posiciones
room-on-empty = tablero vacío
room-on-board = esta posición
room-on-plies = cada posición de esta partida
room-on-sample = una muestra
room-on-all = todas las posiciones
room-random = de partidas aleatorias
room-seconds = { NUMBER($count) } s
room-instead = «{ $wanted }» no está disponible aquí. En su lugar se usa «{ $used }».

## Carrera
race-who = Búsquedas
race-count = { $count ->
        [one] 1 búsqueda
       *[other] { NUMBER($count) } búsquedas
    }
race-measure = Comparar
race-measure-times = el tiempo
race-measure-depths = la profundidad
race-again = Repetir la carrera
race-progress = La carrera
lab-done = Terminado.
race-nobody = No hay nada que comparar. Elige al menos una búsqueda y una posición con una casilla libre.
lab-search-minimax = Minimax
lab-search-alpha-beta = Alfa-beta
lab-search-centre-first = Alfa-beta, primero el centro
lab-search-deepening = Alfa-beta, profundización iterativa
lab-search-table = Alfa-beta con tabla de transposiciones
lab-search-symmetry = Alfa-beta con tabla de transposiciones y simetría
race-caption = Nodos y tiempo de cada búsqueda
race-column-search = Búsqueda
race-column-nodes = Nodos visitados
race-column-min = Tanda más rápida
race-column-median = Mediana
race-column-max = Tanda más lenta

## Orden de las jugadas
order-cell = { SPOKEN($cell) }: { $rank ->
        [0] sin número
       *[other] número { NUMBER($rank) }
    }
order-best-first = Primero la mejor jugada
order-worst-first = Primero la peor jugada
order-value = El valor es el mismo con cualquier orden: { $result }.
order-mark-proof = Demostración mínima

## Tableros resueltos
size-big = ¿Qué tamaño tiene el juego de este tablero?
solved-row-label = Para ganar
solved-row = { NUMBER($count) } en raya
solved-gravity-label = Gravedad
solved-gravity-on = con gravedad
solved-gravity-off = sin gravedad
solved-caption = { NUMBER($run) } en raya, { $gravity ->
    [on] con gravedad
   *[off] sin gravedad
}: columnas en horizontal, filas en vertical
solved-columns = { NUMBER($count) } columnas
solved-rows = { NUMBER($count) } filas
solved-size = { NUMBER($columns) }×{ NUMBER($rows) }
solved-board-won = { $size }: gana { $player } con la jugada { NUMBER($plies) }.
solved-board-draw = { $size }: empate con juego perfecto.
solved-board-open = { $size }: este sitio no lo ha resuelto.
solved-proof = La demostración visitó { $nodes } nodos en { $time }.
solved-play = Jugar en este tablero
solved-took = { $nodes } nodos, { $time }
solved-under = menos de { $time }
solved-open = ?
solved-how = El solucionador de este sitio demostró cada resultado en Node.js, desde el tablero vacío. No tenía libro de aperturas y, para cada tablero, usó una tabla vacía de { NUMBER($memory) } MB como mucho. Los tiempos son de procesador, en una máquina compartida. El solucionador dedicó a cada tablero sin resolver entre { NUMBER($least) } y { NUMBER($most) } segundos.
solved-turned = Sin gravedad, un tablero girado es el mismo juego. 3×5 aparece en la tabla como 5×3.
size-caption = Recuentos
size-what = Recuento
size-here = Desde aquí
size-positions = Posiciones distintas
size-finished = De ellas, posiciones terminadas
size-distinct = Posiciones distintas, contando las giradas y reflejadas como una
size-games = Partidas
size-nodes = Nodos del árbol, uno por cada camino hasta una posición
size-proof = Nodos de la demostración mínima del resultado
size-bound = Cada una de las { NUMBER($cells) } casillas puede ser X, O o vacía. Eso da { $boards } tableros, pero la mayoría no puede darse en una partida.
size-shannon = En 1950 Shannon estimó que el ajedrez tiene 10¹²⁰ partidas. Ningún programa puede explorarlas todas, así que los programas de ajedrez se detienen a una profundidad máxima y evalúan las posiciones que hay ahí. Gracias a la poda llegan a más profundidad.

## Errores clásicos
bugs-right = Correcto
bugs-wrong = Error
bugs-survey-misvalued = { $misvalued ->
        [one] Se equivoca en el valor de una posición.
       *[other] Se equivoca en el valor de { NUMBER($misvalued) } posiciones.
    }
bugs-judgement-right = ✓ Aquí el error no perjudica.
bugs-judgement-slower = ✓ Aquí acierta, pero más despacio: { $nodes } nodos en lugar de { $without }.
bugs-judgement-wrong = ✗ Aquí falla.
bugs-judgement-thrown = ✗ Con el error, { $player } echa a perder una victoria o un empate.
bugs-root-ties-name = ≥ en la raíz
bugs-root-ties-why = Con poda, una jugada posterior que devuelve el mismo valor puede ser peor, porque el valor puede ser solo una cota. Un programa que se queda con la última de varias jugadas iguales puede elegir esa jugada peor.
bugs-root-ties-hard-name = ≥ en la raíz, fail-hard
bugs-root-ties-hard-why = El mismo error con valores fail-hard. Toda jugada peor devuelve exactamente el mejor valor hasta ahora, así que el programa siempre elige la última jugada que prueba.
bugs-bounds-shown-name = Cotas mostradas como valores
bugs-bounds-shown-why = La jugada es correcta, pero los números junto a las demás son solo cotas, mostradas como valores.
bugs-table-bounds-name = Una tabla que no distingue las cotas
bugs-table-bounds-why = Una tabla de transposiciones guarda lo que devolvió una búsqueda y lo reutiliza para la misma posición en otro lugar. Aquí la tabla no anota si un valor guardado era exacto o solo una cota. La búsqueda falla en pocas posiciones, así que el error pasa fácilmente inadvertido.
bugs-no-depth-name = Ganar es ganar
bugs-no-depth-why = Si todas las victorias valen lo mismo, nada mueve a la búsqueda a ganar cuanto antes ni a retrasar una derrota. Alarga las partidas ganadas y se rinde en las perdidas.
bugs-swapped-name = MAX y MIN intercambiados
bugs-swapped-why = X toma el valor menor y O el mayor, así que cada bando juega lo mejor que puede a favor del otro.
bugs-wrong-side-name = Puntuación para el bando equivocado
bugs-wrong-side-why = Una partida terminada se puntúa para el bando al que le toca jugar, como en negamax, pero esta búsqueda espera la puntuación de X. Tras una victoria, el turno es siempre del perdedor, así que toda victoria, de X o de O, cuenta como derrota de X.
bugs-strict-cut-name = Podar solo con >
bugs-strict-cut-why = El programa es correcto, pero más lento. Cuando α = β, nada de lo que queda en este nodo puede cambiar el resultado, así que seguir buscando no aporta nada.
bugs-parent-bound-name = Solo la cota del padre
bugs-parent-bound-why = El programa es correcto, pero más lento. Cada nodo conoce solo la cota de su padre, no las de más arriba, así que no hay cortes profundos.

## Títulos de las secciones
lab-title = El laboratorio: mide minimax y alfa-beta · Cutoff
lab-description =
    .content = Haz competir algoritmos de búsqueda, cambia el orden de las jugadas, cuenta las partidas y mira qué hacen los errores clásicos.
race-title = Carrera de algoritmos de búsqueda · Cutoff
race-description =
    .content = Minimax, alfa-beta, el orden de las jugadas y las tablas de transposiciones compiten en las mismas posiciones, en tu navegador.
order-title = El orden de las jugadas decide · Cutoff
order-description =
    .content = Cambia el orden de las jugadas y mira cuántos nodos visita alfa-beta.
size-title = ¿Qué tableros están resueltos? · Cutoff
size-description =
    .content = Quién gana en la mayoría de los tableros de 3×3 a 8×8, con gravedad y sin ella, según el solucionador de este sitio. Cuántas posiciones y partidas tiene un tablero.
bugs-title = Errores clásicos de los programas de búsqueda · Cutoff
bugs-description =
    .content = Errores clásicos de los programas de minimax y alfa-beta, en un motor real y en cualquier posición.

## La portada, y lo común a todas las partes
lab-rooms =
    .aria-label = Partes del laboratorio
lab-result = Resultado
lab-over-before-end = La partida del tablero ha terminado. Aquí se usa la posición anterior a su última jugada.
lab-over-start = La partida del tablero ha terminado, así que no hay nada que explorar. Aquí se usa el tablero vacío.
lab-lead = Compara búsquedas y cuenta los nodos que visitan.
lab-race = En un tablero vacío de 3×3, minimax visita { NUMBER($minimax) } nodos y alfa-beta { NUMBER($pruned) }, para la misma jugada. Haz que compitan.
lab-order = Alfa-beta visita { NUMBER($rows) } nodos fila por fila, y { NUMBER($centre) } con el centro y las esquinas primero (3×3, puntuaciones +1, 0, −1). Busca un orden mejor.
lab-size = Mira quién gana con juego perfecto: { NUMBER($solved) } de { NUMBER($boards) } tableros están resueltos. Solo en 3×3 son posibles { NUMBER($games) } partidas.
lab-bugs = Un solo signo equivocado, ≥ en lugar de >, hace que una búsqueda juegue peor en { NUMBER($wrong) } de { NUMBER($positions) } posiciones de 3×3. Mira este y otros errores.
race-heading = Carrera
order-heading = Orden de las jugadas
size-heading = Tableros resueltos
horizon-heading = Efecto horizonte
lab-horizon = Una búsqueda que se detiene tras unas jugadas puede aplazar una derrota que no ve, o pasar por alto una victoria. Mira ejemplos de ambas cosas.
bugs-heading = Errores clásicos
race-lead = Todas parten de la misma posición y buscan una jugada. Una búsqueda es mejor si visita menos nodos, o si llega a más profundidad en el mismo tiempo.
order-lead = Alfa-beta encuentra el mismo valor con cualquier orden de las jugadas, pero el orden decide cuánto puede podar.
size-lead = Mira quién gana con juego perfecto desde el tablero vacío. «X en n» significa que X gana con la jugada n. «?» significa que el solucionador de este sitio no lo ha resuelto.
bugs-lead = Cada uno de estos errores clásicos se ejecuta en un motor real. Mira dónde falla y con qué frecuencia.

## La carrera por tiempos: el resultado
lab-how = Método
race-explained = Las búsquedas se alternan en las mismas posiciones, por rondas, en tandas lo bastante largas para que el reloj las mida. La primera ronda es de calentamiento y no cuenta. Las tablas de transposiciones se vacían antes de cada búsqueda, y ese tiempo cuenta. Ganar tras n jugadas vale { NUMBER($most) } − n. El tiempo mostrado es el de la tanda más rápida. Todas las barras crecen el mismo número de nodos por segundo, mucho más despacio que las búsquedas.
race-headline-nodes = «{ $most }» visita { $ratio } veces los nodos de «{ $fewest }».
race-question = Todas encuentran la misma jugada. ¿Qué búsqueda necesita menos nodos?
race-question-depths = El mismo tiempo. ¿Qué búsqueda llega más lejos?
lab-bars = Nodos visitados, a escala
lab-bars-depth = Nodos visitados hasta profundidad { NUMBER($depth) }, a escala

## Errores clásicos: el resultado
bugs-list = Errores
bugs-next-fails = Siguiente posición en la que falla
bugs-next-slower = Siguiente posición en la que tarda más
bugs-back = Posición anterior
bugs-place = { NUMBER($number) } de { NUMBER($all) }
bugs-place-none = Esta posición no está entre esas { NUMBER($all) }.
bugs-play = Jugar contra él desde aquí
bugs-code = El código, correcto y con el error
lab-played = { PLAY($cell) }
lab-cell = { CELL($cell) }
lab-stones = X: { $x }. O: { $o }.
bugs-board = El tablero. { $stones } Le toca a { $player }. Con el error, la búsqueda elige { $chosen }. La mejor: { $best }.
bugs-mark-best = mejor
bugs-mark-choice = { $sign } elegida
bugs-judgement-shown = ✗ La jugada es correcta, pero algunos números junto a otras jugadas son erróneos.
bugs-shows = Mostrado
bugs-has = Devuelto
bugs-chosen = (elegida)
bugs-untrue = erróneo

## Errores clásicos: qué se cuenta
bugs-count-again = Contar de nuevo
counting = El recuento
scope-depth = { $depth ->
        [0] hasta el final de la partida
       *[other] hasta profundidad { NUMBER($depth) }
    }
scope-all = Las { NUMBER($positions) } posiciones sin terminar de este tablero, exploradas { $reach }.
scope-sample = Una muestra: { NUMBER($positions) } posiciones de partidas aleatorias (semilla { $seed }), exploradas { $reach }.
bugs-counted-stopped = Detenido: el recuento no está completo.
bugs-word = { $kind ->
        [wrong] jugada peor
        [shown] número erróneo
        [misvalued] valor erróneo
       *[slower] acierta, pero más lento
    } en { NUMBER($count) } de { NUMBER($all) }
bugs-word-none = no perjudica en ninguna de las { NUMBER($all) }
bugs-is = Valor minimax
bugs-lower = ≥ { $value }
bugs-upper = ≤ { $value }
bugs-legend-choice = { $sign } elegida: { PLAY($cell) }
bugs-legend-best = ⚑ la mejor: { $cells }
bugs-judgement-estimated = ✗ La jugada del programa tiene peor estimación que la mejor (profundidad { NUMBER($depth) }).
bugs-judgement-loses = ✗ El programa juega en { PLAY($cell) } y pierde en { NUMBER($plies) } jugadas. Alfa-beta sin el error lo demuestra.
bugs-judgement-misvalued = ✗ La jugada es de las mejores, pero su valor es erróneo.
bugs-survey = { $kind ->
        [estimated] Según la misma evaluación, el programa { $wrong ->
            [0] no hace
           *[other] hace
        } una jugada peor
        [shown] El programa { $wrong ->
            [0] no muestra
           *[other] muestra
        } un número erróneo
       *[wrong] El programa { $wrong ->
            [0] no hace
           *[other] hace
        } una jugada peor
    } en { $wrong ->
        [0] ninguna
       *[other] { NUMBER($wrong) }
    } de { NUMBER($positions) } posiciones.
bugs-survey-thrown = En { NUMBER($thrown) } de ellas está demostrado que la jugada echa a perder una victoria o un empate.
bugs-survey-later = { $thrown ->
        [0] En todas ellas
       *[other] En las otras { NUMBER($later) }
    } el resultado se mantiene, pero el programa gana más tarde o pierde antes de lo que podría.
bugs-survey-slower = Visita más nodos que alfa-beta en { NUMBER($slower) } posiciones. En total visita { $nodes } nodos en lugar de { $without }.
bugs-yours = Comprueba si tu programa tiene este error
bugs-how = Ambas búsquedas, con el error y sin él, se detienen a profundidad { NUMBER($depth) } y evalúan las líneas que un bando aún puede completar. Una jugada «peor» es peor según esta evaluación. En la partida puede ser igual de buena o mejor, salvo que su resultado esté demostrado.
bugs-caption = «X en 3»: X gana en 3 jugadas.{ $depth ->
        [0] {""}
       *[other] {" "}≈ indica una estimación: + favorece a X y − a O.
    }
bugs-parent-bound-limit = Con una profundidad máxima menor que { NUMBER($depth) } no hay cortes profundos, así que el error no perjudica. Elige { NUMBER($depth) } o más.
bugs-wrong-side-limit = A la profundidad máxima, el programa también lee la estimación para el bando equivocado.
bugs-searching = Explorando esta posición…
bugs-stopped-here = Detenido: esta posición no se ha explorado. Elige una profundidad menor.
bugs-watch = Ver alfa-beta aquí, sin el error

## El efecto horizonte
horizon-title = El efecto horizonte · Cutoff
horizon-description =
    .content = Posiciones en las que una búsqueda con profundidad máxima deja una derrota fuera de su vista o pasa por alto una victoria.
horizon-lead = Una búsqueda no ve más allá de su profundidad máxima, su horizonte. Puede creer que ha evitado una derrota que solo ha aplazado, o pasar por alto una victoria.
horizon-another = Otra posición
horizon-explained = El motor encuentra estas posiciones en partidas aleatorias y demuestra cómo acaban.
horizon-looking = Buscando una posición… { NUMBER($tried) } examinadas
horizon-none = No se ha encontrado ninguna posición así. Elige «Otra posición».
horizon-loss-pushed = Le toca a { $player } y pierde, juegue lo que juegue. A profundidad { NUMBER($depth) }, la búsqueda juega en { PLAY($cell) }. Así la derrota no llega hasta después de { NUMBER($plies) } jugadas, más allá de su horizonte. La menor profundidad que ve la derrota es { NUMBER($deeper) }.
horizon-win-missed = Le toca a { $player } y puede ganar en { NUMBER($plies) } jugadas, empezando por { PLAY($winning) }. A profundidad { NUMBER($depth) }, la búsqueda se detiene antes de completar esa victoria y juega en { PLAY($cell) }. La menor profundidad que ve la victoria es { NUMBER($deeper) }.
horizon-sees = Lo que la búsqueda ve a profundidad { NUMBER($depth) }
horizon-comes = Lo que la búsqueda no ve
horizon-estimate = Aquí la búsqueda se detiene. Su estimación: { $estimate } (un número positivo favorece a X).
horizon-end = Tras { NUMBER($plies) } jugadas ha ganado { $player }.
horizon-watch = Ver la búsqueda a profundidad { NUMBER($depth) }
## La carrera por profundidad: ajustes
race-memory = Tabla máxima
race-megabytes = { NUMBER($count) } MB
race-cost = Las búsquedas se ejecutan una tras otra y tardan { NUMBER($seconds) } s como mucho. En la carrera que empieza automáticamente, cada búsqueda tiene { NUMBER($first) } s.
lab-search-strong = Solucionador para cualquier tablero
lab-search-solver = Solucionador del cuatro en raya

## La carrera por profundidad: la tabla
race-depths-caption = Hasta qué profundidad llegó cada búsqueda
size-depth = Profundidad
race-column-finished = Profundidad terminada
race-column-reached = Nodos hasta esa profundidad
race-in-all = { $nodes } en total
lab-state-waiting = sin empezar
lab-state-loading = cargando
lab-state-running = a profundidad { NUMBER($depth) }: { $nodes } nodos
lab-state-proved = demostrado: { $result }
lab-state-spent = tiempo agotado{ $depth ->
        [0] , nada demostrado
       *[other] {" "}a profundidad { NUMBER($depth) }, sin terminar
    }
lab-state-stopped = detenida{ $depth ->
        [0] , nada demostrado
       *[other] {" "}a profundidad { NUMBER($depth) }, sin terminar
    }
lab-state-failed = detenida por un error
lab-wins-in = { $winner } gana en { NUMBER($plies) } { $plies ->
        [one] jugada
       *[other] jugadas
    }
lab-at-least = { $player } consigue al menos un empate.
lab-at-most = { $player } consigue como mucho un empate.

## La carrera por profundidad: el resultado
race-headline-proved = { $best }: demostrado, { $result }. { $last }: profundidad { NUMBER($least) } en { NUMBER($seconds) } s.
race-headline-proved-all = Todas las búsquedas demostraron el mismo resultado: { $result }.
race-headline-depth = { $best } llega a profundidad { NUMBER($depth) } en { NUMBER($seconds) } s; { $last }, a profundidad { NUMBER($least) }.
race-headline-depth-all = Todas llegan a profundidad { NUMBER($depth) } en { NUMBER($seconds) } s.
race-differs = «Profundidad» significa aquí dos cosas. A profundidad d, minimax y alfa-beta exploran d niveles y evalúan las posiciones que hay ahí. El solucionador, a profundidad d, sabe si algún bando gana en d jugadas o menos.
race-was-stopped = Has detenido la carrera. Solo las profundidades de la tabla se exploraron por completo.
race-was-ended = Un error detuvo estas búsquedas: { $searches }. Las profundidades que habían terminado siguen valiendo.
race-stopped = La carrera se ha detenido.
race-void = La pestaña quedó oculta, así que esta carrera no cuenta. Empiézala otra vez.
race-how-budget = Las búsquedas se ejecutan una tras otra, cada una en su propio proceso (worker) y con la tabla vacía. El tiempo de carga no cuenta. Una búsqueda termina cuando su resultado está demostrado o se acaba su tiempo. Si la pestaña se oculta, la carrera no cuenta.
race-how-depth = Minimax y alfa-beta exploran hasta profundidad 1, 2, 3, etc., siempre desde el principio, y evalúan las posiciones a la profundidad máxima. El solucionador también profundiza paso a paso, pero conserva su tabla. A profundidad d sabe si algún bando gana en d jugadas o menos. El solucionador del cuatro en raya no tiene profundidad. O demuestra el resultado o no lo demuestra.
race-how-nodes = Los nodos se cuentan al completar cada profundidad. Los recuentos del solucionador incluyen todas las profundidades menores.

## Tableros resueltos: por profundidad
count-so-far = Alfa-beta: { $state }
count-start = Ejecutar alfa-beta
size-stopped = Hay más de { NUMBER($counted) } posiciones distintas, así que el recuento se detiene. Las posiciones tras 0 a { NUMBER($last) } jugadas están todas contadas.
size-distinct-mirrored = Posiciones distintas, contando las reflejadas como una
count-whole = { $how ->
        [exact] Minimax visita { $nodes } nodos desde aquí hasta el final de cada partida. Es un recuento exacto.
        [rough] Estimamos que minimax visitaría del orden de { $nodes } nodos desde aquí hasta el final de cada partida.
       *[about] Estimamos que minimax visitaría unos { $nodes } nodos desde aquí hasta el final de cada partida.
    }
count-by-depth = Por profundidad
count-error = Es una estimación con { $probes } partidas aleatorias{ $error ->
        [none] . Su error estándar es tan grande que solo es fiable el orden de magnitud.
       *[other] , con un error estándar de { $error }.
    }
count-cell = { $how ->
        [exact] { $nodes }
        [rough] del orden de { $nodes }
       *[about] unos { $nodes } ± { $error }
    }
count-cell-open = { $nodes } antes de detenerse
count-how-estimate = Los árboles pequeños se cuentan. En los mayores, los nodos de minimax se estiman con el método de Knuth (1975). Jugamos partidas aleatorias, y cada posición cuenta por el producto de los números de jugadas que había en el camino hasta ella. El número tras ± es el error estándar. A menudo se queda corto, porque pueden faltar unas pocas partes grandes del árbol. Se usan siempre las mismas partidas, así que la estimación no cambia.
count-how-depth = «Profundidad d» cuenta todos los nodos a d jugadas o menos de aquí. Alfa-beta explora hasta profundidad 1, 2, 3, etc., siempre desde el principio, en el orden de jugadas del propio juego.

## Orden de las jugadas: qué se cuenta
order-start = Contar
order-before-start = Elige «Contar». Alfa-beta explora hasta la misma profundidad con cada orden de las jugadas.
order-game = Orden del propio juego
order-centre = Primero el centro
order-edges = Primero los bordes
order-random = Orden aleatorio
order-yours = Tu orden
order-tap = { $ways ->
        [columns] Elige las columnas en el orden en que la búsqueda debe probarlas. Las demás siguen de izquierda a derecha. Elige otra vez una columna numerada para quitarle el número.
       *[cells] Elige las casillas en el orden en que la búsqueda debe probarlas. Las demás siguen fila por fila. Elige otra vez una casilla numerada para quitarle el número.
    }
order-column = Columna { MOVE($cell) }: { $rank ->
        [0] sin número
       *[other] número { NUMBER($rank) }
    }
order-clear = Borrar
order-so-far = { $order }: { $nodes } nodos hasta ahora
order-headline = «{ $compared }» visita { $ratio } veces los nodos de «{ $best }».
order-headline-close = Los órdenes apenas difieren. «{ $best }» es el que menos nodos visita, y «{ $compared }» el que más.
order-fewer-than-best = Aquí «{ $order }» visita menos nodos que «Primero la mejor jugada». Explorar otra jugada buena costó menos.
order-same = Todos los órdenes visitan { $nodes } nodos.
order-only = «{ $order }» visita { $nodes } nodos.
order-share = { $how ->
        [about] cerca del{" "}
       *[exact] {""}
    }{ $share } de minimax
order-minimax = { $how ->
        [about] Estimamos que minimax visitaría unos { $nodes } nodos.
       *[exact] Minimax visita { $nodes } nodos.
    }
scope-one = Una posición, explorada { $reach }.
order-stopped = Has detenido el recuento. Estos son los órdenes que terminaron.
order-refused = «Primero la mejor jugada» y «Primero la peor jugada» se omiten aquí. Averiguar cuánto vale cada jugada llevaría más o menos el mismo tiempo que minimax, que visitaría { $nodes } nodos.
order-informed = «Primero la mejor jugada» y «Primero la peor jugada» saben de antemano lo que vale cada jugada a la profundidad que queda. Ningún programa real lo sabe. En cada posición prueban primero la mejor o la peor jugada. Aun así, «Primero la mejor jugada» no siempre visita el menor número de nodos, porque explorar otra jugada buena puede costar menos.
order-how = { $reach ->
        [end] Alfa-beta explora hasta el final de cada partida.
       *[limit] Alfa-beta se detiene a la profundidad máxima y evalúa las posiciones que hay ahí.
    } Encuentra el mismo valor con cualquier orden. El orden del propio juego va fila por fila, o columna por columna en tableros con gravedad. «Primero el centro» ordena las casillas, o las columnas, según su distancia al centro; «primero los bordes», al revés. El orden aleatorio sale de la semilla.
