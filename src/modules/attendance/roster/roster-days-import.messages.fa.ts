/** Headers and example of the sheet of rosters: a column a day of the month. */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { KindTexts } from '#platform/import-export/kind.define.ts';

const days = Array.from({ length: 31 }, (_, at) => String(at + 1));

export default {
  importRosterDays: {
    title: 'لوحهٔ شیفت ماهانه',
    headers: {
      pseudoId: ['کد پرسنلی', 'pseudoId'],
      year: ['سال', 'year'],
      month: ['شمارهٔ ماه', 'ماه', 'month'],
      ...Object.fromEntries(days.map((day) => [`d${day}`, [`روز ${toPersianDigits(day)}`, day, `d${day}`] as const])),
    },
    example: { pseudoId: 'NEMUNEH-1', year: '1405', month: '8', d1: 'M1', d2: 'M1', d3: 'استراحت', d4: '-' },
  } satisfies KindTexts as KindTexts,
};
