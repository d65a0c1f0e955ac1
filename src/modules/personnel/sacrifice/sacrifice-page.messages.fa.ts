/** Words of the tab of sacrifice and health. Counts and dates come in already formatted. */
export default {
  sacrifices: 'سابقهٔ ایثارگری',
  code: 'کد ایثارگری',
  type: 'نوع ایثارگری',
  duration: 'مدت',
  month: 'ماه',
  area: 'منطقهٔ عملیاتی',
  disability: 'درصد جانبازی',
  percent: 'درصد',
  document: 'مدرک',

  health: 'وضعیت سلامت',
  hasDisease: 'سابقهٔ بیماری دارد',
  isSmoker: 'دخانیات مصرف می‌کند',
  saved: 'وضعیت سلامت ثبت شد.',
  failed: 'وضعیت سلامت خوانده نشد.',
  yes: 'بله',
  no: 'خیر',

  diseases: 'بیماری‌ها',
  disease: 'نوع بیماری',
  medicine: 'دارو',

  experiments: 'آزمایش‌ها',
  experiment: 'نوع آزمایش',
  date: 'تاریخ آزمایش',
  nextDate: 'تاریخ بعدی',
  nextFault: 'تاریخ آزمایش بعدی باید پس از تاریخ این آزمایش باشد.',
  result: 'نتیجه',
  diagnosis: 'تشخیص',
  image: 'تصویر آزمایش',
} as const;
