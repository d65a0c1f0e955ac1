/** Versions of processes: permissions, refusals. */
export default {
  permissions: {
    'taskManagement/design/observe': 'دیدن طراحی فرایندها',
    'taskManagement/design/edit': 'نوشتن پیش‌نویس فرایندها و ارسال آن',
    'taskManagement/design/publish': 'انتشار، بازگرداندن و کنار گذاشتن نسخهٔ فرایندها و انتقال موردهای در جریان',
  },
  errors: {
    stale: 'این نسخه پس از باز شدن صفحه تغییر کرده است. صفحه را تازه کنید و دوباره ببینید.',
    status: 'وضعیت این نسخه این کار را نمی‌پذیرد. صفحه را تازه کنید.',
    ownDraft: 'کسی که در این نسخه دست داشته است نمی‌تواند آن را منتشر کند. انتشار با شخص دیگری است.',
    ownRetirement: 'کنار گذاشتن این نسخه را خودتان خواسته‌اید؛ تصمیم آن با شخص دوم است.',
    draftExists: 'این فرایند پیش‌نویس باز دارد. نخست آن را منتشر کنید یا کنار بگذارید.',
    faulty: 'این پیش‌نویس هنوز ایراد دارد. ایرادهای فهرست را برطرف کنید و دوباره بفرستید.',
    noSteps: 'این نسخه از نمودار آمده است و فهرست گام ندارد.',
    bpmn: ({ what }: { what: string }) => `نمودار پذیرفته نشد. ${what}`,
    lost: ({ what }: { what: string }) => `موردهای در جریان در این گام‌ها جایی در نسخهٔ تازه ندارند: ${what}. برای هر یک گام هم‌نوع را انتخاب کنید. هیچ موردی جابه‌جا نشد.`,
    notRunnable: 'این نسخه ایراد دارد و آزمودنی نیست. نخست ایرادها را برطرف کنید.',
    person: 'این شخص در شرکت شما پیدا نشد.',
    nothingToMove: 'مورد در جریانی بر نسخه‌های دیگر نمانده است.',
  },
  bpmnFaults: {
    noBpmn: 'این متن BPMN نیست یا خوانده نمی‌شود.',
    noProcess: 'فرایندی در آن نیست.',
    manyProcesses: ({ element }: { element: string }) => `بیش از یک فرایند در آن است («${element}»).`,
    unsupported: ({ element, type }: { element: string; type: string }) => `«${element}» از نوع ${type} است که اجرا نمی‌شود.`,
    incomplete: ({ element, type }: { element: string; type: string }) => `«${element}» مقدار ${type} را ندارد.`,
  },
  separator: '، ',
};
