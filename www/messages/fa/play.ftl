### What Play says.

## صفحهٔ بازی
game-title = بازی
cell-recommended = پیشنهادی
cell-equal = به خوبی حرکت پیشنهادی
turn-human = نوبت { $player }
turn-human-only = نوبت شماست: { $player }
turn-computer = نوبت { $player }: رایانه
turn-thinking = نوبت { $player }: در حال فکر کردن…
turn-paused = نوبت { $player }: در مکث
turn-loading = در حال بارگذاری موتور…
turn-failed = موتور در دسترس نیست
turn-setup = چیدن یک وضعیت
result-draw = مساوی: صفحهٔ بازی پر است
result-won = { $player } برد
result-you-won = شما با { $player } بردید
result-you-lost = { $player } برد و شما باختید

## دکمه‌های بازی
game-buttons =
    .aria-label = بازی
players =
    .aria-label = بازیکنان
details-label = جزئیات
new-game-button = جدید
    .title = بازی جدید
undo-button = پس گرفتن
    .title = پس گرفتن آخرین حرکت
redo-button = دوباره
    .title = انجام دوبارهٔ حرکتی که پس گرفته شد
swap-button = تعویض
    .title = بازی جدید با طرف‌های جابه‌جا شده
hints-button = راهنمایی
    .title = نشان دادن ارزش هر خانهٔ خالی
practise-link = تمرین
    .title = تمرین روی همین وضعیت
watch-link = تماشای این جست‌وجو
speed-label = سرعت
speed-slow = آهسته
speed-normal = معمولی
speed-fast = تند
go-on-button = ادامه
pause-button = مکث
step-button = یک گام
    .title = رایانه یک حرکت بازی کند

## راهنمایی
hint-win = ⁧برد در { $plies } حرکت⁩
hint-draw = مساوی
hint-seen-exact = ⁧امتیاز = ⁦{ $value }⁩⁩
hint-seen-least = ⁧امتیاز ⁦≥ { $value }⁩⁩
hint-seen-most = ⁧امتیاز ⁦≤ { $value }⁩⁩
hint-loss = ⁧باخت در { $plies } حرکت⁩

## آنچه می‌توان انتظار داشت
hope-perfect = رایانهٔ بی‌نقص شکست‌ناپذیر است: برای مساوی بازی کنید.
hope-book = شکست‌ناپذیر است و دام می‌گذارد.
hope-casual = فقط یک حرکت جلوتر را می‌بیند: می‌توانید ببریدش.
hope-random = این رایانه تصادفی بازی می‌کند.
hope-broken = با یک باگ بازی می‌کند: شاید بتوانید ببریدش.
hope-people = دو نفر روی این صفحه بازی می‌کنند.
hope-computers = دو رایانه بازی می‌کنند و شما تماشا می‌کنید.

## پاسخ
answers-hide = پنهان کردن پاسخ‌ها
answers-show = نمایش پاسخ‌ها
answers-hidden = پاسخ‌ها پنهان‌اند.
answers-trying = حرکت بهتری پیدا کنید.
recommendation = { MOVE($cell) }
recommendation-waiting = در حال جست‌وجو…
recommendation-failed = بدون موتور جست‌وجویی در کار نیست.
value-win = { $player } در { $plies } حرکت می‌برد
value-draw = مساوی
value-loss = { $player } در { $plies } حرکت می‌بازد
value-and-equal = { $value } · نخستین از { NUMBER($equal) } برابر
best-line = بهترین ادامه: { $cells }
line-cell = { MOVE($cell) }

## مقایسه
compare-title = دو جست‌وجو از این وضعیت
compare-caption = کار مینیماکس و آلفا-بتا در این وضعیت
answers-mark = در بازی
nodes-label = وضعیت‌های بررسی‌شده
time-label = زمان
pending = …
saving = آلفا-بتا { $share } وضعیت‌ها را بررسی می‌کند.
share = ⁦۱/{ NUMBER($whole) }⁩
saving-and-time = آلفا-بتا { $share } وضعیت‌ها را بررسی می‌کند { $verdict ->
        [faster] و حدود { $ratio } برابر سریع‌تر است.
        [same] و زمانش کم‌وبیش همان است.
       *[slower] اما حدود { $ratio } برابر مینیماکس طول می‌کشد.
    }
