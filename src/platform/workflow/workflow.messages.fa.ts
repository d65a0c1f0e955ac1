/** Words of running processes: answers of approval chains, and how somebody came by a task. */
export default {
  outcomes: {
    accept: 'تأیید',
    reject: 'رد',
    modify: 'بازگشت برای اصلاح',
    resubmit: 'ارسال دوباره',
    withdraw: 'پس گرفتن درخواست',
  },
  /** Title of the step in which the initiator corrects what an approver sent back. */
  correction: 'اصلاح درخواست',
  /** What a case is stuck at, by the code of its incident; `other` is what a service said. */
  stuckAt: {
    nobody: 'کسی برای انجام این گام پیدا نشد. گیرندهٔ این گام را در سازمان تعیین کنید و سپس دوباره تلاش کنید.',
    divided: 'تأییدکنندگان افراد این درخواست یکی نیستند و گام دیگری هم‌زمان در جریان است. آن گام را به پایان برسانید و سپس دوباره تلاش کنید.',
    noFlow: 'هیچ‌یک از راه‌های پس از این گام باز نیست. متغیرهای فرایند را بررسی کنید و سپس دوباره تلاش کنید.',
    noProcess: 'فرایندی که این گام آغاز می‌کند در اجرا نیست. آن را منتشر کنید و سپس دوباره تلاش کنید.',
    other: 'این گام با خطا روبه‌رو شد. پس از رفع مانع دوباره تلاش کنید.',
  } as Readonly<Record<string, string>> & { readonly other: string },
  /** Why somebody has a task; seats and units by their names. */
  reasons: {
    initiator: 'ثبت‌کنندهٔ درخواست',
    subject: 'درخواست دربارهٔ خود شماست',
    named: 'در درخواست نام برده شده‌اید',
    person: 'در تعریف فرایند نام برده شده‌اید',
    permission: 'دارندهٔ دسترسی لازم',
    step: 'انجام‌دهندهٔ یکی از گام‌های پیشین',
    manager: ({ of }: { of: string }) => `مدیر مستقیم ${of}`,
    managerAbove: ({ of, levels }: { of: string; levels: string }) => `مدیر ${levels} رده بالاتر از ${of}`,
    unitHead: ({ position, of }: { position: string; of: string }) => `${position}، مدیر واحد ${of}`,
    post: ({ position }: { position: string }) => `دارندهٔ پست ${position}`,
    role: ({ position }: { position: string }) => `نقش در واحد، پست ${position}`,
    level: ({ position }: { position: string }) => `نقش در ردهٔ سازمانی، پست ${position}`,
    group: ({ group }: { group: string }) => `عضو گروه ${group}`,
    substitute: ({ of }: { of: string }) => `جانشین ${of}`,
    escalated: ({ of }: { of: string }) => `مدیر ${of}، پس از گذشت مهلت`,
  },
} as const;
