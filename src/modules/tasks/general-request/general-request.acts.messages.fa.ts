/** What people call what can be asked for in free words. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  askAnything: {
    title: 'درخواست عمومی',
    keywords: ['درخواست آزاد', 'تجهیزات', 'لوازم', 'پیشنهاد', 'شکایت'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
