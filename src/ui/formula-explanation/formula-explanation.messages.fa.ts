export default {
  title: 'چگونگی محاسبه',
  yes: 'درست',
  no: 'نادرست',
  missing: 'ثبت نشده',
  hidden: 'مقدار برای شما نمایش داده نمی‌شود.',
  rows: (count: string) => `${count} ردیف`,
  table: 'جدول',
  exact: (value: string) => `پیش از گرد کردن: ${value}`,
  rounded: {
    half: (unit: string) => `گرد شده به نزدیک‌ترین ${unit}`,
    down: (unit: string) => `گرد شده رو به پایین تا ${unit}`,
    up: (unit: string) => `گرد شده رو به بالا تا ${unit}`,
    none: () => '',
  },
  version: (version: string) => `نسخهٔ ${version}`,
  from: (day: string) => `از ${day}`,
};
