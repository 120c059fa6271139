### What the page says in Spanish.
### A cell is named by its row and column, counted from 1, from the top left.

## La página

page-title = Cutoff: juega y mira cómo funcionan minimax y la poda alfa-beta
page-description =
    .content = Juega un tres en raya perfecto en tu navegador y mira, en la misma posición, cuántas posiciones visitan minimax y la poda alfa-beta y cuánto tardan.
social-title =
    .content = Cutoff: juega y mira cómo funcionan minimax y la poda alfa-beta
social-description =
    .content = Un tres en raya perfecto en tu navegador y, en la misma posición, lo que ahorra la poda alfa-beta.
app-name = Cutoff
app-description = Juega y mira cómo funcionan minimax y la poda alfa-beta.
update-ready = Hay una versión más nueva de Cutoff.
update-now-button = Usarla ya
page-name = Cutoff
page-tagline = Un tres en raya perfecto y lo que ahorra la poda
skip-to-board = Ir al tablero
no-script = Cutoff hace su búsqueda en tu navegador. Permite JavaScript en esta página, por favor.
page-unloaded = La página todavía se está cargando. Si no llega nada más, quizá no haya red: recarga la página. La partida se conserva en la dirección.
not-found-title = Esta página no existe
not-found-text = La dirección no lleva a ninguna parte: está mal escrita o la página ha cambiado de sitio.
not-found-link = Ir a la página de inicio
unexpected = Algo ha fallado en esta página. Tu partida está a salvo en la dirección: recarga la página para continuar.
reload-button = Recargar
footer-truth = Los números junto al tablero se miden en vivo: tu navegador busca a partir de esa misma posición, en esta pestaña.
language-label = Idioma
theme-to-dark = Usar colores oscuros
theme-to-light = Usar colores claros
help-button = ?
    .aria-label = Ayuda y teclas
    .title = Ayuda y teclas
close-button = Cerrar
dismiss-button = ✕
    .aria-label = Cerrar este mensaje
    .title = Cerrar este mensaje
retry-button = Reintentar

## Nombres

move-cell = fila { $row }, columna { $column }
list-clauses = { $first }; { $second }
cell-empty = { MOVE($cell) }, vacía
cell-x = { MOVE($cell) }, X
cell-o = { MOVE($cell) }, O

## El tablero

game-title = La partida
board-label = Tablero de tres por tres
cell-recommended = recomendada
cell-last = última jugada
cell-winning = línea ganadora
turn-human = Le toca a { $player }
turn-human-only = Te toca: juegas con { $player }
turn-computer = Le toca a { $player }: juega la máquina
turn-thinking = Le toca a { $player }: está pensando…
turn-paused = Le toca a { $player }: la máquina espera
turn-loading = Cargando el motor…
turn-failed = El motor no está disponible
turn-setup = Preparando una posición
result-draw = Empate: el tablero está lleno
result-won = Ha ganado { $player }
result-you-won = Has ganado con { $player }
result-you-lost = Ha ganado { $player }: has perdido

## Botones de la partida

game-buttons =
    .aria-label = Partida
new-game-button = Nueva
    .title = Nueva partida
    .aria-label = Nueva partida
undo-button = Atrás
    .title = Deshacer la última jugada
redo-button = Repetir
    .title = Repetir la jugada deshecha
hints-button = Pistas
    .title = Mostrar lo que vale cada casilla libre
go-on-button = Seguir
pause-button = Pausa
step-button = Paso
    .title = Dejar que la máquina haga una jugada

## Pistas

hint-win = gana en { $plies }
hint-draw = empata
hint-seen-exact = X: = { $value }
hint-seen-least = X: ≥ { $value }
hint-seen-most = X: ≤ { $value }
hint-loss = pierde en { $plies }

## Recomendación

recommendation = Consejo: { MOVE($cell) }
recommendation-verdict = Consejo: { MOVE($cell) }, { $verdict }
recommendation-cost = { $time }, { NUMBER($nodes) } { $nodes ->
        [one] posición
       *[other] posiciones
    }
