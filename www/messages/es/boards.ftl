### What Play says of boards beyond 3×3, and of depth limits on all boards.

page-title-other = Cutoff: juega a { $board } contra minimax, alfa-beta y una búsqueda que demuestra sus jugadas

## La línea del motor
think-title = El motor
think-so-far = La mejor hasta ahora: { MOVE($cell) }
think-column = Columna { MOVE($cell) }
think-column-so-far = La mejor hasta ahora: columna { MOVE($cell) }
think-stop = Parar
think-continue = Seguir
think-until-done = Hasta el final
think-seconds = { NUMBER($seconds) } s
think-budget = Tiempo
think-memory = Memoria
think-megabytes = { NUMBER($mb) } MB
think-depth = profundidad { NUMBER($depth) }
think-positions = { $nodes } posiciones
think-speed = { $speed }/s
think-from-book = del libro de aperturas
think-memory-refused = el navegador no da más memoria
think-proved-win = Demostrado: { $player } gana en { $plies ->
        [one] 1 jugada
       *[other] { $plies } jugadas, contando ambos bandos
    }.
think-proved-draw = Demostrado: empate.
think-proved-loss = Demostrado: { $player } pierde en { $plies ->
        [one] 1 jugada
       *[other] { $plies } jugadas, contando ambos bandos
    }.
think-result-win = { $player } gana en { NUMBER($plies) } jugadas o antes.
think-result-draw = Empate.
think-result-loss = { $player } pierde en { NUMBER($plies) } jugadas o antes.
think-at-least = Al menos un empate para { $player }.
think-at-most = Como mucho un empate para { $player }.
think-nothing = Nadie puede forzar la victoria en { $depth ->
        [one] 1 jugada
       *[other] { NUMBER($depth) } jugadas
    }; más allá no hay nada demostrado.
think-nothing-yet = Aún no hay nada demostrado.
line-so-far = Línea hasta ahora, una estimación: { $cells }
line-partly = Las primeras { NUMBER($shown) } de { NUMBER($plies) } jugadas.
think-idle = Sin empezar.
think-move-open = La mejor jugada aún no está demostrada.
think-looking = Sigue buscando…
think-paused = En pausa mientras la pestaña está oculta.
think-stopped = Parado a profundidad { NUMBER($depth) }.
think-spent = Se acabó el tiempo a profundidad { NUMBER($depth) }.

## El tablero
cell-best-so-far = la mejor hasta ahora
cell-lands = la ficha cae hasta { SPOKEN($cell) }
sign-win = +{ $plies }
sign-draw = =
sign-loss = −{ $plies }
sign-least-draw = ≥=
sign-most-draw = ≤=
hint-short-win = gana { $plies }
hint-short-draw = empata
hint-short-loss = pierde { $plies }
hint-proved-win = gana
hint-proved-draw = empata
hint-proved-loss = pierde
hint-at-least-draw = ≥ empate
hint-at-most-draw = ≤ empate
refused-full = La columna { MOVE($cell) } está llena. Elige otra.

## Qué se puede esperar
hope-proving = Juega lo demostrado; si no, lo que parece mejor.
level-proving = Juega la jugada que demuestra que es la mejor dentro de su tiempo; si no demuestra ninguna, la mejor hasta ahora. La lista de jugadas dice cuál fue.

## Jugadores
player-strong = El ordenador más fuerte
name-strong = el más fuerte

## Pistas
hints-explained-other = Lo que está demostrado de cada jugada para quien juega. «Gana en 3» cuenta las jugadas de ambos bandos.
hints-open-cells = Una jugada sin anotación en el tablero aún no está demostrada.
hints-open-columns = «…» sobre una columna: aún sin demostrar.
hints-proving = Demostradas: { NUMBER($proved) } de { NUMBER($moves) } jugadas; sigue buscando.
hints-so-far = Demostradas: { NUMBER($proved) } de { NUMBER($moves) } jugadas.
hints-open = aún sin demostrar
hint-words-least = al menos un empate
hint-words-most = como mucho un empate

## Jugadas del ordenador
moves-how = Cómo la encontró
how-proved-win = demostrado: gana en { NUMBER($plies) }
how-proved-draw = demostrado: empate
how-proved-loss = demostrado: pierde en { NUMBER($plies) }
how-looked = miró { NUMBER($depth) } { $depth ->
        [one] jugada
       *[other] jugadas
    } por delante
how-casual = sencilla
how-random = al azar
last-move = Su última jugada, { MOVE($cell) }: { $how }.
last-move-win = Su última jugada, { MOVE($cell) }, quedó demostrada: gana en { NUMBER($plies) }.
last-move-draw = Su última jugada, { MOVE($cell) }, quedó demostrada: empata.
last-move-loss = Su última jugada, { MOVE($cell) }, quedó demostrada: pierde en { NUMBER($plies) }.

## Preparar
setup-explained-other = Haz clic en una casilla para cambiarla entre vacía, X y O. O escribe { NUMBER($cells) } caracteres, fila por fila: X, O y un punto para vacía.

## Lo que costaría minimax
cost-about = Minimax visitaría unas { $size } posiciones (± { $error })
cost-order = Minimax visitaría del orden de { $size } posiciones
cost-counted = Minimax visita { $size } posiciones
cost-untimed = { $visits } desde aquí.
cost-took = { $visits } desde aquí. Tardó { $time } en esta pestaña.
cost = { $visits } desde aquí: { $span } en esta pestaña, según una búsqueda de { $measured } posiciones que tardó { $time }.
span-order = del orden de { $text } años
span-moment = menos de un segundo
span-seconds = { $count ->
        [one] cerca de un segundo
       *[other] unos { $text } segundos
    }
span-minutes = { $count ->
        [one] cerca de un minuto
       *[other] unos { $text } minutos
    }
span-hours = { $count ->
        [one] cerca de una hora
       *[other] unas { $text } horas
    }
span-days = { $count ->
        [one] cerca de un día
       *[other] unos { $text } días
    }
span-years = { $count ->
        [one] cerca de un año
       *[other] unos { $text } años
    }

## Una búsqueda de manual con límite de profundidad
textbook-explained = Minimax y alfa-beta pueden mirar unas pocas jugadas por delante y estimar allí, por las líneas que siguen abiertas. Lo que dicen entonces es una estimación, salvo que el resultado ya sea forzoso dentro del límite.
textbook-depth = Mirar por delante
textbook-plies = { $plies ->
        [one] 1 jugada
       *[other] { NUMBER($plies) } jugadas
    }
textbook-to-end = hasta el final
textbook-counted = Hasta ahí, minimax visita { $size } posiciones; alfa-beta, menos.
textbook-about = Hasta ahí, minimax visita unas { $size } posiciones; alfa-beta, menos.
textbook-run = Buscar
textbook-running = { $algorithm } está buscando.
textbook-far = { $nodes } posiciones en { $time }
textbook-found = { $algorithm }, { $ahead }: { $move }.
textbook-column = columna { MOVE($cell) }
textbook-guess = Una estimación, sin demostrar: { $guess } para { $player }.
textbook-refused = No se ha empezado: minimax visitaría aquí unas { $size } posiciones. Elige una profundidad menor, o alfa-beta.
textbook-stopped = Parada. Una búsqueda nueva empieza desde el principio.
textbook-failed = La búsqueda ha fallado. Una búsqueda nueva empieza desde el principio.
