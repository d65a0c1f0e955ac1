/** What people call what is done to an employment. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  transfer: {
    title: 'انتقال به شرکت دیگر: انتخاب فرد',
    keywords: ['انتقال کارکنان', 'مأموریت', 'جابه‌جایی', 'transfer'],
  },
  endEmployment: {
    title: 'پایان همکاری: انتخاب فرد',
    keywords: ['ترک کار', 'استعفا', 'اخراج', 'بازنشستگی', 'تسویه', 'خروج'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
