### What Learn says in Persian; see ../en/learn.ftl.

## Contents

learn-title = یادگیری مینیماکس و هرس آلفا-بتا · Cutoff
learn-description = مینیماکس و هرس آلفا-بتا چیست؟ { NUMBER($chapters) } فصل کوتاه با شکل‌هایی که حرکت می‌کنند: برای کسی که تازه شروع می‌کند و برای کسی که دنبال کد است.
learn-heading = رایانه چگونه حرکتش را انتخاب می‌کند
learn-lead = می‌تواند همهٔ حرکت‌ها و همهٔ پاسخ‌ها را امتحان کند. اما می‌تواند بیشتر این کار را هم کنار بگذارد و چیزی از دست ندهد. { NUMBER($chapters) } فصل کوتاه نشان می‌دهند چگونه، هر کدام در { NUMBER($least) } تا { NUMBER($most) } دقیقه. فقط باید قانون‌های دوز را بدانید.
learn-no-script = متن و تصویرها کامل‌اند. اگر مرورگر شما جاوااسکریپت را اجرا کند، شکل‌ها حرکت هم می‌کنند.
learn-done = خوانده‌اید
learn-progress = { NUMBER($read) } فصل از { NUMBER($chapters) } فصل را خوانده‌اید. این فقط در مرورگر شما ذخیره می‌شود.
learn-forget = پاک کردن پیشرفت من
learn-forgotten = پیشرفت شما پاک شد.
learn-reference = واژه‌نامه و منبع‌ها
learn-reference-description = معنی اصطلاح‌های جست‌وجو در بازی‌ها، از آلفا تا تسوگ‌تسوانگ، و مقاله‌ها و کتاب‌هایی که فصل‌ها بر آن‌ها استوارند.
learn-glossary = واژه‌نامه
learn-sources = منبع‌ها
learn-source-zermelo = بازی‌هایی مانند شطرنج و دوز مقدار دارند.
learn-source-neumann = اثبات اینکه بازی‌های بسیار دیگری هم مقدار دارند.
learn-source-shannon = ماشین چگونه می‌تواند شطرنج بازی کند: حداکثر عمق، ارزیابی و اندازهٔ بازی.
learn-source-hart = از نخستین شرح‌های آلفا-بتا.
learn-source-brudno = شرح مستقل آلفا-بتا، همراه با تحلیل.
learn-source-slagle = اثبات اینکه آلفا-بتا با بهترین ترتیب چند برگ را بررسی می‌کند. فرمول مایکل لوین در سال ۱۹۶۱ در گزارش هارت و ادواردز بدون اثبات آمده بود.
learn-source-knuth = نخستین تحلیل کامل هرس آلفا-بتا.
learn-source-pearl = در درخت‌هایی با برگ‌های تصادفی، هیچ جست‌وجویی با عمق کندتر از آلفا-بتا رشد نمی‌کند.
learn-source-fishburn = آلفا-بتای fail-soft و نام آن.
learn-source-berliner = برنامه‌ای که در سال ۱۹۷۹ قهرمان جهان را در تخته‌نرد برد، با کمی خوش‌شانسی در تاس.
learn-source-chinook = برنامه‌ای که در سال ۱۹۹۴ قهرمان چکرز شد، وقتی ماریون تینزلی از مسابقه و عنوان قهرمانی کناره گرفت.
learn-source-schaeffer = اثبات اینکه بازی چکرز مساوی است.
learn-source-deep-blue = ماشینی که در سال ۱۹۹۷ گری کاسپاروف را در شطرنج شکست داد.
learn-source-alphago = برنامه‌ای که با شبکه‌های عصبی و یک جست‌وجو در بازی گو برنده شد. این مقاله پیش از مسابقه با لی سدول منتشر شد.
learn-source-russell = کتاب درسی‌ای که درختِ نُه‌برگی و ارزیابی با خط‌های باز از آن است.
learn-source-stack-abuse = دوز در پایتون، با زمان حرکت‌هایش.
learn-source-allis = حل «چهار در یک ردیف» با قاعده‌ها: تهدیدهای زوج و فرد، و پاسخ در همان ستون.
learn-source-allen = حل «چهار در یک ردیف» با جست‌وجو، در همان سال.

