/** Requests in free words: their process, forms and messages. */
export default {
  process: 'درخواست عمومی',
  permissions: {
    'tasks/generalRequest/request': 'ثبت درخواست عمومی',
  },
  forms: { request: 'فرم درخواست عمومی', decide: 'تصمیم دربارهٔ درخواست عمومی' },
  steps: { manager: 'تأیید مدیر', approval: 'زنجیرهٔ تأیید درخواست عمومی', handle: 'رسیدگی منابع انسانی' },
  outcomes: { done: 'انجام شد', refuse: 'انجام نمی‌شود' },
  variables: { returned: 'برای اصلاح برگشته است' },
  subject: ({ title }: { title: string }) => `درخواست: ${title}`,
  told: {
    completed: ({ title }: { title: string }) => `رسیدگی به درخواست «${title}» پایان یافت.`,
    cancelled: ({ title }: { title: string }) => `درخواست «${title}» لغو شد.`,
  },
  fields: {
    title: 'عنوان درخواست',
    description: 'شرح درخواست',
    titleExample: 'تعویض صندلی اتاق ۲۱۲',
    descriptionHelp: 'بنویسید چه می‌خواهید و تا چه زمانی. پیوست را پس از ثبت در گفتگوی درخواست بگذارید.',
  },
};
