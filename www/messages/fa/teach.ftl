### Words of Teach, and of the bar of a lesson.

## عنوان بخش‌ها
teach-title = تدریس مینیماکس و هرس آلفا-بتا · Cutoff
teach-description =
    .content = برگه‌های تمرین، درس‌ها و صفحه‌های بازی برای وبگاه شما، و بسته‌ای برای برنامه‌های شما.

## کارت‌ها
teach-program = تکلیف برنامه‌نویسی را از روی حرکت‌هایش بررسی کنید
plan-title = یک کلاس { NUMBER($minutes) } دقیقه‌ای
plan-for = برای کلاسی که بازی دوز را می‌شناسد و از مینیماکس چیزی نشنیده است. یک نمایشگر برای همه، یک دستگاه برای هر یک یا دو نفر و یک برگهٔ چاپی لازم است.
plan-minutes = { NUMBER($from) } تا { NUMBER($to) } دقیقه
plan-play = چند نفر سعی می‌کنند از رایانه ببرند. هیچ‌کس نمی‌برد. رایانه حرکت‌هایش را چگونه انتخاب می‌کند؟
plan-values = همه با هم: بازیکن MAX کجا برود؟ کلاس شاخه‌ای را انتخاب می‌کند، پاسخ را می‌بیند و سپس برگی را می‌کشد.
plan-cut = همه با هم: کدام برگ‌ها کنار گذاشته می‌شوند؟ هر کس آن‌ها را علامت می‌زند، سپس هرس و دلیل آن را می‌بیند.
plan-lesson = هر دانش‌آموز به‌تنهایی: درس آمادهٔ «اولین هرس شما» که پاسخ پرسش‌هایش بررسی می‌شود.
plan-paper = روی کاغذ: یک درخت که با α و β و همهٔ مقدارها کامل می‌شود. سپس پاسخ‌نامه.
plan-map = آلفا-بتا چه بخشی از بازی دوز را بررسی می‌کند؟ همه برآورد می‌کنند و سپس نقشه پاسخ می‌دهد.
teach-sheet-title = چاپ برگهٔ تمرین
teach-sheet-about = درخت‌هایی برای جست‌وجوی دستی، با جای خالی برای α و β و همهٔ مقدارها، همراه با پاسخ‌نامه.
teach-lesson-title = ارائهٔ درس
teach-lesson-about = گشتی گام‌به‌گام در این وبگاه با نوشته‌ها و پرسش‌های خودتان. چند درس هم آماده است.
teach-embed-title = نمایش در وبگاه شما
teach-embed-about = یک صفحهٔ بازی، جست‌وجو یا تمرین در وبگاه خودتان، با چند سطر HTML.
teach-code-title = برای برنامه‌نویسان
teach-code-about = موتور در قالب بستهٔ npm: فایل بسته، و همهٔ فراخوانی‌ها و فیلدها.

## برگه‌های تمرین
sheet-source = منبع درخت‌ها
sheet-source-random = تصادفی
sheet-source-gallery = نمونه‌ها
sheet-source-own = درخت خودتان
teach-size = اندازه
sheet-size-of = { $plies } لایه، { $branches ->
       *[other] تا { $branches } شاخه
    }
sheet-root = شروع‌کننده
sheet-example = نمونهٔ اول
sheet-example-aima = راسل و نورویگ: نُه برگ
sheet-example-min = MIN در ریشه
sheet-example-deep = سه لایه
sheet-example-ties = با مقدارهای برابر
sheet-count = درخت‌ها
sheet-write = دانش‌آموز می‌نویسد
sheet-write-values = مقدارها
sheet-write-bounds = α و β
sheet-write-cuts = فقط هرس‌ها
sheet-new = درخت‌های دیگر
sheet-print = { $pages ->
       *[other] چاپ { NUMBER($pages) } صفحه
    }
sheet-cuts = هر درخت دست‌کم دو هرس دارد و همهٔ درخت‌ها با هم { NUMBER($cuts) } هرس دارند.
sheet-more = تنظیمات بیشتر
sheet-key = برگهٔ پاسخ‌ها
print = چاپ
sheet-preview = صفحه‌ها
sheet-too-large = این درخت در یک صفحه جا نمی‌شود، چون هر گره دست‌کم { NUMBER($least) } میلی‌متر پهنا دارد. درخت کوچک‌تری انتخاب کنید.
sheet-leaf = این درخت فقط یک برگ است و چیزی برای جست‌وجو ندارد.
sheet-unknown = جست‌وجو به مقدار یک برگ نیاز دارد که نامعلوم است. درخت دیگری انتخاب کنید.
sheet-heading = هرس آلفا-بتا: جست‌وجوی دستی
sheet-heading-key = پاسخ‌ها
sheet-name = نام
sheet-task = { $write ->
        [values] در هر گرهی که جست‌وجو وارد آن می‌شود، مقداری را که برمی‌گرداند بنویسید.
        [cuts] هر درخت را از چپ به راست با آلفا-بتا جست‌وجو کنید.
       *[bounds] در هر گرهی که جست‌وجو وارد آن می‌شود، α و β را در لحظهٔ ورود کنار مثلث بنویسید و مقداری را که برمی‌گرداند درون آن.
    } هر شاخه‌ای را که هرس می‌شود خط بزنید و زیر آن چیزی ننویسید.
