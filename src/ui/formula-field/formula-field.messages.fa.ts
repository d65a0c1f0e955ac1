export default {
  way: (label: string) => `${label} از کجاست`,
  chosen: 'فرمول کتابخانه',
  written: 'نوشتن همین‌جا',
  none: 'فرمولی برای این کاربرد منتشر نشده است.',
};
