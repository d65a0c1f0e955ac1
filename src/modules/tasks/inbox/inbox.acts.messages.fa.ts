/** What people call what can be done in the inbox. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  substitute: {
    title: 'تعیین جانشین',
    keywords: ['جانشینی', 'تفویض اختیار', 'واگذاری کارها', 'نیابت', 'نیستم', 'سفر', 'substitute'],
  },
  ownRequests: {
    title: 'درخواست‌های من',
    keywords: ['پیگیری', 'کد رهگیری', 'وضعیت درخواست', 'ارسال‌شده', 'requests'],
  },
  newRequest: {
    title: 'درخواست تازه',
    keywords: ['فرایند تازه', 'شروع فرایند', 'ثبت درخواست', 'process'],
  },
  doneTasks: {
    title: 'کارهای انجام‌شدهٔ من',
    keywords: ['سابقهٔ تأیید', 'پاسخ‌های من'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
