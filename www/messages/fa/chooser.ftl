### The dialog that offers boards.

chooser-title = صفحه‌های بازی
chooser-3x3k3 = هر که سه مهره در یک ردیف بچیند می‌برد. کل بازی در یک لحظه جست‌وجو می‌شود.
chooser-4x4k4 = هر که چهار مهره در یک ردیف بچیند می‌برد. برای مینیماکس بیش از حد بزرگ است، اما حل‌کننده آن را سریع حل می‌کند.
chooser-5x5k4 = { NUMBER($cells) } خانه. هر که چهار مهره در یک ردیف بچیند می‌برد.
chooser-7x6k4g = { NUMBER($columns) } ستون و { NUMBER($rows) } سطر، با گرانش. هر که چهار مهره در یک ردیف بچیند می‌برد.
chooser-own = صفحهٔ بازی خودتان
chooser-columns = ستون‌ها
chooser-rows = سطرها
chooser-run = تعداد مهره در یک ردیف برای برد
chooser-gravity = گرانش: مهره‌ها تا پایین‌ترین خانهٔ خالی می‌افتند
chooser-open = باز کردن
chooser-refused = { $run } مهره در یک ردیف روی صفحهٔ بازی با { $columns } ستون و { $rows } سطر جا نمی‌شود.
chooser-failed = موتور بارگذاری نشد. دوباره امتحان کنید.