## A chapter

chapter-contents = همهٔ فصل‌ها
chapter-next = بعدی: { $title }
chapter-previous = قبلی: { $title }
chapter-pages =
    .aria-label = فصل‌ها
chapter-question = پرسش
chapter-answer-label = پاسخ شما
chapter-right = درست است: { $answer }.
chapter-wrong = هنوز نه. دوباره امتحان کنید یا پاسخ را ببینید.
chapter-slip = هنوز نه. { $slip }
slip-unchanged = این پاسخِ پیش از تغییر است.
slip-sides = اگر MIN در ریشه بود، این درست بود.
slip-right = جست‌وجویی که از راست به چپ برود این تعداد را بررسی نمی‌کند. این یکی از چپ به راست می‌رود.
slip-visited = این شمار برگ‌هایی است که جست‌وجو بررسی می‌کند.
slip-exact = این مقدار واقعی است که مینیماکس پیدا می‌کند. آلفا-بتا پیش از دانستن آن از شاخه بیرون می‌رود.
slip-changed = این خودِ برگ است. بازیکنی که بالاتر است چیز بهتری دارد.
slip-every = این شمار همهٔ برگ‌هاست: مینیماکس همه را بررسی می‌کند.
slip-proof = این یکی از دو اثبات است. ریشه به هر دو نیاز دارد.
slip-twice = تقریباً درست است. هر دو اثبات به یک برگ مشترک نیاز دارند که یک بار شمرده می‌شود.
slip-sign = این ارزش آن برای O است. برای X علامتش برعکس است.
slip-threatless = این بدون هیچ تهدیدی است.
slip-side = این شمار مهره‌های یک طرف است. مهره‌های هر دو طرف را بشمارید.
slip-uncut = این کم‌وبیش همان است که مینیماکس بررسی می‌کند. اما آلفا-بتا حتی با بدترین ترتیب هم هرس می‌کند.
slip-added = این فقط همان تعداد گرهی را می‌افزاید که سطر بالایی افزود. اما هر لایه شمار گره‌ها را چند برابر می‌کند.
slip-each-move = این ⁦{ NUMBER($moves) } × { NUMBER($moves) }⁩ برابر است، انگار جست‌وجو همهٔ پاسخ‌ها را بررسی کند. آلفا-بتا بیشترشان را بررسی نمی‌کند.
slip-tableless = این کم‌وبیش همان شمارِ بدون جدول است. اما بسیاری از وضعیت‌ها دوباره پیش می‌آیند.
slip-strict = اگر فقط ⁦α > β⁩ هرس می‌کرد، این درست بود. اینجا ⁦α ≥ β⁩ کافی است.
slip-sideways = این شمارِ جست‌وجویی است که برای کل درخت یک پنجره دارد. اما هر شاخه با پنجرهٔ والدش شروع می‌شود: کران‌ها پایین می‌روند، نه به پهلو و نه به بالا.
slip-shallow = یک هرس کم است. کرانی که از بالاتر می‌آید اینجا هم به حساب می‌آید.
slip-max-waits = یک هرس کم است. گره‌های MAX هم زود رها می‌شوند: آنجا β هرس می‌کند.
slip-exchanged = این شمار با جابه‌جا شدنِ α و β به دست می‌آید. گرهِ MIN وقتی رها می‌شود که مقدارش برای MAX کم باشد، و گرهِ MAX وقتی که مقدارش برای MIN زیاد باشد.
slip-first-only = یک هرس کم است. هر برگی می‌تواند کار گره را تمام کند، نه فقط برگ اول.
slip-low = این شمار برگ‌هایی است که از دارایی MAX کمترند. اما هر برگ به خاطر برگ‌های پیش از خود بررسی نمی‌شود، هر مقداری هم که داشته باشد.
slip-neighbour = این را گرهِ کناری برگردانده است. اینجا β است، نه α.
slip-start = α فقط تا وقتی ⁦−∞⁩ است که MAX چیزی نداشته باشد. شاخهٔ چپ مقدارش را برگردانده است.
slip-left = این β در شاخهٔ چپ بود. کران‌ها به پهلو نمی‌روند.
slip-open = هنگام ورود به شاخهٔ راست β برابر ∞ است. اما بعد گرهِ کناری مقداری برمی‌گرداند.
slip-alpha = این α است: آنچه MAX از پیش جای دیگری دارد.
slip-stale = α باز هم بالا می‌رود: پس از شاخهٔ دوم MAX بیشتر دارد.
slip-as-value = عدد برگشتی درون پنجره نیست، پس فقط یک کران است.
slip-at-least = عددی برابر β یا بیشتر یعنی «دست‌کم». این عدد α یا کمتر است.
slip-at-alpha = این‌ها عددهای تا α هستند. اما بیش از این معلوم است: مقدار واقعی حداکثر همان است که برگشته است.
slip-inside = این‌ها درون پنجره‌اند. در آن حال جست‌وجو خودِ مقدار را برمی‌گرداند.
slip-leaves-alone = این با آوردن کمترین برگ در آغاز هر شاخه است. خود شاخه‌ها هم ترتیب بهتری دارند.
slip-every-branch = شاخهٔ اول باید کامل بررسی شود. پیش از آن چیزی برای مقایسه نیست.
slip-quick = این باخت سریع است. اما O انتخاب می‌کند و دیر می‌بازد.
slip-flat = این بردی است که عمقش حساب نشده است.
slip-unturned = علامت درست است. اما آنچه برای یک طرف α است طرف دیگر را محدود می‌کند: این دو جابه‌جا می‌شوند.
slip-unsigned = از این دو، درست همین است. اما علامت هم عوض می‌شود.
slip-own = این α خودِ گره است. برای فرزندش همه چیز از دید طرف دیگر است.
slip-ties = عددی که با یکی از عددهای پیشین برابر است شاید فقط یک کران باشد.
slip-all-returned = عددی که از یکی از عددهای پیشین بزرگ‌تر نیست شاید فقط یک کران باشد: حداکثر همان.
slip-best-alone = بهترین یقینی است. اما هر عددی که هنگام برگشتن بهترین بود نیز یقینی است.
slip-unended = این تا پر شدن صفحهٔ بازی ادامه می‌یابد. اما آیا این بازی تمام نشده است؟
slip-free-cells = این شمار خانه‌های خالی است. اما آیا این بازی تمام نشده است؟
slip-next-board = این برای هر خانهٔ خالی یک حرکت می‌شمارد. اما آیا این بازی تمام نشده است؟
slip-uncounted = ریشه هم یک گره است.
slip-minimax-depth = مینیماکس تا همین‌جا می‌بیند.
slip-ply-more = دو برابر شدن برگ‌ها برای مینیماکس حداکثر یک لایه می‌ارزد. آلفا-بتا برای هر لایه چقدر لازم دارد؟
slip-half-depth = برعکس است: بهترین ترتیب عمق را دو برابر می‌کند.
slip-depthless = یکی از این‌ها به اندازه‌ای که این جست‌وجو باید ببیند عمیق نبوده است.
slip-boundless = این‌ها خانه‌هایی‌اند که عمقشان کافی است. اما کرانی که درون پنجره باشد مقدار را نامعلوم می‌گذارد.
slip-values-alone = کران هم می‌تواند پاسخ باشد، اگر بیرون پنجره باشد.
slip-every-entry = بعضی به اندازهٔ کافی عمیق نبوده‌اند و بعضی مقدار را نامعلوم می‌گذارند.
slip-one-threat = این با یک تهدید است، مانند شکل.
slip-threats-alone = X هم پاسخ می‌دهد: هر تهدید دو لایه مصرف می‌کند.
slip-own-lines = این شمارِ ردیف‌های X است. ردیف‌های O از آن کم می‌شوند.
slip-their-lines = این شمارِ ردیف‌های O است.
slip-wins = این شمار حرکت‌هایی است که X پس از آن‌ها می‌برد. در مساوی هم O نمی‌برد.
slip-each-of-three = این همهٔ آن‌هاست. پس از یکی O می‌تواند بی‌درنگ ببرد.
slip-uncompared = با یکی از آن‌ها X ردیف خودش را کامل می‌کند.
slip-faultless = این همان مقدار است: آنچه به MAX می‌رسد اگر MIN اشتباه نکند.
slip-other-branch = این برگ در شاخه‌ای است که MAX انتخاب نمی‌کند.
slip-even = این دو برابر اثبات بزرگ‌تر است. اگر عمق فرد باشد، یکی از دو اثبات کوچک‌تر است.
slip-nothing = مینیماکس همهٔ برگ‌ها را بررسی می‌کند. اینجا یک بازیکن پیش از بررسی همهٔ برگ‌ها جای دیگری چیزی به همین خوبی دارد.
chapter-unread = یک عدد صحیح بنویسید.
chapter-answer = دیدن پاسخ
chapter-answer-is = پاسخ { $answer } است.

