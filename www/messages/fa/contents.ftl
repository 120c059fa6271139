### Words of the contents of Learn, in Persian; see ../en/contents.ftl.

learn-progress = { NUMBER($read) } فصل از { NUMBER($chapters) } فصل را خوانده‌اید و { NUMBER($minutes) } دقیقه مانده است. این فقط در مرورگر شما ذخیره می‌شود.
learn-begin = از اینجا شروع کنید
learn-go-on = ادامه دهید
learn-open = باز کردن فصل { NUMBER($number) }
learn-minutes = { NUMBER($minutes) } دقیقه
part-start = ایده
part-hand = آلفا-بتا با دست
part-program = در برنامه
part-large = بازی‌های بزرگ‌تر
learn-forget = پاک کردن پیشرفت من
learn-forgotten = پیشرفت شما پاک شد.
