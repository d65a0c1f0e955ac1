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
} as const;
