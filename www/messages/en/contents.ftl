### Words of the contents of Learn, in English.

learn-progress = { NUMBER($read) } of { NUMBER($chapters) } chapters read, { NUMBER($minutes) } minutes left. This is stored in your browser only.
learn-begin = Start here
learn-go-on = Continue
learn-open = Open chapter { NUMBER($number) }
learn-minutes = { NUMBER($minutes) } min
part-start = The idea
part-hand = Alpha-beta by hand
part-program = In a program
part-large = Larger games
learn-forget = Clear my progress
learn-forgotten = Your progress is cleared.
