/** Cards of clocks: permissions and refusals. */
export default {
  permissions: {
    'functionalManagement/clockCards/observe': 'کارت‌های حضور: دیدن',
    'functionalManagement/clockCards/add': 'کارت‌های حضور: افزودن',
    'functionalManagement/clockCards/edit': 'کارت‌های حضور: ویرایش',
    'functionalManagement/clockCards/delete': 'کارت‌های حضور: حذف',
  },
  errors: {
    taken: 'این کارت در بخشی از این روزها دست شخص دیگری است. نخست پایان کارت او را ثبت کنید.',
    form: 'شمارهٔ کارت فقط حرف و رقم لاتین، خط تیره، نقطه و زیرخط می‌گیرد و صفرهای آغاز آن نوشته نمی‌شود.',
  },
} as const;
