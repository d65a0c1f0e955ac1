/** The roster: refusals and names of permissions. */
export default {
  permissions: {
    'functionalManagement/roster/edit': 'نوشتن لوحهٔ شیفت و گذاشتن پرسنل روی تقویم و گروه نوبت‌کار',
  },
  errors: {
    order: 'پایان نباید پیش از آغاز باشد.',
    tooLong: 'بیش از ۶۲ روز را یک‌جا نمی‌توان دید.',
    unknownShift: 'این شیفت در فهرست نیست یا غیرفعال است.',
    unknownCalendar: 'این تقویم یا گروه نوبت‌کار در فهرست نیست.',
    ownRoster: 'لوحهٔ خود را کسی خودش نمی‌نویسد.',
    notEmployed: ({ count }: { count: string }) => `${count} خانه برای روزی است که آن شخص در شرکت کار نمی‌کند. هیچ خانه‌ای نوشته نشد.`,
    twice: 'یک روز از یک نفر دو بار آمده است.',
  },
} as const;
