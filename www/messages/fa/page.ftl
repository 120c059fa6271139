### What the page says in Persian.
### A cell is named by its column and its row, such as b2: columns are a, b, c from the left, rows 1, 2, 3 from the top.
### Invisible marks (U+2066 or U+2067 to U+2069) keep formulas and short lines in their direction.

## صفحهٔ برنامه

page-title = دوز بازی کنید و مینیماکس و هرس آلفا-بتا را در عمل ببینید · Cutoff
page-description =
    .content = در مرورگرتان با رایانه‌ای بی‌نقص دوز (تیک‌تاک‌تو، ایکس‌او) بازی کنید و ببینید مینیماکس و هرس آلفا-بتا برای همان حرکت چند وضعیت را بررسی می‌کنند و چقدر طول می‌کشند.
social-title =
    .content = دوز بازی کنید و مینیماکس و هرس آلفا-بتا را در عمل ببینید · Cutoff
social-description =
    .content = دوز (تیک‌تاک‌تو) بی‌نقص در مرورگر شما، و کاری که هرس آلفا-بتا در همان وضعیت صرفه‌جویی می‌کند.
app-name = Cutoff
app-description = دوز بازی کنید و مینیماکس و هرس آلفا-بتا را در عمل ببینید.
update-ready = نسخهٔ جدیدتری از Cutoff آماده است.
update-now-button = به‌روزرسانی
page-name = Cutoff
page-tagline = دوز بی‌نقص، و صرفه‌جویی هرس
skip-to-board = رفتن به صفحهٔ بازی
no-script = جست‌وجو در مرورگر شما اجرا می‌شود. لطفاً جاوااسکریپت را برای این صفحه روشن کنید.
page-unloaded = صفحه هنوز در حال بارگذاری است. اگر چیزی نیامد، اتصال را بررسی کنید و صفحه را دوباره بارگذاری کنید. بازی شما در نشانی صفحه ذخیره شده است.
not-found-title = این صفحه وجود ندارد
not-found-text = در این نشانی چیزی نیست: شاید اشتباه نوشته شده یا صفحه جابه‌جا شده است.
not-found-link = رفتن به صفحهٔ آغاز
unexpected = در این صفحه خطایی رخ داد. بازی شما در نشانی صفحه ذخیره شده است: برای ادامه، صفحه را دوباره بارگذاری کنید.
reload-button = بارگذاری دوباره
footer-truth = شمارش‌ها و زمان‌های کنار صفحهٔ بازی زنده اندازه‌گیری می‌شوند: مرورگر شما در همین زبانه از همان وضعیت جست‌وجو می‌کند.
language-label = زبان
theme-to-dark = رنگ‌های تیره
theme-to-light = رنگ‌های روشن
help-button = ?
    .aria-label = راهنما و میان‌برهای صفحه‌کلید
    .title = راهنما و میان‌برهای صفحه‌کلید
close-button = بستن
dismiss-button = ✕
    .aria-label = بستن این پیام
    .title = بستن این پیام
retry-button = تلاش دوباره

## نام‌ها

move-spoken = ستون { $column }، سطر { $row }
list-clauses = { $first }؛ { $second }
cell-empty = { SPOKEN($cell) }، خالی
cell-x = { SPOKEN($cell) }، X
cell-o = { SPOKEN($cell) }، O

## صفحهٔ بازی

game-title = بازی
board-label = صفحهٔ بازی، سه در سه
cell-recommended = پیشنهادی
cell-last = آخرین حرکت
cell-winning = سه‌تای هم‌خط
turn-human = نوبت { $player }
turn-human-only = نوبت شماست: شما { $player } هستید
turn-computer = نوبت { $player }: رایانه
turn-thinking = نوبت { $player }: در حال فکر کردن…
turn-paused = نوبت { $player }: رایانه منتظر است
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
new-game-button = جدید
    .title = بازی جدید
    .aria-label = بازی جدید
undo-button = پس گرفتن
    .title = پس گرفتن آخرین حرکت
redo-button = انجام دوباره
    .title = انجام دوبارهٔ حرکتی که پس گرفته شد
hints-button = راهنمایی
    .title = نشان دادن ارزش هر خانهٔ خالی
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

## پیشنهاد

