/** What people call what can be done with the own file. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  ownFile: {
    title: 'پروفایل من',
    keywords: ['پروندهٔ من', 'حساب', 'مشخصات من', 'profile'],
  },
  ownFamily: {
    title: 'خانوادهٔ من',
    keywords: ['همسر', 'فرزند', 'افراد تحت تکفل', 'بیمهٔ تکمیلی'],
  },
  ownBanking: {
    title: 'حساب‌های بانکی من',
    keywords: ['شبا', 'کارت', 'bank'],
  },
  ownDocuments: {
    title: 'مدارک من',
    keywords: ['بارگذاری مدرک', 'کارت ملی', 'شناسنامه', 'اسکن', 'documents'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
