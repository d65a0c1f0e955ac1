/** The request, its forms and messages; replace the words with the real ones. */
export default {
  process: 'درخواست تازه',
  permissions: {
    'sampleArea/sampleThings/request': 'ثبت درخواست تازه',
  },
  forms: { request: 'فرم درخواست تازه', decide: 'تصمیم دربارهٔ درخواست تازه' },
  steps: { manager: 'تأیید مدیر' },
  variables: { returned: 'برای اصلاح برگشته است' },
  subject: ({ title }: { title: string }) => `درخواست: ${title}`,
  told: {
    completed: ({ title }: { title: string }) => `رسیدگی به درخواست «${title}» پایان یافت.`,
    cancelled: ({ title }: { title: string }) => `درخواست «${title}» لغو شد.`,
  },
  fields: {
    title: 'عنوان درخواست',
    description: 'شرح درخواست',
    titleExample: 'نمونهٔ یک درخواست',
  },
};
