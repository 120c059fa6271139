### What Play says.

## صفحهٔ بازی
game-title = بازی
cell-recommended = پیشنهادی
turn-human = نوبت { $player }
turn-human-only = نوبت شماست: شما { $player } هستید
turn-computer = نوبت { $player }: رایانه
turn-thinking = نوبت { $player }: در حال فکر…
turn-paused = نوبت { $player }: رایانه منتظر است
turn-loading = در حال بار کردن موتور…
turn-failed = موتور در دسترس نیست
turn-setup = چیدن یک وضعیت
result-draw = مساوی: صفحهٔ بازی پر است
result-won = { $player } برد
result-you-won = شما با { $player } بردید
result-you-lost = { $player } برد: شما باختید

## دکمه‌های بازی
game-buttons =
    .aria-label = بازی
new-game-button = تازه
    .title = بازی تازه
    .aria-label = بازی تازه
undo-button = واگرد
    .title = پس گرفتن آخرین حرکت
redo-button = ازنو
    .title = بازی کردن دوبارهٔ حرکتی که پس گرفته شد
hints-button = راهنمایی
    .title = نشان دادن ارزش هر خانهٔ خالی
go-on-button = ادامه
pause-button = مکث
step-button = یک گام
    .title = رایانه یک حرکت بازی کند

## راهنمایی
hint-win = ⁧برد در { $plies } حرکت⁩
hint-draw = مساوی
hint-seen-exact = ⁦X: = { $value }⁩
hint-seen-least = ⁦X: ≥ { $value }⁩
hint-seen-most = ⁦X: ≤ { $value }⁩
hint-loss = ⁧باخت در { $plies } حرکت⁩

## پیشنهاد
recommendation = پیشنهاد: { MOVE($cell) }
recommendation-verdict = پیشنهاد: { MOVE($cell) }، { $verdict }
recommendation-cost = { $time }، { NUMBER($nodes) } وضعیت
recommendation-nodes = { NUMBER($nodes) } وضعیت
recommendation-none = بازی تمام شده است: چیزی برای پیشنهاد نیست.
recommendation-waiting = در حال جست‌وجو…
recommendation-failed = بدون موتور جست‌وجویی در کار نیست.

## مقایسه
compare-title = هر دو جست‌وجوی این وضعیت
compare-caption = کار مینیماکس و آلفا-بتا در این وضعیت
answers-mark = در بازی
nodes-label = وضعیت‌های دیده‌شده
time-label = زمان
pending = …
time-none = –
saving = با آلفا-بتا شمار وضعیت‌های بررسی‌شده { $times } برابر کمتر است.
saving-and-time = با آلفا-بتا شمار وضعیت‌های بررسی‌شده { $times } برابر کمتر است { $verdict ->
        [faster] و جست‌وجو حدود { $ratio } برابر سریع‌تر.
        [same] و زمان کم‌وبیش برابر.
       *[slower] اما زمان حدود { $ratio } برابر است.
    }
