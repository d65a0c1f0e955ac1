/** The company somebody works in. */
export default {
  current: (name: string) => `شرکت فعال: ${name}`,
  workIn: (name: string) => `رفتن به «${name}»`,
  changed: (name: string) => `شرکت فعال اکنون «${name}» است.`,
  back: 'بازگشت',
  unsavedHere: 'نوشته‌های این صفحه هنوز ثبت نشده است. نخست آن‌ها را ثبت یا پاک کنید.',
  changedElsewhere: 'شرکت فعال در پنجرهٔ دیگری عوض شد؛ این پنجره نیز به آن رفت.',
  staleHere: 'شرکت فعال در پنجرهٔ دیگری عوض شد. نوشته‌های این صفحه دیگر ثبت نمی‌شود؛ آن‌ها را جایی نگه دارید و صفحه را تازه کنید.',
};
