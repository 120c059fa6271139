### What Watch says.

## La búsqueda
search-title = Ver la búsqueda
search-explained = Sigue la búsqueda a partir de la posición del tablero, paso a paso, hacia delante y hacia atrás, con el motivo de cada corte.
tree-open-button = Tu propio árbol
search-open-button = Ir paso a paso
search-recording = Grabando la búsqueda…
search-failed = No se ha podido grabar la búsqueda. Tu partida está a salvo. ({ $detail })
search-unloaded = No se ha podido cargar esta parte de la página: quizá no tengas conexión o haya una versión más reciente de la página. Inténtalo de nuevo o recarga la página. Tu partida se guarda en la dirección. ({ $detail })
search-over = En esta posición la partida ha terminado: no hay nada que analizar.
help-key-steps = ← →, Espacio, Inicio, Fin
help-key-steps-does = En una búsqueda: paso atrás, paso adelante, reproducir o pausar, inicio, final

## La búsqueda, paso a paso
search-of = { $algorithm ->
        [alphaBeta] Alfa-beta
       *[minimax] Minimax
    }, { NUMBER($nodes) } { $nodes ->
        [one] posición
       *[other] posiciones
    }
step-of = Paso { NUMBER($step) } de { NUMBER($steps) }
step-start = ❘◀
    .aria-label = Al inicio
    .title = Al inicio (Inicio)
step-back = ◀
    .aria-label = Un paso atrás
    .title = Un paso atrás (←)
step-play-button = Reproducir
step-pause-button = Pausa
step-forward = ▶
    .aria-label = Un paso adelante
    .title = Un paso adelante (→)
step-end = ▶❘
    .aria-label = Al final
    .title = Al final (Fin)
step-next-cut = Siguiente corte ✂
step-next-value = Siguiente valor
step-out = Salir de este nodo
step-scrub =
    .aria-label = Paso
step-speed-label = Velocidad
step-speed-slow = un paso por segundo
step-speed-medium = cuatro pasos por segundo
step-speed-fast = veinte pasos por segundo
step-speed-full = un paso por fotograma
step-cut-spared = Minimax sin poda visitaría ahí { NUMBER($nodes) } { $nodes ->
        [one] posición
       *[other] posiciones
    }.
step-no-more = No hay más después de este paso.
step-beyond = El enlace pide el paso { NUMBER($step) }, pero esta búsqueda tiene { NUMBER($steps) }. Este es el último.
step-path = Desde el inicio de la búsqueda hasta aquí
step-path-root = Inicio de la búsqueda
step-side-x = ▲ MAX, X
step-side-o = ▼ MIN, O
step-best = mejor hasta ahora: { $value }
step-best-none = aún sin valor
step-window = α { $alpha }, β { $beta }
step-cell-exact = { $value }
step-cell-least = ≥ { $value }
step-cell-most = ≤ { $value }
step-cell-cut = ✂ podada
step-cut-reveal = { SPOKEN($cell) }, podada: ¿cuánto vale?
step-cut-revealed = La jugada podada { MOVE($cell) } lleva a { $worth }. Minimax visita { NUMBER($nodes) } { $nodes ->
        [one] posición
       *[other] posiciones
    } para averiguarlo.
step-cut-asking = Calculando { MOVE($cell) }…
step-line = La ventana: lo que X tiene asegurado (α) y lo que O tiene asegurado (β)
step-line-tree = La ventana: lo que MAX tiene asegurado (α) y lo que MIN tiene asegurado (β)
step-line-values = α { $alpha }, β { $beta }, mejor aquí { $best }
step-none = ninguno
step-enter-root = Le toca a { $player }, con { $moves ->
        [one] una casilla libre
       *[other] { NUMBER($moves) } casillas libres
    }. La búsqueda las prueba de una en una.
step-enter = ¿Y si { $player } ocupa { MOVE($cell) }?
step-leaf-win = { $player } tiene tres en raya: este camino acaba en { $worth }.
step-leaf-draw = El tablero está lleno y no ha ganado nadie: este camino acaba en empate.
step-leave-root = Listo. Si los dos bandos juegan lo mejor posible, el resultado es { $worth }.
step-leave-exact = Si { $player } ocupa { MOVE($cell) }, el resultado es { $worth }.
step-leave-least = Si { $player } ocupa { MOVE($cell) }, el resultado es { $worth } o algo mejor para X. Con eso basta.
step-leave-most = Si { $player } ocupa { MOVE($cell) }, el resultado es { $worth } o algo mejor para O. Con eso basta.
step-improve-first = Por ahora, lo mejor que tiene aquí { $player } es { $worth }.
step-improve = { $player } prefiere { $worth } a { $old }: { MOVE($cell) } es la mejor jugada hasta ahora.
step-narrow-alpha = En este camino, X ya tiene asegurado { $worth } o algo mejor. Eso es alfa: { FIGURE($value) }.
step-narrow-beta = En este camino, O ya tiene asegurado { $worth } o algo mejor. Eso es beta: { FIGURE($value) }.
step-cut-tie = ✂ { $back ->
        [one] Una jugada
       *[other] { NUMBER($back) } jugadas
    } antes, { $other } ya podía elegir { MOVE($cell) }, que lleva a { $bound }. Aquí { $player } consigue algo al menos igual de bueno: { $other } no tiene motivo para venir, valgan lo que valgan las demás jugadas. { $skipped ->
        [0] No quedaba ninguna jugada que descartar.
        [one] Se descarta una jugada.
       *[other] Se descartan { NUMBER($skipped) } jugadas.
    }
