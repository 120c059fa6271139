### Words of Teach, and of the bar of a lesson.

## Títulos de las secciones
teach-title = Enseña minimax y la poda alfa-beta · Cutoff
teach-description =
    .content = Hojas de ejercicios, lecciones y tableros para tus páginas, y el motor como paquete de JavaScript.

## Las tarjetas
teach-program = Comprueba los programas de tus alumnos por sus jugadas
plan-title = Una clase de { NUMBER($minutes) } minutos
plan-for = Para un grupo que conoce el tres en raya y no ha oído hablar de minimax. Hacen falta una pantalla para todos, un dispositivo por alumno o por pareja y una hoja impresa.
plan-minutes = { NUMBER($from) }–{ NUMBER($to) } min
plan-play = Algunos alumnos intentan ganar a la máquina. Nadie lo consigue. ¿Cómo elige sus jugadas?
plan-values = Juntos: ¿adónde debe ir MAX? El grupo elige una rama, ve la respuesta y después arrastra una hoja.
plan-cut = Juntos: ¿qué hojas se descartarán? Cada uno las marca, y después comprueba el corte y su motivo.
plan-lesson = Cada alumno por su cuenta: la lección preparada «Tu primer corte», cuyas respuestas se comprueban.
plan-paper = En papel: un árbol que se completa con α, β y cada valor. Después, las soluciones.
plan-map = ¿Qué parte del tres en raya visita alfa-beta? Todos hacen una estimación, y después el mapa da la respuesta.
teach-sheet-title = Imprime una hoja
teach-sheet-about = Árboles para resolver a mano, con sitio para α, β y cada valor, y con soluciones.
teach-lesson-title = Da una lección
teach-lesson-about = Un recorrido guiado por este sitio con tus propios textos y preguntas. Ya hay algunas lecciones preparadas.
teach-embed-title = Inserta contenido en tu página
teach-embed-about = Un tablero, una búsqueda o un ejercicio en tu propia página, con unas líneas de HTML.
teach-code-title = Para programadores
teach-code-about = El motor como paquete de npm: el archivo, y todas las llamadas y campos.

## Hojas de ejercicios
sheet-source = Origen de los árboles
sheet-source-random = aleatorios
sheet-source-gallery = ejemplos
sheet-source-own = tu propio árbol
teach-size = Tamaño
sheet-size-of = { $plies } niveles, { $branches ->
       *[other] hasta { $branches } ramas
    }
sheet-root = Empieza
sheet-example = Primer ejemplo
sheet-example-aima = Russell y Norvig: nueve hojas
sheet-example-min = MIN en la raíz
sheet-example-deep = De tres niveles
sheet-example-ties = Con valores iguales
sheet-count = Árboles
sheet-write = El alumno escribe
sheet-write-values = valores
sheet-write-bounds = α y β
sheet-write-cuts = solo cortes
sheet-new = Otros árboles
sheet-print = { $pages ->
        [one] Imprimir 1 página
       *[other] Imprimir { NUMBER($pages) } páginas
    }
sheet-cuts = Cada árbol tiene al menos dos cortes, y todos los árboles juntos tienen { NUMBER($cuts) }.
sheet-more = Más ajustes
sheet-key = Hoja de soluciones
print = Imprimir
sheet-preview = Las páginas
sheet-too-large = Este árbol no cabe en una página, porque cada nodo se imprime con al menos { NUMBER($least) } mm de ancho. Elige un árbol más pequeño.
sheet-leaf = Este árbol es una sola hoja, así que no hay nada que recorrer.
sheet-unknown = La búsqueda necesita el valor de una hoja, pero se desconoce. Elige otro árbol.
sheet-heading = Poda alfa-beta: ejercicios a mano
sheet-heading-key = Soluciones
sheet-name = Nombre
sheet-task = { $write ->
        [values] En cada nodo en el que entra la búsqueda, escribe el valor que devuelve.
        [cuts] Explora cada árbol de izquierda a derecha con alfa-beta.
       *[bounds] En cada nodo en el que entra la búsqueda, escribe junto al triángulo α y β al entrar, y dentro el valor que devuelve.
    } Tacha cada rama que se poda y deja en blanco lo que hay debajo.
sheet-tree = Árbol { $tree }: empieza { $root }
sheet-value = Valor de la raíz: { $value }
sheet-leaves = Hojas evaluadas: { $evaluated } de { NUMBER($leaves) }
sheet-seed = semilla { NUMBER($seed, useGrouping: 0) }
sheet-check = Compruébalo en pantalla:
sheet-check-each = Para comprobarlo en pantalla, pon la semilla de un árbol en esta dirección:
sheet-page = Página { NUMBER($page) } de { NUMBER($pages) }

## Lecciones
lesson-explained = Una lección es una lista de pasos. Cada paso abre una página de este sitio con tu texto encima y, si quieres, una pregunta.
lesson-ready-title = Lecciones preparadas
lesson-follow = Seguir
lesson-change = Editar una copia
lesson-steps-of = { $steps ->
        [one] Un paso
       *[other] { NUMBER($steps) } pasos
    }
lesson-own-title = Tu lección
lesson-own-explained = La primera línea es el título. Un enlace a este sitio, en una línea aparte, empieza un paso; debajo va tu texto. Una línea que empieza con ? es una pregunta, y una con = es una respuesta correcta. Cuando hayas empezado la lección, «Añadir a tu lección», en cualquier página, añade como siguiente paso lo que ves en ella.
lesson-example =
    Lo que ahorra la poda

    watch/#tree=[[3,5],[2,7]]
    Sigue la búsqueda hasta que pode.
    ? ¿Qué hoja no se visita nunca?
    = 7