saving-none = هرس اینجا صرفه‌جویی نمی‌کند: هر دو همان { NUMBER($nodes) } وضعیت را می‌بینند.
saving-over = هر دو فقط همین یک وضعیت را می‌بینند.
agreement = هر دو { MOVE($cell) } را برمی‌گزینند.
agreement-broken = دو جست‌وجو هم‌نظر نیستند. این خطای Cutoff است؛ لطفاً این وضعیت را گزارش کنید.
agreement-over = هیچ‌یک حرکتی برای انتخاب ندارد.
pruning-switch = هرس آلفا-بتا
as-seen-switch = راهنمایی‌ها از دید آلفا-بتا
replies-switch = راهنمایی‌ها با شمار پاسخ‌های درست
hint-replies-win = ⁧{ $holding } از { $replies } می‌برد⁩
hint-replies-draw = ⁧حفظ: { $holding } از { $replies }⁩
hint-replies-loss = ⁧حفظ: ۰ از { $replies }⁩
book-told = زیر هر نتیجه: چند پاسخِ طرف دیگر نتیجهٔ او را حفظ می‌کند. جست‌وجویی که تا پایان را می‌بیند دلیلی ندارد یک حرکت مساوی‌ساز را به دیگری ترجیح دهد؛ کتاب شروع بازی دلیل دارد، چون حریف اشتباه می‌کند: از بهترین حرکت‌ها آن را بازی می‌کند که پس از آن کمترین پاسخ‌ها نتیجه را حفظ کنند.
price = آلفا-بتا برای یافتن حرکت به { NUMBER($seen) } وضعیت نیاز دارد، و برای حرکت‌هایی دیگر فقط کران دارد (⁦≤, ≥⁩ برای امتیاز X). نتیجهٔ دقیق همهٔ حرکت‌ها { NUMBER($exact) } وضعیت می‌خواهد.
method-title = این چگونه اندازه‌گیری می‌شود
method = یک جست‌وجو کوتاه‌تر از آن است که ساعت بتواند نشان دهد؛ پس هر کدام در دسته‌هایی بسیار بلندتر از دقت ساعت تکرار می‌شود و دو جست‌وجو به نوبت اجرا می‌شوند. زمانی که می‌بینید زمانِ سریع‌ترین دسته برای یک جست‌وجو است. { NUMBER($batches) } دسته اجرا شد؛ بنا بر دسته‌های هم‌خوان، نسبت زمان‌ها میان { $low } و { $high } است.
method-disagreed = یک جست‌وجو کوتاه‌تر از آن است که ساعت بتواند نشان دهد؛ پس هر کدام در دسته‌هایی بسیار بلندتر از دقت ساعت تکرار می‌شود و دو جست‌وجو به نوبت اجرا می‌شوند. زمانی که می‌بینید زمانِ سریع‌ترین دسته برای یک جست‌وجو است. { NUMBER($batches) } دسته اجرا شد، اما اختلافشان زیاد است و نمی‌توان گفت کدام جست‌وجو چند برابر سریع‌تر است: رایانه مشغول است.
method-waiting = هنوز اندازه‌گیری نشده است.
method-no-clock = ساعت این مرورگر پیش نمی‌رود، یا گام‌هایش برای جست‌وجویی به این کوتاهی زیادی بزرگ است؛ پس زمانی در کار نیست.
method-nodes = هر وضعیت هر بار که جست‌وجو وارد آن شود یک بار شمرده می‌شود؛ وضعیت روی صفحه و وضعیت‌های پایان‌یافته هم شمرده می‌شوند. جست‌وجو وارد آنچه هرس شده نمی‌شود.

## بازیکنان
players-title = بازیکنان
player-x-label = X
player-o-label = O
player-human = شما
player-perfect = رایانهٔ بی‌نقص
player-book = بی‌نقص، کتابی
player-casual = رایانهٔ تفننی
player-random = رایانهٔ تصادفی
level-human = با ماوس، لمس یا کلیدها بازی می‌کند.
level-perfect = حرکت پیشنهادی را بازی می‌کند. شکست‌ناپذیر است.
level-book = از میان بهترین حرکت‌ها آن را بازی می‌کند که بیشترین راه را برای اشتباه باز می‌گذارد. این هم شکست‌ناپذیر است.
level-broken = با اشتباهی بازی می‌کند که در آزمایشگاه روشن شده است.
level-casual = اگر بتواند فوراً می‌برد، و جلوی برد فوری طرف دیگر را می‌گیرد؛ وگرنه هر حرکتی، به تصادف.
level-random = هر خانهٔ خالی، به تصادف.

## حرکت‌ها
moves-title = حرکت‌ها
moves-caption = حرکت‌های این بازی، و آنچه جست‌وجوی هر یک لازم داشت
moves-number = #
moves-move = حرکت
moves-nodes = وضعیت‌ها
moves-time = زمان
moves-start = آغاز
moves-jump = { $player }: { MOVE($cell) }

## چیدن
setup-open-button = چیدن یک وضعیت
setup-explained = خانه‌ای را انتخاب کنید تا عوض شود: خالی، X، O. یا نُه نشانه را سطر به سطر بنویسید: X، O، و نقطه برای خالی.
setup-text-label = وضعیت
setup-play-button = بازی از اینجا
setup-clear-button = پاک کردن
setup-cancel-button = انصراف
setup-fine = نوبت { $player } است.
setup-over = بازی در این وضعیت تمام شده است.

