/** Words of the tab of the payslip types of a pay group. */
export default {
  title: 'فیش‌های گروه حقوق',
  type: 'نوع فیش',
  typeHelp: 'وقتی گروه نوع فیش دارد، محاسبهٔ آن تنها با یکی از همین‌هاست.',
  period: 'نوع دورهٔ زمانی',
  monthly: 'ماه شمسی',
  day: 'روز پرداخت',
  dayHelp: 'در ماه کوتاه‌تر، روز آخر ماه.',
  isNextMonth: 'در ماه بعد',
  send: 'شیوهٔ ارسال فیش',
  separator: '، ',
  none: 'این گروه نوع فیش ندارد',
  noneAdvice: 'بی نوع فیش، محاسبه با هر نوع فیش شرکت یا بی نوع فیش انجام می‌شود. نوع فیشی بیفزایید تا روز پرداخت و شیوهٔ ارسال از پیش معلوم باشد.',
  add: 'نوع فیش تازه در گروه',
  edit: (name: string) => `ویرایش «${name}»`,
  addLabel: 'افزودن',
  saveLabel: 'ثبت تغییر',
} as const;
