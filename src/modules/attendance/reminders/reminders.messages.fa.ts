/** What people are told of attendance without anybody's asking. */
export default {
  date: 'روز',
  name: 'نام شخص',
  nameExample: 'سارا احمدی',
  device: 'دستگاه',
  deviceExample: 'درب اصلی',
  company: 'شرکت',
  companyExample: 'گروه آرمان',
  missedPress: {
    title: 'تردد جاافتاده',
    subject: (v: { date: string }) => `روز ${v.date} یک تردد شما ثبت نشده است.`,
    body: 'اگر فراموش کرده‌اید، درخواست «تردد فراموش‌شده» بفرستید.',
  },
  ceilingNear: {
    title: 'نزدیک شدن به سقف کار',
    subject: 'کار شما به سقف مجاز نزدیک شده است.',
    body: 'پیش از ماندن بیشتر، با مدیر خود هماهنگ کنید.',
  },
  ceilingNearOf: {
    title: 'نزدیک شدن پرسنل به سقف کار',
    subject: (v: { name: string }) => `کار ${v.name} به سقف مجاز نزدیک شده است.`,
  },
  silent: {
    title: 'دستگاه خاموش',
    subject: (v: { device: string; company: string }) => `دستگاه حضور و غیاب «${v.device}» در «${v.company}» تماس نمی‌گیرد.`,
    body: 'تا وصل شدن دستگاه، ترددهای آن نمی‌رسد.',
  },
} as const;
