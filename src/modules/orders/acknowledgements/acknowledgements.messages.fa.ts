/** /emplOrder/acknowledgements: title, permissions and refusals. */
export default {
  title: 'دریافت احکام',
  receiptTitle: 'تأیید دریافت حکم',
  permissions: {
    'emplOrder/orders/remind': 'یادآوری دریافت حکم',
    'emplOrder/orders/receive': 'ثبت دریافت کاغذی یا ایمیلی حکم',
  },
  errors: {
    noneWaits: 'هیچ‌یک از حکم‌های انتخاب‌شده در انتظار دریافت نیست. فهرست را تازه کنید.',
    remindedToday: 'امروز به این افراد یادآوری شده است. فردا دوباره یادآوری کنید.',
    noMail: 'ایمیل این سامانه یا نشانی آن تنظیم نشده است. مدیر سامانه آن را تنظیم می‌کند.',
    noAddress: 'برای هیچ‌یک از این افراد نشانی ایمیل ثبت نشده است.',
    ownOrder: 'دریافت حکم خود را در پروفایل خود تأیید کنید؛ حکم خود را از انتخاب بردارید.',
    inFuture: 'روز دریافت از امروز دیرتر است.',
    beforeSigned: (v: { name: string; day: string }) => `حکم ${v.name} در ${v.day} امضا شده است؛ روز دریافت پیش از آن نیست.`,
  },
} as const;
