/** What people call what can be done about certificates. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  askLetter: {
    title: 'درخواست گواهی',
    keywords: ['معرفی‌نامه', 'گواهی اشتغال به کار', 'گواهی حقوق', 'کسر از حقوق', 'نامه', 'بانک', 'سفارت', 'ضمانت', 'وام', 'certificate'],
  },
  issueLetter: {
    title: 'صدور گواهی',
    keywords: ['معرفی‌نامه', 'گواهی اشتغال به کار', 'نامه', 'صادر کردن', 'درخواست‌های گواهی'],
  },
  letterTemplates: {
    title: 'قالب‌های گواهی',
    keywords: ['متن گواهی', 'معرفی‌نامه', 'سربرگ'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
