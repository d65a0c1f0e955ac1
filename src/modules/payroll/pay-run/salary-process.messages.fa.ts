/** The process of a run of pay. */
export default {
  process: 'تأیید حقوق و دستمزد',
  forms: { correct: 'اصلاح محاسبهٔ حقوق', verify: 'تأیید محاسبهٔ حقوق' },
  steps: { check: 'بررسی مدیر', approval: 'زنجیرهٔ تأیید حقوق', seal: 'بستن فیش‌ها' },
  variables: { returned: 'برای اصلاح برگشته است' },
  services: { seal: 'بستن فیش‌های حقوق' },
  subject: ({ group, period }: { group: string; period: string }) => `حقوق ${period}، ${group}`,
  told: {
    ready: ({ period }: { period: string }) => `فیش حقوق ${period} آماده است.`,
  },
  fields: {
    group: 'گروه حقوق',
    period: 'دوره',
    people: 'نفر',
    aside: 'کنار گذاشته',
    gross: 'جمع مزایا',
    deductions: 'جمع کسورات',
    net: 'خالص پرداختی',
    open: 'دیدن محاسبه و فیش‌ها',
  },
  withheld: 'مبلغ‌ها را نمی‌بینید، چون اجازهٔ دیدن حقوق به شما داده نشده است. کار را به کسی واگذارید که این اجازه را دارد، یا آن را از مدیر سامانه بخواهید.',
  correctAdvice: 'محاسبه را باز کنید، داده‌ها را درست کنید و دوباره محاسبه کنید. سپس همین کار را ادامه دهید.',
};