## Programs

program-title = برنامه، مرحلهٔ { $number } از { $stages }: { $name }
stage-tree-minimax = مینیماکس روی درخت
stage-tree-alpha-beta = آلفا-بتا روی درخت
stage-minimax = آلفا-بتا روی صفحهٔ بازی
stage-depth = حداکثر عمق و ارزیابی
stage-deepening = عمیق‌سازی تکراری
stage-table = جدول جابه‌جایی
program-new = سطرهایی که کنارشان نواری هست، نسبت به مرحلهٔ { $number } جدیدند یا تغییر کرده‌اند.
program-new-soft = سطرهایی که کنارشان نواری هست، با جست‌وجوی fail-soft فرق دارند.
program-language =
    .aria-label = زبان برنامه‌نویسی
program-not-copied = مرورگر اجازهٔ کپی نمی‌دهد. متن را انتخاب و کپی کنید.
program-download = دریافت کل برنامه؛ در بالای آن نوشته شده چه چیزی را می‌توان تغییر داد
program-judge = برنامهٔ خودتان را بررسی کنید
program-run = اجرا در همین صفحه
program-running = در حال اجرا…
program-ran = { $stage ->
        [tree-minimax] روی درخت برنامه؛ مقدار { NUMBER($found) } است
        [tree-alpha-beta] روی درخت برنامه؛ مقدار { NUMBER($found) } است
        [fail-hard] روی درخت برنامه؛ مقدار { NUMBER($found) } است
        [depth] از صفحهٔ بازی خالیِ چهار در یک ردیف
       *[other] از صفحهٔ بازی خالی؛ حرکت انتخاب‌شده { PLAY($found) } است
    }
