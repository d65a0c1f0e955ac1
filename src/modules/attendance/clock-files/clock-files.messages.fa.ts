/** Formats of clock files: permissions and refusals. */
export default {
  permissions: {
    'functionalManagement/clockFiles/observe': 'فایل‌های دستگاه حضور: دیدن قالب‌ها',
    'functionalManagement/clockFiles/add': 'فایل‌های دستگاه حضور: ورود فایل و افزودن قالب',
    'functionalManagement/clockFiles/edit': 'فایل‌های دستگاه حضور: ویرایش قالب',
    'functionalManagement/clockFiles/delete': 'فایل‌های دستگاه حضور: حذف قالب',
  },
  errors: {
    titleTaken: 'قالب دیگری با این عنوان هست.',
    option: 'این گزینه دیگر در دسترس نیست.',
    stale: 'این ردیف هم‌زمان تغییر کرده است. نسخهٔ تازه را ببینید.',
  },
} as const;
