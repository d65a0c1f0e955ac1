/** What people call what can be brought in from files. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  import: {
    title: 'ورود گروهی از فایل',
    keywords: ['اکسل', 'بارگذاری', 'درون‌ریزی', 'import', 'excel', 'csv'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
