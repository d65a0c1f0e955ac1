/** The month of a person. */
export default {
  permissions: {
    'personnelManagement/performanceProfile/check': 'تأیید یا اعتراض به کارکرد ماه خود',
  },
  errors: {
    notChecking: 'این کارکرد دیگر در انتظار بررسی شما نیست.',
    dayOutside: 'این روز در دورهٔ این کارکرد نیست.',
  },
  validation: {},
  disputed: {
    title: 'اعتراض به کارکرد ماه',
    subject: (v: { name: string; period: string }) => `${v.name} به کارکرد ${v.period} اعتراض کرد.`,
    name: 'نام شخص',
    nameExample: 'سارا احمدی',
    period: 'دوره',
    periodExample: 'مهر ۱۴۰۵',
  },
} as const;
