### What the page says in Persian.
### A cell is named by its row and column, counted from 1, from the top left.
### Invisible marks (U+2066 or U+2067 to U+2069) keep formulas and short lines in their direction.

## صفحهٔ برنامه

page-title = Cutoff: بازی کنید و مینیماکس و هرس آلفا-بتا را ببینید
page-description =
    .content = در مرورگرتان دوز بی‌نقص بازی کنید و روی همان وضعیت ببینید مینیماکس و هرس آلفا-بتا چند وضعیت را می‌بینند و چقدر طول می‌کشند.
social-title =
    .content = Cutoff: بازی کنید و مینیماکس و هرس آلفا-بتا را ببینید
social-description =
    .content = دوز بی‌نقص در مرورگر شما، و روی همان وضعیت، صرفه‌جویی هرس آلفا-بتا.
app-name = Cutoff
app-description = بازی کنید و مینیماکس و هرس آلفا-بتا را ببینید.
update-ready = نسخهٔ تازه‌تری از Cutoff آماده است.
update-now-button = به‌روزرسانی
page-name = Cutoff
page-tagline = دوز بی‌نقص، و صرفه‌جویی هرس
skip-to-board = رفتن به صفحهٔ بازی
no-script = جست‌وجوی Cutoff در مرورگر شما اجرا می‌شود. لطفاً جاوااسکریپت را برای این صفحه مجاز کنید.
page-unloaded = صفحه هنوز در حال بار شدن است. اگر خبری نشد، شاید شبکه در دسترس نیست: صفحه را از نو باز کنید. بازی در نشانی صفحه حفظ شده است.
not-found-title = این صفحه وجود ندارد
not-found-text = این نشانی به جایی نمی‌رسد: یا اشتباه نوشته شده یا صفحه جابه‌جا شده است.
not-found-link = رفتن به صفحهٔ آغاز
unexpected = خطایی در این صفحهٔ وب رخ داد. بازی شما در نشانی صفحه محفوظ است: برای ادامه، صفحه را دوباره بارگذاری کنید.
reload-button = بارگذاری دوباره
footer-truth = همهٔ شمارش‌ها و زمان‌های کنار صفحهٔ بازی زنده اندازه‌گیری می‌شوند: مرورگر شما همان وضعیت را در همین زبانه جست‌وجو می‌کند.
language-label = زبان
theme-to-dark = رنگ‌های تیره
theme-to-light = رنگ‌های روشن
help-button = ?
    .aria-label = راهنما و کلیدها
    .title = راهنما و کلیدها
close-button = بستن
dismiss-button = ✕
    .aria-label = بستن این پیام
    .title = بستن این پیام
retry-button = تلاش دوباره

## نام‌ها

move-cell = سطر { $row }، ستون { $column }
list-clauses = { $first }؛ { $second }
cell-empty = { MOVE($cell) }، خالی
cell-x = { MOVE($cell) }، X
cell-o = { MOVE($cell) }، O

## صفحهٔ بازی

game-title = بازی
board-label = صفحه، سه در سه
cell-recommended = پیشنهادی
cell-last = آخرین حرکت
cell-winning = خط برنده
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
minimax-name = مینیماکس
alpha-beta-name = آلفا-بتا ✂
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
time-nanoseconds = { $value } نانوثانیه
time-microseconds = { $value } میکروثانیه
time-milliseconds = { $value } میلی‌ثانیه
time-seconds = { $value } ثانیه
time-unknown = بدون زمان

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
share-button = کپی پیوند
share-done = پیوند این وضعیت کپی شد.
share-failed = پیوند کپی نشد. در نوار نشانی هست.

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
fault-board-length = هر وضعیت نُه نشانه دارد؛ اینجا { NUMBER($found) } نشانه هست.
fault-cell-sign = نشانهٔ { MOVE($cell) } نه X است، نه O و نه نشانهٔ خالی.
fault-stone-counts = X اول بازی می‌کند، پس شمار X باید با O برابر باشد یا یکی بیشتر.
fault-both-won = هم X و هم O سه‌تای هم‌خط دارند: چنین چیزی ممکن نیست.
fault-played-on = یک طرف از پیش سه‌تای هم‌خط داشت که طرف دیگر بازی را ادامه داد: چنین چیزی ممکن نیست.
fault-other = { $message }
link-fault = این پیوند درست نیست: { $fault } بقیهٔ آن حفظ شد.
link-faults = این پیوند درست نیست: { $first } و نیز: { $second } بقیهٔ آن حفظ شد.
link-fault-game = «{ $text }» بازی‌ای نیست که Cutoff بشناسد.
link-fault-moves = فهرست حرکت‌های «{ $text }» خوانده نمی‌شود: حرکت { NUMBER($number) } آن خانه نیست.
link-fault-move = حرکت { NUMBER($number) } را نمی‌توان بازی کرد: { $fault }
link-fault-cell-taken = { MOVE($cell) } گرفته شده است.
link-fault-game-over = بازی تا آن‌وقت تمام شده است.
link-fault-start = از وضعیت «{ $text }» نمی‌توان بازی کرد. { $fault }
link-fault-at = به حرکت «{ $text }» از { NUMBER($moves) } حرکت اشاره می‌کند.
link-fault-setting = «{ $text }» از گزینه‌های «{ $name }» نیست.
link-fault-name = «{ $name }» برای این صفحه معنایی ندارد.

