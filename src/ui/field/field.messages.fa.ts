/** Words of the fields. Counts and codes come in already formatted. */
export default {
  previous: (text: string) => `پیش از این: ${text}`,
  counter: (used: string, most: string) => `${used} از ${most}`,
  increase: (label: string) => `افزایش ${label}`,
  decrease: (label: string) => `کاهش ${label}`,

  // Dates and ranges
  from: 'از',
  to: 'تا',
  fromOf: (label: string) => `${label}، از`,
  toOf: (label: string) => `${label}، تا`,
  apply: 'تأیید',
  cancel: 'لغو',
  hour: 'ساعت',
  dateTimeExample: '\u2067مانند \u2066۱۴۰۵/۰۸/۲۷ ۰۹:۲۰\u2069\u2069',
  endBeforeStart: 'پایان بازه پیش از آغاز آن است. یکی را اصلاح کنید.',
  chooseMonth: (month: string) => `انتخاب ماه، اکنون ${month}`,
  chooseYear: (year: string) => `انتخاب سال، اکنون ${year}`,
  months: 'ماه‌ها',
  years: 'سال‌ها',
  rangeEnd: 'هر دو سر بازه را بنویسید.',
  // the name of the scale follows
  startThumb: 'آغاز',
  endThumb: 'پایان',
  setRange: (label: string) => `تعیین ${label}`,
};
