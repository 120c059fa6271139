### What every place says.

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
board-label = Tablero de tres por tres
cell-last = última jugada
cell-winning = línea ganadora

## Comparación
minimax-name = Minimax
alpha-beta-name = Alfa-beta ✂
time-nanoseconds = { $value } ns
time-microseconds = { $value } µs
time-milliseconds = { $value } ms
time-seconds = { $value } s
time-unknown = sin tiempo

## Lo que se rechaza
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
help-key-help = ?
help-key-help-does = Esta ayuda
shortcuts-label = Teclas de una sola letra o signo

## El laboratorio
lab-failed = No se ha podido abrir esta sala: quizá no haya red, o haya una versión más nueva de la página. Inténtalo de nuevo o recarga la página. Tu partida se conserva en la dirección. ({ $detail })
lab-stopped = Esta sala se ha parado por un error. Tu partida se conserva. ({ $detail })
lesson-unloaded = No se ha podido cargar la lección. Tu partida se conserva. ({ $detail })

## La búsqueda, paso a paso
worth-draw = un empate
worth-win = una victoria de { $player } en { $plies }
worth-win-plain = una victoria de { $player }

## Árboles propios
fault-tree-no-node = En el signo { NUMBER($place) } ({ $found }) debería haber un valor, un nombre o un corchete.
fault-tree-number = En el signo { NUMBER($place) } hay un número que no se puede leer.
fault-tree-name = En el signo { NUMBER($place) } hay un nombre de más de doce signos.
fault-tree-unclosed = En el signo { NUMBER($place) } ({ $found }) debería haber una coma o un corchete de cierre.
fault-tree-after = En el signo { NUMBER($place) } ({ $found }) el árbol ya ha terminado.
fault-tree-wide = En el signo { NUMBER($place) }: un nodo tiene cien hijos como máximo.
fault-tree-deep = En el signo { NUMBER($place) }: un árbol tiene sesenta niveles como máximo.
fault-tree-large = En el signo { NUMBER($place) }: un árbol tiene cinco mil nodos como máximo.
fault-text-long = Un árbol tiene un millón de signos como máximo.
fault-tree-depth = Una profundidad es un número entero de niveles, de 0 a 1000.
worth-number = { FIGURE($value) }

## Lecciones
lesson-refused = No se puede abrir esta lección: { $fault } Tu partida se conserva.

## La barra
bar-name = Cutoff
places =
    .aria-label = Secciones
place-play = Jugar
place-learn = Aprender
place-watch = Observar
place-practise = Practicar
place-lab = Laboratorio
place-teach = Enseñar
bar-board = 3×3
    .title = Ir al tablero
share-button =
    .aria-label = Copiar un enlace a lo que se ve en pantalla
    .title = Copiar un enlace a lo que se ve en pantalla
link-copied = Enlace copiado.
menu-button =
    .aria-label = Idioma, colores y ayuda
    .title = Idioma, colores y ayuda
help-button =
    .aria-label = Ayuda y teclas
    .title = Ayuda y teclas
skip-to-main = Saltar al contenido