recommendation-nodes = { NUMBER($nodes) } { $nodes ->
        [one] posición
       *[other] posiciones
    }
recommendation-none = La partida ha terminado: no hay nada que recomendar.
recommendation-waiting = Buscando…
recommendation-failed = Sin el motor no hay búsqueda.

## Comparación

compare-title = Las dos búsquedas de esta posición
compare-caption = Cuánto trabajo hacen minimax y alfa-beta en esta posición
minimax-name = Minimax
alpha-beta-name = Alfa-beta ✂
answers-mark = en juego
nodes-label = Posiciones visitadas
time-label = Tiempo
pending = …
time-none = –
saving = Alfa-beta visita { $times } veces menos posiciones.
saving-and-time = Alfa-beta visita { $times } veces menos posiciones { $verdict ->
        [faster] y es unas { $ratio } veces más rápida.
        [same] más o menos en el mismo tiempo.
       *[slower] pero tarda unas { $ratio } veces lo que minimax.
    }
saving-none = Aquí la poda no ahorra nada: las dos visitan { $nodes ->
        [one] la misma posición ({ NUMBER($nodes) })
       *[other] las mismas { NUMBER($nodes) } posiciones
    }.
saving-over = Las dos visitan solo esta posición.
agreement = Las dos eligen la { MOVE($cell) }.
agreement-broken = Las dos búsquedas no coinciden. Es un fallo de Cutoff; avísanos de esta posición, por favor.
agreement-over = Ninguna tiene una jugada que elegir.
pruning-switch = Poda alfa-beta
as-seen-switch = Pistas tal como las vio alfa-beta
replies-switch = Pistas con las respuestas que aguantan
hint-replies-win = { $holding ->
        [one] { $holding } de { $replies } gana
       *[other] { $holding } de { $replies } ganan
    }
hint-replies-draw = { $holding ->
        [one] { $holding } de { $replies } aguanta
       *[other] { $holding } de { $replies } aguantan
    }
hint-replies-loss = 0 de { $replies } aguantan
book-told = Debajo de cada veredicto: con cuántas de sus respuestas mantiene el otro bando su resultado. Una búsqueda que ve hasta el final no tiene motivo para preferir una jugada de empate a otra; un libro de aperturas sí, porque los rivales se equivocan. De las mejores jugadas, hace aquella tras la que aguantan menos respuestas.
price = Alfa-beta necesita { NUMBER($seen) } posiciones para encontrar la jugada, y de otras jugadas solo tiene cotas (≤, ≥ sobre la puntuación de X). El veredicto exacto de todas las jugadas requiere { NUMBER($exact) }.
method-title = Cómo se mide
method = Una sola búsqueda es demasiado corta para el reloj, así que cada una se repite en tandas mucho más largas que la resolución del reloj, y las dos búsquedas se turnan. El tiempo que se muestra es el de la tanda más rápida, por búsqueda. Se hicieron { NUMBER($batches) } tandas; según las que coinciden, la proporción entre los tiempos está entre { $low } y { $high }.
method-disagreed = Una sola búsqueda es demasiado corta para el reloj, así que cada una se repite en tandas mucho más largas que la resolución del reloj, y las dos búsquedas se turnan. El tiempo que se muestra es el de la tanda más rápida, por búsqueda. Se hicieron { NUMBER($batches) } tandas, pero difieren demasiado para decir cuántas veces más rápida es una búsqueda: el ordenador está ocupado.
method-waiting = Aún sin medir.
method-no-clock = El reloj de este navegador no avanza, o lo hace a saltos demasiado grandes para una búsqueda tan corta, así que no hay tiempos.
method-nodes = Una posición cuenta una vez cada vez que una búsqueda entra en ella, también la del tablero y las terminadas. En lo que se poda no se entra.
time-nanoseconds = { $value } ns
time-microseconds = { $value } µs
time-milliseconds = { $value } ms
time-seconds = { $value } s
time-unknown = sin tiempo

## Jugadores

