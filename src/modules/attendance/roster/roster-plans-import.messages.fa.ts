/** Headers and example of the sheet of who works by which calendar and crew. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importRosterPlans: {
    title: 'تقویم و گروه نوبت‌کار پرسنل',
    headers: {
      pseudoId: ['کد پرسنلی', 'pseudoId'],
      calendar: ['تقویم کاری', 'کد تقویم', 'calendar', 'calendarCode'],
      crew: ['گروه نوبت‌کار', 'crew', 'programme'],
      from: ['از', 'از تاریخ', 'from', 'fromDate'],
    },
    example: { pseudoId: 'NEMUNEH-1', calendar: 'MAIN', crew: '', from: '1405/01/01' },
  } satisfies KindTexts as KindTexts,
};
