/** Headers and example of the sheet of positions. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importPositions: {
    title: 'پست‌ها',
    headers: {
      code: ['کد پست', 'کد پست سازمانی', 'کد'],
      title: ['عنوان پست', 'نام پست', 'عنوان'],
      unitCode: ['کد واحد', 'واحد'],
      jobCode: ['کد شغل', 'شغل'],
      jobGradeEnumId: ['طبقهٔ شغلی', 'طبقه', 'طبقه شغلی'],
      parentCode: ['کد پست بالاتر', 'کد پست مافوق', 'پست بالاتر'],
      seats: ['تعداد مصوب', 'تعداد پست مصوب', 'ظرفیت'],
      statusId: ['وضعیت', 'وضعیت پست'],
    },
    example: { code: 'NEMUNEH-2', title: 'کارشناس منابع انسانی', unitCode: 'NEMUNEH-1', jobCode: 'NEMUNEH-1', parentCode: 'NEMUNEH-1', seats: '1', statusId: 'فعال' },
  } satisfies KindTexts as KindTexts,
  /** Words of the column of the status. */
  importStatus: {
    فعال: 'EmpsActive',
    غیرفعال: 'EmpsInactive',
    'غیر فعال': 'EmpsInactive',
    برنامه‌ریزی‌شده: 'EmpsPlanned',
    'برنامه‌ریزی شده': 'EmpsPlanned',
    'برنامه ریزی شده': 'EmpsPlanned',
  } as Readonly<Record<string, string>>,
};
