### Words of Play about boards beyond 3×3.

page-title-other = بازی { $board } در برابر مینیماکس، آلفا-بتا و حل‌کننده · Cutoff

## سطر موتور
think-title = موتور
think-so-far = بهترین تا اینجا: { PLAY($cell) }
think-column = ستون { MOVE($cell) }
think-continue = ادامه
think-until-done = تا اثبات
think-seconds = { NUMBER($seconds) } ثانیه
think-memory = حافظه
think-megabytes = { NUMBER($mb) } مگابایت
think-depth = عمق { NUMBER($depth) }
think-positions = { $nodes } گره
think-speed = { $speed } در ثانیه
think-from-book = از کتاب گشایش
think-memory-refused = مرورگر نمی‌تواند حافظهٔ بیشتری در اختیار بگذارد
think-proved-win = اثبات شد: { $player } در { NUMBER($plies) } حرکت می‌برد.
think-proved-draw = اثبات شد: مساوی.
think-proved-loss = اثبات شد: { $player } در { NUMBER($plies) } حرکت می‌بازد.
think-result-win = { $player } در { NUMBER($plies) } حرکت یا کمتر می‌برد.
think-result-loss = { $player } در { NUMBER($plies) } حرکت یا کمتر می‌بازد.
think-at-least = دست‌کم مساوی برای { $player }.
think-at-most = حداکثر مساوی برای { $player }.
think-nothing = هیچ طرفی تا { NUMBER($depth) } حرکت برد قطعی ندارد.
line-so-far = بهترین ادامه تا اینجا (اثبات‌نشده): { $cells }
line-partly = { NUMBER($first) } حرکت اول از { NUMBER($plies) } حرکت.
think-move-open = نتیجهٔ بهترین حرکت هنوز اثبات نشده است.
think-waiting = در انتظار، تا زمان‌گیری هر دو جست‌وجو تمام شود.
think-paused = تا وقتی این زبانه پنهان است، جست‌وجو متوقف است.
think-stopped = { $depth ->
        [0] پیش از رسیدن به عمق ۱ متوقف شد.
       *[other] متوقف شد: تا عمق { NUMBER($depth) } رسید.
    }
think-spent = { $depth ->
        [0] پیش از رسیدن به عمق ۱ زمان تمام شد.
       *[other] زمان تمام شد: تا عمق { NUMBER($depth) } رسید.
    }
think-failed = جست‌وجو با خطا متوقف شد.
recommendation-none = هنوز حرکتی پیدا نشده است.

## صفحهٔ بازی
cell-best-so-far = بهترین تا اینجا
cell-lands = مهره به { SPOKEN($cell) } می‌افتد
sign-win = +{ $plies }
sign-draw = =
sign-loss = −{ $plies }
sign-least-draw = ⁦≥=⁩
sign-most-draw = ⁦≤=⁩
hint-short-win = ⁧برد { $plies }⁩
hint-short-draw = مساوی
hint-short-loss = ⁧باخت { $plies }⁩
hint-proved-win = برد
hint-proved-draw = مساوی
hint-proved-loss = باخت
hint-at-least-draw = ⁧⁦≥⁩ مساوی⁩
hint-at-most-draw = ⁧⁦≤⁩ مساوی⁩
refused-full = ستون { MOVE($cell) } پر است. ستون دیگری انتخاب کنید.

## آنچه می‌توان انتظار داشت
hope-proving = اگر رایانه نتیجه را به‌موقع اثبات کند، بی‌نقص بازی می‌کند.
level-proving = اگر نتیجه را به‌موقع اثبات کند، بی‌نقص بازی می‌کند. وگرنه بهترین حرکتی را که پیدا کرده است بازی می‌کند. فهرست حرکت‌ها نشان می‌دهد که نتیجه اثبات شده است یا نه.

## بازیکنان
player-proving = قوی‌ترین رایانه
name-proving = قوی‌ترین

## حرکت‌های رایانه
moves-how = دلیل
how-proved-win = ⁧اثبات‌شده: برد در { NUMBER($plies) } حرکت⁩
how-proved-draw = اثبات‌شده: مساوی
how-proved-loss = ⁧اثبات‌شده: باخت در { NUMBER($plies) } حرکت⁩
how-looked = ⁧جست‌وجو تا عمق { NUMBER($depth) }⁩
how-casual = حرکت ساده
how-random = حرکت تصادفی

## هزینهٔ مینی‌ماکس
cost-about = حدود { $size } گره (± { $error })
cost-order = از مرتبهٔ { $size } گره
cost-counted = { $size } گره
cost = جست‌وجوی کامل مینیماکس { $time } طول می‌کشید.
cost-visits = جست‌وجوی کامل مینیماکس { $visits } را بررسی می‌کرد.
cost-speed = اندازه‌گیری در این زبانه: { $measured } گره در { $time }.
span-order = از مرتبهٔ { $text } سال
span-moment = کمتر از یک ثانیه
span-seconds = { $count ->
       *[other] حدود { $text } ثانیه
    }
span-minutes = { $count ->
       *[other] حدود { $text } دقیقه
    }
span-hours = { $count ->
       *[other] حدود { $text } ساعت
    }
span-days = { $count ->
       *[other] حدود { $text } روز
    }
span-years = { $count ->
       *[other] حدود { $text } سال
    }

## هر دو جست‌وجو تا یک عمق
compare-about = ⁧≈ { $text }⁩
compare-alpha-beta = { $ahead ->
        [end] آلفا-بتا در حال جست‌وجو تا پایان است.
       *[other] آلفا-بتا در حال جست‌وجو تا { NUMBER($ahead) } حرکت جلوتر است.
    }
compare-minimax = { $ahead ->
        [end] مینیماکس با سرعت واقعی خود در حال جست‌وجو تا پایان است.
       *[other] مینیماکس با سرعت واقعی خود در حال جست‌وجو تا { NUMBER($ahead) } حرکت جلوتر است.
    }
compare-stopped = { $ahead ->
        [end] پیش از آنکه مینیماکس به پایان برسد متوقف شد.
       *[other] پیش از آنکه مینیماکس تا { NUMBER($ahead) } حرکت جلوتر را جست‌وجو کند متوقف شد.
    }
compare-share = { $ahead ->
        [end] تا پایان
       *[other] { NUMBER($ahead) } حرکت جلوتر
    }: { $about ->
        [yes] حدود *{ $times } برابر کمتر*
       *[no] *{ $times } برابر کمتر*
    } گره.
compare-too-deep = جست‌وجوی آلفا-بتا تا این عمق بیش از حد طول می‌کشد. عمق کمتری انتخاب کنید.
compare-failed = مقایسه ناموفق بود.
race-about = { $time ->
        [none] مسابقه
       *[other] مسابقه: { $time }
    }
race-short = { $time ->
        [none] مسابقه
       *[other] مسابقه: { $time }
    }
