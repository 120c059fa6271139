### Words of the contents of Learn, in Spanish; see ../en/contents.ftl.

learn-progress = { NUMBER($read) } de { NUMBER($chapters) } capítulos leídos; quedan { NUMBER($minutes) } minutos. Esto se guarda solo en tu navegador.
learn-begin = Empieza aquí
learn-go-on = Continúa
learn-open = Abrir el capítulo { NUMBER($number) }
learn-minutes = { NUMBER($minutes) } min
part-start = La idea
part-hand = Alfa-beta a mano
part-program = En un programa
part-large = Juegos más grandes
learn-forget = Borrar mi progreso
learn-forgotten = Tu progreso se ha borrado.