program-search = جست‌وجو
program-row-program = این برنامه، به جاوااسکریپت
program-row-engine = { $stage ->
        [tree-minimax] موتور، که هر گام را ثبت هم می‌کند
        [tree-alpha-beta] موتور، که هر گام را ثبت هم می‌کند
        [fail-hard] موتور، که هر گام را ثبت هم می‌کند
       *[other] موتور این وبگاه
    }
program-row-before = { $stage ->
        [tree-alpha-beta] مینیماکسِ موتور، آن هم با ثبت گام‌ها
        [fail-hard] جست‌وجوی fail-soft موتور، آن هم با ثبت گام‌ها
        [minimax] مینیماکسِ موتور
        [depth] مینیماکسِ موتور با همان حداکثر عمق
       *[other] آلفا-بتای موتور به‌تنهایی
    }
program-failed = برنامه اینجا اجرا نشد.

## Figures

figure-back = گام به عقب
figure-forward = گام به جلو
figure-scrub = گام
figure-reset = از نو
figure-watch = باز کردن در تماشا
figure-more = پیوند و تصویر
figure-tree = نمودار درخت { $tree }.
figure-boards = نمودار درختی از صفحه‌های بازی. ریشهٔ آن صفحهٔ بازی { $board } است.
figure-scale = تعداد گره‌ها به شکل نقطه روی یک محور. همان عددها کنار نقطه‌ها نوشته شده است.
figure-scale-tenfold = هر خط عمودی نشان‌دهندهٔ ده برابر گره‌های خط پیش از آن است.
figure-leaf = برگ { $path }
figure-branch = شاخهٔ { $path }
figure-lower = کمتر
figure-raise = بیشتر
figure-to-left = به چپ
figure-to-right = به راست
figure-drag-leaf = برگی را بالا یا پایین بکشید، یا آن را انتخاب کنید و دکمه‌ها را بزنید.
figure-drag-branch = شاخه یا برگی را به چپ یا راست بکشید، یا آن را انتخاب کنید و دکمه‌ها را بزنید.

