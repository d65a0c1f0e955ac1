/** The report on addresses: its permission and its words. */
export default {
  title: 'گزارش آدرس‌ها',
  permissions: {
    'reports/personnelReport/addressReport/observe': 'دیدن گزارش آدرس‌ها',
  },
  address: 'نشانی محل سکونت',
  phone: 'تلفن محل سکونت',
  country: 'کشور',
  province: 'استان',
  county: 'شهرستان',
  district: 'محله',
  street: 'خیابان',
  alley: 'کوچه',
  plate: 'پلاک',
  floor: 'طبقه',
  unitNumber: 'شمارهٔ واحد',
  postalCode: 'کد پستی',
  areaCode: 'پیش‌شماره',
  kinds: 'نوع نشانی',
  missing: 'نداشتن نشانی از نوع',
  comma: '، ',
} as const;
