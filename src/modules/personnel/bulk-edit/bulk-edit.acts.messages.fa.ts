/** What people call what is done to many files at once. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  bulkEdit: {
    title: 'ویرایش گروهی پرونده‌ها',
    keywords: ['جدول', 'شیت', 'تغییر چند نفر', 'یک‌جا'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