sheet-tree = درخت { $tree }: شروع با { $root }
sheet-value = مقدار ریشه: { $value }
sheet-leaves = برگ‌های ارزیابی‌شده: { $evaluated } از { NUMBER($leaves) }
sheet-seed = بذر { NUMBER($seed, useGrouping: 0) }
sheet-check = بررسی روی نمایشگر:
sheet-check-each = برای بررسی روی نمایشگر، بذر درخت را در این نشانی بگذارید:
sheet-page = صفحهٔ { NUMBER($page) } از { NUMBER($pages) }

## درس‌ها
lesson-explained = درس فهرستی از گام‌هاست. هر گام بخشی از این وبگاه را با نوشتهٔ شما در بالای آن، و اگر بخواهید با یک پرسش، باز می‌کند.
lesson-ready-title = درس‌های آماده
lesson-follow = دنبال کردن
lesson-change = ویرایش یک نسخه
lesson-steps-of = { $steps ->
       *[other] { NUMBER($steps) } گام
    }
lesson-own-title = درس شما
lesson-own-explained = سطر اول عنوان است. پیوندی به این وبگاه که در سطری جدا بیاید گام جدیدی را شروع می‌کند؛ متن شما زیر آن می‌آید. سطری که با ؟ شروع شود پرسش است و سطری که با = شروع شود پاسخ درست. پس از شروع، «افزودن به درس شما» در هر صفحه، آنچه را در آن می‌بینید گام بعدی درس می‌کند.
lesson-example =
    هرس چه صرفه‌ای دارد

    watch/#tree=[[3,5],[2,7]]
    جست‌وجو را تا اولین هرس دنبال کنید.
    ؟ کدام برگ هرگز بررسی نمی‌شود؟
    = ۷
lesson-replace = این درس جای درسی را که می‌نویسید می‌گیرد. ادامه می‌دهید؟
lesson-preview-label = درس شما، گام به گام
lesson-no-steps = اینجا همان را می‌بینید که دانش‌آموزانتان می‌بینند.
lesson-untitled = درس بی‌عنوان
lesson-step = گام { NUMBER($number) }
lesson-at-empty = { $moves ->
        [0] صفحهٔ بازی خالی
       *[other] پس از { NUMBER($moves) } حرکت
    }
lesson-at-own = { $moves ->
        [0] وضعیتی که خودتان چیده‌اید
       *[other] { NUMBER($moves) } حرکت پس از وضعیتی که خودتان چیده‌اید
    }
step-tree = یک درخت
learn-chapter = فصل { NUMBER($number) }
lesson-added = به پایان درس شما اضافه شد.
lesson-try = امتحان کردن درس
lesson-copy = کپی پیوند درس
lesson-copied = پیوند درس کپی شد: { NUMBER($length) } نویسه.
lesson-long = برخی برنامه‌ها پیوندهایی به این بلندی را کوتاه می‌کنند. برای اطمینان، متن را کوتاه کنید.
lesson-saved = فقط در همین مرورگر ذخیره می‌شود. پاسخ‌ها در پیوند پنهان‌اند، ولی هر کسی می‌تواند آن‌ها را رمزگشایی کند.
lesson-not-saved = این مرورگر درس را ذخیره نمی‌کند. پیش از رفتن متن آن را کپی کنید.
lesson-not-done = انجام نشد. { $fault }
lesson-fault-line = سطر { NUMBER($line) }: { $fault }
lesson-fault-code = پیوند آن آسیب‌دیده یا ناقص است.
lesson-fault-length = { NUMBER($found) } نویسه زیاد است؛ حداکثر { NUMBER($most) } نویسه مجاز است.
lesson-fault-steps = { NUMBER($found) } گام دارد و حداکثر { NUMBER($most) } مجاز است.
lesson-fault-none = هنوز پیوندی به این وبگاه ندارد، پس گامی هم ندارد.
lesson-fault-place = این پیوند به هیچ بخشی از این وبگاه نمی‌رسد.
lesson-fault-nested = این پیوند درسی را باز می‌کند، و درس نمی‌تواند درس دیگری را در بر داشته باشد.
lesson-fault-before = پیش از اولین پیوند فقط عنوان می‌آید.
lesson-fault-answer = بالای هر پاسخ باید پرسشی باشد.
lesson-fault-question = هر گام فقط یک پرسش می‌تواند داشته باشد.