figure-tree-start = هنوز هیچ گرهی بررسی نشده است. در ریشه MAX انتخاب می‌کند.
figure-tree-enter = جست‌وجو وارد شاخهٔ { $path } می‌شود. اینجا { $side } انتخاب می‌کند.
figure-tree-leaf = مقدار این برگ { $value } است.
figure-tree-exact = مقدار شاخهٔ { $path } برابر { $value } است.
figure-tree-least = مقدار شاخهٔ { $path } دست‌کم { $value } است.
figure-tree-most = مقدار شاخهٔ { $path } حداکثر { $value } است.
figure-tree-max-gets = { $path ->
        [root] در ریشه
       *[other] در شاخهٔ { $path }
    } مقدار { $value } یا بیشتر برای MAX تضمین است.
figure-tree-min-gets = در شاخهٔ { $path } تضمین MIN این است: مقدار { $value } یا کمتر.
figure-tree-max-has = اما MAX در جای دیگری { $value } را دارد.
figure-tree-min-has = اما MIN در جای دیگری تضمین دارد که MAX بیش از { $value } نگیرد.
figure-tree-keeps = انتخاب { $side } همان { $value } می‌ماند.
figure-tree-cut = ✂ { $owner ->
        [root] در ریشه
       *[other] در شاخهٔ { $owner }
    } { $side ->
        [MAX] تضمین MIN این است که MAX بیش از { $bound } نگیرد
       *[MIN] مقدار { $bound } برای MAX تضمین است
    }. اینجا { $side ->
        [MAX] مقدار { $value } یا بیشتر نصیب MAX می‌شود
       *[MIN] مقدار { $value } یا کمتر نصیب MAX می‌شود
    }، که برای { $side ->
        [MAX] MIN
       *[MIN] MAX
    } { $compare ->
        [tie] بهتر نیست
       *[strict] بدتر است
    }. پس { $side ->
        [MAX] MIN
       *[MIN] MAX
    } به اینجا نمی‌آید: { $skipped ->
        [one] یک شاخه کنار گذاشته می‌شود.
       *[other] { NUMBER($skipped) } شاخه کنار گذاشته می‌شود.
    }
figure-tree-end = جست‌وجو تمام شد. مقدار ریشه { $value } است.
figure-tree-skipped = { $skipped ->
        [0] همهٔ برگ‌ها بررسی شد.
        [one] یک برگ بررسی نشد.
       *[other] تعداد برگ‌های بررسی‌نشده: { NUMBER($skipped) }.
    }
