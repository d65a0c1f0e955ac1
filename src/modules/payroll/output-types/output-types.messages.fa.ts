/** /payroll/outputType: permissions and refusals. */
export default {
  title: 'انواع خروجی',
  permissions: {
    'payroll/outputType/observe': 'دیدن انواع خروجی حقوق',
    'payroll/outputType/add': 'افزودن نوع خروجی',
    'payroll/outputType/edit': 'ویرایش نوع خروجی و تنظیم‌های آن',
    'payroll/outputType/delete': 'حذف نوع خروجی',
  },
  errors: {
    titleTaken: 'خروجی دیگری با این عنوان ثبت شده است.',
    version: 'این نسخه از آنِ نوع دیگری است. نسخهٔ دیگری برگزینید.',
    kindInUse: 'این خروجی در نوع فیش به کار رفته است و نوع آن تغییر نمی‌کند.',
    inUse: 'این خروجی در نوع فیش به کار رفته است و حذف نمی‌شود.',
    inRun: 'این خروجی در محاسبه‌ای آمده است و حذف نمی‌شود.',
    settingTwice: 'این تنظیم پیش‌تر ثبت شده است. همان را ویرایش کنید.',
    value: 'مقدار با این تنظیم نمی‌خواند. از فهرست برگزینید یا با رقم بنویسید.',
    option: 'این گزینه در فهرست نیست. گزینهٔ دیگری انتخاب کنید.',
    stale: 'این ردیف پس از باز شدن فرم تغییر کرده است.',
  },
} as const;