lesson-replace = Esto sustituye la lección que estás escribiendo. ¿Continuar?
lesson-preview-label = Tu lección, paso a paso
lesson-no-steps = Aquí verás lo mismo que verán tus alumnos.
lesson-untitled = Lección sin título
lesson-step = Paso { NUMBER($number) }
lesson-at-empty = { $moves ->
        [0] el tablero vacío
        [one] tras una jugada
       *[other] tras { NUMBER($moves) } jugadas
    }
lesson-at-own = { $moves ->
        [0] una posición propia
        [one] a una jugada de una posición propia
       *[other] a { NUMBER($moves) } jugadas de una posición propia
    }
step-tree = un árbol
learn-chapter = Capítulo { NUMBER($number) }
lesson-added = Añadido al final de tu lección.
lesson-try = Probarla
lesson-copy = Copiar el enlace de la lección
lesson-copied = Enlace de la lección copiado: { NUMBER($length) } caracteres.
lesson-long = Algunos programas truncan enlaces tan largos. Por seguridad, acorta tu texto.
lesson-saved = Se guarda solo en este navegador. Las respuestas van ocultas en el enlace, pero cualquiera puede descifrarlas.
lesson-not-saved = Este navegador no guarda la lección. Copia su texto antes de salir.
lesson-not-done = No ha funcionado. { $fault }
lesson-fault-line = línea { NUMBER($line) }: { $fault }
lesson-fault-code = su enlace está dañado o incompleto.
lesson-fault-length = { NUMBER($found) } caracteres son demasiados; el máximo es { NUMBER($most) }.
lesson-fault-steps = tiene { NUMBER($found) } pasos; el máximo es { NUMBER($most) }.
lesson-fault-none = todavía no tiene ningún enlace a este sitio, así que no tiene pasos.
lesson-fault-place = este enlace no lleva a ninguna página de este sitio.
lesson-fault-nested = este enlace abre una lección, y una lección no puede contener otra.
lesson-fault-before = encima del primer enlace solo va el título.
lesson-fault-answer = una respuesta necesita una pregunta encima.
lesson-fault-question = un paso puede tener solo una pregunta.

## La barra de una lección
lesson-label = Lección: { $title }
lesson-refused = Esta lección no se puede abrir: { $fault }
lesson-no-step = Esta lección no tiene el paso «{ $text }». Tiene { $steps ->
        [one] solo uno
       *[other] { NUMBER($steps) }
    }. Este es el primero.
lesson-back = Atrás
copy-link = Copiar enlace
lesson-finish = Terminar
lesson-finished = Has terminado esta lección. { $questions ->
        [0] Bien hecho.
       *[other] Preguntas bien respondidas: { NUMBER($right) } de { NUMBER($questions) }.
    }
lesson-ways = Continúa con:
lesson-close =
    .aria-label = Cerrar la lección
    .title = Cerrar la lección
lesson-empty = Escribe primero una respuesta.
lesson-right = ✓ Bien.
lesson-not-yet = ✗ Todavía no.
lesson-step-through = Recorre la búsqueda paso a paso y lo verás.
lesson-unchecked = Esta respuesta no se comprueba.

## Un tablero en otra página
embed-explained = Tu página mostrará lo que ves en esta vista previa. Quien la lea podrá jugar, avanzar paso a paso y responder. Todo se carga desde este sitio, y no se guarda nada en su navegador.
embed-what-label = Contenido
embed-what-board = un tablero
embed-what-search = una búsqueda de Observar
embed-what-exercise = un ejercicio
embed-link-label = Su enlace, copiado de la barra de direcciones de Observar o Practicar
embed-link-fault = Este enlace no lleva ni a Observar ni a Practicar.
cutoff-page-label = Una búsqueda o un ejercicio: Cutoff
cutoff-page-fault = No se puede mostrar esta página de Cutoff:
cutoff-link = un enlace que empieza por watch/# o practise/#
embed-answers-label = Tablero
embed-answers-on = con respuestas
embed-answers-off = solo la pregunta
embed-loading = Cargando la vista previa…
embed-size = { NUMBER($width) } × { NUMBER($height) }
embed-theme-label = Colores
embed-theme-auto = automáticos
embed-theme-light = claros
embed-theme-dark = oscuros
embed-players-label = Quien lee juega con
embed-players-both = los dos bandos
embed-players-x = X
embed-players-o = O
embed-hints-label = Pistas
embed-frame = Como marco, para páginas en las que puedes poner HTML
embed-element = Como elemento, para páginas que admiten scripts
code-uncopied = El navegador no ha permitido copiar. El código está seleccionado.
cutoff-board-label = Un tablero de tres en raya con su jugada perfecta: Cutoff
cutoff-board-fault = No se puede mostrar este tablero:
cutoff-script = carga embed.js con un elemento script aparte que tenga su dirección en src.
cutoff-position = un carácter por casilla: X, O y un punto para cada casilla vacía
cutoff-moves = casillas por su nombre (b2a1c3) o por su número (408)

## Para programadores
code-package-title = Consigue el paquete
code-package-explained = Un solo archivo que contiene el motor y los tipos de TypeScript. Funciona en navegadores, empaquetadores, Node.js, Deno y Bun sin configuración.
code-package-download = Descargar { $name }, { NUMBER($kilobytes) } kB
code-package-install = O instálalo desde este sitio
code-use = Después, llámalo
code-licence = De uso libre, con la licencia MIT o la Apache 2.0. El README del paquete enumera todas las llamadas.
code-reference = Todas las llamadas y todos los campos (TypeScript, en inglés)
