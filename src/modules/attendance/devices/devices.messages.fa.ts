/** Clocks: permissions and refusals. */
export default {
  permissions: {
    'functionalManagement/devices/add': 'دستگاه‌های حضور: افزودن',
    'functionalManagement/devices/edit': 'دستگاه‌های حضور: ویرایش',
    'functionalManagement/devices/delete': 'دستگاه‌های حضور: حذف',
  },
  errors: {
    codeTaken: 'دستگاه دیگری با این کد هست.',
    serialTaken: 'این سریال برای دستگاه دیگری ثبت شده است.',
    serialForm: 'سریال ۴ تا ۴۰ حرف و رقم لاتین است.',
    networksNeeded: 'دستگاهی که خودش می‌فرستد فقط از شبکهٔ خودش شنیده می‌شود؛ نشانی یا شبکهٔ آن را بنویسید.',
    networkForm: 'هر نشانی را مانند ‎10.1.0.0/16‎ یا یک نشانی تنها بنویسید؛ بیت‌های پس از طول باید صفر باشد.',
    keyTaken: 'این کلید به دستگاه دیگری بسته است.',
    keyUnknown: 'این کلید در شرکت شما نیست یا باطل شده است.',
    codeTwice: 'برای این کلید دستگاه معادلی ثبت شده است.',
    codeForm: 'کد کلید دستگاه فقط حرف و رقم لاتین می‌گیرد.',
    hasEvents: 'از این دستگاه تردد آمده است؛ آن را غیرفعال کنید.',
    option: 'این گزینه دیگر در دسترس نیست.',
    stale: 'این ردیف هم‌زمان تغییر کرده است. نسخهٔ تازه را ببینید.',
  },
} as const;
