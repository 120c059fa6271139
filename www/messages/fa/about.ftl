### What the help of itself says.

about-accessibility-aim = هدف Cutoff رهنمودهای دسترس‌پذیری محتوای وب، نسخهٔ ۲٫۲، سطح AA است.
about-accessibility-tested = با هر تغییر آزموده می‌شود
about-accessibility-axe = ابزار axe در هیچ نمایی ایرادی نمی‌یابد: به انگلیسی، اسپانیایی و فارسی، روشن و تیره، در پهنای رومیزی و تلفن.
about-accessibility-keyboard = همه چیز با صفحه‌کلید شدنی است. صفحهٔ بازی یک ایستگاه Tab و کلیدهای جهت دارد، درخت هم همین‌طور.
about-accessibility-told = آنچه مرورگر از صفحهٔ بازی، درخت و آزمون به صفحه‌خوان می‌گوید با آنچه هست سنجیده می‌شود.
about-accessibility-size = هیچ نمایی در پهنای ۳۲۰ پیکسل یا در دو برابر اندازه به پهلو پیمایش نمی‌شود.
about-accessibility-colour = هیچ رنگی به‌تنهایی معنایی ندارد، و رنگ‌های اجباری سیستم نگه داشته می‌شوند.
about-accessibility-motion = هیچ چیز خودبه‌خود نمی‌جنبد.
about-accessibility-missing = هنوز نه
about-accessibility-reader = هنوز کسی صفحه را با صفحه‌خوان گوش نداده است.
about-accessibility-safari = Safari با VoiceOver آزموده نشده است، و رنگ‌های اجباری بیرون از Chromium هم نه.
about-accessibility-map = درخت کامل یک تصویر است. شاخه‌هایش را می‌توان با کلیدها یکی‌یکی پیمود و شرحشان به واژه‌ها گفته می‌شود.
about-accessibility-people = هیچ‌کس که به این ابزارها نیاز دارد آن را برای ما نیازموده است.
