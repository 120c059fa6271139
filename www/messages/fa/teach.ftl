### What Teach says.

## آزمایشگاه
lab-add-button = افزودن به درس

## درس‌ها
lesson-explained = درس فهرستی مرتب از جاهای همین صفحه است، هر یک با نوشتهٔ خودتان و اگر بخواهید با یک پرسش. آنچه را می‌خواهید نشان دهید آماده کنید و اینجا بیفزایید؛ اتاق‌های دیگر آزمایشگاه کنار پیوندشان دکمه‌ای برای این کار دارند. درس در پیوند یا پروندهٔ خودش است و جای دیگری نیست، مگر در این مرورگر تا وقتی که آن را می‌نویسید.
lesson-title = عنوان
lesson-untitled = درسی بی‌عنوان
lesson-steps-title = گام‌ها
lesson-step = گام { NUMBER($number) }
lesson-at-empty = { $moves ->
        [0] صفحهٔ خالی
       *[other] پس از { NUMBER($moves) } حرکت
    }
lesson-at-own = { $moves ->
        [0] وضعیتی که چیده شده
       *[other] { NUMBER($moves) } حرکت پس از وضعیتی که چیده شده
    }
lesson-words = نوشتهٔ شما
lesson-question = پرسش
lesson-ask = آنچه می‌پرسید
lesson-answer = پاسخ درست، اگر باید بررسی شود
lesson-answer-help = بزرگ و کوچک بودن حرف‌ها، فاصله‌ها و شیوهٔ نوشتن عدد مهم نیست. میان چند پاسخ درست | بگذارید. پاسخ در پیوند هست: پنهان است، اما قفل نشده.
lesson-show-button = نمایش
lesson-up-button = ↑
    .aria-label = بالاتر
    .title = بالاتر
lesson-down-button = ↓
    .aria-label = پایین‌تر
    .title = پایین‌تر
lesson-remove-button = برداشتن
lesson-add-button = افزودن آنچه اکنون روی نمایشگر است
lesson-added = به عنوان گام { NUMBER($number) } افزوده شد.
lesson-moved = گام { NUMBER($from) } اکنون گام { NUMBER($to) } است.
lesson-removed = گام { NUMBER($number) } برداشته شد؛ { $left ->
        [0] گامی نمانده است
       *[other] { NUMBER($left) } گام مانده است
    }.
lesson-undo-button = بازگرداندن آنچه پیش‌تر بود
lesson-undone = آنچه پیش‌تر بود بازگشت.
lesson-link = پیوندی که از این صفحه یا از یک درس کپی شده
lesson-link-button = افزودن پیوند
lesson-no-link = پیوند این صفحه نشانهٔ # دارد و چیزی پس از آن.
lesson-give-title = در اختیار دیگران
lesson-try-button = آزمودن درس
lesson-copy-button = کپی پیوند درس
lesson-copied = پیوند درس کپی شد: { NUMBER($length) } نویسه.
lesson-copied-long = پیوند درس کپی شد. { NUMBER($length) } نویسه دارد و بعضی برنامه‌ها پیوندهای به این بلندی را می‌بُرند: پرونده مطمئن‌تر است.
lesson-save-button = ذخیره در پرونده
lesson-open-button = باز کردن پرونده
lesson-opened = درسی باز شد؛ { NUMBER($steps) } گام دارد.
lesson-print-button = چاپ درس
lesson-new-button = شروع درسی تازه
lesson-cleared = درسی تازه شروع می‌شود.
lesson-kept = این مرورگر درس را تا وقتی که می‌نویسید نگه می‌دارد.
lesson-not-kept = این مرورگر درس را نگه نمی‌دارد: آن را در پرونده ذخیره کنید.
lesson-damaged = درسی که این مرورگر نگه داشته بود دیگر خواندنی نیست؛ درسی تازه شروع می‌شود.
lesson-newer = این مرورگر درسی را نگه می‌دارد که نسخهٔ تازه‌تری از صفحه نوشته است. آن درس همان‌طور که هست می‌ماند؛ آنچه را اینجا می‌نویسید در فایل ذخیره کنید.
lesson-not-done = انجام نشد: { $fault }
lesson-fault-code = پیوند آن آسیب دیده یا بریده شده است.
lesson-fault-long = بیش از { NUMBER($most) } نویسه دارد.
lesson-fault-steps = { NUMBER($found) } گام دارد و بیشترین شمار { NUMBER($most) } است.
lesson-fault-none = درس هیچ گامی ندارد.
lesson-fault-link = درس برای یک پیوند زیادی بلند است؛ آن را در پرونده ذخیره کنید.
lesson-fault-json = این JSON نیست، و درس‌ها با آن نوشته می‌شوند.
lesson-fault-format = این پرونده از درس‌های Cutoff نیست.
lesson-fault-version = در قالب { $version } نوشته شده است و این صفحه قالب‌ها را تا { $known } می‌شناسد. نسخهٔ تازه‌تری از Cutoff می‌تواند آن را باز کند.
lesson-fault-list = { $place } فهرست نیست.
lesson-fault-object = { $place } شیئی با بخش‌های نام‌دار نیست.
lesson-fault-text = { $place } متن نیست.
lesson-fault-length = { $place } { NUMBER($found) } نویسه دارد و بیشترین شمار { NUMBER($most) } است.
lesson-fault-unknown = { $place } بخشی به نام «{ $name }» دارد که اینجا معنایی ندارد.
lesson-fault-nested = { $place } درسی را باز می‌کند، و درس نمی‌تواند درون درسی دیگر باشد.
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
lesson-below = رفتن به آنچه این گام در پایین نشان می‌دهد
lesson-check = بررسی
lesson-empty = اول پاسخی بنویسید.
lesson-right = ✓ درست.
lesson-not-yet = ✗ هنوز نه. دوباره بکوشید.
lesson-unchecked = این پاسخ اینجا بررسی و نگهداری نمی‌شود.
lesson-embed-title = این صفحهٔ بازی در صفحه‌ای از خودتان
lesson-embed-explained = هر دو وضعیت روی صفحهٔ بازی را با حرکت پیشنهادی و عددهایش نشان می‌دهند، و این صفحه را از همین جایی که هست بارگذاری می‌کنند.
lesson-embed-frame = به صورت قاب
lesson-embed-element = به صورت عنصر
lesson-embed-copy-button = کپی
lesson-embed-copied = کپی شد.
lesson-embed-uncopied = مرورگر اجازهٔ کپی نداد. متن انتخاب شده است.
embed-label = Cutoff: صفحهٔ دوز با حرکت بی‌نقص
embed-fault = این صفحهٔ بازی نشان داده نمی‌شود:
embed-script = فایل embed.js را با یک عنصر script جداگانه و نشانی آن در src بارگذاری کنید.
embed-position = نُه نشانه: X، O، و نقطه برای خالی
embed-moves = حداکثر نُه رقم از 0 تا 8

## عنوان بخش‌ها
teach-title = تدریس مینیماکس و هرس آلفا-بتا · Cutoff
teach-description =
    .content = برگه‌های تمرین، درس‌ها و صفحه‌های بازی برای وبگاه شما، و بسته‌ای برای برنامه‌های شما.