## اعلان‌ها
announce-move = { $player } در { MOVE($cell) } بازی کرد.
announce-new = بازی تازه.
announce-back = بازگشت به { $number ->
        [0] آغاز
       *[other] حرکت { NUMBER($number) }
    }.
announce-forward = پیش به حرکت { NUMBER($number) }.
announce-hints-on = راهنمایی‌ها روشن است.
announce-hints-off = راهنمایی‌ها خاموش است.
announce-pruning-on = اکنون آلفا-بتا حرکت‌ها را انتخاب می‌کند.
announce-pruning-off = اکنون مینیماکس ساده حرکت‌ها را انتخاب می‌کند.

## آنچه پذیرفته نمی‌شود
refused-taken = { MOVE($cell) } را { $player } گرفته است. خانه‌ای خالی انتخاب کنید.
refused-over = بازی تمام شده است. بازی تازه‌ای آغاز کنید، یا حرکتی را پس بگیرید.
refused-turn = نوبت رایانه است.
refused-undo = حرکتی برای پس گرفتن نیست.
refused-redo = حرکتی نیست که دوباره بازی شود.
refused-loading = موتور هنوز آماده نیست.

## راهنما
help-key-arrows = ← ↑ → ↓
help-key-arrows-does = جابه‌جایی روی صفحه
help-key-home = Home، End
help-key-home-does = خانهٔ اول یا آخر سطر؛ با Ctrl خانهٔ اول یا آخر صفحه
help-key-enter = Enter، Space
help-key-enter-does = بازی در این خانه
help-key-new = N
help-key-new-does = بازی تازه
help-key-undo = U
help-key-undo-does = پس گرفتن
help-key-redo = R
help-key-redo-does = بازی دوباره
help-key-hints = H
help-key-hints-does = روشن یا خاموش کردن راهنمایی‌ها
help-key-pruning = P
help-key-pruning-does = روشن یا خاموش کردن هرس

## آزمایشگاه
bug-on = یک اشتباه روشن است: { $name }. رایانهٔ بی‌نقص با آن بازی می‌کند تا خاموش شود.
bug-off-button = خاموش کردن
full-page-link = باز کردن صفحهٔ کامل

## یافتن حرکت
why-cell = { MOVE($cell) }
why-loses-at-once = حالا { $player } با { MOVE($cell) } فوراً می‌برد.
why-loses-by-fork = { $player } { MOVE($cell) } را می‌گیرد و آنگاه دو تهدید دارد: فقط جلوی یکی از آن دو را می‌توان گرفت.
why-loses-by-later-fork = { $player } { MOVE($cell) } را می‌گیرد، که باید به آن پاسخ داد، و سپس با { $twice } دو تهدید دارد: فقط جلوی یکی از آن دو را می‌توان گرفت.
why-missed-at-once = { $player } می‌توانست با { MOVE($cell) } فوراً ببرد.
why-missed-by-fork = { $player } می‌توانست با { MOVE($cell) } دو تهدید بسازد، و فقط جلوی یکی از آن دو را می‌شد گرفت.
why-missed-by-later-fork = { $player } می‌توانست با { MOVE($cell) } آغاز کند و سپس با { $twice } دو تهدید بسازد.

## مرور
review-explained = حرکت‌هایی از بازی روی صفحه که نتیجهٔ آن را عوض کردند. آنچه بهتر می‌بود فقط وقتی گفته می‌شود که بپرسید.
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
review-look = نمایش وضعیت
review-better = یافتن حرکت بهتر
review-why = چرا؟
review-win-draw = پیش از آن { $player } در حال بردن بود؛ پس از آن بازی مساوی است.
review-win-loss = پیش از آن { $player } در حال بردن بود؛ پس از آن { $player } در حال باختن است.
review-draw-loss = پیش از آن بازی مساوی بود؛ پس از آن { $player } در حال باختن است.
review-were = آنچه نتیجه را نگه می‌داشت: { $cells }.
