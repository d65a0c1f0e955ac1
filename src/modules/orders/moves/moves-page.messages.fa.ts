/** Words of what orders move beside kind and wage. */
export default {
  period: 'دوره',
  was: 'اکنون',
  now: 'پس از تغییر',
  start: 'از آغاز',
  facts: { post: 'پست سازمانی از', structure: 'ساختار پرسنلی از', grade: 'طبقه و رتبه از' },
  sources: { file: 'پرونده', previous: 'حکم پیشین', fixed: 'مقدار ثابت' },
  sourceHelp: 'خالی یعنی پرونده: تغییر نمی‌کند.',
  post: 'پست تازه',
  role: 'نقش در پست',
  roleHelp: 'خالی یعنی عضو.',
  replace: 'کنار رفتن متصدی',
  replaceHelp: 'متصدی کنونی پست از روز اجرا کنار می‌رود.',
  place: {
    activityAreaId: 'حوزهٔ فعالیت',
    expertiseAreaId: 'حوزهٔ تخصص',
    employeeGroupId: 'گروه پرسنلی',
    employeeSubGroupId: 'زیرگروه پرسنلی',
    costCenterId: 'مرکز هزینه',
  },
  jobGrade: 'طبقهٔ شخص',
  payGrade: 'رتبهٔ شخص',
} as const;
