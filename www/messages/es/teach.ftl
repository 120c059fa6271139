### What Teach says.

## El laboratorio
lab-add-button = Añadir a la lección

## Lecciones
lesson-explained = Una lección es una lista ordenada de lugares de esta página, cada uno con tus propias palabras y, si quieres, una pregunta. Prepara lo que quieres mostrar y añádelo aquí; las demás salas del laboratorio tienen un botón para ello junto a su enlace. La lección está en su enlace o en su archivo, y en ningún otro sitio salvo en este navegador mientras la escribes.
lesson-title = Título
lesson-untitled = Una lección sin título
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
lesson-words = Tus palabras
lesson-question = Pregunta
lesson-ask = Lo que preguntas
lesson-answer = La respuesta correcta, si se ha de comprobar
lesson-answer-help = No importan las mayúsculas, los espacios ni la manera de escribir un número. Pon | entre varias respuestas correctas. La respuesta va en el enlace: oculta, pero no bajo llave.
lesson-show-button = Mostrar
lesson-up-button = ↑
    .aria-label = Subir
    .title = Subir
lesson-down-button = ↓
    .aria-label = Bajar
    .title = Bajar
lesson-remove-button = Quitar
lesson-add-button = Añadir lo que hay ahora en pantalla
lesson-added = Añadido como paso { NUMBER($number) }.
lesson-moved = El paso { NUMBER($from) } es ahora el paso { NUMBER($to) }.
lesson-removed = Se ha quitado el paso { NUMBER($number) }; { $left ->
        [0] no queda ninguno
        [one] queda uno
       *[other] quedan { NUMBER($left) }
    }.
lesson-undo-button = Recuperar lo que había antes
lesson-undone = Se ha recuperado lo que había antes.
lesson-link = Un enlace copiado de esta página o de una lección
lesson-link-button = Añadir el enlace
lesson-no-link = Un enlace de esta página contiene un # y algo detrás.
lesson-give-title = Compartirla
lesson-try-button = Probarla
lesson-copy-button = Copiar el enlace de la lección
lesson-copied = Se ha copiado el enlace de la lección: { NUMBER($length) } caracteres.
lesson-copied-long = Se ha copiado el enlace de la lección. Tiene { NUMBER($length) } caracteres, y algunos programas cortan enlaces tan largos: un archivo es más seguro.
lesson-save-button = Guardar en un archivo
lesson-open-button = Abrir un archivo
lesson-opened = Se ha abierto una lección; tiene { $steps ->
        [one] un paso
       *[other] { NUMBER($steps) } pasos
    }.
lesson-print-button = Imprimir la lección
lesson-new-button = Empezar una nueva
lesson-cleared = Empieza una lección nueva.
lesson-kept = Este navegador guarda la lección mientras la escribes.
lesson-not-kept = Este navegador no guarda la lección: guárdala en un archivo.
lesson-damaged = La lección que guardaba este navegador ya no se puede leer; empieza una nueva.
lesson-newer = Este navegador guarda una lección escrita por una versión más nueva de la página. Se deja como está; guarda en un archivo lo que escribas aquí.
lesson-not-done = No se ha hecho: { $fault }
lesson-fault-code = su enlace está dañado o cortado.
lesson-fault-long = tiene más de { NUMBER($most) } caracteres.
lesson-fault-steps = tiene { NUMBER($found) } pasos, y el máximo es { NUMBER($most) }.
lesson-fault-none = la lección no tiene pasos.
lesson-fault-link = la lección es demasiado larga para un enlace; guárdala en un archivo.
lesson-fault-json = esto no es JSON, que es como se escriben las lecciones.
lesson-fault-format = este archivo no es una lección de Cutoff.
lesson-fault-version = está escrita en el formato { $version }, y esta página conoce los formatos hasta el { $known }. Un Cutoff más nuevo puede abrirla.
lesson-fault-list = { $place } no es una lista.
lesson-fault-object = { $place } no es un objeto con partes con nombre.
lesson-fault-text = { $place } no es un texto.
lesson-fault-length = { $place } tiene { NUMBER($found) } caracteres, y el máximo es { NUMBER($most) }.
lesson-fault-unknown = { $place } tiene una parte «{ $name }», que aquí no significa nada.
lesson-fault-nested = { $place } abre una lección, y una lección no puede estar dentro de otra.
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
    }. Aquí está el primero.
lesson-back = Atrás
lesson-next = Siguiente
lesson-close = ✕
    .aria-label = Cerrar la lección
    .title = Cerrar la lección
lesson-below = Ir a lo que este paso muestra abajo
lesson-check = Comprobar
lesson-empty = Escribe primero una respuesta.
lesson-right = ✓ Bien.
lesson-not-yet = ✗ Todavía no. Vuelve a intentarlo.
lesson-unchecked = Esta respuesta no se comprueba aquí ni se guarda.
lesson-embed-title = Este tablero en una página tuya
lesson-embed-explained = Ambos muestran la posición del tablero, con su recomendación y sus cifras. Cargan esta página desde donde está ahora.
lesson-embed-frame = Como marco
lesson-embed-element = Como elemento
lesson-embed-copy-button = Copiar
lesson-embed-copied = Copiado.
lesson-embed-uncopied = El navegador no ha permitido copiar. Está seleccionado.
embed-label = Cutoff: un tablero de tres en raya con su jugada perfecta
embed-fault = No se puede mostrar este tablero:
embed-script = carga embed.js con un elemento script propio, con su dirección en src.
embed-position = nueve signos: X, O y un punto si está vacía
embed-moves = como mucho nueve cifras de 0 a 8

## Títulos de las secciones
teach-title = Enseña minimax y la poda alfa-beta · Cutoff
teach-description =
    .content = Hojas de ejercicios, lecciones y tableros para tus páginas, y el paquete para tus programas.
