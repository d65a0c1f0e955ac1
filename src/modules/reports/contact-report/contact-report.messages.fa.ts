/** The report on numbers and electronic addresses: its permission and its words. */
export default {
  title: 'گزارش اطلاعات تماس',
  permissions: {
    'reports/personnelReport/contactReport/observe': 'دیدن گزارش اطلاعات تماس',
  },
  mobile: 'همراه',
  landline: 'تلفن ثابت',
  workPhone: 'تلفن محل کار',
  emergency: 'تلفن اضطراری',
  email: 'ایمیل',
  areaCode: 'پیش‌شمارهٔ تلفن ثابت',
  anyNumber: 'هر شمارهٔ تماس',
  anyAddress: 'هر نشانی الکترونیکی',
  kinds: 'نوع شمارهٔ تماس',
  missing: 'نداشتن شماره از نوع',
  missingElectronic: 'نداشتن نشانی الکترونیکی از نوع',
} as const;
