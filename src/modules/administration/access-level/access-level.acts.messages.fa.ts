/** What people call what can be done with rights. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  groups: {
    title: 'گروه‌های کاربری',
    keywords: ['نقش', 'سطح دسترسی', 'مجوز', 'role'],
  },
  users: {
    title: 'دسترسی کاربران',
    keywords: ['نقش کاربر', 'مجوز', 'حساب کاربری', 'قفل', 'users'],
  },
  explain: {
    title: 'چه کسی می‌بیند و چرا',
    keywords: ['دلیل دسترسی', 'چرا نمی‌بینم', 'access'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
