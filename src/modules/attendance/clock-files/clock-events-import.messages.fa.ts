/** Headers and example of the sheet of presses. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importClockEvents: {
    title: 'ترددهای دستگاه',
    headers: {
      device: ['کد دستگاه', 'device', 'deviceCode'],
      card: ['شمارهٔ کارت', 'card', 'pin'],
      at: ['زمان', 'تاریخ و ساعت', 'at', 'time'],
      key: ['کلید', 'key', 'state'],
    },
    example: { device: 'NEMUNEH', card: '1001', at: '2026-05-10 07:58:31', key: '0' },
  } satisfies KindTexts as KindTexts,
};
