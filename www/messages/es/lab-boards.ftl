### What the lab says of boards beyond 3×3.

## Números
lab-power = { $mantissa } · 10{ $raised }
lab-power-of-ten = 10{ $raised }

## La carrera: ajustes
depth-budget = Tiempo de cada búsqueda
depth-seconds = { NUMBER($count) } s
depth-memory = Tabla máxima
depth-megabytes = { NUMBER($count) } MB
depth-cost = Las búsquedas corren una tras otra: { NUMBER($seconds) } s como máximo.
depth-stop-button = Detener
depth-nobody = No hay carrera: elige al menos una búsqueda.
depth-who-without = Profundización iterativa sin una idea
depth-minimax = Minimax
depth-alpha-beta = Alfa-beta
depth-middle-first = Alfa-beta, primero el centro
depth-deepening = Profundización iterativa, todas las ideas
depth-no-table = … sin tabla de transposiciones
depth-no-symmetry = … sin simetría
depth-no-threats = … sin amenazas
depth-no-double-threats = … sin amenazas dobles
depth-no-ordering = … sin ordenar las jugadas
depth-no-look-ahead = … sin mirar antes los hijos
depth-no-open-lines = … sin contar líneas abiertas
depth-no-potential = … sin los pesos de las líneas abiertas
depth-no-follow-up = … sin la regla de seguimiento
depth-no-ideas = … sin ninguna idea
depth-solver = Programa propio de cuatro en línea con gravedad

## La carrera: la tabla
depth-caption = Hasta qué profundidad llegó cada búsqueda
depth-column-search = Búsqueda
depth-column-depth = Profundidad
depth-column-nodes = Posiciones visitadas hasta ella
depth-column-branching = Factor de ramificación
depth-column-rate = Posiciones por segundo
depth-state-waiting = sin empezar
depth-state-loading = cargando
depth-state-running = a profundidad { NUMBER($depth) }: { $nodes } posiciones
depth-state-proved = demostrado: { $result }
depth-state-spent = fin del tiempo a profundidad { NUMBER($depth) }, sin terminar
depth-state-spent-between = fin del tiempo, sin demostrar el resultado
depth-state-stopped = detenida a profundidad { NUMBER($depth) }, sin terminar
depth-state-stopped-between = detenida, sin demostrar el resultado
depth-state-failed = su worker terminó antes de tiempo
depth-result-win = { $winner } gana en { NUMBER($plies) } { $plies ->
        [one] jugada
       *[other] jugadas
    }
depth-result-draw = empate
depth-at-least = { $player } consigue al menos el empate.
depth-at-most = { $player } consigue como mucho el empate.

## La carrera: el resultado
depth-before-start = Pulsa «Empezar la carrera». Cada búsqueda mira cada vez más lejos hasta que se acaba su tiempo.
depth-headline = Desde { $from }, { NUMBER($seconds) } s cada una: { $parts }.
depth-from-empty = el tablero vacío
depth-from-board = esta posición
depth-headline-depth = { $search }: profundidad { NUMBER($depth) }
depth-headline-proved = { $search }: demostrado, { $result }
depth-was-stopped = Has detenido la carrera. Cada profundidad de la lista se exploró entera; el resto, no.
depth-was-ended = El worker de estas búsquedas terminó antes de tiempo: { $searches }. Las profundidades que habían acabado siguen valiendo.
depth-stopped = La carrera se ha detenido. Lo terminado se conserva.
depth-void = La pestaña quedó oculta, así que esta carrera no cuenta. Empiézala otra vez.
depth-chart = Posiciones visitadas hasta cada profundidad
depth-axis = Profundidad en niveles
depth-unfinished = sin terminar: posiciones hasta entonces
depth-ideas = Qué ahorra cada idea
depth-ideas-axis = Veces más posiciones sin ella (escala logarítmica)
depth-ideas-explained = Cada línea compara la búsqueda con una idea y sin ella, hasta la mayor profundidad que ambas terminaron. 1 significa que aquí la idea no ahorra nada; por debajo de 1, cuesta posiciones.
depth-no-ideas-raced = Pon a competir la profundización iterativa con una idea y sin ella para ver qué ahorra.
depth-at = profundidad { NUMBER($count) }
depth-by-depth = Posiciones visitadas y tiempo, por profundidad
depth-how-budget = Las búsquedas corren una tras otra, cada una en su propio worker y con la tabla vacía. El tiempo de carga no cuenta. Una búsqueda para cuando su resultado está demostrado o se acaba su tiempo. Si la pestaña se oculta, la carrera no cuenta.
depth-how-depth = Minimax y alfa-beta exploran hasta profundidad 1, 2, 3, etc., siempre desde el principio, y estiman donde acaba la profundidad. La profundización iterativa sigue desde su tabla; su profundidad d significa: se sabe si un bando gana en d jugadas o menos. El programa propio no tiene profundidad: demuestra el resultado o no.
depth-how-nodes = Las posiciones se cuentan hasta el final de cada profundidad. Las de la profundización iterativa incluyen todas las profundidades menores. Una marca vacía con línea discontinua es una profundidad sin terminar: la cuenta seguiría desde ahí.
depth-how-branching = El factor de ramificación efectivo b es el de un árbol regular con tantos nodos hasta esa profundidad: 1 + b + b² + … + b^d. La velocidad lleva dos cifras, y ninguna por debajo de 20 ms.

