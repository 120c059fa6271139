### Words of every place.

## صفحهٔ برنامه
play-title = دوز بازی کنید و مینیماکس و هرس آلفا-بتا را در عمل ببینید · Cutoff
update-ready = نسخهٔ جدیدتری از Cutoff آماده است.
update-now = به‌روزرسانی
unexpected = در این صفحه خطایی رخ داد. بازی شما در نشانی صفحه ذخیره شده است. برای ادامه، صفحه را دوباره بارگذاری کنید.
reload-button = بارگذاری دوباره
language-label = زبان
theme-to-dark =
    .aria-label = رنگ‌های تیره
    .title = رنگ‌های تیره
theme-to-light =
    .aria-label = رنگ‌های روشن
    .title = رنگ‌های روشن
close-button = بستن
dismiss-button = ✕
    .aria-label = بستن این پیام
    .title = بستن این پیام
retry-button = تلاش دوباره

## نام‌ها
move-spoken = ستون { $column }، سطر { $row }
play-cell = خانهٔ { $move }
play-column = ستون { $move }
list-clauses = { $first }؛ { $second }
cell-empty = { SPOKEN($cell) }، خالی
cell-x = { SPOKEN($cell) }، X
cell-o = { SPOKEN($cell) }، O
cell-also = { $first }، { $second }

## صفحهٔ بازی
board-label = صفحهٔ بازی، { $columns } در { $rows }
cell-last = آخرین حرکت
cell-winning = در خط برنده

## مقایسه
minimax-name = مینیماکس
alpha-beta-name = آلفا-بتا ✂
time-none = –
time-nanoseconds = { $value } نانوثانیه
time-microseconds = { $value } میکروثانیه
time-milliseconds = { $value } میلی‌ثانیه
time-seconds = { $value } ثانیه
time-unknown = بدون زمان

## آنچه پذیرفته نمی‌شود
fault-board-length = هر وضعیت این صفحهٔ بازی { NUMBER($cells) } نویسه دارد. وضعیت شما { NUMBER($found) } نویسه دارد.
fault-board-row = هر سطر این صفحهٔ بازی { NUMBER($columns) } خانه دارد. سطر شمارهٔ { NUMBER($row) } دارای { NUMBER($found) } خانه است.
fault-cell-sign = نویسهٔ خانهٔ { $cell } نه X است، نه O و نه نقطه.
fault-stone-counts = حرکت اول با X است، پس تعداد مهره‌های X باید با تعداد مهره‌های O برابر باشد یا یکی بیشتر.
fault-both-won = هم X و هم O خط برنده دارند، که در بازی پیش نمی‌آید.
fault-played-on = یک طرف برده بود، اما طرف دیگر بازی را ادامه داد. این در بازی پیش نمی‌آید.
fault-cell-floating = زیر خانهٔ { $cell } مهره‌ای نیست. مهره‌ها تا پایین‌ترین خانهٔ خالی می‌افتند.
fault-board-order = این وضعیت در هیچ بازی‌ای پیش نمی‌آید. حرکت‌ها به هر ترتیبی باشند، یکی از دو طرف زودتر برده است.
fault-other = { $message }
link-fault = بخشی از این پیوند قابل استفاده نبود. { $fault } بقیهٔ آن حفظ شد.
link-faults = بخش‌هایی از این پیوند قابل استفاده نبود. { $first } { $second } بقیهٔ آن حفظ شد.
link-fault-game = «{ $text }» از بازی‌های Cutoff نیست.
link-fault-moves = در حرکت‌های «{ $text }»، حرکت { NUMBER($number) } خوانده نمی‌شود.
link-fault-move = حرکت { NUMBER($number) } را نمی‌توان بازی کرد: { $fault }
link-fault-cell-taken = خانهٔ { $cell } پر است.
link-fault-column-full = ستونش پر است.
link-fault-cell-floating = زیر خانهٔ { $cell } مهره‌ای نیست.
link-fault-game-over = بازی پیش از آن تمام شده بود.
link-fault-start = هیچ بازی‌ای از وضعیت «{ $text }» شروع نمی‌شود. { $fault }{ $moves ->
        [left] { " " }حرکت‌های پس از آن نیز کنار گذاشته شد.
       *[none] { "" }
    }
