### Words of Watch and Practise about a search.

depth-end = Hasta el final
tree-list =
    .aria-label = El árbol
tree-window-legend = Ventana en la raíz
tree-window-fault = α y β tienen que ser números, y α el menor. Un campo vacío significa infinito.
step-cell = { $proves ->
        [lower] ≥{" "}
        [upper] ≤{" "}
       *[exact] {""}
    }{ $estimate ->
        [yes] ≈
       *[no] {""}
    }{ $value }
step-enter-root = Le toca a { $player }, con { $moves ->
        [one] una { $ways ->
            [columns] columna
           *[cells] casilla
        } libre
       *[other] { NUMBER($moves) } { $ways ->
            [columns] columnas
           *[cells] casillas
        } libres
    }. La búsqueda las prueba de una en una.
step-enter = ¿Y si { $player } juega en { PLAY($cell) }?
step-leaf-win = { $player } tiene { $run ->
        [3] tres
        [4] cuatro
        [5] cinco
       *[other] { NUMBER($run) }
    } en raya. Este camino acaba en { $worth }.
step-leaf-draw = El tablero está lleno y no ha ganado nadie. Este camino acaba en empate.
step-leaf-estimate = La búsqueda se detiene aquí. La evaluación da { $worth }.
step-leave-root = Listo. { $estimate ->
        [yes] A esta profundidad, la búsqueda obtiene
       *[no] Con juego perfecto, el resultado es
    } { $worth }.
step-leave = Si { $player } juega en { PLAY($cell) }, { $estimate ->
        [yes] la búsqueda obtiene
       *[no] el resultado es
    } { $worth }{ $proves ->
        [exact] .
        [lower] {" "}o algo mejor para X. La búsqueda no necesita saber más.
       *[upper] {" "}o algo mejor para O. La búsqueda no necesita saber más.
    }
step-improve-first = Por ahora, { $player } { $sure ->
        [no] puede aspirar aquí a
       *[yes] se asegura aquí
    } { $worth }.
step-improve = { $player } prefiere { $worth } a { $old }. Hasta ahora, la mejor jugada es { PLAY($cell) }.
step-keeps = Eso no es mejor para { $player } que { $old }, así que { $player } se queda con { PLAY($cell) }.
step-chosen = Así que { $player } juega en { PLAY($cell) }.
step-tie = α = β, pero esta búsqueda solo poda si α > β, así que continúa.
step-narrow = Lo mejor que { $player } ya puede conseguir en este camino es { $worth }. Eso es { $player ->
        [X] α
       *[O] β
    }.
step-scissors = { $skipped ->
        [0] {""}
       *[other] ✂{" "}
    }
step-skipped = { $skipped ->
        [0] {" "}No quedaba ninguna jugada que descartar.
        [one] {" "}Se descarta una jugada.
       *[other] {" "}Se descartan { NUMBER($skipped) } jugadas.
    }
step-cut-tie = { step-scissors }{ $back ->
        [one] Una jugada
       *[other] { NUMBER($back) } jugadas
    } antes, { $other } podía haber jugado en { PLAY($cell) }, que lleva a { $bound }. { $estimate ->
        [yes] Según las estimaciones,{" "}
       *[no] {""}
    }{ $player } consigue aquí algo al menos igual de bueno, así que { $other } no gana nada.{ step-skipped }
step-cut-strict = { step-scissors }{ $back ->
        [one] Una jugada
       *[other] { NUMBER($back) } jugadas
    } antes, { $other } podía haber jugado en { PLAY($cell) }, que lleva a { $bound }. { $estimate ->
        [yes] Según las estimaciones,{" "}
       *[no] {""}
    }{ $player } consigue aquí { $worth } o algo mejor. Eso es peor para { $other }, así que { $other } no elegirá este camino.{ step-skipped }
step-cut-later = { step-scissors }{ $back ->
        [one] Una jugada
       *[other] { NUMBER($back) } jugadas
    } antes, { $other } podía haber jugado en { PLAY($cell) }, que lleva a { $bound }. { $player } consigue aquí algo mejor. Si { $player } pierde, no será antes de { $plies ->
        [one] una jugada
       *[other] { NUMBER($plies) } jugadas
    }, así que { $other } no elegirá este camino.{ step-skipped }
worth-estimate = una estimación de { $sign ->
        [plus] +{ NUMERAL($value) } (a favor de X)
        [minus] { NUMERAL($value) } (a favor de O)
       *[none] { NUMERAL($value) }
    }
tree-example-aima = Nueve hojas
tree-example-min = MIN en la raíz
tree-example-deep = De tres niveles
tree-example-ties = Con valores iguales
tree-root-label = En la raíz
tree-list-node = { $node }: { $state ->
        [unknown] aún sin visitar
        [open] en curso
        [cut] podado ✂
       *[other] { $estimate ->
            [yes] estimación
           *[no] valor
        } { $value }{ $state ->
            [lower] {" "}o más
            [upper] {" "}o menos
           *[exact] {""}
        }
    }