## ¿Qué tamaño tiene?
count-far = Alfa-beta: { $state }
count-start = Dejar explorar a alfa-beta
count-budget = Tiempo de alfa-beta
count-only-standard = Las posiciones distintas, las partidas enteras y la demostración mínima se cuentan solo en 3×3: aquí son demasiadas.
count-exact = Minimax visita { $nodes } posiciones desde aquí hasta el final de cada partida, contadas.
count-estimated = Minimax visitaría unas { $nodes } posiciones desde aquí hasta el final de cada partida. Es una estimación con { $probes } partidas aleatorias; su error estándar es { $error }.
count-chart = Posiciones visitadas hasta cada profundidad
count-chess = Minimax en ajedrez
count-open = una estimación con su error estándar, o sin terminar
count-by-depth = Profundidad por profundidad
count-cell = unas { $nodes } ± { $error }
count-cell-open = { $nodes } hasta entonces, sin terminar
count-done = Alfa-beta ha acabado.
count-how-estimate = Hasta un millón, las posiciones de minimax se cuentan. Más allá se estiman con el método de Knuth (1975): partidas aleatorias en las que cada posición vale por tantas como jugadas había para elegir. Las barras muestran el error estándar. Se usan siempre las mismas partidas, así que la estimación no cambia.
count-how-depth = La profundidad d abarca todas las posiciones a d jugadas o menos. Alfa-beta explora hasta profundidad 1, 2, 3, etc., siempre desde el principio, en el orden de jugadas propio del juego. Ajedrez: recuentos publicados de las partidas desde la posición inicial, sumados.

## Orden de las jugadas
orders-on-sample = { NUMBER($count) } posiciones de partidas aleatorias
orders-depth = Profundidad máxima
orders-start = Contar
orders-progress = El recuento
orders-before-start = Pulsa «Contar». Alfa-beta explora con cuatro órdenes de jugadas, hasta la misma profundidad.
orders-done = El recuento ha terminado.
orders-own = El orden propio del juego
orders-middle = Primero el centro
orders-edges = Primero los bordes
orders-random = Orden aleatorio
orders-minimax-estimated = Minimax, estimado
orders-headline = «{ $best }» visita { $times } veces menos posiciones que «{ $worst }».
orders-same = Todos los órdenes visitan { $nodes } posiciones.
orders-about-fewer = unas { $times } veces menos
orders-one = Una posición, hasta profundidad { NUMBER($depth) }.
orders-sample = Una muestra, no todas las posiciones: { NUMBER($count) } posiciones de partidas aleatorias con la semilla { $seed }, hasta profundidad { NUMBER($depth) }, sumadas.
orders-sample-stopped = Has detenido el recuento: { NUMBER($count) } de las { NUMBER($all) } posiciones de la muestra con la semilla { $seed } se exploraron en todos los órdenes, hasta profundidad { NUMBER($depth) }, y aquí están sumadas.
orders-chart = Posiciones visitadas con cada orden
orders-informed = Primero la mejor jugada y primero la peor necesitan saber de antemano el valor de cada una. Están en 3×3, igual que los órdenes propios.
orders-how = Alfa-beta se detiene en la profundidad máxima y allí estima. Encuentra el mismo valor con cualquier orden. El orden propio del juego va fila por fila, o columna por columna donde las fichas caen. «Primero el centro» toma las casillas, o las columnas, según su distancia al centro; «primero los bordes», al revés. El orden aleatorio sale de la semilla.
