/** What people call pressing on the phone. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  press: {
    title: 'ثبت ورود و خروج',
    keywords: ['کارت زدن', 'تردد', 'ساعت زدن', 'clock in'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
