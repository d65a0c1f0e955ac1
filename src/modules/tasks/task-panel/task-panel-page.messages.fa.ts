/** Words of the page of one task, and the name of its permission. */
export default {
  title: 'بررسی یک کار',
  permissions: {
    'tasks/taskPanel/observe': 'باز کردن یک کار',
  },
  back: 'بازگشت به پیشخوان',
  none: 'کاری در انتظار شما نیست.',
  noneAdvice: 'کارهای انجام‌شده و درخواست‌های خود را در پیشخوان ببینید.',
  nothing: 'کاری برای نمایش انتخاب نشده است.',
  nothingAdvice: 'کار را از پیشخوان یا از پیوند پیام باز کنید.',
};