recommendation = پیشنهاد: { MOVE($cell) }
recommendation-verdict = پیشنهاد: { MOVE($cell) }، { $verdict }
recommendation-cost = { $time }، { NUMBER($nodes) } وضعیت
recommendation-nodes = { NUMBER($nodes) } وضعیت
recommendation-none = بازی تمام شده است: چیزی برای پیشنهاد نیست.
recommendation-waiting = در حال جست‌وجو…
recommendation-failed = بدون موتور جست‌وجویی در کار نیست.

## مقایسه

compare-title = دو جست‌وجو از این وضعیت
compare-caption = کار مینیماکس و آلفا-بتا در این وضعیت
minimax-name = مینیماکس
alpha-beta-name = آلفا-بتا ✂
answers-mark = در بازی
nodes-label = وضعیت‌های بررسی‌شده
time-label = زمان
pending = …
time-none = –
saving = آلفا-بتا { $times } برابر وضعیت کمتری بررسی می‌کند.
saving-and-time = آلفا-بتا { $times } برابر وضعیت کمتری بررسی می‌کند { $verdict ->
        [faster] و حدود { $ratio } برابر سریع‌تر است.
        [same] و زمانش کم‌وبیش همان است.
       *[slower] اما حدود { $ratio } برابر مینیماکس طول می‌کشد.
    }
saving-none = هرس اینجا صرفه‌جویی نمی‌کند: هر دو همان { NUMBER($nodes) } وضعیت را بررسی می‌کنند.
saving-over = هر دو فقط همین یک وضعیت را بررسی می‌کنند.
agreement = هر دو { MOVE($cell) } را انتخاب می‌کنند.
agreement-broken = دو جست‌وجو هم‌نظر نیستند. این باگ Cutoff است؛ لطفاً این وضعیت را گزارش کنید.
agreement-over = حرکتی برای انتخاب نیست.
pruning-switch = هرس آلفا-بتا
as-seen-switch = راهنمایی‌ها از دید آلفا-بتا
replies-switch = راهنمایی‌ها با شمار پاسخ‌های درست
hint-replies-win = ⁧{ $holding } پاسخ برنده از { $replies }⁩
hint-replies-draw = ⁧{ $holding } پاسخ درست از { $replies }⁩
hint-replies-loss = ⁧هیچ پاسخی نجات نمی‌دهد⁩
book-told = زیر هر نتیجه: چند پاسخِ طرف دیگر نتیجه را برای او نگه می‌دارد. جست‌وجویی که تا پایان را می‌بیند دلیلی ندارد یک حرکت مساوی‌ساز را به دیگری ترجیح دهد. کتاب گشایش دلیل دارد، چون حریف اشتباه می‌کند. رایانهٔ کتابی از میان بهترین حرکت‌ها آن را بازی می‌کند که کمترین پاسخِ نگه‌دارنده را باقی بگذارد.
price = آلفا-بتا برای یافتن حرکت { NUMBER($seen) } وضعیت را بررسی می‌کند و از حرکت‌های دیگر شاید فقط کرانی (⁦≤⁩ یا ⁦≥⁩) برای امتیاز X بداند. نتیجهٔ دقیق همهٔ حرکت‌ها { NUMBER($exact) } وضعیت می‌خواهد.
method-title = این چگونه اندازه‌گیری می‌شود
method = یک جست‌وجو کوتاه‌تر از آن است که ساعت بتواند اندازه بگیرد؛ پس در دسته‌هایی بسیار طولانی‌تر از دقت ساعت تکرار می‌شود. دو جست‌وجو به نوبت اجرا می‌شوند. زمانی که می‌بینید سهم یک جست‌وجو از سریع‌ترین دسته است. از { NUMBER($batches) } دسته، آن‌هایی که هم‌خوان‌اند نسبت زمان‌ها را میان { $low } و { $high } نشان می‌دهند.
method-disagreed = یک جست‌وجو کوتاه‌تر از آن است که ساعت بتواند اندازه بگیرد؛ پس در دسته‌هایی بسیار طولانی‌تر از دقت ساعت تکرار می‌شود. دو جست‌وجو به نوبت اجرا می‌شوند. زمانی که می‌بینید سهم یک جست‌وجو از سریع‌ترین دسته است. اختلاف این { NUMBER($batches) } دسته بیش از آن است که بتوان گفت کدام جست‌وجو چند برابر سریع‌تر است: رایانه مشغول است.
method-waiting = هنوز اندازه‌گیری نشده است.
method-no-clock = ساعت این مرورگر پیش نمی‌رود، یا پرش‌هایش برای جست‌وجویی به این کوتاهی زیادی بزرگ است؛ پس زمانی در کار نیست.
method-nodes = هر وضعیت هر بار که جست‌وجو وارد آن شود شمرده می‌شود، وضعیت روی صفحهٔ بازی و وضعیت‌های پایان‌یافته هم. جست‌وجو هرگز وارد وضعیت‌های هرس‌شده نمی‌شود.
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
player-book = بی‌نقص، با کتاب گشایش
player-casual = رایانهٔ ساده
player-random = رایانهٔ تصادفی
level-human = با ماوس، لمس یا صفحه‌کلید بازی می‌کنید.
level-perfect = حرکت پیشنهادی را بازی می‌کند. شکست‌ناپذیر است.
level-book = از میان بهترین حرکت‌ها آن را بازی می‌کند که بیشترین راه را برای اشتباه باز می‌گذارد. این هم شکست‌ناپذیر است.
level-broken = با باگی بازی می‌کند که در آزمایشگاه روشن شده است.
level-casual = اگر بتواند فوراً می‌برد، جلوی برد فوری را می‌گیرد، و وگرنه حرکتی تصادفی بازی می‌کند.
level-random = یک خانهٔ خالی تصادفی را می‌گیرد.
share-button = کپی پیوند
share-done = پیوند این وضعیت کپی شد.
share-failed = پیوند کپی نشد. آن را در نوار نشانی می‌بینید.

