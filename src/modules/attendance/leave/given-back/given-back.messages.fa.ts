/** Days of leave that are given back. */
export default {
  errors: {
    notOfDays: 'تنها مرخصی روزانهٔ تأییدشده زودتر پایان می‌یابد.',
    outside: 'روز بازگشت باید پس از نخستین روز مرخصی و حداکثر آخرین روز آن باشد.',
  },
  notices: { shortened: 'پایان زودتر مرخصی', holiday: 'بازگشت روز تعطیل به مانده', from: 'روز آغاز مرخصی', backOn: 'روز بازگشت' },
  told: {
    shortened: (v: { from: string; backOn: string }) => `مرخصی شما از ${v.from} با بازگشت در ${v.backOn} پایان یافت.`,
    holiday: (v: { from: string }) => `روزی از مرخصی شما از ${v.from} تعطیل شد و به مانده برگشت.`,
  },
} as const;
