/** Words of the dashboard. Counts and dates come in already formatted. */
export default {
  dashboardTitle: 'داشبورد',
  lead: (day: string) => `تصویر سازمان در ${day}`,
  toList: 'لیست پرسنل',
  failed: 'داشبورد بارگذاری نشد',

  headcount: 'پرسنل فعال',
  people: 'نفر',
  more: (count: string) => `${count} نفر بیشتر از آغاز ماه`,
  fewer: (count: string) => `${count} نفر کمتر از آغاز ماه`,
  same: 'به اندازهٔ آغاز ماه',
  units: 'واحدهای دارای پرسنل',
  unit: 'واحد',
  perUnit: (count: string) => `میانگین ${count} نفر`,
  hires: 'ورود این ماه',
  leavers: 'خروج این ماه',
  lastMonth: (count: string) => `ماه پیش ${count} نفر`,

  movement: 'ورود و خروج پرسنل',
  movementSpan: (from: string, to: string) => `از ${from} تا ${to}`,
  hire: 'ورود',
  leave: 'خروج',
  month: 'ماه',
  monthOf: (name: string, year: string) => `${name} ${year}`,
  monthHint: (month: string, hires: string, leavers: string) => `${month}: ورود ${hires}، خروج ${leavers}`,
  noMovement: 'در این دوازده ماه کسی نیامده و نرفته است.',

  byKind: 'ترکیب نوع استخدام',
  byGender: 'ترکیب جنسیت',
  genders: { N: 'زن', Y: 'مرد' },
  unknown: 'نامشخص',
  others: 'سایر',

  birthdays: 'زادروزهای هفت روز آینده',
  noBirthdays: 'در هفت روز آینده زادروزی نیست.',
  today: 'امروز',
  tomorrow: 'فردا',
  allBirthdays: (count: string) => `همهٔ ${count} نفر`,

  none: 'هنوز کسی ثبت نشده است.',
  noneAdvice: 'با ورود گروهی یا تعریف کاربر آغاز کنید؛ شمارها خودشان می‌آیند.',
};