saving-none = هرس اینجا صرفه‌جویی نمی‌کند: هر دو همان { NUMBER($nodes) } وضعیت را بررسی می‌کنند.
agreement = هر دو جست‌وجو { MOVE($cell) } را انتخاب می‌کنند.
agreement-hidden = هر دو جست‌وجو یک حرکت را انتخاب می‌کنند.
score = امتیاز این وضعیت برای { $player }، که نوبت اوست، ⁦{ $score }⁩ است.
score-meaning = برد در n حرکت ⁦10 − n⁩ امتیاز دارد، باخت ⁦n − 10⁩ و مساوی ۰: برد زودتر و باخت دیرتر امتیاز بیشتری دارد.
agreement-broken = دو جست‌وجو هم‌نظر نیستند. این باگ Cutoff است؛ لطفاً این وضعیت را گزارش کنید.
agreement-over = حرکتی برای انتخاب نیست.
pruning-switch = هرس آلفا-بتا
as-seen-switch = آنچه آلفا-بتا می‌داند
replies-switch = چند پاسخ نتیجه را نگه می‌دارد
hint-replies-win = ⁧{ $holding } پاسخ برنده از { $replies }⁩
hint-replies-draw = ⁧{ $holding } پاسخ درست از { $replies }⁩
hint-replies-loss = ⁧هیچ پاسخی نجات نمی‌دهد⁩
book-explained = ستون آخر: چند پاسخِ طرف دیگر نتیجه را برای او نگه می‌دارد. جست‌وجویی که تا پایان را می‌بیند دلیلی ندارد یک حرکت مساوی‌ساز را به دیگری ترجیح دهد. کتاب گشایش دلیل دارد، چون حریف اشتباه می‌کند. رایانهٔ کتابی از میان بهترین حرکت‌ها آن را بازی می‌کند که کمترین پاسخِ نگه‌دارنده را باقی بگذارد.
price = آلفا-بتا برای یافتن حرکت { NUMBER($seen) } وضعیت را بررسی می‌کند و از حرکت‌های دیگر شاید فقط کرانی (⁦≤⁩ یا ⁦≥⁩) برای امتیاز X بداند. نتیجهٔ دقیق همهٔ حرکت‌ها { NUMBER($exact) } وضعیت می‌خواهد.
method = یک جست‌وجو کوتاه‌تر از آن است که ساعت بتواند اندازه بگیرد؛ پس دسته‌دسته تکرار می‌شود و دو جست‌وجو به نوبت اجرا می‌شوند. زمانی که می‌بینید سهم یک جست‌وجو از سریع‌ترین دسته است. { NUMBER($batches) } دسته اجرا شد؛ آن‌هایی که هم‌خوان‌اند نسبت زمان‌ها را میان { $low } و { $high } نشان می‌دهند.
method-disagreed = یک جست‌وجو کوتاه‌تر از آن است که ساعت بتواند اندازه بگیرد؛ پس دسته‌دسته تکرار می‌شود و دو جست‌وجو به نوبت اجرا می‌شوند. زمانی که می‌بینید سهم یک جست‌وجو از سریع‌ترین دسته است. { NUMBER($batches) } دسته اجرا شد، اما اختلافشان بیش از آن است که بتوان گفت کدام جست‌وجو چند برابر سریع‌تر است: رایانه مشغول است.
method-waiting = هنوز اندازه‌گیری نشده است.
method-no-clock = ساعت این مرورگر پیش نمی‌رود، یا پرش‌هایش برای جست‌وجویی به این کوتاهی زیادی بزرگ است؛ پس زمانی در کار نیست.
method-nodes = هر وضعیت هر بار که جست‌وجو وارد آن شود شمرده می‌شود، وضعیت روی صفحهٔ بازی و وضعیت‌های پایان‌یافته هم. جست‌وجو هرگز وارد وضعیت‌های هرس‌شده نمی‌شود.

