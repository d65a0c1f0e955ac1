/** What people call what can be done to take somebody on. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  registerPerson: {
    title: 'تعریف فرد تازه',
    keywords: ['افزودن', 'ثبت پرسنل', 'کاربر', 'استخدام', 'جذب', 'کارمند تازه', 'همکار تازه', 'add person'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