players-title = Jugadores
player-x-label = X
player-o-label = O
player-human = Tú
player-perfect = Máquina perfecta
player-book = Perfecta, con libro
player-casual = Máquina aficionada
player-random = Máquina al azar
level-human = Juega con el ratón, el dedo o el teclado.
level-perfect = Hace la jugada recomendada. Nadie le puede ganar.
level-book = De las mejores jugadas, hace la que deja más formas de equivocarse. Tampoco a ella le puede ganar nadie.
level-broken = Juega con el error que está activado en el laboratorio.
level-casual = Gana al instante si puede, e impide que el otro bando gane al instante; si no, cualquier jugada, al azar.
level-random = Cualquier casilla libre, al azar.
share-button = Copiar enlace
share-done = Se ha copiado el enlace a esta posición.
share-failed = No se ha podido copiar el enlace. Está en la barra de direcciones.

## Jugadas

moves-title = Jugadas
moves-caption = Las jugadas de esta partida y lo que costó la búsqueda de cada una
moves-number = #
moves-move = Jugada
moves-nodes = Posiciones
moves-time = Tiempo
moves-start = Inicio
moves-jump = { $player }: { MOVE($cell) }

## Preparar

setup-open-button = Preparar una posición
setup-explained = Elige una casilla para cambiarla: vacía, X, O. O escribe nueve signos, fila por fila: X, O y un punto si está vacía.
setup-text-label = Posición
setup-play-button = Jugar desde aquí
setup-clear-button = Vaciar
setup-cancel-button = Cancelar
setup-fine = Le toca a { $player }.
setup-over = En esta posición la partida ha terminado.

## Avisos

announce-move = { $player } juega en la { MOVE($cell) }.
announce-new = Nueva partida.
announce-back = De vuelta { $number ->
        [0] al inicio
       *[other] a la jugada { NUMBER($number) }
    }.
announce-forward = Adelante, a la jugada { NUMBER($number) }.
announce-hints-on = Las pistas están activadas.
announce-hints-off = Las pistas están desactivadas.
announce-pruning-on = Ahora alfa-beta elige las jugadas.
announce-pruning-off = Ahora minimax sin poda elige las jugadas.

## Lo que se rechaza

refused-taken = La { MOVE($cell) } ya la ocupa { $player }. Elige una casilla libre.
refused-over = La partida ha terminado. Empieza otra o deshaz una jugada.
refused-turn = Le toca a la máquina.
refused-undo = No hay ninguna jugada que deshacer.
refused-redo = No hay ninguna jugada que repetir.
refused-loading = El motor aún no está listo.
fault-board-length = Una posición tiene nueve signos; aquí hay { NUMBER($found) }.
fault-cell-sign = El signo de la { MOVE($cell) } no es X, ni O, ni uno de casilla vacía.
fault-stone-counts = Empieza X, así que tiene que haber tantas X como O, o una X más.
fault-both-won = X y O tienen tres en raya a la vez: eso no puede pasar.
fault-played-on = Un bando ya tenía tres en raya cuando el otro siguió jugando: eso no puede pasar.
fault-other = { $message }
link-fault = Este enlace no es correcto: { $fault } Lo demás se ha conservado.
link-faults = Este enlace no es correcto: { $first } Y además: { $second } Lo demás se ha conservado.
link-fault-game = «{ $text }» no es un juego que Cutoff conozca.
link-fault-moves = la lista de jugadas «{ $text }» no se puede leer: su jugada { NUMBER($number) } no es una casilla.
link-fault-move = no se puede hacer la jugada { NUMBER($number) }: { $fault }
link-fault-cell-taken = la { MOVE($cell) } está ocupada.
link-fault-game-over = la partida ya ha terminado para entonces.
link-fault-start = no se puede jugar desde la posición «{ $text }». { $fault }
link-fault-at = señala la jugada «{ $text }» de { NUMBER($moves) }.
link-fault-setting = «{ $text }» no es una opción de «{ $name }».
link-fault-name = «{ $name }» no significa nada para esta página.

## Cuando algo falla

