/** Words of the registration. Counts come in already formatted. */
export default {
  registerTitle: 'تعریف کاربر',
  registerLead: 'فرد تازه را با استخدام و حساب کاربری‌اش ثبت کنید.',
  toList: 'لیست پرسنل',

  person: 'مشخصات فردی',
  employment: 'استخدام',
  account: 'حساب کاربری',

  firstName: 'نام',
  lastName: 'نام خانوادگی',
  suffix: 'پسوند',
  fatherName: 'نام پدر',
  gender: 'جنسیت',
  genders: { N: 'زن', Y: 'مرد' },
  birthDate: 'تاریخ تولد',
  nationalId: 'کد ملی',
  companyId: 'شرکت',
  fromDate: 'تاریخ استخدام',
  pseudoId: 'کد پرسنلی',
  employmentStatusEnumId: 'نوع استخدام',
  hasAccount: 'برای ورود به سامانه حساب ساخته شود',
  noAccountHelp: 'بدون حساب، فرد در لیست‌ها هست ولی وارد سامانه نمی‌شود.',
  username: 'نام کاربری',
  usernameHelp: '۶ تا ۳۰ حرف لاتین یا رقم.',
  password: 'کلمهٔ عبور',
  passwordVerify: 'تکرار کلمهٔ عبور',
  emailAddress: 'رایانامهٔ بازیابی',

  generate: 'ساختن کلمهٔ عبور',
  generated: 'کلمهٔ عبور ساخته شد:',
  generatedAdvice: 'تنها همین بار نشان داده می‌شود. آن را به کاربر برسانید؛ در نخستین ورود آن را عوض می‌کند.',
  copyPassword: 'رونوشت کلمهٔ عبور',

  mandatory: (label: string) => `تعیین «${label}» الزامی است.`,
  missing: (count: string) => `همهٔ فیلدهای الزامی را پر کنید؛ ${count} فیلد مانده است.`,
  missingAndWrong: (missing: string, wrong: string) => `همهٔ فیلدهای الزامی را پر کنید؛ ${missing} فیلد مانده و ${wrong} مقدار نادرست است.`,
  wrong: 'بعضی مقدارها درست نیست. فیلدهای مشخص‌شده را بررسی کنید.',

  cancel: 'انصراف',
  submit: 'ثبت',
  confirmTitle: 'این کاربر ثبت شود؟',
  confirmText: 'کاربر پس از ثبت حذف نمی‌شود؛ تنها می‌توان همکاری‌اش را پایان داد. نام و کدها را یک بار دیگر ببینید.',
  confirmLabel: 'ثبت کاربر',
  confirmBack: 'بازگشت به فرم',
  registered: 'اطلاعات ثبت شد.',

};
