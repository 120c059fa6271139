### What Play says of boards beyond 3×3, and of depth limits on all boards.

page-title-other = { $board } بازی کنید: مینیماکس، آلفا-بتا و جست‌وجویی که حرکت‌هایش را اثبات می‌کند · Cutoff

## سطر موتور
think-title = موتور
think-so-far = بهترین تا این‌جا: { MOVE($cell) }
think-column = ستون { MOVE($cell) }
think-column-so-far = بهترین تا این‌جا: ستون { MOVE($cell) }
think-stop = توقف
think-continue = ادامه
think-until-done = تا پایان
think-seconds = { NUMBER($seconds) } ثانیه
think-budget = زمان
think-memory = حافظه
think-megabytes = { NUMBER($mb) } مگابایت
think-depth = عمق { NUMBER($depth) }
think-positions = { $nodes } وضعیت
think-speed = { $speed } در ثانیه
think-from-book = از کتاب گشایش
think-memory-refused = مرورگر حافظهٔ بیشتری نمی‌دهد
think-proved-win = اثبات شد: { $player } در { $plies ->
        [1] { NUMBER($plies) } حرکت می‌برد
       *[other] { NUMBER($plies) } حرکت می‌برد، با شمردن هر دو طرف
    }.
think-proved-draw = اثبات شد: مساوی.
think-proved-loss = اثبات شد: { $player } در { $plies ->
        [1] { NUMBER($plies) } حرکت می‌بازد
       *[other] { NUMBER($plies) } حرکت می‌بازد، با شمردن هر دو طرف
    }.
think-result-win = { $player } در { NUMBER($plies) } حرکت یا زودتر می‌برد.
think-result-draw = مساوی.
think-result-loss = { $player } در { NUMBER($plies) } حرکت یا زودتر می‌بازد.
think-at-least = دست‌کم مساوی برای { $player }.
think-at-most = دست‌بالا مساوی برای { $player }.
think-nothing = هیچ‌کس در { NUMBER($depth) } حرکت نمی‌تواند به زور ببرد؛ فراتر از آن چیزی اثبات نشده است.
think-nothing-yet = هنوز چیزی اثبات نشده است.
line-so-far = ادامه تا این‌جا، یک حدس: { $cells }
line-partly = { NUMBER($shown) } حرکت نخست از { NUMBER($plies) } حرکت.
think-idle = آغاز نشده.
think-move-open = بهترین حرکت هنوز اثبات نشده است.
think-looking = هنوز می‌جوید…
think-paused = تا این زبانه پنهان است، در مکث.
think-stopped = در عمق { NUMBER($depth) } متوقف شد.
think-spent = زمان در عمق { NUMBER($depth) } تمام شد.

## صفحهٔ بازی
cell-best-so-far = بهترین تا این‌جا
cell-lands = مهره به { SPOKEN($cell) } می‌افتد
sign-win = +{ $plies }
sign-draw = =
sign-loss = −{ $plies }
sign-least-draw = ≥=
sign-most-draw = ≤=
hint-short-win = ⁧برد { $plies }⁩
hint-short-draw = مساوی
hint-short-loss = ⁧باخت { $plies }⁩
hint-proved-win = برد
hint-proved-draw = مساوی
hint-proved-loss = باخت
hint-at-least-draw = ⁧≥ مساوی⁩
hint-at-most-draw = ⁧≤ مساوی⁩
refused-full = ستون { MOVE($cell) } پر است. ستون دیگری را برگزینید.

## آنچه می‌توان انتظار داشت
hope-proving = حرکت اثبات‌شده، وگرنه آنچه بهتر می‌نماید.
level-proving = حرکتی را بازی می‌کند که در زمان خود اثبات کند بهترین است؛ اگر اثبات نکند، بهترین حرکت تا آن‌جا را. فهرست حرکت‌ها می‌گوید کدام بود.

## بازیکنان
player-strong = قوی‌ترین رایانه
name-strong = قوی‌ترین