## وقتی چیزی از کار می‌افتد

engine-load = موتور بار نشد. بازی شما حفظ شده است. ({ $detail })
engine-crash = موتور با خطا از کار افتاد. بازی شما حفظ شده است. ({ $detail })
engine-silent = موتور پاسخ نمی‌دهد. بازی شما حفظ شده است. ({ $detail })
engine-stopped = موتور را متوقف کردید. بازی شما حفظ شده است.
overdue = موتور چند ثانیه است که کار می‌کند و هنوز پاسخ نداده است. می‌توانید صبر کنید یا آن را متوقف کنید. بازی شما حفظ شده است.
overdue-stop-button = توقف موتور
language-unloaded = زبان { $name } بار نشد و صفحه به انگلیسی است. برای تلاش دوباره صفحه را از نو باز کنید؛ بازی شما در نشانی صفحه حفظ شده است.

## راهنما

help-title = روش بازی
help-board = سه‌تا در یک خط برنده است: افقی، عمودی یا قطری. X اول بازی می‌کند. خانه‌ای که دورش حلقه است حرکت پیشنهادی است؛ راهنمایی‌ها نشان می‌دهند هر خانهٔ خالی برای طرفی که نوبت اوست چه ارزشی دارد، و حرکت‌های هر دو طرف شمرده می‌شود.
about-accessibility-title = دسترس‌پذیری: چه آزموده شده و چه هنوز نه
about-accessibility-failed = بارگیری نشد. برای تلاش دوباره آن را ببندید و باز کنید.
help-key-arrows = ← ↑ → ↓
help-key-arrows-does = جابه‌جایی روی صفحه
help-key-home = Home، End
help-key-home-does = خانهٔ اول یا آخر سطر؛ با Ctrl خانهٔ اول یا آخر صفحه
help-key-enter = Enter، Space
help-key-enter-does = بازی در این خانه
help-key-help = ?
help-key-help-does = همین راهنما
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
shortcuts-label = کلیدهای تک‌حرفی یا تک‌نشانه‌ای

## جست‌وجو

search-title = جست‌وجو را ببینید
search-explained = جست‌وجوی وضعیت روی صفحه را گام به گام دنبال کنید: رو به جلو، رو به عقب، و با دلیل هر هرس.
tree-open-button = درختی از خودتان
search-open-button = گام به گام
search-close-button = بستن
search-recording = در حال ضبط جست‌وجو…
search-failed = جست‌وجو ضبط نشد. بازی شما حفظ شده است. ({ $detail })
search-unloaded = این بخش صفحه بار نشد: شاید شبکه در دسترس نیست، یا نسخهٔ تازه‌تری از صفحه آمده است. دوباره تلاش کنید یا صفحه را از نو باز کنید. بازی شما در نشانی صفحه حفظ شده است. ({ $detail })
search-over = بازی در این وضعیت تمام شده است: چیزی برای جست‌وجو نیست.
help-key-steps = ⁦← →⁩، Space، Home، End
help-key-steps-does = در جست‌وجو: یک گام عقب، یک گام جلو، پخش یا مکث، آغاز، پایان

## آزمایشگاه

bug-on = یک اشتباه روشن است: { $name }. رایانهٔ بی‌نقص با آن بازی می‌کند تا خاموش شود.
bug-off-button = خاموش کردن

lab-title = آزمایشگاه
lab-explained = اندازه بگیرید هرس چقدر صرفه‌جویی می‌کند، پیش‌بینی کنید بعد چه می‌کند، و با اشتباه‌های دیگران آشنا شوید.
lab-rooms =
    .aria-label = اتاق‌های آزمایشگاه
lab-race-button = مسابقه
lab-order-button = ترتیب حرکت‌ها
lab-size-button = چقدر بزرگ است؟
lab-find-button = حرکت را بیابید
lab-review-button = مرور
lab-break-button = خراب کنید
lab-quiz-button = پیش‌بینی
lab-lesson-button = درس‌ها
lab-add-button = افزودن به درس
lab-share-button = کپی پیوند این
lab-link-copied = پیوند کپی شد.
lab-opening = در حال باز کردن…
lab-failed = این اتاق باز نشد: شاید شبکه در دسترس نیست، یا نسخهٔ تازه‌تری از صفحه آمده است. دوباره تلاش کنید یا صفحه را از نو باز کنید. بازی شما در نشانی صفحه حفظ شده است. ({ $detail })
lab-stopped = این اتاق با یک خطا از کار افتاد. بازی شما حفظ شده است. ({ $detail })
lesson-unloaded = درس بارگذاری نشد. بازی شما حفظ شده است. ({ $detail })
full-page-link = باز کردن صفحهٔ کامل
