### What every place says.

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
board-label = صفحه، سه در سه
cell-last = آخرین حرکت
cell-winning = خط برنده

## مقایسه
minimax-name = مینیماکس
alpha-beta-name = آلفا-بتا ✂
time-nanoseconds = { $value } نانوثانیه
time-microseconds = { $value } میکروثانیه
time-milliseconds = { $value } میلی‌ثانیه
time-seconds = { $value } ثانیه
time-unknown = بدون زمان

## آنچه پذیرفته نمی‌شود
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
help-key-help = ?
help-key-help-does = همین راهنما
shortcuts-label = کلیدهای تک‌حرفی یا تک‌نشانه‌ای

## آزمایشگاه
lab-failed = این اتاق باز نشد: شاید شبکه در دسترس نیست، یا نسخهٔ تازه‌تری از صفحه آمده است. دوباره تلاش کنید یا صفحه را از نو باز کنید. بازی شما در نشانی صفحه حفظ شده است. ({ $detail })
lab-stopped = این اتاق با یک خطا از کار افتاد. بازی شما حفظ شده است. ({ $detail })
lesson-unloaded = درس بارگذاری نشد. بازی شما حفظ شده است. ({ $detail })

## جست‌وجو، گام به گام
worth-draw = مساوی
worth-win = برد { $player } در { $plies } حرکت
worth-win-plain = برد { $player }

## درخت‌های خودتان
fault-tree-no-node = در نشانهٔ شمارهٔ { NUMBER($place) } ({ $found }) باید یک مقدار، نام یا کروشه باشد.
fault-tree-number = در نشانهٔ شمارهٔ { NUMBER($place) } عددی هست که خوانده نمی‌شود.
fault-tree-name = در نشانهٔ شمارهٔ { NUMBER($place) } نامی با بیش از دوازده نشانه هست.
fault-tree-unclosed = در نشانهٔ شمارهٔ { NUMBER($place) } ({ $found }) باید ویرگول یا کروشهٔ بسته باشد.
fault-tree-after = در نشانهٔ شمارهٔ { NUMBER($place) } ({ $found }) درخت پیش از این تمام شده است.
fault-tree-wide = در نشانهٔ شمارهٔ { NUMBER($place) }: هر گره حداکثر صد فرزند دارد.
fault-tree-deep = در نشانهٔ شمارهٔ { NUMBER($place) }: هر درخت حداکثر شصت لایه دارد.
fault-tree-large = در نشانهٔ شمارهٔ { NUMBER($place) }: هر درخت حداکثر پنج هزار گره دارد.
fault-text-long = هر درخت حداکثر یک میلیون نشانه دارد.
fault-tree-depth = عمق عددی صحیح از ۰ تا ۱٬۰۰۰ لایه است.
worth-number = ⁦{ FIGURE($value) }⁩

## درس‌ها
lesson-refused = این درس باز نمی‌شود: { $fault } بازی شما حفظ شده است.

## نوار
bar-name = Cutoff
places =
    .aria-label = بخش‌ها
place-play = بازی
place-learn = یادگیری
place-watch = تماشا
place-practise = تمرین
place-lab = آزمایشگاه
place-teach = تدریس
bar-board = ۳×۳
    .title = رفتن به صفحهٔ بازی
share-button =
    .aria-label = کپی پیوند به آنچه روی نمایشگر است
    .title = کپی پیوند به آنچه روی نمایشگر است
link-copied = پیوند کپی شد.
menu-button =
    .aria-label = زبان، رنگ‌ها و راهنما
    .title = زبان، رنگ‌ها و راهنما
help-button =
    .aria-label = راهنما و کلیدها
    .title = راهنما و کلیدها
skip-to-main = رفتن به محتوا
