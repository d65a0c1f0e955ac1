/** Fields of a line of a claim. */
export default {
  insured: 'بیمه‌شده',
  costType: 'نوع هزینه',
  serviceDate: 'تاریخ خدمت',
  provider: 'مرکز درمانی یا پزشک',
  providerHelp: 'نام همان‌گونه که روی صورت‌حساب آمده است.',
  invoiceNumber: 'شمارهٔ صورت‌حساب',
  claimed: 'مبلغ درخواستی (ریال)',
  documents: 'مدارک',
  documentsHelp: 'صورت‌حساب، نسخه و جواب آزمایش؛ عکس گوشی هم پذیرفته است.',
} as const;
