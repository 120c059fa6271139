### Words of Practise for pasting a visitor's own program.

paste-edit = ویرایش برنامه
paste-what-asked = از برنامهٔ شما در همهٔ { NUMBER($positions) } وضعیت یک حرکت می‌خواهیم.
paste-what-compared = هر پاسخ را با بازی بی‌نقص مقایسه می‌کنیم.
paste-what-found = سپس ساده‌ترین وضعیتی را که برنامهٔ شما در آن اشتباه می‌کند و باگ احتمالی آن را می‌بینید.
paste-language = زبان
paste-note-board = صفحهٔ بازی نُه خانه دارد، سطر به سطر، و خانهٔ خالی نقطه است: "X" "O" "."
paste-note-move = پاسخ، شمارهٔ یک خانه است و شماره‌ها از ۰ شروع می‌شوند.
paste-how = تابعی بنویسید که صفحهٔ بازی را بگیرد و یک حرکت برگرداند، مانند { $name }. این تابع در مرورگر شما اجرا می‌شود و به این صفحهٔ وب و به شبکه دسترسی ندارد.
paste-starting = در حال راه‌اندازی برنامهٔ شما…
paste-starting-python = در حال راه‌اندازی پایتون. چند ثانیه طول می‌کشد.
paste-looking = در حال یافتن شیوهٔ فراخوانی برنامهٔ شما…
paste-tried = { $calls ->
        [one] تاکنون { $calls } فراخوانی
       *[other] تاکنون { $calls } فراخوانی
    }
paste-waiting = { $seconds } ثانیه در انتظار
paste-no-function = تابعی برای فراخوانی نیست. تابعی بنویسید که صفحهٔ بازی را بگیرد و یک حرکت برگرداند. متدهای کلاس‌ها و شیءها فراخوانده نمی‌شوند.
paste-no-board = نمی‌توانیم دربارهٔ وضعیتی از تابع { $name } بپرسیم، چون صفحهٔ بازی را نمی‌گیرد. پارامتری برای صفحهٔ بازی به آن بدهید.
paste-no-start = اجرای برنامهٔ شما شروع نمی‌شود: { $text }{ $line ->
        [0] {""}
       *[other] {" "}(خط { NUMBER($line, useGrouping: 0) }).
    }
paste-no-start-silent = اجرای برنامهٔ شما شروع نمی‌شود و این مرورگر دلیلش را نمی‌گوید. دلیل معمول آن یک خطای نحوی است.
paste-no-start-hung = راه‌اندازی برنامهٔ شما تمام نمی‌شود. آیا بیرون از تابع حلقه‌ای بی‌پایان هست؟
paste-no-start-died = اجرای برنامهٔ شما شروع نمی‌شود، چون این مرورگر در اینجا اجازهٔ اجرای برنامه نمی‌دهد.
paste-no-start-deep = اجرای برنامهٔ شما شروع نمی‌شود، چون بخش‌های آن بیش از اندازه تودرتو هستند.
paste-no-start-ended = اجرای برنامهٔ شما در خط { NUMBER($line, useGrouping: 0) } تمام شد، پیش از آنکه تابعی تعریف کند.
paste-no-start-unloaded = پایتون بارگذاری نشد. باید یک بار با اتصال به شبکه بارگذاری شود.
paste-no-start-hint = { $what ->
        [ModuleNotFoundError] اینجا فقط ماژول‌های کتابخانهٔ استاندارد پایتون را می‌توان import کرد.
        [require] اینجا هیچ ماژولی را نمی‌توان import کرد. خط‌هایی را که از ماژول استفاده می‌کنند حذف کنید.
        [SyntaxError] برنامه به زبان { $language ->
            [python] Python
           *[javascript] JavaScript
        } خوانده می‌شود.
       *[page] برنامهٔ شما بدون صفحهٔ وب اجرا می‌شود. خط‌هایی را که از صفحهٔ وب استفاده می‌کنند حذف کنید.
    }