## نوار درس
lesson-label = درس: { $title }
lesson-refused = این درس باز نمی‌شود: { $fault }
lesson-no-step = این درس گام «{ $text }» ندارد: { NUMBER($steps) } گام دارد. این، گام اول است.
lesson-back = قبلی
copy-link = کپی پیوند
lesson-finish = پایان
lesson-finished = این درس را تمام کردید. { $questions ->
        [0] آفرین.
       *[other] از { NUMBER($questions) } پرسش به { NUMBER($right) } پرسش درست پاسخ دادید.
    }
lesson-ways = ادامه دهید با:
lesson-close =
    .aria-label = بستن درس
    .title = بستن درس
lesson-empty = اول پاسخی بنویسید.
lesson-right = ✓ درست.
lesson-not-yet = ✗ هنوز نه.
lesson-step-through = جست‌وجو را گام‌به‌گام دنبال کنید تا ببینید.
lesson-unchecked = این پاسخ بررسی نمی‌شود.

## صفحهٔ بازی در صفحه‌ای دیگر
embed-explained = صفحهٔ شما این پیش‌نمایش را نشان می‌دهد و خوانندگان می‌توانند در آن بازی کنند، گام‌به‌گام پیش بروند و پاسخ دهند. همه چیز از همین وبگاه بارگذاری می‌شود و چیزی در مرورگر خواننده ذخیره نمی‌شود.
embed-what-label = محتوا
embed-what-board = صفحهٔ بازی
embed-what-search = جست‌وجو در بخش تماشا
embed-what-exercise = تمرین
embed-link-label = پیوند آن، از نوار نشانی بخش تماشا یا تمرین
embed-link-fault = این پیوند نه به تماشا می‌رسد و نه به تمرین.
cutoff-page-label = جست‌وجو یا تمرین: Cutoff
cutoff-page-fault = این بخش نشان داده نمی‌شود:
cutoff-link = پیوندی که با watch/# یا practise/# شروع شود
embed-answers-label = صفحهٔ بازی
embed-answers-on = با پاسخ‌ها
embed-answers-off = فقط پرسش
embed-loading = در حال بارگذاری پیش‌نمایش…
embed-size = { NUMBER($width) } × { NUMBER($height) }
embed-theme-label = رنگ‌ها
embed-theme-auto = خودکار
embed-theme-light = روشن
embed-theme-dark = تیره
embed-players-label = بازی خواننده
embed-players-both = با هر دو طرف
embed-players-x = با X
embed-players-o = با O
embed-hints-label = راهنمایی
embed-frame = به‌صورت قاب، برای صفحه‌هایی که می‌توانید در آن‌ها HTML بگذارید
embed-element = به‌صورت عنصر، برای صفحه‌هایی که اسکریپت می‌پذیرند
code-uncopied = مرورگر اجازهٔ کپی نداد. کد انتخاب شده است.
cutoff-board-label = صفحهٔ بازی دوز با بهترین حرکت: Cutoff
cutoff-board-fault = این صفحهٔ بازی نشان داده نمی‌شود:
cutoff-script = فایل embed.js را با یک عنصر script جداگانه و نشانی آن در src بارگذاری کنید.
cutoff-position = یک نویسه برای هر خانه: X، O، و نقطه برای خانهٔ خالی
cutoff-moves = نام خانه‌ها (b2a1c3) یا شمارهٔ آن‌ها (408)

## برای برنامه‌نویسان
code-package-title = گرفتن بسته
code-package-explained = یک فایل که موتور و نوع‌های TypeScript در آن است. در مرورگرها، باندلرها، Node.js، Deno و Bun بدون تنظیمات کار می‌کند.
code-package-download = دریافت { $name }، { NUMBER($kilobytes) } کیلوبایت
code-package-install = یا از همین وبگاه نصبش کنید
code-use = سپس فراخوانی کنید
code-licence = استفاده از آن آزاد است، با پروانهٔ MIT یا Apache 2.0. همهٔ فراخوانی‌ها در README بسته فهرست شده‌اند.
code-reference = همهٔ فراخوانی‌ها و فیلدها (TypeScript، به انگلیسی)
