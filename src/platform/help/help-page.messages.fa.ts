/** Words of the help page; the articles themselves stand in *.help.fa.md. */
export default {
  helpTitle: 'راهنما',
  lead: 'راهنمای کار با صفحه‌هایی که به آن‌ها دسترسی دارید.',
  search: 'جستجو در راهنما',
  contents: 'فهرست راهنما',
  general: 'کار با سامانه',
  about: 'دربارهٔ صفحه‌ها',
  found: (count: string) => `${count} نوشته پیدا شد.`,
  nothing: 'نوشته‌ای با این واژه‌ها پیدا نشد.',
  nothingAdvice: 'واژهٔ دیگری بنویسید یا جستجو را پاک کنید.',
  clear: 'نمایش همهٔ راهنما',
  failed: 'راهنما بارگذاری نشد',
  toScreen: (title: string) => `رفتن به «${title}»`,
  back: 'بازگشت به فهرست',
  tip: 'نکته',
};
