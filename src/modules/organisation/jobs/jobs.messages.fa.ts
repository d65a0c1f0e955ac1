/** /defineJob: profiles of jobs (guide organisation 5.7). */
export default {
  title: 'شناسنامهٔ شغل',
  permissions: {
    'organizationChartManagement/defineJob/observe': 'دیدن شناسنامهٔ شغل‌ها',
    'organizationChartManagement/defineJob/add': 'افزودن و رونوشت شغل',
    'organizationChartManagement/defineJob/edit': 'ویرایش شناسنامهٔ شغل',
    'organizationChartManagement/defineJob/delete': 'حذف شغل',
  },
  errors: {
    codeTaken: 'شغل دیگری با این کد ثبت شده است.',
    inUse: 'این شغل به پست سازمانی داده شده است و حذف نمی‌شود. به‌جای حذف، برای آن تاریخ پایان بگذارید.',
    heldOutside: 'پستی بیرون از این بازه همین شغل را دارد. نخست شغل آن پست را تغییر دهید.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    subCategory: 'این رستهٔ فرعی از رستهٔ برگزیده نیست.',
    post: 'پست تهیه‌کننده را از فهرست برگزینید.',
    stale: 'این شغل پس از باز شدن فرم تغییر کرده است.',
    rowStale: 'این ردیف پس از باز شدن فرم تغییر کرده است.',
    educationTaken: 'این مدرک با همین رشته پیش‌تر برای شغل ثبت شده است.',
    courseTaken: 'این دوره پیش‌تر برای شغل ثبت شده است.',
    skillTaken: 'این مهارت پیش‌تر برای شغل ثبت شده است.',
    competenceTaken: 'این معیار پیش‌تر برای شغل ثبت شده است.',
    gradeTaken: 'این طبقه پیش‌تر برای شغل ثبت شده است.',
    percentSum: (v: { left: number }) => `مجموع درصد فعالیت‌های شغل از ۱۰۰ بیشتر می‌شود. برای این ردیف حداکثر ${v.left.toLocaleString('fa-IR')} درصد مانده است.`,
    noInsuranceCode: 'این عنوان کد شغل بیمه ندارد. نخست کد آن را در اطلاعات پایه ثبت کنید.',
  },
} as const;