tree-needs = La búsqueda no puede seguir. Necesita el valor de { $name }, que se desconoce.
tree-needs-value = La profundidad máxima detiene aquí la búsqueda, pero la rama { PATH($branch) } no tiene ninguna estimación.
tree-step-enter-root = { $moves ->
        [0] Este árbol es una sola hoja, así que no hay nada que elegir.
        [one] { $player ->
            [X] MAX
           *[O] MIN
        } solo tiene una rama, y la búsqueda la sigue.
       *[other] { $player ->
            [X] MAX
           *[O] MIN
        } elige entre { NUMBER($moves) } ramas. La búsqueda las prueba de una en una.
    }
tree-step-enter = ¿Y si { $player ->
        [X] MAX
       *[O] MIN
    } elige la rama { PATH($branch) }?
tree-step-leaf = { $estimate ->
        [yes] La búsqueda se detiene aquí. La estimación es { $worth }.
       *[no] Esta hoja vale { $worth }.
    }
tree-step-leave-root = Listo. { $estimate ->
        [yes] La estimación para el árbol
       *[no] El valor del árbol
    } es { $worth }{ $proves ->
        [lower] {" "}o más
        [upper] {" "}o menos
       *[exact] {""}
    }.
tree-step-leave = La rama { PATH($branch) } { $estimate ->
        [yes] se estima en
       *[no] vale
    } { $worth }{ $proves ->
        [exact] .
        [lower] {" "}o más. La búsqueda no necesita saber más.
       *[upper] {" "}o menos. La búsqueda no necesita saber más.
    }
tree-step-improve-first = Por ahora, { $player ->
        [X] MAX
       *[O] MIN
    } { $estimate ->
        [yes] tiene aquí como mejor estimación
       *[no] { $sure ->
            [no] puede aspirar aquí a
           *[yes] se asegura aquí
        }
    } { $worth }.
tree-step-improve = { $estimate ->
        [yes] Según las estimaciones,{" "}
       *[no] {""}
    }{ $player ->
        [X] MAX
       *[O] MIN
    } prefiere { $worth } a { $old }. La rama { PATH($branch) } es la mejor hasta ahora.
tree-step-keeps = { $worth } no es { $player ->
        [X] mayor
       *[O] menor
    } que { $old }, así que { $player ->
        [X] MAX
       *[O] MIN
    } se queda con la rama { PATH($branch) }.
tree-step-chosen = Así que { $player ->
        [X] MAX
       *[O] MIN
    } elige la rama { PATH($branch) }.
tree-step-narrow = { $estimate ->
        [yes] Según las estimaciones, { $player ->
            [X] MAX consigue en este camino { $worth } o más
           *[O] MIN impide en este camino que MAX pase de { $worth }
        }
       *[no] En este camino, { $player ->
            [X] MAX ya se ha asegurado { $worth } o más
           *[O] MIN ya se ha asegurado { $worth } o menos
        }
    }. Eso es { $player ->
        [X] α
       *[O] β
    }.
tree-step-skipped = { $skipped ->
        [0] {" "}No quedaba ninguna rama que descartar.
        [one] {" "}Se descarta una rama.
       *[other] {" "}Se descartan { NUMBER($skipped) } ramas.
    }
tree-step-cut-window = { step-scissors }{ $player ->
        [X] MAX consigue aquí { $worth } o más. La ventana de la raíz acaba en β
       *[O] MIN puede impedir aquí que MAX pase de { $worth }. La ventana de la raíz empieza en α
    } = { $bound }, así que el resto no cambia nada.{ tree-step-skipped }
tree-step-cut-tie = { step-scissors }{ $back ->
        [one] Un nivel
       *[other] { NUMBER($back) } niveles
    } más arriba, { $other ->
        [X] MAX
       *[O] MIN
    } ya tiene { $estimate ->
        [yes] una estimación de { $bound } por
       *[no] asegurado { $bound } gracias a
    } la rama { PATH($branch) }. { $player ->
        [X] MAX consigue aquí { $bound } o más, así que MIN
       *[O] MIN puede impedir aquí que MAX pase de { $bound }, así que MAX
    } no gana nada.{ tree-step-skipped }
tree-step-cut-strict = { step-scissors }{ $back ->
        [one] Un nivel
       *[other] { NUMBER($back) } niveles
    } más arriba, { $other ->
        [X] MAX
       *[O] MIN
    } ya tiene { $estimate ->
        [yes] una estimación de { $bound } por
       *[no] asegurado { $bound } gracias a
    } la rama { PATH($branch) }. { $player ->
        [X] MAX consigue aquí { $worth } o más, así que MIN
       *[O] MIN puede impedir aquí que MAX pase de { $worth }, así que MAX
    } no elegirá este camino.{ tree-step-skipped }