paste-no-form = فراخوانی‌های رایج را امتحان کردیم. هیچ‌کدام حرکت مجازی برنگرداند.
paste-no-form-why = فراخوانی‌های رایج را امتحان کردیم. هیچ‌کدام حرکت مجازی برنگرداند: { $why }
paste-no-form-silent = تابع { $name } چیزی برنگرداند. آیا حرکتش را به‌جای برگرداندن چاپ کرد، یا نشانه‌های دیگری انتظار دارد؟
paste-no-form-slow = فراخوانی‌های رایج را { $seconds } ثانیه امتحان کردیم. هیچ‌کدام حرکت مجازی برنگرداند.
paste-why-raised = برنامهٔ شما می‌گوید «{ $text }».
paste-why-hung = برنامهٔ شما در { $seconds } ثانیه پاسخی نداد.
paste-why-died = مرورگر آن را بست، احتمالاً چون حافظهٔ زیادی گرفته بود.
paste-why-foreign = برنامهٔ شما متوقف شد، چون پیامی غیرمنتظره فرستاد.
paste-call = فراخوانی
paste-call-cell = یعنی { CELL($cell) }
paste-call-none = که شمارهٔ هیچ خانه‌ای نیست
paste-unsure = برنامهٔ شما هنوز بررسی نشده است. آیا شیوهٔ فراخوانی آن همین است؟
paste-ask = { $call } را فراخواندیم و { $value } گرفتیم. آیا این یعنی بازی کردن در { CELL($cell) }؟
paste-ask-illegal = { $call } را فراخواندیم و { $value } گرفتیم. این حرکت مجاز نیست.
paste-ask-nothing = { $call } را فراخواندیم و پاسخی نگرفتیم.
paste-ask-yes = بله، بررسی شود
paste-ask-mend = اگر نه، شیوهٔ فراخوانی برنامهٔ خود را در زیر مشخص کنید.
paste-form = شیوهٔ فراخوانی
paste-form-name = تابع
paste-form-cells = صفحهٔ بازی
paste-form-empty = خانهٔ خالی
paste-empty-index = شمارهٔ آن از ۰
paste-empty-number = شمارهٔ آن از ۱
paste-form-signs = نشانهٔ X و O
paste-form-given = پارامتر { $name }
paste-given-board = صفحهٔ بازی
paste-given-sign = نشانهٔ طرفی که نوبت اوست
paste-given-other = نشانهٔ طرف دیگر
paste-given-is-x = اگر نوبت X باشد، درست
paste-given-is-o = اگر نوبت O باشد، درست
paste-given-one-or-minus = برای X ⁦۱⁩ و برای O ⁦−۱⁩
paste-given-zero = ۰
paste-given-free = تعداد خانه‌های خالی
paste-given-least = عددی منفی و بسیار بزرگ
paste-given-most = عددی مثبت و بسیار بزرگ
paste-form-answer = پاسخ
paste-form-plays = طرف
paste-plays-both = هر دو طرف
paste-plays-one = فقط { $player }
paste-asked = { $asked } از { $positions } بررسی شد
paste-stopped = پس از { $asked } از { $positions } وضعیت متوقف شد.
paste-given-up = بررسی پس از { $asked } از { $positions } وضعیت تمام شد، چون برنامهٔ شما { $ends } بار بی‌پاسخ ماند یا متوقف شد.
paste-raised = { $count ->
        [one] برنامهٔ شما در یک وضعیت با خطا تمام شد: { $text }
       *[other] برنامهٔ شما در { $count } وضعیت با خطا تمام شد. اولین خطا: { $text }
    }
paste-ended = { $count ->
        [one] در یک وضعیت
       *[other] در { $count } وضعیت
    } برنامهٔ شما پاسخی نداد: { $why }
paste-unstarted = { $count ->
        [one] در یک وضعیت
       *[other] در { $count } وضعیت
    } اجرای دوبارهٔ برنامهٔ شما ممکن نشد.
paste-calls = از صفحهٔ بازی خالی، تابع { $name } در مجموع { $calls } بار فراخوانده می‌شود.
paste-calls-link = کدام برنامه‌ها به این تعداد می‌رسند؟
paste-load-python = بارگذاری پایتون ({ NUMBER($megabytes) } مگابایت) و بررسی
paste-loading = در حال بارگذاری پایتون…
paste-python-licence = پایتون در اینجا { $name } است: نرم‌افزاری آزاد با پروانهٔ { $licence }.
paste-python-source = کد منبع آن
