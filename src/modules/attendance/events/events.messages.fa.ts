/** Words of the presses that programs and clocks bring. */
export default {
  permissions: {
    'functionalManagement/clockEvents/add': 'رویدادهای دستگاه: فرستادن با کلید برنامه',
  },
  errors: {
    keyWithoutDevice: 'این کلید به هیچ دستگاهی بسته نشده است؛ در صفحهٔ «دستگاه‌ها» آن را به دستگاه ببندید.',
    deviceOff: 'این دستگاه غیرفعال است.',
  },
} as const;
