/** Headers and example of the file of sheets of earlier months. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importAttendanceSheets: {
    title: 'کارکرد ماه‌های پیشین',
    headers: {
      pseudoId: ['کد پرسنلی', 'pseudoId'],
      year: ['سال', 'year'],
      month: ['شمارهٔ ماه', 'ماه', 'month'],
      planned: ['ساعت موظف', 'planned'],
      plannedDays: ['روز موظف', 'plannedDays'],
      workedDays: ['روز کارکرد', 'workedDays'],
      leave: ['ساعت مرخصی', 'leave'],
      unpaidLeave: ['ساعت مرخصی بی‌حقوق', 'unpaidLeave'],
      sickLeave: ['ساعت مرخصی استعلاجی', 'sickLeave'],
      mission: ['ساعت مأموریت', 'mission'],
      telework: ['ساعت دورکاری', 'telework'],
      delay: ['تأخیر', 'delay'],
      hurry: ['تعجیل', 'hurry'],
      absence: ['ساعت غیبت', 'absence'],
      overtime: ['اضافه‌کار', 'overtime'],
      overtimeRest: ['کار در روز آسایش', 'overtimeRest', 'friday'],
      overtimeHoliday: ['کار در تعطیل رسمی', 'overtimeHoliday', 'holiday'],
      night: ['شب‌کاری', 'night'],
      shiftWork: ['نوبت‌کاری', 'shiftWork'],
    },
    example: {
      ...{ pseudoId: 'NEMUNEH-1', year: '1405', month: '1', planned: '176:00', plannedDays: '24', workedDays: '22', leave: '14:40', unpaidLeave: '', sickLeave: '' },
      ...{ mission: '', telework: '', delay: '1:15', hurry: '', absence: '', overtime: '20:30', overtimeRest: '', overtimeHoliday: '', night: '', shiftWork: '' },
    },
  } satisfies KindTexts as KindTexts,
  /** Kinds of shift work of article 56 of the labour law, as files say them. */
  shiftWork: { two: 'صبح و عصر', three: 'صبح و عصر و شب', night: 'شب و یکی دیگر' },
};