## جزئیات
tab-search = جست‌وجو
tab-moves = حرکت‌ها
tab-hints = راهنمایی
tab-prove = اثبات
tab-review = مرور
tab-setup = چیدن
tab-depth = حدّ عمق
tab-measured = روش اندازه‌گیری
hints-off = «راهنمایی» را روشن کنید تا اینجا و روی صفحهٔ بازی ببینید هر خانهٔ خالی برای طرفی که نوبت اوست چه ارزشی دارد.
hints-hidden = پاسخ‌ها پنهان‌اند و راهنمایی‌ها هم.
hints-explained = ارزش هر خانهٔ خالی برای طرفی که نوبت اوست. «برد در ۳ حرکت» حرکت‌های هر دو طرف را می‌شمارد.
hints-caption = خانه‌های خالی و ارزش آن‌ها
hints-best = { MOVE($cell) } (پیشنهادی)
hints-worth = ارزش
hints-seen = دانستهٔ آلفا-بتا
hints-replies = پاسخ‌ها

## بازیکنان
players-versus = در برابر { $name }
players-people = دو نفر
players-both = { $x } – { $o }
name-perfect = بی‌نقص
name-book = کتابی
name-casual = ساده
name-random = تصادفی
player-x-label = X
player-o-label = O
player-human = شما
player-perfect = رایانهٔ بی‌نقص
player-book = بی‌نقص، با کتاب گشایش
player-casual = رایانهٔ ساده
player-random = رایانهٔ تصادفی
level-human = با ماوس، لمس یا صفحه‌کلید بازی می‌کنید.
level-perfect = حرکت پیشنهادی را بازی می‌کند. شکست‌ناپذیر است.
level-book = از میان بهترین حرکت‌ها آن را بازی می‌کند که بیشترین راه را برای اشتباه باز می‌گذارد. این هم شکست‌ناپذیر است.
level-broken = با باگی بازی می‌کند که در آزمایشگاه روشن شده است.
level-casual = اگر بتواند فوراً می‌برد، جلوی برد فوری طرف دیگر را می‌گیرد، و در غیر این صورت حرکتی تصادفی می‌کند.
level-random = خانه‌ای خالی را به‌طور تصادفی می‌گیرد.

## حرکت‌ها
moves-caption = حرکت‌های این بازی، و هزینهٔ جست‌وجوی پیش از هر یک
moves-number = #
moves-move = حرکت
moves-nodes = وضعیت‌ها
moves-time = زمان
moves-start = آغاز
moves-jump = { $player }: { MOVE($cell) }

## چیدن
setup-explained = روی خانه کلیک کنید تا میان خالی، X و O عوض شود. یا نُه نویسه را سطر به سطر بنویسید: X، O، و نقطه برای خالی.
setup-text-label = وضعیت
setup-play-button = بازی از اینجا
setup-clear-button = پاک کردن
setup-cancel-button = انصراف
setup-fine = نوبت { $player } است.
setup-over = بازی در این وضعیت تمام شده است.

## اعلان‌ها
announce-move = { $player } در { SPOKEN($cell) } بازی کرد.
announce-new = بازی جدید.
announce-back = بازگشت به { $number ->
        [0] آغاز
       *[other] حرکت { NUMBER($number) }
    }.
announce-forward = جلو رفتن به حرکت { NUMBER($number) }.
announce-answers-on = پاسخ‌ها نمایش داده می‌شوند.
announce-answers-off = پاسخ‌ها پنهان شدند.
announce-hints-on = راهنمایی‌ها روشن شد.
announce-hints-off = راهنمایی‌ها خاموش شد.
announce-pruning-on = اکنون آلفا-بتا حرکت‌ها را انتخاب می‌کند.
announce-pruning-off = اکنون مینیماکس ساده حرکت‌ها را انتخاب می‌کند.

## آنچه پذیرفته نمی‌شود
refused-taken = خانهٔ { MOVE($cell) } را { $player } گرفته است. خانه‌ای خالی انتخاب کنید.
refused-over = بازی تمام شده است. بازی جدیدی آغاز کنید، یا حرکتی را پس بگیرید.
refused-turn = نوبت رایانه است.
refused-undo = حرکتی برای پس گرفتن نیست.
refused-redo = حرکتی برای انجام دوباره نیست.
refused-loading = موتور هنوز آماده نیست.
refused-hints = پاسخ‌ها پنهان‌اند و راهنمایی‌ها هم. نخست پاسخ‌ها را نمایش دهید.

