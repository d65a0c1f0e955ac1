/** Headers, example and words of the sheet of persons in posts. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importHolders: {
    title: 'متصدیان پست‌ها',
    headers: {
      personCode: ['کد پرسنلی', 'شمارهٔ پرسنلی', 'شماره کارمندی'],
      positionCode: ['کد پست', 'کد پست سازمانی'],
      roleTypeId: ['نقش', 'نقش سازمانی'],
      mainPosition: ['پست اصلی', 'اصلی'],
      occupancyRate: ['درصد اشتغال'],
      partyFromDate: ['از تاریخ', 'تاریخ آغاز'],
      partyThruDate: ['تا تاریخ', 'تاریخ پایان'],
    },
    example: {
      personCode: 'NEMUNEH-1',
      positionCode: 'NEMUNEH-2',
      roleTypeId: 'کارمند',
      mainPosition: 'اصلی',
      occupancyRate: '100',
      partyFromDate: '1405/07/01',
      partyThruDate: '1406/06/31',
    },
  } satisfies KindTexts as KindTexts,
  /** Words of the column of the main post. */
  importMain: { اصلی: 'Y', بله: 'Y', فرعی: 'N', خیر: 'N' } as Readonly<Record<string, string>>,
};
