### What the help of itself says.

about-accessibility-aim = هدف این صفحه رعایت رهنمودهای دسترس‌پذیری محتوای وب، نسخهٔ ۲٫۲، سطح AA است.
about-accessibility-tested = با هر تغییر آزموده می‌شود
about-accessibility-axe = ابزار axe در هیچ بخشی مشکلی پیدا نمی‌کند: به انگلیسی، اسپانیایی و فارسی، و به انگلیسی در حالت تیره نیز.
about-accessibility-keyboard = همه چیز با صفحه‌کلید شدنی است. صفحهٔ بازی یک ایستگاه کلید Tab است و با کلیدهای جهت‌نما در آن حرکت می‌کنید؛ درخت هم همین‌طور.
about-accessibility-told = آنچه مرورگر دربارهٔ صفحهٔ بازی، درخت و تمرین‌ها به صفحه‌خوان می‌گوید با آنچه دیده می‌شود مقایسه می‌شود.
about-accessibility-size = هیچ نمایی در پهنای ۳۲۰ پیکسل یا با بزرگ‌نمایی ۲۰۰ درصد پیمایش افقی ندارد.
about-accessibility-colour = رنگ هرگز تنها نشانه نیست، و حالت رنگ‌های اجباری رعایت می‌شود.
about-accessibility-motion = فقط حرکت‌های کوتاه خودبه‌خود شروع می‌شوند، و اگر سیستم شما حرکت کمتر بخواهد هیچ‌کدام.
about-accessibility-missing = هنوز آزموده نشده
about-accessibility-reader = هنوز کسی با صفحه‌خوان به صفحه گوش نداده است.
about-accessibility-safari = مرورگر Safari با VoiceOver آزموده نشده است، و رنگ‌های اجباری بیرون از Chromium هم نه.
about-accessibility-map = کل درخت یک نمودار است. شاخه‌هایش را می‌توان با صفحه‌کلید یکی‌یکی پیمود و هر یک شرحی نوشتاری دارد.
about-accessibility-people = هنوز هیچ‌یک از کسانی که به فناوری‌های کمکی نیاز دارند این وبگاه را آزمایش نکرده است.

## What the build writes into files beside the pages
app-name = Cutoff
app-description = دوز بازی کنید و مینیماکس و هرس آلفا-بتا را در عمل ببینید.
not-found-title = این صفحه وجود ندارد
not-found-text = در این نشانی چیزی نیست: شاید اشتباه نوشته شده یا صفحه جابه‌جا شده است.
not-found-link = رفتن به صفحهٔ آغاز