figure-bound-max = اکنون α برابر { $value } است.
figure-bound-min = اکنون β برابر { $value } است.
figure-board-start = نوبت { $player } است. هنوز هیچ حرکتی بررسی نشده است.
figure-board-all = کل درخت. زیر هر صفحهٔ بازی پایانی نوشته شده که بازی چگونه تمام شد.
figure-board-enter = بازیکن { $player } در خانهٔ { $cell } بازی می‌کند.
figure-board-leaf = { $result ->
        [x] سه مهرهٔ X در یک ردیف است.
        [o] سه مهرهٔ O در یک ردیف است.
       *[draw] صفحهٔ بازی پر است و هیچ‌کس نبرده است.
    }
figure-board-result = اگر { $player } در خانهٔ { $cell } بازی کند، با بهترین بازی هر دو طرف { $result ->
        [x] ‏X می‌برد
        [o] ‏O می‌برد
       *[draw] بازی مساوی می‌شود
    }.
figure-board-exact = اگر { $player } در خانهٔ { $cell } بازی کند، مقدار وضعیت برای X برابر { $value } است.
figure-board-least = اگر { $player } در خانهٔ { $cell } بازی کند، مقدار وضعیت برای X دست‌کم { $value } است.
figure-board-most = اگر { $player } در خانهٔ { $cell } بازی کند، مقدار وضعیت برای X حداکثر { $value } است.
figure-board-end = با بهترین بازی هر دو طرف { $result ->
        [x] ‏X می‌برد
        [o] ‏O می‌برد
       *[draw] بازی مساوی می‌شود
    }.
figure-board-choice = جست‌وجو خانهٔ { $cell } را انتخاب می‌کند: نخستین حرکت از بهترین حرکت‌های { $player }.
figure-flip = در ریشه { $player ->
        [X] ⁦≥⁩ به‌جای ⁦>⁩
       *[O] ⁦≤⁩ به‌جای ⁦<⁩
    }
figure-flipped = اکنون از حرکت‌هایی که همان مقدار را برمی‌گردانند آخری، { $cell }، انتخاب می‌شود. آنچه برگردانده بود فقط یک کران بود.

## What a figure asks before it answers

ask-branch = بازیکن MAX کجا برود؟ شاخه‌ای را بزنید.
ask-board = نوبت { $player } است. شما کجا بازی می‌کردید؟ یکی از صفحه‌های بازی را که درست زیر بالاترین‌اند بزنید.
ask-cut = جست‌وجو به کدام برگ‌ها نیاز ندارد؟ آن‌ها را بزنید و سپس «بررسی» را.
ask-move = نوبت { $player } است. شما کجا بازی می‌کردید؟ ستونی را بزنید.
ask-choice = نوبت { $player } است و جست‌وجویی { NUMBER($depth) } لایه را بررسی می‌کند. کدام حرکت را انتخاب می‌کند؟ خانه‌ای را بزنید.
ask-first = کدام برگِ شاخهٔ { NUMBER($branch) } باید اول بیاید تا برگ‌های بیشتری بررسی نشوند؟ آن را بزنید.
ask-unmarked = اول دست‌کم یک برگ را علامت بزنید.
figure-read-on = ادامهٔ متن بدون پاسخ دادن
judged-right = درست است.
judged-all = درست است: همین برگ‌ها بررسی نمی‌شوند و نه برگ دیگری.
judged-leaf = { $leaf } (⁦{ $value }⁩)
judged-missed = از قلم افتاده: جست‌وجو { $leaves } را بررسی نمی‌کند.
judged-visited = به‌اشتباه علامت خورده: جست‌وجو { $leaves } را بررسی می‌کند.
judged-first-right = درست است. آنجا MIN انتخاب می‌کند، و { $value } از { $alpha } که MAX از پیش دارد بیشتر نیست: یک برگ کافی است.
judged-first-highest = بهترین برگ برای MAX همین { $value } است. اما آنجا MIN انتخاب می‌کند، پس کوچک‌ترین برگ باید اول بیاید: { $leaf }.
judged-first-open = مقدار { $value } از { $alpha } که MAX از پیش دارد بیشتر است، پس جست‌وجو باید ادامه یابد. { $leaf } آن را بی‌درنگ تمام می‌کند.
judged-choice-right = درست است: پس از { $cell } باختی نمی‌بیند.
judged-choice-loses = پس از { $cell } می‌بیند که { $player } در { NUMBER($plies) } حرکت می‌بازد. حرکتی که انتخاب می‌کند { $choice } است: پس از آن باختی نمی‌بیند.
judged-choice-other = پس از { $cell } هم باختی نمی‌بیند. اما برآوردش پس از { $choice } بهتر است.
judged-move = { $by ->
        [column] ستون { NUMBER($move) }
       *[cell] خانهٔ { $move }
    }: با بهترین بازی هر دو طرف { $outcome ->
        [win] { $player } در { NUMBER($plies) } حرکت می‌بَرد
        [loss] { $player } در { NUMBER($plies) } حرکت می‌بازد
       *[draw] بازی مساوی می‌شود
    }.
