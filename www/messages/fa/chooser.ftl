### The dialog that offers boards.

chooser-title = صفحه‌ها
chooser-3x3k3 = سه مهره در یک ردیف می‌برد. کل بازی در یک لحظه جست‌وجو می‌شود.
chooser-4x4k4 = چهار مهره در یک ردیف می‌برد. برای مینیماکس بیش از اندازه بزرگ است، برای جست‌وجویی قوی‌تر آسان.
chooser-5x5k4 = چهار مهره در یک ردیف می‌برد، روی ۲۵ خانه.
chooser-7x6k4g = مهره‌ها می‌افتند؛ چهار مهره در یک ردیف می‌برد، روی ۷ ستون و ۶ سطر.
chooser-own = صفحهٔ خودتان
chooser-columns = ستون‌ها
chooser-rows = سطرها
chooser-run = چند مهره در یک ردیف می‌برد
chooser-number = { NUMBER($side) }
chooser-gravity = مهره‌ها تا پایین‌ترین خانهٔ خالی می‌افتند
chooser-open = باز کردن
chooser-refused = چنین صفحه‌ای نیست: { $run } مهره در یک ردیف روی { $columns } ستون و { $rows } سطر جا نمی‌شود.
chooser-failed = موتور بار نشد. دوباره امتحان کنید.
