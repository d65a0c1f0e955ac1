/** What somebody would be owed who leaves, on the screen. */
export default {
  lead: 'آنچه به کسی بدهکاریم اگر در روزی برود: مزد ماه، مرخصی مانده، عیدی و سنوات. چیزی ذخیره یا پرداخت نمی‌شود.',
  person: 'شخص',
  lastDay: 'آخرین روز کار',
  choose: 'شخص و آخرین روز کار را برگزینید',
  chooseText: 'هر سطر با راه محاسبه‌اش نشان داده می‌شود.',
  failed: 'تسویه محاسبه نشد',
  of: (v: { name: string; code: string; hired: string }) => `${v.name}، کد پرسنلی ${v.code}، استخدام ${v.hired}`,
  figures: { wage: 'خالص مزد ماه', leave: 'مرخصی', eidi: 'عیدی', eidiTax: 'مالیات عیدی', severance: 'سنوات', total: 'خالص تسویه' },
  claim: 'بیش از آنچه طلب دارد بدهکار است؛ پرداختی نیست و مانده از او خواسته می‌شود.',
  without: 'ماندهٔ وام و اقلامی که باید بازگرداند در این پیش‌نمایش نیست.',
  lines: 'سطرهای تسویه',
} as const;
