/** What people call what can be done with units. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  newUnit: {
    title: 'تعریف واحد تازه',
    keywords: ['افزودن واحد', 'اداره', 'معاونت', 'مدیریت', 'شعبه', 'unit'],
  },
  moveUnit: {
    title: 'جابه‌جایی واحد: انتخاب واحد',
    keywords: ['انتقال واحد', 'تغییر واحد بالادست', 'ادغام'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
