/** /organizationalUnitDegree: degrees of units over time (guide organisation 5.4). */
import { rights } from '#kernel/rights.messages.fa.ts';

export default {
  title: 'درجهٔ واحدهای سازمانی',
  permissions: {
    'organizationChartManagement/organizationalUnitDegree/observe': 'دیدن درجهٔ واحدهای سازمانی',
    'organizationChartManagement/organizationalUnitDegree/assign': 'تعیین درجهٔ واحدهای سازمانی',
    ...rights('organizationChartManagement/organizationalUnitDegree/catalogue', 'درجه', 'فهرست درجه‌ها'),
  },
  errors: {
    degree: 'این درجه در فهرست درجه‌های فعال نیست. درجهٔ دیگری انتخاب کنید.',
    noUnit: 'واحدی انتخاب نشده است یا واحدهای انتخاب‌شده در دسترس شما نیستند.',
    notThere: ({ count }: { count: string | number }) => `${count} واحد در این تاریخ برقرار نیست. تاریخ اثر را تغییر دهید یا آن واحدها را از انتخاب بیرون بگذارید.`,
    lookFirst: 'تغییر هنوز ثبت نشده است. نخست ببینید درجهٔ کدام واحدها عوض می‌شود.',
    overlap: 'درجهٔ این واحد در همین لحظه جای دیگری تغییر کرد. دوباره تلاش کنید.',
  },
} as const;
