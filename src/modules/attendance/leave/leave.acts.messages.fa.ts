/** What people call what can be done about leave. */
import type { ActWords } from '#platform/acts/act.ui.ts';

export default {
  askLeave: {
    title: 'درخواست مرخصی',
    keywords: ['مرخصی استحقاقی', 'استعلاجی', 'ساعتی', 'روزانه', 'بدون حقوق', 'زایمان', 'ازدواج', 'غیبت', 'تعطیلی', 'leave'],
  },
  ownLeave: {
    title: 'ماندهٔ مرخصی من',
    keywords: ['طلب مرخصی', 'ذخیرهٔ مرخصی', 'کارکرد', 'سابقهٔ مرخصی', 'leave balance'],
  },
  peopleLeave: {
    title: 'مرخصی کارکنان',
    keywords: ['ماندهٔ مرخصی پرسنل', 'اصلاح مانده', 'غایبان', 'چه کسی مرخصی است'],
  },
} as const satisfies Readonly<Record<string, ActWords>>;
