### What Teach says.

## El laboratorio
lab-add-button = Añadir a la lección

## Lecciones
lesson-explained = Una lección es una serie de paradas en esta página, cada una con tu propio texto y, si quieres, una pregunta. Prepara lo que quieres mostrar y añádelo aquí; las demás secciones del laboratorio tienen un botón para ello junto a su enlace. La lección solo se guarda en su enlace o archivo, y en este navegador mientras la escribes.
lesson-title = Título
lesson-untitled = Lección sin título
lesson-steps-title = Pasos
lesson-step = Paso { NUMBER($number) }
lesson-at-empty = { $moves ->
        [0] el tablero vacío
        [one] tras una jugada
       *[other] tras { NUMBER($moves) } jugadas
    }
lesson-at-own = { $moves ->
        [0] una posición preparada
        [one] a una jugada de una posición preparada
       *[other] a { NUMBER($moves) } jugadas de una posición preparada
    }
lesson-words = Tu texto
lesson-question = Pregunta
lesson-ask = Tu pregunta
lesson-answer = La respuesta correcta, si quieres que se compruebe
lesson-answer-help = No importan las mayúsculas, los espacios ni la manera de escribir un número. Pon | entre varias respuestas correctas. La respuesta va en el enlace: oculta, pero no bajo llave.
lesson-show-button = Mostrar
lesson-up-button = ↑
    .aria-label = Subir
    .title = Subir
lesson-down-button = ↓
    .aria-label = Bajar
    .title = Bajar
lesson-remove-button = Quitar
lesson-add-button = Añadir lo que muestra ahora la página
lesson-added = Añadido como paso { NUMBER($number) }.
lesson-moved = El paso { NUMBER($from) } es ahora el paso { NUMBER($to) }.
lesson-removed = Paso { NUMBER($number) } quitado; { $left ->
        [0] no queda ninguno
        [one] queda uno
       *[other] quedan { NUMBER($left) }
    }.
lesson-undo-button = Deshacer
lesson-undone = Deshecho.
lesson-link = Un enlace copiado de esta página o de una lección
lesson-link-button = Añadir el enlace
lesson-no-link = Un enlace a esta página contiene un # con algo detrás.
lesson-give-title = Compartirla
lesson-try-button = Probarla
lesson-copy-button = Copiar el enlace de la lección
lesson-copied = Enlace de la lección copiado: { NUMBER($length) } caracteres.
lesson-copied-long = Enlace de la lección copiado. Tiene { NUMBER($length) } caracteres, y algunos programas recortan enlaces tan largos: un archivo es más seguro.
lesson-save-button = Guardar en un archivo
lesson-open-button = Abrir un archivo
lesson-opened = Se ha abierto una lección con { $steps ->
        [one] un paso
       *[other] { NUMBER($steps) } pasos
    }.
lesson-print-button = Imprimir la lección
lesson-new-button = Empezar una nueva
lesson-cleared = Esta es una lección nueva.
lesson-kept = Este navegador guarda la lección mientras la escribes.
lesson-not-kept = Este navegador no guarda la lección: guárdala en un archivo.
lesson-damaged = La lección guardada en este navegador ya no se puede leer; esta es nueva.
lesson-newer = Este navegador guarda una lección escrita con una versión más reciente de la página. Se queda como está; guarda en un archivo lo que escribas aquí.
lesson-not-done = No se ha hecho: { $fault }
lesson-fault-code = su enlace está dañado o incompleto.
lesson-fault-long = el máximo son { NUMBER($most) } caracteres.
lesson-fault-steps = tiene { NUMBER($found) } pasos; el máximo es { NUMBER($most) }.
lesson-fault-none = no tiene pasos.
lesson-fault-link = es demasiado larga para un enlace; guárdala en un archivo.
lesson-fault-json = esto no es un archivo de lección (no es JSON).
lesson-fault-format = este archivo no es una lección de Cutoff.
lesson-fault-version = está en el formato { $version }, y esta página lee los formatos hasta el { $known }. Una versión más reciente de Cutoff puede abrirla.
lesson-fault-list = { $place } no es una lista.
lesson-fault-object = { $place } no es un objeto con partes con nombre.
lesson-fault-text = { $place } no es un texto.
lesson-fault-length = { $place } tiene { NUMBER($found) } caracteres; el máximo es { NUMBER($most) }.
lesson-fault-unknown = { $place } tiene una parte desconocida, «{ $name }».
lesson-fault-nested = { $place } abre una lección, y una lección no puede contener otra.
lesson-place-lesson = la lección
lesson-place-title = el título
lesson-place-steps = la lista de pasos
lesson-place-step = el paso { NUMBER($step) }
lesson-place-link = el enlace del paso { NUMBER($step) }
lesson-place-words = el texto del paso { NUMBER($step) }
lesson-place-question = la pregunta del paso { NUMBER($step) }
lesson-place-answer = la respuesta del paso { NUMBER($step) }
lesson-label = Lección: { $title }
lesson-step-of = Paso { NUMBER($step) } de { NUMBER($steps) }
lesson-no-step = Esta lección no tiene el paso «{ $text }»: tiene { $steps ->
        [one] solo uno
       *[other] { NUMBER($steps) }
    }. Este es el primero.
lesson-back = Atrás
lesson-next = Siguiente
lesson-close = ✕
    .aria-label = Cerrar la lección
    .title = Cerrar la lección
lesson-below = Ir a lo que muestra este paso
lesson-check = Comprobar
lesson-empty = Escribe primero una respuesta.
lesson-right = ✓ Bien.
lesson-not-yet = ✗ Todavía no. Vuelve a intentarlo.
lesson-unchecked = Esta respuesta no se comprueba ni se guarda.
lesson-embed-title = Este tablero en tu propia página
lesson-embed-explained = Los dos códigos muestran la posición del tablero, con su recomendación y sus números. Cargan esta página desde su dirección actual.
lesson-embed-frame = Como marco
lesson-embed-element = Como elemento
lesson-embed-copy-button = Copiar
lesson-embed-copied = Copiado.
lesson-embed-uncopied = El navegador no ha permitido copiar. El código está seleccionado.
embed-label = Un tablero de tres en raya con su jugada perfecta: Cutoff
embed-fault = No se puede mostrar este tablero:
embed-script = carga embed.js con un elemento script propio, con su dirección en src.
embed-position = nueve caracteres: X, O y un punto para cada casilla vacía
embed-moves = como mucho nueve cifras de 0 a 8

## Títulos de las secciones
teach-title = Enseña minimax y la poda alfa-beta · Cutoff
teach-description =
    .content = Hojas de ejercicios, lecciones y tableros para tus páginas, y el paquete para tus programas.