## حرکت‌ها

moves-title = حرکت‌ها
moves-caption = حرکت‌های این بازی، و هزینهٔ جست‌وجوی پیش از هر یک
moves-number = #
moves-move = حرکت
moves-nodes = وضعیت‌ها
moves-time = زمان
moves-start = آغاز
moves-jump = { $player }: { MOVE($cell) }

## چیدن

setup-open-button = چیدن یک وضعیت
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
fault-board-length = هر وضعیت نُه نویسه دارد؛ این یکی { NUMBER($found) } نویسه دارد.
fault-cell-sign = نویسهٔ خانهٔ { MOVE($cell) } نه X است، نه O و نه نقطه.
fault-stone-counts = X اول بازی می‌کند، پس شمار X باید با O برابر باشد یا یکی بیشتر.
fault-both-won = هم X و هم O سه‌تای هم‌خط دارند: چنین چیزی در بازی پیش نمی‌آید.
fault-played-on = یک طرف سه‌تای هم‌خط داشت و طرف دیگر بازی را ادامه داد: چنین چیزی در بازی پیش نمی‌آید.
fault-other = { $message }
link-fault = بخشی از این پیوند به کار نیامد: { $fault } بقیهٔ آن حفظ شد.
link-faults = بخش‌هایی از این پیوند به کار نیامد: { $first } و نیز: { $second } بقیهٔ آن حفظ شد.
link-fault-game = «{ $text }» از بازی‌های Cutoff نیست.
link-fault-moves = در حرکت‌های «{ $text }»، حرکت { NUMBER($number) } خانه نیست.
link-fault-move = حرکت { NUMBER($number) } را نمی‌توان بازی کرد: { $fault }
link-fault-cell-taken = خانهٔ { MOVE($cell) } گرفته شده است.
link-fault-game-over = بازی پیش از آن تمام شده است.
link-fault-start = هیچ بازی‌ای از وضعیت «{ $text }» آغاز نمی‌شود. { $fault }
link-fault-at = به حرکت «{ $text }» اشاره می‌کند، اما شمار حرکت‌ها { NUMBER($moves) } است.
link-fault-setting = «{ $text }» از گزینه‌های «{ $name }» نیست.
link-fault-name = این صفحه تنظیمی به نام «{ $name }» ندارد.

## وقتی چیزی از کار می‌افتد

engine-load = موتور بارگذاری نشد. بازی شما محفوظ است. ({ $detail })
engine-crash = موتور با خطا از کار افتاد. بازی شما محفوظ است. ({ $detail })
engine-silent = موتور پاسخ نمی‌دهد. بازی شما محفوظ است. ({ $detail })
engine-stopped = موتور را متوقف کردید. بازی شما محفوظ است.
overdue = موتور چند ثانیه است که بدون پاسخ کار می‌کند. صبر کنید یا آن را متوقف کنید: بازی شما محفوظ است.
overdue-stop-button = توقف موتور
language-unloaded = زبان { $name } بارگذاری نشد و صفحه به انگلیسی است. برای تلاش دوباره صفحه را دوباره بارگذاری کنید؛ بازی شما در نشانی صفحه ذخیره شده است.