step-cut-strict = ✂ { $back ->
        [one] Una jugada
       *[other] { NUMBER($back) } jugadas
    } antes, { $other } ya podía elegir { MOVE($cell) }, que lleva a { $bound }. Aquí { $player } consigue algo mejor: { $worth }. Así que { $other } nunca vendrá aquí. { $skipped ->
        [0] No quedaba ninguna jugada que descartar.
        [one] Se descarta una jugada.
       *[other] Se descartan { NUMBER($skipped) } jugadas.
    }

## Árboles propios
tree-gallery-label = Ejemplos
tree-gallery-aima = Russell y Norvig, Inteligencia artificial: nueve hojas
tree-gallery-unknown = Con hojas de valor desconocido
tree-gallery-min = MIN en la raíz
tree-gallery-deep = De cuatro niveles
tree-gallery-ties = Con valores iguales
tree-gallery-depth = Con profundidad limitada
tree-text-label = Árbol
tree-help = Los corchetes son nodos interiores, los números son hojas y los nombres son hojas de valor desconocido: [[3, 5, 10], [2, a, b], [2, 7, 3]]. Un número delante de un corchete es la estimación de ese nodo, por si la búsqueda se detiene ahí: 5[3, 12].
tree-root-label = En la raíz
tree-depth-label = Profundidad máxima (niveles)
tree-branching-label = Ramas
tree-plies-label = Niveles
tree-search-button = Buscar
tree-random-button = Árbol aleatorio
tree-save-button = Guardar en un archivo
tree-file-label = Abrir un archivo
tree-edit-button = Editar con clics
tree-edit-choose = Haz clic en un nodo del dibujo.
tree-edit-node = Nodo { $path }
tree-edit-root = La raíz
tree-value-label = Valor o nombre
tree-add-button = Añadir una rama
tree-remove-button = Quitar
tree-file-failed = No se puede leer este archivo.
tree-file-long = Este archivo es demasiado largo para un árbol: el máximo son { NUMBER($most) } bytes.
tree-side-x = ▲ MAX
tree-side-o = ▼ MIN
tree-drawing =
    .aria-label = Dibujo del árbol. La lista de abajo muestra lo mismo.
tree-large = Este árbol es demasiado grande para dibujarlo. Mira la lista.
tree-list-title = El árbol como lista
tree-list-leaf = { $path }, hoja { $value }
tree-list-inner = { $path }, { $side }
tree-list-root = raíz, { $side }
tree-list-open = { $place }: aún sin visitar
tree-list-now = { $place }: en curso
tree-list-exact = { $place }: valor { $value }
tree-list-least = { $place }: valor { $value } o más
tree-list-most = { $place }: valor { $value } o menos
tree-list-cut = { $place }: podado ✂
tree-of = { $algorithm ->
        [alphaBeta] Alfa-beta
       *[minimax] Minimax
    }, { NUMBER($nodes) } de { NUMBER($all) } nodos
tree-path-root = raíz
tree-path-branch = rama { $branch }
tree-revealed = Este nodo no se visitó. Su valor es { $value }.
tree-unknown = Este nodo no se visitó, y su valor es desconocido.
tree-needs = La búsqueda no puede seguir: necesita el valor de { $name }, que es desconocido.
tree-needs-value = La búsqueda no puede seguir: debería detenerse aquí, pero la rama { $branch } no tiene una estimación propia.
tree-fault-end = el final
tree-step-enter-root = { $player ->
        [X] MAX
       *[O] MIN
    } elige entre { $moves ->
        [0] cero ramas
        [one] una sola rama
       *[other] { NUMBER($moves) } ramas
    }. La búsqueda las prueba de una en una.
tree-step-enter = ¿Y si { $player ->
        [X] MAX
       *[O] MIN
    } toma la rama { $branch }?
tree-step-leaf = Esta hoja tiene el valor { $worth }.
tree-step-leave-root = Listo. El valor del árbol es { $worth }.
tree-step-leave-exact = La rama { $branch } tiene el valor { $worth }.
tree-step-leave-least = La rama { $branch } tiene un valor de { $worth } o más. Con eso basta.
tree-step-leave-most = La rama { $branch } tiene un valor de { $worth } o menos. Con eso basta.
tree-step-improve-first = Por ahora, lo mejor que tiene aquí { $player ->
        [X] MAX
       *[O] MIN
    } es { $worth }.
tree-step-improve = { $player ->
        [X] MAX
       *[O] MIN
    } prefiere { $worth } a { $old }: la rama { $branch } es la mejor hasta ahora.
