/** What people call what can be done with structures to come. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  newDraft: {
    title: 'پیش‌نویس ساختار تازه',
    keywords: ['تغییر ساختار', 'چارت تازه', 'تجدید سازمان'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