## راهنمایی
hints-explained-other = آنچه دربارهٔ هر حرکت برای طرفی که نوبت اوست اثبات شده است. «برد در ۳ حرکت» حرکت‌های هر دو طرف را می‌شمارد.
hints-open-cells = حرکتی که روی صفحه چیزی ندارد هنوز اثبات نشده است.
hints-open-columns = «…» بالای یک ستون: هنوز اثبات نشده.
hints-proving = اثبات‌شده: { NUMBER($proved) } از { NUMBER($moves) } حرکت؛ هنوز می‌جوید.
hints-so-far = اثبات‌شده: { NUMBER($proved) } از { NUMBER($moves) } حرکت.
hints-open = هنوز اثبات نشده
hint-words-least = دست‌کم مساوی
hint-words-most = دست‌بالا مساوی

## حرکت‌های رایانه
moves-how = چگونه یافته شد
how-proved-win = ⁧اثبات‌شده: برد در { NUMBER($plies) } حرکت⁩
how-proved-draw = اثبات‌شده: مساوی
how-proved-loss = ⁧اثبات‌شده: باخت در { NUMBER($plies) } حرکت⁩
how-looked = ⁧{ NUMBER($depth) } حرکت جلوتر را دید⁩
how-casual = ساده
how-random = تصادفی
last-move = حرکت آخرش، { MOVE($cell) }: { $how }.
last-move-win = حرکت آخرش، { MOVE($cell) }، اثبات شده بود: برد در { NUMBER($plies) } حرکت.
last-move-draw = حرکت آخرش، { MOVE($cell) }، اثبات شده بود: مساوی.
last-move-loss = حرکت آخرش، { MOVE($cell) }، اثبات شده بود: باخت در { NUMBER($plies) } حرکت.

## چیدن
setup-explained-other = روی هر خانه کلیک کنید تا میان خالی، X و O عوض شود. یا { NUMBER($cells) } نویسه را سطر به سطر بنویسید: X، O، و نقطه برای خالی.

## هزینهٔ مینی‌ماکس
cost-about = مینی‌ماکس از این‌جا حدود { $size } وضعیت (± { $error }) می‌بیند
cost-order = مینی‌ماکس از این‌جا از مرتبهٔ { $size } وضعیت می‌بیند
cost-counted = مینی‌ماکس از این‌جا { $size } وضعیت می‌بیند
cost-untimed = { $visits }.
cost-took = { $visits }. این کار در این زبانه { $time } طول کشید.
cost = { $visits }: { $span } در این زبانه، بر پایهٔ جست‌وجویی با { $measured } وضعیت که { $time } طول کشید.
span-order = از مرتبهٔ { $text } سال
span-moment = کمتر از یک ثانیه
span-seconds = { $count ->
       *[other] حدود { $text } ثانیه
    }
span-minutes = { $count ->
       *[other] حدود { $text } دقیقه
    }
span-hours = { $count ->
       *[other] حدود { $text } ساعت
    }
span-days = { $count ->
       *[other] حدود { $text } روز
    }
span-years = { $count ->
       *[other] حدود { $text } سال
    }

## جست‌وجوی کتابی با حدّ عمق
textbook-explained = مینی‌ماکس و آلفا-بتا می‌توانند چند حرکت جلوتر را ببینند و آن‌جا از روی خط‌های باز حدس بزنند. آنچه می‌گویند حدس است، مگر آن‌که نتیجه تا همان حد اجباری باشد.
textbook-depth = نگاه به جلو
textbook-plies = { NUMBER($plies) } حرکت
textbook-to-end = تا پایان
textbook-counted = تا آن‌جا مینی‌ماکس { $size } وضعیت می‌بیند؛ آلفا-بتا کمتر.
textbook-about = تا آن‌جا مینی‌ماکس حدود { $size } وضعیت می‌بیند؛ آلفا-بتا کمتر.
textbook-run = جست‌وجو
textbook-running = { $algorithm } در حال جست‌وجوست.
textbook-far = { $nodes } وضعیت در { $time }
textbook-found = { $algorithm }، { $ahead }: { $move }.
textbook-column = ستون { MOVE($cell) }
textbook-guess = حدس است و اثبات نشده: { $guess } برای { $player }.
textbook-refused = آغاز نشد: مینی‌ماکس این‌جا حدود { $size } وضعیت می‌بیند. عمق کمتر یا آلفا-بتا را برگزینید.
textbook-stopped = متوقف شد. جست‌وجوی تازه از اول آغاز می‌شود.
textbook-failed = جست‌وجو ناکام ماند. جست‌وجوی تازه از اول آغاز می‌شود.