## راهنما

help-title = روش بازی
help-board = در دوز (تیک‌تاک‌تو، ایکس‌او) هر که سه‌تا در یک خط بچیند می‌برد: افقی، عمودی یا قطری. X اول بازی می‌کند. خانهٔ نشان‌دار حرکت پیشنهادی است. نام هر خانه ستون و سطر آن است: a1 بالا سمت چپ است. راهنمایی‌ها نشان می‌دهند هر خانهٔ خالی برای طرفی که نوبت اوست چه ارزشی دارد؛ «برد در ۳ حرکت» حرکت‌های هر دو طرف را می‌شمارد.
about-accessibility-title = دسترس‌پذیری: چه آزموده شده و چه هنوز نه
about-accessibility-failed = بارگذاری نشد. برای تلاش دوباره آن را ببندید و باز کنید.
help-key-arrows = ← ↑ → ↓
help-key-arrows-does = جابه‌جایی روی صفحهٔ بازی
help-key-home = Home، End
help-key-home-does = خانهٔ اول یا آخر سطر؛ با Ctrl خانهٔ اول یا آخر صفحهٔ بازی
help-key-enter = Enter، Space
help-key-enter-does = بازی در این خانه
help-key-help = ?
help-key-help-does = همین راهنما
help-key-new = N
help-key-new-does = بازی جدید
help-key-undo = U
help-key-undo-does = پس گرفتن
help-key-redo = R
help-key-redo-does = انجام دوباره
help-key-hints = H
help-key-hints-does = روشن یا خاموش کردن راهنمایی‌ها
help-key-pruning = P
help-key-pruning-does = روشن یا خاموش کردن هرس
shortcuts-label = میان‌برهای تک‌کلیدی

## جست‌وجو

search-title = جست‌وجو را ببینید
search-explained = جست‌وجو از وضعیت روی صفحهٔ بازی را گام به گام دنبال کنید: رو به جلو، رو به عقب، و با دلیل هر هرس.
tree-open-button = درختی از خودتان
search-open-button = گام به گام
search-close-button = بستن
search-recording = در حال ضبط جست‌وجو…
search-failed = جست‌وجو ضبط نشد. بازی شما محفوظ است. ({ $detail })
search-unloaded = این بخش صفحه بارگذاری نشد: شاید اتصال قطع است، یا نسخهٔ جدیدتری از صفحه آمده است. دوباره تلاش کنید یا صفحه را دوباره بارگذاری کنید. بازی شما در نشانی صفحه ذخیره شده است. ({ $detail })
search-over = بازی در این وضعیت تمام شده است: چیزی برای جست‌وجو نیست.
help-key-steps = ⁦← →⁩، Space، Home، End
help-key-steps-does = در جست‌وجو: یک گام عقب، یک گام جلو، پخش یا مکث، آغاز، پایان

## آزمایشگاه

bug-on = یک باگ روشن است: { $name }. رایانهٔ بی‌نقص با آن بازی می‌کند تا آن را خاموش کنید.
bug-off-button = خاموش کردن

lab-title = آزمایشگاه
lab-explained = اندازه بگیرید هرس چقدر صرفه‌جویی می‌کند، گام بعدی جست‌وجو را پیش‌بینی کنید، و باگ‌های معروف را در عمل ببینید.
lab-rooms =
    .aria-label = بخش‌های آزمایشگاه
lab-race-button = مسابقه
lab-order-button = ترتیب حرکت‌ها
lab-size-button = چقدر بزرگ است؟
lab-find-button = حرکت را پیدا کنید
lab-review-button = مرور
lab-break-button = خرابش کنید
lab-quiz-button = پیش‌بینی
lab-lesson-button = درس‌ها
lab-add-button = افزودن به درس
lab-share-button = کپی پیوند این
lab-link-copied = پیوند کپی شد.
lab-opening = در حال باز کردن…
lab-failed = این بخش باز نشد: شاید اتصال قطع است، یا نسخهٔ جدیدتری از صفحه آمده است. دوباره تلاش کنید یا صفحه را دوباره بارگذاری کنید. بازی شما در نشانی صفحه ذخیره شده است. ({ $detail })
lab-stopped = این بخش با یک خطا از کار افتاد. بازی شما محفوظ است. ({ $detail })
lesson-unloaded = درس بارگذاری نشد. بازی شما محفوظ است. ({ $detail })
full-page-link = باز کردن صفحهٔ کامل
