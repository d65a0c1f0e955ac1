/** Headers and example of the sheet of jobs. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importJobs: {
    title: 'شغل‌ها',
    headers: {
      code: ['کد شغل', 'کد'],
      title: ['عنوان شغل', 'نام شغل', 'عنوان'],
      jobCategoryEnumId: ['رسته', 'رستهٔ شغلی'],
    },
    example: { code: 'NEMUNEH-1', title: 'کارشناس منابع انسانی', jobCategoryEnumId: 'اداری و مالی' },
  } satisfies KindTexts as KindTexts,
};
