### What Teach says.

## آزمایشگاه
lab-add-button = افزودن به درس

## درس‌ها
lesson-explained = درس رشته‌ای از ایستگاه‌ها در همین صفحه است، هر یک با نوشتهٔ خودتان و اگر بخواهید با یک پرسش. آنچه را می‌خواهید نشان دهید آماده کنید و اینجا بیفزایید؛ بخش‌های دیگر آزمایشگاه کنار پیوندشان دکمه‌ای برای این کار دارند. درس فقط در پیوند یا فایل خودش ذخیره می‌شود، و تا وقتی آن را می‌نویسید در این مرورگر.
lesson-title = عنوان
lesson-untitled = درس بی‌عنوان
lesson-steps-title = گام‌ها
lesson-step = گام { NUMBER($number) }
lesson-at-empty = { $moves ->
        [0] صفحهٔ بازی خالی
       *[other] پس از { NUMBER($moves) } حرکت
    }
lesson-at-own = { $moves ->
        [0] وضعیتی که چیده شده
       *[other] { NUMBER($moves) } حرکت پس از وضعیتی که چیده شده
    }
lesson-words = نوشتهٔ شما
lesson-question = پرسش
lesson-ask = پرسش شما
lesson-answer = پاسخ درست، اگر می‌خواهید بررسی شود
lesson-answer-help = بزرگی و کوچکی حرف‌ها، فاصله‌ها و شیوهٔ نوشتن عدد مهم نیست. میان چند پاسخ درست | بگذارید. پاسخ در پیوند هست: پنهان است، اما قفل نشده.
lesson-show-button = نمایش
lesson-up-button = ↑
    .aria-label = بالاتر
    .title = بالاتر
lesson-down-button = ↓
    .aria-label = پایین‌تر
    .title = پایین‌تر
lesson-remove-button = برداشتن
lesson-add-button = افزودن آنچه اکنون صفحه نشان می‌دهد
lesson-added = به عنوان گام { NUMBER($number) } افزوده شد.
lesson-moved = گام { NUMBER($from) } اکنون گام { NUMBER($to) } است.
lesson-removed = گام { NUMBER($number) } برداشته شد؛ { $left ->
        [0] گامی نمانده است
       *[other] { NUMBER($left) } گام مانده است
    }.
