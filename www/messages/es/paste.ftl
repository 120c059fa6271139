### Words of Practise for pasting a visitor's own program.

paste-edit = Editar el programa
paste-what-asked = Pedimos a tu programa una jugada en cada una de las { NUMBER($positions) } posiciones.
paste-what-compared = Comparamos cada respuesta con la mejor jugada.
paste-what-found = Después ves la posición más sencilla en la que falla tu programa, y el error probable.
paste-language = Lenguaje
paste-note-board = El tablero tiene nueve casillas, fila por fila: "X", "O" o "." si está vacía.
paste-note-move = Responde con el índice de una casilla, desde 0.
paste-how = Escribe una función que reciba un tablero y devuelva una jugada, como { $name }. Se ejecuta en tu navegador, sin acceso a esta página ni a la red.
paste-starting = Iniciando tu programa…
paste-starting-python = Iniciando Python. Tarda unos segundos.
paste-looking = Averiguando cómo hay que llamar a tu programa…
paste-tried = { $calls ->
        [one] { $calls } llamada hasta ahora
       *[other] { $calls } llamadas hasta ahora
    }
paste-waiting = { $seconds } s de espera
paste-no-function = No hay ninguna función a la que llamar. Escribe una que reciba un tablero y devuelva una jugada. No se llama a los métodos de clases ni de objetos.
paste-no-board = No podemos preguntar a { $name } por una posición, porque no recibe ningún tablero. Dale un parámetro para el tablero.
paste-no-start = Tu programa no arranca: { $text }{ $line ->
        [0] {""}
       *[other] {" "}(línea { NUMBER($line, useGrouping: 0) }).
    }
paste-no-start-silent = Tu programa no arranca, y este navegador no dice por qué. Lo habitual es un error de sintaxis.
paste-no-start-hung = Tu programa no termina de arrancar. ¿Hay un bucle infinito fuera de la función?
paste-no-start-died = Tu programa no arranca, porque este navegador bloquea los programas en esta página.
paste-no-start-deep = Tu programa no arranca, porque sus partes están anidadas con demasiada profundidad.
paste-no-start-ended = Tu programa terminó en la línea { NUMBER($line, useGrouping: 0) }, antes de definir una función.
paste-no-start-unloaded = No se pudo cargar Python. Hay que cargarlo una vez con conexión a la red.
paste-no-start-hint = { $what ->
        [ModuleNotFoundError] Aquí solo se pueden importar módulos de la biblioteca estándar de Python.
        [require] Aquí no se pueden importar módulos. Quita las líneas que los usan.
        [SyntaxError] Se lee como { $language ->
            [python] Python
           *[javascript] JavaScript
        }.
       *[page] Tu programa se ejecuta sin ninguna página web. Quita las líneas que usan una.
    }
paste-no-form = Probamos las llamadas habituales. Ninguna devolvió una jugada legal.
paste-no-form-why = Probamos las llamadas habituales. Ninguna devolvió una jugada legal: { $why }
paste-no-form-silent = { $name } no devolvió nada. ¿Imprimió su jugada en lugar de devolverla, o espera otros signos?
paste-no-form-slow = Probamos las llamadas habituales durante { $seconds } s. Ninguna devolvió una jugada legal.
paste-why-raised = tu programa dice «{ $text }».
paste-why-hung = tu programa no respondió en { $seconds } s.
paste-why-died = el navegador lo cerró, probablemente porque ocupaba demasiada memoria.
paste-why-foreign = tu programa se detuvo, porque envió un mensaje inesperado.
paste-call = La llamada
paste-call-cell = que es { CELL($cell) }
paste-call-none = que no es ninguna casilla
paste-unsure = Tu programa aún no se ha comprobado. ¿Es esta la forma de llamarlo?
paste-ask = Llamamos a { $call } y obtuvimos { $value }. ¿Significa { CELL($cell) }?
paste-ask-illegal = Llamamos a { $call } y obtuvimos { $value }. No es una jugada legal.
paste-ask-nothing = Llamamos a { $call } y no obtuvimos respuesta.
paste-ask-yes = Sí, comprobarlo
paste-ask-mend = Si no, elige abajo cómo hay que llamar a tu programa.
paste-form = Cómo llamar al programa
paste-form-name = Función
paste-form-cells = Tablero
paste-form-empty = Casilla vacía
paste-empty-index = su índice desde 0
paste-empty-number = su número desde 1
paste-form-signs = X y O
paste-form-given = Parámetro { $name }
paste-given-board = el tablero
paste-given-sign = el signo del bando al que le toca jugar
paste-given-other = el signo del otro bando
paste-given-is-x = verdadero si le toca a X
paste-given-is-o = verdadero si le toca a O
paste-given-one-or-minus = 1 para X, −1 para O
paste-given-zero = 0
paste-given-free = el número de casillas vacías
paste-given-least = un número negativo muy grande
paste-given-most = un número positivo muy grande
paste-form-answer = Respuesta
paste-form-plays = Bando
paste-plays-both = los dos bandos
paste-plays-one = solo { $player }
paste-asked = { $asked } de { $positions } comprobadas
paste-stopped = Detenido tras { $asked } de { $positions } posiciones.
paste-given-up = La comprobación terminó tras { $asked } de { $positions } posiciones, porque tu programa se colgó o se cerró { $ends } veces.
paste-raised = { $count ->
        [one] En una posición tu programa acabó con un error: { $text }
       *[other] En { $count } posiciones tu programa acabó con un error. El primero: { $text }
    }
paste-ended = { $count ->
        [one] En una posición
       *[other] En { $count } posiciones
    } tu programa no dio ninguna respuesta: { $why }
paste-unstarted = { $count ->
        [one] En una posición
       *[other] En { $count } posiciones
    } tu programa no se pudo volver a arrancar.
paste-calls = Desde el tablero vacío, se llama a { $name } { $calls } veces.
paste-calls-link = ¿Qué programas tienen este recuento?
paste-load-python = Cargar Python ({ NUMBER($megabytes) } MB) y comprobar
paste-loading = Cargando Python…
paste-python-licence = Python es aquí { $name }, software libre con la { $licence }.
paste-python-source = Su código fuente
