/** Words of the administrator's one-time password. */
import { isolateLtr } from '#kernel/persian-text/persian-text.ts';

export default {
  permissions: { 'systemManagement/accounts/oneTimePassword': 'حساب‌ها: ساختن کلمهٔ عبور یک‌بارمصرف' },
  errors: {
    strongerAccount: 'دسترسی این حساب بیش از حساب شماست؛ کلمهٔ عبور آن را مدیر دیگری می‌سازد.',
    ownAccount: 'این حساب خود شماست؛ کلمهٔ عبور آن را در صفحهٔ تغییر کلمهٔ عبور عوض کنید.',
  },
  validation: {},
  open: 'کلمهٔ عبور یک‌بارمصرف',
  title: 'کلمهٔ عبور یک‌بارمصرف',
  noAccount: 'این شخص حساب کاربری ندارد.',
  disabled: 'این حساب غیرفعال است و با کلمهٔ تازه هم باز نمی‌شود.',
  warning: ({ username }: { username: string }) => `کلمهٔ عبور کنونی حساب ${isolateLtr(username)} از کار می‌افتد و نشست‌های باز آن بسته می‌شود.`,
  make: 'ساختن کلمهٔ عبور',
  made: 'این کلمه فقط همین یک بار نشان داده می‌شود. آن را حضوری یا تلفنی به خود شخص بدهید.',
  password: 'کلمهٔ عبور',
  copy: 'رونوشت کلمهٔ عبور',
  until: ({ when }: { when: string }) => `تا ${when} اعتبار دارد و پس از نخستین ورود باید عوض شود.`,
  /** The message the owner finds after signing in. */
  noticeTitle: 'ساخته شدن کلمهٔ عبور یک‌بارمصرف',
  toOwner: {
    subject: 'مدیر سامانه برای حساب شما کلمهٔ عبور یک‌بارمصرف ساخت',
    body: 'اگر شما آن را نخواسته‌اید، به مدیر سامانه خبر دهید.',
  },
  failed: 'خطایی رخ داد. دوباره تلاش کنید.',
};