lesson-undo-button = واگرد
lesson-undone = واگرد انجام شد.
lesson-link = پیوندی که از این صفحه یا از یک درس کپی شده
lesson-link-button = افزودن پیوند
lesson-no-link = پیوند این صفحه نویسهٔ # دارد و چیزی پس از آن.
lesson-give-title = هم‌رسانی
lesson-try-button = آزمودن درس
lesson-copy-button = کپی پیوند درس
lesson-copied = پیوند درس کپی شد: { NUMBER($length) } نویسه.
lesson-copied-long = پیوند درس کپی شد. { NUMBER($length) } نویسه دارد و بعضی برنامه‌ها پیوندهای به این بلندی را کوتاه می‌کنند: فایل مطمئن‌تر است.
lesson-save-button = ذخیره در فایل
lesson-open-button = باز کردن فایل
lesson-opened = درسی با { NUMBER($steps) } گام باز شد.
lesson-print-button = چاپ درس
lesson-new-button = شروع درسی جدید
lesson-cleared = این درسی جدید است.
lesson-kept = این مرورگر درس را تا وقتی که می‌نویسید ذخیره می‌کند.
lesson-not-kept = این مرورگر درس را ذخیره نمی‌کند: آن را در فایل ذخیره کنید.
lesson-damaged = درسی که در این مرورگر ذخیره شده بود دیگر خوانده نمی‌شود؛ این درسی جدید است.
lesson-newer = در این مرورگر درسی هست که با نسخهٔ جدیدتری از صفحه نوشته شده است. آن درس همان‌طور که هست می‌ماند؛ آنچه را اینجا می‌نویسید در فایل ذخیره کنید.
lesson-not-done = انجام نشد: { $fault }
lesson-fault-code = پیوند آن آسیب دیده یا ناقص است.
lesson-fault-long = حداکثر { NUMBER($most) } نویسه مجاز است.
lesson-fault-steps = { NUMBER($found) } گام دارد و حداکثر { NUMBER($most) } مجاز است.
lesson-fault-none = هیچ گامی ندارد.
lesson-fault-link = برای یک پیوند زیادی طولانی است؛ آن را در فایل ذخیره کنید.
lesson-fault-json = این فایل درس نیست (قالب آن JSON نیست).
lesson-fault-format = این فایل از درس‌های Cutoff نیست.
lesson-fault-version = در قالب { $version } است و این صفحه قالب‌ها را تا { $known } می‌خواند. نسخهٔ جدیدتری از Cutoff می‌تواند آن را باز کند.
lesson-fault-list = { $place } فهرست نیست.
lesson-fault-object = { $place } شیئی با بخش‌های نام‌دار نیست.
lesson-fault-text = { $place } متن نیست.
lesson-fault-length = { $place }: { NUMBER($found) } نویسه دارد و حداکثر { NUMBER($most) } مجاز است.
lesson-fault-unknown = { $place } بخش ناشناختهٔ «{ $name }» دارد.
lesson-fault-nested = { $place } درسی را باز می‌کند، و درس نمی‌تواند درسی دیگر را در بر داشته باشد.
lesson-place-lesson = درس
lesson-place-title = عنوان
lesson-place-steps = فهرست گام‌ها
lesson-place-step = گام { NUMBER($step) }
lesson-place-link = پیوند گام { NUMBER($step) }
lesson-place-words = نوشتهٔ گام { NUMBER($step) }
lesson-place-question = پرسش گام { NUMBER($step) }
lesson-place-answer = پاسخ گام { NUMBER($step) }
lesson-label = درس: { $title }
lesson-step-of = گام { NUMBER($step) } از { NUMBER($steps) }
lesson-no-step = این درس گام «{ $text }» ندارد: { NUMBER($steps) } گام دارد. این گام نخست است.
lesson-back = قبلی
lesson-next = بعدی
lesson-close = ✕
    .aria-label = بستن درس
    .title = بستن درس
lesson-below = رفتن به آنچه این گام نشان می‌دهد
lesson-check = بررسی
lesson-empty = اول پاسخی بنویسید.
lesson-right = ✓ درست.
lesson-not-yet = ✗ هنوز نه. دوباره بکوشید.
lesson-unchecked = این پاسخ نه بررسی می‌شود و نه ذخیره.
lesson-embed-title = این صفحهٔ بازی در صفحهٔ وب خودتان
lesson-embed-explained = هر دو کد وضعیت روی صفحهٔ بازی را با حرکت پیشنهادی و عددهایش نشان می‌دهند. این صفحه را از نشانی کنونی‌اش بارگذاری می‌کنند.
lesson-embed-frame = به صورت قاب
lesson-embed-element = به صورت عنصر
lesson-embed-copy-button = کپی
lesson-embed-copied = کپی شد.
lesson-embed-uncopied = مرورگر اجازهٔ کپی نداد. کد انتخاب شده است.
embed-label = صفحهٔ دوز با حرکت بی‌نقص: Cutoff
embed-fault = این صفحهٔ بازی نشان داده نمی‌شود:
embed-script = فایل embed.js را با یک عنصر script جداگانه و نشانی آن در src بارگذاری کنید.
embed-position = نُه نویسه: X، O، و نقطه برای خالی
embed-moves = حداکثر نُه رقم از 0 تا 8

## عنوان بخش‌ها
teach-title = تدریس مینیماکس و هرس آلفا-بتا · Cutoff
teach-description =
    .content = برگه‌های تمرین، درس‌ها و صفحه‌های بازی برای وبگاه شما، و بسته‌ای برای برنامه‌های شما.
