/** What people call what can be done with posts. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  newPosition: {
    title: 'تعریف پست تازه',
    keywords: ['افزودن پست', 'پست سازمانی', 'ردیف', 'ظرفیت', 'position'],
  },
  appoint: {
    title: 'انتصاب: انتخاب پست',
    keywords: ['نصب', 'ابلاغ', 'دارندهٔ پست', 'تغییر پست', 'ارتقا', 'جابه‌جایی', 'انتقال', 'تعیین مدیر'],
  },
  vacancies: {
    title: 'پست‌های بلاتصدی',
    keywords: ['پست خالی', 'جای خالی', 'نیاز به جذب', 'vacant'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
