### What the lab says of boards beyond 3×3.

## عددها
lab-power = ⁦{ $mantissa } × ۱۰^{ $exponent }⁩
lab-power-of-ten = ⁦۱۰^{ $exponent }⁩

## مسابقه: تنظیم‌ها
depth-budget = زمان هر جست‌وجو
depth-seconds = { NUMBER($count) } ثانیه
depth-memory = بیشترین اندازهٔ جدول
depth-megabytes = { NUMBER($count) } مگابایت
depth-cost = جست‌وجوها یکی پس از دیگری اجرا می‌شوند: حداکثر { NUMBER($seconds) } ثانیه.
depth-stop-button = توقف
depth-nobody = مسابقه‌ای در کار نیست: دست‌کم یک جست‌وجو انتخاب کنید.
depth-minimax = مینیماکس
depth-alpha-beta = آلفا-بتا
depth-middle-first = آلفا-بتا، اول میانه
depth-deepening = عمیق‌سازی تکراری، با همهٔ ایده‌ها
depth-no-table = … بدون جدول جابه‌جایی
depth-no-symmetry = … بدون تقارن
depth-no-threats = … بدون تهدیدها
depth-no-double-threats = … بدون تهدیدهای دوگانه
depth-no-ordering = … بدون ترتیب حرکت‌ها
depth-no-look-ahead = … بدون نگاه پیشاپیش به فرزندها
depth-no-open-lines = … بدون شمردن خط‌های باز
depth-no-potential = … بدون وزن خط‌های باز
depth-no-follow-up = … بدون قاعدهٔ دنباله‌روی
depth-no-ideas = … بدون هیچ ایده‌ای
depth-solver = حل‌کنندهٔ ویژهٔ چهار در یک ردیف با گرانش

## مسابقه: جدول
depth-caption = هر جست‌وجو تا چه عمقی رسید
depth-column-search = جست‌وجو
depth-column-depth = عمق
depth-column-nodes = وضعیت‌های بررسی‌شده تا آن عمق
depth-column-branching = ضریب انشعاب
depth-column-rate = وضعیت در ثانیه
depth-state-waiting = شروع نشده
depth-state-loading = در حال بارگذاری
depth-state-running = در عمق { NUMBER($depth) }: { $nodes } وضعیت
depth-state-proved = اثبات شد: { $result }
depth-state-spent = زمان در عمق { NUMBER($depth) } تمام شد، ناتمام
depth-state-spent-between = زمان تمام شد و نتیجه اثبات نشد
depth-state-stopped = در عمق { NUMBER($depth) } متوقف شد، ناتمام
depth-state-stopped-between = متوقف شد و نتیجه اثبات نشد
depth-state-failed = کارگر آن پیش از پایان زمان از کار افتاد
depth-result-win = برد { $winner } پس از { NUMBER($plies) } حرکت
depth-result-draw = مساوی
depth-at-least = { $player } دست‌کم مساوی می‌گیرد.
depth-at-most = { $player } حداکثر مساوی می‌گیرد.

## مسابقه: نتیجه
depth-before-start = «شروع مسابقه» را بزنید. هر جست‌وجو تا پایان زمانش عمیق‌تر و عمیق‌تر نگاه می‌کند.
depth-headline = از { $from }، هر کدام { NUMBER($seconds) } ثانیه: { $parts }.
depth-from-empty = صفحهٔ بازی خالی
depth-from-board = این وضعیت
depth-headline-depth = { $search }: عمق { NUMBER($depth) }
depth-headline-proved = { $search }: اثبات شد، { $result }
depth-was-stopped = مسابقه را متوقف کردید. هر عمقی که در جدول آمده کامل جست‌وجو شده است؛ بقیه نه.
depth-was-ended = کارگر این جست‌وجوها زود از کار افتاد: { $searches }. عمق‌هایی که تمام کرده بودند همچنان درست است.
depth-stopped = مسابقه متوقف شد. آنچه تمام شده بود نگه داشته شد.
depth-void = زبانه پنهان شد، پس این مسابقه به حساب نمی‌آید. دوباره شروع کنید.
depth-chart = وضعیت‌های بررسی‌شده تا هر عمق
depth-axis = عمق به لایه
depth-unfinished = ناتمام: وضعیت‌های بررسی‌شده تا آن لحظه
depth-ideas = صرفه‌جویی هر ایده
depth-ideas-axis = چند برابر وضعیت بدون آن (مقیاس لگاریتمی)
depth-ideas-explained = هر سطر جست‌وجو را با یک ایده و بدون آن، تا بیشترین عمقی که هر دو تمام کرده‌اند، مقایسه می‌کند. ۱ یعنی ایده اینجا چیزی صرفه‌جویی نمی‌کند؛ کمتر از ۱ یعنی وضعیت‌های بیشتری می‌خواهد.
depth-no-ideas-raced = برای دیدن صرفه‌جویی یک ایده، عمیق‌سازی تکراری را با آن و بدون آن مسابقه دهید.
depth-at = عمق { NUMBER($depth) }
depth-by-depth = وضعیت‌های بررسی‌شده و زمان، عمق به عمق
depth-how-budget = جست‌وجوها یکی پس از دیگری اجرا می‌شوند، هر کدام در کارگر خودش و با جدول خالی. زمان بارگذاری شمرده نمی‌شود. جست‌وجو وقتی می‌ایستد که نتیجه‌اش اثبات شود یا زمانش تمام شود. اگر زبانه پنهان شود، مسابقه به حساب نمی‌آید.
depth-how-depth = مینیماکس و آلفا-بتا تا عمق ۱، ۲، ۳ و همین‌طور تا آخر، هر بار از ابتدا جست‌وجو می‌کنند و جایی که عمق تمام می‌شود برآورد می‌کنند. عمیق‌سازی تکراری از جدول خود ادامه می‌دهد؛ عمق d آن یعنی: دانسته است که آیا طرفی در d حرکت می‌برد یا نه. حل‌کننده عمق ندارد: نتیجه را اثبات می‌کند یا نمی‌کند.
depth-how-nodes = وضعیت‌ها تا پایان هر عمق شمرده می‌شوند. وضعیت‌های عمیق‌سازی تکراری همهٔ عمق‌های کمتر را هم در بر دارند. نشانهٔ توخالی با خط بریده عمقی است که تمام نشد: شمارش از آنجا ادامه می‌یافت.
depth-how-branching = ضریب انشعاب مؤثر b از آنِ درختی منظم است که تا این عمق همین‌قدر گره دارد: ⁦1 + b + b² + … + b^d⁩. سرعت دو رقم دارد و برای کمتر از ۲۰ میلی‌ثانیه گفته نمی‌شود.