## راهنما
help-key-arrows = ← ↑ → ↓
help-key-arrows-does = جابه‌جایی روی صفحهٔ بازی
help-key-home = Home، End
help-key-home-does = خانهٔ اول یا آخر سطر؛ با Ctrl خانهٔ اول یا آخر صفحهٔ بازی
help-key-enter = Enter، Space
help-key-enter-does = بازی در این خانه
help-key-digits = 1 … 8
help-key-digits-does = بازی در یک ستون، جایی که مهره‌ها می‌افتند
help-key-new = N
help-key-new-does = بازی جدید
help-key-undo = U
help-key-undo-does = پس گرفتن
help-key-redo = R
help-key-redo-does = انجام دوباره
help-key-swap = S
help-key-swap-does = تعویض طرف‌ها
help-key-answers = A
help-key-answers-does = نمایش یا پنهان کردن پاسخ‌ها
help-key-hints = H
help-key-hints-does = روشن یا خاموش کردن راهنمایی‌ها
help-key-pruning = P
help-key-pruning-does = روشن یا خاموش کردن هرس

## آزمایشگاه
bug-on = یک باگ روشن است: { $name }. رایانهٔ بی‌نقص با آن بازی می‌کند تا آن را خاموش کنید.
bug-off-button = خاموش کردن
full-page-link = باز کردن صفحهٔ کامل

## یافتن حرکت
why-cell = { MOVE($cell) }
why-loses-at-once = حالا { $player } با { MOVE($cell) } فوراً می‌برد.
why-loses-by-fork = { $player } خانهٔ { MOVE($cell) } را می‌گیرد و دو تهدید همزمان می‌سازد: فقط جلوی یکی را می‌توان گرفت.
why-loses-by-later-fork = { $player } خانهٔ { MOVE($cell) } را می‌گیرد، که باید به آن پاسخ داد، و سپس با { $twice } دو تهدید همزمان می‌سازد: فقط جلوی یکی را می‌توان گرفت.
why-missed-at-once = { $player } می‌توانست با { MOVE($cell) } فوراً ببرد.
why-missed-by-fork = { $player } می‌توانست با { MOVE($cell) } دو تهدید همزمان بسازد: فقط جلوی یکی را می‌توان گرفت.
why-missed-by-later-fork = { $player } می‌توانست با { MOVE($cell) } آغاز کند و سپس با { $twice } دو تهدید همزمان بسازد.

## پایان بازی
ending-title = بازی تمام شد
ending-loss = حرکت { NUMBER($number) } بازی را باخت: { $player } در { MOVE($cell) }.
ending-draw = حرکت { NUMBER($number) } برد را از دست داد: { $player } در { MOVE($cell) }.
ending-flawless = هیچ‌یک از دو طرف اشتباه نکرد.
ending-hidden = پاسخ‌ها پنهان‌اند. برای دیدن حرکتی که بازی را تعیین کرد، و دلیلش، آن‌ها را نمایش دهید.
try-again-button = همان حرکت از نو
play-again-button = بازی جدید
other-side-button = تعویض طرف‌ها
review-button = مرور این بازی
easier-question = حریفی می‌خواهید که بتوان شکستش داد؟
easier-button = بازی با رایانهٔ ساده

## مرور
review-empty = هنوز حرکتی بازی نشده است.
review-found = { $slips ->
        [0] هیچ حرکتی نتیجه را عوض نکرد: { $moves ->
            [1] تنها حرکت بازی
           *[other] هر { NUMBER($moves) } حرکت
        } آن را نگه داشت.
        [1] یک حرکت از { NUMBER($moves) } حرکت نتیجه را عوض کرد.
       *[other] { NUMBER($slips) } حرکت از { NUMBER($moves) } حرکت نتیجه را عوض کرد.
    }
review-slip = حرکت { NUMBER($number) }: { $player } در { MOVE($cell) }
review-hidden = پاسخ‌ها پنهان‌اند و مرور هم.
review-failed = مرور بارگذاری نشد. برای تلاش دوباره باز «مرور» را انتخاب کنید.
review-look = نمایش
review-better = یافتن حرکت بهتر
review-kept = نمایش حرکت‌های بهتر
review-win-draw = پیش از این حرکت { $player } برنده بود؛ پس از آن بازی مساوی است.
review-win-loss = پیش از این حرکت { $player } برنده بود؛ پس از آن بازنده است.
review-draw-loss = پیش از این حرکت بازی مساوی بود؛ پس از آن { $player } بازنده است.
review-were = حرکت‌هایی که نتیجه را نگه می‌داشتند: { $cells }.
