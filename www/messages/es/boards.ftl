### Words of Play about boards beyond 3×3.

page-title-other = Cutoff: juega a { $board } contra minimax, alfa-beta y un solucionador

## La línea del motor
think-title = El motor
think-so-far = La mejor hasta ahora: { PLAY($cell) }
think-column = Columna { MOVE($cell) }
think-continue = Continuar
think-until-done = Hasta demostrarlo
think-seconds = { NUMBER($seconds) } s
think-memory = Memoria
think-megabytes = { NUMBER($mb) } MB
think-depth = profundidad { NUMBER($depth) }
think-positions = { $nodes } nodos
think-speed = { $speed }/s
think-from-book = del libro de aperturas
think-memory-refused = el navegador no puede dar más memoria
think-proved-win = Demostrado: { $player } gana en { $plies ->
        [one] 1 jugada
       *[other] { $plies } jugadas
    }.
think-proved-draw = Demostrado: empate.
think-proved-loss = Demostrado: { $player } pierde en { $plies ->
        [one] 1 jugada
       *[other] { $plies } jugadas
    }.
think-result-win = { $player } gana en { NUMBER($plies) } jugadas o menos.
think-result-loss = { $player } pierde en { NUMBER($plies) } jugadas o menos.
think-at-least = Al menos un empate para { $player }.
think-at-most = Como mucho un empate para { $player }.
think-nothing = Ningún bando puede forzar la victoria en { $depth ->
        [one] 1 jugada
       *[other] { NUMBER($depth) } jugadas
    }.
line-so-far = Mejor línea hasta ahora (sin demostrar): { $cells }
line-partly = Las primeras { NUMBER($first) } de { NUMBER($plies) } jugadas.
think-move-open = Aún no está demostrado el resultado de la mejor jugada.
think-waiting = En espera mientras se cronometran las dos búsquedas.
think-paused = En pausa mientras la pestaña está oculta.
think-stopped = { $depth ->
        [0] Detenida antes de alcanzar la profundidad 1.
       *[other] Detenida tras alcanzar la profundidad { NUMBER($depth) }.
    }
think-spent = { $depth ->
        [0] Se acabó el tiempo antes de alcanzar la profundidad 1.
       *[other] Se acabó el tiempo tras alcanzar la profundidad { NUMBER($depth) }.
    }
think-failed = La búsqueda se ha detenido por un error.
recommendation-none = Aún no hay jugada.

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
hope-proving = La máquina juega a la perfección si logra demostrar el resultado a tiempo.
level-proving = Juega a la perfección si logra demostrar el resultado a tiempo. Si no, hace la mejor jugada que ha encontrado. La lista de jugadas dice si el resultado está demostrado.

## Jugadores
player-proving = Máquina más fuerte
name-proving = la más fuerte

## Jugadas de la máquina
moves-how = Motivo
how-proved-win = demostrado: gana en { NUMBER($plies) }
how-proved-draw = demostrado: empate
how-proved-loss = demostrado: pierde en { NUMBER($plies) }
how-looked = exploró hasta profundidad { NUMBER($depth) }
how-casual = jugada sencilla
how-random = jugada aleatoria

## Lo que costaría minimax
cost-about = unos { $size } nodos (± { $error })
cost-order = del orden de { $size } nodos
cost-counted = { $size } nodos
cost = Una búsqueda minimax completa tardaría { $time }.
cost-visits = Una búsqueda minimax completa visitaría { $visits }.
cost-speed = Medido en esta pestaña: { $measured } nodos en { $time }.
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

## Ambas búsquedas hasta una profundidad
compare-about = ≈ { $text }
compare-alpha-beta = { $ahead ->
        [end] Alfa-beta está explorando hasta el final.
        [one] Alfa-beta está explorando 1 jugada por delante.
       *[other] Alfa-beta está explorando { NUMBER($ahead) } jugadas por delante.
    }
compare-minimax = { $ahead ->
        [end] Minimax está explorando hasta el final, a su velocidad real.
        [one] Minimax está explorando 1 jugada por delante, a su velocidad real.
       *[other] Minimax está explorando { NUMBER($ahead) } jugadas por delante, a su velocidad real.
    }
compare-stopped = { $ahead ->
        [end] Detenido antes de que minimax llegara al final.
        [one] Detenido antes de que minimax explorara 1 jugada por delante.
       *[other] Detenido antes de que minimax explorara { NUMBER($ahead) } jugadas por delante.
    }
compare-share = { $ahead ->
        [end] Hasta el final
        [one] 1 jugada por delante
       *[other] { NUMBER($ahead) } jugadas por delante
    }: { $about ->
        [yes] unas *{ $times } veces menos*
       *[no] *{ $times } veces menos*
    } nodos.
compare-too-deep = Alfa-beta tarda demasiado a esta profundidad. Elige una menor.
compare-failed = La comparación ha fallado.
race-about = { $time ->
        [none] Carrera
       *[other] Carrera: { $time }
    }
race-short = { $time ->
        [none] Carrera
       *[other] Carrera: { $time }
    }
