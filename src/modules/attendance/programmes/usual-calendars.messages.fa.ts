/** What the usual calendars, shifts and programmes are called. */
export default {
  calendars: { OFFICE44: 'اداری، شش روز ۴۴ ساعت', FLEX5: 'پنج روز با ۶۰ دقیقه شناوری', CREWS3: 'سه گروه چرخشی', GUARD24: '۲۴ ساعت کار، ۴۸ ساعت استراحت' },
  shifts: { DAY: 'روز اداری', HALF: 'پنجشنبهٔ اداری', FLEX: 'روز شناور', M: 'صبح', E: 'عصر', N: 'شب', G24: 'نگهبانی ۲۴ ساعته' },
  week: 'شنبه تا چهارشنبه',
  thursday: 'پنجشنبه',
  crew: (letter: string) => `گروه ${letter}`,
  letters: ['الف', 'ب', 'ج'],
} as const;
