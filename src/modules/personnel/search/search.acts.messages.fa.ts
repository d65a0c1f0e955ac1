/** What people call what is looked for among the people. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  findPerson: {
    title: 'جستجوی پرسنل',
    keywords: ['یافتن فرد', 'کارمندان', 'لیست کارکنان', 'کد پرسنلی', 'کد ملی', 'people'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