figure-map-all = کل درخت دوز به شکل نوار، برای هر لایه یکی. همه‌اش روشن است: مینیماکس همهٔ گره‌ها را بررسی می‌کند.
figure-map-some = همان درخت. آنچه آلفا-بتا بررسی می‌کند روشن است، بیشتر در سمت چپ؛ بقیه تاریک است.
figure-map-told = آلفا-بتا { NUMBER($visited) } گره از { NUMBER($nodes) } گره را بررسی می‌کند، یعنی { $percent }. آنچه تاریک است هرگز بررسی نمی‌شود.
ask-share = مینیماکس همهٔ گره‌ها را بررسی می‌کند: همه‌جا روشن است. آلفا-بتا چه بخشی از آن را بررسی می‌کند؟
ask-leaves = مینیماکس همهٔ برگ‌ها را بررسی می‌کند: همه روشن‌اند. اگر بهترین حرکت اول بیاید، آلفا-بتا چه بخشی از آن‌ها را بررسی می‌کند؟
ask-share-label = برآورد شما
judged-said = برآورد شما { $text } بود.
ask-orders = اگر کناره‌ها اول بیایند، آلفا-بتا { NUMBER($before) } گره را بررسی می‌کند. اگر همیشه بدترین حرکت اول بیاید، چند گره؟
told-orders = اگر بدترین حرکت اول بیاید، { NUMBER($nodes) } گره بررسی می‌شود. مینیماکس { NUMBER($minimax) } گره را بررسی می‌کند.
ask-growth = هر سطر دو لایه بیشتر از سطر بالایی را بررسی می‌کند. آلفا-بتا در سطر آخر چند گره را بررسی می‌کند؟
told-growth = در سطر آخر { NUMBER($nodes) } گره بررسی می‌شود، حدود { NUMBER($times) } برابر سطر بالایی.
ask-tools = با امتیاز با عمق، آلفا-بتا به‌تنهایی { NUMBER($before) } گره را بررسی می‌کند. با جدول جابه‌جایی چند گره؟
told-tools = با جدول { NUMBER($nodes) } گره بررسی می‌شود، و اگر صفحه‌های بازیِ متقارن یکی شمرده شوند باز هم کمتر.
judged-close = نزدیک بود.

## A tree in which every node has as many children