link-fault-at = پیوند حرکت «{ $text }» را می‌خواهد، اما بازی آن با حرکت { NUMBER($moves) } تمام می‌شود.
link-fault-setting = «{ $text }» از گزینه‌های «{ $name }» نیست.
link-fault-name = این صفحه تنظیمی به نام «{ $name }» ندارد.
link-fault-step = این صفحه گامی به نام «{ $name }» ندارد.

## وقتی چیزی از کار می‌افتد
engine-load = موتور بارگذاری نشد. بازی شما محفوظ است. دوباره تلاش کنید یا صفحه را از نو بارگذاری کنید.
engine-crash = موتور با خطا از کار افتاد. بازی شما محفوظ است.
engine-silent = موتور پاسخ نمی‌دهد. بازی شما محفوظ است.
engine-stopped = موتور را متوقف کردید. بازی شما محفوظ است.
overdue = موتور مدتی است که بدون پاسخ کار می‌کند. می‌توانید صبر کنید یا آن را متوقف کنید. بازی شما محفوظ است.
overdue-stop = توقف موتور
language-unloaded = زبان { $name } بارگذاری نشد و صفحه به انگلیسی است. برای تلاش دوباره، صفحه را از نو بارگذاری کنید. بازی شما در نشانی صفحه ذخیره شده است.

## خطاهای صفحه‌ها و درس‌ها
page-failed = قسمتی از این بخش بارگذاری نشد. شاید اتصال قطع است، یا نسخهٔ جدیدتری از صفحه آمده است. دوباره تلاش کنید یا صفحه را از نو بارگذاری کنید. بازی شما در نشانی صفحه ذخیره شده است.
page-unsupported = این بخش به چیزی نیاز دارد که مرورگر شما ندارد: { $missing }. مرورگرتان را به‌روز کنید یا از مرورگر دیگری استفاده کنید. بازی شما در نشانی صفحه ذخیره شده است.
page-stopped = این بخش با یک خطا از کار افتاد. بازی شما محفوظ است.
lesson-unloaded = درس بارگذاری نشد. بازی شما محفوظ است. دوباره تلاش کنید یا صفحه را از نو بارگذاری کنید.

## جست‌وجو، گام به گام
worth-draw = مساوی
worth-win = برد { $player } پس از { $plies } حرکت
worth-win-plain = برد { $player }

## نوار
bar-name = Cutoff
places-open-name = منو
places-open =
    .aria-label = منو: همهٔ بخش‌ها
places =
    .aria-label = بخش‌ها
place-play = بازی
place-learn = یادگیری
place-watch = تماشا
place-practise = تمرین
place-lab = آزمایشگاه
place-teach = تدریس
bar-board =
    .title = انتخاب صفحهٔ بازی
game-3x3k3 = ۳×۳
game-4x4k4 = ۴×۴
game-5x5k4 = ۵×۵
game-7x6k4g = چهار در یک ردیف
game-size = { NUMBER($columns) }×{ NUMBER($rows) }، { NUMBER($run) } در یک ردیف
game-size-falling = { NUMBER($columns) }×{ NUMBER($rows) } با گرانش، { NUMBER($run) } در یک ردیف
share-button = کپی پیوند به آنچه روی نمایشگر است
link-copied = پیوند کپی شد.
lesson-add = افزودن به درس شما
menu-button =
    .aria-label = پیوند، زبان، رنگ‌ها و راهنما
    .title = پیوند، زبان، رنگ‌ها و راهنما
help-button =
    .aria-label = راهنما و کلیدها
    .title = راهنما و کلیدها
skip-to-main = رفتن به محتوا

## Said in more than one place

stop = توقف
resume = ادامه
time-label = زمان
depth-label = حداکثر عمق
to-the-end = تا پایان
pending = …
nodes-label = گره‌های بررسی‌شده
nodes = گره‌ها
move = حرکت
settings = تنظیمات
order = ترتیب
cell-name = { MOVE($cell) }
speed-label = سرعت
pause-button = مکث
pruning-switch = هرس آلفا-بتا
next = بعدی
check = بررسی
tree = درخت
none = هیچ
step-of = گام { NUMBER($step) } از { NUMBER($steps) }
clear-button = پاک کردن
full-page-link = باز کردن صفحهٔ کامل
