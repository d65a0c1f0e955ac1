/** Words of the gallery of file fields. */
export default {
  scan: 'تصویر قرارداد',
  papers: 'مدارک پیوست',
  contract: 'قرارداد کار ۱۴۰۵.pdf',
  photo: 'عکس کارت ملی.png',
  long: 'صورت‌جلسهٔ هیئت‌مدیره دربارهٔ بازنگری آیین‌نامهٔ مزایا.docx',
  refused: 'تعیین این فیلد الزامی است.',
};