uniform-label = نمودار درخت به شکل نوار، برای هر لایه یکی، با ریشه در بالا. پهنای هر گره به اندازهٔ همهٔ چیزهایی است که زیر آن است.
uniform-branching = ضریب انشعاب b
uniform-depth = عمق d
uniform-order = ترتیب
uniform-best = اول بهترین
uniform-random = تصادفی
uniform-worst = اول بدترین
uniform-visited = ■ بررسی‌شده
uniform-skipped = □ بررسی‌نشده
uniform-leaves = آلفا-بتا { NUMBER($leaves) } برگ از { NUMBER($all) } برگ را بررسی می‌کند: { $percent }.
uniform-formula = حاصل فرمول برای بهترین ترتیب: ⁦{ NUMBER($up) } + { NUMBER($down) } − ۱ = { NUMBER($least) }⁩.

## What the dots of a figure stand for

scale-proof-empty = کوچک‌ترین اثبات
scale-order-best = اول بهترین حرکت
scale-order-centre = اول مرکز
scale-order-rows = سطر به سطر
scale-order-edges = اول کناره‌ها
scale-order-worst = اول بدترین حرکت
scale-nodes-minimax-empty = مینیماکس
scale-visit-symmetry = جدول، و صفحه‌های بازیِ متقارن یکی شمرده می‌شوند
scale-visit-table = جدول جابه‌جایی
scale-nodes-alpha-beta-depth-aware-empty = آلفا-بتا به‌تنهایی
scale-visit-deepening = عمیق‌سازی تکراری

## مجموعه‌ای از صفحه‌های بازی در یک شکل

figure-play = باز کردن در بازی
series-board = نمودار یک صفحهٔ بازی. حرکت‌هایی که به آن می‌رسند: { $moves }.
series-start = نوبت { $player } است.
series-plays = { $by ->
        [column] بازیکن { $player } در ستون { NUMBER($move) } بازی می‌کند.
       *[cell] بازیکن { $player } در خانهٔ { $move } بازی می‌کند.
    }
series-one = یک مهرهٔ دیگر در خانهٔ علامت‌دار به برد می‌رسد، پس { $other } باید همان‌جا پاسخ دهد.
series-two = اکنون { $player } در دو خانه می‌تواند ببرد و { $other } فقط جلوی یکی را می‌تواند بگیرد.
series-waits = بازیکن { $player } در یک خانهٔ علامت‌دار می‌بَرد، اما خانهٔ زیر آن هنوز خالی است.
series-loses = اکنون { $player } می‌تواند بی‌درنگ ببرد.
series-won = بازیکن { $player } اکنون { NUMBER($run) } مهره در یک ردیف دارد.
series-depth = در عمق { NUMBER($depth) }، جست‌وجو { $by ->
        [column] ستون { NUMBER($move) }
       *[cell] خانهٔ { $move }
    } را انتخاب می‌کند.
series-estimated = برآورد آن برای X برابر { FIGURE($estimate) } است.
series-proved = اثبات می‌کند که { $outcome ->
        [win] { $player } در { NUMBER($plies) } حرکت می‌برد، با احتساب حرکت‌های هر دو طرف.
        [loss] { $player } در { NUMBER($plies) } حرکت می‌بازد، با احتساب حرکت‌های هر دو طرف.
       *[draw] بازی مساوی است.
    }
series-visited = تاکنون { NUMBER($nodes) } گره را بررسی کرده است.
series-stops = جست‌وجو با عمق { NUMBER($depth) } اینجا می‌ایستد. باختی نمی‌بیند و برآورد آن برای X برابر { FIGURE($estimate) } است.
series-deeper = با عمق { NUMBER($depth) }:
series-open = { $lines ->
        [one] در یک ردیف فقط { $player } مهره دارد و { $other } ندارد؛ این ردیف { NUMBER($counted) } می‌ارزد.
       *[other] در { NUMBER($lines) } ردیف فقط { $player } مهره دارد و { $other } ندارد؛ این‌ها روی هم { NUMBER($counted) } می‌ارزند.
    }
series-counted = پس برآورد برای X برابر است با ⁦{ NUMBER($x) } − { NUMBER($o) } = { FIGURE($estimate) }⁩.