tree-step-narrow-alpha = En este camino, MAX ya tiene asegurado { $worth } o más. Eso es alfa.
tree-step-narrow-beta = En este camino, MIN ya tiene asegurado { $worth } o menos. Eso es beta.
tree-step-cut-tie = ✂ { $back ->
        [one] Un nivel
       *[other] { NUMBER($back) } niveles
    } más arriba, { $other ->
        [X] MAX
       *[O] MIN
    } ya tiene la rama { $branch }, que vale { $bound }. Aquí { $player ->
        [X] MAX consigue { $bound } o más, así que MIN
       *[O] MIN consigue { $bound } o menos, así que MAX
    } no gana nada viniendo aquí. { $skipped ->
        [0] No quedaba ninguna rama que descartar.
        [one] Se descarta una rama.
       *[other] Se descartan { NUMBER($skipped) } ramas.
    }
tree-step-cut-strict = ✂ { $back ->
        [one] Un nivel
       *[other] { NUMBER($back) } niveles
    } más arriba, { $other ->
        [X] MAX
       *[O] MIN
    } ya tiene la rama { $branch }, que vale { $bound }. Aquí { $player ->
        [X] MAX consigue { $worth } o más, así que MIN
       *[O] MIN consigue { $worth } o menos, así que MAX
    } nunca vendrá aquí. { $skipped ->
        [0] No quedaba ninguna rama que descartar.
        [one] Se descarta una rama.
       *[other] Se descartan { NUMBER($skipped) } ramas.
    }

## El árbol de tableros
branch-title = El árbol
branch-explained = Cada posición muestra lo que la búsqueda sabe de la puntuación de X; ✂ marca las que no se visitaron. Haz clic en un tablero para abrirlo e ir a ese paso. Pasa el ratón por una casilla del tablero de la partida para ver solo esa jugada. Arrastra, usa la rueda o las teclas de flecha, + y − para moverte y ampliar.
branch-drawing =
    .aria-label = Dibujo del árbol. La lista de abajo muestra lo mismo.
branch-list =
    .aria-label = El árbol
branch-visited = { $name }: la búsqueda encontró { $bound }; el valor es { $exact }
branch-unvisited = { $name }: ✂ sin visitar; el valor es { $exact }

## El árbol entero
map-title = El árbol completo
map-told = La búsqueda visitó { NUMBER($visited) } de las { NUMBER($nodes) } posiciones del árbol completo.
map-explained = Una banda por cada jugada, con la posición de partida arriba. Cuantas más partidas hay debajo de una posición, más ancha es. Haz clic en una rama para verla sola; arrastra, usa la rueda o las teclas de flecha para moverte y ampliar.
map-whole = Ver todo
map-in = Acercar
map-out = Alejar
map-legend-x = gana X
map-legend-draw = un empate
map-legend-o = gana O
map-legend-cut = sin visitar
map-node = Valor { $value }; { NUMBER($nodes) } { $nodes ->
        [one] posición
       *[other] posiciones
    } aquí y debajo.
map-visited = La búsqueda pasó por aquí.
map-unvisited = La búsqueda no pasó por aquí. { $why }

## Pseudocódigo
code-title = El algoritmo
code-variables = α = { $alpha }, β = { $beta }, mejor = { $best }
code-variables-minimax = mejor = { $best }
code-alpha-beta =
    buscar(posición, α, β):
      si la partida ha terminado: devolver su puntuación
      mejor ← −∞ para X, +∞ para O
      para cada casilla libre, en orden:
        valor ← buscar(posición tras esa jugada, α, β)
        si valor mejora a mejor: mejor ← valor
          X: α ← máx(α, mejor)    O: β ← mín(β, mejor)
          si α ≥ β: descartar el resto ✂
      devolver mejor
code-minimax =
    buscar(posición):
      si la partida ha terminado: devolver su puntuación
      mejor ← −∞ para X, +∞ para O
      para cada casilla libre, en orden:
        valor ← buscar(posición tras esa jugada)
        si valor mejora a mejor: mejor ← valor
      devolver mejor
code-alpha-beta-tree =
    buscar(nodo, α, β):
      si el nodo es una hoja: devolver su valor
      mejor ← −∞ para MAX, +∞ para MIN
      para cada rama, en orden:
        valor ← buscar(el hijo de esa rama, α, β)
        si valor mejora a mejor: mejor ← valor
          MAX: α ← máx(α, mejor)    MIN: β ← mín(β, mejor)
          si α ≥ β: descartar el resto ✂
      devolver mejor
code-minimax-tree =
    buscar(nodo):
      si el nodo es una hoja: devolver su valor
      mejor ← −∞ para MAX, +∞ para MIN
      para cada rama, en orden:
        valor ← buscar(el hijo de esa rama)
        si valor mejora a mejor: mejor ← valor
      devolver mejor

## Títulos de las secciones
watch-title = Observa una búsqueda, paso a paso · Cutoff
watch-description =
    .content = Recorre una búsqueda real de minimax o alfa-beta: cada valor, cada cota y el motivo de cada corte.