engine-load = No se ha podido cargar el motor. Tu partida se conserva. ({ $detail })
engine-crash = El motor se ha parado por un error. Tu partida se conserva. ({ $detail })
engine-silent = El motor no responde. Tu partida se conserva. ({ $detail })
engine-stopped = Has parado el motor. Tu partida se conserva.
overdue = El motor lleva unos segundos trabajando y todavía no ha respondido. Puedes esperar o pararlo. Tu partida se conserva.
overdue-stop-button = Parar el motor
language-unloaded = No se ha podido cargar { $name }, así que la página está en inglés. Recarga la página para intentarlo de nuevo; tu partida se conserva en la dirección.

## Ayuda

help-title = Cómo se juega
help-board = Tres en línea ganan: en horizontal, en vertical o en diagonal. Empieza X. La casilla con un anillo es la jugada recomendada; las pistas muestran lo que vale cada casilla libre para el bando al que le toca, contando las jugadas de los dos bandos.
about-accessibility-title = Accesibilidad: qué se comprueba y qué aún no
about-accessibility-failed = No se ha podido cargar. Ciérralo y ábrelo para intentarlo de nuevo.
help-key-arrows = ← ↑ → ↓
help-key-arrows-does = Moverse por el tablero
help-key-home = Inicio, Fin
help-key-home-does = Primera y última casilla de la fila; con Ctrl, del tablero
help-key-enter = Intro, Espacio
help-key-enter-does = Jugar en la casilla
help-key-help = ?
help-key-help-does = Esta ayuda
help-key-new = N
help-key-new-does = Nueva partida
help-key-undo = U
help-key-undo-does = Deshacer una jugada
help-key-redo = R
help-key-redo-does = Repetir la jugada deshecha
help-key-hints = H
help-key-hints-does = Activar o desactivar las pistas
help-key-pruning = P
help-key-pruning-does = Activar o desactivar la poda
shortcuts-label = Teclas de una sola letra o signo

## La búsqueda

search-title = Ver la búsqueda
search-explained = Sigue la búsqueda de la posición del tablero, paso a paso: hacia delante, hacia atrás y con el motivo de cada corte.
tree-open-button = Tu propio árbol
search-open-button = Ir paso a paso
search-close-button = Cerrar
search-recording = Grabando la búsqueda…
search-failed = No se ha podido grabar la búsqueda. Tu partida se conserva. ({ $detail })
search-unloaded = No se ha podido cargar esta parte de la página: quizá no haya red, o haya una versión más nueva de la página. Inténtalo de nuevo o recarga la página. Tu partida se conserva en la dirección. ({ $detail })
search-over = En esta posición la partida ha terminado: no hay nada que buscar.
help-key-steps = ← →, Espacio, Inicio, Fin
help-key-steps-does = En la búsqueda: un paso atrás, un paso adelante, reproducir o pausar, inicio, final

## El laboratorio

bug-on = Hay un error activado: { $name }. La máquina perfecta juega con él hasta que se desactive.
bug-off-button = Desactivarlo

lab-title = El laboratorio
lab-explained = Mide lo que ahorra la poda, predice qué hará a continuación y conoce los errores que cometieron otros.
lab-rooms =
    .aria-label = Salas del laboratorio
lab-race-button = Carrera
lab-order-button = Orden de jugadas
lab-size-button = ¿Qué tamaño tiene?
lab-find-button = Halla la jugada
lab-review-button = Repaso
lab-break-button = Rómpelo
lab-quiz-button = Predice
lab-lesson-button = Lecciones
lab-add-button = Añadir a la lección
lab-share-button = Copiar enlace a esto
lab-link-copied = Se ha copiado el enlace.
lab-opening = Abriendo…
lab-failed = No se ha podido abrir esta sala: quizá no haya red, o haya una versión más nueva de la página. Inténtalo de nuevo o recarga la página. Tu partida se conserva en la dirección. ({ $detail })
lab-stopped = Esta sala se ha parado por un error. Tu partida se conserva. ({ $detail })
lesson-unloaded = No se ha podido cargar la lección. Tu partida se conserva. ({ $detail })
full-page-link = Abrir la página completa
